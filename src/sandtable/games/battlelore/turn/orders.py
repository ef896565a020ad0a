"""The Command and Order phases: playing cards and ordering units (chapter 4, BL-3.3 to BL-3.7, and the Epic rules
BL-29.5 to BL-29.19).

The effects of the cards are in `tactics`, the legal sets of units in `pools`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import kinds_of, take
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.legality import Check, Part, Rule
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, FindFacts, Refusal
from sandtable.games.battlelore.combat.declare import NO_ORDER
from sandtable.games.battlelore.combat.in_progress import Commanding
from sandtable.games.battlelore.combat.losses import apply_hits
from sandtable.games.battlelore.creatures.entering import CONJURE, ConjureAt, why_not_conjure
from sandtable.games.battlelore.facts import card_rule, chosen, of_card, of_v, refusal
from sandtable.games.battlelore.heroes.cards import hero_window
from sandtable.games.battlelore.lore.playing import (
    can_play,
    lore_hand,
    lore_options,
    why_elsewhere,
    why_not_lore,
)
from sandtable.games.battlelore.lore.windows import announce, open_window_for
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import C_SECTION, COUNTER_ATTACK, LORE_CARDS
from sandtable.games.battlelore.tables.conditions import BURNING, ORDERED, WEBBED
from sandtable.games.battlelore.tables.heroes import ORDERING
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE, choice_rule
from sandtable.games.battlelore.turn.places import all_units, order
from sandtable.games.battlelore.turn.pools import (
    BY_FILTER,
    BY_SECTION,
    NO_ORDERS,
    ORDERS,
    Ordering,
    is_out_of_section,
    order_price,
    orderable,
    out_price,
    pool_mask,
)
from sandtable.games.battlelore.turn.tactics import carry_out_card
from sandtable.games.battlelore.turn.tokens import set_tokens, token_count

# questions
PLAY_COMMAND: Final = "play_command"
SECOND_CARD: Final = "second_card"
PLAY_AS: Final = "play_as"
COPY_CARD: Final = "copy_card"
ORDER_UNIT: Final = "order_unit"
CLEANSE: Final = "cleanse"

DONE: Final = -1
RACK_BASE: Final = 50
"""A Command card on the Epic rack: 50 plus its kind."""


# --- Command phase ----------------------------------------------------------------------------------------------------

PLAY: Final = 0
SECOND: Final = 1
REACTION: Final = 2
AFTER_REACTION: Final = 3
AS_OTHER: Final = 4
COPY: Final = 5
CARRY: Final = 6


@frame
class CommandPhase(Commanding):
    """The active player plays one Command card, or a Lore card in its place (BL-3.3, W1, W2).

    Lore cards come before the orders. A card must be played; if a Lore card in its place is cancelled, the player plays
    a Command card (BL-13.9, BL-13.19, BL-29.8, BL-29.9).
    """

    at: int = PLAY
    kinds: list[int] = []

    def advance(self, st: BattleState) -> Decision | None:
        if self.at == PLAY:
            return self.ask_card(st)
        if self.at == SECOND:
            return self.ask_second(st)
        if self.at == REACTION:
            self.react(st)
        elif self.at == AFTER_REACTION:
            return self.ask_second_again(st)
        elif self.at == AS_OTHER:
            return self.ask_as_other(st)
        elif self.at == COPY:
            return self.ask_copy(st)
        else:
            self.carry(st)
        return None

    def ask_card(self, st: BattleState) -> Decision | None:
        """Ask for one Command card, unless a Lore card was played in its place or there is none (BL-3.3)."""
        if st.in_lieu_played or not (st.hands[st.active] or st.rack):
            self.at = CARRY
            return None
        return Decision(PLAY_COMMAND, st.rules.seats[st.active], self.play_options(st), "BL-3.3", (), False)

    def ask_second(self, st: BattleState) -> Decision | None:
        """In Epic games: ask for a second Section card (BL-29.5)."""
        if asks_second(st):
            return Decision(SECOND_CARD, st.rules.seats[st.active], second_options(st), "BL-29.5", (), False)
        self.at = REACTION
        return None

    def react(self, st: BattleState) -> None:
        """The opponents may respond to the card with Lore (W2)."""
        self.at = AFTER_REACTION
        self.kinds = [kind for kind, _ in st.played]
        if st.rules.lore:
            open_window_for(st, 2, [h for h in range(st.rules.holders) if h & CAMP != st.active & CAMP])

    def ask_second_again(self, st: BattleState) -> Decision | None:
        """In Epic games: ask for a second Section card if a reaction changed the cards played (BL-29.19)."""
        if st.rules.epic and self.kinds != [kind for kind, _ in st.played] and asks_second(st):
            return Decision(SECOND_CARD, st.rules.seats[st.active], second_options(st), "BL-29.19", (), False)
        self.at = AS_OTHER
        return None

    def ask_as_other(self, st: BattleState) -> Decision | None:
        """The adventure may let the first card count as another one (BL-4.2)."""
        other = card_counts_as(st)
        if other >= 0:
            return Decision(PLAY_AS, st.rules.seats[st.active], [st.played[0][0], other], "BL-4.2", ())
        self.at = COPY
        self.kinds = [kind for kind, _ in st.played]
        return None

    def ask_copy(self, st: BattleState) -> Decision | None:
        """Counter Attack copies the opponent's last card, one of two if he played two (BL-4.12, BL-29.16)."""
        if self.kinds == [COUNTER_ATTACK]:
            copies = st.last[1 - (st.active & CAMP)]
            if len(copies) > 1 and copies[0] != copies[1]:
                return Decision(COPY_CARD, st.rules.seats[st.active], [kind for kind, _ in copies], "BL-29.16", ())
            self.copy(st, copies[0] if copies else (-1, 0))
        self.at = CARRY
        return None

    def carry(self, st: BattleState) -> None:
        """The cards to carry out are final; the opponent's Counter Attack may copy them (BL-4.12)."""
        st.pop()
        if not st.carried:
            st.carried = [(kind, 0) for kind in self.kinds]
        st.last = with_item(st.last, st.active & CAMP, [card for card in st.carried if card[0] >= 0])

    def copy(self, st: BattleState, card: tuple[int, int]) -> None:
        """Counter Attack carries out the opponent's last card with the wings exchanged (BL-4.12, BL-4.13)."""
        st.carried = [(card[0], 1 - card[1])]
        if st.logging and card[0] >= 0:
            st.emit("copies", (st.active, card[0]), "BL-4.12")
        elif st.logging:
            st.emit("copies_none", (st.active,), "BL-4.13")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return COMMAND_RULES[asked.kind]

    def play_options(self, st: BattleState) -> list[Pick]:
        options: list[Pick] = [*kinds_of(st.hands[st.active])]
        if st.rack:
            options += [RACK_BASE + kind for kind in sorted(set(st.rack))]
        if st.rules.lore:
            if can_play(st, st.active):
                options += lore_options(st, st.active, 1)
            if why_not_conjure(st, st.active) is None:
                options.append(CONJURE)
        return options

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == PLAY_COMMAND:
            if pick == CONJURE:
                st.push(ConjureAt(st.active))
            elif pick >= LORE_BASE:
                announce(st, st.active, pick, 1)
            else:
                play_card(st, pick)
                self.at = SECOND if st.rules.epic else REACTION
        elif asked.kind == SECOND_CARD:
            if pick == DONE:
                self.at = REACTION if self.at == SECOND else AS_OTHER
            else:
                play_card(st, pick)
        elif asked.kind == PLAY_AS:
            self.kinds = [pick]
            self.at = COPY
        elif asked.kind == COPY_CARD:
            self.at = CARRY
            for card in st.last[1 - (st.active & CAMP)]:
                if card[0] == pick:
                    self.copy(st, card)
                    break


