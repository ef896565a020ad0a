"""What a record proves, and that every change to it is noticed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main
from sandtable.core.engine.state import State
from sandtable.core.match import proof
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.match.seed import Seed, bot_share, commit_at, seal
from sandtable.core.registry import find_game
from sandtable.testing import any_answer, chooser_rng

TABLE = "kq3f8mz2vw7c"
SECRET = "5e" * 16
OWN = "0123456789abcdef0123456789abcdef"
COMMITMENT = commit_at(SECRET, TABLE)
NAMES = ("Ada", "Zoë", "steward")
OPTIONS: dict[str, str | int] = {"max_rounds": 2, "faction_assignment": "random"}


def bound(secret: str = SECRET, own: str = OWN, table: str = TABLE, shown: bool = True) -> Seed:
    """Ada has sealed and shown hers, Zoë (perhaps) never showed hers, a bot contributes what follows from the commitment."""
    theirs = "fedcba9876543210fedcba9876543210"
    seals = (seal(own, table), seal(theirs, table), "")
    share = bot_share(commit_at(secret, table), 2)
    return Seed(None, secret, (own, theirs if shown else "", share), "", table, seals)


def game(
    seed: Seed, names: tuple[str, ...] = NAMES, options: dict[str, str | int] = OPTIONS, choices: int = 1
) -> Match[State]:
    """A short game with an agreed take-back across a battle's dice."""
    match: Match[State] = Match(find_game("bloodstones"), 3, options, seed, names, log=False)
    rng = chooser_rng(choices)
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
        step = match.steps[-1]
        is_late = len(match.lines) > 40 and match.state.decision is not None
        if is_late and step.line.chance and not any(line.back >= 0 for line in match.lines):
            match.enter(step.seat, "back", 1)
            for seat in range(3):
                if seat != step.seat:
                    match.enter(seat, "accept")
    return match


@cache
def genuine(shown: bool = True) -> str:
    return game(bound(shown=shown)).record().to_text()


def verify(path: Path, text: str, *words: str) -> Result:
    file = path / "game.jsonl"
    file.write_text(text, "utf-8")
    return CliRunner().invoke(main, ["verify", str(file), *words])


KEPT = ("--commitment", COMMITMENT, "--contribution", OWN)


def test_a_genuine_record_is_proved(tmp_path: Path) -> None:
    record = read_record(genuine())
    assert any(line.back > 0 for line in record.lines), "a take-back was granted"
    assert record.deal.chance, "chance was drawn in the set-up"
    assert record.to_text() == genuine()
    done = verify(tmp_path, genuine(), *KEPT)
    assert done.exit_code == 0, done.output
    for line in (
        "dice: the secret matches the commitment",
        "dice: seat 1 (Ada): sealed, then revealed",
        "dice: seat 3 (steward): a bot's, which follows from the commitment",
        "picks: all legal, every digest agrees",
        "proved: it is the game you took part in, and nobody could choose its dice",
    ):
        assert line in done.output.splitlines()
    count = len(record.deal.chance) + sum(len(line.chance) for line in record.lines)
    assert f"dice: {count} draws, all derived from these" in done.output


def test_what_is_not_given_is_not_proved(tmp_path: Path) -> None:
    assert "proved: the record fits itself. Whether it is" in verify(tmp_path, genuine()).output
    only = verify(tmp_path, genuine(), "--commitment", COMMITMENT).output
    assert "proved: it is the game of your commitment. With --contribution also" in only


def test_a_contribution_that_never_came_is_told(tmp_path: Path) -> None:
    done = verify(tmp_path, genuine(shown=False), *KEPT)
    assert done.exit_code == 0
    assert "seat 2 (Zoë): sealed but never revealed: the game started without it" in done.output
    late = verify(tmp_path, genuine(shown=False), "--contribution", "fedcba9876543210fedcba9876543210")
    assert late.exit_code == proof.OTHER_CONTRIBUTION
    assert "started without your contribution" in late.output


def test_a_long_game_is_verified_at_once(tmp_path: Path) -> None:
    """2,000 picks; the replay takes most of the time."""
    match: Match[State] = Match(find_game("bloodstones"), 3, {}, bound(), NAMES, log=False)
    rng = chooser_rng(3)
    while match.state.decision is not None and len(match.lines) < 2000:
        match.pick(*any_answer(match.state, rng))
    if match.state.decision is not None:
        match.enter(0, "concede")
        match.enter(1, "concede")
    text = match.record().to_text()
    began = time.process_time()
    done = verify(tmp_path, text, *KEPT)
    assert done.exit_code == 0, done.output
    assert time.process_time() - began < 2.0 * max(1.0, len(match.lines) / 2000)


