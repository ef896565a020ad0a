"""Builds a full state that fits what a seat knows, and checks that all cards are accounted for (WL-1.2, WL-2.18)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sandtable.core.engine.cards import UNKNOWN, deal_unknown, deal_unknown_hand, faces_of, shuffled, unseen_faces
from sandtable.core.engine.frames import Secret
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.rng import Rng, seeded
from sandtable.games.warlords.battle.launching import LAUNCH, Launch
from sandtable.games.warlords.battle.losses import Lane, Losses
from sandtable.games.warlords.board import NOBODY, NOWHERE
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import State, held_by
from sandtable.games.warlords.tables.cards import (
    ALLY,
    ARMY,
    ARTEFACT,
    BANNER,
    CALAMITY,
    CASTLE,
    FLEET,
    HERO,
    IMPROVEMENT,
    MARCH,
    NAME,
    NAMED,
    NO_CARD,
    OWNER_BITS,
    PROMOTION,
    TERRAIN,
    TYPE,
    VALUE,
    WEATHER,
)
from sandtable.games.warlords.tables.statuses import AT_SEA, BESIEGING, ON_CAMPAIGN


def open_cards(st: State) -> list[int]:
    """Every open card: in play, in a discard pile, or held by an action in progress."""
    found = st.in_play()
    for pile in st.discards:
        found += pile
    for frame in st.stack:
        found += held_by(frame)
    return found


class Unseen:
    """For each deck of a view the cards that are neither open nor known, sorted."""

    __slots__ = ("cards", "decision", "decks", "hands", "seen")

    def __init__(self, seen: State) -> None:
        self.seen = seen
        self.decision = seen.decision
        self.hands = [hand[:] for hand in seen.hands]
        self.decks = [deck[:] for deck in seen.decks]
        out: list[list[int]] = [[] for _ in range(seen.players)]
        for card in open_cards(seen):
            out[card >> OWNER_BITS].append(card)
        self.cards = [
            unseen_faces(seen.rules.decks[seat], [seen.hands[seat], seen.decks[seat], mine])
            for seat, mine in enumerate(out)
        ]

    def is_of(self, seen: State) -> bool:
        """Is it of this view, which has not changed since? Every step asks a new question."""
        if self.seen is not seen or self.decision is not seen.decision:
            return False
        return self.hands == seen.hands and self.decks == seen.decks


LATEST: Final[list[Unseen]] = []
"""That of the latest view: a search redeals one view many times."""


def unseen(seen: State) -> list[list[int]]:
    """For each deck the cards that are neither open nor known, sorted."""
    for kept in LATEST:
        if kept.is_of(seen):
            return kept.cards
    found = Unseen(seen)
    LATEST[:] = [found]
    return found.cards


def redeal(seen: State, seed: int) -> State:
    """Redeal the hidden cards: those of each deck that are neither open nor known, between the hand and the deck."""
    rng = seeded(seed)
    st = seen.clone()
    for seat, cards in enumerate(unseen(seen)):
        rest = shuffled(cards, rng)
        frame = st.stack[-1] if st.stack else None
        if isinstance(frame, Launch) and seat == st.active and frame.at <= LAUNCH.index(Launch.second):
            put_last(rest, st.hands[seat], *frame.needs(st))
        st.hands[seat] = deal_unknown_hand(st.hands[seat], rest)
        st.decks[seat] = deal_unknown(st.decks[seat], rest)
    for frame in st.stack:
        if isinstance(frame, Losses):
            name_hidden_losses(frame, rng)
    st.rng = rng
    st.ask_hidden()
    return st


def put_last(rest: list[int], hand: list[int], kinds: list[int], need: int) -> None:
    """Reorder the cards to deal so that a hand gets the required number of cards of one of these types."""
    blank = hand.count(UNKNOWN)
    known = [TYPE[card] for card in faces_of(hand) if card != UNKNOWN]
    tail = [TYPE[card] for card in rest[len(rest) - blank :]]
    if any(known.count(kind) + tail.count(kind) >= need for kind in kinds):
        return
    for kind in kinds:
        more = need - known.count(kind)
        fits = [card for card in rest if TYPE[card] == kind][:more]
        if len(fits) == more <= blank:
            for card in fits:
                rest.remove(card)
                rest.append(card)
            return


def name_hidden_losses(losses: Losses, rng: Rng) -> None:
    """Pick one of its sets for a side whose answer is sealed (WL-25.13)."""
    for lane in losses.lanes:
        assert isinstance(lane, Lane)
        if lane.chosen.value is None:
            lane.chosen = Secret(lane.sets[rng.below(len(lane.sets))], lane.chosen.knows)


# -- soundness -------------------------------------------------------------------------------------------------------------


def check_sound(st: State) -> None:
    """Every card is in exactly one place, names are unique, and every link is legal for its type."""
    check_cards(st)
    check_names(st)
    for place, head in enumerate(st.head):
        if head == NO_CARD:
            assert st.controller[place] == NOBODY, f"place {place} is empty but controlled"
            assert not st.linked(place), f"place {place} is empty but holds cards"
            assert st.siege[place] == NOWHERE, f"place {place} is empty but besieged"
        else:
            check_place(st, place, head)


def check_cards(st: State) -> None:
    cards = open_cards(st)
    for seat in range(st.players):
        cards += faces_of(st.hands[seat])
        cards += faces_of(st.decks[seat])
        assert st.hands[seat] == sorted(st.hands[seat]), "hands are kept sorted"
    every = [card for deck in st.rules.decks for card in deck]
    if sorted(every) == sorted(cards):
        return
    missing, extra = Counter(every) - Counter(cards), Counter(cards) - Counter(every)
    assert not missing, f"cards were lost: {sorted(missing)}"
    assert not extra, f"cards were made: {sorted(extra)}"


def check_names(st: State) -> None:
    """At most one card of each named card's name is in play (WL-1.9)."""
    names = [NAME[card] for card in st.in_play() if NAMED[card]]
    assert len(set(names)) == len(names), "two cards of one name are in play"
    assert st.names == sum([1 << name for name in names]), "the mask of names in play is wrong"


