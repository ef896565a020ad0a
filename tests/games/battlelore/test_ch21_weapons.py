"""Chapter 21 of the BattleLore ledger: Weapons."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.in_progress import BACK
from tests.games.battlelore.support import FAR, Field, dice
from tests.support import clause


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


@clause("BL-21.5", "BL-25.2")
def test_bl_21_5_a_helmet_of_the_axe_swing_never_hits_a_champion() -> None:
    t = Field({"G3": "d_axe_b", "A1": "h_inf_b"}, FAR, mode="lore").hero("G4", holder=1)
    t.attack("G3", "hero at G4", "SBB" + "R" + "G")
    assert len(t.told("casualty")) == 1, "one check for the STRIKE, none for the GREEN of the swing"


@clause("BL-21.5", "BL-25.1", "BL-25.25")
def test_bl_21_5_a_strike_of_the_axe_swing_endangers_the_leader() -> None:
    t = Field({"G3": "d_axe_b", "A1": "h_inf_b"}, {"G4": "h_inf_g", **FAR}, mode="lore").hero("G4", holder=1)
    t.attack("G3", "G4", "SBB" + "R" + "S" + "R")
    assert len(t.told("casualty")) == 2
    t = Field({"G3": "d_axe_b", "A1": "h_inf_b"}, {"G4": "h_inf_g", **FAR}, mode="lore").hero("G4", holder=1)
    t.lose("G4", 2).attack("G3", "G4", "SBB" + "R" + "G" + "R")
    assert t.at("G4") == t.u("hero at G4"), "the troop is gone, its Hero stays"
    assert t.kind == "battle_back", "and he is now the one who was attacked"
