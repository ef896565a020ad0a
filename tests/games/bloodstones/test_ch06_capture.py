"""Phase 1: Capture Villages (chapter 6)."""

from __future__ import annotations

import pytest

from tests.games.bloodstones.support import Table
from tests.support import clause


def vale(**options: str | int) -> Table:
    """Dragon Riders next to two plains villages and a hill village of the Horse Lords."""
    t = Table("dragon_riders", "horse_lords", **options)
    t.villages(1, "dunmere", 2).villages(1, "stagfell")
    return t.units(0, "dunmere", "swords").units(0, "stagfell", "skirmishers")


@clause("BS-6.1")
def test_bs_6_1_one_tile_and_never_a_second() -> None:
    t = vale().hand(0, "lizardmen", "lizardmen", "leader").turn(0)
    assert t.kind == "capture_tile"
    assert set(t.options) == {"lizardmen", "leader", "none"}
    t.pick("lizardmen", "dunmere p2")
    assert t.why_not("tile", "leader") == ["BS-6.1"]
    t.pick("dunmere p2")
    assert t.kind == "main_action"
    assert t.hand_of(0) == ["leader", "lizardmen"]
    assert t.discard_of(0) == ["lizardmen"]
    assert t.st.villages[t.area("stagfell")] == 1


@clause("BS-6.1")
def test_bs_6_1_the_chaos_horde_has_no_such_phase() -> None:
    t = Table("chaos_horde", "horse_lords").villages(1, "dunmere").units(0, "dunmere", "hordes").hand(0, "leader")
    assert t.turn(0).kind == "main_action"


@clause("BS-6.2")
def test_bs_6_2_villages_of_others_beside_an_own_unit() -> None:
    t = Table("corsairs", "necromancers", "hill_folk").hand(0, "leader")
    t.villages(1, "wendle").units(0, "wendle", "axes")
    t.villages(2, "sheafcote").units(0, "sheafcote", "axes")
    t.villages(1, "tinmarch")
    t.villages(0, "northwatch").units(0, "northwatch", "axes")
    t.units(0, "langshore", "axes")
    t.turn(0).pick("leader")
    assert set(t.options) == {"wendle p2", "sheafcote p3"}
    for area in ("tinmarch", "northwatch", "langshore"):
        assert t.why_not("area", area) == ["BS-6.2"], area
    assert t.why_not("seat", "p1") == ["BS-6.2"]


@clause("BS-6.3")
@pytest.mark.parametrize("unit", ["castle", "dragon", "leader", "siege_engine"])
def test_bs_6_3_any_kind_of_unit_suffices(unit: str) -> None:
    t = Table("dragon_riders", "horse_lords").hand(0, "shield")
    t.villages(1, "larkfield").units(0, "larkfield", unit).turn(0)
    assert t.kind == "capture_tile"
    assert t.pick("shield").st.captured_villages[0] == 1


@clause("BS-6.3")
def test_bs_6_3_the_cutiecorn_is_a_unit_too() -> None:
    t = Table("dragon_riders", "horse_lords", cutiecorn="on").hand(0, "shield")
    t.villages(1, "larkfield").units(0, "larkfield", "cutiecorn").turn(0)
    assert t.kind == "capture_tile"


@clause("BS-6.3")
def test_bs_6_3_an_own_village_is_not_enough() -> None:
    t = Table("dragon_riders", "horse_lords").hand(0, "shield")
    t.villages(0, "oxmead", 2).villages(1, "larkfield").units(0, "vinehall", "swords")
    assert t.turn(0).kind == "main_action"


@clause("BS-6.4")
@pytest.mark.parametrize(
    ("area", "cost"),
    [("dunmere", 1), ("owlwood", 1), ("stagfell", 2), ("kettle-isle", 1), ("briarwood", 1), ("gallowgap", 2)],
)
def test_bs_6_4_one_pip_in_plains_and_forest_two_in_hills(area: str, cost: int) -> None:
    t = Table("horse_lords", "hill_folk").hand(0, "leader")
    t.villages(1, area).units(0, area, "swords")
    t.villages(1, "saltby", 2).units(0, "saltby", "swords")
    t.turn(0).pick("leader", f"{area} p2")
    assert t.decision.context == (5 - cost,)


@clause("BS-6.5")
def test_bs_6_5_the_costs_must_not_exceed_the_pips() -> None:
    t = vale().hand(0, "shield", "ship").turn(0).pick("shield", "dunmere p2", "dunmere p2")
    # one of three pips is left, but the hill village costs two
    assert t.kind == "main_action"
    t = vale().villages(1, "alderholt").units(0, "alderholt", "swords").hand(0, "shield", "ship").turn(0)
    t.pick("shield", "dunmere p2", "dunmere p2")
    assert t.options == ["alderholt p2", "done"]
    assert t.why_not("area", "stagfell") == ["BS-6.5"]
    t = vale().villages(1, "alderholt").units(0, "alderholt", "swords").hand(0, "shield", "ship").turn(0)
    t.pick("shield", "stagfell p2")
    assert t.options == ["alderholt p2", "dunmere p2", "done"]


