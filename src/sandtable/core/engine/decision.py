"""The one question protocol: a Decision asks one seat to pick one of its options.

Options are plain values: a small int, or a tuple of ints where two things must be named. What they mean is said once, by
the decision's kind (`core.engine.kinds.Kind`); text, labels and targets are made only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final

from sandtable.core.space.plane import EDGE, INSIDE, OUTSIDE, Shape
from sandtable.core.space.points import is_point, x_of, y_of

Pick = int | tuple[int, ...]
Target = tuple[str, int]
"""Something a person can point at: what it is ("area", "tile", ...) and which one."""

PUBLIC: Final = -1
"""The seat number of a spectator, who knows only what everybody knows."""


class Hole:
    """Ground that is taken out of a region: why (a clause), and what is to blame for it, such as a piece in the way.

    `edge` says whether the edge of the shape is out of the region, too: it is where the rules forbid even to touch.
    """

    __slots__ = ("blame", "clause", "edge", "shape")

    def __init__(self, shape: Shape, clause: str, blame: tuple[Target, ...] = (), edge: bool = False) -> None:
        self.shape = shape
        self.clause = clause
        self.blame = blame
        self.edge = edge

    def covers(self, x: int, y: int) -> bool:
        where = self.shape.where(x, y)
        return where == INSIDE or (self.edge and where == EDGE)

    def fields(self) -> tuple[object, ...]:
        return (self.shape.fields(), self.clause, self.blame, self.edge)


class Region:
    """A legal area of the plane in place of a list: any lattice point inside it is a legal pick (`core.space.points`).

    It is made of shapes less holes; the edge of a shape belongs to it. A game whose rule cannot be drawn so overrides `why_not`
    and says by `blur` how far the drawing may be off; `contains` always follows from `why_not`, so that what is refused has
    a reason and what is legal has none.
    """

    __slots__ = ("clause", "holes", "known", "sample", "shapes")

    def __init__(self, shapes: list[Shape], clause: str, holes: list[Hole], sample: list[int]) -> None:
        """`clause` is why a point outside all shapes is refused. The legal ones of `sample` are the candidates."""
        self.shapes = shapes
        self.clause = clause
        self.holes = holes
        self.sample = sample
        self.known: list[int] | None = None
        """The candidates, once somebody has asked for them: a region never changes."""

    def contains(self, point: int) -> bool:
        return not self.why_not(point)

    def why_not(self, point: int) -> list[str]:
        """The clauses that keep a point out of the region; none for a legal one."""
        x, y = x_of(point), y_of(point)
        found = [hole.clause for hole in self.holes if hole.covers(x, y)]
        if all(shape.where(x, y) == OUTSIDE for shape in self.shapes):
            found.insert(0, self.clause)
        return list(dict.fromkeys(found))

    def blamed(self, point: int) -> list[Target]:
        """What is to blame for the refusal of a point: the pieces in the way, the enemy too near."""
        x, y = x_of(point), y_of(point)
        return list(dict.fromkeys([target for hole in self.holes if hole.covers(x, y) for target in hole.blame]))

    def sampled(self) -> list[int]:
        """The points of the sample, each once: the legal ones among them are the candidates."""
        return list(dict.fromkeys(self.sample))

    def further(self) -> Iterable[int]:
        """More points, tried only where the sample has no legal one: so close to each other that a region in which none of them
        is legal is empty. A region that may be asked whether it is empty has some."""
        return ()

    def candidates(self) -> list[int]:
        """A good finite sample of legal points, the automatic one first; never empty where there is a legal one."""
        if self.known is None:
            found = [point for point in self.sampled() if self.contains(point)]
            self.known = found or list(islice(filter(self.contains, self.further()), 1))
        return self.known

    def first(self) -> int:
        """The automatic one of the candidates, without looking for the others."""
        for point in self.sampled():
            if self.contains(point):
                return point
        return self.candidates()[0]

    def has_candidate(self) -> bool:
        """Is there a legal point at all? No more are tested than needed."""
        return any(self.contains(point) for point in self.sampled()) or any(map(self.contains, self.further()))

    def drawing(self) -> tuple[list[Shape], list[Hole]]:
        """What people see of it: its shapes and its holes. A region that is costly to draw works them out only here."""
        return self.shapes, self.holes

    def blur(self) -> int:
        """How many steps of the lattice the drawn edges may be away from the true ones."""
        return 0

    def fields(self) -> tuple[object, ...]:
        """All of it as plain values."""
        shapes, holes = self.drawing()
        return ([shape.fields() for shape in shapes], self.clause, [hole.fields() for hole in holes], self.candidates())


class Reaction:
    """What makes a question a reaction window: what kind of window it is, which pick passes, is the asked seat attacked in it?

    All three are public: a window opens on public facts alone, and the others see who is asked in which one. `window` is a
    key whose words are `window-<key>` in the game's catalogues; players answer whole kinds of windows at once by it
    (`core.match.standing`). Instances never change and may be shared.
    """

    __slots__ = ("attacked", "passing", "window")

    def __init__(self, window: str, passing: Pick, attacked: bool = False) -> None:
        self.window = window
        self.passing = passing
        self.attacked = attacked

    def fields(self) -> tuple[str, Pick, bool]:
        return (self.window, self.passing, self.attacked)


class Decision:
    """This seat, this question, these options, asked by this clause.

    `also` holds the questions to other seats that are open at the same time (see `frames.Parallel`). `lone` allows the
    engine to answer the question itself when it has one option only; a frame says so only where the options rest on public
    facts, because a question left out would betray what a hand does not hold. `reaction` says that the question is a
    reaction window.
    """

    __slots__ = ("also", "clause", "context", "kind", "lone", "options", "reaction", "region", "seat")

    def __init__(
        self,
        kind: str,
        seat: int,
        options: list[Pick],
        clause: str,
        context: tuple[int, ...] = (),
        lone: bool = True,
        region: Region | None = None,
        also: tuple[Decision, ...] = (),
        reaction: Reaction | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options
        self.clause = clause
        self.context = context
        self.lone = lone
        self.region = region
        self.also = also
        self.reaction = reaction

    def allows(self, pick: Pick) -> bool:
        """Is this pick one of the options, or a point of the region?"""
        if pick in self.options:
            return True
        return self.region is not None and isinstance(pick, int) and is_point(pick) and self.region.contains(pick)

    def candidates(self) -> list[Pick]:
        """The options, and before them for a region a finite sample of its points.

        The first one is the default answer (FB-27.1).
        """
        return self.options if self.region is None else [*self.region.candidates(), *self.options]

    def draw(self, below: Callable[[int], int]) -> Pick:
        """One of the candidates, each as likely as the others. Of a region no more points are tested than are drawn; what lies
        outside its sample is drawn only if there is nothing else."""
        options = self.options
        if self.region is None:
            return options[below(len(options))]
        tries = self.region.sampled()
        while True:
            if not tries and not options:
                return self.region.candidates()[0]
            n = below(len(tries) + len(options))
            if n >= len(tries):
                return options[n - len(tries)]
            if self.region.contains(tries[n]):
                return tries[n]
            tries[n] = tries[-1]
            tries.pop()

    def answers_itself(self) -> bool:
        """Does the engine give the one answer there is?"""
        return self.lone and self.region is None and len(self.options) == 1

    def has_choice(self) -> bool:
        """Is there more than one answer?"""
        return self.region is not None or len(self.options) != 1

    def only_passes(self) -> bool:
        """Is it a window in which this seat can do nothing but pass? Only the seat itself may know."""
        reaction = self.reaction
        return reaction is not None and self.region is None and self.options == [reaction.passing]

    def beside(self, also: tuple[Decision, ...], lone: bool) -> Decision:
        """The same question with others that are open at the same time."""
        return Decision(
            self.kind,
            self.seat,
            self.options,
            self.clause,
            self.context,
            lone,
            self.region,
            also,
            self.reaction,
        )

    def hidden(self) -> Decision:
        """The same question as another seat sees it: who is asked what in which window, but not the options."""
        return Decision(self.kind, self.seat, [], self.clause, self.context, self.lone, reaction=self.reaction)

    def fields(self) -> tuple[str, int, list[Pick], str, tuple[int, ...]]:
        return (self.kind, self.seat, self.options, self.clause, self.context)


class IllegalPick(ValueError):
    """A pick that the open question does not offer; nothing was changed."""


class NotAsked(IllegalPick):
    """A pick by a seat that is not asked at the moment, or after the end of the game."""
