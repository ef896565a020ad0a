"""Lifts: for each refusal a change of the position that removes the fact it names. The refusal must be gone afterwards.

The lifts of a game are in `tests.reasons.<game>_lifts`: by the refusal, by the key of its message, or by key and kind of target
where one key has several causes.

    LIFTS: Lifts = {
        capture.CONTESTED: without_others,   # (copy of the state, *arguments of the predicate)
        "explore-status": on_patrol,
        ("refused-wl-23-2", "place"): NO_PART,
    }

A lift first claims what the sentence says (`claim`), worked out from the plain fields of the state. Then it changes only the
fact that the refusal names. Another refusal may follow. If the fact is printed on a card or a piece, the lift brings another
one into the position and returns which: `{("card", 7): ("card", 12)}`. The question is then asked about that one. A refusal
whose fact is the same in all positions has a `Fixed` in place of a lift.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any

from sandtable.core.engine.decision import Target
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec


class NotSo(Exception):
    """A sentence says what is not so."""


def claim(fact: bool) -> None:
    if not fact:
        raise NotSo


class Fixed:
    """Why the fact of a refusal holds in every position."""

    def __init__(self, why: str) -> None:
        self.why = why


Swap = dict[Target, Target]
Lift = Callable[..., Swap | None]
Lifts = Mapping[Refusal | str | tuple[str, str], Lift | Fixed]

NO_PART = Fixed("a thing of this kind is no part of an answer")
ONE_EACH = Fixed("an answer has one part of this kind")


def by_keys(rows: Mapping[Lift | Fixed, str]) -> Lifts:
    """The lifts by the keys of messages: for each lift its keys, `key/kind` if it is for one kind of target."""
    found: dict[Refusal | str | tuple[str, str], Lift | Fixed] = {}
    for lift, keys in rows.items():
        for word in keys.split():
            key, _, kind = word.partition("/")
            name = (key, kind) if kind else key
            assert name not in found, f"{word} has two lifts"
            found[name] = lift
    return found


def lifts_of(game: str) -> Lifts:
    """The lifts of a game; none if it has not got any."""
    name = f"tests.reasons.{game}_lifts"
    if find_spec(name) is None:
        return {}
    found: Lifts = importlib.import_module(name).LIFTS
    return found


def lift_of(known: Lifts, refusal: Refusal, target: Target) -> Lift | Fixed | None:
    for name in (refusal, (refusal.key, target[0]), refusal.key):
        if name in known:
            return known[name]
    return None


def loosened(st: State) -> State:
    """A clone that shares no lists: lifts change them in place, which rules never do."""
    twin = st.clone()
    for field in st.declared().fields:
        if field.shared:
            setattr(twin, field.name, field.shape.copy(getattr(st, field.name)))
    return twin


def still_refused(
    spec: GameSpec[Any],
    lift: Lift,
    st: State,
    seat: int,
    target: Target,
    given: tuple[Target, ...],
    objection: Objection,
) -> bool:
    """Does the refusal remain although its fact is gone, or is the fact not there to begin with?"""
    twin = loosened(st)
    try:
        swap = lift(twin, *objection.values) or {}
    except NotSo:
        return True
    now = spec.presentation.objection(
        twin, seat, swap.get(target, target), tuple([swap.get(each, each) for each in given])
    )
    if now is None or (now.clause, now.refusal.key) != (objection.clause, objection.refusal.key):
        return False
    asked = any(each in swap for each in (target, *given))
    return asked or (now.values, now.about) == (objection.values, objection.about)
