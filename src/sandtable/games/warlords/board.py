"""The table of Warlords: decks, hands and discard piles, and the places in play (chapters 1, 2 and 6).

A **place** is a stack or a castle: an index into the lists below, with a hero or a castle card as its `head`. The
number of a removed place is free for the next one, so the numbers do not change during an action. Cards are numbers
that combine printing and owner (`tables.cards`). The cards at a place are a tuple in the order in which they joined
(WL-16.46). Copies share the tuples, so a copy costs one list for each kind of link.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import EVERYBODY, FACE, UNKNOWN, card_of, put, take
from sandtable.core.engine.declare import field, state
from sandtable.core.engine.fields import CARDS, HELD, PUBLIC, ListOf, Row, TupleOf, Whole
from sandtable.core.engine.lists import with_item, with_more
from sandtable.core.engine.state import State as BaseState
from sandtable.games.warlords.rules import Rules
from sandtable.games.warlords.tables.cards import (
    ALLY,
    ARMY,
    ARTEFACT,
    BANNER,
    CALAMITY,
    CARDS_MOST,
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
    WEATHER,
)

NOBODY: Final = -1
NOWHERE: Final = -1
"""No place, such as for a castle that is not besieged."""


_CARD: Final = Whole(0, CARDS_MOST - 1)
_CARD_OR_NONE: Final = Whole(NO_CARD, CARDS_MOST - 1)
_LINKED: Final = ListOf(TupleOf(_CARD))
_ONE: Final = ListOf(_CARD_OR_NONE)
_COUNT: Final = Whole(0)
_COUNTS: Final = ListOf(_COUNT)
_SEAT: Final = Whole(0, below="seat")
_HIDDEN_CARDS: Final = ListOf(ListOf(Whole(UNKNOWN)), "seat")
_OPEN_CARDS: Final = ListOf(TupleOf(_CARD), "seat")


@state
class BoardState(BaseState):
    """The cards and places of a game, and the operations on them.

    Each place has a list for every kind of card that may be linked to it (WL-6.1, WL-6.5).
    """

    rules: Rules
    round: int = field(0, _COUNT, PUBLIC)
    """The game turn; 0 in the setup."""
    turn: int = field(0, _COUNT, PUBLIC)
    """How many player turns have begun."""
    order: list[int] = field([], ListOf(_SEAT), PUBLIC, shared=True)
    """The order of play in this game turn (WL-5.3), the direction as the help cards show it (WL-1.26)."""
    active: int = field(0, Whole(NOBODY, below="seat"), PUBLIC)
    out: int = field(0, _COUNT, PUBLIC)
    """Bit mask of the players who are eliminated."""
    hands: list[list[int]] = field([], _HIDDEN_CARDS, HELD)  # everyone sees how many (WL-1.2, WL-1.28)
    decks: list[list[int]] = field([], _HIDDEN_CARDS, CARDS)  # WL-1.2, WL-1.28
    discards: list[tuple[int, ...]] = field([], _OPEN_CARDS, PUBLIC, shared=True)  # WL-1.3
    ruins: list[tuple[int, ...]] = field([], _OPEN_CARDS, PUBLIC, shared=True)
    treasures: list[tuple[int, ...]] = field([], _OPEN_CARDS, PUBLIC, shared=True)

    # by place: its head and the cards linked to it
    head: list[int] = field([], _ONE, PUBLIC, shared=True)
    controller: list[int] = field([], ListOf(Whole(NOBODY, below="seat")), PUBLIC, shared=True)
    armies: list[tuple[int, ...]] = field([], _LINKED, PUBLIC, shared=True)
    allies: list[tuple[int, ...]] = field([], _LINKED, PUBLIC, shared=True)
    artefacts: list[tuple[int, ...]] = field([], _LINKED, PUBLIC, shared=True)
    promotions: list[tuple[int, ...]] = field([], _LINKED, PUBLIC, shared=True)
    improvements: list[tuple[int, ...]] = field([], _LINKED, PUBLIC, shared=True)
    march: list[tuple[int, ...]] = field([], _LINKED, PUBLIC, shared=True)
    banner: list[int] = field([], _ONE, PUBLIC, shared=True)
    fleet: list[int] = field([], _ONE, PUBLIC, shared=True)
    ground: list[int] = field([], _ONE, PUBLIC, shared=True)
    """The terrain or weather card."""
    calamity: list[int] = field([], _ONE, PUBLIC, shared=True)
    siege: list[int] = field([], ListOf(Whole(NOWHERE)), PUBLIC, shared=True)
    """For a stack, the castle it besieges; for a castle, the stack that besieges it."""
    afflicted: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    """The player turn in which the calamity came here (WL-11.13, WL-11.14)."""
    emptied: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    """For a castle, the player turn in which its garrison disappeared (WL-19.6)."""
    used: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    """The uses counted against the limits of this player turn (WL-5.14); see `use`."""
    lasting: list[tuple[int, int, int]] = field([], ListOf(Row(_COUNT, Whole(0), _SEAT)), PUBLIC, shared=True)
    """Effects that last or wait: the effect, its place or player, the player who caused it (WL-6.26, WL-28.9)."""

    # used only by single scenarios (chapter 27)
    keeps: list[int] = field([], ListOf(_CARD_OR_NONE, "seat"), PUBLIC, shared=True)
    """For each player, the castle card of his seat of power, or the great castle."""
    beaten: list[int] = field([], ListOf(_COUNT, "seat"), PUBLIC, shared=True)
    """For each player, a bit mask of the opponents whose seat he has conquered or whom he has left without a castle."""
    sea_points: list[int] = field([], ListOf(_COUNT, "seat"), PUBLIC, shared=True)
    defender: int = field(0, Whole(NOBODY, below="seat"), PUBLIC)
    """The defender of the great castle."""
    names: int = field(0, _COUNT, PUBLIC, saved=False)
    """Bit mask of the named cards in play, by the number of their name (WL-1.9)."""

    # -- players -------------------------------------------------------------------------------------------------------------

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def left(self) -> list[int]:
        """The players who are still in the game, by seat."""
        return [seat for seat in range(self.players) if not self.out >> seat & 1]

    def opponents(self, seat: int) -> list[int]:
        """The opponents in clockwise seat order, starting left of this player (WL-20.8)."""
        seats = [(seat + step) % self.players for step in range(1, self.players)]
        return [other for other in seats if not self.out >> other & 1]

    # -- cards ---------------------------------------------------------------------------------------------------------------

    def play(self, seat: int, card: int) -> None:
        """Take a card out of a hand; the caller plays or discards it."""
        take(self.hands[seat], card)

    def discard(self, card: int) -> None:
        """Put a card face up on its owner's discard pile, whoever controlled it (WL-1.6)."""
        self.discards = with_more(self.discards, card >> OWNER_BITS, card)

    def enter(self, card: int) -> None:
        """A card comes into play (WL-1.9, WL-1.13)."""
        if NAMED[card]:
            self.names |= 1 << NAME[card]

    def lose(self, card: int) -> None:
        """A card leaves play for its owner's discard pile; another copy of its name is eligible at once (WL-1.6, WL-1.11)."""
        if NAMED[card]:
            self.names &= ~(1 << NAME[card])
        self.discard(card)

    def is_eligible(self, card: int) -> bool:
        """Is no card of its name in play (WL-1.9, WL-1.10)? Generic cards are always eligible (WL-1.12)."""
        return not (NAMED[card] and self.names >> NAME[card] & 1)

    def from_pile(self, seat: int, card: int) -> None:
        """Take a card out of a discard pile, the last of identical ones; the caller decides where it goes."""
        pile = self.discards[seat]
        at = len(pile) - 1 - pile[::-1].index(card)
        self.discards = with_item(self.discards, seat, pile[:at] + pile[at + 1 :])

    def to_hand(self, seat: int, card: int) -> None:
        """Take an open card into a hand: all players know it there."""
        put(self.hands[seat], card_of(card, EVERYBODY))

    def hand_cards(self, seat: int, kind: int) -> list[int]:
        """The distinct cards of this type in a hand."""
        found: list[int] = []
        for card in self.hands[seat]:
            # avoiding a call of `face_of` for each card makes random games 5 % faster
            if card >= 0 and TYPE[card & FACE] == kind and card & FACE not in found:
                found.append(card & FACE)
        return found

    def hand_by_type(self, seat: int) -> dict[int, list[int]]:
        """The distinct cards of a hand by type."""
        found: dict[int, list[int]] = {}
        for card in self.hands[seat]:
            if card >= 0:
                face = card & FACE
                same = found.get(TYPE[face])
                if same is None:
                    found[TYPE[face]] = [face]
                elif face not in same:
                    same.append(face)
        return found

    # -- limits of a player turn (WL-5.14) -------------------------------------------------------------------------------------

    def use(self, limit: int, number: int) -> None:
        """Count one use of a limit: of a place, of an artefact, or of the player turn itself (0)."""
        self.used = [*self.used, limit | number << LIMIT_BITS]

    def uses(self, limit: int, number: int) -> int:
        """How many times a limit has been used in this player turn."""
        return self.used.count(limit | number << LIMIT_BITS) if self.used else 0

    # -- places --------------------------------------------------------------------------------------------------------------

    def places_of(self, seat: int) -> list[int]:
        return [place for place, owner in enumerate(self.controller) if owner == seat]

    def stacks_of(self, seat: int) -> list[int]:
        head = self.head
        return [place for place, owner in enumerate(self.controller) if owner == seat and TYPE[head[place]] == HERO]

    def castles_of(self, seat: int) -> list[int]:
        head = self.head
        return [place for place, owner in enumerate(self.controller) if owner == seat and TYPE[head[place]] == CASTLE]

    def is_castle(self, place: int) -> bool:
        return TYPE[self.head[place]] == CASTLE

    def found(self, seat: int, card: int) -> int:
        """A castle or hero comes into play and forms a new place (WL-6.2, WL-6.6, WL-7.2, WL-8.1)."""
        self.enter(card)
        if NO_CARD in self.head:
            place = self.head.index(NO_CARD)
            self.head = with_item(self.head, place, card)
            self.controller = with_item(self.controller, place, seat)
            return place
        self.head = [*self.head, card]
        self.controller = [*self.controller, seat]
        self.armies = [*self.armies, ()]
        self.allies = [*self.allies, ()]
        self.artefacts = [*self.artefacts, ()]
        self.promotions = [*self.promotions, ()]
        self.improvements = [*self.improvements, ()]
        self.march = [*self.march, ()]
        self.banner = [*self.banner, NO_CARD]
        self.fleet = [*self.fleet, NO_CARD]
        self.ground = [*self.ground, NO_CARD]
        self.calamity = [*self.calamity, NO_CARD]
        self.siege = [*self.siege, NOWHERE]
        self.afflicted = [*self.afflicted, 0]
        self.emptied = [*self.emptied, 0]
        return len(self.head) - 1

    def link(self, place: int, card: int) -> None:
        """A card joins a stack or castle."""
        self.enter(card)
        kind = TYPE[card]
        if kind == ARMY:
            self.armies = with_more(self.armies, place, card)
        elif kind == ALLY:
            self.allies = with_more(self.allies, place, card)
        elif kind == MARCH:
            self.march = with_more(self.march, place, card)
        elif kind == IMPROVEMENT:
            self.improvements = with_more(self.improvements, place, card)
        elif kind == ARTEFACT:
            self.artefacts = with_more(self.artefacts, place, card)
        elif kind == BANNER:
            self.banner = with_item(self.banner, place, card)
        elif kind == FLEET:
            self.fleet = with_item(self.fleet, place, card)
        elif kind in (TERRAIN, WEATHER):
            self.ground = with_item(self.ground, place, card)
        elif kind == CALAMITY:
            self.calamity = with_item(self.calamity, place, card)
            self.afflicted = with_item(self.afflicted, place, self.turn)
        else:
            assert kind == PROMOTION
            self.promotions = with_more(self.promotions, place, card)

    def unlink(self, place: int, card: int) -> None:
        """A card leaves a stack or castle; the caller decides where it goes. A lost march card ends a siege (WL-19.9).

        A hero left alone stays in play (WL-28.8).
        """
        kind = TYPE[card]
        if kind == ARMY:
            self.armies = with_item(self.armies, place, without(self.armies[place], card))
            if not self.armies[place]:
                self.emptied = with_item(self.emptied, place, self.turn)
        elif kind == ALLY:
            self.allies = with_item(self.allies, place, without(self.allies[place], card))
        elif kind == MARCH:
            self.march = with_item(self.march, place, without(self.march[place], card))
            self.end_siege(place)
        elif kind == IMPROVEMENT:
            self.improvements = with_item(self.improvements, place, without(self.improvements[place], card))
        elif kind == ARTEFACT:
            self.artefacts = with_item(self.artefacts, place, without(self.artefacts[place], card))
        elif kind == FLEET:
            self.fleet = with_item(self.fleet, place, NO_CARD)
        elif kind in (TERRAIN, WEATHER):
            self.ground = with_item(self.ground, place, NO_CARD)
        else:
            assert kind == CALAMITY
            self.calamity = with_item(self.calamity, place, NO_CARD)

    def discard_linked(self, place: int, card: int) -> None:
        """A card of a stack or castle goes to its owner's discard pile (WL-1.6)."""
        self.unlink(place, card)
        self.lose(card)

    def discard_march(self, place: int) -> None:
        """A stack discards all its march cards, which ends a siege it was laying (WL-16.30, WL-19.9)."""
        for card in self.march[place]:
            self.discard_linked(place, card)

    def end_siege(self, place: int) -> None:
        """The siege by this stack, or of this castle, is over (WL-19.12)."""
        other = self.siege[place]
        if other != NOWHERE:
            self.siege = with_item(self.siege, place, NOWHERE)
            self.siege = with_item(self.siege, other, NOWHERE)

    def linked(self, place: int) -> list[int]:
        """All cards of a place except its head."""
        found = [
            *self.armies[place],
            *self.allies[place],
            *self.artefacts[place],
            *self.promotions[place],
            *self.improvements[place],
            *self.march[place],
        ]
        ones = (self.banner[place], self.fleet[place], self.ground[place], self.calamity[place])
        found += [card for card in ones if card != NO_CARD]
        return found

    def remove(self, place: int) -> None:
        """A stack or castle leaves play with everything linked to it (WL-6.3, WL-6.4, WL-18.8).

        Each card goes to its own owner; effects on the place end (WL-18.16, WL-28.1).
        """
        self.end_siege(place)
        for card in [self.head[place], *self.linked(place)]:
            self.lose(card)
        self.armies = with_item(self.armies, place, ())
        self.allies = with_item(self.allies, place, ())
        self.artefacts = with_item(self.artefacts, place, ())
        self.promotions = with_item(self.promotions, place, ())
        self.improvements = with_item(self.improvements, place, ())
        self.march = with_item(self.march, place, ())
        self.head = with_item(self.head, place, NO_CARD)
        self.banner = with_item(self.banner, place, NO_CARD)
        self.fleet = with_item(self.fleet, place, NO_CARD)
        self.ground = with_item(self.ground, place, NO_CARD)
        self.calamity = with_item(self.calamity, place, NO_CARD)
        self.afflicted = with_item(self.afflicted, place, 0)
        self.emptied = with_item(self.emptied, place, 0)
        self.controller = with_item(self.controller, place, NOBODY)
        self.lasting = [each for each in self.lasting if not (each[0] in ON_PLACES and each[1] == place)]

    def place_with(self, card: int) -> int:
        """The first place to which this card is linked; NOWHERE if there is none."""
        for place, head in enumerate(self.head):
            if head != NO_CARD and card in self.linked(place):
                return place
        return NOWHERE

    def in_play(self) -> list[int]:
        """Every card in play (WL-1.13)."""
        found: list[int] = []
        for place, head in enumerate(self.head):
            if head != NO_CARD:
                found += [head, *self.linked(place)]
        for seat in range(self.players):
            found += self.ruins[seat]
            found += self.treasures[seat]
        return found


