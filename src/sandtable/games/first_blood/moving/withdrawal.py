"""The move of a Withdraw: Models are placed towards their own edge, 3" away from all enemies (FB-16.27 to FB-16.30)."""

from __future__ import annotations

from typing import Final

from sandtable.core.space.exact import Spot
from sandtable.core.space.formation import Company
from sandtable.core.space.paths import Ground
from sandtable.core.space.places import lines_home
from sandtable.core.space.plane import INSIDE, grown, square
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.measuring import COMMAND_RANGE, radius_of, standard_of
from sandtable.games.first_blood.moving.body import first_leader
from sandtable.games.first_blood.moving.carrying import WITHDREW, report, set_down
from sandtable.games.first_blood.moving.garrison import flee
from sandtable.games.first_blood.moving.obstacles import Limits, Obstacles, storey_at
from sandtable.games.first_blood.moving.terrain import roll_terrain
from sandtable.games.first_blood.state import FIELD, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.wounds import slay

SAFE: Final = 3 * INCH
"""How far withdrawn Models are from all enemies (FB-16.27)."""


def withdraw(st: State, regiment: int) -> None:
    """All Models are placed; who cannot be is removed; then the terrain between start and end is rolled for (FB-16.28 to
    FB-16.30). The dice's Wounds are put on the stack."""
    if st.inside[regiment] != NOWHERE:
        flee(st, regiment)
        return
    seat = st.owner(regiment)
    edge = st.edge_of(seat)
    field = st.field()
    obstacles = Obstacles(st, regiment, Limits())
    company = Company(st.plan(regiment).radius, COMMAND_RANGE)
    steps: list[tuple[int, list[Spot]]] = []
    lost: list[int] = []
    order = withdraw_order(st, regiment, edge)
    for model in order:
        x, y = x_of(st.place[model]), y_of(st.place[model])
        here = storey_at(st, x, y, st.floor[model])
        spot: tuple[int, int, int] | None = None
        for at_x, at_y in lines_home(x, y, company.radius, edge, field.width, field.height):
            floor = st.floor[model] if (at_x, at_y) == (x, y) else 0
            ends = obstacles.ends(floor, here[1] if floor else ())
            if may_stand(st, model, at_x, at_y, floor, ends, company, model == order[0]):
                spot = (at_x, at_y, floor)
                break
        if spot is None:
            lost.append(model)
            continue
        steps.append((model, [(x, y), (spot[0], spot[1])]))
        company.add(*spot, model == order[0] or model == standard_of(st, regiment))
    for model, way in steps:
        set_down(st, model, way[-1][0], way[-1][1], st.floor[model] if way[0] == way[-1] else 0)
    report(st, regiment, WITHDREW, steps, "FB-16.28")
    for model in lost:
        slay(st, model)
    if st.status[regiment] == FIELD:
        roll_terrain(st, regiment, [way for _, way in steps])


def withdraw_order(st: State, regiment: int, edge: int) -> list[int]:
    """Leader, Standard Bearer, then those nearest to the own edge, ties the lower number (FB-16.28)."""
    heads = [first_leader(st, regiment), standard_of(st, regiment)]
    heads = list(dict.fromkeys([model for model in heads if model != NOBODY]))
    rest = [model for model in st.models(regiment) if model not in heads]
    return [*heads, *sorted(rest, key=lambda model: (st.edge_distance(model, edge), model))]


def may_stand(st: State, model: int, x: int, y: int, floor: int, ends: Ground, company: Company, first: bool) -> bool:
    """A legal end position, within Command Range of a Leader Model already placed, 3" from all enemies on any floor."""
    if not first and company.anchors and not company.in_command(x, y):
        return False
    return company.has_room(x, y, floor) and ends.is_clear(x, y) and is_safe(st, model, x, y)


def is_safe(st: State, model: int, x: int, y: int) -> bool:
    """At least 3.00" from every enemy Model, and from Garrisons that they hold (FB-16.28, FB-21.23)."""
    seat = st.owner(st.rules.muster.regiment_of[model])
    radius = radius_of(st, model)
    for foe in st.on_table(1 - seat):
        piece = st.inside[foe]
        if piece != NOWHERE:
            if grown(x, y, st.field().pieces[piece].outline, radius + SAFE) == INSIDE:
                return False
            continue
        apart = radius + st.plan(foe).radius + SAFE
        for other in st.models(foe):
            spot = st.place[other]
            if square(x, y, x_of(spot), y_of(spot)) < apart * apart:
                return False
    return True
