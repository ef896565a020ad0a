"""Which of its sentences a clause speaks that forbids for one of several causes: the cause that holds in the position.

Each function gives the end of the message's name, "" for the common sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.bloodstones.actions import Pay
from sandtable.games.bloodstones.capture import Capture
from sandtable.games.bloodstones.construct import Construct
from sandtable.games.bloodstones.movement import Move
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.terrain import MOUNTAIN
from sandtable.games.bloodstones.tables.units import CASTLE, CITADEL, SHIPS

PAIR: Final = "pair"
"""The sentence about two things together."""


def of_capture(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """No village there or of this player, an own one, or no unit (BS-6.2)."""
    if part == "seat" and value == seat:
        return "self"
    if part == "seat":
        return PAIR if "area" in chosen else "" if value in st.village_of else "bare"
    if part != "area":
        return ""
    if chosen.get("seat", st.village_of[value]) != st.village_of[value]:
        return PAIR
    if not st.villages[value]:
        return "none"
    return "own" if st.village_of[value] == seat else "alone"


def of_battle(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Units of one side alone, or not of this opponent (BS-10.1)."""
    if part == "seat":
        return "self" if value == seat else PAIR if "area" in chosen else ""
    if part != "area":
        return ""
    if not st.units[seat][value]:
        return "alone"
    return PAIR if st.has_foes(value, seat) else "quiet"


def of_ships(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """A ship on land (BS-8.7, BS-14.25)."""
    return "land" if part == "area" and not st.is_sea(value) else ""


def of_steps(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """So many steps left, but not in this area (BS-7.2)."""
    return PAIR if part == "count" and "area" in chosen else ""


def of_reach(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Not from the area that is chosen, or this area itself (BS-7.3)."""
    if "area" not in chosen:
        return ""
    return "here" if chosen["area"] == value else PAIR


def forts(units: set[int]) -> str:
    """Which of the units that never move are among these."""
    return "both" if {CITADEL, CASTLE} <= units else "citadel" if CITADEL in units else "castle"


def of_fortress(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Which of the units that never move it is, or are there, or are all there is (BS-9.12)."""
    if part == "unit":
        return f"unit-{forts({value})}"
    if part == "area":
        return forts(set(st.units[seat][value]))
    return f"all-{forts({unit for force in st.units[seat] for unit in force})}"


def of_hand(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """An empty hand, or tiles with too few pips (BS-6.10)."""
    return "" if part in ("tile", "word") or st.hand[seat] else "empty"


def of_move(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Which part of a step is asked for, and whether this kind of unit was asked for already (BS-19.9)."""
    frame = st.stack[-1]
    if not isinstance(frame, Move):
        return ""
    if part == "unit" and frame.kinds:
        return "unit" if value in frame.kinds else "unit-done"
    return "from" if frame.start < 0 else "to" if frame.end < 0 else "units" if frame.kinds else ""


def of_way(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Where the units are already (BS-9.2)."""
    frame = st.stack[-1]
    return "here" if isinstance(frame, Move) and part == "area" and frame.start == value else ""


def of_pips(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """An empty hand, or too few pips in it (BS-9.8)."""
    return "" if part in ("area", "count", "tile") or st.hand[seat] else "empty"


def of_build_tiles(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """What the hand lacks for an area (BS-8.5)."""
    return "" if part != "area" else "no-ship" if st.is_sea(value) else "no-unit"


def of_tile_spent(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """The tile is expended, the villages are asked for (BS-19.5, BS-19.16)."""
    frame = st.stack[-1]
    return "spent" if isinstance(frame, Capture | Construct) and frame.tile != NOBODY else ""


def of_payment(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """The unit is placed, its cost is asked for (BS-19.8)."""
    return "pay" if isinstance(st.stack[-1], Pay) else ""


def of_return(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """The terrain, for the tile that is chosen or for those in hand (BS-15.7)."""
    if part != "area":
        return ""
    if "tile" in chosen:
        return "land" if chosen["tile"] in SHIPS else "terrain"
    return "no-ship" if st.is_sea(value) else "no-unit" if st.rules.terrain[value] != MOUNTAIN else "terrain"


CLOSER: Final[dict[str, Callable[[State, int, str, int, dict[str, int]], str]]] = {
    "BS-6.2": of_capture,
    "BS-6.10": of_hand,
    "BS-7.2": of_steps,
    "BS-7.3": of_reach,
    "BS-8.5": of_build_tiles,
    "BS-8.7": of_ships,
    "BS-9.2": of_way,
    "BS-9.8": of_pips,
    "BS-9.12": of_fortress,
    "BS-10.1": of_battle,
    "BS-14.25": of_ships,
    "BS-15.7": of_return,
    "BS-19.5": of_tile_spent,
    "BS-19.8": of_payment,
    "BS-19.9": of_move,
    "BS-19.16": of_tile_spent,
}
"""Clauses that forbid for one of several causes: the sentence of the one that holds, "" for the common one."""
