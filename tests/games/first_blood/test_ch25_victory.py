"""Chapter 25: claiming and contesting, the scenarios, the end."""

from __future__ import annotations

import pytest

from sandtable.core.space.points import point
from sandtable.games.first_blood.state import EAST, GONE, NORTH, RESERVE, SLAIN, WAITING, State
from sandtable.games.first_blood.tables.scenarios import DESECRATE, PLUNDER, STAKE
from sandtable.games.first_blood.turn.game_turn import PHASES, GameTurn
from sandtable.games.first_blood.turn.victory import (
    VictoryPhase,
    add_up,
    check_end,
    claimer,
    claims,
    closest,
    marker_pay,
    markers,
    models_near,
    quadrant_of,
    quadrant_totals,
    survivors,
)
from tests.games.first_blood.support import asked, game, listed, plain, put, regiment, run
from tests.support import clause

MILITIA, MEN, KNIGHTS, BOWS = 1, 2, 3, 4


def ending(st: State) -> tuple[tuple[int, ...], str] | None:
    """The winners and the way of winning if the end is checked now; None if the game continues."""
    st.result = None
    check_end(st)
    found = st.result
    return None if found is None else (found.winners, found.how)


def plunder(diagonal: int = 0) -> State:
    st = game()
    st.scenario = PLUNDER
    st.diagonal = diagonal
    st.first = 0
    return st


@clause("FB-25.1", "FB-25.2")
def test_fb_25_2_small_light_regiments_only_contest() -> None:
    st = game()
    put(st, MILITIA, (400, 400))
    assert claims(st, MILITIA)
    plan = st.plan(MILITIA)
    for model in range(plan.end - 4, plan.end):
        st.place[model] = SLAIN
    assert claims(st, MILITIA)  # 6 Models
    st.place[plan.first] = SLAIN
    assert not claims(st, MILITIA)
    put(st, MEN, (400, 800))
    st.place[st.plan(MEN).first + 1 : st.plan(MEN).end] = [SLAIN] * 10
    assert claims(st, MEN)  # Medium always Claim
    hunt = game("no-call-of-the-hunt")
    put(hunt, 3, (1000, 1000))
    assert claims(hunt, 3)  # a Light Monster
    put(hunt, 0, (500, 500))
    assert not claims(hunt, 0)


@clause("FB-25.4", "FB-25.5")
def test_fb_25_5_more_than_the_opponent_contests() -> None:
    assert claimer([[5, 5], [0, 4]]) == 0
    assert claimer([[5, 5], [0, 5]]) == -1
    assert claimer([[2, 9], [9, 9]]) == -1
    assert claimer([[0, 8], [9, 9]]) == 1


@clause("FB-25.6")
def test_fb_25_6_three_markers() -> None:
    assert markers(plunder(0)) == [(1800, 1800), (900, 900), (2700, 2700)]
    assert markers(plunder(1)) == [(1800, 1800), (900, 2700), (2700, 900)]


@clause("FB-25.7", "FB-3.19")
def test_fb_25_7_models_within_3_inches() -> None:
    st = plunder()
    put(st, MILITIA, (1800, 1800 + 350), (1800, 1800 - 350), (1800, 1800 + 351), (100, 100))
    assert models_near(st, MILITIA, (1800, 1800)) == 2
    put(st, MEN, (300, 3000))
    st.inside[MEN] = 0  # the inn, its nearest corner at (13.70, 19.81)
    st.place[st.plan(MEN).first : st.plan(MEN).end] = [WAITING] * 11
    assert models_near(st, MEN, (1670, 1981)) == 11
    assert models_near(st, MEN, (1680, 1981)) == 0


