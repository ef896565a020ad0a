"""Chapter 19: casting dice, interference, Scaling, re-rolls, Effects."""

from __future__ import annotations

import pytest

from sandtable.games.first_blood.giving import OPS, spell_power
from sandtable.games.first_blood.in_force import caster_acts, characteristic
from sandtable.games.first_blood.magic.casting import (
    NO,
    NONE,
    YES,
    Casting,
    dice_of,
    difficulty_of,
    interference,
    needed,
)
from sandtable.games.first_blood.magic.spellcasting import in_range, is_caster, why_not_target
from sandtable.games.first_blood.state import BROKEN, GONE, State
from sandtable.games.first_blood.tables.abilities import SPELL_OF, SPELLS
from sandtable.games.first_blood.tables.terms import DEFENCE, RESOLVE
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.support import answer, asked, game, keys, listed, load, put, regiment, run
from tests.support import clause

MAGE = listed(
    "Chapter Mage", "spells: Fire Dart, Call Fog", "- 6 Men-at-Arms", "Theist Priest", "spells: Holy Fire, Fervour"
)
"""Regiments: 0 the Mage (Wizard 5), 1 Men-at-Arms, 2 the Priest (Priest 5)."""
DRONES = 4
FOES = listed("Pheromancer", "- 8 Force-Grown Drones", "- 2 Brute Drones", "- 1 Abomination", faction="spires")


def table(mine: str = MAGE, theirs: str = FOES) -> State:
    st = game(mine, theirs)
    put(st, 0, (400, 400))
    put(st, DRONES, (400, 1500))
    return st


def cast(st: State, caster: int, spell: str, target: int) -> State:
    bounds = st.rules.muster.bounds
    number = next(n for n, bound in enumerate(bounds) if bound.ability == spell and bound.regiment == caster)
    return run(st, Casting(0, caster, number, target, [], [], 0))


@clause("FB-19.8", "FB-19.12", "FB-19.17", "FB-19.18", "FB-28.11")
def test_fb_28_11_fire_dart() -> None:
    st = table()
    load(st, 1, 3, 4, 6, 2, 1, 1, 1)  # three Hits with Armor Piercing 2; Defence 1 without Shield: need 0, all wound
    cast(st, 0, "fire_dart", DRONES)
    assert [event[1] for event in st.events if event[0] == "cast"] == [(0, 0, 3, 1)]
    assert asked(st, "casualty").context == (DRONES, 3)


@clause("FB-19.16")
def test_fb_19_16_too_few_successes() -> None:
    st = table()
    load(st, 4, 5, 6, 4, 5)
    cast(st, 0, "fire_dart", DRONES)
    assert st.decision is None
    assert st.count(DRONES) == 8


@clause("FB-19.9", "FB-19.10", "FB-19.11")
def test_fb_19_9_enemy_casters_interfere() -> None:
    st = table(theirs=MAGE)
    spell = SPELL_OF["fire_dart"]
    foe, men = regiment(st, "chapter_mage", 1), regiment(st, "men_at_arms", 1)
    put(st, men, (400, 1900))
    assert dice_of(st, 0, men, spell) == 5  # the enemy Mage has not arrived
    put(st, foe, (3000, 3000))
    assert interference(st, 0, men) == 0
    put(st, foe, (400, 1900 + 901))
    assert interference(st, 0, men) == 0
    put(st, foe, (400, 1900 + 900))  # 8" from the target, base to base
    assert dice_of(st, 0, men, spell) == 4
    other = regiment(st, "theist_priest", 1)
    put(st, other, (600, 1900 + 900))
    assert interference(st, 0, men) == 1  # one die in all
    assert interference(st, 0, foe) == 1  # a Wizard's own Regiment counts as near
    slay(st, st.plan(foe).first)
    slay(st, st.plan(other).first)
    assert st.status[foe] == GONE
    assert interference(st, 0, men) == 0


