"""What may be added to a place in step 3, and what may be discarded there (chapter 9)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.board import SUPPLIED
from sandtable.games.warlords.reasons import NameOnce, by_clause, of_card, why_it_stays, with_status
from sandtable.games.warlords.stacks import (
    CAPITAL,
    FULL,
    MAKES_PORT,
    has_room,
    is_all_fast,
    is_besieged,
    is_capital,
    is_haunted,
    is_port,
    status,
)
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    ACCESS,
    ALLY,
    ARMY,
    ARTEFACT,
    BANNER,
    FINAL,
    FLEET,
    FLY_ONLY,
    IMPROVEMENT,
    MARCH,
    NO_CARD,
    OP,
    PROMOTION,
    TYPE,
    VALUE,
)
from sandtable.games.warlords.tables.statuses import AT_HOME, BESIEGING, ENCAMPED, IN_PORT, ON_PATROL, STORMBOUND

ONE_OF_A_NAME: Final = {
    IMPROVEMENT: NameOnce("WL-9.15", "refused-wl-9-15"),
    ARMY: NameOnce("WL-9.27", "refused-wl-9-27"),
    FLEET: NameOnce("WL-9.34", "refused-wl-9-34"),
}
NOT_A_CASTLE: Final = Refusal("WL-9.11", "refused-wl-9-11-own")
BESIEGED_CASTLE: Final = Refusal("WL-9.11", "refused-wl-9-11-castle")
NO_CASTLE: Final = Refusal("WL-9.11", "refused-wl-9-11-castle-card")
FINISHED: Final = by_clause("WL-9.12")
SECOND_CAPITAL: Final = by_clause("WL-9.13")
HAUNTED: Final = by_clause("WL-11.9")
ONLY_BY_AIR: Final = Refusal("WL-1.27", "refused-wl-1-27-harbour")
NOT_YOURS: Final = by_clause("WL-9.18")
NO_PLACE: Final = Refusal("WL-9.18", "refused-wl-9-18-card")
NO_ARMY_FOR_STACK: Final = Refusal("WL-9.18", "refused-wl-9-18-own")
NOTHING_FOR_CASTLE: Final = Refusal("WL-9.18", "refused-wl-9-18-castle")
AWAY: Final = by_clause("WL-9.20", with_status)
CUT_OFF: Final = by_clause("WL-9.21", with_status)
BESIEGED: Final = by_clause("WL-9.22")
NO_PORT: Final = Refusal("WL-9.28", "refused-wl-9-28-port", of_card)
NO_STACK: Final = Refusal("WL-9.28", "refused-wl-9-28-stack")
FLEET_IN_CASTLE: Final = by_clause("WL-9.28")
CANNOT_EMBARK: Final = by_clause("WL-9.29", with_status)
STUCK: Final = by_clause("WL-9.30")


def why_not_capital(st: State, seat: int, card: int) -> Refusal | None:
    """A player has one Capital at most (WL-9.13)."""
    second = OP[card] == CAPITAL and any(is_capital(st, castle) for castle in st.castles_of(seat))
    return SECOND_CAPITAL if second else None


def why_not_improve(st: State, card: int, place: int) -> Refusal | None:
    """Why an improvement is not added to a place of its player (WL-6.23, WL-9.11, WL-9.12, WL-9.14 to WL-9.17)."""
    if not st.is_castle(place):
        return NOT_A_CASTLE
    if is_besieged(st, place):
        return BESIEGED_CASTLE
    if any(FINAL[other] for other in st.improvements[place]):
        return FINISHED
    if is_haunted(st, place):
        return HAUNTED
    return ONLY_BY_AIR if OP[card] == MAKES_PORT and ACCESS[st.head[place]] == FLY_ONLY else None


def why_not_reinforce(st: State, place: int) -> Refusal | None:
    """Why armies cannot be added to a place of their player now (WL-9.18 to WL-9.22, WL-6.9).

    A besieged castle receives none (WL-6.23). Race does not matter (WL-6.11).
    """
    if st.is_castle(place):
        if is_besieged(st, place):
            return BESIEGED
    else:
        now = status(st, place)
        if now == STORMBOUND:
            return CUT_OFF
        if now not in AT_HOME and not is_all_fast(st, place) and not st.uses(SUPPLIED, place):
            return CUT_OFF if now == BESIEGING else AWAY
    if is_haunted(st, place):
        return HAUNTED
    return None if has_room(st, place) else FULL


def why_no_fleets(st: State, seat: int) -> Refusal | None:
    """A player needs a port to add a fleet (WL-6.23, WL-9.28, WL-9.36)."""
    if any(is_port(st, castle) and not is_besieged(st, castle) for castle in st.castles_of(seat)):
        return None
    return NO_PORT


def why_not_embark(st: State, place: int) -> Refusal | None:
    """Why a place of its player cannot receive a fleet (WL-9.28 to WL-9.30)."""
    if st.is_castle(place):
        return FLEET_IN_CASTLE
    if st.fleet[place] != NO_CARD or status(st, place) not in (ENCAMPED, ON_PATROL):
        return CANNOT_EMBARK
    if st.calamity[place] != NO_CARD or (st.ground[place] != NO_CARD and VALUE[st.ground[place]] < 0):
        return STUCK
    return None


def why_not_add(st: State, card: int, place: int) -> Refusal | None:
    kind = TYPE[card]
    if kind == ARMY:
        return why_not_reinforce(st, place)
    return why_not_improve(st, card, place) if kind == IMPROVEMENT else why_not_embark(st, place)


def embark(st: State, place: int, fleet: int) -> None:
    """Link a fleet: march card and beneficial terrain are discarded, the stack is In Port (WL-9.29, WL-9.30)."""
    st.discard_march(place)
    if st.ground[place] != NO_CARD:
        st.discard_linked(place, st.ground[place])
    st.link(place, fleet)


NOT_FOR_DISCARD: Final = by_clause("WL-9.23")
STAYS: Final[dict[int, Refusal]] = {
    IMPROVEMENT: by_clause("WL-9.14"),
    **dict.fromkeys((ALLY, BANNER, ARTEFACT), NOT_FOR_DISCARD),
    PROMOTION: by_clause("WL-23.13"),
    MARCH: Refusal("WL-5.6", "refused-wl-5-6-linked"),
}
"""The types that cannot be discarded in this step (WL-9.23)."""
NOT_IN_PORT: Final = by_clause("WL-9.32")
LOCKED_IN_STORM: Final = by_clause("WL-9.40")


def why_not_dismiss(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """Why a card is not discarded from the player's place (WL-9.23, WL-9.31, WL-9.32, WL-9.40).

    Castles cannot be discarded (WL-7.5).
    """
    if TYPE[card] == FLEET:
        return None if status(st, place) == IN_PORT else NOT_IN_PORT
    if TYPE[card] == ARMY:
        stormy = not st.is_castle(place) and status(st, place) == STORMBOUND
        return LOCKED_IN_STORM if stormy else None
    return STAYS.get(TYPE[card]) or why_it_stays(st, card, place)
