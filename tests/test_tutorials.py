"""The tutorials work as written: their files are saved, their commands and programs run, in order, with fewer games."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import sandtable
from sandtable.cli import main
from tests.support.guides import GUIDES, files_of

FEWER = {"--games": "4", "--rounds": "2"}
COMMAND = re.compile(r"^    sandtable (lab .*)$", re.MULTILINE)
SHOWN = re.compile(r"^```text\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in. Programs of the tutorials are found there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))  # for workers
    return tmp_path


def commands(guide: str) -> list[list[str]]:
    """The commands of a tutorial, with fewer games and one worker."""
    found = [shlex.split(line) for line in COMMAND.findall((GUIDES / guide).read_text("utf-8"))]
    assert found
    return [
        [FEWER.get(before, word) for before, word in zip(["", *words], words, strict=False)] + ["--workers", "1"]
        for words in found
    ]


def ran(words: list[str]) -> str:
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    return done.output


def columns(text: str) -> list[list[str]]:
    """The rows of a table or of several, without their numbers: what does not depend on how many games were played."""
    return [words for line in text.splitlines() if (words := re.findall(r"[a-z_-]*[a-z]", line))]


def saved(guide: str, folder: Path) -> None:
    for name, text in files_of(guide).items():
        (folder / name).write_text(text, "utf-8")


def test_first_statistics(desk: Path, capfd: pytest.CaptureFixture[str]) -> None:
    guide = "first-statistics.md"
    saved(guide, desk)
    (simulate,) = commands(guide)
    first, asked = SHOWN.findall((GUIDES / guide).read_text("utf-8"))
    assert columns(ran(simulate).replace("4 games", ""))[0][:2] == columns(first.replace("200 games", ""))[0][:2]
    capfd.readouterr()
    exec(compile((desk / "ask.py").read_text("utf-8"), "ask.py", "exec"), {})
    found = capfd.readouterr().out
    for line in asked.splitlines():
        if re.search(r"\?$|[a-z].*│.*[a-z]", line) and not re.search(r"\d+ │", line):  # questions, names and types
            assert columns(line)[0] in columns(found), line


def test_a_bot_with_search(desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    guide = "bot-with-search.md"
    files = files_of(guide)
    files["searcher.py"] = files["searcher.py"].replace("worlds = 2", "worlds = 1").replace("width = 4", "width = 2")
    assert len(files["searcher.py"].splitlines()) <= 40
    (desk / "searcher.py").write_text(files["searcher.py"], "utf-8")
    exec(compile(files["one_game.py"], "one_game.py", "exec"), {})
    assert capsys.readouterr().out.startswith("Result(winners=(")
    sys.modules.pop("searcher")
    state = sandtable.game("warlords").start(seed=3, scenario="great-siege")
    picks = {str(sandtable.bot("searcher:Searcher", "warlords").choose(state.view(0))) for _ in range(2)}
    assert len(picks) == 1, "the same seed gives the same answer"
    (tournament,) = commands(guide)
    words = " ".join(tournament).replace("--rounds 2", "--rounds 1")
    shown = SHOWN.findall((GUIDES / guide).read_text("utf-8"))[0]
    assert columns(ran(words.split()))[1] == columns(shown)[1]


def test_a_balance_study(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    guide = "balance-study.md"
    saved(guide, desk)
    first, _, pair = commands(guide)
    (shown,) = SHOWN.findall((GUIDES / guide).read_text("utf-8"))
    found = columns(ran(first))
    assert [row for row in columns(shown) if row not in found] == []
    assert (desk / "decks" / "balance.html").exists()
    ran(pair)
    exec(compile((desk / "pairs.py").read_text("utf-8"), "pairs.py", "exec"), {})
    assert sorted(columns(capsys.readouterr().out)) == [
        ["the-black-banner", "against", "wave-and-hoof"],
        ["wave-and-hoof", "against", "the-black-banner"],
    ]


def test_a_changed_card(desk: Path) -> None:
    guide = "changed-card.md"
    saved(guide, desk)
    axemen, truce = commands(guide)
    (shown,) = SHOWN.findall((GUIDES / guide).read_text("utf-8"))
    found = ran(axemen)
    assert shown.splitlines()[0] in found.splitlines()
    rows = [row[:4] for row in columns(shown) if row[0] in ("share", "score", "decisions")]
    assert [row for row in rows if row not in [row[:4] for row in columns(found)]] == []
    assert "truce" in ran(truce)
    militia = (desk / "axemen.toml").read_text("utf-8").replace("arm-dwarf-axemen", "arm-militia")
    (desk / "axemen.toml").write_text(militia, "utf-8")
    assert "4 of them ended in the same position" in ran([*axemen[:-4], "--out", "militia", "--workers", "1"])
