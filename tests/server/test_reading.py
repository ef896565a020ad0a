"""Read-only endpoints: games, rules, words, why-not, the OpenAPI document and the client's types."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import CheckFunction
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation import GenerationMode
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import ignored_auth, negative_data_rejection, positive_data_acceptance

from sandtable.rulebook import ledger
from sandtable.server.openapi import document
from sandtable.server.routes import ENDPOINTS
from sandtable.server.wire import typescript
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, Opened, Served


def test_protocol_ts_is_up_to_date() -> None:
    written = typescript.protocol_path().read_text("utf-8")
    assert written == typescript.protocol(), "run `python -m sandtable.server.wire.typescript`"


def test_games_come_with_options_defaults_and_bots(served: Served) -> None:
    (game,) = [row for row in served.get("/games").json()["games"] if row["name"] == "bloodstones"]
    assert game["players"] == [2, 6]
    assert game["bots"][-1] == "random"
    plain = {"choices": [], "rare": False, "tiled": False}
    rounds = {"name": "max_rounds", "default": 60, "low": 0, "high": 1000, "clause": "BS-18.8", **plain}
    assert rounds in game["options"]
    checked = served.post("/games/bloodstones/check", {"players": 6, "options": {"cutiecorn": "on"}}).json()
    assert checked["options"]["cutiecorn"] == "on"
    refused = served.post("/games/bloodstones/check", {"players": 6, "options": {"map": "sundered-vale"}})
    assert (refused.status_code, refused.json()["error"]) == (422, "bad_option")


def test_rules_are_read_and_searched(served: Served) -> None:
    page = served.get("/rules/bloodstones").json()
    assert len(page["clauses"]) == len(ledger.load_ledger("bloodstones").clauses)
    found = served.get("/rules/bloodstones", q="Dragon withdraw").json()["clauses"]
    assert "BS-10.7" in [clause["id"] for clause in found]
    assert 0 < len(found) < 40
    assert served.get("/clauses/BS-10.7").json()["chapter"] == 10
    meant = served.get("/rules/bloodstones", q="dragn withdrwa").json()
    assert meant["instead"] == {"dragn": "dragon", "withdrwa": "withdraw"}
    assert [clause["id"] for clause in meant["clauses"]] == [clause["id"] for clause in found]
    german = served.get("/rules/bloodstones", q="Zitadelle", lang="de").json()
    assert "Zitadelle" in [term["one"] for term in german["terms"]]
    assert served.get("/rules/bloodstones", q="xyzzyx").json()["clauses"] == []
    long = served.get("/rules/bloodstones", q="x" * 201)
    assert (long.status_code, long.json()["where"]) == (422, "q")


def test_examples_are_seen_and_played(served: Served) -> None:
    listed = served.get("/rules/battlelore").json()["examples"]
    assert {"id": "BL-35.14", "clauses": ["BL-35.14", "BL-6.12"]} in listed
    shown = served.get("/examples/BL-35.14").json()
    assert shown["static"]["surface"]["kind"] == "hexes"
    (question,) = shown["scene"]["questions"]
    offered = {target for option in question["options"] for target in option["targets"]}
    assert shown["refused"]
    assert not offered.intersection(shown["refused"])
    opened = served.post("/examples/BL-35.14/table", {})
    assert opened.status_code == 201
    info, keys = opened.json()["table"], {row["seat"]: row["key"] for row in opened.json()["keys"]}
    table = Opened(served, info["id"], keys, info).join()
    assert table.asked()[2] == [option["text"] for option in question["options"]]
    why = served.get(f"{table.path}/why", table.keys[0], target=shown["refused"][0]).json()
    assert why["clauses"]
    assert table.id not in [row["id"] for row in served.get("/tables").json()["tables"]], "nobody else's business"
    assert served.get("/examples/BL-6.12").json()["error"] == "no_example"
    assert served.get("/examples/XX-6.12").json()["error"] == "unknown_clause"


def test_where_a_rule_applies_is_what_it_refuses(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    while (question := table.view(table.asked()[0])["scene"]["questions"][0])["kind"] != "place_citadel":
        table.play(1)
    seat, _, options = table.asked()
    offered = {target for option in question["options"] for target in option["targets"]}
    refused = [f"area:{n}" for n in range(35) if f"area:{n}" not in offered]
    assert refused
    for target in refused[:3]:
        for clause in served.get(f"{table.path}/why", table.keys[seat], target=target).json()["clauses"]:
            found = served.get(f"{table.path}/rules/{clause['id']}", table.keys[seat]).json()
            assert target in found["targets"], (target, clause["id"], options)
    nowhere = served.get(f"{table.path}/rules/BS-17.1", table.keys[seat]).json()
    assert (nowhere["targets"], nowhere["asked"]) == ([], False)
    assert served.get(f"{table.path}/rules/BS-17.1", table.keys[1 - seat]).json()["error"] == "not_asked"
    assert served.get(f"{table.path}/rules/BS-17.1", table.keys[-1]).status_code == 403
    assert served.get(f"{table.path}/rules/BS-17.1").status_code == 401


def test_languages_are_told_by_their_own_names(served: Served) -> None:
    languages = served.get("/languages").json()["languages"]
    assert languages[:2] == [{"id": "en", "name": "English"}, {"id": "de", "name": "Deutsch"}]


def test_words_come_as_fluent_text(served: Served) -> None:
    english, german = (served.get(f"/words/bloodstones/{language}").text for language in ("en", "de"))
    assert "unit-swords = Swords" in english
    assert "unit-swords" in german
    assert served.get("/words/common/en").status_code == 200


def test_why_not_answers_for_everything_that_can_be_pointed_at(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    chance = random.Random(8)
    explained = 0
    for _ in range(60):
        seat, seq, options = table.asked()
        scene = table.view(seat, since=1_000_000)["scene"]
        question = scene["questions"][0]
        lit = {target for option in question["options"] for target in option["targets"]}
        dimmed = [f"area:{n}" for n in range(35) if f"area:{n}" not in lit]
        dimmed = [*chance.sample(dimmed, 2), *[closed["target"] for closed in question["closed"]]]
        for target in dimmed:
            answer = served.get(f"{table.path}/why", table.keys[seat], target=target)
            assert answer.status_code == 200, answer.text
            assert answer.json()["clauses"], (question["kind"], target)
            assert all(clause["text"] for clause in answer.json()["clauses"])
            explained += 1
        assert table.pick(seat, seq, chance.choice(options)).status_code == 200
    assert explained > 100


def test_the_openapi_document_names_every_path(served: Served) -> None:
    document = served.get("/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    assert "/api/tables/{table}/pick" in document["paths"]
    assert document["components"]["schemas"]["Scene"]["properties"]["stacks"]


@pytest.fixture(scope="module")
def openapi() -> BaseSchema:
    schema = schemathesis.openapi.from_dict(msgspec.json.decode(document()))
    schema.config.checks.negative_data_rejection.expected_statuses = ["4xx"]  # too large a body is refused with 413
    return schema


# from a fixture, so that requests are generated when the test runs, not by every worker that collects it
schema = schemathesis.pytest.from_fixture("openapi")


@pytest.fixture(scope="module")
def running(served: Served) -> Opened:
    table = served.open_table(TWO_LINKS, LONG).join()
    table.play(10)
    return table


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    """One connection for thousands of requests, without a proxy lookup for each of them."""
    with requests.Session() as made:
        made.trust_env = False
        yield made


@pytest.mark.long
@pytest.mark.timeout(900)  # for all requests together
@schema.parametrize()
@settings(
    max_examples=3,  # beside thousands of requests at the edges of the schema, which are the same in every run
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    deadline=None,
)
def test_no_request_makes_the_server_fail(
    case: Case[Any], served: Served, running: Opened, session: requests.Session
) -> None:
    if (
        "table" in case.path_parameters
        and len(str(case.path_parameters["table"])) % 4
        and not is_wrong_in(case, REPLACED)
    ):
        table = served.open_table(TWO_LINKS, LONG).join() if case.path.endswith("/key") else running
        case.path_parameters["table"] = table.id
        case.headers["Authorization"] = f"Bearer {table.keys[0]}"
    # what the schema cannot express gets 422: a bot that does not exist, a map for another number of players
    left_out: list[CheckFunction] = [positive_data_acceptance]
    if case.path.endswith("/key"):
        left_out.append(ignored_auth)  # once the key is changed, the new one in the body is a valid credential
    if is_right_by_chance(case):
        left_out.append(negative_data_rejection)
    home = f"http://127.0.0.1:{served.port}"
    answer = case.call_and_validate(base_url=home, session=session, excluded_checks=left_out)
    assert answer.headers["x-content-type-options"] == ["nosniff"]


def is_right_by_chance(case: Case[Any]) -> bool:
    """Is the body valid although it was meant to be wrong? The wrong part may be optional and missing."""
    places = (ParameterLocation.PATH, ParameterLocation.HEADER, ParameterLocation.QUERY)
    kinds = [made.body for made in ENDPOINTS if f"/api{made.path}" == case.path and made.method == case.method]
    if is_wrong_in(case, places) or not kinds or kinds[0] is None:
        return False
    try:
        msgspec.convert(case.body, kinds[0])
    except msgspec.ValidationError:
        return False
    return True


REPLACED = (ParameterLocation.PATH, ParameterLocation.HEADER)


def is_wrong_in(case: Case[Any], places: tuple[ParameterLocation, ...]) -> bool:
    """Is the request wrong on purpose in one of these places? Then inserting a real table would make it valid."""
    assert case.meta is not None
    made = case.meta.components
    return any(place in made and made[place].mode == GenerationMode.NEGATIVE for place in places)
