"""The scene: a seen state as something to look at and point at, in the same form for every game and client.

A scene has two parts. `Static` (`core.scene.static`) is sent once for a table: the surface with its places, the types of
pieces, the sides, the colours. `Scene` is sent after every change: what is where, what the seats have, the current conflict,
the open question with each option attached to what a person clicks, the result. The client knows these types and no game.

**The scene contains no text.** Everything people read is a `Message`: the key of a Fluent message with typed arguments, which
each client words in its own language. **Targets** name what can be pointed at: `"area:17"`, `"tile:3"`, the part and the
value of `core.engine.decision.Target`. A thing in the scene lists the targets it stands for in `targets`. An option lists the
targets that make it up, in order.

Only plain values are used: dataclasses of `core.frozen`, of numbers, texts and tuples. `docs/design/scene.md` describes them.
"""

from __future__ import annotations

from typing import Literal

from sandtable.core.frozen import dataclass
from sandtable.core.scene.cards import Check, Column, Reach, Road, Tally
from sandtable.core.scene.plane import Aim, DiceStep, PieceRole, Plan, Plane, ReachRoll, SightState, Unit
from sandtable.core.scene.static import Shape
from sandtable.core.scene.targets import read_target as read_target
from sandtable.core.scene.targets import target_id as target_id
from sandtable.core.text.message import Arg as Arg
from sandtable.core.text.message import Counted as Counted
from sandtable.core.text.message import Figure as Figure
from sandtable.core.text.message import Likely as Likely
from sandtable.core.text.message import Message as Message
from sandtable.core.text.message import Point as Point
from sandtable.core.text.message import Tone as Tone
from sandtable.core.text.message import message_arg as message_arg
from sandtable.core.text.message import number_arg as number_arg

# What a client can draw. A misspelling fails the type checks of both languages. A game's own names are message keys (`tags`)
# or rows of a table of `Static`.
Lit = Literal["plain", "battle", "move", "fight"]
PieceFlag = Literal["idle", "spent", "raised"]
StackFlag = Literal["ordered", "moved", "battled", "flying", "fast", "port", "by-sea", "by-air", "capital", "besieged"]
TrayKind = Literal["hand", "bag", "discard", "supply", "aside", "played", "rack", "pile", "offer", "stack", "order"]
PanelFlag = Literal["active", "first", "out", "far", "left", "right"]
SheetFlag = Literal["open", "away"]
ConflictForm = Literal["strength", "dice"]
SideFlag = Literal["shown", "own", "substituted"]


