"""Does the plane agree with shapely? Placements, legs, automatic ways, drawn regions and sight lines made up by chance.

    python benchmarks/geometry_oracle.py [--count 100000] [--seed 1] [--only placement,leg,way,drawing,sight]

Needs the packages of the test group. Cases within 0.001" of a limit are counted as close and not decided. The exit code is 1
if any other case differs. The tests run a few hundred of the same.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
import time
from random import Random

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.support.plane_oracle import CHECKS, CLOSE, SAME  # noqa: E402

SHARES = {"placement": 0.3, "leg": 0.3, "way": 0.1, "drawing": 0.01, "sight": 0.3}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default=",".join(SHARES))
    given = parser.parse_args()
    differing = 0
    for check in CHECKS:
        name = check.__name__.removeprefix("check_")
        if name not in given.only.split(","):
            continue
        count, close, begun = round(given.count * SHARES[name]), 0, time.process_time()
        for n in range(count):
            answer = check(Random(f"{given.seed} {name} {n}"))
            close += answer == CLOSE
            if answer not in (SAME, CLOSE):
                differing += 1
                print(f"{name}, case {n}: {answer}")
        spent = time.process_time() - begun
        print(f"{name}: {count} cases, {close} close, {spent:.0f} s", flush=True)
    print(f"{differing} differ")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
