"""Under which names the server answers, and to pages of which origin.

A page of another site must not play through a visitor's browser, and no name that somebody points at our address may make
its pages ours (DNS rebinding). Plain addresses cannot be pointed anywhere, so they are always right.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from sandtable.server.edge.http import MOST_HEAD, send_refusal
from sandtable.server.wire.problems import Refused

LOCAL: Final = "localhost"
MOST_LINES: Final = 100
"""Of a head."""


def own_names() -> frozenset[str]:
    """What this machine calls itself in its own network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"})


def host_in(netloc: str) -> str:
    """The host of `host:port`, in small letters; nothing if it is none.

    >>> host_in("Club.example:8000"), host_in("[::1]:8000"), host_in("a b"), host_in("x@y")
    ('club.example', '::1', '', '')
    """
    if not netloc.isascii() or any(letter in netloc for letter in "@/\\?# \t"):
        return ""
    try:
        parts = urlsplit(f"//{netloc}")
        _ = parts.port
    except ValueError:
        return ""
    return (parts.hostname or "").rstrip(".")


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Names:
    """The names under which this server may be called."""

    def __init__(self, public: tuple[str, ...] = ()) -> None:
        self.public = frozenset(name.lower().rstrip(".") for name in public)
        self.own = own_names()

    def has(self, host: str) -> bool:
        local = host == LOCAL or host.endswith(f".{LOCAL}")
        return bool(host) and (local or is_address(host) or host in self.public or host in self.own)

    def check(self, headers: Headers) -> None:
        """Refuse a request for another name, or from a page of another origin."""
        called = headers.get("host", "")
        if not self.has(host_in(called)):
            raise Refused(400, "wrong_host", "Host", f"this server does not answer to the name {called[:80]!r}")
        origin = headers.get("origin")
        if origin is None:
            return
        scheme, _, netloc = origin.partition("://")
        same = scheme in ("http", "https") and netloc.lower() == called.lower()
        if not same and not (scheme in ("http", "https") and host_in(netloc) in self.public):
            raise Refused(403, "wrong_origin", "Origin", f"pages of {origin[:80]!r} may not use this server")


def check_framing(headers: Headers) -> None:
    """Two lengths of one body: whoever stands before us may have believed the other one. A head that came in one piece has
    not been measured yet."""
    if len(headers.raw) > MOST_LINES or sum(len(name) + len(value) for name, value in headers.raw) > MOST_HEAD:
        detail = f"a head may have {MOST_LINES} lines and {MOST_HEAD} bytes"
        raise Refused(431, "too_large", "head", detail, headers={"connection": "close"})
    if "content-length" in headers and "transfer-encoding" in headers:
        detail = "a body has Content-Length or Transfer-Encoding, not both"
        raise Refused(400, "malformed", "Content-Length", detail, headers={"connection": "close"})


class SafeCalls:
    """Answers only what is called by our name, comes from our pages, and has one length."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            try:
                check_framing(headers)
                self.names.check(headers)
            except Refused as refusal:
                await send_refusal(scope, receive, send, refusal)
                return
        await self.app(scope, receive, send)
