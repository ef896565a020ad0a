"""A bot that improves a policy with rollouts.

It takes the policy's best answers and tries each of them in the same redealt states (`spec.redeal`), so that luck is equal for all.
In each, the policy plays on for every seat, each from what that seat would see, and after a fixed number of decisions the chances
of winning are estimated (`sandtable.bots.chances`). The worse half of the other answers is dropped after each round (sequential
halving). The policy's own answer stands unless another is better by a margin, because few rollouts are noisy.

The budget counts decisions, never seconds, so the same seed gives the same game on every machine.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from sandtable.bots import Bot
from sandtable.bots.chances import Chances
from sandtable.bots.weighing import weigh
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix

S = TypeVar("S", bound=State)


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

    def __init__(self, spec: GameSpec[State], policy: Bot, chances: Chances, budget: Budget) -> None:
        self.spec = spec
        self.policy = policy
        self.chances = chances
        self.budget = budget

    def best(self, seen: State, asked: Decision, seed: int) -> Pick:
        pick, weights = weigh(self.policy, seen, asked)
        answers = self.answers(asked, pick, weights, seed)
        if len(answers) < 2:
            return pick
        own, *others = [Tried(each) for each in answers]
        first, worlds = 0, self.budget.worlds
        while True:
            for number in range(first, first + worlds):
                world = self.spec.redeal(seen, mix(str(seed), (str(number),)))
                for each in (own, *others):
                    each.chances.append(self.rollout(world.clone(), each.pick, asked.seat))
            others.sort(key=Tried.mean, reverse=True)
            if len(others) == 1:
                break
            others = others[: len(others) // 2]
            first, worlds = first + worlds, worlds * 2
        return others[0].pick if others[0].mean() > own.mean() + self.budget.margin else own.pick

    def answers(self, asked: Decision, pick: Pick, weights: dict[Pick, float], seed: int) -> list[Pick]:
        """The answers to compare, the policy's own first: those it weighs highest, or any if it does not weigh them."""
        others = [option for option in asked.options if option != pick]
        if weights:
            others.sort(key=lambda option: -weights.get(option, 0.0))
        elif len(others) >= self.budget.answers:
            rng = seeded(seed)
            others = [others.pop(rng.below(len(others))) for _ in range(self.budget.answers - 1)]
        return [pick, *others[: self.budget.answers - 1]]

    def rollout(self, world: State, pick: Pick, seat: int) -> float:
        """The chance of a seat after this answer and the moves that follow."""
        world.step(pick, seat)
        for _ in range(self.budget.ahead):
            asked = world.decision
            if asked is None:
                break
            seen = world.seen_by(asked.seat)
            world.step(self.policy.choose(seen, seen.asked(asked.seat)), asked.seat)
        return self.chances.of(world)[seat]


class SearchBot(Bot):
    """A policy improved by rollouts."""

    def __init__(self, spec: GameSpec[State], policy: Bot, chances: Chances, budget: Budget, seed: int = 0) -> None:
        super().__init__(seed)
        self.search: Final = RolloutSearch(spec, policy, chances, budget)

    def choose(self, seen: State, asked: Decision) -> Pick:
        if len(asked.options) == 1:
            return asked.options[0]
        return self.search.best(seen, asked, mix(str(self.seed), (seen.digest(),)))
