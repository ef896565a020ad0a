"""Every kind of refusal in the browser: buttons, cards, questions that were not asked, options of the set-up. Also what is
legal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.support import RAW_KEY, TWO_LINKS, Server, words_of
from tests.browser.test_access import violations
from tests.browser.test_table import show_log
from tests.server.support import Opened

LANGUAGES = {"en": "Why wasn't I asked?", "de": "Warum wurde ich nicht gefragt?"}


def acting(toys: Server) -> Opened:
    """Ada is asked what her knight does: it can march or stand."""
    table = toys.served.open_table(TWO_LINKS, {}, game="skirmish").join()
    assert table.pick(0, table.asked()[1], "knight0").status_code == 200
    return table


def holding_an_answer(toys: Server) -> Opened:
    """Ada has a Ward or a Twist in her hand, and nothing to answer."""
    while True:
        table = toys.served.open_table(TWO_LINKS, {}, game="card_duel").join()
        hand = next(tray for tray in table.view(0)["scene"]["trays"] if tray["kind"] == "hand" and tray["seat"] == 0)
        if {4, 5} & {piece["type"] for piece in hand["pieces"]}:
            return table


def test_a_dimmed_button_can_be_asked(toys: Server, person: NewPerson) -> None:
    ada = person(url=toys.url).sit(acting(toys), 0)
    page = ada.page
    seq = ada.number("seq")
    expect(page.locator(".answer.dim")).to_have_count(2)
    page.locator(".answer.dim[data-target='word:charge']").click()
    card = page.locator(".why")
    expect(card.get_by_role("heading")).to_have_text("Why not Charge?")
    expect(card).to_contain_text("SK-1.8")
    assert ada.number("seq") == seq, "nothing was picked"
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator(".answer.dim[data-target='word:charge']")).to_be_focused()


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Ward is an answer: it is played"), ("de", "ist eine Antwort: Sie wird gespielt")]
)
@pytest.mark.parametrize("phone", [False, True])
def test_a_refusal_is_a_sentence(toys: Server, person: NewPerson, language: str, sentence: str, phone: bool) -> None:
    table = holding_an_answer(toys)
    ada = person(url=toys.url, language=language, phone=phone).sit(table, 0)
    page = ada.page
    page.locator(".hand [data-target='card:4'], .hand [data-target='card:5']").first.click()
    if phone:
        opened = page.locator(".opened-card")
        expect(opened.locator(".card-now")).to_contain_text(re.compile(sentence.replace("Ward", "(Ward|Twist)")))
        opened.locator(".card-buttons button").last.click()
    card = page.locator(".why")
    expect(card.get_by_role("heading")).to_contain_text(re.compile(sentence.replace("Ward", "(Ward|Twist)")))
    expect(card.get_by_role("link", name="CD-1.9")).to_be_visible()
    assert RAW_KEY.search(words_of(page)) is None
    assert violations(page, within=".why") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_was_i_not_asked(toys: Server, person: NewPerson, language: str) -> None:
    bo = person(url=toys.url, language=language).sit(acting(toys), 1)
    page = bo.page
    page.locator(".plaque").get_by_role("button", name=LANGUAGES[language]).click()
    card = page.locator(".why")
    expect(card.get_by_role("heading")).to_contain_text("Person 0")
    expect(card).to_contain_text("SK-1.2")
    card.get_by_role("button", name=re.compile("Fight|Gefecht|Kampf")).click()
    expect(card.locator("[aria-pressed=true]")).to_have_count(1)
    expect(card.get_by_role("heading")).to_contain_text("Person 0")
    assert RAW_KEY.search(words_of(page)) is None
    assert violations(page, within=".why") == []


def test_a_step_that_answered_itself_says_so_in_the_log(toys: Server, person: NewPerson) -> None:
    table = toys.served.open_table(TWO_LINKS, {}, game="skirmish").join()
    for _ in range(40):
        seat, seq, options = table.asked()
        assert table.pick(seat, seq, options[0]).status_code == 200
        if any(step["auto_answered"] and step["told"]["lines"] for step in table.view(1)["steps"]):
            break
    bo = person(url=toys.url).sit(table, 1)
    show_log(bo)
    page = bo.page
    page.locator(".log").get_by_role("button", name=LANGUAGES["en"]).last.click()
    card = page.locator(".why")
    expect(card.get_by_role("heading")).to_have_text("You had only one option, so it was played automatically.")
    expect(card).to_contain_text("SK-1.2")


def test_the_set_up_says_why(person: NewPerson) -> None:
    ada = person()
    form = ada.set_up()
    options = ada.step(3)
    options.locator(".rare summary").click()
    options.locator("[name=first_player]").select_option("4")
    alert = form.get_by_role("alert")
    expect(alert).to_contain_text("There is no player 4 at this table.")
    expect(alert.get_by_role("link", name="BS-18.7")).to_be_visible()
    ada.step(2).locator(".count select").select_option("4")
    expect(alert).to_have_count(0)
