"""Custom maps: one JSON file each. Every error in a file is reported with its location (BS-2.1 to BS-2.14, BS-4.15).

Points are whole numbers on the canvas, y downwards; adjacent areas share corners.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sandtable.core.content.collection import ContentCollection
from sandtable.core.content.collection import is_own as is_own
from sandtable.core.content.user_files import Fault, Node
from sandtable.core.space.areas import UNREACHABLE, Graph, one_way
from sandtable.games.bloodstones.tables.figures import CITADEL_DISTANCE, MAP_IDS, MAX_PLAYERS, MIN_PLAYERS
from sandtable.games.bloodstones.tables.files import PACKAGE
from sandtable.games.bloodstones.tables.map_parts import MapDef, MapDrawing
from sandtable.games.bloodstones.tables.terrain import CITADEL_TERRAIN, TERRAIN_IDS

SCHEMA: Final = "bloodstones-map/1"
OWN_MAP: Final = "own_map"
"""The option that takes the whole file of a custom map."""
MAX_MAP: Final = 40_000
"""The maximum length of a map file in characters, without spaces between its values."""
MIN_AREAS: Final = 8
MAX_AREAS: Final = 120
MAX_CORNERS: Final = 200
CANVAS: Final = (200, 2000)
NAME: Final = 60
STORY: Final = 800
FIELDS: Final = ("schema", "id", "name", "description", "players", "canvas", "rivers", "suggested_citadels", "areas")
AREA_FIELDS: Final = ("id", "name", "terrain", "centre", "polygon", "adjacent")

Point = tuple[float, float]


class OwnMap:
    """A checked map: the rules' view and the drawing."""

    __slots__ = ("drawing", "id", "rules")

    def __init__(self, root: Node, ref: str) -> None:
        root.only(FIELDS)
        schema = root.need("schema")
        if schema is not None and schema.value != SCHEMA:
            schema.fault(f"expected {SCHEMA}", "expected", x=SCHEMA)
        self.id = read_id(root)
        title = root.need_text("name", NAME)
        description = root.get("description")
        story = "" if description is None else description.text(STORY)
        players = pair(root.need("players"), (MIN_PLAYERS, MAX_PLAYERS), (MIN_PLAYERS, MIN_PLAYERS))
        if players[0] > players[1]:
            root.fault("the minimum number of players is greater than the maximum (BS-2.14)", "bs-players")
        canvas = pair(root.need("canvas"), CANVAS, (CANVAS[1], CANVAS[1]))
        rows = root.tables("areas", AREA_FIELDS)
        if not MIN_AREAS <= len(rows) <= MAX_AREAS:
            what = f"{len(rows)} areas, but a map has {MIN_AREAS} to {MAX_AREAS}"
            root.fault(what, "bs-areas", n=len(rows), few=MIN_AREAS, many=MAX_AREAS)
        ids = read_ids(rows)
        names = [row.need_text("name", NAME) for row in rows]
        terrain = [max(row.need_word("terrain", TERRAIN_IDS), 0) for row in rows]
        centres = [read_point(row.need("centre"), canvas) for row in rows]
        polygons = [read_polygon(row.need("polygon"), canvas) for row in rows]
        adjacent = read_borders(rows, ids)
        self.drawing = MapDrawing(self.id, canvas, tuple(centres), tuple(polygons), read_rivers(root, ids, adjacent))
        faultless = not root.faults
        suggested = read_citadels(root, ids, players)
        area_ids = tuple(ids)
        self.rules = MapDef(
            self.id, players, area_ids, tuple(names), tuple(terrain), adjacent, suggested, ref, title, story
        )
        if faultless:
            self._check(root)

    def _check(self, root: Node) -> None:
        """Check that every area can be reached and the suggested citadels are legal in any order (BS-4.15, BS-4.16)."""
        rules = self.rules
        isolated = next((area for area, row in enumerate(rules.distance) if UNREACHABLE in row), None)
        if isolated is not None:
            far = rules.distance[isolated].index(UNREACHABLE)
            note(root, f"areas[{far}].adjacent", "some areas cannot be reached from here", "bs-reach")
        for players, areas in rules.suggested.items():
            where = f"suggested_citadels.{players}"
            if len(areas) != players:
                what = f"{len(areas)} citadels for {players} players"
                note(root, where, what, "bs-citadels", n=len(areas), players=players)
            for area in areas:
                if not CITADEL_TERRAIN[rules.terrain[area]]:
                    what = f"no citadel can stand in {rules.area_names[area]} (BS-4.15)"
                    note(root, where, what, "bs-citadel-terrain", x=rules.area_names[area])
            close = [(a, b) for a, b in combinations(areas, 2) if rules.distance[a][b] < CITADEL_DISTANCE]
            for a, b in close[:1]:
                what = f"{rules.area_names[a]} and {rules.area_names[b]} are too close for citadels (BS-4.16)"
                note(root, where, what, "bs-citadel-close", x=rules.area_names[a], y=rules.area_names[b])


def note(root: Node, path: str, what: str, key: str, **args: int | str) -> None:
    root.faults.append(Fault(path, what, 0, key, args))


