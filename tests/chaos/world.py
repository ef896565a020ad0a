"""A server of its own, or several on one PostgreSQL, people who play there without pause, and what was acknowledged to them."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx2

from sandtable.core.match.seed import seal
from sandtable.server.edge.limits import METERS
from tests.chaos.crowd import Crowd
from tests.chaos.line import Line
from tests.chaos.played import HERE, PATIENCE, Fault, Pick, Played, compared
from tests.postgres import Postgres
from tests.server.client import Client
from tests.server.support import SHORT, Json, Port, bearer

PAUSE: Final = 0.02
SEVERAL: Final = 2
"""Servers on one PostgreSQL."""


class Player(threading.Thread):
    """Plays games one after the other, in both seats. A request that is not answered is sent again, the same."""

    def __init__(self, world: World, number: int) -> None:
        super().__init__(daemon=True)
        self.world = world
        self.chance = random.Random(number)
        self.tables: list[Played] = []
        self.done = 0
        self.repeats = 0
        self.refusals = 0
        self.fault = ""
        self.places = [Client(server.line.port, timeout=10) for server in world.servers]

    def run(self) -> None:
        try:
            while not self.world.ending.is_set():
                self.play(self.opened())
        except Exception as error:
            self.fault = self.fault or repr(error)

    def insist(self, method: str, path: str, key: str = "", body: object = None) -> Json:
        """Ask until there is an answer; what is refused for good is a fault."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.chance.choice(self.places).request(method, f"/api{path}", headers=bearer(key), json=body)
                if answer.status_code < 300:
                    found: Json = answer.json()
                    return found
                if answer.status_code != 503:
                    raise Fault(f"{method} {path} {body}: {answer.status_code} {answer.text[:200]}")
                self.refusals += 1
            except (httpx2.TransportError, ValueError):
                self.repeats += 1
            if time.monotonic() > deadline:
                raise Fault(f"{method} {path} was not answered for {PATIENCE} s")
            time.sleep(PAUSE)

    def opened(self) -> Played:
        """A new table at which both seats have sat down, one of them with a sealed contribution."""
        made = self.insist("POST", "/tables", body={"seats": HERE, "options": SHORT})
        table = Played(made["table"]["id"], {row["seat"]: row["key"] for row in made["keys"]})
        path, share = f"/tables/{table.id}", "sealed-" * 4
        self.insist("POST", f"{path}/join", table.keys[0], {"name": "Ada", "contribution": "open"})
        self.insist("POST", f"{path}/join", table.keys[1], {"name": "Bo", "seal": seal(share, table.id)})
        self.insist("POST", f"{path}/share", table.keys[1], {"contribution": share})
        self.tables.append(table)
        return table

    def play(self, table: Played) -> None:
        while not self.world.ending.is_set():
            asked = self.asked(table)
            if asked is None:
                return
            seat, seq, options = asked
            table.pending = (seq, seat, self.chance.choice(options))
            done = self.insist(
                "POST", f"/tables/{table.id}/pick", table.keys[seat], {"seq": seq, "pick": table.pending[2]}
            )
            if done != {"seq": seq}:
                raise Fault(f"pick {seq} of table {table.id} was acknowledged as {done}")
            table.acknowledged.append(table.pending)
            table.pending = None
            self.done += 1
            self.world.count()

    def asked(self, table: Played) -> tuple[int, int, list[str]] | None:
        for seat in (0, 1):
            view = self.insist("GET", f"/tables/{table.id}/view?since=1000000", table.keys[seat])
            for question in view["scene"]["questions"]:
                if question["seat"] == seat and question["options"]:
                    return seat, view["seq"] + 1, [option["text"] for option in question["options"]]
        return None


