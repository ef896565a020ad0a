"""Statistics of a deck for its builder: kinds, costs, range numbers, and the chances of the first hand."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from sandtable.games.warlords.tables.bands import NUMBERS
from sandtable.games.warlords.tables.cards import CASTLE, COST, COSTLY, HERO, RANGE, TYPE, TYPE_IDS
from sandtable.games.warlords.tables.decks import Deck


def kinds_in(deck: Deck) -> list[int]:
    """How many cards of each type there are."""
    types = [TYPE[card] for card in deck]
    return [types.count(kind) for kind in range(len(TYPE_IDS))]


def cost_curve(deck: Deck) -> list[int]:
    """How many cards of the revenue step cost 0, 1, 2 ... gold, up to the most expensive (WL-1.19)."""
    costs = [COST[card] for card in deck if TYPE[card] in COSTLY]
    return [costs.count(cost) for cost in range(max(costs, default=0) + 1)]


def numbers_in(deck: Deck) -> list[int]:
    """How many times each range number occurs: the deck as a die (WL-3.5)."""
    numbers = [RANGE[card] for card in deck]
    return [numbers.count(number) for number in range(NUMBERS)]


def opening_odds(deck: Deck, hand: int) -> Fraction:
    """The chance that the first hand holds a castle and a hero, after one of each was taken from the deck (WL-4.6,
    WL-4.10).

    From all hands it subtracts those without a castle and those without a hero, and adds back those without either,
    which were subtracted twice.
    """
    kinds = kinds_in(deck)
    castles, heroes = max(kinds[CASTLE] - 1, 0), max(kinds[HERO] - 1, 0)
    rest = len(deck) - min(kinds[CASTLE], 1) - min(kinds[HERO], 1)
    if rest < hand:
        return Fraction(int(castles > 0 and heroes > 0))
    without = comb(rest - castles, hand) + comb(rest - heroes, hand) - comb(rest - castles - heroes, hand)
    return 1 - Fraction(without, comb(rest, hand))
