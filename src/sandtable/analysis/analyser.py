"""Analyses a finished game.

The chances of a position come from its features (`bots.chances`). What chance changed in a step is found by repeating the step
with other numbers. A choice is judged from what its seat knew: the answer that was played and the policy's best ones are tried
in the same redealt states with rollouts (`bots.search`). At the turning points more answers are tried, in more states.

Everything is counted in decisions, so the same record gives the same analysis on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sandtable.analysis.positions import Analysis, Answer, Choice, Position
from sandtable.bots import Bot
from sandtable.bots.chances import Chances
from sandtable.bots.search.rollouts import Budget, RolloutSearch
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.match import Match
from sandtable.core.match.seed import mix
from sandtable.core.match.step import PICKED, MatchStep

QUICK: Final = Budget(answers=2, worlds=4, ahead=16, margin=0.0)
DEEP: Final = Budget(answers=4, worlds=16, ahead=24, margin=0.0)
TURNING_POINTS: Final = 6
"""How many steps are examined more closely."""
AGAIN: Final = 12
"""How often a step with chance is repeated."""

Watch = Callable[[int, int], None]
"""Called with the number of finished steps and of all steps."""


class Analyser:
    """Analyses games with one policy for each seat."""

    def __init__(self, spec: GameSpec[State], policies: Sequence[Bot], chances: Chances) -> None:
        self.spec = spec
        self.policies = policies
        self.chances = chances

    def analyse(self, match: Match[State], watch: Watch = lambda done, of: None) -> Analysis:
        """Analyse the steps of a match that are in effect."""
        state = match.initial_state()
        start = self.chances.of(state)
        positions: list[Position] = []
        turn, total = 0, len(match.steps) + TURNING_POINTS
        for number, step in enumerate(match.steps, 1):
            before = state.clone()
            step.carry_out(state)
            choice = self.choice(before, step, QUICK, number)
            chances = self.chances.of(state)
            luck = self.luck(before, step, state, chances)
            positions.append(Position(number, turn, step.seat, step.line.kind, chances, luck, choice))
            turn += bool(step.begun)
            watch(number, total)
        analysis = Analysis(start, tuple(positions))
        for done, position in enumerate(analysis.turning_points(TURNING_POINTS), 1):
            step = match.steps[position.number - 1]
            position.choice = self.choice(match.state_at(position.number - 1), step, DEEP, position.number)
            watch(len(positions) + done, total)
        return analysis

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
        if step.effect != PICKED:
            return None
        seen = before.seen_by(step.seat)
        asked = seen.asked(step.seat)
        if asked.region is None and len(asked.options) < 2:
            return None
        search = RolloutSearch(self.spec, self.policies, self.chances, budget)
        answers = search.answers(asked, *search.weighed(seen, asked), seed)
        others = [each for each in answers if each != step.pick][: budget.answers - 1]
        if not others:  # a region of the plane
            return None
        found = search.means(seen, asked, [step.pick, *others], mix(str(seed), (seen.digest(),)))
        ranked = sorted([Answer(each, found[each]) for each in others], key=lambda answer: -answer.chance)
        return Choice(Answer(step.pick, found[step.pick]), tuple(ranked))
