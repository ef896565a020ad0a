"""Undo, earlier positions, what-if tables."""

from __future__ import annotations

import random

from tests.server.conftest import TWO_LINKS, on_both_databases
from tests.server.support import LONG, Json, Opened, Served, lasting, next_update


def until_undoable(table: Opened, seed: int = 5) -> tuple[int, Json]:
    """Play until a seat can undo at least two picks; return the seat and its view."""
    chance = random.Random(seed)
    for _ in range(400):
        seat, seq, options = table.asked()
        assert table.pick(seat, seq, chance.choice(options)).status_code == 200
        view = table.view(seat)
        if view["undo"] >= 2:
            return seat, view
    raise AssertionError("nothing to take back")


@on_both_databases
def test_undo_goes_back_and_is_part_of_the_log(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    seat, view = until_undoable(table)
    with table.hello(1 - seat) as page:
        steps = next_update(page)["steps"]
        earlier = table.view(seat, at=view["last"] - 2)["scene"]
        seq = view["seq"] + 1
        for _ in range(2):  # a repeated request changes nothing
            assert table.undo(seat, seq, 2).json() == {"seq": seq}
        now = table.view(seat)
        assert (now["seq"], now["last"]) == (seq, view["last"] - 2)
        assert now["scene"] == earlier
        update = next_update(page, seq)
        assert (update["keep"], update["steps"]) == (len(steps) - 2, [])
    other = table.undo(1 - seat, seq + 1)
    assert (other.status_code, other.json()["error"]) == (409, "cannot_undo")
    assert table.undo(seat, seq + 1, 5000).status_code == 409
    served.registry.forget(table.id)
    rebuilt = table.view(seat)
    assert {**rebuilt, "table": now["table"]} == now


def test_earlier_positions_are_as_they_were_seen_then(served: Served) -> None:
    table = served.open_table([{"holder": "here"}] * 2, LONG).join()
    seen: dict[int, list[Json]] = {0: [], 1: []}
    chance = random.Random(11)
    for _ in range(80):
        for seat, scenes in seen.items():
            scenes.append(table.view(seat)["scene"])
        seat, seq, options = table.asked()
        table.pick(seat, seq, chance.choice(options))
    for seat, scenes in seen.items():
        for at in (0, 1, 31, 32, 33, 63, 64, 79):
            view = table.view(seat, at=at)
            assert view["scene"] == scenes[at]
            assert view["at"] == at
            assert view["last"] == 80
            assert len(view["steps"]) == at + 1
    beyond = served.get(f"{table.path}/view", table.keys[0], at=81)
    assert (beyond.status_code, beyond.json()["error"]) == (404, "unknown_position")


def test_everything_is_shown_after_the_end_only(served: Served) -> None:
    table = served.open_table([{"holder": "here"}] * 2, {"max_rounds": 2, "faction_assignment": "random"}).join()
    table.play(12)
    early = served.get(f"{table.path}/view", table.keys[0], all=True)
    assert (early.status_code, early.json()["error"]) == (403, "not_over")
    assert served.get(f"{table.path}/record", table.keys[0]).status_code == 403
    foreign = served.get(f"{table.path}/view", table.keys[-1], seat=1)
    assert (foreign.status_code, foreign.json()["error"]) == (403, "foreign_seat")
    own = table.view(1, at=12)["scene"]
    table.play(3000)
    assert table.view(-1, seat=1, at=12)["scene"] == own
    view = table.view(-1, at=12, all=True)
    hands = [tray for tray in view["scene"]["trays"] if tray["kind"] == "hand"]
    assert all(tray["open"] for tray in hands)
    hidden = [tray for tray in table.view(-1, at=12)["scene"]["trays"] if tray["kind"] == "hand"]
    assert not any(tray["open"] for tray in hidden)


def test_a_what_if_table_starts_from_the_position_and_knows_no_secrets(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    table.play(60)
    at = 50
    answer = served.post(f"{table.path}/what-if", {"at": at}, table.keys[0])
    assert answer.status_code == 201, answer.text
    made = answer.json()
    copy = Opened(served, made["table"]["id"], {row["seat"]: row["key"] for row in made["keys"]}, made["table"])
    assert made["table"]["private"]
    copy.join()
    assert copy.view(0)["table"]["what_if"] == {"at": at, "table": table.id}
    mine, own = copy.view(0)["scene"], table.view(0, at=at)["scene"]
    assert mine["stacks"] == own["stacks"]
    assert mine["trays"] == own["trays"]
    assert mine["questions"] == own["questions"]
    assert copy.play(30) == 30
    served.registry.forget(copy.id)
    assert copy.view(0)["last"] == 30
    # public: that it is a what-if table, but not which table it was copied from
    for seen in (copy.view(-1)["table"], served.get(copy.path).json()):
        assert seen["what_if"] == {"at": at, "table": ""}
    assert "what_if" not in table.view(0)["table"]
    assert table.view(0)["last"] == 60
    cheat = served.post(f"{table.path}/what-if", {"at": at, "everything": True}, table.keys[0])
    assert (cheat.status_code, cheat.json()["error"]) == (403, "not_over")


@on_both_databases
def test_every_table_is_rebuilt_from_its_log(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    table.play(120)
    before = [lasting(table.view(seat)) for seat in (-1, 0, 1)]
    served.registry.forget(table.id)
    assert [lasting(table.view(seat)) for seat in (-1, 0, 1)] == before
