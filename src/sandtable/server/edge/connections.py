"""Limits connections: how many may be open, how long they may stall, and how much a page may send.

uvicorn accepts any number of connections, waits for each one forever, and answers any number of pings. Here connections are
counted, in total and by address. Once a second, connections are closed that have not finished a request head or body in time,
do not read a response, or do not close. A page that exceeds its budget or lets pongs pile up is disconnected at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import h11
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode

from sandtable.server.edge.budget import MeteredProtocol
from sandtable.server.edge.http import JSON, SAFE_HEADERS
from sandtable.server.edge.limits import Limits, network_of
from sandtable.server.wire.messages import Problem

if TYPE_CHECKING:
    from sandtable.server.edge.listen import Settings

log = logging.getLogger("sandtable.server")

HEAD: Final = "head"
BODY: Final = "body"
TAKING: Final = "reading a response"
CLOSING: Final = "closing"
MAX_PONGS: Final = 16_384
"""The most bytes of pongs that may queue up behind data the page does not read."""


@dataclass(slots=True)
class Connection:
    """One connection: its address, what it makes us wait for, and since when."""

    address: str
    since: float
    reading: str = HEAD
    writing: str = ""
    writing_since: float = 0.0


class ConnectionLimiter:
    """All connections of the server."""

    def __init__(self, limits: Limits, most: int | None = None) -> None:
        self.limits = limits
        self.most = limits.connections if most is None else min(limits.connections, most)
        self.open: dict[asyncio.BaseTransport, Connection] = {}
        self._by_address: Counter[str] = Counter()
        self.refused: Callable[[int, str], None] = lambda status, kind: None
        """Called for every connection that is refused and every page that is disconnected."""

    def enter(self, transport: asyncio.BaseTransport, host: str, now: float) -> bool:
        """Count a connection. Return False if there are too many, in total or from its address."""
        address = "" if host in self.limits.proxies else network_of(host)
        fits = len(self.open) < self.most and (not address or self._by_address[address] < self.limits.per_address)
        self.open[transport] = Connection(address, now)
        self._by_address[address] += 1
        if not fits:
            self.refused(503, "busy")
            log.warning("connection from %s refused: %d are open", host, len(self.open) - 1)
        return fits

    def leave(self, transport: asyncio.BaseTransport) -> None:
        visit = self.open.pop(transport, None)
        if visit is None:
            return
        self._by_address[visit.address] -= 1
        if not self._by_address[visit.address]:
            del self._by_address[visit.address]

    def reads(self, transport: asyncio.BaseTransport, what: str, now: float) -> None:
        """Record which part of a request we are waiting for; "" for none."""
        visit = self.open.get(transport)
        if visit is not None and visit.reading != what:
            visit.reading, visit.since = what, now

    def writes(self, transport: asyncio.BaseTransport, what: str, now: float) -> None:
        """Record that we are waiting for a response to be read, or for the connection to close; "" for neither."""
        visit = self.open.get(transport)
        if visit is not None and visit.writing != what:
            visit.writing, visit.writing_since = what, now

    def sweep(self, now: float) -> int:
        """Close the connections that have stalled for too long. Return how many."""
        late = []
        for transport, visit in self.open.items():
            if transport.is_closing():
                self.writes(transport, CLOSING, now)
            slow = visit.reading and now - visit.since > self.limits.seconds
            stuck = visit.writing and now - visit.writing_since > self.limits.seconds
            if slow or stuck:
                late.append((transport, visit.writing if stuck else visit.reading))
        for transport, what in late:
            log.info("connection from %s timed out: %s", self.open[transport].address, what)
            self.reads(transport, "", now)
            assert isinstance(transport, asyncio.Transport)
            if what in (TAKING, CLOSING):
                transport.abort()
            else:
                transport.close()
        return len(late)

    def abort_all(self) -> None:
        """Abort all connections."""
        for transport, visit in list(self.open.items()):
            log.info("connection from %s aborted at shutdown: %s", visit.address, visit.writing or visit.reading)
            assert isinstance(transport, asyncio.Transport)
            transport.abort()


class HttpConnection(H11Protocol):
    """uvicorn's protocol with a connection limiter."""

    config: Settings

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # narrower than asyncio's, like uvicorn's
        super().connection_made(transport)
        self.limiter = self.config.limiter
        host = self.client[0] if self.client else ""
        if not self.limiter.enter(transport, host, self.loop.time()):
            # small enough to fit into the send buffer, so it is sent at once and nothing is read from the client
            transport.write(plain_response(503, "Service Unavailable", "busy", "too many connections; try again later"))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.limiter.leave(self.transport)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        self.limiter.reads(self.transport, self._awaited(), self.loop.time())

    def _awaited(self) -> str:
        """Return what we are waiting for; "" between two requests, for which uvicorn has its own timeout."""
        if self.transport.get_protocol() is not self:
            return ""
        if self.conn.their_state is h11.SEND_BODY:
            return BODY
        is_begun = self.cycle is None or bool(self.conn.trailing_data[0])
        return HEAD if self.conn.their_state is h11.IDLE and is_begun else ""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.limiter.writes(self.transport, TAKING, self.loop.time())

    def resume_writing(self) -> None:
        super().resume_writing()
        self.limiter.writes(self.transport, "", self.loop.time())

    def send_400_response(self, msg: str) -> None:
        """Like uvicorn's, with the headers that all responses have."""
        self.transport.write(plain_response(400, "Bad Request", "malformed", "this is not an HTTP request"))
        self.transport.close()


COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
"""Compresses each message separately. Keeping context between messages would cost about 45 kB per open page."""


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection upgraded to a page's live channel. `websocket` sets the time limits for its hello and its updates."""

    config: Settings

    def __init__(self, config: Config, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self.limiter = self.config.limiter
        self.conn: MeteredProtocol = MeteredProtocol(
            self.limiter.limits.rates, extensions=[COMPRESSION], max_size=config.ws_max_size, logger=self.logger
        )
        self.most_waiting = 0
        """The most bytes that may be buffered while writing is paused."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.limiter.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.excess and not self.transport.is_closing():
            self._note(f"too_many_{self.conn.excess}")
            reason = f"too many {self.conn.excess}"
            self.queue.put_nowait(
                {"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION, "reason": reason}
            )
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.most_waiting = self.transport.get_write_buffer_size() + MAX_PONGS
        self.limiter.writes(self.transport, TAKING, self.loop.time())

    def resume_writing(self) -> None:
        super().resume_writing()
        self.limiter.writes(self.transport, "", self.loop.time())

    def handle_ping(self) -> None:
        super().handle_ping()
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > self.most_waiting:
            self._note("too_many_pings")
            self.transport.abort()

    def _note(self, kind: str) -> None:
        """Log and count a page that is disconnected."""
        client = (
            self.scope["client"] if self.handshake_initiated else self.client
        )  # behind a proxy: the client's address
        host = client[0] if client else ""
        log.info("page from %s disconnected: %s", host, kind.replace("_", " "))
        self.limiter.refused(429, kind)


def plain_response(status: int, phrase: str, error: str, detail: str) -> bytes:
    """Build a response without the application: a problem, after which the connection closes."""
    body = msgspec.json.encode(Problem(error, "request", detail))
    headers: dict[str, Any] = {
        **SAFE_HEADERS,
        "cache-control": "no-store",
        "content-type": JSON,
        "content-length": len(body),
        "connection": "close",
    }
    lines = [f"HTTP/1.1 {status} {phrase}", *[f"{name}: {value}" for name, value in headers.items()], "", ""]
    return "\r\n".join(lines).encode() + body
