"""Step 5: calamities, and the tests of persistent ones at the end of step 7 (chapter 11)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.board import CALAMITIES
from sandtable.games.warlords.draws import outcome, report_outcome
from sandtable.games.warlords.reasons import Obstacles, each_once, why_not_played
from sandtable.games.warlords.stacks import is_port, status
from sandtable.games.warlords.state import END, Procedure, State, Step
from sandtable.games.warlords.tables.cards import (
    CALAMITY,
    COMBAT,
    DEFENCE,
    INSTANT,
    NO_CARD,
    NO_EFFECT,
    OP,
    PERSISTENT,
    SUCCESS,
    TRANSIENT,
    TYPE,
    WEATHER,
    def_of,
    op,
)

MAX_SWITCHES: Final = 50
CALAMITY_IMMUNE: Final = op("calamity_immune")


# -- targets -------------------------------------------------------------------------------------------------------------


def why_not_strike(st: State, card: int, place: int) -> str | None:
    """The clause that keeps a calamity from a place when it is played, moved or switched (WL-11.3, WL-11.16, WL-11.29)."""
    target = def_of(card).target
    castle = st.is_castle(place)
    if (target == "stack" and castle) or (target in ("castle", "port_castle") and not castle):
        return "WL-11.29"
    if target == "port_castle" and not is_port(st, place):
        return "WL-11.29"
    if st.calamity[place] != NO_CARD:
        return "WL-11.3"
    if any(OP[other] == CALAMITY_IMMUNE for other in st.improvements[place]):
        return "WL-1.27"
    if def_of(card).kind == TRANSIENT and not (st.armies[place] or st.allies[place]):
        return "WL-11.16"
    return None


def why_not_play_on(st: State, card: int, place: int) -> str | None:
    """The same when it is played: WL-11.2 sets the kind of target."""
    reason = why_not_strike(st, card, place)
    return "WL-11.2" if reason == "WL-11.29" else reason


def strikable(st: State, card: int) -> list[int]:
    """All places that a calamity may go to, whoever controls them (WL-11.29)."""
    return [p for p, head in enumerate(st.head) if head != NO_CARD and why_not_strike(st, card, p) is None]


# -- consequences --------------------------------------------------------------------------------------------------------

Losses = list[list[int]]
"""For each loss, the cards from which the controller chooses one."""


def extreme(cards: list[int], strongest: bool) -> list[int]:
    """The cards of highest or lowest printed combat value (WL-28.7)."""
    if not cards:
        return []
    values = [COMBAT[card] for card in cards]
    best = max(values) if strongest else min(values)
    return [card for card, value in zip(cards, values, strict=True) if value == best]


def one_of(cards: list[int]) -> Losses:
    return [list(dict.fromkeys(cards))] if cards else []


def consequence(st: State, word: str, place: int) -> Losses:
    """The losses of a success, as choices of the controller; heroes are never killed (WL-11.4, WL-11.26)."""
    armies = list(st.armies[place])
    forces = armies + list(st.allies[place])
    improvements = list(st.improvements[place])
    if word == "lose_1_army_or_ally":
        return one_of(forces)
    if word == "lose_weakest_army":
        return one_of(extreme(armies, False))
    if word == "lose_strongest_army_or_ally":
        return one_of(extreme(forces, True))
    if word == "lose_improvement_or_army":
        return one_of(improvements or armies)
    if word == "lose_improvement_and_army":
        return one_of(improvements) + one_of(armies)
    if word == "lose_defence_improvements":
        return [[card] for card in improvements if DEFENCE[card]]
    return [[card] for card in armies] if word == "lose_all_armies" else []


# -- the step ------------------------------------------------------------------------------------------------------------


@frame
class Calamities(Step):
    """The active player may play one calamity on an enemy (WL-11.1, WL-11.2)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        if not st.hands[seat] or st.uses(CALAMITIES, 0):
            st.pop()
            return None
        options: list[Pick] = []
        for card in st.hand_cards(seat, CALAMITY):
            options += [(card, place) for place in strikable(st, card) if st.controller[place] != seat]
        options.append(END)
        return Decision("calamities", seat, options, "WL-11.1", automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        card, place = pick
        st.play(asked.seat, card)
        st.use(CALAMITIES, 0)
        if st.logging:
            st.emit("plays_calamity", (asked.seat, card, st.head[place]), "WL-11.1")
        st.push(Striking(card, place, asked.seat))

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "place":
            if st.controller[value] == asked.seat:
                return ["WL-11.2"]
            reasons = [why_not_play_on(st, card, value) for card in st.hand_cards(asked.seat, CALAMITY)]
            return each_once(reasons) or ["WL-11.3" if st.calamity[value] != NO_CARD else asked.clause]
        if part != "card":
            return [asked.clause]
        reason = why_not_played(st, asked.seat, value, (CALAMITY,), "WL-11.2")
        if reason is not None:
            return [reason]
        return each_once(self.obstacles(st, asked.seat, value).values()) or ["WL-11.2"]

    def obstacles(self, st: State, seat: int, card: int) -> Obstacles:
        """The clauses that keep a calamity from each enemy place; places of the wrong kind only if there are no others."""
        foes = [p for p, head in enumerate(st.head) if head != NO_CARD and st.controller[p] != seat]
        reasons = {place: why_not_play_on(st, card, place) for place in foes}
        near = {place: reason for place, reason in reasons.items() if reason != "WL-11.2"}
        return near or reasons

    def why_not_on(self, st: State, seat: int, card: int, place: int) -> str | None:
        if TYPE[card] != CALAMITY:
            return None
        return "WL-11.2" if st.controller[place] == seat else why_not_play_on(st, card, place)


TEST: Final = 0
LOSE: Final = 1
SETTLE: Final = 2
MOVE: Final = 3


@frame
class Striking(Procedure):
    """A calamity in play: tests, consequences, moves, switches until it stays or is discarded (WL-11.8 to WL-11.32,
    WL-25.6).

    `mover` is the current perpetrator, or the player who moves the card after a switch. `switched` means that the card
    has to move on; `switches` counts switches in a row (WL-11.27).
    """

    card: int
    place: int
    mover: int
    switches: int = 0
    switched: int = 0
    losses: Losses = []
    at: int = TEST

    def held(self) -> tuple[int, ...]:
        return (self.card,)

    def ends_with(self, st: State, seat: int) -> bool:
        """A calamity that he suffers is discarded when he leaves; for one that he was to move see `move` (WL-24.12)."""
        return seat == st.controller[self.place]

    def advance(self, st: State) -> Decision | None:
        if self.at == TEST:
            self.test(st)
        elif self.at == LOSE:
            if not self.losses:
                self.at = SETTLE
                return None
            return Decision(
                "calamity_loss", st.controller[self.place], list(self.losses[0]), "WL-11.8", (self.card, self.place)
            )
        elif self.at == SETTLE:
            self.settle(st)
        else:
            return self.move(st)
        return None

    def test(self, st: State) -> None:
        """The controller of the place tests (WL-2.6, WL-11.6).

        A transient calamity is tested again until it has no effect (WL-11.15).
        """
        seat = st.controller[self.place]
        result = outcome(st, seat, self.card)
        report_outcome(st, seat, self.card, result, "WL-11.6")
        if result == SUCCESS:
            self.switches = 0
            self.losses = consequence(st, def_of(self.card).op, self.place)
            self.at = LOSE
        elif result == NO_EFFECT:
            self.drop(st)
        else:
            self.switches += 1
            self.mover = seat
            self.switched = 1
            self.at = MOVE
            if self.switches >= MAX_SWITCHES:
                self.drop(st)

    def drop(self, st: State) -> None:
        """Put the card on its owner's discard pile, wherever it was (WL-11.7)."""
        st.pop()
        st.discard(self.card)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        kind = def_of(self.card).kind
        if self.at == MOVE:
            clause = "WL-11.19" if self.switched and kind == TRANSIENT else MOVED_BY[kind]
            if st.logging:
                event = "leaves_calamity" if pick == self.place else "moves_calamity"
                st.emit(event, (asked.seat, self.card, st.head[pick]), clause)
            self.place = pick
            self.switched = 0
            self.at = TEST
            return
        st.discard_linked(self.place, pick)
        self.losses.pop(0)
        if st.logging:
            st.emit("loses", (st.controller[self.place], pick, st.head[self.place]), SUFFERED[kind])

    def settle(self, st: State) -> None:
        """After a success persistent calamities stay, instant ones go, transient ones move on (WL-11.8, WL-11.17, WL-11.24)."""
        kind = def_of(self.card).kind
        if kind == TRANSIENT:
            self.at = MOVE
        elif kind == INSTANT:
            self.drop(st)
        else:
            st.pop()
            self.stay(st)

    def stay(self, st: State) -> None:
        """The stack discards march cards and weather, and its siege ends (WL-6.13, WL-10.22, WL-11.10, WL-11.32).

        Cards lost this way do not come back when the calamity goes (WL-11.30).
        """
        place = self.place
        if not st.is_castle(place):
            st.discard_march(place)
            if st.ground[place] != NO_CARD and TYPE[st.ground[place]] == WEATHER:
                st.discard_linked(place, st.ground[place])
        st.link(place, self.card)
        if st.logging:
            what = (st.controller[place], self.card, st.head[place])
            if st.is_castle(place):
                st.emit("afflicts", what, "WL-11.8")
            else:
                st.emit("afflicts_stack", (*what, status(st, place)), "WL-11.10")

    def move(self, st: State) -> Decision | None:
        """Ask where the card goes next; it cannot stop while there is a target (WL-11.17 to WL-11.28, WL-24.12).

        The mover's own places are targets too. After a switch the card leaves its place; only a transient one stays if
        it cannot move (WL-11.18, WL-11.20, WL-11.22, WL-11.28).
        """
        targets = strikable(st, self.card)
        if self.switched:
            others = [place for place in targets if place != self.place]
            if others or def_of(self.card).kind != TRANSIENT:
                targets = others
        if not targets or st.is_out(self.mover):
            self.drop(st)
            return None
        return Decision("move_calamity", self.mover, list(targets), "WL-11.17", (self.card,))

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        kind = def_of(self.card).kind
        if self.at == MOVE:
            if part == "place":
                return [why_not_strike(st, self.card, value) or "WL-11.23"]
            return [MOVED_BY[kind]]
        if part == "place":
            return ["WL-11.4" if value == self.place and not st.is_castle(value) else SUFFERED[kind]]
        return [SUFFERED[kind]]


SUFFERED: Final[dict[int, str]] = {PERSISTENT: "WL-11.8", TRANSIENT: "WL-11.17", INSTANT: "WL-11.24"}
MOVED_BY: Final[dict[int, str]] = {PERSISTENT: "WL-11.21", TRANSIENT: "WL-11.17", INSTANT: "WL-11.25"}
"""For each kind of calamity, the clause on who moves the card where; `SUFFERED` has the clause on the losses."""


@frame
class Retests(Step):
    """After the march step, persistent calamities that were there when the turn began are tested again (WL-11.13,
    WL-25.8).

    One that has been tested, or arrived, in this turn counts as new.
    """

    def advance(self, st: State) -> Decision | None:
        due = [
            place
            for place in st.places_of(st.active)
            if st.calamity[place] != NO_CARD and st.afflicted[place] < st.turn
        ]
        if not due:
            st.pop()
            return None
        return Decision("retest", st.active, list(due), "WL-11.13")

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        card = st.calamity[pick]
        st.unlink(pick, card)
        assert def_of(card).kind == PERSISTENT
        if st.logging:
            st.emit("retests", (asked.seat, card, st.head[pick]), "WL-11.13")
        st.push(Striking(card, pick, st.active))

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        return ["WL-11.13"]
