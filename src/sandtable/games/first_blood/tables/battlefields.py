"""Battlefields: tables with terrain pieces, published and custom (chapters 3, 8, 20 to 22).

All are read the same way, and every error is reported with its location. Lengths are hundredths of an inch.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.collection import ContentCollection
from sandtable.core.content.ids import ids_from
from sandtable.core.content.user_files import Node
from sandtable.core.space.outlines import across, area, is_simple, polygons
from sandtable.core.space.paths import Barrier
from sandtable.core.space.plane import OUTSIDE, Polygon, polygon
from sandtable.games.first_blood.tables.effects import ZONAL_IDS
from sandtable.games.first_blood.tables.files import PACKAGE

SCHEMA: Final = "first-blood-battlefield/1"
OWN_BATTLEFIELD: Final = "own_battlefield"
"""The option that takes the file text of a custom battlefield."""
INCH: Final = 100
"""Lattice steps per inch: places are measured to the hundredth of an inch (FB-3.1, FB-29.1)."""
SIZE_IDS: Final[tuple[str, ...]] = ("36x36", "48x48", "72x48")
"""Sizes of tables in inches (FB-1.13)."""
ZONAL: Final = 0
GARRISON: Final = 1
RUIN: Final = 2
KIND_IDS: Final[tuple[str, ...]] = ids_from(__name__, "ZONAL")

BROKEN_GROUND: Final = 1
DANGEROUS: Final = 2
ELEVATED: Final = 4
HINDERING: Final = 8
WATER: Final = 16
VERY_DANGEROUS: Final = 32
OBSCURING: Final = 64
IMPASSABLE: Final = 128
"""Rules of Zonal Terrain as bits, in the order of ZONAL_IDS (chapter 20)."""

MIN_CORNERS: Final = 3
MAX_CORNERS: Final = 32
"""The maximum number of corners of an outline (FB-3.12)."""
MAX_SIZE: Final = 9
MAX_TEXT: Final = 200
MAX_FILE: Final = 20_000
"""The maximum length of a custom battlefield file, without the spaces between its values."""
WIDTH_OF_READY: Final = (4 * INCH, 6 * INCH)
"""The width of Garrison pieces on published battlefields (FB-8.6)."""
WIDTH_OF_OWN: Final = (3 * INCH, 8 * INCH)
"""The width of Garrison pieces on custom battlefields (FB-21.25)."""
FREE_SPACE: Final = 6 * INCH
"""The free space around Garrison pieces on published battlefields (FB-8.6)."""

FIELDS: Final = ("schema", "id", "name", "theme", "description", "width", "height", "units_per_inch", "pieces")
COMMON_FIELDS: Final = ("id", "name", "kind", "polygon", "size", "rules", "on")
KIND_FIELDS: Final = (
    (),
    ("elevation", "defence", "capacity"),
    ("floors", "floor_polygons", "structure"),
)
ALL_FIELDS: Final = (*COMMON_FIELDS, *KIND_FIELDS[GARRISON], *KIND_FIELDS[RUIN])


class TerrainPiece:
    """One terrain piece (FB-20.1): its outline, Size and rules, and what its kind adds (FB-20.2)."""

    __slots__ = (
        "barriers",
        "box",
        "capacity",
        "defence",
        "elevated",
        "floors",
        "id",
        "kind",
        "name",
        "on",
        "outline",
        "rules",
        "size",
        "structure",
    )

    def __init__(self, node: Node, width: int, height: int) -> None:
        self.id = read_id(node)
        self.name = node.need_text("name", MAX_TEXT)
        self.kind = node.need_word("kind", KIND_IDS)
        if self.kind >= 0:
            node.only((*COMMON_FIELDS, *KIND_FIELDS[self.kind]))
        self.outline = read_outline(node.need("polygon"), width, height)
        xs, ys = [x for x, _ in self.outline], [y for _, y in self.outline]
        self.box = (min(xs), min(ys), max(xs), max(ys)) if xs else (0, 0, -1, -1)
        """The bounding box of the outline, for a quick check whether a point is outside."""
        self.barriers: dict[tuple[int, bool, int, int], Barrier] = {}
        """Cached barriers: by distance to keep, whether touching is allowed, turning points and tag."""
        self.size = number(node, "size", 0, MAX_SIZE)
        self.rules = 0
        self.elevated = 0
        """X of Elevated (FB-20.5)."""
        self.on = -1
        """The number of the piece it stands on (FB-6.10)."""
        self.defence = 0
        self.capacity = 0
        self.floors: tuple[Polygon, ...] = ()
        """The outlines of the upper floors (FB-22.7)."""
        self.structure = 0
        for rule in node.tables("rules", ("rule", "x")):
            self._read_rule(rule)
        if self.kind == ZONAL and not self.rules:
            node.fault("a Zonal piece needs at least one rule (FB-20.1)", "fb-no-rule")
        elif self.kind == GARRISON:
            self._read_garrison(node)
        elif self.kind == RUIN:
            self._read_ruin(node, width, height)
        if self.kind in (GARRISON, RUIN) and self.rules:
            node.fault("only Zonal pieces have Zonal rules (FB-20.1)", "fb-zonal-rules")

    def _read_rule(self, node: Node) -> None:
        rule = node.need_word("rule", ZONAL_IDS)
        if rule < 0:
            return
        self.rules |= 1 << rule
        if 1 << rule == ELEVATED:
            self.elevated = number(node, "x", 1, MAX_SIZE)
            if self.elevated != self.size:
                what = f"a piece with Elevated {self.elevated} must have that Size, not {self.size} (FB-20.5)"
                node.fault(what, "fb-elevated", n=self.elevated, size=self.size)
        elif node.get("x") is not None:
            node.fault("only Elevated has a number", "fb-only-elevated")

    def _read_garrison(self, node: Node) -> None:
        """Defence, Capacity and Elevation of a Garrison piece (FB-21.1)."""
        if number(node, "elevation", 1, MAX_SIZE) != self.size:
            node.fault("the Elevation of a Garrison piece is its Size (FB-21.1)", "fb-elevation")
        self.defence = number(node, "defence", 1, 6)
        self.capacity = number(node, "capacity", 1, 40)

    def _read_ruin(self, node: Node, width: int, height: int) -> None:
        """The upper floors of a Ruin and its Structure (FB-22.4, FB-22.7, FB-22.15)."""
        count = number(node, "floors", 0, MAX_SIZE - 1)
        if self.size != count + 1:
            what = f"a Ruin with {count} upper floors has Size {count + 1} (FB-22.4)"
            node.fault(what, "fb-ruin-size", n=count, size=count + 1)
        self.structure = number(node, "structure", 1, 99)
        outlines = node.get("floor_polygons")
        if outlines is None:
            self.floors = (self.outline,) * count
            return
        floors = [(item, read_outline(item, width, height)) for item in outlines.items()]
        if len(floors) != count:
            outlines.fault(f"{len(floors)} outlines for {count} upper floors", "fb-floors", n=len(floors), floors=count)
        for item, floor in floors:
            if self.outline and any(polygon(x, y, self.outline) == OUTSIDE for x, y in floor):
                item.fault("the floor extends beyond the outline of the Ruin (FB-22.7)", "fb-floor-out")
        self.floors = tuple([floor for _, floor in floors])

    def has(self, rule: int) -> bool:
        return bool(self.rules & rule)

    def barrier(self, apart: int, strict: bool, turn: int, tag: int) -> Barrier:
        """The piece as an obstacle from which a centre must keep a distance (`core.space.paths`); created once."""
        key = (apart, strict, turn, tag)
        found = self.barriers.get(key)
        if found is None:
            found = Barrier(self.outline, apart * apart, 1, strict, turn, tag, apart)
            self.barriers[key] = found
        return found


HighOne = tuple[int, int, int, int, int, TerrainPiece, int, bool]
"""A piece that may block sight: its box, its number, the piece, its Level, whether it is Obscuring."""


class Battlefield:
    """A table and its pieces, fixed and public before the game (FB-8.5)."""

    __slots__ = (
        "_high_ones",
        "description",
        "garrisons",
        "height",
        "id",
        "name",
        "pieces",
        "ref",
        "ruins",
        "solid",
        "theme",
        "wet",
        "width",
    )

    def __init__(self, root: Node, ref: str) -> None:
        self._high_ones: list[HighOne] | None = None
        self.ref = ref
        """The id of a published battlefield, or the text of a custom one."""
        root.only(FIELDS)
        schema = root.need("schema")
        if schema is not None and schema.value != SCHEMA:
            schema.fault(f"expected {SCHEMA}", "expected", x=SCHEMA)
        self.id = read_id(root)
        self.name = root.need_text("name", MAX_TEXT)
        self.theme = root.need_text("theme", MAX_TEXT)
        self.description = root.need_text("description", MAX_TEXT)
        self.width = number(root, "width", INCH, 100 * INCH)
        self.height = number(root, "height", INCH, 100 * INCH)
        if self.size_id() not in SIZE_IDS:
            root.fault(f"a table is {' or '.join(SIZE_IDS)} inches (FB-1.13)", "fb-size")
        units = root.need("units_per_inch")
        if units is not None and units.value != INCH:
            units.fault(f"expected {INCH} (FB-29.1)", "fb-inch", n=INCH)
        nodes = root.tables("pieces", ALL_FIELDS)
        self.pieces = tuple([TerrainPiece(node, self.width, self.height) for node in nodes])
        self.garrisons = tuple([at for at, piece in enumerate(self.pieces) if piece.kind == GARRISON])
        """The numbers of the Garrison pieces, and of the Ruins, standing or not."""
        self.ruins = tuple([at for at, piece in enumerate(self.pieces) if piece.kind == RUIN])
        self.wet = tuple([at for at, piece in enumerate(self.pieces) if piece.has(WATER)])
        """The numbers of the pieces with Water."""
        self.solid = tuple(
            [at for at, piece in enumerate(self.pieces) if piece.kind == GARRISON or piece.has(IMPASSABLE)]
        )
        """The numbers of the pieces that stop Models."""
        self._check_number(root)
        self._check_places(nodes)
        self._check_garrisons(nodes, WIDTH_OF_OWN if ref.startswith("{") else WIDTH_OF_READY, ref.startswith("{"))

    def size_id(self) -> str:
        return f"{self.width // INCH}x{self.height // INCH}"

    def _check_number(self, root: Node) -> None:
        """Check the number of pieces: half to five sixths of the number of 12" squares, both rounded up (FB-8.4)."""
        few, many = piece_limits(self.width, self.height)
        if not few <= len(self.pieces) <= many:
            what = f"{len(self.pieces)} pieces, but this table needs {few} to {many} (FB-8.4)"
            root.fault(what, "fb-pieces", n=len(self.pieces), few=few, many=many)

    def _check_places(self, nodes: list[Node]) -> None:
        """Check that ids are unique and that a piece stands only on an Elevated one on the table itself (FB-6.10)."""
        ids = [piece.id for piece in self.pieces]
        for at, (node, piece) in enumerate(zip(nodes, self.pieces, strict=True)):
            if piece.id in ids[:at]:
                node.fault(f"there is already a piece {piece.id}", "fb-same-id", x=piece.id)
            base = node.get("on")
            if base is None:
                continue
            piece.on = base.word(ids)
            if piece.on == at:
                base.fault("a piece cannot stand on itself", "fb-on-itself")
            elif piece.on >= 0 and not self.pieces[piece.on].elevated:
                base.fault(f"{ids[piece.on]} is not Elevated (FB-6.10)", "fb-not-elevated", x=ids[piece.on])
            elif piece.on >= 0 and nodes[piece.on].get("on") is not None:
                base.fault(f"{ids[piece.on]} itself stands on a piece (FB-6.10)", "fb-on-piece", x=ids[piece.on])

    def _check_garrisons(self, nodes: list[Node], width: tuple[int, int], own: bool) -> None:
        """Garrison pieces are 4" to 6" wide, 6" from all others and the edges; custom ones 3" to 8" wide (FB-8.6, FB-21.25)."""
        found = [at for at, piece in enumerate(self.pieces) if piece.kind == GARRISON and piece.outline]
        for at in found:
            outline = self.pieces[at].outline
            if not has_sides(outline, width[0], width[1]):
                clause = "FB-21.25" if own else "FB-8.6"
                low, high = width[0] // INCH, width[1] // INCH
                what = f"a Garrison piece is {low} to {high} inches wide ({clause})"
                nodes[at].fault(what, "fb-garrison-width", low=low, high=high, clause=clause)
            if own:
                continue
            xs, ys = [x for x, _ in outline], [y for _, y in outline]
            if min(*xs, *ys, *[self.width - x for x in xs], *[self.height - y for y in ys]) < FREE_SPACE:
                nodes[at].fault(
                    "a Garrison piece must be at least 6 inches from the table edges (FB-8.6)", "fb-garrison-edge"
                )
            if any(other < at and polygons(outline, self.pieces[other].outline, FREE_SPACE) < 0 for other in found):
                nodes[at].fault("Garrison pieces must be at least 6 inches apart (FB-8.6)", "fb-garrison-apart")

    def level_of(self, piece: int) -> int:
        """The Level of a piece: its Size plus the Elevated X of the piece it stands on (FB-6.10)."""
        one = self.pieces[piece]
        return one.size + (self.pieces[one.on].elevated if one.on >= 0 else 0)

    def high_ones(self) -> list[HighOne]:
        """The pieces that may block sight, by number."""
        if self._high_ones is None:
            self._high_ones = [
                (*piece.box, at, piece, self.level_of(at), piece.has(OBSCURING))
                for at, piece in enumerate(self.pieces)
                if piece.size or piece.has(OBSCURING) or piece.kind == RUIN
            ]
        return self._high_ones


