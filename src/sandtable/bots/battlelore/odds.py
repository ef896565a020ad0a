"""Converts the odds of an attack into a value for the captain. `games.battlelore.combat.odds` computes the odds."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from sandtable.bots.weights import read_weights
from sandtable.games.battlelore.combat.odds import Blow, death, outcomes

WEIGHTS: Final = read_weights("sandtable.bots.battlelore")
LOSS: Final = (1.0, *[WEIGHTS[f"loss.figures_{left}"] for left in (1, 2, 3, 4)], 0.0)
"""The share of a banner that a troop with this many figures left is worth to the enemy."""
DRIVEN: Final = WEIGHTS["banner.driven"]
"""The value of driving a unit back."""


class Odds(NamedTuple):
    """The expected results of a blow, and its harm to the target in banners (`LOSS`, `DRIVEN`), for a unit of one banner."""

    hits: float
    kill: float
    driven: float
    stands: float
    harm: float


@cache
def odds_of(blow: Blow) -> Odds:
    """Sum up all outcomes of a blow."""
    hits = kill = driven = stands = harm = 0.0
    before = LOSS[min(blow.figures, len(LOSS) - 1)]
    for chance, number, dice, moved in outcomes(blow):
        hits += chance * number
        ended = death(blow, number, dice)
        if blow.check:
            harm += chance * ended
        else:
            harm += chance * (LOSS[min(blow.figures - number, len(LOSS) - 1)] - before)
        kill += chance * ended
        lives = chance * (1 - ended)
        if moved:
            driven += lives
            harm += lives * DRIVEN
        else:
            stands += lives
    return Odds(hits, kill, driven, stands, harm)