def command_cards(st: BattleState, seat: int) -> list[int]:
    """Everything a player could do with his Command card: a card of his hand or of the rack, a Lore card, conjuring."""
    cards = hand_and_rack(st, seat)
    return [*cards, *lore_hand(st, seat), CONJURE] if st.rules.lore else cards


def why_not_command(st: BattleState, seat: int, value: int) -> Refusal | None:
    """Why a player does not play this as his Command card, with it or in its place (BL-3.3, BL-13.6, BL-18.18)."""
    if value == CONJURE:
        return why_not_conjure(st, st.active)
    return None if value < LORE_BASE else why_not_lore(st, seat, value, 1)


BEFORE_COMMAND: Final = refusal("BL-13.6", of_card, "command")
TACTIC_CARD: Final = refusal("BL-29.7", of_card)
FROM_HAND: Final = refusal("BL-29.5", of_card, "hand")
FROM_RACK: Final = refusal("BL-29.5", of_card, "rack")


def why_not_second(st: BattleState, seat: int, value: int) -> Refusal | None:
    """Why a card is not played as the second one: it is a Section card from the other place (BL-29.5 to BL-29.7)."""
    if value >= LORE_BASE:
        return BEFORE_COMMAND if 1 in LORE_CARDS[value - LORE_BASE].windows else why_elsewhere(value)
    from_rack = value >= RACK_BASE
    if not C_SECTION[value - RACK_BASE if from_rack else value]:
        return TACTIC_CARD
    if from_rack == bool(st.played[0][1]):
        return FROM_HAND if from_rack else FROM_RACK
    return None


