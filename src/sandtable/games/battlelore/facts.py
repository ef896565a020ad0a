"""Refusals and their facts: the units, cards and numbers that a message names, by the letters that messages use.

v is the unit that was pointed at, u the unit that acts, w a unit in the way, x a hex, o another hex, g terrain, c a card, p a
player, n and m numbers.
"""

from __future__ import annotations

from sandtable.core.engine.refusal import Facts, FindFacts, Refusal, no_facts
from sandtable.games.battlelore.state import BattleState


def refusal(clause: str, facts: FindFacts = no_facts, variant: str = "") -> Refusal:
    """A refusal whose message is named after its clause, and a variant if the clause forbids several things."""
    key = clause.removeprefix("BL-").replace(".", "-")
    return Refusal(clause, f"refused-bl-{key}-{variant}" if variant else f"refused-bl-{key}", facts)


def of_v(st: BattleState, seat: int, unit: int, *others: int) -> Facts:
    return {"v": ("unit", unit)}


def of_u(st: BattleState, seat: int, unit: int, *others: int) -> Facts:
    return {"u": ("unit", unit)}


def of_both(st: BattleState, seat: int, unit: int, target: int, *others: int) -> Facts:
    return {"u": ("unit", unit), "v": ("unit", target)}


def of_target(st: BattleState, seat: int, unit: int, target: int, *others: int) -> Facts:
    return {"v": ("unit", target)}


def of_card(st: BattleState, seat: int, card: int, *others: int) -> Facts:
    return {"c": ("card", card)}


def chosen(clause: str) -> Refusal:
    """For a question that asks for one unit: another one is chosen."""
    return Refusal(clause, "refused-bl-given", of_v)


def ground_in(st: BattleState, h: int) -> int:
    """What lies in a hex, the uppermost: a landmark, an overlay, or the terrain."""
    kinds = (st.ground.special[h], st.ground.overlay[h], st.ground.terrain[h])
    return next(kind for kind in kinds if kind >= 0)
