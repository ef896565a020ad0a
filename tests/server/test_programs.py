"""Programs play over HTTP with the key of a seat: the documented example plays every game, and everyone sees what it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.bots import policy_of
from sandtable.core.registry import playable_games
from tests.server.support import Opened, Served, next_update, serving

EXAMPLE = Path(__file__).parents[2] / "docs" / "guide" / "examples" / "http_bot.py"


def program(table: Opened, seat: int) -> subprocess.Popen[str]:
    """The example, started with the invitation to a seat."""
    address = f"http://127.0.0.1:{table.served.port}/#/join/{table.id}/{table.keys[seat]}"
    return subprocess.Popen([sys.executable, str(EXAMPLE), address], stderr=subprocess.PIPE, text=True)


@pytest.mark.long
@pytest.mark.parametrize("game", playable_games())
def test_the_example_plays_every_game_to_its_end(served: Served, game: str) -> None:
    """Against the best bot, which makes short work of it; Bloodstones against another program."""
    bot = {"holder": "bot", "bot": policy_of(game)}
    seats = [{"holder": "link"}, {"holder": "link"} if game == "bloodstones" else bot]
    table = served.open_table(seats, {"max_rounds": 3} if game == "bloodstones" else {}, game=game)
    players = [program(table, seat) for seat in table.keys if seat >= 0]
    for player in players:
        _, said = player.communicate(timeout=300)
        assert player.returncode == 0, said
    info = served.get(table.path).json()
    assert info["status"] == "over"
    assert info["seats"][0]["program"]
    assert info["seats"][0]["name"] == "Random program"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40


def sit(table: Opened, seat: int, **more: object) -> None:
    body = {"name": f"Person {seat}", "contribution": "x", **more}
    answer = table.served.post(f"{table.path}/join", body, table.keys[seat])
    assert answer.status_code == 200, answer.text
    table.keys[seat] = answer.json()["key"]


def test_everyone_sees_which_seat_a_program_plays(served: Served) -> None:
    table = served.open_table([{"holder": "link"}, {"holder": "link"}])
    sit(table, 0)
    with table.hello(0) as page:
        assert [seat["program"] for seat in next_update(page)["table"]["seats"]] == [False, False]
        sit(table, 1, program=True)
        assert [seat["program"] for seat in next_update(page, 2)["table"]["seats"]] == [False, True]
    for viewer in (0, 1, -1):
        assert [seat["program"] for seat in table.view(viewer)["table"]["seats"]] == [False, True]


def test_a_program_stays_one(tmp_path: Path) -> None:
    """Through a restart, a new key and a second request."""
    with serving(tmp_path) as served:
        table = served.open_table([{"holder": "link"}, {"holder": "open"}])
        sit(table, 0, program=True)
        body = {"name": "Bo", "contribution": "x", "key": "k" * 22}
        claimed = served.post(f"{table.path}/seats/1/claim", body)
        table.keys[1] = claimed.json()["key"]
        for claims in (True, False):
            again = {"name": "Person 0", "contribution": "x", "program": claims}
            answer = served.post(f"{table.path}/join", again, table.keys[0])
            assert answer.status_code == (200 if claims else 409)
        changed = served.post(f"{table.path}/key", {"key": "p" * 22}, table.keys[0])
        assert changed.status_code == 200
    with serving(tmp_path) as served:
        assert [seat["program"] for seat in served.get(table.path).json()["seats"]] == [True, False]


def test_a_table_sees_programs_beside_people_and_bots(served: Served) -> None:
    """A seat of a shipped bot says which one it is, a program's seat does not: nobody else knows what it runs."""
    table = served.open_table([{"holder": "link"}, {"holder": "bot", "bot": "random"}])
    sit(table, 0, program=True)
    seats = served.get(table.path).json()["seats"]
    assert [(seat["holder"], seat["bot"], seat["program"]) for seat in seats] == [
        ("link", "", True),
        ("bot", "random", False),
    ]
