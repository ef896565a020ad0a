"""A campaign in the browser: the end of an adventure leads on to the next, and the sheets can be saved."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

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
    assert ada.page.locator(".ask [data-option]").count() or ada.page.locator(".ask.waiting").count()
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
    form.locator(".option-grid select").first.select_option("bl-12-witchs-bargain")
    form.locator(".seat-wish select").nth(0).select_option("here")
    form.locator(".seat-wish select").nth(1).select_option("bot:random")
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("main.table[data-link=live]", timeout=SECONDS)
    opened = page.url.rpartition("/")[2]
    options = server.served.get(f"/tables/{opened}").json()["options"]
    assert (options["adventure"], options["campaign"]) == ("bl-12-witchs-bargain", "on")
    assert all(name in options["sheets"] for name in heroes)
