"""Chapter 5 of the BattleLore ledger: Movement."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.state import GONE
from sandtable.games.battlelore.tables.conditions import FROZEN, MOVED, NO_BATTLE, WEBBED
from sandtable.games.battlelore.tables.effects import FX_MOVE, FX_NO_MOVE, IN_ANY
from sandtable.games.battlelore.turn.reach import allowance
from tests.games.battlelore.fields import lone
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.support import FAR, Field
from tests.support import clause


@clause("BL-5.6", "BL-5.7", "BL-5.8", "BL-5.9", "BL-5.10", "BL-5.11")
@pytest.mark.parametrize(
    ("unit", "battle", "free"),
    [("h_inf_g", 2, 2), ("h_inf_b", 1, 2), ("h_inf_r", 1, 1), ("g_hye_g", 4, 4), ("h_cav_b", 3, 3), ("h_cav_r", 2, 2)],
)
def test_bl_5_6_distances_by_banner(unit: str, battle: int, free: int) -> None:
    t = lone(unit)
    assert allowance(t.st, 0)[:2] == (battle, free)
    t.order("G3").movement().pick("u0")
    board = t.st.ground.board
    far = [board.distance[t.hex("G3")][h] for h in t.asked.options if isinstance(h, int)]
    assert max(far) == free


@clause("BL-5.7")
def test_bl_5_7_blue_foot_two_hexes_and_no_battle() -> None:
    t = Field({"G3": "h_inf_b"}, {"G6": "h_inf_b"}).walks("G3", "F5")
    assert t.st.flags[0] & NO_BATTLE
    assert t.combat().kind == "play_command", "it stands next to the enemy and may not battle"
    t = Field({"G3": "h_inf_b"}, {"G5": "h_inf_b"}).order("G3").movement().pick("u0", "G4")
    assert t.kind == "attack"


@clause("BL-5.1")
def test_bl_5_1_each_ordered_unit_moves_once_in_any_order() -> None:
    t = Field({"G3": "h_inf_g", "C3": "h_inf_g"}, FAR).order("G3", "C3").movement()
    t.pick("u1", "C4")
    assert t.texts == ["u0", "done"]
    assert t.why_not(0, ("unit", 1)) == ["BL-5.1"]


@clause("BL-5.2")
def test_bl_5_2_a_unit_may_stay() -> None:
    t = lone("h_inf_g").order("G3").movement().pick("u0", "G3")
    assert t.place_of("G3") == "G3"
    assert not t.st.flags[0] & MOVED


@clause("BL-5.3", "BL-5.4", "BL-5.5")
def test_bl_5_4_nobody_moves_into_or_through_units() -> None:
    walls = {"F3": "h_inf_b", "H3": "h_inf_b", "F2": "h_inf_b", "G2": "h_inf_b"}
    t = Field({"G3": "h_cav_b", **walls}, {"F4": "h_inf_b", "A9": "h_inf_b"})
    assert "F4" not in t.reach("G3")
    assert "E3" not in t.reach("G3"), "two hexes west, but no way round in three"
    assert {"G4", "G5", "H4", "F5"} <= t.reach("G3")
    t.order("G3").movement().pick("u0")
    assert t.why_not(0, ("hex", t.hex("F4"))) == ["BL-5.4"]
    assert t.why_not(0, ("hex", t.hex("A1"))) == ["BL-5.3"]


@clause("BL-5.12")
def test_bl_5_12_a_bonus_raises_every_distance() -> None:
    t = lone("h_inf_b")
    t.st.effects.append((FX_MOVE, 0, 1, IN_ANY, 1))
    assert allowance(t.st, 0)[:2] == (2, 3)


@clause("BL-5.13", "BL-21.16")
def test_bl_5_13_a_move_counts_for_weapons_staying_does_not() -> None:
    t = Field({"G3": "h_arc_b"}, {"G7": "h_inf_b"}).order("G3").movement().pick("u0", "G4")
    assert t.st.flags[0] & MOVED


@clause("BL-5.17", "BL-8.9")
def test_bl_5_17_set_up_in_a_wood_is_not_entering() -> None:
    t = Field({"G4": "h_inf_b"}, {"G5": "h_inf_b"}, terrain={"G4": "wooded+stakes"}).order("G4").combat()
    assert t.kind == "attack"


@clause("BL-11.11")
def test_bl_11_11_an_exit_hex_gives_a_banner_twice_at_most() -> None:
    rule = {
        "id": "x",
        "type": "exit",
        "camp": "standard",
        "hexes": ["G9"],
        "banners": 1,
        "limit": 1,
        "kind": "permanent",
        "text": "x",
    }
    t = Field({"G9": "h_inf_b", "A1": "h_inf_b"}, FAR, rules=[rule]).order("G9").movement().pick("u0")
    assert t.texts == ["walk", "leave"]
    t.pick("leave")
    assert (t.place_of("G9"), t.st.awards, t.st.taken) == ("off", [1, 0], [[], []])
    for army, enemies, ordered in (
        ({"G9": "c_spi_g", "A1": "h_inf_b"}, FAR, "G9"),
        ({"A1": "h_inf_b"}, {"G9": "h_inf_b", **FAR}, "G9"),
        ({"G8": "h_inf_b", "A1": "h_inf_b"}, FAR, "G8"),
    ):
        t = Field(army, enemies, rules=[rule]).turn_of(int("G9" not in army and "G8" not in army)).order(ordered)
        t.movement().pick(f"u{t.u(ordered)}")
        assert t.kind == "move_to", "troops of Standard on the hex itself only"
    t = Field({"G9": "h_inf_b", "A1": "h_inf_b"}, FAR, rules=[rule], mode="lore").hero("G9").order("G9").movement()
    t.pick("u0", "leave")
    assert (t.st.pos[t.u("hero at G9")], t.st.leader[0], t.st.taken) == (GONE, -1, [[], []]), "he goes with his troop"
    t = Field({"G9": "h_inf_b", "A1": "h_inf_b"}, FAR, rules=[rule])
    t.st.rule_count[0] = 1
    t.order("G9").movement().pick("u0")
    assert t.kind == "move_to", "the limit is reached"


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


@clause("BL-5.12", "BL-24.10")
def test_bl_5_12_a_champion_runs_too() -> None:
    t = lore({"A1": "h_inf_b"}, FAR, "WR04").hero("G5").order("hero at G5").movement().pick("lore", "WR04")
    t.pick(f"u{t.u('hero at G5')}")
    far = {t.st.ground.board.distance[t.hex("G5")][h] for h in t.asked.options if isinstance(h, int)}
    assert max(far) == 3
