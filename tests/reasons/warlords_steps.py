"""What the ledger says against a thing in steps 1 to 7 and 9 to 11, for the judge of Warlords."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision
from sandtable.games.warlords.board import CAST
from sandtable.games.warlords.tables.cards import def_of
from tests.reasons.warlords_facts import NOTHING, Clauses, Facts

# -- steps 1 to 3 ------------------------------------------------------------------------------------------------------------


def hand_step(f: Facts, card: int, *kinds: str) -> Clauses:
    """A step plays cards of the hand, of its own types (WL-5.6); those after battles have no step (WL-23.12)."""
    if card not in f.hand:
        return not_held(f, card, kinds[0])
    if f.kind(card) in kinds:
        return set()
    return {"WL-23.12"} if f.kind(card) in ("promotion", "revenge") else {"WL-5.6"}


NO_RUIN = {"castle": "WL-7.2", "hero": "WL-8.7", "terrain": "WL-10.1", "calamity": "WL-11.2", "ruin": "WL-21.1"}
"""What is said of a ruin on the table in the step of these cards, where the step has a word about ruins or its targets."""


def not_held(f: Facts, card: int, step: str) -> Clauses:
    """A card elsewhere (WL-1.13); ruins and treasures that lie open have steps of their own (WL-5.6)."""
    if any(card in lying for lying in f.st.ruins):
        return {NO_RUIN.get(step, "WL-5.6")}
    return {"WL-5.6"} if any(card in lying for lying in f.st.treasures) else {"WL-1.13"}


# -- steps 4 to 7 ------------------------------------------------------------------------------------------------------------


def no_calamity(f: Facts, card: int, place: int, wrong: str) -> Clauses:
    target, castle = def_of(card).target, f.castle(place)
    fits = {"stack": not castle, "castle": castle, "port_castle": castle and f.port(place)}.get(target, True)
    if not fits:
        return {wrong}
    found = {"WL-11.3"} if f.st.calamity[place] != NOTHING else set()
    found |= {"WL-1.27"} if f.has(place, "calamity_immune") else set()
    empty = not f.st.armies[place] and not f.st.allies[place]
    transient = ("persistent", "transient", "instant")[def_of(card).kind] == "transient"
    return found | ({"WL-11.16"} if transient and empty else set())


SUFFERED = ("WL-11.8", "WL-11.17", "WL-11.24")
MOVED_ON = ("WL-11.21", "WL-11.17", "WL-11.25")


def calamity_loss(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    card, place = asked.context
    if part == "place" and value == place and not f.castle(place):
        return {"WL-11.4"}
    return {SUFFERED[def_of(card).kind]}


def move_calamity(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    card = asked.context[0]
    if part != "place":
        return {MOVED_ON[def_of(card).kind]}
    frame = f.st.stack[-1]
    same = frame.switched and value == frame.place  # type: ignore[attr-defined]
    return no_calamity(f, card, value, "WL-11.29") | ({"WL-11.23"} if same else set())


def retest(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    return {"WL-11.13"}


def no_magic(f: Facts, card: int) -> Clauses:
    place = f.where(card)
    if place not in f.own or not def_of(card).magic:
        return {"WL-12.1"}
    found = {"WL-12.3"} if f.stormbound(place) else set()
    found |= {"WL-12.2"} if f.used(CAST, card) else set()
    return found or ({"WL-12.10"} if f.held("spell") else {"WL-12.1"})


# -- steps 9 to 11 -----------------------------------------------------------------------------------------------------------
