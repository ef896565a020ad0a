"""Take screenshots of real positions of every game, in all sizes, both themes and both languages.

    python3 run.py pictures FOLDER [--only battlelore,epic] [--sizes 1440x900,phone] [--themes light] [--languages en,de]
    python3 run.py pictures --store     # update the small pictures that the tests compare with
    python3 run.py pictures --docs      # update the pictures of README and docs/guide, in docs/pictures

A position is a step of a golden game, so a picture shows what players see. The tests use the same positions.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import tempfile
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import run
from sandtable.language.translator import LANGUAGES
from tests.browser.support import SECONDS, STILL, Server, keep_key
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
    "first-blood": ("first_blood/market-town", 118),
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
    "first-blood-charge": Position("first_blood/hamlet-crossroads", 330),
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
DOCS_TABLES = {
    "battlelore": "battlelore-dragons",
    "bloodstones": "bloodstones-battle",
    "first-blood": "first-blood-melee",
    "warlords": "warlords-four",
}
"""The picture of each game in README, and the position it shows."""
DOCS_PHONES = ["battlelore", "bloodstones", "warlords-four"]
SIDE_BY_SIDE = "<style>body{margin:0;display:flex;gap:18px;background:#fff}img{width:390px}</style>"
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


def small_board(page: Page) -> bytes:
    """The board of a page as a PNG of 72 by 48 pixels."""
    page.mouse.move(0, 0)
    shot = page.locator("section.board").screenshot(animations="disabled")
    return base64.b64decode(page.evaluate(SMALLER, base64.b64encode(shot).decode()))


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py pictures", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures go")
    parser.add_argument("--store", action="store_true", help="update the small pictures that the tests compare with")
    parser.add_argument("--docs", action="store_true", help="update the pictures in docs/pictures")
    for name, choices in (("only", POSITIONS), ("sizes", SIZES), ("themes", ["light", "dark"])):
        parser.add_argument(f"--{name}", type=some_of(choices), default=",".join(choices), help="some of: %(default)s")
    parser.add_argument("--languages", type=some_of(LANGUAGES), default="en", help=f"some of: {','.join(LANGUAGES)}")
    given = parser.parse_args()
    if given.folder is None and not (given.store or given.docs):
        parser.error("name a folder for the pictures")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder)).start()
        try:
            if given.store:
                store(server, browser)
            if given.docs:
                picture_docs(server, browser)
            if given.folder is not None:
                photograph(server, browser, given)
        finally:
            server.close()


def some_of(choices: Collection[str]) -> Callable[[str], list[str]]:
    """Read a list of names. An unknown name is reported together with the known ones."""

    def read(text: str) -> list[str]:
        for name in (names := text.split(",")):
            if name not in choices:
                raise argparse.ArgumentTypeError(f"there is no {name!r}, only {', '.join(choices)}")
        return names

    return read


def store(server: Server, browser: Browser) -> None:
    STORED.mkdir(exist_ok=True)
    for theme in ("light", "dark"):
        with visitor(browser, "1440x900", theme=theme, language="en") as page:
            for name in KEPT:
                show(page, server.url, *laid_out(server.served, POSITIONS[name]))
                (STORED / f"{name}-{theme}.png").write_bytes(small_board(page))


def picture_docs(server: Server, browser: Browser) -> None:
    """Take the pictures of README and docs/guide."""
    with visitor(browser, "1440x900", theme="light", language="en") as page:
        for name, position in DOCS_TABLES.items():
            show(page, server.url, *laid_out(server.served, POSITIONS[position]))
            save_for_docs(page, name)
        open_editor(page, server.url)
        save_for_docs(page, "editor")
    with visitor(browser, "1440x900", theme="light", language="en", name="Ada") as page:
        page.set_viewport_size({"width": 1440, "height": 950})
        server.reseed("docs")
        open_lobby(page, server.url)
        save_for_docs(page, "lobby")
    shots = []
    with visitor(browser, "phone", theme="light", language="en") as page:
        for position in DOCS_PHONES:
            show(page, server.url, *laid_out(server.served, POSITIONS[position]))
            shots.append(base64.b64encode(page.screenshot()).decode())
    with visitor(browser, "1440x900") as page:
        page.set_viewport_size({"width": 1206, "height": 844})
        page.set_content(SIDE_BY_SIDE + "".join(f'<img src="data:image/png;base64,{shot}">' for shot in shots))
        save_for_docs(page, "phones")


def save_for_docs(page: Page, name: str) -> None:
    path = DOCS / f"{name}.jpg"
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    page.mouse.move(0, 0)
    page.screenshot(path=path, type="jpeg", quality=82, animations="disabled")
    print(path, flush=True)


def open_editor(page: Page, url: str) -> None:
    """Open the editor with a published adventure."""
    page.goto(f"{url}#/make/battlelore")
    page.get_by_label("Start from").select_option(label="The Three Keeps of Vaux")
    page.get_by_role("button", name="Undo").and_(page.locator(":enabled")).wait_for()
    page.locator(".making[data-busy=false]").wait_for()


def open_lobby(page: Page, url: str) -> None:
    """Start one table of each game, then open the lobby."""
    page.goto(url)
    games = page.get_by_role("button", name="Play now against a bot")
    games.first.wait_for()
    for n in range(games.count()):
        games.nth(n).click()
        page.wait_for_selector("main.table[data-link=live]")
        page.wait_for_selector("main.table:not([data-waiting=true])")
        page.goto(f"{url}#/")
        games.first.wait_for()
    page.reload()
    page.locator(".table-card").nth(games.count() - 1).wait_for()


def photograph(server: Server, browser: Browser, given: argparse.Namespace) -> None:
    given.folder.mkdir(parents=True, exist_ok=True)
    tables = {name: laid_out(server.served, POSITIONS[name]) for name in given.only}
    for size in given.sizes:
        for theme in given.themes:
            for language in given.languages:
                with visitor(browser, size, theme=theme, language=language) as page:
                    for name in given.only:
                        show(page, server.url, *tables[name], POSITIONS[name].act)
                        path = given.folder / f"{name}-{size}-{theme}-{language}.png"
                        page.screenshot(path=path)
                        print(path, flush=True)


if __name__ == "__main__":
    main()
