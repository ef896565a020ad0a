"""The Volley Action: Barrage profiles, target, Overcharge Markers, Arcing Fire, shots (chapter 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.in_force import BY_VOLLEY
from sandtable.games.first_blood.measuring import (
    are_leaders_within,
    foes_of,
    is_character_regiment,
    is_closest,
    leader_models,
    leaders_within,
    may_meet,
    model_to_regiment,
    models_in,
)
from sandtable.games.first_blood.qualities import all_have, rule_x
from sandtable.games.first_blood.refusals import (
    actor,
    apart,
    gap,
    inches,
    least,
    nobody,
    own_regiment,
    refusal,
    regiment_refusal,
)
from sandtable.games.first_blood.shooting.barrage import (
    Gun,
    are_armed_alike,
    barrages,
    contributes,
    has_guns,
    shooters,
    volley_groups,
)
from sandtable.games.first_blood.sight import clear_models, regiment_sees, unseen
from sandtable.games.first_blood.state import AIM, ARRIVED, FIELD, NOBODY, NOWHERE, SNAPPED, SPENT, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import ARCING_FIRE

NONE: Final = -1
NO: Final = 0
YES: Final = 1
EXPOSED: Final = 6 * INCH
"""A Character within this distance of the shooters is a legal target (FB-14.8)."""


# -- targets -------------------------------------------------------------------------------------------------------------


def longest(guns: list[Gun]) -> int:
    """The longest range of these Barrages."""
    return max([barrage.range for _, barrage in guns])


def in_range(st: State, regiment: int, guns: list[Gun]) -> list[int]:
    """The enemy Regiments whose Leaders are in the range of a Barrage (FB-14.5)."""
    if not guns:
        return []
    reach, leaders = longest(guns), leader_models(st, regiment)
    foes = may_meet(st, regiment, reach) if st.inside[regiment] == NOWHERE else st.on_table(1 - st.owner(regiment))
    return [foe for foe in foes if are_leaders_within(st, leaders, foe, reach)]


def volley_gap(st: State, seat: int, target: int) -> Facts:
    """How far away an enemy is (`n`), from Leader to Leader, and the range (`m`) (FB-14.5)."""
    far = apart(st, leader_models(st, actor(st, seat, target)), leader_models(st, target))
    return gap(far, longest_range(st, seat, target))


def volley_range(st: State, seat: int, value: int) -> Facts:
    return {"m": inches(longest_range(st, seat, value))}


def longest_range(st: State, seat: int, value: int) -> int:
    frame = st.stack[-1]
    guns = frame.guns(st) if isinstance(frame, Volley) else all_guns(st, actor(st, seat, value))
    return max([rule.range for _, rule in guns], default=0)


def fights_with(st: State, seat: int, target: int) -> Facts:
    return {"t": ("regiment", foes_of(st, target)[0])}


def protected(st: State, seat: int, value: int) -> Facts:
    """How many enemies are out of range (`f`), out of sight (`h`) or protected (`b`)."""
    firsts = [found[0].clause for found in against_all(st, actor(st, seat, value))]
    far, hidden = firsts.count("FB-14.5"), firsts.count("FB-14.6") + firsts.count("FB-24.1")
    counts = {"f": far, "h": hidden, "b": len(firsts) - far - hidden}
    return {**{name: ("count", count) for name, count in counts.items()}, **volley_range(st, seat, value)}


def who_is_closer(st: State, seat: int, target: int) -> Facts:
    """How far away a Character is (`n`), and whose Model is closer to the firing Leader Models (`t`) (FB-14.8)."""
    regiment, character = actor(st, seat, target), st.plan(target).first
    foes = [model for foe in st.on_table(st.owner(target)) for model in st.models(foe)]
    leader = leader_models(st, regiment)[0]
    closest = min(foes, key=lambda model: apart(st, [leader], [model]))
    return {
        "n": least(apart(st, st.models(regiment), [character]), EXPOSED),
        "t": ("regiment", st.rules.forces.regiment_of[closest]),
    }


OUT_OF_RANGE: Final = regiment_refusal("FB-14.5", more=volley_gap)
UNEXPOSED: Final = regiment_refusal("FB-14.8", more=who_is_closer)
ENGAGED_TARGET: Final = regiment_refusal("FB-14.7", more=fights_with)
SAME_RUIN: Final = regiment_refusal("FB-22.9")
UNSEEN, HIDDEN = unseen("FB-14.6", "refused-unseen")
UNSPOTTED: Final = regiment_refusal("FB-24.1")
OUT_OF_SHOT: Final = regiment_refusal("FB-14.17")
OWN_TARGET: Final = own_regiment("FB-14.4")
NO_BARRAGE: Final = refusal("FB-14.3")
NO_ENEMY: Final = nobody("FB-14.4")
NO_TARGET: Final = refusal("FB-14.4", more=protected)
NONE_IN_RANGE: Final = refusal("FB-14.5", "all", volley_range)
NONE_IN_RANGE_OR_SIGHT: Final = refusal("FB-14.5", "all-hidden", volley_range)
SHARED: Final = (UNEXPOSED, ENGAGED_TARGET, SAME_RUIN, UNSEEN, UNSPOTTED, OUT_OF_SHOT)
NO_OTHERS: Final = {each: refusal(each.clause, "all") for each in SHARED}
"""By what keeps every enemy from being a target, the refusal of the Volley."""


def why_not_target(st: State, regiment: int, target: int, guns: list[Gun], arcing: bool) -> list[Refusal]:
    """All reasons against a Regiment as the target of a Volley; empty for a legal target (FB-14.4 to FB-14.8).

    The Leader Model in range and the one with sight may be different Models (FB-14.24).
    """
    if st.owner(target) == st.owner(regiment) or st.status[target] != FIELD:
        return [OWN_TARGET]
    found = [] if guns and leaders_within(st, regiment, target, longest(guns)) else [OUT_OF_RANGE]
    found += why_not_aim_at(st, regiment, target)
    if not is_seen(st, regiment, target, arcing):
        found.append(UNSPOTTED if arcing else UNSEEN)
    elif not found and not is_reached(st, regiment, target, guns, arcing):
        found.append(OUT_OF_SHOT)
    return found


def against_all(st: State, regiment: int) -> list[list[Refusal]]:
    """The reasons against each enemy as the target of a Volley."""
    guns, arcs = all_guns(st, regiment), can_arc(st, regiment)
    return [why_not_target(st, regiment, foe, guns, arcs) for foe in st.on_table(1 - st.owner(regiment))]


def why_nobody(st: State, regiment: int) -> Refusal:
    """Why no enemy can be shot at: what keeps all of them from it, or that each has its own reason (FB-14.4)."""
    found = against_all(st, regiment)
    if not found:
        return NO_ENEMY
    shared = next((each for each in found[0] if all(each in other for other in found)), None)
    if shared is OUT_OF_RANGE:
        hidden = all(UNSEEN in other or UNSPOTTED in other for other in found)
        return NONE_IN_RANGE_OR_SIGHT if hidden else NONE_IN_RANGE
    return NO_TARGET if shared is None else NO_OTHERS[shared]


def why_not_aim_at(st: State, regiment: int, target: int) -> Iterator[Refusal]:
    """The reasons against targeting an enemy in range, seen or not; fastest check first (FB-14.7, FB-14.8, FB-22.9)."""
    if not is_exposed(st, regiment, target):
        yield UNEXPOSED
    if foes_of(st, target):
        yield ENGAGED_TARGET
    if in_same_ruin(st, regiment, target):
        yield SAME_RUIN


def is_seen(st: State, regiment: int, target: int, arcing: bool) -> bool:
    """Does the Regiment, or for Arcing Fire a friendly one, have Line of Sight (FB-14.6, FB-24.1)?"""
    return is_spotted(st, regiment, target) if arcing else regiment_sees(st, regiment, target)


def is_reached(st: State, regiment: int, target: int, guns: list[Gun], arcing: bool) -> bool:
    """Can any of the shooters contribute shots (FB-14.17)?"""
    return any(contributes(st, regiment, target, gun, arcing) for gun in guns)


def is_open(st: State, regiment: int, target: int, guns: list[Gun], arcing: bool) -> bool:
    """May an enemy in range that can be targeted be shot at in this way?"""
    return is_seen(st, regiment, target, arcing) and is_reached(st, regiment, target, guns, arcing)


def is_spotted(st: State, regiment: int, target: int) -> bool:
    """Does a friendly Regiment, including the firing one, see the target (FB-24.1)?"""
    return any(regiment_sees(st, friend, target) for friend in st.on_table(st.owner(regiment)))


def is_exposed(st: State, regiment: int, target: int) -> bool:
    """May this Character's Regiment be shot at (FB-14.8, FB-17.3)?"""
    if not is_character_regiment(st, target):
        return True
    character = st.plan(target).first
    if model_to_regiment(st, character, regiment, EXPOSED):
        return True
    foes = [model for foe in st.on_table(st.owner(target)) for model in st.models(foe)]
    return any(is_closest(st, leader, character, foes) for leader in leader_models(st, regiment))


