#!/usr/bin/env python3
"""How many tables one server carries, against the bars we set ourselves.

    python3 run.py bench server [--tables 1000] [--pages 2000] [--interval 5] [--seconds 60] [--idle 5000]
                                [--games bloodstones,warlords,first_blood,battlelore] [--database URL] [--processes N]

`sandtable serve` in a process of its own (with --processes several of them on one PostgreSQL, given by --database), and people
who play in processes beside it, all on the loopback of this machine and for no longer than it is asked. Pages say hello as a
browser does, with compression and with updates as differences.

- **acknowledgement**: from sending a pick until it is answered, which is when it is on disk, while a pick is made at every
  table each few seconds and a page is open for each seat. The 95th and the 99th percentile.
- **heard**: from sending a pick until another page at the table has its update.
- **saturation**: picks a second when nobody thinks, and what a pick costs the server in processor time.
- **page**: what one more open page costs in memory; **idle table**: what one costs that was played at and left, a while later.
- **idle connections**: pages at tables where nothing happens; the same acknowledgement, while they are held.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from sandtable.server.edge.limits import METERS
from sandtable.server.registry import IDLE_CHECK_SECONDS, IDLE_SECONDS

ROOT = Path(__file__).resolve().parent.parent

Json = dict[str, Any]
OPTIONS: dict[str, Json] = {
    "bloodstones": {"faction_assignment": "random"},
    "warlords": {},
    "first_blood": {"placement": "auto"},
    "battlelore": {},
}
SETTLED_PICKS = 6
"""Picks at each table before anything is measured."""
AT_ONCE = 32
"""Requests of a loader at the same time, when tables are opened and when nobody thinks."""
MAX_PROCESSES = 16
PLAYERS = 2


@dataclass(frozen=True)
class Bar:
    what: str
    unit: str
    limit: float


BARS = {
    "p95": Bar("acknowledgement, 95th percentile", "ms", 50),
    "p99": Bar("acknowledgement, 99th percentile", "ms", 200),
    "idle_p95": Bar("the same while idle connections are held", "ms", 50),
    "page": Bar("memory of a page", "kB", 40),
    "table": Bar("memory of an idle table", "kB", 10),
}


# -- the server ----------------------------------------------------------------------------------------------------------


class Server:
    """One process of the server."""

    def __init__(self, database: str, connections: int) -> None:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--db", database, "--bot-workers", "1"]
        command += ["--connections", str(connections), "--per-address", str(connections)]
        command += [word for meter in METERS for word in ("--limit", f"{meter}=0")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise SystemExit("the server did not start")
        self.url = line.split()[-1]

    def cpu(self) -> float:
        """Seconds of processor time so far, of the process itself: bots do not play here."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Kilobytes in memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return float(line.split()[1])
        raise SystemExit("the server is gone")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def servers(args: argparse.Namespace) -> Iterator[list[Server]]:
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        database = args.database or str(Path(folder) / "tables.db")
        running: list[Server] = []
        try:
            while len(running) < args.processes:
                running.append(Server(database, args.pages + args.idle + 2 * AT_ONCE * args.loaders + 3000))
            yield running
        finally:
            for server in running:
                server.stop()


# -- people --------------------------------------------------------------------------------------------------------------


