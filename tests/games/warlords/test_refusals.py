"""Refusals in sentences, refusals of two things together, and why a question is not asked."""

from __future__ import annotations

import pytest

from sandtable.core.decision import Target
from sandtable.core.registry import find_game
from sandtable.core.spec import ASKED, WORD
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import END
from sandtable.games.warlords.tables.cards import def_of, owned
from sandtable.words import Speaker
from tests.games.warlords.support import Table, printings

NAMES = ("Ada", "Bo", "Cy", "Di")
ENGLISH = Speaker(find_game("warlords"), "en", NAMES)
GERMAN = Speaker(find_game("warlords"), "de", NAMES)


def card(name: str, owner: int = 0) -> Target:
    return ("card", owned(printings(name)[0], owner))


def held(t: Table, name: str) -> Target:
    """A card of the asked player's hand."""
    return ("card", next(each for each in t.st.hands[t.seat] if def_of(each).name == name))


def told(t: Table, target: Target, speaker: Speaker = ENGLISH) -> str:
    """The sentence of the nearest reason, from what the player sees."""
    view = t.st.seen_by(t.seat)
    words = SPEC.refusal(view, t.seat, target, SPEC.why_not(view, t.seat, target)[0])
    assert words is not None
    return speaker.say(words)


def test_sentences_name_the_thing_the_obstacle_and_the_figures() -> None:
    t = Table().castle(0, "Angbar", "Curtain Wall", "Militia").castle(1, "Khamar").stack(0, "Sir Corvane", march=2)
    t.stack(1, "Hrodgar Skyfist", "Griffins").hand(0, "Mercenaries", "Palisade", "March", "Battle 5").step("revenue")
    assert told(t, card("Mercenaries")) == "Mercenaries: the price is 6 gold, and you have 5."
    assert told(t, card("Mercenaries"), GERMAN) == "Söldner: Der Preis ist 6 Gold, und du hast 5."
    assert told(t, card("Palisade")) == "Your castle bears an improvement after which Palisade cannot be added."
    assert told(t, held(t, "March")) == "March (3) is played in step 7, not in this one."
    assert (
        told(t, ("place", t.place("Sir Corvane")))
        == "Sir Corvane is On Campaign and not all fast, so no army reaches it."
    )
    assert told(t, card("Griffins", 1)) == "Griffins cannot be discarded by you: only your own armies can."
    t.step("battles")
    assert told(t, ("place", t.place("Hrodgar Skyfist"))) == "Hrodgar Skyfist flies, and your stack does not."
    assert (
        told(t, ("place", t.place("Hrodgar Skyfist")), GERMAN) == "Hrodgar Himmelsfaust fliegt, und dein Stapel nicht."
    )
    assert told(t, held(t, "March")) == "March (3) is played in step 7, not in this one."


def test_a_name_in_play_is_shown_with_its_holder() -> None:
    t = Table(deck_1="crown-and-leaf", deck_2="crown-and-leaf").castle(1, "Marthos").castle(0, "Elvallie")
    t.hand(0, "Marthos").turn()
    assert told(t, card("Marthos")) == "Marthos already lies before Bo; there is only one castle of that name."


def test_what_a_card_says_is_part_of_the_refusal() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Temple of Iris").stack(1, "Hrodgar Skyfist", "Militia")
    t.stack(0, "Sir Corvane", "Orb of Loriel").hand(0, "Vermin", "Fireball").step("calamities")
    assert told(t, ("place", t.place("Khamar"))).startswith("Temple of Iris protects Khamar: ")
    t.step("spells").pick("Fireball Orb of Loriel")
    assert told(t, ("place", t.place("Khamar"))).startswith("Khamar does not fit Fireball, which says: On success")


def test_a_button_that_waits_says_for_what() -> None:
    t = Table().castle(0, "Marthos").hand(0, *["March"] * 9).step("wrap_up")
    assert SPEC.why_not(t.st, 0, (WORD, END)) == ["WL-22.2"]
    assert told(t, (WORD, END)) == "You hold 2 cards too many and must discard them first."
    setup = SPEC.start(2, {}, 1, log=False)
    assert setup.decision is not None
    assert SPEC.why_not(setup, setup.decision.seat, (WORD, END)) == ["WL-27.3"]


def test_kinds_of_attack_can_be_asked_about() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Ohmsmouth", "Militia").castle(1, "Khamar").hand(0, "Battle 5")
    t.stack(0, "Sir Corvane", "Militia", march=2).step("battles")
    for castle, clause in (("Ohmsmouth", "WL-14.18"), ("Khamar", "WL-14.25")):
        twin = Table()
        twin.st = t.st.clone()
        twin.pick(f"Sir Corvane {castle}")
        assert ("attack", 2) in SPEC.targets(twin.st), "a siege is out of the question"
        assert SPEC.why_not(twin.st, 0, ("attack", 2)) == [clause]
        assert SPEC.why_not(twin.st, 0, ("attack", 0)) == ["WL-14.1"]
    assert told(twin, ("attack", 2)) == "Khamar has no garrison to besiege; it falls to an assault."


# -- two things together -----------------------------------------------------------------------------------------------------


