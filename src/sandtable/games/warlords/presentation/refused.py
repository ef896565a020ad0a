"""What stands in the way of a refused thing: which message of a clause tells it, and with what arguments (`refusals`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.scene.scene import number_arg
from sandtable.games.warlords.presentation.about import Refused, Said, by_part
from sandtable.games.warlords.presentation.refused_setup import gift
from sandtable.games.warlords.presentation.refused_texts import (
    taken_by_text,
    text,
)
from sandtable.games.warlords.reasons import holder_of_name
from sandtable.games.warlords.stacks import capacity, cards_held
from sandtable.games.warlords.state import END

# -- what a message says -------------------------------------------------------------------------------------------------------


def namesake(about: Refused) -> Said:
    """Before whom the card of this name lies (WL-1.10)."""
    if about.part != "card":
        return by_part(about)
    holder = holder_of_name(about.st, about.value)
    return ("refused-name-mine" if holder == about.seat else "", {"p": about.arg("seat", holder)})


def room(about: Refused) -> Said:
    """How many cards a place holds, of how many (WL-6.9)."""
    if about.part != "place":
        return ("card", {})
    st, place = about.st, about.value
    return ("", {"n": number_arg(cards_held(st, place)), "m": number_arg(capacity(st, place))})


def best(about: Refused) -> Said:
    """What the forced choice takes (WL-4.8)."""
    picks = about.asked.options if about.asked is not None else []
    cards = [pick if isinstance(pick, int) else pick[0] for pick in picks if pick != END]
    return ("", {"c": about.arg("card", cards[0])})


Fact = Callable[[Refused], Said]
FACTS: Final[dict[str, Fact]] = {
    **dict.fromkeys(("WL-1.10", "WL-4.7"), namesake),
    "WL-1.27": text,
    **dict.fromkeys(("WL-9.37", "WL-9.39", "WL-12.10"), taken_by_text),
    "WL-4.8": best,
    "WL-6.9": room,
    "WL-28.5": taken_by_text,
    **dict.fromkeys(("WL-27.1", "WL-27.3", "WL-27.4", "WL-27.6", "WL-27.9", "WL-27.12", "WL-27.15"), gift),
    **dict.fromkeys(("WL-27.18", "WL-27.19"), gift),
}
"""What a sentence says besides x; a clause that is not here has a message for each part, or one for all."""
