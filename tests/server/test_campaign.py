"""Campaigns on the server: the next adventure continues from the finished table's log, even after a crash."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.match.sequel import read_sequel
from sandtable.games.battlelore.spec import SPEC
from tests.server.support import Json, Opened, Process, Served, opened

HERE = [{"holder": "here", "name": "Ada"}, {"holder": "link", "name": "Bo"}]
FIRST: Json = {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "campaign": "on", "turn_limit": 2}
AFTER = {"more_draws", "keep_artifact", "shop", "level_up", "ransom_to"}


def first_adventure(served: Served) -> Opened:
    return served.open_table(HERE, FIRST, game="battlelore").join()


def kind_asked(table: Opened) -> str:
    questions = table.view(-1, since=1_000_000)["scene"]["questions"]
    return str(questions[0]["kind"]) if questions else ""


def play_until(table: Opened, kinds: set[str]) -> None:
    """Play until a question of one of these kinds is asked. Each seat takes a Hero, then always the first option."""
    while True:
        if kind_asked(table) in kinds:
            return
        seat, seq, options = table.asked()
        if seat < 0:
            assert not kinds, "the question never came"
            return
        hero = kind_asked(table) in ("hero_class", "hero_who")
        answer = table.pick(seq=seq, seat=seat, text=options[1] if hero else options[0])
        assert answer.status_code == 200, answer.text


def sequel_of(table: Opened, key: str = "", **more: object) -> Json:
    body = {"game": "battlelore", "sequel_of": table.id, "options": {"turn_limit": 2}, **more}
    answer = table.served.post("/tables", body, key or table.keys[0])
    made: Json = answer.json()
    return {"status": answer.status_code, **made}


def test_the_next_adventure_goes_on_from_the_finished_table(served: Served) -> None:
    table = first_adventure(served)
    assert "sequel" not in table.info
    play_until(table, {"keep_artifact"})
    early = sequel_of(table)
    assert (early["status"], early["error"], early["where"]) == (403, "not_over", "sequel_of")
    play_until(table, set())
    info = served.get(table.path).json()
    assert (info["status"], info["sequel"]) == ("over", ["heroes", "campaign", "sheets"])

    made = sequel_of(table, options={"adventure": "bl-12-witchs-bargain", "sheets": "mine"})
    assert made["status"] == 201, made
    options = made["table"]["options"]
    assert (options["adventure"], options["campaign"], options["heroes"]) == ("bl-12-witchs-bargain", "on", "on")
    state: Any = served.registry._tables[table.id].playing().state
    handed_on = SPEC.sequel(state)
    assert handed_on is not None
    assert options["sheets"] == handed_on["sheets"], "what the log says, not what the request says"
    assert [(seat["holder"], seat["name"]) for seat in made["table"]["seats"]] == [
        ("here", "Person 0"),
        ("link", "Person 1"),
    ]
    assert {row["seat"] for row in made["keys"]} == {0, -1}
    assert {row["seat"] for row in made["invitations"]} == {1}

    answer = served.get(f"{table.path}/sequel", table.keys[1])
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    game, document = read_sequel(answer.text)
    assert (game, SPEC.sequel_options(document)["sheets"]) == ("battlelore", options["sheets"])
    assert json.loads(answer.text)["adventures_played"] == 1


def test_refusals_are_precise(served: Served) -> None:
    other = served.open_table(HERE, {"turn_limit": 1}, game="battlelore").join()
    play_until(other, set())
    assert "sequel" not in served.get(other.path).json()
    for key, wish, status, error, where in (
        (other.keys[0], {"sequel_of": "nowhere"}, 404, "unknown_table", "sequel_of"),
        ("", {}, 401, "no_key", "Authorization"),
        ("x" * 20, {}, 403, "wrong_key", "Authorization"),
        (other.keys[-1], {}, 403, "only_watching", "Authorization"),
        (other.keys[0], {}, 409, "no_sequel", "sequel_of"),
    ):
        body = {"game": "battlelore", "sequel_of": other.id, **wish}
        answer = served.post("/tables", body, key)
        problem = answer.json()
        assert (answer.status_code, problem["error"], problem["where"]) == (status, error, where)
    for key, status, error in ((other.keys[0], 409, "no_sequel"), ("x", 403, "wrong_key"), ("", 401, "no_key")):
        answer = served.get(f"{other.path}/sequel", key)
        assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert served.get("/tables/nowhere/sequel", other.keys[0]).status_code == 404
    damaged = served.post("/tables", {"game": "battlelore", "options": {**FIRST, "sheets": "(1, 2"}})
    assert (damaged.status_code, damaged.json()["where"]) == (422, "options")
    assert "it may be truncated or damaged" in damaged.json()["detail"]


def test_another_game_is_no_sequel(served: Served) -> None:
    table = first_adventure(served)
    play_until(table, set())
    refused = sequel_of(table, game="bloodstones")
    assert (refused["status"], refused["where"]) == (422, "game")
    refused = sequel_of(table, options={"adventure": "nowhere"})
    assert (refused["status"], refused["where"]) == (422, "options")


def read_document(served: Served, document: str, game: str = "battlelore") -> tuple[int, Json]:
    answer = served.post(f"/games/{game}/campaign", {"document": document})
    return answer.status_code, answer.json()


def test_an_exported_document_opens_a_table(served: Served) -> None:
    about = {game["name"]: game for game in served.get("/games").json()["games"]}
    assert {name for name, game in about.items() if game["campaigns"]} == {"battlelore"}
    assert about["battlelore"]["own_content"] == "own_adventure"
    table = first_adventure(served)
    play_until(table, set())
    exported = served.get(f"{table.path}/sequel", table.keys[0]).text
    status, read = read_document(served, exported)
    assert status == 200
    state: Any = served.registry._tables[table.id].playing().state
    assert read["options"] == SPEC.sequel(state)
    options = {"adventure": "bl-12-witchs-bargain", **read["options"]}
    made = served.open_table(HERE, options, game="battlelore")
    assert made.info["options"]["sheets"] == read["options"]["sheets"]


def test_a_damaged_document_is_refused_with_what_is_wrong_where(served: Served) -> None:
    good = {"sandtable": "campaign", "game": "battlelore", **SPEC.sequel_document({"sheets": ""})}
    assert read_document(served, json.dumps(good))[0] == 200
    for document, detail in (
        (json.dumps(good)[:-5], "line 1: not JSON, perhaps truncated"),
        ("[" * 50_000, "nested too deeply"),
        ("{}", 'not a document with "sandtable": "campaign"'),
        (json.dumps({**good, "game": 7}), "game: missing, or not a string"),
        (json.dumps({**good, "game": "bloodstones"}), "game: a campaign of 'bloodstones', not of battlelore"),
        (json.dumps({**good, "heroes": 7}), "heroes"),
        (json.dumps({**good, "adventures_played": -4}), "adventures_played"),
    ):
        status, problem = read_document(served, document)
        assert (status, problem["error"], problem["where"]) == (422, "bad_document", "document"), document[:60]
        assert detail in problem["detail"]
    other = json.dumps({"sandtable": "campaign", "game": "bloodstones"})
    status, problem = read_document(served, other, "bloodstones")
    assert (status, problem["where"]) == (422, "document")
    assert "bloodstones has no campaigns" in problem["detail"]
    assert read_document(served, other, "chess")[0] == 404
    assert read_document(served, "x" * 60_001)[0] == 422
    assert read_document(served, "x" * 70_000)[0] == 413


@pytest.mark.long
def test_a_crash_between_the_steps_of_a_campaign_loses_nothing(tmp_path: Path) -> None:
    process = Process(tmp_path)
    table = first_adventure(process.start())

    def crash() -> None:
        assert process.stop(signal.SIGKILL) == -signal.SIGKILL
        table.served.http.close()
        table.served = process.start()

    play_until(table, AFTER)  # the adventure is decided, the After Adventure stage has begun
    before = table.asked()
    heroes = kind_asked(table)
    crash()
    assert (table.asked(), kind_asked(table)) == (before, heroes)
    play_until(table, set())
    document = table.served.get(f"{table.path}/sequel", table.keys[0]).text
    crash()  # between two adventures
    assert table.served.get(f"{table.path}/sequel", table.keys[0]).text == document
    made = sequel_of(table, options={"adventure": "bl-12-witchs-bargain", "turn_limit": 2})
    assert made["status"] == 201
    second = opened(table.served, made)
    second.join()
    crash()
    second.served = table.served
    play_until(second, set())
    answer = second.served.get(f"{second.path}/sequel", second.keys[0])
    assert json.loads(answer.text)["adventures_played"] == 2
    second.served.http.close()
    process.stop(signal.SIGTERM)
