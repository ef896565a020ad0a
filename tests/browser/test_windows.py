"""Reaction windows in the browser: no one is asked without a choice, the curtain falls only for choices, and standing answers
are chips."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import SETTLED, Server
from tests.browser.test_access import violations
from tests.server.support import Json, Opened, until

LORE: Json = {"adventure": "bl-06-spiderwood"}
BOT: Json = {"holder": "bot", "bot": "random"}
CURTAIN_OR_ASKED = f"() => document.querySelector('main.curtain') !== null || ({SETTLED})()"
ONLY_PASS = """() => {
  const texts = [...document.querySelectorAll('.ask [data-option]')].map((el) => el.dataset.option)
  return texts.length === 1 && texts[0] === 'pass'
}"""


def own_question(view: Json, seat: int) -> Json | None:
    return next((q for q in view["scene"]["questions"] if q["seat"] == seat), None)


def at_a_window(server: Server, seed: int) -> Opened:
    """A Lore adventure against a bot, in the bot's turn, with a window in which the person has a choice."""
    table = server.served.open_table([{"holder": "link", "name": "Ada"}, BOT], LORE, game="battlelore").join()
    chance = random.Random(seed)
    view: Json = {}

    def is_asked() -> bool:
        nonlocal view
        view = table.view(0, since=1_000_000)
        return own_question(view, 0) is not None

    for _ in range(400):
        until(is_asked, "the bot does not answer")
        question = own_question(view, 0)
        assert question is not None
        window = question["window"]
        if window is not None and len(question["options"]) > 1 and view["scene"]["active"] != 0:
            return table
        text = window["passing"] if window is not None else chance.choice(question["options"])["text"]
        assert table.pick(0, view["seq"] + 1, text).status_code in (200, 409)  # the bot may have been faster
    raise AssertionError("no window with a choice")


def test_standing_answers_are_chips_that_one_click_ends(person: NewPerson, server: Server) -> None:
    table = at_a_window(server, 1)
    ada = person().sit(table, 0)
    page = ada.page
    ada.asked()
    page.locator(".standing-menu > summary").click()
    assert page.locator("[data-say]").evaluate_all("(all) => all.map((el) => el.dataset.say)") == [
        "turn",
        "attacked",
        "pass",
        "ask",
    ]
    assert violations(page) == []
    page.locator("[data-say=ask]").click()
    kind = own_question(table.view(0), 0)
    assert kind is not None
    asks = page.locator(f".standing-chip[data-standing='ask {kind['window']['kind']}']")
    expect(asks).to_be_visible()
    seq = ada.number("seq")
    ada.page.locator(".standing-menu > summary").click()
    page.locator("[data-say=attacked]").click()
    unless = page.locator(".standing-chip[data-standing=attacked]")
    expect(unless).to_be_visible()
    assert ada.number("seq") == seq, "this kind of window is asked all the same"
    page.reload()
    expect(asks).to_be_visible()
    expect(unless).to_be_visible()
    unless.click()
    expect(unless).to_have_count(0)
    asks.click()
    expect(page.locator(".standing-chip")).to_have_count(0)
    page.locator(".standing-menu > summary").click()
    page.locator(".standing-kinds > summary").click()
    assert violations(page, within=".standing-menu") == []
    page.locator("select[data-kind=lore_card]").select_option("pass")
    never = page.locator(".standing-chip[data-standing='pass lore_card']")
    never.click()
    expect(never).to_have_count(0)
    ada.page.locator(".standing-menu > summary").click()
    page.locator("[data-say=turn]").click()
    ada.answered(seq)
    steps = table.view(0)["steps"]
    assert next(step for step in steps if step["seq"] == seq + 1)["kind"] == "play_lore"
    assert ada.errors == []


def test_against_a_bot_no_page_ever_shows_a_lone_pass(person: NewPerson, server: Server) -> None:
    short = {**LORE, "turn_limit": 3}
    table = server.served.open_table([{"holder": "link", "name": "Ada"}, BOT], short, game="battlelore").join()
    ada = person().sit(table, 0)
    while ada.asked():
        assert not ada.page.evaluate(ONLY_PASS)
        ada.answer()
    for update in ada.wire.updates():
        question = own_question(update, 0) if update["scene"] else None
        assert question is None or [o["text"] for o in question["options"]] != ["pass"]
    assert ada.errors == []


def test_at_one_screen_no_curtain_falls_for_a_seat_without_a_choice(person: NewPerson, server: Server) -> None:
    here = [{"holder": "here", "name": "Ada"}, {"holder": "here", "name": "Bo"}]
    table = server.served.open_table(here, {**LORE, "turn_limit": 2}, game="battlelore").join()
    ada = person()
    keys = {str(seat): key for seat, key in table.keys.items()}
    ada.go().page.evaluate(
        "([id, keys]) => localStorage.setItem('sandtable.keys.' + id, JSON.stringify(keys))", [table.id, keys]
    )
    ada.go(f"#/t/{table.id}")
    curtains = 0
    for _ in range(400):
        ada.until(CURTAIN_OR_ASKED)
        if ada.page.locator("main.curtain").count():
            curtains += 1
            ada.page.locator("main.curtain button").click()
            ada.until(SETTLED)
            assert not ada.page.evaluate(ONLY_PASS), "a curtain for a lone pass"
        if ada.is_over:
            break
        seq = ada.number("seq")
        ada.show_answers()
        buttons = ada.page.locator(".ask [data-option]:not(:disabled)")
        buttons.nth(ada.chance.randrange(buttons.count())).click()
        is_done = """document.querySelector('main.curtain') !== null
            || Number(document.querySelector('main.table')?.dataset.seq) > seq"""
        ada.until(f"(seq) => document.querySelector('main.table[data-held=true]') !== null || {is_done}", seq)
        if ada.page.locator("main.table[data-held=true]").count():
            ada.key("1")  # a unit was picked up: put it down
        ada.until(f"(seq) => {is_done}", seq)
    assert ada.is_over
    assert curtains
    assert ada.errors == []
