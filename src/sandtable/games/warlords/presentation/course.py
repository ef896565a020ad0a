"""The course of a finished game: each player's statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.scene.statistics import MANY, NUMBER, ONE, Counts

TALLIES: Final[Mapping[str, Counts]] = {
    "draw": ("tally-drawn", NUMBER, 1),
    "revenue": ("tally-revenue", NUMBER, 1),
    "launches": ("tally-attacks", ONE, 0),
    "victor": ("tally-battles-won", ONE, 0),
    "losses": ("tally-cards-lost", MANY, 1),
    "razes": ("tally-razed", ONE, 0),
    "casts": ("tally-spells", ONE, 0),
    "explores": ("tally-explored", ONE, 0),
}