def in_same_ruin(st: State, regiment: int, target: int) -> bool:
    """Is the target entirely in a Ruin that also contains a Model of the firing Regiment (FB-22.9)?"""
    for at in st.field().ruins:
        stands = not st.has_collapsed(at)
        if stands and models_in(st, regiment, at) and models_in(st, target, at) == st.count(target):
            return True
    return False


def can_arc(st: State, regiment: int) -> bool:
    """May a Volley ignore Line of Sight: Aim was taken, and all Models, or the Character, have Arcing Fire (FB-24.1)?"""
    return st.has_mark(regiment, AIM) and has_arcs(st, regiment)


def has_arcs(st: State, regiment: int) -> bool:
    """Do all Models, or the Character, have Arcing Fire (FB-24.1)?"""
    if is_character_regiment(st, regiment):
        return rule_x(st, regiment, st.plan(regiment).first, ARCING_FIRE) > 0
    return all_have(st, regiment, ARCING_FIRE)


def targets(st: State, regiment: int, guns: list[Gun], arcs: bool) -> list[int]:
    """The Regiments that may be shot at, directly or with Arcing Fire (FB-14.4)."""
    return [foe for foe in in_range(st, regiment, guns) if is_target(st, regiment, foe, guns, arcs)]


def is_target(st: State, regiment: int, foe: int, guns: list[Gun], arcs: bool) -> bool:
    """May an enemy in range be shot at, directly or with Arcing Fire? `why_not_target` checks each way separately."""
    if next(why_not_aim_at(st, regiment, foe), None) is not None:
        return False
    return is_open(st, regiment, foe, guns, False) or (arcs and is_open(st, regiment, foe, guns, True))


