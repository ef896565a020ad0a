"""Imported records: opened as they were played, or refused with what is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable.server.actions.importing import MAX_LINES
from tests.server.support import Json, Opened, Served

GOLDEN = Path(__file__).parent.parent / "replays"
GAMES = ("battlelore", "bloodstones", "first_blood", "warlords")


def shortest(game: str) -> str:
    """The shortest golden game with a normal start and an end."""
    texts = [path.read_text("utf-8") for path in sorted((GOLDEN / game).glob("*.jsonl"))]
    whole = [
        text
        for text in texts
        if '"winners"' in text.splitlines()[-1] and "start" not in json.loads(text.splitlines()[0])
    ]
    return min(whole, key=len)


def laid_out(served: Served, record: str, **more: int) -> Opened:
    answer = served.post("/records", {"record": record, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Opened(served, made["table"]["id"], {row["seat"]: row["key"] for row in made["keys"]}, made["table"])


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_laid_out_as_it_was_played(served: Served, game: str) -> None:
    record = shortest(game)
    head, *lines, result = [json.loads(line) for line in record.splitlines()]
    table = laid_out(served, record)
    assert table.info["status"] == "over"
    assert table.info["private"]
    assert [seat["name"] for seat in table.info["seats"]] == head["seats"]
    view = table.view(0)
    assert (view["last"], view["scene"]["result"]["winners"]) == (len(lines), result["winners"])
    steps = [(step["seat"], step["kind"]) for step in view["steps"][1:]]
    assert steps == [(line[0], line[1]) for line in lines if not line[1].startswith("match:")] or "match:" in record
    assert table.view(-1, at=len(lines) // 2)["scene"]["questions"]


def test_it_is_played_on_from_any_position(served: Served) -> None:
    record = shortest("bloodstones")
    table = laid_out(served, record, at=24)
    assert table.info["status"] == "playing"
    assert table.view(0)["last"] == 24
    line = json.loads(record.splitlines()[25])
    seat, seq, options = table.asked()
    assert (seat, line[3] in options) == (line[0], True)
    assert table.pick(seat, seq, options[-1]).status_code == 200
    served.registry.forget(table.id)
    assert table.view(0)["last"] == 25
    assert laid_out(served, record, at=0).view(0)["last"] == 0


def changed(where: int, change: Callable[[object], object]) -> Callable[[str], str]:
    def make(record: str) -> str:
        rows = record.splitlines()
        rows[where] = json.dumps(change(json.loads(rows[where])))
        return "\n".join(rows)

    return make


def head(**more: object) -> Callable[[str], str]:
    return changed(0, lambda row: {**row, **more} if isinstance(row, dict) else row)


BAD: dict[str, tuple[Callable[[str], str], str]] = {
    "nothing": (lambda record: "", "record: empty"),
    "no record": (lambda record: "hello", "record line 1"),
    "cut off": (lambda record: record[: len(record) // 2], "perhaps truncated"),
    "another pick": (
        changed(5, lambda row: [*row[:3], "no such", *row[4:]] if isinstance(row, list) else row),
        "pick 5",
    ),
    "another digest": (changed(7, lambda row: [*row[:5], "0" * 16] if isinstance(row, list) else row), "pick 7"),
    "another seat": (changed(3, lambda row: [9, *row[1:]] if isinstance(row, list) else row), "pick 3"),
    "another result": (
        changed(-1, lambda row: {**row, "scores": [99, 0]} if isinstance(row, dict) else row),
        "the result",
    ),
    "another game": (head(game="chess"), "chess"),
    "a set position": (head(start="(1, 2)"), "given position"),
    "no secret": (head(seed={"commitment": "ab", "contributions": []}), "is unfinished"),
    "another seed": (head(seed={"number": 999}), "pick"),
    "a name too few": (head(seats=["Ada"]), "1 names"),
    "a name with a line break": (head(seats=["Ada\nBo", "Bo"]), "record line 1"),
    "too many players": (head(players=99), "99"),
    "an unknown option": (head(options={"nothing": 1}), "nothing"),
    "too many picks": (
        lambda record: "\n".join([record.splitlines()[0], *[record.splitlines()[1]] * (MAX_LINES + 1)]),
        "the limit is",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_with_a_record_is_told_and_nothing_is_stored(served: Served, name: str) -> None:
    change, expected = BAD[name]
    before = served.registry.store.count()
    answer = served.post("/records", {"record": change(shortest("bloodstones"))})
    problem: Json = answer.json()
    assert (answer.status_code, expected in problem["detail"]) == (422, True), problem
    assert served.registry.store.count() == before


def test_a_record_of_other_rules_is_opened_if_it_plays_the_same(served: Served) -> None:
    record = shortest("bloodstones")
    answer = served.post("/records", {"record": head(rules="0")(record)})
    assert (answer.status_code, answer.json()["recorded"]) == (201, "0"), answer.text
    assert "recorded" not in served.post("/records", {"record": record}).json()
    assert answer.json()["table"]["rules"] == json.loads(record.splitlines()[0])["rules"], "it was played under these"


@pytest.mark.parametrize(
    ("change", "pick"),
    [
        (changed(7, lambda row: [*row[:5], "0" * 16] if isinstance(row, list) else row), 7),
        (changed(5, lambda row: [*row[:3], "no such", *row[4:]] if isinstance(row, list) else row), 5),
        (head(options={"nothing": 1}), 0),
        (head(players=99, seats=["x"] * 99), 0),
    ],
)
def test_a_record_of_other_rules_says_from_where_on_its_positions_differ(
    served: Served, change: Callable[[str], str], pick: int
) -> None:
    before = served.registry.store.count()
    answer = served.post("/records", {"record": head(rules="0" * 90)(change(shortest("bloodstones")))})
    problem: Json = answer.json()
    assert (answer.status_code, problem["error"]) == (422, "other_rules"), problem
    assert (f"from pick {pick} on it" if pick else "from the set-up on it") in problem["detail"]
    args = problem["said"]["args"]
    assert (args["n"]["values"], args["recorded"]["text"]) == ([pick], "0" * 40)
    assert served.registry.store.count() == before


def test_a_position_that_is_not_there_is_refused(served: Served) -> None:
    answer = served.post("/records", {"record": shortest("bloodstones"), "at": 900_000})
    assert (answer.status_code, answer.json()["where"]) == (422, "at")


def test_a_record_of_this_server_comes_back(served: Served) -> None:
    table = served.open_table([{"holder": "here", "name": "Ada"}, {"holder": "link", "name": "Bo"}]).join()
    table.play(30)
    seat, seq, _ = table.asked()
    answer = served.post(f"{table.path}/enter", {"seq": seq, "entry": "concede"}, table.keys[seat])
    assert answer.status_code == 200, answer.text
    record = served.get(f"{table.path}/record", table.keys[0]).text
    again = laid_out(served, record)
    assert again.view(0)["scene"]["result"] == table.view(0)["scene"]["result"]
    assert again.view(-1, at=12, all=True)["scene"] == table.view(-1, at=12, all=True)["scene"]


def test_a_re_roll_that_can_only_help_is_made_for_a_person(served: Served) -> None:
    """A golden game of First Blood, played on from the throw before a re-roll: the table picks up the die (FB-27.16)."""
    record = (GOLDEN / "first_blood" / "hamlet-crossroads.jsonl").read_text("utf-8")
    lines = [json.loads(line) for line in record.splitlines()[1:-1]]
    at = [line[1] for line in lines].index("reroll_hit")
    table = laid_out(served, record, at=at - 1)
    seat, seq, _ = table.asked()
    assert table.pick(seat, seq, lines[at - 1][3]).status_code == 200
    view = table.view(seat)
    assert [step["kind"] for step in view["steps"][at : at + 2]] == [lines[at - 1][1], "reroll_hit"]
    assert "reroll_hit" not in [question["kind"] for question in view["scene"]["questions"]]