class Server:
    """A server process at a port that it keeps, behind a line; killed, it is started again."""

    def __init__(self, folder: Path, number: int, database: str, seed: int) -> None:
        self.database = database
        self.log = folder / f"log{number}"
        self.clock = folder / "clock"
        self.kept = Port()
        self.port = self.kept.number
        self.process: subprocess.Popen[str] | None = None
        self.start()
        self.line = Line(self.port, seed)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it, and wait until it is there."""
        self.begin()
        if not self.is_there():
            raise Fault(f"the server does not start again: {self.log.read_text()[-500:]}")

    def begin(self) -> None:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", str(self.port), "--bot-workers", "1"]
        command += ["--no-warm-up", "--db", self.database, "--per-address", "5000"]
        command += [word for what in METERS for word in ("--limit", f"{what}=0")]
        path = os.pathsep.join([str(Path(__file__).parent / "clock"), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": path.rstrip(os.pathsep), "CHAOS_CLOCK": str(self.clock)}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)

    def is_there(self) -> bool:
        """Wait until it says where it is, or has ended without that."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.stop()
            return False
        return True

    def stop(self, how: int = signal.SIGKILL) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def end(self, seconds: float) -> int:
        """End it in good order; gives its exit code. It is a fault if that takes longer."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Fault(f"a server that was to end was still there after {seconds} s") from None
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class World:
    """Servers with their lines, and players; `count` is called for every pick that was acknowledged."""

    def __init__(
        self, folder: Path, players: int = 3, seed: int = 1, postgres: Postgres | None = None, grace: float = PATIENCE
    ) -> None:
        self.folder = folder
        self.grace = grace
        """Seconds in which a server that is to end has to be gone."""
        self.postgres = postgres
        self.chance = random.Random(seed)
        self.ending = threading.Event()
        self.picks = 0
        self._more = threading.Condition()
        self.clock = folder / "clock"
        self.database = str(folder / "tables.db") if postgres is None else postgres.database()
        with ThreadPoolExecutor(SEVERAL) as pool:
            numbers = range(1 if postgres is None else SEVERAL)
            self.servers = list(pool.map(lambda number: Server(folder, number, self.database, seed + number), numbers))
        self.crowds: list[Crowd] = []
        self.players = [Player(self, seed * 100 + number) for number in range(players)]
        for player in self.players:
            player.start()

    def gather(self, tables: int) -> Crowd:
        """People at so many more tables of the first server, each with a page."""
        crowd = Crowd(self.servers[0].port, tables, self.chance.randrange(1_000_000))
        self.crowds.append(crowd)
        crowd.start()
        if not crowd.sitting.wait(PATIENCE):
            raise Fault(f"not everybody sat down within {PATIENCE} s")
        return crowd

    @property
    def line(self) -> Line:
        return self.servers[0].line

    def count(self) -> None:
        with self._more:
            self.picks += 1
            self._more.notify_all()

    def wait_for(self, picks: int, or_until: Callable[[], bool] = lambda: False) -> None:
        """Until so many more picks were acknowledged."""
        goal, deadline = self.picks + picks, time.monotonic() + PATIENCE
        with self._more:
            while self.picks < goal and not or_until():
                self._more.wait(0.02)
                broken = [player.fault for player in self.players if player.fault]
                if broken:
                    raise Fault("; ".join(broken))
                if time.monotonic() > deadline:
                    raise Fault(f"only {picks - goal + self.picks} of {picks} picks in {PATIENCE} s")

    def wait_for_all(self) -> None:
        """Until everybody has had a pick acknowledged."""
        before = [player.done for player in self.players]
        self.wait_for(1_000_000, lambda: all(p.done > n for p, n in zip(self.players, before, strict=True)))

    def acknowledged(self) -> int:
        """Picks in all, also those of crowds."""
        return self.picks + sum(crowd.picks() for crowd in self.crowds)

    def repeats(self) -> int:
        return sum(player.repeats for player in self.players)

    def refusals(self) -> int:
        return sum(player.refusals for player in self.players)

    def close(self) -> None:
        """Let everybody finish what was begun, then stop the server."""
        self.ending.set()
        for player in self.players:
            player.join(PATIENCE)
            for place in player.places:
                place.close()
        for crowd in self.crowds:
            crowd.end()
        for server in self.servers:
            server.line.close()
            server.stop(signal.SIGTERM)
            server.kept.close()

    def faults(self) -> list[str]:
        """What the log of the closed server says otherwise than the players remember."""
        found = [f"a player: {player.fault}" for player in self.players if player.fault]
        if self.postgres is None:
            (whole,) = self.rows("PRAGMA integrity_check")[0]
            if whole != "ok":
                found.append(f"the database: {whole}")
        stored: dict[str, list[Pick]] = {}
        for table_id, seq, seat, body in self.rows(
            "SELECT table_id, seq, seat, body FROM entries WHERE kind = 'pick' ORDER BY table_id, seq"
        ):
            stored.setdefault(table_id, []).append((seq, seat, body.decode()))
        found += [f"a crowd: {crowd.fault}" for crowd in self.crowds if crowd.fault]
        tables: list[Played] = [table for player in self.players for table in player.tables]
        for table in [*tables, *[table for crowd in self.crowds for table in crowd.tables]]:
            found += compared(table, stored.get(table.id, []))
        found += [
            f"a table is {status}" for (status,) in self.rows("SELECT status FROM tables WHERE status = 'broken'")
        ]
        for server in self.servers:
            if "Traceback" in (log := server.log.read_text()):
                trace, _, _ = log[log.index("Traceback") :].partition("\n20")  # the next line of the log has its date
                found.append(f"the server failed: {trace[:300]} ... {trace[-2000:]}")
        return found

    def rows(self, statement: str) -> list[Any]:
        if self.postgres is not None:
            return self.postgres.rows(self.database, statement)
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(statement).fetchall()
