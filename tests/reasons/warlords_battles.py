"""What the ledger says against a thing in step 8 and in the windows of a battle, for the judge of Warlords."""

from __future__ import annotations

from typing import Any

from sandtable.core.engine.decision import Decision
from sandtable.games.warlords.board import DECLINED, LAUNCHED
from sandtable.games.warlords.tables.cards import def_of
from tests.reasons.warlords_facts import NOTHING, Clauses, Facts, Reading, union
from tests.reasons.warlords_steps import hand_step

FIELD_CARDS = ("battle", "ambush")
ASSAULT_CARDS = ("battle", "raid", "pillage", "raze", "traitor")


# -- step 8 --------------------------------------------------------------------------------------------------------------------

WAYS = (("F", FIELD_CARDS), ("A", ASSAULT_CARDS), ("S", ("battle",)))


def ways(f: Facts, target: int) -> list[tuple[str, str]]:
    """Every attack with every type of card that could be launched at such a target."""
    letters = "AS" if f.castle(target) else "F"
    return [(letter, kind) for letter, kinds in WAYS if letter in letters for kind in kinds]


def not_attacked(f: Facts, stack: int, target: int) -> tuple[Clauses, bool]:
    """The nearest clauses against a stack attacking a target, and whether only a card is missing."""
    reasons = {way: f.against(stack, target, *way) for way in ways(f, target)}
    allowed = [kind for (_, kind), found in reasons.items() if not found]
    if not allowed:
        return union(found for (_, kind), found in reasons.items() if kind != "raid"), False
    if not f.castle(target):
        return {"WL-14.6"}, True
    return ({"WL-14.15"} if set(allowed) == {"raid"} else {"WL-14.7"}), True


def nearest_of(found: list[tuple[Clauses, bool]]) -> Clauses:
    cards = [clauses for clauses, missing in found if missing]
    return union(cards or [clauses for clauses, _ in found])


def battles(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    st = f.st
    able = [stack for stack in f.stacks if not f.idle(stack, LAUNCHED)]
    idle = union(f.idle(stack, LAUNCHED) for stack in f.stacks) or {"WL-14.2"}
    if part == "card":
        return attack_card(f, value, able, idle)
    if value in f.castles:
        return {"WL-14.2"}
    if value in f.own:
        open_to = [target for target in f.enemies if not f.sworn(target)]
        found = f.idle(value, LAUNCHED) or nearest_of([not_attacked(f, value, target) for target in open_to])
        return found or ({"WL-1.27"} if f.enemies else {"WL-14.12"})
    found = set()
    besieger = st.siege[value] if f.castle(value) else NOTHING
    if besieger in f.own:
        found |= {"WL-19.6"} if st.armies[value] or st.emptied[value] >= st.turn else set()
        found |= {"WL-19.8"} if f.used(DECLINED, besieger) else set()
        found |= {"WL-18.4"} if not st.armies[besieger] else set()
    if f.sworn(value):
        return found | {"WL-1.27"}
    return found | (nearest_of([not_attacked(f, stack, value) for stack in able]) if able else set() if found else idle)


def attack_card(f: Facts, card: int, able: list[int], idle: Clauses) -> Clauses:
    if card not in f.hand and f.where(card) != NOTHING:
        return {"WL-14.10"}
    found = hand_step(f, card, *FIELD_CARDS, *ASSAULT_CARDS)
    if found or not able:
        return found or idle
    kind = f.kind(card)
    pair = len([each for each in f.hand if def_of(each).name == def_of(card).name]) >= 2
    found = set()
    for target in f.enemies:
        for letter, each in ways(f, target):
            if each != kind:
                continue
            if f.sworn(target):
                found.add("WL-1.27")
                continue
            reasons = [f.against(stack, target, letter, kind) for stack in able]
            if not all(reasons) and (pair or not f.has(target, "capital")):
                return {"WL-14.32"}
            found |= union(reasons) if all(reasons) else {"WL-14.7"}
    return found or {"WL-14.6" if kind == "ambush" else "WL-14.7"}


def attack(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    stack, target = asked.context
    if part == "place":
        return {"WL-14.10"}
    if part == "attack":
        letter, kinds = WAYS[value]
        if f.castle(target) == (letter == "F"):
            return {"WL-14.1"}
        reasons = [f.against(stack, target, letter, kind) for kind in kinds]
        if all(reasons):
            return union(reasons)
        return {"WL-14.8"} if letter == "S" else {"WL-14.6", "WL-14.7", "WL-14.15"}
    if value not in f.hand:
        return {"WL-14.5"}
    needs = "WL-14.7" if f.castle(target) else "WL-14.6"
    fits = [way for way in ways(f, target) if way[1] == f.kind(value)]
    reasons = [f.against(stack, target, *way) for way in fits]
    return union(reasons) if reasons and all(reasons) else {needs}


def second_card(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part == "place":
        return {"WL-14.10"}
    return {"WL-14.9"} if value in f.hand else {"WL-14.5"}


def ground(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part != "card":
        return {"WL-10.19"}
    if value in f.hand and f.kind(value) == "terrain":
        return {"WL-10.4"} if f.name_in_play(value) else set()
    return {"WL-10.19"} if value in f.hand else {"WL-5.12"}


def losses(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    return {"WL-17.12"} if f.castle(asked.context[0]) else {asked.clause}


def ambush_effect(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    frame: Any = f.st.stack[-1]
    mine = frame.named[frame.ambusher]
    return {"WL-16.33"} if part == "card" and value in mine else {"WL-16.32"}


def always(clause: str) -> Reading:
    """A question about few cards: its own clause says which they are."""
    return lambda f, asked, part, value: {clause}


def victim(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    frame: Any = f.st.stack[-1]
    hero = part == "place" and value == frame.stack and not f.castle(value)
    return {"WL-23.7"} if hero else {"WL-23.6", "WL-23.7"} if part == "place" else {"WL-23.6"}
