"""Completes a deck: adds cards until it is legal, those of the ready-made deck that it resembles most first."""

from __future__ import annotations

from collections import Counter

from sandtable.games.warlords.deck_building.legality import (
    DECK_SIZE,
    MAX_OF_A_NUMBER,
    MAX_SKULLS,
    MIN_CASTLES_AND_HEROES,
    MIN_OF_A_NUMBER,
    most_of,
    violations,
)
from sandtable.games.warlords.deck_building.starters import STARTERS
from sandtable.games.warlords.tables.bands import NUMBERS
from sandtable.games.warlords.tables.cards import CASTLE, HERO, NAME, RANGE, SKULL, TYPE
from sandtable.games.warlords.tables.decks import Deck
from sandtable.games.warlords.tables.scenarios import ScenarioDef


def completed(deck: Deck, scenario: ScenarioDef) -> Deck | None:
    """The deck with more cards of one ready-made deck, legal by the strict rules; None if none of them completes it."""
    alike = sorted(STARTERS.values(), key=lambda ready: -len(set(ready.cards) & set(deck)))
    for ready in alike:
        found = filled(deck, ready.cards)
        if not violations(found, False, scenario):
            return found
    return None


def filled(deck: Deck, cards: Deck) -> Deck:
    """The deck with as many of these cards as fit: scarce range numbers, castles and heroes first (WL-3.1 to WL-3.6)."""
    found = list(deck)
    left = Counter(cards) - Counter(deck)
    while len(found) < DECK_SIZE:
        numbers = Counter([RANGE[card] for card in found])
        fitting = [card for card in left if left[card] and fits(found, card, numbers)]
        if not fitting:
            break
        card = min(fitting, key=lambda one: urgency(found, one, numbers))
        left[card] -= 1
        found.append(card)
    return tuple(found)


def fits(deck: list[int], card: int, numbers: Counter[int]) -> bool:
    """Would the deck break no further rule with this card? Room is kept for the range numbers that are still scarce."""
    copies = len([one for one in deck if NAME[one] == NAME[card]])
    skulls = sum([SKULL[one] for one in deck])
    needed = sum([max(0, MIN_OF_A_NUMBER - numbers[number]) for number in range(NUMBERS)])
    scarce = numbers[RANGE[card]] < MIN_OF_A_NUMBER
    return (
        copies < most_of(card)
        and numbers[RANGE[card]] < MAX_OF_A_NUMBER
        and skulls + SKULL[card] <= MAX_SKULLS
        and (scarce or needed < DECK_SIZE - len(deck))
    )


def urgency(deck: list[int], card: int, numbers: Counter[int]) -> tuple[bool, int, int]:
    """Sorts first what the deck needs most."""
    kind = TYPE[card]
    names = {NAME[one] for one in deck if TYPE[one] == kind}
    wanted = kind in (CASTLE, HERO) and len(names) < MIN_CASTLES_AND_HEROES and NAME[card] not in names
    return not wanted, numbers[RANGE[card]], card
