"""Cards in a hand: all of one size and whole, raised with what they would do, opened by a tap on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import Position, laid_out
from tests.browser.support import RAW_KEY, Server, dealt, words_of
from tests.browser.test_access import violations
from tests.server.support import Json, Opened

LORE_TURN = Position("battlelore/bl-10-skarn-gorge", 191, 0)
WARLORDS_TURN = Position("warlords/last-warlord-4", 638)

# Texts of the cards in the hand that stick out of their card, lie over its picture, have a broken word or tiny
# letters; and the sizes of the cards.
MEASURED = """() => {
  const bad = []
  document.querySelector('.hand-cards').style.setProperty('--all', innerWidth < 600 ? 10 : 9)
  const cards = [...document.querySelectorAll('.hand-cards .play-card')]
  for (const card of cards) {
    const box = card.getBoundingClientRect()
    const picture = card.querySelector('.card-picture').getBoundingClientRect()
    const cost = card.querySelector('.card-cost')?.getBoundingClientRect() ?? new DOMRect()
    for (const part of card.querySelectorAll('.card-name > span, .card-short, .card-figures b')) {
      if (!part.getClientRects().length) continue
      const size = parseFloat(getComputedStyle(part).fontSize)
      if (size < 10) bad.push([part.textContent, size, 'too small'])
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const texts = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) for (const word of text.data.matchAll(/[^ \\u00AD-]+/g)) {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const rects = [...range.getClientRects()].filter((one) => one.width > 7 && one.height > 7)
        const isOut = rects.some((one) => one.left < box.left - 1 || one.right > box.right + 1 || one.top < box.top - 1
          || one.bottom > box.bottom + 1)
        const isOver = rects.some((one) => one.bottom > picture.top + 2 && one.top < picture.bottom - 2
          && one.right > picture.left && one.left < picture.right)
        // the cost is a hexagon: its corners are empty
        const isUnder = rects.some((one) => one.right > cost.left + 4 && one.left < cost.right - 4
          && one.bottom > cost.top + 6 && one.top < cost.bottom - 6)
        if (rects.length > 1 || isOut || isOver || isUnder)
          bad.push([part.textContent, word[0],
            rects.length > 1 ? 'broken' : isOut ? 'outside' : isOver ? 'over the picture' : 'under the cost'])
      }
    }
  }
  return { bad, count: cards.length, sizes: [...new Set(cards.map((card) => `${card.offsetWidth}x${card.offsetHeight}`))],
    titles: cards.map((card) => card.querySelector('.card-name').textContent) }
}"""

# The cards of the hand with the longest texts, raised one after the other: those that do not fit into the window.
RAISED = """async (many) => {
  const all = [...document.querySelectorAll('.hand-cards button.play-card')]
  const longest = all.sort((a, b) => b.textContent.length - a.textContent.length).slice(0, many)
  const bad = []
  for (const card of longest) {
    card.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'pen' }))
    let whole = null
    for (let tries = 0; tries < 600 && whole?.dataset.of !== card.dataset.card; tries++) {
      await new Promise((done) => setTimeout(done))
      whole = document.querySelector('.raised')
    }
    const { left, top, right, bottom } = whole.getBoundingClientRect()
    const parts = [...whole.querySelectorAll('.play-card > *')]
    const inner = parts.some((one) => one.scrollWidth > one.clientWidth + 1)
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || inner) bad.push([card.ariaLabel, top, bottom])
  }
  return bad
}"""
LEFT = "(all) => all.map((one) => one.getBoundingClientRect().left)"
SIZES = ((1280, 800), (390, 844))


def is_face(kind: Json) -> bool:
    return "back" not in kind["flags"]


def at(server: Server, position: Position) -> tuple[Opened, int]:
    return laid_out(server.served, position)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("position", [LORE_TURN, WARLORDS_TURN], ids=["battlelore", "warlords"])
def test_no_card_of_any_game_is_cut(position: Position, language: str, server: Server, person: NewPerson) -> None:
    """All cards of a game, many at a time, each as narrow as in a hand of nine, or of ten on a phone. German is longer."""
    table, seat = at(server, position)
    page = person(language=language, rough=True).page  # the server does not know the cards of these hands
    titles: set[str] = set()
    for batch in dealt(page, server, table, seat, is_face, 200):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(MEASURED)
            assert found["bad"] == [], (width, found["bad"])
            assert (found["count"], len(found["sizes"])) == (batch, 1), (width, found["sizes"])
        titles |= set(found["titles"])
        page.set_viewport_size({"width": 1280, "height": 800})
        assert page.evaluate(RAISED, 10 if language == "de" else 4) == []
    assert len(titles) > 150
    assert not RAW_KEY.findall(words_of(page))


def test_a_card_rises_says_what_it_would_do_and_is_played_by_the_second_click(
    server: Server, person: NewPerson
) -> None:
    table, seat = at(server, LORE_TURN)
    ada = person().sit(table, seat)
    page = ada.page
    patrol = page.locator(".hand [data-target='card:4']")
    patrol.hover()
    now = page.locator(".raised .card-now")
    expect(now).to_contain_text(re.compile(r"Up to 2 of the \d+ lit units get an order"))
    lit = int(re.findall(r"\d+", now.inner_text())[1])
    expect(page.locator(".light.glow")).to_have_count(lit)
    page.mouse.move(5, 5)
    expect(page.locator(".raised")).to_have_count(0)
    expect(page.locator(".light.glow")).to_have_count(0)
    # a grey card says why not
    page.locator(".hand [data-target='card:132']").hover()
    expect(page.locator(".raised .card-now.no")).to_contain_text("Movement phase")
    page.mouse.move(5, 5)
    # by keys: a number raises, arrows go to the neighbours, Escape puts the card back
    seq = ada.number("seq")
    page.keyboard.press("2")
    expect(page.locator(".raised")).to_contain_text("Patrol Centre")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".raised")).to_contain_text("Advance Centre")
    assert violations(page, within=".raised") == []
    page.keyboard.press("Escape")
    expect(page.locator(".raised")).to_have_count(0)
    assert ada.number("seq") == seq
    # the first click keeps it raised without moving its neighbours, the second plays it
    boxes = page.locator(".hand .slot").evaluate_all(LEFT)
    patrol.click()
    expect(patrol).to_have_class(re.compile("kept"))
    assert page.locator(".hand .slot").evaluate_all(LEFT) == boxes
    assert ada.number("seq") == seq
    patrol.click()
    ada.answered(seq)
    # all piles lie in one sheet, in the same design
    page.get_by_role("button", name="Decks and discards").click()
    expect(page.locator(".pile-sheet .play-card:not(.back) .card-name").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".pile-sheet")).to_have_count(0)


def test_on_a_phone_a_tap_opens_the_card_and_a_swipe_the_next(server: Server, person: NewPerson) -> None:
    table, seat = at(server, LORE_TURN)
    ada = person(phone=True).sit(table, seat)
    page = ada.page
    seq = ada.number("seq")
    page.locator(".hand [data-target='card:4']").tap()
    opened = page.locator(".opened-card")
    expect(opened.locator(".card-text")).to_contain_text("up to 2 units in the centre")
    expect(opened.locator(".card-now")).to_contain_text("get an order")
    assert violations(page, within=".opened-card") == []
    whole = opened.locator(".play-card.whole")
    whole.locator(".card-picture").dispatch_event("pointerdown", {"clientX": 300, "bubbles": True})
    whole.locator(".card-picture").dispatch_event("pointerup", {"clientX": 200, "bubbles": True})
    expect(whole.locator(".card-name")).to_contain_text("Advance Centre")
    # the hand lies below the open card, and another card of it opens with a tap
    spines = opened.locator(".opened-hand button")
    expect(spines).to_have_count(page.locator(".hand [data-card]").count())
    assert whole.evaluate("(el) => el.getBoundingClientRect().bottom") <= spines.first.evaluate(
        "(el) => el.getBoundingClientRect().top"
    )
    spines.filter(has_text="Patrol Centre").tap()
    expect(whole.locator(".card-name")).to_contain_text("Patrol Centre")
    opened.get_by_role("button", name="Back").tap()
    expect(opened).to_have_count(0)
    assert ada.number("seq") == seq, "nothing is played by looking"
    page.locator(".hand [data-target='card:4']").tap()
    opened.get_by_role("button", name="Play it").tap()
    ada.answered(seq)
    expect(opened).to_have_count(0)
