"""Chapter 19: what a Spellcasting Action uses up, and every spell."""

from __future__ import annotations

import pytest

from sandtable.games.first_blood.effect_ops import AT_ONCE_OPS
from sandtable.games.first_blood.magic.casting import (
    YES,
    Casting,
    dice_of,
    difficulty_of,
)
from sandtable.games.first_blood.magic.spellcasting import Spellcasting, spells_of, targets, why_not_target
from sandtable.games.first_blood.state import BROKEN
from sandtable.games.first_blood.tables.abilities import SPELL_OF, SPELLS, Spell
from sandtable.games.first_blood.tables.effects import OPS
from sandtable.games.first_blood.tables.factions import FACTIONS
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.support import answer, asked, clauses_of, listed, load, plain, put, regiment, run
from tests.games.first_blood.test_ch19_magic import FOES, MAGE, cast
from tests.support import clause

# -- what is used for it ------------------------------------------------------------------------------------------------------


def test_ember_of_the_deep_adds_two_dice_once() -> None:
    ember = listed(
        "Tempered Sorcerer", "items: Ember of the Deep", "spells: Molten Lash", "- 6 Fireforged", faction="dweghom"
    )
    st = plain(ember, FOES)
    put(st, 0, (400, 400))
    put(st, 3, (400, 900))
    run(st, Spellcasting(0, 0))
    load(st, *[6] * 7)
    answer(st, "use_ability", YES)
    assert [len(event[1]) - 2 for event in st.events if event[0] == "roll"] == [7]
    st.lasting = []
    load(st, *[6] * 5)
    run(st, Spellcasting(0, 0))
    assert st.decision is None  # once per game


def test_voice_of_the_dead_ignores_interference_and_adds_a_success() -> None:
    voice = listed(
        "Scion of Conquest", "items: Voice of the Dead", "spells: Breath of Famine", "- 6 Braves", faction="wadrhun"
    )
    st = plain(voice, MAGE)
    put(st, 0, (400, 400))
    put(st, 2, (400, 900))
    run(st, Spellcasting(0, 0))
    load(st, *[6] * 5)
    answer(st, "use_ability", YES)
    assert [event[1][2:] for event in st.events if event[0] == "cast"] == [(1, 1)]
    assert next(len(event[1]) - 2 for event in st.events if event[0] == "roll") == 5


def test_codex_of_the_fall_lengthens_one_spell() -> None:
    codex = listed(
        "Archimandrite",
        "items: Codex of the Fall",
        "spells: Litany of Dust",
        "- 6 Legionnaires",
        faction="old-dominion",
    )
    st = plain(codex, FOES)
    put(st, 0, (400, 400))
    spell = SPELL_OF["litany_of_dust"]
    put(st, 3, (400, 500 + 1401))
    assert clauses_of(why_not_target(st, 0, 3, spell)) == []
    put(st, 3, (400, 500 + 2001))
    assert clauses_of(why_not_target(st, 0, 3, spell)) == ["FB-19.3"]
    put(st, 3, (400, 500 + 2000))
    load(st, *[6] * 6)
    run(st, Spellcasting(0, 0))
    assert clauses_of(why_not_target(st, 0, 3, spell)) == ["FB-19.3"]  # used up
    put(st, 3, (400, 500 + 1400))
    assert clauses_of(why_not_target(st, 0, 3, spell)) == []


@clause("FB-19.22")
def test_finite_state_apparatus_takes_three_dice_once() -> None:
    theirs = listed("Imperial Officer", "items: Finite-State Apparatus", "- 6 Men-at-Arms")
    st = plain(MAGE, theirs)
    put(st, 0, (400, 400))
    officer = regiment(st, "imperial_officer", 1)
    put(st, officer, (400, 1300))
    run(st, Spellcasting(0, 0))
    st.apply(asked(st, "spell").options[0])
    question = asked(st, "use_ability")
    assert question.seat == 1
    load(st, 6, 6)
    st.apply(YES)
    assert [len(event[1]) - 2 for event in st.events if event[0] == "roll"] == [2]
    st.lasting = []
    load(st, *[6] * 5)
    run(st, Spellcasting(0, 0))
    st.apply(asked(st, "spell").options[0])
    assert st.decision is None


def test_frost_fetish_helps_one_seidr_spell_a_turn() -> None:
    fetish = listed("Shaman", "items: Frost Fetish", "spells: Rime Shards", "- 6 Raiders", faction="nords")
    st = plain(fetish, FOES)
    put(st, 0, (400, 400))
    put(st, 3, (400, 900))
    spell = SPELL_OF["rime_shards"]
    assert difficulty_of(st, 0, spell) == 4
    load(st, *[5] * 5)
    cast(st, 0, "rime_shards", 3)
    assert difficulty_of(st, 0, spell) == 3
    st.turn += 1
    assert difficulty_of(st, 0, spell) == 4


