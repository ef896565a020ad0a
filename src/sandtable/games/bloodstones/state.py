"""The state of a game of Bloodstones: areas held, hands, bags and piles (chapters 1 and 3).

A force is a sorted tuple of unit types; hands, bags and discard piles are sorted lists of tile types. Equal positions are
therefore equal data, copies are cheap, and nothing depends on the order of past events.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from sandtable.core.engine.cards import UNKNOWN
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import field, state
from sandtable.core.engine.fields import OWNED, PUBLIC, ListOf, Row, TupleOf, Whole
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State as BaseState
from sandtable.games.bloodstones.tables.factions import FACTION_IDS, FACTIONS, UNDEAD_TILES, FactionDef
from sandtable.games.bloodstones.tables.figures import DEFAULT_MAP, REGROUP_LIMIT
from sandtable.games.bloodstones.tables.map_parts import MapDef
from sandtable.games.bloodstones.tables.maps import load_map
from sandtable.games.bloodstones.tables.own_maps import OWN_MAP
from sandtable.games.bloodstones.tables.terrain import SEA
from sandtable.games.bloodstones.tables.units import CHANGES_CONTROL, RETURNS_TO_SUPPLY, TAKEN_BY_WINNER, UNIT_IDS

Force = tuple[int, ...]

NOWHERE: Final = -1
"""The area of a citadel that is lost or not yet placed, and of the Cutiecorn while it is beside the map."""
NOBODY: Final = -1
LEAVE_OFF: Final = -1
"""The option to do nothing, or nothing more, in every question: none, done, stay, keep."""


class Rules:
    """The table's options and the map. It never changes during a game and all copies of a state share it."""

    __slots__ = (
        "adjacent",
        "areas",
        "contested_capture",
        "cutiecorn",
        "distance",
        "faction_assignment",
        "faction_limits",
        "factions",
        "first_player",
        "land_adjacent",
        "map",
        "max_rounds",
        "options",
        "players",
        "regroup_limit",
        "sea_adjacent",
        "terrain",
    )

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.map: MapDef = load_map(map_choice(players, options))
        self.areas = len(self.map.area_ids)
        self.adjacent = self.map.adjacent
        self.land_adjacent = self.map.land_adjacent
        self.sea_adjacent = self.map.sea_adjacent
        self.terrain = self.map.terrain
        self.cutiecorn = options["cutiecorn"] == "on"
        self.faction_limits = options["faction_limits"] == "on"
        self.distance = self.map.land_distance if options["citadel_distance"] == "land_only" else self.map.distance
        self.contested_capture = options["contested_capture"] == "allowed"
        self.faction_assignment = str(options["faction_assignment"])
        self.factions = fixed_factions(options)
        first = str(options["first_player"])
        self.first_player = NOBODY if first == "draw" else int(first) - 1
        self.max_rounds = int(options["max_rounds"])
        self.regroup_limit = REGROUP_LIMIT[players]


def map_choice(players: int, options: Options) -> str:
    """The id of the chosen or default map, or the file of a custom map (BS-4.2, BS-18.1)."""
    if OWN_MAP in options:
        return str(options[OWN_MAP])
    chosen = str(options["map"])
    return DEFAULT_MAP[players] if chosen == "default" else chosen


def fixed_factions(options: Options) -> tuple[int, ...]:
    """The factions the table has fixed, in seat order (BS-18.6)."""
    names = [name.strip() for name in str(options["factions"]).split(",") if name.strip()]
    return tuple([FACTION_IDS.index(name) for name in names])


_SEAT: Final = Whole(0, below="seat")
_SEAT_OR_NOBODY: Final = Whole(NOBODY, below="seat")
_AREA_OR_NOWHERE: Final = Whole(NOWHERE, below="area")
_COUNT: Final = Whole(0)
_TILES: Final = ListOf(Whole(UNKNOWN, len(UNIT_IDS) - 1))
_FORCE: Final = TupleOf(Whole(0, len(UNIT_IDS) - 1))
_BY_SEAT: Final = ListOf(_COUNT, "seat")


