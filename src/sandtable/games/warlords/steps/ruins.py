"""Step 10: playing ruins and transferring artefacts (chapter 21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Check, Part
from sandtable.core.engine.lists import with_more
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.board import MOVED, NOWHERE
from sandtable.games.warlords.reasons import (
    ONE_CARD,
    NameOnce,
    Rule,
    is_held,
    lies_open,
    own_place_with,
    stacks_or_nowhere,
    why_it_stays,
    why_not_in_hand,
    why_not_in_step,
    with_status,
)
from sandtable.games.warlords.stacks import is_at_home, status
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import ARTEFACT, RUIN, TYPE

# -- ruins and artefacts -----------------------------------------------------------------------------------------------


def with_carrier(st: State, seat: int, card: int) -> Facts:
    place = own_place_with(st, seat, card)
    return {"h": ("place", place), "s": ("condition", status(st, place))}


def only_carrier(st: State, seat: int, card: int) -> Facts:
    return {"place": ("place", own_place_with(st, seat, card))}


def unmoved(st: State, place: int) -> list[int]:
    """The artefacts of a stack that have not been moved in this turn."""
    return [card for card in st.artefacts[place] if not st.uses(MOVED, card)]


def first_artefact(st: State, seat: int, place: int) -> Facts:
    return {"card": ("card", unmoved(st, place)[0])}


ONE_RUIN: Final = NameOnce("WL-21.2")
LIES_ALREADY: Final = Refusal("WL-21.1", "exchange-ruin-lies")
LIES_ALONE: Final = Refusal("WL-21.3", "exchange-ruin-alone")
NOT_AN_ARTEFACT: Final = Refusal("WL-21.5", "exchange-not-artefact")
NOT_WITH_YOU: Final = Refusal("WL-21.4", "exchange-not-with-you")
HAS_MOVED: Final = Refusal("WL-21.4", "exchange-moved")
CARRIER_AWAY: Final = Refusal("WL-21.4", "exchange-carrier-away", with_carrier)
IS_CASTLE: Final = Refusal("WL-21.4", "exchange-castle")
NOT_YOURS: Final = Refusal("WL-21.4", "exchange-not-yours")
HERO_AWAY: Final = Refusal("WL-21.4", "exchange-hero-away", with_status)
IS_THERE: Final = Refusal("WL-21.4", "exchange-there")
NO_OTHER_HERO: Final = Refusal("WL-21.4", "exchange-only-hero")
NO_OTHER_HERO_FOR: Final = Refusal("WL-21.4", "exchange-only-hero", only_carrier)
OTHERS_HAVE_MOVED: Final = Refusal("WL-21.4", "exchange-others-moved")
ONLY_ITS_OWN: Final = Refusal("WL-21.4", "exchange-only-own", first_artefact)
NO_ARTEFACTS: Final = Refusal("WL-21.4", "exchange-none")


def why_not_exchange(st: State, seat: int, place: int) -> Refusal | None:
    """Why a place neither gives nor takes artefacts (WL-21.4)."""
    if place == NOWHERE:  # a ruin goes to no place
        return None
    if st.is_castle(place):
        return IS_CASTLE
    if st.controller[place] != seat:
        return NOT_YOURS
    return None if is_at_home(st, place) else HERO_AWAY


def why_not_transfer(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """Why an artefact of this stack cannot be moved (WL-21.4)."""
    if st.controller[place] != seat:
        return NOT_WITH_YOU
    if st.uses(MOVED, card):
        return HAS_MOVED
    return None if is_at_home(st, place) else CARRIER_AWAY


def why_not_card(st: State, seat: int, card: int) -> Refusal | None:
    """Why a card is neither a ruin to play nor an artefact to move (WL-21.1 to WL-21.5)."""
    held, place = is_held(st, seat, card), own_place_with(st, seat, card)
    if TYPE[card] == ARTEFACT and place != NOWHERE and (st.controller[place] == seat or not held):
        return why_not_transfer(st, seat, card, place)
    if held:
        return why_not_in_step(st, seat, card, (RUIN,)) or ONE_RUIN.why_not(st, seat, card)
    if place == NOWHERE:
        return LIES_ALREADY if lies_open(st, card) and TYPE[card] == RUIN else why_not_in_hand(st, seat, card)
    stays = why_it_stays(st, card, place) if st.controller[place] == seat else None
    return stays or NOT_AN_ARTEFACT


def why_not_to(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """Why a card does not go to a place: a ruin lies on its own, an artefact goes to another hero (WL-21.3, WL-21.4)."""
    if TYPE[card] == RUIN:
        return None if place == NOWHERE else LIES_ALONE
    return IS_THERE if place in (NOWHERE, own_place_with(st, seat, card)) else None


# -- the rule of the question ------------------------------------------------------------------------------------------


def ruins_and_artefacts(st: State, seat: int) -> list[int]:
    """The ruins in the player's own hand and the artefacts of their stacks."""
    carried = [card for stack in st.stacks_of(seat) for card in st.artefacts[stack]]
    return [*st.hand_cards(seat, RUIN), *carried]


def why_no_exchange(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why no artefact comes to this hero, or why this artefact goes to nobody (WL-21.4)."""
    if "card" in about:
        return NO_OTHER_HERO_FOR
    home, place = [stack for stack in st.stacks_of(seat) if is_at_home(st, stack)], about["place"]
    if home == [place]:
        return NO_OTHER_HERO
    if any(st.artefacts[stack] for stack in home if stack != place):
        return OTHERS_HAVE_MOVED
    return ONLY_ITS_OWN if unmoved(st, place) else NO_ARTEFACTS


RUINS: Final = Rule(
    (
        Part("card", "card", ruins_and_artefacts, ONE_CARD),
        Part("place", "place", stacks_or_nowhere, Refusal("WL-21.4", "exchange-one-place")),
    ),
    (Check(why_not_card, "card"), Check(why_not_exchange, "place"), Check(why_not_to, "card", "place")),
    Refusal("WL-21.1", "exchange-no-part"),
    why_no_exchange,
)


@frame
class Ruins(Step):
    """The active player may play ruins and move artefacts between his heroes at home (WL-21.1, WL-21.4, WL-25.3).

    A transfer takes effect at once (WL-21.6).
    """

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        stacks = [stack for stack in st.stacks_of(seat) if why_not_exchange(st, seat, stack) is None]
        moves: list[Pick] = []
        for stack in stacks:
            for card in st.artefacts[stack]:
                if why_not_transfer(st, seat, card, stack) is None:
                    moves += [(card, other) for other in stacks if other != stack]
        if not st.hands[seat] and not moves:
            st.pop()
            return None
        ruins: list[Pick] = [(card, NOWHERE) for card in st.hand_cards(seat, RUIN) if st.is_eligible(card)]
        return Decision("ruins", seat, [*ruins, *moves, END], "WL-21.1", automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        card, place = pick
        seat = asked.seat
        if place == NOWHERE:
            st.play(seat, card)
            st.enter(card)
            st.ruins = with_more(st.ruins, seat, card)  # not linked to anything (WL-21.3)
            if st.logging:
                st.emit("ruin", (seat, card), "WL-21.1")
            return
        giver = next(stack for stack in st.stacks_of(seat) if card in st.artefacts[stack])
        st.unlink(giver, card)
        st.link(place, card)
        st.use(MOVED, card)
        if st.logging:
            st.emit("transfer", (seat, card, st.head[giver], st.head[place]), "WL-21.4")
