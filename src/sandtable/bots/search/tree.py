"""A search of one tree over what a seat may know.

Every iteration deals a redealt state (`bots.worlds`) and plays in it. Where the searcher's seat is asked, the node is its
information set: what the seat sees there, whichever state was dealt. There the answer is selected by its mean chance so far and
by the weight that the policy gives it, the more so the less it has been tried (PUCT). All other seats answer as the policy
does, from what they see. The first question that is not in the tree yet is added; from there the policy plays on for a fixed
number of decisions, and the chances of winning are estimated.

The n-th iteration with an answer uses the n-th state, so luck is equal for all answers at the root.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from sandtable.bots.search.rollouts import RolloutSearch, Tried
from sandtable.bots.worlds import World
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State
from sandtable.core.match.seed import mix

SHARPNESS: Final = 2.0
"""How much a higher weight makes an answer likelier at first."""


class Branch:
    """An answer at a node."""

    __slots__ = ("pick", "prior", "total", "tried")

    def __init__(self, pick: Pick, prior: float) -> None:
        self.pick = pick
        self.prior = prior
        self.tried = 0
        self.total = 0.0

    def add(self, chance: float) -> None:
        self.tried += 1
        self.total += chance


class Node:
    """A question of the searcher's seat, and its answers."""

    __slots__ = ("branches",)

    def __init__(self, answers: list[Pick], weights: dict[Pick, float]) -> None:
        """`answers` begins with the policy's own."""
        shares = priors(answers, weights)
        self.branches = [Branch(pick, share) for pick, share in zip(answers, shares, strict=True)]

    def select(self, explore: float) -> Branch:
        """The answer that promises most, or has been tried too little."""
        tried = sum([each.tried for each in self.branches])
        if not tried:
            return self.branches[0]
        mean = sum([each.total for each in self.branches]) / tried
        effort = explore * sqrt(tried)

        def promise(branch: Branch) -> float:
            chance = branch.total / branch.tried if branch.tried else mean
            return chance + effort * branch.prior / (1 + branch.tried)

        return max(self.branches, key=promise)


def priors(answers: list[Pick], weights: dict[Pick, float]) -> list[float]:
    """How likely each answer is by its weight alone; equally likely without weights.

    >>> [round(share, 2) for share in priors([1, 2], {1: 3.0, 2: 1.0})]
    [0.88, 0.12]
    """
    if not weights:
        return [1 / len(answers)] * len(answers)
    known = [weights[each] for each in answers]
    best, spread = known[0], max(known) - min(known)
    powers = [exp(SHARPNESS * (each - best) / spread) if spread else 1.0 for each in known]
    return [each / sum(powers) for each in powers]


class TreeSearch(RolloutSearch):
    """Searches a tree of `Budget.iterations`."""

    def best(self, seen: State, asked: Decision, seed: int) -> Pick:
        own, weights = self.weighed(seen, asked)
        answers = self.answers(asked, own, weights, seed)
        if len(answers) < 2:
            return answers[0]
        root = Node(answers, weights)
        tried = {each: Tried(each) for each in answers}
        nodes: dict[str, Node] = {}
        worlds: list[World[State]] = []
        for _ in range(self.budget.iterations):
            self.check_wanted()
            branch = root.select(self.budget.explore)
            if branch.tried == len(worlds):
                worlds.append(World(self.spec, seen, mix(str(seed), (str(len(worlds)),))))
            world = worlds[branch.tried].copy()
            world.play(branch.pick, asked.seat)
            chance = self.descend(world, asked.seat, nodes, seed)
            branch.add(chance)
            tried[branch.pick].chances.append(chance)
        most = max([each.tried for each in root.branches[1:]])
        others = [tried[each.pick] for each in root.branches[1:] if 2 * each.tried >= most > 0]
        best = max(others, key=Tried.mean, default=tried[own])
        return best.pick if best.pick != own and self.is_better(best, tried[own]) else own

    def descend(self, world: World[State], seat: int, nodes: dict[str, Node], seed: int) -> float:
        """Play on through the tree, add a node to it, and return the chance of the seat."""
        path: list[Branch] = []
        left = self.budget.ahead
        while left and world.state.decision is not None:
            left -= 1
            if world.state.decision.seat != seat:
                world.play_on(self.policies, 1)
                continue
            seen = world.state.seen_by(seat)
            place = seen.digest()
            if place in nodes:
                branch = nodes[place].select(self.budget.explore)
                path.append(branch)
                world.play(branch.pick, seat)
                continue
            here = seen.asked(seat)
            pick, weights = self.weighed(seen, here)
            answers = self.answers(here, pick, weights, seed) if weights else [pick]
            if len(answers) > 1:
                nodes[place] = Node(answers, weights)
                path.append(nodes[place].branches[0])
            world.play(pick, seat)
            if len(answers) > 1:
                break
        world.play_on(self.policies, left)
        chance = self.chances.of(world.state)[seat]
        for branch in path:
            branch.add(chance)
        return chance
