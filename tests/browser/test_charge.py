"""First Blood's attacks at the table: labels before the click, a second click that rolls, the die, the stage."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import Position, laid_out
from tests.browser.support import RAW_KEY, Person, Server, words_of

CHARGE = Position("first_blood/hamlet-crossroads", 330)
"""Three Regiments can be charged, one of them by a six only, and a Character cannot."""
CERTAIN = Position("first_blood/ends-desecrated", 163)
"""Brute Drones reach Household Knights with any face."""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.aims .aim')].map((el) => el.getBoundingClientRect())
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length
}"""


IN_VIEW = """(models) => {
  const frame = document.querySelector('.board-frame').getBoundingClientRect()
  return models.filter((model) => {
    const box = document.querySelector(`.model[data-target="${model}"]`)?.getBoundingClientRect()
    return box === undefined || box.left < frame.left || box.right > frame.right || box.top < frame.top
      || box.bottom > frame.bottom
  })
}"""
AIMED = ".aims .aim"
COVERS = """(targets) => {
  const ribbon = document.querySelector('.roll-ribbon').getBoundingClientRect()
  return targets.flatMap((target) => [...document.querySelectorAll(`[data-target="${target}"]`)])
    .some((el) => { const box = el.getBoundingClientRect()
      return box.bottom > ribbon.top && box.top < ribbon.bottom && box.right > ribbon.left && box.left < ribbon.right })
}"""


def test_a_charge_is_labelled_chosen_rolled_and_told(server: Server, person: NewPerson) -> None:
    ada: Person = person().sit(*laid_out(server.served, CHARGE))
    page = ada.page
    # every target has its distance, its faces and its chance, every other its reason
    plates = page.locator(".aims .aim:not(.refused-aim)")
    expect(plates).to_have_count(3)
    expect(plates.filter(has_text="Cataphractoi")).to_contain_text("10.7″")
    expect(plates.filter(has_text="Cataphractoi")).to_contain_text("17 %")
    expect(page.locator(".aims .refused-aim")).to_have_count(1)
    expect(page.locator(".aims .refused-aim")).to_contain_text("a Character, others are closer")
    expect(page.locator(".reach-ring")).to_have_count(2)
    assert page.evaluate(OVERLAPS) == 0
    # pointing lays the stick; the first click chooses, Escape lets go, nothing is rolled
    rows = page.locator(".ask .answer.aimed")
    rows.filter(has_text="Cataphractoi").hover()
    expect(page.locator(".stick .stick-cell")).to_have_count(6)
    seq = ada.number("seq")
    plates.filter(has_text="Cataphractoi").click()
    expect(page.locator(".commit .main")).to_be_visible()
    expect(page.locator(".commit")).to_contain_text("you cannot undo")
    ada.key("Escape")
    expect(page.locator(".commit .main")).to_have_count(0)
    assert ada.number("seq") == seq
    # chosen by its number, rolled with Enter
    page.locator(".ask h2").focus()
    ada.key("2")
    expect(page.locator(".commit .main")).to_be_visible()
    page.locator(".ask h2").focus()
    ada.key("Enter")
    page.wait_for_function("(seq) => Number(document.querySelector('main.table').dataset.seq) > seq", arg=seq)
    expect(page.locator(".steps-conflict").first).to_contain_text(re.compile("rolled, 10.7″ needed"))
    assert RAW_KEY.search(words_of(page)) is None
    assert not ada.errors


