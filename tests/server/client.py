"""An HTTP client for tests. httpx2 takes four times as long for a plain request as the standard library does.

So plain requests (GET and POST, with JSON or nothing, ordinary letters in path and headers) go over connections of the
standard library. httpx2 sends all other requests, and every response is one of its objects.
"""

from __future__ import annotations

import json
import re
import select
from collections.abc import Mapping
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

import httpx2

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE: Final = 60.0
"""Seconds before a test gives up waiting. Nothing takes nearly as long, but a busy machine may stall for a while."""

PLAIN_METHODS: Final = ("GET", "POST")
PLAIN_PATH: Final = re.compile(r"/(?!.*\.\.)[A-Za-z0-9/_.:,@=&?-]*")
PLAIN_VALUE: Final = re.compile(r"[A-Za-z0-9_.:,-]*")
PLAIN_HEADER: Final = re.compile(r"[!-~]*( [!-~]+)*")


class Client(httpx2.Client):
    """A client of a server on this machine; `address` is the address that requests come from."""

    def __init__(self, port: int, timeout: float = PATIENCE, address: str = "") -> None:
        transport = httpx2.HTTPTransport(local_address=address or None, verify=False, trust_env=False)
        base = f"http://127.0.0.1:{port}"
        # loading the system's certificates would take longer than most tests
        super().__init__(base_url=base, timeout=timeout, trust_env=False, verify=False, transport=transport)
        self._port = port
        self._seconds = timeout
        self._source = (address, 0) if address else None
        self._idle: list[HTTPConnection] = []  # each thread takes one out and puts it back

    def request(self, method: str, url: Any, **more: Any) -> httpx2.Response:
        if is_plain(method, url, more):
            return self._plain(method, url, **more)
        return super().request(method, url, **more)

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()
        super().close()

    def _plain(
        self,
        method: str,
        path: str,
        params: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
        json: object = None,
        **_: object,
    ) -> httpx2.Response:
        if params:
            path = f"{path}?{urlencode(params)}"
        sent = dict(headers or {})
        body = None
        if json is not None:
            body = written(json)
            sent.setdefault("Content-Type", "application/json")
        with errors_as_httpx2():
            connection = self._connection()
            try:
                connection.request(method, path, body, sent)
                answer = connection.getresponse()
                content = answer.read()
            except BaseException:
                connection.close()
                raise
        if connection.sock is not None:
            self._idle.append(connection)
        return httpx2.Response(answer.status, headers=answer.getheaders(), content=content)

    def _connection(self) -> HTTPConnection:
        """A connection that is still open, or a new one."""
        while self._idle:
            connection = self._idle.pop()
            if not is_readable(connection):
                return connection
            connection.close()  # readable although no request is pending: the server has closed it
        return HTTPConnection("127.0.0.1", self._port, timeout=self._seconds, source_address=self._source)


def is_plain(method: str, url: Any, more: dict[str, Any]) -> bool:
    """Would httpx2 send exactly the same bytes for this request?"""
    wanted = {name: value for name, value in more.items() if value not in (None, httpx2.USE_CLIENT_DEFAULT)}
    if method not in PLAIN_METHODS or not isinstance(url, str) or not wanted.keys() <= {"params", "headers", "json"}:
        return False
    params, headers = wanted.get("params", {}), wanted.get("headers", {})
    return bool(
        PLAIN_PATH.fullmatch(url)
        and not (params and "?" in url)
        and all(PLAIN_VALUE.fullmatch(name) and PLAIN_VALUE.fullmatch(value) for name, value in params.items())
        and all(PLAIN_HEADER.fullmatch(value) for value in headers.values())
    )


def written(body: object) -> bytes:
    """JSON as httpx2 writes it."""
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()


def is_readable(connection: HTTPConnection) -> bool:
    found = select.poll()
    found.register(connection.sock, select.POLLIN)
    return bool(found.poll(0))


@contextmanager
def errors_as_httpx2() -> Iterator[None]:
    try:
        yield
    except TimeoutError as error:
        raise httpx2.ReadTimeout(repr(error)) from error
    except HTTPException as error:
        raise httpx2.RemoteProtocolError(repr(error)) from error
    except OSError as error:
        raise httpx2.NetworkError(repr(error)) from error
