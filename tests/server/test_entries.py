"""Log entries other than picks: conceding, draws, take-backs. They are numbered like picks and survive a restart."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import httpx2
import pytest

from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game
from sandtable.server.storage.rows import LogEntry
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from tests.server.client import PATIENCE
from tests.server.conftest import on_both_databases
from tests.server.support import LONG, Json, Opened, Served, until

HERE: Json = {"holder": "here"}
BOT: Json = {"holder": "bot", "bot": "random"}


def enter(table: Opened, seat: int, entry: str, picks: int = 1, seq: int = 0) -> httpx2.Response:
    body = {"seq": seq or table.view(seat)["seq"] + 1, "entry": entry, "picks": picks}
    return table.served.post(f"{table.path}/enter", body, table.keys[seat])


def entered(table: Opened, seat: int, entry: str, picks: int = 1) -> int:
    answer = enter(table, seat, entry, picks)
    assert answer.status_code == 200, answer.text
    seq: int = answer.json()["seq"]
    return seq


@pytest.fixture
def table(served: Served) -> Opened:
    made = served.open_table([HERE, HERE], LONG).join()
    made.play(12)
    return made


def reread(served: Served, table: Opened) -> Json:
    """The table after it is rebuilt from its log."""
    served.registry.forget(table.id)
    return table.view(0)


def verify(table: Opened, key_of: int = 0) -> list[str]:
    """Replay the record with all its digests; return the kinds of its lines."""
    text = table.served.get(f"{table.path}/record", table.keys[key_of]).text
    record = read_record(text)
    Match.from_record(find_game(record.game), record)
    return [line.kind for line in record.lines]


@on_both_databases
def test_giving_up_ends_the_game_of_two_while_the_other_is_asked(served: Served, table: Opened) -> None:
    asked, _, _ = table.asked()
    seat = 1 - asked
    before = table.view(seat)
    assert "concede" in before["may"]
    seq = entered(table, seat, "concede")
    view = table.view(asked)
    assert view["table"]["status"] == "over"
    assert view["scene"]["result"]["winners"] == [asked]
    assert view["scene"]["result"]["how"] == "how-conceded"
    assert (view["steps"][-1]["kind"], view["steps"][-1]["seat"], view["seq"]) == ("match:concede", seat, seq)
    assert view["may"] == []
    assert reread(served, table) == table.view(0)
    assert verify(table)[-1] == "match:concede"


@on_both_databases
def test_an_entry_is_harmless_to_repeat_and_its_number_is_its_own(table: Opened) -> None:
    seq = entered(table, 0, "draw")
    again = enter(table, 0, "draw", seq=seq)
    assert (again.status_code, again.json()) == (200, {"seq": seq})
    other = enter(table, 0, "concede", seq=seq)
    assert (other.status_code, other.json()["error"]) == (409, "stale")
    assert table.view(0)["seq"] == seq


def test_a_draw_is_offered_shown_and_agreed_on(served: Served, table: Opened) -> None:
    entered(table, 1, "draw")
    proposal = {"entry": "draw", "seat": 1, "picks": 1, "waiting": [0]}
    assert table.view(0)["proposal"] == table.view(-1)["proposal"] == proposal
    assert table.view(0)["may"] == ["concede", "accept", "decline"]
    assert table.view(1)["may"] == ["concede", "withdraw"]
    assert table.view(-1)["may"] == []
    assert reread(served, table)["proposal"] == proposal, "kept over a restart"
    entered(table, 0, "accept")
    view = table.view(0)
    assert (view["table"]["status"], view["scene"]["result"]["winners"], view["proposal"]) == ("over", [], None)
    assert verify(table)[-2:] == ["match:draw", "match:accept"]


def test_a_pick_declines_silently(table: Opened) -> None:
    entered(table, 0, "draw")
    table.play(1)
    assert table.view(0)["proposal"] is None
    refused = enter(table, 1, "accept")
    assert (refused.status_code, refused.json()["error"]) == (409, "cannot_enter")
    assert refused.json()["detail"] == "there is no proposal"


@on_both_databases
def test_a_take_back_by_agreement_goes_back_and_the_pages_follow(served: Served, table: Opened) -> None:
    seat = table.view(0)["steps"][-1]["seat"]
    table.play(40)
    last = table.view(0)["last"]
    match = served.registry._tables[table.id].playing()
    picks = match.undoable(seat) + 3
    back = match.place_of_pick(seat, picks)
    old = match.state_at(back)
    with table.hello(1 - seat) as page:
        page.recv(PATIENCE)
        entered(table, seat, "back", picks)
        entered(table, 1 - seat, "accept")
    view = table.view(0)
    assert back < last
    assert view["last"] == back + 1
    assert view["steps"][-1]["kind"] == "match:accept"
    state = served.registry._tables[table.id].playing().state
    assert state.fields() == old.fields()
    assert state.rng.words() != old.rng.words(), "no die falls twice"
    assert {**reread(served, table), "table": 0} == {**view, "table": 0}
    table.play(10)
    assert table.view(0, at=back + 3)["at"] == back + 3
    entered(table, seat, "concede")
    assert "match:back" in verify(table)


def test_only_a_seats_key_enters_anything(table: Opened) -> None:
    refused = table.served.post(f"{table.path}/enter", {"seq": 99, "entry": "concede"}, table.keys[-1])
    assert refused.status_code == 403
    assert table.served.post(f"{table.path}/enter", {"seq": 99, "entry": "concede"}).status_code == 401
    wrong = table.served.post(f"{table.path}/enter", {"seq": 99, "entry": "shout"}, table.keys[0])
    assert wrong.status_code == 422


def test_nothing_is_entered_before_the_game_begins(served: Served) -> None:
    table = served.open_table([HERE, HERE], LONG)
    assert enter(table, 0, "concede", seq=1).status_code == 409
    assert table.view(0)["may"] == []


def test_nothing_is_undone_or_entered_once_the_game_is_over(served: Served) -> None:
    """The end of the game reveals the secret, so no undo may cross it, whatever the last pick was."""
    table = served.open_table([HERE, HERE]).join()
    table.play(10_000)
    view = table.view(0)
    assert view["table"]["status"] == "over"
    for seat in (0, 1):
        assert (table.view(seat)["undo"], table.view(seat)["may"]) == (0, [])
        assert table.undo(seat, view["seq"] + 1).status_code == 409
        assert enter(table, seat, "back").status_code == 409


def wait_for(table: Opened, seat: int, kind: str) -> Json:
    until(lambda: any(step["kind"] == kind for step in table.view(seat)["steps"]), f"no {kind}")
    return table.view(seat)


def test_a_bot_declines_a_draw_by_itself(served: Served) -> None:
    table = served.open_table([HERE, BOT], LONG).join()
    until(lambda: table.asked()[0] == 0)
    entered(table, 0, "draw")
    view = wait_for(table, 0, "match:decline")
    assert (view["proposal"], view["table"]["status"]) == (None, "playing")


def test_a_bot_whose_answer_finds_its_number_taken_looks_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another process was faster, and nothing else would make the bots of this process move again."""
    registry, append = served.registry, served.registry.append
    taken: list[int] = []

    async def overtaken(table: Table, entry: LogEntry, *rest: Any) -> None:
        if entry.kind == "decline" and not taken:
            taken.append(entry.seq)
            registry.forget(table.row.id)
            raise problems.stale(entry.seq, entry.seq)
        await append(table, entry, *rest)

    monkeypatch.setattr(registry, "append", overtaken)
    table = served.open_table([HERE, BOT], LONG).join()
    until(lambda: table.asked()[0] == 0)
    entered(table, 0, "draw")
    wait_for(table, 0, "match:decline")
    assert taken
    assert "stopped" not in caplog.text


