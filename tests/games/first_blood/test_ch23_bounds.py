"""Chapter 23: distances and numbers of Draw Events to the hundredth, and how they add up."""

from __future__ import annotations

import pytest

from sandtable.games.first_blood.qualities import BURNING
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import BASTION, BURNOUT, DECAY
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.draw_events import (
    biotic_renewal_targets,
    decay_dice,
    decay_values,
    is_near,
    put_in_force,
    tide_targets,
)
from tests.games.first_blood.support import asked, listed, plain, put, run
from tests.support import clause

FOES = listed("Noble Lord", "- 6 Militia")


def officer() -> State:
    st = plain(listed("Imperial Officer", "- 6 Men-at-Arms", "- 6 Militia"), FOES)
    put(st, 0, (1000, 1000))
    return st


@clause("FB-23.3")
@pytest.mark.parametrize(("y", "near"), [(2100, True), (2101, False)])
def test_fb_23_3_biotic_renewal_reaches_ten_inches(y: int, near: bool) -> None:
    st = officer()
    put(st, 1, (1000, y), (1000, 600))  # the Leader counts
    assert (1 in biotic_renewal_targets(st, 0, 0)) == near
    assert biotic_renewal_targets(st, 0, 1) == [0]  # given away, so its own Regiment counts as a friend


@clause("FB-23.7", "FB-23.8")
@pytest.mark.parametrize(("y", "near"), [(1600, True), (1601, False)])
def test_fb_23_7_near_is_five_inches_from_a_leader(y: int, near: bool) -> None:
    st = officer()
    put(st, 1, (1000, y), (1000, 1200))
    assert is_near(st, 0, 1) == near


@clause("FB-23.13")
@pytest.mark.parametrize(("y", "able"), [(2300, [1]), (2301, [])])
def test_fb_23_13_turn_the_tide_reaches_twelve_inches_from_any_model(y: int, able: list[int]) -> None:
    st = officer()
    put(st, 1, (1000, 3000), (1000, y))
    assert tide_targets(st, 0) == able


@clause("FB-23.5", "FB-5.6", "FB-23.4")
def test_fb_23_5_decays_add_up_and_other_events_do_not() -> None:
    st = officer()
    put(st, 1, (1000, 1500))
    for _ in range(2):
        put_in_force(st, BASTION, 1, 0)
    assert st.events_on == [(BASTION, 1, 0)]
    put_in_force(st, DECAY, 1, 2)
    put_in_force(st, BURNOUT, 1, BURNING)
    assert decay_values(st, 1, False) == [2, 3]
    assert decay_dice(st, 1, [2, 3]) == 10  # six Models of Infantry: twice five dice
    assert decay_values(st, 2, False) == []
    st = officer()
    put_in_force(st, BURNOUT, 1, 0)
    assert decay_values(st, 1, False) == []  # nothing was chosen


@clause("FB-11.6", "FB-23.13")
def test_fb_11_6_turn_the_tide_without_anybody_near_is_skipped() -> None:
    st = plain(listed("Jarl", "- 6 Raiders", faction="nords"), FOES)
    put(st, 0, (1000, 1000))
    put(st, 1, (1000, 3400))
    run(st, Activation(0, [], 2, False))
    assert asked(st, "action").context == (0, 0)
    frame = st.stack[-1]
    assert isinstance(frame, Activation)
    assert frame.left == 2
    assert st.condemned == []
