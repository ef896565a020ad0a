"""A small picture of a position from public information, for lists of tables and for tiles of playable content.

The `Land` never changes at a table and is built from `Static`; tables of the same map share one. The `Preview` is what stands
on it, built from a spectator's scene, so it reveals nothing that a spectator cannot see. Both use whole numbers in units of the
surface, for a client that draws them a hundred pixels wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.frozen import dataclass
from sandtable.core.scene.plane import GroundKind
from sandtable.core.scene.scene import Panel, Scene, Stack
from sandtable.core.scene.static import LineKind, Pattern, Place, Static, SurfaceKind
from sandtable.core.text.message import Point

COARSE: Final = 120
"""Corners of an outline closer together than the surface's size divided by this are drawn as one."""


@dataclass(frozen=True, slots=True)
class LandTerrain:
    """A kind of ground: its colour, how it is drawn, and what it is joined with (`Terrain.join`)."""

    pattern: Pattern
    colour: str
    join: str = ""


@dataclass(frozen=True, slots=True)
class LandCell:
    """A place: its kind of ground and its outline as x, y, x, y ...; on hexes, only the centre."""

    terrain: int
    outline: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LandLine:
    kind: LineKind
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Land:
    """What a position is drawn on. `radius` is that of a hex, 0 if there are none. With `upward`, y grows upwards."""

    kind: SurfaceKind
    width: int
    height: int
    terrains: tuple[LandTerrain, ...]
    cells: tuple[LandCell, ...]
    lines: tuple[LandLine, ...] = ()
    radius: int = 0
    upward: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """Something on the map that belongs to a seat (-1: none): how many pieces, and whether it is large or not a unit."""

    seat: int
    x: int
    y: int
    count: int = 1
    large: bool = False
    site: bool = False


@dataclass(frozen=True, slots=True)
class MarkSide:
    """The colours and sign of a seat's pieces. With `cut`, their shape differs from the others' too."""

    seat: int
    ground: str
    figure: str
    icon: str = ""
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of ground laid out for this game only, by its outline."""

    kind: GroundKind
    outline: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """A position as a spectator sees it, without words. `land` names the land it lies on, which is sent separately."""

    land: str
    marks: tuple[Mark, ...] = ()
    sides: tuple[MarkSide, ...] = ()
    patches: tuple[Patch, ...] = ()


def land_of(static: Static) -> Land:
    """The land of a table."""
    surface = static.surface
    is_hexes = surface.kind == "hexes"
    step = max(surface.width, surface.height) / COARSE
    cells = [
        LandCell(place.terrain, flat([place.centre]) if is_hexes else flat(coarse(place.polygon, step)))
        for place in surface.places
        if place.polygon
    ]
    first = next((place for place in surface.places if place.polygon), None)
    return Land(
        surface.kind,
        round(surface.width),
        round(surface.height),
        tuple([LandTerrain(terrain.pattern, terrain.colour, terrain.join) for terrain in static.terrains]),
        tuple(cells),
        tuple([LandLine(line.kind, flat(line.points)) for line in surface.lines if line.kind != "section"]),
        round(radius(first)) if is_hexes and first is not None else 0,
        surface.upward,
    )


def radius(place: Place) -> float:
    """The distance from the centre of a hex to its corners."""
    (x, y), (a, b) = place.centre, place.polygon[0]
    return float(((x - a) ** 2 + (y - b) ** 2) ** 0.5)


def flat(points: Sequence[Point]) -> tuple[int, ...]:
    """
    >>> flat([(1.4, 2.6), (3, 4)])
    (1, 3, 3, 4)
    """
    return tuple([round(value) for point in points for value in point])


def coarse(points: Sequence[Point], step: float) -> list[Point]:
    """An outline without corners closer than `step` to the previous one.

    >>> coarse([(0, 0), (1, 0), (5, 0), (5, 4)], 3)
    [(0, 0), (5, 0), (5, 4)]
    """
    kept: list[Point] = []
    for x, y in points:
        if not kept or (kept[-1][0] - x) ** 2 + (kept[-1][1] - y) ** 2 >= step * step:
            kept.append((x, y))
    return kept


def preview_of(static: Static, scene: Scene, land: str) -> Preview:
    """The position shown by a spectator's scene."""
    sides = [found for panel in scene.panels if (found := side_of(static, panel)) is not None]
    marks = card_marks(static, scene) if static.surface.kind == "cards" else map_marks(static, scene)
    ground = () if scene.plane is None else scene.plane.ground
    step = max(static.surface.width, static.surface.height) / COARSE
    patches = tuple([Patch(piece.kind, flat(coarse(piece.points, step))) for piece in ground])
    return Preview(land, tuple(marks), tuple(sides), patches)


def side_of(static: Static, panel: Panel) -> MarkSide | None:
    if not 0 <= panel.side < len(static.sides):
        return None
    side = static.sides[panel.side]
    return MarkSide(panel.seat, side.ground, side.figure, side.icon, side.cut)


def map_marks(static: Static, scene: Scene) -> list[Mark]:
    """The marks on a map: each stack in its place; on a plane, each unit at the middle of its models."""
    marks = []
    for stack, is_site in [(s, True) for s in scene.markers] + [(s, False) for s in scene.stacks]:
        spot = spot_of(static, stack)
        if spot is not None:
            marks.append(Mark(stack.seat, spot[0], spot[1], size_of(static, stack), is_large(static, stack), is_site))
    return marks


def spot_of(static: Static, stack: Stack) -> tuple[int, int] | None:
    places = static.surface.places
    if 0 <= stack.place < len(places):
        x, y = places[stack.place].centre
        return round(x), round(y)
    stands = [piece.at for piece in stack.pieces if piece.at is not None]
    if not stands:
        return None
    return round(sum(x for x, _ in stands) / len(stands)), round(sum(y for _, y in stands) / len(stands))


def size_of(static: Static, stack: Stack) -> int:
    """The number of pieces. On hexes the first piece is the unit, and the others are what it carries."""
    if static.surface.kind == "hexes":
        return stack.pieces[0].count if stack.pieces else 0
    return sum(piece.count for piece in stack.pieces)


def is_large(static: Static, stack: Stack) -> bool:
    types = [static.types[piece.type] for piece in stack.pieces if 0 <= piece.type < len(static.types)]
    return bool(types) and "large" in types[0].flags


def card_marks(static: Static, scene: Scene) -> list[Mark]:
    """Card stacks have no map: one row for each seat, in the order of their zones, buildings before armies."""
    places, width, height = static.surface.places, static.surface.width, static.surface.height
    rows: dict[int, list[Stack]] = {}
    for stack in scene.stacks:
        rows.setdefault(max(0, stack.seat), []).append(stack)
    marks = []
    for seat, stacks in rows.items():
        y = round(height * (seat + 0.5) / max(1, static.players))
        for n, stack in enumerate(stacks):
            is_site = 0 <= stack.place < len(places) and places[stack.place].zone == "wall"
            x = round(width * (n + 0.5) / len(stacks))
            marks.append(Mark(stack.seat, x, y, size_of(static, stack), site=is_site))
    return marks
