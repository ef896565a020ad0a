"""Chapter 12 of the BattleLore ledger: Terrain."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL, Clash
from sandtable.games.battlelore.combat.morale import most_ignored
from sandtable.games.battlelore.tables.conditions import HALTED, NO_BATTLE
from tests.games.battlelore.fields import bold, lone
from tests.games.battlelore.support import FAR, Field, dice
from tests.support import clause


@clause("BL-5.14", "BL-12.9", "BL-12.22")
def test_bl_12_9_waterways_are_closed() -> None:
    t = lone("h_cav_b", terrain={"G4": "waterway"})
    assert "G4" not in t.reach("G3")
    t.order("G3").movement().pick("u0")
    assert t.why_not(0, ("hex", t.hex("G4"))) == ["BL-12.22"]


@clause("BL-12.3", "BL-5.15", "BL-5.16")
def test_bl_12_3_woods_stop_for_the_entire_turn() -> None:
    woods = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), "wooded")
    t = lone("h_cav_b", terrain=woods)
    assert t.reach("G3") == {"G3", *woods}
    t = lone("h_cav_b", terrain={"G3": "wooded"})
    assert len(t.reach("G3")) > 7, "a unit that starts there leaves freely"
    t = Field({"G3": "h_cav_b"}, {"G5": "h_inf_g"}, terrain={"G4": "wooded"}).lose("G5", 3)
    t.order("G3").movement().pick("u0", "G4")
    assert t.st.flags[0] & HALTED
    t.dice("GG").pick("u0 u1")
    assert t.place_of("G3") == "G4", "no follow-on move this turn"
    assert t.kind in ("over", "play_command")


@clause("BL-12.12")
def test_bl_12_12_marsh_stops_like_woods() -> None:
    ring = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), "marsh")
    assert lone("h_cav_b", terrain=ring).reach("G3") == {"G3", *ring}


@clause("BL-12.13", "BL-5.15")
def test_bl_12_13_a_ford_stops_but_allows_follow_on_moves() -> None:
    ring = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), "ford")
    assert lone("h_cav_b", terrain=ring).reach("G3") == {"G3", *ring}
    t = Field({"G3": "h_cav_b"}, {"G5": "h_inf_g", "A9": "h_inf_b"}, terrain={"G4": "ford"}).lose("G5", 3)
    t.order("G3").movement().pick("u0", "G4").dice("GR").pick("u0 u1")
    assert t.kind == "gain_ground"


@clause("BL-12.2", "BL-12.5", "BL-12.15")
def test_bl_12_5_hills_and_bridges_do_not_stop() -> None:
    ring = dict.fromkeys(("F4", "G4", "F3"), "elevated") | dict.fromkeys(("H3", "F2", "G2"), "bridge")
    assert len(lone("h_cav_b", terrain=ring).reach("G3")) == len(lone("h_cav_b").reach("G3"))


@clause("BL-12.10")
def test_bl_12_10_cliff_sides_cannot_be_crossed() -> None:
    t = lone("h_inf_r", terrain={"G4": "cliff"}, cliffs={"G4": ["SW"]})
    assert "G4" not in t.reach("G3"), "G3 lies south-west of G4"
    assert "G4" in lone("h_inf_r", terrain={"G4": "cliff"}, cliffs={"G4": ["NE"]}).reach("G3")
    t = Field({"G4": "h_inf_r"}, FAR, terrain={"G4": "cliff"}, cliffs={"G4": ["SW"]})
    assert "G3" not in t.reach("G4"), "nor in the other direction"


@clause("BL-12.17")
def test_bl_12_17_stakes_stop_and_forbid_battle_except_to_archers() -> None:
    for unit, battles in (("h_inf_b", False), ("h_arc_b", True)):
        t = Field({"G3": unit}, {"G5": "h_inf_b"}, terrain={"G4": "stakes"})
        t.walks("G3", "G4")
        assert bool(t.st.flags[0] & HALTED)
        assert (t.combat().kind == "attack") == battles


@clause("BL-12.19")
def test_bl_12_19_ramparts_forbid_battle_unless_entered_from_a_rampart() -> None:
    t = Field({"G3": "h_inf_g"}, {"G5": "h_inf_b"}, terrain={"G4": "rampart"})
    t.walks("G3", "G4")
    assert t.st.flags[0] & NO_BATTLE
    assert not t.st.flags[0] & HALTED, "it stops the move only"
    t = Field({"G3": "h_inf_g"}, {"G5": "h_inf_b"}, terrain={"G4": "rampart", "G3": "rampart"})
    t.order("G3").movement().pick("u0", "G4")
    assert t.kind == "attack"


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


@clause("BL-12.18", "BL-7.8")
def test_bl_12_18_archers_on_stakes_ignore_a_strike_in_melee() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_arc_b"}, terrain={"G4": "stakes"}).attack("G3", "G4", "SSR")
    assert t.figures("G4") == 3
    t = Field({"G3": "h_lbw_b"}, {"G5": "h_arc_b"}, terrain={"G5": "stakes"}).attack("G3", "G5", "SSR")
    assert t.figures("G5") == 2


@clause("BL-12.15", "BL-12.16", "BL-12.18", "BL-12.20", "BL-15.5", "BL-15.17", "BL-15.19", "BL-15.23")
@pytest.mark.parametrize(
    ("ground", "mark", "unit", "level"),
    [
        ("bridge", "", "h_inf_b", 1),
        ("stone_bridge", "", "h_inf_b", 1),
        ("stakes", "", "h_inf_b", 0),
        ("stakes", "", "h_arc_b", 1),
        ("stakes", "", "g_ost_g", 0),
        ("rampart", "", "h_inf_b", 1),
        ("bridge+rampart", "", "h_inf_b", 2),
        ("wooded", "", "h_inf_b", 0),
        ("countryside", "training_camp", "h_inf_b", 1),
        ("countryside", "magic_pentacle", "h_inf_b", 1),
        ("countryside", "command_tent", "h_inf_b", 1),
        ("countryside", "witchs_hut", "h_inf_b", 1),
        ("countryside", "graveyard", "h_inf_b", 0),
        ("bridge", "", "c_spi_g", 1),
        ("rampart", "", "c_spi_g", 1),
    ],
)
def test_bl_12_15_bold_by_place(ground: str, mark: str, unit: str, level: int) -> None:
    marks: dict[str, tuple[str, str | None]] = {"G3": (mark, None)} if mark else {}
    t = Field({"G3": unit}, FAR, terrain={"G3": ground}, landmarks=marks)
    assert bold(t, "G3") == level, "a creature has its own level and no other (BL-17.7)"


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
