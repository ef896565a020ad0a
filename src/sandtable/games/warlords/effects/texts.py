"""What the text of a card takes, and what a thing lacks for it (WL-9.37 to WL-9.41, WL-12.10, WL-28.5)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.legality import Check, NoAnswer, Part, asking
from sandtable.core.engine.refusal import Facts, FindFacts, Objection, Refusal, no_facts
from sandtable.core.text.message import kebab
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.effects.registry import Linked, PlaceCheck
from sandtable.games.warlords.reasons import Rule, is_held, own_place_with, with_bearer, with_pile, with_status
from sandtable.games.warlords.stacks import CAPITAL, is_besieged, status, why_no_army
from sandtable.games.warlords.state import Procedure, State
from sandtable.games.warlords.tables.cards import NAMED, NO_CARD, OP, TYPE, TYPE_IDS, def_of, op

SPELL_IMMUNE: Final = op("spell_immune")


class Text(Procedure):
    """A procedure in which the text of a card takes something."""

    __slots__ = ()

    def text(self) -> tuple[int, str]:
        """The card, and whether something is "named" for it or "chosen" afterwards."""
        raise NotImplementedError


def of_text(st: State, seat: int, *parts: int) -> Facts:
    """The card, and what its text takes."""
    card, when = asking(st, Text).text()
    return {"c": ("card", card), "t": ("word", f"{when}-{kebab(def_of(card).op)}")}


# -- what a thing lacks ------------------------------------------------------------------------------------------------

CLAUSES: Final = ("WL-9.39", "WL-9.37", "WL-12.10", "WL-28.5")
"""What diplomacy names and chooses, what spells name, and what is chosen because of a success."""


class Lack(Refusal):
    """A refusal by the text of a card. `by` has it for each clause that lets a text take something."""

    __slots__ = ("by",)

    def __init__(self, word: str, key: str = "refused-text", facts: FindFacts = no_facts) -> None:
        def find(st: State, seat: int, *parts: int) -> Facts:
            lack: Facts = {"w": ("word", f"lack-{word}")} if word else {}
            return {**of_text(st, seat), **lack, **facts(st, seat, *parts)}

        super().__init__(CLAUSES[0], key, find)
        self.by = {clause: Refusal(clause, key, find) for clause in CLAUSES}


class TextRule(Rule):
    """The rule of a question that follows from the text of a card. Its clause lets the text take something."""

    __slots__ = ("clause",)

    def __init__(
        self,
        clause: str,
        parts: tuple[Part[State], ...],
        checks: tuple[Check, ...],
        no_answer: NoAnswer[State] | None = None,
    ) -> None:
        super().__init__(parts, checks, no_part, no_answer)
        self.clause = clause

    def objection(self, st: State, seat: int, target: Target, given: tuple[Target, ...] = ()) -> Objection | None:
        found = super().objection(st, seat, target, given)
        if found is not None and isinstance(found.refusal, Lack):
            found.refusal = found.refusal.by[self.clause]
        return found


def with_kind(st: State, seat: int, *parts: int) -> Facts:
    return {"k": ("word", f"kind-{TYPE_IDS[TYPE[parts[-1]]]}")}


def with_shield(st: State, seat: int, *parts: int) -> Facts:
    return {"c": ("card", next(card for card in st.improvements[parts[-1]] if OP[card] == SPELL_IMMUNE))}


NOT_ONE: Final = Lack("is")
YOURSELF: Final = Lack("self")
A_CASTLE: Final = Lack("castle")
A_STACK: Final = Lack("stack")
YOURS: Final = Lack("mine")
NOT_YOURS: Final = Lack("theirs")
BESIEGED: Final = Lack("besieged")
WRONG_STATUS: Final = Lack("", "refused-text-status", with_status)
NO_CALAMITY: Final = Lack("calamity")
HAS_NONE: Final = Lack("none")
STUCK: Final = Lack("freedom")
WRONG_KIND: Final = Lack("", "refused-text-kind", with_kind)
NAMED_ARMY: Final = Lack("named")
A_CAPITAL: Final = Lack("capital")
IN_A_CASTLE: Final = Lack("", "refused-text-in", with_bearer)
WITH_A_STACK: Final = Lack("", "refused-text-with", with_bearer)
IN_HAND: Final = Lack("hand")
IN_OWN_PILE: Final = Lack("own-pile")
IN_PILE: Final = Lack("pile", "refused-text", with_pile)
ON_TABLE: Final = Lack("table")
BELONGS_ELSEWHERE: Final = Lack("", "refused-text-elsewhere", with_bearer)
SHIELDED: Final = Refusal("WL-1.27", "refused-wl-1-27-shield-spell", with_shield)
OUT_OF_GAME: Final = Refusal("WL-24.4", "refused-wl-24-4")
NO_CARDS: Final = Refusal("WL-9.41", "refused-wl-9-41")


# -- places ------------------------------------------------------------------------------------------------------------


def must(fits: Callable[[State, int, int], bool], why: Refusal) -> PlaceCheck:
    """The check that a place fits the player who names it."""

    def why_not(st: State, seat: int, source: int, place: int) -> Refusal | None:
        return None if fits(st, seat, place) else why

    return why_not


def carrying(linked: Linked) -> PlaceCheck:
    """A place with one of these cards. A spell names places of any player (WL-12.4)."""
    return must(lambda st, seat, place: bool(linked(st, place)), HAS_NONE)


def in_status(*wanted: int) -> PlaceCheck:
    return must(lambda st, seat, place: status(st, place) in wanted, WRONG_STATUS)


a_stack: Final = must(lambda st, seat, place: not st.is_castle(place), A_CASTLE)
a_castle: Final = must(lambda st, seat, place: st.is_castle(place), A_STACK)
an_enemy: Final = must(lambda st, seat, place: st.controller[place] != seat, YOURS)
your_own: Final = must(lambda st, seat, place: st.controller[place] == seat, NOT_YOURS)
unbesieged: Final = must(lambda st, seat, place: not (st.is_castle(place) and is_besieged(st, place)), BESIEGED)
afflicted: Final = must(lambda st, seat, place: st.calamity[place] != NO_CARD, NO_CALAMITY)


def unshielded(st: State, seat: int, source: int, place: int) -> Refusal | None:
    """A Grand Oracle shields its castle against the spells of opponents (WL-1.27)."""
    if st.controller[place] == seat or not any(OP[card] == SPELL_IMMUNE for card in st.improvements[place]):
        return None
    return SHIELDED


def with_room(st: State, seat: int, source: int, place: int) -> Refusal | None:
    return why_no_army(st, place)


# -- players and cards -------------------------------------------------------------------------------------------------


def an_opponent(st: State, seat: int, other: int) -> Refusal | None:
    """A player who is out of the game decides and loses nothing more (WL-24.4); the text names opponents."""
    if st.is_out(other):
        return OUT_OF_GAME
    return YOURSELF if other == seat else None


def with_cards(st: State, seat: int, other: int) -> Refusal | None:
    return an_opponent(st, seat, other) or (None if st.hands[other] else NO_CARDS)


def why_not_card(
    st: State, seat: int, card: int, kinds: Collection[int], enemies: bool = False, generic: bool = False
) -> Refusal:
    """What a card that the text does not take lacks: its type, its owner, its place."""
    if TYPE[card] not in kinds:
        return WRONG_KIND
    place = own_place_with(st, seat, card)
    if place != NOWHERE:
        if enemies and st.controller[place] == seat:
            return YOURS
        if generic and NAMED[card]:
            return NAMED_ARMY
        if enemies and OP[card] == CAPITAL:
            return A_CAPITAL
        return IN_A_CASTLE if st.is_castle(place) else WITH_A_STACK
    if is_held(st, seat, card):
        return IN_HAND
    if any(card in pile for pile in st.discards):
        return IN_OWN_PILE if card in st.discards[seat] else IN_PILE
    return ON_TABLE


def no_part(st: State, seat: int, target: Target) -> Lack:
    """What a thing of the wrong kind is."""
    part, value = target
    if part == "card":
        return WRONG_KIND
    return NOT_ONE if part != "place" else A_CASTLE if st.is_castle(value) else A_STACK
