"""Battles of Reluctant Allies."""

from __future__ import annotations

from typing import Unpack

from tests.games.battlelore.support import Field, Given

ARMY = {"B3": "h_inf_b", "C3": "h_arc_b", "J3": "h_inf_g", "K3": "h_arc_g", "H3": "h_inf_r"}


FOES = {"B7": "h_inf_g", "K7": "h_inf_b", "L7": "h_inf_g"}


def allied(
    standard: dict[str, str] | None = None,
    pennant: dict[str, str] | None = None,
    mode: str = "lore",
    **more: Unpack[Given],
) -> Field:
    """Four players. The left half of a camp belongs to its first player, the right half to its second."""
    t = Field(standard or ARMY, pennant or FOES, mode=mode, players=4, allies="reluctant", **more)
    t.st.councils = [(2, 1, 1, 1, 1)] * 4
    t.st.order = [0, 1, 2, 3]
    return t.hand(2, "CC-PR").hand(3, "CC-PR")
