"""Texts for all questions and events so far; saving, copies and redeals during the Phases."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.core.engine.cards import UNKNOWN
from sandtable.core.engine.rng import seeded
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack_dice import UNSAID
from sandtable.games.first_blood.kinds import KINDS
from sandtable.games.first_blood.notation import WORDS_OF
from sandtable.games.first_blood.presentation.wording import EVENT_ARGS, PROMPT_ARGS
from sandtable.games.first_blood.spec import __file__ as SPEC_FILE
from sandtable.games.first_blood.state import Rules, State, fresh
from sandtable.games.first_blood.turn.setup import Setup
from sandtable.language.translator import LANGUAGES, Translator, catalogues, package_of
from tests.games.first_blood.support import load, run
from tests.games.first_blood.test_ch16_attacks import strike
from tests.games.first_blood.test_ch16_attacks import table as fight
from tests.support import clause

NAMES = ["Ada", "Bo"]
STEPS = 120


def started(seed: int, **options: str | int) -> State:
    st = fresh(Rules(SPEC.check_options(2, dict(options))), seeded(seed))
    st.logging = True
    return run(st, Setup(0))


def test_every_question_event_and_word_is_in_both_catalogues() -> None:
    assert set(PROMPT_ARGS) == set(KINDS)
    for language in LANGUAGES:
        words = Translator(SPEC, language)  # type: ignore[arg-type]
        keys = [f"ask-{kind.replace('_', '-')}" for kind in KINDS]
        keys += [f"event-{key.replace('_', '-')}" for key in EVENT_ARGS]
        keys += [f"{part}-{id.replace('_', '-')}" for part, ids in WORDS_OF.items() for id in ids]
        missing = [key for key in keys if not words.has(key)]
        assert not missing, (language, missing)


def test_every_question_and_event_of_the_rules_is_described() -> None:
    folder = Path(SPEC_FILE).parent
    source = "".join([path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))])
    asked = set(re.findall(r'Decision\(\s*"([a-z_]+)"', source))
    emitted = set(re.findall(r'emit\(\s*"([a-z_]+)"', source))
    assert asked - set(KINDS) == set()
    assert emitted - set(EVENT_ARGS) == set(UNSAID)


def test_both_catalogues_have_the_same_keys_and_share_none_with_the_common_ones() -> None:
    found = []
    for language in LANGUAGES:
        texts = [path.read_text("utf-8") for path in catalogues(package_of(SPEC), language)]  # type: ignore[arg-type]
        keys = [re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE) for text in texts]
        flat = [key for part in keys for key in part]
        assert len(flat) == len(set(flat)), [key for key in flat if flat.count(key) > 1]
        found.append(sorted(flat))
    assert found[0] == found[1]


@pytest.mark.parametrize("seed", range(4))
def test_phases_can_be_said_saved_copied_and_redealt_at_every_question(seed: int) -> None:
    armies = [("hk-lords-muster", "no-call-of-the-hunt"), ("dw-hold-guard", "wa-great-hunt")][seed % 2]
    st = started(seed, army_1=armies[0], army_2=armies[1])
    rng = seeded(seed)
    speakers = [Translator(SPEC, language, NAMES) for language in LANGUAGES]  # type: ignore[arg-type]
    for step in range(STEPS):
        for event in [each for each in st.events if each[0] not in UNSAID]:
            for words in speakers:
                assert words.event(st, event)
        if st.decision is None:
            break
        for question in st.open_questions():
            for words in speakers:
                assert words.ask(st, question)
                assert all(words.option(st, question, pick) for pick in question.candidates())
        if step % 5 == 0:
            check_copies(st)
        asked = st.open_questions()[rng.below(len(st.open_questions()))]
        st.apply(asked.candidates()[rng.below(len(asked.candidates()))], asked.seat)
    assert st.turn >= 1


def check_copies(st: State) -> None:
    dump = st.dump()
    clone = st.clone()
    assert clone.dump() == dump
    assert SPEC.load(dump).dump() == dump
    for seat in (0, 1, -1):
        seen = st.seen_by(seat)
        again = SPEC.redeal(seen, 7)
        assert again.decision is not None
        assert [len(cards) for cards in again.command] == [len(cards) for cards in st.command]
        assert all(UNKNOWN not in cards for cards in again.command)
        for side in range(2):
            assert sorted(again.cards_of(side)) == sorted(st.cards_of(side))  # which cards there are is public
    assert st.dump() == dump


@clause("FB-27.1", "FB-27.15")
def test_fb_27_15_a_question_with_one_answer_is_not_asked() -> None:
    for seed in range(3):
        playing = started(seed)
        while playing.decision is not None and playing.turn < 3:
            for question in playing.open_questions():
                assert question.region is not None or len(question.options) > 1 or not question.automatic
            playing.apply(playing.decision.candidates()[0])  # the first answer is always legal


def test_dice_are_named_by_their_faces() -> None:
    st = fight()
    load(st, 5, 6)
    strike(st, (2, 2, 0))
    assert st.decision is not None
    words = Translator(SPEC, "en", NAMES)  # type: ignore[arg-type]
    labels = [words.option(st, st.decision, pick) for pick in st.decision.options]
    assert labels == ["no", "the 5", "the 6"]
    assert SPEC.notation.option_text(st, st.decision, 1) == "1"
