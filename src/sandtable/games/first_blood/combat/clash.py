"""Clash: pile-in, dice pools, resolving one target at a time (FB-16.4 to FB-16.19, FB-23.10, FB-24.47)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.refusal import Refusal
from sandtable.games.first_blood.combat.action import ActionSteps
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.combat.attack_traits import Group, attacks_of, clash_groups, fury_dice
from sandtable.games.first_blood.combat.fighters import fighters
from sandtable.games.first_blood.combat.ruins import batter, ruins_in_reach
from sandtable.games.first_blood.in_force import BY_CLASH, Situation
from sandtable.games.first_blood.measuring import engaged_models, engaged_with, is_engaged
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.set_down import PILED_IN
from sandtable.games.first_blood.qualities import has_event
from sandtable.games.first_blood.refusals import refusal
from sandtable.games.first_blood.state import CHARGED, GONE, INSPIRED, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import FURY, INFANTRY

NONE: Final = -1
PILE_IN: Final = 3 * INCH
"""How far Models move before dice are rolled (FB-16.5)."""
Strikes = tuple[int, int, int]
"""A Model, the enemy Regiment it attacks, and the number of Attacks."""
Pool = tuple[int, tuple[Group, ...]]
"""An enemy Regiment and the dice against it."""


NOT_IN_CONTACT: Final = refusal("FB-16.4")


def why_not_clash(st: State, regiment: int) -> Refusal | None:
    """Why a Clash is not possible: no Model is in contact with an enemy or near a Ruin to attack (FB-16.4, FB-22.14)."""
    return None if is_engaged(st, regiment) or ruins_in_reach(st, regiment) else NOT_IN_CONTACT


def in_clash(st: State, regiment: int, foe: int = NOBODY) -> Situation:
    return Situation(BY_CLASH, foe, charged=st.has_mark(regiment, CHARGED))


@frame
class Clash(ActionSteps):
    """A Clash Action. All pools are fixed before any die is rolled (FB-16.9, FB-27.10).

    `queue` are the Models whose Attacks are still to be divided: a Model, the enemies it may attack, whether it only
    supports another. `left` is the number of Attacks the first of them has left, or of Fury dice; -1 before they are
    counted.
    """

    queue: list[tuple[int, tuple[int, ...], bool]]
    strikes: list[Strikes]
    left: int = -1
    pools: list[Pool] = []

    def steps(self) -> tuple[Callable[[Clash, State], Decision | None], ...]:
        return STEPS

    def choose_ruin(self, st: State) -> Decision | None:
        """Brutes, Cavalry and Monsters may attack a Ruin instead of enemies (FB-22.14)."""
        near: list[Pick] = list(ruins_in_reach(st, self.regiment))
        if not near:
            return None
        options = [NONE, *near] if is_engaged(st, self.regiment) else near
        return Decision("clash_at", st.owner(self.regiment), options, "FB-22.14", (self.regiment,))

    def pile_in(self, st: State) -> None:
        """Models not in contact move up to 3" towards their enemies; Models inside a Garrison do not (FB-16.5, FB-21.16)."""
        if st.inside[self.regiment] == NOWHERE:
            foes = engaged_with(st, self.regiment)
            st.push(CloseIn.of(st, self.regiment, foes, PILE_IN, PILED_IN, engaged_models(st, self.regiment), 1, 0))

    def line_up(self, st: State) -> None:
        """Find which Models contribute Attacks, and against which targets (FB-16.7, FB-16.8)."""
        self.queue = [(model, tuple(foes), supports) for model, foes, supports in fighters(st, self.regiment)]

    def divide(self, st: State) -> Decision | None:
        """A Model in contact with several Regiments divides its Attacks as its owner chooses (FB-16.9, FB-16.11).

        A supporting Model attacks one of the enemies of those it supports (FB-24.47).
        """
        if not self.queue:
            return None
        model, foes, supports = self.queue[0]
        foe = foes[0] if len(foes) == 1 else NOBODY
        left = attacks_of(st, self.regiment, model, in_clash(st, self.regiment, foe)) if self.left < 0 else self.left
        if foe != NOBODY or not left:
            self.put(model, foes[0], left)
            self.queue.pop(0)
            self.left = -1
            self.at -= 1
            return None
        seat = st.owner(self.regiment)
        if supports:
            whom: list[Pick] = list(foes)
            return Decision("supports_against", seat, whom, "FB-24.47", (self.regiment, model))
        options: list[Pick] = list(range(left, -1, -1))
        return Decision("divide", seat, options, "FB-16.9", (self.regiment, model, foes[0], left))

    def put(self, model: int, foe: int, attacks: int) -> None:
        if attacks:
            self.strikes.append((model, foe, attacks))

    def targets(self) -> list[int]:
        return sorted({foe for _, foe, _ in self.strikes})

    def add_fury(self, st: State) -> Decision | None:
        """Fury: more Attacks for the Engaged Models; with several targets the owner chooses the pools (FB-23.10)."""
        if self.left < 0:
            raging = len({model for model, _, _ in self.strikes}) if has_event(st, self.regiment, FURY) >= 0 else 0
            self.left = fury_dice(st.plan(self.regiment).type == INFANTRY, raging)
            self.queue = [(NOBODY, tuple(self.targets()), False)]
            self.at -= 1
            return None
        foes = self.queue[0][1] if self.queue else ()
        if not self.left or not foes:
            self.queue, self.left = [], -1
            return None
        if len(foes) > 1:
            options: list[Pick] = list(range(self.left, -1, -1))
            return Decision("fury", st.owner(self.regiment), options, "FB-23.10", (self.regiment, foes[0], self.left))
        self.rage(foes[0], self.left)
        self.queue, self.left = [], -1
        return None

    def rage(self, foe: int, dice: int) -> None:
        """Fury dice are rolled like those of the first Model that attacks this target."""
        first = next(model for model, against, _ in self.strikes if against == foe)
        self.put(first, foe, dice)

    def fix_pools(self, st: State) -> None:
        """Build the dice pool against each target, by target value and power (FB-16.8, FB-16.10, FB-16.14)."""
        for foe in self.targets():
            attacks = [(model, count) for model, against, count in self.strikes if against == foe]
            groups = clash_groups(st, self.regiment, attacks, in_clash(st, self.regiment, foe))
            if groups:
                self.pools.append((foe, tuple(groups)))

    def next_target(self, st: State) -> Decision | None:
        """The owner chooses the order; each target is resolved completely before the next (FB-16.12)."""
        self.pools = [pool for pool in self.pools if st.status[pool[0]] != GONE]
        if len(self.pools) > 1:
            options: list[Pick] = [foe for foe, _ in self.pools]
            return Decision("strikes_first", st.owner(self.regiment), options, "FB-16.12", (self.regiment,))
        if self.pools:
            self.strike(st, self.pools[0][0])
            self.at -= 1
        return None

    def strike(self, st: State, foe: int) -> None:
        """Only the acting Regiment attacks (FB-16.16)."""
        groups = next(groups for target, groups in self.pools if target == foe)
        self.pools = [pool for pool in self.pools if pool[0] != foe]
        st.push(Attack(0, self.regiment, foe, BY_CLASH, list(groups), []))

    def finish(self, st: State) -> None:
        """Use up the Inspire bonus (FB-16.3)."""
        st.drop_mark(self.regiment, INSPIRED)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "strikes_first":
            self.strike(st, pick)
            return
        if asked.kind == "clash_at":
            self.at += 1
            if pick != NONE:
                self.at = FINISH
                batter(st, self.regiment, pick)
            return
        model, foes, _ = self.queue[0]
        if asked.kind == "supports_against":
            self.queue[0] = (model, (pick,), True)
            return
        if asked.kind == "divide":
            self.put(model, foes[0], pick)
        elif pick:
            self.rage(foes[0], pick)
        self.left = asked.context[-1] - pick
        self.queue[0] = (model, foes[1:], False)


STEPS: Final[tuple[Callable[[Clash, State], Decision | None], ...]] = (
    Clash.choose_ruin,
    Clash.pile_in,
    Clash.line_up,
    Clash.divide,
    Clash.add_fury,
    Clash.fix_pools,
    Clash.next_target,
    Clash.finish,
)
PILING_IN: Final = STEPS.index(Clash.pile_in)
FINISH: Final = STEPS.index(Clash.finish)


def clash(st: State, regiment: int) -> None:
    """Begin a Clash Action (FB-16.4)."""
    st.push(Clash(0, regiment, [], []))
