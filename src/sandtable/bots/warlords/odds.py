"""The odds of a battle before any card is drawn: casualty cards as uniform numbers from 0 to 9, without skulls.

They are exact for a deck with every number equally often, which is nearly true of legal decks (WL-3.5).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sandtable.games.warlords.tables.bands import NUMBERS
from sandtable.games.warlords.tables.oracle import column_of

MAX_CARDS: Final = 6


def sums() -> list[list[float]]:
    """For each number of casualty cards, the chance of each sum of losses."""
    table = [[1.0]]
    for _ in range(MAX_CARDS):
        last = table[-1]
        table.append(
            [
                sum([last[total - n] for n in range(NUMBERS) if 0 <= total - n < len(last)]) / NUMBERS
                for total in range(len(last) + NUMBERS - 1)
            ]
        )
    return table


SUMS: Final = sums()


class Odds(NamedTuple):
    """The chances that the attacker wins and that each side is eliminated, and the expected losses."""

    wins: float
    destroys: float
    destroyed: float
    costs: float
    harms: float


@lru_cache(8192)
def odds(attacker: int, defender: int, absorbed: int, differential: int) -> Odds:
    """The odds of a battle with these totals; terrain or walls absorb part of the defender's losses (WL-16.22 to WL-16.29)."""
    column = column_of(differential)
    wins = destroys = destroyed = costs = harms = 0.0
    for lost, p in enumerate(SUMS[column.attacker]):
        out_a = lost >= attacker
        costs += p * min(lost, attacker)
        for drawn, q in enumerate(SUMS[column.defender]):
            chance = p * q
            out_d = drawn - absorbed >= defender
            if out_d:
                destroys += chance * (not out_a)
            if out_a:
                destroyed += chance
            if out_a != out_d:
                wins += chance * out_d
            elif not out_a:
                wins += chance * (1.0 if lost < drawn else 0.5 if lost == drawn else 0.0)
    for drawn, q in enumerate(SUMS[column.defender]):
        harms += q * min(max(0, drawn - absorbed), defender)
    return Odds(wins, destroys, destroyed, costs, harms)
