"""`sandtable lab simulate --dataset`: the rows are the games, hold nothing hidden, and can be made again from the seeds."""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import duckdb
import pytest
from click.testing import CliRunner, Result

from sandtable.bots.play import at_table
from sandtable.cli import main
from sandtable.core.engine.observation_cells import CODE
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game
from sandtable.lab.dataset import ABOUT, CARD, FORMAT, GAME_COLUMNS, VIEW_COLUMNS, VIEWS, view_row
from sandtable.lab.matchup import Matchup, seated_bots
from sandtable.lab.simulate import COLUMNS, GAMES
from tests.lab.make_samples import GAMES as SAMPLED
from tests.lab.make_samples import SAMPLES, record
from tests.support.announced import announced
from tests.support.guides import files_of

MOST_BYTES = 300_000
"""All samples together."""
EVERY = 9
"""One decision in so many is looked at in another world."""
NAMES = list(VIEW_COLUMNS)


def simulate(out: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["lab", "simulate", *words, "--dataset", "--out", str(out)])


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    found = duckdb.sql(f"SELECT * FROM '{folder}/{kind}-*.parquet' ORDER BY ALL")
    return [dict(zip(found.columns, row, strict=True)) for row in found.fetchall()]


def sample(game: str) -> tuple[Matchup, dict[str, Any]]:
    head = json.loads((SAMPLES / game / "run.json").read_text())
    return Matchup(game, tuple(head["bots"]), head["players"], tuple(head["options"]), head["seed"]), head


def played(game: str, number: int) -> Iterator[tuple[State, dict[str, Any]]]:
    """The states of a game of the sample, each with its row."""
    matchup, _ = sample(game)
    spec = find_game(game)
    st = spec.start(matchup.players, matchup.options(number), matchup.deal(number), log=False)
    for row in [row for row in rows(SAMPLES / game, VIEWS) if row["game"] == number]:
        yield st, row
        asked = st.asked(row["seat"])
        st.apply(spec.notation.option_of(st, asked, row["pick"]), row["seat"])
    (ended,) = [each for each in rows(SAMPLES / game, GAMES) if each["game"] == number]
    assert st.decision is None
    assert st.digest() == ended["digest"]


@pytest.mark.parametrize("game", SAMPLED)
def test_a_row_is_the_question_as_its_seat_sees_it(game: str) -> None:
    """The sample is played again by its texts, and each number comes from the library itself."""
    spec = find_game(game)
    number = 0
    for number, (st, row) in enumerate(played(game, 0)):
        asked = st.asked(row["seat"])
        layout = spec.layout(st)
        view = array(CODE, [0]) * layout.size
        layout.observe(st, row["seat"], view)
        assert (row["decision"], row["kind"], row["clause"]) == (number, asked.kind, asked.clause)
        assert row["view"] == view.tolist()
        picks = asked.candidates()
        assert row["options"] == [spec.notation.option_text(st, asked, pick) for pick in picks]
        assert row["region"] == (asked.region is not None)
        if row["picked"] >= 0:
            assert row["options"][row["picked"]] == row["pick"]
        else:
            assert row["region"]
        width = len(spec.actions.columns)
        numbers = array(CODE, [0]) * (spec.actions.most * width)
        count = spec.actions.features(asked, st.players, numbers)
        assert [each for line in row["features"] for each in line] == numbers[: count * width].tolist()
        assert len(row["features"]) == min(len(picks), spec.actions.most)
    assert number > 50


@pytest.mark.parametrize("game", SAMPLED)
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_row(game: str) -> None:
    spec = find_game(game)
    differ = 0
    for number, (st, row) in enumerate(played(game, 1)):
        if number % EVERY:
            continue
        seat = row["seat"]
        world = spec.redeal(st.seen_by(seat), number)
        pick = spec.notation.option_of(world, world.asked(seat), row["pick"])
        found = dict(zip(NAMES[3:], view_row(spec, world.seen_by(seat), seat, pick), strict=True))
        for name in NAMES[3:]:
            value = found[name]
            assert (json.loads(str(value)) if name in ("view", "features") else value) == row[name], (number, name)
        other = (seat + 1) % st.players
        views = [array(CODE, [0]) * spec.layout(st).size for _ in range(2)]
        for each, view in zip((st, world), views, strict=True):
            spec.layout(each).observe(each, other, view)
        differ += views[0] != views[1]
    assert differ > 0, "the other worlds are the same world"


