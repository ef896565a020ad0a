"""The translated ledgers are complete and up to date. Outdated clauses are never shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.rulebook import ledger, lookup, translations
from sandtable.rulebook.ledger import clause, load_ledger
from sandtable.rulebook.translations import (
    clause_in,
    digest_of,
    gaps,
    languages,
    load_translation,
    page_of,
    stamp,
    title_in,
)

NUMBERS = re.compile(r"\b\d+\.\d+\b")
"""Clause ids and fractions."""
MADE = [(game, language) for language in languages() for game in ledger.GAMES if page_of(game, language).is_file()]


@pytest.mark.parametrize(("game", "language"), MADE)
def test_a_translated_ledger_is_whole_and_up_to_date(game: str, language: str) -> None:
    found = gaps(game, language)
    assert not found, found


@pytest.mark.parametrize(("game", "language"), MADE)
def test_a_translation_keeps_marks_chapters_and_cross_references(game: str, language: str) -> None:
    made = load_translation(game, language)
    assert made is not None
    for english in load_ledger(game).clauses.values():
        other = made.ledger.clauses[english.id]
        assert other.tags == english.tags, english.id
        assert other.text != english.text, f"{english.id} is not translated"
        assert other.chapter_title != "", english.id
        assert set(NUMBERS.findall(other.text)) == set(NUMBERS.findall(english.text)), english.id


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Ledgers of two clauses, one of them translated."""
    (tmp_path / "de").mkdir()
    (tmp_path / "deviations.toml").write_text("")
    for name in ledger.GAMES:
        (tmp_path / f"{ledger.file_name(name)}.md").write_text("")
    (tmp_path / "bloodstones.md").write_text(
        "# Bloodstones: rules ledger\n\n## 1. Terms\n\n- **BS-1.1** Everybody leads a faction.\n- **BS-1.2** Hills are high.\n"
    )
    monkeypatch.setattr(translations, "rules_dir", lambda: tmp_path)
    monkeypatch.setattr(ledger, "rules_dir", lambda: tmp_path)
    (tmp_path / "de" / "bloodstones.md").write_text(
        "# Blutsteine: Regelwerk\n\n## 1. Begriffe\n\n- **BS-1.1** Jeder führt ein Volk.\n"
    )
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def forget() -> None:
    for known in (load_ledger, ledger.load_deviations, load_translation, lookup.index_of):
        known.cache_clear()


def test_what_is_not_stamped_is_not_shown(pages: Path) -> None:
    assert clause_in(clause("BS-1.1"), "de") == (clause("BS-1.1"), "en")
    assert stamp("bloodstones", "de") == 1
    said, language = clause_in(clause("BS-1.1"), "de")
    assert (said.text, said.chapter_title, language) == ("Jeder führt ein Volk.", "Begriffe", "de")
    assert clause_in(clause("BS-1.2"), "de")[1] == "en"
    assert title_in(load_ledger("bloodstones"), "de") == "Blutsteine"
    assert gaps("bloodstones", "de").missing == ("BS-1.2",)


def test_when_the_english_changes_the_translation_is_stale_until_it_is_stamped_again(pages: Path) -> None:
    stamp("bloodstones", "de")
    page = pages / "bloodstones.md"
    page.write_text(page.read_text().replace("leads a faction", "leads one faction"))
    forget()
    assert gaps("bloodstones", "de").stale == ("BS-1.1",)
    assert clause_in(clause("BS-1.1"), "de")[1] == "en"
    assert stamp("bloodstones", "de") == 0
    assert stamp("bloodstones", "de", ["BS-1.1"]) == 1
    assert clause_in(clause("BS-1.1"), "de")[1] == "de"
    assert f"<!-- {digest_of(clause('BS-1.1'))} -->" in (pages / "de" / "bloodstones.md").read_text()


def test_a_translated_clause_that_does_not_exist_is_named(pages: Path) -> None:
    page = pages / "de" / "bloodstones.md"
    page.write_text(page.read_text() + "- **BS-1.9** Gibt es nicht.\n")
    forget()
    assert gaps("bloodstones", "de").strange == ("BS-1.9",)


def test_the_command_counts_stamps_and_speaks(pages: Path) -> None:
    run = CliRunner().invoke
    assert "de/bloodstones.md: 1 stamped" in run(main, ["rules", "stamp", "de"]).output
    row = next(line for line in run(main, ["rules", "languages"]).output.splitlines() if "bloodstones" in line)
    assert row.split()[2:] == ["2", "1", "0", "1", "0"]
    assert "Jeder führt ein Volk." in run(main, ["rules", "show", "BS-1.1", "--lang", "de"]).output
    assert run(main, ["rules", "search", "volk", "--lang", "de"]).output == "BS-1.1 Jeder führt ein Volk.\n"
    assert run(main, ["rules", "search", "volk"]).exit_code == 1
