"""Print how much of each folder of src/sandtable the tests executed: `python3 run.py coverage`.

The figures are coverage.py's own, added up.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from coverage import Coverage

PACKAGE: Final = Path(__file__).resolve().parent.parent / "src" / "sandtable"
DEEP: Final = {"games"}
"""Folders whose own folders get a line each."""
COUNTED: Final = ("covered_lines", "num_statements", "covered_branches", "num_branches")


def folder_of(file: Path) -> str:
    """The line that a file belongs to: its folder below the package, and one line for each game."""
    parts = file.relative_to(PACKAGE).parts[:-1]
    return "/".join(parts[: 2 if parts and parts[0] in DEEP else 1]) or "sandtable"


def percent(done: int, total: int) -> str:
    return f"{100 * done / total if total else 100:.1f} %"


def main() -> None:
    coverage = Coverage()
    coverage.load()
    with TemporaryDirectory() as folder:
        report = Path(folder, "coverage.json")
        coverage.json_report(outfile=str(report))
        files = json.loads(report.read_text("utf-8"))["files"]
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    for name, found in files.items():
        for line in (folder_of(Path(name).resolve()), "all"):
            sums[line].update({"files": 1, **{key: found["summary"][key] for key in COUNTED}})
    print(f"{'folder':<20}{'files':>6}{'statements':>12}{'branches':>12}")
    for line in sorted(sums, key=lambda line: (line == "all", line)):
        counts = sums[line]
        files, statements, every, branches, all_branches = (counts[key] for key in ("files", *COUNTED))
        print(f"{line:<20}{files:>6}{percent(statements, every):>12}{percent(branches, all_branches):>12}")


if __name__ == "__main__":
    main()
