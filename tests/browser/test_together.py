"""People at a table: they chat, come and go, hand their seats to bots and take them back, and share positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import RAW_KEY, TWO_LINKS, Person, Server, advance, first, words_of
from tests.browser.test_access import violations
from tests.browser.test_entries import menu
from tests.server.support import Opened

ROUNDS = {"max_rounds": 2, "faction_assignment": "random"}


def two_at(server: Server, person: NewPerson, **look: str | bool) -> tuple[Opened, Person, Person]:
    """A game after a few picks: the person who is asked, and the other one."""
    table = server.served.open_table(TWO_LINKS, ROUNDS).join()
    advance(table, 6)
    seat = first(table)
    return table, person(**look).sit(table, seat), person(**look).sit(table, 1 - seat)


def presence(who: Person, kind: str) -> Locator:
    return who.page.locator(f".score-chip [data-presence={kind}]")


def talk(who: Person) -> Locator:
    """The chat box, open."""
    button = who.page.locator(".talk-button")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    return who.page.locator(".talk")


@pytest.mark.parametrize(
    "look",
    [
        {"theme": "light"},
        {"phone": True, "theme": "dark", "language": "de"},
    ],
    ids=["desk", "phone"],
)
def test_two_people_talk_and_one_is_muted(person: NewPerson, server: Server, look: dict[str, str | bool]) -> None:
    table, ada, bo = two_at(server, person, **look)
    german = "language" in look
    board = bo.page.locator(".board").bounding_box()
    talk(ada).locator("[data-phrase=hello]").click()
    ada.page.locator(".talk-form input").fill("<b>bold</b> & <img src=x>")
    ada.key("Enter")
    expect(ada.page.locator(".talk-lines li")).to_have_count(2)
    expect(ada.page.locator(".talk-form input")).to_have_value("")
    # the other one sees a number, and nothing covers the board
    expect(bo.page.locator(".talk-button b")).to_have_text("2")
    expect(bo.page.locator(".talk")).to_have_count(0)
    assert bo.page.locator(".board").bounding_box() == board
    lines = talk(bo).locator(".talk-lines li")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("Hallo!" if german else "Hello!")
    expect(lines.nth(1)).to_contain_text("<b>bold</b> & <img src=x>")
    assert lines.nth(1).locator("b, img").count() == 0
    for who in (ada, bo):
        assert violations(who.page, within=".talk" if who is ada else "") == []
        assert RAW_KEY.search(words_of(who.page)) is None
    if not look.get("phone"):
        box, stage = bo.page.locator(".talk").bounding_box(), bo.page.locator(".board").bounding_box()
        assert box is not None
        assert stage is not None
        assert box["x"] >= stage["x"] + stage["width"], "beside the board"
    # a muted person stays muted after a reload, until unmuted
    bo.page.locator(".talk-mutes button").click()
    expect(lines).to_have_count(1)  # none of their lines: a note says so
    bo.key("Escape")
    expect(bo.page.locator(".talk")).to_have_count(0)
    bo.page.reload()
    bo.page.wait_for_selector("main.table[data-link=live]")
    talk(ada).locator("[data-phrase=thanks]").click()
    expect(ada.page.locator(".talk-lines li")).to_have_count(3)
    expect(talk(bo).locator(".talk-mutes button")).to_have_count(1)
    expect(bo.page.locator(".talk-button b")).to_have_count(0)
    bo.page.locator(".talk-mutes button").click()
    expect(bo.page.locator(".talk-lines li")).to_have_count(3)
    # a person who turns chat off sees none
    bo.key("Escape")
    bo.page.locator("details.settings > summary").click()
    bo.page.get_by_label("Chat am Tisch" if german else "Table chat").click()
    expect(bo.page.locator(".talk-button")).to_have_count(0)
    assert table.view(0)["seq"] == ada.number("seq"), "nothing of it is in the log"


def test_people_come_and_go_and_somebody_watches(person: NewPerson, server: Server) -> None:
    table, ada, bo = two_at(server, person)
    expect(presence(ada, "here")).to_have_count(2)
    bo.go("#/")
    expect(presence(ada, "away")).to_have_count(1)
    expect(ada.page.locator(".panels")).to_contain_text("away since")
    stranger = person().sit(table, -1)
    expect(ada.page.locator(".watching")).to_have_text("1 spectator")
    expect(talk(stranger)).to_contain_text("but not write")
    assert stranger.page.locator(".talk-form").count() == 0
    bo.sit(table, 1 - first(table))
    expect(presence(ada, "here")).to_have_count(2)
    stranger.go("#/")
    expect(ada.page.locator(".watching")).to_have_count(0)


def test_a_seat_is_left_to_a_bot_and_taken_back(person: NewPerson, server: Server) -> None:
    table, ada, bo = two_at(server, person)
    seat = first(table)
    menu(ada).get_by_role("button", name="Let a bot take over").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Bot").select_option("random")
    assert violations(ada.page, within="dialog") == []
    seq = ada.number("seq")
    dialog.get_by_role("button", name="Let a bot take over").click()
    expect(ada.page.locator(".deputy")).to_contain_text("A bot (Random) is playing for you.")
    expect(presence(bo, "bot")).to_have_count(1)
    # the bot plays until the other person is asked; the person sees their own hand and is asked nothing
    bo.answered(seq + 1)
    expect(ada.page.locator(".ask [data-option]")).to_have_count(0)
    expect(ada.page.locator("details.entries")).to_have_count(0)
    assert violations(ada.page) == []
    ada.page.reload()
    ada.page.get_by_role("button", name="Take my seat back").click()
    expect(ada.page.locator(".deputy")).to_have_count(0)
    expect(presence(bo, "bot")).to_have_count(0)
    expect(talk(bo).locator(".talk-note")).to_have_count(2)
    assert table.view(seat)["table"]["seats"][seat]["deputy"] == ""


@pytest.fixture
def hasty(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a short time limit for absent players."""
    made = Server(tmp_path_factory.mktemp("hasty"), options=("--gone-minutes", "0.01")).start()
    yield made
    made.close()


