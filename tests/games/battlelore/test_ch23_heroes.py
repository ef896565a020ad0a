"""Chapters 23 to 25: Heroes, their roles, orders and movement, casualty checks, wounds and morale."""

from __future__ import annotations

import pytest

from sandtable.core.spec import BadOption
from sandtable.games.battlelore.combat.declare import dice_count
from sandtable.games.battlelore.combat.in_progress import BACK, MELEE_ATTACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.combat.losses import apply_hits, eliminate
from sandtable.games.battlelore.combat.morale import bold_level, is_supported
from sandtable.games.battlelore.heroes.casualties import casualty_check
from sandtable.games.battlelore.heroes.champions import Flight, champion_reach
from sandtable.games.battlelore.heroes.in_play import is_friendly_to
from sandtable.games.battlelore.heroes.quests import CHEST_IDS, CHEST_TOKENS
from sandtable.games.battlelore.setup import HeroBalance
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import GONE, HALTED, LED, NO_BATTLE, ORDERED, STARTED_HERE, VICTOR, WEBBED, Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.heroes import (
    ARTIFACT_IDS,
    RECOMMENDED,
    SKILL_IDS,
    SKILLS,
    SKULLS,
    can_ever_use,
    first_skills,
)
from sandtable.games.battlelore.turn.victory import banners
from tests.games.battlelore.support import Field
from tests.support import clause

FAR = {"A9": "h_inf_b"}
MY = {"A1": "h_inf_b"}


def dice(t: Field, attacker: str, target: str, mode: int = NORMAL) -> int:
    a, b = t.u(attacker), t.u(target)
    kind = MELEE_ATTACK if t.st.pos[b] in t.st.ground.near[t.st.pos[a]] else RANGED_ATTACK
    return dice_count(t.st, a, b, kind, mode, t.st.weapon[a])


def reach(t: Field, name: str) -> set[str]:
    return {hex_name(h) for h in champion_reach(t.st, t.u(name))}


def creation(seed: int = 1) -> Battle:
    """A game with Heroes at the question for the first one's class."""
    st = SPEC.start(2, {"adventure": "bl-04-wizards-tarn", "heroes": "on"}, seed)
    while st.decision is not None and st.decision.kind != "hero_class":
        st.apply(st.decision.options[0], st.decision.seat)
    return st


# --- creation ---------------------------------------------------------------------------------------------------------


@clause("BL-23.1", "BL-23.2")
def test_bl_23_2_weapon_dice_and_skulls_by_class() -> None:
    for name, number, skulls in (("commander", 1, 4), ("warrior", 2, 5), ("rogue", 1, 4), ("wizard", 1, 3)):
        t = Field(MY, {"G4": "h_inf_b"}).hero("G3", name)
        assert dice(t, "hero at G3", "G4") == number
        assert t.st.sheets[0][2] == skulls
    assert SKULLS[c.CLERIC] == 3


@clause("BL-23.3")
def test_bl_23_3_on_foot_a_short_sword_mounted_a_long_one() -> None:
    for rides, figures in ((False, 3), (True, 2)):
        t = Field(MY, {"G4": "g_hye_g", **FAR}).hero("G3", rides=rides).attack("hero at G3", "G4", "SB")
        assert t.figures("G4") == figures


@clause("BL-23.4", "BL-24.10")
def test_bl_23_4_riding_mounts_the_hero() -> None:
    t = Field(MY, FAR).hero("G3").hero("G6", rides=True)
    assert len(reach(t, "hero at G3")) == 19, "two hexes; the other Hero stands outside"
    board = t.st.ground.board
    assert max(board.distance[t.hex("G6")][h] for h in champion_reach(t.st, t.u("hero at G6"))) == 4


@clause("BL-23.5")
def test_bl_23_5_first_skills() -> None:
    for member in range(5):
        names = {SKILLS[skill].name for skill in first_skills(member)}
        assert "Riding" in names
        assert RECOMMENDED[member] in names
        assert "Toughness" not in names, "other common Skills only by levelling up"
    assert SKILL_IDS.index("SK29") not in first_skills(c.WIZARD), "its prerequisite is missing"


@clause("BL-23.6", "BL-26.10", "BL-26.16")
def test_bl_23_6_three_artifacts_are_drawn_and_one_is_kept() -> None:
    st = creation()
    member = st.decision.options[1] if st.decision else 0
    st.apply(member)
    st.apply(st.decision.options[-1] if st.decision else 0)
    assert st.decision is not None
    assert st.decision.kind == "hero_artifact"
    assert 1 <= len(st.decision.options) <= 3
    assert len(st.artifacts) == 53
    other = st.seen_by(1 - st.decision.seat)
    assert other.decision is not None
    assert other.decision.options == []
    assert set(other.artifacts) == {-1}
    st.apply(st.decision.options[0])
    assert len(st.artifacts) == 55, "the others go back"
    assert not can_ever_use(ARTIFACT_IDS.index("AR36"), c.CLERIC, False), "a wand is for Wizards"
    assert not can_ever_use(ARTIFACT_IDS.index("AR06"), c.CLERIC, True), "a tower shield for Heroes on foot"


