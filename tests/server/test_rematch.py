"""After the end: the course of a game, and a rematch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.server.edge.limits import OWN_MACHINE, Limits, Rate
from tests.server.conftest import on_both_databases
from tests.server.support import Json, Opened, Served, next_update, opened, serving

PEOPLE: list[Json] = [{"holder": "here", "name": "Ada"}, {"holder": "link", "name": "Bo"}]
GAMES: dict[str, Json] = {
    "bloodstones": {"max_rounds": 3, "faction_assignment": "random"},
    "battlelore": {"turn_limit": 30},
    "warlords": {},
    "first_blood": {},
}


def given_up(served: Served, game: str = "bloodstones", seats: list[Json] | None = None, picks: int = 8) -> Opened:
    """A game that seat 1 has conceded after some picks."""
    table = served.open_table(seats or PEOPLE, GAMES[game], game=game, title="Friday").join()
    table.play(picks)
    end(table)
    return table


def end(table: Opened) -> None:
    seq = table.view(0)["seq"] + 1
    answer = table.served.post(f"{table.path}/enter", {"seq": seq, "entry": "concede"}, table.keys[1])
    assert answer.status_code == 200, answer.text


def again(table: Opened, seat: int = 0, **more: object) -> tuple[int, Json]:
    answer = table.served.post("/tables", {"again_of": table.id, **more}, table.keys[seat])
    return answer.status_code, answer.json()


# -- the course ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_course_of_a_game_is_told_when_it_is_over(served: Served, game: str) -> None:
    table = served.open_table(PEOPLE, GAMES[game], game=game).join()
    table.play(30)
    early = served.get(f"{table.path}/course", table.keys[0])
    assert (early.status_code, early.json()["error"]) == (403, "not_over")
    end(table)
    for seat in (0, 1, -1):
        answer = served.get(f"{table.path}/course", table.keys[seat])
        assert answer.status_code == 200, answer.text
    course = answer.json()
    assert course["stages"][0]["at"] == 0
    assert course["stages"][-1]["at"] == table.view(0)["last"]
    assert course["stages"][-1]["scores"] == table.view(0)["scene"]["result"]["scores"]
    assert all(len(tally["values"]) == 2 for tally in course["tallies"])
    assert [stage["turn"] for stage in course["stages"]] == sorted(stage["turn"] for stage in course["stages"])
    assert (course["follows"] is not None) == (game == "battlelore")


def test_scores_and_figures_follow_the_game(served: Served) -> None:
    """Undone picks do not count; every other battle, move and loss does."""
    table = served.open_table(PEOPLE, {"turn_limit": 40}, game="battlelore").join()
    table.play(400, seed=3)  # long enough for at least one battle, whatever is drawn
    if served.get(table.path).json()["status"] != "over":
        end(table)
    course = served.get(f"{table.path}/course", table.keys[0]).json()
    tallies = {tally["label"]: sum(tally["values"]) for tally in course["tallies"]}
    view = table.view(0)
    lines = [line["words"]["key"] for step in view["steps"] for line in step["told"]["lines"]]
    assert tallies["tally-moves"] == lines.count("event-moves") > 0
    thrown = [side["drawn"] for step in view["steps"] for fight in step["told"]["conflicts"] for side in fight["sides"]]
    assert 0 < tallies["tally-dice"] <= sum(len(dice) for dice in thrown)
    assert course["turns"] > 1


def test_a_stranger_learns_nothing_of_the_course(served: Served) -> None:
    table = given_up(served)
    assert served.get(f"{table.path}/course").status_code == 401
    assert served.get(f"{table.path}/course", "x" * 22).status_code == 403
    assert served.get("/tables/nowhere/course", "x" * 22).status_code == 404


# -- the rematch ---------------------------------------------------------------------------------------------------------


@on_both_databases
def test_everybody_is_offered_the_own_seat_and_no_other(served: Served) -> None:
    table = given_up(served)
    with table.hello(1) as bo, table.hello(-1) as watcher:
        seen = table.view(0)["seq"]
        assert "again" not in next_update(bo, seen)
        assert "again" not in next_update(watcher, seen)
        status, made = again(table)
        assert status == 201, made
        offered, watched = until_offered(bo), until_offered(watcher)
    info = made["table"]
    assert (info["options"], info["title"]) == (served.get(table.path).json()["options"], "Friday")
    assert [(seat["name"], seat["joined"]) for seat in info["seats"]] == [("Person 0", False), ("Person 1", False)]
    assert [row["seat"] for row in made["invitations"]] == [0], (
        "who asks gets the own invitation, not those of the others"
    )
    assert made["keys"] == offered["keys"] == watched["keys"]
    assert [row["seat"] for row in made["keys"]] == [-1]
    assert offered["table"] == watched["table"] == info["id"]
    assert [row["seat"] for row in offered["invitations"]] == [1]
    assert watched["invitations"] == []
    new = opened(served, {**made, "invitations": made["invitations"] + offered["invitations"]})
    assert new.join(0, 1).view(0)["table"]["status"] == "playing"
    # an invitation can be used to sit down, once
    assert served.get(f"{new.path}/view", offered["invitations"][0]["invitation"]).status_code == 403


def until_offered(socket: Any) -> Json:
    while True:
        update = next_update(socket)
        if "again" in update:
            found: Json = update["again"]
            return found


@on_both_databases
def test_pressed_twice_it_is_one_table(served: Served) -> None:
    table = given_up(served)
    first, second, third = again(table), again(table, 1, swap=True), again(table)
    assert {status for status, _ in (first, second, third)} == {201}
    assert len({made["table"]["id"] for _, made in (first, second, third)}) == 1
    assert first[1]["invitations"] == third[1]["invitations"]
    assert second[1]["invitations"] != first[1]["invitations"]


def test_sides_are_swapped_with_the_bot(served: Served) -> None:
    seats: list[Json] = [{"holder": "here", "name": "Ada"}, {"holder": "bot", "bot": "random"}]
    table = served.open_table(seats, GAMES["battlelore"], game="battlelore").join()
    seq = table.view(0)["seq"]
    for late in range(40):  # the bot may be quicker
        answer = served.post(f"{table.path}/enter", {"seq": seq + 1 + late, "entry": "concede"}, table.keys[0])
        if answer.status_code == 200:
            break
    status, made = again(table, swap=True, options={"adventure": "bl-03-taillebourg"})
    assert status == 201, made
    assert [seat["holder"] for seat in made["table"]["seats"]] == ["bot", "link"]
    assert made["table"]["options"]["adventure"] == "bl-03-taillebourg"
    assert [row["seat"] for row in made["invitations"]] == [1]
    key = made["invitations"][0]["invitation"]
    sat = served.post(f"/tables/{made['table']['id']}/join", {"name": "Ada", "contribution": "x"}, key)
    assert (sat.status_code, sat.json()["table"]["status"], sat.json()["seat"]) == (200, "playing", 1)


def test_who_did_not_sit_there_cannot_make_it(served: Served) -> None:
    running = served.open_table(PEOPLE, GAMES["bloodstones"]).join()
    over = given_up(served)
    tried = served.post(f"{running.path}/what-if", {"at": 0}, running.keys[0]).json()
    for table, key, status, error in (
        (over.id, "", 401, "no_key"),
        (over.id, "x" * 22, 403, "wrong_key"),
        (over.id, over.keys[-1], 403, "only_watching"),
        (over.id, running.keys[0], 403, "wrong_key"),
        (running.id, running.keys[0], 403, "not_over"),
        ("nowhere", over.keys[0], 404, "unknown_table"),
        (tried["table"]["id"], tried["keys"][0]["key"], 403, "not_over"),
    ):
        answer = served.post("/tables", {"again_of": table}, key)
        assert (answer.status_code, answer.json()["error"]) == (status, error), table
    for more in ({"seats": PEOPLE}, {"options": {"max_rounds": "many"}}, {"options": {"nothing": 1}}):
        status, problem = again(over, **more)
        assert status == 422, problem


def test_an_offer_outlives_the_server(tmp_path: Path) -> None:
    """Invitations are not stored: they are derived from the secret of the new table."""
    with serving(tmp_path) as served:
        table = given_up(served)
        _, made = again(table)
    mine = made["invitations"][0]["invitation"]
    assert mine.removeprefix("invite.").encode() not in b"".join(
        path.read_bytes() for path in tmp_path.glob("tables.db*")
    )
    with serving(tmp_path) as served:
        table.served = served
        with table.hello(0, 1) as page:
            offered = until_offered(page)
        assert offered["table"] == made["table"]["id"]
        new = opened(served, {**offered, "table": {"id": offered["table"]}})
        assert new.keys[0] == mine
        assert new.join(0, 1).view(0)["table"]["status"] == "playing"


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    limits = Limits(**{**{name: getattr(OWN_MACHINE, name) for name in ("connections", "per_address")}, "rates": {}})
    limits.rates.update({"tables": Rate(6, 1), "questions": Rate(6, 1)})
    with serving(tmp_path, limits=limits) as served:
        table = given_up(served)
        assert [again(table)[0] for _ in range(3)] == [201, 201, 429], "one key may do a third of what its address may"
        path = f"{table.path}/course"
        assert [served.get(path, table.keys[0]).status_code for _ in range(3)] == [200, 200, 429]
