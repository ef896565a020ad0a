"""The scene: a seen state as something to look at and point at, the same for every game and every client.

A scene has two parts. `Static` (`core.scene.static`) is sent once for a table: the surface with its places, the kinds of
pieces, the sides, the paint. `Scene` is sent after every change: what lies where, what the seats have, the conflict at hand,
the open question with each option attached to what a person clicks, the result. The client knows these types and no game.

**Words are never made here.** Whatever people read is a `Words`: the key of a Fluent message with typed arguments, so that
each client words it in its own language. **Targets** name what can be pointed at: `"area:17"`, `"tile:3"`, the part and the
value of `core.engine.decision.Target`. A thing in the scene lists in `targets` what it stands for. An option lists the targets
that make it up, in order.

Only plain values live here: dataclasses of `core.frozen`, of numbers, texts and tuples. `docs/design/scene.md` draws all of it.
"""

from __future__ import annotations

from typing import Literal

from sandtable.core.engine.decision import Target
from sandtable.core.frozen import dataclass
from sandtable.core.scene.cards import Check, Column, Reach, Road, Tally
from sandtable.core.scene.plane import Aim, DiceStep, PieceRole, Plan, Plane, SightState, Unit
from sandtable.core.scene.static import Shape
from sandtable.core.space.points import POINT, read_point, x_of, y_of
from sandtable.core.text.message import Arg as Arg
from sandtable.core.text.message import Counted as Counted
from sandtable.core.text.message import Figure as Figure
from sandtable.core.text.message import Likely as Likely
from sandtable.core.text.message import Point as Point
from sandtable.core.text.message import Tone as Tone
from sandtable.core.text.message import Words as Words
from sandtable.core.text.message import number as number
from sandtable.core.text.message import word as word

# What a client knows how to draw: a misspelling fails the type checks of both languages. Names of the game's own are keys of
# words (`tags`), or rows of a table of `Static`.
Lit = Literal["plain", "battle", "move", "fight"]
PieceFlag = Literal["idle", "spent", "raised"]
StackFlag = Literal["ordered", "moved", "battled", "flying", "fast", "port", "by-sea", "by-air", "capital", "besieged"]
TrayKind = Literal["hand", "bag", "discard", "supply", "aside", "played", "rack", "pile", "offer", "stack", "order"]
PanelFlag = Literal["active", "first", "out", "far", "left", "right"]
SheetFlag = Literal["open", "away"]
ConflictForm = Literal["strength", "dice"]
SideFlag = Literal["shown", "own", "substituted"]


# -- targets -----------------------------------------------------------------------------------------------------------


def target_id(target: Target) -> str:
    """
    >>> target_id(("area", 17)), target_id(("point", read_point("1200 -350")))
    ('area:17', 'point:1200,-350')
    """
    part, value = target
    return f"{part}:{x_of(value)},{y_of(value)}" if part == POINT else f"{part}:{value}"


def read_target(text: str) -> Target:
    """
    >>> read_target("area:17"), read_target("point:1200,-350") == ("point", read_point("1200 -350"))
    (('area', 17), True)
    """
    part, colon, value = text.partition(":")
    if part == POINT and colon:
        return (part, read_point(value.replace(",", " ", 1)))
    if not colon or not part.isidentifier() or not value.removeprefix("-").isdecimal() or len(value) > 9:
        raise ValueError(f"{text[:40]!r} is not a target such as area:17")
    return (part, int(value))


