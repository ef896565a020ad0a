"""A question speaks only of what can be done now, and of a table as the player sees it."""

from __future__ import annotations

import pytest

from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.games.first_blood.state import EAST, NORTH, SOUTH, WEST
from sandtable.language.translator import LANGUAGES, Translator
from tests.games.bloodstones.support import Table
from tests.games.first_blood.moving import MEN, entering
from tests.games.first_blood.support import asked
from tests.games.first_blood.test_ch13_march import flanked

BLOODSTONES: GameSpec[State] = find_game("bloodstones")
FIRST_BLOOD: GameSpec[State] = find_game("first_blood")

TURNED = {"en": ("own edge", "left edge", "right edge"), "de": ("eigene Kante", "linke Kante", "rechte Kante")}


def test_the_phase_is_not_said_to_end_while_battles_are_open() -> None:
    words = Translator(BLOODSTONES, "en")
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "swords").units(1, "dunmere", "cavalry").main(0)
    assert t.st.decision is not None
    assert "end" not in t.options
    assert words.ask(t.st, t.st.decision) == "Choose an action. There are still battles to fight."
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "swords").main(0)
    assert t.st.decision is not None
    assert words.ask(t.st, t.st.decision) == "Choose an action or end the phase."


@pytest.mark.parametrize("language", LANGUAGES)
def test_edges_are_named_as_the_player_sees_them(language: str) -> None:
    words = Translator(FIRST_BLOOD, language)
    st = flanked()
    entering(st, MEN)
    question = asked(st, "entry_edge")
    for own, seen in ((SOUTH, (SOUTH, WEST, EAST)), (NORTH, (NORTH, EAST, WEST))):
        st.edge = own if question.seat == st.edge_winner else (own + 2) % 4
        for edge, name in zip(seen, TURNED[language], strict=True):
            assert name in words.option(st, question, edge)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_never_speaks_of_the_compass(language: str) -> None:
    words = Translator(FIRST_BLOOD, language)
    for key in ("lesson-first-edge", "lesson-first-edge-wrong", "lesson-first-tip-edge"):
        assert not any(point in words(key).lower() for point in ("north", "south", "nörd", "südl"))
