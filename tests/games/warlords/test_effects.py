"""The registry of effect keywords: every keyword has an effect."""

from __future__ import annotations

import pytest

from sandtable.games.warlords.effects.diplomacy import draw_two
from sandtable.games.warlords.effects.registry import NO_TARGET, Effect, missing, one_target, register


def test_every_effect_keyword_is_carried_out() -> None:
    assert missing() == []


@pytest.mark.parametrize("op", ["draw_2", "capital", "no_such_effect"])
def test_an_effect_is_registered_once_and_is_a_keyword(op: str) -> None:
    with pytest.raises(ValueError, match=op):
        register(op, Effect(NO_TARGET, one_target, draw_two))
