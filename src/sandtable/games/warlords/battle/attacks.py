"""Decides which stack may launch which attack at which target, and why not (WL-5.13, WL-14.1 to WL-14.33, WL-19.6)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import face_of
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.board import DECLINED, LAUNCHED, NOWHERE, TRUCE
from sandtable.games.warlords.permissions import OWN_TARGET, of_attack, why_not_attack
from sandtable.games.warlords.reasons import by_clause, with_status
from sandtable.games.warlords.stacks import is_besieged, is_capital, stars, status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    AMBUSH,
    BATTLE,
    PILLAGE,
    RAID,
    RAZE,
    TRAITOR,
    TYPE,
)
from sandtable.games.warlords.tables.statuses import (
    ASSAULT,
    AT_SEA,
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
ATTACK_NAMES: Final = ATTACK_IDS[: SIEGE + 1]


def with_stars(st: State, seat: int, stack: int) -> Facts:
    return {"n": ("count", stars(st, stack))}


def with_truce(st: State, seat: int, stack: int) -> Facts:
    return {"n": ("count", st.rules.truce), "m": ("count", st.round)}


def with_garrison(st: State, seat: int, stack: int, castle: int) -> Facts:
    return {"n": ("count", len(st.armies[castle]))}


def with_cards(st: State, seat: int, *parts: int) -> Facts:
    """How many cards an attack needs, and whether a Raid would do as well."""
    found = of_attack(st, seat, *parts)
    stack, target = int(str(found["h"][1])), int(str(found["k"][1]))
    need, at_sea = 1 + (st.is_castle(target) and is_capital(st, target)), status(st, stack) == AT_SEA
    return {**found, "n": ("count", need), "m": ("count", int(at_sea))}


NO_STACK: Final = by_clause("WL-14.2")
TRUCE_HOLDS: Final = by_clause("WL-5.13", with_truce)
AT_HOME: Final = by_clause("WL-14.13", with_status)
IN_A_STORM: Final = Refusal("WL-14.16", "refused-wl-14-16-own")
IS_BESIEGING: Final = by_clause("WL-14.21")
NO_ATTACK_LEFT: Final = by_clause("WL-14.3", with_stars)
IDLE: Final = {ENCAMPED: AT_HOME, IN_PORT: AT_HOME, STORMBOUND: IN_A_STORM, BESIEGING: IS_BESIEGING}
"""The statuses in which a stack cannot launch at all."""
SWORN: Final = Refusal("WL-1.27", "refused-wl-1-27-truce")
OTHER_ATTACK: Final = by_clause("WL-14.1", of_attack)
BESIEGED_ALREADY: Final = by_clause("WL-14.24", of_attack)
NO_GARRISON: Final = by_clause("WL-14.25", of_attack)
STILL_HELD: Final = by_clause("WL-19.6", with_garrison)
JUST_EMPTIED: Final = Refusal("WL-19.6", "refused-wl-19-6-late")
DECLINED_ALREADY: Final = by_clause("WL-19.8")
NO_ARMY_TO_LEAVE: Final = by_clause("WL-18.4")
NO_FIELD_CARD: Final = by_clause("WL-14.6", of_attack)
NO_ASSAULT_CARD: Final = by_clause("WL-14.7", with_cards)
NO_SIEGE_CARD: Final = by_clause("WL-14.8", with_cards)
NO_RAID_CARD: Final = Refusal("WL-14.15", "refused-wl-14-15-castle", of_attack)
NO_CARDS: Final = (NO_FIELD_CARD, NO_ASSAULT_CARD, NO_RAID_CARD)


def have_truce(st: State, one: int, other: int) -> bool:
    """Has one of two players sworn a truce to the other?"""
    if not st.lasting:
        return False
    return any(kind == TRUCE and {whom, by} == {one, other} for kind, whom, by in st.lasting)


def why_not_launch(st: State, seat: int, stack: int) -> Refusal | None:
    """Why a stack can launch nothing now (WL-5.13, WL-14.2, WL-14.3, WL-14.13 to WL-14.21).

    The stars are counted again each time (WL-14.33).
    """
    if st.controller[stack] != seat or st.is_castle(stack):
        return NO_STACK
    if st.round <= st.rules.truce:
        return TRUCE_HOLDS
    why = IDLE.get(status(st, stack))
    if why is not None:
        return why
    return NO_ATTACK_LEFT if st.uses(LAUNCHED, stack) >= stars(st, stack) else None


def why_not_target(st: State, seat: int, target: int) -> Refusal | None:
    """Why this player cannot attack a place with any stack (WL-14.12, Sworn Truce).

    Only the controller counts: you may win back a castle that you own (WL-18.18).
    """
    if st.controller[target] == seat:
        return OWN_TARGET
    return SWORN if have_truce(st, seat, st.controller[target]) else None


def why_not(st: State, stack: int, target: int, attack: int, kind: int) -> Refusal | None:
    """Why this stack cannot launch this attack on this target with this type of card (WL-14.6 to WL-14.31).

    A castle may be assaulted no matter who besieges it (WL-17.21).
    """
    castle = st.is_castle(target)
    if castle != (attack != FIELD):
        return OTHER_ATTACK
    why = why_not_attack(st, stack, target, attack, kind == RAID)
    if why is not None:
        return why
    if attack == SIEGE:
        if is_besieged(st, target):
            return BESIEGED_ALREADY
        if not st.armies[target]:
            return NO_GARRISON
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


def may_attack(st: State, stack: int, target: int, held: list[int]) -> bool:
    """Can the stack launch anything at the target with the cards held?"""
    castle = st.is_castle(target)
    need = 2 if castle and is_capital(st, target) else 1
    for attack in (ASSAULT, SIEGE) if castle else (FIELD,):
        for kind in ATTACK_CARDS[attack]:
            if held[kind] >= need and why_not(st, stack, target, attack, kind) is None:
                return True
    return False


def why_not_occupy(st: State, stack: int) -> Refusal | None:
    """Why a besieger cannot occupy the castle it has starved (WL-18.4, WL-19.6 to WL-19.8, WL-19.17)."""
    castle = st.siege[stack]
    if st.armies[castle]:
        return STILL_HELD
    if st.emptied[castle] >= st.turn:
        return JUST_EMPTIED
    if st.uses(DECLINED, stack):
        return DECLINED_ALREADY
    return None if st.armies[stack] else NO_ARMY_TO_LEAVE


def kinds_of_attack(st: State, target: int) -> tuple[int, ...]:
    """The kinds of attack on a target: castles are assaulted or besieged, stacks are met in the field (WL-14.1)."""
    return (ASSAULT, SIEGE) if st.is_castle(target) else (FIELD,)


def attack_ways(st: State, stack: int, target: int) -> list[tuple[int, Refusal | None]]:
    """The type of card of every kind of attack on a target, and why the stack does not launch it with that."""
    ways = [(attack, kind) for attack in kinds_of_attack(st, target) for kind in ATTACK_CARDS[attack]]
    return [(kind, why_not(st, stack, target, attack, kind)) for attack, kind in ways]


def why_no_card(st: State, stack: int, target: int) -> Refusal:
    """The card that is missing for an otherwise legal attack (WL-14.6, WL-14.7, WL-14.15)."""
    if not st.is_castle(target):
        return NO_FIELD_CARD
    kinds = [kind for kind in ATTACK_CARDS[ASSAULT] if why_not(st, stack, target, ASSAULT, kind) is None]
    return NO_RAID_CARD if kinds == [RAID] else NO_ASSAULT_CARD


def why_out_of_reach(st: State, stack: int, target: int) -> Refusal | None:
    """What the matrix has against every attack on a target; None if only a card could be missing."""
    reasons = [why for _, why in attack_ways(st, stack, target)]
    return None if None in reasons else reasons[0]


def why_not_pair(st: State, seat: int, stack: int, target: int) -> Refusal | None:
    """Why this stack does not attack this target, or does not occupy the castle that it besieges."""
    if st.siege[stack] != NOWHERE:
        return why_not_occupy(st, stack) if st.siege[stack] == target else IS_BESIEGING
    if attacks(st, stack, target, held_types(st, seat)):
        return None
    return why_out_of_reach(st, stack, target) or why_no_card(st, stack, target)
