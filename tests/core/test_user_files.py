"""User files: the number of reported faults and the work to find them are bounded."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.core.content.user_files import (
    MAX_FAULTS,
    MAX_HINTS,
    MAX_ITEMS,
    Fault,
    Node,
    TooManyFaults,
    has_duplicate_fields,
    lines_at,
    lines_of,
    more_faults_text,
    with_lines,
)
from sandtable.core.text.suggest import MAX_LETTERS, nearest

NAMES = st.sampled_from(["", "a", "b", "a.b", "a[0]", "}", '"', "x" * 50, "x" * 50 + "y"]) | st.text(max_size=3)
VALUES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | NAMES
DOCUMENTS = st.recursive(VALUES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4))


def test_reading_stops_at_a_hundred_faults() -> None:
    faults: list[Fault] = []
    node = Node({f"fiel{n}": 1 for n in range(500)}, "", faults)
    with pytest.raises(TooManyFaults):
        node.only(("field",))
    assert len(faults) == MAX_FAULTS
    meant = [fault for fault in faults if "did you mean" in fault.what]
    assert len(meant) == MAX_HINTS
    assert more_faults_text(50, faults) == "and 50 or more"
    assert more_faults_text(50, faults[:60]) == "and 10 more"


def test_a_long_list_is_one_fault_and_not_read() -> None:
    faults: list[Fault] = []
    assert Node([1] * (MAX_ITEMS + 1), "hexes", faults).items() == []
    assert [str(fault) for fault in faults] == [
        f"hexes: a list of {MAX_ITEMS + 1} items; at most {MAX_ITEMS} are allowed"
    ]
    assert len(Node([1] * MAX_ITEMS, "hexes", faults).items()) == MAX_ITEMS


def test_a_long_word_is_compared_by_its_beginning() -> None:
    assert nearest("bloodstone" + "x" * 50_000, ("bloodstones" + "x" * (MAX_LETTERS - 11),)) != []


@pytest.mark.parametrize(
    "text", ['{"": []}', '{"": {"": [{"": 1}]}}', '{"\\ud800": 1}', '{"a": {"": 1}, "b": [[], {}]}']
)
def test_fields_without_a_name_have_lines_too(text: str) -> None:
    assert lines_of(text)[1] == []
    assert all(line == 1 for line in lines_of(text)[0].values())
    assert json.loads(text)


def test_fields_given_twice_are_shown_short() -> None:
    (fault,) = lines_of('{"' + "x" * 5000 + '": 1, "' + "x" * 5000 + '": 2}')[1]
    assert len(str(fault)) < 80
    assert "\\ud800" in str(lines_of('{"\\ud800": 1, "\\ud800": 2}')[1][0])
    assert has_duplicate_fields('{"\\ud800": 1, "\\ud800": 2}')
    (repeated,) = with_lines('{"a": 1,\n "b": [{"c": 1,\n "c": 2}]}', [])
    assert (repeated.path, repeated.line, repeated.what) == ("b[0].c", 3, "appears twice")


@given(DOCUMENTS, st.sampled_from([None, 0, 1]), st.data())
def test_some_lines_are_the_same_as_among_all(document: object, indent: int | None, data: st.DataObject) -> None:
    text = json.dumps(document, indent=indent)
    lines, twice = lines_of(text)
    assert lines_at(text, set(lines)) == lines
    assert bool(twice) >= has_duplicate_fields(text)
    for path in data.draw(st.sets(st.sampled_from(sorted(lines)), max_size=3)) if lines else ():
        assert lines_at(text, {path})[path] == lines[path]
    assert lines_at(text, set()) == {}
