"""Epic battles with a Command Post."""

from __future__ import annotations

from sandtable.games.battlelore.tables.cards import COMMAND_IDS
from tests.games.battlelore.support import LINE, Field

FOES = {"G17": "h_inf_g", "A17": "h_arc_g", "M17": "h_inf_r"}


def kinds(*names: str) -> list[int]:
    return sorted(COMMAND_IDS.index(name) for name in names)


def epic(
    rack: tuple[str, ...] = ("CC-PL", "CC-PR", "CT-GB"), players: int = 2, mode: str = "lore", goals: int = 9
) -> Field:
    t = Field(LINE, FOES, mode=mode, epic=True, players=players, goals=goals)
    t.st.deck = sorted(t.st.deck)
    t.st.rack = kinds(*rack)
    for card in t.st.rack:
        t.st.deck.remove(card)
    return t
