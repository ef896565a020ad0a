"""Rate limits per address and per key, and the host names that the server answers to."""

from __future__ import annotations

import http.client
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sandtable.cli import main
from sandtable.language.translator import Translator
from sandtable.server.edge.hosts import HostNames
from sandtable.server.edge.http import SAFE_HEADERS
from sandtable.server.edge.limits import METERS, RATES, Limits, Meters, Rate, read_rate
from sandtable.server.edge.logs import LogThrottle
from sandtable.server.routes import ENDPOINTS
from sandtable.server.wire.problems import Refused
from tests.server.client import PATIENCE
from tests.server.support import Json, Served, serving

CLUB = "club.example"


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = Limits(rates={"tables": Rate(3, 1), "checks": Rate(6, 1)})
    with serving(tmp_path_factory.mktemp("limited"), limits=limits, names=(CLUB,)) as made:
        yield made


def test_the_guide_names_every_rate_as_it_is() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guide" / "run-a-club.md").read_text("utf-8")
    documented = dict(read_rate(text) for text in re.findall(r"`--limit (\w+=\d+/\d+)`", guide))
    assert documented == RATES


# -- token buckets ---------------------------------------------------------------------------------------------------------


def waits(meters: Meters, address: str, key: str = "") -> int:
    """How many seconds to wait; 0 if the request was granted."""
    try:
        meters.take("tables", address, key)
    except Refused as refusal:
        return int(refusal.headers["retry-after"])
    return 0


def test_so_many_at_once_and_then_one_after_the_other() -> None:
    clock = Clock()
    meters = Meters({"tables": Rate(3, 2)}, clock)
    assert [waits(meters, "a") for _ in range(5)] == [0, 0, 0, 30, 30]
    clock.now = 15
    assert waits(meters, "a") == 15
    clock.now = 30
    assert [waits(meters, "a") for _ in range(2)] == [0, 30]
    clock.now = 10_000
    assert [waits(meters, "a") for _ in range(4)] == [0, 0, 0, 30]


def test_addresses_do_not_suffer_from_each_other_but_neighbours_do() -> None:
    meters = Meters({"tables": Rate(1, 1)}, Clock())
    assert [waits(meters, host) for host in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "192.0.2.7")] == [
        0,
        60,
        0,
        0,
    ]


def test_a_key_has_a_third_of_its_address_and_costs_nothing_when_refused() -> None:
    meters = Meters({"tables": Rate(6, 6)}, Clock())
    assert [waits(meters, "club", "ada") for _ in range(4)] == [0, 0, 30, 30]
    assert [waits(meters, "club", "bo") for _ in range(2)] == [0, 0]
    assert [waits(meters, "club") for _ in range(3)] == [0, 0, 10]


def test_made_up_keys_fill_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.edge.limits.MAX_BUCKETS", 10)
    meters = Meters({"tables": Rate(50, 1)}, Clock())
    refused = [waits(meters, "club", f"key {n}") > 0 for n in range(100)]
    assert refused == [False] * 50 + [True] * 50
    assert len(meters._buckets) == 10


def test_too_much_is_refused_with_the_time_to_wait(limited: Served) -> None:
    wish: Json = {"seats": [{"holder": "here"}, {"holder": "here"}]}
    answers = [limited.post("/tables", wish) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
    assert answers[-1].json()["error"] == "too_many"
    assert f"try again in {answers[-1].headers['retry-after']} s" in answers[-1].json()["detail"]
    assert 0 < int(answers[-1].headers["retry-after"]) <= 60
    said = answers[-1].json()["said"]
    assert said["args"]["n"]["values"] == [int(answers[-1].headers["retry-after"])]
    for language, wanted in (("en", "Try again in 8 seconds."), ("de", "Versuch es in 8 Sekunden noch einmal.")):
        assert Translator(None, language)(said["key"], n=8).endswith(wanted)
    assert SAFE_HEADERS.items() <= dict(answers[-1].headers).items()
    assert limited.get("/tables").status_code == 200
    checks = [limited.post("/games/bloodstones/check", {"players": 2, "options": {}}).status_code for _ in range(8)]
    assert checks == [200] * 6 + [429] * 2


def test_reading_a_table_has_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(rates={"views": Rate(6, 1)})) as served:
        table = served.open_table([{"holder": "here"}, {"holder": "here"}]).join()
        paths = ("view", "static", "briefing", "link", "record", "view?at=0")
        granted = [served.get(f"{table.path}/{path}").status_code for path in paths]
        assert 429 not in granted
        answers = [served.get(f"{table.path}/{path}") for path in paths]
        assert [answer.status_code for answer in answers] == [429] * len(paths)
        assert all(0 < int(answer.headers["retry-after"]) <= 60 for answer in answers)
        assert served.get(table.path).status_code == 200


