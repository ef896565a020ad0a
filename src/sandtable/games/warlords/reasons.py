"""What the rules of Warlords' questions share: where a card lies, which step it belongs to, and places by their reasons."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sandtable.core.engine import legality
from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.decision import Target
from sandtable.core.engine.legality import Check, Part
from sandtable.core.engine.refusal import Facts, FindFacts, Objection, Refusal, no_facts
from sandtable.games.warlords.board import NOBODY, NOWHERE
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import NAME, NO_CARD, RUIN, TYPE, TYPE_IDS, VALUE, WEATHER

TYPES_OF_STEPS: Final = (
    *("castle", "hero banner", "improvement army fleet diplomacy", "terrain weather", "calamity", "spell", "march"),
    *("battle ambush raid pillage raze traitor", "artefact ally treasure", "ruin"),
)
STEP_OF_TYPE: Final = {
    TYPE_IDS.index(kind): step for step, kinds in enumerate(TYPES_OF_STEPS, 1) for kind in kinds.split()
}
"""The step in which a type of card is played (WL-5.6); Promotion and Revenge have none, they answer a battle."""


def is_held(st: State, seat: int, card: int) -> bool:
    """Does a player hold this card?"""
    return card in faces_of(st.hands[seat])


def lies_open(st: State, card: int) -> bool:
    """Does a ruin or a treasure lie open on the table?"""
    return any(card in pile for pile in (*st.ruins, *st.treasures))


def why_it_stays(st: State, card: int, place: int) -> Refusal | None:
    """Why terrain, weather or a calamity that lies on a stack or castle is not taken away (WL-10.20 to 10.22, WL-11.11)."""
    if card == st.ground[place]:
        return STORM if TYPE[card] == WEATHER else ADVERSE if VALUE[card] < 0 else BENEFICIAL
    if card == st.calamity[place]:
        return CASTLE_CALAMITY if st.is_castle(place) else STACK_CALAMITY
    return None


def own_place_with(st: State, seat: int, card: int) -> int:
    """A place of this player to which the card is linked, else any; NOWHERE if there is none."""
    for place in st.places_of(seat):
        if card in st.linked(place):
            return place
    return st.place_with(card) if card >= 0 else NOWHERE


# -- rules of questions ------------------------------------------------------------------------------------------------


def own_hand(st: State, seat: int) -> list[int]:
    """The distinct cards in the player's own hand."""
    return [face for face in dict.fromkeys(faces_of(st.hands[seat])) if face >= 0]


ANSWER_CARD: Final = Part[State]("card", "card", own_hand, Refusal("WL-5.12", "one-answer"))
"""The card with which a player responds."""


class Rule(legality.Rule[State]):
    """A rule whose messages know what is refused as `$x`: the last part that the refusal is about, or what is no part."""

    def objection(self, st: State, seat: int, target: Target, given: tuple[Target, ...] = ()) -> Objection | None:
        found = super().objection(st, seat, target, given)
        if found is not None and found.about:
            found.about = {"x": list(found.about.values())[-1], **found.about}
        return found


def key_of(clause: str) -> str:
    return f"refused-{clause.lower().replace('.', '-')}"


def by_clause(clause: str, facts: FindFacts = no_facts) -> Refusal:
    """The refusal with the message of its clause."""
    return Refusal(clause, key_of(clause), facts)


def choice(
    kind: str,
    among: legality.Among[State],
    other: legality.Stranger[State] | Refusal,
    why_not: legality.Predicate | None = None,
    *,
    words: legality.Words[State] | None = None,
) -> Rule:
    """The rule of an answer that is one card or one place. `other` is said of anything else.

    Without a predicate, `other` is also said of what is not among the candidates.
    """

    def why_not_among(st: State, seat: int, value: int) -> Refusal | None:
        if value in among(st, seat):
            return None
        return other if isinstance(other, Refusal) else other(st, seat, (kind, value))

    one = ONE_CARD if kind == "card" else ONE_PLACE
    return Rule((Part(kind, kind, among, one),), (Check(why_not or why_not_among, kind),), other, words=words)


