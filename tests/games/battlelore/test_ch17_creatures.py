"""Chapters 17 to 19: creatures, their powers, dragons."""

from __future__ import annotations

from typing import Unpack

from sandtable.games.battlelore.combat.declare import base_dice, dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL, Clash
from sandtable.games.battlelore.combat.losses import apply_hits, neck_supply, necks_of, pack_necks
from sandtable.games.battlelore.combat.morale import most_ignored
from sandtable.games.battlelore.combat.retreat import landings
from sandtable.games.battlelore.creatures.entering import first_life
from sandtable.games.battlelore.state import BURNING, FROZEN, ORDERED, POISONED, VICTOR, WEBBED, set_tokens, token_count
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_OF
from sandtable.games.battlelore.turn.reach import allowance
from tests.games.battlelore.support import Field, Given
from tests.support import clause

FAR = {"A9": "h_inf_b"}
MY = {"A1": "h_inf_b"}


# --- general ----------------------------------------------------------------------------------------------------------


@clause("BL-17.1", "BL-17.3", "BL-17.4")
def test_bl_17_3_hits_on_a_creature_are_checked() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g", **FAR}).attack("G3", "G4", "GSR" + "RR")
    assert t.place_of("G4") == "G4", "two hits, two dice, no green"
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g", **FAR}).attack("G3", "G4", "GSR" + "RG")
    assert (t.place_of("G4"), t.st.taken[0]) == ("off", [1])


@clause("BL-17.5")
def test_bl_17_5_the_victor_gets_a_lore_token_to_spend_once() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "c_spi_g", "F4": "h_inf_b"}, mode="lore").attack("G3", "G4", "GRR" + "G")
    assert t.st.tok[0] & VICTOR
    assert t.st.pool == 35
    t.pick("no")
    # one die more
    t.st.flags = [0] * 4
    t.attack("G3", "F4")
    assert t.kind == "spend_die"
    t.dice("RRRR").pick("yes")
    assert (t.st.tok[0], t.st.pool, t.st.rng.loaded) == (0, 36, [])
    # one hex more
    t = Field({"G3": "h_inf_r"}, FAR)
    t.st.tok[0] = VICTOR
    t.order("G3").movement().pick("u0")
    assert t.kind == "spend_step"
    t.pick("yes")
    assert len(t.asked.options) == 19
    # one flag ignored
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"})
    t.st.tok[1] = VICTOR
    t.attack("G3", "G4", "FRR").pick("1")
    assert (t.place_of("G4"), t.st.tok[1]) == ("G4", 0)
    # one hex more of a retreat
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"})
    t.st.tok[1] = VICTOR
    t.attack("G3", "G4", "FRR").pick("0", "G5")
    assert t.kind == "retreat_more"
    t.pick("G6")
    assert (t.place_of("G4"), t.st.tok[1]) == ("G6", 0)


@clause("BL-17.6")
def test_bl_17_6_a_creature_must_ignore_exactly_the_first_flag() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g"}).attack("G3", "G4", "FRR")
    assert (t.place_of("G4"), t.kind) == ("G4", "battle_back")
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g"}).attack("G3", "G4", "FFR")
    assert t.asked.context == (1, 2), "no choice, one flag left, two hexes"


@clause("BL-17.7")
def test_bl_17_7_no_bold_from_bridges_for_creatures() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g"}, terrain={"G4": "bridge"}).attack("G3", "G4", "FFR")
    assert t.kind == "retreat_to"


@clause("BL-17.8")
def test_bl_17_8_uncompleted_hexes_are_hits() -> None:
    t = Field({"G8": "h_inf_b"}, {"G9": "c_spi_g", "A1": "h_inf_b"}).attack("G8", "G9", "FFR" + "GR")
    assert t.place_of("G9") == "off", "two hexes not completed: two dice, one green"


@clause("BL-17.9")
def test_bl_17_9_a_creature_tramples_what_is_in_its_way() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g", "G5": "h_inf_b", "H5": "h_inf_g"}).attack("G3", "G4", "FFR" + "RR")
    assert (t.figures("G5"), t.figures("H5"), t.place_of("G4")) == (3, 3, "G4")
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g", "G5": "h_inf_b", "H5": "h_inf_g"}).attack("G3", "G4", "FFR" + "GR")
    assert (t.figures("G5"), t.place_of("G4")) == (4, "off"), "it was killed by the check first"


