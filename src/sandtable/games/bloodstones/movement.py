"""The Move Units action: steps, pip pool, leaders and Ship Passage (chapter 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.bloodstones.cutiecorn import settle_cutiecorn
from sandtable.games.bloodstones.parts import choice, other, with_foes
from sandtable.games.bloodstones.state import Force, State, distinct
from sandtable.games.bloodstones.tables.units import ESCORTED, MOVES_BY_ACTION, SHIPS, UNDEAD_PHASE
from sandtable.games.bloodstones.terrain import (
    ENTRY_COST,
    NO_MOUNTAINS,
    NOT_AT_SEA,
    SHIP_ON_LAND,
    WHY_CLOSED,
    is_passage_blocked,
    passage_areas,
    step_cost,
    why_not_enter,
    with_link,
)

END: Final = -1
NONE: Final = -1
ANY_PIPS: Final = 99


def with_all_pips(st: State, seat: int, area: int) -> Facts:
    return {"m": ("count", asking(st, Move).budget(st))}


NO_UNIT_HERE: Final = Refusal("BS-9.1", "refused-bs-no-unit-there")
ONLY_UNDEAD: Final = Refusal("BS-7.10", "refused-bs-7-10")
ONLY_FORTS: Final = Refusal("BS-9.12", "refused-bs-9-12-area")
HELD_HERE: Final = Refusal("BS-9.10", "refused-bs-9-10-area", with_foes)
ONLY_ESCORTED: Final = Refusal("BS-17.8", "refused-bs-17-8-area")
SHIPS_SHUT_IN: Final = Refusal("BS-9.13", "refused-bs-9-13-area")
SHUT_IN: Final = Refusal("BS-9.23", "refused-bs-9-23-area")
TOO_DEAR_FROM: Final = Refusal("BS-9.8", "refused-bs-9-8-from", with_all_pips)


def why_not_leave(st: State, seat: int, area: int) -> Refusal | None:
    """Why no unit can leave an area (BS-7.10, BS-9.1, BS-9.10, BS-9.12, BS-17.8).

    Units that enter an area with enemy units cannot move on (BS-9.9). Enemy villages do not stop them (BS-9.11).
    """
    immobile = movers_in(st, seat, area).immobile
    return HELD_HERE if immobile in (None, ONLY_ESCORTED) and st.has_foes(area, seat) else immobile


class Movers:
    """What the action can do with a force of a faction, wherever it stands.

    It is worked out once for each force, which makes random games a quarter faster.
    """

    __slots__ = ("by_ship", "immobile", "kinds", "over_border")

    def __init__(self, faction: int, force: Force) -> None:
        self.kinds = movable(force)
        """The unit types that can move, without repeats."""
        self.immobile = why_immobile(force, self.kinds)
        terrains = range(len(WHY_CLOSED[faction][0]))
        self.over_border = [least_price(faction, movers_among(faction, self.kinds, t, True), t) for t in terrains]
        """The pips for the cheapest unit's step over a border into each terrain, 0 if none can make it."""
        self.by_ship = [least_price(faction, movers_among(faction, self.kinds, t, False), t) for t in terrains]
        """The same by Ship Passage."""


MAX_KNOWN: Final = 20_000
KNOWN: Final[list[dict[Force, Movers]]] = [{} for _ in WHY_CLOSED]
"""The movers of each force seen so far, by faction. It is cleared when it has `MAX_KNOWN` entries."""


def movers_in(st: State, seat: int, area: int) -> Movers:
    """What the action can do with a player's units in an area."""
    known = KNOWN[st.faction[seat]]
    force = st.units[seat][area]
    found = known.get(force)
    if found is None:
        if len(known) >= MAX_KNOWN:
            known.clear()
        found = known[force] = Movers(st.faction[seat], force)
    return found


