"""Chapter 18 of the BattleLore ledger: Creatures: individual entries."""

from __future__ import annotations

from sandtable.games.battlelore.combat.dice import base_dice, dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL
from sandtable.games.battlelore.combat.losses import apply_hits, leave_board, necks_of, pack_necks
from sandtable.games.battlelore.creatures.tremor import Tremor
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_OF
from sandtable.games.battlelore.tables.conditions import NO_BATTLE, ORDERED, UNASKED, WEBBED
from sandtable.games.battlelore.tables.effects import BY_ORDER, FX_DICE, IN_ANY
from sandtable.games.battlelore.tables.terrain import MAGIC_VORTEX
from sandtable.games.battlelore.turn.lasting import effect_total
from sandtable.games.battlelore.turn.reach import allowance
from sandtable.games.battlelore.turn.turn import Turn
from tests.games.battlelore.fields import rock
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.support import FAR, MY, Field
from tests.support import clause

LAKE = ("F4", "G4", "E5", "F5", "G5", "H5", "I5", "E6", "F6", "G6", "H6", "F3", "H3", "E4", "H4")


def rock_on_its_vortex(tokens: int) -> Field:
    reserve = [{"camp": "standard", "unit": "c_roc_r", "enters": "conjuration"}]
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"}, mode="lore", reserves=reserve)
    t.council(0, wizard=1).lore(0, tokens=tokens).hand(0, "CC-PR")
    t.command().pick("conjure", "G5")
    t.where["G5"] = 2
    t.st.flags = [0] * 3
    return t


@clause("BL-13.3", "BL-18.2")
def test_bl_18_2_a_webbed_unit_makes_no_first_strike() -> None:
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "", "WR14").order("G3")
    assert "WR14" in t.combat().pick("u0 u1").texts
    t = lore({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "", "WR14").order("G3")
    t.st.tok[1] = WEBBED
    assert t.combat().pick("u0 u1").texts == ["pass"]


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


@clause("BL-18.19", "BL-18.20", "BL-18.21", "BL-18.39")
def test_bl_18_19_the_rock_elemental_appears_and_battles() -> None:
    t = rock().command().pick("conjure")
    assert "G6" not in t.texts
    t.pick("G5")
    assert t.st.tokens[0] == 2
    assert t.st.ground.special[t.hex("G5")] == MAGIC_VORTEX
    assert t.st.conjured[0]
    assert t.kind == "play_command"
    t.pick("CC-PR")
    assert t.kind == "attack", "it battles without an order, but does not move"
    assert t.texts == ["u2 u1", "done"]


@clause("BL-18.21")
def test_bl_18_21_wizard_cards_cost_three_more() -> None:
    from sandtable.games.battlelore.lore.playing import card_cost

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


@clause("BL-18.7")
def test_bl_18_7_poison_goes_after_the_web() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=3)
    t.st.tok[0] = WEBBED | 2
    t.orders("CC-PC").pick("u0")
    assert t.texts == ["done", "u0 web"], "not while it is webbed"
    t.pick("u0 web")
    assert t.texts == ["done", "u0 poison"]
    t.pick("u0 poison")
    assert (t.st.tokens[0], t.st.tok[0]) == (0, 0)
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=1)
    t.st.tok[0] = 2
    t.orders("CC-PC").pick("u0")
    assert t.kind != "cleanse", "two Lore"


@clause("BL-18.2")
def test_bl_18_2_a_webbed_unit_neither_battles_nor_battles_back() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b", **FAR})
    t.st.tok[1] = WEBBED
    t.attack("G3", "G4", "RRR")
    assert t.kind == "play_command", "no battle back"
    assert t.targets("G3") == {"G4"}
    t.st.tok[0] = WEBBED
    assert t.targets("G3") == set()


@clause("BL-18.38", "BL-8.10", "BL-18.26")
def test_bl_18_38_champions_are_driven_the_stated_number_of_hexes() -> None:
    t = Field({"G3": "c_hgi_b", **MY}, FAR, mode="lore").hero("G4", holder=1).attack("G3", "hero at G4", "LGG")
    assert (t.kind, t.texts) == ("flee_to", ["H5", "G5"])
    t.pick("G5")
    assert "stop" not in t.texts, "two hexes, not one"
    t.pick("G6")
    assert t.place_of("hero at G4") == "G6"
    t = Field({"G3": "c_hgi_b", **MY}, FAR, mode="lore").hero("G4", holder=1).attack("G3", "hero at G4", "LFG")
    t.pick("0", "G5", "G6")
    assert "stop" not in t.texts, "a flag besides: one to three hexes more"
    t.pick("G7")
    assert "stop" in t.texts
    t.pick("G8", "G9")
    assert t.place_of("hero at G4") == "G9"
    # retreats that it cannot complete are hits
    walls = dict.fromkeys(("G6", "F6", "H6"), "waterway")
    t = Field({"G3": "c_hgi_b", **MY}, FAR, mode="lore", terrain=walls).hero("G4", holder=1)
    t.attack("G3", "hero at G4", "LGG").dice("R").pick("G5")
    assert (t.place_of("hero at G4"), t.st.rng.loaded) == ("G5", []), "one hex, and a check of one die for the other"


