"""First Blood at the table: a whole scenario by clicks and by keyboard, what pointing tells, the army builder."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import RAW_KEY, TWO_LINKS, Person, Server, words_of
from tests.server.support import Opened

ARMY = """Small Company
faction: The Hundred Kingdoms

Noble Lord, Warlord
- 6 Militia, Standard Bearer
"""
OPTIONS = {
    "points_limit": 300,
    "army_1": ARMY,
    "army_2": ARMY,
    "scenario": "stake_your_claim",
    "battlefield": "hamlet-crossroads",
    "placement": "auto",
}
WAITING = "() => document.querySelector('main.table').dataset.waiting === 'false'"


def opened(server: Server, **more: object) -> Opened:
    return server.served.open_table(TWO_LINKS, {**OPTIONS, **more}, game="first_blood").join()


def let_others_answer(table: Opened, most: int = 400) -> bool:
    """The second player takes the first answer each time, by the interface for programs; False when the game is over."""
    for _ in range(most):
        seat, seq, options = table.asked()
        if seat < 0:
            return False
        if seat == 0:
            return True
        assert table.pick(1, seq, options[0]).status_code == 200
    raise AssertionError("the second player is asked for ever")


def play(ada: Person, table: Opened, act: Callable[[Person], None], most: int = 500) -> None:

    for _ in range(most):
        if not let_others_answer(table):
            break
        seq = table.asked()[1] - 1
        ada.reach("seq", seq)
        ada.until("() => document.querySelector('.ask.result, .ask [data-option], .lay-order') !== null")
        act(ada)
        ada.until("(seq) => Number(document.querySelector('main.table').dataset.seq) > seq", seq)
        ada.until(WAITING)
    ada.until("() => document.querySelector('.ask.result') !== null")


def answer_of(ada: Person) -> str:
    """The button to press: a March where there is one, else the last that is not an order to walk round a corner."""
    names = ada.page.locator(".ask .answers:not(.closed) [data-option]").evaluate_all(
        "(all) => all.map((one) => one.dataset.option)"
    )
    wanted = [name for name in ("march", "charge", "volley") if name in names]
    return wanted[0] if wanted else next(name for name in names if name != "turn")


def by_clicks(ada: Person) -> None:
    page = ada.page
    if page.locator(".lay-order").count():
        ada.clicked.add("order")
        page.locator(".lay-order").click()
        expect(page.locator(".lay-order")).to_have_count(0)
    elif page.locator(".region").count():
        ada.clicked.add("spot")
        spots = page.locator(".ask [data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option)")
        seq = ada.number("seq")
        x, y = (int(part) for part in next(s for s in spots if re.match(r"\d+ \d+$", s)).split())
        page.mouse.click(*screen_spot(ada, x, y))
        page.wait_for_timeout(150)
        if ada.number("seq") == seq and page.locator(".why").count():
            # the very edge of the region: no mouse hits it, the list does
            page.locator(".why").press("Escape")
            page.locator(f".ask [data-option='{x} {y}']").click()
    elif page.locator(".unit-plaque.piece-lit").count():
        ada.clicked.add("regiment")
        page.locator(".unit-plaque.piece-lit").first.click()
    else:
        ada.clicked.add("button")
        page.locator(f".ask [data-option='{answer_of(ada)}']").first.click()


def by_keyboard(ada: Person) -> None:
    page = ada.page
    if page.locator(".lay-order").count():
        ada.clicked.add("order")
        assert ada.tab_to("el.classList.contains('order-item')")
        ada.key("Alt+ArrowDown")
        assert ada.tab_to("el.classList.contains('lay-order')")
        ada.key("Enter")
        expect(page.locator(".lay-order")).to_have_count(0)
    elif page.locator(".region").count():
        ada.clicked.add("spot")
        page.locator(".ghost").focus()
        ada.key("PageDown")
        ada.key("Enter")
    else:
        ada.clicked.add("button")
        shown = page.locator(".ask .answers:not(.closed) [data-option]")
        names = shown.evaluate_all("(all) => all.map((one) => one.dataset.option)")
        # answers have numbers
        page.locator(".ask h2").focus()
        ada.key(str(names.index(answer_of(ada)) + 1))


def screen_spot(ada: Person, x: int, y: int) -> tuple[float, float]:
    box = ada.page.locator(".plane-ground").bounding_box()
    assert box is not None
    is_far = ada.page.evaluate("() => document.querySelector('.plane').dataset.far === 'true'")
    across, up = (3600 - x, 3600 - y) if is_far else (x, y)
    return box["x"] + box["width"] * across / 3600, box["y"] + box["height"] * (3600 - up) / 3600


@pytest.mark.parametrize("act", [by_clicks, by_keyboard])
def test_a_whole_scenario(server: Server, person: NewPerson, act: Callable[[Person], None]) -> None:
    table = opened(server)
    ada: Person = person().sit(table, 0)
    play(ada, table, act)
    assert ada.is_over
    assert {"order", "spot", "button"} <= ada.clicked
    assert RAW_KEY.search(words_of(ada.page)) is None
    assert not ada.errors


def marching(server: Server, person: NewPerson, **look: str | bool) -> Person:
    """Ada is asked where a Leader enters or marches."""
    table = opened(server)
    ada: Person = person(**look).sit(table, 0)
    for _ in range(60):
        assert let_others_answer(table)
        ada.until("() => document.querySelector('.ask [data-option], .lay-order') !== null")
        seq = table.asked()[1] - 1
        ada.reach("seq", seq)
        if ada.page.locator(".region").count():
            return ada
        by_clicks(ada)
        ada.until("(seq) => Number(document.querySelector('main.table').dataset.seq) > seq", seq)
    raise AssertionError("nobody has to be placed")


def test_pointing_tells_what_a_place_would_mean(server: Server, person: NewPerson) -> None:
    ada = marching(server, person)
    page = ada.page
    expect(page.locator(".plan-card")).to_be_visible()
    spots = page.locator(".ask [data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option)")
    x, y = (int(part) for part in next(s for s in spots if re.match(r"\d+ \d+$", s)).split())
    page.mouse.move(*screen_spot(ada, x, y))
    expect(page.locator(".plan .plan-model").first).to_be_attached()
    page.mouse.move(*screen_spot(ada, 1800, 1800))  # nobody enters so far from every edge
    expect(page.locator(".reason-plate")).to_be_attached()
    expect(page.locator(".plan-card .plan-reason")).to_be_visible()
    expect(page.locator(".place-here")).to_be_disabled()


def test_ground_and_regiments_are_named_in_german(server: Server, person: NewPerson) -> None:
    ada = marching(server, person, language="de")
    text = words_of(ada.page)
    assert "Weiler am Kreuzweg" in text
    assert "Wassermühle" in text
    assert "Miliz" in text or "Edler Herr" in text
    assert RAW_KEY.search(text) is None


def test_an_army_is_built_checked_and_taken_to_the_table(server: Server, person: NewPerson) -> None:
    ada: Person = person().go("#/workshop/first_blood")
    page = ada.page
    page.locator(".beginnings select").select_option("made:hk-lords-muster")
    expect(page.locator(".legal")).to_be_visible()
    page.locator(".line", has_text="Militia").get_by_role("button").first.click()
    page.locator(".line", has_text="Household Knights").get_by_role("button").nth(1).click()
    expect(page.locator(".broken")).to_contain_text("FB-26")
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    page.locator(".line", has_text="Household Knights").get_by_role("button").first.click()
    expect(page.locator(".legal")).to_be_visible()