def test_somebody_gone_is_replaced_and_comes_back(hasty: Server, person: NewPerson) -> None:
    table = hasty.served.open_table(TWO_LINKS, ROUNDS).join()
    gone = first(table)
    ada = person(url=hasty.url).sit(table, 1 - gone)
    card = ada.page.locator(".gone")
    expect(card).to_contain_text("is away, and the game is waiting")
    button = card.get_by_role("button", name="Continue with a bot")
    expect(button).to_be_enabled()
    assert violations(ada.page, within=".gone") == []
    button.click()
    expect(card).to_have_count(0)
    expect(presence(ada, "bot")).to_have_count(1)
    bo = person(url=hasty.url).sit(table, gone)
    expect(bo.page.locator(".deputy")).to_contain_text("is playing for you")
    bo.page.get_by_role("button", name="Take my seat back").click()
    expect(presence(ada, "bot")).to_have_count(0)
    expect(presence(ada, "here")).to_have_count(2)


def test_a_guest_passes_a_position_on_to_a_stranger(person: NewPerson, server: Server) -> None:
    """A guest was never given the host's key for spectators."""
    table, ada, _ = two_at(server, person)
    at = ada.number("at") - 2
    ada.go(f"#/t/{table.id}?at={at}")
    ada.reach("at", at)
    ada.page.locator("details.links:not(.entries) > summary").click()
    field = ada.page.get_by_label("This position, public information only")
    link = field.input_value()
    assert table.keys[-1] not in link
    assert not any(key in link for key in table.keys.values())
    stranger = person()
    stranger.wire.record_bodies(stranger.page)
    stranger.page.goto(link)
    stranger.reach("at", at)
    expect(stranger.page.locator(".past-note")).to_be_visible()
    heard = "".join(stranger.wire.frames + stranger.wire.bodies)
    for seat in (0, 1):
        own = [
            piece["id"]
            for tray in table.view(seat, at=at)["scene"]["trays"]
            for piece in tray["pieces"]
            if str(piece["id"]).startswith(f"hand.{seat}.")
        ]
        assert own, "the seat itself sees its hand"
        assert not any(f'"{piece}"' in heard for piece in own)
    assert "".join(words_of(stranger.page))
