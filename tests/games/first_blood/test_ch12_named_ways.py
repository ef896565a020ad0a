"""Paths that the owner chooses: onto the table, out of a Garrison, into contact (FB-12.7, FB-13.23); and floors (FB-22.24)."""

from __future__ import annotations

from sandtable.core.space.places import edge_distance
from sandtable.core.space.points import point
from sandtable.games.first_blood.knowledge import check_places
from sandtable.games.first_blood.measuring import in_command_range, touches
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.obstacles import GROUND, IN_PIECE, contact_limits
from sandtable.games.first_blood.movement.formation.reach import TURN
from sandtable.games.first_blood.movement.formation.set_down import CHARGED
from sandtable.games.first_blood.movement.march.entry import enablers
from sandtable.games.first_blood.movement.march.entry_room import EntryBody
from sandtable.games.first_blood.movement.march.garrison import Leave, occupiable
from sandtable.games.first_blood.movement.march.march import DONE, March
from sandtable.games.first_blood.spec import SPEC
from sandtable.games.first_blood.state import ARRIVING, EAST, FIELD, SPENT, WEST, State
from sandtable.testing import chooser_rng
from tests.games.first_blood.moving import (
    HUSCARLS,
    JARL,
    MEN,
    MILITIA,
    RAIDERS,
    alone,
    close_up,
    entering,
    field,
    rows,
    square,
    table,
    way_of,
    why,
)
from tests.games.first_blood.support import asked, plain, put, run
from tests.support import clause

FIRST = 3 * IN_PIECE + 1
"""The first upper floor of the Ruin, as a pick."""


def keep(st: State, number: int, count: int) -> None:
    """Only the first Models of a Regiment are alive."""
    plan = st.plan(number)
    for model in range(plan.first + count, plan.end):
        st.place[model] = -1


# -- onto the table --------------------------------------------------------------------------------------------------------


@clause("FB-13.23", "FB-13.8", "FB-12.7")
def test_fb_13_23_an_owner_who_names_a_way_may_start_anywhere_on_the_edge() -> None:
    st = table("free", tower=("", square(1600, 250)))
    keep(st, MEN, 1)
    entering(st, MEN)
    first = st.plan(MEN).first
    region = asked(st, "enter").region
    assert region is not None
    assert asked(st, "enter").options == [TURN]
    assert why(region, 1500, 300) == ["FB-13.6"]  # nearer than 1" to the tower
    assert why(region, 1440, 300) == []
    st.apply(TURN)
    edge = asked(st, "enter_from").region
    assert edge is not None
    assert why(edge, 1212, -50) == []
    assert why(edge, 1212, 50) == []  # any place along the edge selects the nearest point of it
    assert why(edge, 1212, 51) == why(edge, -1, 0) == why(edge, 3601, 0) == ["FB-13.8"]
    st.apply(point(1212, 0))
    region = asked(st, "enter").region
    assert region is not None
    st.apply(TURN)
    st.apply(point(1300, 200))
    st.apply(point(1440, 300))
    assert way_of(st, first) == [(1212, -50), (1300, 200), (1440, 300)]
    assert st.status[MEN] == FIELD


@clause("FB-13.23", "FB-3.17", "FB-13.9")
def test_fb_13_23_a_named_way_is_no_longer_than_the_march() -> None:
    st = table("free")
    keep(st, MEN, 1)
    entering(st, MEN)
    st.apply(TURN)
    st.apply(point(1000, 0))
    region = asked(st, "enter").region
    assert region is not None
    assert why(region, 1300, 350) == []  # 3" aside and 4" ahead
    assert why(region, 1301, 350) == ["FB-12.2"]
    assert why(region, 1000, 451) == ["FB-13.9"]
    st.apply(TURN)
    st.apply(point(1000, 250))
    region = asked(st, "enter").region
    assert region is not None
    assert why(region, 1120, 410) == []  # 3" and 2"
    assert why(region, 1121, 410) == ["FB-12.2"]


