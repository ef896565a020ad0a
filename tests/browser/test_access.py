"""axe-core finds no faults on any page, in both themes, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import run
from tests.browser.conftest import DESK, PHONE, NewPerson
from tests.browser.gallery import POSITIONS, laid_out
from tests.browser.support import SECONDS, TWO_LINKS, Person, Server, advance, first, words_of
from tests.browser.test_table import OPTIONS

AXE = run.CLIENT / "node_modules" / "axe-core" / "axe.min.js"
# Nothing is fetched again. Only the rule about media that play automatically needs that, and there are none.
# A page that is not painted is made visible while axe runs, because invisible text has no contrast. Axe runs in one go, so
# the page is not painted in the meantime.
FOUND = """async ([rules, within]) => {
  const veils = document.adoptedStyleSheets, later = window.setTimeout
  veils.forEach((veil) => (veil.disabled = true))
  if (getComputedStyle(document.documentElement).opacity !== '1') throw new Error('axe sees nothing')
  window.setTimeout = (act) => queueMicrotask(act)
  const wanted = { resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: rules } : {}) }
  const found = await axe.run(within || document, wanted)
  window.setTimeout = later
  veils.forEach((veil) => (veil.disabled = false))
  return found.violations
    .map((v) => `${v.id} (${v.impact}): ${v.help}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(' | ')}`)
}"""

COLOURS = ["color-contrast", "link-in-text-block"]
"""Everything that a theme can change: the page is the same in other colours."""
PAINT = """async (theme) => {
  document.documentElement.dataset.theme = theme
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished))
}"""


def violations(page: Page, rules: list[str] | None = None, within: str = "") -> list[str]:
    """What axe finds in the page, or in a part of it that is new on a page it has seen: that takes half the time."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FOUND, [rules, within])
    return found


def violations_in_both(page: Page, within: str = "") -> list[str]:
    """The faults in the light theme, which the page uses, and with the colours of the dark one."""
    found = violations(page, within=within)
    page.evaluate(PAINT, "dark")
    found += [f"dark: {one}" for one in violations(page, COLOURS, within)]
    page.evaluate(PAINT, "light")
    return found


def test_a_page_that_is_not_drawn_is_looked_at_all_the_same(person: NewPerson) -> None:
    page = person().go("api/games").page
    page.evaluate(
        """() => {
          document.body.innerHTML = '<main><h1>Pale</h1><dialog open><p>words</p></dialog></main>'
          Object.assign(document.querySelector('p').style, { color: '#ccc', background: '#fff' })
        }"""
    )
    for _ in range(2):
        assert [one.partition(" ")[0] for one in violations(page, COLOURS)] == ["color-contrast"]
        assert page.evaluate("() => getComputedStyle(document.documentElement).opacity") == "0", "nor is it afterwards"
    for look in (page.screenshot, page.pdf, page.locator("p").screenshot):
        with pytest.raises(AssertionError, match="nobody sees this page"):
            look()


def lobby(ada: Person, server: Server) -> None:
    """The lobby of a newcomer. test_lobby checks the lobby of a person who has tables."""
    ada.go().page.locator(".evening").nth(2).wait_for()


def set_up(ada: Person, server: Server) -> None:
    """The last step, with all of its options."""
    ada.set_up()
    ada.step(3).locator(".rare summary").click()


def set_up_seats(ada: Person, server: Server) -> None:
    ada.set_up()
    ada.step(2).locator(".brought summary").first.click()


def set_up_tiles(ada: Person, server: Server) -> None:
    ada.set_up("First Blood").locator(".tile-card").nth(10).wait_for()


def rules(ada: Person, server: Server) -> None:
    """The rules reader, showing some of its hundreds of clauses, which all look alike."""
    page = ada.go("#/rules/bloodstones").page
    page.get_by_role("searchbox").fill("dragon")
    expect(page.locator(".search .facts")).not_to_be_empty(timeout=SECONDS)


def workshop(ada: Person, server: Server) -> None:
    """A deck in the workshop that breaks rules, and a search that finds a few of the cards, which all look alike."""
    page = ada.go("#/workshop/warlords").page
    page.get_by_role("button", name="Crown and Leaf", exact=True).click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Crown and Leaf", timeout=SECONDS)
    page.get_by_label("Search").fill("dragon")
    page.locator(".ware-add").first.click()
    page.locator(".broken").wait_for()


def sides(ada: Person, server: Server) -> None:
    """The first screen of the army workshop."""
    ada.go("#/workshop/first_blood").page.locator(".ws-side").first.wait_for()


def army(ada: Person, server: Server) -> None:
    """An army that breaks rules: faults, repairs, offers, and the options of a Character."""
    page = ada.go("#/workshop/first_blood").page
    page.locator(".ws-ready-open", has_text="Muster").click()
    page.locator(".ws-group", has_text="Militia").click()
    page.get_by_role("button", name="Take out").click()
    page.locator(".ws-group.leads").click()
    page.locator(".ws-option-kind summary").first.click()
    page.locator(".ws-ways button").first.wait_for()


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
    ada.page.locator(".why .clause-id").first.click()
    # the rulebook opens beside it; a few clauses stand for the others, which all look alike
    ada.page.get_by_role("searchbox").fill("BS-20.17")
    expect(ada.page.locator("[data-example]")).to_have_count(1)
    ada.page.locator("[data-example]").click()
    ada.page.locator(".example .place").first.wait_for()


