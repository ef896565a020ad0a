"""The effects of Command cards: one entry of `COMMAND_OPS` for each op (chapter 4; the cards are in
`content/command_cards.toml`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.battlelore.combat.losses import roll
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import place_in_row, wings_of
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, EQUAL_TO_COMMAND, LEADERSHIP, MOUNTED_CHARGE
from sandtable.games.battlelore.tables.effects import (
    BY_ORDER,
    COMBAT_OF,
    FX_CHARGE,
    FX_DICE,
    FX_MOVE,
    FX_NO_MOVE,
    FX_NO_ORDER,
    FX_TWO_SHOTS,
    IN_ANY,
)
from sandtable.games.battlelore.tables.ops import COMMAND, Effect, carried_out
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.lasting import has_effect, lasting
from sandtable.games.battlelore.turn.places import order
from sandtable.games.battlelore.turn.pools import BY_FILTER, BY_ROLL, BY_SECTION, Ordering, why_not_order

TO_CHOOSE: Final = 0
ALL_ORDERED: Final = 1
NONE_FITS: Final = 2
"""If no unit fits, a card orders one unit of choice, and its other effects do not apply (BL-4.11)."""


def command_count(st: BattleState) -> int:
    """Equal to Command: the Command cards held, including the card just played from hand (BL-4.3, BL-29.13)."""
    return len(st.hands[st.active]) + sum(1 for _, from_rack in st.played if not from_rack)


def carry_out_card(st: BattleState, phase: Ordering, kind: int) -> bool:
    """Turn a card into pools of orders and permissions for its units; return True if all its orders are given."""
    done = False
    for effect in COMMAND_CARDS[kind].effects:
        how = COMMAND_OPS[effect.op](st, phase, effect, kind)
        if how == NONE_FITS:
            return False
        done = done or how == ALL_ORDERED
    if kind == LEADERSHIP and st.sheets:
        for unit, hero in enumerate(st.leader):
            own = hero >= 0 and st.owner[unit] == st.active and st.pos[unit] >= 0
            if own and not has_effect(st, unit, FX_NO_ORDER):
                order(st, unit)  # BL-24.9
    if kind == MOUNTED_CHARGE:
        lasting(st, (FX_CHARGE, BY_ORDER, 0, IN_ANY, st.turn))
    return done


# --- orders -----------------------------------------------------------------------------------------------------------


def order_sections(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    """Orders per section, in the player's left, centre and right; two cards add up (BL-4.1, BL-29.14)."""
    caps = [0, 0, 0]
    wings = wings_of(st.active & CAMP)
    number = command_count(st)
    for card, swapped in st.carried:
        printed = COMMAND_CARDS[card].sections
        for place in range(3):
            orders = printed[2 - place] if swapped else printed[place]
            caps[place_in_row(wings[place])] += number if orders == EQUAL_TO_COMMAND else orders
    phase.give(BY_SECTION, "any", tuple(caps))
    return TO_CHOOSE


def order_units(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    """Order units of one kind in any section: a number of them, or all (BL-4.2).

    A card that orders all of them orders those of an ally too (BL-31.10).
    """
    name = effect.word("filter")
    phase.give(BY_FILTER, name, (1,))
    phase.slack = [2] * len(phase.slack)
    phase.least = []
    fitting = [u for u in range(len(st.owner)) if why_not_order(st, phase, u) is None]
    if not any(h >= 0 and st.owner[u] == st.active and fits_filter(st, u, name) for u, h in enumerate(st.pos)):
        phase.give(BY_FILTER, "any", (1,))
        return NONE_FITS
    if effect.params["n"] == "all":
        for unit in fitting:
            order(st, unit)
        return ALL_ORDERED
    more = effect.num("n", command_count(st))
    if kind == LEADERSHIP and st.rules.epic:
        more += st.councils[st.active][c.COMMANDER]  # BL-29.17
    phase.give(BY_FILTER, name, (more,))
    return TO_CHOOSE


def roll_orders(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    """The BattleLore roll: helmets order by colour, STRIKE orders any unit, LORE gives a token (BL-24.7)."""
    faces = roll(st, command_count(st))
    st.emit("battlelore", (st.active, *faces), "BL-4.2")
    if st.rules.lore:
        st.gain(st.active, faces.count(c.LORE))
    free = faces.count(c.STRIKE)
    phase.give(BY_ROLL, "any", (faces.count(c.GREEN), faces.count(c.BLUE), faces.count(c.RED), free))
    return TO_CHOOSE


def before_orders(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    """Does nothing now: Counter Attack was replaced in the Command phase by the card it copies (BL-4.12)."""
    return TO_CHOOSE


# --- what the ordered units may do ------------------------------------------------------------------------------------


def add_dice(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    dice = effect.num("n_epic", effect.num("n")) if st.rules.epic else effect.num("n")
    lasting(st, (FX_DICE, BY_ORDER, dice, COMBAT_OF[effect.word("combat")], st.turn))
    return TO_CHOOSE


def move_bonus(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    lasting(st, (FX_MOVE, BY_ORDER, effect.num("n"), IN_ANY, st.turn))
    return TO_CHOOSE


def no_move(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    lasting(st, (FX_NO_MOVE, BY_ORDER, 0, IN_ANY, st.turn))
    return TO_CHOOSE


def attacks_per_unit(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    lasting(st, (FX_TWO_SHOTS, BY_ORDER, effect.num("n"), IN_ANY, st.turn))
    return TO_CHOOSE


def with_two_shots(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    """Does nothing more: a unit with two shots makes no melee attack, and cannot shoot next to an enemy (BL-6.8)."""
    return TO_CHOOSE


def when_drawing(st: BattleState, phase: Ordering, effect: Effect, kind: int) -> int:
    """Does nothing now: the Draw phase reads it (BL-11.2)."""
    return TO_CHOOSE


COMMAND_OPS: Final[dict[str, Callable[[BattleState, Ordering, Effect, int], int]]] = carried_out(
    COMMAND,
    {
        "order_sections": order_sections,
        "order_units": order_units,
        "roll_orders": roll_orders,
        "copy_last_card": before_orders,
        "add_dice": add_dice,
        "move_bonus": move_bonus,
        "no_move": no_move,
        "attacks_per_unit": attacks_per_unit,
        "no_battle_if_adjacent": with_two_shots,
        "draw_command": when_drawing,
        "reshuffle_decks": when_drawing,
    },
)
"""The ops of Command cards."""
