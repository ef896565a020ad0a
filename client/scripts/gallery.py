"""`python client/scripts/gallery.py` takes the pictures of the games in the lobby: one position of each game.

Needs a Chromium (`python run.py test` finds one). It writes `client/src/art/gallery/GAME.webp`. Run it again when the
tables look different.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import run  # noqa: E402  # the root is not a package
from tests.browser.gallery import POSITIONS, laid_out, show  # noqa: E402
from tests.browser.support import STILL, Server  # noqa: E402

FOLDER = ROOT / "client" / "src" / "art" / "gallery"
FIRST_BLOOD = {"placement": "auto", "scenario": "stake_your_claim", "battlefield": "hamlet-crossroads"}
SHOTS: dict[str, tuple[dict[str, object], int, int, tuple[float, float, float]]] = {
    # options, bots, the position; the visible part of the board: its centre, and its share of the width
    "battlelore": ({"adventure": "bl-10-skarn-gorge"}, 2, 40, (0.46, 0.5, 0.66)),
    "bloodstones": ({"map": "tyrants-lament", "faction_assignment": "random"}, 4, 330, (0.5, 0.5, 0.6)),
    "first_blood": (FIRST_BLOOD, 2, 330, (0.5, 0.5, 0.62)),
}
LAID_OUT: dict[str, tuple[str, tuple[float, float, float]]] = {
    # a position of `run.py pictures`, and the visible part of the board
    "warlords": ("warlords-intercept", (0.5, 0.63, 0.49)),
}
SECONDS = 240
SIZE = (720, 400)


def photograph(page: Page, middle: tuple[float, float, float]) -> bytes:
    """Take a picture of part of the board, as WebP encoded by the browser."""
    box = page.locator(".board").first.bounding_box()
    assert box is not None
    x, y, share = middle
    width = box["width"] * share
    height = width * SIZE[1] / SIZE[0]
    left = max(box["x"], min(box["x"] + box["width"] * x - width / 2, box["x"] + box["width"] - width))
    top = max(box["y"], min(box["y"] + box["height"] * y - height / 2, box["y"] + box["height"] - height))
    clip = {"x": left, "y": top, "width": width, "height": height, "scale": SIZE[0] / width}
    cdp = page.context.new_cdp_session(page)
    shot = cdp.send("Page.captureScreenshot", {"format": "webp", "quality": 78, "clip": clip})
    return base64.b64decode(shot["data"])


def watch(page: Page, server: Server, game: str, bot: str) -> None:
    """Let bots play up to the position, and show it."""
    options, bots, at, _ = SHOTS[game]
    table = server.served.open_table([{"holder": "bot", "bot": bot}] * bots, options, game=game)
    until = time.monotonic() + SECONDS
    while (info := server.served.get(table.path).json())["seq"] < at and info["status"] == "playing":
        assert time.monotonic() < until, f"{game} has only reached {info['seq']}"
        time.sleep(0.5)
    page.goto(f"{server.url}#/t/{table.id}/{table.keys[-1]}?at={min(at, info['seq'])}")
    page.reload()
    page.wait_for_selector("main.table[data-link=live]")


def main() -> None:
    run.build_client(strict=True)
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or [*SHOTS, *LAID_OUT]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(
            executable_path=run.find_chromium(), args=["--disable-gpu", "--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.add_init_script("localStorage.setItem('sandtable.motion', 'off')")
        page.add_init_script("localStorage.setItem('sandtable.briefing', 'off')")
        games = server.served.get("/games").json()["games"]
        try:
            for game in wanted:
                server.reseed(f"gallery {game}")
                if game in LAID_OUT:
                    position, middle = LAID_OUT[game]
                    show(page, server.url, *laid_out(server.served, POSITIONS[position]))
                else:
                    middle = SHOTS[game][3]
                    best = next(one["bots"][0] for one in games if one["name"] == game)
                    watch(page, server, game, best)
                page.wait_for_function(STILL)
                page.wait_for_timeout(1500)
                made = photograph(page, middle)
                (FOLDER / f"{game}.webp").write_bytes(made)
                print(game, len(made) // 1024, "kB")
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
