"""Which Lore cards may be played, and at which targets (BL-13.2 to BL-13.5, BL-13.10, BL-13.14, BL-13.16, BL-31.11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.cards import kinds_of
from sandtable.core.engine.decision import Pick
from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.legality import Check, Part, Rule, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.combat.in_progress import Stoppable
from sandtable.games.battlelore.facts import chosen, of_card, of_v, refusal
from sandtable.games.battlelore.lore.effects import MARK_BASE, can_serve
from sandtable.games.battlelore.lore.moments import MOMENTS, is_flight, is_moment
from sandtable.games.battlelore.lore.targets import UNFIT_NAMES, camp_targets, is_allied, target_choices, why_unfit
from sandtable.games.battlelore.rules import Rules
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import CTA_MAP, MEDIEVAL
from sandtable.games.battlelore.tables.board import CENTRE, EAST, WEST
from sandtable.games.battlelore.tables.cards import DEJA_VU, L_CLASS, LORE_CARDS, OUT_OF_CHARACTER
from sandtable.games.battlelore.tables.pieces import ALLY, CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE

LORE_TARGET: Final = "lore_target"
LORE_SECTION: Final = "lore_section"
LORE_OPPONENT: Final = "lore_opponent"
DONE: Final = -1
CHOOSE: Final = 0

DEJA_BASE: Final = 200
"""A Lore card announced together with Deja Vu!: 200 plus its number (BL-13.16)."""


@frame
class Announced(Stoppable):
    """A Lore card that is announced and not yet resolved."""

    holder: int
    card: int
    deja: bool
    level: int
    paid: int
    at: int = CHOOSE
    chosen: list[int] = []
    cancelled: bool = False
    effect: int = 0
    faces: list[int] = unsaved([])

    def foes(self, st: BattleState) -> list[int]:
        """The holders of the other camp."""
        return [h for h in range(st.rules.holders) if h & CAMP != self.holder & CAMP]


def announced_card(st: BattleState) -> Announced | None:
    """The Lore card announced last and not yet resolved."""
    for each in reversed(st.stack):
        if isinstance(each, Announced):
            return each
    return None


def can_play(st: BattleState, holder: int) -> bool:
    """May the holder get a window, by public facts: a Lore card in hand, and none played this turn (BL-13.4, BL-13.18)?"""
    if st.lore_used[holder] or not st.lore[holder]:
        return False
    if st.rules.allies:  # one card per camp, and on a camp's own turn only the active player (BL-31.7, BL-31.8)
        return not st.lore_used[holder ^ ALLY] and (holder == st.active or holder & CAMP != st.active & CAMP)
    return True


# --- what may be played -----------------------------------------------------------------------------------------------


def card_level(st: BattleState, holder: int, card: int) -> int:
    """The level of the Lore Master of a card's class; 0 if the card is out of character (BL-13.10, BL-13.11, BL-32.4)."""
    return 0 if st.rules.medieval_lore else st.councils[holder][L_CLASS[card]]


def card_cost(st: BattleState, holder: int, card: int) -> int:
    """The current cost of a card for its player (BL-13.10, BL-18.21, and the cards' own rules)."""
    lore_card = LORE_CARDS[card]
    level = card_level(st, holder, card)
    cost = lore_card.cost
    if lore_card.cost_by_level:
        cost = lore_card.cost_by_level[max(level, 1) - 1]
    if lore_card.half_paid:
        other = announced_card(st)
        cost = (other.paid + 1) // 2 if other is not None else 0
    if not level:
        cost += OUT_OF_CHARACTER
    if lore_card.lore_class == c.WIZARD and st.conjured[holder]:
        cost += OUT_OF_CHARACTER
    if st.rules.allies and lore_card.target in ("attacker", "defender"):
        for unit in target_choices(st, holder, card):
            cost += allied_price(st, holder, unit)
    return cost


def allied_price(st: BattleState, holder: int, unit: int) -> int:
    """The surcharge for a unit: the active player may target an ally's units with a card for own units for 1 more Lore
    (BL-31.11).
    """
    return int(is_allied(st, holder, unit))


def least_price(st: BattleState, holder: int, card: int) -> int:
    """The surcharge of the card's cheapest target: 1 if only an ally's units are possible (BL-31.11)."""
    if not st.rules.allies or LORE_CARDS[card].target in ("attacker", "defender"):
        return 0  # the target is part of the cost of these cards
    choices = target_choices(st, holder, card)
    return min([0 if unit >= MARK_BASE else allied_price(st, holder, unit) for unit in choices], default=0)


