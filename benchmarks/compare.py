"""Speed of an earlier commit and of the working tree side by side, in turn, in one run.

    python benchmarks/compare.py REVISION [--rounds 7] [--seconds 2] [GAME ...]

Each round plays random two-player games with default options for so many seconds of CPU time with the one, then with the
other, each in a process of its own, so both meet the same machine. Printed are the medians of choices a second (decisions with
two or more options, or a region), of games a second and of the time to copy a state, and the median of the rounds' ratios.
Nothing in the project is changed.
"""

from __future__ import annotations

import argparse
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

PLAY = """
import random, sys, time
from sandtable.core.registry import find_game
spec, budget = find_game(sys.argv[1]), float(sys.argv[2])
rng, clock = random.Random(1), time.process_time
choices = copies = games = 0
playing = copying = 0.0
while playing < budget:
    st = spec.start(players=2, options={}, seed=rng.getrandbits(30), log=False)
    begun = clock()
    while (asked := st.decision) is not None:
        choices += len(asked.options) > 1 or asked.region is not None
        st.step(asked.draw(rng.randrange))
        if not choices % 50:
            paused = clock()
            for _ in range(20):
                st.clone()
            copies += 20
            spent = clock() - paused
            copying += spent
            begun += spent
    playing += clock() - begun
    games += 1
print(choices / playing, 1e6 * copying / copies, games / playing)
"""


def measured(source: pathlib.Path, game: str, seconds: float) -> tuple[float, float, float]:
    """Choices a second, microseconds a copy and games a second of the engine in this folder."""
    # -S and -E: the project's own path file must not put the working tree before the folder
    code = f"import sys; sys.path.insert(0, {str(source)!r})\n{PLAY}"
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-c", code, game, str(seconds)], check=True, capture_output=True, text=True
    )
    choices, copy, games = done.stdout.split()
    return float(choices), float(copy), float(games)


def compare(old: pathlib.Path, game: str, rounds: int, seconds: float) -> str:
    pairs = [(measured(old, game, seconds), measured(ROOT / "src", game, seconds)) for _ in range(rounds)]
    median = statistics.median
    before, now = (median([pair[side][0] for pair in pairs]) for side in (0, 1))
    copy_before, copy_now = (median([pair[side][1] for pair in pairs]) for side in (0, 1))
    faster = median([new[0] / was[0] for was, new in pairs])
    longer = median([new[1] / was[1] for was, new in pairs])
    more = median([new[2] / was[2] for was, new in pairs])
    return (
        f"{game}: {before:,.0f} -> {now:,.0f} choices/s ({faster:.2f} times), {more:.2f} times as many games/s, "
        f"copy {copy_before:.1f} -> {copy_now:.1f} us ({longer:.2f} times)"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("revision")
    parser.add_argument("games", nargs="*", default=["bloodstones", "warlords", "first_blood", "battlelore"])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", args.revision, "src"], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        for game in args.games:
            print(compare(pathlib.Path(folder) / "src", game, args.rounds, args.seconds), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
