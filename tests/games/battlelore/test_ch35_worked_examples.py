"""Chapter 35: worked examples played out decision by decision, where other chapters check only the number."""

from __future__ import annotations

from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import FX_DICE, IN_ANY
from sandtable.games.battlelore.turn.victory import banners
from tests.games.battlelore.support import Field
from tests.support import clause

FAR = {"A9": "h_inf_b"}


@clause("BL-35.1", "BL-9.2")
def test_bl_35_1_the_dwarf_on_the_rampart_may_ignore_four_flags() -> None:
    t = Field(
        {"G3": "d_swd_b", "F3": "h_inf_b", "H3": "h_inf_b"},
        {"G4": "h_inf_r"},
        terrain={"G3": "rampart"},
        landmarks={"G2": ("stronghold", "standard")},
    ).turn_of(1)
    t.st.effects.append((FX_DICE, t.u("G4"), 3, IN_ANY, 1))
    t.attack("G4", "G3", "FFFFF")
    assert (t.kind, t.texts) == ("ignore_flags", ["0", "1", "2", "3", "4"])
    t.pick("4", "G2")
    assert t.place_of("G3") == "G2", "the fifth flag counts"


@clause("BL-35.3", "BL-13.13", "BL-14.6")
def test_bl_35_3_a_council_of_level_two_holds_three_lore_cards() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore").council(0, commander=3, wizard=2, rogue=1)
    t.lore(0, "WR01", "WR02").draw().pick("card-and-token")
    assert (t.kind, len(t.st.lore[0])) == ("play_command", 3), "two and a third"
    t.turn_of(0).draw().pick("card-and-token")
    assert (t.kind, len(t.texts)) == ("discard_lore", 4)


@clause("BL-35.5", "BL-29.21", "BL-11.6")
def test_bl_35_5_the_eighth_banner_against_six_decides() -> None:
    for pennant, how in ((6, "decisive"), (7, None)):
        t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", **FAR}, epic=True, goals=7).lose("G4", 3)
        t.st.awards = [7, pennant]
        t.st.stirred = True
        t.order("G3").combat("GRR")
        assert t.kind == "attack", "7 against 6 or 7 is no win"
        t.pick("u0 u1")
        assert banners(t.st, 0) == 8
        assert (t.st.result.how if t.st.result else None) == how


@clause("BL-35.8", "BL-14.7")
def test_bl_35_8_a_deck_of_thirty_two() -> None:
    st = SPEC.start(2, {"adventure": "bl-09-three-keeps"}, 4)
    for seat, levels in ((0, (2, 3, 1, 0, 0)), (1, (3, 3, 0, 0, 0))):
        for level in levels:
            st.apply(level, seat)
    dealt = 8
    assert len(st.lore_deck) + dealt == 14 + 8 + 5 + 5
    assert len(st.lore_out) == 60 - 32


@clause("BL-35.18", "BL-7.1", "BL-7.2", "BL-7.3", "BL-7.4")
def test_bl_35_18_archers_move_take_aim_and_shoot_into_a_wood() -> None:
    for card, number in (("WR03", 5), ("WR04", 2)):
        t = Field({"G3": "h_arc_b"}, {"F6": "h_inf_b", **FAR}, mode="lore", terrain={"F6": "wooded"})
        t.council(0, warrior=1).lore(0, card).order("G3").movement().pick("u0", "G4")
        t.pick("u0 u1").dice("R" * (number - 1) + "B").pick(card if card == "WR03" else "pass")
        if card != "WR03":
            t.pick("pass")
        assert t.st.rng.loaded == []
        assert t.figures("F6") == 3, "the last die hits"


@clause("BL-35.19", "BL-7.3", "BL-7.4")
def test_bl_35_19_heavy_infantry_strong_and_uphill() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b", **FAR}, mode="lore", terrain={"G4": "elevated"})
    t.council(0, warrior=1).lore(0, "WR01").order("G3").combat().pick("u0 u1").dice("RRB").pick("WR01")
    assert (t.figures("G4"), t.st.rng.loaded) == (3, [])


@clause("BL-35.26", "BL-18.8", "BL-18.12")
def test_bl_35_26_the_hydra_loses_two_necks_and_grows_two() -> None:
    t = Field({"G3": "c_hyd_b", "A1": "h_inf_b"}, {"G4": "h_inf_r", **FAR}).turn_of(1).attack("G4", "G3", "BBRR")
    assert t.told("neck_lost") == [(0, 1), (0, 1)]
    assert (t.kind, t.asked.seat) == ("battle_back", 0)
    t.dice("LL").pick("yes", "yes", "yes")
    t.turn_of(0).attack("G3", "G4", "GGGGGR")
    assert (t.figures("G4"), t.st.rng.loaded) == (3, []), "1 + 1 + 2 + 2 dice"
