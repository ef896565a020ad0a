"""Names for places of a Model: direction and distance, the enemy, what is there, the edge of the table.

No two places that a question offers have the same name.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, hypot, pi
from typing import Final

from sandtable.core.engine.refusal import HUNDREDTHS
from sandtable.core.game.presentation import Phrase
from sandtable.core.space.plane import OUTSIDE, polygon
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.measuring import radius_of
from sandtable.games.first_blood.notation import HEADING_IDS, SIDE_IDS
from sandtable.games.first_blood.refusals import away, inches
from sandtable.games.first_blood.state import EAST, NORTH, SOUTH, WEST, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.scenarios import PLUNDER
from sandtable.games.first_blood.turn.victory import markers

BESIDE: Final = 2 * INCH
BY_MARKER: Final = 6 * INCH
"""How near a place is to ground, or to an Objective Marker, after which it is named."""

PhraseArg = tuple[str, str, object]


def side_seen(st: State, seat: int, edge: int) -> int:
    """An edge of the table as a player sees it, who sits at the own one; a board on a screen is turned like this."""
    return (edge - st.edge_of(seat)) % len(SIDE_IDS)


def way_phrase(st: State, seat: int, model: int, spot: int, offered: Sequence[int]) -> Phrase:
    """A place is described by direction and distance from the Model, by the nearest enemy, and by what is there.

    Where that is the same for another place offered, the distance from an edge of the table takes the place of the enemy. So
    it does for a Model that comes onto the table.
    """
    where, named = place_name(st, model, spot)
    way = way_from(st.place[model], spot)
    key = "pick-spot" if way is None else "pick-way" if way else "pick-stay"
    alike = [other for other in offered if way_from(st.place[model], other) == way]
    if way is None or len(alike) > 1:
        aside = edge_phrase(st, seat, spot, alike)
        if len(aside) > 2:
            return "pick-corner", aside
        return f"{key}-edge{where}", (*(way or ()), *aside, *named)
    near = nearest_foe(st, model, spot)
    return f"{key}{'-near' if near else ''}{where}", (*way, *near, *named)


def way_from(start: int, spot: int) -> tuple[PhraseArg, ...] | None:
    """Direction and distance; empty for a Model that stays, None for one that is not on the table."""
    if start < 0:
        return None
    dx, dy = x_of(spot) - x_of(start), y_of(spot) - y_of(start)
    if not dx and not dy:
        return ()
    return (("x", "heading", round(atan2(dx, dy) / (pi / 4)) % len(HEADING_IDS)), ("n", *inches(hypot(dx, dy))))


def edge_phrase(st: State, seat: int, spot: int, others: Sequence[int]) -> tuple[PhraseArg, ...]:
    """The distance from the nearer edge, in the direction in which the others lie; from two edges if one is not enough."""
    (xs, ys), field = ([x_of(at) for at in others], [y_of(at) for at in others]), st.field()
    across, along = (xs, x_of(spot), field.width, WEST, EAST), (ys, y_of(spot), field.height, SOUTH, NORTH)
    is_wide = max(xs) - min(xs) >= max(ys) - min(ys)
    exact: list[tuple[int, int]] = []
    for spots, at, size, low, high in (across, along) if is_wide else (along, across):
        far, edge = (at, low) if 2 * at <= size else (size - at, high)
        side = side_seen(st, seat, edge)
        if sum([abs(other - at) < INCH // 5 for other in spots]) == 1:
            return (("c", *inches(far)), ("e", "side", side))
        exact.append((far, side))
    (far, side), (deep, other_side) = exact
    return (("c", HUNDREDTHS, far), ("e", "side", side), ("m", HUNDREDTHS, deep), ("f", "side", other_side))


def place_name(st: State, model: int, spot: int) -> tuple[str, tuple[PhraseArg, ...]]:
    """What has a name near a place, as the end of a message key and its arguments: ground, or an Objective Marker.

    A place is behind a piece of ground that lies between it and the nearest enemy.
    """
    x, y = x_of(spot), y_of(spot)
    pieces = st.field().pieces
    gaps = sorted([(away(x, y, piece.outline), number) for number, piece in enumerate(pieces)])
    if gaps and gaps[0][0] <= 0:
        return "-in", (("b", "piece", gaps[0][1]),)
    if st.scenario == PLUNDER:
        far, marker = min([(hypot(x - at[0], y - at[1]), number) for number, at in enumerate(markers(st))])
        if far <= BY_MARKER:
            return "-marker", (("k", *inches(far)), ("b", "marker", marker))
    if not gaps or gaps[0][0] > BESIDE + radius_of(st, model):
        return "", ()
    outline = pieces[gaps[0][1]].outline
    foe = nearest_foe_spot(st, model, x, y)
    hidden = foe is not None and any(
        polygon(x + (foe[0] - x) * part // 20, y + (foe[1] - y) * part // 20, outline) != OUTSIDE for part in range(21)
    )
    return "-behind" if hidden else "-by", (("b", "piece", gaps[0][1]),)


def nearest_foe_spot(st: State, model: int, x: int, y: int) -> tuple[int, int] | None:
    """Where the nearest enemy Model in the open stands."""
    owner = st.owner(st.rules.forces.regiment_of[model])
    places = [st.place[other] for foe in st.on_table(1 - owner) for other in st.models(foe) if st.place[other] >= 0]
    spots = [(x_of(place), y_of(place)) for place in places]
    return min(spots, key=lambda at: (hypot(at[0] - x, at[1] - y), at), default=None)


def nearest_foe(st: State, model: int, spot: int) -> tuple[PhraseArg, ...]:
    """The enemy in the open whose bases are nearest to a Model at this place, and how far they are (FB-3.8)."""
    own = radius_of(st, model)
    owner = st.owner(st.rules.forces.regiment_of[model])
    gaps = [
        (
            hypot(x_of(st.place[other]) - x_of(spot), y_of(st.place[other]) - y_of(spot)) - radius_of(st, other) - own,
            foe,
        )
        for foe in st.on_table(1 - owner)
        for other in st.models(foe)
        if st.place[other] >= 0
    ]
    if not gaps:
        return ()
    gap, foe = min(gaps)
    return (("r", "regiment", foe), ("m", *inches(max(0.0, gap))))
