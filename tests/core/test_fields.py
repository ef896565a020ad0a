"""States with declared fields: what is saved, refused and seen, and what is hidden by default."""

from __future__ import annotations

import pytest

from sandtable.core.engine.cards import EVERYBODY, UNKNOWN, card_of, face_of
from sandtable.core.engine.codec import BadSave, decode, encode
from sandtable.core.engine.fields import (
    CARDS,
    HELD,
    OWNED,
    PUBLIC,
    SIZE,
    Field,
    FieldTable,
    Flag,
    ListOf,
    Masked,
    Row,
    Shape,
    Sizes,
    TupleOf,
    Whole,
)
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.engine.state import State
from tests.support.toys import sealed_bids


class Box:
    """An object that is not a plain value."""

    def __init__(self, number: int) -> None:
        self.number = number


class BoxShape(Shape):
    def wrong(self, value: object, sizes: Sizes) -> str:
        return "" if isinstance(value, int) else ": not a box"

    def copy(self, value: object) -> object:
        assert isinstance(value, Box)
        return Box(value.number)

    def is_plain(self) -> bool:
        return False

    def plain(self, value: object) -> object:
        assert isinstance(value, Box)
        return value.number

    def loaded(self, plain: object, st: object) -> object:
        assert isinstance(plain, int)
        return Box(plain)


def rounded(value: object, holders: tuple[int, ...]) -> object:
    """What others see of a fortune: a multiple of ten."""
    assert isinstance(value, int)
    return value // 10 * 10


NUMBER = Whole(0)
FIELDS = FieldTable(
    Field("turn", NUMBER, PUBLIC),
    Field("track", ListOf(NUMBER), PUBLIC),
    Field("rows", ListOf(ListOf(NUMBER), "seat"), PUBLIC),
    Field("pairs", ListOf(Row(NUMBER, Flag())), PUBLIC),
    Field("box", BoxShape(), PUBLIC),
    Field("count", NUMBER, PUBLIC, saved=False),
    Field("bags", ListOf(ListOf(Whole()), "seat"), OWNED),
    Field("hands", ListOf(ListOf(Whole()), "seat"), HELD),
    Field("decks", ListOf(ListOf(Whole()), "seat"), CARDS),
    Field("deck", ListOf(Whole()), CARDS),
    Field("pool", ListOf(NUMBER), SIZE),
    Field("pools", ListOf(ListOf(NUMBER), "seat"), SIZE),
    Field("fortune", NUMBER, Masked(rounded)),
    Field("plot", TupleOf(NUMBER)),
)


class Den(State):
    """A state with a field of every visibility. With `teams` the seats 0 and 2 play from one hand."""

    def __init__(self, rng: Rng, teams: bool = False) -> None:
        super().__init__(3, rng)
        self.teams = teams
        self.turn = 0
        self.track: list[int] = []
        self.rows: list[list[int]] = []
        self.pairs: list[tuple[int, bool]] = []
        self.box = Box(0)
        self.count = 0
        self.bags: list[list[int]] = []
        self.hands: list[list[int]] = []
        self.decks: list[list[int]] = []
        self.deck: list[int] = []
        self.pool: list[int] = []
        self.pools: list[list[int]] = []
        self.fortune = 0
        self.plot: tuple[int, ...] = ()
        self.note = "nobody declared me"

    def declared(self) -> FieldTable:
        return FIELDS

    def settings(self) -> object:
        return self.teams

    def empty(self, rng: Rng) -> Den:
        return Den(rng, self.teams)

    def derive(self) -> None:
        self.count = len(self.track)

    def partners(self, seat: int) -> tuple[int, ...]:
        return (0, 2) if self.teams and seat in (0, 2) else (seat,)


def den(teams: bool = False) -> Den:
    st = Den(seeded(1), teams)
    st.turn = 7
    st.track = [1, 2]
    st.rows = [[1], [2], [3]]
    st.pairs = [(4, True)]
    st.box = Box(5)
    st.count = 2
    st.bags = [[1, 2], [3], []]
    st.hands = [[card_of(4), card_of(9, 0b10)], [card_of(5, 0b1)], [card_of(6, EVERYBODY)]]
    st.decks = [[card_of(1), card_of(2, 0b1)], [], [card_of(3)]]
    st.deck = [card_of(8, 0b100), card_of(7)]
    st.pool = [1, 2, 3]
    st.pools = [[1], [2, 3], []]
    st.fortune = 47
    st.plot = (6, 6)
    st.note = "secret"
    return st