@clause("BL-17.10", "BL-17.11", "BL-18.2")
def test_bl_17_11_one_lore_webs_two_poison() -> None:
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "h_inf_g"}, mode="lore").attack("G3", "G4", "LRR")
    assert t.st.tok[2] == WEBBED
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "h_inf_g"}, mode="lore").attack("G3", "G4", "LLR")
    assert (token_count(t.st, 2, c.WEB), token_count(t.st, 2, c.POISON)) == (1, 1)
    assert t.st.tokens[0] == 0, "never kept"


@clause("BL-17.12")
def test_bl_17_12_tokens_go_with_the_unit_and_end_with_it() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_b"})
    t.st.tok[0] = 2
    t.walks("G3", "F3")
    assert t.st.tok[0] == 2
    apply_hits(t.st, 0, 9, 1)
    assert t.st.tok[0] == 0


@clause("BL-17.13", "BL-35.24", "BL-18.3")
def test_bl_35_24_a_web_counts_for_the_flags_of_the_same_roll() -> None:
    t = Field({"G3": "c_spi_g", **MY}, {"G4": "h_inf_b"}).attack("G3", "G4", "LF")
    assert (t.figures("G4"), t.place_of("G4"), t.kind) == (3, "G4", "play_command")


@clause("BL-17.13", "BL-18.6")
def test_bl_17_13_lore_is_a_poison_hit_only_if_poisoned_before() -> None:
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "h_inf_g"}).attack("G3", "G4", "LLR")
    assert t.figures("G4") == 4
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "h_inf_g"})
    t.st.tok[2] = 2
    t.attack("G3", "G4", "LRR")
    assert t.figures("G4") == 3


@clause("BL-17.14")
def test_bl_17_14_one_web_one_poison_breath_tokens_add_up() -> None:
    t = Field({"G3": "h_inf_b"}, FAR)
    for kind in range(5):
        set_tokens(t.st, 0, kind, 3)
    assert [token_count(t.st, 0, kind) for kind in range(5)] == [1, 1, 3, 3, 3]


# --- spiders ----------------------------------------------------------------------------------------------------------


@clause("BL-18.1")
def test_bl_18_1_spiders() -> None:
    for unit, far, number in (("c_spi_g", 4, 2), ("c_wid_b", 3, 3)):
        t = Field({"G3": unit}, FAR)
        assert allowance(t.st, 0)[:2] == (far, far)
        assert base_dice(t.st, 0, t.st.weapon[0]) == number
        t = Field({"G3": unit}, {"G4": "g_hye_g"}).attack("G3", "G4", "S" + "R" * (number - 1))
        assert t.figures("G4") == 2, "a bite's strike hits mounted units fully"


@clause("BL-18.2", "BL-18.4")
def test_bl_18_2_a_webbed_unit_does_nothing() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"})
    t.st.tok[0] = WEBBED
    t.order("G3").movement()
    assert t.kind == "play_command", "no move, no battle"
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, mode="lore").lore(0, tokens=1)
    t.st.tok[0] = WEBBED
    t.orders("CC-PC").pick("u0", "u0 web")
    assert t.st.tokens[0] == 0
    assert t.kind == "move_unit", "it then acts normally"


@clause("BL-18.5", "BL-18.6", "BL-18.7")
def test_bl_18_6_poison_hurts_when_rolling_too() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, mode="lore")
    t.st.tok[0] = 2
    t.attack("G3", "G4", "LLR")
    assert (t.figures("G3"), t.st.tokens[0]) == (2, 0)


# --- Hydra ------------------------------------------------------------------------------------------------------------


