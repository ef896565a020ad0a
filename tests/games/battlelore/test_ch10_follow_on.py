"""Chapter 10 of the BattleLore ledger: Follow-on actions."""

from __future__ import annotations

from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.support import FAR, Field
from tests.support import clause


@clause("BL-10.1", "BL-10.2")
def test_bl_10_2_gain_ground_after_melee() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", **FAR}).lose("G4", 3).attack("G3", "G4", "GRR")
    assert (t.kind, t.texts) == ("gain_ground", ["no", "yes"])
    t.pick("yes")
    assert t.place_of("G3") == "G4"
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}).attack("G3", "G4", "FRR").pick("G5", "no")
    assert t.place_of("G3") == "G3"
    t = Field({"G3": "h_arc_b"}, {"G5": "h_inf_g", **FAR}).lose("G5", 3).attack("G3", "G5", "GRR")
    assert t.kind == "play_command", "melee only"


@clause("BL-10.3")
def test_bl_10_3_a_halted_unit_gains_no_ground() -> None:
    t = Field({"G3": "h_inf_g"}, {"G5": "h_inf_g", **FAR}, terrain={"G4": "wooded"}).lose("G5", 3)
    t.walks("G3", "G4").combat("GR").pick("u0 u1")
    assert t.kind == "play_command"
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", **FAR}).lose("G4", 3)
    t.st.tok[0] = 15 << 6 & 1 << 6
    t.attack("G3", "G4", "GR")
    assert t.kind == "play_command", "frozen"


@clause("BL-10.4")
def test_bl_10_4_mounted_units_pursue_one_hex_in_any_direction() -> None:
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", **FAR}).lose("G4", 3).attack("G3", "G4", "GRR").pick("yes")
    assert t.kind == "pursue_to"
    assert set(t.texts) == {"G4", "F4", "H4", "G5", "H5", "G3", "H3"}, "back where it came from, or stay"
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", **FAR}).lose("G4", 3).attack("G3", "G4", "GRR").pick("yes")
    assert t.kind == "play_command", "foot units do not"


@clause("BL-10.1", "BL-10.4", "BL-5.4")
def test_bl_10_1_follow_on_moves_obey_units_and_terrain() -> None:
    ground = {"F4": "waterway", "H4": "wooded"}
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "h_inf_b", **FAR}, terrain=ground).lose("G4", 3)
    t.attack("G3", "G4", "GRR").pick("yes")
    assert set(t.texts) == {"G4", "H4", "H5", "G3", "H3"}, "not onto a unit, not into water"
    hut: dict[str, tuple[str, str | None]] = {"G4": ("witchs_hut", None)}
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", **FAR}, landmarks=hut).lose("G4", 3).attack("G3", "G4", "GR")
    assert t.kind == "play_command", "a hut takes no riders"
    t = Field({"G3": "h_inf_g", "A1": "h_inf_b"}, {"G4": "g_hye_g"}, terrain={"F3": "wooded"}).lose("G3", 3).turn_of(1)
    t.attack("G4", "G3", "GR").pick("yes")
    assert "F3" in t.texts
    assert "E3" not in t.texts, "the wood ends the pursuit"


@clause("BL-10.5", "BL-10.6", "BL-10.7")
def test_bl_10_7_one_bonus_attack_and_one_more_hex() -> None:
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "h_inf_g", "H5": "h_inf_g", **FAR})
    t.lose("G4", 3).lose("G5", 3).attack("G3", "G4", "GRR").pick("yes", "G4")
    assert t.kind == "bonus_target"
    assert set(t.texts) == {"nobody", f"u{t.u('G5')}", f"u{t.u('H5')}"}
    t.dice("GRR").pick(f"u{t.u('G5')}")
    assert t.kind == "gain_ground"
    t.pick("yes")
    assert t.place_of("G3") == "G5"
    assert t.kind == "play_command", "no further pursuit or attack"
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "F4": "h_inf_g", **FAR}).lose("G4", 3).attack("G3", "G4", "GRR")
    t.pick("no")
    assert t.kind == "play_command", "without gaining ground no bonus attack"


@clause("BL-10.8")
def test_bl_10_8_a_stopping_hex_ends_the_pursuit_not_the_attack() -> None:
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "h_inf_g", **FAR}, terrain={"G4": "ford"}).lose("G4", 3)
    t.attack("G3", "G4", "GRR").pick("yes")
    assert t.kind == "bonus_target"
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "h_inf_g", **FAR}, terrain={"G4": "stakes"}).lose("G4", 3)
    t.attack("G3", "G4", "GRR").pick("yes")
    assert t.kind == "play_command", "stakes forbid battle on entry"


@clause("BL-10.10")
def test_bl_10_10_turn_long_bonuses_count_for_the_bonus_attack() -> None:
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "h_inf_g", **FAR}).lose("G4", 3).hand(0, "CC-PL")
    t.orders("CT-MC").pick("u0", "done").dice("GRRR").pick("u0 u1", "yes", "G4").dice("RRRR").pick("u2")
    assert t.st.rng.loaded == [], "four dice again"


@clause("BL-10.11")
def test_bl_10_11_creatures_gain_ground_only() -> None:
    t = Field({"G3": "c_wid_b"}, {"G4": "h_inf_g", "G5": "h_inf_g", **FAR}).lose("G4", 3).attack("G3", "G4", "GRR")
    assert t.kind == "gain_ground"
    t.pick("yes")
    assert t.kind == "play_command"


@clause("BL-13.3", "BL-10.7")
def test_bl_10_7_no_press_the_attack_after_a_bonus_attack() -> None:
    t = lore({"G3": "h_fkn_r"}, {"G4": "h_inf_g", "G5": "h_inf_g", **FAR}, "WR11").lose("G4", 3).lose("G5", 3)
    t.order("G3").combat("GBBB").pick("u0 u1", "pass", "pass", "pass", "yes").dice("GBBB").pick("u2", "pass", "pass")
    assert (t.asked.context[0], t.texts) == (9, ["pass"])
