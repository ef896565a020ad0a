"""What stands in the way of a refused thing: which message of a clause tells it, and with what arguments (`refusals`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.cards import faces_of
from sandtable.core.decision import Decision, NotAsked, Target
from sandtable.core.frames import Frame
from sandtable.core.scene import Arg, number, word
from sandtable.core.scene_terms import kebab
from sandtable.core.scene_words import argument
from sandtable.core.spec import GameSpec
from sandtable.games.warlords.battle.field import FieldBattle
from sandtable.games.warlords.board import MOVED, NOBODY, NOWHERE
from sandtable.games.warlords.effects.choice import Choice
from sandtable.games.warlords.effects.played import Played
from sandtable.games.warlords.effects.registry import EFFECTS, NAME_PLAYER
from sandtable.games.warlords.effects.spells import SPELL_IMMUNE
from sandtable.games.warlords.reasons import STEP_OF_TYPE, is_held, own_place_with
from sandtable.games.warlords.setup import Start
from sandtable.games.warlords.stacks import capacity, counted, is_at_home, is_capital, stars, status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps.calamities import CALAMITY_IMMUNE
from sandtable.games.warlords.steps.casting import casters
from sandtable.games.warlords.steps.exploring import holder_of
from sandtable.games.warlords.steps.revenue import why_no_fleets
from sandtable.games.warlords.tables.cards import (
    ACCESS,
    BANNER,
    COST,
    FLY_ONLY,
    IMPROVEMENT,
    MARCH,
    NAME,
    NO_CARD,
    OP,
    OP_IDS,
    PRINTINGS,
    SPELL,
    TYPE,
    WEATHER,
    def_of,
)
from sandtable.games.warlords.tables.statuses import AT_SEA, ON_PATROL, STORMBOUND

Said = tuple[str, dict[str, Arg]]
"""Which of the messages of a clause, and its arguments besides x."""


class Refused:
    """One refused thing at the open question, as its player sees it."""

    def __init__(self, spec: GameSpec[State], st: State, seat: int, target: Target, clause: str) -> None:
        self.spec = spec
        self.st = st
        self.seat = seat
        self.part, self.value = target
        self.clause = clause
        self.asked = own_question(st, seat)

    @property
    def key(self) -> str:
        return f"refused-{self.clause.lower().replace('.', '-')}"

    @property
    def kind(self) -> str:
        return "" if self.asked is None else self.asked.kind

    def is_offered(self) -> bool:
        """Is it an answer, only not together with what is chosen already?"""
        return self.asked is not None and self.spec.offers(self.asked, (self.part, self.value))

    def is_whole_stack(self) -> bool:
        """Is it a stack of which only the hero's own card is an answer?"""
        if self.part != "place" or self.asked is None or "place" in self.spec.kinds[self.kind].parts:
            return False
        return self.spec.offers(self.asked, ("card", self.st.head[self.value]))

    def of(self, target: Target) -> Refused:
        """The same refusal, told of something else."""
        return Refused(self.spec, self.st, self.seat, target, self.clause)

    def arg(self, kind: str, value: int) -> Arg:
        return argument(self.spec, self.st, kind, value)

    def place(self, place: int) -> dict[str, Arg]:
        return {"h": self.arg("place", place)}

    def status_of(self, place: int) -> dict[str, Arg]:
        """The status of a stack; a castle has none."""
        return {} if self.st.is_castle(place) else {"s": self.arg("condition", status(self.st, place))}


def own_question(st: State, seat: int) -> Decision | None:
    try:
        return st.asked(seat)
    except NotAsked:
        return None


# -- what a message says -------------------------------------------------------------------------------------------------------


def by_part(about: Refused) -> Said:
    """A message for what is asked about, where there is more than one."""
    if about.part != "place":
        return (about.part, {})
    own, castle = about.st.controller[about.value] == about.seat, about.st.is_castle(about.value)
    return (("castle" if castle else "own") if own else "walls" if castle else "enemy", {})


