"""Learning in the browser: how-to-play pages from the lobby and beside the table, guided games played where the hint points."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sandtable.core.engine.rng import seeded
from tests.browser.conftest import NewPerson
from tests.browser.lessons import click_hand
from tests.browser.support import SETTLED, Person, Server

# Buttons that the drawn hand covers and that a click could reach, apart from the one whose tip it touches.
COVERED = """() => {
  const hand = document.querySelector('.coach-hand')
  if (!hand) return []
  const box = hand.getBoundingClientRect(), [x, y] = [parseFloat(hand.style.left), parseFloat(hand.style.top)]
  return [...document.querySelectorAll('button, a, summary')].filter((one) => {
    const own = one.getBoundingClientRect()
    const top = document.elementFromPoint((own.left + own.right) / 2, (own.top + own.bottom) / 2)
    if (!one.contains(top)) return false
    const isMeant = own.left <= x && x <= own.right && own.top <= y && y <= own.bottom
    return one.checkVisibility() && !isMeant && own.left < box.right - 1 && box.left + 1 < own.right
      && own.top < box.bottom - 1 && box.top + 1 < own.bottom
  }).map((one) => one.outerHTML.slice(0, 160))
}"""


def follow(learner: Person, steps: int, taps: bool = False) -> None:
    """Click where the hint points until this many answers have been given. An answer of several parts takes several clicks."""
    for _ in range(steps):
        seq = learner.number("seq")
        while learner.number("seq") == seq:
            assert learner.page.evaluate(COVERED) == []
            click_hand(learner.page, seq, taps)
        learner.answered(seq)


def follow_to(learner: Person, words: str, most: int = 30, taps: bool = False) -> None:
    """Click where the hint points until the coach says this. A short path may take one click or several."""
    coach = learner.page.locator(".coach")
    for _ in range(most):
        if words in coach.inner_text():
            return
        follow(learner, 1, taps)
        learner.until(f"() => document.querySelector('.coach-hand') !== null || ({SETTLED})()")
    expect(coach).to_contain_text(words)


def begin(learner: Person, game: str) -> None:
    learner.go(f"#/learn/{game}")
    learner.page.locator(".taught-picture svg.surface").first.wait_for()
    learner.page.get_by_role("button", name="Start").click()
    learner.page.locator(".coach").wait_for()


def test_a_guided_game_is_played_whole_by_clicks(person: NewPerson) -> None:
    ada = person(rough=True)  # the console reports a refused answer
    page = ada.go().page
    page.get_by_role("link", name="Learn: BattleLore").click()
    expect(page.locator("#taught-title")).to_have_text("The goal")
    for title in ("Cards give orders", "Moving", "Fighting", "Courage and retreat", "What comes later"):
        page.get_by_role("button", name="Next page").click()
        expect(page.locator("#taught-title")).to_have_text(title)
    page.locator(".taught-picture svg.surface").first.wait_for()
    page.get_by_role("button", name="Start").click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Every turn begins with a card")
    # a wrong card gets a friendly answer, and nothing happens
    seq = ada.number("seq")
    page.locator("[data-option='CT-FO']").click()
    expect(coach.locator(".coach-kind")).to_contain_text("but not now")
    assert ada.number("seq") == seq
    follow_to(ada, "Bring the heavy infantry up")
    # left and resumed
    page.reload()
    expect(coach).to_contain_text("Bring the heavy infantry up")
    follow_to(ada, "Foot Onslaught")
    expect(page.locator(".coach-parts .at")).to_have_text("A turn of your own")
    follow(ada, 1)
    expect(coach).to_contain_text("This turn is yours")
    for _ in range(30):
        assert ada.asked()
        if "You have commanded a whole turn" in coach.inner_text():
            break
        seq = ada.number("seq")
        answers = page.locator(".ask [data-option='done'], .ask [data-option='no']")
        (answers if answers.count() else page.locator(".ask [data-option]")).first.click()
        ada.answered(seq)
    follow(ada, 1)
    expect(coach).to_contain_text("That is all you need")
    page.get_by_role("button", name="Play on without the coach").click()
    expect(coach).to_have_count(0)
    expect(page.locator(".ask h2")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("bloodstones", "Now march: choose Move Units"),
        ("warlords", "Give Aldric Sunmantle all three armies"),
        ("first_blood", "One Action is left"),
    ],
)
def test_the_first_steps_of_the_others(person: NewPerson, game: str, says: str) -> None:
    learner = person()
    begin(learner, game)
    follow_to(learner, says)
    expect(learner.page.locator(".coach")).to_contain_text(says)


@pytest.mark.parametrize(
    ("game", "says"), [("battlelore", "Bring the heavy infantry up"), ("first_blood", "One Action is left")]
)
def test_on_a_phone_the_hint_leads_through_cards_lists_and_places(person: NewPerson, game: str, says: str) -> None:
    """A card opens over the table, a list is closed, cards are put in order, and a place is shown before it is taken."""
    learner = person(phone=True)
    begin(learner, game)
    follow_to(learner, says, taps=True)


def test_how_to_play_lies_beside_the_table_also_on_a_phone(person: NewPerson, server: Server) -> None:
    learner = person(phone=True, language="de")
    begun = learner.go("#/learn/battlelore").page
    begun.get_by_role("button", name="Starten").click()
    expect(begun.locator(".coach")).to_contain_text("Willkommen, Feldherr")
    address = begun.url
    begun.locator(".top").get_by_role("link", name="Lernen").click()
    expect(begun.locator(".reader #taught-title")).to_have_text("Worum es geht")
    assert begun.url == address, "nobody is taken away from the game"
    begun.keyboard.press("Escape")
    expect(begun.locator(".reader")).to_have_count(0)
    begun.get_by_role("button", name="Lektion verlassen").click()
    expect(begun.get_by_role("button", name="Trainer zurückholen")).to_be_visible()


def test_the_bot_is_asked_what_it_would_do(person: NewPerson, server: Server) -> None:
    learner = person()
    begin(learner, "battlelore")
    page = learner.page
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".coach")).to_have_count(0)
    seq = learner.number("seq")
    page.get_by_role("button", name="What would the bot do?").click()
    card = page.locator(".hint-card")
    expect(card).to_contain_text("The card whose orders gain most this turn")
    expect(card).to_contain_text("It knows no more than you do.")
    card.get_by_role("button", name="Do that").click()
    learner.answered(seq)
    expect(card).to_have_count(0)


def test_a_blunder_that_loses_the_game_is_doubted_at_its_button(person: NewPerson, server: Server) -> None:
    """First Conquest: the step in which a castle could get a garrison is ended with the castle open."""
    two = [{"holder": "link", "name": name} for name in ("Ada", "Bo")]
    table = server.served.open_table(two, {"scenario": "first-conquest"}, game="warlords").join()
    chance = seeded(3)
    for _ in range(90):
        seat, view = table.turn()
        asked = next(each for each in view["scene"]["questions"] if each["seat"] == seat)
        offered = [option["text"] for option in asked["options"]]
        warned = server.served.get(f"{table.path}/dangers", table.keys[seat]).json()["answers"]
        if warned:
            break
        table.pick(seat, view["seq"] + 1, offered[chance.below(len(offered))])
    ada = person(warns="on").sit(table, seat)
    page = ada.page
    button = page.locator(f".ask [data-option='{warned[0]['text']}']")
    expect(button).to_contain_text("has no garrison")
    seq = ada.number("seq")
    button.click()
    doubt = page.get_by_role("alertdialog")
    expect(doubt).to_contain_text("Are you sure?")
    assert button.locator("xpath=ancestor::li").get_by_role("alertdialog").count() == 1
    gap = page.evaluate(
        "([a, b]) => b.getBoundingClientRect().top - a.getBoundingClientRect().bottom",
        [button.element_handle(), doubt.element_handle()],
    )
    assert 0 <= gap < 40
    doubt.get_by_role("button", name="Let me think again").click()
    expect(doubt).to_have_count(0)
    assert ada.number("seq") == seq
    button.click()
    doubt.get_by_role("button", name="Yes, I'm sure").click()
    ada.answered(seq)
