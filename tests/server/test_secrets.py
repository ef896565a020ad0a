"""Hidden information never reaches a seat: redeal everything hidden, and the bytes sent stay the same."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from sandtable.core.engine.events import is_seen_by
from sandtable.core.registry import find_game
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, Served, lasting, serving


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_bytes_do_not_change_when_hidden_information_is_dealt_again(served: Served, viewer: int) -> None:
    spec = find_game("bloodstones")
    table = served.open_table(TWO_LINKS, LONG).join()
    chance = random.Random(viewer + 20)
    compared = 0
    for _ in range(90):
        seat, seq, options = table.asked()
        if seat < 0:
            break
        inside = served.registry._tables[table.id]
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
    inside = served.registry._tables[table.id]
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
    secret = served.registry._tables[table.id].row.secret
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
    path = served.registry.store.url.removeprefix("sqlite:///")
    connection = sqlite3.connect(path)
    stored = msgspec.json.encode([str(row) for row in connection.execute("select * from seats")])
    connection.close()
    for key in table.keys.values():
        assert len(key) == 22
        assert key.encode() not in said
        assert key.encode() not in stored


# -- invitations -----------------------------------------------------------------------------------------------------------

GUEST = {"name": "Bo", "contribution": "chance", "key": "k" * 22}


def test_accepting_an_invitation_can_be_repeated_with_the_own_key(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, LONG).join(0)
        invitation = table.keys[1]
        first = served.post(f"{table.path}/join", GUEST, invitation).json()  # and its response is lost
        assert (first["seat"], first["key"]) == (1, GUEST["key"])
        assert served.post(f"{table.path}/join", GUEST, invitation).json() == first
    with serving(tmp_path) as served:
        assert lasting(served.post(f"{table.path}/join", GUEST, invitation).json()) == lasting(first)
        assert served.get(f"{table.path}/view", GUEST["key"]).status_code == 200
        for other in ({**GUEST, "key": "o" * 22}, {"name": "Bo", "contribution": "chance"}):
            assert served.post(f"{table.path}/join", other, invitation).status_code == 409
        assert served.post(f"{table.path}/join", {**GUEST, "name": "Di"}, GUEST["key"]).status_code == 409


def test_an_invitation_is_accepted_by_one_of_two_servers(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        table = one.open_table(TWO_LINKS, LONG).join(0)
        invitation = table.keys[1]
        assert two.get(f"{table.path}/link", invitation).json()["taken"] == 0  # it has the table in memory
        assert one.post(f"{table.path}/join", GUEST, invitation).status_code == 200
        late = two.post(f"{table.path}/join", {**GUEST, "key": "o" * 22}, invitation)
        assert (late.status_code, late.json()["error"]) == (409, "taken")
        assert two.get(f"{table.path}/view", GUEST["key"]).status_code == 200
