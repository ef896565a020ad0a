"""Why a question is not asked although the Action that it belongs to is under way: what is lacking for it here.

`not_asked` says of a question when it comes up. Where that has happened, something else comes first, it is settled already, or
this Regiment, its target or its place leaves nothing to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from sandtable.core.engine.frames import Frame
from sandtable.games.first_blood.combat.charge import MOVE, THROW, Charge, secondary_targets
from sandtable.games.first_blood.combat.clash import FINISH, Clash
from sandtable.games.first_blood.combat.clash import STEPS as CLASH_STEPS
from sandtable.games.first_blood.combat.duel import Duel
from sandtable.games.first_blood.combat.impact import Impact, makes_impact
from sandtable.games.first_blood.combat.reform import Reform, clash_follows
from sandtable.games.first_blood.combat.ruins import ruins_in_reach
from sandtable.games.first_blood.combat.withdraw import Withdraw, clean_withdraw_ability
from sandtable.games.first_blood.magic.casting import Casting
from sandtable.games.first_blood.magic.spellcasting import Spellcasting
from sandtable.games.first_blood.measuring import engaged_with, true_leaders
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.garrison import Leave, Occupy
from sandtable.games.first_blood.movement.march.march import Move
from sandtable.games.first_blood.qualities import all_have, any_has, has_event
from sandtable.games.first_blood.reasons import under_way_moves as moves
from sandtable.games.first_blood.reasons.lacking import Lack, lack, who
from sandtable.games.first_blood.shooting.barrage import barrages, shooters
from sandtable.games.first_blood.shooting.volley import STEPS as VOLLEY_STEPS
from sandtable.games.first_blood.shooting.volley import Volley, can_arc
from sandtable.games.first_blood.state import AIM, HINDERED, NOBODY, State
from sandtable.games.first_blood.tables.terms import ARCING_FIRE, FURY, INFANTRY, SNAPFIRE, SUPPORT, UNSTOPPABLE
from sandtable.games.first_blood.turn.activation import ACTING, BLESSING, DRAWN, RESOLVING, Activation

DIVIDING: Final = CLASH_STEPS.index(Clash.divide)
RAGING: Final = CLASH_STEPS.index(Clash.add_fury)
TARGET: Final = VOLLEY_STEPS.index(Volley.choose_target)
MARKERS: Final = VOLLEY_STEPS.index(Volley.choose_markers)
SHOOTING: Final = VOLLEY_STEPS.index(Volley.shoot)

# -- Actions -------------------------------------------------------------------------------------------------------------


def action(st: State, frame: Activation) -> Lack | None:
    """The next Action: Draw Events and Blessed come first, then there are some left or not (FB-11.4, FB-11.8, FB-11.15)."""
    asked = st.decision
    if frame.stage in (DRAWN, RESOLVING):
        return lack("FB-11.4", "first", frame.regiment)
    if frame.stage == BLESSING:
        return lack("FB-24.8", "first", frame.regiment)
    if frame.stage != ACTING:
        return lack("FB-11.15", "over", frame.regiment)
    if asked is not None and asked.kind == "bloodlust":
        return lack("FB-24.5", "first", frame.regiment)
    spent = any(isinstance(each, Leave) or (isinstance(each, Entry) and each.twice) for each in st.stack)
    last = spent or (not frame.left and not frame.has_third())
    return lack("FB-11.8", "last", frame.regiment) if last else None


# -- Charge --------------------------------------------------------------------------------------------------------------


def charges(st: State, frame: Charge) -> Lack | None:
    """The primary target (FB-15.2)."""
    return None if frame.primary == NOBODY else lack("FB-15.2", "declared", frame.regiment, t=who(frame.primary))


def charges_too(st: State, frame: Charge) -> Lack | None:
    """The secondary target (FB-15.5)."""
    if frame.primary == NOBODY:
        return lack("FB-15.5", "first", frame.regiment)
    if frame.second != NOBODY:
        return lack("FB-15.5", "declared", frame.regiment, t=who(frame.second))
    if true_leaders(st, frame.regiment) < 2:
        return lack("FB-15.5", "leaders", frame.regiment)
    if frame.at <= MOVE and not secondary_targets(st, frame.regiment, frame.primary):
        return lack("FB-15.5", "nobody", frame.regiment, t=who(frame.primary))
    return lack("FB-15.5", "rolled", frame.regiment) if frame.at >= THROW else None


def charge_again(st: State, frame: Charge) -> Lack | None:
    """The re-roll of a Charge Roll (FB-15.8)."""
    if not frame.die:
        return lack("FB-15.8", "first", frame.regiment)
    if frame.reached or frame.again:
        return lack("FB-15.8", "reached" if frame.reached else "again", frame.regiment)
    return None


def impact_on(st: State, frame: Charge) -> Lack | None:
    """Whom a Model strikes that is in contact with two targets (FB-15.19)."""
    regiment = frame.regiment
    if frame.at <= MOVE:
        return lack("FB-15.17", "later", regiment)
    if len(frame.reached) < 2:
        return lack("FB-15.19", "one", regiment)
    if st.has_mark(regiment, HINDERED):
        return lack("FB-20.12", "hindered", regiment)
    assigned = any(isinstance(each, Impact) and not each.queue for each in st.stack)
    return lack("FB-15.19", "contact", regiment) if assigned else lack("FB-15.17", "later", regiment)


# -- Clash, Combat Reform, Withdraw, Duel --------------------------------------------------------------------------------


def clash_at(st: State, frame: Clash) -> Lack | None:
    """Enemies or a Ruin (FB-22.14)."""
    if not ruins_in_reach(st, frame.regiment):
        return lack("FB-22.14", "far", frame.regiment)
    return lack("FB-22.14", "settled", frame.regiment) if frame.at else None


def pools(st: State, frame: Clash, step: int) -> Lack | None:
    """Why nothing is divided among several enemies: a Ruin is struck, too early, one enemy, or too late (FB-16.8, FB-16.9)."""
    if frame.at >= FINISH and not frame.strikes:
        return lack("FB-22.14", "struck", frame.regiment)
    if frame.at < step:
        return lack("FB-16.9", "first", frame.regiment)
    foes = sorted({foe for _, foe, _ in frame.strikes} | set(engaged_with(st, frame.regiment)))
    if len(foes) == 1:
        return lack("FB-16.8", "one", frame.regiment, t=who(foes[0]))
    return lack("FB-16.9", "fixed", frame.regiment) if frame.at > step else None


def divide(st: State, frame: Clash) -> Lack | None:
    """How many Attacks a Model makes against one of its enemies (FB-16.9)."""
    return pools(st, frame, DIVIDING) or lack("FB-24.47", "first", frame.regiment)


def supports_against(st: State, frame: Clash) -> Lack | None:
    """Whom a Model with Support attacks (FB-24.47)."""
    return pools(st, frame, DIVIDING) or lack("FB-16.9", "dividing", frame.regiment)


def fury(st: State, frame: Clash) -> Lack | None:
    """The dice of Fury against one of the enemies (FB-23.10)."""
    return pools(st, frame, RAGING)


def clash_too(st: State, frame: Reform) -> Lack | None:
    """A Clash after a Combat Reform (FB-16.20)."""
    moving = any(isinstance(each, CloseIn) for each in st.stack)
    return lack("FB-16.20", "first" if moving else "settled", frame.regiment)


def clean(st: State, frame: Withdraw) -> Lack | None:
    """A Withdrawal without Wounds (FB-17.29)."""
    return lack("FB-17.29", "settled", frame.regiment)


def duel(st: State, frame: Duel) -> Lack | None:
    """Who is challenged (FB-18.1)."""
    return None if frame.foe == NOBODY else lack("FB-18.1", "challenged", frame.regiment, t=who(frame.foe))


# -- Volley --------------------------------------------------------------------------------------------------------------


def barrage(st: State, frame: Volley) -> Lack | None:
    """With which Barrage a Model shoots (FB-14.9)."""
    models = shooters(st, frame.regiment, frame.snap)
    several = any(len(barrages(st, frame.regiment, model)) > 1 for model in models)
    return lack("FB-14.9", "settled" if several else "regiment", frame.regiment)


def snapfire(st: State, frame: Move | Occupy | Volley) -> Lack | None:
    """The free Volley after a March (FB-24.44)."""
    if isinstance(frame, Volley):
        return None
    waits = any(isinstance(each, Volley) and each.snap for each in st.stack)
    return lack("FB-24.44", "later" if waits else "second", frame.regiment)


def volley(st: State, frame: Volley) -> Lack | None:
    """The target (FB-14.4)."""
    if frame.snap:
        return lack("FB-24.44", "snap", frame.regiment)
    if frame.target != NOBODY:
        return lack("FB-14.4", "chosen", frame.regiment, t=who(frame.target))
    return lack("FB-14.9", "first", frame.regiment) if frame.at < TARGET else None


def markers(st: State, frame: Volley) -> Lack | None:
    """How many Overcharge Markers are discarded (FB-24.28, FB-24.45)."""
    if frame.snap:
        return lack("FB-24.45", "markers", frame.regiment)
    if not st.overcharge[frame.regiment] and not frame.markers:
        return lack("FB-24.28", "regiment", frame.regiment)
    return lack("FB-24.28", "first" if frame.at < MARKERS else "settled", frame.regiment)


def arcing(st: State, frame: Volley) -> Lack | None:
    """Arcing Fire or an aimed Volley (FB-24.1)."""
    if frame.snap:
        return lack("FB-24.45", "aim", frame.regiment)
    if frame.at >= SHOOTING:
        return lack("FB-24.1", "shot", frame.regiment)
    if not st.has_mark(frame.regiment, AIM):
        return lack("FB-24.1", "aim", frame.regiment)
    if not can_arc(st, frame.regiment):
        return lack("FB-24.1", "all" if not all_have(st, frame.regiment, ARCING_FIRE) else "character", frame.regiment)
    return lack("FB-24.1", "first", frame.regiment) if frame.target == NOBODY else None


# -- spells --------------------------------------------------------------------------------------------------------------


def spell(st: State, frame: Spellcasting | Casting) -> Lack | None:
    """Which spell is cast (FB-19.3)."""
    return None if frame.spell == NOBODY else lack("FB-19.3", "named", frame.caster, x=("ability", frame.spell))


def spell_target(st: State, frame: Spellcasting | Casting) -> Lack | None:
    """On whom it is cast (FB-19.3)."""
    if frame.spell == NOBODY:
        return lack("FB-19.3", "first", frame.caster)
    return None if frame.target == NOBODY else lack("FB-19.3", "target", frame.caster, t=who(frame.target))


def casting_dice(st: State, frame: Spellcasting | Casting, which: str, clause: str) -> Lack | None:
    """Dice of a Spellcasting roll that are rolled again (FB-17.41, FB-17.42)."""
    own = [
        number
        for number, bound in enumerate(st.rules.forces.bounds)
        if bound.regiment == frame.caster
        and bound.effect.op == "reroll"
        and bound.effect.roll == "casting"
        and bound.effect.which == which
    ]
    if not own:
        return lack(clause, "regiment", frame.caster)
    if all(st.is_used(number) for number in own):
        return lack(clause, "used", frame.caster)
    rolled = isinstance(frame, Casting) and bool(frame.faces)
    return lack(clause, "settled" if rolled else "first", frame.caster)


def recast(st: State, frame: Spellcasting | Casting) -> Lack | None:
    return casting_dice(st, frame, "all", "FB-17.41")


def reroll_cast(st: State, frame: Spellcasting | Casting) -> Lack | None:
    if st.decision is not None and st.decision.kind == "recast":
        return lack("FB-17.41", "all", frame.caster)
    return casting_dice(st, frame, "one", "FB-17.42")


# -- what the Regiment itself lacks --------------------------------------------------------------------------------------


def makes_impacts(st: State, regiment: int) -> bool:
    return any(makes_impact(st, regiment, model) for model in st.models(regiment))


def is_infantry(st: State, regiment: int) -> bool:
    return st.plan(regiment).type == INFANTRY


ONLY_FOR: Final[Mapping[str, tuple[str, Callable[[State, int], bool]]]] = {
    "charge_again": ("FB-24.52", lambda st, regiment: any_has(st, regiment, UNSTOPPABLE)),
    "impact_on": ("FB-15.17", makes_impacts),
    "clash_at": ("FB-22.14", lambda st, regiment: not is_infantry(st, regiment)),
    "supports_against": ("FB-24.47", lambda st, regiment: any_has(st, regiment, SUPPORT)),
    "fury": ("FB-23.10", lambda st, regiment: has_event(st, regiment, FURY) >= 0),
    "clash_too": ("FB-16.20", clash_follows),
    "disciplined": ("FB-17.29", lambda st, regiment: clean_withdraw_ability(st, regiment) >= 0),
    "snapfire": ("FB-24.44", lambda st, regiment: any_has(st, regiment, SNAPFIRE)),
    "occupy": ("FB-21.3", is_infantry),
    "floor": ("FB-22.2", is_infantry),
}
"""Questions that are asked about some Regiments only: the clause, and whether one is of that sort."""


def unfit(st: State, regiment: int, kind: str) -> Lack | None:
    """The Regiment is not one of those that are asked this, whatever it does."""
    if kind not in ONLY_FOR:
        return None
    clause, fits = ONLY_FOR[kind]
    return None if fits(st, regiment) else lack(clause, "regiment", regiment)


F = TypeVar("F", bound=Frame[State])
Lacking = Callable[[State, Frame[State]], Lack | None]


def within(
    lacking: Callable[[State, F], Lack | None], frames: tuple[type[F], ...]
) -> tuple[tuple[type[Frame[State]], ...], Lacking]:
    """The procedures in which a question is asked, and what may be lacking for it in one of them."""

    def found(st: State, frame: Frame[State]) -> Lack | None:
        assert isinstance(frame, frames)
        return lacking(st, frame)

    return frames, found


MOVES: Final[tuple[type[Move | Occupy], ...]] = (Move, Occupy)
CONTACT: Final[tuple[type[CloseIn | Charge | Clash | Reform], ...]] = (CloseIn, Charge, Clash, Reform)
CASTS: Final[tuple[type[Casting | Spellcasting], ...]] = (Casting, Spellcasting)
SHOTS: Final[tuple[type[Move | Occupy | Volley], ...]] = (Move, Occupy, Volley)
LACKING: Final[Mapping[str, tuple[tuple[type[Frame[State]], ...], Lacking]]] = {
    "action": within(action, (Activation,)),
    "march": within(moves.march, MOVES),
    "floor": within(moves.floor, MOVES),
    "arrange": within(moves.arrange, MOVES),
    "place_model": within(moves.place_model, MOVES),
    "model_floor": within(moves.model_floor, MOVES),
    "occupy": within(moves.occupy, MOVES),
    "leave_at": within(moves.leave_at, MOVES),
    "enter": within(moves.enter, (Entry,)),
    "enter_from": within(moves.enter_from, (Entry,)),
    "entry_edge": within(moves.entry_edge, (Entry,)),
    "enabling": within(moves.enabling, (Entry,)),
    "vanguard": within(moves.vanguard, (Entry,)),
    "close_in": within(moves.close_in, CONTACT),
    "close_to": within(moves.close_to, CONTACT),
    "charges": within(charges, (Charge,)),
    "charges_too": within(charges_too, (Charge,)),
    "charge_again": within(charge_again, (Charge,)),
    "impact_on": within(impact_on, (Charge,)),
    "clash_at": within(clash_at, (Clash,)),
    "divide": within(divide, (Clash,)),
    "supports_against": within(supports_against, (Clash,)),
    "fury": within(fury, (Clash,)),
    "clash_too": within(clash_too, (Reform,)),
    "disciplined": within(clean, (Withdraw,)),
    "duel": within(duel, (Duel,)),
    "barrage": within(barrage, (Volley,)),
    "volley": within(volley, (Volley,)),
    "snapfire": within(snapfire, SHOTS),
    "markers": within(markers, (Volley,)),
    "arcing": within(arcing, (Volley,)),
    "spell": within(spell, CASTS),
    "spell_target": within(spell_target, CASTS),
    "recast": within(recast, CASTS),
    "reroll_cast": within(reroll_cast, CASTS),
}
"""By kind of question."""


def why_not_here(st: State, seat: int, kind: str) -> Lack | None:
    """What is lacking for a question in the midst of what it belongs to, or to the Regiment that acts; None if neither."""
    if kind not in LACKING:
        return None
    frames, lacking = LACKING[kind]
    for at in range(len(st.stack) - 1, -1, -1):
        frame = st.stack[at]
        if not isinstance(frame, frames) or is_waiting(st, at):
            continue
        regiment = frame.caster if isinstance(frame, Casting | Spellcasting) else getattr(frame, "regiment", NOBODY)
        if regiment == NOBODY or st.owner(regiment) != seat:
            return None
        # a March may be of a sort that never asks it
        by_itself = None if frames == MOVES else unfit(st, regiment, kind)
        return by_itself or lacking(st, frame)
    acting = [frame.regiment for frame in st.stack if isinstance(frame, Activation) and frame.stage == ACTING]
    return unfit(st, acting[-1], kind) if acting and st.owner(acting[-1]) == seat else None


def is_waiting(st: State, at: int) -> bool:
    """Does a Snapfire lie there that waits until the March is done (FB-24.44)?"""
    frame = st.stack[at]
    return isinstance(frame, Volley) and frame.snap and any(isinstance(each, MOVES) for each in st.stack[at + 1 :])
