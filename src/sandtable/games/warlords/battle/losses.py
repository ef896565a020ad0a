"""Casualty cards, loss sets and the sealed choice of both sides (WL-16.24 to WL-16.31, WL-25.13)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.events import ALL
from sandtable.core.engine.frames import Frame, Parallel, Secret
from sandtable.core.engine.legality import Check, Part, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.draws import SUDDEN_DEATH, casualty
from sandtable.games.warlords.reasons import Rule, by_clause
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import State, Steps
from sandtable.games.warlords.tables.oracle import OracleColumn

ATTACKER: Final = 0
DEFENDER: Final = 1
NO_SIDE: Final = -1

CASUALTIES: Final = "WL-16.31"
MISSILES: Final = "WL-16.8"
GARRISON: Final = "WL-17.12"

Set = tuple[int, ...]


def draw_casualties(st: State, seat: int, column: OracleColumn, tcvs: tuple[int, int]) -> tuple[int, int, int]:
    """The losses of attacker and defender, and the side that sudden death struck (WL-16.24 to WL-16.26, WL-16.37, WL-16.38).

    The attacker draws all cards from his own deck (WL-2.9), those of the defender first; a side that has reached its TCV
    draws no more.
    """
    losses = [0, 0]
    for side, count in ((DEFENDER, column.defender), (ATTACKER, column.attacker)):
        for _ in range(count):
            number = casualty(st, seat)
            if number == SUDDEN_DEATH:
                if st.logging:
                    st.emit("sudden_death", (side,), "WL-16.37")
                return losses[ATTACKER], losses[DEFENDER], side
            losses[side] += number
            if losses[side] >= tcvs[side]:
                break
    return losses[ATTACKER], losses[DEFENDER], NO_SIDE


def loss_sets(values: list[tuple[int, int]], need: int) -> list[Set]:
    """The minimal sets of cards worth at least the losses; all cards if they are worth less (WL-16.31).

    >>> loss_sets([(10, 2), (11, 5)], 1), loss_sets([(10, 2), (11, 5)], 6), loss_sets([(10, 2)], 0)
    ([(10,), (11,)], [(10, 11)], [()])
    """
    if need <= 0:
        return [()]
    cards = tuple([card for card, _ in values])
    if sum([value for _, value in values]) < need:
        return [cards]
    found: dict[Set, None] = {}
    for size in range(1, len(values) + 1):
        for chosen in combinations(values, size):
            total = sum([value for _, value in chosen])
            if total >= need and total - min([value for _, value in chosen]) < need:
                found[tuple([card for card, _ in chosen])] = None
    return list(found)


def hit_sets(cards: Set, hits: int) -> list[Set]:
    """The sets of armies and allies that this many missile hits may take (WL-16.8)."""
    return list(dict.fromkeys(combinations(cards, min(hits, len(cards)))))


def report_spells(st: State, seat: int, change: int) -> None:
    """Report a spell on a stack: it counts only in the differential, so the totals do not show it (WL-16.43)."""
    if st.logging and change:
        st.emit("spellbound", (seat, change), "WL-16.43")


def report_fall_back(st: State, stack: int) -> None:
    """Report that a vanquished stack has discarded its march cards (WL-16.30, WL-17.15)."""
    if st.logging:
        st.emit("falls_back", (st.controller[stack], st.head[stack], status(st, stack)), "WL-16.30")


class Naming(Steps):
    """A procedure in which both sides name cards at the same time; `named` holds both sets once they are public."""

    __slots__ = ("named",)

    named: list[Set]


@frame
class Lane(Frame[State]):
    """One side's choice among its sets; only its player knows the answer until both are in.

    `chosen` is an open empty tuple while the question is open; `clause` is the clause of the losses.
    """

    side: int
    seat: int
    place: int
    sets: list[Set]
    chosen: Secret
    clause: str

    def advance(self, st: State) -> Decision | None:
        if self.chosen.value != ():
            return None
        return Decision("losses", self.seat, list(self.sets), self.clause, (self.place,), automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert not isinstance(pick, int)
        self.chosen = Secret(pick, 1 << self.seat)


@frame
class Losses(Parallel[State]):
    """Both sides name their losses at the same time; the defender is asked first (WL-25.13)."""

    def close(self, st: State) -> None:
        st.pop()
        naming = st.stack[-1]
        assert isinstance(naming, Naming)
        for lane in self.lanes:
            assert isinstance(lane, Lane)
            st.reveal(lane.chosen, ALL)
            naming.named[lane.side] = lane.chosen.open()


def lane_of(st: State, seat: int) -> Lane:
    """The open choice of this player."""
    for lane in asking(st, Losses).lanes:
        if isinstance(lane, Lane) and lane.seat == seat and lane.chosen.value == ():
            return lane
    raise AssertionError("no open choice of losses")


def with_place(st: State, seat: int, thing: int) -> Facts:
    return {"h": ("place", lane_of(st, seat).place)}


HIT_ARMIES: Final = by_clause(MISSILES)
NEEDLESS: Final = {clause: by_clause(clause) for clause in (CASUALTIES, GARRISON)}
NO_FIGHTER: Final = {clause: Refusal(clause, f"{why.key}-kind") for clause, why in NEEDLESS.items()}
NOT_THERE: Final = {clause: Refusal(clause, f"{why.key}-else", with_place) for clause, why in NEEDLESS.items()}


def why_not_lost(st: State, seat: int, card: int) -> Refusal | None:
    """Why no choice of losses has this card (WL-16.8, WL-16.31, WL-17.12)."""
    lane = lane_of(st, seat)
    if any(card in chosen for chosen in lane.sets):
        return None
    place = lane.place
    if lane.clause == MISSILES or card not in st.linked(place):
        return not_a_card(st, seat, ("card", card))
    clause = GARRISON if st.is_castle(place) else CASUALTIES
    return NEEDLESS[clause] if card in st.armies[place] + st.allies[place] else NO_FIGHTER[clause]


def not_a_card(st: State, seat: int, target: Target) -> Refusal:
    lane = lane_of(st, seat)
    if lane.clause == MISSILES:
        return HIT_ARMIES
    return NOT_THERE[GARRISON if st.is_castle(lane.place) else CASUALTIES]


class LossesRule(Rule):
    """An answer is a set of cards, and several may do."""

    def options(self, st: State, seat: int) -> list[Pick]:
        return list(lane_of(st, seat).sets)


def losable(st: State, seat: int) -> list[int]:
    return [card for chosen in lane_of(st, seat).sets for card in chosen]


LOSSES_RULE: Final = LossesRule(
    (Part("card", "card", losable, Refusal(CASUALTIES, "losses-too-many")),), (Check(why_not_lost, "card"),), not_a_card
)


def name_losses(
    st: State,
    naming: Naming,
    seats: tuple[int, int],
    places: tuple[int, int],
    sets: list[list[Set]],
    clause: str = CASUALTIES,
) -> None:
    """Ask both sides that have a choice; a single set is taken without a question (WL-25.13, WL-25.16)."""
    lanes: list[Frame[State]] = []
    for side in (DEFENDER, ATTACKER):
        naming.named[side] = sets[side][0]
        if len(sets[side]) > 1:
            lanes.append(Lane(side, seats[side], places[side], sets[side], Secret((), ALL), clause))
    if lanes:
        st.push(Losses(lanes))
