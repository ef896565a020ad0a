"""Plans what each unit would do if ordered, and rates Command cards by the units they order.

A plan is the best hex to move to together with the best attack from there. The value of a card is the sum of the plans
of the best units it can order; extras of a card (one more die, one more hex, two shots) are added in proportion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from sandtable.bots.battlelore.odds import WEIGHTS
from sandtable.bots.battlelore.survey import Survey
from sandtable.games.battlelore.combat.declare import targets_of, why_not_battle
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import place_in_row, wings_of
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, COUNTER_ATTACK, EQUAL_TO_COMMAND
from sandtable.games.battlelore.tables.conditions import MOVED, NO_BATTLE, ORDERED
from sandtable.games.battlelore.tables.effects import FX_NO_ORDER
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.places import is_banned
from sandtable.games.battlelore.turn.reach import allowance, battle_after, distances, why_not_move

ANY: Final = "any"
MELEE: Final = "melee"
RANGED: Final = "ranged"
"""The kinds of combat that a card's extra dice are for."""


class UnitPlan(NamedTuple):
    """The best action of a unit with an order."""

    gain: float
    """How much better off its camp is than without the order."""
    hex: int
    march: float
    """The part of the gain that needs the move."""
    attack: float
    """The value of the plan's attack."""
    shot: float
    """The value of its best attack if it does not move."""
    combat: str
    """How the plan's attack is made: `melee` or `ranged`."""
    hexes: Mapping[int, float]
    """The value of each hex it can be in."""


NO_PLAN: Final = UnitPlan(0.0, -1, 0.0, 0.0, 0.0, MELEE, {})


