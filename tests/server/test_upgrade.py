"""Running tables survive rules that refuse earlier picks: the log is replayed as it was played."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.core.engine.decision import Decision, IllegalPick, Pick, Region
from sandtable.core.engine.state import State
from sandtable.core.game.notation import Notation
from sandtable.core.match.proof import OTHER_RULES
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, Json, Opened, Served, serving

OPTIONS: dict[str, Json] = {
    "bloodstones": LONG,
    "warlords": {},
    "first_blood": {},
    "battlelore": {},
}
PICKS = 60


def played(served: Served, table: Opened) -> list[tuple[str, Pick, bool]]:
    """For each pick at a table: the question's kind, the pick, and whether it had many alternatives."""
    match = served.registry._tables[table.id].playing()
    found = []
    for at, step in enumerate(match.steps):
        asked = match.state_at(at).asked(step.seat)
        found.append((step.line.kind, step.pick, asked.region is not None or len(asked.options) > 3))
    return found


def refuse(patch: pytest.MonkeyPatch, game: str, refused: set[tuple[str, Pick]]) -> None:
    """Switch to another rules version, which refuses these picks wherever there are alternatives."""
    run, point_of, allows = State.run, Notation.point_of, Decision.allows

    def fewer(self: State, forced: int = -1) -> None:
        run(self, forced)
        for asked in self.open_questions():
            left = [option for option in asked.options if (asked.kind, option) not in refused]
            asked.options = left or asked.options

    def no_point(self: Notation[State], asked: Decision, region: Region, text: str, fixed: list[str]) -> int:
        spot = point_of(self, asked, region, text, fixed)
        if (asked.kind, spot) in refused:
            raise IllegalPick(f"{text} is not in the region of {asked.kind}")
        return spot

    def forbids(self: Decision, pick: Pick) -> bool:
        is_point = self.region is not None and pick not in self.options
        return allows(self, pick) and not (is_point and (self.kind, pick) in refused)

    patch.setattr(State, "run", fewer)
    patch.setattr(Notation, "point_of", no_point)
    patch.setattr(Decision, "allows", forbids)
    patch.setattr(find_game(game), "rules_version", "9")


def newly_refused(served: Served, table: Opened) -> set[tuple[str, Pick]]:
    """The latest pick of each kind that had many alternatives."""
    latest = {kind: pick for kind, pick, is_one_of_many in played(served, table) if is_one_of_many}
    assert latest
    return set(latest.items())


