"""Defines the messages between server and client, except the scene. `client/src/wire/protocol.ts` is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from sandtable.core.scene.preview import Land, Preview
from sandtable.core.scene.report import StepReport
from sandtable.core.scene.scene import Message, Scene
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
"""Who holds a seat: a player on the host's page, the holder of a secret link, the first to claim it, or a bot."""
EntryKind = Literal["concede", "draw", "back", "accept", "decline", "withdraw"]
"""Entries other than picks (`core.match.entries`)."""
Status = Literal["waiting", "playing", "over", "broken"]
"""`broken`: set aside because its stored data is damaged or it was played under different rules."""
Windows = Literal["swift", "sealed"]
"""When a seat that can only pass in a reaction window passes: at once, or after a human-like delay."""


class Problem(Struct, frozen=True, tag="problem"):
    """Why a request was refused: a stable error code, the part that is wrong, and a sentence. Nothing was changed."""

    error: str
    where: str
    detail: str
    seq: int | UnsetType = UNSET
    """For a stale sequence number: the last number in the log."""
    said: Message | UnsetType = UNSET  # a translatable message for players, if there is one


# -- tables ----------------------------------------------------------------------------------------------------------------


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who should hold a seat. `bot` is the name of one of the game's bots; it is required for a bot and refused otherwise."""

    holder: Holder
    name: Name | UnsetType = UNSET
    bot: Name | UnsetType = UNSET


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. An empty object opens a game against the best bot that starts at once.

    `sequel_of` is the id of a finished table; it requires the key of one of that table's seats. What that game passes on
    (`TableInfo.sequel`) is added to the options. If `seats` is omitted, the seats of that table are used.
    """

    game: Annotated[str, Meta(max_length=40)] = "bloodstones"
    options: dict[str, OptionValue] = {}
    seats: Annotated[tuple[SeatRequest, ...], Meta(max_length=16)] = ()
    title: Title = ""
    windows: Windows | UnsetType = UNSET
    """Default: `sealed` if the players are in different places, otherwise `swift`."""
    hints: bool | UnsetType = UNSET
    """Whether players may ask what a bot would do. Default: yes with one human player, no with several."""
    sequel_of: Annotated[str, Meta(max_length=64)] = ""
    again_of: Annotated[str, Meta(max_length=64)] = ""
    """The id of a finished table. The same players play again with the same options, apart from those given here.

    Requires the key of one of its seats. The other players are notified over that table's live channel (`Update.again`)."""
    swap: bool = False
    """Every player moves on by one seat, so two players swap sides."""


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it. `joined` is false until the player has sat down; `here` is true while a page is open.

    `seal` is the hash of the player's contribution to the dice, which is revealed once everyone has sat down. `shared` is true
    once no contribution is expected any more. `away` is when the last page of a player's seat was closed, or 0 if unknown.
    `deputy` is the bot that plays for a person. While the game waits for a player who is away, `gone` is the time from which a
    bot may take over if the other players agree; `agreed` lists the seats that have.
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
    program: bool = False
    """A program plays this seat over HTTP, as it said when it sat down (`Join.program`)."""


class Origin(Struct, frozen=True):
    """The source of a what-if: position `at` of another table. Only holders of a seat at the what-if see `table`."""

    at: int
    table: str = ""


