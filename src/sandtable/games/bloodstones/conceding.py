"""Remove the pieces of players who conceded (BS-15.14). `State.stand_in` answers questions for such players."""

from __future__ import annotations

from sandtable.core.engine.lists import with_item
from sandtable.games.bloodstones.cutiecorn import set_aside
from sandtable.games.bloodstones.state import NOBODY, NOWHERE, State
from sandtable.games.bloodstones.tables.units import CUTIECORN


def remove_conceded(st: State) -> list[int]:
    """Take players who conceded out of the game with all their pieces (BS-15.14). Returns the seats removed now."""
    leaving = [seat for seat in st.order if st.has_conceded(seat) and not st.is_out(seat)]
    for seat in leaving:
        st.out |= 1 << seat
        if st.active == seat:
            st.active = NOBODY
        remove_units(st, seat)
        remove_villages(st, seat)
        if st.logging:
            st.emit("left", (seat,), "BS-15.14")
    return leaving


def remove_units(st: State, seat: int) -> None:
    """Tiles go to the discard pile, Undead to the supply, the Cutiecorn beside the map (BS-15.14)."""
    for area in st.unit_areas(seat):
        for unit in st.units[seat][area]:
            if unit == CUTIECORN:
                set_aside(st)
            else:
                st.eliminate(seat, area, unit)
    st.citadel = with_item(st.citadel, seat, NOWHERE)


def remove_villages(st: State, seat: int) -> None:
    for area in range(st.rules.areas):
        while st.villages[area] and st.village_of[area] == seat:
            st.remove_village(area)
            st.supply = with_item(st.supply, seat, st.supply[seat] + 1)
