"""Tests with toys the surfaces that none of our games needs yet: a skirmish on the plane, a duel of cards.

The server finds the toys by an entry point, like games of another distribution.
"""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import RAW_KEY, TWO_LINKS, Person, Server, next_asked, words_of
from tests.browser.test_access import violations, violations_in_both
from tests.server.support import Opened

SPOT = """([x, y]) => {
  const ground = document.querySelector('.plane-ground')
  const box = ground.getBoundingClientRect()
  return [box.left + (box.width * x) / 2400, box.top + (box.height * (1800 - y)) / 1800]
}"""
"""Where a point of the table is on the screen, for the player at the bottom."""


def skirmish(toys: Server, **options: object) -> Opened:
    return toys.served.open_table(TWO_LINKS, options, game="skirmish").join()


def marching(toys: Server, person: NewPerson, **look: str | bool) -> Person:
    """Ada is asked where her knight marches."""
    ada: Person = person(url=toys.url, **look).sit(skirmish(toys), 0)
    ada.page.locator(".model[data-target='model:0']").click()
    ada.page.locator(".ask [data-option=march]").click()
    expect(ada.page.locator(".region")).to_be_attached()
    return ada


def click_spot(ada: Person, x: int, y: int) -> None:
    ada.page.mouse.click(*ada.page.evaluate(SPOT, [x, y]))


def test_a_click_anywhere_in_the_region_is_an_answer(toys: Server, person: NewPerson) -> None:
    ada = marching(toys, person)
    seq = ada.number("seq")
    click_spot(ada, 1500, 800)
    ada.reach("seq", seq + 1)
    x, y = (int(number) for number in ada.wire.granted[-1]["pick"].split())
    assert abs(x - 1500) < 10
    assert abs(y - 800) < 10, "rounded to the lattice where the mouse was"
    assert RAW_KEY.search(words_of(ada.page)) is None


REFUSED = {(1200, 1400): "SK-1.3", (900, 480): "SK-1.6", (800, 170): "SK-1.4", (30, 900): "SK-1.3"}
"""Too far, on a rock, on a friend, off the table."""


def test_a_refused_point_says_why_where_it_is(toys: Server, person: NewPerson) -> None:
    ada = marching(toys, person)
    seq = ada.number("seq")
    for (x, y), clause in REFUSED.items():
        click_spot(ada, x, y)
        expect(ada.page.locator(".refused text")).to_contain_text(clause)
        expect(ada.page.locator(".why")).to_contain_text(clause)
        assert ada.number("seq") == seq, "nothing has happened"
        ada.page.locator(".why").press("Escape")
        expect(ada.page.locator(".refused")).to_have_count(0)


def test_what_is_to_blame_for_a_refusal_is_lit(toys: Server, person: NewPerson) -> None:
    ada = marching(toys, person)
    click_spot(ada, 900, 480)
    expect(ada.page.locator(".ground-shape.glow")).to_have_attribute("data-target", "rock:0")
    click_spot(ada, 800, 170)
    expect(ada.page.locator(".model.glow")).to_have_attribute("data-target", "model:1")


def test_a_point_is_chosen_by_keyboard(toys: Server, person: NewPerson) -> None:
    ada = marching(toys, person)
    seq = ada.number("seq")
    assert ada.tab_to("el.classList.contains('ghost')")
    ghost = ada.page.locator(".ghost")
    seen = []
    while "300 150" not in seen:
        ada.key("PageDown")
        seen.append(ghost.get_attribute("data-spot"))
        assert len(seen) < 12, f"not every candidate is reached: {seen}"
    ada.key("Shift+ArrowUp")
    ada.key("ArrowRight")
    expect(ghost).to_have_attribute("data-spot", "310 250")
    assert re.match(r"^[\d.]+, [\d.]+; [\d.]+$", ghost.get_attribute("aria-label") or "")
    ada.key("Enter")
    ada.reach("seq", seq + 1)
    assert ada.wire.granted[-1]["pick"] == "310 250"


