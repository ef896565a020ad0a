"""Golden games of earlier rules versions, as they were recorded then: they stay readable and are never played wrongly.

Before the golden games are re-recorded under another rules version, three of each changed game come here:
`tests/older_records/GAME/VERSION`. They are never renewed. One that plays the same under the current rules can be opened
everywhere; of any other everybody says from which pick on it plays differently.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main
from sandtable.core.match.divergence import OtherRules
from sandtable.core.match.match import Match
from sandtable.core.match.proof import OTHER_RULES
from sandtable.core.match.record import Record, read_record
from sandtable.core.registry import find_game, finished_games
from tests.server.support import Served, serving

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*/*.jsonl"))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("older")) as made:
        yield made


def call(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.mark.parametrize("game", finished_games())
def test_games_of_every_earlier_version_are_kept(game: str) -> None:
    earlier = [str(version) for version in range(1, int(find_game(game).rules_version))]
    assert {path.parent.name for path in FILES if path.parent.parent.name == game} == set(earlier)
    assert all(len(list((HERE / game / version).glob("*.jsonl"))) >= 3 for version in earlier)


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_everybody_says_the_same_of_a_record_of_earlier_rules(path: Path, served: Served) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert (record.game, record.rules) == (path.parent.parent.name, path.parent.name)
    assert record.lines
    assert record.result is not None
    assert record.to_text() == text, "it is written as it was read"
    spec = find_game(record.game)
    try:
        match = Match.from_record(spec, record, log=False)
    except OtherRules as error:
        is_refused_everywhere(path, record, error, served)
        return
    assert [line.digest for line in match.lines] == [line.digest for line in record.lines]
    said = f"recorded under rules {record.rules}; it plays the same under the current rules {spec.rules_version}"
    for command in ("replay", "verify"):
        result = call(command, path)
        assert (result.exit_code, said in result.output) == (0, True), result.output[-400:]
    answer = served.post("/records", {"record": text})
    assert (answer.status_code, answer.json()["recorded"]) == (201, record.rules), answer.text
    assert answer.json()["table"]["status"] == "over"


def is_refused_everywhere(path: Path, record: Record, error: OtherRules, served: Served) -> None:
    said = str(error)
    present = find_game(record.game).rules_version
    assert said.startswith(f"recorded under rules {record.rules}; under the current rules {present}, ")
    assert f", from pick {error.number} on it plays differently (" in said
    for command in ("replay", "verify", "campaign"):
        result = call(command, path)
        assert (result.exit_code, said in result.output) == (OTHER_RULES, True), result.output[-400:]
    why = call("rules", "why", f"{path}@{len(record.lines)}", "p1")
    assert (why.exit_code, said in why.output) == (OTHER_RULES, True), why.output
    answer = served.post("/records", {"record": record.to_text()})
    assert (answer.status_code, answer.json()["error"], answer.json()["detail"]) == (422, "other_rules", said)
    assert answer.json()["said"]["key"] == "refused-other-rules"
    assert answer.json()["said"]["args"]["n"]["values"] == [error.number]
    # what comes before can still be looked at
    shown = call("replay", path, "--to", error.number - 1)
    assert shown.exit_code == 0, shown.output[-400:]
    before = served.post("/records", {"record": record.to_text(), "at": error.number - 1})
    assert (before.status_code, before.json()["recorded"]) == (201, record.rules)
