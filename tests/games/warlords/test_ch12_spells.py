"""Chapter 12: spells."""

from __future__ import annotations

import pytest

from sandtable.games.warlords.battle.values import castle_defence
from sandtable.games.warlords.stacks import flies
from tests.games.warlords.support import Table
from tests.support import clause


def mage(*hand: str) -> Table:
    t = Table().castle(0, "Marthos", "Militia").castle(1, "Khamar", "Archers").stack(0, "Sir Corvane", "Orb of Loriel")
    t.stack(1, "Hrodgar Skyfist", "Light Infantry", "The Green Man", "Lightsword", march=2)
    return t.hand(0, *hand)


@clause("WL-12.1", "WL-12.2", "WL-12.9", "WL-12.11")
def test_wl_12_2_one_spell_for_each_magic_artefact() -> None:
    t = mage("Fireball", "Enfeeble", "March").top(1, 6).step("spells")
    assert t.options == ["Fireball Orb of Loriel", "Enfeeble Orb of Loriel", "end"]
    t.pick("Fireball Orb of Loriel", "Hrodgar Skyfist")
    assert t.kind != "cast", "the Orb has cast"
    none = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Lightsword").hand(0, "Fireball").step("spells")
    assert none.kind != "cast", "the Lightsword is not magic"


@clause("WL-12.3")
def test_wl_12_3_no_spell_out_of_a_storm() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Orb of Loriel", "Longships", "Squall", march=1)
    assert t.hand(0, "Fireball").step("spells").kind != "cast"


@clause("WL-12.4", "WL-12.5", "WL-12.6", "WL-12.7", "WL-12.10", "WL-2.7", "WL-25.7")
def test_wl_12_5_the_controller_of_the_target_checks() -> None:
    t = mage("Fireball", "March").top(1, 5).step("spells").pick("Fireball Orb of Loriel")
    assert t.options == ["Sir Corvane", "Hrodgar Skyfist"], "friend or foe"
    t.pick("Hrodgar Skyfist")
    assert (t.kind, t.seat, t.options) == ("sacrifice", 1, ["Light Infantry", "The Green Man"])
    t.pick("The Green Man")
    assert not t.is_in_play("The Green Man")
    assert "Fireball" in t.pile_of(0)
    missed = mage("Fireball").top(1, 6).step("spells").pick("Fireball Orb of Loriel", "Hrodgar Skyfist")
    assert missed.is_in_play("The Green Man")
    assert missed.is_in_play("Orb of Loriel")
    assert mage("Cure").step("spells").why_not("card", "Cure") == ["WL-12.10"]


@clause("WL-12.8")
def test_wl_12_8_a_backfire_destroys_the_artefact() -> None:
    t = mage("Fireball").top(1, 9).step("spells").pick("Fireball Orb of Loriel", "Hrodgar Skyfist")
    assert sorted(t.pile_of(0)) == ["Fireball", "Orb of Loriel"]
    assert t.is_in_play("The Green Man")


@pytest.mark.parametrize(
    ("spell", "target", "gone"),
    [
        ("Dispel Magic", "Lightsword Hrodgar Skyfist", "Lightsword"),
        ("Banish", "The Green Man Hrodgar Skyfist", "The Green Man"),
    ],
)
def test_dispel_magic_and_banish(spell: str, target: str, gone: str) -> None:
    t = mage(spell).top(1, 0).step("spells").pick(f"{spell} Orb of Loriel")
    if t.kind == "name_army":
        t.pick(target)
    assert not t.is_in_play(gone)


def test_lightning_storm_confusion_and_the_lasting_spells() -> None:
    storm = mage("Lightning Storm").top(1, 0).step("spells").pick("Lightning Storm Orb of Loriel", "Khamar")
    assert storm.linked("Khamar") == [], "one, if there is only one"
    lost = mage("Confusion").top(1, 0).step("spells").pick("Confusion Orb of Loriel")
    if lost.kind == "sacrifice":
        lost.pick(lost.options[0])
    assert lost.status("Hrodgar Skyfist") == "on_patrol"
    wall = mage("Wall of Stone").top(0, 0).step("spells").pick("Wall of Stone Orb of Loriel", "Marthos")
    assert castle_defence(wall.st, wall.place("Marthos"), 1) == 9
    wings = mage("Wings of Air").top(0, 0).step("spells").pick("Wings of Air Orb of Loriel", "Sir Corvane")
    assert flies(wings.st, wings.place("Sir Corvane"))


