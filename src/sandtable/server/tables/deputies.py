"""Tracks bots that play for a person: seats that were handed over, and votes to replace an absent player.

Who answers for a seat is not part of the rules. The entries (`deputy`, `replace`) are in the table's log, so every process
knows them, also after a restart. They are not in the record of the game, which is the same no matter who gave the answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from sandtable.server.storage.rows import LogEntry

DEPUTY: Final = "deputy"
"""A bot plays for the seat from here on; without a name, the person plays again."""
REPLACE: Final = "replace"
"""A seat agrees that a bot plays for another seat."""


class DeputyBody(msgspec.Struct, frozen=True):
    bot: str
    agreed: tuple[int, ...] = ()
    """The seats that voted for it; empty if the person asked for it."""


class ReplaceBody(msgspec.Struct, frozen=True):
    seat: int
    bot: str


DEPUTY_BODY: Final = msgspec.json.Decoder(DeputyBody)
REPLACE_BODY: Final = msgspec.json.Decoder(ReplaceBody)


@dataclass(frozen=True, slots=True)
class Vote:
    seat: int
    bot: str
    seq: int
    """Its number in the log."""
    at: int
    """When it was given, by the steady clock."""


class Deputies:
    """Who answers for whom, according to the log."""

    def __init__(self) -> None:
        self.bots: dict[int, str] = {}
        self.votes: dict[int, Vote] = {}
        """By voter: each one's latest vote."""
        self.last_move = 0
        """When the last entry that advances the game was made, by the steady clock."""

    def add(self, entry: LogEntry, at: int) -> None:
        """Process a log entry. A seat that does anything is not gone, so votes against it are dropped."""
        self.votes = {voter: vote for voter, vote in self.votes.items() if vote.seat != entry.seat}
        if entry.kind == DEPUTY:
            body = DEPUTY_BODY.decode(entry.body)
            self.bots.pop(entry.seat, None)
            if body.bot:
                self.bots[entry.seat] = body.bot
        elif entry.kind == REPLACE:
            vote = REPLACE_BODY.decode(entry.body)
            self.votes[entry.seat] = Vote(vote.seat, vote.bot, entry.seq, at)
        else:
            self.last_move = at

    def agreed(self, seat: int, since: int) -> tuple[int, ...]:
        """Return the seats that have agreed since a time that a bot plays for this seat, in order."""
        fits = [(vote.seq, voter) for voter, vote in self.votes.items() if vote.seat == seat and vote.at >= since]
        return tuple([voter for _, voter in sorted(fits)])
