"""What stands in the way of a refused thing: which message of a clause tells it, and with what arguments (`refusals`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.cards import faces_of
from sandtable.core.scene.scene import number_arg
from sandtable.games.warlords.battle.field import FieldBattle
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.presentation.about import Refused, Said, by_part
from sandtable.games.warlords.presentation.refused_setup import gift
from sandtable.games.warlords.presentation.refused_texts import (
    taken_by_text,
    text,
)
from sandtable.games.warlords.reasons import STEP_OF_TYPE, holder_of_name, lies_open, own_place_with
from sandtable.games.warlords.stacks import capacity, cards_held
from sandtable.games.warlords.state import END
from sandtable.games.warlords.tables.cards import (
    MARCH,
    RUIN,
    TYPE,
)

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


def too_many(about: Refused) -> Said:
    """How many cards are to be discarded yet (WL-22.2)."""
    return ("", {"n": number_arg(about.asked.context[0] if about.asked is not None else 0)})


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
    "WL-6.9": room,
    "WL-28.5": taken_by_text,
    "WL-22.2": too_many,
    **dict.fromkeys(("WL-16.31", "WL-17.12"), lost),
    "WL-16.32": ambush,
    "WL-23.6": revenge,
    **dict.fromkeys(("WL-27.1", "WL-27.3", "WL-27.4", "WL-27.6", "WL-27.9", "WL-27.12", "WL-27.15"), gift),
    **dict.fromkeys(("WL-27.18", "WL-27.19"), gift),
}
"""What a sentence says besides x; a clause that is not here has a message for each part, or one for all."""
