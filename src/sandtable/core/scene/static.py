"""The static part of a scene, sent once for a table: the surface with its places, the piece types, the sides, the colours."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, get_args

from sandtable.core.frozen import dataclass
from sandtable.core.scene.cards import Band, HelpCard, Slot, Zone
from sandtable.core.scene.figures import Recipe
from sandtable.core.text.message import Figure, Message, Point, Tone

# What a client can draw. A misspelling fails the type checks of both languages.
SurfaceKind = Literal["areas", "hexes", "plane", "cards"]
Pattern = Literal[
    "plains", "forest", "hill", "mountain", "desert", "sea", "water", "crag", "marsh", "ford", "bank", "wall", "zone"
]
LineKind = Literal["river", "lake", "ford", "bridge", "stone_bridge", "cliff", "section", "wall", "road", "edge"]
Form = Literal["tile", "card", "figure", "token", "model", "building", "die"]
BannerShape = Literal["flag", "pennant"]
Device = Literal["ring", "bars", "cross"]
TypeFlag = Literal[
    "back", "thirds", "mounted", "large", "arms", "low", "skull", "hazard", "findable", "flying", "missile", "gold"
]


def pattern_of(name: str) -> Pattern:
    """The pattern with this name, for looks read from a file.

    >>> pattern_of("forest")
    'forest'
    """
    known: tuple[Pattern, ...] = get_args(Pattern)
    for pattern in known:
        if pattern == name:
            return pattern
    raise ValueError(f"{name!r} is not a pattern of ground; the patterns are {', '.join(known)}")


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of ground: its name, colour and drawing."""

    id: str
    name: str
    colour: str
    pattern: Pattern
    figures: tuple[Figure, ...] = ()
    clause: str = ""
    join: str = ""
    """Neighbouring places with the same value here are drawn as one: a ford and a bridge are part of the river."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where pieces can be: an area, a hex, a zone for cards. Its index in `Surface.places` is its number everywhere.

    `called` is the message of its name, if that differs between languages. `label` is where its name stands, `centre` where its
    pieces stand. `neighbours` are used by the arrow keys. `hex` is (column, row) on a hex surface.
    """

    id: str
    name: str
    terrain: int
    centre: Point
    label: Point
    polygon: tuple[Point, ...]
    neighbours: tuple[int, ...] = ()
    hex: tuple[int, int] | None = None
    seat: int = -1
    targets: tuple[str, ...] = ()
    zone: Zone = ""
    called: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """Something drawn along a line: a river, a wall, a road, the edge of a deployment zone."""

    kind: LineKind
    places: tuple[int, ...]
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """A piece of ground on the plane, or a part of a legal region: a point, a segment or a polygon, grown by the radius.

    So one point with a radius is a disc, and a polygon with a radius has round corners. `height` is only displayed.
    """

    points: tuple[Point, ...]
    radius: float = 0
    terrain: int = -1
    name: str = ""
    height: int = 0
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Surface:
    """What the pieces lie on. All points are in its own units, x to the right, y downwards.

    On a plane the points are those of the game's lattice: each whole number is legal, and `unit` of them make one printed unit
    of length. With `upward`, y grows upwards, as on a map with south at the bottom.
    """

    kind: SurfaceKind
    name: Message
    about: Message
    width: float
    height: float
    places: tuple[Place, ...]
    lines: tuple[Line, ...] = ()
    shapes: tuple[Shape, ...] = ()
    unit: int = 0
    upward: bool = False


@dataclass(frozen=True, slots=True)
class PieceType:
    """A type of piece, tile, card or model. Its index in `Static.types` is its number everywhere.

    `name` is the key of its name, `plural` of the message that counts it ($n), `help` of its effect. `icon` is a name from the
    game-icons set. `short` is the key of the line that a card shows in a hand, at most 26 letters. `base` is the radius of a
    model on the plane. `colour` is set if it does not use its side's colour: the colour of a card, a token, the face of a die.
    Flags that a client draws: `back` (a card face down), `thirds` (a card whose three figures are left, centre and right),
    `mounted`, `large` (a single big figure), `arms` (the icon is what a soldier holds), `low` (a wall or fence in front of
    those behind it).
    """

    id: str
    name: str
    plural: str
    help: str
    icon: str
    form: Form
    group: str = ""
    figures: tuple[Figure, ...] = ()
    flags: tuple[TypeFlag, ...] = ()
    clauses: tuple[str, ...] = ()
    base: float = 0
    colour: str = ""
    slot: Slot = ""
    """On a card surface: where such a card sits on its stack."""
    bands: tuple[Band, ...] = ()
    number: int = -1
    """The number in the corner of a card, -1 for none."""
    folk: str = ""
    """The key of the people it belongs to. Their sign is `emblem`."""
    emblem: str = ""
    short: str = ""
    figure: Recipe | None = None
    """The recipe for drawing its figures. Without one, its icon is drawn."""


@dataclass(frozen=True, slots=True)
class Banner:
    """A flag that pieces carry and that has a meaning. Colour, device and letter each tell it from others.

    `shape` is the cut of the cloth, `device` the picture on it, `letter` the key of its letter. Its index in `Static.banners`
    is its number everywhere.
    """

    id: str
    name: str
    colour: str
    shape: BannerShape
    device: Device
    letter: str


@dataclass(frozen=True, slots=True)
class DieOutcome:
    """What a die can do in this game: a hit, a flag, a miss.

    `name` is the key of its name, `icon` a name from the game-icons set or empty, `tone` good or bad for the roller.
    """

    id: str
    name: str
    icon: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class SideType:
    """How many pieces of a type a side has, and what is printed on them."""

    type: int
    count: int
    figures: tuple[Figure, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """A faction, army or deck that a seat can lead: colours for its pieces (ground and figure), emblem, powers."""

    id: str
    name: str
    help: str
    icon: str
    ground: str
    figure: str
    figures: tuple[Figure, ...] = ()
    types: tuple[SideType, ...] = ()
    clauses: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    cut: bool = False
    """Its figures face the other way and stand on cut bases, so that camps differ without colours."""


@dataclass(frozen=True, slots=True)
class Static:
    """The part of a scene that never changes at a table."""

    game: str
    rules: str
    prefix: str
    players: int
    surface: Surface
    terrains: tuple[Terrain, ...]
    types: tuple[PieceType, ...]
    sides: tuple[Side, ...]
    palette: dict[str, str]
    phases: tuple[str, ...] = ()
    banners: tuple[Banner, ...] = ()
    outcomes: tuple[DieOutcome, ...] = ()
    helps: tuple[HelpCard, ...] = ()
    windows: tuple[str, ...] = ()
    """The kinds of reaction windows. The message `window-<kind>` names each. The server adds them."""
    asks: dict[str, str] = field(default_factory=dict)
    """For each phase, the kind of question it asks (`asked:KIND`). The server adds them."""
