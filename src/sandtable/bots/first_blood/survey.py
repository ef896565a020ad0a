"""The tactician's evaluation of the table: where Regiments are, what they are worth, what their attacks promise."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Final

from sandtable.bots.first_blood.odds import WEIGHTS, charging, with_morale, wounds
from sandtable.core.space.outlines import middle
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.combat.attack_traits import Group, attacks_of, clash_groups
from sandtable.games.first_blood.combat.charge import charge_distance
from sandtable.games.first_blood.combat.impact import impact_groups, makes_impact
from sandtable.games.first_blood.in_force import BY_CLASH, BY_IMPACT, BY_VOLLEY, Situation
from sandtable.games.first_blood.measuring import engaged_models, engaged_with, is_engaged, leader_models
from sandtable.games.first_blood.movement.formation.regiment import first_leader, march_distance
from sandtable.games.first_blood.qualities import any_has, characteristic
from sandtable.games.first_blood.shooting.barrage import Gun, barrages, volley_groups
from sandtable.games.first_blood.state import (
    ACTIVATED,
    ARRIVING,
    FIELD,
    NORTH,
    NOWHERE,
    SOUTH,
    State,
)
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.scenarios import DESECRATE
from sandtable.games.first_blood.tables.terms import INFANTRY, UNSTOPPABLE, VOLLEY
from sandtable.games.first_blood.turn.victory import precious
from sandtable.games.first_blood.wounds import wounds_of

Point = tuple[float, float]

RANKS: Final = 0.65
"""The share of a large Regiment that gets to attack."""
FEW: Final = 4
"""Up to this many Models, all get to attack."""
ARRIVED: Final = 1.5 * INCH
"""A Leader this near to a place has arrived."""


class RegimentGoal:
    """Where a Regiment should be, what that is worth, whether it is there, and how near is near enough."""

    __slots__ = ("near", "spot", "there", "value")

    def __init__(self, spot: Point, value: float, there: bool, near: float = ARRIVED) -> None:
        self.spot = spot
        self.value = value
        self.there = there
        self.near = near


class Survey:
    """A seen state as one player evaluates it.

    Results are cached, and passed on to the next question if nothing has changed on the table, as when a March is chosen and
    then the place where it ends: that saves a tenth of the time of a game.
    """

    def __init__(
        self, st: State, seat: int, before: Survey | None = None, weights: Mapping[str, float] = WEIGHTS
    ) -> None:
        """`before` is the survey of an earlier question."""
        self.weights = weights
        self.st = st
        self.seat = seat
        fields = st.declared()
        self.content = [getattr(st, name) for name in fields.same], [getattr(st, name)[:] for name in fields.flat]
        """Everything public. What a Command Stack holds changes no odds."""
        self.own = st.on_table(seat)
        self.foes = st.on_table(1 - seat)
        self._spots: dict[int, Point] = {}
        self._gaps: dict[tuple[int, int], float] = {}
        self._melee: dict[tuple[int, int], tuple[float, float]] = {}
        self._life: dict[int, int] = {}
        self._precious = (precious(st, 0), precious(st, 1))
        self._clash: dict[tuple[int, int, bool, bool], float] = {}
        self._onslaught: dict[tuple[int, int], float] = {}
        self._fire: dict[tuple[int, int], float] = {}
        self.marches: dict[int, int] = {}
        """Where the Regiments would March, as far as known."""
        self.assigned: dict[int, RegimentGoal] = {}
        """The objectives of the Regiments, once assigned."""
        self.goals: dict[int, RegimentGoal] = {}
        """Where the Regiments should go, as far as known."""
        if (
            before is not None
            and before.st.rules is st.rules
            and before.seat == seat
            and before.content == self.content
        ):
            self._spots, self._gaps, self._life = before._spots, before._gaps, before._life
            self._melee, self._clash = before._melee, before._clash
            self._onslaught, self._fire, self.marches = before._onslaught, before._fire, before.marches
            self.assigned, self.goals = before.assigned, before.goals

    # -- places ----------------------------------------------------------------------------------------------------------

    def spot(self, regiment: int) -> Point:
        """Where a Regiment is: its Leader, the middle of its Garrison, or the middle of its edge while in Reinforcements."""
        if regiment not in self._spots:
            self._spots[regiment] = self._find(regiment)
        return self._spots[regiment]

    def _find(self, regiment: int) -> Point:
        st = self.st
        if st.status[regiment] != FIELD:
            return self.home(st.owner(regiment))
        if st.inside[regiment] != NOWHERE:
            x, y, parts = middle(st.field().pieces[st.inside[regiment]].outline)
            return x / parts, y / parts
        place = st.place[first_leader(st, regiment)]
        return float(x_of(place)), float(y_of(place))

    def home(self, seat: int) -> Point:
        """The middle of a player's edge."""
        field = self.st.field()
        edge = self.st.edge_of(seat)
        if edge in (SOUTH, NORTH):
            return field.width / 2, 0.0 if edge == SOUTH else float(field.height)
        return 0.0 if edge == 3 else float(field.width), field.height / 2

    def far(self, regiment: int, spot: Point) -> float:
        """The distance of a Regiment from a spot."""
        x, y = self.spot(regiment)
        return hypot(x - spot[0], y - spot[1])

    def gap(self, one: int, two: int) -> float:
        """The gap between the Leader Models of a Regiment and the nearest Model of another."""
        if (one, two) not in self._gaps:
            st = self.st
            mine = [st.place[model] for model in leader_models(st, one) if st.place[model] >= 0]
            theirs = [st.place[model] for model in st.models(two) if st.place[model] >= 0]
            near = [
                hypot(x_of(a) - x_of(b), y_of(a) - y_of(b)) - st.plan(one).radius - st.plan(two).radius
                for a in mine
                for b in theirs
            ]
            apart = self.far(one, self.spot(two)) - 2 * INCH
            self._gaps[one, two] = max(0.0, min(near, default=apart))
        return self._gaps[one, two]

    def nearest(self, regiment: int) -> float:
        """The distance of the nearest enemy."""
        return min([self.gap(regiment, foe) for foe in self.foes], default=9999.0)

    def front(self, regiment: int) -> float:
        """How much a Regiment is in the fight, for everything that helps it to fight."""
        st = self.st
        if st.status[regiment] != FIELD:
            return 0.0
        near = 4.0 if is_engaged(st, regiment) else 1.0 / (1.0 + self.nearest(regiment) / (6 * INCH))
        ready = 0.6 if st.has_mark(regiment, ACTIVATED) else 1.0
        return near * ready * self.worth(regiment)

    # -- worth -----------------------------------------------------------------------------------------------------------

    def worth(self, regiment: int) -> float:
        """The points of the living Models."""
        plan, st = self.st.plan(regiment), self.st
        if plan.is_character:
            alive = st.is_alive(plan.first)
            return (plan.profile.cost if alive else 0.0) + 10.0 * (st.count(regiment) - alive)
        return float(plan.profile.cost * st.count(regiment))

    def life(self, regiment: int) -> int:
        """How many more Wounds it can take."""
        if regiment not in self._life:
            st = self.st
            whole = sum([wounds_of(st, model) for model in st.models(regiment)])
            self._life[regiment] = max(1, whole - st.wounds[regiment])
        return self._life[regiment]

    def wounds_taken(self, regiment: int) -> int:
        """The number of Wounds it has taken that could be healed."""
        st, plan = self.st, self.st.plan(regiment)
        slain = 0 if plan.is_character else plan.end - plan.first - st.count(regiment)
        return st.wounds[regiment] + slain * max(1, plan.stats[4])

    def is_precious(self, regiment: int) -> bool:
        """Does it hold a Character or Standard Bearer?"""
        plan = self.st.plan(regiment)
        return any(plan.first <= model < plan.end for model in self._precious[plan.owner])

    def harm(self, foe: int, suffered: float) -> float:
        """The value of this many Wounds on a Regiment."""
        if suffered <= 0:
            return 0.0
        life = self.life(foe)
        part = min(1.0, suffered / life)
        found = self.worth(foe) * part + self.weights["judge.breaks"] * min(1.0, 2 * part) ** 2
        prize = (
            self.weights["judge.victory_point"] * (2 if self.is_precious(foe) else 1)
            if self.st.scenario == DESECRATE
            else self.weights["judge.victory_point"] / 4
        )
        return found + prize * part**2

    # -- attacks ---------------------------------------------------------------------------------------------------------

    def guns(self, regiment: int) -> list[Gun]:
        """The best Barrage of each Model."""
        found: list[Gun] = []
        for model in self.st.models(regiment):
            own = barrages(self.st, regiment, model)
            if own:
                found.append((model, max(own, key=lambda rule: (rule.x, rule.range))))
        return found

    def shooters(self, regiment: int) -> bool:
        plan = self.st.plan(regiment)
        return bool(plan.stats[VOLLEY]) and bool(barrages(self.st, regiment, self.st.models(regiment)[0]))

    def reach(self, regiment: int) -> int:
        """How far it can shoot; 0 if it cannot."""
        models = self.st.models(regiment)
        return max([rule.range for rule in barrages(self.st, regiment, models[0])], default=0) if models else 0

    def volley(self, regiment: int, foe: int, guns: list[Gun]) -> float:
        """The expected value of a Volley with these weapons."""
        st = self.st
        groups = volley_groups(st, regiment, foe, guns, False, 0, False)
        return self.harm(foe, wounds(st, foe, groups, Situation(BY_VOLLEY, regiment)))

    def blows(self, regiment: int, foe: int, charged: bool, inspired: bool) -> list[Group]:
        """The dice of a Clash with the Models expected to attack."""
        st = self.st
        sit = Situation(BY_CLASH, foe, charged)
        models = st.models(regiment)
        touching = len(engaged_models(st, regiment)) if not charged else 0
        part = 1.0 if len(models) <= FEW or st.plan(regiment).type != INFANTRY else RANKS
        count = max(touching, round(part * len(models)), 1)
        first = models[0]
        dice = [(first, attacks_of(st, regiment, first, sit))]
        if count > 1:
            dice.append((models[-1], (count - 1) * attacks_of(st, regiment, models[-1], sit)))
        groups = clash_groups(st, regiment, dice, sit)
        return [(number, need + 1, power) for number, need, power in groups] if inspired else groups

    def clash(self, regiment: int, foe: int, charged: bool = False, inspired: bool = False) -> float:
        """The expected Wounds of a Clash, including Morale."""
        key = (regiment, foe, charged, inspired)
        if key not in self._clash:
            st = self.st
            groups = self.blows(regiment, foe, charged, inspired)
            self._clash[key] = with_morale(st, foe, wounds(st, foe, groups, Situation(BY_CLASH, regiment)))
        return self._clash[key]

    def impact(self, regiment: int, foe: int) -> float:
        """The expected Wounds of Impact Attacks."""
        st = self.st
        models = [model for model in st.models(regiment) if makes_impact(st, regiment, model)]
        if not models or st.inside[foe] != NOWHERE:
            return 0.0
        part = models if len(models) <= FEW else models[: round(RANKS * len(models))]
        groups = impact_groups(st, regiment, part, foe)
        return with_morale(st, foe, wounds(st, foe, groups, Situation(BY_IMPACT, regiment)))

    def melee(self, regiment: int, foe: int) -> tuple[float, float]:
        """The expected value of a round of Attacks and the cost of the reply, both in points."""
        if (regiment, foe) not in self._melee:
            given = self.harm(foe, self.clash(regiment, foe, inspired=True))
            taken = self.harm(regiment, self.clash(foe, regiment))
            self._melee[regiment, foe] = (given, taken)
        return self._melee[regiment, foe]

    def charge(self, regiment: int, foe: int, clash: bool) -> float:
        """The expected value of a Charge: Impact, a Clash if an Action is left, minus the reply, times its chance."""
        st = self.st
        short = (self.gap(regiment, foe) - charge_distance(st, regiment, 0)) / INCH
        chance = charging(short, any_has(st, regiment, UNSTOPPABLE))
        if not chance:
            return -1.0
        impact = self.impact(regiment, foe)
        first = impact + (self.clash(regiment, foe, True, True) if clash else 0.0)
        later = self.clash(regiment, foe, inspired=True)
        life = self.life(foe)
        left = max(0.0, 1 - first / life)
        back = self.harm(regiment, self.clash(foe, regiment) * left)
        given = self.harm(foe, first) + 0.5 * self.harm(foe, min(later, max(0.0, life - first)))
        return (
            chance * (given - self.weights["judge.own_losses"] * (1.5 if left > 0.5 else 1.0) * back)
            - (1 - chance) * 4.0
        )

    def breakthrough(self, regiment: int, foe: int) -> float:
        """The share of an enemy that a Charge and the next Clash are expected to destroy."""
        blows = self.impact(regiment, foe) + self.clash(regiment, foe, True, True) + self.clash(regiment, foe)
        return min(1.0, blows / self.life(foe))

    def onslaught(self, regiment: int, foe: int) -> float:
        """The expected value of a Charge that gets home: Impact and a Clash, less the reply."""
        found = self._onslaught.get((regiment, foe))
        if found is None:
            first = self.impact(regiment, foe) + self.clash(regiment, foe, True, True)
            left = max(0.0, 1 - first / self.life(foe))
            back = self.harm(regiment, self.clash(foe, regiment) * left)
            found = self._onslaught[regiment, foe] = self.harm(foe, first) - self.weights["judge.own_losses"] * back
        return found

    def fire(self, regiment: int, foe: int) -> float:
        """The expected value of a Volley wherever they stand; 0 if it cannot shoot."""
        found = self._fire.get((regiment, foe))
        if found is None:
            found = self.volley(regiment, foe, self.guns(regiment)) if self.shooters(regiment) else 0.0
            self._fire[regiment, foe] = found
        return found

    def march(self, regiment: int) -> int:
        """Its March distance."""
        return max(INCH, march_distance(self.st, regiment))

    def stat(self, regiment: int, which: int) -> int:
        models = self.st.models(regiment)
        return characteristic(self.st, regiment, models[0], which) if models else 0

    def present(self) -> list[int]:
        """The bot's Regiments that take part this Turn."""
        st = self.st
        return [one for one in st.regiments_of(self.seat) if st.status[one] in (FIELD, ARRIVING)]

    def engaged(self, regiment: int) -> list[int]:
        return engaged_with(self.st, regiment)
