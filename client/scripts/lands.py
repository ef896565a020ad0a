"""Records crowded positions of Warlords, for the tests of its map: .venv/bin/python client/scripts/lands.py

Writes client/src/testing/lands.json: steps of golden games as a seat sees them, with only the
data that the map layout uses. Run it again when the golden games are recorded again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from sandtable.core.match.match import Match, take_line
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game

ROOT = Path(__file__).parents[2]
OUT = ROOT / "client" / "src" / "testing" / "lands.json"
POSITIONS = [
    ("random-seats-of-power", 375, 0),  # five camps, one of them with ground under it
    ("random-seats-of-power", 625, 0),
    ("built-five-castles", 50, 0),
    ("random-five-castles", 400, 1),
    ("random-lords-of-the-sea", 675, 0),  # four camps, two on ground, and four far ones
    ("random-first-conquest", 375, 0),
    ("built-great-siege", 150, 1),  # seven castles in a far land
    ("interception-ends", 125, 1),
    ("seats-of-power-3", 200, 2),  # a castle besieged, a ship at sea
    ("last-warlord-3", 550, 0),
    ("last-warlord-4", 575, 3),  # nine castles
    ("last-warlord-4", 700, 3),  # ten
]
"""A golden game, how many of its lines, who looks."""
Json = dict[str, Any]


def slim(stack: Json) -> Json:
    pieces = [{"type": piece["type"]} for piece in stack["pieces"]]
    tally = stack["tally"] and {"limit": stack["tally"]["limit"]}
    kept = {key: stack[key] for key in ("id", "place", "seat", "name", "flags", "targets", "bound")}
    return {**kept, "pieces": pieces, "tally": tally}


def recorded(name: str, lines: int, seat: int) -> Json:
    spec = find_game("warlords")
    record = read_record((ROOT / "tests" / "replays" / "warlords" / f"{name}.jsonl").read_text(encoding="utf-8"))
    match = Match(spec, record.players, record.options, record.seed, record.seats, False, record.start)
    for line in record.lines[:lines]:
        take_line(match, line)
    static: Json = msgspec.to_builtins(spec.static_scene(record.options, record.players))
    scene: Json = msgspec.to_builtins(spec.scene(match.state.seen_by(seat), seat))
    data = {
        "players": static["players"],
        "types": [{"slot": kind["slot"], "emblem": kind["emblem"]} for kind in static["types"]],
        "surface": {"places": [{"zone": at["zone"], "seat": at["seat"]} for at in static["surface"]["places"]]},
    }
    seen = {
        "viewer": scene["viewer"],
        "stacks": [slim(stack) for stack in scene["stacks"]],
        "markers": [slim(stack) for stack in scene["markers"]],
        "panels": [{"seat": panel["seat"], "flags": panel["flags"]} for panel in scene["panels"]],
    }
    return {"name": f"{name} {lines}", "data": data, "scene": seen}


def main() -> None:
    made = [recorded(*position) for position in POSITIONS]
    types = made[0]["data"]["types"]
    assert all(one["data"]["types"] == types for one in made), "cards have the same numbers in every game"
    for one in made:
        del one["data"]["types"]
    OUT.write_text(json.dumps({"types": types, "positions": made}, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
