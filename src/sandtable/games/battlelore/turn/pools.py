"""The units that a Command card can order (BL-4.1 to BL-4.11).

All cards share one test for legal sets of units. Every unit has a mask of the pools it may be counted in (the sections
of BL-4.8, the die faces of BattleLore, or the card's single number). A set is legal if, for every group of pools, the
units that fit nowhere else are no more than the orders of the group. `slack` holds the orders left in each group.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.games.battlelore.heroes.in_play import has_op, hero_in, place_of
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import CENTRE, EAST, WEST
from sandtable.games.battlelore.tables.cards import OUT_OF_SECTION
from sandtable.games.battlelore.tables.conditions import ORDERED
from sandtable.games.battlelore.tables.effects import FX_NO_ORDER
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.lasting import has_effect

BY_SECTION: Final = 0
BY_FILTER: Final = 1
BY_ROLL: Final = 2
NO_ORDERS: Final = 3

EVERY_SECTION: Final = WEST | CENTRE | EAST
"""The pools of all three sections; an order out of section may come from any of them."""
FREE_CHOICE: Final = 1 << len(c.COLOUR_IDS)
"""The pool for any unit, which follows the pools of the colours in a roll."""


@frame
class Ordering(Frame[BattleState]):
    """An Order phase in progress: the pools of orders of the turn, and what is left of them."""

    at: int = 0
    by: int = NO_ORDERS
    filter: str = "any"
    caps: tuple[int, ...] = ()
    """The orders of each pool: three sections, one number, or three colours and free choice."""
    slack: list[int] = []

    def give(self, by: int, filter_: str, caps: tuple[int, ...]) -> None:
        self.by = by
        self.filter = filter_
        self.caps = caps
        self.slack = [
            sum(cap for place, cap in enumerate(caps) if group >> place & 1) for group in range(1 << len(caps))
        ]


def order_price(st: BattleState, unit: int) -> int:
    """The orders a unit uses: 2 for an ally's (BL-31.4)."""
    return 1 if st.owner[unit] == st.active else 2


def pool_mask(st: BattleState, phase: Ordering, unit: int) -> int:
    """The pools a unit may be counted in: its sections (BL-4.8), the die faces that fit it, or the card's number."""
    if phase.by == BY_SECTION:
        return EVERY_SECTION if is_out_of_section(st, phase, unit) else st.ground.board.sections[place_of(st, unit)]
    if phase.by == BY_ROLL:
        return FREE_CHOICE | (1 << st.colour[unit] if st.utype[unit] < c.FIRST_HERO else 0)
    return 1


def is_out_of_section(st: BattleState, phase: Ordering, unit: int) -> bool:
    """Must the order of a creature, or of a Hero with a card for it, come from a different section (BL-4.10, BL-17.2)?

    For a creature: if no order is left where it stands. For a Hero: only if the card does not cover his section
    (Outflank).
    """
    if c.T_KIND[st.utype[unit]] == c.CREATURE:
        mask = st.ground.board.sections[place_of(st, unit)]
        return any(group & mask == mask and phase.slack[group] < 1 for group in range(mask, len(phase.slack)))
    if not (st.sheets and has_op(st, unit, "order_out_of_section")):
        return False
    mask = st.ground.board.sections[place_of(st, unit)]
    return not any(cap for place, cap in enumerate(phase.caps) if mask >> place & 1)


def out_price(st: BattleState, unit: int) -> int:
    """The Lore cost of an order out of section; 0 for a Hero whose card allows it (BL-4.10, Outflank)."""
    return OUT_OF_SECTION if c.T_KIND[st.utype[unit]] == c.CREATURE else 0


def why_not_order(st: BattleState, phase: Ordering, unit: int) -> str | None:
    """The clause that stops the active player from ordering this unit now, or None (BL-4.1 to BL-4.11).

    A Hero and his troop can each be ordered once (BL-24.6).
    """
    if st.owner[unit] & CAMP != st.active & CAMP or (st.pos[unit] < 0 and st.pos[unit] != LED):
        return "BL-4.5"
    if st.sheets and st.owner[unit] != st.active and hero_in(st, unit) >= 0:
        return "BL-31.17"
    if st.flags[unit] & ORDERED:
        return "BL-4.6"
    if st.effects and has_effect(st, unit, FX_NO_ORDER):
        return "BL-13.21"
    if phase.by == BY_FILTER and not fits_filter(st, unit, phase.filter):
        return "BL-4.2"
    return why_no_order_left(st, phase, unit)


def why_no_order_left(st: BattleState, phase: Ordering, unit: int) -> str | None:
    """The clause that stops a unit from being counted in the pools, or None: no order left there, or no Lore for one
    elsewhere.
    """
    by_section = phase.by == BY_SECTION
    mask = pool_mask(st, phase, unit)
    slack = phase.slack
    least = min([slack[group] for group in range(mask, len(slack)) if group & mask == mask], default=1)
    if least < 1:
        return "BL-4.8" if by_section else "BL-4.2"
    if least < 2 and st.owner[unit] != st.active:
        return "BL-31.4"
    if by_section and is_out_of_section(st, phase, unit) and st.tokens[st.active] < out_price(st, unit):
        return "BL-4.10"
    return None
