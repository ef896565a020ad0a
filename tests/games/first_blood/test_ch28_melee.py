"""Chapter 28: the worked examples of melee, played decision by decision."""

from __future__ import annotations

from sandtable.core.space.points import point
from sandtable.games.first_blood.combat.attack import NONE
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.reform import must_reform
from sandtable.games.first_blood.measuring import foes_touched
from sandtable.games.first_blood.state import CHARGED, GONE, INSPIRED, State
from sandtable.games.first_blood.tables.terms import FURY
from sandtable.games.first_blood.turn.actions import ADJUST, CHARGE, CLASH_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.support import answer, asked, keys, listed, load, plain, put, regiment, run
from tests.support import clause

SPIRES = listed("Pheromancer", "- 6 Marksman Clones", "- 2 Brute Drones", "- 12 Force-Grown Drones", faction="spires")
MEN = 2


def acting(st: State, number: int) -> State:
    return run(st, Activation(number, [], 2, must_reform(st, number)))


def rolled(st: State, purpose: int) -> list[int]:
    """How many dice were rolled for a purpose, roll by roll."""
    return [len(event[1]) - 2 for event in st.events if event[0] == "roll" and event[1][1] == purpose]


def figure_3_4() -> tuple[State, int, int]:
    """Men-at-Arms between Marksman Clones and a Brute Drone; their Leader touches both."""
    st = plain("hk-lords-muster", SPIRES, placement="auto")
    clones, brutes = regiment(st, "marksman_clones", 1), regiment(st, "brute_drones", 1)
    put(st, MEN, (1306, 1500), (1204, 1500), (1102, 1500), (1000, 1500), (1408, 1500))
    for model in st.models(MEN)[5:]:
        st.place[model] = -1
    for at, model in enumerate(st.models(clones)):
        st.place[model] = point(1255 - 102 * at, 1589)
    st.status[clones] = st.status[brutes] = 2
    one, two = st.models(brutes)
    st.place[one], st.place[two] = point(1400, 1620), point(1700, 2600)
    return st, clones, brutes


@clause("FB-28.6", "FB-16.8", "FB-16.9", "FB-16.10")
def test_fb_28_6_who_attacks_whom() -> None:
    st, clones, brutes = figure_3_4()
    leader, *others = st.models(MEN)
    assert foes_touched(st, leader) == [clones, brutes]
    assert [foes_touched(st, model) for model in others] == [[clones], [clones], [clones], [brutes]]
    for pick, against_clones, against_brutes in ((1, 4, 1), (0, 3, 2)):
        st, clones, brutes = figure_3_4()
        acting(st, MEN)
        st.apply(CLASH_ACTION)
        assert asked(st, "divide").context == (MEN, leader, clones, 1)
        st.apply(pick)
        load(st, *[6] * against_clones)
        answer(st, "strikes_first", clones)
        assert len(asked(st, "reroll_hit").context) - 1 == against_clones
        load(st, *[6] * against_brutes)
        st.apply(NONE)
        assert len(asked(st, "reroll_hit").context) - 1 == against_brutes
        st.apply(NONE)
        assert asked(st, "action").context == (MEN, 1)


@clause("FB-28.8", "FB-23.10", "FB-16.10")
def test_fb_28_8_fury_in_a_clash() -> None:
    for engaged, dice in ((5, 7), (9, 12)):
        st = plain("hk-lords-muster", "no-jarls-raid", placement="auto")
        put(st, MEN, *[(1000 + 102 * at, 1500) for at in range(11)])
        for model in st.models(MEN)[engaged:]:
            st.place[model] = -1
        put(st, 6, *[(1000 + 102 * at, 1602) for at in range(12)])
        st.events_on.append((FURY, MEN, 0))
        acting(st, MEN)
        load(st, *[6] * dice)
        st.apply(CLASH_ACTION)
        assert len(asked(st, "reroll_hit").context) - 1 == dice
    trolls = 9
    st = plain("hk-lords-muster", "no-jarls-raid", placement="auto")
    put(st, trolls, (1000, 1652), (1202, 1652))
    put(st, MEN, *[(1000 + 102 * at, 1500) for at in range(11)])
    st.events_on.append((FURY, trolls, 0))
    acting(st, trolls)
    load(st, *[6] * 12)
    st.apply(CLASH_ACTION)
    assert rolled(st, 0) == [12]  # two Brutes with 5 Attacks each, one more for each