def test_calm_waters_contrary_winds_and_cure() -> None:
    def sea(spell: str, *linked: str) -> Table:
        t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel")
        t.stack(1, "Hrodgar Skyfist", "Longships", *linked, march=1).hand(0, spell).top(1, 0).step("spells")
        return t.pick(f"{spell} Orb of Loriel")

    assert sea("Calm the Waters", "Squall").status("Hrodgar Skyfist") == "at_sea"
    assert sea("Contrary Winds").status("Hrodgar Skyfist") == "in_port"
    cured = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel").hand(0, "Cure")
    cured.link("Khamar", "Famine", 0).top(1, 0).step("spells").pick("Cure Orb of Loriel")
    assert cured.linked("Khamar") == []


def test_a_grand_oracle_shields_against_opponents() -> None:
    t = Table().castle(0, "Marthos", "Grand Oracle").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Staff of Might")
    t.hand(1, "Wall of Stone").step("spells", 1).pick("Wall of Stone Staff of Might")
    assert t.kind != "name_place", "Khamar alone can be named"


@clause("WL-25.7", "WL-19.17", "WL-9.26", "WL-1.27")
def test_teleport_moves_one_to_three_armies_even_into_a_besieged_castle() -> None:
    t = Table().castle(0, "Marthos", "Militia").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
    t.besiege("Hrodgar Skyfist", "Marthos").stack(0, "Sir Corvane", "Orb of Loriel", "Archers", "Cavalry")
    t.stack(0, "Aldric Sunmantle", "Longships", "Squall", "Light Infantry", march=1)
    t.hand(0, "Teleport").top(0, 7).step("spells").pick("Teleport Orb of Loriel")
    assert t.options == ["Marthos Sir Corvane", "Sir Corvane Marthos"], "besieged castles too, but no storm"
    t.pick("Sir Corvane Marthos")
    assert (t.kind, t.options) == ("name_armies", ["Archers", "Cavalry", "Archers + Cavalry"])
    t.pick("Archers + Cavalry")
    assert t.linked("Marthos") == ["Archers", "Cavalry", "Militia"]
    assert t.linked("Sir Corvane") == ["Orb of Loriel"]
    assert "Teleport" in t.pile_of(0)


@clause("WL-12.10")
def test_teleport_names_no_more_armies_than_there_is_room_for() -> None:
    t = Table().castle(0, "Gluk", "Militia", "Militia", "Archers", "Archers").stack(0, "Sir Corvane", "Orb of Loriel")
    t.stack(0, "Aldric Sunmantle", *["Militia"] * 3, "Cavalry")
    t.hand(0, "Teleport").top(0, 8).step("spells").pick("Teleport Orb of Loriel", "Aldric Sunmantle Gluk")
    room = 5 - 4
    assert {text.count("+") + 1 for text in t.options} == set(range(1, room + 1))
    t.pick("Cavalry")
    assert "Cavalry" in t.linked("Aldric Sunmantle"), "8: no effect"
    three = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Orb of Loriel")
    three.stack(0, "Aldric Sunmantle", "Militia", "Archers", "Cavalry", "Light Infantry").hand(0, "Teleport")
    three.step("spells").pick("Teleport Orb of Loriel", "Aldric Sunmantle Marthos")
    assert {text.count("+") + 1 for text in three.options} == {1, 2, 3}


