"""Golden games: each is replayed and every digest must agree.

If a rule rightly changed: `sandtable record renew tests/replays`, and review the diff like code.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game, finished_games

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.game == path.parent.name
    assert record.why, "a golden game says why it is kept"
    match = Match.from_record(find_game(record.game), record)
    assert match.record(record.why).to_text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", finished_games())
def test_a_finished_game_has_golden_games(game: str) -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == game]
    low, high = find_game(game).players
    assert {record.players for record in records} == set(range(low, high + 1))


def test_bloodstones_is_played_to_every_end() -> None:
    paths = [path for path in FILES if path.parent.name == "bloodstones"]
    results = [read_record(path.read_text(encoding="utf-8")).result for path in paths]
    ends = {result[2] for result in results if result is not None}
    assert ends >= {"most_vp", "tie_villages", "tie_captures", "shared", "last_player", "conceded", "agreed"}


@pytest.mark.parametrize("game", finished_games())
def test_entries_beside_picks_are_replayed(game: str) -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == game]
    kinds = {line.kind for record in records for line in record.lines}
    assert {"match:concede", "match:draw", "match:back", "match:accept"} <= kinds
