"""Chapter 13 where cards meet each other and the rules of other chapters: what one attack adds up, what cannot be played."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.declare import dice_count
from sandtable.games.battlelore.combat.in_progress import NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.state import (
    FROZEN,
    FX_DICE,
    FX_LIMIT,
    FX_LORE_HITS,
    FX_NO_MOVE,
    FX_NO_ORDER,
    FX_STRIKE_DIE,
    IN_ANY,
    IN_MELEE,
    MOVED,
    ORDERED,
    VICTOR,
    WEBBED,
)
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_OF
from tests.games.battlelore.support import Field, Given
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


@clause("BL-13.23", "BL-7.17")
def test_bl_7_17_what_the_target_ignores_is_counted_over_all_rolls() -> None:
    t = fight("", "WR02", mine="o_ogr_r").dice("SBGG" + "B").pick("WR02")
    assert t.figures("G4") == 2, "one helmet is ignored, the second is not"
    t = Field({"G3": "d_bea_r", "A1": "h_inf_b"}, {"G4": "h_fkn_r", **FAR}).attack("G3", "G4", "SSGG" + "S" + "G")
    assert t.figures("G4") == 1, "Foot Knights ignore one STRIKE of the attack"


@clause("BL-7.9", "BL-18.10", "BL-7.19")
def test_lore_that_hits_needs_melee_and_a_target_with_more_than_necks() -> None:
    t = Field({"G3": "h_arc_b"}, {"G5": "h_inf_r", **FAR}, mode="lore")
    t.st.effects.append((FX_LORE_HITS, 0, 0, IN_MELEE, 1))
    t.attack("G3", "G5", "LBB")
    assert (t.figures("G5"), t.st.tokens[0]) == (4, 1)
    t = Field({"G3": "h_inf_b"}, {"G4": "c_hyd_b", **FAR}, mode="lore")
    t.st.effects.append((FX_LORE_HITS, 0, 0, IN_MELEE, 1))
    t.attack("G3", "G4", "LRR")
    assert t.told("neck_lost") == []


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
    t.dice("RRGGG").pick("yes")
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


# --- what can be played at all ----------------------------------------------------------------------------------------


@clause("BL-13.3", "BL-9.7", "BL-9.20")
def test_bl_13_3_riposte_needs_a_battle_back_that_can_come_about() -> None:
    t = lore({"G3": "h_inf_b"}, {"G4": "d_swd_b", **FAR}, "WR13").order("G3").combat("RRR")
    t.pick("u0 u1", "pass", "pass", "pass").dice("RRR").pick("yes", "pass", "pass")
    assert (t.kind, t.asked.context[0], t.texts) == ("play_lore", 9, ["pass"]), "none against a battle back"
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "", "WR13").order("G3")
    t.st.tok[1] = WEBBED
    t.combat("RRR").pick("u0 u1", "pass", "pass")
    assert (t.asked.context[0], t.texts) == (9, ["pass"]), "a webbed unit cannot battle back"


@clause("BL-13.3", "BL-18.2")
def test_bl_18_2_a_webbed_unit_makes_no_first_strike() -> None:
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "", "WR14").order("G3")
    assert "WR14" in t.combat().pick("u0 u1").texts
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "", "WR14").order("G3")
    t.st.tok[1] = WEBBED
    assert t.combat().pick("u0 u1").texts == ["pass"]


@clause("BL-13.3", "BL-10.7")
def test_bl_10_7_no_press_the_attack_after_a_bonus_attack() -> None:
    t = lore({"G3": "h_fkn_r"}, {"G4": "h_inf_g", "G5": "h_inf_g", **FAR}, "WR11").lose("G4", 3).lose("G5", 3)
    t.order("G3").combat("GBBB").pick("u0 u1", "pass", "pass", "pass", "yes").dice("GBBB").pick("u2", "pass", "pass")
    assert (t.asked.context[0], t.texts) == (9, ["pass"])


@clause("BL-13.6")
def test_bl_13_6_hold_cannot_stop_a_move_that_has_ended() -> None:
    t = lore({"G3": "h_inf_r"}, {"G8": "h_inf_b"}, "", "WZ09").order("G3").movement().pick("u0", "pass", "G4")
    assert t.texts == ["WZ09", "pass"]
    t.pick("pass")
    assert (t.kind, t.texts) == ("play_lore", ["pass"]), "its one hex is used, the move is over"


@clause("BL-19.11", "BL-13.6")
@pytest.mark.parametrize("card", ["WZ08", "WZ09"])
def test_bl_19_11_a_dragon_that_has_landed_is_not_flying(card: str) -> None:
    t = lore({"G3": "c_fir_r", "A1": "h_inf_b"}, {"G9": "h_inf_b"}, "", card).order("G3").movement()
    t.pick("u0", "pass", "fly", "G4")
    assert t.texts == [card, "pass"], "above G4"
    t.pick("pass", "G5", "pass", "land")
    assert (t.kind, t.texts) == ("play_lore", ["pass"])


@clause("BL-13.25", "BL-6.17")
def test_bl_13_25_a_dragon_that_has_landed_can_be_ambushed() -> None:
    t = lore({"G3": "c_fir_r", "A1": "h_inf_b"}, {"G6": "h_inf_b", **FAR}, "", "RG09").order("G3").movement()
    t.pick("u0", "pass", "fly", "G4", "pass", "G5", "pass", "land")
    assert t.texts == ["RG09", "pass"]


@clause("BL-13.25", "BL-5.2")
def test_bl_13_25_a_unit_that_stays_is_not_ambushed() -> None:
    t = lore({"G3": "h_inf_g"}, {"G4": "h_inf_b", **FAR}, "", "RG09").order("G3").movement().pick("u0", "pass", "stop")
    assert (t.kind, t.texts) == ("play_lore", ["pass"])


@clause("BL-5.13", "BL-18.2", "BL-19.20")
def test_bl_5_13_a_unit_that_may_not_move_goes_through_no_portal() -> None:
    for tokens, thorns in ((WEBBED, False), (FROZEN & -FROZEN, False), (0, True)):
        t = lore({"G3": "h_inf_b", "C3": "h_inf_b"}, FAR, "WZ03 WR04").order("G3", "C3")
        t.st.tok[0] = tokens
        if thorns:
            t.st.effects.append((FX_NO_MOVE, 0, 0, IN_ANY, 1))
        t.movement().pick("lore", "WZ03")
        assert t.kind == "portal_to"
        assert t.asked.context == (1,), "C3 is the only target"


@clause("BL-13.21", "BL-4.5")
def test_a_unit_in_sanctuary_is_not_ordered_by_assault_or_leadership() -> None:
    army = {"G3": "h_inf_b", "C3": "h_inf_b"}
    t = lore(army, {"G4": "h_inf_b", "C4": "h_inf_b"}, "WR08").hand(0, "CC-PL")
    t.st.effects.append((FX_NO_ORDER, 0, 0, IN_ANY, 1))
    t.command().pick("WR08")
    assert [bool(flags & ORDERED) for flags in t.st.flags[:2]] == [False, True]
    t = lore(army, {"G9": "h_inf_b"}).hero("G3").hero("C3").hand(0, "CC-PL")
    t.st.effects.append((FX_NO_ORDER, 0, 0, IN_ANY, 1))
    t.orders("CT-LD")
    assert [bool(flags & ORDERED) for flags in t.st.flags[:2]] == [False, True]


@clause("BL-13.20", "BL-13.3")
@pytest.mark.parametrize("card", ["WR02", "WR05", "WR06", "WR10", "WR14", "RG05", "WZ14", "CL08", "CL10", "WR13"])
def test_bl_13_20_cards_for_the_defender_do_not_serve_the_attacker(card: str) -> None:
    t = fight(card)
    while t.kind == "play_lore":
        assert t.texts == ["pass"]
        t.dice("GGG" if t.asked.context[0] == 7 else "").pick("pass")


@clause("BL-13.20", "BL-13.3")
@pytest.mark.parametrize("card", ["WR07", "WR09", "RG10", "WR11"])
def test_bl_13_20_melee_cards_do_not_serve_a_shot(card: str) -> None:
    t = lore({"G3": "h_arc_b"}, {"G5": "h_inf_b", **FAR}, card).lose("G5", 3).order("G3").combat().pick("u0 u1")
    while t.kind == "play_lore":
        assert t.texts == ["pass"]
        t.dice("BGG" if t.asked.context[0] == 7 else "").pick("pass")
    assert t.place_of("G5") == "off"


@clause("BL-13.20", "BL-13.3")
@pytest.mark.parametrize("card", ["WR10", "WR14", "RG05", "WR13"])
def test_bl_13_20_melee_reactions_do_not_serve_against_a_shot(card: str) -> None:
    t = lore({"G3": "h_arc_b"}, {"G5": "h_inf_b", **FAR}, "", card).order("G3").combat().pick("u0 u1")
    while t.kind == "play_lore":
        assert t.texts == ["pass"]
        t.dice("GGG" if t.asked.context[0] == 7 else "").pick("pass")


@clause("BL-13.3")
def test_wr11_press_the_attack_only_after_a_success() -> None:
    t = fight("WR11").dice("GGG").pick("pass", "pass")
    assert (t.asked.context[0], t.texts) == (9, ["pass"])


@clause("BL-13.2")
def test_bl_13_2_a_card_that_cannot_be_paid_is_not_offered() -> None:
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "WR07 RG03").lore(1, tokens=0).order("G3")
    for tokens, offered in ((3, ["pass"]), (4, ["WR07", "pass"]), (5, ["WR07", "WR07+RG03", "pass"])):
        t.st.tokens[0] = tokens
        t.st.flags[0] = ORDERED
        t.combat().pick("u0 u1")
        assert t.texts == offered
    t.st.tokens[0] = 3
    assert t.why_not(0, ("card", 100 + LORE_OF["WR07"])) == ["BL-13.2"]


@clause("BL-18.2", "BL-13.3")
def test_rg09_a_webbed_unit_lies_in_no_ambush() -> None:
    t = lore({"G3": "h_inf_g"}, {"G6": "h_inf_b", **FAR}, "", "RG09").order("G3")
    t.st.tok[1] = WEBBED
    t.movement().pick("u0", "pass", "G4", "pass", "G5", "pass")
    assert (t.kind, t.texts) == ("play_lore", ["pass"])


@clause("BL-9.20", "BL-13.24")
def test_rg12_who_has_run_away_is_not_battled_back() -> None:
    t = fight("RG12", foe="d_swd_b").dice("RRR").pick("pass", "pass", "RG12", "G2", "done")
    assert t.kind == "lore_choice"
    t = fight("RG12").lose("G4", 3).dice("BRR").pick("pass", "pass", "RG12", "G2", "done")
    assert (t.place_of("G4"), t.kind) == ("off", "lore_choice"), "nor does he gain the ground he ran from"


@clause("BL-13.3", "BL-13.14")
def test_cards_for_ordered_units_take_no_others() -> None:
    army = {"A5": "h_arc_b", "B5": "h_arc_b", "C5": "h_inf_b"}
    t = lore(army, FAR, "WZ01").orders("CC-PL").pick("u0", "u2", "WZ01")
    assert t.st.effects[0][1] == 0, "the only ordered archers"
    t = lore(army, FAR, "WZ13", level=3).orders("CC-PL").pick("u0", "u2", "WZ13")
    assert t.texts == ["u0", "u2"]
    t = (
        lore({"A5": "h_inf_g", "C5": "h_inf_g", "E5": "h_inf_g"}, {"M9": "h_inf_b"}, "WZ02")
        .order("A5", "C5")
        .movement()
    )
    t.pick("u0", "A4", "lore", "WZ02")
    assert t.st.effects[0][1] == 1, "not one that has moved, not one that was not ordered"


@clause("BL-13.11")
@pytest.mark.parametrize(
    ("card", "window", "number"),
    [("WZ02", 5, 3), ("RG14", 5, 2), ("CL02", 5, 2), ("WZ13", 4, 2), ("CL12", 4, 2), ("CL09", 1, 2), ("WR12", 2, 3)],
)
def test_bl_13_11_more_units_by_level(card: str, window: int, number: int) -> None:
    army = {"E3": "h_inf_b", "F3": "h_inf_b", "G3": "h_inf_b", "H3": "h_inf_b"}
    own, theirs = ("", card) if window == 2 else (card, "")
    t = lore({"A1": "h_inf_b"} if window == 2 else army, army if window == 2 else FAR, own, theirs, 2).hand(0, "CC-PL")
    if window == 5:
        t.order(*army).movement().pick("lore", card)
    elif window == 4:
        t.order(*army).orders("CC-PL").pick(card)
    else:
        t.command().pick(card if window == 1 else "CC-PL")
        if window == 2:
            t.pick(card)
    for _ in range(number):
        assert t.kind == "lore_target"
        t.pick(t.texts[0])
    assert t.kind != "lore_target"


@clause("BL-13.3", "BL-9.9")
def test_wr13_no_riposte_for_a_unit_that_has_left_its_hex() -> None:
    t = fight("", "WR13").dice("FRR").pick("pass", "pass", "G5")
    assert (t.asked.context[0], t.texts) == (9, ["pass"])


@clause("BL-13.11")
def test_wz05_creeping_doom_rolls_two_dice_at_level_three() -> None:
    for level, left in ((1, 4), (2, 4), (3, 3)):
        t = lore({"G3": "h_inf_b"}, {"G7": "h_inf_b"}, "WZ05", level=level).command()
        t.dice("RB" if level == 3 else "R").pick("WZ05")
        assert t.figures("G7") == left


@clause("BL-1.14", "BL-13.3")
def test_cards_for_troops_take_no_creatures_or_champions() -> None:
    t = lore({"G3": "h_inf_b"}, {"G7": "c_spi_g", "A9": "h_inf_b"}, "CL13").command().pick("CL13")
    assert t.st.effects[-1][1] == t.u("A9"), "Path of Thorns: the only troop"
    t = fight("RG12", mine="c_wid_b").dice("RRR").pick("pass", "pass")
    assert (t.asked.context[0], t.texts) == (9, ["pass"]), "Hit and Run is for troops"
    t = lore({"G3": "h_inf_b"}, FAR, "", "WR10").hero("G4", holder=1).order("G3").combat()
    assert t.pick(f"u0 u{t.u('hero at G4')}").texts == ["pass"], "Shield Wall is for foot troops"


@clause("BL-10.3", "BL-13.21")
def test_wr08_units_of_an_assault_gain_no_ground() -> None:
    t = lore({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "h_inf_b", **FAR}, "WR08").lose("G4", 3).command()
    t.pick("WR08").dice("GRRR").pick("u0 u1")
    assert (t.kind, t.place_of("G3")) == ("lore_choice", "G3"), "they may not move at all"


@clause("BL-16.1")
def test_cl04_the_forest_lair_is_a_wood() -> None:
    marks: dict[str, tuple[str, str | None]] = {"G7": ("forest_lair", "pennant")}
    t = lore({"G3": "h_inf_b"}, {"G7": "h_inf_b", **FAR}, "CL04", landmarks=marks).command().dice("B").pick("CL04")
    assert t.figures("G7") == 3


@clause("BL-6.9", "BL-13.3")
def test_a_cliff_side_separates_for_cards_too() -> None:
    cliff: Given = {"terrain": {"G4": "cliff"}, "cliffs": {"G4": ["SW"]}}
    assert "WR08" not in lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "WR08", **cliff).command().texts
    t = lore({"G2": "h_inf_g"}, {"G4": "h_inf_b", **FAR}, "", "RG09", **cliff).order("G2").movement()
    t.pick("u0", "pass", "G3", "pass", "stop")
    assert (t.kind, t.texts) == ("play_lore", ["pass"])


@clause("BL-10.9")
def test_wr14_an_attacker_driven_off_by_a_first_strike_does_not_strike() -> None:
    t = fight("", "WR14").dice("FRR").pick("WR14", "G2")
    assert (t.place_of("G3"), t.figures("G4"), t.kind) == ("G2", 4, "lore_choice")


# --- cards that move units --------------------------------------------------------------------------------------------


@clause("BL-13.24", "BL-5.15")
def test_bl_13_24_hit_and_run_is_a_move() -> None:
    woods = {"F2": "wooded", "G2": "wooded"}
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "RG12", terrain=woods).order("G3").combat("RRR")
    t.pick("u0 u1", "pass", "pass", "RG12", "G2")
    assert t.told("moves") == [(0, t.hex("G2"))]
    assert t.kind == "lore_choice", "the wood stops it after one hex"
    t = lore({"G3": "h_inf_g"}, {"G5": "h_inf_b", **FAR}, "RG12", terrain={"G4": "wooded"}).walks("G3", "G4")
    t.combat("RR").pick("u0 u1", "pass", "pass")
    assert (t.asked.context[0], t.texts) == (9, ["pass"]), "stopped for the entire turn"
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "RG12").order("G3")
    t.st.effects.append((FX_NO_MOVE, 0, 0, IN_ANY, 1))
    t.combat("RRR").pick("u0 u1", "pass", "pass")
    assert (t.asked.context[0], t.texts) == (9, ["pass"]), "a unit that may not move at all"


@clause("BL-5.14", "BL-12.17", "BL-12.19")
@pytest.mark.parametrize("overlay", ["stakes", "rampart"])
@pytest.mark.parametrize("watched", [False, True])
def test_cl02_the_wind_carries_over_stakes_but_does_not_lift_their_ban(overlay: str, watched: bool) -> None:
    wall = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), overlay)
    t = lore({"G3": "h_inf_r"}, {"G6": "h_inf_b", **FAR}, "CL02", "WR02" if watched else "", terrain=wall).order("G3")
    t.movement().pick("lore", "CL02")
    if watched:
        t.pick("pass", "u0", "pass", "G4", "pass", "G5", "pass", "pass")
    else:
        t.pick("u0", "G5")
    assert t.place_of("G3") == "G5"
    assert t.kind == "lore_choice", "it has entered a hex that forbids battle this turn"
    gap = {**wall, "F4": "countryside"}
    t = lore({"G3": "h_inf_r"}, {"G6": "h_inf_b", **FAR}, "CL02", terrain=gap).order("G3").movement()
    t.pick("lore", "CL02", "u0", "G5")
    assert t.kind == "attack", "it went by F4"


@clause("BL-24.12", "BL-13.6")
def test_bl_24_12_a_troop_joins_its_champion_hex_by_hex_too() -> None:
    t = lore({"G3": "h_inf_g", "A1": "h_inf_b"}, {"A9": "h_inf_b"}, "", "WR02").hero("G4").order("G3").movement()
    t.pick("u0", "pass")
    assert "G4" in t.texts
    t.pick("G4", "pass")
    assert t.st.leader[0] == t.u("hero at G4")
    assert t.kind == "play_lore", "it stops there: the window after the move"


@clause("BL-5.12", "BL-24.10")
def test_bl_5_12_a_champion_runs_too() -> None:
    t = lore({"A1": "h_inf_b"}, FAR, "WR04").hero("G5").order("hero at G5").movement().pick("lore", "WR04")
    t.pick(f"u{t.u('hero at G5')}")
    far = {t.st.ground.board.distance[t.hex("G5")][h] for h in t.asked.options if isinstance(h, int)}
    assert max(far) == 3


@clause("BL-13.6", "BL-5.15", "BL-5.7")
def test_bl_13_6_a_watched_move_obeys_the_same_stops_and_distances() -> None:
    t = lore({"G3": "h_cav_b"}, FAR, "", "WR02", terrain={"G4": "wooded"}).order("G3").movement()
    t.pick("u0", "pass", "G4", "pass")
    assert t.kind == "play_lore", "the wood ends the move: the window after it"
    t = lore({"G3": "h_inf_b"}, {"G6": "h_inf_b", **FAR}, "", "WR02").order("G3").movement()
    t.pick("u0", "pass", "G4", "pass", "G5", "pass", "pass")
    assert t.kind == "lore_choice", "blue foot: two hexes and no battle"
    t = lore({"G3": "h_inf_b"}, {"G5": "h_inf_b", **FAR}, "", "WR02").order("G3").movement()
    t.pick("u0", "pass", "G4", "pass", "stop", "pass")
    assert t.kind == "attack", "one hex and battle"


@clause("BL-12.19", "BL-5.17")
def test_wz03_a_portal_between_ramparts_is_no_step_from_the_next_one() -> None:
    for goal, battles in (("B2", True), ("C3", False)):
        army = {"A1": "h_inf_b"}
        t = lore(army, {"D4": "h_inf_b", "B3": "h_inf_b"}, "WZ03", terrain=dict.fromkeys(("A1", "A2", "C3"), "rampart"))
        t.order("A1").movement().pick("lore", "WZ03", "A2" if goal == "B2" else goal)
        assert (t.kind == "attack") == battles


@clause("BL-10.9", "BL-13.20")
def test_rg09_an_ambush_gains_no_ground_and_can_be_battled_back() -> None:
    t = lore({"G3": "h_inf_g"}, {"G6": "h_inf_b", **FAR}, "", "RG09").order("G3").movement()
    t.pick("u0", "pass", "G4", "pass", "G5", "pass").dice("FRRR").pick("RG09", "G4")
    assert t.kind != "gain_ground"
    assert t.place_of("G6") == "G6"
    assert t.st.flags[0] & MOVED
    t = lore({"G3": "d_spr_g"}, {"G6": "h_inf_b", **FAR}, "", "RG09").order("G3").movement()
    t.pick("u0", "pass", "G4", "pass", "G5", "pass").dice("RRRR").pick("RG09")
    assert (t.kind, t.asked.seat) == ("battle_back", 0)


# --- the land itself ---------------------------------------------------------------------------------------------------


@clause("BL-12.16", "BL-9.2")
def test_cl06_a_troll_on_a_stone_bridge_ignores_all_flags_of_a_card() -> None:
    t = lore({"G3": "h_inf_b"}, {"G7": "c_tro_b", **FAR}, "CL06", level=2, terrain={"G7": "stone_bridge"}).command()
    t.dice("FF").pick("CL06")
    assert (t.place_of("G7"), t.kind) == ("G7", "play_command")


@clause("BL-17.5", "BL-9.2")
def test_cl04_a_victors_token_ignores_a_flag_of_a_card() -> None:
    t = lore({"G3": "h_inf_b"}, {"G7": "h_inf_b", **FAR}, "CL04", level=2, terrain={"G7": "wooded"})
    t.st.tok[1] = VICTOR
    t.command().dice("FF").pick("CL04")
    assert t.texts == ["0", "1"]
    t.pick("1")
    assert t.asked.context == (1, 1), "one flag is left"
    assert not t.st.tok[1] & VICTOR


@clause("BL-18.3", "BL-9.13", "BL-7.20")
def test_cl04_flags_of_a_card_on_webbed_and_frightened_units() -> None:
    t = lore({"G3": "h_inf_b"}, {"G7": "h_inf_b", **FAR}, "CL04", level=2, terrain={"G7": "wooded"})
    t.st.tok[1] = WEBBED
    t.command().dice("FR").pick("CL04")
    assert (t.figures("G7"), t.place_of("G7")) == (3, "G7"), "a webbed unit takes a hit"
    t = lore({"G3": "h_inf_b"}, {"G6": "g_hob_b", **FAR}, "CL04", terrain={"G6": "wooded"}).command().dice("F")
    t.pick("CL04")
    assert t.asked.context == (1, 2), "Goblins flee two hexes"


@clause("BL-8.10", "BL-9.14")
def test_cl11_a_goblin_turned_away_panics() -> None:
    t = lore({"G3": "h_inf_b"}, {"G5": "g_hob_b", **FAR}, "CL11").command().pick("CL11")
    t.pick(t.texts[0]).dice("BR").pick(t.texts[0])
    assert (t.figures("G5"), len(t.told("panic")[0])) == (3, 3)


@clause("BL-7.19", "BL-7.20", "BL-25.26")
def test_dice_of_lore_cards_force_no_retreat_and_never_hit_champions_by_helmets() -> None:
    t = lore({"G3": "h_inf_b"}, {"G7": "h_inf_b", **FAR}, "CL14").command().dice("FFFF").pick("CL14", "u1")
    assert (t.place_of("G7"), t.kind) == ("G7", "play_command")
    t = lore({"G3": "h_inf_b"}, FAR, "WZ10").hero("G5", holder=1).command().dice("G").pick("WZ10")
    assert (t.told("casualty"), t.place_of("hero at G5")) == ([], "G5")


@clause("BL-13.2", "BL-13.11")
def test_wz06_the_bolt_never_returns_and_spares_friends() -> None:
    t = lore({"F7": "h_inf_b"}, {"G7": "h_inf_b", "H7": "h_inf_b", **FAR}, "WZ06", level=2).command()
    t.dice("RB").pick("WZ06", "u1")
    assert t.texts == ["done", "u2"], "not the friend on F7"
    t.dice("RB").pick("u2")
    assert t.kind == "play_command", "G7 was struck already"


@clause("BL-13.2")
def test_cl01_a_die_rolled_again_no_longer_counts() -> None:
    t = fight("CL01").dice("BGG").pick("pass", "CL01").dice("R").pick("blue", "done")
    assert t.figures("G4") == 4


@clause("BL-13.13")
def test_wz15_the_card_kept_counts_against_the_limit() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "WZ15 WR01 WR02").draw().pick("lore", "WZ15")
    t.pick(t.texts[0])
    assert (t.kind, len(t.texts)) == ("discard_lore", 3)


@clause("BL-1.22", "BL-13.11")
def test_rg11_a_spy_of_level_one_sees_no_command_cards() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "RG11", "WR01").hand(1, "CC-AL").command().pick("RG11", "pass", "WR01")
    assert t.st.seen_by(0).hands[1] == [-1]


@clause("BL-13.21")
def test_rg15_sabotage_lasts_until_the_end_of_the_opponents_next_turn() -> None:
    t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G6": "h_arc_b", **FAR}, "RG15").command().pick("RG15")
    for turn, shoots in ((1, False), (0, False), (1, True)):
        t.new_turn(turn)
        assert (t.targets("G6") == {"G3"}) == (shoots or turn == 0), "disabled in Pennant's next turn only"


@clause("BL-7.18")
def test_wz12_fog_hides_one_camp_only() -> None:
    t = lore({"G3": "h_arc_b", "A1": "h_inf_b"}, {"G5": "h_inf_b", "A3": "h_arc_b"}, "", "WZ12").order("G3").combat()
    t.pick("u0 u2").dice("R").pick("WZ12")
    assert dice_count(t.st, t.u("A3"), t.u("A1"), RANGED_ATTACK, NORMAL, t.st.weapon[t.u("A3")]) == 3


@clause("BL-15.24", "BL-13.3")
def test_rg15_only_a_landmark_with_a_special_effect_can_be_sabotaged() -> None:
    marks: dict[str, tuple[str, str | None]] = {
        "G8": ("command_tent", "pennant"),
        "E8": ("rock_pile", "pennant"),
        "C8": ("healing_pool", "pennant"),
        "C2": ("healing_pool", "standard"),
    }
    t = lore({"G3": "h_inf_b"}, {"A9": "h_inf_b", "B9": "h_arc_b"}, "RG15", landmarks=marks).command().pick("RG15")
    assert t.texts == ["u2", "at:C8"]
