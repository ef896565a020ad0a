"""People at a table: presence, chat, bots that play for them, shared positions."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from sandtable.core.match.record import read_record
from sandtable.server.edge.limits import OWN_MACHINE, Rate
from sandtable.server.storage.store import MAX_LINES
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, SHORT, Json, Opened, Served, next_update, serving
from tests.server.support import until as wait_until

HASTY = replace(OWN_MACHINE, gone_minutes=0.001)
"""A player counts as gone after 60 ms (six times that at tables with invitation links)."""
LINKS: list[Json] = [{"holder": "link"}, {"holder": "link"}]


def say(table: Opened, seat: int, **what: object) -> tuple[int, Json]:
    answer = table.served.post(f"{table.path}/talk", what, table.keys[seat])
    return answer.status_code, answer.json()


def said(table: Opened, seat: int, since: int = 0) -> list[Json]:
    answer = table.served.get(f"{table.path}/talk", table.keys[seat], since=since)
    assert answer.status_code == 200, answer.text
    lines: list[Json] = answer.json()["lines"]
    return lines


def enter(table: Opened, seat: int, deed: str, /, **body: object) -> tuple[int, str]:
    """Hand a seat over, take it back or replace it; return the status and the refusal's error."""
    wish = {"seq": table.view(seat)["seq"] + 1, **body}
    answer = table.served.post(f"{table.path}/{deed}", wish, table.keys[seat])
    return answer.status_code, answer.json().get("error", "")


def until(table: Opened, fits: Callable[[Json], bool], seat: int = 0) -> Json:
    """Wait until a condition holds for the table; return its info as this seat sees it."""
    info: Json = {}

    def is_so() -> bool:
        nonlocal info
        info = table.view(seat, since=1_000_000)["table"]
        return fits(info)

    wait_until(is_so)
    return info


def until_gone(table: Opened, gone: int, seat: int) -> None:
    """Wait until the others may continue without this seat."""
    until(table, lambda info: 0 < info["seats"][gone]["gone"] < time.time_ns() // 1_000_000, seat)


def until_here(table: Opened, *seats: int, here: bool = True) -> None:
    until(table, lambda info: all(info["seats"][seat]["here"] is here for seat in seats))


# -- what is said --------------------------------------------------------------------------------------------------------


def test_what_is_said_reaches_everybody_at_the_table(served: Served) -> None:
    table = served.open_table(TWO_LINKS).join()
    with table.hello(1) as bo, table.hello(-1) as watcher:
        for page in (bo, watcher):
            assert next_update(page)["table"]["talked"] == 0
        assert say(table, 0, phrase="hello") == (200, {"number": 1})
        assert say(table, 0, text="  <b>your</b>   move & mine ") == (200, {"number": 2})
        for page in (bo, watcher):
            while next_update(page)["table"]["talked"] < 2:
                pass
    for seat in (0, 1, -1):
        lines = said(table, seat)
        assert [(line["number"], line["seat"], line["kind"], line["body"]) for line in lines] == [
            (1, 0, "phrase", "hello"),
            (2, 0, "text", "<b>your</b> move & mine"),
        ]
        assert said(table, seat, since=1) == lines[1:]
    assert table.view(0)["seq"] == 2, "nothing of it is in the log"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 422),
        ({"text": ""}, 422),
        ({"text": "   "}, 422),
        ({"text": "x" * 301}, 422),
        ({"text": "a\u202eb"}, 422),
        ({"text": "a\u200bb"}, 422),
        ({"text": "a\x00b"}, 422),
        ({"text": "a\nb"}, 422),
        ({"phrase": "rude"}, 422),
        ({"phrase": "hello", "text": "x"}, 422),
        ({"text": "x", "seat": 1}, 422),
        ({"text": 3}, 422),
        ({"text": "x", "after": -1}, 422),
    ],
)
def test_what_cannot_be_said(served: Served, body: Json, status: int) -> None:
    table = served.open_table(TWO_LINKS).join()
    answer = served.post(f"{table.path}/talk", body, table.keys[0])
    assert answer.status_code == status, answer.text
    assert said(table, 0) == []