def all_guns(st: State, regiment: int, snap: bool = False) -> list[Gun]:
    """Every Barrage of every Model that can shoot."""
    if not has_guns(st, regiment):
        return []
    models = shooters(st, regiment, snap) if snap else st.models(regiment)
    if are_armed_alike(st, regiment):
        own = barrages(st, regiment, models[0]) if models else []
        return [(model, rule) for model in models for rule in own]
    return [(model, rule) for model in models for rule in barrages(st, regiment, model)]


def is_armed(st: State, regiment: int) -> bool:
    """Has any Model a Barrage (FB-14.3)?"""
    if not has_guns(st, regiment):
        return False
    return are_armed_alike(st, regiment) or any(barrages(st, regiment, model) for model in st.models(regiment))


def why_not_volley(st: State, regiment: int) -> Refusal | None:
    """Why a Regiment cannot take a Volley Action: no Model has a Barrage, or there is no target (FB-14.3, FB-14.4)."""
    guns = all_guns(st, regiment)
    if not guns:
        return NO_BARRAGE
    arcs = can_arc(st, regiment)
    able = any(is_target(st, regiment, foe, guns, arcs) for foe in in_range(st, regiment, guns))
    return None if able else NO_TARGET


def has_target_after_aim(st: State, regiment: int, now: Refusal | None) -> bool:
    """Would a Volley from here have a target after Take Aim, which may allow Arcing Fire (FB-14.1, FB-24.1)?

    `now` is why it cannot take one yet; without Arcing Fire that decides.
    """
    if now is None or st.has_mark(regiment, AIM) or not has_arcs(st, regiment):
        return now is None
    marks = st.marks[regiment]
    st.set_mark(regiment, AIM)
    try:
        return why_not_volley(st, regiment) is None
    finally:
        st.marks[regiment] = marks


# -- the Action ----------------------------------------------------------------------------------------------------------


