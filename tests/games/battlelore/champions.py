"""Champions and Leaders with Hero cards, ready for battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from sandtable.games.battlelore.campaign import legacy as campaign
from sandtable.games.battlelore.heroes.champions import champion_reach
from sandtable.games.battlelore.heroes.quests import CHEST_IDS, CHEST_TOKENS
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.heroes import (
    SKILL_IDS,
)
from tests.games.battlelore.support import FAR, MY, Field, Given

HERO = "hero at G3"


CARDS: set[str] = set()
"""The cards that the tests below play."""


def plays(*ids: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Record which cards a test covers."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        CARDS.update(ids)
        return test

    return mark


def champion(
    cards: str,
    kind: str = "warrior",
    enemies: dict[str, str] | None = None,
    mine: dict[str, str] = MY,
    rides: bool = False,
    mode: str = "medieval",
    **more: Unpack[Given],
) -> Field:
    """A Champion on G3 with these Skills and Artifacts, and enemies."""
    return equipped(Field(mine, enemies or FAR, mode=mode, **more), "G3", cards, kind, 0, rides)


def leader(
    cards: str,
    kind: str = "warrior",
    enemies: dict[str, str] | None = None,
    mine: dict[str, str] | None = None,
    troop: str = "h_inf_b",
    mode: str = "medieval",
    **more: Unpack[Given],
) -> Field:
    """The Leader of a blue foot troop on G3."""
    return champion(cards, kind, enemies, {"G3": troop, **MY, **(mine or {})}, mode=mode, **more)


def equipped(t: Field, where: str, cards: str, kind: str = "warrior", holder: int = 0, rides: bool = False) -> Field:
    names = cards.split()
    skills = " ".join(name for name in names if name.startswith("SK"))
    artifacts = " ".join(name for name in names if name.startswith("AR"))
    return t.hero(where, kind, holder, rides, skills, artifacts)


def reach(t: Field, name: str = HERO) -> set[str]:
    return {hex_name(h) for h in champion_reach(t.st, t.u(name))}


def hero(t: Field, name: str = HERO) -> str:
    return f"u{t.u(name)}"


def searching(cards: str, *tokens: str, enemy: str = "A9", number: int = 2) -> Field:
    """A Leader on a treasure hex, with the chests that turn up in this order."""
    t = leader(cards, "rogue", {enemy: "h_inf_b"}, mode="lore")
    t.st.chests = [(t.hex("G3"), number)]
    t.st.chest_pool = list(CHEST_TOKENS)
    left = list(CHEST_TOKENS)
    rolls = []
    for token in tokens:
        rolls.append(left.index(CHEST_IDS.index(f"chest_{token}")))
        left.pop(rolls[-1])
    t.order("G3").combat()
    t.st.rng.load(rolls)
    return t


def record(*cards: str) -> campaign.HeroRecord:
    skills = [SKILL_IDS.index(card) for card in cards if card.startswith("SK")]
    return campaign.HeroRecord("Ida", c.ROGUE, 0, skills, [])
