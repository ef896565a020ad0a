"""Chapter 22: Charges and pile-ins between the floors of a Ruin; what a Withdraw crosses (FB-16.30)."""

from __future__ import annotations

import json

from sandtable.core.space.formation import Placed
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.combat.charge import Charge, is_in_reach, why_not_target
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.draw_in import DrawIn
from sandtable.games.first_blood.combat.reform import Reform
from sandtable.games.first_blood.combat.withdraw import Withdraw
from sandtable.games.first_blood.measuring import are_engaged, in_contact, touches
from sandtable.games.first_blood.movement.charge.contact import Closing
from sandtable.games.first_blood.movement.charge.contact_places import ClosePlaces
from sandtable.games.first_blood.movement.formation.obstacles import contact_limits
from sandtable.games.first_blood.state import State
from tests.games.first_blood.support import PLAIN, asked, clause_of, keys, load, plain, put, run
from tests.support import clause

MEN, KNIGHTS, HUSCARLS = 2, 3, 7
"""Men-at-Arms: March 5; Household Knights: March 8, Cavalry."""


def tower(floors: int, **more: object) -> State:
    """The plain with a Ruin that has this many upper floors, from (30, 16) to (34, 20) inches."""
    field = json.loads(PLAIN)
    for piece in field["pieces"]:
        if piece["id"] == "ruin":
            piece |= {"size": floors + 1, "floors": floors}
        if piece["id"] == "pond" and more:
            piece |= more
    return plain(own_battlefield=json.dumps(field), placement="auto")


def perched(st: State, floor: int) -> int:
    """A lone Huscarl on a floor, in the middle of the Ruin."""
    put(st, HUSCARLS, (3200, 1800))
    first = st.plan(HUSCARLS).first
    for model in range(first + 1, st.plan(HUSCARLS).end):
        st.place[model] = -1
    st.floor[first] = floor
    return first


def lone(st: State, number: int, x: int, y: int, count: int = 1) -> int:
    """The first Models of a Regiment side by side, the others removed."""
    put(st, number, *[(x - (2 * st.plan(number).radius + 2) * at, y) for at in range(count)])
    first = st.plan(number).first
    for model in range(first + count, st.plan(number).end):
        st.place[model] = -1
    return first


@clause("FB-22.10")
def test_fb_22_10_a_floor_costs_three_inches_in_a_charge() -> None:
    st = tower(1)
    target = perched(st, 1)
    leader = lone(st, MEN, 2700, 1800)  # bases 4" apart
    assert is_in_reach(st, leader, target, 700)
    assert not is_in_reach(st, leader, target, 699)
    st.floor[target] = 0
    assert is_in_reach(st, leader, target, 400)


@clause("FB-22.10", "FB-22.2")
def test_fb_22_10_only_infantry_charges_models_on_another_floor() -> None:
    st = tower(1)
    perched(st, 1)
    lone(st, KNIGHTS, 2700, 1800)
    assert clause_of(why_not_target(st, KNIGHTS, HUSCARLS)) == "FB-15.3"
    lone(st, KNIGHTS, 2700, 2800)
    lone(st, MEN, 2700, 1800)
    assert why_not_target(st, MEN, HUSCARLS) is None


@clause("FB-22.10", "FB-22.11", "FB-22.20")
def test_fb_22_11_a_charge_may_go_over_several_floors() -> None:
    for die, up in ((4, False), (5, True)):  # March 5: 9" and 10"
        st = tower(3)
        target = perched(st, 3)
        leader = lone(st, MEN, 3000, 1800)  # 1" apart, three floors: 10"
        load(st, die)
        run(st, Charge(2, MEN, HUSCARLS))
        assert are_engaged(st, MEN, HUSCARLS) == up, die
        assert st.floor[leader] == (3 if up else 0)
        assert touches(st, leader, HUSCARLS) == up
        assert st.floor[target] == 3


