"""The units that a Command card can order (BL-4.1 to BL-4.11).

All cards share one test for legal sets of units. Every unit has a mask of the pools it may be counted in (the sections
of BL-4.8, the die faces of BattleLore, or the card's single number). A set is legal if, for every group of pools, the
units that fit nowhere else are no more than the orders of the group. `slack` holds the orders left in each group.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Check, Part, Rule
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.facts import chosen, of_v, refusal
from sandtable.games.battlelore.heroes.in_play import has_op, hero_in, place_of
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import CENTRE, EAST, WEST
from sandtable.games.battlelore.tables.cards import LORE_CARDS, OUT_OF_SECTION
from sandtable.games.battlelore.tables.conditions import ORDERED
from sandtable.games.battlelore.tables.effects import FX_NO_ORDER
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE
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
    """For each group of pools, the orders left in it together."""
    least: list[int] = unsaved([])
    """For each group of pools, the least slack of the groups that contain it. Emptied when `slack` changes."""

    def left_for(self, group: int) -> int:
        """The orders left for a unit that may be counted in these pools. Kept between questions: it is asked for every unit."""
        if not self.least:
            self.least = least_of(self.slack)
        return self.least[group] if self.least else 1

    def give(self, by: int, filter_: str, caps: tuple[int, ...]) -> None:
        self.by = by
        self.filter = filter_
        self.caps = caps
        slack = [0]
        for cap in caps:
            slack += [orders + cap for orders in slack]
        self.slack = slack
        self.least = []


def wider_groups(pools: int) -> list[tuple[int, int]]:
    """Each group of so many pools with the groups that contain it and one pool more, one pool after another.

    >>> wider_groups(2)
    [(0, 1), (2, 3), (0, 2), (1, 3)]
    """
    groups = range(1 << pools)
    return [(group, group | 1 << pool) for pool in range(pools) for group in groups if not group >> pool & 1]


MOST_POOLS: Final = 4
"""Three colours and free choice."""
WIDER: Final[list[list[tuple[int, int]]]] = [[], *[wider_groups(pools) for pools in range(MOST_POOLS + 1)]]
"""By the bits of the number of groups, which is 0 or two to the power of the pools."""


def least_of(slack: list[int]) -> list[int]:
    """For each group of pools, the least slack of the groups that contain it.

    >>> least_of([0, 2, 1, 3])
    [0, 2, 1, 3]
    >>> least_of([0, 2, 3, 1])
    [0, 1, 1, 1]
    """
    least = slack[:]
    for group, wider in WIDER[len(slack).bit_length()]:
        if least[wider] < least[group]:
            least[group] = least[wider]
    return least


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
        return phase.left_for(mask) < 1
    if not (st.sheets and has_op(st, unit, "order_out_of_section")):
        return False
    mask = st.ground.board.sections[place_of(st, unit)]
    return not any(cap for place, cap in enumerate(phase.caps) if mask >> place & 1)


def out_price(st: BattleState, unit: int) -> int:
    """The Lore cost of an order out of section; 0 for a Hero whose card allows it (BL-4.10, Outflank)."""
    return OUT_OF_SECTION if c.T_KIND[st.utype[unit]] == c.CREATURE else 0


def with_filter(st: BattleState, seat: int, unit: int) -> Facts:
    """The card, and what the unit is instead: its colour, or how it goes."""
    phase = ordering(st)
    kind = c.T_KIND[st.utype[unit]] if phase.filter in ("foot", "mounted") else banner_of(st, unit)
    facts: Facts = {"c": ("card", st.carried[0][0]), "k": ("count", kind), "v": ("unit", unit)}
    if phase.filter in FILTERS:
        facts["f"] = ("count", FILTERS.index(phase.filter))
    return facts


def with_lore(st: BattleState, seat: int, unit: int) -> Facts:
    return {"v": ("unit", unit), "n": ("count", st.tokens[st.active])}


OF_THE_ENEMY: Final = refusal("BL-4.4", of_v)
ALLIED_HERO: Final = refusal("BL-31.17", of_v)
LED_BY_ALLY: Final = refusal("BL-31.17", of_v, "led")
HAS_ORDER: Final = refusal("BL-4.6", of_v)


def with_forbidding_card(st: BattleState, seat: int, unit: int, *others: int) -> Facts:
    """The unit, and the only Lore card that forbids orders."""
    card = next(n for n, each in enumerate(LORE_CARDS) if any(op.op == "cannot_be_ordered" for op in each.effects))
    return {"v": ("unit", unit), "c": ("card", LORE_BASE + card)}


CARD_FORBIDS: Final = refusal("BL-13.21", with_forbidding_card, "order")
FILTERS: Final = ("green", "blue", "red", "foot", "mounted")
"""Which units a card orders, in the order of their names in messages."""
OTHER_COLOUR: Final = refusal("BL-4.2", with_filter, "colour")
OTHER_GAIT: Final = refusal("BL-4.2", with_filter, "gait")
NOT_NAMED: Final = {
    **dict.fromkeys(FILTERS[:3], OTHER_COLOUR),
    **dict.fromkeys(FILTERS[3:], OTHER_GAIT),
    "missile": refusal("BL-4.2", with_filter, "missile"),
}
NONE_LEFT: Final = refusal("BL-4.2", of_v, "used")
ALLY_COSTS_TWO: Final = refusal("BL-31.4", of_v)
NO_LORE_LEFT: Final = refusal("BL-4.10", with_lore)


def why_not_order(st: BattleState, phase: Ordering, unit: int) -> Refusal | None:
    """Why the active player does not order this unit now (BL-4.1 to BL-4.11). `why_none_left` says where no order is left.

    A Hero and his troop can each be ordered once (BL-24.6).
    """
    if st.owner[unit] & CAMP != st.active & CAMP or (st.pos[unit] < 0 and st.pos[unit] != LED):
        return OF_THE_ENEMY
    if st.sheets and st.owner[unit] != st.active and hero_in(st, unit) >= 0:
        return ALLIED_HERO if st.utype[unit] >= c.FIRST_HERO else LED_BY_ALLY
    if st.flags[unit] & ORDERED:
        return HAS_ORDER
    if st.effects and has_effect(st, unit, FX_NO_ORDER):
        return CARD_FORBIDS
    if phase.by == BY_FILTER and not fits_filter(st, unit, phase.filter):
        return NOT_NAMED[phase.filter]
    return why_no_order_left(st, phase, unit)


def orderable(st: BattleState, phase: Ordering, units: list[int]) -> list[int]:
    """The units among these that `why_not_order` lets the active player order.

    For most units of a Section card only their sections count, so a look at those replaces the test.
    """
    active, owner, pos, flags, utype = st.active, st.owner, st.pos, st.flags, st.utype
    if not st.sheets:  # only Heroes lead units that stand nowhere
        units = [unit for unit in units if pos[unit] >= 0 and not flags[unit] & ORDERED]
    if phase.by != BY_SECTION or st.sheets or st.effects:
        return [unit for unit in units if why_not_order(st, phase, unit) is None]
    sections, kinds = st.ground.board.sections, c.T_KIND
    phase.left_for(0)
    least = phase.least
    found: list[int] = []
    for unit in units:
        if owner[unit] == active and kinds[utype[unit]] != c.CREATURE:
            if not least or least[sections[pos[unit]]] > 0:
                found.append(unit)
        elif why_not_order(st, phase, unit) is None:
            found.append(unit)
    return found


def why_no_order_left(st: BattleState, phase: Ordering, unit: int) -> Refusal | None:
    """Why a unit is not counted in the pools: no order is left there, or no Lore for one elsewhere."""
    mask = pool_mask(st, phase, unit)
    least = phase.left_for(mask)
    if least < 1:
        return NONE_LEFT
    if least < 2 and st.owner[unit] != st.active:
        return ALLY_COSTS_TWO
    if phase.by == BY_SECTION and mask == EVERY_SECTION and is_out_of_section(st, phase, unit):
        return NO_LORE_LEFT if st.tokens[st.active] < out_price(st, unit) else None
    return None


# -- why no order is left ----------------------------------------------------------------------------------------------


def with_cards(st: BattleState, seat: int, unit: int) -> Facts:
    return {"v": ("unit", unit), "n": ("count", len(st.carried))}


def with_banner(st: BattleState, seat: int, unit: int) -> Facts:
    return {"v": ("unit", unit), "k": ("count", banner_of(st, unit))}


NONE_IN_SECTION: Final = refusal("BL-4.1", with_cards)
OTHER_SECTION: Final = refusal("BL-4.1", with_cards, "other")
NONE_IN_EITHER: Final = refusal("BL-4.8", of_v)
NOT_ROLLED: Final = refusal("BL-4.2", with_banner, "roll")
NO_BANNER: Final = 3
"""In place of a colour; sentences name both by this number."""


def ordering(st: BattleState) -> Ordering:
    phase = st.stack[-1]
    assert isinstance(phase, Ordering)
    return phase


def banner_of(st: BattleState, unit: int) -> int:
    """The colour of a unit; Champions have none."""
    return st.colour[unit] if st.utype[unit] < c.FIRST_HERO else NO_BANNER


def why_none_left(st: BattleState, phase: Ordering, unit: int) -> Refusal:
    """Why the card has no order left for a unit that it could order (BL-4.1, BL-4.2, BL-4.8)."""
    if phase.by == BY_SECTION:
        mask = st.ground.board.sections[place_of(st, unit)]
        if mask & (mask - 1):
            return NONE_IN_EITHER
        return NONE_IN_SECTION if any(cap for at, cap in enumerate(phase.caps) if mask >> at & 1) else OTHER_SECTION
    if phase.by == BY_ROLL:
        mask = pool_mask(st, phase, unit)
        rolled = any(cap for pool, cap in enumerate(phase.caps) if mask >> pool & 1)
        return NONE_LEFT if rolled else NOT_ROLLED
    return NONE_LEFT


def why_not_ordered(st: BattleState, seat: int, unit: int) -> Refusal | None:
    """The same as `why_not_order`, with where no order is left."""
    phase = ordering(st)
    found = why_not_order(st, phase, unit)
    return why_none_left(st, phase, unit) if found is NONE_LEFT else found


def units_to_order(st: BattleState, seat: int) -> list[int]:
    return [unit for unit, h in enumerate(st.pos) if h >= 0 or h == LED]


ORDERS: Final = Rule[BattleState](
    (Part("unit", "unit", units_to_order, chosen("BL-4.4")),), (Check(why_not_ordered, "unit"),), None
)
