"""Access to the files in `content/`."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue, messages_file, toml_file

PACKAGE: Final = "sandtable.games.warlords"


def toml(name: str) -> ContentValue:
    return toml_file(PACKAGE, name)


def card_names(language: str) -> dict[str, str]:
    """The names of cards in a language, by key: `card-ember-rain`."""
    return messages_file(PACKAGE, f"{language}-cards.ftl")