def result(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, {**OPTIONS, "max_rounds": 1}).join()
    opened.play(500)
    ada.sit(opened, 0).page.locator(".ask.result").wait_for()


def help_(ada: Person, server: Server) -> None:
    ada.go().page.get_by_role("button", name="Help").click()
    ada.page.locator("dialog.help").wait_for()


def waiting(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, OPTIONS)
    ada.go(f"#/join/{opened.id}/{opened.keys[0]}").page.get_by_role("button", name="Take a seat").wait_for()


def key_given(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, OPTIONS).join()
    ada.go(f"#/t/{opened.id}/{opened.keys[0]}").page.locator("button.keep-key").wait_for()


def invitation_used(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, OPTIONS)
    invitation = opened.keys[0]
    opened.join()
    ada.go(f"#/join/{opened.id}/{invitation}").page.locator(".arrival").wait_for()


def missing(ada: Person, server: Server) -> None:
    ada.go("#/t/nosuchtable").page.locator(".problem").wait_for()


def battle(ada: Person, server: Server) -> None:
    ada.sit(*laid_out(server.served, POSITIONS["bloodstones-battle"])).page.locator(".conflict").first.wait_for()


def past(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, OPTIONS).join()
    advance(opened, 6)
    ada.sit(opened, 0).go(f"#/t/{opened.id}?at=3").page.locator(".past-note").wait_for()


def spectator(ada: Person, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, OPTIONS).join()
    ada.sit(opened, -1).page.locator(".place").first.wait_for()


CURTAIN_OR_AT = """(seq) => document.querySelector('main.curtain') !== null
  || Number(document.querySelector('main.table')?.dataset.seq) >= seq"""


def curtain(ada: Person, server: Server) -> None:
    opened = server.served.open_table([{"holder": "here"}] * 2, OPTIONS).join()
    keys = {str(seat): key for seat, key in opened.keys.items()}
    keep = "([id, keys]) => localStorage.setItem('sandtable.keys.' + id, JSON.stringify(keys))"
    ada.go().page.evaluate(keep, [opened.id, keys])
    ada.go(f"#/t/{opened.id}").page.locator("main.table, main.curtain").wait_for()
    while not ada.page.locator("main.curtain").count():
        advance(opened, 1)
        ada.until(CURTAIN_OR_AT, opened.view(0)["seq"])
    ada.page.locator("main.curtain button").wait_for()


def settings(ada: Person, server: Server) -> None:
    ada.go().page.locator(".settings summary").click()


EVERYWHERE = [lobby, set_up_tiles, set_up_seats, set_up, table, draft, why_not, battle, rules, workshop, army, help_]
ONCE = [sides, result, waiting, key_given, invitation_used, missing, past, spectator, curtain, settings]


ON_A_PHONE = """() => innerWidth === 390 && matchMedia('(hover: none)').matches
  && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


def violations_on_a_phone(page: Page) -> list[str]:
    """What is wrong with the same page on a phone: narrow, and touched instead of pointed at."""
    hand = page.context.new_cdp_session(page)
    page.set_viewport_size(PHONE)
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.wait_for_function(ON_A_PHONE, timeout=SECONDS)
    found = [f"phone: {one}" for one in violations(page)]
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    hand.detach()
    page.set_viewport_size(DESK)
    return found


def everywhere(page: Page) -> list[str]:
    return violations_in_both(page) + violations_on_a_phone(page)


@pytest.mark.parametrize(
    ("shown", "look_at"),
    [(EVERYWHERE[::2], everywhere), (EVERYWHERE[1::2], everywhere), (ONCE, violations)],
    ids=["some", "others", "once"],
)
def test_no_page_has_a_violation(
    person: NewPerson,
    server: Server,
    shown: list[Callable[[Person, Server], None]],
    look_at: Callable[[Page], list[str]],
) -> None:
    found: dict[str, list[str]] = {}
    ada, lost = person(theme="light"), person(theme="light", rough=True)
    for show in shown:
        visitor = lost if show is missing else ada
        visitor.go("api/games")  # nothing is left of the previous page
        show(visitor, server)
        if complaints := look_at(visitor.page):
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


def test_links_and_dice_can_be_read_and_settings_left_by_escape(person: NewPerson, server: Server) -> None:
    opened = server.served.open_table(TWO_LINKS, OPTIONS).join()
    ada = person().sit(opened, first(opened))
    page = ada.page
    page.get_by_text("Links and dice").click()
    expect(page.get_by_text("Commitment of the dice:")).to_be_visible()
    assert violations(page) == []
    page.get_by_text("Settings", exact=True).click()
    expect(page.get_by_label("Sound and animation")).to_be_visible()
    page.get_by_label("Sound and animation").focus()
    ada.key("Escape")
    expect(page.get_by_label("Sound and animation")).to_be_hidden()