@clause("BL-18.8", "BL-18.9")
def test_bl_18_8_a_die_per_head() -> None:
    t = Field({"G3": "c_hyd_b"}, {"G4": "h_inf_b"})
    assert necks_of(t.st.extra[0]) == [1, 1, 1]
    assert dice_count(t.st, 0, 1, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 4
    assert t.st.colour[0] == c.BLUE
    assert allowance(t.st, 0)[:2] == (2, 2)


@clause("BL-18.10")
def test_bl_18_10_only_helmets_take_necks() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "c_hyd_b", **FAR}).attack("G3", "G4", "BSSR")
    assert necks_of(t.st.extra[1]) == [1, 1]
    t.st.extra[1] = pack_necks([1, 2], 2)
    t.st.flags = [0] * 3
    t.attack("G3", "G4", "BRRR")
    assert (t.kind, t.asked.seat, t.texts) == ("neck", 1, ["1", "2"])
    t.pick("2")
    assert necks_of(t.st.extra[1]) == [1]
    t.st.flags = [0] * 3
    t.attack("G3", "G4", "BRRR")
    assert t.place_of("G4") == "off"


@clause("BL-18.11")
def test_bl_18_11_other_hits_take_necks_too() -> None:
    t = Field({"G8": "h_inf_b"}, {"G9": "c_hyd_b", "A1": "h_inf_b"}).attack("G8", "G9", "FFR")
    assert necks_of(t.st.extra[1]) == [1], "two hexes not completed"


@clause("BL-18.12", "BL-35.26")
def test_bl_35_26_new_necks_have_two_heads() -> None:
    t = Field({"G3": "c_hyd_b", **MY}, {"G4": "h_inf_r"})
    t.st.extra[0] = pack_necks([1], 3)
    t.attack("G3", "G4", "LL")
    assert t.kind == "new_neck"
    t.pick("yes", "yes")
    assert (necks_of(t.st.extra[0]), neck_supply(t.st.extra[0])) == ([1, 2, 2], 1)
    assert base_dice(t.st, 0, t.st.weapon[0]) == 6
    t = Field({"G3": "c_hyd_b", **MY}, {"G4": "h_inf_r"}).attack("G3", "G4", "LLGG")
    assert t.kind == "play_command", "no empty slot, the LORE is lost"


# --- elementals -------------------------------------------------------------------------------------------------------


@clause("BL-18.13")
def test_bl_18_13_an_elemental_moves_for_lore_over_anything() -> None:
    water = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), "waterway")
    t = Field({"G3": "c_ear_b"}, FAR, mode="lore", terrain=water).lore(0, tokens=2)
    t.order("G3").movement().pick("u0")
    assert "G4" not in t.texts, "it may not end on water"
    assert "G5" in t.texts
    t.pick("G5")
    assert t.st.tokens[0] == 0
    t = Field({"G3": "c_ear_b"}, {"G4": "h_inf_b"}, mode="lore").lore(0, tokens=1).order("G3").movement().pick("u0")
    assert "G4" not in t.texts, "not through units"


@clause("BL-18.13", "BL-18.19")
def test_bl_18_13_an_elemental_without_lore_stays_in_its_vortex() -> None:
    vortex = {"G3": ("magic_vortex", "standard")}
    t = Field({"G3": "c_roc_r"}, FAR, mode="lore", landmarks=vortex).lore(0, tokens=0).lore(1, "WZ09", tokens=9)
    t.council(1, wizard=1).order("G3").movement().pick("u0", "pass")
    assert (t.kind, t.place_of("G3")) == ("play_lore", "G3"), "it cannot but stop, and the move has ended"


@clause("BL-18.13")
def test_bl_18_13_an_elemental_held_over_water_goes_back_to_dry_land() -> None:
    water = dict.fromkeys(("G4", "G5"), "waterway")
    t = Field({"G3": "c_ear_b"}, FAR, mode="lore", terrain=water).lore(0, tokens=4).lore(1, "WZ09", tokens=9)
    t.council(1, wizard=1).order("G3").movement().pick("u0", "pass", "G4", "pass", "G5", "WZ09")
    assert t.place_of("G3") == "G3", "not into the water it came over"


