"""Loads the worked examples of the rules as positions that show on a board what a clause means.

A game keeps them in `content/examples`, one file each, named after the clause that retells the example (`BL-35.14.toml`):

    seat      the seat that is asked, and whose view is shown
    refused   targets that are refused there
    state     the position, as written by `State.dump`
    options   the options of the table

They are recorded from tables set up by the tests (`python -m tests.examples.make`), and a test checks each one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import UnknownGame, find_game
from sandtable.language.translator import package_of
from sandtable.rulebook import ledger

FOLDER = ("content", "examples")


@dataclass(frozen=True, slots=True)
class Example:
    """A position and what it shows. `clauses` are the rules that the example names, its own clause first."""

    id: str
    clauses: tuple[str, ...]
    seat: int
    refused: tuple[str, ...]
    state: bytes
    options: Options


@lru_cache
def load_examples(game: str) -> Mapping[str, Example]:
    """The examples of a game, in ledger order."""
    try:
        spec = find_game(game)
    except UnknownGame:
        return {}
    folder = files(package_of(spec)).joinpath(*FOLDER)
    names = {path.name.removesuffix(".toml") for path in folder.iterdir()} if folder.is_dir() else set()
    found = {}
    for clause in ledger.load_ledger(game).clauses.values():
        if clause.id in names:
            row = tomllib.loads(folder.joinpath(f"{clause.id}.toml").read_text("utf-8"))
            shown = tuple(dict.fromkeys([clause.id, *ledger.ids_in(clause.text)]))
            given = (row["seat"], tuple(row["refused"]), row["state"].encode(), row["options"])
            found[clause.id] = Example(clause.id, shown, *given)
    return found


def find_example(clause: str) -> tuple[GameSpec[State], Example] | None:
    """The example for a clause, and its game."""
    for game, prefix in ledger.GAMES.items():
        if clause.startswith(f"{prefix}-"):
            example = load_examples(game).get(clause)
            return None if example is None else (find_game(game), example)
    return None
