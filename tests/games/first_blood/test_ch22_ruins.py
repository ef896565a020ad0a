"""Chapter 22: floors, moving and fighting between them, and Ruins that collapse."""

from __future__ import annotations

import json

import pytest

from sandtable.core.space.points import point
from sandtable.games.first_blood.combat.ruins import Collapse
from sandtable.games.first_blood.knowledge import check_places, check_sound
from sandtable.games.first_blood.measuring import are_engaged, in_contact
from sandtable.games.first_blood.movement.charge.contact import find_contact
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.obstacles import (
    GROUND,
    IN_PIECE,
    contact_limits,
    march_limits,
    storey_at,
    storeys_in_reach,
)
from sandtable.games.first_blood.movement.formation.regiment import MovingRegiment
from sandtable.games.first_blood.movement.formation.set_down import CHARGED, PILED_IN
from sandtable.games.first_blood.movement.march.march import STAY, March
from sandtable.games.first_blood.sight import level_of, model_sees
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import INFANTRY
from tests.games.first_blood.moving import (
    HUSCARLS,
    KNIGHTS,
    MEN,
    MILITIA,
    RAIDERS,
    Corners,
    alone,
    close_up,
    field,
    rows,
    spots,
    square,
    why,
)
from tests.games.first_blood.support import asked, load, plain, put, run
from tests.support import clause

RUIN = 2
FIRST = (RUIN + 1) * IN_PIECE + 1
"""The first upper floor of the Ruin, as a pick."""


def site(placement: str = "auto", floors: int = 1, corners: Corners | None = None, structure: int = 5) -> State:
    """A Ruin in the open, from (10, 10) to (14, 14)."""
    data = json.loads(field(ruin=("", corners or square(1000, 1000))))
    ruin = data["pieces"][RUIN]
    ruin |= {"floors": floors, "size": floors + 1, "structure": structure}
    return plain(placement=placement, own_battlefield=json.dumps(data, separators=(",", ":")))


def marches(st: State, number: int) -> None:
    run(st, March(number))


# -- floors --------------------------------------------------------------------------------------------------------------


@clause("FB-22.2", "FB-22.23")
def test_fb_22_2_only_infantry_goes_up() -> None:
    st = site()
    alone(st, KNIGHTS, 1200, 800)
    marches(st, KNIGHTS)
    assert asked(st, "march")  # not asked for a floor
    st = site()
    alone(st, MEN, 1200, 1200)
    marches(st, MEN)
    assert asked(st, "floor").options == [0, FIRST]


@clause("FB-22.5", "FB-22.20", "FB-22.24", "FB-3.9")
def test_fb_22_5_a_floor_costs_three_inches() -> None:
    st = site()
    alone(st, MEN, 1200, 900)  # March 5: 2" are left for the way
    marches(st, MEN)
    st.apply(FIRST)
    question = asked(st, "march")
    region = question.region
    assert region is not None
    assert STAY in question.options
    assert region.contains(point(1200, 1100))
    assert why(region, 1200, 1101) == ["FB-22.5"]
    assert why(region, 1200, 999) == ["FB-22.20"]  # the centre must be on the floor
    st.apply(point(1200, 1100))
    model = st.models(MEN)[0]
    assert (st.place[model], st.floor[model]) == (point(1200, 1100), 1)
    check_places(st)


@clause("FB-28.13", "FB-22.5")
def test_fb_28_13_two_inches_and_a_climb_or_no_climb_at_all() -> None:
    for y, climbs in ((800, True), (799, False)):
        st = site()
        alone(st, MEN, 1200, y)  # March 5; the space under the floor begins at y = 10"
        marches(st, MEN)
        assert st.decision is not None
        assert (st.decision.kind == "floor") == climbs


@clause("FB-22.5", "FB-22.20")
def test_fb_22_5_going_down_costs_as_much() -> None:
    st = site()
    alone(st, MEN, 1200, 1200)
    model = st.models(MEN)[0]
    st.floor[model] = 1
    marches(st, MEN)
    assert asked(st, "floor").options == [FIRST, 0]
    st.apply(0)
    region = asked(st, "march").region
    assert region is not None
    assert region.contains(point(1200, 1000))
    assert why(region, 1200, 999) == ["FB-22.5"]  # 2.01" and 3"
    st.apply(point(1200, 1000))
    assert st.floor[model] == 0


