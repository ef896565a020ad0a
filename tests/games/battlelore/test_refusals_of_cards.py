"""Refusals of cards and their targets, in the set-up, among allies and after the adventure: each names what holds."""

from __future__ import annotations

import pytest

from sandtable.core.engine.frames import Secret
from sandtable.games.battlelore.call_to_arms.deployment import Muster
from sandtable.games.battlelore.heroes.champions import NewHero
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.heroes import first_skills, goes_mounted
from sandtable.games.battlelore.turn.orders import RACK_BASE
from tests.games.battlelore.alliances import allied
from tests.games.battlelore.campaign_support import sheet, staged
from tests.games.battlelore.epics import epic, kinds
from tests.games.battlelore.lore_battles import fight, lore
from tests.games.battlelore.musters import army, play
from tests.games.battlelore.refusing import card, hexed, refused, spoken, unasked, unit, word
from tests.games.battlelore.support import FAR, Field

# -- Lore cards --------------------------------------------------------------------------------------------------------


def test_a_die_that_nobody_rolled() -> None:
    t = fight("CL01").dice("GGB").pick("pass", "CL01")
    assert t.kind == "reroll"
    assert refused(t, word(t, "flag")) == ("BL-13.2", "13-2-face")
    assert spoken(t, word(t, "flag")) == "No die shows this face: flag."
    t.pick("blue")
    assert refused(t, word(t, "blue")) == ("BL-13.2", "13-2-face-left")
    assert spoken(t, word(t, "blue")) == "No other die shows this face: blue helmet."


def test_cards_of_an_opponent() -> None:
    t = lore({"G3": "h_inf_b", "B3": "h_inf_b"}, FAR, "", "RG06 WR01").hand(0, "CC-PC", "CC-SL").hand(1, "CC-AL")
    t.command().pick("CC-PC").pick("RG06")
    assert t.kind == "false_orders"
    assert refused(t, card("CC-AL")) == ("BL-13.2", "13-2-cards")
    assert refused(t, card("WR01")) == ("BL-13.2", "card-lore")


def test_where_a_bolt_does_not_leap() -> None:
    foes = {"G7": "h_inf_b", "H7": "h_inf_b", "I7": "h_inf_b"}
    t = lore({"G3": "h_inf_b"}, foes, "WZ06").hand(0, "CC-PL").command().dice("RB").pick("WZ06", "u1")
    assert t.kind == "chain_to"
    assert refused(t, unit(t, "I7")) == ("BL-13.2", "13-2-far")
    assert refused(t, unit(t, "G3")) == ("BL-13.2", "13-2-own")
    assert refused(t, unit(t, "G7")) == ("BL-13.14", "13-14")


def test_a_spy_looks_at_lore_cards() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "RG11 WR03", "WR01 WR02", level=2).hand(0, "CC-PL").hand(1, "CC-AL")
    t.command().pick("RG11").pick("pass")
    assert t.kind == "spy_discard"
    assert refused(t, card("CC-PL")) == ("BL-13.2", "card-command")
    assert refused(t, card("WR03")) == ("BL-13.2", "13-2-cards")


@pytest.mark.parametrize(
    ("name", "mine", "foes", "asked", "key"),
    [
        ("CL03", {"G3": "h_inf_b", "F3": "h_inf_b", "E3": "h_inf_b"}, FAR, "G3", "13-3-full"),
        ("CL03", {"G3": "c_spi_g", "F3": "h_inf_b", "E3": "h_inf_b"}, FAR, "G3", "13-3-troop"),
        ("CL11", {"G3": "h_inf_b"}, {"G5": "h_inf_b", "A9": "g_swd_g", "B9": "g_swd_g"}, "G5", "13-3-goblinoid"),
        ("CL13", {"G3": "h_inf_b"}, {"G5": "c_spi_g", "A9": "g_swd_g", "B9": "g_swd_g"}, "G5", "13-3-troop"),
        ("WZ10", {"G3": "h_inf_b"}, {"G5": "h_inf_b", "H5": "h_inf_b", "A9": "g_swd_g"}, "A9", "13-3-near"),
        ("WR15", {"G3": "h_inf_b", "F3": "h_inf_b", "E3": "h_inf_b"}, FAR, "A9", "13-3-own"),
    ],
)
def test_what_a_lore_card_asks_of_its_target(
    name: str, mine: dict[str, str], foes: dict[str, str], asked: str, key: str
) -> None:
    t = lore(mine, foes, name).hand(0, "CC-PL")
    if name in ("CL03", "WR15"):
        t.lose("F3", 1).lose("E3", 1)
    t.command().pick(name)
    assert t.kind == "lore_target"
    assert refused(t, unit(t, asked)) == ("BL-13.3", key)