# -- tampering -------------------------------------------------------------------------------------------------------------

Rows = list[Any]
Tampering = Callable[[Rows], Rows | None]
"""Changes the rows of a record, or returns new ones."""

KINDS: list[tuple[str, int, Tampering]] = []
"""What is done, the exit code that says so, and the deed."""


def tampering(name: str, code: int) -> Callable[[Tampering], Tampering]:
    def add(deed: Tampering) -> Tampering:
        KINDS.append((name, code, deed))
        return deed

    return add


def change(name: str, code: int, *path: object, to: object) -> None:
    """Replace a value in the record."""

    def deed(rows: Rows) -> None:
        place = rows
        for key in path[:-1]:
            place = place[key]  # type: ignore[call-overload]
        last = path[-1]
        assert place[last] != to, name  # type: ignore[call-overload]
        place[last] = to  # type: ignore[call-overload]

    KINDS.append((name, code, deed))


def drawing(rows: Rows, after: int = 0) -> int:
    """The first line after this one that drew from chance."""
    return next(at for at in range(after + 1, len(rows) - 1) if rows[at][5])


def taken_back(rows: Rows) -> int:
    return next(at for at in range(1, len(rows) - 1) if len(rows[at]) == 9)


def forged(rows: Rows, **other: Any) -> Rows:
    """Another game, played by the rules, with a seed that the forger chose."""
    seed = bound(**{key: other.pop(key) for key in ("secret", "own", "table") if key in other})
    return [json.loads(row) for row in game(seed, **other).record().to_text().splitlines()]


ZERO = "0" * 64
change("a name", proof.OTHER_NAMES, 0, "seats", 0, to="Mallory")
change("the name of a bot", proof.OTHER_NAMES, 0, "seats", 2, to="random")
change("two names exchanged", proof.OTHER_NAMES, 0, "seats", to=["Zoë", "Ada", "steward"])
change("a name only a blank longer", proof.OTHER_NAMES, 0, "seats", 0, to="Ada ")
change("no names", proof.OTHER_NAMES, 0, "seats", to=[])
change("an option", proof.OTHER_OPTIONS, 0, "options", "max_rounds", to=4)
change("an option as text", proof.OTHER_OPTIONS, 0, "options", "max_rounds", to="2")
change("the digest of the names", proof.OTHER_NAMES, 0, "seed", "names", to=ZERO)
change("the digest of the options", proof.OTHER_OPTIONS, 0, "seed", "options", to=ZERO)
change("the rules", proof.ALTERED, 0, "rules", to="99")
change("the game", proof.ALTERED, 0, "game", to="warlords")
change("the number of players", proof.OTHER_CONTRIBUTION, 0, "players", to=2)
change("the format", proof.UNREADABLE, 0, "sandtable", to=1)
change("a later format", proof.UNREADABLE, 0, "sandtable", to=3)
change("the secret", proof.OTHER_SECRET, 0, "seed", "secret", to="5f" * 16)
change("the commitment", proof.OTHER_SECRET, 0, "seed", "commitment", to=ZERO)
change("the table", proof.OTHER_SECRET, 0, "seed", "table", to="another")
change("no table", proof.UNREADABLE, 0, "seed", "table", to="")
change("my contribution", proof.OTHER_CONTRIBUTION, 0, "seed", "contributions", 0, to="f" * 32)
change("my contribution away", proof.OTHER_CONTRIBUTION, 0, "seed", "contributions", 0, to="")
change("another's contribution", proof.OTHER_CONTRIBUTION, 0, "seed", "contributions", 1, to="f" * 32)
change("another's contribution away", proof.ALTERED, 0, "seed", "contributions", 1, to="")
change("the bot's contribution", proof.ALTERED, 0, "seed", "contributions", 2, to="chosen")
change("a seal", proof.OTHER_CONTRIBUTION, 0, "seed", "seals", 1, to=ZERO)
change("a seal away", proof.ALTERED, 0, "seed", "seals", 1, to="")
change("a seal for the bot", proof.OTHER_CONTRIBUTION, 0, "seed", "seals", 2, to=ZERO)
change("a seal too few", proof.UNREADABLE, 0, "seed", "seals", to=[])
change("the winner", proof.ALTERED, -1, "winners", to=[])
change("the scores", proof.ALTERED, -1, "scores", to=[9, 9, 9])
change("how it ended", proof.ALTERED, -1, "how", to="conceded")
change("a pick", proof.ALTERED, 30, 4, to="nowhere")
change("whose pick it is", proof.ALTERED, 30, 1, to=7)
change("the kind of a question", proof.ALTERED, 30, 2, to="MOVE")
change("a clause", proof.ALTERED, 30, 3, to="BS-1.1")
change("a digest", proof.ALTERED, 30, 6, to="0" * 16)
change("the number of a line", proof.HOLE, 30, 0, to=31)


