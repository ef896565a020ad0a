"""What README and the guides show must work: Python examples run, commands exist, links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli import COMMANDS
from sandtable.core.registry import finished_games
from sandtable.rulebook.ledger import coverage

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
OWN_WORDS = {
    "build",
    "client",
    "compile",
    "coverage",
    "docs",
    "play",
    "test",
    "check",
    "bench",
    "fuzz",
    "reasons",
    "attack",
    "chaos",
    "pictures",
}


@pytest.mark.parametrize("game", finished_games())
def test_the_python_example_plays_every_game_to_its_end(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.S)
    named = f'sandtable.game("{game}")'
    found = re.sub(r'sandtable\.game\("\w+"\)', named, example)
    assert found.count(named) == 1
    left: dict[str, Any] = {}
    exec(compile(found, "README.md", "exec"), left)
    state = left["state"]
    assert (left["game"].name, state.is_over) == (game, True)
    assert capsys.readouterr().out == f"{state.result.returns()}\n"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_and_links_of_a_page_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for word in re.findall(r"(?:python3 )?run\.py (\w[\w-]*)", text):
        assert word in OWN_WORDS | set(COMMANDS), f"{page.name}: run.py {word}"
    for word in re.findall(r"`sandtable (\w[\w-]*)", text):
        assert word in COMMANDS, f"{page.name}: sandtable {word}"
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_readme_counts_the_rules_rightly() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    figures = re.findall(r"\*\*([\w ]+)\*\*\s\([^;]*; (\d+) of (\d+)\b", text)
    assert sorted(game.lower().replace(" ", "_") for game, _, _ in figures) == finished_games()
    for game, tested, clauses in figures:
        found = coverage(game)
        assert (len(found.tested), found.total) == (int(tested), int(clauses))
