"""The statistics of a finished game, for each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.scene.statistics import MANY, NUMBER, ONE, Counts

TALLIES: Final[Mapping[str, Counts]] = {
    "move": ("tally-moves", ONE, 0),
    "passage": ("tally-moves", ONE, 0),
    "undead_move": ("tally-moves", ONE, 0),
    "build": ("tally-built", ONE, 0),
    "cutiecorn_build": ("tally-built", ONE, 0),
    "reentry": ("tally-built", ONE, 0),
    "construct": ("tally-villages", ONE, 0),
    "capture": ("tally-captured", ONE, 0),
    "end_capture": ("tally-captured", NUMBER, 1),
    "battle": ("tally-battles", ONE, 0),
    "win": ("tally-battles-won", ONE, 0),
    "casualty": ("tally-units-lost", MANY, 1),
    "partial_loss": ("tally-units-lost", MANY, 1),
    "no_retreat": ("tally-units-lost", MANY, 1),
    "desert": ("tally-units-lost", MANY, 1),
}
"""What is counted. Units lost are casualties, units without a retreat and units in deserts; discarded Dragons do not count."""
