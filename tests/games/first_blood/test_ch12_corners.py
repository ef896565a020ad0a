"""Corner cases of movement: who must keep away from whom, which place is tried first, who stays in Command Range."""

from __future__ import annotations

import json

from sandtable.core.space.plane import OUTSIDE, grown
from sandtable.core.space.points import point
from sandtable.games.first_blood.measuring import TOUCH, is_engaged, touches
from sandtable.games.first_blood.movement.charge.contact import find_contact
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.obstacles import (
    GROUND,
    MoveLimits,
    contact_limits,
    march_limits,
    storey_at,
    storeys_in_reach,
)
from sandtable.games.first_blood.movement.formation.regiment import MovingRegiment
from sandtable.games.first_blood.movement.formation.set_down import CHARGED
from sandtable.games.first_blood.movement.march.entry_room import EntryBody, rear_of
from sandtable.games.first_blood.movement.march.march import March
from sandtable.games.first_blood.state import NOBODY, SOUTH, WAITING, WEST, State
from sandtable.games.first_blood.tables.terms import INFANTRY
from tests.games.first_blood.moving import (
    HUSCARLS,
    JARL,
    MEN,
    MILITIA,
    RAIDERS,
    alone,
    field,
    marching,
    rows,
    spots,
    square,
    table,
    why,
)
from tests.games.first_blood.support import asked, plain, put, run
from tests.support import clause


def keep(st: State, number: int, count: int) -> None:
    plan = st.plan(number)
    for model in range(plan.first + count, plan.end):
        st.place[model] = -1


def stacked(floors: int) -> State:
    """A Ruin with this many upper floors, from (10, 10) to (14, 14)."""
    data = json.loads(field(ruin=("", square(1000, 1000))))
    data["pieces"][2] |= {"floors": floors, "size": floors + 1}
    return plain(placement="auto", own_battlefield=json.dumps(data, separators=(",", ":")))


# -- Garrisons and Ruins -----------------------------------------------------------------------------------------------


@clause("FB-21.28", "FB-15.12")
def test_fb_21_28_a_charge_does_not_end_beside_a_garrison_of_others() -> None:
    st = table("free", tower=("", square(1054, 1200)))
    alone(st, MEN, 1000, 1000)
    alone(st, RAIDERS, 1000, 1400)
    man, tower = st.models(MEN)[0], st.field().pieces[0].outline
    found = find_contact(st, man, [RAIDERS], 600, contact_limits([RAIDERS]))
    assert found is not None
    assert (found.x, found.y) == (1000, 1298)  # 0.04" from the empty tower
    alone(st, HUSCARLS, 3000, 3000)
    st.inside[HUSCARLS], st.place[st.models(HUSCARLS)[0]] = 0, WAITING
    found = find_contact(st, man, [RAIDERS], 600, contact_limits([RAIDERS]))
    assert found is not None
    assert grown(found.x, found.y, tower, 50 + TOUCH) == OUTSIDE
    run(st, CloseIn.of(st, MEN, [RAIDERS], 600, CHARGED))
    st.apply(man)
    region = asked(st, "close_to").region
    assert region is not None
    assert why(region, 1000, 1298) == ["FB-21.28"]


@clause("FB-21.12", "FB-5.10")
def test_fb_21_12_nobody_on_an_upper_floor_is_in_contact_with_a_garrison() -> None:
    st = table("auto", tower=("", square(1400, 1000)), ruin=("", square(1000, 1000)))
    alone(st, MEN, 1348, 1200)
    alone(st, HUSCARLS, 3000, 3000)
    st.inside[HUSCARLS], st.place[st.models(HUSCARLS)[0]] = 0, WAITING
    man = st.models(MEN)[0]
    assert touches(st, man, HUSCARLS)
    st.floor[man] = 1
    assert not touches(st, man, HUSCARLS)
    assert not is_engaged(st, HUSCARLS)


@clause("FB-22.6", "FB-22.12")
def test_fb_22_6_nobody_comes_down_two_floors_at_once() -> None:
    st = stacked(2)
    one = [number for number, _ in storeys_in_reach(st, 1200, 1200, 2, march_limits(), INFANTRY)]
    assert one == [2, 1]
    both = [number for number, _ in storeys_in_reach(st, 1200, 1200, 2, contact_limits([]), INFANTRY)]
    assert both == [2, 0, 1]
    still = [number for number, _ in storeys_in_reach(st, 1200, 1200, 1, MoveLimits(floors=0), INFANTRY)]
    assert still == [1]


@clause("FB-22.18")
def test_fb_22_18_a_collapsed_ruin_has_no_floors() -> None:
    st = stacked(1)
    assert storey_at(st, 1200, 1200, 1)[0] == 1
    st.collapsed = 1 << 2
    assert storey_at(st, 1200, 1200, 1) == GROUND
    assert storeys_in_reach(st, 1200, 1200, 0, march_limits(), INFANTRY) == [GROUND]


@clause("FB-22.24")
def test_fb_22_24_the_leaders_floor_then_its_own_one_then_the_ground() -> None:
    st = stacked(2)
    put(st, MEN, (1150, 1150), (1250, 1250))
    keep(st, MEN, 2)
    leader, man = st.models(MEN)
    st.floor[leader], st.floor[man] = 2, 1
    body = MovingRegiment(st, MEN, 500, march_limits())
    walker = body.walker(body.members[0], 1250, 1250, body.leader.floor)
    assert [floor.number for floor in walker.floors] == [2, 1, 0]


# -- formations --------------------------------------------------------------------------------------------------------


