"""Entries other than answers in the browser: resigning, draws and take-backs between two pages, in all languages and themes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import RAW_KEY, TWO_LINKS, Person, Server, advance, first, words_of
from tests.browser.test_access import violations, violations_in_both
from tests.server.support import Opened

LOOKS: list[dict[str, str | bool]] = [  # each in the colours of both themes
    {"theme": "light"},
    {"phone": True, "theme": "light", "language": "de"},
]


def two_at(server: Server, person: NewPerson, **look: str | bool) -> tuple[Opened, Person, Person]:
    """A game after a few picks, the person who is asked, and the other one."""
    table = server.served.open_table(TWO_LINKS, {"max_rounds": 2}).join()
    advance(table, 12)
    seat = first(table)
    return table, person(**look).sit(table, seat), person(**look).sit(table, 1 - seat)


def menu(who: Person) -> Locator:
    """The menu of entries, open."""
    box = who.page.locator("details.entries")
    if box.get_attribute("open") is None:
        box.locator("summary").click()
    return box


def proposal(who: Person) -> Locator:
    return who.page.locator(".proposal")


def test_resigning_is_confirmed_and_ends_the_game_for_both(person: NewPerson, server: Server) -> None:
    table, ada, bo = two_at(server, person)
    seq = ada.number("seq")
    menu(bo).get_by_role("button", name="Resign").click()
    dialog = bo.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Resign this game?")
    assert violations(bo.page, within="dialog") == []
    dialog.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_have_count(0)
    assert ada.number("seq") == seq, "nothing has happened yet"
    menu(bo).get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    for who in (ada, bo):
        expect(who.page.locator(".ask.result")).to_be_visible()
        expect(who.page.locator("details.entries")).to_have_count(0)
        assert RAW_KEY.search(words_of(who.page)) is None
    assert table.view(0)["scene"]["result"]["winners"] == [first_seat(ada)]


def test_who_resigns_is_heard_although_the_other_was_faster(person: NewPerson, server: Server) -> None:
    """The other one picks while the request is on its way."""
    table, ada, bo = two_at(server, person)
    seat = first_seat(ada)

    def overtaken(route: Route) -> None:
        asked, seq, options = table.asked()
        assert asked == seat
        assert table.pick(seat, seq, options[0]).status_code == 200
        route.continue_()

    bo.page.route(re.compile(r"/enter$"), overtaken)
    menu(bo).get_by_role("button", name="Resign").click()
    bo.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for who in (ada, bo):
        expect(who.page.locator(".ask.result")).to_be_visible()
    expect(bo.page.get_by_role("alert")).to_have_count(0)
    assert table.view(0)["scene"]["result"]["winners"] == [seat]


def first_seat(who: Person) -> int:
    return int(who.wire.updates()[-1]["viewer"])


def test_a_draw_is_declined_then_withdrawn_then_accepted(person: NewPerson, server: Server) -> None:
    table, ada, bo = two_at(server, person)
    menu(bo).get_by_role("button", name="Offer a draw").click()
    expect(proposal(ada)).to_contain_text("offers a draw")
    expect(proposal(bo)).to_contain_text("Waiting for")
    assert proposal(bo).get_by_role("button").count() == 1, "who offered can only withdraw"
    proposal(ada).get_by_role("button", name="Decline").click()
    for who in (ada, bo):
        expect(proposal(who)).to_have_count(0)
    menu(ada).get_by_role("button", name="Offer a draw").click()
    proposal(ada).get_by_role("button", name="Withdraw").click()
    for who in (ada, bo):
        expect(proposal(who)).to_have_count(0)
    advance(table, 1)
    expect(menu(bo).get_by_role("button", name="Offer a draw")).to_be_visible()
    menu(bo).get_by_role("button", name="Offer a draw").click()
    proposal(ada).get_by_role("button", name="Agree").click()
    for who in (ada, bo):
        expect(who.page.locator(".ask.result")).to_be_visible()
        who.page.get_by_role("tab", name="Log").click()
        expect(who.page.get_by_role("tabpanel")).to_contain_text("agrees.")
    assert table.view(0)["scene"]["result"]["winners"] == []


def test_a_take_back_is_asked_for_and_granted(person: NewPerson, server: Server) -> None:
    table, ada, bo = two_at(server, person)
    last = table.view(0)["last"]
    box = menu(bo)
    picks = box.get_by_role("spinbutton")
    least = int(picks.input_value())
    picks.fill(str(least + 1))
    box.get_by_role("button", name="Request a takeback").click()
    expect(proposal(ada)).to_contain_text(re.compile(rf"\b{least + 1}\b"))
    expect(proposal(ada)).to_contain_text("Dice are rolled again")
    assert violations(ada.page, within=".proposal") == []
    proposal(ada).get_by_role("button", name="Agree").click()
    for who in (ada, bo):
        expect(proposal(who)).to_have_count(0)
    assert table.view(0)["last"] < last
    bo.asked()
    bo.answer()


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(str(part) for part in look.values()))
def test_entries_can_be_read_in_every_look(person: NewPerson, server: Server, look: dict[str, str | bool]) -> None:
    _, ada, bo = two_at(server, person, **look)
    box = menu(bo)
    box.scroll_into_view_if_needed()
    for button in box.get_by_role("button").all():
        expect(button).to_be_in_viewport()
    assert violations_in_both(bo.page, "details.entries") == []
    box.get_by_role("button").first.click()
    for who in (ada, bo):
        expect(proposal(who)).to_be_in_viewport(ratio=0.9)
        assert violations_in_both(who.page, ".proposal") == []
        assert RAW_KEY.search(words_of(who.page)) is None
