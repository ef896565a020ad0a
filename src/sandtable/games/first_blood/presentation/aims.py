"""Lines of sight of a Volley and details of each target: clear, obscured or hidden, distance, dice (chapter 14)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.interaction.wording import spot
from sandtable.core.scene.plane import Aim, SightState
from sandtable.core.scene.scene import Sight, target_id
from sandtable.games.first_blood.in_force import BY_VOLLEY, Situation
from sandtable.games.first_blood.measuring import is_majority, leader_models
from sandtable.games.first_blood.presentation.names import clause_key
from sandtable.games.first_blood.presentation.outlook import Outlook, gap_between, losses
from sandtable.games.first_blood.shooting.barrage import volley_groups
from sandtable.games.first_blood.shooting.volley import UNSEEN, Volley
from sandtable.games.first_blood.sight import in_the_way, model_sees, pieces_in_the_way
from sandtable.games.first_blood.state import NOWHERE, State

SHOTS: Final = ("volley", "snapfire")


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
    return [foe for foe in foes if frame.why_not_shot(st, foe)[0] is UNSEEN]


def state_of(st: State, one: int, two: int) -> SightState:
    if not model_sees(st, one, two):
        return "hidden"
    return "clear" if model_sees(st, one, two, True) else "veiled"


def aims(st: State, asked: Decision, lines: tuple[Sight, ...]) -> tuple[Aim, ...]:
    """Every enemy on the battlefield: the number of shots, or why it is not a target."""
    frame = st.stack[-1]
    if asked.kind not in SHOTS or not asked.options or not isinstance(frame, Volley):
        return ()
    return tuple([aim(st, frame, asked, foe, lines) for foe in st.on_table(1 - st.owner(frame.regiment))])


def aim(st: State, frame: Volley, asked: Decision, foe: int, lines: tuple[Sight, ...]) -> Aim:
    regiment = frame.regiment
    gap = gap_between(st, regiment, foe) if st.inside[foe] == NOWHERE else 0.0
    target = f"regiment:{foe}"
    if foe not in asked.options:
        found = frame.why_not_shot(st, foe)
        hidden: SightState = "hidden" if UNSEEN in found else ""
        refused = f"no-aim-{clause_key(found[0].clause)}"
        return Aim(target, hidden, gap, refused=refused, by=veils(st, frame, foe) if hidden else ())
    seen = [sight.state for sight in lines if target in sight.ends]
    state: SightState = "clear" if is_majority(seen.count("clear"), len(seen)) or not seen else "veiled"
    groups = volley_groups(st, regiment, foe, frame.guns(st), False, 0, frame.snap)
    outlook = Outlook(st, foe, groups, Situation(BY_VOLLEY, regiment))
    return Aim(target, state, gap, outlook.figures(), by=veils(st, frame, foe), likely=losses(st, foe, outlook.wounds))


def veils(st: State, frame: Volley, foe: int) -> tuple[str, ...]:
    """The terrain that blocks or obscures sight from the firing Leader (FB-6.6, FB-14.11)."""
    leaders = [model for model in leader_models(st, frame.regiment) if st.place[model] >= 0]
    models = [model for model in st.models(foe) if st.place[model] >= 0]
    if not leaders or not models:
        return ()
    return tuple([f"piece:{at}" for at in pieces_in_the_way(st, leaders[0], models)])
