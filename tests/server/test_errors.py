"""Bad input is refused with what is wrong and where, and changes nothing."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.server.edge.http import MAX_BYTES
from tests.server.client import PATIENCE
from tests.server.conftest import TWO_LINKS
from tests.server.support import Json, Opened, Served

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def table(served: Served) -> Opened:
    made = served.open_table(TWO_LINKS).join()
    made.play(3)
    return made


def problem(answer: Any) -> tuple[int, str, str]:
    status: int = answer.status_code
    body: Json = answer.json()
    assert body["detail"]
    return status, body["error"], body["where"]


def test_unknown_things(served: Served, table: Opened) -> None:
    key = table.keys[0]
    assert problem(served.get("/tables/nosuchtable")) == (404, "unknown_table", "table")
    assert problem(served.get("/tables/nosuchtable/view", key)) == (404, "unknown_table", "table")
    assert problem(served.post("/tables/nosuchtable/pick", {"seq": 1, "pick": "x"}, key)) == (
        404,
        "unknown_table",
        "table",
    )
    assert problem(served.get("/nothing/here")) == (404, "unknown_path", "path")
    assert problem(served.get("/words/chess/en")) == (404, "unknown_game", "game")
    assert problem(served.get("/words/bloodstones/xx")) == (404, "unknown_language", "language")
    assert problem(served.get("/rules/chess")) == (404, "unknown_game", "game")
    assert problem(served.get("/clauses/BS-99.1")) == (404, "unknown_clause", "clause")
    assert problem(served.post(f"{table.path}/seats/7/claim", {})) == (404, "unknown_seat", "seat")


def test_what_people_meet_has_words(served: Served, table: Opened) -> None:
    hidden = "A\u200bda"
    waiting = served.open_table(TWO_LINKS)
    for answer, key in (
        (served.post(f"{waiting.path}/join", {"name": hidden}, waiting.keys[0]), "refused-hidden-name"),
        (served.post("/tables", {"game": "bloodstones", "seats": TWO_LINKS, "title": hidden}), "refused-hidden-text"),
        (served.post(f"{table.path}/talk", {"text": hidden}, table.keys[0]), "refused-hidden-text"),
        (served.get(f"{table.path}/view", "forged"), "refused-wrong-key"),
        (served.get("/tables/nosuchtable"), "refused-no-table"),
    ):
        assert answer.json()["said"]["key"] == key, answer.text


def test_forged_and_foreign_keys(served: Served, table: Opened) -> None:
    seat, seq, options = table.asked()
    body = {"seq": seq, "pick": options[0]}
    before = table.view(seat)
    foreign = served.open_table(TWO_LINKS).keys[0]
    path = f"{table.path}/pick"
    assert problem(served.post(path, body)) == (401, "no_key", "Authorization")
    assert problem(served.post(path, body, "forged")) == (403, "wrong_key", "Authorization")
    assert problem(served.post(path, body, foreign)) == (403, "wrong_key", "Authorization")
    assert problem(served.post(path, body, "x" * 500)) == (403, "wrong_key", "Authorization")
    assert problem(served.post(path, body, table.keys[-1])) == (403, "only_watching", "Authorization")
    assert problem(served.post(path, body, table.keys[1 - seat])) == (409, "not_asked", "seat")
    assert problem(served.get(f"{table.path}/view")) == (401, "no_key", "Authorization")
    assert table.view(seat) == before


def test_numbers_that_are_taken_or_too_early(table: Opened) -> None:
    seat, seq, _ = table.asked()
    before = table.view(seat)
    for wrong in (0, seq - 1, seq + 1, 900_000):
        answer = table.pick(seat, wrong, "never picked")  # an earlier pick may be repeated
        assert problem(answer) == (409, "stale", "seq")
        assert answer.json()["seq"] == seq - 1
    assert table.view(seat) == before


def test_options_that_are_not_offered(table: Opened) -> None:
    seat, seq, _ = table.asked()
    before = table.view(seat)
    for text in ("", "castle in the air", "x" * 400, "\u0000", "9" * 300, "ünder"):
        assert problem(table.pick(seat, seq, text)) == (422, "not_offered", "pick")
    assert table.view(seat) == before


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"", (400, "malformed", "body")),
        (b"{", (400, "malformed", "body")),
        (b"\xff\xfe", (400, "malformed", "body")),
        (b"[" * 60_000, (422, "invalid", "body")),
        (b"[]", (422, "invalid", "body")),
        (b"{}", (422, "invalid", "body")),
        (b'{"seq": "1", "pick": "x"}', (422, "invalid", "body.seq")),
        (b'{"seq": 1.5, "pick": "x"}', (422, "invalid", "body.seq")),
        (b'{"seq": true, "pick": "x"}', (422, "invalid", "body.seq")),
        (b'{"seq": -1, "pick": "x"}', (422, "invalid", "body.seq")),
        (b'{"seq": 1' + b"0" * 400 + b', "pick": "x"}', (422, "invalid", "body.seq")),
        (b'{"seq": 1, "pick": 7}', (422, "invalid", "body.pick")),
        (b'{"seq": 1, "pick": "x", "more": 1}', (422, "invalid", "body")),
        (b'{"seq": 1, "pick": "' + b"x" * 401 + b'"}', (422, "invalid", "body.pick")),
        (b'{"seq": 1, "pick": "' + b"x" * MAX_BYTES + b'"}', (413, "too_large", "body")),
    ],
)
def test_bodies_that_are_none(served: Served, table: Opened, raw: bytes, expected: tuple[int, str, str]) -> None:
    headers = {**JSON, "authorization": f"Bearer {table.keys[0]}"}
    answer = served.http.post(f"/api{table.path}/pick", content=raw, headers=headers)
    assert problem(answer) == expected


def test_a_huge_body_without_a_length_is_cut_off(served: Served, table: Opened) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    headers = {**JSON, "authorization": f"Bearer {table.keys[0]}"}
    answer = served.http.post(f"/api{table.path}/pick", content=endless(), headers=headers)
    assert problem(answer) == (413, "too_large", "body")


def test_wrong_methods_and_media(served: Served, table: Opened) -> None:
    for method, path, allowed in (
        ("DELETE", "/tables", {"GET", "HEAD", "POST"}),
        ("GET", f"{table.path}/pick", {"POST"}),
        ("PUT", table.path, {"GET", "HEAD"}),
        ("POST", "/openapi.json", {"GET", "HEAD"}),
    ):
        answer = served.http.request(method, f"/api{path}")
        assert problem(answer) == (405, "wrong_method", "method")
        assert set(answer.headers["allow"].split(", ")) == allowed
    plain = served.http.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"})
    assert problem(plain) == (415, "not_json", "Content-Type")


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"game": "chess"}, (404, "unknown_game", "game")),
        ({"seats": [{"holder": "here"}]}, (422, "bad_option", "seats")),
        ({"seats": [{"holder": "here"}] * 7}, (422, "bad_option", "seats")),
        ({"seats": [{"holder": "here"}] * 17}, (422, "invalid", "body.seats")),
        ({"seats": [{"holder": "king"}, {"holder": "here"}]}, (422, "invalid", "body.seats[0].holder")),
        ({"seats": [{"holder": "bot"}, {"holder": "here"}]}, (422, "bad_seat", "seats[0].bot")),
        ({"seats": [{"holder": "here", "bot": "random"}, {"holder": "here"}]}, (422, "bad_seat", "seats[0].bot")),
        ({"seats": [{"holder": "here"}, {"holder": "bot", "bot": "hal"}]}, (422, "unknown_bot", "seats[1].bot")),
        ({"options": {"mapp": "x"}}, (422, "bad_option", "options")),
        ({"options": {"map": "broken-main"}}, (422, "bad_option", "options")),
        ({"options": {"max_rounds": -1}}, (422, "bad_option", "options")),
        ({"options": {"max_rounds": True}}, (422, "invalid", "body.options[...]")),
    ],
)
def test_tables_that_cannot_be(served: Served, wish: Json, expected: tuple[int, str, str]) -> None:
    tables = served.get("/health").json()["tables"]
    assert problem(served.post("/tables", wish)) == expected
    assert served.get("/health").json()["tables"] == tables


def test_questions_about_things_that_are_not_there(served: Served, table: Opened) -> None:
    seat, _, _ = table.asked()
    key = table.keys[seat]
    assert problem(served.get(f"{table.path}/why", key)) == (422, "invalid", "target")
    assert problem(served.get(f"{table.path}/why", key, target="area")) == (422, "invalid", "target")
    assert problem(served.get(f"{table.path}/why", key, target="area:9999")) == (404, "unknown_target", "target")
    other = served.get(f"{table.path}/why", table.keys[1 - seat], target="area:1").json()
    assert (other["asked"], other["sentence"]["key"]) == (None, "not-asked-waits"), "it is told who is asked"
    assert problem(served.get(f"{table.path}/view", key, at="x")) == (422, "invalid", "at")
    assert problem(served.get(f"{table.path}/view", key, since="²")) == (422, "invalid", "since")
    assert problem(served.get(f"{table.path}/view", key, all="maybe")) == (422, "invalid", "all")


def test_nothing_goes_on_before_everybody_has_joined(served: Served) -> None:
    table = served.open_table(TWO_LINKS).join(0)
    assert table.view(0)["scene"] is None
    assert problem(table.pick(0, 2, "x")) == (409, "not_playing", "table")
    assert problem(table.undo(0, 2)) == (409, "not_playing", "table")
    assert problem(served.get(f"{table.path}/why", table.keys[0], target="area:1")) == (409, "not_playing", "table")
    assert problem(served.post(f"{table.path}/what-if", {"at": 0}, table.keys[0])) == (409, "not_playing", "table")


def test_refusals_are_logged_without_keys(served: Served, table: Opened, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "sandtable.server"):
        served.post(f"{table.path}/pick", {"seq": 1, "pick": "x"}, "forged-key")
    assert "403 wrong_key at Authorization" in caplog.text
    assert "forged-key" not in caplog.text


@pytest.mark.parametrize(
    ("hello", "code", "error"),
    [
        ("{", 4400, "malformed"),
        ("[]", 4422, "invalid"),
        ('{"type": "hello", "table": "nosuch", "keys": ["a"]}', 4404, "unknown_table"),
        ('{"type": "hello", "table": "TABLE", "keys": []}', 4401, "no_key"),
        ('{"type": "hello", "table": "TABLE", "keys": ["forged"]}', 4403, "wrong_key"),
        ('{"type": "hello", "table": "TABLE", "keys": ["KEY", "forged"]}', 4403, "wrong_key"),
        ('{"type": "look", "seat": 0}', 4400, "unexpected"),
    ],
)
def test_pages_that_are_refused(served: Served, table: Opened, hello: str, code: int, error: str) -> None:
    with served.live() as page:
        page.send(hello.replace("TABLE", table.id).replace("KEY", table.keys[0]))
        message = msgspec.json.decode(page.recv(PATIENCE))
        assert (message["type"], message["error"]) == ("problem", error)
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_page_cannot_look_from_a_seat_it_does_not_hold(served: Served, table: Opened) -> None:
    with table.hello(0) as page:
        page.recv(PATIENCE)
        page.send('{"type": "look", "seat": 1}')
        message = msgspec.json.decode(page.recv(PATIENCE))
        while message["type"] == "update":
            message = msgspec.json.decode(page.recv(PATIENCE))
        assert message["error"] == "foreign_seat"


def test_a_huge_message_closes_the_page_and_nothing_else(served: Served, table: Opened) -> None:
    with served.live() as page:
        page.send(b"bytes")
        assert msgspec.json.decode(page.recv(PATIENCE))["error"] == "malformed"
    with served.live() as page:
        page.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            page.recv(PATIENCE)
    assert served.get("/health").status_code == 200


def test_a_stalled_page_holds_up_nobody(served: Served) -> None:
    table = served.open_table([{"holder": "here"}] * 2).join()
    with socket.create_connection(("127.0.0.1", served.port)) as stalled:
        stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stalled.sendall(
            b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        hello = msgspec.json.encode({"type": "hello", "table": table.id, "keys": [table.keys[0]]})
        mask = b"\0\0\0\0"
        stalled.sendall(b"\x81" + bytes([0x80 | 126]) + len(hello).to_bytes(2, "big") + mask + hello)
        with table.hello(1) as page:
            seq = 2
            page.recv(PATIENCE)
            for _ in range(40):
                seat, seq, options = table.asked()
                if seat < 0:
                    break
                assert table.pick(seat, seq, options[0]).status_code == 200
                while msgspec.json.decode(page.recv(PATIENCE))["seq"] < seq:
                    pass


def test_pages_and_answers_carry_the_safe_headers(served: Served) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/t/abc"):
        headers = served.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert served.http.get("/api/health").headers["cache-control"] == "no-store"
    assert served.http.get("/missing.js").status_code == 404
    assert served.http.get("/..%2f..%2fapp.py").status_code == 404
