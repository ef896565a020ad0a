"""How good a place is for a Regiment: nearer to its aim, out of reach of Charges that hurt, within reach of its own.

The value of a place is a sum of features in points, each times its weight:

- progress (`progress`, `arrives`): the Turns it takes to the aim, or being there;
- points (`scores`): the Victory Points that standing there wins, or denies the enemy, at the end of this Turn;
- danger (`charged`, `shot_at`): what enemies that reach the place are expected to take, less what they pay for it;
- prospects (`charges_next`, `shoots_next`): what the Regiment could do from there in its next activation;
- company (`alone`, `ahead`): a Regiment without friends near, a Character in front of all of them.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from sandtable.bots.first_blood.aims import middles
from sandtable.bots.first_blood.odds import charging
from sandtable.bots.first_blood.pathfinding import around, choices, is_legal
from sandtable.bots.first_blood.survey import ARRIVED, Point, RegimentGoal, Survey
from sandtable.bots.weighing import highest, is_recording
from sandtable.core.space.points import point
from sandtable.games.first_blood.combat.charge import charge_distance
from sandtable.games.first_blood.measuring import is_engaged
from sandtable.games.first_blood.movement.formation.places import Places
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.state import FIELD
from sandtable.games.first_blood.tables.abilities import FIGURES
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.scenarios import PLUNDER, STAKE
from sandtable.games.first_blood.tables.terms import UNSTOPPABLE
from sandtable.games.first_blood.turn.victory import claims, marker_pay, markers, models_near

NEAR: Final = 8 * INCH
"""How near a friend must be to help."""
LOOMS: Final = 18 * INCH
"""Enemies farther away do not make a place dangerous."""
TRIES: Final = 16
"""How many places are checked for legality, the best first."""
WEIGHED: Final = 5
"""How many places get a weight, if somebody wants weights."""
COMFORT: Final = 2 * INCH
"""A Regiment that shoots does not stand at the very edge of its range."""


class Objective:
    """A marker or Quadrant as it stands without one Regiment: who claims it, and what that Regiment changes."""

    __slots__ = ("gain", "number", "spot")

    def __init__(self, table: Survey, regiment: int, number: int, spot: Point, pays: tuple[float, float]) -> None:
        st = table.st
        self.number = number
        self.spot = spot
        mine = sum([strength_at(table, one, number, spot) for one in table.own if one != regiment])
        theirs = sum([strength_at(table, foe, number, spot) for foe in table.foes])
        more = FIGURES.claim_values[st.plan(regiment).type] * st.count(regiment)
        wins = mine <= theirs < mine + more and claims(st, regiment)
        denies = theirs > mine and theirs <= mine + more
        weights = table.weights
        self.gain = weights["judge.victory_point"] * (pays[0] * wins + weights["place.denies"] * pays[1] * denies)


def strength_at(table: Survey, regiment: int, number: int, spot: Point) -> int:
    """How much a Regiment counts at an objective now."""
    st = table.st
    if st.status[regiment] != FIELD:
        return 0
    value = FIGURES.claim_values[st.plan(regiment).type]
    if st.scenario == PLUNDER:
        return value * models_near(st, regiment, (round(spot[0]), round(spot[1])))
    return value * st.count(regiment) if quadrant_at(table, table.spot(regiment)) == number else 0


def quadrant_at(table: Survey, spot: Point) -> int:
    field = table.st.field()
    return 2 * (spot[1] >= field.height / 2) + (spot[0] >= field.width / 2)


def objectives(table: Survey, regiment: int) -> list[Objective]:
    """The objectives that the Regiment would win or deny by being there at the end of the Turn."""
    st = table.st
    found: list[Objective] = []
    if st.scenario == PLUNDER:
        for number, (x, y) in enumerate(markers(st)):
            pays = float(marker_pay(st, number, table.seat)), float(marker_pay(st, number, 1 - table.seat))
            found.append(Objective(table, regiment, number, (float(x), float(y)), pays))
    elif st.scenario == STAKE:
        pay = table.weights["judge.quarter"]
        for number, spot in enumerate(middles(st.field().width, st.field().height)):
            found.append(Objective(table, regiment, number, spot, (pay, pay)))
    return [each for each in found if each.gain]


class Threat:
    """An enemy as a danger to one Regiment, and as its target."""

    __slots__ = ("charge", "number", "prey", "push", "reach", "shot", "size", "sure", "target", "x", "y")

    def __init__(self, table: Survey, regiment: int, foe: int) -> None:
        st = table.st
        self.number = foe
        self.x, self.y = table.spot(foe)
        self.size = table.far(regiment, (self.x, self.y)) - table.gap(regiment, foe)
        """What lies between the distance of the Leaders and the gap."""
        self.charge = float(charge_distance(st, foe, 0))
        self.sure = any_has(st, foe, UNSTOPPABLE)
        held = table.weights["place.held_up"] if is_engaged(st, foe) and regiment not in table.engaged(foe) else 1.0
        self.push = held * max(0.0, table.onslaught(foe, regiment))
        self.reach = float(table.reach(foe))
        self.shot = table.fire(foe, regiment) if self.reach else 0.0
        self.prey = max(0.0, table.onslaught(regiment, foe))
        self.target = table.fire(regiment, foe)


class PlaceValues:
    """The places of one Regiment on one table."""

    def __init__(self, table: Survey, regiment: int, aim: RegimentGoal) -> None:
        st = table.st
        self.table = table
        self.weights = table.weights
        self.regiment = regiment
        self.aim = aim
        self.march = float(table.march(regiment))
        self.charge = float(charge_distance(st, regiment, 0))
        self.sure = any_has(st, regiment, UNSTOPPABLE)
        self.reach = float(table.reach(regiment))
        self.worth = table.worth(regiment)
        self.threats = [Threat(table, regiment, foe) for foe in table.foes if st.status[foe] == FIELD]
        self.objectives = objectives(table, regiment)
        self.friends = [table.spot(one) for one in table.own if one != regiment and st.status[one] == FIELD]
        self.leads = st.plan(regiment).is_character and st.count(regiment) == 1

    def value(self, spot: Point, left: float) -> float:
        """The value of a place from which this much of the way to the aim is left."""
        weights = self.weights
        x, y = spot
        push = shot = 0.0
        prey = target = 0.0
        nearest = float(LOOMS)
        for foe in self.threats:
            gap = max(0.0, hypot(x - foe.x, y - foe.y) - foe.size)
            if gap > LOOMS and gap > foe.reach:
                continue
            nearest = min(nearest, gap)
            if foe.push:
                push += foe.push * charging((gap - foe.charge) / INCH, foe.sure)
            if foe.shot and gap <= foe.reach:
                shot += foe.shot
            if foe.prey:
                prey = max(prey, foe.prey * charging((gap - self.charge) / INCH, self.sure))
            if foe.target and gap <= self.reach - COMFORT:
                target = max(target, foe.target)
        value = self.progress(left) + weights["place.scores"] * self.points(spot)
        value -= weights["place.charged"] * min(push, self.worth) + weights["place.shot_at"] * min(shot, self.worth)
        value += weights["place.charges_next"] * prey + weights["place.shoots_next"] * target
        if nearest < LOOMS and self.friends:
            apart = min([hypot(x - at, y - up) for at, up in self.friends])
            value -= weights["place.alone"] * max(0.0, min(apart, LOOMS) - NEAR) / INCH
            if self.leads:
                value -= weights["place.ahead"] * max(0.0, self.shield(nearest)) / INCH
        return value

    def shield(self, gap: float) -> float:
        """By how much a lone Character is nearer to the enemy than any friend."""
        near = [hypot(x - foe.x, y - foe.y) - foe.size for x, y in self.friends for foe in self.threats]
        return min(near, default=LOOMS) - gap

    def progress(self, left: float) -> float:
        """The value of being there, or what the Turns cost that the way left still takes."""
        weights = self.weights
        left = max(0.0, left - self.aim.near)
        turns = min(weights["place.patience"], left / (2 * self.march))
        arrived = weights["place.arrives"] if not left else 0.0
        return self.aim.value * (arrived - weights["place.progress"] * turns)

    def charging(self, foe: int, is_on_the_way: bool) -> float:
        """What a Charge changes besides the fight: points won or left, the way to the aim, and who can charge it there."""
        x, y = there = self.table.spot(foe)
        won = self.table.breakthrough(self.regiment, foe) * self.points(there)
        push = 0.0
        for other in self.threats:
            if other.number != foe and other.push:
                gap = max(0.0, hypot(x - other.x, y - other.y) - other.size)
                push += other.push * charging((gap - other.charge) / INCH, other.sure)
        weights = self.weights
        table, aim = self.table, self.aim.spot
        points = weights["place.scores"] * (won - self.points(table.spot(self.regiment)))
        if is_on_the_way:
            points += self.progress(hypot(x - aim[0], y - aim[1])) - self.progress(self.left())
        return points - weights["place.charged"] * min(push, self.worth)

    def points(self, spot: Point) -> float:
        """The value of the Victory Points that standing here wins or denies."""
        if not self.objectives:
            return 0.0
        if self.table.st.scenario == STAKE:
            number = quadrant_at(self.table, spot)
            return max([each.gain for each in self.objectives if each.number == number], default=0.0)
        near = [
            each.gain for each in self.objectives if hypot(spot[0] - each.spot[0], spot[1] - each.spot[1]) <= ARRIVED
        ]
        return max(near, default=0.0)

    def here(self) -> float:
        """The value of staying."""
        return self.value(self.table.spot(self.regiment), self.left())

    def left(self) -> float:
        """How far it still is to the aim."""
        return 0.0 if self.aim.there else self.table.far(self.regiment, self.aim.spot)

    def best(self) -> float:
        """The value of the best place one March away, if nothing is in the way."""
        spots = around(self.table.spot(self.regiment), self.aim.spot, self.march)
        return max([self.value(spot, left) for spot, left in spots])

    def best_of(self, region: Places) -> int:
        """The best legal place of a March; where the Regiment stands if no other is better."""
        reach = region.reach
        stay = point(reach.x, reach.y)
        ranked = [(self.value(spot, left), spot) for spot, left in choices(region, self.aim.spot)]
        ranked.sort(reverse=True)
        least = self.here() + self.weights["place.least_step"]
        wanted = WEIGHED if is_recording() else 1
        found = {stay: least}
        for value, spot in ranked[:TRIES]:
            if len(found) > wanted or (value <= least and wanted == 1):
                break
            if is_legal(region, spot):
                found.setdefault(point(round(spot[0]), round(spot[1])), value)
        return highest(found, key=lambda place: found[place])