@clause("BL-18.16", "BL-25.25")
def test_bl_18_16_a_leader_whose_troop_the_earthquake_took_retreats_too() -> None:
    t = Field({"G5": "c_ear_b", **MY}, {"G6": "h_inf_g", "A9": "h_inf_b", "M9": "h_inf_b"}, mode="lore")
    t.lose("G6", 3).hero("G6", holder=1)
    t.st.stack = [Turn(6)]
    t.st.push(Tremor(0, 2, [t.u("G6")]))
    t.dice("R").run()
    assert t.place_of("G6") == "off"
    assert (t.kind, t.texts) == ("flee_to", ["H7", "G7"])
    t.pick("G7")
    assert "stop" not in t.texts, "exactly two hexes"


@clause("BL-18.37")
def test_bl_18_37_one_rampage_per_battle() -> None:
    t = Field({"G5": "c_ear_b", **MY}, {"G6": "o_ogr_r", "G7": "h_inf_b"}, terrain={"H7": "waterway"})
    t.attack("G5", "G6", "FLG" + "RR" + "RR")
    # no retreat path: one figure lost for the flag; then the Tremor drives them again, without a second Rampage
    assert t.figures("G6") == 1
    assert len(t.told("rampage")) == 2, "one Rampage: against the Elemental and a friend"


@clause("BL-18.37", "BL-18.38")
def test_bl_18_37_ogres_shaken_without_a_flag_rampage() -> None:
    t = Field({"G5": "c_ear_b", **MY}, {"G6": "o_ogr_r", "G7": "h_inf_b"}).attack("G5", "G6", "LGG" + "BB" + "RR")
    assert t.figures("G7") == 2
    assert t.place_of("G5") == "G5", "red helmets are nothing to a blue Elemental"


@clause("BL-18.15")
def test_bl_18_15_bold_does_not_help_and_a_battle_back_shakes_too() -> None:
    t = Field({"G5": "h_inf_b", **MY}, {"G6": "c_ear_b", **FAR}).attack("G5", "G6", "RRR")
    assert t.kind == "battle_back"
    t.dice("LGG").pick("yes")
    assert (t.kind, t.asked.seat, t.asked.context) == ("retreat_to", 0, (0, 1))


@clause("BL-18.13", "BL-18.19", "BL-5.2")
def test_bl_18_13_an_elemental_may_stay_on_its_vortex() -> None:
    t = rock_on_its_vortex(10).council(1, wizard=1).lore(1, "WZ09", tokens=9).order("G5").movement()
    t.pick("u2", "pass")
    assert t.st.pos[2] == t.hex("G5"), "no Lore left, it stays"
    t = rock_on_its_vortex(12).council(1, wizard=1).lore(1, "WZ09", tokens=9).order("G5").movement()
    t.pick("u2", "pass")
    assert "stop" in t.texts
    t.pick("G6", "pass")
    assert "G5" not in t.texts, "it cannot enter the Vortex again"


@clause("BL-18.13")
def test_bl_18_13_hex_by_hex_it_crosses_wide_water_and_falls_back_when_held() -> None:
    lake = dict.fromkeys(LAKE, "waterway")
    t = Field({"G3": "c_ear_b"}, FAR, mode="lore", terrain=lake).lore(0, tokens=4)
    t.council(1, wizard=1).lore(1, "WZ09", tokens=9).order("G3").movement().pick("u0", "pass")
    assert "G4" in t.texts, "over three rows of water"
    t.pick("G4", "pass", "G5", "WZ09")
    assert t.place_of("G3") == "G3", "held above water: back to the last hex it can stand in"


@clause("BL-18.13")
def test_bl_18_13_no_landmark_stops_or_bars_an_elemental() -> None:
    t = Field({"G3": "c_ear_b"}, FAR, mode="lore", landmarks={"G4": ("healing_pool", None)}).lore(0, tokens=2)
    t.walks("G3", "G4")
    assert not t.st.flags[0] & NO_BATTLE
    t = Field({"G3": "h_cav_b"}, FAR, mode="lore", landmarks={"G4": ("healing_pool", None)})
    t.walks("G3", "G4")
    assert t.st.flags[0] & NO_BATTLE


@clause("BL-18.23")
def test_bl_18_23_each_elemental_takes_its_own_vortex_along() -> None:
    t = rock_on_its_vortex(12)
    marks = t.st.ground.marks
    t.st.ground = t.st.ground.with_marks((*marks, (t.hex("C7"), MAGIC_VORTEX, 1)))
    leave_board(t.st, 2)
    assert t.st.ground.marks == ((t.hex("C7"), MAGIC_VORTEX, 1),)


