"""The words of Bloodstones: the same messages in every language, all of them formatting, none of them missing."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from sandtable.games.bloodstones.presentation.wording import EVENT_ARGS, PROMPT_ARGS
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from sandtable.games.bloodstones.tables.figures import MAP_IDS
from sandtable.games.bloodstones.tables.terrain import TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import CONDITION_IDS, GROUP_IDS, UNIT_IDS
from sandtable.language.translator import LANGUAGES
from tests.support.catalogues import Catalogues

LABELS = """
    hand | bag | discard_pile | supply | villages | captured_villages | captured_citadels | victory_points | vp
    regroups | round | turn | citadel | area | owner | contested | empty | unknown_tile | pips | build_cost
    modifier | condition | power
"""

OPTIONS = {
    "map": ("default",),
    "cutiecorn": ("off", "on"),
    "faction_limits": ("on", "off"),
    "citadel_distance": ("all_areas", "land_only"),
    "contested_capture": ("allowed", "forbidden"),
    "faction_assignment": ("draft", "random", "fixed"),
    "first_player": ("draw", "seat"),
    "max_rounds": ("unlimited", "rounds"),
}

SAMPLE: dict[str, str | int] = {
    "p": "Ada",
    "q": "Bo",
    "f": "Corsairs",
    "u": "2 Swords",
    "a": "Hollin",
    "b": "Fenwick",
    "v": "1 Shield",
    "g": "Plains",
    "x": "Swords",
    "n": 3,
    "m": 2,
    "t": 14,
    "area": "Hollin",
    "count": 2,
    "end": "Fenwick",
    "faction": "Corsairs",
    "seat": "Bo",
    "terrain": "Plains",
    "tile": "Swords",
    "unit": "Swords",
}


WORDS = Catalogues("sandtable.games.bloodstones")
variables = WORDS.variables
words = WORDS.format

each_language = pytest.mark.parametrize("language", LANGUAGES)


def listed(table: str) -> dict[str, set[str]]:
    """Keys (underscores turned to hyphens) with their variables from a table above."""
    rows = [cell.split() for cell in re.split(r"[|\n]", table) if cell.strip()]
    return {row[0].replace("_", "-"): set(row[1:]) for row in rows}


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    WORDS.check_keys()


def test_both_languages_use_the_same_variables() -> None:
    WORDS.check_variables(SAMPLE)


@each_language
@pytest.mark.parametrize("n", [0, 1, 2, 5, 36])
def test_every_message_formats(language: str, n: int) -> None:
    WORDS.check_formats(language, SAMPLE, n=n)


@each_language
@pytest.mark.parametrize("key", EVENT_ARGS)
def test_every_event_has_words_with_its_arguments(language: str, key: str) -> None:
    assert variables(language, f"event-{key.replace('_', '-')}") <= {name for name, _ in EVENT_ARGS[key]}


@each_language
def test_there_are_no_words_for_events_that_do_not_happen(language: str) -> None:
    worded = {key for key in WORDS.messages[language] if key.startswith("event-")}
    assert worded == {f"event-{key.replace('_', '-')}" for key in EVENT_ARGS}


def test_every_event_that_the_rules_emit_has_words() -> None:
    package = files("sandtable.games.bloodstones")
    code = "".join(path.read_text("utf-8") for path in package.iterdir() if path.name.endswith(".py"))
    assert set(re.findall(r'emit\(\s*"(\w+)"', code)) <= set(EVENT_ARGS)


@each_language
@pytest.mark.parametrize("kind", PROMPT_ARGS)
def test_every_question_has_words_and_help(language: str, kind: str) -> None:
    key = kind.replace("_", "-")
    assert variables(language, f"ask-{key}") <= {name for name, _ in PROMPT_ARGS[kind]}
    text = words(language, f"ask-{key}-help")
    assert text.endswith(".")
    assert 1 <= text.count(". ") + 1 <= 2


@each_language
@pytest.mark.parametrize("unit", UNIT_IDS)
def test_every_unit_has_words(language: str, unit: str) -> None:
    key = unit.replace("_", "-")
    label = words(language, f"unit-{key}")
    assert words(language, f"units-{key}", n=3).startswith("3 ")
    if unit not in ("cutiecorn", "blank"):
        # one of a kind that is named in the plural: 1 Skirmisher
        assert label.startswith(words(language, f"units-{key}", n=1).removeprefix("1 ")[:-2])
    assert words(language, f"ability-{key}").endswith(".")


@each_language
@pytest.mark.parametrize("faction", FACTION_IDS)
def test_every_faction_has_words(language: str, faction: str) -> None:
    key = faction.replace("_", "-")
    name = words(language, f"faction-{key}")
    assert words(language, f"faction-{key}", "article").endswith(f" {name}")
    assert words(language, f"power-{key}").endswith(".")


@each_language
def test_every_terrain_condition_and_group_has_words(language: str) -> None:
    for prefix, ids in (("terrain", TERRAIN_IDS), ("condition", CONDITION_IDS), ("group", GROUP_IDS)):
        for name in ids:
            words(language, f"{prefix}-{name.replace('_', '-')}")


TITLES = {
    "tyrants-lament": ("Tyrant's Lament", "Wehklage des Tyrannen"),
    "sundered-vale": ("The Sundered Vale", "Das Geteilte Tal"),
    "saltmarch-narrows": ("Saltmarch Narrows", "Die Salzmarsch-Enge"),
    "ember-crown": ("The Ember Crown", "Die Glutkrone"),
    "broken-main": ("The Broken Main", "Das Zerbrochene Meer"),
}


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_every_map_has_its_title_and_a_description(map_id: str) -> None:
    assert (words("en", f"map-{map_id}"), words("de", f"map-{map_id}")) == TITLES[map_id]
    assert words("en", f"map-{map_id}-description") != words("de", f"map-{map_id}-description")


@each_language
@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_words_help_and_values(language: str, option: str) -> None:
    key = option.replace("_", "-")
    words(language, f"option-{key}")
    assert words(language, f"option-{key}-help").endswith(".")
    for value in OPTIONS[option]:
        words(language, f"value-{value.replace('_', '-')}", n=4)


@each_language
def test_phases_actions_and_answers_have_words(language: str) -> None:
    for key in ("setup", "capture", "undead", "main", "construct", "draw", "end"):
        words(language, f"phase-{key}")
    for key in ("build", "move", "battle", "capture", "end"):
        words(language, f"action-{key}")
    for key in ("none", "done", "stay", "end-move", "keep"):
        words(language, f"pick-{key}")


@each_language
def test_panels_have_labels(language: str) -> None:
    for key in listed(LABELS):
        words(language, f"label-{key}")


@pytest.mark.parametrize(
    ("key", "n", "en", "de"),
    [
        ("units-swords", 2, "2 Swords", "2 Schwertkämpfer"),
        ("units-skirmishers", 1, "1 Skirmisher", "1 Schütze"),
        ("units-skirmishers", 2, "2 Skirmishers", "2 Schützen"),
        ("units-cavalry", 1, "1 Cavalry", "1 Reiterei"),
        ("units-cavalry", 2, "2 Cavalry", "2 Reiterei-Einheiten"),
        ("units-shield", 2, "2 Shields", "2 Schildwachen"),
        ("units-undead", 1, "1 Undead", "1 Untoter"),
        ("units-undead", 4, "4 Undead", "4 Untote"),
        ("units-cutiecorn", 1, "the Cutiecorn", "das Cutiecorn"),
        ("count-pips", 1, "1 pip", "1 Punkt"),
        ("count-villages", 5, "5 villages", "5 Dörfer"),
    ],
)
def test_number_forms(key: str, n: int, en: str, de: str) -> None:
    assert (words("en", key, n=n), words("de", key, n=n)) == (en, de)


def units(language: str, message: str, unit: str, n: int) -> str:
    """A list of one kind of unit in the case that a message asks for (see the head of the catalogues)."""
    case = words(language, message, "case") if "case" in WORDS.attributes(language, message) else ""
    if case not in WORDS.attributes(language, f"units-{unit}"):
        case = ""
    return words(language, f"units-{unit}", case, n=n)


def test_german_units_follow_the_case_of_the_sentence() -> None:
    lost = units("de", "event-casualty", "skirmishers", 1)
    assert words("de", "event-casualty", q="Bo", u=lost) == "Bo verliert 1 Schützen."
    fled = units("de", "event-start-units", "ship", 2)
    assert words("de", "event-start-units", p="Bo", u=fled, a="Coldmouth") == "Bo beginnt mit 2 Schiffen in Coldmouth."
    gone = units("de", "event-no-retreat", "dragon", 1)
    assert words("de", "event-no-retreat", q="Bo", u=gone) == "Bo kann nicht fliehen und verliert 1 Drachen."


@each_language
def test_cases_are_named_where_units_have_them(language: str) -> None:
    for key, message in WORDS.messages[language].items():
        names = {attribute.id.name for attribute in message.attributes}
        if key.startswith("units-"):
            assert names <= {"acc", "dat"}
        elif "case" in names:
            assert "u" in variables(language, key)
            assert words(language, key, "case") in ("acc", "dat")


@pytest.mark.parametrize(
    ("key", "args", "en", "de"),
    [
        ("build", {"n": 0}, "Ada builds 2 Swords in Hollin without discarding.", None),
        ("build", {"n": 1}, "Ada builds 2 Swords in Hollin and discards 1 tile.", None),
        ("pips_lost", {"n": 1}, "1 pip is lost.", "1 Punkt verfällt."),
        ("pips_lost", {"n": 2}, "2 pips are lost.", "2 Punkte verfallen."),
        ("turn", {}, "Round 3: Ada's turn.", "Runde 3: Ada ist am Zug."),
        ("reveal", {"u": "5, 4, 3", "n": 12}, "Ada reveals 5, 4, 3: 12 plus 2 for units makes 14.", None),
        ("raise", {"n": 1}, "Ada raises 1 Undead in Hollin.", "Ada erweckt 1 Untoten in Hollin."),
        ("regroup", {"n": 1, "m": 7}, "Ada regroups for the first time and scores 7 VP for villages.", None),
        ("end_capture", {"n": 1}, "Ada captures 1 village in the final round of captures.", None),
    ],
)
def test_events_read_well(key: str, args: dict[str, str | int], en: str, de: str | None) -> None:
    message = f"event-{key.replace('_', '-')}"
    assert WORDS.formatted("en", message, {**SAMPLE, **args}) == en
    if de is not None:
        assert WORDS.formatted("de", message, {**SAMPLE, **args}) == de
