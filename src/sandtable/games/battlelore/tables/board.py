"""The battlefield without rules on it: hexes, neighbours, distances, sections, straight lines (BL-1.1 to BL-1.12, BL-6.14).

A hex is a small number: row times 13 plus column, counted from the south-west. Rows 2, 4, 6... have 12 hexes; the thirteenth
number of such a row is no hex of the board (BL-1.7) and has no neighbours.
"""

from __future__ import annotations

from functools import cache
from typing import Final

COLUMNS: Final = 13
ROWS: Final = 9
EPIC_ROWS: Final = 17

# directions in the order of BL-1.5
E: Final = 0
NE: Final = 1
NW: Final = 2
W: Final = 3
SW: Final = 4
SE: Final = 5
SIDE_IDS: Final = ("E", "NE", "NW", "W", "SW", "SE")
OFFSETS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))

WEST: Final = 1
CENTRE: Final = 2
EAST: Final = 4
SECTION_IDS: Final = ("west", "centre", "east")

Line = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The hexes a line of sight crosses, and those it only runs along, left and right of it."""


def x_of(hex_: int) -> int:
    """The doubled column of BL-1.4."""
    return 2 * (hex_ % COLUMNS) + (hex_ // COLUMNS & 1)


def y_of(hex_: int) -> int:
    return hex_ // COLUMNS


def hex_at(x: int, y: int, rows: int) -> int:
    """The hex at doubled coordinates, or -1 if there is none (BL-1.4).

    >>> hex_name(hex_at(12, 4, 9)), hex_at(25, 1, 9)
    ('G5', -1)
    """
    if (x + y) & 1 or not 0 <= x <= 24 or not 0 <= y < rows:
        return -1
    return y * COLUMNS + (x >> 1)


def hex_name(hex_: int) -> str:
    """
    >>> hex_name(0), hex_name(13)
    ('A1', 'A2')
    """
    return f"{'ABCDEFGHIJKLM'[hex_ % COLUMNS]}{hex_ // COLUMNS + 1}"


def hex_named(name: str, rows: int) -> int:
    """The hex of this name, or -1 (BL-1.3).

    >>> hex_named("G5", 9) == hex_at(12, 4, 9), hex_named("M2", 9), hex_named("A10", 9)
    (True, -1, -1)
    """
    column = "ABCDEFGHIJKLM".find(name[:1]) if name[:1] else -1
    if column < 0 or not name[1:].isascii() or not name[1:].isdigit():
        return -1
    y = int(name[1:]) - 1
    return hex_at(2 * column + (y & 1), y, rows)


def hex_distance(a: int, b: int) -> int:
    """Steps from hex to hex (BL-1.6)."""
    dx = abs(x_of(a) - x_of(b))
    dy = abs(y_of(a) - y_of(b))
    return dy + max(0, (dx - dy) >> 1)


def trace(a: int, b: int, rows: int) -> Line:
    """Which hexes the line from centre to centre crosses, and which it touches along an edge (BL-6.10 to BL-6.14)."""
    xa, va, xb, vb = x_of(a), 3 * y_of(a), x_of(b), 3 * y_of(b)
    dx, dv = xb - xa, vb - va
    whole = 3 * dx * dx + dv * dv
    crossed: list[int] = []
    left: list[int] = []
    right: list[int] = []
    for y in range(min(y_of(a), y_of(b)) - 1, max(y_of(a), y_of(b)) + 2):
        for x in range(min(xa, xb) - 2, max(xa, xb) + 3):
            h = hex_at(x, y, rows)
            if h < 0 or h in (a, b):
                continue
            v = 3 * y
            if not 0 < 3 * (x - xa) * dx + (v - va) * dv < whole:
                continue
            plus = minus = zero = 0
            for cx, cv in ((x, v + 2), (x + 1, v + 1), (x + 1, v - 1), (x, v - 2), (x - 1, v - 1), (x - 1, v + 1)):
                side = dx * (cv - va) - dv * (cx - xa)
                if side > 0:
                    plus += 1
                elif side < 0:
                    minus += 1
                else:
                    zero += 1
            if plus and minus:
                crossed.append(h)
            elif zero == 2:
                (left if plus else right).append(h)
    return tuple(crossed), tuple(left), tuple(right)


class Board:
    """The tables of one size of battlefield, shared by every game on it."""

    __slots__ = ("camp_rows", "distance", "hexes", "lines", "neighbours", "rows", "sections", "sides", "size")

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.size = rows * COLUMNS
        self.hexes = tuple(h for h in range(self.size) if hex_at(x_of(h), y_of(h), rows) == h)
        inside = set(self.hexes)
        self.sides: tuple[tuple[int, ...], ...] = tuple(
            tuple(hex_at(x_of(h) + ox, y_of(h) + oy, rows) for ox, oy in OFFSETS) if h in inside else (-1,) * 6
            for h in range(self.size)
        )
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(tuple(n for n in sides if n >= 0) for sides in self.sides)
        self.sections = tuple(
            (WEST if x_of(h) <= 7 else 0) | (CENTRE if 7 <= x_of(h) <= 17 else 0) | (EAST if x_of(h) >= 17 else 0)
            for h in range(self.size)
        )
        self.camp_rows = tuple((y_of(h) + 1, rows - y_of(h)) for h in range(self.size))
        self.distance: tuple[tuple[int, ...], ...] = tuple(
            tuple(hex_distance(a, b) for b in range(self.size)) for a in range(self.size)
        )
        self.lines: dict[int, Line] = {}

    def line(self, a: int, b: int) -> Line:
        """The line of sight between two hexes, kept once computed."""
        key = a * self.size + b
        found = self.lines.get(key)
        if found is None:
            found = trace(a, b, self.rows)
            self.lines[key] = found
        return found

    def retreat_steps(self, hex_: int, camp: int) -> tuple[int, int]:
        """The two hexes of the next row toward a camp's own side, -1 where the board ends (BL-8.3)."""
        sides = self.sides[hex_]
        return (sides[SE], sides[SW]) if camp == 0 else (sides[NE], sides[NW])

    def row_from(self, camp: int, k: int) -> tuple[int, ...]:
        """The hexes of the k-th row from a camp's side (BL-1.10)."""
        return tuple(h for h in self.hexes if self.camp_rows[h][camp] == k)


@cache
def board_of(rows: int) -> Board:
    return Board(rows)


def wings_of(camp: int) -> tuple[int, int, int]:
    """The sections a camp calls left, centre and right (BL-1.12).

    >>> wings_of(0), wings_of(1)
    ((1, 2, 4), (4, 2, 1))
    """
    return (WEST, CENTRE, EAST) if camp == 0 else (EAST, CENTRE, WEST)