@clause("FB-22.20")
def test_fb_22_20_a_way_on_an_upper_floor_does_not_leave_it() -> None:
    st = site()
    alone(st, MEN, 1200, 1200)
    st.floor[st.models(MEN)[0]] = 1
    marches(st, MEN)
    st.apply(FIRST)
    region = asked(st, "march").region
    assert region is not None
    assert region.contains(point(1000, 1200))
    assert why(region, 999, 1200) == ["FB-22.20"]


@clause("FB-22.6", "FB-22.11")
def test_fb_22_6_one_floor_in_a_march_any_number_in_a_charge() -> None:
    st = site(floors=3)
    alone(st, MEN, 1200, 1200)
    ups = [number for number, _ in storeys_in_reach(st, 1200, 1200, 0, march_limits(), INFANTRY)]
    assert ups == [0, 1]
    ups = [number for number, _ in storeys_in_reach(st, 1200, 1200, 0, contact_limits([HUSCARLS]), INFANTRY)]
    assert ups == [0, 1, 2, 3]


@clause("FB-22.24", "FB-12.9")
def test_fb_22_24_the_others_follow_their_leader_as_far_as_they_can() -> None:
    st = site()
    rows(st, MEN, 1100, 950, wide=5)
    marches(st, MEN)
    st.apply(FIRST)
    st.apply(point(1100, 1100))
    floors = [st.floor[model] for model in st.models(MEN)]
    assert floors[0] == 1
    assert 1 in floors[1:]
    assert 0 in floors[1:]  # the ones behind cannot pay for the climb
    check_places(st)


@clause("FB-22.24", "FB-27.7")
def test_fb_22_24_single_models_are_placed_on_the_floor_of_their_leader() -> None:
    st = site("free")
    alone(st, MEN, 1200, 1100, count=2)
    models = st.models(MEN)
    marches(st, MEN)
    st.apply(FIRST)
    st.apply(point(1150, 1150))
    st.apply(models[1])
    st.apply(FIRST)
    region = asked(st, "place_model").region
    assert region is not None
    assert why(region, 1200, 990) == ["FB-22.20"]
    st.apply(point(1300, 1200))
    assert (st.place[models[1]], st.floor[models[1]]) == (point(1300, 1200), 1)


@clause("FB-22.5", "FB-12.11")
def test_fb_12_11_the_leader_may_stay_after_all() -> None:
    st = site("free")
    alone(st, MEN, 1200, 900)
    marches(st, MEN)
    st.apply(FIRST)
    st.apply(STAY)
    assert spots(st, MEN) == [(1200, 900)]
    assert st.floor[st.models(MEN)[0]] == 0


# -- sight and fights over floors ------------------------------------------------------------------------------------------


@clause("FB-22.8")
def test_fb_22_8_each_model_in_a_ruin_sees_from_its_own_floor() -> None:
    st = site()
    alone(st, MEN, 1100, 1200, count=2)
    low, high = st.models(MEN)
    st.place[high] = point(1300, 1200)
    st.floor[high] = 1
    alone(st, HUSCARLS, 1200, 2400)
    alone(st, RAIDERS, 1150, 1800)
    st.place[st.models(RAIDERS)[0]] = point(1145, 1800)
    foe = st.models(HUSCARLS)[0]
    assert level_of(st, high) == level_of(st, low) + 1
    put(st, MILITIA, *[(900 + 90 * n, 1800) for n in range(10)])
    st.status[RAIDERS] = 0
    assert not model_sees(st, low, foe)  # friends stand in the way
    assert model_sees(st, high, foe)  # over their heads


@clause("FB-22.10", "FB-22.22")
def test_fb_22_10_contact_on_another_floor_costs_the_climb() -> None:
    st = site()
    alone(st, MEN, 1200, 900)
    alone(st, HUSCARLS, 1200, 1200)
    st.floor[st.models(HUSCARLS)[0]] = 1
    man = st.models(MEN)[0]
    limits = contact_limits([HUSCARLS])
    assert find_contact(st, man, [HUSCARLS], 497, limits) is None
    found = find_contact(st, man, [HUSCARLS], 498, limits)  # 1.98" and 3"
    assert found is not None
    assert (found.x, found.y, found.floor) == (1200, 1098, 1)
    found = close_up(st, man, [HUSCARLS], 400, limits)
    assert found.floor == 0  # it stops on the floor before
    st.floor[st.models(HUSCARLS)[0]] = 0
    assert not in_contact(st, man, st.models(HUSCARLS)[0])


