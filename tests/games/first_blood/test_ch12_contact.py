"""Chapter 12: finding contact, getting as close as possible, and placing Models freely in a melee."""

from __future__ import annotations

from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.knowledge import check_places
from sandtable.games.first_blood.measuring import touches
from sandtable.games.first_blood.movement.charge.contact import contact_order, find_contact
from sandtable.games.first_blood.movement.charge.into_contact import DONE, CloseIn
from sandtable.games.first_blood.movement.formation.obstacles import contact_limits
from sandtable.games.first_blood.movement.formation.set_down import CHARGED, PILED_IN
from sandtable.games.first_blood.state import State
from tests.games.first_blood.moving import HUSCARLS, MEN, MILITIA, RAIDERS, alone, close_up, rows, square, table, why
from tests.games.first_blood.support import asked, put, run
from tests.support import clause


def duel(gap: int) -> State:
    """One man south of one Huscarl, with this many hundredths of an inch between their bases."""
    st = table()
    alone(st, MEN, 1000, 1000)
    alone(st, HUSCARLS, 1000, 1100 + gap)
    return st


def closing(st: State, allowance: int, how: int = CHARGED) -> State:
    return run(st, CloseIn.of(st, MEN, [HUSCARLS], allowance, how))


@clause("FB-12.13")
def test_fb_12_13_straight_towards_the_target_two_hundredths_before_it() -> None:
    st = duel(300)
    man = st.models(MEN)[0]
    found = find_contact(st, man, [HUSCARLS], 298, contact_limits([HUSCARLS]))
    assert found is not None
    assert (found.x, found.y) == (1000, 1298)
    assert find_contact(st, man, [HUSCARLS], 297, contact_limits([HUSCARLS])) is None


@clause("FB-12.13")
def test_fb_12_13_around_the_target_where_the_direct_place_is_taken() -> None:
    st = duel(300)
    alone(st, MILITIA, 1000, 1250)
    man = st.models(MEN)[0]
    found = find_contact(st, man, [HUSCARLS], 600, contact_limits([HUSCARLS]))
    assert found is not None
    assert (found.x, found.y) != (1000, 1298)
    assert (found.x - 1000) ** 2 + (found.y - 1400) ** 2 <= 105**2


@clause("FB-12.14")
def test_fb_12_14_as_close_as_possible_in_steps_of_a_quarter_inch() -> None:
    st = duel(300)
    found = close_up(st, st.models(MEN)[0], [HUSCARLS], 110, contact_limits([HUSCARLS]))
    assert (found.x, found.y) == (1000, 1100)  # four steps of 0.25"


@clause("FB-12.14", "FB-12.20")
def test_fb_12_14_the_rear_rank_closes_up_behind_those_in_contact() -> None:
    st = table("auto")
    put(st, MEN, (1000, 1000), (1102, 1000), (1000, 898), (3000, 100))
    for model in st.models(MEN)[3:]:
        st.place[model] = -1
    put(st, HUSCARLS, (1000, 1300), (1102, 1300), (3000, 3000))
    for model in st.models(HUSCARLS)[2:]:
        st.place[model] = -1
    alone(st, RAIDERS, 1051, 1500)
    closing(st, 250)
    touching = [touches(st, model, HUSCARLS) for model in st.models(MEN)]
    assert touching[:2] == [True, True]
    check_places(st)


@clause("FB-12.20", "FB-12.1")
def test_fb_12_20_leader_models_first_then_by_the_gap() -> None:
    st = table("auto")
    rows(st, MEN, 1000, 1000)
    put(st, HUSCARLS, (1400, 600))
    order = contact_order(st, MEN, [HUSCARLS])
    models = st.models(MEN)
    assert order[:2] == models[:2]  # Leader, Standard Bearer
    far = [(x_of(st.place[m]) - 1400) ** 2 + (y_of(st.place[m]) - 600) ** 2 for m in order[2:]]
    assert far == sorted(far)


@clause("FB-12.15", "FB-27.9")
def test_fb_12_15_a_freely_chosen_place_is_in_contact_if_there_is_one() -> None:
    st = closing(duel(300), 600)
    man = st.models(MEN)[0]
    assert asked(st, "close_in").options == [DONE, man]
    st.apply(man)
    region = asked(st, "close_to").region
    assert region is not None
    assert region.candidates()[0] == point(1000, 1298)
    assert why(region, 1000, 1295) == []  # 0.05" is contact
    assert why(region, 1000, 1294) == ["FB-12.15"]
    assert why(region, 1000, 1301) == ["FB-3.11"]
    st.apply(point(1000, 1295))
    assert st.decision is None
    assert touches(st, man, HUSCARLS)


@clause("FB-12.16")
def test_fb_12_16_a_quarter_of_an_inch_less_close_is_accepted() -> None:
    st = closing(duel(300), 110)
    st.apply(st.models(MEN)[0])
    region = asked(st, "close_to").region
    assert region is not None
    assert why(region, 1000, 1100) == []
    assert why(region, 1000, 1075) == []
    assert why(region, 1000, 1074) == ["FB-12.16"]


@clause("FB-12.4", "FB-15.12")
def test_fb_15_12_no_place_in_contact_with_others_is_offered() -> None:
    st = duel(300)
    alone(st, RAIDERS, 1100, 1298)
    closing(st, 600)
    st.apply(st.models(MEN)[0])
    region = asked(st, "close_to").region
    assert region is not None
    assert why(region, 1000, 1298) == ["FB-15.12"]
    assert region.candidates()
    assert not region.contains(point(1000, 1298))


@clause("FB-12.13", "FB-21.29")
def test_fb_21_29_contact_with_an_outline() -> None:
    st = table("auto", tower=("", square(900, 1400)))
    alone(st, MEN, 1000, 1000)
    put(st, HUSCARLS, (100, 3000))
    st.inside[HUSCARLS] = 0
    for model in st.models(HUSCARLS):
        st.place[model] = -2
    found = find_contact(st, st.models(MEN)[0], [HUSCARLS], 600, contact_limits([HUSCARLS]))
    assert found is not None
    assert (found.x, found.y) == (1000, 1348)


@clause("FB-16.6")
def test_fb_16_6_models_that_stay_still_are_left_out() -> None:
    st = duel(300)
    man = st.models(MEN)[0]
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 600, PILED_IN, still=[man]))
    assert st.decision is None
    assert st.place[man] == point(1000, 1000)
