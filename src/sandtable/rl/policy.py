"""A small policy that learns: a weighted sum of a few numbers for each answer, and a softmax over the sums.

The numbers of an answer are how the position changes if it is given: the named features of every game's chances to win
(`bots.chances`), its own and the average of the other seats', after the answer in a state redealt from what the seat sees. Each
kind of question has its own weights on top of common ones. Fixed answers and parts with few values (an action, a type of unit)
have a weight each. `train` finds the weights; `LearnedBot` plays with stored ones.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from sandtable.bots import Bot, PublicBot, UnknownBot
from sandtable.bots.chances import GAMES, described_by
from sandtable.bots.worlds import World
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix

Floats = npt.NDArray[np.float64]

FEW: Final = 64
"""A part with at most so many values has a weight for each."""
FIRST: Final = 3
"""The features of a candidate before its own parts that are not points: kind, word, number."""
FOLDER: Final = "policies"
MORE: Final = {"battlelore": "sandtable.rl.battlelore"}
"""Modules with more features of a game: `NAMES`, `features`, and `MARKED`, parts with a weight for each value."""


class Described:
    """The answers to one question as numbers."""

    __slots__ = ("changes", "kind", "marks", "now", "picks")

    def __init__(self, kind: int, picks: list[Pick], now: Floats, changes: Floats, marks: list[list[int]]) -> None:
        self.kind = kind
        self.picks = picks
        self.now = now
        """How the seat stands now: its features less those of the others."""
        self.changes = changes
        """How the position changes, one row for each answer."""
        self.marks = marks
        """The numbers of the weights of fixed answers and parts, for each answer."""


class Describer:
    """Turns the questions of a game into numbers."""

    def __init__(self, spec: GameSpec[State]) -> None:
        if spec.name not in GAMES:
            raise UnknownBot(f"the policy that learns needs named features, and {spec.name} has none (bots.chances)")
        self.spec = spec
        self.described = described_by(spec.name)
        more = import_module(MORE[spec.name]) if spec.name in MORE else None
        self.more: Callable[[State, int], list[float]] | None = more.features if more else None
        self.names: tuple[str, ...] = (*self.described.NAMES, *(more.NAMES if more else ()))
        self.count = len(self.names)
        self.actions = spec.actions
        self.kinds = {kind: n for n, kind in enumerate(spec.kinds)}
        self.marks: dict[tuple[int, int], int] = {}
        """The first weight of a column of features for a kind of question."""
        total = 0
        ranges = self.actions.ranges()
        for kind, each in enumerate(spec.kinds.values()):
            for column, (_, high) in enumerate(ranges):
                name = self.actions.columns[column].rstrip("2")
                is_marked = more is not None and name in more.MARKED and name in each.parts
                if column == 1 or (column > 4 and (high < FEW or is_marked)):
                    self.marks[kind, column] = total
                    total += high + 1
        self.total = total

    def standing(self, st: State, seat: int) -> Floats:
        """The features of a seat, then the average of the others'."""
        own = self.of_seat(st, seat)
        others = [self.of_seat(st, other) for other in range(st.players) if other != seat]
        return np.array([*own, *[sum(row) / len(row) for row in zip(*others, strict=True)]])

    def of_seat(self, st: State, seat: int) -> list[float]:
        found = self.described.features(st, seat)
        return found if self.more is None else [*found, *self.more(st, seat)]

    def describe(self, seen: State, asked: Decision, seed: int) -> Described:
        picks = self.actions.offered(asked)
        world = World(self.spec, seen, seed).state
        now = self.standing(world, asked.seat)
        rows = [0] * (len(picks) * len(self.actions.columns))
        self.actions.features(asked, seen.players, rows)
        kind = self.kinds[asked.kind]
        changes, marks = np.zeros((len(picks), 2 * self.count)), []
        width = len(self.actions.columns)
        for n, pick in enumerate(picks):
            after = world.clone()
            after.step(pick, asked.seat)
            changes[n] = self.standing(after, asked.seat) - now
            row = rows[n * width : (n + 1) * width]
            marks.append([self.marks[kind, c] + each for c, each in enumerate(row) if each and (kind, c) in self.marks])
        return Described(kind, picks, now[: self.count] - now[self.count :], changes, marks)


