"""The core and Bloodstones are compiled, at -O0, and play as the sources do. `run.py compile --check` compares all games.

The tree stays in `build/tested`, so that only the first run of these tests compiles everything.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import sandtable
from compiling.check import ENGINES, played
from sandtable import compiled
from tests.support.announced import FOLDER as TOYS

ROOT = Path(__file__).parent.parent
TREE = ROOT / "build" / "tested"

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("compiled")]


@pytest.fixture(scope="module")
def tree() -> Path:
    """A tree with the core, Bloodstones and its bots."""
    words = ["--opt", "0", "--game", "bloodstones", "--tree", str(TREE)]
    done = subprocess.run(
        [sys.executable, "-m", "compiling.build", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return TREE


@pytest.fixture
def in_use(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Processes that a test starts find this tree."""
    monkeypatch.setenv("SANDTABLE_COMPILED", str(tree))
    monkeypatch.delenv("SANDTABLE_PURE")
    return tree


def shown(*argv: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, *argv], cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("game", "games"), [("bloodstones", 12), ("battlelore", 4), ("warlords", 4), ("first_blood", 1)]
)
def test_random_games_have_equal_digests(in_use: Path, game: str, games: int) -> None:
    """The other games are not compiled here, so they run on the compiled core as games of other distributions do."""
    plain, picks, _ = played(compiled.INTERPRETED, game, 0, games)
    assert picks > 200
    assert len(plain) == games
    assert played(compiled.COMPILED, game, 0, games)[:2] == (plain, picks)


@pytest.mark.parametrize("toy", ["card_duel", "skirmish"])
def test_games_of_another_distribution_play_on_the_compiled_core(
    in_use: Path, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TOYS), str(ROOT)]))
    plain = played(compiled.INTERPRETED, toy, 0, 5)
    assert len(plain[0]) == 5
    assert played(compiled.COMPILED, toy, 0, 5)[:2] == plain[:2]


def test_the_rules_golden_games_and_perft_pass_on_the_compiled_tree(in_use: Path) -> None:
    tests = ["tests/games/bloodstones/test_ch10_battle.py", "tests/perft", "tests/replays/test_replays.py"]
    words = ["-n0", "-q", "-p", "no:cacheprovider", "-k", "bloodstones or bs_10"]
    said = shown("-m", "pytest", *words, *tests, **ENGINES[compiled.COMPILED])
    assert int(re.findall(r"(\d+) passed", said)[-1]) > 40
    assert "failed" not in said


PUBLIC = """
import copy, pickle, random, sandtable
from sandtable.core.engine import state as engine
assert not engine.__file__.endswith(".py"), engine.__file__
state, rng = sandtable.game("bloodstones").start(seed=7), random.Random(7)
for _ in range(60):
    state.play(state.legal.sample(rng))
view = state.view(0)
for other in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
    assert other == state
    assert other.save() == state.save()
assert pickle.loads(pickle.dumps(view)) == view
from sandtable.bots.weighing import lowest, record_weights
with record_weights() as notes:
    print(lowest([3, 1, 2], key=lambda number: (number, 0)), notes)
bot = sandtable.bot("steward", seed=1)
class Last(sandtable.Bot):
    name = "last"
    def choose(self, view):
        return list(view.legal)[-1]
print(sandtable.play_game("bloodstones", [Last(state.game), "steward"], seed=3).digest())
print(state.digest(), view.digest(), sorted(map(str, state.legal))[:3], bot.choose(state.view(state.to_move[0])))
"""


def test_the_public_api_works_on_the_compiled_tree(in_use: Path) -> None:
    plain = shown("-c", PUBLIC.replace("assert not", "assert"), SANDTABLE_PURE="1")
    assert shown("-c", PUBLIC, SANDTABLE_ENGINE=compiled.COMPILED) == plain


PRODUCTS = """
from sandtable.core.space import plane
assert not plane.__file__.endswith(".py"), plane.__file__
ends = [2**bits + more for bits in (0, 29, 30, 31, 32, 60, 61, 62, 63, 64) for more in (-1, 0, 1)]
numbers = [*ends, *[-number for number in ends]]
print([(a, b) for a in numbers for b in numbers if plane.turn(0, 0, a, 0, 0, b) != a * b])
"""


def test_products_are_exact_at_the_bounds_of_machine_words(in_use: Path) -> None:
    """`compiling/multiply.h` multiplies in the processor what fits there; `plane.turn` is compiled, the script is not."""
    assert shown("-c", PRODUCTS, SANDTABLE_ENGINE=compiled.COMPILED) == "[]\n"


