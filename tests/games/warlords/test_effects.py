"""The registry of effect keywords: what is built, and what is not yet."""

from __future__ import annotations

import pytest

from sandtable.games.warlords.effects.diplomacy import draw_two
from sandtable.games.warlords.effects.registry import NO_TARGET, Effect, missing, one_target, register

NOT_YET = """
    look_hand_discard_1 steal_generic_army opponent_discards_1 add_armies_abroad recover_lost_artefact teleport_armies
    march_from_discard army_from_discard discard_chosen_improvement charm_army
"""
"""Cards with these keywords cannot be played yet: they only serve as range numbers. The list must become empty."""


def test_the_effects_that_are_missing_are_these() -> None:
    assert missing() == NOT_YET.split()


@pytest.mark.parametrize("op", ["draw_2", "capital", "no_such_effect"])
def test_an_effect_is_registered_once_and_is_a_keyword(op: str) -> None:
    with pytest.raises(ValueError, match=op):
        register(op, Effect(NO_TARGET, one_target, draw_two))
