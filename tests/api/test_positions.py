"""Positions as text: they load again, and damaged or invented ones are refused with a reason."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.api import position
from tests.api.test_states import GAMES, started


def signed(text: str, body: str) -> str:
    """The position with another state and the matching digest."""
    head = text.split(" ", position.PARTS - 1)[: position.PARTS - 2]
    return " ".join([*head, position.digest_of(body), body])


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_position_is_refused(name: str) -> None:
    text, rng = started(name, picks=50).save(), random.Random(4)
    for _ in range(60):
        at = rng.randrange(len(text))
        damaged = rng.choice([text[:at], text[:at] + text[at + 1 :], text[:at] + "7" + text[at:]])
        if damaged.strip() == text:
            continue
        with pytest.raises(sandtable.BadSave, match="position: "):
            sandtable.load_position(damaged)


@pytest.mark.parametrize("name", GAMES)
def test_an_invented_position_loads_or_is_refused_and_nothing_else(name: str) -> None:
    """The digest matches but the numbers are made up: the caller gets a state or `BadSave`, never another exception."""
    text, rng = started(name, picks=50).save(), random.Random(5)
    refusals = []
    body = text.split(" ", position.PARTS - 1)[-1]
    digits = [at for at, sign in enumerate(body) if sign.isdecimal()]
    for _ in range(100):
        at = rng.choice(digits)
        changed = body[:at] + rng.choice(["9", "-1", "99999999999", "None", "()", "'x'"]) + body[at + 1 :]
        try:
            sandtable.load_position(signed(text, changed))
        except sandtable.BadSave as err:
            refusals.append(str(err))
    assert len(refusals) > 30
    assert max(map(len, refusals)) < 1000, "they say what is wrong, and not the whole position"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "does not start with 'sandtable-position'"),
        ("{}", "does not start with"),
        ("sandtable-position 1 bloodstones", "truncated, 3 of 6 parts"),
        ("sandtable-position 2 bloodstones 4 0 ()", "unknown format '2'; this version reads format 1"),
        ("sandtable-position 1 bloodstone 4 0 ()", "did you mean bloodstones"),
        ("sandtable-position 1 bloodstones 0.1 0 ()", "saved under rules 0.1 of bloodstones"),
        ("x" * 5_000_000, "longer than"),
    ],
)
def test_what_is_not_a_position_is_refused_with_the_reason(text: str, wrong: str) -> None:
    with pytest.raises(sandtable.BadSave, match=wrong):
        sandtable.load_position(text)
    with pytest.raises(TypeError, match="not bytes"):
        sandtable.load_position(text.encode())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "body",
    [
        "__import__('os').system('true')",
        "[].append(1)",
        "(" * 500 + ")" * 500,
        "-" * 100_000 + "1",
        "[" * 100_000,
        "9" * 1_000_000,
        "1e999",
        "()",
    ],
)
def test_a_position_is_read_and_never_run(body: str) -> None:
    with pytest.raises(sandtable.BadSave):
        sandtable.load_position(signed(started("bloodstones").save(), body))


def test_a_view_is_no_position() -> None:
    state = started("warlords", picks=20)
    view = state.view(0)._st.dump().decode()
    with pytest.raises(sandtable.BadSave, match="a view"):
        sandtable.load_position(signed(state.save(), view))
