"""Gestures: things are dragged by mouse and touch, or picked up and put down by clicks, in all four games."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.support import TWO_LINKS, Person, Server
from tests.browser.test_first_blood import OPTIONS as SMALL_BATTLE
from tests.browser.test_first_blood import screen_spot
from tests.browser.test_warlords import FIRST, arrive
from tests.server.support import Json, Opened, until
from tests.server.test_announced import CAPTAIN, at_move

LONG: Json = {"faction_assignment": "random"}
Point = tuple[float, float]
Drag = Callable[[Page, Point, Point], None]

# A point of the screen that hits one of the elements or places.
HIT = """(wanted) => {
  for (const el of document.querySelectorAll(wanted)) {
    const box = el.getBoundingClientRect()
    for (const n of [2, 3, 5, 9, 17])
      for (let i = 1; i < n; i++)
        for (let j = 1; j < n; j++) {
          const x = box.left + (box.width * i) / n, y = box.top + (box.height * j) / n
          const top = document.elementFromPoint(x, y)
          if (top && (top === el || el.contains(top))) return [x, y]
        }
  }
  return null
}"""


def spot(who: Person, wanted: str) -> Point:
    who.until(HIT, wanted)
    found = who.page.evaluate(HIT, wanted)
    return float(found[0]), float(found[1])


def by_mouse(page: Page, start: Point, end: Point, drop: bool = True) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 8, start[1] + 8)
    page.mouse.move(*end, steps=4)
    page.wait_for_selector("main.table[data-held=true]")
    page.mouse.move(end[0] + 1, end[1])
    if drop:
        page.mouse.up()


def by_finger(page: Page, start: Point, end: Point) -> None:
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *at: Point) -> None:
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
    """Bloodstones at a choice of actions, with units that can be dragged."""
    table = server.served.open_table(TWO_LINKS, LONG).join()
    seat, _, _ = reach(table, lambda question: question["kind"] == "main_action" and len(steps_of(question)) > 0)
    return table, seat


def steps_of(question: Json) -> list[str]:
    return [target for target in question["lifts"] if target.startswith("area:")]


def a_step(table: Opened, seat: int) -> tuple[str, int, int]:
    """A unit that can move without a battle: its piece, where it is, and the cheapest place it can go to."""
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
    gestures = 0
    moved: list[Json] = []
    assert ada.asked()
    while len(moved) < 3:
        seq = ada.number("seq")
        piece, _, end = a_step(table, seat)
        by_mouse(ada.page, spot(ada, f"[data-piece='{piece}']"), spot(ada, f".place[data-place='{end}']"))
        gestures += 1
        ada.answered(seq, puts_down=False)
        assert ada.number("seq") == seq + 1, "a gesture is one entry"
        lines = [line for step in table.view(seat)["steps"] for line in step["told"]["lines"]]
        moved = [line for line in lines if line["words"]["key"] in ("event-move", "event-passage")]
        assert ada.asked()
    assert (gestures, len(moved)) == (3, 3)
    seq = ada.number("seq")
    ada.page.locator(".undo").click()
    ada.answered(seq, puts_down=False)
    lines = [line for step in table.view(seat)["steps"] for line in step["told"]["lines"]]
    assert len([line for line in lines if line["words"]["key"] in ("event-move", "event-passage")]) == 2


def test_what_is_put_back_or_refused_has_not_happened(person: NewPerson, server: Server) -> None:
    table, seat = march(server)
    ada = person().sit(table, seat)
    assert ada.asked()
    page, seq = ada.page, ada.number("seq")
    piece, start, end = a_step(table, seat)
    taken = spot(ada, f"[data-piece='{piece}']")
    lit = page.locator(f".place.lit[data-place='{end}']")
    by_mouse(page, taken, spot(ada, f".place[data-place='{end}']"), drop=False)
    expect(page.locator(".carry-plate")).to_contain_text("pip")
    expect(lit).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(lit).to_have_count(0)
    by_mouse(page, taken, spot(ada, ".side h2"))
    expect(page.locator("main.table[data-held=true]")).to_have_count(0)
    reachable = {each["targets"][0] for each in lift(table, seat, f"area:{start}")["question"]["options"]}
    far = next(n for n in range(30) if f"area:{n}" not in {*reachable, f"area:{start}"})
    by_mouse(page, taken, spot(ada, f".place[data-place='{far}']"))
    expect(page.locator(".why .clause-id").first).to_contain_text("BS-")
    assert ada.number("seq") == seq
    assert table.view(seat)["seq"] == seq


def test_a_force_is_taken_by_a_click_in_part_and_put_down_by_another(person: NewPerson, server: Server) -> None:
    table, seat = march(server)
    ada = person(pay="on").sit(table, seat)
    assert ada.asked()
    page, seq = ada.page, ada.number("seq")
    piece, start, end = a_step(table, seat)
    page.mouse.click(*spot(ada, f"[data-piece='{piece}']"))
    expect(page.locator(".hand-line")).to_contain_text("In your hand")
    page.keyboard.press("Escape")
    expect(page.locator(".hand-line")).to_have_count(0)
    # by keyboard: the place of the force, then a lit one
    page.locator(f".place[data-place='{start}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand-line")).to_contain_text("In your hand")
    fewer = page.locator(".hand-counts li button:first-of-type:not(:disabled)")
    if fewer.count():
        fewer.first.click()
        expect(page.locator(".hand-counts output").first).to_have_text(re.compile("[0-9]"))
    expect(page.locator(f".place.lit[data-place='{end}']")).to_have_count(1)
    page.locator(f".place[data-place='{end}']").focus()
    page.keyboard.press("Enter")
    ada.answered(seq, puts_down=False)
    assert ada.number("seq") == seq + 1
    assert asked(table)[1]["kind"] == "move_pay", "who wants to pay himself is asked"
    expect(page.locator(".pending .pending-cost")).to_be_visible()


def an_army(table: Opened, seat: int) -> tuple[Json, int, int]:
    """An own army that can go somewhere together: its stack, the number of its units, and where."""
    _, question, view = asked(table)
    types = table.served.get(f"{table.path}/static").json()["types"]
    for stack in view["scene"]["stacks"]:
        units = sum(each["count"] for each in stack["pieces"] if types[each["type"]]["form"] != "building")
        if stack["seat"] != seat or units < 2 or stack["targets"][0] not in question["lifts"]:
            continue
        for goal in lift(table, seat, " ".join(stack["targets"]))["question"]["options"]:
            if {each["text"] for each in goal["figures"]} >= {f"{units}/{units}"} and goal["lit"] == "plain":
                return stack, units, int(goal["targets"][0].removeprefix("area:"))
    raise AssertionError("there is no army")


def units_in(table: Opened, seat: int, place: int) -> int:
    stacks = [each for each in table.view(seat)["scene"]["stacks"] if (each["seat"], each["place"]) == (seat, place)]
    return sum(piece["count"] for stack in stacks for piece in stack["pieces"])


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_the_banner_of_an_army_moves_all_of_it(phone: bool, person: NewPerson, server: Server) -> None:
    table, seat = march(server)
    stack, units, end = an_army(table, seat)
    ada = person(phone=phone).sit(table, seat)
    assert ada.asked()
    page, seq = ada.page, ada.number("seq")
    expect(page.locator(".army-tip")).to_contain_text("the whole army moves")
    banner = page.locator(f".stack-banner[data-stack='{stack['id']}']")
    expect(banner).to_have_text(str(units))
    box = banner.locator(".reach").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= (44 if phone else 24)
    # by clicks: what is in the hand is counted, and all of it is one choice
    cloth = f".stack-banner[data-stack='{stack['id']}'] .cloth"
    at = spot(ada, cloth)
    (page.touchscreen.tap if phone else page.mouse.click)(*at)
    line = page.locator(".hand-line")
    expect(line.locator(".hand-all output")).to_have_text(f"{units} of {units} go")
    line.locator("li:not(.hand-all) button:not(:disabled)").first.click()
    expect(line.locator(".hand-all output")).to_have_text(f"{units - 1} of {units} go")
    line.get_by_role("button", name=f"All {units}").click()
    expect(line.locator(".hand-all output")).to_have_text(f"{units} of {units} go")
    line.get_by_role("button", name="Put it back").click()
    expect(line).to_have_count(0)
    assert ada.number("seq") == seq
    # by one drag
    before = units_in(table, seat, end)
    (by_finger if phone else by_mouse)(page, spot(ada, cloth), spot(ada, f".place[data-place='{end}']"))
    ada.answered(seq, puts_down=False)
    assert ada.number("seq") == seq + 1
    assert units_in(table, seat, end) == before + units


# -- all four games ------------------------------------------------------------------------------------------------------

Found = tuple[Opened, int, Callable[[Person], Point], Callable[[Person], Point]]
"""A table, who is asked, what is picked up and where it is put down."""


def at_place(n: int) -> Callable[[Person], Point]:
    return lambda who: spot(who, f".place[data-place='{n}']")


def bloodstones(server: Server) -> Found:
    table, seat = march(server)
    piece, _, end = a_step(table, seat)
    return table, seat, lambda who: spot(who, f"[data-piece='{piece}']"), at_place(end)


def battlelore(server: Server) -> Found:
    table = server.served.open_table(TWO_LINKS, {}, game="battlelore", windows="swift").join()
    seat, question, view = reach(table, lambda each: each["kind"] == "move_unit")
    unit = question["lifts"][0]
    start = next(stack["place"] for stack in view["scene"]["stacks"] if unit in stack["targets"])
    goals = [each["targets"][0] for each in lift(table, seat, unit)["question"]["options"]]
    places = table.served.get(f"{table.path}/static").json()["surface"]["places"]
    end = next(n for n, place in enumerate(places) if place["targets"][0] in goals and n != start)
    return table, seat, at_place(start), at_place(end)


def warlords(server: Server) -> Found:
    def wanted(scene: Json) -> bool:
        question = scene["questions"][0]
        return question["kind"] == "spend" and bool(question["lifts"])

    table, seat = arrive(server, FIRST, wanted)
    card = table.view(seat)["scene"]["questions"][0]["lifts"][0]
    goal = lift(table, seat, card)["question"]["options"][0]["targets"][-1]
    return (
        table,
        seat,
        lambda who: spot(who, f".play-card[data-target='{card}']"),
        lambda who: spot(who, f".token[data-target='{goal}']"),
    )


def first_blood(server: Server) -> Found:
    table = server.served.open_table(TWO_LINKS, SMALL_BATTLE, game="first_blood").join()

    def wanted(question: Json) -> bool:
        if question["kind"] != "action" or not question["lifts"]:
            return False
        goal = lift(table, question["seat"], question["lifts"][0])["question"]
        return bool(goal and goal["region"])

    seat, question, view = reach(table, wanted, seed=4)
    regiment = question["lifts"][0]
    x, y = inside(table, seat, regiment)
    stack = next(each for each in view["scene"]["stacks"] if regiment in each["targets"])
    models = ", ".join(f".model[data-target='{piece['targets'][0]}']" for piece in stack["pieces"])
    return table, seat, lambda who: spot(who, models), lambda who: screen_spot(who, x, y)


def inside(table: Opened, seat: int, regiment: str) -> tuple[int, int]:
    """A point well inside the region where a regiment may march: a mouse cannot hit the very edge."""
    region = lift(table, seat, regiment)["question"]["region"]
    x, y = region["start"]
    for cx, cy in region["candidates"]:
        at = (round(x + (cx - x) * 0.6), round(y + (cy - y) * 0.6))
        wish = {"at": f"{at[0]},{at[1]}", "source": regiment}
        plan = table.served.get(f"{table.path}/plan", table.keys[seat], **wish).json()["plan"]
        if plan and not plan["clauses"] and at != (x, y):
            return at
    raise AssertionError("no way anywhere")


@pytest.mark.parametrize("drag", [by_mouse, by_finger])
@pytest.mark.parametrize("game", [bloodstones, battlelore, warlords, first_blood])
def test_something_is_dragged_where_it_belongs(
    game: Callable[[Server], Found], drag: Drag, person: NewPerson, server: Server
) -> None:
    table, seat, start, end = game(server)
    ada = person(phone=drag is by_finger).sit(table, seat)
    assert ada.asked()
    if drag is by_finger:  # a small screen shows only part of the board at first
        ada.page.get_by_role("button", name="Show the whole board").tap()
    seq, last = ada.number("seq"), table.view(seat)["last"]
    drag(ada.page, start(ada), end(ada))
    ada.answered(seq, puts_down=False)
    assert ada.number("seq") == seq + 1
    assert table.view(seat)["last"] > last
    expect(ada.page.locator(".why")).to_have_count(0)


def by_clicks(who: Person, start: int, end: int) -> None:
    """Pick up what stands in a place and put it down in another one."""
    who.page.mouse.click(*at_place(start)(who))
    who.page.wait_for_selector("main.table[data-held=true]")
    who.page.mouse.click(*at_place(end)(who))


def test_against_a_bot_a_unit_is_chosen_changed_and_moved_two_hexes_and_all_of_it_is_undone(
    person: NewPerson, server: Server
) -> None:
    """A Lore adventure: the bot may react to every hex, but nothing that it passes is final."""
    table, view = at_move(server.served, {"holder": "link", "name": "Ada"}, CAPTAIN)
    lifts = view["scene"]["questions"][0]["lifts"]
    place = {target: stack["place"] for stack in view["scene"]["stacks"] for target in stack["targets"]}
    places = table.served.get(f"{table.path}/static").json()["surface"]["places"]
    ways = {unit: lift(table, 0, unit)["question"]["options"] for unit in lifts}

    def far(unit: str, n: int) -> float:
        return math.dist(places[n]["centre"], places[place[unit]]["centre"])

    goals = {each["targets"][0]: unit for unit in lifts for each in ways[unit]}
    unit, end = max(
        [(unit, n) for n, at in enumerate(places) if (unit := goals.get(at["targets"][0]))], key=lambda pair: far(*pair)
    )
    other = next(each for each in lifts if each != unit)
    ada = person().sit(table, 0)
    page = ada.page
    assert ada.asked()
    for wish in (unit, other, unit):  # a change of mind costs nothing
        page.mouse.click(*at_place(place[wish])(ada))
        ada.until("(n) => document.querySelector(`.place[data-place='${n}'].chosen`) !== null", place[wish])
    expect(page.get_by_role("button", name="Step by step")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("main.table[data-held=true]")).to_have_count(0)
    assert table.view(0)["seq"] == view["seq"], "all of that was local"
    by_clicks(ada, place[unit], end)

    def stands() -> int:
        found: int = next(each["place"] for each in table.view(0)["scene"]["stacks"] if unit in each["targets"])
        return found

    until(lambda: stands() == end)
    assert ada.asked()
    sent = [step for step in table.view(0)["steps"][view["last"] + 1 :] if step["seat"] == 0]
    assert len(sent) > 2, "the unit and every hex on the way"
    page.locator("button.undo").click()
    until(lambda: stands() == place[unit])
    now = table.view(0)
    assert (now["last"], now["scene"]) == (view["last"], view["scene"])


def test_a_unit_goes_to_where_it_was_put_while_the_other_player_is_asked_at_each_hex(
    person: NewPerson, server: Server
) -> None:
    options = {"adventure": "bl-07-stones-of-cragmoor"}
    table = server.served.open_table(TWO_LINKS, options, game="battlelore", windows="swift").join()
    seat, question, view = reach(table, lambda each: each["kind"] == "move_unit")
    unit = question["lifts"][0]
    start = next(stack for stack in view["scene"]["stacks"] if unit in stack["targets"])
    goals = [each["targets"][0] for each in lift(table, seat, unit)["question"]["options"]]
    places = table.served.get(f"{table.path}/static").json()["surface"]["places"]
    free = [n for n, place in enumerate(places) if place["targets"][0] in goals and n != start["place"]]
    end = max(free, key=lambda n: math.dist(places[n]["centre"], places[start["place"]]["centre"]))
    ada = person().sit(table, seat)
    assert ada.asked()
    by_clicks(ada, start["place"], end)
    where, asks = start["place"], ["move_step"]

    def has_arrived() -> bool:
        nonlocal where, asks
        other = next((each for each in table.view(1 - seat)["scene"]["questions"] if each["seat"] == 1 - seat), None)
        if other is not None and other["window"]:
            table.pick(1 - seat, table.view(seat)["seq"] + 1, other["window"]["passing"])
        scene = table.view(seat)["scene"]
        where = next(stack["place"] for stack in scene["stacks"] if unit in stack["targets"])
        asks = [each["kind"] for each in scene["questions"] if each["seat"] == seat]
        return where == end and asks[:1] not in ([], ["move_step"])

    until(has_arrived)
    assert where == end
    assert asks[0] != "move_step", "it stays where it was put"
    expect(ada.page.locator(".why")).to_have_count(0)


def test_what_ends_the_turn_is_asked_again_by_who_wants_it(person: NewPerson, server: Server) -> None:
    table = server.served.open_table(TWO_LINKS, {}, game="battlelore", windows="swift").join()
    seat, question, _ = reach(
        table, lambda each: any(option["ends"] and not option["targets"] for option in each["options"])
    )
    text = next(option["text"] for option in question["options"] if option["ends"] and not option["targets"])
    ada = person(confirm="on").sit(table, seat)
    assert ada.asked()
    seq, page = ada.number("seq"), ada.page
    page.locator(f".ask [data-option='{text}']").first.click()
    expect(page.get_by_role("alertdialog")).to_contain_text("ends your turn")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert ada.number("seq") == seq
    page.locator(f".ask [data-option='{text}']").first.click()
    page.locator("[data-sure]").click()
    ada.answered(seq, puts_down=False)
    assert table.view(seat)["scene"]["active"] != seat
