"""A dragon's flight: moving hex by hex, aiming its breath, landing, and falling when it is held (BL-19.2 to BL-19.5,
BL-19.11).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.combat.in_progress import ENDED, FALLEN, FELLED, REACTION, STOP, Moving
from sandtable.games.battlelore.combat.losses import critical_check
from sandtable.games.battlelore.combat.retreat import RETREAT_TO
from sandtable.games.battlelore.lore.windows import open_window_for, reactors
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BURNING, FLEW, FROZEN, HELD_FAST, MOVED, WEBBED
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import COUNTRYSIDE
from sandtable.games.battlelore.turn.places import can_stand, of_ground, put, taken_by
from sandtable.games.battlelore.turn.ways import NOT_NEXT

FLY_TO: Final = "fly_to"
BREATHE_ON: Final = "breathe_on"

MAX_BREATHS: Final = 3
"""The enemy units a dragon may target in one flight (BL-19.5)."""


ONLY_DRAGONS_FLY: Final = Refusal("BL-19.2", "refused-bl-19-2-only")
BURNS: Final = Refusal("BL-19.24", "refused-bl-19-24")
IN_WEB: Final = Refusal("BL-19.24", "refused-bl-19-24-web")
IS_FROZEN: Final = Refusal("BL-19.24", "refused-bl-19-24-frost")
NOWHERE_TO_LAND: Final = Refusal("BL-19.3", "refused-bl-19-3-nowhere")
BREATH_COSTS_LORE: Final = Refusal("BL-19.4", "refused-bl-19-4", lambda st, unit: breath_price(st, unit))
TOO_FAR_TO_FLY: Final = Refusal("BL-19.2", "refused-bl-19-2", lambda st, left, h: {"n": ("count", left)})
TOO_EARLY_TO_LAND: Final = Refusal("BL-19.2", "refused-bl-19-2-word")
LAND_BY_BUTTON: Final = Refusal("BL-19.3", "refused-bl-19-3-land")
NO_LANDING_BEYOND: Final = Refusal("BL-19.3", "refused-bl-19-3-beyond")
TOOK_OFF_HERE: Final = Refusal("BL-19.3", "refused-bl-19-3-start", of_ground)
LANDING_TAKEN: Final = taken_by("BL-19.3")
NO_OPEN_COUNTRY: Final = Refusal("BL-19.3", "refused-bl-19-3", of_ground)
NOT_WHERE_IT_FALLS: Final = Refusal("BL-19.11", "refused-bl-19-12-fall")


def breath_price(st: BattleState, unit: int) -> Facts:
    price = c.UNIT_DEFS[st.utype[unit]].breath_cost
    return {"m": ("count", price), "n": ("count", st.tokens[st.holder_of(unit)])}


def why_not_land_in(st: BattleState, unit: int, h: int) -> Refusal | None:
    """Why a dragon cannot end its flight here: it needs an empty countryside hex without landmark (BL-12.21, BL-19.3)."""
    if st.at[h] >= 0:
        return TOOK_OFF_HERE if st.at[h] == unit else LANDING_TAKEN
    ground = st.ground
    plain = ground.terrain[h] == COUNTRYSIDE and ground.special[h] < 0 and ground.overlay[h] < 0
    return None if plain else NO_OPEN_COUNTRY


def can_land_within(st: BattleState, unit: int, h: int, far: int) -> bool:
    """Is there a hex to land in so near to this one?"""
    away = st.ground.board.distance[h]
    for n in st.ground.board.hexes:
        if away[n] > far:
            continue  # most hexes, without the cost of a generator
        if why_not_land_in(st, unit, n) is None:
            return True
    return False


def why_not_fly(st: BattleState, unit: int) -> Refusal | None:
    """A dragon flies unless it burns, is frozen or webbed, or has no hex to land in (BL-19.2, BL-19.3, BL-19.24)."""
    unit_def = c.UNIT_DEFS[st.utype[unit]]
    if not unit_def.dragon:
        return ONLY_DRAGONS_FLY
    tok = st.tok[unit]
    if tok & (BURNING | HELD_FAST):
        return IN_WEB if tok & WEBBED else IS_FROZEN if tok & FROZEN else BURNS
    return None if can_land_within(st, unit, st.pos[unit], unit_def.fly[1]) else NOWHERE_TO_LAND


def why_not_fly_with_breath(st: BattleState, unit: int) -> Refusal | None:
    """The breath costs Lore (BL-19.4)."""
    reason = why_not_fly(st, unit)
    if reason is not None:
        return reason
    paid = st.rules.lore and st.tokens[st.holder_of(unit)] >= c.UNIT_DEFS[st.utype[unit]].breath_cost
    return None if paid else BREATH_COSTS_LORE


def over_hex(st: BattleState, move: Moving) -> int:
    """The hex that a dragon flies over."""
    return move.last if move.last >= 0 else st.pos[move.unit]


def why_not_fly_over(st: BattleState, move: Moving, h: int) -> Objection | None:
    """Why this is not the next hex of a flight (BL-19.2, BL-19.3)."""
    unit, over = move.unit, over_hex(st, move)
    left = c.UNIT_DEFS[st.utype[unit]].fly[1] - move.steps
    far = st.ground.board.distance[over][h]
    if not far:
        return why_not_land(st, move) or Objection(LAND_BY_BUTTON)
    if far > left:
        return Objection(TOO_FAR_TO_FLY, left, h)
    reason = why_not_land_in(st, unit, h)
    if far > 1:
        return Objection(NOT_NEXT, h, over) if reason is None else Objection(reason, h)
    if can_land_within(st, unit, h, left - 1):
        return None
    return Objection(NO_LANDING_BEYOND if reason is None or left > 1 else reason, h)


def why_not_land(st: BattleState, move: Moving) -> Objection | None:
    """Why a flight cannot end now: it is too short, or the hex below is no landing (BL-19.2, BL-19.3)."""
    over = over_hex(st, move)
    if move.steps < c.UNIT_DEFS[st.utype[move.unit]].fly[0]:
        return Objection(TOO_EARLY_TO_LAND)
    reason = why_not_land_in(st, move.unit, over)
    return None if reason is None else Objection(reason, over)


def ask_flight(st: BattleState, move: Moving) -> Decision | None:
    """The next hex of a flight, or landing; over an enemy the breath may be aimed (BL-19.2 to BL-19.5)."""
    unit = move.unit
    over = over_hex(st, move)
    below = st.at[over]
    if move.paid and move.steps and below >= 0 and below not in move.targets and can_breathe_on(st, unit, below):
        return Decision(BREATHE_ON, st.seat_of(unit), [0, 1], "BL-19.5", (unit, below))
    options: list[Pick] = [STOP] if why_not_land(st, move) is None else []
    options += [n for n in st.ground.board.neighbours[over] if why_not_fly_over(st, move, n) is None]
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
    free: list[Pick] = [*crash_hexes(st, move)]
    if free:
        return Decision(RETREAT_TO, st.seat_of(move.unit), free, "BL-19.11", (move.unit, 1))
    move.at = ENDED  # nowhere to go: it returns to where it took off
    return None


def crash_hexes(st: BattleState, move: Moving) -> list[int]:
    """The nearest row of retreat with free hexes, from the hex below the dragon."""
    rows = {move.last}
    while rows:
        rows = {n for h in rows for n in st.ground.board.retreat_steps(h, st.owner[move.unit] & CAMP) if n >= 0}
        free = [n for n in sorted(rows) if n == st.pos[move.unit] or can_stand(st, move.unit, n)]
        if free:
            return free
    return []


def why_not_crash_in(st: BattleState, move: Moving, h: int) -> Refusal | None:
    return None if h in crash_hexes(st, move) else NOT_WHERE_IT_FALLS
