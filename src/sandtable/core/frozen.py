"""A fast replacement for `dataclass(frozen=True, slots=True)`.

After every pick, hundreds of these objects are created for every seat's scene. To create a frozen one, Python sets each field
through `object.__setattr__`, which takes seven times as long as a plain assignment. So mypy enforces that they are not changed,
and at run time they are plain classes. They are compared and hashed by their fields, like frozen ones.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen: bool, slots: bool):  # same signature as the real one
        """
        >>> @dataclass(frozen=True, slots=True)
        ... class Point:
        ...     x: int
        ...     y: int = 0
        >>> Point(1) == Point(1, 0), hash(Point(1)) == hash(Point(1)), Point(2)
        (True, True, Point(x=2, y=0))
        """
        return dataclasses.dataclass(eq=True, unsafe_hash=frozen, slots=slots)
