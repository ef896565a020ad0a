"""Properties of stacks and castles, read from their linked cards: status, territory, flying, capacity, ports and
capitals (chapter 6).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.board import NOWHERE, WINGS
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    ACCESS,
    ALL_FAST,
    ALL_FLY,
    CAPACITY,
    FLYING,
    NO_CARD,
    OP,
    PORT,
    STARS,
    op,
)
from sandtable.games.warlords.tables.cards import FLY_ONLY as FLY_ACCESS
from sandtable.games.warlords.tables.cards import SEA_ONLY as SEA_ACCESS
from sandtable.games.warlords.tables.statuses import (
    AT_HOME,
    AT_SEA,
    BESIEGING,
    BESIEGING_OTHER,
    BESIEGING_OWN,
    ENCAMPED,
    FLY_ONLY_CASTLE,
    IN_PORT,
    INLAND,
    ON_CAMPAIGN,
    ON_PATROL,
    PORT_CASTLE,
    SEA_ONLY_CASTLE,
    STORMBOUND,
)

CAPITAL: Final = op("capital")
MAKES_PORT: Final = op("makes_port")
PROMO_CAPACITY: Final = op("promo_capacity_1")
PROMO_STAR: Final = op("promo_star_1")
NO_ADDITIONS: Final = op("no_additions_while_linked")
MAX_STARS: Final = 3


def status(st: State, stack: int) -> int:
    """The status of a stack: the first that fits (WL-6.12, WL-13.5).

    It depends only on the linked cards and the siege. A siege goes on whatever happens to castle and stack; after it a
    stack with a fleet is At Sea, one without is On Campaign (WL-6.27, WL-13.23, WL-19.15, WL-19.16).
    """
    if st.fleet[stack] != NO_CARD:
        if st.ground[stack] != NO_CARD:
            return STORMBOUND
        if st.siege[stack] != NOWHERE:
            return BESIEGING
        return AT_SEA if st.march[stack] else IN_PORT
    if st.siege[stack] != NOWHERE:
        return BESIEGING
    if st.ground[stack] != NO_CARD or st.calamity[stack] != NO_CARD:
        return ENCAMPED
    marches = len(st.march[stack])
    return ON_CAMPAIGN if marches > 1 else ON_PATROL if marches else ENCAMPED


def is_at_home(st: State, stack: int) -> bool:
    """Is a stack in its controller's friendly territory (WL-6.14 to WL-6.16)?"""
    return status(st, stack) in AT_HOME


def flies(st: State, stack: int) -> bool:
    """Does a stack fly (WL-6.17 to WL-6.20)?"""
    if st.fleet[stack] != NO_CARD:
        return False
    if any(ALL_FLY[card] for card in st.artefacts[stack]):
        return True
    if any(kind == WINGS and place == stack for kind, place, _ in st.lasting):
        return True
    carriers = st.armies[stack] + st.allies[stack]
    return bool(carriers) and all(FLYING[card] for card in carriers)


def is_all_fast(st: State, stack: int) -> bool:
    """Does an artefact make the stack all fast (WL-6.21)?"""
    artefacts = st.artefacts[stack]
    return bool(artefacts) and any(ALL_FAST[card] for card in artefacts)


def stars(st: State, stack: int) -> int:
    """The command rating of the hero with his promotions, at most three (WL-23.10)."""
    found = STARS[st.head[stack]]
    for card in st.promotions[stack]:
        found += OP[card] == PROMO_STAR
    return min(MAX_STARS, found)


def capacity(st: State, place: int) -> int:
    """How many armies and allies a stack may hold, or armies a castle (WL-6.7, WL-6.8)."""
    found = CAPACITY[st.head[place]]
    for card in st.improvements[place]:
        found += CAPACITY[card]
    for card in st.promotions[place]:
        found += OP[card] == PROMO_CAPACITY
    return found


def cards_held(st: State, place: int) -> int:
    """How many cards count against the capacity (WL-6.7, WL-6.8).

    Fleets do not count (WL-9.33).
    """
    return len(st.armies[place]) + len(st.allies[place])


def has_room(st: State, place: int) -> bool:
    """Is there room for one more army or ally (WL-6.9, WL-6.10)?"""
    return cards_held(st, place) < capacity(st, place)


def is_haunted(st: State, place: int) -> bool:
    """Does a calamity forbid adding armies and improvements here?"""
    card = st.calamity[place]
    return card != NO_CARD and OP[card] == NO_ADDITIONS


def army_room(st: State, place: int) -> int:
    """How many armies a card may bring here: none into a storm or a haunted place (WL-6.9, WL-10.17, WL-11.9)."""
    if is_haunted(st, place) or (not st.is_castle(place) and status(st, place) == STORMBOUND):
        return 0
    return max(0, capacity(st, place) - cards_held(st, place))


def with_room(st: State, seat: int, *parts: int) -> Facts:
    """How many cards the place, the last of the parts, holds of how many."""
    return {"n": ("count", cards_held(st, parts[-1])), "m": ("count", capacity(st, parts[-1]))}


FULL: Final = Refusal("WL-6.9", "refused-wl-6-9", with_room)
NO_ENTRY: Final = Refusal("WL-28.4", "refused-wl-28-4")
MOST_MARCH: Final = Refusal("WL-13.4", "refused-wl-13-4")
MOST_AT_SEA: Final = Refusal("WL-13.14", "refused-wl-13-14")


def why_no_army(st: State, place: int) -> Refusal | None:
    """Why a card cannot bring an army here (WL-6.9, WL-28.4)."""
    if army_room(st, place):
        return None
    return NO_ENTRY if capacity(st, place) > cards_held(st, place) else FULL


def why_too_many(st: State, stack: int) -> Refusal | None:
    """A stack holds two March cards at most, one with a fleet (WL-13.4, WL-13.14)."""
    fleet = st.fleet[stack] != NO_CARD
    if len(st.march[stack]) < (1 if fleet else 2):
        return None
    return MOST_AT_SEA if fleet else MOST_MARCH


def is_besieged(st: State, castle: int) -> bool:
    """Does a stack besiege this castle (WL-6.22, WL-19.4)?"""
    return st.siege[castle] != NOWHERE


def is_port(st: State, castle: int) -> bool:
    """Is a castle a port, by its own anchor or by a Harbour (WL-1.16)?

    A second mark changes nothing (WL-28.2).
    """
    if PORT[st.head[castle]]:
        return True
    improvements = st.improvements[castle]
    return bool(improvements) and any(OP[card] == MAKES_PORT for card in improvements)


def is_capital(st: State, castle: int) -> bool:
    """Is the castle a capital (WL-6.24)?"""
    improvements = st.improvements[castle]
    return bool(improvements) and any(OP[card] == CAPITAL for card in improvements)


def approach(st: State, castle: int) -> int:
    """How a castle can be reached: a column of WL-14.26 and WL-15.19."""
    access = ACCESS[st.head[castle]]
    if access == FLY_ACCESS:
        return FLY_ONLY_CASTLE
    if access == SEA_ACCESS:
        return SEA_ONLY_CASTLE
    return PORT_CASTLE if is_port(st, castle) else INLAND


def target_column(st: State, target: int, seat: int) -> int:
    """The column of WL-14.26 for a target of this player: a stack by its status, a castle by how it can be reached
    (WL-14.27).
    """
    if st.is_castle(target):
        return approach(st, target)
    now = status(st, target)
    if now != BESIEGING:
        return now
    return BESIEGING_OWN if st.controller[st.siege[target]] == seat else BESIEGING_OTHER