def with_price(st: BattleState, seat: int, value: int) -> Facts:
    holder = st.rules.holder_of_seat(seat)
    cost = card_cost(st, holder, lore_number(value))
    return {"c": ("card", value), "n": ("count", cost), "m": ("count", st.tokens[holder])}


def with_allied_price(st: BattleState, seat: int, value: int) -> Facts:
    cost = card_cost(st, st.active, lore_number(value)) + 1
    return {"c": ("card", value), "n": ("count", cost), "m": ("count", st.tokens[st.active])}


def with_moment(st: BattleState, seat: int, value: int) -> Facts:
    return {"c": ("card", value), "k": ("count", LORE_CARDS[lore_number(value)].windows[0])}


def with_cause(st: BattleState, seat: int, value: int) -> Facts:
    return {"c": ("card", value), "k": ("count", list(MOMENTS).index(LORE_CARDS[lore_number(value)].when))}


HAS_PLAYED: Final = refusal("BL-13.4")
OTHER_MOMENT: Final = refusal("BL-13.3", with_moment)
OTHER_CAUSE: Final = refusal("BL-13.3", with_cause, "when")
NO_REACTION: Final = refusal("BL-13.5", of_card)
TOO_DEAR: Final = refusal("BL-13.2", with_price)
NO_TARGET: Final = refusal("BL-13.3", of_card, "target")
ALLY_TOO_DEAR: Final = refusal("BL-31.11", with_allied_price, "card")
ONLY_ALLIED: Final = refusal("BL-31.11", of_card, "card-reaction")


def lore_number(value: int) -> int:
    """The Lore card that a card of a question is, alone or together with Deja Vu!."""
    return value - (DEJA_BASE if value >= DEJA_BASE else LORE_BASE)


def why_not_play(st: BattleState, holder: int, card: int, window: int) -> Refusal | None:
    """Why a holder does not play this Lore card in this window (BL-13.2 to BL-13.5, BL-31.11). `why_dear` looks closer at
    the price.
    """
    if st.lore_used[holder]:
        return HAS_PLAYED
    lore_card = LORE_CARDS[card]
    if window not in lore_card.windows:
        return OTHER_MOMENT
    reacting = lore_card.reaction or window == 6
    if not reacting and holder != st.active:
        return NO_REACTION
    if lore_card.when and not is_moment(st, holder, lore_card.when):
        return OTHER_CAUSE
    if card_cost(st, holder, card) > st.tokens[holder]:
        return TOO_DEAR
    if window == 6 and lore_card.target == "enemy_unit" and not is_flight(st):
        return OTHER_MOMENT
    return why_no_target(st, holder, card) if can_serve(st, card) else NO_TARGET


def why_no_target(st: BattleState, holder: int, card: int) -> Refusal | None:
    """Why a Lore card cannot be aimed: it has no target, or only an ally's, which costs too much (BL-13.3, BL-31.11)."""
    if not has_target(st, holder, card):
        only_allied = st.rules.allies and any(unit < MARK_BASE for unit in camp_targets(st, holder, card))
        return ONLY_ALLIED if only_allied else NO_TARGET
    if st.rules.allies and card_cost(st, holder, card) + least_price(st, holder, card) > st.tokens[holder]:
        return ALLY_TOO_DEAR
    return None


def has_target(st: BattleState, holder: int, card: int) -> bool:
    """Does the card have a target? Otherwise it may not be played (BL-13.3)."""
    if LORE_CARDS[card].target == "enemy_lore_card":
        return announced_card(st) is not None
    return bool(target_choices(st, holder, card))


def deja_price(st: BattleState, holder: int) -> int:
    """The price of Deja Vu! (BL-13.16)."""
    return LORE_CARDS[DEJA_VU].cost + (0 if card_level(st, holder, DEJA_VU) else OUT_OF_CHARACTER)


def lore_options(st: BattleState, holder: int, window: int) -> list[Pick]:
    """The Lore cards a holder may play in this window, alone or together with Deja Vu! (BL-13.16)."""
    hand = kinds_of(st.lore[holder])
    found: list[Pick] = []
    deja = -1
    if DEJA_VU in hand and not st.lore_used[holder] and holder == st.active:  # it is not a Reaction
        deja = deja_price(st, holder)
    for card in hand:
        if card != DEJA_VU and why_not_play(st, holder, card, window) is None:
            found.append(LORE_BASE + card)
            cost = card_cost(st, holder, card) + least_price(st, holder, card)
            if deja >= 0 and cost + deja <= st.tokens[holder]:
                found.append(DEJA_BASE + card)
    return found