@clause("FB-13.23", "FB-12.10")
def test_fb_13_23_the_others_may_come_by_ways_of_their_own() -> None:
    st = table("free")
    keep(st, MEN, 2)
    entering(st, MEN)
    leader, bearer = st.models(MEN)
    st.apply(point(1000, 300))
    st.apply(bearer)
    assert asked(st, "place_model").options == [TURN]
    st.apply(TURN)
    st.apply(point(800, 0))
    st.apply(point(900, 300))
    assert way_of(st, bearer) == [(800, -50), (900, 300)]
    assert way_of(st, leader) == [(1000, -50), (1000, 300)]


@clause("FB-13.23", "FB-27.1")
def test_fb_13_23_the_automatic_place_stays_open_whatever_way_was_named() -> None:
    st = table("free")
    keep(st, MEN, 1)
    entering(st, MEN)
    st.apply(TURN)
    st.apply(point(3500, 0))
    region = asked(st, "enter").region
    assert region is not None
    assert region.candidates()[0] == point(1800, 450)
    st.apply(point(1800, 450))
    assert way_of(st, st.plan(MEN).first) == [(1800, -50), (1800, 450)]


@clause("FB-13.11", "FB-13.23")
def test_fb_13_11_a_named_way_begins_behind_the_enabling_regiment() -> None:
    st = table("free")
    rows(st, MILITIA, 1000, 900)
    put(st, JARL, (1800, 3000))
    keep(st, MEN, 1)
    entering(st, MEN)
    st.apply(WEST)
    st.apply(TURN)
    edge = asked(st, "enter_from").region
    assert edge is not None
    assert why(edge, 0, 900) == []
    assert why(edge, 0, 901) == ["FB-13.11"]
    assert why(edge, 900, 0) == ["FB-13.8"]


@clause("FB-13.17", "FB-13.10", "FB-13.14")
def test_fb_13_17_two_marches_over_another_edge_too() -> None:
    """In the east a tower leaves no room for one March; beyond it there is some."""
    st = table("auto")
    rows(st, MILITIA, 1000, 900)
    put(st, JARL, (1800, 3000))
    st.status[MEN] = ARRIVING
    assert EntryBody(st, MEN, EAST, MILITIA, False).first_place(st) is None
    assert enablers(st, MEN, EAST) == [MILITIA]
    entering(st, MEN)
    st.apply(EAST)
    region = asked(st, "enter").region
    assert region is not None
    st.apply(region.candidates()[0])
    assert st.marches[MEN] == 2
    assert st.has_mark(MEN, SPENT)
    check_places(st)


# -- out of a Garrison -----------------------------------------------------------------------------------------------------


@clause("FB-12.7", "FB-21.19", "FB-21.20")
def test_fb_21_20_a_named_way_out_of_a_garrison() -> None:
    st = table("free", tower=("", square(1600, 1600)))
    keep(st, MEN, 1)
    st.status[MEN], st.inside[MEN] = FIELD, 0
    run(st, Leave(MEN))
    st.apply(point(1800, 1548))
    assert TURN in asked(st, "march").options
    st.apply(TURN)
    st.apply(point(1900, 1400))
    region = asked(st, "march").region
    assert region is not None
    assert why(region, 1900, 1455) == ["FB-21.19"]  # not 1" away
    assert region.candidates()
    st.apply(point(2000, 1300))
    assert way_of(st, st.plan(MEN).first) == [(1800, 1548), (1900, 1400), (2000, 1300)]


@clause("FB-12.7", "FB-21.20")
def test_fb_21_20_a_way_out_never_turns_where_it_could_not_go_on() -> None:
    st = table("free", tower=("", square(1600, 1600)))
    keep(st, MEN, 1)
    st.status[MEN], st.inside[MEN] = FIELD, 0
    run(st, Leave(MEN))
    st.apply(point(1800, 1548))
    st.apply(TURN)
    st.apply(point(1560, 1500))
    st.apply(TURN)
    turns = asked(st, "turn").region
    assert turns is not None
    assert why(turns, 1800, 1500) == ["FB-21.20"]  # beside the wall with 0.15" left
    assert why(turns, 1600, 1400) == []


