"""A table set by hand for the rule tests of Warlords.

>>> t = Table().castle(0, "Marthos").stack(0, "Aldric Sunmantle", "Heavy Infantry", march=1).hand(0, "March").step("march")
>>> t.kind, t.pick("receive mar-march-3@p1 her-aldric-sunmantle@p1").status("Aldric Sunmantle")

Any card of the set may be used: it is taken from the player's deck if it is there, else it takes the place of a card of the
deck, which leaves the game, so that every card is still somewhere. Cards are called by their printed names; a printing of the
march/battle group by name and range number ("Battle 4").
"""

from __future__ import annotations

from functools import cache

from sandtable.core.engine.cards import faces_of, put
from sandtable.core.engine.decision import Pick, Target
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import seeded
from sandtable.games.warlords import stacks
from sandtable.games.warlords.notation import SETS, card_text
from sandtable.games.warlords.rules import Rules
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State, empty_table
from sandtable.games.warlords.tables.cards import (
    ARTEFACT,
    HERO,
    NAMED,
    NO_CARD,
    PRINTING,
    PRINTINGS,
    RANGE,
    RUIN,
    SKULL,
    TREASURE,
    TYPE,
    def_of,
    owned,
)
from sandtable.games.warlords.tables.statuses import STATUS_IDS
from sandtable.games.warlords.turn import STEP_OF, TURNS, Rounds, Turn, begin_turn
from tests.support import Asked


@cache
def printings(name: str) -> tuple[int, ...]:
    """All printings of a name, or the one with the range number after the name."""
    found = [number for number, card in enumerate(PRINTINGS) if card.name == name]
    if not found:
        words, _, number = name.rpartition(" ")
        found = [n for n, card in enumerate(PRINTINGS) if card.name == words and str(card.range) == number]
    assert found, f"there is no card {name}"
    return tuple(found)


