"""Golden games of earlier rules versions, as they were recorded then: they stay readable and are never played wrongly.

Before the golden games are recorded anew under another rules version, three of each changed game come here:
`tests/older_records/GAME/VERSION`. They are never renewed.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.core.match import Match
from sandtable.core.proof import OTHER_RULES
from sandtable.core.record import read_record
from sandtable.core.registry import find_game, finished_games

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*/*.jsonl"))


@pytest.mark.parametrize("game", finished_games())
def test_games_of_every_earlier_version_are_kept(game: str) -> None:
    earlier = [str(version) for version in range(1, int(find_game(game).rules_version))]
    assert {path.parent.name for path in FILES if path.parent.parent.name == game} == set(earlier)
    assert all(len(list((HERE / game / version).glob("*.jsonl"))) >= 3 for version in earlier)


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_record_of_earlier_rules_is_read_and_not_played_otherwise(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert (record.game, record.rules) == (path.parent.parent.name, path.parent.name)
    assert record.lines
    assert record.result is not None
    assert record.to_text() == text, "it is written as it was read"
    spec = find_game(record.game)
    with pytest.raises(
        ValueError, match=f"recorded under rules {record.rules}, but these are rules {spec.rules_version}"
    ):
        Match.from_record(spec, record)
    said = CliRunner().invoke(main, ["verify", str(path)])
    assert said.exit_code == OTHER_RULES
    assert f"rules {record.rules}, {record.players} players" in said.output
    assert "dice: a plain seed" in said.output
    assert "picks: not played again" in said.output
