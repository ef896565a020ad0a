"""The state of a game of Warlords: decks, hands and discard piles, and the places in play (chapters 1, 2 and 6).

A **place** is a stack or a castle: a number into the lists below, with a hero or a castle card as its `head`. A place that is
gone leaves its number free for the next one, so numbers stay what they are for the length of an action. Cards are numbers that
hold printing and owner (`tables.cards`); what lies at a place is a tuple of cards in the order in which they joined (WL-16.46).
Copies share the tuples, so a copy costs a list for each kind of link.
"""

from __future__ import annotations

from typing import Final, TypeVar

from sandtable.core.cards import EVERYBODY, UNKNOWN, card_of, face_of, knowers_of, mixed, put, take
from sandtable.core.fields import CARDS, HELD, PUBLIC, Field, ListOf, Row, Table, TupleOf, Whole
from sandtable.core.frames import Frame, Sequence
from sandtable.core.rng import Rng
from sandtable.core.state import State as BaseState
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

T = TypeVar("T", bound="State")

NOBODY: Final = -1
NOWHERE: Final = -1
"""No place: nothing is besieged."""
END: Final = -1
"""In every question the option to do nothing, or no more."""


class Procedure(Frame["State"]):
    """A rule procedure of Warlords. It may hold cards that lie nowhere else while it lasts."""

    __slots__ = ()

    def held(self) -> tuple[int, ...]:
        """The cards that this procedure holds: played, moving or laid out, and not yet anywhere (WL-2.22)."""
        return ()

    def ends_with(self, st: State, seat: int) -> bool:
        """Is it over when this player leaves the game (WL-24.9, WL-24.12)? By default it is not his affair."""
        return False

    def break_off(self, st: State) -> None:
        for card in self.held():
            st.discard(card)


class Steps(Sequence["State"]):
    """A rule procedure of numbered steps; like every procedure it may hold cards and may be over when a player leaves."""

    __slots__ = ()

    def held(self) -> tuple[int, ...]:
        return ()

    def ends_with(self, st: State, seat: int) -> bool:
        return False

    def break_off(self, st: State) -> None:
        for card in self.held():
            st.discard(card)


def held_by(frame: Frame[State]) -> tuple[int, ...]:
    """The cards that a procedure in progress holds."""
    return frame.held() if isinstance(frame, Procedure | Steps) else ()


_CARD: Final = Whole(0, CARDS_MOST - 1)
_CARD_OR_NONE: Final = Whole(NO_CARD, CARDS_MOST - 1)
_LINKED: Final = ListOf(TupleOf(_CARD))
_ONE: Final = ListOf(_CARD_OR_NONE)
_COUNT: Final = Whole(0)
_COUNTS: Final = ListOf(_COUNT)
_SEAT: Final = Whole(0, below="seat")
_HIDDEN_CARDS: Final = ListOf(ListOf(Whole(UNKNOWN)), "seat")
_OPEN_CARDS: Final = ListOf(TupleOf(_CARD), "seat")

FIELDS: Final = Table(
    Field("round", _COUNT, PUBLIC),
    Field("turn", _COUNT, PUBLIC),
    Field("order", ListOf(_SEAT), PUBLIC),
    Field("active", Whole(NOBODY, below="seat"), PUBLIC),
    Field("out", _COUNT, PUBLIC),
    Field("hands", _HIDDEN_CARDS, HELD),
    Field("decks", _HIDDEN_CARDS, CARDS),
    Field("discards", _OPEN_CARDS, PUBLIC),
    Field("ruins", _OPEN_CARDS, PUBLIC),
    Field("treasures", _OPEN_CARDS, PUBLIC),
    Field("head", _ONE, PUBLIC),
    Field("controller", ListOf(Whole(NOBODY, below="seat")), PUBLIC),
    Field("armies", _LINKED, PUBLIC),
    Field("allies", _LINKED, PUBLIC),
    Field("artefacts", _LINKED, PUBLIC),
    Field("promotions", _LINKED, PUBLIC),
    Field("improvements", _LINKED, PUBLIC),
    Field("march", _LINKED, PUBLIC),
    Field("banner", _ONE, PUBLIC),
    Field("fleet", _ONE, PUBLIC),
    Field("ground", _ONE, PUBLIC),
    Field("calamity", _ONE, PUBLIC),
    Field("siege", ListOf(Whole(NOWHERE)), PUBLIC),
    Field("afflicted", _COUNTS, PUBLIC),
    Field("emptied", _COUNTS, PUBLIC),
    Field("used", _COUNTS, PUBLIC),
    Field("lasting", ListOf(Row(_COUNT, Whole(0), _SEAT)), PUBLIC),
    Field("names", _COUNT, PUBLIC, saved=False),
)