def test_a_view_is_built_from_the_table() -> None:
    seen = den().seen_by(1)
    assert (seen.turn, seen.track, seen.rows, seen.pairs, seen.count) == (7, [1, 2], [[1], [2], [3]], [(4, True)], 2)
    assert seen.box.number == 5
    assert seen.bags == [[UNKNOWN] * 2, [3], []]
    assert [[face_of(card) for card in hand] for hand in seen.hands] == [[9, UNKNOWN], [5], [6]]
    assert seen.decks == [[UNKNOWN] * 2, [], [UNKNOWN]]
    assert seen.deck == [UNKNOWN] * 2
    assert seen.pool == [UNKNOWN] * 3
    assert seen.pools == [[UNKNOWN], [UNKNOWN] * 2, []]
    assert seen.fortune == 40
    assert seen.rng.words() == ()


def test_what_is_not_declared_as_known_is_hidden() -> None:
    for seat in range(-1, 3):
        seen = den().seen_by(seat)
        assert seen.plot == ()
        assert seen.note == "nobody declared me"


def test_single_cards_are_known_to_single_seats() -> None:
    first, third = den().seen_by(0), den().seen_by(2)
    assert [face_of(card) for card in first.decks[0]] == [UNKNOWN, 2]
    assert third.decks[0] == [UNKNOWN] * 2
    assert [face_of(card) for card in third.deck] == [8, UNKNOWN]
    assert [face_of(card) for card in first.hands[1]] == [5]
    assert third.hands[1] == [UNKNOWN]


def test_partners_see_the_same() -> None:
    st = den(teams=True)
    first, third = st.seen_by(0), st.seen_by(2)
    assert first.fields() == third.fields() != st.seen_by(1).fields()
    assert [face_of(card) for card in third.hands[0]] == [4, 9]
    assert [face_of(card) for card in third.decks[0]] == [UNKNOWN, 2]
    assert [face_of(card) for card in first.deck] == [8, UNKNOWN]


def test_a_view_shares_nothing_with_the_state() -> None:
    st = den()
    seen = st.seen_by(0)
    for name in ("track", "rows", "pairs", "box", "bags", "hands", "decks", "deck"):
        assert getattr(seen, name) is not getattr(st, name)
    assert seen.rows[0] is not st.rows[0]
    assert seen.bags[0] is not st.bags[0]
    assert seen.hands[0] is not st.hands[0]


def test_loaded_fields_are_those_that_were_saved() -> None:
    st = den()
    values = st.fields()
    assert values[0] is False
    assert values[5] == 5, "a box is saved as its number"
    again = Den(seeded(1))
    again.fill(values[1:])
    assert again.fields() == values
    assert again.count == 2, "what is not saved is worked out"
    assert again.box.number == 5


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("turn", -1, "turn: -1 is less than 0"),
        ("turn", True, "turn: True is not a whole number"),
        ("track", (1, 2), r"track: \(1, 2\) is not a list"),
        ("track", [1, "x" * 99], r"track\[1\]: 'xxxxx.*\.\.\. is not a whole number"),
        ("rows", [[1]], "rows: 1 entries instead of 3"),
        ("rows", [[1], [2], 3], r"rows\[2\]: 3 is not a list"),
        ("pairs", [(1, 2)], r"pairs\[0\]\[1\]: 2 is not true or false"),
        ("pairs", [(1,)], r"pairs\[0\]: \(1,\) is not a tuple of 2"),
        ("plot", [1], r"plot: \[1\] is not a tuple"),
        ("box", "b", "box: not a box"),
    ],
)
def test_a_damaged_field_is_refused_with_its_name(name: str, value: object, message: str) -> None:
    values = list(den().fields()[1:])
    values[[field.name for field in FIELDS.saved].index(name)] = value
    with pytest.raises(BadSave, match=f"^saved state: {message}$"):
        Den(seeded(1)).fill(tuple(values))


def test_a_save_with_too_few_fields_is_refused() -> None:
    with pytest.raises(BadSave, match="saved state: 1 fields instead of 13"):
        Den(seeded(1)).fill((1,))


@pytest.mark.parametrize(
    ("part", "value", "message"),
    [
        (0, 9, "sealed_bids is for 2 to 5 players, not 9"),
        (0, "2", "sealed_bids is for 2 to 5 players, not '2'"),
        (2, [], "the fields are not a tuple"),
        (2, (), "the fields are not a tuple"),
    ],
)
def test_a_save_of_another_kind_is_refused(part: int, value: object, message: str) -> None:
    saved = decode(sealed_bids.SPEC.start(2).dump())
    assert isinstance(saved, tuple)
    damaged = encode((*saved[:part], value, *saved[part + 1 :]))
    with pytest.raises(BadSave, match=f"^saved state: {message}$"):
        sealed_bids.SPEC.load(damaged)


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two fields share a name"):
        FieldTable(Field("a", NUMBER), Field("a", NUMBER))
    with pytest.raises(ValueError, match="at least two saved fields"):
        FieldTable(Field("a", NUMBER))
