"""What is done to the server while people play at it. Each deed is done a number of times and gives what it has to tell."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tests.chaos.crowd import COME_BACK
from tests.chaos.played import Fault
from tests.chaos.world import Server, World

HOUR: Final = 3600
JUMPS: Final = (HOUR, -HOUR, 40 * HOUR, -40 * HOUR, 9_000 * HOUR, -9_000 * HOUR, 90_000 * HOUR, 1, -1, 0)

TABLES_FOR_EACH_END: Final = 60


def kills(world: World, times: int) -> str:
    """SIGKILL at any moment, and a new start."""
    before, repeats = world.picks, world.repeats()
    for number in range(times):
        world.wait_for(world.chance.randrange(1, 5))
        if number % 5 == 4:
            world.wait_for_all()  # or somebody might be interrupted for ever
        time.sleep(world.chance.random() * 0.02)
        world.servers[0].stop()
        world.servers[0].start()
    world.wait_for(3)
    return f"{times} kills, {world.picks - before} picks acknowledged, {world.repeats() - repeats} requests sent again"


def ends(world: World, times: int) -> str:
    """SIGTERM while hundreds of tables are played at, and a new start: pages are told to come back, and everybody goes on."""
    server, crowd = world.servers[0], world.gather(TABLES_FOR_EACH_END * times)
    before, slowest, closed = world.acknowledged(), 0.0, 0
    for _ in range(times):
        crowd.wait_for_all()
        time.sleep(world.chance.random() * 0.5)
        crowd.closes.clear()
        began = time.monotonic()
        code = server.end(world.grace)
        slowest = max(slowest, time.monotonic() - began)
        if code:
            raise Fault(f"a server that was to end did so with code {code}")
        server.start()
        crowd.wait_for_all()
        closed += crowd.closes.pop(COME_BACK, 0)
        if crowd.closes:
            raise Fault(f"pages were closed with other codes than {COME_BACK}: {dict(crowd.closes)}")
    crowd.end()
    return (
        f"{times} ends, {len(crowd.tables)} tables, {closed} pages closed to come back, within {slowest:.1f} s; "
        f"{world.acknowledged() - before} picks acknowledged, {crowd.repeats} requests sent again"
    )


def full_disk(world: World, times: int) -> str:
    """No file of the server can grow any more; then they can again. Until one of them has to, play may go on for a while."""
    refusals = world.refusals()
    for _ in range(times):
        world.wait_for(2)
        seen = world.refusals()
        size = max(path.stat().st_size for path in world.folder.iterdir() if path.name.startswith("tables.db"))
        free = resource.prlimit(world.servers[0].pid, resource.RLIMIT_FSIZE)
        resource.prlimit(world.servers[0].pid, resource.RLIMIT_FSIZE, (size + world.chance.randrange(20_000), free[1]))
        world.wait_for(1_000_000, or_until=lambda seen=seen: world.refusals() > seen + 3)  # type: ignore[misc]  # a lambda with a default
        resource.prlimit(world.servers[0].pid, resource.RLIMIT_FSIZE, free)
    world.wait_for(3)
    return f"{times} times full, {world.refusals() - refusals} requests refused with 503"


def clock(world: World, times: int) -> str:
    """The clock is put forward and back, by seconds and by years."""
    before = world.picks
    for number in range(times):
        world.clock.write_text(str(JUMPS[number % len(JUMPS)]))
        world.wait_for(4)
    world.clock.write_text("0")
    return f"{times} jumps, {world.picks - before} picks acknowledged"


def sockets(world: World, times: int) -> str:
    """Connections are delayed and cut: before a request has come, before its answer has gone, in the middle of either."""
    cuts, delays, repeats = world.line.cuts, world.line.delays, world.repeats()
    world.line.rough = True
    while world.line.cuts - cuts < times:
        world.wait_for(1)
    world.line.rough = False
    world.wait_for(3)
    again = world.repeats() - repeats
    return f"{world.line.cuts - cuts} connections cut, {world.line.delays - delays} pieces late, {again} requests sent again"


def everything(world: World, times: int) -> str:
    """SIGKILL of servers, of PostgreSQL as a whole and of one of its backends, or its restart in good order, at any moment.

    Whoever is dead is started again, while the next blow may fall already.
    """
    postgres = world.postgres
    assert postgres is not None
    before, repeats, refusals = world.picks, world.repeats(), world.refusals()
    count: Counter[str] = Counter()
    ending = threading.Event()
    keepers = [threading.Thread(target=keep_up, args=(server, ending), daemon=True) for server in world.servers]
    for keeper in keepers:
        keeper.start()
    try:
        for number in range(times):
            if number % 5 == 4:
                world.wait_for_all()  # or somebody might be interrupted for ever
            world.wait_for(world.chance.randrange(1, 5))
            time.sleep(world.chance.random() * 0.03)
            blow = BLOWS[number % len(BLOWS)]
            if blow == "server":
                os.kill(world.chance.choice(world.servers).pid, signal.SIGKILL)
            elif blow == "backend":
                while not (backends := postgres.serving()):
                    world.wait_for(1)  # every server was just being started
                os.kill(world.chance.choice(backends), signal.SIGKILL)
            else:
                postgres.restart(signal.SIGKILL if blow == "database" else signal.SIGINT)
            count[blow] += 1
        world.wait_for_all()
    finally:
        ending.set()
        for keeper in keepers:
            keeper.join(120)
    kinds = ", ".join([f"{what}: {number}" for what, number in count.items()])
    return (
        f"{times} kills ({kinds}), {world.picks - before} picks acknowledged, "
        f"{world.repeats() - repeats} requests sent again, {world.refusals() - refusals} refused with 503"
    )


def keep_up(server: Server, ending: threading.Event) -> None:
    """Start a server again whenever it is gone; also one that has found no database at its start and ended."""
    while True:
        assert server.process is not None
        with suppress(subprocess.TimeoutExpired):
            server.process.wait(0.05)
        if server.process.poll() is not None:
            assert server.process.stdout is not None
            server.process.stdout.close()
            server.begin()
            server.is_there()
        elif ending.is_set():
            return


BLOWS: Final = ("server", "database", "backend", "restart", "server", "backend", "server", "database")
"""In this order: most of the time one of them is still coming up when the next one falls."""

Deed = Callable[[World, int], str]
DEEDS: Final[dict[str, tuple[Deed, int, int]]] = {
    "kills": (kills, 100, 2),
    "ends": (ends, 5, 1),
    "full-disk": (full_disk, 10, 1),
    "clock": (clock, 40, 6),
    "sockets": (sockets, 300, 8),
}
"""How often each is done, and how often in the short form."""

DEEDS_ON_POSTGRES: Final[dict[str, tuple[Deed, int, int]]] = {
    "postgres": (everything, 100, 4),
    "leaves": (ends, 3, 1),
    "lines": (sockets, 100, 2),
}
"""The same for several servers on one PostgreSQL."""
