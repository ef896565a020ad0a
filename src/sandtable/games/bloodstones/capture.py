"""Phase 1, and the Chaos Horde's action: Capture Villages (chapter 6, BS-14.30)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Check, Rule, Words, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Refusal
from sandtable.games.bloodstones.parts import (
    choice,
    other,
    part,
    village_cost,
    with_foes,
    with_village_cost,
    with_villages,
)
from sandtable.games.bloodstones.state import State

NONE: Final = -1
DONE: Final = -1


NO_VILLAGE: Final = Refusal("BS-6.2", "refused-bs-6-2-none")
OWN_VILLAGE: Final = Refusal("BS-6.2", "refused-bs-6-2-own", with_villages)
NO_UNIT_THERE: Final = Refusal("BS-6.2", "refused-bs-no-unit-there")
CONTESTED: Final = Refusal("BS-6.11", "refused-bs-6-11-area", with_foes)
NO_VILLAGE_NEAR: Final = Refusal("BS-6.2", "refused-bs-6-2")
ALL_CONTESTED: Final = Refusal("BS-6.11", "refused-bs-6-11")
NO_TILE: Final = Refusal("BS-6.10", "refused-bs-6-10-empty")


def why_not_capture(st: State, seat: int, area: int) -> Refusal | None:
    """Why the villages of an area cannot be captured (BS-6.2, BS-6.3, BS-6.11).

    A Cutiecorn alone may capture (BS-17.19).
    """
    if not st.villages[area]:
        return NO_VILLAGE
    if st.village_of[area] == seat:
        return OWN_VILLAGE
    if not st.units[seat][area]:
        return NO_UNIT_THERE
    if not st.rules.contested_capture and st.has_foes(area, seat):
        return CONTESTED
    return None


def capture_areas(st: State, seat: int) -> list[int]:
    """The areas in which the player could capture villages."""
    return [a for a, force in enumerate(st.units[seat]) if force and why_not_capture(st, seat, a) is None]


def why_no_villages(st: State, seat: int) -> Refusal | None:
    """Why a player has no villages to capture anywhere (BS-6.2, BS-6.11)."""
    reasons = [why_not_capture(st, seat, area) for area in st.unit_areas(seat)]
    if None in reasons:
        return None
    return ALL_CONTESTED if CONTESTED in reasons else NO_VILLAGE_NEAR


def why_no_capture(st: State, seat: int) -> Refusal | None:
    """Why a player can capture nothing: no villages, or no tile to pay for one (BS-6.10)."""
    return why_no_villages(st, seat) or (None if st.hand[seat] else NO_TILE)


def capture_tiles(st: State, seat: int) -> list[int]:
    """The hand tiles, if there is a village to capture: each of them pays for any village (BS-6.10, BS-19.5)."""
    return st.hand_types(seat) if capture_areas(st, seat) else []


TILE_FIRST: Final = Refusal("BS-19.5", "refused-bs-19-5")
TILE_NOW: Final = Refusal("BS-14.30", "refused-bs-14-30-word")


def why_not_yet(st: State, seat: int, target: Target) -> Refusal:
    """Why something else is no tile to expend; an area without villages to capture is named as such."""
    return (why_not_capture(st, seat, target[1]) if target[0] == "area" else None) or TILE_FIRST


NO_TILE_WORDS: Final[Words[State]] = {NONE: lambda st, seat: TILE_NOW if asking(st, Capture).action else None}
"""Who captures by action expends a tile (BS-14.30)."""
TILE_RULE: Final = choice("tile", "BS-19.5", stranger=why_not_yet, words=NO_TILE_WORDS)


def capture_village(st: State, seat: int, area: int) -> None:
    """Take the village off the map and keep it until the end of the game (BS-6.8, BS-6.9).

    The capturing units stay where they are (BS-6.12).
    """
    st.remove_village(area)
    st.captured_villages = with_item(st.captured_villages, seat, st.captured_villages[seat] + 1)


TOO_DEAR: Final = Refusal("BS-6.5", "refused-bs-village-cost", with_village_cost)
OWN_VILLAGES: Final = Refusal("BS-6.2", "refused-bs-6-2-self")
NOT_THEIR_VILLAGE: Final = Refusal("BS-6.2", "refused-bs-6-2-pair")
OWNER_WITHOUT_VILLAGE: Final = Refusal("BS-6.2", "refused-bs-6-2-bare")
NOT_AT_OWNER: Final = Refusal("BS-6.2", "refused-bs-6-2-seat")
OWNER_CONTESTED: Final = Refusal("BS-6.11", "refused-bs-6-11-seat")
OWNER_TOO_DEAR: Final = Refusal("BS-6.5", "refused-bs-6-5-seat")
TILE_EXPENDED: Final = Refusal("BS-6.1", "refused-bs-6-1")
CAPTURE_ONE: Final = Refusal("BS-6.10", "refused-bs-6-10-word")


def why_none_of(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why no village of a player can be captured now: the reason closest to allowing a capture."""
    areas = [area for area, owner in enumerate(st.village_of) if owner == about["seat"]]
    reasons = [why_not_capture(st, seat, area) for area in areas]
    if None in reasons:
        return OWNER_TOO_DEAR
    if CONTESTED in reasons:
        return OWNER_CONTESTED
    return NOT_AT_OWNER if areas else OWNER_WITHOUT_VILLAGE


VILLAGE_RULE: Final = Rule[State](
    (part("area", "BS-19.5"), part("seat", "BS-19.5")),
    (
        Check(lambda st, seat, owner: OWN_VILLAGES if owner == seat else None, "seat"),
        Check(
            lambda st, seat, area, owner: None if st.village_of[area] == owner else NOT_THEIR_VILLAGE, "area", "seat"
        ),
        Check(why_not_capture, "area"),
        Check(lambda st, seat, area: None if village_cost(st, area) <= asking(st, Capture).pips else TOO_DEAR, "area"),
    ),
    other("BS-19.5", tile=TILE_EXPENDED),
    why_none_of,
    words={DONE: lambda st, seat: None if asking(st, Capture).taken else CAPTURE_ONE},
)


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
            (area, st.village_of[area]) for area in capture_areas(st, self.seat) if village_cost(st, area) <= self.pips
        ]

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, tuple):
            area, owner = pick
            self.pips -= village_cost(st, area)
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
