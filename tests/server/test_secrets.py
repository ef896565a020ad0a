"""What a seat cannot know never reaches it: deal everything hidden anew, and the bytes on the wire stay the same."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from sandtable.core.events import is_seen_by
from sandtable.core.registry import find_game
from tests.server.client import PATIENCE
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, Json, Opened, Served, lasting, next_update, serving


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_bytes_do_not_change_when_the_hidden_is_dealt_anew(served: Served, viewer: int) -> None:
    spec = find_game("bloodstones")
    table = served.open_table(TWO_LINKS, LONG).join()
    chance = random.Random(viewer + 20)
    compared = 0
    for _ in range(90):
        seat, seq, options = table.asked()
        if seat < 0:
            break
        inside = served.house._tables[table.id]
        assert inside.match is not None
        truth = inside.match.state
        raw = served.get(f"{table.path}/view", table.keys[viewer]).content
        inside.match.state = spec.redeal(truth.seen_by(viewer), chance.getrandbits(32))
        inside.scenes.clear()
        try:
            assert served.get(f"{table.path}/view", table.keys[viewer]).content == raw
        finally:
            inside.match.state = truth
            inside.scenes.clear()
        compared += 1
        assert table.pick(seat, seq, chance.choice(options)).status_code == 200
    assert compared > 20


def test_the_log_tells_each_seat_only_what_it_may_know(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    table.play(100)
    inside = served.house._tables[table.id]
    assert inside.match is not None
    steps = [inside.match.opening, *[step.events for step in inside.match.steps]]
    told_more = 0
    for viewer in (-1, 0, 1):
        for events, step in zip(steps, table.view(viewer)["steps"], strict=True):
            seen = [event for event in events if is_seen_by(event, viewer)]
            keys = [line["words"]["key"] for line in step["told"]["lines"]]
            assert keys == [f"event-{event[0].replace('_', '-')}" for event in seen]
            told_more += any(key.endswith("-own") for key in keys)
            assert viewer >= 0 or not any(key.endswith("-own") for key in keys)
    assert told_more


def test_neither_keys_nor_the_secret_are_told_or_stored_in_the_clear(served: Served) -> None:
    table = served.open_table(TWO_LINKS).join()
    table.play(10)
    secret = served.house._tables[table.id].row.secret
    said = b"".join(
        served.get(path, key).content
        for path, key in (
            ("/tables", ""),
            (table.path, ""),
            (f"{table.path}/static", ""),
            (f"{table.path}/view", table.keys[1]),
            (f"{table.path}/view", table.keys[-1]),
        )
    )
    assert secret.encode() not in said
    path = served.house.store.url.removeprefix("sqlite:///")
    connection = sqlite3.connect(path)
    stored = msgspec.json.encode([str(row) for row in connection.execute("select * from seats")])
    connection.close()
    for key in table.keys.values():
        assert len(key) == 22
        assert key.encode() not in said
        assert key.encode() not in stored


# -- invitations -----------------------------------------------------------------------------------------------------------

GUEST = {"name": "Bo", "contribution": "chance", "key": "k" * 22}


def opens(served: Served, table: Opened, key: str) -> int:
    """The status of everything that a key could do for its seat; it must be one and the same."""
    pick = served.post(f"{table.path}/pick", {"seq": 900_000, "pick": "x"}, key)
    why = served.get(f"{table.path}/why", key, target="area:9999")
    view = served.get(f"{table.path}/view", key)
    statuses = {answer.status_code for answer in (view, pick, why) if answer.status_code not in (404, 409)}
    (status,) = statuses
    return status


def test_who_sent_an_invitation_cannot_look_into_the_hand_of_the_guest(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join(0)
    own, invitation = table.keys[0], table.keys[1]
    assert opens(served, table, invitation) == 200
    answer = served.post(f"{table.path}/join", {"name": "Bo"}, invitation).json()
    assert answer["seat"] == 1
    assert answer["key"] != invitation
    assert opens(served, table, invitation) == 403
    assert opens(served, table, answer["key"]) == 200
    assert opens(served, table, own) == 200  # a seat here keeps its key
    again = served.post(f"{table.path}/join", {"name": "Ada"}, invitation)
    assert (again.status_code, again.json()["error"]) == (403, "wrong_key")
    assert "invitation" in again.json()["detail"]
    view = served.get(f"{table.path}/view", answer["key"]).json()
    assert view["held"] == [1]
    assert view["table"]["seats"][1]["name"] == "Bo"


def test_accepting_an_invitation_can_be_repeated_with_the_own_key(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, LONG).join(0)
        invitation = table.keys[1]
        first = served.post(f"{table.path}/join", GUEST, invitation).json()  # and its answer is lost
        assert (first["seat"], first["key"]) == (1, GUEST["key"])
        assert served.post(f"{table.path}/join", GUEST, invitation).json() == first
    with serving(tmp_path) as served:
        assert lasting(served.post(f"{table.path}/join", GUEST, invitation).json()) == lasting(first)
        assert opens(served, table, GUEST["key"]) == 200
        assert opens(served, table, invitation) == 403
        for other in ({**GUEST, "key": "o" * 22}, {"name": "Bo", "contribution": "chance"}):
            assert served.post(f"{table.path}/join", other, invitation).status_code == 403
        assert served.post(f"{table.path}/join", {**GUEST, "name": "Di"}, GUEST["key"]).status_code == 409


def heard_until_closed(page: ClientConnection) -> tuple[list[Json], int]:
    heard: list[Json] = []
    try:
        while True:
            heard.append(msgspec.json.decode(page.recv(PATIENCE)))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 0


def test_a_page_opened_with_the_invitation_is_closed_when_the_guest_sits_down(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join(0)
    with table.hello(1) as peeping, table.hello(0) as own:
        assert next_update(peeping)["scene"] is None
        table.join(1)
        messages, code = heard_until_closed(peeping)
        assert all(message["type"] == "problem" or message["scene"] is None for message in messages)
        assert code == 4403
        assert next_update(own, 2)["scene"] is not None


def test_an_invitation_is_accepted_by_one_of_two_servers(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        table = one.open_table(TWO_LINKS, LONG).join(0)
        invitation = table.keys[1]
        assert two.get(f"{table.path}/view", invitation).status_code == 200  # it has the table in memory
        assert one.post(f"{table.path}/join", GUEST, invitation).status_code == 200
        late = two.post(f"{table.path}/join", {**GUEST, "key": "o" * 22}, invitation)
        assert (late.status_code, late.json()["error"]) == (403, "wrong_key")  # the invitation is dead by then
        assert opens(two, table, GUEST["key"]) == 200
