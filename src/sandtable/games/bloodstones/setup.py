"""Set-up: first player, factions, citadels and starting units (chapter 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Check, Rule, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.bloodstones.cutiecorn import hand_and_cutiecorn
from sandtable.games.bloodstones.parts import IS_BLANK, choice, other, part, with_terrain
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.factions import FACTIONS
from sandtable.games.bloodstones.tables.figures import BATTLE_TILES, BUILD_POINTS, CITADEL_DISTANCE, STARTING_HAND
from sandtable.games.bloodstones.tables.terrain import CITADEL_TERRAIN
from sandtable.games.bloodstones.tables.units import CITADEL, CUTIECORN, SHIPS
from sandtable.games.bloodstones.turn import Rounds

DONE: Final = -1

FIRST_PLAYER: Final = 0
CHOOSE_FACTIONS: Final = 1
TAKE_PIECES: Final = 2
PLACE: Final = 3


@frame
class Setup(Frame[State]):
    """Set-up from the first-player draw to the first turn (BS-4.3 to BS-4.35)."""

    at: int = FIRST_PLAYER
    i: int = 0

    def advance(self, st: State) -> Decision | None:
        if self.at == FIRST_PLAYER:
            self.at = CHOOSE_FACTIONS
            find_first_player(st)
        elif self.at == CHOOSE_FACTIONS:
            if self.i == st.players:
                self.at = TAKE_PIECES
                return None
            seat = st.order[self.i]
            if st.rules.faction_assignment == "draft":
                return Decision("choose_faction", seat, list(free_factions(st, seat)), "BS-19.1")
            self.lead(st, seat, assigned_faction(st, seat))
        elif self.at == TAKE_PIECES:
            self.at = PLACE
            self.i = 0
            for seat in st.order:
                take_pieces(st, seat)
        else:
            sequence = placement_order(st)
            if self.i < len(sequence):
                self.i += 1
                st.push(StartingForce(sequence[self.i - 1]))
            else:
                st.pop()
                st.push(Rounds())  # the first player begins (BS-4.35)
        return None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.lead(st, asked.seat, pick)

    def lead(self, st: State, seat: int, faction: int) -> None:
        st.faction = with_item(st.faction, seat, faction)
        self.i += 1
        if st.logging:
            st.emit("faction", (seat, faction), "BS-4.8")


def find_first_player(st: State) -> None:
    """Draw two battle tiles each until one player alone has the highest sum (BS-4.3 to BS-4.7, BS-18.7)."""
    first = st.rules.first_player
    while first == NOBODY:
        bags = [list(BATTLE_TILES), list(BATTLE_TILES)]
        sums: list[int] = []
        for seat in range(st.players):
            # one bag holds enough for four players; five or six take turns with both (BS-4.5)
            bag = bags[seat % 2 if st.players > 4 else 0]
            sums.append(sum([bag.pop(st.chance(len(bag))) for _ in range(2)]))
        best = max(sums)
        if sums.count(best) == 1:
            first = sums.index(best)
            st.emit("first_player", (first, best), "BS-4.3")
        else:
            st.emit("first_player_tie", (best,), "BS-4.4")
    st.order = [(first + k) % st.players for k in range(st.players)]
    st.active = first


TOO_FEW_PLAYERS: Final = {3: Refusal("BS-4.9", "refused-bs-4-9"), 4: Refusal("BS-4.10", "refused-bs-4-10")}
"""By the minimum number of players that a faction can require."""


def with_leader(st: State, seat: int, faction: int) -> Facts:
    return {"q": ("seat", st.faction.index(faction))}


IS_LED: Final = Refusal("BS-1.1", "refused-bs-1-1", with_leader)


def why_not_faction(st: State, seat: int, faction: int) -> Refusal | None:
    """Why a faction cannot be chosen (BS-1.1, BS-4.8 to BS-4.10)."""
    if faction in st.faction:
        return IS_LED
    needed = FACTIONS[faction].players_needed
    return TOO_FEW_PLAYERS[needed] if st.rules.faction_limits and needed > st.players else None


def free_factions(st: State, seat: int) -> list[int]:
    return [faction for faction in range(len(FACTIONS)) if why_not_faction(st, seat, faction) is None]


FACTION_RULE: Final = choice("faction", "BS-19.1", why_not_faction, among=lambda st, seat: range(len(FACTIONS)))


def assigned_faction(st: State, seat: int) -> int:
    """The faction fixed by the table, or a random one of those still free (BS-18.6)."""
    if st.rules.faction_assignment == "fixed":
        return st.rules.factions[seat]
    free = free_factions(st, seat)
    return free[st.chance(len(free))]


def take_pieces(st: State, seat: int) -> None:
    """Put tiles into the bag and villages into the supply, and draw nine tiles (BS-4.11 to BS-4.13, BS-4.32, BS-4.33).

    These are all the pieces a player ever has (BS-1.18).
    """
    faction = st.faction_of(seat)
    st.bag[seat] = sorted([unit for unit, count in faction.tiles for _ in range(count)])
    st.supply = with_item(st.supply, seat, faction.villages)
    st.vp = with_item(st.vp, seat, faction.start_vp)
    st.undead += faction.undead
    drawn = [st.draw_tile(seat) for _ in range(STARTING_HAND)]
    st.emit("draw", (seat, len(drawn)), "BS-4.12")
    st.emit("draw_own", (tuple(sorted(drawn)),), "BS-4.12", 1 << seat)


def placement_order(st: State) -> list[int]:
    """Reverse player order, the Chaos Horde after all others (BS-4.14, BS-4.28, BS-14.23)."""
    seats = st.order[::-1]
    return sorted(seats, key=lambda seat: not st.faction_of(seat).has_citadel)


# -- citadel and starting units ------------------------------------------------------------------------------


def citadel_gap(st: State, area: int) -> int:
    """The distance from an area to the nearest citadel on the map (BS-4.17, BS-4.20)."""
    row = st.rules.distance[area]
    return min([row[site] for site in st.citadel if site >= 0], default=CITADEL_DISTANCE)


def citadel_options(st: State) -> list[int]:
    """The areas allowed for a citadel; if none is far enough away, those farthest from all citadels (BS-4.15 to BS-4.19)."""
    fit = [a for a in range(st.rules.areas) if CITADEL_TERRAIN[st.rules.terrain[a]] and st.is_empty(a)]
    gaps = [citadel_gap(st, area) for area in fit]
    needed = min(CITADEL_DISTANCE, max(gaps))
    return [area for area, gap in zip(fit, gaps, strict=True) if gap >= needed]


def nearest_citadel(st: State, seat: int, area: int) -> Facts:
    row = st.rules.distance[area]
    site = min([site for site in st.citadel if site >= 0], key=lambda site: row[site])
    return {"b": ("area", site), "n": ("count", row[site])}


NO_GROUND: Final = Refusal("BS-4.15", "refused-bs-4-15", with_terrain)
TOO_NEAR: Final = Refusal("BS-4.16", "refused-bs-4-16", nearest_citadel)
NOT_FARTHEST: Final = Refusal("BS-4.19", "refused-bs-4-19")
NO_START_GROUND: Final = Refusal("BS-4.29", "refused-bs-4-29-terrain", with_terrain)
START_TOO_NEAR: Final = Refusal("BS-4.29", "refused-bs-4-16", nearest_citadel)
START_TAKEN: Final = Refusal("BS-4.29", "refused-bs-not-empty")


def why_not_site(st: State, seat: int, area: int) -> Refusal | None:
    """Why an area cannot be that of a citadel, or the Chaos Horde's start (BS-4.15 to BS-4.19, BS-4.29)."""
    chaos = not st.faction_of(seat).has_citadel
    if not CITADEL_TERRAIN[st.rules.terrain[area]]:
        return NO_START_GROUND if chaos else NO_GROUND
    options = citadel_options(st)
    if area in options:
        return None
    if st.is_empty(area) and citadel_gap(st, options[0]) < CITADEL_DISTANCE:
        return NOT_FARTHEST
    if citadel_gap(st, area) < CITADEL_DISTANCE:
        return START_TOO_NEAR if chaos else TOO_NEAR
    return START_TAKEN


