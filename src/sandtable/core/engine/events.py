"""Events are typed facts: a key, its arguments, the clause they follow from, and the seats that may know them.

`sandtable.language.translator` turns keys and arguments into text, in every language.
"""

from __future__ import annotations

from typing import Final

Event = tuple[str, tuple[object, ...], str, int]
"""(key, arguments, clause, bit mask of the seats that may know it)."""

ALL: Final = -1
"""The mask of a public event, which spectators may know too."""
NO_ONE: Final = 0
"""The mask of an event that has no line in any log. Presentations read it, so it may contain only what everybody knows."""


def is_seen_by(event: Event, seat: int) -> bool:
    """May this seat (-1 for a spectator) know the event?

    >>> is_seen_by(("draw", (2,), "BS-13.5", 0b100), 2), is_seen_by(("draw", (2,), "BS-13.5", 0b100), -1)
    (True, False)
    """
    who = event[3]
    return who == ALL or (seat >= 0 and bool(who >> seat & 1))


def seen_events(events: list[Event], seat: int) -> list[Event]:
    """The events this seat may know. The mask is removed, because it would reveal who else knows more."""
    return [
        (key, args, clause, ALL) for key, args, clause, who in events if who == ALL or (seat >= 0 and who >> seat & 1)
    ]