def test_what_is_sent_twice_is_said_once(served: Served) -> None:
    table = served.open_table(TWO_LINKS).join()
    with ThreadPoolExecutor(4) as hands:
        numbers = list(hands.map(lambda _: say(table, 0, text="Good day", after=0), range(4)))
    assert numbers == [(200, {"number": 1})] * 4, "the same request at the same time"
    assert say(table, 1, text="Good day", after=0) == (200, {"number": 2}), "somebody else says it for the first time"
    assert say(table, 0, phrase="yes", after=0) == (200, {"number": 3}), "something else"
    assert say(table, 0, text=" Good  day", after=0) == (200, {"number": 1}), "an answer that was lost on its way"
    assert say(table, 0, text="Good day", after=3) == (200, {"number": 4}), (
        "said again by somebody who knows of the first"
    )
    assert [(line["seat"], line["body"]) for line in said(table, 1)] == [
        (0, "Good day"),
        (1, "Good day"),
        (0, "yes"),
        (0, "Good day"),
    ]


def test_who_does_not_sit_at_the_table_does_not_speak(served: Served) -> None:
    table = served.open_table(TWO_LINKS)
    assert say(table, 0, phrase="hello")[1]["error"] == "not_seated"
    table.join(0)
    assert say(table, 0, phrase="hello")[0] == 200, "while others are waited for"
    assert say(table, -1, phrase="hello")[1]["error"] == "only_watching"
    table.keys[5] = "A" * 22
    assert say(table, 5, phrase="hello")[0] == 403
    assert served.get(f"{table.path}/talk", "A" * 22).status_code == 403
    assert served.get(f"{table.path}/talk").status_code == 401
    assert [line["seat"] for line in said(table, -1)] == [0]


def test_a_flood_of_talk_is_stemmed_and_old_lines_go(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS).join()
        for number in range(MAX_LINES + 5):
            say(table, number % 2, text=f"line {number + 1}")
        assert [line["number"] for line in said(table, -1)] == list(range(6, MAX_LINES + 6))
    with serving(tmp_path, limits=replace(OWN_MACHINE, rates={"talk": Rate(9, 1)})) as served:
        table.served = served
        assert table.view(0)["table"]["talked"] == MAX_LINES + 5, "kept over a restart"
        answers = [say(table, 0, phrase="hello")[0] for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429], "a key has a third of an address"
        assert said(table, 1)[-1]["number"] == MAX_LINES + 8


# -- who is there --------------------------------------------------------------------------------------------------------


def test_presence_tells_since_when_and_how_many_watch(served: Served) -> None:
    table = served.open_table(TWO_LINKS).join()
    before = time.time_ns() // 1_000_000
    with table.hello(0) as ada:
        with table.hello(1), table.hello(-1):
            while (info := next_update(ada)["table"])["spectators"] != 1:
                pass
            assert [(seat["here"], seat["away"], seat["gone"]) for seat in info["seats"]] == [(True, 0, 0)] * 2
        while (info := next_update(ada)["table"])["spectators"] != 0 or info["seats"][1]["here"]:
            pass
        assert info["seats"][1]["away"] >= before
        assert table.view(0)["seq"] == 2, "nothing of it is in the log"


