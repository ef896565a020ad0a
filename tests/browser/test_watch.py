"""The page replays what others do above the board, step by step. After the end, players can start a rematch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import RECORDS, Position, laid_out
from tests.browser.support import RAW_KEY, TWO_LINKS, Person, Server, advance, words_of
from tests.browser.test_access import violations
from tests.browser.test_battlelore import asked, reach
from tests.server.support import Json, Opened

MUSTER: Json = {"adventure": "bl-01-first-muster"}
VALE: Json = {"faction_assignment": "random"}
Wanted = Callable[[Json], bool]


def opened(server: Server, game: str, options: Json) -> Opened:
    return server.served.open_table(TWO_LINKS, options, game=game, windows="swift").join()


def plays(table: Opened, seat: int, wanted: Wanted, most: int = 60) -> Json:
    """Answer for one seat, things before buttons, until it has made a wanted pick. Returns that pick."""
    for _ in range(most):
        now, seq, scene = asked(table)
        assert now == seat, "another seat is asked before it came to that"
        options: list[Json] = scene["questions"][0]["options"]
        option = next((one for one in options if wanted({**one, "kind": scene["questions"][0]["kind"]})), None)
        pick = option or next((one for one in options if one["targets"]), options[0])
        assert table.pick(seat, seq, pick["text"]).status_code == 200
        if option is not None:
            return option
    raise AssertionError("it never came to that")


def of_kind(kind: str) -> Wanted:
    return lambda option: bool(option["kind"] == kind)


SEEN = """() => {
  const show = document.querySelector('.show')
  window.seen = {}
  new MutationObserver(() => { window.seen[show.dataset.beat] ??= show.textContent })
    .observe(show, { attributes: true, childList: true, subtree: true })
}"""


def watches(who: Person) -> None:
    """From now on the page records which beats it has shown, however short, and their text."""
    who.page.locator(".show").wait_for(state="attached")
    who.page.evaluate(SEEN)


def beat(who: Person) -> Locator:
    return who.page.locator(".show")


# -- the show ------------------------------------------------------------------------------------------------------------


def test_an_enemy_turn_in_battlelore_is_told_and_can_be_skipped(person: NewPerson, server: Server) -> None:
    table = opened(server, "battlelore", MUSTER)
    foe, _ = reach(table, lambda scene: scene["questions"][0]["kind"] == "play_command")
    ada = person(motion="on", pace="calm").sit(table, 1 - foe)
    page = ada.page
    watches(ada)
    line, board = page.locator(".telling"), page.locator(".board")
    before = [line.bounding_box(), board.bounding_box()]
    card = plays(table, foe, of_kind("play_command"))
    ada.until("() => window.seen.card !== undefined")
    name = next(iter(card["label"]["args"].values()))["text"]
    title = server.served.get("/words/battlelore/en").text.split(f"\n{name} = ")[1].split("\n")[0]
    # the account has a line of its own, and the card lies whole in the side panel: nothing on the board is covered
    expect(line).to_contain_text("'s turn")
    expect(line.locator("li").first).to_contain_text(title)
    expect(page.locator(".side .played-now .play-card")).to_contain_text(title)
    expect(page.locator(".stage .play-card")).to_have_count(0)
    until_told(table, foe)
    ada.until("() => window.seen.move !== undefined || document.querySelector('.trail-move')")
    assert before == [line.bounding_box(), board.bounding_box()], "the table has moved"
    # the number of a step is the number of its arrow; pointing at it lights it
    number = line.locator("li").filter(has_text=re.compile("move|close in")).last.locator(".tell-number").inner_text()
    expect(page.locator(".trail-move .trail-number").filter(has_text=number)).not_to_have_count(0)
    assert line.locator("li").count() <= 7
    ada.reach("seq", table.view(-1)["seq"])
    page.keyboard.press("Escape")  # whatever is left to show
    expect(beat(ada)).to_have_attribute("data-beat", "")
    expect(page.locator(".trail-move")).not_to_have_count(0)
    expect(page.locator(".trail-move.told")).to_have_count(0)
    line.locator("li button").nth(int(number) - 1).hover()
    expect(page.locator(".trail-move.told")).not_to_have_count(0)
    assert violations(page, within=".telling") == []
    # a step leads to its position in the past
    first = ada.number("at")
    line.locator("li button").first.click()
    expect(page.locator(".past-note")).to_be_visible()
    assert ada.number("at") < first
    # the slider is as wide as the board, less its buttons: a key goes one position, with Shift a turn
    slider = page.locator(".past").get_by_role("slider")
    wide = (slider.bounding_box() or {"width": 0})["width"]
    assert wide > (board.bounding_box() or {"width": 0})["width"] / 2
    at = ada.number("at")
    slider.press("ArrowLeft")
    ada.reach("at", at - 1)
    slider.press("Home")
    ada.reach("at", 0)
    slider.press("Shift+ArrowRight")
    ada.until("() => Number(document.querySelector('main.table').dataset.at) > 1")
    assert RAW_KEY.search(words_of(page)) is None


def test_an_own_attack_shows_its_dice_until_one_goes_on(person: NewPerson, server: Server) -> None:
    table = opened(server, "battlelore", MUSTER)
    seat, _ = reach(table, lambda scene: scene["questions"][0]["kind"] == "attack")
    ada = person(motion="on", pace="brisk").sit(table, seat)
    page = ada.page
    page.locator(".show").wait_for(state="attached")
    plays(table, seat, lambda option: bool(option["targets"]))
    expect(beat(ada)).to_have_attribute("data-beat", "result")
    assert page.locator(".show-die").count() == page.locator(".dice-conflict .die-line").count() > 0
    page.locator(".ask h2").focus()
    page.keyboard.press(" ")
    expect(page.locator(".tell-result")).to_have_count(0)
    # without motion, a player sees the same, until they continue or choose
    page.emulate_media(reduced_motion="reduce")
    other, _ = reach(table, lambda scene: scene["questions"][0]["kind"] == "attack")
    plays(table, other, lambda option: bool(option["targets"]))
    expect(beat(ada)).to_have_attribute("data-beat", "result")
    page.locator(".tell-result").get_by_role("button", name="Continue").click()
    expect(beat(ada)).to_have_attribute("data-beat", "")


ATTACKS: list[tuple[int, int, int, str]] = [
    (53, 0, 2, "Regular Cavalry loses 2 of 3."),
    (83, 1, 1, "Regular Cavalry is destroyed: a banner for Ada."),
]
"""Positions of a golden game before an attack, who watches it, how many figures fall, and the sentence."""


@pytest.mark.parametrize(("at", "seat", "men", "sentence"), ATTACKS, ids=["own", "destroyed"])
def test_the_victim_of_an_attack_is_there_to_fall(
    person: NewPerson, server: Server, at: int, seat: int, men: int, sentence: str
) -> None:
    record = "battlelore/bl-01-first-muster"
    table, _ = laid_out(server.served, Position(record, at, seat))
    ada = person(motion="on", pace="calm").sit(table, seat)
    page = ada.page
    page.locator(".show").wait_for(state="attached")
    page.evaluate(FELL)
    pick = json.loads((RECORDS / f"{record}.jsonl").read_text(encoding="utf-8").splitlines()[at + 1])
    assert table.pick(pick[0], table.view(-1)["seq"] + 1, pick[3]).status_code == 200
    ada.until("() => window.fell")
    assert page.evaluate("() => [window.fell.men, window.fell.burst]") == [men, f"\u2212{men}"]
    assert sentence in page.evaluate("() => window.fell.line")
    page.keyboard.press("Escape")
    expect(page.locator(".man.falls")).to_have_count(0)


FELL = """() => {
  const look = () => {
    const men = document.querySelectorAll('.man.falls').length
    const burst = document.querySelector('.show-loss')
    if (men && burst) window.fell ??= { men, burst: burst.textContent, line: document.querySelector('.telling').textContent }
  }
  new MutationObserver(look).observe(document.querySelector('.stage'), { childList: true, subtree: true, attributes: true })
}"""


def test_an_enemy_turn_in_bloodstones_is_told_and_an_answer_ends_it(person: NewPerson, server: Server) -> None:
    table = opened(server, "bloodstones", VALE)
    foe, _ = reach(table, lambda scene: scene["questions"][0]["kind"] == "main_action" and can_move(scene))
    ada = person(motion="on", pace="calm").sit(table, 1 - foe)
    page = ada.page
    page.locator(".show").wait_for(state="attached")
    plays(table, foe, lambda option: option["kind"] == "main_action" and option["text"] == "move")
    until_told(table, foe)
    expect(page.locator(".trail-move")).not_to_have_count(0)
    expect(page.locator(".telling li").first).to_be_visible()
    # the opponent ends their turn; a player who answers now waits for nothing
    for _ in range(40):
        now, seq, scene = asked(table)
        if now != foe:
            break
        options = scene["questions"][0]["options"]
        pick = next((one for one in options if not one["targets"]), options[0])
        assert table.pick(foe, seq, pick["text"]).status_code == 200
    assert ada.asked()
    ada.answer()
    expect(page.locator(".trail")).to_have_count(0)


def can_move(scene: Json) -> bool:
    return any(option["text"] == "move" for option in scene["questions"][0]["options"])


def until_told(table: Opened, foe: int) -> None:
    """Answer for whoever is asked, until this seat has moved something from one place to another."""
    since = table.view(-1)["seq"]
    for _ in range(200):
        steps = [step for step in table.view(-1, since=since)["steps"] if step["seat"] == foe]
        lines = [line for step in steps for line in step["told"]["lines"]]
        if any(line["motion"] and line["motion"]["start"] >= 0 for line in lines):
            return
        since = table.view(-1)["seq"]
        seat, seq, scene = asked(table)
        options = scene["questions"][0]["options"]
        pick = next((one for one in reversed(options) if one["targets"]), options[0])
        assert table.pick(seat, seq, pick["text"]).status_code == 200
    raise AssertionError("nothing moves")


TOLD = [
    Position("battlelore/bl-05-goblin-market", 50, 0),
    Position("bloodstones/two-players", 126, 1),
    Position("warlords/first-conquest-2", 76, 0),
    Position("first_blood/market-town", 119, 0),
]
CUT = """() => [...document.querySelectorAll('.tell-step')].filter((step) => {
  const words = step.querySelector('.tell-words').getBoundingClientRect(), box = step.getBoundingClientRect()
  return words.top < box.top - 1 || words.bottom > box.bottom + 1 || words.right > box.right + 1
}).map((step) => step.textContent)"""


@pytest.mark.parametrize("position", TOLD, ids=lambda position: position.record.partition("/")[0])
def test_no_step_of_the_account_is_cut(person: NewPerson, server: Server, position: Position) -> None:
    table, seat = laid_out(server.served, position)
    for language in ("en", "de"):
        who = person(language=language).sit(table, seat)
        page = who.page
        expect(page.locator(".tell-step").first).to_be_visible()
        assert 1 <= page.locator(".tell-step").count() <= 7
        for width, height in ((1280, 800), (1440, 900), (820, 1180), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT) == [], (language, width)
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth + 1")
        assert violations(page, within=".telling-row") == []


# -- after the end -------------------------------------------------------------------------------------------------------

ENDS: list[tuple[str, Json, Json]] = [
    ("battlelore", MUSTER, {}),
    ("bloodstones", VALE, {"theme": "dark", "language": "de"}),
    ("warlords", {}, {"phone": True}),
    ("first_blood", {}, {"phone": True, "theme": "dark", "language": "de"}),
]


def concede(table: Opened, seat: int) -> None:
    body = {"seq": table.view(0)["seq"] + 1, "entry": "concede"}
    assert table.served.post(f"{table.path}/enter", body, table.keys[seat]).status_code == 200


@pytest.mark.parametrize(("game", "options", "look"), ENDS, ids=[end[0] for end in ENDS])
def test_the_page_after_the_end(person: NewPerson, server: Server, game: str, options: Json, look: Json) -> None:
    table = opened(server, game, options)
    advance(table, 10)
    ada = person(motion="on", **look).sit(table, 0)
    page = ada.page
    page.locator(".show").wait_for(state="attached")
    concede(table, 1)
    ending = page.locator("dialog.ending")
    expect(ending.get_by_role("heading", level=2)).to_have_text(re.compile("Victory|Sieg"))
    expect(ending.locator(".course-chart")).to_be_visible()
    expect(ending.locator(".ending-hero")).to_contain_text(re.compile("1 (has resigned|hat aufgegeben)"))
    expect(ending.locator(".next-game")).to_have_count(1 if game == "battlelore" else 0)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth + 1")
    assert violations(page, within="" if game == "battlelore" else "dialog.ending") == []
    expect(ending.locator(".past-turn")).not_to_have_count(0)
    shown = ending.bounding_box()
    assert shown is not None
    assert "phone" in look or shown["height"] < 700, "no higher than what it says"
    assert RAW_KEY.search(words_of(page)) is None
    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    page.locator(".ask.result button.main").click()
    # an earlier position is shown on the table; the end, with everything open, leads back to this page
    last = ada.number("at")
    ending.get_by_role("slider").press("Home")
    expect(ending).to_have_count(0)
    expect(page.locator(".ask.result")).to_have_count(0)
    slider = page.locator(".past").get_by_role("slider")
    slider.press("End")
    expect(page).to_have_url(re.compile(rf"at={last}&all=1"))
    page.locator(".ask.result button.main").wait_for()
    expect(slider).to_be_focused()
    page.locator(".ask.result button.main").click()
    expect(ending.locator(".course-chart")).to_be_visible()  # on a phone it must not cover the buttons
    with page.expect_download() as saved:
        ending.get_by_role("button", name=re.compile("record|Aufzeichnung")).click()
    assert saved.value.suggested_filename.endswith(".jsonl")


def test_a_rematch_for_two_browsers(person: NewPerson, server: Server) -> None:
    table = opened(server, "bloodstones", VALE)
    advance(table, 4)
    ada, bo, cy = person().sit(table, 0), person().sit(table, 1), person().sit(table, -1)
    concede(table, 1)
    for who in (ada, bo, cy):
        who.page.locator(".ask.result button.main").click()
    expect(cy.page.get_by_role("button", name="Rematch")).to_have_count(0)
    ada.page.get_by_role("button", name="Swap sides").click()
    ada.page.wait_for_url(re.compile(r"#/t/(?!" + table.id + ")"))
    bo.page.get_by_role("button", name="Take a seat").click()
    cy.page.get_by_role("button", name="Watch", exact=True).click()
    for who in (ada, bo, cy):
        who.page.wait_for_url(ada.page.url)
        expect(who.page.locator(".ask.result")).to_have_count(0)  # the old game has been replaced
        who.page.wait_for_selector("main.table[data-link=live]")
    for who in (ada, bo):
        expect(who.page.locator("main.table")).not_to_have_attribute("data-seq", "0")
    assert bo.wire.updates()[-1]["viewer"] == 0, "the sides are swapped"