@clause("BL-18.14")
def test_bl_18_14_elementals_ignore_flags_and_caps() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_ear_b"}).attack("G3", "G4", "FFF")
    assert (t.place_of("G4"), t.kind) == ("G4", "battle_back")
    for unit, number in (("c_ear_b", 3), ("c_roc_r", 4)):
        t = Field({"G3": unit}, {"G4": "h_inf_b"}, terrain={"G4": "wooded", "G3": "marsh"})
        assert dice_count(t.st, 0, 1, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == number


@clause("BL-18.15", "BL-18.17", "BL-18.38")
def test_bl_18_15_a_tremor_shakes_friend_and_foe() -> None:
    t = Field({"G5": "c_ear_b", "F5": "h_inf_b", **MY}, {"G6": "d_chf_r", "F6": "h_inf_b"})
    t.attack("G5", "G6", "LBB")
    assert (t.kind, t.asked.seat, t.texts) == ("tremor_next", 1, ["u3", "u4"]), "the defender's units first"
    t.pick("u3", "G7")
    assert t.place_of("F6") == "F7", "the other one follows, its only way is open"
    assert (t.kind, t.asked.seat) == ("retreat_to", 0)
    t.pick("E4")
    assert t.kind == "gain_ground", "the target was forced out (BL-10.2)"
    assert t.figures("F5") == 4


@clause("BL-18.16")
def test_bl_18_16_an_earthquake_hits_first() -> None:
    t = Field({"G5": "c_ear_b", "F5": "h_inf_b", **MY}, {"G6": "h_inf_g", **FAR}).attack("G5", "G6", "LLB")
    assert t.figures("G6") == 3
    t.pick("G7")
    t.pick(t.texts[0])
    assert t.figures("F5") == 3
    assert t.asked.context[1] == 2, "a hex per LORE"


def rock(tokens: int = 12, level: int = 1) -> Field:
    reserve = [{"camp": "standard", "unit": "c_roc_r", "enters": "conjuration"}]
    t = Field({"A1": "h_inf_b"}, {"G6": "h_inf_b"}, mode="lore", reserves=reserve)
    return t.council(0, wizard=level).lore(0, tokens=tokens).hand(0, "CC-PR")


@clause("BL-18.18", "BL-35.6")
def test_bl_35_6_conjuring_costs_by_level() -> None:
    for level, cost in ((1, 10), (2, 9), (3, 8)):
        assert "conjure" in rock(cost, level).command().texts
        assert "conjure" not in rock(cost - 1, level).command().texts
    assert "conjure" not in rock(30, 0).command().texts, "no Wizard"


@clause("BL-18.19", "BL-18.20", "BL-18.21", "BL-18.39")
def test_bl_18_19_the_rock_elemental_appears_and_battles() -> None:
    t = rock().command().pick("conjure")
    assert "G6" not in t.texts
    t.pick("G5")
    assert t.st.tokens[0] == 2
    assert t.st.ground.special[t.hex("G5")] == c.MAGIC_VORTEX
    assert t.st.conjured[0]
    assert t.kind == "play_command"
    t.pick("CC-PR")
    assert t.kind == "attack", "it battles without an order, but does not move"
    assert t.texts == ["u2 u1", "done"]


@clause("BL-18.21")
def test_bl_18_21_wizard_cards_cost_three_more() -> None:
    from sandtable.games.battlelore.lore.windows import card_cost

    t = rock()
    t.st.conjured[0] = True
    assert card_cost(t.st, 0, LORE_OF["WZ08"]) == 7
    assert card_cost(t.st, 0, LORE_OF["WR01"]) == 4, "out of character as ever, no more"


@clause("BL-18.22", "BL-18.23")
def test_bl_18_22_without_an_order_it_vanishes_and_may_come_back() -> None:
    t = rock().command().pick("conjure", "C5", "CC-PR").pick("two-tokens")
    assert t.st.pos[2] >= 0, "the turn it was conjured"
    t.new_turn(0)
    t.hand(0, "CC-PL").command().pick("CC-PL", "done", "two-tokens")
    assert t.st.pos[2] == -1
    assert t.st.ground.marks == ()
    assert not t.st.conjured[0]
    t = rock().command().pick("conjure", "C5")
    apply_hits(t.st, 2, 1, 1)
    t.dice("R")


@clause("BL-18.23")
def test_bl_18_23_a_killed_elemental_cannot_return() -> None:
    t = rock(20).command().pick("conjure", "C5").dice("R")
    apply_hits(t.st, 2, 1, 1)
    assert t.st.pos[2] == -2
    assert t.st.ground.marks == ()
    t.command()
    assert "conjure" not in t.texts


# --- giants, Troll, Ogres ---------------------------------------------------------------------------------------------


@clause("BL-18.24")
def test_bl_18_24_the_wood_giant_at_home_in_woods() -> None:
    ring = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), "wooded")
    t = Field({"G3": "c_wgi_g"}, FAR, terrain=ring)
    assert len(t.reach("G3")) == 19
    t = Field({"G3": "c_wgi_g"}, {"G4": "h_inf_b"}, terrain={"G3": "wooded"})
    assert dice_count(t.st, 0, 1, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 2


@clause("BL-18.25")
def test_bl_18_25_the_hill_giant() -> None:
    t = Field({"G3": "c_hgi_b"}, {"G4": "h_inf_b"})
    assert allowance(t.st, 0)[:2] == (1, 2)
    assert dice_count(t.st, 0, 1, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 3


@clause("BL-18.26", "BL-8.10")
def test_bl_18_26_pushback_cannot_be_ignored() -> None:
    t = Field({"G3": "c_hgi_b", **MY}, {"G4": "d_chf_r"}).attack("G3", "G4", "LGG")
    assert t.kind == "retreat_to"
    assert t.asked.context == (2, 2)
    t = Field({"G3": "c_hgi_b", **MY}, {"G4": "h_inf_g"}).attack("G3", "G4", "LFB")
    assert t.asked.context == (2, 3), "in addition to flags"


@clause("BL-18.27", "BL-7.17")
def test_bl_18_27_frenzy_rerolls_strikes_that_hit() -> None:
    t = Field({"G3": "c_hgi_b", **MY}, {"G4": "h_inf_g"}).attack("G3", "G4", "SSB" + "SB" + "B")
    assert t.figures("G4") == 1
    t = Field({"G3": "d_bea_r", **MY}, {"G4": "h_mkn_r"}).attack("G3", "G4", "SSBB" + "B").pick("no")
    assert t.figures("G4") == 2, "the ignored strike is not re-rolled"
    t = Field({"G3": "c_hgi_b", **MY}, {"G4": "h_inf_g"}).attack("G3", "G4", "SFB")
    t.pick("G5")
    assert t.kind == "gain_ground", "out of reach: no re-roll"
    assert t.figures("G4") == 3


@clause("BL-7.17")
def test_bl_7_17_ignored_strikes_and_flags_count_over_all_rolls() -> None:
    t = Field({"G3": "o_ogr_r", **MY}, {"G4": "h_mkn_r"}).attack("G3", "G4", "SSSG" + "SG".replace("G", "") + "G")
    assert t.figures("G4") == 1, "two ignored in the first roll, none in the second"


@clause("BL-18.28", "BL-18.29", "BL-18.30", "BL-18.31")
def test_bl_18_30_the_troll() -> None:
    t = Field({"G3": "c_tro_b", **MY}, {"G4": "h_inf_g"}).attack("G3", "G4", "SSSSSG")
    assert t.figures("G4") == 3, "its strikes do not hit"
    t = Field({"G3": "h_inf_r"}, {"G4": "c_tro_b", **FAR}).attack("G3", "G4", "SSBR")
    assert t.st.extra[1] == 1, "nor do strikes against it"
    t.st.flags = [0] * 3
    t.st.decision = None
    t.attack("G3", "G4", "BRRR")
    assert (t.st.extra[1], t.place_of("G4")) == (0, "G4")
    t.st.flags = [0] * 3
    t.attack("G3", "G4", "BRRR")
    assert t.place_of("G4") == "off"
    t = Field({"G3": "h_inf_b"}, {"G4": "c_tro_b", **FAR})
    apply_hits(t.st, 1, 3, 0)
    assert t.place_of("G4") == "off", "other hits count like a helmet"


@clause("BL-18.32")
def test_bl_18_32_lore_heals_the_troll() -> None:
    t = Field({"G3": "c_tro_b", **MY}, {"G4": "h_inf_g"}, mode="lore")
    t.st.extra[0] = 0
    t.attack("G3", "G4", "LLLRRR")
    assert (t.st.extra[0], t.st.tokens[0]) == (2, 0)


@clause("BL-12.16")
def test_bl_12_16_a_troll_on_a_stone_bridge() -> None:
    t = Field({"G3": "c_tro_b"}, FAR, terrain={"G3": "stone_bridge"})
    t.st.extra[0] = 0
    t.new_turn(0)
    assert t.st.extra[0] == 1
    t.new_turn(1)
    assert t.st.extra[0] == 1, "its owner's turns only"
    clash = Clash(1, 0, MELEE_ATTACK, NORMAL, 0, t.hex("G3"))
    clash.flags = 3
    assert most_ignored(t.st, clash) == (3, 3), "it must ignore all flags"
    t = Field({"G3": "c_tro_b"}, FAR, terrain={"G3": "bridge"})
    assert most_ignored(t.st, clash) == (1, 1)


@clause("BL-18.33", "BL-18.34", "BL-18.35", "BL-18.36")
def test_bl_18_35_ogres() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "o_ogr_r", **FAR}).attack("G3", "G4", "RSSS")
    assert t.figures("G4") == 2, "immune to strikes"
    assert t.kind == "play_command", "not Bold"
    t = Field({"G3": "o_ogr_r", **MY}, {"G4": "h_cav_b"}).attack("G3", "G4", "SGGG")
    assert t.figures("G4") == 3, "a mounted target ignores 1"
    t = Field({"B3": "o_ogr_r", **MY}, FAR, mode="lore").lore(0, tokens=9).orders("CC-PR")
    assert t.kind != "order_unit", "no ordering out of section"
    assert Field({"G3": "o_ogr_r"}, FAR).st.figs[0] == 3
    assert allowance(Field({"G3": "o_ogr_r"}, FAR).st, 0) == (1, 1, 0), "no rush"


