"""Refusals and their facts: the units, cards and numbers that a message names, by the letters that messages use.

v is the unit that was pointed at, u the unit that acts, w a unit in the way, x a hex, o another hex, g terrain, c a card, p a
player, n and m numbers.
"""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.engine.legality import Among, Check, Part, Predicate, Rule
from sandtable.core.engine.refusal import Facts, FindFacts, Refusal, no_facts
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.pieces import FACE_IDS


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


def card_rule(clause: str, among: Among[BattleState], why_not: Predicate) -> Rule[BattleState]:
    """The rule of a question for one card."""
    one = Refusal(clause, "refused-bl-given-card", of_card)
    return Rule((Part("card", "card", among, one),), (Check(why_not, "card"),), None)


def face_rule(clause: str) -> Rule[BattleState]:
    """The rule of a question for a die, by its face: no die shows it, or no other one besides those chosen."""

    def why_not(face: int) -> Callable[[BattleState, int], Refusal | None]:
        facts: Facts = {"f": ("face", face)}
        none = Refusal(clause, "refused-bl-13-2-face", lambda st, seat: facts)
        none_left = Refusal("BL-13.2", "refused-bl-13-2-face-left", lambda st, seat: facts)

        def why(st: BattleState, seat: int) -> Refusal | None:
            if face in st.asked(seat).options:
                return None
            return none_left if face in getattr(st.stack[-1], "chosen", ()) else none

        return why

    return Rule((), (), None, words={face: why_not(face) for face in range(len(FACE_IDS))})
