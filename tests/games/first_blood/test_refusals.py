"""Refusals in words: the sentence of each clause in both languages, with the figures of the position."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import pytest

import sandtable.games.first_blood as package
from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.engine.refusal import Refusal
from sandtable.core.interaction.why_not import ask_about, why_not_asked
from sandtable.core.registry import find_game
from sandtable.core.space.points import POINT, point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.charge import Charge
from sandtable.games.first_blood.state import ACTION, ARRIVING, BROKEN, GONE, RESERVE, State
from sandtable.games.first_blood.turn.actions import (
    CHARGE,
    CLASH_ACTION,
    DUEL_ACTION,
    MARCH_ACTION,
    OVERCHARGE_ACTION,
    RALLY_ACTION,
    SPELLCASTING,
    VOLLEY_ACTION,
)
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.testing import any_answer, chooser_rng
from tests.games.first_blood.support import asked, listed, load, plain, put, run
from tests.games.first_blood.test_ch15_charge import CHOSEN as OTHERS
from tests.games.first_blood.test_ch15_charge import JARL as HERO
from tests.games.first_blood.test_ch15_charge import MEN as TWO_LEADERS
from tests.games.first_blood.test_ch15_charge import facing, field
from tests.reasons.test_first_blood import apt
from tests.support import clause

HERE = Path(package.__file__).parent
MILITIA, BOWS, MEN, JARL, HUSCARLS, CHOSEN = 1, 2, 3, 4, 5, 6


def table() -> State:
    """Three Regiments of the Noble Lord, and 20" to the north Huscarls of the Jarl, who has not arrived."""
    st = plain(
        listed("Noble Lord", "- 8 Militia", "- 6 Militia Bowmen", "- 6 Men-at-Arms"),
        listed("Jarl", "- 6 Huscarls", "- 5 Bow-Chosen", faction="nords"),
    )
    put(st, MILITIA, (400, 400))
    put(st, BOWS, (1600, 400))
    put(st, MEN, (400, 800))
    put(st, HUSCARLS, (400, 2900))
    st.phase, st.active = ACTION, 0
    return st


def said(st: State, target: Target, language: str = "en") -> list[str]:
    """What a player reads who asks why not; nothing if it is offered."""
    question = st.decision
    assert question is not None
    sentence = ask_about(SPEC, st.seen_by(question.seat), question.seat, target).sentence
    words = Translator(find_game("first_blood"), language, ("Ann", "Bob"))
    return [] if sentence is None else [words.format(sentence)]


@clause("FB-11.12", "FB-14.3", "FB-14.5", "FB-15.3", "FB-16.1", "FB-18.1", "FB-19.1", "FB-24.28")
def test_an_action_that_cannot_be_taken_says_what_is_missing_and_how_far_it_is() -> None:
    st = run(table(), Activation(BOWS, [], 2, False))
    asked(st, "action")
    assert said(st, ("action", VOLLEY_ACTION)) == ["No enemy is within the range of 24″."]
    assert said(st, ("action", CHARGE)) == ["Even a 6 carries Militia Bowmen only 11″, and no enemy is that near."]
    assert said(st, ("action", CLASH_ACTION)) == ["Militia Bowmen are not in contact with an enemy."]
    assert said(st, ("action", RALLY_ACTION)) == ["Militia Bowmen are not Broken."]
    assert said(st, ("action", OVERCHARGE_ACTION)) == ["Militia Bowmen do not have Overcharge."]
    assert said(st, ("action", SPELLCASTING), "de") == ["Milizbogenschützen: Darin ist weder Zauberer noch Priester."]
    assert SPEC.presentation.why_not(st, 0, ("action", DUEL_ACTION)) == ["FB-18.1"]  # no Combat Action, so not FB-11.12
    assert SPEC.presentation.why_not(st, 0, ("action", MARCH_ACTION)) == []  # it is offered
    other = run(table(), Activation(MILITIA, [], 2, False))
    assert said(other, ("action", VOLLEY_ACTION)) == ["No Model of Militia has Barrage."]


