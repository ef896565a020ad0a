"""Learning over HTTP: pages with pictures, and guided games that can be left, resumed and undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core.registry import finished_games
from sandtable.server.edge.limits import Limits, Rate
from tests.server.support import Json, Opened, Served, serving, until


def begin(served: Served, game: str) -> Opened:
    answer = served.post(f"/games/{game}/lessons/first", {})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    keys = {row["seat"]: row["key"] for row in made["keys"]}
    return Opened(served, made["table"]["id"], keys, made["table"]).join(0)


def coached(table: Opened) -> Json:
    """The learner's view once it is the learner's turn or the coach has finished."""
    view: Json = {}

    def is_up_to_him() -> bool:
        nonlocal view
        view = table.view(0)
        coach = view["coach"]
        own = [question for question in view["scene"]["questions"] if question["seat"] == 0]
        return coach["is_asked"] or coach["part"] == len(coach["parts"]) or bool(own and not view["passing"])

    until(is_up_to_him, "nobody asks the learner")
    return view


def follow(table: Opened, steps: int) -> Json:
    """Follow the coach's instruction this many times."""
    for _ in range(steps):
        view = coached(table)
        answer = table.pick(0, view["seq"] + 1, view["coach"]["pick"])
        assert answer.status_code == 200, answer.text
    return coached(table)


@pytest.mark.parametrize("game", finished_games())
def test_the_pages_and_their_pictures(served: Served, game: str) -> None:
    teaching = served.get(f"/games/{game}/teaching").json()
    (lesson,) = teaching["lessons"]
    assert lesson["id"] == "first"
    assert lesson["preview"]["marks"], "pieces stand where it begins"
    assert lesson["land"]["terrains"]
    for page in teaching["pages"]:
        picture = served.get(f"/games/{game}/teaching/{page['id']}").json()
        assert picture["static"]["game"] == game
        assert picture["scene"]["viewer"] == picture["seat"]


def test_what_there_is_not_is_refused(served: Served) -> None:
    assert served.get("/games/chess/teaching").status_code == 404
    assert served.get("/games/battlelore/teaching/odd").json()["error"] == "unknown_page"
    assert served.post("/games/battlelore/lessons/odd", {}).json()["error"] == "unknown_lesson"
    assert served.post("/games/battlelore/lessons/..%2Ffirst", {}).status_code == 404


@pytest.mark.parametrize("game", finished_games())
def test_a_guided_game_is_a_table_of_its_own(served: Served, game: str) -> None:
    table = begin(served, game)
    view = coached(table)
    assert view["table"]["lesson"] == "first"
    assert view["table"]["private"]
    assert "what_if" not in view["table"]
    assert view["coach"]["is_asked"]
    assert view["coach"]["part"] == 0
    assert view["coach"]["light"]
    assert "coach" not in table.view(-1), "the coach speaks to the learner alone"
    assert all(row["id"] != table.id for row in served.get("/tables").json()["tables"])


def test_a_wrong_answer_is_answered_kindly_and_nothing_happens(served: Served) -> None:
    table = begin(served, "battlelore")
    view = coached(table)
    answer = table.pick(0, view["seq"] + 1, "CT-FO")
    assert answer.status_code == 409
    assert answer.json()["error"] == "not_now"
    assert answer.json()["said"]["key"] == "lesson-first-card-wrong"
    assert table.view(0)["seq"] == view["seq"]
    assert table.pick(0, view["seq"] + 1, "CC-AC").status_code == 200


def test_the_enemy_keeps_to_the_script_and_a_bot_follows_it(served: Served) -> None:
    table = begin(served, "battlelore")
    view = follow(table, 12)
    assert view["coach"]["says"]["key"] == "lesson-first-retreat"
    view = follow(table, 3)
    assert view["coach"]["says"]["key"] == "lesson-first-yours"
    assert view["coach"]["tip"]["key"] == "lesson-first-tip-order"
    assert not view["coach"]["is_asked"]
    for _ in range(80):
        view = coached(table)
        if view["coach"]["is_asked"]:
            break
        options = next(each for each in view["scene"]["questions"] if each["seat"] == 0)["options"]
        # a turn that the learner plays freely, as short as possible
        text = next((option["text"] for option in options if option["text"] in ("done", "no")), options[0]["text"])
        assert table.pick(0, view["seq"] + 1, text).status_code == 200
    assert view["coach"]["says"]["key"] == "lesson-first-again"
    assert view["table"]["status"] == "playing"
    last = next(each for each in view["scene"]["questions"] if each["seat"] == 0)["options"][0]["text"]
    assert table.pick(0, view["seq"] + 1, last).status_code == 200
    view = coached(table)
    assert view["coach"]["part"] == len(view["coach"]["parts"]), "the game goes on without him"
    assert view["coach"]["says"]["key"] == "lesson-first-end"


