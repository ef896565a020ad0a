"""The lobby: whose turn it is, forgetting with a question and a way back, and seats carried to another browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Server
from tests.browser.test_access import violations
from tests.server.test_importing import shortest


def test_a_table_says_whose_turn_it_is_and_is_not_forgotten_by_mistake(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {}).join()
    seat = table.asked()[0]
    ada, bo = person().sit(table, seat), person().sit(table, 1 - seat)
    expect(ada.page).to_have_title("● Your turn · Bloodstones")
    expect(bo.page).to_have_title("Bloodstones · Sandtable")
    assert ada.go("#/").page.title() == "Sandtable"
    row = ada.page.locator(".table-row")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text("Bloodstones · being played")
    expect(bo.go("#/").page.locator(".table-row")).to_contain_text(f"Person {seat} is to play")

    ada.page.get_by_role("button", name="Forget").click()
    asked = ada.page.locator("dialog.forget")
    expect(asked).to_contain_text("the only key to your seat")
    assert violations(ada.page) == []
    ada.key("Escape")
    expect(row).to_have_count(1)
    ada.page.get_by_role("button", name="Forget").click()
    asked.get_by_role("button", name="Forget").click()
    expect(row).to_have_count(0)
    ada.page.get_by_role("button", name="Take it back").click()
    expect(row).to_contain_text("Your turn")


def test_seats_are_carried_to_another_browser(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {}).join()
    seat = table.asked()[0]
    ada = person(name="Ada").sit(table, seat).go("#/")
    ada.page.get_by_text("Carry my seats").click()
    link = ada.page.get_by_label("Personal link").input_value()
    again = person()
    again.page.goto(link[:-6])
    expect(again.page.get_by_role("alert")).to_contain_text("cut short")
    again.page.goto(link)
    expect(again.page.locator("main .card")).to_contain_text("the seats of Ada at one table")
    assert violations(again.page) == []
    again.page.get_by_role("button", name="Sit there").click()
    again.page.get_by_role("link", name="Go on").click()
    expect(again.page).to_have_title("● Your turn · Bloodstones")


def test_a_game_kept_as_a_file_is_opened_and_a_broken_one_is_refused(person: NewPerson, tmp_path: Path) -> None:
    whole = shortest("warlords")
    for name, text in {"broken": whole[:-40], "game": whole}.items():
        (tmp_path / f"{name}.jsonl").write_text(text, "utf-8")
    ada = person(rough=True)
    card = ada.go().page.get_by_role("region", name="Games kept as files")
    card.locator("input").set_input_files(tmp_path / "broken.jsonl")
    expect(card.get_by_role("alert")).to_contain_text("perhaps cut off")
    card.locator("input").set_input_files(tmp_path / "game.jsonl")
    expect(ada.page.locator(".ask.result")).to_be_visible()
    ada.reach("at", len(whole.splitlines()) - 2)
