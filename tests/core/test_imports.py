"""Playing a game imports no presentation code: no scenes, no explanations, no terminal. Little is imported at all."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sandtable.core.registry import playable_games

PLAY = """
import sys
from sandtable.bots import policy_of, find_bot
from sandtable.bots.play import play_game
from sandtable.core.engine.rng import seeded
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game

SHOWN = ("sandtable.core.scene", "sandtable.core.authoring", "sandtable.core.interaction", "sandtable.core.game.presentation",
         "sandtable.language", "sandtable.terminal", "sandtable.games.%(game)s.presentation", "rich", "fluent")

def shown():
    return sorted(name for name in sys.modules if name.startswith(tuple(f"{each}." for each in SHOWN)) or name in SHOWN)

spec = find_game("%(game)s")
match, rng = Match(spec, 2, %(options)r, Seed(1)), seeded(1)
while match.state.decision is not None:
    asked = match.state.decision
    match.pick(asked.seat, asked.draw(rng.below))
    if len(match.steps) %% 100 == 0 and match.state.decision is not None:
        assert spec.load(match.state.dump()).digest() == match.state.digest()
        spec.redeal(match.state.seen_by(0), 1).digest()
again = Match.from_record(spec, read_record(match.record().to_text()))
assert again.state.digest() == match.state.digest()
play_game(spec, [find_bot(policy_of(spec.name), spec, seat) for seat in range(2)], %(options)r, 1)
assert shown() == [], shown()
spec.presentation.static_scene(match.options, 2)
assert "sandtable.games.%(game)s.presentation.scenery" in shown(), "the names above are no longer those of modules"
"""


@pytest.mark.parametrize("game", playable_games())
def test_playing_imports_nothing_that_is_shown(game: str) -> None:
    """A random game with its record, saved and redealt on the way, and a game between the best bots."""
    options = {"turn_limit": 25} if game == "battlelore" else {}
    done = subprocess.run(
        [sys.executable, "-c", PLAY % {"game": game, "options": options}], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


HELP = """
import sys
from sandtable.cli import main
try:
    main(["--help"])
finally:
    found = [name for name in sys.modules if name.startswith(("sandtable.games.", "sandtable.cli.")) or name == "rich"]
    assert found == ["sandtable.cli.lazy"], found
"""


def test_the_list_of_commands_imports_none_of_them() -> None:
    done = subprocess.run([sys.executable, "-c", HELP], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "lab " in done.stdout


MODULES = """
import sys
before = set(sys.modules)
%s
found = set(sys.modules) - before
slow = {"asyncio", "email", "importlib.metadata", "importlib.resources", "pathlib", "socket", "tempfile", "typing_extensions"}
assert not found & slow, found & slow
print(len(found))
"""
RULES = "from sandtable.core.registry import find_game; find_game('%s')"


@pytest.mark.parametrize(
    ("what", "most"),
    [
        ("import sandtable", 1),
        (RULES % "bloodstones", 150),
        (RULES % "warlords", 185),
        (RULES % "battlelore", 215),
        (RULES % "first_blood", 235),
    ],
)
def test_starting_imports_few_modules(what: str, most: int) -> None:
    """Each module takes a third of a millisecond or more. `benchmarks/startup.py` measures the time."""
    done = subprocess.run([sys.executable, "-c", MODULES % what], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) <= most
