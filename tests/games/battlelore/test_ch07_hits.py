"""Chapter 7 of the BattleLore ledger: Combat: dice and hits."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.losses import apply_hits, necks_of, pack_necks
from sandtable.games.battlelore.tables.effects import (
    FX_BOLD,
    FX_DICE,
    FX_LIMIT,
    FX_LORE_HITS,
    FX_STRIKE_DIE,
    IN_ANY,
    IN_MELEE,
)
from tests.games.battlelore.lore_battles import fight
from tests.games.battlelore.support import FAR, MY, Field, dice
from tests.support import clause


@clause("BL-7.1")
def test_bl_7_1_base_dice_by_colour() -> None:
    for unit, number in (("h_inf_g", 2), ("h_inf_b", 3), ("h_inf_r", 4), ("c_spi_g", 2), ("c_tro_b", 6)):
        assert dice(Field({"G3": unit}, {"G4": "h_inf_b"}), "G3", "G4") == number


@clause("BL-7.2", "BL-21.8", "BL-21.9", "BL-21.11", "BL-21.13", "BL-21.14", "BL-20.13")
@pytest.mark.parametrize(
    ("unit", "still", "moved"),
    [
        ("h_arc_b", 3, 2),
        ("h_lbw_g", 2, 1),
        ("h_arb_b", 3, 1),
        ("d_xbw_g", 2, 1),
        ("g_ost_g", 2, 2),
        ("g_sli_g", 3, 2),
        ("d_bol_r", 4, 0),
        ("d_pip_b", 3, 3),
    ],
)
def test_bl_7_2_on_the_move(unit: str, still: int, moved: int) -> None:
    t = Field({"G3": unit}, {"G5": "h_inf_b"})
    assert dice(t, "G3", "G5") == still
    assert dice(t.moved("G3"), "G3", "G5") == moved


@clause("BL-7.5")
def test_bl_7_5_no_dice_no_battle() -> None:
    t = Field({"G3": "h_inf_g"}, {"G4": "h_inf_b"})
    t.st.effects.append((FX_LIMIT, 0, 0, IN_ANY, 1))
    assert t.targets("G3") == set()


@clause("BL-7.18")
def test_bl_7_18_limits_come_last() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"})
    t.st.effects += [(FX_DICE, 0, 3, IN_MELEE, 1), (FX_LIMIT, 0, 2, IN_ANY, 1)]
    assert dice(t, "G3", "G4") == 2


@clause("BL-7.6", "BL-7.10", "BL-7.11")
def test_bl_7_6_helmets_of_the_targets_colour_hit() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_g"}).attack("G3", "G4", "GBRG")
    assert t.figures("G4") == 2


@clause("BL-7.7", "BL-21.1")
def test_bl_7_7_strike_hits_by_weapon() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}).attack("G3", "G4", "SSR")
    assert t.figures("G4") == 2
    t = Field({"G3": "h_arc_b"}, {"G4": "h_inf_g"}).attack("G3", "G4", "SSR")
    assert t.figures("G4") == 4, "a bow at point blank does not"


@clause("BL-7.8", "BL-21.1", "BL-21.2", "BL-21.3", "BL-21.4", "BL-21.5", "BL-21.6")
@pytest.mark.parametrize(
    ("unit", "hits"), [("h_inf_b", 1), ("h_cav_b", 2), ("h_spr_b", 1), ("h_hal_b", 2), ("h_lan_r", 2)]
)
def test_bl_7_8_mounted_targets_ignore_a_strike(unit: str, hits: int) -> None:
    t = Field({"G3": unit}, {"G4": "g_hye_g"})
    t.attack("G3", "G4", "SS" + "R" * (dice(t, "G3", "G4") - 2))
    assert t.figures("G4") == 3 - hits


@clause("BL-7.9")
def test_bl_7_9_lore_does_not_hit() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, mode="lore").attack("G3", "G4", "LLL")
    assert t.figures("G4") == 4


@clause("BL-7.12")
def test_bl_7_12_the_musician_goes_before_the_bearer() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "g_swd_g"}, extras={"G4": {"musician": "goblin_drum"}}).lose("G4", 2)
    from sandtable.games.battlelore.combat.morale import bold_level

    assert bold_level(t.st, 1) == 1
    t.lose("G4", 1)
    assert bold_level(t.st, 1) == 0, "only the bearer is left"


@clause("BL-7.13")
def test_bl_7_13_the_last_figure_is_the_unit() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", **FAR}).lose("G4", 2).attack("G3", "G4", "GGG")
    assert (t.place_of("G4"), t.st.taken) == ("off", [[1], []])


@clause("BL-7.14")
def test_bl_7_14_lore_faces_give_tokens_in_lore_adventures() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, mode="lore").attack("G3", "G4", "LLR")
    assert t.st.tokens == [2, 0]
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}).attack("G3", "G4", "LLR")
    assert t.st.tokens == [0, 0]


@clause("BL-7.14", "BL-18.6")
def test_bl_7_14_lore_that_hits_a_poisoned_target_gives_no_token() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, mode="lore")
    t.st.tok[1] = 2
    t.attack("G3", "G4", "LLR")
    assert (t.figures("G4"), t.st.tokens) == (2, [0, 0])


@clause("BL-7.14", "BL-9.6")
def test_bl_7_14_a_battle_back_collects_too() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b"}, mode="lore").attack("G3", "G4", "RRR").dice("LRR").pick("yes")
    assert t.st.tokens == [0, 1]


@clause("BL-7.15")
def test_bl_7_15_creatures_collect_nothing() -> None:
    t = Field({"G3": "c_wgi_g"}, {"G4": "h_inf_b", "A9": "h_inf_b"}, mode="lore").attack("G3", "G4", "RL")
    assert t.st.tokens == [0, 0]


@clause("BL-7.16")
def test_bl_7_16_hits_come_before_flags() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", **FAR}).lose("G4", 3).attack("G3", "G4", "GFF")
    assert t.place_of("G4") == "off"
    assert t.kind == "gain_ground"


@clause("BL-7.19", "BL-19.7")
def test_bl_7_19_no_battle_back_against_a_battle_back() -> None:
    t = Field({"G3": "d_swd_b"}, {"G4": "d_swd_b"}).attack("G3", "G4", "RRR").dice("RRR").pick("yes")
    assert t.kind == "play_command"


@clause("BL-7.18")
def test_bl_7_18_a_limit_holds_for_bonus_dice_of_one_attack_too() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"})
    t.st.tok[0] = 1 << 14
    t.st.effects.append((FX_LIMIT, 0, 2, IN_ANY, 1))
    t.attack("G3", "G4").dice("GG").pick("yes")
    assert t.st.rng.loaded == [], "a victor's extra die does not raise a Parry"


@clause("BL-7.17", "BL-9.2", "BL-17.6")
def test_bl_7_17_flags_ignored_are_counted_over_all_rolls_of_an_attack() -> None:
    t = Field({"G3": "o_ogr_r", "A1": "h_inf_b"}, {"G4": "d_swd_b"}).attack("G3", "G4", "SFGG").dice("F").pick("1")
    assert (t.kind, t.asked.context) == ("retreat_to", (2, 1)), "one level, one flag: the flag of the re-roll counts"
    t = Field({"G3": "o_ogr_r", "A1": "h_inf_b"}, {"G4": "c_wid_b"})
    t.st.effects.append((FX_BOLD, t.u("G4"), 1, IN_ANY, 1))
    t.attack("G3", "G4", "SFGG" + "R" + "F")
    assert (t.kind, t.texts) == ("ignore_flags", ["0", "1"]), "only the first flag must be ignored"


@clause("BL-13.23", "BL-7.17")
def test_bl_7_17_what_the_target_ignores_is_counted_over_all_rolls() -> None:
    t = fight("", "WR02", mine="o_ogr_r").dice("SBGG" + "B").pick("WR02")
    assert t.figures("G4") == 2, "one helmet is ignored, the second is not"
    t = Field({"G3": "d_bea_r", "A1": "h_inf_b"}, {"G4": "h_fkn_r", **FAR}).attack("G3", "G4", "SSGG" + "S" + "G")
    assert t.figures("G4") == 1, "Foot Knights ignore one STRIKE of the attack"


@clause("BL-7.18")
def test_bl_7_18_berserk_dice_do_not_pass_a_parry() -> None:
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G4": "h_inf_b", **FAR})
    t.st.effects += [(FX_STRIKE_DIE, 0, 0, IN_MELEE, 1), (FX_LIMIT, 0, 2, IN_ANY, 1)]
    t.attack("G3", "G4", "SS")
    assert t.figures("G4") == 2
    assert t.told("berserk") == [], "both STRIKEs hit, and no third die is rolled"


@clause("BL-7.19")
def test_bl_7_19_cards_that_name_no_kind_of_combat_count_for_breath() -> None:
    for effects, number in (
        ([], 4),
        ([(FX_DICE, 0, 1, IN_ANY, 1)], 5),
        ([(FX_DICE, 0, 1, IN_MELEE, 1)], 4),
        ([(FX_LIMIT, 0, 2, IN_ANY, 1)], 2),
        ([(FX_LIMIT, 0, 1, 1, 1)], 4),
    ):
        t = Field({"G3": "c_fir_r", "A1": "h_inf_b"}, {"G6": "h_inf_b", **FAR}, mode="lore")
        t.st.effects += effects
        t.st.breaths = [(0, t.u("G6"))]
        t.combat("R" * number)
        assert t.st.rng.loaded == [], effects
        assert len(t.told("attack")[0]) == 4 + number


@clause("BL-7.12", "BL-22.6")
def test_bl_7_12_the_horn_falls_before_the_bearer() -> None:
    t = Field({"G3": "h_inf_b", "H3": "h_inf_b"}, {"G4": "h_inf_g", **FAR}, extras={"G3": {"musician": "horn"}})
    t.order("H3").lose("G3", 3).attack("G3", "G4", "BBB")
    assert t.told("called") == []
    assert t.kind == "attack", "nobody was asked for help"


@clause("BL-7.14", "BL-22.7")
def test_bl_7_14_lore_that_hits_gives_no_token_to_a_helper_either() -> None:
    t = Field(
        {"G3": "h_inf_b", "H3": "h_inf_b", "A1": "h_inf_b"},
        {"G4": "h_inf_r", **FAR},
        mode="lore",
        extras={"G3": {"musician": "horn"}},
    ).order("H3")
    t.st.effects.append((FX_LORE_HITS, 1, 0, IN_MELEE, 1))
    t.order("G3").combat().pick("u0 u3").dice("LBB" + "LBB").pick("u1")
    assert (t.figures("G4"), t.st.tokens[0]) == (3, 1)


@clause("BL-7.17")
def test_bl_7_17_ignored_strikes_and_flags_count_over_all_rolls() -> None:
    t = Field({"G3": "o_ogr_r", **MY}, {"G4": "h_mkn_r"}).attack("G3", "G4", "SSSG" + "SG".replace("G", "") + "G")
    assert t.figures("G4") == 1, "two ignored in the first roll, none in the second"


@clause("BL-18.6", "BL-18.32", "BL-7.16")
def test_bl_7_16_regeneration_comes_before_the_poison() -> None:
    t = Field({"G3": "c_tro_b", **MY}, {"G4": "h_inf_g"})
    t.st.tok[0] = 2
    t.st.extra[0] = 0
    t.attack("G3", "G4", "LRRRRR")
    assert (t.place_of("G3"), t.st.extra[0]) == ("G3", 0), "one life regained, one lost"
    t = Field({"G3": "c_hyd_b", **MY}, {"G4": "h_inf_r"})
    t.st.tok[0] = 2
    t.st.extra[0] = pack_necks([1], 3)
    t.attack("G3", "G4", "LG")
    assert t.kind == "new_neck"
    t.pick("yes")
    assert t.kind == "neck"
    t.pick("1")
    assert necks_of(t.st.extra[0]) == [2]


@clause("BL-7.20")
def test_bl_7_20_a_banner_lost_to_a_friend_goes_to_the_other_camp() -> None:
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, {"A9": "h_inf_b"}).lose("G3", 3)
    apply_hits(t.st, 0, 1, 0)
    assert t.st.taken == [[], [0]]
