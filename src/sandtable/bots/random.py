"""The random bot: every candidate is equally likely. The yardstick for all others."""

from __future__ import annotations

from sandtable.bots import Bot
from sandtable.core.decision import Decision, Pick
from sandtable.core.rng import seeded
from sandtable.core.seed import mix
from sandtable.core.state import State


class RandomBot(Bot):
    name = "random"

    def choose(self, seen: State, asked: Decision) -> Pick:
        chance = seeded(mix(str(self.seed), (str(asked.seat), seen.digest())))
        return asked.draw(chance.below)