def answer_rule(clause: str, kinds: Collection[int], wrong: str = "") -> Rule:
    """The rule of a response with a card of these types (WL-25.12). `wrong` is the clause against others, if it is another."""
    unfit = by_clause(wrong or clause)

    def why_not_answer(st: State, seat: int, card: int) -> Refusal | None:
        return why_not_from_hand(st, seat, card) or (None if TYPE[card] in kinds else unfit)

    return Rule((ANSWER_CARD,), (Check(why_not_answer, "card"),), by_clause(clause))


def why_not_from_hand(st: State, seat: int, card: int) -> Refusal | None:
    """You respond with a card from your hand (WL-5.12)."""
    return None if is_held(st, seat, card) else ELSEWHERE


def fixed_choice(kind: str, values: Sequence[int], other: Refusal) -> Rule:
    """The rule of a question that is answered with a button. Anything that is pointed at is refused alike."""
    return Rule((Part(kind, kind, lambda st, seat: values, other),), (), other)


ONE_CARD: Final = Refusal("WL-5.10", "one-card-at-a-time")
ONE_PLACE: Final = Refusal("WL-5.10", "one-place-at-a-time")
ELSEWHERE: Final = by_clause("WL-5.12")
MAX_GROUPS: Final = 3


def grouped(reasons: Mapping[int, Refusal | None], key: str, words: str, kind: str = "places") -> Refusal:
    """The places or cards by their reasons, in a few words each: the message `key` for their number, words with a prefix."""
    groups: dict[str, list[int]] = {}
    for place, why in reasons.items():
        if why is not None:
            groups.setdefault(why.key, []).append(place)
    told: Facts = {}
    for n, (reason, places) in enumerate(list(groups.items())[:MAX_GROUPS], 1):
        told |= {f"h{n}": (kind, tuple(places)), f"t{n}": ("word", words + reason.removeprefix("refused-"))}
    clause, *also = dict.fromkeys([why.clause for why in reasons.values() if why is not None])
    return Refusal(clause, f"{key}-{min(len(groups), MAX_GROUPS)}", lambda st, seat, *parts: told, tuple(also))


def no_place(reasons: Mapping[int, Refusal | None], facts: FindFacts = no_facts) -> Refusal:
    """Why a card goes to none of these places: the one reason of all, worded for the card, or the places by their reasons."""
    found = [why for why in reasons.values() if why is not None]
    if len({why.key for why in found}) > 1:
        return grouped(reasons, "refused-free", "shut-")
    return Refusal(found[0].clause, f"{found[0].key}-card", facts)


# -- refusals that several steps share ---------------------------------------------------------------------------------


def stacks_or_nowhere(st: State, seat: int) -> list[int]:
    return [NOWHERE, *st.stacks_of(seat)]


def places_in_play(st: State, seat: int) -> list[int]:
    return [place for place, head in enumerate(st.head) if head != NO_CARD]


def with_status(st: State, seat: int, *parts: int) -> Facts:
    """The status of the stack, the last of the parts."""
    return {"s": ("condition", status(st, parts[-1]))}


def with_bearer(st: State, seat: int, card: int, *place: int) -> Facts:
    """The place with which a card lies."""
    return {"h": ("place", own_place_with(st, seat, card))}


def of_place(why: Refusal, seat: int, *parts: int) -> Objection:
    """A refusal that speaks of a place, the last of the parts."""
    return Objection(why, seat, *parts, about={"place": ("place", parts[-1])})


def of_card(st: State, seat: int, card: int, *place: int) -> Facts:
    return {"x": ("card", card)}


def with_pile(st: State, seat: int, *parts: int) -> Facts:
    """The player on whose discard pile a card lies."""
    return {"p": ("seat", next(owner for owner, pile in enumerate(st.discards) if parts[-1] in pile))}


def with_name(st: State, seat: int, card: int, *place: int) -> Facts:
    return {"x": ("card", card), "p": ("seat", holder_of_name(st, card))}


