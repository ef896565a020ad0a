"""Why a unit cannot move, go to a hex, or move in another way: walk, fly, flee, pursue (chapters 5, 8, 19, 24, 25)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.games.battlelore.combat.in_progress import FLY, FLY_WITH_BREATH, LEAVE, PASSAGE, Moving, moving_of
from sandtable.games.battlelore.combat.retreat import why_not_retreat_to
from sandtable.games.battlelore.creatures.dragon_flight import is_landing
from sandtable.games.battlelore.heroes.champions import OFF_BOARD, STAY, Flight, champion_far
from sandtable.games.battlelore.heroes.in_play import is_friendly_to, place_of
from sandtable.games.battlelore.heroes.moves import HeroMove
from sandtable.games.battlelore.lore.frames import FallBack
from sandtable.games.battlelore.presentation.ways import (
    BURNS,
    CLIFF_SIDE,
    TAKEN,
    TOO_FAR,
    Obstacle,
    champion_obstacles,
    step_obstacles,
    stop_clause,
    unburnt,
    walk_obstacles,
    way_clauses,
)
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BURNING, HELD_FAST
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import MOVE_FREE, ROGUES_DEN
from sandtable.games.battlelore.turn.landmarks import passage_exits
from sandtable.games.battlelore.turn.lasting import is_switched_off
from sandtable.games.battlelore.turn.movement import acting_seats, exit_rule
from sandtable.games.battlelore.turn.places import can_stand, stop_of, why_not_stand
from sandtable.games.battlelore.turn.reach import allowance, can_join, drift_left, why_not_move

LAND: Final = -1
STOP: Final = -1


def why_not_move_unit(st: BattleState, asked: Decision, unit: int) -> list[str]:
    """It has no order, has moved, is held, or another player leads it (BL-4.5, BL-5.1, BL-29.23)."""
    if st.owner[unit] & CAMP != st.active & CAMP:
        return ["BL-4.5"]
    reason = why_not_move(st, unit)
    if reason is not None:
        return [reason]
    return ["BL-29.23" if st.seat_of(unit) != asked.seat and len(acting_seats(st)) > 1 else asked.clause]


def why_not_move_to(st: BattleState, asked: Decision, h: int) -> list[str]:
    """Taken, closed to it, too far, or with something on the way."""
    return way_clauses(obstacles_to(st, asked.context[0], h)) or ["BL-20.15"]


def obstacles_to(st: BattleState, unit: int, h: int) -> list[Obstacle]:
    """What keeps a unit from moving to a hex; nothing if only the end of a rush does (BL-20.15)."""
    if st.at[h] >= 0 and st.at[h] != unit and not can_join(st, unit, st.at[h]):
        return [(TAKEN, h)]
    reason = why_not_stand(st, unit, h)
    if reason is not None:
        return [(reason, h)]
    if c.UNIT_DEFS[st.utype[unit]].lore_move:
        return drift_obstacles(st, unit, h)
    return walk_obstacles(st, unit, h)


def drift_obstacles(st: BattleState, unit: int, h: int) -> list[Obstacle]:
    """An Elemental goes as far as its owner pays, and around units (BL-18.13)."""
    far = st.ground.board.distance[st.pos[unit]][h]
    if far <= drift_left(st, unit, 0):
        return [(TAKEN, h)]
    if st.tok[unit] & BURNING and far <= drift_left(unburnt(st, unit), unit, 0):
        return [(BURNS, h)]
    return [("BL-18.13", h)]


def why_not_step(st: BattleState, asked: Decision, h: int) -> list[str]:
    """The next hex of a move that goes hex by hex."""
    unit, steps = asked.context
    here = st.pos[unit]
    if h not in st.ground.board.neighbours[here]:
        return [TOO_FAR]
    if st.at[h] >= 0 and not can_join(st, unit, st.at[h]):
        return [TAKEN]
    elemental = bool(c.UNIT_DEFS[st.utype[unit]].lore_move)
    reason = why_not_stand(st, unit, h)
    if reason is not None and not elemental:
        return [reason]
    if elemental:
        short = drift_left(st, unit, steps) < 1 <= drift_left(unburnt(st, unit), unit, steps)
        return [BURNS if short else "BL-18.13"]
    if h not in st.ground.near[here]:
        return [CLIFF_SIDE]
    if steps and stop_of(st, unit, here) != MOVE_FREE:
        return [stop_clause(st, unit, here)]
    if st.tok[unit] & BURNING and steps < max(allowance(unburnt(st, unit), unit)):
        return [BURNS]
    return ["BL-20.15" if steps < max(allowance(st, unit)) else TOO_FAR]


def why_not_halt(st: BattleState, asked: Decision, word: int) -> list[str]:
    """An Elemental cannot end its move over closed ground (BL-18.13)."""
    return ["BL-18.13"]


# -- Heroes ------------------------------------------------------------------------------------------------------------


def why_not_hero_to(st: BattleState, asked: Decision, h: int) -> list[str]:
    """Closed ground, a unit he cannot join, too far, or something on the way (BL-24.10 to BL-24.14)."""
    hero = asked.context[0]
    return way_clauses(hero_obstacles(st, hero, place_of(st, hero), h, champion_far(st, hero)))


def hero_obstacles(st: BattleState, hero: int, start: int, h: int, most: int) -> list[Obstacle]:
    reason = why_not_stand(st, hero, h)
    if reason is not None:
        return [(reason, h)]
    if st.at[h] >= 0 and st.at[h] != hero and not is_friendly_to(st, hero, st.at[h]):
        return [("BL-24.11", h)]
    return champion_obstacles(st, hero, start, h, most) or [("BL-24.11", h)]


def why_not_hero_step(st: BattleState, asked: Decision, h: int) -> list[str]:
    hero, steps = asked.context
    frame = st.stack[-1]
    assert isinstance(frame, HeroMove)
    here = frame.here(st)
    if h not in st.ground.board.neighbours[here]:
        return [TOO_FAR]
    if st.at[h] == hero:
        return ["BL-24.17"]
    reason = why_not_stand(st, hero, h)
    if reason is not None:
        return [reason]
    if steps and stop_of(st, hero, here) != MOVE_FREE:
        return [stop_clause(st, hero, here)]
    left = champion_far(st, hero) - steps
    if left < 1:
        return [BURNS if st.tok[hero] & BURNING and champion_far(unburnt(st, hero), hero) > steps else "BL-24.10"]
    blocked = champion_obstacles(st, hero, here, h, left)
    if blocked:
        return way_clauses(blocked)
    return ["BL-24.14" if stop_of(st, hero, h) != MOVE_FREE else "BL-24.11"]


def why_not_hero_halt(st: BattleState, asked: Decision, word: int) -> list[str]:
    return ["BL-24.11"]


def why_not_hero_at(st: BattleState, asked: Decision, h: int) -> list[str]:
    """Nobody of his own is there, a creature, a troop of the other kind, or one that has a Leader (BL-23.9, BL-23.12)."""
    troop = st.at[h]
    if troop >= 0 and st.rules.seats[st.owner[troop]] != asked.seat and st.owner[troop] & CAMP == asked.seat & CAMP:
        return ["BL-31.14"]
    if troop >= 0 and st.rules.seats[st.owner[troop]] == asked.seat and st.leader[troop] >= 0:
        return ["BL-23.12"]
    return ["BL-23.9"]


def why_not_flee_to(st: BattleState, asked: Decision, h: int) -> list[str]:
    """A Champion flees toward his own side, through anybody, and must be able to end (BL-25.15, BL-25.16)."""
    flight = st.stack[-1]
    assert isinstance(flight, Flight)
    hero = flight.hero
    here = flight.over if flight.over >= 0 else st.pos[hero]
    if h not in st.ground.board.retreat_steps(here, st.owner[hero] & CAMP):
        return ["BL-8.3"]
    if h not in st.ground.near[here]:
        return ["BL-8.5"]
    reason = why_not_stand(st, hero, h)
    if reason is not None:
        return [reason]
    return ["BL-25.15" if flight.steps >= flight.farthest(st) else "BL-25.16"]


def why_not_flee(st: BattleState, asked: Decision, word: int) -> list[str]:
    """To stop, to leave the board, or not to go at all (BL-25.15, BL-25.16, BL-25.21)."""
    flight = st.stack[-1]
    assert isinstance(flight, Flight)
    if word == OFF_BOARD:
        return ["BL-25.15" if flight.steps >= flight.farthest(st) else "BL-25.21"]
    if word == STAY:
        return ["BL-25.21" if flight.least and not flight.steps else "BL-25.15"]
    here = flight.over if flight.over >= 0 else st.pos[flight.hero]
    if flight.steps and not flight.can_end(st, here):
        return ["BL-25.16"]
    return ["BL-8.10" if flight.least > 1 else "BL-25.15"]


# -- dragons and other ways --------------------------------------------------------------------------------------------


def why_not_fly_to(st: BattleState, asked: Decision, h: int) -> list[str]:
    """A dragon flies hex by hex within its range, and must find a place to land (BL-19.2, BL-19.3)."""
    moving = flying(st)
    unit, over = moving.unit, over_hex(st, moving)
    far = st.ground.board.distance[over][h]
    left = c.UNIT_DEFS[st.utype[unit]].fly[1] - moving.steps
    if far > left:
        return ["BL-19.2"]
    if far == 0:
        return why_not_land(st, asked, LAND)
    return [TOO_FAR if far > 1 and is_landing(st, unit, h) else "BL-19.3"]


def why_not_land(st: BattleState, asked: Decision, word: int) -> list[str]:
    """It has not flown far enough, or is over ground or a unit (BL-19.2, BL-19.3)."""
    moving = flying(st)
    least = c.UNIT_DEFS[st.utype[moving.unit]].fly[0]
    return ["BL-19.2" if moving.steps < least else "BL-19.3"]


def flying(st: BattleState) -> Moving:
    moving = moving_of(st)
    assert moving is not None
    return moving


def over_hex(st: BattleState, moving: Moving) -> int:
    return moving.last if moving.last >= 0 else st.pos[moving.unit]


def why_not_way(st: BattleState, asked: Decision, word: int) -> list[str]:
    """Another way to move than the unit has: flight, breath, the secret passage, off the board."""
    unit = asked.context[0]
    unit_def = c.UNIT_DEFS[st.utype[unit]]
    if word in (FLY, FLY_WITH_BREATH):
        if not unit_def.dragon:
            return ["BL-19.2"]
        if st.tok[unit] & (BURNING | HELD_FAST):
            return ["BL-19.24"]
        lands = any(
            st.ground.board.distance[st.pos[unit]][h] <= unit_def.fly[1] and is_landing(st, unit, h)
            for h in st.ground.board.hexes
        )
        return ["BL-19.4" if lands else "BL-19.3"]
    if word == PASSAGE:
        return [why_not_passage(st, unit)]
    assert word == LEAVE
    assert exit_rule(st, unit) < 0
    return ["BL-11.11"]


def why_not_passage(st: BattleState, unit: int) -> str:
    """Not in a Den of its player that works, no Lore, or no exit (BL-15.15, BL-15.16)."""
    h = st.pos[unit]
    if st.ground.special[h] != ROGUES_DEN or st.ground.owner[h] != st.owner[unit]:
        return "BL-15.15"
    if is_switched_off(st, h):
        return "BL-13.21"
    if not st.tokens[st.holder_of(unit)]:
        return "BL-15.15"
    exit_ = st.passage_exit[st.owner[unit]]
    open_ = can_stand(st, unit, exit_) if exit_ >= 0 else bool(passage_exits(st, unit))
    return "BL-15.15" if open_ else "BL-15.16"


def why_not_pursue_to(st: BattleState, asked: Decision, h: int) -> list[str]:
    """One hex more, two for Hyena Riders, by the rules of a move (BL-10.4, BL-20.17)."""
    unit = asked.context[0]
    far = c.UNIT_DEFS[st.utype[unit]].pursuit
    if st.at[h] >= 0:
        return [TAKEN]
    reason = why_not_stand(st, unit, h)
    if reason is not None:
        return [reason]
    clauses = way_clauses(step_obstacles(st, unit, st.pos[unit], h, far))
    too_far = "BL-10.4" if far < 2 else "BL-20.17"
    return [too_far if clause in (TOO_FAR, BURNS) else clause for clause in clauses] or [too_far]


def why_not_portal_to(st: BattleState, asked: Decision, h: int) -> list[str]:
    unit = asked.context[0]
    if st.at[h] >= 0 and st.at[h] != unit:
        return [TAKEN]
    return [why_not_stand(st, unit, h) or asked.clause]


def why_not_fall_back(st: BattleState, asked: Decision, h: int) -> list[str]:
    """Each step is one of a retreat (BL-8.3 to BL-8.7)."""
    frame = st.stack[-1]
    assert isinstance(frame, FallBack)
    return [why_not_retreat_to(st, frame.unit, h) or asked.clause]
