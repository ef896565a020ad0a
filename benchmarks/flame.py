"""Where the time of random games goes, as one flame graph for each game.

    python3 run.py bench flame [--compiled] [--seconds 20] [--folder docs/flames] [GAME ...]

Random two-player games with default options are played for so many seconds of processor time while the stack is sampled every
millisecond. A flame graph shows the samples: each bar is a function, as wide as its share of the time, on top of its caller.
Bars below one part in 200 are left out. Functions of rules, geometry, engine and bench have different colours; a pointer over a
bar shows its name and share. The samples are of the interpreted engine, or with `--compiled`, by `perf`, of the compiled one.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import random
import signal
import sys
import time
from html import escape
from types import FrameType

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "src"))
os.environ["SANDTABLE_PURE"] = "1"


from benchmarks.native_stacks import native_stacks
from sandtable.core.registry import find_game

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GAMES = ("bloodstones", "warlords", "first_blood", "battlelore")
EVERY = 0.001
LEAST = 1 / 200
WIDE, HIGH, LETTER = 1200, 17, 6.3
COLOURS = {"games": "#e8a33d", "core/space": "#d9705a", "core": "#86a873", "": "#9aa5b1"}
"""The colour of a function by the beginning of its path in the package."""


class Bar:
    """A function on a stack, with the samples in it and what it calls."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.samples = 0
        self.calls: dict[str, Bar] = {}

    def add(self, stack: list[str]) -> None:
        self.samples += 1
        bar = self
        for name in stack:
            bar = bar.calls.setdefault(name, Bar(name))
            bar.samples += 1

    def height(self, least: float) -> int:
        return 1 + max([bar.height(least) for bar in self.calls.values() if bar.samples >= least], default=0)


def name_of(frame: FrameType) -> str:
    """The function of a frame with its file, as a path from the package on."""
    path = frame.f_code.co_filename
    place = pathlib.Path(path).relative_to(SOURCE / "sandtable").as_posix() if path.startswith(str(SOURCE)) else ""
    return f"{place.removesuffix('.py')}::{frame.f_code.co_qualname}" if place else frame.f_code.co_name


def stack_of(frame: FrameType | None) -> list[str]:
    found: list[str] = []
    while frame is not None and frame.f_code is not play.__code__:
        found.append(name_of(frame))
        frame = frame.f_back
    return found[::-1]


def play(game: str, seconds: float) -> int:
    """Play random games for so many seconds of processor time; returns the number of decisions."""
    spec, rng = find_game(game), random.Random(1)
    decisions = 0
    until = time.process_time() + seconds
    while time.process_time() < until:
        st = spec.start(2, {}, rng.getrandbits(30), log=False)
        while (asked := st.decision) is not None:
            st.step(asked.draw(rng.randrange))
            decisions += 1
    return decisions


def sampled(game: str, seconds: float) -> tuple[Bar, int]:
    root = Bar(f"random games of {game}")
    play(game, 1)  # imports, and what games of one board share
    signal.signal(signal.SIGPROF, lambda _, frame: root.add(stack_of(frame)))
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        decisions = play(game, seconds)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return root, decisions


def sampled_natively(game: str, seconds: float) -> tuple[Bar, int]:
    root = Bar(f"random games of {game}, compiled")
    stacks, decisions = native_stacks(game, seconds, SOURCE)
    for stack in stacks:
        root.add(stack)
    return root, decisions


def colour_of(name: str) -> str:
    return next(colour for start, colour in COLOURS.items() if name.startswith(start))


def drawn(root: Bar) -> str:
    """The flame graph as an SVG."""
    least = root.samples * LEAST
    height = root.height(least) * HIGH
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" font-family="monospace" font-size="10.5">',
        f'<rect width="{WIDE}" height="{height}" fill="#fff"/>',
    ]

    def draw(bar: Bar, left: float, level: int) -> None:
        wide = WIDE * bar.samples / root.samples
        low = height - (level + 1) * HIGH
        short = bar.name.rpartition("::")[2]
        text = short if len(short) * LETTER < wide else short[: max(0, int(wide / LETTER) - 1)]
        title = f"{bar.name} {100 * bar.samples / root.samples:.1f} %"
        lines.append(
            f"<g><title>{escape(title)}</title>"
            f'<rect x="{left:.1f}" y="{low}" width="{wide:.1f}" height="{HIGH - 1}" fill="{colour_of(bar.name)}"/>'
            + (f'<text x="{left + 2:.1f}" y="{low + 12}">{escape(text)}</text>' if len(text) > 2 else "")
            + "</g>"
        )
        for inner in sorted(bar.calls.values(), key=lambda each: each.name):
            if inner.samples >= least:
                draw(inner, left, level + 1)
                left += WIDE * inner.samples / root.samples

    draw(root, 0.0, 0)
    return "\n".join([*lines, "</svg>", ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--compiled", action="store_true", help="look into the compiled engine; needs perf")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "docs" / "flames")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    for game in args.games:
        root, decisions = (sampled_natively if args.compiled else sampled)(game, args.seconds)
        file = args.folder / f"{game.replace('_', '-')}{'-compiled' if args.compiled else ''}.svg"
        file.write_text(drawn(root))
        print(f"{game}: {root.samples} samples of {decisions} decisions, {file} ({file.stat().st_size // 1000} kB)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
