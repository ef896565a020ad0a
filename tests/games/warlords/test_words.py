"""The words of Warlords: the same messages in both languages, and every event, question and option of played games has some."""

from __future__ import annotations

import re

import pytest

from sandtable.core.registry import find_game
from sandtable.core.rng import seeded
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.telling.notation import EVENT_ARGS, PROMPT_ARGS
from sandtable.words import catalogues
from tests.support.catalogues import Listener


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


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_worded(seed: int) -> None:
    listener = Listener(find_game("warlords"), ("Ada", "Bo", "Cy"), 12, 25)
    st = SPEC.start(3, {}, seed)
    rng = seeded(seed)
    while listener.hear(st):
        assert st.decision is not None
        st.step(st.decision.options[rng.below(len(st.decision.options))])
    assert len(listener.said) > 50