def with_status(about: Refused) -> Said:
    """The status of the stack asked about."""
    which, args = by_part(about)
    if about.part == "place":
        args |= about.status_of(about.value)
    return (which, args)


def namesake(about: Refused) -> Said:
    """Before whom the card of this name lies (WL-1.10)."""
    if about.part != "card":
        return by_part(about)
    if any(about.value in ruins for ruins in about.st.ruins) and about.kind == "explore":
        return ("ruin", {})
    return ("", {"p": about.arg("seat", holder_of_name(about.st, about.value))})


def holder_of_name(st: State, card: int) -> int:
    name = NAME[card]
    for place, head in enumerate(st.head):
        if head != NO_CARD and any(NAME[each] == name for each in (head, *st.linked(place))):
            return st.controller[place]
    for seat, cards in enumerate(zip(st.ruins, st.treasures, strict=True)):
        if any(NAME[each] == name for pile in cards for each in pile):
            return seat
    return NOBODY


def where_it_lies(about: Refused) -> Said:
    """A card that is not in the hand: with a stack or castle, in a discard pile, open on the table (WL-1.13)."""
    place = own_place_with(about.st, about.seat, about.value)
    if place != NOWHERE:
        return ("linked", about.place(place))
    for seat, pile in enumerate(about.st.discards):
        if about.value in pile:
            return ("mine" if seat == about.seat else "pile", {"p": about.arg("seat", seat)})
    return ("", {})


def its_step(about: Refused) -> Said:
    """The step in which a card is played, or a March card given up (WL-5.6)."""
    held = about.value in faces_of(about.st.hands[about.seat])
    if not held and TYPE[about.value] == MARCH:
        return ("linked", {})
    return ("", {"n": number(STEP_OF_TYPE[TYPE[about.value]])})


def price(about: Refused) -> Said:
    """What a card costs, and what is left (WL-9.6)."""
    left = number(about.asked.context[0] if about.asked is not None and about.asked.context else 0)
    if about.part == "place":
        return ("place", {"m": left})
    return ("", {"n": number(COST[about.value]), "m": left})


def room(about: Refused) -> Said:
    """How many cards a place holds, of how many (WL-6.9)."""
    if about.part != "place":
        return ("spell" if about.part == "card" and TYPE[about.value] == SPELL else "", {})
    st, place = about.st, about.value
    return ("place", {"n": number(counted(st, place)), "m": number(capacity(st, place))})


def text(about: Refused) -> Said:
    """What a card says (WL-1.27): the one that is played, or the one in the way."""
    st, card = about.st, text_card(about)
    if about.kind == "battles":
        return ("truce" if about.part == "place" else "peace", {})
    if card == NO_CARD and about.kind == "sacrifice" and about.asked is not None:
        return ("loss", about.place(about.asked.context[0]))
    if about.kind in ("spend", "take", "take_for"):
        return (f"harbour-{about.part}", {})
    if card == NO_CARD:
        return ("none", {})
    args = {"c": about.arg("card", card)}
    if about.part == "place" and card in st.improvements[about.value]:
        return ("shield-calamity" if about.kind in ("calamities", "move_calamity") else "shield-spell", args)
    if about.kind == "calamity_loss":
        return ("", args | {"t": suffered(about, card)})
    return ("", args | {"t": word(f"{wanted(st.stack[-1])}-{kebab(def_of(card).op)}")})


def wanted(frame: Frame[State]) -> str:
    """Whether a card first names something, or something is chosen for it afterwards."""
    return "named" if isinstance(frame, Played) and not frame.named else "chosen"