@clause("BL-23.10", "BL-23.11", "BL-34.4", "BL-2.5")
def test_bl_23_11_a_hero_needs_a_member_of_his_class() -> None:
    st = creation()
    assert st.decision is not None
    assert st.decision.seat == st.active, "the camp that goes first deploys first"
    members = {m for m, level in enumerate(st.councils[st.active]) if level}
    assert set(st.decision.options) == {-1, *members}
    st.apply(-1)
    assert st.decision is not None
    assert st.decision.seat == 1 - st.active, "he may go without"
    assert not SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor"}).rules.heroes, "off by default"


@clause("BL-23.9", "BL-23.10")
def test_bl_23_9_hero_friendly_hexes() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_cav_b", "E3": "c_spi_g", "D3": "h_inf_g"}, {"G7": "h_inf_b"}).hero("A1")
    t.hero("D3")
    hero = t.u("hero at A1")
    friendly = [name for name in ("G3", "F3", "E3", "D3", "G7") if is_friendly_to(t.st, hero, t.u(name))]
    assert friendly == ["G3"], "foot with foot, own troops, one Hero each"


@clause("BL-23.7", "BL-23.8", "BL-23.12")
def test_bl_23_8_a_combined_unit_rolls_the_troops_dice() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}).hero("G3")
    assert t.st.pos[t.u("hero at G3")] == LED
    assert t.at("G3") == t.u("G3")
    assert dice(t, "G3", "G4") == 4
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}).hero("G3", skills="SK17")
    assert dice(t, "G3", "G4") == 5, "his Skills count"


@clause("BL-23.13")
def test_bl_23_13_heroes_need_a_lore_adventure() -> None:
    with pytest.raises(BadOption, match=r"BL-23\.13"):
        SPEC.start(2, {"adventure": "bl-01-first-muster", "heroes": "on"})


# --- orders and movement ----------------------------------------------------------------------------------------------


@clause("BL-24.1", "BL-24.11")
def test_bl_24_1_a_champion_moves_alone_or_joins() -> None:
    t = Field({"G5": "h_inf_b", "F4": "h_cav_b", **MY}, {"G7": "h_inf_b", "H4": "h_inf_b"}).hero("G3")
    ends = reach(t, "hero at G3")
    assert "G5" in ends, "a Hero-friendly hex"
    assert "F4" not in ends, "an incompatible troop"
    assert "E4" in ends or "F5" in ends, "but he may pass through it"
    assert "H4" not in ends
    t.order("hero at G3").movement().pick(f"u{t.u('hero at G3')}", "G5")
    assert t.st.leader[t.u("G5")] == t.u("hero at G3")
    assert t.kind == "play_command", "he does not battle this turn"


@clause("BL-24.2", "BL-24.13")
def test_bl_24_2_a_combined_unit_moves_as_one() -> None:
    t = Field({"G3": "h_inf_g", **MY}, FAR).hero("G3").walks("G3", "G5")
    assert t.place_of("hero at G3") == "G5"


@clause("BL-24.3", "BL-24.4", "BL-24.5", "BL-24.6")
def test_bl_24_3_a_leader_splits_for_one_order() -> None:
    t = Field({"G3": "h_inf_g", **MY}, {"G6": "h_inf_b"}).hero("G3").orders("CC-PC")
    hero = t.u("hero at G3")
    assert set(t.texts) == {"u0", f"u{hero}", "done"}
    t.pick(f"u{hero}", "done")
    assert not t.st.flags[0] & ORDERED, "the troop is not ordered"
    t.pick(f"u{hero}", "G5")
    assert (t.place_of("hero at G3"), t.place_of("G3"), t.st.leader[0]) == ("G5", "G3", -1)
    assert t.texts == [f"u{hero} u{t.u('G6')}", "done"], "he battles alone"
    t = Field({"G3": "h_inf_g", "G5": "h_inf_b"}, FAR).hero("G3").orders("CC-AC").pick("u0")
    t.pick(f"u{t.u('hero at G3')}", "done", f"u{t.u('hero at G3')}", "G5")
    assert t.st.leader[t.u("G5")] == t.u("hero at G3"), "joins another troop in the same move"
    assert "u0" in t.texts, "the troop has its own order"


@clause("BL-24.7")
def test_bl_24_7_battlelore_orders_heroes_by_strike() -> None:
    t = Field({"G3": "h_inf_g", **MY}, FAR, mode="lore").hero("G3").hand(0, "CC-PL").orders("CT-BL", "GF")
    assert f"u{t.u('hero at G3')}" not in t.texts
    t = Field({"G3": "h_inf_g", **MY}, FAR, mode="lore").hero("G3").hand(0, "CC-PL").orders("CT-BL", "SF")
    assert f"u{t.u('hero at G3')}" in t.texts


