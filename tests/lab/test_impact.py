"""`sandtable lab impact`: which stored games a change breaks, where and why."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main

RECORDS = Path(__file__).parents[1] / "replays" / "bloodstones"
SHORT = RECORDS / "tie-villages.jsonl"


def impact(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["lab", "impact", *map(str, words), "--workers", "1"])


def test_a_record_that_still_plays_and_one_that_does_not(tmp_path: Path) -> None:
    shutil.copy(SHORT, tmp_path / "a.jsonl")
    lines = SHORT.read_text().splitlines()
    row = json.loads(lines[3])
    lines[3] = json.dumps([*row[:5], "0" * 16])
    (tmp_path / "b.jsonl").write_text("\n".join(lines) + "\n")
    (tmp_path / "c.jsonl").write_text("{}\n")
    done = impact(tmp_path)
    first, second, third, last = done.output.splitlines()
    assert first.endswith("a.jsonl: plays the same, " + f"{len(lines) - 2} picks")
    assert f"b.jsonl: breaks at pick 3 of {len(lines) - 2}, {row[1]} {row[3]}: digest" in second
    assert third.endswith("c.jsonl: cannot be read: record line 1: not the header of a sandtable record")
    assert last == "1 of 3 records play the same, 1 break, 1 cannot be read"
    assert done.exit_code == 1


def test_a_change_that_forbids_an_answer_is_told_in_the_sentence_of_the_rule(tmp_path: Path) -> None:
    patch = tmp_path / "patch.toml"
    patch.write_text('[[change]]\ntable = "terrain.toml"\nid = "forest"\nfield = "move.default"\nvalue = 3\n')
    done = impact(RECORDS / "four-players.jsonl", "--patch", patch, "--json")
    found = json.loads(done.stdout)
    assert (found["verdict"], found["kind"], found["answer"]) == ("breaks", "move_to", "fetterwood")
    assert found["why"] == "The step into Fetterwood costs 3 pips, and you have 2 in all. (BS-9.8)"
    assert impact(RECORDS / "four-players.jsonl").exit_code == 0


def test_a_change_that_the_rules_cannot_play_breaks_a_record_and_not_the_command(tmp_path: Path) -> None:
    patch = tmp_path / "patch.toml"
    patch.write_text('[[change]]\ntable = "figures.toml"\nfield = "starting_hand"\nvalue = 200\n')
    done = impact(SHORT, "--patch", patch)
    assert "breaks at " in done.output
    assert "IndexError" in done.output
    assert done.output.endswith("0 of 1 records play the same, 1 break\n")


OPTION = "[options]\nmax_rounds = 3\n"
AIR = '[[change]]\ntable = "units.toml"\nid = "cavalry"\nfield = "domain"\nvalue = ["air"]\n'


@pytest.mark.parametrize(
    ("records", "text", "reason"),
    [
        (["bloodstones/tie-villages.jsonl", "warlords/ends-goal.jsonl"], OPTION, "a patch is for one game"),
        (["bloodstones/tie-villages.jsonl"], OPTION, "stored games keep their options"),
        (
            ["bloodstones/tie-villages.jsonl"],
            AIR,
            "cannot be played with this: units.toml, unit cavalry, domain 1: air is not",
        ),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, records: list[str], text: str, reason: str) -> None:
    patch = tmp_path / "patch.toml"
    patch.write_text(text)
    done = impact(*[RECORDS.parent / each for each in records], "--patch", patch)
    assert (done.exit_code, reason in " ".join(done.output.split())) == (2, True)