class State(BaseState):
    """A game in progress."""

    __slots__ = (
        "active",
        "afflicted",
        "allies",
        "armies",
        "artefacts",
        "banner",
        "calamity",
        "controller",
        "decks",
        "discards",
        "emptied",
        "fleet",
        "ground",
        "hands",
        "head",
        "improvements",
        "lasting",
        "march",
        "names",
        "order",
        "out",
        "promotions",
        "round",
        "ruins",
        "rules",
        "siege",
        "treasures",
        "turn",
        "used",
    )

    rules: Rules
    round: int
    """The game turn; 0 in the setup."""
    turn: int
    """How many player turns have begun."""
    order: list[int]
    """The order of play in this game turn (WL-5.3)."""
    active: int
    out: int
    """Bit mask of the players who are eliminated."""
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[tuple[int, ...]]
    ruins: list[tuple[int, ...]]
    treasures: list[tuple[int, ...]]

    # by place: what it is and what is linked to it
    head: list[int]
    controller: list[int]
    armies: list[tuple[int, ...]]
    allies: list[tuple[int, ...]]
    artefacts: list[tuple[int, ...]]
    promotions: list[tuple[int, ...]]
    improvements: list[tuple[int, ...]]
    march: list[tuple[int, ...]]
    banner: list[int]
    fleet: list[int]
    ground: list[int]
    """The terrain or weather card."""
    calamity: list[int]
    siege: list[int]
    """For a stack the castle that it besieges, for a castle the stack that besieges it."""
    afflicted: list[int]
    """The player turn in which the calamity came here (WL-11.13, WL-11.14)."""
    emptied: list[int]
    """For a castle the player turn in which its garrison disappeared (WL-19.6)."""

    used: list[int]
    """What the limits of this player turn have used up (WL-5.14); see `use`."""
    lasting: list[tuple[int, int, int]]
    """Effects that last or wait: which, on which place or player, by whom (WL-6.26)."""
    names: int
    """Bit mask of the named cards in play, by the number of their name (WL-1.9)."""

    def __init__(self, rules: Rules, rng: Rng) -> None:
        # the rest is filled by `fresh`, `clone`, a view or a save: empty lists here would cost a copy a tenth of its time
        super().__init__(rules.players, rng)
        self.rules = rules

    # -- what the core asks ------------------------------------------------------------------------------------------------

    def declared(self) -> Table:
        return FIELDS

    def fixed(self) -> tuple[str, ...]:
        return ("rules",)

    def settings(self) -> object:
        return self.rules.options

    def empty(self, rng: Rng) -> State:
        return State(self.rules, rng)

    def derive(self) -> None:
        self.names = 0
        for card in self.in_play():
            if NAMED[card]:
                self.names |= 1 << NAME[card]

    def active_seats(self) -> tuple[int, ...]:
        return (self.active,) if self.active >= 0 else ()

    def clone(self) -> State:
        twin = State(self.rules, self.rng.clone())
        twin.round = self.round
        twin.turn = self.turn
        twin.order = self.order[:]
        twin.active = self.active
        twin.out = self.out
        twin.hands = [cards[:] for cards in self.hands]
        twin.decks = [cards[:] for cards in self.decks]
        twin.discards = self.discards[:]
        twin.ruins = self.ruins[:]
        twin.treasures = self.treasures[:]
        twin.head = self.head[:]
        twin.controller = self.controller[:]
        twin.armies = self.armies[:]
        twin.allies = self.allies[:]
        twin.artefacts = self.artefacts[:]
        twin.promotions = self.promotions[:]
        twin.improvements = self.improvements[:]
        twin.march = self.march[:]
        twin.banner = self.banner[:]
        twin.fleet = self.fleet[:]
        twin.ground = self.ground[:]
        twin.calamity = self.calamity[:]
        twin.siege = self.siege[:]
        twin.afflicted = self.afflicted[:]
        twin.emptied = self.emptied[:]
        twin.used = self.used[:]
        twin.lasting = self.lasting[:]
        twin.names = self.names
        self.copy_base(twin)
        return twin

    def renew(self, number: int) -> None:
        """Another future: the decks' orders, which nobody knows, are drawn anew as well."""
        super().renew(number)
        for deck in self.decks:
            places = [place for place, card in enumerate(deck) if not knowers_of(card)]
            faces = mixed([face_of(deck[place]) for place in places], self.rng)
            for place in places:
                deck[place] = faces.pop()

    def is_beaten(self, party: tuple[int, ...]) -> bool:
        """Has a player given up or been eliminated?"""
        return self.has_conceded(party[0]) or self.is_out(party[0])

    def standings(self) -> tuple[int, ...]:
        """How many castles and stacks everybody has: what can be told in the middle of anything."""
        return tuple([len(self.places_of(seat)) for seat in range(self.players)])

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

    def leave(self: T, seat: int) -> None:
        """A player gives up while others play on: he is eliminated at once, and what concerned him is dropped (WL-24.8)."""
        for number, frame in enumerate(self.stack):
            if isinstance(frame, Procedure | Steps) and frame.ends_with(self, seat):
                for dropped in reversed(self.stack[number:]):
                    dropped.break_off(self)
                del self.stack[number:]
                break
        self.eliminate(seat)

    def eliminate(self, seat: int) -> None:
        """All that he controls goes to its owners' piles, and he draws and decides no more (WL-24.4, WL-24.9)."""
        if self.is_out(seat):
            return
        self.out |= 1 << seat
        for place in self.places_of(seat):
            self.remove(place)
        for card in self.ruins[seat] + self.treasures[seat]:
            self.lose(card)
        self.ruins[seat] = ()
        self.treasures[seat] = ()
        self.lasting = [each for each in self.lasting if each[2] != seat]
        if self.active == seat:
            self.active = NOBODY
        if self.loud:
            self.emit("eliminated", (seat,), "WL-24.4")

    # -- cards ---------------------------------------------------------------------------------------------------------------

    def play(self, seat: int, card: int) -> None:
        """Take a card out of a hand, to be played or discarded by whoever calls."""
        take(self.hands[seat], card)

    def discard(self, card: int) -> None:
        """Face up to its owner's discard pile, whoever controlled it (WL-1.6)."""
        self.discards[card >> OWNER_BITS] += (card,)

    def enter(self, card: int) -> None:
        """A card comes into play (WL-1.9, WL-1.13)."""
        if NAMED[card]:
            self.names |= 1 << NAME[card]

    def lose(self, card: int) -> None:
        """A card leaves play for its owner's discard pile; another copy of its name is eligible at once (WL-1.6, WL-1.11)."""
        if NAMED[card]:
            self.names &= ~(1 << NAME[card])
        self.discards[card >> OWNER_BITS] += (card,)

    def is_eligible(self, card: int) -> bool:
        """Is no card of its name in play (WL-1.9, WL-1.10)? Generic cards always are (WL-1.12)."""
        return not (NAMED[card] and self.names >> NAME[card] & 1)

    def from_pile(self, seat: int, card: int) -> None:
        """Take the card that was discarded last, of equal ones, out of a discard pile, to go wherever the caller says."""
        pile = self.discards[seat]
        at = len(pile) - 1 - pile[::-1].index(card)
        self.discards[seat] = pile[:at] + pile[at + 1 :]

    def to_hand(self, seat: int, card: int) -> None:
        """An open card is taken into a hand: everybody knows it there."""
        put(self.hands[seat], card_of(card, EVERYBODY))

    def hand_cards(self, seat: int, kind: int) -> list[int]:
        """The different cards of this type in a hand."""
        found: list[int] = []
        for card in self.hands[seat]:
            face = face_of(card)
            if face >= 0 and TYPE[face] == kind and face not in found:
                found.append(face)
        return found

    # -- limits of a player turn (WL-5.14) -------------------------------------------------------------------------------------

    def use(self, limit: int, number: int) -> None:
        """Count one use of a limit: of a place, of an artefact, or of the player turn itself (0)."""
        self.used.append(limit | number << LIMIT_BITS)

    def uses(self, limit: int, number: int) -> int:
        """How often it has been used in this player turn."""
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
        """A castle or hero comes into play and makes a place of its own (WL-6.2, WL-7.2, WL-8.1)."""
        self.enter(card)
        if NO_CARD in self.head:
            place = self.head.index(NO_CARD)
            self.head[place] = card
            self.controller[place] = seat
            return place
        self.head.append(card)
        self.controller.append(seat)
        for linked in (self.armies, self.allies, self.artefacts, self.promotions, self.improvements, self.march):
            linked.append(())
        for one in (self.banner, self.fleet, self.ground, self.calamity):
            one.append(NO_CARD)
        self.siege.append(NOWHERE)
        self.afflicted.append(0)
        self.emptied.append(0)
        return len(self.head) - 1

    def link(self, place: int, card: int) -> None:
        """A card joins a stack or castle."""
        self.enter(card)
        kind = TYPE[card]
        if kind == ARMY:
            self.armies[place] += (card,)
        elif kind == ALLY:
            self.allies[place] += (card,)
        elif kind == MARCH:
            self.march[place] += (card,)
        elif kind == IMPROVEMENT:
            self.improvements[place] += (card,)
        elif kind == ARTEFACT:
            self.artefacts[place] += (card,)
        elif kind == BANNER:
            self.banner[place] = card
        elif kind == FLEET:
            self.fleet[place] = card
        elif kind in (TERRAIN, WEATHER):
            self.ground[place] = card
        elif kind == CALAMITY:
            self.calamity[place] = card
            self.afflicted[place] = self.turn
        else:
            assert kind == PROMOTION
            self.promotions[place] += (card,)

    def unlink(self, place: int, card: int) -> None:
        """A card leaves a stack or castle, to go wherever the caller says; a lost march card ends a siege (WL-19.9)."""
        kind = TYPE[card]
        if kind == ARMY:
            self.armies[place] = without(self.armies[place], card)
            if not self.armies[place]:
                self.emptied[place] = self.turn
        elif kind == ALLY:
            self.allies[place] = without(self.allies[place], card)
        elif kind == MARCH:
            self.march[place] = without(self.march[place], card)
            self.end_siege(place)
        elif kind == IMPROVEMENT:
            self.improvements[place] = without(self.improvements[place], card)
        elif kind == ARTEFACT:
            self.artefacts[place] = without(self.artefacts[place], card)
        elif kind == FLEET:
            self.fleet[place] = NO_CARD
        elif kind in (TERRAIN, WEATHER):
            self.ground[place] = NO_CARD
        else:
            assert kind == CALAMITY
            self.calamity[place] = NO_CARD

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
            self.siege[place] = NOWHERE
            self.siege[other] = NOWHERE

    def linked(self, place: int) -> list[int]:
        """All cards of a place but its head."""
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
        """A stack or castle leaves play with everything linked to it (WL-6.3, WL-6.4, WL-18.8)."""
        self.end_siege(place)
        for card in [self.head[place], *self.linked(place)]:
            self.lose(card)
        for linked in (self.armies, self.allies, self.artefacts, self.promotions, self.improvements, self.march):
            linked[place] = ()
        for one in (self.head, self.banner, self.fleet, self.ground, self.calamity):
            one[place] = NO_CARD
        self.afflicted[place] = 0
        self.emptied[place] = 0
        self.controller[place] = NOBODY
        self.lasting = [each for each in self.lasting if not (each[0] in ON_PLACES and each[1] == place)]

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
"""Supply Trains that have reached a stack; they serve it in the one revenue step of the player turn."""