class TableInfo(Struct, frozen=True):
    """A table as everyone sees it. `commitment` is the hash of the secret that determines the dice.

    `what_if` is set if the table tries out a position of another table.
    `sequel` is set if the game is over and another game can continue from it, such as the next adventure of a campaign. It
    lists the options that the next game takes over.
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
    """The seats that have an open question."""
    sequel: tuple[str, ...] | UnsetType = UNSET
    what_if: Origin | UnsetType = UNSET
    lesson: str | UnsetType = UNSET  # the id of its guided game
    broken: str | UnsetType = UNSET  # why the table was set aside
    broken_said: Message | UnsetType = UNSET  # the same, as a translatable message
    face: TableThumbnail | UnsetType = UNSET
    """The thumbnail; only present in lists of tables."""
    spectators: int = 0
    """Number of open pages without a seat."""
    talked: int = 0
    """The number of the latest chat line (`Chat`)."""
    hints: bool = True
    """Whether players may ask what a bot would do."""
    daily: str | UnsetType = UNSET
    """The day (YYYY-MM-DD) if it is a battle of the day. The day fixes its dice, so there is no `commitment`."""


class TableThumbnail(Struct, frozen=True):
    """A table's thumbnail, built from public information: subject, score, time of the last change (milliseconds), picture.

    `scores` are by seat and empty before the game starts. `winners` lists the winning seats.
    """

    subject: Message | None
    since: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    preview: Preview | None = None


class Tables(Struct, frozen=True):
    """Tables with their thumbnails, and the maps for the pictures by name."""

    tables: tuple[TableInfo, ...]
    lands: dict[str, Land] = {}


class SeatKey(Struct, frozen=True):
    """The secret that opens a seat; seat -1 is for spectators. It is sent once, and the server stores only its hash."""

    seat: int
    key: str


class SeatInvitation(Struct, frozen=True):
    """The secret that lets one person sit down on a seat, once. It opens nothing else; sitting down yields a key."""

    seat: int
    invitation: str


class NewTableAnswer(Struct, frozen=True):
    """Keys for the local seats and for spectators, and invitations to send out. Players still have to join.

    `recorded` is set if a record made under other rules plays the same under the current ones: the rules version it names.
    """

    table: TableInfo
    keys: tuple[SeatKey, ...]
    invitations: tuple[SeatInvitation, ...] = ()
    recorded: str | UnsetType = UNSET


Opens = Literal["invitation", "seat", "watch"]


class LinkInfo(Struct, frozen=True):
    """What a link opens: an invitation to a seat, a seat itself, or the spectators' view.

    `taken` is when someone sat down on the seat, or 0 if nobody has; `name` is that player. If someone else has taken the
    seat, do not play there: another person has, or had, its key.
    """

    opens: Opens
    seat: int
    name: str = ""
    taken: int = 0


class NewKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The new key of the caller's seat. It must be hard to guess. The old key stops working."""

    key: OwnKey


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A player sits down, with a name and a contribution to the dice: any text that nobody else can predict.

    A `seal` may be sent instead of the contribution: SHA-256 over `sandtable seal`, the contribution and the table id, each
    preceded by its length in four bytes. `Share` then reveals the contribution once everyone has sat down, so nobody can choose
    theirs to suit the others'.

    Joining with an invitation or claiming an open seat yields a key. A client that sends its own `key` can repeat the request
    if the response is lost.
    """

    name: Name | UnsetType = UNSET
    contribution: Annotated[str, Meta(max_length=100)] = ""
    seal: Seal | UnsetType = UNSET
    key: OwnKey | UnsetType = UNSET
    """The secret that opens the seat from now on, hard to guess. If omitted, the server creates one and sends it once."""
    program: bool = False
    """A program plays this seat. Everyone at the table is told, and it stays so for the whole game."""


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """The contribution that a seat sealed when sitting down. It is accepted once everyone has sat down."""

    contribution: OwnKey


class JoinAnswer(Struct, frozen=True):
    """`key` is set if the seat was open or was taken by invitation: the secret that opens the seat from now on."""

    table: TableInfo
    seat: int
    key: str | UnsetType = UNSET


class Pick(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the open question. `seq` is the log number it should get: one more than the last one seen."""

    seq: Seq
    pick: Text
    then: Annotated[tuple[Text, ...], Meta(max_length=40)] = ()
    """Further answers of the same batch (`Question.batch`): all of them are made, or none."""


ATarget = Annotated[str, Meta(max_length=40)]
Targets = Annotated[tuple[ATarget, ...], Meta(max_length=16)]


class Gesture(Struct, frozen=True, forbid_unknown_fields=True):
    """Picks something up and puts it somewhere. It becomes one log entry that answers every question it determines.

    `source` holds the targets of what was picked up, `types` the kinds of pieces meant (empty: all that can move), and `goal`
    the targets where it was put (empty: anywhere on the table). If several `ways` lead there (`Gestured.ways`), name the chosen
    one by its texts. If `pays` is false, the player is asked what to pay with. If `by_hand` is true, the player is asked where
    each piece goes, in games that have such a question.
    """

    seq: Seq
    source: Targets
    goal: Targets = ()
    types: Annotated[tuple[Annotated[int, Meta(ge=0, le=100_000)], ...], Meta(max_length=60)] = ()
    ways: Annotated[tuple[Text, ...], Meta(max_length=8)] = ()
    pays: bool = True
    by_hand: bool = False


class GestureWay(Struct, frozen=True):
    """One of several ways to carry out a gesture: its texts and their meaning in words."""

    ways: tuple[str, ...]
    labels: tuple[Message, ...]


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """Undo the caller's latest picks."""

    seq: Seq
    picks: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry other than a pick, allowed at any time: concede, propose a draw or a take-back, or answer a proposal.

    `seq` is the number after the last entry the sender knew. Entries that others added since then, and windows passed for the
    seat, do not matter: the entry gets the next free number. An answer refers to the proposal that was open at that point.
    """

    seq: Seq
    entry: EntryKind
    picks: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Proposed(Struct, frozen=True):
    """A proposal waiting for the answers of these seats: a draw, or that a seat takes back its latest picks."""

    entry: str
    seat: int
    picks: int
    waiting: tuple[int, ...]


Kinds = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=100)]


class StandingAnswers(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's standing answers to reaction windows. Only that seat sees them; they are deleted when the game ends.

    They never pass a window in the player's own turn, and never answer a question that is not a window (`Question.window`).
    """

    until_my_turn: bool = False  # pass until my next turn begins
    unless_attacked: bool = False  # pass unless I am attacked
    passes: Kinds = ()  # kinds of windows to always pass
    asks: Kinds = ()
    """Kinds of windows to always ask about, even when passing is the only option."""