@dataclass(frozen=True, slots=True)
class Piece:
    """Equal pieces lying together, or one with its own state. Type -1 is a piece whose type is not known.

    `id` stays the same as long as the piece exists, so that a client can animate it. `at` and `facing` (degrees from the first
    axis towards the second, None if a piece has no front) are for the plane. `figures` are numbers that change (figures left,
    damage). `banner` is an index of `Static.banners`, or -1.
    """

    id: str
    type: int
    seat: int
    count: int = 1
    at: Point | None = None
    facing: float | None = None
    figures: tuple[Figure, ...] = ()
    flags: tuple[PieceFlag, ...] = ()
    targets: tuple[str, ...] = ()
    banner: int = -1
    role: PieceRole = ""
    floor: int = 0
    harm: tuple[int, int] = (0, 0)
    """Wounds lost, and of how many. (0, 0) if it has none."""
    full: int = 0
    """The count at full strength, 0 if it does not apply."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Pieces of one seat in one place: a force, a unit on a hex, an army of cards. Seat -1 means no owner.

    On hexes the first piece is the unit (`count` figures), and the others are tokens it carries. On a plane the place is -1 and
    the pieces say where they are. `tags` are message keys about it. A flag's message is `flag-<flag>`, if the game has one.
    """

    id: str
    place: int
    seat: int
    pieces: tuple[Piece, ...]
    name: Message | None = None
    flags: tuple[StackFlag, ...] = ()
    targets: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    unit: Unit | None = None
    """On a plane: the stack as one unit of models."""
    tally: Tally | None = None
    owner: int = -1
    """The seat that a captured stack belonged to, -1 if it was not captured."""
    bound: str = ""
    """The target that it besieges, or that besieges it."""
    sums: tuple[Modifier, ...] = ()
    """The lines that add up to its large number."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Pieces beside the surface: hand, discard pile, bag, deck, supply. `size` counts all, including unknown ones.

    In a tray of kind `stack`, the piece played last comes last and is resolved first.
    """

    id: str
    kind: TrayKind
    name: str
    seat: int
    size: int
    pieces: tuple[Piece, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class Track:
    """A marker on a track from 0 to `limit`."""

    label: str
    value: int
    limit: int
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """The public facts of a seat. `side` is an index of `Static.sides`, -1 while it has none.

    The flag `far` means that the seat looks at the surface from above, `left` and `right` that it sits at that side; a client
    may turn the surface for that viewer. `tags` are message keys about the seat. A flag's message is `flag-<flag>`, if the game
    has one.
    """

    seat: int
    side: int
    order: int
    figures: tuple[Figure, ...]
    tracks: tuple[Track, ...]
    flags: tuple[PanelFlag, ...] = ()
    targets: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet that a seat keeps: a character with abilities and equipment, a council with its members.

    `type` is the type of piece it is about (its picture and what is printed on it), -1 for none. `about` describes its current
    state. `pieces` are cards that lie on it; the flag `idle` marks a card that has no effect now. The sheet describes whatever
    carries one of its `targets`. A sheet in the `focus` of a question belongs to that question. The flag `open` asks the client
    to show it in full from the start.
    """

    id: str
    seat: int
    name: Message
    icon: str = ""
    type: int = -1
    about: Message | None = None
    figures: tuple[Figure, ...] = ()
    pieces: tuple[Piece, ...] = ()
    flags: tuple[SheetFlag, ...] = ()
    targets: tuple[str, ...] = ()
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances in thousandths, from what the viewer knows: the first side wins, a tie, the second side wins."""

    first: int
    tie: int
    second: int


@dataclass(frozen=True, slots=True)
class Modifier:
    """One line of a sum: who or what, why (a key), and how much."""

    words: Message
    note: str
    value: int
    clause: str
    type: int = -1
    detail: Message | None = None
    """How the number is made up, in small print."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A drawn tile, die or card of a conflict: its value, or None while the viewer may not know it.

    `type` is the type of a hand piece that replaced it, or the face of a die. `counts` says whether it is part of the total.
    `does` is what a die does, the id of one of `Static.outcomes`. `why` is the reason in words with its clause.
    """

    value: int | None
    type: int = -1
    counts: bool = True
    text: str = ""
    does: str = ""
    why: Message | None = None
    clause: str = ""


@dataclass(frozen=True, slots=True)
class ConflictSide:
    """One side of a conflict. `total` is None until the viewer knows everything in it. `tags` are message keys."""

    seat: int
    role: str
    force: tuple[Piece, ...]
    draws: int
    drawn: tuple[Chance, ...]
    modifiers: tuple[Modifier, ...]
    bonus: int
    total: int | None
    flags: tuple[SideFlag, ...] = ()
    tags: tuple[str, ...] = ()
    name: Message | None = None
    losses: tuple[Modifier, ...] = ()
    """The lines that lead from the number drawn to the losses."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A battle, assault, duel or attack in progress, or one that has just ended in a step.

    `form` is `strength` if two totals are compared, `dice` if the first side rolls dice at the second. For dice, `bonus` is the
    number of dice, the sum of the first side's modifiers, and each die in `drawn` is explained. `likely` holds the chances of
    such a roll before it is made. On a plane the place is -1 and `at` is where it is fought.
    """

    place: int
    step: str
    sides: tuple[ConflictSide, ...]
    clause: str
    odds: Odds | None = None
    winner: int | None = None
    outcome: Message | None = None
    form: ConflictForm = "strength"
    likely: tuple[Likely, ...] = ()
    at: Point | None = None
    rolls: tuple[DiceStep, ...] = ()
    """An attack with several rolls, step by step. The two sides say who fights whom."""
    title: Message | None = None
    """Set if a battle is shown large, on its own stage."""
    steps: tuple[str, ...] = ()
    gap: int | None = None
    """The difference of the totals, as the battle table reads it."""
    table: tuple[Column, ...] = ()
    lit: int = -1
    checks: tuple[Check, ...] = ()
    cause: Message | None = None
    """What deals the losses if nobody attacks: ground, a spell, an event."""
    reach: ReachRoll | None = None
    """A roll for the distance. Its die is the only one of `rolls`."""


@dataclass(frozen=True, slots=True)
class Would:
    """What a card would do if it was played now: a sentence, the targets it concerns, and the chances of its dice."""

    words: Message
    targets: tuple[str, ...] = ()
    likely: tuple[Likely, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: `text` is sent back, `label` is read, `targets` are clicked, in this order.

    An option without targets is a button. If options differ only in numbers, the client lets the player choose the number.
    `lit` says how to highlight its place if the answers leave different things open: a unit could still battle there, or only
    move there; `fight` if there is someone to fight. `ends` means that the answer ends the turn. `usual` marks the answer most
    players give: it is the one large button, and all others are secondary. `commits` means that the answer throws dice at
    something whose aim is shown, so that it cannot be taken back: one click chooses it, the next one makes it. `key` is a
    letter that gives the answer. `takes` means that the answer only says what to move, and where to is asked next: a click
    picks the piece up, and nothing is sent until it is put down.
    """

    text: str
    label: Message
    targets: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    odds: Odds | None = None
    likely: tuple[Likely, ...] = ()
    lit: Lit = "plain"
    ends: bool = False
    usual: bool = False
    would: Would | None = None
    """For an answer that plays a card: its effect here and now."""
    commits: bool = False
    key: str = ""
    takes: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """A line of sight that matters to the question: from place to place, clear or blocked by these places.

    On a plane, start and end are -1: `path` has the two points, `ends` the targets there, `by` the targets in the way.
    """

    start: int
    end: int
    clear: bool
    blockers: tuple[int, ...] = ()
    clause: str = ""
    path: tuple[Point, ...] = ()
    ends: tuple[str, ...] = ()
    by: tuple[str, ...] = ()
    state: SightState = ""
    """On a plane: `veiled` if the target is seen but hard to hit."""


@dataclass(frozen=True, slots=True)
class Hole:
    """An area that a region excludes: its shape, the clause that forbids it, and what is to blame (`targets`)."""

    shape: Shape
    clause: str
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """A clause that refuses, in a few words."""

    clause: str
    words: Message


@dataclass(frozen=True, slots=True)
class Region:
    """A legal area, used in place of a list: a pick's text is `x y`, for any lattice point inside a shape and in no hole.

    The server decides whether a point is inside. The candidates, a sample of points with the default first, are also options
    of the question. `clause` forbids points outside all shapes. The moved piece has the radius `base` and comes from `start`,
    if these are known.
    """

    shapes: tuple[Shape, ...]
    candidates: tuple[Point, ...]
    holes: tuple[Hole, ...] = ()
    clause: str = ""
    start: Point | None = None
    base: float = 0
    plans: bool = False
    """Can a client ask for a preview (`Plan`) of a point before it is chosen?"""
    reasons: tuple[Reason, ...] = ()
    """What the clauses of the holes mean in a few words, one for each clause."""
    floor: int = 0
    """The upper floor of the points, 0 for the ground. `on` is the id of the ground that the floor belongs to."""
    on: str = ""
    others: tuple[Region, ...] = ()
    """Further areas that answer the question, such as other floors or edges."""


@dataclass(frozen=True, slots=True)
class Closed:
    """Something that could answer the question at another time. It is dimmed, with a short reason if known."""

    target: str
    label: Message
    reason: Message | None = None


@dataclass(frozen=True, slots=True)
class ReactionWindow:
    """Marks the question as a reaction window: its kind, the message that names it, and the text of the passing option.

    All of it is public. `attacked` says whether the asked seat is under attack.
    """

    kind: str
    name: str
    passing: str
    attacked: bool


@dataclass(frozen=True, slots=True)
class Pending:
    """Pieces about to go from one place (-1: from beside the surface) to another, and the cost so far."""

    seat: int
    types: tuple[int, ...]
    start: int
    end: int
    cost: tuple[Figure, ...] = ()


@dataclass(frozen=True, slots=True)
class Batch:
    """Several answers that belong together and can be sent at once, with a proposal: the texts and targets in order."""

    picks: tuple[str, ...]
    targets: tuple[str, ...]
    ordered: bool
    """Does their order matter?"""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two answers that can be sent at once because the first serves the second, such as aiming and shooting."""

    picks: tuple[str, str]
    labels: tuple[Message, Message]


@dataclass(frozen=True, slots=True)
class Question:
    """The open question. A seat that is not asked sees who is asked what, without options."""

    kind: str
    seat: int
    clause: str
    prompt: Message
    help: str
    options: tuple[Option, ...]
    focus: tuple[str, ...] = ()
    """What the question is about: the targets to show as already chosen (the area the units leave, the battle)."""
    region: Region | None = None
    closed: tuple[Closed, ...] = ()
    sights: tuple[Sight, ...] = ()
    """Lines of sight from the units that may attack to those they could reach."""
    aims: tuple[Aim, ...] = ()
    """What each target would mean, and why others are not targets."""
    reaches: tuple[Reach, ...] = ()
    """Lines from what could act to what it could reach."""
    window: ReactionWindow | None = None
    """Set for a reaction window, which a standing answer may pass."""
    left: int = 0
    """How many things are left to answer for, including this one. 0 if they are not counted."""
    lifts: tuple[str, ...] = ()
    """The targets that can be picked up now. The server adds them."""
    carried: bool = False
    """What can be picked up is in the hand already: the answers only say which way it goes. The server adds it."""
    walks: bool = False
    """The answers are single steps. A gesture with a place farther away answers with all steps to it. The server adds it."""
    pending: Pending | None = None
    """What is about to happen while the rest is asked."""
    plan: Plan | None = None
    """The same on a plane: where everything being placed would stand."""
    batch: Batch | None = None
    """The following questions of the same kind, if they can be answered together with this one. The server adds it."""
    pairs: tuple[Pair, ...] = ()
    """Pairs of answers, the first of which prepares the second. The server adds them."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended: winners, scores by seat, and the way in words."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str


@dataclass(frozen=True, slots=True)
class Scene:
    """The changing part of a scene, sent whole after every step."""

    viewer: int
    round: int
    phase: str
    active: int
    stacks: tuple[Stack, ...]
    markers: tuple[Stack, ...]
    """Things that are not units: villages, rubble, banners. Drawn below the stacks."""
    trays: tuple[Tray, ...]
    panels: tuple[Panel, ...]
    conflict: Conflict | None
    questions: tuple[Question, ...]
    """The viewer's own question first. Several if seats are asked at the same time."""
    result: Outcome | None
    sheets: tuple[Sheet, ...] = ()
    plane: Plane | None = None
    roads: tuple[Road, ...] = ()
    rounds: int = 0
    """The maximum number of rounds, 0 if there is no limit."""
