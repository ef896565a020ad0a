"""Step 9: exploring ruins (chapter 20)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import face_of, faces_of
from sandtable.core.engine.decision import Decision, Pick, Reaction, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Window
from sandtable.games.warlords.board import EXPLORED, NOBODY, without
from sandtable.games.warlords.draws import is_lost
from sandtable.games.warlords.reasons import is_held, why_not_answer, why_not_held
from sandtable.games.warlords.stacks import has_room, status
from sandtable.games.warlords.state import END, Procedure, State, Step
from sandtable.games.warlords.tables.cards import ALLY, FINDABLE, HAZARDS, NO_CARD, TREASURE, TYPE
from sandtable.games.warlords.tables.statuses import ON_CAMPAIGN, ON_PATROL

HAZARD: Final = Reaction("hazard", END)


def why_not_explorer(st: State, seat: int, place: int) -> str | None:
    """The clause that keeps a place from exploring anything (WL-20.1 to WL-20.4)."""
    if st.controller[place] != seat or st.is_castle(place):
        return "WL-20.1"
    if status(st, place) not in (ON_PATROL, ON_CAMPAIGN):
        return "WL-20.2"
    return "WL-20.3" if st.uses(EXPLORED, place) else None


def holder_of(st: State, ruin: int) -> int:
    """The player in whose territory a ruin lies; NOBODY if it is not in play."""
    for seat, ruins in enumerate(st.ruins):
        if ruin in ruins:
            return seat
    return NOBODY


def why_not_reach(st: State, seat: int, stack: int, ruin: int) -> str | None:
    """The clause that keeps a stack from a ruin: patrols explore at home, campaigns abroad (WL-20.1)."""
    home = holder_of(st, ruin) == seat
    return None if home == (status(st, stack) == ON_PATROL) else "WL-20.1"


def why_not_lay_out(st: State, card: int) -> str | None:
    """The clause that keeps a card in hand from being searched for (WL-20.5, WL-20.6)."""
    if TYPE[card] not in FINDABLE:
        return "WL-20.5"
    return None if st.is_eligible(card) else "WL-20.6"


@frame
class Exploring(Step):
    """The active player's stacks explore ruins, one at a time (WL-20.5, WL-25.10)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        pairs = self.pairs(st, seat)
        if not st.hands[seat] or not pairs:
            st.pop()
            return None
        cards = self.cards(st, seat)
        options: list[Pick] = []
        for stack, ruin in pairs:
            fits = [card for card in cards if TYPE[card] != ALLY or has_room(st, stack)]  # WL-20.7
            options += [(stack, ruin, card) for card in fits]
        options.append(END)
        return Decision("explore", seat, options, "WL-20.5", lone=False)

    def pairs(self, st: State, seat: int) -> list[tuple[int, int]]:
        """(stack, ruin) for every possible exploration on the table (WL-20.1)."""
        stacks = [stack for stack in st.stacks_of(seat) if why_not_explorer(st, seat, stack) is None]
        ruins = [ruin for lying in st.ruins for ruin in lying]
        return [(stack, ruin) for stack in stacks for ruin in ruins if why_not_reach(st, seat, stack, ruin) is None]

    def cards(self, st: State, seat: int) -> list[int]:
        faces = dict.fromkeys([face_of(card) for card in st.hands[seat]])
        return [card for card in faces if card >= 0 and why_not_lay_out(st, card) is None]

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        stack, ruin, card = pick
        seat = asked.seat
        st.play(seat, card)
        st.use(EXPLORED, stack)
        if st.loud:
            st.emit("explores", (seat, st.head[stack], ruin, card), "WL-20.5")
        st.push(Search(stack, ruin, card))
        st.push(Hazards(st.opponents(seat)))

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        seat = asked.seat
        if part == "place":
            in_reach = any(stack == value for stack, _ in self.pairs(st, seat))
            return [why_not_explorer(st, seat, value) or (self.why_nothing(st, seat) if in_reach else "WL-20.1")]
        if part != "card":
            return [asked.clause]
        if is_held(st, seat, value):
            return [why_not_lay_out(st, value) or "WL-20.7"]
        if holder_of(st, value) == NOBODY:
            return [why_not_held(st, value)]
        return [self.why_nothing(st, seat) if any(ruin == value for _, ruin in self.pairs(st, seat)) else "WL-20.1"]

    def why_not_with(self, st: State, asked: Decision, target: Target, given: tuple[Target, ...]) -> list[str]:
        """The clauses against this ruin (WL-20.1) or this ally (WL-20.7) with the chosen stack, and the other way round."""
        named = [*given, target]
        for stack in [value for part, value in named if part == "place" and value in st.stacks_of(asked.seat)]:
            for card in [value for part, value in named if part == "card"]:
                ruin = holder_of(st, card) != NOBODY
                if ruin and why_not_reach(st, asked.seat, stack, card) is not None:
                    return ["WL-20.1"]
                if not ruin and TYPE[card] == ALLY and is_held(st, asked.seat, card) and not has_room(st, stack):
                    return ["WL-20.7"]
        return [] if given else self.why_not(st, asked, *target)

    def why_nothing(self, st: State, seat: int) -> str:
        """The clause that prevents a search although stack and ruin exist: no card, only names in play, or no room for
        allies.
        """
        if self.cards(st, seat):
            return "WL-20.7"
        return "WL-20.6" if any(TYPE[face] in FINDABLE for face in faces_of(st.hands[seat])) else "WL-20.5"


