"""Chapter 12: the Leader moves, the others form up, and every refused place has a reason."""

from __future__ import annotations

import pytest

from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.measuring import in_command_range, models_within
from sandtable.games.first_blood.movement.formation.obstacles import GROUND, march_limits
from sandtable.games.first_blood.movement.formation.reach import TURN
from sandtable.games.first_blood.movement.formation.regiment import MovingRegiment, march_distance
from sandtable.games.first_blood.movement.march.march import DONE, March
from tests.games.first_blood.moving import (
    HUSCARLS,
    KNIGHTS,
    MEN,
    MILITIA,
    RAIDERS,
    alone,
    go,
    marching,
    rows,
    spots,
    square,
    table,
    way_of,
    why,
)
from tests.games.first_blood.support import answer, asked, put, run
from tests.support import clause


@clause("FB-12.1", "FB-12.2", "FB-12.9", "FB-12.20", "FB-13.2")
def test_fb_12_9_the_others_keep_their_places_relative_to_the_leader() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    before = spots(st, MEN)
    marching(st, MEN)
    go(st, 1300, 1400)  # 5" away, March 5
    assert spots(st, MEN) == [(x + 300, y + 400) for x, y in before]  # over each other's old places
    assert all(len(way_of(st, model)) == 2 for model in st.models(MEN))
    assert st.decision is None


@clause("FB-12.3", "FB-13.7")
def test_fb_12_3_a_march_may_be_shorter_or_nothing_at_all() -> None:
    for x, y in ((1000, 1000), (1001, 1000), (1000, 1500)):
        st = table("auto")
        rows(st, MEN, 1000, 1000)
        marching(st, MEN)
        st.apply(point(x, y))
        assert spots(st, MEN)[0] == (x, y)
        assert st.marches[MEN] == 1


@clause("FB-12.2", "FB-29.10")
def test_fb_12_2_too_far_is_refused_to_the_hundredth() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    region = marching(st, MEN)
    assert why(region, 1500, 1000) == []
    assert why(region, 1501, 1000) == ["FB-12.2"]
    assert why(region, 1354, 1354) == ["FB-12.2"]
    assert region.candidates()[0] == point(1000, 1000)  # the automatic answer is legal
    assert all(region.contains(spot) for spot in region.candidates())


@clause("FB-12.4", "FB-12.5", "FB-12.6", "FB-3.11")
def test_fb_12_4_no_way_through_other_regiments_but_between_them() -> None:
    st = table("auto")
    alone(st, MEN, 1000, 1000)
    alone(st, MILITIA, 1250, 1000)
    region = marching(st, MEN)
    friend = st.models(MILITIA)[0]
    assert why(region, 1250, 1099) == ["FB-3.11"]
    assert region.blamed(point(1250, 1099)) == [("model", friend)]
    assert why(region, 1250, 1100) == []  # touching is not overlapping
    st.apply(point(1440, 1000))
    way = way_of(st, st.models(MEN)[0])
    assert len(way) > 2  # round the friend


@clause("FB-12.4", "FB-12.8")
def test_fb_12_4_where_no_way_is_short_enough_the_blocker_is_named() -> None:
    st = table("auto")
    alone(st, MEN, 1000, 1000)
    rows(st, MILITIA, 1250, 1300, wide=1)  # a wall of ten bases from north to south
    region = marching(st, MEN)
    assert why(region, 1400, 1000) == ["FB-12.4"]
    assert {target[0] for target in region.blamed(point(1400, 1000))} == {"model"}


@clause("FB-12.6", "FB-3.3")
def test_fb_12_6_the_base_ends_on_the_table() -> None:
    st = table()
    alone(st, MEN, 300, 300)
    region = marching(st, MEN)
    assert why(region, 50, 300) == []
    assert why(region, 49, 300) == ["FB-3.3"]


@clause("FB-12.7")
def test_fb_12_7_the_owner_may_name_a_way() -> None:
    st = table()
    alone(st, MEN, 1000, 1000)
    marching(st, MEN)
    st.apply(TURN)
    region = asked(st, "turn").region
    assert region is not None
    assert why(region, 1000, 1000) == ["FB-12.7"]  # its current place does not count as a turn
    st.apply(point(1000, 1300))
    region = asked(st, "march").region
    assert region is not None
    assert region.contains(point(1200, 1300))
    assert why(region, 1201, 1300) == ["FB-12.2"]  # 3" and 2" make 5"
    st.apply(point(1200, 1300))
    assert way_of(st, st.models(MEN)[0]) == [(1000, 1000), (1000, 1300), (1200, 1300)]


