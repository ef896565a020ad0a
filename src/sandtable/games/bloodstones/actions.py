"""Phase 3: the main actions, and Build Unit (chapter 8, BS-14.24 to BS-14.30)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Check, Rule
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.bloodstones.battle import NO_BATTLE, ChooseBattle
from sandtable.games.bloodstones.capture import Capture, capture_tiles, why_no_capture
from sandtable.games.bloodstones.cutiecorn import hand_and_cutiecorn, settle_cutiecorn
from sandtable.games.bloodstones.movement import Move, can_move, why_no_move
from sandtable.games.bloodstones.parts import IS_BLANK, choice, other, part, with_foes, with_terrain
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


def with_battles(st: State, seat: int, *values: int) -> Facts:
    return {"b": ("areas", tuple(st.own_battles(seat)))}


ONLY_CHAOS_CAPTURES: Final = Refusal("BS-8.1", "refused-bs-8-1")
HAS_CAPTURED: Final = Refusal("BS-14.30", "refused-bs-14-30")
FIGHT_FIRST: Final = Refusal("BS-8.2", "refused-bs-8-2", with_battles)
ACTION_NOW: Final = other(
    "BS-19.7", area=Refusal("BS-19.7", "refused-bs-19-7-area"), tile=Refusal("BS-19.7", "refused-bs-19-7-tile")
)


@frame
class MainActions(Frame[State]):
    """Any number of actions in any order (BS-8.1 to BS-8.4).

    No action lets you take your own pieces off the map (BS-1.19).
    """

    seat: int
    captured: bool = False

    def advance(self, st: State) -> Decision | None:
        seat = self.seat
        fights = bool(st.own_battles(seat))
        captures = st.faction[seat] in CAPTURES_BY_ACTION and not self.captured and bool(capture_tiles(st, seat))
        allowed = (can_build(st, seat), can_move(st, seat), fights, captures, not fights)
        options: list[Pick] = [action for action in range(len(ACTION_IDS)) if allowed[action]]
        return Decision("main_action", seat, options, "BS-19.7", automatic=False)

    def stand_in(self, st: State, asked: Decision) -> Pick | None:
        """A player who conceded fights the battles that must be fought and does nothing else (BS-8.2, BS-15.15)."""
        return BATTLE if BATTLE in asked.options else END_PHASE

    def why_not_action(self, st: State, seat: int, action: int) -> Refusal | None:
        """Why an action cannot be chosen now (BS-8.1, BS-8.2, BS-14.30, BS-19.7)."""
        if action == BUILD:
            return None if can_build(st, seat) else why_no_build(st, seat)
        if action == MOVE:
            return None if can_move(st, seat) else why_no_move(st, seat)
        fights = st.own_battles(seat)
        if action == BATTLE:
            return None if fights else NO_BATTLE
        if action == END_PHASE:
            return FIGHT_FIRST if fights else None
        if st.faction[seat] not in CAPTURES_BY_ACTION:
            return ONLY_CHAOS_CAPTURES
        return HAS_CAPTURED if self.captured else why_no_capture(st, seat)

    def rule(self, asked: Decision) -> Rule[State]:
        every = range(len(ACTION_IDS))
        return choice("action", asked.clause, self.why_not_action, ACTION_NOW, lambda st, seat: every)

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


# -- Build Unit ----------------------------------------------------------------------------------------------------


def payers(st: State, seat: int, tile: int) -> int:
    """How many hand tiles could pay for a tile: all but the tile itself; the Cutiecorn is never in a hand (BS-8.8, BS-17.3)."""
    return len(st.hand[seat]) - (tile != CUTIECORN)


def with_cost(st: State, seat: int, tile: int) -> Facts:
    """The build cost, and the hand tiles that could pay it."""
    return {"n": ("count", st.faction_of(seat).cost[tile]), "m": ("count", payers(st, seat, tile))}


TOO_FEW_TILES: Final = Refusal("BS-8.9", "refused-bs-8-9-tile", with_cost)


def why_not_tile(st: State, seat: int, tile: int) -> Refusal | None:
    """Why a tile cannot be built at all: it is blank, or there are too few other hand tiles (BS-1.10, BS-8.9)."""
    cost = st.faction_of(seat).cost[tile]
    if cost < 0:
        return IS_BLANK
    return TOO_FEW_TILES if cost > payers(st, seat, tile) else None


def build_tiles(st: State, seat: int) -> list[int]:
    """The tile types that could be paid for; Undead and citadels are never in a hand (BS-8.5, BS-8.14, BS-17.2)."""
    return [tile for tile in hand_and_cutiecorn(st, seat) if why_not_tile(st, seat, tile) is None]


NOT_AT_HOME: Final = Refusal("BS-8.6", "refused-bs-8-6-area")
NOT_BESIDE_HOME: Final = Refusal("BS-8.7", "refused-bs-8-7-area")
SHIP_ON_LAND: Final = Refusal("BS-8.7", "refused-bs-8-7-land")
NO_UNIT_NEAR: Final = Refusal("BS-14.24", "refused-bs-14-24-area")
NOT_BESIDE_UNITS: Final = Refusal("BS-14.25", "refused-bs-14-25-area")
CHAOS_SHIP_ON_LAND: Final = Refusal("BS-14.25", "refused-bs-8-7-land")
FOES_THERE: Final = Refusal("BS-14.27", "refused-bs-14-27", with_foes)
CLOSED_TERRAIN: Final = Refusal("BS-14.28", "refused-bs-14-28", with_terrain)


def why_not_build_in(st: State, seat: int, tile: int, area: int) -> Refusal | None:
    """Why a tile cannot be built in an area (BS-8.6, BS-8.7; Chaos Horde BS-14.24 to BS-14.28).

    Enemy units there do not matter (BS-8.11).
    """
    if st.faction[seat] in BUILDS_AMONG_UNITS:
        return why_not_chaos_build(st, seat, tile, area)
    if tile in SHIPS:
        if st.rules.terrain[area] != SEA:
            return SHIP_ON_LAND
        return None if any(is_home(st, seat, a) for a in st.rules.land_adjacent[area]) else NOT_BESIDE_HOME
    return None if is_home(st, seat, area) else NOT_AT_HOME


def is_home(st: State, seat: int, area: int) -> bool:
    """Does the area hold the player's village or citadel?"""
    return st.village_of[area] == seat or st.citadel[seat] == area


