"""Chapter 15: declaring a Charge against one target or two, and why other Regiments cannot be targets."""

from __future__ import annotations

import pytest

from sandtable.core.engine.frames import Frame
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.charge import NONE, Charge
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.draw_in import must_close
from sandtable.games.first_blood.combat.impact import Impact, makes_impact
from sandtable.games.first_blood.combat.withdraw import Withdraw
from sandtable.games.first_blood.measuring import are_engaged
from sandtable.games.first_blood.presentation.aims import aims
from sandtable.games.first_blood.state import CHARGED, GONE, State
from sandtable.games.first_blood.tables.terms import LIGHT
from sandtable.games.first_blood.turn.actions import CHARGE
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.support import answer, asked, listed, load, plain, put, run
from tests.games.first_blood.test_ch15_charge import (
    CHOSEN,
    HUSCARLS,
    JARL,
    MEN,
    MILITIA,
    RAIDERS,
    TROLLS,
    facing,
    field,
)
from tests.support import clause


def declaring() -> State:
    """Men-at-Arms in front of three Huscarls and, to their right, Bow-Chosen.

    Trolls are far away, a Raider is behind the others.
    """
    st = field()
    facing(st, MEN, HUSCARLS, 600)
    put(st, HUSCARLS, (796, 2200), (898, 2200), (1000, 2200))
    put(st, CHOSEN, (1250, 2275))
    put(st, TROLLS, (1000, 3400))
    put(st, RAIDERS, (1500, 2480))
    for number, left in ((HUSCARLS, 3), (RAIDERS, 1)):
        for model in st.models(number)[left:]:
            st.place[model] = -1
    put(st, MILITIA, (400, 300))
    run(st, Activation(MEN, [], 2, False))
    st.apply(CHARGE)
    return st


def why(st: State, regiment: int) -> list[str]:
    return SPEC.presentation.why_not(st, 0, ("regiment", regiment))


@clause("FB-15.2", "FB-15.3", "FB-15.5", "FB-27.9")
def test_fb_15_2_targets_and_why_others_are_none() -> None:
    st = declaring()
    assert asked(st, "charges").options == [HUSCARLS, CHOSEN]
    assert why(st, TROLLS) == ["FB-15.3"]
    assert why(st, RAIDERS) == ["FB-15.2"]  # the Bow-Chosen hide him
    assert why(st, MILITIA) == ["FB-15.2"]
    assert why(st, JARL) == ["FB-8.9"]  # not on the battlefield
    st.apply(HUSCARLS)
    question = asked(st, "charges_too")
    assert (question.options, question.context) == ([NONE, CHOSEN], (MEN, HUSCARLS))
    assert why(st, TROLLS) == ["FB-15.5"]
    assert why(st, HUSCARLS) == ["FB-15.5"]
    refused = {aim.target: aim.refused for aim in aims(st, question)}
    assert (refused[f"regiment:{CHOSEN}"], refused[f"regiment:{TROLLS}"]) == ("", "no-aim-15-5")
    assert f"regiment:{HUSCARLS}" not in refused, "the first target is no target that was refused"


@clause("FB-15.5", "FB-15.7", "FB-15.14")
@pytest.mark.parametrize(("second", "die", "both"), [(CHOSEN, 6, True), (NONE, 6, False)])
def test_fb_15_5_a_charge_against_one_or_two_targets(second: int, die: int, both: bool) -> None:
    st = declaring()
    st.apply(HUSCARLS)
    load(st, die)
    st.apply(second)
    assert st.has_mark(MEN, CHARGED)
    charged = [event[1][2] for event in st.events if event[0] == "charged"]
    assert charged == ([HUSCARLS, CHOSEN] if both else [HUSCARLS])
    assert are_engaged(st, MEN, HUSCARLS)
    assert are_engaged(st, MEN, CHOSEN) == both


@clause("FB-15.8", "FB-15.7")
def test_fb_15_8_the_roll_is_made_again_only_if_all_targets_are_missed() -> None:
    st = declaring()
    st.apply(HUSCARLS)
    load(st, 1)  # 6": the Huscarls are reached, the Bow-Chosen are not
    st.apply(CHOSEN)
    assert st.has_mark(MEN, CHARGED)
    assert [event[1][2] for event in st.events if event[0] == "charged"] == [HUSCARLS]
    st = declaring()
    put(st, HUSCARLS, (800, 2230))
    st.apply(HUSCARLS)
    load(st, 1)  # nobody is reached
    st.apply(CHOSEN)
    load(st, 1)
    answer(st, "charge_again", 1)
    assert not st.has_mark(MEN, CHARGED)


@clause("FB-11.16")
@pytest.mark.parametrize("frame", [Charge(0, MEN), Impact(0, MEN, [], [], []), Clash(0, MEN, [], []), Withdraw(0, MEN)])
def test_fb_11_16_an_action_of_a_regiment_that_is_gone_ends(frame: Frame[State]) -> None:
    st = field()
    put(st, HUSCARLS, (1000, 2200))
    st.status[MEN] = GONE
    run(st, frame.clone())
    assert st.decision is None
    assert not st.stack


@clause("FB-15.17")
def test_fb_15_17_light_cavalry_makes_no_impact_attacks() -> None:
    st = plain(listed("Noble Lord", "- 2 Mounted Squires", "- 2 Household Knights"), "no-jarls-raid")
    put(st, 1, (1000, 1000), (1202, 1000))
    put(st, 2, (2000, 1000), (2202, 1000))
    assert (st.plan(1).klass, st.plan(2).klass != LIGHT) == (LIGHT, True)
    assert [makes_impact(st, number, st.plan(number).first) for number in (1, 2)] == [False, True]


@clause("FB-15.25")
def test_fb_15_25_nobody_is_drawn_in_while_one_of_them_is_in_contact() -> None:
    st = field()
    put(st, MEN, (1000, 1500))
    put(st, HUSCARLS, (1000, 2500), (1102, 1602))
    for model in st.models(HUSCARLS)[2:]:
        st.place[model] = -1
    assert not must_close(st, HUSCARLS, MEN)  # the Standard Bearer fights
    st.place[st.models(HUSCARLS)[1]] = point(1102, 1800)
    assert must_close(st, HUSCARLS, MEN)
    put(st, HUSCARLS, (1000, 2500))
    assert not must_close(st, HUSCARLS, MEN)  # Rank and File are left
