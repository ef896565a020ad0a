"""Plays guided games by clicking where the hint points, and counts the clicks and words of a whole lesson."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

HAND = """(before) => {
  const table = document.querySelector('main.table'), hand = document.querySelector('.coach-hand')
  if (!table || table.dataset.waiting !== 'false' || !hand || hand.dataset.asked === before) return null
  const at = [parseFloat(hand.style.left), parseFloat(hand.style.top)]
  const last = window.handAt
  window.handAt = `${hand.dataset.asked} ${at}`
  return last === window.handAt ? [...at, hand.dataset.asked] : null  // it stands still
}"""

ANSWERED = """(seq) => { const table = document.querySelector('main.table')
  return table.dataset.waiting === 'false' && Number(table.dataset.seq) > seq }"""

MOVED = """(asked) => { const hand = document.querySelector('.coach-hand')
  return hand !== null && hand.dataset.asked !== asked }"""

WENT_ON = f"([seq, asked]) => ({ANSWERED})(seq) || ({MOVED})(asked)"
"""After a click: the answer was given, or the hint points at its next part."""

SHIFTED = """([x, y]) => { const hand = document.querySelector('.coach-hand')
  return hand !== null && (parseFloat(hand.style.left) !== x || parseFloat(hand.style.top) !== y) }"""
"""What the hint pointed at has moved on the page, so the click missed it."""

LOOK = """() => {
  const table = document.querySelector('main.table'), coach = document.querySelector('.coach')
  if (!table || !coach || table.dataset.waiting !== 'false' || table.dataset.link !== 'live') return null
  const words = [...coach.querySelectorAll('.coach-words > *')].map((one) => one.innerText.trim())
  return { seq: Number(table.dataset.seq), words, isAsked: table.classList.contains('coaching'),
    isOver: coach.querySelector('.coach-parts') === null }
}"""
"""What the coach says, whether they wait for an answer, and whether the lesson is over."""

FREE_CLICKS = 2
"""The clicks for each answer of a free step: what, and where."""


@dataclass
class Taught:
    """How much there was to click and to read."""

    clicks: int = 0
    words: int = 0
    free: int = 0
    """Answers in free steps."""
    _heard: list[str] = field(default_factory=list)

    def hear(self, told: list[str]) -> None:
        self.words += sum(len(line.split()) for line in told if line not in self._heard)
        self._heard = told


def play_lesson(page: Page, most: int = 400) -> Taught:
    """Play the open lesson to its end by clicks. In free steps, answer as the bot would."""
    taught = Taught()
    for _ in range(most):
        now = page.wait_for_function(LOOK).json_value()
        taught.hear(now["words"])
        if now["isOver"]:
            return taught
        if now["isAsked"]:
            click_hand(page, now["seq"])
            taught.clicks += 1
        elif not _play_freely(page, taught):  # others have to answer, so the game goes on without us
            changed = (
                f"(seq) => {{ const now = ({LOOK})(); return now && (now.seq > seq || now.isAsked || now.isOver) }}"
            )
            page.wait_for_function(changed, arg=now["seq"])
    raise AssertionError(f"the lesson does not end: {page.locator('.coach').inner_text()}")


def click_hand(page: Page, seq: int, taps: bool = False) -> None:
    """Click or tap where the hint points until something happens; `seq` is the number of the log before the click."""
    x, y, asked = page.wait_for_function(HAND, arg="", polling=130).json_value()
    (page.touchscreen.tap if taps else page.mouse.click)(x, y)
    came_of_it = f"([seq, asked, x, y]) => ({WENT_ON})([seq, asked]) || ({SHIFTED})([x, y])"
    page.wait_for_function(came_of_it, arg=[seq, asked, x, y])


def _play_freely(page: Page, taught: Taught) -> bool:
    """An answer that the bot would give, if the learner is asked."""
    table = page.evaluate("() => location.hash.split('/')[2].split('?')[0]")
    keys: dict[str, str] = json.loads(page.evaluate(f"() => localStorage.getItem('sandtable.keys.{table}')"))
    headers = {"Authorization": f"Bearer {next(key for seat, key in keys.items() if int(seat) >= 0)}"}
    address = f"{page.url.partition('#')[0]}api/tables/{table}"
    hint = page.request.get(f"{address}/hint", headers=headers)
    if hint.status == 409:
        return False
    found: dict[str, Any] = hint.json()
    pick = {"seq": found["seq"] + 1, "pick": found["option"]["text"]}
    done = page.request.post(f"{address}/pick", data=pick, headers=headers)
    if done.status == 409:  # the game has moved on in the meantime
        return False
    assert done.status == 200, done.text()
    taught.free += 1
    taught.clicks += FREE_CLICKS
    page.wait_for_function(ANSWERED, arg=found["seq"])
    return True