@clause("BL-24.8")
def test_bl_24_8_onslaught_and_charge() -> None:
    for card, rides, fits in (("CT-FO", False, True), ("CT-FO", True, False), ("CT-MC", True, True)):
        t = Field({"B3": "h_inf_g", "C3": "h_cav_b"}, FAR).hero("G3", rides=rides).hand(0, "CC-PL").orders(card)
        assert (f"u{t.u('hero at G3')}" in t.texts) == fits
    t = Field({"B3": "h_inf_g"}, FAR).hero("G3").hand(0, "CC-PL").orders("CT-GB")
    assert f"u{t.u('hero at G3')}" not in t.texts, "Champions have no colour"


@clause("BL-24.9")
def test_bl_24_9_leadership_orders_all_leaders_too() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b", "E3": "h_inf_b"}, {"G4": "h_inf_b"}).hero("G3").orders("CT-LD")
    assert t.st.flags[0] & ORDERED
    t.pick("u1")
    assert t.kind == "move_unit"
    assert dice(t, "G3", "G4") == 4


@clause("BL-24.12")
def test_bl_24_12_a_troop_joins_a_champion_and_stops() -> None:
    t = Field({"G3": "h_inf_g", **MY}, FAR).hero("G4")
    assert "G4" in t.reach("G3")
    t.walks("G3", "G4")
    assert t.st.leader[0] == t.u("hero at G4")
    assert t.place_of("hero at G4") == "G4"
    t = Field({"G5": "h_inf_g", **MY}, {"G6": "h_inf_b"}).hero("G4").turn_of(1).attack("G6", "G5", "FFR").pick("G4")
    assert (t.place_of("G5"), t.st.leader[0], t.figures("G5")) == ("G4", t.u("hero at G4"), 4)


@clause("BL-24.14")
def test_bl_24_14_a_champion_obeys_terrain() -> None:
    t = Field(MY, FAR, terrain={"G4": "wooded", "F4": "waterway"}).hero("G3")
    assert "F4" not in reach(t, "hero at G3")
    t = Field(MY, {"G5": "h_inf_b"}, landmarks={"G4": ("training_camp", None)}).hero("G3")
    t.order("hero at G3").movement().pick(f"u{t.u('hero at G3')}", "G4")
    assert t.kind == "play_command", "no battle on entry"


@clause("BL-24.15", "BL-24.16")
def test_bl_24_16_a_newcomer_gives_bold_but_no_skills() -> None:
    t = Field({"G4": "h_inf_b", **MY}, {"G5": "h_inf_b"}).hero("G3", skills="SK17").order("G4", "hero at G3").movement()
    t.pick(f"u{t.u('hero at G3')}", "G4")
    assert bold_level(t.st, 0) == 1
    assert dice(t, "G4", "G5") == 3
    t = Field({"G4": "h_inf_b", **MY}, {"G5": "h_inf_b"}).hero("G4", skills="SK17").order("G4", "hero at G4").movement()
    t.pick(f"u{t.u('hero at G4')}", "G4", "done")
    assert t.texts == ["u0 u2", "done"], "neither leaves: one combined unit that battles once"
    assert dice(t, "G4", "G5") == 4


@clause("BL-17.14")
def test_bl_17_14_no_split_from_a_webbed_troop() -> None:
    t = Field({"G3": "h_inf_g", **MY}, FAR).hero("G3")
    t.st.tok[0] = WEBBED
    t.order("hero at G3").movement()
    assert t.kind == "play_command"


# --- casualties -------------------------------------------------------------------------------------------------------


@clause("BL-25.1", "BL-25.2", "BL-25.5", "BL-25.6")
def test_bl_25_1_strikes_cause_a_check_helmets_do_not() -> None:
    t = Field({"G3": "h_inf_r", **MY}, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "SSGB" + "RR").pick("no")
    assert t.place_of("hero at G4") == "G4", "two dice, no STRIKE"
    t = Field({"G3": "h_inf_r", **MY}, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "SSGB" + "RS")
    assert (t.place_of("hero at G4"), t.st.taken[0]) == ("off", [t.u("hero at G4")])
    assert banners(t.st, 0) == 1


@clause("BL-25.1", "BL-25.4", "BL-25.5")
def test_bl_25_5_a_leader_is_checked_for_strikes_and_for_the_lost_bearer() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G4", holder=1).attack("G3", "G4", "SGR" + "R")
    assert (t.figures("G4"), t.st.leader[t.u("G4")]) == (2, t.u("hero at G4"))
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G4", holder=1).lose("G4", 3)
    t.attack("G3", "G4", "SRR" + "RS")
    assert t.st.pos[t.u("hero at G4")] == GONE, "one die for the strike, one for the bearer"
    assert banners(t.st, 0) == 2