def test_bots_wait_while_people_think_about_a_proposal(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was revealed since the pick of seat 0. The bot agrees at once, but makes no pick until seat 1 has answered."""
    bot_pool = served.registry.bot_pool
    choose = bot_pool.choose
    thought = threading.Event()

    async def slowly(*args: Any) -> str | None:
        await asyncio.to_thread(thought.wait, PATIENCE)
        return await choose(*args)

    monkeypatch.setattr(bot_pool, "choose", slowly)
    table = served.open_table([HERE, HERE, BOT], {"first_player": "1"}).join()
    for seat in (0, 1):
        asked, seq, options = table.asked()
        assert asked == seat
        assert table.pick(seat, seq, options[0]).status_code == 200
    entered(table, 0, "back")
    thought.set()  # its pick comes too late
    view = wait_for(table, 0, "match:accept")
    assert (view["steps"][-1]["seat"], view["proposal"]["waiting"]) == (2, [1])
    until(lambda: table.id not in served.registry._bot_tasks._tasks)  # the bot has nothing to do
    assert table.view(0)["seq"] == view["seq"]
    entered(table, 1, "accept")
    assert table.asked()[0] == 0


# -- others were faster --------------------------------------------------------------------------------------------------


def other_picks(table: Opened, seat: int, picks: int) -> None:
    """Make picks for the other seats, which this seat's page has not received."""
    for number in range(picks):
        asked, seq, options = table.asked()
        assert asked != seat, number
        assert table.pick(asked, seq, options[0]).status_code == 200


@pytest.fixture
def overtaken(served: Served) -> tuple[Opened, int, int]:
    """A table, a seat that is not to move, and the number it would send; another seat has picked since."""
    table = served.open_table([HERE, HERE], LONG).join()
    table.play(12)
    seat = 1 - table.asked()[0]
    seq = table.view(seat)["seq"] + 1
    other_picks(table, seat, 1)
    return table, seat, seq


@on_both_databases
def test_giving_up_is_right_although_others_were_faster(served: Served, overtaken: tuple[Opened, int, int]) -> None:
    table, seat, seq = overtaken
    assert enter(table, seat, "concede", seq=seq + 2).json()["error"] == "stale", "nobody can know that number"
    assert enter(table, seat, "concede", seq=seq).json() == {"seq": seq + 1}
    view = table.view(seat)
    assert (view["table"]["status"], view["scene"]["result"]["winners"], view["seq"]) == ("over", [1 - seat], seq + 1)
    for number in (seq, seq + 1):
        assert enter(table, seat, "concede", seq=number).json() == {"seq": seq + 1}, "a request sent twice"
    served.registry.forget(table.id)
    assert enter(table, seat, "concede", seq=seq).json() == {"seq": seq + 1}
    assert table.view(seat)["seq"] == seq + 1
    assert verify(table)[-1] == "match:concede"


def test_giving_up_comes_too_late_when_the_seat_has_played_on(table: Opened) -> None:
    asked, seq, options = table.asked()
    assert table.pick(asked, seq, options[0]).status_code == 200
    late = enter(table, asked, "concede", seq=seq)
    assert (late.status_code, late.json()["error"], late.json()["seq"]) == (409, "stale", table.view(0)["seq"])
    assert table.view(0)["table"]["status"] == "playing"


@on_both_databases
def test_a_draw_is_offered_although_others_were_faster_and_only_once(overtaken: tuple[Opened, int, int]) -> None:
    table, seat, seq = overtaken
    assert enter(table, seat, "draw", seq=seq).json() == {"seq": seq + 1}
    entered(table, 1 - seat, "decline")
    table.play(1)
    assert enter(table, seat, "draw", seq=seq).json() == {"seq": seq + 1}, "a request that comes once more, late"
    assert table.view(seat)["proposal"] is None
    assert enter(table, seat, "concede", seq=seq).json()["error"] == "stale", "this seat has done something else since"
    if (asked := table.asked())[0] != seat:
        assert table.pick(asked[0], asked[1], asked[2][0]).status_code == 200
    fresh = table.view(seat)["seq"] + 1
    assert enter(table, seat, "draw", seq=fresh).json() == {"seq": fresh}, "another offer"


@on_both_databases
def test_an_answer_is_one_to_the_proposal_that_was_open(served: Served) -> None:
    table = served.open_table([HERE, HERE, HERE], LONG).join()
    table.play(9)
    asked = table.asked()[0]
    first, second = [seat for seat in range(3) if seat != asked]
    offer = entered(table, asked, "draw")
    assert enter(table, first, "accept", seq=offer + 1).json() == {"seq": offer + 1}
    assert enter(table, second, "accept", seq=offer).json()["error"] == "stale", "it was not made yet"
    assert enter(table, first, "accept", seq=offer + 1).json() == {"seq": offer + 1}, "a request sent twice"
    assert enter(table, first, "decline", seq=offer + 1).json()["error"] == "stale", "it has agreed"
    # a pick ends the offer, and a new one is made: the old answer does not count for it
    table.play(1)
    if table.asked()[0] == asked:
        table.play(1)
    new = entered(table, asked, "draw")
    late = enter(table, second, "accept", seq=offer + 2)
    assert (late.status_code, late.json()["error"]) == (409, "stale")
    assert table.view(second)["proposal"] == {"entry": "draw", "seat": asked, "picks": 1, "waiting": [first, second]}
    assert enter(table, first, "accept", seq=offer + 1).json() == {"seq": offer + 1}, "the old one, sent twice"
    assert table.view(second)["proposal"]["waiting"] == [first, second]
    assert enter(table, first, "accept", seq=new + 1).json() == {"seq": new + 1}
    assert enter(table, second, "accept", seq=new + 1).json() == {"seq": new + 2}, "the first one was faster"
    assert table.view(0)["table"]["status"] == "over"


def test_a_take_back_is_asked_for_the_place_that_was_meant(served: Served) -> None:
    """Windows that were passed for the seat since then are taken back as well."""
    lore = {"adventure": "bl-06-spiderwood"}
    table = served.open_table([HERE, HERE], lore, game="battlelore").join()
    inside = served.registry._tables[table.id]
    chance = random.Random(5)
    while True:
        asked, seq, options = table.asked()
        seat = 1 - asked
        assert table.pick(asked, seq, chance.choice(options)).status_code == 200
        passed = [entry for entry in inside.entries[seq - 1 :] if entry.seat == seat]
        if passed and inside.playing().returnable(seat) > 2:
            break
    meant = inside.playing().place_of_pick(seat, 1 + len(passed))
    done = enter(table, seat, "back", 1, seq=seq).json()
    assert done == {"seq": table.view(seat)["seq"]}
    assert inside.entries[-1].body == str(1 + len(passed)).encode()
    assert table.view(seat)["proposal"]["picks"] == 1 + len(passed)
    assert enter(table, seat, "back", 1, seq=seq).json() == done, "a request sent twice"
    assert enter(table, seat, "back", 2, seq=seq).json()["error"] == "stale", "another one"
    entered(table, asked, "accept")
    assert table.view(seat)["last"] == meant + 1


def test_a_record_with_an_undo_after_a_declined_draw_can_be_verified(served: Served) -> None:
    """A seat may propose once between two picks; an undone pick does not count."""
    table = served.open_table([HERE, HERE], LONG).join()
    asked, _, options = table.asked()
    other = 1 - asked
    entered(table, other, "draw")
    entered(table, asked, "decline")
    assert table.pick(asked, table.view(asked)["seq"] + 1, options[0]).status_code == 200
    assert table.undo(asked, table.view(asked)["seq"] + 1).status_code == 200
    again = enter(table, other, "draw")
    assert (again.status_code, again.json()["error"]) == (409, "cannot_enter")
    entered(table, other, "concede")
    assert verify(table) == ["match:draw", "match:decline", "match:concede"]


def test_fast_bots_keep_nobody_from_giving_up(served: Served) -> None:
    table = served.open_table([HERE, BOT, BOT], LONG).join()
    page = table.view(0)["seq"]
    while (view := table.view(0))["seq"] < page + 3:
        asked = [question for question in view["scene"]["questions"] if question["seat"] == 0]
        if asked:
            table.pick(0, view["seq"] + 1, asked[0]["options"][0]["text"])
            page = table.view(0)["seq"]
    answer = enter(table, 0, "concede", seq=page + 1)
    assert answer.status_code == 200, answer.text
    steps = [step for step in table.view(0)["steps"] if step["kind"] == "match:concede"]
    assert [(step["seat"], step["seq"]) for step in steps] == [(0, answer.json()["seq"])]
