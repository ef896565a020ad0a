"""The captain: a BattleLore bot that orders units that can fight, strikes weak enemies and keeps its line together.

Each kind of question has a method in `answers`, `combat` or `moves` or a function in `opening`; an unknown kind gets the
neutral option. `survey` rates attacks, dangers and hexes from the exact odds of `odds`, `plans` plans moves and Command cards,
`lore` rates Lore cards. Between questions it keeps only a cache of its last survey, which it could rebuild.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.bots import Bot
from sandtable.bots.battlelore.answers import CaptainAnswers
from sandtable.bots.battlelore.odds import WEIGHTS
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State


class CaptainBot(Bot):
    name = "captain"
    games = ("battlelore",)
    clear: Mapping[str, float] = MappingProxyType({"play_command": 0.35, "attack": 0.45, "gain_ground": 0.4})

    def __init__(self, seed: int = 0, weights: Mapping[str, float] = WEIGHTS) -> None:
        super().__init__(seed)
        self.answers = CaptainAnswers(weights)

    def choose(self, seen: State, asked: Decision) -> Pick:
        return self.answers.choose(seen, asked)
