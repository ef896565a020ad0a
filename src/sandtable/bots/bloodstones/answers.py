"""The steward's answers, by the kind of question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bloodstones import opening
from sandtable.bots.bloodstones.plans import Planner
from sandtable.bots.bloodstones.survey import WORTH, Survey, keep_worth, open_room
from sandtable.bots.weighing import highest, lowest, note
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State as BaseState
from sandtable.games.bloodstones.actions import BATTLE, END_PHASE, MOVE
from sandtable.games.bloodstones.battle import ATTACKER, KEEP, STAY, Battle, counting
from sandtable.games.bloodstones.capture import capture_areas
from sandtable.games.bloodstones.construct import village_sites
from sandtable.games.bloodstones.movement import END, Move
from sandtable.games.bloodstones.odds import foe_totals, standing_odds
from sandtable.games.bloodstones.retreat import can_go, retreat_ways, withdrawal
from sandtable.games.bloodstones.state import Force, State
from sandtable.games.bloodstones.tables.terrain import VILLAGE_COST
from sandtable.games.bloodstones.tables.units import UNDEAD

NONE: Final = -1
DONE: Final = -1


class StewardAnswers:
    """One method for each kind of question."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self._planned: tuple[object, object, Planner] | None = None

    def choose(self, seen: BaseState, asked: Decision) -> Pick:
        assert isinstance(seen, State)
        answer = getattr(self, asked.kind)
        pick: Pick = answer(seen, asked)
        return pick

    def planner(self, st: State, seat: int) -> Planner:
        """The plans for this position; the questions of one action share them."""
        top = st.stack[-1]
        pool = top.pool if isinstance(top, Move) else 0
        rivals, own = rivals_key(st, seat), own_key(st, seat, pool)
        survey: Survey | None = None
        if self._planned is not None and self._planned[0] == rivals:
            planner = self._planned[2]
            if self._planned[1] == own:
                planner.look_at(st)  # an equal position; the earlier state may have been played on since
                return planner
            if st.active == seat:
                survey = planner.survey
                survey.look_again(st)
        planner = Planner(st, survey or Survey(st, seat, self.weights), pool)
        self._planned = (rivals, own, planner)
        return planner

    # -- opening -------------------------------------------------------------------------------------------------------

    def choose_faction(self, st: State, asked: Decision) -> Pick:
        return opening.choose_faction(ints(asked))

    def place_citadel(self, st: State, asked: Decision) -> Pick:
        return highest(ints(asked), key=lambda area: opening.site_value(st, asked.seat, area))

    def chaos_start_area(self, st: State, asked: Decision) -> Pick:
        return highest(ints(asked), key=lambda area: opening.raid_value(st, area))

    def place_starting_unit(self, st: State, asked: Decision) -> Pick:
        found = opening.starting_unit(st, asked.seat, pairs(asked), asked.context[1])
        return found if found is not None else DONE

    def chaos_reentry(self, st: State, asked: Decision) -> Pick:
        survey = Survey(st, asked.seat, self.weights)
        cost = st.faction_of(asked.seat).cost
        return highest(
            pairs(asked),
            key=lambda option: (
                survey.prospect(option[1])
                - survey.exposure(option[1], (option[0],))
                - survey.dies_in_desert(option[1], (option[0],))
                - 0.3 * cost[option[0]]
            ),
            default=NONE,
        )

    # -- villages ------------------------------------------------------------------------------------------------------

    def capture_tile(self, st: State, asked: Decision) -> Pick:
        """The tile whose villages outweigh it most; the strongest is kept for construction if a lesser one does as well."""
        survey = Survey(st, asked.seat, self.weights)
        pips = st.faction_of(asked.seat).pips
        offers = capture_offers(st, survey)

        def worth(tile: int) -> float:
            if tile == NONE:
                return 0.0
            gain = 0.0
            left = pips[tile]
            for value, cost in offers:
                if cost <= left:
                    left -= cost
                    gain += value
            return gain - keep_worth(st, asked.seat, tile, self.weights)

        return highest(ints(asked), key=worth)

    def capture_village(self, st: State, asked: Decision) -> Pick:
        survey = Survey(st, asked.seat, self.weights)
        terrain = st.rules.terrain
        return highest(
            pairs(asked),
            key=lambda option: (
                survey.captured_village(option[1]) / VILLAGE_COST[terrain[option[0]]],
                survey.exposure(option[0], st.units[asked.seat][option[0]]),
            ),
            default=DONE,
        )

    def construct_tile(self, st: State, asked: Decision) -> Pick:
        """The strongest tile that constructs more villages than a weaker one."""
        seat = asked.seat
        survey = Survey(st, seat, self.weights)
        pips = st.faction_of(seat).pips
        prices = site_prices(st, seat)

        def worth(tile: int) -> float:
            if tile == NONE:
                return 0.0
            return payable(prices, pips[tile]) * survey.own_village() - keep_worth(st, seat, tile, self.weights)

        return highest(ints(asked), key=worth)

    def construct_village(self, st: State, asked: Decision) -> Pick:
        seat = asked.seat
        rivals = [a for foe in range(st.players) if foe != seat for a in st.unit_areas(foe)]
        sites = [option for option in ints(asked) if option != DONE]
        return highest(sites, key=lambda area: site_worth(st, seat, area, rivals), default=DONE)

    # -- main actions --------------------------------------------------------------------------------------------------

    def main_action(self, st: State, asked: Decision) -> Pick:
        planner = self.planner(st, asked.seat)
        action = planner.next_action()
        note(planner.worths(asked.options, lambda plan: plan.action))
        if action in asked.options:
            return action
        return BATTLE if BATTLE in asked.options else END_PHASE

    def build_unit(self, st: State, asked: Decision) -> Pick:
        planner = self.planner(st, asked.seat)
        best = planner.best(planner.builds)
        note(planner.worths(asked.options, lambda plan: (plan.tile, plan.area)))
        if best is not None and (best.tile, best.area) in asked.options:
            return (best.tile, best.area)
        return asked.options[0]

    def build_pay(self, st: State, asked: Decision) -> Pick:
        return lowest(ints(asked), key=lambda tile: keep_worth(st, asked.seat, tile, self.weights))

    def move_from(self, st: State, asked: Decision) -> Pick:
        planner = self.planner(st, asked.seat)
        note(planner.worths(asked.options, lambda plan: plan.start))
        if END in asked.options and planner.next_action() != MOVE:
            return END
        best = planner.best([plan for plan in planner.moves if plan.start in asked.options])
        return best.start if best is not None else asked.options[-1]

    def move_to(self, st: State, asked: Decision) -> Pick:
        planner = self.planner(st, asked.seat)
        start = asked.context[0]
        best = planner.best([plan for plan in planner.moves if plan.start == start and plan.end in asked.options])
        note(planner.worths(asked.options, lambda plan: plan.end if plan.start == start else NONE))
        return best.end if best is not None else asked.options[0]

    def move_units(self, st: State, asked: Decision) -> Pick:
        planner = self.planner(st, asked.seat)
        start, end, unit = asked.context
        best = planner.best([plan for plan in planner.moves if plan.start == start and plan.end == end])
        if best is None:
            return asked.options[-1]
        wanted = best.units.count(unit)
        return lowest(ints(asked), key=lambda count: (abs(count - wanted), count))

    def move_pay(self, st: State, asked: Decision) -> Pick:
        """A tile that wastes few pips and is not needed more elsewhere."""
        missing = asked.context[0]
        planner = self.planner(st, asked.seat)
        hand = st.hand[asked.seat]

        def cost(tile: int) -> float:
            kept = 3.0 if tile == planner.reserve and hand.count(tile) == 1 else 0.0
            return kept + planner.pay_cost(missing, tile)

        return lowest(ints(asked), key=cost)

    def undead_step(self, st: State, asked: Decision) -> Pick:
        """Undead walk for free to where they are worth most: to targets, into battles they turn, out of danger."""
        seat = asked.seat
        planner = self.planner(st, seat)
        best: tuple[float, Pick] = (0.05, DONE)
        for option in asked.options:
            if isinstance(option, tuple):
                start, steps, end = option
                if st.has_foes(end, seat):
                    value = undead_attack(st, planner, end)
                else:
                    value = planner.march_value(start, end, (UNDEAD,)) + 0.02 * steps
                best = max(best, (value, option), key=lambda pair: pair[0])
        return best[1]

    # -- battle --------------------------------------------------------------------------------------------------------

    def battle(self, st: State, asked: Decision) -> Pick:
        """The most certain battle first."""
        survey = Survey(st, asked.seat, self.weights)
        units = st.units

        def chance(option: tuple[int, int]) -> float:
            area, foe = option
            return survey.chance(area, asked.seat, units[asked.seat][area], foe, units[foe][area])

        return highest(pairs(asked), key=chance)

    def withdraw(self, st: State, asked: Decision) -> Pick:
        """Stay if the battle is worth it, otherwise go where it is safest."""
        seat = asked.seat
        survey = Survey(st, seat, self.weights)
        area, attacker = asked.context
        force = st.units[seat][area]
        foe_force = st.units[attacker][area]
        lost = survey.chance(area, attacker, foe_force, seat, force)
        weight = survey.weight[attacker]
        stake = survey.own_stake(area)
        stay = (1.0 - lost) * (survey.beating(seat, foe_force) + 0.5 * weight + stake)
        stay -= lost * (weight * survey.beating(attacker, force) + survey.casualties(force))
        by_sea_only = withdrawal(st, area, attacker, seat)[1]

        def worth(end: int) -> tuple[float, int]:
            return (
                stay + self.weights["attack.stands"] if end == STAY else self.haven(st, survey, area, end, by_sea_only),
                end,
            )

        return highest(sorted({STAY, *ints(asked)}), key=worth)

    def haven(self, st: State, survey: Survey, area: int, end: int, by_sea_only: bool = False) -> float:
        """The value of a place to withdraw or retreat to: units that get there, danger there, prospects."""
        seat = survey.seat
        ways = [way for way in retreat_ways(st, seat, area, by_sea_only) if way[0] == end]
        force = st.units[seat][area]
        arrive = [unit for unit in force if any(can_go(st, seat, unit, way) for way in ways)]
        lost = sum([WORTH[unit] for unit in force], 0.0) - sum([WORTH[unit] for unit in arrive], 0.0)
        there = st.units[seat][end]
        value = survey.exposure(end, there) - survey.exposure(end, tuple(sorted((*there, *arrive))))
        value += 0.05 * survey.prospect(end) - lost - 0.5 * survey.dies_in_desert(end, tuple(arrive))
        if st.has_foes(end, seat):
            value -= 0.5 * len(arrive)
        return value

    def substitute(self, st: State, asked: Decision) -> Pick:
        """The cheapest tile that raises the chance of winning by more than it costs."""
        battle = st.stack[-1]
        assert isinstance(battle, Battle)
        seat = asked.seat
        survey = Survey(st, seat, self.weights)
        side = ATTACKER if seat == battle.attacker else 1
        foe = battle.seat(1 - side)
        own, other = battle.force(st, side), battle.force(st, 1 - side)
        stakes = survey.beating(seat, other) + survey.weight[foe] * survey.beating(foe, own)
        stakes += survey.casualties(own) + survey.own_stake(battle.area)
        totals = foe_totals(st, battle, side, 2)
        drawn = battle.drawn[side].open()
        lowest = min(drawn)
        pips = st.faction_of(seat).pips
        at_hand = len(st.hand[seat])
        sites = self.sites_at_stake(st, survey)

        def value(option: Pick) -> float:
            tiles, cost = list(drawn), 0.0
            if isinstance(option, tuple):
                tiles[tiles.index(option[0])] = pips[option[1]]
                cost = (
                    self.weights["tile.in_battle"]
                    + sites.get(option[1], 0.0)
                    + 0.5 * keep_worth(st, seat, option[1], self.weights)
                )
            win, tie = standing_odds(st, battle, side, sum(counting(tuple(tiles))), totals)
            again = 0.5 if at_hand > (cost > 0) else 0.4
            return (win + tie * again) * stakes - cost

        sensible = [option for option in asked.options if not isinstance(option, tuple) or option[0] == lowest]
        return highest(sensible or [KEEP], key=value)

    def sites_at_stake(self, st: State, survey: Survey) -> dict[int, float]:
        """What each tile of the hand would be missed for when villages are constructed later in this turn."""
        seat = survey.seat
        hand = st.hand[seat]
        if st.active != seat or survey.is_chaos or not survey.left[seat] or not hand:
            return {}
        pips = st.faction_of(seat).pips
        best, *others = sorted([pips[tile] for tile in hand], reverse=True)
        prices = site_prices(st, seat)
        fewer = payable(prices, best) - payable(prices, others[0] if others else 0)
        missed = self.weights["tile.site"] * fewer * survey.own_village()
        return {tile: missed for tile in hand if pips[tile] == best and missed > 0.0}

    def casualty(self, st: State, asked: Decision) -> Pick:
        return lowest(ints(asked), key=lambda unit: WORTH[unit])

    def retreat(self, st: State, asked: Decision) -> Pick:
        survey = Survey(st, asked.seat, self.weights)
        return highest(ints(asked), key=lambda end: self.haven(st, survey, asked.context[0], end))

    def raise_undead(self, st: State, asked: Decision) -> Pick:
        return max(ints(asked))


