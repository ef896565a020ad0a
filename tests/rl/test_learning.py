"""The policy that learns, the guide, and OpenSpiel."""

from __future__ import annotations

import doctest
import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from sandtable.bots import UnknownBot, load_bot
from sandtable.bots.play import play_game
from sandtable.core.registry import find_game
from sandtable.rl.policy import Describer, Policy, version_of
from sandtable.rl.train import Trainer, main

ROOT = Path(__file__).parents[2]
LEARNED = "sandtable.rl.policy:LearnedBot"
WARLORDS = find_game("warlords")


def test_the_guide_runs() -> None:
    done = doctest.testfile(str(ROOT / "docs" / "guide" / "learning.md"), module_relative=False)
    assert (done.failed, done.attempted > 20) == (0, True)


def test_the_same_seed_trains_the_same_policy() -> None:
    def trained(seed: int) -> str:
        trainer = Trainer(WARLORDS, seed)
        trainer.learn([*trainer.play(0), *trainer.play(2)])
        return trainer.policy.text()

    one, again, other = trained(1), trained(1), trained(2)
    assert one == again != other


def test_the_command_writes_weights_and_a_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, curve = tmp_path / "policy.json", tmp_path / "curve.jsonl"
    words = ["warlords", "--games", "2", "--every", "2", "--measure", "2", "--out", str(out), "--curve", str(curve)]
    assert main(words) == 0
    assert set(json.loads(curve.read_text("utf-8"))) == {"games", "seconds", "random", "squire"}
    assert capsys.readouterr().out == curve.read_text("utf-8")
    Policy.read(out.read_text("utf-8"), Describer(WARLORDS))


def test_learning_makes_answers_likelier_that_turned_out_well() -> None:
    trainer = Trainer(WARLORDS, 3)
    games = trainer.play(0)
    (moments, _), *_ = games
    first = next(moment for moment in moments if moment.found.changes.any())
    before = float(trainer.policy.chances(first.found)[first.taken])
    trainer.learn([([first], 1.0), ([moment for moment in moments if moment is not first][:1], -1.0)])
    assert float(trainer.policy.chances(first.found)[first.taken]) > before


def test_a_policy_is_written_and_read_back() -> None:
    trainer = Trainer(WARLORDS, 3)
    trainer.learn(trainer.play(0))
    text = trainer.policy.text(version=version_of(trainer.describer))
    assert Policy.read(text, trainer.describer).text(version=version_of(trainer.describer)) == text
    with pytest.raises(ValueError, match=r"a policy for .* train it again"):
        Policy.read(text.replace("warlords", "bloodstones"), trainer.describer)


def test_the_stored_policy_beats_random_players() -> None:
    shares = 0.0
    for seed in range(6):
        bots = [load_bot(LEARNED, WARLORDS, seed), load_bot("random", WARLORDS, seed)]
        result, _ = play_game(WARLORDS, bots if seed % 2 else bots[::-1], {}, seed)
        shares += result.shares()[0 if seed % 2 else 1]
    assert shares >= 5


def test_a_game_without_a_stored_policy_says_so() -> None:
    with pytest.raises(UnknownBot, match=r"no policy of first_blood is stored: train one with"):
        load_bot(LEARNED, find_game("first_blood"))


def test_the_marks_of_a_game_do_not_overlap() -> None:
    describer = Describer(WARLORDS)
    ranges = describer.actions.ranges()
    taken = [first + n for (_, column), first in describer.marks.items() for n in range(ranges[column][1] + 1)]
    assert sorted(taken) == list(range(describer.total))


@pytest.mark.skipif(
    find_spec("pyspiel") is None, reason="OpenSpiel is not installed: pip install -r requirements/openspiel.txt"
)
def test_openspiel_plays_a_game() -> None:
    import pyspiel

    from sandtable.rl import spiel

    guide = (ROOT / "docs" / "guide" / "learning.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(import pyspiel.*?)```", guide, re.DOTALL)
    found: dict[str, object] = {}
    exec(example, found)
    assert str(found["state"]).startswith("warlords, 0 answers: seat")
    assert len(spiel.register()) == 4
    pyspiel.random_sim_test(pyspiel.load_game("sandtable_warlords", {"limit": 60}), 1, False, False)
