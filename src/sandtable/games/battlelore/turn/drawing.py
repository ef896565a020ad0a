"""Drawing and keeping cards of both decks (BL-11.1 to BL-11.4, BL-13.13)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import kinds_of, take
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Secret
from sandtable.core.engine.legality import Rule
from sandtable.core.engine.refusal import Refusal
from sandtable.games.battlelore.facts import card_rule, of_card
from sandtable.games.battlelore.heroes.in_play import own_number
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_LIMIT, MEDIEVAL_LORE_LIMIT
from sandtable.games.battlelore.turn.places import take_command

KEEP_COMMAND: Final = "keep_command"
KEEP_LORE: Final = "keep_lore"
DISCARD_LORE: Final = "discard_lore"

COMMAND_DECK: Final = 0
LORE_DECK: Final = 1

CARD_BASE: Final = (0, 100)
"""Cards are single numbers everywhere: Command cards from 0, Lore cards from 100."""
LORE_BASE: Final = 100


def choice_rule(clause: str, key: str, lore: bool = False) -> Rule[BattleState]:
    """The rule of a question for one of some cards: its frame lists them. The message `key` says which they are."""
    other_deck = Refusal(clause, "refused-bl-card-command" if lore else "refused-bl-card-lore", of_card)
    other = Refusal(clause, f"refused-bl-{key}", of_card)

    def listed(st: BattleState, seat: int) -> list[int]:
        return [pick for pick in st.asked(seat).options if isinstance(pick, int)]

    def why_not(st: BattleState, seat: int, card: int) -> Refusal | None:
        if card in st.asked(seat).options:
            return None
        return other if (card >= LORE_BASE) == lore else other_deck

    return card_rule(clause, listed, why_not)


def take_lore(st: BattleState) -> int:
    """The next Lore card; an empty deck is refilled from its discards; -1 if both are empty (BL-11.4)."""
    if not st.lore_deck:
        st.lore_deck = st.lore_discard
        st.lore_discard = []
        if not st.lore_deck:
            return -1
        st.lore_deck.sort()
        st.emit("lore_reshuffled", (), "BL-11.4")
    return st.lore_deck.pop(st.chance(len(st.lore_deck)))


def draw_lore(st: BattleState, holder: int) -> int:
    """Draw one Lore card into a hand; return the number drawn, 1 or 0."""
    card = take_lore(st)
    if card < 0:
        return 0
    st.lore[holder].append(card)
    st.lore[holder].sort()
    return 1


def lore_master(levels: tuple[int, ...]) -> int:
    """L: the level of the highest Lore Master, the Commander excluded (BL-14.6)."""
    return max(levels[c.WIZARD], levels[c.CLERIC], levels[c.WARRIOR], levels[c.ROGUE])


def lore_limit(st: BattleState, holder: int) -> int:
    """How many Lore cards a holder may hold (BL-13.13, BL-32.3)."""
    if st.rules.medieval_lore:
        return MEDIEVAL_LORE_LIMIT
    limit = LORE_LIMIT[lore_master(st.councils[holder])]
    for sheet in st.sheets:
        if st.owner[sheet[0]] == holder:
            limit += own_number(st, sheet[0], "lore_hand_limit")
    return limit


def draw_to_keep(st: BattleState, holder: int, deck: int, draw: int, keep: int) -> int:
    """Draw several cards, keep some, discard the others face up (BL-11.2, BL-11.3); return how many could be drawn."""
    cards: list[int] = []
    for _ in range(draw):
        card = take_lore(st) if deck == LORE_DECK else take_command(st)
        if card >= 0:
            cards.append(card)
    st.push(Keep(holder, deck, keep, len(cards), Secret(tuple(sorted(cards)), st.rules.knowers[holder])))
    return len(cards)


@frame
class Keep(Frame[BattleState]):
    """Cards drawn, of which a holder keeps some (BL-11.2, BL-11.3)."""

    holder: int
    deck: int
    keep: int
    count: int
    cards: Secret

    def advance(self, st: BattleState) -> Decision | None:
        cards = self.cards.open()
        if self.keep > 0 and self.count > self.keep:
            base = CARD_BASE[self.deck]
            kinds: list[Pick] = [base + card for card in sorted(set(cards))]
            kind, clause = (KEEP_LORE, "BL-11.3") if self.deck == LORE_DECK else (KEEP_COMMAND, "BL-11.2")
            return Decision(kind, st.rules.seats[self.holder], kinds, clause, (), False)
        st.pop()
        hand = st.lore[self.holder] if self.deck == LORE_DECK else st.hands[self.holder]
        pile = st.lore_discard if self.deck == LORE_DECK else st.discard
        if self.keep > 0:
            hand.extend(cards)
            hand.sort()
        else:
            if cards:
                st.reveal(self.cards)
            pile.extend(cards)
        return None

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        card = pick - CARD_BASE[self.deck]
        hand = st.lore[self.holder] if self.deck == LORE_DECK else st.hands[self.holder]
        hand.append(card)
        hand.sort()
        cards = list(self.cards.open())
        cards.remove(card)
        self.keep -= 1
        self.count -= 1
        self.cards = Secret(tuple(cards), self.cards.knows)

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return KEPT_LORE if asked.kind == KEEP_LORE else KEPT_COMMAND


KEPT_COMMAND: Final = choice_rule("BL-11.2", "11-2")
KEPT_LORE: Final = choice_rule("BL-11.3", "11-2", lore=True)
DISCARDED_LORE: Final = choice_rule("BL-13.13", "13-13", lore=True)


@frame
class HandLimit(Frame[BattleState]):
    """A holder above his Lore hand limit discards cards of his choice at once (BL-13.13)."""

    holder: int

    def advance(self, st: BattleState) -> Decision | None:
        hand = st.lore[self.holder]
        if len(hand) <= lore_limit(st, self.holder):
            st.pop()
            return None
        kinds: list[Pick] = [LORE_BASE + card for card in kinds_of(hand)]
        return Decision(DISCARD_LORE, st.rules.seats[self.holder], kinds, "BL-13.13", (), False)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        card = pick - LORE_BASE
        take(st.lore[self.holder], card)
        st.lore_discard.append(card)
        st.emit("discards_lore", (self.holder, pick), "BL-13.13")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return DISCARDED_LORE


def trim_hand(st: BattleState, holder: int) -> None:
    """A holder whose Lore hand limit has fallen discards at once (BL-13.13, Amulet of the Owl)."""
    if len(st.lore[holder]) > lore_limit(st, holder):
        st.push(HandLimit(holder))
