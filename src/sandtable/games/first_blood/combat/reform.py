"""Combat Reform: all Models of an Engaged Regiment move up to their March into contact (FB-16.20 to FB-16.23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.refusal import Refusal
from sandtable.games.first_blood.combat.action import ActionSteps
from sandtable.games.first_blood.combat.clash import PILING_IN, Clash
from sandtable.games.first_blood.in_force import effects, is_borne
from sandtable.games.first_blood.measuring import engaged_models, engaged_with, is_engaged
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.set_down import REFORMED
from sandtable.games.first_blood.qualities import lowest
from sandtable.games.first_blood.refusals import INSIDE
from sandtable.games.first_blood.state import BROKEN, CLASHED, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import MARCH

NO: Final = 0
YES: Final = 1


def why_not_reform(st: State, regiment: int) -> Refusal | None:
    """A Regiment inside a Garrison cannot reform (FB-21.26)."""
    return INSIDE if st.inside[regiment] != NOWHERE else None


def must_reform(st: State, regiment: int) -> bool:
    """Must Combat Reform come first? More than half of the Models are not in contact (FB-16.22, FB-16.23, FB-21.16)."""
    if not is_engaged(st, regiment) or st.inside[regiment] != NOWHERE or st.has_mark(regiment, BROKEN):
        return False
    engaged = len(engaged_models(st, regiment))
    return 0 < 2 * engaged < st.count(regiment) and not effects(st, "waive_reform", regiment)


def clash_follows(st: State, regiment: int) -> bool:
    """Does an ability of a living bearer let a Clash follow a Combat Reform?"""
    return any(
        bound.effect.when == "after_combat_reform" and bound.regiment == regiment and is_borne(st, bound)
        for bound in st.rules.forces.bounds
    )


@frame
class Reform(ActionSteps):
    """A Combat Reform; an ability may let a Clash follow in the same Action, without a free Inspire (FB-16.35)."""

    def steps(self) -> tuple[Callable[[Reform, State], Decision | None], ...]:
        return STEPS

    def move(self, st: State) -> None:
        """Each Model moves to a Regiment that its own is engaged with, up to its March (FB-16.20, FB-16.21)."""
        march = lowest(st, self.regiment, MARCH)
        foes = engaged_with(st, self.regiment)
        st.push(CloseIn.of(st, self.regiment, foes, march * INCH, REFORMED))

    def ask_clash(self, st: State) -> Decision | None:
        """An Optio may let a Clash follow immediately (FB-16.35)."""
        if not clash_follows(st, self.regiment) or not is_engaged(st, self.regiment):
            return None
        return Decision("clash_too", st.owner(self.regiment), [YES, NO], "FB-16.20", (self.regiment,))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        self.at += 1
        if pick == YES:
            st.set_mark(self.regiment, CLASHED)
            st.push(Clash(PILING_IN, self.regiment, [], []))


STEPS: Final[tuple[Callable[[Reform, State], Decision | None], ...]] = (Reform.move, Reform.ask_clash)


def reform(st: State, regiment: int) -> None:
    st.push(Reform(0, regiment))
