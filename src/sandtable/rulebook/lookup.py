"""Searches the rules, for the terminal, the table and the browser.

The search covers the ids, chapters and texts of the clauses and the glossary. It ignores accents and case. A word that occurs
nowhere is replaced by the nearest one that does.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from sandtable.core.text.suggest import COMPARISON, GLANCE, budget, unmatched
from sandtable.rulebook import ledger
from sandtable.rulebook.glossary import Term, load_glossary
from sandtable.rulebook.ledger import Clause
from sandtable.rulebook.translations import clause_in

_WORD = re.compile(r"[^\W\d_]{3,}")


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The clauses and terms that contain all the words, and which words were replaced."""

    clauses: tuple[Clause, ...]
    terms: tuple[Term, ...]
    instead: dict[str, str]


@lru_cache(maxsize=1 << 14)
def fold_accents(text: str) -> str:
    """
    >>> fold_accents("Plättchen für Süße")
    'plattchen fur susse'
    """
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join([sign for sign in parts if not unicodedata.combining(sign)])


@dataclass(frozen=True, slots=True)
class RulesIndex:
    """The rules of a game in a language, prepared for searching."""

    clauses: tuple[Clause, ...]
    terms: tuple[Term, ...]
    texts: tuple[str, ...]
    meanings: tuple[str, ...]
    known: Counter[str]
    """How often each word occurs."""
    names: frozenset[str]
    """The words of its terms."""

    def clauses_with(self, words: list[str]) -> list[Clause]:
        """The clauses that contain all these words."""
        return [clause for clause, text in zip(self.clauses, self.texts, strict=True) if contains_all(text, words)]

    def terms_with(self, words: list[str]) -> list[Term]:
        """The terms that contain all these words. Empty if there are no words."""
        if not words:
            return []
        return [term for term, text in zip(self.terms, self.meanings, strict=True) if contains_all(text, words)]


@lru_cache(maxsize=64)
def index_of(game: str, language: str) -> RulesIndex:
    clauses = tuple([clause_in(clause, language)[0] for clause in ledger.load_ledger(game).clauses.values()])
    terms = tuple(load_glossary(game, language))
    texts = tuple([fold_accents(f"{clause.id} {clause.chapter_title} {clause.text}") for clause in clauses])
    meanings = tuple([fold_accents(f"{term.one} {term.many} {term.means}") for term in terms])
    known = Counter([each for text in (*texts, *meanings) for each in _WORD.findall(text)])
    names = frozenset([each for term in terms for each in _WORD.findall(fold_accents(f"{term.one} {term.many}"))])
    return RulesIndex(clauses, terms, texts, meanings, known, names)


def look_up(books: Sequence[RulesIndex], words: Iterable[str]) -> SearchResult:
    """The clauses and terms that contain all the words. A clause with that id, or one that defines that term, comes first."""
    instead: dict[str, str] = {}
    wanted = []
    for word in words:
        plain = fold_accents(word)
        meant = plain if occurs_in(plain, books) else nearest_of(plain, books)
        if meant != plain:
            instead[word] = meant
        wanted.append(meant)
    terms = [term for book in books for term in book.terms_with(wanted)]
    phrase = " ".join(wanted)
    first = {term.clause for term in terms if phrase in (fold_accents(term.one), fold_accents(term.many))} | {
        phrase.upper()
    }
    found = [clause for book in books for clause in book.clauses_with(wanted)]
    found += [clause for book in books for clause in book.clauses if clause.id in first and clause not in found]

    def rank(clause: Clause) -> int:
        """0 for a clause that is named, 1 if its text matches, 2 if its chapter title does."""
        return 0 if clause.id in first else 1 if contains_all(fold_accents(clause.text), wanted) else 2

    return SearchResult(tuple(sorted(found, key=rank)), tuple(terms), instead)


def occurs_in(word: str, books: Sequence[RulesIndex]) -> bool:
    """Does a word occur anywhere in these books?"""
    return any(word in text for book in books for text in (*book.texts, *book.meanings))


def contains_all(text: str, words: list[str]) -> bool:
    return all(word in text for word in words)


def nearest_of(word: str, books: Sequence[RulesIndex]) -> str:
    """The word of the books with the fewest typos from this one, or the word itself.

    Of several, a word of a term is preferred, then the most common one.
    """
    most, purse = typos_allowed(word), budget()
    known = books[0].known if len(books) == 1 else sum([book.known for book in books], Counter())
    close = [each for each in known if abs(len(each) - len(word)) <= most] if most else []
    if not purse.take(GLANCE * len(close) + 1):
        return word
    near = []
    for each in close:
        if unmatched(word, each) <= most and unmatched(each, word) <= most:
            if not purse.take(COMPARISON):
                return word
            if (found := typos(word, each)) <= most:
                near.append((found, not any(each in book.names for book in books), -known[each], each))
    return min(near)[3] if near else word


def typos_allowed(word: str) -> int:
    return 0 if len(word) < 3 else 1 if len(word) < 6 else 2


def typos(typed: str, meant: str) -> int:
    """The number of typos between two words: an extra letter, a missing one, a wrong one, two swapped.

    >>> typos("withdrwa", "withdraw"), typos("dragn", "dragon"), typos("sight", "sight")
    (1, 1, 0)
    """
    before: list[int] = []
    row = list(range(len(meant) + 1))
    for i, letter in enumerate(typed, 1):
        last, before, row = before, row, [i]
        for j, other in enumerate(meant, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == meant[j - 2] and typed[i - 2] == other:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]


def look_up_in(games: Iterable[str], language: str, words: Sequence[str]) -> SearchResult:
    """Search the rules of these games in a language."""
    return look_up([index_of(game, language) for game in games], words)
