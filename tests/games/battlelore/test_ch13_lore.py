"""Chapter 13 of the BattleLore ledger: Lore tokens and Lore cards."""

from __future__ import annotations

from typing import Unpack

import pytest

from sandtable.core.engine.cards import bit_of, card_of, faces_of
from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.combat.morale import bold_level, is_frightened
from sandtable.games.battlelore.lore.playing import OTHER_MOMENT, card_cost, why_not_play
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, DEJA_VU, LORE_CARDS, LORE_OF
from sandtable.games.battlelore.tables.conditions import MOVE_OVER, MOVED, ORDERED, VICTOR, WEBBED
from sandtable.games.battlelore.tables.effects import FX_BOLD, FX_LORE_HITS, FX_NO_MOVE, FX_NO_ORDER, IN_ANY, IN_MELEE
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.reach import allowance
from sandtable.games.battlelore.turn.tokens import token_count
from tests.games.battlelore.fields import duel
from tests.games.battlelore.lore_battles import fight, lore
from tests.games.battlelore.support import FAR, Field, Given
from tests.support import clause


def w1(
    own: str, army: dict[str, str], level: int = 1, mine: dict[str, str] | None = None, **more: Unpack[Given]
) -> Field:
    """The Command phase of Standard with this Lore card."""
    return lore(mine or {"G3": "h_inf_b"}, {**army, **FAR}, own, level=level, **more).command()


def shoot(own: str = "", theirs: str = "", level: int = 1) -> Field:
    t = lore({"G3": "h_arc_b", "A1": "h_inf_b"}, {"G5": "h_inf_b", **FAR}, own, theirs, level).order("G3").combat()
    return t.pick("u0 u2")


@clause("BL-13.6", "BL-13.18")
def test_bl_13_6_a_lore_card_is_offered_only_to_a_player_with_one_to_play() -> None:
    """The question is asked on public facts. Only the seat knows whether it has any answer but a pass."""
    field = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").council(0, wizard=3, warrior=3)
    assert "lore" not in field.lore(0, "WR01").draw().texts, "Warrior's card of the Combat phase"
    assert "lore" in Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WZ15").draw().texts
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WR01").order("G3").movement()
    assert (t.kind, t.texts) == ("move_unit", ["u0", "done"])
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WR04").order("G3").movement()
    assert t.texts == ["u0", "done", "lore"]
    assert t.pick("lore").texts[-1] == "pass"
    assert len(t.texts) > 1


@clause("BL-13.13")
def test_bl_13_13_excess_lore_cards_are_discarded_at_once() -> None:
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WR01").draw().pick("card-and-token")
    assert t.kind == "discard_lore"
    assert "WR01" in t.texts, "old and new cards alike"
    assert len(t.texts) == 2
    t.pick("WR01")
    assert len(t.st.lore[0]) == 1


@clause("BL-13.13", "BL-11.3")
def test_bl_13_13_the_card_kept_of_two_counts_against_the_limit() -> None:
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WR01").draw().pick("two-cards")
    t.pick(t.texts[0])
    assert (t.kind, len(t.texts)) == ("discard_lore", 2)
    assert len(t.st.lore_discard) == 1, "the card not kept"


@clause("BL-13.21")
def test_bl_13_21_effects_end_with_their_turn() -> None:
    t = duel().hand(0, "CC-PL").hand(1, "CC-PL")
    t.st.effects = [(FX_BOLD, 0, 1, IN_ANY, 2), (FX_BOLD, 0, 1, IN_ANY, 3)]
    t.new_turn(0)
    assert len(t.st.effects) == 2
    t.pick("CC-PL")
    assert t.st.turn == 3
    assert len(t.st.effects) == 1


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


@clause("BL-10.5", "BL-13.20")
def test_a_cancelled_bonus_attack_may_be_made_on_another_unit() -> None:
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


@clause("BL-13.6")
def test_bl_13_6_hold_cannot_stop_a_move_that_has_ended() -> None:
    t = lore({"G3": "h_inf_r"}, {"G8": "h_inf_b"}, "", "WZ09").order("G3").movement().pick("u0", "pass", "G4")
    assert t.texts == ["WZ09", "pass"]
    t.pick("pass")
    assert (t.kind, t.texts) == ("play_lore", ["pass"]), "its one hex is used, the move is over"


@clause("BL-13.25", "BL-6.17")
def test_bl_13_25_a_dragon_that_has_landed_can_be_ambushed() -> None:
    t = lore({"G3": "c_fir_r", "A1": "h_inf_b"}, {"G6": "h_inf_b", **FAR}, "", "RG09").order("G3").movement()
    t.pick("u0", "pass", "fly", "G4", "pass", "G5", "pass", "land")
    assert t.texts == ["RG09", "pass"]


@clause("BL-13.25", "BL-5.2")
def test_bl_13_25_a_unit_that_stays_is_not_ambushed() -> None:
    t = lore({"G3": "h_inf_g"}, {"G4": "h_inf_b", **FAR}, "", "RG09").order("G3").movement().pick("u0", "pass", "stop")
    assert (t.kind, t.texts) == ("play_lore", ["pass"])


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
    t.st.run()
    assert t.why_not(0, ("card", 100 + LORE_OF["WR07"])) == ["BL-13.2"]


