"""Bots at a table with people accept and decline draws and concede; one that plays for a person decides nothing for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.bots import roster_with
from tests.server.support import LONG, SHORT, Json, Opened, Served, serving, until
from tests.server.test_entries import HERE, entered, wait_for
from tests.support.deciding_bots import PLACES


def bot(name: str) -> Json:
    return {"holder": "bot", "bot": name}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), roster=roster_with(PLACES)) as made:
        yield made


@pytest.mark.parametrize(("name", "kind"), [("humble", "match:accept"), ("proud", "match:decline")])
def test_a_bot_answers_a_draw(served: Served, name: str, kind: str) -> None:
    table = served.open_table([HERE, bot(name)], LONG).join()
    until(lambda: table.asked()[0] == 0)
    entered(table, 0, "draw")
    view = wait_for(table, 0, kind)
    assert view["proposal"] is None
    assert view["table"]["status"] == ("over" if name == "humble" else "playing")


def test_a_draw_needs_everyone(served: Served) -> None:
    table = served.open_table([HERE, bot("humble"), bot("proud")], LONG).join()
    until(lambda: table.asked()[0] == 0)
    entered(table, 0, "draw")
    wait_for(table, 0, "match:accept")
    assert wait_for(table, 0, "match:decline")["table"]["status"] == "playing"


def test_a_bot_concedes_to_a_person(served: Served) -> None:
    table = served.open_table([HERE, bot("lost")], LONG).join()
    while not any(step["kind"] == "match:concede" for step in table.view(0)["steps"]):
        seat, seq, options = table.asked()
        if seat == 0:
            assert table.pick(seat, seq, options[0]).status_code == 200
    view = table.view(0)
    assert (view["table"]["status"], view["scene"]["result"]["winners"]) == ("over", [0])


@pytest.mark.parametrize("name", ["lost", "humble"])
def test_a_bot_decides_nothing_for_a_person_it_plays_for(served: Served, name: str) -> None:
    """It plays on in a lost game, and declines a draw."""
    table = served.open_table([HERE, HERE], LONG).join()
    asked = hand_over(table, name)
    until(lambda: table.view(1 - asked)["table"]["asked"] == [1 - asked], "the bot made no pick")
    entered(table, 1 - asked, "draw")
    assert wait_for(table, 1 - asked, "match:decline")["table"]["status"] == "playing"


def hand_over(table: Opened, name: str) -> int:
    """Hand the seat that is asked to a bot."""
    asked, seq, _ = table.asked()
    answer = table.served.post(f"{table.path}/deputy", {"seq": seq, "bot": name}, table.keys[asked])
    assert answer.status_code == 200, answer.text
    return asked


def test_bots_among_themselves_play_to_the_end(served: Served) -> None:
    table = served.open_table([bot("lost"), bot("lost")], {**SHORT, "max_rounds": 1})
    until(lambda: served.get(table.path).json()["status"] == "over")
    assert not any(step["kind"] == "match:concede" for step in table.view(-1)["steps"])
