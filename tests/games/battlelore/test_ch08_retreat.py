"""Chapter 8 of the BattleLore ledger: Retreats."""

from __future__ import annotations

from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import WEBBED
from sandtable.games.battlelore.tables.effects import FX_BOLD, FX_FRIGHT, FX_NO_BOLD, IN_ANY
from sandtable.games.battlelore.turn.tokens import set_tokens
from tests.games.battlelore.fields import bold
from tests.games.battlelore.support import FAR, MY, Field
from tests.support import clause


# --- retreats ---------------------------------------------------------------------------------------------------------
@clause("BL-8.1", "BL-8.2", "BL-8.3", "BL-8.4")
def test_bl_8_3_a_retreat_step_goes_to_its_own_side() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}).attack("G3", "G4", "FRR")
    assert (t.kind, t.asked.seat, set(t.texts)) == ("retreat_to", 1, {"G5", "H5"})
    assert t.why_not(1, ("hex", t.hex("F4"))) == ["BL-8.3"], "no sideways step"
    t.pick("H5")
    assert t.place_of("G4") == "H5"
    assert (t.told("panic"), t.figures("G4")) == ([], 4), "only Frightened units panic"
    t = Field({"G5": "h_inf_g"}, {"G6": "h_inf_b"}).turn_of(1).attack("G6", "G5", "FRR")
    assert set(t.texts) == {"F4", "G4"}, "Standard retreats south"


@clause("BL-8.4", "BL-8.7")
def test_bl_8_4_a_free_hex_must_be_taken() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", "G5": "h_inf_g"}).attack("G3", "G4", "FRR")
    assert t.place_of("G4") == "H5", "the only way is taken at once"


@clause("BL-8.5", "BL-8.9")
def test_bl_8_5_terrain_does_not_stop_a_retreat_but_water_does() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, terrain={"G5": "wooded", "H5": "waterway"})
    t.attack("G3", "G4", "FFR")
    assert t.kind == "retreat_to", "through the wood"
    assert set(t.texts) == {"F6", "G6"}
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, terrain={"G4": "cliff", "H5": "waterway"}, cliffs={"G4": ["NW"]})
    t.attack("G3", "G4", "FR")
    assert (t.place_of("G4"), t.figures("G4")) == ("G4", 3), "a cliff side and water"


@clause("BL-8.6", "BL-8.8")
def test_bl_8_6_hexes_not_completed_cost_figures() -> None:
    t = Field({"G7": "h_inf_b"}, {"G8": "h_inf_g"}).attack("G7", "G8", "FFR").pick("G9")
    assert (t.place_of("G8"), t.figures("G8")) == ("G9", 3), "one hex, then the edge of the board"
    t = Field({"G8": "h_inf_b"}, {"G9": "h_inf_g"}).attack("G8", "G9", "FFR")
    assert (t.place_of("G9"), t.figures("G9")) == ("G9", 2)


@clause("BL-8.6")
def test_bl_8_6_a_blocked_retreat_can_eliminate() -> None:
    t = Field({"G8": "h_inf_b"}, {"G9": "h_inf_g", **FAR}).lose("G9", 3).attack("G8", "G9", "FRR")
    assert t.place_of("G9") == "off"
    assert t.st.taken[0] == [1]


@clause("BL-9.1")
def test_levels_taken_away_come_back_only_by_later_cards() -> None:
    t = Field({"G3": "d_chf_r"}, FAR)
    t.st.effects = [(FX_BOLD, 0, 1, IN_ANY, 1), (FX_NO_BOLD, 0, 0, IN_ANY, 1)]
    assert bold(t, "G3") == 0
    t.st.effects.append((FX_BOLD, 0, 1, IN_ANY, 1))
    assert bold(t, "G3") == 1


@clause("BL-9.13")
def test_cards_can_frighten() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"})
    t.st.effects.append((FX_FRIGHT, 1, 0, IN_ANY, 1))
    t.attack("G3", "G4", "FRR")
    assert t.asked.context == (1, 2)


@clause("BL-8.10")
def test_bl_8_10_a_webbed_unit_takes_hits_instead_of_a_forced_retreat() -> None:
    t = Field({"G3": "c_hgi_b", **MY}, {"G4": "h_inf_g"})
    t.st.tok[2] = WEBBED
    t.attack("G3", "G4", "LBB")
    assert (t.figures("G4"), t.place_of("G4")) == (2, "G4")


@clause("BL-19.21", "BL-8.10")
def test_bl_8_10_a_held_champion_does_not_flee() -> None:
    for token in (c.WEB, c.FROST):
        t = Field({"G3": "c_hgi_b", **MY}, FAR, mode="lore").hero("G4", holder=1)
        set_tokens(t.st, t.u("hero at G4"), token, 1)
        t.attack("G3", "hero at G4", "LGG" + "RR")
        assert t.place_of("hero at G4") == "G4", "a push of two hexes is a check of two dice"
        assert t.st.rng.loaded == []
        assert "retreat" not in t.texts, "nor does he leave on his own account"
