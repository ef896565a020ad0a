"""The ladder: each level of a game against the level below, until a test decides.

A rung is a meeting of two levels: each deal is played with seats swapped, and the deals use the scenarios or maps of the game
in turn. Each rung has a folder of its own, so that a ladder that was killed goes on where it stopped.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from sandtable.bots import LEVELS, POLICY
from sandtable.bots.levels import described
from sandtable.bots.search.rollouts import Budget
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.lab.executors import Workers, executor
from sandtable.lab.matchup import FinishedGame, Matchup
from sandtable.lab.runs import RunFolder, header
from sandtable.lab.statistics import SequentialTest
from sandtable.lab.tournament import Meeting, RoundTask, game_of, play_round

FLOOR: Final = 0.65
BAR: Final = 0.75
"""A level should win at least `BAR` of the games against the level below. The test tells that from at most `FLOOR`."""
VARIED: Final = {
    "battlelore": ("adventure",),
    "bloodstones": ("map",),
    "first_blood": ("scenario", "battlefield"),
    "warlords": ("scenario",),
}
"""The options whose values the deals use in turn."""
RANDOM: Final = "random"
"""A value that stands for the others."""


@dataclass
class Rung:
    """A level, the level below, and the rounds they have played."""

    level: str
    below: str
    meeting: Meeting
    seconds: dict[int, float] = field(default_factory=dict)
    """Processor time of each round."""

    @property
    def test(self) -> SequentialTest:
        assert self.meeting.test is not None
        return self.meeting.test

    def row(self) -> dict[str, Any]:
        """What the rung has shown, for the table."""
        games, game = self.meeting.games(), self.meeting.matchup.game
        found: dict[str, Any] = {
            "game": game,
            "level": self.level,
            "below": self.below,
            "games": len(games),
            "verdict": self.test.verdict or "undecided",
            "budget": budget(game, self.level),
        }
        if games:
            shares = self.meeting.shares(0)
            found["share"] = sum(shares) / len(shares)
            found["interval"] = list(self.meeting.interval(0))
            found["seconds"] = sum([self.seconds[number] for number in range(self.meeting.counted)]) / len(games)
        return found


def rungs_of(game: str, rounds: int, seed: int) -> list[Rung]:
    """The rungs of a game from the lowest up."""
    sets = tuple(tables_of(find_game(game)))
    found = []
    for below, level in itertools.pairwise(LEVELS):
        matchup = Matchup(game, (level, below), 2, sets, seed)
        found.append(Rung(level, below, Meeting(matchup, rounds, SequentialTest(FLOOR, BAR))))
    return found


def tables_of(spec: GameSpec[State]) -> list[Options]:
    """The options of the deals: all scenarios, maps or adventures for two."""
    choices = {option.name: option.choices for option in spec.option_defs}
    names = VARIED.get(spec.name, ())
    found = []
    for values in itertools.product(*[[value for value in choices[name] if value != RANDOM] for name in names]):
        with suppress(BadOption):  # for more than two players
            found.append(spec.check_options(2, dict(zip(names, values, strict=True))))
    return found


def budget(game: str, level: str) -> int:
    """The most decisions that a level plays in redealt states for one choice."""
    if level == POLICY:
        return 0
    row = described(level, game)
    return 0 if "without" in row else Budget(**row).decisions()


def climb(rung: Rung, workers: Workers, folder: Path | None, command: str, is_reading: bool = False) -> Iterator[None]:
    """Play a rung until its test decides, or only read the rounds that the folder holds. Yields after each round."""
    meeting, kept = rung.meeting, None
    if folder and (not is_reading or folder.is_dir()):
        kept = RunFolder(folder, header(meeting.matchup, command, levels=data_of(rung)))
        for number, seconds, rows in kept.done():
            add(rung, number, seconds, [game_of(row) for row in rows])
    if is_reading:
        return
    tasks: list[RoundTask] = []

    def next_rounds() -> Iterator[RoundTask]:
        for number in range(meeting.most):
            if meeting.is_over():
                return
            if number not in meeting.rounds:
                tasks.append(RoundTask(meeting.matchup, 0, number))
                yield tasks[-1]

    for index, (games, seconds) in executor(timed_round, workers).run(next_rounds()):
        number = tasks[index].number
        if kept:
            kept.add([number, seconds, [asdict(game) for game in games]])
        add(rung, number, seconds, games)
        yield
        if meeting.is_over():
            return


def add(rung: Rung, number: int, seconds: float, games: list[FinishedGame]) -> None:
    rung.seconds[number] = seconds
    rung.meeting.add(number, games)


def timed_round(task: RoundTask) -> tuple[list[FinishedGame], float]:
    """Play all games of a deal and measure the processor time (in a worker)."""
    before = time.process_time()
    games = play_round(task)
    return games, round(time.process_time() - before, 3)


def data_of(rung: Rung) -> dict[str, Any]:
    """What the two levels are, so that games of other budgets are not counted with these."""
    game = rung.meeting.matchup.game
    return {level: described(level, game) for level in (rung.level, rung.below) if level != POLICY}
