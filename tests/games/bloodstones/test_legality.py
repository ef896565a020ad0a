"""The refusals of Bloodstones: words in both languages, clauses of the ledger, no message that nothing says."""

from __future__ import annotations

import re
from importlib.resources import files

from sandtable.core.engine.refusal import Refusal
from sandtable.core.registry import find_game
from sandtable.games.bloodstones import (
    actions,
    aftermath,
    battle,
    capture,
    construct,
    movement,
    parts,
    questions,
    reentry,
    retreat,
    setup,
    terrain,
    undead,
)
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.rulebook.ledger import load_ledger

MODULES = (actions, aftermath, battle, capture, construct, movement, parts, questions, reentry, retreat, setup)
OF_QUESTIONS = ("8-8", "9-7", *[f"19-{number}" for number in range(1, 18)], "19-7-area", "19-7-tile", "one-at-a-time")
"""The messages of refusals that `parts` makes for each question."""


def refusals() -> list[Refusal]:
    found: list[Refusal] = [everywhere for _, everywhere in movement.NO_START]
    for module in (*MODULES, terrain, undead):
        for value in vars(module).values():
            found += [value] if isinstance(value, Refusal) else []
            if isinstance(value, dict):
                found += [each for each in value.values() if isinstance(each, Refusal)]
    return found


def test_every_refusal_has_words_and_clauses_of_the_ledger() -> None:
    found = refusals()
    assert len(found) > 100
    clauses = load_ledger("bloodstones").clauses
    assert [each.key for each in found if not {each.clause, *each.also} <= set(clauses)] == []
    speakers = [Translator(find_game("bloodstones"), language) for language in LANGUAGES]
    assert [each.key for each in found if not all(speaker.has(each.key) for speaker in speakers)] == []


def test_every_message_about_a_refusal_is_said() -> None:
    said = {each.key for each in refusals()} | {f"refused-bs-{each}" for each in OF_QUESTIONS}
    for language in LANGUAGES:
        words = files("sandtable.games.bloodstones").joinpath("content", "words", f"{language}-refusals.ftl")
        written = re.findall(r"(?m)^(refused-bs-\S+) =", words.read_text(encoding="utf-8"))
        assert [key for key in written if key not in said] == []
