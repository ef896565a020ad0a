"""Surveys the table for the marshal: strengths, threats, and the results of possible attacks."""

from __future__ import annotations

from typing import Final

from sandtable.bots.warlords.odds import Odds, odds
from sandtable.bots.warlords.worth import ATTACKS, WORTH
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
from sandtable.games.warlords.stacks import approach, flies, is_capital, status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    NO_CARD,
    PRINTING,
    RAID,
    REVENUE,
    TRAITOR,
    TYPE,
    def_of,
)
from sandtable.games.warlords.tables.statuses import (
    AT_SEA,
    FLY_ONLY_CASTLE,
    IN_PORT,
    INLAND,
    ON_CAMPAIGN,
    PORT_CASTLE,
    SEA_ONLY_CASTLE,
)

HOLDS_BATTLE: Final = 0.6
"""The chance that an opponent holds a card to intercept with."""
CONQUEST: Final[dict[str, float]] = {"first_conquest": 100.0, "seats": 40.0, "great_siege": 100.0, "sea_points": 25.0}
"""The value of a conquest by the way of winning, in addition to the castle."""
SEAT: Final = 60.0
"""The value of conquering a seat of power or the great castle."""


def worth(card: int) -> float:
    return WORTH[card & PRINTING]


class Survey:
    """One position as a player sees it. Values are computed once and cached for the questions of that position."""

    def __init__(self, st: State, seat: int) -> None:
        self.st = st
        self.seat = seat
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
        if not st.armies[stack]:
            return 0.0
        if st.armies[castle]:
            found = self.assault_odds(stack, castle, kind)
            chance = found.destroys * (1.0 if len(st.armies[stack]) > 1 else 0.6)
        else:
            chance = 1.0
        for guard in st.stacks_of(st.controller[castle]):
            if why_not_intercept(st, guard, castle, kind == RAID) is None and st.hands[st.controller[castle]]:
                chance *= 1.0 - HOLDS_BATTLE * self.field_odds(guard, stack, True).wins
        return chance

    def conquest_worth(self, castle: int) -> float:
        """The value of conquering a castle in this scenario."""
        st = self.st
        way = st.rules.scenario.victory
        gain = 6.0 + self.place_worth(castle) + CONQUEST.get(way, 6.0)
        if way in ("seats", "great_siege"):
            is_keep = any(st.head[castle] == keep for keep in st.keeps)
            gain = 6.0 + self.place_worth(castle) + (SEAT if is_keep or way == "great_siege" else 0.0)
        return gain

    # -- where a stack could go ------------------------------------------------------------------------------------------

    def by_land(self, stack: int, castle: int) -> bool:
        """Could the stack assault the castle from a campaign?"""
        way = approach(self.st, castle)
        return way in (INLAND, PORT_CASTLE) or (way == FLY_ONLY_CASTLE and flies(self.st, stack))

    def by_sea(self, castle: int) -> bool:
        return approach(self.st, castle) in (PORT_CASTLE, SEA_ONLY_CASTLE)

    def goal(self, stack: int, afloat: bool) -> tuple[float, int]:
        """The best castle for a stack at sea or on campaign: the value of attacking it, and which one (NOWHERE if none)."""
        st = self.st
        best: tuple[float, int] = (0.0, NOWHERE)
        for castle in self.enemy_castles:
            if have_truce(st, self.seat, st.controller[castle]):
                continue
            if self.by_sea(castle) if afloat else self.by_land(stack, castle):
                chance = self.conquest_chance(stack, castle)
                risk = 0.0
                if st.armies[castle]:
                    risk = self.assault_odds(stack, castle).destroyed * self.place_worth(stack)
                value = chance * self.conquest_worth(castle) - risk
                if is_capital(st, castle):
                    value *= 0.7
                best = max(best, (value, castle))
        return best

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
        st = self.st
        way = st.rules.scenario.victory
        if way == "first_conquest":
            return 60.0
        if way in ("seats", "great_siege") and st.head[castle] in st.keeps:
            return 60.0
        if way == "elimination" and len(self.own_castles) == 1:
            return 60.0
        return 8.0 + REVENUE[st.head[castle]]


def chance_of(card: int, result: int) -> float:
    """The chance that the table of a card gives this result."""
    table = def_of(card).table
    return table.count(result) / len(table) if table else float(result == 0)
