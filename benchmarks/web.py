#!/usr/bin/env python3
"""How fast the table in the browser is, against the bars we set ourselves.

    python3 run.py bench web [--only paint,size,live,pan,battle,hover,guided] [--tables 100] [--fresh] [--strict]

Every figure comes from the real thing: `sandtable serve` in a process of its own, a real Chromium, loopback.

- **paint**: six players on the largest map, in the middle of a game, an empty cache: from the start of loading until the
  first answer can be given and is painted. The median of several pages.
- **size**: HTML, scripts and styles, each compressed by gzip; fonts are not counted.
- **live**: from the click of one person until the move is painted in the browser of another, while other tables are played
  by a person at each seat over WebSockets, a pick at every table each few seconds. The 95th percentile.
- **pan**: frames a second while the enlarged largest map is dragged about.
- **battle**: frames a second while an enemy's attacks are told over the board, beat by beat: card, arrows, dice, losses.
- **hover**: from a move of the mouse over a table in inches until what that place would mean (way, places of all models, gaps)
  is painted: a request to the server and back. The 95th percentile, a regiment on the march in the middle of a game.
- **guided**: how long the guided game of each game takes when it is played whole: a click every three seconds, and what the
  coach says read at 200 words a minute. Clicks and words are counted where the hand points, nobody waits. The longest.
- **fresh** (only with --fresh, it needs a package index): a new clone of the last commit, empty caches, `run.py play`, and a
  first move in the page.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import itertools
import json
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import websockets
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import run  # noqa: E402  # the checkout's own script, which knows where a browser is
from tests.browser.lessons import play_lesson  # noqa: E402

Json = dict[str, Any]
LARGEST: Json = {"faction_assignment": "random", "map": "broken-main"}
SCREEN = {"width": 1600, "height": 1000}
SECONDS = 60_000


@dataclass(frozen=True)
class Bar:
    what: str
    unit: str
    limit: float
    at_least: bool = False

    def is_met(self, value: float) -> bool:
        # of a hundred frames two may be late: a browser never shows more than sixty, so one lost frame is a missed bar
        return value >= self.limit * 0.98 if self.at_least else value < self.limit


BARS = {
    "size": Bar("client without fonts, gzip", "kB", 165),
    "paint": Bar("first interactive paint, 6 players, largest map", "ms", 1000),
    "pan": Bar("panning the largest map", "frames/s", 60, at_least=True),
    "battle": Bar("a battle told over the board", "frames/s", 60, at_least=True),
    "live": Bar("pick to the other browser's screen, p95", "ms", 100),
    "hover": Bar("pointing at a place of a March, p95", "ms", 50),
    "guided": Bar("the longest guided game, whole", "min", 20),
    "fresh": Bar("fresh clone to a first move", "s", 60),
}


# -- a server and tables -------------------------------------------------------------------------------------------------


class Table:
    """A table with all its keys, played over HTTP."""

    def __init__(self, http: httpx2.Client, players: int, options: Json, **more: str) -> None:
        self.http = http
        seats = [{"holder": "here", "name": f"Player {n + 1}"} for n in range(players)]
        made = self.ask("POST", "/tables", {"options": options, "seats": seats, **more})
        self.id = made["table"]["id"]
        self.keys = {row["seat"]: row["key"] for row in made["keys"]}
        for seat in range(players):
            self.ask("POST", f"/tables/{self.id}/join", {"contribution": str(seat)}, self.keys[seat])

    def ask(self, method: str, path: str, body: Json | None = None, key: str = "") -> Json:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.http.request(method, f"/api{path}", json=body, headers=headers)
        answer.raise_for_status()
        found: Json = answer.json()
        return found

    def asked(self) -> tuple[int, int, list[str]]:
        seat, seq, question = self.question()
        return seat, seq, [option["text"] for option in question["options"]]

    def question(self) -> tuple[int, int, Json]:
        """Who is asked, the number of the answer, and the question."""
        for seat, key in self.keys.items():
            if seat < 0:
                continue
            view = self.ask("GET", f"/tables/{self.id}/view?since=1000000", key=key)
            for question in view["scene"]["questions"]:
                if question["seat"] == seat:
                    return seat, view["seq"] + 1, question
        raise SystemExit("the game is over before it was measured")

    def press_on(self) -> None:
        """Answer with the first thing that can be pointed at: such a player moves and attacks."""
        seat, seq, question = self.question()
        options: list[Json] = question["options"]
        option = next((one for one in options if one["targets"]), options[0])
        self.ask("POST", f"/tables/{self.id}/pick", {"seq": seq, "pick": option["text"]}, self.keys[seat])

    def play(self, picks: int, chance: random.Random) -> None:
        for _ in range(picks):
            seat, seq, options = self.asked()
            pick = {"seq": seq, "pick": chance.choice(options)}
            self.ask("POST", f"/tables/{self.id}/pick", pick, self.keys[seat])


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--db", str(folder / "tables.db")]
    command += ["--limit", "views=0"]  # tables are played faster here than people play
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        process.stdout.close()


def sit(page: Page, url: str, table: Table, seat: int) -> None:
    page.goto(f"{url}#/t/{table.id}/{table.keys[seat]}")
    page.locator("button.keep-key").click()
    page.wait_for_selector("main.table[data-link=live]")


def new_page(browser: Browser, script: str = "") -> Page:
    context = browser.new_context(viewport=SCREEN, locale="en-GB")  # type: ignore[arg-type]
    context.set_default_timeout(SECONDS)
    context.add_init_script("localStorage.setItem('sandtable.briefing', 'off')")
    if script:
        context.add_init_script(script)
    return context.new_page()


def middle_of_a_game(url: str) -> Table:
    with httpx2.Client(base_url=url, trust_env=False, timeout=60) as http:
        table = Table(http, 6, LARGEST)
        table.play(120, random.Random(1))
    return table


# -- the figures ---------------------------------------------------------------------------------------------------------


SURFACES = {"bloodstones": "areas", "battlelore": "hexes", "first_blood": "plane", "warlords": "cards"}
"""The surface that each game is played on: its script and style are fetched with the first table."""
NAMED = re.compile(r'(?:src|href)="\./assets/([\w.-]+\.(?:js|css))"')
"""Scripts and styles that the page names."""
IMPORTED = re.compile(r'(?:\bfrom|\bimport)"\./([\w.-]+\.js)"')
"""Scripts that a script cannot begin without; `import(...)` comes later, if at all."""


def size(*_: object) -> tuple[float, str]:
    """What a table needs: the page with all it names, and the surface and the icons of the game; the largest."""
    built = run.BUILT / "assets"
    page = (run.BUILT / "index.html").read_bytes()
    first = with_imports(built, NAMED.findall(page.decode()))
    tables = {}
    for game, surface in SURFACES.items():
        own = [path.name for path in built.iterdir() if path.name.partition("-")[0] in (game, surface)]
        loaded = first | with_imports(built, [name for name in own if name.endswith((".js", ".css"))])
        tables[game] = zipped(page) + sum(zipped((built / name).read_bytes()) for name in sorted(loaded))
    common = zipped(page) + sum(zipped((built / name).read_bytes()) for name in sorted(first))
    words = ", ".join(f"{name} {kilobytes:.1f}" for name, kilobytes in {"common": common, **tables}.items())
    return max(tables.values()), words


def with_imports(built: Path, names: list[str]) -> set[str]:
    """These files and what they import, all the way."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += IMPORTED.findall((built / name).read_text()) if name.endswith(".js") else []
    return found