CITADEL_FIRST: Final = Refusal("BS-4.21", "refused-bs-4-21")
START_FIRST: Final = Refusal("BS-4.30", "refused-bs-4-30")
CITADEL_RULE: Final = choice("area", "BS-19.2", why_not_site, other("BS-19.2", tile=CITADEL_FIRST))
START_RULE: Final = choice("area", "BS-19.4", why_not_site, other("BS-19.4", tile=START_FIRST))

SITE: Final = 0
UNITS: Final = 1


def with_start(st: State, seat: int, *values: int) -> Facts:
    """The area of the citadel, or of the Chaos Horde's start, and the Build Points that are left."""
    frame = asking(st, StartingForce)
    return {"b": ("area", frame.site), "m": ("count", frame.points)}


def with_cost(st: State, seat: int, tile: int) -> Facts:
    return {"n": ("count", st.faction_of(seat).cost[tile]), "m": with_start(st, seat)["m"]}


TILE_TOO_DEAR: Final = Refusal("BS-4.21", "refused-bs-4-21-tile", with_cost)
ALL_TOO_DEAR: Final = Refusal("BS-4.21", "refused-bs-4-21-area", with_start)
NO_SHIP_TO_START: Final = Refusal("BS-4.21", "refused-bs-4-21-no-ship")
NO_UNIT_TO_START: Final = Refusal("BS-4.21", "refused-bs-4-21-no-unit")
NOT_AT_START: Final = Refusal("BS-4.24", "refused-bs-4-24", with_start)
START_WITHOUT_SEA: Final = Refusal("BS-4.25", "refused-bs-4-25-tile", with_start)
SEA_NOT_BESIDE: Final = Refusal("BS-4.25", "refused-bs-4-25", with_start)
SHIP_ON_LAND: Final = Refusal("BS-4.25", "refused-bs-4-25-land", with_start)
NO_UNIT_PLACED: Final = Refusal("BS-4.31", "refused-bs-4-31")


