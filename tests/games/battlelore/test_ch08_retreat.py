"""Chapters 8, 9 and 10: retreats, morale, follow-on actions; troops of chapter 20 and musicians of chapter 22."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.morale import bold_level, is_supported
from sandtable.games.battlelore.state import FX_BOLD, FX_FRIGHT, FX_NO_BOLD, IN_ANY, PURSUED
from sandtable.games.battlelore.tables import pieces as c
from tests.games.battlelore.support import Field
from tests.support import clause

FAR = {"A9": "h_inf_b"}


def bold(t: Field, name: str) -> int:
    return bold_level(t.st, t.u(name))


# --- retreats ---------------------------------------------------------------------------------------------------------


@clause("BL-8.1", "BL-8.2", "BL-8.3", "BL-8.4")
def test_bl_8_3_a_retreat_step_goes_to_the_own_side() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}).attack("G3", "G4", "FRR")
    assert (t.kind, t.asked.seat, set(t.texts)) == ("retreat_to", 1, {"G5", "H5"})
    assert t.why_not(1, ("hex", t.hex("F4"))) == ["BL-8.3"], "no sideways step"
    t.pick("H5")
    assert t.place_of("G4") == "H5"
    assert (t.told("panic"), t.figures("G4")) == ([], 4), "only Frightened units panic"
    t = Field({"G5": "h_inf_g"}, {"G6": "h_inf_b"}).turn_of(1).attack("G6", "G5", "FRR")
    assert set(t.texts) == {"F4", "G4"}, "Standard retreats south"


@clause("BL-8.4", "BL-8.7")
def test_bl_8_4_a_free_hex_must_be_taken() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", "G5": "h_inf_g"}).attack("G3", "G4", "FRR")
    assert t.place_of("G4") == "H5", "the only way is taken at once"


@clause("BL-8.5", "BL-8.9")
def test_bl_8_5_terrain_does_not_stop_a_retreat_but_water_does() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, terrain={"G5": "wooded", "H5": "waterway"})
    t.attack("G3", "G4", "FFR")
    assert t.kind == "retreat_to", "through the wood"
    assert set(t.texts) == {"F6", "G6"}
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, terrain={"G4": "cliff", "H5": "waterway"}, cliffs={"G4": ["NW"]})
    t.attack("G3", "G4", "FR")
    assert (t.place_of("G4"), t.figures("G4")) == ("G4", 3), "a cliff side and water"


@clause("BL-8.6", "BL-8.8")
def test_bl_8_6_hexes_not_completed_cost_figures() -> None:
    t = Field({"G7": "h_inf_b"}, {"G8": "h_inf_g"}).attack("G7", "G8", "FFR").pick("G9")
    assert (t.place_of("G8"), t.figures("G8")) == ("G9", 3), "one hex, then the edge of the board"
    t = Field({"G8": "h_inf_b"}, {"G9": "h_inf_g"}).attack("G8", "G9", "FFR")
    assert (t.place_of("G9"), t.figures("G9")) == ("G9", 2)


@clause("BL-8.6")
def test_bl_8_6_a_blocked_retreat_can_eliminate() -> None:
    t = Field({"G8": "h_inf_b"}, {"G9": "h_inf_g", **FAR}).lose("G9", 3).attack("G8", "G9", "FRR")
    assert t.place_of("G9") == "off"
    assert t.st.taken[0] == [1]


# --- Bold -------------------------------------------------------------------------------------------------------------


@clause("BL-9.1", "BL-35.1", "BL-20.6", "BL-12.20", "BL-15.8", "BL-9.17")
def test_bl_35_1_all_sources_add_up() -> None:
    t = Field(
        {"G3": "d_swd_b", "F3": "h_inf_b", "H3": "h_inf_b"},
        FAR,
        terrain={"G3": "rampart"},
        landmarks={"G2": ("stronghold", "standard")},
    )
    assert bold(t, "G3") == 4


@clause("BL-9.2")
def test_bl_9_2_the_owner_chooses_how_many_flags_to_ignore() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_chf_r"}).attack("G3", "G4", "FFF")
    assert (t.kind, t.asked.seat, t.texts) == ("ignore_flags", 1, ["0", "1", "2"])
    t.pick("1")
    assert t.kind == "retreat_to"
    assert t.asked.context == (1, 2), "two flags are left"


@clause("BL-7.17", "BL-9.2", "BL-17.6")
def test_bl_7_17_flags_ignored_are_counted_over_all_rolls_of_an_attack() -> None:
    t = Field({"G3": "o_ogr_r", "A1": "h_inf_b"}, {"G4": "d_swd_b"}).attack("G3", "G4", "SFGG").dice("F").pick("1")
    assert (t.kind, t.asked.context) == ("retreat_to", (2, 1)), "one level, one flag: the flag of the re-roll counts"
    t = Field({"G3": "o_ogr_r", "A1": "h_inf_b"}, {"G4": "c_wid_b"})
    t.st.effects.append((FX_BOLD, t.u("G4"), 1, IN_ANY, 1))
    t.attack("G3", "G4", "SFGG" + "R" + "F")
    assert (t.kind, t.texts) == ("ignore_flags", ["0", "1"]), "only the first flag must be ignored"


@clause("BL-9.3", "BL-9.5")
def test_bl_9_5_a_bold_unit_that_stands_battles_back() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b"}).attack("G3", "G4", "RRR")
    assert (t.kind, t.asked.seat) == ("battle_back", 1)
    t.dice("BBR").pick("yes")
    assert t.figures("G3") == 2
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}).attack("G3", "G4", "RRR")
    assert t.kind == "play_command", "not Bold"


@clause("BL-9.4", "BL-9.18")
def test_bl_9_4_the_level_is_computed_as_units_stand() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", "F4": "h_inf_b", "H4": "h_inf_b"})
    assert bold(t, "G4") == 1
    t.st.at[t.hex("H4")] = -1
    t.st.pos[t.u("H4")] = -2
    assert bold(t, "G4") == 0


@clause("BL-9.7", "BL-9.11")
def test_bl_9_11_battling_back_is_optional_and_never_against_missiles() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b"}).attack("G3", "G4", "RRR").pick("no")
    assert t.figures("G3") == 4
    t = Field({"G3": "h_arc_b"}, {"G5": "d_swd_b"}).attack("G3", "G5", "RRR")
    assert t.kind == "play_command"


@clause("BL-9.8")
def test_bl_9_8_battling_back_gains_no_ground() -> None:
    t = Field({"G3": "h_cav_b", "A1": "h_inf_b"}, {"G4": "h_mkn_r"}).lose("G3", 2)
    t.attack("G3", "G4", "GGG").dice("BGGG").pick("yes")
    assert t.place_of("G3") == "off"
    assert t.kind == "play_command", "no gain ground, no pursuit"


@clause("BL-9.9", "BL-9.10")
def test_bl_9_10_blocked_in_its_hex_it_may_battle_back() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b"}).attack("G3", "G4", "FRR").pick("0", "G5")
    assert t.kind == "gain_ground", "it retreated: no battle back"
    t = Field({"G8": "h_inf_b"}, {"G9": "d_swd_b"}).attack("G8", "G9", "FRR").pick("0")
    assert (t.kind, t.figures("G9")) == ("battle_back", 3)


@clause("BL-9.12", "BL-10.5")
def test_bl_9_12_a_bonus_attack_can_be_battled_back() -> None:
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "d_swd_b"}).lose("G4", 3)
    t.attack("G3", "G4", "GRR").pick("yes", "G4").dice("RRR").pick("u2")
    assert t.kind == "battle_back"


@clause("BL-9.13", "BL-9.14", "BL-35.22", "BL-20.16")
def test_bl_35_22_frightened_units_flee_two_hexes_per_flag() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "g_hob_b"}).attack("G3", "G4", "FFR")
    t.dice("BBRG")
    for _ in range(4):
        assert t.kind == "retreat_to"
        t.pick(t.texts[0])
    assert (t.place_of("G4")[1], t.figures("G4")) == ("8", 2), "four hexes, four panic dice, two hits"


@clause("BL-9.14")
def test_bl_9_14_only_the_own_colour_kills_in_panic() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "g_hob_b"}).attack("G3", "G4", "FRR").dice("SF").pick("G5", "G6")
    assert t.figures("G4") == 4


@clause("BL-9.15")
def test_bl_9_15_losses_for_the_way_come_before_panic() -> None:
    t = Field({"G7": "h_inf_b"}, {"G8": "g_hob_b", **FAR}).lose("G8", 3).attack("G7", "G8", "FRR").pick("G9")
    assert t.place_of("G8") == "off", "dead of the second hex, before any panic die"


@clause("BL-9.14", "BL-9.15")
def test_bl_9_14_one_panic_die_for_each_hex_actually_covered() -> None:
    t = Field({"G7": "h_inf_b"}, {"G8": "g_hob_b", **FAR}).attack("G7", "G8", "FRR").dice("B").pick("G9")
    assert t.told("panic") == [(1, c.BLUE)], "two hexes, one covered"
    assert t.figures("G8") == 2, "one figure for the hex not covered, one in panic"


@clause("BL-9.16")
def test_bl_9_16_a_frightened_unit_ignores_flags_first() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "g_hob_b"}, terrain={"G4": "rampart"}).attack("G3", "G4", "FF")
    t.pick("1")
    assert t.asked.context == (1, 2), "one flag left: two hexes"


@clause("BL-9.17", "BL-9.19")
def test_bl_9_17_two_neighbours_support_once() -> None:
    ring = {"F3": "h_inf_b", "H3": "h_inf_b", "F2": "h_inf_b"}
    t = Field({"G3": "h_inf_b", **ring}, FAR)
    assert bold(t, "G3") == 1
    assert not is_supported(Field({"G3": "h_inf_b", "F3": "h_inf_b"}, FAR).st, 0)
    t = Field({"G3": "c_spi_g", **ring}, FAR)
    assert not is_supported(t.st, 0), "creatures never receive it"
    t = Field({"G3": "h_inf_b", "F3": "c_spi_g", "H3": "h_inf_b"}, FAR)
    assert is_supported(t.st, 0), "but give it"


@clause("BL-6.9")
def test_bl_6_9_no_support_across_a_cliff_side() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b", "G4": "h_inf_b"}, FAR, terrain={"G4": "cliff"}, cliffs={"G4": ["SW"]})
    assert bold(t, "G3") == 0


@clause("BL-9.20")
def test_bl_9_20_a_webbed_defender_does_not_battle_back() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b"})
    t.st.tok[1] = 1
    t.attack("G3", "G4", "RRR")
    assert t.kind == "play_command"


@clause("BL-9.1")
def test_levels_taken_away_come_back_only_by_later_cards() -> None:
    t = Field({"G3": "d_chf_r"}, FAR)
    t.st.effects = [(FX_BOLD, 0, 1, IN_ANY, 1), (FX_NO_BOLD, 0, 0, IN_ANY, 1)]
    assert bold(t, "G3") == 0
    t.st.effects.append((FX_BOLD, 0, 1, IN_ANY, 1))
    assert bold(t, "G3") == 1


@clause("BL-12.15", "BL-12.16", "BL-12.18", "BL-12.20", "BL-15.5", "BL-15.17", "BL-15.19", "BL-15.23")
@pytest.mark.parametrize(
    ("ground", "mark", "unit", "level"),
    [
        ("bridge", "", "h_inf_b", 1),
        ("stone_bridge", "", "h_inf_b", 1),
        ("stakes", "", "h_inf_b", 0),
        ("stakes", "", "h_arc_b", 1),
        ("stakes", "", "g_ost_g", 0),
        ("rampart", "", "h_inf_b", 1),
        ("bridge+rampart", "", "h_inf_b", 2),
        ("wooded", "", "h_inf_b", 0),
        ("countryside", "training_camp", "h_inf_b", 1),
        ("countryside", "magic_pentacle", "h_inf_b", 1),
        ("countryside", "command_tent", "h_inf_b", 1),
        ("countryside", "witchs_hut", "h_inf_b", 1),
        ("countryside", "graveyard", "h_inf_b", 0),
        ("bridge", "", "c_spi_g", 1),
        ("rampart", "", "c_spi_g", 1),
    ],
)
def test_bl_12_15_bold_by_place(ground: str, mark: str, unit: str, level: int) -> None:
    marks: dict[str, tuple[str, str | None]] = {"G3": (mark, None)} if mark else {}
    t = Field({"G3": unit}, FAR, terrain={"G3": ground}, landmarks=marks)
    assert bold(t, "G3") == level, "a creature has its own level and no other (BL-17.7)"


@clause("BL-15.8", "BL-15.4")
def test_bl_15_8_the_stronghold_helps_its_owner_inside_and_beside() -> None:
    for owner, level in (("standard", 1), ("pennant", 0)):
        mark = {"G3": ("stronghold", owner)}
        assert bold(Field({"G3": "h_inf_b"}, FAR, landmarks=mark), "G3") == level
        assert bold(Field({"G4": "h_inf_b"}, FAR, landmarks=mark), "G4") == level
        assert bold(Field({"G5": "h_inf_b"}, FAR, landmarks=mark), "G5") == 0


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


# --- follow-on actions ------------------------------------------------------------------------------------------------


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


@clause("BL-20.17")
def test_bl_20_17_hyena_riders_pursue_two_hexes() -> None:
    t = Field({"G3": "h_inf_g", "A1": "h_inf_b"}, {"G4": "g_hye_g"}).lose("G3", 3).turn_of(1)
    t.attack("G4", "G3", "GR").pick("yes")
    assert {"G3", "E3", "I3", "G1"} <= set(t.texts)


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


@clause("BL-20.5", "BL-20.9", "BL-20.11")
@pytest.mark.parametrize(("unit", "number"), [("h_fkn_r", 4), ("d_bea_r", 4), ("d_cat_b", 4)])
def test_bl_20_5_gain_ground_and_strike_again_without_pursuit(unit: str, number: int) -> None:
    t = Field({"G3": unit}, {"G4": "h_inf_g", "G5": "h_inf_g", **FAR}).lose("G4", 3)
    t.attack("G3", "G4", "G" + "R" * (3 if unit != "d_cat_b" else 2)).pick("yes")
    assert t.kind == "bonus_target"
    t.dice("R" * number).pick("u2")
    assert t.st.rng.loaded == [], f"{number} dice"
    assert t.st.flags[0] & PURSUED or t.st.turn == 2


# --- musicians --------------------------------------------------------------------------------------------------------


@clause("BL-22.1")
def test_bl_22_1_bagpipes_frighten_instead_of_killing() -> None:
    t = Field({"G3": "d_pip_b"}, {"G5": "h_inf_g"}).attack("G3", "G5", "GSR")
    assert t.figures("G5") == 4
    assert t.asked.context == (1, 2), "a helmet and a strike: two flags"
    t = Field({"G3": "d_pip_b"}, {"G4": "h_cav_b"}).attack("G3", "G4", "SRR")
    assert t.asked.context == (1, 1), "also fully against mounted units"
    t = Field({"G3": "d_pip_b"}, {"G4": "h_mkn_r"}).attack("G3", "G4", "SGG")
    assert t.kind == "battle_back", "a strike it ignores for another reason is gone"


@clause("BL-22.2", "BL-22.4")
def test_bl_22_4_the_goblin_band() -> None:
    t = Field({"G3": "h_inf_g"}, {"G4": "g_bnd_g"}).turn_of(1).attack("G4", "G3", "SS")
    assert t.figures("G3") == 4, "drums never hit with strikes"
    assert bold(t, "G4") == 1
    assert bold(t.lose("G4", 3), "G4") == 0, "no drummer left"


@clause("BL-22.3")
def test_bl_22_3_the_band_counts_as_one_neighbour_in_its_section() -> None:
    t = Field({"A1": "h_inf_b"}, {"G9": "g_bnd_g", "F6": "h_inf_b", "G6": "h_inf_b", "A9": "h_inf_b", "B9": "h_inf_b"})
    assert bold(t, "F6") == 1, "one neighbour and the Band"
    assert bold(t, "A9") == 0, "another section"
    t = Field({"A1": "h_inf_b"}, {"G9": "g_bnd_g", "F9": "h_inf_b"})
    assert bold(t, "F9") == 0, "not twice for a unit adjacent to it"


@clause("BL-22.5")
def test_bl_22_5_a_drum_emboldens_but_flight_stays_flight() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "g_hob_b"}, extras={"G4": {"musician": "goblin_drum"}})
    assert bold(t, "G4") == 1
    t.attack("G3", "G4", "FFR").pick("1")
    assert t.asked.context == (1, 2)


@clause("BL-22.6", "BL-22.7")
def test_bl_22_6_the_horn_calls_a_neighbour() -> None:
    t = Field(
        {"G3": "h_inf_b", "H3": "h_hal_b", "F3": "h_inf_b", "A1": "h_inf_b"},
        {"G4": "g_hye_g", **FAR},
        extras={"G3": {"musician": "horn"}},
    ).order("H3", "F3")
    t.order("G3").combat().pick("u0 u4")
    assert t.texts == ["nobody", "u1"], "F3 is not adjacent to the target"
    t.dice("SRR" + "SSR").pick("u1")
    assert t.figures("G4") == 1, "the sword's strike is ignored, the halberd's two are not"
    assert t.kind == "play_command" or "u1 u4" not in t.texts, "the helper has used its battle"


@clause("BL-9.13")
def test_cards_can_frighten() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"})
    t.st.effects.append((FX_FRIGHT, 1, 0, IN_ANY, 1))
    t.attack("G3", "G4", "FRR")
    assert t.asked.context == (1, 2)
