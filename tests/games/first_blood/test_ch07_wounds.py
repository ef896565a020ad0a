"""Chapter 7: casualties, Morale, Broken and Shattered, healing."""

from __future__ import annotations

import pytest

from sandtable.core.space.points import point
from sandtable.games.first_blood.army_building.forces import LEADER, RANK, SPECIAL, STANDARD
from sandtable.games.first_blood.healing import Healing
from sandtable.games.first_blood.measuring import has_reroll, leader_models, leader_of
from sandtable.games.first_blood.state import ARRIVING, BROKEN, FIELD, GONE, NOBODY, SLAIN, WAITING, State
from sandtable.games.first_blood.tables.scenarios import DESECRATE
from sandtable.games.first_blood.wounds import (
    automatic,
    break_regiment,
    destroy,
    extra_wounds,
    heal_markers,
    morale_faces,
    morale_failures,
    next_casualties,
    resolve_value,
    return_model,
    returnable,
    settle_losses,
    slay,
    suffer,
    tally,
)
from tests.games.first_blood.support import asked, game, keys, listed, load, plain, put, regiment, run
from tests.support import clause

MILITIA = 1
KNIGHTS = 3
PLAIN = listed(
    "Noble Lord",
    "retinue: Combat, Combat, Herald",
    "- 10 Militia, Standard Bearer",
    "- 6 Militia",
    "- 2 Household Knights",
)


def lose(st: State, number: int, count: int) -> None:
    """Slay this many Models of a Regiment, in the order of casualties."""
    for _ in range(count):
        slay(st, next_casualties(st, number, [])[-1])


def roles(st: State, models: list[int]) -> list[int]:
    return [st.rules.forces.roles[model] for model in models]


@clause("FB-7.8", "FB-7.9")
def test_fb_7_9_markers_gather_until_a_model_is_slain() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    put(st, KNIGHTS, (400, 1000))
    assert suffer(st, next_casualties(st, MILITIA, [])[0])
    assert (st.count(MILITIA), st.wounds[MILITIA]) == (9, 0)
    for _ in range(3):
        assert not suffer(st, next_casualties(st, KNIGHTS, [])[0])
    assert (st.count(KNIGHTS), st.wounds[KNIGHTS]) == (2, 3)  # Wounds 4
    assert suffer(st, next_casualties(st, KNIGHTS, [])[0])
    assert (st.count(KNIGHTS), st.wounds[KNIGHTS]) == (1, 0)


@clause("FB-7.11", "FB-7.13")
def test_fb_7_11_rank_and_file_then_command_models_the_leader_last() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    order = []
    while st.count(MILITIA):
        equal = next_casualties(st, MILITIA, [])
        assert len(set(roles(st, equal))) == 1
        model = automatic(st, MILITIA, equal)
        order.append(st.rules.forces.roles[model])
        slay(st, model)
    assert order == [*[RANK] * 7, SPECIAL, STANDARD, LEADER]


@clause("FB-7.12")
def test_fb_7_12_the_source_orders_the_rank_and_file() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    first = st.plan(MILITIA).first
    preferred = [0, 0, 0, 1, 1, 1, 0, 1, 1, 1]
    assert next_casualties(st, MILITIA, preferred) == [first + 6]
    assert next_casualties(st, MILITIA, []) == list(range(first + 3, first + 10))


@clause("FB-7.13")
def test_fb_7_13_automatic_the_furthest_from_the_leader() -> None:
    st = game()
    put(st, MILITIA, (400, 400), (500, 400), (600, 400), (400, 800), (800, 400), (400, 500))
    first = st.plan(MILITIA).first
    assert automatic(st, MILITIA, [first + 3, first + 4, first + 5]) == first + 4  # equal: the highest number


