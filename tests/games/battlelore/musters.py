"""Plays Call to Arms up to its cards."""

from __future__ import annotations

from typing import Unpack

from sandtable.games.battlelore.call_to_arms.effects import SpecialistPlay
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.deployment import (
    DEPLOYMENT_CARDS,
    SPECIALIST_IDS,
)
from tests.games.battlelore.support import Field, Given

CARD = {card.id: number for number, card in enumerate(DEPLOYMENT_CARDS)}


def mustering(seed: int = 1, adventure: str = "bl-m1-open-road", **options: str | int) -> BattleState:
    return SPEC.start(2, {"adventure": adventure, **options}, seed)


def answer(st: BattleState, kind: str) -> BattleState:
    """Answer all questions of this kind with their first option."""
    while st.decision is not None and st.decision.kind == kind:
        st.apply(st.decision.options[0], st.decision.seat)
    return st


def play(t: Field, card: str, holder: int = 0) -> Field:
    t.st.stack = [Setup(3)]
    t.st.push(SpecialistPlay(holder, SPECIALIST_IDS.index(card)))
    t.st.reserve_cards = t.st.reserve_cards or [CARD["SA1"], CARD["PA1"]]
    return t.run()


def army(
    standard: dict[str, str], pennant: dict[str, str] | None = None, mode: str = "medieval", **more: Unpack[Given]
) -> Field:
    return Field(standard, pennant or {"A9": "h_inf_b"}, mode=mode, **more)
