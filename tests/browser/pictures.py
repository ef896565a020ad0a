"""Take screenshots of real positions of every game, in all sizes, both themes and both languages.

    python3 run.py pictures FOLDER [--only battlelore,epic] [--sizes 1440x900,phone] [--themes light] [--languages en,de]
    python3 run.py pictures --store     # update the small pictures that the tests compare with
    python3 run.py pictures --docs      # update the pictures of README, docs/guide and docs/design/studies.md

A position is a step of a golden game, so a picture shows what players see. The tests use the same positions.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path

from playwright.sync_api import Browser, Page

from sandtable.language.translator import LANGUAGES
from tests.browser.gallery import (
    ANALYSED,
    CURVE,
    DOCS,
    KEPT,
    POSITIONS,
    SIZES,
    STORED,
    analyse,
    chromium,
    laid_out,
    show,
    small_board,
    visitor,
)
from tests.browser.studies import take_studies
from tests.browser.support import Server

DOCS_TABLES = {
    "battlelore": "battlelore-dragons",
    "bloodstones": "bloodstones-battle",
    "first-blood": "first-blood-charge",
    "warlords": "warlords-four",
}
"""The picture of each game in README, and the position it shows."""
DOCS_PHONES = ["battlelore", "bloodstones", "warlords-four"]
SIDE_BY_SIDE = "<style>body{margin:0;display:flex;gap:18px;background:#fff}img{width:390px}</style>"


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
                take_studies(server, browser)
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
            table, seat = laid_out(server.served, ANALYSED)
            show(page, server.url, table, seat)
            page.goto(f"{server.url}#/t/{table.id}?analysis=1")
            analyse(page)
            (STORED / f"analysis-{theme}.png").write_bytes(small_board(page, CURVE))


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
    page.locator(".daily-still svg").first.wait_for()


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
