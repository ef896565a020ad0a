"""Chapter 6 of the BattleLore ledger: Combat: declaring an attack, range and line of sight."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.effects import FX_DICE, IN_ANY
from tests.games.battlelore.fields import bold
from tests.games.battlelore.support import FAR, Field, dice
from tests.support import clause


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
def test_bl_6_4_own_units_are_not_targets() -> None:
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


@clause("BL-6.16", "BL-12.7", "BL-12.8", "BL-12.10")
def test_bl_6_16_hills_do_not_block_along_their_ridge() -> None:
    ridge = {"B5": "elevated", "C5": "cliff"}
    assert Field({"B5": "h_arc_b"}, {"D5": "h_inf_b"}, terrain=ridge).targets("B5") == {"D5"}
    apart = {"B5": "elevated", "D5": "elevated"}
    assert Field({"B5": "h_arc_b"}, {"E5": "h_inf_b"}, terrain=apart).targets("B5") == set(), "not connected"


@clause("BL-6.17")
def test_bl_6_17_a_dragon_blocks_sight() -> None:
    t = Field({"B5": "h_arc_b", "C5": "c_fir_r"}, {"D5": "h_inf_b"})
    assert t.targets("B5") == set()


def test_content_knows_every_weapon_of_every_unit() -> None:
    for unit in c.UNIT_DEFS:
        assert 0 <= unit.weapon < len(c.WEAPON_IDS)


@clause("BL-6.9")
def test_bl_6_9_no_support_across_a_cliff_side() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b", "G4": "h_inf_b"}, FAR, terrain={"G4": "cliff"}, cliffs={"G4": ["SW"]})
    assert bold(t, "G3") == 0
