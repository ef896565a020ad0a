"""`sandtable lab whatif`: patches with clear errors, a change only in the workers, the same seeds on both sides."""

from __future__ import annotations

import json
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main
from sandtable.core.content.tables import REPLACED, text_file
from sandtable.core.registry import find_game
from sandtable.lab.matchup import Matchup
from sandtable.lab.patch import BadPatch, document_text, names_in, read_patch
from sandtable.lab.replaced import fault_of, replace_content

PACKAGE = "sandtable.games.bloodstones"
CAVALRY = '[[change]]\ntable = "units.toml"\nid = "cavalry"\nfield = "modifier"\nvalue = 3\n'
HAND = '[[change]]\ntable = "figures.toml"\nfield = "starting_hand"\nvalue = 8\n'
SHORT = ["bloodstones", "--bots", "random,random", "-o", "max_rounds=1", "--games", "8"]


def whatif(tmp_path: Path, patch: str, *words: str) -> Result:
    file = tmp_path / "patch.toml"
    file.write_text(patch, encoding="utf-8")
    out = str(tmp_path / "out")
    return CliRunner().invoke(main, ["lab", "whatif", *SHORT, "--patch", str(file), "--out", out, *words])


def change(table: str, field: str, value: str, row: str = "") -> str:
    named = f'id = "{row}"\n' if row else ""
    return f'[[change]]\ntable = "{table}"\n{named}field = "{field}"\nvalue = {value}\n'


@pytest.mark.parametrize("game", ["bloodstones", "warlords", "first_blood", "battlelore"])
def test_a_file_of_content_that_is_written_again_says_the_same(game: str) -> None:
    content = files(f"sandtable.games.{game}") / "content"
    for name in names_in(content):
        if name.endswith(".toml"):
            document = tomllib.loads((content / name).read_text("utf-8"))
            assert tomllib.loads(document_text(name, document)) == document, name


@pytest.mark.parametrize(
    ("patch", "line"),
    [
        (CAVALRY, "units.toml, unit, cavalry, modifier: 1 becomes 3"),
        (change("figures.toml", "battle_tiles.0", "1"), "figures.toml, battle_tiles, 0: 2 becomes 1"),
        (change("terrain.toml", "terrain.plains.village_cost", "2"), "plains, village_cost: 1 becomes 2"),
        (change("units.toml", "flags", '["x"]', "swords"), "units.toml, unit, swords, flags: nothing becomes ['x']"),
        ("[options]\nmax_rounds = 2\n", "option max_rounds: 2"),
    ],
)  # fmt: skip
def test_a_change_names_the_old_and_the_new_value(tmp_path: Path, patch: str, line: str) -> None:
    file = tmp_path / "patch.toml"
    file.write_text(patch)
    assert read_patch(file, find_game("bloodstones")).lines[0].endswith(line)


def test_a_patch_may_be_json(tmp_path: Path) -> None:
    file = tmp_path / "patch.json"
    file.write_text(json.dumps({"change": [{"table": "units.toml", "id": "cavalry", "field": "modifier", "value": 3}]}))
    found = read_patch(file, find_game("bloodstones"))
    rows = tomllib.loads(found.replaced[PACKAGE, "units.toml"])["unit"]
    before = tomllib.loads(text_file(PACKAGE, "units.toml"))["unit"]
    assert [(new["id"], new["modifier"]) for new, old in zip(rows, before, strict=True) if new != old] == [
        ("cavalry", 3)
    ]


