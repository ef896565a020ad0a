"""Invitations and keys: an invitation only lets you sit down, a key opens a seat, and its holder can change the key."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from alembic import command
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from sandtable.server.edge import keys
from sandtable.server.storage.database import script_config, url_of
from sandtable.server.websocket import Page
from sandtable.server.wire.problems import Refused
from tests.server.conftest import BOTH, TWO_LINKS, on_both_databases
from tests.server.support import LONG, Json, Opened, Served, next_update, serving

GUEST = {"name": "Bo", "contribution": "chance", "key": "k" * 22}
FRESH = "f" * 32


def refused(answer: object) -> tuple[int, str]:
    status, problem = answer.status_code, answer.json()  # type: ignore[attr-defined]
    return status, problem["error"]


def everything(served: Served, table: Opened, key: str) -> set[tuple[int, str]]:
    """Try everything a key can do except joining and asking what it opens; return the refusals."""
    posts: dict[str, Json] = {
        "pick": {"seq": 3, "pick": "x"},
        "undo": {"seq": 3},
        "enter": {"seq": 3, "entry": "concede"},
        "standing": {},
        "what-if": {"at": 0},
        "share": {"contribution": "c" * 22},
        "deputy": {"seq": 3, "bot": "random"},
        "talk": {"phrase": "hello"},
        "key": {"key": FRESH},
    }
    answers = [served.post(f"{table.path}/{deed}", body, key) for deed, body in posts.items()]
    answers += [
        served.get(f"{table.path}/{look}", key) for look in ("view", "record", "sequel", "hint", "talk", "course")
    ]
    answers.append(served.get(f"{table.path}/why", key, target="area:1"))
    answers.append(served.post("/tables", {"again_of": table.id}, key))
    return {refused(answer) for answer in answers}


def link(served: Served, table: Opened, key: str) -> Json:
    answer = served.get(f"{table.path}/link", key)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def change(served: Served, table: Opened, key: str, fresh: str = FRESH) -> tuple[int, Json]:
    answer = served.post(f"{table.path}/key", {"key": fresh}, key)
    return answer.status_code, answer.json()


def closing_code(page: ClientConnection) -> int:
    try:
        while True:
            page.recv(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


# -- invitations -----------------------------------------------------------------------------------------------------------


def test_an_invitation_opens_nothing_before_and_after_its_guest_sits_down(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join(0)
    invitation = table.keys[1]
    assert invitation.startswith("invite.")
    assert everything(served, table, invitation) == {(403, "only_invited")}
    with table.hello(1) as page:
        assert msgspec.json.decode(page.recv(10))["error"] == "only_invited"
        assert closing_code(page) == 4403
    table.join(1)
    assert everything(served, table, invitation) == {(403, "only_invited")}


def test_a_key_is_no_invitation(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    for key in table.keys.values():
        assert "." not in key
        assert served.post(f"{table.path}/join", GUEST, key).status_code in (403, 409)
        assert refused(served.post(f"{table.path}/join", GUEST, f"invite.{key}")) == (403, "wrong_key")
        assert refused(served.get(f"{table.path}/view", f"invite.{key}")) == (403, "wrong_key")


def test_a_link_says_what_it_opens_and_who_has_used_it(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG)
    invitation = table.keys[1]
    assert link(served, table, invitation) == {"opens": "invitation", "seat": 1, "name": "Bo", "taken": 0}
    assert link(served, table, table.keys[0]) == {"opens": "seat", "seat": 0, "name": "Ada", "taken": 0}
    assert link(served, table, table.keys[-1]) == {"opens": "watch", "seat": -1, "name": "", "taken": 0}
    table.join(0, 1)
    at = served.registry._tables[table.id].entries[1].at_ms
    assert link(served, table, invitation) == {"opens": "invitation", "seat": 1, "name": "Person 1", "taken": at}
    assert link(served, table, table.keys[1]) == {"opens": "seat", "seat": 1, "name": "Person 1", "taken": at}
    assert refused(served.get(f"{table.path}/link", "x" * 22)) == (403, "wrong_key")


def test_who_comes_with_a_used_invitation_is_told_who_used_it(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG)
    served.post(f"{table.path}/join", {**GUEST, "name": "Mallory"}, table.keys[1])
    answer = served.post(f"{table.path}/join", {"name": "Bo"}, table.keys[1])
    assert refused(answer) == (409, "taken")
    assert answer.json()["detail"].startswith("Mallory sat down with this invitation on 20")


# -- the host who sits down first ------------------------------------------------------------------------------------------


@on_both_databases
def test_a_host_who_sat_down_first_is_shut_out_when_the_guest_changes_the_key(served: Served) -> None:
    """The host takes the guest's seat and sends the key of that seat instead of the invitation."""
    table = served.open_table(TWO_LINKS, LONG).join(0)
    hosts = served.post(f"{table.path}/join", GUEST, table.keys[1]).json()["key"]
    found = link(served, table, hosts)
    assert (found["opens"], found["name"], found["taken"] > 0) == ("seat", "Bo", True)
    table.keys[1] = hosts
    with table.hello(1) as peeping, table.hello(0) as own:
        assert next_update(peeping)["scene"] is not None
        assert change(served, table, hosts) == (200, {"seat": 1, "key": FRESH})
        assert closing_code(peeping) == 4403
        next_update(own)
    assert refused(served.get(f"{table.path}/view", hosts)) == (403, "wrong_key")
    assert refused(served.post(f"{table.path}/pick", {"seq": 3, "pick": "x"}, hosts)) == (403, "wrong_key")
    table.keys[1] = FRESH
    assert table.view(1)["held"] == [1]
    assert table.play(3) == 3


