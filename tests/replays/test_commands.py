"""Every command that takes a record works on every kind of golden record, also on those that start from a set position.

`test_replays` replays all of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sandtable import cli
from sandtable.cli import main
from sandtable.core.match.proof import SET_POSITION
from sandtable.core.match.record import Record, read_record

HERE = Path(__file__).parent


def one_of_each_kind() -> list[Path]:
    """The shortest record of each game for each way to end, in and out of a campaign, from the beginning or a set position."""
    found: dict[tuple[object, ...], tuple[int, Path]] = {}
    for path in HERE.glob("*/*.jsonl"):
        head, *lines, last = path.read_text(encoding="utf-8").splitlines()
        header, how = json.loads(head), json.loads(last)["how"]
        kind = (header["game"], how, header["options"].get("campaign"), "start" in header)
        found[kind] = min(found.get(kind, (len(lines), path)), (len(lines), path))
    return sorted(path for _, path in found.values())


FILES = one_of_each_kind()


def call(*words: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], input=typed)


def replay(path: Path, record: Record, folder: Path) -> None:
    result = call("replay", path)
    assert result.exit_code == 0, result.output[-400:]
    assert len([line for line in result.output.splitlines() if line[5:12] == "  seat "]) == len(record.lines)
    assert result.output.splitlines()[-1].startswith("won by ")


def verify(path: Path, record: Record, folder: Path) -> None:
    result = call("verify", path)
    assert result.exit_code == (SET_POSITION if record.start else 0), result.output
    assert "picks: all legal, every digest agrees\nresult: won by " in result.output


def why(path: Path, record: Record, folder: Path) -> None:
    result = call("rules", "why", f"{path}@{min(10, len(record.lines) - 1)}", "asked", "--json")
    assert result.exit_code == 0, result.output
    assert len(json.loads(result.output)) >= record.players


def campaign(path: Path, record: Record, folder: Path) -> None:
    result = call("campaign", path)
    if result.exit_code == 0:
        assert json.loads(result.output)["game"] == record.game
        return
    assert (result.exit_code, result.output) == (1, f"{path}: this game was not part of a campaign\n")


def renew(path: Path, record: Record, folder: Path) -> None:
    result = call("record", "renew", "--check", path)
    assert (result.exit_code, result.output) == (0, f"{path}: unchanged\n")


def resume(path: Path, record: Record, folder: Path) -> None:
    result = call(
        "play", "--resume", path, "--save", folder / "again.jsonl", "--people", record.players, "--lang", "en"
    )
    assert result.exit_code == 0, result.output[-400:]
    assert "The game is over." in result.output


COMMANDS: dict[str, Callable[[Path, Record, Path], None]] = {
    "replay": replay,
    "verify": verify,
    "rules why": why,
    "campaign": campaign,
    "record renew": renew,
    "play": resume,
}


@pytest.mark.busy
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
@pytest.mark.parametrize("command", [pytest.param(each, marks=pytest.mark.xdist_group(each)) for each in COMMANDS])
def test_a_command_works_on_a_golden_record(command: str, path: Path, tmp_path: Path) -> None:
    COMMANDS[command](path, record_in(path), tmp_path)


@cache
def record_in(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def test_no_command_that_takes_a_record_is_left_out() -> None:
    modules = {
        path.stem for path in Path(cli.__file__).parent.rglob("*.py") if "read_record_file(" in path.read_text("utf-8")
    }
    modules -= {"analyse", "impact"}  # have tests of their own: tests/analysis, tests/lab/test_impact.py
    assert modules == {"common"} | {command.split()[-1] for command in COMMANDS} - {"renew"} | {"record"}
