"""The line that a card shows in a hand: in every language, and short enough for the narrowest card."""

from __future__ import annotations

import pytest

from sandtable.core.registry import find_game
from sandtable.core.scene.static import PieceType
from sandtable.games.battlelore.presentation.scene_static import piece_types as battlelore_types
from sandtable.games.warlords.presentation.scenery import piece_types as warlords_types
from sandtable.language.translator import LANGUAGES, Translator

TYPES = {"battlelore": battlelore_types, "warlords": warlords_types}
LETTERS = 26


def faces(game: str) -> list[PieceType]:
    return [kind for kind in TYPES[game]() if kind.form == "card" and "back" not in kind.flags]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TYPES)
def test_every_line_is_short(game: str, language: str) -> None:
    words = Translator(find_game(game), language)
    lines = {kind.short: words(kind.short) for kind in faces(game) if kind.short}
    assert len(lines) > 70
    assert {key: line for key, line in lines.items() if len(line) > LETTERS or line == key} == {}


@pytest.mark.parametrize("game", TYPES)
def test_every_card_says_something_in_a_hand(game: str) -> None:
    silent = [kind.id for kind in faces(game) if not kind.short and not kind.figures]
    assert silent == []
