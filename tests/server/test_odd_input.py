"""Odd texts: each is accepted, or refused with what is wrong and where; none makes the server fail."""

from __future__ import annotations

import http.client
import json
from urllib.parse import quote

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as hyp

from sandtable.server.app import static_folder
from sandtable.server.edge.http import SAFE_HEADERS
from tests.server.client import PATIENCE
from tests.server.conftest import TWO_LINKS
from tests.server.support import Json, Opened, Served

BATTLE = "/games/battlelore"
quickly = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))


def refused(answer: httpx2.Response) -> tuple[int, str, str]:
    """Check that a response is a complete refusal; return its status, error and place."""
    body: Json = answer.json()
    assert 400 <= answer.status_code < 500, body
    assert body["detail"]
    assert len(answer.content) < 10_000
    assert {name: answer.headers[name] for name in SAFE_HEADERS} == SAFE_HEADERS
    return answer.status_code, body["error"], body["where"]


# -- files -----------------------------------------------------------------------------------------------------------------

HUGE = "9" * 5000
ODD_NAMES = (
    '""',
    '"\\ud800"',
    '"\\u0000"',
    '"\\u202e"',
    '"' + "x" * 3000 + '"',
    '"terrain"',
    '"units"',
    '"heroes"',
    '"id"',
)
ODD_VALUES = ("1", HUGE, f"-{HUGE}", "1e999", "NaN", "-Infinity", "null", "true", '"standard"', '"A1"', *ODD_NAMES)
odd_json = hyp.recursive(
    hyp.sampled_from(ODD_VALUES),
    lambda inner: (
        hyp.lists(inner, max_size=4).map(lambda items: f"[{','.join(items)}]")
        | hyp.lists(hyp.tuples(hyp.sampled_from(ODD_NAMES), inner), max_size=4).map(
            lambda rows: "{" + ",".join(f"{name}:{value}" for name, value in rows) + "}"
        )
    ),
    max_leaves=12,
)
odd_sheets = hyp.lists(
    hyp.sampled_from(
        ("(", ")", "[", "]", ",", "1", "0", "'a'", "0x" + "f" * 20_000, "-", "b'x'", "{", "}", "1j", "'\\ud800'")
    ),
    max_size=14,
).map("".join)


@pytest.mark.parametrize(
    "text",
    ['{"":[]}', '{"":{"":[]}}', f'{{"rows":{HUGE}}}', '{"\\ud800":1}', '{"id":"\\ud800"}', '{"a":1,"a":2}', "{" * 5000],
)
def test_adventures_that_are_hardly_json(served: Served, text: str) -> None:
    wish = {"players": 2, "options": {"own_adventure": text}}
    assert refused(served.post(f"{BATTLE}/check", wish)) == (422, "bad_option", "options")
    assert refused(served.post("/tables", {"game": "battlelore", "options": wish["options"]})) == (
        422,
        "bad_option",
        "options",
    )


CAMPAIGN = '{"sandtable":"campaign","game":"battlelore",'


@pytest.mark.parametrize(
    "text",
    [
        f'{CAMPAIGN}"format":1,"adventures_played":{HUGE},"heroes":[]}}',
        f'{CAMPAIGN}"format":{HUGE}}}',
        f'{CAMPAIGN}"\\ud800":1}}',
        f'{CAMPAIGN}"format":1,"adventures_played":0,"heroes":[{{"\\ud800":1}}]}}',
        '{"sandtable":"campaign","game":"\\ud800"}',
        "[" * 50_000,
    ],
)
def test_campaigns_that_are_hardly_json(served: Served, text: str) -> None:
    assert refused(served.post(f"{BATTLE}/campaign", {"document": text})) == (422, "bad_document", "document")


@pytest.mark.parametrize(
    "sheets", [f"(1, 0x{'f' * 20_000}, [])", f"(1, 0, [(0x{'f' * 20_000},) * 13])", "(1, (0x1,), [])"]
)
def test_sheets_with_numbers_nobody_can_write_out(served: Served, sheets: str) -> None:
    options = {"heroes": "on", "campaign": "on", "sheets": sheets}
    assert refused(served.post(f"{BATTLE}/check", {"players": 2, "options": options})) == (422, "bad_option", "options")


