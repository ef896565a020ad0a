"""What is lacking for a question whose Action is under way, and what the sentence about it speaks of."""

from __future__ import annotations

from typing import Final, NamedTuple

LENGTH: Final = "length"
"""The kind of an argument that is a length, in hundredths of an inch."""
Args = dict[str, tuple[str, object]]
"""By name the kind and the value of an argument."""


class Lack(NamedTuple):
    """The clause, the word that the key of its sentence has, and what the sentence speaks of."""

    clause: str
    word: str
    args: Args


def lack(clause: str, word: str, regiment: int, **more: tuple[str, object]) -> Lack:
    """Something is lacking for a Regiment."""
    return Lack(clause, word, {"s": ("regiment", regiment), **more})


def who(regiment: int) -> tuple[str, object]:
    return "regiment", regiment
