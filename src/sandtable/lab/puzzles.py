"""Finds puzzles in games between bots: positions in which one answer is clearly the best and not the bot's own.

A small search compares the answers that the bot weighs highest. If another one leads by a clear margin, a deeper search with
other redealt states has to find the same answer with the same lead. Everything is counted in decisions, so the same seed finds
the same puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.bots import Bot
from sandtable.bots.chances import chances_in
from sandtable.bots.play import MAX_DECISIONS
from sandtable.bots.search.coach import ThemedSearch, reasons
from sandtable.bots.search.rollouts import Budget
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed, mix
from sandtable.core.registry import find_game
from sandtable.lab.executors import Workers, executor
from sandtable.lab.matchup import Matchup, seated_bots

SCREEN: Final = Budget(answers=6, worlds=4, ahead=12, margin=0.0)
CHECK: Final = Budget(answers=6, worlds=24, ahead=20, margin=0.0)
LEAD: Final = 0.08
"""The chance of winning after the best answer is so much higher than after the second best."""
HARDEST: Final = 3


@dataclass(frozen=True)
class Puzzle:
    """A position, given by the record that leads to it, and its solution."""

    game: str
    number: int
    """Of the game in its matchup."""
    at: int
    """How many picks lead to it."""
    seat: int
    kind: str
    """Of the question."""
    answers: tuple[tuple[str, float], ...]
    """The answers that were compared, best first, with the chance of winning after each."""
    difficulty: int
    """1 if the solution is the bot's second choice, 2 if it is the third, else 3."""
    gains: tuple[str, ...]
    costs: tuple[str, ...]
    """The themes in which the solution leads to more than the second best answer, and to less."""
    record: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.number}-{self.at}"


@dataclass(frozen=True)
class PuzzleTask:
    matchup: Matchup
    number: int


def puzzles_of(task: PuzzleTask) -> list[Puzzle]:
    """Play one game and keep its puzzles."""
    matchup, number = task.matchup, task.number
    bots, policies = seated_bots(matchup, number), seated_bots(matchup, number)
    spec = find_game(matchup.game)
    match: Match[State] = Match(spec, len(bots), matchup.options(number), Seed(matchup.deal(number)), log=False)
    found = []
    for at in range(MAX_DECISIONS):
        asked = match.state.decision
        if asked is None:
            break
        seen = match.state.seen_by(asked.seat)
        own = seen.asked(asked.seat)
        pick = bots[asked.seat].choose(seen, own)
        puzzle = puzzle_at(match, policies, seen, own, number, at)
        if puzzle is not None:
            found.append(puzzle)
        match.pick(asked.seat, pick)
    return found


def puzzle_at(
    match: Match[State], policies: list[Bot], seen: State, asked: Decision, number: int, at: int
) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    if asked.region is not None or len(asked.options) < 3:
        return None
    spec = match.spec
    screen = ThemedSearch(spec, policies, chances_in(spec.name), SCREEN)
    pick, weights = screen.weighed(seen, asked)
    if not weights:
        return None
    answers = screen.answers(asked, pick, weights, 0)
    if solution(screen.means(seen, asked, answers, mix("screen", (str(at),)))) in (None, pick):
        return None
    check = ThemedSearch(spec, policies, chances_in(spec.name), CHECK)
    chances = check.means(seen, asked, answers, mix("check", (str(at),)))
    best = solution(chances)
    if best is None or best == pick:
        return None
    ranked = sorted(answers, key=lambda each: -chances[each])
    rows = [(spec.notation.option_text(seen, asked, each), round(chances[each], 4)) for each in ranked]
    gains, costs = reasons(check.noted.get(best), check.noted.get(ranked[1]))
    difficulty = min(HARDEST, answers.index(best))
    record = match.record("a puzzle").to_text()
    return Puzzle(spec.name, number, at, asked.seat, asked.kind, tuple(rows), difficulty, gains, costs, record)


def solution(chances: dict[Pick, float]) -> Pick | None:
    """The answer that is clearly the best.

    >>> solution({1: 0.5, 2: 0.61, 3: 0.3}), solution({1: 0.5, 2: 0.55})
    (2, None)
    """
    best, second = sorted(chances, key=lambda pick: -chances[pick])[:2]
    return best if chances[best] - chances[second] >= LEAD else None


def find_puzzles(matchup: Matchup, games: int, workers: Workers) -> Iterator[list[Puzzle]]:
    """The puzzles of each game, as the games end."""
    for _, found in executor(puzzles_of, workers).run([PuzzleTask(matchup, number) for number in range(games)]):
        yield found
