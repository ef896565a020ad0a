"""Positions of First Blood in which a refusal is said that random games seldom reach: how they are made.

Each scene yields a state, the key of the message (without `refused-`), and what is asked about: a thing, or by its name a
question that is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import cos, pi, sin
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.frames import Frame
from sandtable.core.space.points import POINT, point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.state import (
    ACTION,
    BY_HAND,
    SLAIN,
    State,
)
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.moving import (
    CHOSEN,
    HUSCARLS,
    JARL,
    MEN,
    MILITIA,
    RAIDERS,
    alone,
)
from tests.games.first_blood.support import listed, plain, put

Row = tuple[State, str, Target | str]
Scene = Callable[[], Iterator[Row]]
SCENES: Final[list[Scene]] = []
LORD: Final = 0
SPIRES: Final = listed("Pheromancer", "- 8 Force-Grown Drones", "- 1 Abomination", "- 6 Bound Clones", faction="spires")


def scene(made: Scene) -> Scene:
    SCENES.append(made)
    return made


def at(st: State, *frames: Frame[State]) -> State:
    """The Action Phase of seat 0 at the first question of these procedures."""
    st.phase, st.active = ACTION, 0
    for frame in frames:
        st.push(frame)
    st.run()
    return st


def acting(st: State, number: int, taken: tuple[int, ...] = (), left: int = 2) -> State:
    return at(st, Activation(number, [*taken], left, False, stage=3))


def regiment(number: int) -> Target:
    return "regiment", number


def action(number: int) -> Target:
    return "action", number


def spot(x: int, y: int) -> Target:
    return POINT, point(x, y)


def cut(st: State, *numbers: int) -> None:
    """Only the first Model of a Regiment is left."""
    for number in numbers:
        plan = st.plan(number)
        st.place[plan.first + 1 : plan.end] = [SLAIN] * (plan.end - plan.first - 1)


def around(x: int, y: int, far: int) -> list[Target]:
    """Places all around a point."""
    turns = [pi * n / 36 for n in range(72)]
    return [(POINT, point(x + round(far * cos(turn)), y + round(far * sin(turn)))) for turn in turns]


def first(st: State, key: str, targets: Iterable[Target]) -> Target:
    """The first of these things that is refused with this message."""
    found = [(each, SPEC.presentation.objection(st, st.open_questions()[0].seat, each)) for each in targets]
    return next(each for each, objection in found if objection and objection.refusal.key == f"refused-{key}")


def between(*frames: Frame[State], by_hand: bool = False) -> State:
    """Men-at-Arms whose first Models touch Huscarls, Raiders and Bow-Chosen, and Militia apart."""
    st = plain(placement="free" if by_hand else "auto")
    put(st, MEN, (1000, 1000), (1102, 1000), (1204, 1000), (1306, 1000), (1000, 800), (1102, 800))
    for model in st.models(MEN)[6 if by_hand else 4 :]:
        st.place[model] = SLAIN
    alone(st, HUSCARLS, 950, 1089)
    alone(st, RAIDERS, 1052, 1089)
    alone(st, CHOSEN, 1255, 1089)
    alone(st, JARL, 3000, 3000)
    alone(st, MILITIA, 300, 300)
    if by_hand:
        st.set_mark(MEN, BY_HAND)
    return at(st, *frames)
