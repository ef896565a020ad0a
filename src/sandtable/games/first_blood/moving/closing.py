"""A whole Regiment moves into contact, Model by Model: Charge, pile-in, Combat Reform (FB-12.13 to FB-12.16, FB-12.20).

    st.push(CloseIn.of(st, regiment, targets, allowance, CHARGED))

The frame moves every Model (`still`: those that stay where they are), asks the owner where placement is free, tells the moves,
and rolls for the terrain that was crossed. What comes after it, whoever pushed it does when it has left the stack.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Hole, Pick, Region
from sandtable.core.frames import Frame
from sandtable.core.space.exact import Spot
from sandtable.core.space.formation import Placed, compare, nearest_gap
from sandtable.core.space.plane import Shape
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.measuring import TOUCH, standard_of
from sandtable.games.first_blood.moving.body import first_leader
from sandtable.games.first_blood.moving.carrying import CHARGED, set_down, tell
from sandtable.games.first_blood.moving.contact import Closing, contact_order, mates_in_contact
from sandtable.games.first_blood.moving.obstacles import FLOOR_TOLL, Limits, contact_limits
from sandtable.games.first_blood.moving.terrain import roll_terrain
from sandtable.games.first_blood.state import FIELD, NOBODY, State

DONE: Final = -1
"""All Models that are left go to their automatic places."""
SLACK: Final = 25
"""How much less close than possible a freely chosen place may be (FB-12.16)."""


class CloseIn(Frame[State]):
    """The Models of a Regiment go into contact with the targets, else as close as possible, Leader Models first.

    `queue` are the Models that still have to go, in their automatic order; `model` is the one whose place the owner chooses;
    `steps` the ways so far: Model, how many points, the points.
    """

    __slots__ = ("allowance", "floors", "how", "model", "queue", "regiment", "steps", "targets", "toll")

    def __init__(
        self,
        regiment: int,
        targets: list[int],
        allowance: int,
        how: int,
        queue: list[int],
        floors: int = 9,
        toll: int = FLOOR_TOLL,
        model: int = NOBODY,
        steps: list[int] | None = None,
    ) -> None:
        self.regiment = regiment
        self.targets = targets
        self.allowance = allowance
        self.how = how
        self.queue = queue
        self.floors = floors
        """How many floors a Model may change, and what each costs (FB-22.10 to FB-22.12)."""
        self.toll = toll
        self.model = model
        self.steps = [] if steps is None else steps

    @classmethod
    def of(
        cls,
        st: State,
        regiment: int,
        targets: list[int],
        allowance: int,
        how: int,
        still: list[int] | None = None,
        floors: int = 9,
        toll: int = FLOOR_TOLL,
    ) -> CloseIn:
        """A Regiment that closes in on targets, without the Models that stay where they are (FB-16.6)."""
        queue = [model for model in contact_order(st, regiment, targets) if model not in (still or [])]
        return cls(regiment, targets, allowance, how, queue, floors, toll)

    def limits(self) -> Limits:
        return contact_limits(self.targets, self.floors, self.toll)

    def advance(self, st: State) -> Decision | None:
        if self.model != NOBODY:
            region = ClosePlaces(st, self.model, self.targets, self.allowance, self.limits())
            return Decision("close_to", st.owner(self.regiment), [], "FB-12.15", (self.model,), region=region)
        if not self.queue:
            self.finish(st)
            return None
        if st.rules.auto:
            self.go_on(st)
            return None
        options: list[Pick] = [DONE, *self.next_ones(st)]
        return Decision("close_in", st.owner(self.regiment), options, "FB-12.20", (self.regiment,))

    def next_ones(self, st: State) -> list[int]:
        """Who may go next: the Leader Models in their order, then any (FB-12.20)."""
        for model in (first_leader(st, self.regiment), standard_of(st, self.regiment)):
            if model in self.queue:
                return [model]
        return sorted(self.queue)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "close_to":
            placed = place_at(st, self.model, self.targets, self.allowance, self.limits(), pick)
            assert placed is not None
            self.go(st, self.model, placed)
            self.model = NOBODY
        elif pick == DONE:
            self.go_on(st)
        else:
            self.model = pick

    def go_on(self, st: State) -> None:
        """All Models that are left go to their automatic places."""
        while self.queue:
            model = self.queue[0]
            closing = Closing(st, model, self.targets, self.limits())
            placed = closing.in_contact(self.allowance)
            if placed is None:
                placed = closing.closest(self.allowance, mates_in_contact(st, model, self.targets))
            self.go(st, model, placed)

    def go(self, st: State, model: int, placed: Placed) -> None:
        self.queue.remove(model)
        set_down(st, model, placed.x, placed.y, placed.floor)
        self.steps += [model, len(placed.way), *[point(x, y) for x, y in placed.way]]

    def finish(self, st: State) -> None:
        """The moves are told, and the terrain is rolled for (FB-12.19)."""
        st.pop()
        steps = ways_of(self.steps)
        tell(st, self.regiment, self.how, steps, "FB-12.20")
        if st.status[self.regiment] == FIELD:
            roll_terrain(st, self.regiment, [way for _, way in steps], self.how == CHARGED)

    def fields(self) -> tuple[object, ...]:
        start = (self.regiment, self.targets[:], self.allowance, self.how, self.queue[:], self.floors, self.toll)
        return (*start, self.model, self.steps[:])


def ways_of(steps: list[int]) -> list[tuple[int, list[Spot]]]:
    """Ways written as numbers: for each Model its number, how many points, the points."""
    found: list[tuple[int, list[Spot]]] = []
    at = 0
    while at < len(steps):
        count = steps[at + 1]
        found.append((steps[at], [(x_of(spot), y_of(spot)) for spot in steps[at + 2 : at + 2 + count]]))
        at += 2 + count
    return found


def place_at(st: State, model: int, targets: list[int], allowance: int, limits: Limits, spot: int) -> Placed | None:
    """A Model at a freely chosen place, with the automatic way there; None if it is not allowed (FB-12.15, FB-12.16)."""
    return ClosePlaces(st, model, targets, allowance, limits).placed(x_of(spot), y_of(spot))


class ClosePlaces(Region):
    """Where a Model may be placed that has to reach contact, or to come as close as possible (FB-12.15, FB-12.16)."""

    __slots__ = ("allowance", "best", "closing", "touching")

    def __init__(self, st: State, model: int, targets: list[int], allowance: int, limits: Limits) -> None:
        closing = Closing(st, model, targets, limits)
        self.closing = closing
        self.allowance = allowance
        found = closing.in_contact(allowance)
        self.touching = found is not None
        self.best = found or closing.closest(allowance, mates_in_contact(st, model, targets))
        super().__init__([], "FB-12.15" if self.touching else "FB-12.16", [], [point(self.best.x, self.best.y)])
        radius = closing.radius
        reach = TOUCH if self.touching else self.reach()
        for floor, (x, y, other) in closing.bases:
            if not self.touching or floor in [each.number for each in closing.floors]:
                self.shapes.append(Shape(((x, y),), radius + other + reach))
            if floor == self.best.floor:
                self.holes.append(Hole(Shape(((x, y),), radius + other), "FB-3.11"))
        self.shapes += [Shape(outline, radius + reach) for outline in closing.pieces]
        self.holes += [Hole(Shape(outline, radius), "FB-12.4") for outline in closing.pieces]

    def reach(self) -> int:
        """The greatest gap that is accepted, rounded up."""
        only = [base for _, base in self.closing.bases]
        num, den, less = nearest_gap(self.best.x, self.best.y, self.closing.radius, only, self.closing.pieces)
        far = 0
        while (far + less) * (far + less) * den < num:
            far += 1
        return far + SLACK

    def placed(self, x: int, y: int) -> Placed | None:
        """The Model at a place, or None if it may not go there."""
        if (x, y) == (self.best.x, self.best.y):
            return self.best
        closing = self.closing
        if not self.is_near(x, y):
            return None
        floors = closing.walker(self.best.floor)
        for each in floors.floors:
            if closing.company.may_end(each, x, y):
                way = floors.straight(each, x, y, self.allowance) or floors.detour(each, x, y, self.allowance)
                if way is not None:
                    return Placed(x, y, each.number, way)
        return None

    def is_near(self, x: int, y: int) -> bool:
        """Is it in contact, or close enough where no contact is possible?"""
        closing = self.closing
        only = [base for floor, base in closing.bases if not self.touching or floor == self.best.floor]
        gap = nearest_gap(x, y, closing.radius, only, closing.pieces)
        if self.touching:
            return compare(gap, (0, 1, 0), TOUCH) <= 0
        every = [base for _, base in closing.bases]
        return compare(gap, nearest_gap(self.best.x, self.best.y, closing.radius, every, closing.pieces), SLACK) <= 0

    def why_not(self, spot: int) -> list[str]:
        x, y = x_of(spot), y_of(spot)
        if self.placed(x, y) is not None:
            return []
        if not self.is_near(x, y):
            return [self.clause]
        closing = self.closing
        for each in closing.walker(self.best.floor).floors:
            found = [closing.obstacles.clause(tag, True) for tag in each.ends.offenders(x, y)]
            if found:
                return list(dict.fromkeys(found))
            if not closing.company.has_room(x, y, each.number):
                return ["FB-3.11"]
            if not closing.company.in_command(x, y):
                return ["FB-4.10"]
        return ["FB-12.8"]
