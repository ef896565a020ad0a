"""Phase 1, and the Chaos Horde's action: Capture Villages (chapter 6, BS-14.30)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import WORD
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.terrain import VILLAGE_COST

NONE: Final = -1
DONE: Final = -1


def why_not_capture(st: State, seat: int, area: int) -> str | None:
    """The clause that forbids capturing the villages of an area (BS-6.2, BS-6.3, BS-6.11).

    A Cutiecorn alone may capture (BS-17.19).
    """
    if not st.villages[area] or st.village_of[area] == seat:
        return "BS-6.2"
    if not st.units[seat][area]:
        return "BS-6.2"
    if not st.rules.contested_capture and st.has_foes(area, seat):
        return "BS-6.11"
    return None


def capture_areas(st: State, seat: int) -> list[int]:
    """The areas in which the player could capture villages."""
    return [a for a, force in enumerate(st.units[seat]) if force and why_not_capture(st, seat, a) is None]


def why_no_capture(st: State, seat: int) -> str:
    """The clause that leaves a player with no villages to capture, or with no tile that can pay for one (BS-6.10)."""
    if capture_areas(st, seat):
        return "BS-6.10"
    reasons = [why_not_capture(st, seat, area) for area, force in enumerate(st.units[seat]) if force]
    return "BS-6.11" if "BS-6.11" in reasons else "BS-6.2"


def capture_cost(st: State, area: int) -> int:
    """Pips for one village of the area (BS-6.4)."""
    return VILLAGE_COST[st.rules.terrain[area]]


def capture_tiles(st: State, seat: int) -> list[int]:
    """The hand tiles that pay for at least one village that can be captured (BS-6.10, BS-19.5)."""
    least = min([capture_cost(st, area) for area in capture_areas(st, seat)], default=0)
    pips = st.faction_of(seat).pips
    return [tile for tile in st.hand_types(seat) if pips[tile] >= least] if least else []


def capture_village(st: State, seat: int, area: int) -> None:
    """Take the village off the map and keep it until the end of the game (BS-6.8, BS-6.9).

    The capturing units stay where they are (BS-6.12).
    """
    st.remove_village(area)
    st.captured_villages[seat] += 1


@frame
class Capture(Frame[State]):
    """Expend one tile and capture villages with its pips. `action` is true for the Chaos Horde's action.

    Leftover pips are lost when this frame ends (BS-3.4, BS-6.7).
    Only one tile is expended (BS-6.1).
    """

    seat: int
    action: bool
    tile: int = NONE
    pips: int = 0
    taken: int = 0

    def advance(self, st: State) -> Decision | None:
        seat = self.seat
        if self.tile == NONE:
            tiles: list[Pick] = list(capture_tiles(st, seat))
            if not tiles and not capture_areas(st, seat):
                st.pop()
                return None
            if not self.action:
                tiles.append(NONE)
            return Decision("capture_tile", seat, tiles, "BS-19.5", automatic=False)
        options = self.village_options(st)
        if not options:
            st.pop()
            return None
        if self.taken:
            options.append(DONE)
        return Decision("capture_village", seat, options, "BS-19.5", (self.pips,))

    def village_options(self, st: State) -> list[Pick]:
        """Every village that the remaining pips can pay for, of any owner, in any area (BS-6.5, BS-6.6)."""
        return [
            (area, st.village_of[area]) for area in capture_areas(st, self.seat) if capture_cost(st, area) <= self.pips
        ]

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, tuple):
            area, owner = pick
            self.pips -= capture_cost(st, area)
            self.taken += 1
            capture_village(st, self.seat, area)
            if st.logging:
                st.emit("capture", (self.seat, self.tile, owner, area), "BS-6.8")
        elif self.tile == NONE and pick != NONE:
            self.tile = pick
            self.pips = st.faction_of(self.seat).pips[pick]
            st.discard_tile(self.seat, pick)
        else:
            if self.tile == NONE and st.logging:
                st.emit("capture_none", (self.seat,), "BS-5.5")
            st.pop()

    def stand_in(self, st: State, asked: Decision) -> Pick | None:
        """Capture nothing for a player who conceded, even if a tile was already expended (BS-15.15)."""
        return DONE

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if asked.kind == "capture_tile":
            if part == "area":
                return [why_not_capture(st, self.seat, value) or asked.clause]
            if part == WORD:
                return ["BS-14.30"]
            return ["BS-6.10" if part == "tile" else asked.clause]
        if part == "area":
            return [why_not_capture(st, self.seat, value) or "BS-6.5"]
        if part == "seat":
            return [self.why_not_owner(st, value)]
        if part == WORD:
            return ["BS-6.10"]
        return ["BS-6.1" if part == "tile" else asked.clause]

    def why_not_with(self, st: State, asked: Decision, target: Target, given: tuple[Target, ...]) -> list[str]:
        chosen = dict([*given, target])
        if target[0] in ("area", "seat") and {"area", "seat"} <= chosen.keys():
            if st.village_of[chosen["area"]] != chosen["seat"]:
                return ["BS-6.2"]
            return self.why_not(st, asked, "area", chosen["area"])
        return self.why_not(st, asked, *target)

    def why_not_owner(self, st: State, owner: int) -> str:
        """The clause that forbids capturing any village of a player now: the one closest to allowing a capture."""
        reasons = [
            why_not_capture(st, self.seat, area) or "BS-6.5"
            for area, whose in enumerate(st.village_of)
            if whose == owner
        ]
        return next((reason for reason in ("BS-6.5", "BS-6.11") if reason in reasons), "BS-6.2")