@clause("FB-7.14")
@pytest.mark.parametrize("number", [0, MILITIA, KNIGHTS])
def test_fb_7_14_nobody_is_left_outside_command_range_if_it_can_be_avoided(number: int) -> None:
    """Only Leader Models hold others in Command Range, and none of them is chosen while another Model could be."""
    st = game(PLAIN)
    put(st, number, (400, 400))
    st.acting[KNIGHTS] = st.plan(KNIGHTS).first
    chosen = []
    while st.count(number):
        equal = next_casualties(st, number, [])
        assert len(equal) == 1 or not set(equal) & set(leader_models(st, number))
        chosen.append(len(equal))
        slay(st, equal[0])
    assert max(chosen) > 1 or number == KNIGHTS, "there is a choice"


@clause("FB-4.19")
def test_fb_4_19_an_acting_leader_is_removed_last() -> None:
    st = game(listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    put(st, 1, (400, 400))
    lose(st, 1, 7)
    assert st.models(1) == [st.acting[1]] == [st.plan(1).first]
    st = game(listed("Pheromancer", "- 8 Force-Grown Drones", "- 1 Abomination", faction="spires"))
    put(st, 2, (1000, 1000))
    assert leader_models(st, 2) == st.models(2)


@clause("FB-4.24", "FB-17.13")
def test_fb_4_24_a_new_acting_leader_where_the_last_leader_fell() -> None:
    st = game()
    put(st, 0, (400, 400), (400, 600), (400, 510), (900, 400))
    slay(st, 0)  # the Noble Lord is slain in a Duel
    assert st.acting[0] == 2  # the nearest to his place
    assert not has_reroll(st, 0)
    assert leader_of(st, 0) == NOBODY


@clause("FB-7.10", "FB-7.15")
def test_fb_7_15_a_regiment_without_models_is_destroyed() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    st.command[0] = [0, 1, 2]
    st.overcharge[MILITIA] = 2
    lose(st, MILITIA, 10)
    assert st.status[MILITIA] == GONE
    assert st.gone[MILITIA] == st.turn
    assert st.command[0] == [0, 2]
    assert st.overcharge[MILITIA] == 0
    assert "destroyed" in keys(st)


@clause("FB-17.12")
def test_fb_17_12_retinue_models_fall_before_the_character() -> None:
    st = game()
    put(st, 0, (400, 400))
    st.wounds[0] = 2  # the Character's markers do not cause Wounds on it
    assert next_casualties(st, 0, []) == [1, 2, 3]  # the Lieutenant is a Retinue Model like the others
    assert suffer(st, 2)
    assert (st.wounds[0], st.models(0)) == (2, [0, 1, 3])
    lose(st, 0, 2)
    assert not suffer(st, 0)
    assert st.wounds[0] == 3


@clause("FB-7.18", "FB-28.1")
def test_fb_7_18_the_resolve_value_and_its_size_bonus() -> None:
    st = game(PLAIN)
    put(st, MILITIA, (400, 400))
    lose(st, MILITIA, 2)
    assert resolve_value(st, MILITIA) == 2 + 1  # 8 Models
    lose(st, MILITIA, 2)
    assert resolve_value(st, MILITIA) == 2 + 1  # 6 Models
    lose(st, MILITIA, 1)
    assert resolve_value(st, MILITIA) == 2
    put(st, KNIGHTS, (400, 1500))
    assert resolve_value(st, KNIGHTS) == 3 + 1
    lose(st, KNIGHTS, 1)
    assert resolve_value(st, KNIGHTS) == 3
    beast = game("no-call-of-the-hunt")
    put(beast, 3, (1000, 1000))
    assert resolve_value(beast, 3) == 4  # Monsters get no bonus


@clause("FB-7.25")
def test_fb_7_25_a_broken_regiment_uses_its_profile_resolve() -> None:
    st = game(PLAIN)
    put(st, MILITIA, (400, 400))
    put(st, 0, (400, 520), (2000, 2000))
    assert resolve_value(st, MILITIA) == 3 + 1  # the Noble Lord's Resolve 3
    st.set_mark(MILITIA, BROKEN)
    assert resolve_value(st, MILITIA) == 2


@clause("FB-17.4", "FB-17.5")
def test_fb_17_5_commanding_presence_gives_the_higher_resolve() -> None:
    st = game(PLAIN)
    put(st, MILITIA, (400, 400))
    put(st, 0, (400, 2000))
    assert resolve_value(st, MILITIA) == 2 + 1
    put(st, 0, (500 + 500 + 400 - 100, 400), (3000, 3000))  # 8" with a Herald: from the Standard Bearer at (5, 4)
    assert resolve_value(st, MILITIA) == 3 + 1
    put(st, 0, (500 + 901, 400), (3000, 3000))
    assert resolve_value(st, MILITIA) == 2 + 1


@clause("FB-17.5")
def test_fb_17_5_a_character_of_lower_resolve_takes_nothing_away() -> None:
    st = plain(listed("Noble Lord", "- 6 Gilded Legion"))  # Resolve 3 beside Resolve 4
    put(st, 1, (400, 400))
    put(st, 0, (400, 600))
    assert resolve_value(st, 1) == 4 + 1


@clause("FB-7.19", "FB-28.7", "FB-7.20")
def test_fb_7_19_one_die_for_each_wound_and_extra_wounds_by_failures() -> None:
    st = game()
    load(st, 1, 3, 4, 6)
    faces = morale_faces(st, MILITIA, 4)
    assert faces == [1, 3, 4, 6]
    assert morale_failures(faces, 3) == 2
    assert morale_failures([1, 6], 0) == 1
    assert morale_failures([5, 6], 9) == 1
    assert [extra_wounds(n) for n in (0, 1, 3, 4, 6, 7, 9, 10, 15)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize(("lost", "broken"), [(4, False), (5, True), (9, True)])
@clause("FB-7.22")
def test_fb_7_22_half_or_more_lost_to_one_action_breaks(lost: int, broken: bool) -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    before = tally(st)
    lose(st, MILITIA, lost)
    settle_losses(st, before, NOBODY)
    assert st.has_mark(MILITIA, BROKEN) == broken
    assert st.status[MILITIA] == FIELD


@clause("FB-7.22", "FB-7.23", "FB-7.28", "FB-7.37")
def test_fb_7_22_losses_of_two_actions_are_not_added_up() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    for _ in range(2):
        before = tally(st)
        lose(st, MILITIA, 3)
        settle_losses(st, before, MILITIA)  # its own Action counts too
    assert not st.has_mark(MILITIA, BROKEN)
    before = tally(st)
    lose(st, MILITIA, 2)
    settle_losses(st, before, MILITIA)
    assert st.has_mark(MILITIA, BROKEN)  # 2 of 4, and not shattered by the same Action
    assert st.status[MILITIA] == FIELD


@clause("FB-7.28")
def test_fb_7_28_who_breaks_in_an_action_is_not_shattered_by_it() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    before = tally(st)
    st.set_mark(MILITIA, BROKEN)  # by refusing a Duel, for example
    lose(st, MILITIA, 6)
    settle_losses(st, before, NOBODY)
    assert st.status[MILITIA] == FIELD


@clause("FB-7.33")
def test_fb_7_33_retinue_models_never_return() -> None:
    st = game(listed("Noble Lord", "retinue: Combat, Combat", "- 6 Men-at-Arms"))
    put(st, 0, (400, 400))
    lose(st, 0, 1)
    assert st.count(0) == 2
    assert returnable(st, 0) == []


@clause("FB-7.22", "FB-7.23")
def test_fb_7_23_the_march_onto_the_battlefield_may_break_a_regiment() -> None:
    st = game()
    st.status[MILITIA] = ARRIVING
    before = tally(st)
    put(st, MILITIA, (400, 400))
    lose(st, MILITIA, 5)
    settle_losses(st, before, MILITIA)
    assert st.has_mark(MILITIA, BROKEN)


@clause("FB-7.27")
def test_fb_7_27_a_broken_regiment_that_loses_half_again_is_shattered() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    st.set_mark(MILITIA, BROKEN)
    before = tally(st)
    lose(st, MILITIA, 4)
    settle_losses(st, before, NOBODY)
    assert st.status[MILITIA] == FIELD
    before = tally(st)
    lose(st, MILITIA, 3)
    settle_losses(st, before, NOBODY)
    assert st.status[MILITIA] == GONE
    assert st.count(MILITIA) == 0
    assert "shattered" in keys(st)


@clause("FB-7.37")
def test_fb_7_37_the_acting_regiment_is_checked_last() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    put(st, 6, (400, 1400))
    before = tally(st)
    lose(st, MILITIA, 6)
    lose(st, 6, 7)
    st.events = []
    settle_losses(st, before, MILITIA)
    assert [args for key, args, _, _ in st.events if key == "broken"] == [(1, 6), (0, MILITIA)]


def test_some_cannot_become_broken() -> None:
    hold = listed("Hold Raegh", "- 10 Hold Thanes, Herald of Stone", faction="dweghom")
    st = game(hold)
    put(st, 1, (400, 400))
    before = tally(st)
    lose(st, 1, 5)
    settle_losses(st, before, NOBODY)
    assert not st.has_mark(1, BROKEN)  # 5 Models are left
    st = game(hold)
    put(st, 1, (400, 400))
    before = tally(st)
    lose(st, 1, 6)
    settle_losses(st, before, NOBODY)
    assert st.has_mark(1, BROKEN)


@clause("FB-7.29")
def test_fb_7_29_broken_regiments_still_give_commanding_presence() -> None:
    st = game(PLAIN)
    put(st, MILITIA, (400, 400))
    put(st, 0, (400, 520), (2000, 2000))
    st.set_mark(0, BROKEN)
    assert resolve_value(st, MILITIA) == 3 + 1


@clause("FB-7.30", "FB-7.31", "FB-7.33")
def test_fb_7_30_heal_points_remove_markers_then_return_models() -> None:
    st = game()
    put(st, KNIGHTS, (400, 400))
    st.wounds[KNIGHTS] = 3
    assert heal_markers(st, KNIGHTS, 2) == 0
    assert heal_markers(st, KNIGHTS, 2) == 1
    assert st.wounds[KNIGHTS] == 0
    trolls = regiment(st, "trolls", 1)
    put(st, trolls, (400, 2000))
    assert returnable(st, trolls) == []
    second = st.plan(trolls).first + 1
    slay(st, second)
    assert returnable(st, trolls) == [second]
    return_model(st, second, st.place[second - 1] + 200)
    assert (st.count(trolls), st.wounds[trolls]) == (2, 4)  # 1 Wound of 5 remaining
    put(st, MILITIA, (400, 3000))
    lose(st, MILITIA, 9)
    slain = [m for m in range(st.plan(MILITIA).first, st.plan(MILITIA).end) if st.place[m] == SLAIN]
    assert len(slain) == 9
    assert roles(st, returnable(st, MILITIA)) == [RANK] * 7  # no Command Models
    put(st, 0, (2000, 400))
    slay(st, 1)
    assert returnable(st, 0) == []  # never Retinue Models
    destroy(st, MILITIA)
    assert returnable(st, MILITIA) == []


@clause("FB-21.24")
def test_fb_21_24_inside_a_garrison_models_return_inside() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    st.inside[MILITIA] = 0
    plan = st.plan(MILITIA)
    st.place[plan.first : plan.end] = [WAITING] * 10
    slay(st, plan.end - 1)
    return_model(st, plan.end - 1, 5)
    assert st.place[plan.end - 1] == WAITING


@clause("FB-25.11")
def test_fb_25_11_destroyed_regiments_score_in_scenario_2() -> None:
    st = game()
    st.scenario = DESECRATE
    for number, points in ((4, 1), (MILITIA, 2), (0, 2)):  # Crossbowmen; with a Standard Bearer; a Character
        before = st.vp[1]
        put(st, number, (400 + 100 * number, 400))
        if number == MILITIA:
            slay(st, st.plan(MILITIA).first + 1)  # the Standard Bearer dies before: as bought
        destroy(st, number)
        assert st.vp[1] - before == points


def test_break_regiment_is_told_once() -> None:
    st = game()
    break_regiment(st, MILITIA)
    break_regiment(st, MILITIA)
    assert keys(st).count("broken") == 1


# -- places of returned Models ---------------------------------------------------------------------------------------------


def wounded(st: State, regiment: int, slain: int) -> None:
    for model in st.models(regiment)[-slain:]:
        slay(st, model)


@clause("FB-7.30", "FB-7.31", "FB-7.32", "FB-27.14", "FB-29.10")
def test_fb_7_32_the_owner_chooses_the_place_of_a_returned_model() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), "no-jarls-raid")
    put(st, 1, (1000, 1000))
    wounded(st, 1, 2)
    put(st, 3, (1000, 1400))
    run(st, Healing(1, 3))
    question = asked(st, "return")
    assert (question.seat, question.context) == (0, (1, 3))
    region = question.region
    assert region is not None
    assert region.why_not(point(1050, 1000)) == ["FB-3.11"]  # on top of others
    assert region.why_not(point(1000, 1650)) != []  # beyond Command Range
    assert region.why_not(point(1000, 1150)) == ["FB-7.32"]  # within 2" of an enemy
    assert region.contains(point(1000, 800))
    st.apply(point(1000, 800))
    assert st.count(1) == 5
    st.apply(asked(st, "return").candidates()[0])
    assert st.decision is None  # nobody is left to return
    assert st.count(1) == 6


