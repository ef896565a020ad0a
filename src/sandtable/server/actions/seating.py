"""Seats players: with an invitation, on a local seat, or on an open seat. Also changes seat keys.

An invitation opens nothing. Sitting down with it creates the seat's key, which the guest chooses, so the sender of the
invitation does not know it. A player who was sent a key instead can change it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import msgspec

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.text.visible import collapse_spaces
from sandtable.server.edge import keys
from sandtable.server.endpoints import Key, OwnSeat, Param, Router, TableId
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import JOIN, SHARE, KeyChange
from sandtable.server.storage.statements import KeyTaken
from sandtable.server.tables.players import JoinBody
from sandtable.server.tables.table import Table
from sandtable.server.tables.table_info import info_of
from sandtable.server.wire import problems
from sandtable.server.wire.messages import Join, JoinAnswer, LinkInfo, NewKey, Opens, SeatKey, Share
from sandtable.server.wire.problems import Refused

router = Router("Seats")


def optional(text: str | msgspec.UnsetType) -> str:
    return "" if text is msgspec.UNSET else text


def join_body(message: Join) -> JoinBody:
    if message.contribution and message.seal is not msgspec.UNSET:
        raise Refused(422, "invalid", "seal", "send either a contribution or a seal, not both")
    name = collapse_spaces(optional(message.name))
    return JoinBody(name, message.contribution, optional(message.seal), message.program)


@router.post("/tables/{table}/join", meter="seats", example={"name": "Ada", "contribution": "17 red herrings"})
async def join(registry: TableRegistry, table_id: TableId, key: Key, body: Join) -> JoinAnswer:
    """Sit down with an invitation, which yields a key, or with the key of a local seat. The last player starts the game.

    With an invitation the seat gets the key chosen by the guest, which makes the request repeatable, or a new one.
    """
    entry, own_key = join_body(body), optional(body.key)
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        granted = table.seat_held_by(own_key)
        if granted is not None and is_same_join(table, granted, entry):
            return JoinAnswer(info_of(table, registry.pages.present(table_id)), granted, own_key)
        invited = table.invited_to(key)
        seat = table.seat_of(key) if invited is None else invited
        if seat == PUBLIC:
            raise problems.only_watching()
        if invited is not None and table.seats[seat].joined:
            raise taken(table, seat)
        fresh = ""
        if not is_same_join(table, seat, entry):
            fresh = own_key or ("" if invited is None else keys.new_key())
            await _join(registry, table, seat, entry, fresh)
        info = info_of(table, registry.pages.present(table_id))
    registry.announce(table_id)
    registry.drive(table_id)
    return JoinAnswer(info, seat, fresh or msgspec.UNSET)


def read_seat(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise Refused(404, "unknown_seat", "seat", f"there is no seat {text[:20]!r}")
    return int(text)


@router.post("/tables/{table}/seats/{seat}/claim", meter="seats", example={"name": "Bo", "contribution": "blue"})
async def claim(
    registry: TableRegistry,
    table_id: TableId,
    seat: Annotated[int, Param("A seat.", {"type": "integer", "minimum": 0, "maximum": 15}, read_seat, "1")],
    body: Join,
) -> JoinAnswer:
    """Claim an open seat and get its key. Safe to repeat with a key chosen by the client."""
    entry, own_key = join_body(body), optional(body.key)
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if not 0 <= seat < len(table.seats):
            raise Refused(404, "unknown_seat", "seat", f"there is no seat {seat}")
        person = table.seats[seat]
        is_repeated = keys.matches_hash(own_key, person.row.key_hash) and is_same_join(table, seat, entry)
        if person.row.holder != "open" or (person.joined and not is_repeated):
            raise Refused(409, "taken", "seat", f"seat {seat} is not open")
        key = own_key or keys.new_key()
        if not is_repeated:
            await _join(registry, table, seat, entry, key)
        info = info_of(table, registry.pages.present(table_id))
    registry.announce(table_id)
    registry.drive(table_id)
    return JoinAnswer(info, seat, key)


async def _join(registry: TableRegistry, table: Table, seat: int, body: JoinBody, fresh: str) -> None:
    """Sit down. A fresh key, if given, becomes the only key of the seat."""
    if fresh:
        table.refuse_used(fresh)
    table.sit(seat, body)
    change = KeyChange(table.seats[seat].row.key_hash, keys.hash_key(fresh)) if fresh else None
    if change is not None:
        table.give_key(seat, change.fresh)
    await registry.append(table, table.entry(JOIN, seat, msgspec.json.encode(body)), "waiting", change)


def taken(table: Table, seat: int) -> Refused:
    """Return the refusal for an invitation that has already been used."""
    at = datetime.fromtimestamp(table.taken_ms(seat) / 1000, UTC)
    detail = (
        f"{table.seats[seat].name or f'seat {seat + 1}'} sat down with this invitation on {at:%Y-%m-%d at %H:%M} UTC. "
        "If that was not you, ask for another table: that person can see what this seat sees"
    )
    return Refused(409, "taken", "seat", detail)


@router.get("/tables/{table}/link", meter="views")
async def link_info(registry: TableRegistry, table_id: TableId, key: Key) -> LinkInfo:
    """Tell what a link opens (an invitation, a seat, or the spectators' view) and who has used it."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        invited = table.invited_to(key)
        seat = table.seat_of(key) if invited is None else invited
        if seat == PUBLIC:
            return LinkInfo("watch", PUBLIC)
        person = table.seats[seat]
        opens: Opens = "seat" if invited is None else "invitation"
        return LinkInfo(opens, seat, person.name, table.taken_ms(seat))


@router.get("/tables/{table}/watch", meter="views", problems=(403,))
async def watch_key(registry: TableRegistry, table_id: TableId) -> SeatKey:
    """Give the spectators' key of a table that anyone may watch: one with a seat that anyone could take."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if not any(seat.row.holder == "open" for seat in table.seats):
            raise Refused(
                403, "only_invited", "table", "only its players can let you watch: ask them for the spectators' link"
            )
        return SeatKey(PUBLIC, table.watch_key)


@router.post("/tables/{table}/key", meter="seats", example={"key": "tE9xq2LrVb7Kc0HnYw4sZg"})
async def change_key(registry: TableRegistry, table_id: TableId, key: Key, body: NewKey) -> SeatKey:
    """Change the key of the caller's seat; the old one stops working. Safe to repeat.

    A repeated request comes with the old key, which no longer works. It gets the same answer because it knows the new key.
    """
    fresh = body.key
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        granted = table.seat_held_by(fresh)
        if granted is not None and granted != PUBLIC and table.seat_held_by(key) is None:
            return SeatKey(granted, fresh)
        seat = table.seat_of(key)
        if seat == PUBLIC:
            raise problems.only_watching()
        table.refuse_used(fresh)
        change = KeyChange(table.seats[seat].row.key_hash, keys.hash_key(fresh))
        try:
            await registry.stored(registry.store.change_key(table_id, seat, change))
        except BaseException as error:
            registry.forget(table_id)
            if not isinstance(error, KeyTaken):
                raise
            registry.learned += 1  # another process has changed it
            raise problems.wrong_key() from None
        table.give_key(seat, change.fresh)
    registry.announce(table_id)
    return SeatKey(seat, fresh)


@router.post("/tables/{table}/share", meter="seats", example={"contribution": "tE9xq2LrVb7Kc0HnYw4sZg"})
async def share(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Share) -> JoinAnswer:
    """Reveal the contribution to the dice that was sealed when joining. Safe to repeat.

    The last one starts the game.
    """
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        person = table.seats[seat]
        if not (person.seal and person.contribution == body.contribution):  # otherwise the request is repeated
            table.share(seat, body.contribution)
            await registry.append(table, table.entry(SHARE, seat, body.contribution.encode()), "waiting")
        info = info_of(table, registry.pages.present(table_id))
    registry.announce(table_id)
    registry.drive(table_id)
    return JoinAnswer(info, seat)


def is_same_join(table: Table, seat: int, body: JoinBody) -> bool:
    """Return whether this request has already been granted."""
    raw = msgspec.json.encode(body)
    return any(old.kind == JOIN and old.seat == seat and old.body == raw for old in table.entries)
