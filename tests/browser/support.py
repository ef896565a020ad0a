"""A server process for the browser, and persons who play in one by mouse, touch or keyboard."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    WebSocket,
    WebSocketRoute,
    expect,
)

from sandtable.server.edge.limits import METERS
from sandtable.server.wire.deltas import apply_change
from sandtable.server.wire.messages import SceneChange
from tests.server.client import PATIENCE
from tests.server.support import Json, Opened, Port, Served

SECONDS = PATIENCE * 1000
"""How long anything may take, in milliseconds."""
expect.set_options(timeout=SECONDS)
POLLING = 30
"""Milliseconds between two checks of a page's state. Checking at every frame would make the page paint frames."""
TWO_LINKS: list[Json] = [{"holder": "link", "name": "Ada"}, {"holder": "link", "name": "Bo"}]
RAW_KEY = re.compile(r"\b(?:ui|event|label|ask|prompt|help|kind|option|value|how|phase)-[a-z]+(?:-[a-z]+)*\b")

# What can be clicked at the table now. Clicking something lit is part of an answer.
LIT = """{ buttons: '.ask .answers:not(.closed):not(.list) button[data-option]:not(:disabled)',
    places: '.place.lit', pieces: '.piece-lit[data-target]',
    tokens: '.token-lit[data-target], .card-spot[data-target]', stones: '.stone.lit[data-target]',
    cards: 'button.play-card.lit[data-target], .opened-card .main',
    sides: '.side-card.lit button[data-target], .panel.lit button.main' }"""
CLICKABLE = f"""() => Object.entries({LIT}).flatMap(([kind, wanted]) =>
  [...document.querySelectorAll(wanted)].map((el, at) => ({{
    kind, at, name: el.dataset.option ?? el.dataset.target ?? el.textContent }})))"""

# Where a mouse would hit one of them, scrolled into view.
POINT = f"""({{ kind, at }}) => {{
  const el = document.querySelectorAll(({LIT})[kind])[at]
  if (!el) return null
  el.scrollIntoView({{ block: 'nearest', inline: 'nearest' }})
  const box = el.getBoundingClientRect()
  for (const n of [2, 4, 8, 16, 24])
    for (let i = 1; i < n; i++)
      for (let j = 1; j < n; j++) {{
        const x = box.left + (box.width * i) / n, y = box.top + (box.height * j) / n
        const top = document.elementFromPoint(x, y)
        if (top !== null && (top === el || el.contains(top))) return [x, y]
      }}
  return null
}}"""

# Where to click to play the card that the last click has raised, or on a phone opened.
RAISED = """() => {
  const el = document.querySelector('.opened-card .main') ?? document.querySelector('.play-card.kept')
  if (!el) return null
  const { left, top, width, height } = el.getBoundingClientRect()
  return [left + width / 2, top + Math.min(height / 2, 30)]
}"""

SETTLED = """() => {
  const table = document.querySelector('main.table')
  if (!table || table.dataset.waiting !== 'false' || table.dataset.link !== 'live') return false
  if (table.dataset.held === 'asked') return false
  return document.querySelector('.ask.result, .ask [data-option], .lay-order') !== null
}"""

# The board is ready for clicks: its background is drawn, the fonts are loaded, and its box has not moved for three frames.
STILL = """() => document.fonts.ready.then(() => new Promise((done) => {
  let last = '', same = 0, frames = 0
  const look = () => {
    const board = document.querySelector('.board')
    const box = board && document.querySelector('.panels, .ask') ? JSON.stringify(board.getBoundingClientRect()) : ''
    same = box !== '' && box === last ? same + 1 : 0
    last = box
    if (same >= 3 || ++frames > 120) done(same >= 3)
    else requestAnimationFrame(look)
  }
  look()
}))"""

# Exactly these cards are in the hand, and they are laid out.
HELD = """(targets) => {
  const cards = [...document.querySelectorAll('.hand .play-card[data-target]')].map((card) => card.dataset.target)
  return cards.length === targets.length && targets.every((target) => cards.includes(target))
    && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
}"""

ANSWERED = """(seq) => {
  const table = document.querySelector('main.table')
  return table && Number(table.dataset.seq) > seq && table.dataset.waiting === 'false'
}"""

# The page's random numbers, the same in every run of a test.
CHANCE = """crypto.getRandomValues = ((state) => (room) => {
  const bytes = new Uint8Array(room.buffer, room.byteOffset, room.byteLength)
  for (let at = 0; at < bytes.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[at] = state >>> 24
  }
  return room
})(%d)"""

