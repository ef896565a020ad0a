"""Records in the public API: read from any source, viewed at any position, refused with the line number."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable

REPLAYS = Path(__file__).parents[1] / "replays"
STARTED_LATER = REPLAYS / "bloodstones" / "last-player.jsonl"
"""A record that starts from a position instead of the set-up."""
SEVERAL_LINES = REPLAYS / "bloodstones" / "tie-villages.jsonl"


@pytest.mark.parametrize("name", ["battlelore", "bloodstones", "first_blood", "warlords"])
def test_a_record_is_read_and_played_again(name: str) -> None:
    path = min((REPLAYS / name).glob("*.jsonl"), key=lambda each: each.stat().st_size)
    record = sandtable.load(path)
    assert (record.game.name, len(record.seats)) == (name, record.players)
    positions = list(record.states())
    assert [entry for _, entry in positions] == list(record.entries)
    state, entry = positions[0]
    assert state == record.state(0)
    if entry.seat in state.to_move:
        assert entry.text in state.legal_for(entry.seat)
    final = record.state()
    assert record.result is not None
    assert final.result.returns() == record.result.returns()
    assert repr(record).startswith(f"<Record of {name}, {record.players} players, {len(record)} entries: ")


def test_a_record_may_be_a_path_a_text_or_an_open_file() -> None:
    text = STARTED_LATER.read_text("utf-8")
    with STARTED_LATER.open(encoding="utf-8") as file:
        records = [sandtable.load(source) for source in (str(STARTED_LATER), STARTED_LATER, text, file)]
    assert len({record.state().digest() for record in records}) == 1
    with STARTED_LATER.open("rb") as raw, pytest.raises(TypeError, match="open it in text mode"):
        sandtable.load(raw)  # type: ignore[arg-type]


def test_what_is_not_a_record_is_refused_with_the_line(tmp_path: Path) -> None:
    rows = STARTED_LATER.read_text("utf-8").splitlines()
    with pytest.raises(sandtable.BadSave, match="record: empty"):
        sandtable.load("")
    with pytest.raises(sandtable.BadSave, match="record line 1: not the header"):
        sandtable.load("{}")
    with pytest.raises(sandtable.BadSave, match="record line 2: not"):
        sandtable.load("\n".join([rows[0], rows[1][:-5]]))
    with pytest.raises(sandtable.BadSave, match="did you mean bloodstones"):
        sandtable.load(rows[0].replace('"bloodstones"', '"bloodstone"'))
    with pytest.raises(FileNotFoundError):
        sandtable.load("no-such-file.jsonl")
    (tmp_path / "raw").write_bytes(b"\xff\xfe")
    with pytest.raises(sandtable.BadSave, match="not a text file"):
        sandtable.load(tmp_path / "raw")


def test_a_record_that_does_not_go_so_is_found_out() -> None:
    rows = SEVERAL_LINES.read_text("utf-8").splitlines()
    digest = rows[2][-18:-2]
    altered = sandtable.load("\n".join([rows[0], rows[1], rows[2].replace(digest, "0" * 16), *rows[3:]]))
    assert altered.state(1) == sandtable.load(SEVERAL_LINES).state(1), "up to there it is right"
    with pytest.raises(sandtable.Diverged, match="pick 2") as caught:
        altered.check()
    assert caught.value.number == 2
    last = len(altered)
    with pytest.raises(ValueError, match=f"positions 0 to {last}"):
        altered.state(last + 1)
