"""Phase 2: Move Undead (chapter 7)."""

from __future__ import annotations

import pytest

from tests.games.bloodstones.steps import dice, starts, step
from tests.games.bloodstones.support import Table
from tests.support import clause


def ends(t: Table, area: str) -> set[str]:
    """Where an Undead in this area can go next."""
    return {text.split()[2] for text in t.options if text.startswith(f"{area} ")}


@clause("BS-7.1")
def test_bs_7_1_only_undead_of_the_necromancers_move() -> None:
    t = Table("necromancers", "horse_lords").units(0, "saltby", "undead", "goblins").units(0, "dunmere", "leader")
    t.units(1, "kettle-isle", "swords").hand(0, "ship").turn(0)
    assert t.kind == "undead_step"
    assert {text.split()[0] for text in t.options} == {"saltby", "done"}
    assert t.why_not("area", "dunmere") == ["BS-7.1"]
    t.pick("saltby 2 estmark")
    assert t.force(0, "saltby") == ["goblins"]
    assert t.force(0, "estmark") == ["undead"]
    # nobody else has this phase, and the Necromancers skip it without Undead
    assert Table("horse_lords", "necromancers").units(1, "saltby", "undead").turn(0).kind == "main_action"
    assert Table("necromancers", "horse_lords").units(0, "saltby", "goblins").turn(0).kind == "main_action"


@clause("BS-7.2")
def test_bs_7_2_up_to_two_steps_each_and_different_ways() -> None:
    t = Table("necromancers", "corsairs", "hill_folk").units(0, "crossways", "undead", "undead", "undead").turn(0)
    t.pick("crossways 2 quern", "quern 1 wheelwright")
    assert ends(t, "wheelwright") == set()
    assert t.why_not("area", "wheelwright") == ["BS-7.2"]
    t.pick("crossways 2 peatmoor")
    assert {text.split()[1] for text in t.options if text.startswith("peatmoor")} == {"1"}
    t.pick("done")
    assert t.kind == "main_action"
    assert [t.force(0, area) for area in ("wheelwright", "peatmoor", "crossways")] == [["undead"]] * 3


@clause("BS-7.2")
def test_bs_7_2_undead_that_moved_are_distinguished_from_those_that_did_not() -> None:
    t = Table("necromancers", "horse_lords").units(0, "hollin", "undead").units(0, "estmark", "undead").turn(0)
    t.pick("hollin 2 estmark")
    assert {text.split()[1] for text in t.options if text.startswith("estmark")} == {"1", "2"}
    t.pick("estmark 1 saltby")
    assert {text.split()[1] for text in t.options if text.startswith("estmark")} == {"2"}
    assert ends(t, "saltby") == set()


@clause("BS-7.3")
def test_bs_7_3_land_of_any_terrain_or_a_ship_passage() -> None:
    t = Table("necromancers", "horse_lords").units(0, "estmark", "undead").turn(0)
    assert ends(t, "estmark") == {"redbarrow", "saltby", "hollin", "bonesand", "crowsteeth"}
    assert t.why_not("area", "vinehall") == ["BS-7.3"]
    t.pick("estmark 2 crowsteeth")
    assert ends(t, "crowsteeth") == {"estmark", "bonesand", "last-hearth"}
    t = Table("necromancers", "horse_lords").units(0, "kettle-isle", "undead").units(0, "coldmouth", "ship").turn(0)
    assert ends(t, "kettle-isle") == {"alderholt", "whitbarrow", "dunmere", "stagfell", "greywether"}
    # without a ship nothing can leave the island, and the phase ends at once
    assert Table("necromancers", "horse_lords").units(0, "kettle-isle", "undead").turn(0).kind == "main_action"


@clause("BS-7.4")
def test_bs_7_4_the_steps_are_free() -> None:
    t = Table("necromancers", "horse_lords").units(0, "dunmere", "undead").turn(0)
    t.pick("dunmere 2 greywether", "greywether 1 mirefoot")
    assert t.force(0, "mirefoot") == ["undead"]
    t = Table("necromancers", "horse_lords").units(0, "dunmere", "undead").hand(0, "leader", "goblins").turn(0)
    t.pick("dunmere 2 stagfell", "stagfell 1 the-sundering")
    assert t.hand_of(0) == ["leader", "goblins"]
    assert t.discard_of(0) == []


@clause("BS-7.5")
def test_bs_7_5_a_passage_is_one_step_however_long() -> None:
    t = Table("necromancers", "corsairs", "hill_folk").units(0, "wendle", "undead").units(0, "hoarfrost-bay", "ship")
    assert "elderwick" in ends(t.turn(0), "wendle")
    t = Table("necromancers", "corsairs", "hill_folk").units(0, "harewood", "undead")
    for sea in ("saltmarch-water", "south-narrows", "farrow-deep"):
        t.units(0, sea, "ship")
    t.turn(0).pick("harewood 2 cape-farrow")
    # two sea areas behind it, one step left; the next passage is the second step
    t.pick("cape-farrow 1 tollgate-hill")
    assert t.kind == "main_action"
    assert t.force(0, "tollgate-hill") == ["undead"]


