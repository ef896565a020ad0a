"""The steward's evaluation of a position: standings, stakes, dangers and prospects.

All values are in victory points of its own seat. Points of a rival count with a weight below one, except in a
duel. Every figure uses only public facts and its own hand; other hands are fair draws (`odds`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from sandtable.bots.weights import read_weights
from sandtable.games.bloodstones.battle import battle_modifier, draw_count
from sandtable.games.bloodstones.odds import Hands, mixed_chance, possible_hands
from sandtable.games.bloodstones.state import NOBODY, Force, State
from sandtable.games.bloodstones.tables.factions import CHAOS_HORDE
from sandtable.games.bloodstones.tables.figures import (
    VP_CAPTURED_CITADEL,
    VP_CUTIECORN_WON,
)
from sandtable.games.bloodstones.tables.terrain import DESERT, VILLAGE_ROOM
from sandtable.games.bloodstones.tables.units import (
    AXES,
    CASTLE,
    CITADEL,
    CUTIECORN,
    FORTRESS,
    GOBLINS,
    HORDES,
    LIZARDMEN,
    LOST_ON_DEFEAT,
    MOVES_BY_ACTION,
    REIVERS,
    SHIELD,
    STAYS_IN_DESERT,
    SWORDS,
    UNDEAD,
    UNIT_IDS,
)
from sandtable.games.bloodstones.terrain import ENTRY_COST, WHY_CLOSED

WEIGHTS: Final = read_weights("sandtable.bots.bloodstones")
WORTH: Final = tuple([WEIGHTS[f"unit.{unit}"] for unit in UNIT_IDS])
"""The value of a unit on the map, apart from the point an enemy scores for it."""

RAID_PIPS: Final = 9
"""Pips a foe is expected to spend on one attack."""
LEVY: Final = 2
"""Units a foe is expected to build on the spot where it has a village or its citadel."""
STRONGHOLD: Final = 7
"""The units plus modifiers of a force that is not attacked lightly."""
KEPT: Final = 2
"""How many of the best hand tiles are considered in planned battles: further ties are rare."""
FULL_HAND: Final[Hands] = (((5, 4), 1.0),)
"""The best tiles of a freshly filled hand."""
PROSPECT_REACH: Final = 4
DRAW_BY_DISTANCE: Final = (1.0, 0.75, 0.5, 0.32, 0.2)
"""The weight of a target by its distance from an army."""
LONE: Final[Force] = (CUTIECORN,)
"""A Cutiecorn without company joins whoever enters; there is no battle (BS-17.10)."""


class Raid(NamedTuple):
    """A force that a rival could bring into an area, and what it adds in a battle there."""

    foe: int
    force: Force
    bonus: int
    against_castle: int
    """The same against a force with a castle."""
    has_castle: bool


class Survey:
    """One seat's evaluation of one position. Figures are computed on demand."""

    def __init__(self, st: State, seat: int, weights: Mapping[str, float] = WEIGHTS) -> None:
        self.st = st
        self.seat = seat
        self.weights = weights
        self.survives = weights["rival.survives"]
        self.is_chaos = st.faction[seat] == CHAOS_HORDE
        limit = st.rules.regroup_limit
        self.left = [0 if st.is_out(s) else limit - st.regroups[s] for s in range(st.players)]
        """For each seat, the Regroups that will still score."""
        self.weight = self.rival_weights()
        self.capture_points = st.faction_of(seat).captured_village
        self._hands: dict[int, Hands] = {}
        self._chances: dict[tuple[int, int, int, int, int, bool, Hands | None], float] = {}
        self._raiders: list[list[Raid] | None] = [None] * st.rules.areas
        self._stands: list[list[int]] = [st.unit_areas(s) for s in range(st.players)]
        self._exposure: list[dict[Force, float]] = [{} for _ in range(st.rules.areas)]
        self._targets: list[tuple[int, float]] | None = None
        self._prospect: dict[int, float] = {}

    def look_at(self, st: State) -> None:
        """Switch to a state with the same position."""
        self.st = st

    def look_again(self, st: State) -> None:
        """Switch to a position in our turn that differs only in our own tiles and units (`rivals_key`).

        Dangers and prospects do not depend on these, but the battles we begin do.
        """
        self.st = st
        self._hands.pop(self.seat, None)
        self._chances.clear()

    # -- standings -----------------------------------------------------------------------------------------------------

    def rival_weights(self) -> list[float]:
        """How much a point of each seat counts against us."""
        st = self.st
        if st.players == 2:
            return [1.0, 1.0]
        rivals = [s for s in range(st.players) if s != self.seat and not st.is_out(s)]
        scores = {s: self.outlook(s) for s in rivals}
        best = max(scores.values(), default=0.0)
        return [
            self.weights["rival.leader" if scores[s] >= best - 3 else "rival.other"] if s in scores else 0.0
            for s in range(st.players)
        ]

    def outlook(self, seat: int) -> float:
        """The points a seat has or is likely to get from what is on the map."""
        st = self.st
        captured = st.faction_of(seat).captured_village
        points = st.vp[seat] + st.captured_villages[seat] * captured + st.captured_citadels[seat] * VP_CAPTURED_CITADEL
        return points + self.survives * self.left[seat] * st.villages_on_map(seat)

    # -- villages ------------------------------------------------------------------------------------------------------

    def own_village(self) -> float:
        """The value of one more village of our own: a point at each coming Regroup, and a place to build."""
        return 0.1 + self.survives * self.left[self.seat]

    def capture_gain(self, area: int) -> float:
        """The value of capturing all villages of a rival in an area: points for us, and what the owner loses."""
        st = self.st
        owner = st.village_of[area]
        if owner < 0 or owner == self.seat:
            return 0.0
        return st.villages[area] * self.captured_village(owner)

    def captured_village(self, owner: int) -> float:
        return self.capture_points + self.weight[owner] * self.survives * self.left[owner]

    def own_stake(self, area: int) -> float:
        """What we lose if a rival takes our villages in an area."""
        st = self.st
        if st.village_of[area] != self.seat:
            return 0.0
        return st.villages[area] * (self.own_village() + 0.5)

    # -- battles -------------------------------------------------------------------------------------------------------

    def hands(self, seat: int) -> Hands:
        """The hands a seat may hold, reduced to their best tiles."""
        found = self._hands.get(seat)
        if found is None:
            found = self._hands[seat] = possible_hands(self.st, seat, KEPT)
        return found

    def chance(
        self, area: int, attacker: int, force: Force, defender: int, foe_force: Force, hands: Hands | None = None
    ) -> float:
        """The chance that an attack wins. When attacked in another player's turn, we have drawn a full hand.

        `hands` are the attacker's tiles when it comes to the battle, if they are not those of now.
        """
        st = self.st
        lead = battle_modifier(st, area, attacker, force, foe_force, False)
        lead -= battle_modifier(st, area, defender, foe_force, force, True)
        draws = draw_count(st, attacker, force, foe_force)
        foe_draws = draw_count(st, defender, foe_force, force)
        return self.odds(attacker, defender, lead, draws, foe_draws, SHIELD in foe_force, hands)

    def odds(
        self,
        attacker: int,
        defender: int,
        lead: int,
        draws: int,
        foe_draws: int,
        shield: bool,
        hands: Hands | None = None,
    ) -> float:
        """The chance of an attack with these figures, cached: many attacks share them, and comparing hands is slow."""
        key = (attacker, defender, lead, draws, foe_draws, shield, hands)
        found = self._chances.get(key)
        if found is None:
            full = defender == self.seat and attacker != self.st.active
            foe_hands = FULL_HAND if full else self.hands(defender)
            found = mixed_chance(lead, draws, foe_draws, hands or self.hands(attacker), foe_hands, shield)
            self._chances[key] = found
        return found

    def beating(self, winner: int, force: Force) -> float:
        """Points the winner scores for beating a force (BS-10.40, BS-10.41, BS-16.12, BS-17.15)."""
        return self.points(force) + self.st.faction_of(winner).victory

    def points(self, force: Force) -> float:
        """The points any winner scores for it."""
        points = float(len(force))
        if CUTIECORN in force:
            points += VP_CUTIECORN_WON
        if CITADEL in force:
            points += VP_CAPTURED_CITADEL
        return points

    def casualties(self, force: Force) -> float:
        """The value of the units a beaten force loses at least: its fortresses, else its cheapest unit (BS-10.44, BS-10.45)."""
        return worth_lost(force)

    # -- dangers -------------------------------------------------------------------------------------------------------

    def raiders(self, area: int) -> list[Raid]:
        """The rivals that could enter an area in one turn, and the force each could bring."""
        found = self._raiders[area]
        if found is None:
            raids = [(foe, self.find_raiders(foe, area)) for foe in range(self.st.players) if foe != self.seat]
            found = self._raiders[area] = [self.raid(area, foe, force) for foe, force in raids if force]
        return found

    def raid(self, area: int, foe: int, force: Force) -> Raid:
        st = self.st
        bonus = battle_modifier(st, area, foe, force, (), False)
        against_castle = battle_modifier(st, area, foe, force, (CASTLE,), False)
        return Raid(foe, force, bonus, against_castle, not FORTRESS.isdisjoint(force))

    def find_raiders(self, foe: int, area: int) -> Force:
        """The force a rival could bring into an area in one turn: units one or two steps away, and a levy at home."""
        st = self.st
        rules = st.rules
        units = st.units[foe]
        bound = ~(1 << foe)
        row = rules.map.distance[area]
        terrain = rules.terrain[area]
        prices = RAID_COST[st.faction[foe]]
        offers: list[tuple[int, int]] = []
        for near in self._stands[foe]:
            steps = row[near]
            if steps > 2 or (steps and st.held[near] & bound):
                continue
            if not steps:
                offers += [(0, unit) for unit in units[near]]
                continue
            further = 2 * (steps - 1)
            for unit in units[near]:
                cost = prices[unit][terrain]
                if cost >= 0:
                    offers.append((0 if unit == UNDEAD else cost + further, unit))
        offers.sort()
        force: list[int] = []
        pips = RAID_PIPS
        for cost, unit in offers:
            if cost <= pips:
                pips -= cost
                force.append(unit)
        # the Chaos Horde builds units wherever it stands, so its raids are strong (BS-14.24)
        is_home = st.village_of[area] == foe or st.citadel[foe] == area or (force and st.faction[foe] == CHAOS_HORDE)
        if is_home and len(st.hand[foe]) > 2:
            force += levy(st, foe)
        return tuple(sorted(force))

    def exposure(self, area: int, force: Force) -> float:
        """Our expected loss in an area before our next turn if `force` stands there.

        For the most dangerous rival: the chance that it attacks and wins, times the points it scores, the units we lose
        and the villages that fall. Without a force only the villages count.
        """
        known = self._exposure[area]
        found = known.get(force)
        if found is None:
            found = known[force] = self.find_exposure(area, force)
        return found

    def find_exposure(self, area: int, force: Force) -> float:
        st = self.st
        stake = self.own_stake(area)
        if not force and not stake:
            return 0.0
        raids = self.raiders(area)
        if not raids:
            return 0.0
        if not force:
            weights = self.weights
            losses = [
                weights["rival.unguarded_chaos" if st.faction[raid.foe] == CHAOS_HORDE else "rival.unguarded"] * stake
                for raid in raids
            ]
        elif force == LONE:
            losses = [
                WORTH[CUTIECORN] * (1.0 + self.weight[raid.foe]) + self.weights["rival.beaten"] * stake
                for raid in raids
            ]
        else:
            losses = self.losses(area, force, stake, raids)
        worst = 0.0
        total = 0.0
        for loss in losses:
            if loss > 0.0:
                total += loss
                if loss > worst:
                    worst = loss
        return worst + 0.3 * (total - worst)

    def losses(self, area: int, force: Force, stake: float, raids: list[Raid]) -> list[float]:
        """The cost of each raid if `force` stands in its way; like `chance`, but for all raids at once."""
        st = self.st
        seat = self.seat
        has_castle = not FORTRESS.isdisjoint(force)
        shield = SHIELD in force
        citadel = CITADEL in force
        points = self.points(force)
        lost = self.casualties(force)
        bonus = battle_modifier(st, area, seat, force, (), True)
        against_castle = battle_modifier(st, area, seat, force, (CASTLE,), True)
        most = self.weights["rival.eager"]
        fallen = self.weights["rival.beaten"] * stake
        losses: list[float] = []
        for foe, raid, attack, attack_castle, from_castle in raids:
            lead = (attack_castle if has_castle else attack) - (against_castle if from_castle else bonus)
            draws, foe_draws = draw_count(st, foe, raid, force), draw_count(st, seat, force, raid)
            win = self.odds(foe, seat, lead, draws, foe_draws, shield)
            eager = most if win > 0.5 else most * win
            beaten = self.weight[foe] * (points + st.faction_of(foe).victory) + lost
            if citadel:
                beaten += 3.0
            losses.append(eager * (win * (beaten + fallen) - (1.0 - win) * min(3.0, len(raid)) * 0.5))
        return losses

    # -- prospects -----------------------------------------------------------------------------------------------------

    def prospect(self, area: int) -> float:
        """The value of targets near an area for units there; targets count less with every step."""
        found = self._prospect.get(area)
        if found is None:
            row = self.st.rules.map.distance[area]
            near = [(gain, row[target]) for target, gain in self.targets() if row[target] <= PROSPECT_REACH]
            pull = sorted([gain * DRAW_BY_DISTANCE[steps] for gain, steps in near], reverse=True)
            found = self._prospect[area] = sum(pull[:1]) + self.weights["rival.further"] * sum(pull[1:3])
        return found

    def targets(self) -> list[tuple[int, float]]:
        """The areas of rivals that are worth attacking, and their value."""
        if self._targets is None:
            st = self.st
            others = ~(1 << self.seat)
            own = (NOBODY, self.seat)
            held = [a for a, mask in enumerate(st.held) if mask & others or st.village_of[a] not in own]
            gains = [(area, self.target(area)) for area in held]
            self._targets = [(area, gain) for area, gain in gains if gain > 0]
        return self._targets

    def target(self, area: int) -> float:
        """The value of a rival's area: villages to capture, units to beat, a citadel."""
        st = self.st
        gain = self.capture_gain(area)
        for foe in range(st.players):
            if foe != self.seat and st.held[area] >> foe & 1:
                force = st.units[foe][area]
                if force == LONE:
                    gain += WORTH[CUTIECORN]
                    continue
                strong = battle_modifier(st, area, foe, force, (), True) + len(force)
                gain += max(0.3, self.beating(self.seat, force) * (1.0 if strong < STRONGHOLD else 0.3))
                if st.village_of[area] == self.seat:
                    gain += self.own_stake(area)
        return gain

    def dies_in_desert(self, area: int, force: Force) -> float:
        """The value of the units that would not survive the desert check of phase 5 (BS-13.2)."""
        if self.st.rules.terrain[area] != DESERT:
            return 0.0
        return sum([WORTH[unit] for unit in force if not STAYS_IN_DESERT[unit]])


