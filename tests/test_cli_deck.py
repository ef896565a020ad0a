"""`sandtable deck`: decks are checked and shown, and starter and random ones are printed."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from sandtable.cli import main


def call(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["deck", *[str(word) for word in words]])


def test_a_starter_deck_is_legal_and_shown(tmp_path: Path) -> None:
    assert "wave-and-hoof-relic" in call("starter").output
    mine = tmp_path / "mine.txt"
    mine.write_text(call("starter", "wave-and-hoof").output)
    result = call("check", mine)
    assert (result.exit_code, result.output) == (0, f"{mine}: Wave and Hoof: 60 cards, a legal deck\n")
    shown = call("show", mine).output
    assert "Castles   4 ####\n" in shown
    assert shown.endswith("A castle and a hero in the first hand of 7: 12.1%\n")
    assert "ersten Hand von 8" in call("show", mine, "--lang", "de", "--scenario", "great-siege").output
    assert "no starter deck 'x'; there are crown-and-leaf" in call("starter", "x").output


def test_every_broken_rule_is_told_in_both_languages(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    text = call("starter", "wave-and-hoof").output
    mine.write_text(text.replace("1 Capital", "2 Enmouth"))
    result = call("check", mine, "--scenario", "seats-of-power")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"{mine}: 61 cards, exactly 60 are needed (WL-3.1)",
        f"{mine}: Enmouth is named: 3 copies, at most 1 is allowed (WL-3.2)",
        f"{mine}: Seats of Power needs a Capital in the deck (WL-3.15)",
        f"{mine}: Wave and Hoof: 61 cards, 3 rules are broken",
    ]
    assert call("check", mine, "--free").exit_code == 0
    german = call("check", mine, "--scenario", "seats-of-power", "--lang", "de").output
    assert "Sitze der Macht verlangt eine Hauptstadt" in german
    assert "Enmouth ist benannt: 3 Stück" in call("check", mine, "--lang", "de").output


def test_what_is_no_deck_is_told_by_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("Mine\n1 Enmout\n")
    result = call("check", mine)
    assert (result.exit_code, result.output) == (2, f"{mine}:2: Enmout is not a card (did you mean Enmouth?)\n")
    assert call("show", tmp_path / "none.txt").exit_code == 2


def test_random_decks_are_printed(tmp_path: Path) -> None:
    text = call("random", "--seed", "5", "--scenario", "relics-of-loriel").output
    assert text == call("random", "--seed", "5", "--scenario", "relics-of-loriel").output
    mine = tmp_path / "mine.txt"
    mine.write_text(text)
    assert call("check", mine, "--scenario", "relics-of-loriel").exit_code == 0
