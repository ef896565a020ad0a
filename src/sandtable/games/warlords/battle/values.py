"""Combat values: what each card counts in a field battle or an assault (WL-16.12 to WL-16.21, WL-17.5 to WL-17.9)."""

from __future__ import annotations

from typing import Final

from sandtable.games.warlords.board import ENFEEBLED, SHIELD, STONE
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    COMBAT,
    DEFENCE,
    NO_CARD,
    NO_RACE,
    OP,
    PRINTINGS,
    RACE,
    column,
    op,
)
from sandtable.games.warlords.tables.statuses import AT_SEA, IN_PORT

FIELD_BONUS: Final = column([card.field_bonus for card in PRINTINGS])
ASSAULT_BONUS: Final = column([card.assault_bonus for card in PRINTINGS])
RACE_BONUS: Final = column([card.race_bonus for card in PRINTINGS])
ARTEFACT_BONUS: Final = column([card.bonus for card in PRINTINGS])
ASSAULT_COMBAT: Final = column([card.assault_combat for card in PRINTINGS])
MISSILE: Final = column([card.missile for card in PRINTINGS])
PROMO_COMBAT: Final = op("promo_combat_1")
WASTING: Final = op("minus_1_combat_while_linked")
MOAT: Final = op("no_assault_bonus")
SPELL_POINTS: Final = 4
"""The change made by Wall of Stone, Shield of Light and Enfeeble."""


def is_wasting(st: State, place: int) -> bool:
    card = st.calamity[place]
    return card != NO_CARD and OP[card] == WASTING


def combat(st: State, place: int, card: int) -> int:
    """The combat value of an army or ally at a place (WL-16.12)."""
    return max(0, COMBAT[card] - 1) if is_wasting(st, place) else COMBAT[card]


def artefact_bonus(st: State, stack: int) -> int:
    """The bonus that each fighting card of a stack gets from its artefacts (WL-16.18)."""
    return sum([ARTEFACT_BONUS[card] for card in st.artefacts[stack]])


def hero_value(st: State, stack: int, assault: bool) -> int:
    """The hero with his promotions and artefacts (WL-16.13, WL-17.7)."""
    promoted = len([card for card in st.promotions[stack] if OP[card] == PROMO_COMBAT])
    arms = sum([COMBAT[card] + (ASSAULT_COMBAT[card] if assault else 0) for card in st.artefacts[stack]])
    return COMBAT[st.head[stack]] + promoted + arms + artefact_bonus(st, stack)


def fleet_bonus(st: State, stack: int, card: int) -> int:
    """The bonus of a named fleet for an army of its race in a field battle (WL-9.35)."""
    fleet = st.fleet[stack]
    if fleet == NO_CARD or RACE[fleet] == NO_RACE or RACE[fleet] != RACE[card]:
        return 0
    return RACE_BONUS[fleet] if status(st, stack) in (AT_SEA, IN_PORT) else 0


def race_bonus(st: State, stack: int, card: int) -> int:
    """A named army's race bonus under a banner of its race (WL-16.17).

    A banner has no value of its own (WL-8.12).
    """
    banner = st.banner[stack]
    return RACE_BONUS[card] if banner != NO_CARD and RACE[banner] == RACE[card] else 0


def field_values(st: State, stack: int) -> list[tuple[int, int]]:
    """(card, value) of the armies and allies of a stack in a field battle (WL-16.14, WL-16.15, WL-16.18)."""
    bonus = artefact_bonus(st, stack)
    found = []
    for card in st.armies[stack]:
        extra = race_bonus(st, stack, card) + fleet_bonus(st, stack, card)
        found.append((card, combat(st, stack, card) + FIELD_BONUS[card] + extra + bonus))
    return found + [(card, combat(st, stack, card) + FIELD_BONUS[card] + bonus) for card in st.allies[stack]]


def assault_values(st: State, stack: int, castle: int) -> list[tuple[int, int]]:
    """(card, value) of the armies and allies of a stack that assaults a castle; a Moat cancels their assault bonus
    (WL-17.7).
    """
    bonus = artefact_bonus(st, stack)
    moat = any(OP[card] == MOAT for card in st.improvements[castle])
    found = []
    for card in st.armies[stack]:
        extra = race_bonus(st, stack, card) + (0 if moat else ASSAULT_BONUS[card])
        found.append((card, combat(st, stack, card) + extra + bonus))
    storm = 0 if moat else 1
    return found + [(card, combat(st, stack, card) + storm * ASSAULT_BONUS[card] + bonus) for card in st.allies[stack]]


def garrison_values(st: State, castle: int) -> list[tuple[int, int]]:
    """(card, value) of the armies of a garrison (WL-6.25, WL-17.8)."""
    race = RACE[st.head[castle]]
    found = []
    for card in st.armies[castle]:
        home = RACE_BONUS[card] if race != NO_RACE and RACE[card] == race else 0
        found.append((card, combat(st, castle, card) + ASSAULT_BONUS[card] + home))
    return found


def castle_defence(st: State, castle: int, times: int) -> int:
    """Total castle defence; a surprise counts the printed value 0 times, a forewarning twice (WL-17.4 to WL-17.6)."""
    walls = sum([DEFENCE[card] for card in st.improvements[castle]])
    return times * DEFENCE[st.head[castle]] + walls + SPELL_POINTS * spells_on(st, STONE, castle)


def spells_on(st: State, effect: int, place: int) -> int:
    """How many spells of this kind are in effect on a place.

    Their effects add up (WL-28.2).
    """
    return len([1 for kind, where, _ in st.lasting if kind == effect and where == place])


def in_differential(st: State, stack: int, tcv: int, assault: bool) -> int:
    """A stack's TCV as it counts in the differential, including spells (WL-16.43)."""
    change = -SPELL_POINTS * spells_on(st, ENFEEBLED, stack)
    if not assault:
        change += SPELL_POINTS * spells_on(st, SHIELD, stack)
    return max(1, tcv + change)
