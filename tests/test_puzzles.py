"""The puzzles that ship: each position loads, its question offers exactly the answers that were compared, and it holds nothing
hidden. `sandtable lab check-puzzles GAME` searches them again, which takes minutes.
"""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from sandtable.bots.search.coach import THEMES
from sandtable.bots.worlds import World
from sandtable.cli import main
from sandtable.core.content.tables import ContentError
from sandtable.core.match.seed import mix
from sandtable.core.registry import find_game, finished_games
from sandtable.lab.puzzles import CHECK, MOST_ANSWERS
from sandtable.learning.puzzles import line_of, load_puzzles, read_puzzles


@pytest.mark.parametrize("game", finished_games())
def test_each_puzzle_is_whole(game: str) -> None:
    spec, puzzles = find_game(game), load_puzzles(game)
    assert puzzles
    assert [one.difficulty for one in puzzles.values()] == sorted([one.difficulty for one in puzzles.values()])
    for puzzle in puzzles.values():
        state = spec.load(puzzle.state.encode())
        spec.check_sound(state)
        assert [question.seat for question in state.open_questions()] == [puzzle.seat], puzzle.id
        picks = puzzle.picks(spec)
        assert 3 <= len(picks) == len(puzzle.answers) <= MOST_ANSWERS
        assert set(picks) == {text for text, _ in puzzle.answers}, puzzle.id
        assert puzzle.own in picks
        assert puzzle.own != puzzle.solution
        seen, asked = puzzle.position(spec)
        assert asked.kind == puzzle.kind
        assert all(asked.allows(pick) for pick in picks.values())
        chances = [chance for _, chance in puzzle.answers]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] - chances[1] >= CHECK.margin - 2e-3
        assert {*puzzle.gains, *puzzle.costs} <= set(THEMES)
        # the position is made up from what the seat sees, and from nothing else
        assert seen.digest()[:8] == puzzle.id
        assert World(spec, seen, mix("puzzle", (seen.digest(),))).state.dump().decode() == puzzle.state, puzzle.id


def test_a_damaged_line_is_named() -> None:
    good = line_of(next(iter(load_puzzles("bloodstones").values())))
    assert len(read_puzzles(good + good, "f")) == 2
    for line, fault in (
        ("nonsense", "f, line 2: Expecting value"),
        ('{"id": "x"}', "f, line 2: answers is missing"),
        (good.replace('"kind"', '"sort"', 1), "f, line 2: "),
        (good.replace('"difficulty":', '"difficulty":9', 1), "f, line 2: a puzzle has at least two answers"),
    ):
        with pytest.raises(ContentError) as caught:
            read_puzzles(good + line, "f")
        assert str(caught.value).startswith(fault)


def test_a_puzzle_is_solved_at_the_terminal() -> None:
    puzzles = load_puzzles("bloodstones")
    puzzle = next(iter(puzzles.values()))
    texts = list(puzzle.picks(find_game("bloodstones")))
    wrong, right = texts.index(puzzle.answers[-1][0]) + 1, texts.index(puzzle.solution) + 1
    played = CliRunner().invoke(main, ["puzzles", "bloodstones", "1"], input=f"99\n{wrong}\n{right}\n")
    assert played.exit_code == 0, played.output
    assert f"Puzzle 1 of {len(puzzles)}, Easy" in played.stdout
    said = [played.stdout.index(words) for words in ("Please type a number from 1", "Not the best: ", "Right: ")]
    assert said == sorted(said)
    assert "The solution" in played.stdout
    left = CliRunner().invoke(main, ["puzzles", "bloodstones", "1", "--lang", "de"], input="?\n")
    assert "Die Lösung" in left.stdout
    assert "Richtig" not in left.stdout
    levels = CliRunner().invoke(main, ["puzzles", "bloodstones"])
    assert levels.stdout.startswith("1-")
    assert "Easy" in levels.stdout
    beyond = CliRunner().invoke(main, ["puzzles", "bloodstones", "999"])
    assert beyond.exit_code == 2
    assert f"puzzles 1 to {len(puzzles)}, not 999" in beyond.output
