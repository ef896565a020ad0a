"""The golden games of Warlords cover every scenario, number of players, deck, option and way the game can end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sandtable.core.match.record import Record, read_record
from sandtable.games.warlords.deck_building.starters import STARTERS
from sandtable.games.warlords.rules import DECK_OPTIONS
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.decks import DECK_IDS
from sandtable.games.warlords.tables.scenarios import SCENARIOS


@cache
def records() -> list[Record]:
    folder = Path(__file__).parent / "warlords"
    return [read_record(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.jsonl"))]


def decks(record: Record) -> set[str]:
    return {str(record.options[name]) for name in DECK_OPTIONS[: record.players]}


def test_every_scenario_is_played_with_every_number_of_players() -> None:
    played = {(record.options["scenario"], record.players) for record in records()}
    assert {(scenario.id, players) for scenario in SCENARIOS for players in scenario.players} <= played


def test_every_starter_deck_is_played_plain_and_as_relic_variant_and_decks_of_ones_own() -> None:
    plain = [decks(record) for record in records() if record.options["scenario"] != "relics-of-loriel"]
    relic = [decks(record) for record in records() if record.options["scenario"] == "relics-of-loriel"]
    assert set(DECK_IDS) <= set().union(*plain)
    assert set(DECK_IDS) <= set().union(*relic)
    own = [record for record in records() if any("\n" in deck for deck in decks(record))]
    assert {record.options["scenario"] for record in own} == {scenario.id for scenario in SCENARIOS}
    assert any(deck in STARTERS and deck not in DECK_IDS for record in records() for deck in decks(record))


def test_every_value_of_every_option_is_played() -> None:
    for option in SPEC.option_defs:
        values = {record.options[option.name] for record in records()}
        assert values >= set(option.choices), option.name
        assert len(values) > 1, option.name


def test_every_way_to_end_is_played() -> None:
    ends = {record.result[2] for record in records() if record.result is not None}
    assert ends >= {"goal", "last_player", "turn_limit", "conceded", "agreed"}
    goals = {record.options["scenario"] for record in records() if record.result and record.result[2] == "goal"}
    assert goals >= {scenario.id for scenario in SCENARIOS if scenario.victory != "elimination"}


def test_every_kind_of_question_is_answered_somewhere() -> None:
    """Kinds that even many games do not meet are in the perft file."""
    kinds = {line.kind for record in records() for line in record.lines}
    assert len(kinds) > 3 * len(SPEC.kinds) // 4, sorted(set(SPEC.kinds) - kinds)
