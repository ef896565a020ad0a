"""Finds similar words for "did you mean", with a bounded amount of work for any input.

All suggestions of a request share one `SuggestBudget`, so a text with hundreds of misspelt names gets suggestions only for the
first ones. The budget counts comparisons, not time, so the same text always gets the same suggestions.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextvars import ContextVar
from difflib import SequenceMatcher
from functools import lru_cache
from heapq import nlargest
from itertools import islice
from typing import Final

MAX_LETTERS: Final = 40
"""Longer words are compared by their first letters."""
MAX_WORDS: Final = 400
GLANCE: Final = 1
"""The cost of seeing that a word has other letters, ..."""
COMPARISON: Final = 20
"""... and of comparing two words of at most MAX_LETTERS, about 40 microseconds."""
REQUEST: Final = 20_000
"""The budget of a request, about 40 ms. Twenty misspelt card names take half of it."""


class SuggestBudget:
    """The work that may still be spent on suggestions."""

    __slots__ = ("left",)

    def __init__(self, left: int = REQUEST) -> None:
        self.left = left

    def take(self, cost: int) -> bool:
        """Spend this cost. False if not enough is left, and always False from then on."""
        self.left = self.left - cost if self.left >= cost else 0
        return self.left > 0


_OF_REQUEST: Final[ContextVar[SuggestBudget | None]] = ContextVar("budget", default=None)


def limit_request(units: int = REQUEST) -> None:
    """Let all suggestions in this context share one budget from now on. Without this call, each word has its own."""
    _OF_REQUEST.set(SuggestBudget(units))


def budget() -> SuggestBudget:
    return _OF_REQUEST.get() or SuggestBudget()


@lru_cache(maxsize=1 << 14)
def letters(word: str) -> int:
    """The set of a word's letters as bits. Some letters share a bit.

    >>> letters("noon") == letters("no"), letters("no") == letters("so")
    (True, False)
    """
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 63)
    return bits


def unmatched(word: str, other: str) -> int:
    """A lower bound for the number of letters of a word that the other one does not have.

    >>> unmatched("dragon", "wagon"), unmatched("wagon", "dragon")
    (2, 1)
    """
    return (letters(word) & ~letters(other)).bit_count()


def nearest(word: str, known: Iterable[str], most: int = 1, cutoff: float = 0.6) -> list[str]:
    """The known words most similar to this one, best first. Empty if the budget is spent.

    >>> nearest("bloodstone", ("battlelore", "bloodstones"))
    ['bloodstones']
    """
    word, purse = word[:MAX_LETTERS], budget()
    matcher = SequenceMatcher(None, "", word)
    found: list[tuple[float, str]] = []
    for each in islice(known, MAX_WORDS):
        if not purse.take(GLANCE):
            return []
        alike = min(len(word) - unmatched(word, each), len(each) - unmatched(each, word))
        if 2.0 * alike < cutoff * (len(word) + len(each)) - 1e-9:
            continue
        if not purse.take(COMPARISON * (1 + len(each) // MAX_LETTERS)):
            return []
        matcher.set_seq1(each)
        if matcher.real_quick_ratio() >= cutoff and matcher.quick_ratio() >= cutoff:
            ratio = matcher.ratio()
            if ratio >= cutoff:
                found.append((ratio, each))
    return [each for _, each in nlargest(most, found)]