@clause("BL-18.2", "BL-13.3")
def test_rg09_a_webbed_unit_lies_in_no_ambush() -> None:
    t = lore({"G3": "h_inf_g"}, {"G6": "h_inf_b", **FAR}, "", "RG09").order("G3")
    t.st.tok[1] = WEBBED
    t.movement().pick("u0", "pass", "G4", "pass", "G5", "pass")
    assert (t.kind, t.texts) == ("play_lore", ["pass"])


@clause("BL-9.20", "BL-13.24")
def test_rg12_there_is_no_battle_back_against_a_unit_that_has_run_away() -> None:
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
def test_wz03_a_portal_between_ramparts_is_not_a_step_from_the_next_one() -> None:
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


# --- general rules ----------------------------------------------------------------------------------------------------
@clause("BL-13.1", "BL-13.2")
def test_bl_13_2_a_card_is_paid_and_discarded() -> None:
    t = fight("WR01").dice("RRRR").pick("WR01")
    assert (t.st.tokens[0], t.st.lore[0]) == (14, [])
    assert t.st.lore_discard == [LORE_OF["WR01"]]
    assert t.st.pool == 36 - 29


@clause("BL-13.3")
def test_bl_13_3_only_in_its_window_and_with_a_target() -> None:
    t = fight("WR04 WR01")
    assert "WR01" in t.texts
    assert "WR04" not in t.texts, "Run is for the Movement phase"
    assert t.why_not(0, ("card", 100 + LORE_OF["WR04"])) == ["BL-13.3"]
    t = w1("CL03", {"G7": "h_inf_b"})
    assert "CL03" not in t.texts, "nobody is wounded"


@clause("BL-13.4", "BL-13.18")
def test_bl_13_4_one_card_per_player_and_turn() -> None:
    t = fight("WR01 WR09").dice("RRRR").pick("WR01")
    assert t.kind == "lore_choice", "no further window for Standard"
    assert t.texts == ["two-cards", "card-and-token", "two-tokens"]
    t.pick("two-tokens")
    assert t.st.lore_used == [0, 0], "a new turn, a new card"
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}).order("G3").combat("RRR").pick("u0 u1")
    assert t.kind == "lore_choice", "nobody holds a card, nobody is asked"


@clause("BL-13.5", "BL-13.20")
def test_bl_13_5_only_reactions_in_the_opponents_turn() -> None:
    t = fight("", "WR01 WR02")
    assert t.asked.seat == 1
    assert t.texts == ["WR02", "pass"], "Strength is no Reaction"
    assert t.why_not(1, ("card", 100 + LORE_OF["WR01"])) == ["BL-13.5"]


@clause("BL-13.5")
def test_bl_13_5_a_reaction_in_the_players_own_turn_against_a_battle_back() -> None:
    t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G4": "d_swd_b", **FAR}, "WR02").order("G3").combat("RRR")
    t.pick("u0 u2", "pass", "pass", "pass", "yes")
    assert (t.kind, t.asked.seat) == ("play_lore", 0)
    assert t.texts == ["WR02", "pass"], "Standard's unit is now the defender"


@clause("BL-13.6", "BL-13.7")
def test_bl_13_7_the_attacker_decides_first_once_each() -> None:
    t = fight("WR09", "WR06")
    assert (t.asked.seat, t.asked.context[0]) == (0, 7)
    t.pick("pass")
    assert (t.asked.seat, t.asked.context[0]) == (1, 7)
    t.dice("RRR").pick("pass")
    assert (t.asked.seat, t.asked.context[0]) == (0, 8), "after the dice, before the hits"
    t.pick("pass", "pass")
    assert t.asked.context[0] == 9
    t.pick("pass")
    assert t.asked.seat == 1


@clause("BL-13.18")
def test_bl_13_18_windows_open_on_public_facts_alone() -> None:
    for card in ("WR02", "WZ04"):
        t = fight("", card)
        assert (t.kind, t.asked.seat, t.asked.automatic) == ("play_lore", 1, False), "asked whether he can play or not"


@clause("BL-13.8", "BL-13.9")
def test_bl_13_8_in_lieu_of_the_command_card() -> None:
    t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "WR08").hand(0, "CC-PC").command()
    t.pick("WR08")
    assert t.kind == "attack"
    assert t.texts == ["u0 u2", "done"], "only A1 is not adjacent to an enemy"
    t.pick("done", "two-tokens")
    assert len(t.st.hands[0]) == 1, "nothing discarded, nothing drawn"
    assert t.st.discard == []
    t.new_turn(0)
    assert t.kind == "play_command", "next turn a Command card again"


@clause("BL-13.19", "BL-13.15")
def test_bl_13_19_a_cancelled_card_in_lieu_leaves_the_command_card() -> None:
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "WR08", "WZ07").hand(0, "CC-PC").command().pick("WR08")
    assert (t.asked.seat, t.texts) == (1, ["WZ07", "pass"])
    t.pick("WZ07")
    assert (t.asked.seat, t.kind, t.texts) == (0, "play_command", ["CC-PC"])
    assert t.st.tokens[0] == 15 - 8, "the payment is lost"
    assert t.st.lore_used[0] == 1, "and it counts as his card"


