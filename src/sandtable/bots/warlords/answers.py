"""The marshal's answers, by the kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.bots.warlords.battles import BattleAnswers
from sandtable.bots.warlords.hand import is_enough, wrap_up
from sandtable.bots.warlords.survey import Survey, worth
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State as BaseState
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.card_actions import ADD, CASH, CLEAR, CURE, DISMISS, GIVE_UP, NEGOTIATE, RECEIVE
from sandtable.games.warlords.stacks import capacity, cards_held, is_all_fast, is_besieged, status
from sandtable.games.warlords.state import END, State
from sandtable.games.warlords.tables.cards import (
    ALLY,
    ARMY,
    ARTEFACT,
    COST,
    DEFENCE,
    FLEET,
    HERO,
    IMPROVEMENT,
    MARCH,
    NO_CARD,
    RACE,
    TREASURE,
    TYPE,
    VALUE,
    WEATHER,
    def_of,
)
from sandtable.games.warlords.tables.scenarios import DEFENDER
from sandtable.games.warlords.tables.statuses import AT_SEA, IN_PORT, ON_CAMPAIGN, ON_PATROL

Answer = Callable[[Survey, Decision], Pick]

NAMES: Final = {
    "sacrifice": "calamity_loss",
    "tribute": "calamity_loss",
    **dict.fromkeys(["name_player", "name_place", "name_card", "name_army", "name_pair"], "named"),
    "from_pile": "spy_discard",
    "crumble": "spy_discard",
}
"""Methods for kinds of questions that share one."""


class MarshalAnswers(BattleAnswers):
    """Answers for setup and the steps of a turn, with those that it inherits."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights

    def choose(self, seen: BaseState, asked: Decision) -> Pick:
        assert isinstance(seen, State)
        if len(asked.options) == 1:
            return asked.options[0]
        answer: Answer = getattr(self, NAMES.get(asked.kind, asked.kind), neutral)
        table = Survey(seen, asked.seat, self.weights)
        pick = answer(table, asked)
        return pick if pick in asked.options else neutral(table, asked)

    # -- setup ---------------------------------------------------------------------------------------------------------

    def direction(self, table: Survey, asked: Decision) -> Pick:
        return asked.options[0]

    def role(self, table: Survey, asked: Decision) -> Pick:
        return DEFENDER

    def take(self, table: Survey, asked: Decision) -> Pick:
        """The best card; for castles mainly the revenue, or one that is hard to reach."""
        return highest(cards_of(asked), key=lambda card: worth(card) if card != END else 0.0)

    def take_for(self, table: Survey, asked: Decision) -> Pick:
        """The best army for the place with the fewest, stacks first."""
        st = table.st

        def value(pick: Pick) -> float:
            if isinstance(pick, int):
                return 0.0
            card, place = pick
            return worth(card) - 2.0 * len(st.armies[place]) - (1.0 if st.is_castle(place) else 0.0)

        return highest(asked.options, key=value)

    # -- steps 1 and 2 ---------------------------------------------------------------------------------------------------

    def castles(self, table: Survey, asked: Decision) -> Pick:
        """Play a castle if it can be manned or no enemy is coming; fewer castles if losing one loses the game."""
        if is_enough(table):
            return END
        return highest([card for card in cards_of(asked) if card != END], key=worth)

    def heroes(self, table: Survey, asked: Decision) -> Pick:
        """Play every hero; a banner goes to the stack with the most armies of its race."""
        st = table.st

        def value(pick: Pick) -> float:
            if isinstance(pick, int):
                return 0.0
            card, place = pick
            if TYPE[card] == HERO:
                return 5.0 + worth(card)
            kin = [army for army in st.armies[place] if RACE[army] == RACE[card]]
            return 1.0 + 2.0 * len(kin) + (1.0 if place == table.leader() else 0.0)

        return highest(asked.options, key=value)

    # -- step 3: revenue ---------------------------------------------------------------------------------------------------

    def spend(self, table: Survey, asked: Decision) -> Pick:
        """The purchase with the best value for its gold; nothing is dismissed."""
        money = asked.context[0]
        best = highest(asked.options, key=lambda pick: self.purchase(table, pick, money))
        return best if self.purchase(table, best, money) > 0 else END

    def purchase(self, table: Survey, pick: Pick, money: int) -> float:
        if isinstance(pick, int):
            return 0.0
        weights = table.weights
        action, card, place = pick
        if action == DISMISS:
            return self.dismissing(table, card, place)
        if action == CASH:
            return self.cashing(table, card, money)
        if action == NEGOTIATE:
            return self.effect_worth(table, card) - weights["buy.effect_gold"] * COST[card]
        assert action == ADD
        if TYPE[card] == ARMY:
            return self.recruiting(table, card, place) - weights["buy.gold"] * COST[card]
        if TYPE[card] == FLEET:
            return self.embarking(table, place)
        bare = not table.st.armies[place]
        threat = table.threat(place)
        safety = DEFENCE[card] * (0.5 + 2.0 * threat) * (0.2 if bare else 1.0)
        gain = worth(card) - weights["buy.improvement_gold"] * COST[card] + safety
        return gain - (2.0 if bare and threat > 0.3 else 0.0)

    def dismissing(self, table: Survey, card: int, place: int) -> float:
        """Only a fleet is given up, in port, if there is nothing for it at sea and something by land."""
        if TYPE[card] != FLEET or table.st.rules.scenario.victory == "sea_points":
            return -1.0
        useless = table.goal(place, True)[0] <= 0.0 and table.goal(place, False)[0] > table.weights["march.setting_out"]
        return 1.0 if useless else -1.0

    def cashing(self, table: Survey, card: int, money: int) -> float:
        """Spend a treasure for an army that is too expensive without it; keep it if treasures count for victory."""
        if table.st.rules.scenario.victory == "relics":
            return -1.0
        wanted = [COST[other] for other in table.hand if TYPE[other] in (ARMY, IMPROVEMENT) and COST[other] > money]
        return 0.5 if wanted and min(wanted) <= money + VALUE[card] else -1.0

    def recruiting(self, table: Survey, card: int, place: int) -> float:
        """An army guards a castle in danger, or strengthens the stack that goes to war."""
        st, weights = table.st, table.weights
        if st.is_castle(place):
            if is_besieged(st, place):
                return 0.0
            need = weights[GUARDS[min(len(st.armies[place]), 2)]]
            need *= (weights["buy.unthreatened"] + table.threat(place)) * table.castle_stake(place) / 20.0
            return need + weights["buy.army_in_castle"] * worth(card)
        value = worth(card)
        banner = st.banner[place]
        if banner != NO_CARD and RACE[banner] == RACE[card]:
            value += weights["buy.kin"]
        if place == table.leader():
            value += weights["buy.leader"]
        if capacity(st, place) - cards_held(st, place) > 1:
            value += weights["buy.room"]
        return value if st.armies[place] else value + weights["buy.first_army"]

    def embarking(self, table: Survey, place: int) -> float:
        """A fleet is useful if the sea offers more than the land; it needs one march instead of two."""
        st, weights = table.st, table.weights
        if st.rules.scenario.victory == "sea_points":
            return weights["buy.fleet"] + 0.2 * table.power(place)
        if not st.armies[place]:
            return -1.0
        return weights["buy.fleet_gain"] * table.sea_lead(place) - weights["buy.fleet_march"] * len(st.march[place])

    def starve(self, table: Survey, asked: Decision) -> Pick:
        return lowest(cards_of(asked), key=worth)

    # -- step 4: terrain and weather ---------------------------------------------------------------------------------------

    def ground_step(self, table: Survey, asked: Decision) -> Pick:
        """Adverse terrain and weather on enemies abroad; beneficial terrain for a stack that stays at home."""
        st = table.st

        def value(pick: Pick) -> float:
            if isinstance(pick, int):
                return 0.0
            card, place = pick
            if st.controller[place] != table.seat:
                harm = 0.25 * table.place_worth(place)
                wreck = def_of(card).wreck.bit_count() / 10.0 * table.place_worth(place)
                return harm + wreck if TYPE[card] == WEATHER or VALUE[card] < 0 else harm - 0.5 * VALUE[card]
            return self.digging_in(table, card, place)

        best = highest(asked.options, key=value)
        return best if value(best) > 0 else END

    def digging_in(self, table: Survey, card: int, place: int) -> float:
        """Terrain for a stack in danger that stays: not if a March card of the same turn would replace it (WL-10.20)."""
        st = table.st
        moves = st.march[place] or any(TYPE[other] == MARCH for other in table.hand)
        if VALUE[card] < 0 or moves or st.fleet[place] != NO_CARD or not self.is_in_danger(table, place):
            return -1.0
        return 0.2 * VALUE[card]

    def counter(self, table: Survey, asked: Decision) -> Pick:
        return cheapest(asked)

    def ground(self, table: Survey, asked: Decision) -> Pick:
        """The best terrain for defence."""
        best = highest([card for card in cards_of(asked) if card != END], key=lambda card: VALUE[card], default=END)
        return best if best != END and VALUE[best] > 0 else END

    # -- step 7: march -------------------------------------------------------------------------------------------------------

    def march(self, table: Survey, asked: Decision) -> Pick:
        best = highest(asked.options, key=lambda pick: self.marching(table, pick))
        return best if self.marching(table, best) > 0 else END

    def marching(self, table: Survey, pick: Pick) -> float:
        """Free stuck stacks, patrol with stacks that can fight, set out for good attacks, come home from danger."""
        if isinstance(pick, int):
            return 0.0
        st = table.st
        action, _, place = pick
        if action == CURE:
            return table.weights["march.cure"]
        if action == CLEAR:
            return table.weights["march.clear"]
        led = st.armies[place] or st.allies[place]
        goal = table.goal(place, st.fleet[place] != NO_CARD)[0] if led else 0.0
        if action == GIVE_UP:
            return self.coming_home(table, place, goal)
        assert action == RECEIVE
        if status(st, place) in (IN_PORT, ON_PATROL):
            return self.setting_out(table, goal)
        return self.patrolling(table, place, goal)

    def coming_home(self, table: Survey, stack: int, goal: float) -> float:
        """A stack abroad comes home if it has nothing to attack and is in danger, or armies would join it there."""
        st, weights = table.st, table.weights
        if status(st, stack) not in (ON_CAMPAIGN, AT_SEA) or goal >= 1.0 or is_all_fast(st, stack):
            return -1.0
        if self.is_in_danger(table, stack):
            return weights["march.home_danger"]
        if not st.armies[stack]:
            return weights["march.home_alone"]
        return weights["march.home_idle"] if table.income and cards_held(st, stack) < capacity(st, stack) else -1.0

    def setting_out(self, table: Survey, goal: float) -> float:
        """A stack goes abroad for a goal that is worth it, with an attack card in hand or for a very good goal."""
        weights = table.weights
        if goal < weights["march.setting_out"] or not (table.has_attack() or goal > weights["march.unarmed"]):
            return -1.0
        return 2.0 + 0.1 * goal

    def patrolling(self, table: Survey, stack: int, goal: float) -> float:
        """A stack at home goes on patrol to fight; a hero alone only to search ruins."""
        st = table.st
        if st.march[stack]:
            return -1.0
        if st.armies[stack] or st.allies[stack]:
            return 1.0 + 0.1 * goal + 0.05 * table.power(stack)
        ruins = any(st.ruins[table.seat]) and any(TYPE[card] in (ARTEFACT, ALLY, TREASURE) for card in table.hand)
        return 1.0 if ruins else -1.0

    def is_in_danger(self, table: Survey, stack: int) -> bool:
        """Is there an enemy stack abroad that beats this one?"""
        st = table.st
        return any(
            status(st, foe) == ON_CAMPAIGN and table.field_odds(foe, stack).wins > 0.6 for foe in table.enemy_stacks
        )

    # -- steps 9 to 11 -------------------------------------------------------------------------------------------------------

    def explore(self, table: Survey, asked: Decision) -> Pick:
        """The most valuable find, searched for by the least valuable stack."""

        def value(pick: Pick) -> float:
            if isinstance(pick, int):
                return 0.0
            stack, _, card = pick
            points = 6.0 if table.st.rules.scenario.victory == "relics" else 0.0
            return worth(card) + points - 0.04 * table.place_worth(stack)

        best = highest(asked.options, key=value)
        return best if value(best) > 0 else END

    def hazard(self, table: Survey, asked: Decision) -> Pick:
        """The card with the highest risk, if the searcher is worth more than the card."""
        stack = asked.context[0]
        prize = table.place_worth(stack) + worth(asked.context[1])

        def value(card: int) -> float:
            return 0.0 if card == END else risk_of(card) * prize - 0.7 * worth(card)

        return highest(cards_of(asked), key=value)

    def ruins(self, table: Survey, asked: Decision) -> Pick:
        """Play every ruin; artefacts useful to the leading stack go to it."""
        leader = table.leader()
        st = table.st
        for pick in asked.options:
            if not isinstance(pick, int) and pick[1] == NOWHERE:
                return pick
        for pick in asked.options:
            if not isinstance(pick, int) and pick[1] == leader and len(st.artefacts[leader]) < 3:
                return pick
        return END

    def wrap_up(self, table: Survey, asked: Decision) -> Pick:
        return wrap_up(table, asked)


GUARDS: Final = ("buy.guard", "buy.second_guard", "buy.more_guards")
"""The weight of an army for a castle, by the number of armies already there."""


def cards_of(asked: Decision) -> list[int]:
    return [option for option in asked.options if isinstance(option, int)]


def cheapest(asked: Decision) -> Pick:
    """The first card offered, if any."""
    return next((option for option in asked.options if option != END), END)


def risk_of(card: int) -> float:
    """The chance that a hazard costs the searcher (WL-2.15)."""
    first, second = def_of(card).risk
    return first.bit_count() / 10.0 * second.bit_count() / 10.0


def neutral(table: Survey, asked: Decision) -> Pick:
    """The neutral option if there is one, else the first option."""
    return END if END in asked.options else asked.options[0]
