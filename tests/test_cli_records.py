"""The commands fuzz, replay, verify, perft and record, played with the toy games."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import COMMANDS, common, main
from sandtable.cli.lab import fuzz
from sandtable.cli.lab.fuzz import ChunkTask, play_chunk, run
from sandtable.core.engine.options import Options
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.testing import any_answer, chooser_rng
from tests.support.toys import ring_toss, sealed_bids
from tests.support.toys.sealed_bids import Bid, Bidding, Bids, Rounds

TOYS: dict[str, GameSpec[Any]] = {"sealed_bids": sealed_bids.SPEC, "ring_toss": ring_toss.SPEC}


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the commands find the toys as well as the real games."""

    def find(name: str) -> GameSpec[Any]:
        return TOYS[name] if name in TOYS else find_game(name)

    for module in (common, fuzz):
        monkeypatch.setattr(module, "find_game", find)


def call(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def recorded(path: Path, seed: Seed | None = None, picks: int = 1000) -> Path:
    match: Match[Bids] = Match(sealed_bids.SPEC, 2, {"rounds": 2}, seed or Seed(5), ("Ada", "Bob"))
    rng = chooser_rng(1)
    while match.state.decision is not None and len(match.steps) < picks:
        match.pick(*any_answer(match.state, rng))
    path.write_text(match.record("a test").to_text())
    return path


def test_every_command_explains_itself() -> None:
    for name in COMMANDS:
        result = call(name, "--help")
        assert result.exit_code == 0
        assert result.output.startswith("Usage:")


def test_an_unknown_game_is_refused() -> None:
    for words in (["fuzz", "bloodstone"], ["perft", "bloodstone"], ["record", "new", "bloodstone", "x"]):
        result = call(*words)
        assert result.exit_code == 2
        assert "did you mean bloodstones?" in result.output


# -- fuzz --------------------------------------------------------------------------------------------------------------


def test_fuzz_reports_every_option_set() -> None:
    result = call("fuzz", "sealed_bids", "--games", "7", "--workers", "1")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == "sealed_bids, seed 0, interpreted"
    assert [line.split()[:2] for line in lines[2:]] == [["2", "3"], ["3", "2"], ["5", "2"], ["all", "7"]]


def test_fuzz_may_be_narrowed() -> None:
    result = call("fuzz", "sealed_bids", "--games", "2", "--workers", "1", "--players", "4", "-o", "rounds=1")
    assert result.exit_code == 0
    assert "  4          2         16 " in result.output
    assert "rounds=1 boosts=some" in result.output
    assert call("fuzz", "sealed_bids", "--games", "2", "--workers", "1", "--players", "4").exit_code == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--players", "9"], "sealed_bids is for 2 to 5 players, not 9"),
        (["-o", "rounds"], "write an option as name=value, not 'rounds'"),
        (["-o", "rounds=9"], "option rounds: 9 is not a whole number from 1 to 5"),
        (["-o", "rounds=x"], "option rounds: 'x' is not a whole number"),
        (["-o", "round=1"], "did you mean rounds?"),
        (["--sets", "ruins"], "sealed_bids has no special option sets called 'ruins'; it has: none"),
    ],
)
def test_fuzz_refuses_bad_words(words: list[str], message: str) -> None:
    result = call("fuzz", "sealed_bids", *words)
    assert result.exit_code == 2
    assert message in result.output


def crash(self: Bidding, st: Bids) -> None:
    raise KeyError("lost")


def lose(self: Bidding, st: Bids) -> None:
    st.pop()
    st.used.append(99)


def forget(self: Rounds, st: Bids) -> None:
    st.pop()


