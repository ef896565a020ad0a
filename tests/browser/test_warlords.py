"""Warlords in the browser: whole games by clicks and by keyboard, four players at a table, and every part of its map."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import POSITIONS, laid_out
from tests.browser.support import RAW_KEY, SECONDS, TWO_LINKS, Person, Server, next_asked, words_of
from tests.browser.test_access import violations
from tests.server.support import Json, Opened

CASTLES = ("Marthos", "Khamar", "Kor", "Elvallie")
HEROES = (
    ("Sir Corvane", "Aldric Sunmantle"),
    ("Hrodgar Skyfist", "Hilda Ironbraid"),
    ("Lord Bane", "Brakka Stonehand"),
    ("Caelith Silverbough", "Lyssaril Moonblade"),
)


def short_deck(seat: int, warlike: bool) -> str:
    """The smallest deck of the free rules: an aggressive player takes a castle from a passive one in a few turns."""
    cards = [
        CASTLES[seat],
        *HEROES[seat],
        *(["12 Militia", "12 March 3", "13 Battle 5"] if warlike else ["37 March 3"]),
    ]
    return "\n".join([f"Deck {seat + 1}", *cards])


def short_game(warlike: list[bool]) -> Json:
    """The whole first scenario with small decks and without a truce."""
    decks = {f"deck_{seat + 1}": short_deck(seat, each) for seat, each in enumerate(warlike)}
    return {"scenario": "first-conquest", "truce": 0, "deck_rules": "free", **decks}


FIRST = {"scenario": "first-conquest", "truce": 0}
AGAINST_BOT: list[Json] = [{"holder": "link", "name": "Ada"}, {"holder": "bot", "bot": "random"}]
FOUR: list[Json] = [*TWO_LINKS, {"holder": "bot", "bot": "random"}, {"holder": "bot", "bot": "random"}]
WISHES = {
    "spend": ("add ", " her-"),
    "march": ("receive ", " her-"),
    "battles": ("her-", " cas-"),
    "attack": ("assault ", ""),
    "detach": ("arm-", ""),
}
"""The preferred answers of a player who wants to conquer quickly, for each step."""
KINDS_NEEDED = 3
LEAVING = ("end", "pass", "none")
OWNER_BITS = 9


def wish(question: Json) -> Json:
    """The answer that leads to a conquest, or else one that ends the question."""
    options: list[Json] = question["options"]
    if question["kind"] == "wrap_up" and len(options) <= KINDS_NEEDED:  # a hand that leads to nothing is exchanged
        return options[0]
    begins, holds = WISHES.get(question["kind"], (" ", ""))
    fits = [option for option in options if option["text"].startswith(begins) and holds in option["text"]]
    return (fits or [option for option in options if option["text"] in LEAVING] or options)[0]


def opened(server: Server, seats: list[Json], options: Json) -> Opened:
    table = server.served.open_table(seats, options, game="warlords", windows="swift")
    return table.join(*[seat for seat, wish in enumerate(seats) if wish["holder"] == "link"])


def settled(who: Person, seq: int) -> None:
    who.answered(seq)


def clear_stage(page: Page) -> None:
    """Close the last battle to see the map."""
    fold = page.locator(".stage-fold")
    if fold.count() and not page.locator(".stage-card.lit").count():
        fold.click()


def check_result(who: Person, players: int) -> None:
    result = who.page.locator(".ask.result")
    expect(result.get_by_role("heading", level=2)).to_contain_text(re.compile("Winner|Nobody"))
    expect(result.locator(".scores li")).to_have_count(players)


# -- whole games ---------------------------------------------------------------------------------------------------------


def test_a_whole_first_conquest_by_clicks(server: Server, person: NewPerson) -> None:
    ada = person(seed=3).sit(opened(server, AGAINST_BOT, short_game([True, False])), 0)

    def act() -> None:
        """Click the parts of the wanted answer, one after another."""
        clear_stage(ada.page)
        answer = wish(ada.wire.asked())
        ada.click(lambda thing: thing["name"] in (answer["text"], *answer["targets"]))

    ada.play_to_the_end(act, 200)
    check_result(ada, 2)
    assert {"buttons", "tokens", "cards"} <= ada.clicked


def test_a_whole_first_conquest_by_keyboard(server: Server, person: NewPerson) -> None:
    ada = person(seed=5).sit(opened(server, AGAINST_BOT, short_game([True, False])), 0)
    used: set[str] = set()

    def act() -> None:
        """Choose things on the map and cards of the hand with Enter, everything else by its number."""
        answer = wish(ada.wire.asked())
        seq = ada.number("seq")
        for target in answer["targets"]:
            if target.startswith("place:") and ada.page.locator(f".token-lit[data-target='{target}']").count():
                on_the_map(ada, target)
                used.add("map")
            elif (card := ada.page.locator(f".hand .play-card.lit[data-target='{target}']")).count():
                card.first.press("Enter")
                used.add("card")
        ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        ada.until("() => document.querySelector('main.table')?.dataset.waiting === 'false'")
        if ada.number("seq") == seq and not ada.is_over:
            listed = ada.page.locator(".ask [data-option]").evaluate_all("(all) => all.map((el) => el.dataset.option)")
            ada.key(str(listed.index(answer["text"]) + 1))
            used.add("number")
            settled(ada, seq)

    ada.play_to_the_end(act, 200)
    check_result(ada, 2)
    assert {"map", "card", "number"} <= used


def on_the_map(ada: Person, target: str) -> None:
    """The map is one tab stop: arrows go from thing to thing, N to what is lit, and Enter chooses it."""
    ada.page.locator(".token[tabindex='0']").focus()
    ada.key(ada.chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    assert ada.page.evaluate("() => document.activeElement.matches('.token')")
    lit = ada.page.locator(".token-lit").count()
    for _ in range(lit):
        ada.key("n")
        at = ada.page.evaluate(
            "() => document.activeElement.matches('.token-lit') && document.activeElement.dataset.target"
        )
        if at == target:
            ada.key("Enter")
            return
    raise AssertionError(f"N does not lead to {target}")


def test_two_people_and_two_bots(server: Server, person: NewPerson) -> None:
    table = opened(server, FOUR, short_game([True, True, False, False]))
    people = [person(seed=seat + 7) for seat in (0, 1)]
    for who, seat in zip(people, (0, 1), strict=True):
        who.wire.record_bodies(who.page)
        who.sit(table, seat)
    expect(people[0].page.locator(".ribbon-of")).to_have_count(4)
    answered = [0, 0]
    while asked := next_asked(people):
        seq = asked.number("seq")
        text = wish(asked.wire.asked())["text"]
        asked.show_answers()
        asked.page.locator(f".ask [data-option='{text}']").first.click()
        settled(asked, seq)
        answered[people.index(asked)] += 1
    assert min(answered) > 5
    for seat, who in enumerate(people):
        check_result(who, 4)
        for update in who.wire.updates():
            check_secrets(update, seat)


def check_secrets(update: Json, seat: int) -> None:
    """Other hands show only backs, decks only their size. Nobody sees another player's answers or draws."""
    scene = update.get("scene")
    if scene and update["table"]["status"] != "over":
        for tray in scene["trays"]:
            if tray["kind"] == "pile" or (tray["kind"] == "hand" and tray["seat"] != seat):
                known = [piece for piece in tray["pieces"] if piece["targets"]]
                assert not known, tray
                assert len({piece["type"] for piece in tray["pieces"]}) <= 1
        for question in scene["questions"]:
            if question["seat"] != seat:
                assert not question["options"]
                assert not question["reaches"]
    for step in update["steps"]:
        for line in step["told"]["lines"]:
            if line["words"]["key"] == "event-draw-own":
                assert {value >> OWNER_BITS for value in line["words"]["args"]["c"]["values"]} == {seat}


