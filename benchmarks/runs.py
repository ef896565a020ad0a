"""Several runs of the benchmark as a table in Markdown: the median of the runs, then their lowest and highest.

    python benchmarks/runs.py RUNS [words for peers.py]

`python3 run.py bench --runs 5 --more` starts this; a table of it is in `docs/figures.md`.
"""

from __future__ import annotations

import json
import pathlib
import statistics
import subprocess
import sys
from typing import Any

PEERS = pathlib.Path(__file__).resolve().parent / "peers.py"
COLUMNS = {
    "choices/s": "choices_per_s",
    "times Catanatron": "choices_vs_base",
    "copy, µs": "clone_us",
    "copy in steps": "copy_steps",
    "view in steps": "view_steps",
    "redeal in steps": "redeal_steps",
}
Row = dict[str, Any]


def measured(words: list[str]) -> dict[str, Row]:
    """One run: a row for each engine. What could not be measured is left out and reported."""
    done = subprocess.run([sys.executable, str(PEERS), *words], stdout=subprocess.PIPE, text=True, check=False)
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    for row in rows:
        if "skipped" in row:
            print(f"{row['peer']} is not measured: {row['skipped']}", file=sys.stderr)
    return {row["peer"]: row for row in rows if "skipped" not in row}


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def cell(values: list[float]) -> str:
    if not values:
        return ""
    return f"{figure(statistics.median(values))} ({figure(min(values))} to {figure(max(values))})"


def table(runs: list[dict[str, Row]]) -> str:
    """The fastest first."""
    speed = {name: statistics.median([run[name]["choices_per_s"] for run in runs if name in run]) for name in runs[0]}
    lines = [f"| engine | game | {' | '.join(COLUMNS)} |", "|---" * (2 + len(COLUMNS)) + "|"]
    for name in sorted(speed, key=lambda each: -speed[each]):
        rows = [run[name] for run in runs if name in run]
        cells = [cell([row[field] for row in rows if row.get(field) is not None]) for field in COLUMNS.values()]
        lines.append(f"| {name} | {rows[0]['game']} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    count, words = int(sys.argv[1]), sys.argv[2:]
    runs = []
    for number in range(1, count + 1):
        print(f"run {number} of {count}", file=sys.stderr, flush=True)
        runs.append(measured(words))
    print(table(runs))


if __name__ == "__main__":
    main()
