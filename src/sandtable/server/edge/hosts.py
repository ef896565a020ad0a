"""Checks the host name and origin of requests.

A page of another site must not play through a visitor's browser, and a foreign host name that resolves to our address must not
make its pages ours (DNS rebinding). IP addresses cannot be rebound, so they are always accepted.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from sandtable.server.edge.http import MAX_HEAD, send_refusal
from sandtable.server.wire.problems import Refused

LOCAL: Final = "localhost"
MAX_LINES: Final = 100
"""The most header lines of a request."""


def local_host_names() -> frozenset[str]:
    """Return the names of this machine in its own network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"})


def host_in(netloc: str) -> str:
    """Return the host of `host:port` in lower case, or "" if it is invalid.

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


class HostNames:
    """The host names this server accepts."""

    def __init__(self, public: tuple[str, ...] = ()) -> None:
        self.public = frozenset(name.lower().rstrip(".") for name in public)
        self.own = local_host_names()

    def has(self, host: str) -> bool:
        local = host == LOCAL or host.endswith(f".{LOCAL}")
        return bool(host) and (local or is_address(host) or host in self.public or host in self.own)

    def check(self, headers: Headers) -> None:
        """Refuse a request for another host, or from a page of another origin."""
        called = headers.get("host", "")
        if not self.has(host_in(called)):
            raise Refused(400, "wrong_host", "Host", f"this server does not accept the host name {called[:80]!r}")
        origin = headers.get("origin")
        if origin is None:
            return
        scheme, _, netloc = origin.partition("://")
        same = scheme in ("http", "https") and netloc.lower() == called.lower()
        if not same and not (scheme in ("http", "https") and host_in(netloc) in self.public):
            raise Refused(403, "wrong_origin", "Origin", f"pages of {origin[:80]!r} may not use this server")


def check_framing(headers: Headers) -> None:
    """Refuse a body with two lengths, because a proxy may have used the other one, and a head that is too large.

    A head that arrives in one piece has not been measured before.
    """
    if len(headers.raw) > MAX_LINES or sum(len(name) + len(value) for name, value in headers.raw) > MAX_HEAD:
        detail = f"a request head may have at most {MAX_LINES} lines and {MAX_HEAD} bytes"
        raise Refused(431, "too_large", "head", detail, headers={"connection": "close"})
    if "content-length" in headers and "transfer-encoding" in headers:
        detail = "use either Content-Length or Transfer-Encoding, not both"
        raise Refused(400, "malformed", "Content-Length", detail, headers={"connection": "close"})


class HostCheckMiddleware:
    """Middleware that accepts only requests with our host name, from our pages, and with one body length."""

    def __init__(self, app: ASGIApp, names: HostNames) -> None:
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