@clause("FB-4.11", "FB-12.6", "FB-12.9")
def test_fb_4_11_in_a_formation_the_standard_bearer_holds_those_behind() -> None:
    st = table("auto")
    put(st, MEN, (1000, 1000), (1500, 1000), (2050, 1000))
    keep(st, MEN, 3)
    found = MovingRegiment(st, MEN, 500, march_limits()).formed(1000, 1100, GROUND)
    assert found is not None
    assert [(each.x, each.y) for each in found] == [(1500, 1100), (2050, 1100)]  # 10.5" from the Leader


@clause("FB-12.9")
def test_fb_12_9_a_wanted_place_round_a_corner_is_left_for_a_straight_one() -> None:
    st = table("auto")
    put(st, MEN, (1000, 900), (1300, 900))
    keep(st, MEN, 2)
    alone(st, MILITIA, 1300, 1150)
    body = MovingRegiment(st, MEN, 600, march_limits())
    assert body.reach(body.members[0], GROUND).contains(1300, 1400)  # there is a way round
    found = body.formed(1000, 1400, GROUND)
    assert found is not None
    assert (found[0].x, found[0].y) != (1300, 1400)
    assert len(found[0].way) == 2


class Shuffle(March):
    """A March of just over half an inch."""

    def body(self, st: State) -> MovingRegiment:
        return MovingRegiment(st, self.regiment, 60, march_limits())


@clause("FB-12.10")
def test_fb_12_10_nobody_takes_the_place_that_another_one_needs() -> None:
    st = table("free")
    put(st, MEN, (1000, 1000), (1102, 1000), (1204, 1000))
    keep(st, MEN, 3)
    run(st, Shuffle(MEN))
    st.apply(point(1000, 1000))
    bearer = st.models(MEN)[1]
    st.apply(bearer)
    region = asked(st, "place_model").region
    assert region is not None
    assert why(region, 1102, 1060) == []
    assert why(region, 1161, 1000) == ["FB-12.10"]  # the next one could not move
    assert why(region, 1162, 1001) == ["FB-12.2"]


@clause("FB-13.4", "FB-13.25")
def test_fb_13_25_from_inside_an_inch_of_a_garrison_never_nearer() -> None:
    st = table("auto", tower=("", square(1600, 1600)))
    alone(st, MEN, 1480, 1800)  # 0.70" from the wall
    region = marching(st, MEN)
    assert why(region, 1480, 1900) == []
    assert why(region, 1481, 1900) == ["FB-13.6"]
    assert why(region, 1400, 1900) == []


# -- entry -------------------------------------------------------------------------------------------------------------


@clause("FB-13.11", "FB-3.15")
def test_fb_13_11_the_rearmost_leader_model_counts() -> None:
    st = table("auto", tower=("", square(1600, 1600)))
    put(st, MEN, (1000, 1000), (1000, 700), (1000, 400))
    assert rear_of(st, MEN, SOUTH) == 700  # the Standard Bearer, not the man behind it
    st.inside[MEN] = 0
    assert rear_of(st, MEN, SOUTH) == 1600
    assert rear_of(st, MEN, WEST) == 1600


@clause("FB-13.11", "FB-13.23")
def test_fb_13_11_no_way_begins_further_up_than_the_enabling_regiment() -> None:
    st = table("auto")
    rows(st, MILITIA, 1000, 900)
    put(st, JARL, (1800, 3000))
    entry = EntryBody(st, MEN, WEST, MILITIA, False).entry
    assert entry.starts(300, 850) == [(-50, 850), (-50, 750), (-50, 650), (-50, 550)]
    free = EntryBody(st, MEN, WEST, NOBODY, False).entry
    assert free.starts(300, 850)[:3] == [(-50, 850), (-50, 950), (-50, 750)]


@clause("FB-13.22")
def test_fb_13_22_the_second_try_puts_the_last_rank_just_on_the_table() -> None:
    st = table("auto")
    wall = [model for number in (HUSCARLS, RAIDERS) for model in range(st.plan(number).first, st.plan(number).end)]
    for at, model in enumerate(wall):
        st.place[model] = point(min(50 + 180 * at, 3550), 650)
    st.status[HUSCARLS] = st.status[RAIDERS] = 2
    body = EntryBody(st, MEN, SOUTH, NOBODY, False)
    assert st.count(MEN) == 11
    assert body.depths() == [450, 50 + 2 * 102]  # three ranks
    found = body.first_place(st)
    assert found is not None
    assert found[0] == (1800, 254)


# -- contact -----------------------------------------------------------------------------------------------------------


@clause("FB-12.13", "FB-3.20")
def test_fb_12_13_the_nearest_target_model_is_tried_first() -> None:
    st = table("auto")
    alone(st, MEN, 1000, 1000)
    put(st, HUSCARLS, (1000, 1500), (1300, 1000))
    keep(st, HUSCARLS, 2)
    found = find_contact(st, st.models(MEN)[0], [HUSCARLS], 600, contact_limits([HUSCARLS]))
    assert found is not None
    assert (found.x, found.y) == (1198, 1000)


@clause("FB-12.13")
def test_fb_12_13_the_direct_place_comes_before_those_around() -> None:
    st = table("auto")
    alone(st, MEN, 1000, 1000)
    alone(st, HUSCARLS, 1130, 1310)
    found = find_contact(st, st.models(MEN)[0], [HUSCARLS], 600, contact_limits([HUSCARLS]))
    assert found is not None
    far = ((found.x - 1130) ** 2 + (found.y - 1310) ** 2) ** 0.5
    assert 101 <= far <= 103
    assert abs((found.x - 1000) * 310 - (found.y - 1000) * 130) < 310  # on the straight line
    assert spots(st, MEN) == [(1000, 1000)]
