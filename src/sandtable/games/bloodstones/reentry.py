"""The Chaos Horde with no unit on the map: it either returns or is out of the game (chapter 15)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.state import Result
from sandtable.games.bloodstones.actions import Pay, why_not_tile
from sandtable.games.bloodstones.draw import is_end_triggered
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.factions import RETURNS
from sandtable.games.bloodstones.tables.terrain import MOUNTAIN, SEA
from sandtable.games.bloodstones.tables.units import SHIPS

NONE: Final = -1


def why_not_return(st: State, tile: int, area: int) -> str | None:
    """The clause that forbids the Chaos Horde to return with this tile in this area (BS-15.5, BS-15.7)."""
    if not st.is_empty(area):
        return "BS-15.5"
    terrain = st.rules.terrain[area]
    fits = terrain == SEA if tile in SHIPS else terrain not in (SEA, MOUNTAIN)
    return None if fits else "BS-15.7"


@frame
class Reentry(Frame[State]):
    """Place one tile in an empty area and pay for it like a build, or place none.

    The tile may not be the Cutiecorn (BS-15.5 to BS-15.8, BS-15.11).
    """

    seat: int

    def advance(self, st: State) -> Decision | None:
        options: list[Pick] = [
            (tile, area)
            for tile in self.tiles(st)
            for area in range(st.rules.areas)
            if why_not_return(st, tile, area) is None
        ]
        options.append(NONE)
        return Decision("chaos_reentry", self.seat, options, "BS-19.17", automatic=False)

    def tiles(self, st: State) -> list[int]:
        return [tile for tile in st.hand_types(self.seat) if why_not_tile(st, self.seat, tile) is None]

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

    def why_not_with(self, st: State, asked: Decision, target: Target, given: tuple[Target, ...]) -> list[str]:
        chosen = dict([*given, target])
        if target[0] not in ("tile", "area") or not {"tile", "area"} <= chosen.keys():
            return self.why_not(st, asked, *target)
        reason = why_not_tile(st, self.seat, chosen["tile"])
        paid = "BS-15.6" if reason == "BS-8.9" else reason
        return [paid or why_not_return(st, chosen["tile"], chosen["area"]) or asked.clause]

    def why_not_area(self, st: State, area: int) -> str:
        """The clause that rules out an area for every tile: pieces there, its terrain, or no tile fits (BS-15.5 to BS-15.7)."""
        if not st.is_empty(area):
            return "BS-15.5"
        at_sea = st.is_sea(area)
        reasons = {why_not_tile(st, self.seat, tile) for tile in st.hand_types(self.seat) if (tile in SHIPS) == at_sea}
        return "BS-15.6" if st.rules.terrain[area] != MOUNTAIN and "BS-8.9" in reasons else "BS-15.7"

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "tile":
            reason = why_not_tile(st, self.seat, value)
            return ["BS-15.6" if reason == "BS-8.9" else reason or "BS-15.7"]
        if part == "area":
            return [self.why_not_area(st, value)]
        return [asked.clause]


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
