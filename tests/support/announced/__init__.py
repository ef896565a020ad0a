"""The toys as games that another distribution announces: what is in this folder is found by entry points."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sandtable.core import registry
from sandtable.rulebook import ledger

FOLDER = Path(__file__).parent


@contextmanager
def announced(folder: Path = FOLDER) -> Iterator[None]:
    """Find the games of a folder in this process too, until the end."""

    def forget() -> None:
        importlib.invalidate_caches()
        for found in (registry.game_names, registry.find_game, ledger.plugin_ledgers, ledger.load_ledger):
            found.cache_clear()

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        forget()
        yield
    forget()