@clause("WL-1.27", "WL-13.4", "WL-1.29")
def test_haste_takes_a_march_card_out_of_the_discard_pile() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Orb of Loriel", "Old Forest")
    t.stack(0, "Aldric Sunmantle", march=2).stack(0, "Caelith Silverbough", "Quicksand")
    t.stack(0, "Dame Ysolde Varn", "Plague").stack(0, "Ithrandel of the Glade", "Longships", march=1)
    t.discards(0, "March 3", "March 5").hand(0, "Haste", "March 7").top(0, 6).step("spells")
    t.pick("Haste Orb of Loriel")
    assert (t.kind, t.loosely) == ("from_pile", ["March"]), "one stack only may hold one more"
    t.pick("March 5")
    assert t.linked("Sir Corvane") == ["March", "Orb of Loriel"], "the beneficial terrain is gone"
    assert t.pile_of(0)[:2] == ["March", "Haste"], "the other March card and the spell"
    t.step("march")
    assert "receive March 7 Sir Corvane" in t.options
    none = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Orb of Loriel").hand(0, "Haste").step("spells")
    assert none.why_not("card", "Haste") == ["WL-12.10"]


@clause("WL-25.7", "WL-1.10")
def test_mend_the_fallen_brings_an_army_back_without_cost() -> None:
    t = Table(deck_1="crown-and-leaf", deck_2="crown-and-leaf").castle(0, "Marthos").castle(0, "Hereuth")
    t.stack(1, "Caelith Silverbough", march=2).besiege("Caelith Silverbough", "Hereuth")
    t.castle(1, "Elvallie", "The White Legion").stack(0, "Sir Corvane", "Orb of Loriel", march=2)
    t.discards(0, "Militia", "The White Legion", "Lions of Marthos").hand(0, "Mend the Fallen").top(0, 6).step("spells")
    t.pick("Mend the Fallen Orb of Loriel")
    assert t.options == ["Marthos", "Sir Corvane"], "not the besieged castle"
    t.pick("Sir Corvane")
    assert (t.kind, t.options) == ("from_pile", ["Militia", "Lions of Marthos"]), "the Legion is in play"
    t.pick("Lions of Marthos")
    assert "Lions of Marthos" in t.linked("Sir Corvane")
    assert "Lions of Marthos" not in t.pile_of(0)


@clause("WL-25.7")
def test_crumble_takes_an_improvement_of_the_casters_choice() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Capital", "Market").castle(1, "Khorfe", "Grand Oracle")
    t.stack(0, "Sir Corvane", "Orb of Loriel").hand(0, "Crumble").top(1, 4).step("spells")
    t.pick("Crumble Orb of Loriel")
    assert (t.kind, t.seat, t.options) == ("crumble", 0, ["Capital", "Market"]), "Khorfe is shielded"
    t.pick("Capital")
    assert t.linked("Khamar") == ["Market"]


@clause("WL-1.27")
def test_charm_leads_an_army_to_the_casters_stack_whatever_its_status() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").stack(0, "Sir Corvane", "Orb of Loriel", march=2)
    t.stack(1, "Hrodgar Skyfist", "Archers", "The Deep Guard").stack(1, "Ymra Stormcaller", "Cavalry")
    t.hand(0, "Charm").top(1, 3).step("spells").pick("Charm Orb of Loriel")
    assert t.options == ["Archers Hrodgar Skyfist", "Cavalry Ymra Stormcaller"], "generic armies in stacks"
    t.pick("Cavalry Ymra Stormcaller")
    assert "Cavalry" in t.linked("Sir Corvane")
    assert t.status("Sir Corvane") == "on_campaign"
    full = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Orb of Loriel", *["Militia"] * 5)
    full.stack(1, "Hrodgar Skyfist", "Archers").hand(0, "Charm").step("spells")
    assert full.why_not("card", "Charm") == ["WL-6.9"]


@clause("WL-12.10", "WL-12.4")
def test_an_oracle_lets_the_spells_of_its_own_player_through_and_a_full_place_takes_nobody() -> None:
    t = Table().castle(0, "Marthos", "Grand Oracle").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel")
    t.hand(0, "Wall of Stone").step("spells").pick("Wall of Stone Orb of Loriel")
    assert t.options == ["Marthos", "Khamar"]
    full = Table().castle(0, "Gluk", *["Militia"] * 5).stack(0, "Sir Corvane", "Orb of Loriel", "Archers")
    full.stack(0, "Aldric Sunmantle").hand(0, "Teleport").step("spells").pick("Teleport Orb of Loriel")
    assert "Sir Corvane Gluk" not in full.options
    assert "Sir Corvane Aldric Sunmantle" in full.options
