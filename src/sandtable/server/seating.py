"""Sitting down: with the key of a seat, or in a seat that is open to whoever comes first."""

from __future__ import annotations

import msgspec

from sandtable.core.decision import PUBLIC
from sandtable.server import keys, problems
from sandtable.server.house import House
from sandtable.server.messages import JoinAnswer
from sandtable.server.problems import Refused
from sandtable.server.table import JOIN, JoinBody, Table


async def join(house: House, table_id: str, key: str, name: str, contribution: str) -> JoinAnswer:
    """A person with the key of a seat sits down. The last one starts the game."""
    async with house.lock(table_id):
        table = await house.table(table_id)
        seat = table.seat_of(key)
        if seat == PUBLIC:
            raise problems.only_watching()
        body = JoinBody(name, contribution)
        if not is_same_join(table, seat, body):
            await _join(house, table, seat, body)
        info = table.info(house.present(table_id))
    house.announce(table_id)
    house.drive(table_id)
    return JoinAnswer(info, seat)


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
            table.give_key(seat, keys.hash_key(key))
            await _join(house, table, seat, body, keys.hash_key(key))
        info = table.info(house.present(table_id))
    house.announce(table_id)
    house.drive(table_id)
    return JoinAnswer(info, seat, key)


async def _join(house: House, table: Table, seat: int, body: JoinBody, key_hash: bytes | None = None) -> None:
    table.sit(seat, body)
    await house.append(table, table.entry(JOIN, seat, msgspec.json.encode(body)), "waiting", key_hash)


def is_same_join(table: Table, seat: int, body: JoinBody) -> bool:
    """Has this very request been granted already?"""
    raw = msgspec.json.encode(body)
    return any(old.kind == JOIN and old.seat == seat and old.body == raw for old in table.entries)
