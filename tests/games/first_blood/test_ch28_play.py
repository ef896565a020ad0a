"""Chapter 28: the worked examples of shooting, spells, sight, Duels and Command Range, played decision by decision."""

from __future__ import annotations

import json

import pytest

from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack import NONE
from sandtable.games.first_blood.state import SLAIN, State
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.actions import (
    CLASH_ACTION,
    DUEL_ACTION,
    END,
    MARCH_ACTION,
    SPELLCASTING,
    TAKE_AIM,
    VOLLEY_ACTION,
)
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.moving import go, why
from tests.games.first_blood.support import PLAIN, asked, listed, load, march_in_place, plain, put, run
from tests.support import clause

MILITIA = listed("Noble Lord", "- 8 Militia")
CHURCH = listed("Theist Priest", "spells: Holy Fire", "- 6 Militia Bowmen", "- 6 Men-at-Arms")
PRIEST, BOWS, MEN = 2, 3, 4


def acting(st: State, number: int) -> State:
    st.active = st.owner(number)
    return run(st, Activation(number, [], 2, False))


def militia(models: int = 8) -> State:
    """This many Militia in a row, opposite archers and a Priest."""
    st = plain(MILITIA, CHURCH, placement="auto")
    put(st, 1, *[(1000 + 102 * at, 1000) for at in range(8)])
    for model in st.models(1)[models:]:
        st.place[model] = SLAIN
    put(st, BOWS, *[(1000 + 102 * at, 1700) for at in range(6)])
    put(st, PRIEST, (1300, 1500))
    return st


def pass_by(st: State) -> None:
    """Decline all re-rolls."""
    while st.decision is not None and st.decision.kind in ("reroll_hit", "reroll_injury"):
        st.apply(NONE)


@clause("FB-28.1", "FB-24.42")
@pytest.mark.parametrize(("injury", "lost"), [(2, 0), (3, 1)])
def test_fb_28_1_militia_save_a_volley_and_a_clash_with_2(injury: int, lost: int) -> None:
    st = militia()
    acting(st, BOWS)
    load(st, 1, *[6] * 5, injury)
    st.apply(VOLLEY_ACTION)
    pass_by(st)
    assert st.count(1) == 8 - lost
    st = militia()
    put(st, MEN, *[(1000 + 102 * at, 1102) for at in range(6)])
    acting(st, MEN)
    load(st, 1, *[6] * 5, injury, 1)
    st.apply(CLASH_ACTION)
    pass_by(st)
    assert st.count(1) == 8 - lost


@clause("FB-28.1", "FB-19.18", "FB-7.18")
@pytest.mark.parametrize(("models", "morale", "lost"), [(8, 3, 1), (8, 4, 2), (5, 2, 1), (5, 3, 2)])
def test_fb_28_1_militia_save_a_spell_with_1_and_have_morale_3_or_2(models: int, morale: int, lost: int) -> None:
    st = militia(models)
    acting(st, PRIEST)
    load(st, 1, 6, 6, 6, 6, 1, 2, morale)  # one success, two Hits: the 1 is saved, the 2 is not
    st.apply(SPELLCASTING)
    pass_by(st)
    assert st.count(1) == models - lost


def across(size: int) -> State:
    """Crossbowmen to the west of a crag of this Size, 4" wide and 4" deep."""
    data = json.loads(PLAIN)
    crag = next(piece for piece in data["pieces"] if piece["id"] == "crag")
    crag["size"] = size
    st = plain(
        listed("Noble Lord", "- 6 Mercenary Crossbowmen"),
        listed("Pheromancer", "- 6 Bound Clones", "- 1 Abomination", faction="spires"),
        own_battlefield=json.dumps(data, separators=(",", ":")),
        placement="auto",
    )
    put(st, 1, (2850, 2500))
    st.place[st.plan(1).first + 1 : st.plan(1).end] = [SLAIN] * 5
    return st


@clause("FB-28.4", "FB-6.6", "FB-14.6")
def test_fb_28_4_a_crossbowman_shoots_at_an_abomination_over_terrain_of_size_2_but_not_at_clones() -> None:
    st = across(2)
    put(st, 3, (3450, 2500))
    st.place[st.plan(3).first + 1 : st.plan(3).end] = [SLAIN] * 5
    acting(st, 1)
    assert VOLLEY_ACTION not in asked(st, "action").options
    assert SPEC.presentation.why_not(st, 0, ("action", VOLLEY_ACTION)) == ["FB-14.6"]
    for size, seen in ((2, True), (3, False)):
        st = across(size)
        put(st, 4, (3450, 2500))
        acting(st, 1)
        assert (VOLLEY_ACTION in asked(st, "action").options) == seen


