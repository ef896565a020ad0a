"""`sandtable army`: lists are checked, and ready and random ones are printed."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from sandtable.cli import main


def call(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["army", *[str(word) for word in words]])


def test_a_ready_army_is_legal(tmp_path: Path) -> None:
    assert "no-jarls-raid" in call("ready").output
    mine = tmp_path / "mine.txt"
    mine.write_text(call("ready", "no-jarls-raid").output)
    result = call("check", mine)
    assert (result.exit_code, result.output) == (0, f"{mine}: The Jarl's Raid costs 600 of 600 points, a legal army\n")
    assert "no ready army 'x'; there are hk-lords-muster" in call("ready", "x").output


def test_every_broken_rule_is_told_in_both_languages(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("Mine\nfaction: The Nords\nJarl\n- 5 Raiders, Standard Bearer\n- 2 Trolls\n")
    result = call("check", mine, "--points", "300")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"{mine}: has no Warlord (FB-26.3)",
        f"{mine}: Raiders: 5 Models, 6 to 14 are allowed (FB-26.6)",
        f"{mine}: 1 Standard Bearer, at least 2 are needed (FB-26.14)",
        f"{mine}: Mine costs 280 of 300 points, 3 rules are broken",
    ]
    assert "FB-26.14" not in call("check", mine, "--scenario", "plunder_the_camp").output
    assert "Raiders: 5 Modelle, erlaubt sind 6 bis 14 (FB-26.6)" in call("check", mine, "--lang", "de").output


def test_what_is_no_army_is_told_by_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("Mine\nfaction: The Nords\nJarl, Warlord\n- 6 Raider\n- Trolls\n")
    result = call("check", mine)
    assert result.exit_code == 2
    assert result.output.splitlines() == [
        f"{mine}:4: “Raider” is not a Regiment of this faction (did you mean “Raiders”?)",
        f"{mine}:5: Trolls: write the number of Models before the name, such as “- 8 Militia”",
    ]
    german = call("check", mine, "--lang", "de").output
    assert german.startswith(f"{mine}:4: „Raider“ ist kein Regiment dieser Fraktion (ist „Raiders“ gemeint?)\n")
    assert call("check", tmp_path / "none.txt").exit_code == 2


def test_random_armies_are_printed(tmp_path: Path) -> None:
    text = call("random", "--seed", "5", "--faction", "spires", "--points", "800").output
    assert text == call("random", "--seed", "5", "--faction", "spires", "--points", "800").output
    mine = tmp_path / "mine.txt"
    mine.write_text(text)
    assert call("check", mine, "--points", "800").exit_code == 0
    assert "no army of spires" in call("random", "--faction", "spires", "--points", "50").output