@state
class State(BaseState):
    """One game of Bloodstones. Seats are numbered from 0; `order` is the player order (BS-4.7).

    Every tile is in one of the lists, or in use as a substitute in a battle (BS-1.20). Each field says who may know it (BS-3.5,
    BS-3.9 to BS-3.11).
    """

    rules: Rules
    order: list[int] = field([], ListOf(_SEAT), PUBLIC, shared=True)
    faction: list[int] = field([], ListOf(Whole(NOBODY, len(FACTION_IDS) - 1), "seat"), PUBLIC, shared=True)
    active: int = field(NOBODY, _SEAT_OR_NOBODY, PUBLIC)
    round: int = field(0, _COUNT, PUBLIC)
    ending: int = field(NOBODY, _SEAT_OR_NOBODY, PUBLIC)
    """The seat that triggered the end of the game (BS-16.1)."""
    out: int = field(0, _COUNT, PUBLIC)
    """Bit mask of the seats that are out of the game (BS-15.9)."""
    undead: int = field(0, Whole(0, UNDEAD_TILES), PUBLIC)
    cutie_seat: int = field(NOBODY, _SEAT_OR_NOBODY, PUBLIC)
    cutie_area: int = field(NOWHERE, _AREA_OR_NOWHERE, PUBLIC)
    units: list[list[Force]] = field([], ListOf(ListOf(_FORCE, "area"), "seat"), PUBLIC)  # BS-3.12
    held: list[int] = field([], ListOf(_COUNT, "area"), PUBLIC, saved=False)
    """For each area, the bit mask of the seats with units there."""
    villages: list[int] = field([], ListOf(_COUNT, "area"), PUBLIC, shared=True)
    village_of: list[int] = field([], ListOf(_SEAT_OR_NOBODY, "area"), PUBLIC, shared=True)
    hand: list[list[int]] = field([], ListOf(_TILES, "seat"), OWNED)  # BS-3.9
    bag: list[list[int]] = field([], ListOf(_TILES, "seat"), OWNED)  # known by subtraction (BS-3.10)
    discard: list[list[int]] = field([], ListOf(_TILES, "seat"), PUBLIC)  # BS-3.5
    supply: list[int] = field([], _BY_SEAT, PUBLIC, shared=True)
    vp: list[int] = field([], _BY_SEAT, PUBLIC, shared=True)  # no upper limit (BS-2.17)
    regroups: list[int] = field([], _BY_SEAT, PUBLIC, shared=True)
    captured_villages: list[int] = field([], _BY_SEAT, PUBLIC, shared=True)
    captured_citadels: list[int] = field([], _BY_SEAT, PUBLIC, shared=True)
    citadel: list[int] = field([], ListOf(_AREA_OR_NOWHERE, "seat"), PUBLIC, shared=True)
    retreated: list[tuple[int, int]] = field([], ListOf(Row(_SEAT, Whole(0, below="area"))), PUBLIC, shared=True)
    """(seat, area) left by withdrawal or retreat in this turn (BS-11.12, BS-11.26)."""

    def derive(self) -> None:
        """Recompute for each area which seats have units there."""
        self.held = [
            sum([1 << seat for seat in range(self.players) if self.units[seat][area]])
            for area in range(self.rules.areas)
        ]

    def settings(self) -> object:
        return self.rules.options

    def sizes(self) -> dict[str, int]:
        return {"seat": self.players, "area": self.rules.areas}

    def active_seats(self) -> tuple[int, ...]:
        return () if self.active == NOBODY else (self.active,)

    def standings(self) -> tuple[int, ...]:
        return tuple(self.vp)

    def stand_in(self, asked: Decision) -> Pick | None:
        """Answer for a player who conceded: do nothing if allowed, otherwise pick the first option (BS-15.15)."""
        pick = super().stand_in(asked)
        if pick is not None:
            return pick
        return LEAVE_OFF if LEAVE_OFF in asked.options else asked.options[0]

    def leave(self, seat: int) -> None:
        """The turn in progress continues; at its end the player is out of the game (BS-15.14, `conceding`)."""

    # -- reading the table -----------------------------------------------------------------------------------

    def faction_of(self, seat: int) -> FactionDef:
        return FACTIONS[self.faction[seat]]

    def is_contested(self, area: int) -> bool:
        """Does the area hold units of two or more players (BS-1.16)?"""
        mask = self.held[area]
        return mask & (mask - 1) != 0

    def has_foes(self, area: int, seat: int) -> bool:
        """Does the area hold units of another player? A village is not a unit (BS-1.12)."""
        return self.held[area] & ~(1 << seat) != 0

    def foes_in(self, area: int, seat: int) -> list[int]:
        """The other players with units in the area, by seat; all of them are enemies (BS-1.14)."""
        mask = self.held[area] & ~(1 << seat)
        return [other for other in range(self.players) if mask >> other & 1]

    def is_empty(self, area: int) -> bool:
        """Does the area hold no pieces at all (BS-1.15)?"""
        return not self.held[area] and not self.villages[area]

    def has_own_piece(self, area: int, seat: int) -> bool:
        """Does the player have a piece there: a unit or a village (BS-1.13)?"""
        return bool(self.held[area] >> seat & 1) or self.village_of[area] == seat

    def has_foreign_piece(self, area: int, seat: int) -> bool:
        return self.has_foes(area, seat) or (self.villages[area] > 0 and self.village_of[area] != seat)

    def unit_areas(self, seat: int) -> list[int]:
        """The areas with units of this player, by number."""
        return [area for area, force in enumerate(self.units[seat]) if force]

    def own_battles(self, seat: int) -> list[int]:
        """The contested areas with units of this player (BS-8.2).

        A retreat may add more, even with units that already fought. Only the active player's battles have to be fought
        (BS-11.19 to BS-11.22).
        """
        bit = 1 << seat
        return [area for area, mask in enumerate(self.held) if mask & bit and mask != bit]

    def home_areas(self, seat: int) -> list[int]:
        """The areas with a village or the citadel of this player."""
        citadel = self.citadel[seat]
        return [a for a, owner in enumerate(self.village_of) if owner == seat or a == citadel]

    def is_sea(self, area: int) -> bool:
        """Is this a sea area? Every other area is land (BS-2.5)."""
        return self.rules.terrain[area] == SEA

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def hand_size(self, seat: int) -> int:
        """Six tiles, seven for the Horse Lords (BS-3.1, BS-14.9)."""
        return self.faction_of(seat).hand_size

    def hand_pips(self, seat: int) -> int:
        pips = self.faction_of(seat).pips
        return sum([pips[tile] for tile in self.hand[seat]])

    def hand_types(self, seat: int) -> list[int]:
        """The different tile types in a hand; equal tiles are interchangeable (BS-19.18)."""
        return distinct(self.hand[seat])

    # -- moving pieces -----------------------------------------------------------------------------------------

    def add_unit(self, seat: int, area: int, unit: int) -> None:
        """Place a tile on the map, which makes it a unit (BS-1.9).

        An area holds any number of units, including castles (BS-2.11, BS-8.13).
        """
        forces = self.units[seat]
        forces[area] = tuple(sorted((*forces[area], unit)))
        self.held[area] |= 1 << seat
        if unit in CHANGES_CONTROL:
            self.cutie_seat = seat
            self.cutie_area = area

    def remove_unit(self, seat: int, area: int, unit: int) -> None:
        """Take a tile off the map; it is no longer a unit (BS-1.9)."""
        forces = self.units[seat]
        force = forces[area]
        i = force.index(unit)
        rest = force[:i] + force[i + 1 :]
        forces[area] = rest
        if not rest:
            self.held[area] &= ~(1 << seat)

    def eliminate(self, seat: int, area: int, unit: int) -> None:
        """Take a unit off the map: a tile goes to its owner's discard pile, an Undead back to the supply (BS-3.6, BS-3.8)."""
        self.remove_unit(seat, area, unit)
        if unit in RETURNS_TO_SUPPLY:
            self.undead += 1
        elif unit not in TAKEN_BY_WINNER:
            insort(self.discard[seat], unit)

    def discard_tile(self, seat: int, tile: int) -> None:
        """Move a hand tile that pays a build cost or is expended for its pips to the owner's discard pile (BS-3.2, BS-3.3)."""
        self.hand[seat].remove(tile)
        insort(self.discard[seat], tile)

    def draw_tile(self, seat: int) -> int:
        """Draw one tile from the bag, uniformly at random (BS-3.13)."""
        bag = self.bag[seat]
        tile = bag.pop(self.chance(len(bag)))
        insort(self.hand[seat], tile)
        return tile

    def remove_village(self, area: int) -> None:
        self.villages = with_item(self.villages, area, self.villages[area] - 1)
        if not self.villages[area]:
            self.village_of = with_item(self.village_of, area, NOBODY)

    def add_village(self, seat: int, area: int) -> None:
        self.supply = with_item(self.supply, seat, self.supply[seat] - 1)
        self.villages = with_item(self.villages, area, self.villages[area] + 1)
        self.village_of = with_item(self.village_of, area, seat)

    def villages_on_map(self, seat: int) -> int:
        return sum([self.villages[a] for a, owner in enumerate(self.village_of) if owner == seat])


def empty_table(rules: Rules, rng: Rng) -> State:
    """An empty table for the rules' number of players."""
    st = State(rules.players, rng, rules)
    n = rules.players
    st.faction = [NOBODY] * n
    st.units = [[()] * rules.areas for _ in range(n)]
    st.held = [0] * rules.areas
    st.villages = [0] * rules.areas
    st.village_of = [NOBODY] * rules.areas
    st.hand = [[] for _ in range(n)]
    st.bag = [[] for _ in range(n)]
    st.discard = [[] for _ in range(n)]
    st.supply = [0] * n
    st.vp = [0] * n
    st.regroups = [0] * n
    st.captured_villages = [0] * n
    st.captured_citadels = [0] * n
    st.citadel = [NOWHERE] * n
    return st


def distinct(tiles: list[int] | Force) -> list[int]:
    """The different values of a sorted sequence, in order.

    >>> distinct((1, 1, 3, 7, 7))
    [1, 3, 7]
    """
    found: list[int] = []
    last = -2
    for tile in tiles:
        if tile != last:
            found.append(tile)
            last = tile
    return found