@pytest.mark.parametrize("game", SAMPLED)
def test_the_sample_is_made_again_from_its_seeds(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If rules, bots or observations have changed on purpose: `python -m tests.lab.make_samples`."""
    monkeypatch.chdir(tmp_path)
    record(game)
    (checksum,) = re.findall(r"checksum (\w+)", capsys.readouterr().out)
    stored = (SAMPLES / game / CARD).read_text("utf-8")
    assert f"`{checksum}`" in stored
    for kind in (VIEWS, GAMES):
        assert rows(tmp_path / game, kind) == rows(SAMPLES / game, kind)
    size = re.compile(r"^\| size .*$", re.MULTILINE)  # of the files: it depends on what packs them
    assert size.sub("", (tmp_path / game / CARD).read_text("utf-8")) == size.sub("", stored)


def test_the_samples_are_small() -> None:
    assert sorted([path.name for path in SAMPLES.iterdir()]) == sorted(SAMPLED)
    assert sum([path.stat().st_size for path in SAMPLES.rglob("*.*")]) <= MOST_BYTES


def test_the_rows_do_not_depend_on_workers_or_on_where_a_run_was_stopped(tmp_path: Path) -> None:
    words = ["bloodstones", "--bots", "random,captain", "-o", "max_rounds=1", "--games", "45", "--decisions"]
    one, two = [simulate(tmp_path / str(count), *words, "--workers", str(count)) for count in (1, 2)]
    assert (one.exit_code, two.exit_code) == (0, 0), one.output + two.output
    checksum = one.output.split()[-1]
    assert two.output.split()[-1] == checksum
    log = tmp_path / "2" / "done.jsonl"
    log.write_text(log.read_text().splitlines(keepends=True)[0] + '{"number": 1, "ro')  # killed while writing
    again = simulate(tmp_path / "2", *words, "--workers", "1")
    assert again.output.split()[-1] == checksum, again.output
    views = rows(tmp_path / "2", VIEWS)
    assert views == rows(tmp_path / "1", VIEWS)
    decisions = rows(tmp_path / "2", "decisions")
    same = ("game", "decision", "seat", "kind", "clause", "pick")
    assert [[row[name] for name in same] for row in views] == [[row[name] for name in same] for row in decisions]
    assert [len(row["options"]) for row in views] == [row["options"] for row in decisions]


def test_the_card_says_what_is_in_the_folder(tmp_path: Path) -> None:
    done = simulate(tmp_path, "bloodstones", "--bots", "random", "--players", "3", "-o", "max_rounds=1", "--games", "2")
    assert done.exit_code == 0, done.output
    text = (tmp_path / CARD).read_text("utf-8")
    head = json.loads((tmp_path / "run.json").read_text())
    spec = find_game("bloodstones")
    layout = spec.layout(spec.start(3))
    assert head["dataset"] == FORMAT
    assert (head["observation"], head["actions"]) == (layout.version, spec.actions.version)
    views = rows(tmp_path, VIEWS)
    assert {len(row["view"]) for row in views} == {layout.size}
    for said in (f"`{done.output.split()[-1]}`", f"{len(views):,}", layout.version, str(layout), str(spec.actions)):
        assert said in text
    assert '"max_rounds": 1' in text
    for name, about in {**ABOUT, **GAME_COLUMNS}.items():
        assert f"| {name} | " in text, about
    assert (list(ABOUT), list(GAME_COLUMNS)) == (list(COLUMNS[VIEWS]), list(COLUMNS[GAMES]))
    before = (tmp_path / "run.json").read_bytes()
    other = CliRunner().invoke(main, ["lab", "simulate", "bloodstones", "--bots", "random", "--players", "3", "-o",
                                      "max_rounds=1", "--games", "2", "--out", str(tmp_path)])  # fmt: skip
    assert (other.exit_code, "holds another run: rows is" in " ".join(other.output.split())) == (2, True), other.output
    assert (tmp_path / "run.json").read_bytes() == before


def test_a_table_that_needs_its_options_has_a_data_set(tmp_path: Path) -> None:
    """Four can only play an epic adventure."""
    words = ["--players", "4", "-o", "adventure=bl-e1-poitiers", "-o", "turn_limit=1", "--games", "1", "--workers", "1"]
    done = simulate(tmp_path, "battlelore", "--bots", "random", *words)
    assert done.exit_code == 0, done.output
    assert {row["seat"] for row in rows(tmp_path, VIEWS)} <= {0, 1, 2, 3}
    assert "random in all 4 seats" in (tmp_path / CARD).read_text("utf-8")


def test_a_bot_that_concedes_has_no_place_among_the_options() -> None:
    spec = find_game("warlords")
    matchup, _ = sample("warlords")
    st = spec.start(2, matchup.options(0), 0, log=False)
    with at_table(seated_bots(matchup, 0), matchup.options(0), st):
        assert st.decision is not None
        row = view_row(spec, st.seen_by(st.decision.seat), st.decision.seat, None)
    assert row[-2:] == ["concede", -1]


def test_a_game_without_observations_has_no_data_set(tmp_path: Path) -> None:
    with announced():
        refused = simulate(tmp_path / "out", "skirmish", "--bots", "random", "--games", "2")
    assert refused.exit_code == 1
    assert "no data set: skirmish does not say what a learner sees" in " ".join(refused.output.split())
    assert not (tmp_path / "out").exists()


def test_the_guide_loads_the_samples(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    files = files_of("data-sets.md")
    lines = [line for line in files["load.py"].splitlines() if line]
    assert len(lines) <= 10
    monkeypatch.chdir(SAMPLES.parent)
    space: dict[str, Any] = {}
    exec(compile(files["load.py"], "load.py", "exec"), space)
    for game in SAMPLED:
        views, features, picked, won, games = space["load"](f"datasets/{game}")
        assert len(views) == len(features) == len(picked) == len(won) == len(games) > 100
        assert all(0 <= answer < len(options) for answer, options in zip(picked, features, strict=True))
        assert set(won.tolist()) <= {0.0, 0.5, 1.0}
    text = files["first_option.py"].replace("from load import load\n", "")
    exec(compile(text, "first_option.py", "exec"), space)
    shown, said = capsys.readouterr().out.splitlines()
    (guide,) = re.findall(
        r"^```text\n(.*?)^```", (SAMPLES.parent / "docs/guide/data-sets.md").read_text("utf-8"), re.M | re.S
    )
    assert (shown, bool(re.fullmatch(r"the first option is taken in \d+% of them", said))) == (guide.strip(), True)
    exec(compile(files["again.py"], "again.py", "exec"), {})
    (ended,) = [row for row in rows(SAMPLES / "bloodstones", GAMES) if row["game"] == 0]
    assert (
        capsys.readouterr().out
        == f"Result(winners={tuple(ended['winners'])}, scores={tuple(ended['scores'])}, how='{ended['how']}')\n"
    )
