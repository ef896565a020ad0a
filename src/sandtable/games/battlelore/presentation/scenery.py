"""The battlefield of the scene, its terrain, and the numbers of the kinds of pieces. Texts are catalogue keys.

Hexes stand on a corner (BL-1.2). Columns are counted from the west, rows from the south (BL-1.3); `core.space.hexes`
has the coordinates. A place is the number of a hex counted without gaps, because the thirteenth number of every second
row is not a hex.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from sandtable.core.content.tables import looks_of
from sandtable.core.scene.scene import Figure, Message, Point
from sandtable.core.scene.static import Line, LineKind, Place, Shape, Surface, Terrain, pattern_of
from sandtable.core.space.hexes import NE, NW, E, HexDrawing
from sandtable.core.text.message import key_of, literal_message
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import Adventure
from sandtable.games.battlelore.tables.board import COLUMNS, EPIC_ROWS, ROWS, Board, board_of
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, LORE_CARDS
from sandtable.games.battlelore.tables.deployment import DEPLOYMENT_CARDS, SPECIALISTS
from sandtable.games.battlelore.tables.files import PACKAGE
from sandtable.games.battlelore.tables.heroes import ARTIFACTS, SKILLS
from sandtable.games.battlelore.tables.terrain import (
    BRIDGE,
    COUNTRYSIDE,
    FORD,
    MOVE_FREE,
    MOVE_IDS,
    STONE_BRIDGE,
    TERRAIN_DEFS,
    WATERWAY,
    TerrainDef,
)

LOOKS: Final[dict[str, dict[str, str]]] = looks_of(PACKAGE)


# -- the numbers of the kinds of pieces --------------------------------------------------------------------------------

TOKEN_TYPES: Final = (*c.TOKEN_IDS, "victor", "life", "neck", "spotter", "goblin_drum", "horn", "savvy", "leader")
MARK_TYPES: Final = (*[terrain.id for terrain in TERRAIN_DEFS if terrain.kind != "terrain"], "levy")
FIRST_TOKEN: Final = len(c.TYPE_IDS)
FIRST_MARK: Final = FIRST_TOKEN + len(TOKEN_TYPES)
FIRST_FACE: Final = FIRST_MARK + len(MARK_TYPES)
FIRST_COMMAND: Final = FIRST_FACE + len(c.FACE_IDS)
FIRST_LORE: Final = FIRST_COMMAND + len(COMMAND_CARDS)
FIRST_DEPLOYMENT: Final = FIRST_LORE + len(LORE_CARDS)
FIRST_SPECIALIST: Final = FIRST_DEPLOYMENT + len(DEPLOYMENT_CARDS)
FIRST_SKILL: Final = FIRST_SPECIALIST + len(SPECIALISTS)
FIRST_ARTIFACT: Final = FIRST_SKILL + len(SKILLS)
COMMAND_BACK: Final = FIRST_ARTIFACT + len(ARTIFACTS)
LORE_BACK: Final = COMMAND_BACK + 1


def token_type(name: str) -> int:
    return FIRST_TOKEN + TOKEN_TYPES.index(name)


def mark_type(name: str) -> int:
    return FIRST_MARK + MARK_TYPES.index(name)


# -- the battlefield ---------------------------------------------------------------------------------------------------

WIDE: Final = 72.0
"""Width of a hex from side to side."""
TERRAIN_NUMBERS: Final[dict[int, int]] = {
    kind: number for number, kind in enumerate([k for k, entry in enumerate(TERRAIN_DEFS) if entry.kind == "terrain"])
}
WATER: Final = (WATERWAY, FORD, BRIDGE, STONE_BRIDGE)
CROSSINGS: Final[dict[int, LineKind]] = {FORD: "ford", BRIDGE: "bridge", STONE_BRIDGE: "stone_bridge"}


@cache
def drawing_of(rows: int) -> HexDrawing:
    return HexDrawing(board_of(rows), WIDE)


def place_of(board: Board, h: int) -> int:
    """The place number of a hex, -1 for none."""
    return board.places[h] if 0 <= h < board.size else -1


def near(value: float) -> float:
    """Round a coordinate to two decimal places."""
    return round(value, 2)


def adventure_words(adventure: Adventure, more: str = "") -> Message:
    """The name of an adventure, or its description; a custom adventure has no texts in the catalogues."""
    if adventure.ref.startswith("{"):
        return literal_message(adventure.title)
    return Message(key_of("adventure", f"{adventure.id}{more}"))


def surface(adventure: Adventure) -> Surface:
    board = board_of(EPIC_ROWS if adventure.epic else ROWS)
    drawing = drawing_of(board.rows)
    width, height = drawing.size()
    kinds = dict(adventure.terrain)
    places = tuple(
        [
            Place(
                id=board.name_of(h),
                name=board.name_of(h),
                terrain=TERRAIN_NUMBERS[kinds.get(h, COUNTRYSIDE)],
                centre=drawing.centre(h),
                label=(drawing.centre(h)[0], near(drawing.centre(h)[1] + drawing.radius - 6)),
                polygon=drawing.outline(h),
                neighbours=tuple([board.places[n] for n in board.neighbours[h]]),
                hex=(h % COLUMNS, h // COLUMNS),
                targets=(f"hex:{h}",),
            )
            for h in board.hexes
        ]
    )
    wet = {h for h in board.hexes if kinds.get(h) in WATER}
    return Surface(
        kind="hexes",
        name=adventure_words(adventure),
        about=adventure_words(adventure, "-summary"),
        width=width,
        height=height,
        places=places,
        lines=(
            *rivers(board, wet, {h for h in wet if kinds[h] != WATERWAY}),
            *crossings(board, wet, kinds),
            *cliff_sides(board, adventure.cliffs),
            *section_lines(height),
        ),
        shapes=lakes(board, wet),
    )


def wet_sides(board: Board, h: int, wet: set[int]) -> list[int]:
    """The directions in which water continues from a water hex: into other water, or off the board where it would end."""
    found = [d for d, n in enumerate(board.sides[h]) if n in wet]
    edges = [d for d, n in enumerate(board.sides[h]) if n < 0]
    if len(found) == 1 and edges:
        # a river leaves the board on the side straight ahead
        found.append(min(edges, key=lambda d: abs((d - found[0]) % 6 - 3)))
    return found


def rivers(board: Board, wet: set[int], crossed: set[int]) -> tuple[Line, ...]:
    """The water of each hex as lines: a bend through a hex that it enters and leaves, otherwise from the centre to each
    side.

    Hexes that are part of a lake are joined by lines of a separate kind, drawn as wide as the hexes.
    """
    found: list[Line] = []
    drawing = drawing_of(board.rows)
    open_water = {h for triple in meetings(board, wet) for h in triple}
    for h in sorted(open_water):
        for d in (E, NE, NW):
            n = board.sides[h][d]
            if n in open_water:
                found.append(Line("lake", (place_of(board, h),), (drawing.centre(h), drawing.centre(n))))
    for h in sorted(wet - open_water):
        place = (place_of(board, h),)
        middle = drawing.centre(h)
        ways = wet_sides(board, h, wet)
        ends = [drawing.side_middle(h, d) for d in ways]
        if len(ends) == 2:
            found.append(Line("river", place, bend(ends[0], middle, ends[1], 3.2)))
        elif ends:
            found += [Line("river", place, (middle, end)) for end in ends]
        else:
            kind: LineKind = "lake" if h not in crossed else "river"
            found.append(Line(kind, place, (middle, (near(middle[0] + 0.1), middle[1]))))
    return tuple(found)


def bend(start: Point, through: Point, end: Point, wind: float = 0) -> tuple[Point, ...]:
    """A round bend from one point to another, drawn towards a third, winding a little to both sides.

    >>> bend((0, 0), (4, 0), (4, 4))[4]
    (3.0, 1.0)
    """
    points: list[Point] = []
    long = math.hypot(end[0] - start[0], end[1] - start[1]) or 1
    dx, dy = -(end[1] - start[1]) / long, (end[0] - start[0]) / long
    for step in range(9):
        t = step / 8
        a, b, d = (1 - t) ** 2, 2 * t * (1 - t), t * t
        sway = wind * math.sin(2 * math.pi * t)
        points.append(
            (
                near(a * start[0] + b * through[0] + d * end[0] + sway * dx),
                near(a * start[1] + b * through[1] + d * end[1] + sway * dy),
            )
        )
    return tuple(points)


def lakes(board: Board, wet: set[int]) -> tuple[Shape, ...]:
    """Where three water hexes meet, the ground between their centres is water too."""
    found: list[Shape] = []
    for h, one, other in meetings(board, wet):
        points = tuple([drawing_of(board.rows).centre(n) for n in (h, one, other)])
        found.append(Shape(points, terrain=TERRAIN_NUMBERS[WATERWAY], name="lake"))
    return tuple(found)


def meetings(board: Board, wet: set[int]) -> list[tuple[int, int, int]]:
    """Three water hexes side by side, each triple once."""
    found: list[tuple[int, int, int]] = []
    for h in sorted(wet):
        for d in range(6):
            one, other = board.sides[h][d], board.sides[h][(d + 1) % 6]
            if one in wet and other in wet and h < one and h < other:
                found.append((h, one, other))
    return found


def crossings(board: Board, wet: set[int], kinds: dict[int, int]) -> tuple[Line, ...]:
    """Bridges and fords, drawn across the direction of the water."""
    found: list[Line] = []
    drawing = drawing_of(board.rows)
    for h in sorted(wet):
        kind = kinds[h]
        if kind == WATERWAY:
            continue
        ends = [drawing.side_middle(h, d) for d in wet_sides(board, h, wet)]
        x, y = drawing.centre(h)
        # the chord of the water decides; the crossing is at a right angle to it
        (ax, ay), (bx, by) = (ends[0], ends[1]) if len(ends) >= 2 else ((x, y - 1), (x, y + 1))
        long = math.hypot(bx - ax, by - ay) or 1
        dx, dy = -(by - ay) / long, (bx - ax) / long
        mx, my = ((ax + bx) / 2 + x) / 2, ((ay + by) / 2 + y) / 2
        reach = WIDE * 0.36
        points = ((near(mx - dx * reach), near(my - dy * reach)), (near(mx + dx * reach), near(my + dy * reach)))
        found.append(Line(CROSSINGS[kind], (place_of(board, h),), points))
    return tuple(found)


def cliff_sides(board: Board, cliffs: tuple[tuple[int, int], ...]) -> tuple[Line, ...]:
    """Cliff sides, as a bit mask of directions for each hex (BL-12.8); drawn with the high ground on the right."""
    drawing = drawing_of(board.rows)
    return tuple(
        [
            Line("cliff", (place_of(board, h),), drawing.side(h, d))
            for h, mask in cliffs
            for d in range(6)
            if mask >> d & 1
        ]
    )


def section_lines(height: float) -> tuple[Line, ...]:
    """The two lines between west, centre and east; the hexes they cut in half belong to both sections (BL-1.11)."""
    return tuple([Line("section", (), ((x, 0.0), (x, height))) for x in (WIDE * 4, WIDE * 9)])


def terrain(kind: TerrainDef) -> Terrain:
    return Terrain(
        kind.id,
        key_of("terrain", kind.id),
        LOOKS["terrain"][kind.id],
        pattern_of(LOOKS["patterns"][kind.id]),
        ground_figures(kind),
        "BL-12.1",
        LOOKS["joins"].get(kind.id, ""),
    )


def ground_figures(kind: TerrainDef) -> tuple[Figure, ...]:
    """The effects of ground on a unit: dice caps, Bold, a stop."""
    figures: list[Figure] = []
    if kind.move != MOVE_FREE:
        figures.append(Figure("label-entry", 0, text="!", note=key_of("entry", MOVE_IDS[kind.move]), clause="BL-5.15"))
    if kind.cap_in < 9:
        text = f"{kind.cap_low}/{kind.cap_in}" if kind.cap_low != kind.cap_in else ""
        figures.append(Figure("label-cap-in", kind.cap_in, text=text, clause="BL-12.1"))
    if kind.cap_out < 9:
        figures.append(Figure("label-cap-out", kind.cap_out, clause="BL-12.1"))
    if kind.bold:
        figures.append(Figure("label-bold", kind.bold, clause="BL-12.15"))
    if kind.blocks:
        figures.append(Figure("label-sight", 0, text="-", note="sight-blocks", clause="BL-6.15"))
    return tuple(figures)
