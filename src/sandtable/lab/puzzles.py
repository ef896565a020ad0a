"""Finds puzzles in games between bots: positions in which one answer is clearly the best and not the policy's own.

Small searches compare the answers that the policy weighs highest. If another one leads by a clear margin, everything the seat
does not know is dealt again, and deeper searches there have to find the same answer best of all answers, twice, in different
redealt states. Everything is counted in decisions, so the same seed finds the same puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.bots import Bot, find_bot, policy_of
from sandtable.bots.chances import chances_in
from sandtable.bots.play import MAX_DECISIONS
from sandtable.bots.search.coach import CLEAR, ThemedSearch, reasons
from sandtable.bots.search.rollouts import Budget, RolloutSearch
from sandtable.bots.worlds import World
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed, mix
from sandtable.core.registry import find_game
from sandtable.lab.executors import Workers, executor
from sandtable.lab.matchup import Matchup, seated_bots
from sandtable.learning.puzzles import HARDEST, Puzzle

LEAD: Final = 0.07
"""The chance of winning after the best answer is so much higher than after the second best."""
LEAD_AGAIN: Final = CLEAR
"""And at least so much in the second check, because a lead that was searched for is partly luck."""
GLANCE: Final = Budget(answers=6, worlds=2, ahead=8, margin=0.02)
SCREEN: Final = Budget(answers=6, worlds=4, ahead=12, margin=LEAD)
"""These compare the likely answers, with the lead they ask for as margin, and then all answers are compared:"""
FIRST: Final = Budget(answers=6, worlds=6, ahead=20, margin=LEAD / 2)
CHECK: Final = Budget(answers=6, worlds=24, ahead=20, margin=LEAD)
AGAIN: Final = CHECK._replace(margin=LEAD_AGAIN)
MOST_ANSWERS: Final = 24
"""Nobody compares more answers in their head."""
APART: Final = 6
"""The puzzles of a game are so many picks apart, because the answers of one plan would be one puzzle."""


@dataclass(frozen=True)
class PuzzleTask:
    matchup: Matchup
    number: int


def policies_for(spec: GameSpec[State], players: int) -> list[Bot]:
    """The policy for each seat of a search."""
    return [find_bot(policy_of(spec.name), spec, mix("puzzles", (str(seat),))) for seat in range(players)]


def puzzles_of(task: PuzzleTask) -> list[Puzzle]:
    """Play one game and keep its puzzles."""
    matchup, number = task.matchup, task.number
    spec, bots = find_game(matchup.game), seated_bots(matchup, number)
    policies, options = policies_for(spec, len(bots)), matchup.options(number)
    match: Match[State] = Match(spec, len(bots), options, Seed(matchup.deal(number)), log=False)
    found: list[Puzzle] = []
    since = APART
    for _ in range(MAX_DECISIONS):
        asked = match.state.decision
        if asked is None:
            break
        seen = match.state.seen_by(asked.seat)
        own = seen.asked(asked.seat)
        pick = bots[asked.seat].choose(seen, own)
        since += 1
        if since > APART and len(match.state.open_questions()) == 1:
            puzzle = puzzle_at(spec, policies, options, seen, own)
            if puzzle is not None:
                found.append(puzzle)
                since = 0
        match.pick(asked.seat, pick)
    return found


def puzzle_at(
    spec: GameSpec[State], policies: Sequence[Bot], options: Options, seen: State, asked: Decision
) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    if asked.region is not None or not 3 <= len(asked.options) <= MOST_ANSWERS:
        return None
    glance = ThemedSearch(spec, policies, chances_in(spec.name), GLANCE)
    own, weights = glance.weighed(seen, asked)
    if not weights:
        return None
    name, likely = seen.digest(), glance.answers(asked, own, weights, 0)
    for budget in (GLANCE, SCREEN):
        if compared(spec, policies, seen, asked, likely, budget, "screen") in (None, own):
            return None
    state = World(spec, seen, mix("puzzle", (name,))).state
    seen = state.seen_by(asked.seat)
    if check(spec, policies, seen, asked, FIRST, "first") is None:
        return None
    checked = check(spec, policies, seen, asked, CHECK, "check")
    if checked is None or checked.best == own:
        return None
    again = check(spec, policies, seen, asked, AGAIN, "again")
    if again is None or again.best != checked.best:
        return None
    text = {each: spec.notation.option_text(seen, asked, each) for each in asked.options}
    return Puzzle(
        id=name[:8],
        seat=asked.seat,
        kind=asked.kind,
        difficulty=min(HARDEST, rank(checked.best, own, weights)),
        own=text[own],
        answers=tuple([(text[each], round(chance, 3)) for each, chance in checked.ranked]),
        gains=checked.gains,
        costs=checked.costs,
        rules=spec.rules_version,
        options={key: value for key, value in options.items() if value != defaults(spec).get(key)},
        state=state.dump().decode(),
    )


def defaults(spec: GameSpec[State]) -> Options:
    return {option.name: option.default for option in spec.option_defs}


def rank(pick: Pick, own: Pick, weights: dict[Pick, float]) -> int:
    """How many answers the policy prefers to this one."""
    if pick not in weights:
        return HARDEST
    return 1 + len([other for other, weight in weights.items() if other != own and weight > weights[pick]])


@dataclass(frozen=True)
class Checked:
    """What a deep search has found."""

    best: Pick
    ranked: tuple[tuple[Pick, float], ...]
    """All answers, best first, with the chance of winning after each."""
    gains: tuple[str, ...]
    costs: tuple[str, ...]


def compared(
    spec: GameSpec[State],
    policies: Sequence[Bot],
    seen: State,
    asked: Decision,
    answers: list[Pick],
    budget: Budget,
    name: str,
) -> Pick | None:
    """The answer that a search finds clearly the best of these."""
    search = RolloutSearch(spec, policies, chances_in(spec.name), budget)
    return solution(search.means(seen, asked, answers, mix(name, (seen.digest(),))), budget.margin)


def check(
    spec: GameSpec[State], policies: Sequence[Bot], seen: State, asked: Decision, budget: Budget, name: str
) -> Checked | None:
    """Compare all answers. None if none leads clearly."""
    search = ThemedSearch(spec, policies, chances_in(spec.name), budget)
    chances = search.means(seen, asked, list(asked.options), mix(name, (seen.digest(),)))
    best = solution(chances, budget.margin)
    if best is None:
        return None
    ranked = sorted(chances.items(), key=lambda each: -each[1])
    gains, costs = reasons(search.noted.get(best), search.noted.get(ranked[1][0]))
    return Checked(best, tuple(ranked), gains, costs)


def solution(chances: dict[Pick, float], lead: float) -> Pick | None:
    """The answer that is clearly the best.

    >>> solution({1: 0.5, 2: 0.61, 3: 0.3}, 0.08), solution({1: 0.5, 2: 0.55}, 0.08)
    (2, None)
    """
    best, second = sorted(chances, key=lambda pick: -chances[pick])[:2]
    return best if chances[best] - chances[second] >= lead else None


@dataclass(frozen=True)
class CheckTask:
    game: str
    puzzle: Puzzle


def fault_in(task: CheckTask) -> str:
    """What is wrong with a puzzle under the current rules and policies. Empty if it still is one."""
    spec, puzzle = find_game(task.game), task.puzzle
    texts = puzzle.picks(spec)
    if set(texts) != {text for text, _ in puzzle.answers}:
        return "its question offers other answers now"
    seen, asked = puzzle.position(spec)
    policies = policies_for(spec, seen.players)
    if policies[puzzle.seat].choose(seen, asked) != texts[puzzle.own]:
        return "the bot gives another answer now"
    for name, budget in (("check", CHECK), ("again", AGAIN)):
        found = check(spec, policies, seen, asked, budget, name)
        if found is None:
            return f"no answer leads by {budget.margin:.0%} any more"
        if found.best != texts[puzzle.solution]:
            return "another answer is the best now"
    return ""


def find_puzzles(matchup: Matchup, games: int, workers: Workers) -> Iterator[list[Puzzle]]:
    """The puzzles of each game, as the games end."""
    for _, found in executor(puzzles_of, workers).run([PuzzleTask(matchup, number) for number in range(games)]):
        yield found


def check_puzzles(game: str, puzzles: Sequence[Puzzle], workers: Workers) -> Iterator[tuple[Puzzle, str]]:
    """Each puzzle with what is wrong with it, as the searches end."""
    for number, fault in executor(fault_in, workers).run([CheckTask(game, puzzle) for puzzle in puzzles]):
        yield puzzles[number], fault


def varied(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """At most so many puzzles, those of each kind and difficulty in turn, the clearest first."""
    groups: dict[tuple[str, int], list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda one: (one.answers[1][1] - one.answers[0][1], one.id)):
        groups.setdefault((puzzle.kind, puzzle.difficulty), []).append(puzzle)
    turns = [(turn, key) for key, group in groups.items() for turn in range(len(group))]
    kept = [groups[key][turn] for turn, key in sorted(turns, key=lambda each: (each[0], each[1]))[:most]]
    return sorted(kept, key=lambda one: (one.difficulty, one.kind, one.id))
