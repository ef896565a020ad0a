"""Cards as kinds of pieces: their numbers, keys of words, icons and colours."""

from __future__ import annotations

from typing import Final

from sandtable.games.warlords.tables.cards import (
    ARTEFACT,
    BANNER,
    CASTLE,
    FLY_ONLY,
    HERO,
    NO_RACE,
    PRINTING,
    PRINTINGS,
    RACE_IDS,
    SEA_ONLY,
    TYPE_IDS,
    CardDef,
    def_of,
)
from sandtable.games.warlords.tables.files import toml
from sandtable.games.warlords.tables.titles import slug

BACK: Final = len(PRINTINGS)
"""The kind of piece of a card face down."""
UNKNOWN: Final = -1


def name_key(card: int) -> str:
    """The message that names a card; printings of one name share it."""
    return f"card-{slug(def_of(card).name)}"


def type_of(card: int) -> int:
    """A card of a game, or an unknown one, as the number of its kind of piece."""
    return BACK if card < 0 else card & PRINTING


def read_looks() -> dict[str, dict[str, str]]:
    """The tables of `looks.toml`."""
    return {
        name: {key: value.as_text() for key, value in table.entries()} for name, table in toml("looks.toml").entries()
    }


LOOKS: Final = read_looks()


def read_plurals() -> dict[str, str]:
    """By the message that names a card: the languages in which the name is a plural."""
    return {f"card-{key}": value.as_text() for key, value in toml("plurals.toml").entries()}


MANY: Final = read_plurals()


def icon_of(card: CardDef) -> str:
    """The motif of a card: its own, that of its race for heroes and banners, or that of its kind."""
    own = LOOKS["cards"].get(slug(card.name))
    if own is not None:
        return own
    if card.race != NO_RACE and card.type in (HERO, BANNER):
        return LOOKS["heroes" if card.type == HERO else "races"][RACE_IDS[card.race]]
    return LOOKS["kinds"][TYPE_IDS[card.type]]


def has_text(card: CardDef) -> bool:
    """Does a card do what its figures do not say?"""
    return bool(card.op)


def text_key(card: CardDef) -> str:
    """The message with what a card does: its own, or what all cards of its kind do."""
    if has_text(card):
        return f"text-{slug(card.name)}"
    if card.type == CASTLE:
        return {SEA_ONLY: "text-castle-sea", FLY_ONLY: "text-castle-fly"}.get(card.access, "")
    if card.type == ARTEFACT:
        return ""
    return f"text-kind-{TYPE_IDS[card.type]}{'-final' if card.final else ''}"
