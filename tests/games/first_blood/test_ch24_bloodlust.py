"""Bloodlust: who fails the roll runs at the enemy (FB-24.5, FB-24.6)."""

from __future__ import annotations

from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.measuring import are_engaged
from sandtable.games.first_blood.state import ARRIVED, BROKEN, State
from sandtable.games.first_blood.turn.activation import ACT, CHARGE, END, MARCH_ACTION, RALLY_ACTION, Activation
from sandtable.games.first_blood.turn.bloodlust import is_bloodthirsty
from tests.games.first_blood.support import answer, asked, keys, listed, load, plain, put, run
from tests.support import clause

BERSERKERS = 1
"""Flame Berserkers: March 6, Resolve 4, Bloodlust."""
RAIDERS = 3


def field(gap: int) -> State:
    st = plain(listed("Hold Raegh", "- 6 Flame Berserkers", faction="dweghom"), "no-jarls-raid", placement="auto")
    put(st, BERSERKERS, (1000, 1000))
    put(st, RAIDERS, (1000, 1100 + gap))
    return st


def acting(st: State, number: int) -> State:
    return run(st, Activation(number, [], 2, False))


@clause("FB-24.5", "FB-24.6", "FB-2.4")
def test_fb_24_5_who_passes_is_free_who_fails_must_charge() -> None:
    st = field(800)
    acting(st, BERSERKERS)
    assert asked(st, "bloodlust").options == [ACT, END]
    load(st, 4)
    st.apply(ACT)
    assert MARCH_ACTION in asked(st, "action").options
    st = field(800)
    acting(st, BERSERKERS)
    load(st, 5, 6)  # Resolve 4: failed; the Charge Roll
    st.apply(ACT)
    assert are_engaged(st, BERSERKERS, RAIDERS)
    assert asked(st, "action").context == (BERSERKERS, 1)  # Engaged now: no more rolls


@clause("FB-24.6")
def test_fb_24_6_without_a_target_it_marches_at_the_nearest_enemy() -> None:
    st = field(2000)
    leader = st.plan(BERSERKERS).first
    acting(st, BERSERKERS)
    load(st, 6)
    st.apply(ACT)
    assert (x_of(st.place[leader]), y_of(st.place[leader])) == (1000, 1600)  # straight ahead
    assert "moved" in keys(st)
    assert asked(st, "bloodlust").context == (BERSERKERS,)  # before the second Action it rolls again
    st.apply(END)
    assert st.decision is None


@clause("FB-24.6", "FB-13.4")
def test_fb_24_6_after_a_charge_or_on_arrival_there_is_no_target() -> None:
    st = field(400)
    st.set_mark(BERSERKERS, ARRIVED)
    leader = st.plan(BERSERKERS).first
    acting(st, BERSERKERS)
    load(st, 6)
    st.apply(ACT)
    assert not are_engaged(st, BERSERKERS, RAIDERS)
    assert y_of(st.place[leader]) == 1175  # a March keeps more than 2" away: 1.75" of the 2.00"
    st = field(1000)
    acting(st, BERSERKERS)
    load(st, 6, 1)  # the Charge fails
    st.apply(ACT)
    load(st, 6)
    st.apply(ACT)
    assert y_of(st.place[leader]) == 1600  # and it may not charge again


@clause("FB-24.6")
def test_fb_24_6_no_roll_before_rally_nor_without_enemies() -> None:
    st = field(800)
    st.set_mark(BERSERKERS, BROKEN)
    acting(st, BERSERKERS)
    assert asked(st, "action").options == [END, RALLY_ACTION]
    answer(st, "action", RALLY_ACTION)
    assert asked(st, "bloodlust")
    st = field(800)
    st.status[RAIDERS] = 0
    for model in range(st.plan(RAIDERS).first, st.plan(RAIDERS).end):
        st.place[model] = -2
    assert not is_bloodthirsty(st, BERSERKERS)


@clause("FB-24.5", "FB-24.6")
def test_fb_24_6_not_in_contact_only() -> None:
    st = field(2)
    acting(st, BERSERKERS)
    assert CHARGE not in asked(st, "action").options
