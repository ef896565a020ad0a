"""Reads and stamps the ledgers in other languages.

A folder of the rules named after a language (`docs/rules/de`) holds a page for each game, with the ids and chapters of the
English one. Every clause there ends in a stamp, a digest of the English text that was translated: `... <!-- 1f3a9c02 -->`. When
the English clause changes, the stamp no longer matches. The translation is then stale, and players read the English clause
until someone has checked the translation and stamped it again (`python3 run.py rules stamp`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from sandtable.rulebook.ledger import (
    GAMES,
    Clause,
    Ledger,
    LedgerError,
    file_name,
    game_name,
    load_ledger,
    parse_ledger,
    rules_dir,
)

ENGLISH = "en"
_STAMP = re.compile(r" *<!-- *([0-9a-f]*) *-->$", re.MULTILINE)
_ID = re.compile(r"- \*\*([A-Z]{2}-\d+\.\d+)\*\* ")


@dataclass(frozen=True, slots=True)
class Translation:
    """A ledger in another language and, for each clause, the digest of the English text that was translated."""

    ledger: Ledger
    stamps: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Gaps:
    """What is missing or wrong in a translation."""

    missing: tuple[str, ...]
    stale: tuple[str, ...]
    strange: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.stale or self.strange)


def digest_of(clause: Clause) -> str:
    return blake2b(clause.text.encode(), digest_size=4).hexdigest()


def page_of(game: str, language: str) -> Path:
    return rules_dir() / language / f"{file_name(game)}.md"


def parse_translation(game: str, page: str) -> Translation:
    stamps = {}
    for line in page.splitlines():
        if (item := _ID.match(line)) and (stamp := _STAMP.search(line)):
            stamps[item[1]] = stamp[1]
    return Translation(parse_ledger(game, _STAMP.sub("", page)), stamps)


@lru_cache
def load_translation(game: str, language: str) -> Translation | None:
    """The translation of a game's ledger, or None if there is none."""
    try:
        name = game_name(game)
    except LedgerError:
        return None  # a game from another distribution
    page = page_of(name, language)
    return parse_translation(name, page.read_text("utf-8")) if page.is_file() else None


def languages() -> list[str]:
    """The languages that have a translated ledger."""
    return sorted({page.parent.name for game in GAMES for page in rules_dir().glob(f"*/{file_name(game)}.md")})


def title_in(ledger: Ledger, language: str) -> str:
    found = load_translation(ledger.game, language)
    return found.ledger.title if found else ledger.title


def clause_in(clause: Clause, language: str) -> tuple[Clause, str]:
    """A clause in a language if its translation is up to date, else in English, and the language used."""
    found = None if language == ENGLISH else load_translation(clause.id[:2], language)
    if found is None or found.stamps.get(clause.id) != digest_of(clause):
        return clause, ENGLISH
    return found.ledger.clauses[clause.id], language


def gaps(game: str, language: str) -> Gaps:
    """The clauses that are untranslated, stale, or translated although they do not exist."""
    english = load_ledger(game).clauses
    found = load_translation(game, language)
    if found is None:
        return Gaps(tuple(english), (), ())
    made = found.ledger.clauses
    return Gaps(
        tuple([id for id in english if id not in made]),
        tuple([id for id in english if id in made and found.stamps.get(id) != digest_of(english[id])]),
        tuple([id for id in made if id not in english]),
    )


def stamp(game: str, language: str, again: Collection[str] = ()) -> int:
    """Stamp the clauses that have no stamp yet, and those of `again`. Returns how many."""
    english = load_ledger(game).clauses
    page = page_of(game_name(game), language)
    lines = page.read_text("utf-8").splitlines()
    done = 0
    for number, line in enumerate(lines):
        item = _ID.match(line)
        if item is None or item[1] not in english or (_STAMP.search(line) and item[1] not in again):
            continue
        lines[number] = f"{_STAMP.sub('', line)} <!-- {digest_of(english[item[1]])} -->"
        done += 1
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")
    load_translation.cache_clear()
    return done