@quickly
@given(odd_json, odd_json, odd_sheets)
def test_odd_files_never_make_the_server_fail(served: Served, adventure: str, campaign: str, sheets: str) -> None:
    document = f'{{"sandtable":"campaign","game":"battlelore","format":1,"adventures_played":{campaign},"heroes":[{campaign}]}}'
    heroes = {"heroes": "on", "campaign": "on", "sheets": sheets}
    for path, wish in (
        ("check", {"players": 2, "options": {"own_adventure": adventure}}),
        ("check", {"players": 2, "options": heroes}),
        ("campaign", {"document": document}),
        ("campaign", {"document": campaign}),
    ):
        if len(json.dumps(wish)) > 60_000:
            continue
        answer = served.post(f"{BATTLE}/{path}", wish)
        assert answer.status_code == 200 or refused(answer)[0] == 422


# -- names -----------------------------------------------------------------------------------------------------------------

BLANK = [
    "\u3164",
    "\u2800",
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u034f",
    "\ufe0f",
    "\U000e0041",
    "A\u3164",
    "a\u00adb",
    "\u3000",
]
MARKS = ["\u0e31", "\u05b0", "\u064b", "\u0903", "\u1cd0", "\u302a", "\u3099", "a" + "\u0301" * 20]
HIDDEN = [
    *BLANK,
    *MARKS,
    "\u0378",
    "a\u0378",
    "\x00",
    "a\nb",
    "a\n",
    "\x7f",
    "\x9b",
    "Ada\u202eoB",
    "\u2066x",
    "\u200f",
    "\u200b",
    "\ufeffAda",
    "a\u2028b",
]


@pytest.mark.parametrize("name", HIDDEN)
def test_names_and_titles_hold_nothing_that_cannot_be_seen(served: Served, name: str) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "open"}])
    seats = [{"holder": "here", "name": name}, {"holder": "here"}]
    assert refused(served.post("/tables", {"seats": seats})) == (422, "invalid", "body.seats[0].name")
    if name.strip():
        answer = served.post("/tables", {"title": name})
        assert refused(answer) == (422, "invalid", "body.title")
        assert "invisible characters" in answer.json()["detail"]
    assert refused(served.post(f"{table.path}/join", {"name": name}, table.keys[0])) == (422, "invalid", "body.name")
    assert refused(served.post(f"{table.path}/seats/1/claim", {"name": name})) == (422, "invalid", "body.name")
    said = served.post(f"{table.join(0).path}/talk", {"text": name}, table.keys[0])
    assert refused(said)[1:] in (("invalid", "body.text"), ("invalid", "text"))
    assert refused(served.post(f"{table.path}/seats/1/claim", {"key": "k" * 22 + "\n"})) == (422, "invalid", "body.key")


@pytest.mark.parametrize("name", ["Zoë", "\N{WOMAN}\u200d\N{WOMAN}", "نگار", "ني\u200cك", "O'Brien-Ødegård", "名前"])
def test_names_of_all_tongues_are_names(served: Served, name: str) -> None:
    table = served.open_table([{"holder": "here", "name": name}, {"holder": "here"}])
    assert table.info["seats"][0]["name"] == name


def test_words_in_names_and_titles_stand_one_space_apart(served: Served) -> None:
    table = served.open_table(
        [{"holder": "here"}, {"holder": "here", "name": "Bo \u2003 B"}], title=" Friday \u00a0 night "
    )
    answer = served.post(f"{table.path}/join", {"name": " Ada  L "}, table.keys[0]).json()["table"]
    assert (answer["title"], [seat["name"] for seat in answer["seats"]]) == ("Friday night", ["Ada L", "Bo B"])


# -- paths -----------------------------------------------------------------------------------------------------------------


