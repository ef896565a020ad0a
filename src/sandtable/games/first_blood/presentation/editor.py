"""The battlefield editor: place, move, turn and shape terrain pieces (chapters 3, 8, 20 to 22)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import cos, radians, sin
from typing import Final

from sandtable.core.authoring.documents import (
    BadEdit,
    Document,
    copy_document,
    corners_of,
    free_id,
    items_of,
    list_of,
    row_at,
    rows_of,
    text_at,
    title_at,
    unknown_name,
)
from sandtable.core.authoring.editor import (
    Edit,
    Editor,
    EditorInfo,
    FormField,
    FormPart,
    Picture,
    Thing,
    Tool,
    choices,
    name_fields,
    presets,
)
from sandtable.core.content.user_files import Node, TooManyFaults, root_of
from sandtable.core.scene.plane import Ground, Plane
from sandtable.core.scene.scene import Message, Scene
from sandtable.core.scene.static import Static, Surface
from sandtable.core.space.plane import Polygon, turn
from sandtable.games.first_blood.presentation.scenery import SOIL, kind_of, points, signs_of, soil
from sandtable.games.first_blood.tables.battlefields import (
    BATTLEFIELDS,
    INCH,
    KIND_IDS,
    MAX_CORNERS,
    MAX_SIZE,
    MAX_TEXT,
    OWN_BATTLEFIELD,
    SCHEMA,
    SIZE_IDS,
    TerrainPiece,
    outline_fault,
)
from sandtable.games.first_blood.tables.effects import ZONAL_IDS

SNAP: Final = INCH // 4
TURN: Final = 15
WIDEST: Final = 100 * INCH
MAX_ID: Final = 60
ROUND: Final = ((0, -400), (290, -320), (420, -40), (330, 260), (60, 390), (-260, 330), (-410, 50), (-300, -290))
"""The outline of a wood or hill."""
BAND: Final = ((-700, -180), (700, -180), (700, 180), (-700, 180))
WALL: Final = ((-450, -50), (450, -50), (450, 50), (-450, 50))
PLOT: Final = ((-350, -300), (350, -300), (350, 300), (-350, 300))
HOUSE: Final = ((-250, -200), (250, -200), (250, 200), (-250, 200))
TOWER: Final = ((-200, -200), (200, -200), (200, 200), (-200, 200))
RING: Final = ((250, 0), (125, 217), (-125, 217), (-250, 0), (-125, -217), (125, -217))

Change = Callable[[int, int], tuple[int, int]]
ZONAL_TOOLS: Final[tuple[tuple[str, str, Polygon, int, tuple[str, ...]], ...]] = (
    ("wood", "ground", ROUND, 3, ("obscuring", "broken_ground")),
    ("hill", "ground", ROUND, 2, ("elevated",)),
    ("crag", "ground", ROUND, 2, ("elevated", "broken_ground")),
    ("field", "ground", PLOT, 0, ("hindering",)),
    ("orchard", "ground", PLOT, 2, ("obscuring", "hindering")),
    ("rough", "ground", ROUND, 0, ("broken_ground",)),
    ("yard", "ground", PLOT, 0, ("broken_ground",)),
    ("tents", "ground", PLOT, 1, ("hindering", "obscuring")),
    ("water", "water", BAND, 0, ("water",)),
    ("rapids", "water", BAND, 0, ("water", "very_dangerous")),
    ("mire", "water", ROUND, 0, ("water", "hindering")),
    ("reeds", "water", ROUND, 2, ("obscuring", "water")),
    ("ice", "water", ROUND, 0, ("dangerous",)),
    ("waste", "water", ROUND, 0, ("dangerous",)),
    ("lava", "water", BAND, 0, ("impassable",)),
    ("smoke", "water", ROUND, 3, ("obscuring",)),
    ("wall", "building", WALL, 3, ("impassable",)),
    ("palisade", "building", WALL, 2, ("impassable",)),
)
"""Name and drawing, group, outline, Size and rules of each tool (chapter 20)."""


def zonal(outline: Polygon, size: int, rules: tuple[str, ...]) -> Document:
    said = [{"rule": rule, "x": size} if rule == "elevated" else {"rule": rule} for rule in rules]
    return {"kind": "zonal", "polygon": [list(corner) for corner in outline], "size": size, "rules": said}


def garrison(outline: Polygon, size: int, defence: int, capacity: int) -> Document:
    row: Document = {"kind": "garrison", "polygon": [list(corner) for corner in outline], "size": size, "rules": []}
    return {**row, "elevation": size, "defence": defence, "capacity": capacity}


MODELS: Final[dict[str, tuple[str, Document]]] = {
    **{name: (group, zonal(outline, size, rules)) for name, group, outline, size, rules in ZONAL_TOOLS},
    "house": ("building", garrison(HOUSE, 2, 2, 12)),
    "tower": ("building", garrison(TOWER, 3, 3, 8)),
    "wagons": ("building", garrison(RING, 2, 1, 12)),
    "ruin": (
        "building",
        {"kind": "ruin", "polygon": [list(c) for c in PLOT], "size": 2, "rules": [], "floors": 1, "structure": 8},
    ),
}
"""The row of a new piece by the id of its tool, its corners around (0, 0)."""
BLANK: Final[Document] = {
    "schema": SCHEMA,
    "id": "my-battlefield",
    "name": "My battlefield",
    "theme": "farmland",
    "description": "A battlefield of my own.",
    "width": 36 * INCH,
    "height": 36 * INCH,
    "units_per_inch": INCH,
    "pieces": [],
}
THEMES: Final = ("farmland", *SOIL)
FORM: Final = (
    FormPart(
        "edit-part-story",
        (
            *name_fields(MAX_TEXT, MAX_ID),
            FormField("description", "long", "edit-description", most=MAX_TEXT),
            FormField("theme", "choice", "edit-theme", choices=choices("edit-theme", THEMES)),
            FormField(
                "size",
                "preset",
                "option-battlefield-size",
                choices=presets(
                    [
                        ({"width": int(w) * INCH, "height": int(h) * INCH}, f"value-{w}x{h}")
                        for w, h in [size.split("x") for size in SIZE_IDS]
                    ]
                ),
            ),
        ),
    ),
    FormPart(
        "edit-pieces",
        (
            FormField(
                "pieces",
                "rows",
                "edit-pieces",
                fields=(
                    *name_fields(MAX_TEXT, MAX_ID),
                    FormField("kind", "choice", "edit-kind", choices=choices("edit-kind", KIND_IDS)),
                    FormField("size", "number", "edit-size", 0, MAX_SIZE),
                    FormField("on", "ref", "edit-on", optional=True, of="pieces"),
                    FormField(
                        "rules",
                        "rows",
                        "edit-rules",
                        fields=(
                            FormField("rule", "choice", "edit-rule", choices=choices("terrain", ZONAL_IDS)),
                            FormField("x", "number", "edit-rule-x", 1, MAX_SIZE, when=("rule", "elevated")),
                        ),
                        blank='{"rule":"broken_ground"}',
                        title="rule",
                        when=("kind", "zonal"),
                    ),
                    FormField("elevation", "number", "edit-elevation", 1, MAX_SIZE, when=("kind", "garrison")),
                    FormField("defence", "number", "label-defence", 1, 6, when=("kind", "garrison")),
                    FormField("capacity", "number", "label-capacity", 1, 40, when=("kind", "garrison")),
                    FormField("floors", "number", "label-floors", 0, MAX_SIZE - 1, when=("kind", "ruin")),
                    FormField("structure", "number", "label-structure", 1, 99, when=("kind", "ruin")),
                    FormField(
                        "floor_polygons",
                        "outlines",
                        "edit-floor-outlines",
                        optional=True,
                        when=("kind", "ruin"),
                        of="polygon",
                        title="floors",
                    ),
                ),
                placed=True,
                title="name",
            ),
        ),
    ),
)


class BattlefieldEditor(Editor):
    def stock(self) -> EditorInfo:
        return replace(super().stock(), snap=SNAP, turns=TURN)

    def tools(self) -> tuple[Tool, ...]:
        return tuple([tool(name) for name in MODELS])

    def static(self) -> Static:
        return Static("first_blood", "1", "FB", 2, surface(self.blank()), soil(""), (), (), {})

    def options(self, document: Document, text: str) -> dict[str, str | int]:
        size = f"{length(document, 'width') // INCH}x{length(document, 'height') // INCH}"
        found = super().options(document, text)
        return {**found, "battlefield_size": size} if size in SIZE_IDS else found

    def draw(self, document: Document) -> Picture:
        ground: list[Ground] = []
        things: list[Thing] = []
        ids: set[str] = set()
        for n, row in rows_of(document, "pieces"):
            corners = outline_of(row.get("polygon"))
            if corners is None:
                continue
            name = title_at(row, "name", MAX_TEXT, text_at(row, "id")[:MAX_ID] or f"#{n + 1}")
            id_ = text_at(row, "id")[:MAX_ID]
            id_ = f"{id_}#{n}" if not id_ or id_ in ids else id_
            ids.add(id_)
            ground.append(drawn(document, n, row, corners, id_, name))
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
            floors = [k for k, floor in floor_outlines(row) if floor is not None]
            outlines = (f"pieces[{n}].polygon", *[f"pieces[{n}].floor_polygons[{k}]" for k in floors])
            things.append(Thing(f"piece:{n}", f"pieces[{n}]", name, outlines, middle))
        plane = Plane(title_at(document, "name", MAX_TEXT), tuple(ground))
        scene = Scene(-1, 0, "", -1, (), (), (), (), None, (), None, plane=plane)
        return Picture(surface(document), scene, tuple(things), soil(text_at(document, "theme")))

    # -- edits ---------------------------------------------------------------------------------------------------------

    def paint(self, document: Document, edit: Edit) -> None:
        """Add a piece with its middle at a point, under the next free id of its kind."""
        if edit.tool not in MODELS:
            raise unknown_name("tool", edit.tool)
        id_, _ = free_id(document, "pieces", edit.tool)
        said, _ = root_of(edit.value)
        name = said[:MAX_TEXT] if isinstance(said, str) and said else edit.tool
        row: Document = {"id": id_, "name": name, **copy_document(MODELS[edit.tool][1])}
        at = edit.at or (length(document, "width") // 2, length(document, "height") // 2)
        shift(document, row, at[0], at[1])
        list_of(document, "pieces").append(row)

    def erase(self, document: Document, target: str) -> None:
        """Remove a piece, and the references of pieces that stand on it."""
        n, row = piece_at(document, target)
        del list_of(document, "pieces")[n]
        for _, other in rows_of(document, "pieces"):
            if other.get("on") is not None and other["on"] == row.get("id"):
                del other["on"]

    def move(self, document: Document, edit: Edit) -> None:
        if edit.at is None:
            raise BadEdit("a piece is moved by a vector")
        shift(document, piece_at(document, edit.target)[1], *edit.at)

    def turn(self, document: Document, target: str, degrees: int) -> None:
        _, row = piece_at(document, target)
        corners = outline_of(row.get("polygon"))
        if corners is None:
            return
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        c, s = cos(radians(degrees)), sin(radians(degrees))

        def turned(x: int, y: int) -> tuple[int, int]:
            return round(mx + (x - mx) * c - (y - my) * s), round(my + (x - mx) * s + (y - my) * c)

        reshape(row, turned)
        shift(document, row, 0, 0)


def tool(name: str) -> Tool:
    group, row = MODELS[name]
    corners = outline_of(row["polygon"])
    assert corners is not None
    ground = drawn(BLANK, 0, {**row, "id": name, "name": name}, corners, name, Message(""))
    return Tool(name, f"edit-group-{group}", f"edit-piece-{name}", ground=ground)


# -- reading the file --------------------------------------------------------------------------------------------------


def length(document: Document, key: str) -> int:
    """A side of the table, if the file has one."""
    found = document.get(key)
    is_length = isinstance(found, int) and not isinstance(found, bool) and INCH <= found <= WIDEST
    return found if is_length and isinstance(found, int) else 36 * INCH


def surface(document: Document) -> Surface:
    name = title_at(document, "name", MAX_TEXT)
    width, height = length(document, "width"), length(document, "height")
    return Surface("plane", name, Message("table-about"), width, height, (), unit=INCH, upward=True)


def outline_of(value: object) -> Polygon | None:
    return corners_of(value, 2 * MAX_CORNERS, WIDEST)


def floor_outlines(row: Document) -> list[tuple[int, Polygon | None]]:
    return [(k, outline_of(floor)) for k, floor in enumerate(items_of(row.get("floor_polygons")))]


def piece_at(document: Document, target: str) -> tuple[int, Document]:
    return row_at(document, "pieces", "piece", target)


def drawn(document: Document, n: int, row: Document, corners: Polygon, id_: str, name: Message) -> Ground:
    """A piece as drawn. A self-intersecting outline is drawn as its convex hull."""
    try:
        piece = TerrainPiece(Node(row, "", []), WIDEST, WIDEST)
    except TooManyFaults:
        piece = TerrainPiece(Node({}, "", []), WIDEST, WIDEST)
    piece.outline = corners if not outline_fault(corners) else hull(corners)
    floors = tuple(
        [points(floor) for _, floor in floor_outlines(row) if floor is not None and not outline_fault(floor)]
    )
    return Ground(
        id=id_,
        name=name,
        kind=kind_of(piece, fallen=False),
        points=points(piece.outline),
        signs=signs_of(piece, piece.structure),
        floors=floors or tuple([points(floor) for floor in piece.floors if floor]),
        room=(0, piece.capacity),
        targets=(f"piece:{n}",),
        clause="FB-20.1",
    )


def hull(corners: Polygon) -> Polygon:
    """The convex hull of points, counter-clockwise; a small square if they span no area.

    >>> hull(((0, 0), (8, 8), (8, 0), (0, 8), (4, 4)))
    ((0, 0), (8, 0), (8, 8), (0, 8))
    """
    found: list[tuple[int, int]] = []
    way = sorted(set(corners))
    for side in (way, way[::-1]):
        start = len(found)
        for x, y in side:
            while len(found) - start >= 2 and turn(*found[-2], *found[-1], x, y) <= 0:
                found.pop()
            found.append((x, y))
        found.pop()
    if len(found) < 3:
        x, y = corners[0]
        return ((x, y), (x + INCH, y), (x + INCH, y + INCH), (x, y + INCH))
    return tuple(found)


# -- changing it -------------------------------------------------------------------------------------------------------


def reshape(row: Document, change: Change) -> None:
    """Move every corner of a piece and of its floors."""
    for outline in (row.get("polygon"), *items_of(row.get("floor_polygons"))):
        corners = outline_of(outline)
        if corners is not None and isinstance(outline, list):
            outline[:] = [list(change(x, y)) for x, y in corners]


def shift(document: Document, row: Document, dx: int, dy: int) -> None:
    """Move a piece by a vector, but not over the edge of the table."""
    corners = outline_of(row.get("polygon"))
    if corners is None:
        return
    xs, ys = [x + dx for x, _ in corners], [y + dy for _, y in corners]
    right = dx + within(min(xs), max(xs), length(document, "width"))
    up = dy + within(min(ys), max(ys), length(document, "height"))
    reshape(row, lambda x, y: (x + right, y + up))


def within(low: int, high: int, most: int) -> int:
    """The smallest shift that brings an interval between 0 and `most`.

    >>> within(-3, 10, 20), within(12, 25, 20), within(2, 9, 20)
    (3, -5, 0)
    """
    return -low if low < 0 else min(0, most - high)


BATTLEFIELD_EDITOR: Final = BattlefieldEditor(BATTLEFIELDS, OWN_BATTLEFIELD, "field", FORM, BLANK)
