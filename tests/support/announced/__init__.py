"""The toys as games of another distribution: entry points find the contents of this folder."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sandtable.core import plugins, registry
from sandtable.rulebook import ledger

FOLDER = Path(__file__).parent
READ = (ledger.plugin_ledgers, ledger.load_ledger, ledger.load_code)


def forget_games() -> None:
    importlib.invalidate_caches()
    for found in (registry.game_names, registry.find_game, *READ):
        found.cache_clear()


@contextmanager
def announced(folder: Path = FOLDER) -> Iterator[None]:
    """Let this process find the games of a folder until the block ends."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        forget_games()
        yield
    forget_games()


@contextmanager
def shipped_alone() -> Iterator[None]:
    """Hide the games and bots of other installed distributions from this process until the block ends."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plugins, "announced", lambda group: [])
        forget_games()
        yield
    forget_games()
