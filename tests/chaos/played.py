"""What players remember of their tables, and how that differs from what is stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

HERE: Final = [{"holder": "here"}, {"holder": "here"}]
PATIENCE: Final = 300.0
"""Seconds after which a player who is not served gives up: far more than anything takes, for a busy machine may stand still."""

Pick = tuple[int, int, str]
"""Number, seat and text."""


class Fault(Exception):
    """Something that must not be."""


@dataclass
class Played:
    """One table as its player remembers it."""

    id: str
    keys: dict[int, str]
    acknowledged: list[Pick] = field(default_factory=list)
    pending: Pick | None = None


def compared(table: Played, stored: list[Pick]) -> list[str]:
    """What is lost, doubled or foreign among the picks of a table."""
    meant = table.acknowledged + ([table.pending] if table.pending else [])
    found = [f"table {table.id}: lost {pick}" for pick in table.acknowledged if pick not in stored]
    if stored not in (table.acknowledged, meant):
        found.append(f"table {table.id}: {len(stored)} picks are stored, {len(table.acknowledged)} were acknowledged")
    return found
