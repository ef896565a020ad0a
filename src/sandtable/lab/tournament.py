"""Round robins between bots: every pair of bots meets at the same deals, with seats swapped, until a test decides.

The games of a pair count in the order of their numbers, whichever worker finishes first. Games after the round that decides a
test are not counted, so the result does not depend on the number of workers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations

from sandtable.lab.executors import Workers, executor
from sandtable.lab.matchup import FinishedGame, Matchup, play
from sandtable.lab.runs import RunFolder
from sandtable.lab.statistics import Z95, SequentialTest, share_interval


@dataclass
class Meeting:
    """Two bots (or the bots of one big table) and the rounds they have played, in order."""

    matchup: Matchup
    most: int
    """The most rounds to play."""
    test: SequentialTest | None = None
    rounds: dict[int, list[FinishedGame]] = field(default_factory=dict)
    counted: int = 0
    """Rounds counted so far: all from the first on that are finished."""

    def is_over(self) -> bool:
        return self.counted == self.most or bool(self.test and self.test.verdict)

    def add(self, number: int, games: list[FinishedGame]) -> None:
        """Add a finished round, and count it as soon as all before it are counted."""
        self.rounds[number] = games
        while self.counted in self.rounds and not self.is_over():
            if self.test:
                self.test.add(self.share(0, self.counted))
            self.counted += 1

    def share(self, bot: int, number: int) -> float:
        """The mean share of the victory of the seats that a bot held in a round."""
        games = self.rounds[number]
        held = sum([game.seats.count(bot) for game in games])
        return sum([game.share_of(bot) for game in games]) / held

    def shares(self, bot: int) -> list[float]:
        return [self.share(bot, number) for number in range(self.counted)]

    def points(self, bot: int) -> list[float]:
        """The mean score of the seats that a bot held, round by round."""
        found = []
        for number in range(self.counted):
            scores = [
                score
                for game in self.rounds[number]
                for held, score in zip(game.seats, game.scores, strict=True)
                if held == bot
            ]
            found.append(sum(scores) / len(scores))
        return found

    def interval(self, bot: int) -> tuple[float, float]:
        return share_interval(self.shares(bot), self.matchup.games_in_round)

    def games(self) -> list[FinishedGame]:
        """The games that count."""
        return [game for number in range(self.counted) for game in self.rounds[number]]


@dataclass(frozen=True)
class RoundTask:
    matchup: Matchup
    meeting: int
    number: int


def play_round(task: RoundTask) -> list[FinishedGame]:
    """Play all games of a deal (in a worker)."""
    size = task.matchup.games_in_round
    return [play(task.matchup, task.number * size + turn) for turn in range(size)]


def meetings_of(matchup: Matchup, most: int, test: tuple[float, float] | None) -> list[Meeting]:
    """One meeting for each pair of bots if the table seats two, else one of all bots."""
    if matchup.players > 2:
        return [Meeting(matchup, most)]
    pairs = combinations(matchup.bots, 2) if len(matchup.bots) > 1 else [(matchup.bots[0], matchup.bots[0])]
    found = []
    for pair in pairs:
        own = Matchup(matchup.game, pair, 2, matchup.option_sets, matchup.seed)
        found.append(Meeting(own, most, SequentialTest(*test) if test else None))
    return found


def run_tournament(meetings: list[Meeting], workers: Workers, folder: RunFolder | None = None) -> Iterator[None]:
    """Play until every meeting is over. Yields after each round."""
    for which, number, rows in folder.done() if folder else ():
        meetings[which].add(number, [game_of(row) for row in rows])
    left = [iter([n for n in range(meeting.most) if n not in meeting.rounds]) for meeting in meetings]
    begun = [len(meeting.rounds) for meeting in meetings]
    tasks: list[RoundTask] = []

    def next_rounds() -> Iterator[RoundTask]:
        """The next round of the meeting with the fewest rounds begun, so that all meetings proceed together."""
        while True:
            going = [n for n, meeting in enumerate(meetings) if not meeting.is_over() and begun[n] < meeting.most]
            if not going:
                return
            which = min(going, key=lambda n: (begun[n], n))
            begun[which] += 1
            tasks.append(RoundTask(meetings[which].matchup, which, next(left[which])))
            yield tasks[-1]

    for index, games in executor(play_round, workers).run(next_rounds()):
        task = tasks[index]
        if folder:
            folder.add([task.meeting, task.number, [asdict(game) for game in games]])
        meetings[task.meeting].add(task.number, games)
        yield
        if all(meeting.is_over() for meeting in meetings):
            return


def ratings(meetings: list[Meeting]) -> dict[str, tuple[float, float]]:
    """A Plackett-Luce rating of each bot from all games that count, and half the width of its 95 % interval."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    names = sorted({bot for meeting in meetings for bot in meeting.matchup.bots})
    found = {name: model.rating(name=name) for name in names}
    games = [(game.number, which, game) for which, meeting in enumerate(meetings) for game in meeting.games()]
    for _, which, game in sorted(games, key=lambda each: each[:2]):
        seated = [meetings[which].matchup.bots[bot] for bot in game.seats]
        if len(set(seated)) == len(seated):  # a bot that holds several seats tells nothing about the others
            rated = model.rate([[found[name]] for name in seated], ranks=[-share for share in game.shares])
            found |= {name: team[0] for name, team in zip(seated, rated, strict=True)}
    return {name: (rating.mu, Z95 * rating.sigma) for name, rating in found.items()}


def game_of(row: dict[str, object]) -> FinishedGame:
    lists = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return FinishedGame(**lists)  # type: ignore[arg-type]  # written by `run_tournament`
