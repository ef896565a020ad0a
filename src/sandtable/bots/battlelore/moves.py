"""The captain's answers in the Movement phase: which unit moves, how, and where to, hex by hex if necessary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.battlelore.lore import LoreJudge
from sandtable.bots.battlelore.odds import odds_of
from sandtable.bots.battlelore.opening import ints
from sandtable.bots.battlelore.plans import Planner
from sandtable.bots.weighing import highest, note
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.in_progress import (
    BREATH,
    BREATH_ATTACK,
    FLY,
    FLY_WITH_BREATH,
    LEAVE,
    STOP,
    WALK,
    moving_of,
)
from sandtable.games.battlelore.combat.odds import blow_of
from sandtable.games.battlelore.lore.playing import lore_options
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import MELEE, NO_BATTLE, ORDERED
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import MOVE_FREE
from sandtable.games.battlelore.turn.movement import DONE, LORE_CARD
from sandtable.games.battlelore.turn.places import can_stand, stop_of
from sandtable.games.battlelore.turn.reach import allowance

FAR_OFF: Final = 4.0
"""At this distance or more a dragon flies toward the enemy."""
JOIN: Final = 0.1
"""The value of joining a troop: a Champion is safer as a Leader, and his troop is Bold."""
BREATH_COST: Final = 0.05

Position = tuple[object, ...]


def position_key(st: BattleState, seat: int) -> Position:
    """A key that is equal for positions the captain rates the same; orders given and moves made may differ."""
    return (
        seat,
        st.turn,
        tuple(st.pos),
        tuple(st.figs),
        tuple(st.tok),
        tuple(st.extra),
        tuple(st.colour),
        tuple(st.leader),
        tuple(st.tokens),
        tuple(st.awards),
        tuple(st.effects),
        tuple(st.rule_count),
        tuple(st.passage_exit),
        tuple(st.keep_lost),
        tuple(st.conjured),
        tuple(st.temp),
        st.ground.marks,
        st.ground.overlays,
    )


class MoveAnswers:
    """Answers to questions of the Movement phase, and a cache of the last survey of the table."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self._read: tuple[Position, Planner] | None = None

    def planner(self, st: BattleState, seat: int) -> Planner:
        """The plans for this position; the questions of a turn share them while the position stays the same."""
        key = position_key(st, seat)
        if self._read is None or self._read[0] != key:
            self._read = (key, Planner(st, seat, self.weights))
        planner = self._read[1]
        planner.look_at(st)
        return planner

    def move_unit(self, st: BattleState, asked: Decision) -> Pick:
        """The unit that gains most by moving; none if no unit gains."""
        planner = self.planner(st, asked.seat)
        if LORE_CARD in asked.options:
            holder = st.rules.holder_of_seat(asked.seat)
            judge = LoreJudge(st, planner, holder)
            playable = [option for option in lore_options(st, holder, 5) if isinstance(option, int)]
            if any(judge.net(option) > 0 for option in playable):
                return LORE_CARD
        gains = {option: planner.plan(option).march for option in ints(asked) if option >= 0}
        note({DONE: planner.first_step, **gains})
        best = max(gains, key=lambda unit: gains[unit], default=DONE)
        return best if best >= 0 and gains[best] > planner.first_step else DONE

    def move_how(self, st: BattleState, asked: Decision) -> Pick:
        """Leave the board for a banner; fly to come near or to breathe; otherwise walk."""
        if LEAVE in asked.options:
            return LEAVE
        unit = asked.context[0]
        planner = self.planner(st, asked.seat)
        attack = planner.plan(unit).attack
        if FLY_WITH_BREATH in asked.options:
            cost = BREATH_COST * c.UNIT_DEFS[st.utype[unit]].breath_cost
            far = c.UNIT_DEFS[st.utype[unit]].fly[1] - 1
            row = st.ground.board.distance[st.pos[unit]]
            breaths = [breath_value(planner, unit, foe) for foe in planner.survey.foes if row[st.pos[foe]] <= far]
            if max(breaths, default=0.0) - cost > attack:
                return FLY_WITH_BREATH
        if FLY in asked.options and attack <= 0 and planner.survey.nearest(st.pos[unit]) >= FAR_OFF:
            return FLY
        return WALK

    def move_to(self, st: BattleState, asked: Decision) -> Pick:
        unit = asked.context[0]
        planner = self.planner(st, asked.seat)
        plan = planner.plan(unit)
        note({h: value for h, value in plan.hexes.items() if h in asked.options})
        if plan.hex in asked.options:
            return plan.hex
        return st.pos[unit]

    def move_step(self, st: BattleState, asked: Decision) -> Pick:
        """The first step toward the best hex within the remaining steps, or stop here."""
        unit, done = asked.context
        planner = self.planner(st, asked.seat)
        fight, free, rush = allowance(st, unit)
        most = max(fight, free, rush)
        if c.UNIT_DEFS[st.utype[unit]].lore_move:
            most = fight = done + min(3, st.tokens[st.holder_of(unit)])
        table = planner.st
        flags = table.flags[unit]
        table.flags[unit] = flags & ~(NO_BATTLE | MELEE) | ORDERED
        here = st.pos[unit]
        best: tuple[float, Pick] = (planner.value_at(unit, here, done <= fight), STOP)
        for h, (steps, first) in walk_on(table, unit, most - done).items():
            if first in asked.options:
                fights = done + steps <= fight or (done + steps <= rush and h in planner.survey.contact())
                value = planner.value_at(unit, h, fights)
                if value > best[0] + planner.first_step:
                    best = (value, first)
        table.flags[unit] = flags
        return best[1]

    def fly_to(self, st: BattleState, asked: Decision) -> Pick:
        """Fly over the enemies worth breathing on, then to a good hex."""
        unit = asked.context[0]
        planner = self.planner(st, asked.seat)
        moving = moving_of(st)
        over = moving.last if moving is not None and moving.last >= 0 else st.pos[unit]
        breathes = moving is not None and moving.paid and len(moving.targets) < 3

        def worth(h: int) -> float:
            if h == STOP:
                return planner.value_at(unit, over, False)
            value = -0.05 - 0.03 * planner.survey.nearest(h)
            below = st.at[h]
            if below >= 0:
                fresh = moving is not None and below not in moving.targets
                if breathes and fresh and st.owner[below] & CAMP != st.owner[unit] & CAMP:
                    value += breath_value(planner, unit, below)
                return value
            return value if not can_stand(st, unit, h) else max(value, planner.value_at(unit, h, False) - 0.02)

        return highest(ints(asked), key=worth)

    def breathe_on(self, st: BattleState, asked: Decision) -> Pick:
        return 1

    def hero_to(self, st: BattleState, asked: Decision) -> Pick:
        """A Leader stays with his troop; a Champion joins one if he can, else goes to his best hex."""
        hero = asked.context[0]
        if st.pos[hero] < 0:
            return asked.options[0]
        planner = self.planner(st, asked.seat)

        def worth(h: int) -> float:
            troop = st.at[h]
            if troop >= 0 and troop != hero:
                return JOIN + 0.03 * st.figs[troop]
            return planner.value_at(hero, h, True)

        return highest(ints(asked), key=worth)

    def hero_step(self, st: BattleState, asked: Decision) -> Pick:
        """Hex by hex: a Leader stays, a Champion goes on while the next hex is better than his own."""
        hero = asked.context[0]
        if st.pos[hero] < 0:
            return STOP if STOP in asked.options else asked.options[0]
        planner = self.planner(st, asked.seat)

        def worth(h: int) -> float:
            if h == STOP:
                return planner.value_at(hero, st.pos[hero], True) + planner.first_step
            return JOIN if st.at[h] >= 0 else planner.value_at(hero, h, True)

        return highest(ints(asked), key=worth)

    def portal_to(self, st: BattleState, asked: Decision) -> Pick:
        return self.best_place(st, asked, True)

    def passage_to(self, st: BattleState, asked: Decision) -> Pick:
        return self.best_place(st, asked, True)

    def best_place(self, st: BattleState, asked: Decision, attacks: bool) -> Pick:
        """The best hex for the unit of the question."""
        unit = asked.context[0]
        planner = self.planner(st, asked.seat)
        return highest(ints(asked), key=lambda h: planner.value_at(unit, st.pos[unit] if h < 0 else h, attacks))


def breath_value(planner: Planner, unit: int, foe: int) -> float:
    """The value of a dragon's breath on an enemy."""
    st = planner.st
    blow = blow_of(st, Attack(unit, foe, BREATH_ATTACK, BREATH, st.weapon[unit], st.pos[foe]))
    return odds_of(blow).harm * planner.survey.weight(foe) + 0.03 * blow.dice


def walk_on(st: BattleState, unit: int, left: int) -> dict[int, tuple[int, int]]:
    """The hexes a moving unit can still reach: the number of steps to each, and the first step."""
    here = st.pos[unit]
    free = c.UNIT_DEFS[st.utype[unit]].lore_move
    found: dict[int, tuple[int, int]] = {here: (0, -1)}
    edge = [here]
    for d in range(1, left + 1):
        further: list[int] = []
        for h in edge:
            for n in st.ground.steps[h]:
                if n in found or not can_stand(st, unit, n):
                    continue
                found[n] = (d, n if d == 1 else found[h][1])
                if free or stop_of(st, unit, n) == MOVE_FREE:
                    further.append(n)
        edge = further
    del found[here]
    return found