@clause("FB-19.22", "FB-17.23")
def test_fb_19_22_the_enemy_that_takes_most_dice_counts() -> None:
    wards = listed("Chapter Mage", "masteries: Mystical Wards", "- 6 Men-at-Arms", "Theist Priest")
    st = table(theirs=wards)
    put(st, regiment(st, "chapter_mage", 1), (400, 1000))
    put(st, regiment(st, "theist_priest", 1), (600, 1000))
    assert interference(st, 0, 0) == 2
    officer = listed("Imperial Officer", "retinue: Arcane, Arcane", "- 6 Men-at-Arms")
    st = table(theirs=officer)
    put(st, regiment(st, "imperial_officer", 1), (400, 1000))
    assert interference(st, 0, 0) == 1  # neither Wizard nor Priest, but two Arcane Retinue Models
    slay(st, st.plan(regiment(st, "imperial_officer", 1)).first + 1)
    assert interference(st, 0, 0) == 0


@pytest.mark.parametrize(("index", "models", "successes"), [(1, 9, 3), (2, 2, 2), (3, 1, 3)])
@clause("FB-19.13", "FB-19.14", "FB-28.19")
def test_fb_19_13_scaling_by_size_and_type(index: int, models: int, successes: int) -> None:
    nine = FOES.replace("- 8 Force", "- 9 Force")
    st = table(theirs=nine)
    target = 3 + index
    put(st, target, (400, 1500))
    assert st.count(target) == models
    assert needed(st, 0, target, SPELL_OF["earth_to_mud"]) == successes
    assert needed(st, 0, target, SPELL_OF["fire_dart"]) == 1


@clause("FB-19.13", "FB-28.12", "FB-28.19", "FB-17.47")
def test_fb_28_12_scaling_for_characters() -> None:
    fog = SPELL_OF["call_fog"]
    st = table()
    assert needed(st, 0, 0, fog) == 3
    st = table(MAGE.replace("spells: Fire", "retinue: Arcane, Arcane, Arcane\nspells: Fire"))
    assert needed(st, 0, 0, fog) == 2
    for model in (1, 2, 3):
        slay(st, model)
    assert needed(st, 0, 0, fog) == 3  # lost them all
    rider = table(listed("Mounted Noble Lord", "- 2 Mounted Squires", "Noble Lord", "Noble Lord"))
    assert needed(rider, 0, 0, fog) == 4


@clause("FB-19.15", "FB-24.14")
def test_fb_19_15_devout_turns_a_failure_into_a_success() -> None:
    st = game(listed("Theist Priest", "spells: Fervour", "- 6 Sicarii", "- 6 Militia"))
    for number in range(3):
        put(st, number, (400, 400 + 300 * number))
        st.set_mark(number, BROKEN)
    for target, rallied in ((1, True), (2, False)):
        load(st, 1, 4, 4, 4, 4)  # one success, two needed for 6 Models
        cast(st, 0, "fervour", target)
        assert st.has_mark(target, BROKEN) != rallied


@clause("FB-17.24", "FB-19.17", "FB-17.14")
def test_fb_17_24_arcane_3_adds_a_success() -> None:
    st = table(MAGE.replace("spells: Fire", "retinue: Arcane, Arcane, Arcane\nspells: Fire"))
    spell = SPELL_OF["fire_dart"]
    assert dice_of(st, 0, DRONES, spell) == 6  # Arcane 2: one level more
    load(st, 4, 4, 4, 4, 4, 4)
    cast(st, 0, "fire_dart", DRONES)
    assert [event[1] for event in st.events if event[0] == "cast"] == [(0, 0, 1, 1)]


@clause("FB-17.40")
def test_fb_17_40_magus_raises_the_difficulty_of_spells_that_are_not_scaling() -> None:
    st = table(MAGE.replace("spells: Fire", "masteries: Magus\nspells: Fire"))
    assert difficulty_of(st, 0, SPELL_OF["fire_dart"]) == 4
    assert difficulty_of(st, 0, SPELL_OF["call_fog"]) == 3


