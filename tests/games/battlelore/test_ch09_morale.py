"""Chapter 9 of the BattleLore ledger: Morale: Bold, Frightened, support, battle back."""

from __future__ import annotations

from sandtable.games.battlelore.tables import pieces as c
from tests.games.battlelore.fields import bold
from tests.games.battlelore.support import FAR, Field
from tests.support import clause


@clause("BL-9.2")
def test_bl_9_2_the_owner_chooses_how_many_flags_to_ignore() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_chf_r"}).attack("G3", "G4", "FFF")
    assert (t.kind, t.asked.seat, t.texts) == ("ignore_flags", 1, ["0", "1", "2"])
    t.pick("1")
    assert t.kind == "retreat_to"
    assert t.asked.context == (1, 2), "two flags are left"


@clause("BL-9.3", "BL-9.5")
def test_bl_9_5_a_bold_unit_that_stands_battles_back() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b"}).attack("G3", "G4", "RRR")
    assert (t.kind, t.asked.seat) == ("battle_back", 1)
    t.dice("BBR").pick("yes")
    assert t.figures("G3") == 2
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}).attack("G3", "G4", "RRR")
    assert t.kind == "play_command", "not Bold"


@clause("BL-9.4", "BL-9.18")
def test_bl_9_4_the_level_is_computed_as_units_stand() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", "F4": "h_inf_b", "H4": "h_inf_b"})
    assert bold(t, "G4") == 1
    t.st.at[t.hex("H4")] = -1
    t.st.pos[t.u("H4")] = -2
    assert bold(t, "G4") == 0


@clause("BL-9.7", "BL-9.11")
def test_bl_9_11_battling_back_is_optional_and_never_against_missiles() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b"}).attack("G3", "G4", "RRR").pick("no")
    assert t.figures("G3") == 4
    t = Field({"G3": "h_arc_b"}, {"G5": "d_swd_b"}).attack("G3", "G5", "RRR")
    assert t.kind == "play_command"


@clause("BL-9.8")
def test_bl_9_8_battling_back_gains_no_ground() -> None:
    t = Field({"G3": "h_cav_b", "A1": "h_inf_b"}, {"G4": "h_mkn_r"}).lose("G3", 2)
    t.attack("G3", "G4", "GGG").dice("BGGG").pick("yes")
    assert t.place_of("G3") == "off"
    assert t.kind == "play_command", "no gain ground, no pursuit"


@clause("BL-9.9", "BL-9.10")
def test_bl_9_10_blocked_in_its_hex_it_may_battle_back() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b"}).attack("G3", "G4", "FRR").pick("0", "G5")
    assert t.kind == "gain_ground", "it retreated: no battle back"
    t = Field({"G8": "h_inf_b"}, {"G9": "d_swd_b"}).attack("G8", "G9", "FRR").pick("0")
    assert (t.kind, t.figures("G9")) == ("battle_back", 3)


@clause("BL-9.12", "BL-10.5")
def test_bl_9_12_a_bonus_attack_can_be_battled_back() -> None:
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "d_swd_b"}).lose("G4", 3)
    t.attack("G3", "G4", "GRR").pick("yes", "G4").dice("RRR").pick("u2")
    assert t.kind == "battle_back"


@clause("BL-9.14")
def test_bl_9_14_only_its_own_colour_kills_in_panic() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "g_hob_b"}).attack("G3", "G4", "FRR").dice("SF").pick("G5", "G6")
    assert t.figures("G4") == 4


@clause("BL-9.15")
def test_bl_9_15_losses_for_the_way_come_before_panic() -> None:
    t = Field({"G7": "h_inf_b"}, {"G8": "g_hob_b", **FAR}).lose("G8", 3).attack("G7", "G8", "FRR").pick("G9")
    assert t.place_of("G8") == "off", "dead of the second hex, before any panic die"


@clause("BL-9.14", "BL-9.15")
def test_bl_9_14_one_panic_die_for_each_hex_actually_covered() -> None:
    t = Field({"G7": "h_inf_b"}, {"G8": "g_hob_b", **FAR}).attack("G7", "G8", "FRR").dice("B").pick("G9")
    assert t.told("panic") == [(1, c.BLUE)], "two hexes, one covered"
    assert t.figures("G8") == 2, "one figure for the hex not covered, one in panic"


@clause("BL-9.16")
def test_bl_9_16_a_frightened_unit_ignores_flags_first() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "g_hob_b"}, terrain={"G4": "rampart"}).attack("G3", "G4", "FF")
    t.pick("1")
    assert t.asked.context == (1, 2), "one flag left: two hexes"


@clause("BL-9.17", "BL-9.19")
def test_bl_9_17_two_neighbours_support_once() -> None:
    ring = {"F3": "h_inf_b", "H3": "h_inf_b", "F2": "h_inf_b"}
    t = Field({"G3": "h_inf_b", **ring}, FAR)
    assert bold(t, "G3") == 1
    assert bold(Field({"G3": "h_inf_b", "F3": "h_inf_b"}, FAR), "G3") == 0
    t = Field({"G3": "c_spi_g", **ring}, FAR)
    assert bold(t, "G3") == bold(Field({"G3": "c_spi_g"}, FAR), "G3"), "creatures never receive it"
    t = Field({"G3": "h_inf_b", "F3": "c_spi_g", "H3": "h_inf_b"}, FAR)
    assert bold(t, "G3") == 1, "but give it"


@clause("BL-9.20")
def test_bl_9_20_a_webbed_defender_does_not_battle_back() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b"})
    t.st.tok[1] = 1
    t.attack("G3", "G4", "RRR")
    assert t.kind == "play_command"
