"""`sandtable learn` prints how a game is played."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from sandtable.cli.learn import learn


@pytest.mark.parametrize(("lang", "title"), [("en", "Cards give orders"), ("de", "Karten geben Befehle")])
def test_the_pages_are_printed(lang: str, title: str) -> None:
    result = CliRunner().invoke(learn, ["battlelore", "--lang", lang])
    assert result.exit_code == 0, result.output
    assert f"2. {title}" in result.output
    assert "BL-4.1" in result.output


def test_an_unknown_game_is_named() -> None:
    result = CliRunner().invoke(learn, ["battlelor"])
    assert result.exit_code == 1
    assert "did you mean battlelore?" in result.output
