"""Keeps what a player has announced: the rest of a gesture, which is made while the others pass.

A unit that moves past opponents who may react is moved by one gesture. Its first picks are made at once. The others are asked
whether they react, and each time all of them have passed, the server makes the next pick. It stops for good if anyone reacts,
if the player does anything else, or if another question is asked than expected. The rest is in the log, so it survives a
restart. Nobody else is told of it.
"""

from __future__ import annotations

from typing import NamedTuple

from sandtable.server.storage.rows import GESTURE_BODY, GestureBody, LogEntry


class Announced(NamedTuple):
    """The rest of a gesture: its seat, the gesture as sent, and the number of its first entry."""

    seat: int
    body: GestureBody
    begun: int

    @property
    def kind(self) -> str:
        """The kind of question that the next pick answers."""
        return self.body.rest[0][0]

    @property
    def text(self) -> str:
        """The next pick."""
        return self.body.rest[0][1]

    def part(self) -> GestureBody:
        """The entry for the next pick."""
        sent, rest = self.body, self.body.rest[1:]
        return GestureBody(
            sent.source, sent.goal, sent.types, sent.ways, sent.pays, (self.text,), bool(rest), rest, self.begun
        )


def announced_in(entry: LogEntry) -> Announced | None:
    """What the entry of a gesture announces. None if nothing is left of it."""
    body = GESTURE_BODY.decode(entry.body)
    return Announced(entry.seat, body, body.begun or entry.seq) if body.rest else None