def test_a_stack_that_is_chosen_and_a_target() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Citadel of Fire").castle(1, "Khamar").hand(0, "Battle 5")
    t.stack(0, "Sir Corvane", march=2).stack(0, "Aldric Sunmantle", "Longships", march=1)
    t.stack(0, "Lyssaril Moonblade").step("battles")
    assert t.why_not("place", "Citadel of Fire") == [], "by the fleet"
    assert t.why_not("place", "Citadel of Fire", (("place", t.place("Sir Corvane")),)) == ["WL-14.18"]
    assert t.why_not("place", "Khamar", (("place", t.place("Aldric Sunmantle")),)) == ["WL-14.15"]
    assert t.why_not("place", "Khamar", (("place", t.place("Lyssaril Moonblade")),)) == ["WL-14.13"]
    assert t.why_not("place", "Sir Corvane", (("place", t.place("Citadel of Fire")),)) == ["WL-14.18"]


def test_a_card_that_is_chosen_and_a_place() -> None:
    t = Table().castle(0, "Marthos", "Militia").castle(0, "Ohmsmouth").stack(0, "Sir Corvane", march=2)
    t.stack(0, "Aldric Sunmantle", "Longships", march=1).stack(1, "Hrodgar Skyfist", march=2)
    t.hand(0, "Light Infantry", "Swan Fleet", "Quicksand", "March", "Banner of the Sirians", "Plague").step("heroes")
    banner = (card("Banner of the Sirians"),)
    assert t.why_not("place", "Marthos", banner) == ["WL-8.7"]
    t.step("revenue")
    assert t.why_not("place", "Sir Corvane", (card("Light Infantry"),)) == ["WL-9.20"]
    assert t.why_not("place", "Sir Corvane", (card("Swan Fleet"),)) == ["WL-9.29"]
    assert t.why_not("place", "Ohmsmouth", (card("Militia"),)) == ["WL-9.26"], "armies stay where they are"
    t.step("ground")
    assert t.why_not("place", "Sir Corvane", (card("Quicksand"),)) == ["WL-10.6"]
    assert t.why_not("place", "Aldric Sunmantle", (card("Quicksand"),)) == ["WL-10.5"]
    t.step("calamities")
    assert t.why_not("place", "Sir Corvane", (card("Plague"),)) == ["WL-11.2"]
    t.step("march")
    assert t.why_not("place", "Aldric Sunmantle", (held(t, "March"),)) == ["WL-13.14"]


# -- questions that are not asked ----------------------------------------------------------------------------------------------


def absent(t: Table, seat: int, kind: str) -> list[str]:
    return SPEC.why_not_asked(t.st.seen_by(seat), seat, kind)


def test_steps_that_are_over_to_come_or_anothers() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).hand(0, "March", "Squall")
    t.step("calamities")
    assert absent(t, 0, "calamities") == []
    assert absent(t, 0, "castles") == ["WL-5.7"]
    assert absent(t, 0, "battles") == ["WL-5.6"]
    assert absent(t, 1, "castles") == ["WL-5.11"]
    assert absent(t, 1, "") == ["WL-5.11"]
    t.pick("end")
    assert t.kind == "march", "there is no magic artefact"
    assert absent(t, 0, "cast") == ["WL-12.1", "WL-5.7"], "the step passed by itself"
    assert absent(t, 0, "direction") == ["WL-5.4"]
    assert absent(t, 0, "take") == ["WL-4.12"]
    words = SPEC.refusal(t.st, 0, (ASKED, list(SPEC.kinds).index("cast")), "WL-12.1")
    assert words is not None
    assert ENGLISH.say(words) == "None of your heroes carries a magic artefact, so you cannot cast."


def test_a_step_without_anything_to_do_passes_with_its_reason() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane").hand(0, "Battle 5").step("march")
    t.pick("end")
    assert t.kind == "ruins"
    assert absent(t, 0, "battles") == ["WL-14.13", "WL-5.7"]
    assert absent(t, 0, "explore") == ["WL-20.2", "WL-5.7"]
    assert absent(t, 0, "retest") == ["WL-11.13", "WL-5.7"]


@pytest.mark.parametrize(
    ("guards", "cards", "launch", "clauses"),
    [
        (("Brakka Stonehand",), ("March",), "assault Raze 0", ["WL-15.4"]),  # encamped
        ((), ("March",), "assault Raze 0", ["WL-15.2"]),  # nobody to send
    ],
)
def test_windows_of_interception(
    guards: tuple[str, ...], cards: tuple[str, ...], launch: str, clauses: list[str]
) -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Raze 0")
    for guard in guards:
        t.stack(1, guard)
    t.castle(1, "Khorfe").hand(1, *cards).step("battles").pick("Sir Corvane Khamar")
    assert absent(t, 1, "intercept") == ["WL-15.1"], "nothing is announced yet"
    t.st.stack[-1].card = t.st.hands[0][0]  # type: ignore[attr-defined]
    t.st.stack[-1].attack = 1  # type: ignore[attr-defined]
    assert absent(t, 1, "intercept") == clauses


def test_windows_of_a_field_battle() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=2)
    t.stack(1, "Hrodgar Skyfist", march=1).hand(0, "Battle 5", "March").hand(1, "Traitor").step("battles")
    t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert t.kind == "ground"
    assert absent(t, 1, "intercept") == ["WL-15.3"], "a field battle"
    assert absent(t, 0, "battles") == ["WL-5.10"], "this one is fought out first"
    assert absent(t, 1, "promote") == ["WL-23.12"]
    assert absent(t, 1, "counter") == ["WL-10.12"]
    assert absent(t, 1, "hazard") == ["WL-20.8"]