@clause("BL-25.3")
def test_bl_25_3_a_mounted_champion_ignores_no_strike_of_foot_troops() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G4", holder=1, rides=True)
    t.attack("G3", "hero at G4", "SRR" + "S")
    assert t.place_of("hero at G4") == "off"
    t = Field(MY, FAR).hero("G3").hero("G4", holder=1, rides=True).attack("hero at G3", "hero at G4", "SR").pick("no")
    assert t.place_of("hero at G4") == "G4", "one from a Champion on foot"


@clause("BL-25.7")
def test_bl_25_7_cards_change_the_dice() -> None:
    t = Field(MY, FAR).hero("G3", artifacts="AR04").dice("S")
    assert not casualty_check(t.st, t.u("hero at G3"), 1, 1), "fewer than 1 die: no check"
    assert t.st.rng.loaded == [4]
    t = Field(MY, FAR).hero("G3", skills="SK02").dice("RS")
    assert not casualty_check(t.st, t.u("hero at G3"), 2, 1)
    assert casualty_check(t.st, t.u("hero at G3"), 1, 1), "at least 1 with Toughness"


@clause("BL-25.8", "BL-25.26")
def test_bl_25_8_other_hits_on_a_champion() -> None:
    t = Field(MY, FAR).hero("G3").dice("RS")
    apply_hits(t.st, t.u("hero at G3"), 2, 1)
    assert t.place_of("hero at G3") == "off"
    t = Field(MY, FAR).hero("G3").dice("RRR")
    eliminate(t.st, t.u("hero at G3"), 1)
    assert t.st.rng.loaded == [], "outright: three dice"
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3").dice("R")
    eliminate(t.st, 0, 1)
    assert (t.st.rng.loaded, t.place_of("hero at G3")) == ([], "G3"), "a Leader: one die"


@clause("BL-25.9", "BL-25.10")
def test_bl_25_9_a_wound() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3", skills="SK17", artifacts="AR07").dice("S")
    deck = len(t.st.artifacts)
    assert casualty_check(t.st, t.u("hero at G3"), 1, 1)
    assert t.st.sheets[0][2:5] == (4, (SKILL_IDS.index("SK17"),), ())
    assert len(t.st.artifacts) == deck + 1
    assert t.st.leader[0] == -1
    assert t.st.taken[1] == [t.u("hero at G3")]


@clause("BL-25.12")
def test_bl_25_12_a_troop_that_wounds_a_hero_gets_a_token() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR, mode="lore").hero("G4", holder=1).attack("G3", "hero at G4", "SRR" + "S")
    assert t.st.tok[0] & VICTOR


@clause("BL-25.13")
def test_bl_25_13_a_hero_learns_from_victories() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3").hero("G4", holder=1).attack("G3", "hero at G4", "SRR" + "S")
    assert t.st.sheets[0][6] == 1
    assert len(t.st.sheets[0][4]) == 1, "the top card of the Artifact deck"
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "c_spi_g", **FAR}).hero("G3").attack("G3", "G4", "GRR" + "G")
    assert (t.st.sheets[0][6], len(t.st.sheets[0][4])) == (1, 0)
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G3").lose("G4", 3).attack("G3", "G4", "GRR")
    assert t.st.sheets[0][6] == 0, "a troop teaches nothing"


@clause("BL-25.14", "BL-9.19")
def test_bl_25_14_champions_and_leaders_are_bold() -> None:
    t = Field({"F3": "h_inf_b", "H3": "h_inf_b", **MY}, FAR).hero("G3")
    assert bold_level(t.st, t.u("hero at G3")) == 2, "his own level and Support"
    assert is_supported(t.st, t.u("hero at G3"))
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3")
    assert bold_level(t.st, 0) == 1
    for skills, artifacts, level in (("SK03", "", 2), ("", "AR07", 2), ("SK03", "AR07", 3)):
        t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3", skills=skills, artifacts=artifacts)
        assert bold_level(t.st, 0) == level
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, FAR).hero("G3", artifacts="AR13")
    assert bold_level(t.st, t.u("F3")) == 1, "War Standard"


@clause("BL-25.15", "BL-35.27", "BL-25.16")
def test_bl_35_27_one_retreat_of_one_to_three_hexes() -> None:
    t = Field({"G3": "h_inf_r", **MY}, {"G5": "h_inf_b", **FAR}).hero("G4", holder=1, kind="warrior")
    t.attack("G3", "hero at G4", "FFFB").pick("0")
    assert t.kind == "flee_to"
    assert set(t.texts) == {"G5", "H5"}, "into a Hero-friendly hex, or on"
    t.pick("H5")
    assert "stop" in t.texts
    t.pick("H6", "H7")
    assert t.place_of("hero at G4") == "H7", "three hexes, not nine"
    assert t.kind == "gain_ground"


@clause("BL-25.16")
def test_bl_25_16_he_may_end_with_a_troop() -> None:
    t = Field({"G3": "h_inf_r", **MY}, {"G5": "h_inf_b", **FAR}).hero("G4", holder=1)
    t.attack("G3", "hero at G4", "FFBB").pick("1", "G5", "stop")
    assert t.st.leader[t.u("G5")] == t.u("hero at G4")


