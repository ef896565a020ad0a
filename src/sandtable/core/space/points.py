"""A point of the plane as one number, so that it can be a pick and a target like a piece or an area.

Coordinates are whole steps of the game's lattice, from -32768 to 32767. The game's ledger defines a step. The number is never
negative, which leaves negative numbers for fixed answers such as `stay`.
"""

from __future__ import annotations

from typing import Final

POINT: Final = "point"
"""The part of an option, and the kind of an event's argument, whose value is a point."""
_BITS: Final = 16
_LOW: Final = (1 << _BITS) - 1
LEAST: Final = -(1 << _BITS - 1)
MOST: Final = (1 << _BITS - 1) - 1


def point(x: int, y: int) -> int:
    """
    >>> point(LEAST, LEAST), point(0, 0), point(1200, 350) == point(350, 1200)
    (0, 2147516416, False)
    """
    right, up = x - LEAST, y - LEAST
    if (right | up) >> _BITS:  # one of them is negative or too large
        raise ValueError(f"{x} {y} is not a point: both numbers must be from {LEAST} to {MOST}")
    return up << _BITS | right


def x_of(spot: int) -> int:
    """
    >>> x_of(point(-7, 300)), x_of(point(MOST, LEAST))
    (-7, 32767)
    """
    return (spot & _LOW) + LEAST


def y_of(spot: int) -> int:
    """
    >>> y_of(point(-7, 300)), y_of(point(MOST, LEAST))
    (300, -32768)
    """
    return (spot >> _BITS) + LEAST


def step_of(dx: int, dy: int) -> int:
    """The number to add to a point for a step, as long as the result is a point.

    >>> point(5, 5) + step_of(-2, 3) == point(3, 8)
    True
    """
    return (dy << _BITS) + dx


def spots_of(points: list[int]) -> list[tuple[int, int]]:
    """The coordinates of the points.

    >>> spots_of([point(-7, 300), point(1200, 350)])
    [(-7, 300), (1200, 350)]
    """
    return [((spot & 0xFFFF) + LEAST, (spot >> 16) + LEAST) for spot in points]


def points_of(spots: list[tuple[int, int]]) -> list[int]:
    """The points with these coordinates.

    >>> points_of([(-7, 300), (1200, 350)]) == [point(-7, 300), point(1200, 350)]
    True
    """
    found = [(y - LEAST << 16) + (x - LEAST) for x, y in spots]
    for x, y in spots:
        if not (LEAST <= x <= MOST and LEAST <= y <= MOST):
            raise ValueError(f"{x} {y} is not a point")
    return found


def square_between(one: int, two: int) -> int:
    """The squared distance between two points.

    >>> square_between(point(-7, 300), point(-4, 304))
    25
    """
    dx, dy = (one & _LOW) - (two & _LOW), (one >> _BITS) - (two >> _BITS)
    return dx * dx + dy * dy


def is_point(value: int) -> bool:
    """Is it the number of a point?

    >>> is_point(-1), is_point(point(MOST, MOST)), is_point(point(MOST, MOST) + 1)
    (False, True, False)
    """
    return 0 <= value < 1 << 2 * _BITS


def point_text(spot: int) -> str:
    """The notation of a point: x and y in steps of the lattice.

    >>> point_text(point(1200, -350))
    '1200 -350'
    """
    return f"{x_of(spot)} {y_of(spot)}"


def read_point(text: str) -> int:
    """The point that a text names. Other texts are refused.

    >>> read_point("1200 -350") == point(1200, -350)
    True
    """
    numbers = text.split(" ")
    if len(numbers) != 2 or not all(is_whole(number) for number in numbers):
        raise ValueError(f"{text[:40]!r} is not a point: expected two whole numbers, such as 1200 350")
    return point(int(numbers[0]), int(numbers[1]))


def is_whole(text: str) -> bool:
    """Is it a whole number as `point_text` writes it, without plus, blanks or leading zeros?

    >>> [is_whole(text) for text in ("0", "-7", "+7", "07", "-0", "٣", "1_0", "")]
    [True, True, False, False, False, False, False, False]
    """
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 5:
        return False
    return text == "0" or not (digits.startswith("0"))


def in_units(steps: int, unit: int) -> str:
    """A length or coordinate in printed units, as short as possible but exact, for a unit of 1, 10, 100 ... steps.

    >>> in_units(1250, 100), in_units(-5, 100), in_units(300, 100), in_units(7, 1)
    ('12.5', '-0.05', '3', '7')
    """
    sign = "-" if steps < 0 else ""
    whole, rest = divmod(abs(steps), max(1, unit))
    if not rest:
        return f"{sign}{whole}"
    places = len(str(unit)) - 1
    return f"{sign}{whole}.{rest * 10**places // unit:0{places}d}".rstrip("0")