@clause("FB-22.22")
def test_fb_22_22_a_model_that_cannot_reach_contact_stops_on_the_floor_before() -> None:
    st = tower(3)
    perched(st, 2)
    leader = lone(st, MEN, 3052, 1800, 2)  # the second one stands 1.02" behind
    mate = leader + 1
    for at, model in enumerate(range(leader + 2, leader + 4)):
        st.place[model] = point(2000, 1700 + 200 * at)
    load(st, 2)  # 7": 0.48" and two floors for the Leader, 1.50" and two floors are too much for the other
    run(st, Charge(2, MEN, HUSCARLS))
    assert (st.floor[leader], touches(st, leader, HUSCARLS)) == (2, True)
    assert st.floor[mate] == 1  # next to the target's
    assert not touches(st, mate, HUSCARLS)


@clause("FB-22.12")
def test_fb_22_12_a_pile_in_changes_one_floor_for_free_a_reform_pays() -> None:
    for frame, climbs in ((Clash(0, MEN, [], []), True), (Reform(0, MEN), False)):
        st = tower(1)
        perched(st, 1)
        leader = lone(st, MEN, 3098, 1800, 2)
        mate = leader + 1
        st.floor[leader] = 1
        st.place[mate] = point(3200, 1540)  # on the ground, 1.6" from the Huscarl
        load(st, 6)
        st.plan(MEN).stats = (3, *st.plan(MEN).stats[1:])  # March 3: nothing is left after the climb
        run(st, frame)
        assert (st.floor[mate] == 1) == climbs
        assert touches(st, mate, HUSCARLS) == climbs


@clause("FB-16.30", "FB-20.9")
def test_fb_16_30_a_withdraw_crosses_the_terrain_in_between() -> None:
    st = tower(1, rules=[{"rule": "very_dangerous"}], polygon=[[900, 900], [1300, 900], [1300, 1200], [900, 1200]])
    put(st, HUSCARLS, (1000, 1602))
    put(st, MEN, (1000, 1500))
    for model in st.models(MEN)[3:]:
        st.place[model] = -1
    load(st, 1, 1, *[6] * 3)  # a Clean Withdrawal, one Wound; then the terrain
    run(st, Withdraw(0, MEN))
    ends = [(x_of(st.place[model]), y_of(st.place[model])) for model in st.models(MEN)]
    assert all(y <= 1203 for _, y in ends)  # 3" away from the Huscarls
    rolled = [event[1] for event in st.events if event[0] == "roll" and event[1][1] == 11]
    assert rolled
    assert st.decision is None


@clause("FB-16.15", "FB-7.1")
def test_fb_16_15_the_defender_rolls_for_injuries() -> None:
    st = tower(1)
    put(st, MEN, (1000, 1500))
    put(st, HUSCARLS, (1000, 1602))
    load(st, 6, *[1] * 10, *[1] * 11)
    run(st, Clash(0, MEN, [], []))
    st.apply(asked(st, "reroll_hit").options[0])
    purposes = [(event[1][0], event[1][1]) for event in st.events if event[0] == "roll"]
    assert (1, 1) in purposes  # the enemy rolls the Injury dice
    assert "hits" in keys(st)


@clause("FB-15.25", "FB-22.10")
def test_fb_15_25_command_models_are_drawn_in_on_the_floor_of_the_charger_they_touch() -> None:
    st = tower(1)
    leader = perched(st, 1)
    lone(st, MEN, 2800, 1800, 2)
    below, upstairs = st.models(MEN)
    st.place[upstairs], st.floor[upstairs] = point(3050, 1650), 1
    assert not st.floor[below]
    run(st, DrawIn(HUSCARLS, MEN, [leader]))
    assert st.floor[leader] == 1
    assert in_contact(st, leader, upstairs)


@clause("FB-12.16", "FB-22.22")
def test_fb_12_16_on_a_floor_one_may_come_nearer_to_a_garrison_without_touching_it() -> None:
    st = tower(1)
    put(st, HUSCARLS, (3200, 1100))
    st.inside[HUSCARLS] = 0
    for model in st.models(HUSCARLS):
        st.place[model] = -2
    leader = lone(st, MEN, 3200, 1800)
    st.floor[leader] = 1
    closing = Closing(st, leader, [HUSCARLS], contact_limits([HUSCARLS]))
    places = ClosePlaces(closing, Placed(3200, 1700, 1, [(3200, 1800), (3200, 1700)]), 500, [])
    assert places.clause == "FB-12.16"  # no contact from up there
    assert places.is_near(3200, 1700) != places.is_near(3200, 1900)
