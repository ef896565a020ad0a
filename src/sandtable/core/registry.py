"""Finds the games: packages in `sandtable.games` that offer SPEC, and games that other distributions announce.

A distribution announces a game with an entry point in the group `sandtable.games` that names its SPEC.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.suggest import nearest

PACKAGE = "sandtable.games"


class UnknownGame(LookupError):
    """No game of that name."""


@cache
def game_names() -> tuple[str, ...]:
    """All games by name, sorted."""
    package = importlib.import_module(PACKAGE)
    built_in = {info.name for info in pkgutil.iter_modules(package.__path__) if info.ispkg}
    announced = {point.name for point in entry_points(group=PACKAGE)}
    return tuple(sorted(built_in | announced))


@cache
def find_game(name: str) -> GameSpec[State]:
    """The game's SPEC; only this game's package is imported."""
    for point in entry_points(group=PACKAGE):
        if point.name == name:
            announced: GameSpec[State] = point.load()
            return announced
    if name not in game_names():
        near = nearest(name, game_names())
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(game_names())}"
        raise UnknownGame(f"unknown game {name!r}; {hint}")
    spec: GameSpec[State] = importlib.import_module(f"{PACKAGE}.{name}").SPEC
    return spec


def playable_games() -> list[str]:
    """The games that can be played from beginning to end; one that is being built is found by its name only."""
    return [name for name in game_names() if find_game(name).playable]


def finished_games() -> list[str]:
    """The games that promise every clause of their ledger."""
    return [name for name in game_names() if find_game(name).finished]
