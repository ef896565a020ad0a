"""Manages the seats of a table: their keys, the bots that answer for them, and standing answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.match.standing import NO_STANDING, Standing
from sandtable.server.edge import keys
from sandtable.server.storage.rows import Damaged, SeatRow, StoredChanges, StoredTable, TableRow
from sandtable.server.tables.deputies import Deputies
from sandtable.server.tables.players import Seat, seat_at
from sandtable.server.tables.presence import LINK_PATIENCE, Presence
from sandtable.server.wire import problems
from sandtable.server.wire.problems import Refused

STANDING: Final = msgspec.json.Decoder(Standing)


def standing_in(stored: dict[int, bytes]) -> dict[int, Standing]:
    """Decode the stored standing answers of seats."""
    return {seat: STANDING.decode(body) for seat, body in stored.items()}


class TableSeats:
    """The seats of a table as stored."""

    def seat(self, stored: StoredTable) -> None:
        """Set up the seats from their rows."""
        if stored.damage:
            raise Damaged(stored.damage)
        self.row: TableRow = stored.row
        self.watch: SeatRow | None = None
        self.seats: list[Seat] = []
        for row in stored.seats:
            if row.seat == PUBLIC:
                self.watch = row
            else:
                self.seats.append(seat_at(self.row, row))
        if [seat.row.seat for seat in self.seats] != list(range(self.row.players)):
            raise Damaged(
                f"it is for {self.row.players} players, but its seats are {[row.seat for row in stored.seats]}"
            )
        if not self.row.secret:
            raise Damaged("its secret is missing")
        self.deputies = Deputies()
        """The bots that play for people."""
        self.talked = stored.talked
        self.hints = stored.hints
        """Hints requested in a game between people."""
        self.standing: dict[int, Standing] = standing_in(stored.standing)
        """Standing answers to reaction windows; each seat may only see its own."""
        self.commitment = self.row.commitment
        self.watch_key = keys.derived_key(self.row.secret, "watch", self.row.id)
        """A spectators' key that holders of a seat can share. The one sent when the table was opened works as well."""
        self._watch_hash = keys.hash_key(self.watch_key)

    def read_seats(self, later: StoredChanges) -> bool:
        """Apply what another process has stored since. Return whether anything was new."""
        before = ([seat.row for seat in self.seats], self.standing, self.talked, self.hints)
        for row in later.seats:
            if row.seat == PUBLIC:
                self.watch = row
            else:
                self.seats[row.seat].row = row
        self.standing = standing_in(later.standing)
        self.talked = later.talked
        self.hints = later.hints
        return before != ([seat.row for seat in self.seats], self.standing, self.talked, self.hints)

    def seat_of(self, key: str) -> int:
        """Return the seat a key opens; -1 for the spectators' key."""
        found = self.seat_held_by(key)
        if found is None:
            raise problems.wrong_key() if self.invited_to(key) is None else problems.only_invited()
        return found

    def invited_to(self, text: str) -> int | None:
        """Return the seat an invitation is for, whether it has been used or not."""
        given = keys.hash_invitation(text)
        found = [n for n, seat in enumerate(self.seats) if keys.is_same(given, seat.row.invite_hash)]
        return found[0] if found else None

    def refuse_used(self, key: str) -> None:
        """Refuse a chosen key that already opens something at this table or is an invitation."""
        if self.seat_held_by(key) is not None or self.invited_to(key) is not None:
            raise Refused(409, "key_taken", "key", "this key is already in use at this table: choose another one")

    def seat_held_by(self, key: str) -> int | None:
        found: int | None = None
        given = keys.hash_key(key)
        # every hash is compared, so that the timing does not reveal which one matches
        for n, seat in enumerate(self.seats):
            if keys.is_same(given, seat.row.key_hash):
                found = n
        if self.watch is not None:
            fits = [keys.is_same(given, self.watch.key_hash), keys.is_same(given, self._watch_hash)]
            found = PUBLIC if any(fits) else found
        return found

    def give_key(self, seat: int, key_hash: bytes) -> None:
        """Change the key of a seat. The old key stops working."""
        self.seats[seat].row = replace(self.seats[seat].row, key_hash=key_hash)

    def bot_of(self, seat: int) -> str:
        """Return the bot that answers for a seat: the seat's own, or one that plays for its player; "" if none."""
        return self.seats[seat].row.bot or self.deputies.bots.get(seat, "")

    @property
    def people(self) -> int:
        """The number of seats for people."""
        return len([seat for seat in self.seats if not seat.row.bot])

    @property
    def is_for_one(self) -> bool:
        """Whether only one person plays at the table."""
        return self.people == 1

    @property
    def has_bots(self) -> bool:
        """Whether a bot answers for any seat."""
        return bool(self.deputies.bots) or any(seat.row.bot for seat in self.seats)

    def refuse_deputed(self, seat: int) -> None:
        """Refuse an action for a seat that a bot is playing for; its player has to take it back first."""
        if seat in self.deputies.bots:
            raise problems.deputed()

    def current_standing(self, seat: int) -> Standing:
        """Return a seat's standing answers. A bot that plays for a person answers windows itself."""
        return NO_STANDING if seat in self.deputies.bots else self.standing.get(seat, NO_STANDING)

    def patience_ms(self, present: Presence) -> int:
        """Return how long the table waits for a player who is away."""
        by_links = any(seat.row.holder == "link" for seat in self.seats)
        return present.patience_ms * (LINK_PATIENCE if by_links else 1)
