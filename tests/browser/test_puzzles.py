"""Puzzles: from the lobby to the list, a wrong answer, the right one with its reasons, and what the device remembers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from sandtable.learning.puzzles import load_puzzles
from tests.browser.conftest import PHONE, NewPerson
from tests.browser.support import Server
from tests.browser.test_access import violations, violations_in_both
from tests.browser.test_daily import check_sizes

GAME = "bloodstones"


def give(page: Page, text: str) -> None:
    page.locator(f'.ask [data-option="{text}"]').click()


def test_a_puzzle_is_solved_at_the_table(person: NewPerson, server: Server) -> None:
    puzzles = list(load_puzzles(GAME).values())
    puzzle = puzzles[0]
    ada = person(theme="light").go()
    page = ada.page
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("group", name="Game").get_by_role("button", name="Bloodstones").click()
    easy = page.get_by_role("region", name="Easy")
    expect(easy).to_contain_text("0 of ")
    assert violations_in_both(page) == []
    check_sizes(page)
    easy.get_by_role("link", name="Puzzle 1", exact=True).click()
    card = page.get_by_role("region", name=f"Puzzle 1 of {len(puzzles)}")
    expect(card).to_contain_text("Give the best answer to the question")

    wrong = puzzle.answers[-1]
    give(page, wrong[0])
    expect(card).to_contain_text("Not the best:")
    expect(card).to_contain_text(f"{round(100 * puzzle.answers[0][1])} %")
    expect(page.locator("main.table")).to_have_attribute("data-at", "0")  # nothing was played
    card.get_by_role("button", name="Try again").click()
    expect(card).to_contain_text("Give the best answer to the question")

    give(page, puzzle.solution)
    expect(card).to_contain_text("Right:")
    expect(card.get_by_role("listitem")).to_have_count(min(4, len(puzzle.answers)))
    expect(card).to_contain_text("the bot's answer" if puzzle.own in dict(puzzle.answers[:4]) else "The solution")
    assert violations(page, within=".puzzle-card") == []
    page.set_viewport_size(PHONE)
    page.locator(".ask [data-option]").last.scroll_into_view_if_needed()
    give(page, wrong[0])  # from the end of the list: the verdict comes into view
    expect(card.get_by_text("Not the best:")).to_be_in_viewport()
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert violations(page, within=".puzzle-card") == []

    # what is solved is remembered on this device, and the table is not
    card.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    ada.go("#/me")
    mine = page.get_by_role("region", name="Puzzles")
    expect(mine).to_contain_text("Bloodstones")
    expect(mine).to_contain_text("0 of them at the first try")
    ada.go("#/")
    expect(page.locator(".table-card")).to_have_count(0)


def test_a_solution_can_be_shown_and_played_on(person: NewPerson, server: Server) -> None:
    puzzle = next(iter(load_puzzles(GAME).values()))
    ada = person().go(f"#/puzzles/{GAME}/{puzzle.id}")
    page = ada.page
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_role("heading", name="The solution")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("main.table[data-link=live]")
    expect(page.locator(".puzzle-card")).to_have_count(0)
    give(page, puzzle.solution)
    page.wait_for_selector("main.table:not([data-at='0'])")
    assert page.evaluate("() => JSON.parse(localStorage.getItem('sandtable.mine') ?? '{}').solved ?? []") == []


def test_a_puzzle_that_there_is_not_says_so(person: NewPerson, server: Server) -> None:
    page = person(rough=True).go(f"#/puzzles/{GAME}/nothing").page
    expect(page.get_by_text("has no puzzle 'nothing'")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
