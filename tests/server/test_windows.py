"""Reaction windows: swift and sealed tables, standing answers, and whole games without needless questions."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from sandtable.core.match.standing import Standing
from sandtable.server.storage.rows import LogEntry
from sandtable.server.tables import windows
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages import SeatRequest
from tests.server.client import PATIENCE
from tests.server.support import Json, Opened, Served, heard_until_said, next_update, serving, until

pytestmark = pytest.mark.busy

LORE: Json = {"adventure": "bl-06-spiderwood", "turn_limit": 5}
HERE: Json = {"holder": "here"}
LINK: Json = {"holder": "link"}
BOT: Json = {"holder": "bot", "bot": "random"}
QUIET: Json = {"until_my_turn": False, "unless_attacked": False, "passes": [], "asks": []}


def lore_table(served: Served, *seats: Json, options: Json = LORE, **more: object) -> Opened:
    return served.open_table(list(seats), options, game="battlelore", **more).join()


def inside(table: Opened) -> Table:
    return table.served.registry._tables[table.id]


def say(table: Opened, seat: int, **wish: object) -> Json:
    answer = table.served.post(f"{table.path}/standing", wish, table.keys[seat])
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def own_question(update: Json) -> Json | None:
    if update["scene"] is None:
        return None
    return next((q for q in update["scene"]["questions"] if q["seat"] == update["viewer"]), None)


def is_lone_pass(question: Json) -> bool:
    window = question.get("window")
    return window is not None and [o["text"] for o in question["options"]] == [window["passing"]]


class Page:
    """A page that plays at random for the seat it is shown, and records its questions."""

    def __init__(self, table: Opened, socket: ClientConnection, seed: int) -> None:
        self.table = table
        self.socket = socket
        self.chance = random.Random(seed)
        self.asked: list[Json] = []
        self.viewers: list[int] = []
        self.curtains: list[tuple[int, Json | None]] = []
        self.last: Json = {}

    def read(self) -> Json:
        message: Json = msgspec.json.decode(self.socket.recv(PATIENCE))
        assert message["type"] == "update", message
        scene = message["scene"] or self.last.get("scene")
        message["scene"] = scene
        if self.last and message["viewer"] != self.last["viewer"]:
            self.curtains.append((message["viewer"], own_question(message)))
        self.last = message
        return message

    def play(self, picks: int = 100_000, until: Callable[[Json], bool] = lambda _: False) -> int:
        """Answer until the game is over or a wanted question is asked; return the number of answers."""
        done = 0
        while done < picks:
            update = self.read()
            if update["table"]["status"] == "over":
                break
            question = own_question(update)
            if question is None or update["passing"]:
                assert question is None or is_lone_pass(question) or update["standing"] != QUIET
                continue
            self.asked.append(question)
            if until(question):
                break
            text = self.chance.choice(question["options"])["text"]
            answer = self.table.pick(update["viewer"], update["seq"] + 1, text)
            assert answer.status_code in (200, 409), answer.text
            done += 1
        return done


# -- whole games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_a_lore_adventure_against_a_bot_no_lone_pass_is_ever_asked(served: Served, seed: int) -> None:
    table = lore_table(served, HERE, BOT)
    with table.hello(0) as socket:
        page = Page(table, socket, seed)
        page.play()
    assert page.last["table"]["status"] == "over"
    assert not [question for question in page.asked if is_lone_pass(question)]
    match = inside(table).match
    assert match is not None
    passed = [step for step in match.steps if step.seat == 0 and step.line.kind == "play_lore"]
    assert len(passed) > sum(question["kind"] == "play_lore" for question in page.asked), "windows were passed"


@pytest.mark.parametrize("game", ["warlords", "bloodstones"])
def test_a_person_alone_with_bots_is_asked_for_choices_and_for_the_last_word(served: Served, game: str) -> None:
    """A step without a choice ends automatically, except the last one before undo becomes impossible."""
    table = served.open_table([HERE, BOT], {}, game=game).join()
    with table.hello(0) as socket:
        page = Page(table, socket, 5)
        for _ in range(60):
            page.play(1)
            if page.last["table"]["status"] == "over":
                break
            match = inside(table).match
            assert match is not None
            if not match.state.decision or match.state.decision.seat:
                continue
            asked = match.state.asked(0)
            if not asked.has_choice():
                tried = match.state.clone()
                tried.apply(asked.options[0], 0)
                assert tried.revealing or tried.decision is None or tried.decision.seat, asked.kind
    match = inside(table).match
    assert match is not None
    lone = len([step for step in match.steps if step.seat == 0]) - len(page.asked)
    assert lone > 0, "picks that nobody was asked for"


def test_taking_back_skips_what_answered_itself_and_people_apart_are_asked(served: Served) -> None:
    table = served.open_table([HERE, BOT], {}, game="warlords").join()
    chance = random.Random(3)
    for _ in range(300):
        until(lambda: table.asked()[0] == 0)
        _, seq, options = table.asked()
        view = table.view(0)
        if view["back"] > 1:
            break
        table.pick(0, seq, chance.choice(options))
    before = view["last"]
    assert table.undo(0, seq, view["back"]).status_code == 200
    after = table.view(0)
    assert after["last"] == before - view["back"], "nothing was answered again"
    question = own_question(after)
    assert question is not None
    assert len(question["options"]) > 1
    apart = served.open_table([LINK, LINK], {}, game="warlords").join()
    assert not inside(apart).answers_forced, "a step left out would betray a hand"


@pytest.mark.parametrize("seed", [1, 2])
def test_at_one_screen_a_curtain_falls_only_for_a_seat_with_a_choice(served: Served, seed: int) -> None:
    table = lore_table(served, HERE, HERE)
    with table.hello(0, 1) as socket:
        page = Page(table, socket, seed)
        page.play()
    assert page.last["table"]["status"] == "over"
    assert page.curtains
    assert not [question for question in page.asked if is_lone_pass(question)]
    for seat, question in page.curtains:
        assert question is not None, f"a curtain for seat {seat}, which is not asked"
        assert not is_lone_pass(question)


def test_who_wants_to_be_asked_is_asked(served: Served) -> None:
    table = lore_table(served, HERE, BOT)
    asks = list(inside(table).spec.windows)
    assert say(table, 0, asks=asks)["asks"] == asks
    with table.hello(0) as socket:
        page = Page(table, socket, 4)
        page.play(until=is_lone_pass)
    assert is_lone_pass(page.asked[-1])


def test_the_lone_pass_of_a_bot_costs_no_thinking(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[bool] = []
    think = served.registry.bot_pool.choose

    async def choose(game: str, bot: str, seat: int, seed: int, seen: Any, concedes: bool) -> str | None:
        thoughts.append(seen.asked(seat).only_passes())
        return await think(game, bot, seat, seed, seen, concedes)

    monkeypatch.setattr(served.registry.bot_pool, "choose", choose)
    table = lore_table(served, HERE, BOT)
    with table.hello(0) as socket:
        Page(table, socket, 5).play()
    match = inside(table).match
    assert match is not None
    assert thoughts
    assert not any(thoughts)
    assert sum(step.seat == 1 for step in match.steps) > len(thoughts)


# -- swift and sealed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("holders", "expected"),
    [
        (["here", "bot"], "swift"),
        (["here", "here"], "swift"),
        (["link", "bot"], "swift"),
        (["bot", "bot"], "swift"),
        (["here", "link"], "sealed"),
        (["link", "open"], "sealed"),
        (["here", "here", "open"], "sealed"),
    ],
)
def test_people_apart_are_sealed_unless_the_table_says_otherwise(holders: list[str], expected: str) -> None:
    seats = tuple(msgspec.convert({"holder": holder}, SeatRequest) for holder in holders)
    assert windows.default_windows(seats) == expected


def test_a_table_says_how_it_passes(served: Served) -> None:
    assert served.open_table([HERE, LINK]).info["windows"] == "sealed"
    assert served.open_table([HERE, LINK], windows="swift").info["windows"] == "swift"
    assert served.open_table([HERE, BOT]).info["windows"] == "swift"
    refused = served.post("/tables", {"windows": "slow"})
    assert refused.status_code == 422
    assert "windows" in refused.json()["where"]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make passes come after about a tenth of a second."""
    monkeypatch.setattr(windows, "USUAL", 0.15)
    monkeypatch.setattr(windows, "SHORTEST", 0.1)