@clause("BL-18.24", "BL-16.6")
def test_bl_18_24_logs_fly_out_of_a_wood_with_three_dice() -> None:
    t = Field({"G3": "c_wgi_g", **MY}, {"G5": "h_inf_g"}, terrain={"G3": "wooded"}).attack("G3", "G5", "GGB")
    assert t.figures("G5") == 2
    assert t.st.rng.loaded == [], "the wood does not limit it"


@clause("BL-18.6", "BL-7.14")
def test_bl_18_6_lore_that_hits_a_poisoned_unit_yields_no_token() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_r"}, mode="lore")
    t.st.tok[2] = 2
    t.attack("G3", "G4", "LLB")
    assert (t.figures("G4"), t.st.tokens[0]) == (2, 0)


@clause("BL-18.10")
def test_bl_18_10_neither_lore_nor_flags_hit_the_hydra() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "c_hyd_b"})
    t.st.tok[2] = WEBBED | 2
    t.attack("G3", "G4", "LFR")
    assert necks_of(t.st.extra[2]) == [1, 1, 1]


@clause("BL-18.12")
def test_bl_18_12_three_new_necks_in_all() -> None:
    t = Field({"G3": "c_hyd_b", **MY}, {"G4": "h_inf_r"})
    t.st.extra[0] = pack_necks([2, 2], 0)
    t.attack("G3", "G4", "LLGGG")
    assert t.kind != "new_neck", "the supply is used up"
    t = Field({"G3": "c_hyd_b", **MY}, {"G4": "h_inf_r"})
    t.st.extra[0] = pack_necks([1], 3)
    t.attack("G3", "G4", "LL").pick("no")
    assert t.kind != "new_neck", "LORE not used is lost"
    assert necks_of(t.st.extra[0]) == [1], "he need not"


@clause("BL-18.14", "BL-18.26")
def test_bl_18_14_an_elemental_is_not_pushed() -> None:
    t = Field({"G3": "c_hgi_b", **MY}, {"G4": "c_roc_r", **FAR}).attack("G3", "G4", "LGG")
    assert (t.place_of("G4"), t.kind) == ("G4", "battle_back")


@clause("BL-18.15")
def test_bl_18_15_the_defenders_units_first_wherever_they_stand() -> None:
    t = Field({"G5": "c_ear_b", "H5": "h_inf_b", **MY}, {"F5": "h_inf_r"}).attack("G5", "F5", "LGG")
    assert (t.kind, t.asked.seat) == ("retreat_to", 1)


@clause("BL-18.38")
def test_bl_18_38_another_elemental_stays() -> None:
    t = Field({"G5": "c_ear_b", **MY}, {"G6": "c_roc_r", **FAR}).attack("G5", "G6", "LLG")
    assert (t.place_of("G6"), t.kind) == ("G6", "battle_back")
    assert t.told("critical") == [], "not even the Earthquake's hit"


@clause("BL-18.19")
def test_bl_18_19_countryside_only() -> None:
    reserve = [{"camp": "standard", "unit": "c_roc_r", "enters": "conjuration"}]
    ground = {"C3": "wooded", "D3": "elevated", "E3": "marsh", "F3": "ford", "G3": "stakes", "H3": "bridge"}
    t = Field(MY, FAR, mode="lore", reserves=reserve, terrain=ground, landmarks={"I3": ("healing_pool", None)})
    t.council(0, wizard=1).lore(0, tokens=10).command().pick("conjure")
    assert not {*ground, "I3"} & set(t.texts)
    assert "J3" in t.texts


@clause("BL-18.22")
def test_bl_18_22_it_outlives_the_opponents_turn() -> None:
    t = rock_on_its_vortex(10)
    t.turn_of(1).hand(1, "CC-PL").command().pick("CC-PL", "two-tokens")
    assert (t.kind, t.asked.seat) == ("play_command", 0)
    assert t.st.pos[2] == t.hex("G5")


@clause("BL-18.39")
def test_bl_18_39_the_card_does_nothing_for_what_it_did_not_order() -> None:
    t = rock_on_its_vortex(10)
    t.st.flags[2] = ORDERED | UNASKED
    t.st.flags[0] = ORDERED
    t.st.effects = [(FX_DICE, BY_ORDER, 2, IN_ANY, t.st.turn)]
    assert [effect_total(t.st, unit, FX_DICE) for unit in (0, 2)] == [2, 0]


@clause("BL-18.27", "BL-7.15")
def test_bl_18_27_every_strike_is_rolled_again_and_its_lore_is_not_a_token() -> None:
    t = Field({"G3": "d_bea_r", **MY}, {"G4": "h_inf_b", **FAR}, mode="lore").attack("G3", "G4", "SSGG" + "LB")
    assert (t.figures("G4"), t.st.tokens[0]) == (1, 0)
    t = Field({"G3": "c_hgi_b", **MY}, {"G4": "h_inf_b", **FAR}).attack("G3", "G4", "SGG" + "L")
    assert (t.kind, t.asked.context) == ("retreat_to", (t.u("G4"), 2)), "a re-rolled LORE pushes"