@clause("BL-18.37")
def test_bl_18_37_rampage_before_a_retreat() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "o_ogr_r", "H4": "h_inf_g"}).attack("G3", "G4", "FBB" + "GG" + "BB")
    assert (t.figures("H4"), t.figures("G3")) == (2, 2), "two dice against every neighbour, friend and foe"
    assert t.kind == "retreat_to"


# --- dragons ----------------------------------------------------------------------------------------------------------


def dragon(unit: str = "c_dra_b", foes: dict[str, str] | None = None, tokens: int = 9, **more: Unpack[Given]) -> Field:
    t = Field({"G3": unit, **MY}, foes or FAR, mode="lore", **more)
    return t.lore(0, tokens=tokens)


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


@clause("BL-19.12", "BL-19.13", "BL-35.28")
def test_bl_35_28_a_dragon_retreats_three_hexes_over_units() -> None:
    t = Field({"G3": "c_dra_b", "G2": "h_inf_b", "F2": "h_inf_b"}, {"G4": "h_inf_b"})
    assert landings(t.st, 0, 3) == (2, [t.hex(name) for name in ("F1", "G1", "H1")])
    t.turn_of(1).attack("G4", "G3", "FRR")
    assert t.texts == ["0", "1"], "it may ignore one flag, or not"
    t.pick("0")
    assert set(t.texts) == {"F1", "G1", "H1"}
    t.pick("G1")
    assert t.place_of("G3") == "G1", "the third hex is 1 hit, which alone causes no check"


@clause("BL-19.14", "BL-35.7")
def test_bl_35_7_dragon_checks() -> None:
    for hits, number in ((1, 0), (2, 1), (3, 2), (5, 4)):
        t = dragon()
        t.dice("R" * number + "G")
        apply_hits(t.st, 0, hits, 1)
        assert len(t.st.rng.loaded) == 1, f"{hits} hits: {number} dice"
        assert t.place_of("G3") == "G3"
    t = dragon().dice("B")
    apply_hits(t.st, 0, 2, 1)
    assert t.place_of("G3") == "off"


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


@clause("BL-8.10")
def test_bl_8_10_a_webbed_unit_takes_hits_instead_of_a_forced_retreat() -> None:
    t = Field({"G3": "c_hgi_b", **MY}, {"G4": "h_inf_g"})
    t.st.tok[2] = WEBBED
    t.attack("G3", "G4", "LBB")
    assert (t.figures("G4"), t.place_of("G4")) == (2, "G4")


def test_first_life_of_creatures() -> None:
    assert first_life(c.TYPE_OF["c_tro_b"]) == 2
    assert first_life(c.TYPE_OF["c_spi_g"]) == 0
    assert ORDERED == 1