class Planner:
    """The plans for one position. Results for a unit are cached while the position stays the same."""

    def __init__(self, seen: BattleState, seat: int, weights: Mapping[str, float] = WEIGHTS) -> None:
        self.weights = weights
        self.first_step = weights["order.first_step"]
        self.survey = Survey(seen, seat, weights)
        self.st = self.survey.st
        self._plans: dict[tuple[int, int], UnitPlan] = {}

    def look_at(self, seen: BattleState) -> None:
        """Switch to an equal position in which other orders may have been given since."""
        self.st.flags = seen.flags[:]

    # -- one unit ------------------------------------------------------------------------------------------------------

    def plan(self, unit: int) -> UnitPlan:
        """The best action of this unit from now on, if it is ordered."""
        st = self.st
        if st.pos[unit] < 0:
            return NO_PLAN
        flags = st.flags[unit]
        key = (unit, flags)
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = self.find_plan(unit)
            st.flags[unit] = flags
        return found

    def find_plan(self, unit: int) -> UnitPlan:
        st = self.st
        survey = self.survey
        home = st.pos[unit]
        idle = survey.place(unit, home)
        flags = st.flags[unit] | ORDERED
        st.flags[unit] = flags
        stay_attack, stay = self.best_attack(unit, home)
        best = max(stay, idle)
        best_hex, best_attack = home, stay_attack
        hexes = {home: best}
        if why_not_move(st, unit) is None:
            fight = allowance(st, unit)[0]
            costly = c.UNIT_DEFS[st.utype[unit]].lore_move
            for h, steps in distances(st, unit).items():
                if st.at[h] >= 0:
                    continue
                st.flags[unit] = flags | MOVED
                if steps > fight and not costly:
                    st.flags[unit] |= battle_after(st, unit, steps, h)
                if st.ground.ban[h] and is_banned(st, unit, h, home):
                    st.flags[unit] |= NO_BATTLE
                survey.put(unit, h)
                attack, value = self.best_attack(unit, h)
                if costly:
                    value -= self.weights["attack.lore_token"] * steps
                survey.put(unit, home)
                hexes[h] = value
                if value > best + 1e-9:
                    best, best_hex, best_attack = value, h, attack
        st.flags[unit] = flags & ~ORDERED
        combat = MELEE if best_hex in survey.contact() else RANGED
        return UnitPlan(
            best - idle, best_hex, best - max(stay, idle), best_attack, max(0.0, stay_attack), combat, hexes
        )

    def best_attack(self, unit: int, h: int) -> tuple[float, float]:
        """The value of the best attack from where a unit stands, and the value of standing there with it."""
        st = self.st
        survey = self.survey
        here = survey.place(unit, h)
        if h not in survey.contact() and c.W_TYPE[st.weapon[unit]] != c.MISSILE and st.utype[unit] < c.FIRST_CREATURE:
            return 0.0, here
        if why_not_battle(st, unit) is not None:
            return 0.0, here
        best = (0.0, here)
        for target in targets_of(st, unit):
            value, odds = survey.attack_value(unit, target)
            relief = odds.kill + 0.5 * odds.driven
            total = value + here
            if relief > 0.05:
                total += survey.caution * (survey.danger(unit, h) - survey.danger(unit, h, target, relief))
            if total > best[1]:
                best = (value, total)
        return best

    def value_at(self, unit: int, h: int, attacks: bool) -> float:
        """The value of a unit in a hex, with or without the attack it could make from there."""
        st = self.st
        home = st.pos[unit]
        if h != home and st.at[h] >= 0:
            return 0.0
        flags = st.flags[unit]
        if h != home:
            st.flags[unit] |= MOVED
            if st.ground.ban[h] and is_banned(st, unit, h, home):
                st.flags[unit] |= NO_BATTLE
        self.survey.put(unit, h)
        value = self.best_attack(unit, h)[1] if attacks else self.survey.place(unit, h)
        self.survey.put(unit, home)
        st.flags[unit] = flags
        return value

    # -- cards ---------------------------------------------------------------------------------------------------------

    def order_gains(self, holder: int) -> list[tuple[float, int]]:
        """The units a holder can order with the gain of their orders, the best first."""
        st = self.st
        found: list[tuple[float, int]] = []
        for unit in self.survey.own:
            if st.owner[unit] != holder or (st.effects and self.is_barred(unit)):
                continue
            gain = self.plan(unit).gain
            if gain > self.first_step:
                found.append((gain, unit))
        found.sort(key=lambda pair: (-pair[0], pair[1]))
        return found

    def is_barred(self, unit: int) -> bool:
        return any(kind == FX_NO_ORDER and who == unit for kind, who, _, _, _ in self.st.effects)

    def card_value(self, holder: int, kinds: list[tuple[int, int]], number: int) -> float:
        """The value of playing these Command cards: (kind, wings exchanged), with `number` cards in hand."""
        kind = kinds[0][0]
        if kind < 0:
            return self.filter_value(holder, Tactic(1))
        return WHOLE_CARDS[kind](self, holder, kinds, number)

    def copied_value(self, holder: int, kinds: list[tuple[int, int]], number: int) -> float:
        """Counter Attack: the enemy's last card with the wings exchanged (BL-4.12)."""
        last = self.st.last[1 - (holder & CAMP)]
        copied = (last[0][0], 1 - last[0][1]) if last else (-1, 0)
        if copied[0] == COUNTER_ATTACK:
            return 0.0
        return self.card_value(holder, [copied], number)

    def section_value(self, holder: int, kinds: list[tuple[int, int]], number: int) -> float:
        """The best units of each section, as many as the cards order; a unit on a divider counts in either section."""
        st = self.st
        caps = [0, 0, 0]
        wings = wings_of(holder & CAMP)
        bonus = 0.0
        for kind, swapped in kinds:
            printed = COMMAND_CARDS[kind].sections
            for place in range(3):
                orders = printed[2 - place] if swapped else printed[place]
                caps[place_in_row(wings[place])] += number if orders == EQUAL_TO_COMMAND else orders
            bonus += self.weights["order.choice"] if COMMAND_CARDS[kind].draw > 1 else 0.0
        total = 0.0
        sections = st.ground.board.sections
        for gain, unit in self.order_gains(holder):
            mask = sections[st.pos[unit]]
            rooms = [place for place in range(3) if mask >> place & 1 and caps[place]]
            if rooms:
                caps[max(rooms, key=lambda place: caps[place])] -= 1
                total += gain
        return total + bonus - self.weights["order.unused_order"] * min(4, sum(caps))

    def tactic_value(self, holder: int, kinds: list[tuple[int, int]], number: int) -> float:
        """The units a Tactic card orders, with the extras of its effects."""
        tactic = Tactic(number)
        for effect in COMMAND_CARDS[kinds[0][0]].effects:
            add = COMMAND_WEIGHTS[effect.op].add
            if add is not None:
                add(tactic, effect, number)
        return self.filter_value(holder, tactic) + (self.weights["order.choice"] if tactic.draws else 0.0)

    def filter_value(self, holder: int, tactic: Tactic) -> float:
        """The best units among those a Tactic card names; if there are none it orders one unit of choice (BL-4.11)."""
        st = self.st
        weights = self.weights
        fitting = [
            unit for unit in self.survey.own if st.owner[unit] == holder and fits_filter(st, unit, tactic.filter)
        ]
        wanted = self.order_gains(holder)
        if not fitting:
            return wanted[0][0] if wanted else 0.0
        hexes, dice = 1 + tactic.hexes * weights["order.one_more_hex"], tactic.dice * weights["order.one_more_die"]
        gains = [gain * hexes + dice * self.improved(unit, tactic.combat) for gain, unit in wanted if unit in fitting]
        gains.sort(reverse=True)
        orders = max(1, round(tactic.orders * weights["order.rolled"])) if tactic.rolled else tactic.orders
        return sum(gains[:orders]) - weights["order.unused_order"] * max(0, min(4, orders) - len(gains))

    def improved(self, unit: int, combat: str) -> float:
        """The part of a unit's attack that more dice in this kind of combat improve."""
        plan = self.plan(unit)
        return max(0.0, plan.attack) if combat in (ANY, plan.combat) else 0.0

    def kept_value(self, kind: int) -> float:
        """What a Command card is worth in the hand."""
        return self.weights.get(f"kept.{COMMAND_CARDS[kind].id}", 0.0)

    def darken_value(self, holder: int, kinds: list[tuple[int, int]], number: int) -> float:
        """Two shots for every unit that can shoot from where it stands."""
        st = self.st
        contact = self.survey.contact()
        total = 0.0
        for unit in self.survey.own:
            missile = c.W_TYPE[st.weapon[unit]] == c.MISSILE
            if missile and st.owner[unit] == holder and st.pos[unit] not in contact:
                total += self.weights["order.two_shots"] * self.plan(unit).shot
        return total


