"""The steward's plans for the main actions: the possible plans and the value of each.

A plan is one move step or one build. It is valued by what it changes: targets taken or brought nearer, battles won or lost,
dangers left or met, room for villages, and the tiles it costs. The best plan is carried out and then everything is planned
again, so an army marches and fights over several plans.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from sandtable.bots.bloodstones.survey import KEPT, LONE, WEIGHTS, WORTH, Survey, keep_worth, open_room
from sandtable.bots.weighing import is_recording
from sandtable.core.engine.decision import Pick
from sandtable.games.bloodstones.actions import BATTLE, BUILD, CAPTURE, MOVE, build_areas, build_tiles
from sandtable.games.bloodstones.battle import battle_modifier
from sandtable.games.bloodstones.capture import capture_areas
from sandtable.games.bloodstones.movement import movable, movers_among, start_options, step_ends
from sandtable.games.bloodstones.odds import Hands
from sandtable.games.bloodstones.retreat import cavalry_count
from sandtable.games.bloodstones.state import Force, State
from sandtable.games.bloodstones.tables.factions import CORSAIRS
from sandtable.games.bloodstones.tables.units import CASTLE, CITADEL, CUTIECORN, DRAGON, SHIP
from sandtable.games.bloodstones.terrain import entry_cost, step_cost

MEAN_PIPS: Final = 3.4
ROOM_WANTED: Final = int(WEIGHTS["move.room_wanted"])
"""This many village sites within reach are enough."""


class ActionPlan:
    """One plan: `action` as in the question main_action; unused fields are -1 or empty."""

    __slots__ = ("action", "area", "cost", "end", "start", "tile", "units", "value")

    def __init__(
        self,
        value: float,
        action: int,
        start: int = -1,
        end: int = -1,
        units: Force = (),
        tile: int = -1,
        area: int = -1,
        cost: int = 0,
    ) -> None:
        self.value = value
        self.action = action
        self.start = start
        self.end = end
        self.units = units
        self.tile = tile
        self.area = area
        self.cost = cost
        """The pips of a step."""


class Leaving(NamedTuple):
    """A group that leaves an area and the value of leaving, which is the same for every step of the group."""

    start: int
    group: Force
    is_all: bool
    eased: float
    """The reduced danger there."""
    given_up: float
    """The villages it no longer holds."""
    pull: float
    """How much it is drawn to prospects."""
    saved: float
    """The units that would have died in the desert."""


class Planner:
    """All plans of the active seat in one position. `pool` are pips already paid for, lost if not used."""

    def __init__(self, st: State, survey: Survey, pool: int = 0) -> None:
        self.st = st
        self.survey = survey
        self.seat = survey.seat
        self.pool = pool
        self.weights = survey.weights
        self.holds = self.weights["attack.holds"]
        self.pull = self.weights["move.pull"]
        self.pips = st.faction_of(self.seat).pips
        self.room = reachable_room(st, self.seat)
        self._rooms: dict[tuple[int, int], int] = {}
        self.reserve = self.reserved_tile()
        self.budget = pool + st.hand_pips(self.seat) - (self.pips[self.reserve] if self.reserve >= 0 else 0)
        self.spare = len(st.hand[self.seat]) - (self.reserve >= 0)
        self.tile_cost = tile_cost(st, survey, self.room)
        self._hands: dict[tuple[int, int, int], Hands] = {}
        self._kept: dict[int, float] = {}

    def look_at(self, st: State) -> None:
        """Switch to another state with the same position."""
        self.st = st
        self.survey.look_at(st)

    # -- tiles ---------------------------------------------------------------------------------------------------------

    def reserved_tile(self) -> int:
        """The tile kept for constructing villages (Chaos Horde: for capturing them) at the end of the turn, or -1."""
        st = self.st
        if self.survey.is_chaos:
            wanted = bool(capture_areas(st, self.seat))
        else:
            wanted = self.survey.left[self.seat] > 0 and st.supply[self.seat] > 0 and self.room > 0
        hand = st.hand[self.seat]
        if not wanted or not hand:
            return -1
        return max(hand, key=lambda tile: (self.pips[tile], -WORTH[tile]))

    def price(self, pips: int) -> float:
        """The cost of pips beyond the pool."""
        return max(0, pips - self.pool) * self.tile_cost / MEAN_PIPS

    def pay_cost(self, missing: int, tile: int) -> float:
        """The cost of expending a tile for missing pips: wasted pips, and what else it could be used for."""
        short = missing - self.pips[tile]
        waste = self.weights["tile.waste"] * short if short > 0 else -0.15 * short
        return waste + self.kept(tile)

    def kept(self, tile: int) -> float:
        """The value of keeping a tile."""
        found = self._kept.get(tile)
        if found is None:
            found = self._kept[tile] = keep_worth(self.st, self.seat, tile, self.weights)
        return found

    def hand_after(self, pips: int, tiles: int = 0, built: int = -1) -> Hands:
        """The best tiles for a battle that are left after paying pips, discarding tiles and building a unit.

        The tile kept for villages is not used in battle.
        """
        key = (max(0, pips - self.pool), tiles, built)
        found = self._hands.get(key)
        if found is None:
            hand = self.st.hand[self.seat][:]
            for gone in (self.reserve, built):
                if gone in hand:
                    hand.remove(gone)
            missing = key[0]
            while missing > 0 and hand:
                paid = min(hand, key=lambda tile: self.pay_cost(missing, tile))
                hand.remove(paid)
                missing -= self.pips[paid]
            for _ in range(min(tiles, len(hand))):
                hand.remove(min(hand, key=self.kept))
            best = tuple(sorted([self.pips[tile] for tile in hand], reverse=True)[:KEPT])
            found = self._hands[key] = ((best, 1.0),)
        return found

    # -- choosing ------------------------------------------------------------------------------------------------------

    @cached_property
    def moves(self) -> list[ActionPlan]:
        plans, wait = self.step_plans(), self.contested
        return [plan for plan in plans if plan.end in wait or plan.cost <= self.pool] if wait else plans

    @cached_property
    def builds(self) -> list[ActionPlan]:
        return self.build_plans()

    @cached_property
    def contested(self) -> set[int]:
        """The areas where we must fight before the phase ends (BS-8.2).

        While battles wait, we only strengthen them or use up what is paid already: the tiles are needed there.
        """
        return set(self.st.own_battles(self.seat))

    def best(self, plans: list[ActionPlan]) -> ActionPlan | None:
        return max(plans, key=lambda plan: plan.value, default=None)

    def worths(self, options: Sequence[Pick], part: Callable[[ActionPlan], Pick]) -> dict[Pick, float]:
        """The value of the best plan with each option, if it is worth doing at all."""
        found: dict[Pick, float] = {}
        if is_recording():
            for plan in [*self.moves, *self.builds]:
                option = part(plan)
                if option in options and plan.value > max(self.weights["move.small"], found.get(option, 0.0)):
                    found[option] = plan.value
        return found

    def next_action(self) -> int:
        """The action of the best plan. If nothing is worth doing: battles, the Chaos Horde's capture, the end.

        The Chaos Horde captures last, when all its units are where they are going (BS-14.30).
        """
        found = self.best([*self.moves, *self.builds])
        if found is not None and found.value > self.weights["move.small"]:
            return found.action
        return BATTLE if self.contested else CAPTURE

    # -- steps ---------------------------------------------------------------------------------------------------------

    def step_plans(self) -> list[ActionPlan]:
        st = self.st
        starts = start_options(st, self.seat, self.budget)
        waiting, pool = self.contested, self.pool
        faction, terrain = st.faction[self.seat], st.rules.terrain
        plans: list[ActionPlan] = []
        attacks: dict[int, list[tuple[int, list[int]]]] = {}
        for start in starts:
            force = st.units[self.seat][start]
            can_move = movable(force)
            leaving: dict[tuple[int, ...], list[Leaving]] = {}
            for end, over_border in step_ends(st, self.seat, start):
                if waiting and not pool and end not in waiting:
                    continue
                kinds = movers_among(faction, can_move, terrain[end], over_border)
                if not kinds or kinds == [CUTIECORN]:
                    continue
                units = [unit for unit in force if unit in kinds]
                if st.has_foes(end, self.seat):
                    attacks.setdefault(end, []).append((start, units))
                    continue
                some = tuple(units)
                groups = leaving.get(some)
                if groups is None:
                    groups = leaving[some] = [self.leaving(start, group) for group in marching(some)]
                plans += self.marches(groups, end)
        for area, offers in attacks.items():
            for foe in st.foes_in(area, self.seat):
                plans += self.attacks(area, foe, offers)
        return plans

    def leaving(self, start: int, group: Force) -> Leaving:
        """What changes in an area when a group leaves, wherever it goes."""
        survey = self.survey
        force = self.st.units[self.seat][start]
        rest = without(force, group)
        eased = survey.exposure(start, force) - survey.exposure(start, rest)
        given_up = 0.0 if rest else self.holds * survey.capture_gain(start)
        pull = self.pull * sum([unit != SHIP for unit in group]) ** 0.6
        return Leaving(start, group, not rest, eased, given_up, pull, survey.dies_in_desert(start, group))

    def marches(self, groups: list[Leaving], end: int) -> list[ActionPlan]:
        """Steps of these groups into an area without foes."""
        plans: list[ActionPlan] = []
        for left in groups:
            cost = step_cost(self.st, self.seat, left.group, end)
            if 0 < cost <= self.budget:
                value = self.arrival(left, end) - self.price(cost)
                plans.append(ActionPlan(value, MOVE, left.start, end, left.group, cost=cost))
        return plans

    def march_value(self, start: int, end: int, group: Force) -> float:
        """The value of a step into an area without foes."""
        return self.arrival(self.leaving(start, group), end)

    def arrival(self, left: Leaving, end: int) -> float:
        """The value of a step with everything it changes in both areas."""
        survey = self.survey
        group = left.group
        there = self.st.units[self.seat][end]
        value = left.eased
        if there:
            value += survey.exposure(end, there) - survey.exposure(end, tuple(sorted((*there, *group))))
        else:
            value += survey.exposure(end, there) - survey.exposure(end, group)
            value += self.holds * survey.capture_gain(end)
        value -= left.given_up
        value += left.pull * (survey.prospect(end) - survey.prospect(left.start))
        value += left.saved - survey.dies_in_desert(end, group)
        return value + self.room_gain(left.start if left.is_all else -1, end if not there else -1)

    def room_gain(self, left: int, entered: int) -> float:
        """The value of new village sites if too few are within reach, with one area left and one entered (or -1)."""
        if self.room >= ROOM_WANTED or not self.survey.left[self.seat]:
            return 0.0
        most = min(ROOM_WANTED, self.st.supply[self.seat])
        gained = min(most, self.room_after(left, entered)) - min(most, self.room)
        return gained * self.weights["move.room"] * self.survey.own_village()

    def room_after(self, left: int, entered: int) -> int:
        """Village sites within reach after units have left an area and entered another."""
        if left == entered == -1:
            return self.room
        key = (left, entered)
        found = self._rooms.get(key)
        if found is None:
            found = self._rooms[key] = reachable_room(self.st, self.seat, left, entered)
        return found

    # -- attacks -------------------------------------------------------------------------------------------------------

    def attacks(self, area: int, foe: int, offers: list[tuple[int, list[int]]]) -> list[ActionPlan]:
        """The first step of the best attack on a foe in an area with units from all sides.

        Units join in the order of value per pip, until the attack is worth most.
        """
        st = self.st
        base = st.units[self.seat][area]
        foe_force = st.units[foe][area]
        ranked: list[tuple[float, int, int]] = []
        for start, units in offers:
            for unit in units:
                if unit != CUTIECORN:
                    bonus = battle_modifier(st, area, self.seat, (unit,), foe_force, False)
                    ranked.append(((bonus + 0.7) / entry_cost(st, self.seat, unit, area), start, unit))
        ranked.sort(key=lambda offer: (-offer[0], offer[1], offer[2]))
        before = self.attack_value(area, foe, base) if base else 0.0
        best: ActionPlan | None = None
        sent: dict[int, list[int]] = {}
        force = list(base)
        for _, start, unit in ranked:
            group = sent.setdefault(start, [])
            group.append(unit)
            force.append(unit)
            costs = {s: step_cost(st, self.seat, tuple(units), area) for s, units in sent.items()}
            cost = sum(costs.values())
            if cost > self.budget:
                group.pop()
                force.pop()
                continue
            joined = tuple(sorted(force))
            hands = self.hand_after(cost)
            value = self.attack_value(area, foe, joined, hands) - before - self.price(cost)
            left = self.danger_left_behind(sent)
            if left < 0.0:  # a unit that flees into a lost battle is lost there
                left *= self.weights["attack.eased"] * self.survey.chance(
                    area, self.seat, joined, foe, foe_force, hands
                )
            value -= left
            if best is None or value > best.value:
                first = max(sent, key=lambda start: (sum([WORTH[unit] for unit in sent[start]]), -start))
                best = ActionPlan(value, MOVE, first, area, tuple(sorted(sent[first])), cost=costs[first])
        return [] if best is None else [best]

    def danger_left_behind(self, sent: dict[int, list[int]]) -> float:
        """The danger left behind in areas that units leave."""
        worse = 0.0
        for start, units in sent.items():
            force = self.st.units[self.seat][start]
            worse += self.survey.exposure(start, without(force, tuple(units))) - self.survey.exposure(start, force)
        return worse

    def attack_value(self, area: int, foe: int, force: Force, hands: Hands | None = None) -> float:
        """The value of an attack with this force; `hands` are the tiles that will be left for it."""
        st = self.st
        survey = self.survey
        weights = self.weights
        foe_force = st.units[foe][area]
        weight = survey.weight[foe]
        ground = self.holds * survey.capture_gain(area) + survey.own_stake(area)
        danger = weights["attack.after_battle"] * survey.exposure(area, force)
        if foe_force == LONE:
            return WORTH[CUTIECORN] * (1.0 + weight) + ground - danger
        win = survey.chance(area, self.seat, force, foe, foe_force, hands or self.hand_after(0))
        spoils = survey.beating(self.seat, foe_force) + weight * survey.casualties(foe_force) + ground
        spoils -= force.count(DRAGON) * 0.6 * WORTH[DRAGON]
        loss = weight * survey.beating(foe, force) + survey.casualties(force)
        value = win * (spoils - danger) - (1.0 - win) * loss
        if win > 0.5 and may_flee(st, area, self.seat, force, foe):
            flees = weights["attack.flees"]
            value = flees * (ground - danger) + (1.0 - flees) * value
        return value

    # -- the other actions -----------------------------------------------------------------------------------------

    def build_plans(self) -> list[ActionPlan]:
        st = self.st
        faction = st.faction_of(self.seat)
        waiting = self.contested
        plans: list[ActionPlan] = []
        for tile in build_tiles(st, self.seat):
            cost = faction.cost[tile]
            owed = cost + (tile != CUTIECORN)
            if owed > self.spare or (tile == self.reserve and st.hand[self.seat].count(tile) == 1):
                continue
            for area in build_areas(st, self.seat, tile):
                if waiting and area not in waiting:
                    continue
                value = self.build_value(tile, area) - owed * self.tile_cost
                if value > self.weights["move.small"]:
                    plans.append(ActionPlan(value, BUILD, tile=tile, area=area))
        return plans

    def build_value(self, tile: int, area: int) -> float:
        """The value of a new unit in an area: in the battle there, for its defence, and for what is nearby."""
        st = self.st
        survey = self.survey
        force = st.units[self.seat][area]
        grown = tuple(sorted((*force, tile)))
        foes = st.foes_in(area, self.seat)
        if foes:
            before = max([self.attack_value(area, foe, force) for foe in foes]) if force else 0.0
            owed = st.faction_of(self.seat).cost[tile]
            hands = self.hand_after(0, owed, tile)
            return max([self.attack_value(area, foe, grown, hands) for foe in foes]) - before
        value = survey.exposure(area, force) - survey.exposure(area, grown)
        if tile == SHIP:
            value += self.weights["build.ship"] * self.weights["build.base"] * WORTH[SHIP] if not force else -0.2
            return value + self.room_gain(-1, -1 if force else area)
        value += self.weights["build.base"] * WORTH[tile]
        if tile != CASTLE:
            value += self.weights["build.pull"] * survey.prospect(area)
        return value


def without(force: Force, units: Force) -> Force:
    """The force without these units.

    >>> without((1, 1, 4), (1,))
    (1, 4)
    """
    rest = list(force)
    for unit in units:
        rest.remove(unit)
    return tuple(rest)


def may_flee(st: State, area: int, attacker: int, force: Force, defender: int) -> bool:
    """Would the defender be allowed to withdraw, judging by the units (BS-10.7 to BS-10.11)?"""
    foe_force = st.units[defender][area]
    if DRAGON in force or CASTLE in foe_force or CITADEL in foe_force:
        return False
    if DRAGON in foe_force:
        return True
    needed = cavalry_count(force) + (st.faction[attacker] == CORSAIRS)
    return cavalry_count(foe_force) >= needed


def marching(units: Force) -> list[Force]:
    """The groups that may march: all units, the least valuable one, or all but that one.

    >>> marching((1, 1, 4))
    [(1, 1, 4), (1,), (1, 4)]
    """
    if len(units) < 2:
        return [units]
    ranked = sorted(units, key=lambda unit: (unit == CUTIECORN, WORTH[unit]))
    return [units, (ranked[0],), tuple(sorted(ranked[1:]))]


def reachable_room(st: State, seat: int, left: int = -1, entered: int = -1) -> int:
    """Village sites that could be filled one after another from the current position (chapter 12).

    `left` and `entered` assume that our units have left one area and entered another.
    """
    if not st.supply[seat]:
        return 0
    homes = st.home_areas(seat)
    if not homes:
        return ROOM_WANTED  # wiped out: any empty area will do (BS-15.1)
    forces = st.units[seat]
    adjacent = st.rules.adjacent
    met = set(homes)
    room = sum([open_room(st, seat, area) for area in homes])
    for area in homes:
        for near in adjacent[area]:
            if near not in met:
                free = open_room(st, seat, near)
                if free > 0 or near == entered or (forces[near] and near != left):
                    met.add(near)
                    homes.append(near)
                    room += free
        if room >= 2 * ROOM_WANTED:
            break
    return room


def tile_cost(st: State, survey: Survey, room: int) -> float:
    """The cost of using up one tile: it brings the next Regroup nearer, before all villages are built (BS-13.12).

    Villages grow by three to four a turn. If the bag lasts longer than that growth, tiles are nearly free. The same is true
    when no Regroup will score.
    """
    seat, weights = survey.seat, survey.weights
    free = weights["tile.free"]
    if survey.is_chaos or not survey.left[seat]:
        return free
    turns_to_regroup = len(st.bag[seat]) / 5.0
    turns_of_growth = min(st.supply[seat], room * 1.5) / 3.5
    if turns_of_growth <= turns_to_regroup:
        return 2 * free
    slower = weights["tile.per_turn"] * (turns_of_growth - turns_to_regroup)
    return min(weights["tile.most"], weights["tile.late"] + slower)
