"""Entries of a match other than picks: conceding, agreeing on a draw, asking for a take-back.

Entries belong to seats, not to questions. Any seat still in the game may make one at any time, even while another seat is
asked. `Match.enter` carries them out, and the record holds them between the picks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.core.engine.decision import IllegalPick
from sandtable.core.engine.declare import slotted

CONCEDE: Final = "concede"
DRAW: Final = "draw"
BACK: Final = "back"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
WITHDRAW: Final = "withdraw"
ENTRIES: Final = (CONCEDE, DRAW, BACK, ACCEPT, DECLINE, WITHDRAW)

MARK: Final = "match:"
"""The prefix of an entry's kind in records and logs. The kinds of questions contain no colon."""


class CannotEnter(IllegalPick):
    """An entry that is not possible now. Nothing has changed."""


class EntryRefusal(NamedTuple):
    """Why a seat cannot make an entry: the message `error-entry-<key>` with its number, and the same text for programs."""

    key: str
    text: str
    n: int = 0


@slotted
class Proposal:
    """An open proposal (a draw or a take-back of the seat's own picks) and the seats that have not agreed yet."""

    entry: str
    seat: int
    picks: int
    waiting: list[int]


def entry_of(kind: str) -> str:
    """The entry named by the kind of a record's line, or "" for a pick.

    >>> entry_of("match:draw"), entry_of("main_action")
    ('draw', '')
    """
    return kind[len(MARK) :] if kind.startswith(MARK) else ""


def entry_text(entry: str, picks: int) -> str:
    """The text of an entry: one word, and a number if needed.

    >>> entry_text("back", 2), entry_text("draw", 1)
    ('2', '')
    """
    return str(picks) if entry == BACK else ""


def picks_in(text: str) -> int:
    """The number in an entry's text, or 1 if there is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 1
