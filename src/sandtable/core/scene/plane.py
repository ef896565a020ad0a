"""Scene types for a table in printed units: ground with its rules, units with their figures, rings, dice by steps.

All points are points of the surface. The client draws these types and knows no game; see `docs/design/scene.md`.
"""

from __future__ import annotations

from typing import Literal

from sandtable.core.frozen import dataclass
from sandtable.core.text.message import Figure, Likely, Message, Point, Tone

GroundKind = Literal[
    "wood",
    "hill",
    "crag",
    "water",
    "rapids",
    "mire",
    "reeds",
    "ice",
    "waste",
    "lava",
    "wall",
    "palisade",
    "field",
    "rough",
    "graves",
    "orchard",
    "smoke",
    "tents",
    "ruin",
    "rubble",
    "house",
    "tower",
    "wagons",
]
"""How a piece of ground is drawn. Its signs, not the drawing, say what it does."""
PieceRole = Literal["", "leader", "acting", "standard", "character", "command"]
"""The role of a model in its unit, drawn as a crown, a pale crown, a flag, a sunburst, a chevron."""
RingKind = Literal["command", "presence", "threat", "range", "half"]
SightState = Literal["", "clear", "veiled", "hidden"]
StepState = Literal["done", "open", "coming"]


@dataclass(frozen=True, slots=True)
class Ground:
    """A piece of ground by its outline. `signs` are its rules (icon, number, clause). `id` seeds its random decoration.

    `floors` are the outlines of its upper floors, `storeys` the targets of its floors from the ground up. `holder` is the seat
    that occupies it (-1: none), `room` the number of models inside and the capacity.
    """

    id: str
    name: Message
    kind: GroundKind
    points: tuple[Point, ...]
    signs: tuple[Figure, ...] = ()
    floors: tuple[tuple[Point, ...], ...] = ()
    storeys: tuple[str, ...] = ()
    holder: int = -1
    room: tuple[int, int] = (0, 0)
    targets: tuple[str, ...] = ()
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Edge:
    """A table edge that belongs to a seat, from point to point."""

    seat: int
    points: tuple[Point, ...]
    name: Message
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Goal:
    """A marker or a part of the table that scores: its current owner (-1: none), and how much it is worth.

    A marker has a `radius`, a part of the table has `points`. `worth` is what it is worth to the viewer.
    """

    id: str
    at: Point
    name: Message
    worth: int
    holder: int
    about: Message | None = None
    radius: float = 0
    points: tuple[Point, ...] = ()
    targets: tuple[str, ...] = ()
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Ring:
    """A range all round the base of a model, shown while the thing it belongs to (`of`) is in focus."""

    of: str
    at: Point
    radius: float
    kind: RingKind
    words: Message
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Plane:
    """The current table: its ground, the owners of its edges, its goals, and which bases touch."""

    name: Message
    ground: tuple[Ground, ...]
    edges: tuple[Edge, ...] = ()
    goals: tuple[Goal, ...] = ()
    contacts: tuple[tuple[str, str], ...] = ()
    """Pairs of piece ids."""
    rings: tuple[Ring, ...] = ()


@dataclass(frozen=True, slots=True)
class Token:
    """A marker that a unit carries: its icon, the key of its name, and whether it is good or bad."""

    icon: str
    label: str
    tone: Tone
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Asset:
    """Something a unit was given beyond its profile: the keys of its name, its kind and its effect.

    `about` is "" if the rule of `clause` says everything. `idle` means that it has no effect now or any more.
    """

    name: str
    kind: str
    about: str
    clause: str
    idle: bool


@dataclass(frozen=True, slots=True)
class Unit:
    """A stack that is one unit of models: how many are left, the wounds of the wounded model, markers.

    `profile` holds its printed figures as they are now, `rules` its special rules in words (with their `clauses` in the same
    order), `assets` what it was given besides, `rank` its place in an order that only the viewer knows (0: none). `inside` is
    the id of the ground it occupies.
    """

    left: int
    full: int
    harm: tuple[int, int] = (0, 0)
    tokens: tuple[Token, ...] = ()
    profile: tuple[Figure, ...] = ()
    rules: tuple[Message, ...] = ()
    clauses: tuple[str, ...] = ()
    assets: tuple[Asset, ...] = ()
    about: Message | None = None
    rank: int = 0
    inside: str = ""


