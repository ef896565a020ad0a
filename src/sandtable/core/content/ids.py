"""The ids of numbered things, from the constants that number them, so that each name stands once.

    CASTLE: Final = 0
    HERO: Final = 1
    BANNER: Final = 2
    TYPE_IDS: Final[tuple[str, ...]] = ids_from(__name__, "CASTLE")  # ("castle", "hero", "banner")

Constants stay plain numbers, because `Final` ints are the fastest thing to compare, compiled or not.
"""

from __future__ import annotations

import sys


def ids_from(module: str, first: str, prefix: str = "", bits: bool = False) -> tuple[str, ...]:
    """The constants of a module from `first` to the last one so far, in lower case and without their prefix.

    They must count up: 0, 1, 2 and so on, or with `bits` 1, 2, 4 and so on.
    """
    constants: dict[str, object] = vars(sys.modules[module])
    names = list(constants)
    names = names[names.index(first) :]
    for number, name in enumerate(names):
        if constants[name] != (1 << number if bits else number):
            raise ValueError(f"{module}.{name} is {constants[name]!r}, which is not the next number after {first}")
    return tuple([name.removeprefix(prefix).lower() for name in names])