def test_a_whole_skirmish_by_clicks(toys: Server, person: NewPerson) -> None:
    """Play both sides by mouse: models, buttons, candidates of the list and points of the table."""
    table = skirmish(toys, field="open", rounds=2)
    sides = [person(url=toys.url, seed=seat + 3).sit(table, seat) for seat in (0, 1)]
    while who := next_asked(sides):
        act(who)
    clicked = set().union(*[one.clicked for one in sides])
    assert clicked == {"model", "button", "spot"}


def act(who: Person) -> None:
    """Give one answer of this person by mouse."""
    seq = who.number("seq")
    page = who.page
    lit = page.locator(".model.piece-lit")
    if page.locator(".region").count():
        who.clicked.add("spot")
        # half the way in some direction: the whole way ends on the very edge, which a mouse cannot hit
        named = page.locator(".ask [data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option)")
        x, y = (int(number) for number in [name for name in named if re.match(r"-?\d+ -?\d+$", name)][-1].split())
        box = page.locator(".plane-ground").bounding_box()
        assert box is not None
        is_far = who.page.locator(".panel.own").first.inner_text().startswith("Person 1")
        across, up = (2400 - x, 1800 - y) if is_far else (x, y)
        page.mouse.click(box["x"] + box["width"] * across / 2400, box["y"] + box["height"] * (1800 - up) / 1800)
    elif lit.count():
        who.clicked.add("model")
        lit.nth(who.chance.randrange(lit.count())).click()
    else:
        who.clicked.add("button")
        buttons = page.locator(".ask .answers:not(.list) [data-option]")
        names = [buttons.nth(n).get_attribute("data-option") for n in range(buttons.count())]
        wanted = next((name for name in ("charge", "shoot", "march", "again") if name in names), names[0])
        page.locator(f".ask .answers:not(.list) [data-option='{wanted}']").click()
    who.answered(seq)


# -- the card duel -------------------------------------------------------------------------------------------------------


def duel(toys: Server, **options: object) -> Opened:
    return toys.served.open_table(TWO_LINKS, options, game="card_duel", windows="swift").join()


def card_names(who: Person, where: str) -> list[str]:
    found: list[str] = who.page.locator(where).evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return found


def comes_to_a_stack_of(table: Opened, cards: int) -> bool:
    """Play on through the HTTP API until this many cards are on the stack, answering wherever possible."""
    while True:
        seat, seq, options = table.asked()
        if not options:
            return False
        scene = table.view(seat)["scene"]
        stack = [tray for tray in scene["trays"] if tray["kind"] == "stack"]
        if stack and stack[0]["size"] == cards and len(options) > 1:
            return True
        answers = [text for text in options if text in ("ward", "twist")]
        plays = [text for text in options if text in ("strike", "bolt", "guard", "spy")]
        assert table.pick(seat, seq, (answers or plays or options)[0]).status_code == 200


def test_answers_to_answers_lie_on_the_stack(toys: Server, person: NewPerson) -> None:
    table = next(table for table in iter(lambda: duel(toys, turns=40), None) if comes_to_a_stack_of(table, 2))
    seat = table.asked()[0]
    who: Person = person(url=toys.url).sit(table, seat)
    stack = card_names(who, ".answer-stack [data-card]")
    assert len(stack) == 2
    assert stack[1] in ("ward", "twist")
    expect(who.page.locator(".answer-stack .on-top [data-card]")).to_have_attribute("data-card", stack[1])
    assert who.page.locator(".ask [data-option=pass]").count() == 1


def test_of_the_other_hand_only_backs_are_shown(toys: Server, person: NewPerson) -> None:
    table = duel(toys)
    ada: Person = person(url=toys.url).sit(table, 0)
    assert set(card_names(ada, "[data-zone=line-1] [data-card]")) == {"back"}
    assert ada.page.locator(".hand .play-card").count() >= 2, "the own hand lies below the board"
    assert RAW_KEY.search(words_of(ada.page)) is None


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_a_whole_duel(toys: Server, person: NewPerson, how: str) -> None:
    table = duel(toys, turns=6)
    sides = [person(url=toys.url, seed=seat + 5).sit(table, seat) for seat in (0, 1)]
    while who := next_asked(sides):
        play_a_card(who, how)
    assert "card" in set().union(*[one.clicked for one in sides])


