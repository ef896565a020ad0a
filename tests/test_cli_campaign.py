"""`sandtable campaign` and `sandtable play --campaign`: a campaign is exported as a document and continued from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main
from sandtable.core.match.record import read_record

CAMPAIGN = ("-o", "adventure=bl-11-heirs-of-valmoor", "-o", "heroes=on", "-o", "campaign=on", "-o", "turn_limit=4")


def call(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def heroes(tmp_path: Path) -> Path:
    """The document of a campaign after one adventure."""
    record, out = tmp_path / "first.jsonl", tmp_path / "heroes.json"
    assert call("record", "new", "battlelore", record, *CAMPAIGN).exit_code == 0
    result = call("campaign", record, "--out", out)
    assert result.exit_code == 0
    assert f"sandtable play --campaign {out}" in result.output
    return out


def test_a_campaign_goes_on_from_its_document(heroes: Path, tmp_path: Path) -> None:
    document = json.loads(heroes.read_text())
    assert (document["sandtable"], document["game"], document["adventures_played"]) == ("campaign", "battlelore", 1)
    assert document["heroes"][0]["class"] in ("commander", "wizard", "cleric", "warrior", "rogue")
    document["heroes"][0]["name"] = "Renamed by hand"
    heroes.write_text(json.dumps(document))
    second = tmp_path / "second.jsonl"
    words = ("-o", "adventure=bl-12-witchs-bargain", "-o", "turn_limit=2", "--people", "0", "--seed", "3")
    result = call("play", "--campaign", heroes, *words, "--save", second, "--lang", "en")
    assert result.exit_code == 0, result.output
    assert f"sandtable campaign {second}" in result.output.replace("\n", "")
    options = read_record(second.read_text()).options
    assert options["campaign"] == "on"
    assert "Renamed by hand" in str(options["sheets"])
    again = json.loads(call("campaign", second).output)
    assert again["adventures_played"] == 2
    assert "Renamed by hand" in [hero["name"] for hero in again["heroes"]]


def test_damaged_documents_are_refused_with_the_place(heroes: Path, tmp_path: Path) -> None:
    text = heroes.read_text()
    document = json.loads(text)
    bad = tmp_path / "bad.json"
    for damaged, message in (
        (text[: len(text) // 2], "not JSON, perhaps truncated"),
        ("[]", 'not a document with "sandtable": "campaign"'),
        (json.dumps({**document, "game": 7}), "game: missing, or not a string"),
        (json.dumps({**document, "game": "bloodstone"}), "did you mean bloodstones?"),
        (json.dumps({**document, "game": "bloodstones"}), "bloodstones has no campaigns"),
        (text.replace('"adventures_played": 1', '"adventures_played": -1'), "adventures_played: -1"),
        (json.dumps({**document, "heroes": [{**document["heroes"][0], "skulls": 99}]}), ".skulls: 99 is not"),
    ):
        bad.write_text(damaged)
        result = call("play", "--campaign", bad)
        assert result.exit_code == 2
        assert message in result.output, damaged
    assert "No such file" in call("play", "--campaign", tmp_path / "none.json").output
    assert "of battlelore, not of bloodstones" in call("play", "bloodstones", "--campaign", heroes).output
    assert "already has its --campaign" in call("play", "--resume", "--campaign", heroes).output


def test_only_a_finished_game_of_a_campaign_has_one(tmp_path: Path) -> None:
    other, half = tmp_path / "other.jsonl", tmp_path / "half.jsonl"
    call("record", "new", "battlelore", other, "-o", "turn_limit=2")
    result = call("campaign", other)
    assert (result.exit_code, "not part of a campaign" in result.output) == (1, True)
    call("record", "new", "battlelore", half, *CAMPAIGN)
    half.write_text("\n".join(half.read_text().splitlines()[:9]) + "\n")
    result = call("campaign", half)
    assert (result.exit_code, "the game is not over" in result.output) == (1, True)
    assert call("campaign", tmp_path / "none").exit_code == 2
