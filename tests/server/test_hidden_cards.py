"""Warlords messages, card by card: no message to a seat names a hidden card in a hand or deck."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from sandtable.core.engine.cards import faces_of
from sandtable.games.warlords.notation import card_text
from sandtable.games.warlords.presentation.names import BACK, name_key
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State, held_by
from sandtable.games.warlords.tables.cards import BY_ID, NAMED, PRINTING, owned, owner_of
from tests.server.support import Json, Served

LINKS = [{"holder": "link", "name": name} for name in ("Ada", "Bo", "Cy")]
TARGET = re.compile(r"\bcard:(\d+)")
TEXT = re.compile(r"\b([a-z]+-[a-z0-9-]+)@p(\d)")
KEY = re.compile(r'"(card-[a-z0-9-]+)"')


def unseen(st: State, viewer: int) -> set[int]:
    """The cards of which this viewer sees no copy. A viewer sees cards that may be chosen from the viewer's own deck."""
    seen = st.seen_by(viewer)
    lying = [face for cards in (*seen.hands, *seen.decks) for face in faces_of(cards)]
    lying += [card for pile in seen.discards for card in pile]
    lying += seen.in_play() + [card for frame in seen.stack for card in held_by(frame)]
    for asked in st.open_questions():
        if asked.seat == viewer:
            lying += [
                card for pick in asked.options for part, card in SPEC.notation.targets_of(asked, pick) if part == "card"
            ]
    return {card for deck in st.rules.decks for card in deck} - set(lying)


def pieces(value: object) -> list[Json]:
    """All parts of a message that are a card with an owner."""
    if isinstance(value, list):
        return [found for each in value for found in pieces(each)]
    if not isinstance(value, dict):
        return []
    own = [value] if {"type", "seat", "count"} <= set(value) else []
    return own + [found for each in value.values() for found in pieces(each)]


def named_in(message: object) -> set[int]:
    """The cards that a message names by target, text or picture."""
    raw = msgspec.json.encode(message).decode()
    found = {int(number) for number in TARGET.findall(raw)}
    found |= {owned(BY_ID[name], int(seat) - 1) for name, seat in TEXT.findall(raw) if name in BY_ID}
    cards = [piece for piece in pieces(message) if 0 <= piece["type"] < BACK and piece["seat"] >= 0]
    return found | {owned(piece["type"], piece["seat"]) for piece in cards}


def check_message(view: Json, st: State, viewer: int, before: set[int]) -> int:
    """Check that no unseen card is in the scene or the last steps; return how many cards were searched for."""
    hidden = unseen(st, viewer)
    leaked = named_in(view["scene"]) & hidden
    assert not leaked, (viewer, [card_text(card) for card in leaked])
    still = hidden & before
    steps = view["steps"]
    leaked = named_in(steps) & still
    assert not leaked, (viewer, [card_text(card) for card in leaked])
    # the name of a named card identifies it, whoever holds it
    open_names = {name_key(card) for deck in st.rules.decks for card in deck if card not in still}
    secret = {name_key(card) for card in still if NAMED[card]} - open_names
    names = set(KEY.findall(msgspec.json.encode([view["scene"], steps]).decode()))
    assert not names & secret, (viewer, names & secret)
    return len(hidden)


def test_no_message_names_a_card_that_its_reader_may_not_know(served: Served) -> None:
    table = served.open_table(LINKS, {"scenario": "five-castles", "truce": 0}, game="warlords").join()
    chance = random.Random(4)
    match = served.registry._tables[table.id].match
    assert match is not None
    looked_for = 0
    told_of: set[int] = set()
    for number in range(90):
        st = match.state
        assert isinstance(st, State)
        if st.decision is None:
            break
        viewer = number % 4 - 1
        before = unseen(st, viewer)
        seat = st.decision.seat
        seen_by_asked = table.view(seat, since=1_000_000)
        check_message({**seen_by_asked, "steps": []}, st, seat, unseen(st, seat))
        pick = chance.choice(st.decision.options)
        text = SPEC.notation.option_text(st, st.decision, pick)
        assert table.pick(seat, seen_by_asked["seq"] + 1, text).status_code == 200
        after = match.state
        assert isinstance(after, State)
        view = table.view(viewer, since=seen_by_asked["seq"])
        assert view["steps"]
        looked_for += check_message(view, after, viewer, before)
        told_of |= {owner_of(card) for card in named_in(view["scene"]) if card & PRINTING < BACK}
    assert looked_for > 4000
    assert told_of == {0, 1, 2}, "cards of everybody are there to be found"


def test_a_message_with_a_hidden_card_would_be_found() -> None:
    st = SPEC.start(2, {"scenario": "five-castles"}, 3)
    card = next(iter(unseen(st, 0)))
    clean: dict[str, object] = {"scene": {}, "steps": []}
    check_message(clean, st, 0, unseen(st, 0))
    for leak in (
        {"targets": [f"card:{card}"]},
        {"text": f"add {card_text(card)} new"},
        {"type": card & PRINTING, "seat": owner_of(card), "count": 1},
    ):
        with pytest.raises(AssertionError):
            check_message({"scene": leak, "steps": []}, st, 0, set())
        with pytest.raises(AssertionError):
            check_message({"scene": {}, "steps": [leak]}, st, 0, {card})
