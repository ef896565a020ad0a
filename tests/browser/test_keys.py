"""Invitations and keys in a browser: the page says what a link gives, and a key that someone else may have can be replaced."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Person, Server, first
from tests.server.support import Opened

ROUNDS = {"max_rounds": 2, "faction_assignment": "random"}
LOOKS = pytest.mark.parametrize(
    "look", [{"theme": "light"}, {"phone": True, "theme": "dark", "language": "de"}], ids=["desk", "phone"]
)
GERMAN = {
    "This link is incomplete or no longer valid.": "Dieser Link ist unvollständig oder gilt nicht mehr.",
    "Someone took it before": "Dort saß schon jemand",
    "Changed. Your other devices need the new link.": "Geändert. Deine anderen Geräte brauchen den neuen Link.",
    "Person 1 took the seat with it": "Person 1 hat sich damit hingesetzt",
    "asked for a hint.": "hat um einen Tipp gebeten.",
}
HELD = "(id) => JSON.parse(localStorage.getItem(`sandtable.keys.${id}`) ?? '{}')"


def said(text: str, look: dict[str, str | bool]) -> str:
    return GERMAN[text] if "language" in look else text


def taken_by_host(server: Server) -> tuple[Opened, str]:
    """A game whose host has taken the guest's seat. Returns the key that they send instead of an invitation."""
    table = server.served.open_table(TWO_LINKS, ROUNDS).join()
    return table, table.keys[1]


def opens(server: Server, table: Opened, key: str) -> int:
    return server.served.get(f"{table.path}/view", key).status_code


def open_log(who: Person) -> None:
    """On a narrow page the log is behind a tab."""
    tab = who.page.locator("#tab-log")
    if tab.count():
        tab.click()


def live(who: Person) -> None:
    who.page.locator("main.table[data-link=live]").wait_for()


@LOOKS
def test_who_is_given_a_key_is_told_so_and_changes_it(
    person: NewPerson, server: Server, look: dict[str, str | bool]
) -> None:
    table, hosts = taken_by_host(server)
    host = person().sit(table, 1)
    guest = person(**look)
    guest.go(f"#/t/{table.id}/{hosts}")
    arrival = guest.page.locator(".arrival")
    expect(arrival).to_contain_text(said("Someone took it before", look))
    expect(arrival).to_contain_text("Person 1")
    assert guest.page.evaluate(HELD, table.id) == {}, "nothing is held before the guest has chosen"
    assert guest.wire.updates() == []
    guest.page.locator(".arrival .change-key").click()
    live(guest)
    held = guest.page.evaluate(HELD, table.id)["1"]
    assert hosts not in guest.page.url
    assert (opens(server, table, hosts), opens(server, table, held)) == (403, 200)
    # the host's page is closed and no longer shows the seat
    expect(host.page.locator(".problem")).to_contain_text("The key to this seat was changed.")
    expect(host.page.locator(".board")).to_have_count(0)
    host.errors.clear()  # the browser reports the closed connection
    stranger = person(rough=True, **look)
    stranger.go(f"#/t/{table.id}/{hosts}")
    expect(stranger.page.locator(".problem")).to_contain_text(said("This link is incomplete or no longer valid.", look))


def test_a_lost_answer_to_a_changed_key_loses_no_seat(person: NewPerson, server: Server) -> None:
    table, hosts = taken_by_host(server)
    guest = person(rough=True)
    guest.go(f"#/t/{table.id}/{hosts}")
    granted = []

    def lose(route: Route) -> None:
        granted.append(route.fetch().status)
        route.abort()

    guest.page.route("**/key", lose)
    guest.page.locator(".arrival .change-key").click()
    expect(guest.page.locator(".problem")).to_be_visible()
    assert set(granted) == {200}
    guest.page.unroute("**/key")
    guest.page.reload()
    live(guest)
    assert guest.wire.updates()[-1]["held"] == [1]
    assert opens(server, table, hosts) == 403


