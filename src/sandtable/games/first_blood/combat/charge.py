"""Charge: declaring, the Charge Roll, the move into contact, Impact Attacks (FB-15.1 to FB-15.16, FB-15.28)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.formation import Gap, Placed, compare, nearest_gap
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.combat.action import ActionSteps
from sandtable.games.first_blood.combat.impact import Impact
from sandtable.games.first_blood.dice import CHARGE_ROLL, reroll, roll
from sandtable.games.first_blood.effect_ops import when_charged
from sandtable.games.first_blood.in_force import effects
from sandtable.games.first_blood.measuring import (
    is_engaged,
    is_lone_character,
    leader_models,
    may_be_within,
    may_meet,
    models_within,
    radius_of,
    touches,
    true_leaders,
)
from sandtable.games.first_blood.movement.charge.contact import find_contact
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.obstacles import FLOOR_TOLL, contact_limits
from sandtable.games.first_blood.movement.formation.set_down import CHARGED as A_CHARGE
from sandtable.games.first_blood.qualities import any_has, lowest
from sandtable.games.first_blood.refusals import (
    INSIDE,
    actor,
    apart,
    gap,
    inches,
    nobody,
    refusal,
    regiment_refusal,
    why_engaged,
)
from sandtable.games.first_blood.sight import hidden_by, sees_any_of, unseen
from sandtable.games.first_blood.state import ARRIVED, BROKEN, CHARGED, FIELD, HINDERED, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import INFANTRY, MARCH, UNSTOPPABLE

NO: Final = 0
YES: Final = 1
NONE: Final = -1
BEST_ROLL: Final = 6
BROKEN_PENALTY: Final = 2
"""Inches that a Broken Regiment subtracts (FB-7.26)."""
SECOND_RANGE: Final = 3 * INCH
"""How near the secondary target must be to the primary one (FB-15.5)."""


# -- declaring -----------------------------------------------------------------------------------------------------------


def charge_distance(st: State, regiment: int, die: int) -> int:
    """The lowest March in the Regiment plus the die and modifiers; 2" less for a Broken Regiment (FB-7.26, FB-15.6)."""
    march = lowest(st, regiment, MARCH)
    more = sum([bound.effect.add for bound in effects(st, "charge", regiment)])
    less = BROKEN_PENALTY if st.has_mark(regiment, BROKEN) else 0
    return max(0, march + die + more - less) * INCH


def is_in_reach(st: State, leader: int, other: int, distance: int) -> bool:
    """Is a Model within the Charge Distance of a Leader Model (FB-15.3, FB-15.7)?

    Other floors cost 3" each, and only Infantry can reach them (FB-22.10).
    """
    climb = abs(st.floor[leader] - st.floor[other])
    if climb and st.plan(st.rules.forces.regiment_of[leader]).type != INFANTRY:
        return False
    reach = distance - climb * FLOOR_TOLL
    return reach >= 0 and models_within(st, leader, other, reach)


def reaches(st: State, leader: int, foe: int, distance: int) -> bool:
    if not may_be_within(st, leader, foe, distance):
        return False
    here, floor = st.place[leader], st.floor[leader]
    if here < 0 or st.inside[foe] != NOWHERE:
        return any(is_in_reach(st, leader, other, distance) for other in st.models(foe))
    x, y, far = x_of(here), y_of(here), distance + radius_of(st, leader) + st.plan(foe).radius
    for at_x, at_y, other in st.block(foe).spots:
        # most stand on the same floor; a climb takes a part of the distance
        if (over := at_x - x) * over + (up := at_y - y) * up <= far * far and (
            st.floor[other] == floor or is_in_reach(st, leader, other, distance)
        ):
            return True
    return False


def sees(st: State, leader: int, foe: int) -> bool:
    """Does a Leader Model have Line of Sight to a Model of a Regiment (FB-15.2)?"""
    return sees_any_of(st, leader, foe)


def gap_to(st: State, leader: int, foe: int) -> Gap:
    """A comparable value for the gap between a Model and a Regiment (FB-3.8, FB-21.13)."""
    x, y, radius = x_of(st.place[leader]), y_of(st.place[leader]), radius_of(st, leader)
    if st.inside[foe] != NOWHERE:
        return nearest_gap(x, y, radius, [], [st.field().pieces[st.inside[foe]].outline])
    theirs = st.plan(foe).radius
    return nearest_gap(x, y, radius, [(at_x, at_y, theirs) for at_x, at_y, _ in st.block(foe).spots], [])


def charge_gap(st: State, seat: int, foe: int) -> Facts:
    """How far away an enemy is (`n`), and how far a Charge gets at best (`m`)."""
    regiment = actor(st, seat, foe)
    reach = charge_distance(st, regiment, BEST_ROLL)
    return gap(apart(st, leader_models(st, regiment), st.models(foe)), reach)