FIT_STACK = {ARMY, ALLY, ARTEFACT, PROMOTION, MARCH, BANNER, FLEET, TERRAIN, WEATHER, CALAMITY}
FIT_CASTLE = {ARMY, IMPROVEMENT, CALAMITY}


def check_place(st: State, place: int, head: int) -> None:
    """Check the cards linked to a place (WL-6.1, WL-6.5, WL-6.13, WL-13.4, WL-13.14)."""
    assert not st.is_out(st.controller[place]), "a player who is out controls something"
    kinds = {TYPE[card] for card in st.linked(place)}
    assert TYPE[head] in (CASTLE, HERO)
    fit = FIT_CASTLE if TYPE[head] == CASTLE else FIT_STACK
    assert kinds <= fit, f"place {place} holds cards of the types {sorted(kinds - fit)}"
    besieged = st.siege[place]
    if besieged != NOWHERE:
        assert st.siege[besieged] == place, "a siege is a mark on stack and castle"
        assert st.is_castle(place) != st.is_castle(besieged), "a stack besieges a castle"
    if TYPE[head] == CASTLE:
        return
    assert len(st.march[place]) <= (1 if st.fleet[place] != NO_CARD else 2), "too many march cards"
    if st.calamity[place] != NO_CARD or (st.ground[place] != NO_CARD and VALUE[st.ground[place]]):
        assert not st.march[place], "a stack in terrain or under a calamity holds no march cards"
    if status(st, place) == BESIEGING:
        sieges = st.siege
        st.siege = with_item(sieges, place, NOWHERE)
        was = status(st, place)
        st.siege = sieges
        assert was in (ON_CAMPAIGN, AT_SEA), "a besieger is abroad"