def sandtable_command(*words: str, **env: str) -> tuple[str, str]:
    """What the command prints and what it reports."""
    done = subprocess.run(
        [sys.executable, "-m", "sandtable", *words], cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def test_a_command_uses_the_tree_unless_it_is_switched_off(in_use: Path) -> None:
    version = f"sandtable {sandtable.__version__}"
    assert sandtable_command("--version") == (f"{version}, compiled\n", "")
    assert sandtable_command("--version", SANDTABLE_PURE="1") == (f"{version}, interpreted\n", "")
    assert sandtable_command("--version", SANDTABLE_COMPILED=str(ROOT / "no-tree")) == (f"{version}, interpreted\n", "")


@pytest.mark.parametrize("what", ["changed", "gone", "foreign"])
def test_a_tree_that_does_not_match_is_reported_in_one_line_and_not_used(
    in_use: Path, tmp_path: Path, what: str
) -> None:
    stamp = json.loads((in_use / "lib" / "stamp.json").read_text("utf-8"))
    name = "src/sandtable/core/engine/state.py"
    size, _, digest = stamp["files"][name]
    if what == "changed":
        stamp["files"][name] = (size, 0, digest[::-1])
    elif what == "gone":
        stamp["files"]["src/sandtable/core/engine/gone.py"] = (size, 0, digest)
        name = "src/sandtable/core/engine/gone.py"
    else:
        stamp["platform"] = name = ".cpython-39-mips.so"
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "stamp.json").write_text(json.dumps(stamp))
    out, said = sandtable_command("--version", SANDTABLE_COMPILED=str(tmp_path))
    assert out.endswith(", interpreted\n")
    assert said.count("\n") == 1
    assert name in said


def test_a_tree_with_half_a_stamp_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "stamp.json").write_text('{"platform": ".so", "files', "utf-8")  # stopped while writing
    said = sandtable_command("--version", SANDTABLE_COMPILED=str(tmp_path), SANDTABLE_PURE="")
    assert said[0].endswith(", interpreted\n")
    assert said[1].count("\n") == 1
    assert "its stamp is damaged" in said[1]


def test_a_file_with_another_time_and_the_same_content_matches(in_use: Path, tmp_path: Path) -> None:
    stamp = json.loads((in_use / "lib" / "stamp.json").read_text("utf-8"))
    stamp["files"] = {name: [size, 0, digest] for name, (size, _, digest) in stamp["files"].items()}
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "stamp.json").write_text(json.dumps(stamp))
    assert compiled.usable(tmp_path) == stamp


def test_workers_of_a_command_are_compiled_and_find_the_same(in_use: Path) -> None:
    words = ["fuzz", "bloodstones", "--games", "25", "--workers", "2"]
    fast, said = sandtable_command(*words)
    assert said == ""
    assert fast.splitlines()[0].endswith(", compiled")
    plain, _ = sandtable_command(*words, SANDTABLE_PURE="1")
    assert fast.splitlines()[1:] == plain.splitlines()[1:]


POOL = """
from sandtable import compiled
compiled.use()
from sandtable.core.registry import find_game
from sandtable.server.bots.pool import BotPool, choose_pick
if __name__ == "__main__":
    pool, seen = BotPool(1), find_game("bloodstones").start(2, {}, 1).seen_by(1)
    place = pool.roster.place("steward", "bloodstones")
    print(pool.submit(compiled.engine).result(), pool.submit(choose_pick, "bloodstones", place, 1, 3, seen, False).result())
    pool.close()
"""


def test_the_bots_of_a_server_are_compiled(in_use: Path, tmp_path: Path) -> None:
    (tmp_path / "pool.py").write_text(POOL)
    fast = shown(str(tmp_path / "pool.py")).split()
    plain = shown(str(tmp_path / "pool.py"), SANDTABLE_PURE="1").split()
    assert (fast[0], plain[0]) == ("compiled", "interpreted")
    assert fast[1:] == plain[1:] != []


ALONE = """
import copy, pickle, random, sys, sandtable
from sandtable.compiled import engine
print(engine())
for name in sandtable.games():
    state, rng = sandtable.game(name).start(seed=1), random.Random(1)
    for _ in range(40):
        state.play(state.legal.sample(rng))
    assert pickle.loads(pickle.dumps(state)) == copy.deepcopy(state) == state
    print(name, state.digest())
assert not [name for name in sys.modules if "site-packages" in str(getattr(sys.modules[name], "__file__", ""))]
"""


def test_the_compiled_wheel_needs_no_other_package(in_use: Path, tmp_path: Path) -> None:
    """Only the wheel is on the path: no site-packages at all."""
    (made,) = shown("-m", "compiling.wheel", "--tree", str(in_use), "-d", str(tmp_path)).split()
    assert re.fullmatch(r"sandtable-[\d.]+-(cp3\d+)-\1t?-\w+\.whl", Path(made).name)
    with zipfile.ZipFile(made) as archive:
        archive.extractall(tmp_path / "alone")
        record = next(name for name in archive.namelist() if name.endswith(".dist-info/RECORD"))
        listed = [line.split(",")[0] for line in archive.read(record).decode().splitlines()]
        assert sorted(listed) == sorted(archive.namelist())
        about = archive.read(record.replace("RECORD", "WHEEL")).decode()
    assert "Root-Is-Purelib: false" in about
    code = f"import sys; sys.path.insert(0, {str(tmp_path / 'alone')!r})\n{ALONE}"
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SANDTABLE"))}
    done = subprocess.run([sys.executable, "-S", "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[0] == compiled.COMPILED
    plain = shown("-c", ALONE.rpartition("assert")[0], SANDTABLE_PURE="1")
    assert done.stdout.split("\n")[1:] == plain.split("\n")[1:]
