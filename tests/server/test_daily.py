"""The battle of the day: one table and one result for each person, the same battle for all, and the board."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core.registry import game_names
from sandtable.server.clock import Clock
from sandtable.server.edge.limits import OWN_MACHINE, Limits, Rate
from sandtable.server.storage import daily as storage
from sandtable.server.tables.daily import today
from tests.server.conftest import on_both_databases
from tests.server.support import Json, Opened, Served, opened, serving, until

DAY_MS = 86_400_000


def person(name: str) -> str:
    """The key of a person on their device."""
    return f"{name:_<22}"


def play(served: Served, name: str, game: str = "warlords") -> Opened:
    answer = served.post(f"/daily/{game}", {"person": person(name), "name": name})
    assert answer.status_code == 201, answer.text
    return opened(served, answer.json())


def own_seat(table: Opened) -> int:
    return next(seat for seat in table.keys if seat >= 0)


def concede(table: Opened) -> None:
    seat = own_seat(table)
    body = {"seq": table.view(seat)["seq"] + 1, "entry": "concede"}
    answer = table.served.post(f"{table.path}/enter", body, table.keys[seat])
    assert answer.status_code == 200, answer.text


def board(served: Served, game: str = "warlords", **query: str) -> Json:
    answer = served.get(f"/daily/{game}", **query)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def later(patch: pytest.MonkeyPatch, days: int) -> None:
    date_ms = Clock.date_ms
    patch.setattr(Clock, "date_ms", lambda self: date_ms(self) + days * DAY_MS)


def test_each_game_has_a_battle_with_a_task(served: Served) -> None:
    told = served.get("/daily").json()
    assert told["day"] == today()
    assert 0 < told["left"] <= DAY_MS // 1000
    assert told["shared"] is False
    assert [battle["game"] for battle in told["battles"]] == list(game_names())
    for battle in told["battles"]:
        assert battle["task"]["key"].startswith("daily-task")
        assert 20 <= battle["choices"] <= 150
        assert board(served, battle["game"])["preview"]["marks"] is not None


@on_both_databases
def test_a_person_has_one_table_a_day(served: Served) -> None:
    first, again = play(served, "Ada1"), play(served, "Ada1")
    assert (first.id, first.keys) == (again.id, again.keys)
    other = play(served, "Bo1")
    assert other.id != first.id
    assert other.keys != first.keys
    assert play(served, "Ada1", "bloodstones").id != first.id
    assert [first.info["daily"], first.info["commitment"], first.info["hints"]] == [today(), "", False]


def test_everyone_meets_the_same_battle_dice_and_bot(served: Served) -> None:
    games: list[list[tuple[int, str, str]]] = []
    for name in ("Cy", "Di"):
        table = play(served, name).join()
        steps = served.registry._tables[table.id].playing().steps
        while True:
            until(lambda table=table: table.asked()[0] >= 0)  # type: ignore[misc]
            if len({step.seat for step in steps}) == 2:  # the bot has answered, too
                break
            seat, seq, options = table.asked()
            assert table.pick(seat, seq, options[-1]).status_code == 200
        games.append([(step.seat, step.line.pick, step.line.digest) for step in steps])
    assert games[0] == games[1]


@on_both_databases
def test_a_result_is_counted_once_and_named_on_the_board(served: Served) -> None:
    before = board(served, "battlelore")["battle"]["played"]
    table = play(served, "Eve", "battlelore").join()
    assert board(served, "battlelore")["battle"]["played"] == before
    concede(table)
    told = board(served, "battlelore")
    assert (told["battle"]["played"], told["battle"]["won"]) == (before + 1, 0)
    (line,) = [line for line in told["results"] if line["name"] == "Eve"]
    assert line["outcome"] == "lost"
    assert set(line) == {"name", "outcome", "score", "other"}
    assert play(served, "Eve", "battlelore").id == table.id


def test_a_battle_that_was_left_counts_as_lost_after_its_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        day = today()
        left, late = play(served, "Fay").join(), play(served, "Gus").join()
        assert board(served)["battle"]["played"] == 0
        later(monkeypatch, 1)
        concede(late)
        told = board(served, day=day)
        assert (told["battle"]["played"], told["battle"]["won"], told["results"]) == (2, 0, [])
        assert board(served)["battle"]["played"] == 0
        assert play(served, "Fay").id != left.id  # a new day, a new battle
        later(monkeypatch, 8)
        assert served.get("/daily/warlords", day=day).status_code == 422


@pytest.mark.parametrize("day", ["2999-01-01", "2026-1-1", "yesterday", "2026-13-01", ""])
def test_only_recent_days_are_told(served: Served, day: str) -> None:
    assert served.get("/daily/warlords", day=day).status_code == 422


def test_the_battle_is_played_once_and_by_the_person(served: Served) -> None:
    table = play(served, "Hal").join()
    seat = own_seat(table)
    deputy = served.post(f"{table.path}/deputy", {"seq": 2, "bot": "random"}, table.keys[seat])
    assert (deputy.status_code, deputy.json()["error"]) == (409, "daily")
    concede(table)
    again = served.post("/tables", {"again_of": table.id}, table.keys[seat])
    assert (again.status_code, again.json()["error"]) == (409, "no_rematch")
    assert "secret" not in table.view(seat)
    assert table.id not in served.get("/tables", status="playing").text


def test_the_board_is_short_and_ordered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MAX_SHOWN", 3)
    with serving(tmp_path) as served:
        ends = [("lost", 1, 9), ("won", 5, 4), ("drawn", 3, 3), ("won", 9, 1)]
        for n, (outcome, score, other) in enumerate(ends):
            table = play(served, f"P{n}")
            end = storage.DailyEnd(outcome, score, other, n)  # type: ignore[arg-type]
            served.registry.store.submit(
                lambda connection, table=table, end=end: storage.end_daily(connection, table.id, end)  # type: ignore[misc]
            ).result()
        told = board(served)
        assert [line["name"] for line in told["results"]] == ["P3", "P1", "P2"]
        assert (told["battle"]["played"], told["battle"]["won"]) == (4, 2)


def test_opening_battles_is_limited_like_opening_tables(tmp_path: Path) -> None:
    limits = Limits(rates={"tables": Rate(2, 1)})
    with serving(tmp_path, limits=limits) as served:
        codes = [served.post("/daily/warlords", {"person": person(f"N{n}")}).status_code for n in range(3)]
        assert codes == [201, 201, 429]
        assert served.get("/daily").json()["shared"] is True
    assert OWN_MACHINE.is_shared is False
