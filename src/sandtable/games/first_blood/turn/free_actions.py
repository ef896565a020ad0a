"""Actions that an ability lets a Regiment take for free (content of `free_action`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.refusal import Refusal
from sandtable.games.first_blood.combat.action_end import ActionEnd
from sandtable.games.first_blood.combat.clash import clash, why_not_clash
from sandtable.games.first_blood.effect_ops import Offer, offers
from sandtable.games.first_blood.in_force import effects
from sandtable.games.first_blood.measuring import is_engaged
from sandtable.games.first_blood.movement.march.garrison import Storm, start_march
from sandtable.games.first_blood.refusals import why_engaged
from sandtable.games.first_blood.shooting.volley import NO_TARGET, Volley, why_nobody, why_not_volley
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.turn.actions import LEAVES_LATE, MOVES_ONCE

FREE_ACTIONS: Final[tuple[str, ...]] = ("clash", "volley", "march")


def clash_free(st: State, regiment: int) -> None:
    """A Clash as in an activation: abilities may be used (FB-17.49)."""
    clash(st, regiment)
    st.push(Offer(regiment, offers(st, regiment)))


def why_not_volley_free(st: State, regiment: int) -> Refusal | None:
    """Why a free Volley is not possible; a Volley is a Non-Combat Action (FB-11.11)."""
    return why_engaged(st, regiment) if is_engaged(st, regiment) else why_not_volley(st, regiment)


def volley(st: State, regiment: int) -> None:
    st.push(Volley(0, regiment))


def why_not_march(st: State, regiment: int) -> Refusal | None:
    """Why a free March is not possible: the Regiment is Engaged or in mud (FB-13.1, content of `single_move`).

    A Regiment leaves a Garrison only with a March as its first Action (FB-21.19).
    """
    if st.inside[regiment] != NOWHERE:
        return LEAVES_LATE
    if effects(st, "single_move", regiment):
        return MOVES_ONCE
    return why_engaged(st, regiment) if is_engaged(st, regiment) else None


BEGIN: Final[tuple[Callable[[State, int], None], ...]] = (clash_free, volley, start_march)
WHY_NOT: Final[tuple[Callable[[State, int], Refusal | None], ...]] = (
    why_not_clash,
    why_not_volley_free,
    why_not_march,
)


def can_free(st: State, regiment: int, action: int) -> bool:
    """Could a Regiment take this free Action?"""
    return WHY_NOT[action](st, regiment) is None


def why_not_free(st: State, regiment: int, action: int) -> Refusal | None:
    """Why a Regiment cannot take this free Action, with the cause."""
    found = WHY_NOT[action](st, regiment)
    return why_nobody(st, regiment) if found is NO_TARGET else found


def begin_free(st: State, regiment: int, action: int) -> None:
    """Begin a free Action; its losses are settled at its end, then a Garrison may be stormed (FB-7.37, FB-21.18)."""
    if FREE_ACTIONS[action] == "clash":
        st.push(Storm.of(st, regiment))
    st.push(ActionEnd.of(st, regiment))
    BEGIN[action](st, regiment)
