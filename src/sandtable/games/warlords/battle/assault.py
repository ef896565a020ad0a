"""Castle assaults (chapter 17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.battle.aftermath import Aftermath
from sandtable.games.warlords.battle.conquest import Conquest
from sandtable.games.warlords.battle.losses import (
    ATTACKER,
    CASUALTIES,
    DEFENDER,
    NO_SIDE,
    Naming,
    Set,
    draw_casualties,
    loss_sets,
    name_losses,
    report_fall_back,
    report_spells,
)
from sandtable.games.warlords.battle.values import (
    assault_values,
    castle_defence,
    garrison_values,
    hero_value,
    in_differential,
)
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.draws import lowest, outcome, report_outcome
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import NO_CARD, NO_EFFECT, OP, RAID, SUCCESS, TRAITOR, TYPE, op
from sandtable.games.warlords.tables.oracle import column_of

NO_SURPRISE: Final = op("no_surprise")


def watchtower(st: State, castle: int) -> int:
    """The improvement that protects a castle from surprise; NO_CARD if it has none."""
    return next((card for card in st.improvements[castle] if OP[card] == NO_SURPRISE), NO_CARD)


@frame
class Assault(Naming):
    """A stack storms a castle with a garrison (WL-17.1). Side 0 is the stack, side 1 the garrison.

    `times` is how many times the castle's own defence value counts (WL-17.4). There are no ambushes and no missile fire
    (WL-16.11, WL-17.2).
    """

    stack: int
    castle: int
    seat: int
    loser: int
    card: int
    times: int = 1
    winner: int = NO_SIDE
    out: tuple[int, int] = (0, 0)
    at: int = 0
    named: list[Set] = [(), ()]

    def steps(self) -> tuple[Callable[[Assault, State], Decision | None], ...]:
        return ASSAULT_STEPS

    def surprise(self, st: State) -> Decision | None:
        """The check of a Traitor or Raid (WL-17.4); a Watchtower cancels the surprise.

        The player of the card checks (WL-2.12).
        """
        if TYPE[self.card] not in (TRAITOR, RAID):
            return None
        result = outcome(st, self.seat, self.card)
        tower = watchtower(st, self.castle)
        if result == SUCCESS and tower != NO_CARD:
            result = NO_EFFECT
            if st.logging:
                st.emit("watched", (self.loser, tower, st.head[self.castle]), "WL-1.27")
        self.times = 0 if result == SUCCESS else 1 if result == NO_EFFECT else 2
        report_outcome(st, self.seat, self.card, result, "WL-17.4")
        return None

    def totals(self, st: State) -> tuple[int, int]:
        """The values of the stack, and of the garrison (WL-17.7, WL-17.8)."""
        stack = hero_value(st, self.stack, True) + sum([v for _, v in assault_values(st, self.stack, self.castle)])
        return (stack, sum([value for _, value in garrison_values(st, self.castle)]))

    def defence(self, st: State) -> int:
        return castle_defence(st, self.castle, self.times)

    def fight(self, st: State) -> Decision | None:
        """The differential, the casualty cards, the winner; then the losses are named (WL-17.9 to WL-17.14, WL-17.19)."""
        attacker, garrison = self.totals(st)
        tcvs = (max(1, attacker), max(1, garrison + self.defence(st)))
        counted = in_differential(st, self.stack, tcvs[ATTACKER], True)
        differential = counted - tcvs[DEFENDER]
        column = column_of(differential)
        report_spells(st, self.seat, counted - tcvs[ATTACKER])
        if st.logging:
            cards = (column.attacker, column.defender)
            st.emit("battle_values", (self.seat, tcvs[0], self.loser, tcvs[1], differential, *cards), "WL-17.9")
        lost, drawn, struck = draw_casualties(st, self.seat, column, tcvs)
        armies = st.armies[self.castle]
        sets = [
            loss_sets(assault_values(st, self.stack, self.castle), lost),
            loss_sets(garrison_values(st, self.castle), drawn - self.defence(st)),
        ]
        out = [struck == ATTACKER or lost >= attacker, struck == DEFENDER or sets[DEFENDER] == [armies]]
        if out[ATTACKER]:
            sets[ATTACKER] = [(*st.armies[self.stack], *st.allies[self.stack], st.head[self.stack])]
        if out[DEFENDER]:
            sets[DEFENDER] = [armies]
        self.out = (int(out[ATTACKER]), int(out[DEFENDER]))
        if st.logging:
            st.emit("battle_losses", (self.seat, lost, self.loser, drawn), "WL-16.25")
        self.winner = self.find_winner(st, lost, drawn)
        name_losses(st, self, (self.seat, self.loser), (self.stack, self.castle), sets)
        return None

    def find_winner(self, st: State, lost: int, drawn: int) -> int:
        """A side that is eliminated loses; otherwise the smaller losses as drawn win (WL-2.10, WL-17.14, WL-17.22)."""
        if all(self.out):
            return NO_SIDE
        if any(self.out):
            return DEFENDER if self.out[ATTACKER] else ATTACKER
        if lost != drawn:
            return ATTACKER if lost < drawn else DEFENDER
        return ATTACKER if lowest(st, [self.seat, self.loser], []) == self.seat else DEFENDER

    def lose(self, st: State) -> Decision | None:
        """March cards of a vanquished stack, the fleet of a raider, then all losses together (WL-17.12, WL-17.15, WL-17.22)."""
        if self.winner == DEFENDER and not self.out[ATTACKER]:
            st.discard_march(self.stack)
            fleet = st.fleet[self.stack]
            if TYPE[self.card] == RAID and fleet != NO_CARD:
                st.discard_linked(self.stack, fleet)
                if st.logging:
                    st.emit("loses", (self.seat, fleet, st.head[self.stack]), "WL-17.15")
            report_fall_back(st, self.stack)
        if st.logging:
            for side, seat, clause in ((ATTACKER, self.seat, CASUALTIES), (DEFENDER, self.loser, "WL-17.12")):
                if self.named[side]:
                    st.emit("losses", (seat, self.named[side]), clause)
        for card in self.named[DEFENDER]:
            st.discard_linked(self.castle, card)
        if self.out[ATTACKER]:
            st.remove(self.stack)
        else:
            for card in self.named[ATTACKER]:
                st.discard_linked(self.stack, card)
        self.named = [(), ()]
        return None

    def conquer(self, st: State) -> Decision | None:
        """A castle whose garrison is gone falls to the stack that is left (WL-17.16 to WL-17.18, WL-17.20)."""
        if self.out[DEFENDER] and not self.out[ATTACKER]:
            st.push(Conquest(self.stack, self.castle, self.seat, self.loser, TYPE[self.card]))
        return None

    def close(self, st: State) -> Decision | None:
        """The windows after a battle with a winner (WL-23.12)."""
        if self.winner == NO_SIDE:
            if st.logging:
                st.emit("no_winner", (), "WL-17.14")
            return None
        if st.logging:
            st.emit("victor", (self.seat if self.winner == ATTACKER else self.loser,), "WL-17.14")
        if self.winner == ATTACKER:
            taken = self.castle if st.controller[self.castle] == self.seat else NOWHERE
            survivors = int(not self.out[DEFENDER])
            st.push(Aftermath(self.seat, self.stack, self.loser, survivors, taken))
        else:
            st.push(Aftermath(self.loser, self.castle, self.seat, int(not self.out[ATTACKER])))
        return None


ASSAULT_STEPS: Final = (Assault.surprise, Assault.fight, Assault.lose, Assault.conquer, Assault.close)
