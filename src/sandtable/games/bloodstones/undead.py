"""Phase 2: Move Undead (chapter 7)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.games.bloodstones.cutiecorn import settle_cutiecorn
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.units import UNDEAD
from sandtable.games.bloodstones.terrain import is_passage_blocked, passage_areas, why_not_enter

DONE: Final = -1
UNDEAD_STEPS: Final = 2


def undead_destinations(st: State, seat: int, area: int) -> list[int]:
    """Where one step can lead: an adjacent land area of any terrain, or the end of a Ship Passage (BS-7.3 to BS-7.8).

    Enemy villages do not matter (BS-7.9).
    """
    if st.has_foes(area, seat):
        return []
    passages = passage_areas(st, seat, area)
    if not passages:
        return list(st.rules.land_adjacent[area])
    return sorted({*st.rules.land_adjacent[area], *passages})


@frame
class MoveUndead(Frame[State]):
    """Move Undead one step at a time. `left` lists (area, steps left) for each Undead that may still move.

    The Cutiecorn does not move with them (BS-17.9).
    """

    seat: int
    left: list[tuple[int, int]]

    @classmethod
    def of(cls, st: State, seat: int) -> MoveUndead:
        """Start the phase: every Undead on the map has two steps (BS-7.2).

        This is the only phase in which they move (BS-14.17). Undead raised later cannot move before your next turn (BS-14.22).
        """
        left = [(a, UNDEAD_STEPS) for a, force in enumerate(st.units[seat]) for _ in range(force.count(UNDEAD))]
        return cls(seat, left)

    def advance(self, st: State) -> Decision | None:
        options: list[Pick] = []
        last = (-1, -1)
        for area, steps in self.left:
            if (area, steps) != last:
                last = (area, steps)
                options += [(area, steps, end) for end in undead_destinations(st, self.seat, area)]
        if not options:
            st.pop()
            return None
        options.append(DONE)
        return Decision("undead_step", self.seat, options, "BS-19.6")

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        area, steps, end = pick
        self.left.remove((area, steps))
        if steps > 1:
            self.left.append((end, steps - 1))
            self.left.sort()
        st.remove_unit(self.seat, area, UNDEAD)
        st.add_unit(self.seat, end, UNDEAD)
        if st.logging:
            st.emit("undead_move", (self.seat, area, end), "BS-7.2")
        settle_cutiecorn(st)

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "tile":
            return ["BS-7.4"]
        if part == "count":
            held = any(steps == value and st.has_foes(area, self.seat) for area, steps in self.left)
            return ["BS-7.8" if held else "BS-7.2"]
        if part != "area":
            return [asked.clause]
        if why_not_enter(st, self.seat, UNDEAD, value) is not None:
            return ["BS-7.6"]
        reason = self.why_not_leave(st, value)
        if reason is None:
            starts = [area for area, _ in self.left if not st.has_foes(area, self.seat)]
            blocked = any(is_passage_blocked(st, self.seat, area, value) for area in starts)
            reason = "BS-9.26" if blocked else "BS-7.3"
        return [reason]

    def why_not_with(self, st: State, asked: Decision, target: Target, given: tuple[Target, ...]) -> list[str]:
        """With an Undead chosen, an area target is its destination and a number is its remaining steps."""
        chosen = dict(given)
        part, value = target
        if part == "count" and "area" in chosen:
            return ["BS-7.2"]
        if part != "area" or "area" not in chosen or st.is_sea(value):
            return self.why_not(st, asked, part, value)
        return ["BS-9.26" if is_passage_blocked(st, self.seat, chosen["area"], value) else "BS-7.3"]

    def why_not_leave(self, st: State, area: int) -> str | None:
        """The clause that forbids the units of an area to leave it (BS-7.1, BS-7.2, BS-7.8)."""
        force = st.units[self.seat][area]
        if not force:
            return None
        if UNDEAD not in force:
            return "BS-7.1"
        if st.has_foes(area, self.seat):
            return "BS-7.8"
        return None if any(start == area for start, _ in self.left) else "BS-7.2"