@clause("FB-22.10")
def test_fb_22_10_cavalry_cannot_reach_another_floor() -> None:
    st = site()
    alone(st, KNIGHTS, 1200, 800)
    alone(st, HUSCARLS, 1200, 1200)
    st.floor[st.models(HUSCARLS)[0]] = 1
    assert find_contact(st, st.models(KNIGHTS)[0], [HUSCARLS], 2000, contact_limits([HUSCARLS])) is None


@clause("FB-22.22")
def test_fb_22_22_several_floors_are_climbed_as_far_as_they_can_be_paid() -> None:
    st = site(floors=3)
    alone(st, MEN, 1200, 1100)
    alone(st, HUSCARLS, 1200, 1300)
    st.floor[st.models(HUSCARLS)[0]] = 3
    man = st.models(MEN)[0]
    limits = contact_limits([HUSCARLS])
    assert close_up(st, man, [HUSCARLS], 299, limits).floor == 0
    assert close_up(st, man, [HUSCARLS], 300, limits).floor == 1
    assert close_up(st, man, [HUSCARLS], 899, limits).floor == 2  # the floor next to the target's


@clause("FB-22.12")
def test_fb_22_12_a_pile_in_changes_one_floor_without_cost() -> None:
    st = site()
    alone(st, MEN, 1200, 900)
    alone(st, HUSCARLS, 1200, 1200)
    st.floor[st.models(HUSCARLS)[0]] = 1
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 300, PILED_IN, floors=1, toll=0))
    assert st.floor[st.models(MEN)[0]] == 1
    assert are_engaged(st, MEN, HUSCARLS)
    st = site()
    alone(st, MEN, 1200, 900)
    alone(st, HUSCARLS, 1200, 1200)
    st.floor[st.models(HUSCARLS)[0]] = 1
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 300, CHARGED))
    assert not are_engaged(st, MEN, HUSCARLS)


# -- collapse ------------------------------------------------------------------------------------------------------------


@clause("FB-22.17")
def test_fb_22_17_cavalry_and_brutes_take_two_wounds() -> None:
    st = site()
    alone(st, KNIGHTS, 1200, 1200)
    load(st, 3)
    run(st, Collapse(RUIN, False))
    assert st.wounds[KNIGHTS] == 2


@clause("FB-22.19", "FB-12.17")
def test_fb_22_19_survivors_come_down_below_or_beside() -> None:
    st = site(floors=2)
    alone(st, MEN, 1200, 1200, count=3)
    low, mid, high = st.models(MEN)
    for model, floor in ((low, 0), (mid, 1), (high, 2)):
        st.place[model] = point(1200, 1200)
        st.floor[model] = floor
    load(st, 6, 6, 6)
    run(st, Collapse(RUIN, False))
    assert [st.floor[model] for model in (low, mid, high)] == [0, 0, 0]
    assert st.place[low] == point(1200, 1200)
    assert st.place[mid] == point(1300, 1200)  # a circle of 1", east first
    assert st.place[high] not in (st.place[low], st.place[mid])
    check_sound(st)


@clause("FB-22.19", "FB-20.9")
def test_fb_22_19_coming_down_is_not_movement() -> None:
    st = site()
    alone(st, MEN, 1200, 1200)
    st.floor[st.models(MEN)[0]] = 1
    load(st, 6)
    run(st, Collapse(RUIN, False))
    assert len([event for event in st.events if event[0] == "roll"]) == 1  # no terrain dice


@clause("FB-22.7")
def test_fb_22_7_floors_have_outlines_of_their_own() -> None:
    data = json.loads(field(ruin=("", square(1000, 1000))))
    data["pieces"][RUIN]["floor_polygons"] = [square(1000, 1000, 200)]
    st = plain(placement="auto", own_battlefield=json.dumps(data, separators=(",", ":")))
    alone(st, MEN, 1100, 1100)
    assert storey_at(st, 1100, 1100, 1)[0] == 1
    assert storey_at(st, 1300, 1300, 1) == GROUND
    body = MovingRegiment(st, MEN, 500, march_limits())
    upper = body.leader.storeys[1]
    assert body.reach(body.leader, upper).contains(1200, 1200)
    assert not body.reach(body.leader, upper).contains(1201, 1200)


@pytest.mark.parametrize("number", [MEN, KNIGHTS])
def test_marches_through_ruins_stay_sound(number: int) -> None:
    st = site()
    rows(st, number, 1050, 900, wide=3)
    marches(st, number)
    if asked(st, "floor" if number == MEN else "march").kind == "floor":
        st.apply(FIRST)
    for spot in asked(st, "march").candidates()[:12]:
        clone = st.clone()
        clone.apply(spot)
        check_sound(clone)
    assert asked(st, "march").candidates()
