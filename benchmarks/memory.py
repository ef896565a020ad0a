"""How much memory a position takes, and 10,000 copies of it: what a searcher keeps.

    python3 run.py bench memory [--copies 10000] [GAME ...]

A random two-player game with default options is played to the middle of its decisions. Printed are the memory of a copy alone
(what it shares with others is not counted), the growth of the process with that many copies, and the size of the saved state.
"""

from __future__ import annotations

import argparse
import gc
import pathlib
import random
import sys
import tracemalloc

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "src"))

from sandtable.core.engine.state import State
from sandtable.core.registry import find_game

GAMES = ("bloodstones", "warlords", "first_blood", "battlelore")
SEED = 1
FEW = 100


def halfway(game: str) -> State:
    """The position in the middle of a random game."""
    spec = find_game(game)

    def played(most: int) -> tuple[State, int]:
        rng, st, decisions = random.Random(SEED), spec.start(2, {}, SEED, log=False), 0
        while st.decision is not None and decisions != most:
            st.step(st.decision.draw(rng.randrange))
            decisions += 1
        return st, decisions

    return played(played(-1)[1] // 2)[0]


def resident() -> int:
    """The memory of this process in bytes."""
    pages = pathlib.Path("/proc/self/statm").read_text().split()[1]
    return int(pages) * 4096


def bytes_of(st: State) -> int:
    """The memory of one copy, on average."""
    st.clone()
    tracemalloc.start()
    kept = [st.clone() for _ in range(FEW)]
    found = tracemalloc.get_traced_memory()[0] // len(kept)
    tracemalloc.stop()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--copies", type=int, default=10_000)
    args = parser.parse_args()
    for game in args.games:
        st = halfway(game)
        alone, saved = bytes_of(st), len(st.dump())
        gc.collect()
        before = resident()
        kept = [st.clone() for _ in range(args.copies)]
        grown = resident() - before
        print(
            f"{game}: {alone / 1000:.1f} kB a copy, {grown / 1e6:.0f} MB for {len(kept):,} copies, {saved:,} bytes saved"
        )
        del kept
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
