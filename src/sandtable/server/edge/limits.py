"""Limits how much one address or key may use: connections, and token buckets for expensive requests.

A club behind one address counts as one client, so bursts are generous. Floods are limited by the refill rate.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final, Literal, get_args

from sandtable.core.scene.scene import Message
from sandtable.core.text.message import number_arg
from sandtable.server.wire.problems import Refused

Meter = Literal[
    "tables",
    "seats",
    "checks",
    "questions",
    "views",
    "hints",
    "analyses",
    "talk",
    "frames",
    "received",
    "updates",
    "sent",
]
"""What is counted: opening and copying tables; sitting down, handing over a seat, conceding and proposals; checking what
players have written; questions about rules; reading a table; hints; analyses; chat. For each live connection (`budget`): frames
it sends, kilobytes it sends, updates it is sent, kilobytes it is sent."""

METERS: Final[tuple[Meter, ...]] = get_args(Meter)

KEY_SHARE: Final = 3
"""One key may use a third of what its address may."""

GONE_MINUTES: Final = 10.0
MAX_BUCKETS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst, and a refill per minute."""

    burst: int
    minute: float

    def share(self, parts: int) -> Rate:
        return Rate(max(1, self.burst // parts), self.minute / parts)


RATES: Final[dict[Meter, Rate]] = {
    "tables": Rate(120, 30),
    "seats": Rate(240, 120),
    "checks": Rate(300, 600),
    "questions": Rate(600, 3_000),
    "views": Rate(1_200, 6_000),
    "hints": Rate(240, 360),
    "analyses": Rate(12, 6),
    "talk": Rate(36, 60),
    "frames": Rate(240, 240),
    "received": Rate(200, 60),
    "updates": Rate(600, 1_200),
    "sent": Rate(30_000, 60_000),
}


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of `sandtable serve`."""

    connections: int = 5_000
    per_address: int = 500
    seconds: float = 10
    """Time limit for a request head, a body, reading a response, and closing."""
    keep_alive: int = 65
    """Long enough that a player who thinks for a minute need not reconnect."""
    backlog: int = 128
    proxies: tuple[str, ...] = ()
    """Proxies trusted to report the client's address. They are not counted themselves."""
    waiting_days: float = 14
    """How long a table waits for players before it is deleted; 0 here and below: forever."""
    what_if_days: float = 30
    """How long a what-if table is kept after the last pick."""
    left_days: float = 60
    """How long without a pick until a game is put to sleep. It resumes when someone opens it."""
    gone_minutes: float = GONE_MINUTES
    """How long a player may be away with the game waiting before a bot may replace them."""
    rates: dict[Meter, Rate] = field(default_factory=lambda: dict(RATES))
    """Meters that are not listed are not limited."""
    is_shared: bool = True
    """Whether other people use the server."""


OWN_MACHINE: Final = Limits(
    connections=1_000, per_address=1_000, waiting_days=0, what_if_days=0, left_days=0, rates={}, is_shared=False
)
"""For a server on one's own machine, where nobody needs to be limited."""


def read_rate(text: str) -> tuple[Meter, Rate | None]:
    """Parse a rate: a burst and a refill per minute, or 0 for no limit.

    >>> read_rate("tables=60/20")
    ('tables', Rate(burst=60, minute=20))
    >>> read_rate("checks=0")
    ('checks', None)
    """
    name, _, figures = text.partition("=")
    at_once, _, minute = figures.partition("/")
    for meter in METERS:
        if name == meter and figures == "0":
            return meter, None
        if name == meter and is_count(at_once) and is_count(minute):
            return meter, Rate(int(at_once), int(minute))
    raise ValueError(
        f"{text!r} is not a limit: write {METERS[0]}=60/20 (60 at once, 20 more each minute), or {METERS[0]}=0"
    )


def is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 0 < len(text) < 7 and int(text) > 0


def network_of(address: str) -> str:
    """Return what counts as one address. An IPv6 customer has 2^64 addresses, so these count by network.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7"), network_of("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


@dataclass(slots=True)
class Bucket:
    left: float
    at: float


class Meters:
    """The buckets of all addresses and keys. The least recently used are dropped, which refills them."""

    def __init__(self, rates: dict[Meter, Rate], clock: Callable[[], float]) -> None:
        self.rates = rates
        self.clock = clock
        self._buckets: OrderedDict[tuple[Meter, str], Bucket] = OrderedDict()

    def take(self, meter: Meter, address: str, key: str = "") -> None:
        """Count one use, or refuse it without counting."""
        rate = self.rates.get(meter)
        if rate is None:
            return
        wanted = [(self._refill(meter, f"from {network_of(address)}", rate), rate)]
        if key:
            share = rate.share(KEY_SHARE)
            wanted.append((self._refill(meter, f"by {key}", share), share))
        wait = max((1 - bucket.left) * 60 / each.minute for bucket, each in wanted)
        if wait > 0:
            raise too_many(ceil(wait))
        for bucket, _ in wanted:
            bucket.left -= 1

    def _refill(self, meter: Meter, whose: str, rate: Rate) -> Bucket:
        now = self.clock()
        bucket = self._buckets.setdefault((meter, whose), Bucket(rate.burst, now))
        self._buckets.move_to_end((meter, whose))
        bucket.left = min(rate.burst, bucket.left + (now - bucket.at) * rate.minute / 60)
        bucket.at = now
        while len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


def too_many(seconds: int) -> Refused:
    return Refused(
        429,
        "too_many",
        "request",
        f"too many requests; try again in {seconds} s",
        said=Message("refused-too-many", {"n": number_arg(seconds)}),
        headers={"retry-after": str(seconds)},
    )