@clause("BL-25.17", "BL-10.12")
def test_bl_25_17_a_voluntary_retreat_instead_of_battling_back() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "RRR")
    assert t.texts == ["no", "yes", "retreat"]
    t.pick("retreat", "G5", "stop")
    assert t.place_of("hero at G4") == "G5"
    assert t.kind == "play_command", "not forced: no gaining ground"


@clause("BL-25.21", "BL-25.22")
def test_bl_25_21_nobody_is_made_to_leave_the_board() -> None:
    own = {"G8": "h_inf_r", **MY}
    t = Field(own, {"A7": "h_inf_b"}).hero("G9", holder=1).attack("G8", "hero at G9", "FFBB").pick("1")
    assert (t.kind, t.asked.seat, t.texts) == ("flee_to", 1, ["stay", "leave"]), "he is asked"
    gone = t.st.clone()
    t.dice("R").pick("stay")
    assert (t.st.rng.loaded, t.place_of("hero at G9")) == ([], "G9"), "one die of a check, and he stands"
    t.st = gone
    assert t.pick("leave").place_of("hero at G9") == "off"
    assert banners(t.st, 0) == 0
    t = Field(own, {"A7": "h_inf_b"}).hero("G9", holder=1).attack("G8", "hero at G9", "FFBB").pick("1").dice("S")
    assert (t.pick("stay").place_of("hero at G9"), banners(t.st, 0)) == ("off", 1), "wounded"
    t = Field({"G7": "h_inf_r", **MY}, {"A7": "h_inf_b"}).hero("G8", holder=1)
    t.attack("G7", "hero at G8", "FFBB").pick("1")
    assert set(t.texts) == {"G9", "H9"}, "with a hex to go to there is no staying"


@clause("BL-25.21", "BL-25.16")
def test_bl_25_21_nor_to_break_through_enemies_to_leave_it() -> None:
    own = {"G7": "h_inf_r", "G9": "h_inf_b", "H9": "h_inf_b", **MY}
    t = Field(own, {"A7": "h_inf_b"}).hero("G8", holder=1).attack("G7", "hero at G8", "FFBB").pick("1")
    assert set(t.texts) == {"stay", "G9", "H9"}
    t.dice("RRR").pick("G9")
    assert t.kind != "flee_to", "past the enemy there is no staying"
    assert t.place_of("hero at G8") == "off"


@clause("BL-25.21", "BL-18.38")
def test_bl_25_21_a_tremor_counts_the_hexes_he_does_not_go() -> None:
    t = Field({"A1": "h_inf_b"}, {"A7": "h_inf_b"}).hero("G8", holder=1)
    t.st.stack = []
    t.st.push(Flight(t.u("hero at G8"), 0, least=2, most=2))
    t.run()
    assert set(t.texts) == {"G9", "H9"}, "as far as he can"
    t.pick("G9")
    assert t.texts == ["stop", "leave"]
    t.dice("R").pick("stop")
    assert (t.st.rng.loaded, t.place_of("hero at G8")) == ([], "G9"), "one hex short, one die"
    t.st.push(Flight(t.u("hero at G8"), 0, least=2, most=2))
    t.run().dice("RR").pick("stay")
    assert t.st.rng.loaded == [], "two hexes short"


@clause("BL-25.17", "BL-25.21")
def test_bl_25_21_who_retreats_of_his_own_will_on_his_baseline_leaves() -> None:
    t = Field({"G8": "h_inf_b", **MY}, {"A7": "h_inf_b"}).hero("G9", holder=1).attack("G8", "hero at G9", "RRR")
    assert t.pick("retreat").place_of("hero at G9") == "off"


@clause("BL-25.18", "BL-25.19", "BL-25.20")
def test_bl_25_18_opportunity_strikes() -> None:
    army = {"G3": "h_inf_r", "G5": "h_inf_b", "H5": "h_inf_b", **MY}
    t = Field(army, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "FFBB").pick("1")
    t.dice("SRR" + "R").pick("H5")
    assert t.st.rng.loaded == [], "three dice, one strike, one die of the check"
    assert t.kind == "flee_to"
    assert "stop" not in t.texts, "he must go on to the next hex"
    t.pick("H6", "stop")
    assert t.place_of("hero at G4") == "H6"
    t = Field(army, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "FFBB").pick("1").dice("SRR" + "S").pick("H5")
    assert t.place_of("hero at G4") == "off"


@clause("BL-25.21")
def test_bl_25_21_off_the_own_baseline() -> None:
    t = Field({"G8": "h_inf_r", **MY}, FAR).hero("G9", holder=1).attack("G8", "hero at G9", "FFBB").pick("1")
    t.pick("leave")
    assert t.st.pos[t.u("hero at G9")] == GONE, "he goes"
    assert banners(t.st, 0) == 0


