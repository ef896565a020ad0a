"""The rules of the questions within an attack: a Horn's call, ignored flags, battling back, a bonus attack (BL-9.2, BL-9.5,
BL-10.5, BL-22.6, BL-25.17).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.legality import Check, Part, Rule
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.combat.declare import (
    why_not_battle_back,
    why_not_bonus_target,
    why_not_call,
    why_not_target,
)
from sandtable.games.battlelore.combat.in_progress import clash_of
from sandtable.games.battlelore.facts import refusal
from sandtable.games.battlelore.heroes.flight import why_not_flee
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.turn.places import unit_rule

# -- units -------------------------------------------------------------------------------------------------------------


def why_not_helped_by(st: BattleState, seat: int, friend: int) -> Objection | None:
    """Why the Horn of the attacker does not call this unit (BL-22.6)."""
    unit, target = st.asked(seat).context
    found = why_not_call(st, friend, unit, target)
    if found is not None:
        return Objection(found, seat, friend, unit, target)
    found = why_not_target(st, friend, target)
    return None if found is None else Objection(found, seat, friend, target)


def why_not_struck(st: BattleState, seat: int, foe: int) -> Objection | None:
    """Why the bonus attack does not strike this unit (BL-10.5)."""
    unit = st.asked(seat).context[0]
    found = why_not_bonus_target(st, unit, foe)
    return None if found is None else Objection(found, seat, unit, foe)


HELP_RULE: Final = unit_rule("BL-22.6", why_not_helped_by)
BONUS_ATTACK: Final = unit_rule("BL-10.5", why_not_struck)

# -- flags -------------------------------------------------------------------------------------------------------------


def flag_counts(st: BattleState, seat: int) -> list[int]:
    return [*range(st.asked(seat).context[1] + 1)]


def ignorable(st: BattleState, seat: int) -> list[int]:
    return [pick for pick in st.asked(seat).options if isinstance(pick, int)]


def with_most(st: BattleState, seat: int, count: int) -> Facts:
    return {"n": ("count", max(ignorable(st, seat))), "u": ("unit", st.asked(seat).context[0])}


def with_flags(st: BattleState, seat: int, count: int) -> Facts:
    unit, flags = st.asked(seat).context
    return {"n": ("count", flags), "u": ("unit", unit)}


MUST_IGNORE: Final = refusal("BL-17.6")
TOO_MANY_FLAGS: Final = refusal("BL-9.2", with_most)
FEWER_FLAGS: Final = refusal("BL-9.2", with_flags, "rolled")


def why_not_ignored(st: BattleState, seat: int, count: int) -> Refusal | None:
    """Why a unit cannot ignore this many flags (BL-9.2, BL-17.6)."""
    if count > st.asked(seat).context[1]:
        return FEWER_FLAGS
    counts = ignorable(st, seat)
    return MUST_IGNORE if count < min(counts) else TOO_MANY_FLAGS if count > max(counts) else None


IGNORED_FLAGS: Final = Rule[BattleState](
    (Part("count", "count", flag_counts, TOO_MANY_FLAGS),), (Check(why_not_ignored, "count"),), None
)

# -- after the attack --------------------------------------------------------------------------------------------------


def why_no_back(st: BattleState, seat: int) -> Objection | None:
    """Why the unit that was attacked does not battle back (BL-9.5 to BL-9.20)."""
    clash = clash_of(st)
    assert clash is not None
    found = why_not_battle_back(st, clash)
    return None if found is None else Objection(found, seat, clash.dfn)


def why_no_flight(st: BattleState, seat: int) -> Objection | None:
    """Why it does not retreat instead (BL-25.17)."""
    clash = clash_of(st)
    assert clash is not None
    found = why_not_flee(st, clash)
    return None if found is None else Objection(found, seat, clash.dfn)


YES: Final = 1
FLEE: Final = 2
AFTER_ATTACK: Final = Rule[BattleState]((), (), None, words={YES: why_no_back, FLEE: why_no_flight})
