"""Cards that record who knows them: what hands, decks and pools reveal, and what shuffling and drawing make unknown."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sandtable.core.engine import cards
from sandtable.core.engine.cards import EVERYBODY, NO_CARD, UNKNOWN, card_of, face_of, faces_of, knowers_of
from sandtable.core.engine.events import ALL
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State

HOLDERS = 4
FACES = some.integers(0, 6)
MASKS = some.one_of(some.integers(0, (1 << HOLDERS) - 1), some.just(EVERYBODY))
CARDS = some.builds(card_of, FACES, MASKS)
HANDS = some.lists(CARDS, max_size=9).map(sorted)
ONE = some.integers(0, HOLDERS - 1)


def known(hand: list[int], holder: int) -> Counter[int]:
    """The faces that a holder knows of another's cards."""
    return Counter(face_of(card) for card in hand if cards.is_known_to(card, cards.bit_of(holder)))


@given(FACES, MASKS)
def test_a_card_is_its_face_and_its_knowers(face: int, mask: int) -> None:
    card = card_of(face, mask)
    assert (face_of(card), knowers_of(card)) == (face, mask)
    assert card_of(face) == face, "a card that only its holder knows is its bare face"


def test_an_unknown_card_is_known_to_nobody() -> None:
    assert face_of(UNKNOWN) == UNKNOWN
    assert knowers_of(UNKNOWN) == 0
    assert not cards.is_known_to(UNKNOWN, 0b1111)


@given(CARDS, MASKS)
def test_knowledge_only_grows(card: int, mask: int) -> None:
    more = cards.known_to(card, mask)
    assert face_of(more) == face_of(card)
    for holder in range(-1, HOLDERS):
        bit = cards.bit_of(holder)
        assert cards.is_known_to(more, bit) == (cards.is_known_to(card, bit) or mask == EVERYBODY or bool(mask & bit))


@given(HANDS, ONE)
def test_a_veiled_hand_shows_what_a_holder_knows_and_no_more(hand: list[int], holder: int) -> None:
    bit = cards.bit_of(holder)
    seen = cards.masked_hand(hand, bit)
    assert len(seen) == len(hand)
    assert Counter(face for face in faces_of(seen) if face != UNKNOWN) == known(hand, holder)
    assert all(knowers_of(card) & ~(bit | EVERYBODY) == 0 for card in seen), "who else knows a card stays hidden"
    assert cards.masked_hand(seen, bit) == seen, "a view of a view is itself"


@given(HANDS, FACES, ONE)
def test_a_veiled_hand_does_not_tell_where_an_unknown_card_would_be(hand: list[int], face: int, holder: int) -> None:
    """Changing the face of a card that a holder does not know leaves that holder's view unchanged."""
    bit = cards.bit_of(holder)
    for place, card in enumerate(hand):
        if not cards.is_known_to(card, bit):
            other = sorted([*hand[:place], card_of(face, knowers_of(card)), *hand[place + 1 :]])
            assert cards.masked_hand(other, bit) == cards.masked_hand(hand, bit)


@given(some.lists(CARDS, max_size=9), ONE)
def test_a_veiled_deck_keeps_the_places(deck: list[int], holder: int) -> None:
    bit = cards.bit_of(holder)
    seen = cards.masked_deck(deck, bit)
    for card, shown in zip(deck, seen, strict=True):
        assert face_of(shown) == (face_of(card) if cards.is_known_to(card, bit) else UNKNOWN)
    assert cards.masked_deck(seen, bit) == seen


@given(HANDS.filter(bool), some.data())
def test_of_equal_cards_everybody_knows_one_fewer_afterwards(hand: list[int], data: some.DataObject) -> None:
    face = face_of(data.draw(some.sampled_from(hand)))
    before = list(hand)
    gone = cards.take(hand, face)
    assert face_of(gone) == face
    assert Counter(faces_of(hand)) == Counter(faces_of(before)) - Counter([face])
    assert hand == sorted(hand)
    for holder in range(-1, HOLDERS):
        assert known(hand, holder) == known(before, holder) - Counter([face]), f"holder {holder}"


@given(HANDS, HANDS)
def test_the_rest_of_a_hand_tells_an_onlooker_nothing(hand: list[int], other: list[int]) -> None:
    """An onlooker must not learn which of two equal cards was taken: hands that looked alike still do."""
    for holder in range(HOLDERS):
        bit = cards.bit_of(holder)
        for face in {*faces_of(hand)} & {*faces_of(other)}:
            left, right = list(hand), list(other)
            if cards.masked_hand(left, bit) != cards.masked_hand(right, bit):
                continue
            cards.take(left, face)
            cards.take(right, face)
            assert cards.masked_hand(left, bit) == cards.masked_hand(right, bit)


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="card 4 is not in the hand"):
        cards.take([card_of(3), UNKNOWN], 4)


