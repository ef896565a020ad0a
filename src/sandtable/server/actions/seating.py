"""Seats players: with an invitation, on a local seat, or on an open seat. Also changes seat keys.

An invitation opens nothing. Sitting down with it creates the seat's key, which the guest chooses, so the sender of the
invitation does not know it. A player who was sent a key instead can change it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.engine.decision import PUBLIC
from sandtable.server.edge import keys
from sandtable.server.edge.http import answer, decode_body, key_of
from sandtable.server.registry import TableRegistry, registry_of
from sandtable.server.storage.rows import JOIN, SHARE, KeyChange
from sandtable.server.storage.statements import KeyTaken
from sandtable.server.tables.players import JoinBody
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.messages import JoinAnswer, LinkInfo, NewKey, Opens, SeatKey
from sandtable.server.wire.problems import Refused

T = TypeVar("T")


async def join(registry: TableRegistry, table_id: str, key: str, body: JoinBody, own_key: str = "") -> JoinAnswer:
    """Sit down with an invitation or with the key of a local seat. The last player starts the game.

    With an invitation the seat gets the key chosen by the guest, which makes the request repeatable, or a new one.
    """
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        granted = table.seat_held_by(own_key)
        if granted is not None and is_same_join(table, granted, body):
            return JoinAnswer(table.info(registry.pages.present(table_id)), granted, own_key)
        invited = table.invited_to(key)
        seat = table.seat_of(key) if invited is None else invited
        if seat == PUBLIC:
            raise problems.only_watching()
        if invited is not None and table.seats[seat].joined:
            raise taken(table, seat)
        fresh = ""
        if not is_same_join(table, seat, body):
            fresh = own_key or ("" if invited is None else keys.new_key())
            await _join(registry, table, seat, body, fresh)
        info = table.info(registry.pages.present(table_id))
    registry.announce(table_id)
    registry.drive(table_id)
    return JoinAnswer(info, seat, fresh or msgspec.UNSET)


async def claim(registry: TableRegistry, table_id: str, seat: int, body: JoinBody, own_key: str = "") -> JoinAnswer:
    """Claim an open seat. Its key is the one chosen by the player, which makes the request repeatable, or a new one."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if not 0 <= seat < len(table.seats):
            raise Refused(404, "unknown_seat", "seat", f"there is no seat {seat}")
        person = table.seats[seat]
        is_repeated = keys.matches_hash(own_key, person.row.key_hash) and is_same_join(table, seat, body)
        if person.row.holder != "open" or (person.joined and not is_repeated):
            raise Refused(409, "taken", "seat", f"seat {seat} is not open")
        key = own_key or keys.new_key()
        if not is_repeated:
            await _join(registry, table, seat, body, key)
        info = table.info(registry.pages.present(table_id))
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


async def link_info(request: Request) -> Response:
    """Describe a link before it is used: whether it is an invitation or a key, and who has used it."""
    key = key_of(request)
    registry, table_id = registry_of(request), request.path_params["table"]
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        invited = table.invited_to(key)
        seat = table.seat_of(key) if invited is None else invited
        if seat == PUBLIC:
            return answer(LinkInfo("watch", PUBLIC))
        person = table.seats[seat]
        opens: Opens = "seat" if invited is None else "invitation"
        return answer(LinkInfo(opens, seat, person.name, table.taken_ms(seat)))


async def change_key(request: Request) -> Response:
    """Change the key of a seat. The old key stops working.

    A repeated request comes with the old key, which no longer works. It gets the same answer because it knows the new key.
    """
    key = key_of(request)
    fresh = (await decode_body(request, NewKey)).key
    registry, table_id = registry_of(request), request.path_params["table"]
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        granted = table.seat_held_by(fresh)
        if granted is not None and granted != PUBLIC and table.seat_held_by(key) is None:
            return answer(SeatKey(granted, fresh))
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
    return answer(SeatKey(seat, fresh))


async def share(registry: TableRegistry, table_id: str, key: str, contribution: str) -> JoinAnswer:
    """Reveal a player's sealed contribution. The last one starts the game."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        seat = table.seat_of(key)
        if seat == PUBLIC:
            raise problems.only_watching()
        person = table.seats[seat]
        if not (person.seal and person.contribution == contribution):  # otherwise the request is repeated
            table.share(seat, contribution)
            await registry.append(table, table.entry(SHARE, seat, contribution.encode()), "waiting")
        info = table.info(registry.pages.present(table_id))
    registry.announce(table_id)
    registry.drive(table_id)
    return JoinAnswer(info, seat)


def is_same_join(table: Table, seat: int, body: JoinBody) -> bool:
    """Return whether this request has already been granted."""
    raw = msgspec.json.encode(body)
    return any(old.kind == JOIN and old.seat == seat and old.body == raw for old in table.entries)


async def own_seat(registry: TableRegistry, table_id: str, key: str) -> int:
    """Return the player's seat that a key opens."""
    async with registry.lock(table_id):
        seat = (await registry.table(table_id)).seat_of(key)
    if seat == PUBLIC:
        raise problems.only_watching()
    return seat


async def seat_request(request: Request, kind: type[T]) -> tuple[T, TableRegistry, str, int]:
    """Decode a player's request. Return its body, the registry, the table id and the seat."""
    key = key_of(request)
    message = await decode_body(request, kind)
    registry, table_id = registry_of(request), request.path_params["table"]
    return message, registry, table_id, await own_seat(registry, table_id, key)