def hand_and_rack(st: BattleState, seat: int) -> list[int]:
    return [*kinds_of(st.hands[st.active]), *[RACK_BASE + kind for kind in sorted(set(st.rack))]]


COMMAND_RULES: Final = {
    PLAY_COMMAND: card_rule("BL-3.3", command_cards, why_not_command),
    SECOND_CARD: card_rule("BL-29.5", hand_and_rack, why_not_second),
    PLAY_AS: choice_rule("BL-4.2", "4-2-card"),
    COPY_CARD: choice_rule("BL-29.16", "29-16"),
}


def play_card(st: BattleState, pick: int) -> None:
    """Play a Command card face up, from hand or rack."""
    if pick >= RACK_BASE:
        at = st.rack.index(pick - RACK_BASE)
        st.rack = [*st.rack[:at], *st.rack[at + 1 :]]
        st.played = [*st.played, (pick - RACK_BASE, 1)]
    else:
        take(st.hands[st.active], pick)
        st.played = [*st.played, (pick, 0)]
    if st.logging:
        st.emit("plays", (st.active, pick), "BL-3.3")


def asks_second(st: BattleState) -> bool:
    """Is the question for a second Section card asked? Only public facts decide: the hand may hold none (BL-29.5)."""
    if len(st.played) != 1 or not C_SECTION[st.played[0][0]]:
        return False
    return bool(st.hands[st.active]) if st.played[0][1] else len(second_options(st)) > 1


def second_options(st: BattleState) -> list[Pick]:
    """A second Section card from the other source (hand or rack), or none (BL-29.5 to BL-29.7)."""
    one_more = len(st.played) == 1 and C_SECTION[st.played[0][0]]
    cards = hand_and_rack(st, 0) if one_more else []
    return [DONE, *[card for card in cards if why_not_second(st, 0, card) is None]]


def card_counts_as(st: BattleState) -> int:
    """The card that the first card of the game may count as, by a rule of the adventure; or -1."""
    if st.turn == 1 and len(st.played) == 1:
        for rule in st.rules.adventure.rules:
            if rule.type == "first_card_as" and rule.camp == st.active & CAMP and rule.card != st.played[0][0]:
                return rule.card
    return -1


# --- Order phase ------------------------------------------------------------------------------------------------------

BURN: Final = 0
PREPARE: Final = 1
ANNOUNCE: Final = 2
CLEAN: Final = 3
WINDOW: Final = 4
END: Final = 5
CLEANSING: Final = 6
"""The step that continues cleansing after Heroes have used their cards."""


@frame
class OrderPhase(Ordering):
    """All orders of the turn are announced before any unit moves (BL-3.7, BL-4.4).

    Unused orders are lost (BL-4.7), also when a section has too few units for them (BL-4.9).
    """

    able: list[int] | None = unsaved(None)
    """The units that could be ordered before the last order. No other can be ordered after it, so the rest is not looked at."""

    def advance(self, st: BattleState) -> Decision | None:
        if self.at == ANNOUNCE:
            return self.ask_order(st)
        if self.at == BURN:
            self.at = PREPARE
            burn(st)
        elif self.at == PREPARE:
            self.at = ANNOUNCE
            self.prepare(st)
        elif self.at == CLEAN and st.sheets:
            self.at = CLEANSING
            hero_window(st, ORDERING, [sheet[0] for sheet in st.sheets if st.owner[sheet[0]] == st.active])
        elif self.at in (CLEAN, CLEANSING):
            return self.ask_cleanse(st)
        elif self.at == WINDOW:
            self.at = END
            if st.rules.lore:
                open_window_for(st, 4, [st.active])
        else:
            st.pop()
        return None

    def ask_order(self, st: BattleState) -> Decision | None:
        """Ask for one unit after another to order, until none is left or the player is done (BL-4.4)."""
        camp = st.active & CAMP
        able = self.able
        if able is None:
            able = [unit for unit, holder in enumerate(st.owner) if holder & CAMP == camp]
        options: list[Pick] = [*orderable(st, self, able)]
        if not options:
            self.at = CLEAN
            return None
        options.append(DONE)
        return Decision(ORDER_UNIT, st.rules.seats[st.active], options, "BL-4.4", ())

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return ORDERS if asked.kind == ORDER_UNIT else CLEANSING_RULE

    def ask_cleanse(self, st: BattleState) -> Decision | None:
        """In Lore games tokens may be removed for Lore (BL-3.7)."""
        removable = cleansings(st) if st.rules.lore else []
        if removable:
            return Decision(CLEANSE, st.rules.seats[st.active], [DONE, *removable], "BL-3.7", ())
        self.at = WINDOW
        return None

    def prepare(self, st: BattleState) -> None:
        """Turn the cards into pools of orders."""
        if not st.carried:
            self.by = NO_ORDERS
            self.at = CLEAN
            return
        kind = st.carried[0][0]
        if kind < 0:  # a Counter Attack with nothing to copy (BL-4.13)
            self.give(BY_FILTER, "any", (1,))
        elif carry_out_card(st, self, kind):
            self.at = CLEAN

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        if asked.kind == CLEANSE:
            if isinstance(pick, int):
                self.at = WINDOW
            else:
                unit, token = pick
                st.pay(st.active, c.TOKEN_COST[token])
                set_tokens(st, unit, token, token_count(st, unit, token) - 1)
                st.emit("cleansed", (unit, token), "BL-3.7")
            return
        assert isinstance(pick, int)
        if pick == DONE:
            self.at = CLEAN
            return
        mask = pool_mask(st, self, pick)
        if self.by == BY_SECTION and is_out_of_section(st, self, pick):
            st.pay(st.active, out_price(st, pick))
        orders = order_price(st, pick)
        for group in range(len(self.slack)):
            if group & mask == mask:
                self.slack[group] -= orders
        self.least = []
        self.able = [unit for unit in asked.options if isinstance(unit, int) and unit != DONE]
        order(st, pick)