class Done(Struct, frozen=True):
    """The entry is in the log under this number. A repeated request gets the same answer."""

    seq: int


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Copy a position into a private table. Hidden things are dealt again, unless the game is over and everything is shown."""

    at: Seq
    everything: bool = False
    bots: bool = False
    """Let bots hold the other seats; otherwise the caller gets all seats."""


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a recorded game on a private table: all of it, or up to a position to continue from."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    at: Seq | UnsetType = UNSET


# -- updates ---------------------------------------------------------------------------------------------------------------


class Step(Struct, frozen=True):
    """One step of the log. Position `at` is the game after it. `seat` is -1 for the opening."""

    at: int
    seq: int
    seat: int
    kind: str
    clause: str
    told: StepReport
    auto_answered: tuple[str, ...] = ()
    """The kinds of questions the viewer was not asked during this step because only one answer was left."""
    turn: int = 0
    """The number of turns begun, including by this step."""
    active: int = -1
    """The seat whose turn it was when the step was made. -1 between turns and in games without turns."""


class SceneChange(Struct, frozen=True):
    """What changed since the scene with number `base` that the page was sent before.

    `values` holds the fields that are replaced as a whole. `lists` says for other fields how to build the new list from the old
    one: a number n keeps n items, -n drops n items, and a list inserts its items. `digest` is the CRC-32 of the new scene as
    JSON without whitespace, with fields in their declared order. A client that gets another digest sends `lost` and is sent the
    whole scene.
    """

    base: int
    digest: int
    values: dict[str, Any]
    lists: dict[str, tuple[int | list[Any], ...]]


class HintAsked(Struct, frozen=True):
    """A seat asked for a hint when the log had reached `seq`. Numbers start at 1."""

    number: int
    seat: int
    seq: int


class Update(Struct, frozen=True, tag="update"):
    """Everything a page needs to be up to date.

    `seq` is the last number of the log; the next pick uses one more. `at` is the position shown, `last` the latest position.
    The client keeps the first `keep` of its steps (the opening counts as one) and appends `steps`. `may` lists the entries
    other than picks that the viewer can make; the kind of such a step starts with `match:`.
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
    """How many picks to take back to reach the viewer's latest real choice, including windows passed automatically. 0: none."""
    standing: StandingAnswers | UnsetType = UNSET
    """The viewer's standing answers, during a game with reaction windows."""
    passing: bool = False
    """The viewer is asked in a window that the table will pass automatically; at a sealed table, after a delay."""
    secret: str | UnsetType = UNSET
    coach: Coach | UnsetType = UNSET
    """In a guided game, for the learner."""
    change: SceneChange | UnsetType = UNSET
    """Sent instead of the scene to pages that follow changes."""
    again: Rematch | UnsetType = UNSET
    """Set if the game is over and someone has opened a rematch."""
    hints: tuple[HintAsked, ...] = ()
    """Hints requested in a game between people that this page has not been told about yet."""
    watch: str | UnsetType = UNSET
    """For holders of a seat: a spectators' key, to share the table or a position."""


class Rematch(Struct, frozen=True):
    """The table of a rematch, with invitations for the viewer's seats and the spectators' key.

    It is sent over the live channel only, to each page for the seats it holds.
    """

    table: str
    keys: tuple[SeatKey, ...]
    invitations: tuple[SeatInvitation, ...] = ()


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """A page's first message: the table, the page's keys, and the last log number it knows (-1: none).

    A page that `follows` is sent the whole scene once and then the changes. Other pages are sent the whole scene every time.
    """

    table: Annotated[str, Meta(max_length=64)]
    keys: Annotated[tuple[Key, ...], Meta(max_length=17)]
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    follows: bool = False


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """For a page with several keys: show the table from this seat. By default, the held seat that is asked is shown."""

    seat: Annotated[int, Meta(ge=-1, le=15)]


class Lost(Struct, frozen=True, tag="lost", forbid_unknown_fields=True):
    """The page could not apply a change and needs to be sent everything again."""


FromClient = Hello | Look | Lost
FromServer = Update | Problem


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    tables: int
    pages: int