def text_card(about: Refused) -> int:
    st, frame = about.st, about.st.stack[-1]
    if about.part == "place":
        immune = CALAMITY_IMMUNE if about.kind in ("calamities", "move_calamity") else SPELL_IMMUNE
        shields = [card for card in st.improvements[about.value] if OP[card] == immune]
        spell = isinstance(frame, Played) and TYPE[frame.card] == SPELL and st.controller[about.value] != about.seat
        if shields and (immune == CALAMITY_IMMUNE or spell):
            return shields[0]
    if isinstance(frame, Played):
        return frame.card
    if isinstance(frame, Choice):
        return next(n for n, card in enumerate(PRINTINGS) if card.op == OP_IDS[frame.op])
    return about.asked.context[0] if about.kind == "calamity_loss" and about.asked is not None else NO_CARD


def truce(about: Refused) -> Said:
    return ("", {"n": number(about.st.rules.truce), "m": number(about.st.round)})


def too_many(about: Refused) -> Said:
    """How many cards are to be discarded yet (WL-22.2)."""
    return ("", {"n": number(about.asked.context[0] if about.asked is not None else 0)})


def attacks_made(about: Refused) -> Said:
    if about.part != "place" or about.st.controller[about.value] != about.seat:
        return by_part(about)
    return ("own", {"n": number(stars(about.st, about.value))})


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


def magic(about: Refused) -> Said:
    """An artefact that could cast lacks a spell in the hand (WL-12.1)."""
    st, seat = about.st, about.seat
    carried = st.artefacts[about.value] if about.part == "place" else (about.value,)
    if any(card in casters(st, seat) for card in carried):
        return ("idle", {})
    return by_part(about)


def casting(about: Refused) -> Said:
    """The artefact of a stack that could cast is named itself (WL-12.2)."""
    if about.part != "place" or about.asked is None:
        return by_part(about)
    able = [card for card in about.st.artefacts[about.value] if about.spec.offers(about.asked, ("card", card))]
    return ("name", {"c": about.arg("card", able[0])}) if able else by_part(about)


def search(about: Refused) -> Said:
    """A ruin that could be searched is not itself laid out (WL-20.5)."""
    if about.part == "card" and any(about.value in ruins for ruins in about.st.ruins):
        return ("ruin", {})
    return by_part(about)


def reach(about: Refused) -> Said:
    """At home or abroad: where a stack finds no ruin, and whom a ruin waits for (WL-20.1)."""
    which, args = by_part(about)
    if which == "own":
        return ("patrol" if status(about.st, about.value) == ON_PATROL else "campaign", args)
    if about.part != "card":
        return (which, args)
    holder = holder_of(about.st, about.value)
    return ("home", {}) if holder == about.seat else ("abroad", {"p": about.arg("seat", holder)})


def pile_or_hand(about: Refused) -> Said:
    """What a diplomacy card takes from: the own discard pile, or the hand of an opponent (WL-9.41)."""
    if about.part != "card":
        return by_part(about)
    return ("hand" if EFFECTS[def_of(about.value).op].question == NAME_PLAYER else "pile", {})


def harbour(about: Refused) -> Said:
    """A fleet lacks a port, or a stack (WL-9.28)."""
    if about.part != "card":
        return by_part(about)
    if why_no_fleets(about.st, about.seat) is not None:
        return ("port", {})
    return ("", {}) if about.st.stacks_of(about.seat) else ("stack", {})


def land_or_sea(about: Refused) -> Said:
    """Terrain for a stack At Sea, or weather for one on land (WL-10.5)."""
    if about.part == "card":
        return ("weather" if TYPE[about.value] == WEATHER else "terrain", {})
    which, args = with_status(about)
    if about.part != "place" or about.st.is_castle(about.value):
        return (which, args)
    return ("sea" if status(about.st, about.value) in (AT_SEA, STORMBOUND) else "land", args)


def lies_in(about: Refused) -> Said:
    """The terrain or weather that a stack lies in (WL-10.3)."""
    if about.part != "place":
        return by_part(about)
    return ("", {"c": about.arg("card", about.st.ground[about.value])})


def by_sea(about: Refused) -> Said:
    """A castle that is reached only by air cannot even be raided (WL-14.15)."""
    which, args = in_attack(about)
    return ("air" if which == "walls" and ACCESS[about.st.head[about.value]] == FLY_ONLY else which, args)


