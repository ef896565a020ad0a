"""First Blood's attacks at the table: labels before the click, a second click that rolls, the die, the stage."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import Position, laid_out
from tests.browser.support import RAW_KEY, Person, Server, words_of

CHARGE = Position("first_blood/hamlet-crossroads", 330)
"""Three Regiments can be charged, one of them by a six only, and a Character cannot."""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.aims .aim')].map((el) => el.getBoundingClientRect())
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length
}"""


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


def test_the_die_lies_on_the_table_and_one_sentence_comes_before_the_next_question(
    server: Server, person: NewPerson
) -> None:
    ada: Person = person(motion="on", seen=True).sit(*laid_out(server.served, CHARGE))
    page = ada.page
    page.locator(".ask .answer.aimed").filter(has_text="Cataphractoi").click()
    page.locator(".commit .main").click()
    expect(page.locator(".thrown .thrown-die")).to_be_attached()
    ribbon = page.locator(".roll-ribbon")
    expect(ribbon).to_contain_text("rolled, 10.7″ needed")
    face = int(page.locator(".thrown .filled").count())
    expect(ribbon.locator(".roll-sum")).to_contain_text(f"{5 + face}″")
    expect(page.locator(".ask [data-option]")).to_have_count(0)  # nothing else is asked yet
    assert not page.evaluate(COVERS, ["regiment:2", "regiment:8"])
    ribbon.get_by_role("button").click()
    expect(ribbon).to_have_count(0)
    expect(page.locator(".show")).to_have_attribute("data-beat", "")


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
    expect(bo.page.locator(".melee .fall")).to_have_count(3)
    bo.page.locator(".ask h2").focus()
    bo.key("Space")
    expect(bo.page.locator(".melee")).to_have_count(0)
    assert not ada.errors
    assert not bo.errors