def to_lone_pass(table: Opened, seed: int, seats: tuple[int, ...] = (0, 1)) -> tuple[int, int]:
    """Play at random until a seat can only pass; return the seat and the number its pass will have.

    The table announces that it passes for this seat.
    """
    chance = random.Random(seed)
    for _ in range(2000):
        for seat in seats:
            view = table.view(seat, since=1_000_000)
            question = own_question(view)
            if question is not None and is_lone_pass(question):
                assert view["passing"] is True
                return seat, view["seq"] + 1
            if question is not None:
                table.pick(seat, view["seq"] + 1, chance.choice(question["options"])["text"])
    raise AssertionError("no window with a lone pass")


def test_at_a_sealed_table_a_pass_takes_its_time_and_needs_nobody(served: Served, hasty: None) -> None:
    table = lore_table(served, LINK, LINK)
    seat, seq = to_lone_pass(table, 1)
    other = table.view(1 - seat)
    assert other["passing"] is False or other["seq"] >= seq
    until(lambda: table.view(seat, since=1_000_000)["seq"] >= seq)
    entries = inside(table).entries
    assert (entries[seq - 1].kind, entries[seq - 1].seat, entries[seq - 1].body) == ("pick", seat, b"pass")
    waited = (entries[seq - 1].at_ms - entries[seq - 2].at_ms) / 1000
    assert waited >= 0.099


