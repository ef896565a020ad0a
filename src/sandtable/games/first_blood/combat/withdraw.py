"""Withdraw: a roll against Resolve, its Wounds, and a move towards the player's edge (FB-16.24 to FB-16.31, FB-17.29)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.refusal import Refusal
from sandtable.games.first_blood.combat.action import ActionSteps
from sandtable.games.first_blood.combat.attack import falling
from sandtable.games.first_blood.dice import WITHDRAW, amount, is_passed, roll
from sandtable.games.first_blood.in_force import is_borne, is_present
from sandtable.games.first_blood.measuring import is_engaged
from sandtable.games.first_blood.movement.march.withdrawal import withdraw as place_models
from sandtable.games.first_blood.qualities import characteristic
from sandtable.games.first_blood.refusals import NOT_IN_CONTACT, refusal
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.tables.terms import HEAVY, RESOLVE

NO: Final = 0
YES: Final = 1
D3: Final = -3
D6: Final = -6
"""Wounds of a Clean and of a Fighting Withdrawal, in the form that `amount` reads (FB-16.26)."""


HEAVY_INSIDE: Final = refusal("FB-21.22")
IS_HEAVY: Final = refusal("FB-16.24")


def why_not_withdraw(st: State, regiment: int) -> Refusal | None:
    """Why a Withdraw is not possible: only Light and Medium Regiments in contact with an enemy may (FB-16.24, FB-21.22)."""
    if st.plan(regiment).klass == HEAVY:
        return HEAVY_INSIDE if st.inside[regiment] != NOWHERE else IS_HEAVY
    return None if is_engaged(st, regiment) else NOT_IN_CONTACT


def clean_withdraw_ability(st: State, regiment: int) -> int:
    """The number of an unused ability that makes this Withdraw a Clean one without Wounds, or -1 (FB-17.29).

    Its Character's own Regiment may use it, or one in its Commanding Presence (FB-17.45).
    """
    for number, bound in enumerate(st.rules.forces.bounds):
        if bound.effect.op != "clean_withdraw" or st.is_used(number) or not is_borne(st, bound):
            continue
        if bound.regiment == regiment or is_present(st, bound.regiment, regiment):
            return number
    return -1


@frame
class Withdraw(ActionSteps):
    """A Withdraw Action.

    Its other Action may be any Action (FB-16.31).
    """

    def steps(self) -> tuple[Callable[[Withdraw, State], Decision | None], ...]:
        return STEPS

    def ask_disciplined(self, st: State) -> Decision | None:
        number = clean_withdraw_ability(st, self.regiment)
        if number < 0:
            return None
        return Decision("disciplined", st.owner(self.regiment), [YES, NO], "FB-17.29", (self.regiment, number))

    def fight_clear(self, st: State) -> None:
        """Roll against the highest Resolve for a Clean or a Fighting Withdrawal; Wounds come before the move (FB-16.25)."""
        seat = st.owner(self.regiment)
        need = max([characteristic(st, self.regiment, model, RESOLVE) for model in st.models(self.regiment)])
        clean = is_passed(roll(st, seat, 1, WITHDRAW, "FB-16.25")[0], need)
        wounds = amount(st, seat, D3 if clean else D6, "FB-16.26")
        st.push(falling(self.regiment, wounds, cause=("withdraw", -1)))

    def place(self, st: State) -> None:
        """Place the survivors 3" away from all enemies (FB-16.27)."""
        place_models(st, self.regiment)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        self.at += 1
        if pick == YES:
            st.used.append((asked.context[1], 0))
            self.at = PLACE


STEPS: Final[tuple[Callable[[Withdraw, State], Decision | None], ...]] = (
    Withdraw.ask_disciplined,
    Withdraw.fight_clear,
    Withdraw.place,
)
PLACE: Final = STEPS.index(Withdraw.place)


def withdraw(st: State, regiment: int) -> None:
    st.push(Withdraw(0, regiment))
