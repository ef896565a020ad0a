"""Chapter 5: movement; chapter 12 as far as terrain stops or closes the way."""

from __future__ import annotations

from typing import Unpack

import pytest

from sandtable.games.battlelore.state import FX_MOVE, GONE, HALTED, IN_ANY, MELEE, MOVED, NO_BATTLE
from sandtable.games.battlelore.turn.reach import allowance
from tests.games.battlelore.support import Field, Given
from tests.support import clause

FAR = {"A9": "h_inf_b"}


def lone(unit: str, **more: Unpack[Given]) -> Field:
    return Field({"G3": unit}, FAR, **more)


@clause("BL-5.6", "BL-5.7", "BL-5.8", "BL-5.9", "BL-5.10", "BL-5.11")
@pytest.mark.parametrize(
    ("unit", "battle", "free"),
    [("h_inf_g", 2, 2), ("h_inf_b", 1, 2), ("h_inf_r", 1, 1), ("g_hye_g", 4, 4), ("h_cav_b", 3, 3), ("h_cav_r", 2, 2)],
)
def test_bl_5_6_distances_by_banner(unit: str, battle: int, free: int) -> None:
    t = lone(unit)
    assert allowance(t.st, 0)[:2] == (battle, free)
    t.order("G3").movement().pick("u0")
    board = t.st.ground.board
    far = [board.distance[t.hex("G3")][h] for h in t.asked.options if isinstance(h, int)]
    assert max(far) == free


@clause("BL-5.7")
def test_bl_5_7_blue_foot_two_hexes_and_no_battle() -> None:
    t = Field({"G3": "h_inf_b"}, {"G6": "h_inf_b"}).walks("G3", "F5")
    assert t.st.flags[0] & NO_BATTLE
    assert t.combat().kind == "play_command", "it stands next to the enemy and may not battle"
    t = Field({"G3": "h_inf_b"}, {"G5": "h_inf_b"}).order("G3").movement().pick("u0", "G4")
    assert t.kind == "attack"


@clause("BL-5.1")
def test_bl_5_1_each_ordered_unit_moves_once_in_any_order() -> None:
    t = Field({"G3": "h_inf_g", "C3": "h_inf_g"}, FAR).order("G3", "C3").movement()
    t.pick("u1", "C4")
    assert t.texts == ["u0", "done"]
    assert t.why_not(0, ("unit", 1)) == ["BL-5.1"]


@clause("BL-5.2")
def test_bl_5_2_a_unit_may_stay() -> None:
    t = lone("h_inf_g").order("G3").movement().pick("u0", "G3")
    assert t.place_of("G3") == "G3"
    assert not t.st.flags[0] & MOVED


@clause("BL-5.3", "BL-5.4", "BL-5.5")
def test_bl_5_4_nobody_moves_into_or_through_units() -> None:
    walls = {"F3": "h_inf_b", "H3": "h_inf_b", "F2": "h_inf_b", "G2": "h_inf_b"}
    t = Field({"G3": "h_cav_b", **walls}, {"F4": "h_inf_b", "A9": "h_inf_b"})
    assert "F4" not in t.reach("G3")
    assert "E3" not in t.reach("G3"), "two hexes west, but no way round in three"
    assert {"G4", "G5", "H4", "F5"} <= t.reach("G3")
    t.order("G3").movement().pick("u0")
    assert t.why_not(0, ("hex", t.hex("F4"))) == ["BL-5.4"]
    assert t.why_not(0, ("hex", t.hex("A1"))) == ["BL-5.3"]


@clause("BL-5.12")
def test_bl_5_12_a_bonus_raises_every_distance() -> None:
    t = lone("h_inf_b")
    t.st.effects.append((FX_MOVE, 0, 1, IN_ANY, 1))
    assert allowance(t.st, 0)[:2] == (2, 3)


@clause("BL-5.14", "BL-12.9", "BL-12.22")
def test_bl_12_9_waterways_are_closed() -> None:
    t = lone("h_cav_b", terrain={"G4": "waterway"})
    assert "G4" not in t.reach("G3")
    t.order("G3").movement().pick("u0")
    assert t.why_not(0, ("hex", t.hex("G4"))) == ["BL-12.22"]


@clause("BL-12.3", "BL-5.15", "BL-5.16")
def test_bl_12_3_woods_stop_for_the_entire_turn() -> None:
    woods = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), "wooded")
    t = lone("h_cav_b", terrain=woods)
    assert t.reach("G3") == {"G3", *woods}
    t = lone("h_cav_b", terrain={"G3": "wooded"})
    assert len(t.reach("G3")) > 7, "a unit that starts there leaves freely"
    t = Field({"G3": "h_cav_b"}, {"G5": "h_inf_g"}, terrain={"G4": "wooded"}).lose("G5", 3)
    t.order("G3").movement().pick("u0", "G4")
    assert t.st.flags[0] & HALTED
    t.dice("GG").pick("u0 u1")
    assert t.place_of("G3") == "G4", "no follow-on move this turn"
    assert t.kind in ("over", "play_command")


