"""How a unit may move besides walking: in flight, through the secret passage, off the board (BL-5.13, BL-11.11, BL-15.15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.battlelore.combat.in_progress import FLY, FLY_WITH_BREATH, LEAVE, PASSAGE, WALK, Moving
from sandtable.games.battlelore.creatures.dragon_flight import why_not_fly, why_not_fly_with_breath
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import STARTED_HERE
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.landmarks import why_not_exit, why_not_travel
from sandtable.games.battlelore.turn.places import hex_rule

WAY_CLAUSES: Final[dict[Pick, str]] = {FLY: "BL-19.2", PASSAGE: "BL-15.15", LEAVE: "BL-11.11"}
"""The clause that gives a unit each of these ways."""


def ways_to_move(st: BattleState, unit: int) -> list[Pick]:
    """The ways an ordered unit may move: on foot, in flight, through the secret passage, off the board."""
    ways: list[Pick] = [WALK]
    if c.UNIT_DEFS[st.utype[unit]].dragon:
        ways += [FLY] if why_not_fly(st, unit) is None else []
        ways += [FLY_WITH_BREATH] if why_not_fly_with_breath(st, unit) is None else []
    if why_not_travel(st, unit) is None:
        ways.append(PASSAGE)
    if exit_rule(st, unit) >= 0:
        ways.append(LEAVE)
    return ways


def exit_rule(st: BattleState, unit: int) -> int:
    """The special rule by which a troop that began the turn on an exit hex may leave the board, or -1 (BL-11.11)."""
    for number, rule in enumerate(st.rules.adventure.rules):
        if (
            rule.type == "exit"
            and rule.camp == st.owner[unit] & CAMP
            and st.pos[unit] in rule.hexes
            and st.flags[unit] & STARTED_HERE
            and st.rule_count[number] < rule.limit
            and st.utype[unit] < c.FIRST_CREATURE
        ):
            return number
    return -1


NO_EXIT: Final = Refusal("BL-11.11", "refused-bl-11-11")


def moving(st: BattleState) -> Moving:
    return asking(st, Moving)


def of_moving(why_not: Callable[[BattleState, int], Refusal | None]) -> Callable[[BattleState, int], Objection | None]:
    """The predicate of a fixed answer, from a predicate about the unit that moves."""

    def predicate(st: BattleState, seat: int) -> Objection | None:
        unit = moving(st).unit
        refusal = why_not(st, unit)
        return None if refusal is None else Objection(refusal, unit)

    return predicate


WAY_RULE: Final = Rule[BattleState](
    (),
    (),
    None,
    words={
        FLY: of_moving(why_not_fly),
        FLY_WITH_BREATH: of_moving(why_not_fly_with_breath),
        PASSAGE: of_moving(why_not_travel),
        LEAVE: of_moving(lambda st, unit: NO_EXIT if exit_rule(st, unit) < 0 else None),
    },
)
EXIT_RULE: Final = hex_rule("BL-15.16", lambda st, seat, h: why_not_exit(st, moving(st).unit, h))