# -- Heroes' cards -----------------------------------------------------------------------------------------------------


def test_a_hero_whom_a_cloak_hides() -> None:
    mine = {"G3": "h_arc_b", "A8": "h_inf_b"}
    t = Field(mine, FAR).hero("G6", holder=1, artifacts="AR26").order(*mine).combat()
    assert t.texts == ["u1 u2", "done"]
    assert refused(t, unit(t, "hero at G6")) == ("BL-26.11", "26-11")
    assert refused(t, unit(t, "hero at G6"), unit(t, "G3")) == ("BL-26.11", "26-11")
    assert refused(t, unit(t, "G3")) == ("BL-26.11", "26-11")


def test_a_hero_who_has_escaped() -> None:
    mine = {"G3": "h_inf_b", "C3": "h_inf_b"}
    t = Field(mine, {"C4": "h_inf_b", **FAR}).hero("G4", holder=1, artifacts="AR47").order(*mine).combat()
    t.pick(f"u0 u{t.u('hero at G4')}", "AR47")
    assert (t.kind, t.texts) == ("attack", ["u1 u2", "done"])
    assert refused(t, unit(t, "hero at G4")) == ("BL-26.12", "26-12-escaped")
    assert refused(t, unit(t, "hero at G4"), unit(t, "G3")) == ("BL-26.12", "26-12-escaped")


# -- Epic and teams ----------------------------------------------------------------------------------------------------


def test_a_wing_is_led_by_its_marshal() -> None:
    t = epic(players=6).hand(0, "CC-LN").hand(1, "CC-PL").new_turn(0)
    assert unasked(t, 2, "play_command") == ("BL-29.23", "29-23-cards")
    t.pick("CC-LN", "none", "u0", "u2", "u4")
    assert (t.kind, t.asked.seat) == ("move_unit", 2)
    assert refused(t, ("unit", 2)) == ("BL-29.23", "29-23-wing")
    assert unasked(t, 4, "move_unit") == ("BL-5.1", "not-asked-other")


def test_a_counter_attack_copies_one_of_two_cards() -> None:
    t = epic(("CT-BB", "CT-RB", "CC-PL")).hand(0, "CT-CA", "CC-AR")
    t.st.last[1] = [(kinds("CC-PL")[0], 0), (kinds("CC-PC")[0], 0)]
    t.command().pick("CT-CA")
    assert t.kind == "copy_card"
    assert refused(t, card("CC-AR")) == ("BL-29.16", "29-16")


def test_a_card_of_the_rack_cannot_be_discarded() -> None:
    t = epic(("CC-SL", "CC-PR", "CT-GB"), mode="medieval").hand(0, "CC-PC", "CC-AL").hand(1, "CC-PL").command()
    t.pick("rack:CC-SL", "none", "done")
    assert t.kind == "keep_command"
    t.pick(t.texts[0])
    assert t.kind == "discard_command"
    assert refused(t, ("card", RACK_BASE + kinds("CC-PR")[0])) == ("BL-29.26", "card-rack")
    assert refused(t, ("unit", 0)) == ("BL-29.26", "first"), "the rule that makes him discard"


