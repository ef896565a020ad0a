"""After a battle: points, Cutiecorn, castles, casualty, retreat, Undead, Dragons, in that order (BS-10.40 to BS-10.50)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.games.bloodstones.asking import BSFrame
from sandtable.games.bloodstones.content import (
    CITADEL,
    CORSAIRS,
    CUTIECORN,
    DRAGON,
    IS_FORTRESS,
    NECROMANCER,
    UNDEAD,
    VP_CORSAIR_VICTORY,
    VP_CUTIECORN_WON,
    VP_UNIT_BEATEN,
)
from sandtable.games.bloodstones.cutiecorn import settle_cutiecorn, take_control
from sandtable.games.bloodstones.retreat import destinations, leave_for, why_not_leave_for
from sandtable.games.bloodstones.state import NOWHERE, State, distinct

SCORE: Final = 0
FORTRESSES: Final = 1
CASUALTY: Final = 2
RETREAT: Final = 3
RAISE: Final = 4
DRAGONS: Final = 5


class Aftermath(BSFrame):
    """The consequences of a decided battle in the order of BS-10.48. `fallen` counts the loser's eliminated units."""

    __slots__ = ("area", "at", "attack_won", "fallen", "loser", "raises", "winner")

    def __init__(
        self,
        area: int,
        winner: int,
        loser: int,
        attack_won: bool,
        at: int = SCORE,
        fallen: int = 0,
        raises: bool = False,
    ) -> None:
        self.area = area
        self.winner = winner
        self.loser = loser
        self.attack_won = attack_won
        self.at = at
        self.fallen = fallen
        self.raises = raises

    def fields(self) -> tuple[object, ...]:
        return (self.area, self.winner, self.loser, self.attack_won, self.at, self.fallen, self.raises)

    def advance(self, st: State) -> Decision | None:
        if self.at == SCORE:
            self.at = FORTRESSES
            self.raises = NECROMANCER in st.units[self.winner][self.area]
            self.score(st)
        elif self.at == FORTRESSES:
            self.at = RETREAT if self.lose_fortresses(st) else CASUALTY
        elif self.at == CASUALTY:
            return self.ask_casualty(st)
        elif self.at == RETREAT:
            return self.ask_retreat(st)
        elif self.at == RAISE:
            most = self.most_raised(st)
            if most:
                return Decision("raise_undead", self.winner, list(range(most + 1)), "BS-19.15", (self.area,))
            self.at = DRAGONS
        else:
            st.pop()
            self.discard_dragons(st)
        return None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "casualty":
            self.at = RETREAT
            self.fall(st, [pick])
            if st.loud:
                st.emit("casualty", (self.loser, (pick,)), "BS-10.45")
        elif asked.kind == "retreat":
            self.at = RAISE
            if st.loud:
                st.emit("retreat", (self.loser, self.area, pick), "BS-10.46")
            self.fallen += len(leave_for(st, self.loser, self.area, pick))
        else:
            self.at = DRAGONS
            for _ in range(pick):
                st.add_unit(self.winner, self.area, UNDEAD)
            st.undead -= pick
            if pick and st.loud:
                st.emit("raise", (self.winner, pick, self.area), "BS-14.19")

    def score(self, st: State) -> None:
        """A point for each unit of the beaten force, extras for Corsairs and Cutiecorn (BS-10.40, BS-10.41, BS-17.15)."""
        beaten = st.units[self.loser][self.area]
        points = len(beaten) * VP_UNIT_BEATEN
        if st.faction[self.winner] == CORSAIRS:
            points += VP_CORSAIR_VICTORY
        if CUTIECORN in beaten:
            points += VP_CUTIECORN_WON
        st.vp[self.winner] += points
        if st.loud:
            st.emit("win", (self.winner, points), "BS-10.40")
        if CUTIECORN in beaten:
            take_control(st, self.winner, "BS-17.15")

    def lose_fortresses(self, st: State) -> bool:
        """All castles and the citadel of the loser are eliminated; the citadel goes to the winner (BS-10.44, BS-3.7)."""
        lost = [unit for unit in st.units[self.loser][self.area] if IS_FORTRESS[unit]]
        if not lost:
            return False
        self.fall(st, lost)
        if st.loud:
            st.emit("casualty", (self.loser, tuple(lost)), "BS-10.44")
        if CITADEL in lost:
            st.citadel[self.loser] = NOWHERE
            st.captured_citadels[self.winner] += 1
            if st.loud:
                st.emit("citadel_lost", (self.winner, self.loser), "BS-3.7")
        return True

    def fall(self, st: State, units: list[int]) -> None:
        for unit in units:
            st.eliminate(self.loser, self.area, unit)
        self.fallen += len(units)

    def ask_casualty(self, st: State) -> Decision | None:
        """The loser names one unit, unless no unit could leave anyway (BS-10.45, BS-11.17, BS-17.16)."""
        force = st.units[self.loser][self.area]
        if not force or not destinations(st, self.loser, self.area, force):
            self.at = RETREAT
            return None
        return Decision("casualty", self.loser, list(distinct(force)), "BS-19.13", (self.area,))

    def ask_retreat(self, st: State) -> Decision | None:
        """The rest must retreat; without a destination it is eliminated (BS-10.46, BS-11.17, BS-11.18)."""
        force = st.units[self.loser][self.area]
        if not force:
            self.at = RAISE
            return None
        ends = destinations(st, self.loser, self.area, force)
        if ends:
            return Decision("retreat", self.loser, list(ends), "BS-19.14", (self.area,))
        self.at = RAISE
        self.fall(st, list(force))
        if st.loud:
            st.emit("no_retreat", (self.loser, force), "BS-11.17")
        return None

    def most_raised(self, st: State) -> int:
        """Undead that may be raised: one for each eliminated unit, as the supply lasts (BS-14.19 to BS-14.21)."""
        return min(self.fallen, st.undead) if self.raises else 0

    def discard_dragons(self, st: State) -> None:
        """Dragons of an attacking force that won leave the map (BS-14.3, BS-14.4)."""
        if not self.attack_won:
            return
        dragons = st.units[self.winner][self.area].count(DRAGON)
        for _ in range(dragons):
            st.eliminate(self.winner, self.area, DRAGON)
        if dragons and st.loud:
            st.emit("dragons_leave", (self.winner,), "BS-14.3")
        settle_cutiecorn(st)

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if asked.kind == "retreat" and part == "area":
            return [why_not_leave_for(st, self.loser, self.area, value)]
        if asked.kind == "casualty" and part == "unit":
            return ["BS-17.16" if value == CUTIECORN else "BS-10.45"]
        return [asked.clause]