class Line:
    """Requests one after the other over one connection, with as little work as can be: the server is what we measure."""

    def __init__(self, url: str) -> None:
        self.host, self.port = urlsplit(url).hostname, urlsplit(url).port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Json | None = None, key: str = "") -> tuple[int, Any]:
        if self.streams is not None and self.streams[0].at_eof():
            self.close()  # the server lets go of lines that nobody uses
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        raw = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} /api{path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(raw)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {key}\r\n" if key else "")
        writer.write(f"{head}\r\n".encode() + raw)
        answered = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answered.partition("content-length:")[2].partition("\r\n")[0])
        found = msgspec.json.decode(await reader.readexactly(length))
        if "connection: close" in answered:
            self.close()
        return int(answered.split()[1]), found

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Asked(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    seat: int
    options: list[Asked]


class SceneOf(msgspec.Struct):
    questions: list[Question]


class ChangeOf(msgspec.Struct):
    lists: dict[str, msgspec.Raw]


class UpdateOf(msgspec.Struct):
    """What a player needs of an update; the rest is not even looked at."""

    seq: int
    scene: SceneOf | None
    change: ChangeOf | None = None


UPDATE = msgspec.json.Decoder(UpdateOf)
SCRIPT = msgspec.json.Decoder(list[int | list[Question]])


@dataclass
class Page:
    """A page of a seat (-1: a spectator)."""

    seat: int
    socket: ClientConnection
    seq: int = 0
    questions: list[Question] = field(default_factory=list)
    reader: asyncio.Task[None] | None = None
    received: int = 0
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for frame in self.socket:
                self.received += len(frame)
                self.take(frame if isinstance(frame, bytes) else frame.encode())
                self.heard.set()

    def take(self, frame: bytes) -> None:
        update = UPDATE.decode(frame)
        self.seq = update.seq
        if update.scene is not None:
            self.questions = update.scene.questions
        elif update.change is not None and "questions" in update.change.lists:
            before, self.questions = self.questions, []
            for step in SCRIPT.decode(update.change.lists["questions"]):
                if not isinstance(step, int):
                    self.questions += step
                elif step < 0:
                    del before[:-step]
                else:
                    self.questions += before[:step]
                    del before[:step]

    async def close(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
        with suppress(Exception):
            await self.socket.close()


@dataclass
class Table:
    id: str
    keys: dict[int, str]
    chance: random.Random
    pages: dict[int, Page] = field(default_factory=dict)
    over: bool = False

    def asked(self) -> tuple[Page, str] | None:
        """Whoever is asked, as far as the pages know, and an answer."""
        newest = max(page.seq for page in self.pages.values())
        for page in self.pages.values():
            for question in page.questions:
                if question.seat == page.seat and page.seq == newest:
                    return page, self.chance.choice(question.options).text
        return None


class Loader:
    """The people of one process."""

    def __init__(self, urls: list[str], number: int, games: list[str]) -> None:
        self.urls = urls
        self.number = number
        self.games = games
        self.tables: list[Table] = []
        self.idle: list[Page] = []
        self.watching: list[Page] = []
        self.lines: list[list[Line]] = [[Line(url) for _ in range(AT_ONCE)] for url in urls]
        self.took: list[float] = []
        self.heard: list[float] = []
        self.failures: list[str] = []

    @contextmanager
    def line(self, place: int) -> Iterator[Line]:
        free = self.lines[place % len(self.urls)]
        made = free.pop() if free else Line(self.urls[place % len(self.urls)])
        try:
            yield made
        finally:
            free.append(made)

    async def open(self, count: int) -> list[Table]:
        """Open so many tables, with everybody seated."""
        made: list[Table] = []

        async def one(n: int) -> None:
            game = self.games[n % len(self.games)]
            seats = [{"holder": "here"} for _ in range(PLAYERS)]
            with self.line(n) as line:
                wish = {"game": game, "options": OPTIONS[game], "seats": seats}
                status, answer = await line.ask("POST", "/tables", wish)
                assert status == 201, answer
                keys = {row["seat"]: row["key"] for row in answer["keys"]}
                table = Table(answer["table"]["id"], keys, random.Random(1000 * self.number + n))
                for seat in range(PLAYERS):
                    await line.ask("POST", f"/tables/{table.id}/join", {"contribution": str(seat)}, keys[seat])
            made.append(table)

        await in_turn([one(n) for n in range(count)])
        return made

    async def page(self, table: Table, seat: int, place: int) -> Page:
        address = self.urls[place % len(self.urls)].replace("http", "ws", 1) + "api/live"
        socket = await websockets.connect(address, max_size=None, proxy=None, ping_interval=None)
        hello = {"type": "hello", "table": table.id, "keys": [table.keys[seat]], "since": -1, "follows": True}
        await socket.send(json.dumps(hello))
        made = Page(seat, socket)
        made.take(str(await socket.recv()).encode())
        made.reader = asyncio.create_task(made.read())
        return made

    async def sit(self, tables: list[Table], seat: int) -> None:
        """Open the page of a seat at each of these tables; with several servers the seats are at different ones."""

        async def one(n: int, table: Table) -> None:
            table.pages[seat] = await self.page(table, seat, n + seat)

        await in_turn([one(n, table) for n, table in enumerate(tables)])

    async def pick(self, n: int, table: Table) -> bool:
        """One pick at a table; False if nobody knows of a question."""
        found = table.asked()
        if found is None:
            return False
        page, text = found
        seq = page.seq + 1
        others = [each for each in table.pages.values() if each is not page]
        with self.line(n) as line:
            start = time.perf_counter()
            try:
                body = {"seq": seq, "pick": text}
                status, answer = await line.ask("POST", f"/tables/{table.id}/pick", body, table.keys[page.seat])
            except (OSError, asyncio.IncompleteReadError) as error:
                line.close()
                self.failures.append(repr(error))
                return True
            self.took.append(time.perf_counter() - start)
        if status != 200:
            self.failures.append(f"{status} {answer.get('error')}")
        for other in others:
            while other.seq < seq:
                other.heard.clear()
                await asyncio.wait_for(other.heard.wait(), 60)
        self.heard.append(time.perf_counter() - start)
        while page.seq < seq:
            page.heard.clear()
            await asyncio.wait_for(page.heard.wait(), 60)
        return True

    async def rounds(self, tables: list[Table], picks: int) -> None:
        async def one(n: int, table: Table) -> None:
            for _ in range(picks):
                await self.pick(n, table)

        await in_turn([one(n, table) for n, table in enumerate(tables)])

    async def play(self, interval: float, seconds: float) -> float:
        """A pick at every table each so many seconds; gives how late our own loop was at most, in seconds."""
        end = time.monotonic() + seconds

        async def one(n: int, table: Table) -> None:
            due = time.monotonic() + interval * table.chance.random()
            while due < end:
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                if not await self.pick(n, table):
                    return
                due += interval * table.chance.uniform(0.8, 1.2)

        watching = asyncio.create_task(lateness())
        await asyncio.gather(*[one(n, table) for n, table in enumerate(self.tables)])
        watching.cancel()
        return await watching

    async def rush(self, seconds: float) -> float:
        """Picks without a pause, so many at once; gives picks a second."""
        end, picks = time.monotonic() + seconds, 0
        waiting = asyncio.Queue[tuple[int, Table]]()
        for item in enumerate(self.tables):
            waiting.put_nowait(item)

        async def one() -> None:
            nonlocal picks
            while time.monotonic() < end:
                n, table = waiting.get_nowait() if not waiting.empty() else (0, None)
                if table is None:
                    return
                if await self.pick(n, table):
                    picks += 1
                    waiting.put_nowait((n, table))

        start = time.monotonic()
        await asyncio.gather(*[one() for _ in range(AT_ONCE)])
        return picks / (time.monotonic() - start)

    async def hold(self, count: int) -> None:
        """So many pages at tables where nothing happens."""
        quiet = await self.open(max(1, count // 100))

        async def one(n: int) -> None:
            self.idle.append(await self.page(quiet[n % len(quiet)], -1, n))

        await in_turn([one(n) for n in range(count)])

    async def watch(self, count: int) -> None:
        """So many more pages of spectators at the tables that are played at."""

        async def one(n: int) -> None:
            table = self.tables[n % len(self.tables)]
            self.watching.append(await self.page(table, -1, n))

        await in_turn([one(n) for n in range(count)])

    async def leave(self) -> None:
        for some in (self.idle, self.watching, [page for table in self.tables for page in table.pages.values()]):
            await asyncio.gather(*[page.close() for page in some])

    def held(self) -> int:
        return sum(page.reader is not None and not page.reader.done() for page in self.idle)

    def figures(self) -> Json:
        found = {"took": self.took, "heard": self.heard, "failures": self.failures}
        self.took, self.heard, self.failures = [], [], []
        return found

    def received(self) -> int:
        return sum(page.received for table in self.tables for page in table.pages.values())


async def in_turn(jobs: list[Any]) -> None:
    """All of these, so many at the same time."""
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(job: Any) -> None:
        async with limit:
            await job

    await asyncio.gather(*[one(job) for job in jobs])


async def lateness() -> float:
    worst = 0.0
    with suppress(asyncio.CancelledError):
        while True:
            start = time.monotonic()
            await asyncio.sleep(0.05)
            worst = max(worst, time.monotonic() - start - 0.05)
    return worst


# -- orders to loaders ---------------------------------------------------------------------------------------------------


def load(pipe: Connection, urls: list[str], number: int, games: list[str]) -> None:
    """A loader's process: orders come through the pipe, one after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(obey(pipe, Loader(urls, number, games)))


async def obey(pipe: Connection, loader: Loader) -> None:
    loop = asyncio.get_running_loop()
    while True:
        try:
            word, *rest = await loop.run_in_executor(None, pipe.recv)
        except EOFError:  # whoever gives the orders is gone
            return
        answer: Any = None
        if word == "open":
            loader.tables += await loader.open(*rest)
        elif word == "sit":
            await loader.sit(loader.tables, *rest)
        elif word == "rounds":
            await loader.rounds(loader.tables, *rest)
            loader.figures()
        elif word == "left":  # tables that are played at and left
            some = await loader.open(*rest)
            await loader.sit(some, 0)
            await loader.sit(some, 1)
            await loader.rounds(some, SETTLED_PICKS)
            await asyncio.gather(*[page.close() for table in some for page in table.pages.values()])
        elif word == "play":
            late = await loader.play(*rest)
            answer = {**loader.figures(), "late": late}
        elif word == "rush":
            rate = await loader.rush(*rest)
            answer = {**loader.figures(), "rate": rate}
        elif word == "hold":
            await loader.hold(*rest)
        elif word == "watch":
            await loader.watch(*rest)
        elif word == "held":
            answer = loader.held()
        elif word == "received":
            answer = loader.received()
        elif word == "leave":
            await loader.leave()
            pipe.send(None)
            return
        pipe.send(answer)


class Crowd:
    """All loaders."""

    def __init__(self, urls: list[str], count: int, games: list[str]) -> None:
        self.pipes: list[Connection] = []
        self.processes = []
        context = multiprocessing.get_context("spawn")
        for number in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=load, args=(theirs, urls, number, games), daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)

    def order(self, word: str, *rest: float, share: bool = False) -> list[Any]:
        """Tell all loaders, the first number shared out among them if it is one of things; wait for their answers."""
        for k, pipe in enumerate(self.pipes):
            first = [int(n) // len(self.pipes) + (k < int(n) % len(self.pipes)) for n in rest[:1]]
            pipe.send((word, *(first if share else rest[:1]), *rest[1:]))
        return [pipe.recv() for pipe in self.pipes]

    def close(self) -> None:
        for process in self.processes:
            process.terminate()
            process.join(10)


# -- the run -------------------------------------------------------------------------------------------------------------


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


def played(answers: list[Json]) -> tuple[list[float], list[float]]:
    """All acknowledgements and all updates in milliseconds; what failed is told."""
    failures = [text for answer in answers for text in answer["failures"]]
    if failures:
        print(f"{len(failures)} requests failed: {', '.join(sorted(set(failures))[:5])}")
    took = [1000 * each for answer in answers for each in answer["took"]]
    return took, [1000 * each for answer in answers for each in answer["heard"]]


def report(name: str, value: float, more: str = "") -> bool:
    bar = BARS[name]
    met = value < bar.limit
    print(
        f"{bar.what:<50}{value:>8.1f} {bar.unit:<4}under {bar.limit:g}  {'met' if met else 'MISSED'}"
        + (f"  ({more})" if more else ""),
        flush=True,
    )
    return met


def tell(what: str, value: str) -> None:
    print(f"{what:<50}{value}", flush=True)


def measure(args: argparse.Namespace, running: list[Server], crowd: Crowd) -> bool:
    def memory() -> float:
        return sum(server.memory() for server in running)

    def cpu() -> float:
        return sum(server.cpu() for server in running)

    met = True
    began = memory()
    crowd.order("open", args.tables, share=True)
    for seat in range(PLAYERS):
        crowd.order("sit", seat)
    crowd.order("watch", max(0, args.pages - PLAYERS * args.tables), share=True)
    crowd.order("rounds", SETTLED_PICKS)
    full = memory()
    tell("a table with its pages, in memory", f"{(full - began) / args.tables:.0f} kB, {full / 1000:.0f} MB in all")
    some = min(500, args.tables)
    crowd.order("rounds", 1)
    before, full = full, memory()
    crowd.order("watch", some, share=True)
    crowd.order("rounds", 1)
    met &= report("page", (memory() - full) / some, f"{some} spectators more, one pick at each table")
    tell("of that by the picks, as a round before tells", f"{(full - before) / some:.1f} kB")
    for _ in range(2):  # the memory of the first ones is taken again by others when they are gone
        full = memory()
        crowd.order("left", some, share=True)
        time.sleep(IDLE_SECONDS + 2 * IDLE_CHECK_SECONDS)
    met &= report("table", (memory() - full) / some, f"{some} tables played at and left, and as many before")

    start, spent, got = time.monotonic(), cpu(), sum(crowd.order("received"))
    answers = crowd.order("play", args.interval, args.seconds)
    took, heard = played(answers)
    spent, seconds, got = cpu() - spent, time.monotonic() - start, sum(crowd.order("received")) - got
    late = max(answer["late"] for answer in answers)
    rate = (
        f"{len(took) / seconds:.0f} picks/s, median {percentile(took, 0.5):.1f}, our own loop late by {late * 1000:.0f}"
    )
    met &= report("p95", percentile(took, 0.95), rate)
    met &= report("p99", percentile(took, 0.99))
    tell("heard at another page", f"median {percentile(heard, 0.5):.1f}, 95% within {percentile(heard, 0.95):.1f} ms")
    tell(
        "the server's processor time",
        f"{100 * spent / seconds:.0f}% of a core, {1000 * spent / max(1, len(took)):.2f} ms a pick",
    )
    tell("sent to pages for each pick", f"{got / max(1, len(took)) / 1000:.1f} kB before compression")

    if args.idle:
        crowd.order("hold", args.idle, share=True)
        took, _ = played(crowd.order("play", args.interval, args.seconds))
        held = sum(crowd.order("held"))
        met &= report("idle_p95", percentile(took, 0.95), f"{held} of {args.idle} held")
        met &= held == args.idle

    start, spent = time.monotonic(), cpu()
    answers = crowd.order("rush", args.seconds / 3)
    took, _ = played(answers)
    spent = cpu() - spent
    rate = f"{sum(answer['rate'] for answer in answers):.0f} picks/s"
    tell("at saturation", f"{rate}, {1000 * spent / max(1, len(took)):.2f} ms of the processor a pick")
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--pages", type=int, default=0, help="open pages; as a rule one for each seat")
    parser.add_argument("--interval", type=float, default=5.0, help="seconds between two picks at a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="of measured play")
    parser.add_argument("--idle", type=int, default=5000, help="pages at which nothing happens")
    parser.add_argument("--games", default=",".join(OPTIONS), help="comma separated; tables take them in turn")
    parser.add_argument("--database", default="", help="URL of a database; without it an SQLite file of its own")
    parser.add_argument("--processes", type=int, default=1, choices=range(1, MAX_PROCESSES + 1), metavar="N")
    parser.add_argument("--loaders", type=int, default=1, choices=range(1, MAX_PROCESSES + 1), metavar="N")
    parser.add_argument("--strict", action="store_true", help="exit code 1 if a bar is missed")
    args = parser.parse_args()
    args.pages = args.pages or PLAYERS * args.tables
    with servers(args) as running:
        crowd = Crowd([server.url for server in running], args.loaders, args.games.split(","))
        try:
            met = measure(args, running, crowd)
            crowd.order("leave")
        finally:
            crowd.close()
    return 1 if args.strict and not met else 0


if __name__ == "__main__":
    raise SystemExit(main())
