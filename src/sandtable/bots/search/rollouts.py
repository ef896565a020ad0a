"""A search that improves a policy with rollouts.

It takes the policy's best answers and tries each of them in the same redealt states (`bots.worlds`), so that luck is equal for
all. In each, the policy plays on for every seat, each from what that seat would see, and after a fixed number of decisions the
chances of winning are estimated (`bots.chances`). The worse half of the other answers is dropped after each round (sequential
halving). The policy's own answer stands unless another is better by a margin, because few rollouts are noisy.

The budget counts decisions, never seconds, so the same seed gives the same game on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from sandtable.bots import Bot
from sandtable.bots.chances import Chances
from sandtable.bots.weighing import near_best, weigh
from sandtable.bots.worlds import World
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix

ANY: Final = 1e9
"""For `Budget.near`: all answers are compared."""


class Budget(NamedTuple):
    """How much a search may cost."""

    answers: int
    """The most answers that are compared."""
    worlds: int
    """The redealt states of the first round; the answers that are left get twice as many in the next."""
    ahead: int
    """The decisions that are played on in each."""
    margin: float
    """By how much another answer has to raise the chance of winning to replace the policy's own."""
    errors: float = 0.0
    """By how many standard errors of the difference it has to be better as well."""
    iterations: int = 0
    """A tree search instead, with so many rollouts; `worlds` does not count then."""
    explore: float = 0.2
    """How much a tree search tries what it has tried little."""
    near: float = ANY
    """Only answers are compared whose weight falls short of the best by at most this share of the way to the mean weight."""

    def decisions(self) -> int:
        """The most decisions that a choice costs.

        >>> Budget(answers=4, worlds=8, ahead=10, margin=0.0).decisions()
        640
        """
        if self.iterations:
            return self.iterations * self.ahead
        others, worlds, rollouts = self.answers - 1, self.worlds, 0
        while True:
            rollouts += (1 + others) * worlds
            if others <= 1:
                return rollouts * self.ahead
            others, worlds = others // 2, worlds * 2


class Stopped(Exception):
    """Nobody needs the answer any more."""


class Tried:
    """An answer and the chances that its rollouts gave."""

    __slots__ = ("chances", "pick")

    def __init__(self, pick: Pick) -> None:
        self.pick = pick
        self.chances: list[float] = []

    def mean(self) -> float:
        return sum(self.chances) / len(self.chances)


class RolloutSearch:
    """Compares answers by rollouts."""

    def __init__(self, spec: GameSpec[State], policies: Sequence[Bot], chances: Chances, budget: Budget) -> None:
        """`policies` has a bot for each seat; they play the rollouts and propose the answers."""
        self.spec = spec
        self.policies = policies
        self.chances = chances
        self.budget = budget
        self.is_stopped: Callable[[], bool] = bool
        """Asked before each rollout: does nobody need the answer any more? By default it is always needed."""

    def best(self, seen: State, asked: Decision, seed: int) -> Pick:
        """The policy's answer, or another that is better by the margin."""
        answers = self.answers(asked, *self.weighed(seen, asked), seed)
        if len(answers) < 2:
            return answers[0]
        own, *others = [Tried(each) for each in answers]
        first, worlds = 0, self.budget.worlds
        while True:
            self.try_out(seen, asked, [own, *others], range(first, first + worlds), seed)
            others.sort(key=Tried.mean, reverse=True)
            if len(others) == 1:
                break
            others = others[: len(others) // 2]
            first, worlds = first + worlds, worlds * 2
        return others[0].pick if self.is_better(others[0], own) else own.pick

    def is_better(self, other: Tried, own: Tried) -> bool:
        """Is another answer better by the margin, and by more than luck in these worlds explains?"""
        gains = [one - two for one, two in zip(other.chances, own.chances, strict=False)]
        mean = sum(gains) / len(gains)
        variance = sum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1)
        return mean > self.budget.margin + self.budget.errors * sqrt(variance / len(gains))

    def means(self, seen: State, asked: Decision, answers: list[Pick], seed: int) -> dict[Pick, float]:
        """The chance of winning that each answer promises, all of them tried in the same worlds."""
        tried = [Tried(each) for each in answers]
        self.try_out(seen, asked, tried, range(self.budget.worlds), seed)
        return {each.pick: each.mean() for each in tried}

    def check_wanted(self) -> None:
        if self.is_stopped():
            raise Stopped

    def weighed(self, seen: State, asked: Decision) -> tuple[Pick, dict[Pick, float]]:
        """The policy's answer and the weights it gave the options."""
        return weigh(self.policies[asked.seat], seen, asked)

    def try_out(self, seen: State, asked: Decision, tried: list[Tried], worlds: range, seed: int) -> None:
        """A rollout for each answer in each of these worlds."""
        for number in worlds:
            world = World(self.spec, seen, mix(str(seed), (str(number),)))
            for each in tried:
                self.check_wanted()
                each.chances.append(self.rollout(world.copy(), each.pick, asked.seat))

    def answers(self, asked: Decision, pick: Pick, weights: dict[Pick, float], seed: int) -> list[Pick]:
        """The answers to compare, the policy's own first: those it weighs highest, or any if it does not weigh them."""
        others = [option for option in weights or asked.options if option != pick]
        if weights:
            near = near_best(pick, weights, self.budget.near)
            others = sorted([option for option in others if option in near], key=lambda option: -weights[option])
        elif len(others) >= self.budget.answers:
            rng = seeded(seed)
            others = [others.pop(rng.below(len(others))) for _ in range(self.budget.answers - 1)]
        return [pick, *others[: self.budget.answers - 1]]

    def rollout(self, world: World[State], pick: Pick, seat: int) -> float:
        """The chance of a seat after this answer and the moves that follow."""
        world.play(pick, seat)
        world.play_on(self.policies, self.budget.ahead)
        return self.chances.of(world.state)[seat]
