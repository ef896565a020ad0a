"""Chapter 22: a Clash against a Ruin, and what happens when it collapses."""

from __future__ import annotations

from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack import NONE
from sandtable.games.first_blood.combat.attack_traits import DEADLY, NO_DEFENCE
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.ruins import Collapse, batterers, ruin_need, ruins_in_reach
from sandtable.games.first_blood.state import BROKEN, CLASHED, INSPIRED, State
from sandtable.games.first_blood.turn.actions import CLASH_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.support import answer, asked, keys, load, plain, put, run
from tests.support import clause

MEN, KNIGHTS, HUSCARLS, TROLLS = 2, 3, 7, 9
RUIN = 2
"""On the plain: from (30, 16) to (34, 20) inches, one upper floor, Structure 5."""


def field() -> State:
    return plain(placement="auto")


@clause("FB-22.14", "FB-11.12")
def test_fb_22_14_brutes_cavalry_and_monsters_near_a_ruin_may_strike_at_it() -> None:
    st = field()
    put(st, TROLLS, (2800, 1800), (2500, 1800))  # one of them 1" from the wall, the other farther away
    assert batterers(st, TROLLS, RUIN) == st.models(TROLLS)[:1]
    put(st, TROLLS, (2799, 1800), (2500, 1800))
    assert ruins_in_reach(st, TROLLS) == []
    put(st, MEN, (2900, 1800))
    assert ruins_in_reach(st, MEN) == []  # Infantry
    put(st, TROLLS, (3200, 1800), (2500, 1800))
    assert ruins_in_reach(st, TROLLS) == [RUIN]  # inside
    run(st, Activation(TROLLS, [], 2, False))
    assert CLASH_ACTION in asked(st, "action").options
    put(st, MEN, (400, 400))
    run(st, Activation(MEN, [], 2, False))
    assert SPEC.presentation.why_not(st, 0, ("action", CLASH_ACTION)) == ["FB-11.12"]


@clause("FB-22.15", "FB-22.16", "FB-22.21", "FB-28.15")
def test_fb_22_15_failed_injury_rolls_take_structure() -> None:
    st = field()
    put(st, TROLLS, (2850, 1750), (2850, 1950))
    run(st, Activation(TROLLS, [], 2, False))
    load(st, 3, 3, 3, 4, 6, 6, 6, 6, 6, 6, 1, 2, 5)  # ten Attacks, Clash 2 and Inspired: three Hits; 1 is saved
    st.apply(CLASH_ACTION)
    assert st.structure[RUIN] == 2  # of 5; it is remembered
    assert [event[1][3] for event in st.events if event[0] == "battered"] == [2]
    assert "reroll_injury" not in keys(st)
    assert st.has_mark(TROLLS, CLASHED)
    assert not st.collapsed
    assert SPEC.presentation.why_not(st, 1, ("action", CLASH_ACTION)) == ["FB-11.9"]
    assert (ruin_need(NO_DEFENCE), ruin_need(2), ruin_need(DEADLY)) == (1, 1, 1)  # Evasion 1 remains


@clause("FB-22.14", "FB-27.10")
def test_fb_22_14_engaged_regiments_choose_between_enemies_and_ruin() -> None:
    st = field()
    put(st, KNIGHTS, (2850, 1750), (2850, 1960))
    put(st, HUSCARLS, (2850, 1598), (400, 3000))
    st.set_mark(KNIGHTS, INSPIRED)
    run(st, Clash(0, KNIGHTS, [], []))
    assert asked(st, "clash_at").options == [-1, RUIN]
    load(st, *[6] * 8)
    st.apply(RUIN)
    answer(st, "reroll_hit", NONE)
    assert not st.has_mark(KNIGHTS, INSPIRED)
    assert st.count(HUSCARLS) == 9


@clause("FB-22.17", "FB-22.18", "FB-7.22")
def test_fb_22_17_a_collapse_buries_those_inside() -> None:
    st = field()
    put(st, MEN, (3050, 1700), (3200, 1700), (3300, 1700), (400, 400))
    put(st, TROLLS, (3200, 1860), (400, 3000))
    load(st, 3, 4, 1, 3)  # two Men-at-Arms; a Troll takes two Wounds
    run(st, Collapse(RUIN, False))
    assert st.count(MEN) == 9
    assert st.wounds[TROLLS] == 2
    assert st.collapsed == 1 << RUIN
    assert "morale" not in keys(st)
    assert ruins_in_reach(st, TROLLS) == []
    assert not st.has_mark(MEN, BROKEN)


@clause("FB-22.19", "FB-20.9")
def test_fb_22_19_survivors_from_above_fall_to_the_ground() -> None:
    st = field()
    put(st, MEN, (3050, 1700), (3200, 1800), (400, 400))
    put(st, HUSCARLS, (3060, 1700), (400, 3000))
    leader, bearer = st.plan(MEN).first, st.plan(MEN).first + 1
    st.floor[leader] = st.floor[bearer] = 1
    load(st, 4, 5, 6)
    run(st, Collapse(RUIN, False))
    assert (st.floor[leader], st.floor[bearer]) == (0, 0)
    assert st.place[bearer] == point(3200, 1800)  # directly below
    dx, dy = x_of(st.place[leader]) - 3050, y_of(st.place[leader]) - 1700
    assert 0 < dx * dx + dy * dy <= 101 * 101  # a Huscarl stands there: on the second circle
    assert "terrain" not in [event[1][1] for event in st.events if event[0] == "roll"]


@clause("FB-22.17")
def test_fb_22_17_the_last_structure_point_brings_it_down() -> None:
    st = field()
    st.structure[RUIN] = 4
    put(st, TROLLS, (2850, 1750), (2850, 1960))
    load(st, 1, *[6] * 9, 6)
    run(st, Clash(0, TROLLS, [], []))
    assert "collapsed" in keys(st)
    assert st.collapsed == 1 << RUIN
