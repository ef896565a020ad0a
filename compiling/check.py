"""Compare the compiled engine with the sources. `python3 run.py compile --check` starts this.

Random games and games between bots are played with both engines, and their digests must be equal (`compiling/play.py`). Then
the rules suite, golden games and perft run on the compiled tree, all tests but those marked `interpreted`.

Played games are noted in the tree. A comparison that was stopped goes on from there, unless the tree was built again.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import subprocess
import sys
from typing import TypedDict

from compiling.build import ROOT
from compiling.play import RANDOM
from sandtable import compiled
from sandtable.bots import POLICY

TESTS = ("tests/core", "tests/games", "tests/perft", "tests/replays", "tests/contract", "tests/api", "tests/bots")
CHUNK = 50
SHARES = {RANDOM: 1, POLICY: 40, "general": 400}
"""Who plays, and to how many random games there is one of theirs."""
ENGINES = {compiled.INTERPRETED: {"SANDTABLE_PURE": "1"}, compiled.COMPILED: {"SANDTABLE_ENGINE": compiled.COMPILED}}


class Found(TypedDict):
    """What a few games showed: from which number on, how many, all picks, the processor time of each engine, what differs."""

    game: str
    who: str
    first: int
    games: int
    picks: int
    interpreted: float
    compiled: float
    faults: list[str]


def run(engine: str, *words: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name not in ("SANDTABLE_PURE", "SANDTABLE_ENGINE")}
    argv = [sys.executable, "-m", "compiling.play", *words]
    return subprocess.run(argv, cwd=ROOT, env={**env, **ENGINES[engine]}, capture_output=True, text=True, check=False)


def played(engine: str, game: str, first: int, games: int, who: str = RANDOM) -> tuple[dict[str, str], int, float]:
    """The digest of each game, all picks and the seconds of processor time. A crash says so in place of the digests."""
    done = run(engine, game, str(first), str(games), who)
    lines = done.stdout.splitlines()
    digests = dict(line.split() for line in lines if line.split()[0].isdigit())
    if done.returncode:
        number = str(first + len(digests))
        return {**digests, number: done.stderr.strip().rpartition("\n")[2]}, 0, 0.0
    found, picks, seconds = lines[-1].split()
    if found != engine:
        raise SystemExit(f"the engine is {found}: {done.stderr.strip() or 'there is no compiled one'}")
    return digests, int(picks), float(seconds)


def compared(game: str, who: str, first: int, games: int) -> Found:
    """A few games with both engines."""
    plain, picks, slow = played(compiled.INTERPRETED, game, first, games, who)
    fast, _, quick = played(compiled.COMPILED, game, first, games, who)
    faults = [
        f"{game} {who} {number}: {plain.get(number, '-')} is {fast.get(number, '-')} compiled"
        for number in sorted({*plain, *fast}, key=int)
        if plain.get(number) != fast.get(number)
    ]
    return Found(
        game=game, who=who, first=first, games=games, picks=picks, interpreted=slow, compiled=quick, faults=faults
    )


class Notes:
    """What is compared already, in a file of the tree. If the tree was built again, nothing of it counts."""

    def __init__(self, tree: pathlib.Path) -> None:
        self.file = tree / "checked"
        self.stamp = hashlib.sha256((tree / "lib" / "stamp.json").read_bytes()).hexdigest()
        lines = self.file.read_text("utf-8").splitlines() if self.file.exists() else []
        if lines[:1] != [self.stamp]:
            lines = [self.stamp]
            self.file.write_text(f"{self.stamp}\n", "utf-8")
        found: list[Found] = [json.loads(line) for line in lines[1:]]
        self.found = {
            (each["game"], each["who"], each["first"], each["games"]): each for each in found if not each["faults"]
        }

    def add(self, found: Found) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")


def compare(game: str, who: str, games: int, first: int, jobs: int, notes: Notes) -> list[str]:
    """What differs in games that random choice or bots play."""
    size = max(1, CHUNK // SHARES[who])
    chunks = [(game, who, start, min(size, first + games - start)) for start in range(first, first + games, size)]
    found = [notes.found[chunk] for chunk in chunks if chunk in notes.found]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        waiting = [pool.submit(compared, *chunk) for chunk in chunks if chunk not in notes.found]
        try:
            for done in concurrent.futures.as_completed(waiting):
                notes.add(done.result())
                found.append(done.result())
                so_far = sum(each["games"] for each in found)
                print(f"\r{game}, {who}: {so_far} of {games} games", end="", file=sys.stderr, flush=True)
        finally:
            pool.shutdown(cancel_futures=True)
    slow, fast = sum(each["interpreted"] for each in found), sum(each["compiled"] for each in found)
    faults = [fault for each in found for fault in each["faults"]]
    picks = sum(each["picks"] for each in found)
    print("\r", end="", file=sys.stderr, flush=True)
    print(
        f"{game}, {who}: {games} games, {picks} picks, {len(faults)} differ, {slow / (fast or 1):.1f} times as fast",
        flush=True,
    )
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py compile --check", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="random games of each game (10000); bots play fewer")
    parser.add_argument("--seed", type=int, default=0, help="the first game's number (0)")
    parser.add_argument("--game", action="append", help="compare only this game (all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes side by side")
    parser.add_argument("--no-tests", action="store_true", help="only games")
    words = parser.parse_args()
    try:
        stamp = compiled.usable(compiled.tree())
    except compiled.NotUsable as reason:
        raise SystemExit(f"the compiled engine does not match the sources: {reason}") from None
    if stamp is None:
        raise SystemExit("there is no compiled engine; `python3 run.py compile` builds it")
    notes = Notes(compiled.tree())
    faults: list[str] = []
    if words.games:
        for game in words.game or stamp["games"]:
            for who, share in SHARES.items():
                faults += compare(game, who, -(-words.games // share), words.seed, words.jobs, notes)
        print(*faults, sep="\n")
    if not words.no_tests:
        argv = [sys.executable, "-m", "pytest", "-q", "-n", str(words.jobs), "-m", "not interpreted", *TESTS]
        if subprocess.call(argv, cwd=ROOT, env={**os.environ, **ENGINES[compiled.COMPILED]}):
            faults.append("tests failed")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
