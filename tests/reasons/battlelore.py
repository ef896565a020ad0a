"""Why a question of BattleLore is not asked, worked out from the ledger and the plain fields of the state.

What is no answer has lifts (`tests.reasons.battlelore_lifts`).
"""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Target
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.turn.turn import CombatPhase
from tests.reasons import battlelore_absent
from tests.reasons.battlelore_field import BATTLED, ORDERED, Look
from tests.reasons.claims import Claims, weigh_claim
from tests.reasons.judge import Verdict


def verdict(st: BattleState, seat: int, asked: Decision, target: Target, named: list[str]) -> Verdict:
    """Every refusal has a lift."""
    return Verdict.UNJUDGED


def lacks(st: BattleState, seat: int, kind: str) -> set[str]:
    """The messages about what a player lacks that are true now."""
    return no_battle(Look(st), seat) if kind == "attack" else battlelore_absent.lacks(st, seat, kind)


def no_battle(look: Look, seat: int) -> set[str]:
    """No unit of the player was ordered, or none of them has battled and a Combat phase now would offer no attack."""
    st = look.st
    if not any(type(frame).__name__ in ("CombatPhase", "DrawPhase") for frame in st.stack):
        return set()
    ordered = [unit for unit, flags in enumerate(st.flags) if flags & ORDERED]
    mine = [unit for unit in ordered if st.seat_of(unit) == seat and st.pos[unit] >= 0]
    if not mine:
        wing = [unit for unit in ordered if not st.rules.team or st.seat_of(unit) == seat]
        return set() if wing else {"refused-bl-3-4"}
    if any(st.flags[unit] & BATTLED for unit in mine):
        return set()
    clone = st.clone()
    clone.stack.append(CombatPhase())
    for unit, flags in enumerate(clone.flags):
        clone.flags[unit] = flags if unit in mine else flags & ~ORDERED
    asked = clone.stack[-1].advance(clone)
    picks = [] if asked is None else [pick for pick in asked.options if not isinstance(pick, int) and pick[1] >= 0]
    return set() if picks else {"refused-bl-idle-attack"}


def led(st: BattleState, seat: int, kind: str, named: list[str]) -> Verdict:
    """No answer leads to another kind of question."""
    return Verdict.FALSE


CLAIMS = Claims(SPEC, lacks, battlelore_absent.ranks, led, lambda st: st.turn)


def not_asked(st: BattleState, seat: int, kind: str, named: list[str]) -> Verdict:
    return weigh_claim(CLAIMS, st, seat, kind)
