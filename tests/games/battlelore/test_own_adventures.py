"""Adventures by users: every fault is found with its place, and a valid adventure can be played, saved and replayed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from sandtable.core.content.user_files import MAX_FILE, lines_of
from sandtable.core.engine.options import BadOption
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.match.seed import Seed
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables.adventures import ADVENTURES, MAX_ADVENTURE, adventure_ids
from sandtable.games.battlelore.tables.files import text_of
from sandtable.testing import any_answer, chooser_rng
from tests.support import clause

EXAMPLE = SPEC.example()

Change = tuple[tuple[str | int, ...], object]
GONE = "(taken out)"


def changed(*changes: Change) -> str:
    """The example with some values replaced, one value per line as in the file."""
    data: Any = json.loads(EXAMPLE)
    for way, value in changes:
        inner = data
        for step in way[:-1]:
            inner = inner[step]
        if value is GONE:
            del inner[way[-1]]
        elif isinstance(inner, list) and way[-1] == len(inner):
            inner.append(value)
        else:
            inner[way[-1]] = value
    return json.dumps(data, indent=1)


def said(text: str) -> list[str]:
    return [str(fault) for fault in ADVENTURES.faults_in(text)]


def test_the_example_is_good() -> None:
    assert said(EXAMPLE) == []


BROKEN: list[tuple[Change, str]] = [
    ((("schema",), "battlelore-adventure/2"), "schema: expected battlelore-adventure/1"),
    ((("schema",), GONE), "schema is missing"),
    ((("id",), "No Spaces"), "id: use only a to z, 0 to 9 and hyphens"),
    ((("id",), 7), "id: expected text, not 7"),
    ((("title",), ""), 'title: expected text, not ""'),
    ((("title",), "two\nlines"), "title: contains characters that cannot be displayed"),
    ((("title",), "x" * 81), "title: longer than 80 characters"),
    ((("titel",), "x"), "unknown field titel (did you mean title?)"),
    ((("mode",), "silly"), "mode: silly is not one of medieval, lore, medieval_lore, cta_map"),
    ((("mode",), "loer"), "mode: loer is unknown (did you mean lore?)"),
    ((("board",), ["epic"]), "board: expected a word, not a list"),
    ((("rows",), 17), "rows: this board has 9 rows"),
    ((("first_player",), "nobody"), "first_player: nobody is not one of standard, pennant, auto_green"),
    ((("victory_banners",), 4), "victory_banners: expected a table, not 4"),
    ((("victory_banners", "pennant"), 0), "victory_banners.pennant: 0 is not between 1 and 30"),
    ((("victory_banners", "pennant"), "four"), 'victory_banners.pennant: expected a whole number, not "four"'),
    ((("victory_banners", "pennant"), 4.0), "victory_banners.pennant: expected a whole number, not 4.0"),
    ((("victory_banners", "pennant"), True), "victory_banners.pennant: expected a whole number, not true"),
    ((("victory_banners", "pennant"), 10**60), "victory_banners.pennant: a huge number is not between 1 and 30"),
    ((("victory_banners", "pennant"), GONE), "victory_banners: pennant is missing"),
    ((("victory_banners", "third"), 3), "victory_banners: unknown field third; known fields are standard, pennant"),
    ((("command_cards",), GONE), "command_cards is missing"),
    (
        (("command_cards", "standard"), 4),
        "command_cards.standard: 4 cards, but the Commander's level allows 5 (BL-14.5)",
    ),
    ((("war_councils",), GONE), "a Lore adventure needs War Councils (BL-2.1)"),
    ((("war_councils", "pennant"), GONE), "war_councils: pennant is missing"),
    (
        (("war_councils", "pennant", "total_levels"), 5),
        "war_councils.pennant.total_levels: 5 is not the sum of the seats and creatures, which is 6 (BL-14.2)",
    ),
    ((("war_councils", "pennant", "rogue"), 4), "war_councils.pennant.rogue: 4 is not between 0 and 3"),
    ((("war_councils", "pennant", "bard"), 1), "war_councils.pennant: unknown field bard (did you mean wizard?)"),
    ((("terrain",), {}), "terrain: expected a list, not a table"),
    ((("terrain", 0), "E5"), 'terrain[0]: expected a table, not "E5"'),
    ((("terrain", 0, "type"), "watter"), "terrain[0].type: watter is unknown (did you mean waterway?)"),
    ((("terrain", 0, "type"), "stronghold"), "terrain[0]: stronghold is not terrain; landmarks have their own list"),
    ((("terrain", 0, "hex"), "Z99"), "terrain[0].hex: Z99 is not a hex of a board with 9 rows"),
    ((("terrain", 1, "hex"), "E5"), "terrain[1].hex: E5 already has terrain"),
    ((("terrain", 4, "cliff_sides"), ["E"]), "terrain[4]: only a cliff has cliff sides"),
    ((("terrain", 6, "cliff_sides"), ["N"]), "terrain[6].cliff_sides[0]: N is unknown (did you mean NW?)"),
    ((("terrain", 7, "hex"), "E5"), "terrain[7]: an overlay cannot lie on an impassable hex"),
    ((("landmarks", 0, "type"), "wooded"), "landmarks[0]: wooded is not a landmark"),
    ((("landmarks", 0, "hex"), "E5"), "landmarks[0].hex: E5 cannot have a landmark"),
    ((("landmarks", 0, "owner"), "me"), "landmarks[0].owner: me is not one of standard, pennant"),
    ((("units",), GONE), "both camps need units"),
    ((("units",), []), "units: both camps need units"),
    ((("units", 0, "hex"), "E4 "), "units[0].hex: E4  is not a hex of a board with 9 rows"),
    ((("units", 0, "hex"), "M2"), "units[0].hex: M2 is not a hex of a board with 9 rows"),
    ((("units", 0, "hex"), "G3"), "units[1].hex: G3 is taken"),
    ((("units", 0, "hex"), "F5"), "units[0].hex: F5 is impassable"),
    ((("units", 0, "unit"), "h_arc"), "units[0].unit: h_arc is unknown (did you mean h_arc_g?)"),
    ((("units", 0, "unit"), None), "units[0]: unit is missing"),
    ((("units", 0, "camp"), "red"), "units[0].camp: red is not one of standard, pennant"),
    ((("units", 0, "colour"), "red"), 'units[0].colour: colour of h_arc_g is green, not "red"'),
    ((("units", 0, "figures"), 0), "units[0].figures: 0 is not between 1 and 8"),
    ((("units", 0, "spotter"), 1), "units[0].spotter: expected true or false, not 1"),
    ((("units", 1, "spotter"), True), "units[1]: only a foot troop with a missile weapon has a Spotter (BL-20.14)"),
    ((("units", 3, "musician"), "horn"), "units[3].musician: h_cav_b cannot have a horn (BL-22.5, BL-22.6)"),
    ((("reserve_creatures",), [{"camp": "standard", "unit": "c_spi_g", "enters": "x"}]), "does not enter by x"),
    ((("special_rules", 0, "type"), "win"), "special_rules[0].type: win is not one of objective_hexes, exit"),
    ((("special_rules", 0, "type"), "exit"), "special_rules[0]: limit is missing"),
    (
        (("special_rules", 0, "hexes"), ["G5", "Q1"]),
        "special_rules[0].hexes[1]: Q1 is not a hex of a board with 9 rows",
    ),
    ((("special_rules", 0, "kind"), "eternal"), "special_rules[0].kind: eternal is not one of temporary, permanent"),
    ((("special_rules", 0, "limit"), 2), "special_rules[0]: unknown field limit"),
    ((("options", "command_tents"), "on"), 'options.command_tents: expected true or false, not "on"'),
    ((("options", "heroes_per_camp"), 9), "options.heroes_per_camp: 9 is not between 1 and 3"),
    (
        (("quests",), [{"id": "q", "type": "hidden_treasure", "hexes": [{"hex": "C5", "chests": 99}]}]),
        "quests[0].hexes[0].chests: 99 is not between 1 and 16",
    ),
    ((("quests",), [{"id": "q", "type": "visit"}]), "quests[0]: hex is missing"),
]


@clause("BL-2.1", "BL-2.2", "BL-2.3", "BL-2.4")
@pytest.mark.parametrize(("change", "fault"), BROKEN, ids=lambda value: str(value)[:50])
def test_a_fault_is_found_where_it_is(change: Change, fault: str) -> None:
    text = changed(change)
    found = ADVENTURES.faults_in(text)
    assert any(fault in str(each) for each in found), [str(each) for each in found]
    lines = text.splitlines()
    for each in found:
        if each.path:
            word = each.path.rpartition(".")[2].partition("[")[0]
            assert f'"{word}"' in lines[each.line - 1] or "[" in each.path.rpartition(".")[2], (str(each), each.line)


def test_all_faults_are_found_at_once_and_in_order() -> None:
    text = changed(
        (("board",), "round"),
        (("terrain", 0, "type"), "lava"),
        (("units", 0, "hex"), "Z1"),
        (("units", 2, "unit"), "elf"),
        (("victory_banners", "standard"), -1),
    )
    found = ADVENTURES.faults_in(text)
    assert [each.path for each in found] == [
        "board",
        "victory_banners.standard",
        "terrain[0].type",
        "units[0].hex",
        "units[2].unit",
    ]
    assert [each.line for each in found] == sorted(each.line for each in found)


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("", "not valid JSON: Expecting value in column 1", 1),
        (EXAMPLE[:700], "not valid JSON: ", EXAMPLE[:700].count("\n") + 1),
        ("[1, 2]", "expected a table", 0),
        ("[" * 100_000, "nested too deep", 0),
        ("1" * 5_000, "not valid JSON: ", 0),
        ("x" * (MAX_FILE + 1), f"longer than {MAX_FILE} characters", 0),
    ],
    ids=["empty", "cut-off", "a-list", "deep", "a-long-number", "huge"],
)
def test_a_file_that_is_not_an_adventure_is_refused(text: str, fault: str, line: int) -> None:
    found = ADVENTURES.faults_in(text)
    assert len(found) == 1
    assert fault in str(found[0])
    assert found[0].line == line


def test_a_field_given_twice_is_a_fault() -> None:
    text = EXAMPLE.replace('"mode": "lore",', '"mode": "medieval",\n  "mode": "lore",')
    assert [(str(each), each.line) for each in ADVENTURES.faults_in(text)] == [("mode: appears twice", 6)]


def test_an_adventure_with_too_much_text_is_refused() -> None:
    rules = [{"id": f"r{n}", "type": "text", "text": "x" * 700} for n in range(8)]
    assert said(changed((("special_rules",), rules))) == []
    assert said(changed((("special_rules",), [*rules, rules[0]]))) == [
        "special_rules[8]: an adventure has at most 8 special rules"
    ]
    ground = [{"hex": "E5", "type": "wooded"}] * 1500
    assert any(f"longer than {MAX_ADVENTURE} characters" in each for each in said(changed((("terrain",), ground))))


def test_the_lines_of_a_file() -> None:
    text = '{"a": [1,\n {"b": "x{\\"[", "c": []}],\n"d": {"e": null}}'
    assert lines_of(text)[0] == {
        **{"a": 1, "a[0]": 1, "a[1]": 2, "a[1].b": 2, "a[1].c": 2},
        **{"d": 3, "d.e": 3},
    }


# -- playing them ------------------------------------------------------------------------------------------------------


def test_a_users_adventure_is_played_and_its_record_contains_it() -> None:
    match = Match(SPEC, 2, {"own_adventure": EXAMPLE, "turn_limit": 4}, Seed(3))
    rng = chooser_rng(3)
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
    text = match.record("an adventure of one's own").to_text()
    again = Match.from_record(SPEC, read_record(text))
    assert again.state.dump() == match.state.dump()
    assert SPEC.load(match.state.dump()).dump() == match.state.dump()
    assert "Alderley" in SPEC.presentation.static_scene(match.options, 2).surface.name.args["0"].text


def test_a_users_adventure_with_faults_cannot_be_played() -> None:
    with pytest.raises(BadOption, match=r"own_adventure: adventure: units\[0\].hex: Z1 is not a hex"):
        SPEC.start(2, {"own_adventure": changed((("units", 0, "hex"), "Z1"))})
    for text in ("bl-01-first-muster", "[]", "{", "{}"):
        with pytest.raises(BadOption, match="own_adventure"):
            SPEC.start(2, {"own_adventure": text})


def test_letters_of_other_alphabets_are_welcome_in_titles() -> None:
    text = changed((("title",), "Die Furt bei Mühlbrück")).encode().decode("unicode_escape")
    st = SPEC.start(2, {"own_adventure": text})
    assert st.rules.adventure.title == "Die Furt bei Mühlbrück"


@pytest.mark.parametrize("seed", range(60))
def test_a_file_changed_at_random_is_refused_or_can_be_played(seed: int) -> None:
    rng = seeded(seed)
    names = [name for name in adventure_ids() if not name.startswith("bl-m")]
    base = EXAMPLE if seed % 2 else text_of(f"adventures/{names[seed // 2 % len(names)]}.json")
    data = json.loads(base)
    data["id"] = "mine"
    for _ in range(1 + rng.below(3)):
        spoil(data, rng)
    text = json.dumps(data, indent=1)
    faults = ADVENTURES.faults_in(text)
    assert all(each.what for each in faults)
    if faults:
        assert all(0 <= each.line <= text.count("\n") + 1 for each in faults)
        return
    st = SPEC.start(2, {"own_adventure": text, "turn_limit": 12}, seed)
    chooser = chooser_rng(seed)
    while st.decision is not None:
        seat, pick = any_answer(st, chooser)
        st.apply(pick, seat)
    SPEC.check_sound(st)


def spoil(data: Any, rng: Rng) -> None:
    """Change one place of a file: remove it, repeat it, or replace its value."""
    places: list[tuple[Any, Any]] = []
    values: list[object] = [0, 1, 2, 3, -1, True, False, None, "", "any", "standard", "G5", "A9", [], {}, 2.5, "x"]

    def walk(value: Any) -> None:
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            places.append((value, key))
            if isinstance(value[key], dict | list):
                walk(value[key])
            else:
                values.append(value[key])

    walk(data)
    inside, key = places[rng.below(len(places))]
    how = rng.below(4)
    if how == 0:
        del inside[key]
    elif how == 1 and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[key]))
    else:
        inside[key] = values[rng.below(len(values))]
