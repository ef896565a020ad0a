"""Which of its sentences a clause speaks that forbids for one of several causes: the cause that holds in the position.

Each function gives the end of the message's name, "" for the common sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.kinds import ASKED
from sandtable.games.bloodstones.actions import Pay
from sandtable.games.bloodstones.aftermath import Aftermath
from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.capture import Capture
from sandtable.games.bloodstones.construct import Construct
from sandtable.games.bloodstones.movement import Move
from sandtable.games.bloodstones.setup import PLACE, Setup, StartingForce, citadel_gap, placement_order, why_not_citadel
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.factions import CAPTURES_BY_ACTION, RETURNS, WITHDRAWS_BY_SEA
from sandtable.games.bloodstones.tables.figures import CITADEL_DISTANCE
from sandtable.games.bloodstones.tables.terrain import MOUNTAIN
from sandtable.games.bloodstones.tables.units import CASTLE, CITADEL, FORTRESS, SHIPS
from sandtable.games.bloodstones.turn import Turn

PAIR: Final = "pair"
"""The sentence about two things together."""


def of_capture(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """No village there or of this player, an own one, or no unit (BS-6.2)."""
    if part == "seat" and value == seat:
        return "self"
    if part == "seat":
        return PAIR if "area" in chosen else "" if value in st.village_of else "bare"
    if part != "area":
        return of_passed(st, seat, part, value, chosen)
    if chosen.get("seat", st.village_of[value]) != st.village_of[value]:
        return PAIR
    if not st.villages[value]:
        return "none"
    return "own" if st.village_of[value] == seat else "alone"


def of_passed(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """The phase is over in which villages are captured (BS-6.2, BS-6.11)."""
    by_phase = part == ASKED and st.faction[seat] not in CAPTURES_BY_ACTION
    return "passed" if by_phase and any(isinstance(frame, Turn) for frame in st.stack) else ""


def of_battle(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Units of one side alone, or not of this opponent (BS-10.1)."""
    if part == "seat":
        return "self" if value == seat else PAIR if "area" in chosen else ""
    if part != "area":
        return ""
    if not st.units[seat][value]:
        return "alone"
    return PAIR if st.has_foes(value, seat) else "quiet"


