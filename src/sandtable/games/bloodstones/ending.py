"""The end of the game: remaining battles, final captures, winner (chapter 16)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.state import Result
from sandtable.games.bloodstones.battle import ChooseBattle
from sandtable.games.bloodstones.capture import capture_village
from sandtable.games.bloodstones.conceding import remove_conceded
from sandtable.games.bloodstones.draw import draw_up
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.figures import (
    VP_CAPTURED_CITADEL,
)

GO: Final = 0
FIGHT: Final = 1


@frame
class Ending(Frame[State]):
    """Players take turns fighting the remaining battles, round after round; then points are counted (BS-16.3 to BS-16.17).

    All battle rules apply (BS-16.5); there is no desert check (BS-16.7).
    """

    trigger: int
    at: int = GO
    i: int = 0
    lap: int = 0

    def advance(self, st: State) -> Decision | None:
        sequence = end_order(st, self.trigger)
        if self.at == GO:
            if self.i == len(sequence):
                self.finish_lap(st)
                return None
            self.at = FIGHT
            self.begin_go(st, sequence[self.i])
            return None
        seat = sequence[self.i]
        if st.own_battles(seat):
            st.push(ChooseBattle(seat, self.lap > 0))
            return None
        self.at = GO
        self.i += 1
        draw_up(st, seat, scores=False)
        return None

    def begin_go(self, st: State, seat: int) -> None:
        """The player becomes active; each such turn counts as a turn for BS-11.12 (BS-16.4)."""
        if st.logging and not self.i and not self.lap:
            st.emit("end_battles", (), "BS-16.3")
        st.active = seat
        st.retreated = []

    def finish_lap(self, st: State) -> None:
        """Start another round while contested areas remain, without withdrawals (BS-16.8); otherwise count the points."""
        if any(st.is_contested(area) for area in range(st.rules.areas)):
            self.i = 0
            self.lap += 1
            return
        st.pop()
        remove_conceded(st)
        capture_all(st)
        st.result = final_result(st)


def end_order(st: State, trigger: int) -> list[int]:
    """Player order from the left of the triggering player, who is last (BS-16.3)."""
    start = st.order.index(trigger) + 1
    n = len(st.order)
    seats = [st.order[(start + k) % n] for k in range(n)]
    return [seat for seat in seats if not st.is_out(seat)]


def capture_all(st: State) -> None:
    """Every player captures all enemy villages in areas with their own units, without spending pips (BS-16.9)."""
    for seat in st.order:
        taken = 0
        for area in st.unit_areas(seat):
            while st.villages[area] and st.village_of[area] != seat:
                capture_village(st, seat, area)
                taken += 1
        if taken and st.logging:
            st.emit("end_capture", (seat, taken), "BS-16.9")


def captured_points(st: State, seat: int) -> int:
    """VP for captured villages and citadels (BS-16.10 to BS-16.12); an eliminated player scores none (BS-15.10).

    Your own villages on the map score nothing (BS-16.17).
    """
    if st.is_out(seat):
        return 0
    return (
        st.captured_villages[seat] * st.faction_of(seat).captured_village
        + st.captured_citadels[seat] * VP_CAPTURED_CITADEL
    )


DECIDED_BY: Final = {"most_vp": "BS-16.13", "tie_villages": "BS-16.14", "tie_captures": "BS-16.15"}


def final_result(st: State) -> Result:
    """Most VP, then most own villages on the map, then most VP from captures, else shared (BS-1.2, BS-16.13 to BS-16.16)."""
    for seat in range(st.players):
        st.vp = with_item(st.vp, seat, st.vp[seat] + captured_points(st, seat))
        if st.logging:
            st.emit("final", (seat, st.vp[seat]), "BS-16.13")
    left = [seat for seat in st.order if not st.is_out(seat)]
    how = "most_vp"
    best = top(left, [st.vp[seat] for seat in left])
    if len(best) > 1:
        how = "tie_villages"
        best = top(best, [st.villages_on_map(seat) for seat in best])
    if len(best) > 1:
        how = "tie_captures"
        best = top(best, [captured_points(st, seat) for seat in best])
    if len(best) > 1:
        how = "shared"
    if st.logging:
        if how == "shared":
            st.emit("shared", (tuple(best),), "BS-16.16")
        else:
            st.emit("winner", (best[0],), DECIDED_BY[how])
    return Result(tuple(sorted(best)), tuple(st.vp), how)


def top(seats: list[int], figures: list[int]) -> list[int]:
    """The seats with the highest figure.

    >>> top([0, 1, 2], [4, 7, 7])
    [1, 2]
    """
    most = max(figures)
    return [seat for seat, figure in zip(seats, figures, strict=True) if figure == most]
