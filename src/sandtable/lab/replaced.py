"""Workers that play a game with changed content. It is replaced before the game is imported, and only in these processes."""

from __future__ import annotations

import sys
from functools import partial

from sandtable.core.content.tables import REPLACED
from sandtable.core.registry import find_game
from sandtable.lab.matchup import Matchup
from sandtable.lab.workers import WorkerPool

Replaced = dict[tuple[str, str], str]
"""The new texts of files of content, by package and name."""


def replace_content(replaced: Replaced) -> None:
    """Let this process read changed content (in a worker). It must not have imported the game before."""
    early = sorted({package for package, _ in replaced} & sys.modules.keys())
    if early:
        raise RuntimeError(f"{early[0]} was imported before its content could be replaced")
    REPLACED.update(replaced)


def fault_of(matchup: Matchup, replaced: Replaced) -> str:
    """What the game says against its changed content when the tables of a matchup are set up; "" if nothing."""
    ((_, found),) = WorkerPool(set_up, 1, prepare=partial(replace_content, replaced)).run([matchup])
    return found


def set_up(matchup: Matchup) -> str:
    """Set up a game with each of the options. Returns what is wrong (in a worker)."""
    try:
        spec = find_game(matchup.game)
        for options in matchup.option_sets:
            spec.start(matchup.players, options, matchup.seed, log=False)
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError) as err:
        return str(err) or type(err).__name__
    return ""
