"""Chapters 13 and 22: a March to another floor takes the enemies there into account."""

from __future__ import annotations

from sandtable.core.space.points import point
from sandtable.games.first_blood.knowledge import check_sound
from sandtable.games.first_blood.movement.formation.obstacles import GROUND, IN_PIECE, march_limits
from sandtable.games.first_blood.movement.formation.regiment import MovingRegiment
from sandtable.games.first_blood.movement.march.march import March, Rush
from sandtable.games.first_blood.state import State
from tests.games.first_blood.moving import BOWS, HUSCARLS, MEN, alone, go, spots, square, table
from tests.games.first_blood.support import asked, run
from tests.support import clause

RUIN = 2
FIRST = (RUIN + 1) * IN_PIECE + 1
"""The upper floor of the Ruin, as a pick."""


def site(floor: int = 1, placement: str = "free") -> State:
    """A Ruin from (10, 10) to (17, 17) with one upper floor, and a Man-at-Arms in the middle of a floor."""
    st = table(placement, ruin=("", square(1000, 1000, 700)))
    alone(st, MEN, 1200, 1200)
    st.floor[st.models(MEN)[0]] = floor
    return st


def ends(st: State, floor: int, x: int, y: int) -> list[str]:
    """Why the Leader cannot march to a place on a floor; [] if it can."""
    if st.decision is None:
        run(st, March(MEN))
    if st.decision is not None and st.decision.kind == "floor":
        st.apply(FIRST if floor else 0)
    region, move = asked(st, "march").region, st.stack[-1]
    assert region is not None
    assert isinstance(move, March)
    return region.why_not(point(x, y)) if move.storey(move.body(st))[0] == floor else ["nowhere on that floor"]


@clause("FB-13.4", "FB-13.5", "FB-3.11", "FB-12.6")
def test_fb_13_5_nobody_marches_down_onto_an_enemy() -> None:
    for x, y in ((1230, 1200), (1200, 1200), (1300, 1200), (1150, 1250)):
        st = site()
        alone(st, HUSCARLS, x, y)
        run(st, March(MEN))
        # all paths start where it climbs down, within 2" of the enemy: it can only stay on its floor
        assert asked(st, "march").region is not None
        go(st, 1200, 1200)
        assert st.floor[st.plan(MEN).first] == 1
        check_sound(st)


@clause("FB-13.4", "FB-13.5", "FB-22.20")
def test_fb_13_5_nobody_marches_down_beside_an_enemy() -> None:
    for x, legal in ((1500, False), (1501, True)):
        st = site()
        alone(st, HUSCARLS, x, 1200)
        assert (ends(st, 0, 1200, 1200) == []) == legal


@clause("FB-13.5")
def test_fb_13_5_on_its_own_floor_who_starts_near_an_enemy_may_leave() -> None:
    st = site(floor=0)
    alone(st, HUSCARLS, 1350, 1200)
    assert ends(st, 0, 1150, 1200) == []
    assert ends(st, 0, 1201, 1200) == ["FB-13.4"]


@clause("FB-13.4", "FB-13.5", "FB-22.20")
def test_fb_13_5_nobody_marches_up_beside_an_enemy() -> None:
    for x, why in ((1230, "nowhere on that floor"), (1300, "nowhere on that floor"), (1500, "FB-13.4")):
        st = site(floor=0)
        alone(st, HUSCARLS, x, 1200)
        st.floor[st.models(HUSCARLS)[0]] = 1
        assert ends(st, 1, 1200, 1200) == [why]
    st = site(floor=0)
    alone(st, HUSCARLS, 1501, 1200)
    st.floor[st.models(HUSCARLS)[0]] = 1
    assert ends(st, 1, 1200, 1200) == []


@clause("FB-13.5", "FB-22.20")
def test_fb_13_5_a_model_that_starts_beside_an_enemy_may_climb_away_from_it() -> None:
    st = site(floor=0)
    alone(st, HUSCARLS, 1350, 1200)
    assert ends(st, 1, 1200, 1200) == []
    assert ends(st, 1, 1210, 1200) == ["FB-13.4"]  # it walks below before it climbs


@clause("FB-3.11", "FB-12.6", "FB-22.20")
def test_fb_12_6_nobody_marches_down_onto_a_friend() -> None:
    for x in (1200, 1250, 1299):
        st = site()
        alone(st, BOWS, x, 1200)
        assert ends(st, 0, 1200, 1200) != []
    st = site()
    alone(st, BOWS, 1300, 1200)
    assert ends(st, 0, 1200, 1200) == []


@clause("FB-13.5", "FB-12.9", "FB-22.24")
def test_fb_13_5_followers_do_not_climb_onto_those_below() -> None:
    st = site(placement="auto")
    alone(st, MEN, 1200, 1200, 3)
    first, second, third = st.models(MEN)
    st.place[first] = point(1600, 1200)
    st.place[second] = point(1150, 1300)
    st.place[third] = point(1150, 1500)
    for model in (first, second, third):
        st.floor[model] = 1
    alone(st, HUSCARLS, 1170, 1310)
    assert ends(st, 0, 1600, 1200) == []
    st.apply(point(1600, 1200))
    assert [st.floor[model] for model in (first, second, third)] == [0, 1, 1]  # only the Leader climbs down
    check_sound(st)
    alone(st, HUSCARLS, 2200, 1310)
    body = MovingRegiment(st, MEN, 500, march_limits())
    assert [placed.floor for placed in body.formed(1600, 1200, GROUND) or []] == [0, 0]  # nobody is below them


@clause("FB-13.25", "FB-13.5")
def test_fb_13_25_nobody_climbs_down_beside_a_garrison() -> None:
    for left, legal in ((1350, False), (1351, True)):
        st = table("free", ruin=("", square(1000, 1000, 700)), tower=("", square(left, 1100, 400)))
        alone(st, MEN, 1200, 1200)
        st.floor[st.plan(MEN).first] = 1
        assert (ends(st, 0, 1200, 1200) == []) == legal


@clause("FB-24.5", "FB-24.6")
def test_fb_24_6_the_rush_ends_above_an_enemy_and_not_beyond_it() -> None:
    for x, end in ((1210, 1200), (1260, 1250), (1400, 1400), (1690, 1675)):
        st = site(placement="auto")
        alone(st, HUSCARLS, x, 1200)
        run(st, Rush(MEN))
        assert spots(st, MEN) == [(end, 1200)]
        assert st.floor[st.models(MEN)[0]] == 1
