"""A browser and a server for these tests. Without a browser they are skipped with the reason; in CI they fail."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    JSHandle,
    Locator,
    Page,
    Request,
    ViewportSize,
    sync_playwright,
)

import run
from tests.browser.support import CHANCE, IS_SEEN, UNSEEN, Person, Server
from tests.support.guides import install_nim

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ANNOUNCED = ROOT / "tests" / "support" / "announced"
DESK: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 390, "height": 844}
FUNCTION = re.compile(r"\s*(async\s*)?(\([^()]*\)|\w+)\s*=>")


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests with toys in one worker, which has a server with toys."""
    here = f"{HERE}{os.sep}"  # there are thousands of tests elsewhere, and comparing paths takes half a second
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.browser)
            if "both_toys" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.xdist_group("toys"))


@pytest.fixture(scope="session")
def chromium() -> str:
    found = run.find_chromium()
    if found:
        return str(found)
    why = "no Chromium: install one, or name one with SANDTABLE_CHROMIUM"
    if run.is_ci():
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def built() -> None:
    """The client in client/, rebuilt if it has changed."""
    run.build_client(strict=True)


@pytest.fixture(scope="session")
def common(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("browser"), options=("--warm-up",)).start()
    yield made
    made.close()


@pytest.fixture(scope="session")
def both_toys(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toys and the game of the guide. It finds them by entry points, like games of other distributions."""
    nim = install_nim(tmp_path_factory.mktemp("nim"))
    path = os.pathsep.join([str(nim), str(ANNOUNCED), str(ROOT), os.environ.get("PYTHONPATH", "")])
    made = Server(tmp_path_factory.mktemp("toys"), {"PYTHONPATH": path}).start()
    yield made
    made.close()


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> str:
    """The seed for this test's dice."""
    name: str = request.node.nodeid
    return name


@pytest.fixture
def server(common: Server, chance: str) -> Server:
    common.reseed(chance)
    return common


@pytest.fixture
def toys(both_toys: Server, chance: str) -> Server:
    both_toys.reseed(chance)
    return both_toys


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    # Not for the whole session: while Playwright runs, its event loop would get in the way of other tests in this process.
    # Without a GPU, Chromium would emulate one, which costs more than software rendering.
    # The pages of one profile share a process, which keeps the scripts of the previous page.
    # No page lives long enough to benefit from the optimizing compilers. Messages between processes and threads cost more
    # than what they save: together a tenth of the browser's work.
    options = [
        "--disable-gpu",
        "--in-process-gpu",
        "--renderer-process-limit=1",
        "--js-flags=--no-turbofan --no-maglev",
    ]
    options += ["--disable-threaded-animation", "--disable-threaded-scrolling"]
    options += ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NODE_OPTIONS", f'--require "{HERE / "driver.cjs"}"')
        playwright = sync_playwright().start()
    try:
        made = playwright.chromium.launch(executable_path=chromium, args=options)
        with pytest.MonkeyPatch.context() as patch:
            for kind, way in ((Page, "screenshot"), (Page, "pdf"), (Locator, "screenshot")):
                patch.setattr(kind, way, only_seen(getattr(kind, way)))
            patch.setattr(Page, "wait_for_function", only_functions(Page.wait_for_function))
            yield made
        made.close()
    finally:
        playwright.stop()


def only_seen(take: Callable[..., bytes]) -> Callable[..., bytes]:
    """Allow screenshots and prints only of pages that are painted; any other would be white."""

    def look(of: Page | Locator, **options: Any) -> bytes:
        page = of if isinstance(of, Page) else of.page
        assert page.evaluate(IS_SEEN), "nobody sees this page: it is one of person(seen=True) that can be photographed"
        return take(of, **options)

    return look


def only_functions(wait: Callable[..., JSHandle]) -> Callable[..., JSHandle]:
    """Refuse to wait for an expression: from its second evaluation on, the page's content security policy forbids it."""

    def wait_for_function(page: Page, expression: str, **options: Any) -> JSHandle:
        assert FUNCTION.match(expression), f"wait for a function, not for an expression: {expression}"
        return wait(page, expression, **options)

    return wait_for_function


class Profiles:
    """Browser profiles for reuse, because a new one takes seconds. Each is empty when a test gets it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[bool, list[tuple[BrowserContext, Page, set[str]]]] = {False: [], True: []}

    def take(self, phone: bool) -> tuple[BrowserContext, Page]:
        """A profile, and the page that keeps its window open."""
        if self.free[phone]:
            context, keeper, origins = self.free[phone].pop()
            # once more: a page that was being closed may have written after the first time
            empty(context, keeper, origins)
            return context, keeper
        size = PHONE if phone else DESK
        made = self.browser.new_context(viewport=size, has_touch=phone, is_mobile=phone, locale="en-GB")
        return made, made.new_page()

    def give_back(self, phone: bool, context: BrowserContext, keeper: Page, origins: set[str]) -> None:
        for page in context.pages:
            if page is not keeper:
                page.close()
        empty(context, keeper, origins)
        self.free[phone].append((context, keeper, origins))


def empty(context: BrowserContext, keeper: Page, origins: set[str]) -> None:
    """Remove everything that pages of these origins have stored."""
    context.clear_cookies()
    hand = context.new_cdp_session(keeper)
    for origin in sorted(origins):
        hand.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    hand.detach()


@pytest.fixture(scope="package")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


NewPerson = Callable[..., Person]


def note_host(request: Request, by: Person) -> None:
    """Everything comes from the server, so that it can be played without a network."""
    if urlsplit(request.url).hostname not in (None, "127.0.0.1"):
        by.errors.append(f"asks another host: {request.url}")


@pytest.fixture
def person(profiles: Profiles, server: Server, chance: str) -> Iterator[NewPerson]:
    """Create persons, each with a separate browser profile. At the end no console may contain an error.

    Settings are given by name (theme="dark"). `url` is a different server, and `rough` marks a test that breaks the connection,
    which fills the console with errors. Pages are painted only if they are `seen`.
    """
    persons: list[tuple[Person, bool, bool, Page]] = []

    def make(
        url: str = "", rough: bool = False, phone: bool = False, seen: bool = False, seed: int = 1, **settings: str
    ) -> Person:
        context, keeper = profiles.take(phone)
        made = Person(context, url or server.url, seed)
        made.page.on("request", lambda request: note_host(request, made))
        if not seen:
            made.page.add_init_script(UNSEEN)
        made.page.add_init_script(CHANCE % random.Random(f"{chance} {len(persons)}").getrandbits(32))
        remembered = {"motion": "off", "language": "en", "briefing": "off", "warns": "off", **settings}
        for name, value in remembered.items():
            made.page.add_init_script(
                f"if (!localStorage.getItem('sandtable.{name}')) localStorage.setItem('sandtable.{name}', '{value}')"
            )
        persons.append((made, rough, phone, keeper))
        return made

    yield make
    for made, _, phone, keeper in persons:
        profiles.give_back(phone, made.context, keeper, {each.rstrip("/") for each in (server.url, made.url)})
    for made, rough, _, _ in persons:
        assert rough or not made.errors, made.errors
