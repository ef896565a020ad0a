"""Immutable values: like frozen dataclasses, but enforced only by mypy."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from sandtable.core.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    x: int
    tags: tuple[str, ...] = ()


def test_they_are_equal_and_hashed_by_their_fields() -> None:
    assert Spot(1) == Spot(1, ()) != Spot(2)
    assert {Spot(1): "here"}[Spot(1)] == "here"
    assert replace(Spot(1), tags=("wet",)) == Spot(1, ("wet",))
    assert repr(Spot(1)) == "Spot(x=1, tags=())"


def test_they_hold_nothing_but_their_fields_and_are_sent_as_such() -> None:
    with pytest.raises(AttributeError):
        Spot(1).z = 3  # type: ignore[attr-defined]
    assert msgspec.json.encode(Spot(1, ("wet",))) == b'{"x":1,"tags":["wet"]}'
    assert msgspec.json.decode(b'{"x":1}', type=Spot) == Spot(1)


def test_mypy_guards_them() -> None:
    spot = Spot(1)
    spot.x = 2  # type: ignore[misc]  # were this line right, mypy would complain of the comment
    assert spot == Spot(2)
