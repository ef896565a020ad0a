"""The log alone tells what happened: the target of a card, its result, and the order of events."""

from __future__ import annotations

import pytest

from sandtable.core.registry import find_game
from sandtable.games.warlords.board import ENFEEBLED, SHIELD
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.scenarios import ATTACKER
from sandtable.language.translator import LANGUAGES, Translator
from tests.games.warlords.support import Table
from tests.support import clause

WARLORDS = find_game("warlords")


def log(t: Table, language: str = "en") -> list[str]:
    """The lines of the last step."""
    words = Translator(WARLORDS, language, ("Ada", "Bo", "Cy"))
    return [words.event(t.st, event) for event in t.st.events]


def caster() -> Table:
    return Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel").hand(0, "March")


@clause("WL-28.5", "WL-12.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_logs_its_target_whatever_comes_of_it(language: str) -> None:
    for number in (0, 7):
        t = caster().stack(1, "Hrodgar Skyfist").hand(0, "Enfeeble").top(1, number).step("spells")
        t.pick("Enfeeble Orb of Loriel", "Hrodgar Skyfist")
        assert {"en": "Hrodgar Skyfist", "de": "Hrodgar Himmelsfaust"}[language] in log(t, language)[0]
        assert "Corvane" not in " ".join(log(t, language))


@clause("WL-28.5", "WL-9.39")
def test_diplomacy_logs_its_target() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar", "Market", "Palisade").castle(2, "Kor").castle(1, "Khorfe")
    t.hand(0, "Embargo", "Sworn Truce").step("revenue").pick("negotiate Embargo", "Khorfe")
    assert log(t) == ["Ada: Embargo on Khorfe."]
    t.pick("negotiate Sworn Truce", "p3")
    assert log(t)[0] == "Ada: Sworn Truce on Cy."
    spoilt = Table().castle(0, "Marthos").castle(1, "Khamar", "Market", "Palisade").hand(0, "Sabotage").top(1, 9)
    spoilt.step("revenue").pick("negotiate Sabotage", "Market Khamar")
    assert log(spoilt)[0] == "Ada: Sabotage on Market of Khamar."
    assert log(spoilt)[2] == "Sabotage: no effect."


@clause("WL-12.8")
def test_a_backfire_logs_what_it_destroys() -> None:
    t = caster().stack(1, "Hrodgar Skyfist").hand(0, "Wings of Air").top(1, 9).step("spells")
    t.pick("Wings of Air Orb of Loriel", "Hrodgar Skyfist")
    assert log(t)[2:4] == ["Wings of Air: backfire.", "Ada loses Orb of Loriel from Sir Corvane."]


@clause("WL-11.6", "WL-16.4", "WL-17.4")
def test_outcomes_are_logged_in_the_words_of_the_card() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").castle(1, "Khorfe").hand(0, "Famine").top(1, 9)
    assert "Famine: switch." in log(t.step("calamities").pick("Famine Khamar"))
    for number, word in ((0, "surprise"), (9, "forewarned")):
        storm = Table().castle(1, "Khamar", "Militia").stack(0, "Sir Corvane", "Mercenaries", march=2)
        storm.hand(0, "Traitor 6").top(0, number).step("battles").pick("Sir Corvane Khamar", "assault Traitor 6")
        assert f"Traitor (6): {word}." in log(storm)


@clause("WL-17.4", "WL-1.27")
def test_a_watchtower_that_takes_the_surprise_is_logged() -> None:
    for number, told in ((0, True), (5, False)):
        t = Table().castle(1, "Khamar", "Militia", "Watchtower").stack(0, "Sir Corvane", "Mercenaries", march=2)
        t.hand(0, "Traitor 6").top(0, number).step("battles").pick("Sir Corvane Khamar", "assault Traitor 6")
        assert ("Khamar's Watchtower saves Bo from being surprised." in log(t)) == told
        assert "Traitor (6): no effect." in log(t)


@clause("WL-11.13")
def test_a_second_test_logs_what_is_tested() -> None:
    t = Table().castle(0, "Marthos").castle(0, "Hereuth").hand(0, "March").top(0, 0, 0)
    t.link("Marthos", "Famine", 1).link("Hereuth", "Wasting Fever", 1)
    t.st.turn = 5
    t.step("march").pick("end", "Hereuth")
    assert log(t)[0] == "Ada tests Wasting Fever on Hereuth again."
    assert "Ada tests Famine on Marthos again." in log(t)


@clause("WL-16.29", "WL-2.10")
def test_losses_are_logged_before_the_draw_that_breaks_a_tie() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Hrodgar Skyfist", march=2)
    t.stack(1, "Bataar the Lancer").hand(0, "Battle 5").top(0, 1, 1, 1, 1, 3).top(1, 5).step("battles")
    lines = log(t.pick("Hrodgar Skyfist Bataar the Lancer", "field Battle 5"))
    at = lines.index("Losses drawn: Ada 2, Bo 2.")
    assert [line[:14] for line in lines[at + 1 : at + 3]] == ["Ada turns over", "Bo turns over "]
    assert lines[at - 1].startswith("Ada turns over"), "the last casualty card"


@clause("WL-16.30", "WL-17.15")
def test_the_retreat_of_the_vanquished_stack_is_logged() -> None:
    t = Table(scenario="five-castles").castle(0, "Enmouth").castle(1, "Khamar", "Hill Giants", "Mercenaries")
    t.stack(0, "Sir Corvane", "Mercenaries", "Cavalry", "Longships", march=1).hand(0, "Raid 7", "March")
    t.top(0, 5, 0, 0, 9, 0, 0).step("battles").pick("Sir Corvane Khamar", "assault Raid 7")
    lines = log(t)
    at = lines.index("Ada loses Longships from Sir Corvane.")
    assert lines[at + 1] == "Ada's Sir Corvane discards all March cards: Encamped."


@clause("WL-16.6")
def test_missiles_that_miss_are_logged_too() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Archers", march=2)
    t.stack(1, "Hrodgar Skyfist").hand(0, "Battle 5").top(1, 9).step("battles")
    lines = log(t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5"))
    assert lines[2] == "Missile hits: 0 on Ada, 0 on Bo."


@clause("WL-16.43", "WL-16.22")
def test_spells_that_count_in_the_differential_are_logged() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2).stack(1, "Hrodgar Skyfist")
    t.hand(0, "Battle 5").step("battles")
    t.st.lasting = [(SHIELD, t.place("Sir Corvane"), 0), (ENFEEBLED, t.place("Hrodgar Skyfist"), 0)]
    lines = log(t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5"))
    assert lines[1:4] == [
        "Spells change the differential for Ada by 4.",
        "Spells change the differential for Bo by -4.",
        "Ada has 7, Bo has 8: differential 7, casualty cards 2/4.",
    ]


@clause("WL-14.9")
def test_the_second_card_against_a_capital_is_logged() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Capital")
    t.stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Battle 5", "Battle 6").step("battles")
    t.pick("Sir Corvane Khamar", "assault Battle 5", "Battle 6")
    assert log(t)[0] == "Ada adds Battle (6): two cards against a capital."


@clause("WL-16.32", "WL-16.42")
def test_an_ambush_that_hits_is_logged() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2)
    t.stack(1, "Hrodgar Skyfist", "Hill Giants").hand(0, "Ambush 1").top(0, 0, 0, 0, 0, 0, 0, 0).step("battles")
    lines = log(t.pick("Sir Corvane Hrodgar Skyfist", "field Ambush 1"))
    assert lines.index("The ambush costs Bo one more card.") < lines.index("Bo loses Hill Giants.")


@clause("WL-10.16", "WL-10.17", "WL-11.10")
def test_what_becomes_of_a_stack_is_logged() -> None:
    t = Table().castle(0, "Marthos", "Militia").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
    t.hand(0, "Quicksand", "Plague").step("ground").pick("Quicksand Hrodgar Skyfist")
    assert log(t)[-1] == "Bo's Hrodgar Skyfist is in Quicksand: Encamped."
    storm = Table().castle(0, "Marthos").stack(1, "Hrodgar Skyfist", "Longships", march=1).hand(0, "Squall", "March")
    assert log(storm.step("ground").pick("Squall Hrodgar Skyfist"))[-1].endswith("is in Squall: Stormbound.")
    siege = Table().castle(0, "Marthos", "Militia").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
    siege.besiege("Hrodgar Skyfist", "Marthos").hand(0, "Plague", "March").top(1, 0).step("calamities")
    lines = log(siege.pick("Plague Hrodgar Skyfist"))
    assert lines[3] == "Plague stays on Bo's Hrodgar Skyfist: Encamped.", "so the siege is over"


@clause("WL-4.15", "WL-4.3")
def test_who_is_first_need_not_set_up_first() -> None:
    st = SPEC.start(2, {"scenario": "great-siege"}, 1)
    first = st.decision
    assert first is not None
    words = Translator(WARLORDS, "en", ("Ada", "Bo"))
    assert words.event(st, ("setup_first", (0,), "WL-4.3", -1)) == "Ada goes first in the set-up."
    st.apply(ATTACKER)
    assert st.decision is not None
    assert st.decision.seat != first.seat, "the defender sets up first"


def clauses(t: Table, key: str) -> list[str]:
    """The clauses that the last step's events of this kind cite."""
    return [event[2] for event in t.st.events if event[0] == key]


@clause("WL-13.13", "WL-11.12", "WL-11.19", "WL-11.21", "WL-11.24")
def test_lines_cite_the_clause_of_what_happened() -> None:
    t = Table().castle(0, "Enmouth").stack(0, "Sir Corvane", "Longships", march=1).hand(0, "March 1", "March 3")
    t.link("Sir Corvane", "Squall", 1).link("Enmouth", "Famine", 1).st.turn = 5
    assert clauses(t.step("march").pick("clear March 1 Sir Corvane"), "clear") == ["WL-13.13"]
    assert clauses(t.pick("cure March 3 Enmouth"), "cure") == ["WL-11.12"]
    for card, cited in (("Famine", "WL-11.21"), ("Vermin", "WL-11.19"), ("Great Fire", "WL-11.25")):
        switch = Table().castle(0, "Marthos", "Militia").castle(1, "Khamar", "Militia").hand(0, card).top(1, 9)
        assert clauses(switch.step("calamities").pick(f"{card} Khamar"), "moves_calamity")[0] == cited
    fire = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").hand(0, "Great Fire").top(1, 0)
    assert clauses(fire.step("calamities").pick("Great Fire Khamar"), "loses") == ["WL-11.24"]


@clause("WL-11.17")
@pytest.mark.parametrize(
    ("goal", "en", "de"),
    [
        (
            "Hrodgar Skyfist",
            "Ada leaves Pestilence on Hrodgar Skyfist.",
            "Ada lässt Pestilenz bei Hrodgar Himmelsfaust.",
        ),
        ("Khamar", "Ada moves Pestilence to Khamar.", "Ada schickt weiter: Pestilenz zu Khamar."),
    ],
)
def test_wl_11_17_a_calamity_that_stays_is_not_logged_as_moved(goal: str, en: str, de: str) -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").hand(0, "Pestilence")
    t.stack(1, "Hrodgar Skyfist", "Militia", "Archers").top(1, 0, 0).step("calamities")
    t.pick("Pestilence Hrodgar Skyfist", "Militia")
    assert (t.kind, t.seat) == ("move_calamity", 0)
    t.pick(goal)
    moves = [event for event in t.st.events if event[0].endswith("_calamity")]
    assert moves[0][2] == "WL-11.17"
    for language, said in (("en", en), ("de", de)):
        assert Translator(WARLORDS, language, ("Ada", "Bo")).event(t.st, moves[0]) == said
