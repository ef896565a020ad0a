"""Step 2: heroes and banners (chapter 8)."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.reasons import Obstacles, each_once, why_not_played
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import BANNER, HERO, NO_CARD, RACE, TYPE
from sandtable.games.warlords.tables.statuses import STORMBOUND


def why_not_hero(st: State, card: int) -> str | None:
    """The clause that keeps a hero from being played (WL-8.2)."""
    return None if st.is_eligible(card) else "WL-8.2"


def why_not_banner(st: State, seat: int, card: int) -> str | None:
    """The clause that keeps a banner from every stack: its race needs a castle (WL-8.5, WL-8.6).

    Any castle with the symbol is enough, besieged or not, and only when the banner is played (WL-1.24, WL-6.25,
    WL-8.9).
    """
    race = RACE[card]
    if any(RACE[st.head[castle]] == race for castle in st.castles_of(seat)):
        return None
    return "WL-8.5"


def why_not_bear(st: State, seat: int, place: int) -> str | None:
    """The clause that keeps a place from receiving any banner (WL-8.5, WL-8.7, WL-8.8, WL-8.10)."""
    if st.controller[place] != seat:
        return "WL-8.5"
    if st.is_castle(place):
        return "WL-8.7"
    if st.banner[place] != NO_CARD:
        return "WL-8.10"
    return "WL-8.8" if status(st, place) == STORMBOUND else None


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
        options: list[Pick] = [(card, NOWHERE) for card in st.hand_cards(seat, HERO) if why_not_hero(st, card) is None]
        for card in st.hand_cards(seat, BANNER):
            if why_not_banner(st, seat, card) is None:
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

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "place":
            return [why_not_bear(st, asked.seat, value) or "WL-8.5"]
        if part != "card":
            return [asked.clause]
        reason = why_not_played(st, asked.seat, value, (HERO, BANNER), "WL-8.7")
        if reason is None and TYPE[value] == HERO:
            reason = why_not_hero(st, value) or asked.clause
        reason = reason or why_not_banner(st, asked.seat, value)
        if reason is not None:
            return [reason]
        return each_once(self.obstacles(st, asked.seat, value).values()) or ["WL-8.7"]

    def obstacles(self, st: State, seat: int, card: int) -> Obstacles:
        """The clauses that keep a banner from each stack."""
        return {stack: why_not_bear(st, seat, stack) for stack in st.stacks_of(seat)} if TYPE[card] == BANNER else {}

    def why_not_on(self, st: State, seat: int, card: int, place: int) -> str | None:
        return "WL-8.3" if TYPE[card] == HERO else why_not_bear(st, seat, place)
