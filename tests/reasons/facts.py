"""The judge of facts, for all games: what a refusal says beside its parts is worked out again from the plain fields.

Owners, distances, counts, who stands where: each is an argument of the message. The table of a game is in
`tests.reasons.<game>_lifts`:

    FACTS: Recounts = {
        "status": lambda st, seat, stack: ...,            # by the name of the argument; same arguments as the predicate
        "refused-wl-7-3 p": lambda st, seat, card: ...,   # or by the key of the message and the name
    }

A recount returns the value, or a set if several values are right. It uses none of the game's own helpers. An argument that is a
part of the answer, or the thing that was pointed at, needs none.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from importlib.util import find_spec

from sandtable.core.engine.refusal import Facts, Objection
from sandtable.core.engine.state import State

Recounts = Mapping[str, Callable[..., object]]


def recounts_of(game: str) -> Recounts | None:
    """The recounts of a game, or None if it has not got any."""
    name = f"tests.reasons.{game}_lifts"
    found: Recounts | None = getattr(importlib.import_module(name), "FACTS", None) if find_spec(name) else None
    return found


def wrong_facts(recounts: Recounts, st: State, objection: Objection, facts: Facts) -> tuple[list[str], list[str]]:
    """The arguments of a refusal that are wrong, and those that nothing recounts."""
    found: list[str] = []
    uncounted: list[str] = []
    parts = set(objection.about.values())
    key = objection.refusal.key
    for name, fact in facts.items():
        if fact in parts:
            continue
        recount = recounts.get(f"{key} {name}") or recounts.get(name)
        if recount is None:
            uncounted.append(f"{key} {name}")
            continue
        right = recount(st, *objection.values)
        if fact[1] != right and not (isinstance(right, set) and fact[1] in right):
            found.append(f"{key}: ${name} is {fact[1]}, not {right}")
    return found, uncounted
