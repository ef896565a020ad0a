"""Exact arithmetic with square roots: comparing distances, and finding the lattice point nearest to a calculated one.

No result may depend on intermediate rounding (FB-29.2). Lengths are square roots of fractions and are compared by squaring. A
calculated point is rounded only once, as if it had been known exactly (FB-12.21, FB-29.4).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor, isqrt, sqrt
from typing import Final

LatticePoint = tuple[int, int]
"""A point of the lattice: x and y."""

STEPS: Final = 24
"""The number of places around a centre, one every 15 degrees (FB-29.8)."""
FINE: Final = 10**40
"""The scale for adding two roots. Algebraic numbers of this kind are never that close to a half."""
CLOSE: Final = 1e-6
"""Floats cannot decide rounding this close to a half: coordinates are below 10^6 and floats have 16 digits."""
PLAIN: Final = 1 - CLOSE


def sign(value: int) -> int:
    """
    >>> sign(-7), sign(0), sign(7)
    (-1, 0, 1)
    """
    return (value > 0) - (value < 0)


# -- comparing ---------------------------------------------------------------------------------------------------------


def compare_with_root(whole: int, factor: int, radicand: int) -> int:
    """The sign of `whole` + `factor` times the root of `radicand` (FB-29.2, FB-29.5).

    >>> compare_with_root(-7, 5, 2), compare_with_root(-8, 5, 2), compare_with_root(-6, 2, 9), compare_with_root(7, -5, 2)
    (1, -1, 0, -1)
    """
    if factor == 0 or radicand == 0:
        return sign(whole)
    if whole == 0 or (whole > 0) == (factor > 0):
        return sign(factor)
    # The signs differ, so the larger square decides.
    return sign(whole) * sign(whole * whole - factor * factor * radicand)


def compare_gaps(num: int, den: int, less: int, num_b: int, den_b: int, less_b: int) -> int:
    """Compare two gaps, each the root of a fraction minus a length: a squared distance of centres and the radii.

    Returns -1 if the first is smaller, 0 if they are equal, 1 if it is greater (FB-3.4, FB-3.20, FB-29.2).

    >>> compare_gaps(25, 1, 2, 16, 1, 1), compare_gaps(25, 1, 2, 17, 1, 1), compare_gaps(9, 4, 0, 2, 1, 0)
    (0, -1, 1)
    """
    more = less - less_b
    if more == 0:
        return sign(num * den_b - num_b * den)
    if more < 0:
        return -compare_gaps(num_b, den_b, less_b, num, den, less)
    # root(A) against more + root(B): squared, A - more² - B against 2 more root(B)
    left = num * den_b - more * more * den * den_b - num_b * den
    if left < 0:
        return -1
    return sign(left * left * den_b - 4 * more * more * num_b * (den * den_b) * (den * den_b))


# -- rounding ----------------------------------------------------------------------------------------------------------


def half_up(doubled: int, exact: bool) -> int:
    """A number rounded to the nearest whole one, halves away from zero, from twice its value rounded down (FB-29.4).

    `exact` is true if the doubled value was whole before it was rounded down.

    >>> [half_up(doubled, True) for doubled in (-5, -4, -3, -1, 0, 1, 3)], half_up(-3, False)
    ([-3, -2, -2, -1, 0, 1, 2], -1)
    """
    if doubled % 2 == 0:
        return doubled // 2
    if exact and doubled < 0:
        return (doubled - 1) // 2
    return (doubled + 1) // 2


def rounded(whole: int, part: int, side: int, num: int, den: int) -> int:
    """`whole` / `part` plus (`side` 1) or minus (`side` -1) the root of `num` / `den`, to the nearest whole number (FB-29.4).

    >>> rounded(10, 1, 1, 2, 1), rounded(10, 1, -1, 2, 1), rounded(0, 1, -1, 1, 4), rounded(5, 2, 1, 0, 1)
    (11, 9, -1, 3)
    """
    squared = 4 * part * part * num
    root = isqrt(squared // den)
    exact = root * root * den == squared
    if side < 0:
        root = -root if exact else -root - 1
    scaled = 2 * whole + root
    return half_up(scaled // part, exact and scaled % part == 0)


def plainly_rounded(value: float) -> int | None:
    """A value rounded to the nearest whole number, or None if it is too close to a half for a float (FB-29.4).

    >>> plainly_rounded(2.4), plainly_rounded(-2.6), plainly_rounded(2.5)
    (2, -3, None)
    """
    up = floor(value + 0.5)
    return up if CLOSE < value + 0.5 - up < 1 - CLOSE else None


def rounded_half(doubled: int) -> int:
    """Half of a number, rounded with halves away from zero (FB-12.21, FB-29.4).

    >>> rounded_half(7), rounded_half(-7), rounded_half(8)
    (4, -4, 4)
    """
    return half_up(doubled, True)


def along(x: int, y: int, dx: int, dy: int, far: int) -> LatticePoint:
    """The lattice point nearest to the place `far` from a point in a direction, which need not have length 1 (FB-29.4).

    >>> along(0, 0, 3, 4, 10), along(100, 100, 1, 1, 100), along(100, 100, -1, 0, 25), along(5, 5, 0, 0, 9)
    ((6, 8), (171, 171), (75, 100), (5, 5))
    """
    return steps_along(x, y, dx, dy, (far,))[0]


def steps_along(x: int, y: int, dx: int, dy: int, fars: Iterable[int]) -> list[LatticePoint]:
    """The same at several distances.

    >>> steps_along(0, 0, 3, 4, (10, -5)), steps_along(5, 5, 0, 0, (9,))
    ([(6, 8), (-3, -4)], [(5, 5)])
    """
    length = dx * dx + dy * dy
    if length == 0:
        return [(x, y) for _ in fars]
    root = sqrt(length)
    found: list[LatticePoint] = []
    for far in fars:
        near = far / root
        at_x, at_y = dx * near + 0.5, dy * near + 0.5
        over_x, over_y = floor(at_x), floor(at_y)
        if CLOSE < at_x - over_x < PLAIN and CLOSE < at_y - over_y < PLAIN:
            found.append((x + over_x, y + over_y))
            continue
        scale = far * far
        side = 1 if far >= 0 else -1
        found.append(
            (
                rounded(x, 1, side if dx >= 0 else -side, dx * dx * scale, length),
                rounded(y, 1, side if dy >= 0 else -side, dy * dy * scale, length),
            )
        )
    return found


def aside(x: int, y: int, dx: int, dy: int, far: int, left: int) -> LatticePoint:
    """The lattice point nearest to the place `far` ahead and `left` to the left of a point, facing a direction (FB-29.4).

    >>> aside(0, 0, 3, 4, 10, 5), aside(0, 0, 0, 1, 7, 2), aside(0, 0, 1, 0, 7, -2)
    ((2, 11), (-2, 7), (7, -2))
    """
    length = dx * dx + dy * dy
    over_x, over_y = far * dx - left * dy, far * dy + left * dx
    root = sqrt(length)
    near_x, near_y = plainly_rounded(over_x / root), plainly_rounded(over_y / root)
    if near_x is not None and near_y is not None:
        return (x + near_x, y + near_y)
    return (
        rounded(x, 1, 1 if over_x >= 0 else -1, over_x * over_x, length),
        rounded(y, 1, 1 if over_y >= 0 else -1, over_y * over_y, length),
    )


# -- directions --------------------------------------------------------------------------------------------------------


def cosine(base: int, far: int, step: int) -> int:
    """`base` plus `far` times the cosine of `step` times 15 degrees, to the nearest whole number (FB-29.4, FB-29.8).

    >>> [cosine(0, 102, step) for step in range(7)], cosine(10, 5, 4), cosine(10, 5, 8)
    ([102, 99, 88, 72, 51, 26, 0], 13, 8)
    """
    step %= STEPS
    side = -1 if 6 < step < 18 else 1
    step = min(step, STEPS - step)
    step = min(step, 12 - step)
    if step == 0:
        return base + side * far
    if step == 6:
        return base
    square = far * far
    if step % 2 == 0 or step == 3:
        num, den = ((0, 0), (0, 0), (3 * square, 4), (square, 2), (square, 4))[step]
        return rounded(base, 1, side, num, den)
    # Twice the cosines of 15 and 75 degrees are the roots of 2 + root 3 and 2 - root 3.
    inner = isqrt(3 * square * square)
    doubled = isqrt(2 * square + inner if step == 1 else 2 * square - inner - 1) if square else 0
    return half_up(2 * base + doubled if side > 0 else 2 * base - doubled - 1, False)


CIRCLES: Final[dict[int, list[LatticePoint]]] = {}


def directions(far: int) -> list[LatticePoint]:
    """The 24 places `far` from the origin, counter-clockwise from east, one every 15 degrees. Some may be equal (FB-29.8).

    >>> directions(102)[:7]
    [(102, 0), (99, 26), (88, 51), (72, 72), (51, 88), (26, 99), (0, 102)]
    """
    found = CIRCLES.get(far)
    if found is None:
        found = [(cosine(0, far, step), cosine(0, far, step + 18)) for step in range(STEPS)]
        CIRCLES[far] = found
    return found


def circle(x: int, y: int, far: int) -> list[LatticePoint]:
    """The places every 15 degrees around a point, counter-clockwise from east, without duplicates (FB-29.4, FB-29.8, FB-22.19).

    >>> circle(1000, 1000, 102)[:2], len(circle(0, 0, 1))
    ([(1102, 1000), (1099, 1026)], 8)
    """
    if far % 2:
        # An odd distance has exact halves (60 degrees), which are rounded as parts of the whole coordinate.
        return list(dict.fromkeys([(cosine(x, far, step), cosine(y, far, step + 18)) for step in range(STEPS)]))
    return list(dict.fromkeys([(x + dx, y + dy) for dx, dy in directions(far)]))


CORNERS: Final[dict[int, list[LatticePoint]]] = {}


def turnings(keep: int) -> list[LatticePoint]:
    """The 8 turning points around the origin for a minimum distance, every 45 degrees from east over north (FB-29.6, FB-28.20).

    They lie at `keep` / cos 22.5° + 2, so that the line from one to the next keeps the distance.

    >>> turnings(300)[:3], turnings(100)[:2]
    ([(327, 0), (231, 231), (0, 327)], [(110, 0), (78, 78)])
    """
    found = CORNERS.get(keep)
    if found is None:
        square = keep * keep
        # straight: keep times the root of 4 - 2 root 2, and 2
        straight = 2 + half_up(isqrt(16 * square - isqrt(128 * square * square) - 1) if keep else 0, False)
        # slanting: keep times the root of 2 - root 2, and root 2
        fine = FINE * FINE
        inner = (8 * square * fine) - isqrt(32 * square * square * fine * fine)
        slant = half_up((isqrt(inner) + isqrt(8 * fine)) // FINE, False)
        found = [
            (straight, 0),
            (slant, slant),
            (0, straight),
            (-slant, slant),
            (-straight, 0),
            (-slant, -slant),
            (0, -straight),
            (slant, -slant),
        ]
        CORNERS[keep] = found
    return found
