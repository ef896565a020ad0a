"""Analyses a finished game.

The chances of a position come from its features (`bots.chances`). What chance changed in a step is found by repeating the step
with other numbers. A choice is judged from what its seat knew: the answer that was played and the policy's best ones are tried
in the same redealt states with rollouts (`bots.search`). At the turning points more answers are tried, in more states.

The work comes in small parts (`AnalysisPlan`), which a worker process does one after the other (`analyse_part`). Everything is
counted in decisions, so the same record gives the same analysis on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from sandtable.analysis.positions import Analysis, Answer, Choice, Position
from sandtable.bots import Bot, find_bot, policy_of
from sandtable.bots.chances import Chances, chances_in
from sandtable.bots.search.rollouts import Budget, RolloutSearch
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.match.seed import mix
from sandtable.core.match.step import PICKED, MatchStep
from sandtable.core.registry import find_game

MAX_DECISIONS: Final = 40_000
"""So many decisions are played on in the rollouts of all choices of a game together, without the turning points."""
BUDGETS: Final = (
    Budget(answers=3, worlds=4, ahead=12, margin=0.0),
    Budget(answers=3, worlds=2, ahead=12, margin=0.0),
    Budget(answers=3, worlds=2, ahead=6, margin=0.0),
    Budget(answers=2, worlds=1, ahead=6, margin=0.0),
)
"""How closely the choices are looked at: the first that `MAX_DECISIONS` allows for a game with so many choices."""
DEEP: Final = Budget(answers=4, worlds=12, ahead=20, margin=0.0)
"""For the turning points."""
TURNING_POINTS: Final = 6
"""How many steps are examined more closely."""
AGAIN: Final = 12
"""How often a step with chance is repeated."""
STEPS: Final = 20
"""So many steps are a part, while only chances and luck are found."""
COURSE_SHARE: Final = 150
DEEP_SHARE: Final = 200
"""What finding chances and luck, and the turning points, count for in the progress, in thousandths."""

Watch = Callable[[int], None]
"""Called with the progress, in thousandths."""


class Part(NamedTuple):
    """A part of the work: the steps from `first` to `last`."""

    first: int
    last: int
    budget: Budget | None
    """For judging choices. None: find chances and luck."""
    progress: int
    """How much of the work was done before, in thousandths."""


class AnalysisPlan:
    """The analysis of a game with so many steps, part by part."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.analysis: Analysis | None = None
        """What is known so far. At first nothing, then chances and luck, then more and more choices."""

    def parts(self) -> Generator[Part, list[Position], None]:
        """Each part in turn. The caller does it and sends the positions."""
        steps = self.steps
        start, *positions = yield Part(0, min(steps, STEPS), None, 0)
        for first in range(STEPS + 1, steps + 1, STEPS):
            positions += yield Part(first, min(steps, first + STEPS - 1), None, COURSE_SHARE * first // steps)
        self.analysis = analysis = Analysis(start.chances, tuple(positions), start.known)
        choices = [position for position in positions if position.options > 1]
        budget, count = budget_for(len(choices))
        greatest = sorted(choices, key=lambda position: -analysis.swing(position))[:count]
        deep = [position for position in analysis.turning_points(TURNING_POINTS) if position.options > 1]
        begun, share = COURSE_SHARE, 1000 - COURSE_SHARE - DEEP_SHARE
        for wanted, closely in ((sorted(greatest, key=lambda position: position.number), budget), (deep, DEEP)):
            for done, position in enumerate(wanted):
                part = Part(position.number, position.number, closely, begun + share * done // len(wanted))
                position.choice = (yield part)[0].choice
            begun, share = 1000 - DEEP_SHARE, DEEP_SHARE


def budget_for(choices: int) -> tuple[Budget, int]:
    """How closely a game with so many choices is looked at, and how many of them are.

    >>> budget_for(100)[0].worlds, budget_for(500)[0].worlds, budget_for(50_000)[1]
    (4, 2, 3333)
    """
    for budget in BUDGETS:
        if choices * cost_of(budget) <= MAX_DECISIONS:
            return budget, choices
    return BUDGETS[-1], MAX_DECISIONS // cost_of(BUDGETS[-1])


def cost_of(budget: Budget) -> int:
    """The most decisions that are played on to judge one choice."""
    return budget.answers * budget.worlds * budget.ahead


class Analyser:
    """Analyses a game with one policy for each seat."""

    def __init__(self, match: Match[State], policies: Sequence[Bot], chances: Chances) -> None:
        self.match = match
        self.spec: GameSpec[State] = match.spec
        self.policies = policies
        self.chances = chances
        self.turns = [0, *accumulate([int(bool(step.begun)) for step in match.steps])]
        """How many turns had begun before each step."""

    def analyse(self, watch: Watch = lambda progress: None) -> Analysis:
        """Analyse the steps of the match that are in effect."""
        plan = AnalysisPlan(len(self.match.steps))
        parts = plan.parts()
        part = next(parts)
        with suppress(StopIteration):
            while True:
                watch(part.progress)
                part = parts.send(self.do(part))
        assert plan.analysis is not None
        return plan.analysis

    def do(self, part: Part) -> list[Position]:
        """Do one part of the work."""
        state = self.match.state_at(max(0, part.first - 1))
        opening = [self.opening(state)] if part.first == 0 else []
        numbers = range(max(1, part.first), part.last + 1)
        steps = self.match.steps
        return opening + [self.position(state, steps[number - 1], number, part.budget) for number in numbers]

    def opening(self, state: State) -> Position:
        chances = self.chances.of(state)
        return Position(0, 0, -1, "", chances, (0.0,) * len(chances), known=self.known(state))

    def position(self, state: State, step: MatchStep, number: int, budget: Budget | None) -> Position:
        """A step and the position after it. The state is moved there."""
        before = state.clone()
        step.carry_out(state)
        chances = self.chances.of(state)
        found = Position(number, self.turns[number - 1], step.seat, step.line.kind, chances, (0.0,) * len(chances))
        if budget is not None:
            found.choice = self.choice(before, step, budget, number)
            return found
        found.luck = self.luck(before, step, state, chances)
        found.known = self.known(state)
        if step.effect == PICKED:
            asked = before.asked(step.seat)
            found.options = len(asked.options) if asked.region is None else 2
        return found

    def known(self, state: State) -> tuple[float, ...]:
        """The chance of each seat, estimated from what it knows."""
        if state.result is not None:
            return state.result.shares()
        return tuple([self.chances.of(state.seen_by(seat))[seat] for seat in range(state.players)])

    def luck(self, before: State, step: MatchStep, after: State, chances: tuple[float, ...]) -> tuple[float, ...]:
        """What chance changed in a step."""
        if not after.drawn:
            return (0.0,) * len(chances)
        sums = [0.0] * len(chances)
        for again in range(AGAIN):
            other = before.clone()
            other.rng = before.rng.derive(again + 1)
            step.carry_out(other)
            sums = [total + chance for total, chance in zip(sums, self.chances.of(other), strict=True)]
        return tuple([chance - total / AGAIN for chance, total in zip(chances, sums, strict=True)])

    def choice(self, before: State, step: MatchStep, budget: Budget, seed: int) -> Choice | None:
        """Judge the answer of a step; None if it was no choice."""
        seen = before.seen_by(step.seat)
        asked = seen.asked(step.seat)
        search = RolloutSearch(self.spec, self.policies, self.chances, budget)
        answers = search.answers(asked, *search.weighed(seen, asked), seed)
        others = [each for each in answers if each != step.pick][: budget.answers - 1]
        if not others:  # a region of the plane
            return None
        found = search.means(seen, asked, [step.pick, *others], mix(str(seed), (seen.digest(),)))
        tried = [
            Answer(each, found[each], self.spec.notation.option_text(before, asked, each))
            for each in [step.pick, *others]
        ]
        return Choice(tried[0], tuple(sorted(tried[1:], key=lambda answer: -answer.chance)))


def analyser_of(match: Match[State]) -> Analyser:
    """An analyser with the best policy and the stored weights of the game."""
    game = match.spec.name
    return Analyser(
        match, [find_bot(policy_of(game), match.spec, seat) for seat in range(match.players)], chances_in(game)
    )


@lru_cache(maxsize=1)
def analyser_for(record: str) -> Analyser:
    """An analyser for a record. A worker gets the parts of one game after the other."""
    read = read_record(record)
    match: Match[State] = Match.from_record(find_game(read.game), read, log=False)
    return analyser_of(match)


def analyse_part(record: str, part: Part) -> list[Position]:
    """Do a part of the analysis of a recorded game. Runs in a worker."""
    return analyser_for(record).do(part)
