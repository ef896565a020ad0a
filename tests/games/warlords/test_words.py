"""The words of Warlords: the same messages in both languages, with one for every event, question and option of played games."""

from __future__ import annotations

import re

import pytest

from sandtable.core.engine.rng import seeded
from sandtable.core.registry import find_game
from sandtable.games.warlords.presentation.names import text_key
from sandtable.games.warlords.presentation.wording import EVENT_ARGS, PROMPT_ARGS
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.cards import (
    CALAMITY,
    CALAMITY_KINDS,
    CASTLE,
    IMPROVEMENT,
    PRINTINGS,
    SEA_ONLY,
    CardDef,
)
from sandtable.language.translator import LANGUAGES, Translator, catalogues
from tests.support import clause
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


FACES = {
    "en": {
        "persistent": "Persistent",
        "transient": "Transient",
        "instant": "Instant",
        "stack": "stack",
        "castle": "castle",
        "port": "port castle",
        "final": "no further improvement",
        "sea": "At Sea",
        "fly": "flying",
    },
    "de": {
        "persistent": "Dauernd",
        "transient": "Wandernd",
        "instant": "Sofortig",
        "stack": "Stapel",
        "castle": "Burg",
        "port": "Hafenburg",
        "final": "kein weiterer Ausbau",
        "sea": "auf See",
        "fly": "fliegende",
    },
}
"""The words that a card needs besides its values."""


def face_words(card: CardDef) -> list[str]:
    """What is printed on a card as text, not as a value: how a castle is reached, a final mark, the kind of a calamity."""
    if card.type == CASTLE and card.access:
        return ["sea" if card.access == SEA_ONLY else "fly"]
    if card.type == IMPROVEMENT and card.final:
        return ["final"]
    if card.type == CALAMITY:
        target = {"stack_or_castle": ["stack", "castle"], "port_castle": ["port"]}.get(card.target, [card.target])
        return [CALAMITY_KINDS[card.kind], *target]
    return []


@clause("WL-1.16", "WL-9.12", "WL-11.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_shows_in_words_what_its_figures_do_not(language: str) -> None:
    words = Translator(find_game("warlords"), language)
    faces = [(card, face_words(card)) for card in PRINTINGS if face_words(card)]
    assert len(faces) == 6 + 3 + 14
    for card, wanted in faces:
        for word in wanted:
            assert FACES[language][word] in words(text_key(card)), (card.name, word)
