"""The setup: first player, direction or roles, and the cards each player takes from his deck (chapters 4 and 27)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.cards import shuffle
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame, slotted
from sandtable.core.engine.legality import Check, Part, asking
from sandtable.core.engine.lists import with_item, with_more
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.board import NOBODY, NOWHERE
from sandtable.games.warlords.draws import draw_cards, setup_first_player
from sandtable.games.warlords.reasons import (
    ONE_CARD,
    ONE_PLACE,
    Rule,
    by_clause,
    choice,
    fixed_choice,
    key_of,
    with_name,
)
from sandtable.games.warlords.stacks import CAPITAL, FULL, MAKES_PORT, army_room, is_port
from sandtable.games.warlords.state import END, Procedure, State
from sandtable.games.warlords.steps.additions import why_not_capital, why_not_improve
from sandtable.games.warlords.tables.cards import (
    ACCESS,
    ARMY,
    CASTLE,
    COMBAT,
    COST,
    FLEET,
    FLY_ONLY,
    HERO,
    IMPROVEMENT,
    MARCH,
    OP,
    PORT,
    PRINTING,
    REVENUE,
    RUIN,
    TYPE,
    TYPE_IDS,
)
from sandtable.games.warlords.tables.scenarios import ATTACKER, DEFENDER
from sandtable.games.warlords.turn import CLOCKWISE, COUNTER, Rounds, order_from

FIRST: Final = 0
WAY: Final = 1
PLAYERS: Final = 2


@frame
class Setup(Procedure):
    """The setup turn: from the first player in the direction he names, or defender first (WL-4.2 to WL-4.4, WL-4.12,
    WL-4.15, WL-25.1, WL-27.17).
    """

    at: int = FIRST
    first: int = NOBODY
    i: int = 0

    def advance(self, st: State) -> Decision | None:
        if self.at == FIRST:
            self.at = WAY
            for deck in st.decks:
                shuffle(st, deck)
            self.first = setup_first_player(st)
            if st.logging:
                st.emit("setup_first", (self.first,), "WL-4.3")
        elif self.at == WAY:
            if st.rules.scenario.roles:
                return Decision("role", self.first, [DEFENDER, ATTACKER], "WL-4.15")
            if len(st.left()) > 2 and not st.is_out(self.first):
                return Decision("direction", self.first, [CLOCKWISE, COUNTER], "WL-4.4")
            self.set_order(st, self.first, CLOCKWISE)
        elif self.i < len(st.order):
            self.i += 1
            if not st.is_out(st.order[self.i - 1]):
                st.push(Start(st.order[self.i - 1]))
        else:
            st.pop()
            st.push(Rounds())
        return None

    def set_order(self, st: State, first: int, way: int) -> None:
        st.order = order_from(st, first, way)
        self.at = PLAYERS

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "role":
            st.defender = asked.seat if pick == DEFENDER else 1 - asked.seat
            self.set_order(st, st.defender, CLOCKWISE)
            if st.logging:
                st.emit("role", (asked.seat, pick), "WL-4.15")
            return
        self.set_order(st, asked.seat, pick)
        if st.logging:
            st.emit("direction", (asked.seat, pick), "WL-4.4")

    def rule(self, asked: Decision) -> Rule:
        return ROLE if asked.kind == "role" else SETUP_DIRECTION


ROLE: Final = fixed_choice("role", (DEFENDER, ATTACKER), by_clause("WL-4.15"))
SETUP_DIRECTION: Final = fixed_choice("way", (CLOCKWISE, COUNTER), by_clause("WL-4.4"))


@frame
class Start(Procedure):
    """One player's setup: the scenario's items in order, then his hand (WL-4.5 to WL-4.11, WL-4.14, WL-25.2).

    `castle` and `stacks` are the places he has set up so far; `count` and `spent` are what he has taken of the current
    item.
    """

    player: int
    at: int = 0
    count: int = 0
    spent: int = 0
    castle: int = NOWHERE
    stacks: list[int] = []

    def ends_with(self, st: State, seat: int) -> bool:
        return self.player == seat

    def items(self, st: State) -> tuple[str, ...]:
        setups = st.rules.scenario.setups
        return setups[0 if len(setups) == 1 or self.player == st.defender else ATTACKER]

    def item(self, st: State) -> SetupItem:
        return ITEMS[self.items(st)[self.at]]

    def left(self, st: State) -> int | None:
        """The cost still allowed for cards of this item (WL-27.18, WL-27.19); None without a limit."""
        cost = self.item(st).cost
        return st.rules.scenario.figures[cost] - self.spent if cost else None

    def next(self) -> None:
        self.at += 1
        self.count = 0
        self.spent = 0

    def advance(self, st: State) -> Decision | None:
        if self.at == len(self.items(st)):
            self.close(st)
            return None
        item = self.item(st)
        options = self.options(st, item) if self.count < item.most(st, self) else []
        if not options:
            self.next()
            return None
        if not item.must:
            options.append(END)
        return Decision("take_for" if item.divided else "take", self.player, options, "WL-4.6", (item.kind,))

    def options(self, st: State, item: SetupItem) -> list[Pick]:
        """The distinct cards of the deck that may be taken for the item, with their places if there is a choice."""
        pairs = [(card, place) for place in item.places(st, self) for card in self.deck(st)]
        found = [(card, place) for card, place in pairs if item.why_not(st, self, card, place) is None]
        if st.rules.forced_setup and item.rank is not None and found:
            best = max([item.rank[card] for card, _ in found])
            found = [(card, place) for card, place in found if item.rank[card] == best]
        return list(found) if item.divided else [card for card, _ in found]

    def deck(self, st: State) -> list[int]:
        """The distinct cards left in the deck that have the type of the item.

        The player knows them: what is not in play has not been taken.
        """
        kind, in_play = self.item(st).kind, st.in_play()
        cards = [card for card in st.rules.decks[self.player] if TYPE[card] == kind]
        return [card for card in sorted(set(cards)) if cards.count(card) > in_play.count(card)]

    def best(self, st: State) -> list[int]:
        """The cards that may be taken for the item; by the forced choice only the best of them (WL-4.8)."""
        return [pick if isinstance(pick, int) else pick[0] for pick in self.options(st, self.item(st))]

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        item = self.item(st)
        if pick == END:
            self.next()
            return
        card, place = (pick, item.places(st, self)[0]) if isinstance(pick, int) else pick
        st.decks[self.player].remove(card)
        self.count += 1
        self.spent += COST[card]
        if st.logging:
            if place == NOWHERE:
                st.emit("takes", (self.player, card), "WL-4.6")
            else:
                st.emit("joins", (self.player, card, st.head[place]), "WL-27.1")
        item.put(st, self, card, place)

    def close(self, st: State) -> None:
        """Shuffle again, since the search has shown the order, and draw the hand (WL-4.9, WL-4.10)."""
        st.pop()
        shuffle(st, st.decks[self.player])
        draw_cards(st, self.player, st.rules.scenario.hand, "WL-4.10")

    def clause(self, st: State) -> str:
        """The clause for what the scenario lets this player take (chapter 27)."""
        clauses = SCENARIO_CLAUSES[st.rules.scenario.id]
        return clauses[0 if len(clauses) == 1 or self.player == st.defender else ATTACKER]


# -- what a scenario lets a player take --------------------------------------------------------------------------------------

Put = Callable[[State, Start, int, int], None]
Places = Callable[[State, Start], list[int]]
Fits = Callable[[State, Start, int, int], Refusal | None]

SCENARIO_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "first-conquest": ("WL-27.3",),
    "five-castles": ("WL-27.4",),
    "relics-of-loriel": ("WL-27.6",),
    "seats-of-power": ("WL-27.9",),
    "lords-of-the-sea": ("WL-27.12",),
    "last-warlord": ("WL-27.15",),
    "great-siege": ("WL-27.18", "WL-27.19"),
}
"""The clauses for what each scenario lets its players take, by role if there are two."""
CLAUSES: Final = tuple([clause for clauses in SCENARIO_CLAUSES.values() for clause in clauses])


def what_is_taken(st: State, seat: int, *things: int) -> Facts:
    return {"t": ("word", f"take-{TYPE_IDS[asking(st, Start).item(st).kind]}")}


def with_kind(st: State, seat: int, card: int) -> Facts:
    return {**what_is_taken(st, seat), "k": ("word", f"kind-{TYPE_IDS[TYPE[card]]}")}


def with_cost(st: State, seat: int, card: int, *place: int) -> Facts:
    return {"n": ("count", COST[card]), "m": ("count", asking(st, Start).left(st) or 0)}


def with_best(st: State, seat: int, card: int) -> Facts:
    return {"c": ("card", asking(st, Start).best(st)[0])}


ON_THE_TABLE: Final = Refusal("WL-27.1", "refused-wl-27-1-place")
NOT_IN_DECK: Final = Refusal("WL-27.1", "refused-wl-27-1-deck")
TAKEN_ALREADY: Final = Refusal("WL-27.1", "refused-wl-27-1-taken")
TAKEN_LATER: Final = Refusal("WL-27.1", "refused-gift-kind", with_kind)
NOT_TAKEN: Final = {
    clause: Refusal(clause, "refused-gift-kind", with_kind)
    if clause in SCENARIO_CLAUSES["great-siege"]
    else by_clause(clause, with_kind)
    for clause in CLAUSES
}
MUST_TAKE: Final = {clause: Refusal(clause, f"{key_of(clause)}-word", what_is_taken) for clause in CLAUSES}
NOT_A_PLAYER: Final = Refusal("WL-27.1", "refused-gift-seat", what_is_taken)
NOT_YOURS: Final = Refusal("WL-27.1", "take-not-yours")
TOO_DEAR: Final = {
    clause: Refusal(clause, "refused-gift-cost", with_cost) for clause in ("WL-27.9", "WL-27.18", "WL-27.19")
}
FORCED: Final = by_clause("WL-4.8", with_best)
NAME_TAKEN: Final = by_clause("WL-4.7", with_name)
NAME_IN_PLAY: Final = by_clause("WL-1.10", with_name)
NOT_GREAT: Final = Refusal("WL-27.18", "refused-gift-great")
NO_PORT: Final = Refusal("WL-27.12", "refused-gift-port")


@slotted
class SetupItem:
    """One item of a setup: a type of card, its places and further conditions, and how many of it.

    `most` is a number, or the name of a number of the scenario; `cost` names the number that limits the total cost of
    the item's cards. `rank` is the order of the forced choice (WL-4.8); `divided` means that the player chooses the
    place of each card.
    """

    kind: int
    put: Put
    places: Places
    fits: Fits | None = None
    number: int | str = 1
    cost: str = ""
    must: bool = True
    rank: tuple[int, ...] | None = None
    divided: bool = False

    def most(self, st: State, start: Start) -> int:
        return self.number if isinstance(self.number, int) else st.rules.scenario.figures[self.number]

    def why_not(self, st: State, start: Start, card: int, place: int) -> Refusal | None:
        """Why a card of this type is not taken for this item (WL-4.5, WL-4.7, WL-27.1)."""
        if not st.is_eligible(card):
            return NAME_TAKEN if self.kind in (CASTLE, HERO) else NAME_IN_PLAY
        left = start.left(st)
        if left is not None and COST[card] > left:
            return TOO_DEAR[start.clause(st)]
        return None if self.fits is None else self.fits(st, start, card, place)


def new_place(st: State, start: Start) -> list[int]:
    """A new place."""
    return [NOWHERE]


def at_castle(st: State, start: Start) -> list[int]:
    return [] if start.castle == NOWHERE else [start.castle]


def at_stack(st: State, start: Start) -> list[int]:
    """The stack of the last hero taken."""
    return start.stacks[-1:]


def anywhere(st: State, start: Start) -> list[int]:
    return [*at_castle(st, start), *start.stacks]


def waiting_stack(st: State, start: Start) -> list[int]:
    """The first stack without a March card."""
    return [stack for stack in start.stacks if not st.march[stack]][:1]


def found_castle(st: State, start: Start, card: int, place: int) -> None:
    start.castle = st.found(start.player, card)


def found_keep(st: State, start: Start, card: int, place: int) -> None:
    """A seat of power, or the great castle: it keeps its role for the whole game (WL-27.9, WL-27.20)."""
    found_castle(st, start, card, place)
    st.keeps = with_item(st.keeps, start.player, card)


def found_stack(st: State, start: Start, card: int, place: int) -> None:
    start.stacks.append(st.found(start.player, card))


def lay_ruin(st: State, start: Start, card: int, place: int) -> None:
    st.enter(card)
    st.ruins = with_more(st.ruins, start.player, card)


def link(st: State, start: Start, card: int, place: int) -> None:
    st.link(place, card)


def has_army_room(st: State, start: Start, card: int, place: int) -> Refusal | None:
    return None if army_room(st, place) else FULL


def improves(st: State, start: Start, card: int, place: int) -> Refusal | None:
    return why_not_improve(st, card, place) or why_not_capital(st, start.player, card)


def is_capital_card(st: State, start: Start, card: int, place: int) -> Refusal | None:
    return NOT_TAKEN[start.clause(st)] if OP[card] != CAPITAL else improves(st, start, card, place)


def is_harbour_needed(st: State, start: Start, card: int, place: int) -> Refusal | None:
    """Only a Harbour, and only if the castle is not a port yet (WL-27.12)."""
    if OP[card] != MAKES_PORT or is_port(st, place):
        return NOT_TAKEN[start.clause(st)]
    return improves(st, start, card, place)


def can_be_port(st: State, start: Start, card: int, place: int) -> Refusal | None:
    """Only a port castle, or one that a Harbour of the deck can make a port (WL-27.12)."""
    if PORT[card]:
        return None
    harbour = any(OP[other] == MAKES_PORT for other in st.rules.decks[start.player])
    return None if harbour and ACCESS[card] != FLY_ONLY else NO_PORT


def can_be_great(st: State, start: Start, card: int, place: int) -> Refusal | None:
    return None if st.rules.scenario.is_great_castle(card & PRINTING) else NOT_GREAT


MANY: Final = 60
"""High enough that only other limits apply."""

ITEMS: Final[dict[str, SetupItem]] = {
    "castle": SetupItem(CASTLE, found_castle, new_place, rank=REVENUE),
    "hero": SetupItem(HERO, found_stack, new_place, rank=COMBAT),
    "ruin": SetupItem(RUIN, lay_ruin, new_place),
    "seat": SetupItem(CASTLE, found_keep, new_place, rank=REVENUE),
    "capital": SetupItem(IMPROVEMENT, link, at_castle, is_capital_card),
    "seat_garrison": SetupItem(ARMY, link, at_castle, has_army_room, cost="seat_garrison_cost"),
    "port_castle_or_harbour": SetupItem(CASTLE, found_castle, new_place, can_be_port, rank=REVENUE),
    "harbour": SetupItem(IMPROVEMENT, link, at_castle, is_harbour_needed),
    "fleet": SetupItem(FLEET, link, at_stack),
    "great_castle": SetupItem(CASTLE, found_keep, new_place, can_be_great, rank=REVENUE),
    "improvements": SetupItem(IMPROVEMENT, link, at_castle, improves, number="defender_improvements", must=False),
    "great_garrison": SetupItem(
        ARMY,
        link,
        at_castle,
        has_army_room,
        number="defender_garrison_cards",
        cost="defender_garrison_cost",
        must=False,
    ),
    "stack_armies": SetupItem(
        ARMY, link, at_stack, has_army_room, number="defender_stack_cards", cost="defender_stack_cost", must=False
    ),
    "armies": SetupItem(
        ARMY, link, anywhere, has_army_room, number=MANY, cost="attacker_armies_cost", must=False, divided=True
    ),
    "march": SetupItem(MARCH, link, waiting_stack, number=MANY),
}
"""The items by the scenario's keyword."""


