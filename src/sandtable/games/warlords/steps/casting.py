"""Step 6: spells (chapter 12)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.games.warlords.board import CAST, NOWHERE
from sandtable.games.warlords.effects.played import Played, why_not_play
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import END, Procedure, State
from sandtable.games.warlords.tables.cards import ARTEFACT, PRINTINGS, SPELL, TYPE, column
from sandtable.games.warlords.tables.statuses import STORMBOUND

MAGIC: Final = column([card.magic for card in PRINTINGS])


def why_not_source(st: State, seat: int, card: int) -> str | None:
    """The clause that keeps an artefact from casting now (WL-12.1 to WL-12.3, WL-12.11)."""
    stack = st.place_with(card)
    if stack == NOWHERE or st.controller[stack] != seat or not MAGIC[card]:
        return "WL-12.1"
    if status(st, stack) == STORMBOUND:
        return "WL-12.3"
    return "WL-12.2" if st.uses(CAST, card) else None


def casters(st: State, seat: int) -> list[int]:
    """The magic artefacts that may still cast in this player turn."""
    magic = [card for stack in st.stacks_of(seat) for card in st.artefacts[stack] if MAGIC[card]]
    return [card for card in magic if why_not_source(st, seat, card) is None]


class Casting(Procedure):
    """The active player casts spells, each through a magic artefact that he names (WL-12.1, WL-12.2)."""

    __slots__ = ()

    def fields(self) -> tuple[object, ...]:
        return ()

    def clone(self) -> Casting:
        return Casting()

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        sources = casters(st, seat)
        if not st.hands[seat] or not sources:
            st.pop()
            return None
        options: list[Pick] = []
        for card in st.hand_cards(seat, SPELL):
            options += [(card, source) for source in sources if why_not_play(st, seat, card, source) is None]
        options.append(END)
        return Decision("cast", seat, options, "WL-12.1", lone=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        card, source = pick
        st.play(asked.seat, card)
        st.use(CAST, source)
        if st.loud:
            st.emit("casts", (asked.seat, card, source), "WL-12.2")
        st.push(Played(asked.seat, card, source))

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part != "card":
            return ["WL-12.1"]
        if TYPE[value] == SPELL:
            return [why_not_play(st, asked.seat, value, casters(st, asked.seat)[0]) or "WL-12.2"]
        return [why_not_source(st, asked.seat, value) or "WL-12.10"] if TYPE[value] == ARTEFACT else ["WL-5.6"]
