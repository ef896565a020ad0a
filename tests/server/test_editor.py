"""The editors over HTTP: their palettes, edits and the responses to them, faults with their places, and refusals."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.authoring.documents import BadEdit, Document, document_text, set_value, value_at
from sandtable.core.authoring.editor import Edit
from sandtable.core.engine.rng import seeded
from sandtable.core.registry import find_game
from sandtable.language.translator import LANGUAGES, Translator
from tests.server.support import Json, Served

GAMES = ("battlelore", "first_blood", "bloodstones")
SOURCES = Path(__file__).parents[2] / "src" / "sandtable"
ODDITIES: tuple[Any, ...] = (
    *(None, True, -1, 10**30, 0.5, "", "x" * 3000, "\x00"),
    *([], {}, [[]], {"a": {"b": []}}, [1] * 9),
)
ODD = [json.dumps(odd) for odd in ODDITIES]


def path_of(game: str) -> str:
    return f"/games/{game}/editor"


def edited(served: Served, game: str, body: Json) -> Json:
    answer = served.post(path_of(game), body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_whoever_takes_files_of_ones_own_has_an_editor(served: Served) -> None:
    for game in served.get("/games").json()["games"]:
        answer = served.get(path_of(game["name"]))
        assert (answer.status_code == 200) == bool(game["own_content"]), game["name"]
        if answer.status_code == 200:
            assert answer.json()["option"] == game["own_content"]
    assert served.get(path_of("warlords")).json()["error"] == "no_editor"
    assert served.post(path_of("nothing"), {}).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_every_template_can_be_played_as_it_is(served: Served, game: str) -> None:
    for template in served.get(path_of(game)).json()["templates"]:
        answer = edited(served, game, {"template": template["id"]})
        assert (answer["readable"], answer["faults"]) == (True, []), template["id"]
        spec = find_game(game)
        low = answer["options"]
        players = json.loads(answer["text"])["players"][0] if game == "bloodstones" else 2
        spec.check_options(players, low)


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_an_editor_are_there(served: Served, game: str) -> None:
    stock = served.get(path_of(game)).json()
    keys = [
        stock["title"]["key"],
        *[tool["name"] for tool in stock["tools"]],
        *[tool["group"] for tool in stock["tools"]],
    ]
    fields = [field for part in stock["form"] for field in part["fields"]]
    keys += [part["label"] for part in stock["form"]]
    while fields:
        field = fields.pop()
        keys += [field["label"], *[choice["word"] for choice in field["choices"] if not choice["word"][0].isdigit()]]
        fields += field["fields"]
    for language in LANGUAGES:
        say = Translator(find_game(game), language)
        for key in keys:
            assert say(key)


def test_an_adventure_is_painted_and_its_fault_is_at_its_hex(served: Served) -> None:
    blank = edited(served, "battlelore", {})
    assert [fault["words"]["key"] for fault in blank["faults"]] == ["fault-bl-both-camps"]
    edits: list[Json] = [
        {"kind": "paint", "tool": "unit:h_inf_b", "target": "hex:5", "side": 0},
        {"kind": "paint", "tool": "unit:h_inf_b", "target": "hex:70", "side": 1},
        {"kind": "paint", "tool": "terrain:waterway", "target": "hex:70"},
        {"kind": "paint", "tool": "terrain:command_tent", "target": "hex:6", "side": 0},
        {"kind": "set", "path": "title", "value": '"By the water"'},
        {"kind": "set", "path": "options.command_tents", "value": "true"},
    ]
    after = edited(served, "battlelore", {"text": blank["text"], "edits": edits})
    (fault,) = after["faults"]
    assert (fault["path"], fault["targets"], fault["words"]["key"]) == (
        "units[1].hex",
        ["hex:70"],
        "fault-bl-impassable",
    )
    assert [stack["targets"] for stack in after["scene"]["stacks"]] == [["hex:5"], ["hex:70"]]
    moved = edited(
        served, "battlelore", {"text": after["text"], "edits": [{"kind": "move", "target": "hex:70", "to": "hex:71"}]}
    )
    assert moved["faults"] == []
    document = json.loads(moved["text"])
    assert (document["title"], document["landmarks"][0]["owner"]) == ("By the water", "standard")
    erased = edited(served, "battlelore", {"text": moved["text"], "edits": [{"kind": "erase", "target": "hex:71"}]})
    assert [row["camp"] for row in json.loads(erased["text"])["units"]] == ["standard"]
    wish = {"game": "battlelore", "options": moved["options"]}
    assert served.post("/tables", wish).status_code == 201


def test_pieces_are_laid_turned_and_kept_on_the_table(served: Served) -> None:
    edits: list[Json] = [
        {"kind": "paint", "tool": "house", "at": [1000, 1000], "value": '"Inn"'},
        {"kind": "turn", "target": "piece:0", "degrees": 90},
        {"kind": "move", "target": "piece:0", "at": [-5000, 25]},
    ]
    after = edited(served, "first_blood", {"edits": edits})
    (piece,) = json.loads(after["text"])["pieces"]
    assert (piece["name"], piece["id"], min(x for x, _ in piece["polygon"])) == ("Inn", "house-1", 0)
    assert max(x for x, _ in piece["polygon"]) == 400
    crossed: Json = {"kind": "set", "path": "pieces[0].polygon", "value": "[[0,0],[500,500],[500,0],[0,500]]"}
    wrong = edited(served, "first_blood", {"text": after["text"], "edits": [crossed]})
    targets_by_key = {fault["words"]["key"]: fault["targets"] for fault in wrong["faults"]}
    assert targets_by_key["fault-fb-crosses"] == ["piece:0"]
    assert len(wrong["scene"]["plane"]["ground"][0]["points"]) == 4


def test_areas_are_joined_divided_and_linked(served: Served) -> None:
    begun = edited(served, "bloodstones", {"template": "sundered-vale"})
    count = len(json.loads(begun["text"])["areas"])
    after = edited(
        served,
        "bloodstones",
        {"text": begun["text"], "edits": [{"kind": "paint", "tool": "divide", "target": "area:3"}]},
    )
    areas = json.loads(after["text"])["areas"]
    assert len(areas) == count + 1
    new = areas[-1]["id"]
    assert areas[3]["id"] in areas[-1]["adjacent"]
    assert all((new in area["adjacent"]) == (area["id"] in areas[-1]["adjacent"]) for area in areas)
    join: Json = {"kind": "paint", "tool": "join", "target": "area:3", "to": f"area:{count}"}
    again = edited(served, "bloodstones", {"text": after["text"], "edits": [join]})
    assert len(json.loads(again["text"])["areas"]) == count
    assert again["faults"] == []
    before = {area["id"]: set(area["adjacent"]) for area in json.loads(begun["text"])["areas"]}
    assert {area["id"]: set(area["adjacent"]) for area in json.loads(again["text"])["areas"]} == before
    apart: Json = {"kind": "paint", "tool": "river", "target": "area:0", "to": f"area:{count - 1}"}
    assert served.post(path_of("bloodstones"), {"text": again["text"], "edits": [apart]}).status_code == 422


def test_a_text_that_is_no_document_is_told_and_not_edited(served: Served) -> None:
    for text in ("", "{", "[]", "7", '"x"', "[" * 5000):
        answer = edited(served, "battlelore", {"text": text})
        assert not answer["readable"]
        assert answer["faults"]
        assert answer["surface"]["places"]
        refused = served.post(path_of("battlelore"), {"text": text, "edits": [{"kind": "erase", "target": "hex:1"}]})
        assert (refused.status_code, refused.json()["error"]) == (422, "bad_edit")


def test_what_cannot_be_is_refused(served: Served) -> None:
    bad: list[Json] = [
        {"kind": "set", "path": "", "value": "1"},
        {"kind": "set", "path": "units[9].hex", "value": '"A1"'},
        {"kind": "set", "path": "units..hex", "value": "1"},
        {"kind": "set", "path": ".".join(["a"] * 11), "value": "1"},
        {"kind": "set", "path": "title", "value": "{"},
        {"kind": "set", "path": "title.a", "value": "1"},
        {"kind": "paint", "tool": "unit:none", "target": "hex:1", "side": 0},
        {"kind": "paint", "tool": "unit:h_inf_b", "target": "hex:1"},
        {"kind": "paint", "tool": "unit:h_inf_b", "target": "hex:12345", "side": 0},
        {"kind": "paint", "tool": "terrain:passage", "target": "hex:1"},
        {"kind": "erase", "target": "area:1"},
        {"kind": "turn", "target": "hex:1", "degrees": 15},
    ]
    for edit in bad:
        answer = served.post(path_of("battlelore"), {"edits": [edit]})
        assert (answer.status_code, answer.json()["error"]) == (422, "bad_edit"), edit
    assert served.post(path_of("battlelore"), {"text": "{}", "template": "bl-01-first-muster"}).status_code == 422
    assert served.post(path_of("battlelore"), {"template": "../files"}).json()["error"] == "bad_edit"
    assert (
        served.post(path_of("battlelore"), {"edits": [{"kind": "erase", "target": "hex:1"}] * 201}).status_code == 422
    )
    assert served.post(path_of("battlelore"), {"text": "x" * 90_000}).status_code == 422
    assert served.post(path_of("battlelore"), {"edits": [{"kind": "burn"}]}).status_code == 422
    for number in ("NaN", "Infinity", "1e999"):
        refused = served.post(path_of("battlelore"), {"text": f'{{"a":{number}}}'})
        assert refused.json()["error"] == "bad_edit", number


def spoilt(document: Any, choose: Any) -> None:
    """Replace one value somewhere in a document with something odd."""
    holder = document
    while True:
        keys: list[Any] = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return
        key = keys[choose(len(keys))]
        if isinstance(holder[key], dict | list) and holder[key] and choose(4):
            holder = holder[key]
            continue
        holder[key] = json.loads(ODD[choose(len(ODD))])
        return


@pytest.mark.parametrize("game", GAMES)
def test_no_document_is_too_odd_to_be_shown(game: str) -> None:
    editor = find_game(game).presentation.editor
    assert editor is not None
    templates = [template.id for template in editor.stock().templates]
    targets = {"battlelore": "hex:{}", "first_blood": "piece:{}", "bloodstones": "area:{}"}[game]
    tools = [tool.id for tool in editor.stock().tools]
    rng = seeded(7)
    for _ in range(60):
        document: Document = editor.template(templates[rng.below(len(templates))])
        for _ in range(1 + rng.below(6)):
            spoilt(document, rng.below)
        text = document_text(document)
        assert editor.apply_edits(text).text
        for kind in ("erase", "paint", "move", "turn"):
            target, to = targets.format(rng.below(30)), targets.format(rng.below(30))
            edit = Edit(kind, tool=tools[rng.below(len(tools))], target=target, to=to, side=0, at=(25, 50), degrees=15)
            with suppress(BadEdit):
                assert editor.apply_edits(text, (edit,)).text


@pytest.mark.parametrize(("game", "prefix"), [("battlelore", "bl"), ("first_blood", "fb"), ("bloodstones", "bs")])
def test_every_fault_has_words_and_every_word_a_fault(game: str, prefix: str) -> None:
    code = "".join([file.read_text("utf-8") for file in (SOURCES / "games" / game / "tables").glob("*.py")])
    used = set(re.findall(rf'"({prefix}-[a-z-]+)"', code)) | set(re.findall(rf'f"({prefix})-\{{how\}}"', code))
    if prefix in used:
        used = used - {prefix} | {f"{prefix}-taken", f"{prefix}-impassable"}
    for language in LANGUAGES:
        words = (SOURCES / "games" / game / "content" / "words" / f"{language}-editor.ftl").read_text("utf-8")
        assert set(re.findall(r"^fault-([a-z-]+) =", words, re.M)) == used, language


def test_common_faults_have_words() -> None:
    readers = SOURCES / "core" / "content"
    core = (readers / "user_files.py").read_text("utf-8") + (readers / "collection.py").read_text("utf-8")
    used = set(re.findall(r'(?:, 0, |line, |, )"([a-z-]+)"(?:, [a-z{]|\)|, \{)', core))
    words = (SOURCES / "content" / "words" / "en-editor.ftl").read_text("utf-8")
    known = set(re.findall(r"^fault-([a-z-]+) =", words, re.M))
    assert {"missing", "range", "unknown-near", "published"} <= used & known
    assert used - {"value", "what", "wrong"} <= known


def test_paths_lead_to_values() -> None:
    file: Document = {"rules": [{"id": "a"}]}
    set_value(file, "rules[1]", {"id": "b"})
    set_value(file, "rules[0]", None)
    assert (file, value_at(file, "rules[0].id"), value_at(file, "rules[5]")) == ({"rules": [{"id": "b"}]}, "b", None)
    for path in ("rules[3]", "rules.id", "rules[0].id.x", "[0]", "a.", "a b"):
        with pytest.raises(BadEdit):
            set_value(file, path, 1)
