"""The lobby: whose turn it is, removing a table with a confirmation and an undo, and moving seats to another browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import SECONDS, TWO_LINKS, Server
from tests.browser.test_access import violations, violations_in_both
from tests.server.test_importing import shortest


def test_a_table_says_whose_turn_it_is_and_is_not_forgotten_by_mistake(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {}).join()
    seat = table.asked()[0]
    ada, bo = person().sit(table, seat), person().sit(table, 1 - seat)
    expect(ada.page).to_have_title("● Your turn · Bloodstones")
    expect(bo.page).to_have_title("Bloodstones · Sandtable")
    expect(ada.go("#/").page).to_have_title("Sandtable")
    row = ada.page.locator(".table-row")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text("The Sundered Vale")
    expect(row).to_contain_text("Bloodstones")
    expect(row.locator("svg.thumb")).to_be_visible()
    expect(bo.go("#/").page.locator(".table-row")).to_contain_text(f"Person {seat}'s turn")

    ada.page.get_by_role("button", name="Remove").click()
    asked = ada.page.locator("dialog.forget")
    expect(asked).to_contain_text("the only key to your seat")
    assert violations(ada.page, within="dialog.forget") == []
    ada.key("Escape")
    expect(row).to_have_count(1)
    ada.page.get_by_role("button", name="Remove").click()
    asked.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    expect(ada.page.locator(".forgotten")).to_contain_text("The Sundered Vale removed.")
    expect(ada.page.get_by_text("No matching tables")).to_have_count(0)
    ada.page.get_by_role("button", name="Restore").click()
    expect(row).to_contain_text("Your turn")


def test_a_newcomer_is_at_a_table_with_one_click(person: NewPerson) -> None:
    ada = person().go()
    page = ada.page
    expect(page.get_by_role("heading", name="New here?")).to_be_visible()
    for game in ("BattleLore", "Bloodstones", "First Blood", "Warlords"):
        card = page.get_by_role("region", name=game)
        expect(card.get_by_role("link", name=f"Learn: {game}")).to_be_visible()
        assert card.locator("img").evaluate("(img) => img.decode().then(() => img.naturalWidth)") > 0
    expect(page.locator(".evening h3")).to_have_text(["A guided game", "A First Muster", "The Wizard's Tarn"])
    page.get_by_role("button", name="Play now against a bot: BattleLore").click()
    page.wait_for_selector("main.table[data-link=live]")
    ada.go("#/")
    expect(page.locator(".table-card")).to_contain_text("A First Muster")
    expect(page.locator(".table-card")).to_contain_text("with one bot")


def test_a_busy_server_is_asked_again(person: NewPerson) -> None:
    ada = person(rough=True)
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        address = route.request.url
        if address in refused:
            route.continue_()
            return
        refused.append(address)
        route.fulfill(status=503, headers={"retry-after": "0"}, json={"type": "problem", "error": "busy"})

    ada.page.route(re.compile("/api/(games|tables|words)(/|[?]|$)"), refuse_once)
    ada.go()
    expect(ada.page.get_by_role("heading", name="New here?")).to_be_visible()
    assert any("/api/words/battlelore/" in address for address in refused)


# Every answer of the server comes alone, a few frames after the one before; the newest first if wanted.
# `moved` collects what can be clicked and has changed its place, `shifted` the layout shifts.
SLOWLY = """(newestFirst) => {
  const held = [], places = new Map(), straight = window.fetch
  window.moved = []
  window.shifted = 0
  window.passed = 0
  window.isQuiet = () => held.length === 0
  window.fetch = async (...asked) => {
    await new Promise((go) => held.push(go))
    return straight(...asked)
  }
  new PerformanceObserver((found) => {
    for (const shift of found.getEntries()) window.shifted += shift.value
  }).observe({ type: 'layout-shift', buffered: true })
  let frame = 0
  const look = () => {
    if (++frame % 3 === 0 && held.length > 0) {
      ;(newestFirst ? held.pop() : held.shift())()
      window.passed++
    }
    for (const el of document.querySelectorAll('a, button, input, summary')) {
      const { left, top, width, height } = el.getBoundingClientRect()
      const place = [left, top, width, height].map(Math.round).join(' ')
      if (!el.checkVisibility({ checkVisibilityCSS: true })) continue
      if (places.has(el) && places.get(el) !== place) window.moved.push(`${el.outerHTML}: ${places.get(el)} to ${place}`)
      places.set(el, place)
    }
    requestAnimationFrame(look)
  }
  look()
}"""
COMPLETE = """() => {
  const lobby = document.querySelector('main.lobby')
  return lobby !== null && !lobby.querySelector('[aria-busy=true]') && window.isQuiet()
    && document.querySelector('.daily-still svg') !== null && document.querySelector('.thumb') !== null
}"""


class Late:
    """Answers of the server that do not arrive before they are wanted."""

    def __init__(self, page: Page, which: re.Pattern[str]) -> None:
        self.held: list[Route] | None = []
        page.route(which, self.take)

    def take(self, route: Route) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def come(self) -> None:
        held, self.held = self.held or [], None
        for route in held:
            route.continue_()


@pytest.mark.parametrize("holds", [False, True])
def test_nothing_in_the_lobby_moves_while_answers_arrive(holds: bool, person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {}).join()
    seat = table.asked()[0]
    for width, height, newest_first in ((1440, 900, False), (1100, 800, True), (820, 1180, False), (390, 844, True)):
        page = person(seen=True).page  # shifts are counted only in a page that is painted
        page.set_viewport_size({"width": width, "height": height})
        page.add_init_script(f"({SLOWLY})({json.dumps(newest_first)})")
        if holds:
            page.add_init_script(
                f"localStorage.setItem('sandtable.keys.{table.id}', '{json.dumps({seat: table.keys[seat]})}')"
            )
        fonts = Late(page, re.compile("woff2$"))
        page.goto(server.url, wait_until="commit")
        page.wait_for_function("() => window.passed > 1", timeout=SECONDS)
        assert page.locator("a, button").count() == 0
        fonts.come()
        page.wait_for_function(COMPLETE, timeout=SECONDS)
        expect(page.locator(".table-card")).to_have_count(int(holds))
        assert page.evaluate("() => window.moved") == []
        assert page.evaluate("() => window.shifted") < 0.01
        page.close()


def test_a_click_is_not_lost_while_the_lobby_is_loading(person: NewPerson, server: Server) -> None:
    """The battle of the day and the tables arrive between pressing and releasing the mouse button."""
    page = person().page
    parts = Late(page, re.compile(r"/api/(daily|tables|games/.)"))
    page.goto(server.url)
    box = page.get_by_role("link", name="Set up a table: Bloodstones").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    parts.come()
    page.locator(".daily-way").wait_for()
    page.mouse.up()
    page.locator("form.new-table").wait_for()


# The gallery shows the whole text about each game and each evening, with equal buttons at equal heights.
UNEVEN = """() => {
  const cut = [...document.querySelectorAll('.game-about, .evening .facts')]
    .filter((text) => text.scrollHeight > text.clientHeight + 1 || getComputedStyle(text).webkitLineClamp !== 'none')
  const rows = {}
  for (const card of document.querySelectorAll('.game-card')) {
    const top = Math.round(card.getBoundingClientRect().top)
    const ways = Math.round(card.querySelector('.game-ways').getBoundingClientRect().top)
    ;(rows[top] ??= new Set()).add(ways)
  }
  return [...cut.map((text) => text.textContent), ...Object.values(rows).filter((ways) => ways.size > 1).map(String)]
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_gallery_is_even_and_nothing_in_it_is_cut(language: str, person: NewPerson) -> None:
    page = person(language=language).go().page
    page.locator(".evening").nth(2).wait_for()
    for width, height in ((1280, 800), (2560, 1440), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({UNEVEN})().length === 0", timeout=SECONDS)


def test_somebody_with_many_tables_finds_the_one_that_waits(person: NewPerson, server: Server) -> None:
    """Twelve tables of all games: those where it is my turn stand out, both themes are free of faults, and on a phone they are
    above the games."""
    held: dict[str, dict[str, str]] = {}
    wanted = ""
    for n in range(12):
        game = ("battlelore", "bloodstones", "warlords", "first_blood")[n % 4]
        table = server.served.open_table(TWO_LINKS, {}, game=game).join()
        asked = server.served.get(table.path).json()["asked"]
        # no one sits at the tables that wait for both players; one of the others waits for this person
        mine = 1 - asked[0] if len(asked) == 1 else -1
        if game == "bloodstones" and not wanted:
            mine, wanted = asked[0], table.id
        held[table.id] = {str(mine): table.keys[mine]}
    theirs = [*held]
    for phone in (False, True):
        ada = person(theme="light", phone=phone)
        ada.page.add_init_script(
            f"for (const [id, keys] of Object.entries({held}))"
            " localStorage.setItem(`sandtable.keys.${id}`, JSON.stringify(keys))"
        )
        page = ada.go().page
        cards = page.locator(".table-card")
        expect(cards).to_have_count(len(theirs))
        expect(page.locator(".my-head")).to_contain_text("One table is waiting for you")
        expect(cards.first).to_contain_text("Your turn")
        expect(cards.first.get_by_role("link")).to_have_attribute("href", f"#/t/{wanted}")
        expect(cards.locator(".table-picture > :is(svg, img)")).to_have_count(len(theirs))
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth + 1")
        if phone:
            top = "(el) => el.getBoundingClientRect().top"
            assert cards.first.evaluate(top) < page.locator(".game-card").first.evaluate(top)
        assert (violations if phone else violations_in_both)(page) == []
    page.get_by_role("button", name="My turn 1").click()
    expect(cards).to_have_count(1)
    cards.first.get_by_role("link").click()
    page.wait_for_selector("main.table[data-link=live]")
    assert wanted in page.url


def test_a_table_is_set_up_by_mouse_step_by_step(person: NewPerson, server: Server) -> None:
    ada = person()
    page = ada.page
    form = ada.set_up()
    form.get_by_role("button", name="Wide lands").click()
    expect(form.locator(".tile-card")).to_have_count(2)
    form.locator(".tile-card", has_text="The Ember Crown").click()
    expect(form.locator(".briefing-aside")).to_contain_text("The Ember Crown")
    form.get_by_role("button", name="Next: Who plays").click()
    seats = form.locator(".seat-card")
    expect(seats).to_have_count(4)  # as many as the map needs
    seats.nth(0).locator(".brought summary").click()
    seats.nth(0).locator(".pick-card", has_text="Chaos Horde").click()
    expect(seats.nth(0).locator(".brought summary")).to_contain_text("Chaos Horde")
    ada.hold(1, "bot:random")
    form.get_by_role("button", name="Next: Options").click()
    options = page.locator(".step-how")
    options.locator(".rare summary").click()
    options.get_by_placeholder("Search the options").fill("cutie")
    expect(options.locator(".rare select")).to_have_count(1)
    options.locator(".rare select").select_option("on")
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("main.table[data-link=live]")
    made = server.served.get(f"/tables/{page.url.rpartition('/')[2]}").json()
    assert (made["options"]["map"], made["options"]["cutiecorn"]) == ("ember-crown", "on")
    assert made["options"]["factions"].split(",")[0] == "chaos_horde"
    assert [seat["bot"] for seat in made["seats"]] == ["", "random", "captain", "captain"]


def test_seats_are_carried_to_another_browser(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {}).join()
    seat = table.asked()[0]
    ada = person(name="Ada").sit(table, seat).go("#/")
    ada.page.get_by_text("Use my seats").click()
    link = ada.page.get_by_label("Personal link").input_value()
    again = person()
    again.page.goto(link[:-6])
    expect(again.page.get_by_role("alert")).to_contain_text("incomplete")
    again.page.goto(link)
    expect(again.page.locator("main .card")).to_contain_text("the seats of Ada at one table")
    assert violations(again.page) == []
    again.page.get_by_role("button", name="Play them on this device").click()
    again.page.get_by_role("link", name="Continue").click()
    expect(again.page).to_have_title("● Your turn · Bloodstones")


def test_a_game_kept_as_a_file_is_opened_and_a_broken_one_is_refused(person: NewPerson, tmp_path: Path) -> None:
    whole = shortest("warlords")
    for name, text in {"broken": whole[:-40], "game": whole}.items():
        (tmp_path / f"{name}.jsonl").write_text(text, "utf-8")
    ada = person(rough=True)
    card = ada.go().page.get_by_role("region", name="Game records")
    card.locator("input").set_input_files(tmp_path / "broken.jsonl")
    expect(card.get_by_role("alert")).to_contain_text("perhaps truncated")
    card.locator("input").set_input_files(tmp_path / "game.jsonl")
    expect(ada.page.locator(".ask.result")).to_be_visible()
    ada.reach("at", len(whole.splitlines()) - 2)
