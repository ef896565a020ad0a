"""Phase 3: the main actions, and Build Unit (chapter 8, BS-14.24 to BS-14.30)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.games.bloodstones.battle import ChooseBattle
from sandtable.games.bloodstones.capture import Capture, capture_tiles, why_no_capture
from sandtable.games.bloodstones.cutiecorn import is_cutiecorn_available, settle_cutiecorn
from sandtable.games.bloodstones.movement import Move, can_move, why_no_move
from sandtable.games.bloodstones.state import LEAVE_OFF, State
from sandtable.games.bloodstones.tables.factions import BUILDS_AMONG_UNITS, CAPTURES_BY_ACTION
from sandtable.games.bloodstones.tables.terrain import MOUNTAIN, SEA
from sandtable.games.bloodstones.tables.units import CUTIECORN, ON_LAND, SHIPS

BUILD: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
CAPTURE: Final = 3
END_PHASE: Final = 4

ACTION_IDS: Final = ("build", "move", "battle", "capture", "end")


@frame
class MainActions(Frame[State]):
    """Any number of actions in any order (BS-8.1 to BS-8.4).

    No action lets you take your own pieces off the map (BS-1.19).
    """

    seat: int
    captured: bool = False

    def advance(self, st: State) -> Decision | None:
        seat = self.seat
        options: list[Pick] = [action for action in range(len(ACTION_IDS)) if self.why_not_action(st, action) is None]
        return Decision("main_action", seat, options, "BS-19.7", automatic=False)

    def stand_in(self, st: State, asked: Decision) -> Pick | None:
        """A player who conceded fights the battles that must be fought and does nothing else (BS-8.2, BS-15.15)."""
        return BATTLE if BATTLE in asked.options else END_PHASE

    def why_not_action(self, st: State, action: int) -> str | None:
        """The clause that forbids choosing an action now (BS-8.1, BS-8.2, BS-14.30, BS-19.7)."""
        seat = self.seat
        if action == BUILD:
            return None if can_build(st, seat) else "BS-8.6"
        if action == MOVE:
            return None if can_move(st, seat) else "BS-9.8"
        if action == BATTLE:
            return None if st.own_battles(seat) else "BS-10.1"
        if action == CAPTURE:
            if st.faction[seat] not in CAPTURES_BY_ACTION:
                return "BS-8.1"
            if self.captured:
                return "BS-14.30"
            return None if capture_tiles(st, seat) else "BS-6.10"
        return "BS-8.2" if st.own_battles(seat) else None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if pick == BUILD:
            st.push(Build(self.seat))
        elif pick == MOVE:
            st.push(Move(self.seat))
        elif pick == BATTLE:
            st.push(ChooseBattle(self.seat))
        elif pick == CAPTURE:
            self.captured = True
            st.push(Capture(self.seat, True))
        else:
            st.pop()

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "action":
            return [self.why_no_action(st, value) or asked.clause]
        return [asked.clause]

    def why_no_action(self, st: State, action: int) -> str | None:
        """The clause that prevents an action here. Slower than `why_not_action`, but closer to the cause."""
        reason = self.why_not_action(st, action)
        if reason is None or action not in (BUILD, MOVE, CAPTURE):
            return reason
        if action == BUILD:
            return why_no_build(st, self.seat)
        if action == MOVE:
            return why_no_move(st, self.seat)
        return why_no_capture(st, self.seat) if reason == "BS-6.10" else reason


# -- Build Unit ----------------------------------------------------------------------------------------------------


def payers(st: State, seat: int, tile: int) -> int:
    """How many hand tiles could pay for a tile: all but the tile itself; the Cutiecorn is never in a hand (BS-8.8, BS-17.3)."""
    return len(st.hand[seat]) - (tile != CUTIECORN)


def why_not_pay(st: State, seat: int, tile: int) -> str | None:
    """The clause that prevents paying for a tile: too few other hand tiles (BS-8.9)."""
    return "BS-8.9" if st.faction_of(seat).cost[tile] > payers(st, seat, tile) else None


def why_not_tile(st: State, seat: int, tile: int) -> str | None:
    """The clause that forbids building a tile at all (BS-1.10, BS-8.9)."""
    return "BS-1.10" if st.faction_of(seat).cost[tile] < 0 else why_not_pay(st, seat, tile)


def build_tiles(st: State, seat: int) -> list[int]:
    """The tile types that could be paid for, including the Cutiecorn if it is available (BS-8.5, BS-17.2).

    Undead and citadels are never in a hand (BS-8.14).
    """
    tiles = st.hand_types(seat)
    if is_cutiecorn_available(st):
        tiles.append(CUTIECORN)
    return [tile for tile in tiles if why_not_tile(st, seat, tile) is None]


def why_not_build_in(st: State, seat: int, tile: int, area: int) -> str | None:
    """The clause that forbids building a tile in an area (BS-8.6, BS-8.7; Chaos Horde BS-14.24 to BS-14.28).

    Enemy units there do not matter (BS-8.11).
    """
    terrain = st.rules.terrain[area]
    if st.faction[seat] in BUILDS_AMONG_UNITS:
        return why_not_chaos_build(st, seat, tile, area)
    if tile in SHIPS:
        if terrain != SEA:
            return "BS-8.7"
        return None if any(is_home(st, seat, a) for a in st.rules.land_adjacent[area]) else "BS-8.7"
    return None if is_home(st, seat, area) else "BS-8.6"


def is_home(st: State, seat: int, area: int) -> bool:
    """Does the area hold the player's village or citadel?"""
    return st.village_of[area] == seat or st.citadel[seat] == area


