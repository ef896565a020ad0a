"""Analyses of finished games: who may have them, how far they have come, and what survives a dead worker or damaged data."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sandtable.server.bots import analyses
from sandtable.server.registry import TableRegistry
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, Json, Opened, Served, in_house, serving, until
from tests.server.test_importing import laid_out

RECORD = (Path(__file__).parents[1] / "replays" / "bloodstones" / "tie-villages.jsonl").read_text("utf-8")
STEPS = len(RECORD.splitlines()) - 2


def wanted(table: Opened, seat: int = 0, **body: bool) -> Json:
    answer = table.served.post(f"{table.path}/analysis", body, table.keys[seat])
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def state(table: Opened, seat: int = 0) -> Json:
    answer = table.served.get(f"{table.path}/analysis", table.keys[seat])
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def analysed(table: Opened) -> Json:
    wanted(table)
    until(lambda: state(table)["state"] not in ("waiting", "running"))
    found = state(table)
    assert found["state"] == "done"
    return found


@pytest.fixture(scope="module")
def whole(served: Served) -> tuple[Opened, Json]:
    """A finished game and its analysis."""
    table = laid_out(served, RECORD)
    assert state(table)["state"] == "none"
    return table, analysed(table)["analysis"]


def test_every_step_has_chances_and_every_choice_its_answers(whole: tuple[Opened, Json]) -> None:
    table, found = whole
    assert [step["at"] for step in found["steps"]] == list(range(1, STEPS + 1))
    winners = table.view(0)["scene"]["result"]["winners"]
    assert found["steps"][-1]["chances"] == [1000 // len(winners) if seat in winners else 0 for seat in (0, 1)]
    for step in found["steps"]:
        assert abs(sum(step["chances"]) - 1000) <= 1
        assert len(step["known"]) == len(step["luck"]) == 2
        assert bool(step["tried"]) == bool(step["grade"])
    judged = [step for step in found["steps"] if step["tried"]]
    assert judged
    for seat, summary in enumerate(found["seats"]):
        of_seat = [step for step in judged if step["seat"] == seat]
        assert len(of_seat) == sum(summary[grade] for grade in ("best", "good", "slip", "blunder"))
    for moment in found["turning"]:
        step = found["steps"][moment["at"] - 1]
        assert moment["after"] == step["chances"][moment["seat"]]
        assert (moment["played"]["key"], moment["prompt"]["key"]) != ("", "")


def test_a_choice_shows_its_answers_as_its_question_did(whole: tuple[Opened, Json]) -> None:
    table, found = whole
    step = next(step for step in found["steps"] if step["tried"])
    answer = table.served.get(f"{table.path}/analysis/choice", table.keys[-1], at=step["at"] - 1)
    choice = answer.json()
    assert (choice["at"], choice["seat"], choice["grade"]) == (step["at"] - 1, step["seat"], step["grade"])
    assert [(each["option"]["text"], each["chance"]) for each in choice["answers"]] == [
        (each["text"], each["chance"]) for each in step["tried"]
    ]
    view = table.view(step["seat"], at=step["at"] - 1)
    offered = {option["text"]: option for option in view["scene"]["questions"][0]["options"]}
    for each in choice["answers"]:
        assert each["option"] == offered.get(each["option"]["text"], each["option"])
    nothing = table.served.get(f"{table.path}/analysis/choice", table.keys[0], at=STEPS)
    assert (nothing.status_code, nothing.json()["error"]) == (404, "no_choice")


def test_spectators_read_it_and_only_players_have_it_made(whole: tuple[Opened, Json]) -> None:
    table, found = whole
    assert state(table, -1)["analysis"] == found
    for key, error in ((table.keys[-1], "only_watching"), ("", "no_key"), ("x" * 22, "wrong_key")):
        refused = table.served.post(f"{table.path}/analysis", {}, key)
        assert (refused.status_code // 100, refused.json()["error"]) == (4, error)


def test_it_is_computed_once(whole: tuple[Opened, Json]) -> None:
    table, _ = whole
    table.served.registry.forget(table.id)
    assert wanted(table) == {"state": "done", "progress": 1000, "ahead": 0, "analysis": None}
    assert not table.served.registry.analyses.jobs


def test_nothing_is_analysed_while_the_game_runs(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    for answer in (
        served.post(f"{table.path}/analysis", {}, table.keys[0]),
        served.get(f"{table.path}/analysis", table.keys[0]),
        served.get(f"{table.path}/analysis/choice", table.keys[0], at=0),
    ):
        assert (answer.status_code, answer.json()["error"]) == (403, "not_over")


def test_a_dead_worker_changes_nothing(served: Served, whole: tuple[Opened, Json]) -> None:
    """Another one does the part again, and the same record gives the same analysis."""
    table = laid_out(served, RECORD)
    queue = served.registry.analyses
    wanted(table)
    until(lambda: (job := queue.jobs.get(table.id)) is not None and job.progress > 300)
    assert queue.workers._pool is not None
    for worker in [*queue.workers._pool._processes]:
        os.kill(worker, signal.SIGKILL)
    assert analysed(table)["analysis"] == whole[1]


def test_games_wait_for_each_other_and_can_be_stopped(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MAX_WAITING", 1)
    first, second, third = [laid_out(served, RECORD) for _ in range(3)]
    assert wanted(first)["state"] == "running"
    assert (wanted(second)["state"], wanted(second)["ahead"]) == ("waiting", 1)
    refused = served.post(f"{third.path}/analysis", {}, third.keys[0])
    assert (refused.status_code, refused.json()["error"]) == (503, "busy")
    assert wanted(second, cancel=True)["state"] == "none"
    until(lambda: state(first)["progress"] > 0)
    assert state(first)["state"] == "running"
    assert wanted(first, cancel=True)["state"] == state(first)["state"] == "none"
    until(lambda: not served.registry.analyses.jobs)


def test_a_damaged_analysis_is_made_again(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = laid_out(served, RECORD)
        served.registry.store.keep_analysis(table.id, b"no analysis").result()
        assert state(table)["state"] == "none"
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
            file.execute("update analyses set body = 7")
            file.commit()
        answer = served.get(f"{table.path}/analysis", table.keys[0])
        assert (answer.status_code, answer.json()["state"]) == (200, "none")


def test_a_record_that_cannot_be_replayed_fails_alone(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        async def keep(found: object) -> None:
            raise AssertionError(found)

        registry.analyses.start("a", RECORD.replace('"rules"', '"ruler"', 1), STEPS, keep)
        registry.analyses.start("b", "no record", STEPS, keep)
        runner = registry.analyses._runner
        assert runner is not None
        await runner
        assert {table: str(error) for table, error in registry.analyses.failed.items()}.keys() == {"a", "b"}
        assert not registry.analyses.jobs

    in_house(tmp_path, play)
