"""Whole games over HTTP and WebSocket: every page follows the game, and anyone can verify the result."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.match.seed import commit_at
from sandtable.core.registry import find_game
from tests.server.conftest import TWO_LINKS, on_both_databases
from tests.server.support import LONG, SHORT, Json, Served, lasting, next_update, serving


def log_of(pages: list[Json]) -> list[Json]:
    """The log that a page assembles from its updates."""
    steps: list[Json] = []
    for page in pages:
        steps = steps[: page["keep"]] + page["steps"]
    return steps


def test_a_whole_game_of_two_pages(served: Served) -> None:
    table = served.open_table([{"holder": "here", "name": "Ada"}, {"holder": "here", "name": "Bo"}])
    commitment = table.info["commitment"]
    with table.hello(0) as ada, table.hello(1) as bo, table.hello(-1) as watcher:
        assert next_update(ada)["scene"] is None
        table.join()
        pages = {0: ada, 1: bo, -1: watcher}
        heard: dict[int, list[Json]] = {n: [next_update(page, 2)] for n, page in pages.items()}
        chance = random.Random(3)
        seq = 2
        while True:
            news = {n: heard[n][-1] for n in pages}
            asked = [n for n in (0, 1) if news[n]["scene"]["questions"] and news[n]["scene"]["questions"][0]["options"]]
            if not asked:
                break
            (seat,) = asked
            options = news[seat]["scene"]["questions"][0]["options"]
            seq += 1
            assert table.pick(seat, seq, chance.choice(options)["text"]).json() == {"seq": seq}
            for n, page in pages.items():
                heard[n].append(next_update(page, seq))
    for n in pages:
        last = heard[n][-1]
        assert last["table"]["status"] == "over"
        assert last["scene"]["result"]["scores"]
        assert commit_at(last["secret"], table.id) == commitment
        assert all("secret" not in update for update in heard[n][:-1])
        assert log_of(heard[n]) == table.view(n)["steps"]
        assert [step["at"] for step in log_of(heard[n])] == list(range(last["last"] + 1))
    assert log_of(heard[0]) != log_of(heard[-1])  # a player sees what they drew
    record = read_record(served.get(f"{table.path}/record", table.keys[0]).text)
    assert record.seed.contributions == ("chance of 0", "chance of 1")
    assert record.seed.is_honest()
    played = Match.from_record(find_game("bloodstones"), record)
    assert played.state.result is not None
    assert list(played.state.result.scores) == heard[0][-1]["scene"]["result"]["scores"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_tables_of_all_sizes_play_to_the_end(served: Served, players: int) -> None:
    table = served.open_table([{"holder": "here"}] * players, {**SHORT, "max_rounds": 1}).join()
    assert table.play(3000, players) < 3000
    assert table.view(0)["table"]["status"] == "over"


def test_a_hot_seat_page_looks_from_the_asked_seat(served: Served) -> None:
    table = served.open_table([{"holder": "here"}] * 2, LONG).join()
    with table.hello(0, 1) as page:
        update = next_update(page)
        assert update["held"] == [0, 1]
        viewers = set()
        for _ in range(60):
            viewers.add(update["viewer"])
            question = update["scene"]["questions"][0]
            assert question["seat"] == update["viewer"]
            seq = update["seq"] + 1
            assert table.pick(question["seat"], seq, question["options"][-1]["text"]).status_code == 200
            update = next_update(page, seq)
        assert viewers == {0, 1}
        page.send('{"type": "look", "seat": 0}')
        assert next_update(page)["viewer"] == 0


@on_both_databases
def test_a_page_that_was_away_catches_up(served: Served) -> None:
    table = served.open_table(TWO_LINKS).join()
    with table.hello(1) as page:
        before = next_update(page)
    table.play(40)
    with table.hello(1, since=before["seq"]) as page:
        after = next_update(page)
    assert after["keep"] == len(before["steps"])
    assert before["steps"] + after["steps"] == table.view(1)["steps"]
    assert table.view(1, since=before["seq"])["steps"] == after["steps"]


def test_presence_is_told_without_the_scene(served: Served) -> None:
    table = served.open_table(TWO_LINKS).join()
    with table.hello(0) as ada:
        first = next_update(ada)
        while first["table"]["seats"][0]["here"] is False:
            first = next_update(ada)
        with table.hello(1):
            second = next_update(ada)
            assert [seat["here"] for seat in second["table"]["seats"]] == [True, True]
            assert second["scene"] is None
            assert second["steps"] == []
        assert [seat["here"] for seat in next_update(ada)["table"]["seats"]] == [True, False]


@on_both_databases
def test_an_open_seat_is_taken_once(served: Served) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "open"}]).join(0)
    assert table.id in [row["id"] for row in served.get("/tables").json()["tables"]]
    taken = served.post(f"{table.path}/seats/1/claim", {"name": "Cy", "contribution": "x"})
    assert taken.status_code == 200
    assert taken.json()["table"]["status"] == "playing"
    table.keys[1] = taken.json()["key"]
    assert table.view(1)["viewer"] == 1
    again = served.post(f"{table.path}/seats/1/claim", {"name": "Di"})
    assert (again.status_code, again.json()["error"]) == (409, "taken")


def test_a_claim_with_a_key_of_the_own_choice_can_be_repeated(tmp_path: Path) -> None:
    wish = {"name": "Cy", "contribution": "x", "key": "c" * 22}
    with serving(tmp_path) as served:
        table = served.open_table([{"holder": "here"}, {"holder": "open"}]).join(0)
        path = f"{table.path}/seats/1/claim"
        first = served.post(path, wish).json()  # and its response is lost
        assert (first["seat"], first["key"], first["table"]["status"]) == (1, wish["key"], "playing")
        assert served.post(path, wish).json() == first
    with serving(tmp_path) as served:
        assert lasting(served.post(path, wish).json()) == lasting(first)
        assert served.get(f"{table.path}/view", wish["key"]).json()["seq"] == 2
        for other in ({**wish, "key": "d" * 22}, {**wish, "name": "Di"}, {"name": "Cy", "contribution": "x"}):
            refused = served.post(path, other)
            assert (refused.status_code, refused.json()["error"]) == (409, "taken")


@pytest.mark.parametrize("key", ["", "short", "x" * 21, "x" * 65, "ü" * 30, "with a blank" * 3])
def test_a_key_that_could_be_guessed_or_not_be_sent_is_none(served: Served, key: str) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "open"}]).join(0)
    refused = served.post(f"{table.path}/seats/1/claim", {"name": "Cy", "key": key})
    assert (refused.status_code, refused.json()["where"]) == (422, "body.key")
    assert not table.view(0)["table"]["seats"][1]["joined"]


@on_both_databases
def test_joining_twice_is_harmless_but_not_as_somebody_else(served: Served) -> None:
    table = served.open_table(TWO_LINKS).join(0).join(0)
    assert table.view(0)["seq"] == 1
    other = served.post(f"{table.path}/join", {"name": "Eve"}, table.keys[0])
    assert (other.status_code, other.json()["error"]) == (409, "joined")


@on_both_databases
def test_the_list_shows_open_tables_but_no_private_ones(served: Served) -> None:
    table = served.open_table(TWO_LINKS).join()
    table.play(5)
    copy = served.post(f"{table.path}/what-if", {"at": 3}, table.keys[0]).json()["table"]["id"]
    ids = [row["id"] for row in served.get("/tables").json()["tables"]]
    assert table.id in ids
    assert copy not in ids
