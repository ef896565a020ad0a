""" "Did you mean": the same answers as difflib gives, and never more work for one request than its budget."""

from __future__ import annotations

import contextvars
from collections.abc import Callable
from difflib import get_close_matches
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as hyp

from sandtable.core.text import suggest
from sandtable.core.text.suggest import SuggestBudget, limit_request, nearest
from sandtable.games.warlords.deck_building.text_form import MAX_LINES, PRINTED, Reader
from sandtable.rulebook.lookup import index_of, look_up_in

T = TypeVar("T")
words = hyp.text("abcdeé ", max_size=12)


def in_one_request(function: Callable[[], T], units: int = suggest.REQUEST) -> T:
    def request() -> T:
        limit_request(units)
        return function()

    return contextvars.copy_context().run(request)


@given(words, hyp.lists(words, max_size=8), hyp.integers(1, 3), hyp.sampled_from((0.4, 0.6, 0.7)))
def test_the_nearest_words_are_those_of_difflib(word: str, known: list[str], most: int, cutoff: float) -> None:
    assert nearest(word, known, most, cutoff) == get_close_matches(word, known, most, cutoff)


def misspelt(title: str) -> str:
    return f"{title[: len(title) // 2]}q{title[len(title) // 2 :]}"


def suggestions(names: list[str]) -> list[bool]:
    """For each card of a deck text, whether there is a suggestion."""
    reader = Reader()
    reader.read("\n".join(["A deck", *names]))
    return [fault.key == "text-near" for fault in reader.faults]


def test_a_deck_with_twenty_misspelt_cards_gets_a_suggestion_for_each() -> None:
    assert in_one_request(lambda: suggestions([misspelt(title) for title in PRINTED[:20]])) == [True] * 20


def test_a_deck_of_misspelt_cards_alone_gets_suggestions_for_the_first() -> None:
    names = [misspelt(PRINTED[n % len(PRINTED)]) for n in range(MAX_LINES - 1)]
    found = in_one_request(lambda: suggestions(names))
    assert len(found) == len(names), "every fault is told"
    assert found[0]
    assert not any(found[60:])
    assert found == in_one_request(lambda: suggestions(names)), "the same text gets the same suggestions"


def test_two_texts_of_one_request_share_its_budget() -> None:
    names = [misspelt(title) for title in PRINTED[:30]]
    once = in_one_request(lambda: suggestions(names))
    first, second = in_one_request(lambda: (suggestions(names), suggestions(names)))
    assert first == once
    assert sum(second) < sum(once)


def test_a_search_of_unknown_words_stays_within_the_budget_of_its_request() -> None:
    typed = ["estiran", "tresian", "etisran", "sartine", "anestir", "eratsin", "stainer", "retainz"] * 40

    def spent() -> int:
        look_up_in(["warlords"], "en", typed)
        return suggest.budget().left

    assert in_one_request(spent) == 0
    few = in_one_request(lambda: look_up_in(["warlords"], "en", ["seige", "castlle"]))
    assert few.instead == {"seige": "siege", "castlle": "castle"}


def test_a_word_beyond_the_budget_stands_for_itself() -> None:
    assert in_one_request(lambda: look_up_in(["warlords"], "en", ["castlle"]), units=10).instead == {}
    assert in_one_request(lambda: nearest("castlle", ["castle"]), units=10) == []


def test_a_budget_once_spent_stays_spent() -> None:
    purse = SuggestBudget(25)
    assert [purse.take(20), purse.take(20), purse.take(1)] == [True, False, False]


def test_a_book_is_made_ready_once() -> None:
    assert index_of("warlords", "en") is index_of("warlords", "en")
