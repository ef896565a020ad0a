"""Chapter 20 of the BattleLore ledger: Special troops."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.declare import RUSHED, why_not_target
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import MELEE, NO_BATTLE, PURSUED
from sandtable.games.battlelore.turn.reach import allowance
from tests.games.battlelore.fields import bold
from tests.games.battlelore.support import FAR, MY, Field, dice
from tests.support import clause


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


@clause("BL-20.4")
def test_bl_20_4_foot_knights_ignore_a_strike_in_both_kinds_of_combat() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_fkn_r"}).attack("G3", "G4", "SSB")
    assert t.figures("G4") == 2
    t = Field({"G3": "h_lbw_b"}, {"G5": "h_fkn_r"}).attack("G3", "G5", "SSB")
    assert t.figures("G5") == 2
    t = Field({"G3": "h_lbw_b"}, {"G5": "h_mkn_r"}).attack("G3", "G5", "SSB")
    assert t.figures("G5") == 1, "Mounted Knights ignore in melee only"


@clause("BL-20.12")
def test_bl_20_12_two_hits_eliminate_a_bolt_thrower() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_bol_r", **FAR}).attack("G3", "G4", "RRB")
    assert t.place_of("G4") == "off"


@clause("BL-20.13")
def test_bl_20_13_a_bolt_thrower_that_must_retreat_is_lost() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_bol_r", **FAR}).attack("G3", "G4", "FFB").pick("1")
    assert (t.place_of("G4"), t.st.taken[0]) == ("off", [1])
    t = Field({"G3": "h_inf_b"}, {"G4": "d_bol_r", **FAR}).attack("G3", "G4", "FBB").pick("1")
    assert t.place_of("G4") == "G4", "it ignored the only flag"


@clause("BL-20.8")
def test_bl_20_8_full_clan_chiefs_roll_one_more() -> None:
    t = Field({"G3": "d_chf_r"}, {"G4": "h_inf_b"})
    assert dice(t, "G3", "G4") == 5
    assert dice(t.lose("G3", 1), "G3", "G4") == 4


@clause("BL-20.1", "BL-20.6", "BL-20.8", "BL-20.9", "BL-20.10")
def test_bl_20_1_troops_that_are_bold() -> None:
    levels = {"h_fkn_r": 1, "h_mkn_r": 1, "h_lan_r": 1, "d_swd_b": 1, "d_bol_r": 1, "d_bea_r": 0, "d_cat_b": 0}
    for unit, level in {**levels, "d_chf_r": 2, "h_inf_r": 0, "o_ogr_r": 0}.items():
        assert bold(Field({"G3": unit}, FAR), "G3") == level
    assert c.UNIT_DEFS[c.TYPE_OF["h_fkn_r"]].figures == 3
    assert bold(Field({"G3": "d_chf_r"}, FAR).lose("G3", 1), "G3") == 1


@clause("BL-20.18", "BL-20.19", "BL-20.21", "BL-34.5")
def test_bl_20_18_battle_savvy_units_battle_back_without_being_bold() -> None:
    savvy = {"G4": {"battle_savvy": True}}
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}, extras=savvy).attack("G3", "G4", "RRR")
    assert t.kind == "battle_back"
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}, extras=savvy).attack("G3", "G4", "FRR").pick("G5")
    assert t.kind == "gain_ground"
    t = Field({"G8": "h_inf_b"}, {"G9": "h_inf_b"}, extras={"G9": {"battle_savvy": True}}).attack("G8", "G9", "FRR")
    assert (t.kind, t.figures("G9")) == ("battle_back", 3)
    none = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}, extras=savvy, battle_savvy="none").attack("G3", "G4", "RRR")
    assert none.kind == "play_command"
    every = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}, battle_savvy="all").attack("G3", "G4", "RRR")
    assert every.kind == "battle_back"


@clause("BL-20.20")
def test_bl_20_20_savvy_archers_collect_lore_in_melee_only() -> None:
    extras: dict[str, dict[str, object]] = {"G3": {"battle_savvy": True}}
    t = Field({"G3": "h_arc_b"}, {"G5": "h_inf_b"}, mode="lore", extras=extras).attack("G3", "G5", "LLR")
    assert t.st.tokens[0] == 0
    t = Field({"G3": "h_arc_b"}, {"G4": "h_inf_b"}, mode="lore", extras=extras).attack("G3", "G4", "LLR")
    assert t.st.tokens[0] == 2


@clause("BL-20.17")
def test_bl_20_17_hyena_riders_pursue_two_hexes() -> None:
    t = Field({"G3": "h_inf_g", "A1": "h_inf_b"}, {"G4": "g_hye_g"}).lose("G3", 3).turn_of(1)
    t.attack("G4", "G3", "GR").pick("yes")
    assert {"G3", "E3", "I3", "G1"} <= set(t.texts)


@clause("BL-20.5", "BL-20.9", "BL-20.11")
@pytest.mark.parametrize(("unit", "number"), [("h_fkn_r", 4), ("d_bea_r", 4), ("d_cat_b", 4)])
def test_bl_20_5_gain_ground_and_strike_again_without_pursuit(unit: str, number: int) -> None:
    t = Field({"G3": unit}, {"G4": "h_inf_g", "G5": "h_inf_g", **FAR}).lose("G4", 3)
    t.attack("G3", "G4", "G" + "R" * (3 if unit != "d_cat_b" else 2)).pick("yes")
    assert t.kind == "bonus_target"
    t.dice("R" * number).pick("u2")
    assert t.st.rng.loaded == [], f"{number} dice"
    assert t.st.flags[0] & PURSUED or t.st.turn == 2


@clause("BL-20.15", "BL-20.21")
def test_bl_20_15_a_unit_that_rushed_does_not_shoot_and_creatures_are_not_savvy() -> None:
    t = Field({"G3": "g_arc_g"}, {"G5": "h_inf_b"}, battle_savvy="all").order("G3")
    assert why_not_target(t.st, 0, 1) is None
    t.st.flags[0] |= MELEE
    assert why_not_target(t.st, 0, 1) is RUSHED
    assert t.st.savvy == [1, 1]
    assert Field({"G3": "c_spi_g"}, FAR, battle_savvy="all").st.savvy == [0, 1], "all troops"


@clause("BL-20.13", "BL-25.24")
def test_bl_20_13_the_leader_of_a_lost_bolt_thrower_retreats() -> None:
    t = Field({"G3": "h_inf_r", **MY}, {"G4": "d_bol_r", **FAR}).hero("G4", holder=1)
    t.attack("G3", "G4", "FFBB").dice("R").pick("0")
    assert (t.place_of("G4"), t.st.rng.loaded) == ("off", []), "one die"
    assert (t.kind, set(t.texts)) == ("flee_to", {"G5", "H5"})
    t.pick("G5", "stop")
    assert (t.kind, t.place_of("hero at G4")) == ("gain_ground", "G5")
