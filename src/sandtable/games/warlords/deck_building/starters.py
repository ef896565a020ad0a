"""The starter decks as lists, plain and in their relic variants; all of them are legal (WL-3.7)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentError
from sandtable.games.warlords.deck_building.legality import violations
from sandtable.games.warlords.deck_building.lists import DeckList
from sandtable.games.warlords.tables.decks import DECKS, DeckDef
from sandtable.games.warlords.tables.scenarios import SCENARIOS

RELIC: Final = "-relic"
"""The suffix of a starter deck's id for its relic variant."""


def read_starters(decks: tuple[DeckDef, ...]) -> dict[str, DeckList]:
    """The starter decks by id, each followed by its relic variant; the plain one is used in every scenario without
    relics.

    They are always allowed (WL-3.7).
    """
    found: dict[str, DeckList] = {}
    for deck in decks:
        found[deck.id] = DeckList(deck.name, deck.plain)
        found[deck.id + RELIC] = DeckList(f"{deck.name} (relics)", deck.relic)
    for id, listed in found.items():
        played = [scenario for scenario in SCENARIOS if scenario.relic_decks == id.endswith(RELIC)]
        for broken in [each for scenario in played for each in violations(listed.cards, False, scenario)]:
            raise ContentError(f"decks.toml, deck {id}: {broken}")
    return found


STARTERS: Final[dict[str, DeckList]] = read_starters(DECKS)
