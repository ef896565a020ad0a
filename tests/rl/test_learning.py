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
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.conditions import BATTLED, ORDERED
from sandtable.rl import battlelore
from sandtable.rl.policy import Describer, LearnedBot, Policy, PolicyBot, version_of
from sandtable.rl.train import LESSON_LIMIT, Trainer, main

ROOT = Path(__file__).parents[2]
LEARNED = "sandtable.rl.policy:LearnedBot"
NEEDS_OPENSPIEL = pytest.mark.skipif(
    find_spec("pyspiel") is None, reason="OpenSpiel is not installed: pip install -r requirements/openspiel.txt"
)
WARLORDS, BATTLELORE = find_game("warlords"), find_game("battlelore")


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


def test_lessons_come_before_games(tmp_path: Path) -> None:
    curve = tmp_path / "curve.jsonl"
    words = ["battlelore", "--lessons", "1", "--games", "1", "--every", "1", "--measure", "2", "--curve", str(curve)]
    assert main(words) == 0
    rows = [json.loads(line) for line in curve.read_text("utf-8").splitlines()]
    assert [(row["lessons"], row["games"]) for row in rows] == [(1, 0), (1, 1)]


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


@pytest.mark.parametrize("game", ["battlelore", "warlords"])
def test_the_stored_policies_beat_random_players(game: str) -> None:
    spec, shares = find_game(game), 0.0
    for seed in range(6):
        bots = [load_bot(LEARNED, spec, seed), load_bot("random", spec, seed)]
        result, _ = play_game(spec, bots if seed % 2 else bots[::-1], {}, seed)
        shares += result.shares()[0 if seed % 2 else 1]
    assert shares >= 5


def test_your_own_weights_play(tmp_path: Path) -> None:
    trainer = Trainer(WARLORDS, 3)
    trainer.policy.common[0] = 5.0

    class Mine(LearnedBot):
        file = tmp_path / "mine.json"

    with pytest.raises(UnknownBot, match="no policy of warlords is stored"):
        Mine.for_engine(WARLORDS, 0)
    Mine.file.write_text(trainer.policy.text(version=version_of(trainer.describer)), encoding="utf-8")
    bot = Mine.for_engine(WARLORDS, 0)
    assert isinstance(bot, PolicyBot)
    assert bot.policy.common[0] == 5.0


def test_a_lesson_makes_the_answers_of_the_teacher_likelier() -> None:
    trainer, again = Trainer(BATTLELORE, 3), Trainer(BATTLELORE, 3)
    trainer.lesson(0, "captain", alone=False)

    def likeliest() -> float:
        return sum([float(trainer.policy.chances(each.found)[each.taken]) for each in trainer.taught])

    before = sum([1 / len(each.found.picks) for each in trainer.taught])
    assert likeliest() > 1.2 * before
    again.lesson(0, "captain", alone=False)
    assert again.policy.text() == trainer.policy.text()
    count = len(trainer.taught)
    trainer.lesson(1, "captain", alone=True)
    assert count < len(trainer.taught) <= count + LESSON_LIMIT


def test_the_features_of_battlelore_say_who_can_strike_whom() -> None:
    st = BATTLELORE.start(2, {}, 1, log=False)
    assert isinstance(st, BattleState)
    own = next(unit for unit, owner in enumerate(st.owner) if owner == 0)
    foe = next(unit for unit, owner in enumerate(st.owner) if owner == 1)

    def found() -> dict[str, float]:
        return dict(zip(battlelore.NAMES, battlelore.features(st, 0), strict=True))

    assert found()["contact"] == found()["orders"] == found()["strikes"] == 0
    near = found()["near"]
    place = next(each for each in st.ground.near[st.pos[own]] if st.at[each] < 0)
    st.at[st.pos[foe]] = -1
    st.pos[foe], st.at[place] = place, foe
    st.flags[own] |= ORDERED
    assert found()["near"] > near
    assert found()["contact"] >= 1 / 4
    assert (found()["orders"], found()["strikes"], found()["prey"]) == (1 / 4, 1 / 4, 1 / 4 / st.figs[foe])
    st.flags[own] |= BATTLED
    assert (found()["orders"], found()["strikes"]) == (1 / 4, 0)


def test_a_game_without_a_stored_policy_says_so() -> None:
    with pytest.raises(UnknownBot, match=r"no policy of first_blood is stored: train one with"):
        load_bot(LEARNED, find_game("first_blood"))


@pytest.mark.parametrize("spec", [WARLORDS, BATTLELORE], ids=["warlords", "battlelore"])
def test_the_marks_of_a_game_do_not_overlap(spec: GameSpec[State]) -> None:
    describer = Describer(spec)
    ranges = describer.actions.ranges()
    taken = [first + n for (_, column), first in describer.marks.items() for n in range(ranges[column][1] + 1)]
    assert sorted(taken) == list(range(describer.total))


@NEEDS_OPENSPIEL
def test_openspiel_plays_a_game() -> None:
    from sandtable.rl import spiel

    guide = (ROOT / "docs" / "guide" / "learning.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(import pyspiel.*?)```", guide, re.DOTALL)
    found: dict[str, object] = {}
    exec(example, found)
    assert str(found["state"]).startswith("warlords, 0 answers: seat")
    assert len(spiel.register()) == 4


@NEEDS_OPENSPIEL
@pytest.mark.parametrize("game", ["battlelore", "bloodstones", "first_blood", "warlords"])
def test_openspiel_passes_its_own_test_with_any_number_of_players(game: str) -> None:
    import pyspiel

    from sandtable.rl import spiel

    spiel.register()
    tables = dict(reversed(find_game(game).option_sets()))
    assert set(tables) == set(range(find_game(game).players[0], find_game(game).players[1] + 1))
    for players, options in tables.items():
        params = {"limit": 60, "players": players, **options}
        pyspiel.random_sim_test(pyspiel.load_game(f"sandtable_{game}", params), 1, False, False)
