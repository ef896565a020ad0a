"""Where Regiments should go: markers and Quadrants divided among them; in scenario 2, prey and the centre."""

from __future__ import annotations

from typing import Final

from sandtable.bots.first_blood.survey import Point, RegimentGoal, Survey
from sandtable.games.first_blood.state import BROKEN, FIELD
from sandtable.games.first_blood.tables.abilities import FIGURES
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.scenarios import DESECRATE, MAX_TURNS, PLUNDER, SCENARIOS
from sandtable.games.first_blood.turn.victory import claims, marker_pay, markers, models_near, quadrant_of

LATE: Final = 2
"""How many Turns before the last one a Regiment goes to the centre."""
IDLE: Final = 3.0
"""The value of a fallback aim."""
INSET: Final = 4 * INCH
"""How far inside a Quadrant a Regiment stands."""
MARGIN: Final = 3 * INCH
LOOMING: Final = 9 * INCH
"""The distance at which an enemy will soon contest a marker."""
NEAR_ENOUGH: Final = 0.75
"""The share of the Models that must be there."""


class GoalPlace:
    """An objective: what it pays, the enemy's strength there, and what has been sent there so far."""

    __slots__ = ("held", "need", "number", "pay", "sent", "spot")

    def __init__(self, number: int, spot: Point, pay: float, need: float) -> None:
        self.number = number
        self.spot = spot
        self.pay = pay
        self.need = need
        self.held = 0.0
        self.sent = 0

    def hold(self, more: float = 0.0) -> float:
        """How well it is held with this much more."""
        total = self.held + more
        if total <= 0:
            return 0.0
        return 1.0 if total > self.need else 0.5 * total / (self.need + 1)


def aim_of(table: Survey, regiment: int) -> RegimentGoal:
    """The aim of one of the bot's Regiments."""
    if regiment not in table.goals:
        table.goals[regiment] = find_aim(table, regiment)
    return table.goals[regiment]


def find_aim(table: Survey, regiment: int) -> RegimentGoal:
    """The same without the cache."""
    if table.st.scenario == DESECRATE:
        return prey(table, regiment)
    if not table.assigned:
        table.assigned.update(assign_objectives(table, table.present()))
    aim = table.assigned.get(regiment, RegimentGoal(centre(table), IDLE, False))
    if aim.value > IDLE or not table.foes or not table.st.is_on_table(regiment):
        return aim
    hunt = prey(table, regiment)
    return hunt if hunt.value > IDLE else aim


def centre(table: Survey) -> Point:
    field = table.st.field()
    return field.width / 2, field.height / 2


# -- markers and Quadrants -----------------------------------------------------------------------------------------------


def assign_objectives(table: Survey, regiments: list[int]) -> dict[int, RegimentGoal]:
    """One objective for each Regiment, the most useful pair first."""
    if table.st.turn == 0:
        return {}
    places = marker_places(table) if table.st.scenario == PLUNDER else quadrant_places(table)
    found: dict[int, RegimentGoal] = {}
    gains = {(one, place.number): reach_worth(table, one, place) for one in regiments for place in places}
    left = list(regiments)
    while left:
        best = max(
            [
                (gain(table, one, place) * gains[one, place.number], -one, -place.number)
                for one in left
                for place in places
            ]
        )
        one, place = -best[1], places[-best[2]]
        place.held += count_at_objective(table, one)
        place.sent += 1
        left.remove(one)
        spot = spot_in(table, one, place)
        found[one] = RegimentGoal(spot, max(4.0, best[0]), is_there(table, one, place))
    return found


def count_at_objective(table: Survey, regiment: int) -> float:
    """How much a Regiment counts at an objective."""
    st = table.st
    value = FIGURES.claim_values[st.plan(regiment).type] * st.count(regiment)
    fit = 0.7 if st.has_mark(regiment, BROKEN) else 1.0
    return fit * (value if claims(st, regiment) else table.weights["judge.contests"])


def gain(table: Survey, regiment: int, place: GoalPlace) -> float:
    """What a Regiment adds at an objective; without enemies there, few are enough."""
    more = place.hold(count_at_objective(table, regiment)) - place.hold()
    waste = 0.0 if place.need else table.weights["judge.waste"] * table.worth(regiment)
    return max(
        1.0,
        table.weights["judge.victory_point"] * place.pay * (more + table.weights["judge.spare"] / (1 + place.sent))
        - waste,
    )


def reach_worth(table: Survey, regiment: int, place: GoalPlace) -> float:
    """How the distance reduces the value."""
    turns = table.far(regiment, spot_in(table, regiment, place)) / (2 * table.march(regiment))
    return table.weights["judge.aim_patience"] / (
        table.weights["judge.aim_patience"] + turns + (0.0 if turns < 0.3 else 0.5)
    )


