"""The map can be moved and zoomed: by mouse, by keys, and without redrawing what has not changed."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Person, Server, first
from tests.browser.test_table import OPTIONS

Shift = tuple[float, float]

IS_LARGE = "() => document.querySelector('.surface').clientWidth > 2 * document.querySelector('.board').clientWidth"
IS_WIDER = "(wide) => document.querySelector('.surface').getBoundingClientRect().width > wide * 1.2"
IN_VIEW = """() => {
  const of = (el) => el.getBoundingClientRect()
  const frame = of(document.querySelector('.board-frame')), it = of(document.activeElement)
  const covers = (low, high, from, to) => low < from + 1 && high > to - 1
  const fits = (low, high, from, to) => (high - low > to - from ? covers(low, high, from, to) : covers(from, to, low, high))
  return fits(it.left, it.right, frame.left, frame.right) && fits(it.top, it.bottom, frame.top, frame.bottom)
}"""


@pytest.fixture
def ada(person: NewPerson, server: Server) -> Person:
    return before_the_map(person(), server)


def before_the_map(made: Person, server: Server) -> Person:
    """A person who is asked where to place the citadel, with the map zoomed in."""
    table = server.served.open_table(TWO_LINKS, OPTIONS).join()
    made.sit(table, first(table))
    for _ in range(3):
        made.page.get_by_role("button", name="Zoom in").click()
    made.page.wait_for_function(IS_LARGE)
    return made


def shift(page: Page) -> Shift:
    """Where the map is in its frame, in pixels."""
    found = re.search(r"translate3d\((.+?)px, (.+?)px", page.locator(".board-layer").get_attribute("style") or "")
    assert found
    return float(found[1]), float(found[2])


def middle(page: Page) -> Shift:
    box = page.locator(".board").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, by: Shift, steps: int) -> None:
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(x + by[0] * step / steps, y + by[1] * step / steps)
    page.mouse.up()


def test_a_drag_moves_the_map_and_neither_answers_nor_marks_text(ada: Person) -> None:
    page = ada.page
    grabbed = page.locator(".board-frame[data-grabbed]")
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    assert grabbed.count() == 0, "a mere press changes nothing: all of the board would get its style anew"
    page.mouse.move(x - 20, y)
    expect(grabbed).to_have_count(1)
    page.mouse.up()
    expect(grabbed).to_have_count(0)
    before = shift(page)
    drag(page, (-120, 60), 12)
    after = shift(page)
    assert (round(after[0] - before[0]), round(after[1] - before[1])) == (-120, 60)
    for _ in range(4):
        drag(page, (300, 300), 3)
    assert shift(page) == (0, 0), "the edge of the map is the end"
    assert page.evaluate("() => String(getSelection())") == ""
    assert ada.number("at") == 0
    expect(page.locator(".why")).to_have_count(0)


def test_a_drag_draws_nothing_again(person: NewPerson, server: Server, browser: Browser) -> None:
    page = before_the_map(person(seen=True), server).page
    drag(page, (-40, 0), 10)  # the first one may create a layer
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"])
    drag(page, (150, 80), 60)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    tiles = Counter(
        event["args"].get("tileData", {}).get("layerId") for event in events if event["name"] == "RasterTask"
    )
    assert tiles, "the trace has what it should have"
    # what comes into view is drawn once: a few dozen tiles in all, not some at each of the sixty steps
    assert all(count < 60 for count in tiles.values()), tiles


def test_what_gets_the_focus_by_keys_comes_into_view(ada: Person) -> None:
    page = ada.page
    assert ada.tab_to("el.matches('.place')")
    seen = set()
    for key in ["ArrowRight"] * 9 + ["ArrowDown"] * 9 + ["ArrowLeft"] * 12 + ["ArrowUp"] * 12:
        ada.key(key)
        seen.add(shift(page))
        assert page.evaluate(IN_VIEW), page.evaluate("() => document.activeElement.ariaLabel")
    assert len(seen) > 4, "the map has moved"


def test_the_wheel_enlarges_around_the_mouse_and_the_whole_map_comes_back(ada: Person) -> None:
    page = ada.page
    page.mouse.move(*middle(page))
    wide = page.locator(".surface").bounding_box()
    page.mouse.wheel(0, -100)
    assert wide
    page.wait_for_function(IS_WIDER, arg=wide["width"])
    page.get_by_role("button", name="Show the whole board").click()
    expect(page.locator(".board-layer")).to_have_attribute("style", re.compile(r"translate3d\(0px, 0px, 0"))