def keep_worth(st: State, seat: int, tile: int, weights: Mapping[str, float]) -> float:
    """The value of a tile in the hand: as pips, and as a unit to build if it is cheap for what it is."""
    faction = st.faction_of(seat)
    unit = max(0.0, WORTH[tile] - 0.3 * max(0, faction.cost[tile]))
    return weights["tile.pips"] * faction.pips[tile] + weights["tile.build"] * unit


@lru_cache(maxsize=20_000)
def worth_lost(force: Force) -> float:
    lost = [WORTH[unit] for unit in force if unit in LOST_ON_DEFEAT]
    return sum(lost) if lost else min([WORTH[unit] for unit in force], default=0.0)


def levy(st: State, seat: int) -> list[int]:
    """The units a rival may build in a village on the spot: its most common cheap ones."""
    return [LEVY_UNIT[st.faction[seat]]] * LEVY


RAID_COST: Final = tuple(
    [
        tuple(
            [
                tuple(
                    [
                        cost if why is None and (unit in MOVES_BY_ACTION or unit == UNDEAD) else -1
                        for cost, why in zip(costs, closed, strict=True)
                    ]
                )
                for unit, (costs, closed) in enumerate(zip(prices, reasons, strict=True))
            ]
        )
        for prices, reasons in zip(ENTRY_COST, WHY_CLOSED, strict=True)
    ]
)
"""Pips for a raider to enter, or -1 if it cannot; by faction, unit and terrain."""

LEVY_UNIT: Final = (LIZARDMEN, SWORDS, REIVERS, GOBLINS, HORDES, AXES)
"""The unit built on the spot, by faction."""


def open_room(st: State, seat: int, area: int) -> int:
    """Villages a seat could still put into an area if it could reach it."""
    if st.citadel[seat] == area or st.has_foreign_piece(area, seat):
        return 0
    return VILLAGE_ROOM[st.rules.terrain[area]] - st.villages[area]