@clause("BS-7.6")
def test_bs_7_6_never_into_the_sea() -> None:
    t = Table("necromancers", "horse_lords").units(0, "larkfield", "undead").units(0, "gull-deep", "ship").turn(0)
    assert "gull-deep" not in ends(t, "larkfield")
    assert t.why_not("area", "gull-deep") == ["BS-7.6"]
    assert "thornwater" in ends(t, "larkfield")


@clause("BS-7.7", "BS-7.9")
def test_bs_7_7_enemy_units_stop_undead_and_enemy_villages_do_not() -> None:
    t = Table("necromancers", "horse_lords").units(0, "hollin", "undead", "undead")
    t.units(1, "estmark", "skirmishers").villages(1, "vinehall", 2).turn(0)
    t.pick("hollin 2 estmark")
    assert ends(t, "estmark") == set()
    t.pick("hollin 2 vinehall")
    assert "oxmead" in ends(t, "vinehall")
    assert t.why_not("area", "estmark") == ["BS-7.8"]


@clause("BS-7.8")
def test_bs_7_8_no_undead_leaves_an_area_with_enemy_units() -> None:
    t = Table("necromancers", "horse_lords").units(0, "saltby", "undead").units(0, "oxmead", "undead")
    t.units(1, "saltby", "swords").turn(0)
    assert {text.split()[0] for text in t.options} == {"oxmead", "done"}
    assert t.why_not("area", "saltby") == ["BS-7.8"]
    # all are bound: the phase is over
    t = Table("necromancers", "horse_lords").units(0, "saltby", "undead").units(1, "saltby", "citadel")
    assert t.turn(0).kind == "main_action"


@clause("BS-7.8")
def test_bs_7_8_a_lone_cutiecorn_is_taken_over_and_binds_nobody() -> None:
    t = Table("necromancers", "horse_lords", cutiecorn="on").units(0, "hollin", "undead")
    t.units(1, "estmark", "cutiecorn").turn(0).pick("hollin 2 estmark")
    assert t.force(0, "estmark") == ["undead", "cutiecorn"]
    t.pick("estmark 1 saltby")
    # it does not follow the Undead (BS-17.9)
    assert t.force(0, "estmark") == ["cutiecorn"]


@clause("BS-7.9")
@pytest.mark.parametrize("owner", [1, 2])
def test_bs_7_9_enemy_villages_cost_and_stop_nothing(owner: int) -> None:
    t = Table("necromancers", "corsairs", "hill_folk").units(0, "grimholt", "undead")
    t.villages(owner, "ravensworth", 2).villages(owner, "sheafcote").turn(0)
    t.pick("grimholt 2 ravensworth", "ravensworth 1 sheafcote")
    assert t.force(0, "sheafcote") == ["undead"]
    assert t.st.villages[t.area("ravensworth")] == 2


@clause("BS-7.10")
def test_bs_7_10_move_units_never_moves_undead() -> None:
    t = Table("necromancers", "horse_lords").units(0, "saltby", "undead", "leader").units(0, "dunmere", "undead")
    t.units(0, "vinehall", "goblins").hand(0, "necromancer").main(0)
    assert starts(t) == {"saltby", "vinehall"}
    assert t.why_not("area", "dunmere") == ["BS-7.10"]
    # only the leader can be chosen, so the engine asks nothing more
    step(t, "saltby", "estmark")
    assert t.force(0, "saltby") == ["undead"]
    assert t.force(0, "estmark") == ["leader"]


@clause("BS-7.10")
def test_bs_7_10_undead_alone_offer_no_move() -> None:
    t = Table("necromancers", "horse_lords").units(0, "saltby", "undead").hand(0, "leader").main(0)
    assert "move" not in t.options
    assert t.why_not("action", "move") == ["BS-7.10"]


@clause("BS-7.11")
def test_bs_7_11_undead_withdraw_with_their_force() -> None:
    t = Table("horse_lords", "necromancers").units(0, "mirefoot", "swords").units(1, "mirefoot", "goblins", "undead")
    t.battle("mirefoot").pick("cobblethorpe")
    assert t.force(1, "cobblethorpe") == ["goblins", "undead"]
    assert t.st.undead == 3


@clause("BS-7.11")
def test_bs_7_11_undead_retreat_with_their_force() -> None:
    t = Table("horse_lords", "necromancers").units(0, "mirefoot", "swords", "leader")
    t.units(1, "mirefoot", "goblins", "undead")
    t.battle("mirefoot", dice=dice((5, 5, 4), (2, 2, 3))).pick("stay", "goblins", "barrowdown")
    assert t.force(1, "barrowdown") == ["undead"]
    # as a casualty it returns to the supply instead
    t = Table("horse_lords", "necromancers").units(0, "mirefoot", "swords", "leader")
    t.units(1, "mirefoot", "goblins", "undead")
    t.battle("mirefoot", dice=dice((5, 5, 4), (2, 2, 3))).pick("stay", "undead", "barrowdown")
    assert t.force(1, "barrowdown") == ["goblins"]
    assert t.st.undead == 4
