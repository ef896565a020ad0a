"""The toys at the terminal: typed points, questions about points, refusals, and whole games by the first option."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from tests.support.announced import announced


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path / "games"))
    monkeypatch.setenv("LANG", "C.UTF-8")


def play(game: str, typed: str, *more: str) -> str:
    with announced():
        done = CliRunner().invoke(
            main, ["play", game, "--bots", "random", "--seed", "5", "--lang", "en", *more], input=typed
        )
    assert done.exit_code == 0, done.output
    return done.output


def test_points_at_the_terminal(home: None) -> None:
    lines = ["Knight 1", "march", "? 900 480", "? 1500 801", "1200 15", "9 9 9", "1500 801", "quit"]
    output = play("skirmish", "\n".join(lines) + "\n")
    assert "(9, 4.8) is not possible now" in output
    assert "Nothing stands on a rock." in output, "the text of the clause, from the toy's own ledger"
    assert "(15, 8.01) is possible" in output
    assert "(12, 0.15) is not possible now" in output, "and not taken for the beginning of another point"
    assert '"9 9 9" is neither an option nor a point' in output
    assert "Knight 1 marches to (15, 8.01)." in output


@pytest.mark.parametrize("game", ["skirmish", "card_duel"])
def test_a_whole_game_by_the_first_option(home: None, game: str) -> None:
    assert "The game is over." in play(game, "1\n" * 400)


def test_why_not_buttons_players_and_questions(home: None) -> None:
    lines = ["Knight 1", "why shoot", "why march", "why asked again", "?asked action", "why Bot 2", "why word:charge"]
    output = play("skirmish", "\n".join([*lines, "why seat 1", "why word:swim", "quit"]) + "\n")
    assert "Shoot is not possible now:\n  SK-1.9 " in output
    assert "March is possible: option 1." in output
    again = "You may roll misses again once a game. Now you are asked: Knight 1: what does it do?"
    assert f"{again}\n  SK-1.11 " in output
    assert "That is exactly what you are being asked." in output
    assert "Charge is not possible now:\n  SK-1.8 " in output
    assert 'Nothing is called "word:swim"' in output


def test_why_not_speaks_in_sentences(home: None) -> None:
    assert "Ward is an answer: it is played when the other has played a card.\n  CD-1.9 " in play(
        "card_duel", "why ward\nquit\n"
    )
    german = play("card_duel", "warum ward\nwarum gefragt answer\nquit\n", "--lang", "de")
    assert "ist eine Antwort: Sie wird gespielt" in german
    assert "Jetzt wirst du gefragt: Spiele eine Karte oder beende deinen Zug" in german
