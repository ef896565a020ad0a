"""Bloodlust: before each Action a roll; who fails it runs at the enemy (FB-24.5, FB-24.6)."""

from __future__ import annotations

from sandtable.core.space.formation import by_gap, gap_to_base, gap_to_ground
from sandtable.core.space.places import places_towards
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.dice import BLOODLUST as BLOODLUST_ROLL
from sandtable.games.first_blood.dice import is_passed, roll
from sandtable.games.first_blood.in_force import any_has, characteristic, effects
from sandtable.games.first_blood.measuring import is_engaged
from sandtable.games.first_blood.moving.body import Body
from sandtable.games.first_blood.moving.march import March
from sandtable.games.first_blood.state import FIELD, NOWHERE, State
from sandtable.games.first_blood.tables.terms import BLOODLUST, RESOLVE


def is_bloodthirsty(st: State, regiment: int) -> bool:
    """Does a Regiment roll before its Actions? Not in contact with an enemy, nor while there is none (FB-24.5, FB-24.6)."""
    if st.status[regiment] != FIELD or not any_has(st, regiment, BLOODLUST):
        return False
    return bool(st.on_table(1 - st.owner(regiment))) and not is_engaged(st, regiment)


def keeps_its_head(st: State, regiment: int) -> bool:
    """A die against the highest Resolve in the Regiment; somebody near may make it pass by itself (FB-24.5)."""
    if any(bound.effect.roll == "bloodlust" for bound in effects(st, "auto_pass", regiment)):
        return True
    need = max([characteristic(st, regiment, model, RESOLVE) for model in st.models(regiment)])
    return is_passed(roll(st, st.owner(regiment), 1, BLOODLUST_ROLL, "FB-24.5")[0], need)


def run_at_the_enemy(st: State, regiment: int) -> None:
    """A March straight towards the enemy nearest to the Leader, as far as it may go at multiples of 0.25" (FB-24.6)."""
    march = March(regiment, 0)
    body = march.body(st)
    lead = body.leader
    floor = body.way_to(lead, lead.floor)
    goal = nearest_enemy(st, regiment, lead.x, lead.y, body)
    spot = point(lead.x, lead.y)
    for x, y in reversed(places_towards(lead.x, lead.y, goal[0], goal[1], body.allowance)):
        legal = floor.ends.is_clear(x, y) and floor.ways.is_leg(lead.x, lead.y, x, y)
        if legal and body.formed(x, y, lead.floor) is not None:
            spot = point(x, y)
            break
    march.lead(st, spot)
    st.push(march)


def nearest_enemy(st: State, regiment: int, x: int, y: int, body: Body) -> tuple[int, int]:
    """The place of the enemy Model nearest to the Leader, or the nearest corner of a Garrison that enemies hold (FB-3.20)."""
    gaps = []
    spots: list[tuple[int, int]] = []
    for foe in st.on_table(1 - st.owner(regiment)):
        piece = st.inside[foe]
        if piece != NOWHERE:
            outline = st.field().pieces[piece].outline
            gaps.append(gap_to_ground(x, y, body.radius, outline))
            spots.append(min(outline, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2))
            continue
        for model in st.models(foe):
            at = st.place[model]
            gaps.append(gap_to_base(x, y, body.radius, x_of(at), y_of(at), st.plan(foe).radius))
            spots.append((x_of(at), y_of(at)))
    return spots[by_gap(gaps)[0]]
