"""What the ledger says against two things together: a card and a place, a stack and its target."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Target
from sandtable.games.warlords.board import DECLINED, LAUNCHED
from tests.reasons.judge import Verdict
from tests.reasons.warlords_battles import not_attacked
from tests.reasons.warlords_facts import NOTHING, Clauses, Facts
from tests.reasons.warlords_steps import (
    no_army,
    no_banner,
    no_calamity,
    no_fleet,
    no_ground,
    no_improvement,
    no_march,
    not_bought,
)

ONE_EACH = ("take_for", "heroes", "spend", "ground_step", "calamities", "march", "attack")
"""The questions that name one card and one place at most."""

ONE_OF = {"take_for": "WL-27.1", "ground_step": "WL-10.1", "calamities": "WL-11.2", "attack": "WL-14.32"}
"""Those with a clause of their own that speaks of one card on one target; the others come one after the other."""


def verdict_together(f: Facts, asked: Decision, given: Target, target: Target, named: list[str]) -> Verdict:
    """Of a pair of things each of which is part of an answer, but never both."""
    near = together(f, asked, given, target)
    if not near:
        return Verdict.UNJUDGED
    return Verdict.EXACT if named and set(named) <= near else Verdict.FALSE


def together(f: Facts, asked: Decision, given: Target, target: Target) -> Clauses:
    places = [value for part, value in (given, target) if part == "place"]
    cards = [value for part, value in (given, target) if part == "card"]
    if asked.kind in ONE_EACH and given[0] == target[0]:
        return {ONE_OF.get(asked.kind, "WL-5.10")}
    if asked.kind == "battles" and len(places) == 2:
        own = [place for place in places if place in f.stacks]
        foes = [place for place in places if place in f.enemies]
        return attack(f, own[0], foes[0]) if own and foes else {"WL-14.10"}
    if len(places) != 1 or len(cards) != 1:
        return set()
    return on(f, asked.kind, cards[0], places[0])


def attack(f: Facts, stack: int, target: int) -> Clauses:
    st = f.st
    if st.siege[stack] == target:
        found = {"WL-19.6"} if st.armies[target] or st.emptied[target] >= st.turn else set()
        found |= {"WL-19.8"} if f.used(DECLINED, stack) else set()
        return found | ({"WL-18.4"} if not st.armies[stack] else set())
    found = f.idle(stack, LAUNCHED) | ({"WL-1.27"} if f.sworn(target) else set())
    return found or not_attacked(f, stack, target)[0]


def on(f: Facts, kind: str, card: int, place: int) -> Clauses:
    """Why not this card on this place."""
    own, castle, what = place in f.own, f.castle(place), f.kind(card)
    if kind == "heroes":
        if what == "hero":
            return {"WL-8.3"}
        return no_banner(f, place) if own and not castle else {"WL-8.5", "WL-8.7"} if castle else {"WL-8.5"}
    if kind == "spend":
        return bought(f, card, place)
    if kind == "ground_step":
        return {"WL-10.1"} if castle else no_ground(f, card, place)
    if kind == "calamities":
        return {"WL-11.2"} if own else no_calamity(f, card, place, "WL-11.2")
    if kind == "march" and what == "march":
        if not own or card not in f.hand:
            return {"WL-13.2" if own else "WL-13.1"}
        late = castle and f.st.calamity[place] != NOTHING and f.st.afflicted[place] == f.st.turn
        return ({"WL-11.14"} if late else {"WL-11.12"}) if castle else no_march(f, place)
    return set()


def bought(f: Facts, card: int, place: int) -> Clauses:
    own, castle, what = place in f.own, f.castle(place), f.kind(card)
    if what == "treasure":
        return {"WL-9.4"}
    if card not in f.hand:
        return {"WL-9.26"} if what == "army" else {"WL-9.28"} if what == "fleet" else {"WL-5.10"}
    if what == "diplomacy":
        return {"WL-28.5"}
    if what == "army":
        return (no_army(f, place) if own else {"WL-9.18"}) | not_bought(f, card)
    if what == "fleet":
        return (no_fleet(f, place) if own and not castle else {"WL-9.28"}) | not_bought(f, card)
    return (no_improvement(f, card, place) if own and castle else {"WL-9.11"}) | not_bought(f, card)
