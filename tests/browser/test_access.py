"""axe-core finds nothing to complain about, on any page, in both themes, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import run
from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Person, Server, advance, first, words_of
from tests.browser.test_table import OPTIONS

AXE = run.CLIENT / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .map((v) => `${v.id} (${v.impact}): ${v.help}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(' | ')}`)"""


def violations(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FOUND)
    return found


def lobby(ada: Person, server: Server) -> None:
    ada.lobby().get_by_text("Options", exact=True).click()


def rules(ada: Person, server: Server) -> None:
    """The reader, showing some of its hundreds of clauses, which are all alike."""
    page = ada.go("#/rules/bloodstones").page
    page.get_by_role("searchbox").fill("dragon")
    page.locator(".clauses").first.wait_for()


def table(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, OPTIONS).join()
    advance(opened, 12)
    ada.sit(opened, first(opened)).show_answers()


def draft(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, {}).join()
    ada.sit(opened, first(opened)).page.locator(".side-card").first.wait_for()


def why_not(ada: Person, server: Server) -> None:
    table(ada, server)
    ada.page.locator(".place.dim").first.focus()
    ada.key("Enter")
    ada.page.locator(".why").wait_for()


def result(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, {**OPTIONS, "max_rounds": 1}).join()
    opened.play(500)
    ada.sit(opened, 0).page.locator(".ask.result").wait_for()


def help_(ada: Person, server: Server) -> None:
    ada.go().page.get_by_role("button", name="Help").click()
    ada.page.locator("dialog.help").wait_for()


def waiting(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, OPTIONS)
    ada.go(f"#/t/{opened.id}/{opened.keys[0]}").page.get_by_role("button", name="Sit down").wait_for()


def missing(ada: Person, server: Server) -> None:
    ada.go("#/t/nosuchtable").page.locator(".problem").wait_for()


EVERYWHERE = [lobby, table, draft, why_not, rules, help_]
ONCE = [result, waiting, missing]


@pytest.mark.parametrize("look", ["light", "dark", "phone"])
def test_no_page_has_a_violation(person: NewPerson, server: Server, look: str) -> None:
    found: dict[str, list[str]] = {}
    theme = "dark" if look == "dark" else "light"
    ada, lost = person(phone=look == "phone", theme=theme), person(theme=theme, rough=True)
    for show in [*EVERYWHERE, *(ONCE if look == "light" else [])]:
        visitor = lost if show is missing else ada
        visitor.go()
        visitor.page.reload()  # nothing is left of the page before
        show(visitor, server)
        if complaints := violations(visitor.page):
            found[show.__name__] = complaints
    assert not found


def test_a_screen_reader_hears_what_happens(person: NewPerson, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, OPTIONS).join()
    seat = first(opened)
    ada = person().sit(opened, seat)
    page = ada.page
    spoken = page.locator("[aria-live=polite]").first
    expect(spoken).to_contain_text("citadel")
    heading = page.locator(".ask h2")
    expect(heading).to_contain_text("citadel")
    places = page.locator("[role=button].place")
    assert places.count() > 20
    labels = [places.nth(n).get_attribute("aria-label") or "" for n in range(places.count())]
    assert all("," in label for label in labels), "name and terrain"
    assert len(set(labels)) == len(labels)
    assert page.locator("[role=button].place[tabindex='0']").count() == 1, "one stop for the Tab key"
    ada.answer()
    ada.reach("at", 1)
    expect(spoken).to_contain_text("citadel")
    assert any(
        label not in labels for label in places.evaluate_all("(all) => all.map((el) => el.getAttribute('aria-label'))")
    )
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll('button, [role=button], a, input, select')]
             .filter((el) => !(el.ariaLabel || el.textContent.trim() || el.closest('label') || el.title)).length"""
    )
    assert unnamed == 0
    assert "undefined" not in words_of(page)
    assert "NaN" not in words_of(page)
