"""Parts of answers, and facts of refusals, that several questions share (chapter 19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.legality import Among, Means, Nobody, Part, Stranger
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.bloodstones.state import NOBODY, State

IS_BLANK: Final = Refusal("BS-1.10", "refused-bs-1-10-tile")


def every_area(st: State, seat: int) -> Sequence[int]:
    return range(st.rules.areas)


def own_hand(st: State, seat: int) -> Sequence[int]:
    return st.hand_types(seat)


def every_seat(st: State, seat: int) -> Sequence[int]:
    return range(st.players)


def one_of(kind: str, clause: str) -> Refusal:
    """An answer names one thing of this kind, and one is already chosen."""

    def chosen(st: State, seat: int, value: int) -> Facts:
        return {"x": (kind, value)}

    return Refusal(clause, "refused-bs-one-at-a-time", chosen)


def area_part(
    clause: str,
    name: str = "area",
    *,
    among: Among[State] = every_area,
    nobody: Nobody[State] | None = None,
    means: Means[State] | None = None,
) -> Part[State]:
    return Part(name, "area", among, one_of("area", clause), nobody=nobody, means=means)


def tile_part(clause: str, among: Among[State] = own_hand, nobody: Nobody[State] | None = None) -> Part[State]:
    return Part("tile", "tile", among, one_of("tile", clause), nobody=nobody)


def count_part(clause: str, among: Among[State]) -> Part[State]:
    return Part("count", "count", among, one_of("count", clause))


def seat_part(clause: str, nobody: Nobody[State]) -> Part[State]:
    return Part("seat", "seat", every_seat, one_of("seat", clause), nobody=nobody)


def by_kind(other: Refusal, **refusals: Refusal) -> Stranger[State]:
    """The refusal of things that are no part of an answer, by their kind."""

    def why_not(st: State, seat: int, target: Target) -> Refusal:
        return refusals.get(target[0], other)

    return why_not


# -- facts. The area is the last part that the predicate looked at -----------------------------------------------------


def with_terrain(st: State, seat: int, *values: int) -> Facts:
    return {"terrain": ("terrain", st.rules.terrain[values[-1]])}


def with_foes(st: State, seat: int, *values: int) -> Facts:
    """The other players with units in the area."""
    return {"q": ("seats", tuple(st.foes_in(values[-1], seat)))}


def with_owners(st: State, seat: int, *values: int) -> Facts:
    """The other players with units or villages in the area."""
    area = values[-1]
    owner = st.village_of[area]
    others = {*st.foes_in(area, seat), *([owner] if owner not in (NOBODY, seat) else [])}
    return {"q": ("seats", tuple(sorted(others)))}
