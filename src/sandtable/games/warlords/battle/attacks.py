"""Decides which stack may launch which attack at which target, and why not (WL-5.13, WL-14.1 to WL-14.33, WL-19.6)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import face_of
from sandtable.games.warlords.board import DECLINED, LAUNCHED, NOWHERE, TRUCE
from sandtable.games.warlords.permissions import why_not_attack
from sandtable.games.warlords.reasons import each_once, is_held, why_later, why_not_held
from sandtable.games.warlords.stacks import is_besieged, is_capital, stars, status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    AMBUSH,
    BATTLE,
    NO_CARD,
    PILLAGE,
    RAID,
    RAZE,
    TRAITOR,
    TYPE,
)
from sandtable.games.warlords.tables.statuses import (
    ASSAULT,
    ATTACK_IDS,
    BESIEGING,
    ENCAMPED,
    FIELD,
    IN_PORT,
    SIEGE,
    STORMBOUND,
)

ATTACK_CARDS: Final[dict[int, tuple[int, ...]]] = {
    FIELD: (BATTLE, AMBUSH),
    ASSAULT: (BATTLE, RAID, PILLAGE, RAZE, TRAITOR),
    SIEGE: (BATTLE,),
}
"""The types of card that launch each kind of attack (WL-14.6 to WL-14.8)."""
INTERCEPTING: Final = (BATTLE, AMBUSH)
"""WL-15.1."""
IDLE: Final[dict[int, str]] = {
    ENCAMPED: "WL-14.13",
    IN_PORT: "WL-14.13",
    STORMBOUND: "WL-14.16",
    BESIEGING: "WL-14.21",
}
"""The statuses in which a stack cannot launch at all."""
ATTACK_NAMES: Final = ATTACK_IDS[: SIEGE + 1]


def have_truce(st: State, one: int, other: int) -> bool:
    """Has one of two players sworn a truce to the other?"""
    return any(kind == TRUCE and {whom, by} == {one, other} for kind, whom, by in st.lasting)


def why_not_launch(st: State, seat: int, stack: int) -> str | None:
    """The clause that keeps a stack from launching anything now (WL-5.13, WL-14.2, WL-14.3, WL-14.13 to WL-14.21).

    The stars are counted again each time (WL-14.33).
    """
    if st.controller[stack] != seat or st.is_castle(stack):
        return "WL-14.2"
    if st.round <= st.rules.truce:
        return "WL-5.13"
    clause = IDLE.get(status(st, stack))
    if clause is not None:
        return clause
    return "WL-14.3" if st.uses(LAUNCHED, stack) >= stars(st, stack) else None


def why_not_target(st: State, seat: int, target: int) -> str | None:
    """The clause that keeps this player from attacking a place with any stack (WL-14.12, Sworn Truce).

    Only the controller counts: you may win back a castle that you own (WL-18.18).
    """
    if st.controller[target] == seat:
        return "WL-14.12"
    return "WL-1.27" if have_truce(st, seat, st.controller[target]) else None


def why_not(st: State, stack: int, target: int, attack: int, kind: int) -> str | None:
    """The clause that keeps this stack from this attack on this target with this type of card (WL-14.6 to WL-14.31).

    A castle may be assaulted no matter who besieges it (WL-17.21).
    """
    castle = st.is_castle(target)
    if castle != (attack != FIELD):
        return "WL-14.1"
    reason = why_not_attack(st, stack, target, attack, kind == RAID)
    if reason is not None:
        return reason
    if attack == SIEGE:
        if is_besieged(st, target):
            return "WL-14.24"
        if not st.armies[target]:
            return "WL-14.25"
    return None


def held_types(st: State, seat: int) -> list[int]:
    """How many cards of each type a hand holds; types of attack cards have one name each (WL-14.9)."""
    found = [0] * (TRAITOR + 1)
    for card in st.hands[seat]:
        kind = TYPE[face_of(card)]
        if kind <= TRAITOR:
            found[kind] += 1
    return found


def attacks(st: State, stack: int, target: int, held: list[int]) -> list[tuple[int, int]]:
    """(attack, type of card) for everything that the stack can launch at the target with the cards held (WL-14.7, WL-14.31)."""
    castle = st.is_castle(target)
    need = 2 if castle and is_capital(st, target) else 1
    found: list[tuple[int, int]] = []
    for attack in (ASSAULT, SIEGE) if castle else (FIELD,):
        kinds = [kind for kind in ATTACK_CARDS[attack] if held[kind] >= need]
        found += [(attack, kind) for kind in kinds if why_not(st, stack, target, attack, kind) is None]
    return found


def why_not_occupy(st: State, stack: int) -> str | None:
    """The clause that keeps a besieger from occupying the castle it has starved (WL-18.4, WL-19.6 to WL-19.8, WL-19.17)."""
    castle = st.siege[stack]
    if castle == NOWHERE or st.armies[castle] or st.emptied[castle] >= st.turn:
        return "WL-19.6"
    if st.uses(DECLINED, stack):
        return "WL-19.8"
    return None if st.armies[stack] else "WL-18.4"


# -- reasons -------------------------------------------------------------------------------------------------------------


def kinds_of_attack(st: State, target: int) -> tuple[int, ...]:
    """The kinds of attack on a target: castles are assaulted or besieged, stacks are met in the field (WL-14.1)."""
    return (ASSAULT, SIEGE) if st.is_castle(target) else (FIELD,)


def why_not_at(st: State, stack: int, target: int) -> str:
    """The first clause against every attack on a target; if there is none, the cards are missing (WL-14.5)."""
    reasons = [
        why_not(st, stack, target, attack, kind)
        for attack in kinds_of_attack(st, target)
        for kind in ATTACK_CARDS[attack]
    ]
    return "WL-14.5" if None in reasons else str(reasons[0])


def why_no_card(st: State, stack: int, target: int) -> str:
    """The clause for the card that is missing for an otherwise legal attack (WL-14.6, WL-14.7, WL-14.15)."""
    if not st.is_castle(target):
        return "WL-14.6"
    kinds = [kind for kind in ATTACK_CARDS[ASSAULT] if why_not(st, stack, target, ASSAULT, kind) is None]
    return "WL-14.15" if kinds == [RAID] else "WL-14.7"


def why_not_each(st: State, pairs: list[tuple[int, int]]) -> list[str]:
    """The clauses against these stacks attacking these targets; if only a card is missing somewhere, just that clause."""
    reasons = {(stack, target): why_not_at(st, stack, target) for stack, target in pairs}
    missing = [pair for pair, reason in reasons.items() if reason == "WL-14.5"]
    return each_once([why_no_card(st, *pair) for pair in missing] or reasons.values())


def enemies(st: State, seat: int) -> list[int]:
    return [place for place, head in enumerate(st.head) if head != NO_CARD and st.controller[place] != seat]


def able_stacks(st: State, seat: int) -> list[int]:
    return [stack for stack in st.stacks_of(seat) if why_not_launch(st, seat, stack) is None]


def why_not_place(st: State, seat: int, place: int) -> list[str]:
    """The clauses against a place in step 8, as the stack that launches or as the target."""
    if st.controller[place] == seat:
        reason = why_not_launch(st, seat, place)
        if reason is not None:
            return [reason]
        targets = [target for target in enemies(st, seat) if why_not_target(st, seat, target) is None]
        return why_not_each(st, [(place, target) for target in targets]) or [
            "WL-1.27" if enemies(st, seat) else "WL-14.12"
        ]
    besieger = st.siege[place] if st.is_castle(place) else NOWHERE
    found: list[str | None] = []
    if besieger != NOWHERE and st.controller[besieger] == seat:
        found.append(why_not_occupy(st, besieger))
    sworn = why_not_target(st, seat, place)
    if sworn is not None:
        return each_once([*found, sworn])
    able = able_stacks(st, seat)
    if able:
        return each_once([*found, *why_not_each(st, [(stack, place) for stack in able])])
    return each_once(found or [why_not_launch(st, seat, stack) for stack in st.stacks_of(seat)]) or ["WL-14.2"]


def why_not_pair(st: State, seat: int, stack: int, target: int) -> list[str]:
    """The clauses against this stack attacking this target, or occupying the castle that it besieges."""
    if st.siege[stack] == target:
        return each_once([why_not_occupy(st, stack)])
    reason = why_not_launch(st, seat, stack) or why_not_target(st, seat, target)
    return [reason] if reason is not None else why_not_each(st, [(stack, target)])


def why_not_card(st: State, seat: int, card: int) -> list[str]:
    """The clauses against a card in step 8, before stack and target are named (WL-14.32)."""
    kind = TYPE[card]
    if not is_held(st, seat, card):
        return ["WL-14.10" if st.place_with(card) != NOWHERE else why_not_held(st, card)]
    if kind not in ATTACK_CARDS[FIELD] + ATTACK_CARDS[ASSAULT]:
        return [why_later(card)]
    able = able_stacks(st, seat)
    if not able:
        return each_once([why_not_launch(st, seat, stack) for stack in st.stacks_of(seat)]) or ["WL-14.2"]
    return why_not_by(st, seat, kind, able)


def why_not_by(st: State, seat: int, kind: int, able: list[int]) -> list[str]:
    """The clauses against an attack card of this type for all stacks that may attack (WL-14.6, WL-14.7, WL-14.28)."""
    held = held_types(st, seat)
    found: list[str | None] = []
    for target in enemies(st, seat):
        sworn = why_not_target(st, seat, target)
        for attack in kinds_of_attack(st, target):
            if kind in ATTACK_CARDS[attack]:
                found += [sworn or why_not(st, stack, target, attack, kind) for stack in able]
        if sworn is None and any(kind in [way[1] for way in attacks(st, stack, target, held)] for stack in able):
            return ["WL-14.32"]
    if "WL-14.28" in found:
        return ["WL-14.28"]
    fits = "WL-14.7" if kind in ATTACK_CARDS[ASSAULT] else "WL-14.6"
    return [fits] if None in found or not found else each_once(found)


def why_not_launched_by(st: State, stack: int, target: int, card: int) -> list[str]:
    """The clauses against a card of the hand for this stack's attack on this target (WL-14.6 to WL-14.9)."""
    kind = TYPE[card]
    needed = "WL-14.7" if st.is_castle(target) else "WL-14.6"
    ways = [attack for attack in kinds_of_attack(st, target) if kind in ATTACK_CARDS[attack]]
    reasons = [why_not(st, stack, target, attack, kind) for attack in ways]
    return [needed] if None in reasons else each_once(reasons) or [needed]


def why_not_way(st: State, stack: int, target: int, attack: int) -> list[str]:
    """The clauses against a kind of attack by this stack on this target (WL-14.1, WL-14.8)."""
    reasons = [why_not(st, stack, target, attack, kind) for kind in ATTACK_CARDS[attack]]
    if None not in reasons:
        return each_once(reasons[:1])
    return ["WL-14.8" if attack == SIEGE else why_no_card(st, stack, target)]
