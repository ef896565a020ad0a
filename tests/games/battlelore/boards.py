"""Names of hexes for the tests of boards."""

from __future__ import annotations

from sandtable.games.battlelore.tables.board import (
    board_of,
    hex_name,
    hex_named,
)

BOARD = board_of(9)


def h(name: str) -> int:
    return hex_named(name, 9)


def names(hexes: tuple[int, ...]) -> set[str]:
    return {hex_name(each) for each in hexes}