def storming(about: Refused) -> Said:
    """How many cards alike an assault needs, and whether a Raid would do as well (WL-14.7)."""
    which, args = in_attack(about)
    return (which, args | ({} if which in ("own", "seat") else assault_needs(about, *storm_of(about))))


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
    return {"n": number(1 + (castle != NOWHERE and is_capital(st, castle))), "m": number(int(at_sea))}


def starving(about: Refused) -> Said:
    """How many armies hold a castle out, or that the last is gone only since this turn (WL-19.6)."""
    garrison = len(about.st.armies[about.value]) if about.part == "place" else 0
    return ("", {"n": number(garrison)}) if garrison else ("late", {})


def exchange(about: Refused) -> Said:
    """What keeps an artefact, or a stack, from an exchange (WL-21.4)."""
    st, seat = about.st, about.seat
    stack = about.value if about.part == "place" else own_place_with(st, seat, about.value)
    if stack == NOWHERE or st.controller[stack] != seat or st.is_castle(stack):
        return (f"foreign-{by_part(about)[0]}", {})
    if not is_at_home(st, stack):
        return ("away", {**about.place(stack), **about.status_of(stack)})
    if about.part == "place" and about.is_offered():
        return ("there", about.place(stack))
    if about.part == "card" and st.uses(MOVED, about.value):
        return ("moved", {})
    return ("alone", about.place(stack))


def marched(about: Refused) -> Said:
    """A March card of the hand finds no stack; one that is linked stays with its own (chapter 13)."""
    if about.part != "card":
        return by_part(about)
    if is_held(about.st, about.seat, about.value):
        return ("card", {})
    place = own_place_with(about.st, about.seat, about.value)
    return ("linked" if TYPE[about.value] == MARCH else "other", about.place(place))


def lost(about: Refused) -> Said:
    """What does not belong to the stack or castle that suffers the losses (WL-16.31, WL-17.12)."""
    if about.asked is None or not about.asked.context:
        return by_part(about)
    place = about.asked.context[0]
    if about.part != "card" or about.value not in about.st.linked(place):
        return ("else", about.place(place))
    fighting = (*about.st.armies[place], *about.st.allies[place], about.st.head[place])
    return by_part(about) if about.value in fighting else ("kind", {})


def stuck(about: Refused) -> Said:
    """Terrain, weather and calamities go by a March card of the player whose stack or castle it is (WL-10.20, WL-11.11)."""
    if about.part != "card":
        return by_part(about)
    place = own_place_with(about.st, about.seat, about.value)
    if about.st.controller[place] != about.seat:
        return ("foreign", about.place(place))
    picks = about.asked.options if about.kind == "march" and about.asked is not None else []
    ways = [pick for pick in picks if isinstance(pick, tuple) and pick[2] == place]
    return ("now", about.place(place)) if any(is_held(about.st, about.seat, pick[1]) for pick in ways) else ("", {})


def banners(about: Refused) -> Said:
    """Whether a banner is lacking, or a castle with the race symbol of one that is held (WL-8.5)."""
    which, args = by_part(about)
    held = any(TYPE[face] == BANNER for face in faces_of(about.st.hands[about.seat]))
    return (which if held or which != "own" else "none", args)


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


def taken(about: Refused) -> Said:
    """What is taken now, and why this is not (WL-27.1)."""
    st, card = about.st, about.value
    if about.part != "card":
        return ("place", {})
    if card not in st.rules.decks[about.seat]:
        return ("deck", {})
    if about.asked is None or TYPE[card] == about.asked.context[0]:
        return ("taken", {})
    return ("", {"t": about.arg("type", about.asked.context[0])})


