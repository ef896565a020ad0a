"""Why something cannot be placed or deployed, or a Specialist not used, before the first turn (chapters 15, 16, 30, 33)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.games.battlelore.call_to_arms.deployment import SCOUTS, Muster, why_not_type
from sandtable.games.battlelore.call_to_arms.effects import SpecialistPlay
from sandtable.games.battlelore.combat.declare import has_near_enemy
from sandtable.games.battlelore.presentation.ways import TAKEN, TOO_FAR, way_clauses
from sandtable.games.battlelore.presentation.why_moves import obstacles_to
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.deployment import SPECIALISTS
from sandtable.games.battlelore.tables.terrain import COMMAND_TENT, COUNTRYSIDE, ELEVATED, STRONGHOLD, TERRAIN_IDS
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.placing import PlaceMark, why_not_place

LAIRS = ("summoning_circle", "rock_pile", "forest_lair")


def why_not_mark(st: BattleState, asked: Decision, h: int) -> list[str]:
    """The clause that says where this landmark may lie (BL-15.2, BL-15.3, BL-15.19, BL-16.1, BL-29.3)."""
    frame = st.stack[-1]
    assert isinstance(frame, PlaceMark)
    if frame.kind == STRONGHOLD:
        return ["BL-15.3"]
    if frame.kind == COMMAND_TENT:
        return ["BL-15.19"]
    if TERRAIN_IDS[frame.kind] in LAIRS:
        return ["BL-16.1"]
    return [why_not_place(st, frame.holder, frame.kind, h) or asked.clause]


def why_not_deploy(st: BattleState, asked: Decision, h: int) -> list[str]:
    """Taken, kept by a Levy token, closed, or not of the row and section (BL-30.5, BL-30.7, BL-30.29, BL-33.2)."""
    if st.at[h] >= 0:
        return [TAKEN]
    muster = next(frame for frame in st.stack if isinstance(frame, Muster))
    if any(levy[1] == h for levy in muster.levies):
        return ["BL-30.29"]
    return [why_not_type(st, asked.context[0], h) or deploy_clause(st, muster)]


def deploy_clause(st: BattleState, muster: Muster) -> str:
    """The clause that names the row: of a Guard, of the Scouts, of the Reserve (BL-30.5, BL-30.14, BL-33.2, BL-33.5)."""
    section = muster.jobs[0][3]
    if section == SCOUTS:
        return "BL-33.2"
    if section < 0:
        return "BL-33.5" if st.rules.epic else "BL-30.14" if muster.organised(st) else "BL-30.7"
    return "BL-33.4" if st.rules.epic else "BL-30.5"


FIGURE_CLAUSE: Final = {"horn": "BL-22.6", "spotter": "BL-20.14", "goblin_drum": "BL-22.5"}
"""By which clause a troop can have a musician or a Spotter."""


def special_op(st: BattleState) -> tuple[SpecialistPlay, str]:
    frame = st.stack[-1]
    assert isinstance(frame, SpecialistPlay)
    return frame, SPECIALISTS[frame.card].effects[frame.effect].op


def why_not_special_unit(st: BattleState, asked: Decision, unit: int) -> list[str]:
    """What a Specialist asks of a unit (BL-20.14, BL-22.6, BL-30.19, BL-30.20, BL-30.23 to BL-30.26)."""
    play, op = special_op(st)
    if st.owner[unit] != play.holder:
        return [asked.clause]
    if op == "free_moves":
        return ["BL-30.23"]
    if op == "swap_units" and st.utype[unit] >= c.FIRST_CREATURE:
        return ["BL-30.24"]
    if op == "move_reserve_unit":
        return ["BL-30.26"]
    if op == "add_figures":
        return ["BL-30.25"]
    effect = SPECIALISTS[play.card].effects[play.effect]
    if op == "attach" and unit not in play.used:
        return [FIGURE_CLAUSE[effect.word("attachment")]]
    stakes = op == "place_overlay" and unit not in play.used and effect.word("overlay") == "stakes"
    stakes = stakes and fits_filter(st, unit, effect.word("host"))
    if stakes and st.ground.terrain[st.pos[unit]] not in (COUNTRYSIDE, ELEVATED):
        return ["BL-30.20"]
    return [asked.clause]


def why_not_special_hex(st: BattleState, asked: Decision, h: int) -> list[str]:
    """Where an extra move, a Vantage Point or a new unit cannot go (BL-30.22, BL-30.23, BL-30.26)."""
    play, op = special_op(st)
    if st.at[h] >= 0 and not (op == "free_moves" and st.at[h] == play.unit):
        return [TAKEN]
    if op == "free_moves":
        if h == st.pos[play.unit]:
            return [TOO_FAR]
        blocked = way_clauses(obstacles_to(st, play.unit, h))
        return blocked or [asked.clause if has_near_enemy(st, play.unit, h) else "BL-20.15"]
    if op == "move_reserve_unit":
        return [asked.clause]
    return [why_not_type(st, play.unit, h) or asked.clause]
