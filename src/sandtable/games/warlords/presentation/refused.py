"""What stands in the way of a refused thing: which message of a clause tells it, and with what arguments (`refusals`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.cards import faces_of
from sandtable.core.scene.scene import Arg, number_arg
from sandtable.games.warlords.battle.attacks import ATTACK_CARDS
from sandtable.games.warlords.battle.field import FieldBattle
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.presentation.about import Refused, Said, by_part, with_status
from sandtable.games.warlords.presentation.refused_setup import gift
from sandtable.games.warlords.presentation.refused_texts import (
    taken_by_text,
    text,
)
from sandtable.games.warlords.reasons import STEP_OF_TYPE, holder_of_name, lies_open, own_place_with
from sandtable.games.warlords.stacks import capacity, cards_held, is_capital, stars, status
from sandtable.games.warlords.state import END
from sandtable.games.warlords.tables.cards import (
    ACCESS,
    FLY_ONLY,
    MARCH,
    NO_CARD,
    RUIN,
    TYPE,
)
from sandtable.games.warlords.tables.statuses import ASSAULT, AT_SEA, FIELD, STORMBOUND

# -- what a message says -------------------------------------------------------------------------------------------------------


def namesake(about: Refused) -> Said:
    """Before whom the card of this name lies (WL-1.10)."""
    if about.part != "card":
        return by_part(about)
    holder = holder_of_name(about.st, about.value)
    return ("refused-name-mine" if holder == about.seat else "", {"p": about.arg("seat", holder)})


def where_it_lies(about: Refused) -> Said:
    """A card that is not in the hand: with a stack or castle, in a discard pile, open on the table (WL-1.13)."""
    place = own_place_with(about.st, about.seat, about.value)
    if place != NOWHERE:
        return ("linked-castle" if about.st.is_castle(place) else "linked", about.place(place))
    for seat, pile in enumerate(about.st.discards):
        if about.value in pile:
            return ("mine" if seat == about.seat else "pile", {"p": about.arg("seat", seat)})
    return ("", {})


def its_step(about: Refused) -> Said:
    """The step in which a card is played, or a March card given up (WL-5.6)."""
    held = about.value in faces_of(about.st.hands[about.seat])
    if not held and lies_open(about.st, about.value):
        return ("ruin" if TYPE[about.value] == RUIN else "treasure", {})
    if not held and TYPE[about.value] == MARCH:
        return ("linked", {})
    return ("", {"n": number_arg(STEP_OF_TYPE[TYPE[about.value]])})


def room(about: Refused) -> Said:
    """How many cards a place holds, of how many (WL-6.9)."""
    if about.part != "place":
        return ("card", {})
    st, place = about.st, about.value
    return ("", {"n": number_arg(cards_held(st, place)), "m": number_arg(capacity(st, place))})


def truce(about: Refused) -> Said:
    return ("", {"n": number_arg(about.st.rules.truce), "m": number_arg(about.st.round)})


def too_many(about: Refused) -> Said:
    """How many cards are to be discarded yet (WL-22.2)."""
    return ("", {"n": number_arg(about.asked.context[0] if about.asked is not None else 0)})


def attacks_made(about: Refused) -> Said:
    if about.part != "place" or about.st.controller[about.value] != about.seat:
        return by_part(about)
    return ("own", {"n": number_arg(stars(about.st, about.value))})


def in_attack(about: Refused) -> Said:
    """The stack and the target of an attack that is being launched; before that what is asked about."""
    if about.kind in ("attack", "second_card") and about.asked is not None and len(about.asked.context) == 2:
        stack, target = about.asked.context
        return ("way", {"h": about.arg("place", stack), "k": about.arg("place", target)})
    return with_status(about)


def storm(about: Refused) -> Said:
    """Whether the storm is over what is asked about, or over the own stacks (WL-14.16)."""
    st, place = about.st, about.value
    here = about.part == "place" and not st.is_castle(place) and status(st, place) == STORMBOUND
    return ("" if here else "ours", {})


def under_attack(about: Refused) -> Said:
    """The stack under attack takes terrain, and no other (WL-10.19)."""
    if about.part != "place" or about.asked is None:
        return by_part(about)
    attacked = about.asked.context[0]
    if about.value != attacked:
        return ("else", about.place(attacked))
    return ("there" if len(about.asked.options) > 1 else "lack", {})


def by_sea(about: Refused) -> Said:
    """A castle that is reached only by air cannot even be raided (WL-14.15)."""
    which, args = in_attack(about)
    return ("air" if which == "walls" and ACCESS[about.st.head[about.value]] == FLY_ONLY else which, args)


def besieging(about: Refused) -> Said:
    """How many Battle cards a siege needs (WL-14.8)."""
    which, args = in_attack(about)
    if which != "way" or about.asked is None:
        return (which, args)
    return (which, args | {"n": number_arg(1 + is_capital(about.st, about.asked.context[1]))})


def named_together(about: Refused) -> Said:
    """A single card is neither stack nor target (WL-14.10)."""
    return ("linked", {}) if about.kind == "battles" and about.part == "card" else by_part(about)


def storming(about: Refused) -> Said:
    """How many cards alike an assault needs, and whether a Raid would do as well (WL-14.7)."""
    which, args = in_field(about)
    if which == "card":
        return (unused(about), args)
    return (which, args | ({} if which in ("own", "seat") else assault_needs(about, *storm_of(about))))


def in_field(about: Refused) -> Said:
    """A card that does not serve for the attack, or a stack that could attack had its player a card (WL-14.6)."""
    which, args = in_attack(about)
    if which == "own" and not about.held(*ATTACK_CARDS[FIELD], *ATTACK_CARDS[ASSAULT]):
        return ("refused-no-attack-card", args)
    return ("way-card" if which == "way" and about.part == "card" else which, args)


def unused(about: Refused) -> str:
    """No castle to use an attack card on, or only capitals, which need two alike (WL-14.7)."""
    st = about.st
    castles = [
        p for p, head in enumerate(st.head) if head != NO_CARD and st.is_castle(p) and st.controller[p] != about.seat
    ]
    return "card" if castles else "card-castle"


def storm_of(about: Refused) -> tuple[int, int]:
    """The stack and the castle of an assault, as far as they are known."""
    if about.kind in ("attack", "second_card") and about.asked is not None and len(about.asked.context) == 2:
        stack, target = about.asked.context
        return stack, target
    return NOWHERE, about.value if about.part == "place" else NOWHERE


def assault_needs(about: Refused, stack: int, castle: int) -> dict[str, Arg]:
    st = about.st
    stacks = [stack] if stack != NOWHERE else st.stacks_of(about.seat)
    at_sea = any(status(st, each) == AT_SEA for each in stacks)
    return {"n": number_arg(1 + (castle != NOWHERE and is_capital(st, castle))), "m": number_arg(int(at_sea))}


def starving(about: Refused) -> Said:
    """How many armies hold a castle out, or that the last is gone only since this turn (WL-19.6)."""
    garrison = len(about.st.armies[about.value]) if about.part == "place" else 0
    return ("", {"n": number_arg(garrison)}) if garrison else ("late", {})


def best(about: Refused) -> Said:
    """What the forced choice takes (WL-4.8)."""
    picks = about.asked.options if about.asked is not None else []
    cards = [pick if isinstance(pick, int) else pick[0] for pick in picks if pick != END]
    return ("", {"c": about.arg("card", cards[0])})


def lost(about: Refused) -> Said:
    """What does not belong to the stack or castle that suffers the losses (WL-16.31, WL-17.12)."""
    if about.asked is None or not about.asked.context:
        return by_part(about)
    place = about.asked.context[0]
    if about.part != "card" or about.value not in about.st.linked(place):
        return ("else", about.place(place))
    fighting = (*about.st.armies[place], *about.st.allies[place], about.st.head[place])
    return by_part(about) if about.value in fighting else ("kind", {})


def ambush(about: Refused) -> Said:
    """What an ambush saves or takes, and whose this is (WL-16.32)."""
    st, battle = about.st, next((frame for frame in about.st.stack if isinstance(frame, FieldBattle)), None)
    if about.asked is None or not about.asked.context or about.part not in ("card", "place"):
        return by_part(about)
    (place,) = about.asked.context
    card = about.value if about.part == "card" else st.head[about.value]
    named = [card for side in battle.named for card in side] if battle is not None else []
    here = card == st.head[place] or card in st.linked(place)
    if about.kind == "ambush_loss":
        which = "mine" if not here else "gone" if card in named else "hero" if card == st.head[place] else "mine"
        return (which, about.place(place))
    if here:
        return ("lost" if card in named else "theirs", {})
    own = [each for each in battle.places() if each != place] if battle is not None else []
    return ("safe" if any(card == st.head[each] or card in st.linked(each) for each in own) else "", {})


def revenge(about: Refused) -> Said:
    """What revenge is taken with, and on whom (WL-23.6)."""
    return ("victim" if about.kind == "victim" else "", {})


Fact = Callable[[Refused], Said]
FACTS: Final[dict[str, Fact]] = {
    **dict.fromkeys(("WL-1.10", "WL-4.7"), namesake),
    "WL-1.13": where_it_lies,
    "WL-1.27": text,
    **dict.fromkeys(("WL-9.37", "WL-9.39", "WL-12.10"), taken_by_text),
    "WL-4.8": best,
    "WL-5.6": its_step,
    "WL-5.13": truce,
    "WL-6.9": room,
    "WL-10.19": under_attack,
    "WL-14.8": besieging,
    "WL-14.10": named_together,
    "WL-28.5": taken_by_text,
    "WL-22.2": too_many,
    "WL-14.3": attacks_made,
    "WL-19.6": starving,
    "WL-14.7": storming,
    "WL-14.15": by_sea,
    **dict.fromkeys(("WL-16.31", "WL-17.12"), lost),
    "WL-16.32": ambush,
    "WL-23.6": revenge,
    **dict.fromkeys(("WL-27.1", "WL-27.3", "WL-27.4", "WL-27.6", "WL-27.9", "WL-27.12", "WL-27.15"), gift),
    **dict.fromkeys(("WL-27.18", "WL-27.19"), gift),
    "WL-14.16": storm,
    **dict.fromkeys(("WL-14.13", "WL-14.14", "WL-14.17", "WL-14.18", "WL-14.19"), in_attack),
    **dict.fromkeys(("WL-14.1", "WL-14.9", "WL-14.20", "WL-14.24", "WL-14.25"), in_attack),
    **dict.fromkeys(("WL-14.28", "WL-14.30"), in_attack),
    "WL-14.6": in_field,
}
"""What a sentence says besides x; a clause that is not here has a message for each part, or one for all."""
