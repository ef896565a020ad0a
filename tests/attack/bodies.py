"""Attacks with malicious content: bodies, headers, names, paths, and every kind of document that people can upload."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.attack.target import Breaches, Target, attack, not_refused

JSON_HEAD = b"Content-Type: application/json\r\nConnection: close\r\n"


def post(path: str, rest: bytes, host: str = "localhost") -> bytes:
    return f"POST {path} HTTP/1.1\r\nHost: {host}\r\n".encode() + JSON_HEAD + rest


def raw_refusals(target: Target, tries: dict[str, bytes], *wanted: int) -> Breaches:
    found = []
    for name, sent in tries.items():
        status, got = target.said(sent)
        if status not in (wanted or range(400, 500)):
            found.append(f"{name}: {status} {got[:60]!r}")
        elif status and b"content-security-policy" not in got:
            found.append(f"{name}: answered without the security headers")
    return found


@attack("oversized bodies", "bodies over the limit, announced and not, one without end, and a head without end")
def oversized(target: Target) -> Breaches:
    big = b"x" * 70_000
    chunk = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
    return raw_refusals(
        target,
        {
            "announced": post("/api/tables", b"Content-Length: 999999999\r\n\r\n"),
            "sent": post("/api/tables", b"Content-Length: 70000\r\n\r\n" + big),
            "in chunks": post("/api/tables", b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 2),
            "a head": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 40_000 + b"\r\n\r\n",
            "many heads": b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 8_000 + b"\r\n",
            "an address": b"GET /" + b"a" * 30_000 + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        },
    )


@attack("deeply nested bodies", "brackets in brackets, as body, as message of a page, as document")
def nested(target: Target) -> Breaches:
    found = []
    for text in ("[" * 60_000, '{"a":' * 10_000, '{"options":' + "[" * 50_000, "[" * 30_000 + "]" * 30_000):
        for path in ("/tables", "/games/battlelore/check", "/games/battlelore/campaign"):
            answer = target.attacker.http.post(
                f"/api{path}", content=text, headers={"content-type": "application/json"}
            )
            found += not_refused(f"{path} {text[:8]}", answer, 400, 422)
    for text in ("[" * 60_000, '{"type":' * 5_000):
        with target.honest.live() as page:
            page.send(text)
            if '"problem"' not in str(page.recv(20)):
                found.append(f"a page said {text[:8]}")
    return found


@attack("smuggled requests", "two lengths of one body, lengths that are none, requests hidden in bodies")
def smuggled(target: Target) -> Breaches:
    hidden = b"0\r\n\r\nGET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n"
    found = raw_refusals(
        target,
        {
            "both": post("/api/tables", b"Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n" + hidden),
            "other order": post("/api/tables", b"Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n" + hidden),
            "two lengths": post("/api/tables", b"Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}"),
            "a sign": post("/api/tables", b"Content-Length: +2\r\n\r\n{}"),
            "a list": post("/api/tables", b"Content-Length: 2, 3\r\n\r\n{}"),
            "odd chunks": post("/api/tables", b"Transfer-Encoding: xchunked\r\n\r\n" + hidden),
            "a space": b"GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
            "no host": b"GET / HTTP/1.1\r\n\r\n",
            "two hosts": b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        },
        *(400, 501),
    )
    _, got = target.said(post("/api/tables", b"Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n" + hidden))
    if got.count(b"HTTP/1.1 ") > 1:
        found.append("a hidden request was answered")
    return found


@attack("foreign pages and names", "other sites as Host and Origin, also for the live channel (DNS rebinding)")
def foreign_pages(target: Target) -> Breaches:
    found = []
    for host in ("evil.example", "localhost.evil.example", "evil.example:80", "127.0.0.1.evil.example"):
        found += not_refused(f"Host {host}", target.ask("GET", "/tables", Host=host), 400)
    for origin in ("http://evil.example", "null", "http://localhost:1", "http://127.0.0.1.evil.example"):
        found += not_refused(f"Origin {origin}", target.ask("POST", "/tables", body={}, Origin=origin), 403)
    upgrade = (
        b"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Origin: http://evil.example\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2FuZHRhYmxlLXNhbmQgYQ==\r\n\r\n"
    )
    return found + raw_refusals(target, {"live channel": upgrade}, 403)


HIDDEN = (
    "\u3164",
    "\u2800",
    "\u115f",
    "\uffa0",
    "\ufe0f",
    "\U000e0041",
    "A\u034f",
    "\u0e31",
    "\u05b0\u064b",
    "\u0903",
    "\u3099",
    "\u0378",
    "a" + "\u0301" * 20,
    "\x00",
    "a\nb",
    "\x1b[31m",
    "\x7f",
    "\u202eadA",
    "\u2066x",
    "\u200b",
    "\ufeffx",
    "\u2028",
    "\ud800",
    "x" * 5_000,
)
MARKUP = "<img src=x onerror=alert(1)>"


@attack(
    "names",
    "blank, invisible and unassigned ones, accents alone, controls, marks of direction, over-long ones; markup is mere text",
)
def names(target: Target) -> Breaches:
    found = []
    table = target.honest.open_table([{"holder": "here"}, {"holder": "open"}])
    for number, name in enumerate(HIDDEN):
        if number % 10 == 9:
            target.move()  # more attempts from one address would hit its rate limit
        seats = [{"holder": "here", "name": name}, {"holder": "here"}]
        for path, body in (
            ("/tables", {"title": name}),
            ("/tables", {"seats": seats}),
            (f"{table.path}/seats/1/claim", {"name": name}),
        ):
            raw = json.dumps(body)
            answer = target.attacker.http.post(f"/api{path}", content=raw, headers={"content-type": "application/json"})
            found += not_refused(f"{path} {name[:8]!r}", answer, 400, 422)
    answer = target.ask("POST", f"{table.path}/seats/1/claim", body={"name": MARKUP, "contribution": MARKUP})
    shown = target.ask("GET", table.path)
    if answer.status_code < 300 and not shown.headers["content-type"].startswith("application/json"):
        found.append("markup came back as a page")
    if "x-content-type-options" not in shown.headers or "content-security-policy" not in shown.headers:
        found.append("an answer with markup lacks its headers")
    return found


@attack("traversal", "paths out of the folder of pages, encoded in every way, and into the database")
def traversal(target: Target) -> Breaches:
    ways = ("..", "%2e%2e", "%252e%252e", "..%2f..", "..%5c..", "....//", ".%00.", "%c0%ae%c0%ae", "\\..\\..")
    found = []
    for way in ways:
        for end in ("etc/passwd", "tables.db", "app.py", "pyproject.toml")[: 1 + target.scale]:
            for start in ("/", "/assets/", "/api/words/", "/api/", "/api/rules/")[: 2 + target.scale]:
                path = f"{start}{'/'.join([way] * 8)}/{end}"
                status, got = target.said(
                    f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
                )
                leaked = b"root:" in got or b"SQLite format" in got or b"sandtable.server" in got or b"[project]" in got
                if leaked or status >= 500:
                    found.append(f"{path}: {status} {got[:60]!r}")
    return found


# -- documents -------------------------------------------------------------------------------------------------------------


def bombs() -> Iterator[str]:
    """Texts that may cost the reader more than the sender."""
    deep = 9_000
    yield "[" * deep + "]" * deep
    yield '{"a":' * deep + "1" + "}" * deep
    yield "9" * 30_000
    yield "-0x" + "f" * 30_000
    yield '{"rows":' + "9" * 20_000 + "}"
    yield '{"a":1e999999999}'
    yield json.dumps({f"unitz{n}": n for n in range(2_500)})
    yield json.dumps({"units": ["goblin infantri"] * 2_000, "terrain": ["forrest"] * 800})
    yield '{"sandtable":"campaign","game":"battlelore","format":1,"heroes":[' + '{"":1},' * 4_000 + '{"":1}]}'
    yield "(" * 15_000 + ")" * 15_000
    yield "(1, 0, [" + "(0,) * 9999999," * 2_000 + "])"
    yield "a" * 39_000
    yield "\n" * 39_000
    yield "1 x\n" * 9_000
    yield "999999999999 Goblin\n" * 1_500
    yield "\u0301" * 12_000
    yield "# " * 19_000
    yield '"' * 39_000
    yield "\\u0000" * 6_000
    yield "&a [" + "*a," * 10_000 + "]"


@attack("bombs in documents", "texts that cost more to read than to send, in everything that takes a text or a file")
def document_bombs(target: Target) -> Breaches:
    found: Breaches = []
    games = target.honest.get("/games").json()["games"]
    texts = list(bombs())[:: max(1, 4 - target.scale)]
    for game in games:
        takers: list[tuple[str, dict[str, object]]] = []
        name, players = game["name"], game["players"][0]
        for option in game["options"]:
            if isinstance(option["default"], str) and not option["choices"]:
                wish: dict[str, object] = {"players": players, "options": {option["name"]: "?"}}
                takers.append((f"/games/{name}/check", wish))
        if game["campaigns"]:
            takers.append((f"/games/{name}/campaign", {"document": "?"}))
        if game["workshop"]:
            takers.append((f"/games/{name}/workshop/check", {"text": "?"}))
        for path, wish in takers:
            for text in texts:
                found += bomb(target, path, json.dumps(wish).replace('"?"', json.dumps(text)))
    return found


def bomb(target: Target, path: str, body: str) -> Breaches:
    """Send one of them. The table's owner must get an answer right after it."""
    if len(body) > 65_000:
        return []
    answer = target.attacker.http.post(f"/api{path}", content=body, headers={"content-type": "application/json"})
    if answer.status_code >= 500:
        return [f"{path}: {answer.status_code} for {body[:60]}"]
    if len(answer.content) > 1_000_000:
        return [f"{path}: {len(answer.content)} bytes came back for {body[:60]}"]
    return []
