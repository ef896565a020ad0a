"""Attacks with too much data, with slow data and with none."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from tests.attack.target import HONEST, PATIENCE, PER_ADDRESS, TABLES, Breaches, Target, attack, drained, victim

LONG_ENOUGH = 10 * PATIENCE + 10
"""Seconds after which a slow client must be disconnected, even on a busy machine."""


@contextlib.contextmanager
def crowd(target: Target, size: int, sent: bytes) -> Iterator[list[socket.socket]]:
    """Open many connections from the attacker, each with the same first bytes."""
    with contextlib.ExitStack() as stack:
        made = []
        for _ in range(size):
            with contextlib.suppress(ConnectionError):
                made.append(stack.enter_context(target.raw(sent)))
        yield made


def still_open(crowd: list[socket.socket], trickle: bytes = b"") -> int:
    """How many connections are still open after the time limit, whatever they trickle in the meantime."""
    deadline = time.monotonic() + LONG_ENOUGH
    left = list(crowd)
    while left and time.monotonic() < deadline:
        time.sleep(0.2)
        for connection in list(left):
            try:
                connection.setblocking(False)
                if trickle:
                    connection.send(trickle)
                while connection.recv(65_536):
                    pass
                left.remove(connection)
            except BlockingIOError:
                continue
            except OSError:
                left.remove(connection)
    return len(left)


def slow(target: Target, sent: bytes, trickle: bytes = b"") -> Breaches:
    with crowd(target, 8 * target.scale, sent) as made:
        found = target.ills()
        left = still_open(made, trickle)
    return found + ([f"{left} of {len(made)} were never turned out"] if left else [])


@attack("slow heads", "heads that come a byte at a time, or never end")
def slow_heads(target: Target) -> Breaches:
    return slow(target, b"GET /api/tables HTTP/1.1\r\n", b"X")


@attack("slow bodies", "bodies that come a byte at a time")
def slow_bodies(target: Target) -> Breaches:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
    return slow(target, head, b" ")


@attack("silent pages", "live channels that never say hello")
def silent_pages(target: Target) -> Breaches:
    pages = []
    with contextlib.ExitStack() as stack:
        for _ in range(10 * target.scale):
            with contextlib.suppress(WebSocketException, OSError):
                url = f"ws://127.0.0.1:{target.port}/api/live"
                pages.append(stack.enter_context(connect(url, source_address=(target.address, 0), proxy=None)))
        return target.ills()


@attack("idle flood", "more connections than an address may have, and nothing said on them")
def idle_flood(target: Target) -> Breaches:
    most = PER_ADDRESS + 60 * target.scale
    with crowd(target, most, b"") as made:
        found = target.ills()
        refused = sum(1 for connection in made if is_refused(connection))
        if target.address != HONEST and len(made) - refused > PER_ADDRESS:
            found.append(f"{len(made) - refused} connections of one address were taken, not {PER_ADDRESS}")
    return found + target.ills()


def is_refused(connection: socket.socket) -> bool:
    """Was it disconnected? Nothing was requested, so anything received means the end."""
    connection.setblocking(False)
    try:
        connection.recv(100)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@attack("answers that nobody takes", "large answers asked for again and again on connections that read nothing")
def untaken(target: Target) -> Breaches:
    request = b"GET /api/rules/bloodstones HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with crowd(target, 4, request * 40) as made:
        found = target.ills()
        deadline = time.monotonic() + LONG_ENOUGH
        for connection in made:
            while time.monotonic() < deadline and not is_reset(connection):
                time.sleep(0.2)
            if not is_reset(connection):
                found.append("a connection that takes nothing was kept")
    return found


def is_reset(connection: socket.socket) -> bool:
    """Has the other side closed the connection? Reads nothing."""
    try:
        connection.setblocking(False)
        connection.send(b"x")
    except BlockingIOError:
        return False
    except OSError:
        return True
    return connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0


@attack("table flood", "tables without end from one address; those of others must still be found in the lobby")
def table_flood(target: Target) -> Breaches:
    ours = victim(target)
    found = []
    with ours.hello(0) as page:
        page.recv(20)
        opened = 0
        for _ in range(TABLES + 30 * target.scale):
            body = {"seats": [{"holder": "open"}, {"holder": "open"}], "title": "free money"}
            answer = target.ask("POST", "/tables", body=body)
            opened += answer.status_code == 201
            if answer.status_code == 429 and "retry-after" not in answer.headers:
                found.append("a refusal does not say when to try again")
        if opened > TABLES + 20:
            found.append(f"{opened} tables were opened at once")
        if ours.id not in [table["id"] for table in target.honest.get("/tables").json()["tables"]]:
            found.append("a table at which somebody sits is hidden in the lobby")
    if target.address != HONEST:
        target.honest.open_table([{"holder": "here"}, {"holder": "here"}])
    return found


@attack("turning the table", "a page that asks for another seat's view as fast as it can, and reads nothing")
def turning(target: Target) -> Breaches:
    table = victim(target)
    with table.hello(0, 1) as page:
        page.close_timeout = 0.2  # closed without an answer
        page.recv(20)
        with contextlib.suppress(ConnectionClosed):  # closed as soon as it has sent too much
            for number in range(200 * target.scale):
                page.send(f'{{"type":"look","seat":{number % 2}}}')
        return target.ills()


@attack("pipelined requests", "hundreds of requests sent at once on one connection")
def pipelined(target: Target) -> Breaches:
    request = b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\n\r\n"
    last = request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with target.raw(request * (200 * target.scale) + last) as connection:
        found = target.ills()
        drained(connection, 10_000_000)
    return found


@attack("bot flood", "many games of bots alone, while somebody waits for the one bot of their own table")
def bot_flood(target: Target) -> Breaches:
    bots = [{"holder": "bot", "bot": "random"}] * 2
    options = {"max_rounds": 30, "faction_assignment": "random"}
    wish = {"seats": bots, "options": options}
    flood = []
    for _ in range(12 * target.scale):
        answer = target.ask("POST", "/tables", body=wish)
        if answer.status_code == 201:
            flood.append(answer.json()["table"]["id"])
    ours = target.honest.open_table(bots, options)
    with ours.hello(-1) as page:
        page.recv(30)
        before = {table: length(target, table) for table in (ours.id, *flood)}
        deadline = time.monotonic() + 60
        while length(target, ours.id) < before[ours.id] + 12 and time.monotonic() < deadline:
            time.sleep(0.05)
        had, *others = [length(target, table) - before[table] for table in (ours.id, *flood)]
    if not others:
        return ["no flood could be made"] if target.address != HONEST else []
    mean = sum(others) / len(others)
    return [f"our bots made {had} moves, each table of the flood {mean:.0f}"] if had < 2 * mean else []


def length(target: Target, table: str) -> int:
    return int(target.honest.get(f"/tables/{table}").json()["seq"])
