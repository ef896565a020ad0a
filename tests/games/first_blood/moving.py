"""Builders for moves: marches and entries on a plain, custom terrain, and what was refused and why."""

from __future__ import annotations

import json

from sandtable.core.engine.decision import Region
from sandtable.core.space.formation import Placed
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.movement.charge.contact import Closing, mates_in_contact
from sandtable.games.first_blood.movement.formation.obstacles import MoveLimits
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.march import DONE, March
from sandtable.games.first_blood.state import ARRIVED, ARRIVING, State
from tests.games.first_blood.support import PLAIN, asked, plain, put, run

MILITIA, MEN, KNIGHTS, BOWS = 1, 2, 3, 4
"""Of seat 0: March 5 and Standard Bearers; March 8, Cavalry; Leader only."""
JARL, RAIDERS, HUSCARLS, CHOSEN, TROLLS = 5, 6, 7, 8, 9

Corners = list[list[int]]


def square(left: int, low: int, side: int = 400) -> Corners:
    return [[left, low], [left + side, low], [left + side, low + side], [left, low + side]]


def field(**pieces: tuple[str, Corners]) -> str:
    """The plain with different terrain: moves each named piece, and changes its Zonal rules if any are given ("a b")."""
    data = json.loads(PLAIN)
    for piece in data["pieces"]:
        if piece["id"] in pieces:
            rules, corners = pieces[piece["id"]]
            piece["polygon"] = corners
            if rules:
                piece["rules"] = [{"rule": rule} for rule in rules.split()]
    return json.dumps(data, separators=(",", ":"))


def table(placement: str = "free", army_1: str = "", army_2: str = "", **pieces: tuple[str, Corners]) -> State:
    armies = {"army_1": army_1 or "hk-lords-muster", "army_2": army_2 or "no-jarls-raid"}
    return plain(**armies, placement=placement, own_battlefield=field(**pieces))


def rows(st: State, number: int, x: int, y: int, wide: int = 5) -> None:
    """A Regiment in ranks, with the Leader at the western end of the first one. Further ranks follow to the south."""
    step = 2 * st.plan(number).radius + 2
    count = st.plan(number).end - st.plan(number).first
    put(st, number, *[(x + step * (at % wide), y - step * (at // wide)) for at in range(count)])


def alone(st: State, number: int, x: int, y: int, count: int = 1) -> None:
    """Only the first Models of a Regiment are alive, with the Leader at this place."""
    rows(st, number, x, y)
    plan = st.plan(number)
    for model in range(plan.first + count, plan.end):
        st.place[model] = -1


def marching(st: State, number: int) -> Region:
    """Start a March: where can the Leader go?"""
    run(st, March(number))
    found = asked(st, "march").region
    assert found is not None
    return found


def entering(st: State, number: int) -> State:
    st.status[number] = ARRIVING
    st.set_mark(number, ARRIVED)
    return run(st, Entry(number))


def go(st: State, x: int, y: int) -> None:
    """The Leader goes there, and the others form up automatically."""
    st.apply(point(x, y))
    if st.decision is not None and st.decision.kind == "arrange":
        st.apply(DONE)


def spots(st: State, number: int) -> list[tuple[int, int]]:
    return [(x_of(st.place[model]), y_of(st.place[model])) for model in st.models(number)]


def why(region: Region, x: int, y: int) -> list[str]:
    return region.why_not(point(x, y))


def way_of(st: State, model: int) -> list[tuple[int, int]]:
    """The path of a Model, according to the events."""
    for name, args, _, _ in st.events:
        if name == "moved":
            flat = [value for value in args[4:] if isinstance(value, int)]
            while flat:
                count = flat[1]
                if flat[0] == model:
                    return [(x_of(spot), y_of(spot)) for spot in flat[2 : 2 + count]]
                flat = flat[2 + count :]
    return []


def close_up(st: State, model: int, targets: list[int], allowance: int, limits: MoveLimits) -> Placed:
    """The automatic place of one Model in a move into contact: in contact, or as close as possible."""
    closing = Closing(st, model, targets, limits)
    return closing.in_contact(allowance) or closing.closest(allowance, mates_in_contact(st, model, targets))
