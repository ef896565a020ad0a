"""Chapter 23 of the BattleLore ledger: Heroes: creation, roles, deployment."""

from __future__ import annotations

import pytest

from sandtable.core.engine.options import BadOption
from sandtable.games.battlelore.combat.in_progress import BACK
from sandtable.games.battlelore.heroes.champions import champion_reach
from sandtable.games.battlelore.heroes.in_play import is_friendly_to
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.heroes import (
    ARTIFACT_IDS,
    SKILL_IDS,
    SKILLS,
    SKULLS,
    can_ever_use,
    first_skills,
)
from tests.games.battlelore.campaign_support import cards, sheet, sheet_named
from tests.games.battlelore.campaigns import begun, go_to
from tests.games.battlelore.champions import reach
from tests.games.battlelore.support import FAR, MY, Field, dice
from tests.support import clause


def creation(seed: int = 1) -> BattleState:
    """A game with Heroes, at the question for the first Hero's class."""
    st = SPEC.start(2, {"adventure": "bl-04-wizards-tarn", "heroes": "on"}, seed)
    while st.decision is not None and st.decision.kind != "hero_class":
        st.apply(st.decision.options[0], st.decision.seat)
    return st


@clause("BL-23.1", "BL-23.5", "BL-23.6")
def test_a_new_hero_gets_a_name_and_a_sheet() -> None:
    t = go_to(begun(sheet("Aldric"), sheet("Bo", 1)), "hero_class", "hero_who")
    if t.kind == "hero_who":
        t.pick("new")
    holder = t.asked.seat
    t.pick(t.texts[1])
    assert t.kind == "hero_skill"
    t.pick(t.texts[-1])
    card = t.texts[0]
    t.pick(card)
    assert (t.kind, t.texts[:2]) == ("hero_name", ["Brenna", "Corwin"]), "Aldric is taken"
    t.pick("Corwin")
    hero = sheet_named(t.st, "Corwin")
    assert (hero.holder, cards(hero), len(hero.skills), hero.skulls) == (holder, [card], 1, SKULLS[hero.lore_class])


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
    recommended = {
        c.COMMANDER: "Riding",
        c.WARRIOR: "Hack-and-Slash",
        c.ROGUE: "Thievery",
        c.WIZARD: "Ball Lightning",
        c.CLERIC: "Herbal Remedy",
    }
    for member, first in recommended.items():
        names = {SKILLS[skill].name for skill in first_skills(member)}
        assert {"Riding", first} <= names
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