def burn(st: BattleState) -> None:
    """Every burning unit of the active player takes one hit (BL-19.17)."""
    for unit, tokens in enumerate(st.tok):
        if tokens & BURNING and st.owner[unit] == st.active and st.pos[unit] >= 0:
            st.emit("burns", (unit,), "BL-19.17")
            apply_hits(st, unit, 1, 1 - (st.owner[unit] & CAMP))  # the opponent rolls the check (BL-19.25)


# -- removing tokens ---------------------------------------------------------------------------------------------------


def price_of(token: int) -> FindFacts:
    def facts(st: BattleState, seat: int, unit: int, *others: int) -> Facts:
        return {
            "v": ("unit", unit),
            "n": ("count", st.tokens[st.active]),
            "m": ("count", c.TOKEN_COST[token]),
            "k": ("count", token),
        }

    return facts


TOKENS: Final = range(len(c.TOKEN_COST))
TOO_DEAR: Final = [
    Refusal("BL-18.7" if token in (c.WEB, c.POISON) else "BL-19.10", "refused-bl-token-price", price_of(token))
    for token in TOKENS
]
WEB_FIRST: Final = refusal("BL-18.7", of_v, "web")
OTHER_TOKEN: Final = Refusal("BL-3.7", "refused-bl-offered", of_v)
NO_TOKEN: Final = refusal("BL-3.7", of_v)
ENEMY_TOKEN: Final = Refusal("BL-3.7", "refused-bl-cleanse-enemy", of_v)
ONE_TOKEN: Final = Refusal("BL-3.7", "refused-bl-given-card", lambda st, seat, token: {"c": ("token", token)})


def why_not_removed(st: BattleState, seat: int, unit: int, token: int) -> Refusal | None:
    """Why this token of an ordered unit is not removed (BL-3.7, BL-18.4, BL-18.7, BL-19.10)."""
    if not token_count(st, unit, token):
        return OTHER_TOKEN
    if st.tokens[st.active] < c.TOKEN_COST[token]:
        return TOO_DEAR[token]
    return WEB_FIRST if token == c.POISON and st.tok[unit] & WEBBED else None


def why_not_cleansed(st: BattleState, seat: int, unit: int) -> Refusal | None:
    """Why no token of a unit is removed: it has none, it belongs to the enemy, it has no order, or what all of them cost."""
    held = [token for token in TOKENS if token_count(st, unit, token)]
    if not held:
        return NO_TOKEN
    if st.owner[unit] & CAMP != st.active & CAMP:
        return ENEMY_TOKEN
    if not st.flags[unit] & ORDERED:
        return NO_ORDER
    found = [why_not_removed(st, seat, unit, token) for token in held]
    return None if None in found else WEB_FIRST if WEB_FIRST in found else found[0]


def cleansings(st: BattleState) -> list[Pick]:
    """The tokens of ordered units that can be removed for Lore (BL-3.7)."""
    units = [unit for unit, tok in enumerate(st.tok) if tok and st.flags[unit] & ORDERED and st.pos[unit] >= 0]
    return [(unit, token) for unit in units for token in TOKENS if why_not_removed(st, 0, unit, token) is None]


CLEANSING_RULE: Final = Rule[BattleState](
    (Part("unit", "unit", all_units, chosen("BL-3.7")), Part("token", "token", lambda st, seat: TOKENS, ONE_TOKEN)),
    (Check(why_not_cleansed, "unit"), Check(why_not_removed, "unit", "token")),
    None,
)
