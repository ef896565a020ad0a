"""BattleLore in the browser: whole adventures by clicks and by keyboard, and every part of its table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.gallery import POSITIONS, Position, laid_out
from tests.browser.support import SECONDS, SETTLED, TWO_LINKS, Person, Server
from tests.browser.test_access import violations, violations_in_both
from tests.browser.test_games import by_board, by_list, by_number
from tests.server.support import Json, Opened

LORE = {"adventure": "bl-04-wizards-tarn", "mode": "lore"}
MEDIEVAL = {"adventure": "bl-02-agincourt"}
HEROES = {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on"}
MUSTER = {"adventure": "bl-m2-river-crossing", "deployment": "organised", "mode": "lore"}
SHORT_LIMIT = 4
LORE_LIMIT = 7
"""Enough turns for random clicks to hit a place."""
FITS = "() => document.documentElement.scrollWidth <= innerWidth + 1"
# After four frames everything has its new size.
DRAWN = """() => new Promise((done) => {
  let left = 4
  const look = () => (left-- ? requestAnimationFrame(look) : done())
  look()
})"""


UNITS = """() => Object.fromEntries([...document.querySelectorAll('[data-unit]')].map((unit) => [unit.dataset.unit, {
  figures: unit.querySelectorAll('.ranks > g').length,
  studs: unit.querySelectorAll('.stud').length,
  lost: unit.querySelectorAll('.stud.lost').length,
  cloth: unit.querySelector('.cloth-ink')?.getAttribute('d'),
  sign: unit.querySelector('.cloth-sign')?.getAttribute('d') }]))"""


# -- getting there -------------------------------------------------------------------------------------------------------


def asked(table: Opened) -> tuple[int, int, Json]:
    """Who is asked what: the seat, the number of the next pick, and the scene with the question first."""
    seat, view = table.turn()
    assert seat >= 0, "nobody is asked"
    return seat, view["seq"] + 1, view["scene"]


def reach(table: Opened, wanted: Callable[[Json], bool], most: int = 700) -> tuple[int, Json]:
    """Play all seats at random, with varied picks, until a scene fits."""
    chance = random.Random(5)
    for _ in range(most):
        seat, seq, scene = asked(table)
        if wanted(scene):
            return seat, scene
        options = scene["questions"][0]["options"]
        acts = [option for option in options if option["targets"]]
        option = chance.choice(acts if acts and chance.random() < 0.93 else options)
        assert table.pick(seat, seq, option["text"]).status_code == 200
    raise AssertionError("not reached")


def of_kind(*kinds: str) -> Callable[[Json], bool]:
    return lambda scene: scene["questions"][0]["kind"] in kinds


def open_at(server: Server, options: Json, wanted: Callable[[Json], bool]) -> tuple[Opened, int, Json]:
    table = server.served.open_table(TWO_LINKS, options, game="battlelore", windows="swift").join()
    return table, *reach(table, wanted)


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def check_result(person: Person) -> None:
    result = person.page.locator(".ask.result")
    expect(result.get_by_role("heading", level=2)).to_contain_text(re.compile("Winner|Nobody"))
    expect(result.locator(".scores li")).to_have_count(2)


# -- whole adventures ----------------------------------------------------------------------------------------------------


def test_a_whole_lore_adventure_by_clicks_against_a_bot(person: NewPerson) -> None:
    ada = person(motion="on", seed=2)
    form = ada.set_up("BattleLore")
    form.get_by_text("The Wizard's Tarn", exact=True).first.click()
    expect(form.locator(".briefing-aside")).to_contain_text("The Wizard's Tarn")
    ada.hold(1, "bot:random")
    ada.step(3).get_by_label("Turn limit").fill(str(LORE_LIMIT))
    form.get_by_role("button", name="Start the game").click()
    ada.page.wait_for_selector("main.table[data-link=live]")
    expect(ada.page.locator(".ask h2")).to_contain_text("Keep which Lore card")
    ada.play_to_the_end(ada.click)
    check_result(ada)
    assert {"buttons", "places", "cards"} <= ada.clicked


def test_a_whole_adventure_by_keyboard_alone(person: NewPerson) -> None:
    ada = person(seed=4).go()
    page = ada.page
    page.get_by_role("link", name="Set up a table: BattleLore").wait_for()
    assert ada.tab_to("el.getAttribute('aria-label') === 'Set up a table: BattleLore'")
    ada.key("Enter")
    page.locator(".tile-card").first.wait_for()
    assert ada.tab_to("el.matches('.setup-go button[type=button]')")
    ada.key("Enter")
    assert ada.tab_to("el.matches('input[name=seat-1]:checked')")
    ada.key("ArrowRight")
    assert ada.tab_to("el.matches('.setup-go button[type=button]')")
    ada.key("Enter")
    assert ada.tab_to("el.matches('.option-grid input[type=number]')")
    ada.key("Control+a")
    page.keyboard.type(str(SHORT_LIMIT))
    ada.key("Enter")
    page.wait_for_selector("main.table[data-link=live]")
    used = set()
    for turn in range(600):
        if not ada.asked():
            break
        seq = ada.number("seq")
        if page.locator(".hand .play-card.lit").count():
            way = by_card
        elif page.locator(".place.lit").count() and turn % 4:
            way = by_board
        else:
            way = by_number if turn % 2 else by_list
        if way(ada):
            used.add(way)
        else:
            assert by_list(ada)
        ada.answered(seq)
    check_result(ada)
    assert {by_card, by_board} <= used
    assert page.evaluate("() => document.activeElement !== document.body"), "the focus stays at the table"


def by_card(ada: Person) -> bool:
    """Tab to a lit card of the hand and press Enter: one card is a whole answer."""
    if not ada.page.locator(".hand .play-card.lit").count() or not ada.tab_to("el.matches('.hand .play-card.lit')"):
        return False
    ada.key("Enter")
    return True


# -- the parts of the table ----------------------------------------------------------------------------------------------


def test_units_show_figures_in_ranks_and_a_banner_by_shape_and_sign(person: NewPerson, server: Server) -> None:
    table, seat, scene = open_at(server, MEDIEVAL, of_kind("play_command"))
    page = person().sit(table, seat).page
    static = server.served.get(f"/tables/{table.id}/static").json()
    cloths: dict[str, set[str]] = {"flag": set(), "pennant": set()}
    signs: dict[str, set[str]] = {"ring": set(), "bars": set(), "cross": set()}
    drawn: Json = page.evaluate(UNITS)
    for stack in scene["stacks"]:
        unit = stack["pieces"][0]
        spot = drawn[stack["id"]]
        banner = static["banners"][unit["banner"]]
        assert spot["figures"] == unit["count"]
        assert (spot["studs"], spot["lost"]) == (unit["full"], unit["full"] - unit["count"])
        cloths[banner["shape"]].add(spot["cloth"])
        signs[banner["device"]].add(spot["sign"])
    assert all(len(shapes) == 1 for shapes in cloths.values()), "flags and pennants differ in their cut"
    assert cloths["flag"] != cloths["pennant"]
    assert len(set.union(*signs.values())) == len([shapes for shapes in signs.values() if shapes])
    expect(page.locator(".section-line")).to_have_count(2)


def test_a_blocked_line_of_sight_names_the_hex_and_what_is_in_it(person: NewPerson, server: Server) -> None:
    def blocked_ones(scene: Json) -> list[Json]:
        """Blocked lines to a target that no unit sees, from units that see another target and can be chosen.

        If another unit saw the target, a click on it would choose that unit.
        """
        sights = scene["questions"][0]["sights"]
        seeing, seen = ({sight[which] for sight in sights if sight["clear"]} for which in ("start", "end"))
        return [
            sight for sight in sights if not sight["clear"] and sight["start"] in seeing and sight["end"] not in seen
        ]

    table, seat, scene = open_at(server, MEDIEVAL, lambda scene: bool(blocked_ones(scene)))
    ada = person().sit(table, seat)
    assert ada.asked()
    page = ada.page
    blocked = blocked_ones(scene)[0]
    names = [place["name"] for place in server.served.get(f"/tables/{table.id}/static").json()["surface"]["places"]]
    start, end = page.locator(".place").nth(blocked["start"]), page.locator(".place").nth(blocked["end"])
    page.evaluate("() => document.fonts.ready")
    page.mouse.move(*middle(end))
    line = f"Sight blocked by {names[blocked['blockers'][0]]} ("
    expect(page.locator(".sight.blocked.near .sight-text").filter(has_text=line)).not_to_have_count(0)
    expect(page.locator(".inspector .sight-note").filter(has_text=line)).not_to_have_count(0)
    expect(end).to_have_attribute("aria-label", re.compile(re.escape(line)))
    page.mouse.click(*middle(start))
    expect(start).to_have_attribute("aria-pressed", "true")
    page.mouse.click(*middle(end))
    why = page.locator(".why")
    expect(why).to_contain_text("BL-6.11")
    expect(why.locator(".sight-note")).to_have_count(1)
    expect(why.locator(".sight-note")).to_contain_text(f"From {names[blocked['start']]}: {line}")


def test_every_die_of_an_attack_is_explained(person: NewPerson, server: Server) -> None:
    table, seat = laid_out(server.served, Position("battlelore/bl-10-skarn-gorge", 253))  # a Lore card may be played
    page = person().sit(table, seat).page
    rolled = table.view(seat)["scene"]["conflict"]["sides"][0]["drawn"]
    assert len(rolled) > 1
    panel = page.get_by_role("region", name="Battle")
    expect(panel.locator(".die-line")).to_have_count(len(rolled))
    for number, die in enumerate(rolled):
        line = panel.locator(".die-line").nth(number)
        expect(line.locator(".does")).to_contain_text(re.compile("hit|flag|ignored|Lore|miss"))
        expect(line.locator(".clause-id")).to_have_text(die["clause"])
    panel.locator("summary").click()
    expect(panel.locator(".dice-sum .total td").first).to_have_text(str(len(rolled)))


def test_ignored_flags_are_told_when_they_are_ignored(person: NewPerson, server: Server) -> None:
    table, seat, scene = open_at(server, MEDIEVAL, of_kind("ignore_flags"))
    most = scene["questions"][0]["options"][-1]["text"]
    page = person().sit(table, seat).page
    page.locator(f".ask [data-option='{most}']").click()
    expect(page.locator(".die-line[data-does=ignored]")).to_have_count(int(re.findall(r"\d+", most)[-1]))
    expect(page.locator(".die-line[data-does=ignored]").first).to_contain_text("ignores this flag")


def test_a_war_council_is_built_on_its_sheet_and_hidden_from_others(person: NewPerson, server: Server) -> None:
    table, seat, scene = open_at(server, MUSTER, of_kind("council_level"))
    ada = person().sit(table, seat)
    sheet = ada.page.locator(".ask .sheet")
    expect(sheet.locator(".member")).to_have_count(5)
    expect(sheet).to_contain_text("Levels left")
    expect(sheet.locator(".member-note").first).to_contain_text("Command cards")
    option = scene["questions"][0]["options"][-1]
    ada.page.locator(f".ask [data-option='{option['text']}']").click()
    level = re.findall(r"\d+", option["text"])[-1]
    expect(sheet.locator(".member").first.locator("b")).to_have_text(level)
    expect(sheet.locator(".member").first.locator(".pips .on")).to_have_count(int(level))
    other = person().sit(table, 1 - seat).page
    expect(other.locator(".panels .sheet").first).to_contain_text("not revealed yet")
    reach(table, of_kind("play_command"))
    expect(other.locator(".panels .member").first).to_be_visible()
    expect(other.locator(".panels .vessel")).to_have_count(2)


def test_deployment_and_specialists_are_screens_of_cards(person: NewPerson, server: Server) -> None:
    table, seat, scene = open_at(server, MUSTER, of_kind("guard"))
    ada = person().sit(table, seat)
    offered = len(scene["questions"][0]["options"])
    expect(ada.page.locator(".hand .tray-offer .play-card.lit")).to_have_count(offered)
    expect(ada.page.locator(".hand .tray-offer .card-figures").first).to_contain_text(re.compile("[1-4]"))
    ada.page.locator(".hand .tray-offer .play-card").first.click()
    expect(ada.page.locator(".raised .card-figures small").first).to_have_text(re.compile("[A-Z]"))
    ada.page.locator(".hand .tray-offer .play-card").first.click()
    expect(ada.page.locator(".hand .tray-hand h2").first).to_contain_text("Left")
    seat, scene = reach(table, of_kind("specialist"))
    page = person().sit(table, seat).page
    screen = page.locator(".offer-box")
    expect(screen.locator(".play-card.lit")).to_have_count(len(scene["questions"][0]["options"]) - 1)
    screen.get_by_role("button", name="Show the map").click()
    expect(screen.locator(".play-card")).to_have_count(0)
    screen.get_by_role("button", name="Show the choices").click()
    seq = table.view(seat)["seq"]
    screen.locator(".play-card").nth(1).click()
    screen.locator(".play-card").nth(1).click()
    expect(page.locator(f"main.table[data-seq='{seq}']")).to_have_count(0)


def test_a_hero_has_a_character_sheet(person: NewPerson, server: Server) -> None:
    table, seat, _ = open_at(server, HEROES, of_kind("hero_artifact"))
    ada = person().sit(table, seat)
    sheet = ada.page.locator(".ask .sheet")
    expect(sheet).to_contain_text("(Hero)")
    expect(sheet.locator(".sheet-card")).to_have_count(1)
    seat, scene = reach(table, lambda scene: of_kind("play_command")(scene) and len(scene["sheets"]) > 2)
    page = person().sit(table, seat).page
    hero = next(sheet for sheet in scene["sheets"] if sheet["id"].startswith("hero."))
    shown = page.locator(".panels .sheet", has_text="Skulls").first
    skulls = next(figure for figure in hero["figures"] if figure["shape"] == "lives")
    expect(page.locator(".lives .on").first).to_be_visible()
    assert skulls["value"] == skulls["limit"]
    expect(shown).to_contain_text(re.compile("Leader of|Champion at"))
    shown.locator("summary").click()
    expect(shown.locator(".sheet-card-text")).to_have_count(2)
    place = next(stack["place"] for stack in scene["stacks"] if set(stack["targets"]) & set(hero["targets"]))
    page.mouse.move(*middle(page.locator(".place").nth(place)))
    expect(page.locator(".inspector .sheet-card")).to_have_count(len(hero["pieces"]))


def test_another_ordered_unit_is_moved_by_a_click_on_it_and_hexes_without_a_battle_are_paler(
    person: NewPerson, server: Server
) -> None:
    def has_two_units(scene: Json) -> bool:
        (question, *_) = scene["questions"]
        return question["kind"] == "move_unit" and len(question["options"]) > 2

    table, seat, scene = open_at(server, MEDIEVAL, has_two_units)
    units = [option["targets"][0] for option in scene["questions"][0]["options"] if option["targets"]]
    place = {target: stack["place"] for stack in scene["stacks"] for target in stack["targets"]}
    ada = person().sit(table, seat)
    page = ada.page
    for unit, entries in zip(units[:2], (1, 2), strict=True):  # the second one undoes the first
        assert ada.asked()
        seq = ada.number("seq")
        page.locator(f".place[data-place='{place[unit]}']").click(force=True)
        ada.answered(seq + entries - 1)
        ada.until("(place) => document.querySelector(`.place[data-place='${place}'].chosen`) !== null", place[unit])
        lit = {option["lit"] for option in ada.wire.updates()[-1]["scene"]["questions"][0]["options"]}
        assert (page.locator(".light.lesser").count() > 0) == ("move" in lit)
    expect(page.locator(".why")).to_have_count(0)
    (now,) = table.view(seat)["scene"]["questions"]
    assert (now["kind"], now["focus"]) == ("move_to", [units[1]])


def test_a_card_that_slides_under_a_resting_mouse_does_not_cover_the_board(person: NewPerson, server: Server) -> None:
    table, seat, _ = open_at(server, MEDIEVAL, of_kind("play_command"))
    ada = person().sit(table, seat)
    page = ada.page
    x, y = middle(page.locator(".hand .play-card.lit").first)
    page.mouse.move(x, y)
    expect(page.locator(".raised")).to_be_visible()
    seq = ada.number("seq")
    page.mouse.click(x, y)
    page.locator(".play-card.kept").wait_for()
    page.mouse.click(x, y)
    ada.answered(seq)
    # the browser has noticed that a different card is under the mouse
    page.wait_for_function("() => document.querySelector('.hand .play-card:hover') !== null", timeout=SECONDS)
    page.evaluate(DRAWN)
    expect(page.locator(".raised")).to_have_count(0)
    page.mouse.move(x + 3, y)  # now the mouse points at it
    expect(page.locator(".raised")).to_be_visible()


# How much of the arriving units is visible, as soon as one is on its way.
ARRIVING = """() => {
  const some = [...document.querySelectorAll('.arriving')]
  return some.length && document.querySelector('.flight') ? some.map((unit) => getComputedStyle(unit).opacity) : null
}"""


def test_a_unit_on_its_way_is_not_seen_where_it_will_be(person: NewPerson, server: Server) -> None:
    table, seat, scene = open_at(server, MEDIEVAL, of_kind("move_to"))
    ada = person(motion="on").sit(table, seat)
    hexes = [o["targets"][0] for o in scene["questions"][0]["options"] if o["targets"] and o["text"] != "stay"]
    found = ada.page.evaluate_handle(
        """([target, arriving]) => new Promise((done) => {
          document.querySelector(`.place.lit[data-target='${target}']`)
            .dispatchEvent(new MouseEvent('click', { bubbles: true }))
          const look = new Function('return ' + arriving)()
          const wait = () => { const seen = look(); seen ? done(seen) : requestAnimationFrame(wait) }
          wait()
        })""",
        [hexes[-1], ARRIVING],
    ).json_value()
    assert all(float(opacity) < 0.5 for opacity in found), found


def test_order_markers_and_movable_units(person: NewPerson, server: Server) -> None:
    table, seat, scene = open_at(server, LORE, of_kind("move_unit"))
    page = person().sit(table, seat).page
    ordered = [stack for stack in scene["stacks"] if "ordered" in stack["flags"]]
    expect(page.locator(".mark-ordered")).to_have_count(len(ordered))
    units = {option["targets"][0] for option in scene["questions"][0]["options"] if option["targets"]}
    expect(page.locator(".place.lit")).to_have_count(len(units))


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_the_table(phone: bool, person: NewPerson, server: Server) -> None:
    ada = person(theme="dark" if phone else "light", phone=phone)
    ada.sit(*laid_out(server.served, POSITIONS["battlelore-heroes"])).show_answers()
    ada.page.evaluate("() => document.querySelectorAll('.sheet details').forEach((box) => (box.open = true))")
    assert (violations if phone else violations_in_both)(ada.page) == []


def test_axe_finds_nothing_at_the_council_and_the_specialists(person: NewPerson, server: Server) -> None:
    table, seat, _ = open_at(server, MUSTER, of_kind("council_level"))
    assert violations(person().sit(table, seat).page) == []
    seat, _ = reach(table, of_kind("specialist"))
    assert violations(person().sit(table, seat).page) == []


def test_on_a_phone_by_touch(person: NewPerson, server: Server) -> None:
    table, seat, _ = open_at(server, LORE, of_kind("play_command"))
    ada = person(phone=True, seed=3).sit(table, seat)
    page = ada.page
    for _ in range(12):
        assert page.evaluate(FITS), "the table is wider than the phone"
        ada.until(f"() => document.querySelector('.ask.waiting') !== null || ({SETTLED})()")
        if page.locator(".ask.waiting").count():
            break
        assert not ada.is_over
        ada.tap()
    assert "cards" in ada.clicked or "places" in ada.clicked
    assert ada.wire.granted
