"""Battles with Lore cards in both hands."""

from __future__ import annotations

from typing import Unpack

from tests.games.battlelore.support import FAR, Field, Given

ALL = {"wizard": 1, "cleric": 1, "warrior": 1, "rogue": 1}


def lore(
    standard: dict[str, str],
    pennant: dict[str, str],
    own: str = "",
    theirs: str = "",
    level: int = 1,
    **more: Unpack[Given],
) -> Field:
    """A Lore battle in which both councils have every class at this level, with these Lore cards."""
    t = Field(standard, pennant, mode="lore", **more)
    for holder, cards in ((0, own), (1, theirs)):
        t.council(holder, commander=2, **dict.fromkeys(ALL, level)).lore(holder, *cards.split(), tokens=15)
    return t


def fight(own: str = "", theirs: str = "", mine: str = "h_inf_b", foe: str = "h_inf_b", level: int = 1) -> Field:
    """An ordered unit on G3 declares its attack on G4."""
    t = lore({"G3": mine, "A1": "h_inf_b"}, {"G4": foe, **FAR}, own, theirs, level).order("G3").combat()
    return t.pick("u0 u2")
