"""How long programs take to start, beyond what Python itself takes.

    python3 run.py bench startup [--times 10]

Printed is the median of so many starts, after one that is not counted and fills the caches: processor time, which other
programs on the machine change little. For the server it is the time until it accepts connections, by the processor and by the
clock. `SANDTABLE_PURE=1` measures the sources where there is a compiled engine.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = "from sandtable import compiled; compiled.use(); from sandtable.core.registry import find_game; find_game('{}')"
GAMES = ("bloodstones", "warlords", "first_blood", "battlelore")
PROGRAMS: dict[str, tuple[int, list[str]]] = {
    "import sandtable": (30, ["-c", "import sandtable"]),
    **{f"the rules of {game}": (150, ["-c", RULES.format(game)]) for game in GAMES},
    "sandtable --help": (150, ["-m", "sandtable", "--help"]),
    "sandtable --version": (150, ["-m", "sandtable", "--version"]),
}
"""What is started, with its limit in milliseconds."""
SERVER_LIMIT = 1200


def started(words: list[str]) -> float:
    """Milliseconds of processor time that a program takes from start to end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *words], cwd=ROOT, env=environment(), stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def environment() -> dict[str, str]:
    """Ours, but bytecode is kept."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPATH": str(ROOT / "src")}


def served() -> tuple[float, float]:
    """Milliseconds until a server listens: of its processor time, and by the clock."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["-m", "sandtable", "serve", "--port", "0", "--db", f"{folder}/tables.db"]
        begun = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, *words], cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        server.stdout.readline()
        spent = time.perf_counter() - begun
        ticks = pathlib.Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        server.terminate()
        server.communicate()
    return 1000 * sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK"), 1000 * spent


def measured(words: list[str], times: int) -> list[float]:
    started(words)
    return sorted([started(words) for _ in range(times)])


def row(what: str, found: list[float], limit: int | None) -> str:
    text = f"{what}: {statistics.median(found):.0f} ms ({found[0]:.0f} to {found[-1]:.0f})"
    return text if limit is None else f"{text}, limit {limit}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=10)
    times = parser.parse_args().times
    bare = measured(["-c", "pass"], times)
    print(row("python -c pass", bare, None), flush=True)
    for what, (limit, words) in PROGRAMS.items():
        found = [each - statistics.median(bare) for each in measured(words, times)]
        print(row(what, found, limit), flush=True)
    served()
    both = [served() for _ in range(times)]
    print(row("the server listens, processor", sorted([each[0] for each in both]), SERVER_LIMIT))
    print(row("the server listens, clock", sorted([each[1] for each in both]), SERVER_LIMIT))


if __name__ == "__main__":
    main()
