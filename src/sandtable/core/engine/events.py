"""Events are typed facts: a key, arguments, the clause they follow from, and who may know them.

Words are made elsewhere, in every language, from the key and the arguments (`sandtable.language.words`).
"""

from __future__ import annotations

from typing import Final

Event = tuple[str, tuple[object, ...], str, int]
"""(key, arguments, clause, bit mask of the seats that may know it)."""

ALL: Final = -1
"""The mask of an event that everybody may know, spectators included."""


def is_seen_by(event: Event, seat: int) -> bool:
    """May this seat (a spectator: -1) know the event?

    >>> is_seen_by(("draw", (2,), "BS-13.5", 0b100), 2), is_seen_by(("draw", (2,), "BS-13.5", 0b100), -1)
    (True, False)
    """
    who = event[3]
    return who == ALL or (seat >= 0 and bool(who >> seat & 1))


def seen_events(events: list[Event], seat: int) -> list[Event]:
    """The events this seat may know, without the mask itself, which would tell who else knows more."""
    return [
        (key, args, clause, ALL) for key, args, clause, who in events if who == ALL or (seat >= 0 and who >> seat & 1)
    ]