@tampering("a set position in place of the set-up that was drawn", proof.ALTERED)
def _(rows: Rows) -> None:
    rows[0]["start"] = game(bound()).initial_state().dump().decode()


@tampering("a set position", proof.SET_POSITION)
def _(rows: Rows) -> None:
    rows[0]["start"] = game(bound()).initial_state().dump().decode()
    rows[0]["seed"]["deal"] = [[], []]


@tampering("the secret away", proof.UNFINISHED)
def _(rows: Rows) -> None:
    del rows[0]["seed"]["secret"]


@tampering("a plain seed in place of the secret", proof.UNREADABLE)
def _(rows: Rows) -> None:
    rows[0]["seed"]["number"] = 7


@tampering("a die", proof.ALTERED)
def _(rows: Rows) -> None:
    row = rows[drawing(rows)]
    row[5][0] = (row[5][0] + 1) % row[7][0]


@tampering("a die and what it was drawn of", proof.ALTERED)
def _(rows: Rows) -> None:
    """A draw that the generator would give, of another number of sides."""
    row = rows[drawing(rows)]
    row[7][0], row[5][0] = 1, 0


@tampering("two dice exchanged", proof.ALTERED)
def _(rows: Rows) -> None:
    one = drawing(rows)
    two = next(at for at in range(one + 1, len(rows) - 1) if rows[at][5] and rows[at][5] != rows[one][5])
    for part in (5, 7):
        rows[one][part], rows[two][part] = rows[two][part], rows[one][part]


@tampering("a die less", proof.ALTERED)
def _(rows: Rows) -> None:
    row = rows[drawing(rows)]
    del row[5][0], row[7][0]


@tampering("a die more", proof.ALTERED)
def _(rows: Rows) -> None:
    row = rows[drawing(rows)]
    row[5].append(0)
    row[7].append(1)


@tampering("dice without their sides", proof.UNREADABLE)
def _(rows: Rows) -> None:
    del rows[drawing(rows)][7][0]


@tampering("a draw of the set-up", proof.ALTERED)
def _(rows: Rows) -> None:
    chance, sides = rows[0]["seed"]["deal"]
    chance[0] = (chance[0] + 1) % sides[0]


@tampering("the whole set-up", proof.ALTERED)
def _(rows: Rows) -> None:
    rows[0]["seed"]["deal"] = [[], []]


@tampering("a line away", proof.HOLE)
def _(rows: Rows) -> None:
    del rows[20]


@tampering("a line away, the others numbered anew", proof.ALTERED)
def _(rows: Rows) -> None:
    del rows[20]
    for number, row in enumerate(rows[1:-1], 1):
        row[0] = number


@tampering("a line twice", proof.HOLE)
def _(rows: Rows) -> None:
    rows.insert(20, rows[20])


@tampering("two lines exchanged", proof.HOLE)
def _(rows: Rows) -> None:
    rows[20], rows[21] = rows[21], rows[20]


@tampering("the result away", proof.HOLE)
def _(rows: Rows) -> None:
    del rows[-1]


@tampering("the last picks away", proof.HOLE)
def _(rows: Rows) -> None:
    del rows[-4:-1]


@tampering("the last picks and the result away", proof.HOLE)
def _(rows: Rows) -> None:
    del rows[-4:]


@tampering("all picks away", proof.HOLE)
def _(rows: Rows) -> None:
    del rows[1:-1]


@tampering("picks after the end", proof.ALTERED)
def _(rows: Rows) -> None:
    rows.insert(-1, [len(rows) - 1, *rows[-2][1:]])


@tampering("a take-back to another place", proof.ALTERED)
def _(rows: Rows) -> None:
    rows[taken_back(rows)][8] -= 1


@tampering("a take-back hidden", proof.ALTERED)
def _(rows: Rows) -> None:
    del rows[taken_back(rows)][8]


@tampering("a take-back that never was", proof.ALTERED)
def _(rows: Rows) -> None:
    rows[30].append(10)


@tampering("a take-back into the future", proof.UNREADABLE)
def _(rows: Rows) -> None:
    rows[30].append(500)


