"""The battle of the day: the same for everyone, drawn from the date, playable and open on every day."""

from __future__ import annotations

from datetime import date

import pytest

from benchmarks.daily import days_from, play_day
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.daily import daily_battle, daily_seed
from sandtable.core.registry import find_game, game_names

FIRST = date(2026, 11, 18)
DAYS = 60
PLAYED = 6
"""Days that the test plays to the end; `benchmarks/daily.py` plays all of them."""
GAMES = [name for name in game_names() if daily_battle(find_game(name), FIRST.isoformat()) is not None]

by_game = pytest.mark.parametrize("game", GAMES)


def test_every_game_has_a_battle_of_the_day() -> None:
    assert list(game_names()) == GAMES


def test_the_date_and_the_game_fix_the_dice_everywhere() -> None:
    """These numbers must never change: a server and a terminal without one agree by them."""
    assert daily_seed("bloodstones", "2026-11-18") == 187101415521884
    assert len({daily_seed(game, day) for game in GAMES for day in days_from(FIRST, DAYS)}) == len(GAMES) * DAYS


@by_game
def test_the_battle_follows_from_the_date_alone(game: str) -> None:
    spec: GameSpec[State] = find_game(game)
    battle = daily_battle(spec, "2026-11-18")
    assert battle is not None
    assert battle == daily_battle(type(spec)(), "2026-11-18")
    begun = [spec.start(battle.players, battle.options, battle.seed).dump() for _ in range(2)]
    assert begun[0] == begun[1]


@by_game
def test_the_battles_of_the_next_days_start_and_differ(game: str) -> None:
    spec: GameSpec[State] = find_game(game)
    battles = [daily_battle(spec, day) for day in days_from(FIRST, DAYS)]
    for battle in battles:
        assert battle is not None
        st = spec.start(battle.players, battle.options, battle.seed, log=False)
        assert st.decision is not None
    assert {battle.seat for battle in battles if battle} == {0, 1}
    assert len({(battle.seat, *sorted(battle.options.items())) for battle in battles if battle}) > DAYS // 3


@by_game
def test_bots_win_and_lose_battles_of_measured_length(game: str) -> None:
    spec: GameSpec[State] = find_game(game)
    played = [play_day(spec, day) for day in days_from(FIRST, PLAYED)]
    shares = {each.share for each in played}
    assert {0.0, 1.0} <= shares
    usual = spec.daily_choices
    assert all(usual / 5 < each.choices < usual * 4 for each in played)
    assert 20 <= spec.daily_choices <= 150