@clause("FB-28.5", "FB-14.5", "FB-14.6", "FB-14.8")
def test_fb_28_5_whom_archers_may_choose() -> None:
    foes = listed("Pheromancer", "- 8 Force-Grown Drones", "- 6 Bound Clones", faction="spires")
    st = plain(listed("Noble Lord", "- 6 Militia Bowmen"), foes, placement="auto")
    put(st, 1, (400, 400))
    st.place[st.plan(1).first + 1 : st.plan(1).end] = [SLAIN] * 5
    put(st, 4, (400, 900))
    st.place[st.plan(4).first + 1 : st.plan(4).end] = [SLAIN] * 5
    put(st, 3, (400, 1500), (1300, 1500))  # the Model at the Leader's place is hidden by the Clone, the others are not
    for x, options in ((1100, [2, 3, 4]), (1101, [3, 4])):
        clone = st.clone()
        put(clone, 2, (x, 400))  # 6" from the archer, or further while a Clone is closer
        acting(clone, 1)
        clone.apply(VOLLEY_ACTION)
        assert asked(clone, "volley").options == options


@clause("FB-28.10", "FB-14.10", "FB-14.13", "FB-14.15")
@pytest.mark.parametrize(("apart", "dice"), [(1000, 10), (1400, 10), (1401, 5)])
def test_fb_28_10_five_models_with_barrage_2(apart: int, dice: int) -> None:
    st = plain(listed("Pheromancer", "- 5 Marksman Clones", faction="spires"), CHURCH, placement="auto")
    put(st, 1, *[(1000 + 102 * at, 400) for at in range(5)])
    put(st, 4, *[(1000 + 102 * at, 500 + apart) for at in range(6)])
    acting(st, 1)
    load(st, *[6] * 10)
    st.apply(VOLLEY_ACTION)
    rolled = next(event for event in st.events if event[0] == "roll")
    assert len(rolled[1]) - 2 == dice


@clause("FB-28.9", "FB-24.2", "FB-28.11")
@pytest.mark.parametrize(("injury", "lost"), [(1, 0), (2, 1)])
def test_fb_28_9_armor_piercing_2_against_defence_3(injury: int, lost: int) -> None:
    st = plain(
        listed("Chapter Mage", "spells: Fire Dart"), listed("Noble Lord", "- 10 Household Guard"), placement="auto"
    )
    put(st, 0, (1000, 1000))
    put(st, 2, *[(1000 + 102 * at, 2600) for at in range(10)])  # 15" away, Range 16"
    acting(st, 0)
    load(st, 3, 4, 5, 6, 6, injury, 1)  # Difficulty 3: one success
    st.apply(SPELLCASTING)
    pass_by(st)
    assert st.count(2) == 10 - lost


@clause("FB-28.12", "FB-28.19", "FB-19.13")
@pytest.mark.parametrize(
    ("lines", "needs"),
    [(("Chapter Mage",), 3), (("Chapter Mage", "retinue: Tactics, Tactics, Tactics"), 2)],
)
def test_fb_28_12_call_fog_for_a_lone_mage_and_one_with_a_retinue(lines: tuple[str, ...], needs: int) -> None:
    for successes in (needs - 1, needs):
        st = plain(listed(*lines, "spells: Call Fog"), CHURCH)
        put(st, 0, (1000, 1000), (1000, 880), (1000, 780), (1000, 680))
        acting(st, 0)
        load(st, *[3] * successes, *[4] * (5 - successes))
        st.apply(SPELLCASTING)
        assert [event[1][2:] for event in st.events if event[0] == "cast"] == [(successes, needs)]
        assert (st.lasting != []) == (successes == needs)


@clause("FB-28.19", "FB-19.13")
@pytest.mark.parametrize(
    ("target", "needs"), [("- 9 Raiders", 3), ("- 2 Trolls", 2), ("- 1 Fenrbeast", 3), ("- 8 Raiders", 2)]
)
def test_fb_28_19_scaling_by_what_the_target_is(target: str, needs: int) -> None:
    st = plain(listed("Chapter Mage", "spells: Riptide"), listed("Jarl", target, faction="nords"))
    put(st, 0, (1000, 1000))
    put(st, 2, (1000, 1900))
    acting(st, 0)
    load(st, *[6] * 5)
    st.apply(SPELLCASTING)
    assert [event[1][2:] for event in st.events if event[0] == "cast"] == [(0, needs)]


