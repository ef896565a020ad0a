"""The progress of a move: which Models are placed, which are left, and their default places (FB-12.9, FB-12.10)."""

from __future__ import annotations

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import Placed, PlacedBases
from sandtable.core.space.points import spots_of, x_of, y_of
from sandtable.games.first_blood.movement.formation.obstacles import Storey
from sandtable.games.first_blood.movement.formation.regiment import MovingRegiment


class MoveStep:
    """A Model placed in this move: its place, floor and path."""

    __slots__ = ("floor", "model", "way")

    def __init__(self, model: int, floor: int, way: list[LatticePoint]) -> None:
        self.model = model
        self.floor = floor
        self.way = way


def steps_of(numbers: list[int]) -> list[MoveStep]:
    """The Models placed so far, the Leader first."""
    found: list[MoveStep] = []
    at = 0
    while at < len(numbers):
        count = numbers[at + 2]
        found.append(MoveStep(numbers[at], numbers[at + 1], spots_of(numbers[at + 3 : at + 3 + count])))
        at += 3 + count
    return found


class Progress:
    """The Models of a body with the steps made so far, the Leader's first. The remaining ones are computed once."""

    __slots__ = ("body", "company", "done", "left", "members", "places", "read_to", "storey", "x", "y")

    def __init__(
        self, body: MovingRegiment, storey: Storey, numbers: list[int], before: Progress | None = None
    ) -> None:
        """`before` is the progress before the latest steps, if known."""
        self.body = body
        self.storey = storey
        last = numbers[numbers[2] + 2]
        self.x, self.y = x_of(last), y_of(last)
        self.company = body.company(self.x, self.y, numbers[1])
        """The Models placed so far, with the Leader Models as anchors (FB-12.6)."""
        self.done: list[int] = []
        """For each of them except the Leader, its number, place and floor."""
        self.places: dict[int, Placed] | None = None
        if before is None:
            self.read_to = numbers[2] + 3
            """How many of the numbers have been read."""
            self.members = list(range(len(body.members)))
            """The remaining Models, by number among the members."""
            order = body.order(self.x, self.y, storey) if self.members else []
            self.left = [body.members[n].model for n in order]
            """The remaining Models in their order (FB-12.9)."""
        else:
            self.company.placed, self.company.anchors = before.company.placed[:], before.company.anchors[:]
            self.done, self.read_to = before.done[:], before.read_to
            self.members, self.left = before.members, before.left
        if self.read_to < len(numbers):
            self.set_down(numbers)

    def set_down(self, numbers: list[int]) -> None:
        """Place the Models whose steps have not been read yet."""
        models: list[int] = []
        at = self.read_to
        while at < len(numbers):
            model, floor, end = numbers[at], numbers[at + 1], at + numbers[at + 2] + 2
            x, y = x_of(numbers[end]), y_of(numbers[end])
            self.company.add(x, y, floor, model == self.body.bearer)
            self.done += [model, x, y, floor]
            models.append(model)
            at = end + 1
        self.read_to = at
        members = self.body.members
        self.members = [n for n in self.members if members[n].model not in models]
        self.left = [model for model in self.left if model not in models]

    def formation(self) -> dict[int, Placed] | None:
        """The default places of the remaining Models (FB-12.9, FB-12.10)."""
        if self.places is None:
            found = self.body.form(self.x, self.y, self.storey, self.company, self.done, self.members)
            if found is not None:
                members = self.body.members
                self.places = {members[n].model: placed for n, placed in zip(self.members, found, strict=True)}
        return self.places

    def goes_on(self, model: int, x: int, y: int, floor: int, bearer: bool) -> bool:
        """Do all others still find a place if this Model stands there (FB-12.10)?"""
        left = [n for n in self.members if self.body.members[n].model != model]
        if not left:
            return True
        company = PlacedBases(self.company.radius, self.company.command)
        company.placed, company.anchors = list(self.company.placed), list(self.company.anchors)
        company.add(x, y, floor, bearer)
        done = [*self.done, model, x, y, floor]
        return self.body.form(self.x, self.y, self.storey, company, done, left) is not None
