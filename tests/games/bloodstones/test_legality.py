"""Every message about a refusal in Bloodstones belongs to a refusal."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from sandtable.core.registry import find_game
from sandtable.language.translator import LANGUAGES
from tests.reasons.said import refusals_of

OF_QUESTIONS = ("one-at-a-time", *[f"19-{number}" for number in (3, 5, 6, *range(11, 16))])
"""Messages of refusals that a frame makes when it is asked for its rule."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_belongs_to_a_refusal(language: str) -> None:
    keys = {each.key for each in refusals_of(find_game("bloodstones"))}
    keys |= {f"refused-bs-{each}" for each in OF_QUESTIONS}
    words = files("sandtable.games.bloodstones").joinpath("content", "words", f"{language}-refusals.ftl")
    written = re.findall(r"(?m)^(refused-bs-\S+) =", words.read_text(encoding="utf-8"))
    assert [key for key in written if key not in keys] == []
