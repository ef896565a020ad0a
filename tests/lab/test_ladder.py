"""The ladder: levels meet the levels below, and a run that was stopped goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sandtable.bots import LEVELS, POLICIES
from sandtable.cli.lab.group import lab
from sandtable.core.registry import find_game
from sandtable.lab.ladder import budget, rungs_of, tables_of


def run(*words: object) -> Result:
    return CliRunner().invoke(lab, ["ladder", *[str(word) for word in words]], catch_exceptions=False)


@pytest.mark.parametrize("game", POLICIES)
def test_the_deals_use_every_scenario_or_map_for_two(game: str) -> None:
    sets = tables_of(find_game(game))
    assert len({json.dumps(each, sort_keys=True) for each in sets}) == len(sets)
    assert len(sets) >= 4
    assert not [
        value for each in sets for name, value in each.items() if name in ("scenario", "map") and value == "random"
    ]


def test_each_level_meets_the_level_below() -> None:
    rungs = rungs_of("warlords", 4, 0)
    assert [(rung.level, rung.below) for rung in rungs] == [
        ("sergeant", "squire"),
        ("captain", "sergeant"),
        ("general", "captain"),
        ("warlord", "general"),
    ]
    assert [budget("warlords", level) > 0 for level in LEVELS] == [False, False, False, True, True]


def test_a_stopped_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ("warlords", "--level", "captain", "--workers", 1, "--rounds", 3)
    whole = run(*words, "--out", tmp_path / "whole", "--json", tmp_path / "whole.json")
    assert whole.exit_code == 0, whole.output
    assert run(*words, "--out", tmp_path / "part").exit_code == 0
    kept = tmp_path / "part" / "warlords" / "captain" / "done.jsonl"
    lines = kept.read_text().splitlines()
    assert len(lines) == 3
    kept.write_text(lines[0] + "\n" + lines[1][:40])  # killed in its second round
    read = run(*words, "--out", tmp_path / "part", "--report")
    assert "  2  " in read.output, "the report plays nothing"
    assert len(kept.read_text().splitlines()) == 1
    table = tmp_path / "table.md"
    resumed = run(*words, "--out", tmp_path / "part", "--json", tmp_path / "part.json", "--markdown", table)
    assert resumed.exit_code == 0, resumed.output
    rows = [json.loads((tmp_path / f"{name}.json").read_text()) for name in ("whole", "part")]
    for row in [row for found in rows for row in found]:
        assert row.pop("seconds") > 0
    assert rows[0] == rows[1]
    assert rows[0][0]["games"] == 6
    assert "| warlords | captain | sergeant | 6 |" in table.read_text()


def test_a_report_of_nothing_leaves_nothing(tmp_path: Path) -> None:
    read = run("warlords", "--report", "--out", tmp_path / "none")
    assert (read.exit_code, read.output.count("not played")) == (0, 4)
    assert not (tmp_path / "none").exists()


def test_other_budgets_are_another_run(tmp_path: Path) -> None:
    words = ("warlords", "--level", "captain", "--workers", 1, "--rounds", 1, "--out", tmp_path)
    assert run(*words).exit_code == 0
    place = tmp_path / "warlords" / "captain" / "run.json"
    header = json.loads(place.read_text())
    header["levels"]["sergeant"]["answers"] += 1
    place.write_text(json.dumps(header))
    refused = run(*words)
    assert refused.exit_code == 2
    assert "levels is" in refused.output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("warlords", "--level", "squire"), "a level above the squire"),
        (("warlords", "--report"), "--out FOLDER"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], says: str) -> None:
    refused = run(*words)
    assert refused.exit_code == 2
    assert says in refused.output
