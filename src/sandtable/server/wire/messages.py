"""Everything that travels between server and client, besides the scene. `client/src/wire/protocol.ts` is made from here."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from sandtable.core.scene.preview import Land, Preview
from sandtable.core.scene.scene import Scene, Told, Words
from sandtable.core.text.visible import plain_pattern
from sandtable.server.wire.messages_teaching import Coach

PLAIN: Final = plain_pattern()
PLAIN_OR_BLANK: Final = plain_pattern(may_be_blank=True)

Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Title = Annotated[str, Meta(max_length=400, pattern=PLAIN_OR_BLANK)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
OwnKey = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]{22,64}(?![\s\S])")]
Seal = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}(?![\s\S])")]
Text = Annotated[str, Meta(max_length=400)]
OptionValue = Annotated[str, Meta(max_length=40_000)] | Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]

Holder = Literal["here", "link", "open", "bot"]
"""Who holds a seat: a person at the host's page, whoever has the secret link, whoever comes first, a bot."""
EntryKind = Literal["concede", "draw", "back", "accept", "decline", "withdraw"]
"""The entries beside picks (`core.match.entries`)."""
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
    said: Words | UnsetType = UNSET  # the same for a player, if there are words for it


# -- tables ----------------------------------------------------------------------------------------------------------------


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
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
    seats: Annotated[tuple[SeatRequest, ...], Meta(max_length=16)] = ()
    title: Title = ""
    windows: Windows | UnsetType = UNSET
    """Without it: sealed where people sit apart from each other, else swift."""
    hints: bool | UnsetType = UNSET
    """May the people ask what a bot would do? Without it: yes where one person plays, no where several do."""
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
    broken_said: Words | UnsetType = UNSET  # the same for players
    face: Face | UnsetType = UNSET
    """How it looks from afar; only in lists of tables."""
    spectators: int = 0
    """How many pages look on without a seat."""
    talked: int = 0
    """The number of what was said last at the table (`Talk`)."""
    hints: bool = True
    """May the people at the table ask what a bot would do?"""


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


class SeatInvitation(Struct, frozen=True):
    """The secret with which somebody can sit down on a seat, once. It opens nothing: who sits down gets a key."""

    seat: int
    invitation: str


class NewTableAnswer(Struct, frozen=True):
    """Keys for the seats here and for spectators, and invitations to give away. Persons still have to join.

    `recorded` is there for a record of other rules that plays the same under the present ones: the rules it was recorded under.
    """

    table: TableInfo
    keys: tuple[SeatKey, ...]
    invitations: tuple[SeatInvitation, ...] = ()
    recorded: str | UnsetType = UNSET


Opens = Literal["invitation", "seat", "watch"]


class LinkInfo(Struct, frozen=True):
    """What a link opens: an invitation to a seat, a seat itself, or the spectators' view.

    `taken` is when somebody sat down on the seat, 0 if nobody has, and `name` is who that was. Whoever finds a seat taken by
    somebody else should not play there: another person holds its key, or held it.
    """

    opens: Opens
    seat: int
    name: str = ""
    taken: int = 0


class NewKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that opens the own seat from now on, hard to guess. The one before opens nothing any more."""

    key: OwnKey


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A person sits down: a name, and a contribution to the dice, any text nobody else could foresee.

    In its place there may be its `seal`: SHA-256 over `sandtable seal`, the contribution and the id of the table, each after
    its length in four bytes. Then it is shown by `Share`, when everybody has sat down, so that nobody can choose theirs to fit.

    Whoever comes with an invitation or takes an open seat gets a key. With a `key` of the own choice the request can be
    repeated if its answer is lost.
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
    """`key` is there when the seat was open, or somebody came with an invitation: the secret that opens it from now on."""

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
    """An entry beside picks, at any moment: give up, propose a draw or to take back so many own picks, answer a proposal.

    `seq` is the number after the last entry that the sender knew. What others enter meanwhile, and windows passed for the
    seat, change nothing about it: it gets the next free number. An answer is one to the proposal that was open then.
    """

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


class HintAsked(Struct, frozen=True):
    """A seat has asked for a hint, when the log had reached `seq`. They are numbered from 1 on."""

    number: int
    seat: int
    seq: int


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
    again: Rematch | UnsetType = UNSET
    """There when the game is over and somebody has set up a rematch."""
    hints: tuple[HintAsked, ...] = ()
    """Who has asked for a hint, in a game between people, as far as the page has not been told."""
    watch: str | UnsetType = UNSET
    """For those who hold a seat: a spectators' key, to show others a position or the table."""


class Rematch(Struct, frozen=True):
    """The table at which a finished one is played again, with invitations to the viewer's seats and the spectators' key there.

    It is told by the live channel alone, to each page for the seats that it holds.
    """

    table: str
    keys: tuple[SeatKey, ...]
    invitations: tuple[SeatInvitation, ...] = ()


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


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    tables: int
    pages: int
