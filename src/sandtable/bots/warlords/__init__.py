"""The marshal: a Warlords bot that raises armies, guards its castles and attacks when the odds are good.

Each kind of question has a method here or in `battles` and `effects`; an unknown kind gets the neutral option. The
values of cards are in `worth`; `survey` reads the table with the odds of `odds`. It keeps nothing between questions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from sandtable.bots import Bot
from sandtable.bots.warlords.battles import BattleAnswers
from sandtable.bots.warlords.effects import EffectAnswers
from sandtable.bots.warlords.survey import Survey, worth
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State as BaseState
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.card_actions import ADD, CASH, CLEAR, CURE, DISMISS, GIVE_UP, NEGOTIATE, RECEIVE
from sandtable.games.warlords.stacks import capacity, cards_held, is_all_fast, is_besieged, status
from sandtable.games.warlords.state import END, State
from sandtable.games.warlords.steps.casting import MAGIC
from sandtable.games.warlords.steps.revenue import why_no_fleets
from sandtable.games.warlords.tables.cards import (
    ALLY,
    ARMY,
    ARTEFACT,
    BANNER,
    BATTLE,
    CASTLE,
    COST,
    DEFENCE,
    FLEET,
    HERO,
    IMPROVEMENT,
    MARCH,
    NO_CARD,
    RACE,
    REVENUE,
    RUIN,
    SPELL,
    TREASURE,
    TYPE,
    VALUE,
    WEATHER,
    def_of,
)
from sandtable.games.warlords.tables.scenarios import DEFENDER
from sandtable.games.warlords.tables.statuses import AT_SEA, IN_PORT, ON_CAMPAIGN, ON_PATROL

GUARD: Final = 9.0
"""The value of the first army in a castle in addition to its strength; the second and third are worth less."""
SETTING_OUT: Final = 6.0
"""The minimum value of an attack for which a stack goes abroad."""
SHORTER: Final = 3.0
"""The bonus of the sea route, which takes only one march."""
KEEP: Final = 2.2
"""Cards in hand worth less than this are discarded."""
MAX_KEPT: Final = 3
"""The maximum number of March and Battle cards to keep; without an army to lead they only take up room in the hand."""
LAST_TURNS: Final = 4
"""The last turns before the turn limit, when castles count more than the danger they are in."""

Answer = Callable[[Survey, Decision], Pick]


class MarshalBot(BattleAnswers, EffectAnswers, Bot):
    name = "marshal"
    games = ("warlords",)
    clear: Mapping[str, float] = MappingProxyType({"battles": 20.0, "attack": 20.0, "intercept": 10.0, "losses": 6.0})

    def choose(self, seen: BaseState, asked: Decision) -> Pick:
        assert isinstance(seen, State)
        if len(asked.options) == 1:
            return asked.options[0]
        answer: Answer = getattr(self, asked.kind, neutral)
        pick = answer(Survey(seen, asked.seat), asked)
        return pick if pick in asked.options else neutral(Survey(seen, asked.seat), asked)

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
        if self.is_enough(table):
            return END
        return highest([card for card in cards_of(asked) if card != END], key=worth)

    def is_enough(self, table: Survey) -> bool:
        """Does the player have enough castles, if losing one loses the game?"""
        st = table.st
        late = st.round > st.rules.scenario.turn_limit - LAST_TURNS
        if st.rules.scenario.victory != "first_conquest" or not table.own_castles or late:
            return False
        bare = [castle for castle in table.own_castles if not st.armies[castle]]
        armies = [card for card in table.hand if TYPE[card] == ARMY]
        return len(armies) <= len(bare) or len(table.own_castles) >= 2

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
        action, card, place = pick
        if action == DISMISS:
            return -1.0
        if action == CASH:
            return self.cashing(table, card, money)
        if action == NEGOTIATE:
            return self.effect_worth(table, card) - 0.5 * COST[card]
        assert action == ADD
        if TYPE[card] == ARMY:
            return self.recruiting(table, card, place)
        if TYPE[card] == FLEET:
            return self.embarking(table, place)
        bare = not table.st.armies[place]
        safety = DEFENCE[card] * (0.5 + 2.0 * table.threat(place)) * (0.2 if bare else 1.0)
        return worth(card) - 0.3 * COST[card] + safety - (2.0 if bare and table.threat(place) > 0.3 else 0.0)

    def cashing(self, table: Survey, card: int, money: int) -> float:
        """Spend a treasure for an army that is too expensive without it; keep it if treasures count for victory."""
        if table.st.rules.scenario.victory == "relics":
            return -1.0
        wanted = [COST[other] for other in table.hand if TYPE[other] in (ARMY, IMPROVEMENT) and COST[other] > money]
        return 0.5 if wanted and min(wanted) <= money + VALUE[card] else -1.0

    def recruiting(self, table: Survey, card: int, place: int) -> float:
        """An army guards a castle in danger, or strengthens the stack that goes to war."""
        st = table.st
        if st.is_castle(place):
            if is_besieged(st, place):
                return 0.0
            number = len(st.armies[place])
            stake = table.castle_stake(place) / 20.0
            need = (GUARD if number == 0 else 3.0 if number == 1 else 0.5) * (0.4 + table.threat(place)) * stake
            return need + 0.5 * worth(card)
        room = capacity(st, place) - cards_held(st, place)
        main = place == table.leader()
        banner = st.banner[place]
        kin = 1.5 if banner != NO_CARD and RACE[banner] == RACE[card] else 0.0
        return (
            worth(card)
            + kin
            + (2.5 if main else 0.0)
            + (0.5 if room > 1 else 0.0)
            + (2.0 if not st.armies[place] else 0.0)
        )

    def embarking(self, table: Survey, place: int) -> float:
        """A fleet is useful if the sea offers more than the land; it needs one march instead of two."""
        st = table.st
        if st.rules.scenario.victory == "sea_points":
            return 6.0 + 0.2 * table.power(place)
        return 0.3 * self.sea_gain(table, place) - 3.0 * len(st.march[place]) if st.armies[place] else -1.0

    def sea_gain(self, table: Survey, stack: int) -> float:
        """How much more an attack from the sea is worth than one by land."""
        by_sea, castle = table.goal(stack, True)
        return by_sea + SHORTER - table.goal(stack, False)[0] if castle != NOWHERE else -SETTING_OUT

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
            if VALUE[card] < 0 or st.march[place] or st.fleet[place] != NO_CARD or place == table.leader():
                return -1.0
            return 0.2 * VALUE[card]

        best = highest(asked.options, key=value)
        return best if value(best) > 0 else END

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
            return 6.0
        if action == CLEAR:
            return 5.0
        goal = table.goal(place, st.fleet[place] != NO_CARD)[0] if st.armies[place] else 0.0
        if action == GIVE_UP:
            return self.coming_home(table, place, goal)
        assert action == RECEIVE
        if status(st, place) in (IN_PORT, ON_PATROL):
            return self.setting_out(table, goal)
        return self.patrolling(table, place, goal)

    def coming_home(self, table: Survey, stack: int, goal: float) -> float:
        """A stack abroad gives up its march if it has nothing to attack, is slow and in danger."""
        st = table.st
        lost = status(st, stack) in (ON_CAMPAIGN, AT_SEA) and goal < 1.0 and not is_all_fast(st, stack)
        return 0.5 if lost and self.is_in_danger(table, stack) else -1.0

    def setting_out(self, table: Survey, goal: float) -> float:
        """A stack goes abroad for a goal that is worth it, with an attack card in hand or for a very good goal."""
        if goal < SETTING_OUT or not (table.has_attack() or goal > 3 * SETTING_OUT):
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
        """Discard cards that are hardly useful, the least valuable first; discard down to the limit if necessary."""
        options = [card for card in cards_of(asked) if card != END]
        worst = min(options, key=lambda card: self.keeping(table, card))
        if END not in asked.options:
            return worst
        return worst if self.keeping(table, worst) < KEEP else END

    def keeping(self, table: Survey, card: int) -> float:
        """The value of a card in hand: low while it may not be played, else by `KEEPING` for its type."""
        if not table.st.is_eligible(card):
            return 0.5
        value = KEEPING.get(TYPE[card])
        return worth(card) if value is None else value(self, table, card)

    def keeping_orders(self, table: Survey, card: int) -> float:
        """One March or Battle card for each stack with armies, and one more."""
        same = [other for other in table.hand if TYPE[other] == TYPE[card]]
        led = len([stack for stack in table.own_stacks if table.st.armies[stack]])
        return 4.0 if len(same) <= min(MAX_KEPT, 1 + led) else 1.5

    def keeping_castle(self, table: Survey, card: int) -> float:
        return 1.0 if self.is_enough(table) else 6.0

    def keeping_spell(self, table: Survey, card: int) -> float:
        """A spell has its full value once a stack carries a magic artefact."""
        carried = table.st.artefacts
        return worth(card) if any(MAGIC[arms] for stack in table.own_stacks for arms in carried[stack]) else 1.5

    def keeping_hero(self, table: Survey, card: int) -> float:
        return 6.0 if len(table.own_stacks) < 3 else 2.5

    def keeping_banner(self, table: Survey, card: int) -> float:
        """A banner is useful if there are armies of its race."""
        fits = any(RACE[table.st.head[castle]] == RACE[card] for castle in table.own_castles)
        return 4.0 if fits else 1.5

    def keeping_army(self, table: Survey, card: int) -> float:
        """An army is useful while a stack or castle has room for it."""
        st = table.st
        full = all(cards_held(st, place) >= capacity(st, place) for place in (*table.own_stacks, *table.own_castles))
        return 1.0 if full else 3.0 + 0.5 * worth(card)

    def keeping_find(self, table: Survey, card: int) -> float:
        """A find needs a ruin, in play or in hand."""
        place = table.st.ruins[table.seat] or any(TYPE[other] == RUIN for other in table.hand)
        return 3.5 + 0.3 * worth(card) if place else 1.8

    def keeping_ruin(self, table: Survey, card: int) -> float:
        return 4.0

    def keeping_fleet(self, table: Survey, card: int) -> float:
        """A fleet is useful if a stack at home would rather attack by sea, and a fleet may be bought."""
        st = table.st
        if st.rules.scenario.victory == "sea_points":
            return 6.0
        wanted = any(st.armies[s] and self.sea_gain(table, s) > 0 for s in table.own_stacks if not st.march[s])
        return 4.0 if wanted and why_no_fleets(st, table.seat) is None else 1.5

    def keeping_improvement(self, table: Survey, card: int) -> float:
        return 2.5 + 0.5 * REVENUE[card]


KEEPING: Final[Mapping[int, Callable[[MarshalBot, Survey, int], float]]] = MappingProxyType(
    {
        MARCH: MarshalBot.keeping_orders,
        BATTLE: MarshalBot.keeping_orders,
        CASTLE: MarshalBot.keeping_castle,
        SPELL: MarshalBot.keeping_spell,
        HERO: MarshalBot.keeping_hero,
        BANNER: MarshalBot.keeping_banner,
        ARMY: MarshalBot.keeping_army,
        ARTEFACT: MarshalBot.keeping_find,
        ALLY: MarshalBot.keeping_find,
        TREASURE: MarshalBot.keeping_find,
        RUIN: MarshalBot.keeping_ruin,
        FLEET: MarshalBot.keeping_fleet,
        IMPROVEMENT: MarshalBot.keeping_improvement,
    }
)
"""The value of a card in hand by its type; cards of all other types have their value in play."""


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