# -- the map -------------------------------------------------------------------------------------------------------------


def reach(table: Opened, wanted: Callable[[Json], bool], most: int = 700) -> int:
    """Play all seats through the HTTP API, with varied picks, until a scene fits. Returns who is asked then, or -1."""
    for number in range(most):
        seat, view = table.turn()
        if seat < 0 or wanted(view["scene"]):
            return seat
        asked = [question for question in view["scene"]["questions"] if question["seat"] == seat]
        options = [option["text"] for option in asked[0]["options"]]
        acts = [text for text in options if text not in ("end", "pass", "none")]
        busy = asked[0]["kind"] in ("castles", "heroes", "march", "battles", "attack", "take", "spend")
        adds = [text for text in acts if not text.startswith(("dismiss", "give_up"))]
        text = adds[number % len(adds)] if adds and busy else options[-1]
        assert table.pick(seat, view["seq"] + 1, text).status_code == 200
    return -1


def arrive(server: Server, options: Json, wanted: Callable[[Json], bool], most: int = 700) -> tuple[Opened, int]:
    """A table at which a scene fits, and who is asked there. A game that ends before is started again."""
    for _ in range(12):
        table = opened(server, TWO_LINKS, options)
        seat = reach(table, wanted, most)
        if seat >= 0:
            return table, seat
    raise AssertionError("not reached")


def of_kind(kind: str, least: int = 2) -> Callable[[Json], bool]:
    return lambda scene: scene["questions"][0]["kind"] == kind and len(scene["questions"][0]["options"]) >= least


