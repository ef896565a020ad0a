"""Set-up: first player, factions, citadels and starting units (chapter 4)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import WORD
from sandtable.games.bloodstones.cutiecorn import is_cutiecorn_available
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
                return Decision("choose_faction", seat, list(free_factions(st)), "BS-19.1")
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
        st.faction[seat] = faction
        self.i += 1
        if st.logging:
            st.emit("faction", (seat, faction), "BS-4.8")

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "faction":
            return [why_not_faction(st, value) or asked.clause]
        return [asked.clause]


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


LIMIT_CLAUSE: Final = {3: "BS-4.9", 4: "BS-4.10"}
"""The clause for each minimum number of players that a faction can require."""


def why_not_faction(st: State, faction: int) -> str | None:
    """The clause that forbids choosing a faction (BS-1.1, BS-4.8 to BS-4.10)."""
    if faction in st.faction:
        return "BS-1.1"
    if st.rules.faction_limits and FACTIONS[faction].players_needed > st.players:
        return LIMIT_CLAUSE[FACTIONS[faction].players_needed]
    return None


def free_factions(st: State) -> list[int]:
    return [faction for faction in range(len(FACTIONS)) if why_not_faction(st, faction) is None]


def assigned_faction(st: State, seat: int) -> int:
    """The faction fixed by the table, or a random one of those still free (BS-18.6)."""
    if st.rules.faction_assignment == "fixed":
        return st.rules.factions[seat]
    free = free_factions(st)
    return free[st.chance(len(free))]


def take_pieces(st: State, seat: int) -> None:
    """Put tiles into the bag and villages into the supply, and draw nine tiles (BS-4.11 to BS-4.13, BS-4.32, BS-4.33).

    These are all the pieces a player ever has (BS-1.18).
    """
    faction = st.faction_of(seat)
    st.bag[seat] = sorted([unit for unit, count in faction.tiles for _ in range(count)])
    st.supply[seat] = faction.villages
    st.vp[seat] = faction.start_vp
    st.undead += faction.undead
    drawn = [st.draw_tile(seat) for _ in range(STARTING_HAND)]
    st.emit("draw", (seat, len(drawn)), "BS-4.12")
    st.emit("draw_own", (tuple(sorted(drawn)),), "BS-4.12", 1 << seat)


def placement_order(st: State) -> list[int]:
    """Reverse player order, the Chaos Horde after all others (BS-4.14, BS-4.28, BS-14.23)."""
    seats = st.order[::-1]
    return sorted(seats, key=lambda seat: not st.faction_of(seat).has_citadel)


# -- citadel and starting units ------------------------------------------------------------------------------


def why_not_citadel(st: State, area: int) -> str | None:
    """The clause that forbids a citadel, or the Chaos Horde's start, in an area (BS-4.15 to BS-4.18, BS-4.29)."""
    if not CITADEL_TERRAIN[st.rules.terrain[area]]:
        return "BS-4.15"
    if not st.is_empty(area):
        return "BS-4.16"
    return "BS-4.16" if citadel_gap(st, area) < CITADEL_DISTANCE else None


def citadel_gap(st: State, area: int) -> int:
    """The distance from an area to the nearest citadel on the map (BS-4.17, BS-4.20)."""
    row = st.rules.distance[area]
    return min([row[site] for site in st.citadel if site >= 0], default=CITADEL_DISTANCE)


def citadel_options(st: State) -> list[int]:
    """The areas allowed for a citadel; if none is far enough away, those farthest from all citadels (BS-4.19)."""
    areas = range(st.rules.areas)
    legal = [area for area in areas if why_not_citadel(st, area) is None]
    if legal:
        return legal
    empty = [area for area in areas if CITADEL_TERRAIN[st.rules.terrain[area]] and st.is_empty(area)]
    widest = max([citadel_gap(st, area) for area in empty])
    return [area for area in empty if citadel_gap(st, area) == widest]


SITE: Final = 0
UNITS: Final = 1


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
        for tile in self.tiles(st):
            if self.why_not_tile(st, tile) is None:
                options += [(tile, area) for area in self.areas(st, tile)]
        if not self.is_chaos(st) or st.units[self.seat][self.site]:
            options.append(DONE)
        return options

    def tiles(self, st: State) -> list[int]:
        """The tiles of the hand, and the Cutiecorn if it is in play (BS-4.34)."""
        tiles = st.hand_types(self.seat)
        if is_cutiecorn_available(st):
            tiles.append(CUTIECORN)
        return tiles

    def why_not_tile(self, st: State, tile: int) -> str | None:
        if st.faction_of(self.seat).cost[tile] < 0:
            return "BS-1.10"
        if tile in SHIPS and not st.rules.sea_adjacent[self.site]:
            return "BS-4.25"
        return "BS-4.21" if st.faction_of(self.seat).cost[tile] > self.points else None

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
                st.citadel[seat] = pick
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

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if self.at == SITE:
            if part == "tile":  # starting units are placed directly after the start
                return ["BS-4.30" if self.is_chaos(st) else "BS-4.21"]
            return [(part == "area" and self.why_not_site(st, value)) or asked.clause]
        if part == "tile":
            return [self.why_not_tile(st, value) or asked.clause]
        if part == WORD:
            return ["BS-4.31"]
        return [self.why_not_area(st, value) if part == "area" else asked.clause]

    def why_not_with(self, st: State, asked: Decision, target: Target, given: tuple[Target, ...]) -> list[str]:
        chosen = dict([*given, target])
        if self.at == SITE or target[0] not in ("tile", "area") or not {"tile", "area"} <= chosen.keys():
            return self.why_not(st, asked, *target)
        tile = chosen["tile"]
        return [self.why_not_tile(st, tile) or ("BS-4.25" if tile in SHIPS else "BS-4.24")]

    def why_not_site(self, st: State, area: int) -> str | None:
        """The clause that rules out an area for a citadel or the Chaos Horde's start, or when all are too near (BS-4.19)."""
        reason = why_not_citadel(st, area)
        if reason == "BS-4.16" and st.is_empty(area) and why_not_citadel(st, citadel_options(st)[0]) is not None:
            return "BS-4.19"
        return "BS-4.29" if reason is not None and self.is_chaos(st) else reason

    def why_not_area(self, st: State, area: int) -> str:
        """The clause that rules out an area for every tile that could be placed now (BS-4.21, BS-4.24, BS-4.25)."""
        if area == self.site or area in st.rules.sea_adjacent[self.site]:
            return "BS-4.21"
        return "BS-4.25" if st.is_sea(area) else "BS-4.24"