@clause("FB-25.7")
def test_fb_25_7_a_regiment_counts_for_one_marker_of_its_owners_choice() -> None:
    st = plunder()
    put(st, MILITIA, (1700, 1700), (1000, 1000))
    put(st, 6, (900, 1000), (1800, 2000))
    st.first = 1
    run(st, VictoryPhase([]))
    first = asked(st, "marker")
    assert (first.seat, first.options, first.context) == (1, [0, 1], (6,))  # First Player first
    st.apply(0)
    second = asked(st, "marker")
    assert (second.seat, second.context) == (0, (MILITIA,))
    st.apply(1)
    assert st.decision is None
    assert st.vp == [1, 2]  # Militia the own one, Raiders the centre


@clause("FB-25.8")
def test_fb_25_8_own_1_centre_2_enemy_3() -> None:
    st = plunder()
    assert [marker_pay(st, marker, 0) for marker in range(3)] == [2, 1, 3]
    assert [marker_pay(st, marker, 1) for marker in range(3)] == [2, 3, 1]
    st.edge = NORTH
    assert [marker_pay(st, marker, 0) for marker in range(3)] == [2, 3, 1]
    st.edge = EAST
    assert [marker_pay(st, marker, 0) for marker in range(3)] == [2, 3, 1]
    st.diagonal = 1
    assert [marker_pay(st, marker, 0) for marker in range(3)] == [2, 3, 1]
    put(st, KNIGHTS, (900, 2700))
    run(st, VictoryPhase([]))
    assert st.vp == [3, 0]


@clause("FB-25.3", "FB-25.15", "FB-25.16", "FB-29.11")
def test_fb_25_16_quadrants() -> None:
    st = game()
    put(st, MILITIA, (1700, 500), (1799, 600), (1800, 700), (500, 500))
    first = st.plan(MILITIA).first
    assert [quadrant_of(st, MILITIA, model) for model in (first, first + 1, first + 2)] == [0, 0, 1]
    totals = quadrant_totals(st)
    assert totals[0] == [[9, 9], [0, 0]]
    assert totals[1] == [[0, 0], [0, 0]]  # less than half of its Models
    put(st, KNIGHTS, (1700, 3000), (2000, 3000))
    assert quadrant_totals(st)[2] == [[0, 0], [0, 0]]  # exactly half is not more than half
    put(st, KNIGHTS, (1000, 1800))
    assert quadrant_totals(st)[2] == [[6, 6], [0, 0]]  # on the line: north; 3 for each Cavalry Model
    st.inside[MEN] = 1  # the mill, its middle at (25.4, 14.6)
    put(st, MEN, (0, 0))
    assert quadrant_of(st, MEN, 0) == 1


@clause("FB-25.17")
def test_fb_25_17_a_point_for_each_quadrant_and_one_more_for_three() -> None:
    st = game()
    put(st, MILITIA, (300, 300))
    put(st, BOWS, (2000, 300))
    add_up(st)
    assert st.vp == [2, 0]
    put(st, MEN, (300, 3000))
    put(st, 6, (2000, 3000))
    add_up(st)
    assert st.vp == [2 + 4, 1]


@pytest.mark.parametrize(("scenario", "points"), [(PLUNDER, 8), (STAKE, 14)])
@clause("FB-25.9", "FB-25.18", "FB-25.21")
def test_fb_25_9_the_game_ends_at_the_threshold(scenario: int, points: int) -> None:
    st = game()
    st.scenario = scenario
    st.vp = [points - 1, 0]
    assert ending(st) is None
    st.vp = [points, points + 1]
    assert (ending(st) or "goes on")[0] == (1,)
    st.vp = [points, points]
    assert (ending(st) or "goes on")[0] == ()  # equal totals are a draw


@clause("FB-25.12", "FB-25.13", "FB-25.24")
def test_fb_25_13_survivors_are_added_after_7_points() -> None:
    st = game("hk-lords-muster", "hk-church-and-legion")
    st.scenario = DESECRATE
    assert (survivors(st, 0), survivors(st, 1)) == (3, 4)  # those in Reinforcements survive
    st.vp = [7, 5]
    st.turn = 10
    assert ending(st) == ((0,), "points")  # 10 against 9
    st.vp = [7, 6]
    assert (ending(st) or "goes on")[0] == ()
    st.place[0] = SLAIN  # the Noble Lord
    assert (ending(st) or "goes on")[0] == (1,)