@clause("BL-13.10", "BL-13.11")
def test_bl_13_10_out_of_character() -> None:
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "WR07 RG07").council(0, warrior=3)
    assert card_cost(t.st, 0, LORE_OF["WR07"]) == 4
    assert card_cost(t.st, 0, LORE_OF["RG07"]) == 6
    t.council(0, rogue=2).order("G3").combat().pick("u0 u1").dice("RRRR").pick("WR07")
    assert t.st.tokens[0] == 15 - 7, "3 more, and level 1: four dice were enough"


@clause("BL-13.12", "BL-35.9")
def test_bl_13_12_halves_are_rounded_up() -> None:
    t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G7": "h_inf_b", **FAR}, "WZ06", "RG08").command()
    t.pick("WZ06", "u2")
    assert (t.kind, t.asked.seat) == ("play_lore", 1)
    assert card_cost(t.st, 1, LORE_OF["RG08"]) == 3, "half of 5"


@clause("BL-13.14")
def test_bl_13_14_no_unit_twice() -> None:
    t = lore({"G3": "h_inf_b", "F3": "h_inf_b"}, FAR, "WZ02").order("G3", "F3").movement()
    t.pick("lore", "WZ02", "u0")
    assert t.texts == ["u1", "done"]


@clause("BL-13.16")
def test_bl_13_16_deja_vu_returns_the_other_card() -> None:
    t = fight("WR01 RG03")
    assert t.texts == ["WR01", "WR01+RG03", "pass"]
    t.dice("RRRR").pick("WR01+RG03")
    assert faces_of(t.st.lore[0]) == [LORE_OF["WR01"]]
    assert t.st.lore_discard == [DEJA_VU]
    for seat in (-1, 1):
        assert faces_of(t.st.seen_by(seat).lore[0]) == [LORE_OF["WR01"]], "it came back in full view"
    assert t.st.tokens[0] == 15 - 2


@clause("BL-13.16")
def test_bl_13_16_a_cancelled_card_is_lost_and_deja_vu_comes_back() -> None:
    t = fight("WR01 RG03", "CL07").pick("WR01+RG03")
    assert (t.asked.seat, t.asked.context) == (1, (3,))
    t.dice("RRR").pick("CL07")
    assert faces_of(t.st.lore[0]) == [DEJA_VU]
    assert sorted(t.st.lore_discard) == sorted([LORE_OF["WR01"], LORE_OF["CL07"]])


@clause("BL-13.16", "BL-13.5")
def test_bl_13_16_deja_vu_is_not_a_reaction() -> None:
    t = fight("WR01", "WR02 RG03").pick("pass")
    assert (t.asked.seat, t.texts) == (1, ["WR02", "pass"]), "it is not his turn"
    assert t.why_not(1, ("card", 100 + DEJA_VU)) == ["BL-13.5"]
    t = fight("WR01 RG03", "WR02")
    assert t.why_not(0, ("card", 100 + DEJA_VU)) == ["BL-13.16"], "in his own, with another card"
    t = lore({"G3": "h_inf_b"}, {"G4": "d_swd_b", **FAR}, "WR02 RG03").order("G3").combat().pick("u0 u1")
    while t.kind == "play_lore" and t.asked.context[1:] != (1, 0):
        t.dice("RRR").pick("pass")
    t.pick(*(["yes"] if t.kind == "battle_back" else []))
    assert "WR02+RG03" in t.texts, "a Reaction of his own turn"


@clause("BL-13.17")
def test_bl_13_17_hits_of_cards_on_creatures_are_checked() -> None:
    t = w1("WZ10", {"G6": "c_spi_g"}).dice("G" + "B").pick("WZ10")
    assert t.place_of("G6") == "G6", "one hit, one die, no green"
    t = w1("WZ10", {"G6": "c_spi_g"}).dice("G" + "G").pick("WZ10")
    assert t.place_of("G6") == "off"


# --- Warrior cards ----------------------------------------------------------------------------------------------------
@clause("BL-13.2", "BL-13.21")
def test_wr01_strength_one_die_all_turn() -> None:
    t = fight("WR01").dice("RRRR").pick("WR01")
    assert t.st.rng.loaded == []
    t = shoot("WR01").dice("RRRR").pick("WR01")
    assert t.st.rng.loaded == []


@clause("BL-13.2")
@pytest.mark.parametrize("card", ["WR02", "RG02"])
def test_wr02_agility_ignores_one_helmet(card: str) -> None:
    t = fight("", card).dice("BBR").pick(card)
    assert t.figures("G4") == 3
    t = fight("", card).dice("SSR").pick(card)
    assert t.figures("G4") == 2, "strikes are no helmets"


@clause("BL-13.2")
def test_wr03_take_aim_three_dice_at_range() -> None:
    assert "WR03" not in fight("WR03").texts, "melee"
    t = shoot("WR03").dice("RRRRRR").pick("WR03")
    assert t.st.rng.loaded == []


@clause("BL-13.2", "BL-5.12")
def test_wr04_run() -> None:
    t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, FAR, "WR04").order("G3").movement().pick("lore", "WR04")
    assert allowance(t.st, 0)[:2] == (2, 3), "the only ordered unit was the only target"
    assert allowance(t.st, 1)[:2] == (1, 2)


