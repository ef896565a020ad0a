"""Running the application: a listening socket, and uvicorn with our settings."""

from __future__ import annotations

import socket

import uvicorn
from starlette.applications import Starlette


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
        made.listen(2048)  # from here on a page may come; it waits until the server is ready
    except OSError:
        made.close()
        raise
    return made


def make_server(app: Starlette, access_log: bool = False) -> uvicorn.Server:
    """The server; run it with `run(sockets=[bind(...)])`."""
    config = uvicorn.Config(
        app,
        access_log=access_log,
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=65_536,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=65,  # a player who thinks for a minute need not connect anew
    )
    return uvicorn.Server(config)
