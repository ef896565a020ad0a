"""Files that people write: faults are bounded in number and in the work that goes into them."""

from __future__ import annotations

import json

import pytest

from sandtable.core.near import MOST_LETTERS, nearest
from sandtable.core.userfile import MOST_FAULTS, MOST_HINTS, MOST_ITEMS, Fault, Node, TooManyFaults, lines_of, more_than


def test_reading_stops_at_a_hundred_faults() -> None:
    faults: list[Fault] = []
    node = Node({f"fiel{n}": 1 for n in range(500)}, "", faults)
    with pytest.raises(TooManyFaults):
        node.only(("field",))
    assert len(faults) == MOST_FAULTS
    meant = [fault for fault in faults if "did you mean" in fault.what]
    assert len(meant) == MOST_HINTS
    assert more_than(50, faults) == "and 50 or more"
    assert more_than(50, faults[:60]) == "and 10 more"


def test_a_long_list_is_one_fault_and_not_read() -> None:
    faults: list[Fault] = []
    assert Node([1] * (MOST_ITEMS + 1), "hexes", faults).items() == []
    assert [str(fault) for fault in faults] == [f"hexes: a list of {MOST_ITEMS + 1}, more than {MOST_ITEMS}"]
    assert len(Node([1] * MOST_ITEMS, "hexes", faults).items()) == MOST_ITEMS


def test_a_long_word_is_compared_by_its_beginning() -> None:
    assert nearest("bloodstone" + "x" * 50_000, ("bloodstones" + "x" * (MOST_LETTERS - 11),)) != []


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
