"""First Blood at the table: a whole scenario by clicks and by keyboard, what pointing shows, the army builder."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import POSITIONS, Position, laid_out
from tests.browser.support import RAW_KEY, SECONDS, STILL, TWO_LINKS, Person, Server, words_of
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


def let_others_answer(table: Opened, most: int = 400) -> int:
    """Let the second player give the first answer each time, through the HTTP API. Returns the number of the log at which the
    first player is asked, or -1 when the game is over."""
    for _ in range(most):
        seat, seq, options = table.asked()
        if seat < 0:
            return -1
        if seat == 0:
            return seq - 1
        assert table.pick(1, seq, options[0]).status_code == 200
    raise AssertionError("the second player is asked for ever")


Act = Callable[[Person, str], str]
"""Gives one answer and returns it. Its second argument is the previous answer."""


def play(ada: Person, table: Opened, act: Act, most: int = 500) -> None:
    last = ""
    for _ in range(most):
        seq = let_others_answer(table)
        if seq < 0:
            break
        ada.reach("seq", seq)
        ada.until(
            "() => document.querySelector('.ask.result, .ask [data-option], .lay-order') !== null"
            " && !document.querySelector('[data-held=asked]')"
        )
        last = act(ada, last)
        ada.clicked.add(last)
        ada.answered(seq)
        ada.until(WAITING)
    ada.until("() => document.querySelector('.ask.result') !== null")


def answer_of(ada: Person, last: str) -> str:
    """The button to press: one March each time, otherwise the last one that does not order a walk around a corner."""
    names: list[str] = ada.page.locator(".ask .answers:not(.closed) [data-option]").evaluate_all(
        "(all) => all.map((one) => one.dataset.option)"
    )
    wanted = [name for name in (("end",) if last == "spot" else ("march", "charge", "volley")) if name in names]
    return wanted[0] if wanted else next(name for name in names if name != "turn")


def by_clicks(ada: Person, last: str) -> str:
    page = ada.page
    go_on = page.locator(".melee-verdict button, .roll-ribbon button")
    while go_on.count():  # what has just happened covers the table
        go_on.first.click()
    if page.locator(".lay-order").count():
        page.locator(".lay-order").click()
        expect(page.locator(".lay-order")).to_have_count(0)
        return "order"
    if page.locator(".together button").count():  # as proposed
        page.locator(".together button").click()
        return "together"
    if page.locator(".region").count():
        spots = page.locator(".ask [data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option)")
        x, y = (int(part) for part in next(s for s in spots if re.match(r"\d+ \d+$", s)).split())
        seq = ada.number("seq")
        page.mouse.click(*screen_spot(ada, x, y))
        ada.until(
            "(seq) => Number(document.querySelector('main.table').dataset.seq) > seq || document.querySelector('.why')",
            seq,
        )
        if ada.number("seq") == seq and page.locator(".why").count():
            # the very edge of the region: a mouse cannot hit it, so the list is used
            page.locator(".why").press("Escape")
            page.locator(f".ask [data-option='{x} {y}']").click()
        return "spot"
    if page.locator(".unit-plaque.piece-lit").count():
        page.locator(".unit-plaque.piece-lit").first.click()
        return "regiment"
    page.locator(f".ask [data-option='{answer_of(ada, last)}']").first.click()
    return "button"


def by_keyboard(ada: Person, last: str) -> str:
    page = ada.page
    if page.locator(".lay-order").count():
        assert ada.tab_to("el.classList.contains('order-item')")
        ada.key("Alt+ArrowDown")
        assert ada.tab_to("el.classList.contains('lay-order')")
        ada.key("Enter")
        expect(page.locator(".lay-order")).to_have_count(0)
        return "order"
    if page.locator(".together button").count():
        assert ada.tab_to("el.closest('.together')")
        ada.key("Enter")
        return "together"
    if page.locator(".region").count():
        page.locator(".ghost").focus()
        ada.key("PageDown")
        ada.key("Enter")
        return "spot"
    shown = page.locator(".ask .answers:not(.closed) [data-option]")
    names = shown.evaluate_all("(all) => all.map((one) => one.dataset.option)")
    # answers have numbers
    page.locator(".ask h2").focus()
    ada.key(str(names.index(answer_of(ada, last)) + 1))
    return "button"


def screen_spot(ada: Person, x: int, y: int) -> tuple[float, float]:
    """Where a point of the table is on the screen. Each player sees their own edge at the bottom."""
    box = ada.page.locator(".plane-ground").bounding_box()
    assert box is not None
    turn = ada.page.locator(".plane").get_attribute("data-turn") or ""
    across, down = {
        "": (x, 3600 - y),
        "far": (3600 - x, y),
        "left": (3600 - y, 3600 - x),
        "right": (y, x),
    }[turn]
    return box["x"] + box["width"] * across / 3600, box["y"] + box["height"] * down / 3600


def test_a_whole_scenario_by_clicks_and_by_keyboard(server: Server, person: NewPerson) -> None:
    """Each kind of answer is given by mouse, the next time by keyboard, and so on."""
    table = opened(server)
    ada: Person = person().sit(table, 0)
    given: dict[Act, list[str]] = {by_clicks: [], by_keyboard: []}

    def in_turn(ada: Person, last: str) -> str:
        act = min(given, key=lambda act: given[act].count(kind_asked(ada)))
        given[act].append(act(ada, last))
        return given[act][-1]

    play(ada, table, in_turn)
    assert ada.is_over
    assert all({"order", "spot", "button"} <= set(done) for done in given.values()), given
    assert RAW_KEY.search(words_of(ada.page)) is None
    assert not ada.errors


def kind_asked(ada: Person) -> str:
    """What both ways of answering return now, except that a regiment can be clicked."""
    page = ada.page
    return "order" if page.locator(".lay-order").count() else "spot" if page.locator(".region").count() else "button"


def marching(server: Server, person: NewPerson, **look: str | bool) -> Person:
    """Ada is asked where a Leader enters or marches."""
    table = opened(server)
    ada: Person = person(**look).sit(table, 0)
    for _ in range(60):
        seq = let_others_answer(table)
        assert seq >= 0
        ada.reach("seq", seq)
        ada.until("() => document.querySelector('.ask [data-option], .lay-order') !== null")
        if ada.page.locator(".region").count():
            return ada
        by_clicks(ada, "")
        ada.answered(seq)
    raise AssertionError("nobody has to be placed")


def test_pointing_tells_what_a_place_would_mean(server: Server, person: NewPerson) -> None:
    ada = marching(server, person)
    page = ada.page
    expect(page.locator(".plan-card")).to_be_visible()
    spots = page.locator(".ask [data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option)")
    x, y = (int(part) for part in next(s for s in spots if re.match(r"\d+ \d+$", s)).split())
    page.mouse.move(*screen_spot(ada, x, y))
    expect(page.locator(".plan .plan-model").first).to_be_attached()
    page.mouse.move(*screen_spot(ada, 1800, 1800))  # too far from every edge to enter
    expect(page.locator(".reason-plate")).to_be_attached()
    expect(page.locator(".plan-card .plan-reason")).to_be_visible()
    expect(page.locator(".place-here")).to_be_disabled()
    # measure with the tape from one end of the table's middle line to the other
    page.locator(".ask h2").focus()
    ada.key("m")
    page.mouse.click(*screen_spot(ada, 600, 1800))
    page.mouse.click(*screen_spot(ada, 3000, 1800))
    ada.until("() => Math.abs(Number(document.querySelector('.hand-tape')?.dataset.gap) - 2400) < 12")
    ada.key("Escape")
    expect(page.locator(".hand-tape")).to_have_count(0)


def test_a_regiment_that_forms_up_is_drawn_and_left_to_itself_by_one_button(server: Server, person: NewPerson) -> None:
    table, seat = laid_out(server.served, Position("first_blood/adjusted", 14))
    page = person().sit(table, seat).page
    expect(page.locator(".ask h2")).to_contain_text("forming up")
    expect(page.locator(".over .plan-model").nth(1)).to_be_attached()  # the Leader and the others
    expect(page.locator(".ask .answer.main")).to_have_attribute("data-option", "done")
    expect(page.locator(".ask .answer.main")).to_have_count(1)


def test_models_that_fall_are_chosen_together(server: Server, person: NewPerson) -> None:
    table, seat = laid_out(server.served, Position("first_blood/adjusted", 194))
    ada = person().sit(table, seat)
    page = ada.page
    button = page.locator(".together button")
    expect(button).to_contain_text("2")
    expect(page.locator(".model.glow")).to_have_count(2)  # the proposal
    page.locator(".fall[aria-pressed=true]").first.click()
    expect(button).to_be_disabled()
    page.locator(".fall[aria-pressed=false]").last.click()
    expect(page.locator(".model.glow")).to_have_count(2)
    seq = ada.number("seq")
    button.click()
    ada.answered(seq)
    assert ada.number("seq") == seq + 1, "one entry"
    expect(page.locator(".together")).to_have_count(0)


# How wide the bases are, and the centres of the names of what can be pointed at, as shares of the board.
ON_THE_BOARD = """() => {
  const board = document.querySelector('.board-frame').getBoundingClientRect()
  const boxes = (wanted) => [...document.querySelectorAll(wanted)].map((el) => el.getBoundingClientRect())
  return {
    bases: boxes('.plane .model-halo').map((box) => box.width),
    names: boxes('.unit-plaque.piece-lit').map((box) => [
      (box.left + box.width / 2 - board.left) / board.width, (box.top + box.height / 2 - board.top) / board.height]),
  }
}"""


@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, {"width": 844, "height": 390}], ids=["up", "aside"])
def test_on_a_phone_what_is_asked_for_comes_close(server: Server, person: NewPerson, size: ViewportSize) -> None:
    ada: Person = person(phone=True)
    page = ada.page
    page.set_viewport_size(size)
    ada.sit(*laid_out(server.served, POSITIONS["first-blood-volley"]))
    assert ada.asked()
    ada.until(f"() => Math.min(...({ON_THE_BOARD})().bases) >= 14")  # the board has zoomed in
    ada.until(STILL)
    seen = page.evaluate(ON_THE_BOARD)
    assert min(seen["bases"]) >= 14
    assert len(seen["names"]) == len(ada.wire.asked()["options"])
    assert all(0 < share < 1 for name in seen["names"] for share in name), seen["names"]
    seq = ada.number("seq")
    ada.press(page.touchscreen.tap, lambda thing: thing["kind"] == "pieces")
    ada.answered(seq)


def test_ground_and_regiments_are_named_in_german(server: Server, person: NewPerson) -> None:
    ada = marching(server, person, language="de")
    text = words_of(ada.page)
    assert "Weiler am Kreuzweg" in text
    assert "Wassermühle" in text
    assert "Miliz" in text or "Edler Herr" in text
    assert RAW_KEY.search(text) is None


def test_an_army_is_built_repaired_shared_and_taken_to_the_table(server: Server, person: NewPerson) -> None:
    ada: Person = person().go("#/workshop/first_blood")
    page = ada.page
    expect(page.locator(".ws-side")).to_have_count(6)
    page.get_by_role("button", name="Build my own: The Nords").click()
    page.locator(".ws-offer", has_text="Jarl").get_by_role("button").click()
    expect(page.locator(".ws-group")).to_contain_text("Jarl")
    page.locator(".ws-offer", has_text="Raiders").first.get_by_role("button").click()
    expect(page.locator(".ws-group")).to_have_count(2)
    expect(page.locator(".ws-detail .ws-profile div")).to_have_count(8)
    page.keyboard.press("z")
    expect(page.locator(".ws-group")).to_have_count(1)
    page.get_by_role("button", name="Choose again").click()

    page.locator(".ws-ready-open", has_text="Muster").click()
    expect(page.locator(".ws-legal")).to_be_visible()
    page.locator(".ws-group", has_text="Militia").click()
    page.get_by_role("button", name="Take out").click()
    expect(page.locator(".ws-group")).to_have_count(4)
    expect(page.locator(".broken")).to_contain_text("FB-26.5")
    expect(page.locator(".ws-group.leads.fault")).to_be_visible()
    expect(page.locator(".ws-offer.repairs").first).to_be_visible()
    expect(page.locator(".ws-offer.refused").first).to_contain_text("at most 2 are allowed FB-26.5")
    expect(page.get_by_role("button", name="Play with this")).to_be_disabled()
    page.locator(".ws-ways button").first.click()
    expect(page.locator(".ws-legal")).to_be_visible()
    expect(page.locator(".ws-group")).to_have_count(5)
    page.keyboard.press("z")
    expect(page.locator(".broken")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".ws-legal")).to_be_visible()

    page.locator(".ws-group.leads").click()
    page.locator(".ws-option-kind", has_text="Masteries").locator("summary").click()
    page.locator(".ws-group", has_text="Household Knights").click()
    expect(page.locator(".ws-derived")).to_contain_text("11\N{EN DASH}16\N{DOUBLE PRIME}")
    expect(page.locator(".ws-against li")).to_have_count(3)
    expect(page.locator(".ws-against li", has_text="Vanguard Clones")).to_contain_text("of 6 fall")
    expect(page.locator(".ws-rule-texts")).to_contain_text("Impact Hits lower the target's Defence")
    page.get_by_label("Name", exact=True).fill("My Muster")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    bob = person().go(link.partition("#")[1] + link.partition("#")[2]).page
    expect(bob.get_by_label("Name", exact=True)).to_have_value("My Muster", timeout=SECONDS)
    expect(bob.locator(".ws-group")).to_have_count(5)
    bob.emulate_media(media="print")
    expect(bob.locator(".ws-sheet")).to_contain_text("Household Knights")
    expect(bob.locator(".ws-parade")).to_be_hidden()

    page.get_by_role("button", name="Choose again").click()
    page.get_by_role("button", name="Play The Jarl\N{RIGHT SINGLE QUOTATION MARK}s Raid").click()
    page.wait_for_selector("main.table[data-link=live]", timeout=SECONDS)
    options = server.served.get(f"/tables/{page.url.rpartition('/')[2]}").json()["options"]
    assert options["army_1"] == "no-jarls-raid"