def play_a_card(who: Person, how: str) -> None:
    seq = who.number("seq")
    lit = who.page.locator("button.play-card.lit")
    if lit.count():
        who.clicked.add("card")
        card = lit.nth(who.chance.randrange(lit.count()))
        if how == "mouse":
            card.click()  # raises it
            card.click()
        else:
            card.press("Enter")
    else:
        who.clicked.add("button")
        button = who.page.locator(".ask .answers:not(.list) [data-option]").first
        button.click() if how == "mouse" else who.key("1")
    who.answered(seq)


class Held:
    """The live connection of a page that hears nothing more after it was told that the table passes for its seat."""

    def __init__(self, page: Page) -> None:
        self.later: list[str | bytes] = []
        self.is_held = False
        page.route_web_socket("**/api/live*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.is_held:
            self.later.append(message)
            return
        self.line.send(message)
        self.is_held = json.loads(message).get("passing", False)

    def let_go(self) -> None:
        self.is_held = False
        while self.later:
            self._hear(self.later.pop(0))


def test_a_sealed_table_says_that_it_passes_for_you(toys: Server, person: NewPerson) -> None:
    table = toys.served.open_table(TWO_LINKS, {"turns": 40}, game="card_duel", windows="sealed").join()
    table.served.post(f"{table.path}/standing", {"passes": ["answer"]}, table.keys[1])
    bo: Person = person(url=toys.url)
    line = Held(bo.page)
    bo.sit(table, 1)
    while not table.view(1)["passing"]:
        seat, seq, options = table.asked()
        assert table.pick(seat, seq, options[0]).status_code == 200
    panel = bo.page.locator(".ask.waiting")
    expect(panel.get_by_role("heading")).to_have_text("Passing for you in a moment …")
    assert panel.locator("[data-option=pass]").count() == 0, "passing is what happens anyhow"
    assert violations(bo.page) == []
    seq = bo.number("seq")
    line.let_go()
    bo.reach("seq", seq + 1)
    passed = table.view(0)["steps"][-1]
    assert (passed["kind"], passed["seat"]) == ("answer", 1), "and then it does"


SPOTS = ((2380, 1780), (20, 20), (2380, 500), (20, 1780), (900, 480))
"""Three corners of the table, its edge above the fourth (where a phone shows the board's buttons), and a rock."""


@pytest.mark.parametrize("phone", [False, True])
def test_a_reason_on_the_plane_can_be_read(toys: Server, person: NewPerson, phone: bool) -> None:
    """The sentence at a refused point is complete and large enough, even at the very edge of the table."""
    ada = marching(toys, person, theme="light", phone=phone)
    ground = ada.page.locator(".plane-ground").bounding_box()
    assert ground is not None
    for x, y in SPOTS:
        expect(ada.page.locator(".refused")).to_have_count(0)
        click_spot(ada, x, y)
        label = ada.page.locator(".refused text")
        expect(label).to_contain_text("SK-1.")
        box = label.bounding_box()
        assert box is not None
        assert ground["x"] - 1 <= box["x"], (x, y)
        assert box["x"] + box["width"] <= ground["x"] + ground["width"] + 1, (x, y)
        assert ground["y"] - 1 <= box["y"], (x, y)
        assert box["y"] + box["height"] <= ground["y"] + ground["height"] + 1, (x, y)
        assert box["height"] >= 12, "letters of a size that can be read"
        if (x, y) != SPOTS[-1]:
            ada.page.locator(".why").press("Escape")
    assert (violations if phone else violations_in_both)(ada.page) == []


def test_the_game_of_the_guide_has_a_board(toys: Server, person: NewPerson) -> None:
    ada = person(url=toys.url).sit(toys.served.open_table(TWO_LINKS, {"stones": 14}, game="nim").join(), 0)
    stones = ada.page.locator(".stack")
    expect(stones).to_have_count(14)
    expect(ada.page.locator("main.table")).to_contain_text("The heap")
    ada.page.locator(".ask [data-option='3']").click()
    expect(stones).to_have_count(11)
