"""Replays all golden games with nothing but the standard library: `PYTHONPATH=src python tests/replays/replay_all.py`."""

from __future__ import annotations

import sys
from pathlib import Path

from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game


def main() -> int:
    """Replay each; a game that comes out differently is named."""
    files = sorted(Path(__file__).parent.glob("*/*.jsonl"))
    wrong = []
    for path in files:
        text = path.read_text(encoding="utf-8")
        record = read_record(text)
        try:
            same = Match.from_record(find_game(record.game), record, log=False).record(record.why).to_text() == text
        except ValueError as error:
            print(f"{path.parent.name}/{path.stem}: {error}")
            same = False
        if not same:
            wrong.append(f"{path.parent.name}/{path.stem}")
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Python {version}: {len(files)} golden games, differently: {', '.join(wrong) or 'none'}")
    return 1 if wrong or not files else 0


if __name__ == "__main__":
    raise SystemExit(main())