@pytest.mark.parametrize("game", OPTIONS)
def test_a_running_game_survives_rules_that_refuse_some_of_its_picks(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, OPTIONS[game], game=game).join()
        assert table.play(PICKS) == PICKS
        begun, half = table.view(0), table.view(0, at=PICKS // 2)
        refused = newly_refused(served, table)
    refuse(monkeypatch, game, refused)
    caplog.set_level(logging.INFO, "sandtable.server")
    with serving(tmp_path) as served:
        table.served = served
        again = table.view(0)
        assert (again["table"]["status"], again["table"]["rules"]) == ("playing", begun["table"]["rules"])
        assert (again["scene"]["stacks"], again["last"]) == (begun["scene"]["stacks"], begun["last"])
        assert again["steps"] == begun["steps"]
        assert table.view(0, at=PICKS // 2)["scene"]["stacks"] == half["scene"]["stacks"]
        went_on = f"table {table.id} was started under rules {begun['table']['rules']} and continues under rules 9"
        assert went_on in caplog.messages
        assert table.play(5) == 5, "it goes on, now under the current rules"
        last = table.view(0)["last"]
        served.registry.forget(table.id)
        assert table.view(0)["last"] == last >= begun["last"] + 5


def test_the_record_of_such_a_game_names_the_rules_that_allow_its_picks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, OPTIONS["bloodstones"]).join()
        table.play(PICKS)
        rules, refused = table.info["rules"], newly_refused(served, table)
    refuse(monkeypatch, "bloodstones", refused)
    with serving(tmp_path) as served:
        table.served = served
        seat, seq, _ = table.asked()
        assert served.post(f"{table.path}/enter", {"seq": seq, "entry": "concede"}, table.keys[seat]).status_code == 200
        text = served.get(f"{table.path}/record", table.keys[0]).text
        assert read_record(text).rules == rules
        (tmp_path / "game.jsonl").write_text(text, encoding="utf-8")
        said = CliRunner().invoke(main, ["verify", str(tmp_path / "game.jsonl")])
        assert said.exit_code == OTHER_RULES
        assert "draws, all derived from these" in said.output, "its dice are proved"
        expected = f"recorded under rules {rules}; under the current rules 9, from pick "
        assert f"picks: {expected}" in said.output
        # an upload is not trusted
        answer = served.post("/records", {"record": text})
        assert (answer.status_code, answer.json()["error"]) == (422, "other_rules")
        assert answer.json()["detail"].startswith(expected)


def test_a_table_of_an_earlier_version_that_is_still_played_goes_on_by_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First Blood asked for every formation under rules 3."""
    spec = find_game("first_blood")
    now = spec.rules_version
    monkeypatch.setattr(spec, "rules_version", spec.earlier_rules[-1])
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, {}, game="first_blood").join()
        assert table.play(PICKS) == PICKS
        begun = table.view(0)
        assert begun["table"]["rules"] == spec.earlier_rules[-1]
    monkeypatch.setattr(spec, "rules_version", now)
    with serving(tmp_path) as served:
        table.served = served
        again = table.view(0)
        assert (again["table"]["status"], again["scene"]["stacks"]) == ("playing", begun["scene"]["stacks"])
        assert again["steps"] == begun["steps"]
        table.play(2 * PICKS)
        match = served.registry._tables[table.id].playing()
        assert "arrange" in {line.kind for line in match.lines[PICKS:]}, "it still asks as it did"
        assert not any("adjust" in line.pick for line in match.lines)
        seat, seq, _ = table.asked()
        assert served.post(f"{table.path}/enter", {"seq": seq, "entry": "concede"}, table.keys[seat]).status_code == 200
        text = served.get(f"{table.path}/record", table.keys[0]).text
        assert read_record(text).rules == spec.earlier_rules[-1]
        (tmp_path / "game.jsonl").write_text(text, encoding="utf-8")
        said = CliRunner().invoke(main, ["verify", str(tmp_path / "game.jsonl")])
        assert said.exit_code == 0, said.output
        new = served.open_table(TWO_LINKS, {}, game="first_blood").join()
        assert new.info["rules"] == now


def changed_log(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(statement, values).rowcount == 1
        connection.commit()


def database(folder: Path) -> Path:
    return next(folder.glob("*.db"))


@pytest.mark.parametrize("damage", ["digest", "body", "current rules"])
def test_what_is_not_what_stood_on_the_table_is_set_aside(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, OPTIONS["first_blood"], game="first_blood").join()
        other = served.open_table(TWO_LINKS, OPTIONS["bloodstones"]).join()
        other.play(3)
        table.play(PICKS)
        refused = newly_refused(served, table)
        at, (kind, pick, _) = next(
            (at, made) for at, made in enumerate(played(served, table)) if (made[0], made[1]) in refused
        )
        seq = served.registry._tables[table.id].log_text.steps[at + 1].seq
    refuse(monkeypatch, "first_blood", refused)
    path = database(tmp_path)
    if damage == "digest":
        changed_log(path, "UPDATE entries SET digest = ? WHERE table_id = ? AND seq = ?", "0" * 16, table.id, seq)
    elif damage == "body":
        changed_log(path, "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?", b"99999 7 x", table.id, seq)
    else:
        changed_log(path, "UPDATE tables SET rules = '9' WHERE id = ?", table.id)
    with serving(tmp_path) as served:
        answer = served.get(f"{table.path}/view", table.keys[0])
        assert (answer.status_code, answer.json()["error"]) == (409, "unplayable"), (kind, pick)
        broken = served.get(table.path).json()
        if damage == "current rules":
            assert "entry " in broken["broken"]
            assert broken["broken_said"]["key"] == "refused-unplayable"
        else:
            versions = f"started under rules {table.info['rules']}, the current rules are 9"
            assert broken["broken"] == f"this table can no longer be played: {versions}"
            assert broken["broken_said"]["key"] == answer.json()["said"]["key"] == "refused-rules-changed"
            assert (
                f"table {table.id} is set aside: {versions}, under which it plays out differently: entry {seq}"
                in caplog.text
            )
        other.served = served
        assert other.play(3) == 3, "the other tables go on"