def zipped(data: bytes) -> float:
    """Kilobytes on the wire."""
    return len(gzip.compress(data, 9)) / 1000


PAINTED = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('.place') || !document.querySelector('.ask [data-option]')) return
  watch.disconnect()
  requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now() }))
}).observe(document, { subtree: true, childList: true })
"""


def paint(browser: Browser, url: str, _given: argparse.Namespace) -> tuple[float, str]:
    table = middle_of_a_game(url)
    with httpx2.Client(base_url=url, trust_env=False) as http:
        table.http = http
        seat, _, _ = table.asked()
    keys = json.dumps({seat: table.keys[seat]})
    took = []
    for _ in range(7):
        page = new_page(browser, f"localStorage.setItem('sandtable.keys.{table.id}', '{keys}');{PAINTED}")
        page.goto(f"{url}#/t/{table.id}")
        took.append(page.wait_for_function("() => window.painted").json_value())
        page.context.close()
    return statistics.median(took), f"{min(took):.0f} to {max(took):.0f}"


FRAMES = """() => { window.frames = []
  const next = (now) => { window.frames.push(now); if (window.frames.length < 2000) requestAnimationFrame(next) }
  requestAnimationFrame(next) }"""


def pan(browser: Browser, url: str, _given: argparse.Namespace) -> tuple[float, str]:
    table = middle_of_a_game(url)
    page = new_page(browser)
    sit(page, url, table, 0)
    board = page.locator(".board").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    for _ in range(3):
        page.locator(".zoom button").first.click()
    page.wait_for_timeout(500)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(20):  # the first move makes the map a layer of its own
        page.mouse.move(x + step * 4, y)
    page.evaluate(FRAMES)
    end, step = time.monotonic() + 3, 0
    while time.monotonic() < end:
        step += 1
        swing = step % 80 if step % 80 < 40 else 80 - step % 80
        page.mouse.move(x + (swing - 20) * 9, y + (swing - 20) * 5)
    frames = page.evaluate("() => window.frames")
    page.mouse.up()
    page.context.close()
    gaps = sorted(after - before for before, after in itertools.pairwise(frames[1:]))
    rate = 1000 / statistics.mean(gaps)
    return rate, f"95% of frames within {gaps[int(len(gaps) * 0.95)]:.1f} ms, {step / 3:.0f} moves/s"


TELLING = """() => { window.gaps = []
  let last = 0
  const next = (now) => {
    const told = Boolean(document.querySelector('.show')?.dataset.beat)
    if (told && last) window.gaps.push(now - last)
    last = told ? now : 0
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next) }"""
"""The times between frames while something is told."""
TOLD_FRAMES = 600


def battle(browser: Browser, url: str, _given: argparse.Namespace) -> tuple[float, str]:
    with httpx2.Client(base_url=url, trust_env=False, timeout=60) as http:
        table = Table(http, 2, {"adventure": "bl-01-first-muster"}, game="battlelore", windows="swift")
        seat, _, question = table.question()
        while question["kind"] != "attack":
            table.press_on()
            seat, _, question = table.question()
        page = new_page(browser, "localStorage.setItem('sandtable.motion', 'on')")
        sit(page, url, table, 1 - seat)
        page.locator(".show").wait_for(state="attached")
        page.wait_for_timeout(500)
        page.evaluate(TELLING)
        gaps: list[float] = []
        while len(gaps) < TOLD_FRAMES:
            table.press_on()
            page.wait_for_timeout(3000)
            page.keyboard.press("Escape")  # a result stands until one goes on
            gaps = page.evaluate("() => window.gaps")
        page.context.close()
    gaps.sort()
    return 1000 / statistics.mean(gaps), f"{len(gaps)} frames, 95% within {gaps[int(len(gaps) * 0.95)]:.1f} ms"


CLICKED = """addEventListener('click', (e) => {
  if (e.target.closest?.('[data-option]')) window.clicked = performance.timeOrigin + e.timeStamp }, true)"""
SEEN = """() => { window.seen = {}
  const look = () => { const seq = document.querySelector('main.table')?.dataset.seq
    if (seq && !(seq in window.seen)) { window.seen[seq] = 0
      requestAnimationFrame(() => setTimeout(() => { window.seen[seq] = performance.timeOrigin + performance.now() })) } }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }); look() }"""


def live(browser: Browser, url: str, args: argparse.Namespace) -> tuple[float, str]:
    drive = [sys.executable, __file__, "--drive", url, "--tables", str(args.tables), "--pause", str(args.pause)]
    driver = subprocess.Popen(drive, stdout=subprocess.PIPE, text=True)
    assert driver.stdout is not None
    try:
        line = driver.stdout.readline()
        assert line.startswith("ready"), line
        took = two_pages(browser, url, args.picks)
    finally:
        driver.send_signal(signal.SIGINT)
        rate = driver.communicate(timeout=60)[0].strip()
    took.sort()
    p95 = took[min(len(took) - 1, int(len(took) * 0.95))]
    return p95, f"median {statistics.median(took):.0f}, {len(took)} picks, {args.tables} tables, {rate}"


def two_pages(browser: Browser, url: str, picks: int) -> list[float]:
    took: list[float] = []
    with httpx2.Client(base_url=url, trust_env=False, timeout=60) as http:
        table = Table(http, 2, {"faction_assignment": "random"})
        pages = [new_page(browser, CLICKED) for _ in range(2)]
        for seat, page in enumerate(pages):
            sit(page, url, table, seat)
            page.evaluate(SEEN)
        for _ in range(picks):
            seat, seq, options = table.asked()
            here, there = pages[seat], pages[1 - seat]
            # rather go on than end the turn: a long game has more to show
            wanted = next((text for text in options if text not in ("done", "end", "pass")), options[0])
            for page in pages:
                page.wait_for_selector(f"main.table[data-seq='{seq - 1}']")
            here.evaluate("() => document.querySelectorAll('.ask details').forEach((box) => (box.open = true))")
            answer = here.locator(f".ask [data-option={json.dumps(wanted)}]").first
            answer.hover()  # as a person does; the map shows what the answer means, and that is no part of the pick
            for page in pages:  # nobody answers while the pieces of the pick before are still on their way
                page.wait_for_function("() => !document.querySelector('.flight')")
                page.evaluate("() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100)))")
            answer.click()
            there.wait_for_function(f"() => window.seen[{seq}]")
            took.append(there.evaluate(f"() => window.seen[{seq}]") - here.evaluate("() => window.clicked"))
        for page in pages:
            page.context.close()
    return took


MOVED = """() => { window.hovers = []
  const asked = new Map()
  let moved = 0, spot = '', last = document.querySelector('.plan')?.dataset.at
  addEventListener('pointermove', (e) => { moved = performance.timeOrigin + e.timeStamp }, true)
  const look = () => { const held = document.querySelector('.ghost[data-spot]')?.dataset.spot
    if (held !== spot) asked.set(spot = held, moved)
    const at = document.querySelector('.plan')?.dataset.at
    if (at === last) return
    last = at
    const from = asked.get(at)  // the step of the pointer that led to this very place, and no later one
    if (from) requestAnimationFrame(() => setTimeout(() => {
      window.hovers.push(performance.timeOrigin + performance.now() - from) })) }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }) }"""
STEPS = 60
ON_THE_MARCH: Json = {"battlefield": "forest-ford", "scenario": "stake_your_claim", "placement": "auto"}


def hover(browser: Browser, url: str, _given: argparse.Namespace) -> tuple[float, str]:
    with httpx2.Client(base_url=url, trust_env=False, timeout=60) as http:
        table = Table(http, 2, ON_THE_MARCH, game="first_blood")
        places, picks = 0, 0
        while True:
            seat, seq, options = table.asked()
            spots = [text for text in options if text.replace(" ", "").isdigit()]
            places += bool(spots)
            if spots and places > 14:
                break
            wanted = next((text for text in ("march", "charge", "clash") if text in options), options[0])
            picks += 1
            table.ask("POST", f"/tables/{table.id}/pick", {"seq": seq, "pick": wanted}, table.keys[seat])
    page = new_page(browser, "localStorage.setItem('sandtable.motion', 'off')")
    sit(page, url, table, seat)
    page.wait_for_selector(".plan")
    box = page.locator(".ghost-base").bounding_box()
    assert box is not None
    page.evaluate(MOVED)
    for step in range(STEPS):
        page.mouse.move(box["x"] + (step * 37) % 90 - 30, box["y"] + (step * 23) % 90 - 30)
        page.wait_for_timeout(90)
    took = sorted(page.evaluate("() => window.hovers"))
    page.context.close()
    p95 = took[min(len(took) - 1, int(len(took) * 0.95))]
    return p95, f"median {statistics.median(took):.0f}, {len(took)} of {STEPS} places answered, after {picks} picks"


CLICK_SECONDS = 3
WORDS_A_MINUTE = 200


def guided(browser: Browser, url: str, _given: argparse.Namespace) -> tuple[float, str]:
    minutes: dict[str, float] = {}
    told = []
    for game in SURFACES:
        page = new_page(
            browser, "for (const name of ['motion', 'warns']) localStorage.setItem(`sandtable.${name}`, 'off')"
        )
        page.goto(f"{url}#/learn/{game}")
        page.get_by_role("button", name="Begin").click()
        page.locator(".coach").wait_for()
        taught = play_lesson(page)
        page.context.close()
        minutes[game] = taught.clicks * CLICK_SECONDS / 60 + taught.words / WORDS_A_MINUTE
        told.append(
            f"{game} {minutes[game]:.1f}: {taught.clicks} clicks, {taught.words} words, {taught.free} answers free"
        )
    return max(minutes.values()), "; ".join(told)


def fresh(*_: object) -> tuple[float, str]:
    """A new clone with empty caches of its own, up to a first move in the page."""
    folder = Path(tempfile.mkdtemp(prefix="sandtable-fresh-"))
    env = {**os.environ, "PIP_CACHE_DIR": str(folder / "pip"), "npm_config_cache": str(folder / "npm")}
    env["XDG_DATA_HOME"] = str(folder / "data")
    env.pop("SANDTABLE_VENV", None)
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder / "clone")], check=True)
    start = time.monotonic()
    command = [sys.executable, "run.py", "play", "--no-show", "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder / "clone", env=env)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        ready = time.monotonic() - start
        with chromium() as browser:
            page = new_page(browser)
            page.goto(line.split()[4])
            page.get_by_role("region", name="Bloodstones").get_by_role("button", name="Play now").click()
            page.wait_for_selector("main.table[data-link=live]")
            page.evaluate("() => document.querySelectorAll('.ask details').forEach((box) => (box.open = true))")
            page.locator(".ask [data-option]").first.click()
            page.wait_for_function(
                "() => document.querySelectorAll('.log li').length > 0 || location.hash.includes('/t/')"
            )
            took = time.monotonic() - start
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        process.stdout.close()
        shutil.rmtree(folder, ignore_errors=True)
    return took, f"the page was served after {ready:.0f} s; caches empty"


FIGURES: dict[str, Callable[..., tuple[float, str]]] = {
    "size": size,
    "paint": paint,
    "pan": pan,
    "battle": battle,
    "live": live,
    "hover": hover,
    "guided": guided,
}


# -- many tables ---------------------------------------------------------------------------------------------------------


async def drive(url: str, tables: int, pause: float) -> None:
    """Keep so many tables alive: a page at each seat, a pick at every table each `pause` seconds or so."""
    done = {"picks": 0}
    ready = asyncio.Barrier(tables + 1)
    limits = httpx2.Limits(max_connections=64)
    async with httpx2.AsyncClient(base_url=f"{url}api", trust_env=False, timeout=60, limits=limits) as http:
        tasks = [asyncio.create_task(keep_alive(http, url, pause, n, ready, done)) for n in range(tables)]
        await ready.wait()
        print("ready", flush=True)
        start = time.monotonic()
        done["picks"] = 0
        try:
            await asyncio.gather(*tasks)
        except asyncio.CancelledError:
            print(f"{done['picks'] / (time.monotonic() - start):.0f} other picks/s")


async def keep_alive(
    http: httpx2.AsyncClient, url: str, pause: float, number: int, ready: asyncio.Barrier, done: dict[str, int]
) -> None:
    chance = random.Random(number)
    is_first = True
    while True:
        seats = [{"holder": "here"}, {"holder": "here"}]
        made = (await http.post("/tables", json={"options": {"faction_assignment": "random"}, "seats": seats})).json()
        keys = {row["seat"]: row["key"] for row in made["keys"] if row["seat"] >= 0}
        path = f"/tables/{made['table']['id']}"
        for key in keys.values():
            await http.post(f"{path}/join", json={"contribution": "x"}, headers={"Authorization": f"Bearer {key}"})
        address = url.replace("http", "ws", 1) + "api/live"
        one, two = [await websockets.connect(address, max_size=None, proxy=None, compression=None) for _ in keys]
        newest: list[Json] = [{}, {}]
        for seat, socket in enumerate((one, two)):
            await socket.send(
                json.dumps({"type": "hello", "table": made["table"]["id"], "keys": [keys[seat]], "since": -1})
            )
        readers = [asyncio.create_task(read(socket, newest, seat)) for seat, socket in enumerate((one, two))]
        if is_first:
            is_first = False
            await ready.wait()
        try:
            while await pick(http, path, keys, newest, chance):
                done["picks"] += 1
                await asyncio.sleep(pause * chance.uniform(0.5, 1.5))
        finally:
            for reader in readers:
                reader.cancel()
            await asyncio.gather(one.close(), two.close(), return_exceptions=True)


async def read(socket: Any, newest: list[Json], seat: int) -> None:
    async for frame in socket:
        newest[seat] = json.loads(frame)


async def pick(
    http: httpx2.AsyncClient, path: str, keys: dict[int, str], newest: list[Json], chance: random.Random
) -> bool:
    """A pick of whoever is asked; False when the game is over."""
    for seat, key in keys.items():
        scene = newest[seat].get("scene") or {"questions": [], "result": None}
        if scene["result"]:
            return False
        for question in scene["questions"]:
            if question["seat"] == seat:
                text = chance.choice(question["options"])["text"]
                body = {"seq": newest[seat]["seq"] + 1, "pick": text}
                with suppress(
                    httpx2.TransportError
                ):  # an idle connection may close under our hands; the next try repeats it
                    await http.post(f"{path}/pick", json=body, headers={"Authorization": f"Bearer {key}"})
                return True
    return True


# -- the run -------------------------------------------------------------------------------------------------------------


@contextmanager
def chromium() -> Iterator[Browser]:
    found = run.find_chromium()
    if not found:
        raise SystemExit("no Chromium: install one, or name one with SANDTABLE_CHROMIUM")
    flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=flags)
        yield browser
        browser.close()


def report(name: str, value: float, more: str) -> bool:
    bar = BARS[name]
    met = bar.is_met(value)
    word = "at least" if bar.at_least else "under"
    print(
        f"{bar.what:<50}{value:>8.1f} {bar.unit:<9}{word} {bar.limit:g}  {'met' if met else 'MISSED'}  ({more})",
        flush=True,
    )
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", default=",".join(FIGURES), help=f"comma separated: {', '.join(FIGURES)}")
    parser.add_argument("--tables", type=int, default=100, help="live tables beside the measured one")
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two picks at each of them")
    parser.add_argument("--picks", type=int, default=100, help="measured picks")
    parser.add_argument("--fresh", action="store_true", help="also time a fresh clone")
    parser.add_argument("--strict", action="store_true", help="exit code 1 if a bar is missed")
    parser.add_argument("--drive", metavar="URL", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.drive:
        with suppress(KeyboardInterrupt):
            asyncio.run(drive(args.drive, args.tables, args.pause))
        return 0
    met = True
    for name in args.only.split(","):
        with (
            tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder,
            serving(Path(folder)) as url,
            chromium() as browser,
        ):
            met &= report(name, *FIGURES[name](browser, url, args))
    if args.fresh:
        met &= report("fresh", *fresh())
    return 1 if args.strict and not met else 0


if __name__ == "__main__":
    raise SystemExit(main())
