"""Finds games: packages in `sandtable.games` with a `SPEC`, and plugins from other distributions.

A plugin declares an entry point in the group `sandtable.games` that points to its `SPEC`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from sandtable.core import plugins
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.suggest import nearest

PACKAGE = "sandtable.games"


class UnknownGame(LookupError):
    """There is no game with that name."""


@cache
def own_games() -> tuple[str, ...]:
    """The games that come with this package."""
    package = importlib.import_module(PACKAGE)
    return tuple([info.name for info in pkgutil.iter_modules(package.__path__) if info.ispkg])


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted({*own_games(), *[point.name for point in plugins.announced(PACKAGE)]}))


@cache
def find_game(name: str) -> GameSpec[State]:
    """The SPEC of a game. Only that game's package is imported."""
    if name not in own_games():
        for point in plugins.announced(PACKAGE):
            if point.name == name:
                plugin: GameSpec[State] = point.load()
                return plugin
        near = nearest(name, game_names())
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(game_names())}"
        raise UnknownGame(f"unknown game {name!r}; {hint}")
    spec: GameSpec[State] = importlib.import_module(f"{PACKAGE}.{name}").SPEC
    return spec


def playable_games() -> list[str]:
    """The games that can be played from beginning to end. A game under development is found only by its name."""
    return [name for name in game_names() if find_game(name).playable]


def finished_games() -> list[str]:
    """The games that implement every clause of their ledger."""
    return [name for name in game_names() if find_game(name).finished]
