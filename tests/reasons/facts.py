"""The judge of facts, for all games: what a refusal says beside its parts is worked out again from the plain fields.

Owners, distances, counts, who stands where: each is an argument of the message. The table of a game is in
`tests.reasons.<game>_lifts`:

    FACTS: Recounts = {
        "status": lambda st, seat, stack: ...,            # by the name of the argument; same arguments as the predicate
        "refused-wl-7-3 p": lambda st, seat, card: ...,   # or by the key of the message and the name
    }

A recount returns the value, or a set if several values are right. It uses none of the game's own helpers. An argument that is a
part of the answer, or the thing that was pointed at, needs none.

Messages that sort places by their reasons have them in `h1`, `h2`, `h3` and a few words about each group in `t1`, `t2`, `t3`.
Their recounts are `KEY h`, which returns the places, and `KEY t`, which says whether the words are true of one of the places:

    "refused-idle h": lambda st, seat: (places that must be there, places that may be there),
    "refused-idle t": lambda st, seat, place, word: ...,
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from importlib.util import find_spec

from sandtable.core.engine.refusal import Facts, Objection
from sandtable.core.engine.state import State

MOST_GROUPS = 3
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
    groups = [name for name in facts if name[1:].isdigit()]
    if groups:
        among, says = (recounts.get(f"{key.rpartition('-')[0]} {name}") for name in "ht")
        if among is None or says is None:
            uncounted += [f"{key} {name}" for name in groups]
        elif not are_grouped(facts, among(st, *objection.values), lambda *said: says(st, *objection.values, *said)):
            found.append(f"{key}: {facts} is wrong of a place, or a place is missing")
    for name, fact in facts.items():
        if fact in parts or name in groups:
            continue
        recount = recounts.get(f"{key} {name}") or recounts.get(name)
        if recount is None:
            uncounted.append(f"{key} {name}")
            continue
        right = recount(st, *objection.values)
        if fact[1] != right and not (isinstance(right, set) and fact[1] in right):
            found.append(f"{key}: ${name} is {fact[1]}, not {right}")
    return found, uncounted


def are_grouped(facts: Facts, places: object, says: Callable[[int, str], object]) -> bool:
    """Is every place in one group, unless a message has no more of them, and are the words true?"""
    assert isinstance(places, tuple)
    must, may = places
    named: list[int] = []
    for number in range(1, MOST_GROUPS + 1):
        if f"h{number}" in facts:
            (_, group), (_, word) = facts[f"h{number}"], facts[f"t{number}"]
            assert isinstance(group, tuple)
            named += group
            if not all(says(place, str(word)) for place in group):
                return False
    whole = f"h{MOST_GROUPS}" in facts or must <= set(named)
    return whole and set(named) <= may and len(set(named)) == len(named)