@clause("FB-28.19", "FB-19.13")
def test_fb_28_19_a_mounted_character_alone() -> None:
    st = plain(listed("Chapter Mage", "spells: Riptide"), listed("Mounted Noble Lord"))
    put(st, 0, (1000, 1000))
    put(st, 1, (1000, 1900))
    acting(st, 0)
    load(st, *[6] * 5)
    st.apply(SPELLCASTING)
    assert [event[1][2:] for event in st.events if event[0] == "cast"] == [(0, 4)]


@clause("FB-28.17", "FB-18.1")
def test_fb_28_17_whom_a_character_in_contact_may_challenge() -> None:
    st = plain(
        listed("Noble Lord", "- 6 Men-at-Arms"), listed("Jarl", "- 6 Raiders", "Jarl", "Shaman", faction="nords")
    )
    put(st, 0, (1000, 1000))
    put(st, 1, *[(1500 + 102 * at, 898) for at in range(6)])
    put(st, 3, (1000, 1102))  # Raiders in contact with the Lord
    put(st, 2, (1500, 1000))  # Engaged with Men-at-Arms, 4" away
    put(st, 4, (1000, 400))  # not Engaged, 5" away
    put(st, 5, (399, 1000))  # 5.01" away
    acting(st, 0)
    st.apply(DUEL_ACTION)
    assert asked(st, "duel").options == [2, 4]


@clause("FB-28.18", "FB-4.11")
@pytest.mark.parametrize(("line", "refused"), [("- 6 Militia, Standard Bearer", []), ("- 6 Militia", ["FB-4.10"])])
def test_fb_28_18_leader_or_standard_bearer_within_5_inches(line: str, refused: list[str]) -> None:
    st = plain(listed("Noble Lord", line), CHURCH)
    put(st, 1, (1000, 1000), (1500, 1000), (1102, 1000), (1204, 1000), (1306, 1000), (1408, 1000))
    put(st, 3, (400, 3400))
    acting(st, 1)
    st.apply(MARCH_ACTION)
    st.apply(point(1000, 1000))
    st.apply(st.models(1)[-1])
    region = asked(st, "place_model").region
    assert region is not None
    assert why(region, 1900, 1000) == refused  # 3" from the second Model, 8" from the Leader


@clause("FB-23.8", "FB-11.17", "FB-11.20")
@pytest.mark.parametrize(("first", "third"), [(TAKE_AIM, True), (VOLLEY_ACTION, False)])
def test_fb_23_8_fire_and_advance(first: int, third: bool) -> None:
    st = plain(
        listed("Imperial Officer", "event: Fire and Advance", "- 6 Imperial Ranger Corps"), CHURCH, placement="auto"
    )
    put(st, 0, (1000, 400))
    put(st, 1, *[(1000 + 102 * at, 600) for at in range(6)])
    put(st, MEN, (1000, 1600))
    st.command = [[1, 0], []]
    st.first = 0
    run(st, ActionPhase(0))
    assert asked(st, "action").context == (1, 0)  # the Rangers act now
    for action in (first, VOLLEY_ACTION) if third else (first,):
        load(st, *[6] * 12)
        st.apply(action)
        pass_by(st)
    if not third:
        march_in_place(st)
    if third:
        assert asked(st, "action").options == [END, MARCH_ACTION]  # a March and nothing else
        assert SPEC.presentation.why_not(st, 0, ("action", TAKE_AIM)) == ["FB-23.8"]
        st.apply(MARCH_ACTION)
        go(st, 1000, 700)
    assert asked(st, "action").context == (0, 0)  # then the Officer, with one Action
    frame = st.stack[-1]
    assert isinstance(frame, Activation)
    assert (frame.left, frame.extra) == (1, -1)


@clause("FB-24.44", "FB-24.45", "FB-11.9")
@pytest.mark.parametrize("shoots", [True, False])
def test_fb_24_44_snapfire_after_the_first_march(shoots: bool) -> None:
    scouts = listed("Pheromancer", "- 6 Vanguard Clone Infiltrators", faction="spires")
    st = plain(scouts, CHURCH, placement="auto")
    put(st, 1, (1000, 1000))
    put(st, MEN, (1000, 2000))
    acting(st, 1)
    st.apply(MARCH_ACTION)
    go(st, 1000, 1100)
    assert asked(st, "snapfire").options == [NONE, MEN]
    load(st, *[6] * 24)
    st.apply(MEN if shoots else NONE)
    pass_by(st)
    options = asked(st, "action").options
    assert VOLLEY_ACTION in options  # the free one does not count
    assert (MARCH_ACTION in options) == (not shoots)
    if shoots:
        assert SPEC.presentation.why_not(st, 0, ("action", MARCH_ACTION)) == ["FB-24.44"]
        return
    st.apply(MARCH_ACTION)
    go(st, 1000, 1200)
    assert st.decision is None  # only after the first one
