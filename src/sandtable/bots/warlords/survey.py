"""Surveys the table for the marshal: strengths, threats, and the results of possible attacks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from sandtable.bots.warlords.odds import Odds, odds
from sandtable.bots.warlords.worth import ATTACKS, WORTH
from sandtable.bots.weights import read_weights
from sandtable.core.engine.cards import face_of
from sandtable.games.warlords.battle.attacks import have_truce
from sandtable.games.warlords.battle.field import terrain_value
from sandtable.games.warlords.battle.values import (
    assault_values,
    castle_defence,
    field_values,
    garrison_values,
    hero_value,
    in_differential,
)
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.permissions import why_not_intercept
from sandtable.games.warlords.stacks import approach, flies, is_capital, status, target_column
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps.revenue import revenue
from sandtable.games.warlords.tables.cards import (
    NO_CARD,
    PRINTING,
    RAID,
    RAZE,
    REVENUE,
    TRAITOR,
    TYPE,
    def_of,
)
from sandtable.games.warlords.tables.statuses import (
    AT_SEA,
    FIELD,
    FLY_ONLY_CASTLE,
    IN_PORT,
    INLAND,
    MUST_FLY_AS_HIGH,
    ON_CAMPAIGN,
    PORT_CASTLE,
    SEA_ONLY_CASTLE,
)
from sandtable.games.warlords.tables.statuses import ATTACKS as ATTACKS_OF

WEIGHTS: Final = read_weights("sandtable.bots.warlords")


def worth(card: int) -> float:
    return WORTH[card & PRINTING]


class Survey:
    """One position as a player sees it. Values are computed once and cached for the questions of that position."""

    def __init__(self, st: State, seat: int, weights: Mapping[str, float] = WEIGHTS) -> None:
        self.st = st
        self.seat = seat
        self.weights = weights
        self._goals: dict[tuple[int, bool], tuple[float, int]] = {}
        self.hand = [face_of(card) for card in st.hands[seat]]
        self.own_stacks = st.stacks_of(seat)
        self.own_castles = st.castles_of(seat)
        self.enemies = [place for other in st.opponents(seat) for place in st.places_of(other)]
        self.enemy_castles = [place for place in self.enemies if st.is_castle(place)]
        self.enemy_stacks = [place for place in self.enemies if not st.is_castle(place)]

    # -- strength --------------------------------------------------------------------------------------------------------

    def power(self, stack: int) -> int:
        """The total of a stack in the field."""
        return hero_value(self.st, stack, False) + sum([value for _, value in field_values(self.st, stack)])

    def place_worth(self, place: int) -> float:
        """The value of a stack or castle with everything linked to it."""
        st = self.st
        linked = [*st.armies[place], *st.allies[place], *st.artefacts[place], *st.improvements[place]]
        return worth(st.head[place]) + sum([worth(card) for card in linked])

    def has_attack(self) -> bool:
        return any(TYPE[card] in ATTACKS for card in self.hand if card >= 0)

    def leader(self) -> int:
        """The stack that goes to war: the strongest, or the one with the most room and stars; NOWHERE if there is none."""
        best = max(
            [(self.power(stack) + len(self.st.march[stack]), -stack) for stack in self.own_stacks], default=(0, 1)
        )
        return -best[1] if self.own_stacks else NOWHERE

    # -- battles ---------------------------------------------------------------------------------------------------------

    def field_odds(self, attacker: int, defender: int, intercepting: bool = False) -> Odds:
        st = self.st
        ground = 0 if intercepting else terrain_value(st, defender)
        first, second = self.power(attacker), self.power(defender)
        one = in_differential(st, attacker, max(1, first), False)
        other = in_differential(st, defender, max(1, second + ground), False)
        return odds(first, second, ground, one - other)

    def field_worth(self, attacker: int, defender: int) -> float:
        """The value of attacking a stack, without the price of the card."""
        st, weights = self.st, self.weights
        found = self.field_odds(attacker, defender)
        prize = self.place_worth(defender) + self.last_stand(defender)
        gain = found.destroys * prize + weights["field.harm"] * found.harms + weights["field.win"] * found.wins
        if st.rules.scenario.victory == "sea_points" and st.fleet[attacker] >= 0 and st.fleet[defender] >= 0:
            gain += found.wins * self.sea_gain("points_naval_victory")
        lost = weights["field.own_stack"] * found.destroyed * (self.place_worth(attacker) + self.last_stand(attacker))
        return gain - lost - weights["field.cost"] * found.costs

    def last_stand(self, stack: int) -> float:
        """What a stack counts more if its player has no castle: with the last one he is out (WL-24.3)."""
        seat = self.st.controller[stack]
        if self.st.castles_of(seat):
            return 0.0
        return self.weights["field.last_stack"] / len(self.st.stacks_of(seat))

    def sea_gain(self, figure: str) -> float:
        """The value of the sea points for an action; more if they win (WL-27.13, WL-27.14)."""
        st, weights = self.st, self.weights
        points = st.rules.scenario.figures[figure]
        wins = st.sea_points[self.seat] + points >= st.rules.scenario.figures["points_needed"]
        return weights["goal.winning"] if wins else points * weights["goal.sea_point"]

    def assault_odds(self, stack: int, castle: int, kind: int = -1) -> Odds:
        """The odds of an assault on a castle; a Traitor or Raid may count the walls not at all, or twice."""
        st = self.st
        attacker = hero_value(st, stack, True) + sum([value for _, value in assault_values(st, stack, castle)])
        values = [value for _, value in garrison_values(st, castle)]
        garrison = sum(values)
        # the castle falls when no army can be spared, so with one army left at the first point of loss (WL-16.31, WL-17.13)
        falls = garrison - min(values, default=0) + 1
        walls = castle_defence(st, castle, 0 if kind in (TRAITOR, RAID) else 1)
        tcv = in_differential(st, stack, max(1, attacker), True)
        return odds(attacker, falls, walls, tcv - max(1, garrison + walls))

    def conquest_chance(self, stack: int, castle: int, kind: int = -1) -> float:
        """The chance that an assault now conquers the castle; an army must stay as garrison, and a stack may intercept."""
        st = self.st
        if not st.armies[stack] and kind != RAZE:
            return 0.0
        if st.armies[castle]:
            found = self.assault_odds(stack, castle, kind)
            chance = found.destroys * (1.0 if len(st.armies[stack]) > 1 or kind == RAZE else 0.6)
        else:
            chance = 1.0
        for guard in st.stacks_of(st.controller[castle]):
            if why_not_intercept(st, guard, castle, kind == RAID) is None and st.hands[st.controller[castle]]:
                chance *= 1.0 - self.weights["storm.holds_battle"] * self.field_odds(guard, stack, True).wins
        return chance

    def conquest_worth(self, castle: int, afloat: bool = False) -> float:
        """The value of conquering a castle in this scenario; from the sea it may count more."""
        st, weights = self.st, self.weights
        way = st.rules.scenario.victory
        gain = weights["goal.castle"] + self.place_worth(castle)
        if way == "first_conquest":
            return gain + weights["goal.first_conquest"]
        if way == "sea_points":
            return gain + self.sea_gain("points_conquest_from_sea" if afloat else "points_conquest_other")
        if way in ("seats", "great_siege"):
            is_keep = any(st.head[castle] == keep for keep in st.keeps)
            return gain + (weights["goal.seat"] if is_keep or way == "great_siege" else 0.0)
        if len(st.castles_of(st.controller[castle])) == 1:
            gain += weights["goal.last_castle"]
        return gain + weights["goal.five_castles" if way == "domination" else "goal.relics"]

    # -- where a stack could go ------------------------------------------------------------------------------------------

    def by_land(self, stack: int, castle: int) -> bool:
        """Could the stack assault the castle from a campaign?"""
        way = approach(self.st, castle)
        return way in (INLAND, PORT_CASTLE) or (way == FLY_ONLY_CASTLE and flies(self.st, stack))

    def by_sea(self, castle: int) -> bool:
        return approach(self.st, castle) in (PORT_CASTLE, SEA_ONLY_CASTLE)

    def goal(self, stack: int, afloat: bool) -> tuple[float, int]:
        """The best target for a stack at sea or on campaign: the value of attacking it, and which one (NOWHERE if none)."""
        found = self._goals.get((stack, afloat))
        if found is None:
            found = self._goals[(stack, afloat)] = self.find_goal(stack, afloat)
        return found

    def find_goal(self, stack: int, afloat: bool) -> tuple[float, int]:
        st, weights = self.st, self.weights
        best: tuple[float, int] = (0.0, NOWHERE)
        for castle in self.enemy_castles:
            if have_truce(st, self.seat, st.controller[castle]):
                continue
            if self.by_sea(castle) if afloat else self.by_land(stack, castle):
                chance = self.conquest_chance(stack, castle)
                risk = 0.0
                if st.armies[castle]:
                    risk = self.assault_odds(stack, castle).destroyed * self.place_worth(stack)
                value = chance * self.conquest_worth(castle, afloat) - risk
                if is_capital(st, castle):
                    value *= weights["goal.capital"]
                best = max(best, (value, castle))
        for foe in self.enemy_stacks:
            if self.can_meet(stack, foe, afloat) and not have_truce(st, self.seat, st.controller[foe]):
                best = max(best, (self.field_worth(stack, foe), foe))
        return best

    def sea_lead(self, stack: int) -> float:
        """How much more an attack from the sea is worth than one by land."""
        by_sea, target = self.goal(stack, True)
        if target == NOWHERE:
            return -self.weights["march.setting_out"]
        return by_sea + self.weights["march.shorter"] - self.goal(stack, False)[0]

    def can_meet(self, stack: int, foe: int, afloat: bool) -> bool:
        """Could the stack attack another from the sea, or from a campaign (WL-14.26)?"""
        st = self.st
        cell = ATTACKS_OF[AT_SEA if afloat else ON_CAMPAIGN].cells[target_column(st, foe, self.seat)]
        if not cell >> FIELD & 1:
            return False
        return not cell >> MUST_FLY_AS_HIGH & 1 or not flies(st, foe) or flies(st, stack)

    def threat(self, castle: int) -> float:
        """The chance that the castle falls in the next turns to a stack that is on its way."""
        st = self.st
        found = 0.0
        for stack in self.enemy_stacks:
            if not st.armies[stack]:
                continue
            now = status(st, stack)
            near = {ON_CAMPAIGN: 1.0, AT_SEA: 1.0, IN_PORT: 0.6}.get(now, 0.5 if st.march[stack] else 0.2)
            afloat = st.fleet[stack] != NO_CARD
            if not (self.by_sea(castle) if afloat else self.by_land(stack, castle)):
                continue
            chance = self.assault_odds(stack, castle).destroys if st.armies[castle] else 1.0
            found = max(found, near * chance)
        return found

    def castle_stake(self, castle: int) -> float:
        """The cost of losing this castle."""
        st, weights = self.st, self.weights
        way = st.rules.scenario.victory
        decisive = way == "first_conquest"
        decisive |= way in ("seats", "great_siege") and st.head[castle] in st.keeps
        decisive |= way == "elimination" and len(self.own_castles) == 1
        if decisive:
            return weights["stake.decisive"]
        return weights["stake.castle"] + weights["stake.revenue"] * REVENUE[st.head[castle]]

    @cached_property
    def income(self) -> int:
        """The gold of the next revenue step, as things stand (WL-9.1)."""
        return revenue(self.st, self.seat)


def chance_of(card: int, result: int) -> float:
    """The chance that the table of a card gives this result."""
    table = def_of(card).table
    return table.count(result) / len(table) if table else float(result == 0)
