"""The battlefield in the words of the BattleLore ledger, worked out from the plain fields of a state; for the judge."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from sandtable.games.battlelore.heroes.in_play import ignores_stop
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.effects import FX_NO_STOPS
from sandtable.games.battlelore.tables.terrain import COUNTRYSIDE, TERRAIN_IDS
from sandtable.games.battlelore.turn.lasting import has_effect

WEB, POISON, FIRE, FROST, BREATH = 1, 2, 15 << 2, 15 << 6, 15 << 10
ORDERED, MOVED, MOVE_OVER, BATTLED, NO_BATTLE, MELEE_ONLY = 1, 2, 4, 8, 16, 32

STOPS = {
    "wooded": "BL-12.3",
    "marsh": "BL-12.12",
    "ford": "BL-12.13",
    "stakes": "BL-12.17",
    "rampart": "BL-12.19",
    "stronghold": "BL-15.6",
    "training_camp": "BL-15.6",
    "healing_pool": "BL-15.6",
    "rogues_den": "BL-15.6",
    "command_tent": "BL-15.19",
    "graveyard": "BL-15.21",
    "witchs_hut": "BL-15.22",
    "summoning_circle": "BL-16.1",
    "rock_pile": "BL-16.1",
    "forest_lair": "BL-16.1",
}
BANS = {
    "stakes": "BL-12.17",
    "rampart": "BL-12.19",
    "stronghold": "BL-15.6",
    "training_camp": "BL-15.6",
    "healing_pool": "BL-15.6",
    "rogues_den": "BL-15.6",
    "witchs_hut": "BL-15.23",
    "summoning_circle": "BL-16.1",
    "rock_pile": "BL-16.1",
}


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

    def closed(self, unit: int, h: int) -> str | None:
        here = self.layers(h)
        if "waterway" in here or "magic_vortex" in here:
            return "BL-12.22"
        foot = c.T_KIND[self.st.utype[unit]] == c.FOOT
        return "BL-15.22" if "witchs_hut" in here and not foot else None

    def stop(self, unit: int, h: int) -> set[str]:
        """The clauses by which a hex stops this unit."""
        st = self.st
        type_ = c.UNIT_DEFS[st.utype[unit]]
        hero = unit if st.utype[unit] >= c.FIRST_HERO else st.leader[unit]
        if hero >= 0 and any(place == h for place, _ in st.chests):
            return {"BL-26.2"}
        if type_.elemental:
            return set()
        here = [name for name in self.layers(h) if name in STOPS]
        if type_.id == "c_hgi_b" and "rock_pile" in here:
            return set()
        if type_.id.startswith("c_wgi") and set(here) <= {"wooded", "forest_lair"}:
            return set()
        rules = [rule for rule in st.rules.adventure.rules if rule.type == "no_stop" and rule.unit == st.utype[unit]]
        if any(st.ground.terrain[h] in rule.terrain for rule in rules):
            return set()
        if has_effect(st, unit, FX_NO_STOPS) or (st.sheets and ignores_stop(st, unit, h)):
            return set()
        return {STOPS[name] for name in here}

    def joins(self, troop: int, champion: int) -> bool:
        """May the two be one unit: of one player and one kind, the troop without a Leader (BL-23.9)?"""
        st = self.st
        if st.utype[champion] < c.FIRST_HERO or st.utype[troop] >= c.FIRST_CREATURE:
            return False
        same = c.T_KIND[st.utype[champion]] == c.T_KIND[st.utype[troop]]
        return same and st.owner[champion] == st.owner[troop] and st.leader[troop] < 0

    def walk(self, unit: int, start: int, most: int, lifted: Iterable[str], hero: bool = False) -> set[int]:
        """Where a unit gets in so many steps if these clauses did not hold on its way."""
        free = set(lifted)
        reached, edge = {start}, {start}
        climbs = hero and self.climbs(unit)
        for _ in range(most):
            further = set()
            for h in edge:
                for n in self.board.neighbours[h]:
                    if self.cliff(h, n) and "BL-12.10" not in free and not climbs:
                        continue
                    further.add(n)
            reached |= further
            edge = {n for n in further if self.passes(unit, n, free, hero)}
        return reached

    def climbs(self, hero: int) -> bool:
        from sandtable.games.battlelore.heroes.in_play import has_op

        return has_op(self.st, hero, "cross_cliffs")

    def passes(self, unit: int, h: int, free: set[str], hero: bool) -> bool:
        other = self.st.at[h]
        if other >= 0 and other != unit:
            if hero and self.foes(unit, other) and "BL-24.11" not in free:
                return False
            if not hero and "BL-5.4" not in free:
                return False
        closed = self.closed(unit, h)
        if closed is not None and closed not in free:
            return False
        return not self.stop(unit, h) - free

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