# -- bots for people -----------------------------------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, LONG).join()
        seat, seq, options = table.asked()
        assert enter(table, seat, "deputy", bot="random") == (200, "")
        # the bot answers every question to the seat
        info = until(table, lambda info: info["seq"] > seq and seat not in info["asked"], seat)
        seat_info = info["seats"][seat]
        assert (seat_info["deputy"], seat_info["bot"]) == ("random", "")
        for deed, body in (
            ("pick", {"pick": options[0]}),
            ("undo", {"picks": 1}),
            ("enter", {"entry": "concede"}),
            ("gesture", {"source": ["area:1"]}),
        ):
            assert enter(table, seat, deed, **body) == (409, "deputed")
        assert served.post(f"{table.path}/standing", {}, table.keys[seat]).status_code in (409, 422)
        assert [line["body"] for line in said(table, -1)] == ["handed"]
    with serving(tmp_path) as served:  # the log says so
        table.served = served
        assert table.view(seat)["table"]["seats"][seat]["deputy"] == "random"
        assert enter(table, seat, "deputy") == (200, "")
        assert table.view(seat)["table"]["seats"][seat]["deputy"] == ""
        assert enter(table, seat, "deputy") == (409, "no_deputy")
        assert enter(table, seat, "enter", entry="concede") == (200, ""), "giving up is what it was"
        assert enter(table, seat, "deputy", bot="random") == (409, "not_playing")
        record = read_record(served.get(f"{table.path}/record", table.keys[0]).text)
        assert "deputy" not in record.to_text()
        assert [line["body"] for line in said(table, -1)] == ["handed", "returned"]