@clause("BL-25.22")
def test_bl_25_22_no_way_out_costs_a_check() -> None:
    army = {"G3": "h_inf_r", **MY}
    t = Field(army, FAR, terrain={"G5": "waterway", "H5": "waterway"}).hero("G4", holder=1)
    t.attack("G3", "hero at G4", "FFBB").dice("S").pick("1")
    assert t.st.taken[0] == [t.u("hero at G4")]


@clause("BL-25.23")
def test_bl_25_23_a_leader_retreats_with_his_troop() -> None:
    t = (
        Field({"G8": "h_inf_b", **MY}, {"G9": "h_inf_g", **FAR})
        .hero("G9", holder=1)
        .attack("G8", "G9", "FFR")
        .pick("1")
    )
    assert (t.figures("G9"), t.place_of("hero at G9")) == (3, "G9"), "the loss falls on the troop"


@clause("BL-25.24")
def test_bl_25_24_a_troop_lost_on_its_retreat_leaves_him_to_flee() -> None:
    t = Field({"G7": "h_inf_b", **MY}, {"G8": "g_hob_b", **FAR}).hero("G8", holder=1).lose("G8", 3)
    t.attack("G7", "G8", "FFR").pick("1").dice("BR" + "R").pick("G9")
    assert t.place_of("G8") == "off"
    assert t.place_of("hero at G8") in ("G9", "off")


@clause("BL-25.25")
def test_bl_25_25_the_surviving_hero_stays_and_takes_the_flags() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G4", holder=1).lose("G4", 3)
    t.attack("G3", "G4", "GRR" + "R")
    assert t.place_of("hero at G4") == "G4"
    assert t.kind == "battle_back", "the hex is not vacated"
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G4", holder=1).lose("G4", 3)
    t.attack("G3", "G4", "GFF" + "R")
    assert (t.kind, t.texts) == ("ignore_flags", ["0", "1"])


# --- what cards add ---------------------------------------------------------------------------------------------------


@clause("BL-26.11", "BL-26.15")
@pytest.mark.parametrize(
    ("skills", "artifacts", "champion", "leader"),
    [
        ("SK17", "", 3, 4),
        ("SK18", "", 4, 4),
        ("", "AR24", 3, 3),
        ("", "", 2, 3),
    ],
)
def test_bl_26_11_cards_work_in_their_role(skills: str, artifacts: str, champion: int, leader: int) -> None:
    t = Field(MY, {"G4": "h_inf_b"}).hero("G3", skills=skills, artifacts=artifacts)
    assert dice(t, "hero at G3", "G4") == champion
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}).hero("G3", skills=skills, artifacts=artifacts)
    assert dice(t, "G3", "G4") == leader
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}, terrain={"G4": "wooded"}).hero("G3", skills="SK17")
    assert dice(t, "G3", "G4") == 3, "not limited by terrain caps"


@clause("BL-26.11")
def test_dice_against_certain_foes_and_battling_back() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g", "F4": "h_inf_b"}).hero("G3", artifacts="AR32")
    assert (dice(t, "G3", "G4"), dice(t, "G3", "F4")) == (4, 3)
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", "F4": "h_inf_b"}).hero("G3", skills="SK16").hero("G4", holder=1)
    assert (dice(t, "G3", "G4"), dice(t, "G3", "F4")) == (4, 3)
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}).hero("G3", artifacts="AR28")
    assert (dice(t, "G3", "G4", BACK), dice(t, "G3", "G4")) == (4, 3)


@clause("BL-26.11")
def test_armour_and_chant() -> None:
    t = (
        Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g"})
        .hero("G4", holder=1, artifacts="AR02")
        .attack("G3", "G4", "SGR")
    )
    assert t.figures("G4") == 3, "the blue unit's strike is ignored, and causes no check"
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g"}).hero("G4", holder=1, skills="SK30").attack("G3", "G4", "GGR")
    assert t.figures("G4") == 3
    t = (
        Field({"G3": "h_arc_b", **MY}, {"G5": "h_inf_g"})
        .hero("G5", holder=1, artifacts="AR05")
        .attack("G3", "G5", "GGR")
    )
    assert t.figures("G5") == 3


@clause("BL-31.17")
def test_bl_31_17_allied_heroes_cannot_be_ordered() -> None:
    t = Field(
        {"B3": "h_inf_b", "J3": "h_inf_g", "K3": "h_inf_g"}, FAR, players=4, allies="reluctant", mode="lore"
    ).hero("J3", holder=2)
    t.st.order = [0, 1, 2, 3]
    t.hand(2, "CC-PL").hand(3, "CC-PL").orders("CC-AR")
    assert t.texts == ["u2", "done"]
    assert not t.st.flags[0] & NO_BATTLE


# --- quests -----------------------------------------------------------------------------------------------------------


def treasure(token: str = "chest_treasure_2") -> Field:
    """A Leader's troop next to a treasure hex; the next chest is this token."""
    t = Field({"G3": "h_inf_g", **MY}, FAR, mode="lore").hero("G3")
    t.st.chests = [(t.hex("G4"), 2)]
    t.st.chest_pool = list(CHEST_TOKENS)
    t.st.rng.load([CHEST_TOKENS.index(CHEST_IDS.index(token))])
    return t


