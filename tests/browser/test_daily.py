"""The battle of the day and one's own games: from the lobby to the table, the card of the result, the board and back."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import Person, Server
from tests.browser.test_access import violations, violations_in_both

SIZES: list[ViewportSize] = [{"width": width, "height": 900} for width in (390, 820, 1280, 1440, 2560)]
PNG = b"\x89PNG\r\n\x1a\n"
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def check_sizes(page: Page) -> None:
    """Nothing is wider than the page, at any size."""
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.evaluate(TOO_WIDE) <= 0, size
    page.set_viewport_size(SIZES[2])


def concede(ada: Person, server: Server) -> None:
    page = ada.page
    table = page.evaluate("() => location.hash.split('/')[2]")
    held = json.loads(page.evaluate(f"() => localStorage.getItem('sandtable.keys.{table}')"))
    (key,) = [key for seat, key in held.items() if int(seat) >= 0]
    answer = server.served.post(f"/tables/{table}/enter", {"seq": ada.number("seq") + 1, "entry": "concede"}, key)
    assert answer.status_code == 200, answer.text


def test_the_battle_of_the_day_is_played_once_and_shared(person: NewPerson, server: Server, tmp_path: Path) -> None:
    ada = person(theme="light", seen=True).go()
    page = ada.page
    page.evaluate("() => localStorage.setItem('sandtable.name', 'Ada the Daily')")
    ada.go()
    page.reload()
    battles = page.get_by_role("region", name="Battle of the day")
    battles.get_by_role("button", name="Warlords").click()
    card = battles.get_by_role("article")
    expect(card).to_contain_text("Warlords")
    expect(card).to_contain_text("Set-up and dice are the same for everyone")
    expect(card).to_contain_text("no results yet")
    assert violations_in_both(page, within=".daily") == []
    check_sizes(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(card.get_by_role("button", name="Play today's battle")).to_be_in_viewport(ratio=1)

    card.get_by_role("button", name="Play today's battle").click()
    page.wait_for_selector("main.table[data-link=live]")
    address = page.url
    ada.go("#/")
    card.get_by_role("link", name="Continue your battle").click()
    page.wait_for_selector("main.table[data-link=live]")
    assert page.url == address
    page.keyboard.press("Escape")
    concede(ada, server)
    page.locator(".result-tools .main").or_(page.locator("dialog.ending")).first.wait_for()
    if not page.locator("dialog.ending").count():
        page.locator(".result-tools .main").click()
    drawing = page.get_by_role("img", name="Result card: Battle of the day, Warlords")
    expect(drawing).to_contain_text("Defeat")
    expect(drawing).to_contain_text("Ada the Daily")
    expect(drawing).to_contain_text("0 of 1 won")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    assert violations(page, within="dialog.ending") == []
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the picture").click()
    picture = tmp_path / saving.value.suggested_filename
    saving.value.save_as(picture)
    raw = picture.read_bytes()
    assert raw.startswith(PNG)
    assert (int.from_bytes(raw[16:20], "big"), int.from_bytes(raw[20:24], "big")) == (1388, 1432)
    assert len(raw) > 20_000, "an empty picture is small"

    page.get_by_role("link", name="Results").click()
    row = page.get_by_role("row", name="Ada the Daily")
    expect(row).to_contain_text("lost")
    expect(page.get_by_role("link", name="See your result")).to_be_visible()
    assert violations_in_both(page) == []
    check_sizes(page)
    page.get_by_role("link", name="Yesterday's").click()
    expect(page.get_by_text("Nobody has finished this battle yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Play today's battle")).to_have_count(0)


def test_ones_own_games_stay_on_the_device(person: NewPerson, server: Server, tmp_path: Path) -> None:
    ada = person(theme="light").go("#/me")
    page = ada.page
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    page.evaluate(
        """() => localStorage.setItem('sandtable.mine', JSON.stringify({
          played: [{ table: 'x', game: 'bloodstones', at: 1, outcome: 'won', scores: [7, 3], daily: '2026-11-18' }],
          learned: [{ game: 'battlelore', lesson: 'first-muster', at: 2 }], since: 0 }))"""
    )
    page.reload()
    games = page.get_by_role("region", name="Games")
    expect(games).to_contain_text("Bloodstones")
    expect(games).to_contain_text("won 7 : 3")
    expect(page.get_by_role("region", name="Learned")).to_contain_text("BattleLore")
    assert violations_in_both(page) == []
    check_sizes(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "mine.json"
    saving.value.save_as(saved)
    assert json.loads(saved.read_text("utf-8"))["played"][0]["scores"] == [7, 3]
    page.get_by_role("button", name="Delete everything here").click()
    page.get_by_role("button", name="Keep").click()
    expect(games).to_be_visible()
    page.get_by_role("button", name="Delete everything here").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
