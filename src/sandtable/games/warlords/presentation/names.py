"""Cards as kinds of pieces: their numbers, message keys, icons and colours."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.scene.scene import Arg, Message, number_arg
from sandtable.games.warlords.tables.cards import (
    ARTEFACT,
    BANNER,
    CASTLE,
    FLEET,
    FLY_ONLY,
    HERO,
    NO_RACE,
    PRINTING,
    PRINTINGS,
    RACE_IDS,
    RUIN,
    SEA_ONLY,
    TYPE_IDS,
    WEATHER,
    CardDef,
    def_of,
)
from sandtable.games.warlords.tables.files import toml

BACK: Final = len(PRINTINGS)
"""The kind of piece for a face-down card."""
UNKNOWN: Final = -1


def name_key(card: int) -> str:
    """The key of a card's name; printings of one name share it."""
    return f"card-{def_of(card).key}"


def type_of(card: int) -> int:
    """The kind of piece for a card of a game, known or unknown."""
    return BACK if card < 0 else card & PRINTING


def read_looks() -> dict[str, dict[str, str]]:
    """The tables of `looks.toml`."""
    return {
        name: {key: value.as_text() for key, value in table.entries()} for name, table in toml("looks.toml").entries()
    }


LOOKS: Final = read_looks()


def read_plurals() -> dict[str, str]:
    """For each name key, the languages in which the name is a plural."""
    return {f"card-{key}": value.as_text() for key, value in toml("plurals.toml").entries()}


MANY: Final = read_plurals()


def icon_of(card: CardDef) -> str:
    """The icon of a card: its own, that of its race for heroes and banners, or that of its kind."""
    own = LOOKS["cards"].get(card.key)
    if own is not None:
        return own
    if card.race != NO_RACE and card.type in (HERO, BANNER):
        return LOOKS["heroes" if card.type == HERO else "races"][RACE_IDS[card.race]]
    return LOOKS["kinds"][TYPE_IDS[card.type]]


def has_text(card: CardDef) -> bool:
    """Does a card have an effect that its numbers do not show?"""
    return bool(card.op)


def text_key(card: CardDef) -> str:
    """The key of a card's rules text: its own, or that of all cards of its kind."""
    if has_text(card):
        return f"text-{card.key}"
    if card.type == CASTLE:
        return {SEA_ONLY: "text-castle-sea", FLY_ONLY: "text-castle-fly"}.get(card.access, "")
    if card.type == ARTEFACT:
        return ""
    return f"text-kind-{TYPE_IDS[card.type]}{'-final' if card.final else ''}"


SHORT_KINDS: Final = (BANNER, FLEET, WEATHER, RUIN)
"""The kinds of cards whose figures say too little in a hand."""


def short_key(card: CardDef) -> str:
    """The key of the line that a card shows in a hand, or none if its figures say enough."""
    key = text_key(card)
    says = has_text(card) or card.type in SHORT_KINDS or (card.type == CASTLE and key)
    return key.replace("text-", "line-", 1) if says else ""


def numbered(told: Message) -> Message:
    """The same with the number of each name it speaks of, in English (xe) and in German (xd): Archers are many."""
    numbers: dict[str, Arg] = {}
    for name in [name for name in NUMBERED if name in told.args]:
        many = MANY.get(told.args[name].text, "")
        numbers |= {f"{name}e": number_arg(2 if "en" in many else 1), f"{name}d": number_arg(2 if "de" in many else 1)}
    return replace(told, args=told.args | numbers) if numbers and told.key else told


NUMBERED: Final = ("x", "h", "k", "c", "stack", "target", "ruin", "card", "place", "carrier", "artefact", "spell")
"""The arguments that are names of cards and places."""
