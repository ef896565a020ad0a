"""Running the application: a listening socket, and uvicorn with our settings."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from typing import Final

import uvicorn
from starlette.applications import Starlette

from sandtable.server.edge.connections import ConnectionLimiter, HttpConnection, WebSocketConnection
from sandtable.server.edge.http import MOST_BYTES, MOST_HEAD
from sandtable.server.edge.limits import OWN_MACHINE, Limits
from sandtable.server.edge.metrics import Metrics

OTHER_FILES: Final = 200
"""What is open besides connections: database, modules, pipes of the workers."""
SWEEP_TICKS: Final = 10
SWITCH_SECONDS: Final = 0.0005
"""How long the loop may go on while another thread wants to. The one that stores picks wants to after each word with the
database, and whoever made them waits for it."""
GRACE_SECONDS: Final = 3
"""What a server that ends gives to requests that it has begun with."""
LAST_SECONDS: Final = 2.0
"""Of that to people who are still sending or still taking an answer."""
YOUNG: Final = 20_000
"""Objects made before the collector of garbage looks at them; a scene has thousands, which are gone at once."""


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens at an address.

    Its protocol is named: asyncio sends small answers at once (TCP_NODELAY) only on sockets that say they are TCP, and
    otherwise every answer waits 40 ms for an acknowledgement.
    """
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(OWN_MACHINE.backlog)  # from here on a page may come; it waits until the server is ready
    except OSError:
        made.close()
        raise
    return made


def raise_file_limit(wanted: int) -> int:
    """Let this process open so many files, as far as the system allows it; gives how many it may open."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit for sockets
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # macOS has a lower limit than the one it tells
        return soft
    return most


class Settings(uvicorn.Config):
    """uvicorn's settings, and the connection limiter."""

    def __init__(self, app: Starlette, limiter: ConnectionLimiter, access_log: bool) -> None:
        limits = limiter.limits
        super().__init__(
            app,
            http=HttpConnection,
            ws=WebSocketConnection,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,  # the protocol brings its own, which keeps less
            h11_max_incomplete_event_size=MOST_HEAD,
            access_log=access_log,
            log_config=None,
            server_header=False,
            proxy_headers=bool(limits.proxies),
            forwarded_allow_ips=list(limits.proxies),
            backlog=limits.backlog,
            timeout_graceful_shutdown=GRACE_SECONDS,
            timeout_keep_alive=limits.keep_alive,
        )
        self.limiter = limiter


class Server(uvicorn.Server):
    """uvicorn's server; it closes slow connections once a second, and does not wait for them when it stops."""

    def __init__(self, config: Settings) -> None:
        super().__init__(config)
        self.limiter = config.limiter

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP_TICKS == 0:
            self.limiter.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        last = asyncio.get_running_loop().call_later(LAST_SECONDS, self.limiter.turn_out)
        try:
            await super().shutdown(sockets)
        finally:
            last.cancel()


def make_server(app: Starlette, access_log: bool = False, limits: Limits = OWN_MACHINE) -> Server:
    """The server; run it with `run(sockets=[bind(...)])`."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(YOUNG)
    files = raise_file_limit(limits.connections + OTHER_FILES)
    limiter = ConnectionLimiter(limits, max(1, files - OTHER_FILES))
    metrics: Metrics = app.state.metrics
    metrics.connections = lambda: len(limiter.open)
    limiter.refused = metrics.refuse
    return Server(Settings(app, limiter, access_log))
