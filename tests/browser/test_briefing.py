"""The briefing before a game: beside the options, over the board before the first answer, and again from the bar."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Server
from tests.browser.test_access import violations

GORGE = {"adventure": "bl-10-skarn-gorge"}


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_is_told_before_its_first_answer_and_whenever_asked(
    person: NewPerson, server: Server, phone: bool
) -> None:
    table = server.served.open_table(TWO_LINKS, GORGE, game="battlelore").join()
    seat = table.asked()[0]
    ada = person(phone=phone, briefing="on", theme="dark" if phone else "light").sit(table, seat)
    page = ada.page
    card = page.get_by_role("dialog", name="The Troll of Skarn Gorge")
    expect(card).to_be_focused()
    expect(card).to_contain_text("The first camp with 6 Victory Banners wins.")
    expect(card).to_contain_text("Longbow Archers")
    expect(card.get_by_role("link", name="BL-11.11")).to_be_attached()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Briefing").click()
    card.get_by_role("button", name="To the table").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(card).to_be_visible()
    if not phone:
        for _ in range(2):  # raises a card, then plays it: a player who answers has read enough
            ada.key("1")
        expect(card).to_have_count(0)


def test_the_set_up_tells_what_is_chosen(person: NewPerson, server: Server) -> None:
    ada = person().go("#/")
    form = ada.set_up()
    aside = form.locator(".briefing-aside")
    expect(aside).to_contain_text("The Sundered Vale")
    ada.step(2).locator(".count select").select_option("5")
    expect(aside).to_contain_text("The Ember Crown")
    expect(aside).to_contain_text("Choose your faction in player order")
    assert violations(ada.page) == []