@dataclass(frozen=True, slots=True)
class Aim:
    """What choosing a target would mean: whether it is seen, its distance (base to base), and the sum step by step.

    `lines` are figures with their clauses. `refused` says why it is not a target; it is empty for a legal one. If a die decides
    whether it is reached, `reach` has the fixed length and the number of faces, each of which adds one unit; `need` is the
    lowest face that reaches (0 if every face does, 7 if none does).
    """

    target: str
    state: SightState
    gap: float
    lines: tuple[Figure, ...] = ()
    refused: str = ""
    by: tuple[str, ...] = ()
    """The targets in the way."""
    likely: tuple[Likely, ...] = ()
    need: int = 0
    reach: tuple[float, int] = (0, 0)
    via: str = ""
    """The target of the option that leads to this aim. Empty if the question itself asks for the target."""
    start: Point | None = None
    """Where the way to the target begins. `end` is where it leads."""
    end: Point | None = None


@dataclass(frozen=True, slots=True)
class Die:
    """A die on the table: its face, whether it passed, and its face before a reroll (0: not rerolled)."""

    face: int
    passed: bool
    before: int = 0
    target: str = ""
    """The target that chooses it, if the question offers it."""


@dataclass(frozen=True, slots=True)
class DiceStep:
    """One step of an attack: its modifiers (`sums`), the highest face that passes (`need`, -1 for no roll), the dice.

    `seat` rolls. `passed` and `failed` are the keys of the messages that count (`n`) the two results.
    """

    title: str
    state: StepState
    clause: str
    seat: int = -1
    sums: tuple[Figure, ...] = ()
    need: int = -1
    dice: tuple[Die, ...] = ()
    passed: str = ""
    failed: str = ""
    about: Message | None = None
    falls: tuple[Casualty, ...] = ()
    likely: tuple[Likely, ...] = ()
    """The possible results with their chances."""


@dataclass(frozen=True, slots=True)
class ReachRoll:
    """A die that was added to a fixed length to reach something: from where to where, and the lowest face that reaches.

    `before` is the face before a reroll (0: not rerolled).
    """

    start: Point
    end: Point
    base: float
    gap: float
    fixed: float
    faces: int
    need: int
    die: int
    before: int = 0


@dataclass(frozen=True, slots=True)
class Casualty:
    """A model in the order of casualties: which piece, why it has that place, and whether it was removed or has fled."""

    piece: str
    type: int
    role: PieceRole
    word: str
    fallen: bool = False
    fled: bool = False


@dataclass(frozen=True, slots=True)
class PlanGap:
    """The gap between two bases, with the points on their rims and the target at the far end."""

    start: Point
    end: Point
    gap: float
    target: str
    name: Message
    threats: tuple[Message, ...] = ()
    """What the far end could do to whatever ends there, by distance alone, in a few words."""


@dataclass(frozen=True, slots=True)
class PlanPlace:
    """Where a model would stand, and whether it had to leave its place in the formation."""

    piece: str
    at: Point
    type: int
    seat: int
    role: PieceRole = ""
    moved: bool = False
    floor: int = 0


@dataclass(frozen=True, slots=True)
class PlanFloor:
    """What the same point would mean on one floor of a ruin.

    `target` names the floor, `here` of `all` models would stand on it. `length` is the whole way, `climbed` the part of it that
    leads up or down.
    """

    target: str
    clauses: tuple[str, ...]
    reason: Message | None
    length: float
    climbed: float
    here: int
    all: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A preview of an answer at this point: legal or the clauses against it, route, places, gaps.

    `climbed` is the part of `length` that leads from floor to floor. The places of the models stand with their floors.
    """

    at: Point
    clauses: tuple[str, ...]
    reason: Message | None = None
    """Why it is not legal, in a few words."""
    way: tuple[Point, ...] = ()
    length: float = 0
    reach: float = 0
    places: tuple[PlanPlace, ...] = ()
    gaps: tuple[PlanGap, ...] = ()
    climbed: float = 0
    floors: tuple[PlanFloor, ...] = ()
    """What the point would mean on each of the floors that the request names."""
    gains: tuple[Figure, ...] = ()
    """What the models would have of the ground there."""