@clause("BS-6.5")
def test_bs_6_5_at_most_five_villages() -> None:
    t = Table("hill_folk", "horse_lords").hand(0, "giant", "leader", "blank")
    for area in ("dunmere", "kingsacre", "larkfield"):
        t.villages(1, area, 2).units(0, area, "skirmishers")
    t.turn(0).pick("giant", "dunmere p2", "dunmere p2", "kingsacre p2", "kingsacre p2", "larkfield p2")
    assert t.kind == "main_action"
    assert t.st.captured_villages[0] == 5
    assert t.st.villages[t.area("larkfield")] == 1


@clause("BS-6.6")
def test_bs_6_6_several_areas_and_owners_and_one_of_two_left() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers").hand(0, "swords")
    t.villages(1, "oathby", 2).villages(2, "crownfield", 2).villages(3, "yewcroft")
    for area in ("oathby", "crownfield", "yewcroft"):
        t.units(0, area, "lizardmen")
    t.turn(0).pick("swords", "oathby p2", "yewcroft p4", "crownfield p3", "done")
    assert [t.st.villages[t.area(area)] for area in ("oathby", "crownfield", "yewcroft")] == [1, 1, 0]
    assert t.st.village_of[t.area("oathby")] == 1
    assert t.st.village_of[t.area("yewcroft")] == -1
    assert t.st.captured_villages == [3, 0, 0, 0]


@clause("BS-6.7")
def test_bs_6_7_unused_pips_are_lost() -> None:
    t = vale().hand(0, "leader").turn(0).pick("leader", "dunmere p2", "done")
    assert t.kind == "main_action"
    # four pips were left, but with an empty hand nothing can move
    assert t.options == ["end"]
    t = vale().hand(0, "leader").turn(0).pick("none")
    assert "move" in t.options


@clause("BS-6.8")
def test_bs_6_8_the_captor_keeps_the_village() -> None:
    t = vale().hand(0, "leader")
    supplies = t.st.supply[:]
    t.turn(0).pick("leader", "stagfell p2", "done")
    assert t.st.villages[t.area("stagfell")] == 0
    assert t.st.captured_villages == [1, 0]
    assert t.st.supply == supplies


@clause("BS-6.8")
def test_bs_6_8_a_captured_village_cannot_be_built_again() -> None:
    t = vale().hand(0, "leader").units(1, "harrowlea", "citadel").hand(1, "leader")
    t.st.supply[1] = 0
    t.st.captured_villages[0] = 17
    t.turn(0).pick("leader", "dunmere p2", "done", "end")
    # the Horse Lords have no village left to construct; their turn ends without phase 4
    assert t.seat == 1
    t.pick("end")
    assert t.seat == 0


@clause("BS-6.9")
def test_bs_6_9_no_points_at_the_capture_and_none_at_a_regroup() -> None:
    t = vale().villages(0, "oxmead").hand(0, "leader").bag_of(0, "swords")
    t.turn(0).pick("leader", "dunmere p2", "dunmere p2", "stagfell p2")
    assert t.st.vp == [0, 0]
    t.pick("end")
    assert t.st.regroups[0] == 1
    # one own village on the map, three captured ones
    assert t.st.vp == [1, 0]


@clause("BS-6.10")
def test_bs_6_10_a_tile_only_for_at_least_one_village() -> None:
    t = vale().hand(0, "leader", "blank").turn(0).pick("leader")
    assert "done" not in t.options
    assert "done" in t.pick("dunmere p2").options
    t = vale().hand(0, "leader", "blank").turn(0).pick("none")
    assert t.kind == "main_action"
    assert t.discard_of(0) == []
    t = Table("dragon_riders", "horse_lords").villages(1, "dunmere").units(0, "kingsacre", "swords").hand(0, "leader")
    assert t.turn(0).kind == "main_action"


@clause("BS-6.11")
def test_bs_6_11_enemy_units_do_not_prevent_the_capture() -> None:
    t = vale().units(1, "dunmere", "cavalry", "castle").hand(0, "leader").turn(0).pick("leader", "dunmere p2")
    assert t.st.captured_villages[0] == 1


@clause("BS-6.11")
def test_bs_6_11_the_option_forbids_it_in_contested_areas() -> None:
    t = vale(contested_capture="forbidden").units(1, "dunmere", "cavalry").villages(1, "alderholt")
    t.units(0, "alderholt", "swords").hand(0, "leader").turn(0)
    assert t.why_not("area", "dunmere") == ["BS-6.11"], "asked before the tile is chosen"
    t.pick("leader")
    assert set(t.options) == {"stagfell p2", "alderholt p2"}
    assert t.why_not("area", "dunmere") == ["BS-6.11"]
    t = Table("dragon_riders", "horse_lords", contested_capture="forbidden").villages(1, "dunmere").hand(0, "leader")
    t.units(0, "dunmere", "swords").units(1, "dunmere", "swords")
    assert t.turn(0).kind == "main_action"


@clause("BS-6.12")
def test_bs_6_12_dragons_that_capture_stay() -> None:
    t = Table("dragon_riders", "horse_lords").villages(1, "stagfell").units(0, "stagfell", "dragon", "swords")
    t.hand(0, "leader").turn(0).pick("leader")
    assert t.st.captured_villages[0] == 1
    assert t.force(0, "stagfell") == ["swords", "dragon"]
    assert t.discard_of(0) == ["leader"]
