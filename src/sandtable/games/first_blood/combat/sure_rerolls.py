"""Re-rolls that can only help, so that the table picks up the die for its player (FB-27.16)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.games.first_blood.combat.attack import NONE, Attack
from sandtable.games.first_blood.in_force import BY_CLASH, BY_IMPACT, BY_SPELL, BY_VOLLEY
from sandtable.games.first_blood.measuring import engaged_with
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import LETHAL_DEMISE

ONCE: Final = (BY_VOLLEY, BY_CLASH, BY_IMPACT, BY_SPELL)
"""Attacks that a Regiment takes once in an Action. A Duel has rounds, and terrain may hurt at every step."""


def sure_reroll(st: State, asked: Decision) -> int | None:
    """The die that a re-roll picks up without asking, or None if there is something to decide (FB-27.16).

    All dice it can help are failed ones of one group, and the re-roll cannot be kept for another roll of the Action. Nor is
    hitting a danger, as it may be against Lethal Demise.
    """
    attack = st.stack[-1] if st.stack else None
    if asked.kind not in ("reroll_hit", "reroll_injury") or not isinstance(attack, Attack):
        return None
    dice = [die for die in asked.options if isinstance(die, int) and die != NONE]
    if len({attack.kinds[die] for die in dice}) != 1 or attack.kind not in ONCE:
        return None
    if asked.kind == "reroll_hit":
        several = attack.kind == BY_CLASH and engaged_with(st, attack.attacker) != [attack.target]
        if several or any_has(st, attack.target, LETHAL_DEMISE) or any(attack.is_hit(die) for die in dice):
            return None
    return dice[0]