def why_not_chaos_build(st: State, seat: int, tile: int, area: int) -> str | None:
    """The Chaos Horde builds where its units are; a Cutiecorn counts as one (BS-14.24 to BS-14.28, BS-17.19)."""
    terrain = st.rules.terrain[area]
    units = st.units[seat]
    if tile in SHIPS:
        if terrain != SEA:
            return "BS-14.25"
        if not SHIPS.isdisjoint(units[area]):
            return None
        return None if any(units[a] for a in st.rules.land_adjacent[area]) else "BS-14.25"
    if terrain in (SEA, MOUNTAIN):
        return "BS-14.28"
    if units[area]:
        return None
    if all(SHIPS.isdisjoint(units[a]) for a in st.rules.sea_adjacent[area]):
        return "BS-14.24"
    return "BS-14.27" if st.has_foes(area, seat) else None


def build_areas(st: State, seat: int, tile: int) -> list[int]:
    """The areas in which a tile may be built."""
    return [a for a in near_builders(st, seat, tile) if why_not_build_in(st, seat, tile, a) is None]


def near_builders(st: State, seat: int, tile: int) -> Iterable[int]:
    """The areas to search, in order: only the Chaos Horde builds far from home."""
    if st.faction[seat] in BUILDS_AMONG_UNITS:
        return range(st.rules.areas)
    homes = st.home_areas(seat)
    if tile not in SHIPS:
        return homes
    return sorted({sea for home in homes for sea in st.rules.sea_adjacent[home]})


def can_build(st: State, seat: int) -> bool:
    """Is there a tile that can be paid for and a place to build it?"""
    tiles = build_tiles(st, seat)
    if not tiles:
        return False
    land = [tile for tile in tiles if tile not in SHIPS]
    if st.faction[seat] in BUILDS_AMONG_UNITS:
        return any(build_areas(st, seat, tile) for tile in tiles)
    homes = st.home_areas(seat)
    return bool(homes and land) or (len(land) < len(tiles) and any(st.rules.sea_adjacent[a] for a in homes))


def why_no_build(st: State, seat: int) -> str:
    """The clause that leaves a player with nothing to build: no tile, no payment or no place (BS-8.5 to BS-8.9)."""
    tiles = build_tiles(st, seat)
    if tiles:  # where a land unit can go is the more direct cause; ships need a home as well
        return why_no_place(st, seat, next((tile for tile in tiles if tile not in SHIPS), tiles[0]))
    reasons = [why_not_tile(st, seat, tile) for tile in st.hand_types(seat)]
    if "BS-8.9" in reasons:
        return "BS-8.9"
    return "BS-1.10" if reasons else "BS-8.5"


