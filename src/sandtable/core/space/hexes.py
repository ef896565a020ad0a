"""A board of hexes with a corner at the top: neighbours, distances, lines between hexes, sections, and where to draw them.

A hex is a small number: its row times the board's columns plus its column, counted from the south-west. Every second row is
shifted by half a hex and one hex shorter: the last number of such a row is not a hex and has no neighbours. Positions use
doubled coordinates (x, y): x counts half hexes from the west, y rows from the south.
"""

from __future__ import annotations

import math
from typing import Final

E: Final = 0
NE: Final = 1
NW: Final = 2
W: Final = 3
SW: Final = 4
SE: Final = 5
OFFSETS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The steps to the six neighbours, by direction."""

NO_HEX: Final = -1

Line = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The hexes that a line crosses, and those it only runs along, on its left and on its right."""
Point = tuple[float, float]

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_RING: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The corners, clockwise from the northern one, on a grid half a hex wide and a quarter of a hex high."""
_SIDE_CORNERS: Final = ((1, 2), (0, 1), (5, 0), (4, 5), (3, 4), (2, 3))
"""The two corners of each side, by direction."""


class HexBoard:
    """The tables for one size of board, shared by every game on it.

    `sections` are ranges (low, high) of x, one bit each. A hex on the line between two belongs to both.
    """

    __slots__ = ("_lines", "columns", "distance", "hexes", "neighbours", "places", "rows", "sections", "sides", "size")

    def __init__(self, columns: int, rows: int, sections: tuple[tuple[int, int], ...] = ()) -> None:
        if not 2 <= columns <= len(_LETTERS) or rows < 1:
            raise ValueError(f"the hexes of a board of {columns} columns and {rows} rows cannot be named")
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.hexes: tuple[int, ...] = tuple([h for h in range(self.size) if self.is_hex(h)])
        self.sides: tuple[tuple[int, ...], ...] = tuple([self._sides_of(h) for h in range(self.size)])
        """For each hex, the neighbour in each direction, or NO_HEX beyond the edge."""
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            [tuple([n for n in sides if n != NO_HEX]) for sides in self.sides]
        )
        self.distance: tuple[tuple[int, ...], ...] = self._distances()
        self.sections: tuple[int, ...] = tuple(
            [
                sum([1 << n for n, (low, high) in enumerate(sections) if low <= self.x_of(h) <= high])
                for h in range(self.size)
            ]
        )
        places = [NO_HEX] * self.size
        for place, h in enumerate(self.hexes):
            places[h] = place
        self.places: tuple[int, ...] = tuple(places)
        """For each hex, its number among the hexes, without the gaps."""
        self._lines: dict[int, Line] = {}

    def is_hex(self, number: int) -> bool:
        """
        >>> HexBoard(13, 9).is_hex(12), HexBoard(13, 9).is_hex(25)
        (True, False)
        """
        return 0 <= number < self.size and (self.y_of(number) % 2 == 0 or number % self.columns < self.columns - 1)

    def x_of(self, hex_: int) -> int:
        """The doubled column."""
        return 2 * (hex_ % self.columns) + hex_ // self.columns % 2

    def y_of(self, hex_: int) -> int:
        return hex_ // self.columns

    def at(self, x: int, y: int) -> int:
        """The hex at doubled coordinates, or NO_HEX.

        >>> board = HexBoard(13, 9)
        >>> board.name_of(board.at(12, 4)), board.at(25, 1), board.at(1, 0)
        ('G5', -1, -1)
        """
        if (x + y) % 2 or not 0 <= x <= 2 * self.columns - 2 or not 0 <= y < self.rows:
            return NO_HEX
        return y * self.columns + x // 2

    def name_of(self, hex_: int) -> str:
        """A letter for the column and a number for the row.

        >>> HexBoard(13, 9).name_of(13)
        'A2'
        """
        return f"{_LETTERS[hex_ % self.columns]}{hex_ // self.columns + 1}"

    def hex_named(self, name: str) -> int:
        """The hex of this name, or NO_HEX.

        >>> board = HexBoard(13, 9)
        >>> board.hex_named("G5") == board.at(12, 4), board.hex_named("M2"), board.hex_named("A10"), board.hex_named("A")
        (True, -1, -1, -1)
        """
        column = _LETTERS[: self.columns].find(name[:1]) if name[:1] else -1
        if column < 0 or not name[1:].isascii() or not name[1:].isdigit():
            return NO_HEX
        y = int(name[1:]) - 1
        return self.at(2 * column + y % 2, y)

    def line(self, a: int, b: int) -> Line:
        """Which hexes the line between two centres crosses, and which it touches along an edge. Cached."""
        key = a * self.size + b
        found = self._lines.get(key)
        if found is None:
            found = self._trace(a, b)
            self._lines[key] = found
        return found

    def _sides_of(self, hex_: int) -> tuple[int, ...]:
        if not self.is_hex(hex_):
            return (NO_HEX,) * len(OFFSETS)
        return tuple([self.at(self.x_of(hex_) + ox, self.y_of(hex_) + oy) for ox, oy in OFFSETS])

    def _distances(self) -> tuple[tuple[int, ...], ...]:
        """The steps between any two hexes: a step changes the row, or the column by two."""
        places = [(self.x_of(h), self.y_of(h)) for h in range(self.size)]
        rows: list[tuple[int, ...]] = []
        for x, y in places:
            gaps = [(abs(x - other_x), abs(y - other_y)) for other_x, other_y in places]
            rows.append(tuple([dy if dx <= dy else (dx + dy) // 2 for dx, dy in gaps]))
        return tuple(rows)

    def _trace(self, a: int, b: int) -> Line:
        """Computed exactly, on a grid where centres and corners are whole numbers: three steps a row, one step half a hex."""
        xa, ya, xb, yb = self.x_of(a), self.y_of(a), self.x_of(b), self.y_of(b)
        va = 3 * ya
        dx, dv = xb - xa, 3 * yb - va
        whole = 3 * dx * dx + dv * dv
        crossed: list[int] = []
        left: list[int] = []
        right: list[int] = []
        for y in range(min(ya, yb) - 1, max(ya, yb) + 2):
            for x in range(min(xa, xb) - 2, max(xa, xb) + 3):
                h = self.at(x, y)
                if h in (NO_HEX, a, b) or not 0 < 3 * (x - xa) * dx + (3 * y - va) * dv < whole:
                    continue
                sides = [dx * (3 * y - cy - va) - dv * (x + cx - xa) for cx, cy in _RING]
                if max(sides) > 0 > min(sides):
                    crossed.append(h)
                elif sides.count(0) == 2:
                    (left if max(sides) > 0 else right).append(h)
        return tuple(crossed), tuple(left), tuple(right)


# -- where to draw them --------------------------------------------------------------------------------------------------


class HexDrawing:
    """Where the hexes of a board are drawn: x to the right, y downwards, `wide` from side to side, to two decimals.

    Hexes that share a corner get the same numbers for it.
    """

    __slots__ = ("board", "radius", "wide")

    def __init__(self, board: HexBoard, wide: float) -> None:
        self.board = board
        self.wide = wide
        self.radius = wide / math.sqrt(3)

    def size(self) -> Point:
        """The width and height of the whole board."""
        return (
            round(self.board.columns * self.wide, 2),
            round((self.board.rows - 1) * self.radius * 1.5 + 2 * self.radius, 2),
        )

    def centre(self, hex_: int) -> Point:
        return self._at(hex_, 0, 0)

    def corner(self, hex_: int, number: int) -> Point:
        """A corner, counted clockwise from the northern one."""
        dx, dy = _RING[number]
        return self._at(hex_, dx, dy)

    def outline(self, hex_: int) -> tuple[Point, ...]:
        return tuple([self.corner(hex_, number) for number in range(len(_RING))])

    def side(self, hex_: int, direction: int) -> tuple[Point, Point]:
        """The two ends of the side in a direction. The hex is on the right when going from the first to the second."""
        first, second = _SIDE_CORNERS[direction]
        return self.corner(hex_, first), self.corner(hex_, second)

    def side_middle(self, hex_: int, direction: int) -> Point:
        (ax, ay), (bx, by) = self.side(hex_, direction)
        return (round((ax + bx) / 2, 2), round((ay + by) / 2, 2))

    def _at(self, hex_: int, dx: int, dy: int) -> Point:
        x = 1 + self.board.x_of(hex_) + dx
        y = 2 + 3 * (self.board.rows - 1 - self.board.y_of(hex_)) + dy
        return (round(x * self.wide / 2, 2), round(y * self.radius / 2, 2))
