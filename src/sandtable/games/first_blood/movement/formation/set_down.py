"""Carry out a move: put Models at their new places and log it (FB-12.1, FB-12.20)."""

from __future__ import annotations

from typing import Final

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.points import point
from sandtable.games.first_blood.state import State

MOVE_IDS: Final[tuple[str, ...]] = ("march", "entry", "charge", "pile_in", "reform", "withdraw", "collapse", "draw_in")
MARCHED: Final = 0
ENTERED: Final = 1
CHARGED: Final = 2
PILED_IN: Final = 3
REFORMED: Final = 4
WITHDREW: Final = 5
COLLAPSED: Final = 6
DRAWN_IN: Final = 7
"""How Models got to their new places."""


def set_down(st: State, model: int, x: int, y: int, floor: int = 0) -> None:
    """Put a Model at a new place."""
    st.place[model] = point(x, y)
    st.floor[model] = floor


def report(st: State, regiment: int, how: int, steps: list[tuple[int, list[LatticePoint]]], clause: str) -> None:
    """Log how Models moved.

    The event holds the first Model's new place, then for each Model its number, the number of points, and the points.
    """
    went = [(model, way) for model, way in steps if len(set(way)) > 1] if st.logging else []
    if not went:
        return
    flat: list[int] = []
    for model, way in went:
        flat += [model, len(way), *[point(x, y) for x, y in way]]
    x, y = went[0][1][-1]
    st.emit("moved", (st.owner(regiment), regiment, how, point(x, y), *flat), clause)
