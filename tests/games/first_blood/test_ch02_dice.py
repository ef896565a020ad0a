"""Chapter 2: dice, tests, re-rolls and rounding."""

from __future__ import annotations

from sandtable.games.first_blood.dice import (
    AMOUNT,
    TO_HIT,
    amount,
    d2,
    d3,
    distinct_dice,
    halved_up,
    is_passed,
    is_saved,
    reroll,
    roll,
    roll_off,
)
from tests.games.first_blood.support import game, load
from tests.support import clause


@clause("FB-2.1", "FB-28.2")
def test_fb_2_1_d6_d3_and_d2() -> None:
    st = game()
    assert {face for _ in range(60) for face in roll(st, 0, 1, TO_HIT, "FB-2.1")} == {1, 2, 3, 4, 5, 6}
    assert [d3(face) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert [d2(face) for face in range(1, 7)] == [1, 1, 1, 2, 2, 2]
    load(st, 5, 5)
    assert (amount(st, 0, -3, "FB-2.1"), amount(st, 0, -6, "FB-2.1"), amount(st, 0, 4, "FB-2.1")) == (3, 5, 4)


@clause("FB-2.2", "FB-2.3")
def test_fb_2_2_equal_or_lower_passes_1_always_6_never() -> None:
    assert [is_passed(face, 3) for face in range(1, 7)] == [True, True, True, False, False, False]
    assert [is_passed(face, 0) for face in (1, 2)] == [True, False]
    assert [is_passed(face, 9) for face in (5, 6)] == [True, False]


@clause("FB-2.5", "FB-7.5", "FB-7.6")
def test_fb_2_5_nothing_saves_against_0() -> None:
    assert not is_saved(1, 0)
    assert is_saved(1, 1)
    assert [is_saved(face, 6) for face in (5, 6)] == [True, False]


@clause("FB-2.6", "FB-2.9")
def test_fb_2_9_equal_dice_are_one_choice_and_none_is_rolled_twice() -> None:
    faces, groups = [5, 6, 5, 5], [0, 0, 0, 1]
    assert distinct_dice(faces, groups, [False] * 4) == [0, 1, 3]
    assert distinct_dice(faces, groups, [True, False, False, True]) == [1, 2]
    assert distinct_dice(faces, groups, [True] * 4) == []


@clause("FB-2.7")
def test_fb_2_7_a_tied_roll_off_is_rolled_again() -> None:
    st = game()
    load(st, 3, 3, 4, 4, 2, 5)
    assert roll_off(st, "FB-2.7") == 1
    assert len([event for event in st.events if event[0] == "roll"]) == 6


@clause("FB-2.10")
def test_fb_2_10_halves_round_up() -> None:
    assert [halved_up(n) for n in (0, 1, 2, 3, 5)] == [0, 1, 1, 2, 3]


@clause("FB-2.11", "FB-2.12", "FB-29.9")
def test_fb_2_12_every_die_its_purpose_and_its_reroll_are_told() -> None:
    st = game()
    load(st, 6, 2, 4)
    faces = roll(st, 0, 2, AMOUNT, "FB-2.1")
    faces[0] = reroll(st, 0, [faces[0]], AMOUNT, "FB-2.6")[0]
    assert faces == [4, 2]  # the natural result is the face after the re-roll
    events = [(key, args) for key, args, _, _ in st.events]
    assert events == [("roll", (0, AMOUNT, 6, 2)), ("reroll", (0, AMOUNT, (6,), 4))]
    assert st.drawn == [5, 1, 3]
    assert st.revealing
