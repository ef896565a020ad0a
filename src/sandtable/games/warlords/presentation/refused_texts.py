"""What the text of a card takes, and what this thing lacks for it: diplomacy, spells and calamities (`refusals`)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.frames import Frame
from sandtable.core.scene.scene import message_arg
from sandtable.core.text.message import kebab
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.effects.choice import Choice
from sandtable.games.warlords.effects.played import Played
from sandtable.games.warlords.effects.registry import EFFECTS, NAME_ARMY, NAME_CARD, NAME_PLAYER
from sandtable.games.warlords.effects.spells import SPELL_IMMUNE
from sandtable.games.warlords.presentation.about import Refused, Said, by_part
from sandtable.games.warlords.reasons import is_held, own_place_with
from sandtable.games.warlords.stacks import is_besieged
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    ALLY,
    AMBUSH,
    ARMY,
    ARTEFACT,
    BATTLE,
    HERO,
    IMPROVEMENT,
    MARCH,
    NAMED,
    NO_CARD,
    OP,
    OP_IDS,
    PILLAGE,
    PRINTINGS,
    PROMOTION,
    RAID,
    RAZE,
    REVENGE,
    RUIN,
    TRAITOR,
    TREASURE,
    TYPE,
    TYPE_IDS,
    def_of,
    op,
)

GROUP: Final = (MARCH, BATTLE, AMBUSH, RAID, PILLAGE, RAZE, TRAITOR, PROMOTION, REVENGE)
CAPITAL: Final = op("capital")
CARDS: Final[dict[str, tuple[int, ...]]] = {
    **dict.fromkeys(("steal_generic_army", "discard_generic_army", "charm_army", "teleport_armies"), (ARMY,)),
    **dict.fromkeys(("discard_to_hand_army", "army_from_discard"), (ARMY,)),
    **dict.fromkeys(("discard_improvement", "discard_chosen_improvement"), (IMPROVEMENT,)),
    "discard_to_hand_hero": (HERO,),
    "discard_to_hand_marchbattle": GROUP,
    "discard_to_hand_findable": (ARTEFACT, ALLY, TREASURE, RUIN),
    "recover_lost_artefact": (ARTEFACT, ALLY),
    "discard_artefact": (ARTEFACT,),
    "discard_ally": (ALLY,),
    "march_from_discard": (MARCH,),
}
"""The types of cards that a text takes, where it takes cards."""
STACKS: Final = frozenset(
    [
        *("discard_1_army_or_ally", "discard_1_march", "stack_tcv_plus_4", "stack_tcv_minus_4", "stack_flies"),
        *("remove_weather", "at_sea_to_port", "march_from_discard", "discard_patrol_march", "add_armies_abroad"),
        *("recover_lost_artefact", "charm_army", "discard_artefact", "discard_ally"),
    ]
)
CASTLES: Final = frozenset(
    ["no_revenue_next", "castle_defence_plus_4", "discard_chosen_improvement", "discard_improvement"]
)
OWN: Final = frozenset(
    ["add_armies_abroad", "recover_lost_artefact", "teleport_armies", "march_from_discard", "army_from_discard"]
)
ENEMY: Final = frozenset(
    [
        *("steal_generic_army", "discard_generic_army", "charm_army", "no_revenue_next", "discard_improvement"),
        "discard_patrol_march",
    ]
)
BY_STATUS: Final = frozenset(
    ["discard_patrol_march", "add_armies_abroad", "remove_weather", "at_sea_to_port", "recover_lost_artefact"]
)
HAVING: Final = {
    "remove_calamity": "lack-calamity",
    "discard_1_march": "lack-march",
    "steal_generic_army": "lack-generic",
    "discard_generic_army": "lack-generic",
    "charm_army": "lack-generic",
    "discard_improvement": "lack-works",
    "discard_chosen_improvement": "lack-works",
    "discard_artefact": "lack-artefact",
    "discard_ally": "lack-ally",
    "teleport_armies": "lack-armies",
    "march_from_discard": "lack-freedom",
}
"""What a place of the right kind lacks."""


def text(about: Refused) -> Said:
    """What a card says that forbids something against the rules (WL-1.27): a truce, a temple, an oracle, a Harbour."""
    if about.kind == "battles":
        return ("truce" if about.part == "place" else "peace", {})
    if about.kind in ("spend", "take", "take_for"):
        return (f"harbour-{about.part}", {})
    shield = next(card for card in about.st.improvements[about.value] if OP[card] == SPELL_IMMUNE)
    return ("shield-spell", {"c": about.arg("card", shield)})


def wanted(frame: Frame[State]) -> str:
    """Whether a card first names something, or something is chosen for it afterwards."""
    return "named" if isinstance(frame, Played) and not frame.named else "chosen"


def text_card(frame: Frame[State]) -> int:
    """The card whose text takes something now."""
    if isinstance(frame, Played):
        return frame.card
    if isinstance(frame, Choice):
        return next(n for n, card in enumerate(PRINTINGS) if card.op == OP_IDS[frame.op])
    return NO_CARD


def taken_by_text(about: Refused) -> Said:
    """What the text of the card takes, and what this lacks for it (WL-9.37, WL-9.39, WL-12.10, WL-28.5)."""
    frame = about.st.stack[-1]
    card = text_card(frame)
    if card == NO_CARD:  # a card of the hand that would name something
        return by_part(about) if about.clause == "WL-28.5" else no_target(about)
    args = {"c": about.arg("card", card), "t": message_arg(f"{wanted(frame)}-{kebab(def_of(card).op)}")}
    lack, more = lacking(about, def_of(card).op, wanted(frame))
    if more and "p" not in more:  # a word inside a word cannot speak of another
        return (f"refused-text-{lack.removeprefix('lack-')}", args | more)
    return ("refused-text", args | {"w": message_arg(lack)} | more)


def lacking(about: Refused, effect: str, when: str) -> Said:
    """What a thing lacks for the text of a card: the nearest first."""
    if about.part == "card":
        return lacking_card(about, effect, when)
    if about.part == "seat":
        return ("lack-self" if about.value == about.seat else "lack-is", {})
    if about.part != "place" or when == "chosen":
        return lacking_shelter(about, effect) if about.part == "place" else ("lack-is", {})
    st, place = about.st, about.value
    castle, own = st.is_castle(place), st.controller[place] == about.seat
    if not takes_places(effect):
        return ("lack-castle" if castle else "lack-stack", {})
    if castle and effect in STACKS:
        return ("lack-castle", {})
    if not castle and effect in CASTLES:
        return ("lack-stack", {})
    if (own and effect in ENEMY) or (not own and effect in OWN):
        return ("lack-mine" if own else "lack-theirs", {})
    if castle and is_besieged(st, place) and effect == "army_from_discard":
        return ("lack-besieged", {})
    if effect in BY_STATUS:
        return ("lack-status", about.status_of(place))
    return (HAVING.get(effect, "lack-is"), {})


def takes_places(effect: str) -> bool:
    """Does a text take stacks or castles, or cards where they lie?"""
    return EFFECTS[effect].question != NAME_PLAYER and not effect.startswith("discard_to_hand")


def lacking_shelter(about: Refused, effect: str) -> Said:
    """A stolen army comes to an own stack at home or an unbesieged castle."""
    st, place = about.st, about.value
    castle = st.is_castle(place)
    if effect != "steal_generic_army":
        return ("lack-castle" if castle else "lack-stack", {})
    if st.controller[place] != about.seat:
        return ("lack-theirs", {})
    return ("lack-besieged", {}) if castle else ("lack-status", about.status_of(place))


def takes_cards(effect: str, when: str) -> tuple[int, ...]:
    """The types of cards that a text takes at this moment; none where it takes a place or a player."""
    if when == "named":
        return CARDS.get(effect, ()) if EFFECTS[effect].question in (NAME_CARD, NAME_ARMY) else ()
    if effect == "steal_generic_army":  # then a place is chosen for the army
        return ()
    return CARDS.get(effect, tuple(range(len(TYPE_IDS))))


def lacking_card(about: Refused, effect: str, when: str) -> Said:
    """A card of another type, of the wrong sort, or in the wrong place."""
    st, card = about.st, about.value
    if TYPE[card] not in takes_cards(effect, when):
        return ("lack-kind", {"k": message_arg(f"kind-{TYPE_IDS[TYPE[card]]}")})
    place = own_place_with(st, about.seat, card)
    if place != NOWHERE:
        if st.controller[place] == about.seat and effect in ENEMY:
            return ("lack-mine", {})
        if effect in ("steal_generic_army", "discard_generic_army", "charm_army") and NAMED[card]:
            return ("lack-named", {})
        if effect == "discard_improvement" and OP[card] == CAPITAL:
            return ("lack-capital", {})
        return ("lack-in" if st.is_castle(place) else "lack-with", about.place(place))
    if is_held(st, about.seat, card):
        return ("lack-hand", {})
    for seat, pile in enumerate(st.discards):
        if card in pile:
            return ("lack-own-pile" if seat == about.seat else "lack-pile", {"p": about.arg("seat", seat)})
    return ("lack-table", {})


def no_target(about: Refused) -> Said:
    """A card of the hand that would name nothing now; an artefact or stack through which no spell would (WL-12.10)."""
    if about.part != "card" or not is_held(about.st, about.seat, about.value):
        return by_part(about)
    effect = def_of(about.value).op
    pile = {"march_from_discard": MARCH, "army_from_discard": ARMY}.get(effect)
    if pile is not None and not any(TYPE[card] == pile for card in about.st.discards[about.seat]):
        return ("refused-text-pile", {"t": message_arg(f"chosen-{kebab(effect)}")})
    return ("refused-text-none", {"t": message_arg(f"named-{kebab(effect)}")})