@clause("BL-12.12")
def test_bl_12_12_marsh_stops_like_woods() -> None:
    ring = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), "marsh")
    assert lone("h_cav_b", terrain=ring).reach("G3") == {"G3", *ring}


@clause("BL-12.13", "BL-5.15")
def test_bl_12_13_a_ford_stops_but_allows_follow_on_moves() -> None:
    ring = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), "ford")
    assert lone("h_cav_b", terrain=ring).reach("G3") == {"G3", *ring}
    t = Field({"G3": "h_cav_b"}, {"G5": "h_inf_g", "A9": "h_inf_b"}, terrain={"G4": "ford"}).lose("G5", 3)
    t.order("G3").movement().pick("u0", "G4").dice("GR").pick("u0 u1")
    assert t.kind == "gain_ground"


@clause("BL-12.2", "BL-12.5", "BL-12.15")
def test_bl_12_5_hills_and_bridges_do_not_stop() -> None:
    ring = dict.fromkeys(("F4", "G4", "F3"), "elevated") | dict.fromkeys(("H3", "F2", "G2"), "bridge")
    assert len(lone("h_cav_b", terrain=ring).reach("G3")) == len(lone("h_cav_b").reach("G3"))


@clause("BL-12.10")
def test_bl_12_10_cliff_sides_cannot_be_crossed() -> None:
    t = lone("h_inf_r", terrain={"G4": "cliff"}, cliffs={"G4": ["SW"]})
    assert "G4" not in t.reach("G3"), "G3 lies south-west of G4"
    assert "G4" in lone("h_inf_r", terrain={"G4": "cliff"}, cliffs={"G4": ["NE"]}).reach("G3")
    t = Field({"G4": "h_inf_r"}, FAR, terrain={"G4": "cliff"}, cliffs={"G4": ["SW"]})
    assert "G3" not in t.reach("G4"), "nor in the other direction"


@clause("BL-12.17")
def test_bl_12_17_stakes_stop_and_forbid_battle_except_to_archers() -> None:
    for unit, battles in (("h_inf_b", False), ("h_arc_b", True)):
        t = Field({"G3": unit}, {"G5": "h_inf_b"}, terrain={"G4": "stakes"})
        t.walks("G3", "G4")
        assert bool(t.st.flags[0] & HALTED)
        assert (t.combat().kind == "attack") == battles


@clause("BL-12.19")
def test_bl_12_19_ramparts_forbid_battle_unless_entered_from_a_rampart() -> None:
    t = Field({"G3": "h_inf_g"}, {"G5": "h_inf_b"}, terrain={"G4": "rampart"})
    t.walks("G3", "G4")
    assert t.st.flags[0] & NO_BATTLE
    assert not t.st.flags[0] & HALTED, "it stops the move only"
    t = Field({"G3": "h_inf_g"}, {"G5": "h_inf_b"}, terrain={"G4": "rampart", "G3": "rampart"})
    t.order("G3").movement().pick("u0", "G4")
    assert t.kind == "attack"


@clause("BL-5.13", "BL-21.16")
def test_bl_5_13_a_move_counts_for_weapons_staying_does_not() -> None:
    t = Field({"G3": "h_arc_b"}, {"G7": "h_inf_b"}).order("G3").movement().pick("u0", "G4")
    assert t.st.flags[0] & MOVED


@clause("BL-5.17", "BL-8.9")
def test_bl_5_17_set_up_in_a_wood_is_not_entering() -> None:
    t = Field({"G4": "h_inf_b"}, {"G5": "h_inf_b"}, terrain={"G4": "wooded+stakes"}).order("G4").combat()
    assert t.kind == "attack"


@clause("BL-20.15")
def test_bl_20_15_goblins_rush_two_hexes_to_an_enemy() -> None:
    t = Field({"A1": "h_inf_b", "G5": "h_inf_b"}, {"G8": "g_hal_r"}).turn_of(1)
    assert t.reach("G8") == {"G8", "F8", "H8", "G7", "H7", "G9", "H9", "G6", "F6"}, "red: 1, or 2 to an enemy"
    t.order("G8").movement().pick("u2", "G6")
    assert t.st.flags[2] & MELEE
    assert t.kind == "attack"