def rivals_key(st: State, seat: int) -> tuple[object, ...]:
    """Everything the survey depends on, except what affects only our own attacks; copied, like `own_key`."""
    others = [s for s in range(st.players) if s != seat]
    foes = ~(1 << seat)
    return (
        (seat, st.active, st.out, st.rules),
        [st.units[s][:] for s in others],
        [st.hand[s][:] for s in others],
        [st.discard[s][:] for s in others],
        [mask if mask & foes else 0 for mask in st.held],
        (st.villages[:], st.village_of[:], st.citadel[:], st.faction[:]),
        (st.vp[:], st.regroups[:], st.captured_villages[:], st.captured_citadels[:]),
    )


def own_key(st: State, seat: int, pool: int) -> tuple[object, ...]:
    """Everything else the plans depend on, copied: a caller may play on in the same state."""
    return (
        (pool, st.round, st.cutie_seat, st.cutie_area),
        st.units[seat][:],
        st.hand[seat][:],
        st.discard[seat][:],
        st.bag[seat][:],
        st.supply[:],
    )


def site_prices(st: State, seat: int) -> list[int]:
    """The pips of the villages that could be constructed in this turn, the cheapest first."""
    terrain = st.rules.terrain
    prices: list[int] = []
    for area in village_sites(st, seat):
        prices += [VILLAGE_COST[terrain[area]]] * open_room(st, seat, area)
        # what becomes reachable from there
        prices += [1] * sum([open_room(st, seat, near) > 0 for near in st.rules.adjacent[area]])
    prices.sort()
    return prices[: st.supply[seat]]


