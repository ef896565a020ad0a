"""The command `sandtable` itself and `sandtable rules`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from sandtable import __version__
from sandtable.cli import COMMANDS, main
from sandtable.core.match.record import read_record
from sandtable.core.registry import game_names
from sandtable.rulebook import ledger
from tests.support.announced import announced


def sandtable(*argv: str) -> Result:
    return CliRunner().invoke(main, argv, prog_name="sandtable")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_listed_command_can_be_loaded(name: str) -> None:
    assert isinstance(main.get_command(click.Context(main), name), click.Command)
    assert sandtable(name, "--help").exit_code == 0


def test_help_lists_every_command() -> None:
    assert [name for name in COMMANDS if f"\n  {name} " not in sandtable("--help").output] == []


def test_version() -> None:
    assert sandtable("--version").output == f"sandtable {__version__}, interpreted\n"


def test_unknown_command_is_refused() -> None:
    result = sandtable("nonsense")
    assert result.exit_code == 2
    assert "No such command 'nonsense'" in result.output


def test_rules_sums_up_every_game_in_plain_columns() -> None:
    head, *rows = (line.split() for line in sandtable("rules").output.splitlines())
    assert head == ["game", "clauses", "tested", "deviations", "missing"]
    assert [row[0] for row in rows] == list(ledger.GAMES)
    for _, clauses, tested, deviations, missing in rows:
        assert int(clauses) == int(tested) + int(deviations) + int(missing) > 0


@pytest.mark.parametrize("words", [("rules",), ("rules", "languages")])
def test_columns_are_aligned(words: tuple[str, ...]) -> None:
    lines = sandtable(*words).output.splitlines()
    assert len(lines) > 3
    ends = [[found.end() for found in re.finditer(r"\S+(?= {2}|$)", line)] for line in lines]
    assert all(row[1:] == ends[0][1:] for row in ends)


def test_rules_names_games_as_the_other_commands_do() -> None:
    assert set(ledger.GAMES) <= set(game_names())


def test_rules_of_an_installed_package_leave_the_tests_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "tests_dir", lambda: None)
    monkeypatch.setattr(ledger, "load_tests", ledger.load_tests.__wrapped__)  # none of this may stay in its cache
    assert sandtable("rules").output.splitlines()[1].split()[2::2] == ["-", "-"]
    result = sandtable("rules", "missing", "bloodstones")
    assert (result.exit_code, result.output.count("\n")) == (2, 1)
    assert "run this in a checkout" in result.output


def test_show_prints_clause_deviation_code_and_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "load_deviations", lambda: {"BS-10.9": "Camels count."})
    monkeypatch.setattr(ledger, "load_code", lambda chapter: {"BS-10.9": ("src/x.py::f",)})
    monkeypatch.setattr(ledger, "load_tests", lambda chapter: {"BS-10.9": ("tests/test_x.py::test_y",)})
    result = sandtable("rules", "show", "bs-10.9")
    assert result.exit_code == 0
    head, *body = result.output.splitlines()
    assert head == "BS-10.9  Bloodstones, chapter 10: Battle"
    assert body[0].startswith("  The defender must have at least as many cavalry units")
    assert body[-3:] == ["  Deviation: Camels count.", "  src/x.py::f", "  tests/test_x.py::test_y"]


def test_show_reads_only_files_of_the_chapter_and_finds_the_same() -> None:
    for clause in ("BS-10.9", "WL-9.41", "FB-13.4", "BL-15.1"):
        chapter = clause.partition(".")[0] + "."
        assert ledger.load_code(chapter).get(clause) == ledger.load_code().get(clause)
        assert ledger.load_tests(chapter).get(clause) == ledger.load_tests()[clause]


def test_clauses_of_a_game_from_another_distribution_are_shown_and_found() -> None:
    with announced():
        shown = sandtable("rules", "show", "sk-1.6")
        (row,) = json.loads(sandtable("rules", "show", "SK-1.6", "--json").output)
        found = sandtable("rules", "search", "stands", "rock")
        unknown = sandtable("rules", "show", "SK-1.66")
    assert shown.exit_code == 0, shown.output
    assert shown.output.splitlines()[:2] == ["SK-1.6  Skirmish, chapter 1: All of it", "  Nothing stands on a rock."]
    assert (row["game"], row["text"]) == ("skirmish", "Nothing stands on a rock.")
    assert "SK-1.6 Nothing stands on a rock." in found.output
    assert "did you mean SK-1.6" in unknown.output


def test_show_wraps_long_clauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = sandtable("rules", "show", "BS-20.16").output.splitlines()
    lines = [
        line for line in lines if "::" not in line
    ]  # the names of tests are not wrapped, so that they can be copied
    assert len(lines) > 10
    assert max(map(len, lines)) <= 60


@pytest.mark.parametrize("argv", [("show", "BS-10.99"), ("show", "BS-1.1", "nonsense"), ("missing", "chess")])
def test_what_the_ledger_does_not_know_is_one_line_and_exit_code_2(argv: tuple[str, ...]) -> None:
    result = sandtable("rules", *argv)
    assert (result.exit_code, result.output.count("\n")) == (2, 1)
    assert result.output.startswith("Error: no ")


def test_missing_lists_one_clause_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    every = ledger.load_ledger("warlords").clauses
    monkeypatch.setattr(ledger, "load_deviations", dict)
    monkeypatch.setattr(ledger, "load_tests", lambda: dict.fromkeys(list(every)[1:], ("t",)))
    assert sandtable("rules", "missing", "warlords").output == f"WL-1.1 {every['WL-1.1'].text}\n"


def test_search_wants_all_words_in_any_case() -> None:
    lines = sandtable("rules", "search", "DRAGON", "withdraw").output.splitlines()
    assert any(line.startswith("BS-10.7 ") for line in lines)
    for line in lines:
        found = ledger.clause(line.split()[0])
        assert all(word in f"{found.chapter_title} {found.text}".lower() for word in ("dragon", "withdraw"))


def test_words_in_quotes_are_words_all_the_same() -> None:
    apart = sandtable("rules", "search", "castel", "assualt")
    together = sandtable("rules", "search", "castel assualt")
    assert (together.exit_code, together.output) == (0, apart.output)
    assert "WL-14.1 castle assault" in together.output


def test_search_without_a_find_says_so() -> None:
    result = sandtable("rules", "search", "xyzzy")
    assert (result.exit_code, result.output) == (1, "no clause contains 'xyzzy'\n")


def test_deviations_prints_the_page() -> None:
    assert sandtable("rules", "deviations").output == ledger.deviations_page()


def test_show_names_the_code_that_carries_a_clause_out() -> None:
    body = sandtable("rules", "show", "BS-10.7").output.splitlines()
    code = [line.strip() for line in body if line.startswith("  src/")]
    assert "src/sandtable/games/bloodstones/retreat.py::why_not_withdraw" in code
    assert body.index(f"  {code[-1]}") < next(n for n, line in enumerate(body) if line.startswith("  tests/"))


def test_code_cites_only_clauses_that_exist() -> None:
    assert set(ledger.load_code()) <= {each.id for each in ledger.all_clauses()}


def test_show_names_code_for_every_clause_or_says_why_there_is_none() -> None:
    every = {each.id: each for each in ledger.all_clauses()}
    shown: dict[str, list[str]] = {}
    for line in sandtable("rules", "show", *every).output.splitlines():
        if not line.startswith(" "):
            lines = shown[line.split()[0]] = []
        lines.append(line)
    assert list(shown) == list(every)
    for id, lines in shown.items():
        if every[id].no_code:
            assert any(line.startswith("  Needs no code: ") for line in lines), id
        else:
            assert any(line.startswith("  src/sandtable/") for line in lines), id


# -- why, search, JSON ---------------------------------------------------------------------------------------------------

GOLDEN = Path(__file__).parent / "replays"


@pytest.mark.parametrize(
    ("record", "target"),
    [("bloodstones/*.jsonl", "area:0"), ("battlelore/bl-01*.jsonl", "hex:20"), ("warlords/*.jsonl", "place:0")],
)
def test_why_gives_clauses_or_says_that_it_is_offered(record: str, target: str) -> None:
    path = sorted(GOLDEN.glob(record))[0]
    for at in (6, 30):
        given = CliRunner().invoke(main, ["rules", "why", f"{path}@{at}", target, "--json"])
        assert given.exit_code == 0, given.output
        for reason in json.loads(given.output):
            assert reason["offered"] != bool(reason["clauses"])
            assert all(each["text"] == ledger.clause(each["id"]).text for each in reason["clauses"])
        told = CliRunner().invoke(main, ["rules", "why", f"{path}@{at}", target])
        assert told.exit_code == 0
        assert all(each["id"] in told.output for each in reason["clauses"])


def test_why_knows_positions_and_names() -> None:
    path = sorted(GOLDEN.glob("bloodstones/*.jsonl"))[0]
    run = CliRunner().invoke
    assert "there is no position 999999" in run(main, ["rules", "why", f"{path}@999999", "area:0"]).output
    assert "nobody is asked" in run(main, ["rules", "why", str(path), "area:0"]).output
    unknown = run(main, ["rules", "why", f"{path}@6", "nowhere-at-all"])
    assert (unknown.exit_code, "nowhere-at-all" in unknown.output) == (1, True)
    assert run(main, ["rules", "why", "no-such-file@1", "area:0"]).exit_code == 2


def test_why_answers_for_every_seat_about_a_question() -> None:
    path = sorted(GOLDEN.glob("bloodstones/*.jsonl"))[0]
    told = CliRunner().invoke(main, ["rules", "why", f"{path}@30", "asked:retreat", "--json"])
    assert told.exit_code == 0, told.output
    reasons = json.loads(told.output)
    assert len(reasons) > 1
    assert all(each["clauses"] and not each["offered"] for each in reasons)
    assert {each["sentence"] for each in reasons} == {
        "The loser of a battle chooses where the surviving units retreat to, if several areas are allowed."
    }
    assert {each["target"] for each in reasons} == {"asked:retreat"}
    german = CliRunner().invoke(main, ["rules", "why", f"{path}@30", "gefragt retreat", "--lang", "de"])
    assert "Wer einen Kampf verliert, wählt, wohin die übrigen Einheiten fliehen" in german.output


def test_why_about_buttons_and_numbers_of_a_record() -> None:
    path = sorted(GOLDEN.glob("bloodstones/*.jsonl"))[0]
    record = read_record(path.read_text("utf-8"))
    at = next(n for n, line in enumerate(record.lines) if line.kind == "move_from" and line.pick != "end-move")
    (button,) = json.loads(CliRunner().invoke(main, ["rules", "why", f"{path}@{at}", "word:end-move", "--json"]).output)
    assert button["offered"] != bool(button["clauses"])
    assert button["target"] == "word:end-move"
    (typed,) = json.loads(CliRunner().invoke(main, ["rules", "why", f"{path}@{at}", button["name"], "--json"]).output)
    assert typed == button
    assert CliRunner().invoke(main, ["rules", "why", f"{path}@{at}", "word:jump"]).exit_code == 1
    at = next(n for n, line in enumerate(record.lines) if line.kind == "move_units")
    (count,) = json.loads(CliRunner().invoke(main, ["rules", "why", f"{path}@{at}", "99", "--json"]).output)
    assert (count["target"], count["offered"]) == ("count:99", False)
    assert count["clauses"]


def test_a_mistyped_word_finds_what_was_meant() -> None:
    given = CliRunner().invoke(main, ["rules", "search", "vilages", "hill"])
    assert given.exit_code == 0
    assert "villages in place of vilages" in given.output
    assert "BS-12.2" in given.output


def test_clauses_for_programs() -> None:
    (shown,) = json.loads(CliRunner().invoke(main, ["rules", "show", "BS-12.2", "--json"]).output)
    assert (shown["id"], shown["game"], shown["chapter"], shown["language"]) == ("BS-12.2", "bloodstones", 12, "en")
    assert shown["tests"]
    assert shown["code"]