def why_no_place(st: State, seat: int, tile: int) -> str:
    """The clause that says where a tile could be built, for a tile with no place (BS-8.6, BS-8.7, BS-14.24, BS-14.25)."""
    if st.faction[seat] in BUILDS_AMONG_UNITS:
        return "BS-14.25" if tile in SHIPS else "BS-14.24"
    return "BS-8.7" if tile in SHIPS else "BS-8.6"


def why_no_build_in(st: State, seat: int, area: int) -> str:
    """The clause that forbids building any unit in an area: its place, or no suitable tile.

    Only ships are built at sea, and everything else on land, so the other tiles of the hand do not matter for the area.
    """
    at_sea = st.is_sea(area)
    reason = why_not_build_in(st, seat, min(SHIPS if at_sea else ON_LAND), area)
    if reason is not None:
        return reason
    tiles = [*st.hand_types(seat), CUTIECORN] if is_cutiecorn_available(st) else st.hand_types(seat)
    fit = [why_not_tile(st, seat, tile) for tile in tiles if (tile in SHIPS) == at_sea]
    return "BS-8.9" if "BS-8.9" in fit else "BS-8.5"


@frame
class Build(Frame[State]):
    """Place one tile as a unit and discard as many other tiles as it costs (BS-3.2, BS-8.5 to BS-8.14)."""

    seat: int

    def advance(self, st: State) -> Decision | None:
        seat = self.seat
        options: list[Pick] = []
        land: list[int] | None = None
        for tile in build_tiles(st, seat):
            if tile in SHIPS:
                areas = build_areas(st, seat, tile)
            else:
                if land is None:  # the areas are the same for all land units
                    land = build_areas(st, seat, tile)
                areas = land
            options += [(tile, area) for area in areas]
        return Decision("build_unit", seat, options, "BS-19.8", automatic=False)

    def stand_in(self, st: State, asked: Decision) -> Pick | None:
        """Build no unit for a player who conceded (BS-15.15)."""
        return LEAVE_OFF

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        tile, area = pick
        seat = self.seat
        cost = st.faction_of(seat).cost[tile]
        if tile != CUTIECORN:
            st.hand[seat].remove(tile)
        st.add_unit(seat, area, tile)
        if st.logging:
            if tile == CUTIECORN:
                st.emit("cutiecorn_build", (seat, area), "BS-17.3")
            else:
                st.emit("build", (seat, tile, area, cost), "BS-8.5")
        settle_cutiecorn(st)
        st.pop()
        if cost:  # BS-8.10
            st.push(Pay(seat, cost))

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "tile":
            return [why_not_tile(st, self.seat, value) or why_no_place(st, self.seat, value)]
        if part == "area":
            return [why_no_build_in(st, self.seat, value)]
        return [asked.clause]

    def why_not_with(self, st: State, asked: Decision, target: Target, given: tuple[Target, ...]) -> list[str]:
        chosen = dict([*given, target])
        if target[0] not in ("tile", "area") or not {"tile", "area"} <= chosen.keys():
            return self.why_not(st, asked, *target)
        tile, area = chosen["tile"], chosen["area"]
        return [why_not_tile(st, self.seat, tile) or why_not_build_in(st, self.seat, tile, area) or asked.clause]


@frame
class Pay(Frame[State]):
    """Discard hand tiles for a build cost, one at a time; any tile will do (BS-8.8, BS-14.29, BS-15.6)."""

    seat: int
    owed: int

    def advance(self, st: State) -> Decision | None:
        if not self.owed:
            st.pop()
            return None
        return Decision("build_pay", self.seat, list(st.hand_types(self.seat)), "BS-8.8", (self.owed,), automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.owed -= 1
        st.discard_tile(self.seat, pick)
        if st.logging:
            st.emit("discard", (self.seat, pick), "BS-8.8")
