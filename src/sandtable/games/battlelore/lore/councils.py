"""War Councils, the Lore deck they make, and the first Lore cards (chapter 14)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Parallel, Secret
from sandtable.core.engine.legality import Check, Part, Rule, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.facts import refusal
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import MEDIEVAL_LORE, WITH_LORE
from sandtable.games.battlelore.tables.cards import (
    DECK_SHARE,
    HAND_BY_COMMANDER,
    L_CLASS,
    LORE_CARDS,
    LORE_DEALT,
    LORE_KEPT,
    LORE_TOKENS,
    MAX_LEVEL,
    MEDIEVAL_LORE_DECK,
    USUAL_TOTAL,
)
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE, HandLimit, choice_rule, draw_lore, lore_master, take_lore

# questions
COUNCIL_LEVEL: Final = "council_level"
KEEP_FIRST_LORE: Final = "keep_first_lore"

DEFAULT_HAND: Final = 5
"""The size of the Command hand when it depends on a council that is not used (BL-14.5, level 2)."""


def form_councils(st: BattleState) -> None:
    """Fixed levels come from the adventure; free ones are chosen in secret and revealed together (BL-14.2, BL-14.3)."""
    if st.rules.mode == MEDIEVAL_LORE:
        fixed = st.rules.adventure.command_cards or (DEFAULT_HAND, DEFAULT_HAND)
        for holder in range(st.rules.holders):
            level = sum(1 for hand in HAND_BY_COMMANDER[1:] if hand <= fixed[holder & CAMP])
            st.councils = with_item(st.councils, holder, (level, 0, 0, 0, 0))  # BL-32.1
        return
    if st.rules.mode != WITH_LORE:
        return
    lanes: list[Frame[BattleState]] = []
    for holder in range(st.rules.holders):
        council = st.rules.adventure.councils[holder & CAMP] if st.rules.adventure.councils else None
        if council is not None and council.fixed:
            st.councils = with_item(st.councils, holder, council.levels)
            continue
        total = USUAL_TOTAL if council is None else council.total
        minimum = (0, 0, 0, 0, 0) if council is None else council.minimum
        knows = st.rules.knowers[holder]
        lanes.append(CouncilLane(st.rules.seats[holder], holder, total, minimum, 0, Secret((), knows)))
    if lanes:
        st.push(Councils(lanes))


def own_lane(st: BattleState, seat: int) -> CouncilLane:
    lanes = asking(st, Councils).lanes
    return next(lane for lane in lanes if isinstance(lane, CouncilLane) and lane.seat == seat)


def with_left(st: BattleState, seat: int, level: int) -> Facts:
    lane = own_lane(st, seat)
    return {"n": ("count", level), "m": ("count", lane.total - sum(lane.levels.open()))}


def with_least(st: BattleState, seat: int, level: int) -> Facts:
    lane = own_lane(st, seat)
    return {"w": ("member", lane.done), "m": ("count", lane.minimum[lane.done])}


def with_room(st: BattleState, seat: int, level: int) -> Facts:
    lane = own_lane(st, seat)
    left = lane.total - sum(lane.levels.open()) - level
    room = MAX_LEVEL * (len(lane.minimum) - lane.done - 1)
    return {"n": ("count", level), "m": ("count", left), "o": ("count", room)}


TOO_HIGH: Final = refusal("BL-14.1")
TOO_LOW: Final = refusal("BL-14.2", with_least, "least")
MORE_THAN_LEFT: Final = refusal("BL-14.2", with_left, "much")
NEEDED_LATER: Final = refusal("BL-14.2", with_left, "later")
LAST_TAKES_ALL: Final = refusal("BL-14.2", with_left, "last")
TOO_MUCH_LEFT: Final = refusal("BL-14.2", with_room, "few")


def why_not_level(left: int, least: int, later: tuple[int, ...], level: int) -> Refusal | None:
    """Why the next member does not have this level: the rest must still be distributed exactly (BL-14.1, BL-14.2).

    `left` are the levels still to be distributed, `least` is his minimum, `later` are those of the members after him.
    """
    if level > MAX_LEVEL:
        return TOO_HIGH
    if level < least:
        return TOO_LOW
    if level > left - sum(later):
        return NEEDED_LATER if level <= left else MORE_THAN_LEFT
    if left - level > MAX_LEVEL * len(later):
        return TOO_MUCH_LEFT if later else LAST_TAKES_ALL
    return None


def level_options(total: int, minimum: tuple[int, ...], levels: tuple[int, ...]) -> list[Pick]:
    """The levels the next member may have.

    >>> level_options(6, (1, 0, 0, 0, 0), ()), level_options(2, (0, 0, 0, 0, 0), (0, 0, 0, 2))
    ([1, 2, 3], [0])
    """
    left, least, later = total - sum(levels), minimum[len(levels)], minimum[len(levels) + 1 :]
    return [level for level in range(MAX_LEVEL + 1) if why_not_level(left, least, later, level) is None]


def why_not_next_level(st: BattleState, seat: int, level: int) -> Refusal | None:
    lane = own_lane(st, seat)
    levels = lane.levels.open()
    at = len(levels)
    return why_not_level(lane.total - sum(levels), lane.minimum[at], lane.minimum[at + 1 :], level)


LEVELS: Final = Rule[BattleState](
    (Part("n", "count", lambda st, seat: range(MAX_LEVEL + 1), TOO_HIGH),), (Check(why_not_next_level, "n"),), None
)
FIRST_CARDS: Final = choice_rule("BL-14.8", "14-8", lore=True)


@frame
class CouncilLane(Frame[BattleState]):
    """One player's secret War Council, member by member."""

    seat: int
    holder: int
    total: int
    minimum: tuple[int, ...]
    done: int
    levels: Secret

    def advance(self, st: BattleState) -> Decision | None:
        if self.done == len(c.CLASS_IDS):
            return None
        options = [] if self.levels.value is None else level_options(self.total, self.minimum, self.levels.value)
        return Decision(COUNCIL_LEVEL, self.seat, options, "BL-14.2", (self.done,), False)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.levels = Secret((*self.levels.open(), pick), self.levels.knows)
        self.done += 1

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()


