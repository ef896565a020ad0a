"""Picks are read from their texts also where the question does not offer them (`core.match.older_picks`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core.engine.decision import Decision, IllegalPick
from sandtable.core.match.entries import entry_of
from sandtable.core.match.match import Match
from sandtable.core.match.older_picks import pick_named
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game, finished_games

HERE = Path(__file__).parent
EVERY = 29
"""Of so many lines one is read."""


@pytest.mark.parametrize("game", finished_games())
def test_a_pick_is_read_by_its_name_alone(game: str) -> None:
    spec = find_game(game)
    for path in sorted((HERE / game).glob("*.jsonl"))[::3]:
        record = read_record(path.read_text(encoding="utf-8"))
        match = Match.from_record(spec, record, upto=0, log=False)
        for number, line in enumerate(record.lines):
            if number % EVERY == 0 and not entry_of(line.kind):
                asked = match.state.asked(line.seat)
                pick = spec.notation.option_of(match.state, asked, line.pick)
                others = [option for option in asked.options if option != pick]
                if isinstance(pick, tuple) and not others:
                    continue
                without = Decision(asked.kind, asked.seat, others, asked.clause, asked.context, region=asked.region)
                assert pick_named(spec, match.state, without, line.pick) == pick, (path.name, number, line.kind)
                with pytest.raises((IllegalPick, ValueError)):
                    pick_named(spec, match.state, without, "no such thing")
            match.follow(record, number + 1)
