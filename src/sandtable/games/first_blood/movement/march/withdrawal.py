"""The move of a Withdraw: Models are placed towards their own edge, 3" away from all enemies (FB-16.27 to FB-16.30)."""

from __future__ import annotations

from typing import Final

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import PlacedBases
from sandtable.core.space.paths import Barrier, DiscGroup, PathGround
from sandtable.core.space.places import lines_home
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.measuring import COMMAND_RANGE, standard_of
from sandtable.games.first_blood.movement.formation.obstacles import PIECES, MoveLimits, Obstacles, storey_at
from sandtable.games.first_blood.movement.formation.regiment import first_leader
from sandtable.games.first_blood.movement.formation.set_down import WITHDREW, report, set_down
from sandtable.games.first_blood.movement.formation.terrain import roll_terrain
from sandtable.games.first_blood.movement.march.garrison import flee
from sandtable.games.first_blood.state import FIELD, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.wounds import slay

SAFE: Final = 3 * INCH
"""The distance of withdrawn Models from all enemies (FB-16.27)."""


def withdraw(st: State, regiment: int) -> None:
    """Place all Models and remove those with no place, then roll for the terrain between start and end.

    Wounds from the dice are pushed onto the stack (FB-12.17, FB-16.28 to FB-16.30).
    """
    if st.inside[regiment] != NOWHERE:
        flee(st, regiment)
        return
    edge = st.edge_of(st.owner(regiment))
    obstacles = Obstacles(st, regiment, MoveLimits())
    foes = danger(st, regiment)
    company = PlacedBases(st.plan(regiment).radius, COMMAND_RANGE)
    steps: list[tuple[int, list[LatticePoint]]] = []
    lost: list[int] = []
    order = withdraw_order(st, regiment, edge)
    for model in order:
        spot = place_home(st, model, edge, obstacles, foes, company, model == order[0])
        if spot is None:
            lost.append(model)
            continue
        steps.append((model, [(x_of(st.place[model]), y_of(st.place[model])), (spot[0], spot[1])]))
        company.add(*spot, model == order[0] or model == standard_of(st, regiment))
    for model, way in steps:
        set_down(st, model, way[-1][0], way[-1][1], st.floor[model] if way[0] == way[-1] else 0)
    report(st, regiment, WITHDREW, steps, "FB-16.28")
    for model in lost:
        slay(st, model)
    if st.status[regiment] == FIELD:
        roll_terrain(st, regiment, [way for _, way in steps])


def place_home(
    st: State, model: int, edge: int, obstacles: Obstacles, foes: PathGround, company: PlacedBases, is_first: bool
) -> tuple[int, int, int] | None:
    """The first legal end position towards the player's own edge: x, y, floor.

    It is within Command Range of a Leader Model already placed, and away from enemies on any floor (FB-16.27, FB-16.28).
    """
    x, y = x_of(st.place[model]), y_of(st.place[model])
    here = storey_at(st, x, y, st.floor[model])
    for at_x, at_y in lines_home(x, y, company.radius, edge, st.field().width, st.field().height):
        if not is_first and company.anchors and not company.in_command(at_x, at_y):
            continue
        floor = st.floor[model] if (at_x, at_y) == (x, y) else 0
        ends = obstacles.ends(floor, here[1] if floor else ())
        if company.has_room(at_x, at_y, floor) and ends.is_clear(at_x, at_y) and foes.is_clear(at_x, at_y):
            return (at_x, at_y, floor)
    return None


def withdraw_order(st: State, regiment: int, edge: int) -> list[int]:
    """Leader, Standard Bearer, then those nearest to their own edge; ties go to the lower number (FB-16.28)."""
    heads = [first_leader(st, regiment), standard_of(st, regiment)]
    heads = list(dict.fromkeys([model for model in heads if model != NOBODY]))
    rest = [model for model in st.models(regiment) if model not in heads]
    return [*heads, *sorted(rest, key=lambda model: (st.edge_distance(model, edge), model))]


def danger(st: State, regiment: int) -> PathGround:
    """What withdrawn Models keep 3.00" away from: every enemy Model, and Garrisons held by enemies (FB-16.28, FB-21.23)."""
    plan = st.plan(regiment)
    found: list[Barrier] = []
    groups: list[DiscGroup] = []
    for foe in st.on_table(1 - plan.owner):
        piece = st.inside[foe]
        if piece == NOWHERE:
            groups.append(st.block(foe).group(plan.radius + st.plan(foe).radius + SAFE, False))
        else:
            keep = plan.radius + SAFE
            found.append(st.field().pieces[piece].barrier(keep, False, keep, PIECES + piece))
    return PathGround(found, groups=groups)
