"""Links that lead somewhere: an address without a key, the waiting room, invitations as text and as a QR code."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Server
from tests.browser.test_access import violations_in_both
from tests.server.support import Json

SHARES = "navigator.share = ({ text }) => { window.shared = text; return Promise.resolve() }"
OPEN: list[Json] = [{"holder": "link", "name": "Ada"}, {"holder": "open", "name": "Bo"}]


def test_the_address_of_a_table_says_what_is_played_and_where_to_go(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {"map": "sundered-vale"}).join()
    bo = person()
    page = bo.page
    page.add_init_script(SHARES)
    bo.go(f"#/t/{table.id}")
    card = page.locator(".arrival")
    expect(card).to_contain_text("Bloodstones")
    expect(card).to_contain_text("The Sundered Vale")
    expect(card).to_contain_text("about 60 minutes")
    expect(card).to_contain_text("Person 0, Person 1")
    expect(card.locator("svg.thumb")).to_be_visible()
    expect(card.get_by_role("link", name="Learn Bloodstones")).to_have_attribute("href", "#/learn/bloodstones")
    expect(card.get_by_role("link", name="Tables")).to_have_attribute("href", "#/")
    expect(card.get_by_role("button", name="Watch")).to_have_count(0)
    assert violations_in_both(page) == []
    card.get_by_role("button", name="Ask for a link").click()
    page.wait_for_function(f"() => window.shared?.includes('#/t/{table.id}')")
    # a table with a seat for anyone may be watched by anyone
    opened = server.served.post("/tables", {"game": "bloodstones", "seats": OPEN}).json()
    where = f"/tables/{opened['table']['id']}"
    bo.go(f"#/t/{opened['table']['id']}")
    expect(card.get_by_role("button", name="Take a seat")).to_be_visible()
    ada = {"name": "Ada", "contribution": "red", "key": "a" * 22}
    assert server.served.post(f"{where}/join", ada, opened["invitations"][0]["invitation"]).status_code == 200
    cy = {"name": "Cy", "contribution": "blue", "key": "c" * 22}
    assert server.served.post(f"{where}/seats/1/claim", cy).status_code == 200
    page.reload()
    card.get_by_role("button", name="Watch").click()
    page.wait_for_selector("main.table[data-link=live]")
    expect(page.locator(".ask")).to_contain_text("Waiting for")


def test_the_waiting_room_says_what_is_played_and_shares_its_invitations(person: NewPerson, server: Server) -> None:
    ada = person()
    page = ada.page
    page.add_init_script(SHARES)
    form = ada.set_up("BattleLore")
    ada.hold(1, "link")
    form.get_by_role("button", name="Start the game").click()
    room = page.locator("main.lobby.narrow")
    about = room.locator(".about-table")
    expect(about).to_contain_text("A First Muster")
    expect(about).to_contain_text("about 30 minutes")
    expect(about.locator("svg.thumb")).to_be_visible()
    expect(room.locator(".waiting-seats li").last).to_contain_text("Pennant")
    expect(room.locator(".only-here")).to_contain_text("--host 0.0.0.0")
    invitation = room.locator(".invitation")
    link = invitation.locator("input.link").input_value()
    invitation.get_by_role("button", name="Share").click()
    page.wait_for_function("(link) => window.shared?.endsWith(link)", arg=link)
    invitation.get_by_role("button", name="QR code").click()
    box = invitation.locator("svg.qr").bounding_box()
    assert box is not None
    assert box["width"] >= 180
    assert violations_in_both(page) == []
    # the guest reads the same, and can learn the game first
    bo = person().go(link.removeprefix(server.url))
    expect(bo.page.locator(".about-table")).to_contain_text("A First Muster")
    expect(bo.page.get_by_role("link", name="Learn BattleLore")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Take a seat")).to_be_visible()
    # a seat for anyone needs no invitation: the address of the table is enough
    form = ada.set_up("Bloodstones")
    ada.hold(1, "open")
    form.get_by_role("button", name="Start the game").click()
    anyone = room.locator(".invitation")
    expect(anyone).to_contain_text("Anyone with this address can take the free seat")
    anyone.get_by_role("button", name="Share").click()
    address = anyone.locator("input.link").input_value()
    page.wait_for_function("(link) => window.shared?.endsWith(link)", arg=address)
    bo.go(address.removeprefix(server.url))
    expect(bo.page.get_by_role("button", name="Take a seat")).to_be_visible()
