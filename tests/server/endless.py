"""A bot that never stops searching by itself."""

from __future__ import annotations

from sandtable.bots import Bot, PublicBot
from sandtable.bots.chances import chances_in
from sandtable.bots.random import RandomBot
from sandtable.bots.search import SearchBot
from sandtable.bots.search.rollouts import Budget, RolloutSearch
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec


class EndlessBot(PublicBot):
    name = "endless"

    @classmethod
    def for_engine(cls, spec: GameSpec[State], seed: int) -> Bot:
        budget = Budget(answers=4, worlds=10**9, ahead=1, margin=0.0)
        return SearchBot(RolloutSearch(spec, [RandomBot(), RandomBot()], chances_in(spec.name), budget), seed)