# -- reading -------------------------------------------------------------------------------------------------------------


def number(node: Node, key: str, low: int, high: int) -> int:
    """A required number; the lowest one after an error."""
    found = node.need(key)
    value = None if found is None else found.number(low, high)
    return low if value is None else value


def read_id(node: Node) -> str:
    found = node.need_text("id", 60)
    if found and not all(letter in "abcdefghijklmnopqrstuvwxyz0123456789-" for letter in found):
        node.fault("use only a to z, 0 to 9 and hyphens", "id")
    return found


def read_outline(node: Node | None, width: int, height: int) -> Polygon:
    """The corners of an outline, counter-clockwise and not self-intersecting (FB-3.12, FB-29.1); () after an error."""
    if node is None:
        return ()
    faults = len(node.faults)
    corners: list[tuple[int, int]] = []
    for corner in node.items():
        numbers = corner.items()
        if len(numbers) != 2:
            corner.fault("a corner has two coordinates", "fb-corner")
            continue
        x, y = numbers[0].number(0, width), numbers[1].number(0, height)
        if x is not None and y is not None:
            corners.append((x, y))
    if len(node.faults) > faults:
        return ()
    outline = tuple(corners)
    key = outline_fault(outline)
    if key:
        node.fault(why_not_outline(outline), key, n=len(outline))
    return () if key else outline