@frame
class Volley(Sequence[State]):
    """A Volley in progress; with `snap`, the free Volley of Snapfire, which is optional (FB-24.44, FB-24.45, FB-27.8).

    `chosen` holds the number of the Barrage profile used by each shooter with several (FB-14.9).
    """

    at: int
    regiment: int
    snap: bool = False
    chosen: list[int] = []
    target: int = NOBODY
    markers: int = 0
    arcing: bool = False

    def steps(self) -> tuple[Callable[[Volley, State], Decision | None], ...]:
        return STEPS

    def seat(self, st: State) -> int:
        return st.owner(self.regiment)

    def guns(self, st: State) -> list[Gun]:
        """The shooters with the Barrage each uses; those that have yet to choose are missing."""
        models = shooters(st, self.regiment, self.snap)
        if models and are_armed_alike(st, self.regiment):
            alike = barrages(st, self.regiment, models[0])
            if len(alike) == 1:
                return [(model, alike[0]) for model in models]
        found: list[Gun] = []
        picked = 0
        for model in models:
            own = barrages(st, self.regiment, model)
            if len(own) == 1:
                found.append((model, own[0]))
            elif picked < len(self.chosen):
                found.append((model, own[self.chosen[picked]]))
                picked += 1
        return found

    def arcs(self, st: State) -> bool:
        return not self.snap and can_arc(st, self.regiment)

    def why_not_shot(self, st: State, target: int) -> list[Refusal]:
        """The reasons against an enemy as the target of this Volley, directly or with Arcing Fire."""
        found = why_not_target(st, self.regiment, target, self.guns(st), False)
        return why_not_target(st, self.regiment, target, self.guns(st), True) if found and self.arcs(st) else found

    def choose_barrage(self, st: State) -> Decision | None:
        """A Model with several Barrage profiles uses one of them, chosen before the target (FB-14.9)."""
        if st.status[self.regiment] != FIELD:
            self.at = len(STEPS)  # it could not enter
            return None
        able = shooters(st, self.regiment, self.snap)
        if able and are_armed_alike(st, self.regiment) and len(barrages(st, self.regiment, able[0])) == 1:
            return None
        able = [model for model in able if len(barrages(st, self.regiment, model)) > 1]
        if len(self.chosen) == len(able):
            return None
        model = able[len(self.chosen)]
        options: list[Pick] = list(range(len(barrages(st, self.regiment, model))))
        return Decision("barrage", self.seat(st), options, "FB-14.9", (self.regiment, model))

    def choose_target(self, st: State) -> Decision | None:
        """Choose one enemy Regiment; Snapfire is optional (FB-14.4, FB-24.45)."""
        found: list[Pick] = list(targets(st, self.regiment, self.guns(st), self.arcs(st)))
        if not found or (self.snap and entered_at_once(st, self.regiment)):
            self.at = len(STEPS)
            return None
        if self.snap:
            return Decision("snapfire", self.seat(st), [NONE, *found], "FB-24.44", (self.regiment,))
        return Decision("volley", self.seat(st), found, "FB-14.4", (self.regiment,))

    def choose_markers(self, st: State) -> Decision | None:
        """Any number of Overcharge Markers may be discarded (FB-24.28); not for Snapfire."""
        most = 0 if self.snap else st.overcharge[self.regiment]
        if not most:
            return None
        return Decision("markers", self.seat(st), list(range(most + 1)), "FB-24.28", (self.regiment, most))

    def choose_arc(self, st: State) -> Decision | None:
        """Choose between Arcing Fire and an aimed Volley if both are legal (FB-24.1)."""
        guns = self.guns(st)
        if not self.arcs(st) or not is_open(st, self.regiment, self.target, guns, True):
            return None
        options: list[Pick] = [NO, YES] if is_open(st, self.regiment, self.target, guns, False) else [YES]
        return Decision("arcing", self.seat(st), options, "FB-24.1", (self.regiment, self.target))

    def shoot(self, st: State) -> None:
        """One Volley, one target; the Aim marker and the discarded markers are used up (FB-14.2, FB-14.18, FB-14.21)."""
        groups = volley_groups(st, self.regiment, self.target, self.guns(st), self.arcing, self.markers, self.snap)
        if self.snap:
            st.set_mark(self.regiment, SNAPPED)
        else:
            st.drop_mark(self.regiment, AIM)
            st.overcharge[self.regiment] -= self.markers
        if st.logging:
            dice = sum([group[0] for group in groups])
            st.emit("volley", (self.seat(st), self.regiment, self.target, dice), "FB-14.10")
        order = casualty_order(st, self.regiment, self.target, self.arcing)
        st.push(Attack(0, self.regiment, self.target, BY_VOLLEY, groups, order))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "barrage":
            self.chosen.append(pick)
            return
        self.at += 1
        if asked.kind == "markers":
            self.markers = pick
        elif asked.kind == "arcing":
            self.arcing = pick == YES
        elif pick == NONE:
            self.at = len(STEPS)
        else:
            self.target = pick


def entered_at_once(st: State, regiment: int) -> bool:
    """Did it enter with both Marches as one move, which rules out Snapfire (FB-13.17)?

    A Regiment that entered or left a Garrison has lost its other Actions, but Snapfire is part of the March (FB-21.5,
    FB-24.44).
    """
    return st.has_mark(regiment, SPENT) and st.has_mark(regiment, ARRIVED) and st.inside[regiment] == NOWHERE


def casualty_order(st: State, regiment: int, target: int, arcing: bool) -> list[int]:
    """Casualties of a Volley: first Clear Rank and File, then Obscured ones (FB-14.22); all rank the same under Arcing Fire."""
    plan = st.plan(target)
    if arcing:
        return []
    clear = clear_models(st, regiment, target)
    return [0 if model in clear else 1 for model in range(plan.first, plan.end)]


STEPS: Final[tuple[Callable[[Volley, State], Decision | None], ...]] = (
    Volley.choose_barrage,
    Volley.choose_target,
    Volley.choose_markers,
    Volley.choose_arc,
    Volley.shoot,
)