@clause("BL-13.2", "BL-9.2")
@pytest.mark.parametrize("card", ["WR05", "RG04"])
def test_wr05_fearless_ignores_any_number_of_flags(card: str) -> None:
    t = fight("", card).dice("FFF").pick(card)
    assert t.texts == ["0", "1", "2", "3"]
    t.pick("3")
    assert t.kind == "battle_back", "it counts as Bold"


@clause("BL-7.18")
def test_wr06_parry_limits_the_attacker_to_two_dice() -> None:
    t = fight("WR01", "WR06").pick("WR01", "pass")
    t.dice("BB").pick("WR06")
    assert t.figures("G4") == 2, "two dice in spite of Strength"


@clause("BL-7.16")
def test_wr07_berserk() -> None:
    t = fight("WR07", level=2).dice("SSRRR" + "SB").pick("WR07")
    assert t.figures("G4") == 0, "five dice and one for each of two strikes, which cause no further ones"


@clause("BL-29.20")
def test_wr08_assault_costs_by_level_and_collects_nothing_in_epic() -> None:
    for level, cost in ((1, 8), (2, 7), (3, 6)):
        t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b"}, "WR08", level=level)
        assert card_cost(t.st, 0, LORE_OF["WR08"]) == cost
    for epic, tokens in ((False, 15 - 8 + 1), (True, 15 - 8)):
        t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "WR08", epic=epic).command()
        t.pick("WR08").dice("LRRR").pick("u0 u2")
        assert t.st.tokens[0] == tokens
        assert t.st.flags[0] & ORDERED


@clause("BL-7.9", "BL-7.14")
def test_wr09_weapon_master_lore_hits() -> None:
    t = fight("WR09").dice("LLR").pick("WR09")
    assert t.figures("G4") == 2
    assert t.st.tokens[0] == 12, "and gives no tokens"


@clause("BL-7.8")
def test_wr10_shield_wall_ignores_all_strikes() -> None:
    t = fight("", "WR10").dice("SSB").pick("WR10")
    assert t.figures("G4") == 3
    assert "WR10" not in fight("", "WR10", foe="h_cav_b").texts, "foot troops only"


@clause("BL-20.5")
def test_wr11_press_the_attack() -> None:
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_g", "G5": "h_inf_b", **FAR}, "WR11").lose("G4", 3).order("G3")
    t.combat("GRR").pick("u0 u1", "pass", "pass")
    assert t.texts == ["WR11", "pass"]
    t.pick("WR11", "yes")
    assert t.kind == "bonus_target"


@clause("BL-9.1")
def test_wr12_hold_the_line_after_the_command_card() -> None:
    t = lore({"G3": "h_inf_b"}, {"G7": "h_inf_b", "F7": "h_inf_b", "A9": "h_inf_b"}, "", "WR12").hand(0, "CC-PC")
    t.command().pick("CC-PC")
    assert (t.asked.seat, t.asked.context) == (1, (2,))
    t.pick("WR12", "u1", "u2")
    assert [bold_level(t.st, unit) for unit in (1, 2, 3)] == [1, 1, 0], "1 + 1 per level units"


@clause("BL-9.5")
def test_wr13_riposte() -> None:
    t = fight("", "WR13").dice("RRR").pick("pass", "pass")
    assert t.texts == ["WR13", "pass"]
    t.pick("WR13")
    assert t.kind == "battle_back"
    t.dice("BBRR").pick("yes")
    assert t.figures("G3") == 2
    assert t.st.rng.loaded == [], "at one die more"


@clause("BL-10.9")
def test_wr14_first_strike() -> None:
    t = fight("", "WR14", mine="d_swd_b", foe="d_swd_b").dice("BRR" + "BRR").pick("WR14")
    assert (t.figures("G3"), t.figures("G4")) == (3, 3)
    assert t.kind == "lore_choice", "neither side battles back"
    t = fight("", "WR14").lose("G3", 3).dice("BRR").pick("WR14")
    assert (t.place_of("G3"), t.figures("G4"), t.kind) == ("off", 4, "lore_choice"), "the attack ends"


@clause("BL-13.9")
def test_wr15_second_wind() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "WR15", level=3).lose("G3", 2).command().pick("WR15")
    assert t.figures("G3") == 4, "never above its start"
    assert t.kind == "play_command", "alongside the Command card"


# --- Rogue cards ------------------------------------------------------------------------------------------------------
@clause("BL-13.9")
def test_rg01_pick_pocket() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "RG01", level=2)
    t.st.pay(1, 13)
    t.command().pick("RG01")
    assert t.st.tokens == [15 - 1 + 2, 0], "all he has"


@clause("BL-7.16")
def test_rg05_backstab_turns_the_strikes() -> None:
    t = fight("", "RG05").dice("SSB").pick("pass", "RG05")
    assert (t.figures("G3"), t.figures("G4")) == (2, 3)


@clause("BL-13.6")
def test_rg06_false_orders() -> None:
    t = lore({"G3": "h_inf_b", "B3": "h_inf_b"}, FAR, "", "RG06").hand(0, "CC-PC", "CC-SL").command().pick("CC-PC")
    t.pick("RG06")
    assert (t.asked.seat, t.texts) == (1, ["CC-SL", "CC-PC"])
    assert t.st.seen_by(1).hands[0] != [-1, -1], "he has seen the hand"
    t.pick("CC-SL")
    assert t.kind == "order_unit"
    assert t.texts == ["u1", "done"], "Scout Left"
    assert t.st.hands[0] == [card_of(COMMAND_IDS.index("CC-PC"), bit_of(1))]


