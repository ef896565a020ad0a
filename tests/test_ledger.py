"""The ledger, the deviations, and that no clause of a finished game is left untested."""

from __future__ import annotations

import doctest
import re
import textwrap
from pathlib import Path

import pytest

from sandtable.core.registry import finished_games
from sandtable.rulebook import ledger
from tests.support import clause

PAGE = """\
# Bloodstones: rules ledger

Some words.

## 1. Terms and components

- **BS-1.1** Each player controls one faction.
- **BS-1.2** [ruling] A rule. why: `[option]` too.

### Details

- **BS-1.3** Last.

## 2 Map

- **BS-2.1** [option] A map.
"""


def test_a_page_becomes_clauses_in_order() -> None:
    page = ledger.parse_ledger("bloodstones", PAGE)
    assert page.title == "Bloodstones"
    assert list(page.clauses) == ["BS-1.1", "BS-1.2", "BS-1.3", "BS-2.1"]
    assert page.clauses["BS-1.2"] == ledger.Clause(
        "BS-1.2", 1, "Terms and components", "[ruling] A rule. why: `[option]` too.", ("ruling", "option")
    )
    assert page.clauses["BS-1.3"].chapter == 1  # a third-level heading does not start a chapter
    assert page.clauses["BS-2.1"].chapter_title == "Map"


def test_a_mark_on_a_clause_or_its_chapter_says_that_no_code_is_needed() -> None:
    page = PAGE.replace("one faction.", "one faction. <!-- no code: wording -->").replace(
        "## 2 Map", "## 2 Map <!-- no code: example -->"
    )
    clauses = ledger.parse_ledger("bloodstones", page).clauses
    assert [each.no_code for each in clauses.values()] == ["wording", "", "", "example"]
    assert clauses["BS-1.1"].text == "Each player controls one faction."  # players do not see the mark
    assert clauses["BS-2.1"].chapter_title == "Map"


@pytest.mark.parametrize(
    ("line", "trouble"),
    [
        ("- **BS-2.2** A rule. <!-- no code: lazy -->", "line 18: 'lazy' is none of example, printed, wording"),
        ("- **BS-3.1** In the wrong chapter.", "line 18: not a clause of chapter BS-2"),
        ("- **WL-2.2** In the wrong game.", "not a clause"),
        ("- **BS-2.2**no space", "not a clause"),
        ("- **BS-2.1** Twice.", "BS-2.1 is there already"),
    ],
)
def test_a_faulty_page_is_refused(line: str, trouble: str) -> None:
    with pytest.raises(ledger.LedgerError, match=trouble):
        ledger.parse_ledger("bloodstones", PAGE + "\n" + line)


@pytest.mark.parametrize(
    ("game", "least"), [("bloodstones", 400), ("warlords", 490), ("first_blood", 600), ("battlelore", 580)]
)
def test_ledgers_are_whole(game: str, least: int) -> None:
    assert len(ledger.load_ledger(game).clauses) >= least


@pytest.mark.parametrize("game", ledger.GAMES)
def test_chapters_number_their_clauses_without_gaps(game: str) -> None:
    numbers: dict[int, list[int]] = {}
    for found in ledger.load_ledger(game).clauses.values():
        numbers.setdefault(found.chapter, []).append(int(found.id.rpartition(".")[2]))
    assert list(numbers) == list(range(1, len(numbers) + 1))
    for chapter, found_numbers in numbers.items():
        assert sorted(found_numbers) == list(range(1, len(found_numbers) + 1)), chapter


def test_clause_is_found_by_its_id() -> None:
    assert ledger.clause("BS-10.9").text.startswith("The defender must have at least as many cavalry")
    assert ledger.clause(" bl-1.2 ").id == "BL-1.2"


@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        ("BS-10.99", "did you mean .*BS-10.9"),
        ("10.9", "did you mean BS-10.9, WL-10.9"),
        ("hello", "an id looks like"),
        ("", "an id looks like"),
    ],
)
def test_an_unknown_id_gets_a_hint(wrong: str, hint: str) -> None:
    with pytest.raises(ledger.UnknownClause, match=hint):
        ledger.clause(wrong)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ledger.LedgerError, match="there are bloodstones, warlords"):
        ledger.load_ledger("chess")


