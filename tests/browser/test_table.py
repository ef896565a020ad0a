"""What you can do at a table besides playing: undo, ask why not, look back, try what-ifs, watch, read it in German."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import RAW_KEY, TWO_LINKS, Person, Server, advance, first, words_of
from tests.server.support import Json, Opened

OPTIONS: Json = {"faction_assignment": "random", "first_player": "1"}
CITADEL, UNITS = 0, 4
"""The first pick is the place of the citadel, then come starting units, all by the same person."""


@pytest.fixture
def table(server: Server) -> Opened:
    """Two persons, nothing picked yet."""
    return server.served.open_table(TWO_LINKS, OPTIONS).join()


def show_log(person: Person) -> None:
    """On a narrow page the log is behind a tab."""
    tab = person.page.get_by_role("tab", name="Log")
    if tab.count():
        tab.click()
    person.page.locator(".log").wait_for()


def test_undo_one_by_one_and_to_here(person: NewPerson, table: Opened) -> None:
    advance(table, UNITS)
    ada = person().sit(table, first(table))
    page = ada.page
    start = ada.number("at")
    ada.show_answers()
    page.locator(
        ".ask [data-option]:not(:disabled)"
    ).first.click()  # any other may end the set-up, which cannot be undone
    ada.reach("at", start + 1)
    page.get_by_role("button", name="Undo", exact=True).click()
    ada.reach("at", start)
    ada.key("u")
    ada.reach("at", start - 1)
    show_log(ada)
    marks = page.locator(".log").get_by_role("button", name="Undo to here")
    expect(marks).to_have_count(start - 1)
    marks.nth(1).click()
    ada.reach("at", 1)
    assert table.view(first(table))["last"] == 1
    page.get_by_role("button", name="Undo", exact=True).click()
    ada.reach("at", 0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)


def test_why_not_is_answered_with_the_rule_and_a_link_into_the_rules(person: NewPerson, table: Opened) -> None:
    seat = first(table)
    ada = person().sit(table, seat)
    page = ada.page
    page.locator(".place.dim").first.wait_for()
    target = page.evaluate(
        """() => { for (const el of document.querySelectorAll('.place.dim')) {
             const box = el.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2
             if (document.elementFromPoint(x, y) === el) return [el.dataset.target, x, y] } }"""
    )
    page.mouse.click(*target[1:])
    clauses = table.served.get(f"{table.path}/why", table.keys[seat], target=target[0]).json()["clauses"]
    assert clauses
    card = page.locator(".why")
    expect(card).to_contain_text(clauses[0]["id"])
    expect(card).to_contain_text(re.sub(r"`", "", clauses[0]["text"])[:60])
    ada.key("Escape")
    expect(card).to_have_count(0)
    page.mouse.click(*target[1:])
    card.get_by_role("link", name=clauses[0]["id"]).first.click()
    here = page.locator(".reader .here")
    expect(here).to_contain_text(clauses[0]["id"])
    expect(here).to_be_in_viewport()
    page.go_back()
    expect(here).to_have_count(0)
    expect(page).to_have_url(f"{ada.url}#/t/{table.id}")


def test_german_throughout(person: NewPerson, table: Opened) -> None:
    advance(table, 12)
    ada = person(seed=5).sit(table, first(table))
    page = ada.page
    page.locator(".settings summary").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".settings summary")).to_contain_text("Einstellungen")
    page.locator(".settings summary").click()
    for _ in range(4):
        if page.locator(".ask [data-option]").count() == 0:
            break
        assert RAW_KEY.search(words_of(page)) is None, RAW_KEY.search(words_of(page))
        ada.answer()
    english = re.compile(r"\b(?:the|your|with|Place a|Choose|of the)\b")
    spoken = page.locator(".ask").inner_text() + page.locator("[aria-live]").first.inner_text()
    assert english.search(spoken) is None, spoken
    ada.go("#/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Spieltisch")
    assert RAW_KEY.search(words_of(page)) is None
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_browser_that_speaks_german_starts_in_german(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="de-AT")
    page = context.new_page()
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    context.close()


def test_every_position_has_an_address(person: NewPerson, table: Opened) -> None:
    advance(table, 10)
    seat = first(table)
    ada = person().sit(table, seat)
    page = ada.page
    ada.go(f"#/t/{table.id}?at=3")
    ada.reach("at", 3)
    expect(page.locator("main.table")).to_have_class(re.compile("looking-back"))
    expect(page.locator(".ask")).to_have_count(0)
    past = page.locator(".past")
    past.get_by_role("button", name="One position back").click()
    ada.reach("at", 2)
    expect(page).to_have_url(re.compile(r"\?at=2$"))
    past.get_by_role("slider").fill("7")
    ada.reach("at", 7)
    page.go_back()
    page.reload()
    page.locator("main.table").wait_for()
    at = int(re.findall(r"at=(\d+)$", page.url)[0])
    ada.reach("at", at)
    past.get_by_role("button", name="Back to the present").click()
    ada.reach("at", 10)
    expect(page.locator(".ask")).to_have_count(1)


def test_a_finished_game_can_be_replayed_with_everything_open(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {**OPTIONS, "max_rounds": 1}).join()
    assert table.play(500) < 500
    ada = person().sit(table, 0)
    page = ada.page
    expect(page.locator(".ask.result")).to_be_visible()
    page.locator(".ask.result").get_by_role("button", name="Replay the whole game").click()
    ada.reach("at", 0)
    expect(page).to_have_url(re.compile("all=1"))
    ada.go(f"#/t/{table.id}?at=5&all=1")
    ada.reach("at", 5)


def test_what_if_is_another_table_and_changes_nothing_here(person: NewPerson, table: Opened) -> None:
    advance(table, 8)
    seat = first(table)
    before = table.view(seat)
    ada = person().sit(table, seat)
    page = ada.page
    page.get_by_role("button", name="What if?").click()
    expect(page).not_to_have_url(re.compile(table.id))
    page.locator("main.table[data-link=live]").wait_for()
    note = page.get_by_role("note")
    expect(note).to_contain_text("This is a what-if from position 8. Nothing here counts.")
    assert ada.asked()
    ada.answer()
    after = table.view(seat)
    assert (after["seq"], after["scene"]) == (before["seq"], before["scene"])
    ada.page.get_by_role("link", name="Tables", exact=True).click()
    expect(page.locator(".table-row", has_text="what-if from position 8")).to_have_count(1)
    expect(page.locator(".table-row")).to_have_count(2)
    page.locator(".table-row", has_text="what-if from").get_by_role("link").click()
    note.get_by_role("link", name="Back to the real table").click()
    expect(page).to_have_url(re.compile(rf"#/t/{table.id}/[\w-]+\?at=8"))  # may be shared: the spectators' key
    expect(note).to_have_count(0)
    ada.reach("at", 8)


def test_the_address_of_a_position_can_be_passed_on(person: NewPerson, table: Opened) -> None:
    advance(table, 10)
    ada = person().sit(table, -1).sit(table, first(table))
    ada.page.get_by_role("button", name="One position back").click()
    ada.reach("at", 9)
    address = ada.page.url
    assert address.endswith("?at=9")
    assert table.keys[first(table)] not in address
    eve = person()
    eve.page.goto(address)
    eve.reach("at", 9)
    expect(eve.page.locator(".past-note")).to_contain_text("position 9")
    assert {update["viewer"] for update in eve.wire.updates()} == {-1}
    ada.page.reload()
    ada.reach("at", 9)
    assert ada.wire.updates()[-1]["viewer"] == first(table), (
        "the same address shows who holds a seat what that seat saw"
    )


def test_a_spectator_sees_only_what_everybody_may_know(person: NewPerson, table: Opened) -> None:
    advance(table, 14)
    eve = person()
    eve.wire.record_bodies(eve.page)
    eve.sit(table, -1)
    page = eve.page
    advance(table, 4)
    eve.reach("at", 18)
    assert page.locator(".ask [data-option]").count() == 0
    assert page.locator(".hand .stone").count() == 0
    page.locator(".place").nth(3).click(force=True)
    expect(page.locator(".why")).to_have_count(0)
    said = "".join(eve.wire.frames + eve.wire.bodies)
    assert re.search(r'"(?:hand|bag)\.[01]\.\d', said) is None
    for update in eve.wire.updates():
        assert (update["viewer"], update["held"]) == (-1, [])
        hidden = [tray for tray in (update["scene"] or {"trays": []})["trays"] if tray["kind"] in ("hand", "bag")]
        assert all(piece["type"] == -1 for tray in hidden for piece in tray["pieces"])
    assert not any(key in said for seat, key in table.keys.items() if seat >= 0)


def test_a_link_that_does_not_fit_is_refused_in_words(person: NewPerson, table: Opened) -> None:
    other = table.served.open_table(TWO_LINKS, OPTIONS).join()
    eve = person(rough=True)  # the browser reports the refused request
    for address in (f"#/t/{table.id}/{other.keys[0]}", f"#/t/{table.id}/nonsense", "#/t/nosuchtable"):
        eve.go(address)
        eve.page.reload()
        expect(eve.page.locator(".problem")).to_be_visible()
        assert eve.page.locator(".stone, .ask").count() == 0


GIVE_UP = """async () => {
  const id = location.hash.split('/')[2]
  const key = JSON.parse(localStorage.getItem(`sandtable.keys.${id}`))[0]
  const seq = Number(document.querySelector('main.table').dataset.seq) + 1
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  await fetch(`api/tables/${id}/enter`, { method: 'POST', headers, body: JSON.stringify({ seq, entry: 'concede' }) })
}"""


def test_a_seat_is_taken_through_its_link_and_the_game_begins(person: NewPerson, server: Server) -> None:
    ada = person(seed=2)
    page = ada.page
    form = ada.set_up()
    ada.hold(1, "link")
    form.get_by_role("button", name="Start the game").click()
    link = page.locator("input.link").first
    link.wait_for()
    link_text = link.input_value()
    bo = person(seed=3)
    bo.page.goto(link_text)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    for anyone in (ada, bo):
        anyone.page.locator("main.table[data-link=live]").wait_for()
    expect(page.locator(".panels")).to_contain_text("Bo")
    # the guest's address no longer holds the invitation, and what the host knows of it opens nothing
    assert link_text.rpartition("/")[2] not in bo.page.url
    eve = person(seed=4)
    eve.page.goto(link_text)
    expect(eve.page.locator(".arrival")).to_contain_text("Bo took the seat with it")
    page.locator(".links summary").get_by_text("Links and dice").click()
    assert link_text not in [field.input_value() for field in page.locator("input.link").all()]
    bo.page.reload()
    bo.page.locator("main.table[data-link=live]").wait_for()
    # the host does not sit there
    assert [anyone.wire.updates()[-1]["held"] for anyone in (ada, bo)] == [[0], [1]]
    assert re.search(r'"hand\.1\.\d', "".join(ada.wire.frames)) is None
    # when the game is over, each browser proves the dice to its person from what it stored
    page.evaluate(GIVE_UP)
    for anyone in (ada, bo):
        anyone.page.locator(".proof-proved").click()
        proof = anyone.page.locator(".proof")
        expect(proof).to_contain_text("Dice: proved")
        expect(proof).to_contain_text("Your contribution is in the dice.")
        expect(proof).to_contain_text(re.compile(r"All \d+ random numbers of this game follow from these"))
    # a browser that was not there says that it cannot know
    keys = "JSON.stringify(Object.entries(localStorage).filter(([name]) => name.startsWith('sandtable.keys')))"
    eve.go("#/").page.evaluate(
        "(held) => JSON.parse(held).forEach(([name, value]) => localStorage.setItem(name, value))", page.evaluate(keys)
    )
    eve.go(f"#{page.url.partition('#')[2]}")
    eve.page.locator(".proof-open").click()
    expect(eve.page.locator(".proof")).to_contain_text("Dice: partly proved")
    expect(eve.page.locator(".proof")).to_contain_text("it cannot tell whether the commitment has changed")


def test_an_invitation_accepted_in_vain_is_accepted_after_a_reload(person: NewPerson, server: Server) -> None:
    table = server.served.open_table([{"holder": "here", "name": "Ada"}, {"holder": "link"}]).join(0)
    bo = person(rough=True)
    bo.page.goto(f"{server.url}#/join/{table.id}/{table.keys[1]}")
    granted = []

    def lose(route: Route) -> None:
        granted.append(
            route.fetch().status
        )  # the request reaches the server, but the response does not reach the browser
        route.abort()

    bo.page.route("**/join", lose)
    bo.page.get_by_role("button", name="Take a seat").click()
    expect(bo.page.locator(".problem")).to_be_visible()
    assert set(granted) == {200}
    bo.page.unroute("**/join")
    bo.page.reload()
    bo.page.locator("main.table[data-link=live]").wait_for()
    assert bo.wire.updates()[-1]["held"] == [1]
    assert table.keys[1] not in bo.page.url
