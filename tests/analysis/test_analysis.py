"""Analysis of finished games: chances, luck, choices, turning points, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.analysis.analyser import Analyser, analyser_of
from sandtable.analysis.positions import Analysis, Answer, Choice, Grade, Position, grade_of
from sandtable.bots.chances import chances_in
from sandtable.bots.random import RandomBot
from sandtable.cli import main
from sandtable.cli.records.analyse import as_data, as_text
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game

REPLAYS = Path(__file__).parents[1] / "replays"
FINISHED = REPLAYS / "warlords" / "built-first-conquest.jsonl"


def choice(played: float, *others: float) -> Choice:
    return Choice(Answer(0, played), tuple([Answer(number, chance) for number, chance in enumerate(others, 1)]))


def position(number: int, turn: int, first: float, luck: float = 0.0, made: Choice | None = None) -> Position:
    return Position(number, turn, 0, "attack", (first, 1 - first), (luck, -luck), made)


def test_turning_points_are_the_greatest_swings_of_different_turns() -> None:
    firsts = [(1, 0.52), (1, 0.60), (1, 0.66), (2, 0.65), (2, 0.40), (3, 0.41), (4, 0.44)]
    analysis = Analysis((0.5, 0.5), tuple([position(n, turn, first) for n, (turn, first) in enumerate(firsts, 1)]))
    assert [each.number for each in analysis.turning_points(2)] == [2, 5]
    assert [each.number for each in analysis.turning_points(9)] == [2, 5, 6, 7]
    set_up = [position(n, turn, first) for n, (turn, first) in enumerate([(0, 0.9), (0, 0.5), (1, 0.6)], 1)]
    assert [each.number for each in Analysis((0.5, 0.5), tuple(set_up)).turning_points(9)] == [3]
    assert [each.number for each in Analysis((0.5, 0.5), tuple(set_up[:2])).turning_points(9)] == [1]


def test_the_line_without_luck_leaves_out_what_chance_changed() -> None:
    analysis = Analysis((0.5, 0.5), (position(1, 1, 0.7, 0.15), position(2, 1, 0.6, -0.2), position(3, 2, 1.0, 0.0)))
    assert [round(chance, 6) for chance in analysis.without_luck(0)] == [0.5, 0.55, 0.65, 1.0]
    assert [round(chance, 6) for chance in analysis.without_luck(1)] == [0.5, 0.45, 0.35, 0.0]


def test_accuracy_counts_choices_that_mattered() -> None:
    made = [choice(0.5, 0.5), choice(0.4, 0.5), choice(0.5, 0.45), choice(0.2, 0.25, 0.1), choice(0.3, 0.301)]
    analysis = Analysis((0.5, 0.5), tuple([position(n, n, 0.5, 0.0, each) for n, each in enumerate(made, 1)]))
    summary = analysis.summary(0)
    assert round(summary.accuracy, 6) == round(100 * (0.8 + 1 + 0.8) / 3, 6)
    assert summary.grades == {Grade.BEST: 3, Grade.GOOD: 0, Grade.SLIP: 2, Grade.BLUNDER: 0}
    assert round(summary.lost, 6) == 0.151
    assert analysis.summary(1).accuracy == 100
    assert grade_of(0.11) is Grade.BLUNDER


@pytest.fixture(scope="module")
def analysed() -> tuple[Match[State], Analysis]:
    """A finished game and its analysis."""
    spec = find_game("warlords")
    match = Match.from_record(spec, read_record(FINISHED.read_text(encoding="utf-8")), log=False)
    return match, analyser_of(match).analyse()


def test_a_recorded_game_is_analysed_step_by_step(analysed: tuple[Match[State], Analysis]) -> None:
    """The chances end with the result, and only steps with chance have luck."""
    match, analysis = analysed
    assert match.state.result is not None
    assert analysis.positions[-1].chances == match.state.result.shares()
    assert len(analysis.positions) == len(match.steps)
    state = match.initial_state()
    luck = 0
    for step, found in zip(match.steps, analysis.positions, strict=True):
        asked = state.asked(step.seat)
        options = len(asked.options)
        step.carry_out(state)
        assert (found.choice is None) == (options < 2), found
        assert state.drawn or set(found.luck) == {0.0}
        assert abs(sum(found.luck)) < 1e-9
        assert all(0 <= chance <= 1 for chance in found.known)
        luck += any(abs(number) > 1e-9 for number in found.luck)
        if found.choice is not None:
            assert found.choice.played.pick == step.pick
            assert step.pick not in [other.pick for other in found.choice.others]
    assert luck > 0
    assert [analysis.positions[k].turn for k in (0, -1)] == [0, max(each.turn for each in analysis.positions)]


def test_the_text_names_turning_points_and_every_seat(analysed: tuple[Match[State], Analysis]) -> None:
    text = as_text(*analysed)
    assert "Turning points" in text
    assert text.count("accuracy") == 2
    assert text.count("of which luck") == len(analysed[1].turning_points(6))


def test_the_command_gives_the_same_analysis_again(analysed: tuple[Match[State], Analysis]) -> None:
    result = CliRunner().invoke(main, ["analyse", str(FINISHED), "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout) == as_data(*analysed)


def test_an_unfinished_game_is_refused(tmp_path: Path) -> None:
    spec = find_game("warlords")
    whole = Match.from_record(spec, read_record(FINISHED.read_text(encoding="utf-8")), upto=30)
    cut = tmp_path / "cut.jsonl"
    cut.write_text(whole.record().to_text(), encoding="utf-8")
    refused = CliRunner().invoke(main, ["analyse", str(cut)])
    assert refused.exit_code == 3
    assert "cut.jsonl: the game is not finished" in refused.stderr


@pytest.mark.parametrize("game", ["battlelore", "bloodstones", "first_blood"])
def test_other_games_are_analysed_too(game: str) -> None:
    """The first steps of a golden game of each."""
    spec = find_game(game)
    path = sorted((REPLAYS / game).glob("*.jsonl"))[0]
    match = Match.from_record(spec, read_record(path.read_text(encoding="utf-8")), upto=25, log=False)
    bots = [RandomBot(seat) for seat in range(match.players)]
    analysis = Analyser(match, bots, chances_in(game)).analyse()
    assert len(analysis.positions) == len(match.steps)
    assert all(abs(sum(each.chances) - 1) < 1e-9 for each in analysis.positions)
