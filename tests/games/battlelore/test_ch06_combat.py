"""Chapters 6 and 7: declaring attacks, line of sight, dice and hits; chapter 21: weapons; terrain caps of chapter 12."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.declare import dice_count
from sandtable.games.battlelore.combat.in_progress import BACK, MELEE_ATTACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.state import AT_RANGE, FX_DICE, FX_LIMIT, IN_ANY, IN_MELEE
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.ground import sees
from tests.games.battlelore.support import Field
from tests.support import clause

FAR = {"A9": "h_inf_b"}


def dice(t: Field, attacker: str, target: str, mode: int = NORMAL) -> int:
    a, b = t.u(attacker), t.u(target)
    kind = MELEE_ATTACK if t.st.pos[b] in t.st.ground.near[t.st.pos[a]] else RANGED_ATTACK
    return dice_count(t.st, a, b, kind, mode, t.st.weapon[a])


@clause("BL-6.1", "BL-6.2")
def test_bl_6_2_a_unit_battles_once_and_may_decline() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, {"F4": "h_inf_b", "A9": "h_inf_b"}).order("G3", "F3")
    t.attack("G3", "F4", "RRR")
    assert t.texts == ["u1 u2", "done"]
    assert t.why_not(0, ("unit", 0)) == ["BL-6.2"]
    t.pick("done")
    assert t.kind == "play_command"


@clause("BL-6.3")
def test_bl_6_3_losses_do_not_reduce_dice() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}).lose("G3", 3)
    assert dice(t, "G3", "G4") == 4


@clause("BL-6.4")
def test_bl_6_4_own_units_are_no_targets() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, {"G4": "h_inf_b"})
    assert t.targets("G3") == {"G4"}


@clause("BL-6.5", "BL-6.8", "BL-21.7")
def test_bl_6_8_with_an_enemy_adjacent_only_melee() -> None:
    t = Field({"G3": "h_arc_b"}, {"G4": "h_inf_b", "G6": "h_inf_b"})
    assert t.targets("G3") == {"G4"}
    t.order("G3").combat()
    assert t.why_not(0, ("unit", 2)) == ["BL-6.8"]
    t = Field({"G3": "h_arc_b"}, {"G6": "h_inf_b"})
    assert t.targets("G3") == {"G6"}


@clause("BL-6.6")
def test_bl_6_6_distance_needs_a_missile_weapon() -> None:
    assert Field({"G3": "h_inf_b"}, {"G5": "h_inf_b"}).targets("G3") == set()


@clause("BL-6.7", "BL-21.8", "BL-21.9", "BL-21.10", "BL-21.11", "BL-21.12", "BL-21.13", "BL-21.14")
@pytest.mark.parametrize(
    ("unit", "far"),
    [("h_arb_b", 3), ("h_arc_b", 4), ("h_lbw_b", 4), ("g_ost_g", 3), ("d_xbw_g", 3), ("d_bol_r", 5), ("g_sli_g", 2)],
)
def test_bl_6_7_range(unit: str, far: int) -> None:
    row = ["B5", "C5", "D5", "E5", "F5", "G5", "H5"]
    for distance in range(2, 7):
        assert (Field({"A5": unit}, {row[distance - 1]: "h_inf_b"}).targets("A5") != set()) == (distance <= far)


@clause("BL-6.9", "BL-12.11")
def test_bl_6_9_a_cliff_side_separates() -> None:
    near = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}, terrain={"G4": "cliff"}, cliffs={"G4": ["SW"]})
    assert near.targets("G3") == set()
    t = Field({"G3": "h_arc_b"}, {"G4": "h_inf_b", "G6": "h_inf_b"}, terrain={"G4": "cliff"}, cliffs={"G4": ["SW"]})
    assert t.targets("G3") == {"G6"} or t.targets("G3") == set()
    t = Field({"F3": "h_arc_b"}, {"F4": "h_inf_b", "D3": "h_inf_b"}, terrain={"F4": "cliff"}, cliffs={"F4": ["SW"]})
    assert t.targets("F3") == {"D3"}, "the enemy above the cliff is not adjacent, nor a target at distance 1"


@clause("BL-6.10", "BL-6.11", "BL-35.16")
def test_bl_6_11_a_crossed_hex_with_a_unit_blocks() -> None:
    for blocker in ("D3", "D4"):
        t = Field({"C3": "h_arc_b", blocker: "h_inf_b"}, {"E4": "h_inf_b"})
        assert t.targets("C3") == set()
    assert Field({"C3": "h_arc_b"}, {"E4": "h_inf_b"}).targets("C3") == {"E4"}


@clause("BL-6.11")
def test_bl_6_11_sight_is_needed_whatever_cards_are_in_force() -> None:
    t = Field({"C3": "h_arc_b", "D3": "h_inf_b"}, {"E4": "h_inf_b"})
    t.st.effects.append((FX_DICE, 0, 1, IN_ANY, 1))
    assert t.targets("C3") == set()


@clause("BL-6.12", "BL-35.14")
def test_bl_35_14_an_edge_blocks_only_on_both_sides() -> None:
    for friends, sees_it in ((("F2",), True), (("G2",), True), (("F2", "G2"), False)):
        t = Field({"G1": "h_arc_b", **dict.fromkeys(friends, "h_inf_b")}, {"G3": "h_inf_b"})
        assert (t.targets("G1") == {"G3"}) == sees_it


@clause("BL-6.12", "BL-6.15")
def test_bl_6_12_terrain_blocks_along_edges_like_units() -> None:
    for woods, friends, sees_it in (
        (("F2",), (), True),
        (("G2",), (), True),
        (("F2", "G2"), (), False),
        (("F2",), ("G2",), False),
        (("G2",), ("F2",), False),
    ):
        army = {"G1": "h_arc_b", **dict.fromkeys(friends, "h_inf_b")}
        t = Field(army, {"G3": "h_inf_b"}, terrain=dict.fromkeys(woods, "wooded"))
        assert (t.targets("G1") == {"G3"}) == sees_it


@clause("BL-6.12", "BL-35.15")
def test_bl_35_15_edge_hexes_need_not_face_each_other() -> None:
    for friends, sees_it in ((("F2", "G4"), False), (("F2", "F4"), True), (("G3",), False), (("G2", "F4"), False)):
        t = Field({"G1": "h_arc_b", **dict.fromkeys(friends, "h_inf_b")}, {"G5": "h_inf_b"})
        assert (t.targets("G1") == {"G5"}) == sees_it


@clause("BL-35.17")
def test_bl_35_17_crossed_hexes() -> None:
    for blocker in ("F3", "G3", "F4", "G4"):
        t = Field({"E2": "h_arc_b", blocker: "h_inf_b"}, {"H5": "h_inf_b"})
        assert not sees(t.st.ground, t.st.at, t.hex("E2"), t.hex("H5")), blocker


@clause("BL-6.13", "BL-6.14", "BL-35.23")
def test_bl_35_23_corners_do_not_block() -> None:
    for blocker, clear in (("E4", True), ("E2", True), ("F4", False), ("F3", False), ("E3", False), ("D2", False)):
        t = Field({"G5": "h_arc_b", blocker: "h_inf_b"}, {"D1": "h_inf_b"})
        assert sees(t.st.ground, t.st.at, t.hex("G5"), t.hex("D1")) == clear, blocker
    t = Field({"G5": "h_arc_b", "E4": "h_inf_b", "E2": "h_inf_b"}, {"D1": "h_inf_b"})
    assert sees(t.st.ground, t.st.at, t.hex("G5"), t.hex("D1")), "a corner on either side is no edge"


@clause("BL-6.15", "BL-12.4", "BL-12.7", "BL-12.12", "BL-15.7", "BL-15.21", "BL-15.23")
@pytest.mark.parametrize(
    ("kind", "blocks"),
    [
        ("wooded", True),
        ("elevated", True),
        ("marsh", False),
        ("ford", False),
        ("waterway", False),
        ("bridge", False),
        ("stakes", False),
        ("rampart", False),
    ],
)
def test_bl_6_15_what_obstructs(kind: str, blocks: bool) -> None:
    t = Field({"B5": "h_arc_b"}, {"D5": "h_inf_b"}, terrain={"C5": kind})
    assert (t.targets("B5") == set()) == blocks


@clause("BL-6.15", "BL-15.7", "BL-15.17", "BL-15.19", "BL-15.21", "BL-15.23")
@pytest.mark.parametrize(
    ("mark", "blocks"),
    [
        ("training_camp", True),
        ("magic_pentacle", True),
        ("command_tent", True),
        ("witchs_hut", True),
        ("graveyard", False),
    ],
)
def test_bl_15_7_landmarks_obstruct(mark: str, blocks: bool) -> None:
    t = Field({"B5": "h_arc_b"}, {"D5": "h_inf_b"}, landmarks={"C5": (mark, None)})
    assert (t.targets("B5") == set()) == blocks


@clause("BL-6.16", "BL-12.7", "BL-12.8", "BL-12.10")
def test_bl_6_16_hills_do_not_block_along_their_ridge() -> None:
    ridge = {"B5": "elevated", "C5": "cliff"}
    assert Field({"B5": "h_arc_b"}, {"D5": "h_inf_b"}, terrain=ridge).targets("B5") == {"D5"}
    apart = {"B5": "elevated", "D5": "elevated"}
    assert Field({"B5": "h_arc_b"}, {"E5": "h_inf_b"}, terrain=apart).targets("B5") == set(), "not connected"


@clause("BL-12.8", "BL-12.6", "BL-6.16")
def test_bl_12_8_an_adventure_may_give_another_height() -> None:
    for low, high, number in ((1, 2, 2), (2, 2, 3), (2, 1, 3)):
        t = Field(
            {"G3": "h_inf_r"},
            {"G4": "h_inf_b"},
            terrain={"G3": "elevated", "G4": "cliff"},
            heights={"G3": low, "G4": high},
        )
        assert dice(t, "G3", "G4") == number, "a lower hill attacks uphill"
    ridge = {"B5": "elevated", "C5": "elevated"}
    for height, seen in ((1, {"D5"}), (2, set())):
        t = Field({"B5": "h_arc_b"}, {"D5": "h_inf_b"}, terrain=ridge, heights={"C5": height})
        assert t.targets("B5") == seen, "a hill of another height blocks"


@clause("BL-6.17")
def test_bl_6_17_a_dragon_blocks_sight() -> None:
    t = Field({"B5": "h_arc_b", "C5": "c_fir_r"}, {"D5": "h_inf_b"})
    assert t.targets("B5") == set()


# --- dice -------------------------------------------------------------------------------------------------------------


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


@clause("BL-7.3", "BL-12.1", "BL-12.4", "BL-12.6", "BL-12.12", "BL-12.14", "BL-12.20", "BL-12.21", "BL-12.23")
@pytest.mark.parametrize(
    ("here", "there", "number"),
    [
        ("countryside", "countryside", 4),
        ("wooded", "countryside", 2),
        ("countryside", "wooded", 2),
        ("marsh", "countryside", 2),
        ("countryside", "marsh", 2),
        ("countryside", "elevated", 2),
        ("elevated", "elevated", 3),
        ("elevated", "countryside", 3),
        ("ford", "countryside", 2),
        ("countryside", "ford", 4),
        ("rampart", "countryside", 2),
        ("countryside", "rampart", 2),
        ("stakes", "stakes", 4),
        ("elevated+rampart", "countryside", 2),
        ("countryside", "elevated+stakes", 2),
        ("elevated", "wooded", 2),
        ("wooded+stakes", "countryside", 2),
        ("bridge", "stone_bridge", 4),
    ],
)
def test_bl_12_1_caps(here: str, there: str, number: int) -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}, terrain={"G3": here, "G4": there})
    assert dice(t, "G3", "G4") == number


@clause("BL-12.1")
def test_bl_12_1_caps_hold_at_range_too() -> None:
    t = Field({"G3": "h_arc_b"}, {"G5": "h_inf_b"}, terrain={"G5": "wooded"})
    assert dice(t, "G3", "G5") == 2


@clause("BL-7.4", "BL-35.18")
def test_bl_35_18_archers_that_moved_shoot_into_a_wood() -> None:
    t = Field({"G3": "h_arc_b"}, {"G5": "h_inf_b"}, terrain={"G5": "wooded"}).moved("G3")
    assert dice(t, "G3", "G5") == 2
    t.st.effects.append((FX_DICE, 0, 3, AT_RANGE, 1))
    assert dice(t, "G3", "G5") == 5


@clause("BL-7.4", "BL-35.19")
def test_bl_35_19_bonuses_are_not_capped() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}, terrain={"G4": "elevated"})
    t.st.effects.append((FX_DICE, 0, 1, IN_ANY, 1))
    assert dice(t, "G3", "G4") == 3


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


# --- hits -------------------------------------------------------------------------------------------------------------


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


@clause("BL-7.7", "BL-21.8", "BL-21.9", "BL-21.10", "BL-21.11", "BL-21.12", "BL-21.13", "BL-21.14")
@pytest.mark.parametrize(
    ("unit", "at_range", "near"),
    [
        ("h_arb_b", 2, 0),
        ("h_arc_b", 0, 0),
        ("h_lbw_b", 2, 0),
        ("g_ost_g", 0, 0),
        ("d_xbw_g", 2, 0),
        ("d_bol_r", 2, 0),
        ("g_sli_g", 0, 0),
    ],
)
def test_bl_21_8_strikes_of_missile_weapons(unit: str, at_range: int, near: int) -> None:
    for place, hits in (("G5", at_range), ("G4", near)):
        t = Field({"G3": unit}, {place: "h_inf_g"})
        number = dice(t, "G3", place)
        t.attack("G3", place, "SS" + "R" * (number - 2))
        assert t.figures(place) == 4 - hits


@clause("BL-7.8", "BL-21.1", "BL-21.2", "BL-21.3", "BL-21.4", "BL-21.5", "BL-21.6")
@pytest.mark.parametrize(
    ("unit", "hits"), [("h_inf_b", 1), ("h_cav_b", 2), ("h_spr_b", 1), ("h_hal_b", 2), ("h_lan_r", 2)]
)
def test_bl_7_8_mounted_targets_ignore_a_strike(unit: str, hits: int) -> None:
    t = Field({"G3": unit}, {"G4": "g_hye_g"})
    t.attack("G3", "G4", "SS" + "R" * (dice(t, "G3", "G4") - 2))
    assert t.figures("G4") == 3 - hits


@clause("BL-20.2", "BL-35.20")
def test_bl_35_20_mounted_knights_ignore_two() -> None:
    t = Field({"G3": "h_inf_g"}, {"G4": "h_mkn_r"}).attack("G3", "G4", "SS")
    assert t.figures("G4") == 3


@clause("BL-20.3", "BL-7.14", "BL-35.21")
def test_bl_35_21_foot_knights_against_cavalry() -> None:
    t = Field({"G3": "h_fkn_r"}, {"G4": "h_cav_b", "A9": "h_inf_b"}, mode="lore").attack("G3", "G4", "SSBL")
    assert t.figures("G4") == 0
    assert t.st.tokens[0] == 1


@clause("BL-20.4")
def test_bl_20_4_foot_knights_ignore_a_strike_in_both_kinds_of_combat() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_fkn_r"}).attack("G3", "G4", "SSB")
    assert t.figures("G4") == 2
    t = Field({"G3": "h_lbw_b"}, {"G5": "h_fkn_r"}).attack("G3", "G5", "SSB")
    assert t.figures("G5") == 2
    t = Field({"G3": "h_lbw_b"}, {"G5": "h_mkn_r"}).attack("G3", "G5", "SSB")
    assert t.figures("G5") == 1, "Mounted Knights ignore in melee only"


@clause("BL-12.18", "BL-7.8")
def test_bl_12_18_archers_on_stakes_ignore_a_strike_in_melee() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_arc_b"}, terrain={"G4": "stakes"}).attack("G3", "G4", "SSR")
    assert t.figures("G4") == 3
    t = Field({"G3": "h_lbw_b"}, {"G5": "h_arc_b"}, terrain={"G5": "stakes"}).attack("G3", "G5", "SSR")
    assert t.figures("G5") == 2


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


# --- weapons ----------------------------------------------------------------------------------------------------------


@clause("BL-21.3", "BL-21.4")
def test_bl_21_3_spears_and_halberds_battle_back_at_plus_one() -> None:
    for unit, more in (("h_spr_b", 1), ("h_hal_b", 1), ("h_inf_b", 0)):
        t = Field({"G3": unit}, {"G4": "h_inf_b"})
        assert dice(t, "G3", "G4", BACK) == 3 + more


@clause("BL-21.5")
def test_bl_21_5_axe_swing_rerolls_one_strike_once() -> None:
    t = Field({"G3": "d_axe_b"}, {"G4": "h_inf_g"}).attack("G3", "G4", "SSR" + "S")
    assert t.figures("G4") == 1, "two strikes and one more"
    t = Field({"G3": "d_axe_b"}, {"G4": "h_inf_g"}).attack("G3", "G4", "SRR" + "F")
    assert t.kind == "retreat_to", "a flag"
    t = Field({"G3": "d_axe_b"}, {"G4": "h_inf_g"}, mode="lore").attack("G3", "G4", "SRR" + "L")
    assert t.figures("G4") == 3
    assert t.st.tokens[0] == 0
    t = Field({"G3": "d_axe_b"}, {"G4": "g_hye_g"}).attack("G3", "G4", "SRR")
    assert t.figures("G4") == 3, "an ignored strike is not re-rolled"


@clause("BL-21.6")
def test_bl_21_6_lancers_charge_at_plus_two() -> None:
    t = Field({"G3": "h_lan_r", "E3": "h_cav_r"}, {"G4": "h_inf_b", "E4": "h_inf_b"}).hand(0, "CC-PL")
    t.orders("CT-MC").pick("u0", "u1")
    assert (dice(t, "G3", "G4"), dice(t, "E3", "E4")) == (6, 5)


@clause("BL-21.15", "BL-20.14")
def test_bl_21_15_a_spotter_adds_range_and_a_die() -> None:
    t = Field({"A5": "h_arc_b"}, {"F5": "h_inf_b"}, extras={"A5": {"spotter": True}})
    assert t.targets("A5") == {"F5"}
    assert dice(t, "A5", "F5") == 4
    t.lose("A5", 3)
    assert t.targets("A5") == set(), "the Spotter has fallen before the bearer"
    assert Field({"A5": "h_arc_b"}, {"F5": "h_inf_b"}).targets("A5") == set()


@clause("BL-20.12")
def test_bl_20_12_two_hits_eliminate_a_bolt_thrower() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_bol_r", **FAR}).attack("G3", "G4", "RRB")
    assert t.place_of("G4") == "off"


@clause("BL-20.13")
def test_bl_20_13_a_bolt_thrower_that_must_retreat_is_lost() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_bol_r", **FAR}).attack("G3", "G4", "FFB").pick("1")
    assert (t.place_of("G4"), t.st.taken[0]) == ("off", [1])
    t = Field({"G3": "h_inf_b"}, {"G4": "d_bol_r", **FAR}).attack("G3", "G4", "FBB").pick("1")
    assert t.place_of("G4") == "G4", "it ignored the only flag"


@clause("BL-20.8")
def test_bl_20_8_full_clan_chiefs_roll_one_more() -> None:
    t = Field({"G3": "d_chf_r"}, {"G4": "h_inf_b"})
    assert dice(t, "G3", "G4") == 5
    assert dice(t.lose("G3", 1), "G3", "G4") == 4


def test_content_knows_every_weapon_of_every_unit() -> None:
    for unit in c.UNIT_DEFS:
        assert 0 <= unit.weapon < len(c.WEAPON_IDS)


@clause("BL-7.18")
def test_bl_7_18_a_limit_holds_for_bonus_dice_of_one_attack_too() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"})
    t.st.tok[0] = 1 << 14
    t.st.effects.append((FX_LIMIT, 0, 2, IN_ANY, 1))
    t.attack("G3", "G4").dice("GG").pick("yes")
    assert t.st.rng.loaded == [], "a victor's extra die does not raise a Parry"