@pytest.mark.parametrize(("proxies", "statuses"), [((), [201, 429, 429]), (("127.0.0.1",), [201, 201, 429])])
def test_a_proxy_is_believed_if_it_is_named(tmp_path: Path, proxies: tuple[str, ...], statuses: list[int]) -> None:
    limits = Limits(per_address=1, proxies=proxies, rates={"tables": Rate(1, 1)})
    seats = [{"holder": "here"}, {"holder": "here"}]
    with serving(tmp_path, limits=limits) as served:
        found = [
            served.http.post("/api/tables", json={"seats": seats}, headers={"X-Forwarded-For": visitor}).status_code
            for visitor in ("192.0.2.7", "192.0.2.8", "192.0.2.7")
        ]
    assert found == statuses


def test_whatever_makes_something_without_a_key_is_counted() -> None:
    free = {endpoint.name for endpoint in ENDPOINTS if endpoint.method == "POST" and endpoint.meter is None}
    assert free == {"pick", "undo"}


@pytest.mark.parametrize(
    "text", ["tables", "tables=", "tables=5", "tables=0/3", "tables=x/3", "chairs=1/2", "tables=1/²"]
)
def test_limits_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match="is not a limit: write tables=60/20"):
        read_rate(text)
    done = CliRunner().invoke(main, ["serve", "--port", "0", "--limit", text])
    assert done.exit_code == 2
    assert "is not a limit" in done.output


# -- names and origins -----------------------------------------------------------------------------------------------------


def call(served: Served, method: str = "GET", path: str = "/api/languages", **headers: str) -> tuple[int, str]:
    """Send a request with these headers only; return its status and error."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    try:
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
        assert {name: answer.headers[name] for name in SAFE_HEADERS} == SAFE_HEADERS
        return answer.status, "" if answer.status == 200 else json.loads(body)["error"]
    finally:
        connection.close()


RIGHT = [
    "localhost",
    "localhost:8000",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.5",
    "CLUB.example",
    "club.example.:443",
]
WRONG = ["evil.example", "club.example.evil.example", "", "localhost.evil.example", "a@localhost", "local host", "x:y"]


@pytest.mark.parametrize("host", RIGHT)
def test_names_it_answers_to(limited: Served, host: str) -> None:
    assert call(limited, Host=host) == (200, "")


@pytest.mark.parametrize("host", WRONG)
def test_names_it_does_not_answer_to(limited: Served, host: str) -> None:
    assert call(limited, Host=host) == (400, "wrong_host")
    assert call(limited, path="/", Host=host) == (400, "wrong_host")


def test_without_names_only_the_machine_itself() -> None:
    assert not HostNames().has(CLUB)
    assert HostNames().has(next(iter(HostNames().own)))


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("localhost:8000", "http://localhost:8000", 200),
        ("localhost:8000", "http://localhost:9000", 403),
        ("localhost:8000", "null", 403),
        ("localhost:8000", "http://evil.example", 403),
        ("127.0.0.1:8000", "https://club.example", 200),  # a proxy that passes on our address as the host
        ("club.example", "https://club.example", 200),
        ("club.example", "https://club.example.evil.example", 403),
        ("localhost:8000", "ftp://localhost:8000", 403),
    ],
)
def test_pages_of_other_origins_may_not_use_it(limited: Served, host: str, origin: str, status: int) -> None:
    assert call(limited, Host=host, Origin=origin)[0] == status


def test_a_live_channel_asks_for_the_same(limited: Served) -> None:
    url = f"ws://127.0.0.1:{limited.port}"
    for path, headers, status in (
        ("/api/live", {"Origin": "http://evil.example"}, 403),
        ("/elsewhere", {}, 404),
    ):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(url + path, additional_headers=headers, proxy=None),
        ):
            pass
        answer = refused.value.response
        assert answer.status_code == status
        assert {name: answer.headers[name] for name in SAFE_HEADERS} == SAFE_HEADERS


def test_a_body_has_one_length(limited: Served) -> None:
    both = {"Content-Length": "2", "Transfer-Encoding": "chunked", "Content-Type": "application/json"}
    assert call(limited, "POST", "/api/tables", Host="localhost", **both) == (400, "malformed")


# -- the log ---------------------------------------------------------------------------------------------------------------


def test_the_log_cannot_be_flooded() -> None:
    clock = Clock()
    sparse = LogThrottle(clock, most=2, seconds=10)
    written: list[str] = []

    def write(text: str, *args: object) -> None:
        record = logging.LogRecord("sandtable", logging.INFO, "", 0, text, args, None)
        if sparse.filter(record):
            written.append(record.getMessage())

    for number in range(5):
        write("refused: %d", number)
    write("something else")
    clock.now = 10
    write("refused: %d", 7)
    assert written == [
        "refused: 0",
        "refused: 1",
        "something else",
        "refused: 7 (3 similar lines were omitted)",
    ]


def test_the_help_of_serve_names_every_limit() -> None:
    text = " ".join(CliRunner().invoke(main, ["serve", "--help"]).output.split())
    said = text.partition("WHAT: ")[2].partition(". ")[0]
    assert [meter for meter in METERS if meter not in said] == []
