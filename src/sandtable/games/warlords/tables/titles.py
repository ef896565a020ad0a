"""The names of cards in other languages, from the catalogues; people may write their decks in their own language."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

from sandtable.games.warlords.tables.cards import PRINTINGS
from sandtable.games.warlords.tables.files import PACKAGE

NAME: Final = re.compile(r"^card-([a-z0-9-]+) = (.+)$", re.MULTILINE)
LETTERS: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "\u2019": "'"}
)


@lru_cache(maxsize=4_096)
def slug(name: str) -> str:
    """A card's name as part of a key.

    >>> slug("Marshal's Baton"), slug("Ak-Giriel")
    ('marshals-baton', 'ak-giriel')
    """
    return "".join([sign for sign in name.lower().replace(" ", "-") if sign.isalnum() or sign == "-"])


def plain(text: str) -> str:
    """A text in which letters that only some languages have are spelled out.

    >>> plain("Bogenschützen")
    'Bogenschuetzen'
    """
    return text.translate(LETTERS)


def read_titles(language: str) -> dict[int, str]:
    """The name of every printing in a language."""
    text = (files(PACKAGE) / "content" / "words" / f"{language}-cards.ftl").read_text(encoding="utf-8")
    names = {match[1]: match[2].strip() for match in NAME.finditer(text)}
    return {number: names[slug(card.name)] for number, card in enumerate(PRINTINGS) if slug(card.name) in names}


def languages() -> list[str]:
    """The languages other than English in which the cards have names."""
    names = [path.name for path in (files(PACKAGE) / "content" / "words").iterdir()]
    return sorted(
        [name.partition("-")[0] for name in names if name.endswith("-cards.ftl") and not name.startswith("en-")]
    )


TRANSLATED: Final = [read_titles(language) for language in languages()]
"""The name of every printing, language by language."""
