"""All pages: nothing runs over the edge at any width, pop-ups close, and nothing scrolls away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import POSITIONS, laid_out
from tests.browser.support import SECONDS, Server
from tests.browser.test_hand import asked, battlelore, by_mouse, lift, spot
from tests.browser.test_looks import DESK, TABLET, WIDE, seated
from tests.browser.test_together import two_at

SIZES: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, TABLET, DESK, {"width": 2560, "height": 1440})
TABLE_SIZES = (*SIZES, WIDE)
"""Only the styles of a table change between 1280 and 1700 pixels."""
GAMES = ("bloodstones", "battlelore", "warlords", "first_blood")
PAGES = ["", "me", "rules", "daily/battlelore"]
PAGES += [f"{page}/{game}" for game in GAMES for page in ("learn", "new", "rules")]
PAGES += ["workshop/warlords", "workshop/first_blood", "make/bloodstones", "make/battlelore", "make/first_blood"]
TABLES = ("bloodstones", "battlelore", "warlords-four", "first-blood")

READY = """() => document.querySelector('main') !== null && document.querySelector('[aria-busy=true]') === null
  && document.fonts.status === 'loaded'"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What is cut off: the page itself, or something in it that cannot be scrolled to. A table also has to be as high as the window.
CUT_OFF = """() => {
  const page = document.documentElement, found = []
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`)
  if (document.querySelector('main.table') && innerWidth > 900 && page.scrollHeight > innerHeight)
    found.push(`the table is ${page.scrollHeight} high`)
  for (const el of document.querySelectorAll('a[href], button, input, select, summary, h1, h2, p')) {
    const box = el.getBoundingClientRect()
    if (!box.width || (box.right <= innerWidth + 1 && box.left >= -1)) continue
    const hidden = '.skip, .sr, dialog:not([open]), details:not([open]) > :not(summary)'
    if (getComputedStyle(el).visibility === 'hidden' || el.closest(hidden)) continue
    let up = el.parentElement
    while (up && !/auto|scroll/.test(getComputedStyle(up).overflowX)) up = up.parentElement
    if (!up) found.push(`${el.tagName} ${el.className} ${el.textContent.slice(0, 30)} ${box.left} to ${box.right}`)
  }
  return found
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_runs_over_the_edge_of_any_page(language: str, person: NewPerson, server: Server) -> None:
    ada = person(language=language).go()
    page = ada.page
    found: dict[tuple[str, int], list[str]] = {}

    def look(name: str, sizes: tuple[ViewportSize, ...] = SIZES) -> None:
        page.wait_for_function(READY, timeout=SECONDS)
        for size in sizes:
            page.set_viewport_size(size)
            page.evaluate(PAINTED)
            if cut := page.evaluate(CUT_OFF):
                found[name, size["width"]] = cut

    seats = [{"holder": "here"}, {"holder": "link", "name": "Bo"}]
    waiting = server.served.post("/tables", {"game": "battlelore", "seats": seats}).json()["table"]["id"]
    for address in [*PAGES, f"t/{waiting}"]:
        page.evaluate("(address) => { location.hash = `#/${address}` }", address)
        look(address)
    for name in TABLES:
        ada.sit(*laid_out(server.served, POSITIONS[name]))
        look(name, TABLE_SIZES)
    assert not found


def test_pop_ups_close_with_escape_a_press_outside_and_another_page(person: NewPerson, server: Server) -> None:
    table, ada, _ = two_at(server, person)
    page = ada.page
    page.set_viewport_size(WIDE)
    menus = ("details.settings", "details.links.entries", "details.links:not(.entries)")
    pop_ups = [*((f"{menu} > summary", f"{menu}[open]") for menu in menus), (".talk-button", ".talk")]
    for opener, opened in pop_ups:
        for close in (
            lambda: ada.key("Escape"),
            lambda: page.locator(".plaque .phase-line").click(),
            lambda: page.evaluate("() => { location.hash = '#/' }"),
        ):
            page.locator(opener).click()
            expect(page.locator(opened)).to_have_count(1)
            assert page.evaluate(CUT_OFF) == [], opener
            close()
            expect(page.locator(opened)).to_have_count(0)
        page.locator("main.lobby").wait_for()
        page.go_back()
        page.wait_for_selector("main.table[data-link=live]")
    # a dialog, too
    beside: list[Callable[[], object]] = [
        lambda: ada.key("Escape"),
        lambda: page.mouse.click(5, 5),
        lambda: page.evaluate("() => { location.hash = '#/' }"),
    ]
    for close_dialog in beside:
        page.get_by_role("button", name="Help").click()
        expect(page.locator("dialog.help")).to_be_visible()
        close_dialog()
        expect(page.locator("dialog.help")).to_have_count(0)
    page.go_back()
    page.wait_for_selector("main.table[data-link=live]")
    # only the newest one, and it gives the focus back
    page.locator(".settings summary").click()
    page.locator(".settings select").focus()
    ada.key("Escape")
    expect(page.locator(".settings summary")).to_be_focused()
    # the rulebook stays while the game goes on, wherever the focus is
    page.locator(".ask .clause-id").click()
    reader = page.locator(".reader")
    expect(reader.locator(".here")).to_be_focused()
    page.locator(".ask h2").click()
    expect(reader).to_be_visible()
    page.locator(".settings summary").click()
    ada.key("Escape")
    expect(page.locator(".settings[open]")).to_have_count(0)
    expect(reader).to_be_visible()
    ada.key("Escape")
    expect(reader).to_have_count(0)
    expect(page).to_have_url(f"{ada.url}#/t/{table.id}")


def test_a_rule_link_leaves_the_document_where_it_is(person: NewPerson, server: Server) -> None:
    ada = person()
    page = ada.page
    page.set_viewport_size(WIDE)
    for name in ("bloodstones", "battlelore"):
        seated(ada, server, name)
        page.locator(".ask .clause-id").first.click()
        expect(page.locator(".reader .here")).to_be_focused()
        assert page.evaluate("() => [scrollY, document.querySelector('main.table').scrollTop]") == [0, 0], name
        expect(page.locator(".top nav a").first).to_be_in_viewport(ratio=1)
        expect(page.locator(".reader header button").last).to_be_in_viewport(ratio=1)
        page.locator(".reader header button").last.click(trial=True)


def test_the_hexes_of_a_refusal_are_white_as_long_as_its_reasons_are_shown(person: NewPerson, server: Server) -> None:
    table, seat, start, _ = battlelore(server)
    unit = asked(table)[1]["lifts"][0]
    goals = [each["targets"][0] for each in lift(table, seat, unit)["question"]["options"]]
    places = table.served.get(f"{table.path}/static").json()["surface"]["places"]
    far = next(n for n, place in enumerate(places) if place["targets"][0] not in goals)
    ada = person(rough=True).sit(table, seat)
    page = ada.page
    why, glow = page.locator(".why .clause-id"), page.locator(".light.glow")
    ways: list[Callable[[], object]] = [lambda: ada.key("Escape"), ada.answer]
    for go_on in ways:
        expect(glow).to_have_count(0)
        by_mouse(page, start(ada), spot(ada, f".place[data-place='{far}']"))
        expect(why).not_to_have_count(0)
        expect(glow).not_to_have_count(0)
        go_on()
        expect(why).to_have_count(0)
    expect(glow).to_have_count(0)
