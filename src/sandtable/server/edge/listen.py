"""Runs the application: a listening socket, and uvicorn with our settings."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import socket
import sys
from typing import Final

import uvicorn
from starlette.applications import Starlette

from sandtable.server.edge.connections import ConnectionLimiter, HttpConnection, WebSocketConnection
from sandtable.server.edge.http import MAX_BYTES, MAX_HEAD
from sandtable.server.edge.limits import OWN_MACHINE, Limits
from sandtable.server.edge.metrics import Metrics

OTHER_FILES: Final = 200
"""Open files besides connections: database, modules, worker pipes."""
SWEEP_TICKS: Final = 10
SWITCH_SECONDS: Final = 0.0005
"""How long a thread may keep running while another one is ready. The writer thread needs to run after each exchange with the
database, and picks wait for it."""
GRACE_SECONDS: Final = 3
"""How long a stopping server waits for running requests."""
LAST_SECONDS: Final = 2.0
"""How much of that is granted to slow connections."""
M_ARENA_MAX: Final = -8
"""glibc's option for the number of memory pools (malloc.h)."""
YOUNG: Final = 20_000
"""Allocations before a garbage collection. A scene has thousands of objects, which are short-lived."""


def bind(host: str, port: int) -> socket.socket:
    """Return a socket listening on an address.

    The protocol is given explicitly: asyncio sets TCP_NODELAY only on sockets declared as TCP, and without it every response
    waits 40 ms for an acknowledgement.
    """
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(OWN_MACHINE.backlog)  # connections are accepted from here on and wait until the server is ready
    except OSError:
        made.close()
        raise
    return made


def raise_file_limit(wanted: int) -> int:
    """Raise this process's limit of open files as far as the system allows. Return the number it may open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit for sockets
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # macOS has a lower limit than it reports
        return soft
    return most


def share_memory_pool() -> bool:
    """Let all threads allocate from one memory pool. Return whether the C library supports it.

    glibc gives each thread its own pool, and memory freed in one is not reused by the others. With the threads of `executors`
    an open page took 43 kB; with one pool it takes 37.
    """
    try:
        set_option = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):  # another C library: macOS, Windows
        return False
    return bool(set_option(M_ARENA_MAX, 1))


class Settings(uvicorn.Config):
    """uvicorn's settings, and the connection limiter."""

    def __init__(self, app: Starlette, limiter: ConnectionLimiter, access_log: bool) -> None:
        limits = limiter.limits
        super().__init__(
            app,
            http=HttpConnection,
            ws=WebSocketConnection,
            ws_max_size=MAX_BYTES,
            ws_per_message_deflate=False,  # the protocol has its own, which uses less memory
            h11_max_incomplete_event_size=MAX_HEAD,
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
    """uvicorn's server. It closes slow connections once a second, and does not wait for them when it stops."""

    def __init__(self, config: Settings) -> None:
        super().__init__(config)
        self.limiter = config.limiter

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP_TICKS == 0:
            self.limiter.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        last = asyncio.get_running_loop().call_later(LAST_SECONDS, self.limiter.abort_all)
        try:
            await super().shutdown(sockets)
        finally:
            last.cancel()


def make_server(app: Starlette, access_log: bool = False, limits: Limits = OWN_MACHINE) -> Server:
    """Create the server; run it with `run(sockets=[bind(...)])`."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(YOUNG)
    share_memory_pool()
    files = raise_file_limit(limits.connections + OTHER_FILES)
    limiter = ConnectionLimiter(limits, max(1, files - OTHER_FILES))
    metrics: Metrics = app.state.metrics
    metrics.connections = lambda: len(limiter.open)
    limiter.refused = metrics.refuse
    return Server(Settings(app, limiter, access_log))