@pytest.mark.parametrize("look", [{}, {"theme": "dark", "language": "de"}, {"phone": True}], ids=str)
def test_the_map_says_what_stands_where(server: Server, person: NewPerson, look: dict[str, str | bool]) -> None:
    ada = person(**look).sit(*laid_out(server.served, POSITIONS["warlords-siege"]))
    page = ada.page
    expect(page.locator(".token-castle").nth(1)).to_be_attached(timeout=SECONDS)
    expect(page.locator(".token-stack").nth(1)).to_be_attached()
    assert RAW_KEY.search(words_of(page)) is None
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth + 1")
    assert violations(page) == []
    lit = page.locator(".token-stack.token-lit").first
    expect(lit).to_have_attribute("data-zone", re.compile("marches|field|sea"))
    lit.focus()
    lit.press("Enter")
    expect(page.locator(".reach").first).to_be_attached()
    expect(page.locator(".chosen-stack h3")).to_be_attached()


# No part of a battle needs scrolling, least of all its last row.
WHOLE_STAGE = """() => {
  const stage = document.querySelector('.battle-stage')
  const last = stage.querySelector('.outcome-row').getBoundingClientRect()
  return [stage, ...stage.children].every((part) => part.scrollHeight <= part.clientHeight + 1)
    && last.bottom <= stage.getBoundingClientRect().bottom
}"""


def test_a_battle_is_shown_on_centre_stage(server: Server, person: NewPerson) -> None:
    made = server.served.post("/examples/WL-26.4/table", {}).json()
    table = Opened(server.served, made["table"]["id"], {row["seat"]: row["key"] for row in made["keys"]}, made["table"])
    ada = person().sit(table.join(), 1)
    stage = ada.page.locator(".battle-stage")
    expect(stage).to_be_visible()
    expect(stage.locator(".oracle li.lit")).to_have_count(1)
    expect(stage.locator(".stage-sum")).to_have_count(2)
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.until(WHOLE_STAGE)
    assert violations(ada.page, within=".battle-stage") == []
    for side in (0, 1):
        rows = stage.locator(".stage-sum").nth(side).locator("tr:not(.total) td").all_inner_texts()
        total = stage.locator(".stage-sum").nth(side).locator("tr.total td").inner_text()
        assert max(1, sum(int(row.replace("−", "-")) for row in rows)) == int(total)  # noqa: RUF001 - a typographic minus
    ada.key("Escape")
    expect(ada.page.locator(".stage-tab")).to_be_visible()
    expect(stage).to_have_count(0)


def test_help_cards_and_discards_lie_at_hand(server: Server, person: NewPerson) -> None:
    table = opened(server, TWO_LINKS, FIRST)
    seat = reach(table, of_kind("wrap_up"))
    ada = person().sit(table, seat)
    ada.page.get_by_role("button", name="Help cards").click()
    helps = ada.page.locator("dialog.help-sheet")
    expect(helps.locator("table")).to_have_count(2)
    expect(helps.locator(".help-steps li.at")).to_have_count(1)
    assert violations(ada.page, within="dialog.help-sheet") == []
    ada.key("Escape")
    expect(helps).to_have_count(0)


MOVING = """() => document.getAnimations().filter((one) => one.effect.target.closest('.land-map')).length"""


def test_what_is_played_moves_unless_somebody_wants_stillness(server: Server, person: NewPerson) -> None:
    table = opened(server, TWO_LINKS, short_game([True, True]))
    received = 0
    while received < 2:
        seat = reach(table, of_kind("march"))
        who = person(motion="on")
        if received:
            who.page.emulate_media(reduced_motion="reduce")
        who.sit(table, seat)
        seq = who.number("seq")
        text = wish(who.wire.asked())["text"]
        assert text.startswith("receive")
        assert table.pick(seat, seq + 1, text).status_code == 200
        settled(who, seq)
        if received:
            assert who.page.evaluate(MOVING) == 0
        else:
            who.until(f"() => ({MOVING})() > 0")
        received += 1


def test_key_i_tells_about_what_has_the_focus(server: Server, person: NewPerson) -> None:
    table = opened(server, TWO_LINKS, FIRST)
    ada = person().sit(table, reach(table, of_kind("wrap_up")))
    inspector = ada.page.locator(".inspector")
    assert ada.tab_to("el.matches('.token')")
    expect(inspector).to_be_visible()
    ada.key("i")
    expect(inspector).to_have_count(0)
    ada.key("i")
    expect(inspector).to_be_visible()
    # a click on it asks why it cannot be chosen; closing the answer returns the focus
    ada.page.locator(".token:focus").click()
    expect(ada.page.locator(".why")).to_be_focused()
    expect(inspector).to_have_count(0)
    ada.page.mouse.move(0, 0)
    ada.key("Escape")
    expect(inspector).to_be_visible()
