"""Decks, hands and piles: lists of cards that record who knows each card.

A card is one small int that packs its *face* (which card it is) and its *knowers* (a bit mask of holders). A holder is a seat,
or partners who play from one hand. Only this module knows the packing. Games may rely on one fact: a card that only its holder
knows *is* its bare face. The kinds of lists:

- a **hand** is kept sorted. Its holder knows every card in it, so a card lists only the *other* holders who have seen it.
- a **pool** is a deck without an order. Chance picks the card when it is drawn; until then no one can know it.
- a **deck** has an order, with the top card last. Individual cards may be known to individual holders.
- a **discard pile** is a public list of bare faces.

Knowledge grows only through `State.show`, `State.reveal` and `State.chance`. It shrinks in `shuffle`, `refill_from_discards`
and `take`: a card that was shuffled away, or that may be the one that left, is no longer known.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sandtable.core.engine.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word when compiled

    from sandtable.core.engine.state import State

UNKNOWN: Final = -1
"""A card that the viewing seat does not know."""
NO_CARD: Final = -1
"""Returned by a draw when no card is left."""

_FACE_BITS: Final = 16
FACE: Final = (1 << _FACE_BITS) - 1
"""The bits of a known card that hold its face. Hot loops use it in place of calling `face_of`."""
MAX_HOLDERS: Final = 7
"""Holders are numbered from 0 to `MAX_HOLDERS - 1`."""
EVERYBODY: Final = 1 << MAX_HOLDERS
"""The bit that stands for everyone, spectators included, such as for a card that was moved in full view."""
_HOLDERS: Final = EVERYBODY - 1
NOBODY_ELSE: Final = 0


def card_of(face: int, knowers: int = NOBODY_ELSE) -> int:
    """The card with this face, known to these holders in addition to its own holder.

    >>> face_of(card_of(9, 0b101)), knowers_of(card_of(9, 0b101)) == 0b101
    (9, True)
    """
    return face | knowers << _FACE_BITS


def face_of(card: int) -> int:
    """Which card it is, or UNKNOWN.

    >>> face_of(card_of(7)), face_of(UNKNOWN) == UNKNOWN
    (7, True)
    """
    return card if card < 0 else card & FACE


def knowers_of(card: int) -> int:
    """The bit mask of holders other than its own who know the card. EVERYBODY stands for all."""
    return NOBODY_ELSE if card < 0 else card >> _FACE_BITS


def is_known_to(card: int, holders: int) -> bool:
    """Does one of these holders (a bit mask; 0 for a spectator) know the card?

    >>> is_known_to(card_of(3, 0b10), 0b10), is_known_to(card_of(3, 0b10), 0b01), is_known_to(card_of(3, EVERYBODY), 0)
    (True, False, True)
    """
    return card >= 0 and card >> _FACE_BITS & (holders | EVERYBODY) != 0


def known_to(card: int, holders: int) -> int:
    """The card, now also known to these holders. Rules reveal cards through `State.show`, not through this."""
    return card if card >> _FACE_BITS & EVERYBODY else card | holders << _FACE_BITS


def bit_of(holder: int) -> int:
    """The bit of a holder in a mask; a spectator (-1) has none."""
    return 1 << holder if holder >= 0 else 0


def mask_of(holders: tuple[int, ...]) -> int:
    """The bit mask of these holders; a spectator (-1) has no bit.

    >>> mask_of((0, 2)), mask_of((-1,))
    (5, 0)
    """
    mask = 0
    for holder in holders:
        if holder >= 0:
            mask |= 1 << holder
    return mask


def faces_of(cards: list[int]) -> list[int]:
    """The faces of the cards, in order.

    >>> faces_of([card_of(1), card_of(4, 0b1), UNKNOWN])
    [1, 4, -1]
    """
    return [face_of(card) for card in cards]


def kinds_of(hand: list[int]) -> list[int]:
    """The different faces in a hand, sorted, without unknown cards. Equal cards are interchangeable.

    >>> kinds_of([card_of(1), card_of(4), card_of(1, 0b1), UNKNOWN])
    [1, 4]
    """
    found = sorted(set(hand))
    if found and (found[0] < 0 or found[-1] > FACE):  # most hands are bare faces
        return sorted({card & FACE for card in hand if card >= 0})
    return found


def holds(hand: list[int], face: int) -> bool:
    """Is a card with this face in the hand?

    >>> holds([card_of(1), card_of(4, 0b1), UNKNOWN], 4), holds([card_of(1), UNKNOWN], 4)
    (True, False)
    """
    return face in hand or place_of(hand, face) >= 0


# -- hands ---------------------------------------------------------------------------------------------------------------


def put(hand: list[int], card: int) -> None:
    """Add a card to a hand and keep the hand sorted."""
    insort(hand, card)


def place_of(hand: list[int], face: int) -> int:
    """The index of a card with this face in a hand, or -1. Of equal cards, the one known to the most holders.

    >>> place_of([card_of(2), card_of(5), card_of(5, 0b10)], 5), place_of([card_of(2)], 5)
    (2, -1)
    """
    best = -1
    most = -1
    for place, card in enumerate(hand):
        if card >= 0 and card & FACE == face:
            knowers = card >> _FACE_BITS
            known = MAX_HOLDERS + 1 if knowers & EVERYBODY else knowers.bit_count()
            if known >= most:
                best = place
                most = known
    return best


def take(hand: list[int], face: int) -> int:
    """Take a card with this face out of a hand. Of equal cards, the one known to the most holders is taken.

    A holder who knew one of several equal cards cannot tell whether that one is gone, so they now know one fewer.

    >>> hand = [card_of(5, 0b001), card_of(5, 0b011), card_of(5, 0b100)]
    >>> knowers_of(take(hand, 5)) == 0b011, [knowers_of(card) for card in hand]
    (True, [0, 1])
    """
    if face in hand and max(hand) <= FACE:  # most hands are bare faces
        hand.remove(face)
        return face
    place = place_of(hand, face)
    if place < 0:
        raise ValueError(f"card {face} is not in the hand")
    gone = hand.pop(place)
    if not knowers_of(gone) & EVERYBODY:
        unsure = _HOLDERS & ~knowers_of(gone)
        for at in range(len(hand)):
            card = hand[at]
            if face_of(card) == face and knowers_of(card) & unsure:
                hand[at] = card_of(face, knowers_of(card) & ~unsure)
                unsure &= ~knowers_of(card)
        hand.sort()
    return gone


# -- decks and pools -----------------------------------------------------------------------------------------------------


def shuffle(st: State, cards: list[int]) -> None:
    """Shuffle the cards. Afterwards no one knows any of them."""
    for place in range(len(cards)):
        cards[place] = face_of(cards[place])
    cards.sort()  # equal positions have equal futures, whatever order the cards came in
    for place in range(len(cards) - 1, 0, -1):
        other = st.chance(place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def shuffle_unknown(st: State, deck: list[int]) -> None:
    """Shuffle the cards of a deck that no one knows. Cards that someone knows stay in place.

    Games with ordered decks call this in `State.renew`, so that cards drawn before a take-back are not drawn again.
    """
    places = [place for place, card in enumerate(deck) if knowers_of(card) == NOBODY_ELSE]
    cards = [deck[place] for place in places]
    shuffle(st, cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card


def draw_any(st: State, pool: list[int]) -> int:
    """Draw a card from a pool at random. NO_CARD if the pool is empty."""
    return pool.pop(st.chance(len(pool))) if pool else NO_CARD


def draw_top(deck: list[int]) -> int:
    """Draw the top card of a deck. The card keeps its knowers. NO_CARD if the deck is empty."""
    return deck.pop() if deck else NO_CARD


def refill_from_discards(st: State, cards: list[int], faces: list[int], ordered: bool) -> bool:
    """Refill an empty pool or deck from its discard pile, and empty the pile. False if the pile is empty too."""
    if not faces:
        return False
    cards.extend(faces)
    faces.clear()
    if ordered:
        shuffle(st, cards)
    else:
        cards.sort()
    return True


# -- views ---------------------------------------------------------------------------------------------------------------


def masked_hand(hand: list[int], holders: int) -> list[int]:
    """Another player's hand as these holders (a bit mask; 0 for a spectator) see it: the cards they know, then unknown ones.

    The view hides who else knows a card and where in the hand a known card is.

    >>> [face_of(card) for card in masked_hand([card_of(2), card_of(5, 0b110), card_of(7, 0b1)], 0b10)]
    [5, -1, -1]
    """
    if max(hand, default=UNKNOWN) <= FACE:  # most hands are bare faces
        return [UNKNOWN] * len(hand)
    mine = (holders | EVERYBODY) << _FACE_BITS
    known = [card & (FACE | mine) for card in hand if card >= 0 and card & mine]
    known.sort()
    return known + [UNKNOWN] * (len(hand) - len(known))


def masked_deck(deck: list[int], holders: int) -> list[int]:
    """A deck as these holders see it: the cards they know in place, all others unknown.

    >>> [face_of(card) for card in masked_deck([card_of(2), card_of(5, 0b110), card_of(7, 0b1)], 0b10)]
    [-1, 5, -1]
    """
    if max(deck, default=UNKNOWN) <= FACE:
        return [UNKNOWN] * len(deck)
    mine = (holders | EVERYBODY) << _FACE_BITS
    return [card & (FACE | mine) if card >= 0 and card & mine else UNKNOWN for card in deck]


# -- redealing -----------------------------------------------------------------------------------------------------------


def unseen_faces(faces: Sequence[int], known: list[list[int]]) -> list[int]:
    """All faces minus those of the known cards, sorted: what the unknown cards may be.

    >>> unseen_faces([1, 1, 2, 3], [[card_of(1), UNKNOWN], [card_of(3)]])
    [1, 2]
    """
    out: list[int] = []
    for cards in known:
        if cards.count(UNKNOWN) < len(cards):
            out += [card & FACE for card in cards if card != UNKNOWN]
    out.sort()
    rest: list[int] = []
    at: i64 = 0
    end: i64 = len(out)
    for face in sorted(faces):
        if at < end and out[at] == face:
            at += 1
        else:
            rest.append(face)
    if at < end:
        raise ValueError("a card is known that does not exist")
    return rest


def shuffled(faces: list[int], rng: Rng) -> list[int]:
    """The faces in random order, for redeals. Redeals never use the state's own generator."""
    found = list(faces)
    rng.shuffle(found)
    return found