@clause("BL-9.16")
def test_rg07_terrified() -> None:
    t = fight("RG07", foe="d_chf_r").dice("FBB").pick("RG07")
    assert t.kind == "retreat_to"
    assert t.asked.context == (2, 2), "no Bold level left, and two hexes"
    assert "RG07" not in fight("RG07", foe="c_fir_r").texts, "no dragons"
    assert "RG07" not in fight("RG07", foe="c_ear_b").texts, "no elementals"


@clause("BL-13.26")
def test_bl_13_26_of_fearless_and_terrified_the_later_counts() -> None:
    army = {"G3": "h_inf_b", "F3": "h_inf_b", "A1": "h_inf_b"}
    t = lore(army, {"F4": "d_chf_r", **FAR}, "RG07", "WR05").order("G3", "F3").combat()
    t.dice("FBB").pick("u0 u3", "pass", "WR05", "pass", "pass", "1", "pass", "no")
    assert t.u("F4") == 3, "the first attack: Fearless"
    t.dice("FBB").pick("u1 u3", "RG07")
    assert (t.kind, t.asked.context) == ("retreat_to", (3, 2)), "the second: Terrified! afterwards"
    t = fight("RG07", "WR05").dice("FFR").pick("RG07", "pass", "WR05")
    assert (t.kind, t.texts) == ("ignore_flags", ["0", "1", "2"]), "Terrified! first, Fearless afterwards"
    t.pick("2")
    assert t.kind == "battle_back", "Bold again"


@clause("BL-13.15")
def test_rg08_foiled_cancels_for_half_the_price() -> None:
    t = lore({"G3": "h_inf_b"}, {"G7": "h_inf_b", **FAR}, "WZ06", "RG08").command().pick("WZ06", "u1", "RG08")
    assert t.st.tokens == [10, 12]
    assert t.figures("G7") == 4
    assert t.kind == "play_command"


@clause("BL-13.6")
def test_rg09_ambush_right_after_a_move() -> None:
    t = lore({"G3": "h_inf_g"}, {"G6": "h_inf_b", **FAR}, "", "RG09").order("G3").movement().pick("u0")
    assert "RG09" not in t.texts, "before the move"
    t.pick("pass", "G4", "pass", "G5", "pass")
    assert (t.asked.seat, t.texts) == (1, ["RG09", "pass"])
    t.dice("RRGG").pick("RG09")
    assert t.figures("G3") == 2, "three dice and one more"
    assert t.kind == "attack", "the moved unit goes on with its turn"


@clause("BL-18.6")
def test_rg10_poisoned_blades() -> None:
    t = fight("RG10").dice("BRR").pick("RG10")
    assert token_count(t.st, t.u("G4"), c.POISON) == 1
    t = fight("RG10").dice("GRR").pick("RG10")
    assert token_count(t.st, t.u("G4"), c.POISON) == 0, "no hit"
    assert "RG10" not in fight("RG10", mine="h_cav_b").texts


@clause("BL-1.22")
def test_rg11_spy_in_the_camp() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "RG11", "WR01 WR02", level=2).hand(1, "CC-AL").command().pick("RG11")
    t.pick("pass")
    assert t.texts == ["WR01", "WR02"]
    shown = ("sees_hand", (0, 1, LORE_BASE + LORE_OF["WR01"], LORE_BASE + LORE_OF["WR02"]), "BL-13.2", 0b11)
    assert shown in t.st.events, "spy and owner are told, spectators are not"
    t.pick("WR01")
    assert t.st.seen_by(0).lore[1] == [card_of(LORE_OF["WR02"], bit_of(0))]
    assert t.st.seen_by(0).hands[1] != [-1], "level 2 also sees the Command hand"
    assert t.st.seen_by(-1).lore[1] == [-1]


@clause("BL-8.3")
def test_rg12_hit_and_run() -> None:
    t = fight("RG12").dice("RRR").pick("pass", "pass", "RG12")
    assert set(t.texts) == {"done", "F2", "G2"}
    t.pick("G2", "done")
    assert t.place_of("G3") == "G2"


@clause("BL-13.20")
def test_rg13_smoke_screen() -> None:
    t = lore({"G3": "h_arc_b"}, {"G5": "h_inf_b", "H5": "h_inf_b", **FAR}, "", "RG13").order("G3").combat()
    t.pick("u0 u1", "RG13")
    assert t.texts == ["u0 u2", "done"], "another target may be declared"
    assert t.why_not(0, ("unit", 1)) == ["BL-13.21"]
    t = lore({"G3": "h_arc_b", "F4": "h_inf_b"}, {"G5": "h_inf_b", **FAR}, "", "RG13").order("G3", "F4").combat()
    t.pick("u0 u2", "RG13")
    assert t.texts == ["u1 u2", "done"], "melee is not hindered by smoke"


@clause("BL-4.2", "BL-13.20")
def test_rg13_smoke_does_not_use_up_a_shot_of_darken_the_sky() -> None:
    t = lore({"G3": "h_arc_b"}, {"G5": "h_inf_b", "H5": "h_inf_b", **FAR}, "", "RG13").orders("CT-DS")
    t.pick("u0 u1", "RG13").dice("RRR").pick("u0 u2")
    assert t.texts == ["u0 u2", "done"], "one shot was cancelled, two are made"
    t.dice("RRR").pick("u0 u2")
    assert t.kind == "lore_choice"