def at_best(st: State, seat: int, value: int) -> Facts:
    return {"m": inches(charge_distance(st, actor(st, seat, value), BEST_ROLL))}


def closer_target(st: State, seat: int, foe: int) -> Facts:
    """A target that is closer than a lone Character (FB-15.4)."""
    regiment = actor(st, seat, foe)
    distance = charge_distance(st, regiment, BEST_ROLL)
    leaders = [one for one in leader_models(st, regiment) if reaches(st, one, foe, distance) and sees(st, one, foe)]
    closer = closer_targets(st, leaders[0], foe, distance)
    return {"t": ("regiment", min(closer, key=lambda other: apart(st, leaders[:1], st.models(other))))}


TOO_FAR: Final = regiment_refusal("FB-15.3", more=charge_gap)
SEEN_FROM_AFAR: Final = regiment_refusal("FB-15.3", "seen")
UNSEEN, HIDDEN = unseen("FB-15.2", "refused-unseen")
OTHER_FLOOR: Final = regiment_refusal("FB-22.10", more=charge_gap)
CANNOT_CLIMB: Final = regiment_refusal("FB-22.10", "climb")
LONE_CHARACTER: Final = regiment_refusal("FB-15.4", more=closer_target)
NO_ENEMY: Final = nobody("FB-15.2")
ALL_TOO_FAR: Final = refusal("FB-15.3", "all", at_best)
ALL_UNSEEN: Final = refusal("FB-15.2")
NONE_NEAR_SEEN: Final = refusal("FB-15.2", "reach", at_best)
ALL_ON_OTHER_FLOORS: Final = refusal("FB-22.10", "all", at_best)
CANNOT_CLIMB_TO_ANY: Final = refusal("FB-22.10", "all-climb", at_best)
JUST_ARRIVED: Final = refusal("FB-13.19")


def why_not_target(st: State, regiment: int, foe: int) -> Refusal | None:
    """Why an enemy Regiment cannot be the primary target (FB-15.2 to FB-15.4).

    One Leader Model must see it and have it within potential Charge Distance.
    """
    return why_not_within(st, leader_models(st, regiment), foe, charge_distance(st, regiment, BEST_ROLL))


def why_not_within(st: State, leaders: list[int], foe: int, distance: int) -> Refusal | None:
    """The same when Leader Models and Charge Distance are known."""
    near = [leader for leader in leaders if reaches(st, leader, foe, distance)]
    if not near:
        return TOO_FAR
    if not is_lone_character(st, foe):
        return None if any(sees(st, leader, foe) for leader in near) else UNSEEN
    seeing = [leader for leader in near if sees(st, leader, foe)]
    if not seeing:
        return UNSEEN
    for leader in seeing:
        if next(closer_targets(st, leader, foe, distance), None) is None:
            return None
    return LONE_CHARACTER


def closer_targets(st: State, leader: int, foe: int, distance: int) -> Iterator[int]:
    """The Regiments closer to a Leader Model than a lone Character that it sees and could charge (FB-3.20, FB-15.4)."""
    mine = gap_to(st, leader, foe)
    closer = [other for other in st.on_table(st.owner(foe)) if compare(gap_to(st, leader, other), mine) < 0]
    return (other for other in closer if reaches(st, leader, other, distance) and sees(st, leader, other))


def why_not_charged(st: State, regiment: int, foe: int) -> Refusal | None:
    """The same as `why_not_target`, with the cause: another floor, who sees it from afar, what hides it (FB-22.10, FB-15.2)."""
    found = why_not_target(st, regiment, foe)
    leaders, distance = leader_models(st, regiment), charge_distance(st, regiment, BEST_ROLL)
    if found is TOO_FAR:
        flat = any(models_within(st, leader, other, distance) for leader in leaders for other in st.models(foe))
        climbs = st.plan(regiment).type == INFANTRY
        return TOO_FAR if not flat else OTHER_FLOOR if climbs else CANNOT_CLIMB
    if found is UNSEEN:
        if any(sees(st, leader, foe) for leader in leaders):
            return TOO_FAR if apart(st, leaders, st.models(foe)) > distance else SEEN_FROM_AFAR
        return hidden_by(st, regiment, foe, UNSEEN, HIDDEN)
    return found


def why_nobody(st: State, regiment: int) -> Refusal:
    """Why no enemy at all can be charged: the nearest miss (FB-15.2, FB-15.3). A lone Character is no miss (FB-15.4)."""
    found = [why_not_charged(st, regiment, foe) for foe in st.on_table(1 - st.owner(regiment))]
    clauses = {each.clause for each in found if each is not None}
    if not clauses:
        return NO_ENEMY
    if UNSEEN.clause in clauses:
        return ALL_UNSEEN if len(clauses) == 1 else NONE_NEAR_SEEN
    if OTHER_FLOOR.clause in clauses:
        return ALL_ON_OTHER_FLOORS if st.plan(regiment).type == INFANTRY else CANNOT_CLIMB_TO_ANY
    return ALL_TOO_FAR