def read_id(node: Node) -> str:
    text = node.need_text("id", NAME)
    if not all(letter in "abcdefghijklmnopqrstuvwxyz0123456789-" for letter in text):
        path = f"{node.path}.id" if node.path else "id"
        note(node, path, "use only a to z, 0 to 9 and hyphens", "id")
    return text


def read_ids(rows: list[Node]) -> dict[str, int]:
    """Area numbers by area id; duplicates are reported."""
    found: dict[str, int] = {}
    for number, row in enumerate(rows):
        name = read_id(row)
        if name in found:
            row.fault(f"there is already an area {name}", "bs-same-id", x=name)
            name = f"{name}#{number}"
        found[name] = number
    return found


def pair(node: Node | None, span: tuple[int, int], otherwise: tuple[int, int]) -> tuple[int, int]:
    """Two whole numbers."""
    items = [] if node is None else node.items()
    if node is not None and len(items) != 2:
        node.fault("expected two numbers", "bs-two")
    if len(items) != 2:
        return otherwise
    first, second = items[0].number(*span), items[1].number(*span)
    return otherwise if first is None or second is None else (first, second)


def read_point(node: Node | None, canvas: tuple[int, int]) -> Point:
    items = [] if node is None else node.items()
    if node is not None and len(items) != 2:
        node.fault("expected two numbers", "bs-two")
    if len(items) != 2:
        return (0, 0)
    x, y = items[0].number(0, canvas[0]), items[1].number(0, canvas[1])
    return (x or 0, y or 0)


def read_polygon(node: Node | None, canvas: tuple[int, int]) -> tuple[Point, ...]:
    corners = None if node is None else node.value
    if isinstance(corners, list) and 3 <= len(corners) <= MAX_CORNERS and all(is_point(x, canvas) for x in corners):
        return tuple([(x, y) for x, y in corners])
    items = [] if node is None else node.items()
    if node is not None and not 3 <= len(items) <= MAX_CORNERS:
        node.fault(
            f"{len(items)} corners, but an area has 3 to {MAX_CORNERS}", "bs-corners", n=len(items), most=MAX_CORNERS
        )
        return ()
    return tuple([read_point(item, canvas) for item in items])


def is_point(value: object, canvas: tuple[int, int]) -> bool:
    """Is this a valid point? A map has about two thousand corners, so only invalid ones get a detailed check."""
    if not isinstance(value, list) or len(value) != 2 or type(value[0]) is not int or type(value[1]) is not int:
        return False
    return 0 <= value[0] <= canvas[0] and 0 <= value[1] <= canvas[1]


def read_borders(rows: list[Node], ids: dict[str, int]) -> Graph:
    """The neighbours of each area: other areas, each named once, always in both directions (BS-2.2)."""
    adjacent: list[tuple[int, ...]] = []
    for area, row in enumerate(rows):
        near: list[int] = []
        listed = row.need("adjacent")
        for item in [] if listed is None else listed.items():
            other = read_area(item, ids)
            if other == area or other in near:
                item.fault("list each neighbouring area once, and not the area itself (BS-2.2)", "bs-neighbour")
            elif other >= 0:
                near.append(other)
        adjacent.append(tuple(sorted(near)))
    graph = tuple(adjacent)
    pair = one_way(graph)
    if pair is not None:
        names = list(ids)
        what = f"{names[pair[0]]} lists {names[pair[1]]} as a neighbour, but not the other way round (BS-2.2)"
        note(rows[0], f"areas[{pair[0]}].adjacent", what, "bs-one-way", x=names[pair[0]], y=names[pair[1]])
        graph = tuple([tuple([b for b in row if a in graph[b]]) for a, row in enumerate(graph)])
    return graph


def read_area(node: Node, ids: dict[str, int]) -> int:
    """The number of an area by its id, or -1 after an error."""
    name = node.text(NAME)
    if name and name not in ids:
        node.fault(f"there is no area {name}", "bs-no-area", x=name)
    return ids.get(name, -1)


def read_rivers(root: Node, ids: dict[str, int], adjacent: Graph) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for river in root.rows("rivers"):
        items = river.items()
        if len(items) != 2:
            river.fault("a river runs between two areas", "bs-river")
            continue
        a, b = read_area(items[0], ids), read_area(items[1], ids)
        if a >= 0 and b >= 0 and b not in adjacent[a]:
            river.fault("no river can run between areas that do not touch", "bs-river-apart")
        elif a >= 0 and b >= 0:
            found.append((a, b))
    return tuple(found)


def read_citadels(root: Node, ids: dict[str, int], players: tuple[int, int]) -> dict[int, tuple[int, ...]]:
    """Suggested citadels, one set for each number of players (BS-4.15)."""
    table = root.need("suggested_citadels")
    numbers = range(players[0], players[1] + 1)
    found: dict[int, tuple[int, ...]] = {}
    if table is None or not table.only(tuple([str(n) for n in numbers])):
        return found
    for n in numbers:
        sites = table.get(str(n))
        if sites is None:
            table.fault(f"no citadels are suggested for {n} players (BS-4.15)", "bs-no-citadels", n=n)
            continue
        areas = [read_area(item, ids) for item in sites.items()]
        found[n] = tuple([area for area in areas if area >= 0])
    return found


OWN_MAPS: Final = ContentCollection("map", PACKAGE, "maps", OwnMap, MAX_MAP, MAP_IDS)
