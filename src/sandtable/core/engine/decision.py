"""Decisions: each asks one seat to pick one of its options.

Options are plain values: a small int, or a tuple of ints when an answer names several things. The decision's kind
(`core.engine.kinds.Kind`) says what the numbers mean. Text, labels and targets are built only when they are displayed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final

from sandtable.core.engine.declare import slotted
from sandtable.core.space.plane import EDGE, INSIDE, OUTSIDE, Shape
from sandtable.core.space.points import is_point, x_of, y_of

Pick = int | tuple[int, ...]
Target = tuple[str, int]
"""Something a person can point at: what it is ("area", "tile", ...) and which one."""

PUBLIC: Final = -1
"""The seat number of a spectator, who knows only public information."""


@slotted
class Hole:
    """An area excluded from a region, with the clause that excludes it and the targets to blame, such as a piece in the way.

    `edge` is true if the edge of the shape is excluded too, where the rules forbid even touching.
    """

    shape: Shape
    clause: str
    blame: tuple[Target, ...] = ()
    edge: bool = False

    def covers(self, x: int, y: int) -> bool:
        where = self.shape.where(x, y)
        return where == INSIDE or (self.edge and where == EDGE)

    def fields(self) -> tuple[object, ...]:
        return (self.shape.fields(), self.clause, self.blame, self.edge)


class Region:
    """A legal area of the plane, used in place of a list: any lattice point inside it is a legal pick (`core.space.points`).

    A region is a union of shapes minus holes. The edge of a shape belongs to the region. If a rule cannot be written that way,
    the game overrides `why_not`, and `blur` gives the error of the drawing. `contains` always follows from `why_not`, so every
    refused point has a reason and no legal point has one.
    """

    __slots__ = ("clause", "holes", "known", "latest", "sample", "shapes")

    def __init__(self, shapes: list[Shape], clause: str, holes: list[Hole], sample: list[int]) -> None:
        """`clause` is the reason for refusing points outside all shapes. The legal points of `sample` are the candidates."""
        self.shapes = shapes
        self.clause = clause
        self.holes = holes
        self.sample = sample
        self.known: list[int] | None = None
        """The candidates, cached on first use. A region never changes."""
        self.latest = -1
        """The legal point that was drawn last. It is usually the answer, and then it is not tested again."""

    def contains(self, point: int) -> bool:
        return not self.why_not(point)

    def why_not(self, point: int) -> list[str]:
        """The clauses that keep a point out of the region. Empty for a legal point."""
        x, y = x_of(point), y_of(point)
        found = [hole.clause for hole in self.holes if hole.covers(x, y)]
        if all(shape.where(x, y) == OUTSIDE for shape in self.shapes):
            found.insert(0, self.clause)
        return list(dict.fromkeys(found))

    def blamed(self, point: int) -> list[Target]:
        """The targets to blame for refusing a point, such as pieces in the way or an enemy too close."""
        x, y = x_of(point), y_of(point)
        return list(dict.fromkeys([target for hole in self.holes if hole.covers(x, y) for target in hole.blame]))

    def sampled(self) -> list[int]:
        """The points of the sample without duplicates. The legal ones are the candidates."""
        return list(dict.fromkeys(self.sample))

    def further(self) -> Iterable[int]:
        """More points, tried only if no point of the sample is legal. They are dense enough that the region is empty if none of
        them is legal. A region that is checked for being empty must provide some."""
        return ()

    def candidates(self) -> list[int]:
        """A finite sample of legal points, with the default first. Empty only if no legal point exists."""
        if self.known is None:
            found = [point for point in self.sampled() if self.contains(point)]
            self.known = found or list(islice(filter(self.contains, self.further()), 1))
        return self.known

    def first(self) -> int:
        """The default candidate, found without testing the others."""
        for point in self.sampled():
            if self.contains(point):
                return point
        return self.candidates()[0]

    def has_candidate(self) -> bool:
        """Does a legal point exist? Tests no more points than needed."""
        return any(self.contains(point) for point in self.sampled()) or any(map(self.contains, self.further()))

    def drawing(self) -> tuple[list[Shape], list[Hole]]:
        """The shapes and holes to draw. A region that is expensive to draw computes them only here."""
        return self.shapes, self.holes

    def blur(self) -> int:
        """The largest distance between drawn and true edges, in lattice steps."""
        return 0

    def fields(self) -> tuple[object, ...]:
        """The whole region as plain values."""
        shapes, holes = self.drawing()
        return ([shape.fields() for shape in shapes], self.clause, [hole.fields() for hole in holes], self.candidates())


@slotted
class Reaction:
    """Marks a question as a reaction window: the kind of window, the pick that passes, and whether the asked seat is attacked.

    All three are public. A window opens on public facts alone, and the other players see who is asked in which window. `window`
    is a key; its message in the game's catalogues is `window-<key>`. Standing answers apply to whole kinds of windows
    (`core.match.standing`). Instances never change and may be shared.
    """

    window: str
    passing: Pick
    attacked: bool = False

    def fields(self) -> tuple[str, Pick, bool]:
        return (self.window, self.passing, self.attacked)


@slotted
class Decision:
    """One question to one seat: its kind, its options, and the clause that asks it.

    `also` holds the questions to other seats that are open at the same time (see `frames.Parallel`). If `automatic`, the engine
    answers the question itself when it has only one option. A frame sets it only if the options depend on public facts alone;
    otherwise a skipped question would reveal what a hand does not hold. `reaction` is set if the question is a reaction window.
    """

    kind: str
    seat: int
    options: list[Pick]
    clause: str
    context: tuple[int, ...] = ()
    automatic: bool = True
    region: Region | None = None
    also: tuple[Decision, ...] = ()
    reaction: Reaction | None = None

    def allows(self, pick: Pick) -> bool:
        """Is this pick one of the options or a point of the region?"""
        if pick in self.options:
            return True
        region = self.region
        if region is None or not isinstance(pick, int) or not is_point(pick):
            return False
        return pick == region.latest or region.contains(pick)

    def candidates(self) -> list[Pick]:
        """The options. For a region, a finite sample of its points comes first.

        The first candidate is the default answer (FB-27.1).
        """
        return self.options if self.region is None else [*self.region.candidates(), *self.options]

    def draw(self, below: Callable[[int], int]) -> Pick:
        """A random candidate, each with equal probability. For a region, only the points drawn are tested. Points outside its
        sample are used only if nothing else is legal."""
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
                self.region.latest = tries[n]
                return tries[n]
            tries[n] = tries[-1]
            tries.pop()

    def answers_itself(self) -> bool:
        """Does the engine answer this question itself?"""
        return self.automatic and self.region is None and len(self.options) == 1

    def has_choice(self) -> bool:
        """Is there more than one answer?"""
        return self.region is not None or len(self.options) != 1

    def only_passes(self) -> bool:
        """Is this a window in which the seat can only pass? Only that seat may know."""
        reaction = self.reaction
        return reaction is not None and self.region is None and self.options == [reaction.passing]

    def beside(self, also: tuple[Decision, ...], automatic: bool) -> Decision:
        """The same question, together with others that are open at the same time."""
        return Decision(
            self.kind,
            self.seat,
            self.options,
            self.clause,
            self.context,
            automatic,
            self.region,
            also,
            self.reaction,
        )

    def hidden(self) -> Decision:
        """The same question as other seats see it, without the options."""
        return Decision(self.kind, self.seat, [], self.clause, self.context, self.automatic, reaction=self.reaction)

    def fields(self) -> tuple[str, int, list[Pick], str, tuple[int, ...]]:
        return (self.kind, self.seat, self.options, self.clause, self.context)


class IllegalPick(ValueError):
    """A pick that the open question does not offer. Nothing has changed."""


class NotAsked(IllegalPick):
    """A pick by a seat that is not being asked, or after the end of the game."""
