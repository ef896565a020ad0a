"""Everything that travels between server and client, besides the scene. `client/src/wire/protocol.ts` is made from here."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from sandtable.core.briefing import Briefing
from sandtable.core.preview import Land, MarkSide, Preview
from sandtable.core.scene import Option, Question, Scene, Told, Words
from sandtable.core.scene_plane import Plan
from sandtable.core.scene_static import Static, SurfaceKind
from sandtable.core.workshop import Draft
from sandtable.server.messages_teaching import Coach

Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PLAIN: Final = r"^[^\x00-\x1F\x7F-\x9F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]*(?![\s\S])"
"""No controls, nothing invisible, no marks that turn the direction of the text around them."""
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Title = Annotated[str, Meta(max_length=400, pattern=PLAIN)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
OwnKey = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]*(?![\s\S])")]
Seal = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]*(?![\s\S])")]
Text = Annotated[str, Meta(max_length=400)]
OptionValue = Annotated[str, Meta(max_length=40_000)] | Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]

Holder = Literal["here", "link", "open", "bot"]
"""Who holds a seat: a person at the host's page, whoever has the secret link, whoever comes first, a bot."""
EntryKind = Literal["concede", "draw", "back", "accept", "decline", "withdraw"]
"""The entries beside picks (`core.entries`)."""
Status = Literal["waiting", "playing", "over", "broken"]
"""Broken: set aside, because what is stored of it is damaged or it was played under other rules."""
Windows = Literal["swift", "sealed"]
"""When a seat that can only pass in a reaction window passes: at once, or after a pause like a person's."""


class Problem(Struct, frozen=True, tag="problem"):
    """Why something was refused: a stable word, where it is wrong, and a sentence. Nothing was changed."""

    error: str
    where: str
    detail: str
    seq: int | UnsetType = UNSET
    """For a stale sequence number: the number the log has reached."""
    said: Words | UnsetType = UNSET  # for options that do not fit: the same for a player, in words of the game


# -- games -----------------------------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """A game option: its choices, or for a number its range, or neither for a text."""

    name: str
    default: str | int
    choices: tuple[str, ...]
    low: int
    high: int
    clause: str
    rare: bool = False
    """Few people change it."""
    tiled: bool = False
    """Its values are offered as tiles (`Tiles`)."""


class SeatSide(Struct, frozen=True):
    """A side that a seat can be given at the set-up: its id, the key of its name, its colours and its sign."""

    id: str
    name: str
    look: MarkSide


class SeatChoice(Struct, frozen=True):
    """A text option that names one of the sides for each seat, in the order of the seats, with commas between.

    `needs` is what other options must say for that.
    """

    option: str
    needs: dict[str, str]
    sides: tuple[SeatSide, ...]


class GameInfo(Struct, frozen=True):
    name: str
    rules: str
    players: tuple[int, int]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    finished: bool
    surface: SurfaceKind
    """What it is played on, for the picture in the lobby."""
    campaigns: bool
    """Can a game go on from the document of an earlier one?"""
    own_content: str
    """The option that takes the text of a file made by the players, or nothing."""
    workshop: tuple[str, ...]
    """The options that take what is built in the workshop of the game, in seat order; none if it has no workshop."""
    minutes: tuple[int, int] = (0, 0)
    """How long the shortest and the longest of its tiles last, about; zeros where nothing is known."""
    each: SeatChoice | None = None
    """What is chosen for each seat by picture."""


class Games(Struct, frozen=True):
    games: tuple[GameInfo, ...]


class ContentTile(Struct, frozen=True):
    """A value of an option as something to look at: an adventure, a map, a scenario with its opening position.

    `group` names what it belongs to (`tile-group-GROUP`), `level` how hard it is from 1 to 3, `minutes` about how long it
    lasts with so few `players` as there may be, `forces` how many units each side begins with; 0 and nothing where that is
    not known. `icon` stands where a picture of the position would show nothing.
    """

    option: str
    value: str
    name: Words
    about: Words | None
    group: str
    level: int
    minutes: int
    players: tuple[int, int]
    forces: tuple[int, ...]
    icon: str
    preview: Preview | None


