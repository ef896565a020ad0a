"""The battlefield in different sizes: visible figures, a hand that fits, a board that fills its panel, a phone in landscape."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import SECONDS, STILL, Server
from tests.browser.test_access import violations
from tests.browser.test_battlelore import LORE, of_kind, open_at

EPIC = {"adventure": "bl-e2-hold-and-hoard", "mode": "lore"}

SMALLEST = """() => Math.min(...[...document.querySelectorAll('.ranks > g > use')].map((figure) => {
  const { width, height } = figure.getBoundingClientRect()
  return Math.max(width, height) }))"""

HEX = "() => document.querySelector('.place').getBoundingClientRect().width"

# The cards of the hand, copied until there are nine: how far they stick out to the right, and the least visible part of one.
NINE = """() => {
  const rows = [...document.querySelectorAll('.hand .cards')]
  for (let k = 0; document.querySelectorAll('.hand .slot').length < 9; k++) {
    const row = rows[k % rows.length]
    row.append(row.lastElementChild.cloneNode(true))
  }
  document.querySelector('.hand-cards').style.setProperty('--all', 9)
  const slots = [...document.querySelectorAll('.hand .slot')].map((slot) => slot.getBoundingClientRect())
  const end = document.querySelector('.hand').getBoundingClientRect().right
  return [slots.length, Math.max(...slots.map((slot) => slot.right)) - end, Math.min(...slots.map((slot) => slot.width))]
}"""

# Is the whole element inside the window, with at least this share of its width?
IN_SIGHT = """([wanted, share]) => {
  const box = document.querySelector(wanted).getBoundingClientRect()
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    && box.width >= innerWidth * share && box.height > 20
}"""


def test_figures_can_be_seen_and_nine_cards_fit(person: NewPerson, server: Server) -> None:
    table, seat, _ = open_at(server, LORE, of_kind("play_command"))
    page = person().sit(table, seat).page
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function(f"() => ({HEX})() > 40")
    assert page.evaluate(SMALLEST) >= 24
    expect(page.locator(".score-chip")).to_have_count(2)
    for width, least in ((1280, 93), (820, 80), (390, 36)):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function(STILL, timeout=SECONDS)
        count, beyond, narrow = page.evaluate(NINE)
        assert (count, beyond <= 0, narrow >= least) == (9, True, True), (width, beyond, narrow)


def test_the_epic_field_lies_on_its_side_and_arrows_follow(person: NewPerson, server: Server) -> None:
    table, seat, _ = open_at(server, EPIC, of_kind("play_command"))
    ada = person().sit(table, seat)
    page = ada.page
    page.set_viewport_size({"width": 1440, "height": 900})
    board = page.locator("section.board")
    expect(board).to_have_attribute("data-turned", "true")
    page.wait_for_function(STILL, timeout=SECONDS)
    assert page.evaluate(HEX) >= 44
    assert page.evaluate(SMALLEST) >= 24
    wide = page.evaluate(HEX)
    place = page.locator(".place").nth(60)
    place.focus()
    before = page.evaluate("() => document.activeElement.getBoundingClientRect().x")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.getBoundingClientRect().x") > before
    page.keyboard.press("t")
    expect(board).to_have_attribute("data-turned", "false")
    page.wait_for_function(f"(wide) => ({HEX})() < wide", arg=wide, timeout=SECONDS)


@pytest.mark.parametrize(("width", "height", "theme"), [(844, 390, "dark"), (640, 400, "light")])
def test_board_and_question_are_both_in_sight_on_low_screens(
    width: int, height: int, theme: str, person: NewPerson, server: Server
) -> None:
    """A phone in landscape; a page of 1280 by 800 at 200 %."""
    table, seat, _ = open_at(server, LORE, of_kind("play_command"))
    page = person(theme=theme).sit(table, seat).page
    page.set_viewport_size({"width": width, "height": height})
    for wanted, share in ((".board", 0.5), (".ask h2", 0.2), (".hand", 0.2), (".score-strip.left", 0.02)):
        page.wait_for_function(IN_SIGHT, arg=[wanted, share])
    assert violations(page) == []