@clause("FB-28.9", "FB-24.9", "FB-24.11", "FB-28.1")
def test_fb_28_9_cleave_and_brutal_impact_against_defence() -> None:
    st = plain("hk-lords-muster", SPIRES, placement="auto")
    knights, drones = 3, regiment(st, "force_grown_drones", 1)
    put(st, knights, (1000, 1500), (1202, 1500))
    put(st, drones, *[(1000 + 102 * at, 2052) for at in range(12)])
    acting(st, knights)
    load(st, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)  # the Charge; four Impact Attacks hit
    st.apply(CHARGE)
    assert st.has_mark(knights, CHARGED)
    # Defence 1 and Shield 1, less Brutal Impact 2: nothing saves, not even a 1
    assert st.count(drones) <= 8
    assert asked(st, "action").context == (knights, 1)


@clause("FB-28.7", "FB-7.20", "FB-16.17", "FB-7.34")
def test_fb_28_7_morale_failures_in_a_clash() -> None:
    for failures, extra in ((1, 1), (3, 1), (4, 2)):
        st = plain("hk-lords-muster", SPIRES, placement="auto")
        drones = regiment(st, "force_grown_drones", 1)
        put(st, MEN, *[(1000 + 102 * at, 1500) for at in range(11)])
        put(st, drones, *[(1000 + 102 * at, 1602) for at in range(12)])
        acting(st, MEN)
        load(st, *[1] * 4, *[6] * 7)
        st.apply(CLASH_ACTION)
        load(st, *[6] * 4, *[6] * failures, *[1] * (4 - failures))
        answer(st, "reroll_hit", NONE)
        assert st.count(drones) == 12 - 4 - extra


@clause("FB-15.16", "FB-15.10", "FB-16.3", "FB-7.15")
def test_a_charge_a_clash_and_its_end_decision_by_decision() -> None:
    st = plain("hk-lords-muster", SPIRES, placement="free")
    clones = regiment(st, "marksman_clones", 1)
    put(st, MEN, *[(1000 + 102 * (at % 6), 1500 - 102 * (at // 6)) for at in range(11)])
    put(st, clones, *[(1000 + 102 * at, 2000) for at in range(6)])
    acting(st, MEN)
    load(st, 4)
    st.apply(CHARGE)
    assert asked(st, "close_in").options == [-1, st.plan(MEN).first]  # the Leader first, or all automatically
    st.apply(-1)
    assert st.has_mark(MEN, CHARGED)
    engaged = [model for model in st.models(MEN) if foes_touched(st, model)]
    assert len(engaged) >= 6
    assert not st.has_mark(MEN, INSPIRED)
    st.apply(ADJUST)  # the Models of the pile-in are placed by hand too
    st.apply(CLASH_ACTION)
    load(st, 6, *[3] * 10)  # Clash 2, Inspired: every 3 hits
    answer(st, "close_in", -1)
    dice = asked(st, "reroll_hit").context[1:]
    assert len(dice) >= len(engaged)
    load(st, *[6] * len(dice))
    st.apply(NONE)
    answer(st, "reroll_injury", NONE)
    assert st.status[clones] == GONE  # more Wounds than Models: no casualties to choose, no Morale Test
    assert "destroyed" in keys(st)
    assert not st.has_mark(MEN, INSPIRED)
    assert st.decision is None


@clause("FB-16.9", "FB-16.11")
def test_fb_16_9_a_model_in_contact_with_three_regiments_divides_its_attacks() -> None:
    st = plain("hk-lords-muster", "no-jarls-raid")
    put(st, MEN, (1000, 1000))
    lord = 3
    put(st, lord, (1000, 1500))
    for number in (6, 7, 8):
        put(st, number, (1000 + 400 * (number - 6), 3000))
    run(st, Clash(3, lord, [(st.plan(lord).first, (6, 7, 8), False)], []))
    left = st.plan(lord).stats[3]
    assert asked(st, "divide").context[2:] == (6, left)
    st.apply(1)
    assert asked(st, "divide").context[2:] == (7, left - 1)
    st.apply(0)
    frame = next(each for each in st.stack if isinstance(each, Clash))
    assert [(foe, count) for _, foe, count in frame.strikes] == [(6, 1), (8, left - 1)]
