"""Why a step leaves nothing to decide: the Regiment, its target or its place gives no choice.

`needs` looks at the army and the table. Here only what happens now counts: the Phase, and the Action in progress.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from sandtable.core.engine.questions import WhyNot, frame_of
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.first_blood.combat.charge import MOVE, Charge, secondary_targets
from sandtable.games.first_blood.combat.clash import STEPS as CLASH_STEPS
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.impact import makes_impact
from sandtable.games.first_blood.combat.reform import Reform
from sandtable.games.first_blood.combat.ruins import ruins_in_reach
from sandtable.games.first_blood.combat.withdraw import Withdraw
from sandtable.games.first_blood.magic.casting import Casting
from sandtable.games.first_blood.magic.spellcasting import Spellcasting
from sandtable.games.first_blood.measuring import engaged_with, true_leaders
from sandtable.games.first_blood.movement.formation.obstacles import storeys
from sandtable.games.first_blood.movement.formation.regiment import march_distance
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.garrison import (
    Leave,
    Occupy,
    is_touched,
    occupiable,
    why_not_hold,
)
from sandtable.games.first_blood.movement.march.march import Move, Rush
from sandtable.games.first_blood.qualities import all_have, any_has
from sandtable.games.first_blood.reasons.needs import with_ability
from sandtable.games.first_blood.refusals import away, gap, garrison_gap, lack, of_both, of_regiment
from sandtable.games.first_blood.shooting.volley import STEPS as VOLLEY_STEPS
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.state import AIM, COMMAND, NOBODY, NOWHERE, SUPREMACY, VICTORY, State
from sandtable.games.first_blood.tables.battlefields import GARRISON
from sandtable.games.first_blood.tables.terms import ARCING_FIRE, INFANTRY, VANGUARD
from sandtable.games.first_blood.turn.activation import ACTING, Activation
from sandtable.games.first_blood.turn.command import cards_to_stack
from sandtable.games.first_blood.turn.reinforcements import Arrivals
from sandtable.games.first_blood.turn.supremacy import abilities
from sandtable.games.first_blood.turn.victory import is_divided

DIVIDING: Final = CLASH_STEPS.index(Clash.divide)
RAGING: Final = CLASH_STEPS.index(Clash.add_fury)
SHOOTING: Final = VOLLEY_STEPS.index(Volley.shoot)

# -- the other Phases ----------------------------------------------------------------------------------------------------

OPPONENT_ROLLS: Final = lack("FB-9.6")
NO_CARDS: Final = lack("FB-10.2")
ONE_CARD: Final = lack("FB-27.15")
STACK_LAID: Final = lack("FB-10.4")
NOT_FEWER_CARDS: Final = lack("FB-10.7")
CHARACTER_AWAY: Final = lack("FB-10.12", facts=with_ability)
NOT_BETWEEN_MARKERS: Final = lack("FB-25.7")


def why_not_rolling(st: State, seat: int) -> Refusal | None:
    """One player after the other rolls for Reinforcements (FB-9.6)."""
    rolling = frame_of(st, Arrivals)
    return None if rolling is None or rolling.seat == seat else OPPONENT_ROLLS


def why_no_stack(st: State, seat: int) -> Refusal | None:
    """No card, one card, or the stack is complete (FB-10.2, FB-10.4, FB-27.15)."""
    if st.phase != COMMAND:
        return None
    cards = len(cards_to_stack(st, seat))
    return STACK_LAID if cards > 1 else ONE_CARD if cards else NO_CARDS


def why_no_score(st: State, seat: int) -> Refusal | None:
    """The player with fewer cards may change the score (FB-10.7)."""
    fewer = len(st.command[seat]) < len(st.command[1 - seat])
    return NOT_FEWER_CARDS if st.phase == SUPREMACY and not fewer else None


def why_no_ability(st: State, seat: int) -> Refusal | None:
    """The Character with the Supremacy Ability is not on the battlefield (FB-10.12)."""
    return CHARACTER_AWAY if st.phase == SUPREMACY and not abilities(st, seat) else None


def why_no_marker(st: State, seat: int) -> Refusal | None:
    """Only a Regiment near several markers has a choice (FB-25.7)."""
    divided = st.phase != VICTORY or any(is_divided(st, regiment) for regiment in st.on_table(seat))
    return None if divided else NOT_BETWEEN_MARKERS


# -- who acts ------------------------------------------------------------------------------------------------------------


class OfRegiment(Protocol):
    regiment: int


F = TypeVar("F", bound=OfRegiment)
Moving = Move | Occupy
LAST_ACTION: Final = lack("FB-11.8", "last", of_regiment)


def own(st: State, seat: int, kind: type[F]) -> F | None:
    """The innermost procedure of this class, if it belongs to a Regiment of this player."""
    frame = frame_of(st, kind)
    return frame if frame is not None and st.owner(frame.regiment) == seat else None


def own_move(st: State, seat: int) -> Moving | None:
    frame = next((each for each in reversed(st.stack) if isinstance(each, Moving)), None)
    return frame if frame is not None and st.owner(frame.regiment) == seat else None


def own_volley(st: State, seat: int) -> Volley | None:
    """The Volley in progress; Snapfire waits on the stack until the March is done (FB-24.44)."""
    volley = own(st, seat, Volley)
    waits = volley is not None and any(isinstance(each, Moving) for each in st.stack[st.stack.index(volley) :])
    return None if waits else volley


def acting(st: State, seat: int) -> int:
    """The Regiment of this player that is taking Actions now, or NOBODY."""
    for frame in reversed(st.stack):
        if isinstance(frame, Moving | Charge | Clash | Reform | Withdraw) or (
            isinstance(frame, Activation) and frame.stage == ACTING
        ):
            return frame.regiment if st.owner(frame.regiment) == seat else NOBODY
    return NOBODY


def only_for(clause: str, fits: Callable[[State, int], bool]) -> WhyNot[State]:
    """Other Regiments are never asked this."""
    refusal = lack(clause, "regiment", of_regiment)

    def why_not(st: State, seat: int) -> Objection | None:
        regiment = acting(st, seat)
        return None if regiment == NOBODY or fits(st, regiment) else Objection(refusal, regiment)

    return why_not


def first_of(*predicates: WhyNot[State]) -> WhyNot[State]:
    """The first reason that one of these predicates finds."""

    def why_not(st: State, seat: int) -> Refusal | Objection | None:
        return next((found for why in predicates if (found := why(st, seat)) is not None), None)

    return why_not


def is_infantry(st: State, regiment: int) -> bool:
    return st.plan(regiment).type == INFANTRY


def makes_impacts(st: State, regiment: int) -> bool:
    return any(makes_impact(st, regiment, model) for model in st.models(regiment))


def why_no_action(st: State, seat: int) -> Objection | None:
    """The Actions of this activation are used up (FB-11.8, FB-21.19)."""
    frame = own(st, seat, Activation)
    if frame is None or frame.stage < ACTING:
        return None
    spent = any(isinstance(each, Leave) or (isinstance(each, Entry) and each.twice) for each in st.stack)
    goes_on = frame.stage == ACTING and not spent and (frame.left or frame.has_third())
    return None if goes_on else Objection(LAST_ACTION, frame.regiment)


# -- moves ---------------------------------------------------------------------------------------------------------------


def to_garrison(st: State, regiment: int, piece: int) -> Facts:
    return {**of_piece(st, regiment, piece), **gap(garrison_gap(st, regiment, piece), march_distance(st, regiment))}


def to_floor(st: State, regiment: int, piece: int) -> Facts:
    frame = frame_of(st, Move)
    assert frame is not None
    body = frame.body(st)
    far = away(body.leader.x, body.leader.y, st.field().pieces[piece].outline)
    return {"x": ("piece", piece), **gap(far, body.allowance)}


def of_piece(st: State, regiment: int, piece: int) -> Facts:
    return {**of_regiment(st, regiment), "x": ("piece", piece)}


def of_size(st: State, regiment: int) -> Facts:
    return {**of_regiment(st, regiment), "n": ("count", st.count(regiment))}


SINGLE_MODEL: Final = lack("FB-12.10", "alone", of_regiment)
ENTERS_ON_GROUND: Final = lack("FB-13.8", "ground", of_regiment)
LEAVES_ON_GROUND: Final = lack("FB-21.19", "ground", of_regiment)
CANNOT_CLIMB: Final = lack("FB-22.2", "regiment", of_regiment)
FLOOR_TOO_FAR: Final = lack("FB-22.5", "nearest", to_floor)
FLOORS_FULL: Final = lack("FB-22.20", "other")
ENTERS_NO_GARRISON: Final = lack("FB-13.24", "entry", of_regiment)
LEAVES_GARRISON: Final = lack("FB-21.19", "leaving", of_regiment)
CANNOT_OCCUPY: Final = lack("FB-21.3", "regiment", of_regiment)
GARRISONS_CLOSED: Final = lack("FB-21.3", "closed", of_size)
GARRISON_TOO_FAR: Final = lack("FB-12.2", "garrison", to_garrison)
GARRISON_TOUCHED: Final = lack("FB-21.27", "nearest", of_piece)
NO_WAY_TO_GARRISON: Final = lack("FB-21.3", "nearest", of_piece)
OUTSIDE_GARRISON: Final = lack("FB-21.19", "outside", of_regiment)
OWN_EDGE: Final = lack("FB-13.10", "own", of_regiment)
NO_VANGUARD: Final = lack("FB-24.54", "regiment", of_regiment)
BOTH_MARCHES: Final = lack("FB-13.17", "twice", of_regiment)


def why_alone(st: State, seat: int) -> Objection | None:
    """A single Model has no others to place (FB-12.10)."""
    frame = own_move(st, seat)
    return Objection(SINGLE_MODEL, frame.regiment) if frame is not None and st.count(frame.regiment) == 1 else None


def is_entering(frame: Moving | None) -> bool:
    return isinstance(frame, Entry) and not frame.vanguard


def why_on_ground(st: State, seat: int) -> Objection | None:
    """A Regiment that enters or leaves a Garrison ends on the ground, and only Infantry climbs (FB-13.8, FB-21.19, FB-22.2)."""
    frame, regiment = own_move(st, seat), acting(st, seat)
    if regiment == NOBODY:
        return None
    if is_entering(frame):
        return Objection(ENTERS_ON_GROUND, regiment)
    if isinstance(frame, Leave):
        return Objection(LEAVES_ON_GROUND, regiment)
    return None if is_infantry(st, regiment) else Objection(CANNOT_CLIMB, regiment)


def why_no_floor(st: State, seat: int) -> Refusal | Objection | None:
    """The nearest upper floor is too far away, or there is no free place on one (FB-22.5, FB-22.20)."""
    frame = own_move(st, seat)
    grounded = why_on_ground(st, seat)
    if grounded is not None or frame is None or isinstance(frame, Occupy | Rush | Entry):
        return grounded
    body = frame.body(st)
    lead = body.leader
    if any(frame.is_open(st, body, n) for n in range(1, len(lead.storeys))):
        return None
    far, piece = min([(away(lead.x, lead.y, piece.outline), at) for at, piece in storeys(st)])
    if lead.floor[0] or far + body.obstacles.limits.toll <= body.allowance:
        return FLOORS_FULL
    return Objection(FLOOR_TOO_FAR, frame.regiment, piece)


def why_no_garrison(st: State, seat: int) -> Refusal | Objection | None:
    """This March cannot end in a Garrison (FB-12.2, FB-13.24, FB-21.3, FB-21.19, FB-21.27)."""
    frame, regiment = own_move(st, seat), acting(st, seat)
    if regiment == NOBODY:
        return None
    if is_entering(frame):
        return Objection(ENTERS_NO_GARRISON, regiment)
    if isinstance(frame, Leave):
        return Objection(LEAVES_GARRISON, regiment)
    if not is_infantry(st, regiment):
        return Objection(CANNOT_OCCUPY, regiment)
    if frame is None or isinstance(frame, Rush | Entry) or occupiable(st, regiment):
        return None
    walls = [at for at, piece in enumerate(st.field().pieces) if piece.kind == GARRISON]
    free = sorted([(garrison_gap(st, regiment, at), at) for at in walls if why_not_hold(st, regiment, at) is None])
    if not free:
        return Objection(GARRISONS_CLOSED, regiment)
    far, piece = free[0]
    if far > march_distance(st, regiment):
        return Objection(GARRISON_TOO_FAR, regiment, piece)
    touched = is_touched(st, piece, 1 - seat)
    return Objection(GARRISON_TOUCHED if touched else NO_WAY_TO_GARRISON, regiment, piece)


def why_not_leaving(st: State, seat: int) -> Objection | None:
    """Only a Regiment in a Garrison can leave it (FB-21.19)."""
    regiment = acting(st, seat)
    inside = regiment == NOBODY or st.inside[regiment] != NOWHERE or isinstance(own_move(st, seat), Leave)
    return None if inside else Objection(OUTSIDE_GARRISON, regiment)


def why_no_enabler(st: State, seat: int) -> Objection | None:
    """The player's own edge needs no Enabling Regiment (FB-13.10)."""
    entry = own(st, seat, Entry)
    return Objection(OWN_EDGE, entry.regiment) if entry is not None and entry.edge == st.edge_of(seat) else None


