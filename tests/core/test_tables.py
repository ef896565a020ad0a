"""Reading content: every fault names file, row and field."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable.core.content.parsed import parsed_file
from sandtable.core.content.tables import ContentError, ContentValue, json_entry, toml_entry, toml_file

UNITS = """
scale = 3
names = ["a", "b"]
ground = { hill = 2, sea = 1 }
spots = [[1, 2], [3]]

[[unit]]
id = "dragon"
modifier = 4
flies = true
colour = "#A81B2A"
price = 2.5

[[unit]]
modifier = "many"
flies = 1
colour = "#A81B2G"
"""
FILE = toml_entry(UNITS, "units.toml")
DRAGON, OTHER = FILE.rows("unit")


def test_what_is_right_is_read() -> None:
    assert FILE.number("scale", 1, 3) == 3
    assert FILE.need("names").as_texts() == ("a", "b")
    assert [(key, entry.as_number()) for key, entry in FILE.need("ground").entries()] == [("hill", 2), ("sea", 1)]
    first, second = FILE.need("spots").items()[0].pair()
    assert (first.as_number(), second.as_decimal()) == (1, 2.0)
    assert FILE.need("spots").items()[1].as_numbers(0) == (3,)
    assert (DRAGON.text("id"), DRAGON.number("modifier", 0), DRAGON.flag("flies")) == ("dragon", 4, True)
    assert (DRAGON.colour("colour"), DRAGON.need("price").as_decimal()) == ("#A81B2A", 2.5)
    assert (DRAGON.index("id", ("giant", "dragon")), DRAGON.word("id", ("giant", "dragon"))) == (1, "dragon")
    assert (DRAGON.number_or("modifier", 7), DRAGON.number_or("size", 7)) == (4, 7)
    assert (DRAGON.flag_or("flies", False), DRAGON.flag_or("swims", False)) == (True, False)
    assert (DRAGON.text_or("id", "x"), DRAGON.text_or("name", "x")) == ("dragon", "x")
    assert (FILE.texts_or("names"), FILE.texts_or("more")) == (("a", "b"), ())
    FILE.only(("scale", "names", "ground", "spots", "unit"))


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda: FILE.number("size"), "units.toml: size is missing"),
        (lambda: FILE.number("names"), "units.toml, names: expected a whole number, not a list"),
        (lambda: FILE.number("scale", 4), "units.toml, scale: 3 is not at least 4"),
        (lambda: FILE.number("scale", None, 2), "units.toml, scale: 3 is not at most 2"),
        (lambda: FILE.number("scale", 4, 6), "units.toml, scale: 3 is not between 4 and 6"),
        (lambda: FILE.rows("scale"), "units.toml, scale: expected a list, not 3"),
        (lambda: FILE.rows("names"), 'units.toml, names 1: expected a table, not "a"'),
        (lambda: FILE.rows("unit", ("dragon", "giant")), "units.toml, unit 2: id is missing"),
        (lambda: FILE.need("spots").items()[1].pair(), "units.toml, spots 2: expected two values, not 1"),
        (lambda: FILE.need("names").items()[1].as_index(("x", "y")), "units.toml, names 2: b is not one of x, y"),
        (lambda: FILE.need("scale").table(), "units.toml, scale: expected a table, not 3"),
        (
            lambda: DRAGON.index("id", ("dragoon",)),
            "units.toml, unit dragon, id: dragon is unknown; did you mean dragoon?",
        ),
        (lambda: DRAGON.flag("modifier"), "units.toml, unit dragon, modifier: expected true or false, not 4"),
        (lambda: DRAGON.text("modifier"), "units.toml, unit dragon, modifier: expected text, not 4"),
        (
            lambda: DRAGON.only(("id", "modifer")),
            "units.toml, unit dragon: unknown field modifier; did you mean modifer?",
        ),
        (lambda: DRAGON.only(("id",)), "units.toml, unit dragon: unknown field modifier; there are id"),
        (lambda: OTHER.number("modifier"), 'units.toml, unit 2, modifier: expected a whole number, not "many"'),
        (lambda: OTHER.flag("flies"), "units.toml, unit 2, flies: expected true or false, not 1"),
        (lambda: OTHER.colour("colour"), "units.toml, unit 2, colour: expected a colour like #A81B2A, not #A81B2G"),
        (lambda: DRAGON.need("flies").as_decimal(), "units.toml, unit dragon, flies: expected a number, not true"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(read: Callable[[], object], message: str) -> None:
    with pytest.raises(ContentError) as error:
        read()
    assert str(error.value) == message


def test_rows_in_another_order_are_refused() -> None:
    rows = ContentValue({"unit": [{"id": "giant"}, {"id": "dragon"}]}, "units.toml")
    with pytest.raises(ContentError, match=r"^units\.toml: unit: expected the rows dragon, giant$"):
        rows.rows("unit", ("dragon", "giant"))


def test_a_file_that_cannot_be_read_is_refused_with_its_name() -> None:
    with pytest.raises(ContentError, match=r"^units\.toml: not TOML: Invalid value"):
        toml_entry("a = [", "units.toml")
    with pytest.raises(ContentError, match=r"^map\.json: not JSON: .*line 1"):
        json_entry("{", "map.json")


def test_a_file_of_a_game_is_found() -> None:
    assert toml_file("sandtable.games.bloodstones", "units.toml").rows("unit")


def test_a_file_is_parsed_once_and_again_when_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    parsed: list[str] = []

    def parse(text: str) -> object:
        parsed.append(text)
        return {"text": [text, 1.5, True]}

    file = tmp_path / "some.toml"
    file.write_text("first")
    found = [parsed_file(str(file), parse) for _ in range(2)]
    assert parsed == ["first"]
    assert found == [{"text": ["first", 1.5, True]}] * 2
    assert found[0] is not found[1]
    file.write_text("the second")
    assert parsed_file(str(file), parse) == {"text": ["the second", 1.5, True]}
    assert len(parsed) == 2
    parsers = tmp_path / "parsers.py"
    parsers.touch()
    os.utime(parsers, (1, 1))
    monkeypatch.setattr("sandtable.core.content.parsed.PARSERS", str(parsers))  # as if the parsers had been edited
    assert parsed_file(str(file), parse) == {"text": ["the second", 1.5, True]}
    assert len(parsed) == 3
