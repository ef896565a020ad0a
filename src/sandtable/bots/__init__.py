"""Bots: players that answer the open question of their seat from what that seat may know.

A bot receives a seen state (`State.seen_by(seat)`) and the decision of its seat, never the truth; one that searches deals the
hidden things anew itself (`spec.redeal`). Same seen state, same seed: same pick. Each bot is one line in `BOTS`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.suggest import nearest

S = TypeVar("S", bound=State)

EVERY_GAME: Final = "*"

BOTS: Final[dict[str, dict[str, str]]] = {
    EVERY_GAME: {"random": "sandtable.bots.random:RandomBot"},
    "bloodstones": {"steward": "sandtable.bots.bloodstones:Steward"},
    "battlelore": {"captain": "sandtable.bots.battlelore:Captain"},
    "warlords": {"marshal": "sandtable.bots.warlords:Marshal"},
    "first_blood": {"tactician": "sandtable.bots.first_blood:Tactician"},
}
"""Where each bot lives, by game; bots that play every game under `EVERY_GAME`. A module is imported when it is asked for."""


class UnknownBot(LookupError):
    """No bot of that name plays this game."""


class Bot:
    """One player. `name` is the registered name; `seed` makes its own choices repeatable."""

    name: str = ""
    clear: Mapping[str, float] = MappingProxyType({})
    """Kinds of questions in which it weighs well enough to warn others: how much less a clear blunder weighs."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seen: State, asked: Decision) -> Pick:
        """Answer the question from a state as the asked seat sees it."""
        raise NotImplementedError


def bot_names(spec_name: str) -> list[str]:
    """The bots that play a game, the simplest first."""
    return [*BOTS[EVERY_GAME], *BOTS.get(spec_name, {})]


def best_bot(game: str) -> str:
    """The strongest bot of a game: the list goes from the simplest up."""
    return bot_names(game)[-1]


def find_bot(name: str, spec: GameSpec[S], seed: int = 0) -> Bot:
    """A new bot by its name.

    >>> from sandtable.core.registry import find_game
    >>> find_bot("random", find_game("bloodstones")).name
    'random'
    """
    place = BOTS.get(spec.name, {}).get(name) or BOTS[EVERY_GAME].get(name)
    if place is None:
        names = bot_names(spec.name)
        near = nearest(name, names)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
        raise UnknownBot(f"no bot {name!r} plays {spec.name}; {hint}")
    module, _, attribute = place.partition(":")
    maker = getattr(importlib.import_module(module), attribute)
    bot = maker(seed)
    assert isinstance(bot, Bot)
    return bot
