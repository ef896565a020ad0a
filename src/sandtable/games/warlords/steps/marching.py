"""Step 7: march cards (chapter 13)."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.board import GIVEN_UP, NOWHERE, RECEIVED
from sandtable.games.warlords.card_actions import CLEAR, CURE, GIVE_UP, RECEIVE
from sandtable.games.warlords.reasons import (
    NOT_IN_HAND,
    Obstacles,
    each_once,
    is_held,
    own_place_with,
    why_it_stays,
    why_later,
    why_not_held,
)
from sandtable.games.warlords.stacks import is_all_fast, status
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import MARCH, NO_CARD, TYPE, VALUE, WEATHER
from sandtable.games.warlords.tables.statuses import STORMBOUND


def allowance(st: State, stack: int) -> int:
    """How many March cards a stack may take or give up in one step (WL-13.2, WL-13.3).

    An all fast stack may handle them one after another (WL-13.26).
    """
    return 2 if is_all_fast(st, stack) else 1


def most_march(st: State, stack: int) -> int:
    """How many March cards a stack may hold (WL-13.4, WL-13.14)."""
    return 1 if st.fleet[stack] != NO_CARD else 2


def is_in_adverse_terrain(st: State, stack: int) -> bool:
    card = st.ground[stack]
    return card != NO_CARD and VALUE[card] < 0


def why_not_play_march(st: State, stack: int) -> str | None:
    """The clause that keeps a March card from being played on a stack at all (WL-13.2, WL-13.3)."""
    if st.uses(GIVEN_UP, stack):
        return "WL-13.2"
    if st.uses(RECEIVED, stack) < allowance(st, stack):
        return None
    return "WL-13.3" if is_all_fast(st, stack) else "WL-13.2"


def why_not_receive(st: State, stack: int) -> str | None:
    """The clause that keeps a stack from being linked to a March card (WL-13.2 to WL-13.14, WL-11.31).

    Whether it flies does not matter (WL-13.18).
    """
    reason = why_not_play_march(st, stack)
    if reason is not None:
        return reason
    if st.calamity[stack] != NO_CARD:
        return "WL-11.31" if st.afflicted[stack] == st.turn else "WL-13.8"
    if is_in_adverse_terrain(st, stack):
        return "WL-13.7"
    if status(st, stack) == STORMBOUND:
        return "WL-13.13"
    if len(st.march[stack]) >= most_march(st, stack):
        return "WL-13.14" if st.fleet[stack] != NO_CARD else "WL-13.4"
    return None


def why_not_give_up(st: State, stack: int) -> str | None:
    """The clause that keeps a stack from discarding a March card (WL-13.2, WL-13.3, WL-13.13, WL-13.25)."""
    if not st.march[stack]:
        return "WL-13.2"
    if status(st, stack) == STORMBOUND:
        return "WL-13.13"
    if st.uses(RECEIVED, stack):
        return "WL-13.25" if st.uses(RECEIVED, stack) > len(st.march[stack]) else "WL-13.2"
    if st.uses(GIVEN_UP, stack) < allowance(st, stack):
        return None
    return "WL-13.3" if is_all_fast(st, stack) else "WL-13.2"


def why_not_clear(st: State, stack: int) -> str | None:
    """The clause that keeps a March card from removing terrain or weather (WL-13.7, WL-13.13).

    This is how adverse terrain is removed (WL-10.21), even in the turn in which it was played (WL-10.27).
    """
    if not is_in_adverse_terrain(st, stack) and status(st, stack) != STORMBOUND:
        return "WL-13.7"
    return why_not_play_march(st, stack)


def why_not_cure(st: State, place: int) -> str | None:
    """The clause that keeps a March card from removing a calamity (WL-11.11, WL-11.12, WL-11.14, WL-13.8).

    Terrain and calamity need a March card each; an all fast stack may then receive one (WL-13.9, WL-13.10).
    """
    if st.calamity[place] == NO_CARD:
        return "WL-13.8"
    if st.afflicted[place] == st.turn:
        return "WL-11.14"
    return None if st.is_castle(place) else why_not_play_march(st, place)


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

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "card":
            return self.why_not_card(st, asked.seat, value)
        if part != "place" or st.controller[value] != asked.seat:
            return [asked.clause]
        if st.is_castle(value):
            return [self.why_not_castle(st, value)]
        return self.why_not_stack(st, asked.seat, value)

    def why_not_castle(self, st: State, castle: int) -> str:
        """A March card only removes a castle's calamity, and not one of this turn (WL-11.12, WL-11.14)."""
        waits = st.calamity[castle] != NO_CARD and st.afflicted[castle] == st.turn
        return "WL-11.14" if waits else "WL-11.12"

    def why_not_stack(self, st: State, seat: int, stack: int) -> list[str]:
        """The clauses that keep a stack from taking and giving up March cards, or that none is in hand (WL-13.1)."""
        if st.uses(RECEIVED, stack) or st.uses(GIVEN_UP, stack):
            give_up = why_not_give_up(st, stack) if st.march[stack] else None
            return each_once([why_not_receive(st, stack), give_up]) or ["WL-13.1"]
        if not st.hand_cards(seat, MARCH):
            return ["WL-13.13" if st.march[stack] else "WL-13.1"]
        return each_once([why_not_receive(st, stack)])

    def why_not_on(self, st: State, seat: int, card: int, place: int) -> str | None:
        held = is_held(st, seat, card)
        if TYPE[card] != MARCH or (not held and own_place_with(st, seat, card) == NOWHERE):
            return None
        if st.controller[place] != seat:
            return "WL-13.1"
        if not held:
            return "WL-13.2"
        return self.why_not_castle(st, place) if st.is_castle(place) else why_not_receive(st, place)

    def why_not_card(self, st: State, seat: int, card: int) -> list[str]:
        """The clauses that keep a March card in hand or at its stack: those of all stacks, or of the stack that has it."""
        if is_held(st, seat, card):
            if TYPE[card] != MARCH:
                return [why_later(card)]
            return each_once(self.obstacles(st, seat, card).values()) or ["WL-13.1"]
        place = own_place_with(st, seat, card)
        if place != NOWHERE and st.controller[place] != seat:
            return ["WL-13.1"]
        if place == NOWHERE:
            return [why_not_held(st, card)]
        if TYPE[card] != MARCH:
            return [self.why_in_place(st, card, place)]
        return each_once([why_not_give_up(st, stack) for stack in st.stacks_of(seat) if card in st.march[stack]])

    def why_in_place(self, st: State, card: int, place: int) -> str:
        """The clause for a card that is not a March card in this step: terrain and calamities have their own rules
        (WL-13.1).
        """
        if card == st.calamity[place] and st.afflicted[place] == st.turn:
            return "WL-11.14"
        reason = why_it_stays(st, card, place)
        return "WL-13.1" if reason == NOT_IN_HAND else reason

    def obstacles(self, st: State, seat: int, card: int) -> Obstacles:
        """The clauses that keep a March card in hand from each stack, and from each castle with a calamity (WL-11.14)."""
        if TYPE[card] != MARCH:
            return {}
        stacks: Obstacles = {stack: why_not_receive(st, stack) for stack in st.stacks_of(seat)}
        return stacks | {c: "WL-11.14" for c in st.castles_of(seat) if st.calamity[c] != NO_CARD}


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
