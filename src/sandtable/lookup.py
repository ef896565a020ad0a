"""Looking something up in the rules, for the terminal, the table and the browser alike.

What is typed is looked for in the ids, chapters and texts of the clauses and in the glossary. Accents and capitals do not
matter, and a word that stands nowhere is taken for the nearest one that does.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sandtable import ledger
from sandtable.core.near import nearest
from sandtable.glossary import Term, load_glossary
from sandtable.ledger import Clause
from sandtable.translations import clause_in

_WORD = re.compile(r"[^\W\d_]{3,}")
LIKE = 0.7
"""How much a typed word must be like the one it is taken for."""


@dataclass(frozen=True, slots=True)
class Found:
    """The clauses and terms that hold all the words, and which words were taken for which."""

    clauses: tuple[Clause, ...]
    terms: tuple[Term, ...]
    instead: dict[str, str]


def folded(text: str) -> str:
    """
    >>> folded("Plättchen für Süße")
    'plattchen fur susse'
    """
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join([sign for sign in parts if not unicodedata.combining(sign)])


def look_up(clauses: Sequence[Clause], terms: Sequence[Term], words: Iterable[str]) -> Found:
    """What holds all the words; the clause that explains a term of that name comes first."""
    texts = [folded(f"{clause.id} {clause.chapter_title} {clause.text}") for clause in clauses]
    meanings = [folded(f"{term.one} {term.many} {term.means}") for term in terms]
    instead: dict[str, str] = {}
    wanted = []
    for word in words:
        plain = folded(word)
        if not any(plain in text for text in (*texts, *meanings)):
            plain = nearest_of(plain, (*texts, *meanings))
            if plain != folded(word):
                instead[word] = plain
        wanted.append(plain)
    named = [
        term for term, text in zip(terms, meanings, strict=True) if wanted and all(word in text for word in wanted)
    ]
    phrase = " ".join(wanted)
    first = {term.clause for term in named if phrase in (folded(term.one), folded(term.many))}
    found = [clause for clause, text in zip(clauses, texts, strict=True) if all(word in text for word in wanted)]
    found += [clause for clause in clauses if clause.id in first and clause not in found]
    return Found(tuple(sorted(found, key=lambda clause: clause.id not in first)), tuple(named), instead)


def nearest_of(word: str, texts: Iterable[str]) -> str:
    """The word of the texts that is most like this one, or the word itself."""
    known = {each for text in texts for each in _WORD.findall(text)}
    # a mistake in the first letter is rarer than one further on
    begun = sorted([each for each in known if each[0] == word[:1]], key=lambda each: (abs(len(each) - len(word)), each))
    near = nearest(word, begun, 1, LIKE) or nearest(
        word, sorted(known - set(begun), key=lambda each: (abs(len(each) - len(word)), each)), 1, LIKE
    )
    return near[0] if near else word


def look_up_in(games: Iterable[str], language: str, words: Sequence[str]) -> Found:
    """What the rules of these games have to say, in a language."""
    clauses: list[Clause] = []
    terms: list[Term] = []
    for game in games:
        clauses += [clause_in(clause, language)[0] for clause in ledger.load_ledger(game).clauses.values()]
        terms += load_glossary(game, language)
    return look_up(clauses, terms, words)
