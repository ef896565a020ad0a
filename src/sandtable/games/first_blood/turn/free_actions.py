"""Actions that an ability lets a Regiment make for free (content of `free_action`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.first_blood.combat.clash import clash, why_not_clash
from sandtable.games.first_blood.shooting.volley import Volley, why_not_volley
from sandtable.games.first_blood.state import State

FREE_ACTIONS: Final[tuple[str, ...]] = ("clash", "volley")


def volley(st: State, regiment: int) -> None:
    st.push(Volley(0, regiment))


BEGIN: Final[tuple[Callable[[State, int], None], ...]] = (clash, volley)
WHY_NOT: Final[tuple[Callable[[State, int], str | None], ...]] = (why_not_clash, why_not_volley)


def can_free(st: State, regiment: int, action: int) -> bool:
    """Could a Regiment make this free Action?"""
    return WHY_NOT[action](st, regiment) is None


def begin_free(st: State, regiment: int, action: int) -> None:
    BEGIN[action](st, regiment)
