"""Compare the compiled engine with the sources. `python3 run.py compile --check` starts this.

The rules suite, golden games and perft run on the compiled tree. Random games are played with both engines, and their digests
must be equal (`compiling/play.py`).
"""

from __future__ import annotations

import argparse
import concurrent.futures
import os
import subprocess
import sys

from compiling.build import ROOT
from sandtable import compiled

TESTS = ("tests/core", "tests/games", "tests/perft", "tests/replays", "tests/contract", "tests/api", "tests/bots")
CHUNK = 50
ENGINES = {compiled.INTERPRETED: {"SANDTABLE_PURE": "1"}, compiled.COMPILED: {"SANDTABLE_ENGINE": compiled.COMPILED}}


def run(engine: str, *words: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name not in ("SANDTABLE_PURE", "SANDTABLE_ENGINE")}
    argv = [sys.executable, "-m", "compiling.play", *words]
    return subprocess.run(argv, cwd=ROOT, env={**env, **ENGINES[engine]}, capture_output=True, text=True, check=False)


def played(engine: str, game: str, first: int, games: int) -> tuple[dict[str, str], int, float]:
    """The digest of each game, all picks and the seconds of processor time. A crash says so in place of the digests."""
    done = run(engine, game, str(first), str(games))
    lines = done.stdout.splitlines()
    digests = dict(line.split() for line in lines if line.split()[0].isdigit())
    if done.returncode:
        number = str(first + len(digests))
        return {**digests, number: done.stderr.strip().rpartition("\n")[2]}, 0, 0.0
    found, picks, seconds = lines[-1].split()
    if found != engine:
        raise SystemExit(f"the engine is {found}: {done.stderr.strip() or 'there is no compiled one'}")
    return digests, int(picks), float(seconds)


def compare(game: str, games: int, first: int, jobs: int) -> list[str]:
    """What differs in random games."""
    faults: list[str] = []
    picks = 0
    spent = dict.fromkeys(ENGINES, 0.0)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        starts = range(first, first + games, CHUNK)
        sizes = [min(CHUNK, first + games - start) for start in starts]
        made = {
            engine: pool.map(played, [engine] * len(starts), [game] * len(starts), starts, sizes) for engine in ENGINES
        }
        for (plain, count, slow), (fast, _, quick) in zip(*made.values(), strict=True):
            faults += [
                f"{game} {number}: {plain.get(number, '-')} is {fast.get(number, '-')} compiled"
                for number in sorted({*plain, *fast}, key=int)
                if plain.get(number) != fast.get(number)
            ]
            picks += count
            spent[compiled.INTERPRETED] += slow
            spent[compiled.COMPILED] += quick
    ratio = spent[compiled.INTERPRETED] / (spent[compiled.COMPILED] or 1)
    print(f"{game}: {games} games, {picks} picks, {len(faults)} differ, {ratio:.1f} times as fast", flush=True)
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py compile --check", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="random games of each game (10000)")
    parser.add_argument("--seed", type=int, default=0, help="the first game's number (0)")
    parser.add_argument("--game", action="append", help="compare only this game (all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes side by side")
    parser.add_argument("--no-tests", action="store_true", help="only random games")
    words = parser.parse_args()
    try:
        stamp = compiled.usable(compiled.tree())
    except compiled.NotUsable as reason:
        raise SystemExit(f"the compiled engine does not match the sources: {reason}") from None
    if stamp is None:
        raise SystemExit("there is no compiled engine; `python3 run.py compile` builds it")
    faults = [
        fault for game in words.game or stamp["games"] for fault in compare(game, words.games, words.seed, words.jobs)
    ]
    print(*faults, sep="\n")
    if not words.no_tests:
        argv = [sys.executable, "-m", "pytest", "-q", "-n", str(words.jobs), *TESTS]
        if subprocess.call(argv, cwd=ROOT, env={**os.environ, **ENGINES[compiled.COMPILED]}):
            faults.append("tests failed")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
