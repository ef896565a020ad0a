"""The course of a finished game: what is counted of each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.course import MANY, ONE, Counts

TALLIES: Final[Mapping[str, Counts]] = {
    "move": ("tally-moves", ONE, 0),
    "build": ("tally-built", ONE, 0),
    "construct": ("tally-villages", ONE, 0),
    "capture": ("tally-captured", ONE, 0),
    "battle": ("tally-battles", ONE, 0),
    "win": ("tally-battles-won", ONE, 0),
    "casualty": ("tally-units-lost", MANY, 1),
}
