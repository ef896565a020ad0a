"""A campaign in the browser: the end of an adventure leads on to the next, and the sheets can be saved."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

from sandtable.games.battlelore.spec import SPEC
from tests.browser.conftest import NewPerson
from tests.browser.support import SECONDS, Server
from tests.server.support import Json
from tests.server.test_campaign import play_until

FIRST: Json = {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "campaign": "on", "turn_limit": 1}


def test_the_next_adventure_and_the_export(person: NewPerson, server: Server) -> None:
    seats = [{"holder": "link", "name": "Ada"}, {"holder": "link", "name": "Bo"}]
    table = server.served.open_table(seats, FIRST, game="battlelore").join()
    play_until(table, {"more_draws", "keep_artifact"})
    ada = person()
    ada.sit(table, 0)
    expect(ada.page.locator(".ask [data-option], .ask.waiting").first).to_be_attached()
    play_until(table, set())
    page = ada.page
    expect(page.locator(".ask.result")).to_be_visible(timeout=SECONDS)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export the campaign").click()
    document = json.loads(Path(str(saved.value.path())).read_text())
    assert (document["game"], document["adventures_played"]) == ("battlelore", 1)
    heroes = [hero["name"] for hero in document["heroes"]]

    page.get_by_role("link", name="Next adventure").click()
    form = page.locator("form.new-table")
    expect(form).to_be_visible(timeout=SECONDS)
    expect(form.get_by_label("Character sheets")).to_have_count(0)
    form.locator("label:has(input[name=adventure][value=bl-12-witchs-bargain])").click()
    ada.hold(0, "here")
    ada.hold(1, "bot:random")
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("main.table[data-link=live]", timeout=SECONDS)
    opened = page.url.rpartition("/")[2]
    options = server.served.get(f"/tables/{opened}").json()["options"]
    assert (options["adventure"], options["campaign"]) == ("bl-12-witchs-bargain", "on")
    assert all(name in options["sheets"] for name in heroes)


def open_form(page: Page) -> Locator:
    page.get_by_role("link", name="Set up a table: BattleLore").click()
    form = page.locator("form.new-table")
    expect(form).to_be_visible(timeout=SECONDS)
    return form


def opened(page: Page, form: Locator, server: Server) -> Json:
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("main.table[data-link=live]", timeout=SECONDS)
    options: Json = server.served.get(f"/tables/{page.url.rpartition('/')[2]}").json()["options"]
    return options


def test_a_campaign_goes_on_from_its_file(person: NewPerson, server: Server, tmp_path: Path) -> None:
    seats = [{"holder": "here", "name": "Ada"}, {"holder": "link", "name": "Bo"}]
    table = server.served.open_table(seats, FIRST, game="battlelore").join()
    play_until(table, set())
    exported = server.served.get(f"{table.path}/sequel", table.keys[0]).text
    file, damaged = tmp_path / "campaign.json", tmp_path / "damaged.json"
    file.write_text(exported, "utf-8")
    damaged.write_text(exported[:-20], "utf-8")
    ada = person()
    page = ada.page
    page.goto(server.url)
    form = open_form(page)
    chooser = form.get_by_label("Continue a campaign")
    chooser.set_input_files(damaged)
    expect(form.get_by_role("alert")).to_contain_text("not JSON, perhaps truncated")
    assert "422" in ada.errors.pop(), "the refusal, and no other error"
    chooser.set_input_files(file)
    expect(form.get_by_label("Character sheets")).to_have_count(0)
    form.locator("label:has(input[name=adventure][value=bl-12-witchs-bargain])").click()
    # before, the default adventure was chosen, which has no place for Heroes
    expect(form.get_by_role("alert")).to_have_count(0)
    options = opened(page, form, server)
    assert (options["adventure"], options["campaign"]) == ("bl-12-witchs-bargain", "on")
    assert all(hero["name"] in options["sheets"] for hero in json.loads(exported)["heroes"])


def test_an_adventure_of_ones_own_is_chosen_as_a_file(person: NewPerson, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(SPEC.example(), "utf-8")
    page = person().page
    page.goto(server.url)
    form = open_form(page)
    form.get_by_label("Your own adventure").set_input_files(file)
    options = opened(page, form, server)
    assert json.loads(options["own_adventure"]) == json.loads(SPEC.example())


# Files are read only on request.
HELD_BACK = """
  const reading = new Promise((done) => (window.readFiles = done)), read = Blob.prototype.text
  Blob.prototype.text = async function () {
    await reading
    return read.call(this)
  }"""


def test_no_table_is_opened_before_its_file_has_been_read(person: NewPerson, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(SPEC.example(), "utf-8")
    ada = person()
    page = ada.page
    page.add_init_script(HELD_BACK)
    page.goto(server.url)
    form = open_form(page)
    form.get_by_label("Your own adventure").set_input_files(file)
    expect(form.get_by_role("button", name="Start the game")).to_be_disabled()
    ada.step(3).get_by_label("Turn limit").fill("5")
    page.evaluate("() => readFiles()")
    options = opened(page, form, server)
    assert json.loads(options["own_adventure"]) == json.loads(SPEC.example())
    assert options["turn_limit"] == 5, "chosen while the file was read, and kept"


def test_of_two_clicks_the_first_opens_the_table(person: NewPerson) -> None:
    ada = person()
    asked: list[Route] = []
    ada.page.route("**/api/tables", lambda route: asked.append(route))
    button = ada.set_up().get_by_role("button", name="Start the game")
    with ada.page.expect_request("**/api/tables"):
        button.click()
    expect(button).to_be_disabled()
    asked[0].continue_()
    ada.page.wait_for_selector("main.table[data-link=live]")
    assert len(asked) == 1