def test_a_null_mage_hurts_wizards_for_each_failed_die() -> None:
    theirs = listed("Imperial Officer", "- 6 Hunter Cadre, Null Mage")
    st = plain(MAGE, theirs)
    put(st, 0, (400, 400))
    put(st, 2, (2000, 400))
    hunters = regiment(st, "hunter_cadre", 1)
    put(st, hunters, (400, 1200))
    load(st, 1, 6, 6, 3, 3, *[1] * 3)
    cast(st, 0, "fire_dart", hunters)
    assert st.wounds[0] == 2
    put(st, 2, (400, 400))
    put(st, 0, (3000, 3500))
    load(st, 1, 6, 6, 3, 3, *[1] * 6)
    cast(st, 2, "holy_fire", hunters)
    assert st.wounds[2] == 0  # a Priest is not a Wizard


@clause("FB-19.15")
def test_fb_19_15_a_devout_characters_regiment_is_devout() -> None:
    scion = listed("Scion of Conquest", "retinue: Tactics", "spells: Drums of War", "- 6 Braves", faction="wadrhun")
    st = plain(scion, FOES)
    put(st, 0, (400, 400))
    load(st, 1, 4, 4, 4, 4)  # one success and one by Devout: 1 + 1 are needed for a Character with Retinue
    cast(st, 0, "drums_of_war", 0)
    assert len(st.lasting) == 1


@clause("FB-17.42", "FB-5.6")
@pytest.mark.parametrize(
    ("caster", "faction", "helper", "spell"),
    [
        ("Archimandrite", "old-dominion", "Chanter of the Deep Choir", "Litany of Dust"),
        ("Scion of Conquest", "wadrhun", "Spirit-Guide", "Breath of Famine"),
        ("Chapter Mage", "hundred-kingdoms", "Chapter Adept", "Fire Dart"),
    ],
)
def test_lieutenants_who_re_roll_a_casting_die(caster: str, faction: str, helper: str, spell: str) -> None:
    st = plain(listed(caster, f"retinue: {helper}", f"spells: {spell}", faction=faction), FOES)
    put(st, 0, (400, 400), (400, 280))
    put(st, 2, (400, 1200))
    dice = dice_of(st, 0, 2, SPELL_OF[st.rules.forces.bounds[spells_of(st, 0)[0]].ability])
    load(st, *[6] * dice)
    run(st, Spellcasting(0, 0))
    load(st, 1, *[1] * 2)  # one success, and saves
    answer(st, "reroll_cast", 0)
    assert [event[1][2] for event in st.events if event[0] == "cast"] == [1]
    slay(st, 1)
    casting = Casting(0, 0, spells_of(st, 0)[0], 2, [], [], 0)
    assert casting.rights(st, "one") == []  # the Lieutenant is gone


# -- all of them --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_every_spell_can_be_cast_and_does_something(spell: Spell) -> None:
    """Every spell, bought by an eligible caster and cast with all successes, changes the game."""
    caster, faction = next(
        (character, one)
        for one in FACTIONS
        for character in one.characters.values()
        if spell.group in character.schools and not (character.id.endswith("mounted"))
    )
    st = plain(listed(caster.name, f"spells: {spell.name}", f"- 6 {MEN_OF[faction.id]}", faction=faction.id), FOES)
    st.rules.auto = True
    put(st, 0, (1000, 1000))
    put(st, 1, (1000, 800))
    put(st, 3, (1000, 1700))
    slay(st, st.plan(1).end - 1)
    for number in (0, 1, 3):
        st.set_mark(number, BROKEN)
    st.wounds[0] = 3
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == spell.id)
    target = targets(st, 0, spell)[-1]
    before = (st.lasting[:], st.events_on[:], st.wounds[:], st.marks[:], st.place[:])
    load(st, *[1] * dice_of(st, 0, target, spell), *[6] * 24)
    cast(st, 0, spell.id, target)
    if st.decision is not None and st.decision.kind == "choose":
        st.apply(st.decision.options[0])
    assert number >= 0
    assert (st.lasting, st.events_on, st.wounds, st.marks, st.place) != before


MEN_OF = {
    "hundred-kingdoms": "Men-at-Arms",
    "spires": "Bound Clones",
    "dweghom": "Hold Warriors",
    "nords": "Huscarls",
    "old-dominion": "Legionnaires",
    "wadrhun": "Braves",
}


def test_every_effect_of_a_spell_can_be_carried_out() -> None:
    used = {effect.op for spell in SPELLS for effect in spell.effects}
    built = {*AT_ONCE_OPS, *[name for name, op in OPS.items() if op.lasts]}
    assert used - {"free_action", "choose"} <= built
