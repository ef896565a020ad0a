"""Range checks, draws and reshuffles (chapter 2)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import (
    EVERYBODY,
    bit_of,
    card_of,
    draw_top,
    face_of,
    knowers_of,
    put,
    refill_from_discards,
    shuffle,
)
from sandtable.core.engine.lists import with_item
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.bands import NUMBERS
from sandtable.games.warlords.tables.cards import (
    NO_CARD,
    OP,
    OUTCOME_IDS,
    OUTCOMES,
    RANGE,
    SKULL,
    TYPE,
    def_of,
    op,
    owner_of,
)

SUDDEN_DEATH: Final = -1
"""The value of a casualty card with a skull (WL-16.37)."""
MAX_REDRAWS: Final = 20
TWO_FIRST_DRAWS: Final = op("two_first_draws")


def refill(st: State, seat: int) -> bool:
    """Make sure there is a card to draw: an empty deck is reshuffled from the discard pile (WL-2.16)."""
    deck = st.decks[seat]
    if deck:
        return True
    if refill_from_discards(st, deck, list(st.discards[seat]), True):
        st.discards = with_item(st.discards, seat, ())
        if st.logging:
            st.emit("reshuffle", (seat, len(deck)), "WL-2.16")
        return True
    return False


def turn_over(st: State, seat: int) -> int:
    """Turn over the top card of a deck for all players to see; NO_CARD if there is none at all (WL-2.1, WL-2.18)."""
    if not refill(st, seat):
        return NO_CARD
    deck = st.decks[seat]
    st.show(deck, len(deck) - 1)
    return face_of(draw_top(deck))


def lay_down(st: State, card: int) -> None:
    """Put a card that was read on the discard pile, or under the deck if the table plays that way (WL-2.2, WL-3.9)."""
    if st.rules.under_deck:
        st.decks[owner_of(card)].insert(0, card_of(card, EVERYBODY))
    else:
        st.discard(card)


def turned_number(st: State, seat: int) -> tuple[int, bool]:
    """The number of a card turned over and whether it has a skull; without a card the number is random (WL-2.17, WL-2.19)."""
    card = turn_over(st, seat)
    if card == NO_CARD:
        number = st.chance(NUMBERS)
        if st.logging:
            st.emit("chance_number", (seat, number), "WL-2.17")
        return number, False
    if st.logging:
        st.emit("turns_over", (seat, card, RANGE[card]), "WL-2.1")
    lay_down(st, card)
    return RANGE[card], bool(SKULL[card])


def casualty(st: State, seat: int) -> int:
    """The number of a card turned over, SUDDEN_DEATH for a skull (WL-2.17)."""
    number, skull = turned_number(st, seat)
    return SUDDEN_DEATH if skull else number


def check(st: State, seat: int) -> int:
    """A range check: the number of the top card of this player's deck; skulls have no effect here (WL-1.14, WL-1.15)."""
    return turned_number(st, seat)[0]


def outcome(st: State, seat: int, card: int) -> int:
    """The result of a card's table for a check of this player (WL-2.3, WL-2.4)."""
    return def_of(card).table[check(st, seat)]


def report_outcome(st: State, seat: int, card: int, result: int, clause: str) -> None:
    """Report the result of a check in the words of the card's table (WL-2.3)."""
    if st.logging:
        st.emit("outcome", (seat, card, OUTCOME_IDS.index(OUTCOMES[TYPE[card]][result])), clause)


def is_lost(st: State, seat: int, hazard: int) -> bool:
    """Is a searcher lost to a hazard, by the risk number and the hazard player's draws (WL-2.11, WL-2.15)?"""
    first, second = def_of(hazard).risk
    if not first >> check(st, seat) & 1:
        return False
    return second == ALL_NUMBERS or bool(second >> check(st, seat) & 1)


ALL_NUMBERS: Final = (1 << NUMBERS) - 1
"""The second band of a risk number that has none: no second card is drawn."""


# -- draws into the hand -------------------------------------------------------------------------------------------------


def draw_cards(st: State, seat: int, count: int, clause: str) -> int:
    """Draw this many cards into a hand, as far as possible; only their holder sees them (WL-2.17, WL-2.18)."""
    drawn: list[int] = []
    for _ in range(count):
        if not refill(st, seat):
            break
        deck = st.decks[seat]
        top = len(deck) - 1
        # a card that was checked and put under the deck stays known to all players (WL-3.9)
        knowers = knowers_of(deck[top]) & EVERYBODY
        face = st.show(deck, top, bit_of(seat))
        draw_top(deck)
        put(st.hands[seat], card_of(face, knowers))
        drawn.append(face)
    if st.logging and drawn:
        st.emit("draw", (seat, len(drawn)), clause)
        st.emit("draw_own", (tuple(sorted(drawn)),), clause, 1 << seat)
    return len(drawn)


# -- comparisons ---------------------------------------------------------------------------------------------------------


def lowest(st: State, seats: list[int], twice: list[int]) -> int:
    """The player with the lowest number; those who tie draw again (WL-2.20, WL-2.21).

    Players in `twice` draw two cards each time and use the lower number.
    """
    tied = seats
    for _ in range(MAX_REDRAWS + 1):
        numbers = [min([check(st, seat) for _ in range(2 if seat in twice else 1)]) for seat in tied]
        best = min(numbers)
        tied = [seat for seat, number in zip(tied, numbers, strict=True) if number == best]
        if len(tied) == 1:
            return tied[0]
    winner = tied[st.chance(len(tied))]
    if st.logging:
        st.emit("chance_decides", (winner,), "WL-2.21")
    return winner


def seers(st: State) -> list[int]:
    """The players who draw two cards for the first player of a game turn: Seer of the River, even if besieged."""
    seeing = [any(OP[card] == TWO_FIRST_DRAWS for card in cards) for cards in st.improvements]
    return [seat for seat, sees in zip(st.controller, seeing, strict=True) if sees]


def first_player(st: State) -> int:
    """The first player of a game turn; each player draws from his own deck (WL-2.5, WL-5.2, WL-5.15)."""
    return lowest(st, st.left(), seers(st))


def setup_first_player(st: State) -> int:
    """The first player of the setup: the same draw, but its cards are shuffled back into their decks (WL-4.3, WL-4.9)."""
    tied = st.left()
    drawn: list[int] = []
    for _ in range(MAX_REDRAWS + 1):
        cards = [turn_over(st, seat) for seat in tied]
        drawn += cards
        if st.logging:
            for seat, card in zip(tied, cards, strict=True):
                st.emit("turns_over", (seat, card, RANGE[card]), "WL-4.3")
        best = min([RANGE[card] for card in cards])
        tied = [seat for seat, card in zip(tied, cards, strict=True) if RANGE[card] == best]
        if len(tied) == 1:
            break
    first = tied[0]
    if len(tied) > 1:
        first = tied[st.chance(len(tied))]
        if st.logging:
            st.emit("chance_decides", (first,), "WL-2.21")
    for card in drawn:
        st.decks[owner_of(card)].append(card)
    for seat in range(st.players):
        shuffle(st, st.decks[seat])
    return first
