"""The marshal: a Warlords bot that raises armies, guards its castles and attacks when the odds are good.

Each kind of question has a method in `answers`, `battles` or `effects`; an unknown kind gets the neutral option. The
values of cards are in `worth`; `survey` reads the table with the odds of `odds`. It keeps nothing between questions.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.bots import Bot
from sandtable.bots.warlords.answers import MarshalAnswers
from sandtable.bots.warlords.survey import WEIGHTS
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State


class MarshalBot(Bot):
    name = "captain"
    games = ("warlords",)
    clear: Mapping[str, float] = MappingProxyType({"battles": 20.0, "attack": 20.0, "intercept": 10.0, "losses": 6.0})

    def __init__(self, seed: int = 0, weights: Mapping[str, float] = WEIGHTS) -> None:
        super().__init__(seed)
        self.answers = MarshalAnswers(weights)

    def choose(self, seen: State, asked: Decision) -> Pick:
        return self.answers.choose(seen, asked)
