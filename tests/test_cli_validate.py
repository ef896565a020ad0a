"""`sandtable validate`, and games with a user's file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main
from sandtable.core.content.user_files import MAX_FILE


def call(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file that starts out as the example."""
    path = tmp_path / "mine.json"
    path.write_text(call("validate", "--example").output, encoding="utf-8")
    return path


def test_the_example_is_good_and_says_how_to_play_it(mine: Path) -> None:
    result = call("validate", mine)
    assert result.exit_code == 0
    assert result.output == f"{mine}: good; play it with `sandtable play battlelore -o own_adventure=@{mine}`\n"


def test_all_faults_of_all_files_are_listed_with_their_lines(mine: Path, tmp_path: Path) -> None:
    text = mine.read_text()
    bad = tmp_path / "bad.json"
    bad.write_text(text.replace('"G3"', '"Z3"').replace('"ford"', '"frod"'))
    cut = tmp_path / "cut.json"
    cut.write_text(text[:300])
    result = call("validate", bad, mine, cut)
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[0] == f"{bad}:18: terrain[2].type: frod is unknown (did you mean ford?)"
    assert lines[1] == f"{bad}:30: units[1].hex: Z3 is not a hex of a board with 9 rows"
    assert lines[2].startswith(f"{mine}: good")
    assert lines[3].startswith(f"{cut}:9: not valid JSON: ")
    assert len(lines) == 4


def test_a_file_full_of_faults_is_cut_short(mine: Path) -> None:
    data = json.loads(mine.read_text())
    data["terrain"] = [{"hex": "Z1", "type": "lava"}] * 80
    mine.write_text(json.dumps(data))
    result = call("validate", mine)
    assert result.exit_code == 1
    assert len(result.output.splitlines()) == 51
    assert result.output.endswith(": and 50 or more\n")


def test_what_cannot_be_read_is_another_exit_code(tmp_path: Path) -> None:
    image = tmp_path / "image.json"
    image.write_bytes(b"\xff\xd8\xff")
    huge = tmp_path / "huge.json"
    huge.write_text("[" + "0," * (2 * MAX_FILE) + "0]")
    for path, message in ((image, "not a text file"), (tmp_path / "none.json", "No such file"), (huge, "larger than")):
        result = call("validate", path)
        assert result.exit_code == 2
        assert message in result.output
    assert call("validate").exit_code == 2
    assert "has no user files" in call("validate", "--game", "warlords", "--example").output


def test_an_own_adventure_is_played_and_verified(mine: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    words = ["play", "battlelore", "--people", "0", "--bots", "random", "--seed", "4", "--lang", "en"]
    result = call(*words, "-o", f"own_adventure=@{mine}", "-o", "turn_limit=3", "--save", save)
    assert result.exit_code == 0, result.output
    assert "The Ford at Alderley" in save.read_text()
    mine.unlink()
    verified = call("verify", save)
    assert verified.exit_code == 0, verified.output
    assert "every digest agrees" in verified.output


def test_an_own_adventure_with_a_fault_is_not_played(mine: Path) -> None:
    mine.write_text(mine.read_text().replace('"G3"', '"Z3"'))
    result = call("play", "battlelore", "-o", f"own_adventure=@{mine}")
    assert result.exit_code == 2
    assert "units[1].hex: Z3 is not a hex" in result.output
    assert call("play", "battlelore", "-o", "own_adventure=@no-such-file").exit_code == 2
