"""Bots that play for a person: who has handed over the seat, and whom the others want to go on without.

Who answers for a seat is no part of the rules: the entries (`deputy`, `replace`) stand in the table's log, so that every
process and every restart knows them, but not in the record of the game, which has the same answers whoever gave them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from sandtable.server.storage.rows import LogEntry

DEPUTY: Final = "deputy"
"""A bot plays for the seat from here on; with no name the person does again."""
REPLACE: Final = "replace"
"""A seat agrees that a bot plays for another one."""


class DeputyBody(msgspec.Struct, frozen=True):
    bot: str
    agreed: tuple[int, ...] = ()
    """The seats that wanted it, if it was not the person's own wish."""


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
    """Where it stands in the log."""
    at: int
    """When it was given, by the steady clock."""


class Deputies:
    """What the log says about who answers for whom."""

    def __init__(self) -> None:
        self.bots: dict[int, str] = {}
        self.votes: dict[int, Vote] = {}
        """By who agreed: to be replaced is the seat they named last."""
        self.deed = 0
        """When something was entered last that moves the game on, by the steady clock."""

    def heard(self, entry: LogEntry, at: int) -> None:
        """An entry stands in the log. Whoever does anything is not gone."""
        self.votes = {voter: vote for voter, vote in self.votes.items() if vote.seat != entry.seat}
        if entry.kind == DEPUTY:
            body = DEPUTY_BODY.decode(entry.body)
            self.bots.pop(entry.seat, None)
            if body.bot:
                self.bots[entry.seat] = body.bot
        elif entry.kind == REPLACE:
            wish = REPLACE_BODY.decode(entry.body)
            self.votes[entry.seat] = Vote(wish.seat, wish.bot, entry.seq, at)
        else:
            self.deed = at

    def agreed(self, seat: int, since: int) -> tuple[int, ...]:
        """Who has agreed since then that a bot plays for this seat, the first one first."""
        fits = [(vote.seq, voter) for voter, vote in self.votes.items() if vote.seat == seat and vote.at >= since]
        return tuple([voter for _, voter in sorted(fits)])
