"""The static part of the scene: map, terrain, units and factions as printed. Texts are message keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.content.tables import looks_of
from sandtable.core.engine.options import Options
from sandtable.core.scene.scene import Figure, Message, Point
from sandtable.core.scene.static import Line, PieceType, Place, Side, SideType, Static, Surface, Terrain, pattern_of
from sandtable.core.text.message import key_of, literal_message
from sandtable.games.bloodstones.state import map_choice
from sandtable.games.bloodstones.tables.factions import FACTIONS, FactionDef
from sandtable.games.bloodstones.tables.files import PACKAGE
from sandtable.games.bloodstones.tables.map_parts import MapDef, MapDrawing
from sandtable.games.bloodstones.tables.maps import load_map, map_drawing
from sandtable.games.bloodstones.tables.own_maps import is_own
from sandtable.games.bloodstones.tables.terrain import RIVER_COLOUR, TERRAIN, TerrainDef
from sandtable.games.bloodstones.tables.units import CONDITION_IDS, CUTIECORN, UNITS, UnitDef

LOOKS: Final[dict[str, dict[str, str]]] = looks_of(PACKAGE)
VILLAGE: Final = len(UNITS)
"""The number of a village among the kinds of pieces; it comes after the units."""

PHASES: Final = ("setup", "capture", "undead", "main", "construct", "draw", "end")

ABILITY_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "skirmishers": ("BS-10.28",),
    "swords": ("BS-10.29",),
    "axes": ("BS-10.29",),
    "shield": ("BS-10.30", "BS-10.38"),
    "cavalry": ("BS-10.31", "BS-10.9"),
    "siege_engine": ("BS-10.33",),
    "leader": ("BS-10.36", "BS-9.14"),
    "ship": ("BS-10.36", "BS-9.24"),
    "castle": ("BS-10.35", "BS-10.8", "BS-10.44"),
    "lizardmen": ("BS-10.32", "BS-13.2"),
    "goblins": ("BS-10.32", "BS-13.2"),
    "hordes": ("BS-10.32",),
    "reivers": ("BS-10.32",),
    "dragon": ("BS-10.36", "BS-14.3", "BS-10.7"),
    "giant": ("BS-10.36", "BS-10.18"),
    "necromancer": ("BS-10.36", "BS-14.19"),
    "blank": ("BS-1.10",),
    "undead": ("BS-10.36", "BS-7.2", "BS-3.8"),
    "citadel": ("BS-10.35", "BS-10.8", "BS-3.7"),
    "cutiecorn": ("BS-17.1", "BS-17.10"),
}


FACTION_CLAUSES: Final = ("BS-14.1", "BS-14.9", "BS-14.11", "BS-14.19", "BS-14.23", "BS-14.34")
"""Where each faction's powers begin in the ledger."""


def static_scene(options: Options, players: int) -> Static:
    """Everything about a table that never changes. The options are already checked."""
    map_id = map_choice(players, options)
    return Static(
        game="bloodstones",
        rules="1",
        prefix="BS",
        players=players,
        surface=surface(map_id),
        terrains=tuple([terrain(kind) for kind in TERRAIN]),
        types=(*[piece_type(unit) for unit in UNITS], village_type()),
        sides=tuple([side(number, faction) for number, faction in enumerate(FACTIONS)]),
        palette={"river": RIVER_COLOUR},
        phases=tuple([key_of("phase", phase) for phase in PHASES]),
    )


def map_words(map_: MapDef, more: str = "") -> Message:
    """The name or description of a map; a custom map has no entry in the catalogues."""
    if is_own(map_.ref):
        return literal_message(map_.story if more else map_.title)
    return Message(f"map-{map_.id}{more}")


def surface(map_id: str) -> Surface:
    rules, drawing = load_map(map_id), map_drawing(map_id)
    places = tuple(
        [
            Place(
                id=area_id,
                name=rules.area_names[area],
                terrain=rules.terrain[area],
                centre=drawing.centres[area],
                label=label_point(drawing.polygons[area], drawing.centres[area]),
                polygon=drawing.polygons[area],
                neighbours=rules.adjacent[area],
                targets=(f"area:{area}",),
                called="" if is_own(rules.ref) else key_of("area", area_id),
            )
            for area, area_id in enumerate(rules.area_ids)
        ]
    )
    return Surface(
        kind="areas",
        name=map_words(rules),
        about=map_words(rules, "-description"),
        width=drawing.canvas[0],
        height=drawing.canvas[1],
        places=places,
        lines=rivers(drawing),
    )


def label_point(polygon: tuple[Point, ...], centre: Point) -> Point:
    """The position of the name: below the centre, about two thirds of the way to the lower border."""
    x, y = centre
    below = [edge for edge in crossings(polygon, x) if edge > y]
    floor = min(below, default=y + 30)
    return (x, round(min(y + (floor - y) * 0.66, y + 34), 1))