class Tiles(Struct, frozen=True):
    """The tiles of a game, in the order of their options, with the lands of their pictures by name."""

    tiles: tuple[ContentTile, ...]
    lands: dict[str, Land]


class CheckOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options to be tried: the answer holds them with defaults filled in."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = {}


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """The document that an earlier game handed on, as it was exported."""

    document: Annotated[str, Meta(max_length=60_000)]


class CheckedOptions(Struct, frozen=True):
    options: dict[str, str | int]


class Built(Struct, frozen=True, forbid_unknown_fields=True):
    """Something built in a workshop, as text or as draft, and the options that its rules depend on (`Stock.settings`)."""

    text: Annotated[str, Meta(max_length=40_000)] | UnsetType = UNSET
    draft: Draft | UnsetType = UNSET
    options: dict[str, OptionValue] = {}


class RandomBuilt(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for something legal by chance; `choice` is one of `Stock.choices`, or nothing for any."""

    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    choice: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, OptionValue] = {}


# -- tables ----------------------------------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall hold a seat. A bot needs `bot`, the name of a bot of the game; nobody else has one."""

    holder: Holder
    name: Name | UnsetType = UNSET
    bot: Name | UnsetType = UNSET


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. An empty object is a game against the best bot, to be played at once.

    With `sequel_of`, the id of a finished table, and the key of one of its seats, what that game hands on (`TableInfo.sequel`)
    is added to the options; without `seats` they are those of that table.
    """

    game: Annotated[str, Meta(max_length=40)] = "bloodstones"
    options: dict[str, OptionValue] = {}
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=16)] = ()
    title: Title = ""
    windows: Windows | UnsetType = UNSET
    """Without it: sealed where people sit apart from each other, else swift."""
    sequel_of: Annotated[str, Meta(max_length=64)] = ""
    again_of: Annotated[str, Meta(max_length=64)] = ""
    """A finished table to be played again by those who sat there, with the same options but those named here.

    Needs the key of one of its seats. The others hear of it over the live channel of that table (`Update.again`)."""
    swap: bool = False
    """Everybody moves on by one seat: two players change sides."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it. `joined` is false until the person has sat down, `here` tells whether a page is open.

    `seal` is the hash of a contribution to the dice that is shown when all have sat down; `shared`: none is to come any more.
    `away` is when the last page of a person's seat was closed, 0 if not known; `deputy` the bot that plays for a person.
    While the game waits for somebody who is away, `gone` is when a bot may play for them if the others agree; `agreed` are
    those who do.
    """

    seat: int
    holder: Holder
    name: str
    bot: str
    joined: bool
    here: bool
    seal: str = ""
    shared: bool = False
    away: int = 0
    deputy: str = ""
    gone: int = 0
    agreed: tuple[int, ...] = ()


class Origin(Struct, frozen=True):
    """Where a what-if comes from: position `at` of another table, named to those alone who hold a seat of the what-if."""

    at: int
    table: str = ""


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it. `commitment` is the hash of the secret that the dice come from.

    `what_if` is there when it is not a game of its own but a position of another table being tried out.
    `sequel` is there when the game is over and another can go on from it, as the next adventure of a campaign: the names of
    the options that the next one takes over.
    """

    id: str
    game: str
    rules: str
    title: str
    status: Status
    players: int
    options: dict[str, str | int]
    seats: tuple[SeatInfo, ...]
    seq: int
    created: int
    commitment: str
    private: bool
    windows: Windows
    asked: tuple[int, ...] = ()
    """Whose turn it is: the seats that are asked something now."""
    sequel: tuple[str, ...] | UnsetType = UNSET
    what_if: Origin | UnsetType = UNSET
    lesson: str | UnsetType = UNSET  # which guided game it is
    broken: str | UnsetType = UNSET  # why it was set aside
    face: Face | UnsetType = UNSET
    """How it looks from afar; only in lists of tables."""
    spectators: int = 0
    """How many pages look on without a seat."""
    talked: int = 0
    """The number of what was said last at the table (`Talk`)."""


class Face(Struct, frozen=True):
    """A table from afar, from what everybody may know: what is played, how it stands, since when (milliseconds), a picture.

    `scores` are by seat, none before the game has begun; `winners` are the seats that have won it.
    """

    subject: Words | None
    since: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    preview: Preview | None = None


class Tables(Struct, frozen=True):
    """Tables with their faces, and the lands of their pictures by name."""

    tables: tuple[TableInfo, ...]
    lands: dict[str, Land] = {}


class SeatKey(Struct, frozen=True):
    """The secret that opens a seat; -1 is the spectators'. It is told once and stored nowhere but by who holds it."""

    seat: int
    key: str


class NewTableAnswer(Struct, frozen=True):
    """Keys for the seats here and for the links to give away. Persons still have to join with their contribution."""

    table: TableInfo
    keys: tuple[SeatKey, ...]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A person sits down: a name, and a contribution to the dice, any text nobody else could foresee.

    In its place there may be its `seal`: SHA-256 over `sandtable seal`, the contribution and the id of the table, each after
    its length in four bytes. Then it is shown by `Share`, when everybody has sat down, so that nobody can choose theirs to fit.

    An open seat gets a key now, and the key of an invitation is exchanged for a new one. With a `key` of the own choice the
    request can be repeated if its answer is lost.
    """

    name: Name | UnsetType = UNSET
    contribution: Annotated[str, Meta(max_length=100)] = ""
    seal: Seal | UnsetType = UNSET
    key: OwnKey | UnsetType = UNSET
    """The secret that opens the seat from now on, hard to guess; without one the server makes one and tells it once."""


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """The contribution that a seat has sealed when sitting down; it is taken when everybody has sat down."""

    contribution: OwnKey


class JoinAnswer(Struct, frozen=True):
    """`key` is there when the seat was open or somebody was invited to it: the secret that opens it from now on."""

    table: TableInfo
    seat: int
    key: str | UnsetType = UNSET


class Pick(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the open question. `seq` is the number it shall have in the log: one more than the last one seen."""

    seq: Seq
    pick: Text


ATarget = Annotated[str, Meta(max_length=40)]
Targets = Annotated[tuple[ATarget, ...], Meta(max_length=16)]


class Gesture(Struct, frozen=True, forbid_unknown_fields=True):
    """Something is taken and put somewhere: one entry of the log, which answers all questions that this says something about.

    `source` are the targets of what was taken, `types` the kinds of its pieces that are meant (none: all that can go), `goal`
    the targets of where it was put (none: just on the table). Where several `ways` lead there (`Gestured.ways`), the chosen one
    is named by its texts. Without `pays` what it is paid with is asked.
    """

    seq: Seq
    source: Targets
    goal: Targets = ()
    types: Annotated[tuple[Annotated[int, Meta(ge=0, le=100_000)], ...], Meta(max_length=60)] = ()
    ways: Annotated[tuple[Text, ...], Meta(max_length=8)] = ()
    pays: bool = True


class GestureWay(Struct, frozen=True):
    """One of several ways to do what a gesture says: its texts, and what they mean in words."""

    ways: tuple[str, ...]
    labels: tuple[Words, ...]


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the own latest picks."""

    seq: Seq
    picks: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry beside picks, at any moment: give up, propose a draw or to take back so many own picks, answer a proposal."""

    seq: Seq
    entry: EntryKind
    picks: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Proposed(Struct, frozen=True):
    """A proposal that waits for the answers of these seats: a draw, or that a seat takes back its latest picks."""

    entry: str
    seat: int
    picks: int
    waiting: tuple[int, ...]


Kinds = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=100)]


