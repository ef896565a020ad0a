"""Step 6: spells (chapter 12)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.board import CAST, NOWHERE
from sandtable.games.warlords.effects.played import Played, why_not_play
from sandtable.games.warlords.reasons import each_once, is_held, own_place_with, why_later, why_not_held
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import ARTEFACT, PRINTINGS, SPELL, TYPE, column
from sandtable.games.warlords.tables.statuses import STORMBOUND

MAGIC: Final = column([card.magic for card in PRINTINGS])


def why_not_source(st: State, seat: int, card: int) -> str | None:
    """The clause that keeps an artefact from casting now (WL-12.1 to WL-12.3, WL-12.11)."""
    stack = own_place_with(st, seat, card)
    if stack == NOWHERE or st.controller[stack] != seat or not MAGIC[card]:
        return "WL-12.1"
    if status(st, stack) == STORMBOUND:
        return "WL-12.3"
    return "WL-12.2" if st.uses(CAST, card) else None


def casters(st: State, seat: int) -> list[int]:
    """The magic artefacts that may still cast in this player turn."""
    magic = [card for stack in st.stacks_of(seat) for card in st.artefacts[stack] if MAGIC[card]]
    return [card for card in magic if why_not_source(st, seat, card) is None]


@frame
class Casting(Step):
    """The active player casts spells, each through a magic artefact that he names (WL-12.1, WL-12.2)."""

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
        seat = asked.seat
        if part == "place":
            carried = st.artefacts[value] if st.controller[value] == seat else ()
            if any(pick[1] in carried for pick in asked.options if not isinstance(pick, int)):
                return ["WL-12.2"]  # the player names the artefact, not the hero who carries it
            reasons = [self.why_not_through(st, seat, card) for card in carried if MAGIC[card]]
            return each_once(reasons) or ["WL-12.1"]
        if part != "card":
            return [asked.clause]
        held = is_held(st, seat, value)
        if held and TYPE[value] == SPELL:
            return each_once([why_not_play(st, seat, value, source) for source in casters(st, seat)])
        if TYPE[value] == ARTEFACT and not held:
            return [self.why_not_through(st, seat, value)]
        return [why_later(value) if held else why_not_held(st, value)]

    def why_not_with(self, st: State, asked: Decision, target: Target, given: tuple[Target, ...]) -> list[str]:
        """The clauses against this artefact with the chosen spell, or against this spell with the chosen artefact."""
        cards = [value for part, value in (*given, target) if part == "card"]
        spells = [card for card in cards if TYPE[card] == SPELL and is_held(st, asked.seat, card)]
        artefacts = [card for card in cards if TYPE[card] == ARTEFACT]
        if spells and artefacts:
            reason = why_not_source(st, asked.seat, artefacts[0])
            return [reason or why_not_play(st, asked.seat, spells[0], artefacts[0]) or "WL-12.10"]
        if (
            spells
            and given
            and target[0] == "card"
            and TYPE[target[1]] != SPELL
            and not is_held(st, asked.seat, target[1])
        ):
            return ["WL-12.1"]  # the question asks for an artefact now
        return [] if given else self.why_not(st, asked, *target)

    def why_not_through(self, st: State, seat: int, artefact: int) -> str:
        """The clause that keeps spells from being cast through an artefact: its own, or that no spell in hand has a target."""
        reason = why_not_source(st, seat, artefact)
        return reason or ("WL-12.10" if st.hand_cards(seat, SPELL) else "WL-12.1")
