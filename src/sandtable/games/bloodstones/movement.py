"""The Move Units action: steps, pip pool, leaders and Ship Passage (chapter 9)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import WORD
from sandtable.games.bloodstones.cutiecorn import settle_cutiecorn
from sandtable.games.bloodstones.state import Force, State, distinct
from sandtable.games.bloodstones.tables.units import ESCORTED, MOVES_BY_ACTION, SHIPS, UNDEAD_PHASE
from sandtable.games.bloodstones.terrain import (
    ENTRY_COST,
    WHY_CLOSED,
    is_passage_blocked,
    passage_areas,
    step_cost,
    why_not_enter,
)

END: Final = -1
NONE: Final = -1
ANY_PIPS: Final = 99


def why_not_leave(st: State, seat: int, area: int) -> str | None:
    """The clause that forbids all units to leave an area (BS-7.10, BS-9.1, BS-9.10, BS-9.12, BS-17.8).

    Units that enter an area with enemy units cannot move on (BS-9.9). Enemy villages do not stop them (BS-9.11).
    """
    force = st.units[seat][area]
    movers = movable(force)
    if not movers:
        if not force:
            return "BS-9.1"
        return "BS-9.12" if UNDEAD_PHASE.isdisjoint(force) else "BS-7.10"
    if st.has_foes(area, seat):
        return "BS-9.10"
    return "BS-17.8" if movers[0] in ESCORTED and ESCORTED.issuperset(movers) else None


def movable(force: Force) -> list[int]:
    """The unit types of a force that the action can move, without repeats (BS-7.10, BS-9.12)."""
    return [unit for unit in distinct(force) if unit in MOVES_BY_ACTION]


def step_ends(st: State, seat: int, start: int) -> list[tuple[int, bool]]:
    """Where a step may end, and whether it crosses the border (True) or needs Ship Passage (BS-9.2, BS-9.24)."""
    ends = [(area, True) for area in st.rules.adjacent[start]]
    passages = passage_areas(st, seat, start)
    if passages:
        over_border = st.rules.adjacent[start]
        ends += [(area, False) for area in passages if area not in over_border]
        ends.sort()
    return ends


def movers_to(st: State, seat: int, start: int, end: int, over_border: bool) -> list[int]:
    """The unit types in `start` that may make the step to `end` (BS-9.13, BS-9.22, BS-9.23, BS-9.28, BS-9.29)."""
    return movers_among(st, seat, movable(st.units[seat][start]), end, over_border)


def movers_among(st: State, seat: int, kinds: list[int], end: int, over_border: bool) -> list[int]:
    """Which of these unit types may make a step to `end`."""
    closed = WHY_CLOSED[st.faction[seat]]
    terrain = st.rules.terrain[end]
    return [unit for unit in kinds if closed[unit][terrain] is None and (over_border or unit not in SHIPS)]


def least_cost(st: State, seat: int, movers: list[int], end: int) -> int:
    """The pips for the cheapest single unit; 0 if only the Cutiecorn could go (BS-17.8)."""
    prices = ENTRY_COST[st.faction[seat]]
    terrain = st.rules.terrain[end]
    return min([prices[unit][terrain] for unit in movers if unit not in ESCORTED], default=0)


def step_options(st: State, seat: int, start: int, budget: int) -> list[int]:
    """The areas that at least one unit can reach from `start` with these pips (BS-9.8, BS-19.9)."""
    ends = []
    kinds = movable(st.units[seat][start])
    for end, over_border in step_ends(st, seat, start):
        cost = least_cost(st, seat, movers_among(st, seat, kinds, end, over_border), end)
        if 0 < cost <= budget:
            ends.append(end)
    return ends


def has_step(st: State, seat: int, start: int, budget: int) -> bool:
    """Can any step from `start` be paid with these pips?"""
    kinds = movable(st.units[seat][start])
    for end, over_border in step_ends(st, seat, start):
        if 0 < least_cost(st, seat, movers_among(st, seat, kinds, end, over_border), end) <= budget:
            return True
    return False


def start_options(st: State, seat: int, budget: int) -> list[int]:
    """The areas from which an affordable step can be made."""
    if budget <= 0:
        return []
    own = 1 << seat
    return [
        area
        for area, mask in enumerate(st.held)
        if mask == own and why_not_leave(st, seat, area) is None and has_step(st, seat, area, budget)
    ]


def can_move(st: State, seat: int) -> bool:
    """Can the hand pay for any step?"""
    budget = st.hand_pips(seat)
    if budget <= 0:
        return False
    own = 1 << seat
    for area, mask in enumerate(st.held):
        if mask == own and why_not_leave(st, seat, area) is None and has_step(st, seat, area, budget):
            return True
    return False


def why_not_start(st: State, seat: int, area: int) -> str | None:
    """The clause that forbids all steps from an area, regardless of pips (BS-9.13, BS-9.23)."""
    reason = why_not_leave(st, seat, area)
    if reason is not None or has_step(st, seat, area, ANY_PIPS):
        return reason
    ends = step_ends(st, seat, area)
    reasons = [why_not_enter(st, seat, unit, end) for unit in movable(st.units[seat][area]) for end, _ in ends]
    return "BS-9.13" if "BS-2.7" in reasons else "BS-9.23"


def why_no_move(st: State, seat: int) -> str:
    """The clause that leaves a player without any step: the one for the area that comes closest to having a step."""
    reasons = {why_not_start(st, seat, area) or "BS-9.8" for area in st.unit_areas(seat)}
    for reason in ("BS-9.8", "BS-9.10", "BS-17.8", "BS-9.13", "BS-9.23", "BS-7.10", "BS-9.12"):
        if reason in reasons:
            return reason
    return "BS-9.1"


@frame
class Move(Frame[State]):
    """Steps of units, paid from a pool that lasts for the action (BS-9.1 to BS-9.8).

    The questions of a step, in order: start, end, how many of each unit type, and the tiles to expend. `chosen` holds the
    units named so far and `kinds` the unit types still to be asked for.
    Earlier steps are not recorded: after a Ship Passage a unit may move on (BS-9.32), and it may go back (BS-9.33).
    """

    seat: int
    pool: int = 0
    steps: int = 0
    start: int = NONE
    end: int = NONE
    kinds: list[int] = []
    chosen: list[int] = []

    def budget(self, st: State) -> int:
        return self.pool + st.hand_pips(self.seat)

    def advance(self, st: State) -> Decision | None:
        seat = self.seat
        if self.start == NONE:
            starts: list[Pick] = list(start_options(st, seat, self.budget(st)))
            if not starts:
                self.lose_pips(st)
                st.pop()
                return None
            if self.steps:
                starts.append(END)
            return Decision("move_from", seat, starts, "BS-19.9", (self.pool,), automatic=False)
        if self.end == NONE:
            ends: list[Pick] = list(step_options(st, seat, self.start, self.budget(st)))
            return Decision("move_to", seat, ends, "BS-19.9", (self.start, self.pool), automatic=False)
        if self.kinds:
            counts = self.count_options(st)
            return Decision(
                "move_units", seat, counts, "BS-19.9", (self.start, self.end, self.kinds[0]), automatic=False
            )
        missing = self.cost(st) - self.pool
        if missing > 0:
            tiles: list[Pick] = list(st.hand_types(seat))
            return Decision("move_pay", seat, tiles, "BS-9.7", (missing,), automatic=False)
        self.make_step(st)
        return None

    def cost(self, st: State) -> int:
        return step_cost(st, self.seat, tuple(self.chosen), self.end)

    def count_options(self, st: State) -> list[Pick]:
        """How many of the next unit type may move: only numbers that still allow a legal, affordable step (BS-19.9)."""
        unit = self.kinds[0]
        most = st.units[self.seat][self.start].count(unit)
        budget = self.budget(st)
        options: list[Pick] = []
        for count in range(most + 1):
            units = (*self.chosen, *[unit] * count)
            if count and unit not in ESCORTED and step_cost(st, self.seat, units, self.end) > budget:
                break
            if self.has_mover(st, list(units), budget):
                options.append(count)
        return options

    def has_mover(self, st: State, units: list[int], budget: int) -> bool:
        """Do these units, or a later unit type, include a unit that can make the step (BS-17.8)?"""
        if not ESCORTED.issuperset(units):
            return True
        return 0 < least_cost(st, self.seat, self.kinds[1:], self.end) <= budget

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        seat = self.seat
        if pick == END:
            self.lose_pips(st)
            st.pop()
        elif asked.kind == "move_from":
            self.start = pick
        elif asked.kind == "move_to":
            self.end = pick
            over_border = pick in st.rules.adjacent[self.start]
            self.kinds = movers_to(st, seat, self.start, pick, over_border)
        elif asked.kind == "move_units":
            self.chosen += [self.kinds[0]] * pick
            self.kinds = self.kinds[1:]
        else:
            self.pool += st.faction_of(seat).pips[pick]
            st.discard_tile(seat, pick)
            if st.logging:
                st.emit("expend", (seat, pick), "BS-9.6")

    def stand_in(self, st: State, asked: Decision) -> Pick | None:
        """End the action here for a player who conceded; an unfinished step is not made (BS-15.15)."""
        return END

    def make_step(self, st: State) -> None:
        """Pay from the pool and move the units together."""
        cost = self.cost(st)
        self.pool -= cost
        for unit in self.chosen:
            st.remove_unit(self.seat, self.start, unit)
            st.add_unit(self.seat, self.end, unit)
        if st.logging:
            key = "move" if self.end in st.rules.adjacent[self.start] else "passage"
            st.emit(key, (self.seat, tuple(self.chosen), self.start, self.end, cost), "BS-9.4")
        self.steps += 1
        self.start = NONE
        self.end = NONE
        self.chosen = []
        settle_cutiecorn(st)

    def lose_pips(self, st: State) -> None:
        """Discard the pips left in the pool when the action ends (BS-3.4, BS-9.7)."""
        if self.pool and st.logging:
            st.emit("pips_lost", (self.pool,), "BS-9.7")

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "tile":  # any tile will do when a step has to be paid for
            return ["BS-9.8"]
        if part == WORD:
            return ["BS-9.1"]
        if asked.kind == "move_units":
            if part == "count":
                return [self.why_not_count(st, value)]
            return [self.why_not_unit(st, value) if part == "unit" else asked.clause]
        if part == "area" and asked.kind == "move_from":
            return [why_not_start(st, self.seat, value) or "BS-9.8"]
        if part == "area" and asked.kind == "move_to":
            return [self.why_not_end(st, value)]
        return [asked.clause]

    def why_not_count(self, st: State, count: int) -> str:
        """The clause that rules out this number of units: too few, too expensive, or no other unit goes (BS-9.1)."""
        unit = self.kinds[0]
        if count > st.units[self.seat][self.start].count(unit):
            return "BS-9.1"
        if count and unit not in ESCORTED:
            return "BS-9.8"
        return "BS-17.8" if not ESCORTED.isdisjoint([unit, *self.chosen]) else "BS-9.1"

    def why_not_unit(self, st: State, unit: int) -> str:
        """The clause that forbids a unit type to make the chosen step; types are asked in order (BS-19.9)."""
        if unit not in st.units[self.seat][self.start]:
            return "BS-9.1"
        if unit in UNDEAD_PHASE:
            return "BS-7.10"
        if unit in SHIPS and self.end not in st.rules.adjacent[self.start]:
            return "BS-9.29"
        return why_not_enter(st, self.seat, unit, self.end) or "BS-19.9"

    def why_not_end(self, st: State, area: int) -> str:
        """The clause that forbids a step to end in an area (BS-9.2, BS-9.8, BS-9.26 and the terrain clauses)."""
        seat, start = self.seat, self.start
        ends = dict(step_ends(st, seat, start))
        if area == start or (area not in ends and not is_passage_blocked(st, seat, start, area)):
            return "BS-9.2"
        if movers_to(st, seat, start, area, ends.get(area, False)):
            return "BS-9.8" if area in ends else "BS-9.26"
        # not even a free chain would take these units there
        reasons = [why_not_enter(st, seat, unit, area) for unit in movable(st.units[seat][start])]
        return next((reason for reason in reasons if reason is not None), "BS-9.23")