@clause("BL-2.9", "BL-26.1")
def test_bl_26_1_chests_lie_face_down() -> None:
    st = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on"}, 3)
    while st.decision is not None and not st.turn:
        st.apply(st.decision.options[0], st.decision.seat)
    assert {(hex_name(h), number) for h, number in st.chests} == {("D5", 2), ("G5", 3), ("J5", 2)}
    assert len(st.chest_pool) == 16


@clause("BL-26.2")
def test_bl_26_2_a_hero_stops_at_a_treasure() -> None:
    t = treasure()
    assert "G5" in t.reach("G3"), "round the hex"
    t.walks("G3", "G4")
    assert t.st.flags[0] & HALTED
    t = treasure()
    t.st.leader[0] = -1
    t.walks("G3", "G4")
    assert not t.st.flags[0] & HALTED, "without a Hero nobody stops"


@clause("BL-26.3", "BL-26.4")
def test_bl_26_3_searching_instead_of_battling() -> None:
    t = treasure().walks("G3", "G4").combat()
    assert t.texts == ["u0 search", "done"]
    t.pick("u0 search")
    assert t.st.sheets[0][5:] == (2, 0)
    assert t.st.chests == [], "the others go back"
    assert len(t.st.chest_pool) == 15
    t = treasure("chest_experience_2").walks("G3", "G4").combat().pick("u0 search")
    assert t.st.sheets[0][5:] == (0, 2)
    t = treasure("chest_artifact_2").walks("G3", "G4").combat().pick("u0 search")
    assert len(t.st.sheets[0][4]) == 2, "equipped at once (BL-26.9)"
    t = Field({"G4": "h_inf_g", **MY}, {"G5": "h_inf_b"}).hero("G4")
    t.st.chests = [(t.hex("G4"), 1)]
    t.order("G4").combat()
    assert "u0 search" not in t.texts, "an enemy is adjacent"


@clause("BL-26.5", "BL-25.4")
def test_bl_26_5_a_trap() -> None:
    t = treasure("chest_trap_2").walks("G3", "G4").combat().dice("RS").pick("u0 search")
    assert t.st.pos[t.u("hero at G3")] == GONE
    assert t.place_of("G3") == "G4", "the troop is unharmed"


@clause("BL-26.9")
def test_bl_26_9_an_artifact_found_is_equipped_additionally() -> None:
    t = treasure("chest_artifact_1").walks("G3", "G4").combat().pick("u0 search")
    assert len(t.st.sheets[0][4]) == 1
    assert len(t.st.artifacts) == 55


@clause("BL-26.6")
def test_bl_26_6_a_visit_is_rewarded_once() -> None:
    quest: dict[str, object] = {"id": "q", "type": "visit", "hex": "G4", "reward": {"experience": 2}, "lore_cost": 2}
    hut: dict[str, tuple[str, str | None]] = {"G4": ("witchs_hut", None)}

    def field(place: str = "G4") -> Field:
        t = Field({place: "h_inf_g", **MY}, FAR, mode="lore", quests=[quest], landmarks=hut).hero(place)
        return t.lore(0, tokens=1)

    t = field().order("G4").combat()
    assert t.texts == ["u0 visit", "done"]
    t.pick("u0 visit")
    assert (t.st.sheets[0][5:], t.st.tokens[0]) == ((0, 2), 0), "all the Lore the camp has"
    t.st.flags = [STARTED_HERE] * len(t.st.flags)
    t.order("G4").combat()
    assert t.kind != "attack", "once per Hero"
    t = field("G3").walks("G3", "G4").combat()
    assert t.kind != "attack", "he must have begun the turn there"


@clause("BL-30.27")
def test_bl_30_27_heroes_in_call_to_arms() -> None:
    st = SPEC.start(2, {"adventure": "bl-m1-open-road", "mode": "lore", "heroes": "on"}, 2)
    while st.decision is not None and st.decision.kind != "hero_class":
        assert not st.turn
        st.apply(st.decision.options[-1], st.decision.seat)
    assert st.decision is not None
    assert len(st.reserves) == 4, "with the Reserves on the board, any section may take him"