# Everything in the page is laid out, clickable and animated, but not painted, which saves a third of a browser's work.
UNSEEN = """(() => {
  const veil = new CSSStyleSheet()
  veil.replaceSync('html, dialog, [popover], ::backdrop { opacity: 0 !important }')
  document.adoptedStyleSheets.push(veil)
})()"""
IS_SEEN = "() => getComputedStyle(document.documentElement).opacity === '1'"


class Server:
    """`sandtable serve` in a separate process, on a port that it keeps when it is restarted."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None, options: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.options = options
        self.seed = folder / "seed"
        self.environment = {**os.environ, **(environment or {}), "SANDTABLE_TEST_SEED": str(self.seed)}
        self.kept = Port()
        self.port = self.kept.number
        self.process: subprocess.Popen[str] | None = None
        self.served = Served(self.port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> Server:
        self.seed.write_text("start")
        command = [sys.executable, str(Path(__file__).with_name("host.py")), "serve", "--port", str(self.port)]
        command += ["--db", str(self.folder / "tables.db"), "--bot-workers", "1"]
        command += [word for what in METERS for word in ("--limit", f"{what}=0")]  # all pages come from one address
        command += ["--no-warm-up", *self.options]  # most tests need few bots
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (line, (self.folder / "log").read_text())
        return self

    def reseed(self, seed: str) -> None:
        """From now on keys and dice are derived from this seed."""
        assert self.process is not None
        self.seed.write_text(seed)
        self.process.send_signal(signal.SIGUSR1)
        while self.seed.exists():
            assert self.process.poll() is None
            time.sleep(0.001)

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def close(self) -> None:
        self.stop()
        self.kept.close()
        self.served.http.close()


def next_asked(people: list[Person]) -> Person | None:
    """Wait until one of these people at a table is asked and return them; None if the game is over for all of them."""
    deadline = time.monotonic() + PATIENCE
    while True:
        newest = max(who.number("seq") for who in people)
        for who in people:
            if who.number("seq") == newest and who.page.evaluate(SETTLED) and not who.is_over:
                return who
        if all(who.is_over for who in people):
            return None
        assert time.monotonic() < deadline, "nobody is asked"
        people[0].page.wait_for_timeout(POLLING)


class Wire:
    """Everything that reached a page: the bodies of responses and the frames of the live connection."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.bodies: list[str] = []
        self._updates: list[Json] = []
        self._read = 0
        """The number of frames among them."""
        self._scene: Json = {}
        self.granted: list[Json] = []
        """Picks that were acknowledged."""
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def _socket(self, made: WebSocket) -> None:
        made.on("framereceived", lambda data: self.frames.append(data if isinstance(data, str) else data.decode()))

    def _response(self, response: Response) -> None:
        if "/api/" not in response.url:
            return
        request = response.request
        if request.method == "POST" and response.url.endswith("/pick") and response.status == 200:
            self.granted.append(json.loads(request.post_data or "{}"))
        self.bodies.append(response.url)

    def record_bodies(self, page: Page) -> None:
        """Keep the bodies as well. They are read when the response is complete."""

        def finished(request: Any) -> None:
            if "/api/" in request.url and (response := request.response()) is not None:
                self.bodies.append(response.text())

        page.on("requestfinished", finished)

    def asked(self) -> Json:
        """The current question, as last sent."""
        for update in reversed(self.updates()):
            if update["scene"]:
                question: Json = update["scene"]["questions"][0]
                return question
        raise AssertionError("no scene was sent")

    def updates(self) -> list[Json]:
        """All updates, with the scenes that the page builds from the differences."""
        for frame in self.frames[self._read :]:
            self._read += 1
            update: Json = json.loads(frame)
            if update["type"] != "update":
                continue
            if "change" in update:
                update["scene"] = apply_change(self._scene, msgspec.convert(update.pop("change"), SceneChange))
                assert update["scene"] is not None, "the page was lost"
            self._scene = update["scene"] or self._scene
            self._updates.append(update)
        return self._updates


ARRIVED = "() => document.querySelector('button.keep-key') !== null || location.hash.split('/').length < 4"
"""Has the page recognized the key in its address?"""