@clause("BL-5.15")
def test_rg14_hidden_paths() -> None:
    woods = dict.fromkeys(("G4", "F4"), "wooded") | {"G5": "stakes"}
    t = lore({"G3": "h_cav_b"}, {"G6": "h_inf_b", **FAR}, "RG14", terrain=woods).order("G3").movement()
    assert "G5" not in t.reach("G3") or "F6" not in t.reach("G3")
    t.pick("lore", "RG14", "u0")
    assert "G5" in t.reach("G3")
    t.pick("G5")
    assert t.kind == "attack", "and no battle ban"


@clause("BL-15.8")
def test_rg15_sabotage() -> None:
    t = lore(
        {"G3": "h_inf_b"},
        {"G6": "h_arc_b", "G8": "h_inf_b", **FAR},
        "RG15",
        landmarks={"G8": ("stronghold", "pennant")},
    ).command()
    t.pick("RG15")
    assert t.texts == ["u1", "at:G8"]
    t.pick("at:G8")
    assert bold_level(t.st, t.u("G8")) == 0
    t = w1("RG15", {"G6": "h_arc_b"}).pick("RG15")
    t.turn_of(1)
    assert t.targets("G6") == set(), "it cannot shoot"


# --- Wizard cards -----------------------------------------------------------------------------------------------------
@clause("BL-6.11")
def test_wz01_eagle_eye() -> None:
    t = lore({"A5": "h_arc_b", "B5": "h_inf_b"}, {"G5": "h_inf_b"}, "WZ01", level=2)
    assert t.targets("A5") == set()
    t = lore({"A5": "h_arc_b", "B5": "h_inf_b"}, {"G5": "h_inf_b"}, "WZ01", level=2)
    t.orders("CC-PL").pick("u0", "done", "WZ01")
    assert t.targets("A5") == {"G5"}, "range 6, no line of sight needed"


@clause("BL-5.12")
def test_wz02_mass_speed() -> None:
    t = lore({"G3": "h_inf_b", "F3": "h_inf_b", "E3": "h_inf_b"}, FAR, "WZ02").order("G3", "F3", "E3").movement()
    t.pick("lore", "WZ02", "u0", "u1")
    assert [allowance(t.st, unit)[0] for unit in (0, 1, 2)] == [2, 2, 1]


@clause("BL-5.13", "BL-5.17")
def test_wz03_portal() -> None:
    t = lore({"A1": "h_inf_b"}, {"C3": "h_inf_b", **FAR}, "WZ03", terrain={"C2": "stakes"}).order("A1").movement()
    t.pick("lore", "WZ03")
    far = {t.st.ground.board.distance[t.hex("A1")][h] for h in t.asked.options if isinstance(h, int)}
    assert far == {1, 2, 3, 4}
    assert "C3" not in t.texts
    t.pick("C2")
    assert t.st.flags[0] & MOVE_OVER or t.st.turn == 2, "it replaces the move"
    assert t.kind != "attack", "entering rules apply: stakes"


@clause("BL-13.9")
def test_wz04_fireball() -> None:
    t = w1("WZ04", {"G7": "h_inf_b"}).dice("RRL").pick("WZ04", "u1")
    assert (t.place_of("G7"), t.st.taken[0]) == ("off", [1])
    t = w1("WZ04", {"G7": "h_inf_b"}).dice("BBR").pick("WZ04", "u1")
    assert t.figures("G7") == 2
    t = w1("WZ04", {"G7": "c_fir_r"}).dice("LGG").pick("WZ04", "u1")
    assert t.place_of("G7") == "off", "creatures and dragons too, no check"


@clause("BL-13.9")
def test_wz05_creeping_doom_on_a_section() -> None:
    t = w1("WZ05", {"G7": "h_inf_b", "H7": "h_inf_g", "D8": "h_inf_b"}).pick("WZ05")
    assert t.texts == ["west", "centre"]
    t.dice("BGB").pick("centre")
    assert [t.figures(name) for name in ("G7", "H7", "D8", "A9")] == [3, 3, 3, 4], "divider hexes included"


@clause("BL-13.9")
def test_wz06_chain_lightning() -> None:
    t = w1("WZ06", {"G7": "h_inf_b", "H7": "h_inf_b", "I7": "h_inf_b"}).dice("RB").pick("WZ06", "u1")
    assert t.texts == ["done", "u2"], "adjacent to the last one"
    t.dice("BB").pick("u2")
    assert [t.figures(name) for name in ("G7", "H7", "I7")] == [3, 2, 4]
    assert t.kind == "play_command", "level 1: one jump"
    t = w1("WZ06", {"G7": "h_inf_b", "H7": "h_inf_b"}).dice("RR").pick("WZ06", "u1")
    assert t.kind == "play_command", "no hit, no jump"


@clause("BL-18.2")
def test_wz08_web() -> None:
    t = w1("WZ08", {"G7": "h_inf_b"}).pick("WZ08", "u1")
    assert t.st.tok[1] == WEBBED


