"""Why not over HTTP: buttons, numbers, players, questions that were not asked, earlier positions, options of the set-up."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from tests.server.support import Opened, Served, serving
from tests.support.announced import announced

LINKS = [{"holder": "link", "name": "Ada"}, {"holder": "link", "name": "Bo"}]


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with announced(), serving(tmp_path_factory.mktemp("asking")) as made:
        yield made


@pytest.fixture
def acting(toys: Served) -> Opened:
    """Seat 0 is asked what its knight does: it can march or stand."""
    table = toys.open_table(LINKS, {}, game="skirmish").join()
    assert table.pick(0, table.asked()[1], "knight0").status_code == 200
    return table


def why(table: Opened, target: str, seat: int = 0, **query: object) -> dict[str, Any]:
    answer = table.served.get(f"{table.path}/why", table.keys[seat], target=target, **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert all(clause["text"] for clause in found["clauses"])
    return found


def ids(found: dict[str, Any]) -> list[str]:
    return [clause["id"] for clause in found["clauses"]]


def test_why_not_a_button(acting: Opened) -> None:
    question = acting.view(0)["scene"]["questions"][0]
    assert [each["target"] for each in question["closed"]] == ["word:charge", "word:shoot"]
    assert ids(why(acting, "word:charge")) == ["SK-1.8"]
    assert ids(why(acting, "word:shoot")) == ["SK-1.9"]


def test_what_is_offered_is_told_and_not_refused(acting: Opened) -> None:
    found = why(acting, "word:march")
    assert (found["clauses"], found["sentence"], found["count"]) == ([], None, 1)
    assert found["options"][0]["text"] == "march"
    assert found["asked"]["key"] == "ask-action"


def test_an_answer_that_is_not_offered_is_refused_in_the_same_words(toys: Served) -> None:
    table = toys.open_table(LINKS, {}, game="card_duel").join()
    asked = why(table, "card:4")
    answer = table.pick(0, table.asked()[1], "ward")
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["said"] == asked["sentence"]
    assert "(CD-1.9)" in problem["detail"]
    assert "said" not in table.pick(0, table.asked()[1], "dragon").json(), "that names nothing"


def test_finding_the_reason_does_not_hold_up_other_requests(toys: Served) -> None:
    """While the thread for questions is busy, a refused answer waits for it, and other requests are answered."""
    table = toys.open_table(LINKS, {}, game="card_duel").join()
    questions, free = toys.registry.executors.of["questions"], Event()
    questions.submit(free.wait)
    with ThreadPoolExecutor(1) as pool:
        refused = pool.submit(table.pick, 0, table.asked()[1], "ward")
        try:
            while questions.pending < 2:
                assert not refused.done()
                assert toys.get("/games").status_code == 200
        finally:
            free.set()
        assert refused.result().status_code == 422


def test_a_sentence_comes_with_what_it_speaks_of(toys: Served) -> None:
    table = toys.open_table(LINKS, {}, game="card_duel").join()
    found = why(table, "card:4")
    assert ids(found) == ["CD-1.9"]
    assert found["sentence"]["key"] == "refused-cd-1-9"
    assert found["targets"] == ["card:4"]
    german = toys.get("/words/card_duel/de").text
    assert "refused-cd-1-9 =" in german


@pytest.mark.parametrize("target", ["model:0", "word:pass", "word:march", "seat:0", "asked:", "asked:action"])
def test_who_is_not_asked_is_told_who_is(acting: Opened, target: str) -> None:
    if target == "word:pass":
        refused = acting.served.get(f"{acting.path}/why", acting.keys[1], target=target)
        assert (refused.status_code, refused.json()["error"]) == (404, "unknown_target")
        return
    found = why(acting, target, 1)
    assert ids(found) == ["SK-1.2"]
    key = "not-asked-turn-when" if target == "asked:action" else "not-asked-turn"
    assert (found["sentence"]["key"], found["asked"]) == (key, None)
    assert found["targets"] == ["seat:0"]


@pytest.mark.parametrize(
    ("target", "status", "error", "detail"),
    [
        ("word:swim", 404, "unknown_target", "action has no answer 'swim'; there are march, charge, shoot, stand"),
        ("seat:7", 404, "unknown_target", "there is no player 7; the players are seat:0 to seat:1"),
        ("count:7", 404, "unknown_target", "action does not ask for a number"),
        ("asked:marching", 404, "unknown_target", "skirmish has no question 'marching'; did you mean march?"),
        ("model:99", 404, "unknown_target", "there is no model:99 to point at"),
        ("model", 422, "invalid", "'model' is not a target such as area:17"),
        ("", 422, "invalid", "'' is not a target such as area:17"),
    ],
)
def test_what_is_not_there_is_refused_by_name(
    acting: Opened, target: str, status: int, error: str, detail: str
) -> None:
    answer = acting.served.get(f"{acting.path}/why", acting.keys[0], target=target)
    assert (answer.status_code, answer.json()) == (
        status,
        {"type": "problem", "error": error, "where": "target", "detail": detail},
    )


def test_what_is_chosen_already_counts(acting: Opened) -> None:
    found = why(acting, "word:stand", given="model:0")
    assert found["options"][0]["text"] == "stand"
    for given, status in (("model:99", 404), ("model", 422), (" ".join(["model:0"] * 9), 422)):
        answer = acting.served.get(f"{acting.path}/why", acting.keys[0], target="model:0", given=given)
        assert (answer.status_code, answer.json()["where"]) == (status, "given")


def test_why_not_at_an_earlier_position(acting: Opened) -> None:
    assert acting.pick(0, acting.asked()[1], "stand").status_code == 200
    assert ids(why(acting, "word:shoot", at=1)) == ["SK-1.9"], "as it was"
    assert why(acting, "model:0")["sentence"]["key"] == "not-asked-turn", "as it is"
    assert acting.served.get(f"{acting.path}/why", acting.keys[0], target="seat:0", at=99).status_code == 404


def test_a_question_that_answered_itself(toys: Served) -> None:
    table = toys.open_table(LINKS, {}, game="skirmish").join()
    for _ in range(10):
        seat, seq, options = table.asked()
        assert table.pick(seat, seq, options[-1]).status_code == 200
        step = table.view(1)["steps"][-1]
        if step["auto_answered"]:
            break
    assert step["auto_answered"] == ["activate"], "one model of his was left to act"
    assert table.view(0)["steps"][step["at"]]["auto_answered"] == [], "only the seat that was not asked is told"
    found = why(table, "asked:activate", 1, at=step["at"])
    assert (ids(found), found["sentence"]["key"]) == (["SK-1.2"], "refused-lone")
    assert why(table, "asked:activate", 1)["sentence"]["key"] == "refused-lone", "it was just now"


def test_when_the_game_is_over(toys: Served) -> None:
    table = toys.open_table(LINKS, {}, game="card_duel").join()
    seq = table.view(0)["seq"] + 1
    assert toys.post(f"{table.path}/enter", {"seq": seq, "entry": "concede"}, table.keys[0]).status_code == 200
    found = why(table, "card:0", 1)
    assert (found["clauses"], found["sentence"]["key"], found["asked"]) == ([], "refused-game-over", None)


# -- the set-up --------------------------------------------------------------------------------------------------------


def asked_option(served: Served, game: str, body: dict[str, object]) -> tuple[int, dict[str, Any]]:
    answer = served.post(f"/games/{game}/why", body)
    return answer.status_code, answer.json()


def test_why_not_an_option(toys: Served) -> None:
    wish: dict[str, object] = {"players": 2, "option": "first_player", "value": "4"}
    status, found = asked_option(toys, "bloodstones", wish)
    assert (status, [each["id"] for each in found["clauses"]]) == (200, ["BS-18.7"])
    assert "there is no seat 4" in found["detail"]
    status, found = asked_option(toys, "bloodstones", {**wish, "players": 4})
    assert (status, found) == (200, {"option": "first_player", "clauses": [], "sentence": None, "detail": ""})


def test_an_option_that_excludes_another(toys: Served) -> None:
    wish = {"players": 2, "option": "campaign", "value": "on", "options": {"heroes": "off"}}
    status, found = asked_option(toys, "battlelore", wish)
    assert (status, [each["id"] for each in found["clauses"]]) == (200, ["BL-34.4"])


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"players": 2, "option": "colour", "value": "red"}, "option"),
        ({"players": 9, "option": "turns", "value": 3}, "seats"),
        ({"players": 2, "option": "turns"}, "body"),
    ],
)
def test_what_is_no_option_is_refused(toys: Served, body: dict[str, object], where: str) -> None:
    status, found = asked_option(toys, "card_duel", body)
    assert (status, found["where"].partition("[")[0]) == (422, where)


def test_a_table_that_cannot_be_opened_says_why_in_words(toys: Served) -> None:
    answer = toys.post("/tables", {"game": "card_duel", "options": {"turns": 99}})
    assert answer.status_code == 422
    assert answer.json()["said"]["key"] == "refused-option-number"
    status, found = asked_option(toys, "card_duel", {"players": 2, "option": "turns", "value": 99})
    assert (status, found["sentence"]) == (200, answer.json()["said"])
