"""The words of Warlords: the same messages in both languages, and every event, question and option of played games has some."""

from __future__ import annotations

import re

import pytest

from sandtable.core.registry import find_game
from sandtable.core.rng import seeded
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.telling.notation import EVENT_ARGS, PROMPT_ARGS
from sandtable.words import LANGUAGES, Speaker, catalogues


def keys(language: str) -> set[str]:
    paths = catalogues("sandtable.games.warlords", language)
    return {key for path in paths for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)}


def test_both_languages_have_the_same_messages() -> None:
    assert keys("en") == keys("de")


def test_every_event_question_option_and_window_has_words() -> None:
    wanted = {f"event-{name.replace('_', '-')}" for name in EVENT_ARGS}
    wanted |= {f"ask-{name.replace('_', '-')}" for name in PROMPT_ARGS}
    wanted |= {f"option-{option.name.replace('_', '-')}" for option in SPEC.option_defs}
    wanted |= {f"window-{window}" for window in SPEC.windows}
    assert wanted <= keys("en")
    assert set(PROMPT_ARGS) == set(SPEC.kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_worded(language: str) -> None:
    words = Speaker(find_game("warlords"), language, ("Ada", "Bo", "Cy"))
    for seed in range(3):
        st = SPEC.start(3, {}, seed)
        rng = seeded(seed)
        while st.decision is not None:
            asked = st.decision
            assert words.ask(st, asked)
            for option in asked.options:
                assert words.option(st, asked, option)
            st.step(asked.options[rng.below(len(asked.options))])
            for event in st.events:
                assert words.event(st, event)