def test_fuzz_plays_special_option_sets() -> None:
    result = call("fuzz", "first_blood", "--sets", "ruins", "--games", "1", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "battlefield=frozen-fen" in result.output
    assert "battlefield=hill-fort" not in result.output
    assert "cannot be combined" in call("fuzz", "first_blood", "--sets", "ruins", "-o", "placement=auto").output


def test_fuzz_checks_every_step_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def noted(st: Bids) -> None:
        assert st.events or len(st.used) < 3, "nothing was told"
        assert len(st.used) < 3, "a third card"

    monkeypatch.setattr(sealed_bids.SPEC, "step_check", lambda: noted)
    result = call("fuzz", "sealed_bids", "--games", "1", "--workers", "1", "--players", "2", "--seed", "8")
    assert result.exit_code == 1
    assert "illegal at pick" in result.output
    assert "a third card" in result.output


@pytest.mark.parametrize(
    ("owner", "method", "fault", "what"),
    [
        (Bidding, "close", crash, "crash at pick 4: KeyError: 'lost' (test_cli_records.py:"),
        (Bidding, "close", lose, "not sound at pick 5: the cards are"),
        (Rounds, "advance", forget, "dead end at pick 1: over without a result"),
    ],
)
def test_fuzz_finds_faults_and_says_how_to_see_them_again(
    monkeypatch: pytest.MonkeyPatch, owner: type, method: str, fault: Callable[..., None], what: str
) -> None:
    monkeypatch.setattr(owner, method, fault)
    words = ["fuzz", "sealed_bids", "--games", "1", "--workers", "1", "--players", "2", "--seed", "8"]
    result = call(*words)
    assert result.exit_code == 1
    assert what in result.output
    assert "  sandtable fuzz sealed_bids --games 1 --players 2 --seed 8" in result.output


def test_fuzz_finds_questions_without_options(monkeypatch: pytest.MonkeyPatch) -> None:
    advance = Bid.advance

    def none(self: Bid, st: Bids) -> Any:
        asked = advance(self, st)
        if asked is not None and asked.kind == "BOOST":
            asked.options = []
        return asked

    monkeypatch.setattr(Bid, "advance", none)
    result = call("fuzz", "sealed_bids", "--games", "1", "--workers", "1")
    assert result.exit_code == 1
    assert "dead end at pick" in result.output
    assert "has no options" in result.output


def test_fuzz_finds_long_games() -> None:
    result = call("fuzz", "sealed_bids", "--games", "1", "--workers", "1", "--most", "5")
    assert result.exit_code == 1
    assert "too long at pick 6: the game has not ended after 5 decisions" in result.output


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    sets: list[tuple[int, Options]] = [(2, {"max_rounds": 1}), (3, {"max_rounds": 1})]
    alone, shared = (run("bloodstones", sets, range(45), 3, workers, 20_000) for workers in (1, 2))
    assert alone == shared
    assert [tally.games for tally in alone] == [23, 22]
    assert play_chunk(ChunkTask("bloodstones", sets, range(45), 3, 20_000)) == alone


# -- replay and verify -------------------------------------------------------------------------------------------------


def test_replay_shows_a_game_step_by_step(tmp_path: Path) -> None:
    file = recorded(tmp_path / "game.jsonl")
    result = call("replay", file)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[:3] == ["sealed_bids (rules 1), rounds=2 boosts=some", "seats: 0 Ada, 1 Bob", "a test"]
    assert "CARD (SB-2): card" in lines[3]
    assert any("bid 0" in line for line in lines)
    assert lines[-1].startswith("won by ")


def test_replay_stops_where_it_is_told(tmp_path: Path) -> None:
    result = call("replay", recorded(tmp_path / "game.jsonl"), "--to", "2")
    assert len(result.output.splitlines()) == 3 + 2 + 1
    assert result.output.splitlines()[-1].startswith("open: seat ")


def test_replay_for_a_seat_keeps_the_others_secrets(tmp_path: Path) -> None:
    file = recorded(tmp_path / "game.jsonl")
    shown = call("replay", file, "--seat", "0").output
    assert "seat 1  CARD (SB-2): (secret)" in shown
    assert "seat 0  CARD (SB-2): card" in shown
    assert "chance" not in shown
    assert call("replay", file, "--seat", "2").exit_code == 2


def test_replay_shows_where_a_game_parts(tmp_path: Path) -> None:
    file = recorded(tmp_path / "game.jsonl")
    rows = file.read_text().splitlines()
    row = json.loads(rows[2])
    file.write_text("\n".join([*rows[:2], json.dumps([*row[:5], "0" * 16]), *rows[3:]]))
    result = call("replay", file)
    assert result.exit_code == 1
    assert "    1  seat 0  CARD (SB-2)" in result.output, "what is as it was is shown"
    assert "instead of '0000000000000000'" in result.output.splitlines()[-1]
    file.write_text("\n".join([*rows[:2], json.dumps([*row[:3], "nonsense", *row[4:]]), *rows[3:]]))
    result = call("replay", file)
    assert result.exit_code == 1
    assert "pick 2: 'nonsense' is not an option" in result.output


def test_verify_checks_the_whole_game(tmp_path: Path) -> None:
    result = call("verify", recorded(tmp_path / "game.jsonl", Seed(None, "secret", ("a", "b"))))
    assert result.exit_code == 0
    assert result.output.splitlines()[:4] == [
        "sealed_bids, rules 1, 2 players, 8 picks",
        "dice: the secret matches the commitment",
        "dice: 2 contributions, mixed in the older way: "
        "they were not sealed, and neither table nor names are bound into the dice",
        "picks: all legal, every digest agrees",
    ]
    assert result.output.splitlines()[4].startswith("result: won by ")


def test_verify_says_what_a_plain_seed_is_worth(tmp_path: Path) -> None:
    result = call("verify", recorded(tmp_path / "game.jsonl"))
    assert result.exit_code == 0
    assert "dice: a plain seed (5), chosen by the person who made the record" in result.output
    assert "Not proved: that the dice were not chosen" in result.output
    result = call("verify", recorded(tmp_path / "game.jsonl", picks=3))
    assert result.exit_code == 3
    assert "result: none yet, the game is not finished" in result.output


def test_verify_finds_a_forged_commitment(tmp_path: Path) -> None:
    file = recorded(tmp_path / "game.jsonl", Seed(None, "secret", ("a", "b"), "0" * 32))
    result = call("verify", file)
    assert result.exit_code == 5
    assert "does not match the commitment" in result.output


def test_verify_waits_for_the_secret(tmp_path: Path) -> None:
    result = call("verify", recorded(tmp_path / "game.jsonl", Seed(None, "secret", ("a", "b")), 3))
    assert result.exit_code == 3
    assert "the secret of its dice has not been revealed yet" in result.output


@pytest.mark.parametrize(
    ("row", "at", "new", "message"),
    [
        (3, 5, "0" * 16, "pick 3 ("),
        (3, 3, "card99", "pick 3: 'card99' is not an option"),
        (3, 0, 7, "pick 3: seat 7 is not asked"),
        (4, 4, [1, 1], "pick 4 ("),
    ],
)
def test_verify_names_the_altered_pick(tmp_path: Path, row: int, at: int, new: object, message: str) -> None:
    file = recorded(tmp_path / "game.jsonl")
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    rows[row][at] = new
    file.write_text("\n".join(map(json.dumps, rows)))
    result = call("verify", file)
    assert result.exit_code == 1
    assert f"picks: {message}" in result.output


def entered(path: Path, *entries: tuple[int, str]) -> Path:
    """A game for two after six picks and then these entries."""
    match: Match[Bids] = Match(sealed_bids.SPEC, 2, {"rounds": 4}, Seed(None, "secret", ("a", "b")), ("Ada", "Bob"))
    rng = chooser_rng(1)
    while len(match.steps) < 6:
        match.pick(*any_answer(match.state, rng))
    for seat, entry in entries:
        match.enter(seat, entry, 2 if entry == "back" else 1)
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
    path.write_text(match.record("a test").to_text())
    return path


@pytest.mark.parametrize(
    ("entries", "beside", "result"),
    [
        ([(0, "concede")], "6 picks, other entries: 1", "won by Bob (conceded)"),
        (
            [(0, "draw"), (1, "decline"), (1, "draw"), (0, "accept")],
            "6 picks, other entries: 4",
            "won by nobody (agreed)",
        ),
        ([(1, "back"), (0, "accept")], "other entries: 2", "won by "),
        ([(1, "back"), (1, "withdraw")], "other entries: 2", "won by "),
    ],
)
def test_verify_checks_entries(tmp_path: Path, entries: list[tuple[int, str]], beside: str, result: str) -> None:
    done = call("verify", entered(tmp_path / "game.jsonl", *entries))
    assert done.exit_code == 0, done.output
    assert beside in done.output
    assert f"result: {result}" in done.output


@pytest.mark.parametrize(
    ("at", "new", "message"),
    [
        (0, 1, "pick 8: "),
        (1, "match:shout", "pick 8: 'shout' is not an entry"),
        (1, "match:decline", "pick 8 ("),
        (3, "3", "pick 8 ('3'): entry '' instead of '3'"),
    ],
)
def test_verify_finds_a_forged_entry(tmp_path: Path, at: int, new: object, message: str) -> None:
    file = entered(tmp_path / "game.jsonl", (1, "back"), (0, "accept"))
    rows = [json.loads(row) for row in file.read_text().splitlines()]
    rows[8][at] = new
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    done = call("verify", file)
    assert done.exit_code == 1
    assert message in done.output


def test_verify_misses_the_last_line(tmp_path: Path) -> None:
    file = recorded(tmp_path / "game.jsonl")
    file.write_text("\n".join(file.read_text().splitlines()[:-1]))
    result = call("verify", file)
    assert result.exit_code == 9
    assert "its last line is missing" in result.output


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "record: empty"),
        (b"\xff\xfe", "not a text file"),
        (b'{"sandtable": 1', "record line 1: not JSON, perhaps truncated"),
        (None, "No such file"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_cannot_be_read_is_refused_with_two(
    tmp_path: Path, command: str, data: bytes | None, message: str
) -> None:
    file = tmp_path / "game.jsonl"
    if data is not None:
        file.write_bytes(data)
    result = call(command, file)
    assert result.exit_code == 2
    assert message in result.output


# -- perft and record --------------------------------------------------------------------------------------------------


def test_perft_counts_option_sequences() -> None:
    result = call("perft", "sealed_bids", "--depth", "3")
    assert result.exit_code == 0
    # five cards, three boosts; then the other seat's five cards
    assert [line.split() for line in result.output.splitlines()] == [["1", "5"], ["2", "15"], ["3", "75"]]


def test_perft_starts_from_any_position(tmp_path: Path) -> None:
    file = tmp_path / "picks"
    file.write_text("# call, aim\npeg2\n\n-3 4\n")
    result = call("perft", "ring_toss", "--players", "3", "-o", "throws=1", "--depth", "2", "--picks", file)
    assert result.exit_code == 0
    assert result.output.splitlines()[0].split() == ["1", "2"]
    assert call("perft", "sealed_bids", "--depth", "1", "--after", "99").output.split() == ["1", "0"]


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [("peg99", 1, "line 1: 'peg99' is not an option of CALL_PEG"), (None, 2, "No such file")],
)
def test_perft_refuses_bad_picks(tmp_path: Path, text: str | None, code: int, message: str) -> None:
    file = tmp_path / "picks"
    if text is not None:
        file.write_text(text)
    result = call("perft", "ring_toss", "--picks", file)
    assert result.exit_code == code
    assert message in result.output
    assert call("perft", "ring_toss", "--players", "9").exit_code == 2


