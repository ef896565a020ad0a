"""How the tables of all games look: nothing is covered, every symbol is explained, contrasts suffice, boards are unchanged."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import KEPT, KEYED, POSITIONS, STORED, laid_out, open_key, small_board
from tests.browser.support import RAW_KEY, SECONDS, STILL, Person, Server, words_of
from tests.browser.test_access import PAINT, violations_in_both

LOOKED_AT = ["warlords-battle", "first-blood-charge", "first-blood-verdict", "first-blood"]
"""Tables that axe checks. test_access checks one of Bloodstones, test_battlelore one of BattleLore."""
PHONE_ASIDE: ViewportSize = {"width": 844, "height": 390}
TWICE: ViewportSize = {"width": 640, "height": 400}
DESK: ViewportSize = {"width": 1280, "height": 800}
WIDE: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}

# Do two of these overlap?
COVER = """(wanted) => {
  const boxes = [...document.querySelectorAll(wanted)].filter((el) => el.getClientRects().length)
    .map((el) => [el.className || el.tagName, el.getBoundingClientRect()])
  return boxes.flatMap(([a, p], k) => boxes.slice(k + 1)
    .filter(([, q]) => Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1
      && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1)
    .map(([b]) => `${a} and ${b}`))
}"""
# Names in the score bar that are cut or hidden.
CUT_NAMES = """() => [...document.querySelectorAll('.score-chip .chip-name strong')]
  .filter((name) => !name.clientWidth || name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"""
IN_SIGHT = """([wanted, share]) => {
  const box = document.querySelector(wanted)?.getBoundingClientRect()
  return box && box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    && box.width >= innerWidth * share && box.height > 20
}"""
# The longer side of the drawn pieces on the board, in pixels.
PIECES = """() => [...document.querySelectorAll('.board g.piece[data-piece], .board [data-unit]')]
  .map((el) => el.getBoundingClientRect()).map((box) => Math.max(box.width, box.height)).filter((size) => size > 0)"""
SIZES = """() => [...document.querySelectorAll('.hand-cards .play-card')].map((card) => card.offsetWidth)"""


def seated(ada: Person, server: Server, name: str) -> Page:
    """Open a position of the gallery as the seat that is asked."""
    ada.sit(*laid_out(server.served, POSITIONS[name]))
    return ada.page


def test_axe_finds_nothing_at_any_table(person: NewPerson, server: Server) -> None:
    ada = person(theme="light")
    found: dict[str, list[str]] = {}
    for name in LOOKED_AT:
        page = seated(ada, server, name)
        if complaints := violations_in_both(page):
            found[name] = complaints
    open_key(ada.page)
    if complaints := violations_in_both(ada.page):
        found["key"] = complaints
    assert not found


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_key_explains_every_sign_of_every_game(language: str, person: NewPerson, server: Server) -> None:
    ada = person(language=language)
    for game in KEYED:
        page = seated(ada, server, f"key-{game}")
        open_key(page)
        rows = page.locator("dialog.key li")
        names = rows.locator("strong").all_inner_texts()
        assert len(names) > 12, (game, names)
        assert all(name.strip() for name in names)
        assert rows.locator(".key-art > *").count() == rows.count()
        assert not RAW_KEY.findall(words_of(page))
        assert "key-" not in page.locator("dialog.key").inner_text()
        ada.key("Escape")
        expect(page.locator("dialog.key")).to_have_count(0)


def test_what_is_pointed_at_tells_its_signs(person: NewPerson, server: Server) -> None:
    ada = person()
    for name, where, told in (
        ("battlelore", "[data-unit]", "A figure still standing"),
        ("warlords-four", ".token-lit[data-target]", "Total strength here"),
    ):
        page = seated(ada, server, name)
        box = page.locator(where).last.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6)
        expect(page.locator(".inspector .key-line").first).to_contain_text(told)
        page.mouse.move(0, 0)
    seated(ada, server, "battlelore").keyboard.press("k")
    expect(page.locator("dialog.key")).to_be_visible()


SMALL_SCREENS = ("first-blood", "warlords-battle", "bloodstones")
WITH_PIECES = ("bloodstones", "bloodstones-battle", "battlelore", "epic")
"""Positions in which all pieces can be seen at once."""


@pytest.mark.parametrize(
    "names",
    [
        ("bloodstones", "bloodstones-battle", "epic", "epic-six"),
        ("battlelore", "battlelore-heroes", "warlords-four", "warlords-battle", "first-blood"),
    ],
    ids=["stones-and-epic", "others"],
)
def test_nothing_covers_anything_and_everything_can_be_seen(
    names: tuple[str, ...], person: NewPerson, server: Server
) -> None:
    ada = person()
    page = ada.page
    for name in names:
        seated(ada, server, name)
        for size in (DESK, WIDE):
            page.set_viewport_size(size)
            page.wait_for_function(STILL, timeout=SECONDS)
            parts = ".plaque, .top nav a, .brand, .what-if-note, .board, .table-foot > *, .side > .ask"
            assert page.evaluate(COVER, parts) == [], (name, size)
            assert page.evaluate(COVER, ".score-chip, .phase-line, .round") == [], (name, size)
            assert page.evaluate(CUT_NAMES) == [], (name, size)
            if name in WITH_PIECES and size is DESK:
                sizes = page.evaluate(PIECES)
                assert sizes, name
                assert min(sizes) >= 24, (name, min(sizes))
        if name == "battlelore":
            page.wait_for_function(f"() => new Set(({SIZES})()).size === 1", timeout=SECONDS)
        if name in SMALL_SCREENS:
            check_small_screens(page, name)
            page.set_viewport_size(DESK)


def check_small_screens(page: Page, name: str) -> None:
    """Question and board stay in sight."""
    for size in (PHONE_ASIDE, TWICE):
        page.set_viewport_size(size)
        for wanted, share in ((".board", 0.4), (".ask h2", 0.2)):
            page.wait_for_function(IN_SIGHT, arg=[wanted, share], timeout=SECONDS)
        assert page.evaluate(COVER, ".score-chip, .phase-line, .round") == [], (name, size)
    if name == "bloodstones":
        assert page.evaluate(CUT_NAMES) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(IN_SIGHT, arg=[".ask h2", 0.4], timeout=SECONDS)
    assert page.evaluate(COVER, ".battle-stage, .ask") == []


# Words in the names of cards in an order that are broken across lines.
BROKEN = """() => [...document.querySelectorAll('.card-line > span:last-child')].flatMap((name) => {
  const text = name.firstChild
  return [...text.data.matchAll(/[^ -]+/g)].map((word) => {
    const range = document.createRange()
    range.setStart(text, word.index)
    range.setEnd(text, word.index + word[0].length)
    return [word[0], new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size]
  }).filter(([, lines]) => lines > 1).map(([word]) => word)
})"""


INSIDE = """() => {
  const [field, board] = ['.rim-names', 'section.board'].map((one) => document.querySelector(one).getBoundingClientRect())
  return field.left >= board.left - 1 && field.right <= board.right + 1
    && field.top >= board.top - 1 && field.bottom <= board.bottom + 1
}"""


def test_names_of_cards_are_not_broken_and_a_tablet_shows_the_whole_field(person: NewPerson, server: Server) -> None:
    german = person(language="de")
    for name in ("warlords", "warlords-four", "warlords-siege", "first-blood", "first-blood-march"):
        seated(german, server, name)
        for size in (DESK, WIDE, TABLET):
            german.page.set_viewport_size(size)
            german.page.wait_for_function(STILL, timeout=SECONDS)
            assert german.page.evaluate(BROKEN) == [], (name, size)
    seated(german, server, "battlelore-heroes")
    german.page.wait_for_function(STILL, timeout=SECONDS)
    assert german.page.evaluate(INSIDE), "all letters and numbers on the rim are on the board"


# The difference between two small pictures: on average, and in the block of 8 by 8 pixels that differs most. From 0 to 255.
APART = """async ([a, b]) => {
  const points = await Promise.all([a, b].map(async (png) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${png}`
    await picture.decode()
    const sheet = Object.assign(document.createElement('canvas'), { width: 72, height: 48 }).getContext('2d')
    sheet.drawImage(picture, 0, 0)
    return sheet.getImageData(0, 0, 72, 48).data
  }))
  const blocks = new Array(54).fill(0)
  for (let y = 0; y < 48; y++) for (let x = 0; x < 72; x++) for (let c = 0; c < 3; c++) {
    const at = (y * 72 + x) * 4 + c
    blocks[(y >> 3) * 9 + (x >> 3)] += Math.abs(points[0][at] - points[1][at]) / 192
  }
  return [blocks.reduce((sum, block) => sum + block) / 54, Math.max(...blocks)]
}"""
ON_THE_WHOLE, IN_A_BLOCK = 5, 22


def test_the_boards_look_as_they_did(person: NewPerson, server: Server) -> None:
    """After an intended change, `python3 run.py pictures --store` updates the small pictures."""
    ada = person(seen=True, theme="light")
    page = ada.page
    page.set_viewport_size({"width": 1440, "height": 900})
    now: dict[str, str] = {}
    for name in KEPT:
        seated(ada, server, name)
        for theme in ("light", "dark"):
            page.evaluate(PAINT, theme)
            now[f"{name}-{theme}"] = base64.b64encode(small_board(page)).decode()
    then = {name: base64.b64encode((STORED / f"{name}.png").read_bytes()).decode() for name in now}
    for name in now:
        whole, block = page.evaluate(APART, [then[name], now[name]])
        assert (whole < ON_THE_WHOLE, block < IN_A_BLOCK) == (True, True), (name, whole, block)
    # and the test can fail: another game differs a lot
    for theme in ("light", "dark"):
        assert page.evaluate(APART, [then[f"battlelore-{theme}"], now[f"bloodstones-{theme}"]])[0] > ON_THE_WHOLE
