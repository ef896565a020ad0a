"""Step 7: march cards (chapter 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Check, Part
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.board import GIVEN_UP, NOWHERE, RECEIVED
from sandtable.games.warlords.card_actions import CLEAR, CURE, GIVE_UP, RECEIVE
from sandtable.games.warlords.reasons import (
    ADVERSE,
    BENEFICIAL,
    CASTLE_CALAMITY,
    ONE_CARD,
    ONE_PLACE,
    STACK_CALAMITY,
    STORM,
    Rule,
    by_clause,
    is_held,
    no_place,
    own_hand,
    own_place_with,
    why_it_stays,
    why_not_in_hand,
    why_not_in_step,
    with_bearer,
)
from sandtable.games.warlords.stacks import is_all_fast, status, why_too_many
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import MARCH, NO_CARD, TYPE, VALUE, WEATHER
from sandtable.games.warlords.tables.statuses import STORMBOUND


def allowance(st: State, stack: int) -> int:
    """How many March cards a stack may take or give up in one step (WL-13.2, WL-13.3).

    An all fast stack may handle them one after another (WL-13.26).
    """
    return 2 if is_all_fast(st, stack) else 1


def is_in_adverse_terrain(st: State, stack: int) -> bool:
    card = st.ground[stack]
    return card != NO_CARD and VALUE[card] < 0


HAS_GIVEN_UP: Final = Refusal("WL-13.2", "refused-wl-13-2-gave")
HAS_TAKEN: Final = by_clause("WL-13.2")
HAS_TAKEN_TWO: Final = by_clause("WL-13.3")
NEW_CALAMITY: Final = by_clause("WL-11.31")
IN_A_STORM: Final = by_clause("WL-13.13")
NOTHING_TO_CURE: Final = Refusal("WL-11.12", "refused-wl-11-12-castle")
CAME_THIS_TURN: Final = by_clause("WL-11.14")
STAYS_IN_STORM: Final = Refusal("WL-13.13", "refused-wl-13-13-linked", with_bearer)
FREED_ITSELF: Final = Refusal("WL-13.25", "refused-wl-13-25-linked", with_bearer)
TOOK_ONE: Final = Refusal("WL-13.2", "refused-wl-13-2-linked", with_bearer)
GAVE_ONE: Final = Refusal("WL-13.2", "refused-wl-13-2-linked-gave", with_bearer)


def why_not_play_march(st: State, stack: int) -> Refusal | None:
    """Why a March card is not played on a stack at all (WL-13.2, WL-13.3)."""
    if st.uses(GIVEN_UP, stack):
        return HAS_GIVEN_UP
    if st.uses(RECEIVED, stack) < allowance(st, stack):
        return None
    return HAS_TAKEN_TWO if is_all_fast(st, stack) else HAS_TAKEN


def why_not_receive(st: State, stack: int) -> Refusal | None:
    """Why a stack is not linked to a March card (WL-13.2 to WL-13.14, WL-11.31).

    Whether it flies does not matter (WL-13.18).
    """
    why = why_not_play_march(st, stack)
    if why is not None:
        return why
    # an older calamity, terrain and a storm are removed with the card: only the list of options looks at those
    if st.calamity[stack] != NO_CARD:
        return NEW_CALAMITY
    if is_in_adverse_terrain(st, stack) or status(st, stack) == STORMBOUND:
        return IN_A_STORM
    return why_too_many(st, stack)


def why_not_give_up(st: State, stack: int) -> Refusal | None:
    """Why a stack does not discard one of its March cards (WL-13.2, WL-13.3, WL-13.13, WL-13.25)."""
    if status(st, stack) == STORMBOUND:
        return STAYS_IN_STORM
    if st.uses(RECEIVED, stack):
        return FREED_ITSELF if st.uses(RECEIVED, stack) > len(st.march[stack]) else TOOK_ONE
    return None if st.uses(GIVEN_UP, stack) < allowance(st, stack) else GAVE_ONE


def why_not_clear(st: State, stack: int) -> Refusal | None:
    """Why a March card does not remove terrain or weather (WL-13.7, WL-13.13).

    This is how adverse terrain is removed (WL-10.21), even in the turn in which it was played (WL-10.27).
    """
    if not is_in_adverse_terrain(st, stack) and status(st, stack) != STORMBOUND:
        return NOTHING_TO_CURE
    return why_not_play_march(st, stack)


def why_not_cure(st: State, place: int) -> Refusal | None:
    """Why a March card does not remove a calamity (WL-11.11, WL-11.12, WL-11.14, WL-13.8).

    Terrain and calamity need a March card each; an all fast stack may then receive one (WL-13.9, WL-13.10).
    """
    if st.calamity[place] == NO_CARD:
        return NOTHING_TO_CURE
    if st.afflicted[place] == st.turn:
        return CAME_THIS_TURN
    return None if st.is_castle(place) else why_not_play_march(st, place)


def why_not_march(st: State, place: int) -> Refusal | None:
    """Why a March card is of no use to the player's stack or castle."""
    cure = why_not_cure(st, place)
    if cure is None or st.is_castle(place):
        return cure
    return None if why_not_clear(st, place) is None else why_not_receive(st, place)