# -- the dynamic part --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Piece:
    """Equal pieces lying together, or one with a state of its own. Type -1 is a piece whose kind is not known.

    `id` stays the same while the piece does, so that a client can animate it. `at` and `facing` (degrees from the first axis
    towards the second, None where a piece has no front) are for the plane, `figures` for what changes (figures left, damage).
    `banner` is an index of `Static.banners`, -1 without one.
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
    """Wounds lost of how many; (0, 0) for what is whole."""
    full: int = 0
    """How many there were of it at full strength, 0 where that means nothing."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Pieces of one seat in one place: a force, a unit on a hex, an army of cards. Seat -1 belongs to nobody.

    On hexes the first piece is the unit (`count` figures), the others are tokens it carries. On a plane the place is -1 and the
    pieces say where they are. `tags` are keys of words about it; a flag has the words `flag-<flag>` where the game has some.
    """

    id: str
    place: int
    seat: int
    pieces: tuple[Piece, ...]
    name: Words | None = None
    flags: tuple[StackFlag, ...] = ()
    targets: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    unit: Unit | None = None
    """On a plane: what it is as one unit of models."""
    tally: Tally | None = None
    owner: int = -1
    """The seat that a captured stack belonged to, -1 where that is its own."""
    bound: str = ""
    """The target that it besieges, or that besieges it."""
    sums: tuple[Modifier, ...] = ()
    """Its large number line by line."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Pieces beside the surface: hand, discard pile, bag, deck, supply. `size` counts all, the unknown ones too.

    In a tray of kind `stack` what was played last lies last: it is dealt with first.
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
    """What everybody can see of a seat. `side` is an index of `Static.sides`, -1 while it has none.

    The flag `far` says that the seat looks at the surface from above, `left` and `right` that it sits at that side: a client
    may turn it for that viewer. `tags` are keys of words about the seat; a flag has the words `flag-<flag>` where the game
    has some.
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
    """What a seat keeps on a sheet of its own: a character with what he can do and carries, a council with its members.

    `type` is the kind of piece it is about (its picture and what is printed on it), -1 for none. `about` says where things
    stand with it. `pieces` are cards that lie on it; their flag `idle` says that such a card does nothing at present. Whatever
    carries one of its `targets` is what it tells about; a sheet in the `focus` of a question belongs to that question. The
    flag `open` asks for showing it whole from the start.
    """

    id: str
    seat: int
    name: Words
    icon: str = ""
    type: int = -1
    about: Words | None = None
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

    words: Words
    note: str
    value: int
    clause: str
    type: int = -1
    detail: Words | None = None
    """How the number comes about, in small print."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A drawn tile, die or card of a conflict: its value, or None while the viewer may not know it.

    `type` is the kind of a hand piece that took its place, or the face of a die. `counts` says whether it is part of the total.
    `does` is what a die does, the id of one of `Static.outcomes`, `why` the reason in words with its clause.
    """

    value: int | None
    type: int = -1
    counts: bool = True
    text: str = ""
    does: str = ""
    why: Words | None = None
    clause: str = ""


@dataclass(frozen=True, slots=True)
class ConflictSide:
    """One side of a conflict. `total` is None until everything in it is known to the viewer; `tags` are keys of words."""

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
    name: Words | None = None
    losses: tuple[Modifier, ...] = ()
    """From the number drawn to what is to be lost."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A battle, assault, duel or attack in progress, or one that a step has just brought to an end.

    `form` is `strength` where two totals are compared, `dice` where the first side rolls dice at the second: then `bonus`
    is the number of dice, the sum of the first side's modifiers, and each die in `drawn` is explained. `likely` are the
    chances of such a roll before it is made. On a plane the place is -1 and `at` is where it is fought.
    """

    place: int
    step: str
    sides: tuple[ConflictSide, ...]
    clause: str
    odds: Odds | None = None
    winner: int | None = None
    outcome: Words | None = None
    form: ConflictForm = "strength"
    likely: tuple[Likely, ...] = ()
    at: Point | None = None
    rolls: tuple[DiceStep, ...] = ()
    """An attack with several rolls, one step after the other; the two sides say who is against whom."""
    title: Words | None = None
    """There where a battle is shown large, on a stage of its own."""
    steps: tuple[str, ...] = ()
    gap: int | None = None
    """The difference of the totals as the table reads it."""
    table: tuple[Column, ...] = ()
    lit: int = -1
    checks: tuple[Check, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: `text` is what is sent back, `label` what is read, `targets` what is clicked, in this order.

    An option without targets is a button. Of options that differ in numbers alone the client lets the person choose. `lit` says
    how its place is lit where the answers differ in what they leave open: a unit could still battle there, or only move there;
    `fight` where there is somebody to be fought. `ends` says that the turn of who answers so is over, `usual` that most answer
    so: it is the one large button, and all else is there for who wants more.
    """

    text: str
    label: Words
    targets: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    odds: Odds | None = None
    likely: tuple[Likely, ...] = ()
    lit: Lit = "plain"
    ends: bool = False
    usual: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """A line of sight that matters to the question: from place to place, clear or blocked by these places.

    On a plane start and end are -1: `path` has the two points, `ends` the targets that stand there, `by` those in the way.
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
    """On a plane: `veiled` where the target is seen but hard to hit."""


@dataclass(frozen=True, slots=True)
class Hole:
    """Ground that a region leaves out: its shape, the clause that forbids it, and what is to blame (`targets`)."""

    shape: Shape
    clause: str
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """A clause that refuses, in few words."""

    clause: str
    words: Words


@dataclass(frozen=True, slots=True)
class Region:
    """A legal area in place of a list: the text of a pick is `x y` for any lattice point inside a shape and in no hole.

    The server has the last word on whether a point is inside. The candidates, a good sample of points with the automatic one
    first, are options of the question, too. `clause` forbids what lies outside all shapes. Something with the radius `base`
    comes from `start`, if these are known.
    """

    shapes: tuple[Shape, ...]
    candidates: tuple[Point, ...]
    holes: tuple[Hole, ...] = ()
    clause: str = ""
    start: Point | None = None
    base: float = 0
    plans: bool = False
    """Can a client ask what a point would mean (`Plan`) before it is chosen?"""
    reasons: tuple[Reason, ...] = ()
    """What the clauses of the holes mean in few words, one for each clause."""
    floor: int = 0
    """The upper floor that the points lie on, 0 for the ground; `on` is the id of the ground whose floor it is."""
    on: str = ""


@dataclass(frozen=True, slots=True)
class Closed:
    """Something the question could be answered with at another time: shown dimmed, with why not in few words if known."""

    target: str
    label: Words
    reason: Words | None = None


@dataclass(frozen=True, slots=True)
class ReactionWindow:
    """The question is a reaction window: its kind, the message that names it, and the text of the option that passes.

    All of it is public; `attacked` says whether the asked seat is under attack in it.
    """

    kind: str
    name: str
    passing: str
    attacked: bool


@dataclass(frozen=True, slots=True)
class Pending:
    """Pieces that are about to go from one place (-1: from beside the surface) to another, and what that costs so far."""

    seat: int
    types: tuple[int, ...]
    start: int
    end: int
    cost: tuple[Figure, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """The open question. A seat that is not asked sees who is asked what, without options."""

    kind: str
    seat: int
    clause: str
    prompt: Words
    help: str
    options: tuple[Option, ...]
    focus: tuple[str, ...] = ()
    """What the question is about: the targets to show as chosen already (the area the units leave, the battle)."""
    region: Region | None = None
    closed: tuple[Closed, ...] = ()
    sights: tuple[Sight, ...] = ()
    """Lines of sight from the units that may attack to those they could reach."""
    aims: tuple[Aim, ...] = ()
    """What each target would mean, and why others are none."""
    reaches: tuple[Reach, ...] = ()
    """Lines from what could act to what it could reach."""
    window: ReactionWindow | None = None
    """There when it is a reaction window, which may be passed by a standing answer."""
    left: int = 0
    """How many things are left to answer for, this one included; 0 where nobody counts them."""
    lifts: tuple[str, ...] = ()
    """The targets of what can be taken in hand now; the server adds them."""
    pending: Pending | None = None
    """What is about to happen while the rest of it is asked."""
    plan: Plan | None = None
    """The same on a plane: where everything that is being placed would stand."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended: winners, scores by seat, and the way in words."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str


