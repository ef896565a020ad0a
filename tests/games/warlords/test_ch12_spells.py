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