def asked(served: Served, raw: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    """The response to a path that is sent unchanged."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    try:
        connection.request(method, raw)
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


ODD_PATHS = [
    "/%00",
    "/a%00.js",
    "/assets/%00",
    "/%0a",
    "/%7f",
    "/%ff",
    "/" + "a" * 300,
    "/assets/" + "b" * 5000,
    "/%c3%bc" * 60,
]


@pytest.mark.parametrize(
    "path", [*ODD_PATHS, *[f"/api{path}" for path in ODD_PATHS], "/api/tables/%00", "/api/rules/%00"]
)
def test_paths_that_cannot_be_are_not_found(served: Served, path: str) -> None:
    status, headers, raw = asked(served, path)
    body = json.loads(raw)
    assert (status, body["where"]) == (404, "path"), body
    assert body["error"] == "unknown_path"
    assert {name: headers[name] for name in SAFE_HEADERS} == SAFE_HEADERS


pieces = hyp.sampled_from(
    ["..", ".", "", "api", "assets", "t", "tables", "\x00", "\n", "ü", "\ud800", "x" * 250, "a.js", "%", "é" * 130]
)
anything = hyp.text(hyp.characters(codec=None), max_size=20)


@quickly
@given(hyp.lists(pieces | anything, max_size=5), hyp.sampled_from(["GET", "HEAD", "POST", "DELETE"]))
def test_no_path_makes_the_server_fail(served: Served, parts: list[str], method: str) -> None:
    path = "/" + "/".join(quote(part.encode("utf-8", "surrogatepass")) for part in parts)
    status, headers, _ = asked(served, path, method)
    assert status in (200, 307, 404, 405, 415, 422), path
    assert {name: headers[name] for name in SAFE_HEADERS} == SAFE_HEADERS, path


def test_every_kind_of_answer_has_the_safe_headers(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assets = (
        [path.name for path in (static_folder() / "assets").iterdir()] if (static_folder() / "assets").is_dir() else []
    )
    files = [f"/assets/{name}" for name in assets[:2]]
    for path, method, expected in [
        *[(path, "GET", 200) for path in ("/", "/api/health", "/api/openapi.json", "/anything", *files)],
        ("/api/nothing", "GET", 404),
        ("/nothing.js", "GET", 404),
        ("/assets/nothing.js", "GET", 404),
        ("/", "POST", 405),
        ("/api/tables", "DELETE", 405),
    ]:
        status, headers, _ = asked(served, path, method)
        assert status == expected, path
        assert {name: headers[name] for name in SAFE_HEADERS} == SAFE_HEADERS, path
    large = served.post("/tables", {"title": "x" * 100_000})
    assert refused(large)[0] == 413


def test_a_failure_of_ours_is_told_in_brief_and_safely(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> int:
        raise RuntimeError("a secret of the registry")

    monkeypatch.setattr(served.registry.store, "listed", fail)
    status, headers, raw = asked(served, "/api/tables")
    body = json.loads(raw)
    assert (status, body["error"], body["where"]) == (500, "failed", "server")
    assert b"secret of the registry" not in raw
    assert {name: headers[name] for name in SAFE_HEADERS} == SAFE_HEADERS
    assert (headers["cache-control"], headers["content-type"]) == ("no-store", "application/json")


# -- the end ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["bloodstones", "battlelore"])
def test_what_if_at_the_end_of_a_game_is_refused_and_before_it_is_not(served: Served, game: str) -> None:
    options = {"max_rounds": 1, "faction_assignment": "random"} if game == "bloodstones" else {"turn_limit": 4}
    table: Opened = served.open_table(TWO_LINKS, options, game=game).join()
    assert table.play(5000) < 5000
    last = table.view(0)["last"]
    for everything in (False, True):
        for seat in (0, 1, -1):
            wish = {"at": last, "everything": everything}
            assert refused(served.post(f"{table.path}/what-if", wish, table.keys[seat])) == (409, "over", "at")
    assert served.post(f"{table.path}/what-if", {"at": last - 1}, table.keys[0]).status_code == 201