@pytest.mark.parametrize(
    ("patch", "reason"),
    [
        ("", "patch.toml: changes nothing"),
        ("[[chang]]\n", "patch.toml: unknown field 'chang'; did you mean change?"),
        ("table = ", "patch.toml: not TOML"),
        (change("unit.toml", "a", "1"), "change 1, table: unit.toml is unknown; did you mean units.toml?"),
        (change("units.toml", "a", "1", "cavalri"), "units.toml has no row 'cavalri'; did you mean cavalry?"),
        (change("units.toml", "modifer", "1", "cavalry"), "cavalry has no field 'modifer'; did you mean modifier?"),
        (change("units.toml", "group.x", "1", "cavalry"), "units.toml, unit, cavalry, group is 'standard' and has no parts"),
        (change("figures.toml", "battle_tiles.9", "1"), "battle_tiles has no item '9'; they are numbered from 0 to 7"),
        (change("units.toml", "modifier", "[1979-05-27]", "cavalry"), "change 1, value: 1979-05-27 is no text, number"),
        (change("units.toml", "modifier", "inf", "cavalry"), "change 1, value: inf is no text, number"),
        (CAVALRY.replace("value", "valu"), "unknown field 'valu'; did you mean value?"),
    ],
)  # fmt: skip
def test_a_change_that_fits_nothing_is_refused_with_its_place(tmp_path: Path, patch: str, reason: str) -> None:
    file = tmp_path / "patch.toml"
    file.write_text(patch)
    with pytest.raises(BadPatch) as refusal:
        read_patch(file, find_game("bloodstones"))
    assert reason.replace("'", "") in str(refusal.value).replace("'", "")


def test_what_the_game_says_against_its_content_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "patch.toml"
    file.write_text(change("units.toml", "domain", '["air"]', "cavalry"))
    patch = read_patch(file, find_game("bloodstones"))
    matchup = Matchup("bloodstones", ("random",), 2, ({},), 0)
    assert "units.toml, unit cavalry, domain 1: air is" in fault_of(matchup, patch.replaced).replace("'", "")


def test_content_is_never_replaced_in_a_process_that_has_the_game() -> None:
    find_game("bloodstones")
    assert PACKAGE in sys.modules
    with pytest.raises(RuntimeError, match="was imported before its content could be replaced"):
        replace_content({(PACKAGE, "units.toml"): ""})
    assert not REPLACED


@pytest.mark.long
def test_the_same_seeds_with_and_without_the_change(tmp_path: Path) -> None:
    done = whatif(tmp_path, HAND, "--workers", "1")
    assert done.exit_code == 0, done.output
    found = json.loads((tmp_path / "out" / "whatif.json").read_text())
    assert found["patch"] == ["figures.toml, starting_hand: 9 becomes 8"]
    assert found["checksums"][0] != found["checksums"][1]
    assert found["same"] == 0
    assert not REPLACED  # this process still plays the game as it is
    plain = CliRunner().invoke(main, ["lab", "simulate", *SHORT, "--out", str(tmp_path / "plain"), "--workers", "1"])
    assert f"checksum {found['checksums'][0]}" in plain.output
    again = whatif(tmp_path, HAND, "--workers", "2")  # nothing is left to be played
    assert again.output == done.output
    other = whatif(tmp_path, HAND.replace("8", "7"))
    assert (other.exit_code, "holds another run: patch is" in " ".join(other.output.split())) == (2, True)


def test_an_option_can_be_changed_and_a_file_that_no_game_reads_is_named(tmp_path: Path) -> None:
    lengths = change("lengths.toml", "seconds_a_turn", "1")
    done = whatif(tmp_path, f"[options]\nmax_rounds = 2\n{lengths}", "--workers", "1")
    assert done.exit_code == 0, done.output
    assert "No game has read lengths.toml" in done.output
    base, changed = [json.loads((tmp_path / "out" / each / "run.json").read_text()) for each in ("base", "changed")]
    assert [each["options"][0]["max_rounds"] for each in (base, changed)] == [1, 2]


def test_an_impossible_option_is_refused(tmp_path: Path) -> None:
    done = whatif(tmp_path, "[options]\nmax_rounds = -1\n")
    assert (done.exit_code, "option max_rounds: -1 is not a whole number" in " ".join(done.output.split())) == (2, True)
    assert not (tmp_path / "out").exists()


def test_the_change_of_the_guide_is_one_to_the_game() -> None:
    guide = Path(__file__).parents[2] / "docs" / "guide"
    found = read_patch(guide / "examples" / "stronger-pikemen.toml", find_game("warlords"))
    assert found.lines == ("cards/armies.toml, card, arm-sirian-pikemen, combat: 3 becomes 9",)
