"""Bots that search: they try answers out in redealt states, with a policy that plays for everybody."""

from __future__ import annotations

from sandtable.bots import Bot
from sandtable.bots.search.rollouts import RolloutSearch
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State
from sandtable.core.match.seed import mix


class SearchBot(Bot):
    """A policy improved by a search."""

    def __init__(self, search: RolloutSearch, seed: int = 0) -> None:
        super().__init__(seed)
        self.search = search

    def choose(self, seen: State, asked: Decision) -> Pick:
        if asked.region is None and len(asked.options) == 1:
            return asked.options[0]
        return self.search.best(seen, asked, mix(str(self.seed), (seen.digest(),)))