@clause("BL-13.6")
def test_wz09_hold_ends_a_move() -> None:
    t = lore({"G3": "h_inf_g"}, {"G8": "h_inf_b"}, "", "WZ09").order("G3").movement().pick("u0", "pass", "G4")
    t.pick("WZ09")
    assert t.place_of("G3") == "G4"
    assert t.kind in ("play_command", "lore_choice"), "the move is over"
    t = lore({"G3": "h_inf_g"}, {"G8": "h_inf_b"}, "", "WZ09").order("G3").movement().pick("u0", "WZ09")
    assert t.place_of("G3") == "G3", "about to move"


@clause("BL-13.9")
def test_wz10_magic_missile_within_four_hexes() -> None:
    t = lore({"A3": "h_inf_b"}, {"A6": "h_inf_b", "A8": "h_inf_b"}, "WZ10", level=3).command()
    t.dice("RBB").pick("WZ10")
    assert [t.figures(name) for name in ("A6", "A8")] == [2, 4], "the only unit in reach is the target"


@clause("BL-9.16")
def test_wz11_mists_of_terror() -> None:
    t = w1("WZ11", {"G7": "d_chf_r", "L8": "d_chf_r"}).pick("WZ11", "centre")
    assert bold_level(t.st, t.u("G7")) == 0
    assert is_frightened(t.st, t.u("G7"))
    assert bold_level(t.st, t.u("L8")) == 2


@clause("BL-7.18")
def test_wz12_fog_bank() -> None:
    t = shoot("", "WZ12").dice("B").pick("WZ12")
    assert t.figures("G5") == 3
    assert dice_count(t.st, 0, 2, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 3, "ranged attacks only"


@clause("BL-7.9")
def test_wz13_enchanted_blades() -> None:
    t = lore({"G3": "h_inf_b", "F3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "WZ13").orders("CC-AC")
    t.pick("u0", "u1", "WZ13", "u0", "done").dice("LLR").pick("u0 u2")
    assert t.figures("G4") == 2


@clause("BL-7.16")
def test_wz14_stone_skin() -> None:
    t = fight("", "WZ14", level=2).dice("BSB").pick("pass", "WZ14")
    assert t.figures("G4") == 3


@clause("BL-11.3")
def test_wz15_arcane_insight_instead_of_the_lore_choice() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "WZ15", level=2).draw().pick("lore", "WZ15")
    assert t.kind == "keep_lore"
    assert len(t.st.lore_deck) == 60 - 1 - 3
    t.pick(t.texts[0])
    assert t.st.tokens[0] == 15 - 1 + 2
    assert len(t.st.lore[0]) == 1
    assert t.kind == "play_command"
    t.new_turn(0).pick("CC-PL", "pass")
    assert t.kind == "lore_choice", "next turn he chooses again"


# --- Cleric cards -----------------------------------------------------------------------------------------------------
@clause("BL-7.16")
def test_cl01_bless_rerolls_any_dice_once() -> None:
    t = fight("CL01").dice("GGB").pick("pass", "CL01")
    assert t.texts == ["done", "green", "blue"]
    t.dice("BB").pick("green", "green", "done")
    assert t.figures("G4") == 1


@clause("BL-5.15")
def test_cl02_move_as_the_wind() -> None:
    ring = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), "wooded")
    t = lore({"G3": "h_inf_r"}, FAR, "CL02", terrain=ring).order("G3").movement()
    assert len(t.reach("G3")) == 7
    t.pick("lore", "CL02")
    assert len(t.reach("G3")) == 19


@clause("BL-13.12")
def test_cl03_healing_hands() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "CL03").lose("G3", 3).command().pick("CL03")
    assert t.figures("G3") == 3, "half of 3, rounded up"


@clause("BL-9.2")
@pytest.mark.parametrize(
    ("card", "ground", "struck"),
    [("CL04", "wooded", True), ("CL05", "elevated", True), ("CL06", "ford", True), ("CL04", "elevated", False)],
)
def test_cl04_the_land_itself_strikes(card: str, ground: str, struck: bool) -> None:
    t = w1(card, {"G7": "h_inf_b"}, level=2, terrain={"G7": ground})
    assert (card in t.texts) == struck
    if struck:
        t.dice("BF").pick(card)
        assert t.figures("G7") == 3
        assert (t.kind, t.asked.seat) == ("retreat_to", 1), "flags force retreats as usual"


@clause("BL-9.2")
def test_cl06_rivers_rage_beside_a_waterway_and_bold_units_ignore_flags() -> None:
    t = w1("CL06", {"G7": "d_swd_b"}, terrain={"G6": "waterway"}).dice("F").pick("CL06")
    assert t.texts == ["0", "1"]
    t.pick("1")
    assert t.place_of("G7") == "G7"


@clause("BL-13.15")
@pytest.mark.parametrize("card", ["WZ07", "CL07"])
def test_cl07_dispel(card: str) -> None:
    t = lore({"G3": "h_inf_b"}, {"G7": "h_inf_b", **FAR}, "WZ08", card).command().pick("WZ08", "u1", card)
    assert t.st.tok[1] == 0
    assert t.st.lore_used == [1, 1]