@frame
class Councils(Parallel[BattleState]):
    """All free councils are built at the same time and revealed together (BL-14.3)."""

    def close(self, st: BattleState) -> None:
        st.pop()
        for lane in self.lanes:
            assert isinstance(lane, CouncilLane)
            st.reveal(lane.levels)
            st.councils = with_item(st.councils, lane.holder, lane.levels.open())
            st.emit("council", (lane.holder, *lane.levels.open()), "BL-14.3")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return LEVELS


def deck_shares(councils: list[tuple[int, ...]]) -> tuple[int, ...]:
    """How many cards of each class go into the Lore deck: the class is in both camps, in one, or in none (BL-14.7,
    BL-14.10).
    """
    shares = [0]
    for member in (c.WIZARD, c.CLERIC, c.WARRIOR, c.ROGUE):
        camps = {holder & CAMP for holder, levels in enumerate(councils) if levels[member]}
        shares.append(DECK_SHARE[len(camps)])
    return tuple(shares)


def build_lore_deck(st: BattleState) -> None:
    """Build the common Lore deck from the four class decks (BL-14.7, BL-32.2)."""
    if not st.rules.lore:
        return
    if st.rules.medieval_lore:
        st.lore_deck = list(MEDIEVAL_LORE_DECK)
        return
    shares = deck_shares(st.councils)
    for member in (c.WIZARD, c.CLERIC, c.WARRIOR, c.ROGUE):
        cards = [number for number in range(len(LORE_CARDS)) if L_CLASS[number] == member]
        while len(cards) > shares[member]:
            st.lore_out.append(cards.pop(st.chance(len(cards))))
        st.lore_deck += cards
    st.lore_out.sort()
    st.lore_deck.sort()


def deal_lore(st: BattleState) -> None:
    """Each player gets L tokens and chooses L of 4 cards (BL-14.6, BL-14.8); Medieval Lore starts with nothing (BL-32.3)."""
    if not st.rules.lore or st.rules.medieval_lore:
        return
    extra = sum(rule.banners for rule in st.rules.adventure.rules if rule.type == "start_lore")
    lanes: list[Frame[BattleState]] = []
    for holder in range(st.rules.holders):
        level = lore_master(st.councils[holder])
        st.gain(holder, LORE_TOKENS[level] + extra + st.extra_tokens[holder])
        cards = [take_lore(st) for _ in range(LORE_DEALT)]
        knows = st.rules.knowers[holder]
        seat = st.rules.seats[holder]
        keep = LORE_KEPT[level]
        lanes.append(FirstLore(seat, holder, keep, 0, Secret(tuple(sorted(cards)), knows), Secret((), knows)))
    st.push(FirstLoreChoice(lanes))


@frame
class FirstLore(Frame[BattleState]):
    """One player chooses which of the Lore cards dealt to him he keeps (BL-14.8)."""

    seat: int
    holder: int
    keep: int
    done: int
    cards: Secret
    kept: Secret

    def advance(self, st: BattleState) -> Decision | None:
        if self.done == self.keep:
            return None
        options: list[Pick] = []
        if self.cards.value is not None:
            options += [LORE_BASE + card for card in self.cards.value]
        return Decision(KEEP_FIRST_LORE, self.seat, options, "BL-14.8", (self.keep - self.done,), False)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        card = pick - LORE_BASE
        left = [other for other in self.cards.open() if other != card]
        self.kept = Secret(tuple(sorted((*self.kept.open(), card))), self.kept.knows)
        self.cards = Secret(tuple(left), self.cards.knows)
        self.done += 1

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()


@frame
class FirstLoreChoice(Parallel[BattleState]):
    """All players choose at the same time; the cards not kept go to the Lore discard pile (BL-14.8)."""

    def close(self, st: BattleState) -> None:
        st.pop()
        for lane in self.lanes:
            assert isinstance(lane, FirstLore)
            st.reveal(lane.cards)
            st.lore[lane.holder] = list(lane.kept.open())
            st.lore_discard += lane.cards.open()
        st.lore_discard.sort()
        for holder in range(st.rules.holders):
            for _ in range(st.extra_cards[holder]):
                draw_lore(st, holder)
            if st.extra_cards[holder]:
                st.push(HandLimit(holder))

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return FIRST_CARDS