@clause("FB-12.7")
def test_fb_12_7_a_way_has_at_most_eight_turns() -> None:
    st = table()
    alone(st, MEN, 1000, 1000)
    marching(st, MEN)
    for turn in range(8):
        assert TURN in asked(st, "march").options
        st.apply(TURN)
        st.apply(point(1000 + 10 * (turn + 1), 1000))
    assert asked(st, "march").options == []
    assert march_distance(st, MEN) == 500


@clause("FB-12.7", "FB-12.8")
def test_fb_12_7_a_named_way_leads_where_the_automatic_one_does_not() -> None:
    st = table()
    alone(st, MEN, 1000, 1000)
    put(st, MILITIA, (850, 1080), (760, 1200), (1000, 890), (750, 780), (3000, 100))
    region = marching(st, MEN)
    assert why(region, 750, 1310) == ["FB-12.4"]
    st.apply(TURN)
    st.apply(point(840, 1340))
    st.apply(point(750, 1310))
    assert spots(st, MEN) == [(750, 1310)]


@clause("FB-12.9", "FB-4.10", "FB-4.11", "FB-4.12")
def test_fb_12_9_a_model_that_finds_its_place_taken_takes_one_of_the_honeycomb() -> None:
    st = table("auto")
    rows(st, MEN, 1000, 1000)
    alone(st, MILITIA, 1204, 1400)  # stands where the third Model wants to go
    marching(st, MEN)
    st.apply(point(1000, 1400))
    third = st.models(MEN)[2]
    assert spots(st, MEN)[2] != (1204, 1400)
    assert in_command_range(st, third)
    assert all(in_command_range(st, model) for model in st.models(MEN))
    assert len(set(spots(st, MEN))) == len(st.models(MEN))


@clause("FB-12.11", "FB-12.17")
def test_fb_12_11_the_leader_goes_only_where_all_find_places() -> None:
    """The Leader could stand alone behind the gap in a wall, but the others cannot follow that far."""
    st = table("auto", crag=("impassable", [[200, 1300], [3300, 1300], [3300, 1310], [200, 1310]]))
    rows(st, MEN, 500, 1140, wide=11)
    st.place[st.models(MEN)[0]] = point(90, 1300)
    region = marching(st, MEN)
    body = MovingRegiment(st, MEN, march_distance(st, MEN), march_limits())
    assert body.reach(body.leader, GROUND).contains(90, 1790)
    assert body.formed(90, 1790, GROUND) is None
    assert why(region, 90, 1790) == ["FB-12.11"]
    assert why(region, 90, 1300) == []


@clause("FB-12.11", "FB-4.20")
def test_fb_4_20_a_regiment_that_is_strung_out_comes_together_again() -> None:
    st = table("auto")
    rows(st, MEN, 1000, 1000)
    lost = st.models(MEN)[-1]
    st.place[lost] = point(1000, 2600)  # 16" away, March 5
    region = marching(st, MEN)
    assert why(region, 1000, 1100) == ["FB-12.11"]
    assert region.candidates() == [point(1000, 1000)]  # staying is always allowed
    st.apply(point(1000, 1000))
    assert not in_command_range(st, lost)
    assert (x_of(st.place[lost]), y_of(st.place[lost])) == (1000, 2100)  # straight towards the nearest Leader Model
    marching(st, MEN)
    st.apply(point(1000, 1000))
    assert in_command_range(st, lost)


@clause("FB-12.10", "FB-27.7", "FB-1.14")
def test_fb_12_10_single_models_may_be_placed_freely() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    models = st.models(MEN)
    marching(st, MEN)
    st.apply(point(1000, 1300))
    question = asked(st, "arrange")
    assert question.options[:2] == [DONE, models[1]]  # the Standard Bearer comes first
    assert set(question.options[1:]) == set(models[1:])
    st.apply(models[1])
    region = asked(st, "place_model").region
    assert region is not None
    assert region.candidates()[0] == point(1102, 1300)  # its default place
    assert why(region, 1050, 1300) == ["FB-3.11"]  # the Leader stands there
    assert why(region, 1102, 1501) == ["FB-12.2"]
    st.apply(point(1102, 1450))
    assert models[1] not in asked(st, "arrange").options
    st.apply(DONE)
    assert st.place[models[1]] == point(1102, 1450)
    assert st.place[models[2]] == point(1204, 1300)