@clause("BL-13.21")
def test_cl08_sanctuary() -> None:
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", "F4": "h_inf_b", **FAR}, "", "CL08").order("G3").combat()
    t.pick("u0 u1", "CL08")
    assert t.texts == ["u0 u2", "done"]
    assert any(effect[0] == FX_NO_ORDER and effect[4] == 2 for effect in t.st.effects)
    t.pick("done", "two-tokens")
    t.turn_of(1).orders("CC-AC")
    assert "u1" not in t.texts, "it cannot be ordered on its owner's next turn"


@clause("BL-13.21")
def test_cl09_prayer_of_courage_until_its_own_next_turn() -> None:
    t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, FAR, "CL09").command().pick("CL09", "u0")
    assert bold_level(t.st, 0) == 1
    assert t.st.effects[0][4] == t.st.turn + 1


@clause("BL-13.12")
def test_cl10_guardian_spirit_halves_the_hits() -> None:
    t = fight("", "CL10").dice("BBB").pick("pass", "CL10")
    assert t.figures("G4") == 2


@clause("BL-8.10")
def test_cl11_turn_the_beast() -> None:
    t = w1("CL11", {"G5": "d_swd_b", "E5": "c_spi_g", "C5": "g_swd_g", "J5": "c_ear_b"}).pick("CL11")
    assert t.texts == ["u2", "u3"], "creatures but no elementals, and Goblinoids"
    t.pick("u2")
    assert t.asked.context == (2, 2)
    t.pick(t.texts[0])
    t.pick(t.texts[0])
    assert t.place_of("E5")[1] == "7", "1 + 1 hexes, Bold does not help"


@clause("BL-3.7")
def test_cl12_cleansing() -> None:
    t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, FAR, "CL12")
    t.st.tok[1] = 0b111
    t.orders("CC-PC").pick("u0", "CL12", "u1")
    assert t.st.tok[1] == 0, "ordered or not"


@clause("BL-13.21")
def test_cl13_path_of_thorns() -> None:
    t = w1("CL13", {"G7": "h_cav_b"}).pick("CL13", "u1")
    assert t.st.effects[-1][0] == FX_NO_MOVE
    t.st.turn += 1
    t.turn_of(1).order("G7").movement()
    assert "u1" not in t.texts if t.kind == "move_unit" else True


@clause("BL-13.9")
def test_cl14_divine_wrath() -> None:
    t = w1("CL14", {"G7": "h_inf_b"}).dice("GBSL").pick("CL14", "u1")
    assert t.figures("G7") == 1


@clause("BL-11.3")
def test_cl15_offering_besides_the_lore_choice() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "CL15", level=3).draw().pick("lore", "CL15")
    assert t.st.tokens[0] == 18
    assert t.texts == ["two-cards", "card-and-token", "two-tokens"]


def test_every_lore_card_has_a_window_or_is_deja_vu() -> None:
    for number, card in enumerate(LORE_CARDS):
        assert card.windows or number == DEJA_VU
        t = lore({"G3": "h_inf_b"}, FAR, card.id)
        assert why_not_play(t.st, 0, number, 99) is OTHER_MOMENT
    assert RANGED_ATTACK == 1


@clause("BL-13.6", "BL-13.18")
@pytest.mark.parametrize("phase", ["command", "movement", "draw"])
def test_bl_13_18_whatever_the_hand_holds_the_others_see_the_same_question(phase: str) -> None:
    """A card that cannot be played now is not offered, but the question is still asked."""
    seen, offers = set(), set()
    for card in LORE_OF:
        t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, card).hand(0, "CC-PC").order("G3")
        {"command": t.command, "movement": t.movement, "draw": t.draw}[phase]()
        hidden = t.asked.hidden()
        seen.add((hidden.kind, hidden.seat, hidden.clause, hidden.context, hidden.reaction, hidden.automatic))
        assert not t.asked.automatic or len(t.asked.options) > 1, "nothing is answered for him"
        offers.add(card in t.texts or "lore" in t.texts)
    assert len(seen) == 1
    assert offers == {False, True}, "cards that can be played now, and others"


@clause("BL-25.1", "BL-25.5", "BL-13.2")
def test_cl14_strikes_and_lore_of_a_card_are_a_leaders_check() -> None:
    t = w1("CL14", {"G7": "h_inf_b"}).hero("G7", holder=1).dice("SLFF" + "RR").pick("CL14", "u1")
    assert (t.figures("G7"), t.st.rng.loaded) == (2, []), "two dice"
    t = w1("CL14", {"G7": "h_inf_b"}).hero("G7", holder=1).lose("G7", 2).dice("SLFF" + "RRR").pick("CL14", "u1")
    assert (t.place_of("G7"), t.st.rng.loaded) == ("off", []), "and one for his troop"
    t = w1("CL14", {"G7": "h_inf_b"}).hero("G7", holder=1, artifacts="AR21").dice("LLFF").pick("CL14", "u1")
    assert (t.figures("G7"), t.st.rng.loaded) == (4, []), "a Lore Stone"


@clause("BL-7.8", "BL-18.29", "BL-18.31", "BL-18.35")
def test_cl14_strikes_never_hit_ogres_and_trolls() -> None:
    t = w1("CL14", {"G7": "o_ogr_r"}).dice("SSRL").pick("CL14", "u1")
    assert t.figures("G7") == 1, "the helmet and the Lore"
    t = w1("CL14", {"G7": "c_tro_b"}).dice("SSLF").pick("CL14", "u1")
    assert t.st.extra[1] == 1, "the Lore"