# -- the rule ----------------------------------------------------------------------------------------------------------

OUT_OF_CLASS: Final = refusal("BL-13.10", with_price)
OUT_OF_MEDIEVAL_CLASS: Final = refusal("BL-32.4", with_price)
DEAR_SINCE_CONJURING: Final = Refusal("BL-18.21", "refused-bl-13-2", with_price)
COMMAND_CARD: Final = refusal("BL-3.3", of_card)
LORE_ELSEWHERE: Final = Refusal("BL-13.6", "refused-bl-13-3", with_moment)
DEJA_ELSEWHERE: Final = Refusal("BL-13.6", "refused-bl-13-16")
LORE_FIRST: Final = refusal("BL-13.6", of_card, "button")
CAMP_HAS_PLAYED: Final = refusal("BL-31.8")
WITH_ANOTHER: Final = refusal("BL-13.16")


def why_elsewhere(value: int) -> Refusal:
    """Why a Lore card is not a legal answer where none is asked for: it has its own moments (BL-13.6)."""
    return DEJA_ELSEWHERE if lore_number(value) == DEJA_VU else LORE_ELSEWHERE


def why_dear(st: BattleState, holder: int, card: int) -> Refusal:
    """Why a card costs more than its player has: it is out of character, or he has conjured (BL-13.10, BL-18.21, BL-32.4)."""
    if card_cost(st, holder, card) - OUT_OF_CHARACTER > st.tokens[holder]:
        return TOO_DEAR
    if not card_level(st, holder, card):
        return OUT_OF_MEDIEVAL_CLASS if st.rules.medieval_lore else OUT_OF_CLASS
    conjured = LORE_CARDS[card].lore_class == c.WIZARD and st.conjured[holder]
    return DEAR_SINCE_CONJURING if conjured else TOO_DEAR


def why_not_lore(st: BattleState, seat: int, value: int, window: int) -> Refusal | None:
    """Why a player does not play this card of his hand in this window, alone or together with Deja Vu!."""
    holder = st.rules.holder_of_seat(seat)
    if value < LORE_BASE:
        return COMMAND_CARD
    if st.rules.allies and st.lore_used[holder ^ ALLY]:
        return CAMP_HAS_PLAYED
    card = lore_number(value)
    if card == DEJA_VU:
        return HAS_PLAYED if st.lore_used[holder] else WITH_ANOTHER if holder == st.active else NO_REACTION
    found = why_not_play(st, holder, card, window)
    if found is None and value >= DEJA_BASE:
        price = card_cost(st, holder, card) + least_price(st, holder, card) + deja_price(st, holder)
        return TOO_DEAR if price > st.tokens[holder] else None
    return why_dear(st, holder, card) if found is TOO_DEAR else found


def lore_hand(st: BattleState, seat: int) -> list[int]:
    """The Lore cards of a player, and each together with Deja Vu! if it is his turn."""
    holder = st.rules.holder_of_seat(seat)
    hand = kinds_of(st.lore[holder])
    deja = DEJA_VU in hand and holder == st.active
    return [LORE_BASE + card for card in hand] + [DEJA_BASE + card for card in hand if deja and card != DEJA_VU]


NO_LORE_HELD: Final = refusal("BL-13.18")
HAS_PASSED: Final = refusal("BL-13.7")
COMMANDER_PLAYS: Final = refusal("BL-29.23", variant="cards")
NONE_FITS: Final = refusal("BL-13.3", variant="word")
ALL_TOO_DEAR: Final = {
    dear: Refusal(dear.clause, "refused-bl-13-2-word")
    for dear in (TOO_DEAR, OUT_OF_CLASS, OUT_OF_MEDIEVAL_CLASS, DEAR_SINCE_CONJURING)
}
MEDIEVAL_ADVENTURE: Final = refusal("BL-2.1")
MEDIEVAL_TABLE: Final = refusal("BL-34.1")
MEDIEVAL_MAP: Final = refusal("BL-34.1", variant="map")


def without_lore(rules: Rules) -> Refusal:
    """Why this game is Medieval: its adventure is, the table chose it, or it is a map (BL-2.1, BL-34.1)."""
    mode = rules.adventure.mode
    if mode == MEDIEVAL:
        return MEDIEVAL_ADVENTURE
    return MEDIEVAL_MAP if mode == CTA_MAP else MEDIEVAL_TABLE


