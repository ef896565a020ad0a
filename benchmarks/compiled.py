"""Compile core and a game with mypyc in a scratch folder, play the same games with both, compare digests and speed.

    python benchmarks/compiled.py [bloodstones | battlelore | warlords | first_blood]

Needs mypy with mypyc and a C compiler; takes many minutes, fewer with MYPYC_OPT_LEVEL=1 or 0 in the environment (the default
is 3). What shows a game (`SHOWN`) stays Python: playing does not import it. Nothing in the project is changed.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from benchmarks.write_out import write_out

ROOT = pathlib.Path(__file__).resolve().parent.parent
SKIPPED = ("/__init__.py", "/registry.py", "/board_text.py", "/frozen.py", "/engine/declare.py")
"""Packages, the register that imports games by name, drawing for the terminal (it needs rich), decorators that make classes."""
SHOWN = ("presentation", "presentation.py", "scene", "authoring", "interaction")
"""Folders and files with what shows a game to people."""

PLAY = """
import sys, time
from sandtable.core.engine import state
from sandtable.core.registry import find_game
from sandtable.core.engine.rng import seeded
spec, picks, spent, digests = find_game(sys.argv[1]), 0, 0.0, []
for seed, (players, options) in enumerate(spec.option_sets()):
    st, rng = spec.start(players, options, seed, log=False), seeded(seed)
    begun = time.process_time()
    while st.decision is not None:
        options = st.decision.candidates()
        st.step(options[rng.below(len(options))])
        picks += 1
    spent += time.process_time() - begun
    digests.append(st.digest())
print(state.__file__.rpartition(".")[2], picks, picks / spent, "-".join(digests))
"""


def modules(source: pathlib.Path, games: Iterable[str], but: Iterable[str] = ()) -> list[str]:
    """The files of core and games to compile, from the folder of the package on, but for those in folders of these names."""
    folders = (source / "sandtable" / "core", *[source / "sandtable" / "games" / game for game in games])
    found = [
        path for folder in folders for path in sorted(folder.rglob("*.py")) if not path.as_posix().endswith(SKIPPED)
    ]
    return [str(path.relative_to(source)) for path in found if not set(but) & set(path.parts)]


def copied(scratch: str, files: list[str]) -> pathlib.Path:
    """A copy of the source in a scratch folder, in which these files are written out for mypyc."""
    source = pathlib.Path(scratch, "src")
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "web"))
    write_out(source, files)
    return source


def played(source: pathlib.Path, game: str) -> tuple[str, int, float, str]:
    """(suffix of the engine's file, picks, picks a second, digests)."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game],
        env={**os.environ, "PYTHONPATH": str(source)},
        check=True,
        capture_output=True,
        text=True,
    )
    suffix, picks, speed, digests = done.stdout.split()
    return suffix, int(picks), float(speed), digests


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "bloodstones"
    with tempfile.TemporaryDirectory() as scratch:
        files = modules(ROOT / "src", [game], SHOWN)
        source = copied(scratch, files)
        subprocess.run(
            [sys.executable, "-m", "mypyc", "--strict", "--no-warn-unused-ignores", *files], cwd=source, check=True
        )
        _, picks, plain, expected = played(ROOT / "src", game)
        suffix, _, fast, digests = played(source, game)
    if suffix != "so" and suffix != "pyd":
        raise SystemExit("the engine was not compiled")
    if digests != expected:
        raise SystemExit(f"{game}: the compiled games end differently")
    print(
        f"{game}: {picks} picks, {plain:.0f}/s as Python, {fast:.0f}/s compiled, {fast / plain:.1f} times; equal digests"
    )


if __name__ == "__main__":
    main()
