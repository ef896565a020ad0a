"""Lists that states share (`field(..., shared=True)`) are never changed: another list takes their place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_item(items: list[T], at: int, value: T) -> list[T]:
    """A copy of a list with another value at this place.

    >>> with_item([5, 6, 7], 1, 0)
    [5, 0, 7]
    """
    found = items[:]
    found[at] = value
    return found


def with_more(rows: list[tuple[T, ...]], at: int, item: T) -> list[tuple[T, ...]]:
    """A copy of a list of tuples with another item at the end of this one.

    >>> with_more([(), (4,)], 1, 2)
    [(), (4, 2)]
    """
    return with_item(rows, at, (*rows[at], item))