def marker_places(table: Survey) -> list[GoalPlace]:
    st = table.st
    found: list[GoalPlace] = []
    for number, (x, y) in enumerate(markers(st)):
        need = 0.0
        for foe in table.foes:
            value = FIGURES.claim_values[st.plan(foe).type]
            near = models_near(st, foe, (x, y))
            if not near and table.far(foe, (x, y)) < LOOMING:
                near = st.count(foe) // 2
            need += value * near
        found.append(GoalPlace(number, (float(x), float(y)), marker_pay(st, number, table.seat), need))
    return found


def quadrant_places(table: Survey) -> list[GoalPlace]:
    st, field = table.st, table.st.field()
    found: list[GoalPlace] = []
    for number, spot in enumerate(middles(field.width, field.height)):
        found.append(GoalPlace(number, spot, table.weights["judge.quarter"], 0.0))
    for foe in table.foes:
        at = nearest_place(found, table.spot(foe))
        at.need += FIGURES.claim_values[st.plan(foe).type] * st.count(foe)
    for place in found:
        place.pay *= table.weights["judge.denied"] if place.need else 1.0
    return found


def middles(width: int, height: int) -> list[Point]:
    """The centres of the Quadrants, in the order of their numbers."""
    return [(width * x / 4, height * y / 4) for y in (1, 3) for x in (1, 3)]


def nearest_place(places: list[GoalPlace], spot: Point) -> GoalPlace:
    return min(places, key=lambda place: (place.spot[0] - spot[0]) ** 2 + (place.spot[1] - spot[1]) ** 2)


def spot_in(table: Survey, regiment: int, place: GoalPlace) -> Point:
    """Where a Regiment goes for an objective: the marker itself, or the nearest good place in the Quadrant."""
    if table.st.scenario == PLUNDER:
        return place.spot
    field = table.st.field()
    x, y = table.spot(regiment)
    return (within(x, place.spot[0], field.width), within(y, place.spot[1], field.height))


def within(at: float, middle: float, size: int) -> float:
    """The nearest coordinate well inside the half of the table around a middle."""
    low, high = (MARGIN, size / 2 - INSET) if middle < size / 2 else (size / 2 + INSET, size - MARGIN)
    return min(max(at, low), high)


def is_there(table: Survey, regiment: int, place: GoalPlace) -> bool:
    """Do enough of its Models count there?"""
    st = table.st
    if st.status[regiment] != FIELD:
        return False
    count = st.count(regiment)
    if st.scenario == PLUNDER:
        near = models_near(st, regiment, (round(place.spot[0]), round(place.spot[1])))
        return near >= NEAR_ENOUGH * count
    inside = len([model for model in st.models(regiment) if quadrant_of(st, regiment, model) == place.number])
    return inside >= NEAR_ENOUGH * count


# -- their colours -------------------------------------------------------------------------------------------------------


def prey(table: Survey, regiment: int) -> RegimentGoal:
    """The most profitable enemy to hunt; in the last Turns one Regiment stands on the centre (FB-25.14)."""
    st = table.st
    middle = centre(table)
    if st.turn >= MAX_TURNS - LATE and keeper(table) == regiment:
        return RegimentGoal(middle, 6 * table.weights["judge.victory_point"], table.far(regiment, middle) < INCH / 4)
    best = (0.0, -1)
    for foe in table.foes:
        given, taken = table.melee(regiment, foe)
        shot = 0.4 * table.worth(foe) if table.shooters(regiment) else 0.0
        turns = table.far(regiment, table.spot(foe)) / (2 * table.march(regiment))
        best = max(
            best,
            (
                (given + shot - table.weights["judge.own_losses"] * taken)
                * table.weights["judge.aim_patience"]
                / (table.weights["judge.aim_patience"] + turns),
                foe,
            ),
        )
    if best[1] < 0:
        return RegimentGoal(middle, IDLE, table.far(regiment, middle) < 5 * INCH)
    foe = best[1]
    reach = table.reach(regiment)
    near = 0.5 * reach if reach else INCH
    return RegimentGoal(table.spot(foe), 12.0 + best[0], table.gap(regiment, foe) < near, near)


def keeper(table: Survey) -> int:
    """The Regiment with a Character or Standard Bearer that is nearest to the centre."""
    able = [one for one in table.own if table.is_precious(one)]
    return min(able, key=lambda one: (table.far(one, centre(table)), one), default=-1)


def contests(table: Survey, foe: int, aim: RegimentGoal) -> bool:
    """Does an enemy stand where a Regiment should be?"""
    reach = SCENARIOS[PLUNDER].reach + 2 * INCH if table.st.scenario == PLUNDER else 8 * INCH
    return table.st.scenario != DESECRATE and table.far(foe, aim.spot) < reach