IN_PLAY: Final = Refusal("WL-1.13", "refused-wl-1-13-linked", with_bearer)
IN_CASTLE: Final = Refusal("WL-1.13", "refused-wl-1-13-linked-castle", with_bearer)
IN_OWN_PILE: Final = Refusal("WL-1.13", "refused-wl-1-13-mine")
IN_PILE: Final = Refusal("WL-1.13", "refused-wl-1-13-pile", with_pile)
NOT_HELD: Final = Refusal("WL-1.13", "refused-not-held")
RUIN_ON_TABLE: Final = Refusal("WL-5.6", "refused-wl-5-6-ruin")
TREASURE_ON_TABLE: Final = Refusal("WL-5.6", "refused-wl-5-6-treasure")


def with_step(st: State, seat: int, card: int) -> Facts:
    return {"n": ("count", STEP_OF_TYPE[TYPE[card]])}


IN_OTHER_STEP: Final = Refusal("WL-5.6", "refused-wl-5-6", with_step)
AFTER_A_BATTLE: Final = Refusal("WL-23.12", "refused-wl-23-12")
BENEFICIAL: Final = by_clause("WL-10.20")
ADVERSE: Final = by_clause("WL-10.21")
STORM: Final = by_clause("WL-10.22")
STACK_CALAMITY: Final = by_clause("WL-11.11")
CASTLE_CALAMITY: Final = by_clause("WL-11.12")


def why_not_in_step(st: State, seat: int, card: int, kinds: Collection[int]) -> Refusal | None:
    """A card of the hand is played in the step of its type (WL-5.6); Promotion and Revenge answer a battle (WL-23.12)."""
    if TYPE[card] in kinds:
        return None
    return IN_OTHER_STEP if TYPE[card] in STEP_OF_TYPE else AFTER_A_BATTLE


def why_not_playable(
    st: State, seat: int, card: int, kinds: Collection[int], ruin: Refusal = RUIN_ON_TABLE
) -> Refusal | None:
    """A step plays cards of its types from the hand (WL-1.13, WL-5.6). `ruin` is said of a ruin on the table."""
    missing = why_not_in_hand(st, seat, card)
    return ruin if missing is RUIN_ON_TABLE else missing or why_not_in_step(st, seat, card, kinds)


def why_not_in_hand(st: State, seat: int, card: int) -> Refusal | None:
    """A card that is played comes from the player's hand (WL-1.13). The sentence says where an open card lies instead.

    Of a card that lies nowhere open it says only that the player does not hold it.
    """
    if is_held(st, seat, card):
        return None
    if lies_open(st, card):
        return RUIN_ON_TABLE if TYPE[card] == RUIN else TREASURE_ON_TABLE
    place = own_place_with(st, seat, card)
    if place != NOWHERE:
        return IN_CASTLE if st.is_castle(place) else IN_PLAY
    if card in st.discards[seat]:
        return IN_OWN_PILE
    return IN_PILE if any(card in pile for pile in st.discards) else NOT_HELD


def holder_of_name(st: State, card: int) -> int:
    """The player before whom a card of this name lies; NOBODY if none is in play (WL-1.10)."""
    name = NAME[card]
    for place, head in enumerate(st.head):
        if head != NO_CARD and any(NAME[each] == name for each in (head, *st.linked(place))):
            return st.controller[place]
    for seat, cards in enumerate(zip(st.ruins, st.treasures, strict=True)):
        if any(NAME[each] == name for pile in cards for each in pile):
            return seat
    return NOBODY


class NameOnce:
    """Only one card of a name is in play (WL-1.10): the refusals by the clause about one type of card."""

    __slots__ = ("mine", "other")

    def __init__(self, clause: str, key: str = "refused-wl-1-10") -> None:
        self.mine = Refusal(clause, "refused-name-mine", of_card)
        self.other = Refusal(clause, key, with_name)

    def why_not(self, st: State, seat: int, card: int) -> Refusal | None:
        if st.is_eligible(card):
            return None
        return self.mine if holder_of_name(st, card) == seat else self.other