@clause("FB-7.35", "FB-27.1")
def test_fb_7_35_the_automatic_place_is_nearest_to_the_leader() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), "no-jarls-raid")
    st.rules.auto = True
    put(st, 1, (1000, 1000), (3000, 1000))
    for model in st.models(1)[1:]:
        slay(st, model)
    run(st, Healing(1, 3))
    first = st.plan(1).first
    assert [st.place[model] for model in range(first + 1, first + 4)] == [
        point(949, 912),
        point(1051, 912),
        point(949, 1088),
    ]  # further south, then further west


@clause("FB-7.31", "FB-7.9")
def test_fb_7_31_a_returned_model_has_one_wound_and_is_healed_further() -> None:
    st = plain(listed("Biomancer", "- 2 Brute Drones", faction="spires"), "no-jarls-raid")
    st.rules.auto = True
    put(st, 1, (1000, 1000))
    wounded(st, 1, 1)
    st.wounds[1] = 1
    run(st, Healing(1, 4))  # one marker, one Model with three markers, two of them
    assert (st.count(1), st.wounds[1]) == (2, 1)


@clause("FB-7.32", "FB-12.17")
def test_fb_7_32_points_without_a_place_are_lost() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), "no-jarls-raid")
    put(st, 1, (1000, 1000), (1075, 1075), (925, 1075), (925, 925), (1075, 925))
    wounded(st, 1, 1)
    around = [(x, y) for x in (600, 1000, 1400) for y in (600, 1000, 1400) if (x, y) != (1000, 1000)]
    put(st, 3, *around, (2000, 3000))
    run(st, Healing(1, 2))
    assert st.decision is None  # too near to enemies everywhere
    assert st.count(1) == 5


@clause("FB-7.32")
def test_fb_7_32_engaged_models_may_return_beside_their_enemies() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), "no-jarls-raid")
    put(st, 1, (1000, 1000))
    wounded(st, 1, 2)
    put(st, 3, (1000, 1102))
    run(st, Healing(1, 1))
    region = asked(st, "return").region
    assert region is not None
    assert region.contains(point(1000, 898))


@clause("FB-21.24")
def test_fb_21_24_inside_walls_models_join_up_to_the_capacity() -> None:
    st = plain(listed("Noble Lord", "- 14 Men-at-Arms"), "no-jarls-raid")
    plan = st.plan(1)
    put(st, 1, (1000, 1000))
    wounded(st, 1, 4)
    st.inside[1] = 0
    st.place[plan.first : plan.first + 10] = [WAITING] * 10
    run(st, Healing(1, 4))
    assert st.count(1) == 12  # the tower holds twelve
