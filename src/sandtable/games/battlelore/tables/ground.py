"""Terrain as the rules ask for it: one table per question, built from terrain, overlays and landmarks (BL-12, BL-15).

A `Ground` is never changed: placing or removing a landmark builds a new one, so clones can share it.
"""

from __future__ import annotations

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
"""A landmark: hex, kind, the holder it belongs to (-1: nobody)."""

# what forbids battle in the turn of entry, one bit each
BAN_ALWAYS: Final = 1
BAN_UNLESS_ARCHERS: Final = 2
BAN_UNLESS_RAMPART: Final = 4

# what blocks sight
SEE: Final = 0
BLOCKED: Final = 1
BY_HEIGHT: Final = 2


class Ground:
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
    ) -> None:
        size = board.size
        self.board = board
        self.terrains = terrains
        self.cliffs = cliffs
        self.overlays = overlays
        self.marks = marks
        self.heights = heights
        """Hills and cliffs of another height than their kind's own (BL-12.8)."""
        terrain = [COUNTRYSIDE] * size
        for h, kind in terrains:
            terrain[h] = kind
        overlay = [-1] * size
        for h, kind in overlays:
            overlay[h] = kind
        mark = [-1] * size
        owner = [-1] * size
        for h, kind, holder in marks:
            mark[h] = kind
            owner[h] = holder
        self.terrain = tuple(terrain)
        self.overlay = tuple(overlay)
        self.special = tuple(mark)
        """The landmark or lair in each hex, or -1."""
        self.owner = tuple(owner)
        layers = [[TERRAIN_DEFS[kind] for kind in (terrain[h], overlay[h], mark[h]) if kind >= 0] for h in range(size)]
        inside = [False] * size
        for h in board.hexes:
            inside[h] = True
        self.stop = tuple(max(layer.move for layer in layers[h]) for h in range(size))
        self.open = tuple(inside[h] and self.stop[h] != MOVE_CLOSED for h in range(size))
        self.ban = tuple(
            sum({(0, BAN_ALWAYS, BAN_UNLESS_ARCHERS, BAN_UNLESS_RAMPART)[layer.battle] for layer in layers[h]})
            for h in range(size)
        )
        self.cap_in = tuple(min(layer.cap_in for layer in layers[h]) for h in range(size))
        self.cap_low = tuple(min(layer.cap_low for layer in layers[h]) for h in range(size))
        self.cap_out = tuple(min(layer.cap_out for layer in layers[h]) for h in range(size))
        given = dict(heights)
        self.height = tuple(given.get(h, max(layer.height for layer in layers[h])) for h in range(size))
        self.blocks = tuple(
            BLOCKED
            if any(layer.blocks and not layer.height for layer in layers[h])
            else (BY_HEIGHT if self.height[h] else SEE)
            for h in range(size)
        )
        # Bold for whoever stands there; the Stronghold's owner and archers on stakes are asked separately
        self.bold = tuple(sum(layer.bold for layer in layers[h] if layer.bold_for == "any") for h in range(size))
        self.stakes = tuple(kind == STAKES for kind in overlay)
        self.foot_only = tuple(any(layer.closed_to for layer in layers[h]) for h in range(size))
        self.creature_free = tuple(c.TYPE_OF.get(layers[h][-1].free_for, -1) for h in range(size))
        self.strongholds = tuple((h, holder) for h, kind, holder in marks if kind == STRONGHOLD)
        self.graves = frozenset(
            h for grave, kind, _ in marks if kind == GRAVEYARD for h in (grave, *board.neighbours[grave])
        )
        self._join(board, size)

    def _join(self, board: Board, size: int) -> None:
        """Neighbours without a cliff side between, the passable ones of these, and hills that hang together."""
        sides = dict(self.cliffs)
        near: list[tuple[int, ...]] = []
        for h in range(size):
            found: list[int] = []
            for d, n in enumerate(board.sides[h]):
                if n >= 0 and not sides.get(h, 0) >> d & 1 and not sides.get(n, 0) >> (d + 3) % 6 & 1:
                    found.append(n)
            near.append(tuple(found))
        self.near = tuple(near)
        self.steps = tuple(tuple(n for n in near[h] if self.open[n]) for h in range(size))
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

    def with_marks(self, marks: tuple[Mark, ...]) -> Ground:
        """The same ground with other landmarks on it."""
        return self.with_all(self.overlays, tuple(sorted(marks)))

    def with_overlay(self, h: int, kind: int) -> Ground:
        return self.with_all(tuple(sorted((*self.overlays, (h, kind)))), self.marks)

    def with_all(self, overlays: tuple[tuple[int, int], ...], marks: tuple[Mark, ...]) -> Ground:
        """The same terrain with these overlays and landmarks on it."""
        if overlays == self.overlays and marks == self.marks:
            return self
        return Ground(self.board, self.terrains, self.cliffs, overlays, marks, self.heights)

    def blocks_from(self, viewer: int, h: int) -> bool:
        """Does the terrain of a hex block the sight of somebody standing on `viewer` (BL-6.15, BL-6.16)?"""
        block = self.blocks[h]
        if block == SEE:
            return False
        return block == BLOCKED or self.hill[h] != self.hill[viewer]


def sees(ground: Ground, at: list[int], a: int, b: int) -> bool:
    """Line of sight from hex a to hex b past terrain and units (BL-6.10 to BL-6.16)."""
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
