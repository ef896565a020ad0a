"""Phase 5: the desert check, drawing tiles and the Regroup (chapter 13)."""

from __future__ import annotations

from sandtable.core.engine.lists import with_item
from sandtable.games.bloodstones.cutiecorn import lose_in_desert, settle_cutiecorn
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.figures import VP_VILLAGE_AT_REGROUP
from sandtable.games.bloodstones.tables.terrain import DESERT
from sandtable.games.bloodstones.tables.units import CHANGES_CONTROL, STAYS_IN_DESERT


def draw_phase(st: State, seat: int) -> None:
    """Desert check, then draw up to the hand size, with at most one Regroup (BS-13.1, BS-13.5).

    A player who triggers the end finishes scoring and drawing first (BS-16.2).
    """
    check_deserts(st, seat)
    draw_up(st, seat, scores=True)
    if is_end_triggered(st):
        st.ending = seat
        if st.logging:
            st.emit("end_trigger", (seat,), "BS-16.1")


def check_deserts(st: State, seat: int) -> None:
    """Eliminate the active player's units that cannot live in deserts, without VP (BS-9.34, BS-13.1 to BS-13.4)."""
    terrain = st.rules.terrain
    for area, force in enumerate(st.units[seat]):
        if not force or terrain[area] != DESERT:
            continue
        lost = [unit for unit in force if not STAYS_IN_DESERT[unit] and unit not in CHANGES_CONTROL]
        for unit in lost:
            st.eliminate(seat, area, unit)
        if lost and st.logging:
            st.emit("desert", (seat, tuple(lost), area), "BS-13.2")
        if not CHANGES_CONTROL.isdisjoint(force):
            lose_in_desert(st)
    settle_cutiecorn(st)


def draw_up(st: State, seat: int, scores: bool) -> None:
    """Draw tiles one at a time until the hand size is reached (BS-13.5 to BS-13.8, BS-13.15, BS-13.16).

    In the end procedure the bag may be refilled but nothing is scored (`scores` off, BS-16.6).
    """
    size = st.hand_size(seat)
    hand = st.hand[seat]
    drawn: list[int] = []
    regrouped = False
    while len(hand) < size:
        if not st.bag[seat]:
            if regrouped:
                break
            regrouped = True
            regroup(st, seat, scores)
            continue
        drawn.append(st.draw_tile(seat))
    if drawn and st.logging:
        st.emit("draw", (seat, len(drawn)), "BS-13.5")
        st.emit("draw_own", (tuple(sorted(drawn)),), "BS-13.5", 1 << seat)


def regroup(st: State, seat: int, scores: bool) -> None:
    """Put the discard pile into the bag; if the marker moves, own villages score (BS-13.6, BS-13.9 to BS-13.14)."""
    st.bag[seat] = st.discard[seat]
    st.discard[seat] = []
    if scores and st.regroups[seat] < st.rules.regroup_limit:
        st.regroups = with_item(st.regroups, seat, st.regroups[seat] + 1)
        points = st.villages_on_map(seat) * VP_VILLAGE_AT_REGROUP
        st.vp = with_item(st.vp, seat, st.vp[seat] + points)
        if st.logging:
            st.emit("regroup", (seat, st.regroups[seat], points), "BS-13.12")
    elif st.logging:
        st.emit("regroup_noscore", (seat,), "BS-13.11" if scores else "BS-16.6")


def is_end_triggered(st: State) -> bool:
    """Has every player still in the game reached the Regroup limit (BS-16.1, BS-15.10)?"""
    limit = st.rules.regroup_limit
    return all(st.regroups[seat] >= limit or st.is_out(seat) for seat in st.order)
