"""Chapter 13 where cards meet each other and the rules of other chapters: what one attack adds up, what cannot be played."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.state import (
    FX_DICE,
    FX_LIMIT,
    FX_LORE_HITS,
    FX_STRIKE_DIE,
    IN_ANY,
    IN_MELEE,
    VICTOR,
)
from tests.games.battlelore.support import Field
from tests.games.battlelore.test_ch13_lore import fight, lore
from tests.support import clause

FAR = {"A9": "h_inf_b"}


# --- hits that cards turn or spare ------------------------------------------------------------------------------------


@clause("BL-13.22")
def test_bl_13_22_a_turned_strike_is_not_rolled_again() -> None:
    for unit in ("d_axe_b", "d_bea_r"):
        t = fight("", "RG05", mine=unit).dice("SB" + "G" * (c.T_COLOUR[c.TYPE_OF[unit]])).pick("pass", "RG05")
        full = c.T_FIGURES[c.TYPE_OF[unit]]
        assert (t.figures("G3"), t.figures("G4")) == (full - 1, 3)
        assert t.told("axe_swing") + t.told("frenzy") == [], "it has not hit the target"


@clause("BL-13.22")
def test_bl_13_22_ogres_cannot_be_hurt_by_turned_strikes() -> None:
    t = fight("", "RG05", mine="o_ogr_r").dice("SSBG").pick("pass", "RG05")
    assert (t.figures("G3"), t.figures("G4")) == (3, 3)


@clause("BL-13.22", "BL-25.1")
def test_bl_13_22_the_leader_of_the_attacker_is_checked_not_the_defenders() -> None:
    t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "", "RG05").hero("G3").hero("G4", holder=1)
    t.order("G3").combat("SBR" + "R").pick("u0 u2", "pass", "RG05")
    assert [args[0] for args in t.told("casualty")] == [t.u("hero at G3")]
    assert (t.figures("G3"), t.figures("G4")) == (3, 3)


@clause("BL-13.23", "BL-7.17")
def test_bl_13_23_stone_skin_ignores_its_number_in_the_whole_attack() -> None:
    t = fight("", "WZ14", mine="o_ogr_r").dice("SGGG" + "S" + "R").pick("pass", "WZ14")
    assert t.figures("G4") == 3, "one hit ignored, the STRIKE of the re-roll is suffered"
    t = fight("", "WZ14", mine="o_ogr_r", level=2).dice("SGGG" + "S" + "R").pick("pass", "WZ14")
    assert t.figures("G4") == 4


@clause("BL-13.23", "BL-7.17")
def test_bl_13_23_guardian_spirit_halves_the_whole_attack() -> None:
    t = fight("", "CL10", mine="o_ogr_r").dice("SGGG" + "S" + "R").pick("pass", "CL10")
    assert t.figures("G4") == 3, "two hits, one suffered"


@clause("BL-13.23", "BL-21.5")
@pytest.mark.parametrize(
    ("card", "swing", "left"), [("WR02", "B", 3), ("WR02", "S", 2), ("WZ14", "B", 3), ("CL10", "B", 3)]
)
def test_bl_13_23_the_axe_swing_is_part_of_the_attack(card: str, swing: str, left: int) -> None:
    t = fight("", card, mine="d_axe_b").dice("SGG" + swing)
    if card != "WR02":
        t.pick("pass")
    t.pick(card)
    assert t.figures("G4") == left


@clause("BL-21.5", "BL-25.2")
def test_bl_21_5_a_helmet_of_the_axe_swing_never_hits_a_champion() -> None:
    t = Field({"G3": "d_axe_b", "A1": "h_inf_b"}, FAR, mode="lore").hero("G4", holder=1)
    t.attack("G3", "hero at G4", "SBB" + "R" + "G")
    assert len(t.told("casualty")) == 1, "one check for the STRIKE, none for the GREEN of the swing"


@clause("BL-21.5", "BL-25.1", "BL-25.25")
def test_bl_21_5_a_strike_of_the_axe_swing_endangers_the_leader() -> None:
    t = Field({"G3": "d_axe_b", "A1": "h_inf_b"}, {"G4": "h_inf_g", **FAR}, mode="lore").hero("G4", holder=1)
    t.attack("G3", "G4", "SBB" + "R" + "S" + "R")
    assert len(t.told("casualty")) == 2
    t = Field({"G3": "d_axe_b", "A1": "h_inf_b"}, {"G4": "h_inf_g", **FAR}, mode="lore").hero("G4", holder=1)
    t.lose("G4", 2).attack("G3", "G4", "SBB" + "R" + "G" + "R")
    assert t.at("G4") == t.u("hero at G4"), "the troop is gone, its Hero stays"
    assert t.kind == "battle_back", "and he is now the one who was attacked"


# --- dice -------------------------------------------------------------------------------------------------------------


@clause("BL-7.18")
def test_bl_7_18_berserk_dice_do_not_pass_a_parry() -> None:
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G4": "h_inf_b", **FAR})
    t.st.effects += [(FX_STRIKE_DIE, 0, 0, IN_MELEE, 1), (FX_LIMIT, 0, 2, IN_ANY, 1)]
    t.attack("G3", "G4", "SS")
    assert t.figures("G4") == 2
    assert t.told("berserk") == [(0,)], "both STRIKEs hit, and no third die is rolled"


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


@clause("BL-17.5", "BL-13.20")
def test_bl_17_5_the_victors_token_is_offered_in_an_ambush_too() -> None:
    t = lore({"G3": "h_inf_g"}, {"G6": "h_inf_b", **FAR}, "", "RG09").order("G3")
    t.st.tok[t.u("G6")] = VICTOR
    t.movement().pick("u0", "pass", "G4", "pass", "G5", "pass", "RG09")
    assert (t.kind, t.asked.seat) == ("spend_die", 1)
    t.dice("GGGRR").pick("yes")
    assert t.figures("G3") == 1, "three dice, one for the Ambush, one for the token"


@clause("BL-7.8", "BL-22.7")
def test_bl_22_7_the_horse_ignores_a_strike_of_the_helpers_sword() -> None:
    t = Field(
        {"G3": "h_hal_b", "H3": "h_inf_b", "A1": "h_inf_b"},
        {"G4": "g_hye_g", **FAR},
        extras={"G3": {"musician": "horn"}},
    ).order("H3")
    t.order("G3").combat().pick("u0 u3").dice("SRR" + "SRR").pick("u1")
    assert t.figures("G4") == 2, "the halberd's STRIKE hits, the sword's is ignored"


@clause("BL-7.12", "BL-22.6")
def test_bl_7_12_the_horn_falls_before_the_bearer() -> None:
    t = Field({"G3": "h_inf_b", "H3": "h_inf_b"}, {"G4": "h_inf_g", **FAR}, extras={"G3": {"musician": "horn"}})
    t.order("H3").lose("G3", 3).attack("G3", "G4", "BBB")
    assert t.told("called") == []
    assert t.kind == "attack", "nobody was asked for help"


@clause("BL-22.6", "BL-5.7")
def test_bl_22_6_a_unit_that_may_not_battle_cannot_be_called() -> None:
    army = {"G3": "h_inf_b", "I3": "h_inf_b", "A1": "h_inf_b"}
    t = Field(army, {"G4": "h_inf_g", **FAR}, extras={"G3": {"musician": "horn"}})
    t.order("G3", "I3").movement().pick("u1", "H4", "done")
    t.dice("BBB").pick("u0 u3")
    assert t.told("attack"), "two hexes and no battle for blue foot: no question, the dice are rolled"


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


@clause("BL-10.5", "BL-13.20")
def test_a_cancelled_bonus_attack_may_be_made_on_somebody_else() -> None:
    t = lore({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "h_inf_b", "H5": "h_inf_b", **FAR}, "", "CL08").lose("G4", 3)
    t.order("G3").combat("GRR").pick("u0 u1", "pass", "pass", "pass", "yes", "G4", "u2", "CL08")
    assert (t.kind, t.texts) == ("bonus_target", ["nobody", "u3"])
    t.dice("BRR").pick("u3")
    assert (t.figures("G5"), t.figures("H5")) == (4, 3)


@clause("BL-22.6", "BL-13.20")
def test_a_cancelled_attack_leaves_the_called_unit_its_battle() -> None:
    t = lore(
        {"G3": "h_inf_b", "H3": "h_inf_b"},
        {"G4": "h_inf_g", "H4": "h_inf_g", **FAR},
        "",
        "CL08",
        extras={"G3": {"musician": "horn"}},
    ).order("G3", "H3")
    t.combat().pick("u0 u2", "u1", "CL08")
    assert t.texts == ["u1 u3", "done"], "G4 cannot be attacked; H3 may still strike at H4"
