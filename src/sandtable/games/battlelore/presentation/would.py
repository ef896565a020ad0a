"""What a card of the hand would do if it was played now, for the raised card: public facts and the player's own hand only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.scene.scene import Likely, Message, Would, number_arg
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.lore.playing import DEJA_BASE, card_cost, card_level, deja_price
from sandtable.games.battlelore.lore.targets import target_choices
from sandtable.games.battlelore.lore.windows import PLAY_LORE
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import place_in_row, wings_of
from sandtable.games.battlelore.tables.cards import (
    COMMAND_CARDS,
    COUNTER_ATTACK,
    EQUAL_TO_COMMAND,
    LEADERSHIP,
    LORE_CARDS,
)
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import PLAY_COMMAND, RACK_BASE, SECOND_CARD
from sandtable.games.battlelore.turn.pools import BY_FILTER, BY_SECTION, Ordering, pool_mask, why_not_order
from sandtable.games.battlelore.turn.tactics import command_count

CARD_QUESTIONS: Final = (PLAY_COMMAND, SECOND_CARD, PLAY_LORE)
IN_A_SECTION: Final = "enemy_units_in_section"
FACES: Final = len(c.FACE_IDS)


def would(st: BattleState, asked: Decision, pick: Pick) -> Would | None:
    """The effect of a card that an answer plays, or None if the answer plays none."""
    if asked.kind not in CARD_QUESTIONS or not isinstance(pick, int) or pick < 0:
        return None
    if pick >= LORE_BASE:
        card = pick - (DEJA_BASE if pick >= DEJA_BASE else LORE_BASE)
        return lore(st, asked.seat, card, pick >= DEJA_BASE) if 0 <= card < len(LORE_CARDS) else None
    return command(st, pick % RACK_BASE, False)


def units(found: Sequence[int]) -> tuple[str, ...]:
    return tuple([f"unit:{unit}" for unit in found])


# -- Command cards -----------------------------------------------------------------------------------------------------


def command(st: BattleState, kind: int, swapped: bool) -> Would | None:
    """How many orders a Command card gives, and to which units (BL-4.1 to BL-4.3, BL-4.11, BL-4.12)."""
    if kind == COUNTER_ATTACK:
        copied = st.last[1 - (st.active & CAMP)]
        if len(copied) != 1:
            return Would(Message("would-copy-none")) if not copied else None
        return command(st, copied[0][0], not copied[0][1])
    effect = COMMAND_CARDS[kind].effects[0]
    if effect.op == "order_sections":
        return ordered(st, by_section(st, kind, swapped))
    if effect.op == "order_units":
        return ordered(st, by_filter(st, effect, kind))
    if effect.op == "roll_orders":
        return Would(Message("would-roll", {"n": number_arg(command_count(st))}))
    return None


def by_section(st: BattleState, kind: int, swapped: bool) -> Ordering:
    """The orders of a Section card for each section."""
    caps = [0, 0, 0]
    printed = COMMAND_CARDS[kind].sections
    for place, wing in enumerate(wings_of(st.active & CAMP)):
        orders = printed[2 - place] if swapped else printed[place]
        caps[place_in_row(wing)] = command_count(st) if orders == EQUAL_TO_COMMAND else orders
    phase = Ordering()
    phase.give(BY_SECTION, "any", tuple(caps))
    return phase


def by_filter(st: BattleState, effect: Effect, kind: int) -> Ordering:
    """The orders of a Tactic card for units of one sort."""
    everybody = effect.params["n"] == "all"
    number = len(st.owner) if everybody else effect.num("n", command_count(st))
    if kind == LEADERSHIP and st.rules.epic:
        number += st.councils[st.active][c.COMMANDER]
    phase = Ordering()
    phase.give(BY_FILTER, effect.word("filter"), (number,))
    return phase


def ordered(st: BattleState, phase: Ordering) -> Would:
    """The units that could get an order, and how many of them at once."""
    fitting = [unit for unit in range(len(st.owner)) if st.pos[unit] >= 0 and why_not_order(st, phase, unit) is None]
    if not fitting:
        return Would(Message("would-order-any" if phase.by == BY_FILTER else "would-order-none"))
    numbers = {"n": number_arg(most_orders(st, phase, fitting)), "m": number_arg(len(fitting))}
    return Would(Message("would-order", numbers), units(fitting))


def most_orders(st: BattleState, phase: Ordering, fitting: Sequence[int]) -> int:
    """The size of the largest legal set: no group of pools gives more orders than it has (BL-4.8)."""
    masks = [pool_mask(st, phase, unit) for unit in fitting]
    return min(
        [orders + sum([1 for mask in masks if mask & ~group]) for group, orders in enumerate(phase.slack)],
        default=0,
    )


# -- Lore cards --------------------------------------------------------------------------------------------------------


def lore(st: BattleState, seat: int, card: int, deja: bool) -> Would:
    """What a Lore card costs, its possible targets, and the chance of its dice (BL-13.3, BL-13.10, BL-13.14)."""
    holder = st.rules.holder_of_seat(seat)
    price = card_cost(st, holder, card) + (deja_price(st, holder) if deja else 0)
    numbers = {"cost": number_arg(price), "have": number_arg(st.tokens[holder])}
    lore_card = LORE_CARDS[card]
    if lore_card.target == "enemy_lore_card":
        return Would(Message("would-lore", numbers))
    found = [unit for unit in target_choices(st, holder, card) if unit < MARK_BASE]
    if not found:
        return Would(Message("would-lore", numbers))
    key = "would-lore-target"
    if lore_card.target == IN_A_SECTION:
        key = "would-lore-section"
        sections = st.ground.board.sections
        for name, wing in zip(("left", "centre", "right"), wings_of(holder & CAMP), strict=True):
            numbers[name] = number_arg(sum([1 for unit in found if sections[st.pos[unit]] & wing]))
    elif lore_card.target_n < 0:
        key = "would-lore-all"
    numbers["m"] = number_arg(len(found))
    return Would(Message(key, numbers), units(found), likely(st, holder, card, found))


def likely(st: BattleState, holder: int, card: int, found: Sequence[int]) -> tuple[Likely, ...]:
    """The chance that a unit suffers at least one hit, if all targets are troops and only helmets hit them."""
    effect = LORE_CARDS[card].effects[0]
    if effect.op != "damage_roll" or effect.words("hit_faces") != ("helmet",) or effect.word("eliminate_on") == "LORE":
        return ()
    if any(c.T_KIND[st.utype[unit]] == c.CREATURE or st.utype[unit] >= c.FIRST_HERO for unit in found):
        return ()
    level = max(card_level(st, holder, card), 1)
    dice = effect.num("dice") + effect.num("dice_per_level") * level
    by_level = effect.params.get("dice_by_level")
    if isinstance(by_level, list):
        dice = int(by_level[level - 1])
    return (Likely("likely-unit-hit", round(1000 * (1 - (1 - 1 / FACES) ** dice))),)