def test_a_card_is_discarded_in_the_draw_phase() -> None:
    t = epic(("CC-SL", "CC-PR", "CT-GB"), mode="medieval").hand(0, "CC-PC", "CC-AL").hand(1, "CC-PL").command()
    assert unasked(t, 0, "discard_command") == ("BL-3.1", "not-asked-later")
    t.pick("rack:CC-SL", "none")
    assert t.kind == "order_unit"
    assert unasked(t, 1, "discard_command") == ("BL-3.1", "not-asked-turn-when")


# -- allies ------------------------------------------------------------------------------------------------------------


def test_an_opponent_is_chosen_not_the_ally() -> None:
    t = allied().lore(0, "RG01", tokens=9).hand(0, "CC-PL").hand(1, "CC-PL").command().pick("RG01")
    assert t.kind == "lore_opponent"
    assert refused(t, ("seat", 2)) == ("BL-31.11", "31-11-ally")
    assert refused(t, ("seat", 0)) == ("BL-31.11", "31-11-you")


def test_a_card_that_finds_only_units_of_the_ally() -> None:
    t = allied({"J3": "h_inf_b", "A1": "h_inf_b"}).lore(0, "WR15", tokens=5).lose("J3", 1).command()
    assert (t.kind, "WR15" in t.texts) == ("play_command", False)
    assert refused(t, card("WR15")) == ("BL-31.11", "31-11-card")
    assert spoken(t, card("WR15")).endswith("a unit of your ally as its target: that costs 6 Lore, and you have 5.")
    t = allied({"B3": "h_inf_b", "J3": "h_inf_b"}, {"B5": "h_inf_b", "J5": "h_inf_b"}).lore(0, "RG09", tokens=9)
    t.turn_of(1).order("J5").movement().pick(f"u{t.u('J5')}", "pass", "J4", "pass", "stop")
    assert (t.kind, t.asked.seat, t.texts) == ("play_lore", 0, ["pass"])
    assert refused(t, card("RG09")) == ("BL-31.11", "31-11-card-reaction")


def test_a_unit_of_the_ally_is_no_target() -> None:
    t = allied().lore(0, "CL09", tokens=2).command().pick("CL09")
    assert (t.kind, t.texts) == ("lore_target", ["u0", "u1"])
    assert refused(t, unit(t, "J3")) == ("BL-31.11", "31-11-cost")
    t = allied().lore(0, "WR12", tokens=9).turn_of(1).command().pick("CC-PL", "WR12")
    assert (t.kind, t.asked.seat) == ("lore_target", 0)
    assert refused(t, unit(t, "J3")) == ("BL-31.11", "31-11-reaction")


# -- before the first turn ---------------------------------------------------------------------------------------------


def test_where_a_new_hero_cannot_begin() -> None:
    t = Field({"G1": "h_inf_b", "I1": "h_inf_b", "E1": "h_cav_b", "C1": "h_inf_g", "K1": "c_spi_g"}, FAR).hero("C1")
    skill = next(n for n in first_skills(c.WARRIOR) if not goes_mounted((n,), ()))
    t.st.stack = [Setup(3), NewHero(0, 4, c.WARRIOR, skill, Secret((), -1))]
    t.run()
    assert refused(t, hexed(t, "G5")) == ("BL-23.9", "23-9-none")
    assert refused(t, hexed(t, "E1")) == ("BL-23.9", "23-9-mounted")
    assert refused(t, hexed(t, "A9")) == ("BL-23.9", "23-9-enemy")
    assert refused(t, hexed(t, "K1")) == ("BL-23.9", "23-9-creature")
    assert refused(t, hexed(t, "C1")) == ("BL-23.12", "23-12")


