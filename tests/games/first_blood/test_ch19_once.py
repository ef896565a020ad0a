"""Chapter 19: re-rolls that happen once, what is used up, what is offered once, and who is protected."""

from __future__ import annotations

from sandtable.games.first_blood.effect_ops import when_charged
from sandtable.games.first_blood.magic.casting import NO, YES
from sandtable.games.first_blood.magic.spellcasting import Spellcasting, why_not_target
from sandtable.games.first_blood.state import DUELLED
from sandtable.games.first_blood.tables.abilities import SPELL_OF
from tests.games.first_blood.support import answer, asked, clauses_of, listed, load, plain, put, run
from tests.games.first_blood.test_ch19_magic import FOES, cast
from tests.support import clause


@clause("FB-2.6", "FB-17.41", "FB-17.42")
def test_fb_2_6_casting_dice_rolled_again_all_together_are_not_rolled_a_third_time() -> None:
    mage = listed(
        "Chapter Mage", "masteries: Cautious Casting", "retinue: Chapter Adept", "spells: Fire Dart", "- 6 Men-at-Arms"
    )
    for pick, asks in ((YES, False), (NO, True)):
        st = plain(mage, FOES)
        put(st, 0, (400, 400), (400, 280))
        put(st, 3, (400, 1200))
        load(st, *[6] * 5)
        cast(st, 0, "fire_dart", 3)
        load(st, *[6] * 5)
        answer(st, "recast", pick)
        assert (st.decision is not None and st.decision.kind == "reroll_cast") == asks


@clause("FB-17.49")
def test_codex_of_the_fall_is_not_used_up_within_range() -> None:
    codex = listed(
        "Archimandrite",
        "items: Codex of the Fall",
        "spells: Litany of Dust",
        "- 6 Legionnaires",
        faction="old-dominion",
    )
    st = plain(codex, FOES)
    put(st, 0, (400, 400))
    put(st, 3, (400, 500 + 1400))
    load(st, *[6] * 6)
    run(st, Spellcasting(0, 0))
    assert st.used == []
    put(st, 3, (400, 500 + 1401))
    load(st, *[6] * 6)
    run(st, Spellcasting(0, 0))
    assert len(st.used) == 1


@clause("FB-19.23", "FB-19.7")
def test_fb_19_23_a_friendly_character_alone_may_be_targeted_wherever_it_is() -> None:
    st = plain(
        listed("Chapter Mage", "spells: Stoneskin, Riptide", "- 6 Men-at-Arms", "Noble Lord"),
        listed("Noble Lord", "- 6 Militia"),
    )
    put(st, 0, (400, 400))
    put(st, 1, (400, 600))
    put(st, 2, (1300, 400))
    put(st, 4, (400, 1000))
    put(st, 3, (1300, 600))
    assert clauses_of(why_not_target(st, 0, 2, SPELL_OF["stoneskin"])) == []
    assert clauses_of(why_not_target(st, 0, 3, SPELL_OF["riptide"])) == ["FB-19.7"]  # the enemy's do not


@clause("FB-17.49")
def test_what_was_declined_for_a_spell_is_not_offered_again_for_it() -> None:
    ember = listed(
        "Tempered Sorcerer", "items: Ember of the Deep", "spells: Molten Lash", "- 6 Fireforged", faction="dweghom"
    )
    st = plain(ember, FOES)
    put(st, 0, (400, 400))
    put(st, 3, (400, 900))
    run(st, Spellcasting(0, 0))
    load(st, *[6] * 5)
    answer(st, "use_ability", NO)
    assert st.decision is None
    assert [len(event[1]) - 2 for event in st.events if event[0] == "roll"] == [5]
    assert st.used == []
    run(st, Spellcasting(0, 0))
    assert asked(st, "use_ability")  # except for the next one


@clause("FB-23.17")
def test_only_what_waits_for_a_charge_strikes_the_charger() -> None:
    for spell, struck in (("Stoneskin", 0), ("Magmatic Seep", 1)):
        army = {
            "Stoneskin": listed("Chapter Mage", f"spells: {spell}", "- 6 Men-at-Arms"),
            "Magmatic Seep": listed("Tempered Sorcerer", f"spells: {spell}", "- 6 Hold Warriors", faction="dweghom"),
        }[spell]
        st = plain(army, FOES)
        put(st, 0, (400, 400))
        put(st, 1, (400, 600))
        put(st, 3, (400, 2000))
        load(st, *[1] * 5)
        cast(st, 0, spell.lower().replace(" ", "_"), 1)
        when_charged(st, 3, 0)
        assert st.events_on == []  # another Regiment was charged
        when_charged(st, 3, 1)
        assert len(st.events_on) == struck


@clause("FB-19.17", "FB-18.3")
def test_divine_sanction_offers_a_duel_that_may_be_declined() -> None:
    for pick in (NO, YES):
        st = plain(listed("Theist Priest", "spells: Divine Sanction"), listed("Jarl", "- 6 Raiders", faction="nords"))
        put(st, 0, (1000, 1000))
        put(st, 1, (1000, 1102))
        st.active = 0
        load(st, *[1] * 5)
        cast(st, 0, "divine_sanction", 0)
        answer(st, "use_ability", pick)
        assert st.has_mark(0, DUELLED) == (pick == YES)
        assert (st.decision is not None and st.decision.kind == "accept") == (pick == YES)