class Policy:
    """The weights: common ones, those of each kind of question, and those of fixed answers and parts."""

    __slots__ = ("by_kind", "common", "marks")

    def __init__(self, common: Floats, by_kind: Floats, marks: Floats) -> None:
        self.common = common
        self.by_kind = by_kind
        self.marks = marks

    @classmethod
    def empty(cls, describer: Describer) -> Policy:
        width = 2 * describer.count
        return cls(np.zeros(width), np.zeros((len(describer.kinds), width)), np.zeros(describer.total))

    def chances(self, found: Described) -> Floats:
        """How likely each answer is."""
        sums = found.changes @ (self.common + self.by_kind[found.kind])
        sums += [sum([self.marks[mark] for mark in row]) for row in found.marks]
        powers: Floats = np.exp(sums - sums.max())
        powers /= powers.sum()
        return powers

    def text(self, **about: Any) -> str:
        """The weights as JSON; those that are 0 are left out of the long lists."""
        found = {
            **about,
            "common": rounded(self.common),
            "by_kind": {str(n): rounded(row) for n, row in enumerate(self.by_kind) if any(rounded(row))},
            "marks": {str(n): each for n, each in enumerate(rounded(self.marks)) if each},
        }
        return json.dumps(found, separators=(",", ":"))

    @classmethod
    def read(cls, text: str, describer: Describer) -> Policy:
        """The weights that `text` wrote, for the same meaning of the numbers."""
        found = json.loads(text)
        if found["version"] != version_of(describer):
            raise ValueError(
                f"a policy for {found['version']}, but here the numbers mean {version_of(describer)}: train it again"
            )
        made = cls.empty(describer)
        made.common[:] = found["common"]
        for n, row in found["by_kind"].items():
            made.by_kind[int(n)] = row
        for n, each in found["marks"].items():
            made.marks[int(n)] = each
        return made


def version_of(describer: Describer) -> str:
    return f"{describer.spec.name} {describer.actions.version} {','.join(describer.names)}"


def rounded(row: Sequence[float] | Floats) -> list[float]:
    return [round(float(each), 3) + 0.0 for each in row]  # no -0.0


class PolicyBot(Bot):
    """Gives the most likely answer."""

    name = "learned"

    def __init__(self, describer: Describer, policy: Policy, seed: int = 0) -> None:
        super().__init__(seed)
        self.describer = describer
        self.policy = policy

    def choose(self, seen: State, asked: Decision) -> Pick:
        if not asked.has_choice():
            return asked.options[0]
        chance = seeded(mix(str(self.seed), (str(asked.seat), seen.digest())))
        found = self.describer.describe(seen, asked, chance.word())
        return found.picks[int(self.policy.chances(found).argmax())]


class LearnedBot(PublicBot):
    """The policy that comes with Sandtable, as a bot: `--bots sandtable.rl.policy:LearnedBot`."""

    name = "learned"
    file: Traversable | None = None
    """Your own weights, in a subclass; without them, those that come with Sandtable."""

    @classmethod
    def for_engine(cls, spec: GameSpec[State], seed: int) -> Bot:
        describer = Describer(spec)
        stored = cls.file or files("sandtable.rl").joinpath(FOLDER, f"{spec.name}.json")
        if not stored.is_file():
            raise UnknownBot(
                f"no policy of {spec.name} is stored: train one with python -m sandtable.rl.train {spec.name}"
            )
        return PolicyBot(describer, Policy.read(stored.read_text(encoding="utf-8"), describer), seed)