@clause("FB-11.11", "FB-7.24")
def test_a_regiment_in_a_fight_says_with_whom_and_a_broken_one_that_it_rallies_first() -> None:
    st = table()
    put(st, HUSCARLS, (400, 500))
    run(st, Activation(MILITIA, [], 2, False))
    assert said(st, ("action", MARCH_ACTION)) == ["Militia are Engaged with Huscarls: only Combat Actions are left."]
    assert said(st, ("action", MARCH_ACTION), "de") == [
        "Miliz: Nur Kampfaktionen sind möglich, gebunden mit diesem Regiment: Huskarle."
    ]
    broken = table()
    broken.set_mark(MILITIA, BROKEN)
    run(broken, Activation(MILITIA, [], 2, False))
    assert said(broken, ("action", MARCH_ACTION)) == ["Militia are Broken and have to rally first."]


@clause("FB-12.2", "FB-3.3", "FB-3.11", "FB-13.4", "FB-12.11")
def test_a_place_says_how_far_it_is_and_who_is_in_the_way() -> None:
    st = table()
    put(st, HUSCARLS, (400, 1500))
    run(st, Activation(MEN, [], 2, False))
    st.apply(MARCH_ACTION)
    asked(st, "march")
    assert said(st, (POINT, point(400, 1330))) == ["That is 5.3″ away; the Model can still move 5″."]
    assert said(st, (POINT, point(400, 1301))) == ["That is 5.01″ away; the Model can still move 5″."]
    assert said(st, (POINT, point(20, 800))) == ["The base would stick out over the table edge."]
    assert said(st, (POINT, point(450, 450))) == ["The base would overlap Militia."]
    near = said(st, (POINT, point(400, 1250)))
    assert near == ["Huscarls would be 1.5″ away; a March keeps more than 2″ away from enemies."]
    assert said(st, (POINT, point(400, 1250)), "de") == [
        "Huskarle: dort nur 1,5″ entfernt; ein Marsch hält mehr als 2″ Abstand von Feinden."
    ]
    st.place[st.plan(HUSCARLS).first + 1] = point(520, 1400)  # the nearest of them counts
    near = said(st, (POINT, point(400, 1250)))
    assert near == ["Huscarls would be 0.9″ away; a March keeps more than 2″ away from enemies."]
    assert said(st, (WORD, -1)) == ["To stay, point at the place where the Leader stands."]


@clause("FB-8.9", "FB-9.7", "FB-7.15", "FB-14.4", "FB-14.5")
def test_targets_of_a_volley_say_where_they_are() -> None:
    st = table()
    put(st, HUSCARLS, (1600, 1400))
    put(st, CHOSEN, (2500, 1500))
    run(st, Activation(BOWS, [], 2, False))
    st.apply(VOLLEY_ACTION)
    assert asked(st, "volley").options == [HUSCARLS, CHOSEN]
    for status, sentence in (
        (RESERVE, "Jarl is still in Reinforcements."),
        (ARRIVING, "Jarl arrives this Turn but has not marched on yet."),
        (GONE, "Jarl has been destroyed."),
    ):
        st.status[JARL] = status
        assert said(st, ("regiment", JARL)) == [sentence]
    assert said(st, ("regiment", MEN)) == ["Men-at-Arms are your own: choose an enemy."]
    put(st, CHOSEN, (1600, 3400))
    asked(st, "volley").options.remove(CHOSEN)
    assert said(st, ("regiment", CHOSEN))[0] == "Bow-Chosen are 29″ away, from Leader to Leader; the range is 24″."
    assert SPEC.presentation.why_not(st, 0, ("regiment", HUSCARLS)) == []


