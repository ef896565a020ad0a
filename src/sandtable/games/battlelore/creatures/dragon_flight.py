"""A dragon's flight: moving hex by hex, aiming its breath, landing, and falling when it is held (BL-19.2 to BL-19.5,
BL-19.11).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.battlelore.combat.in_progress import ENDED, FALLEN, FELLED, REACTION, STOP, Moving
from sandtable.games.battlelore.combat.losses import critical_check
from sandtable.games.battlelore.combat.retreat import RETREAT_TO
from sandtable.games.battlelore.lore.windows import open_window_for, reactors
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BURNING, FLEW, HELD_FAST, MOVED
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import COUNTRYSIDE
from sandtable.games.battlelore.turn.places import can_stand, put

FLY_TO: Final = "fly_to"
BREATHE_ON: Final = "breathe_on"

MAX_BREATHS: Final = 3
"""The enemy units a dragon may target in one flight (BL-19.5)."""


def is_landing(st: BattleState, unit: int, h: int) -> bool:
    """May a flying dragon end its flight here: an empty countryside hex without landmark (BL-12.21, BL-19.3)?"""
    return (
        st.at[h] < 0 and st.ground.terrain[h] == COUNTRYSIDE and st.ground.special[h] < 0 and st.ground.overlay[h] < 0
    )


def can_fly(st: BattleState, unit: int) -> bool:
    """Can the dragon fly: neither burning, frozen nor webbed, with a hex to land in (BL-19.3, BL-19.24)?"""
    if st.tok[unit] & (BURNING | HELD_FAST):
        return False
    board = st.ground.board
    most = c.UNIT_DEFS[st.utype[unit]].fly[1]
    return any(board.distance[st.pos[unit]][h] <= most and is_landing(st, unit, h) for h in board.hexes)


def ask_flight(st: BattleState, move: Moving) -> Decision | None:
    """The next hex of a flight, or landing; over an enemy the breath may be aimed (BL-19.2 to BL-19.5)."""
    unit = move.unit
    board = st.ground.board
    over = move.last if move.last >= 0 else st.pos[unit]
    below = st.at[over]
    if move.paid and move.steps and below >= 0 and below not in move.targets and can_breathe_on(st, unit, below):
        return Decision(BREATHE_ON, st.seat_of(unit), [0, 1], "BL-19.5", (unit, below))
    least, most = c.UNIT_DEFS[st.utype[unit]].fly
    options: list[Pick] = []
    if move.steps >= least and is_landing(st, unit, over):
        options.append(STOP)
    left = most - move.steps - 1
    if left >= 0:
        places = [h for h in board.hexes if is_landing(st, unit, h)]
        near = board.neighbours[over]
        options += [n for n in near if any(board.distance[n][h] <= left for h in places)]
    return Decision(FLY_TO, st.seat_of(unit), options, "BL-19.3", (unit, move.steps))


def can_breathe_on(st: BattleState, dragon: int, target: int) -> bool:
    """May the dragon aim its breath at this enemy: not a target yet, and with a breath left (BL-19.5)?"""
    aimed = sum(1 for each, _ in st.breaths if each == dragon)
    taken = any(each == target for _, each in st.breaths)
    return aimed < MAX_BREATHS and not taken and st.owner[target] & CAMP != st.owner[dragon] & CAMP


def fly_on(st: BattleState, move: Moving, pick: int) -> None:
    """Fly over one more hex, or land (BL-19.3)."""
    unit = move.unit
    st.flags[unit] |= FLEW
    if pick == STOP:
        st.emit("lands", (unit, move.last), "BL-19.3")
        put(st, unit, move.last)
        st.flags[unit] |= MOVED
        move.at = ENDED
        return
    move.last = pick
    move.steps += 1
    move.at = REACTION
    open_window_for(st, 6, reactors(st, unit))


def fall(st: BattleState, move: Moving) -> None:
    """A dragon held or webbed in flight falls into the hex it is over and is checked (BL-19.11)."""
    unit = move.unit
    st.flags[unit] |= MOVED | FLEW
    st.emit("falls", (unit, move.last), "BL-19.11")
    critical_check(st, unit, 1, move.held - FELLED, -1)
    if st.pos[unit] < 0 or move.last == st.pos[unit]:
        return
    if can_stand(st, unit, move.last):
        put(st, unit, move.last)
    else:
        move.at = FALLEN


def crash(st: BattleState, move: Moving) -> Decision | None:
    """Above an occupied or impassable hex it retreats until it reaches an empty one (BL-19.11, BL-19.12)."""
    unit = move.unit
    rows = {move.last}
    while rows:
        rows = {n for h in rows for n in st.ground.board.retreat_steps(h, st.owner[unit] & CAMP) if n >= 0}
        free: list[Pick] = [n for n in sorted(rows) if n == st.pos[unit] or can_stand(st, unit, n)]
        if free:
            return Decision(RETREAT_TO, st.seat_of(unit), free, "BL-19.11", (unit, 1))
    move.at = ENDED  # nowhere to go: it returns to where it took off
    return None
