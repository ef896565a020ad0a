"""Calling the Specialists: the choice of cards in Organised Call to Arms (BL-30.17, BL-30.18). `effects` plays them."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.games.battlelore.call_to_arms.effects import DONE, SpecialistPlay
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.adventures import WITH_LORE
from sandtable.games.battlelore.tables.deployment import SPECIALISTS
from sandtable.games.battlelore.tables.pieces import CAMP

SPECIALIST: Final = "specialist"


def why_not_specialist(st: BattleState, holder: int, card: int) -> str | None:
    """The clause that stops a player from choosing a Specialist card, or None (BL-30.18)."""
    entry = SPECIALISTS[card]
    if entry.lore_only and st.rules.mode != WITH_LORE:
        return "BL-30.18"
    if entry.needs_reserve and st.rules.allies:
        return "BL-33.9"
    if entry.lore_class >= 0 and not st.councils[holder][entry.lore_class]:
        return "BL-30.18"
    return None


def is_for_all(card: int) -> bool:
    """Does the card last all game for all units of its player (Bow Upgrade)? Then units that his other card brings get
    it too.
    """
    return any(effect.word("until") == "game" for effect in SPECIALISTS[card].effects)


@frame
class Specialists(Frame[BattleState]):
    """Both players choose up to two cards, then play them, the starting player first (BL-30.17)."""

    at: int = 0
    lot: int = -1
    picks: list[tuple[int, int]] = []
    """(holder, card), in the order of choosing; -1 for none."""

    def advance(self, st: BattleState) -> Decision | None:
        if self.lot < 0:
            self.lot = st.chance(2)
            return None
        turns = self.turns(st)
        if self.at < len(turns):
            holder = turns[self.at]
            taken = {card for _, card in self.picks}
            options: list[Pick] = [
                card
                for card in range(len(SPECIALISTS))
                if card not in taken and why_not_specialist(st, holder, card) is None
            ]
            return Decision(SPECIALIST, st.rules.seats[holder], [DONE, *options], "BL-30.17", (self.at,))
        st.pop()
        played = sorted([pick for pick in self.picks if pick[1] >= 0], key=lambda pick: is_for_all(pick[1]))
        for camp in (1 - (st.active & CAMP), st.active & CAMP):
            for holder, card in reversed(played):
                if holder & CAMP == camp:
                    st.push(SpecialistPlay(holder, card))
        return None

    def turns(self, st: BattleState) -> tuple[int, ...]:
        """The order in which players choose cards: by lot one, two, one; allies two each (BL-30.17, BL-33.9)."""
        if st.rules.allies:
            return tuple((self.lot + place) % 4 for place in (0, 1, 1, 0, 2, 3, 3, 2))
        return (self.lot, 1 - self.lot, 1 - self.lot, self.lot)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        holder = self.turns(st)[self.at]
        self.picks.append((holder, pick))
        self.at += 1
        if pick == DONE:
            st.emit("no_specialist", (holder,), "BL-30.17")
        else:
            st.emit("specialist", (holder, pick), "BL-30.17")
