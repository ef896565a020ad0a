"""Chances before committing: of a battle, of a range check, of a hazard, from what the asked player knows."""

from __future__ import annotations

from sandtable.core.decision import Decision, Pick
from sandtable.core.scene import Option
from sandtable.games.warlords.state import State


def with_odds(st: State, asked: Decision, pick: Pick, plain: Option) -> Option:
    """An answer with its chances, where there are any to tell."""
    return plain
