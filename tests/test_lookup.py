"""Looking up rules: words, numbers, terms and near misses."""

from __future__ import annotations

import pytest

from sandtable.language.translator import LANGUAGES
from sandtable.rulebook import ledger
from sandtable.rulebook.glossary import load_glossary
from sandtable.rulebook.lookup import look_up_in


@pytest.mark.parametrize(
    ("typed", "language", "clause"),
    [
        ("dragon withdraw", "en", "BS-10.7"),
        ("DRAGN withdrw", "en", "BS-10.7"),
        ("Rückzug", "de", "BS-11.4"),
        ("ruckzug", "de", "BS-11.4"),
        ("bs-10.7", "en", "BS-10.7"),
        ("zdragon withdraw", "en", "BS-10.7"),
    ],
)
def test_what_is_typed_finds_what_is_meant(typed: str, language: str, clause: str) -> None:
    found = look_up_in(["bloodstones"], language, typed.split())
    assert clause in [each.id for each in found.clauses]


def test_a_number_comes_before_the_clauses_that_name_it() -> None:
    found = look_up_in(["battlelore"], "en", ["BL-6.12"])
    assert found.clauses[0].id == "BL-6.12"
    assert len(found.clauses) > 1


def test_a_term_leads_to_the_clause_that_explains_it() -> None:
    found = look_up_in(["battlelore"], "en", ["line", "of", "sight"])
    (term,) = [term for term in found.terms if term.one == "line of sight"]
    assert found.clauses[0].id == term.clause
    assert found.instead == {}


def test_of_two_words_as_near_the_name_of_a_term_is_meant() -> None:
    found = look_up_in(["first_blood"], "en", ["morle"])
    assert found.instead == {"morle": "morale"}, "more is as near and far more common"
    assert "Morale Test" in [term.name for term in found.terms]


def test_what_is_nowhere_stays_unfound() -> None:
    found = look_up_in(["bloodstones"], "en", ["qqqq"])
    assert (found.clauses, found.terms, found.instead) == ((), (), {})


@pytest.mark.parametrize("game", ledger.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_told_in_every_language(game: str, language: str) -> None:
    terms = load_glossary(game, language)
    assert len(terms) > 30
    for term in terms:
        assert (term.language, bool(term.name), bool(term.means)) == (language, True, True), term.id
        assert ledger.clause(term.clause)


def test_a_language_that_the_glossary_lacks_is_told_in_english() -> None:
    assert {term.language for term in load_glossary("bloodstones", "eo")} == {"en"}
