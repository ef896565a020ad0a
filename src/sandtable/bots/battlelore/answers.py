"""The captain's answers, by the kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.battlelore import opening
from sandtable.bots.battlelore.combat import CombatAnswers
from sandtable.bots.battlelore.heroes import CAMPAIGN
from sandtable.bots.battlelore.lore import LoreJudge
from sandtable.bots.battlelore.opening import ints
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State
from sandtable.games.battlelore.creatures.entering import CONJURE
from sandtable.games.battlelore.lore.playing import lore_options
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, EQUAL_TO_COMMAND
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE, lore_limit
from sandtable.games.battlelore.turn.orders import RACK_BASE, OrderPhase, card_counts_as
from sandtable.games.battlelore.turn.pools import is_out_of_section
from sandtable.games.battlelore.turn.turn import CARD_AND_TOKEN, LORE_CARD, TWO_CARDS, TWO_TOKENS

NEUTRAL: Final = -1
"""Done, none, stop, pass: the option that ends a question without doing anything."""
OUT_OF_SECTION: Final = 0.15
"""The value of the Lore for an order out of section."""
VANISHES: Final = 0.3
"""The cost of not ordering a conjured Elemental, which then vanishes (BL-18.22)."""
SPARE_LORE: Final = 13
"""The number of tokens from which a conjuration is affordable."""

ENOUGH_LORE: Final = 5
AMPLE_LORE: Final = 8
"""The number of tokens from which cards are worth more than tokens, and even a full hand is worth improving."""

Answer = Callable[[BattleState, Decision], Pick]

SETUP: Final[dict[str, Answer]] = {
    "council_level": opening.council_level,
    "keep_first_lore": opening.best_lore,
    "place_mark": opening.beside_friends,
    "guard": opening.guard,
    "deploy_at": opening.beside_friends,
    "reserve_unit": opening.best_type,
    "levy_becomes": opening.best_type,
    "specialist": opening.specialist,
    "special_unit": opening.special_unit,
    "special_type": opening.best_type,
    "special_hex": opening.beside_friends,
    "council_loss": opening.council_loss,
    "hero_class": opening.hero_class,
    "hero_at": opening.hero_at,
    "keep_lore": opening.best_lore,
    "discard_lore": opening.worst_lore,
    "spy_discard": opening.best_lore,
    **CAMPAIGN,
}
"""Questions that need no survey of the table."""


NAMES: Final = {"summon_at": "conjure_at", "bolt_flags": "ignore_flags"}
"""Methods for kinds of questions that share one."""


class CaptainAnswers(CombatAnswers):
    """Answers for the Command, Order and Draw phases and for Lore cards, with those that it inherits."""

    def choose(self, seen: State, asked: Decision) -> Pick:
        assert isinstance(seen, BattleState)
        options = asked.options
        if len(options) == 1:
            return options[0]
        simple = SETUP.get(asked.kind)
        if simple is not None:
            pick = simple(seen, asked)
        else:
            answer: Answer = getattr(self, NAMES.get(asked.kind, asked.kind), neutral)
            pick = answer(seen, asked)
        return pick if pick in options else neutral(seen, asked)

    # -- Command and Order phase ---------------------------------------------------------------------------------------

    def play_command(self, st: BattleState, asked: Decision) -> Pick:
        """The card whose orders gain most; a Lore card in its place or before it if that is better than waiting."""
        planner = self.planner(st, asked.seat)
        holder = st.rules.holder_of_seat(asked.seat)
        judge = LoreJudge(st, planner, holder)
        number = len(st.hands[holder])
        best: tuple[float, Pick] = (0.0, NEUTRAL)
        for option in ints(asked):
            if option == CONJURE:
                value = 0.1 if st.tokens[holder] >= SPARE_LORE else -1.0
            elif option >= LORE_BASE:
                value = judge.net(option)
            else:
                continue
            best = max(best, (value, option), key=lambda pair: pair[0])
        if best[1] != NEUTRAL:
            return best[1]
        cards = [option for option in ints(asked) if option < LORE_BASE and option != CONJURE]

        def worth(option: int) -> float:
            kind = option % RACK_BASE
            value = planner.card_value(holder, [(kind, 0)], number)
            other = counts_as(st, kind)
            if other >= 0:
                value = max(value, planner.card_value(holder, [(other, 0)], number))
            return value - planner.kept_value(kind)

        return highest(cards, key=worth)

    def second_card(self, st: BattleState, asked: Decision) -> Pick:
        planner = self.planner(st, asked.seat)
        holder = st.rules.holder_of_seat(asked.seat)
        number = len(st.hands[holder]) + 1
        first = st.played[0][0]

        def worth(option: int) -> float:
            if option == NEUTRAL:
                return planner.card_value(holder, [(first, 0)], number) + planner.first_step
            return planner.card_value(holder, [(first, 0), (option % RACK_BASE, 0)], number)

        return highest(ints(asked), key=worth)

    def play_as(self, st: BattleState, asked: Decision) -> Pick:
        planner = self.planner(st, asked.seat)
        holder = st.rules.holder_of_seat(asked.seat)
        number = len(st.hands[holder]) + 1
        return highest(ints(asked), key=lambda kind: planner.card_value(holder, [(kind, 0)], number))

    def copy_card(self, st: BattleState, asked: Decision) -> Pick:
        planner = self.planner(st, asked.seat)
        holder = st.rules.holder_of_seat(asked.seat)
        number = len(st.hands[holder]) + 1
        return highest(ints(asked), key=lambda kind: planner.card_value(holder, [(kind, 1)], number))

    def order_unit(self, st: BattleState, asked: Decision) -> Pick:
        """The unit whose order gains most; an ally's unit costs two orders, a creature out of section costs Lore."""
        planner = self.planner(st, asked.seat)
        phase = st.stack[-1]

        def gain(unit: int) -> float:
            if unit == NEUTRAL:
                return planner.first_step
            value = planner.plan(unit).gain
            if st.owner[unit] != st.active:
                value /= 2
            if c.T_KIND[st.utype[unit]] == c.CREATURE:
                if isinstance(phase, OrderPhase) and len(phase.caps) == 3 and is_out_of_section(st, phase, unit):
                    value -= OUT_OF_SECTION
                if c.UNIT_DEFS[st.utype[unit]].summon == "conjuration":
                    value += VANISHES
            return value

        return highest(ints(asked), key=gain)

    def cleanse(self, st: BattleState, asked: Decision) -> Pick:
        """Pay so that an ordered unit can act."""
        return next((option for option in asked.options if isinstance(option, tuple)), NEUTRAL)

    def conjure_at(self, st: BattleState, asked: Decision) -> Pick:
        """Near enemies and away from friends: the Elemental shakes all units next to it."""
        camp = st.rules.camp_of_seat(asked.seat)

        def worth(h: int) -> int:
            near = [st.at[n] for n in st.ground.board.neighbours[h] if st.at[n] >= 0]
            return sum([1 if st.owner[unit] & CAMP != camp else -1 for unit in near])

        return highest(ints(asked), key=worth)

    # -- Lore cards ----------------------------------------------------------------------------------------------------

    def play_lore(self, st: BattleState, asked: Decision) -> Pick:
        judge = LoreJudge(st, self.planner(st, asked.seat), st.rules.holder_of_seat(asked.seat))
        return highest(ints(asked), key=lambda option: 0.0 if option == NEUTRAL else judge.net(option))

    def lore_target(self, st: BattleState, asked: Decision) -> Pick:
        judge = LoreJudge(st, self.planner(st, asked.seat), st.rules.holder_of_seat(asked.seat))
        card = asked.context[0] - LORE_BASE
        return highest(ints(asked), key=lambda target: 0.0 if target == NEUTRAL else judge.effect_sum(card, target))

    def lore_section(self, st: BattleState, asked: Decision) -> Pick:
        judge = LoreJudge(st, self.planner(st, asked.seat), st.rules.holder_of_seat(asked.seat))
        card = asked.context[0] - LORE_BASE
        return highest(ints(asked), key=lambda section: judge.section_worth(card, section))

    def lore_opponent(self, st: BattleState, asked: Decision) -> Pick:
        return highest(ints(asked), key=lambda holder: st.tokens[holder])

    def reroll(self, st: BattleState, asked: Decision) -> Pick:
        """Re-roll every die that does nothing."""
        judge = LoreJudge(st, self.planner(st, asked.seat), st.rules.holder_of_seat(asked.seat))
        return next((face for face in ints(asked) if face != NEUTRAL and judge.is_miss(face)), NEUTRAL)

    def hero_die(self, st: BattleState, asked: Decision) -> Pick:
        """Re-roll a die that does nothing."""
        judge = LoreJudge(st, self.planner(st, asked.seat), st.rules.holder_of_seat(asked.seat))
        return next((face for face in ints(asked) if judge.is_miss(face)), asked.options[0])

    def false_orders(self, st: BattleState, asked: Decision) -> Pick:
        """The card with the fewest orders."""
        return lowest(ints(asked), key=printed_orders)

    def strike_next(self, st: BattleState, asked: Decision) -> Pick:
        survey = self.planner(st, asked.seat).survey
        return highest(ints(asked), key=lambda unit: survey.lure(unit) + survey.weight(unit))

    def chain_to(self, st: BattleState, asked: Decision) -> Pick:
        survey = self.planner(st, asked.seat).survey
        return highest(
            ints(asked), key=lambda unit: 0.0 if unit == NEUTRAL else survey.lure(unit) + survey.weight(unit)
        )

    # -- Draw phase ----------------------------------------------------------------------------------------------------

    def keep_command(self, st: BattleState, asked: Decision) -> Pick:
        """The card that would be best now; between equal cards the one with more orders."""
        planner = self.planner(st, asked.seat)
        holder = st.rules.holder_of_seat(asked.seat)
        number = len(st.hands[holder]) + 1

        def worth(kind: int) -> float:
            kept = planner.kept_value(kind) + 0.02 * printed_orders(kind)
            return planner.card_value(holder, [(kind, 0)], number) + kept

        return highest(ints(asked), key=worth)

    def discard_command(self, st: BattleState, asked: Decision) -> Pick:
        planner = self.planner(st, asked.seat)
        holder = st.rules.holder_of_seat(asked.seat)
        number = len(st.hands[holder])
        return lowest(
            ints(asked), key=lambda kind: planner.card_value(holder, [(kind, 0)], number) + planner.kept_value(kind)
        )

    def lore_choice(self, st: BattleState, asked: Decision) -> Pick:
        """Cards if there are tokens to play them and room in hand, or tokens to spare; otherwise tokens."""
        holder = st.rules.holder_of_seat(asked.seat)
        if LORE_CARD in asked.options:
            judge = LoreJudge(st, self.planner(st, asked.seat), holder)
            playable = [option for option in lore_options(st, holder, 10) if isinstance(option, int)]
            if any(judge.net(option) > 0 for option in playable):
                return LORE_CARD
        tokens = st.tokens[holder]
        if tokens >= AMPLE_LORE:
            return TWO_CARDS
        if len(st.lore[holder]) >= lore_limit(st, holder):
            return TWO_TOKENS
        return TWO_CARDS if tokens >= ENOUGH_LORE else CARD_AND_TOKEN


def counts_as(st: BattleState, kind: int) -> int:
    """The card as which a Command card of the hand could be played in this turn; -1 for itself alone (BL-4.2)."""
    if st.turn != 1:
        return -1
    look = st.clone()
    look.played = [(kind, 0)]
    return card_counts_as(look)


def printed_orders(kind: int) -> int:
    """The approximate number of orders a Command card gives."""
    card = COMMAND_CARDS[kind]
    if not card.section:
        return 3
    return sum([4 if orders == EQUAL_TO_COMMAND else orders for orders in card.sections])


def neutral(st: BattleState, asked: Decision) -> Pick:
    """The neutral option if there is one, else the first option."""
    return NEUTRAL if NEUTRAL in asked.options else asked.options[0]
