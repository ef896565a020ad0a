"""Names whole moves and battles for the rule tests. The engine answers questions with a single option itself."""

from __future__ import annotations

from sandtable.games.bloodstones.tables.units import UNIT_IDS
from tests.games.bloodstones.support import Table, draws

FIVES = (5, 5, 4)
"""The best battle tiles without a substitute."""
TWOS = (2, 2, 3)
"""The worst."""


def step(t: Table, start: str, end: str, *units: str) -> Table:
    """Choose one step of the Move Units action. Stops at its payment, or after it if there is no choice."""
    if t.kind == "main_action":
        t.pick("move")
    if t.kind == "move_from":
        t.pick(start)
    if t.kind == "move_to":
        t.pick(end)
    while t.kind == "move_units":
        assert t.decision.context[:2] == (t.area(start), t.area(end))
        t.pick(str(units.count(UNIT_IDS[t.decision.context[2]])))
    return t


def walk(t: Table, start: str, end: str, *units: str, pay: tuple[str, ...] = ()) -> int:
    """Make one step and pay with these tiles if the engine asks. Returns the cost of the step."""
    step(t, start, end, *units)
    for tile in pay:
        if t.kind == "move_pay":
            t.pick(tile)
    assert t.kind != "move_pay", "the step is not paid"
    made = [*t.events("move"), *t.events("passage")]
    assert len(made) == 1
    assert made[0][2:4] == (t.area(start), t.area(end))
    assert [UNIT_IDS[kind] for kind in made[0][1]] == sorted(units, key=UNIT_IDS.index)  # type: ignore[attr-defined]
    cost = made[0][4]
    assert isinstance(cost, int)
    return cost


def ends_from(t: Table, start: str) -> set[str]:
    """Where a step from this area may lead."""
    if t.kind == "main_action":
        t.pick("move")
    if t.kind == "move_from":
        t.pick(start)
    assert t.kind == "move_to", f"the engine has one way only and asks {t.kind}"
    assert t.decision.context[0] == t.area(start)
    return set(t.options)


def starts(t: Table) -> set[str]:
    """Where a step may begin."""
    if t.kind == "main_action":
        t.pick("move")
    assert t.kind == "move_from", f"the engine has one start only and asks {t.kind}"
    return set(t.options) - {"end-move"}


def dice(attack: tuple[int, ...], defence: tuple[int, ...]) -> list[int]:
    """The chance outcomes for one draw of both sides."""
    return [*draws(*attack), *draws(*defence)]
