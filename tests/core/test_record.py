"""Records and seeds: what is written can be read, and anything else is refused with a clear error."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as hyp

from sandtable.core.engine.codec import BadSave
from sandtable.core.match import record as record_module
from sandtable.core.match.match import Match
from sandtable.core.match.record import Record, read_record
from sandtable.core.match.seed import Seed, commit, mix
from sandtable.testing import any_answer, chooser_rng
from tests.support.toys import sealed_bids
from tests.support.toys.sealed_bids import Bids


def played(seed: Seed, picks: int = 1000) -> Match[Bids]:
    match: Match[Bids] = Match(sealed_bids.SPEC, 2, {"rounds": 2}, seed, ("Ada", "Bj\u00f6rn"))
    rng = chooser_rng(1)
    while match.state.decision is not None and len(match.steps) < picks:
        match.pick(*any_answer(match.state, rng))
    return match


PLAIN = played(Seed(5)).record("a test").to_text()
SECRET = played(Seed(None, "secret", ("a", "b"))).record().to_text()


@pytest.mark.parametrize("text", [PLAIN, SECRET])
def test_a_record_is_read_as_it_was_written(text: str) -> None:
    record = read_record(text)
    assert record.to_text() == text
    assert record.result is not None
    Match.from_record(sealed_bids.SPEC, record)


def test_a_line_ends_where_json_lines_do() -> None:
    """Other programs write signs that we write as numbers, and other signs end no line."""
    record = read_record(PLAIN)
    record.seats = ("Ada\u2028", "B\x85o")
    raw = "\n".join([json.dumps(json.loads(row), ensure_ascii=False) for row in record.to_text().splitlines()])
    assert read_record(raw).seats == record.seats
    assert read_record(PLAIN.replace("\n", "\r\n")).to_text() == PLAIN
    with pytest.raises(BadSave, match="line 2: not JSON"):
        read_record(PLAIN.replace("]\n[", "]\x0b[", 1))


def test_a_record_is_json_lines_in_ascii() -> None:
    rows = [json.loads(row) for row in PLAIN.splitlines()]
    assert PLAIN.isascii()
    assert rows[0]["options"] == {"rounds": 2, "boosts": "some"}
    assert rows[0]["seats"] == ["Ada", "Bj\u00f6rn"]
    assert [len(row) for row in rows[1:-1]] == [6] * 8
    assert set(rows[-1]) == {"winners", "scores", "how"}


def outcome(text: str) -> str:
    """The replayed record, or why it is refused; any other exception fails the test."""
    try:
        record = read_record(text)
        Match.from_record(sealed_bids.SPEC, record)
    except ValueError as err:  # BadSave, BadOption and IllegalPick are ValueErrors
        assert str(err)  # noqa: PT017
        return "refused"
    return record.to_text()


@given(hyp.integers(0, len(PLAIN)))
def test_a_truncated_record_is_refused_or_a_beginning(length: int) -> None:
    text = PLAIN[:length]
    found = outcome(text)
    if found != "refused":
        # cut between two lines: an unfinished game
        assert PLAIN.startswith(found)
        assert found.rstrip("\n") == text.rstrip("\n")


@settings(max_examples=400)
@given(hyp.sampled_from([PLAIN, SECRET]), hyp.data())
def test_a_changed_byte_is_refused_or_means_the_same_game(text: str, data: hyp.DataObject) -> None:
    at = data.draw(hyp.integers(0, len(text) - 1))
    new = data.draw(hyp.sampled_from('0123456789abcxyz"\\[]{},:- \n\t\r\x00\x0c\u2028\u00df') | hyp.characters())
    changed = text[:at] + new + text[at + 1 :]
    found = outcome(changed)
    if found not in ("refused", text):
        old, now = read_record(text), read_record(found)
        # picks, chance and digests are what they were; names, the reason, the commitment, or a rules version that plays the
        # same may differ
        assert [vars_of(line) for line in now.lines] == [vars_of(line) for line in old.lines]
        assert (now.game, now.players, now.options) == (old.game, old.players, old.options)
        assert now.result in (old.result, None)
        assert now.seed.value() == old.seed.value()


def vars_of(line: record_module.RecordLine) -> list[object]:
    return [getattr(line, name) for name in vars(type(line))["__slots__"]]


@given(hyp.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert outcome(text) == "refused"


@given(
    hyp.recursive(
        hyp.none() | hyp.integers() | hyp.text(), lambda inner: hyp.lists(inner) | hyp.dictionaries(hyp.text(), inner)
    )
)
def test_any_json_in_place_of_a_line_is_refused(value: object) -> None:
    rows = PLAIN.splitlines()
    assert outcome("\n".join([rows[0], json.dumps(value), *rows[1:]])) == "refused"


@given(hyp.sampled_from(["game", "rules", "players", "options", "seats", "seed", "why"]), hyp.data())
def test_an_odd_header_is_refused_and_named(key: str, data: hyp.DataObject) -> None:
    head = json.loads(PLAIN.splitlines()[0])
    head[key] = data.draw(
        hyp.none() | hyp.booleans() | hyp.floats(allow_nan=False) | hyp.just([1]) | hyp.just({"a": []})
    )
    with pytest.raises(BadSave, match=f"record line 1: '{key}'|'contributions' is missing"):
        read_record(json.dumps(head))
    del head[key]
    with pytest.raises(BadSave, match=f"record line 1: '{key}' is missing"):
        read_record(json.dumps(head))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "record: empty"),
        ("{", "line 1: not JSON, perhaps truncated"),
        ("[]", "line 1: not the header"),
        ('{"sandtable": 3}', "line 1: unknown format 3; this version reads formats 1 and 2"),
        ('{"sandtable": true}', "line 1: not the header"),
        ('{"sandtable": 2, "seed": {"number": 5}}', "line 1: the seed does not match the format"),
        (PLAIN.replace('"sandtable": 1', '"sandtable": 2'), "line 1: the seed does not match the format"),
        (PLAIN.splitlines()[0] + "\n[1]", "line 2: not"),
        (PLAIN.splitlines()[0] + '\n[true, "k", "c", "p", [], "d"]', "line 2: not"),
        (PLAIN.splitlines()[0] + '\n[0, "k", "c", "p", [1.5], "d"]', "line 2: not"),
        (PLAIN.splitlines()[0] + "\n{}\n[]", "line 2: the result must be the last line"),
        (PLAIN.splitlines()[0] + '\n{"winners": [true]}', "line 2: 'winners' is not a list of whole numbers"),
        (PLAIN.replace('"number": 5', '"number": -5'), "line 1: the seed is negative"),
        ("[" * 100_000, "line 1: not JSON"),
    ],
)
def test_refusals_name_the_line(text: str, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        read_record(text)


def test_too_many_lines_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_module, "MAX_LINES", 3)
    with pytest.raises(BadSave, match="more than 3 lines"):
        read_record(PLAIN)


def test_a_crowd_of_players_is_refused_before_anything_is_built() -> None:
    head = json.loads(PLAIN.splitlines()[0])
    head.update(players=10**12, seats=[])
    with pytest.raises(ValueError, match="2 to 5 players"):
        Match.from_record(sealed_bids.SPEC, read_record(json.dumps(head)))


# -- seeds -------------------------------------------------------------------------------------------------------------


def test_a_commitment_binds_and_hides() -> None:
    seed = Seed(None, "secret", ("a", "b"))
    assert seed.commitment == commit("secret")
    assert "secret" not in seed.commitment
    assert seed.is_honest()
    assert not Seed(None, "other", ("a", "b"), seed.commitment).is_honest()
    assert Seed(7).is_honest()


def test_until_the_end_the_secret_is_not_shown() -> None:
    match = played(Seed(None, "secret!", ("a", "b")), picks=3)
    text = match.record().to_text()
    assert "secret!" not in text
    assert commit("secret!") in text
    with pytest.raises(ValueError, match="has not been revealed yet"):
        Match.from_record(sealed_bids.SPEC, read_record(text))
    assert "secret!" in played(Seed(None, "secret!", ("a", "b"))).record().to_text()


def test_the_public_part_of_a_seed_holds_no_secret() -> None:
    seed = Seed(None, "secret", ("a", "b")).public()
    assert (seed.number, seed.secret, seed.contributions) == (None, "", ("a", "b"))
    assert not seed.is_honest()
    with pytest.raises(ValueError, match="not been revealed"):
        seed.value()


@given(hyp.lists(hyp.text(max_size=3), min_size=1, max_size=4), hyp.lists(hyp.text(max_size=3), min_size=1, max_size=4))
def test_every_contribution_changes_the_seed(one: list[str], two: list[str]) -> None:
    """Lengths are part of the mix, so ("ab", "c") is not ("a", "bc")."""
    left, right = mix(one[0], tuple(one[1:])), mix(two[0], tuple(two[1:]))
    assert (left == right) == (one == two)
    assert 0 <= left < 2**128


def test_a_forged_secret_shows_at_once() -> None:
    rows = SECRET.splitlines()
    head = json.loads(rows[0])
    head["seed"]["secret"] = "forged"
    record: Record = read_record("\n".join([json.dumps(head), *rows[1:]]))
    assert not record.seed.is_honest()
    with pytest.raises(ValueError, match="pick 1: "):
        Match.from_record(sealed_bids.SPEC, record)


def test_hints_are_noted_in_the_header() -> None:
    record = Record("g", "1", 2, {}, ("Ada", "Bo"), Seed(1), [], None)
    assert '"hints"' not in record.to_text()
    record.hints = ((0, 3), (1, 7))
    assert read_record(record.to_text()).hints == record.hints
    for bad in ("[[0]]", "[[0, -1]]", '[["a", 1]]', "7", "[7]"):
        with pytest.raises(BadSave, match="'hints' is not"):
            read_record(record.to_text().replace("[[0, 3], [1, 7]]", bad))
