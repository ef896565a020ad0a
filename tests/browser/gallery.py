"""Real positions of every game, for pictures (`pictures.py`) and for tests of how pages look.

A position is a step of a golden game, so a picture shows what players see.
"""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import run
from tests.browser.support import SECONDS, STILL, keep_key
from tests.server.support import Json, Opened, Served

RECORDS = run.ROOT / "tests" / "replays"
NAMES = ["Ada", "Bo", "Cem", "Dana", "Eli", "Finn"]
ASKED = -2
"""Show the view of the seat that is asked."""


@dataclass(frozen=True)
class Position:
    """A step of a golden game (`game/record`; -1: its end), whose view is shown, and what to do before the screenshot."""

    record: str
    at: int
    seat: int = ASKED
    act: Callable[[Page], None] | None = None


def pointed(selector: str, nth: int = 0) -> Callable[[Page], None]:
    """Point at something, so that its explanation is shown."""
    return lambda page: page.locator(selector).nth(nth).hover(force=True)


def pressed(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


KEYED = {
    "bloodstones": ("bloodstones/six-players", 987),
    "battlelore": ("battlelore/bl-10-skarn-gorge", 204),
    "warlords": ("warlords/last-warlord-4", 638),
    "first-blood": ("first_blood/market-town", 122),
}
"""Positions with many symbols, for the legend."""
POSITIONS: dict[str, Position] = {
    "bloodstones": Position("bloodstones/six-players", 987),
    "bloodstones-move": Position("bloodstones/six-players", 399),
    "bloodstones-battle": Position("bloodstones/six-players", 1155),
    "bloodstones-end": Position("bloodstones/six-players", -1, 0),
    "battlelore": Position("battlelore/bl-10-skarn-gorge", 204),
    "battlelore-order": Position("battlelore/bl-10-skarn-gorge", 108),
    "battlelore-dragons": Position("battlelore/bl-13-wings-over-ashfell", 135),
    "battlelore-hydra": Position("battlelore/bl-14-fen-of-the-hydra", 240),
    "battlelore-battle": Position("battlelore/bl-10-skarn-gorge", 216),
    "battlelore-enemy": Position("battlelore/bl-10-skarn-gorge", 188, 0),
    "battlelore-heroes": Position("battlelore/heroes", 215),
    "epic": Position("battlelore/bl-e3-dragons-tithe", 190),
    "epic-six": Position("battlelore/epic-six", 120),
    "warlords": Position("warlords/random-first-conquest", 371),
    "warlords-siege": Position("warlords/great-siege-2", 52),
    "warlords-four": Position("warlords/last-warlord-4", 638),
    "warlords-intercept": Position("warlords/first-conquest-4", 134),
    "warlords-battle": Position("warlords/great-siege-2", 55),
    "first-blood": Position("first_blood/forest-ford", 152),
    "first-blood-march": Position("first_blood/market-town", 62),
    "first-blood-volley": Position("first_blood/ash-waste", 207),
    "first-blood-charge": Position("first_blood/ends-desecrated", 163),
    "first-blood-verdict": Position("first_blood/market-town", 119, 0),
    "first-blood-melee": Position("first_blood/market-town", 114),
    "first-blood-ruin": Position("first_blood/market-town", 61),
    **{f"key-{game}": Position(record, at, act=lambda page: open_key(page)) for game, (record, at) in KEYED.items()},
    "rules": Position("battlelore/bl-10-skarn-gorge", 204, act=lambda page: read_rules(page)),
}

SIZES: dict[str, tuple[int, int, float]] = {
    "phone": (390, 844, 2),
    "phone-aside": (844, 390, 2),
    "tablet": (820, 1180, 1),
    "1280x800": (1280, 800, 1),
    "1440x900": (1440, 900, 1),
    "2560x1440": (2560, 1440, 1),
    "twice": (640, 400, 2),
}
"""Width, height and pixel density; `twice` is a page of 1280 by 800 at 200 %."""


def open_key(page: Page) -> None:
    page.get_by_label("Legend").or_(page.get_by_label("Legende")).first.click()
    page.locator("dialog.key li").first.wait_for()


def read_rules(page: Page) -> None:
    """Open the rulebook beside the table at the clause of the question. On a phone it covers the table."""
    page.locator(".ask .clause-id").first.evaluate("(link) => link.click()")
    page.locator(".clauses").first.wait_for()


def laid_out(served: Served, position: Position) -> tuple[Opened, int]:
    """A private table at the position, and the seat whose view is shown."""
    head, _, lines = (RECORDS / f"{position.record}.jsonl").read_text(encoding="utf-8").partition("\n")
    about = json.loads(head)
    about["seats"] = NAMES[: about["players"]]
    wish: Json = {"record": f"{json.dumps(about)}\n{lines}"}
    if position.at >= 0:
        wish["at"] = position.at
    answer = served.post("/records", wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    keys = {row["seat"]: row["key"] for row in made["keys"]}
    table = Opened(served, made["table"]["id"], keys, made["table"])
    return table, table.asked()[0] if position.seat == ASKED else position.seat


STILL_BOARD = STILL.replace(".panels, .ask", ".analysis-choice")
ANALYSED = Position("bloodstones/tie-villages", -1, 0)
"""A short game whose analysis is quickly done."""
CURVE = ".analysis-chart >> nth=0"


def analyse(page: Page) -> None:
    """Have the game on the page analysed and wait for the greatest turning point."""
    page.locator(".analysis-begin button").click()
    page.wait_for_selector("main[data-analysis=done]:not([data-choice=''])", timeout=SECONDS)
    page.wait_for_function(STILL_BOARD, timeout=SECONDS)


def show(page: Page, url: str, table: Opened, seat: int, act: Callable[[Page], None] | None = None) -> None:
    """Sit down at an open table and wait until nothing moves."""
    page.goto(f"{url}#/t/{table.id}/{table.keys[seat]}")
    keep_key(page)
    page.wait_for_selector("main.table[data-link=live]", timeout=SECONDS)
    page.wait_for_function(STILL, timeout=SECONDS)
    if act is not None:
        act(page)
        page.wait_for_function(STILL, timeout=SECONDS)


def remember(page: Page, **settings: str) -> None:
    """The browser's settings before any page is opened."""
    kept = {"motion": "off", "briefing": "off", "warns": "off", "pass": "off", **settings}
    for name, value in kept.items():
        page.add_init_script(f"localStorage.setItem('sandtable.{name}', '{value}')")


@contextmanager
def visitor(browser: Browser, size: str, **settings: str) -> Iterator[Page]:
    width, height, density = SIZES[size]
    phone = size.startswith("phone")
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=density,
        has_touch=phone,
        is_mobile=phone,
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.set_default_timeout(SECONDS)
    page = context.new_page()
    remember(page, **settings)
    yield page
    context.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    options = ["--disable-gpu", *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=run.find_chromium(), args=options)
        yield made
        made.close()


DOCS = run.ROOT / "docs" / "pictures"
STORED = Path(__file__).with_name("stored")
KEPT = ["bloodstones", "battlelore", "epic", "warlords-four", "first-blood"]
"""Positions whose board is compared with a stored small picture."""

# The board as a small picture, so that letters and edges that another browser draws differently hardly count.
SMALLER = """async (png) => {
  const picture = new Image()
  picture.src = `data:image/png;base64,${png}`
  await picture.decode()
  const small = Object.assign(document.createElement('canvas'), { width: 72, height: 48 })
  const pen = small.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, 72, 48)
  return small.toDataURL('image/png').split(',')[1]
}"""


def small_board(page: Page, what: str = "section.board") -> bytes:
    """The board of a page, or another part of it, as a PNG of 72 by 48 pixels."""
    page.mouse.move(0, 0)
    shot = page.locator(what).screenshot(animations="disabled")
    return base64.b64decode(page.evaluate(SMALLER, base64.b64encode(shot).decode()))
