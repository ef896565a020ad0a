"""Scenes sent as deltas: applying them gives exactly the full scene, and nothing of another seat."""

from __future__ import annotations

import random
import subprocess
from typing import Any
from zlib import crc32

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from sandtable.bots import find_bot
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.offered_gestures import add_gestures
from sandtable.core.registry import find_game
from sandtable.server.wire.deltas import EncodedScene, apply_change, script
from sandtable.server.wire.messages import SceneChange
from tests.server.support import LONG, Json, Opened, Served, next_update
from tests.test_words_runtimes import ROOT, needs_node

FOLLOW = ROOT / "client" / "scripts" / "follow-changes.mjs"
GAMES: dict[str, dict[str, str | int]] = {
    "bloodstones": {"faction_assignment": "random"},
    "warlords": {},
    "first_blood": {"placement": "auto"},
    "battlelore": {},
}
MOST = 120


def seen(spec: GameSpec[State], state: State, viewer: int) -> EncodedScene:
    shown = state.seen_by(viewer)
    return EncodedScene(add_gestures(spec, shown, viewer, spec.presentation.scene(shown, viewer)))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_followed_alike_in_both_languages(game: str) -> None:
    spec: GameSpec[State] = find_game(game)
    state = spec.start(players=2, seed=11, options=spec.check_options(2, GAMES[game]))
    viewers = (0, 1, PUBLIC)
    bot, chance = find_bot("random", spec, 5), random.Random(5)
    lines: dict[int, list[bytes]] = {viewer: [] for viewer in viewers}
    digests: dict[int, list[int]] = {viewer: [] for viewer in viewers}
    before: dict[int, tuple[EncodedScene, dict[str, Any]]] = {}
    sent = whole = 0
    for number in range(MOST):
        for viewer in viewers:
            drawn = seen(spec, state, viewer)
            raw = bytes(drawn.whole())
            now = msgspec.json.decode(raw)
            assert msgspec.json.encode(now) == raw, "every number has one way to be written"
            if viewer in before:
                made = msgspec.json.encode(drawn.change(number - 1, before[viewer][0].marks))
                change = msgspec.json.decode(made, type=SceneChange)
                assert apply_change(before[viewer][1], change) == now
                lines[viewer].append(b'{"change":' + made + b"}")
                digests[viewer].append(crc32(raw))
                sent, whole = sent + len(made), whole + len(raw)
            else:
                lines[viewer].append(b'{"scene":' + raw + b"}")
            before[viewer] = (drawn, now)
        if state.decision is None:
            break
        asked = chance.choice(state.open_questions())
        state.apply(bot.choose(state.seen_by(asked.seat), asked), asked.seat)
    assert number > 50
    assert sent * 3 < whole, (sent, whole)
    encoded = b"\n".join(line for viewer in viewers for line in lines[viewer])
    done = subprocess.run(
        [needs_node(), str(FOLLOW)], input=encoded, capture_output=True, check=True, cwd=ROOT / "client"
    )
    assert done.stdout.decode().split() == [str(each) for viewer in viewers for each in digests[viewer]]


def test_a_list_is_told_by_what_is_kept() -> None:
    items = [b"%d" % n for n in range(300)]
    old, new = tuple(range(300)), (*range(5, 300), 400)
    assert script(old[:10], (*old[:4], 77, *old[5:10]), items[:10]) == (4, -1, [b"4"], 5)
    assert script((), (1,), [b"x"]) == ([b"x"],)
    assert script((1,), (), []) == (-1,)
    assert script((1, 1), (1,), [b"x"]) == (1, -1), "equal items are not counted twice"
    long = script(old, new, [*items[5:], b"z"])
    assert long[0] == -300, "long lists are sent anew instead of being compared"
    assert isinstance(long[1], list)
    assert len(long[1]) == len(new)


def test_the_wrong_scene_is_noticed() -> None:
    spec: GameSpec[State] = find_game("bloodstones")
    state = spec.start(players=2, seed=1, options=spec.check_options(2, GAMES["bloodstones"]))
    first = seen(spec, state, 0)
    state.apply(state.open_questions()[0].options[0])
    change = msgspec.json.decode(msgspec.json.encode(seen(spec, state, 0).change(0, first.marks)), type=SceneChange)
    mine = msgspec.json.decode(bytes(first.whole()))
    assert apply_change(mine, change) is not None
    assert apply_change({**mine, "round": 99}, change) is None


# -- over the live channel ---------------------------------------------------------------------------------------------------


def hello(page: ClientConnection, table: Opened, *seats: int, since: int = -1) -> Json:
    """Send the hello of a page that wants deltas; return the first update."""
    keys = [table.keys[seat] for seat in seats]
    said = {"type": "hello", "table": table.id, "keys": keys, "since": since, "follows": True}
    page.send(msgspec.json.encode(said).decode())
    return next_update(page)


def scene_after(before: Json, update: Json) -> Json:
    assert update["scene"] is None
    change = msgspec.convert(update["change"], SceneChange)
    made = apply_change(before, change)
    assert made is not None
    return made


def test_pages_that_follow_see_the_same_as_others(served: Served) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "here"}], LONG).join()
    with served.live() as one, served.live() as two, served.live() as watcher:
        pages = {0: one, 1: two, PUBLIC: watcher}
        scenes = {seat: hello(page, table, seat)["scene"] for seat, page in pages.items()}
        for number in range(12):
            if number == 8:
                undo = next(seat for seat in (0, 1) if table.view(seat)["undo"])
                seq = table.view(undo)["seq"] + 1
                assert table.undo(undo, seq).status_code == 200
            else:
                seat, seq, options = table.asked()
                assert table.pick(seat, seq, options[number % len(options)]).status_code == 200
            for viewer, page in pages.items():
                update = next_update(page, seq)
                assert update["change"]["base"] == seq - 1
                scenes[viewer] = scene_after(scenes[viewer], update)
                assert scenes[viewer] == table.view(viewer, since=1_000_000)["scene"]


def test_who_is_lost_and_who_turns_the_table_gets_all_of_it(served: Served) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "here"}], LONG).join()
    with served.live() as page:
        first = hello(page, table, 0, 1)
        assert first["scene"]
        page.send('{"type":"lost"}')
        again = next_update(page)
        assert again["scene"] == first["scene"]
        assert (again["keep"], len(again["steps"])) == (0, len(first["steps"])), "it starts from nothing"
        other = 1 - first["viewer"]
        page.send(msgspec.json.encode({"type": "look", "seat": other}).decode())
        turned = next_update(page)
        assert turned["viewer"] == other
        assert turned["scene"]["viewer"] == other
        assert "change" not in turned


def test_a_page_that_does_not_say_so_is_sent_whole_scenes(served: Served) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "here"}], LONG).join()
    with table.hello(0) as page:
        next_update(page)
        seat, seq, options = table.asked()
        table.pick(seat, seq, options[0])
        update = next_update(page, seq)
        assert update["scene"]
        assert "change" not in update