def why_immobile(force: Force, kinds: list[int]) -> Refusal | None:
    """Why no unit of a force can move, wherever it stands (BS-7.10, BS-9.1, BS-9.12, BS-17.8)."""
    if not kinds:
        if not force:
            return NO_UNIT_HERE
        return ONLY_FORTS if UNDEAD_PHASE.isdisjoint(force) else ONLY_UNDEAD
    return ONLY_ESCORTED if kinds[0] in ESCORTED and ESCORTED.issuperset(kinds) else None


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
    return movers_among(st.faction[seat], movers_in(st, seat, start).kinds, st.rules.terrain[end], over_border)


def movers_among(faction: int, kinds: list[int], terrain: int, over_border: bool) -> list[int]:
    """Which of these unit types may make a step into this terrain."""
    closed = WHY_CLOSED[faction]
    return [unit for unit in kinds if closed[unit][terrain] is None and (over_border or unit not in SHIPS)]


def least_cost(st: State, seat: int, movers: list[int], end: int) -> int:
    """The pips for the cheapest single unit; 0 if only the Cutiecorn could go (BS-17.8)."""
    return least_price(st.faction[seat], movers, st.rules.terrain[end])


def least_price(faction: int, movers: list[int], terrain: int) -> int:
    """The pips for the cheapest single unit to enter this terrain."""
    prices = ENTRY_COST[faction]
    return min([prices[unit][terrain] for unit in movers if unit not in ESCORTED], default=0)


def step_options(st: State, seat: int, start: int, budget: int) -> list[int]:
    """The areas that at least one unit can reach from `start` with these pips (BS-9.8, BS-19.9)."""
    movers, terrain = movers_in(st, seat, start), st.rules.terrain
    costs, by_ship = movers.over_border, movers.by_ship
    return [
        end
        for end, over_border in step_ends(st, seat, start)
        if 0 < (costs[terrain[end]] if over_border else by_ship[terrain[end]]) <= budget
    ]


def has_step(st: State, seat: int, start: int, budget: int, movers: Movers) -> bool:
    """Can these units make any step from `start` that these pips pay for?"""
    terrain, costs = st.rules.terrain, movers.over_border
    for end in st.rules.adjacent[start]:
        if 0 < costs[terrain[end]] <= budget:
            return True
    return any(0 < movers.by_ship[terrain[end]] <= budget for end in passage_areas(st, seat, start))


def start_options(st: State, seat: int, budget: int) -> list[int]:
    """The areas from which an affordable step can be made."""
    if budget <= 0:
        return []
    own, known, forces = 1 << seat, KNOWN[st.faction[seat]], st.units[seat]
    found: list[int] = []
    for area, mask in enumerate(st.held):
        if mask == own:
            movers = known.get(forces[area]) or movers_in(st, seat, area)
            if movers.immobile is None and has_step(st, seat, area, budget, movers):
                found.append(area)
    return found


def can_move(st: State, seat: int) -> bool:
    """Can the hand pay for any step?"""
    budget = st.hand_pips(seat)
    if budget <= 0:
        return False
    own = 1 << seat
    for area, mask in enumerate(st.held):
        if mask == own:
            movers = movers_in(st, seat, area)
            if movers.immobile is None and has_step(st, seat, area, budget, movers):
                return True
    return False


def why_not_start(st: State, seat: int, area: int, budget: int) -> Refusal | None:
    """Why no step can be made from an area with these pips (BS-9.8, BS-9.13, BS-9.23)."""
    refusal = why_not_leave(st, seat, area)
    if refusal is not None or has_step(st, seat, area, budget, movers_in(st, seat, area)):
        return refusal
    if has_step(st, seat, area, ANY_PIPS, movers_in(st, seat, area)):
        return TOO_DEAR_FROM
    ends = st.rules.adjacent[area]
    reasons = [why_not_enter(st, seat, unit, end) for unit in movable(st.units[seat][area]) for end in ends]
    return SHIPS_SHUT_IN if SHIP_ON_LAND in reasons else SHUT_IN