@tampering("who gave up", proof.ALTERED)
def _(rows: Rows) -> None:
    rows[30][2:5] = ["match:concede", "", ""]


@tampering("a game under another secret", proof.OTHER_SECRET)
def _(rows: Rows) -> Rows:
    return forged(rows, secret="77" * 16)


@tampering("a game without my contribution", proof.OTHER_CONTRIBUTION)
def _(rows: Rows) -> Rows:
    return forged(rows, own="a" * 32)


@tampering("a game of another table", proof.OTHER_SECRET)
def _(rows: Rows) -> Rows:
    return forged(rows, table="elsewhere")


@tampering("names changed together with their digest", proof.ALTERED)
def _(rows: Rows) -> None:
    """Even with both forged, the dice do not match."""
    rows[0]["seats"][0] = "Mallory"
    record = read_record("".join(json.dumps(row) + "\n" for row in rows))
    rows[0]["seed"]["names"] = record.terms().digests()[1]


@tampering("options changed together with their digest", proof.ALTERED)
def _(rows: Rows) -> None:
    rows[0]["options"]["max_rounds"] = 3
    record = read_record("".join(json.dumps(row) + "\n" for row in rows))
    rows[0]["seed"]["options"] = record.terms().digests()[0]


@tampering("a contribution changed together with its seal", proof.ALTERED)
def _(rows: Rows) -> None:
    rows[0]["seed"]["contributions"][1] = "f" * 32
    rows[0]["seed"]["seals"][1] = seal("f" * 32, TABLE)


@tampering("other picks, played on by the rules with dice of one's own", proof.ALTERED)
def _(rows: Rows) -> Rows:
    other = [json.loads(row) for row in game(Seed(7)).record().to_text().splitlines()]
    lines = [[at, *row, [1000] * len(row[4])] for at, row in enumerate(other[1:-1], 1)]
    return [rows[0], *lines, other[-1]]


@tampering("written in the older way", proof.OTHER_SECRET)
def _(rows: Rows) -> Rows:
    seed = Seed(None, SECRET, tuple(rows[0]["seed"]["contributions"]))
    return [json.loads(row) for row in game(seed).record().to_text().splitlines()]


@tampering("made from a number", proof.OTHER_SECRET)
def _(rows: Rows) -> Rows:
    return [json.loads(row) for row in game(Seed(7)).record().to_text().splitlines()]


@pytest.mark.parametrize(("name", "code", "deed"), KINDS, ids=[name for name, _, _ in KINDS])
def test_tampering_is_noticed(tmp_path: Path, name: str, code: int, deed: Tampering) -> None:
    rows = [json.loads(row) for row in genuine().splitlines()]
    changed = deed(rows) or rows
    done = verify(tmp_path, "".join(json.dumps(row) + "\n" for row in changed), *KEPT)
    assert done.exit_code == code, done.output
    assert isinstance(done.exception, SystemExit), done.exception
    assert "proved:" not in done.output


def test_there_are_many_kinds_of_tampering() -> None:
    assert len({name for name, _, _ in KINDS}) >= 60
    assert {code for _, code, _ in KINDS} == set(range(1, 10))


def test_a_record_of_other_rules_that_plays_the_same_is_proved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = genuine()
    rules = read_record(text).rules
    monkeypatch.setattr(find_game("bloodstones"), "rules_version", "99")
    done = verify(tmp_path, text, *KEPT)
    assert done.exit_code == 0, done.output
    assert "picks: all legal, every digest agrees" in done.output
    assert f"rules {rules}" in done.output
    assert "rules 99" in done.output


def test_where_other_rules_play_differently_the_dice_are_checked_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [json.loads(line) for line in genuine().splitlines()]
    rows[40][6] = "0" * 16
    monkeypatch.setattr(find_game("bloodstones"), "rules_version", "99")
    done = verify(tmp_path, "".join(json.dumps(row) + "\n" for row in rows), *KEPT)
    assert done.exit_code == proof.OTHER_RULES, done.output
    assert "draws, all derived from these" in done.output
    assert "from pick 40 on" in done.output


# -- in the browser --------------------------------------------------------------------------------------------------------

FOR_THE_BROWSER = Path(__file__).parents[2] / "client" / "src" / "testing" / "proof.jsonl"


def test_the_browsers_check_is_tried_on_a_genuine_record() -> None:
    """The client's tests check and forge this file; to renew it, write `genuine()` into it."""
    assert FOR_THE_BROWSER.read_text("utf-8") == genuine()