EMBARGO: Final = 0
STONE: Final = 1
SHIELD: Final = 2
ENFEEBLED: Final = 3
WINGS: Final = 4
TRUCE: Final = 5
LASTING_IDS: Final = ("embargo", "stone", "shield", "enfeebled", "wings", "truce")
"""The effects that last or wait; all but a truce are on a place."""
ON_PLACES: Final = frozenset([EMBARGO, STONE, SHIELD, ENFEEBLED, WINGS])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """
    >>> without((4, 7, 4), 4)
    (7, 4)
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def fresh(rules: Rules, rng: Rng) -> State:
    """An empty table; every deck lies in its sorted order until it is shuffled."""
    st = State(rules, rng)
    seats = rules.players
    st.round = 0
    st.turn = 0
    st.order = []
    st.active = NOBODY
    st.out = 0
    st.decks = [list(deck) for deck in rules.decks]
    st.hands = [[] for _ in range(seats)]
    st.discards = [()] * seats
    st.ruins = [()] * seats
    st.treasures = [()] * seats
    st.head = []
    st.controller = []
    st.armies = []
    st.allies = []
    st.artefacts = []
    st.promotions = []
    st.improvements = []
    st.march = []
    st.banner = []
    st.fleet = []
    st.ground = []
    st.calamity = []
    st.siege = []
    st.afflicted = []
    st.emptied = []
    st.used = []
    st.lasting = []
    st.names = 0
    return st
