"""With a hand: things are dragged by mouse and finger, or taken and put down by clicks, in all four games."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Person, Server
from tests.browser.test_first_blood import OPTIONS as SMALL_BATTLE
from tests.browser.test_first_blood import screen_spot
from tests.browser.test_warlords import FIRST
from tests.browser.test_warlords import reach as reach_warlords
from tests.server.support import Json, Opened

LONG: Json = {"faction_assignment": "random"}
Spot = tuple[float, float]
Drag = Callable[[Page, Spot, Spot], None]

# A point of the screen at which an element is hit, or a place.
HIT = """(wanted) => {
  const el = document.querySelector(wanted)
  if (!el) return null
  const box = el.getBoundingClientRect()
  for (const n of [2, 3, 5, 9, 17])
    for (let i = 1; i < n; i++)
      for (let j = 1; j < n; j++) {
        const x = box.left + (box.width * i) / n, y = box.top + (box.height * j) / n
        const top = document.elementFromPoint(x, y)
        if (top && (top === el || el.contains(top))) return [x, y]
      }
  return null
}"""


def spot(who: Person, wanted: str) -> Spot:
    who.until("(wanted) => document.querySelector(wanted) !== null", wanted)
    found = who.page.evaluate(HIT, wanted)
    assert found, f"{wanted} cannot be hit"
    return float(found[0]), float(found[1])


def by_mouse(page: Page, start: Spot, end: Spot, drop: bool = True) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 8, start[1] + 8)
    page.mouse.move(*end, steps=4)
    page.wait_for_selector("main.table[data-held=true]")
    page.mouse.move(end[0] + 1, end[1])
    if drop:
        page.mouse.up()


def by_finger(page: Page, start: Spot, end: Spot) -> None:
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *at: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", start)
    for k in range(1, 6):
        send("touchMove", (start[0] + (end[0] - start[0]) * k / 5, start[1] + (end[1] - start[1]) * k / 5))
    page.wait_for_selector("main.table[data-held=true]")
    send("touchMove", (end[0] + 1, end[1]))
    send("touchEnd")


def asked(table: Opened) -> tuple[int, Json, Json]:
    for seat in [n for n in table.keys if n >= 0]:
        view = table.view(seat, since=1_000_000)
        for question in view["scene"]["questions"]:
            if question["seat"] == seat:
                return seat, question, view
    raise AssertionError("nobody is asked")


def reach(table: Opened, wanted: Callable[[Json], bool], seed: int = 3, most: int = 400) -> tuple[int, Json, Json]:
    chance = random.Random(seed)
    for _ in range(most):
        seat, question, view = asked(table)
        if wanted(question):
            return seat, question, view
        acts = [each for each in question["options"] if each["targets"]] or question["options"]
        option = chance.choice(acts if chance.random() < 0.9 else question["options"])
        assert table.pick(seat, view["seq"] + 1, option["text"]).status_code == 200
    raise AssertionError("not reached")


def lift(table: Opened, seat: int, source: str, types: str = "") -> Json:
    found: Json = table.served.get(f"{table.path}/lift", table.keys[seat], source=source, types=types).json()
    return found


# -- Bloodstones ---------------------------------------------------------------------------------------------------------


def march(server: Server) -> tuple[Opened, int]:
    """Bloodstones at a choice of actions, with units that can be taken in hand."""
    table = server.served.open_table(TWO_LINKS, LONG).join()
    seat, _, _ = reach(table, lambda question: question["kind"] == "main_action" and len(steps_of(question)) > 0)
    return table, seat


def steps_of(question: Json) -> list[str]:
    return [target for target in question["lifts"] if target.startswith("area:")]


def a_step(table: Opened, seat: int) -> tuple[str, int, int]:
    """A unit that can go somewhere without a battle: its piece, where it is and where it may go, the cheapest way."""
    _, question, view = asked(table)
    found: list[tuple[int, str, int, int]] = []
    for stack in view["scene"]["stacks"]:
        if stack["seat"] != seat or stack["targets"][0] not in question["lifts"]:
            continue
        for piece in stack["pieces"]:
            goals = lift(table, seat, " ".join(stack["targets"]), str(piece["type"]))["question"]
            for goal in goals["options"] if goals else []:
                if goal["lit"] == "plain":
                    price = goal["label"]["args"]["n"]["values"][0]
                    found.append((price, piece["id"], stack["place"], int(goal["targets"][0].removeprefix("area:"))))
    return min(found)[1:]


def test_three_units_are_moved_in_three_gestures_and_taken_back_one_by_one(person: NewPerson, server: Server) -> None:
    table, seat = march(server)
    ada = person().sit(table, seat)
    gestures, moved = 0, []
    assert ada.asked()
    while len(moved) < 3:
        seq = ada.number("seq")
        piece, start, end = a_step(table, seat)
        by_mouse(ada.page, spot(ada, f"[data-piece='{piece}']"), spot(ada, f".place[data-place='{end}']"))
        gestures += 1
        ada.answered(seq)
        assert ada.number("seq") == seq + 1, "a gesture is one entry"
        lines = [line for step in table.view(seat)["steps"] for line in step["told"]["lines"]]
        moved = [line for line in lines if line["words"]["key"] in ("event-move", "event-passage")]
        assert ada.asked()
    assert (gestures, len(moved)) == (3, 3)
    seq = ada.number("seq")
    ada.page.locator(".undo").click()
    ada.answered(seq)
    lines = [line for step in table.view(seat)["steps"] for line in step["told"]["lines"]]
    assert len([line for line in lines if line["words"]["key"] in ("event-move", "event-passage")]) == 2