NO_UNITS: Final = Refusal("BS-9.1", "refused-bs-9-1")
NO_PIPS: Final = Refusal("BS-9.8", "refused-bs-9-8")
EMPTY_HAND: Final = Refusal("BS-9.8", "refused-bs-9-8-empty")
NO_START: Final = (
    (HELD_HERE, Refusal("BS-9.10", "refused-bs-9-10")),
    (ONLY_ESCORTED, Refusal("BS-17.8", "refused-bs-17-8")),
    (SHIPS_SHUT_IN, Refusal("BS-9.13", "refused-bs-9-13")),
    (SHUT_IN, Refusal("BS-9.23", "refused-bs-9-23")),
    (ONLY_UNDEAD, ONLY_UNDEAD),
    (ONLY_FORTS, Refusal("BS-9.12", "refused-bs-9-12")),
)
"""What keeps the units of an area there, and the same of all units on the map. What comes closest to a step comes first."""


def why_no_move(st: State, seat: int) -> Refusal:
    """Why a player can make no step: the reason of the area that comes closest to one."""
    reasons = [why_not_start(st, seat, area, st.hand_pips(seat)) for area in st.unit_areas(seat)]
    if TOO_DEAR_FROM in reasons:
        return NO_PIPS if st.hand[seat] else EMPTY_HAND
    return next((everywhere for here, everywhere in NO_START if here in reasons), NO_UNITS)


# -- the refusals of a step --------------------------------------------------------------------------------------------


def with_price(st: State, seat: int, end: int) -> Facts:
    """What the step costs the cheapest unit, and all the pips there are for it."""
    frame = asking(st, Move)
    movers = movers_to(st, seat, frame.start, end, end in st.rules.adjacent[frame.start])
    return {"t": ("count", least_cost(st, seat, movers, end)), "m": ("count", frame.budget(st))}


def with_price_together(st: State, seat: int, count: int) -> Facts:
    frame = asking(st, Move)
    units = (*frame.chosen, *[frame.kinds[0]] * count)
    return {"t": ("count", step_cost(st, seat, units, frame.end)), "m": ("count", frame.budget(st))}


def with_step(st: State, seat: int, *values: int) -> Facts:
    """What is known of the step: from where, where to, and the units that are asked for."""
    frame = asking(st, Move)
    facts: Facts = {"b": ("area", frame.start)}
    if frame.kinds:
        unit = frame.kinds[0]
        there = st.units[seat][frame.start].count(unit)
        facts |= {"x": ("area", frame.end), "u": ("unit", unit), "m": ("count", there)}
    return facts


def with_end(st: State, seat: int, unit: int) -> Facts:
    return {"area": ("area", asking(st, Move).end)}


