"""Seats players at a table and collects their contributions to the dice.

A player sits down with the seal of a contribution, or gives it openly. Sealed contributions are revealed once everyone has sat
down, so that nobody can choose theirs to suit the others'. A contribution that is not revealed in time does not count. A bot's
contribution follows from the table's commitment.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from sandtable.core.match.daily import daily_seed
from sandtable.core.match.seed import Seed, bot_share, seal
from sandtable.server.storage.rows import BOUND, SeatRow, TableRow
from sandtable.server.wire.problems import Refused


class JoinBody(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    contribution: str
    seal: str = ""
    program: bool = False


JOIN_BODY: Final = msgspec.json.Decoder(JoinBody)


@dataclass(slots=True)
class Seat:
    row: SeatRow
    name: str
    joined: bool
    contribution: str = ""
    seal: str = ""
    """The hash of a contribution that is revealed once everyone has sat down."""
    shared: bool = False
    """Whether nothing more is expected from this seat for the dice."""
    program: bool = False
    """Whether a program plays it over HTTP."""


def seat_at(table: TableRow, row: SeatRow) -> Seat:
    """Return a seat from its stored row. Bots have already joined."""
    if not row.bot:
        return Seat(row, row.name, False)
    share = bot_share(table.commitment, row.seat) if table.proof == BOUND else f"bot {row.bot}"
    return Seat(row, row.name, True, share, shared=True)


def sit_down(seats: list[Seat], seat: int, body: JoinBody) -> None:
    person = seats[seat]
    if person.joined:
        raise Refused(409, "joined", "seat", f"seat {seat} is taken by {person.name}")
    if body.seal and any(other.seal == body.seal for other in seats):
        raise Refused(409, "seal_taken", "seal", "another seat has this seal: each seat needs its own")
    person.joined = True
    person.name = body.name or person.name
    person.contribution = body.contribution
    person.seal = body.seal
    person.shared = not body.seal
    person.program = body.program


def show(seats: list[Seat], seat: int, contribution: str, table: TableRow, has_begun: bool) -> None:
    """Reveal a seat's sealed contribution."""
    person = seats[seat]
    if not person.seal:
        raise Refused(409, "not_sealed", "seat", f"seat {seat} has not sealed a contribution")
    if has_begun:
        raise Refused(409, "too_late", "contribution", "the game has started and the dice are fixed")
    if not all(other.joined for other in seats):
        raise Refused(
            409,
            "too_early",
            "contribution",
            "contributions are revealed only after everyone has sat down and sealed theirs",
        )
    if person.shared or seal(contribution, table.id) != person.seal:
        raise Refused(
            422, "other_contribution", "contribution", "this contribution does not match the seal of the seat"
        )
    person.contribution = contribution
    person.shared = True


def seed_of(table: TableRow, seats: list[Seat], rules: str) -> Seed:
    """Return the seed for the dice. A battle of the day has that of its day.

    A what-if starts from a position, so its seed is not bound to anything.
    """
    if table.daily is not None:
        return Seed(daily_seed(table.game, table.daily))
    contributions = tuple([seat.contribution for seat in seats])
    if table.proof != BOUND or table.origin is not None:
        return Seed(None, table.secret, contributions)
    begun_under = "" if table.rules == rules else table.rules
    seals = tuple([seat.seal for seat in seats])
    return Seed(None, table.secret, contributions, "", table.id, seals, begun_under)