def test_record_makes_a_game_that_verifies(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.jsonl"
    result = call(
        "record", "new", "ring_toss", file, "--players", "3", "-o", "throws=2", "--seed", "4", "--why", "a test"
    )
    assert result.exit_code == 0
    assert "picks" in result.output
    assert call("verify", file).exit_code == 0
    assert call("record", "renew", tmp_path).output == f"{file}: unchanged\n"
    assert call("record", "new", "ring_toss", file, "--players", "9").exit_code == 2


def test_record_renews_what_the_rules_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = recorded(tmp_path / "game.jsonl")
    old = file.read_text()
    monkeypatch.setattr(sealed_bids.SPEC, "rules_version", "2", raising=False)
    result = call("record", "renew", "--check", file)
    assert (result.exit_code, file.read_text()) == (1, old)
    assert "would change (same picks)" in result.output
    assert call("record", "renew", file).exit_code == 0
    assert file.read_text() == old.replace('"rules": "1"', '"rules": "2"')
    assert call("verify", file).exit_code == 0


def test_record_renews_a_game_from_the_position_it_begins_with() -> None:
    file = Path(__file__).parent / "replays" / "bloodstones" / "reentry.jsonl"
    assert call("record", "renew", "--check", file).output == f"{file}: unchanged\n"


def test_record_goes_on_where_a_pick_is_no_longer_offered(tmp_path: Path) -> None:
    file = recorded(tmp_path / "game.jsonl")
    rows = file.read_text().splitlines()
    row = json.loads(rows[3])
    file.write_text("\n".join([*rows[:3], json.dumps([*row[:3], "nonsense", *row[4:]]), *rows[4:]]))
    assert "re-recorded (new from pick 3 on)" in call("record", "renew", file).output
    assert file.read_text().splitlines()[1:3] == rows[1:3]
    assert call("verify", file).exit_code == 0


def test_record_looks_for_a_game_that_ends_in_a_certain_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.jsonl"
    assert call("record", "new", "ring_toss", file, "-o", "throws=9", "--how", "pegs").exit_code == 0
    assert json.loads(file.read_text().splitlines()[-1])["how"] == "pegs"
    monkeypatch.setattr("sandtable.cli.records.record.MAX_SEEDS", 3)
    result = call("record", "new", "ring_toss", file, "--how", "never")
    assert result.exit_code == 1
    assert "none of 3 games ended with 'never'" in result.output
