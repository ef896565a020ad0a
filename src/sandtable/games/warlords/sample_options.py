"""Sample options that exercise every rule, for the conformance kit and for fuzzing."""

from __future__ import annotations

from functools import cache

from sandtable.core.engine.options import Options
from sandtable.games.warlords.deck_building.legality import FREE_DECK_SIZE
from sandtable.games.warlords.deck_building.lists import DeckList
from sandtable.games.warlords.deck_building.random_decks import random_deck
from sandtable.games.warlords.deck_building.text_form import text_of
from sandtable.games.warlords.rules import DECK_OPTIONS
from sandtable.games.warlords.tables.decks import DECK_IDS, DECKS
from sandtable.games.warlords.tables.scenarios import SCENARIOS


@cache
def any_deck(number: int, scenario: int) -> str:
    """The text of a random legal deck for a scenario."""
    return text_of(random_deck(number, SCENARIOS[scenario]))


def small_deck() -> str:
    """A deck for the free deck rules only: a castle, a hero, and the minimum number of cards (WL-3.8)."""
    plain = DECKS[0].plain
    return text_of(DeckList("A Small Realm", (*plain[:1], *plain[4:5], *plain[2 - FREE_DECK_SIZE :])))


def option_sets() -> list[tuple[int, Options]]:
    """Every scenario with every number of players, every starter deck at every seat, some random decks; then the other
    option values.
    """
    sets: list[tuple[int, Options]] = []
    for number, scenario in enumerate(SCENARIOS):
        for players in scenario.players:
            decks: Options = {DECK_OPTIONS[seat]: DECK_IDS[(number + seat) % len(DECK_IDS)] for seat in range(players)}
            if players != 3:
                decks[DECK_OPTIONS[number % 2]] = any_deck(10 * number + players, number)
            sets.append((players, {"scenario": scenario.id, **decks}))
    sets.append((2, {"checked_cards": "under_deck", "forced_setup": "on", "truce": 0}))
    sets.append((3, {"for_keeps": "on", "after_interception": "ends"}))
    sets.append((2, {"scenario": "five-castles", "deck_rules": "free", "deck_1": small_deck()}))
    return sets