@frame
class Marching(Step):
    """The active player handles his stacks in any order (WL-13.1, WL-25.8)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        if not st.places_of(seat) or (not st.hands[seat] and not any(st.march[s] for s in st.stacks_of(seat))):
            st.pop()
            return None
        return Decision("march", seat, self.options(st, seat), "WL-13.1", automatic=False)

    def options(self, st: State, seat: int) -> list[Pick]:
        """(action, card, place) for every March card and every stack that can take or give up one, or the end of the step."""
        found: list[Pick] = []
        cards = st.hand_cards(seat, MARCH)
        for place in st.places_of(seat):
            if cards:
                if st.calamity[place] != NO_CARD and why_not_cure(st, place) is None:
                    found += [(CURE, card, place) for card in cards]
                if st.is_castle(place):
                    continue
                if st.ground[place] != NO_CARD and why_not_clear(st, place) is None:
                    found += [(CLEAR, card, place) for card in cards]
                if why_not_receive(st, place) is None:
                    found += [(RECEIVE, card, place) for card in cards]
            if st.march[place] and why_not_give_up(st, place) is None:
                found += [(GIVE_UP, card, place) for card in dict.fromkeys(st.march[place])]
        found.append(END)
        return found

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        deed, card, place = pick
        if deed == GIVE_UP:
            st.use(GIVEN_UP, place)
            st.discard_linked(place, card)  # not back to the hand (WL-13.11)
            if st.logging:
                st.emit("give_up", (asked.seat, card, st.head[place], status(st, place)), "WL-13.2")
            return
        st.play(asked.seat, card)
        if not st.is_castle(place):
            st.use(RECEIVED, place)
        if deed == RECEIVE:
            receive(st, place, card)
        elif deed == CLEAR:
            clear(st, place, card)
        else:
            cure(st, place, card)


# -- the rule of the question ------------------------------------------------------------------------------------------

STUCK: Final = (BENEFICIAL, ADVERSE, STORM, STACK_CALAMITY, CASTLE_CALAMITY)
GOES_NOW: Final = {why: Refusal(why.clause, "refused-stuck-now", with_bearer) for why in STUCK}
NO_MARCH_FOR_IT: Final = {why: Refusal(why.clause, "refused-stuck-lack", with_bearer) for why in STUCK}
MARCH_SPENT: Final = Refusal("WL-13.2", "refused-stuck-spent", with_bearer)
CALAMITY_CAME: Final = Refusal("WL-11.14", "refused-wl-11-14-came")
NOT_YOURS: Final = by_clause("WL-13.1")
OF_ANOTHER: Final = Refusal("WL-13.1", "refused-wl-13-1-linked", with_bearer)
NO_MARCH_OF_ANOTHER: Final = Refusal("WL-13.1", "refused-wl-13-1-other", with_bearer)
NO_MARCH_CARD: Final = Refusal("WL-13.1", "refused-wl-13-1-kind")
NO_MARCH_HELD: Final = Refusal("WL-13.1", "refused-wl-13-1-own")
NO_MARCH_TO_CURE: Final = Refusal("WL-11.12", "refused-wl-13-1-own")
NO_STACK: Final = Refusal("WL-13.1", "refused-wl-13-1-card")
LIES_ELSEWHERE: Final = Refusal("WL-13.2", "refused-wl-13-2-pair", with_bearer)


def marches(st: State, seat: int) -> list[int]:
    """The cards of the hand and the March cards of the player's stacks."""
    linked = [card for stack in st.stacks_of(seat) for card in st.march[stack]]
    return list(dict.fromkeys([*own_hand(st, seat), *linked]))


def why_not_card(st: State, seat: int, card: int) -> Refusal | None:
    """Why a card is neither played nor given up in this step (WL-13.1)."""
    if is_held(st, seat, card):
        return why_not_in_step(st, seat, card, (MARCH,))
    place = own_place_with(st, seat, card)
    if place == NOWHERE:
        return why_not_in_hand(st, seat, card)
    if st.controller[place] != seat:
        return OF_ANOTHER if TYPE[card] == MARCH else NO_MARCH_OF_ANOTHER
    if TYPE[card] != MARCH:
        return why_not_removed(st, seat, card, place)
    reasons = [why_not_give_up(st, stack) for stack in st.stacks_of(seat) if card in st.march[stack]]
    return None if None in reasons else reasons[0]


