"""Made-up battles: both armies are on the battlefield from the start, close together, so that every Action comes up.

Random games seldom come to a Duel or a Clash against two Regiments; here the third Game Turn begins in the middle of a fight.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from shapely import Point

from sandtable.core.engine.rng import Rng
from sandtable.core.space.places import comb_places
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.state import ACTION, FIELD, State
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.game_turn import PHASES, GameTurn
from sandtable.testing import any_answer, chooser_rng
from tests.reasons.first_blood_table import GARRISON, IMPASSABLE, INCH, RADIUS
from tests.support.plane_oracle import shape_of

TRIES: Final = 60
MARKS: Final = (1, 8, 16, 4)
"""Broken, Aim, Inspired, arrived: some Regiments have one of them."""


class Ground:
    """The bases that stand already, and the ground on which nobody stands."""

    def __init__(self, st: State) -> None:
        field = st.field()
        self.width, self.height = field.width, field.height
        solid = [piece for piece in field.pieces if piece.kind == GARRISON or piece.rules & IMPASSABLE]
        self.solid = [shape_of(piece.outline) for piece in solid]
        self.bases: list[tuple[int, int, int]] = []

    def is_free(self, x: int, y: int, radius: int) -> bool:
        if not (radius <= x <= self.width - radius and radius <= y <= self.height - radius):
            return False
        if any(hypot(x - bx, y - by) < radius + other for bx, by, other in self.bases):
            return False
        return all(piece.distance(Point(x, y)) >= radius + INCH for piece in self.solid)


def settle(st: State, ground: Ground, regiment: int, rng: Rng) -> bool:
    """Put a Regiment down, often in contact with somebody; whoever finds no room is slain."""
    plan = st.rules.plans[regiment]
    radius = RADIUS[plan.type]
    for _ in range(TRIES):
        if ground.bases and rng.below(5):
            bx, by, other = ground.bases[rng.below(len(ground.bases))]
            gap = 2 if rng.below(2) else 100 + rng.below(700)
            angle = 2 * pi * rng.below(360) / 360
            x, y = (round(at + (radius + other + gap) * turn) for at, turn in ((bx, cos(angle)), (by, sin(angle))))
        else:
            x, y = (size // 4 + rng.below(size // 2) for size in (ground.width, ground.height))
        if not ground.is_free(x, y, radius):
            continue
        models = list(range(plan.first, plan.end))
        spots = [(x, y)]
        ground.bases.append((x, y, radius))
        for at in comb_places(x, y, 2 * radius, 5 * INCH, x, y):
            if len(spots) < len(models) and ground.is_free(*at, radius):
                spots.append(at)
                ground.bases.append((*at, radius))
        for n, model in enumerate(models):
            st.place[model] = point(*spots[n]) if n < len(spots) else -1
        st.status[regiment] = FIELD
        return True
    return False


def melee(seed: int) -> State:
    """A battle in progress with one of the option sets, free placement, cards stacked at random."""
    sets = SPEC.option_sets()
    players, options = sets[seed % len(sets)]
    st = SPEC.start(players, {**options, "placement": "free"}, seed, log=False)
    rng = chooser_rng(seed, "melee")
    while st.turn < 1 or st.edge < 0:
        seat, pick = any_answer(st, rng=rng)
        st.apply(pick, seat)
    st.marks = [0] * len(st.marks)  # nobody is being activated any more
    ground = Ground(st)
    order = list(range(len(st.rules.plans)))
    for n in range(len(order)):
        other = n + rng.below(len(order) - n)
        order[n], order[other] = order[other], order[n]
    for regiment in order:
        if settle(st, ground, regiment, rng) and not rng.below(3):
            st.marks[regiment] |= MARKS[rng.below(len(MARKS))]
    for plan in st.rules.plans:
        if st.acting[plan.number] >= 0 and st.place[st.acting[plan.number]] < 0:
            st.acting[plan.number] = plan.first
    st.turn, st.phase, st.first = 3, ACTION, rng.below(2)
    st.active = st.first
    for seat in range(2):
        faces = [plan.card for plan in st.rules.plans if plan.owner == seat and st.status[plan.number] == FIELD]
        st.lay_stack(seat, [faces.pop(rng.below(len(faces))) for _ in range(len(faces))])
    st.stack = [st.stack[0], GameTurn(PHASES.index(GameTurn.victory)), ActionPhase(st.first)]
    st.run()
    return st