class Table(Asked[State]):
    """Players with starter decks in seat order. All cards are in the decks until a test puts them somewhere."""

    def __init__(self, players: int = 2, **options: str | int) -> None:
        given: Options = dict(options)
        self.st: State = empty_table(Rules(players, SPEC.check_options(players, given)), seeded(1))
        self.st.rules.decks = tuple([tuple(deck) for deck in self.st.rules.decks])
        self.st.logging = True
        self.st.round = 2  # after the truce
        self.st.order = list(range(players))

    # -- setting the table -------------------------------------------------------------------------------------------

    def take(self, seat: int, name: str) -> int:
        """Take a card from a player's deck. One that is not in it replaces a card that tests don't need."""
        deck = self.st.decks[seat]
        choices = [owned(printing, seat) for printing in printings(name)]
        for card in choices:
            if card in deck:
                deck.remove(card)
                return card
        card = choices[0]
        spare = next(c for c in deck if not NAMED[c] and not SKULL[c] and c & PRINTING != card & PRINTING)
        deck.remove(spare)
        self._exchange(seat, spare, card)
        return card

    def castle(self, seat: int, name: str, *linked: str, owner: int | None = None) -> Table:
        """A castle in play with its garrison, improvements and calamity."""
        place = self.st.found(seat, self.take(seat if owner is None else owner, name))
        return self._link(place, seat, linked)

    def stack(self, seat: int, name: str, *linked: str, march: int = 0) -> Table:
        """A hero in play with linked cards and this many March cards."""
        place = self.st.found(seat, self.take(seat, name))
        return self._link(place, seat, (*linked, *["March"] * march))

    def _link(self, place: int, seat: int, names: tuple[str, ...]) -> Table:
        for name in names:
            self.st.link(place, self.take(seat, name))
            if TYPE[self.st.head[place]] != HERO:
                self.st.emptied[place] = 0
        return self

    def link(self, head: str, name: str, owner: int) -> Table:
        """Link a card of another player, such as a calamity, to a place."""
        self.st.link(self.place(head), self.take(owner, name))
        return self

    def besiege(self, stack: str, castle: str) -> Table:
        first, second = self.place(stack), self.place(castle)
        self.st.siege[first] = second
        self.st.siege[second] = first
        return self

    def hand(self, seat: int, *names: str) -> Table:
        for name in names:
            put(self.st.hands[seat], self.take(seat, name))
        return self

    def discards(self, seat: int, *names: str) -> Table:
        for name in names:
            self.st.discard(self.take(seat, name))
        return self

    def lying(self, seat: int, *names: str) -> Table:
        """Ruins and treasures face up in a player's territory."""
        for name in names:
            card = self.take(seat, name)
            self.st.enter(card)
            assert TYPE[card] in (RUIN, TREASURE)
            if TYPE[card] == RUIN:
                self.st.ruins[seat] += (card,)
            else:
                self.st.treasures[seat] += (card,)
        return self

    def top(self, seat: int, *numbers: int) -> Table:
        """The next cards of a deck show these range numbers, without a skull."""
        deck = self.st.decks[seat]
        for placed, number in enumerate(reversed(numbers)):
            rest = len(deck) - placed
            fits = [at for at in range(rest) if RANGE[deck[at]] == number and not SKULL[deck[at]]]
            if not fits:
                march = owned(printings(f"{'Battle' if number == 0 else 'March'} {number}")[0], seat)
                self._exchange(seat, deck[0], march)
                deck[0] = march
            deck.append(deck.pop(fits[0] if fits else 0))
        return self

    def _exchange(self, seat: int, gone: int, card: int) -> None:
        """Add another card to a player's deck."""
        decks = [list(each) for each in self.st.rules.decks]
        decks[seat].remove(gone)
        decks[seat].append(card)
        self.st.rules.decks = tuple([tuple(sorted(each)) for each in decks])

    def skull(self, seat: int) -> Table:
        """The next card of a deck shows a skull."""
        deck = self.st.decks[seat]
        card = next(c for c in deck if SKULL[c])
        deck.remove(card)
        deck.append(card)
        return self

    def deck_of(self, seat: int, *names: str) -> Table:
        """Leave exactly these cards in the deck, the first on top; the others leave the game."""
        cards = [self.take(seat, name) for name in names]
        gone = self.st.decks[seat]
        decks = [list(each) for each in self.st.rules.decks]
        for card in gone:
            decks[seat].remove(card)
        self.st.rules.decks = tuple([tuple(each) for each in decks])
        self.st.decks[seat] = cards[::-1]
        return self

    # -- starting ------------------------------------------------------------------------------------------------------

    def turn(self, seat: int = 0) -> Table:
        """Start a player turn."""
        return self.step("castles", seat)

    def step(self, name: str, seat: int = 0) -> Table:
        """Start at a step of a player turn, by the name of the method in `Turn`."""
        SPEC.check_sound(self.st)
        self.st.stack = [Rounds(TURNS, self.st.order[0], self.st.order.index(seat) + 1)]
        begin_turn(self.st, seat)
        self.st.push(Turn(STEP_OF[name]))
        self.st.run()
        return self

    def rounds(self) -> Table:
        """Start at the next game turn."""
        SPEC.check_sound(self.st)
        self.st.stack = [Rounds()]
        self.st.run()
        return self

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """The options of the open question in short form: cards and places by name, such as "add Militia Marthos"."""
        return [self.short(option) for option in self.decision.options]

    def short(self, option: Pick) -> str:
        kind = SPEC.kinds[self.kind]
        if self.kind in SETS and not isinstance(option, int):
            return " + ".join([self.name("card", card) for card in option])
        if isinstance(option, int):
            return kind.words[option] if option in kind.words else self.name(kind.parts[0], option)
        texts = [self.name(part, value) for part, value in zip(kind.parts, option, strict=True) if value != -1]
        return " ".join(texts)

    def name(self, part: str, value: int) -> str:
        if part == "card":
            card = def_of(value)
            return f"{card.name} {card.range}" if len(printings(card.name)) > 1 else card.name
        if part == "place":
            return def_of(self.st.head[value]).name
        return SPEC.notation.part_name(self.st, part, value)

    def pick(self, *texts: str) -> Table:
        """Answer the open question, and the following ones, by the short texts of `options`.

        A name without a range number takes the first printing that fits.
        """
        for text in texts:
            fits = [option for option in self.decision.options if self.short(option) == text]
            if not fits:
                fits = [option for option in self.decision.options if self.loose(option) == text]
            assert fits, f"{self.kind}: {text!r} is none of {self.options}"
            self.st.apply(fits[0])
            SPEC.check_sound(self.st)
        return self

    def loose(self, option: Pick) -> str:
        """An option without range numbers."""
        words = self.short(option).split()
        return " ".join([word for word in words if not word.isdigit()])

    @property
    def loosely(self) -> list[str]:
        """The distinct options without range numbers."""
        return list(dict.fromkeys([self.loose(option) for option in self.decision.options]))

    def load(self, *outcomes: int) -> Table:
        """Fix the next outcomes of chance."""
        self.st.rng.load(list(outcomes))
        return self

    # -- reading -------------------------------------------------------------------------------------------------------

    def place(self, name: str) -> int:
        found = [p for p, head in enumerate(self.st.head) if head != NO_CARD and def_of(head).name == name]
        assert found, f"{name} is not in play"
        return found[0]

    def is_in_play(self, name: str) -> bool:
        return any(def_of(card).name == name for card in self.st.in_play())

    def status(self, name: str) -> str:
        return STATUS_IDS[stacks.status(self.st, self.place(name))]

    def linked(self, name: str) -> list[str]:
        """The names of the cards at a place, sorted."""
        return sorted([def_of(card).name for card in self.st.linked(self.place(name))])

    def hand_of(self, seat: int) -> list[str]:
        return sorted([def_of(card).name for card in faces_of(self.st.hands[seat])])

    def pile_of(self, seat: int) -> list[str]:
        """The names in a discard pile, the last one on top."""
        return [def_of(card).name for card in self.st.discards[seat]]

    def why_not(self, part: str, name: str, given: tuple[Target, ...] = ()) -> list[str]:
        """The clauses that forbid a card of the hand or a place, together with what is given."""
        if part == "place":
            return SPEC.presentation.why_not(self.st, self.seat, (part, self.place(name)), given)
        cards = [*faces_of(self.st.hands[self.seat]), *self.st.treasures[self.seat]]
        cards += [
            card for place in range(len(self.st.head)) for card in self.st.linked(place) if TYPE[card] == ARTEFACT
        ]
        card = next(card for card in cards if def_of(card).name == name)
        return SPEC.presentation.why_not(self.st, self.seat, (part, card), given)

    def events(self, key: str) -> list[tuple[object, ...]]:
        """The arguments of the last step's events with this key."""
        return [event[1] for event in self.st.events if event[0] == key]


def text_of(name: str, seat: int) -> str:
    """The stable text of a card of a player."""
    return card_text(owned(printings(name)[0], seat))
