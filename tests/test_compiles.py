"""Core and the games can be compiled: mypyc understands every module.

Its later steps (reference counting, optimising) report no errors of ours; benchmarks/compiled.py runs them all.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from benchmarks.compiled import copied, modules
from sandtable.core.engine.rng import seeded
from sandtable.core.registry import find_game

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
GAMES = ("battlelore", "bloodstones", "first_blood", "warlords")


@pytest.mark.long
def test_core_and_the_games_compile() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from tests.test_compiles import main; main()"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split() == sorted(modules(SOURCE, GAMES))


def main() -> None:
    """In a process of its own, since it ends with a gigabyte to tidy up: the files that mypyc understands, or its faults."""
    gc.disable()  # everything is needed to the end
    files = modules(SOURCE, GAMES)
    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(copied(scratch, files))
        understood, faults = understand(files)
    print(*(faults or sorted(understood)), sep="\n", flush=True)
    os._exit(1 if faults else 0)


def understand(files: list[str]) -> tuple[list[str], list[str]]:
    """The files that mypyc understands, and its errors. Errors of mypy are raised."""
    from mypy.build import sorted_components
    from mypy.fscache import FileSystemCache
    from mypyc.build import get_mypy_config
    from mypyc.codegen.emitmodule import parse_and_typecheck
    from mypyc.errors import Errors
    from mypyc.irbuild.main import build_ir
    from mypyc.irbuild.mapper import Mapper
    from mypyc.options import CompilerOptions

    options = CompilerOptions()
    flags = ["--strict", "--no-warn-unused-ignores", "--cache-dir", os.devnull, *files]
    sources, _, build = get_mypy_config(flags, None, options, FileSystemCache())
    typed = parse_and_typecheck(sources, build, options, [(sources, "compiled")], FileSystemCache())
    # mypyc calls mypy again at times, which needs a place to report errors
    typed.manager.errors.set_file("<mypyc>", module=None, scope=None, options=typed.manager.options)
    faults = Errors(build)
    mapper = Mapper({source.module: "compiled" for source in sources})
    understood: list[str] = []
    for together in sorted_components(typed.graph):  # modules come before those that import them
        states = [typed.graph[name] for name in sorted(together.mod_ids)]
        trees = [state.tree for state in states if state.id in mapper.group_map and state.tree]
        build_ir(trees, typed.graph, typed.types, mapper, options, faults)
        understood += [tree.path for tree in trees]
    return understood, faults.new_messages() if faults.num_errors else []  # without errors these are warnings


PLAY = """
import sys
from tests.test_compiles import digests
from sandtable.core.engine import state
assert state.__file__.startswith(sys.argv[1]), state.__file__
print(*digests())
"""


def test_games_play_the_same_from_the_classes_that_are_written_out(tmp_path: Path) -> None:
    source = copied(str(tmp_path), modules(SOURCE, GAMES))
    left = [path for path in source.rglob("*.py") if "\n@frame\n" in path.read_text()]
    assert left == [], "every declared frame is written out"
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(source)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == digests()


def digests() -> list[str]:
    """Digests of clones in a few random games of each kind."""
    found = []
    for game in GAMES:
        spec = find_game(game)
        for seed, (players, options) in enumerate(spec.option_sets()[:40:13]):
            st, rng = spec.start(players, options, seed, log=False), seeded(seed)
            for _ in range(150):
                if st.decision is not None:
                    picks = st.decision.candidates()
                    st.step(picks[rng.below(len(picks))])
            found.append(st.clone().digest())
            found.append(spec.load(st.dump()).seen_by(0).digest())
    return found