# -- the rules of the questions ----------------------------------------------------------------------------------------


def deck_cards(st: State, seat: int) -> list[int]:
    return asking(st, Start).deck(st)


def item_places(st: State, seat: int) -> list[int]:
    start = asking(st, Start)
    return start.item(st).places(st, start)


def why_not_take(st: State, seat: int, card: int) -> Refusal | None:
    """A card comes from the player's deck, one item after another (WL-27.1), and must fit its item."""
    start = asking(st, Start)
    item, deck = start.item(st), st.rules.decks[seat]
    if card not in deck:
        return NOT_IN_DECK
    if deck.count(card) <= st.in_play().count(card):
        return TAKEN_ALREADY
    if TYPE[card] != item.kind:
        later = TYPE[card] in [ITEMS[word].kind for word in start.items(st)]
        return TAKEN_LATER if later else NOT_TAKEN[start.clause(st)]
    reasons = [item.why_not(st, start, card, place) for place in item.places(st, start)]
    if None in reasons:
        return None if card in start.best(st) else FORCED
    return reasons[0]


def why_not_place(st: State, seat: int, place: int) -> Refusal | None:
    """A chosen place must be the player's and have room (WL-6.9)."""
    if place not in item_places(st, seat):
        return NOT_YOURS
    return None if army_room(st, place) else FULL


def why_not_for(st: State, seat: int, card: int, place: int) -> Refusal | None:
    start = asking(st, Start)
    return start.item(st).why_not(st, start, card, place)


def not_taken(st: State, seat: int, target: Target) -> Refusal:
    return ON_THE_TABLE if target[0] == "place" else NOT_A_PLAYER


def why_not_enough(st: State, seat: int) -> Refusal | None:
    """Why a player does not stop here: the scenario demands the item (chapter 27)."""
    start = asking(st, Start)
    return MUST_TAKE[start.clause(st)] if start.item(st).must else None


TAKE_RULE: Final = choice("card", deck_cards, not_taken, why_not_take, words={END: why_not_enough})
TAKE_FOR_RULE: Final = Rule(
    (
        Part("card", "card", deck_cards, ONE_CARD),
        Part("place", "place", item_places, ONE_PLACE),
    ),
    (Check(why_not_take, "card"), Check(why_not_place, "place"), Check(why_not_for, "card", "place")),
    not_taken,
    words={END: why_not_enough},
)
