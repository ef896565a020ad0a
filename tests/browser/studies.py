"""The moments of docs/design/studies.md: a golden game at a decision, and the gestures that lead to the screen shown there."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from tests.browser.gallery import DOCS, RECORDS, SIZES, Position, analyse, laid_out, remember
from tests.browser.support import SECONDS, STILL, Person, Server
from tests.browser.test_floors import BELOW_A_RUIN, UP_THERE, dragged
from tests.server.support import Opened

FOLDER = DOCS / "studies"
WIDTH = 900
"""Of a stored picture; one of a phone is half as wide."""
SKARN = "battlelore/bl-10-skarn-gorge"
CHARGE = Position("first_blood/ends-desecrated", 163)


@dataclass(frozen=True)
class Seated:
    """A person at a table that was laid out for a picture."""

    person: Person
    table: Opened
    seat: int
    position: Position

    @property
    def page(self) -> Page:
        return self.person.page

    def replay(self, end: int) -> None:
        """Give the answers of the golden game up to this one. A table may have given some of them by itself."""
        lines = (RECORDS / f"{self.position.record}.jsonl").read_text(encoding="utf-8").splitlines()
        for line in lines[self.position.at + 1 : end + 2]:
            seat, kind, _, text, *_ = json.loads(line)
            view = self.table.view(seat)
            if any((each["seat"], each["kind"]) == (seat, kind) for each in view["scene"]["questions"]):
                assert self.table.pick(seat, view["seq"] + 1, text).status_code == 200


def point_at_a_target(at: Seated) -> None:
    at.page.locator(".ask .answer.aimed").first.hover()
    at.page.locator(".stick .stick-cell").first.wait_for(state="attached")


def roll(at: Seated) -> None:
    at.page.locator(".ask .answer.aimed").first.click()
    at.page.locator(".commit .main").click()
    at.page.locator(".roll-ribbon").wait_for()
    at.page.locator(".thrown .thrown-die").wait_for(state="attached")


def come_into_contact(at: Seated) -> None:
    roll(at)
    at.page.locator(".roll-ribbon button").click()
    at.page.locator(".roll-ribbon .ribbon-title").wait_for()


def fight(at: Seated) -> None:
    at.page.locator(".melee-verdict").wait_for()


def climb(at: Seated) -> None:
    dragged(at.person, at.table, at.seat, UP_THERE)
    at.page.locator(".floor-sheet [data-floor='1'][aria-pressed='true']").wait_for()


def raise_a_card(at: Seated) -> None:
    at.page.locator(".hand .play-card", has_text="Divine Wrath").hover()
    at.page.locator(".raised .card-now").wait_for()


def open_a_card(at: Seated) -> None:
    at.page.locator(".hand .play-card", has_text="Divine Wrath").tap()
    at.page.locator(".opened-card .card-now").wait_for()


def strike(at: Seated) -> None:
    at.page.locator(".show").wait_for(state="attached")
    at.replay(53)
    at.page.locator(".show[data-beat=result] .show-loss").first.wait_for(state="attached")


def watch(at: Seated) -> None:
    at.page.locator(".show").wait_for(state="attached")
    at.replay(45)
    at.page.locator(".show[data-beat=dice], .show[data-beat=result]").wait_for(state="attached")
    at.page.keyboard.press("h")


@dataclass(frozen=True)
class Moment:
    """How a picture is taken. With motion the steps are shown one after the other, as a player sees them."""

    position: Position
    act: Callable[[Seated], None]
    size: str = "1440x900"
    motion: str = "off"


MOMENTS = {
    "charge-targets": Moment(CHARGE, point_at_a_target),
    "charge-roll": Moment(CHARGE, roll, motion="on"),
    "charge-contact": Moment(CHARGE, come_into_contact, motion="on"),
    "charge-melee": Moment(Position("first_blood/market-town", 119, 0), fight),
    "ruin": Moment(BELOW_A_RUIN, climb),
    "hand": Moment(Position(SKARN, 191, 0), raise_a_card, "1280x800"),
    "hand-phone": Moment(Position(SKARN, 191, 0), open_a_card, "phone"),
    "battle-result": Moment(Position("battlelore/bl-01-first-muster", 53, 0), strike, motion="on"),
    "enemy-turn": Moment(Position("battlelore/bl-01-first-muster", 36, 0), watch, motion="on"),
}


def keep_analysis(server: Server, browser: Browser) -> None:
    """The analysis of a whole game, which takes about a minute."""
    table, seat = laid_out(server.served, Position("battlelore/bl-01-first-muster", -1, 0))
    person = visiting(server, browser).sit(table, seat).go(f"#/t/{table.id}?analysis=1")
    analyse(person.page)
    keep(person, "analysis", person.page.screenshot(animations="disabled"))


def sat_down(server: Server, browser: Browser, moment: Moment) -> Seated:
    table, seat = laid_out(server.served, moment.position)
    person = visiting(server, browser, moment.size, moment.motion).sit(table, seat)
    visiting(server, browser).sit(table, 1 - seat)  # nobody is away
    return Seated(person, table, seat, moment.position)


def visiting(server: Server, browser: Browser, size: str = "1440x900", motion: str = "off") -> Person:
    width, height, density = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=density,
        has_touch=phone,
        is_mobile=phone,
        locale="en-GB",
        reduced_motion="reduce" if motion == "off" else "no-preference",
    )
    person = Person(context, server.url)
    remember(person.page, theme="light", language="en", name="Ada", motion=motion, pace="brisk")
    return person


def take_studies(server: Server, browser: Browser) -> None:
    """Take the pictures of docs/design/studies.md."""
    FOLDER.mkdir(exist_ok=True)
    for name, moment in MOMENTS.items():
        at = sat_down(server, browser, moment)
        moment.act(at)
        at.person.until(STILL)
        keep(at.person, name, at.page.screenshot(animations="disabled"))
    for name, act in PAGES.items():
        person = visiting(server, browser)
        act(person)
        keep(person, name, person.page.screenshot(animations="disabled"))
    keep_day(server, browser)
    keep_analysis(server, browser)


def choose_a_side(person: Person) -> None:
    page = person.go("#/workshop/first_blood").page
    page.locator(".ws-side").nth(5).wait_for()
    page.wait_for_load_state("networkidle")


def build_half(person: Person) -> None:
    choose_a_side(person)
    page = person.page
    page.locator(".ws-ready-open", has_text="Muster").click()
    page.locator(".ws-legal").wait_for()
    page.locator(".ws-group", has_text="Militia").click()
    page.get_by_role("button", name="Take out").click()
    page.locator(".broken").wait_for()
    page.locator(".ws-group", has_text="Household Knights").click()
    page.locator(".ws-against li").nth(2).wait_for()
    page.mouse.move(0, 0)
    page.evaluate("() => scrollTo(0, 0)")


def choose_an_opponent(person: Person) -> None:
    form = person.set_up("BattleLore")
    form.get_by_text("The Troll of Skarn Gorge").click()
    person.step(2).locator(".level-card").nth(4).wait_for()


def open_a_puzzle(person: Person) -> None:
    page = person.go("#/puzzles/battlelore").page
    page.locator(".puzzle-level li a").first.click()
    page.locator(".puzzle-card").wait_for()
    person.until(STILL)


PAGES = {
    "choose-side": choose_a_side,
    "half-built": build_half,
    "opponents": choose_an_opponent,
    "puzzle": open_a_puzzle,
}


def keep_day(server: Server, browser: Browser) -> None:
    """The card of the day in the lobby, and the card of the result after a game of random answers."""
    server.reseed("studies")
    person = visiting(server, browser)
    page = person.go().page
    battles = page.get_by_role("region", name="Battle of the day")
    battles.get_by_role("button", name="BattleLore").click()
    card = battles.get_by_role("article")
    play = card.get_by_role("button", name="Play today's battle")
    play.wait_for()
    card.locator(".daily-still svg").first.wait_for()
    before = card.screenshot(animations="disabled")
    play.click()
    page.wait_for_selector("main.table[data-link=live]", timeout=SECONDS)
    person.play_to_the_end(person.answer)
    page.locator(".result-tools .main").or_(page.locator("dialog.ending")).first.wait_for()
    if not page.locator("dialog.ending").count():
        page.locator(".result-tools .main").click()
    after = page.get_by_role("img", name="Result card").screenshot(animations="disabled")
    page.goto("about:blank")
    page.set_content(SIDE_BY_SIDE + "".join(f'<img src="{as_url(shot)}">' for shot in (before, after)))
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    keep(person, "day", page.screenshot())


SIDE_BY_SIDE = """<style>body{margin:0;height:100vh;display:flex;gap:24px;align-items:center;justify-content:center;
  background:#2a1c11} img{height:80vh}</style>"""


def as_url(png: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


# A picture, made smaller, as JPEG.
JPEG = """async ([url, width]) => {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const height = Math.round((picture.height * width) / picture.width)
  const small = Object.assign(document.createElement('canvas'), { width, height })
  const pen = small.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return small.toDataURL('image/jpeg', 0.74).split(',')[1]
}"""


def keep(person: Person, name: str, png: bytes) -> None:
    path = FOLDER / f"{name}.jpg"
    path.write_bytes(smaller(person.page, png, WIDTH if not name.endswith("phone") else WIDTH // 2))
    print(path, flush=True)
    person.context.close()


def smaller(page: Page, png: bytes, width: int) -> bytes:
    page.goto("about:blank")
    return base64.b64decode(page.evaluate(JPEG, [as_url(png), width]))