def why_no_vanguard(st: State, seat: int) -> Objection | None:
    """The Regiment that enters has no Vanguard, or needs both Marches (FB-13.17, FB-24.54)."""
    entry = own(st, seat, Entry)
    if entry is None or entry.vanguard:
        return None
    if not any_has(st, entry.regiment, VANGUARD):
        return Objection(NO_VANGUARD, entry.regiment)
    return Objection(BOTH_MARCHES, entry.regiment) if entry.twice else None


# -- Charge and Clash ----------------------------------------------------------------------------------------------------

TOO_FEW_LEADERS: Final = lack("FB-15.5", "leaders", of_regiment)
NO_SECOND_TARGET: Final = lack("FB-15.5", "nobody", of_both)
ONE_CHARGED: Final = lack("FB-15.19", "one", of_regiment)
RUIN_TOO_FAR: Final = lack("FB-22.14", "far", of_regiment)
ONE_ENEMY: Final = lack("FB-16.8", "one", of_both)


def why_no_second_target(st: State, seat: int) -> Objection | None:
    """One Leader Model only, or no other enemy near the first target (FB-15.5)."""
    charge = own(st, seat, Charge)
    if charge is None or charge.primary == NOBODY or charge.second != NOBODY:
        return None
    if true_leaders(st, charge.regiment) < 2:
        return Objection(TOO_FEW_LEADERS, charge.regiment)
    if charge.at > MOVE or secondary_targets(st, charge.regiment, charge.primary):
        return None
    return Objection(NO_SECOND_TARGET, charge.regiment, charge.primary)


