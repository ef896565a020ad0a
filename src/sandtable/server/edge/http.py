"""Handles what all requests share: size limits, JSON, error responses, security headers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as ASGIMessage
from starlette.websockets import WebSocket

from sandtable.core.scene.scene import Message
from sandtable.server.edge.metrics import Metrics
from sandtable.server.wire import problems
from sandtable.server.wire.messages import PLAIN, PLAIN_OR_BLANK, Problem
from sandtable.server.wire.problems import Refused

log = logging.getLogger("sandtable.server")

MAX_BYTES: Final = 65_536
MAX_HEAD: Final = 16_384
JSON: Final = "application/json"
MAX_PATH: Final = 200
LIVE: Final = "/api/live"
"""The path of the live channel."""

SAFE_HEADERS: Final[dict[str, str]] = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

SAFE: Final = tuple((name.encode(), value.encode()) for name, value in SAFE_HEADERS.items())
UNSTORED: Final = (*SAFE, (b"cache-control", b"no-store"))

NOT_PLAIN: Final = (
    "this text has invisible characters (controls, unassigned characters, marks that change the writing direction), "
    "no visible ones, or too many accents on one letter"
)
NO_KEY_TEXT: Final = "a key consists of A to Z, a to z, 0 to 9, - and _"

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def refuse(request: Request, refusal: Refused, headers: dict[str, str] | None = None) -> Response:
    """Return the refusal as JSON, and log one line."""
    problem = refusal.problem
    metrics: Metrics = request.app.state.metrics
    metrics.refuse(refusal.status, problem.error)
    log.info(
        "%s %s refused: %d %s at %s: %s",
        request.method,
        ascii(request.url.path[:MAX_PATH])[1:-1],
        refusal.status,
        problem.error,
        problem.where,
        problem.detail,
    )
    return Response(msgspec.json.encode(problem), refusal.status, headers or refusal.headers, media_type=JSON)


async def read_body(request: Request, most: int) -> bytes:
    """Return the body, up to a maximum size."""
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and int(announced) > most:
        raise too_large(most)
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise too_large(most)
        parts.append(part)
    return b"".join(parts)


def too_large(most: int) -> Refused:
    return Refused(413, "too_large", "body", f"a body may have at most {most} bytes")


async def decode_body(request: Request, decoder: msgspec.json.Decoder[T], most: int) -> T:
    """Decode the JSON body as a message."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise Refused(415, "not_json", "Content-Type", f"the body must be {JSON}")
    return decode_with(await read_body(request, most), decoder, "body")


def decode_with(raw: bytes, decoder: msgspec.json.Decoder[T], what: str) -> T:
    """Decode a message from JSON, or refuse it with what is wrong and where."""
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        detail, _, where = str(error).partition(" - at `$")
        where = f"{what}{where.rstrip('`')}"
        said = None
        if repr(PLAIN) in detail or repr(PLAIN_OR_BLANK) in detail:
            detail = NOT_PLAIN
            said = Message("refused-hidden-name" if where.endswith(".name") else "refused-hidden-text")
        elif "matching regex" in detail:
            detail = NO_KEY_TEXT
        raise Refused(422, "invalid", where, detail, said=said) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "malformed", what, f"not valid JSON: {error}") from None


def key_in(request: Request) -> str:
    """Return the bearer token of the Authorization header, unchecked."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def checked_key(key: str) -> str:
    """Return the key, or refuse the request if it has none or none that can be right."""
    if not key:
        raise problems.no_key()
    if len(key) > 64 or not key.isascii():
        raise problems.wrong_key()
    return key


def catch_refusals(handler: Handler) -> Handler:
    """Wrap a handler so that refusals become responses."""

    async def guard(request: Request) -> Response:
        try:
            return await handler(request)
        except Refused as refusal:
            return refuse(request, refusal)
        except ClientDisconnect:
            return Response(status_code=400)

    return guard


async def http_problem(request: Request, error: Exception) -> Response:
    """Turn the router's 404 and 405 errors into problems."""
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    if error.status_code == 405:
        detail = f"{request.method} is not allowed here; allowed: {headers.get('Allow', 'nothing')}"
        return refuse(request, Refused(405, "wrong_method", "method", detail), headers)
    if error.status_code == 404:
        return refuse(request, not_found(request.url.path), headers)
    return refuse(request, Refused(error.status_code, "refused", "path", str(error.detail)), headers)


def not_found(path: str) -> Refused:
    return Refused(404, "unknown_path", "path", f"there is nothing at {ascii(path[:100])[1:-1]}")


async def server_problem(request: Request, error: Exception) -> Response:
    """Return a short response for an internal error, and log it in full."""
    log.error("%s %s failed", request.method, ascii(request.url.path[:MAX_PATH]), exc_info=error)
    problem = Problem("failed", "server", "internal server error; see the server's log")
    # this response does not pass through any middleware
    return Response(msgspec.json.encode(problem), 500, {**SAFE_HEADERS, "cache-control": "no-store"}, JSON)


def is_possible(path: str) -> bool:
    """Return whether a path can name anything. No file system accepts NUL, and all our paths are short and plain."""
    return len(path) <= MAX_PATH and path.isascii() and path.isprintable()


async def send_refusal(scope: Scope, receive: Receive, send: Send, refusal: Refused) -> None:
    """Send a refusal to a request or to a page that opens a live channel."""
    if scope["type"] == "http":
        await refuse(Request(scope), refusal)(scope, receive, send)
    else:
        as_request = Request({**scope, "type": "http", "method": "GET"})
        await WebSocket(scope, receive, send).send_denial_response(refuse(as_request, refusal))


class PathCheckMiddleware:
    """Middleware that answers impossible paths with 404 before they reach a file system or a database."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if (kind == "http" and not is_possible(scope["path"])) or (kind == "websocket" and scope["path"] != LIVE):
            await send_refusal(scope, receive, send, not_found(scope["path"]))
        else:
            await self.app(scope, receive, send)


class SecurityHeadersMiddleware:
    """Middleware that adds security headers to every response, and forbids caching of API responses."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        extra = UNSTORED if scope["path"].startswith("/api/") else SAFE

        async def with_headers(message: ASGIMessage) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                present = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *[line for line in extra if line[0] not in present]]
            await send(message)

        await self.app(scope, receive, with_headers)