def table() -> State:
    return State(HOLDERS, seeded(5))


@given(HANDS.filter(bool), MASKS)
def test_showing_a_card_is_telling_exactly_if_somebody_learns_it(hand: list[int], mask: int) -> None:
    st = table()
    before = hand[0]
    face = st.show(hand, 0, ALL if mask == EVERYBODY else mask)
    assert face == face_of(before) == face_of(hand[0])
    assert st.revealing == (hand[0] != before)
    assert hand[0] == cards.known_to(before, mask)
    st.revealing = False
    st.show(hand, 0, ALL if mask == EVERYBODY else mask)
    assert not st.revealing, "what is known already cannot be told"


@given(some.lists(FACES, max_size=12), some.integers(0, 99))
def test_a_pool_deals_every_card_once_and_by_chance(faces: list[int], seed: int) -> None:
    st = State(2, seeded(seed))
    pool = [card_of(face) for face in sorted(faces)]
    drawn = [cards.draw_any(st, pool) for _ in faces]
    assert sorted(faces_of(drawn)) == sorted(faces)
    assert cards.draw_any(st, pool) == NO_CARD
    assert len(st.drawn) == len(faces)
    assert st.revealing == bool(faces)


@given(some.lists(CARDS, max_size=12), some.integers(0, 99))
def test_nobody_knows_a_shuffled_card(deck: list[int], seed: int) -> None:
    faces = sorted(faces_of(deck))
    st, clone = State(2, seeded(seed)), State(2, seeded(seed))
    other = deck[::-1]
    cards.shuffle(st, deck)
    cards.shuffle(clone, other)
    assert sorted(faces_of(deck)) == faces
    assert not any(knowers_of(card) for card in deck)
    assert deck == other, "the order before does not matter"


@given(some.lists(CARDS, max_size=9))
def test_what_nobody_knows_of_a_deck_is_shuffled_around_what_is_known(deck: list[int]) -> None:
    after = deck[:]
    cards.shuffle_unknown(table(), after)
    known = [place for place, card in enumerate(deck) if cards.knowers_of(card)]
    assert [after[place] for place in known] == [deck[place] for place in known]
    assert sorted(after) == sorted(deck)


def test_an_unknown_order_becomes_another() -> None:
    deck = [card_of(face) for face in range(12)]
    after = deck[:]
    cards.shuffle_unknown(table(), after)
    assert after != deck


def test_the_top_of_a_deck_keeps_who_knows_it() -> None:
    deck = [card_of(1), card_of(2, 0b10)]
    assert cards.draw_top(deck) == card_of(2, 0b10)
    assert cards.draw_top(deck) == card_of(1)
    assert cards.draw_top(deck) == NO_CARD


@pytest.mark.parametrize("ordered", [False, True])
def test_an_empty_deck_is_renewed_from_its_discards(ordered: bool) -> None:
    st = table()
    deck: list[int] = []
    discards = [3, 1, 2, 1]
    assert cards.refill_from_discards(st, deck, discards, ordered)
    assert (sorted(faces_of(deck)), discards) == ([1, 1, 2, 3], [])
    assert deck == sorted(deck) or ordered
    assert st.revealing == ordered, "only an order is decided by chance"
    deck.clear()
    assert not cards.refill_from_discards(st, deck, discards, ordered)


@given(HANDS, HANDS, some.lists(FACES, max_size=9), ONE, some.integers(0, 99))
def test_a_redeal_fits_what_was_known(
    hand: list[int], other: list[int], pool: list[int], holder: int, seed: int
) -> None:
    bit = cards.bit_of(holder)
    everything = [*faces_of(hand), *faces_of(other), *pool]
    seen = [cards.masked_hand(hand, bit), cards.masked_hand(other, bit), [UNKNOWN] * len(pool)]
    unseen = cards.shuffled(cards.unseen_faces(everything, seen), seeded(seed))
    dealt = [
        cards.deal_unknown_hand(seen[0], unseen),
        cards.deal_unknown_hand(seen[1], unseen),
        cards.deal_unknown(seen[2], unseen),
    ]
    assert not unseen
    assert Counter(face for pile in dealt for face in faces_of(pile)) == Counter(everything)
    assert [cards.masked_hand(pile, bit) for pile in dealt[:2]] == seen[:2]


def test_more_holders_than_a_card_has_room_for_are_refused_by_its_mask() -> None:
    assert cards.bit_of(cards.MAX_HOLDERS - 1) < EVERYBODY == cards.bit_of(cards.MAX_HOLDERS)
