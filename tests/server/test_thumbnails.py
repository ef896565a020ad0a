"""Tables in lists: thumbnails show public information only, and listing does not build tables."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from sandtable.server.actions import opening, seating
from sandtable.server.actions.bot_moves import move
from sandtable.server.actions.listing import list_open_tables, thumbnails_of
from sandtable.server.actions.playing import play_pick
from sandtable.server.pictures.thumbnails import picture_and_land
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import StoredTable
from sandtable.server.storage.store import Store
from sandtable.server.tables import table
from sandtable.server.wire.messages import Join, NewTable, SeatRequest
from tests.server.conftest import TWO_LINKS
from tests.server.support import Served

GAMES = {
    "battlelore": {"adventure": "bl-04-wizards-tarn"},
    "bloodstones": {},
    "first_blood": {"placement": "auto"},
    "warlords": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_face_stays_the_same_when_everything_hidden_is_dealt_anew(served: Served, game: str) -> None:
    table = served.open_table(TWO_LINKS, GAMES[game], game=game).join()
    chance = random.Random(5)
    pictures = set()
    for turn in range(120):
        seat, seq, options = table.asked()
        if seat < 0:
            break
        inside = served.registry._tables[table.id]
        assert inside.match is not None
        if turn % 6 == 0:
            truth, shown = inside.match.state, picture_and_land(inside, 0)
            pictures.add(shown[0].preview)
            for _ in range(3):
                inside.match.state = inside.spec.redeal(truth.seen_by(-1), chance.getrandbits(32))
                inside.scenes.clear()
                assert picture_and_land(inside, 0) == shown
            inside.match.state = truth
            inside.scenes.clear()
        assert table.pick(seat, seq, chance.choice(options)).status_code == 200
    assert len(pictures) > 1, "nothing ever moved"
    assert any(picture is not None and picture.marks for picture in pictures)


def test_lists_say_what_is_played_how_it_stands_and_whose_turn_it_is(served: Served) -> None:
    playing = served.open_table(TWO_LINKS, {"adventure": "bl-10-skarn-gorge"}, game="battlelore").join()
    waiting = served.open_table([{"holder": "here"}, {"holder": "open"}], {"map": "sundered-vale"})
    found = served.get("/tables", ids=f"{waiting.id},{playing.id},nothing,{waiting.id}").json()
    two, one = found["tables"]
    assert [one["id"], two["id"]] == [playing.id, waiting.id]
    assert one["face"]["subject"]["key"] == "adventure-bl-10-skarn-gorge"
    assert one["face"]["scores"] == [0, 0]
    assert playing.asked()[0] in one["asked"]
    assert one["face"]["since"] >= one["created"]
    seats = [mark["seat"] for mark in one["face"]["preview"]["marks"] if not mark["site"]]
    assert (seats.count(0), seats.count(1)) == (14, 17)
    assert two["face"]["subject"]["key"] == "map-sundered-vale"
    assert two["face"]["scores"] == []
    lands = found["lands"]
    assert {one["face"]["preview"]["land"], two["face"]["preview"]["land"]} == set(lands)
    assert lands[one["face"]["preview"]["land"]]["radius"] > 0
    listed = served.get("/tables", status="waiting").json()["tables"]
    assert waiting.id in [table["id"] for table in listed]
    assert {table["status"] for table in listed} == {"waiting"}
    # updates after a pick have no thumbnail
    assert "face" not in playing.view(0)["table"]


def test_a_list_refuses_what_it_cannot_mean(served: Served) -> None:
    for query in {"ids": ",".join(map(str, range(61)))}, {"status": "over"}, {"status": ""}:
        refused = served.get("/tables", **query)
        assert (refused.status_code, [refused.json()["where"]]) == (422, list(query))


def test_no_table_is_built_for_a_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[str] = []
    build = table.build_table

    def counted(stored: StoredTable) -> table.Table:
        built.append(stored.row.id)
        return build(stored)

    monkeypatch.setattr("sandtable.server.registry.build_table", counted)

    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        registry = TableRegistry(Store(url), move, 1)
        made = await opening.open_table(
            registry, NewTable(game="warlords", seats=(SeatRequest("here"), SeatRequest("here")))
        )
        one = made.table.id
        for seat, key in enumerate(made.keys[:2]):
            await seating.join(registry, one, key.key, Join(contribution=f"chance {seat}"))
        (before,) = await thumbnails_of(registry, [one])
        assert before.info.status == "playing"
        await registry.close()

        built.clear()
        registry = TableRegistry(Store(url), move, 1)
        (again,) = await thumbnails_of(registry, [one])
        assert (again.info.seq, again.info.asked, again.info.face) == (
            before.info.seq,
            before.info.asked,
            before.info.face,
        )
        assert again.land == before.land
        assert [face.info.id for face in await list_open_tables(registry)] == [one]
        assert built == []
        # after another pick the stored thumbnail is out of date
        now = await registry.table(one)
        seat = now.asked_seats()[0]
        asked = now.playing().state.asked(seat)
        text = now.spec.notation.option_text(now.playing().state, asked, asked.options[0])
        await play_pick(registry, one, seat, now.head + 1, text)
        registry._tables.clear()  # as if the server had been killed
        registry.thumbnails.drop(one)
        built.clear()
        (after,) = await thumbnails_of(registry, [one])
        assert after.info.seq == before.info.seq + 1
        assert built == [one]
        await thumbnails_of(registry, [one])
        assert built == [one]
        await registry.close()

    asyncio.run(run())
