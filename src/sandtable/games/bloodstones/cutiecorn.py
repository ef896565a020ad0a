"""The Cutiecorn, one neutral tile that changes hands (chapter 17)."""

from __future__ import annotations

from sandtable.games.bloodstones.state import NOBODY, NOWHERE, State
from sandtable.games.bloodstones.tables.units import CHANGES_CONTROL, CUTIECORN


def is_cutiecorn_available(st: State) -> bool:
    """Does the Cutiecorn lie beside the map, where any player may build it (BS-17.1, BS-17.2, BS-17.4)?"""
    return st.rules.cutiecorn and st.cutie_seat == NOBODY


def hand_and_cutiecorn(st: State, seat: int) -> list[int]:
    """The tile types that a player may place: those in hand, and the Cutiecorn if it is available (BS-4.34, BS-17.2)."""
    tiles = st.hand_types(seat)
    if is_cutiecorn_available(st):
        tiles.append(CUTIECORN)
    return tiles


def settle_cutiecorn(st: State) -> None:
    """Give a Cutiecorn that is alone among other players' units to one of them (BS-17.10 to BS-17.12)."""
    if st.cutie_seat == NOBODY:
        return
    owner, area = st.cutie_seat, st.cutie_area
    if len(st.units[owner][area]) > 1:
        return
    takers = st.foes_in(area, owner)
    if not takers:
        return
    taker = takers[0]
    if len(takers) > 1:
        taker = st.active if st.active in takers else next_in_order(st, st.active, takers)
    take_control(st, taker, "BS-17.10" if len(takers) == 1 else "BS-17.11")


def met_in(st: State, seat: int, area: int) -> list[int]:
    """The players that units entering an area have to fight; a lone Cutiecorn joins the entering units (BS-17.10)."""
    return [foe for foe in st.foes_in(area, seat) if not CHANGES_CONTROL.issuperset(st.units[foe][area])]


def next_in_order(st: State, seat: int, among: list[int]) -> int:
    """The first of these seats after `seat` in player order."""
    start = st.order.index(seat)
    n = len(st.order)
    return next(st.order[(start + k) % n] for k in range(1, n + 1) if st.order[(start + k) % n] in among)


def take_control(st: State, taker: int, clause: str) -> None:
    """The Cutiecorn changes control and stays where it is (BS-17.10, BS-17.11, BS-17.15)."""
    area = st.cutie_area
    st.remove_unit(st.cutie_seat, area, CUTIECORN)
    st.add_unit(taker, area, CUTIECORN)
    if st.logging:
        st.emit("cutiecorn_control", (taker, area), clause)


def lose_in_desert(st: State) -> None:
    """Remove the Cutiecorn from a desert and put it beside the map (BS-17.18)."""
    area = st.cutie_area
    set_aside(st)
    if st.logging:
        st.emit("cutiecorn_lost", (area,), "BS-17.18")


def set_aside(st: State) -> None:
    """Put the Cutiecorn beside the map, where any player may build it (BS-15.14, BS-17.18)."""
    area = st.cutie_area
    st.remove_unit(st.cutie_seat, area, CUTIECORN)
    st.cutie_seat = NOBODY
    st.cutie_area = NOWHERE
