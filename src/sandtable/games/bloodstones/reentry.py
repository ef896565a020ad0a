"""The Chaos Horde with no unit on the map: it either returns or is out of the game (chapter 15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Check, Rule
from sandtable.core.engine.refusal import Refusal
from sandtable.core.engine.state import Result
from sandtable.games.bloodstones.actions import TOO_FEW_TILES, Pay, why_not_tile
from sandtable.games.bloodstones.draw import is_end_triggered
from sandtable.games.bloodstones.parts import other, part, with_terrain
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.factions import RETURNS
from sandtable.games.bloodstones.tables.terrain import MOUNTAIN, SEA
from sandtable.games.bloodstones.tables.units import SHIPS

NONE: Final = -1


CANNOT_PAY: Final = Refusal("BS-15.6", "refused-bs-15-6")
NOT_EMPTY: Final = Refusal("BS-15.5", "refused-bs-not-empty")
SHIP_ON_LAND: Final = Refusal("BS-15.7", "refused-bs-15-7-land")
CLOSED_TERRAIN: Final = Refusal("BS-15.7", "refused-bs-15-7-terrain", with_terrain)
NO_SHIP: Final = Refusal("BS-15.7", "refused-bs-15-7-no-ship")
NO_LAND_UNIT: Final = Refusal("BS-15.7", "refused-bs-15-7-no-unit")
NO_PLACE: Final = Refusal("BS-15.7", "refused-bs-15-7-tile")


def why_not_with(st: State, seat: int, tile: int) -> Refusal | None:
    """Why the Chaos Horde cannot return with this tile: it is paid for like a build (BS-15.6)."""
    refusal = why_not_tile(st, seat, tile)
    return CANNOT_PAY if refusal is TOO_FEW_TILES else refusal


def why_not_on(st: State, seat: int, tile: int, area: int) -> Refusal | None:
    """Why a tile cannot return on the terrain of an area (BS-15.7)."""
    terrain = st.rules.terrain[area]
    if tile in SHIPS:
        return None if terrain == SEA else SHIP_ON_LAND
    return CLOSED_TERRAIN if terrain in (SEA, MOUNTAIN) else None


def why_none_returns(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why a tile can return nowhere, or nothing in an empty area: its terrain, no such tile, or its cost (BS-15.6, BS-15.7)."""
    if "tile" in about:
        return NO_PLACE
    area = about["area"]
    if st.rules.terrain[area] == MOUNTAIN:
        return CLOSED_TERRAIN
    at_sea = st.is_sea(area)
    if CANNOT_PAY in [why_not_with(st, seat, tile) for tile in st.hand_types(seat) if (tile in SHIPS) == at_sea]:
        return CANNOT_PAY
    return NO_SHIP if at_sea else NO_LAND_UNIT


REENTRY_RULE: Final = Rule[State](
    (part("tile", "BS-19.17"), part("area", "BS-19.17")),
    (
        Check(why_not_with, "tile"),
        Check(lambda st, seat, area: None if st.is_empty(area) else NOT_EMPTY, "area"),
        Check(why_not_on, "tile", "area"),
    ),
    other("BS-19.17"),
    why_none_returns,
)


@frame
class Reentry(Frame[State]):
    """Place one tile in an empty area and pay for it like a build, or place none.

    The tile may not be the Cutiecorn (BS-15.5 to BS-15.8, BS-15.11).
    """

    seat: int

    def advance(self, st: State) -> Decision | None:
        options = [*REENTRY_RULE.options(st, self.seat), NONE]
        return Decision("chaos_reentry", self.seat, options, "BS-19.17", automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        st.pop()
        if isinstance(pick, int):
            return
        tile, area = pick
        st.hand[self.seat].remove(tile)
        st.add_unit(self.seat, area, tile)
        if st.logging:
            st.emit("reentry", (self.seat, tile, area), "BS-15.5")
        cost = st.faction_of(self.seat).cost[tile]
        if cost:
            st.push(Pay(self.seat, cost))


# -- out of the game -----------------------------------------------------------------------------------------------------


def must_leave(st: State, seat: int) -> bool:
    """Does the Chaos Horde have no unit while the map has no empty area (BS-15.9)?"""
    return (
        st.faction[seat] in RETURNS
        and not st.unit_areas(seat)
        and not any(st.is_empty(area) for area in range(st.rules.areas))
    )


def leave_game(st: State, seat: int) -> None:
    """Eliminate the Chaos Horde; this may trigger the end or leave a single player (BS-15.9 to BS-15.13)."""
    st.out |= 1 << seat
    st.active = NOBODY
    if st.logging:
        st.emit("chaos_out", (seat,), "BS-15.9")
    left = [other for other in st.order if not st.is_out(other)]
    if len(left) == 1:
        st.result = Result((left[0],), tuple(st.vp), "last_player")
        if st.logging:
            st.emit("winner", (left[0],), "BS-15.13")
    elif is_end_triggered(st):
        st.ending = seat
        if st.logging:
            st.emit("end_trigger", (seat,), "BS-15.12")
