"""The briefing over HTTP: for options being chosen, and at a table, where random choices have been made."""

from __future__ import annotations

from tests.server.support import Served

LINKS = [{"holder": "link", "name": "Ada"}, {"holder": "link", "name": "Bo"}]


def test_a_set_up_is_told_before_there_is_a_table(served: Served) -> None:
    wish = {"players": 2, "options": {"adventure": "bl-10-skarn-gorge"}}
    answer = served.post("/games/battlelore/briefing", wish)
    assert answer.status_code == 200, answer.text
    briefing = answer.json()["briefing"]
    assert briefing["title"]["key"] == "adventure-bl-10-skarn-gorge"
    assert briefing["story"][0]["key"] == "adventure-bl-10-skarn-gorge-summary"
    assert [sum(troop["value"] for troop in force["troops"]) for force in briefing["forces"]] == [14, 17]
    assert briefing["rules"][0] == {
        "words": {"key": "rule-sr-breakout", "args": {}, "otherwise": ""},
        "clauses": ["BL-11.11"],
    }


def test_options_that_do_not_fit_have_no_briefing(served: Served) -> None:
    answer = served.post("/games/bloodstones/briefing", {"players": 2, "options": {"map": "broken-main"}})
    assert (answer.status_code, answer.json()) == (200, {"briefing": None}), "the form says what does not fit"
    assert served.post("/games/chess/briefing", {"players": 2}).status_code == 404


def test_a_table_tells_what_was_rolled(served: Served) -> None:
    table = served.open_table(LINKS, {}, game="first_blood")
    assert served.get(f"{table.path}/briefing").status_code == 409, "nobody knows yet"
    table.join()
    answer = served.get(f"{table.path}/briefing")
    assert answer.status_code == 200, answer.text
    briefing = answer.json()
    assert briefing["title"]["key"] in {f"scenario-{name}" for name in SCENARIOS}
    assert briefing["story"][1]["key"].startswith("battlefield-")
    assert len(briefing["forces"]) == 2


SCENARIOS = ("plunder-the-camp", "desecrate-their-colors", "stake-your-claim")
