"""Game options, notation and the registry."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest
from hypothesis import given
from hypothesis import strategies as hyp

from sandtable.core import plugins, registry
from sandtable.core.engine.decision import Decision, IllegalPick
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.options import BadOption, OptionDef
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import UnknownGame, find_game, finished_games, game_names, playable_games
from sandtable.core.space.points import point
from tests.support.toys import card_duel, ring_toss, sealed_bids


def test_defaults_are_filled_in() -> None:
    assert sealed_bids.SPEC.check_options(2, {}) == {"rounds": 3, "boosts": "some"}
    assert sealed_bids.SPEC.check_options(2, {"rounds": 5}) == {"rounds": 5, "boosts": "some"}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"round": 3}, "unknown option 'round' of sealed_bids; did you mean rounds?"),
        ({"zzz": 3}, "unknown option 'zzz' of sealed_bids; there are rounds, boosts"),
        ({"rounds": 0}, "option rounds: 0 is not a whole number from 1 to 5"),
        ({"rounds": "3"}, "option rounds: '3' is not a whole number from 1 to 5"),
        ({"rounds": True}, "option rounds: True is not a whole number from 1 to 5"),
        ({"boosts": "many"}, "option boosts: 'many' is not one of none, some"),
        ({"boosts": 1}, "option boosts: 1 is not one of none, some"),
    ],
)
def test_bad_options_are_refused_with_what_would_be_good(options: dict[str, str | int], message: str) -> None:
    with pytest.raises(BadOption) as refusal:
        sealed_bids.SPEC.start(2, options)
    assert str(refusal.value) == message


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match=f"sealed_bids is for 2 to 5 players, not {players}"):
        sealed_bids.SPEC.start(players)


@given(hyp.one_of(hyp.integers(), hyp.text(), hyp.booleans(), hyp.none(), hyp.floats(allow_nan=False)))
def test_an_option_takes_whole_numbers_in_its_range_alone(value: object) -> None:
    option = OptionDef("n", 1, low=1, high=5)
    if type(value) is int and 1 <= value <= 5:
        assert option.check(value) == value
    else:
        with pytest.raises(BadOption, match="option n"):
            option.check(value)


def test_options_have_texts_and_texts_name_options() -> None:
    st = ring_toss.SPEC.start(2)
    asked = st.asked(0)
    assert [ring_toss.SPEC.notation.option_text(st, asked, peg) for peg in asked.options[:2]] == ["peg0", "peg1"]
    assert ring_toss.SPEC.notation.option_of(st, asked, "peg0") == 0
    assert ring_toss.SPEC.notation.targets_of(asked, 3) == [("peg", 3)]


def test_a_text_that_names_nothing_is_refused_with_the_nearest() -> None:
    st = ring_toss.SPEC.start(2)
    with pytest.raises(IllegalPick, match=r"'pegg2' is not an option of CALL_PEG \(RT-1\); for example: peg2"):
        ring_toss.SPEC.notation.option_of(st, st.asked(0), "pegg2")
    with pytest.raises(IllegalPick, match="for example: peg0, peg1"):
        ring_toss.SPEC.notation.option_of(st, st.asked(0), "")


@pytest.mark.parametrize(
    "text", ["", "1", "1 2 3", "99 99", "x y", "1.5 2", "1  2", " 1 2", "+1 2", "01 2", "40000 1", "9" * 5000 + " 1"]
)
def test_a_text_that_is_no_point_of_the_region_is_refused(text: str) -> None:
    st = ring_toss.SPEC.start(2)
    st.apply(0)
    with pytest.raises(
        IllegalPick, match=r"expected two whole numbers|both numbers must be from|not in the region of AIM \(RT-2\)"
    ):
        ring_toss.SPEC.notation.option_of(st, st.asked(0), text)


def test_points_and_words_are_read() -> None:
    st = ring_toss.SPEC.start(2)
    st.apply(0)
    asked = st.asked(0)
    assert ring_toss.SPEC.notation.option_of(st, asked, "-2 3") == point(-2, 3)
    assert ring_toss.SPEC.notation.option_text(st, asked, point(-2, 3)) == "-2 3"
    assert ring_toss.SPEC.notation.targets_of(asked, point(-2, 3)) == [("point", point(-2, 3))]
    assert ring_toss.SPEC.presentation.why_not(st, 0, ("point", point(-2, 3))) == []
    assert ring_toss.SPEC.presentation.why_not(st, 0, ("point", point(99, 0))) == ["RT-2"]
    st.apply(point(-2, 3))
    asked = st.asked(0)
    assert ring_toss.SPEC.notation.option_of(st, asked, "again") == 1
    assert ring_toss.SPEC.notation.targets_of(asked, 1) == []


def test_tuples_name_several_targets() -> None:
    st = sealed_bids.SPEC.start(2)
    asked = st.asked(0)
    assert sealed_bids.SPEC.notation.targets_of(asked, (4,)) == [("card", 4)]


# -- presentation ------------------------------------------------------------------------------------------------------


class Bare(GameSpec[State]):
    """A game that says neither how its picks are written nor how it is shown."""

    name = "bare"
    kinds = {"choose": Kind(("seat",), {-1: "nobody"})}


def test_a_presentation_is_made_once_for_each_spec() -> None:
    assert card_duel.SPEC.presentation is card_duel.SPEC.presentation
    assert card_duel.SPEC.presentation.spec is card_duel.SPEC
    assert sealed_bids.SPEC.presentation is not sealed_bids.TEAMS.presentation
    assert card_duel.SPEC.presentation.has_scene()
    assert not sealed_bids.SPEC.presentation.has_scene()


def test_a_game_without_its_own_notation_and_presentation_has_the_common_ones() -> None:
    spec, asked = Bare(), Decision("choose", 0, [1, -1], "XX-1.1")
    st = ring_toss.SPEC.start(2)
    assert [spec.notation.option_text(st, asked, pick) for pick in asked.options] == ["p2", "nobody"]
    assert not spec.presentation.has_scene()


# -- registry ----------------------------------------------------------------------------------------------------------


def test_the_built_in_games_are_found_by_name() -> None:
    assert list(game_names()) == sorted(game_names())
    for name in game_names():
        assert find_game(name).name == name
    assert set(finished_games()) <= set(playable_games()) <= set(game_names())


def test_a_game_that_is_being_built_is_found_but_not_started(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = find_game("bloodstones")
    monkeypatch.setattr(type(spec), "playable", False)
    assert "bloodstones" not in playable_games()
    with pytest.raises(BadOption, match="bloodstones is unfinished and cannot be played yet"):
        spec.start(2)


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'bloodstone'; did you mean bloodstones\?"):
        find_game("bloodstone")
    with pytest.raises(UnknownGame, match=r"there are .*bloodstones"):
        find_game("zzzz")


def test_other_distributions_announce_games(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("bids", "tests.support.toys.sealed_bids:SPEC", registry.PACKAGE)
    monkeypatch.setattr(plugins, "announced", lambda group: [point])
    game_names.cache_clear()
    find_game.cache_clear()
    try:
        assert "bids" in game_names()
        assert find_game("bids") is sealed_bids.SPEC
    finally:
        game_names.cache_clear()
        find_game.cache_clear()