def keep_key(page: Page) -> None:
    """Confirm that the key in the address belongs to this person, if the page does not know it."""
    page.wait_for_function(ARRIVED, timeout=SECONDS)
    if page.locator("button.keep-key").count():
        page.locator("button.keep-key").click()


# Hold the key of a seat, as a page does that was given it. Once for a page: what it forgets later stays forgotten.
HOLD = """([table, seat, key]) => {
  const name = `sandtable.keys.${table}`, held = `held ${table} ${seat}`
  if (sessionStorage.getItem(held)) return
  sessionStorage.setItem(held, key)
  localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name) ?? '{}'), [seat]: key }))
}"""


class Person:
    """A person at a page."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 1) -> None:
        self.context = context
        self.url = url
        self.page = context.new_page()
        self.page.set_default_timeout(SECONDS)
        self.wire = Wire(self.page)
        self.chance = random.Random(seed)
        self.errors: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.clicked: set[str] = set()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    # -- going places --------------------------------------------------------------------------------------------------

    def go(self, address: str = "") -> Person:
        self.page.goto(self.url + address)
        return self

    def sit(self, table: Opened, seat: int) -> Person:
        """Open a running game whose key this browser holds (-1: the spectators' key). A link would cost a fifth more."""
        held = [table.id, seat, table.keys[seat]]
        if self.page.url.startswith(self.url):
            self.page.evaluate(HOLD, held)
        else:
            self.page.add_init_script(f"({HOLD})({json.dumps(held)})")
        self.go(f"#/t/{table.id}")
        self.page.wait_for_selector("main.table[data-link=live]")
        self.until(STILL)
        return self

    def number(self, name: str) -> int:
        """A number that the table shows: seq, at."""
        return int(self.page.locator("main.table").get_attribute(f"data-{name}") or "-1")

    def reach(self, name: str, number: int) -> None:
        expect(self.page.locator(f"main.table[data-{name}='{number}']")).to_be_attached(timeout=SECONDS)

    def until(self, condition: str, argument: object = None) -> None:
        self.page.wait_for_function(condition, arg=argument, timeout=SECONDS, polling=POLLING)

    def set_up(self, game: str = "Bloodstones") -> Locator:
        """Go from the lobby to the set-up page of a game; returns its form."""
        self.go().page.get_by_role("link", name=f"Set up a table: {game}").click()
        form = self.page.locator("form.new-table")
        form.wait_for()
        return form

    def step(self, number: int) -> Locator:
        """Go to a step of the set-up; returns what it shows."""
        self.page.locator(".setup-steps button").nth(number - 1).click()
        shown = self.page.locator(".setup-step:not([hidden])")
        expect(shown).to_have_count(1)
        return shown

    def hold(self, seat: int, holder: str) -> None:
        """At the set-up: who holds a seat, such as `link` or `bot:random`."""
        self.step(2).locator(f"label:has(input[name=seat-{seat}][value='{holder}'])").click()

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.page.locator(".ask.result").count() > 0

    def asked(self) -> bool:
        """Wait until this person is asked; False if the game is over."""
        self.until(SETTLED)
        return not self.is_over

    def answered(self, seq: int, puts_down: bool = True) -> None:
        """Wait until the log has passed this number and the page waits for nothing.

        The first click only chooses an answer that throws dice; this makes the second one. A thing that was only
        picked up is put down at the first place of the list, unless the test does that itself.
        """
        held = "main.table[data-held=true][data-waiting=false]"
        more = f"document.querySelector('.commit .main{f', {held}' if puts_down else ''}') !== null"
        self.until(f"(seq) => {more} || ({ANSWERED})(seq)", seq)
        if puts_down and self.page.locator(held).count():
            self.key("1")
            self.until(f"(seq) => document.querySelector('.commit .main') !== null || ({ANSWERED})(seq)", seq)
        if self.page.locator(".commit .main").count():
            self.page.locator(".commit .main").click()
        self.until(ANSWERED, seq)

    def press(self, click: Callable[[float, float], None], wanted: Callable[[Json], bool] | None = None) -> None:
        """Click or tap something lit, or a button. Prefers what is wanted, if it is there."""
        # the question may appear before the board, and what is being picked up changes it
        self.until(f"() => !document.querySelector('[data-held=asked]') && ({CLICKABLE})().length > 0")
        things: list[Json] = self.page.evaluate(CLICKABLE)
        fits = [thing for thing in things if wanted is None or wanted(thing)] or things
        kinds = sorted({thing["kind"] for thing in fits})
        self.chance.shuffle(kinds)
        for kind in kinds:
            some = [thing for thing in fits if thing["kind"] == kind]
            self.chance.shuffle(some)
            for thing in some:
                if at := self.page.evaluate(POINT, thing):
                    self.clicked.add(kind)
                    click(*at)
                    self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
                    if kind == "cards" and (again := self.page.evaluate(RAISED)):
                        click(*again)
                        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
                    return
        raise AssertionError(f"nothing can be clicked though a question is open: {fits} {self.question()}")

    def click(self, wanted: Callable[[Json], bool] | None = None) -> None:
        self.press(self.page.mouse.click, wanted)

    def tap(self) -> None:
        self.press(self.page.touchscreen.tap)

    def question(self) -> str:
        return self.page.locator(".ask").inner_text()

    def answer(self) -> None:
        """Give a random answer from the list by a real click."""
        assert self.asked(), "the game is over"
        seq = self.number("seq")
        self.show_answers()
        buttons = self.page.locator(".ask [data-option]:not(:disabled)")
        buttons.nth(self.chance.randrange(buttons.count())).click()
        self.answered(seq)

    def show_answers(self) -> None:
        self.page.evaluate("() => document.querySelectorAll('.ask details').forEach((box) => (box.open = true))")

    def play_to_the_end(self, act: Callable[[], None], most: int = 900) -> None:
        for _ in range(most):
            if not self.asked():
                return
            act()
        raise AssertionError(f"the game does not end: {self.question()}")

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def key(self, name: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(name)

    def tab_to(self, condition: str, most: int = 250, key: str = "Tab") -> bool:
        """Press Tab until the focused element (`el`) fits; False if it never does."""
        for _ in range(most):
            if self.page.evaluate(
                f"() => {{ const el = document.activeElement; return Boolean(el && ({condition})) }}"
            ):
                return True
            self.key(key)
        return False


def words_of(page: Page) -> str:
    """All text in the page, including text for screen readers."""
    text: str = page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
             .flatMap((el) => [el.getAttribute('aria-label') ?? '', el.getAttribute('title') ?? ''])].join('\\n')"""
    )
    return text


def dealt(
    page: Page, server: Server, table: Opened, seat: int, wanted: Callable[[Json], bool], many: int = 0
) -> Iterator[int]:
    """Sit down and hold one hand after another until every wanted kind of card has been in it.

    The page is told of different cards from those dealt, as many at a time as were dealt, or `many`. Returns how many there
    are.
    """
    static = server.served.get(f"/tables/{table.id}/static").json()
    kinds = [number for number, kind in enumerate(static["types"]) if kind["form"] == "card" and wanted(kind)]
    received: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            received.append(message)
            line.send(message)

        line.connect_to_server().on_message(hear)
        lines.append(line)

    page.route_web_socket("**/api/live*", listen)
    page.goto(f"{server.url}#/t/{table.id}/{table.keys[seat]}")
    keep_key(page)
    page.wait_for_selector("main.table[data-link=live]")
    page.wait_for_function(STILL, timeout=SECONDS)
    update = json.loads(received[0])
    update |= {"keep": len(update["steps"]), "steps": []}
    hands = [tray for tray in update["scene"]["trays"] if tray["seat"] == seat and tray["kind"] == "hand"]
    last = hands[-1]["pieces"]
    last += last[:1] * (many - sum(len(tray["pieces"]) for tray in hands))
    count = sum(len(tray["pieces"]) for tray in hands)
    for start in range(0, len(kinds), count):
        # the first ones again, so that the hand is always full
        batch = (kinds[start:] + kinds)[:count]
        rest = iter(batch)
        for tray in hands:
            tray["pieces"] = [
                {**piece, "id": f"{kind}", "type": kind, "targets": [f"kind:{kind}"], "count": 1}
                for piece, kind in zip(tray["pieces"], rest, strict=False)
            ]
        lines[-1].send(json.dumps(update))
        page.wait_for_function(HELD, arg=[f"kind:{kind}" for kind in batch], timeout=SECONDS)
        yield count


def first(table: Opened) -> int:
    """The seat that is asked first."""
    return table.asked()[0]


def advance(table: Opened, picks: int) -> None:
    """Make picks through the HTTP API: always the first option."""
    for _ in range(picks):
        seat, seq, options = table.asked()
        assert table.pick(seat, seq, options[0]).status_code == 200
