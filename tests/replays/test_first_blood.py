"""The golden games of First Blood cover every scenario, faction, battlefield, option and way the game can end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sandtable.core.match.record import Record, read_record
from sandtable.games.first_blood.army_building.starters import STARTER_IDS
from sandtable.games.first_blood.spec import SPEC
from sandtable.games.first_blood.state import army_of
from sandtable.games.first_blood.tables.battlefields import battlefield_ids
from sandtable.games.first_blood.tables.factions import FACTION_IDS
from sandtable.games.first_blood.tables.scenarios import SCENARIO_IDS
from tests.perft.test_perft import HERE as PERFT
from tests.perft.test_perft import positions


@cache
def records() -> list[Record]:
    folder = Path(__file__).parent / "first_blood"
    return [read_record(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.jsonl"))]


def armies(record: Record) -> set[str]:
    return {str(record.options[name]) for name in ("army_1", "army_2")}


def test_every_battlefield_is_played_to_its_end_and_every_scenario_by_bots_and_at_random() -> None:
    over = [
        record for record in records() if record.result is not None and record.result[2] not in ("conceded", "agreed")
    ]
    assert {record.options["battlefield"] for record in over} >= set(battlefield_ids())
    for ready in (True, False):
        games = [record for record in over if (armies(record) <= set(STARTER_IDS)) == ready]
        assert {record.options["scenario"] for record in games} >= set(SCENARIO_IDS)


def test_every_ready_army_is_played_and_armies_of_ones_own_of_every_faction() -> None:
    played = set().union(*[armies(record) for record in records()])
    assert played >= set(STARTER_IDS)
    own = [army_of(text) for text in played if text not in STARTER_IDS]
    assert {army.faction for army in own} == set(FACTION_IDS)


def test_every_value_of_every_option_is_played() -> None:
    for option in SPEC.option_defs:
        values = {record.options[option.name] for record in records()}
        assert values >= set(option.choices), option.name
        assert len(values) > 1, option.name


def test_every_way_to_end_is_played() -> None:
    results = [record.result for record in records() if record.result is not None]
    assert {result[2] for result in results} >= {"wiped_out", "points", "last_turn", "conceded", "agreed"}
    assert any(result[2] == "last_turn" and not result[0] for result in results), "a draw after the last Turn"
    ends = {(record.options["scenario"], record.result[2]) for record in records() if record.result is not None}
    assert {(scenario, "points") for scenario in SCENARIO_IDS} <= ends


def test_every_kind_of_question_is_answered_somewhere() -> None:
    """Half of the kinds in golden games; every one has a perft position, and no position is of a kind that is gone."""
    kinds = {line.kind for record in records() for line in record.lines}
    assert len(kinds & set(SPEC.kinds)) > len(SPEC.kinds) // 2, sorted(set(SPEC.kinds) - kinds)
    reached = {position.get("until") for position in positions(PERFT / "first_blood.toml")}
    assert reached == set(SPEC.kinds)
