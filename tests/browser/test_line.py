"""The connection between page and server: what is sent over it, and what happens when it breaks or the server dies."""

from __future__ import annotations

import random
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from sandtable.core.registry import find_game
from sandtable.server.tables.scenes import draw
from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Person, Server, advance
from tests.server.support import Json, serving

LONG: Json = {"faction_assignment": "random"}


def test_secrets_never_reach_the_other_page(person: NewPerson, built: None, tmp_path: Path) -> None:
    """Two browsers at one table. Bo's scenes are the same as in a game in which everything he cannot see was redealt."""
    with serving(tmp_path) as served:
        url = f"http://127.0.0.1:{served.port}/"
        table = served.open_table(TWO_LINKS, LONG).join()
        ada, bo = person(url, seed=7), person(url, seed=8)
        bo.wire.record_bodies(bo.page)
        ada.sit(table, 0)
        bo.sit(table, 1)
        for _ in range(32):
            seat, seq, _ = table.asked()
            asked = (ada, bo)[seat]
            asked.reach("seq", seq - 1)
            asked.answer()
        last = table.view(1)
        bo.reach("seq", last["seq"])
        inside = served.registry._tables[table.id]
        states = [inside.state_at(at).clone() for at in range(inside.last + 1)]
        secret, commitment = inside.row.secret, inside.commitment
        for anyone in (ada, bo):
            anyone.page.close()
    said = "".join(bo.wire.frames + bo.wire.bodies)
    assert commitment in said
    assert not any(hidden in said for hidden in (table.keys[0], secret))
    assert re.search(r'"(?:hand|bag)\.0\.\d', said) is None, "tiles of Ada's hand or bag"
    assert re.search(r'"hand\.1\.\d', said), "Bo's own are there"
    assert re.search(r'"hand\.0\.\d', "".join(ada.wire.frames)), "and Ada's reached Ada"
    spec, chance, compared = find_game("bloodstones"), random.Random(3), 0
    for update in bo.wire.updates():
        if update["scene"] is None:
            continue
        other = spec.redeal(states[update["at"]].seen_by(1), chance.getrandbits(32))
        assert msgspec.json.decode(draw(inside.spec, other, 1).whole()) == update["scene"]
        compared += 1
    assert compared > 15


class Cable:
    """The live connections of a page, for cutting."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        self.is_cut = False
        self.refused = 0
        page.route_web_socket(re.compile(r"/api/live$"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            self.refused += 1
            route.close(code=1001)
            return
        route.connect_to_server()
        self.open.append(route)

    def cut(self) -> None:
        self.is_cut = True
        while self.open:
            self.open.pop().close(code=1001)

    def mend(self) -> None:
        self.is_cut = False


def test_a_page_that_lost_the_line_catches_up(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, LONG).join()
    ada = person(rough=True)
    cable = Cable(ada.page)
    ada.sit(table, 0)
    before = ada.number("seq")
    cable.cut()
    expect(ada.page.locator("main.table[data-link=lost]")).to_be_attached()
    expect(ada.page.get_by_text("Connection lost")).to_be_visible()
    assert table.play(9) == 9
    assert ada.number("seq") == before
    cable.mend()
    expect(ada.page.locator("main.table[data-link=live]")).to_be_attached()
    ada.reach("seq", before + 9)
    expect(ada.page.get_by_text("Connection lost")).to_have_count(0)
    last = ada.wire.updates()[-1]
    assert len(last["steps"]) == 9, "only what was missed was sent again"
    assert log_of(ada) == log_of(person().sit(table, 0)), "and the log is that of a page that was there all the time"


def log_of(ada: Person) -> str:
    tab = ada.page.get_by_role("tab", name="Log")
    if tab.count():
        tab.click()
    return ada.page.locator(".log ol").inner_text()


def test_a_page_catches_up_with_an_undo_it_missed(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {**LONG, "first_player": "1"}).join()
    advance(table, 4)
    seat, seq, _ = table.asked()
    bo = person(rough=True)
    cable = Cable(bo.page)
    bo.sit(table, 1 - seat)
    cable.cut()
    assert table.undo(seat, seq, 3).status_code == 200
    cable.mend()
    bo.reach("seq", seq)
    bo.reach("at", 1)


def test_an_open_seat_is_taken_though_the_answer_is_lost(person: NewPerson, server: Server) -> None:
    table = server.served.open_table([{"holder": "link", "name": "Ada"}, {"holder": "open"}], LONG).join(0)
    bo = person(rough=True)
    tried: list[str] = []

    def lose_the_first(route: Route) -> None:
        tried.append(route.request.post_data or "")
        if len(tried) > 1:
            return route.continue_()
        assert route.fetch().ok
        return route.abort("connectionreset")

    bo.page.route(re.compile(r"/claim$"), lose_the_first)
    bo.go()
    row = bo.page.locator(
        ".open-row", has_text="Person 0"
    ).first  # named after the players until the map's name is known
    row.get_by_role("button", name=re.compile("^Take a seat")).click()
    bo.page.wait_for_selector("main.table[data-link=live]")
    assert len(tried) == 2
    assert tried[0] == tried[1], "the same request once more"
    assert bo.wire.updates()[-1]["held"] == [1]
    assert table.view(0)["seq"] == 3, "sat down once, and contributed to the dice"


@pytest.fixture
def mortal(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    made = Server(tmp_path).start()
    yield made
    made.close()


def test_a_killed_server_loses_nothing_and_the_page_recovers(person: NewPerson, mortal: Server) -> None:
    table = mortal.served.open_table(TWO_LINKS, LONG).join()
    ada, bo = (person(mortal.url, rough=True, seed=n).sit(table, n) for n in (0, 1))
    for life in range(2):
        for _ in range(5):
            seat, seq, _ = table.asked()
            asked = (ada, bo)[seat]
            asked.reach("seq", seq - 1)
            asked.answer()
        seat, seq, _ = table.asked()
        asked = (ada, bo)[seat]
        asked.reach("seq", seq - 1)
        asked.show_answers()
        asked.page.locator(".ask [data-option]").first.click(no_wait_after=True)
        mortal.stop(signal.SIGKILL)  # while a pick is on its way
        for anyone in (ada, bo):
            expect(anyone.page.locator("main.table[data-link=lost]")).to_be_attached()
        mortal.start()
        for anyone in (ada, bo):
            # nothing is pending any more: whatever had no answer has been sent again
            expect(anyone.page.locator("main.table[data-link=live][data-waiting=false]")).to_be_attached()
        head = table.view(0)["seq"]
        assert seq - 1 <= head <= seq, life
        for anyone, number in ((ada, 0), (bo, 1)):
            anyone.reach("seq", head)
            for granted in anyone.wire.granted:  # asking again gives the same answer, because it is in the log
                assert table.pick(number, granted["seq"], granted["pick"]).json() == {"seq": granted["seq"]}
    assert len(ada.wire.granted) + len(bo.wire.granted) >= 10
    seat, _, _ = table.asked()
    (ada, bo)[seat].asked()
    (ada, bo)[seat].answer()
