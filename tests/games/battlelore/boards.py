"""Names of hexes for the tests of the board."""

from __future__ import annotations

from sandtable.games.battlelore.tables.board import ROWS, board_of, hex_name

BOARD = board_of(ROWS)


def h(name: str) -> int:
    return BOARD.hex_named(name)


def names(hexes: tuple[int, ...]) -> set[str]:
    return {hex_name(each) for each in hexes}
