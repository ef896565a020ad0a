"""The battlefield in the words of the BattleLore ledger, worked out from the plain fields of a state; for the judge."""

from __future__ import annotations

from math import sqrt

from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.terrain import COUNTRYSIDE, TERRAIN_IDS

WEB, POISON, FIRE, FROST, BREATH = 1, 2, 15 << 2, 15 << 6, 15 << 10
ORDERED, MOVED, MOVE_OVER, BATTLED, NO_BATTLE, MELEE_ONLY = 1, 2, 4, 8, 16, 32


class Look:
    """What everybody sees on the board."""

    def __init__(self, st: BattleState) -> None:
        self.st = st
        self.board = st.ground.board

    def camp(self, unit: int) -> int:
        return self.st.owner[unit] % 2

    def foes(self, one: int, other: int) -> bool:
        return self.camp(one) != self.camp(other)

    def on_board(self) -> list[int]:
        return [unit for unit, h in enumerate(self.st.pos) if h >= 0]

    def layers(self, h: int) -> list[str]:
        ground = self.st.ground
        kinds = [dict(ground.terrains).get(h, COUNTRYSIDE)]
        kinds += [kind for place, kind in ground.overlays if place == h]
        kinds += [kind for place, kind, _ in ground.marks if place == h]
        return [TERRAIN_IDS[kind] for kind in kinds]

    def cliff(self, one: int, other: int) -> bool:
        """Is there a cliff side between two neighbours?"""
        sides = dict(self.st.ground.cliffs)
        pairs = ((one, other), (other, one))
        return any(sides.get(a, 0) >> list(self.board.sides[a]).index(b) & 1 for a, b in pairs)

    def beside(self, h: int) -> list[int]:
        """Neighbours that count as adjacent for fighting (BL-6.9)."""
        return [n for n in self.board.neighbours[h] if not self.cliff(h, n)]

    # -- line of sight -------------------------------------------------------------------------------------------------

    def spot(self, h: int) -> tuple[float, float]:
        name = hex_name(h)
        row = int(name[1:])
        return (2 * (ord(name[0]) - ord("A")) + (row % 2 == 0)) * sqrt(3) / 2, row * 1.5

    def sees(self, one: int, other: int) -> bool:
        """The string of BL-6.14: hexes it crosses block, and so do hexes along both of its sides (BL-6.10 to BL-6.13)."""
        (ax, ay), (bx, by) = self.spot(one), self.spot(other)
        dx, dy = bx - ax, by - ay
        long = dx * dx + dy * dy
        along: dict[int, bool] = {1: False, -1: False}
        for h in self.board.hexes:
            if h in (one, other):
                continue
            x, y = self.spot(h)
            part = ((x - ax) * dx + (y - ay) * dy) / long
            if not 0 < part < 1 or not self.blocks(one, h):
                continue
            corners = [(x + cx, y + cy) for cx, cy in CORNERS]
            signs = [self.sign(dx * (cy - ay) - dy * (cx - ax)) for cx, cy in corners]
            if 1 in signs and -1 in signs:
                return False
            if signs.count(0) == 2:
                along[1 if 1 in signs else -1] = True
        return not (along[1] and along[-1])

    @staticmethod
    def sign(value: float) -> int:
        return 0 if abs(value) < 1e-6 else 1 if value > 0 else -1

    def blocks(self, viewer: int, h: int) -> bool:
        if self.st.at[h] >= 0:
            return True
        here = self.layers(h)
        if set(here) & {"elevated", "cliff"} and not set(here) & BLOCKING:
            return not self.same_hill(viewer, h)
        return bool(set(here) & BLOCKING)

    def same_hill(self, viewer: int, h: int) -> bool:
        height = self.st.ground.height
        if height[viewer] != height[h] or not height[h]:
            return False
        found, edge = {h}, {h}
        while edge:
            edge = {n for each in edge for n in self.board.neighbours[each] if height[n] == height[h]} - found
            found |= edge
        return viewer in found


CORNERS = [(sqrt(3) / 2, 0.5), (0, 1), (-sqrt(3) / 2, 0.5), (-sqrt(3) / 2, -0.5), (0, -1), (sqrt(3) / 2, -0.5)]
BLOCKING = {
    "wooded",
    "stronghold",
    "training_camp",
    "healing_pool",
    "rogues_den",
    "magic_pentacle",
    "command_tent",
    "witchs_hut",
    "summoning_circle",
    "magic_vortex",
    "rock_pile",
    "forest_lair",
}
