"""The five levels of each game: one policy, weakened twice, as it is, and with a search twice.

* The **squire** and the **sergeant** leave out features of the policy, those that look ahead first, and choose among its good
  answers (`EasyBot`). They never throw an answer away.
* The **captain** is the policy itself (`bots.POLICIES`).
* The **general** and the **warlord** try the policy's best answers in redealt states (`search`), the warlord more of them.

What a level leaves out or may spend in each game is data: `content/levels.toml`. Budgets count states and decisions, never
seconds, so a seed repeats a game on every machine. Every level knows only what its seat sees.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

from sandtable.bots import POLICIES, Bot, PublicBot, bot_class
from sandtable.bots.chances import chances_in
from sandtable.bots.search import SearchBot
from sandtable.bots.search.rollouts import Budget, RolloutSearch
from sandtable.bots.weighing import near_best, weigh
from sandtable.bots.weights import read_weights
from sandtable.core.content.tables import text_file
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix

NOTHING: Final = -1
"""The option that ends a question without doing anything, in every game. What weighs less would be thrown away."""


class EasyBot(Bot):
    """A policy that chooses at random among its good answers."""

    def __init__(self, policy: Bot, answers: int, near: float, seed: int = 0) -> None:
        """`answers` and `near` say which are good: the first so many, and how far from the best (`near_best`)."""
        super().__init__(seed)
        self.policy = policy
        self.answers = answers
        self.near = near

    def choose(self, seen: State, asked: Decision) -> Pick:
        pick, weights = weigh(self.policy, seen, asked)
        if not weights:
            return pick
        idle = weights.get(NOTHING, min(weights.values()))
        good = [each for each in near_best(pick, weights, self.near) if weights[each] >= idle][: self.answers]
        chance = seeded(mix(str(self.seed), (str(asked.seat), seen.digest())))
        return good[chance.below(len(good))]


class Level(PublicBot):
    """A level; `for_engine` makes its bot for a game."""

    games = tuple(POLICIES)

    @classmethod
    def for_engine(cls, spec: GameSpec[State], seed: int) -> Bot:
        """The bot that `content/levels.toml` describes."""
        row = described(cls.name, spec.name)
        made: Bot
        if "without" in row:
            easy = policy(spec.name, row["without"])
            made = EasyBot(easy, row["answers"], row["near"], seed)
        else:
            policies = [policy(spec.name) for _ in range(spec.players[1])]
            made = SearchBot(RolloutSearch(spec, policies, chances_in(spec.name), Budget(**row)), seed)
        made.name = cls.name
        return made


class SquireBot(Level):
    name = "squire"


class SergeantBot(Level):
    name = "sergeant"


class GeneralBot(Level):
    name = "general"


class WarlordBot(Level):
    name = "warlord"


@cache
def levels() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(text_file("sandtable.bots", "levels.toml"))


@cache
def ladder() -> list[dict[str, Any]]:
    """The rows that `sandtable lab ladder --json` wrote."""
    return cast("list[dict[str, Any]]", json.loads(text_file("sandtable.bots", "ladder.json")))


def measured(game: str, level: str) -> dict[str, Any] | None:
    """How a level did against the level below; None if nothing was played."""
    return next((row for row in ladder() if (row["game"], row["level"]) == (game, level) and row["games"]), None)


def described(level: str, game: str) -> dict[str, Any]:
    """What a level leaves out or may spend in a game."""
    return levels()[game][level]


def policy(game: str, without: Sequence[str] = ()) -> Bot:
    """A new policy of a game, blind to some of its features."""
    made = cast("type[Any]", bot_class(POLICIES[game][1]))
    if not without:
        return cast("Bot", made())
    weights = read_weights(f"sandtable.bots.{game}")
    unknown = [name for name in without if name not in weights]
    if unknown:
        raise ValueError(f"levels.toml: {game} has no weight called {unknown[0]}")
    return cast("Bot", made(weights={**weights, **dict.fromkeys(without, 0.0)}))
