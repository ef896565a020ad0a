"""Chapter 19 of the BattleLore ledger: Dragons."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL
from sandtable.games.battlelore.combat.retreat import landings
from sandtable.games.battlelore.heroes.champions import champion_reach
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BURNING, FROZEN, POISONED, VICTOR, WEBBED
from sandtable.games.battlelore.turn.reach import allowance, drift
from sandtable.games.battlelore.turn.tokens import set_tokens, token_count
from tests.games.battlelore.fields import dragon
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.support import FAR, MY, Field
from tests.support import clause


@clause("BL-19.11", "BL-13.6")
@pytest.mark.parametrize("card", ["WZ08", "WZ09"])
def test_bl_19_11_a_dragon_that_has_landed_is_not_flying(card: str) -> None:
    t = lore({"G3": "c_fir_r", "A1": "h_inf_b"}, {"G9": "h_inf_b"}, "", card).order("G3").movement()
    t.pick("u0", "pass", "fly", "G4")
    assert t.texts == [card, "pass"], "above G4"
    t.pick("pass", "G5", "pass", "land")
    assert (t.kind, t.texts) == ("play_lore", ["pass"])


@clause("BL-19.1")
def test_bl_19_1_the_three_dragons() -> None:
    for unit, colour, level, number, breath, cost in (
        ("c_fir_r", c.RED, 3, 4, c.FIRE, 3),
        ("c_dra_b", c.BLUE, 2, 3, c.FROST, 2),
        ("c_wyv_g", c.GREEN, 1, 2, c.POISON_BREATH, 1),
    ):
        entry = c.UNIT_DEFS[c.TYPE_OF[unit]]
        assert (entry.colour, entry.level, entry.dice) == (colour, level, number)
        assert (entry.breath_token, entry.breath_dice, entry.breath_cost) == (breath, number, cost)


@clause("BL-19.2", "BL-19.3")
def test_bl_19_3_a_flight_of_two_to_four_hexes_over_anything() -> None:
    t = dragon(terrain={"G4": "waterway", "G5": "wooded"}).order("G3").movement().pick("u0")
    assert t.texts == ["walk", "fly", "fly-with-breath"]
    t.pick("fly", "G4")
    assert "land" not in t.texts, "one hex is too short, and it is water"
    t.pick("G5")
    assert "land" not in t.texts, "countryside only"
    t.pick("F6")
    assert "land" in t.texts
    t.pick("F7")
    assert t.place_of("G3") == "F7", "four hexes at most: it lands"
    assert t.kind == "lore_choice", "no melee after a flight"


@clause("BL-19.2", "BL-19.24")
def test_bl_19_2_on_the_ground_two_hexes_and_battle() -> None:
    t = dragon(foes={"G6": "h_inf_b"}).order("G3").movement().pick("u0", "walk", "G5")
    assert t.kind == "attack"
    t = dragon(terrain={"G4": "wooded"})
    assert "F5" in t.reach("G3")
    for token in (BURNING, WEBBED, FROZEN):
        t = dragon()
        t.st.tok[0] = token
        t.order("G3").movement()
        if t.kind == "move_unit":
            t.pick("u0")
            assert t.kind == "move_to", "no flying"


@clause("BL-19.4", "BL-19.5", "BL-19.6", "BL-19.8", "BL-19.9", "BL-19.7")
def test_bl_19_5_breath_on_units_flown_over() -> None:
    t = dragon("c_fir_r", {"G4": "h_inf_b", "G5": "d_swd_b", **FAR}).order("G3").movement()
    t.pick("u0", "fly-with-breath")
    assert t.st.tokens[0] == 6
    t.pick("G4")
    assert t.kind == "breathe_on"
    t.pick("yes", "G5", "yes", "G6", "land")
    # both breaths are rolled after all movement: 4 dice each
    assert t.st.rng.loaded == []
    assert t.st.tokens[0] == 6, "LORE of a breath is never taken"


@clause("BL-19.7", "BL-19.9")
def test_bl_19_9_a_token_per_lore_and_hits_as_usual() -> None:
    t = dragon("c_fir_r", {"G4": "d_swd_b", **FAR}, terrain={"G4": "wooded"}).order("G3").movement()
    t.pick("u0", "fly-with-breath", "G4", "yes", "G5").dice("BSLL").pick("land")
    assert t.figures("G4") == 2, "no cap, helmets and strikes hit"
    assert token_count(t.st, 2, c.FIRE) == 2
    assert t.kind == "lore_choice", "no battle back"


@clause("BL-19.10")
def test_bl_19_10_breath_tokens_cost_two_each() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=4)
    set_tokens(t.st, 0, c.FROST, 2)
    t.orders("CC-PC").pick("u0", "u0 frost", "u0 frost")
    assert (t.st.tokens[0], t.st.tok[0], t.kind) == (0, 0, "move_unit")


@clause("BL-19.11")
def test_bl_19_11_a_held_dragon_falls() -> None:
    for card in ("WZ09", "WZ08"):
        t = dragon(foes={"G7": "h_inf_b", **FAR}).council(1, wizard=1).lore(1, card, tokens=9).order("G3").movement()
        t.pick("u0", "pass", "fly", "G4")
        assert card in t.texts
        t.dice("R").pick(card)
        assert (t.place_of("G3"), t.st.tok[0]) == ("G4", 0), "a 1-die check, no Web token"
    t = dragon(foes={"G4": "h_inf_b", **FAR}).council(1, wizard=1).lore(1, "WZ09", tokens=9).order("G3").movement()
    t.pick("u0", "pass", "fly", "G4").dice("R").pick("WZ09")
    assert t.place_of("G3") in ("F3", "H3", "G3", "F2", "G2"), "above a unit it retreats to an empty hex"


@clause("BL-19.15")
def test_bl_19_15_roll_and_retreat_are_separate_events() -> None:
    t = Field({"G8": "h_inf_b"}, {"G9": "c_dra_b", "A1": "h_inf_b"}).attack("G8", "G9", "BFF" + "RRRRR")
    t.pick("1")
    assert t.place_of("G9") == "G9", "one hit is nothing; three hexes not completed are a check of their own"


@clause("BL-19.16")
def test_bl_19_16_a_dragon_is_worth_two_banners() -> None:
    from sandtable.games.battlelore.turn.victory import banners

    t = Field({"G3": "h_inf_b"}, {"G4": "c_wyv_g", **FAR}).attack("G3", "G4", "GGG" + "GG")
    assert banners(t.st, 0) == 2


@clause("BL-19.17", "BL-19.25")
def test_bl_19_17_fire_burns_at_the_start_of_the_order_phase() -> None:
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, FAR)
    set_tokens(t.st, 0, c.FIRE, 3)
    t.orders("CC-PL")
    assert t.figures("G3") == 3, "1 in all"
    t.lose("G3", 2).orders("CC-PL")
    assert t.st.taken[1] == [0], "the banner goes to the opponent"


@clause("BL-19.18")
def test_bl_19_18_a_burning_unit() -> None:
    t = Field({"G3": "h_cav_r"}, {"G4": "h_inf_b"})
    set_tokens(t.st, 0, c.FIRE, 1)
    assert dice_count(t.st, 0, 1, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 2
    assert allowance(t.st, 0)[:2] == (1, 1)


@clause("BL-19.19")
def test_bl_19_19_fords_quench() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, terrain={"G4": "ford"})
    set_tokens(t.st, 0, c.FIRE, 2)
    t.walks("G3", "G4")
    assert t.st.tok[0] == 0
    t = dragon("c_fir_r", {"G4": "h_inf_g", **FAR}, terrain={"G4": "ford"}).order("G3").movement()
    t.pick("u0", "fly-with-breath", "G4", "yes", "G5").dice("LLBB").pick("land")
    assert t.st.tok[2] == 0, "no Fire token in a ford"


@clause("BL-19.20", "BL-19.21")
def test_bl_19_21_a_frozen_unit() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_chf_r"})
    set_tokens(t.st, 1, c.FROST, 1)
    t.attack("G3", "G4", "FFG")
    assert (t.figures("G4"), t.kind) == (2, "battle_back"), "flags are hits, nothing is ignored; it may battle back"
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"})
    set_tokens(t.st, 0, c.FROST, 1)
    assert dice_count(t.st, 0, 1, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 2
    t.order("G3").movement()
    assert t.kind == "attack", "it may not move"


@clause("BL-19.22")
def test_bl_19_22_poison_breath_works_like_poison() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"})
    set_tokens(t.st, 1, c.POISON_BREATH, 1)
    assert t.st.tok[1] & POISONED
    t.attack("G3", "G4", "LBB")
    assert t.figures("G4") == 3


@clause("BL-19.23")
def test_bl_19_23_dragons_never_trample() -> None:
    assert all(c.UNIT_DEFS[c.TYPE_OF[name]].lair == "none" for name in ("c_fir_r", "c_dra_b", "c_wyv_g"))
    t = Field({"G8": "h_inf_b"}, {"F9": "h_inf_b", "G9": "c_dra_b", "A1": "h_inf_b"}).attack("G8", "G9", "FRR" + "RR")
    t.pick("0")
    assert t.figures("F9") == 4


@clause("BL-19.18")
def test_bl_19_18_a_burning_champion_moves_one_hex() -> None:
    t = Field(MY, FAR, mode="lore").hero("G3")
    hero = t.u("hero at G3")
    assert max(champion_reach(t.st, hero).values()) == 2
    set_tokens(t.st, hero, c.FIRE, 1)
    assert max(champion_reach(t.st, hero).values()) == 1


@clause("BL-19.18", "BL-18.13")
def test_bl_19_18_a_burning_elemental_moves_one_hex() -> None:
    t = Field({"G3": "c_ear_b"}, FAR, mode="lore").lore(0, tokens=5)
    assert max(drift(t.st, 0).values()) == 5
    set_tokens(t.st, 0, c.FIRE, 1)
    assert max(drift(t.st, 0).values()) == 1
    t.council(1, wizard=1).lore(1, "WZ09", tokens=9).order("G3").movement().pick("u0", "pass", "G4", "pass")
    assert t.kind != "move_step"
    assert t.place_of("G3") == "G4"


@clause("BL-19.2")
def test_bl_19_2_a_flight_is_two_hexes_at_least() -> None:
    t = Field({"G3": "c_dra_b", **MY}, FAR).order("G3").movement().pick("u0", "fly", "G4")
    assert "land" not in t.texts
    t.pick("G5")
    assert "land" in t.texts


@clause("BL-19.3")
def test_bl_19_3_it_lands_on_bare_countryside() -> None:
    marks = {"G5": ("healing_pool", None)}
    t = Field({"G3": "c_dra_b", **MY}, FAR, terrain={"F5": "stakes"}, landmarks=marks).order("G3").movement()
    t.pick("u0", "fly", "G4", "G5")
    assert "land" not in t.texts
    t.pick("F5")
    assert "land" not in t.texts
    t.pick("E5")
    assert t.place_of("G3") == "E5"


@clause("BL-19.4", "BL-19.5")
def test_bl_19_4_the_breath_is_paid_for_and_spares_friends() -> None:
    t = Field({"G3": "c_fir_r", **MY}, FAR, mode="lore").lore(0, tokens=2).order("G3").movement().pick("u0")
    assert t.texts == ["walk", "fly"], "three Lore for fire"
    t = Field({"G3": "c_fir_r", "G4": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=3).order("G3").movement()
    t.pick("u0", "fly-with-breath", "G4")
    assert t.kind == "fly_to", "no breath on an own unit"


@clause("BL-19.3")
def test_bl_19_3_no_flight_without_a_place_to_land() -> None:
    board = Field({"G3": "c_dra_b"}, FAR).st.ground.board
    t = Field({"G3": "c_dra_b"}, FAR, mode="lore")
    near = [h for h in board.hexes if board.distance[t.hex("G3")][h] <= 4 and h != t.hex("G3")]
    from sandtable.games.battlelore.tables.board import hex_name

    woods = {hex_name(h): "wooded" for h in near}
    t = Field({"G3": "c_dra_b"}, FAR, mode="lore", terrain=woods).lore(0, tokens=9)
    t.order("G3").movement().pick("u0")
    assert t.kind == "move_to", "on the ground only"
    del woods["G5"]
    t = Field({"G3": "c_dra_b"}, FAR, mode="lore", terrain=woods).lore(0, tokens=9)
    t.order("G3").movement().pick("u0")
    assert t.kind == "move_how"


@clause("BL-19.11")
def test_bl_19_11_above_a_unit_it_is_checked_and_then_chooses_its_way_back() -> None:
    foes = {"G5": "h_inf_b", **FAR}
    t = Field({"F3": "c_dra_b", **MY}, foes, mode="lore").lore(0, tokens=9).council(1, wizard=1)
    t.lore(1, "WZ09", tokens=9).order("F3").movement().pick("u0", "pass", "fly", "F4", "pass", "G5")
    t.dice("R").pick("WZ09")
    assert (t.kind, t.asked.seat, t.texts) == ("retreat_to", 0, ["F4", "G4"])
    t.pick("G4")
    assert t.place_of("F3") == "G4"
    t = Field({"F3": "c_dra_b", **MY}, foes, mode="lore").lore(0, tokens=9).council(1, wizard=1)
    t.lore(1, "WZ09", tokens=9).order("F3").movement().pick("u0", "pass", "fly", "F4", "pass", "G5")
    t.dice("B").pick("WZ09")
    assert t.place_of("F3") == "off", "the check comes first"


@clause("BL-19.5", "BL-19.6")
def test_bl_19_5_three_targets_at_most_and_only_those_flown_over() -> None:
    line = {"F3": "h_inf_r", "E3": "h_inf_r", "D3": "h_inf_r", "G2": "h_inf_r", **FAR}
    t = Field({"G3": "c_fir_r", **MY}, line, mode="lore").lore(0, tokens=9).order("G3").movement()
    t.pick("u0", "fly-with-breath", "F3", "yes", "E3", "yes", "D3", "yes")
    assert t.st.breaths == [(0, t.u("F3")), (0, t.u("E3")), (0, t.u("D3"))]
    t.dice("GGGG" * 3).pick("C3")
    assert t.st.rng.loaded == [], "three times four dice before anything else"


@clause("BL-19.5")
def test_bl_19_5_a_fourth_target_is_not_asked_for() -> None:
    line = {"F3": "h_inf_r", "F4": "h_inf_r", "G4": "h_inf_r", "H3": "h_inf_r", **FAR}
    t = Field({"G3": "c_fir_r", **MY}, line, mode="lore").lore(0, tokens=9).order("G3").movement()
    t.pick("u0", "fly-with-breath", "F3", "yes", "F4", "yes", "G4", "yes")
    assert t.kind == "fly_to"
    t = Field({"G3": "c_fir_r", **MY}, line, mode="lore").lore(0, tokens=9).order("G3").movement()
    t.pick("u0", "fly", "F3")
    assert t.kind == "fly_to", "no breath that was not paid for"


@clause("BL-19.5")
def test_bl_19_5_a_unit_is_a_target_once_per_turn() -> None:
    t = Field({"G3": "c_fir_r", "G5": "c_dra_b", **MY}, {"G4": "h_inf_r", **FAR}, mode="lore").lore(0, tokens=9)
    t.order("G3", "G5").movement().pick("u0", "fly-with-breath", "G4", "yes", "F4", "land")
    t.pick("u1", "fly-with-breath", "G4")
    assert t.kind == "fly_to", "not by two dragons"


@clause("BL-19.12", "BL-19.13")
def test_bl_19_12_countryside_first_and_hits_for_the_hexes_not_completed() -> None:
    t = Field({"G3": "c_dra_b"}, FAR, terrain={"F2": "wooded"})
    assert landings(t.st, 0, 1) == (1, [t.hex("G2")])
    t = Field({"G3": "c_dra_b"}, FAR, terrain={"F2": "wooded", "G2": "wooded"})
    assert landings(t.st, 0, 1) == (1, [t.hex("F2"), t.hex("G2")])
    t = Field({"G3": "c_dra_b", **MY}, {"G4": "h_inf_b"}).turn_of(1).attack("G4", "G3", "FFG").pick("0")
    assert t.asked.context == (0, 6)
    t.dice("RRB").pick("G1")
    assert t.place_of("G3") == "off", "four of six hexes are missing: three dice"


@clause("BL-19.23")
def test_bl_19_23_a_dragon_with_nowhere_to_land_tramples_nobody() -> None:
    t = Field({"G2": "c_dra_b", "G1": "h_inf_b", "H1": "h_inf_b"}, {"G3": "h_inf_b"}).turn_of(1)
    t.attack("G3", "G2", "FGG" + "RR").pick("0")
    assert t.st.rng.loaded == [], "three hexes not completed: two dice"
    assert (t.place_of("G2"), t.figures("G1"), t.figures("H1")) == ("G2", 4, 4)


@clause("BL-19.17")
def test_bl_19_17_only_the_active_players_units_burn() -> None:
    t = Field(MY, {"G7": "h_inf_b"})
    set_tokens(t.st, 1, c.FIRE, 1)
    t.orders("CC-PL")
    assert t.figures("G7") == 4
    t.turn_of(1).orders("CC-PL")
    assert t.figures("G7") == 3


@clause("BL-19.21", "BL-26.22")
def test_bl_19_21_a_unit_that_freezes_in_this_roll_ignores_no_flag_of_it() -> None:
    """Frost Bolt with Strength: two dice."""
    for target, token, left in (("d_swd_b", 0, 3), ("g_hob_b", 0, 3), ("d_swd_b", VICTOR, 3)):
        t = lore(MY, {"G5": target, **FAR}, "WR01").hero("G3", "wizard", skills="SK28")
        t.st.tok[t.u("G5")] = token
        t.st.pool -= bool(token)
        t.order("hero at G3").combat("LF").pick(f"u{t.u('hero at G3')} SK28", "WR01")
        assert (t.kind, t.figures("G5"), t.place_of("G5")) == ("lore_choice", left, "G5"), "one hit for the flag"
