"""Changes of a table of First Blood, after which a question is asked again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shapely import Point

from sandtable.core.engine.decision import Target
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.state import State
from tests.reasons.first_blood_table import SLAIN, TOUCH, Table
from tests.reasons.lifts import Lift, Swap, claim

RESERVE, ARRIVING, FIELD, GONE = range(4)
BROKEN, ACTIVATED, ARRIVED, AIM, SNAPPED, CLASHED, DUELLED = 1, 2, 4, 8, 64, 1 << 14, 1 << 15
MIDDLE: Final = (1800, 1800)
Fact = Callable[[Table, int, int], bool]
"""Is it so of the table, the Regiment that acts and the thing that was asked about?"""


def acting(st: State) -> int:
    """The Regiment whose question it is."""
    frame: Any = st.stack[-1]
    asked = st.decision
    context = asked.context if asked is not None else ()
    if asked is not None and asked.kind in ("demise", "free_action", "casualty"):
        return int(context[0])
    return int(getattr(frame, "regiment", getattr(frame, "caster", context[0] if context else -1)))


def asked_again(st: State) -> None:
    """The options are found anew, if the same question comes up."""
    clone, before = st.clone(), st.decision
    for frame in clone.stack:
        for name in ("known", "stood", "kept", "gate", "edges", "pieces"):
            if name in getattr(type(frame), "__slots__", ()):
                setattr(frame, name, [] if name == "pieces" else None)
    clone.run(0)
    for asked in clone.open_questions():
        if before is not None and (asked.kind, asked.seat) == (before.kind, before.seat):
            st.decision = asked


def so(fact: Fact, change: Callable[[State, int, int], None]) -> Lift:
    """The fact holds; after the change the question is asked again."""

    def lift(st: State, seat: int, value: int) -> None:
        who = value if st.asked(seat).kind == "free_for" else acting(st)
        claim(fact(Table(st), who, value))
        change(st, who, value)
        asked_again(st)

    return lift


def printed(fact: Fact) -> Lift:
    """It holds of this one and not of one that is offered."""

    def lift(st: State, seat: int, value: int) -> Swap:
        table, asked = Table(st), st.asked(seat)
        claim(fact(table, acting(st), value))
        part = SPEC.kinds[asked.kind].parts[0]
        other = next(pick for pick in asked.options if isinstance(pick, int) and pick >= 0)
        claim(not fact(table, acting(st), other))
        return swapped(st, part, value, other)

    return lift


def swapped(st: State, part: str, value: int, other: int) -> Swap:
    found: dict[Target, Target] = {(part, value): (part, other)}
    if part == "model":
        found[("regiment", st.rules.forces.regiment_of[value])] = part, other
    if part == "regiment":
        plan = st.rules.plans[value]
        found |= {("model", model): (part, other) for model in range(plan.first, plan.end)}
        found |= {("card", plan.card): ("card", st.rules.plans[other].card)}
    return found


# -- changes -------------------------------------------------------------------------------------------------------------


def stand(st: State, regiment: int, x: int, y: int) -> None:
    """Only a Leader Model is left, and stands there."""
    plan, leaders = st.rules.plans[regiment], Table(st).leaders(regiment)
    model = leaders[0] if leaders else plan.first
    st.place[plan.first : plan.end] = [SLAIN] * (plan.end - plan.first)
    st.place[model], st.floor[model] = point(x, y), 0
    st.status[regiment], st.inside[regiment] = FIELD, -1
    st.acting[regiment] = model if st.rules.forces.roles[model] > 1 else -1


def side_by_side(gap: int, open_ground: bool = False) -> Callable[[State, int, int], None]:
    """The two are alone, this far apart, for a target that was too far, hidden or protected."""

    def change(st: State, who: int, other: int) -> None:
        for plan in st.rules.plans:
            if plan.number not in (who, other) and st.status[plan.number] == FIELD:
                st.status[plan.number] = RESERVE
        table = Table(st)
        if open_ground or table.inside(who) or any(st.floor[model] for model in table.alive(who)):
            stand(st, who, *free_spot(table))
        x, y = table.spot(Table(st).leaders(who)[0])
        far = table.radius_of(who) + table.radius_of(other) + gap
        for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far)):
            if 0 < x + dx < st.field().width and 0 < y + dy < st.field().height:
                stand(st, other, x + dx, y + dy)
                after = Table(st)
                if after.any_sees(table.leaders(who), after.alive(other)) and after.engaged(who) == (gap < TOUCH):
                    return

    return change


def free_spot(table: Table) -> tuple[int, int]:
    """A place far from all terrain."""
    spots = [(x, y) for x in range(400, 3200, 200) for y in range(400, 3200, 200)]
    return max(spots, key=lambda at: min([ground.distance(Point(at)) for ground in table.ground], default=0.0))


def facing_foe(gap: int, open_ground: bool = False) -> Callable[[State, int, int], None]:
    """An enemy stands near by; a Character, if there is one."""

    def change(st: State, who: int, action: int) -> None:
        foes = [plan for plan in st.rules.plans if plan.owner != st.rules.plans[who].owner]
        foe = max(foes, key=lambda plan: (plan.is_character and st.place[plan.first] != SLAIN, -plan.number))
        side_by_side(gap, open_ground)(st, who, foe.number)

    return change


def status(now: int, then: int) -> Lift:
    def lift(st: State, seat: int, value: int) -> None:
        claim(st.status[value] == now)
        st.status[value] = then
        if then == FIELD:
            stand(st, value, *free_spot(Table(st)))
        asked_again(st)

    return lift


def unmarked(mark: int) -> Callable[[State, int, int], None]:
    def change(st: State, who: int, value: int) -> None:
        st.marks[who] &= ~mark

    return change


def apart(st: State, who: int, value: int) -> None:
    """Nobody else is on the battlefield."""
    for plan in st.rules.plans:
        if plan.number != who and st.status[plan.number] == FIELD:
            st.status[plan.number] = RESERVE
    if st.inside[who] >= 0:
        stand(st, who, *free_spot(Table(st)))


def fresh(st: State, who: int, value: int) -> None:
    """Its first Action is still to come."""
    frame: Any = st.stack[-1]
    frame.taken, frame.left = [], 2
    st.marks[who] &= ~(CLASHED | DUELLED | SNAPPED)
