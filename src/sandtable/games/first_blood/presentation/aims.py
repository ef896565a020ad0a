"""What each target would mean before it is chosen: distance, dice, chances, lines of sight (chapters 14 to 16 and 19)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.interaction.wording import spot
from sandtable.core.scene.plane import Aim, SightState
from sandtable.core.scene.scene import Figure, Likely, Point, Sight, target_id
from sandtable.games.first_blood.combat.attack_traits import attacks_of, clash_groups
from sandtable.games.first_blood.combat.charge import (
    BEST_ROLL,
    OUT_OF_REACH,
    TOO_FAR,
    UNSEEN,
    charge_distance,
    contact_move,
    reaches,
    why_not_charged,
    why_not_second,
)
from sandtable.games.first_blood.combat.clash import in_clash
from sandtable.games.first_blood.combat.fighters import fighters
from sandtable.games.first_blood.combat.impact import impact_groups, makes_impact
from sandtable.games.first_blood.in_force import BY_IMPACT, BY_VOLLEY, Situation
from sandtable.games.first_blood.magic.casting import casting_effects, dice_of, difficulty_of, needed
from sandtable.games.first_blood.magic.spellcasting import Spellcasting, spell_of
from sandtable.games.first_blood.magic.spellcasting import why_not_target as why_not_enchanted
from sandtable.games.first_blood.measuring import gap_between as gap_of_models
from sandtable.games.first_blood.measuring import is_majority, leader_models
from sandtable.games.first_blood.odds import binomial, passing
from sandtable.games.first_blood.presentation.names import clause_key
from sandtable.games.first_blood.presentation.outlook import CHARGED_AT, Outlook, gap_between, losses, models_lost
from sandtable.games.first_blood.presentation.units import inside_at
from sandtable.games.first_blood.refusals import size
from sandtable.games.first_blood.shooting.barrage import barrages, shooters, volley_groups
from sandtable.games.first_blood.shooting.volley import UNSEEN as UNSEEN_BY_SHOOTERS
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.sight import in_the_way, model_sees, pieces_in_the_way
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.turn.actions import CHARGE, CLASH_ACTION, VOLLEY_ACTION

SHOTS: Final = ("volley", "snapfire")
NEVER: Final = BEST_ROLL + 1
"""The lowest face that reaches a target that no face reaches."""


def aims(st: State, asked: Decision) -> tuple[Aim, ...]:
    """Every enemy that an answer could attack, or why it is not a target."""
    if not asked.options:
        return ()
    frame = st.stack[-1]
    if asked.kind == "action":
        return tuple(foreseen_aims(st, asked))
    if asked.kind in CHARGED_AT:
        return tuple(charge_aims(st, asked.context[0], asked))
    if asked.kind in SHOTS and isinstance(frame, Volley):
        return tuple(volley_aims(st, frame))
    if asked.kind == "spell_target" and isinstance(frame, Spellcasting):
        return tuple(spell_aims(st, frame))
    return ()


def foreseen_aims(st: State, asked: Decision) -> Iterator[Aim]:
    """The targets of the Actions on offer, so that nobody has to choose an Action to learn them."""
    regiment = asked.context[0]
    if CHARGE in asked.options:
        yield from [replace(each, via=f"action:{CHARGE}") for each in charge_aims(st, regiment)]
    if CLASH_ACTION in asked.options:
        yield from [replace(each, via=f"action:{CLASH_ACTION}") for each in clash_aims(st, regiment)]
    shot = Volley(0, regiment)
    chosen = all(len(barrages(st, regiment, model)) == 1 for model in shooters(st, regiment, False))
    if VOLLEY_ACTION in asked.options and chosen:
        yield from [replace(each, via=f"action:{VOLLEY_ACTION}") for each in volley_aims(st, shot)]


# -- Charges -------------------------------------------------------------------------------------------------------------


def charge_aims(st: State, regiment: int, asked: Decision | None = None) -> Iterator[Aim]:
    """Each enemy with its distance and the faces of the die that reach it (FB-15.3, FB-15.6, FB-15.7)."""
    primary = asked.context[1] if asked is not None and asked.kind == "charges_too" else None
    fixed = charge_distance(st, regiment, 0)
    for foe in st.on_table(1 - st.owner(regiment)):
        if foe == primary:
            continue
        far, start, end = shortest_way(st, regiment, foe)
        bare = Aim(f"regiment:{foe}", "clear", far, reach=(fixed, BEST_ROLL), start=start, end=end)
        found = why_not_charged(st, regiment, foe) if primary is None else why_not_second(st, regiment, primary, foe)
        if found is not None:
            hidden = found.clause == UNSEEN.clause
            by = veils(st, regiment, foe) if hidden else ()
            clause = TOO_FAR.clause if found is OUT_OF_REACH else found.clause
            refused = f"no-aim-{clause_key(clause)}"
            yield replace(bare, state="hidden" if hidden else "", refused=refused, by=by, need=NEVER)
            continue
        need = charge_need(st, regiment, foe)
        chance = Likely("likely-reach", round((NEVER - max(1, need)) / BEST_ROLL * 1000))
        yield replace(bare, lines=impact_figures(st, regiment, foe), likely=(chance,), need=0 if need == 1 else need)


def charge_need(st: State, regiment: int, foe: int) -> int:
    """The lowest die with which a Leader Model is near enough and a Model gets into contact (FB-15.7, FB-15.13)."""
    leaders = leader_models(st, regiment)
    for die in range(1, NEVER):
        distance = charge_distance(st, regiment, die)
        near = any(reaches(st, leader, foe, distance) for leader in leaders)
        if near and contact_move(st, regiment, [foe], distance) is not None:
            return die
    return NEVER


def shortest_way(st: State, regiment: int, foe: int) -> tuple[float, Point | None, Point | None]:
    """The gap from the nearest Leader Model to a Regiment, and the places at both ends (FB-15.3)."""
    pairs = [(size(gap_of_models(st, a, b)), a, b) for a in leader_models(st, regiment) for b in st.models(foe)]
    if not pairs:
        return 0.0, None, None
    far, one, two = min(pairs)
    return round(far, 1), place_of(st, one), place_of(st, two)


def place_of(st: State, model: int) -> Point | None:
    return spot(st.place[model]) if st.place[model] >= 0 else inside_at(st, model)


def impact_figures(st: State, regiment: int, foe: int) -> tuple[Figure, ...]:
    """The Impact Attacks of a Charge if every Model gets into contact (FB-15.17 to FB-15.20)."""
    models = [model for model in st.models(regiment) if makes_impact(st, regiment, model)]
    if not models or st.inside[foe] != NOWHERE:
        return ()
    outlook = Outlook(st, foe, impact_groups(st, regiment, models, foe), Situation(BY_IMPACT, regiment))
    dice = Figure("aim-impact", outlook.dice, clause="FB-15.18")
    return (dice, falls_figure(st, foe, outlook))


def falls_figure(st: State, foe: int, outlook: Outlook) -> Figure:
    """How many Models fall on average (FB-7.7)."""
    falls = sum([models_lost(st, foe, count) * chance for count, chance in enumerate(outlook.wounds)])
    return Figure("aim-falls", round(falls), text=f"≈\N{NO-BREAK SPACE}{falls:.1f}", clause="FB-7.7")


# -- Clashes -------------------------------------------------------------------------------------------------------------


def clash_aims(st: State, regiment: int) -> Iterator[Aim]:
    """The enemies in contact: the dice against each before the pile-in (FB-16.7, FB-16.10)."""
    against: dict[int, list[tuple[int, int]]] = {}
    for model, foes, _ in fighters(st, regiment):
        attacks = attacks_of(st, regiment, model, in_clash(st, regiment, foes[0]))
        against.setdefault(foes[0], []).append((model, attacks))
    for foe, all_attacks in against.items():
        sit = in_clash(st, regiment, foe)
        outlook = Outlook(st, foe, clash_groups(st, regiment, all_attacks, sit), sit)
        lines = (*outlook.figures()[:2], falls_figure(st, foe, outlook))
        yield Aim(f"regiment:{foe}", "clear", 0.0, lines, likely=losses(st, foe, outlook.wounds))


# -- Volleys -------------------------------------------------------------------------------------------------------------


def volley_aims(st: State, frame: Volley) -> Iterator[Aim]:
    """Every enemy on the battlefield: the number of shots, or why it is not a target (FB-14.4)."""
    regiment = frame.regiment
    leaders = [model for model in leader_models(st, regiment) if st.place[model] >= 0]
    for foe in st.on_table(1 - st.owner(regiment)):
        gap = gap_between(st, regiment, foe) if st.inside[foe] == NOWHERE else 0.0
        target = f"regiment:{foe}"
        found = frame.why_not_shot(st, foe)
        if found:
            hidden: SightState = "hidden" if UNSEEN_BY_SHOOTERS in found else ""
            refused = f"no-aim-{clause_key(found[0].clause)}"
            yield Aim(target, hidden, gap, refused=refused, by=veils(st, regiment, foe) if hidden else ())
            continue
        seen = [state_of(st, leaders[0], model) for model in st.models(foe) if st.place[model] >= 0] if leaders else []
        state: SightState = "clear" if is_majority(seen.count("clear"), len(seen)) or not seen else "veiled"
        groups = volley_groups(st, regiment, foe, frame.guns(st), False, 0, frame.snap)
        outlook = Outlook(st, foe, groups, Situation(BY_VOLLEY, regiment))
        figures = (*outlook.figures()[:2], falls_figure(st, foe, outlook))
        likely = losses(st, foe, outlook.wounds)
        yield Aim(target, state, gap, figures, by=veils(st, regiment, foe), likely=likely)


def sights(st: State, asked: Decision) -> tuple[Sight, ...]:
    """One line from the firing Leader to each Model of every target, with what is in the way.

    Regiments that are not targets only because they are hidden are included (FB-6.1, FB-14.11).
    """
    if asked.kind not in SHOTS or not asked.options:
        return ()
    leaders = [model for model in leader_models(st, asked.context[0]) if st.place[model] >= 0]
    found: list[Sight] = []
    shown = [foe for foe in asked.options if isinstance(foe, int) and foe >= 0] + unseen_targets(st, asked)
    for foe in shown if leaders else []:
        for model in st.models(foe):
            if st.place[model] < 0:
                continue
            state = state_of(st, leaders[0], model)
            path = (spot(st.place[leaders[0]]), spot(st.place[model]))
            ends = (f"model:{leaders[0]}", f"regiment:{foe}")
            by = in_the_way(st, leaders[0], model) if state == "hidden" else []
            names = tuple([target_id(target) for target in by])
            found.append(Sight(-1, -1, state != "hidden", (), "FB-6.2", path, ends, names, state))
    return tuple(found)


def unseen_targets(st: State, asked: Decision) -> list[int]:
    """The Regiments that are not targets only because they are not seen (FB-14.6)."""
    foes = [foe for foe in st.on_table(1 - asked.seat) if foe not in asked.options]
    frame = st.stack[-1]
    assert isinstance(frame, Volley)
    return [foe for foe in foes if frame.why_not_shot(st, foe)[0] is UNSEEN_BY_SHOOTERS]


def state_of(st: State, one: int, two: int) -> SightState:
    if not model_sees(st, one, two):
        return "hidden"
    return "clear" if model_sees(st, one, two, True) else "veiled"


def veils(st: State, regiment: int, foe: int) -> tuple[str, ...]:
    """The terrain that blocks or obscures sight from the Leader (FB-6.6, FB-14.11)."""
    leaders = [model for model in leader_models(st, regiment) if st.place[model] >= 0]
    models = [model for model in st.models(foe) if st.place[model] >= 0]
    if not leaders or not models:
        return ()
    return tuple([f"piece:{at}" for at in pieces_in_the_way(st, leaders[0], models)])


# -- spells --------------------------------------------------------------------------------------------------------------


def spell_aims(st: State, frame: Spellcasting) -> Iterator[Aim]:
    """Each Regiment a spell could be meant for: its dice, the successes it needs, and the chance (FB-19.8 to FB-19.14)."""
    caster, spell = frame.caster, spell_of(st, frame.spell)
    first = st.plan(caster).first
    seat = st.owner(caster)
    for target in st.on_table(1 - seat if spell.target == "enemy" else seat):
        gap = round(min([size(gap_of_models(st, first, other)) for other in st.models(target)], default=0.0), 1)
        found = next(why_not_enchanted(st, caster, target, spell), None)
        if found is not None:
            yield Aim(f"regiment:{target}", "", gap, refused=f"no-aim-{clause_key(found.clause)}")
            continue
        dice, difficulty = dice_of(st, caster, target, spell), difficulty_of(st, caster, spell)
        wanted = needed(st, caster, target, spell)
        sure = sum([effect.success for effect in casting_effects(st, caster, spell)])
        chances = binomial(dice, passing(difficulty))
        cast = sum([chance for count, chance in enumerate(chances) if count + sure >= wanted])
        figures = (
            Figure("aim-dice", dice, clause="FB-19.8"),
            Figure("aim-success", difficulty, clause="FB-19.8"),
            Figure("aim-wanted", wanted, clause="FB-19.12"),
        )
        yield Aim(f"regiment:{target}", "clear", gap, figures, likely=(Likely("likely-cast", round(cast * 1000)),))