class StandingAnswers(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player says beforehand about reaction windows. Only the seat itself sees it; it is gone when the game ends.

    None of it passes a window of the own turn, or answers a question that is no window (`Question.window`).
    """

    until_my_turn: bool = False  # pass until my next turn begins
    unless_attacked: bool = False  # pass unless I am attacked
    passes: Kinds = ()  # kinds of windows to pass always
    asks: Kinds = ()
    """Kinds of windows to ask about always, even when passing is all that can be done."""


class Done(Struct, frozen=True):
    """It is in the log for good, under this number. A repeated request gets the same answer."""

    seq: int


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Copy a position into a private table: hidden things are dealt anew, unless the game is over and all was shown."""

    at: Seq
    everything: bool = False
    bots: bool = False
    """Let bots hold the other seats; otherwise all seats are here."""


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Lay out a game that was kept as a record on a private table: all of it, or up to a position to be played on from."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    at: Seq | UnsetType = UNSET


# -- news ------------------------------------------------------------------------------------------------------------------


class Step(Struct, frozen=True):
    """One step of the log: position `at` is the game after it. `seat` is -1 for the opening."""

    at: int
    seq: int
    seat: int
    kind: str
    clause: str
    told: Told
    spared: tuple[str, ...] = ()
    """The kinds of questions that the viewer was not asked in it, because one answer was left."""


class SceneChange(Struct, frozen=True):
    """What has changed of the scene that the page was sent before, with the number `base`.

    `values` are the fields that are new as a whole. `lists` says for others how the new list is made from the old one, item by
    item: a number n keeps n of them, -n leaves n out, a list puts its items in. `digest` is the CRC-32 of the new scene as
    JSON without blanks, its fields in their order; who does not come to it says `lost` and is sent all of it.
    """

    base: int
    digest: int
    values: dict[str, Any]
    lists: dict[str, tuple[int | list[Any], ...]]


class Update(Struct, frozen=True, tag="update"):
    """What a page needs to be up to date.

    `seq` is the log's last number and goes into the next pick plus one. `at` is the position shown, `last` the latest one.
    Of the steps it has the client keeps the first `keep` (the opening counts as one) and appends `steps`. `may` are the
    entries beside picks that are open to the viewer; the kind of a step that is one begins with `match:`.
    """

    table: TableInfo
    seq: int
    at: int
    last: int
    viewer: int
    held: tuple[int, ...]
    undo: int
    may: tuple[EntryKind, ...]
    proposal: Proposed | None
    scene: Scene | None
    keep: int
    steps: tuple[Step, ...]
    back: int = 0
    """How many picks to take back for the viewer's latest real choice: windows passed by themselves come on top. 0: none."""
    standing: StandingAnswers | UnsetType = UNSET
    """The viewer's own standing answers, while a game with reaction windows goes on."""
    passing: bool = False
    """The viewer is asked in a window that the table passes for him, at a sealed table after a while."""
    secret: str | UnsetType = UNSET
    coach: Coach | UnsetType = UNSET
    """At a guided game, for the learner."""
    change: SceneChange | UnsetType = UNSET
    """In place of the scene, for pages that said they follow changes."""
    again: Again | UnsetType = UNSET
    """There when the game is over and somebody has set up a rematch."""
    watch: str | UnsetType = UNSET
    """For those who hold a seat: a spectators' key, to show others a position or the table."""


class Again(Struct, frozen=True):
    """The table at which a finished one is played again, with the keys of the viewer's seats there.

    It is told by the live channel alone, to each page for the seats that it holds; a key is good until its seat is taken.
    """

    table: str
    keys: tuple[SeatKey, ...]


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First message of a page: which table, with which keys, and up to which number of the log it knows (-1: nothing).

    A page that `follows` is sent what changes of a scene, and the whole only at first; others are sent it whole each time.
    """

    table: Annotated[str, Meta(max_length=64)]
    keys: Annotated[tuple[Key, ...], Meta(max_length=17)]
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    follows: bool = False


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """With several keys: see the table from this seat from now on; without it the asked seat of those held is shown."""

    seat: Annotated[int, Meta(ge=-1, le=15)]


class Lost(Struct, frozen=True, tag="lost", forbid_unknown_fields=True):
    """The page cannot follow a change: everything is sent to it anew."""


FromClient = Hello | Look | Lost
FromServer = Update | Problem


# -- rules and words -------------------------------------------------------------------------------------------------------


class ClauseText(Struct, frozen=True):
    id: str
    text: str
    chapter: int
    chapter_title: str
    tags: tuple[str, ...]
    deviation: str
    language: str
    """Of the text: the one asked for, or English where it is not translated."""


class WhyNot(Struct, frozen=True):
    """Why something is no answer now: the clauses with their text, the nearest first. Without any it is allowed.

    `sentence` says it in the facts of the position, `targets` are what to light up for it: the piece in the way, the enemy
    too near. Of what is allowed `options` are the answers that it is part of, the first ones of `count`. `asked` is the
    question that is open for the seat; there is none while others are asked.
    """

    seat: int
    target: str
    asked: Words | None
    clauses: tuple[ClauseText, ...]
    targets: tuple[str, ...] = ()
    sentence: Words | None = None
    options: tuple[Option, ...] = ()
    count: int = 0


class Gestured(Struct, frozen=True):
    """What became of a gesture: with `picks` it is in the log under this number, so many answers as one; else nothing happened.

    Then it needs one of several `ways`, or `why` says what forbids it. With `waits` others are asked first: the same gesture
    says the rest when they have answered.
    """

    seq: int
    picks: int = 0
    waits: bool = False
    ways: tuple[GestureWay, ...] = ()
    why: WhyNot | None = None


class Lifted(Struct, frozen=True):
    """What can be done with something that is taken in hand: where it can be put, as the question will be.

    `anywhere`: it can be put just on the table. With neither it cannot be taken.
    """

    question: Question | None
    anywhere: bool


class OptionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A value of an option of the set-up, asked about beside what is chosen for the others."""

    players: Annotated[int, Meta(ge=1, le=16)]
    option: Annotated[str, Meta(max_length=40)]
    value: OptionValue
    options: dict[str, OptionValue] = {}


class WhyNotOption(Struct, frozen=True):
    """Why a value cannot be chosen: the clauses with their text, the sentence, and in any case a `detail` in English.

    With nothing in `detail` it can.
    """

    option: str
    clauses: tuple[ClauseText, ...]
    sentence: Words | None = None
    detail: str = ""


class Briefed(Struct, frozen=True):
    """What is to be known before a game; nothing while its options do not fit together."""

    briefing: Briefing | None


class Foreseen(Struct, frozen=True):
    """What a point would mean; nothing where none is asked for any more, because a preview may come too late."""

    plan: Plan | None


class TermText(Struct, frozen=True):
    """A word of the glossary: singular and plural (either may be empty), what it means, the clause that says so."""

    id: str
    clause: str
    one: str
    many: str
    means: str
    language: str


class ExampleOf(Struct, frozen=True):
    """The clause that retells a worked example which can be seen on a board, and the clauses that it shows, itself first."""

    id: str
    clauses: tuple[str, ...]


class RulesPage(Struct, frozen=True):
    """A game's clauses in the order of its ledger with its glossary and examples, or what holds all the searched words.

    A searched word that stands nowhere is taken for the nearest one: `instead` says which for which.
    """

    game: str
    title: str
    clauses: tuple[ClauseText, ...]
    terms: tuple[TermText, ...] = ()
    examples: tuple[ExampleOf, ...] = ()
    instead: dict[str, str] = {}


class ExampleShown(Struct, frozen=True):
    """A worked example on its board, as the seat that is asked sees it. `refused` may be tried in vain."""

    id: str
    seat: int
    refused: tuple[str, ...]
    static: Static
    scene: Scene


class WhereApplies(Struct, frozen=True):
    """Where a clause matters now: targets that it keeps from being an answer, and whether the question stands under it."""

    seat: int
    clause: str
    targets: tuple[str, ...]
    asked: bool


class LanguageInfo(Struct, frozen=True):
    id: str
    name: str  # what the language calls itself


class Languages(Struct, frozen=True):
    """The languages of the words and rules, English first."""

    languages: tuple[LanguageInfo, ...]


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    tables: int
    pages: int