def test_what_is_taken_back_is_taught_again(served: Served) -> None:
    table = begin(served, "battlelore")
    view = follow(table, 2)
    before = view["coach"]["pick"]
    view = follow(table, 1)
    assert view["coach"]["part"] == 1 or view["coach"]["pick"] != before
    assert table.undo(0, view["seq"] + 1).status_code == 200
    assert coached(table)["coach"]["pick"] == before


def test_the_coach_can_be_sent_away_and_called_back(served: Served) -> None:
    table = begin(served, "battlelore")
    view = coached(table)
    path, key = f"{table.path}/coach", table.keys[0]
    assert served.post(path, {"seq": view["seq"] + 1, "coach": "away"}, key).status_code == 200
    assert served.post(path, {"seq": view["seq"] + 1, "coach": "away"}, key).status_code == 200, "harmless to repeat"
    view = table.view(0)
    assert view["coach"]["is_silent"]
    assert table.pick(0, view["seq"] + 1, "CT-FO").status_code == 200, "nobody minds any more"
    assert served.post(path, {"seq": view["seq"] + 2, "coach": "back"}, key).status_code == 200
    assert not table.view(0)["coach"]["is_silent"]
    assert served.post(path, {"seq": 99, "coach": "odd"}, key).status_code == 422
    assert served.post(path, {"seq": view["seq"] + 3, "coach": "away"}, table.keys[-1]).status_code == 403
    plain = served.open_table(options={}).join()
    seq = plain.view(0)["seq"] + 1
    answer = served.post(f"{plain.path}/coach", {"seq": seq, "coach": "away"}, plain.keys[0])
    assert answer.json()["error"] == "no_lesson"


def test_the_coach_is_sent_away_although_the_bot_was_faster(served: Served) -> None:
    table = begin(served, "battlelore")
    view = coached(table)
    path, key, seq = f"{table.path}/coach", table.keys[0], view["seq"] + 1
    assert table.pick(0, seq, view["coach"]["pick"]).status_code == 200
    later = coached(table)["seq"]
    assert later >= seq
    away = served.post(path, {"seq": seq, "coach": "away"}, key).json()
    assert away == {"seq": later + 1}
    assert table.view(0)["coach"]["is_silent"]
    assert served.post(path, {"seq": later + 2, "coach": "back"}, key).json() == {"seq": later + 2}
    assert served.post(path, {"seq": seq, "coach": "away"}, key).json() == away, "a request sent twice"
    assert served.post(path, {"seq": seq, "coach": "back"}, key).json()["error"] == "stale"
    assert not table.view(0)["coach"]["is_silent"]


def test_a_guided_game_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = begin(served, "bloodstones")
        view = follow(table, 9)
    with serving(tmp_path) as served:
        again = Opened(served, table.id, table.keys, table.info)
        assert coached(again)["coach"] == view["coach"]
        follow(again, 3)


# -- hints -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", finished_games())
def test_a_hint_is_one_of_the_answers_with_reasons(served: Served, game: str) -> None:
    table = begin(served, game)
    view = coached(table)
    own = next(question for question in view["scene"]["questions"] if question["seat"] == 0)
    hint = served.get(f"{table.path}/hint", table.keys[0]).json()
    assert hint["option"]["text"] in [option["text"] for option in own["options"]]
    assert hint["seq"] == view["seq"]
    assert hint["reasons"][0]["otherwise"] == "hint-why-thumb"
    warned = served.get(f"{table.path}/hint", table.keys[0], warning=True).json()
    assert warned["option"] is None
    assert hint["option"]["text"] not in warned["blunders"]


def test_only_whoever_holds_the_asked_seat_gets_a_hint(served: Served) -> None:
    table = begin(served, "battlelore")
    assert served.get(f"{table.path}/hint").status_code == 401
    assert served.get(f"{table.path}/hint", table.keys[-1]).status_code == 403
    people = [{"holder": "link", "name": name} for name in ("Ada", "Bo")]
    links = served.open_table(people, {}, game="battlelore", hints=True)
    links.join()
    assert served.get(f"{links.path}/hint", links.keys[1]).json()["error"] == "not_asked"


def test_hints_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(rates={"hints": Rate(3, 1)})) as served:
        table = begin(served, "battlelore")
        codes = [served.get(f"{table.path}/hint", table.keys[0]).status_code for _ in range(3)]
        assert codes == [200, 429, 429], "one key has a third of it"
