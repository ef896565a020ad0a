"""Step 2: heroes and banners (chapter 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Check, Part
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.reasons import (
    ONE_CARD,
    ONE_PLACE,
    NameOnce,
    Rule,
    no_place,
    own_hand,
    stacks_or_nowhere,
    why_not_playable,
)
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import BANNER, HERO, NO_CARD, RACE, TYPE
from sandtable.games.warlords.tables.statuses import STORMBOUND

ONE_HERO: Final = NameOnce("WL-8.2", "refused-wl-8-2")
JOINS_NOBODY: Final = Refusal("WL-8.3", "refused-wl-8-3")
NEEDS_RACE: Final = Refusal("WL-8.5", "refused-wl-8-5-card")
NOT_YOURS: Final = Refusal("WL-8.5", "refused-wl-8-5")
NO_BANNER: Final = Refusal("WL-8.5", "refused-wl-8-5-none")
NO_RACE: Final = Refusal("WL-8.5", "refused-wl-8-5-own")
NO_STACK: Final = Refusal("WL-8.7", "refused-wl-8-7")
NOT_ON_A_RUIN: Final = Refusal("WL-8.7", "refused-wl-8-7-ruin")
NOBODY_TO_BEAR: Final = Refusal("WL-8.7", "refused-wl-8-7-card")
IN_A_STORM: Final = Refusal("WL-8.8", "refused-wl-8-8")
HAS_BANNER: Final = Refusal("WL-8.10", "refused-wl-8-10")


def why_not_race(st: State, seat: int, banner: int) -> Refusal | None:
    """The race of a banner needs a castle (WL-8.5, WL-8.6).

    Any castle with the symbol is enough, besieged or not, and only when the banner is played (WL-1.24, WL-6.25,
    WL-8.9).
    """
    race = RACE[banner]
    return None if any(RACE[st.head[castle]] == race for castle in st.castles_of(seat)) else NEEDS_RACE


def why_not_card(st: State, seat: int, card: int) -> Refusal | None:
    """Heroes and banners are played from the hand (WL-8.1, WL-8.2, WL-8.5)."""
    wrong = why_not_playable(st, seat, card, (HERO, BANNER), NOT_ON_A_RUIN)
    if wrong is not None:
        return wrong
    return ONE_HERO.why_not(st, seat, card) if TYPE[card] == HERO else why_not_race(st, seat, card)


def why_not_bear(st: State, seat: int, place: int) -> Refusal | None:
    """Why a place can receive no banner (WL-8.5, WL-8.7, WL-8.8, WL-8.10)."""
    if place == NOWHERE:  # where a hero forms a new stack
        return None
    if st.controller[place] != seat:
        return NOT_YOURS
    if st.is_castle(place):
        return NO_STACK
    if st.banner[place] != NO_CARD:
        return HAS_BANNER
    return IN_A_STORM if status(st, place) == STORMBOUND else None


def why_not_join(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """A hero forms a new stack, a banner goes to an old one (WL-8.3, WL-8.7)."""
    if TYPE[card] == HERO:
        return None if place == NOWHERE else JOINS_NOBODY
    return NOBODY_TO_BEAR if place == NOWHERE else None


def why_no_bearer(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why no stack bears this banner, or why there is no banner for this stack."""
    if "place" in about:
        return NO_RACE if st.hand_cards(seat, BANNER) else NO_BANNER
    reasons = {stack: why_not_bear(st, seat, stack) for stack in st.stacks_of(seat)}
    return no_place(reasons) if reasons else NOBODY_TO_BEAR


HEROES: Final = Rule(
    (Part("card", "card", own_hand, ONE_CARD), Part("place", "place", stacks_or_nowhere, ONE_PLACE)),
    (Check(why_not_card, "card"), Check(why_not_bear, "place"), Check(why_not_join, "card", "place")),
    Refusal("WL-8.1", "refused-wl-8-1"),
    why_no_bearer,
)


@frame
class Heroes(Step):
    """The active player may play heroes and add banners, in any order (WL-8.1, WL-8.5, WL-8.11, WL-25.3).

    There is no limit to the number of stacks (WL-8.4). A hero forms a new stack (WL-8.3).
    """

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        if not st.hands[seat]:
            st.pop()
            return None
        options: list[Pick] = [(card, NOWHERE) for card in st.hand_cards(seat, HERO) if st.is_eligible(card)]
        for card in st.hand_cards(seat, BANNER):
            if why_not_race(st, seat, card) is None:
                options += [(card, place) for place in st.stacks_of(seat) if why_not_bear(st, seat, place) is None]
        options.append(END)
        return Decision("heroes", seat, options, "WL-8.1", automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        card, place = pick
        st.play(asked.seat, card)
        if place == NOWHERE:
            st.found(asked.seat, card)
            if st.logging:
                st.emit("hero", (asked.seat, card), "WL-8.1")
        else:
            st.link(place, card)
            if st.logging:
                st.emit("banner", (asked.seat, card, st.head[place]), "WL-8.5")
