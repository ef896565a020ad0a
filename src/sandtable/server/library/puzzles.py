"""Serves puzzles: a table at the position, the verdict on an answer, and the solution."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import finished_games
from sandtable.core.scene.scene import Message
from sandtable.learning.puzzles import Puzzle, load_puzzles
from sandtable.server.actions import opening
from sandtable.server.edge import keys
from sandtable.server.endpoints import Game, Router, text
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.analyses import shown_question
from sandtable.server.wire.messages import NewTableAnswer
from sandtable.server.wire.messages_analysis import JudgedAnswer
from sandtable.server.wire.messages_puzzles import (
    GamePuzzles,
    PuzzleAnswer,
    PuzzleInfo,
    Puzzles,
    PuzzleSolution,
    PuzzleVerdict,
)
from sandtable.server.wire.problems import Refused

router = Router("Puzzles")

PuzzleId = Annotated[str, text("The id of a puzzle.", 40, "0b3c5d7e", name="puzzle")]


@router.get("/puzzles", meter="questions")
async def puzzles(registry: TableRegistry) -> Puzzles:
    """List the puzzles of each game that has any."""
    return await registry.run("content", all_puzzles)


@cache
def all_puzzles() -> Puzzles:
    games = [(game, load_puzzles(game).values()) for game in finished_games()]
    infos = {game: tuple([PuzzleInfo(each.id, each.difficulty) for each in found]) for game, found in games if found}
    return Puzzles(tuple([GamePuzzles(game, found) for game, found in infos.items()]))


async def named_puzzle(registry: TableRegistry, spec: GameSpec[State], puzzle_id: str) -> Puzzle:
    found = await registry.run("content", load_puzzles, spec.name)
    if puzzle_id not in found:
        raise Refused(404, "unknown_puzzle", "puzzle", f"{spec.name} has no puzzle {puzzle_id[:40]!r}")
    return found[puzzle_id]


@router.post("/puzzles/{game}/{puzzle}/table", status=201, meter="tables")
async def open_puzzle(registry: TableRegistry, game: Game, puzzle_id: PuzzleId) -> NewTableAnswer:
    """Open a private table at the position of a puzzle, with bots in the other seats. The dice are random.

    The table knows nothing of the puzzle: send the answer to the puzzle, and to the table only to play on.
    """
    found = await named_puzzle(registry, game, puzzle_id)
    options, state = await registry.run("content", start_of, game, found)
    state.renew(keys.CHANCE.getrandbits(64))
    return await opening.open_against_bots(registry, game, options, state, found.seat, hints=False)


def start_of(spec: GameSpec[State], puzzle: Puzzle) -> tuple[Options, State]:
    state = spec.load(puzzle.state.encode())
    return spec.check_options(state.players, puzzle.options), state


@router.post("/puzzles/{game}/{puzzle}/answer", meter="questions", example={"answer": "build"})
async def answer_puzzle(registry: TableRegistry, game: Game, puzzle_id: PuzzleId, body: PuzzleAnswer) -> PuzzleVerdict:
    """Get how good an answer is. Nothing is stored."""
    found = await named_puzzle(registry, game, puzzle_id)
    chance = found.chance_of(body.answer)
    if chance is None:
        raise Refused(422, "illegal", "answer", f"{body.answer[:40]!r} does not answer the question of this puzzle")
    best = found.answers[0][1]
    return PuzzleVerdict(body.answer == found.solution, round(1000 * chance), round(1000 * best))


@router.get("/puzzles/{game}/{puzzle}/solution", meter="questions")
async def puzzle_solution(registry: TableRegistry, game: Game, puzzle_id: PuzzleId) -> PuzzleSolution:
    """Get the solution of a puzzle and why it is the best answer."""
    found = await named_puzzle(registry, game, puzzle_id)
    return await registry.run("content", solution_of, game, found)


def solution_of(spec: GameSpec[State], puzzle: Puzzle) -> PuzzleSolution:
    shown = shown_question(spec, *puzzle.position(spec))
    answers = tuple([JudgedAnswer(shown.option(text), round(1000 * chance)) for text, chance in puzzle.answers])
    reasons = [Message(f"hint-gain-{theme}") for theme in puzzle.gains]
    reasons += [Message(f"hint-cost-{theme}") for theme in puzzle.costs]
    return PuzzleSolution(puzzle.seat, shown.prompt, shown.focus, answers, shown.option(puzzle.own), tuple(reasons))
