"""Refusals by kind: the clause that forbids just this, and what the thing lacks for the question that is asked."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED
from sandtable.core.interaction.why_not import kind_number
from sandtable.core.registry import find_game
from sandtable.games.warlords.presentation.names import MANY, name_key
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import END
from sandtable.games.warlords.tables.cards import PRINTINGS, def_of
from sandtable.language.translator import Translator
from tests.games.warlords.refused import card, place, refused
from tests.games.warlords.support import Table

ENGLISH, GERMAN = (Translator(find_game("warlords"), language) for language in ("en", "de"))


def told(t: Table, target: Target, *given: Target, seat: int | None = None) -> tuple[str, str, str]:
    """The nearest clause, and the sentence in both languages."""
    clause, sentence = refused(t, target, given, seat)
    return clause, ENGLISH.format(sentence), GERMAN.format(sentence)


def waiting(t: Table, seat: int) -> tuple[str, str, str]:
    return told(t, (ASKED, -1), seat=seat)


# -- what the text of a card takes ---------------------------------------------------------------------------------------------


def sabotage() -> Table:
    t = (
        Table()
        .castle(0, "Marthos", "Mint")
        .castle(1, "Khamar", "Market", "Guildhall", "Capital")
        .castle(1, "Gluk", "Watchtower")
        .castle(1, "Khorfe", "Militia")
    )
    t.stack(0, "Sir Corvane", "Griffins").discards(0, "Moat").lying(0, "Loriel's Dowry").hand(0, "Sabotage", "Palisade")
    return t.step("revenue").pick("negotiate Sabotage")


@pytest.mark.clause("WL-9.39")
@pytest.mark.parametrize(
    ("thing", "owner", "lack"),
    [
        ("Militia", 1, "is an army"),
        ("Capital", 1, "is a Capital"),
        ("Mint", 0, "is yours"),
        ("Griffins", 0, "are an army"),
        ("Palisade", 0, "is in your hand"),
        ("Moat", 0, "lies in your discard pile"),
    ],
)
def test_what_a_card_lacks_for_the_text_of_another(thing: str, owner: int, lack: str) -> None:
    clause, english, _ = told(sabotage(), card(thing, owner))
    assert clause == "WL-9.39"
    text = "For Sabotage you choose an improvement of an enemy castle, but no Capital"
    assert english == f"{text}, and {thing} {lack}."


@pytest.mark.clause("WL-9.39")
def test_what_a_place_lacks_for_the_text_of_a_card() -> None:
    t = sabotage()
    assert told(t, place(t, "Marthos"))[1].endswith(", and Marthos is yours.")
    assert told(t, place(t, "Sir Corvane"))[1].endswith(", and Sir Corvane is a stack.")
    assert told(t, place(t, "Khorfe"))[1].endswith(", and Khorfe has none.")
    assert told(t, place(t, "Gluk"), card("Market", 1)) == (
        "WL-9.39",
        "Market belongs to Khamar, not to Gluk.",
        "Markt gehört zu Khamar, nicht zu Gluk.",
    )


# -- cards that lie elsewhere --------------------------------------------------------------------------------------------------


def homely(step: str, *hand: str) -> Table:
    t = Table().castle(0, "Marthos", "Stone Walls").castle(1, "Khamar").stack(0, "Sir Corvane", march=1)
    return t.lying(0, "Dragon Halls").discards(0, "Archers").hand(0, *hand).step(step)


@pytest.mark.clause("WL-5.6", "WL-7.2", "WL-8.7", "WL-10.1", "WL-11.2", "WL-21.1")
@pytest.mark.parametrize(
    ("step", "clause", "word"),
    [
        ("castles", "WL-7.2", "A castle stands on its own"),
        ("heroes", "WL-8.7", "ruins are explored in step 9"),
        ("revenue", "WL-5.6", "explored in step 9"),
        ("ground", "WL-10.1", "for stacks"),
        ("calamities", "WL-11.2", "on an enemy stack or castle"),
        ("march", "WL-5.6", "explored in step 9"),
        ("battles", "WL-5.6", "explored in step 9"),
        ("ruins", "WL-21.1", "play ruins from your hand"),
    ],
)
def test_a_ruin_on_the_table_is_told_what_this_step_is_for(step: str, clause: str, word: str) -> None:
    t = (
        homely(step, "Battle 5")
        if step != "battles"
        else homely(step, "Battle 5").stack(0, "Lady Serrat", march=2).step(step)
    )
    named, english, german = told(t, card("Dragon Halls"))
    assert named == clause
    assert word in english
    assert "Drachenhallen" in german


@pytest.mark.clause("WL-13.1", "WL-21.5")
def test_a_linked_card_that_is_no_part_of_the_step() -> None:
    assert told(homely("march", "March"), card("Stone Walls")) == (
        "WL-13.1",
        "In this step your stacks take March cards or give them up, and Stone Walls are none.",
        "In diesem Schritt nehmen deine Stapel Marschkarten oder geben sie ab; Steinmauern sind keine.",
    )
    assert told(homely("ruins", "March"), card("Stone Walls"))[:2] == (
        "WL-21.5",
        "Stone Walls cannot be passed on; only artefacts can.",
    )


@pytest.mark.clause("WL-12.1")
def test_with_the_spell_chosen_an_artefact_is_asked_for_and_no_other_card() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").stack(0, "Sir Corvane", "Orb of Loriel", "Griffins")
    t.stack(1, "Hrodgar Skyfist").discards(0, "Archers", "Cure").hand(0, "Enfeeble").step("spells")
    for name, said in (("Archers", "Archers are"), ("Griffins", "Griffins are")):
        assert told(t, card(name), card("Enfeeble"))[:2] == (
            "WL-12.1",
            f"{said} no magic artefact, and spells are cast only through those.",
        )
    assert told(t, card("Cure"), card("Enfeeble"))[0] == "WL-12.1", "a spell is chosen already"
    assert told(t, card("Archers"))[0] == told(t, card("Cure"))[0] == "WL-1.13"


@pytest.mark.clause("WL-1.13")
def test_a_discarded_army_is_not_said_to_stand_somewhere() -> None:
    t = homely("revenue", "Militia")
    assert told(t, card("Archers"), place(t, "Marthos")) == (
        "WL-1.13",
        "Archers lie in your discard pile; here you use cards from your hand.",
        "Bogenschützen liegen auf deinem Ablagestapel; hier nimmst du Karten aus deiner Hand.",
    )


@pytest.mark.clause("WL-9.28")
def test_a_fleet_without_a_port_does_not_make_a_castle_of_a_stack() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane").lying(0, "Loriel's Dowry")
    t.hand(0, "Longships", "Militia").step("revenue")
    assert told(t, card("Longships"), place(t, "Sir Corvane"))[:2] == (
        "WL-9.28",
        "Longships need a port castle of yours that is not besieged.",
    )


# -- one card and several places -----------------------------------------------------------------------------------------------


@pytest.mark.clause("WL-13.4", "WL-13.2")
def test_each_stack_with_its_own_reason() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2).stack(0, "Lady Serrat")
    t.hand(0, "March 5", "March 5").step("march")
    t.st.apply(
        next(pick for pick in t.decision.options if isinstance(pick, tuple) and pick[2] == t.place("Lady Serrat")), 0
    )
    _, english, german = told(t, card("March 5"))
    assert english.endswith(
        ": Sir Corvane (two March cards already); Lady Serrat (has taken its March card of this turn)."
    )
    assert "Sir Corvane (schon mit zwei Marschkarten)" in german


@pytest.mark.clause("WL-11.2")
def test_a_calamity_says_what_it_strikes() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Militia").hand(0, "Desertion")
    t.step("calamities")
    expected = ("WL-11.2", "Desertion strikes stacks, and Khamar is a castle.")
    assert told(t, place(t, "Khamar"))[:2] == expected
    assert told(t, place(t, "Khamar"), card("Desertion"))[:2] == expected
    assert told(t, place(t, "Khamar"))[2] == "Fahnenflucht trifft Stapel, und Khamar ist eine Burg."


# -- waiting -------------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WL-15.2")
def test_who_waits_is_told_whose_answer_it_is() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar", "Militia").castle(2, "Gluk").stack(0, "Sir Corvane", march=2)
    t.stack(1, "Hrodgar Skyfist", march=1).hand(0, "Battle 5").hand(1, "Battle 0").hand(2, "March").step("battles")
    t.pick("Sir Corvane Khamar", "assault Battle 5")
    assert t.kind == "intercept"
    for seat in (0, 2):
        clause, english, _ = waiting(t, seat)
        assert clause == "WL-15.1"
        assert english.startswith("You may intercept when one of your castles is assaulted or besieged. Now ")
        assert english.endswith(" has to decide.")


@pytest.mark.clause("WL-4.4")
def test_who_waits_in_the_setup_is_told_whose_turn_it_is() -> None:
    t = Table()
    t.st = SPEC.start(2, {}, 1, log=False)
    assert waiting(t, 1 - t.seat)[0] == "WL-4.4"


@pytest.mark.clause("WL-9.24")
def test_hunger_does_not_come_to_who_is_not_besieged() -> None:
    t = homely("march", "March")
    starve = (ASKED, kind_number(SPEC, "starve"))
    assert told(t, starve, seat=0)[:2] == ("WL-9.24", "Step 3: Revenue is over. None of your castles is besieged.")


# -- the setup -----------------------------------------------------------------------------------------------------------------


def siege_setup() -> Table:
    t = Table()
    decks = {"deck_1": "crown-and-leaf", "deck_2": "stone-and-storm"}
    t.st = SPEC.start(2, {"scenario": "great-siege", **decks}, 2, log=False)
    while t.kind == "role" or t.seat == t.st.defender:
        t.st.apply(next(pick for pick in t.decision.options if pick != END), t.seat)
    return t


@pytest.mark.clause("WL-27.19")
def test_the_setup_says_what_is_taken_now_and_what_this_is() -> None:
    t = siege_setup()
    battle = next(each for each in t.st.rules.decks[t.seat] if def_of(each).name == "Battle")
    assert told(t, ("card", battle))[1].startswith("You take a castle now; Battle")
    end = ("word", next(number for number, word in SPEC.kinds["take"].words.items() if word == "end"))
    assert told(t, end)[1].startswith("You must take a castle: the attacker starts with a castle and two heroes")
    assert told(t, end)[2].startswith("Du musst eine Burg nehmen: ")
    castle = t.decision.options[0]
    t.st.apply(castle, t.seat)
    assert isinstance(castle, int)
    assert told(t, ("card", castle))[:2] == (
        "WL-27.1",
        f"{ENGLISH(name_key(castle))} has been taken from your deck already.",
    )
    assert told(t, end)[2].startswith("Du musst einen Helden nehmen: ")


@pytest.mark.clause("WL-3.1")
def test_a_deck_that_breaks_a_rule_says_whose_it_is() -> None:
    small = "Small\n" + "\n".join([f"1 {printing.name}" for printing in PRINTINGS[:3]])
    wrong = SPEC.why_not_option(2, {}, "deck_2", small)
    assert wrong is not None
    assert wrong.said is not None
    assert ENGLISH.format(wrong.said) == "The deck of player 2: 3 cards, exactly 60 are needed."
    assert GERMAN.format(wrong.said).startswith("Das Deck von Spieler 2: ")


# -- names in the plural -------------------------------------------------------------------------------------------------------


def test_every_name_of_the_plurals_is_that_of_a_card() -> None:
    assert set(MANY) <= {name_key(printing) for printing in range(len(PRINTINGS))}
    assert set(MANY.values()) <= {"en", "de", "en de"}


@pytest.mark.clause("WL-5.6")
def test_a_verb_follows_the_number_of_the_name_in_its_own_language() -> None:
    t = homely("castles", "The Corsair Company", "Barracks", "Archers")
    assert told(t, card("Archers"))[1:] == (
        "Archers are played in step 3, not in this one.",
        "Bogenschützen gehören in Schritt 3, nicht in diesen.",
    )
    assert told(t, card("The Corsair Company"))[1:] == (
        "The Corsair Company is played in step 3, not in this one.",
        "Die Korsaren gehören in Schritt 3, nicht in diesen.",
    )
    assert told(t, card("Barracks"))[1:] == (
        "Barracks are played in step 3, not in this one.",
        "Kaserne gehört in Schritt 3, nicht in diesen.",
    )