def test_examples_in_docstrings_hold() -> None:
    assert doctest.testmod(ledger).failed == 0


SOURCE = '''
    import pytest
    from sandtable import ledger
    from tests.support import clause

    pytestmark = [pytest.mark.slow, clause("BS-1.1")]

    @clause("BS-1.2", "BS-1.3")
    def test_two() -> None:
        ledger.clause("BS-9.1")

    @pytest.mark.parametrize(
        "x", [1, pytest.param(2, marks=clause("BS-1.4")), pytest.param(3, marks=[pytest.mark.clause("BS-1.5")])]
    )
    async def test_parameters(x: int) -> None: ...

    @clause("BS-1.6")
    class TestClass:
        @clause("BS-1.7")
        def test_method(self) -> None: ...

    @clause("BS-9.2")
    def helper() -> None: ...

    text = """@clause("BS-9.3")"""
'''


def test_only_marks_on_tests_count() -> None:
    named = ledger.clauses_named_in(textwrap.dedent(SOURCE), "tests/test_x.py")
    assert named == {
        "BS-1.1": ["tests/test_x.py"],
        "BS-1.2": ["tests/test_x.py::test_two"],
        "BS-1.3": ["tests/test_x.py::test_two"],
        "BS-1.4": ["tests/test_x.py::test_parameters"],
        "BS-1.5": ["tests/test_x.py::test_parameters"],
        "BS-1.6": ["tests/test_x.py::TestClass"],
        "BS-1.7": ["tests/test_x.py::TestClass::test_method"],
    }


@pytest.mark.parametrize("args", ["*IDS", "NAME", '*["BS-1.1"]', "3"])
def test_ids_must_be_written_out(args: str) -> None:
    with pytest.raises(ledger.LedgerError, match=r"tests/x\.py:1: write clause ids out"):
        ledger.clauses_named_in(f"@clause({args})\ndef test_x(): ...", "tests/x.py")


@pytest.mark.parametrize(
    ("ids", "trouble"),
    [
        (["BS-1.1", "BS-1.999"], "no clause 'BS-1.999': did you mean"),
        (["BS-4.15 to 4.19"], "no clause"),
        (["bs-1.1"], "write BS-1.1, not bs-1.1"),
        ([], "at least one"),
    ],
)
def test_a_test_cannot_name_a_clause_that_does_not_exist(ids: list[str], trouble: str) -> None:
    with pytest.raises(ledger.LedgerError, match=trouble):
        clause(*ids)


def test_clause_marks_a_test() -> None:
    assert clause("BS-1.1", "WL-1.1").mark.args == ("BS-1.1", "WL-1.1")


def test_every_clause_that_a_test_names_exists() -> None:
    # `clause` has checked this already, unless a test uses `pytest.mark.clause` directly.
    assert [i for i in ledger.load_tests() if ledger.clause(i).id != i] == []


def test_coverage_splits_the_clauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "load_ledger", lambda game: ledger.parse_ledger(game, PAGE))
    monkeypatch.setattr(ledger, "load_deviations", lambda: {"BS-1.2": "Not yet.", "BL-1.1": "Other game."})
    monkeypatch.setattr(ledger, "load_tests", lambda: {"BS-1.1": ("a",), "BS-1.2": ("b",)})
    sums = ledger.coverage("bloodstones")
    assert [c.id for c in sums.tested] == ["BS-1.1"]
    assert [c.id for c in sums.deviating] == ["BS-1.2"]
    assert [c.id for c in sums.missing] == ["BS-1.3", "BS-2.1"]
    assert sums.total == 4


def test_no_clause_of_a_finished_game_is_forgotten() -> None:
    forgotten = [c.id for game in finished_games() for c in ledger.coverage(game).missing]
    assert not forgotten, f"{len(forgotten)} clauses have neither a test nor a deviation: {', '.join(forgotten)}"


def test_every_clause_is_cited_where_it_is_implemented() -> None:
    left = [each.id for each in ledger.without_code()]
    assert not left, f"{len(left)} clauses are cited by no code: {', '.join(left)}"