def primary_targets(st: State, regiment: int) -> list[int]:
    leaders, distance = leader_models(st, regiment), charge_distance(st, regiment, BEST_ROLL)
    return [foe for foe in st.on_table(1 - st.owner(regiment)) if why_not_within(st, leaders, foe, distance) is None]


def from_primary(st: State, seat: int, foe: int) -> Facts:
    """How far a Regiment is (`n`) from the primary target (`t`)."""
    primary = st.asked(seat).context[1]
    return {**gap(apart(st, st.models(foe), st.models(primary)), SECOND_RANGE), "t": ("regiment", primary)}


IS_PRIMARY: Final = regiment_refusal("FB-15.5", "same")
FAR_FROM_PRIMARY: Final = regiment_refusal("FB-15.5", "far", from_primary)
OUT_OF_REACH: Final = regiment_refusal("FB-15.5")


def why_not_second(st: State, regiment: int, primary: int, foe: int) -> Refusal | None:
    """Why a Regiment cannot be the secondary target (FB-15.5); sight is not needed."""
    if foe == primary:
        return IS_PRIMARY
    if true_leaders(st, regiment) < 2:
        return OUT_OF_REACH
    distance = charge_distance(st, regiment, BEST_ROLL)
    acting = st.acting[regiment]
    leaders = [leader for leader in leader_models(st, regiment) if leader != acting]
    found = FAR_FROM_PRIMARY
    for other in st.models(foe):
        if any(models_within(st, other, mate, SECOND_RANGE) for mate in st.models(primary)):
            if any(is_in_reach(st, leader, other, distance) for leader in leaders):
                return None
            found = OUT_OF_REACH
    return found


def secondary_targets(st: State, regiment: int, primary: int) -> list[int]:
    foes = st.on_table(1 - st.owner(regiment))
    return [foe for foe in foes if why_not_second(st, regiment, primary, foe) is None]


def why_not_charge(st: State, regiment: int) -> Refusal | None:
    """Why a Charge is not possible now; None if there is a target (FB-13.19, FB-21.26). `why_nobody` gives the cause."""
    if st.has_mark(regiment, ARRIVED):
        return JUST_ARRIVED
    if st.inside[regiment] != NOWHERE:
        return INSIDE
    if is_engaged(st, regiment):
        return why_engaged(st, regiment)
    leaders, distance = leader_models(st, regiment), charge_distance(st, regiment, BEST_ROLL)
    able = any(why_not_within(st, leaders, foe, distance) is None for foe in may_meet(st, regiment, distance))
    return None if able else ALL_UNSEEN


# -- the Charge ----------------------------------------------------------------------------------------------------------


def contact_move(st: State, regiment: int, targets: list[int], distance: int) -> CloseIn | None:
    """The move into contact if any Model makes it when all move automatically, Leader first; otherwise None (FB-15.13)."""
    places, floors = st.place, st.floor
    st.place, st.floor = places[:], floors[:]
    move = CloseIn.of(st, regiment, targets, distance, A_CHARGE)
    queue, hinders = move.queue[:], move.hindered_by(st)
    foreseen: list[tuple[int, Placed]] = []
    found = False
    while move.queue and not found:
        model = move.queue[0]
        foreseen.append((model, move.go_to(st, model)))
        found = any(touches(st, model, foe) for foe in targets)
    foreseen += move.foreseen
    st.place, st.floor = places, floors
    if not found:
        return None
    move = CloseIn(regiment, targets, distance, A_CHARGE, queue)
    move.hinders, move.foreseen = hinders, foreseen
    return move


def leads_into_contact(st: State, regiment: int, targets: list[int], distance: int) -> bool:
    """Could a Leader Model make contact if no other Model had to follow it (FB-12.22)?"""
    limits = contact_limits(targets)
    return any(find_contact(st, leader, targets, distance, limits) for leader in leader_models(st, regiment))


