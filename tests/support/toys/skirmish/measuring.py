"""Sight, ways and places: one predicate for the list, the region and the reason (SK-1.3 to SK-1.9)."""

from __future__ import annotations

from math import isqrt
from typing import Final

from sandtable.core.engine.decision import Hole, Region, Target
from sandtable.core.space.plane import INSIDE, Shape, discs_overlap, gap_within, grown, is_cut, segment, square, swept
from sandtable.core.space.points import point, x_of, y_of
from tests.support.toys.skirmish.state import (
    ARCHER,
    GONE,
    HEIGHT,
    INCH,
    MODELS,
    MOVE,
    WIDTH,
    Battle,
    kind_of,
    owner_of,
    radius_of,
)

CHARGE: Final = 8 * INCH
SHOT: Final = 12 * INCH
ROUND: Final = ((1, 0), (0, 1), (-1, 0), (0, -1), (7, 7), (-7, 7), (-7, -7), (7, -7))
"""Eight directions; the slanting ones in tenths."""


def others(st: Battle, *models: int) -> list[int]:
    return [model for model in range(MODELS) if model not in models and st.at[model] != GONE]


def gap_at_most(st: Battle, model: int, other: int, reach: int) -> bool:
    here, there = st.at[model], st.at[other]
    return gap_within(x_of(here), y_of(here), radius_of(model), x_of(there), y_of(there), radius_of(other), reach)


def in_contact(st: Battle, model: int) -> bool:
    """Is an enemy in contact with the model? Bases touch when no more than a twentieth of an inch is between them."""
    return any(gap_at_most(st, model, foe, 5) for foe in others(st, model) if owner_of(foe) != owner_of(model))


def in_the_way(st: Battle, model: int, target: int) -> list[Target]:
    """The rocks and bases that the line between two centres crosses (SK-1.7)."""
    ax, ay, bx, by = x_of(st.at[model]), y_of(st.at[model]), x_of(st.at[target]), y_of(st.at[target])
    found: list[Target] = [("rock", n) for n, rock in enumerate(st.rocks) if is_cut(ax, ay, bx, by, rock)]
    found += [
        ("model", other)
        for other in others(st, model, target)
        if segment(x_of(st.at[other]), y_of(st.at[other]), ax, ay, bx, by, radius_of(other)) == INSIDE
    ]
    return found


def is_way_free(st: Battle, model: int, target: int) -> bool:
    """Can the base go straight up to the target (SK-1.8)?"""
    ax, ay = x_of(st.at[model]), y_of(st.at[model])
    end = contact_place(st, model, target)
    if end < 0:
        return False
    bx, by = x_of(end), y_of(end)
    radius = radius_of(model)
    if not (radius <= bx <= WIDTH - radius and radius <= by <= HEIGHT - radius):
        return False
    if any(swept(ax, ay, bx, by, rock, radius) == INSIDE for rock in st.rocks):
        return False
    for other in others(st, model, target):
        x, y = x_of(st.at[other]), y_of(st.at[other])
        if segment(x, y, ax, ay, bx, by, radius + radius_of(other)) == INSIDE:
            return False
    return True


def contact_place(st: Battle, model: int, target: int) -> int:
    """Where the model comes into contact on its straight way, or -1 if it stands there already (SK-1.8)."""
    ax, ay, bx, by = x_of(st.at[model]), y_of(st.at[model]), x_of(st.at[target]), y_of(st.at[target])
    apart = radius_of(model) + radius_of(target)
    far = isqrt(square(ax, ay, bx, by))
    for keep in range(apart, apart + 5):
        x, y = bx + (ax - bx) * keep // far, by + (ay - by) * keep // far
        if not discs_overlap(x, y, radius_of(model), bx, by, radius_of(target)):
            return point(x, y)
    return -1


def why_not_charge(st: Battle, model: int, target: int) -> str | None:
    if owner_of(target) == owner_of(model) or not gap_at_most(st, model, target, CHARGE):
        return "SK-1.8"
    if in_the_way(st, model, target):
        return "SK-1.7"
    return None if is_way_free(st, model, target) else "SK-1.8"


def why_not_shoot(st: Battle, model: int, target: int) -> str | None:
    if kind_of(model) != ARCHER or in_contact(st, model) or owner_of(target) == owner_of(model):
        return "SK-1.9"
    if not gap_at_most(st, model, target, SHOT):
        return "SK-1.9"
    return "SK-1.7" if in_the_way(st, model, target) else None


# -- where a march may end ---------------------------------------------------------------------------------------------


def march_region(st: Battle, model: int) -> Region:
    """Within the move, on the table, off rocks and bases, away from enemies (SK-1.3 to SK-1.6)."""
    here, radius, move = st.at[model], radius_of(model), MOVE[kind_of(model)]
    holes = [Hole(strip, "SK-1.3") for strip in beyond_the_table(radius, move)]
    holes += [Hole(Shape(rock, radius), "SK-1.6", (("rock", n),)) for n, rock in enumerate(st.rocks)]
    for other in others(st, model):
        centre = ((x_of(st.at[other]), y_of(st.at[other])),)
        apart = radius + radius_of(other)
        if owner_of(other) == owner_of(model):
            holes.append(Hole(Shape(centre, apart), "SK-1.4", (("model", other),)))
        else:
            holes.append(Hole(Shape(centre, apart + INCH), "SK-1.5", (("model", other),), edge=True))
    return Region([Shape(((x_of(here), y_of(here)),), move)], "SK-1.3", holes, march_sample(st, model))


def beyond_the_table(radius: int, move: int) -> list[Shape]:
    """Four strips around the table, in which the base would stick out."""
    low, right, top = -move, WIDTH + move, HEIGHT + move
    return [
        Shape(((low, low), (radius, low), (radius, top), (low, top))),
        Shape(((WIDTH - radius, low), (right, low), (right, top), (WIDTH - radius, top))),
        Shape(((low, low), (right, low), (right, radius), (low, radius))),
        Shape(((low, HEIGHT - radius), (right, HEIGHT - radius), (right, top), (low, top))),
    ]


def march_sample(st: Battle, model: int) -> list[int]:
    """As far as possible towards the nearest enemy, then in eight directions the whole way and half of it."""
    here, move = st.at[model], MOVE[kind_of(model)]
    x, y = x_of(here), y_of(here)
    found: list[int] = []
    foes = [foe for foe in others(st, model) if owner_of(foe) != owner_of(model)]
    if foes:
        nearest = min(foes, key=lambda foe: square(x, y, x_of(st.at[foe]), y_of(st.at[foe])))
        bx, by = x_of(st.at[nearest]), y_of(st.at[nearest])
        far = isqrt(square(x, y, bx, by)) + 1
        steps = range(move, 0, -INCH)
        found += [point(x + (bx - x) * step // far, y + (by - y) * step // far) for step in steps][:2]
    for step in (move, move // 2):
        for dx, dy in ROUND:
            scale = 1 if dx * dy == 0 else 10
            found.append(point(x + dx * step // scale, y + dy * step // scale))
    return found


def is_off_the_rocks(st: Battle, model: int) -> bool:
    x, y = x_of(st.at[model]), y_of(st.at[model])
    return all(grown(x, y, rock, radius_of(model)) != INSIDE for rock in st.rocks)