@LOOKS
def test_a_key_is_changed_where_the_links_are(person: NewPerson, server: Server, look: dict[str, str | bool]) -> None:
    table = server.served.open_table(TWO_LINKS, ROUNDS).join()
    seat = first(table)
    ada = person(**look).sit(table, seat)
    ada.page.locator("details.links:not(.entries) > summary").click()
    field = ada.page.locator(".seat-key input.link")
    before = field.input_value()
    ada.page.locator(".seat-key .change-key").click()
    expect(ada.page.locator(".seat-key [role=status]")).to_have_text(
        said("Changed. Your other devices need the new link.", look)
    )
    expect(field).not_to_have_value(before)
    live(ada)
    now = ada.page.evaluate(HELD, table.id)[str(seat)]
    assert field.input_value().endswith(now)
    assert (opens(server, table, table.keys[seat]), opens(server, table, now)) == (403, 200)
    # the new link moves the seat to another device, which held the old one
    table.keys[seat] = now
    other = person(**look).sit(table, seat)
    assert other.wire.updates()[-1]["held"] == [seat]
    ada.page.reload()
    live(ada)


def test_an_invitation_of_an_older_server_sits_down(person: NewPerson, server: Server) -> None:
    table = server.served.open_table([{"holder": "here", "name": "Ada"}, {"holder": "link"}], ROUNDS).join(0)
    bo = person()
    bo.go(f"#/t/{table.id}/{table.keys[1].removeprefix('invite.')}")  # the old form of such links
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    live(bo)
    assert bo.wire.updates()[-1]["held"] == [1]


@LOOKS
def test_a_used_invitation_says_who_used_it(person: NewPerson, server: Server, look: dict[str, str | bool]) -> None:
    table = server.served.open_table(TWO_LINKS, ROUNDS)
    invitation = table.keys[1]
    table.join()
    guest = person(**look)
    guest.go(f"#/join/{table.id}/{invitation}")
    expect(guest.page.locator(".arrival")).to_contain_text(said("Person 1 took the seat with it", look))
    assert guest.wire.updates() == []


# -- hints -----------------------------------------------------------------------------------------------------------------


def test_a_table_is_set_up_with_hints_and_the_waiting_room_says_so(person: NewPerson) -> None:
    ada = person(seed=2)
    form = ada.set_up()
    ada.hold(1, "link")
    ada.step(3).locator("select[name=hints]").select_option("on")
    form.get_by_role("button", name="Start the game").click()
    expect(ada.page.locator(".waiting-hints")).to_contain_text("Hints are on")
    form = ada.set_up()
    ada.hold(1, "link")
    form.get_by_role("button", name="Start the game").click()
    expect(ada.page.locator(".waiting-hints")).to_contain_text("Hints are off")


@LOOKS
def test_everybody_reads_in_the_log_who_asked_for_a_hint(
    person: NewPerson, server: Server, look: dict[str, str | bool]
) -> None:
    table = server.served.open_table(TWO_LINKS, ROUNDS, hints=True).join()
    seat = first(table)
    ada, bo = person(**look).sit(table, seat), person(**look).sit(table, 1 - seat)
    ada.page.locator(".hint-line button").click()
    expect(ada.page.locator(".hint-card .main")).to_be_visible()
    line = f"Person {seat} {said('asked for a hint.', look)}"
    for who in (ada, bo):
        open_log(who)
        expect(who.page.locator(".hint-asked")).to_have_text(line)
    bo.page.reload()
    live(bo)
    open_log(bo)
    expect(bo.page.locator(".hint-asked")).to_have_text(line)


def test_without_hints_there_is_nothing_to_press(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, ROUNDS).join()
    ada = person().sit(table, first(table))
    expect(ada.page.locator(".ask")).to_be_visible()
    expect(ada.page.locator(".hint-line")).to_have_count(0)
