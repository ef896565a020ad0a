"""Make your own in the browser: an adventure from an empty board, a battlefield from a published one, a map. Each is played."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import SECONDS, Person, Server
from tests.browser.test_access import violations_in_both
from tests.server.support import Json

READY = '.edit-faults[data-faults="0"]'
SAID = "() => JSON.parse(localStorage['sandtable.making.{}'])"


def desk(person: NewPerson, game: str) -> Person:
    """A person at the editor of a game, with its board drawn and no request pending."""
    ada = person()
    page = ada.go(f"#/make/{game}").page
    page.locator(".canvas .places path, .canvas [data-floor]").first.wait_for(timeout=SECONDS)
    settled(page)
    return ada


def settled(page: Page) -> None:
    expect(page.locator(".making[data-busy=false]")).to_be_visible(timeout=SECONDS)


def middle(page: Page, of: str) -> tuple[float, float]:
    """A point at which a mouse hits something on the board."""
    found = page.locator(of)
    found.wait_for(timeout=SECONDS)
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def paint(page: Page, *targets: str) -> None:
    """Paint over these places with the brush."""
    page.mouse.move(*middle(page, f'.place[data-target="{targets[0]}"]'))
    page.mouse.down()
    for target in targets[1:]:
        page.mouse.move(*middle(page, f'.place[data-target="{target}"]'), steps=4)
    page.mouse.up()
    settled(page)


def made(page: Page, game: str) -> Json:
    found: Json = page.evaluate(SAID.format(game))
    return found


def plays(ada: Person, server: Server) -> dict[str, object]:
    """Play it: the table opens at once, and a first answer is given. Returns the options of the table."""
    page = ada.page
    page.get_by_role("button", name="Play it").click()
    page.wait_for_selector("main.table[data-link=live]", timeout=SECONDS)
    before = page.get_by_role("button", name="To the table")
    if before.count():
        before.first.click()
    seq = ada.number("seq")
    ada.until("() => document.querySelector('.ask [data-option], .place.lit, .plane.placing, .lay-order') !== null")
    ada.answer()
    ada.until("(seq) => Number(document.querySelector('main.table').dataset.seq) > seq", seq)
    table = page.url.rpartition("/")[2].partition("?")[0]
    found: dict[str, object] = server.served.get(f"/tables/{table}").json()["options"]
    return found


def test_an_adventure_from_an_empty_board_is_mended_and_played(person: NewPerson, server: Server) -> None:
    ada = person()
    page = ada.go().page
    page.locator(".game-card", has=page.locator("#game-battlelore")).get_by_role("link", name="Create your own").click()
    page.locator(".canvas .places path").first.wait_for(timeout=SECONDS)
    expect(page.locator(".edit-faults")).to_contain_text("both camps need units", timeout=SECONDS)
    page.locator('[data-tool="terrain:waterway"]').click()
    paint(page, "hex:53", "hex:54", "hex:55", "hex:56")
    page.get_by_label("Type").select_option(label="Human")
    page.locator('[data-tool="unit:h_inf_b"]').click()
    paint(page, "hex:31")
    paint(page, "hex:54")
    page.get_by_role("radio", name="Pennant").click()
    paint(page, "hex:84")
    mark = page.locator('[data-fault="hex:54"]')
    expect(mark).to_have_count(1, timeout=SECONDS)
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.locator(".edit-faults .fault").click()
    expect(page.locator(".edit-here .field-fault")).to_contain_text("impassable", timeout=SECONDS)
    # the unit is dragged out of the water, put back by undo, and dragged out again
    page.mouse.move(*middle(page, '.place[data-target="hex:54"]'))
    page.mouse.down()
    page.mouse.move(*middle(page, '.place[data-target="hex:29"]'), steps=6)
    page.mouse.up()
    expect(page.locator(READY)).to_be_visible(timeout=SECONDS)
    page.get_by_role("button", name="Undo").click()
    expect(mark).to_have_count(1, timeout=SECONDS)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(READY)).to_be_visible(timeout=SECONDS)
    # by keyboard: place a wood at the cursor, and remove it again
    page.get_by_label("Type").select_option(label="Terrain")
    page.locator('[data-tool="terrain:wooded"]').click()
    page.locator('.place[data-target="hex:40"]').focus()
    ada.key("Enter")
    settled(page)
    assert {"hex": "B4", "type": "wooded"} in made(page, "battlelore")["terrain"]
    ada.key("ArrowRight")
    ada.key("Enter")
    settled(page)
    ada.key("Delete")
    settled(page)
    assert [row["hex"] for row in made(page, "battlelore")["terrain"] if row["type"] == "wooded"] == ["B4"]
    page.get_by_label("Title").fill("By the long pond")
    page.get_by_text("Game and victory").click()
    page.get_by_label("Standard", exact=True).first.fill("2")
    settled(page)
    page.get_by_role("button", name="Save on this device").click()
    expect(page.locator(".edit-note")).to_contain_text("By the long pond", timeout=SECONDS)
    page.reload()
    expect(page.get_by_label("Title")).to_have_value("By the long pond", timeout=SECONDS)
    expect(page.locator(READY)).to_be_visible(timeout=SECONDS)
    options = plays(ada, server)
    assert json.loads(str(options["own_adventure"]))["victory_banners"]["standard"] == 2


def test_a_battlefield_is_shaped_exported_imported_and_played(
    person: NewPerson, server: Server, tmp_path: Path
) -> None:
    ada = desk(person, "first_blood")
    page = ada.page
    page.get_by_label("Start from").select_option(label="Hamlet Crossroads")
    page.locator('[data-thing="piece:6"]').wait_for(timeout=SECONDS)
    settled(page)
    # add one piece by mouse and drag it a little to the right
    page.locator('[data-tool="rough"]').click()
    x, y = middle(page, "[data-floor]")
    page.mouse.click(x, y - 150)
    page.locator('[data-thing="piece:7"]').wait_for(timeout=SECONDS)
    settled(page)
    page.locator('[data-tool="select"]').click()
    first = made(page, "first_blood")["pieces"][7]
    page.mouse.move(*middle(page, '[data-thing="piece:7"]'))
    page.mouse.down()
    page.mouse.move(x + 90, y - 150, steps=5)
    page.mouse.up()
    settled(page)
    moved = made(page, "first_blood")["pieces"][7]
    assert moved["polygon"][0][0] > first["polygon"][0][0] + 100
    # add another by keyboard: move it up, turn it, and pull one of its corners until the outline crosses itself
    page.locator('[data-thing="piece:0"]').focus()
    ada.key("Enter")
    before = made(page, "first_blood")["pieces"][0]["polygon"]
    ada.key("ArrowUp", 2)
    settled(page)
    assert [y for _, y in made(page, "first_blood")["pieces"][0]["polygon"]] == [y + 50 for _, y in before]
    ada.key("]")
    settled(page)
    page.locator('[data-corner="pieces[0].polygon[0]"]').focus()
    ada.key("Shift+ArrowUp", 8)
    expect(page.locator(".edit-faults .fault").first).to_be_visible(timeout=SECONDS)
    expect(page.locator('[data-thing="piece:0"].faulty')).to_have_count(1, timeout=SECONDS)
    ada.key("Control+z")
    expect(page.locator(READY)).to_be_visible(timeout=SECONDS)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export to a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "my-hamlet-crossroads.json"
    wanted = json.loads(file.read_text())
    assert len(wanted["pieces"]) == 8
    broken = tmp_path / "broken.json"
    broken.write_text('{"schema": ')
    page.locator(".file-button input").set_input_files(broken)
    expect(page.locator(".editor .problem")).to_contain_text("not valid JSON", timeout=SECONDS)
    page.get_by_label("Start from").select_option(label="An empty board")
    expect(page.locator(".edit-faults")).to_contain_text("0 pieces, but this table needs 5 to 8", timeout=SECONDS)
    page.locator(".file-button input").set_input_files(file)
    expect(page.locator(READY)).to_be_visible(timeout=SECONDS)
    options = plays(ada, server)
    assert json.loads(str(options["own_battlefield"])) == wanted


def test_a_map_is_painted_divided_and_played(person: NewPerson, server: Server) -> None:
    ada = desk(person, "bloodstones")
    page = ada.page
    page.get_by_label("Start from").select_option(label="The Sundered Vale")
    expect(page.locator(READY)).to_be_visible(timeout=SECONDS)
    count = page.locator(".place").count()
    page.get_by_label("Type").select_option(label="Areas")
    page.locator('[data-tool="divide"]').click()
    page.locator('.place[data-target="area:3"]').focus()
    ada.key("Enter")
    expect(page.locator(".place")).to_have_count(count + 1, timeout=SECONDS)
    settled(page)
    page.locator('[data-tool="select"]').click()
    page.locator(f'.place[data-target="area:{count}"]').focus()
    ada.key("Enter")
    page.locator(".edit-here").get_by_label("Name").fill("Newmark")
    page.locator(".edit-here").get_by_label("Terrain").select_option(label="Desert")
    settled(page)
    options = plays(ada, server)
    area = json.loads(str(options["own_map"]))["areas"][-1]
    assert (area["name"], area["terrain"]) == ("Newmark", "desert")


def test_editors_have_no_violation(person: NewPerson) -> None:
    for game, select in (
        ("battlelore", '.place[data-target="hex:40"]'),
        ("first_blood", '[data-thing="piece:0"]'),
        ("bloodstones", '.place[data-target="area:2"]'),
    ):
        ada = desk(person, game)
        page = ada.page
        page.get_by_label("Start from").select_option(index=2)
        page.locator(select).wait_for(timeout=SECONDS)
        settled(page)
        page.locator(select).focus()
        ada.key("Enter")
        page.evaluate("() => document.querySelectorAll('.edit-form > details').forEach((part) => (part.open = true))")
        assert violations_in_both(page) == [], game