@dataclass(frozen=True, slots=True)
class Scene:
    """What changes: sent whole after every step."""

    viewer: int
    round: int
    phase: str
    active: int
    stacks: tuple[Stack, ...]
    markers: tuple[Stack, ...]
    """Things that are no units: villages, rubble, banners; drawn below the stacks."""
    trays: tuple[Tray, ...]
    panels: tuple[Panel, ...]
    conflict: Conflict | None
    questions: tuple[Question, ...]
    """The viewer's own question first; several where seats are asked together."""
    result: Outcome | None
    sheets: tuple[Sheet, ...] = ()
    plane: Plane | None = None
    roads: tuple[Road, ...] = ()
    rounds: int = 0
    """How many rounds there are at most, 0 without a limit."""


# -- the log -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Motion:
    """Pieces that went from one place to another (-1: from or to beside the surface); for a short animation.

    On a plane start and end are -1 and `path` has the points of the way.
    """

    seat: int
    types: tuple[int, ...]
    start: int
    end: int
    path: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """A fact in words with its clause. The places and seats among its arguments are what to light up."""

    words: Words
    clause: str
    motion: Motion | None = None
    card: int = -1
    """The kind of the card that was played, to be shown large; -1 for none."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a step told a seat: lines, and the conflicts that came to an end in it, with all that was shown."""

    lines: tuple[LogLine, ...]
    conflicts: tuple[Conflict, ...] = ()
    motions: tuple[Motion, ...] = ()
    """Pieces on their way that no line of their own tells of: the others of a unit that moved as one."""