@clause("FB-25.14")
def test_fb_25_14_closest_to_the_centre_after_turn_10() -> None:
    st = game("hk-lords-muster", "hk-church-and-legion")
    st.scenario = DESECRATE
    st.turn = 10
    st.vp = [6, 0]
    put(st, MILITIA, (1000, 1800), (1100, 1800))
    priest = regiment(st, "theist_priest", 1)
    put(st, priest, (1800, 2400))
    assert closest(st) == 1  # 5.5" against 6.5" of the Standard Bearer; the Leader counts for nothing
    assert (ending(st) or "goes on")[0] == (1,)
    st.place[st.plan(priest).first] = point(1800, 2500)
    assert closest(st) == 0  # equal distance: the totals of points and survivors
    st.vp = [0, 6]
    assert closest(st) == 1
    knights = regiment(st, "household_knights")
    put(st, knights, (1800, 1900))
    assert closest(st) == 1  # no Character, no Standard Bearer


@clause("FB-25.14", "FB-29.2")
@pytest.mark.parametrize(("lord", "priest", "nearer"), [(600, 550, -1), (599, 550, 0), (601, 550, 1), (40, 30, -1)])
def test_fb_25_14_gaps_of_different_bases_are_compared_exactly(lord: int, priest: int, nearer: int) -> None:
    """A mounted Lord's base has a radius of 1", a Priest's of half an inch; a base over the centre has no gap."""
    st = plain(listed("Mounted Noble Lord"), listed("Theist Priest"))
    st.scenario = DESECRATE
    st.vp = [0, 99 if nearer < 0 else 0]  # equal gaps: the totals decide
    put(st, 0, (1800 + lord, 1800))
    put(st, 1, (1800, 1800 + priest))
    assert closest(st) == (1 if nearer < 0 else nearer)


@clause("FB-25.14", "FB-21.4")
def test_fb_25_14_inside_a_garrison_its_outline_counts() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), listed("Theist Priest"))
    st.scenario = DESECRATE
    put(st, 0, (1800, 1800))
    st.inside[0] = 0
    st.place[0] = WAITING  # in the tower, whose nearest corner is at (30, 6)
    for y, winner in ((3600, 0), (3450, 1)):
        put(st, 2, (1800, y))  # its base 17.5" or 16" away, the tower 16.97"
        assert closest(st) == winner
    st.vp = [0, 50]
    st.status[2] = RESERVE
    st.place[st.plan(2).first] = WAITING
    assert closest(st) == 0  # a Regiment in Reinforcements is not on the battlefield


@clause("FB-25.20")
def test_fb_25_20_a_wiped_out_army_loses() -> None:
    st = game()
    st.vp = [0, 9]
    for plan in st.rules.plans:
        if plan.owner == 1:
            st.status[plan.number] = GONE
    st.status[5] = RESERVE
    assert ending(st) is None  # Regiments in Reinforcements still exist
    st.status[5] = GONE
    assert ending(st) == ((0,), "wiped_out")
    st.status = [GONE] * len(st.status)
    assert (ending(st) or "goes on")[0] == (1,)  # both: the points


@clause("FB-25.22")
def test_fb_25_22_more_points_after_turn_10() -> None:
    st = game()
    st.vp = [3, 2]
    st.turn = 9
    assert ending(st) is None
    st.turn = 10
    assert ending(st) == ((0,), "last_turn")


@clause("FB-25.19", "FB-25.23")
def test_fb_25_23_otherwise_a_new_turn_begins() -> None:
    st = game()
    st.first = 0
    st.turn = 5
    put(st, MILITIA, (300, 300))
    turn = GameTurn([step.__name__ for step in PHASES].index("victory"))
    st.status = [GONE if status == RESERVE else status for status in st.status]
    st.status[5] = RESERVE
    run(st, turn)
    assert st.turn == 6
    assert st.vp[0] >= 1  # scores are added before the end is checked
