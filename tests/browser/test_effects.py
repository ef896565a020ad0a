"""Sound and animation: on by default, silent before the first click, off with one switch that the device remembers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Server

COUNTED = """window.made = 0
window.AudioContext = class extends window.AudioContext { constructor() { super(); window.made++ } }"""


def test_one_switch_for_sound_and_animation(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {"faction_assignment": "draft"}).join()
    seat = table.asked()[0]
    ada = person(motion="")
    ada.page.add_init_script(COUNTED)
    page = ada.sit(table, seat).page
    switch = page.get_by_label("Sound and animation")
    assert page.evaluate("window.made") == 0, "no browser lets a page sound before it was used"
    page.locator(".top .settings summary").click()
    expect(switch).to_be_checked()
    expect(page.get_by_label("Volume")).to_have_value("40")
    page.keyboard.press("Escape")
    seq = ada.number("seq")
    ada.click()
    ada.answered(seq)
    page.wait_for_function("() => window.made === 1")
    page.locator(".top .settings summary").click()
    switch.uncheck()
    expect(page.get_by_label("Volume")).to_have_count(0)
    page.reload()
    page.locator(".top .settings summary").click()
    expect(switch).not_to_be_checked()
    assert page.evaluate("window.made") == 0