def why_not_chaos_build(st: State, seat: int, tile: int, area: int) -> Refusal | None:
    """The Chaos Horde builds where its units are; a Cutiecorn counts as one (BS-14.24 to BS-14.28, BS-17.19)."""
    terrain = st.rules.terrain[area]
    units = st.units[seat]
    if tile in SHIPS:
        if terrain != SEA:
            return CHAOS_SHIP_ON_LAND
        if not SHIPS.isdisjoint(units[area]):
            return None
        return None if any(units[a] for a in st.rules.land_adjacent[area]) else NOT_BESIDE_UNITS
    if terrain in (SEA, MOUNTAIN):
        return CLOSED_TERRAIN
    if units[area]:
        return None
    if all(SHIPS.isdisjoint(units[a]) for a in st.rules.sea_adjacent[area]):
        return NO_UNIT_NEAR
    return FOES_THERE if st.has_foes(area, seat) else None


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


NOTHING_TO_BUILD: Final = Refusal("BS-8.5", "refused-bs-8-5")
NO_SHIP: Final = Refusal("BS-8.5", "refused-bs-8-5-no-ship")
NO_LAND_UNIT: Final = Refusal("BS-8.5", "refused-bs-8-5-no-unit")
ALL_BLANK: Final = Refusal("BS-1.10", "refused-bs-1-10")
NO_TILE_PAID: Final = Refusal("BS-8.9", "refused-bs-8-9")
NO_HOME: Final = Refusal("BS-8.6", "refused-bs-8-6")
NO_SEA_AT_HOME: Final = Refusal("BS-8.7", "refused-bs-8-7")
NO_LAND_PLACE: Final = Refusal("BS-14.24", "refused-bs-14-24")
NO_SEA_PLACE: Final = Refusal("BS-14.25", "refused-bs-14-25")


def why_no_build(st: State, seat: int) -> Refusal:
    """Why a player has nothing to build: no tile, no payment or no place (BS-8.5 to BS-8.9)."""
    tiles = build_tiles(st, seat)
    if tiles:  # where a land unit can go is the more direct cause; ships need a home as well
        return why_no_place(st, seat, next((tile for tile in tiles if tile not in SHIPS), tiles[0]))
    reasons = [why_not_tile(st, seat, tile) for tile in st.hand_types(seat)]
    if TOO_FEW_TILES in reasons:
        return NO_TILE_PAID
    return ALL_BLANK if reasons else NOTHING_TO_BUILD


def why_no_place(st: State, seat: int, tile: int) -> Refusal:
    """Why a tile can be built nowhere (BS-8.6, BS-8.7, BS-14.24, BS-14.25)."""
    if st.faction[seat] in BUILDS_AMONG_UNITS:
        return NO_SEA_PLACE if tile in SHIPS else NO_LAND_PLACE
    return NO_SEA_AT_HOME if tile in SHIPS else NO_HOME


def why_none_built(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why a tile can be built nowhere, or nothing in an area.

    Only ships are built at sea, and everything else on land, so the other tiles of the hand do not matter for the area.
    """
    if "tile" in about:
        return why_no_place(st, seat, about["tile"])
    area = about["area"]
    at_sea = st.is_sea(area)
    refusal = why_not_build_in(st, seat, min(SHIPS if at_sea else ON_LAND), area)
    if refusal is not None:
        return refusal
    fit = [why_not_tile(st, seat, tile) for tile in hand_and_cutiecorn(st, seat) if (tile in SHIPS) == at_sea]
    if TOO_FEW_TILES in fit:
        return NO_TILE_PAID
    return NO_SHIP if at_sea else NO_LAND_UNIT


BUILD_RULE: Final = Rule[State](
    (part("tile", "BS-19.8", hand_and_cutiecorn), part("area", "BS-19.8")),
    (Check(why_not_tile, "tile"), Check(why_not_build_in, "tile", "area")),
    other("BS-19.8"),
    why_none_built,
)
PAY_RULE: Final = choice("tile", "BS-8.8")


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
