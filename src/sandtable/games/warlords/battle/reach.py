"""The rules of the questions of an attack: which stack attacks which target, how and with which card (chapter 14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Pick, Target
from sandtable.core.engine.legality import Check, Part
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.warlords.battle.attacks import (
    ATTACK_CARDS,
    NO_CARDS,
    NO_SIEGE_CARD,
    SWORN,
    attacks,
    held_types,
    kinds_of_attack,
    why_no_card,
    why_not,
    why_not_launch,
    why_not_pair,
    why_not_target,
    why_out_of_reach,
    with_cards,
)
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.permissions import ONLY_AT_SEA, of_attack
from sandtable.games.warlords.reasons import (
    ONE_CARD,
    Rule,
    by_clause,
    choice,
    grouped,
    is_held,
    own_hand,
    places_in_play,
    why_not_in_hand,
    why_not_in_step,
)
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import NAME, TYPE
from sandtable.games.warlords.tables.statuses import ASSAULT, FIELD, SIEGE

# -- stack and target --------------------------------------------------------------------------------------------------

NO_OPPONENT: Final = by_clause("WL-14.12")
SINGLE_CARD: Final = Refusal("WL-14.10", "refused-wl-14-10-linked")
NOT_A_PLAYER: Final = Refusal("WL-14.10", "refused-wl-14-10-seat")
FIRST_THE_STACK: Final = by_clause("WL-14.32")
NO_CARD_AT_ALL: Final = {why: Refusal(why.clause, "refused-no-attack-card") for why in NO_CARDS}
NO_CARD_IN_REACH: Final = {why: Refusal(why.clause, "refused-wl-14-6-own") for why in NO_CARDS}
RAIDS_FROM_SEA: Final = by_clause("WL-14.28")
NO_STACK_TO_MEET: Final = Refusal("WL-14.6", "refused-wl-14-6-card")
NO_CASTLE: Final = Refusal("WL-14.7", "refused-wl-14-7-card-castle")
ONLY_CAPITALS: Final = Refusal("WL-14.7", "refused-wl-14-7-card")
CARD_UNDER_TRUCE: Final = Refusal("WL-1.27", "refused-wl-1-27-peace")
LAUNCHERS: Final = (*ATTACK_CARDS[FIELD], *ATTACK_CARDS[ASSAULT])


def is_own(st: State, seat: int, place: int) -> bool:
    return st.controller[place] == seat


def enemies(st: State, seat: int) -> list[int]:
    return [place for place in places_in_play(st, seat) if st.controller[place] != seat]


def able_stacks(st: State, seat: int) -> list[int]:
    return [stack for stack in st.stacks_of(seat) if why_not_launch(st, seat, stack) is None]


def why_not_active(st: State, seat: int, stack: int) -> Refusal | None:
    """A stack that besieges a castle may occupy it, whatever it has launched (WL-19.6)."""
    besieges = not st.is_castle(stack) and st.siege[stack] != NOWHERE
    return None if besieges else why_not_launch(st, seat, stack)


def pair(why: Refusal, seat: int, stack: int, target: int) -> Objection:
    return Objection(why, seat, stack, target, about={"stack": ("place", stack), "target": ("place", target)})


def why_no_attack(st: State, seat: int, about: Mapping[str, int]) -> Refusal | Objection:
    """Why a stack finds no target, or why no stack attacks a target. Where only a card is missing, that is nearest."""
    return no_target(st, seat, about["stack"]) if "stack" in about else no_attacker(st, seat, about["target"])


def no_target(st: State, seat: int, stack: int) -> Refusal | Objection:
    foes = enemies(st, seat)
    if not foes:
        return NO_OPPONENT
    reasons = {target: why_not_target(st, seat, target) or why_not_pair(st, seat, stack, target) for target in foes}
    for target, why in reasons.items():
        if why in NO_CARDS and why_out_of_reach(st, stack, target) is None:
            held = any(held_types(st, seat)[kind] for kind in LAUNCHERS)
            return NO_CARD_IN_REACH[why] if held else NO_CARD_AT_ALL[why]
    open_to = {target: why for target, why in reasons.items() if why is not SWORN} or reasons
    if len(open_to) == 1 and SWORN not in open_to.values():
        target, why = next(iter(open_to.items()))
        assert why is not None
        return pair(why, seat, stack, target)
    return grouped(open_to, "refused-no-target", "target-")


def no_attacker(st: State, seat: int, target: int) -> Refusal | Objection:
    able = able_stacks(st, seat)
    if st.is_castle(target) and st.siege[target] in st.stacks_of(seat):
        besieger = st.siege[target]
        why = why_not_pair(st, seat, besieger, target)
        assert why is not None
        return pair(why, seat, besieger, target)
    reasons = {stack: why_not_pair(st, seat, stack, target) for stack in able}
    for stack, why in reasons.items():
        if why is not None and (len(reasons) == 1 or why_out_of_reach(st, stack, target) is None):
            return pair(why, seat, stack, target)
    if not reasons:
        reasons = {stack: why_not_launch(st, seat, stack) for stack in st.stacks_of(seat)}
    return grouped(reasons, "refused-nobody", "stack-") if reasons else NO_STACK_AGAINST


NO_STACK_AGAINST: Final = Refusal("WL-14.2", "refused-wl-14-2-asked")


def not_a_place(st: State, seat: int, target: Target) -> Refusal:
    """Why a card is not named in this step before stack and target (WL-14.32)."""
    part, card = target
    if part != "card":
        return NOT_A_PLAYER
    if not is_held(st, seat, card):
        missing = why_not_in_hand(st, seat, card)
        return SINGLE_CARD if st.place_with(card) != NOWHERE or missing is None else missing
    later = why_not_in_step(st, seat, card, LAUNCHERS)
    if later is not None:
        return later
    able = able_stacks(st, seat)
    if able:
        return why_not_used(st, seat, TYPE[card], able)
    idle = {stack: why_not_launch(st, seat, stack) for stack in st.stacks_of(seat)}
    return grouped(idle, "refused-idle", "stack-") if idle else NO_STACK_AGAINST


def why_not_used(st: State, seat: int, kind: int, able: list[int]) -> Refusal:
    """Why an attack card of this type serves none of the stacks that may attack (WL-14.6, WL-14.7, WL-14.28)."""
    held = held_types(st, seat)
    found: list[Refusal | None] = []
    for target in enemies(st, seat):
        sworn = why_not_target(st, seat, target)
        for attack in kinds_of_attack(st, target):
            if kind in ATTACK_CARDS[attack]:
                found += [sworn or why_not(st, stack, target, attack, kind) for stack in able]
        if sworn is None and any(kind in [way[1] for way in attacks(st, stack, target, held)] for stack in able):
            return FIRST_THE_STACK
    if ONLY_AT_SEA in found:
        return RAIDS_FROM_SEA
    if not found or None in found:
        return why_no_use(st, seat, kind)
    first = next(why for why in found if why is not None)
    return CARD_UNDER_TRUCE if first is SWORN else Refusal(first.clause, "attack-card-no-reach")


def why_no_use(st: State, seat: int, kind: int) -> Refusal:
    """There is no target for a type of card, or only capitals, which need two cards alike (WL-14.6, WL-14.7)."""
    if kind not in ATTACK_CARDS[ASSAULT]:
        return NO_STACK_TO_MEET
    return ONLY_CAPITALS if any(st.is_castle(target) for target in enemies(st, seat)) else NO_CASTLE


class BattlesRule(Rule):
    """A besieger is an answer by itself: it abandons its siege (WL-19.10)."""

    def options(self, st: State, seat: int) -> list[Pick]:
        return [*super().options(st, seat), *[s for s in st.stacks_of(seat) if st.siege[s] != NOWHERE]]


BATTLES_RULE: Final = BattlesRule(
    (
        Part("stack", "place", State.stacks_of, Refusal("WL-14.10", "refused-wl-14-10-one-stack"), means=is_own),
        Part("target", "place", enemies, Refusal("WL-14.10", "refused-wl-14-10-one-target")),
    ),
    (Check(why_not_active, "stack"), Check(why_not_target, "target"), Check(why_not_pair, "stack", "target")),
    not_a_place,
    why_no_attack,
)

# -- the attack and its cards ------------------------------------------------------------------------------------------

NOT_IN_HAND: Final = by_clause("WL-14.5")
NAMED_ALREADY: Final = by_clause("WL-14.10")
CHOOSE_THE_CARD: Final = Refusal("WL-14.32", "refused-wl-14-32-seat")
CHOOSE_THE_SECOND: Final = Refusal("WL-14.9", "refused-wl-14-9-seat")
OTHER_NAME: Final = by_clause("WL-14.9")
NOT_FOR_ASSAULT: Final = Refusal("WL-14.7", "refused-wl-14-7-card-way", with_cards)
NOT_FOR_FIELD: Final = Refusal("WL-14.6", "refused-wl-14-6-card-way", of_attack)


def launched(st: State, seat: int) -> tuple[int, int]:
    """The stack and the target of the attack for which a card is chosen."""
    stack, target = st.asked(seat).context
    return stack, target


def why_not_way(st: State, seat: int, attack: int) -> Refusal | None:
    """Why this stack cannot attack this target in this way with any card (WL-14.1, WL-14.8)."""
    reasons = [why_not(st, *launched(st, seat), attack, kind) for kind in ATTACK_CARDS[attack]]
    return None if None in reasons else reasons[0]


def why_not_card(st: State, seat: int, card: int) -> Refusal | None:
    """Why a card does not serve for this stack's attack on this target (WL-14.5 to WL-14.9)."""
    if not is_held(st, seat, card):
        return NOT_IN_HAND
    stack, target = launched(st, seat)
    if TYPE[card] in [kind for _, kind in attacks(st, stack, target, held_types(st, seat))]:
        return None
    ways = [attack for attack in kinds_of_attack(st, target) if TYPE[card] in ATTACK_CARDS[attack]]
    reasons = [why_not(st, stack, target, attack, TYPE[card]) for attack in ways]
    needed = NOT_FOR_ASSAULT if st.is_castle(target) else NOT_FOR_FIELD
    return needed if None in reasons or not reasons else reasons[0]


