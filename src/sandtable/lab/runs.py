"""The folder of a run: its settings, and which parts are finished.

    run.json       the settings: game, options, bots, seed, versions and the command
    done.jsonl     one line for each finished part of the work

A run can be killed at any moment and goes on where it was when the same command is given again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sandtable import __version__
from sandtable.compiled import engine
from sandtable.core.registry import find_game
from sandtable.lab.matchup import Matchup

FORMAT: Final = 1
MAY_DIFFER: Final = ("command", "engine")
"""What may differ when a run goes on: the number of workers, which the command names, and whether the engine is compiled."""

LONGEST: Final = 300
"""Settings that are longer, such as the options of all maps, are not quoted."""


class OtherRun(ValueError):
    """The folder holds something else."""


def header(matchup: Matchup, command: str, **more: object) -> dict[str, object]:
    """What every result carries, so that it can be repeated."""
    return {
        "format": FORMAT,
        "sandtable": __version__,
        "game": matchup.game,
        "rules": find_game(matchup.game).rules_version,
        "players": matchup.players,
        "bots": list(matchup.bots),
        "options": [dict(each) for each in matchup.option_sets],
        "seed": matchup.seed,
        **more,
        "command": command,
        "engine": engine(),
    }


class RunFolder:
    """The folder of a run. Opening it creates it, or finds what the same run has finished before."""

    def __init__(self, place: Path, asked: Mapping[str, object]) -> None:
        self.place = place
        self.log = place / "done.jsonl"
        place.mkdir(parents=True, exist_ok=True)
        kept = place / "run.json"
        if kept.exists():
            check_same(place, json.loads(kept.read_text(encoding="utf-8")), json.loads(json.dumps(asked)))
        elif any(place.iterdir()):
            raise OtherRun(f"{place} is not empty and holds no run")
        else:
            write_whole(kept, json.dumps(asked, ensure_ascii=False, indent=2) + "\n")

    def done(self) -> list[Any]:
        """The lines added so far. A kill can leave half a line at the end: it is removed."""
        if not self.log.exists():
            return []
        whole, newline, rest = self.log.read_text(encoding="utf-8").rpartition("\n")
        if rest:
            write_whole(self.log, whole + newline)
        return [json.loads(line) for line in whole.splitlines()]

    def add(self, line: object) -> None:
        """Add a line. It is on disk when this returns."""
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
            file.flush()
            os.fsync(file.fileno())


def check_same(place: Path, kept: Mapping[str, object], asked: Mapping[str, object]) -> None:
    """Refuse to mix two runs in one folder."""
    for name in [*asked, *kept]:
        if name not in MAY_DIFFER and kept.get(name) != asked.get(name):
            values = f"{kept.get(name)!r} there, {asked.get(name)!r} here"
            raise OtherRun(
                f"{place} holds another run: {name} is {values if len(values) < LONGEST else 'not that of its run.json'}"
            )


def write_whole(path: Path, text: str | bytes) -> None:
    """Write a file so that it is never seen half written."""
    draft = path.with_name(path.name + ".tmp")
    with draft.open("wb") as file:
        file.write(text.encode() if isinstance(text, str) else text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
