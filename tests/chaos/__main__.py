"""`run.py chaos [NAME ...] [--kills N] [--short]`: a server under play is plagued; what was acknowledged must be there."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Final

import run
from tests.chaos.deeds import DEEDS, DEEDS_ON_POSTGRES, Deed
from tests.chaos.played import Fault
from tests.chaos.world import World
from tests.postgres import Postgres

GRACE: Final = 15.0
"""Seconds in which a server that is to end has to be gone; the example of a systemd unit gives it as much."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py chaos", description=__doc__)
    names = [*DEEDS, *DEEDS_ON_POSTGRES]
    parser.add_argument("name", nargs="*", help=f"all without a name; there are: {', '.join(names)}")
    parser.add_argument("--kills", type=int, default=0, help="how often servers, and the database, are killed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="seconds instead of minutes")
    asked = parser.parse_args()
    unknown = set(asked.name) - set(names)
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are: {', '.join(names)}")
    picks, faults = plague(DEEDS, asked)
    wants_postgres = not asked.name or set(asked.name) & set(DEEDS_ON_POSTGRES)
    if wants_postgres and not run.find_postgres():
        print("no PostgreSQL here: install it, or name the folder of its programs with SANDTABLE_POSTGRES")
    elif wants_postgres:
        more = plague(DEEDS_ON_POSTGRES, asked)
        picks, faults = picks + more[0], faults + more[1]
    for each in faults[:10]:
        print(f"    {each}")
    print(
        f"== {picks} picks acknowledged, {len(faults)} faults: "
        + ("not all is well" if faults else "0 lost, 0 doubled")
    )
    return 1 if faults else 0


def plague(deeds: dict[str, tuple[Deed, int, int]], asked: argparse.Namespace) -> tuple[int, list[str]]:
    """Do what is asked for of these deeds to a world of their own; gives the picks that were acknowledged, and the faults."""
    chosen = [name for name in deeds if not asked.name or name in asked.name]
    if not chosen:
        return 0, []
    faults: list[str] = []
    postgres = Postgres() if deeds is DEEDS_ON_POSTGRES else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            world = World(Path(folder), seed=asked.seed, postgres=postgres, grace=GRACE)
            try:
                for name in chosen:
                    deed, often, seldom = deeds[name]
                    times = seldom if asked.short else often
                    if asked.kills and name in ("kills", "postgres"):
                        times = asked.kills
                    began = time.monotonic()
                    report = deed(world, times)
                    print(f"{name:<12}{time.monotonic() - began:6.1f} s  {report}", flush=True)
            except Fault as fault:
                faults.append(str(fault))
            world.close()
            faults += world.faults()
    finally:
        if postgres is not None:
            postgres.close()
    return world.acknowledged(), faults


if __name__ == "__main__":
    raise SystemExit(main())
