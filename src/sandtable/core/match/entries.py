"""Entries of a match beside picks: giving up, agreeing on a draw, asking to take something back.

They belong to seats, not to questions: any seat still in the game may make them at any moment, also while another one is
asked. `Match.enter` carries them out; they stand in the record between the picks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.core.engine.decision import IllegalPick

CONCEDE: Final = "concede"
DRAW: Final = "draw"
BACK: Final = "back"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
WITHDRAW: Final = "withdraw"
ENTRIES: Final = (CONCEDE, DRAW, BACK, ACCEPT, DECLINE, WITHDRAW)

MARK: Final = "match:"
"""What the kind of an entry begins with in records and logs; the kinds of questions have no colon."""


class CannotEnter(IllegalPick):
    """An entry that is not possible now; nothing was changed."""


class EntryRefusal(NamedTuple):
    """What keeps a seat from an entry: a message `error-entry-<key>` with its number, and the same for programs."""

    key: str
    text: str
    n: int = 0


class Proposal:
    """An open offer of a draw, or the wish to take back own picks, and the seats that have not agreed yet."""

    __slots__ = ("entry", "picks", "seat", "waiting")

    def __init__(self, entry: str, seat: int, picks: int, waiting: list[int]) -> None:
        self.entry = entry
        self.seat = seat
        self.picks = picks
        self.waiting = waiting


def entry_of(kind: str) -> str:
    """The entry that a kind of a record's line names, or "" for a pick.

    >>> entry_of("match:draw"), entry_of("main_action")
    ('draw', '')
    """
    return kind[len(MARK) :] if kind.startswith(MARK) else ""


def entry_text(entry: str, picks: int) -> str:
    """What an entry says, in one word and perhaps a number.

    >>> entry_text("back", 2), entry_text("draw", 1)
    ('2', '')
    """
    return str(picks) if entry == BACK else ""


def picks_in(text: str) -> int:
    """The number that `entry_text` wrote; 1 if there is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 1
