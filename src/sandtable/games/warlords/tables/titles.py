"""The names of cards in other languages, from the catalogues; people may write their decks in their own language."""

from __future__ import annotations

import os
from typing import Final

from sandtable.core.content.parsed import content_folder
from sandtable.games.warlords.tables.cards import PRINTINGS
from sandtable.games.warlords.tables.files import PACKAGE, card_names

LETTERS: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "\u2019": "'"}
)


def plain(text: str) -> str:
    """A text in which letters that only some languages have are spelled out.

    >>> plain("Bogenschützen")
    'Bogenschuetzen'
    """
    return text.translate(LETTERS)


def read_titles(language: str) -> dict[int, str]:
    """The name of every printing in a language."""
    names = card_names(language)
    return {number: names[f"card-{card.key}"] for number, card in enumerate(PRINTINGS) if f"card-{card.key}" in names}


def languages() -> list[str]:
    """The languages other than English in which the cards have names."""
    names = os.listdir(f"{content_folder(PACKAGE)}/words")
    return sorted(
        [name.partition("-")[0] for name in names if name.endswith("-cards.ftl") and not name.startswith("en-")]
    )


TRANSLATED: Final = [read_titles(language) for language in languages()]
"""The name of every printing, language by language."""
