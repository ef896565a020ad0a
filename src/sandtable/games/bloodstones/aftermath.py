"""What happens after a battle: points, Cutiecorn, castles, casualty, retreat, Undead, Dragons (BS-10.40 to BS-10.50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.bloodstones.cutiecorn import settle_cutiecorn, take_control
from sandtable.games.bloodstones.parts import choice, other
from sandtable.games.bloodstones.retreat import destinations, leave_for, why_not_leave_for
from sandtable.games.bloodstones.state import NOWHERE, State, distinct
from sandtable.games.bloodstones.tables.figures import VP_CUTIECORN_WON, VP_UNIT_BEATEN
from sandtable.games.bloodstones.tables.units import (
    CHANGES_CONTROL,
    DISCARDED_AFTER_WON_ATTACK,
    LOST_ON_DEFEAT,
    RAISES_UNDEAD,
    TAKEN_BY_WINNER,
    UNDEAD,
)

SCORE: Final = 0
CASUALTY: Final = 2
RETREAT: Final = 3
RAISE: Final = 4
DRAGONS: Final = 5


@frame
class Aftermath(Sequence[State]):
    """The consequences of a decided battle in the order of BS-10.48. `fallen` counts the loser's eliminated units.

    Villages are not affected, and the winner's units stay (BS-10.47, BS-10.49).
    """

    area: int
    winner: int
    loser: int
    attack_won: bool
    at: int = SCORE
    fallen: int = 0
    raises: bool = False

    def steps(self) -> tuple[Callable[[Aftermath, State], Decision | None], ...]:
        return STEPS

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "casualty":
            self.at = RETREAT
            self.fall(st, [pick])
            if st.logging:
                st.emit("casualty", (self.loser, (pick,)), "BS-10.45")
        elif asked.kind == "retreat":
            self.at = RAISE
            if st.logging:
                st.emit("retreat", (self.loser, self.area, pick), "BS-10.46")
            self.fallen += len(leave_for(st, self.loser, self.area, pick))
        else:
            self.at = DRAGONS
            for _ in range(pick):
                st.add_unit(self.winner, self.area, UNDEAD)
            st.undead -= pick
            if pick and st.logging:
                st.emit("raise", (self.winner, pick, self.area), "BS-14.19")

    def score(self, st: State) -> Decision | None:
        """Score a point per unit of the beaten force, plus extras for Corsairs and Cutiecorn (BS-10.40, BS-10.41, BS-17.15).

        The Corsairs score 1 more (BS-14.35). The Cutiecorn counts as a unit (BS-17.14).
        """
        self.raises = not RAISES_UNDEAD.isdisjoint(st.units[self.winner][self.area])
        beaten = st.units[self.loser][self.area]
        points = len(beaten) * VP_UNIT_BEATEN + st.faction_of(self.winner).victory
        takes_over = not CHANGES_CONTROL.isdisjoint(beaten)
        if takes_over:
            points += VP_CUTIECORN_WON
        st.vp = with_item(st.vp, self.winner, st.vp[self.winner] + points)
        if st.logging:
            st.emit("win", (self.winner, points), "BS-10.40")
        if takes_over:
            take_control(st, self.winner, "BS-17.15")
        return None

    def lose_fortresses(self, st: State) -> Decision | None:
        """All castles and the citadel of the loser are eliminated; the citadel goes to the winner (BS-10.44, BS-3.7).

        An attacking citadel is lost in the same way (BS-10.50).
        """
        lost = [unit for unit in st.units[self.loser][self.area] if unit in LOST_ON_DEFEAT]
        if not lost:
            return None
        self.at = RETREAT
        self.fall(st, lost)
        if st.logging:
            st.emit("casualty", (self.loser, tuple(lost)), "BS-10.44")
        if not TAKEN_BY_WINNER.isdisjoint(lost):
            st.citadel = with_item(st.citadel, self.loser, NOWHERE)
            st.captured_citadels = with_item(st.captured_citadels, self.winner, st.captured_citadels[self.winner] + 1)
            if st.logging:
                st.emit("citadel_lost", (self.winner, self.loser), "BS-3.7")
        return None

    def fall(self, st: State, units: list[int]) -> None:
        for unit in units:
            st.eliminate(self.loser, self.area, unit)
        self.fallen += len(units)

    def ask_casualty(self, st: State) -> Decision | None:
        """The loser names one unit, unless no unit could retreat anyway (BS-10.45, BS-11.17, BS-17.16)."""
        force = st.units[self.loser][self.area]
        if not force or not destinations(st, self.loser, self.area, force):
            return None
        return Decision("casualty", self.loser, list(distinct(force)), "BS-19.13", (self.area,))

    def ask_retreat(self, st: State) -> Decision | None:
        """The rest of the force must retreat; without a destination it is eliminated (BS-10.46, BS-11.17, BS-11.18).

        Corsairs retreat like everyone else (BS-14.41).
        Survivors may retreat although their castle was just eliminated (BS-11.16).
        """
        force = st.units[self.loser][self.area]
        if not force:
            return None
        ends = destinations(st, self.loser, self.area, force)
        if ends:
            return Decision("retreat", self.loser, list(ends), "BS-19.14", (self.area,))
        self.fall(st, list(force))
        if st.logging:
            st.emit("no_retreat", (self.loser, force), "BS-11.17")
        return None

    def most_raised(self, st: State) -> int:
        """How many Undead may be raised: one for each eliminated unit, as far as the supply lasts (BS-14.19 to BS-14.21)."""
        return min(self.fallen, st.undead) if self.raises else 0

    def ask_raised(self, st: State) -> Decision | None:
        """A player who won with a Necromancer chooses how many Undead to raise (BS-14.19, BS-19.15)."""
        most = self.most_raised(st)
        if not most:
            return None
        return Decision("raise_undead", self.winner, list(range(most + 1)), "BS-19.15", (self.area,))

    def discard_dragons(self, st: State) -> Decision | None:
        """Dragons of an attacking force that won leave the map (BS-14.3, BS-14.4)."""
        if not self.attack_won:
            return None
        dragons = [unit for unit in st.units[self.winner][self.area] if unit in DISCARDED_AFTER_WON_ATTACK]
        for unit in dragons:
            st.eliminate(self.winner, self.area, unit)
        if dragons and st.logging:
            st.emit("dragons_leave", (self.winner,), "BS-14.3")
        settle_cutiecorn(st)
        return None

    def rule(self, asked: Decision) -> Rule[State]:
        if asked.kind == "retreat":
            return choice("area", asked.clause, lambda st, seat, area: why_not_leave_for(st, seat, self.area, area))
        if asked.kind == "casualty":
            return choice("unit", asked.clause, self.why_not_casualty, among=self.beaten)
        elsewhere = other(asked.clause, area=RAISED_ELSEWHERE)
        return choice("count", asked.clause, self.why_not_raise, elsewhere, lambda st, seat: range(self.fallen + 1))

    def beaten(self, st: State, seat: int) -> list[int]:
        return distinct(st.units[seat][self.area])

    def why_not_casualty(self, st: State, seat: int, unit: int) -> Refusal | None:
        """The casualty is a unit of the beaten force (BS-10.45); the Cutiecorn has gone to the winner (BS-17.16)."""
        if unit in st.units[seat][self.area]:
            return None
        return NO_CASUALTY if unit in CHANGES_CONTROL else NOT_BEATEN

    def why_not_raise(self, st: State, seat: int, count: int) -> Refusal | None:
        """One Undead rises for each eliminated unit, as far as the supply lasts (BS-14.19 to BS-14.21)."""
        if count > self.fallen:
            return FEWER_FELL
        return SUPPLY_USED_UP if count > st.undead else None


def after_battle(st: State, seat: int, *values: int) -> Facts:
    frame = asking(st, Aftermath)
    return {"m": ("count", frame.fallen), "t": ("count", st.undead), "b": ("area", frame.area)}


NO_CASUALTY: Final = Refusal("BS-17.16", "refused-bs-17-16")
NOT_BEATEN: Final = Refusal("BS-10.45", "refused-bs-10-45-unit")
FEWER_FELL: Final = Refusal("BS-14.19", "refused-bs-14-19-count", after_battle)
SUPPLY_USED_UP: Final = Refusal("BS-14.21", "refused-bs-14-21", after_battle)
RAISED_ELSEWHERE: Final = Refusal("BS-14.19", "refused-bs-14-19-area", after_battle)

STEPS: Final = (
    Aftermath.score,
    Aftermath.lose_fortresses,
    Aftermath.ask_casualty,
    Aftermath.ask_retreat,
    Aftermath.ask_raised,
    Aftermath.discard_dragons,
)