def test_a_page_whose_key_opens_another_seat_by_now_shows_nothing(served: Served) -> None:
    """Both keys change before the page is used again: the old key of seat 0 becomes the new key of seat 1."""
    table = served.open_table(TWO_LINKS, LONG).join()
    old = table.keys[0]
    page = Page.__new__(Page)
    page.held = {0: old}
    page.check_keys(served.registry._tables[table.id])
    assert change(served, table, old)[0] == 200
    assert change(served, table, table.keys[1], old)[0] == 200
    with pytest.raises(Refused) as refusal:
        page.check_keys(served.registry._tables[table.id])
    assert refusal.value.status == 403


@pytest.mark.parametrize("place", BOTH)
def test_changing_a_key_can_be_repeated_and_outlives_the_server(
    request: pytest.FixtureRequest, tmp_path: Path, place: str
) -> None:
    database = request.getfixturevalue("postgres").database() if place == "postgres" else ""
    with serving(tmp_path, database=database) as served:
        table = served.open_table(TWO_LINKS, LONG).join()
        old = table.keys[1]
        first = change(served, table, old)
        assert first == (200, {"seat": 1, "key": FRESH})
        assert change(served, table, old) == first
        assert change(served, table, old, "g" * 22)[0] == 403, "the old key changes nothing any more"
    with serving(tmp_path, database=database) as served:
        assert change(served, table, old) == first
        assert refused(served.get(f"{table.path}/view", old)) == (403, "wrong_key")
        assert served.get(f"{table.path}/view", FRESH).json()["held"] == [1]
        assert change(served, table, FRESH, "g" * 22) == (200, {"seat": 1, "key": "g" * 22})
        assert change(served, table, old)[0] == 403