@clause("FB-12.7", "FB-21.20")
def test_fb_21_20_a_way_out_with_all_its_turns_still_leads_somewhere() -> None:
    """Also to those who know only the path, not the places that were found on the way."""
    for seed in (69, 160, 230):
        st = table("free", tower=("", square(1600, 1600)))
        keep(st, MEN, 1)
        st.status[MEN], st.inside[MEN] = FIELD, 0
        run(st, Leave(MEN))
        st.apply(point(1800, 1548))
        rng = chooser_rng(seed)
        while TURN in asked(st, "march").options:
            st.apply(TURN)
            st.apply(asked(st, "turn").draw(rng.below))
        region, fresh = asked(st, "march").region, asked(SPEC.load(st.dump()), "march").region
        assert region is not None
        assert fresh is not None
        assert region.candidates() == fresh.candidates() != []


@clause("FB-21.3", "FB-22.5")
def test_fb_21_3_a_leader_comes_down_from_a_floor_to_occupy_a_garrison() -> None:
    st = table("auto", tower=("", square(1600, 1000)), ruin=("", square(1000, 1000)))
    for x, found in ((1348, [0]), (1347, [])):  # March 5: 3" down, 2" to the wall
        alone(st, MEN, x, 1200)
        st.floor[st.plan(MEN).first] = 1
        assert occupiable(st, MEN) == found


# -- into contact ----------------------------------------------------------------------------------------------------------


@clause("FB-12.7", "FB-12.15")
def test_fb_12_7_a_way_named_into_contact() -> None:
    st = table()
    alone(st, MEN, 1000, 1000)
    alone(st, HUSCARLS, 1000, 1400)
    man = st.models(MEN)[0]
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 900, CHARGED))
    st.apply(man)
    assert asked(st, "close_to").options == [TURN]
    st.apply(TURN)
    st.apply(point(1250, 1400))
    region = asked(st, "close_to").region
    assert region is not None
    assert why(region, 898, 1400) == ["FB-12.4"]  # he is in the way
    assert why(region, 1102, 1400) == []
    st.apply(point(1102, 1400))
    assert way_of(st, man) == [(1000, 1000), (1250, 1400), (1102, 1400)]


@clause("FB-12.7", "FB-12.16")
def test_fb_12_7_a_named_way_may_reach_what_the_automatic_one_does_not() -> None:
    """Around three corners of a wall: no path with two turns gets there."""
    wall = [[800, 1150], [1200, 1150], [1200, 1250], [800, 1250]]
    st = table(crag=("impassable", wall))
    alone(st, MEN, 1000, 1000)
    alone(st, HUSCARLS, 1000, 1460)
    man = st.models(MEN)[0]
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 900, CHARGED))
    st.apply(man)
    region = asked(st, "close_to").region
    assert region is not None
    for spot in ((1270, 1110), (1270, 1290)):
        st.apply(TURN)
        st.apply(point(*spot))
    region = asked(st, "close_to").region
    assert region is not None
    st.apply(point(1088, 1409))
    assert way_of(st, man) == [(1000, 1000), (1270, 1110), (1270, 1290), (1088, 1409)]
    assert touches(st, man, HUSCARLS)


def ruin(placement: str = "free") -> State:
    """A Ruin with one upper floor in the open, from (10, 10) to (14, 14)."""
    return plain(placement=placement, own_battlefield=field(ruin=("", square(1000, 1000))))


@clause("FB-22.24", "FB-12.15", "FB-27.9")
def test_fb_22_24_contact_on_one_floor_or_another() -> None:
    st = ruin()
    alone(st, MEN, 1200, 900)
    put(st, HUSCARLS, (1100, 1150), (1350, 1250))
    keep(st, HUSCARLS, 2)
    st.floor[st.models(HUSCARLS)[1]] = 1
    man = st.models(MEN)[0]
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 800, CHARGED))
    st.apply(man)
    assert asked(st, "model_floor").options == [0, FIRST]
    st.apply(FIRST)
    region = asked(st, "close_to").region
    assert region is not None
    assert why(region, 1140, 1056) == ["FB-12.15"]  # in contact with the other one, down there
    st.apply(region.candidates()[0])
    assert st.floor[man] == 1
    assert st.decision is None
    check_places(st)


