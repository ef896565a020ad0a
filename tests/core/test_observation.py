"""What a learner sees of a position: blocks, layouts, and what may not be declared."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from sandtable.core.engine.actions import Actions
from sandtable.core.engine.cards import EVERYBODY, card_of
from sandtable.core.engine.decision import IllegalPick
from sandtable.core.engine.declare import field, state
from sandtable.core.engine.fields import PUBLIC, Flag, ListOf, Row, Shape, TupleOf, Whole
from sandtable.core.engine.observation import OF_SEATS, BadBlock, Block, Layout, Observation, wrapped
from sandtable.core.engine.observation_cells import MOST
from sandtable.core.engine.state import State
from sandtable.core.game.spec import NotDeclared
from sandtable.core.space.points import point
from tests.support.toys import ring_toss, sealed_bids

SPEC = sealed_bids.SPEC


@state
class HiddenTable(State):
    """A state with a field that nobody may know."""

    secret: int = field(0, Whole(0))
    round: int = field(0, Whole(0), PUBLIC)


PLAYERS = 3


def layout_of(*blocks: Block, axes: dict[str, int] | None = None) -> Layout:
    st = SPEC.start(PLAYERS, seed=3)
    return Observation("1", blocks, axes or {}, frames=(0, 0), context=0).layout(st, list(SPEC.kinds), [], [])


def written(value: object, shape: Shape, seat: int = 1, axes: dict[str, int] | None = None, **more: Any) -> list[int]:
    """What a block of this shape writes for this value."""
    block = Block("x", read=lambda st, seat: value, shape=shape, **more)
    layout = layout_of(block, axes=axes)
    out = array("i", [99] * layout.size)
    layout.observe(SPEC.start(PLAYERS, seed=3), seat, out)
    return out.tolist()[6:]


@pytest.mark.parametrize(
    ("value", "shape", "more", "expected"),
    [
        (7, Whole(0, 9), {}, [7]),
        (True, Flag(), {}, [1]),
        ([3, 4], ListOf(Whole(0)), {"room": (3,)}, [4, 5, 0]),  # what is there is never 0
        ([3, 4, 5], ListOf(Whole(0)), {"room": (2,)}, [4, 5]),
        ((-1, 2), TupleOf(Whole(-1, 9)), {"room": (2,)}, [1, 4]),
        ([5, 6, 7], ListOf(Whole(0), "seat"), {}, [6, 7, 5]),  # the own entry comes first
        (0, Whole(-1, below="seat"), {}, [2]),  # seat 0 is the second after seat 1
        (-1, Whole(-1, below="seat"), {}, [-1]),
        (0b001, Whole(0), {"bits": OF_SEATS}, [0, 0, 1]),
        (0b101, Whole(0), {"bits": 4}, [1, 0, 1, 0]),
        ([1, 1, 0, -1, 8], ListOf(Whole(-1)), {"tally": 3}, [1, 1, 2, 0]),
        ([1, 1, 0], ListOf(Whole(-1)), {"length": True}, [3]),
        (point(-5, 12), Whole(-2), {"point": True}, [1, -5, 12]),
        (-2, Whole(-2), {"point": True}, [-2, 0, 0]),
        (card_of(9, EVERYBODY), Whole(-1), {"cards": True}, [9]),
        (card_of(3 | 2 << 4), Whole(-1), {"cards": True, "owner": 4}, [3 | 1 << 4]),
        ([(2, True)], ListOf(Row(Whole(0), Flag())), {"room": (2,)}, [3, 2, 0, 0]),
        ([[1], [], [2]], ListOf(ListOf(Whole(0)), "seat"), {"room": (1,)}, [0, 3, 2]),
    ],
)
def test_a_value_is_written_as_its_shape_says(
    value: object, shape: Shape, more: dict[str, Any], expected: list[int]
) -> None:
    assert written(value, shape, **more) == expected


def test_every_number_has_a_name_and_a_range() -> None:
    st = SPEC.start(PLAYERS, seed=3)
    layout = SPEC.layout(st)
    assert len(layout.names()) == len(layout.ranges()) == layout.size == len(set(layout.names()))
    assert "hands[0].count of 4" in layout.names()


def test_a_layout_says_what_its_numbers_mean() -> None:
    assert str(layout_of(Block("prize"), Block("hands", tally=30))).splitlines()[:4] == [
        f"observation {layout_of(Block('prize'), Block('hands', tally=30)).version}: 100 numbers, 3 seats",
        "0 question: kind, seat asked (own is 0), own, seats asked, window, attacked, 0 numbers of its context",
        "6 frames: 0 frames in progress (the latest first) x (type, 0 numbers of its fields)",
        "6 prize: number 0..2147483645",
    ]


def test_the_version_changes_with_the_meaning() -> None:
    one, two, same = layout_of(Block("prize")), layout_of(Block("rounds")), layout_of(Block("prize"))
    assert one.version == same.version != two.version


def test_a_spectator_sees_no_hands() -> None:
    st = SPEC.start(PLAYERS, seed=3)
    layout = layout_of(Block("hands", tally=30))
    out = [0] * layout.size
    layout.observe(st, -1, out)
    assert out[6::31] == [5, 5, 5]
    layout.observe(st, 2, out)
    assert out[6::31] == [0, 5, 5]


@pytest.mark.parametrize("buffer", [array("i", [7] * 100), array("d", [7.0] * 100), [7] * 100])
def test_any_array_can_be_filled(buffer: array[int]) -> None:
    layout = layout_of(Block("prize"), Block("hands", tally=30))
    expected = [0] * 100
    st = SPEC.start(PLAYERS, seed=3)
    layout.observe(st, 0, expected)
    layout.observe(st, 0, buffer)
    assert list(buffer) == expected


@pytest.mark.parametrize(
    ("block", "message"),
    [
        (Block("nothing"), "block nothing: the state has no such field"),
        (Block("used"), "block used: say for how many entries there is room"),
        (Block("x", read=lambda st, seat: 1), "block x: what is read needs a shape"),
        (
            Block("x", read=lambda st, seat: 1, shape=ListOf(Whole(), "area")),
            "block x: say in axes for how many of area",
        ),
        (Block("x", read=lambda st, seat: 1, shape=Shape()), "block x: a Shape needs a `read` function"),
    ],
)
def test_a_block_that_does_not_fit_is_refused(block: Block, message: str) -> None:
    with pytest.raises(BadBlock, match=message):
        layout_of(block)


def test_a_hidden_field_is_refused() -> None:
    with pytest.raises(BadBlock, match="nobody may know this field"):
        Observation("1", [Block("secret")], {}).layout(HiddenTable(1, SPEC.start(2).rng), [], [], [])


def test_points_fit_into_32_bits() -> None:
    assert -MOST - 1 <= wrapped(point(0, 0)) <= MOST
    assert wrapped(point(0, 0)) != wrapped(point(0, 1))


def test_a_game_without_a_declaration_says_so() -> None:
    with pytest.raises(NotDeclared, match=r"ring_toss does not say what a learner sees: GameSpec\.make_observation"):
        ring_toss.SPEC.observation  # noqa: B018
    with pytest.raises(NotDeclared, match=r"ring_toss has no answers as numbers: GameSpec\.make_actions"):
        ring_toss.SPEC.actions  # noqa: B018


def test_parts_are_encoded_and_read_back() -> None:
    st = SPEC.start(2, seed=3)
    asked, actions = st.asked(0), SPEC.actions
    assert actions.sizes == (2, 32)
    assert [actions.decode(asked, actions.encode(asked, pick)) for pick in asked.options] == asked.options
    assert actions.mask(asked, ()) == [1, 0]
    mask = actions.mask(asked, (0,))
    assert [value - 2 for value, may in enumerate(mask) if may] == sorted(asked.options)
    with pytest.raises(IllegalPick, match=r"\(0, 0\) is not an answer to CARD"):
        actions.decode(asked, (0, 0))


def test_candidates_have_features() -> None:
    st = SPEC.start(2, seed=3)
    asked, actions = st.asked(0), SPEC.actions
    assert actions.columns == ("kind", "word", "candidate", "x", "y", "card", "count")
    rows = [0] * (actions.most * len(actions.columns))
    assert actions.features(asked, 2, rows) == 5
    assert rows[:7] == [1, 0, 0, 0, 0, int(str(asked.options[0])) + 2, 0]


def test_parts_without_values_are_refused() -> None:
    with pytest.raises(ValueError, match="actions: say which values there are of card, count"):
        Actions("1", SPEC.kinds, {}, most=8)
