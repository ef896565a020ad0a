"""Whole games in the browser: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import SETTLED, Person, Server

QUICK = {"max_rounds": 2, "faction_assignment": "random"}
AGAINST_BOT = [{"holder": "link", "name": "Ada"}, {"holder": "bot", "bot": "random"}]


def check_result(person: Person) -> None:
    result = person.page.locator(".ask.result")
    expect(result.get_by_role("heading", level=2)).to_contain_text("Winner")
    expect(result.locator(".scores li")).to_have_count(2)
    assert all(char.isdigit() for char in result.locator(".scores li strong").first.inner_text())


def test_a_whole_game_against_a_bot_by_clicks(person: NewPerson) -> None:
    ada = person(motion="on", seed=5)
    form = ada.set_up()
    ada.hold(1, "bot:random")
    ada.step(3).get_by_label("Last round").fill("1")
    form.get_by_role("button", name="Start the game").click()
    ada.page.wait_for_selector("main.table[data-link=live]")
    ada.play_to_the_end(ada.click)
    check_result(ada)
    assert {"buttons", "places", "stones", "sides"} <= ada.clicked


def test_a_whole_game_by_keyboard_alone(person: NewPerson) -> None:
    ada = person().go()
    page = ada.page
    page.get_by_role("link", name="Set up a table: Bloodstones").wait_for()
    assert ada.tab_to("el.getAttribute('aria-label') === 'Set up a table: Bloodstones'")
    ada.key("Enter")
    page.locator(".tile-card").first.wait_for()
    assert ada.tab_to("el.matches('.setup-steps button:nth-child(2)')")
    ada.key("Enter")
    assert ada.tab_to("el.matches('input[name=seat-1]:checked')")
    for holder in ("Sergeant", "Squire", "Random"):  # down from the captain, who is proposed
        ada.key("ArrowLeft")
        expect(page.locator(".setup-summary")).to_contain_text(f"Bot: {holder}")
    assert ada.tab_to("el.matches('.setup-go button[type=button]')")
    ada.key("Enter")
    assert ada.tab_to(
        "el.matches('select') && [...el.options].some((o) => o.value === 'random' && el.value === 'draft')"
    )
    page.keyboard.type("by chance")
    assert ada.tab_to("el.matches('.option-grid input[type=number]')")
    ada.key("Control+a")
    page.keyboard.type("1")
    ada.key("Enter")
    page.wait_for_selector("main.table[data-link=live]")
    ways = [by_number, by_list, by_number, by_board, by_number, by_stone]
    for turn in range(600):
        if not ada.asked():
            break
        seq = ada.number("seq")
        if not ways[turn % len(ways)](ada):
            assert by_list(ada)
        ada.answered(seq)
    check_result(ada)
    assert page.evaluate("() => document.activeElement !== document.body"), "the focus stays at the table"


def by_number(ada: Person) -> bool:
    ada.key(str(ada.chance.randint(1, min(9, max(1, ada.page.locator(".ask [data-option]").count())))))
    return True


def by_list(ada: Person) -> bool:
    """Tab to the answers, open the list if it is closed, go down some answers and press Enter."""
    if not ada.tab_to("el.closest('.ask') && (el.dataset.option || el.matches('details:not([open]) > summary'))"):
        return False
    if ada.page.evaluate("() => document.activeElement.matches('summary')"):
        ada.key("Enter")
        assert ada.tab_to("el.closest('.ask') && el.dataset.option")
    ada.key("Tab", ada.chance.randrange(3))
    if ada.page.evaluate("() => Boolean(document.activeElement.dataset.option)"):
        ada.key("Enter")
        return True
    found = ada.tab_to("el.closest('.ask') && el.dataset.option", key="Shift+Tab")
    ada.key("Enter")
    return found


def by_board(ada: Person) -> bool:
    """Tab to the map, go to a lit place with the arrow keys and Page Down, and press Enter. The list supplies the rest."""
    if not ada.page.locator(".place.lit").count() or not ada.tab_to("el.matches('.place')"):
        return False
    ada.key(ada.chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    assert ada.page.evaluate("() => document.activeElement.matches('.place')")
    ada.key("PageDown", ada.chance.randint(1, 3))
    assert ada.page.evaluate("() => document.activeElement.matches('.place.lit')")
    return finish(ada)


def by_stone(ada: Person) -> bool:
    """Tab to a lit tile of the hand and press Enter."""
    if not ada.page.locator(".hand .stone.lit").count() or not ada.tab_to("el.matches('.hand .stone.lit')"):
        return False
    return finish(ada)


def finish(ada: Person) -> bool:
    """Press what has the focus. If that was not the whole answer, the list supplies the rest."""
    seq = ada.number("seq")
    ada.key("Enter")
    ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    ada.until("() => document.querySelector('main.table')?.dataset.waiting === 'false'")
    return ada.number("seq") > seq


def test_a_game_on_a_phone_by_touch(person: NewPerson, server: Server) -> None:
    ada = person(phone=True, seed=3).go()
    page = ada.page
    fits = "() => document.documentElement.scrollWidth <= innerWidth + 1"
    page.get_by_role("region", name="Bloodstones").get_by_role("button", name="Play now").tap()
    page.wait_for_selector("main.table[data-link=live]")
    assert page.evaluate(fits), "the table is wider than the phone"
    for _ in range(25):
        assert ada.asked()
        ada.tap()
        assert page.evaluate(fits)
    assert {"places", "sides"} <= ada.clicked
    assert ada.wire.granted
    for address in ("#/", "#/rules/bloodstones"):
        ada.go(address)
        page.locator("h1").wait_for()
        assert page.evaluate(fits), f"{address} is wider than the phone"


def test_two_persons_at_one_device_pass_it_behind_a_curtain(person: NewPerson, server: Server) -> None:
    here = [{"holder": "here", "name": "Ada"}, {"holder": "here", "name": "Bo"}]
    table = server.served.open_table(here, QUICK).join()
    ada = person()
    keys = {str(seat): key for seat, key in table.keys.items()}
    ada.go().page.evaluate(
        "([id, keys]) => localStorage.setItem('sandtable.keys.' + id, JSON.stringify(keys))", [table.id, keys]
    )
    ada.go(f"#/t/{table.id}")
    curtains = 0
    for _ in range(60):
        ada.until(f"() => document.querySelector('main.curtain') !== null || ({SETTLED})()")
        if ada.page.locator("main.curtain").count():
            curtains += 1
            assert ada.page.locator(".stone, .place, [data-option]").count() == 0
            ada.page.locator("main.curtain button").click()
        elif ada.is_over or curtains > 2:
            break
        else:
            ada.show_answers()
            ada.page.locator(".ask [data-option]").first.click()
            ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert curtains > 1
