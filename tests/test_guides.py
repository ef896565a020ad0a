"""The example of the guide works: the small game passes the kit and is played at the terminal."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.language.translator import bundle
from sandtable.testing import check_game
from tests.support.announced import announced
from tests.support.guides import install_nim


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game of the guide, installed as by pip: its sources on the path, with the entry point."""
    source = install_nim(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(source))
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path / "games"))
    bundle.cache_clear()
    with announced(source):
        yield
    bundle.cache_clear()
    sys.modules.pop("nim_game", None)


def test_the_small_game_passes_the_kit(nim: None) -> None:
    check_game(importlib.import_module("nim_game").SPEC, secrets=False)


@pytest.mark.parametrize("missing", ["game-title", "option-stones", "ask-take", "event-taken", "how-last-stone"])
def test_the_kit_names_missing_messages(nim: None, tmp_path: Path, missing: str) -> None:
    spec = importlib.import_module("nim_game").SPEC
    folder = tmp_path / "src" / "nim_game" / "content" / "words"
    english = (folder / "en.ftl").read_text("utf-8")
    (folder / "de.ftl").write_text(re.sub(rf"^{missing} = .*\n", "", english, flags=re.MULTILINE), "utf-8")
    with pytest.raises(AssertionError, match=rf"^nim: missing words: de: no message {missing}$"):
        check_game(spec, secrets=False, checks=["words"])
    (folder / "de.ftl").rename(folder / "en.ftl")
    bundle.cache_clear()
    expected = f"^nim: missing words: de: no message {missing}; en: no message {missing}$"
    with pytest.raises(AssertionError, match=expected):
        check_game(spec, secrets=False, checks=["words"])


def test_the_small_game_is_played_at_the_terminal(nim: None) -> None:
    words = ["play", "nim", "--bots", "random", "--seed", "5", "--lang", "en"]
    done = CliRunner().invoke(main, words, input="? 4\n" + "1\n" * 15)
    assert done.exit_code == 0, done.output
    assert "4 is not possible now:\n  NM-1.1 On your turn you take one, two or three stones." in done.output
    assert "takes 1." in done.output
    assert "The game is over." in done.output