@frame
class StartingForce(Frame[State]):
    """One player's citadel (for the Chaos Horde, the start area), starting units and refill (BS-4.15 to BS-4.31)."""

    seat: int
    at: int = SITE
    site: int = -1
    points: int = BUILD_POINTS

    def advance(self, st: State) -> Decision | None:
        seat = self.seat
        if self.at == SITE:
            kind, clause = ("chaos_start_area", "BS-19.4") if self.is_chaos(st) else ("place_citadel", "BS-19.2")
            return Decision(kind, seat, list(citadel_options(st)), clause)
        options = self.unit_options(st)
        return Decision("place_starting_unit", seat, options, "BS-19.3", (self.site, self.points), automatic=False)

    def is_chaos(self, st: State) -> bool:
        """Does the faction start without a citadel (BS-4.28)?"""
        return not st.faction_of(self.seat).has_citadel

    def unit_options(self, st: State) -> list[Pick]:
        """(tile, area) pairs within the Build Points, or done (BS-4.21 to BS-4.26, BS-4.31)."""
        options: list[Pick] = []
        for tile in hand_and_cutiecorn(st, self.seat):
            if self.why_not_tile(st, self.seat, tile) is None:
                options += [(tile, area) for area in self.areas(st, tile)]
        if self.why_not_done(st, self.seat) is None:
            options.append(DONE)
        return options

    def why_not_done(self, st: State, seat: int) -> Refusal | None:
        """The Chaos Horde places a unit (BS-4.31)."""
        return NO_UNIT_PLACED if self.is_chaos(st) and not st.units[seat][self.site] else None

    def why_not_tile(self, st: State, seat: int, tile: int) -> Refusal | None:
        cost = st.faction_of(seat).cost[tile]
        if cost < 0:
            return IS_BLANK
        if tile in SHIPS and not st.rules.sea_adjacent[self.site]:
            return START_WITHOUT_SEA
        return TILE_TOO_DEAR if cost > self.points else None

    def areas(self, st: State, tile: int) -> tuple[int, ...]:
        """Ships go to sea areas next to the start, all other units into it (BS-4.24, BS-4.25)."""
        return st.rules.sea_adjacent[self.site] if tile in SHIPS else (self.site,)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        seat = self.seat
        if self.at == SITE:
            assert isinstance(pick, int)
            self.at = UNITS
            self.site = pick
            if not self.is_chaos(st):
                st.citadel = with_item(st.citadel, seat, pick)
                st.add_unit(seat, pick, CITADEL)
                st.emit("citadel", (seat, pick), "BS-4.15")
        elif isinstance(pick, int):
            self.refill(st)
            st.pop()
        else:
            tile, area = pick
            self.points -= st.faction_of(seat).cost[tile]
            if tile != CUTIECORN:
                st.hand[seat].remove(tile)
            st.add_unit(seat, area, tile)
            if tile == CUTIECORN:
                st.emit("cutiecorn_build", (seat, area), "BS-17.3")
            else:
                st.emit("start_units", (seat, (tile,), area), "BS-4.21")

    def refill(self, st: State) -> None:
        """Draw up to the hand size; a larger hand keeps its tiles (BS-4.27)."""
        seat = self.seat
        missing = max(0, st.hand_size(seat) - len(st.hand[seat]))
        drawn = [st.draw_tile(seat) for _ in range(missing)]
        if drawn:
            st.emit("draw", (seat, len(drawn)), "BS-4.27")
            st.emit("draw_own", (tuple(sorted(drawn)),), "BS-4.27", 1 << seat)

    def rule(self, asked: Decision) -> Rule[State]:
        if asked.kind != "place_starting_unit":
            return START_RULE if asked.kind == "chaos_start_area" else CITADEL_RULE
        return Rule(
            (part("tile", asked.clause, hand_and_cutiecorn), part("area", asked.clause)),
            (Check(self.why_not_tile, "tile"), Check(self.why_not_in, "tile", "area")),
            other(asked.clause),
            self.why_not_area,
            words={DONE: self.why_not_done},
        )

    def why_not_in(self, st: State, seat: int, tile: int, area: int) -> Refusal | None:
        """Why a tile does not go into an area (BS-4.24, BS-4.25)."""
        if area in self.areas(st, tile):
            return None
        if tile not in SHIPS:
            return NOT_AT_START
        return SEA_NOT_BESIDE if st.is_sea(area) else SHIP_ON_LAND

    def why_not_area(self, st: State, seat: int, about: Mapping[str, int]) -> Refusal:
        """Why no tile goes into an area: the area itself, no such tile, or too few Build Points (BS-4.21, BS-4.24, BS-4.25)."""
        area = about["area"]
        at_sea = st.is_sea(area)
        if area != self.site and area not in st.rules.sea_adjacent[self.site]:
            return SEA_NOT_BESIDE if at_sea else NOT_AT_START
        cost = st.faction_of(seat).cost
        if any((tile in SHIPS) == at_sea and cost[tile] >= 0 for tile in hand_and_cutiecorn(st, seat)):
            return ALL_TOO_DEAR
        return NO_SHIP_TO_START if at_sea else NO_UNIT_TO_START
