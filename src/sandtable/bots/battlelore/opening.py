"""The captain before the first turn: council, cards, landmarks, the muster, the Specialists, the Heroes."""

from __future__ import annotations

from typing import Final

from sandtable.bots.battlelore.lore import standing_worth
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.deployment import DEPLOYMENT_CARDS
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE

COUNCIL: Final = (3, 0, 0, 3, 0)
"""The preferred council by class: many Command cards, and a Warrior, whose cards improve attacks."""
CENTRE_GUARD: Final = 1
"""The strongest deployment card goes to the centre, which most Command cards reach."""


def ints(asked: Decision) -> list[int]:
    """The options that are single numbers."""
    return [option for option in asked.options if isinstance(option, int)]


def council_level(st: BattleState, asked: Decision) -> Pick:
    wanted = COUNCIL[asked.context[0] % len(COUNCIL)]
    return lowest(ints(asked), key=lambda level: (abs(level - wanted), level))


def best_lore(st: BattleState, asked: Decision) -> Pick:
    holder = st.rules.holder_of_seat(asked.seat)
    return highest(ints(asked), key=lambda card: standing_worth(st, holder, card - LORE_BASE))


def worst_lore(st: BattleState, asked: Decision) -> Pick:
    holder = st.rules.holder_of_seat(asked.seat)
    return lowest(ints(asked), key=lambda card: standing_worth(st, holder, card - LORE_BASE))


def near_friends(st: BattleState, seat: int, h: int) -> float:
    """How close a hex is to the camp's own units; the nearest count most."""
    camp = st.rules.camp_of_seat(seat)
    row = st.ground.board.distance[h]
    return sum([0.5 ** row[place] for unit, place in enumerate(st.pos) if place >= 0 and st.owner[unit] & CAMP == camp])


def beside_friends(st: BattleState, asked: Decision) -> Pick:
    """The hex nearest to friends: landmarks help them, units support them."""
    return highest(ints(asked), key=lambda h: near_friends(st, asked.seat, h))


def guard(st: BattleState, asked: Decision) -> Pick:
    """The strongest deployment card in the centre, weaker ones on the wings."""
    cards = ints(asked)

    def strength(card: int) -> int:
        return sum([c.UNIT_DEFS[unit[0]].value for unit in DEPLOYMENT_CARDS[card].units])

    if asked.context and asked.context[0] == CENTRE_GUARD:
        return highest(cards, key=strength)
    cards.sort(key=strength)
    return cards[len(cards) // 2]


def best_type(st: BattleState, asked: Decision) -> Pick:
    """The most valuable type of unit."""
    return highest(ints(asked), key=lambda type_: c.UNIT_DEFS[type_].value if type_ >= 0 else 0)


def specialist(st: BattleState, asked: Decision) -> Pick:
    """Any Specialist rather than none."""
    return max(ints(asked)[:2])


def special_unit(st: BattleState, asked: Decision) -> Pick:
    """The most valuable unit, which benefits most."""
    return highest(ints(asked), key=lambda unit: (c.UNIT_DEFS[st.utype[unit]].value, -unit) if unit >= 0 else (0, 0))


def council_loss(st: BattleState, asked: Decision) -> Pick:
    """The least important member of the council."""
    levels = st.councils[st.rules.holder_of_seat(asked.seat)]
    return lowest(ints(asked), key=lambda member: (levels[member], -member))


def hero_class(st: BattleState, asked: Decision) -> Pick:
    """A Warrior if there is one, else the first class of the council."""
    classes = ints(asked)
    return c.WARRIOR if c.WARRIOR in classes else classes[min(1, len(classes) - 1)]


def hero_at(st: BattleState, asked: Decision) -> Pick:
    """The toughest troop, which keeps its Leader alive."""

    def value(h: int) -> tuple[int, int]:
        troop = st.at[h]
        return (c.UNIT_DEFS[st.utype[troop]].value + 4 * st.figs[troop], -h) if troop >= 0 else (0, -h)

    return highest(ints(asked), key=value)
