"""The setup: first player, direction, and what every player takes from his deck (chapter 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.cards import face_of, shuffle
from sandtable.core.decision import Decision, Pick
from sandtable.games.warlords.draws import draw_cards, setup_first_player
from sandtable.games.warlords.state import NOBODY, NOWHERE, Procedure, State
from sandtable.games.warlords.tables.cards import CASTLE, COMBAT, HERO, REVENUE, RUIN, TYPE
from sandtable.games.warlords.turn import CLOCKWISE, COUNTER, Rounds, order_from

FIRST: Final = 0
WAY: Final = 1
PLAYERS: Final = 2


class Setup(Procedure):
    """The setup turn: it goes round from the first player in the direction that he names (WL-4.2 to WL-4.4, WL-4.12)."""

    __slots__ = ("at", "first", "i")

    def __init__(self, at: int = FIRST, first: int = NOBODY, i: int = 0) -> None:
        self.at = at
        self.first = first
        self.i = i

    def fields(self) -> tuple[object, ...]:
        return (self.at, self.first, self.i)

    def advance(self, st: State) -> Decision | None:
        if self.at == FIRST:
            self.at = WAY
            for deck in st.decks:
                shuffle(st, deck)
            self.first = setup_first_player(st)
            if st.loud:
                st.emit("setup_first", (self.first,), "WL-4.3")
        elif self.at == WAY:
            if len(st.left()) > 2 and not st.is_out(self.first):
                return Decision("direction", self.first, [CLOCKWISE, COUNTER], "WL-4.4")
            self.set_order(st, CLOCKWISE)
        elif self.i < len(st.order):
            self.i += 1
            if not st.is_out(st.order[self.i - 1]):
                st.push(Start(st.order[self.i - 1]))
        else:
            st.pop()
            st.push(Rounds())
        return None

    def set_order(self, st: State, way: int) -> None:
        st.order = order_from(st, self.first, way)
        self.at = PLAYERS

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.set_order(st, pick)
        if st.loud:
            st.emit("direction", (asked.seat, pick), "WL-4.4")


class Start(Procedure):
    """One player's setup: the scenario's items in their order, then his hand (WL-4.5 to WL-4.11, WL-4.14).

    `castle` and `stack` are the places that he has set up so far.
    """

    __slots__ = ("at", "castle", "player", "stack")

    def __init__(self, player: int, at: int = 0, castle: int = NOWHERE, stack: int = NOWHERE) -> None:
        self.player = player
        self.at = at
        self.castle = castle
        self.stack = stack

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.at, self.castle, self.stack)

    def ends_with(self, st: State, seat: int) -> bool:
        return self.player == seat

    def advance(self, st: State) -> Decision | None:
        items = st.rules.scenario.setup
        if self.at == len(items):
            self.close(st)
            return None
        cards = self.eligible(st)
        if not cards:
            self.at += 1
            return None
        return Decision("take", self.player, list(cards), "WL-4.6", (TAKES[items[self.at]].kind,))

    def eligible(self, st: State) -> list[int]:
        """The different cards of the deck that may be taken for the item at hand (WL-4.7, WL-4.8)."""
        item = TAKES[st.rules.scenario.setup[self.at]]
        cards = sorted({face_of(card) for card in st.decks[self.player]})
        found = [card for card in cards if item.why_not(st, card) is None]
        if st.rules.forced_setup and item.rank is not None and found:
            best = max([item.rank[card] for card in found])
            return [card for card in found if item.rank[card] == best]
        return found

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.decks[self.player].remove(pick)
        TAKES[st.rules.scenario.setup[self.at]].put(st, self, pick)
        self.at += 1
        if st.loud:
            st.emit("takes", (self.player, pick), "WL-4.6")

    def close(self, st: State) -> None:
        """Shuffle again, since the search has shown the order, and draw the hand (WL-4.9, WL-4.10)."""
        st.pop()
        shuffle(st, st.decks[self.player])
        draw_cards(st, self.player, st.rules.scenario.hand, "WL-4.10")

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part != "card":
            return [asked.clause]
        reason = TAKES[st.rules.scenario.setup[self.at]].why_not(st, value)
        return [reason or ("WL-4.8" if st.rules.forced_setup else asked.clause)]


# -- what a scenario lets a player take --------------------------------------------------------------------------------------


class Take:
    """One item of a setup: a type of card, where it goes, and what the forced choice goes by (WL-4.8)."""

    __slots__ = ("kind", "put", "rank")

    def __init__(
        self, kind: int, put: Callable[[State, Start, int], None], rank: tuple[int, ...] | None = None
    ) -> None:
        self.kind = kind
        self.put = put
        self.rank = rank

    def why_not(self, st: State, card: int) -> str | None:
        if TYPE[card] != self.kind:
            return "WL-4.5"
        return None if st.is_eligible(card) else "WL-4.7"


def put_castle(st: State, start: Start, card: int) -> None:
    start.castle = st.found(start.player, card)


def put_hero(st: State, start: Start, card: int) -> None:
    start.stack = st.found(start.player, card)


def put_ruin(st: State, start: Start, card: int) -> None:
    st.enter(card)
    st.ruins[start.player] += (card,)


TAKES: Final[dict[str, Take]] = {
    "castle": Take(CASTLE, put_castle, REVENUE),
    "hero": Take(HERO, put_hero, COMBAT),
    "ruin": Take(RUIN, put_ruin),
}
"""By the word of the scenario."""
