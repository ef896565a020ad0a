"""Saving: plain values, frames and secrets survive a round trip, and damaged input is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as hyp

from sandtable.core.engine import codec
from sandtable.core.engine.codec import (
    BadSave,
    decode,
    decode_frame,
    decode_frames,
    encode,
    encode_frame,
    from_plain,
    to_plain,
)
from sandtable.core.engine.frames import Secret
from sandtable.testing import playout
from tests.support import any_game
from tests.support.toys import ring_toss, sealed_bids
from tests.support.toys.sealed_bids import Bid, Bidding, Rounds

LEAVES = hyp.none() | hyp.booleans() | hyp.integers() | hyp.text(max_size=8)
VALUES = hyp.recursive(LEAVES, lambda inner: hyp.lists(inner, max_size=4) | hyp.lists(inner, max_size=4).map(tuple))
CLASSES: dict[str, Any] = {"Bid": Bid, "Bidding": Bidding, "Rounds": Rounds}


@given(VALUES)
def test_plain_values_come_back_as_they_were(value: object) -> None:
    data = encode(value)
    assert data.isascii()
    assert repr(decode(data)) == repr(value)
    assert encode(decode(data)) == data


@given(hyp.binary(max_size=40))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        decode(data)
    except BadSave as err:
        assert str(err).startswith("saved state: ")  # noqa: PT017


def test_a_refusal_says_what_was_read() -> None:
    with pytest.raises(BadSave, match=r"old game: cannot be read \(SyntaxError\); it may be truncated or damaged"):
        decode(b"(1, [2", "old game")


def test_code_is_never_run() -> None:
    with pytest.raises(BadSave):
        decode(b"__import__('os').getcwd()")


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(BadSave):
        decode(b"[" * 5000 + b"]" * 5000)


def test_huge_saves_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "MAX_BYTES", 10)
    assert decode(b"1234567890") == 1234567890
    with pytest.raises(BadSave, match="larger than 10 bytes"):
        decode(b"12345678901")


def test_frames_within_frames_come_back() -> None:
    lanes = [Bid(0, 1, Secret((7,), 0b1), Secret(None, 0b1)), Bid(1, 0, Secret(None, 0b10), Secret((), -1))]
    frame = Bidding(list(lanes))
    saved = encode(encode_frame(frame))
    assert saved == (
        b"('frame!', 'Bidding', [('frame!', 'Bid', 0, 1, ('secret!', (7,), 1), ('secret!', None, 1)), "
        b"('frame!', 'Bid', 1, 0, ('secret!', None, 2), ('secret!', (), -1))])"
    )
    back = decode_frame(decode(saved), CLASSES)
    assert isinstance(back, Bidding)
    assert encode(encode_frame(back)) == saved
    lane = back.lanes[0]
    assert isinstance(lane, Bid)
    assert lane.card.open() == (7,)


@given(hyp.lists(hyp.lists(hyp.tuples(hyp.integers(), hyp.integers())), max_size=3))
def test_plain_fields_are_left_alone(value: list[object]) -> None:
    assert to_plain(value) == value
    assert from_plain(to_plain(value), CLASSES) == value


@pytest.mark.parametrize(
    ("stack", "message"),
    [
        (5, "the stack is not a list"),
        ([5], "unknown frame 5"),
        ([("frame!",)], "unknown frame"),
        ([("frame!", "Nobody")], "unknown frame"),
        ([("frame!", "Rounds", 1)], "invalid frame Rounds"),
        ([("frame!", "Bid", 1)], "invalid frame Bid"),
    ],
)
def test_a_damaged_stack_is_refused(stack: object, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        decode_frames(stack, CLASSES)


@settings(deadline=None, max_examples=200)
@given(hyp.data())
def test_a_damaged_state_is_refused_or_loaded(data: hyp.DataObject) -> None:
    """Saves are a convenience, so a changed number may be accepted; but BadSave is the only exception raised."""
    spec = data.draw(hyp.sampled_from([any_game(sealed_bids.SPEC), any_game(ring_toss.SPEC)]))
    st, _ = playout(spec, 2, {}, data.draw(hyp.integers(0, 5)), most=data.draw(hyp.integers(0, 12)))
    saved = bytearray(st.dump())
    for _ in range(data.draw(hyp.integers(1, 3))):
        saved[data.draw(hyp.integers(0, len(saved) - 1))] = data.draw(hyp.sampled_from(b"0123456789()[],' -NFa"))
    try:
        spec.load(bytes(saved))
    except BadSave as err:
        assert "saved state" in str(err)  # noqa: PT017


@pytest.mark.parametrize("data", [b"5", b"(1, 2)", b"[1, 2, 3, 4, 5]", b"(2, (1, 2), (), [], None)"])
def test_another_shape_is_refused(data: bytes) -> None:
    with pytest.raises(BadSave):
        sealed_bids.SPEC.load(data)
