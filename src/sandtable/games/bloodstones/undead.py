"""Phase 2: Move Undead (chapter 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Check, Rule, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.bloodstones.cutiecorn import settle_cutiecorn
from sandtable.games.bloodstones.parts import other, part, with_foes
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.units import UNDEAD
from sandtable.games.bloodstones.terrain import blocked_link, is_passage_blocked, passage_areas

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


def with_link(st: State, seat: int, start: int, end: int) -> Facts:
    return blocked_link(st, seat, [start], end)


def with_links(st: State, seat: int, *values: int) -> Facts:
    return blocked_link(st, seat, free_starts(st, seat, values[:-1]), values[-1])


NO_UNDEAD_HERE: Final = Refusal("BS-7.1", "refused-bs-7-1")
STEPS_DONE: Final = Refusal("BS-7.2", "refused-bs-7-2")
NONE_WITH_STEPS: Final = Refusal("BS-7.2", "refused-bs-7-2-count")
NONE_HERE_WITH_STEPS: Final = Refusal("BS-7.2", "refused-bs-7-2-pair")
HELD: Final = Refusal("BS-7.8", "refused-bs-7-8")
HELD_HERE: Final = Refusal("BS-7.8", "refused-bs-7-8-area", with_foes)
AT_SEA: Final = Refusal("BS-7.6", "refused-bs-7-6")
SAME_AREA: Final = Refusal("BS-7.3", "refused-bs-7-3-here")
OUT_OF_REACH: Final = Refusal("BS-7.3", "refused-bs-7-3-pair")
OUT_OF_ALL_REACH: Final = Refusal("BS-7.3", "refused-bs-7-3")
BROKEN_CHAIN: Final = Refusal("BS-9.26", "refused-bs-9-26", with_link)
BROKEN_CHAINS: Final = Refusal("BS-9.26", "refused-bs-9-26", with_links)
OUT_OF_THEIR_REACH: Final = Refusal("BS-7.3", "refused-bs-7-3-count")
SHUT_IN: Final = Refusal("BS-7.3", "refused-bs-7-3-out")
PAY_NOTHING: Final = Refusal("BS-7.4", "refused-bs-7-4")


def why_not_reach(st: State, seat: int, start: int, end: int) -> Refusal | None:
    """Why one step does not lead from a free area to another (BS-7.3, BS-9.26)."""
    if end in undead_destinations(st, seat, start):
        return None
    if start == end:
        return SAME_AREA
    return BROKEN_CHAIN if is_passage_blocked(st, seat, start, end) else OUT_OF_REACH


def why_no_way(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why no Undead (or none with this many steps left) reaches an area in one step, or why these Undead reach no area."""
    if "end" not in about:
        return SHUT_IN
    counts = tuple([about[name] for name in about if name == "count"])
    if any(is_passage_blocked(st, seat, start, about["end"]) for start in free_starts(st, seat, counts)):
        return BROKEN_CHAINS
    return OUT_OF_THEIR_REACH if counts else OUT_OF_ALL_REACH


def is_start(st: State, seat: int, area: int) -> bool:
    """Pointing at Undead, or at own units that no Undead can join, means the area where a step begins."""
    force = st.units[seat][area]
    if UNDEAD in force or not force or st.is_sea(area):
        return UNDEAD in force
    return not any(area in undead_destinations(st, seat, start) for start in free_starts(st, seat))


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

    def rule(self, asked: Decision) -> Rule[State]:
        return Rule(
            (
                part("area", asked.clause, means=is_start),
                part("count", asked.clause, lambda st, seat: range(1, UNDEAD_STEPS + 1)),
                part("area", asked.clause, name="end", means=lambda st, seat, area: True),
            ),
            (
                Check(self.why_not_leave, "area"),
                Check(self.why_not_steps, "count"),
                Check(self.why_not_left, "area", "count"),
                Check(lambda st, seat, end: AT_SEA if st.is_sea(end) else None, "end"),
                Check(why_not_reach, "area", "end"),
            ),
            other(asked.clause, tile=PAY_NOTHING),
            why_no_way,
        )

    def why_not_leave(self, st: State, seat: int, area: int) -> Refusal | None:
        """Why no Undead can leave an area (BS-7.1, BS-7.2, BS-7.8)."""
        if UNDEAD not in st.units[seat][area]:
            return NO_UNDEAD_HERE
        if st.has_foes(area, seat):
            return HELD_HERE
        return None if any(start == area for start, _ in self.left) else STEPS_DONE

    def why_not_steps(self, st: State, seat: int, count: int) -> Refusal | None:
        """Why no Undead with this many steps left can move (BS-7.2, BS-7.8)."""
        areas = [area for area, steps in self.left if steps == count]
        if not areas:
            return NONE_WITH_STEPS
        return HELD if all(st.has_foes(area, seat) for area in areas) else None

    def why_not_left(self, st: State, seat: int, area: int, count: int) -> Refusal | None:
        return None if (area, count) in self.left else NONE_HERE_WITH_STEPS


def free_starts(st: State, seat: int, counts: tuple[int, ...] = ()) -> list[int]:
    """The areas that Undead may leave: those with this many steps left, or any."""
    left = asking(st, MoveUndead).left
    return [area for area, steps in left if steps in (counts or (steps,)) and not st.has_foes(area, seat)]