@pytest.mark.parametrize(
    ("section", "epic_", "clause", "where", "key"),
    [
        (1, False, "BL-30.5", "G5", "30-5"),
        (1, False, "BL-30.5", "A1", "30-5-section"),
        (-1, False, "BL-30.7", "G5", "30-5"),
        (1, True, "BL-33.4", "G1", "30-5"),
        (4, True, "BL-33.2", "G2", "30-5-row"),
        (-1, True, "BL-33.5", "G5", "30-5"),
    ],
)
def test_where_a_unit_is_not_deployed(section: int, epic_: bool, clause: str, where: str, key: str) -> None:
    foes = {"A17": "h_inf_b"} if epic_ else FAR
    t = Field({"M1": "h_inf_b"}, foes, epic=epic_, deployment="impromptu")
    t.st.stack = [Setup(3)]
    t.st.push(Muster(at=4, jobs=[(0, c.TYPE_OF["h_cav_b"], -1, section)]))
    t.run()
    assert t.kind == "deploy_at"
    assert refused(t, hexed(t, where)) == (clause, key)


def test_walls_and_horns_and_the_units_they_are_not_for() -> None:
    men = {"G3": "h_inf_g", "B4": "h_inf_b", "B5": "h_inf_b", "E3": "h_inf_b", "D3": "h_cav_b"}
    t = play(army(men, terrain={"E3": "rampart"}), "SP30")
    assert (t.kind, t.texts) == ("special_unit", ["done", "u0", "u1"])
    assert refused(t, unit(t, "B5")) == ("BL-30.19", "30-19-rows")
    assert refused(t, unit(t, "E3")) == ("BL-30.19", "30-19-overlay")
    assert refused(t, unit(t, "D3")) == ("BL-30.19", "30-19-host")
    t = play(army({"G3": "h_inf_g", "B3": "h_inf_b"}, extras={"B3": {"musician": "horn"}}), "SP13")
    assert (t.kind, t.texts) == ("special_unit", ["done", "u0"])
    assert refused(t, unit(t, "B3")) == ("BL-22.6", "30-19-attached")
    assert "a special figure already: Horn." in spoken(t, unit(t, "B3"))
    t = play(army({"G3": "h_inf_g", "D3": "h_cav_b", "A3": "d_swd_b"}), "SP13")
    for place in ("D3", "A3"):
        assert refused(t, unit(t, place)) == ("BL-22.6", "30-19-host")
    t = play(army({"G3": "h_inf_g", "D3": "h_arc_g"}), "SP27")
    assert refused(t, unit(t, "G3")) == ("BL-20.14", "30-19-host")
    t = play(army({"G3": "h_inf_g", "K3": "c_spi_g"}), "SP17")
    assert (t.kind, t.texts) == ("special_unit", ["done", "u0"])
    assert refused(t, unit(t, "K3")) == ("BL-30.25", "30-19-troop")


def test_a_vantage_point() -> None:
    t = army({"G3": "h_inf_g", "B3": "h_inf_b"}, terrain={"G4": "elevated", "E4": "wooded", "G6": "elevated"})
    t.st.reserves = [0]
    play(t, "SP19")
    assert t.kind == "special_unit"
    assert refused(t, unit(t, "B3")) == ("BL-30.26", "30-26")
    t.pick("u0")
    assert refused(t, hexed(t, "G2")) == ("BL-30.26", "30-26-hex")
    assert refused(t, hexed(t, "G6")) == ("BL-30.26", "30-26-row")


# -- after the adventure -----------------------------------------------------------------------------------------------


def test_what_a_hero_is_short_of_after_the_adventure() -> None:
    t = staged((sheet("Ada", artifacts="AR01 AR02 AR03", experience=0), "field"))
    assert t.kind == "more_draws"
    assert refused(t, word(t, "experience")) == ("BL-27.8", "27-8")
    t = staged((sheet("Ada", experience=20), "field")).until("level_up")
    assert refused(t, word(t, "council")) == ("BL-28.1", "28-1-skills")


def test_a_hero_short_of_experience_is_not_asked_about_the_council() -> None:
    for before, asked in ((1, []), (2, ["Ada"])):
        t = staged((sheet("Ada", skills="SK17 SK18 SK19", experience=before), "field"))
        assert t.asked_of("level_up") == asked, "he has gained 1, and the council asks for 3"
