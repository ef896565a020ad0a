"""Stacks of the compiled engine, sampled by `perf` while a process plays random games. `benchmarks/flame.py` draws them.

perf needs no debugging symbols: it unwinds with the tables that every library has for exceptions of C++. A stack consists of
the compiled functions, and of the function of Python that the last one has called, such as `list_dealloc`.
"""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator

PLAY = """
import random, sys, time
from sandtable import compiled
assert compiled.engine() == compiled.COMPILED, "there is no compiled engine that matches the sources"
from sandtable.core.registry import find_game
spec, rng = find_game(sys.argv[1]), random.Random(1)
decisions, until = 0, time.process_time() + float(sys.argv[2])
while time.process_time() < until:
    st = spec.start(2, {}, rng.getrandbits(30), log=False)
    while (asked := st.decision) is not None:
        st.step(asked.draw(rng.randrange))
        decisions += 1
print(decisions)
"""
RATE = "499"
"""Samples a second of processor time. Each holds a copy of the stack, so more would take gigabytes."""
STACK = 16384
OURS = re.compile(r"CPyDef_(sandtable___\w+)")


def native_stacks(game: str, seconds: float, source: pathlib.Path) -> tuple[list[list[str]], int]:
    """The stacks of so many seconds of random games, outermost function first, and the number of decisions."""
    if not shutil.which("perf"):
        raise SystemExit("perf is needed to look into the compiled engine (on Debian: apt install linux-perf)")
    env = {**os.environ, "SANDTABLE_ENGINE": "compiled", "PYTHONPATH": str(source)}
    env.pop("SANDTABLE_PURE", None)
    with tempfile.TemporaryDirectory() as folder:
        data = str(pathlib.Path(folder, "perf.data"))
        record = ["perf", "record", "-q", "-F", RATE, "--call-graph", f"dwarf,{STACK}", "-o", data]
        played = [sys.executable, "-c", PLAY, game, str(seconds)]
        done = subprocess.run([*record, *played], env=env, stdout=subprocess.PIPE, text=True, check=True)
        script = ["perf", "script", "-i", data, "--no-inline", "-F", "ip,sym"]
        with subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as shown:
            assert shown.stdout is not None
            return list(stacks_in(shown.stdout)), int(done.stdout)


def stacks_in(lines: Iterator[str]) -> Iterator[list[str]]:
    """The stacks in the output of `perf script`: innermost function first, an empty line after each."""
    stack: list[str] = []
    for line in lines:
        if line.strip():
            stack.append(line.split(maxsplit=1)[-1].strip())
        elif stack:
            found = named(stack)
            if found:
                yield found
            stack = []


def named(stack: list[str]) -> list[str]:
    """The compiled functions of a stack, outermost first, and the function of Python at its top. Empty without any."""
    found = [name_of(each) for each in reversed(stack) if OURS.match(each)]
    if found and not OURS.match(stack[0]):
        found.append(stack[0])
    return found


def name_of(symbol: str) -> str:
    """The file and the function of a compiled symbol.

    >>> name_of("CPyDef_sandtable___games___warlords___board___BoardState___link")
    'games/warlords/board::BoardState.link'
    """
    parts = symbol.removeprefix("CPyDef_sandtable___").split("___")
    at = next((n for n, part in enumerate(parts) if part[:1].isupper()), len(parts) - 1)
    return f"{'/'.join(parts[:at])}::{'.'.join(parts[at:])}"
