"""The tactician: a First Blood bot that holds objectives, shoots and charges by the odds and keeps its army together.

Each kind of question has one method in `answers`, `moves`, `actions`, `fights` or `spells`; an unknown kind gets the first
legal answer. `aims` decides where Regiments should go, and `survey` evaluates the table with the odds of `odds`. Between
questions the bot keeps only what follows from the table anyway.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.bots import Bot
from sandtable.bots.first_blood.answers import TacticianAnswers
from sandtable.bots.first_blood.odds import WEIGHTS
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State


class TacticianBot(Bot):
    name = "captain"
    games = ("first_blood",)
    clear: Mapping[str, float] = MappingProxyType({"volley": 9.0, "charges": 20.0, "action": 20.0})

    def __init__(self, seed: int = 0, weights: Mapping[str, float] = WEIGHTS) -> None:
        super().__init__(seed)
        self.answers = TacticianAnswers(weights)

    def choose(self, seen: State, asked: Decision) -> Pick:
        return self.answers.choose(seen, asked)
