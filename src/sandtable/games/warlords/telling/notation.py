"""What events, questions and options speak of, as plain data for the words of every language and client.

The kinds are those of `sandtable.words`. The catalogues in `content/words` know the arguments by these names:
p players; c, d cards; h, k heads of places (heroes and castles); s statuses; n, m numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.spec import ArgKinds, Phrase
from sandtable.games.warlords.deeds import ADD, CASH, CLEAR, CURE, DEED_IDS, NEGOTIATE
from sandtable.games.warlords.state import NOWHERE, State
from sandtable.games.warlords.tables.cards import COST, VALUE

P: Final = ("p", "seat")
C: Final = ("c", "card")
H: Final = ("h", "card")
K: Final = ("k", "card")
S: Final = ("s", "status")
N: Final = ("n", "count")

EVENT_ARGS: Final[Mapping[str, ArgKinds]] = {
    "setup_first": (P,),
    "direction": (P, ("w", "way")),
    "takes": (P, C),
    "game_turn": (N,),
    "first_player": (P,),
    "turn": (P, N),
    "turns_over": (P, C, N),
    "chance_number": (P, N),
    "chance_decides": (P,),
    "reshuffle": (P, N),
    "draw": (P, N),
    "draw_own": (("c", "cards"),),
    "castle": (P, C),
    "hero": (P, C),
    "banner": (P, C, H),
    "starves": (P, C, H),
    "revenue": (P, N),
    "treasure": (P, C, N),
    "dismiss": (P, C, H),
    "add": (P, C, H, N),
    "negotiates": (P, C, N),
    "outcome": (P, C, ("o", "outcome")),
    "looks": (P, ("q", "seat")),
    "looked": (("q", "seat"), ("c", "cards")),
    "loses": (P, C, H),
    "receive": (P, C, H, S),
    "give_up": (P, C, H, S),
    "clear": (P, C, H),
    "cure": (P, C, H),
    "ruin": (P, C),
    "transfer": (P, C, H, K),
    "discard": (P, C),
    "eliminated": (P,),
    "wins": (("p", "seats"),),
}
"""The arguments of every event, in the order in which the rules give them."""

PROMPT_ARGS: Final[Mapping[str, ArgKinds]] = {
    "direction": (),
    "take": (("t", "type"),),
    "castles": (),
    "heroes": (),
    "starve": (("k", "place"),),
    "spend": (N,),
    "name_player": (C,),
    "name_place": (C,),
    "name_card": (C,),
    "name_army": (C,),
    "march": (),
    "ruins": (),
    "wrap_up": (N,),
}
"""What the numbers in the context of every question are."""


def pick_phrase(st: State, asked: Decision, option: Pick) -> Phrase | None:
    """An option with what a player wants to know before picking it."""
    if isinstance(option, int):
        return None
    if len(option) == 2:
        card, place = option
        if place == NOWHERE:
            return ("pick-play", (("c", "card", card),))
        return ("pick-give", (("c", "card", card), ("h", "place", place)))
    deed, card, place = option
    if deed == NEGOTIATE:
        return ("pick-negotiate", (("c", "card", card), ("n", "count", COST[card])))
    if deed == CASH:
        return ("pick-cash", (("c", "card", card), ("n", "count", VALUE[card])))
    if deed == ADD:
        return ("pick-add", (("c", "card", card), ("h", "place", place), ("n", "count", COST[card])))
    if deed in (CLEAR, CURE):
        gone = st.ground[place] if deed == CLEAR else st.calamity[place]
        args = (("c", "card", card), ("h", "place", place), ("d", "card", gone))
        return (f"pick-{DEED_IDS[deed]}", args)
    return (f"pick-{DEED_IDS[deed].replace('_', '-')}", (("c", "card", card), ("h", "place", place)))
