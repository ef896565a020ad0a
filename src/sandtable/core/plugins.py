"""Finds what other installed distributions announce: games and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def announced(group: str) -> list[EntryPoint]:
    """The entry points of a group. Nothing that they name is imported."""
    from importlib.metadata import entry_points  # takes as long to import as the whole core

    return [*entry_points(group=group)]