def why_no_impact_choice(st: State, seat: int) -> Objection | None:
    """There is one target only (FB-15.19)."""
    charge = own(st, seat, Charge)
    if charge is None or charge.at <= MOVE or len(charge.reached) > 1:
        return None
    return Objection(ONE_CHARGED, charge.regiment)


def why_no_ruin(st: State, seat: int) -> Objection | None:
    """No Ruin is near enough to strike at (FB-22.14)."""
    clash = own(st, seat, Clash)
    return None if clash is None or ruins_in_reach(st, clash.regiment) else Objection(RUIN_TOO_FAR, clash.regiment)


def why_undivided(step: int) -> WhyNot[State]:
    """There is one enemy only (FB-16.8)."""

    def why_not(st: State, seat: int) -> Objection | None:
        clash = own(st, seat, Clash)
        if clash is None or clash.at < step:
            return None
        foes = sorted({foe for _, foe, _ in clash.strikes} | set(engaged_with(st, clash.regiment)))
        return Objection(ONE_ENEMY, clash.regiment, foes[0]) if len(foes) == 1 else None

    return why_not


# -- Volley and spells ---------------------------------------------------------------------------------------------------

NO_MARKERS: Final = lack("FB-24.28", "regiment", of_regiment)
NOT_AIMED: Final = lack("FB-24.1", "aim", of_regiment)
SOME_CANNOT_ARC: Final = lack("FB-24.1", "all", of_regiment)