def of_start(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Terrain, a citadel near by, or pieces there (BS-4.29)."""
    if part != "area":
        return ""
    if why_not_citadel(st, value) == "BS-4.15":
        return "terrain"
    return "near" if citadel_gap(st, value) < CITADEL_DISTANCE else "taken"


def of_ships(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """A ship on land (BS-4.25, BS-8.7, BS-14.25)."""
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


def of_cavalry(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Too little cavalry, and by sea, as Corsairs may, there is nowhere to go (BS-10.9, BS-10.12)."""
    battle = next(frame for frame in st.stack if isinstance(frame, Battle))
    return "sea" if st.faction[battle.defender] in WITHDRAWS_BY_SEA else ""


def of_stand(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Which of the units that nobody withdraws with take part (BS-10.8)."""
    battle = next(frame for frame in st.stack if isinstance(frame, Battle))
    return forts({*st.units[battle.defender][battle.area]} & FORTRESS)


def of_hand(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """An empty hand, or tiles with too few pips (BS-6.10)."""
    return "" if part in ("tile", "word") or st.hand[seat] else "empty"


def of_starting_tiles(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """No tile fit for the area at all, or none that the Build Points pay for (BS-4.21)."""
    frame = st.stack[-1]
    if part != "area" or not isinstance(frame, StartingForce) or frame.site < 0:
        return ""
    at_sea, cost = st.is_sea(value), st.faction_of(seat).cost
    if any((tile in SHIPS) == at_sea and cost[tile] >= 0 for tile in frame.tiles(st)):
        return ""
    return "no-ship" if at_sea else "no-unit"


def of_strife(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Nobody fights, or the battle is not decided (BS-10.6, BS-10.19, BS-10.45, BS-10.46)."""
    if part != ASKED:
        return ""
    frames = [type(frame) for frame in st.stack]
    if Battle not in frames and Aftermath not in frames:
        return "peace"
    return "open" if Aftermath not in frames else ""


def of_withdrawal(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """No battle, the attacker, or too late (BS-10.6)."""
    battle = next((frame for frame in st.stack if isinstance(frame, Battle)), None)
    return "peace" if battle is None else "attacker" if battle.attacker == seat else "late"


def of_substitute(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """No battle, no tiles drawn, or the other's go (BS-10.19)."""
    if part != ASKED:
        return ""
    if any(asked.kind == "withdraw" for asked in st.open_questions()):
        return "early"
    return "" if any(isinstance(frame, Battle) for frame in st.stack) else "peace"


def of_raising(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Others than the Necromancers, no battle won with one, or another area than that of the battle (BS-14.19)."""
    if part != ASKED:
        return part
    after = next((frame for frame in st.stack if isinstance(frame, Aftermath)), None)
    if not st.faction_of(seat).undead:
        return "others"
    if after is None:
        return of_strife(st, seat, part, value, chosen)
    return "lost" if after.loser == seat else "later" if after.raises else "without"


def of_aftermath(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Before the casualty the retreat is still to come (BS-10.48)."""
    return "later" if any(asked.kind == "casualty" for asked in st.open_questions()) else ""


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


def of_setup(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Set-up is over, the own one is done or has begun, or others come first (BS-4.14, BS-4.28)."""
    if st.round:
        return "over"
    frame = st.stack[-1]
    if isinstance(frame, StartingForce) and frame.seat == seat:
        return "begun"
    setup = next((frame for frame in st.stack if isinstance(frame, Setup)), None)
    placing = setup is not None and setup.at == PLACE
    return "done" if placing and setup is not None and seat in placement_order(st)[: setup.i] else ""


def of_choosing(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """All factions are chosen, or one's own is (BS-4.8)."""
    return "" if NOBODY in st.faction else "over"


def of_coming_back(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """Others than the Chaos Horde, or one with units on the map (BS-15.5)."""
    if part != ASKED:
        return ""
    return "units" if st.faction[seat] in RETURNS else "others"


def of_return(st: State, seat: int, part: str, value: int, chosen: dict[str, int]) -> str:
    """The terrain, for the tile that is chosen or for those in hand (BS-15.7)."""
    if part != "area":
        return ""
    if "tile" in chosen:
        return "land" if chosen["tile"] in SHIPS else "terrain"
    return "no-ship" if st.is_sea(value) else "no-unit" if st.rules.terrain[value] != MOUNTAIN else "terrain"


CLOSER: Final[dict[str, Callable[[State, int, str, int, dict[str, int]], str]]] = {
    "BS-4.8": of_choosing,
    "BS-4.14": of_setup,
    "BS-4.21": of_starting_tiles,
    "BS-4.25": of_ships,
    "BS-4.28": of_setup,
    "BS-4.29": of_start,
    "BS-6.2": of_capture,
    "BS-6.10": of_hand,
    "BS-6.11": of_passed,
    "BS-7.2": of_steps,
    "BS-7.3": of_reach,
    "BS-8.5": of_build_tiles,
    "BS-8.7": of_ships,
    "BS-9.2": of_way,
    "BS-9.8": of_pips,
    "BS-9.12": of_fortress,
    "BS-10.1": of_battle,
    "BS-10.6": of_withdrawal,
    "BS-10.8": of_stand,
    "BS-10.9": of_cavalry,
    "BS-10.19": of_substitute,
    "BS-10.45": of_strife,
    "BS-10.46": of_strife,
    "BS-10.48": of_aftermath,
    "BS-14.19": of_raising,
    "BS-14.25": of_ships,
    "BS-15.5": of_coming_back,
    "BS-15.7": of_return,
    "BS-19.5": of_tile_spent,
    "BS-19.8": of_payment,
    "BS-19.9": of_move,
    "BS-19.16": of_tile_spent,
}
"""Clauses that forbid for one of several causes: the sentence of the one that holds, "" for the common one."""
