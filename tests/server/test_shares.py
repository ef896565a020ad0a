"""Contributions to the dice: all players seal theirs before any is shown. Also what is refused on the way."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from sandtable.core.match import proof
from sandtable.core.match.match import Match
from sandtable.core.match.record import Record, read_record
from sandtable.core.match.seed import bot_share, commit, seal
from sandtable.core.registry import find_game
from sandtable.server.actions import bot_moves
from tests.server.conftest import TWO_LINKS, Jump
from tests.server.support import SHORT, Json, Opened, Served, serving, until

OWN = ["ada-ada-ada-ada-ada-ada", "bo-bo-bo-bo-bo-bo-bo-bo"]
WITH_BOT = [*TWO_LINKS, {"holder": "bot", "bot": "random"}]


def sat_down(served: Served, seats: list[Json] | None = None, **more: object) -> Opened:
    """A table with two seated players, who have sealed their contributions."""
    table = served.open_table(seats or TWO_LINKS, SHORT, **more)
    for seat in (0, 1):
        answer = sit(table, seat)
        assert answer.status_code == 200, answer.text
        table.keys[seat] = answer.json().get("key", table.keys[seat])
    return table


def sit(table: Opened, seat: int, **other: object) -> httpx2.Response:
    body = {"name": f"Person {seat}", "seal": seal(OWN[seat], table.id), **other}
    return table.served.post(f"{table.path}/join", body, table.keys[seat])


def share(table: Opened, seat: int, contribution: str | None = None, key: str | None = None) -> httpx2.Response:
    body = {"contribution": OWN[seat] if contribution is None else contribution}
    return table.served.post(f"{table.path}/share", body, table.keys[seat] if key is None else key)


def refused(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def info(table: Opened) -> Json:
    found: Json = table.served.get(table.path).json()
    return found


def finished(table: Opened) -> Record:
    if any(seat["bot"] for seat in info(table)["seats"]):
        for seat in (0, 1):  # a bot may move at any moment and take the entry's number
            while (answer := give_up(table, seat)).status_code == 409 and answer.json()["error"] == "stale":
                pass
            assert answer.status_code == 200, answer.text
    else:
        table.play(5000)
    return read_record(table.served.get(f"{table.path}/record", table.keys[0]).text)


def give_up(table: Opened, seat: int) -> httpx2.Response:
    body = {"seq": info(table)["seq"] + 1, "entry": "concede"}
    return table.served.post(f"{table.path}/enter", body, table.keys[seat])


def test_everybody_seals_before_anybody_shows(served: Served) -> None:
    table = served.open_table(WITH_BOT, SHORT)
    committed = table.info["commitment"]
    assert sit(table, 0).status_code == 200
    assert refused(share(table, 0)) == (409, "too_early")
    table.keys[1] = sit(table, 1).json()["key"]
    shown = info(table)
    assert (shown["status"], shown["commitment"]) == ("waiting", committed)
    assert [seat["seal"] for seat in shown["seats"]] == [seal(OWN[0], table.id), seal(OWN[1], table.id), ""]
    assert [seat["shared"] for seat in shown["seats"]] == [False, False, True]
    assert share(table, 1).json()["table"]["status"] == "waiting"
    assert share(table, 0).json()["table"]["status"] == "playing"
    head = info(table)["seq"]
    assert share(table, 0).status_code == 200, "the same again gets the same answer"
    assert info(table)["seq"] >= head
    record = finished(table)
    assert record.seed.contributions == (*OWN, bot_share(committed, 2))
    proof.check_whole(record)
    proof.check_commitment(record, committed)
    proof.check_terms(record)
    proof.check_contributions(record, tuple(OWN))
    assert proof.check_draws(record) > 5
    assert Match.from_record(find_game("bloodstones"), record, log=False).state.decision is None
    for upto in ({}, {"at": 2}):  # and it is opened as another table
        answer = served.post("/records", {"record": record.to_text(), **upto})
        assert answer.status_code == 201, answer.text


def test_what_is_not_as_it_should_be_changes_nothing(served: Served) -> None:
    table, other = sat_down(served), sat_down(served)
    before = info(table)
    for contribution in ("", "short", "with a blank in between it", "x" * 65, "käse-käse-käse-käse-käse", "a\x00" * 12):
        assert refused(share(table, 0, contribution)) == (422, "invalid"), contribution
    bodies: list[object] = [None, [], {}, {"contribution": 7}, {"contribution": OWN[0], "seat": 1}]
    for body in bodies:
        answer = served.post(f"{table.path}/share", body, table.keys[0])
        assert answer.status_code in (400, 415, 422), answer.text
    assert refused(share(table, 0, key="")) == (401, "no_key")
    assert refused(share(table, 0, key="forged")) == (403, "wrong_key")
    assert refused(share(table, 0, key=table.keys[-1])) == (403, "only_watching")
    assert refused(share(table, 0, key=other.keys[0])) == (403, "wrong_key"), "the same seat of another table"
    assert refused(share(table, 1, OWN[0])) == (422, "other_contribution"), "another seat's"
    assert refused(share(table, 0, "x" * 30)) == (422, "other_contribution")
    assert served.post("/tables/nosuchtable1/share", {"contribution": OWN[0]}, table.keys[0]).status_code == 404
    assert info(table) == before
    assert share(table, 0).status_code == 200
    assert refused(share(table, 0, "x" * 30)) == (422, "other_contribution"), "nobody thinks better of it"
    assert info(table)["seq"] == before["seq"] + 1
    assert share(table, 1).json()["table"]["status"] == "playing"
    assert refused(share(table, 1, "x" * 30)) == (409, "too_late")


def test_a_seal_of_another_table_opens_nothing_here(served: Served) -> None:
    elsewhere = sat_down(served)
    table = served.open_table(TWO_LINKS, SHORT)
    assert sit(table, 0, seal=seal(OWN[0], elsewhere.id)).status_code == 200
    table.keys[1] = sit(table, 1).json()["key"]
    assert refused(share(table, 0)) == (422, "other_contribution")


@pytest.mark.parametrize("wrong", ["", "a" * 63, "a" * 65, "A" * 64, "g" * 64, "a" * 63 + "\n", 7])
def test_a_seal_is_64_hexadecimal_digits(served: Served, wrong: object) -> None:
    table = served.open_table(TWO_LINKS, SHORT)
    assert refused(sit(table, 0, seal=wrong)) == (422, "invalid")
    assert not info(table)["seats"][0]["joined"]


def test_nobody_takes_the_seal_of_another(served: Served) -> None:
    table = served.open_table(TWO_LINKS, SHORT)
    assert sit(table, 0).status_code == 200
    before = info(table)
    assert refused(sit(table, 1, seal=seal(OWN[0], table.id))) == (409, "seal_taken")
    assert refused(sit(table, 1, contribution="both")) == (422, "invalid")
    assert info(table) == before
    assert sit(table, 1).status_code == 200, "the invitation is as good as before"


def test_who_contributed_openly_has_nothing_to_show(served: Served) -> None:
    table = served.open_table(TWO_LINKS, SHORT).join(0)
    table.keys[1] = sit(table, 1).json()["key"]
    assert refused(share(table, 0)) == (409, "not_sealed")
    assert share(table, 1).json()["table"]["status"] == "playing"
    record = finished(table)
    assert record.seed.seals == ("", seal(OWN[1], table.id))
    assert "openly" in proof.who_contributed(record)[0]


def test_a_seat_that_never_contributes_blocks_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        served.registry.share_seconds = 0.3
        table = sat_down(served)
        assert share(table, 0).status_code == 200
        until_playing(table)
        assert refused(share(table, 1)) == (409, "too_late")
        assert table.play(3) == 3
    with serving(tmp_path) as served:  # and the log says the same
        table.served = served
        assert table.play(3, seed=2) == 3
        record = finished(table)
        assert record.seed.contributions == (OWN[0], "")
        proof.check_contributions(record, (OWN[0],))
        assert proof.check_draws(record) > 10
        assert "started without it" in proof.who_contributed(record)[1]
        with pytest.raises(proof.Unproven, match="started without your contribution"):
            proof.check_contributions(record, (OWN[1],))


def until_playing(table: Opened) -> None:
    until(lambda: info(table)["status"] == "playing")


def test_a_restart_between_seal_and_contribution_loses_neither(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = sat_down(served)
        assert share(table, 0).status_code == 200
    with serving(tmp_path) as served:
        table.served = served
        assert info(table)["status"] == "waiting"
        assert share(table, 1).json()["table"]["status"] == "playing"


@pytest.mark.parametrize("hours", [1, -1])
def test_after_a_restart_the_whole_time_is_waited_again(tmp_path: Path, hours: int) -> None:
    """The server cannot know how long it was down: the clock may have been changed."""
    with serving(tmp_path) as served:
        table = sat_down(served)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("UPDATE entries SET at_ms = at_ms - ?", (hours * 3_600_000,))
        connection.commit()
    with serving(tmp_path) as served:
        table.served = served
        assert info(table)["status"] == "waiting"
        assert not looked_after(table)
        assert share(table, 0).status_code == 200
        served.registry.share_seconds = 0.3
        looked_after(table)
        until_playing(table)


def looked_after(table: Opened) -> bool:
    """Let the server do what is due at a table now; return whether there was anything."""
    registry = table.served.registry
    return asyncio.run_coroutine_threadsafe(bot_moves.move(registry, table.id), registry.loop).result(20)


@pytest.mark.parametrize("hours", [2, -2, 90_000])
def test_a_clock_that_jumps_ends_no_wait_for_contributions(served: Served, jump: Jump, hours: int) -> None:
    table = sat_down(served)
    jump(hours)
    assert not looked_after(table)
    assert share(table, 0).status_code == 200
    jump(-hours)
    assert not looked_after(table)
    assert share(table, 1).json()["table"]["status"] == "playing"


def test_a_table_that_waits_for_contributions_stays_in_memory(served: Served) -> None:
    """A table that is rebuilt waits the whole time again, so it would never stop waiting."""
    table = sat_down(served)
    registry = served.registry
    asyncio.run_coroutine_threadsafe(registry.drop_idle(time.monotonic()), registry.loop).result(20)
    assert registry.is_in_memory(table.id)


def test_tables_from_before_that_keep_their_dice(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(WITH_BOT, SHORT)
        row = served.registry._tables[table.id].row
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("UPDATE tables SET proof = 1")
        connection.commit()
    with serving(tmp_path) as served:
        table.served = served
        assert info(table)["commitment"] == commit(row.secret)
        table.join()
        record = finished(table)
    assert record.seed.table == ""
    assert record.seed.contributions == ("chance of 0", "chance of 1", "bot random")
    assert record.seed.is_honest()
    Match.from_record(find_game("bloodstones"), record, log=False)
