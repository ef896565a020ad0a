"""Which deployment card goes first, and which of two allied units gives way (BL-30.11, BL-33.8)."""

from __future__ import annotations

from sandtable.core.engine.frames import Secret
from sandtable.games.battlelore.tables.deployment import DEPLOYMENT_CARDS, SETS
from sandtable.games.battlelore.tables.pieces import CAMP


def card_rank(card: int, allies: bool) -> tuple[int, ...]:
    """The lower set letter, then the lower number goes first; among allies the other way round (BL-30.11, BL-33.8)."""
    entry = DEPLOYMENT_CARDS[card]
    letter = ord(SETS[entry.of_set].letter)
    return (entry.number, letter) if allies else (letter, entry.number, SETS[entry.of_set].camp)


def give_way(jobs: list[tuple[int, ...]], cards: list[Secret]) -> list[tuple[int, ...]]:
    """If two allied units would share a hex, the one of the lower card deploys and the other gives way (BL-33.8)."""

    def rank(job: tuple[int, ...]) -> tuple[int, ...]:
        return (*card_rank(cards[job[0]].open()[job[3]], True), job[0])

    first: dict[tuple[int, int], tuple[int, ...]] = {}
    for job in jobs:
        place = (job[0] & CAMP, job[2])
        if place not in first or rank(job) < rank(first[place]):
            first[place] = job
    return [job if first[job[0] & CAMP, job[2]] == job else (job[0], job[1], -1, job[3]) for job in jobs]
