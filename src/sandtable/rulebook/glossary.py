"""Loads the glossary of a game's terms, one file for all languages: `docs/rules/glossary/<game>.toml`.

A term has an id, the clause that defines it, and in each language its singular, its plural and a one-line meaning. If a
language lacks a term, the English one is used.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from sandtable.rulebook import ledger

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the rules. `many` is empty if only the singular is used, and vice versa."""

    id: str
    clause: str
    one: str
    many: str
    means: str
    language: str

    @property
    def name(self) -> str:
        return self.one or self.many


def load_glossary(game: str, language: str) -> tuple[Term, ...]:
    """The terms of a game in a language, sorted by name. A game from another distribution has none."""
    try:
        name = ledger.file_name(ledger.game_name(game))
        return read_glossary(ledger.rules_dir() / "glossary" / f"{name}.toml", language)
    except ledger.LedgerError:
        return ()


@lru_cache
def read_glossary(page: Path, language: str) -> tuple[Term, ...]:
    rows = tomllib.loads(page.read_text("utf-8")).get("term", []) if page.is_file() else []
    return tuple(sorted([term_in(row, language) for row in rows], key=lambda term: term.name.casefold()))


def term_in(row: dict[str, dict[str, str]], language: str) -> Term:
    spoken = language if language in row and language in row["means"] else ENGLISH
    forms = row[spoken]
    names = (forms.get("one", ""), forms.get("many", ""))
    return Term(str(row["id"]), str(row["clause"]), *names, row["means"][spoken], spoken)
