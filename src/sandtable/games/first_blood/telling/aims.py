"""Lines of sight of a Volley and what each target would mean: clear, veiled or hidden, how far, how many dice (chapter 14)."""

from __future__ import annotations

from math import hypot
from typing import Final

from sandtable.core.decision import Decision
from sandtable.core.scene import Figure, Sight, target_id
from sandtable.core.scene_plane import Aim, SightState
from sandtable.core.scene_words import spot
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.in_force import BY_VOLLEY, Situation, characteristic
from sandtable.games.first_blood.measuring import is_majority, leader_models, radius_of
from sandtable.games.first_blood.shooting.barrage import volley_groups
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.sight import in_the_way, model_sees
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.tables.terms import DEFENCE, EVASION

SHOTS: Final = ("volley", "snapfire")


def sights(st: State, asked: Decision) -> tuple[Sight, ...]:
    """From the firing Leader one line to each Model of every target, and of those that are only hidden, with what is in the way
    (FB-6.1, FB-14.11)."""
    if asked.kind not in SHOTS or not asked.options:
        return ()
    leaders = [model for model in leader_models(st, asked.context[0]) if st.place[model] >= 0]
    found: list[Sight] = []
    shown = [foe for foe in asked.options if isinstance(foe, int) and foe >= 0] + unseen(st, asked)
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


def unseen(st: State, asked: Decision) -> list[int]:
    """The Regiments that are no targets for the one reason that they are not seen (FB-14.6)."""
    foes = [foe for foe in st.on_table(1 - asked.seat) if foe not in asked.options]
    return [foe for foe in foes if st.stack[-1].why_not(st, asked, "regiment", foe)[0] == "FB-14.6"]


def state_of(st: State, one: int, two: int) -> SightState:
    if not model_sees(st, one, two):
        return "hidden"
    return "clear" if model_sees(st, one, two, True) else "veiled"


def apart(st: State, one: int, two: int) -> float:
    a, b = st.place[one], st.place[two]
    return hypot(x_of(a) - x_of(b), y_of(a) - y_of(b)) - radius_of(st, one) - radius_of(st, two)


def gap_between(st: State, one: int, two: int) -> float:
    """The smallest gap between the bases of two Regiments in the open (FB-3.8)."""
    pairs = [apart(st, a, b) for a in st.models(one) for b in st.models(two) if st.place[a] >= 0 and st.place[b] >= 0]
    return max(0.0, round(min(pairs, default=0.0), 1))


def aims(st: State, asked: Decision, lines: tuple[Sight, ...]) -> tuple[Aim, ...]:
    """Every enemy on the battlefield: the sum of the shots, or why it is no target."""
    frame = st.stack[-1]
    if asked.kind not in SHOTS or not asked.options or not isinstance(frame, Volley):
        return ()
    return tuple([aim(st, frame, asked, foe, lines) for foe in st.on_table(1 - st.owner(frame.regiment))])


def aim(st: State, frame: Volley, asked: Decision, foe: int, lines: tuple[Sight, ...]) -> Aim:
    regiment = frame.regiment
    gap = gap_between(st, regiment, foe) if st.inside[foe] == NOWHERE else 0.0
    target = f"regiment:{foe}"
    if foe not in asked.options:
        clauses = frame.why_not(st, asked, "regiment", foe)
        hidden: SightState = "hidden" if "FB-14.6" in clauses else ""
        return Aim(target, hidden, gap, refused=f"no-aim-{clauses[0].removeprefix('FB-').replace('.', '-')}")
    seen = [sight.state for sight in lines if target in sight.ends]
    state: SightState = "clear" if is_majority(seen.count("clear"), len(seen)) or not seen else "veiled"
    groups = volley_groups(st, regiment, foe, frame.guns(st), False, 0, frame.snap)
    dice = sum([count for count, _, _ in groups])
    need = max([value for _, value, _ in groups], default=0)
    hits = sum([count * min(5, max(0, value)) / 6 for count, value, _ in groups])
    sit = Situation(BY_VOLLEY, regiment)
    models = st.models(foe)
    saves = max([characteristic(st, foe, models[-1], stat, sit) for stat in (DEFENCE, EVASION)])
    wounds = hits * (6 - min(5, saves)) / 6
    sums = (
        Figure("aim-dice", dice, clause="FB-14.10"),
        Figure("aim-need", need, clause="FB-14.18"),
        Figure("aim-hits", round(hits), text=f"≈ {hits:.1f}", clause="FB-14.18"),
        Figure("aim-wounds", round(wounds), text=f"≈ {wounds:.1f}", clause="FB-7.1"),
    )
    return Aim(target, state, gap, sums)
