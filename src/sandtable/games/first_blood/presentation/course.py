"""The statistics of a finished game, for each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.scene.statistics import ONE, REST, Counts

TALLIES: Final[Mapping[str, Counts]] = {
    "roll": ("tally-dice", REST, 2),
    "moved": ("tally-moves", ONE, 0),
    "volley": ("tally-volleys", ONE, 0),
    "charged": ("tally-charges", ONE, 0),
    "spell": ("tally-spells", ONE, 0),
    "slain": ("tally-models-lost", ONE, 0),
    "destroyed": ("tally-regiments-lost", ONE, 0),
}