# --- the value of an op -----------------------------------------------------------------------------------------------


class Tactic:
    """The combined effects of a Tactic card."""

    __slots__ = ("combat", "dice", "draws", "filter", "hexes", "orders", "rolled")

    def __init__(self, orders: int) -> None:
        self.filter = ANY
        self.orders = orders
        self.rolled = False
        self.dice = 0
        self.combat = ANY
        self.hexes = 0
        self.draws = False


def order_units(tactic: Tactic, effect: Effect, number: int) -> None:
    tactic.filter = effect.word("filter")
    tactic.orders = effect.num("n", number)


def roll_orders(tactic: Tactic, effect: Effect, number: int) -> None:
    tactic.rolled = True


def add_dice(tactic: Tactic, effect: Effect, number: int) -> None:
    tactic.dice = effect.num("n")
    tactic.combat = effect.word("combat")


def move_bonus(tactic: Tactic, effect: Effect, number: int) -> None:
    tactic.hexes = effect.num("n")


def draw_command(tactic: Tactic, effect: Effect, number: int) -> None:
    tactic.draws = effect.num("draw") > 1


CardValue = Callable[[Planner, int, list[tuple[int, int]], int], float]


class CommandOpRating:
    """How to rate an op of a Command card: as the whole card, or by what it adds to a Tactic card's orders."""

    __slots__ = ("add", "whole")

    def __init__(
        self, add: Callable[[Tactic, Effect, int], None] | None = None, whole: CardValue | None = None
    ) -> None:
        self.add = add
        self.whole = whole


UNWEIGHED: Final = CommandOpRating()
"""Ops that accompany others, which decide the value of the card."""

COMMAND_WEIGHTS: Final[dict[str, CommandOpRating]] = {
    "order_sections": CommandOpRating(whole=Planner.section_value),
    "order_units": CommandOpRating(order_units),
    "roll_orders": CommandOpRating(roll_orders),
    "copy_last_card": CommandOpRating(whole=Planner.copied_value),
    "add_dice": CommandOpRating(add_dice),
    "move_bonus": CommandOpRating(move_bonus),
    "no_move": UNWEIGHED,
    "attacks_per_unit": CommandOpRating(whole=Planner.darken_value),
    "no_battle_if_adjacent": UNWEIGHED,
    "draw_command": CommandOpRating(draw_command),
    "reshuffle_decks": UNWEIGHED,
}
"""The ops of Command cards by the ids of `ops.toml`; a test compares them."""


def whole_card(kind: int) -> CardValue:
    """How to rate a Command card: by its main op, or as a Tactic card of orders."""
    for effect in COMMAND_CARDS[kind].effects:
        whole = COMMAND_WEIGHTS[effect.op].whole
        if whole is not None:
            return whole
    return Planner.tactic_value


WHOLE_CARDS: Final[tuple[CardValue, ...]] = tuple([whole_card(kind) for kind in range(len(COMMAND_CARDS))])