@clause("BL-20.15")
def test_bl_20_15_a_blue_rush_may_be_an_ordinary_two_hexes_without_battle() -> None:
    t = Field({"A1": "h_inf_b"}, {"G7": "g_hob_b"}).turn_of(1).walks("G7", "G5")
    assert t.st.flags[1] & NO_BATTLE


@clause("BL-20.15")
def test_bl_20_15_archers_that_rush_battle_in_melee_only() -> None:
    t = Field({"G5": "h_inf_b"}, {"G8": "g_spr_b"}).turn_of(1).order("G8").movement().pick("u1", "G6")
    assert t.st.flags[1] & MELEE


@clause("BL-20.7")
def test_bl_20_7_clan_chiefs_move_two_and_battle_in_melee() -> None:
    t = Field({"G3": "d_chf_r"}, FAR)
    assert len(t.reach("G3")) == 19, "no enemy needed"
    t.walks("G3", "G5")
    assert t.st.flags[0] & MELEE


@clause("BL-20.10")
def test_bl_20_10_cattle_riders_move_two_or_three_on_a_charge() -> None:
    t = Field({"G3": "d_cat_b"}, FAR)
    assert allowance(t.st, 0)[:2] == (2, 2)
    t.hand(0, "CC-PL").orders("CT-MC").pick("u0")
    assert allowance(t.st, 0)[:2] == (3, 3)


@clause("BL-15.6", "BL-15.24")
def test_bl_15_6_entering_a_landmark_stops_and_forbids_battle() -> None:
    for owner in ("standard", "pennant", None):
        t = Field({"G3": "h_cav_b"}, {"G5": "h_inf_b"}, landmarks={"G4": ("training_camp", owner)}, mode="lore")
        t.walks("G3", "G4")
        assert t.st.flags[0] & HALTED
        assert t.st.flags[0] & NO_BATTLE


@clause("BL-15.22", "BL-15.23")
def test_bl_15_22_the_witchs_hut_takes_foot_units_only() -> None:
    for unit, enters in (("h_inf_g", True), ("h_cav_b", False), ("c_spi_g", False)):
        t = Field({"G3": unit}, {"G5": "h_inf_b"}, landmarks={"G4": ("witchs_hut", None)})
        assert ("G4" in t.reach("G3")) == enters
    t = Field({"G3": "h_inf_g"}, {"G5": "h_inf_b"}, landmarks={"G4": ("witchs_hut", None)})
    t.walks("G3", "G4")
    assert t.st.flags[0] & NO_BATTLE
    assert not t.st.flags[0] & HALTED


@clause("BL-15.17")
def test_bl_15_17_the_pentacle_does_not_hinder() -> None:
    t = Field({"G3": "h_cav_b"}, {"G5": "h_inf_b"}, landmarks={"G4": ("magic_pentacle", "standard")})
    assert "H5" in t.reach("G3")
    t.order("G3").movement().pick("u0", "G4")
    assert t.kind == "attack"


def test_an_exit_hex_gives_a_banner_twice_at_most() -> None:
    rule = {
        "id": "x",
        "type": "exit",
        "camp": "standard",
        "hexes": ["G9"],
        "banners": 1,
        "limit": 1,
        "kind": "permanent",
        "text": "x",
    }
    t = Field({"G9": "h_inf_b", "A1": "h_inf_b"}, FAR, rules=[rule]).order("G9").movement().pick("u0")
    assert t.texts == ["walk", "leave"]
    t.pick("leave")
    assert (t.place_of("G9"), t.st.awards, t.st.taken) == ("off", [1, 0], [[], []])
    for army, enemies, ordered in (
        ({"G9": "c_spi_g", "A1": "h_inf_b"}, FAR, "G9"),
        ({"A1": "h_inf_b"}, {"G9": "h_inf_b", **FAR}, "G9"),
        ({"G8": "h_inf_b", "A1": "h_inf_b"}, FAR, "G8"),
    ):
        t = Field(army, enemies, rules=[rule]).turn_of(int("G9" not in army and "G8" not in army)).order(ordered)
        t.movement().pick(f"u{t.u(ordered)}")
        assert t.kind == "move_to", "troops of Standard on the hex itself only"
    t = Field({"G9": "h_inf_b", "A1": "h_inf_b"}, FAR, rules=[rule], mode="lore").hero("G9").order("G9").movement()
    t.pick("u0", "leave")
    assert (t.st.pos[t.u("hero at G9")], t.st.leader[0], t.st.taken) == (GONE, -1, [[], []]), "he goes with his troop"
    t = Field({"G9": "h_inf_b", "A1": "h_inf_b"}, FAR, rules=[rule])
    t.st.rule_count[0] = 1
    t.order("G9").movement().pick("u0")
    assert t.kind == "move_to", "the limit is reached"
