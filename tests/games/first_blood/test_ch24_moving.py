"""Chapters 23 and 24: Bloodlust, the third March of Double Time, a Regiment in the mud."""

from __future__ import annotations

from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.movement.march.march import DONE
from sandtable.games.first_blood.state import ACTIVATED, BROKEN, State
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.actions import CHARGE, END, MARCH_ACTION, TAKE_AIM
from sandtable.games.first_blood.turn.activation import YES, Activation
from tests.games.first_blood.moving import MEN, MILITIA, alone, spots, table
from tests.games.first_blood.support import asked, keys, listed, load, march_in_place, plain, put, regiment, run
from tests.support import clause

MAD = listed("Jarl", "- 5 Ulfhednar", "- 6 Raiders", faction="nords")


def mad() -> tuple[State, int]:
    """A Regiment with Bloodlust (March 7, Resolve 3), its enemies far away."""
    st = table("auto", army_2=MAD)
    number = regiment(st, "ulfhednar", 1)
    put(st, number, (1000, 3000), (1102, 3000), (1204, 3000))
    for model in st.models(number)[3:]:
        st.place[model] = -1
    return st, number


def acting(st: State, number: int) -> State:
    return run(st, Activation(number, [], 2, False))


@clause("FB-24.5", "FB-24.6")
def test_fb_24_5_a_regiment_that_passes_takes_any_action() -> None:
    st, number = mad()
    alone(st, MEN, 1000, 1000)
    acting(st, number)
    assert asked(st, "bloodlust").options == [END, YES]
    load(st, 1)
    st.apply(YES)
    march_in_place(st)
    assert asked(st, "bloodlust")  # before each of its Actions
    st.apply(END)
    assert st.has_mark(number, ACTIVATED)


@clause("FB-24.5", "FB-24.6")
def test_fb_24_5_a_regiment_that_fails_runs_at_the_nearest_enemy() -> None:
    st, number = mad()
    alone(st, MEN, 1000, 1000)
    acting(st, number)
    load(st, 6)
    st.apply(YES)
    assert spots(st, number)[0] == (1000, 3000 - 100 * st.plan(number).stats[0])
    assert asked(st, "bloodlust")


@clause("FB-24.5", "FB-24.6")
def test_fb_24_5_a_regiment_that_fails_must_charge_if_there_is_a_target() -> None:
    st, number = mad()
    alone(st, MEN, 1000, 2500)
    alone(st, MILITIA, 1600, 2500)
    acting(st, number)
    load(st, 6, 6)
    st.apply(YES)
    assert asked(st, "charges").options == [MILITIA, MEN]  # the owner chooses among the targets
    frame = next(each for each in st.stack if isinstance(each, Activation))
    assert frame.taken == [CHARGE]


@clause("FB-24.6")
def test_fb_24_6_not_before_a_rally_and_not_without_an_enemy() -> None:
    st, number = mad()
    acting(st, number)
    assert asked(st, "action")  # no one to run at
    st, number = mad()
    alone(st, MEN, 1000, 1000)
    st.set_mark(number, BROKEN)
    acting(st, number)
    assert asked(st, "action")


@clause("FB-23.7")
def test_fb_23_7_double_time_allows_a_third_march_after_two() -> None:
    st = table("auto", army_1=listed("Imperial Officer", "- 6 Men-at-Arms", "- 6 Imperial Ranger Corps"))
    put(st, 0, (1000, 400))
    put(st, 1, (1000, 600))
    st.command = [[1, 0], []]
    st.first = 0
    run(st, ActionPhase(0))
    for _ in range(2):
        assert asked(st, "action").context[0] == 1
        st.apply(MARCH_ACTION)
        st.apply(point(*spots(st, 1)[0]))
    assert asked(st, "action").options == [END, MARCH_ACTION]
    st.apply(MARCH_ACTION)
    st.apply(point(*spots(st, 1)[0]))
    assert asked(st, "action").context[0] == 0  # three is the limit
    assert st.marches[1] == 3


@clause("FB-23.8")
def test_fb_23_8_fire_and_advance_allows_a_march_after_a_volley() -> None:
    frame = Activation(1, [TAKE_AIM, 5], 0, False, extra=5)
    assert frame.has_third()
    assert not Activation(1, [5, TAKE_AIM], 0, False, extra=5).has_third()
    assert not Activation(1, [TAKE_AIM, 5], 0, False).has_third()


@clause("FB-12.10")
def test_fb_24_6_the_others_of_a_mad_regiment_may_be_placed_freely() -> None:
    st = table("free", army_2=MAD)
    number = regiment(st, "ulfhednar", 1)
    put(st, number, (1000, 3000))
    alone(st, MEN, 1000, 1000)
    acting(st, number)
    load(st, 6)
    st.apply(YES)
    assert asked(st, "arrange")
    st.apply(DONE)
    assert "moved" in keys(st)
    assert y_of(st.place[st.models(number)[0]]) < 3000
    assert x_of(st.place[st.models(number)[0]]) == 1000


@clause("FB-24.5")
def test_fb_24_5_a_beast_handler_near_by_calms_them() -> None:
    st = plain(listed("Predator", "retinue: Beast-Handler", "- 1 Apex Predator", faction="wadrhun"), placement="auto")
    put(st, regiment(st, "raiders", 1), (1000, 3400))
    beast = regiment(st, "apex_predator")
    put(st, beast, (1000, 1000))
    for x, kind in ((2000, "action"), (2100, "bloodlust")):  # bases 7.5" and 8.5" apart
        put(st, 0, (x, 1000), (x, 1200))
        acting(st, beast)
        asked(st, kind)
        st.apply(END)