@clause("FB-22.24", "FB-12.15")
def test_fb_22_24_no_question_where_only_one_floor_leads_to_contact() -> None:
    st = ruin()
    alone(st, MEN, 1200, 900)
    put(st, HUSCARLS, (1200, 1150), (1200, 1250))
    keep(st, HUSCARLS, 2)
    st.floor[st.models(HUSCARLS)[1]] = 1
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 400, CHARGED))
    st.apply(st.models(MEN)[0])
    assert asked(st, "close_to")  # the climb is too expensive


# -- a floor for every Model -------------------------------------------------------------------------------------------------


@clause("FB-22.24", "FB-27.7")
def test_fb_22_24_the_owner_names_the_floor_of_every_single_model() -> None:
    st = ruin()
    alone(st, MEN, 1200, 1100, count=2)
    leader, bearer = st.models(MEN)
    run(st, March(MEN))
    st.apply(FIRST)
    st.apply(point(1150, 1150))
    st.apply(bearer)
    assert asked(st, "model_floor").options == [FIRST, 0]  # first the one of its default place
    st.apply(0)
    region = asked(st, "place_model").region
    assert region is not None
    assert asked(st, "place_model").options == [TURN, DONE]
    assert why(region, 1150, 1150) == []  # under its Leader
    st.apply(point(1150, 1150))
    assert (st.floor[leader], st.floor[bearer]) == (1, 0)
    assert st.place[leader] == st.place[bearer]
    check_places(st)


@clause("FB-22.24", "FB-22.6")
def test_fb_22_24_a_leader_stays_below_and_another_climbs() -> None:
    st = ruin()
    alone(st, MEN, 1200, 1100, count=2)
    leader, bearer = st.models(MEN)
    run(st, March(MEN))
    st.apply(0)
    st.apply(point(1200, 1100))
    st.apply(bearer)
    assert asked(st, "model_floor").options == [0, FIRST]
    st.apply(FIRST)
    st.apply(point(1300, 1200))
    assert (st.floor[leader], st.floor[bearer]) == (0, 1)


@clause("FB-22.24", "FB-22.5")
def test_fb_22_24_no_floor_is_named_that_cannot_be_paid_for() -> None:
    st = ruin()
    alone(st, MEN, 1200, 795, count=2)  # 2.05" to the Ruin
    run(st, March(MEN))
    st.apply(point(1200, 795))
    st.apply(st.models(MEN)[1])
    assert asked(st, "place_model")


# -- strung out --------------------------------------------------------------------------------------------------------------


def strung(gap: int) -> State:
    """A Leader in contact, and a man far enough behind to be out of Command Range."""
    st = table("auto")
    alone(st, HUSCARLS, 1000, 2102)
    put(st, MEN, (1000, 2000), (1000, 2000 - 600 - gap))
    keep(st, MEN, 2)
    return st


@clause("FB-12.14", "FB-4.20")
def test_fb_12_14_a_model_that_is_out_of_command_range_comes_into_it() -> None:
    """Neither the straight line to the enemy nor the places next to the Leader are free, but there is a detour."""
    st = strung(150)
    man = st.models(MEN)[1]
    assert not in_command_range(st, man)
    rows(st, MILITIA, 898, 1400, wide=3)
    keep(st, MILITIA, 3)
    found = close_up(st, man, [HUSCARLS], 450, contact_limits([HUSCARLS]))
    st.place[man] = point(found.x, found.y)
    assert in_command_range(st, man)
    assert len(found.way) > 2


@clause("FB-12.14", "FB-4.20")
def test_fb_12_14_else_he_goes_towards_his_leader_as_far_as_he_can() -> None:
    st = strung(400)
    man = st.models(MEN)[1]
    assert (st.place[man] >> 16) - (point(0, 0) >> 16) == 1000
    found = close_up(st, man, [HUSCARLS], 310, contact_limits([HUSCARLS]))
    assert (found.x, found.y) == (1000, 1300)  # twelve steps of 0.25"
    alone(st, RAIDERS, 1000, 1300)
    found = close_up(st, man, [HUSCARLS], 310, contact_limits([HUSCARLS]))
    assert (found.x, found.y) == (1000, 1175)  # as far as the base in the way allows


