"""A real server for tests, in this process or in a separate one, and players that use it over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from sandtable.bots import SHIPPED, Roster
from sandtable.server.actions import opening
from sandtable.server.actions.bot_moves import move
from sandtable.server.app import create_app
from sandtable.server.edge.limits import OWN_MACHINE, Limits
from sandtable.server.edge.listen import bind, make_server
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.store import Store
from sandtable.server.wire.messages import NewTable, NewTableAnswer, SeatRequest
from tests.server.client import PATIENCE, Client

Json = dict[str, Any]

SHORT: Json = {"max_rounds": 2, "faction_assignment": "random"}
"""Options for a short game."""
LONG: Json = {"faction_assignment": "random"}


class Served:
    """A running server."""

    def __init__(self, port: int, app: Starlette | None = None) -> None:
        self.port = port
        self.app = app
        self.http = Client(port)

    @property
    def registry(self) -> TableRegistry:
        assert self.app is not None
        registry: TableRegistry = self.app.state.registry
        return registry

    def get(self, path: str, key: str = "", **query: object) -> httpx2.Response:
        params = {name: str(value).lower() for name, value in query.items()}
        return self.http.get(f"/api{path}", params=params, headers=bearer(key))

    def post(self, path: str, body: object, key: str = "") -> httpx2.Response:
        return self.http.post(f"/api{path}", json=body, headers=bearer(key))

    def open_table(self, seats: list[Json] | None = None, options: Json | None = None, **more: object) -> Opened:
        wish: Json = {"options": SHORT if options is None else options, **more}
        if seats is not None:
            wish["seats"] = seats
        answer = self.post("/tables", wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return opened(self, made)

    @contextmanager
    def live(self) -> Iterator[ClientConnection]:
        url = f"ws://127.0.0.1:{self.port}/api/live"
        # without pings: a test that is paused must not look like a page that has gone
        settings: Json = {"max_size": None, "proxy": None, "compression": None, "ping_interval": None}
        with connect(url, open_timeout=PATIENCE, **settings) as page:
            yield page


def opened(served: Served, made: Json) -> Opened:
    """The table in a response. An invited seat has its invitation instead of a key until it is taken."""
    secrets = {row["seat"]: row["key"] for row in made["keys"]}
    secrets |= {row["seat"]: row["invitation"] for row in made["invitations"]}
    return Opened(served, made["table"]["id"], secrets, made["table"])


class Opened:
    """An open table, with all its keys."""

    def __init__(self, served: Served, table: str, keys: dict[int, str], info: Json) -> None:
        self.served = served
        self.id = table
        self.keys = keys
        self.info = info
        self.path = f"/tables/{table}"
        self._last = 0  # the seat that was asked last

    def join(self, *seats: int) -> Opened:
        for seat in seats or [n for n in self.keys if n >= 0]:
            body = {"name": f"Person {seat}", "contribution": f"chance of {seat}"}
            answer = self.served.post(f"{self.path}/join", body, self.keys[seat])
            assert answer.status_code == 200, answer.text
            self.keys[seat] = answer.json().get("key", self.keys[seat])
        return self

    def view(self, seat: int, /, **query: object) -> Json:
        answer = self.served.get(f"{self.path}/view", self.keys[seat], **query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def pick(self, seat: int, seq: int, text: str) -> httpx2.Response:
        return self.served.post(f"{self.path}/pick", {"seq": seq, "pick": text}, self.keys[seat])

    def undo(self, seat: int, seq: int, picks: int = 1) -> httpx2.Response:
        return self.served.post(f"{self.path}/undo", {"seq": seq, "picks": picks}, self.keys[seat])

    @contextmanager
    def hello(self, *seats: int, since: int = -1) -> Iterator[ClientConnection]:
        """A page connected to the table with the keys of these seats."""
        keys = [self.keys[seat] for seat in seats]
        with self.served.live() as page:
            hello = {"type": "hello", "table": self.id, "keys": keys, "since": since}
            page.send(msgspec.json.encode(hello).decode())
            yield page

    def turn(self) -> tuple[int, Json]:
        """The seat to move and its view. Seat -1: the game is over."""
        view: Json = {}
        seats = [seat for seat in self.keys if seat >= 0]
        # every view says who is to move: the view of the last seat to move is usually enough
        for looker in (self._last, *seats):
            if looker not in seats:
                continue
            view = self.view(looker, since=1_000_000)
            asked = {question["seat"] for question in view["scene"]["questions"]}
            first = next((seat for seat in seats if seat in asked), looker)
            if first != looker:
                view = self.view(first, since=1_000_000)
                asked = {question["seat"] for question in view["scene"]["questions"]}
            if first in asked:
                self._last = first
                return first, view
        return -1, view

    def asked(self) -> tuple[int, int, list[str]]:
        """The seat to move, the next number of the log and the texts of the options. Seat -1: the game is over."""
        seat, view = self.turn()
        if seat < 0:
            return -1, -1, []
        question = next(each for each in view["scene"]["questions"] if each["seat"] == seat)
        return seat, view["seq"] + 1, [option["text"] for option in question["options"]]

    def play(self, picks: int, seed: int = 1) -> int:
        """Play random picks for all seats; return how many were made before the game ended."""
        chance = random.Random(seed)
        for done in range(picks):
            seat, seq, options = self.asked()
            if seat < 0:
                return done
            answer = self.pick(seat, seq, chance.choice(options))
            assert answer.status_code == 200, answer.text
        return picks


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


def lasting(answer: Json) -> Json:
    """A response without the times since when players are gone: a restarted server does not know them."""
    seats = [{**seat, "gone": 0} for seat in answer["table"]["seats"]]
    return {**answer, "table": {**answer["table"], "seats": seats}}


def next_update(page: ClientConnection, seq: int = 0) -> Json:
    """The page's next update with at least this number."""
    while True:
        message: Json = msgspec.json.decode(page.recv(PATIENCE))
        assert message["type"] == "update", message
        if message["seq"] >= seq:
            return message


