"""Checks of what a learner is given: observations hide what the seat may not know, and answers as numbers are exact."""

from array import array
from typing import TypeVar

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.observation import Layout
from sandtable.core.engine.observation_cells import CODE
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State
from sandtable.core.game.spec import NotDeclared
from sandtable.testing.trial import SOME, Trial

S = TypeVar("S", bound=State)


def check_observing(trial: Trial[S]) -> None:
    """A seat observes the same in the true state, in what it sees of it and in a state redealt from that.

    Every number is in its range. Answers by parts and by candidate are the legal ones.

    A game that declares no observation is not checked.
    """
    try:
        actions = trial.spec.actions
        layout = trial.spec.layout(trial.start())
    except NotDeclared:
        return
    names, ranges = layout.names(), layout.ranges()
    columns, bounds = actions.columns, actions.ranges()
    rng = trial.rng("observing")
    for number, st in trial.visit():
        for seat in trial.seats():
            found = observed(layout, st, seat)
            check_ranges(trial, number, names, found, ranges)
            seen = st.seen_by(seat)
            for what, other in (("seen", seen), ("redealt", trial.spec.redeal(seen, rng.word()))):
                check_alike(
                    trial, number, layout, found, observed(layout, other, seat), f"its {what} state, seat {seat}"
                )
        for asked in st.open_questions():
            check_parts(trial, number, asked, rng)
            rows = array(CODE, [0] * (actions.most * len(columns)))
            for at in range(min(actions.features(asked, st.players, rows), SOME)):
                row = rows[at * len(columns) : (at + 1) * len(columns)]
                check_ranges(trial, number, [f"{asked.kind}.{name}" for name in columns], row, bounds)


def observed(layout: Layout, st: State, seat: int) -> "array[int]":
    found = array(CODE, [-1] * layout.size)
    layout.observe(st, seat, found)
    return found


def check_alike(
    trial: Trial[S], number: int, layout: Layout, found: "array[int]", other: "array[int]", what: str
) -> None:
    """Raise with the name of the first number that differs."""
    if found != other:
        at = next(at for at, (left, right) in enumerate(zip(found, other, strict=True)) if left != right)
        name = layout.names()[at]
        raise trial.failure(number, f"the observation differs in {what}: {name} is {found[at]} and {other[at]}")


def check_ranges(
    trial: Trial[S], number: int, names: list[str], found: "array[int]", ranges: list[tuple[int, int]]
) -> None:
    for at, (value, (low, high)) in enumerate(zip(found, ranges, strict=True)):
        if not low <= value <= high:
            raise trial.failure(number, f"a learner gets {names[at]} = {value}, but it goes from {low} to {high}")


def check_parts(trial: Trial[S], number: int, asked: Decision, rng: Rng) -> None:
    """Different answers have different parts, which fit their sizes. A path through the masks ends at an answer."""
    actions = trial.spec.actions
    offered = actions.offered(asked)
    encoded = {actions.encode(asked, pick): pick for pick in offered[:SOME]}
    if len(encoded) != len(offered[:SOME]):
        raise trial.failure(number, f"two answers to {asked.kind} have the same parts")
    for parts, pick in encoded.items():
        if any(not 0 <= part < size for part, size in zip(parts, actions.sizes, strict=True)):
            raise trial.failure(number, f"{pick!r} ({asked.kind}) is {parts}, but the sizes are {actions.sizes}")
    given: list[int] = []
    for _ in actions.sizes:
        allowed = [value for value, may in enumerate(actions.mask(asked, given)) if may]
        given.append(allowed[rng.below(len(allowed))])
    if actions.decode(asked, given) not in offered:
        raise trial.failure(number, f"the masks of {asked.kind} lead to {given}, which is no answer")