def why_no_markers(st: State, seat: int) -> Objection | None:
    """The Regiment has no Overcharge Markers (FB-24.28)."""
    volley = own_volley(st, seat)
    there = volley is None or volley.snap or st.overcharge[volley.regiment] or volley.markers
    return None if volley is None or there else Objection(NO_MARKERS, volley.regiment)


def why_no_arc(st: State, seat: int) -> Objection | None:
    """Arcing Fire needs Take Aim and Models that all have it (FB-24.1)."""
    volley = own_volley(st, seat)
    if volley is None or volley.snap or volley.at >= SHOOTING:
        return None
    if not st.has_mark(volley.regiment, AIM):
        return Objection(NOT_AIMED, volley.regiment)
    return None if all_have(st, volley.regiment, ARCING_FIRE) else Objection(SOME_CANNOT_ARC, volley.regiment)


def why_no_reroll(clause: str, which: str) -> WhyNot[State]:
    """The caster has no ability to roll casting dice again, or has used it (FB-17.41, FB-17.42)."""
    missing, used = lack(clause, "regiment", of_regiment), lack(clause, "used", of_regiment)

    def why_not(st: State, seat: int) -> Objection | None:
        casting = next((each for each in reversed(st.stack) if isinstance(each, Casting | Spellcasting)), None)
        if casting is None or st.owner(casting.caster) != seat:
            return None
        abilities = [
            number
            for number, bound in enumerate(st.rules.forces.bounds)
            if bound.regiment == casting.caster
            and (bound.effect.op, bound.effect.roll, bound.effect.which) == ("reroll", "casting", which)
        ]
        if not abilities:
            return Objection(missing, casting.caster)
        return Objection(used, casting.caster) if all(st.is_used(number) for number in abilities) else None

    return why_not
