"""One drag at the table of First Blood: over a ruin with its floors, again with each Model by hand, and into contact."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import Position, laid_out
from tests.browser.support import STILL, Person, Server
from tests.browser.test_first_blood import screen_spot
from tests.server.support import Opened

BELOW_A_RUIN = Position("first_blood/ruined-abbey", 172)
"""Hunters in front of the Cloister, whose upper floor is within reach."""
UP_THERE = (388, 2676)
FAR_FLOOR = Position("first_blood/ruined-abbey", 34)
"""Raiders can just reach the Gatehouse, but not its upper floor."""
MARCHES = Position("first_blood/hamlet-crossroads", 326)
CONTACT = Position("first_blood/hamlet-crossroads", 332)
"""A Charge has just come into contact; the enemy may Clash."""


def dragged(ada: Person, table: Opened, seat: int, spot: tuple[int, int]) -> None:
    """Drag the Leader of the Regiment that is asked for to a place, and hold it there."""
    scene = table.view(seat)["scene"]
    focus = set(scene["questions"][0]["focus"])
    stack = next(stack for stack in scene["stacks"] if focus & set(stack["targets"]))
    x, y = stack["pieces"][0]["at"]
    page = ada.page
    page.mouse.move(*screen_spot(ada, x, y))
    page.mouse.down()
    across, down = screen_spot(ada, x, y)
    page.mouse.move(across + 12, down + 12, steps=3)
    page.locator(".region").first.wait_for(state="attached")
    page.mouse.move(*screen_spot(ada, *spot), steps=4)


def dragged_over_ruin(ada: Person, table: Opened, seat: int, spot: tuple[int, int]) -> None:
    """The same for a place in a ruin, which comes closer when the pointer reaches it: so the place is pointed at again."""
    dragged(ada, table, seat, spot)
    ada.page.locator(".floor-sheet:not([style*='opacity'])").wait_for()  # the camera is there
    ada.page.mouse.move(*screen_spot(ada, *spot))


def test_a_drag_over_a_ruin_shows_its_floors(server: Server, person: NewPerson) -> None:
    table, seat = laid_out(server.served, BELOW_A_RUIN)
    ada: Person = person().sit(table, seat)
    page = ada.page
    ada.until(STILL)
    dragged_over_ruin(ada, table, seat, UP_THERE)
    sheet = page.locator(".floor-sheet")
    upper, ground = sheet.locator("[data-floor='1']"), sheet.locator("[data-floor='0']")
    # the highest floor within reach is proposed, with what would happen on each
    expect(upper).to_have_attribute("aria-pressed", "true")
    expect(upper).to_contain_text("3 up here, 5 elsewhere")
    expect(ground).to_contain_text("all 8 together")
    expect(sheet).to_contain_text("3″ climbed")
    expect(page.locator(".plan .floor-sign")).to_have_count(8)
    expect(page.locator(".plan .floor-sign.low")).to_have_count(5)
    page.mouse.wheel(0, 120)
    expect(ground).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".plan .floor-sign.low")).to_have_count(8)
    ada.key("PageUp")
    expect(upper).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".plan .floor-sign.low")).to_have_count(5)
    seq = ada.number("seq")
    page.mouse.up()
    ada.answered(seq)
    expect(sheet).to_have_count(0)
    moved = [piece for stack in table.view(seat)["scene"]["stacks"] for piece in stack["pieces"] if piece["floor"]]
    assert len(moved) == 3


def test_a_floor_out_of_reach_is_named_with_its_clause(server: Server, person: NewPerson) -> None:
    table, seat = laid_out(server.served, FAR_FLOOR)
    ada: Person = person().sit(table, seat)
    ada.until(STILL)
    dragged_over_ruin(ada, table, seat, (2940, 1260))
    sheet = ada.page.locator(".floor-sheet")
    expect(sheet.locator("[data-floor='0']")).to_have_attribute("aria-pressed", "true")
    row = sheet.locator("li", has=ada.page.locator("[data-floor='1'].not"))
    expect(row).to_contain_text("a floor up or down costs 3″")
    expect(row.get_by_role("link", name="FB-22.5")).to_be_visible()
    ada.key("Escape")
    expect(sheet).to_have_count(0)


def test_after_a_drop_each_model_can_be_placed_by_hand(server: Server, person: NewPerson) -> None:
    table, seat = laid_out(server.served, MARCHES)
    ada: Person = person().sit(table, seat)
    page = ada.page
    ada.until(STILL)
    page.locator(".melee-verdict button").click()  # what happened before covers the table
    adjust = page.locator("button.adjust")
    expect(adjust).to_have_count(0)
    before = table.view(seat)["last"]
    seq = ada.number("seq")
    dragged(ada, table, seat, (1800, 1800))
    page.mouse.up()
    ada.answered(seq)
    expect(adjust).to_be_visible()
    page.locator(".ask h2").focus()
    ada.key("a")
    expect(page.locator(".ask h2")).to_contain_text("forming up")
    expect(adjust).to_have_count(0)
    kinds = [step["kind"] for step in table.view(seat)["steps"][before + 1 :]]
    assert kinds.count("march") == 2  # Adjust, and the same place again
    assert "arrange" not in kinds


def test_contact_shows_where_they_came_from(server: Server, person: NewPerson) -> None:
    table, seat = laid_out(server.served, CONTACT)
    ada: Person = person().sit(table, seat)
    page = ada.page
    expect(page.locator(".stood .stood-outline")).to_have_count(1)
    expect(page.locator(".stood .stood-base").first).to_be_attached()
    assert page.locator(".sparks path").count() > 0
    # what prepares an Action and the Action are one click
    seq = ada.number("seq")
    page.get_by_role("button", name="Inspire, then Clash").click()
    ada.answered(seq)
    assert [step["kind"] for step in table.view(seat)["steps"][CONTACT.at + 1 :]][:2] == ["action", "action"]
    expect(page.locator(".stood")).to_have_count(0)