@frame
class Search(Procedure):
    """A card laid out on a ruin; the stack finds it after all opponents have answered (WL-20.8, WL-20.13, WL-20.17)."""

    stack: int
    ruin: int
    card: int

    def held(self) -> tuple[int, ...]:
        return (self.card,)

    def advance(self, st: State) -> Decision | None:
        """Artefacts and allies join the stack, a treasure stays in the territory; a lost search leaves the ruin
        (WL-20.9).

        Another stack may then explore the ruin (WL-20.14). A hero may carry any number of artefacts (WL-20.15), and
        they work at once (WL-20.16).
        """
        st.pop()
        if st.head[self.stack] == NO_CARD:
            st.discard(self.card)
            return None
        seat = st.active
        if TYPE[self.card] == TREASURE:
            st.enter(self.card)
            st.treasures[seat] += (self.card,)
        else:
            st.link(self.stack, self.card)
        holder = holder_of(st, self.ruin)
        if holder != NOBODY:
            st.ruins[holder] = without(st.ruins[holder], self.ruin)
            st.lose(self.ruin)
        if st.loud:
            st.emit("finds", (seat, st.head[self.stack], self.card), "WL-20.13")
        return None


@frame
class Hazards(Window[State]):
    """Each opponent clockwise may play one hazard; it is resolved before the next opponent decides (WL-20.8 to WL-20.12)."""

    def search(self, st: State) -> Search:
        frame = st.stack[-2]
        assert isinstance(frame, Search)
        return frame

    def ask(self, st: State, who: int) -> Decision | None:
        search = self.search(st)
        if st.head[search.stack] == NO_CARD or not st.hands[who] or st.is_out(who):
            return None
        faces = dict.fromkeys([face_of(card) for card in st.hands[who]])
        options: list[Pick] = [card for card in faces if card >= 0 and TYPE[card] in HAZARDS]
        options.append(END)
        context = (search.stack, search.card)
        return Decision("hazard", who, options, "WL-20.8", context, lone=False, reaction=HAZARD)

    def react(self, st: State, who: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        search = self.search(st)
        st.play(who, pick)
        st.discard(pick)
        if st.loud:
            st.emit("hazards", (who, pick, st.head[search.stack]), "WL-20.10")
        if is_lost(st, who, pick):
            if st.loud:
                st.emit("vanishes", (st.active, st.head[search.stack]), "WL-20.9")
            st.remove(search.stack)

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        return [why_not_answer(st, asked.seat, value, "WL-1.20") if part == "card" else "WL-20.8"]
