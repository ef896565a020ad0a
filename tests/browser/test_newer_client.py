"""A page that stays open while the server gets a newer client: its parts that are not loaded yet are gone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Server, first
from tests.browser.test_access import violations


class Exchange:
    """The server has a newer client. A page that was there before asks for files that are gone; the next one finds its own."""

    def __init__(self, page: Page, is_newer: bool = True) -> None:
        self.is_over = False
        self.is_newer = is_newer
        page.route(re.compile("/assets/"), self.part)
        page.route(re.compile("/$"), self.page)

    def part(self, route: Route) -> None:
        if self.is_over:
            route.continue_()
        else:
            route.fulfill(status=404, body="Not Found")

    def page(self, route: Route) -> None:
        if route.request.is_navigation_request():
            self.is_over = True
        if self.is_over or not self.is_newer:
            route.continue_()
            return
        served = route.fetch()
        route.fulfill(response=served, body=re.sub(r"index-[\w-]+\.js", "index-newer.js", served.text()))


TOLD = {
    "en": ("Sandtable has been updated.", "Reload", "Briefing"),
    "de": ("Sandtable wurde aktualisiert.", "Neu laden", "Lage"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_table_says_so_and_goes_on_after_a_reload(language: str, person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {}).join()
    ada = person(rough=True, language=language).sit(table, first(table))
    ada.answer()
    before = ada.number("seq")
    exchange = Exchange(ada.page)
    told, reload, briefing = TOLD[language]
    ada.page.get_by_role("button", name=briefing, exact=True).click()
    alert = ada.page.locator(".missing-part")
    expect(alert).to_contain_text(told)
    assert violations(ada.page, within=".missing-part") == []
    assert not exchange.is_over, "a table is not left by itself"
    alert.get_by_role("button", name=reload).click()
    ada.reach("seq", before)
    ada.page.get_by_role("button", name=briefing, exact=True).click()
    expect(ada.page.locator(".briefing-card")).to_be_visible()
    expect(alert).to_have_count(0)


def test_a_page_that_shows_nothing_yet_reloads_by_itself(person: NewPerson) -> None:
    ada = person(rough=True).go()
    ada.page.locator(".game-card").first.wait_for()
    Exchange(ada.page)
    ada.page.get_by_role("link", name="Set up a table: Bloodstones").click()
    ada.page.locator("form.new-table").wait_for()
    expect(ada.page.locator(".missing-part")).to_have_count(0)


def test_a_part_that_does_not_arrive_is_not_called_an_update(person: NewPerson) -> None:
    ada = person(rough=True).go()
    ada.page.locator(".game-card").first.wait_for()
    exchange = Exchange(ada.page, is_newer=False)
    ada.page.get_by_role("link", name="Set up a table: Bloodstones").click()
    alert = ada.page.locator(".missing-part")
    expect(alert).to_contain_text("A part of this page could not be loaded.")
    assert not exchange.is_over
    alert.get_by_role("button", name="Reload").click()
    ada.page.locator("form.new-table").wait_for()
