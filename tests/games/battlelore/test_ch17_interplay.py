"""Chapters 17 to 22 where rules meet: tokens, powers, creatures, musicians and Champions in one battle."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.declare import why_not_target
from sandtable.games.battlelore.combat.losses import apply_hits, leave_board, necks_of, pack_necks
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.combat.retreat import Retreat, landings
from sandtable.games.battlelore.creatures.tremor import Tremor
from sandtable.games.battlelore.heroes.casualties import wound
from sandtable.games.battlelore.heroes.champions import champion_reach
from sandtable.games.battlelore.heroes.in_play import lead, sheet_of
from sandtable.games.battlelore.knowledge import check_units
from sandtable.games.battlelore.state import (
    BURNING,
    BY_ORDER,
    FX_DICE,
    IN_ANY,
    MELEE,
    NO_BATTLE,
    ORDERED,
    POISONED,
    UNASKED,
    VICTOR,
    WEBBED,
    set_tokens,
)
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.telling.conflict import clash_between, explain
from sandtable.games.battlelore.turn.lasting import effect_total
from sandtable.games.battlelore.turn.reach import drift
from sandtable.games.battlelore.turn.turn import Turn
from tests.games.battlelore.support import Field
from tests.support import clause

FAR = {"A9": "h_inf_b"}
MY = {"A1": "h_inf_b"}
LAKE = ("F4", "G4", "E5", "F5", "G5", "H5", "I5", "E6", "F6", "G6", "H6", "F3", "H3", "E4", "H4")


def expelled(t: Field, name: str, hexes: int, panics: bool = False) -> Field:
    """A forced retreat of a unit, caused by the other camp."""
    unit = t.u(name)
    t.st.stack = [Turn(6)]
    t.st.push(Retreat(unit, hexes, 1 - t.st.owner[unit], panics, True))
    return t.run()


# --- the victor's token -----------------------------------------------------------------------------------------------


@clause("BL-17.5")
def test_bl_17_5_an_extra_hex_of_a_flight_is_covered_too() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G5": "g_hob_b"})
    t.st.tok[2] = VICTOR
    expelled(t, "G5", 2, panics=True).pick("G6", "G7")
    assert t.kind == "retreat_more", "before the panic dice"
    t.dice("BRR").pick("G8")
    assert (t.st.rng.loaded, t.figures("G5")) == ([], 3), "three hexes, three dice"
    t = Field({"G3": "h_inf_b", **MY}, {"G5": "g_hob_b"})
    t.st.tok[2] = VICTOR
    expelled(t, "G5", 1, panics=True).pick("G6").dice("B").pick("stay")
    assert (t.figures("G5"), bool(t.st.tok[2] & VICTOR)) == (3, True)


@clause("BL-17.5")
def test_bl_17_5_the_extra_die_joins_other_bonus_dice() -> None:
    names = [card.id for card in LORE_CARDS if any(e.op == "allow_battle_back" for e in card.effects)]
    assert names, "a card that gives dice for battling back"
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_b"}, mode="lore").council(1, warrior=1, rogue=1, wizard=1)
    t.lore(1, names[0], tokens=9)
    t.st.tok[2] = VICTOR
    t.attack("G3", "G4", "RRR")
    while t.kind == "play_lore" and names[0] not in t.texts:
        t.pick("pass")
    t.pick(names[0])
    while t.kind == "play_lore":
        t.pick("pass")
    assert t.kind == "battle_back"
    t.pick("yes")
    assert t.kind == "spend_die"


@clause("BL-17.5")
def test_bl_17_5_a_champion_holds_it_too() -> None:
    t = Field(MY, FAR, mode="lore").hero("G3")
    hero = t.u("hero at G3")
    t.st.pool -= 1
    t.st.tok[hero] = VICTOR
    t.order("hero at G3").movement().pick(f"u{hero}")
    assert t.kind == "spend_step"
    t.pick("yes")
    assert t.kind == "hero_to"
    assert "J3" in t.texts, "three hexes instead of two"
    assert t.st.pool == 36
    t.st.pool -= 1
    t.st.tok[hero] = VICTOR
    wound(t.st, hero, 1)
    assert t.st.pool == 36, "a wounded Hero's token goes back"


@clause("BL-25.13")
def test_bl_25_13_experience_for_the_hydra_too() -> None:
    t = Field(MY, {"G4": "c_hyd_b", **FAR}, mode="lore").hero("G3", "warrior")
    t.st.extra[t.u("G4")] = pack_necks([1], 3)
    t.attack("hero at G3", "G4", "BR")
    assert t.place_of("G4") == "off"
    assert sheet_of(t.st, t.u("hero at G3"))[6] == 1


# --- poison, web, frost -----------------------------------------------------------------------------------------------


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


@clause("BL-22.1", "BL-18.3", "BL-19.21")
@pytest.mark.parametrize("token", [c.WEB, c.FROST])
def test_bl_22_1_bagpipes_hurt_a_unit_that_cannot_flee(token: int) -> None:
    t = Field({"G3": "d_pip_b", **MY}, {"G4": "g_swd_g"})
    set_tokens(t.st, 2, token, 1)
    t.attack("G3", "G4", "GSR")
    assert t.figures("G4") == 2, "two flags are two hits, Frightened or not"
    assert t.place_of("G4") == "G4"
    t = Field({"G3": "d_pip_b", **MY}, {"G4": "d_chf_r"})
    set_tokens(t.st, 2, token, 1)
    t.attack("G3", "G4", "RGB")
    assert t.figures("G4") == 3, "nothing is ignored"
    t = Field({"G3": "d_pip_b", **MY}, {"G4": "g_swd_g"})
    told = [die.does for die in explain(t.st, clash_between(t.st, 0, 2), [c.GREEN, c.STRIKE, c.FLAG])]
    set_tokens(t.st, 2, token, 1)
    held = [die.does for die in explain(t.st, clash_between(t.st, 0, 2), [c.GREEN, c.STRIKE, c.FLAG])]
    assert (told, held) == (["flag"] * 3, ["hit"] * 3), "the dice are explained so"


@clause("BL-17.14")
def test_bl_17_14_tokens_of_a_combined_unit() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR, mode="lore").hero("G3")
    hero = t.u("hero at G3")
    for token in (c.WEB, c.FROST):
        t.st.tok[0] = 0
        set_tokens(t.st, 0, token, 1)
        t.order("hero at G3").movement()
        assert t.kind != "move_unit", "the Leader cannot split off"
    t.st.tok[0] = 0
    t.order("hero at G3").movement()
    assert t.kind == "move_unit"
    t = Field({"G3": "h_inf_b", **MY}, FAR, mode="lore").hero("H3")
    hero = t.u("hero at H3")
    set_tokens(t.st, hero, c.FIRE, 1)
    lead(t.st, hero, 0)
    check_units(t.st)
    assert t.st.tok[hero] & BURNING, "a Champion's token goes with him"
    assert not t.st.tok[0], "and does not spread"


@clause("BL-19.18")
def test_bl_19_18_a_burning_champion_moves_one_hex() -> None:
    t = Field(MY, FAR, mode="lore").hero("G3")
    hero = t.u("hero at G3")
    assert max(champion_reach(t.st, hero).values()) == 2
    set_tokens(t.st, hero, c.FIRE, 1)
    assert max(champion_reach(t.st, hero).values()) == 1


@clause("BL-19.21", "BL-8.10")
def test_bl_8_10_a_held_champion_does_not_flee() -> None:
    for token in (c.WEB, c.FROST):
        t = Field({"G3": "c_hgi_b", **MY}, FAR, mode="lore").hero("G4", holder=1)
        set_tokens(t.st, t.u("hero at G4"), token, 1)
        t.attack("G3", "hero at G4", "LGG" + "RR")
        assert t.place_of("hero at G4") == "G4", "a push of two hexes is a check of two dice"
        assert t.st.rng.loaded == []
        assert "retreat" not in t.texts, "nor does he leave on his own account"


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
    # what he cannot complete are hits
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


# --- trampling, Rampage, Tremor ---------------------------------------------------------------------------------------


@clause("BL-17.9")
def test_bl_17_9_a_unit_behind_a_cliff_is_not_in_the_way() -> None:
    t = Field(
        {"G3": "h_inf_b"},
        {"G4": "c_spi_g", "G5": "h_inf_b", "H5": "h_inf_g"},
        terrain={"H5": "cliff"},
        cliffs={"H5": ["SW"]},
    )
    t.attack("G3", "G4", "FFR" + "RR")
    assert (t.figures("G5"), t.figures("H5")) == (3, 4)


@clause("BL-17.9", "BL-18.11", "BL-18.31")
def test_bl_17_9_hydra_and_troll_lose_necks_and_life_before_they_trample() -> None:
    around = {"G5": "h_inf_b", "H5": "h_inf_g"}
    t = Field({"G3": "h_inf_b"}, {"G4": "c_hyd_b", **around}).attack("G3", "G4", "FFR")
    assert (necks_of(t.st.extra[1]), t.figures("G5"), t.figures("H5")) == ([1], 3, 3)
    t = Field({"G3": "h_inf_b"}, {"G4": "c_tro_b", **around}).attack("G3", "G4", "FFR")
    assert (t.st.extra[1], t.figures("G5"), t.figures("H5")) == (0, 3, 3)
    t = Field({"G3": "h_inf_b"}, {"G4": "c_tro_b", **around})
    t.st.extra[1] = 0
    t.attack("G3", "G4", "FFR")
    assert (t.place_of("G4"), t.figures("G5")) == ("off", 4), "dead before it tramples"


@clause("BL-18.37")
def test_bl_18_37_one_rampage_per_battle() -> None:
    t = Field({"G5": "c_ear_b", **MY}, {"G6": "o_ogr_r", "G7": "h_inf_b"}, terrain={"H7": "waterway"})
    t.attack("G5", "G6", "FLG" + "RR" + "RR")
    # no way back: a figure for the flag; then the Tremor drives them again, without a second Rampage
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


# --- elementals -------------------------------------------------------------------------------------------------------


def rock_on_its_vortex(tokens: int) -> Field:
    reserve = [{"camp": "standard", "unit": "c_roc_r", "enters": "conjuration"}]
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"}, mode="lore", reserves=reserve)
    t.council(0, wizard=1).lore(0, tokens=tokens).hand(0, "CC-PR")
    t.command().pick("conjure", "G5")
    t.where["G5"] = 2
    t.st.flags = [0] * 3
    return t


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


@clause("BL-19.18", "BL-18.13")
def test_bl_19_18_a_burning_elemental_moves_one_hex() -> None:
    t = Field({"G3": "c_ear_b"}, FAR, mode="lore").lore(0, tokens=5)
    assert max(drift(t.st, 0).values()) == 5
    set_tokens(t.st, 0, c.FIRE, 1)
    assert max(drift(t.st, 0).values()) == 1
    t.council(1, wizard=1).lore(1, "WZ09", tokens=9).order("G3").movement().pick("u0", "pass", "G4", "pass")
    assert t.kind != "move_step"
    assert t.place_of("G3") == "G4"


@clause("BL-18.23")
def test_bl_18_23_each_elemental_takes_its_own_vortex_along() -> None:
    t = rock_on_its_vortex(12)
    marks = t.st.ground.marks
    t.st.ground = t.st.ground.with_marks((*marks, (t.hex("C7"), c.MAGIC_VORTEX, 1)))
    leave_board(t.st, 2)
    assert t.st.ground.marks == ((t.hex("C7"), c.MAGIC_VORTEX, 1),)


# --- dragons ----------------------------------------------------------------------------------------------------------


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


# --- musicians --------------------------------------------------------------------------------------------------------


def horn(mode: str = "medieval") -> Field:
    extras = {"G3": {"musician": "horn"}}
    own = {"G3": "h_inf_b", "H3": "h_hal_b", **MY}
    return Field(own, {"G4": "h_inf_g", **FAR}, extras=extras, mode=mode).order("G3", "H3")


@clause("BL-22.6", "BL-7.12")
def test_bl_22_6_no_call_without_the_hornblower() -> None:
    t = horn().lose("G3", 2).combat().pick("u0 u3")
    assert t.kind == "call_help", "he falls after the ordinary figures"
    t = horn().lose("G3", 3).combat().pick("u0 u3")
    assert t.kind != "call_help", "only the bearer is left"


@clause("BL-22.6")
def test_bl_22_6_a_unit_that_may_not_battle_does_not_help() -> None:
    t = horn()
    t.st.flags[1] |= NO_BATTLE
    t.combat().pick("u0 u3")
    assert t.kind != "call_help"


@clause("BL-22.7", "BL-18.6", "BL-7.15")
def test_bl_22_7_each_unit_answers_for_its_own_lore() -> None:
    t = horn(mode="lore")
    t.st.tok[1] = 2
    t.combat("LBB" + "LBB").pick("u0 u3", "u1")
    assert t.st.tok[1] & POISONED
    assert (t.figures("G3"), t.figures("H3"), t.st.tokens[0]) == (4, 3, 1)
    t = Field(
        {"G3": "h_inf_b", "H3": "c_tro_b", **MY},
        {"G4": "h_inf_g", **FAR},
        mode="lore",
        extras={"G3": {"musician": "horn"}},
    )
    t.order("G3", "H3").combat("LBB" + "LBBBBB").pick("u0 u3", "u1")
    assert t.st.tokens[0] == 1, "a creature's LORE is never kept"


@clause("BL-22.3")
def test_bl_22_3_each_band_is_one_presence() -> None:
    t = Field(MY, {"F9": "g_bnd_g", "H9": "g_bnd_g", "G6": "h_inf_b"})
    assert bold_level(t.st, t.u("G6")) == 1
    t = Field(MY, {"F9": "g_bnd_g", "G6": "h_inf_b"})
    assert bold_level(t.st, t.u("G6")) == 0


@clause("BL-18.24", "BL-16.6")
def test_bl_18_24_logs_fly_out_of_a_wood_with_three_dice() -> None:
    t = Field({"G3": "c_wgi_g", **MY}, {"G5": "h_inf_g"}, terrain={"G3": "wooded"}).attack("G3", "G5", "GGB")
    assert t.figures("G5") == 2
    assert t.st.rng.loaded == [], "the wood does not limit it"


def test_hits_on_a_unit_off_the_board_do_nothing() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR)
    leave_board(t.st, 0)
    apply_hits(t.st, 0, 3, 1)
    assert t.st.taken == [[], []]


# --- what only one rule keeps from happening --------------------------------------------------------------------------


@clause("BL-17.5")
def test_bl_17_5_no_token_for_a_creature_and_back_to_the_pool_with_its_unit() -> None:
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "c_spi_g", **FAR}, mode="lore").attack("G3", "G4", "GRR" + "G")
    assert (t.place_of("G4"), t.st.tok[0], t.st.pool) == ("off", 0, 36)
    t = Field({"G3": "h_inf_b", **MY}, FAR, mode="lore")
    t.st.pool -= 1
    t.st.tok[0] = VICTOR
    apply_hits(t.st, 0, 4, 1)
    assert t.st.pool == 36


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
def test_bl_18_27_every_strike_is_rolled_again_and_its_lore_is_no_token() -> None:
    t = Field({"G3": "d_bea_r", **MY}, {"G4": "h_inf_b", **FAR}, mode="lore").attack("G3", "G4", "SSGG" + "LB")
    assert (t.figures("G4"), t.st.tokens[0]) == (1, 0)
    t = Field({"G3": "c_hgi_b", **MY}, {"G4": "h_inf_b", **FAR}).attack("G3", "G4", "SGG" + "L")
    assert (t.kind, t.asked.context) == ("retreat_to", (t.u("G4"), 2)), "a re-rolled LORE pushes"


@clause("BL-22.6")
def test_bl_22_6_an_archer_who_is_not_beside_the_target_does_not_help() -> None:
    extras: dict[str, dict[str, object]] = {"G3": {"musician": "horn"}}
    t = Field({"G3": "h_inf_b", "G2": "h_arc_b", **MY}, {"G4": "h_inf_g", **FAR}, extras=extras).order("G3", "G2")
    assert t.targets("G2") == {"G4"}, "he could shoot at it"
    t.combat().pick("u0 u3")
    assert t.kind != "call_help"


@clause("BL-20.15", "BL-20.21")
def test_bl_20_15_a_unit_that_rushed_does_not_shoot_and_creatures_are_not_savvy() -> None:
    t = Field({"G3": "g_arc_g"}, {"G5": "h_inf_b"}, battle_savvy="all").order("G3")
    assert why_not_target(t.st, 0, 1) is None
    t.st.flags[0] |= MELEE
    assert why_not_target(t.st, 0, 1) == "BL-20.15"
    assert t.st.savvy == [1, 1]
    assert Field({"G3": "c_spi_g"}, FAR, battle_savvy="all").st.savvy == [0, 1], "all troops"


@clause("BL-22.7")
def test_bl_22_7_an_archers_strikes_do_not_hit_for_the_horn() -> None:
    extras: dict[str, dict[str, object]] = {"G3": {"musician": "horn"}}
    t = Field({"G3": "h_inf_b", "H3": "h_arc_b", **MY}, {"G4": "h_inf_g", **FAR}, extras=extras).order("G3", "H3")
    t.combat("SBB" + "SSG").pick("u0 u3", "u1")
    assert t.figures("G4") == 2, "the sword's strike and the archers' helmet"
