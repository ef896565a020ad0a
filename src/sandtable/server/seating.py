"""Sitting down: with the key of a seat, or in a seat that is open to whoever comes first."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from sandtable.core.decision import PUBLIC
from sandtable.server import keys, problems
from sandtable.server.house import House, house_of
from sandtable.server.http import decoded, key_of
from sandtable.server.messages import JoinAnswer
from sandtable.server.persons import JoinBody
from sandtable.server.problems import Refused
from sandtable.server.rows import JOIN, SHARE, KeyChange
from sandtable.server.table import Table

T = TypeVar("T")


async def join(house: House, table_id: str, key: str, body: JoinBody, own_key: str = "") -> JoinAnswer:
    """A person with the key of a seat sits down. The last one starts the game.

    Whoever sent an invitation knows its key. So it is good for sitting down and dies with that: the seat gets the key that
    the guest has chosen, with which the request can be repeated, or a new one.
    """
    async with house.lock(table_id):
        table = await house.table(table_id)
        granted = table.seat_held_by(own_key)
        if granted is not None and is_same_join(table, granted, body):
            return JoinAnswer(table.info(house.company.present(table_id)), granted, own_key)
        seat = table.seat_of(key)
        if seat == PUBLIC:
            raise problems.only_watching()
        fresh = ""
        if not is_same_join(table, seat, body):
            fresh = own_key or (keys.new_key() if table.seats[seat].row.holder == "link" else "")
            await _join(house, table, seat, body, fresh)
        info = table.info(house.company.present(table_id))
    house.announce(table_id)
    house.drive(table_id)
    return JoinAnswer(info, seat, fresh or msgspec.UNSET)


async def claim(house: House, table_id: str, seat: int, body: JoinBody, own_key: str = "") -> JoinAnswer:
    """Somebody takes an open seat and gets its key: their own, with which it can be repeated, or a new one."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        if not 0 <= seat < len(table.seats):
            raise Refused(404, "unknown_seat", "seat", f"there is no seat {seat}")
        person = table.seats[seat]
        is_repeated = keys.fits(own_key, person.row.key_hash) and is_same_join(table, seat, body)
        if person.row.holder != "open" or (person.joined and not is_repeated):
            raise Refused(409, "taken", "seat", f"seat {seat} is not open")
        key = own_key or keys.new_key()
        if not is_repeated:
            await _join(house, table, seat, body, key)
        info = table.info(house.company.present(table_id))
    house.announce(table_id)
    house.drive(table_id)
    return JoinAnswer(info, seat, key)


async def _join(house: House, table: Table, seat: int, body: JoinBody, fresh: str) -> None:
    """Sit down; with a fresh key the old one opens nothing any more."""
    table.sit(seat, body)
    change = KeyChange(table.seats[seat].row.key_hash, keys.hash_key(fresh)) if fresh else None
    if change is not None:
        table.give_key(seat, change.fresh)
    await house.append(table, table.entry(JOIN, seat, msgspec.json.encode(body)), "waiting", change)


async def share(house: House, table_id: str, key: str, contribution: str) -> JoinAnswer:
    """A person shows the contribution that was sealed when sitting down. The last one starts the game."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        seat = table.seat_of(key)
        if seat == PUBLIC:
            raise problems.only_watching()
        person = table.seats[seat]
        if not (person.seal and person.contribution == contribution):  # else it is a repeated request
            table.share(seat, contribution)
            await house.append(table, table.entry(SHARE, seat, contribution.encode()), "waiting")
        info = table.info(house.company.present(table_id))
    house.announce(table_id)
    house.drive(table_id)
    return JoinAnswer(info, seat)


def is_same_join(table: Table, seat: int, body: JoinBody) -> bool:
    """Has this very request been granted already?"""
    raw = msgspec.json.encode(body)
    return any(old.kind == JOIN and old.seat == seat and old.body == raw for old in table.entries)


async def own_seat(house: House, table_id: str, key: str) -> int:
    """The player's seat that a key opens."""
    async with house.lock(table_id):
        seat = (await house.table(table_id)).seat_of(key)
    if seat == PUBLIC:
        raise problems.only_watching()
    return seat


async def wish_of_seat(request: Request, kind: type[T]) -> tuple[T, House, str, int]:
    """What a player wishes at a table: the wish, and the house, the table and the seat that it is for."""
    key = key_of(request)
    wish = await decoded(request, kind)
    house, table_id = house_of(request), request.path_params["table"]
    return wish, house, table_id, await own_seat(house, table_id, key)
