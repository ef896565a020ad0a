"""Crowded Ruins: Regiments of both sides at random places on all floors, and moves of every kind with random answers."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.measuring import engaged_models, engaged_with, is_engaged
from sandtable.games.first_blood.move_check import MoveCheck
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.set_down import CHARGED, PILED_IN, REFORMED
from sandtable.games.first_blood.movement.march.march import March, Rush
from sandtable.games.first_blood.state import FIELD, State
from sandtable.games.first_blood.tables.battlefields import INCH
from tests.games.first_blood.moving import BOWS, CHOSEN, HUSCARLS, KNIGHTS, MEN, MILITIA, RAIDERS, square, table

LEFT, LOW, SIDE = 1400, 1400, 700
"""The Ruin: its ground floor and one upper floor."""
OURS, THEIRS = (MEN, MILITIA, BOWS, KNIGHTS), (HUSCARLS, RAIDERS, CHOSEN)
MOST = 400


def crowded(seed: int) -> State:
    """Regiments of both sides in and around a Ruin, each within Command Range of its Leader Models."""
    rng = seeded(seed)
    st = table("auto" if rng.below(3) == 0 else "free", ruin=("", square(LEFT, LOW, SIDE)))
    ours, theirs = rng.below(2) + 1, rng.below(2) + 1
    for number in (*OURS[rng.below(2) :][:ours], *THEIRS[rng.below(2) :][:theirs]):
        stand(st, number, rng)
    return st


def stand(st: State, number: int, rng: Rng) -> None:
    """A Regiment of a few Models on both floors, close together. Models without room are slain."""
    plan = st.plan(number)
    st.status[number] = FIELD
    count = 2 + rng.below(7)
    middle: tuple[int, int] | None = None
    for model in range(plan.first, plan.end):
        st.place[model] = -1
    for model in range(plan.first, min(plan.end, plan.first + count)):
        for _ in range(60):
            if middle is None:
                x, y = LEFT + rng.below(SIDE), LOW - 200 + rng.below(SIDE + 400)
            else:
                x, y = middle[0] - 420 + rng.below(841), middle[1] - 420 + rng.below(841)
            inside = LEFT <= x <= LEFT + SIDE and LOW <= y <= LOW + SIDE
            floor = rng.below(2) if inside and plan.type == 0 else 0
            near = middle is None or (x - middle[0]) ** 2 + (y - middle[1]) ** 2 <= (500 + 2 * plan.radius) ** 2
            if near and is_free(st, x, y, plan.radius, floor):
                st.place[model], st.floor[model] = point(x, y), floor
                middle = middle or (x, y)
                break
    living = [model for model in range(plan.first, plan.end) if st.place[model] >= 0]
    assert living, "no room in the crowd"
    if plan.first not in living:
        st.acting[number] = living[0]


def is_free(st: State, x: int, y: int, radius: int, floor: int) -> bool:
    """Is there room for a base?"""
    sides = st.rules.forces.regiment_of
    for other, spot in enumerate(st.place):
        apart = radius + st.plan(sides[other]).radius
        if spot >= 0 and st.floor[other] == floor and (x_of(spot) - x) ** 2 + (y_of(spot) - y) ** 2 < apart * apart:
            return False
    return True


def moves(st: State, number: int) -> list[Frame[State]]:
    """The moves that a Regiment can make next: Marches, or moves into contact."""
    if not is_engaged(st, number):
        foes = st.on_table(1 - st.owner(number))
        found: list[Frame[State]] = [March(number), Rush(number)]
        found += [CloseIn.of(st, number, [foe], 7 * INCH, CHARGED) for foe in foes]
        return [*found, *([CloseIn.of(st, number, foes, 7 * INCH, CHARGED)] if len(foes) > 1 else [])]
    foes = engaged_with(st, number)
    return [
        CloseIn.of(st, number, foes, 3 * INCH, PILED_IN, engaged_models(st, number), 1, 0),
        CloseIn.of(st, number, foes, 5 * INCH, REFORMED),
    ]


def play(st: State, move: Frame[State], seed: int, check: MoveCheck | None = None) -> None:
    """Play a move with random answers, and check it after each of them."""
    check = check or MoveCheck()
    rng = seeded(seed)
    depth = len(st.stack)
    check.look(st)
    st.push(move)
    st.run()
    check.look(st)
    for _ in range(MOST):
        asked = st.decision
        if asked is None or len(st.stack) <= depth:
            return
        st.apply(choice(asked, rng), asked.seat)
        check.look(st)
    raise AssertionError("a move without end")


def choice(asked: Decision, rng: Rng) -> int:
    found = [pick for pick in asked.candidates() if isinstance(pick, int)]
    return found[rng.below(len(found))]


def strung_out(seed: int) -> tuple[State, list[Frame[State]]]:
    """A Regiment in a long column, its last Model boxed in by friends, and the moves into contact that it may be about to make.

    The Leader is in contact with an enemy, or a few inches away from one; each further Model is up to 5" behind those before.
    """
    rng = seeded(seed)
    st = table("auto" if rng.below(3) == 0 else "free")
    plan = st.plan(MEN)
    count, touching = 3 + rng.below(5), rng.below(3) > 0
    y, spots = 1800, [(1000, 1800)]
    for at in range(1, count):
        y -= 120 + rng.below(479 if at in (1, count - 1) else 60)
        spots.append((1000 + rng.below(121) - 60, y))
    st.status[MEN] = FIELD
    for at, model in enumerate(range(plan.first, plan.end)):
        st.place[model] = point(*spots[at]) if at < count else -1
    box = [(0, 102), (88, 51), (88, -51), (0, -102), (-88, -51), (-88, 51)]
    last_x, last_y = spots[-1]
    for at, model in enumerate(range(st.plan(MILITIA).first, st.plan(MILITIA).end)):
        st.status[MILITIA] = FIELD
        x, y = last_x + box[at % 6][0], last_y + box[at % 6][1]
        st.place[model] = point(x, y) if at < 3 + rng.below(4) and is_free(st, x, y, 50, 0) else -1
    gap = 2 if touching else 100 + rng.below(400)
    foe = st.plan(HUSCARLS)
    st.status[HUSCARLS] = FIELD
    for at, model in enumerate(range(foe.first, foe.end)):
        st.place[model] = point(1000 + 104 * at - rng.below(2), 1900 + gap) if at < 3 else -1
    return st, [move for move in moves(st, MEN) if isinstance(move, CloseIn)]
