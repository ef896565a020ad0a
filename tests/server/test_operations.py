"""Running a server: metrics, structured logs, an orderly shutdown, a truthful health check."""

from __future__ import annotations

import http.client
import json
import logging
import platform
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from sandtable.server import health
from sandtable.server.app import create_app
from sandtable.server.edge.logs import JsonFormatter
from sandtable.server.edge.metrics import BUCKETS, Metrics
from sandtable.server.storage.store import PROBE_SECONDS, TRUST_SECONDS, Store
from tests.server.client import PATIENCE
from tests.server.support import LONG, Process, Served, next_update, until

LINE = re.compile(r'sandtable_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [-+.e0-9]+')


def scraped(port: int, path: str = "/metrics", method: str = "GET") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(method, path)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def values(text: str) -> dict[str, float]:
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}


def test_metrics_are_shown_where_they_were_asked_for_and_nowhere_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--metrics", "0", "--log", "json"]
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--db", str(tmp_path / "tables.db"), "--bot-workers", "1"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert process.stdout is not None
    try:
        public, measured = (
            int(line.rstrip("/metrics\n").rpartition(":")[2])
            for line in [process.stdout.readline(), process.stdout.readline()]
        )
        served = Served(public)
        table = served.open_table([{"holder": "here"}, {"holder": "here"}], LONG).join()
        with table.hello(0) as page:
            next_update(page)
            table.play(5)
            seat, seq, _ = table.asked()
            assert table.pick(seat, seq, "no such answer").status_code == 422
            next_update(page, seq - 1)
            status, text = scraped(measured)
            assert status == 200
            assert all(line[0] == "#" or LINE.fullmatch(line) for line in text.splitlines()), text
            found = values(text)
            assert found["sandtable_pages"] == 1
            assert found["sandtable_tables_in_memory"] == 1
            assert found["sandtable_connections"] >= 2
            assert found['sandtable_refusals_total{status="422",kind="not_offered"}'] == 1
            assert found["sandtable_acknowledgement_seconds_count"] == 5
            assert found['sandtable_acknowledgement_seconds_bucket{le="+Inf"}'] == 5
            assert found["sandtable_updates_total"] >= 1
            assert {"sandtable_bots_waiting", "sandtable_store_queue", "sandtable_loop_lag_seconds"} <= found.keys()
            assert table.id not in text
        assert scraped(measured, "/api/tables")[0] == 404
        assert scraped(measured, "/metrics", "POST")[0] == 404
        assert "sandtable_pages" not in served.http.get("/metrics").text
        with socket.create_connection(("127.0.0.1", measured)) as slow:
            slow.sendall(b"GET /metrics")
            assert scraped(measured)[0] == 200, "who does not finish a head holds up nobody"
        served.http.close()
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
        process.stdout.close()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    refusal = next(line for line in lines if "not_offered" in line["message"])
    assert (refusal["level"], refusal["logger"]) == ("info", "sandtable.server")
    assert "%s refused" in refusal["kind"]


def test_the_histogram_counts_up() -> None:
    metrics = Metrics()
    for seconds in (0.001, BUCKETS[0], 0.03, 99):
        metrics.acknowledge(seconds)
    lines = metrics._histogram()
    assert f'sandtable_acknowledgement_seconds_bucket{{le="{BUCKETS[0]}"}} 2' in lines
    assert 'sandtable_acknowledgement_seconds_bucket{le="0.05"} 3' in lines
    assert 'sandtable_acknowledgement_seconds_bucket{le="+Inf"} 4' in lines


def test_a_line_of_the_log_is_one_object_whatever_it_says() -> None:
    record = logging.LogRecord("x", logging.ERROR, "", 0, "said %s", ('a "word"\n{}',), None)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == 'said a "word"\n{}'
    try:
        raise ValueError("broken")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), sys.exc_info())
    assert "ValueError: broken" in json.loads(JsonFormatter().format(record))["exception"]


