"""Phase 4: Construct Villages, and the first village after being wiped out (chapter 12, BS-15.1 to BS-15.4)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Check, Rule, asking
from sandtable.core.engine.refusal import Refusal
from sandtable.games.bloodstones.parts import (
    choice,
    other,
    part,
    village_cost,
    with_owners,
    with_terrain,
    with_village_cost,
    with_villages,
)
from sandtable.games.bloodstones.state import NOWHERE, State
from sandtable.games.bloodstones.tables.terrain import PLAINS, VILLAGE_ROOM

NONE: Final = -1
DONE: Final = -1


def village_sources(st: State, seat: int) -> list[bool]:
    """For each area: does it hold the player's village or citadel, or a link of a unit chain (BS-12.6 to BS-12.8)?

    A unit chain is a connected set of areas with the player's units, one of which holds or borders the player's village or
    citadel. The Cutiecorn counts as a unit (BS-17.19). A unit that is not part of such a chain does not count (BS-12.15).
    """
    citadel = st.citadel[seat]
    source = [owner == seat for owner in st.village_of]
    if citadel != NOWHERE:
        source[citadel] = True
    units = st.units[seat]
    adjacent = st.rules.adjacent
    homes = [area for area, home in enumerate(source) if home]
    queue = list(homes)
    # areas with units next to a home, or next to a link found earlier, are links
    for area in queue:
        for next_area in adjacent[area]:
            if units[next_area] and not source[next_area]:
                source[next_area] = True
                queue.append(next_area)
    return source


def is_wiped_out(st: State, seat: int) -> bool:
    """Has the player neither a citadel nor a village on the map (BS-15.1)?"""
    return st.citadel[seat] == NOWHERE and seat not in st.village_of


NO_ROOM: Final = Refusal("BS-12.13", "refused-bs-12-13", with_terrain)
OTHERS_THERE: Final = Refusal("BS-12.9", "refused-bs-12-9", with_owners)
CITADEL_THERE: Final = Refusal("BS-12.12", "refused-bs-12-12")
IS_FULL: Final = Refusal("BS-12.11", "refused-bs-12-11", with_villages)
NO_SUPPLY: Final = Refusal("BS-12.14", "refused-bs-12-14")
NOT_EMPTY: Final = Refusal("BS-15.1", "refused-bs-15-1", with_owners)
OWN_UNITS_THERE: Final = Refusal("BS-15.3", "refused-bs-15-3")
NO_CHAIN: Final = Refusal("BS-12.15", "refused-bs-12-15")
NOT_NEAR: Final = Refusal("BS-12.6", "refused-bs-12-6", also=("BS-12.7", "BS-12.8"))


def why_not_site(st: State, seat: int, area: int) -> Refusal | None:
    """Why an area takes no village, whatever is nearby (BS-12.9, BS-12.11 to BS-12.14).

    The former area of a lost citadel is an area like any other (BS-12.16).
    So no area ever holds villages of two players (BS-2.13).
    """
    room = VILLAGE_ROOM[st.rules.terrain[area]]
    if not room:
        return NO_ROOM
    if st.has_foreign_piece(area, seat):
        return OTHERS_THERE
    if st.citadel[seat] == area:
        return CITADEL_THERE
    if st.villages[area] >= room:
        return IS_FULL
    return None if st.supply[seat] else NO_SUPPLY


def why_not_village(st: State, seat: int, area: int) -> Refusal | None:
    """Why no village can be constructed in an area, regardless of pips (BS-12.6 to BS-12.15, BS-15.1, BS-15.3)."""
    if is_wiped_out(st, seat):
        if not VILLAGE_ROOM[st.rules.terrain[area]]:
            return NO_ROOM
        if st.is_empty(area):
            return None
        return NOT_EMPTY if st.has_foreign_piece(area, seat) else OWN_UNITS_THERE
    refusal = why_not_site(st, seat, area)
    if refusal is not None or is_near(st, seat, area, village_sources(st, seat)):
        return refusal
    units = st.units[seat]
    return NO_CHAIN if any(units[near] for near in (area, *st.rules.adjacent[area])) else NOT_NEAR


def village_sites(st: State, seat: int) -> list[int]:
    """The areas in which the next village may be constructed (chapter 12, BS-15.1, BS-15.3).

    Without a village in your supply you cannot return (BS-15.4).
    """
    if not st.supply[seat]:
        return []
    terrain, adjacent = st.rules.terrain, st.rules.adjacent
    if is_wiped_out(st, seat):
        return [area for area in range(st.rules.areas) if VILLAGE_ROOM[terrain[area]] and st.is_empty(area)]
    near = {area for area, owner in enumerate(st.village_of) if owner == seat and terrain[area] == PLAINS}
    for area, is_source in enumerate(village_sources(st, seat)):
        if is_source:
            near.update(adjacent[area])
    held, villages, others, citadel = st.held, st.villages, ~(1 << seat), st.citadel[seat]
    return [
        area
        for area in sorted(near)
        # what `why_not_site` says, for all these areas at once
        if villages[area] < VILLAGE_ROOM[terrain[area]]
        and not held[area] & others
        and (not villages[area] or st.village_of[area] == seat)
        and area != citadel
    ]


def is_near(st: State, seat: int, area: int, source: list[bool]) -> bool:
    """Does the area qualify through a neighbour, or as plains with one own village (BS-12.6 to BS-12.8, BS-12.10)?"""
    for next_area in st.rules.adjacent[area]:
        if source[next_area]:
            return True
    return st.rules.terrain[area] == PLAINS and st.village_of[area] == seat


TOO_DEAR: Final = Refusal("BS-12.3", "refused-bs-village-cost", with_village_cost)
TILE_EXPENDED: Final = Refusal("BS-12.1", "refused-bs-12-1")
CONSTRUCT_ONE: Final = Refusal("BS-12.4", "refused-bs-12-4-word")
TILE_FIRST: Final = Refusal("BS-19.16", "refused-bs-19-16")
VILLAGES_NOW: Final = Refusal("BS-19.16", "refused-bs-19-16-spent")


def why_not_yet(st: State, seat: int, target: Target) -> Refusal:
    """Why something else is no tile to expend; an area that takes no village is named as such."""
    return (why_not_village(st, seat, target[1]) if target[0] == "area" else None) or TILE_FIRST


TILE_RULE: Final = choice("tile", "BS-19.16", stranger=why_not_yet)
VILLAGE_RULE: Final = Rule[State](
    (part("area", "BS-19.16"),),
    (
        Check(why_not_village, "area"),
        Check(
            lambda st, seat, area: None if village_cost(st, area) <= asking(st, Construct).pips else TOO_DEAR, "area"
        ),
    ),
    other(VILLAGES_NOW, tile=TILE_EXPENDED),
    words={DONE: lambda st, seat: None if asking(st, Construct).built else CONSTRUCT_ONE},
)


@frame
class Construct(Frame[State]):
    """Expend one tile and construct villages with its pips, one at a time (BS-3.4, BS-12.1 to BS-12.5).

    A player who was wiped out may use the same tile for more villages after the first one (BS-15.2).
    """

    seat: int
    tile: int = NONE
    pips: int = 0
    built: int = 0

    def advance(self, st: State) -> Decision | None:
        seat = self.seat
        sites = village_sites(st, seat)
        if self.tile == NONE:
            if not sites or not st.hand[seat]:
                st.pop()
                return None
            return Decision("construct_tile", seat, [*st.hand_types(seat), NONE], "BS-19.16", automatic=False)
        options: list[Pick] = [area for area in sites if village_cost(st, area) <= self.pips]
        if self.built:
            options.append(DONE)
        # `done` is asked even when nothing else is possible: the draw that follows cannot be undone (BS-19.16)
        return Decision("construct_village", seat, options, "BS-19.16", (self.pips,), automatic=not self.built)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == NONE:
            st.pop()
        elif self.tile == NONE:
            self.tile = pick
            self.pips = st.faction_of(self.seat).pips[pick]
            st.discard_tile(self.seat, pick)
        else:
            self.pips -= village_cost(st, pick)
            self.built += 1
            st.add_village(self.seat, pick)
            if st.logging:
                st.emit("construct", (self.seat, self.tile, pick), "BS-12.1")

    def stand_in(self, st: State, asked: Decision) -> Pick | None:
        """Construct nothing for a player who conceded, even if a tile was already expended (BS-15.15)."""
        return DONE