def crossings(polygon: tuple[Point, ...], x: float) -> list[float]:
    """The heights at which a vertical line meets a polygon.

    >>> crossings(((0, 0), (4, 0), (4, 2), (0, 2)), 1)
    [0.0, 2.0]
    """
    found: list[float] = []
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (x1 <= x) != (x2 <= x):
            found.append(y1 + (x - x1) / (x2 - x1) * (y2 - y1))
    return sorted(found)


def rivers(drawing: MapDrawing) -> tuple[Line, ...]:
    return river_lines(drawing.rivers, drawing.polygons)


def river_lines(pairs: Sequence[tuple[int, int]], polygons: Sequence[tuple[Point, ...]]) -> tuple[Line, ...]:
    """Each river along the border that its two areas share."""
    return tuple(
        Line("river", (first, second), run)
        for first, second in pairs
        for run in shared_border(polygons[first], polygons[second])
    )


def shared_border(first: tuple[Point, ...], second: tuple[Point, ...]) -> list[tuple[Point, ...]]:
    """The runs of corners that two polygons have in common.

    >>> shared_border(((0, 0), (2, 0), (2, 2), (0, 2)), ((2, 0), (4, 0), (4, 2), (2, 2)))
    [((2, 0), (2, 2))]
    """
    common = set(second)
    n = len(first)
    start = next((i for i in range(n) if first[i] not in common), 0)
    runs: list[tuple[Point, ...]] = []
    run: list[Point] = []
    for i in range(n):
        point = first[(start + i) % n]
        if point in common:
            run.append(point)
        elif run:
            runs.append(tuple(run))
            run = []
    if run:
        runs.append(tuple(run))
    return [points for points in runs if len(points) > 1]


def terrain(kind: TerrainDef) -> Terrain:
    figures = [Figure("label-villages", kind.villages, LOOKS["figures"]["villages"], clause="BS-2.12")]
    if kind.village_cost:
        figures.append(Figure("label-pips", kind.village_cost, LOOKS["figures"]["villages"], clause="BS-12.2"))
    default, _, ship, _ = kind.move
    cost = default or ship
    figures.append(Figure("label-movement-cost", cost, text="" if cost else "-", clause="BS-9.5"))
    return Terrain(kind.id, key_of("terrain", kind.id), kind.colour, pattern_of(kind.id), tuple(figures), "BS-2.1")


def piece_type(unit: UnitDef) -> PieceType:
    figures: tuple[Figure, ...] = ()
    if unit.modifier:
        condition = key_of("condition", CONDITION_IDS[unit.condition])
        figures = (Figure("label-modifier", unit.modifier, note=condition, clause="BS-10.26"),)
    return PieceType(
        id=unit.id,
        name=key_of("unit", unit.id),
        plural=key_of("units", unit.id),
        help=key_of("ability", unit.id),
        icon=LOOKS["units"][unit.id],
        form="building" if "fortress" in unit.flags else "tile",
        group=key_of("group", unit.group),
        figures=figures,
        clauses=ABILITY_CLAUSES[unit.id],
    )


def village_type() -> PieceType:
    return PieceType(
        id="village",
        name="label-village",
        plural="count-villages",
        help="",
        icon=LOOKS["units"]["village"],
        form="token",
        clauses=("BS-2.12", "BS-12.1"),
    )


def side(number: int, faction: FactionDef) -> Side:
    key = faction.id
    figures = (
        Figure("label-hand-size", faction.hand_size, LOOKS["figures"]["hand"], clause="BS-3.1"),
        Figure("label-villages", faction.villages, LOOKS["figures"]["supply"], clause="BS-1.4"),
        Figure("label-victory-points", faction.start_vp, LOOKS["figures"]["vp"], clause="BS-4.32"),
    )
    types = [SideType(unit, count, tile_figures(faction, unit)) for unit, count in (*faction.tiles, (CUTIECORN, 0))]
    return Side(
        id=key,
        name=key_of("faction", key),
        help=key_of("power", key),
        icon=LOOKS["factions"][key],
        ground=LOOKS["grounds"].get(key, faction.colours["tile"]),
        figure=faction.colours["figure"],
        figures=figures,
        types=tuple(types),
        clauses=(FACTION_CLAUSES[number],),
        targets=(f"faction:{number}",),
    )


def tile_figures(faction: FactionDef, unit: int) -> tuple[Figure, ...]:
    """Build cost and pips as printed on the faction's tile; they are drawn, not written."""
    figures: list[Figure] = []
    if faction.cost[unit] >= 0:
        figures.append(Figure("label-build-cost", faction.cost[unit], "notches", clause="BS-8.8"))
    if faction.pips[unit]:
        figures.append(Figure("label-pips", faction.pips[unit], "pips", clause="BS-1.8"))
    return tuple(figures)