@pytest.mark.parametrize("game", ledger.GAMES)
def test_only_examples_and_a_few_remarks_need_no_code(game: str) -> None:
    marked = [each for each in ledger.load_ledger(game).clauses.values() if each.no_code]
    assert {each.chapter_title for each in marked if each.no_code == "example"} == {"Worked examples"}
    assert len([each for each in marked if each.no_code != "example"]) <= 2


CODE = '''"""The module: what it is about (BS-1.1, BS-1.2)."""

FIELDS = (
    "hand",  # BS-1.3
)
"""What there is (BS-1.4)."""
# a remark between them: BS-1.5


class Battle:
    """A battle (BS-1.6 to
    BS-1.8)."""

    SIDES = 2  # BS-1.9

    @once("BS-1.10")
    def draw(self) -> None:
        def inner() -> None:
            """Twice (BS-1.11, BS-1.11)."""

        # why: BS-1.12 to 2.1, not BS-1.2
        # nor BS-1.13 to
        # BS-1.14
        inner()
'''


def test_a_clause_is_cited_by_the_innermost_block() -> None:
    assert ledger.clauses_cited_in(CODE, "b.py") == {
        **{f"BS-1.{n}": ["b.py::FIELDS"] for n in (3, 4)},
        "BS-1.5": ["b.py"],
        **{f"BS-1.{n}": ["b.py::Battle"] for n in (6, 7, 8, 9)},
        "BS-1.10": ["b.py::Battle.draw"],
        "BS-1.11": ["b.py::Battle.draw.inner"],
        **{f"BS-1.{n}": ["b.py::Battle.draw"] for n in (12, 2, 13, 14)},
    }


def test_a_content_file_cites_by_its_lines() -> None:
    text = '# Weapons (BS-1.1)\n\n# BS-1.2 to BS-1.3\n[[weapon]]\nclause = "BS-1.1"\n'
    assert ledger.content_citing(text, "w.toml") == {
        "BS-1.1": ["w.toml:1"],
        "BS-1.2": ["w.toml:3"],
        "BS-1.3": ["w.toml:3"],
    }


def test_what_only_shows_or_teaches_rules_is_not_their_code() -> None:
    places = [place for found in ledger.load_code().values() for place in found]
    assert any("/content/" in place for place in places)
    assert any("/core/" in place for place in places)
    for word in ("/presentation/", "/presentation/", "/examples/", "/lessons/", "how_to_play"):
        assert not [place for place in places if word in place], word


def entry(clause_id: str, reason: str) -> str:
    return f'[[deviation]]\nclause = "{clause_id}"\nreason = "{reason}"\n'


def test_deviations_are_read() -> None:
    text = entry("BS-1.1", "Because. ") + entry("BL-1.2", "So.")
    assert ledger.read_deviations(text) == {"BS-1.1": "Because.", "BL-1.2": "So."}
    assert ledger.read_deviations("# none\n") == {}


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        (entry("BS-1.999", "Why."), "no clause 'BS-1.999'"),
        (entry("BS-1.1", " "), "gives no reason"),
        (entry("BS-1.1", "a") + entry("BS-1.1", "b"), "listed twice"),
    ],
)
def test_faulty_deviations_are_refused(text: str, trouble: str) -> None:
    with pytest.raises(ledger.LedgerError, match=trouble):
        ledger.read_deviations(text)


def test_the_page_of_deviations_names_clause_and_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "load_deviations", lambda: {"WL-1.1": "Two players only."})
    page = ledger.deviations_page()
    assert "## Bloodstones\n\nNone.\n" in page
    assert "- **WL-1.1** [ruling] A game has 2, 3 or 4 players." in page
    assert "\n  Instead: Two players only.\n" in page


def test_the_page_of_deviations_is_up_to_date() -> None:
    page = Path(ledger.rules_dir(), "deviations.md").read_text(encoding="utf-8")
    assert page == ledger.deviations_page(), "run: python3 run.py rules deviations --write"


def test_ledgers_name_no_files() -> None:
    for page in ledger.rules_dir().glob("*.md"):
        assert not re.findall(r"\w+/[\w./-]+\.(?:txt|md)", page.read_text(encoding="utf-8")), page.name
