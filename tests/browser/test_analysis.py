"""The page that analyses a finished game: by mouse and by keys, on a phone, in both languages and themes."""

from __future__ import annotations

import base64
import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPerson
from tests.browser.gallery import ANALYSED, CURVE, STORED, analyse, laid_out, small_board
from tests.browser.support import RAW_KEY, Server, words_of
from tests.browser.test_access import PAINT, violations, violations_in_both
from tests.browser.test_looks import APART, IN_A_BLOCK, ON_THE_WHOLE


def test_a_finished_game_is_analysed_and_looked_through(person: NewPerson, server: Server) -> None:
    table, seat = laid_out(server.served, ANALYSED)
    ada = person(seen=True, theme="light").sit(table, seat)
    page = ada.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator("footer").get_by_role("link", name="Analyse").click()
    analyse(page)
    # it shows the choice that changed the chances most
    main = page.locator("main.analysis-page")
    at = int(re.search(r"at=(\d+)", page.url)[1])  # type: ignore[index]
    point = page.locator(f".analysis-turning a[href*='at={at}&']")
    expect(point).to_have_attribute("aria-current", "true")
    expect(main).to_have_attribute("data-choice", str(at))
    expect(page.locator(".analysis-choice h2")).not_to_be_empty()
    expect(page.locator(".answers-tried .played")).to_have_count(1)
    # a key goes one position, with Shift a turn
    slider = page.get_by_role("slider")
    slider.press("ArrowRight")
    expect(main).to_have_attribute("data-at", str(at + 1))
    slider.press("Home")
    expect(main).to_have_attribute("data-at", "0")
    slider.press("Shift+ArrowRight")
    expect(main).not_to_have_attribute("data-at", re.compile("^[01]$"))
    # from what each player knew, and from the other side
    curve = page.locator(".analysis-chart .went").first
    before = curve.get_attribute("d")
    page.get_by_label("Seen from").select_option("1")
    expect(curve).not_to_have_attribute("d", str(before))
    page.get_by_label("Seen from").select_option("0")
    expect(page.locator(".analysis-chart path.even")).to_have_count(1)
    page.get_by_label("What each player knew").check()
    expect(page.locator(".analysis-chart path.even")).to_have_count(0)
    page.get_by_label("What each player knew").uncheck()
    point.click()
    expect(main).to_have_attribute("data-choice", str(at))
    assert violations_in_both(page) == []
    assert RAW_KEY.search(words_of(page)) is None
    assert "analysis-" not in words_of(page)
    for theme in ("light", "dark"):
        page.evaluate(PAINT, theme)
        now = base64.b64encode(small_board(page, CURVE)).decode()
        then = base64.b64encode((STORED / f"analysis-{theme}.png").read_bytes()).decode()
        whole, block = page.evaluate(APART, [then, now])
        assert (whole < ON_THE_WHOLE, block < IN_A_BLOCK) == (True, True), (theme, whole, block)
    # a spectator on a phone, in German, reads the same without having anything computed
    bo = person(phone=True, language="de").sit(table, -1)
    bo.go(f"#/t/{table.id}?analysis=1")
    expect(bo.page.locator("main[data-analysis=done]")).to_be_attached()
    expect(bo.page.locator(".analysis-choice h2")).to_be_attached()
    assert violations(bo.page) == []
    assert bo.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert "analysis-" not in words_of(bo.page)
    # a choice can be tried on a private table
    page.get_by_role("button", name="Try it from here").click()
    expect(page.locator(".what-if-note")).to_be_visible()
