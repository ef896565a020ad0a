"""Chapter 13: Lore tokens, windows and every Lore card."""

from __future__ import annotations

from typing import Unpack

import pytest

from sandtable.core.cards import bit_of, card_of, faces_of
from sandtable.games.battlelore.combat.declare import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.combat.morale import bold_level, is_frightened
from sandtable.games.battlelore.lore.windows import card_cost, why_not_play
from sandtable.games.battlelore.state import FX_NO_MOVE, FX_NO_ORDER, MOVE_OVER, ORDERED, WEBBED, token_count
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, DEJA_VU, LORE_CARDS, LORE_OF
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.reach import allowance
from tests.games.battlelore.support import Field, Given
from tests.support import clause

FAR = {"A9": "h_inf_b"}
ALL = {"wizard": 1, "cleric": 1, "warrior": 1, "rogue": 1}


def lore(
    standard: dict[str, str],
    pennant: dict[str, str],
    own: str = "",
    theirs: str = "",
    level: int = 1,
    **more: Unpack[Given],
) -> Field:
    """A Lore battle in which both councils have every class at this level, with these Lore cards."""
    t = Field(standard, pennant, mode="lore", **more)
    for holder, cards in ((0, own), (1, theirs)):
        t.council(holder, commander=2, **dict.fromkeys(ALL, level)).lore(holder, *cards.split(), tokens=15)
    return t


def w1(
    own: str, army: dict[str, str], level: int = 1, mine: dict[str, str] | None = None, **more: Unpack[Given]
) -> Field:
    """The Command phase of Standard with this Lore card."""
    return lore(mine or {"G3": "h_inf_b"}, {**army, **FAR}, own, level=level, **more).command()


def fight(own: str = "", theirs: str = "", mine: str = "h_inf_b", foe: str = "h_inf_b", level: int = 1) -> Field:
    """An ordered unit on G3 declares its attack on G4."""
    t = lore({"G3": mine, "A1": "h_inf_b"}, {"G4": foe, **FAR}, own, theirs, level).order("G3").combat()
    return t.pick("u0 u2")


def shoot(own: str = "", theirs: str = "", level: int = 1) -> Field:
    t = lore({"G3": "h_arc_b", "A1": "h_inf_b"}, {"G5": "h_inf_b", **FAR}, own, theirs, level).order("G3").combat()
    return t.pick("u0 u2")


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
def test_bl_13_5_a_reaction_in_the_own_turn_against_a_battle_back() -> None:
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
        assert (t.kind, t.asked.seat, t.asked.lone) == ("play_lore", 1, False), "asked whether he can play or not"


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
def test_bl_13_16_deja_vu_is_no_reaction() -> None:
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
def test_cl09_prayer_of_courage_until_the_own_next_turn() -> None:
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
        assert why_not_play(t.st, 0, number, 99) == "BL-13.3"
    assert RANGED_ATTACK == 1