@clause("FB-12.14")
def test_fb_12_14_a_model_that_is_within_command_range_stays_where_nothing_is_nearer() -> None:
    st = strung(0)
    man = st.models(MEN)[1]
    found = close_up(st, man, [HUSCARLS], 0, contact_limits([HUSCARLS]))
    assert (found.x, found.y) == (1000, 1400)


@clause("FB-13.11")
def test_fb_13_11_nobody_comes_over_the_edge_in_front_of_the_enabling_regiment() -> None:
    """With both Marches the Regiment may stand further on, but each Model must cross the edge behind the other Regiment."""
    st = table("auto")
    rows(st, MILITIA, 1000, 900)
    put(st, JARL, (1800, 3000))
    st.status[MEN] = ARRIVING
    body = EntryBody(st, MEN, WEST, MILITIA, True)
    found = body.first_place(st)
    assert found is not None
    tried = 0
    for x, y in [found[0], *[(found[0][0], found[0][1] + step) for step in range(-600, 601, 50)]]:
        formation = body.formed(x, y, GROUND)
        if formation is None:
            continue
        tried += 1
        for placed in formation:
            assert (
                edge_distance(*placed.way[0], body.entry.own, body.entry.width, body.entry.height) <= body.entry.within
            )
    assert tried > 1


@clause("FB-12.14")
def test_fb_12_14_the_nearest_leader_model_is_followed() -> None:
    st = table("auto")
    alone(st, HUSCARLS, 1000, 2102)
    put(st, MEN, (1000, 2000), (1600, 2000), (1900, 1000))
    keep(st, MEN, 3)
    man = st.models(MEN)[2]
    found = close_up(st, man, [HUSCARLS], 100, contact_limits([HUSCARLS]))
    assert (found.x, found.y) == (1878, 1072)  # towards the Standard Bearer


# -- eight turns at most -----------------------------------------------------------------------------------------------------


@clause("FB-12.7", "FB-13.23")
def test_fb_13_23_the_point_on_the_edge_is_not_a_turning_point() -> None:
    st = table("free")
    keep(st, MEN, 1)
    entering(st, MEN)
    st.apply(TURN)
    st.apply(point(1000, 0))
    for turn in range(8):
        st.apply(TURN)
        st.apply(point(1000, 60 + 10 * turn))
    assert asked(st, "enter").options == []


@clause("FB-13.8", "FB-13.4", "FB-13.21")
def test_fb_13_8_no_way_begins_within_two_inches_of_an_enemy() -> None:
    st = table("free")
    alone(st, HUSCARLS, 1000, 200)
    keep(st, MEN, 1)
    entering(st, MEN)
    st.apply(TURN)
    edge = asked(st, "enter_from").region
    assert edge is not None
    assert why(edge, 1000, 0) == ["FB-13.4"]
    assert why(edge, 1300, 0) == []


@clause("FB-12.7")
def test_fb_12_7_the_turns_of_one_model_are_not_those_of_the_next() -> None:
    st = table()
    put(st, MEN, (1000, 1000), (1200, 1000))
    keep(st, MEN, 2)
    put(st, HUSCARLS, (1000, 1400), (1200, 1400))
    keep(st, HUSCARLS, 2)
    first, second = st.models(MEN)
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 700, CHARGED))
    st.apply(first)
    for turn in range(8):
        st.apply(TURN)
        st.apply(point(1000, 1010 + 10 * turn))
    assert asked(st, "close_to").options == []  # eight turns are all
    st.apply(point(1000, 1298))
    assert len(way_of(st, first)) in (0, 10)
    st.apply(second)
    st.apply(point(1200, 1298))
    assert way_of(st, second) == [(1200, 1000), (1200, 1298)]
    assert len(way_of(st, first)) == 10
