"""Terrain lookup tables for the rules, one per property, built from terrain, overlays and landmarks (BL-12, BL-15).

A `TerrainTable` never changes: placing or removing a landmark builds a new one, so clones can share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import Board
from sandtable.games.battlelore.tables.terrain import (
    COUNTRYSIDE,
    GRAVEYARD,
    MOVE_CLOSED,
    STAKES,
    STRONGHOLD,
    TERRAIN_DEFS,
)

Mark = tuple[int, int, int]
"""A landmark: hex, kind, the holder it belongs to (-1: none)."""

# reasons that forbid battle in the turn of entry, one bit each
BAN_ALWAYS: Final = 1
BAN_UNLESS_ARCHERS: Final = 2
BAN_UNLESS_RAMPART: Final = 4

# what blocks sight
SEE: Final = 0
BLOCKED: Final = 1
BY_HEIGHT: Final = 2


class Layered:
    """The combined properties of the terrain, overlay and landmark of one hex (BL-12.21)."""

    __slots__ = (
        "ban",
        "blocked",
        "bold",
        "cap_in",
        "cap_low",
        "cap_out",
        "creature_free",
        "foot_only",
        "height",
        "stop",
    )

    def __init__(self, kinds: tuple[int, ...]) -> None:
        layers = [TERRAIN_DEFS[kind] for kind in kinds if kind >= 0]
        self.stop = max([layer.move for layer in layers])
        self.ban = sum({(0, BAN_ALWAYS, BAN_UNLESS_ARCHERS, BAN_UNLESS_RAMPART)[layer.battle] for layer in layers})
        self.cap_in = min([layer.cap_in for layer in layers])
        self.cap_low = min([layer.cap_low for layer in layers])
        self.cap_out = min([layer.cap_out for layer in layers])
        self.height = max([layer.height for layer in layers])
        self.blocked = any(layer.blocks and not layer.height for layer in layers)
        # Bold for a unit in the hex; the Stronghold's owner and archers on stakes are handled separately
        self.bold = sum([layer.bold for layer in layers if layer.bold_for == "any"])
        self.foot_only = any(layer.closed_to for layer in layers)
        self.creature_free = c.TYPE_OF.get(layers[-1].free_for, -1)


@cache
def layered(terrain: int, overlay: int, mark: int) -> Layered:
    """The combined properties, cached: landmarks are built and razed often, and each change builds a new table."""
    return Layered((terrain, overlay, mark))


class TerrainTable:
    """The battlefield with everything that lies on it."""

    __slots__ = (
        "ban",
        "blocks",
        "board",
        "bold",
        "cap_in",
        "cap_low",
        "cap_out",
        "cliffs",
        "creature_free",
        "foot_only",
        "graves",
        "height",
        "heights",
        "hill",
        "marks",
        "near",
        "open",
        "overlay",
        "overlays",
        "owner",
        "special",
        "stakes",
        "steps",
        "stop",
        "strongholds",
        "terrain",
        "terrains",
    )

    def __init__(
        self,
        board: Board,
        terrains: tuple[tuple[int, int], ...],
        cliffs: tuple[tuple[int, int], ...],
        overlays: tuple[tuple[int, int], ...],
        marks: tuple[Mark, ...],
        heights: tuple[tuple[int, int], ...] = (),
        near: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        size = board.size
        self.board = board
        self.terrains = terrains
        self.cliffs = cliffs
        self.overlays = overlays
        self.marks = marks
        self.heights = heights
        """Hills and cliffs whose height differs from the default of their kind (BL-12.8)."""
        self.terrain = laid(size, terrains, COUNTRYSIDE)
        self.overlay = laid(size, overlays, -1)
        self.special = laid(size, [(h, kind) for h, kind, _ in marks], -1)
        """The landmark or lair in each hex, or -1."""
        self.owner = laid(size, [(h, holder) for h, _, holder in marks], -1)
        self.stakes = tuple([kind == STAKES for kind in self.overlay])
        self.strongholds = tuple([(h, holder) for h, kind, holder in marks if kind == STRONGHOLD])
        self.graves = haunted(board, marks)
        layers = [layered(*pieces) for pieces in zip(self.terrain, self.overlay, self.special, strict=True)]
        self._stack(layers, size)
        self.near = near or joined(board, cliffs)
        self._join(board, size)

    def _stack(self, layers: list[Layered], size: int) -> None:
        """Combine terrain, overlay and landmark of each hex."""
        self.stop = tuple([each.stop for each in layers])
        is_open = [False] * size
        for h in self.board.hexes:
            is_open[h] = self.stop[h] != MOVE_CLOSED
        self.open = tuple(is_open)
        self.ban = tuple([each.ban for each in layers])
        self.cap_in = tuple([each.cap_in for each in layers])
        self.cap_low = tuple([each.cap_low for each in layers])
        self.cap_out = tuple([each.cap_out for each in layers])
        height = [each.height for each in layers]
        for h, high in self.heights:
            height[h] = high
        self.height = tuple(height)
        self.blocks = tuple([BLOCKED if layers[h].blocked else (BY_HEIGHT if height[h] else SEE) for h in range(size)])
        self.bold = tuple([each.bold for each in layers])
        self.foot_only = tuple([each.foot_only for each in layers])
        self.creature_free = tuple([each.creature_free for each in layers])

    def _join(self, board: Board, size: int) -> None:
        """Compute the passable neighbours, and connect adjacent hills."""
        is_open = self.open
        self.steps = tuple([tuple([n for n in around if is_open[n]]) for around in self.near])
        hill = [-1] * size
        for h in board.hexes:
            if self.height[h] and hill[h] < 0:
                hill[h] = h
                todo = [h]
                while todo:
                    for n in board.neighbours[todo.pop()]:
                        if self.height[n] == self.height[h] and hill[n] < 0:
                            hill[n] = h
                            todo.append(n)
        self.hill = tuple(hill)

    def with_marks(self, marks: tuple[Mark, ...]) -> TerrainTable:
        """The same ground with different landmarks."""
        return self.with_all(self.overlays, tuple(sorted(marks)))

    def with_overlay(self, h: int, kind: int) -> TerrainTable:
        return self.with_all(tuple(sorted((*self.overlays, (h, kind)))), self.marks)

    def with_all(self, overlays: tuple[tuple[int, int], ...], marks: tuple[Mark, ...]) -> TerrainTable:
        """The same terrain with these overlays and landmarks."""
        if overlays == self.overlays and marks == self.marks:
            return self
        return TerrainTable(self.board, self.terrains, self.cliffs, overlays, marks, self.heights, self.near)

    def blocks_from(self, viewer: int, h: int) -> bool:
        """Does the terrain of a hex block the sight of a unit standing on `viewer` (BL-6.15, BL-6.16, BL-12.7)?"""
        block = self.blocks[h]
        if block == SEE:
            return False
        return block == BLOCKED or self.hill[h] != self.hill[viewer]


def laid(size: int, rows: Iterable[tuple[int, int]], empty: int) -> tuple[int, ...]:
    """For each hex, the kind that these rows of hex and kind put there."""
    found = [empty] * size
    for h, kind in rows:
        found[h] = kind
    return tuple(found)


def haunted(board: Board, marks: tuple[Mark, ...]) -> frozenset[int]:
    """The hexes of graveyards and those around them (BL-15.21)."""
    graves = [h for h, kind, _ in marks if kind == GRAVEYARD]
    return frozenset([h for grave in graves for h in (grave, *board.neighbours[grave])])


def joined(board: Board, cliffs: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each hex that have no cliff side between (BL-12.10)."""
    sides = dict(cliffs)
    near: list[tuple[int, ...]] = []
    for h in range(board.size):
        found: list[int] = []
        for d, n in enumerate(board.sides[h]):
            if n >= 0 and not sides.get(h, 0) >> d & 1 and not sides.get(n, 0) >> (d + 3) % 6 & 1:
                found.append(n)
        near.append(tuple(found))
    return tuple(near)


def sees(ground: TerrainTable, at: list[int], a: int, b: int) -> bool:
    """Line of sight from hex a to hex b past terrain and units (BL-6.10 to BL-6.16).

    A dragon on the ground blocks it like any unit (BL-6.17).
    """
    crossed, left, right = ground.board.line(a, b)
    for h in crossed:
        if at[h] >= 0 or ground.blocks_from(a, h):
            return False
    if left and right:
        for h in left:
            if at[h] >= 0 or ground.blocks_from(a, h):
                break
        else:
            return True
        for h in right:
            if at[h] >= 0 or ground.blocks_from(a, h):
                return False
    return True
