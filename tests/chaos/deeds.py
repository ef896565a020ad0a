"""What is done to the server while people play at it. Each deed is done a number of times and gives what it has to tell."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from typing import Final

from tests.chaos.world import World

HOUR: Final = 3600
JUMPS: Final = (HOUR, -HOUR, 40 * HOUR, -40 * HOUR, 9_000 * HOUR, -9_000 * HOUR, 90_000 * HOUR, 1, -1, 0)


def kills(world: World, times: int) -> str:
    """SIGKILL at any moment, and a new start."""
    before, repeats = world.picks, world.repeats()
    for number in range(times):
        world.wait_for(world.chance.randrange(1, 5))
        if number % 5 == 4:
            world.wait_for_all()  # or somebody might be interrupted for ever
        time.sleep(world.chance.random() * 0.02)
        world.stop()
        world.start()
    world.wait_for(3)
    return f"{times} kills, {world.picks - before} picks acknowledged, {world.repeats() - repeats} requests sent again"


def full_disk(world: World, times: int) -> str:
    """No file of the server can grow any more; then they can again."""
    refusals = world.refusals()
    for _ in range(times):
        world.wait_for(2)
        seen = world.refusals()
        size = max(path.stat().st_size for path in world.folder.iterdir() if path.name.startswith("tables.db"))
        free = resource.prlimit(world.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(world.pid, resource.RLIMIT_FSIZE, (size + world.chance.randrange(20_000), free[1]))
        world.wait_for(400, or_until=lambda seen=seen: world.refusals() > seen + 3)  # type: ignore[misc]
        resource.prlimit(world.pid, resource.RLIMIT_FSIZE, free)
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


Deed = Callable[[World, int], str]
DEEDS: Final[dict[str, tuple[Deed, int, int]]] = {
    "kills": (kills, 100, 2),
    "full-disk": (full_disk, 10, 1),
    "clock": (clock, 40, 6),
    "sockets": (sockets, 300, 8),
}
"""How often each is done, and how often in the short form."""