def test_a_charge_is_told_in_order(server: Server, person: NewPerson) -> None:
    """The die, what it brought, the contact, the Impact; only then what has changed, and what is asked next."""
    table, seat = laid_out(server.served, CERTAIN)
    ada: Person = person(motion="on", seen=True).sit(table, seat)
    page = ada.page
    scene = table.view(seat)["scene"]
    both = [
        *scene["questions"][0]["focus"],
        page.locator(AIMED, has_text="Household Knights").get_attribute("data-target"),
    ]
    models = [
        one["targets"][0] for stack in scene["stacks"] if set(both) & set(stack["targets"]) for one in stack["pieces"]
    ]
    plaques = page.locator(".unit-plaque")
    knights = plaques.filter(has_text="Household Knights")
    page.locator(".ask .answer.aimed").filter(has_text="Household Knights").click()
    page.locator(".commit .main").click()
    expect(page.locator(".thrown .thrown-die")).to_be_attached()
    ribbon = page.locator(".roll-ribbon")
    expect(ribbon).to_contain_text("rolled, 6.7″ needed")
    face = int(page.locator(".thrown .filled").count())
    expect(ribbon.locator(".roll-sum")).to_contain_text(f"{6 + face}″")
    expect(page.locator(".moment .now").first).to_have_text("Roll")
    expect(page.locator(".moment-faces .now")).to_contain_text(f"{6 + face}″")
    # nobody has moved, nobody has fallen, nothing is asked
    expect(page.locator(".ask [data-option]")).to_have_count(0)
    expect(page.locator(".stood")).to_have_count(0)
    expect(knights).to_contain_text("2/2")
    assert not page.evaluate(COVERS, ["regiment:2", "regiment:8"])
    ada.key("1")  # the next question cannot be answered yet
    ribbon.get_by_role("button").click()
    expect(ribbon).to_contain_text("Contact!")
    expect(ribbon).to_contain_text("in contact with Household Knights")
    expect(page.locator(".stood .stood-base")).to_have_count(2)
    expect(knights).to_contain_text("2/2")
    expect(page.locator(".melee")).to_have_count(0)
    assert models
    ada.until(f"(models) => ({IN_VIEW})(models).length === 0", models)  # the camera moves
    ribbon.get_by_role("button").click()
    expect(ribbon).to_have_count(0)
    expect(page.locator(".melee-versus")).to_contain_text("Household Knights")
    assert not ada.errors


def test_melee_takes_centre_stage(server: Server, person: NewPerson) -> None:
    """A question about a die lights it in its row; when all is over, the verdict stays until the player goes on."""
    ada: Person = person().sit(*laid_out(server.served, Position("first_blood/ash-waste", 120)))
    page = ada.page
    stage = page.locator(".melee")
    expect(stage.locator(".melee-side")).to_have_count(2)
    expect(stage.locator(".melee-picture .figure-art")).to_have_count(16)
    hits = stage.locator(".melee-row", has_text="To Hit")
    expect(hits.locator(".passed .cube")).to_have_count(7)
    expect(hits.locator(".failed .cube:not(.ghost)")).to_have_count(2)
    expect(stage.locator("button.cube.lit")).to_have_count(2)
    expect(stage.locator("button.cube.lit").first).to_be_visible()
    expect(stage.locator(".melee-verdict")).to_have_count(0)
    ada.key("Escape")
    expect(stage).to_have_count(0)
    page.locator(".melee-tab").click()
    expect(stage).to_be_visible()
    # a die thrown again leaves its first face behind
    dan: Person = person().sit(*laid_out(server.served, Position("first_blood/hamlet-crossroads", 326)))
    expect(dan.page.locator(".melee-row", has_text="To Hit").locator(".failed .ghost")).to_have_count(1)
    # which Model falls is chosen on the stage, which covers the table
    cem: Person = person().sit(*laid_out(server.served, Position("first_blood/market-town", 117)))
    seq = cem.number("seq")
    cem.page.locator(".melee button.fall.lit").first.click()
    cem.answered(seq)
    bo: Person = person().sit(*laid_out(server.served, Position("first_blood/market-town", 119, 0)))
    expect(bo.page.locator(".melee-verdict")).to_contain_text("Raiders lose 3 of 12")
    expect(bo.page.locator(".melee .fall")).to_have_count(
        5
    )  # three fallen, and the Leader and the standard who are left
    expect(bo.page.locator(".melee .fall:has(.fall-role)")).to_have_text(["Leader", "standard"])
    expect(bo.page.locator(".melee-what", has_text="To Hit")).to_contain_text("Clash 2 · Inspired +1")
    bo.page.locator(".ask h2").focus()
    bo.key("Space")
    expect(bo.page.locator(".melee")).to_have_count(0)
    assert not ada.errors
    assert not bo.errors
