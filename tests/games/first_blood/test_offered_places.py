"""Offers match the region: a button, a floor or a returning Model is offered whenever at least one place is legal."""

from __future__ import annotations

from sandtable.core.engine.decision import Region
from sandtable.core.engine.refusal import Refusal
from sandtable.core.space.points import point
from sandtable.games.first_blood.healing import ReturnPlaces
from sandtable.games.first_blood.movement.formation.places import SAME_POINT, Places, TurnPlaces, disc_steps
from sandtable.games.first_blood.movement.formation.reach import TURN, turning_places
from sandtable.games.first_blood.movement.march.garrison import Starts
from sandtable.games.first_blood.movement.march.march import DONE, March
from sandtable.games.first_blood.state import WEST, State
from tests.games.first_blood.moving import JARL, MEN, MILITIA, alone, entering, table, why
from tests.games.first_blood.support import asked, put, run
from tests.games.first_blood.test_ch12_named_ways import keep
from tests.games.first_blood.test_ch22_ruins import FIRST, site
from tests.support import clause


def region_of(st: State, kind: str) -> Region:
    found = asked(st, kind).region
    assert found is not None
    return found


@clause("FB-12.7", "FB-13.11", "FB-13.23")
def test_a_way_may_turn_that_begins_in_the_last_half_inch_of_an_edge() -> None:
    st = table("free")
    put(st, MILITIA, (1000, 50))
    put(st, JARL, (1800, 3000))
    keep(st, MEN, 1)
    entering(st, MEN)
    st.apply(WEST)
    assert TURN in asked(st, "enter").options
    st.apply(TURN)
    edge = region_of(st, "enter_from")
    assert why(edge, 0, 50) == []
    assert why(edge, 0, 51) == ["FB-13.11"]
    found = edge.candidates()
    assert len(found) == 1
    assert edge.contains(found[0])
    assert asked(st, "enter_from").draw(lambda below: 0) == found[0]


@clause("FB-22.20", "FB-22.24")
def test_the_ground_below_a_model_is_offered_however_far_its_default_place_is() -> None:
    st = site("free")
    alone(st, MEN, 1050, 1050, count=2)
    leader, bearer = st.models(MEN)
    st.place[bearer] = point(1050, 1200)
    st.floor[leader] = st.floor[bearer] = 1
    run(st, March(MEN))
    st.apply(FIRST)
    st.apply(point(1390, 1050))
    st.apply(bearer)
    assert asked(st, "model_floor").options == [FIRST, 0]
    st.apply(0)
    region = region_of(st, "place_model")
    assert region.contains(point(1050, 1200))
    assert region.candidates()  # away from its default place, but within the 2" that the climb leaves
    assert all(region.contains(spot) for spot in region.candidates())
    assert DONE in asked(st, "place_model").options


@clause("FB-12.7")
def test_a_gap_of_a_few_degrees_is_room_to_turn() -> None:
    st = table("free")
    alone(st, MEN, 1000, 1000)
    run(st, March(MEN))
    region = region_of(st, "march")
    assert isinstance(region, Places)
    turns = turning_places([(1000, 1000)], 500, region.reach.ways, region.obstacles)

    class Narrow(TurnPlaces):
        """Only two degrees are free: between the slopes 0.30 and 0.34."""

        __slots__ = ()

        def check(self, x: int, y: int) -> Refusal | None:
            dx, dy = x - 1000, y - 1000
            return None if dx > 0 and 30 * dx <= 100 * dy <= 34 * dx else SAME_POINT

    narrow = Narrow(turns.reach, turns.obstacles, "FB-12.7", None, turns.sample)
    assert not any(narrow.contains(spot) for spot in narrow.sampled())
    assert narrow.has_candidate()


@clause("FB-7.32")
def test_a_model_returns_wherever_one_place_is_left() -> None:
    """The honeycomb around the Leader is only a sample: there may be room between its places."""
    st = table("free")
    put(st, MEN, (1000, 1000))
    keep(st, MEN, 1)
    region = ReturnPlaces(st, MEN, [])
    region.sample = []
    found = region.candidates()
    assert len(found) == 1
    assert region.has_candidate()
    assert region.contains(found[0])
    touching = ReturnPlaces(st, MEN, [st.plan(MEN).first])
    touching.sample = []
    assert touching.has_candidate()
    assert touching.contains(touching.candidates()[0])


@clause("FB-21.19", "FB-21.20")
def test_a_way_out_is_looked_for_all_along_the_outline() -> None:
    st = table("free")
    piece = next(n for n, each in enumerate(st.field().pieces) if each.capacity)
    put(st, MEN, (1000, 1000))
    st.inside[MEN] = piece
    region = Starts(st, MEN)
    region.starts = []
    assert region.has_candidate()


def test_places_all_over_a_disc_are_a_tenth_of_an_inch_apart() -> None:
    steps = set(disc_steps(200))
    assert len(steps) == len(disc_steps(200))
    assert all(dx * dx + dy * dy <= 200 * 200 for dx, dy in steps)
    assert {(0, 0), (200, 0), (0, -200), (-10, 10), (140, 140)} <= steps
    assert max(dx for dx, _ in disc_steps(1000)) == 1000