@frame
class Charge(ActionSteps):
    """A Charge Action. `die` is the Charge Roll, `again` whether it was re-rolled, `reached` the targets it succeeds against.

    The owner names the targets and may re-roll (FB-27.9).
    """

    primary: int = NOBODY
    second: int = NOBODY
    die: int = 0
    again: bool = False
    reached: list[int] = []
    way: CloseIn | None = unsaved(None)
    """The move found when the roll was judged; nothing changes in between."""

    def steps(self) -> tuple[Callable[[Charge, State], Decision | None], ...]:
        return STEPS

    def ask_primary(self, st: State) -> Decision | None:
        """The owner names one enemy Regiment as the primary target (FB-15.2)."""
        options: list[Pick] = list(primary_targets(st, self.regiment))
        return Decision("charges", st.owner(self.regiment), options, "FB-15.2", (self.regiment,))

    def ask_second(self, st: State) -> Decision | None:
        """Two Leader Models may lead a Charge against two targets (FB-15.5)."""
        others = secondary_targets(st, self.regiment, self.primary)
        if not others:
            return None
        options: list[Pick] = [NONE, *others]
        return Decision("charges_too", st.owner(self.regiment), options, "FB-15.5", (self.regiment, self.primary))

    def throw(self, st: State) -> None:
        """Make the Charge Roll (FB-15.6, FB-15.8)."""
        seat = st.owner(self.regiment)
        if self.again:
            self.die = reroll(st, seat, [self.die], CHARGE_ROLL, "FB-15.8")[0]
        else:
            self.die = roll(st, seat, 1, CHARGE_ROLL, "FB-15.6")[0]

    def judge(self, st: State) -> None:
        """For each target separately: is a Leader Model near enough, and can any Model get there (FB-15.7, FB-15.13)?"""
        distance = charge_distance(st, self.regiment, self.die)
        self.reached = self.within(st, distance)
        self.way = contact_move(st, self.regiment, self.reached[:], distance) if self.reached else None
        if self.way is None:
            self.reached = []
        else:
            self.at = MOVE

    def within(self, st: State, distance: int) -> list[int]:
        """The declared targets that a Leader Model is near enough to (FB-15.7)."""
        declared = [foe for foe in (self.primary, self.second) if foe != NOBODY]
        leaders = leader_models(st, self.regiment)
        return [foe for foe in declared if any(reaches(st, leader, foe, distance) for leader in leaders)]

    def ask_again(self, st: State) -> Decision | None:
        """Unstoppable: a failed Charge Roll may be re-rolled once (FB-15.8, FB-24.52)."""
        if self.again or not any_has(st, self.regiment, UNSTOPPABLE):
            return None
        return Decision("charge_again", st.owner(self.regiment), [YES, NO], "FB-15.8", (self.regiment, self.die))

    def fail(self, st: State) -> None:
        """No Model moves, and the Action is lost (FB-15.9)."""
        if st.logging:
            distance = charge_distance(st, self.regiment, self.die)
            near = self.within(st, distance)
            if not near:
                st.emit("charge_failed", (st.owner(self.regiment), self.regiment, self.primary), "FB-15.9")
            else:
                reason = (
                    "charge_would_split" if leads_into_contact(st, self.regiment, near, distance) else "charge_no_room"
                )
                st.emit(reason, (st.owner(self.regiment), self.regiment, near[0]), "FB-15.13")
        self.at = len(STEPS)

    def move(self, st: State) -> None:
        """Move all Models into contact, up to the rolled distance (FB-15.10, FB-15.11)."""
        if st.logging:
            for foe in self.reached:
                st.emit("charged", (st.owner(self.regiment), self.regiment, foe), "FB-15.7")
        distance = charge_distance(st, self.regiment, self.die)
        st.set_mark(self.regiment, CHARGED)
        st.push(self.way or CloseIn.of(st, self.regiment, self.reached[:], distance, A_CHARGE))
        self.way = None

    def arrive(self, st: State) -> None:
        """Trigger effects on the charger that waited for a successful Charge."""
        for foe in self.reached:
            when_charged(st, self.regiment, foe)

    def hit_home(self, st: State) -> None:
        """Resolve Impact Attacks at once, unless Hindering Terrain was in the way (FB-15.17, FB-15.27, FB-20.12)."""
        if not st.has_mark(self.regiment, HINDERED):
            st.push(Impact(0, self.regiment, [foe for foe in self.reached if st.status[foe] == FIELD], [], []))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.at += 1
        if asked.kind == "charges":
            self.primary = pick
        elif asked.kind == "charges_too":
            self.second = pick
        elif pick == YES:
            self.again = True
            self.at = THROW


STEPS: Final[tuple[Callable[[Charge, State], Decision | None], ...]] = (
    Charge.ask_primary,
    Charge.ask_second,
    Charge.throw,
    Charge.judge,
    Charge.ask_again,
    Charge.fail,
    Charge.move,
    Charge.arrive,
    Charge.hit_home,
)
THROW: Final = STEPS.index(Charge.throw)
MOVE: Final = STEPS.index(Charge.move)


def charge(st: State, regiment: int) -> None:
    """Begin a Charge Action (FB-15.1)."""
    st.push(Charge(0, regiment))
