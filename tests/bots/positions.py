"""Positions in which a sensible player does one thing or leaves another, for the tests of the bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from sandtable.bots import find_bot
from sandtable.core.engine.decision import Pick
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from tests.support import Asked

S = TypeVar("S", bound=State)
T = TypeVar("T")


@dataclass(frozen=True)
class Position(Generic[T]):
    """A position set by hand, and what its player does in it: texts with which one of his picks begins."""

    judgement: str
    table: Callable[[], T]
    does: tuple[str, ...] = ()
    """He does all of this, in any order."""
    avoids: tuple[str, ...] = ()
    """He does nothing of this."""
    first: tuple[str, ...] = ()
    """His first pick is one of these."""


def picks_of(
    spec: GameSpec[S], t: Asked[S], bot: str, told: Callable[[Pick], str], is_over: Callable[[], bool], most: int = 80
) -> list[str]:
    """What the asked player picks until `is_over`; the others answer with the same bot."""
    seat = t.seat
    bots = [find_bot(bot, spec, each) for each in range(t.st.players)]
    found: list[str] = []
    for _ in range(most):
        if t.st.decision is None or is_over():
            return found
        seen = t.st.seen_by(t.seat)
        pick = bots[t.seat].choose(seen, seen.asked(t.seat))
        if t.seat == seat:
            found.append(told(pick))
        t.st.apply(pick, t.seat)
    raise AssertionError(f"no end after {most} picks: {found}")


def check(position: Position[T], picks: list[str]) -> None:
    """Raise if the picks are not what the position asks for."""
    missing = [text for text in position.does if not any(pick.startswith(text) for pick in picks)]
    wrong = [pick for pick in picks if pick.startswith(position.avoids)] if position.avoids else []
    assert not missing, f"{position.judgement} He picked {picks}."
    assert not position.first or picks[0].startswith(position.first), f"{position.judgement} He picked {picks}."
    assert not wrong, f"{position.judgement} He picked {picks}."