@clause("FB-12.10")
def test_fb_12_10_whoever_comes_before_has_its_default_place() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    marching(st, MEN)
    st.apply(point(1000, 1300))
    options = asked(st, "arrange").options
    last = options[-1]
    st.apply(last)
    assert asked(st, "place_model").context == (last,)
    st.apply(asked(st, "place_model").candidates()[0])
    assert st.decision is None  # nobody is left
    assert all(in_command_range(st, model) for model in st.models(MEN))


@clause("FB-12.10", "FB-4.10")
def test_fb_12_10_a_free_place_is_in_command_range() -> None:
    st = table()
    rows(st, MILITIA, 1000, 1000)
    models = st.models(MILITIA)
    far = models[-1]
    st.place[far] = point(1000, 1550)
    marching(st, MILITIA)
    st.apply(point(1000, 1000))
    st.apply(far)
    region = asked(st, "place_model").region
    assert region is not None
    assert region.contains(point(1000, 1600))
    assert why(region, 950, 1800) == ["FB-4.10"]


@clause("FB-12.18", "FB-22.13")
def test_fb_12_18_models_on_other_floors_are_not_obstacles() -> None:
    st = table(ruin=("", square(1000, 1000)))
    alone(st, MEN, 900, 1200)
    alone(st, RAIDERS, 1200, 1200)
    foe = st.models(RAIDERS)[0]
    region = marching(st, MEN)
    assert why(region, 1100, 1200) == ["FB-13.4"]
    st.pop()
    st.floor[foe] = 1
    region = marching(st, MEN)
    assert why(region, 1200, 1200) == []


@clause("FB-12.19", "FB-20.11")
def test_fb_12_19_terrain_is_rolled_for_once_when_all_have_moved() -> None:
    st = table("auto", wood=("dangerous", [[500, 1100], [2000, 1100], [2000, 1200], [500, 1200]]))
    rows(st, MEN, 1000, 1000)
    count = st.count(MEN)
    marching(st, MEN)
    st.rng.load([5] * count)
    st.apply(point(1000, 1450))
    rolls = [event[1] for event in st.events if event[0] == "roll"]
    assert [len(faces) - 2 for faces in rolls] == [count]
    assert st.count(MEN) == count


@clause("FB-3.18")
def test_fb_3_18_who_stays_or_passes_by_moves_through_nothing() -> None:
    st = table("auto", wood=("dangerous", [[900, 900], [2000, 900], [2000, 1050], [900, 1050]]))
    alone(st, MEN, 1000, 1000, count=3)
    marching(st, MEN)
    st.apply(point(1000, 1000))
    assert not [event for event in st.events if event[0] == "roll"]


@clause("FB-12.8")
def test_fb_12_8_the_automatic_way_is_straight_where_it_can_be() -> None:
    st = table("auto")
    alone(st, MEN, 1000, 1000)
    marching(st, MEN)
    st.apply(point(1300, 1400))
    assert way_of(st, st.models(MEN)[0]) == [(1000, 1000), (1300, 1400)]


@clause("FB-12.4", "FB-12.6")
@pytest.mark.parametrize("number", [MEN, KNIGHTS])
def test_fb_12_6_no_base_ever_overlaps_after_a_march(number: int) -> None:
    from sandtable.games.first_blood.knowledge import check_places

    st = table("auto", crag=("impassable", square(1500, 1500)))
    rows(st, number, 1000, 1000, wide=3)
    rows(st, MILITIA, 1400, 700)
    put(st, HUSCARLS, (700, 2400))
    region = marching(st, number)
    for spot in region.candidates():
        clone = st.clone()
        clone.apply(spot)
        check_places(clone)
        assert all(in_command_range(clone, model) for model in clone.models(number))


@clause("FB-27.7")
def test_fb_27_7_automatic_placement_asks_only_for_the_leader() -> None:
    st = table("auto")
    rows(st, MEN, 1000, 1000)
    run(st, March(MEN))
    assert asked(st, "march").options == []
    answer(st, "march", point(1000, 1200))
    assert st.decision is None


@clause("FB-3.5")
def test_fb_3_5_everyone_may_measure_at_any_time() -> None:
    """Every player and every spectator gets the same distances and the same reasons."""
    st = table()
    rows(st, MEN, 1000, 1000)
    put(st, HUSCARLS, (1000, 1500))
    marching(st, MEN)
    for seat in (0, 1, -1):
        seen = st.seen_by(seat)
        assert models_within(seen, st.models(MEN)[0], st.models(HUSCARLS)[0], 400)
        assert not models_within(seen, st.models(MEN)[0], st.models(HUSCARLS)[0], 399)
        body = MovingRegiment(seen, MEN, march_distance(seen, MEN), march_limits())
        assert not body.reach(body.leader, GROUND).contains(1000, 1200)
