"""A search that improves a policy with rollouts.

It takes the policy's best answers and tries each of them in the same redealt states (`bots.worlds`), so that luck is equal for
all. In each, the policy plays on for every seat, each from what that seat would see. When the turn has passed a few times, the
chances of winning are estimated (`bots.chances`): after the same number of turns for all answers, because an estimate in the
middle of a turn says little about it.

States are added in batches, only as long as the choice is open. After each batch, answers are dropped that are no better than
the policy's own or than the best of the others, by what their differences in the same states say. The policy's own answer
stands unless another is clearly better, because few rollouts are noisy.

The budget counts decisions, never seconds, so the same seed gives the same game on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from sandtable.bots import Bot
from sandtable.bots.chances import Chances
from sandtable.bots.weighing import near_best, weigh
from sandtable.bots.worlds import NEVER, World
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
    """The redealt states of a batch."""
    ahead: int
    """The most decisions that are played on in each."""
    margin: float
    """By how much another answer has to raise the chance of winning to replace the policy's own."""
    errors: float = 0.0
    """By how many standard errors of the difference an answer has to be better, and worse to be dropped."""
    near: float = ANY
    """Only answers are compared whose weight falls short of the best by at most this share of the way to the mean weight."""
    turns: int = NEVER
    """A rollout ends when so many turns have begun."""
    batches: int = 1
    """The most batches of states."""

    def decisions(self) -> int:
        """The most decisions that a choice costs.

        >>> Budget(answers=4, worlds=8, ahead=10, margin=0.0, batches=2).decisions()
        640
        """
        return self.answers * self.worlds * self.batches * self.ahead


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

    def lead(self, other: Tried) -> tuple[float, float]:
        """By how much it is better than another in the same states, and the standard error of that."""
        gains = [one - two for one, two in zip(self.chances, other.chances, strict=True)]
        mean = sum(gains) / len(gains)
        variance = sum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1)
        return mean, sqrt(variance / len(gains))


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
        """The policy's answer, or another that is clearly better. What it answers without weighing is not searched."""
        pick, weights = self.weighed(seen, asked)
        own, *others = [Tried(each) for each in (self.answers(asked, pick, weights, seed) if weights else [pick])]
        size = self.budget.worlds
        for first in range(0, size * self.budget.batches, size):
            if not others:
                break
            self.try_out(seen, asked, [own, *others], range(first, first + size), seed)
            others = self.promising(own, others)
        return others[0].pick if others and self.is_better(others[0], own) else own.pick

    def promising(self, own: Tried, others: list[Tried]) -> list[Tried]:
        """The answers that may still be better than the policy's own and than the best of them; the best comes first."""
        left = sorted([each for each in others if self.may_lead(each, own)], key=Tried.mean, reverse=True)
        return [each for each in left if each is left[0] or self.may_lead(each, left[0])]

    def may_lead(self, one: Tried, other: Tried) -> bool:
        lead, error = one.lead(other)
        return lead + self.budget.errors * error > 0.0

    def is_better(self, other: Tried, own: Tried) -> bool:
        """Is another answer better by the margin, and by more than luck in these worlds explains?"""
        lead, error = other.lead(own)
        return lead > self.budget.margin + self.budget.errors * error

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
        world.play_on(self.policies, self.budget.ahead, self.budget.turns)
        return self.chances.of(world.state)[seat]