def why_not_removed(st: State, seat: int, card: int, place: int) -> Refusal:
    """How terrain, weather or a calamity on the player's place goes; other cards have no part in this step."""
    why = why_it_stays(st, card, place)
    if why is None:
        return NO_MARCH_CARD
    if card == st.calamity[place] and st.afflicted[place] == st.turn:
        return CALAMITY_CAME
    if not st.hand_cards(seat, MARCH):
        return NO_MARCH_FOR_IT[why]
    return GOES_NOW[why] if why_not_march(st, place) is None else MARCH_SPENT


def why_not_place(st: State, seat: int, place: int) -> Refusal | None:
    """The player's stacks march; a castle only loses a calamity (WL-11.12, WL-11.14, WL-13.1)."""
    if st.controller[place] != seat:
        return NOT_YOURS
    return why_not_cure(st, place) if st.is_castle(place) else None


def why_not_at(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """Why a March card is neither played on this place nor given up there."""
    here = card in st.march[place]
    if here and why_not_give_up(st, place) is None:
        return None
    if is_held(st, seat, card):
        return why_not_march(st, place)
    return why_not_give_up(st, place) if here else LIES_ELSEWHERE


def why_not_deed(st: State, seat: int, deed: int, card: int, place: int) -> Refusal | None:
    """Why this is not done with a March card at a place."""
    if deed == GIVE_UP:
        return why_not_give_up(st, place) if card in st.march[place] else LIES_ELSEWHERE
    if not is_held(st, seat, card):
        return LIES_ELSEWHERE
    if deed == CURE:
        return why_not_cure(st, place)
    if st.is_castle(place):
        return NOTHING_TO_CURE
    return why_not_clear(st, place) if deed == CLEAR else why_not_receive(st, place)


def why_no_march(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why a March card in hand is of use to no place, or why there is no March card for a place."""
    if "place" not in about:
        afflicted = [castle for castle in st.castles_of(seat) if st.calamity[castle] != NO_CARD]
        reasons = {place: why_not_march(st, place) for place in (*st.stacks_of(seat), *afflicted)}
        return no_place(reasons) if reasons else NO_STACK
    place = about["place"]
    if st.is_castle(place):
        return NO_MARCH_TO_CURE
    if not st.hand_cards(seat, MARCH) and not st.uses(RECEIVED, place) and not st.uses(GIVEN_UP, place):
        return IN_A_STORM if st.march[place] else NO_MARCH_HELD
    return why_not_march(st, place) or NO_MARCH_HELD


MARCH_RULE: Final = Rule(
    (
        Part("deed", "deed", lambda st, seat: [RECEIVE, GIVE_UP, CLEAR, CURE], ONE_CARD),
        Part("card", "card", marches, ONE_CARD),
        Part("place", "place", State.places_of, ONE_PLACE),
    ),
    (
        Check(why_not_card, "card"),
        Check(why_not_place, "place"),
        Check(why_not_at, "card", "place"),
        Check(why_not_deed, "deed", "card", "place"),
    ),
    Refusal("WL-13.1", "refused-wl-13-1-seat"),
    why_no_march,
)


def receive(st: State, stack: int, card: int) -> None:
    """Link a March card; beneficial terrain is discarded for it (WL-10.20, WL-10.27, WL-13.5, WL-13.6, WL-13.12)."""
    if st.ground[stack] != NO_CARD:
        st.discard_linked(stack, st.ground[stack])
    st.link(stack, card)
    if st.logging:
        st.emit("receive", (st.controller[stack], card, st.head[stack], status(st, stack)), "WL-13.5")


def clear(st: State, stack: int, card: int) -> None:
    """Discard adverse terrain or weather with the March card; after a storm the linked March card goes too (WL-13.7,
    WL-13.13).

    Otherwise they stay (WL-10.21, WL-10.22).
    """
    st.discard(card)
    gone = st.ground[stack]
    st.discard_linked(stack, gone)
    st.discard_march(stack)
    if st.logging:
        clause = "WL-13.13" if TYPE[gone] == WEATHER else "WL-13.7"
        st.emit("clear", (st.controller[stack], gone, st.head[stack]), clause)


def cure(st: State, place: int, card: int) -> None:
    """Discard a calamity with the March card, each to its owner (WL-11.11, WL-11.12, WL-13.8).

    Terrain stays (WL-13.24).
    """
    st.discard(card)
    gone = st.calamity[place]
    st.discard_linked(place, gone)
    if st.logging:
        clause = "WL-11.12" if st.is_castle(place) else "WL-11.11"
        st.emit("cure", (st.controller[place], gone, st.head[place]), clause)