def outline_fault(outline: Polygon) -> str:
    """Why corners are not a valid outline, as a key of `OUTLINE_FAULTS`; "" if they are."""
    if not MIN_CORNERS <= len(outline) <= MAX_CORNERS:
        return "fb-corners"
    if not is_simple(outline):
        return "fb-crosses"
    return "" if area(outline) > 0 else "fb-clockwise"


OUTLINE_FAULTS: Final = {
    "": "",
    "fb-corners": f"{{n}} corners, but an outline has {MIN_CORNERS} to {MAX_CORNERS} (FB-3.12)",
    "fb-crosses": "the outline crosses or touches itself (FB-3.12)",
    "fb-clockwise": "the corners are not in counter-clockwise order (FB-29.1)",
}


def why_not_outline(outline: Polygon) -> str:
    """Why corners are not a valid outline; "" if they are.

    >>> why_not_outline(((0, 0), (4, 0), (4, 4))), why_not_outline(((0, 0), (4, 4), (4, 0)))
    ('', 'the corners are not in counter-clockwise order (FB-29.1)')
    """
    return OUTLINE_FAULTS[outline_fault(outline)].format(n=len(outline))


def has_sides(outline: Polygon, low: int, high: int) -> bool:
    """Are both sides of the smallest rectangle around an outline between `low` and `high` (FB-8.6)?

    >>> has_sides(((0, 0), (500, 0), (500, 400), (0, 400)), 400, 600)
    True
    """
    wide, deep, squared = across(outline)
    return all(low * low * squared <= side * side <= high * high * squared for side in (wide, deep))


def piece_limits(width: int, height: int) -> tuple[int, int]:
    """The minimum and maximum number of pieces on a table (FB-8.4).

    >>> piece_limits(3600, 3600), piece_limits(7200, 4800)
    ((5, 8), (12, 20))
    """
    squares = (width // (12 * INCH)) * (height // (12 * INCH))
    return -(-squares // 2), -(-5 * squares // 6)


BATTLEFIELDS: Final = ContentCollection("battlefield", PACKAGE, "battlefields", Battlefield, MAX_FILE)


def battlefield_ids() -> tuple[str, ...]:
    """The published battlefields, sorted (content chapter of FB-1.12)."""
    return BATTLEFIELDS.ids()


def battlefield_of(ref: str) -> Battlefield:
    """The battlefield with this id, or the one described by the text `ref`."""
    return BATTLEFIELDS.find(ref)