def payable(prices: list[int], pips: int) -> int:
    """How many of these, the cheapest first, a tile pays for."""
    count = 0
    for price in prices:
        if price <= pips:
            pips -= price
            count += 1
    return count


# -- small judgements --------------------------------------------------------------------------------------------------


def ints(asked: Decision) -> list[int]:
    return [option for option in asked.options if isinstance(option, int)]


def pairs(asked: Decision) -> list[tuple[int, int]]:
    return [(option[0], option[1]) for option in asked.options if isinstance(option, tuple)]


def capture_offers(st: State, survey: Survey) -> list[tuple[float, int]]:
    """(value, pips) of every village that could be captured, the best for its pips first."""
    offers: list[tuple[float, int]] = []
    for area in capture_areas(st, survey.seat):
        price = VILLAGE_COST[st.rules.terrain[area]]
        offers += [(survey.captured_village(st.village_of[area]), price)] * st.villages[area]
    offers.sort(key=lambda offer: -offer[0] / offer[1])
    return offers


def site_worth(st: State, seat: int, area: int, rivals: list[int]) -> float:
    """The value of a village site for its pips: likely to last, and opening new sites. `rivals` are areas that rivals hold."""
    rules = st.rules
    row = rules.map.distance[area]
    safety = 0.12 * min([row[rival] for rival in rivals if row[rival] < 4], default=4)
    opens = sum([open_room(st, seat, near) for near in rules.adjacent[area] if st.village_of[near] != seat])
    value = 1.0 + safety + 0.06 * min(opens, 6) + (0.15 if st.villages[area] else 0.0)
    return value / VILLAGE_COST[rules.terrain[area]]


def undead_attack(st: State, planner: Planner, area: int) -> float:
    """What an Undead adds to an attack in the main actions that follow."""
    seat = planner.seat
    force: Force = st.units[seat][area]
    grown = tuple(sorted((*force, UNDEAD)))
    foes = st.foes_in(area, seat)
    before = max([planner.attack_value(area, foe, force) for foe in foes]) if force else 0.0
    return max([planner.attack_value(area, foe, grown) for foe in foes]) - before
