"""The workshop in the browser: a deck is started, changed, checked live, saved, exported and imported as text, and played."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from sandtable.games.warlords.deck_building.starters import STARTERS
from sandtable.games.warlords.deck_building.text_form import read_deck
from tests.browser.conftest import NewPerson
from tests.browser.support import SECONDS, Person, Server

LEGAL = "Follows every rule."


def bench(person: NewPerson) -> Person:
    """A person at the workshop, opened by the link in the lobby."""
    ada = person()
    page = ada.go().page
    page.get_by_role("link", name="Build a deck").click()
    expect(page.locator(".ws-side")).to_have_count(4, timeout=SECONDS)
    return ada


def begin_with(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_label("Name", exact=True)).to_have_value(name, timeout=SECONDS)


def report(page: Page) -> Locator:
    return page.locator(".report")


def test_a_deck_is_changed_and_checked_live(person: NewPerson) -> None:
    page = bench(person).page
    begin_with(page, "Crown and Leaf")
    expect(report(page)).to_contain_text(LEGAL, timeout=SECONDS)
    expect(page.locator(".ware")).to_have_count(351)
    page.get_by_label("Search").fill("skarnax")
    expect(page.locator(".ware")).to_have_count(1)
    page.get_by_role("button", name="Add Skarnax").click()
    expect(page.locator(".ware.refused")).to_contain_text("is named: 2 copies", timeout=SECONDS)
    page.get_by_role("button", name="Add Skarnax").click()
    broken = report(page).locator(".broken li")
    expect(broken).to_have_count(2, timeout=SECONDS)
    expect(broken.nth(0)).to_contain_text("62 cards, exactly 60 are needed")
    expect(broken.nth(1)).to_contain_text("is named: 2 copies")
    expect(broken.nth(1).get_by_role("link", name="WL-3.2")).to_have_attribute("href", "#/rules/warlords/WL-3.2")
    expect(page.get_by_role("button", name="Play with this")).to_be_disabled()
    expect(page.locator(".ws-strip.fault")).to_contain_text("Skarnax")
    page.locator(".ws-ways button").first.click()
    expect(report(page)).to_contain_text(LEGAL, timeout=SECONDS)
    page.keyboard.press("z")
    expect(broken).to_have_count(2, timeout=SECONDS)
    page.locator(".ws-strip", has_text="Skarnax").click()
    expect(page.locator(".ws-detail-card")).to_contain_text("Flying")
    for _ in range(2):
        page.get_by_role("button", name="One fewer Skarnax the Red Dragon").click()
    expect(report(page)).to_contain_text(LEGAL, timeout=SECONDS)
    page.locator("select[name=scenario]").select_option("relics-of-loriel")
    expect(report(page)).to_contain_text("Relics of Loriel needs 3 ruins in the deck", timeout=SECONDS)
    expect(page.locator(".draft")).to_contain_text("Castle and hero in the first hand")
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Crown and Leaf", timeout=SECONDS)


def test_a_deck_goes_out_and_in_as_text(person: NewPerson) -> None:
    page = bench(person).page
    begin_with(page, "Wave and Hoof")
    expect(report(page)).to_contain_text(LEGAL, timeout=SECONDS)
    page.get_by_text("As text").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export to a file").click()
    text = Path(str(saved.value.path())).read_text()
    assert read_deck(text).cards == STARTERS["wave-and-hoof"].cards
    field = page.get_by_role("textbox", name="As text")
    field.fill("Mine\n1 Korr\n")
    page.get_by_role("button", name="Import this text").click()
    expect(report(page)).to_contain_text("Line 2: Korr is not a card (did you mean Kor?)", timeout=SECONDS)
    field.fill("Mine\n1 Kor\n")
    page.get_by_role("button", name="Import this text").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Mine", timeout=SECONDS)
    expect(report(page)).to_contain_text("1 cards, exactly 60 are needed", timeout=SECONDS)


def test_a_random_deck_is_kept_chosen_for_a_table_and_played(person: NewPerson, server: Server) -> None:
    ada = bench(person)
    page = ada.page
    page.get_by_role("button", name="Random").click()
    expect(report(page)).to_contain_text(LEGAL, timeout=SECONDS)
    page.get_by_label("Name", exact=True).fill("My realm")
    page.get_by_role("button", name="Save on this device").click()
    expect(report(page)).to_contain_text("Saved My realm on this device.", timeout=SECONDS)
    page.get_by_role("button", name="Play with this").click()
    page.wait_for_selector("main.table[data-link=live]", timeout=SECONDS)
    mine = str(server.served.get(f"/tables/{page.url.rpartition('/')[2]}").json()["options"]["deck_1"])
    assert mine.startswith("My realm\n")

    form = ada.set_up("Warlords")
    seats = ada.step(2).locator(".seat-card")
    expect(seats).to_have_count(2)
    seats.nth(1).locator(".brought summary").click()
    seats.nth(1).locator(".pick-card", has_text="My realm").click()
    expect(seats.nth(1).locator(".brought summary")).to_contain_text("My realm")
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("main.table[data-link=live]", timeout=SECONDS)
    assert server.served.get(f"/tables/{page.url.rpartition('/')[2]}").json()["options"]["deck_2"] == mine