def test_a_key_is_changed_at_one_of_two_servers(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        table = one.open_table(TWO_LINKS, LONG).join()
        old = table.keys[1]
        assert two.get(f"{table.path}/view", old).status_code == 200  # it has the table in memory
        assert change(one, table, old) == (200, {"seat": 1, "key": FRESH})
        assert change(two, table, old, "g" * 22)[0] == 403
        assert change(two, table, old) == (200, {"seat": 1, "key": FRESH})
        assert two.get(f"{table.path}/view", FRESH).status_code == 200


def test_only_who_holds_a_seat_changes_its_key(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join(0)
    assert served.post(f"{table.path}/key", {"key": FRESH}).status_code == 401
    for key, error in ((table.keys[-1], "only_watching"), (table.keys[1], "only_invited"), ("x" * 22, "wrong_key")):
        assert change(served, table, key)[1]["error"] == error
    for bad in ("short", "x" * 65, "invite." + "x" * 22, "x x" * 10):
        assert refused(served.post(f"{table.path}/key", {"key": bad}, table.keys[0])) == (422, "invalid")
    assert table.view(0)["held"] == [0]


# -- chosen keys -----------------------------------------------------------------------------------------------------------


@on_both_databases
def test_a_chosen_key_that_is_in_use_is_refused(served: Served) -> None:
    seats = [{"holder": "here"}, {"holder": "link"}, {"holder": "open"}]
    table = served.open_table(seats, {**LONG}).join(0)
    invitation = table.keys[1].removeprefix("invite.")
    derived = table.view(0)["watch"]
    for used in (table.keys[0], table.keys[-1], derived, invitation):
        wish = {**GUEST, "key": used}
        assert refused(served.post(f"{table.path}/join", wish, table.keys[1])) == (409, "key_taken"), used
        assert refused(served.post(f"{table.path}/seats/2/claim", wish)) == (409, "key_taken")
        assert change(served, table, table.keys[0], used)[1]["error"] == "key_taken"
    info = served.get(table.path).json()
    assert [seat["joined"] for seat in info["seats"]] == [True, False, False]
    assert served.post(f"{table.path}/join", GUEST, table.keys[1]).status_code == 200
    assert refused(served.post(f"{table.path}/seats/2/claim", {**GUEST, "name": "Cy"})) == (409, "key_taken")
    assert served.post(f"{table.path}/seats/2/claim", {**GUEST, "key": "c" * 22}).status_code == 200


# -- watching --------------------------------------------------------------------------------------------------------------


def test_only_a_table_with_a_seat_for_anyone_may_be_watched_by_anyone(served: Served) -> None:
    closed = served.open_table(TWO_LINKS, LONG).join()
    assert refused(served.get(f"{closed.path}/watch")) == (403, "only_invited")
    opened = served.open_table([{"holder": "here"}, {"holder": "open"}], LONG).join(0)
    found = served.get(f"{opened.path}/watch").json()
    assert found == {"seat": -1, "key": opened.view(0)["watch"]}
    assert link(served, opened, found["key"])["opens"] == "watch"


# -- databases of older servers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", BOTH)
def test_seats_and_invitations_of_an_older_database_keep_working(
    request: pytest.FixtureRequest, tmp_path: Path, place: str
) -> None:
    is_postgres = place == "postgres"
    url = request.getfixturevalue("postgres").database() if is_postgres else f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(tmp_path, database=url) as served:
        waiting, alone = served.open_table(TWO_LINKS, LONG).join(0), served.open_table(None, LONG).join(0)
        playing = served.open_table(TWO_LINKS, LONG).join()
    engine = create_engine(url_of(url))
    with engine.connect() as connection:  # as the older server wrote it
        config = script_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0009")
        connection.commit()
    engine.dispose()
    invitation = waiting.keys[1].removeprefix(keys.INVITED)
    with serving(tmp_path, database=url) as served:
        for table in (waiting, alone, playing):
            table.served = served
        assert refused(served.get(f"{waiting.path}/view", invitation)) == (403, "only_invited")
        assert link(served, waiting, invitation)["opens"] == "invitation"
        assert waiting.view(0)["held"] == [0]
        waiting.keys[1] = invitation
        assert waiting.join(1).play(3) == 3
        assert waiting.keys[1] != invitation
        assert playing.play(3) == 3
        hints = [served.get(table.path).json()["hints"] for table in (waiting, playing, alone)]
        assert hints == [False, False, True]