def side(about: Refused) -> Said:
    """A place of another, a card that is not taken now, or one that is too dear (WL-27.18, WL-27.19)."""
    frame, st = about.st.stack[-1], about.st
    if about.part != "card" or not isinstance(frame, Start):
        return ("where" if about.part == "place" else about.part, {})
    left = frame.left(st)
    if TYPE[about.value] == frame.item(st).kind and left is not None and COST[about.value] > left:
        return ("cost", {"n": number(COST[about.value]), "m": number(left)})
    return ("", {})


def struck(about: Refused) -> Said:
    """The calamity that is at work."""
    if about.asked is None or not about.asked.context:
        return by_part(about)
    card, *place = about.asked.context
    args = {"c": about.arg("card", card)}
    if about.kind != "calamity_loss":
        return ("", args)
    lies = own_place_with(about.st, about.seat, about.value) if about.part == "card" else NOWHERE
    if lies not in (NOWHERE, place[0]):
        return ("elsewhere", args | about.place(place[0]) | {"k": about.arg("place", lies)})
    return ("loss", args | about.place(place[0]) | {"t": suffered(about, card)})


def suffered(about: Refused, card: int) -> Arg:
    """What a calamity takes; of improvement and army the one that is asked for now."""
    op = def_of(card).op
    if op.startswith("lose_improvement") and about.asked is not None:
        picks = [pick for pick in about.asked.options if isinstance(pick, int)]
        op = "lose_improvement" if picks and TYPE[picks[0]] == IMPROVEMENT else "lose_army"
    return word(f"chosen-{kebab(op)}")


Fact = Callable[[Refused], Said]
FACTS: Final[dict[str, Fact]] = {
    **dict.fromkeys(("WL-1.10", "WL-4.7", "WL-7.3", "WL-8.2", "WL-9.15", "WL-9.27", "WL-9.34"), namesake),
    **dict.fromkeys(("WL-10.4", "WL-20.6", "WL-21.2"), namesake),
    "WL-1.13": where_it_lies,
    "WL-1.27": text,
    "WL-5.6": its_step,
    "WL-5.13": truce,
    "WL-6.9": room,
    "WL-8.5": banners,
    "WL-9.6": price,
    "WL-22.2": too_many,
    "WL-14.3": attacks_made,
    "WL-19.6": starving,
    "WL-9.28": harbour,
    "WL-9.41": pile_or_hand,
    "WL-10.3": lies_in,
    "WL-10.5": land_or_sea,
    "WL-14.7": storming,
    "WL-14.15": by_sea,
    "WL-20.1": reach,
    "WL-21.4": exchange,
    "WL-12.1": magic,
    "WL-12.2": casting,
    **dict.fromkeys(("WL-13.1", "WL-13.2", "WL-13.3", "WL-13.13", "WL-13.25"), marched),
    **dict.fromkeys(("WL-10.20", "WL-10.21", "WL-10.22", "WL-11.11", "WL-11.12"), stuck),
    **dict.fromkeys(("WL-16.31", "WL-17.12"), lost),
    "WL-16.32": ambush,
    "WL-23.6": revenge,
    "WL-27.1": taken,
    **dict.fromkeys(("WL-27.18", "WL-27.19"), side),
    "WL-14.16": storm,
    **dict.fromkeys(("WL-20.5", "WL-20.7"), search),
    **dict.fromkeys(("WL-9.20", "WL-9.21", "WL-10.6", "WL-10.7", "WL-15.4", "WL-15.10", "WL-20.2"), with_status),
    **dict.fromkeys(("WL-14.13", "WL-14.14", "WL-14.17", "WL-14.18", "WL-14.19"), in_attack),
    **dict.fromkeys(("WL-14.1", "WL-14.8", "WL-14.9", "WL-14.20", "WL-14.24", "WL-14.25"), in_attack),
    **dict.fromkeys(("WL-14.6", "WL-14.28", "WL-14.30"), in_attack),
    **dict.fromkeys(("WL-11.8", "WL-11.17", "WL-11.21", "WL-11.23", "WL-11.24", "WL-11.25", "WL-11.29"), struck),
}
"""What a sentence says besides x; a clause that is not here has a message for each part, or one for all."""