def test_at_a_sealed_table_the_others_see_nothing_of_it(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a window is open, other seats get the same bytes whatever options the asked seat has."""
    monkeypatch.setattr(windows, "pause", lambda *_: 3600.0)  # the window stays open while we compare
    table = lore_table(served, LINK, LINK)
    seat, _ = to_lone_pass(table, 2)
    other = 1 - seat
    kept = inside(table)
    assert kept.match is not None
    truth = kept.match.state
    raws = set()
    for standing in (Standing(), Standing(until=99), Standing(asks=("lore_movement", "lore_enemy_move"))):
        for number in range(6):
            kept.standing[seat] = standing
            kept.match.state = kept.spec.redeal(truth.seen_by(other), number)
            kept.scenes.clear()
            raws.add(served.get(f"{table.path}/view", table.keys[other]).content)
            raws.add(served.get(f"{table.path}/view", table.keys[other]).content)
    kept.match.state = truth
    kept.standing.clear()
    kept.scenes.clear()
    assert len(raws) == 1


def test_a_pass_that_was_pending_comes_after_a_restart(tmp_path: Path, hasty: None) -> None:
    with serving(tmp_path) as served:
        table = lore_table(served, LINK, LINK)
        seat, seq = to_lone_pass(table, 3)
        keys = table.keys
    with serving(tmp_path) as served:
        again = Opened(served, table.id, keys, {})
        until(lambda: again.view(seat, since=1_000_000)["seq"] >= seq)


@pytest.fixture
def sealed(served: Served) -> Table:
    return inside(lore_table(served, LINK, LINK))


def test_pauses_are_drawn_like_the_seats_own_answers(sealed: Table) -> None:
    assert windows.answering_times(sealed, 0) == pytest.approx((math.log(windows.USUAL), windows.SPREAD))
    for k in range(60):  # seat 0 answers in about a second, seat 1 in about eight
        seconds = (1.0, 8.0)[k % 2] * (0.9 + 0.02 * (k % 10))
        at_ms = sealed.entries[-1].at_ms + int(seconds * 1000)
        sealed.entries.append(LogEntry(sealed.head + 1, "pick", k % 2, b"pass", "", at_ms))
        sealed.weighed.append(sealed.head)
    fast, slow = windows.answering_times(sealed, 0)[0], windows.answering_times(sealed, 1)[0]
    assert math.exp(fast) < 2.2 < 4.5 < math.exp(slow)
    drawn = []
    for number in range(400):
        sealed.row = replace(sealed.row, id=f"another {number}")
        drawn.append(windows.pause(sealed, 1))
    middle, spread = windows.answering_times(sealed, 1)
    assert statistics.median(drawn) == pytest.approx(math.exp(middle), rel=0.2)
    assert min(drawn) >= windows.SHORTEST
    assert max(drawn) <= windows.LONGEST
    assert statistics.stdev([math.log(each) for each in drawn]) == pytest.approx(spread, rel=0.35)


def test_a_pause_is_the_same_after_a_restart_and_no_other_seats(sealed: Table) -> None:
    assert windows.pause(sealed, 0) == windows.pause(sealed, 0)
    assert windows.pause(sealed, 0) != windows.pause(sealed, 1)


# -- standing answers ----------------------------------------------------------------------------------------------------


def next_question(table: Opened, seat: int) -> tuple[Json, Json | None]:
    """Wait until a seat is asked; return its view and the question, or None if the game is over."""
    view: Json = {}

    def is_asked_or_over() -> bool:
        nonlocal view
        view = table.view(seat, since=1_000_000)
        return own_question(view) is not None or view["table"]["status"] != "playing"

    until(is_asked_or_over)
    return view, own_question(view)


def choice_in_window(table: Opened, seed: int, seat: int, own_turn: bool = False) -> Json:
    """Play at random, but no Lore cards, until this seat has a choice in a window; return the question."""
    chance = random.Random(seed)
    for _ in range(2000):
        view, question = next_question(table, seat)
        assert question is not None, "the game is over"
        is_own = view["scene"]["active"] == seat
        window = question.get("window")
        if window is not None and len(question["options"]) > 1 and is_own == own_turn:
            return question
        text = window["passing"] if window is not None else chance.choice(question["options"])["text"]
        table.pick(seat, view["seq"] + 1, text)
    raise AssertionError("no choice in a window")


LONG: Json = {"adventure": "bl-06-spiderwood"}


def wait_for(table: Opened, seat: int, seq: int) -> Json:
    until(lambda: table.view(seat, since=1_000_000)["seq"] >= seq)
    return table.view(seat, since=1_000_000)


def test_pass_until_my_next_turn(served: Served) -> None:
    table = lore_table(served, HERE, BOT, options=LONG)
    choice_in_window(table, 1, 0)
    seq = table.view(0)["seq"]
    assert say(table, 0, until_my_turn=True)["until_my_turn"] is True
    view = wait_for(table, 0, seq + 1)
    entry = inside(table).entries[seq]
    assert (entry.kind, entry.seat, entry.body) == ("pick", 0, b"pass"), "recorded as the pick it is"
    while view["scene"]["active"] != 0:
        view, question = next_question(table, 0)
        if question is not None and view["scene"]["active"] != 0:
            assert question["window"] is None, "only windows are passed"
            table.pick(0, view["seq"] + 1, question["options"][0]["text"])
    assert view["standing"] == QUIET, "it ends by itself"


def test_pass_unless_attacked_and_kinds(served: Served) -> None:
    table = lore_table(served, HERE, BOT, options=LONG)
    asked = choice_in_window(table, 2, 0)
    kind = asked["window"]["kind"]
    seq = table.view(0)["seq"]
    assert say(table, 0, passes=[kind])["passes"] == [kind]
    wait_for(table, 0, seq + 1)
    weighed = len(inside(table).weighed)
    say(table, 0, unless_attacked=True)
    asked_apart = 0
    chance = random.Random(1)
    for _ in range(400):
        view, question = next_question(table, 0)
        if question is None:
            break
        if question["window"] is not None and view["scene"]["active"] != 0:
            assert question["window"]["attacked"]
            asked_apart += 1
        text = question["window"]["passing"] if question["window"] else chance.choice(question["options"])["text"]
        table.pick(0, view["seq"] + 1, text)
        if len(inside(table).weighed) > weighed + asked_apart + 3:
            break


def test_standing_answers_never_touch_the_own_turn(served: Served) -> None:
    table = lore_table(served, HERE, BOT, options=LONG)
    say(table, 0, until_my_turn=True, unless_attacked=True, passes=list(inside(table).spec.windows))
    question = choice_in_window(table, 3, 0, own_turn=True)
    assert len(question["options"]) > 1
    view = table.view(0)
    assert view["passing"] is False


def test_standing_answers_are_the_seats_own_affair(served: Served) -> None:
    table = lore_table(served, LINK, LINK)
    with table.hello(1) as other, table.hello(-1) as watcher, table.hello(0) as own:
        for page in (other, watcher, own):
            while sum(seat["here"] for seat in next_update(page)["table"]["seats"]) < 2:
                pass
        until(lambda: not served.registry.pages._counting)  # everyone is told of the spectator a little later
        heard_until_said(table, 1, other, watcher, own)
        before = [table.view(seat) for seat in (1, -1)]
        say(table, 0, until_my_turn=True, passes=["lore_dice"])
        assert next_update(own)["standing"]["passes"] == ["lore_dice"]
        assert [table.view(seat) for seat in (1, -1)] == before
        assert heard_until_said(table, 2, other, watcher) == [1, 1], "what was said next, and nothing before it"
        before = [table.view(seat) for seat in (1, -1)]
        assert [table.view(seat) for seat in (1, -1)] == before
        assert "standing" not in table.view(-1)
        assert table.view(1)["standing"] == QUIET


def test_standing_answers_survive_a_restart_and_end_with_the_game(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = lore_table(served, HERE, BOT)
        said = say(table, 0, until_my_turn=True, unless_attacked=True, passes=["lore_dice"], asks=["lore_card"])
        keys = table.keys
    with serving(tmp_path) as served:
        again = Opened(served, table.id, keys, {})
        found = again.view(0)["standing"]
        assert {**found, "until_my_turn": True} == said
        with again.hello(0) as socket:
            page = Page(again, socket, 6)
            page.play()
        assert page.last["table"]["status"] == "over"
        assert "standing" not in again.view(0)
        stored = served.registry.store.read(table.id)
        assert stored is not None
        assert stored.standing == {}
        refused = served.post(f"{again.path}/standing", {}, keys[0])
        assert (refused.status_code, refused.json()["error"]) == (409, "not_playing")


def test_bad_standing_answers_are_refused(served: Served) -> None:
    table = lore_table(served, HERE, BOT)
    path = f"{table.path}/standing"
    for body, where in (
        ({"passes": ["no_such"]}, "passes[0]"),
        ({"asks": ["lore_dice", "x"]}, "asks[1]"),
        ({"passes": ["lore_dice"], "asks": ["lore_dice"]}, "asks[0]"),
        ({"passes": ["lore_dice", "lore_dice"]}, "passes[1]"),
        ({"until_my_turn": 1}, "until_my_turn"),
        ({"for_ever": True}, "for_ever"),
    ):
        refused = served.post(path, body, table.keys[0])
        assert refused.status_code in (400, 422), refused.text
        assert where in refused.json()["where"] + refused.json()["detail"]
    assert served.post(path, {}, table.keys[-1]).status_code == 403
    assert served.post(path, {}).status_code == 401
    assert table.view(0)["standing"] == QUIET
    waiting = served.open_table([HERE, LINK], LORE, game="battlelore")
    assert served.post(f"{waiting.path}/standing", {}, waiting.keys[0]).status_code == 409


def test_taking_back_skips_the_windows_that_passed_by_themselves(served: Served) -> None:
    table = lore_table(served, HERE, HERE, options=LONG)
    chance = random.Random(7)
    skipped = 0
    for _ in range(3000):
        seat, seq, options = table.asked()
        if seat < 0 or skipped:
            break
        view = table.view(seat)
        if view["back"] > 1:
            before = view["last"]
            assert table.undo(seat, seq, view["back"]).status_code == 200
            after = table.view(seat)
            assert after["last"] == before - view["back"], "nothing was passed again"
            question = own_question(after)
            assert question is not None
            assert not is_lone_pass(question)
            skipped += 1
            continue
        table.pick(seat, seq, chance.choice(options))
    assert skipped
