"""The subjects of events, questions and options as plain data, for the texts of every language and client.

The kinds are those of `sandtable.language.translator`. The catalogues in `content/words` use these argument names: p
players; c, d cards; h, k heads of places (heroes and castles); s statuses; n, m numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.game.presentation import ArgKinds, Phrase
from sandtable.core.text.message import key_of
from sandtable.games.warlords.battle.field import terrain_value
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.card_actions import ACTION_IDS, ADD, CASH, CLEAR, CURE, NEGOTIATE
from sandtable.games.warlords.presentation.sums import before_walls, strength
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import COST, PRINTINGS, RANGE, VALUE, def_of

P: Final = ("p", "seat")
C: Final = ("c", "card")
H: Final = ("h", "card")
K: Final = ("k", "card")
S: Final = ("s", "condition")
N: Final = ("n", "count")
M: Final = ("m", "count")
Q: Final = ("q", "seat")
HP: Final = ("h", "place")
KP: Final = ("k", "place")

EVENT_ARGS: Final[Mapping[str, ArgKinds]] = {
    "setup_first": (P,),
    "direction": (P, ("w", "way")),
    "role": (P, ("r", "role")),
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
    "aims": (P, C, H),
    "aims_card": (P, C, ("d", "card"), H),
    "aims_pair": (P, C, H, K),
    "aims_player": (P, C, Q),
    "looks": (P, ("q", "seat")),
    "looked": (("q", "seat"), ("c", "cards")),
    "loses": (P, C, H),
    "joins": (P, C, H),
    "receive": (P, C, H, S),
    "give_up": (P, C, H, S),
    "clear": (P, C, H),
    "cure": (P, C, H),
    "plays_ground": (P, C, H),
    "counters": (P, C, ("d", "card")),
    "lies_in": (P, C, H, S),
    "wrecked": (P, H),
    "explores": (P, H, ("k", "card"), C),
    "finds": (P, H, C),
    "hazards": (P, C, H),
    "vanishes": (P, H),
    "plays_calamity": (P, C, H),
    "moves_calamity": (P, C, H),
    "leaves_calamity": (P, C, H),
    "retests": (P, C, H),
    "afflicts": (P, C, H),
    "afflicts_stack": (P, C, H, S),
    "casts": (P, C, ("d", "card")),
    "launches": (P, ("a", "attack"), H, K, C),
    "pairs": (P, C),
    "abandons": (P, H, K),
    "grounds": (P, C, H),
    "intercepts": (P, H, C),
    "missile_hits": (P, N, Q, M),
    "watched": (P, C, K),
    "spellbound": (P, N),
    "battle_values": (P, N, Q, M, ("d", "count"), ("x", "count"), ("y", "count")),
    "battle_losses": (P, N, Q, M),
    "sudden_death": (("s", "side"),),
    "losses": (P, ("c", "cards")),
    "keeps": (P, C),
    "ambush_hits": (P,),
    "falls_back": (P, H, S),
    "victor": (P,),
    "no_winner": (),
    "besieges": (P, H, K),
    "razes": (P, K),
    "leaves": (P, K),
    "occupies": (P, K, C),
    "plucked": (P, C),
    "pillages": (P, C),
    "promotes": (P, C, H),
    "promoted": (P, C, H),
    "denies": (P, C),
    "ruin": (P, C),
    "transfer": (P, C, H, K),
    "discard": (P, C),
    "eliminated": (P,),
    "sea_points": (P, N, M),
    "kept": (P, C, Q),
    "wins": (("p", "seats"),),
}
"""The arguments of every event, in the order in which the rules emit them."""

PART_PREFIX: Final[Mapping[str, str]] = {"condition": "status", "printing": "card", "outcome": "result"}

PROMPT_ARGS: Final[Mapping[str, ArgKinds]] = {
    "direction": (),
    "role": (),
    "take": (("t", "type"),),
    "take_for": (("t", "type"),),
    "castles": (),
    "heroes": (),
    "starve": (("k", "place"),),
    "spend": (N,),
    "name_player": (C,),
    "name_place": (C,),
    "name_card": (C,),
    "name_army": (C,),
    "name_pair": (C,),
    "name_armies": (HP, KP),
    "shelter": (C,),
    "spy_discard": (P,),
    "tribute": (P,),
    "from_pile": (HP,),
    "crumble": (KP,),
    "march": (),
    "ground_step": (),
    "counter": (C, HP),
    "explore": (),
    "hazard": (HP, C),
    "calamities": (),
    "calamity_loss": (C, HP),
    "move_calamity": (C,),
    "retest": (),
    "cast": (),
    "sacrifice": (HP,),
    "battles": (),
    "attack": (HP, KP),
    "second_card": (C,),
    "ground": (HP,),
    "intercept": (HP, KP),
    "losses": (HP,),
    "ambush_effect": (HP,),
    "ambush_loss": (HP,),
    "detach": (KP,),
    "pillage_pick": (KP,),
    "promote": (HP,),
    "deny": (C,),
    "avenge": (P,),
    "victim": (P,),
    "ruins": (),
    "wrap_up": (N,),
}
"""The kinds of the numbers in the context of every question."""


PRINTED: Final = Counter([card.name for card in PRINTINGS])
"""How many printings each name has."""


def tag(part: str, value: int) -> str:
    """The number of a card, if it is needed to tell it from others of its name."""
    return f"({RANGE[value]})" if part == "card" and value >= 0 and PRINTED[def_of(value).name] > 1 else ""


def pick_phrase(st: State, asked: Decision, option: Pick) -> Phrase | None:
    """An option with what a player wants to know before picking it."""
    if asked.kind == "battles":
        return battle_phrase(st, option)
    if isinstance(option, int):
        return None
    if asked.kind in ("losses", "name_armies"):
        return ("pick-losses", (("c", "cards", option),))
    if asked.kind == "attack":
        return ("pick-attack", (("a", "attack", option[0]), ("c", "card", option[1])))
    if asked.kind == "intercept":
        return ("pick-intercept", (("h", "place", option[0]), ("c", "card", option[1])))
    if asked.kind == "explore":
        return ("pick-explore", (("h", "place", option[0]), ("k", "card", option[1]), ("c", "card", option[2])))
    if asked.kind == "name_pair":
        return ("pick-pair", (("h", "place", option[0]), ("k", "place", option[1])))
    if asked.kind == "cast":
        return ("pick-cast", (("c", "card", option[0]), ("d", "card", option[1])))
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
        return (f"pick-{ACTION_IDS[deed]}", args)
    return (key_of("pick", ACTION_IDS[deed]), (("c", "card", card), ("h", "place", place)))


def battle_phrase(st: State, option: Pick) -> Phrase:
    """Launch an attack, occupy a starved castle, or abandon a siege."""
    if isinstance(option, int):
        return ("pick-abandon", (("h", "place", option), ("k", "place", st.siege[option])))
    stack, target = option
    who = (("h", "place", stack), ("k", "place", target))
    if st.siege[stack] == target:
        return ("pick-occupy", who)
    if st.is_castle(target) and not st.armies[target]:
        return ("pick-launch-falls", who)
    mine = before_walls(st, stack, target) if st.is_castle(target) else strength(st, stack)
    ground = 0 if st.is_castle(target) else terrain_value(st, target)
    return ("pick-launch", (*who, ("n", "count", mine), ("m", "count", strength(st, target) + ground)))
