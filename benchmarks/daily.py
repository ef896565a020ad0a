"""Plays the battles of the day of the next days between bots: how long they last, and how often the person's side wins.

    python benchmarks/daily.py                      # 60 days from today, every game
    python benchmarks/daily.py --days 10 warlords   # fewer

Write the middle number of choices of a game into its `GameSpec.daily_choices`; the page computes the minutes from it. A choice
is a question with more than one answer to the person's seat, without reaction windows in which it can only pass.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from statistics import median

from sandtable.bots import NoEnd, find_bot, policy_of
from sandtable.bots.play import MAX_DECISIONS, answer
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.daily import DailyBattle, daily_battle
from sandtable.core.registry import find_game, game_names


@dataclass(frozen=True, slots=True)
class DailyGame:
    """A battle of the day that bots have played: the choices of the person's seat and its share of the victory."""

    battle: DailyBattle
    choices: int
    share: float


def play_day(spec: GameSpec[State], day: str) -> DailyGame:
    """Play the battle of a day with the bot that people meet in it on every seat."""
    battle = daily_battle(spec, day)
    assert battle is not None, f"{spec.name} has no battle of the day"
    st = spec.start(battle.players, battle.options, battle.seed, log=False)
    bots = [find_bot(policy_of(spec.name), spec, battle.seed + seat) for seat in range(battle.players)]
    choices = 0
    for _ in range(MAX_DECISIONS):
        if st.decision is None:
            break
        asked = st.decision
        choices += asked.seat == battle.seat and len(asked.options) > 1 and not asked.only_passes()
        answer(st, bots)
    if st.result is None:
        raise NoEnd(f"{spec.name} on {day} has not ended after {MAX_DECISIONS} answers")
    return DailyGame(battle, choices, st.result.shares()[battle.seat])


def days_from(first: date, days: int) -> list[str]:
    return [(first + timedelta(days=n)).isoformat() for n in range(days)]


def main() -> None:
    """Print a line for each game."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("games", nargs="*", help="default: every game")
    given.add_argument("--days", type=int, default=60)
    given.add_argument("--first", type=date.fromisoformat, default=datetime.now(UTC).date(), help="YYYY-MM-DD")
    wanted = given.parse_args()
    print(f"{'game':<13}{'days':>5}{'set-ups':>9}{'choices':>9}{'from':>6}{'to':>6}{'won':>6}{'drawn':>7}{'lost':>6}")
    for name in wanted.games or game_names():
        spec = find_game(name)
        if daily_battle(spec, "2000-01-01") is None:
            continue
        began = time.perf_counter()
        played = [play_day(spec, day) for day in days_from(wanted.first, wanted.days)]
        counts = sorted([each.choices for each in played])
        setups = len({(each.battle.seat, *sorted(each.battle.options.items())) for each in played})
        won, lost = ([each.share for each in played].count(share) for share in (1.0, 0.0))
        print(
            f"{name:<13}{len(played):>5}{setups:>9}{median(counts):>9.0f}{counts[0]:>6}{counts[-1]:>6}"
            f"{won:>6}{len(played) - won - lost:>7}{lost:>6}   {time.perf_counter() - began:.0f} s",
            flush=True,
        )
        if not won or not lost:
            sys.exit(f"{name}: the bot wins all or none of its battles of the day")


if __name__ == "__main__":
    main()
