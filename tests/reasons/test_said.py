"""Every refusal is said in random play or in a test, with all its arguments. Its clause exists, and its facts are right.

The judge weighs the reasons of the same games: 95 of 100 exact, none false. A longer run is `python3 run.py reasons`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game
from sandtable.games.warlords import reasons
from sandtable.games.warlords.battle import reach
from sandtable.language.translator import LANGUAGES, package_of
from sandtable.rulebook.ledger import load_ledger
from tests.reasons.judge import Case, Verdict, cases, one_game
from tests.reasons.report import GAMES, Figures, worst
from tests.reasons.said import Heard, listening, named, refusals_of, run_tests, say_all_absences, variables
from tests.reasons.test_warlords import cases_at_tables

SHARES = {"battlelore": 2, "bloodstones": 2, "first_blood": 6, "warlords": 3}
"""Only one in so many option sets is played: a few seconds a game."""
ENOUGH = 300
"""So many refusals are weighed at least, or the figures say little."""
ENOUGH_RARE = {"battlelore": 300, "warlords": 5000}
"""Of refusals in the games of rare seeds, and at made-up tables."""
EVERY = {"battlelore": 16, "bloodstones": 8, "first_blood": 8, "warlords": 8}
"""Questions that are not asked are asked for at one in so many positions."""
RARE = {
    "battlelore": "1005 1007 1024 1029 1033 1034 1036 1052 1076 1099 1165 1193 1206 1211 1244 1267 1312",
    "first_blood": "1004",
}
"""The seeds of random games in which rare refusals are said."""
TESTS = {
    "battlelore": """
        test_refusals test_refusals_of_absence test_refusals_of_others test_refusals_of_cards test_refusals_of_battles
        test_refusals_of_moves test_refusals_of_pairs test_refusals_rare test_why_not
        """,
    "bloodstones": """
        test_refusals test_refusals_nearest test_refusals_rare test_why_not test_ch04_setup test_ch06_capture
        test_ch07_undead test_ch08_actions test_ch10_battle test_ch11_retreat
        test_ch14_factions test_ch15_wiped_out test_ch16_ending test_ch17_cutiecorn
        """,
    "first_blood": """
        test_never_asked test_refusals test_refusals_exact test_refusals_named test_refusals_nobody test_refusals_true
        test_under_way test_legality test_refusals_asked_less
        """,
    "warlords": "test_legality test_refusals test_refused_causes test_refused_words test_refusals_rare",
}
"""The modules of tests in which refusals are said."""


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Weighed(NamedTuple):
    """What is said, and how it is weighed: in random games, and where rare refusals are said."""

    heard: Heard
    cases: list[Case]
    rare: list[Case]


@pytest.fixture(scope="module")
def weighed(game: str) -> Weighed:
    """What is said in random games and in tests."""
    spec = find_game(game)
    with listening(spec, pytest.MonkeyPatch()) as found:
        in_games = list(cases(game, share=SHARES[game]))
        rare = [case for seed in RARE.get(game, "").split() for case in one_game(game, int(seed))]
        if game == "warlords":
            rare += cases_at_tables()
        say_all_absences(spec, SHARES[game], EVERY[game])
        for module in TESTS[game].split():
            run_tests(f"tests.games.{game}.{module}")
        if game in ("first_blood", "warlords"):
            run_tests(f"tests.reasons.test_{game}")
    return Weighed(found, in_games, rare)


@pytest.fixture
def heard(weighed: Weighed) -> Heard:
    return weighed.heard


def test_the_reasons_are_exact_and_none_is_false(weighed: Weighed) -> None:
    figures = Figures.of(weighed.cases)
    told = "\n".join(map(str, worst(weighed.cases)[:20]))
    assert figures.asked >= ENOUGH
    assert not figures.count[Verdict.FALSE], told
    assert figures.good, f"{figures.exact_of_100:.1f} of 100 are exact\n{told}"


def test_rare_reasons_are_exact_and_none_is_false(game: str, weighed: Weighed) -> None:
    figures = Figures.of(weighed.rare)
    assert figures.asked >= ENOUGH_RARE.get(game, 0)
    assert figures.good or game not in ENOUGH_RARE, "\n".join(map(str, worst(weighed.rare)[:20]))


def test_every_refusal_is_said(game: str, heard: Heard) -> None:
    found = refusals_of(find_game(game))
    assert {refusal.key: where for refusal, where in found.items() if named(refusal) not in heard.args} == {}


def test_every_clause_of_a_refusal_exists(game: str) -> None:
    clauses = load_ledger(game).clauses
    found = refusals_of(find_game(game))
    assert found
    assert {where: refusal.clause for refusal, where in found.items() if refusal.clause not in clauses} == {}


def test_every_argument_of_a_message_is_supplied(game: str, heard: Heard) -> None:
    for language in LANGUAGES:
        used = variables(package_of(find_game(game)), language)
        missing = {key: used[key] - args for (_, key), args in heard.args.items() if used[key] - args}
        assert missing == {}, language


def test_every_fact_of_a_refusal_is_right(heard: Heard) -> None:
    assert heard.wrong == set()
    assert heard.uncounted == set()


# -- the tests notice what is wrong ------------------------------------------------------------------------------------


def heard_at_castles() -> Heard:
    with listening(find_game("warlords"), pytest.MonkeyPatch()) as found:
        list(cases("warlords", share=9))
    return found


@pytest.fixture(scope="module")
def unchanged() -> Heard:
    return heard_at_castles()


def test_a_wrong_fact_is_noticed(unchanged: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not unchanged.wrong

    def next_step(st: State, seat: int, card: int) -> Facts:
        return {"x": ("card", card), "n": ("count", 7)}

    monkeypatch.setattr(reasons.IN_OTHER_STEP, "facts", next_step)
    assert any("$n is 7, not " in wrong for wrong in heard_at_castles().wrong)


def test_a_wrong_group_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def mixed(why: Mapping[int, Refusal | None], key: str, words: str, kind: str = "places") -> Refusal:
        return reasons.grouped(dict(zip(why, reversed(list(why.values())), strict=True)), key, words, kind)

    monkeypatch.setattr(reach, "grouped", mixed)
    assert any("wrong of a place" in wrong for wrong in heard_at_castles().wrong)


def test_a_fact_that_nothing_recounts_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons.IN_OWN_PILE, "facts", lambda st, seat, card: {"m": ("count", 3)})
    assert heard_at_castles().uncounted >= {"refused-wl-1-13-mine m"}


def test_an_argument_that_is_missing_is_noticed(unchanged: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    used = variables(package_of(find_game("warlords")), "de")["refused-wl-5-6"]
    key = named(reasons.IN_OTHER_STEP)
    assert used <= unchanged.args[key]
    monkeypatch.setattr(reasons.IN_OTHER_STEP, "facts", lambda st, seat, card: {"x": ("card", card)})
    assert not used <= heard_at_castles().args[key]


def test_a_refusal_of_a_function_is_found() -> None:
    """Also in tables, rules and functions that a function made."""
    found = refusals_of(find_game("warlords"))
    places = {refusal.key: where for refusal, where in found.items()}
    assert places["refused-wl-1-20"] == "steps.exploring.HAZARD_RULE"
    assert places["refused-wl-10-20"] == "reasons.BENEFICIAL"
    assert places["explore-names-ruin"] == "steps.exploring.NAMES_IN_PLAY"
    assert places["explore-one-ruin"] == "steps.exploring.EXPLORE"
    assert len(found) > 150
