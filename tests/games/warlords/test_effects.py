"""The registry of effect keywords: every keyword has an effect."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.games.warlords.effects.diplomacy import draw_two
from sandtable.games.warlords.effects.registry import NO_TARGET, Effect, missing, one_target, register
from sandtable.games.warlords.tables.cards import TYPE_IDS
from sandtable.games.warlords.tables.ops import OPS


def test_every_effect_keyword_is_carried_out() -> None:
    assert missing() == []


def test_every_keyword_that_rules_read_is_asked_for_by_one() -> None:
    """By its own name, or by the card type if the type implies it (March, Raid ...)."""
    game = Path(str(files("sandtable.games.warlords")))
    asking = [
        path for path in game.rglob("*.py") if path.parent.name not in ("tables", "presentation", "deck_building")
    ]
    rules = "\n".join(
        [path.read_text("utf-8") for path in asking if path.name not in ("registry.py", "notation.py", "spec.py")]
    )
    read = {name for name, op in OPS.items() if op.read_by_rules}
    types = {op for op in read if op in TYPE_IDS}
    assert [op for op in read - types if f'"{op}"' not in rules] == []
    assert [op for op in types if not re.search(rf"\b{op.upper()}\b", rules)] == []


@pytest.mark.parametrize("op", ["draw_2", "capital", "no_such_effect"])
def test_an_effect_is_registered_once_and_is_a_keyword(op: str) -> None:
    with pytest.raises(ValueError, match=op):
        register(op, Effect(NO_TARGET, draw_two, targets=one_target))