SAME_AREA: Final = Refusal("BS-9.2", "refused-bs-9-2-here")
NO_WAY: Final = Refusal("BS-9.2", "refused-bs-9-2")
BROKEN_CHAIN: Final = Refusal("BS-9.26", "refused-bs-9-26", with_link)
TOO_DEAR: Final = Refusal("BS-9.8", "refused-bs-9-8-area", with_price)
TOO_MANY: Final = Refusal("BS-9.1", "refused-bs-9-1-count", with_step)
NOBODY_GOES: Final = Refusal("BS-9.1", "refused-bs-9-1-none")
TOO_DEAR_TOGETHER: Final = Refusal("BS-9.8", "refused-bs-9-8-count", with_price_together)
NO_PASSENGER: Final = Refusal("BS-9.29", "refused-bs-9-29")
CANNOT_ENTER: Final = {
    each: Refusal(each.clause, each.key, with_end) for each in (NOT_AT_SEA, SHIP_ON_LAND, NO_MOUNTAINS)
}
"""What keeps a unit out of the area where the others go."""
GOES_TOO: Final = Refusal("BS-19.9", "refused-bs-19-9-unit")
IS_COUNTED: Final = Refusal("BS-19.9", "refused-bs-19-9-unit-done")
NO_STEP_YET: Final = Refusal("BS-9.1", "refused-bs-9-1-word")
NOTHING_TO_PAY: Final = Refusal("BS-9.8", "refused-bs-9-8-tile")
START_NOW: Final = Refusal("BS-19.9", "refused-bs-19-9-from")
END_NOW: Final = Refusal("BS-19.9", "refused-bs-19-9-to", with_step)
COUNT_NOW: Final = Refusal("BS-19.9", "refused-bs-19-9-units", with_step)
PAY_RULE: Final = choice("tile", "BS-9.7")


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
        seat, unit = self.seat, self.kinds[0]
        budget = self.budget(st)
        found: list[Pick] = []
        for count in self.numbers(st, seat):
            units = (*self.chosen, *(unit,) * count)
            if count and unit not in ESCORTED and step_cost(st, seat, units, self.end) > budget:
                continue  # but one more leader can make the step cheaper (BS-9.14 to BS-9.21)
            if self.has_mover(st, units, budget):
                found.append(count)
        return found

    def has_mover(self, st: State, units: Sequence[int], budget: int) -> bool:
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

    def rule(self, asked: Decision) -> Rule[State]:
        clause = asked.clause
        if asked.kind == "move_from":
            return choice(
                "area",
                clause,
                lambda st, seat, area: why_not_start(st, seat, area, self.budget(st)),
                other(START_NOW, tile=NOTHING_TO_PAY),
                words={END: lambda st, seat: None if self.steps else NO_STEP_YET},
            )
        if asked.kind == "move_to":
            return choice("area", clause, self.why_not_to, other(END_NOW, tile=NOTHING_TO_PAY))
        if asked.kind == "move_units":
            return choice("count", clause, self.why_not_count, self.why_no_count, self.numbers)
        return PAY_RULE

    def numbers(self, st: State, seat: int) -> range:
        return range(st.units[seat][self.start].count(self.kinds[0]) + 1)

    def why_not_to(self, st: State, seat: int, area: int) -> Refusal | None:
        """Why the step cannot end in an area (BS-9.2, BS-9.8, BS-9.26 and the terrain clauses)."""
        start = self.start
        if area == start:
            return SAME_AREA
        over_border = area in st.rules.adjacent[start]
        is_reached = over_border or area in passage_areas(st, seat, start)
        if not is_reached and not is_passage_blocked(st, seat, start, area):
            return NO_WAY
        cost = least_cost(st, seat, movers_to(st, seat, start, area, over_border), area)
        if not cost:  # not even a free chain would take these units there
            payers = [unit for unit in movable(st.units[seat][start]) if unit not in ESCORTED]
            return next(filter(None, [why_not_enter(st, seat, unit, area) for unit in payers]), NO_PASSENGER)
        if not is_reached:
            return BROKEN_CHAIN
        return None if cost <= self.budget(st) else TOO_DEAR

    def why_not_count(self, st: State, seat: int, count: int) -> Refusal | None:
        """Why not this many units: there are fewer, you cannot pay for them, or none would move (BS-9.1, BS-9.8)."""
        unit = self.kinds[0]
        if count > st.units[seat][self.start].count(unit):
            return TOO_MANY
        units = [*self.chosen, *[unit] * count]
        budget = self.budget(st)
        if count and unit not in ESCORTED and step_cost(st, seat, tuple(units), self.end) > budget:
            return TOO_DEAR_TOGETHER
        return None if self.has_mover(st, units, budget) else NOBODY_GOES

    def why_no_count(self, st: State, seat: int, target: Target) -> Refusal:
        """Why something is no number of units: for a unit, why it does not make this step."""
        kind, unit = target
        if kind != "unit":
            return NOTHING_TO_PAY if kind == "tile" else COUNT_NOW
        if unit in UNDEAD_PHASE:
            return ONLY_UNDEAD
        if unit in SHIPS and self.end not in st.rules.adjacent[self.start]:
            return NO_PASSENGER
        refusal = why_not_enter(st, seat, unit, self.end)
        if refusal is not None:
            return CANNOT_ENTER.get(refusal, refusal)
        return GOES_TOO if unit in self.kinds else IS_COUNTED
