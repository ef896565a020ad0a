"""The steward: a Bloodstones bot that protects its villages and fights when the odds are good.

Each kind of question has one method in `answers`. `plans` plans the main actions, `survey` estimates value and danger, and
`opening` plays the opening. Between questions it keeps only the last plan and its survey, as a cache.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.bots import Bot
from sandtable.bots.bloodstones.answers import StewardAnswers
from sandtable.bots.bloodstones.survey import WEIGHTS
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State


class StewardBot(Bot):
    name = "captain"
    games = ("bloodstones",)
    clear: Mapping[str, float] = MappingProxyType(
        {"capture_tile": 3.0, "construct_tile": 4.0, "withdraw": 2.5, "substitute": 1.5, "retreat": 2.0}
    )

    def __init__(self, seed: int = 0, weights: Mapping[str, float] = WEIGHTS) -> None:
        super().__init__(seed)
        self.answers = StewardAnswers(weights)

    def choose(self, seen: State, asked: Decision) -> Pick:
        return self.answers.choose(seen, asked)
