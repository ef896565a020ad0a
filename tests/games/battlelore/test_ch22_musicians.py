"""Chapter 22 of the BattleLore ledger: Musicians."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.presentation.conflict import clash_between
from sandtable.games.battlelore.presentation.conflict_dice import explain
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import NO_BATTLE, POISONED
from sandtable.games.battlelore.turn.tokens import set_tokens
from tests.games.battlelore.fields import bold
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.support import FAR, MY, Field
from tests.support import clause


def horn(mode: str = "medieval") -> Field:
    extras = {"G3": {"musician": "horn"}}
    own = {"G3": "h_inf_b", "H3": "h_hal_b", **MY}
    return Field(own, {"G4": "h_inf_g", **FAR}, extras=extras, mode=mode).order("G3", "H3")


@clause("BL-22.1")
def test_bl_22_1_bagpipes_frighten_instead_of_killing() -> None:
    t = Field({"G3": "d_pip_b"}, {"G5": "h_inf_g"}).attack("G3", "G5", "GSR")
    assert t.figures("G5") == 4
    assert t.asked.context == (1, 2), "a helmet and a strike: two flags"
    t = Field({"G3": "d_pip_b"}, {"G4": "h_cav_b"}).attack("G3", "G4", "SRR")
    assert t.asked.context == (1, 1), "also fully against mounted units"
    t = Field({"G3": "d_pip_b"}, {"G4": "h_mkn_r"}).attack("G3", "G4", "SGG")
    assert t.kind == "battle_back", "a strike it ignores for another reason is gone"


@clause("BL-22.2", "BL-22.4")
def test_bl_22_4_the_goblin_band() -> None:
    t = Field({"G3": "h_inf_g"}, {"G4": "g_bnd_g"}).turn_of(1).attack("G4", "G3", "SS")
    assert t.figures("G3") == 4, "drums never hit with strikes"
    assert bold(t, "G4") == 1
    assert bold(t.lose("G4", 3), "G4") == 0, "no drummer left"


@clause("BL-22.3")
def test_bl_22_3_the_band_counts_as_one_neighbour_in_its_section() -> None:
    t = Field({"A1": "h_inf_b"}, {"G9": "g_bnd_g", "F6": "h_inf_b", "G6": "h_inf_b", "A9": "h_inf_b", "B9": "h_inf_b"})
    assert bold(t, "F6") == 1, "one neighbour and the Band"
    assert bold(t, "A9") == 0, "another section"
    t = Field({"A1": "h_inf_b"}, {"G9": "g_bnd_g", "F9": "h_inf_b"})
    assert bold(t, "F9") == 0, "not twice for a unit adjacent to it"


@clause("BL-22.5")
def test_bl_22_5_a_drum_emboldens_but_flight_stays_flight() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "g_hob_b"}, extras={"G4": {"musician": "goblin_drum"}})
    assert bold(t, "G4") == 1
    t.attack("G3", "G4", "FFR").pick("1")
    assert t.asked.context == (1, 2)


@clause("BL-22.6", "BL-22.7")
def test_bl_22_6_the_horn_calls_a_neighbour() -> None:
    t = Field(
        {"G3": "h_inf_b", "H3": "h_hal_b", "F3": "h_inf_b", "A1": "h_inf_b"},
        {"G4": "g_hye_g", **FAR},
        extras={"G3": {"musician": "horn"}},
    ).order("H3", "F3")
    t.order("G3").combat().pick("u0 u4")
    assert t.texts == ["nobody", "u1"], "F3 is not adjacent to the target"
    t.dice("SRR" + "SSR").pick("u1")
    assert t.figures("G4") == 1, "the sword's strike is ignored, the halberd's two are not"
    assert t.kind == "play_command" or "u1 u4" not in t.texts, "the helper has used its battle"


@clause("BL-7.8", "BL-22.7")
def test_bl_22_7_the_horse_ignores_a_strike_of_the_helpers_sword() -> None:
    t = Field(
        {"G3": "h_hal_b", "H3": "h_inf_b", "A1": "h_inf_b"},
        {"G4": "g_hye_g", **FAR},
        extras={"G3": {"musician": "horn"}},
    ).order("H3")
    t.order("G3").combat().pick("u0 u3").dice("SRR" + "SRR").pick("u1")
    assert t.figures("G4") == 2, "the halberd's STRIKE hits, the sword's is ignored"


@clause("BL-22.6", "BL-5.7")
def test_bl_22_6_a_unit_that_may_not_battle_cannot_be_called() -> None:
    army = {"G3": "h_inf_b", "I3": "h_inf_b", "A1": "h_inf_b"}
    t = Field(army, {"G4": "h_inf_g", **FAR}, extras={"G3": {"musician": "horn"}})
    t.order("G3", "I3").movement().pick("u1", "H4", "done")
    t.dice("BBB").pick("u0 u3")
    assert t.told("attack"), "two hexes and no battle for blue foot: no question, the dice are rolled"


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
    results = [die.does for die in explain(t.st, clash_between(t.st, 0, 2), [c.GREEN, c.STRIKE, c.FLAG])]
    set_tokens(t.st, 2, token, 1)
    held = [die.does for die in explain(t.st, clash_between(t.st, 0, 2), [c.GREEN, c.STRIKE, c.FLAG])]
    assert (results, held) == (["flag"] * 3, ["hit"] * 3), "the dice are explained so"


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


@clause("BL-22.6")
def test_bl_22_6_an_archer_who_is_not_beside_the_target_does_not_help() -> None:
    extras: dict[str, dict[str, object]] = {"G3": {"musician": "horn"}}
    t = Field({"G3": "h_inf_b", "G2": "h_arc_b", **MY}, {"G4": "h_inf_g", **FAR}, extras=extras).order("G3", "G2")
    assert t.targets("G2") == {"G4"}, "he could shoot at it"
    t.combat().pick("u0 u3")
    assert t.kind != "call_help"


@clause("BL-22.7")
def test_bl_22_7_an_archers_strikes_do_not_hit_for_the_horn() -> None:
    extras: dict[str, dict[str, object]] = {"G3": {"musician": "horn"}}
    t = Field({"G3": "h_inf_b", "H3": "h_arc_b", **MY}, {"G4": "h_inf_g", **FAR}, extras=extras).order("G3", "H3")
    t.combat("SBB" + "SSG").pick("u0 u3", "u1")
    assert t.figures("G4") == 2, "the sword's strike and the archers' helmet"


@clause("BL-22.7", "BL-13.2")
def test_bl_22_7_berserk_counts_its_own_strikes() -> None:
    t = lore({"G3": "h_inf_b", "F4": "h_inf_b"}, {"G4": "h_inf_b", **FAR}, "WR07", extras={"G3": {"musician": "horn"}})
    t.order("G3", "F4").combat("SRRR" + "SSR" + "G").pick("u0 u2", "u1", "WR07")
    assert t.told("berserk") == [(0, c.GREEN)], "one die for one strike of its own, none for its friend's"