@clause("FB-15.14", "FB-12.15")
def test_a_charging_leader_goes_to_the_primary_target_not_to_the_other_one() -> None:
    st = field("free")
    facing(st, TWO_LEADERS, HERO, 500)
    put(st, HERO, (900, 2100))
    put(st, OTHERS, (1200, 2100))
    load(st, 4)
    run(st, Charge(2, TWO_LEADERS, HERO, OTHERS))
    st.apply(st.plan(TWO_LEADERS).first)
    asked(st, "close_to")
    other = 50 + st.plan(OTHERS).radius + 2
    assert said(st, (POINT, point(1200, 2100 - other))) == [
        "Nobody touches the other target yet, and this Model can: it has to go there."
    ]
    assert said(st, (POINT, point(1050, 1700))) == [
        "This Model can reach contact, so it has to be placed in contact with Jarl."
    ]


@clause("FB-1.2", "FB-11.1", "FB-11.8", "FB-14.3")
def test_whoever_was_not_asked_hears_why() -> None:
    st = run(table(), Activation(MILITIA, [], 2, False))
    assert why_not_asked(SPEC, st, 0, "stack").clauses == ("FB-1.2",)
    assert why_not_asked(SPEC, st, 1, "action").clauses == ("FB-11.1",)
    assert why_not_asked(SPEC, st, 1, "").clauses == ("FB-11.1",)
    assert why_not_asked(SPEC, st, 0, "volley").clauses == ("FB-14.3",)  # nobody can shoot
    assert why_not_asked(SPEC, st, 0, "march").clauses == ("FB-12.11",)  # the Action was not taken
    assert why_not_asked(SPEC, st, 0, "action").offered()
    sentence = why_not_asked(SPEC, st, 1, "").sentence
    assert sentence is not None
    assert Translator(find_game("first_blood"), "en", ("Ann", "Bob")).format(sentence) == "It is Ann's turn."


def refusals_in(value: object) -> Iterator[Refusal]:
    """The refusals in a constant, or in what a function that was made by another keeps."""
    if isinstance(value, Refusal):
        yield value
    elif isinstance(value, tuple | list):
        for each in value:
            yield from refusals_in(each)
    elif isinstance(value, dict):
        yield from refusals_in([*value, *value.values()])
    elif isinstance(value, FunctionType):
        yield from refusals_in([cell.cell_contents for cell in value.__closure__ or ()])


def test_every_refusal_has_its_sentence_in_both_languages_and_every_sentence_its_refusal() -> None:
    assert SPEC.presentation.questions() is not None  # all modules with refusals are loaded
    modules = [module for name, module in sys.modules.items() if name.startswith("sandtable.games.first_blood.")]
    made = [each for module in modules for value in vars(module).values() for each in refusals_in(value)]
    keys = {each.key for each in made if "-asked" not in each.key}
    assert len(keys) > 200
    for language in LANGUAGES:
        text = (HERE / "content" / "words" / f"{language}-refusals.ftl").read_text("utf-8")
        assert set(re.findall(r"^(refused-(?!sort)[\w-]+)", text, re.MULTILINE)) == keys, language


@pytest.mark.parametrize("seed", [4, 13, 22])
def test_every_refusal_of_a_game_can_be_said(seed: int) -> None:
    players, options = SPEC.option_sets()[seed % len(SPEC.option_sets())]
    st = SPEC.start(players, options, seed, log=False)
    answers, rng = chooser_rng(seed), chooser_rng(seed, "said")
    speakers = [Translator(find_game("first_blood"), language, ("Ann", "Bob")) for language in LANGUAGES]
    heard = 0
    for number in range(220):
        for question in st.open_questions() if number % 4 == 0 else []:
            view = st.seen_by(question.seat)
            for target in apt(view, question, rng)[:24]:
                sentence = ask_about(SPEC, view, question.seat, target).sentence
                assert sentence is not None
                texts = [words.format(sentence) for words in speakers]
                assert all(text.endswith((".", "?")) and "{" not in text for text in texts)
                heard += 1
        if st.decision is None:
            break
        seat, pick = any_answer(st, rng=answers)
        st.apply(pick, seat)
    assert heard > 200
