"""The server under attack, an honest player on it, and an attacker at another address."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx2

from tests.server.client import Client
from tests.server.support import Opened, Process, Served, bearer
from tests.support.distribution import installed

PATIENCE: Final = 1
PER_ADDRESS: Final = 40
TABLES: Final = 30
OPTIONS: Final = (
    "--warm-up",  # the defaults
    *("--patience", str(PATIENCE), "--connections", "120", "--per-address", str(PER_ADDRESS)),
    *("--bot", "thrifty"),
    *("--limit", f"tables={TABLES}/60", "--limit", "seats=60/60", "--limit", "checks=400/60", "--limit", "talk=90/60"),
)
HONEST: Final = "127.0.0.1"
HERE: Final = [{"holder": "here"}, {"holder": "here"}]


def other_address(number: int) -> str:
    """A different address from the honest player's, on systems that have one."""
    address = f"127.0.0.{number}"
    with socket.socket() as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return HONEST
    return address


class Target:
    """A server in a separate process. `scale` says how much of a flood is sent."""

    def __init__(self, folder: Path, scale: int = 1) -> None:
        self.folder = folder
        self.scale = scale
        self.mark = folder / "mark"
        """A file that a bot creates when it is imported. The bot is installed but not enabled."""
        self.process = Process(folder, OPTIONS, env=installed(SANDTABLE_MARK=str(self.mark)))
        self.honest = self.process.start()
        self.port = self.honest.port
        self.moves = 0
        self.notes: list[str] = []
        """What the last attack measured."""
        self.address = HONEST
        self.attacker = Served(self.port)
        self.move()
        self.game = self.honest.open_table(HERE, {"faction_assignment": "random"}).join()

    def move(self) -> None:
        """Continue from another address, which the server has not seen yet."""
        self.moves += 1
        self.address = other_address(1 + self.moves)
        self.attacker.http.close()
        self.attacker.http = Client(self.port, timeout=60, address=self.address)

    def note(self, text: str) -> None:
        self.notes.append(text)

    def close(self) -> None:
        self.attacker.http.close()
        self.honest.http.close()
        self.process.stop()

    @contextlib.contextmanager
    def raw(self, sent: bytes = b"") -> Iterator[socket.socket]:
        """A connection of the attacker on which these bytes were sent."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=20, source_address=(self.address, 0)) as made:
            made.sendall(sent)
            yield made

    def said(self, sent: bytes) -> tuple[int, bytes]:
        """The status and text of the response to these bytes; status 0 if there is none."""
        with self.raw(sent) as connection:
            got = drained(connection)
        return int(got.split(b" ", 2)[1]) if got.startswith(b"HTTP/1.1 ") else 0, got

    def ask(self, method: str, path: str, key: str = "", body: object = None, **headers: str) -> httpx2.Response:
        """A request of the attacker below /api."""
        return self.attacker.http.request(method, f"/api{path}", headers={**bearer(key), **headers}, json=body)

    def ills(self) -> list[str]:
        """What an honest player notices: is the server healthy, and does their game go on?"""
        found = []
        try:
            health = self.honest.get("/health")
            if health.status_code != 200:
                found.append(f"health says {health.status_code}")
            seat, seq, options = self.game.asked()
            if seat < 0:
                self.game = self.honest.open_table(HERE, {"faction_assignment": "random"}).join()
                seat, seq, options = self.game.asked()
            if self.game.pick(seat, seq, options[0]).status_code != 200:
                found.append("an honest pick was not taken")
        except (httpx2.HTTPError, AssertionError) as error:
            found.append(f"an honest player was not served: {error!r}"[:200])
        log = (self.folder / "log").read_text()
        if "Traceback" in log:
            at = log.index("Traceback")
            found.append(f"the server failed: {log[at:].splitlines()[-1][:200]}")
        return found


def drained(connection: socket.socket, most: int = 100_000) -> bytes:
    """Everything that is received until the other side closes."""
    got = b""
    with contextlib.suppress(ConnectionError):
        while len(got) < most and (part := connection.recv(65_536)):
            got += part
    return got


Breaches = list[str]
"""What got through, in words; empty if the server held."""


@dataclass(frozen=True)
class Attack:
    name: str
    tried: str
    run: Callable[[Target], Breaches]


ATTACKS: Final[list[Attack]] = []


def attack(name: str, tried: str) -> Callable[[Callable[[Target], Breaches]], Callable[[Target], Breaches]]:
    """Add a function to the list of attacks."""

    def enter(run: Callable[[Target], Breaches]) -> Callable[[Target], Breaches]:
        ATTACKS.append(Attack(name, tried, run))
        return run

    return enter


def not_refused(what: str, answer: httpx2.Response, *wanted: int) -> Breaches:
    """A breach unless the response is a refusal: one of these statuses, or by default any 4xx."""
    status = answer.status_code
    good = status in wanted if wanted else 400 <= status < 500
    return [] if good else [f"{what}: {status} {answer.text[:100]}"]


def victim(target: Target) -> Opened:
    """A game between honest people, both seated."""
    return target.honest.open_table(HERE, {"faction_assignment": "random"}).join()