def test_an_end_in_good_order(tmp_path: Path) -> None:
    """SIGTERM during play: pages are told to reconnect, nothing acknowledged is lost, and the process exits normally."""
    process = Process(tmp_path)
    served = process.start()
    table = served.open_table([{"holder": "here"}, {"holder": "here"}], LONG).join()
    acknowledged: list[int] = []

    def play() -> None:
        while True:
            try:
                seat, seq, options = table.asked()
                if table.pick(seat, seq, options[0]).status_code != 200:
                    return
            except Exception:  # the connection is closed
                return
            acknowledged.append(seq)

    with table.hello(0) as page:
        next_update(page)
        player = threading.Thread(target=play)
        player.start()
        until(lambda: len(acknowledged) >= 5)
        assert process.stop(signal.SIGTERM) == 0
        with pytest.raises(ConnectionClosed) as closed:
            next_update(page, seq=1_000_000)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "come back"
        player.join(PATIENCE)
    served.http.close()
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        stored = store.read(table.id)
        assert stored is not None
        assert len(stored.entries) >= acknowledged[-1]
    finally:
        store.close()


def test_whoever_is_slow_does_not_hold_up_the_end(tmp_path: Path) -> None:
    """Half a head, half a body, responses that no one reads: the server stops anyway."""
    process = Process(tmp_path)
    served = process.start()
    table = served.open_table([{"holder": "here"}, {"holder": "here"}], LONG).join()
    assert served.get("/rules/bloodstones").status_code == 200
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    )
    begun = [head[:20], head + b"{", *[b"GET /api/rules/bloodstones HTTP/1.1\r\nHost: localhost\r\n\r\n" * 40] * 2]
    held = [slow_socket(served.port) for _ in begun]
    try:
        for line, text in zip(held, begun, strict=True):
            line.sendall(text)
        with table.hello(0) as page:
            next_update(page)
            seat, seq, options = table.asked()
            assert table.pick(seat, seq, options[0]).status_code == 200  # everything has arrived by now
            assert process.stop(signal.SIGTERM) == 0
    finally:
        for line in held:
            line.close()
    served.http.close()
    log = (tmp_path / "log").read_text()
    assert "aborted at shutdown: body" in log
    assert "Traceback" not in log


def slow_socket(port: int) -> socket.socket:
    """A socket with a very small receive buffer."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", port))
    return made


def test_a_database_that_does_not_answer_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    gate = threading.Event()

    def wait(_: Connection) -> None:
        gate.wait(60)

    monkeypatch.setattr(health, "PROBE_SECONDS", 0.1)
    with TestClient(create_app(store, 1), base_url="http://localhost") as client:
        assert client.get("/api/health").status_code == 200
        try:
            store.submit(wait)
            store._probed = (-10.0, store._probed[1])
            answer = client.get("/api/health")
            assert (answer.status_code, answer.json()["error"]) == (503, "unwritable")
        finally:
            gate.set()
        monkeypatch.setattr(health, "PROBE_SECONDS", 30)
        assert client.get("/api/health").status_code == 200, "and it is again"


def test_a_probe_that_waits_behind_a_large_write_trusts_the_one_before(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    gate = threading.Event()

    def wait(_: Connection) -> None:
        gate.wait(60)

    try:
        first = store.probe()
        first.result(60)
        blocked = store.submit(wait)
        at, _ = store._probed
        store._probed = (at - PROBE_SECONDS, first)
        assert store.probe() is first, "a new one waits, and the latest success is recent"
        store._proved = (at - TRUST_SECONDS, first)
        pending = store.probe()
        assert pending is not first
        assert not pending.done()
        gate.set()
        blocked.result(60)
        pending.result(60)
        assert store.probe() is pending
    finally:
        gate.set()
        store.close()


def test_a_browser_asks_for_the_page_again_but_not_for_what_it_names(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-0123abcd.js").write_text("export {}")
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}", static=tmp_path)
    with TestClient(app, base_url="http://localhost") as client:
        assert client.get("/").headers["cache-control"] == "no-cache"
        named = client.get("/assets/index-0123abcd.js")
        assert "immutable" in named.headers["cache-control"]
        again = client.get("/assets/index-0123abcd.js", headers={"if-none-match": named.headers["etag"]})
        assert (again.status_code, again.headers["cache-control"]) == (304, named.headers["cache-control"])
        gone = client.get("/assets/index-00000000.js")
        assert gone.status_code == 404
        assert "immutable" not in gone.headers.get("cache-control", "")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have one memory pool anyway")
def test_glibc_lets_all_threads_share_one_memory_pool() -> None:
    code = "from sandtable.server.edge.listen import share_memory_pool; print(share_memory_pool())"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "True\n"
