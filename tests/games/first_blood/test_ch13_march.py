"""Chapter 13: the 2" rule, Garrisons, entering over one's own edge and over others; Fly, Vanguard, Spearhead, Feral."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Region
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.knowledge import check_places
from sandtable.games.first_blood.measuring import in_command_range
from sandtable.games.first_blood.movement.formation.regiment import march_distance
from sandtable.games.first_blood.movement.march.entry import NO, YES, enablers, open_edges, why_not_enable
from sandtable.games.first_blood.movement.march.entry_room import EntryBody
from sandtable.games.first_blood.movement.march.march import DONE
from sandtable.games.first_blood.state import (
    ACTIVATED,
    ARRIVED,
    ARRIVING,
    EAST,
    FIELD,
    NOBODY,
    RESERVE,
    RETURNED,
    SOUTH,
    WEST,
    State,
)
from sandtable.games.first_blood.turn.actions import CHARGE, END, MARCH_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.moving import (
    HUSCARLS,
    JARL,
    KNIGHTS,
    MEN,
    MILITIA,
    RAIDERS,
    alone,
    entering,
    go,
    marching,
    rows,
    spots,
    square,
    table,
    way_of,
    why,
)
from tests.games.first_blood.support import asked, clause_of, listed, put, regiment, run
from tests.support import clause

TOWER = 0


def acting(st: State, number: int) -> State:
    return run(st, Activation(number, [], 2, False))


def entry(st: State) -> Region:
    found = asked(st, "enter").region
    assert found is not None
    return found


# -- March ---------------------------------------------------------------------------------------------------------------


@clause("FB-13.1", "FB-13.3", "FB-11.9")
def test_fb_13_1_a_regiment_in_contact_cannot_march_others_may_twice() -> None:
    st = table("auto")
    rows(st, MEN, 1000, 1000)
    put(st, HUSCARLS, (1000, 1102))
    assert clause_of(Activation(MEN, [], 2, False).why_not_take(st, MARCH_ACTION)) == "FB-11.11"
    put(st, HUSCARLS, (1000, 2400))
    acting(st, MEN)
    for _ in range(2):
        assert MARCH_ACTION in asked(st, "action").options
        st.apply(MARCH_ACTION)
        st.apply(point(*spots(st, MEN)[0]))
    assert st.has_mark(MEN, ACTIVATED)
    assert st.marches[MEN] == 2


@clause("FB-13.2")
def test_fb_13_2_the_lowest_march_of_the_regiment_counts() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    assert march_distance(st, MEN) == 500
    alone(st, MILITIA, 1000, 2000, count=1)
    assert march_distance(st, MILITIA) == 500  # the Servite who makes them faster is dead


@clause("FB-4.16")
def test_fb_4_16_a_standard_bearer_adds_an_inch_to_the_second_march() -> None:
    st = table("auto")
    rows(st, MEN, 1000, 1000)
    lengths = []
    for march in range(3):
        st.marches[MEN] = march
        lengths.append(march_distance(st, MEN))
    assert lengths == [500, 600, 500]
    st.place[st.models(MEN)[1]] = -1
    st.marches[MEN] = 1
    assert march_distance(st, MEN) == 500


@clause("FB-13.4")
def test_fb_13_4_a_march_keeps_more_than_two_inches_from_enemies() -> None:
    st = table("auto")
    alone(st, MEN, 1000, 1000)
    alone(st, HUSCARLS, 1500, 1000)
    region = marching(st, MEN)
    foe = st.models(HUSCARLS)[0]
    assert why(region, 1199, 1000) == []
    assert why(region, 1200, 1000) == ["FB-13.4"]  # exactly 2" is within 2"
    assert region.blamed(point(1200, 1000)) == [("model", foe)]
    alone(st, HUSCARLS, 1250, 1250)
    st.pop()
    region = marching(st, MEN)
    st.apply(point(960, 1480))
    assert way_of(st, st.models(MEN)[0]) == [(1000, 1000), (923, 1250), (960, 1480)]  # round him


@clause("FB-13.5")
def test_fb_13_5_a_model_that_starts_within_two_inches_must_not_come_nearer() -> None:
    st = table("auto")
    alone(st, MEN, 1000, 1000)
    alone(st, HUSCARLS, 1200, 1000)
    region = marching(st, MEN)
    assert why(region, 1000, 1000) == []
    assert why(region, 999, 1000) == []
    assert why(region, 1001, 1000) == ["FB-13.4"]
    assert why(region, 1000, 1001) == []


@clause("FB-13.6", "FB-21.2")
def test_fb_13_6_a_march_keeps_more_than_an_inch_from_garrisons() -> None:
    st = table("auto", tower=("", square(1500, 800)))
    alone(st, MEN, 1200, 1000)
    region = marching(st, MEN)
    assert why(region, 1349, 1000) == []
    assert why(region, 1350, 1000) == ["FB-13.6"]
    assert region.blamed(point(1350, 1000)) == [("piece", TOWER)]


@clause("FB-13.25")
def test_fb_13_25_a_model_that_starts_within_an_inch_of_a_garrison_must_not_come_nearer() -> None:
    st = table("auto", tower=("", square(1500, 800)))
    alone(st, MEN, 1400, 1000)
    region = marching(st, MEN)
    assert why(region, 1400, 1000) == []
    assert why(region, 1401, 1000) == ["FB-13.6"]
    assert why(region, 1400, 1100) == []


@clause("FB-21.23")
def test_fb_21_23_the_two_inches_are_measured_to_the_outline_of_an_enemy_garrison() -> None:
    st = table("auto", tower=("", square(1500, 800)))
    alone(st, MEN, 1100, 1000)
    put(st, HUSCARLS, (100, 3000))
    st.inside[HUSCARLS] = TOWER
    for model in st.models(HUSCARLS):
        st.place[model] = -2
    region = marching(st, MEN)
    assert why(region, 1249, 1000) == []
    assert why(region, 1250, 1000) == ["FB-21.23"]


@clause("FB-20.18", "FB-20.4")
def test_fb_20_18_impassable_terrain_is_passed_closely_but_not_ended_at() -> None:
    st = table("auto", crag=("impassable", square(1200, 800)))
    alone(st, MEN, 1000, 790)
    region = marching(st, MEN)
    crag = [piece.id for piece in st.field().pieces].index("crag")
    assert why(region, 1050, 900) == []
    assert why(region, 1051, 900) == ["FB-20.18"]
    assert region.blamed(point(1051, 900)) == [("piece", crag)]
    st.pop()
    alone(st, MEN, 1000, 700)
    region = marching(st, MEN)
    st.apply(point(1450, 649))
    assert spots(st, MEN) == [(1450, 649)]


@clause("FB-20.4")
def test_fb_20_4_zonal_terrain_does_not_slow_a_march() -> None:
    st = table("auto", wood=("hindering", square(1100, 900)))
    alone(st, MEN, 1000, 1000)
    region = marching(st, MEN)
    assert why(region, 1500, 1000) == []


# -- Fly -----------------------------------------------------------------------------------------------------------------

WINGED = listed(
    "Chieftain", "- 6 Winglings", "- 6 Braves", "- 2 Thunder Riders", "- 2 Raptor Riders", faction="wadrhun"
)


@clause("FB-24.22", "FB-24.23", "FB-24.36")
def test_fb_24_22_flyers_march_over_everything_but_do_not_end_on_it() -> None:
    st = table("auto", army_1=WINGED, crag=("impassable", square(1200, 900)), tower=("", square(1200, 1400)))
    wings, foe = regiment(st, "winglings"), regiment(st, "huscarls", 1)
    alone(st, wings, 1000, 1100)
    alone(st, foe, 1000, 1500)
    region = marching(st, wings)
    assert why(region, 1800, 1100) == []  # over the crag
    assert why(region, 1400, 1800 + 160) == []  # over the tower
    assert why(region, 1000, 2000) == []  # over an enemy
    assert why(region, 1400, 1100) == ["FB-20.18"]
    assert why(region, 1400, 1500) == ["FB-13.6"]
    assert why(region, 1000, 1250) == ["FB-13.4"]  # the 2" rule applies where it ends
    st.apply(point(1800, 1100))
    assert way_of(st, st.models(wings)[0]) == [(1000, 1100), (1800, 1100)]


@clause("FB-24.24")
def test_fb_24_24_a_flying_march_moves_through_terrain_only_where_it_starts_or_ends() -> None:
    for start, rolls in ((1000, 0), (1250, 1)):
        st = table("auto", army_1=WINGED, wood=("dangerous", square(1200, 900)))
        wings = regiment(st, "winglings")
        alone(st, wings, start, 1100)
        marching(st, wings)
        st.rng.load([5] * rolls)
        st.apply(point(1800, 1100))
        assert len([event for event in st.events if event[0] == "roll"]) == rolls


# -- entering ------------------------------------------------------------------------------------------------------------


@clause("FB-13.8", "FB-13.9", "FB-3.7", "FB-12.12", "FB-9.7", "FB-13.22")
def test_fb_13_8_a_regiment_marches_on_over_its_own_edge() -> None:
    st = table("auto")
    entering(st, MEN)
    region = entry(st)
    assert region.candidates()[0] == point(1800, 450)  # the middle, as far in as allowed
    assert why(region, 1800, 451) == ["FB-13.9"]
    assert why(region, 1800, 450) == []
    st.apply(point(1800, 450))
    assert st.status[MEN] == FIELD
    assert spots(st, MEN)[:3] == [(1800, 450), (1902, 450), (1698, 450)]  # ranks of five
    assert spots(st, MEN)[5] == (1800, 348)
    assert way_of(st, st.models(MEN)[0]) == [(1800, -50), (1800, 450)]
    assert all(st.edge_distance(model, SOUTH) + 50 <= 500 for model in st.models(MEN))
    assert all(in_command_range(st, model) for model in st.models(MEN))
    check_places(st)


@clause("FB-12.12")
def test_fb_12_12_others_enter_in_ranks_of_three() -> None:
    st = table("auto", army_2="wa-great-hunt")
    body = EntryBody(
        st, regiment(st, "thunder_riders", 1) if has(st, "thunder_riders") else KNIGHTS, SOUTH, NOBODY, False
    )
    assert body.wide == 3


def has(st: State, entry: str) -> bool:
    return any(plan.entry == entry for plan in st.rules.plans)


@clause("FB-11.13", "FB-11.19", "FB-13.20", "FB-13.19")
def test_fb_13_20_the_second_action_after_the_entry_is_free() -> None:
    st = table("auto")
    st.status[MEN] = ARRIVING
    st.set_mark(MEN, ARRIVED)
    put(st, HUSCARLS, (1800, 1200))
    acting(st, MEN)
    assert st.decision is not None
    assert st.decision.kind == "enter"  # nothing else is possible, so it is not asked
    st.apply(point(1800, 450))
    question = asked(st, "action")
    assert END in question.options
    assert MARCH_ACTION in question.options
    assert CHARGE not in question.options
    st.apply(MARCH_ACTION)
    region = asked(st, "march").region
    assert region is not None
    assert region.contains(point(1800, 700))  # entry limits no longer apply


@clause("FB-13.21")
def test_fb_13_21_the_two_inch_rule_holds_while_entering() -> None:
    st = table("auto")
    alone(st, HUSCARLS, 1800, 500)
    entering(st, MEN)
    region = entry(st)
    assert why(region, 1800, 450) == ["FB-13.4"]
    assert region.candidates()[0] != point(1800, 450)


@clause("FB-13.23")
def test_fb_13_23_a_way_in_may_be_shifted_along_the_edge() -> None:
    st = table("auto")
    alone(st, MILITIA, 1800, 100)
    plan = st.plan(MEN)
    for model in range(plan.first + 1, plan.end):
        st.place[model] = -1
    entering(st, MEN)
    st.apply(SOUTH)
    assert entry(st).contains(point(1800, 290))  # right behind it stands a friend
    st.apply(point(1800, 290))
    assert way_of(st, plan.first) == [(2100, -50), (1800, 290)]


def block(st: State, edge_depth: int) -> None:
    """Enemies all along the southern edge, so near to it that nobody can stand behind them."""
    foes = [st.models(number)[0] for number in (HUSCARLS, RAIDERS)]
    wall = [model for number in (HUSCARLS, RAIDERS) for model in range(st.plan(number).first, st.plan(number).end)]
    assert foes
    for at, model in enumerate(wall):
        st.place[model] = point(min(50 + 180 * at, 3550), edge_depth)
    st.status[HUSCARLS] = st.status[RAIDERS] = FIELD


@clause("FB-13.18", "FB-9.8", "FB-13.22", "FB-11.19")
def test_fb_13_18_a_regiment_that_cannot_enter_goes_back_and_arrives_next_turn() -> None:
    st = table("auto")
    block(st, 250)
    st.status[MEN] = ARRIVING
    st.set_mark(MEN, ARRIVED)
    assert open_edges(st, MEN) == []
    acting(st, MEN)
    assert st.decision is None
    assert st.status[MEN] == RESERVE
    assert st.has_mark(MEN, RETURNED)
    assert not st.has_mark(MEN, ARRIVED)


@clause("FB-13.17", "FB-4.16", "FB-13.22", "FB-12.17")
def test_fb_13_17_two_marches_as_one_move_if_one_does_not_suffice() -> None:
    """A path leads between two crags, but no Model can end so near to them; beyond them there is room."""
    west, east = [[0, 100], [1655, 100], [1655, 400], [0, 400]], [[1945, 100], [3600, 100], [3600, 400], [1945, 400]]
    st = table("auto", wood=("impassable", west), crag=("impassable", east), tower=("", square(3000, 3000)))
    plan = st.plan(MEN)
    for model in range(plan.first + 4, plan.end):
        st.place[model] = -1
    st.status[MEN] = ARRIVING
    assert EntryBody(st, MEN, SOUTH, NOBODY, False).first_place(st) is None
    acting(st, MEN)
    region = entry(st)
    assert why(region, 1800, 1050) == []  # 5" and 5" and the inch of the Standard Bearer
    assert why(region, 1800, 1051) == ["FB-13.9"]
    st.apply(region.candidates()[0])
    assert st.marches[MEN] == 2
    assert st.has_mark(MEN, ACTIVATED)  # both Actions are used up
    assert all(in_command_range(st, model) for model in st.models(MEN))


@clause("FB-13.24")
def test_fb_13_24_a_garrison_cannot_be_occupied_by_the_entry() -> None:
    st = table("auto", tower=("", square(1600, 300)))
    entering(st, MEN)
    assert "garrison" not in [str(option) for option in asked(st, "enter").options]
    assert asked(st, "enter").options == []


# -- other edges ---------------------------------------------------------------------------------------------------------


def flanked() -> State:
    st = table("auto")
    rows(st, MILITIA, 1000, 900)
    put(st, JARL, (1800, 3000))
    return st


@clause("FB-13.10", "FB-13.11", "FB-13.14", "FB-13.15", "FB-13.16")
def test_fb_13_10_another_edge_behind_an_enabling_regiment() -> None:
    st = flanked()
    entering(st, MEN)
    assert asked(st, "entry_edge").options == [SOUTH, EAST, WEST]
    st.apply(WEST)
    region = entry(st)  # only one Regiment enables
    assert why(region, 450, 800) == []
    assert why(region, 451, 800) == ["FB-13.9"]  # wholly within 5" of the edge used
    assert why(region, 300, 901) == ["FB-13.14"]  # not further from its own edge than the rearmost Leader
    st.apply(point(450, 700))
    rear = 900
    assert all(y_of(st.place[model]) <= rear for model in st.models(MEN))
    assert all(0 <= way_of(st, model)[0][1] <= rear for model in st.models(MEN))
    assert {way_of(st, model)[0][0] for model in st.models(MEN)} == {-50}


@clause("FB-13.12", "FB-24.46", "FB-24.17")
def test_fb_13_12_heavy_regiments_need_a_heavy_or_medium_one() -> None:
    st = table("auto", army_1=listed("Noble Lord", "- 6 Militia", "- 6 Steel Legion", "- 6 Men-at-Arms"))
    light, heavy, medium = 1, 2, 3
    assert [st.plan(number).klass for number in (light, heavy, medium)] == [0, 2, 1]
    rows(st, light, 1000, 900)
    rows(st, medium, 1000, 1500)
    put(st, 5, (1800, 3000))
    assert clause_of(why_not_enable(st, heavy, light)) == "FB-13.12"
    assert why_not_enable(st, heavy, medium) is None
    assert why_not_enable(st, medium, light) is None
    st = table("auto", army_1=WINGED)
    riders, spears, wings = (regiment(st, name) for name in ("thunder_riders", "raptor_riders", "winglings"))
    put(st, spears, (1000, 900))
    put(st, wings, (1000, 600))
    assert why_not_enable(st, riders, spears) is None
    assert clause_of(why_not_enable(st, riders, wings)) == "FB-24.17"


@clause("FB-13.13", "FB-24.17")
def test_fb_13_13_no_enemy_leader_may_be_as_near_to_its_own_edge() -> None:
    for y, clause_id in ((901, None), (900, "FB-13.13")):
        st = flanked()
        put(st, JARL, (3000, y))
        assert clause_of(why_not_enable(st, MEN, MILITIA)) == clause_id
        assert enablers(st, MEN, WEST) == ([MILITIA] if clause_id is None else [])


@clause("FB-13.16")
def test_fb_13_16_the_enabling_regiment_is_on_the_battlefield() -> None:
    st = flanked()
    st.status[MILITIA] = ARRIVING
    assert clause_of(why_not_enable(st, MEN, MILITIA)) == "FB-13.16"


# -- Vanguard ------------------------------------------------------------------------------------------------------------

RANGERS = listed("Noble Lord", "- 6 Imperial Ranger Corps", "- 6 Militia")


@clause("FB-24.54", "FB-24.55", "FB-27.14")
@pytest.mark.parametrize("foe", [1400, 1401])
def test_fb_24_54_vanguard_marches_on_at_once(foe: int) -> None:
    st = table("auto", army_1=RANGERS)
    rangers = regiment(st, "imperial_ranger_corps")
    enemy = regiment(st, "huscarls", 1)
    alone(st, enemy, 1800, foe + 50)
    entering(st, rangers)
    st.apply(point(1800, 550))  # March 6
    if foe == 1400:
        assert st.decision is None  # 8" away is within 8"
        return
    assert asked(st, "vanguard").options == [NO, YES]
    no = st.clone()
    no.apply(NO)
    assert no.decision is None
    st.apply(YES)
    region = asked(st, "march").region
    assert region is not None
    assert region.contains(point(2000, 1000))  # no entry limits
    st.apply(point(2000, 1000))
    assert st.decision is None
    assert st.marches[rangers] == 2


@clause("FB-13.8")
def test_fb_13_8_with_free_placement_models_are_placed_one_by_one() -> None:
    st = table()
    entering(st, MEN)
    st.apply(point(1800, 450))
    models = [option for option in asked(st, "arrange").options[1:] if isinstance(option, int)]
    st.apply(models[0])
    region = asked(st, "place_model").region
    assert region is not None
    assert why(region, 1900, 451) == ["FB-13.9"]
    st.apply(point(1950, 440))
    st.apply(DONE)
    assert st.place[models[0]] == point(1950, 440)
    assert x_of(st.place[models[0]]) == 1950
    go_on = st.decision
    assert go_on is None


@clause("FB-20.9")
def test_fb_20_9_dangerous_terrain_is_rolled_for_on_entry() -> None:
    st = table("auto", wood=("dangerous", [[1000, 0], [2600, 0], [2600, 200], [1000, 200]]))
    entering(st, MEN)
    st.rng.load([5] * st.count(MEN))
    go(st, 1800, 450)
    assert [len(event[1]) - 2 for event in st.events if event[0] == "roll"] == [st.count(MEN)]
