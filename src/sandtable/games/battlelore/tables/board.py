"""The bare battlefield: the hexes of `core.space.hexes` with sections, camps and rows (BL-1.1 to BL-1.12).

A hex is a small number: row times 13 plus column, counted from the south-west. Rows 2, 4, 6... have 12 hexes; the
thirteenth number of such a row is not a hex of the board (BL-1.7) and has no neighbours. Directions are those of
BL-1.5, and lines of sight cross and touch hexes according to BL-6.10 to BL-6.14.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.core.space.hexes import NE, NW, SE, SW, HexBoard

COLUMNS: Final = 13
ROWS: Final = 9
EPIC_ROWS: Final = 17
"""The number of rows, which alternate between 13 and 12 hexes (BL-1.1, BL-1.2)."""

SIDE_IDS: Final = ("E", "NE", "NW", "W", "SW", "SE")
"""The names of the directions, in the order of BL-1.5."""

WEST: Final = 1
CENTRE: Final = 2
EAST: Final = 4
SECTION_IDS: Final = ("west", "centre", "east")
SECTIONS: Final = ((0, 7), (7, 17), (17, 24))
"""The doubled columns of each section; the hexes on a line belong to both sections (BL-1.11)."""


class Board(HexBoard):
    """The tables of one size of battlefield, shared by every game on it.

    Doubled columns, distances and neighbours are those of `core.space.hexes` (BL-1.4, BL-1.6). The half hexes at the
    ends of rows do not belong to the board (BL-1.7).
    """

    __slots__ = ("camp_rows",)

    def __init__(self, rows: int) -> None:
        super().__init__(COLUMNS, rows, SECTIONS)
        self.camp_rows: tuple[tuple[int, int], ...] = tuple(
            [(self.y_of(h) + 1, rows - self.y_of(h)) for h in range(self.size)]
        )
        """For each hex, its row counted from each camp's side: Standard's is the south, and row 1 is the baseline
        (BL-1.8, BL-1.9).
        """

    def retreat_steps(self, hex_: int, camp: int) -> tuple[int, int]:
        """The two hexes of the next row toward a camp's own side; -1 where the board ends (BL-8.3)."""
        sides = self.sides[hex_]
        return (sides[SE], sides[SW]) if camp == 0 else (sides[NE], sides[NW])

    def row_from(self, camp: int, k: int) -> tuple[int, ...]:
        """The hexes of the k-th row from a camp's side (BL-1.10)."""
        return tuple([h for h in self.hexes if self.camp_rows[h][camp] == k])


@cache
def board_of(rows: int) -> Board:
    return Board(rows)


def hex_name(hex_: int) -> str:
    """A hex has the same name on every board (BL-1.3).

    >>> hex_name(0), hex_name(13)
    ('A1', 'A2')
    """
    return board_of(ROWS).name_of(hex_)


def place_in_row(section: int) -> int:
    """The number of a section from west to east.

    >>> place_in_row(WEST), place_in_row(CENTRE), place_in_row(EAST)
    (0, 1, 2)
    """
    return section.bit_length() - 1


def wings_of(camp: int) -> tuple[int, int, int]:
    """The sections a camp calls left, centre and right (BL-1.12).

    >>> wings_of(0), wings_of(1)
    ((1, 2, 4), (4, 2, 1))
    """
    return (WEST, CENTRE, EAST) if camp == 0 else (EAST, CENTRE, WEST)