def heard_until_said(table: Opened, number: int, *pages: ClientConnection) -> list[int]:
    """Post the `number`th chat line; return how many updates each page receives up to the one that includes it."""
    assert table.served.post(f"{table.path}/talk", {"phrase": "hello"}, table.keys[0]).json() == {"number": number}
    heard = []
    for page in pages:
        updates = 1
        while next_update(page)["table"]["talked"] < number:
            updates += 1
        heard.append(updates)
    return heard


def until(holds: Callable[[], object], what: str = "it never came to that") -> None:
    """Poll until a condition holds for which there is no event to wait for."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, what
        time.sleep(0.01)


class Port:
    """A port of this machine that stays reserved, even while no server listens on it.

    On Linux, sockets with SO_REUSEADDR may share a port as long as at most one of them listens. Elsewhere the port is
    only likely to stay free.
    """

    def __init__(self) -> None:
        self._kept = socket.socket()
        self._kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._kept.bind(("127.0.0.1", 0))
        self.number: int = self._kept.getsockname()[1]
        if sys.platform != "linux":
            self._kept.close()

    def close(self) -> None:
        self._kept.close()


def port_in(line: str) -> int:
    """The port in the line with which a server announces its address."""
    return int(line.rstrip("/\n").rpartition(":")[2])


@contextmanager
def serving(
    folder: Path,
    name: str = "tables.db",
    limits: Limits = OWN_MACHINE,
    names: tuple[str, ...] = (),
    database: str = "",
    roster: Roster = SHIPPED,
) -> Iterator[Served]:
    """A server in a thread of this process, with a database file or a database server."""
    app = create_app(database or f"sqlite:///{folder / name}", workers=1, limits=limits, names=names, roster=roster)
    server = make_server(app, limits=limits)
    listening = bind("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    served = Served(listening.getsockname()[1], app)
    try:
        health = served.get("/health")
        assert health.status_code == 200, health.text
        yield served
    finally:
        served.http.close()
        server.should_exit = True
        thread.join()
        listening.close()


def in_house(folder: Path, play: Callable[[TableRegistry], Awaitable[None]]) -> None:
    """Run a coroutine on the tables of a server that does not listen."""

    async def run() -> None:
        registry = TableRegistry(Store(f"sqlite:///{folder / 'tables.db'}"), move, 1)
        await registry.open()
        try:
            await play(registry)
        finally:
            await registry.close()

    asyncio.run(run())


async def open_inside(registry: TableRegistry) -> NewTableAnswer:
    """A Bloodstones table for two players at one screen, with no one seated yet."""
    here = SeatRequest("here")
    return await opening.open_table(registry, NewTable(game="bloodstones", seats=(here, here)))


class Process:
    """A server in a separate process, which a test can kill. It skips the warm-up: most of them do not run long enough."""

    def __init__(
        self,
        folder: Path,
        options: tuple[str, ...] = (),
        database: str = "",
        python: str = sys.executable,
        env: dict[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self.env = env
        self.python = python
        self.database = database or str(folder / "tables.db")
        self.options = options
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Served:
        command = [self.python, "-m", "sandtable", "serve", "--port", "0", "--db", self.database]
        command += ["--bot-workers", "1", "--no-warm-up", *self.options]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (line, (self.folder / "log").read_text())
        return Served(port_in(line))

    def stop(self, how: int = signal.SIGKILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code
