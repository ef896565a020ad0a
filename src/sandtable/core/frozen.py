"""Values that nobody changes: `dataclass(frozen=True, slots=True)`, made quickly.

A scene is made of hundreds of them after every pick, for every seat. To make a frozen one Python sets field by field through a
function that goes round its own guard, which takes seven times as long as to set them. So mypy guards them, which reads every
line of ours; at run time they are plain. They are equal and hashed by their fields, as frozen ones are.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen: bool, slots: bool):  # the words of the real one, so that classes read the same
        """
        >>> @dataclass(frozen=True, slots=True)
        ... class Point:
        ...     x: int
        ...     y: int = 0
        >>> Point(1) == Point(1, 0), hash(Point(1)) == hash(Point(1)), Point(2)
        (True, True, Point(x=2, y=0))
        """
        return dataclasses.dataclass(eq=True, unsafe_hash=frozen, slots=slots)
