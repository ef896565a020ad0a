"""`sandtable lab fit`: it finds the weights that made the outcomes, and the same ones with any number of workers."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from click.testing import CliRunner

from sandtable.bots.chances import described_by, softmax
from sandtable.cli import main
from sandtable.lab.fit import Position, fit_weights

EXAMPLES = Path(__file__).parents[2] / "docs" / "guide" / "examples"
TRUE = (2.0, 0.0)
"""At the start only the first of two features counts, at the end only the second."""


def outcomes(count: int) -> list[Position]:
    """Positions of three seats with random features. The winner is drawn with the chances that follow from `TRUE`."""
    rng = random.Random(7)
    found = []
    for game in range(count):
        late = rng.random()
        features = tuple([(rng.uniform(-1, 1), rng.uniform(-1, 1)) for _ in range(3)])
        scores = [TRUE[0] * (1 - late) * one + TRUE[0] * late * two for one, two in features]
        chances = softmax(scores)
        winner = rng.choices(range(3), chances)[0]
        found.append(Position(game, late, features, tuple([float(seat == winner) for seat in range(3)])))
    return found


def test_the_weights_that_made_the_outcomes_are_found() -> None:
    fit = fit_weights(("one", "two"), outcomes(6000))
    (one_first, one_last), (two_first, two_last) = fit.weights
    assert abs(one_first - 2) < 0.25
    assert abs(one_last) < 0.25
    assert abs(two_first) < 0.25
    assert abs(two_last - 2) < 0.25
    assert fit.loss < fit.even - 0.05
    assert fit.right > 1 / 3 + 0.1


def test_games_held_out_do_not_change_the_weights() -> None:
    positions = outcomes(400)
    spoilt = [
        Position(each.game, each.late, each.features, each.shares[::-1]) if each.game % 5 == 0 else each
        for each in positions
    ]
    first, second = fit_weights(("one", "two"), positions), fit_weights(("one", "two"), spoilt[::-1])
    assert first.weights == second.weights
    assert first.loss < second.loss


def test_the_command_writes_the_weights_of_its_game_alone(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    out.write_text(json.dumps({"chess": {"queens": [9.0, 9.0]}}), encoding="utf-8")
    words = ["lab", "fit", "warlords", "--bots", "random", "--games", "12", "--every", "40", "--out", str(out)]
    texts = set()
    for workers in ("1", "2"):
        result = CliRunner().invoke(main, [*words, "--workers", workers])
        assert result.exit_code == 0, result.output
        texts.add(result.stdout + out.read_text(encoding="utf-8"))
    assert len(texts) == 1
    written = json.loads(out.read_text(encoding="utf-8"))
    assert written["chess"] == {"queens": [9.0, 9.0]}
    assert tuple(written["warlords"]) == described_by("warlords").NAMES
    assert "12 games from seed 0" in result.stdout
    assert "equal chances 0.6931" in result.stdout


def test_a_program_may_play_the_games() -> None:
    program = f"exec:{sys.executable} {EXAMPLES / 'line_bot.py'}"
    words = [
        "lab",
        "fit",
        "warlords",
        "--bots",
        f"{program},random",
        "--games",
        "10",
        "--every",
        "10",
        "--workers",
        "1",
    ]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert "10 games from seed 0" in result.stdout


def test_what_cannot_work_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    out.write_text("no JSON", encoding="utf-8")
    words = ["lab", "fit", "warlords", "--bots", "random", "--games", "10", "--workers", "1"]
    for more, said in ((["--out", str(out)], "weights.json: Expecting value"), (["--every", "9999"], "too short")):
        result = CliRunner().invoke(main, [*words, *more])
        assert result.exit_code, result.output
        assert said in result.output
    assert out.read_text(encoding="utf-8") == "no JSON"
