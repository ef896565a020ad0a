"""Ids from constants."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from sandtable.core.content.ids import ids_from


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """An empty module, as if it were being imported."""
    made = ModuleType("numbered")
    monkeypatch.setitem(sys.modules, "numbered", made)
    return made


def test_ids_are_the_names_of_constants_from_the_first_on(module: ModuleType) -> None:
    vars(module).update(LIMIT=7, AT_SEA=0, IN_PORT=1, ON_PATROL=2)
    assert ids_from("numbered", "AT_SEA") == ("at_sea", "in_port", "on_patrol")


def test_a_common_prefix_is_left_out(module: ModuleType) -> None:
    vars(module).update(CHECK_NONE=0, CHECK_LIFE=1)
    assert ids_from("numbered", "CHECK_NONE", "CHECK_") == ("none", "life")


def test_bits(module: ModuleType) -> None:
    vars(module).update(RUSH=1, FEAR=2, FRENZY=4)
    assert ids_from("numbered", "RUSH", bits=True) == ("rush", "fear", "frenzy")


@pytest.mark.parametrize("wrong", [1, 3, "2", None])
def test_a_gap_or_something_else_among_them_is_refused(module: ModuleType, wrong: object) -> None:
    vars(module).update(AT_SEA=0, IN_PORT=1, ON_PATROL=wrong)
    with pytest.raises(ValueError, match=r"numbered\.ON_PATROL is .*, which is not the next number after AT_SEA"):
        ids_from("numbered", "AT_SEA")
