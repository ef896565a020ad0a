"""Runs attacks one after another. The server must be healthy after each of them."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.attack import bodies, floods, frames, naming, seats, starving, together
from tests.attack.target import ATTACKS, Attack, Breaches, Target

FAMILIES = [family.__name__ for family in (seats, naming, together, bodies, floods, frames, starving)]
"""Importing these modules fills the list of attacks."""


def in_order() -> list[Attack]:
    return sorted(ATTACKS, key=lambda each: FAMILIES.index(each.run.__module__))


def carried_out(names: list[str], scale: int) -> Iterator[tuple[Attack, Breaches, list[str]]]:
    """Each attack with what got through and what was measured."""
    with tempfile.TemporaryDirectory() as folder:
        target = Target(Path(folder), scale)
        try:
            for each in in_order():
                if names and each.name not in names:
                    continue
                target.move()
                target.notes = []
                found = each.run(target)
                yield each, [*found, *target.ills()], target.notes
        finally:
            target.close()