LIMIT_BITS: Final = 4
RECEIVED: Final = 0
"""March cards that a stack has received in the march step (WL-13.2)."""
GIVEN_UP: Final = 1
"""March cards that a stack has discarded in the march step (WL-13.2)."""
GROUNDED: Final = 2
"""Terrain or weather played on a stack (WL-10.2)."""
LAUNCHED: Final = 3
"""Attacks that a stack has launched (WL-14.3)."""
EXPLORED: Final = 4
"""Ruins that a stack has explored (WL-20.3)."""
CAST: Final = 5
"""Spells through a magic artefact, by its card (WL-12.2)."""
MOVED: Final = 6
"""Transfers of an artefact, by its card (WL-21.4)."""
CALAMITIES: Final = 7
"""Calamities that the active player has played (WL-11.1)."""
SUPPLIED: Final = 8
"""Supply Trains that have reached a stack; they work in the one revenue step of the player turn."""
DECLINED: Final = 9
"""Castles without garrison that a stack chose not to occupy; a starved one is not offered again (WL-19.8)."""

EMBARGO: Final = 0
STONE: Final = 1
SHIELD: Final = 2
ENFEEBLED: Final = 3
WINGS: Final = 4
TRUCE: Final = 5
"""The effects that last or wait; all except a truce are on a place."""
ON_PLACES: Final = frozenset([EMBARGO, STONE, SHIELD, ENFEEBLED, WINGS])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """
    >>> without((4, 7, 4), 4)
    (7, 4)
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