def take_some(pool: list[int], count: int, rng: Rng) -> list[int]:
    """Take so many faces at random from a pool, for redeals. What is left keeps its order.

    >>> from sandtable.core.engine.rng import seeded
    >>> pool = [1, 2, 2, 3]
    >>> taken = take_some(pool, 2, seeded(1))
    >>> sorted([*taken, *pool])
    [1, 2, 2, 3]
    """
    return [pool.pop(rng.below(len(pool))) for _ in range(count)]


def deal_unknown(cards: list[int], faces: list[int]) -> list[int]:
    """The cards, with unknown ones replaced by faces from the end of a shuffled list. Positions are kept, as in a deck.

    >>> faces = [4, 9]
    >>> faces_of(deal_unknown([card_of(5), UNKNOWN], faces)), faces
    ([5, 9], [4])
    """
    count = len(cards)
    if cards.count(UNKNOWN) == count <= len(faces):
        dealt = faces[: -count - 1 : -1]
        del faces[len(faces) - count :]
        return dealt
    return [faces.pop() if card == UNKNOWN else card for card in cards]


def deal_unknown_hand(hand: list[int], faces: list[int]) -> list[int]:
    """A hand, with unknown cards replaced by faces from the end of a shuffled list, sorted."""
    found = deal_unknown(hand, faces)
    found.sort()
    return found
