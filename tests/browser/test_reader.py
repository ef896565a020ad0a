"""The rulebook beside the table: by mouse, by keyboard, on a phone, on paper, and in a language added by files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Server, advance, first, keep_key
from tests.server.support import Opened
from tests.support.pseudo import LANGUAGE, odd, pseudo_checkout


@pytest.fixture
def table(server: Server) -> Opened:
    """A game of Bloodstones in which seats are asked for an area."""
    opened = server.served.open_table(TWO_LINKS, {"faction_assignment": "fixed", "factions": "hill_folk, horse_lords"})
    opened.join()
    while not opened.view(first(opened))["scene"]["questions"][0]["kind"].startswith("place"):
        advance(opened, 1)
    return opened


def test_the_book_lies_beside_the_table_and_the_game_goes_on(person: NewPerson, table: Opened) -> None:
    ada = person(rough=True).sit(table, first(table))  # a refused place is not an error, but the console reports it
    page = ada.page
    page.locator(".ask .clause-id").click()
    reader, board = page.locator(".reader"), page.locator(".stage .board")
    expect(reader.locator(".here")).to_be_focused()
    expect(page).to_have_url(f"{ada.url}#/t/{table.id}")
    shelf, stage = reader.bounding_box(), board.bounding_box()
    assert shelf is not None
    assert stage is not None
    assert shelf["x"] + shelf["width"] <= stage["x"], "beside the board, not over it"
    # what is typed in the rulebook is not an answer at the table, and typos are forgiven
    search = page.get_by_role("searchbox")
    search.fill("citadle 1")
    expect(reader.get_by_text("“citadle” is not in the rules")).to_be_visible()
    expect(reader.locator("mark").first).to_have_text("citadel", ignore_case=True)
    assert ada.number("at") == table.view(0)["at"]
    # a worked example can be tried and played on a separate board
    search.fill("BS-20.17")
    expect(reader.locator("[data-example]")).to_have_count(1)
    reader.locator("[data-example='BS-20.17']").click()
    example = reader.locator(".example")
    example.locator(".light.glow").first.wait_for()
    refused = example.locator("[data-target='area:9']")
    refused.dispatch_event("click")
    expect(example.locator(".refusal")).to_contain_text("BS-12.6")
    example.get_by_role("button", name="Start over").wait_for()
    example.locator("[data-target].place.lit").first.dispatch_event("click")
    expect(example.locator(".prompt")).not_to_contain_text("5 pips")
    # the board of the game lights up where a rule applies
    seat = first(table)
    dim = page.locator(".stage .place.dim").first.get_attribute("data-target")
    clause = table.served.get(f"{table.path}/why", table.keys[seat], target=dim).json()["clauses"][0]["id"]
    search.fill(clause)
    expect(reader.locator(".clause-id").first).to_have_text(clause)
    reader.locator(".clause-id").first.click()
    reader.get_by_role("button", name="Where does this rule apply now?").click()
    board.locator(".light.glow").first.wait_for(state="attached")
    # the game continues with the rulebook open
    ada.answer()
    expect(reader).to_be_visible()
    search.focus()
    ada.key("Escape")
    expect(reader).to_have_count(0)
    ada.until("() => document.activeElement.closest('.ask') !== null")  # the focus is back at the question


def test_on_a_phone_it_is_a_sheet_that_the_back_button_shuts(person: NewPerson, table: Opened) -> None:
    ada = person(phone=True, theme="dark", language="de").sit(table, first(table))
    page = ada.page
    page.locator(".ask .clause-id").tap()
    reader = page.locator(".reader")
    expect(reader.locator(".here")).to_be_in_viewport()
    sheet = reader.bounding_box()
    assert sheet is not None
    assert sheet["y"] > 200, "the board is still to be seen"
    assert sheet["y"] + sheet["height"] <= 845
    reader.get_by_role("button", name="Wo gilt diese Regel gerade?").tap()
    expect(reader.locator(".where [role=status]")).not_to_be_empty()
    page.go_back()
    expect(reader).to_have_count(0)
    expect(page).to_have_url(f"{ada.url}#/t/{table.id}")


@pytest.fixture
def abroad(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server running from a copy of this checkout with one more language."""
    source = pseudo_checkout(tmp_path / "checkout")
    made = Server(tmp_path, {"PYTHONPATH": os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])}).start()
    yield made
    made.close()


def test_a_language_made_of_files_is_offered_and_the_book_is_printed_in_it(abroad: Server, person: NewPerson) -> None:
    page = person(url=abroad.url, seen=True).go("#/rules/bloodstones/BS-10.7").page
    page.locator(".settings summary").click()
    page.get_by_label("Language").select_option(LANGUAGE)
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
    expect(page.locator(".here")).to_contain_text(odd("The defender cannot withdraw"))
    expect(page.locator(".top nav")).to_contain_text(odd("Settings"))
    page.emulate_media(media="print")
    expect(page.locator(".top")).to_be_hidden()
    expect(page.locator(".search")).to_be_hidden()
    assert len(page.pdf(format="A4")) > 100_000
    opened = abroad.served.open_table(TWO_LINKS, {"max_rounds": 1}).join()
    page.emulate_media(media="screen")
    page.goto(f"{abroad.url}#/t/{opened.id}/{opened.keys[first(opened)]}")
    keep_key(page)
    expect(page.locator(".ask h2")).to_contain_text(odd("faction"))
