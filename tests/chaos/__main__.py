"""`run.py chaos [NAME ...] [--kills N] [--short]`: a server under play is plagued; what was acknowledged must be there."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.chaos.deeds import DEEDS
from tests.chaos.world import Fault, World


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py chaos", description=__doc__)
    parser.add_argument("name", nargs="*", help=f"all without a name; there are: {', '.join(DEEDS)}")
    parser.add_argument("--kills", type=int, default=0, help="how often the server is killed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="seconds instead of minutes")
    asked = parser.parse_args()
    unknown = set(asked.name) - set(DEEDS)
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are: {', '.join(DEEDS)}")
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder), seed=asked.seed)
        faults: list[str] = []
        try:
            for name, (deed, often, seldom) in DEEDS.items():
                if asked.name and name not in asked.name:
                    continue
                times = seldom if asked.short else often
                began = time.monotonic()
                told = deed(world, asked.kills if asked.kills and name == "kills" else times)
                print(f"{name:<12}{time.monotonic() - began:6.1f} s  {told}", flush=True)
        except Fault as fault:
            faults.append(str(fault))
        world.close()
        faults += world.faults()
    for each in faults[:10]:
        print(f"    {each}")
    print(
        f"== {world.picks} picks acknowledged, {len(faults)} faults: "
        + ("not all is well" if faults else "0 lost, 0 doubled")
    )
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