def test_handing_over_is_harmless_to_repeat_and_refuses_strange_bots(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    seat = 1 - table.asked()[0]
    wish = {"seq": table.view(seat)["seq"] + 1, "bot": "random"}
    for _ in range(3):
        assert served.post(f"{table.path}/deputy", wish, table.keys[seat]).json() == {"seq": wish["seq"]}
    assert table.view(seat)["seq"] == wish["seq"]
    assert enter(table, seat, "deputy", bot="nobody") == (422, "unknown_bot")
    table.keys[7] = table.keys[-1]
    body = {"seq": wish["seq"] + 1, "bot": "random"}
    assert served.post(f"{table.path}/deputy", body, table.keys[-1]).json()["error"] == "only_watching"
    waiting = served.open_table(TWO_LINKS).join(0)
    assert enter(waiting, 0, "deputy", bot="random") == (409, "not_playing")


def test_a_seat_is_taken_back_from_a_bot_that_was_faster(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    seat = table.asked()[0]
    assert enter(table, seat, "deputy", bot="random") == (200, "")
    before = table.view(seat)["seq"]
    until(table, lambda info: table.view(seat)["seq"] > before and not info["asked"].count(seat))

    def take_back(seq: int) -> Json:
        found: Json = served.post(f"{table.path}/deputy", {"seq": seq}, table.keys[seat]).json()
        return found

    head = table.view(seat)["seq"]
    assert take_back(head + 2)["error"] == "stale"
    assert table.view(seat)["table"]["seats"][seat]["deputy"] == "random"
    assert take_back(head) == {"seq": head + 1}, "of what the bot did last its page had not heard yet"
    assert table.view(seat)["table"]["seats"][seat]["deputy"] == ""
    for number in (head, head + 1):
        assert take_back(number) == {"seq": head + 1}, "a request sent twice"
    assert table.view(seat)["seq"] == head + 1


def test_a_seat_is_handed_over_while_others_play_on(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    other = table.asked()[0]
    seat, seq = 1 - other, table.view(other)["seq"]

    def wish(number: int, **bot: str) -> Json:
        found: Json = served.post(f"{table.path}/deputy", {"seq": number, **bot}, table.keys[seat]).json()
        return found

    table.play(1, seed=1)
    assert table.view(seat)["seq"] == seq + 1
    assert wish(seq + 3, bot="random")["error"] == "stale", "nobody can know that number"
    handed = wish(seq + 1, bot="random")
    assert handed == {"seq": seq + 2}, "of the other one's pick its page had not heard yet"
    assert table.view(seat)["table"]["seats"][seat]["deputy"] == "random"
    assert wish(seq + 1, bot="random") == handed, "a request sent twice"
    back = wish(seq + 3)
    assert back["seq"] >= seq + 3
    assert wish(seq + 1, bot="random") == handed, "an old request that comes late"
    assert wish(seq + 1)["error"] == "stale", "this seat has decided otherwise since then"
    view = table.view(seat)
    assert (view["seq"], view["table"]["seats"][seat]["deputy"]) == (back["seq"], ""), "neither changed anything"


def test_a_bot_for_a_person_plays_a_game_to_its_end(served: Served) -> None:
    table = served.open_table(LINKS, SHORT).join()
    for seat in (0, 1):
        assert enter(table, seat, "deputy", bot="random") == (200, "")
    until(table, lambda info: info["status"] == "over")
    answer = served.get(f"{table.path}/record", table.keys[0])
    assert read_record(answer.text).to_text() == answer.text


def test_a_guided_game_is_played_by_the_learner(served: Served) -> None:
    lesson = served.get("/games/bloodstones/teaching").json()["lessons"][0]["id"]
    made = served.post(f"/games/bloodstones/lessons/{lesson}", {}).json()
    table = Opened(served, made["table"]["id"], {row["seat"]: row["key"] for row in made["keys"]}, made["table"])
    table.join(*[n for n in table.keys if n >= 0])
    seat = next(n for n in table.keys if n >= 0)
    assert enter(table, seat, "deputy", bot="random") == (409, "lesson")


# -- somebody is gone ----------------------------------------------------------------------------------------------------


def test_somebody_gone_is_replaced_and_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, limits=HASTY) as served:
        table = served.open_table(TWO_LINKS, LONG).join()
        gone = table.asked()[0]
        other = 1 - gone
        with table.hello(gone) as page:
            next_update(page)
            until_here(table, gone)
            assert enter(table, other, "replace", seat=gone, bot="random") == (409, "is_here")
        until_here(table, gone, here=False)
        until_gone(table, gone, other)
        assert enter(table, gone, "replace", seat=gone, bot="random") == (409, "own_seat")
        assert enter(table, gone, "replace", seat=other, bot="random") == (409, "not_awaited")
        assert enter(table, other, "replace", seat=gone, bot="nobody") == (422, "unknown_bot")
        assert enter(table, other, "replace", seat=9, bot="random") == (404, "unknown_seat")
        assert enter(table, other, "replace", seat=16, bot="random") == (422, "invalid")
        body = {"seq": table.view(0)["seq"] + 1, "seat": gone, "bot": "random"}
        assert served.post(f"{table.path}/replace", body, table.keys[-1]).json()["error"] == "only_watching"
        assert enter(table, other, "replace", seat=gone, bot="random") == (200, "")
        info = until(table, lambda info: gone not in info["asked"], other)
        assert info["seats"][gone]["deputy"] == "random"
        assert enter(table, other, "replace", seat=gone, bot="random") == (409, "is_bot")
        assert [line["body"] for line in said(table, other)] == ["replaced"]
        # a player who comes back sees their hand all along, and can play again at any time
        assert table.view(gone)["viewer"] == gone
        assert enter(table, gone, "deputy") == (200, "")
        assert table.view(other)["table"]["seats"][gone]["deputy"] == ""


def test_nobody_is_replaced_before_the_time(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    gone = table.asked()[0]
    seat_info = table.view(gone)["table"]["seats"][gone]
    assert seat_info["gone"] > time.time_ns() // 1_000_000 + 55 * 60_000, "an hour where links were sent"
    assert enter(table, 1 - gone, "replace", seat=gone, bot="random") == (409, "too_early")
    open_seats = [{"holder": "here"}, {"holder": "open"}]
    table = served.open_table(open_seats, LONG).join(0)
    table.keys[1] = served.post(f"{table.path}/seats/1/claim", {"name": "Cy", "contribution": "x"}).json()["key"]
    asked = table.asked()[0]
    seat_info = table.view(0)["table"]["seats"][asked]
    assert seat_info["gone"] < time.time_ns() // 1_000_000 + 11 * 60_000, "ten minutes among strangers"


def test_all_others_who_are_there_must_agree(tmp_path: Path) -> None:
    with serving(tmp_path, limits=HASTY) as served:
        table = served.open_table([{"holder": "link"}] * 3, LONG).join()
        gone = table.asked()[0]
        first, second = [seat for seat in range(3) if seat != gone]
        with table.hello(first), table.hello(second):
            until_here(table, first, second)
            until_gone(table, gone, first)
            assert enter(table, first, "replace", seat=gone, bot="random") == (200, "")
            seat_info = table.view(second)["table"]["seats"][gone]
            assert (seat_info["deputy"], seat_info["agreed"]) == ("", [first])
            with table.hello(gone):  # opening the page is enough to be waited for again
                until_here(table, gone)
                assert table.view(second)["table"]["seats"][gone]["agreed"] == []
            until_here(table, gone, here=False)
            until_gone(table, gone, first)
            assert enter(table, second, "replace", seat=gone, bot="random") == (200, "")
            assert table.view(second)["table"]["seats"][gone]["deputy"] == "", "what was agreed before is forgotten"
            assert enter(table, first, "replace", seat=gone, bot="random") == (200, "")
            assert until(table, lambda info: info["seats"][gone]["deputy"] != "")["seats"][gone]["agreed"] == []


def test_two_who_agree_at_once_are_both_heard(tmp_path: Path) -> None:
    with serving(tmp_path, limits=HASTY) as served:
        table = served.open_table([{"holder": "link"}] * 3, LONG).join()
        gone = table.asked()[0]
        others = [seat for seat in range(3) if seat != gone]
        with table.hello(others[0]), table.hello(others[1]):
            until_here(table, *others)
            until_gone(table, gone, others[0])
            body = {"seq": table.view(gone)["seq"] + 1, "seat": gone, "bot": "random"}
            for later, seat in enumerate(others):
                for _ in range(2):
                    answer = served.post(f"{table.path}/replace", body, table.keys[seat])
                    assert (answer.status_code, answer.json()) == (200, {"seq": body["seq"] + later}), answer.text
            assert table.view(others[0])["table"]["seats"][gone]["deputy"] == "random"


def test_who_is_gone_too_need_not_agree(tmp_path: Path) -> None:
    with serving(tmp_path, limits=HASTY) as served:
        table = served.open_table([{"holder": "link"}] * 3, LONG).join()
        gone = table.asked()[0]
        first = next(seat for seat in range(3) if seat != gone)
        with table.hello(first):
            until_here(table, first)
            until_gone(table, gone, first)
            assert enter(table, first, "replace", seat=gone, bot="random") == (200, "")
            assert table.view(first)["table"]["seats"][gone]["deputy"] == "random"


# -- positions by address ------------------------------------------------------------------------------------------------


def test_a_guest_can_pass_on_a_position_and_a_stranger_sees_nothing_hidden(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    table.play(25, seed=4)
    watch = table.view(1)["watch"]
    assert watch not in table.keys.values()
    assert "watch" not in table.view(-1), "who watches has a key already"
    hidden = 0
    last = table.view(1)["last"]
    for at in (0, 7, last):
        answer = served.get(f"{table.path}/view", watch, at=at)
        stranger, spectator = answer.json(), table.view(-1, at=at)
        assert stranger == spectator
        assert (stranger["viewer"], stranger["held"]) == (-1, [])
        for seat in (0, 1):
            own = msgspec.json.encode(table.view(seat, at=at)["scene"]["trays"]).decode()
            ids = [piece["id"] for tray in msgspec.json.decode(own) for piece in tray["pieces"] if tray["seat"] == seat]
            hidden += sum(str(each).startswith("hand.") and f'"{each}"' not in answer.text for each in ids)
    assert hidden, "the seats themselves see more"
    for deed, body in (("pick", {"seq": 1, "pick": "x"}), ("talk", {"phrase": "hello"})):
        assert served.post(f"{table.path}/{deed}", body, watch).json()["error"] == "only_watching"
    assert served.get(f"{table.path}/view", watch, all=True).status_code == 403
    assert served.get(f"{table.path}/view", watch, seat=0).status_code == 403
    other = served.open_table(TWO_LINKS, LONG).join()
    assert served.get(f"{other.path}/view", watch).status_code == 403