@clause("FB-17.41", "FB-17.42", "FB-19.19")
def test_fb_17_42_re_rolls_before_successes_are_counted() -> None:
    st = table(MAGE.replace("spells: Fire", "masteries: Focused\nspells: Fire"))
    load(st, 4, 4, 5, 6, 6)
    cast(st, 0, "fire_dart", DRONES)
    assert asked(st, "reroll_cast").options == [NONE, 0, 2, 3]
    load(st, 1, 1)
    st.apply(3)
    assert [event[1] for event in st.events if event[0] == "cast"] == [(0, 0, 1, 1)]
    careful = MAGE.replace("spells: Fire", "retinue: Arcane, Arcane\nmasteries: Cautious Casting\nspells: Fire")
    st = table(careful)
    load(st, *[6] * 6)
    cast(st, 0, "fire_dart", DRONES)
    load(st, *[5] * 6)
    answer(st, "recast", YES)
    assert st.decision is None
    load(st, *[6] * 6)
    cast(st, 0, "fire_dart", DRONES)
    assert st.decision is None  # once per game
    st = table(careful)
    load(st, *[6] * 6)
    cast(st, 0, "fire_dart", DRONES)
    answer(st, "recast", NO)
    assert "cast" in keys(st)


@clause("FB-19.20", "FB-28.12")
def test_fb_19_20_until_the_caster_acts_again() -> None:
    st = game(listed("Chapter Mage", "spells: Stoneskin", "- 6 Men-at-Arms"))
    put(st, 0, (400, 400))
    put(st, 1, (400, 700))
    model = st.plan(1).first
    before = characteristic(st, 1, model, DEFENCE)
    load(st, 1, 1, 1, 6, 6)
    cast(st, 0, "stoneskin", 1)
    assert characteristic(st, 1, model, DEFENCE) == before + 1
    caster_acts(st, 0)
    assert characteristic(st, 1, model, DEFENCE) == before


@clause("FB-5.6")
def test_fb_5_6_the_same_spell_twice_does_not_stack() -> None:
    st = game(
        listed("Chapter Mage", "spells: Kindle Courage", "- 6 Men-at-Arms", "Chapter Mage", "spells: Kindle Courage")
    )
    put(st, 0, (400, 400))
    put(st, 2, (600, 400))
    for caster in (0, 2):
        load(st, 1, 1, 1, 1, 1)
        cast(st, caster, "kindle_courage", 0)
    assert len(st.lasting) == 2
    assert characteristic(st, 0, 0, RESOLVE) == 2 + 1


@clause("FB-19.21", "FB-19.2")
def test_fb_19_21_hits_of_a_spell_carry_what_it_names() -> None:
    powers = {spell.id: spell_power(spell.effects[0]) for spell in SPELLS if spell.hits}
    assert (powers["fire_dart"], powers["molten_lash"], powers["holy_fire"], powers["searing_brand"]) == (2, 3, 0, 64)


@clause("FB-19.1", "FB-24.33", "FB-24.56")
def test_fb_19_1_wizards_and_priests_on_the_battlefield_cast() -> None:
    st = table()
    assert is_caster(st, 0)
    assert not is_caster(st, 2)  # has not arrived
    put(st, 1, (400, 700))
    assert not is_caster(st, 1)


@clause("FB-19.3", "FB-19.23")
def test_fb_19_3_range_from_the_caster_to_the_closest_model() -> None:
    st = table()
    dart, skin = SPELL_OF["fire_dart"], SPELL_OF["stoneskin"]
    put(st, DRONES, (400, 400 + 1700))
    assert in_range(st, 0, DRONES, dart)
    put(st, DRONES, (400, 400 + 1701))
    assert not in_range(st, 0, DRONES, dart)
    assert in_range(st, 0, 0, SPELL_OF["call_fog"])
    assert not in_range(st, 0, 1, SPELL_OF["call_fog"])
    assert why_not_target(st, 0, 0, skin) == []  # the own Regiment is friendly
    put(st, 1, (400, 1501))
    assert why_not_target(st, 0, 1, skin) == ["FB-19.3"]
    assert why_not_target(st, 0, DRONES, skin) == ["FB-19.2"]


def test_every_effect_of_a_spell_can_be_carried_out() -> None:
    used = {effect.op for spell in SPELLS for effect in spell.effects}
    assert used - {"free_action"} <= set(OPS)