def why_no_lore_card(window: int) -> Callable[[BattleState, int], Refusal | None]:
    """Why a player has no Lore card to play at a moment that is part of another question (BL-13.4, BL-13.7, BL-13.18)."""

    def why_not(st: BattleState, seat: int) -> Refusal | None:
        holder = st.rules.holder_of_seat(seat)
        if not st.rules.lore:
            return without_lore(st.rules)
        if holder != st.active:
            return COMMANDER_PLAYS
        if st.lore_used[holder]:
            return HAS_PLAYED
        if not st.lore[holder]:
            return NO_LORE_HELD
        if getattr(st.stack[-1], "passed", False):
            return HAS_PASSED
        found = [why_not_lore(st, seat, LORE_BASE + card, window) for card in kinds_of(st.lore[holder])]
        if None in found:
            return None
        if CAMP_HAS_PLAYED in found:
            return CAMP_HAS_PLAYED
        return next((all_dear for dear, all_dear in ALL_TOO_DEAR.items() if dear in found), NONE_FITS)

    return why_not


# -- targets -----------------------------------------------------------------------------------------------------------


def with_play(st: BattleState, seat: int, unit: int) -> Facts:
    return {"c": ("card", LORE_BASE + asking(st, Announced).card), "v": ("unit", unit)}


def no_target_in(st: BattleState, seat: int, h: int) -> Facts:
    return {"c": ("card", LORE_BASE + asking(st, Announced).card), "x": ("hex", h)}


def with_tokens(st: BattleState, seat: int, unit: int) -> Facts:
    return {"v": ("unit", unit), "n": ("count", st.tokens[st.active])}


CHOSEN_BEFORE: Final = refusal("BL-13.14", of_v)
ALLY_IN_REACTION: Final = refusal("BL-31.11", of_v, "reaction")
ALLY_COSTS: Final = refusal("BL-31.11", with_tokens, "cost")
UNFIT: Final = {name: refusal("BL-13.3", with_play, name) for name in UNFIT_NAMES}
TARGET_FIRST: Final = refusal("BL-13.2", variant="first")
EMPTY_HEX: Final = refusal("BL-13.3", no_target_in, "hex")
NONE_IN_SECTION: Final = refusal("BL-13.3", variant="section")
YOURSELF: Final = refusal("BL-31.11", variant="you")
YOUR_ALLY: Final = refusal("BL-31.11", lambda st, seat, other: {"p": ("seat", other)}, "ally")


def why_not_lore_target(st: BattleState, seat: int, unit: int) -> Refusal | None:
    """Why a unit is no target of the Lore card that is played (BL-13.3, BL-13.14, BL-31.11)."""
    play = asking(st, Announced)
    if unit in play.chosen:
        return CHOSEN_BEFORE
    if unit not in target_choices(st, play.holder, play.card):
        allied = unit in camp_targets(st, play.holder, play.card)
        return ALLY_IN_REACTION if allied else UNFIT[why_unfit(st, play.holder, play.card, unit)]
    if unit < MARK_BASE and allied_price(st, play.holder, unit) > st.tokens[play.holder]:
        return ALLY_COSTS
    return None


def lore_targets(st: BattleState, seat: int) -> list[int]:
    play = asking(st, Announced)
    return target_choices(st, play.holder, play.card)


def why_not_opponent(st: BattleState, seat: int, other: int) -> Refusal | None:
    if other in st.asked(seat).options:
        return None
    return YOURSELF if other == seat else YOUR_ALLY


def opponents(st: BattleState, seat: int) -> list[int]:
    return asking(st, Announced).foes(st)


def why_not_section(section: int) -> Callable[[BattleState, int], Refusal | None]:
    return lambda st, seat: None if section in st.asked(seat).options else NONE_IN_SECTION


TARGET_RULES: Final = {
    LORE_TARGET: Rule[BattleState](
        (Part("target", "target", lore_targets, chosen("BL-13.14")),),
        (Check(why_not_lore_target, "target"),),
        lambda st, seat, target: EMPTY_HEX if target[0] == "hex" else TARGET_FIRST,
        words={DONE: lambda st, seat: None if asking(st, Announced).chosen else TARGET_FIRST},
    ),
    LORE_OPPONENT: Rule[BattleState](
        (Part("seat", "seat", opponents, YOURSELF),), (Check(why_not_opponent, "seat"),), None
    ),
    LORE_SECTION: Rule[BattleState](
        (), (), None, words={section: why_not_section(section) for section in (WEST, CENTRE, EAST)}
    ),
}
