"""Character sheets as text and as a document, and what is refused."""

from __future__ import annotations

import json

import pytest

from sandtable.core.engine.options import BadOption
from sandtable.games.battlelore.campaign.sheets import document_of, read_document, read_sheets, sheets_text
from sandtable.games.battlelore.sample_options import VETERANS
from sandtable.games.battlelore.spec import SPEC
from tests.games.battlelore.campaign_support import TARN

IMPOSSIBLE: list[tuple[str, object, str]] = [
    ("skills", ["SK99"], "heroes[0] (Aldric).skills[0]: 'SK99' is not one of SK01 to SK33"),
    ("skills", ["SK17", "SK02", "SK03", "SK04"], "heroes[0] (Aldric).skills: 4 are more than 3"),
    ("skills", ["SK17", "SK17"], "heroes[0] (Aldric).skills[1]: SK17 is there twice"),
    ("skills", ["SK30"], "SK30 is a Skill of the cleric"),
    ("skills", ["SK02"], "nobody starts with SK02"),
    ("skills", ["SK17", "SK09"], "skills[1]: SK09 needs SK03 before it"),
    ("skills", [], "every Hero starts with a Skill"),
    ("skills", "SK17", "heroes[0] (Aldric).skills: 'SK17' is not a list"),
    ("artifacts", [f"AR0{n}" for n in range(1, 8)], "artifacts: 7 are more than 6"),
    ("artifacts", ["AR45"], "heroes[1] (Brenna).artifacts[1]: AR45 belongs to Aldric already"),
    ("artifacts", ["AR49"], "artifacts[0]: AR49 is never kept"),
    ("artifacts", ["AR36"], "artifacts[0]: AR36 is for a wizard"),
    ("treasure", -1, "heroes[0] (Aldric).treasure: -1 is not a whole number from 0 to 999"),
    ("experience", True, "experience: True is not a whole number"),
    ("skulls", 6, "skulls: 6 is not a whole number from 1 to 5"),
    ("skulls", 0, "skulls: 0 is not a whole number from 1 to 5"),
    ("adventures", 10, "adventures: 10 is not a whole number from 0 to 9"),
    ("defeats", 1, "defeats: 1 is not a whole number from 0 to 0"),
    ("council_since", 4, "council_since: 4 is not a whole number from 0 to 0"),
    ("recorded", ["AR20"], "recorded: 1 are more than 0"),
    ("class", "paladin", "class: 'paladin' is not one of commander, wizard"),
    ("status", "dead", "status: 'dead' is not one of active, retired"),
    ("player", "third", "heroes[0].player: 'third' is not one of standard, pennant"),
    ("name", "", "heroes[0].name: '' is not a plain name"),
    ("name", "Brenna", "heroes[1].name: 'Brenna' is the name of heroes[0] already"),
    ("name", " Al", "begins or ends with a space"),
    ("title", "Sir", "heroes[0]: unknown field 'title'"),
]


def test_sheets_survive_the_text_and_the_document() -> None:
    sheets = read_sheets(VETERANS)
    assert len(sheets.rows) == 10
    assert sheets_text(sheets) == VETERANS
    document = json.loads(json.dumps(document_of(sheets)))
    assert document["heroes"][0]["skills"][0] == "SK17 Blademaster"
    assert sheets_text(read_document(document)) == VETERANS
    assert SPEC.sequel_options(SPEC.sequel_document({"sheets": VETERANS}))["sheets"] == VETERANS


@pytest.mark.parametrize(("field", "value", "message"), IMPOSSIBLE)
def test_impossible_sheets_are_refused_with_the_place(field: str, value: object, message: str) -> None:
    document = json.loads(json.dumps(document_of(read_sheets(VETERANS))))
    document["heroes"][0][field] = value
    with pytest.raises(BadOption) as caught:
        read_document(document)
    assert message in str(caught.value)


def test_damaged_documents_are_refused() -> None:
    document = document_of(read_sheets(VETERANS))
    heroes = document["heroes"]
    assert isinstance(heroes, list)
    for damaged, message in (
        ([], "not a table"),
        ({**document, "heros": []}, "'heros': unknown"),
        ({**document, "format": 2}, "format: 2 instead of 1"),
        ({key: value for key, value in document.items() if key != "heroes"}, "'heroes': missing"),
        ({**document, "heroes": {}}, "heroes: not a list"),
        ({**document, "heroes": [7]}, "heroes[0]: not a table"),
        ({**document, "heroes": [{"name": "Al"}]}, "heroes[0]: player: missing"),
        ({**document, "adventures_played": "many"}, "adventures_played: 'many' is not a whole number"),
        ({**document, "heroes": [{**heroes[0], "name": f"Al {n}", "artifacts": []} for n in range(61)]}, "61 are more"),
    ):
        with pytest.raises(BadOption) as caught:
            read_document(damaged)
        assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (VETERANS[:-1], "option sheets: cannot be read (SyntaxError); it may be truncated or damaged"),
        ("{[]: 1}", "option sheets: cannot be read"),
        ("(2, 9, [])", "not (1, adventures played, [sheets])"),
        ("(1, 9, [(1, 2)])", "heroes[0] has not the 13 fields"),
        (VETERANS.replace("'SK17'", "'SK77'"), "heroes[0] (Aldric).skills[0]: 'SK77'"),
        ("x" * 16_001, "at most 16000 characters"),
        ("\u00e9", "not a plain text"),
    ],
)
def test_a_damaged_text_is_refused_with_the_place(text: str, message: str) -> None:
    with pytest.raises(BadOption) as caught:
        SPEC.check_options(2, {**TARN, "sheets": text})
    assert message in str(caught.value)
