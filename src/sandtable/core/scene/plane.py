"""What a table in printed units needs beyond pieces: ground with its rules, units with their figures, rings, dice by steps.

All points are those of the surface. The client draws these types and knows no game; `docs/design/scene.md` says how.
"""

from __future__ import annotations

from typing import Literal

from sandtable.core.frozen import dataclass
from sandtable.core.text.message import Figure, Likely, Point, Tone, Words

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
"""How a piece of ground is drawn. What it does is said by its signs, never by the drawing alone."""
PieceRole = Literal["", "leader", "acting", "standard", "character", "command"]
"""What a model is in its unit: a crown, a pale crown, a flag, a sunburst, a chevron."""
RingKind = Literal["command", "presence", "threat", "range", "half"]
SightState = Literal["", "clear", "veiled", "hidden"]
StepState = Literal["done", "open", "coming"]


@dataclass(frozen=True, slots=True)
class Ground:
    """A piece of ground by its outline. `signs` are its rules (icon, number, clause), `id` seeds what is scattered in it.

    `floors` are the outlines of its upper floors, `storeys` the targets of its floors from the ground up, `holder` is the
    seat that occupies it (-1: nobody), `room` how many of how many find a place inside.
    """

    id: str
    name: Words
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
    """A side of the table that belongs to a seat, from point to point."""

    seat: int
    points: tuple[Point, ...]
    name: Words
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Goal:
    """A marker or a part of the table that is worth something: to whom it belongs at present (-1: nobody), and how much.

    A marker has a `radius`, a part of the table its `points`. `worth` is what it is worth to the viewer.
    """

    id: str
    at: Point
    name: Words
    worth: int
    holder: int
    about: Words | None = None
    radius: float = 0
    points: tuple[Point, ...] = ()
    targets: tuple[str, ...] = ()
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Ring:
    """How far something reaches all round the base of a model: shown while what it belongs to (`of`) is looked at."""

    of: str
    at: Point
    radius: float
    kind: RingKind
    words: Words
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Plane:
    """The table as it is now: its ground, whose edges are whose, what is worth something, which bases touch."""

    name: Words
    ground: tuple[Ground, ...]
    edges: tuple[Edge, ...] = ()
    goals: tuple[Goal, ...] = ()
    contacts: tuple[tuple[str, str], ...] = ()
    """Pairs of pieces by their ids."""
    rings: tuple[Ring, ...] = ()


@dataclass(frozen=True, slots=True)
class Token:
    """A marker that a unit carries: its icon, the key of its name, whether it is good or bad to have it."""

    icon: str
    label: str
    tone: Tone
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Asset:
    """What a unit was given beyond its profile: the keys of its name, of the kind of thing that it is and of what it does.

    `about` is "" where the rule of `clause` says it all; `idle` says that it does nothing at present, or no more.
    """

    name: str
    kind: str
    about: str
    clause: str
    idle: bool


@dataclass(frozen=True, slots=True)
class Unit:
    """A stack that is one unit of models: how many are left of how many, wounds lost of how many of the hurt one, markers.

    `profile` are its printed figures as they are now, `rules` its special rules in words (told by the
    `clauses` in the same order), `assets` what it was given besides, `rank` its place in an order that
    only the viewer knows (0: none). `inside` is the id of the ground it occupies.
    """

    left: int
    full: int
    harm: tuple[int, int] = (0, 0)
    tokens: tuple[Token, ...] = ()
    profile: tuple[Figure, ...] = ()
    rules: tuple[Words, ...] = ()
    clauses: tuple[str, ...] = ()
    assets: tuple[Asset, ...] = ()
    about: Words | None = None
    rank: int = 0
    inside: str = ""


@dataclass(frozen=True, slots=True)
class Aim:
    """What a question's target would mean: whether it is seen, how far it is (base to base), and the sum step by step.

    `lines` are figures with their clauses; `refused` is why it is no target, empty for one that is.
    """

    target: str
    state: SightState
    gap: float
    lines: tuple[Figure, ...] = ()
    refused: str = ""
    by: tuple[str, ...] = ()
    """What is in the way, as targets."""
    likely: tuple[Likely, ...] = ()


@dataclass(frozen=True, slots=True)
class Die:
    """A die on the table: its face, whether it passed, the face it had before it was rolled again (0: never)."""

    face: int
    passed: bool
    before: int = 0
    target: str = ""
    """What to point at to choose it, if the question offers it."""


@dataclass(frozen=True, slots=True)
class DiceStep:
    """One step of an attack: what is summed up (`sums`), the highest face that passes (`need`, -1 for no roll), the dice.

    `seat` rolls. `passed` and `failed` are keys for what the two halves are called.
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
    about: Words | None = None
    falls: tuple[Casualty, ...] = ()
    likely: tuple[Likely, ...] = ()
    """What may come of it, with its chances."""


@dataclass(frozen=True, slots=True)
class Casualty:
    """A model in the order in which models fall: which piece, why it stands there, whether it has fallen."""

    piece: str
    type: int
    role: PieceRole
    word: str
    fallen: bool = False


@dataclass(frozen=True, slots=True)
class PlanGap:
    """The gap between two bases, with the points at their rims and the target at the far end."""

    start: Point
    end: Point
    gap: float
    target: str
    name: Words


@dataclass(frozen=True, slots=True)
class PlanPlace:
    """Where a model would stand, and whether it had to leave its place in the formation."""

    piece: str
    at: Point
    type: int
    seat: int
    role: PieceRole = ""
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What an answer at this point would mean before it is given: legal or the clauses against it, way, places, gaps."""

    at: Point
    clauses: tuple[str, ...]
    reason: Words | None = None
    """Why it is not legal, in a few words."""
    way: tuple[Point, ...] = ()
    length: float = 0
    reach: float = 0
    places: tuple[PlanPlace, ...] = ()
    gaps: tuple[PlanGap, ...] = ()
