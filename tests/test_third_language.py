"""A third language needs only files: games, rules and the glossary work in one that was just added."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.pseudo import LANGUAGE, odd, pseudo_checkout

PLAY = """
import json, sys
from sandtable.core.registry import find_game
from sandtable.core.engine.rng import seeded
from sandtable.rulebook.glossary import load_glossary
from sandtable.rulebook.ledger import GAMES, clause
from sandtable.rulebook.translations import clause_in, gaps
from sandtable.language.translator import LANGUAGES, Translator, language_name

language = sys.argv[1]
said = {}
for name, most, options in (("bloodstones", 100_000, {"max_rounds": 2}), ("battlelore", 80, {}), ("warlords", 80, {}),
                            ("first_blood", 40, {})):
    spec = find_game(name)
    words, rng, lines = Translator(spec, language, ["Ada", "Bo"]), seeded(7), []
    st = spec.start(2, options, 3)
    while st.decision is not None and most:
        lines += [words.event(st, event) for event in st.events]
        lines.append(words.ask(st, st.decision))
        picks = st.decision.candidates()
        pick = picks[rng.below(len(picks))]
        lines.append(words.option(st, st.decision, pick))
        st.step(pick)
        most -= 1
    said[name] = (len(lines), sum(line.isascii() for line in lines), st.decision is None)
print(json.dumps({
    "languages": LANGUAGES,
    "name": language_name(language),
    "said": said,
    "clause": clause_in(clause("BS-10.7"), language)[0].text,
    "gaps": [game for game in GAMES if gaps(game, language)],
    "terms": [term.language for game in GAMES for term in load_glossary(game, language)],
}))
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo_checkout(tmp_path_factory.mktemp("pseudo"))


def run(source: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=source,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_is_played_and_a_rule_is_read_in_a_language_made_of_files(source: Path) -> None:
    played = json.loads(run(source, "-c", PLAY, LANGUAGE))
    assert played["languages"] == ["en", "de", LANGUAGE]
    assert played["name"] == odd("English")
    assert played["clause"].startswith(odd("The defender cannot withdraw"))
    assert played["gaps"] == []
    assert set(played["terms"]) == {LANGUAGE}
    for game, (lines, plain, _) in played["said"].items():
        assert lines > 50, game
        assert plain < lines / 4, f"{game}: only names and numbers are the same in every language"
    assert played["said"]["bloodstones"][2], "to the end"
