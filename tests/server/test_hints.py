"""Hints in games between people: only at tables opened with hints, and all players see who asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.bots import find_bot, policy_of
from sandtable.core.engine.rng import seeded
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game
from tests.server.conftest import BOTH, TWO_LINKS, on_both_databases
from tests.server.support import LONG, Json, Opened, Served, next_update, serving

BOT: Json = {"holder": "bot", "bot": "random"}
HERE: Json = {"holder": "here"}
LINK: Json = {"holder": "link"}
OPEN: Json = {"holder": "open"}


def asks(table: Opened, seat: int, **query: object) -> tuple[int, str]:
    answer = table.served.get(f"{table.path}/hint", table.keys[seat], **query)
    return answer.status_code, answer.json().get("error", "")


def noted(table: Opened, seat: int = -1) -> list[tuple[int, int, int]]:
    return [(hint["number"], hint["seat"], hint["seq"]) for hint in table.view(seat)["hints"]]


@pytest.mark.parametrize(
    ("seats", "usual"),
    [
        ([HERE, BOT], True),
        ([BOT, BOT], True),
        ([LINK, BOT], True),
        ([HERE, HERE], False),
        ([HERE, LINK], False),
        ([HERE, OPEN, BOT], False),
    ],
)
def test_hints_are_off_where_several_people_play_unless_wished(served: Served, seats: list[Json], usual: bool) -> None:
    assert served.open_table(seats, LONG).info["hints"] is usual
    for wished in (True, False):
        table = served.open_table(seats, LONG, hints=wished)
        assert table.info["hints"] is wished
        assert served.get(table.path).json()["hints"] is wished


def test_without_hints_nobody_is_told_anything(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    seat = table.asked()[0]
    for who in (seat, 1 - seat):
        assert asks(table, who) == (409, "no_hints")
        assert asks(table, who, warning=True) == (409, "no_hints")
    assert noted(table) == []


@on_both_databases
def test_everybody_sees_who_asked_for_a_hint(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG, hints=True).join()
    seat, seq, options = table.asked()
    with table.hello(1 - seat) as other, table.hello(-1) as watcher:
        assert next_update(other)["hints"] == next_update(watcher)["hints"] == []
        assert asks(table, seat) == (200, "")
        expected = [{"number": 1, "seat": seat, "seq": seq - 1}]
        assert until_hinted(other) == until_hinted(watcher) == expected
        assert asks(table, seat) == (200, "")  # the same question again
        assert noted(table) == [(1, seat, seq - 1)]
        assert table.view(seat)["seq"] == seq - 1, "asking is no move: nobody's answer comes too late because of it"
        table.pick(seat, seq, options[0])
        assert next_update(other, seq)["hints"] == [], "what a page was told it is not told again"
    seat, seq, _ = table.asked()
    assert asks(table, seat) == (200, "")
    assert noted(table)[1] == (2, seat, seq - 1)
    assert noted(table, 0) == noted(table, 1) == noted(table)
    record = read_record(served.registry._tables[table.id].record_text())
    assert [who for who, _ in record.hints] == [who for _, who, _ in noted(table)], "the record says who asked"
    assert [at for _, at in record.hints] == [0, 1]


def until_hinted(page: object) -> list[Json]:
    while True:
        found: list[Json] = next_update(page)["hints"]  # type: ignore[arg-type]
        if found:
            return found


def test_a_warning_that_can_tell_something_is_a_hint(served: Served) -> None:
    spec = find_game("battlelore")
    clear = find_bot(policy_of(spec.name), spec).clear
    people = [{"holder": "link", "name": name} for name in ("Ada", "Bo")]
    table = served.open_table(people, {}, game="battlelore", hints=True).join()
    weighed = 0
    for _ in range(20):
        seat, view = table.turn()
        question = next(each for each in view["scene"]["questions"] if each["seat"] == seat)
        weighed += question["kind"] in clear
        assert asks(table, seat, warning=True) == (200, "")
        assert len(noted(table)) == weighed
        table.pick(seat, view["seq"] + 1, question["options"][0]["text"])
    assert weighed


def test_answers_that_lose_the_game_are_no_hint(served: Served) -> None:
    """Whoever holds the seat learns them, also without hints and among people, and nobody is told."""
    people = [{"holder": "link", "name": name} for name in ("Ada", "Bo")]
    table = served.open_table(people, {"scenario": "first-conquest"}, game="warlords", hints=False).join()
    warned, rng = 0, seeded(3)
    for _ in range(90):
        seat, view = table.turn()
        question = next(each for each in view["scene"]["questions"] if each["seat"] == seat)
        found = served.get(f"{table.path}/dangers", table.keys[seat]).json()
        assert (found["seat"], found["seq"]) == (seat, view["seq"])
        warned += len(found["answers"])
        offered = [option["text"] for option in question["options"]]
        assert {danger["text"] for danger in found["answers"]} < set(offered)
        assert served.get(f"{table.path}/dangers", table.keys[1 - seat]).json()["answers"] == []
        table.pick(seat, view["seq"] + 1, offered[rng.below(len(offered))])
    assert warned
    assert noted(table) == []


def test_who_plays_alone_leaves_no_trace(served: Served) -> None:
    table = served.open_table([HERE, BOT], LONG).join()
    while (seat := table.asked()[0]) != 0:
        assert seat == -1
    assert asks(table, 0) == (200, "")
    assert noted(table) == []


@pytest.mark.parametrize("place", BOTH)
def test_the_trace_outlives_the_server(request: pytest.FixtureRequest, tmp_path: Path, place: str) -> None:
    database = request.getfixturevalue("postgres").database() if place == "postgres" else ""
    with serving(tmp_path, database=database) as served:
        table = served.open_table(TWO_LINKS, LONG, hints=True).join()
        seat = table.asked()[0]
        assert asks(table, seat) == (200, "")
        before = noted(table)
    with serving(tmp_path, database=database) as served:
        table.served = served
        assert noted(table) == before != []


def test_two_servers_note_a_question_once(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        table = one.open_table(TWO_LINKS, LONG, hints=True).join()
        seat = table.asked()[0]
        table.served = two
        assert table.asked()[0] == seat  # it has the table in memory
        for served in (one, two):
            table.served = served
            assert asks(table, seat) == (200, "")
        assert len(noted(table)) == 1


def test_a_copy_of_a_position_is_no_way_around(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    seat = table.asked()[0]
    made = served.post(f"{table.path}/what-if", {"at": 0}, table.keys[seat]).json()
    copy = Opened(served, made["table"]["id"], {row["seat"]: row["key"] for row in made["keys"]}, made["table"]).join()
    assert asks(copy, copy.asked()[0]) == (409, "no_hints")
    wish = {"seq": copy.view(0)["seq"] + 1, "bot": "random"}
    answer = served.post(f"{copy.path}/deputy", wish, copy.keys[copy.asked()[0]])
    assert (answer.status_code, answer.json()["error"]) == (409, "no_hints")
    concede = {"seq": table.view(0)["seq"] + 1, "entry": "concede"}
    assert served.post(f"{table.path}/enter", concede, table.keys[0]).status_code == 200
    made = served.post(f"{table.path}/what-if", {"at": 0}, table.keys[seat]).json()
    assert made["table"]["hints"] is True, "when the game is over, positions may be looked at with a bot"


def test_a_rematch_has_hints_like_the_game_before(served: Served) -> None:
    for hints in (True, False):
        table = served.open_table(TWO_LINKS, LONG, hints=hints).join()
        concede = {"seq": table.view(0)["seq"] + 1, "entry": "concede"}
        assert served.post(f"{table.path}/enter", concede, table.keys[0]).status_code == 200
        made = served.post("/tables", {"again_of": table.id}, table.keys[0]).json()
        assert made["table"]["hints"] is hints