def allied_heroes(levels: tuple[tuple[int, ...], ...], heroes: dict[int, str], **more: str) -> tuple[Battle, list[int]]:
    """Four allies with these councils deploy Heroes of these classes; the state afterwards, and who was asked in turn."""
    adventure = "bl-09-three-keeps"
    st = SPEC.start(4, {"adventure": adventure, "allies": "reluctant", "heroes": "on", **more}, 2)
    for seat, council in enumerate(levels):
        for level in council:
            st.apply(level, seat)
    seats = []
    while st.decision is not None and st.decision.kind.startswith("hero"):
        seat = st.decision.seat
        pick = st.decision.options[0]
        if st.decision.kind == "hero_class":
            seats.append(seat)
            assert not any(st.hands), "levels are settled before cards are dealt"
            pick = c.CLASS_IDS.index(heroes[seat]) if seat in heroes else -1
        elif st.decision.kind == "hero_skill":
            skills = [skill for skill in st.decision.options if isinstance(skill, int)]
            pick = next(skill for skill in skills if SKILL_IDS[skill] != "SK01")
        elif st.decision.kind == "hero_at":
            assert all(st.owner[st.at[h]] == seat for h in st.decision.options if isinstance(h, int))
        st.apply(pick, seat)
    return st, seats


COUNCILS = ((3, 2, 1, 0, 0), (2, 2, 2, 0, 0), (3, 2, 1, 0, 0), (2, 2, 2, 0, 0))


@clause("BL-31.14", "BL-31.15")
def test_bl_31_14_allied_heroes_one_camp_after_the_other() -> None:
    st, seats = allied_heroes(COUNCILS, {0: "cleric"})
    camp = st.active & 1
    assert [seat & 1 for seat in seats] == [camp, camp, 1 - camp, 1 - camp]
    assert (st.asked(0).kind, st.asked(0).seat) == ("council_loss", 0), "one Hero more than the others"


@clause("BL-31.15")
def test_bl_31_15_every_extra_hero_costs_the_player_who_sent_him() -> None:
    for heroes, payers in (
        ({2: "wizard"}, [2]),
        ({0: "wizard", 2: "wizard"}, [0, 2]),
        ({0: "wizard", 2: "wizard", 3: "wizard"}, [0, 2]),
        ({0: "wizard", 1: "wizard", 2: "wizard", 3: "wizard"}, []),
    ):
        st, seats = allied_heroes(COUNCILS, heroes)
        asked = []
        while st.decision is not None and st.decision.kind == "council_loss":
            asked.append(st.decision.seat)
            st.apply(st.decision.options[0])
        if len(heroes) == 3:
            payers = [[seat for seat in seats if seat in (0, 2)][1]]  # the first Hero of the camp is matched
        assert sorted(asked) == payers
        totals = [6 - asked.count(seat) for seat in range(4)]
        assert [sum(levels) for levels in st.councils] == totals


@clause("BL-31.15", "BL-14.5", "BL-14.6")
def test_bl_31_15_hands_lore_and_landmarks_follow_the_lowered_council() -> None:
    st, _ = allied_heroes(COUNCILS, {0: "cleric", 2: "cleric"})
    while st.decision is not None and st.decision.kind == "council_loss":
        st.apply(c.COMMANDER if st.decision.seat == 0 else c.WIZARD)
    assert st.councils[0] == (2, 2, 1, 0, 0)
    assert st.councils[2] == (3, 1, 1, 0, 0)
    assert st.hand_size == [5, 5, 6, 5]
    assert [len(hand) for hand in st.hands] == [5, 5, 6, 5]
    assert st.tokens == [2, 2, 1, 2]
    keeps = []
    while st.decision is not None and st.decision.kind in ("keep_first_lore", "place_mark"):
        if st.decision.kind == "place_mark":
            keeps.append((st.decision.seat, st.decision.context[0]))
        st.apply(st.decision.options[0], st.decision.seat)
    assert [len(hand) for hand in st.lore] == [2, 2, 1, 2]
    assert keeps == [(2, c.STRONGHOLD)], "a Commander lowered to level 2 builds none"
    assert st.turn == 1


@clause("BL-31.15", "BL-23.11")
def test_bl_31_15_the_hero_s_own_lore_master_stays_on_the_council() -> None:
    st, _ = allied_heroes(COUNCILS, {0: "cleric"})
    assert st.asked(0).options == [c.COMMANDER, c.WIZARD], "his Cleric's only level is not for sale"
    assert SPEC.why_not(st, 0, ("member", c.CLERIC)) == ["BL-23.11"]
    assert SPEC.why_not(st, 0, ("member", c.ROGUE)) == ["BL-31.15"]
    st, _ = allied_heroes(COUNCILS, {0: "wizard"})
    assert st.asked(0).options == [c.COMMANDER, c.WIZARD, c.CLERIC], "of two levels one may go"


@clause("BL-31.15")
def test_bl_31_15_an_ally_gives_the_level_if_the_player_has_none_to_give() -> None:
    st, _ = allied_heroes(COUNCILS, {0: "wizard"})
    st.decision = None
    assert isinstance(st.stack[-1], HeroBalance)
    for lone, ally, asked in (((0, 1, 0, 0, 0), (2, 0, 0, 0, 1), 2), ((0, 1, 0, 0, 0), (0, 0, 0, 0, 0), -1)):
        twin = st.clone()
        twin.councils[0], twin.councils[2] = lone, ally
        twin.run()
        found = twin.decision
        assert found is not None
        assert (found.seat if found.kind == "council_loss" else -1) == asked