def why_not_by(st: State, seat: int, attack: int, card: int) -> Refusal | None:
    """Why this card does not launch this attack."""
    stack, target = launched(st, seat)
    if (attack, TYPE[card]) in attacks(st, stack, target, held_types(st, seat)):
        return None
    return NO_SIEGE_CARD if attack == SIEGE else why_no_card(st, stack, target)


def why_no_way(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """The card that is missing for an attack that is legal otherwise (WL-14.6 to WL-14.8)."""
    return NO_SIEGE_CARD if about["attack"] == SIEGE else why_no_card(st, *launched(st, seat))


def why_not_second(st: State, seat: int, card: int) -> Refusal | None:
    """The second card against a capital has the name of the first (WL-14.9)."""
    if not is_held(st, seat, card):
        return NOT_IN_HAND
    (first,) = st.asked(seat).context
    return None if NAME[card] == NAME[first] else OTHER_NAME


ATTACK_RULE: Final = Rule(
    (
        Part("attack", "attack", lambda st, seat: [FIELD, ASSAULT, SIEGE], CHOOSE_THE_CARD),
        Part("card", "card", own_hand, ONE_CARD),
    ),
    (Check(why_not_way, "attack"), Check(why_not_card, "card"), Check(why_not_by, "attack", "card")),
    lambda st, seat, target: NAMED_ALREADY if target[0] == "place" else CHOOSE_THE_CARD,
    why_no_way,
)
SECOND_RULE: Final = choice(
    "card",
    own_hand,
    lambda st, seat, target: NAMED_ALREADY if target[0] == "place" else CHOOSE_THE_SECOND,
    why_not_second,
)
