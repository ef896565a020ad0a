"""The golden games of BattleLore cover every adventure, every variant and every way the game can end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sandtable.core.match.record import Record, read_record
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables.adventures import CTA_MAP, adventure_ids, adventure_of


@cache
def records() -> list[Record]:
    folder = Path(__file__).parent / "battlelore"
    return [read_record(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.jsonl"))]


def test_every_adventure_is_played_and_every_map_with_both_deployments() -> None:
    played = {(record.options["adventure"], record.options["deployment"]) for record in records()}
    for name in adventure_ids():
        if adventure_of(name).mode == CTA_MAP:
            assert {(name, "impromptu"), (name, "organised")} <= played
        else:
            assert (name, "adventure") in played


def test_every_value_of_every_option_is_played() -> None:
    for option in SPEC.option_defs:
        values = {record.options[option.name] for record in records()}
        assert values >= set(option.choices), option.name
        assert len(values) > 1, option.name


def test_heroes_and_teams_and_allies_are_played() -> None:
    tables = {(record.players, record.options["allies"], record.options["heroes"]) for record in records()}
    assert {(players, "off", "off") for players in range(2, 7)} <= tables
    assert {(2, "off", "on"), (4, "reluctant", "off"), (4, "reluctant", "on")} <= tables


def test_every_way_to_end_is_played() -> None:
    ends = {record.result[2] for record in records() if record.result is not None}
    assert ends >= {"banners", "decisive", "marginal", "allies", "annihilated", "conceded", "agreed"}


def test_every_kind_of_question_is_answered_somewhere() -> None:
    """Kinds that even many games do not meet are in the perft file."""
    kinds = {line.kind for record in records() for line in record.lines}
    assert len(kinds) > len(SPEC.kinds) // 2, sorted(set(SPEC.kinds) - kinds)
