"""The random bot: every candidate is equally likely. It is the baseline for all other bots."""

from __future__ import annotations

from sandtable.bots import Bot
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.match.seed import mix


class RandomBot(Bot):
    name = "random"

    def choose(self, seen: State, asked: Decision) -> Pick:
        chance = seeded(mix(str(self.seed), (str(asked.seat), seen.digest())))
        return asked.draw(chance.below)
