"""Step 10: playing ruins and transferring artefacts (chapter 21)."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.board import MOVED, NOWHERE
from sandtable.games.warlords.reasons import (
    NOT_IN_HAND,
    is_held,
    own_place_with,
    why_it_stays,
    why_not_held,
    why_not_played,
)
from sandtable.games.warlords.stacks import is_at_home
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import ARTEFACT, RUIN, TYPE


def why_not_ruin(st: State, card: int) -> str | None:
    """The clause that keeps a ruin in hand from being played (WL-21.2)."""
    return None if st.is_eligible(card) else "WL-21.2"


def why_not_exchange(st: State, seat: int, place: int) -> str | None:
    """The clause that keeps a place from giving or taking artefacts (WL-21.4)."""
    if st.controller[place] != seat or st.is_castle(place) or not is_at_home(st, place):
        return "WL-21.4"
    return None


def why_not_transfer(st: State, seat: int, card: int, place: int) -> str | None:
    """The clause that keeps an artefact of this stack from being moved (WL-21.4)."""
    return "WL-21.4" if st.uses(MOVED, card) else why_not_exchange(st, seat, place)


@frame
class Ruins(Step):
    """The active player may play ruins and move artefacts between his heroes at home (WL-21.1, WL-21.4, WL-25.3).

    A transfer takes effect at once (WL-21.6).
    """

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        moves = self.transfers(st, seat)
        if not st.hands[seat] and not moves:
            st.pop()
            return None
        options: list[Pick] = [(card, NOWHERE) for card in st.hand_cards(seat, RUIN) if why_not_ruin(st, card) is None]
        return Decision("ruins", seat, [*options, *moves, END], "WL-21.1", lone=False)

    def transfers(self, st: State, seat: int) -> list[Pick]:
        """(artefact, the stack it goes to) for every possible transfer (WL-21.5)."""
        stacks = [stack for stack in st.stacks_of(seat) if why_not_exchange(st, seat, stack) is None]
        found: list[Pick] = []
        for stack in stacks:
            for card in st.artefacts[stack]:
                if why_not_transfer(st, seat, card, stack) is None:
                    found += [(card, other) for other in stacks if other != stack]
        return found

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        card, place = pick
        seat = asked.seat
        if place == NOWHERE:
            st.play(seat, card)
            st.enter(card)
            st.ruins[seat] += (card,)  # not linked to anything (WL-21.3)
            if st.loud:
                st.emit("ruin", (seat, card), "WL-21.1")
            return
        giver = next(stack for stack in st.stacks_of(seat) if card in st.artefacts[stack])
        st.unlink(giver, card)
        st.link(place, card)
        st.use(MOVED, card)
        if st.loud:
            st.emit("transfer", (seat, card, st.head[giver], st.head[place]), "WL-21.4")

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part != "card":
            return ["WL-21.4" if part == "place" else asked.clause]
        if is_held(st, asked.seat, value):
            return [why_not_played(st, asked.seat, value, (RUIN,)) or why_not_ruin(st, value) or asked.clause]
        place = own_place_with(st, asked.seat, value)
        if place == NOWHERE:
            return [why_not_held(st, value, "WL-21.1")]
        if TYPE[value] == ARTEFACT:
            return ["WL-21.4"]
        stays = why_it_stays(st, value, place) if st.controller[place] == asked.seat else NOT_IN_HAND
        return ["WL-21.5" if stays == NOT_IN_HAND else stays]

    def why_not_on(self, st: State, seat: int, card: int, place: int) -> str | None:
        return {RUIN: "WL-21.3", ARTEFACT: "WL-21.4"}.get(TYPE[card])
