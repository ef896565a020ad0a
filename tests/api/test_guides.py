"""The examples in the guides and docstrings of the public API run and pass mypy."""

from __future__ import annotations

import doctest
import importlib
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner

import sandtable.api
from sandtable import bots
from sandtable.bots import play
from sandtable.cli import main
from sandtable.core.engine import state
from tests.api.test_states import at_several_seats
from tests.support.announced import announced, shipped_alone

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide"
MODULES = [
    *[importlib.import_module(f"sandtable.api.{info.name}") for info in pkgutil.iter_modules(sandtable.api.__path__)],
    bots,
    play,
    state,
]
FLAGS = doctest.IGNORE_EXCEPTION_DETAIL
"""An error is public as `sandtable.Name`, wherever it is defined."""
SCRIPT = """
import random

import sandtable


class First(sandtable.Bot):
    name = "first"

    def choose(self, view: sandtable.State) -> sandtable.Option:
        return view.legal[0]


def played(game: sandtable.Game, options: dict[str, str | int]) -> tuple[float, ...]:
    state: sandtable.State = game.start(players=2, seed=7, **options)
    rng = random.Random(3)
    while not state.is_over:
        seat: int = state.to_move[0]
        legal: sandtable.LegalOptions = state.legal_for(seat)
        pick: sandtable.Pick = legal[0].pick
        every: list[sandtable.Option] = list(legal)
        assert pick in legal and every[0] in legal and every[0].text in legal
        assert random.choice(every) in legal
        state.play(state.legal.sample(rng), seat)
    return state.result.returns()


names: list[str] = sandtable.games()
result: sandtable.Result = sandtable.play_game("warlords", ["marshal", First(sandtable.game("warlords"))]).result
text: str = sandtable.load_position(sandtable.game(names[0]).start().save()).save()
"""


@pytest.fixture(autouse=True)
def _only_shipped() -> Iterator[None]:
    """The examples name the shipped games and bots. Others may be installed beside them."""
    with shipped_alone():
        yield


def test_games_of_other_distributions_do_not_change_the_examples() -> None:
    shipped = ["battlelore", "bloodstones", "first_blood", "warlords"]
    assert sandtable.games() == shipped
    with announced():
        assert sandtable.games() == shipped


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.__name__))
def test_examples_in_docstrings(module: ModuleType) -> None:
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0


def test_the_python_guide_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = doctest.testfile(str(GUIDE / "python-api.md"), module_relative=False, optionflags=FLAGS)
    assert (done.failed, done.attempted > 30) == (0, True)


def test_the_bot_of_the_guide_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    code = re.search(r"```python\n(.*?)```", (GUIDE / "add-a-bot.md").read_text("utf-8"), re.DOTALL)
    assert code is not None
    (tmp_path / "my_bots.py").write_text(code[1])
    done = CliRunner().invoke(
        main, ["lab", "tournament", "warlords", "--bots", "my_bots:Greedy,random", "--rounds", "1"]
    )
    assert done.exit_code == 0, done.output
    starts = [sandtable.game(game).start(seed=5) for game in sandtable.games()]
    for position in [*starts, at_several_seats()]:
        bot = sandtable.bot("my_bots:Greedy", position.game, seed=3)
        for _ in range(4):
            seat = position.to_move[-1]
            pick = bot.choose(position.view(seat))
            assert pick == bot.choose(position.view(seat)), "the same again"
            position.play(pick, seat)
    del sys.modules["my_bots"]


def test_every_public_name_is_in_the_guide_or_has_a_docstring() -> None:
    guide = (GUIDE / "python-api.md").read_text("utf-8")
    silent = [name for name in sandtable.__all__ if name not in guide and not getattr(sandtable, name).__doc__]
    assert silent == []


@pytest.mark.long
def test_a_users_script_passes_mypy(tmp_path: Path) -> None:
    """Without our mypy settings, like a user who installed the package."""
    (tmp_path / "script.py").write_text(SCRIPT + "reveal_type(sandtable.games())\nreveal_type(sandtable.bot('x'))\n")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", str(tmp_path), "script.py"]
    env = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    done = subprocess.run(
        [*command, "--follow-imports", "silent"], cwd=tmp_path, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert 'Revealed type is "list[str]"' in done.stdout
    assert 'Revealed type is "sandtable.api.bots.Bot"' in done.stdout
