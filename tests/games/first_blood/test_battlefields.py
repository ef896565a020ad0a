"""Battlefields, published and by users: what is refused, and with which clause."""

from __future__ import annotations

import json

import pytest

from sandtable.core.content.collection import compact
from sandtable.core.engine.options import BadOption
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.tables.battlefields import (
    BATTLEFIELDS,
    ELEVATED,
    GARRISON,
    MAX_FILE,
    OBSCURING,
    RUIN,
    battlefield_ids,
    battlefield_of,
    has_sides,
    piece_limits,
    why_not_outline,
)
from tests.support import clause

Data = dict[str, object]


def example() -> Data:
    data = json.loads(SPEC.example())
    assert isinstance(data, dict)
    return data


def faults(data: Data) -> list[str]:
    return [str(fault) for fault in SPEC.presentation.validate(json.dumps(data))]


def piece(data: Data, number: int) -> Data:
    pieces = data["pieces"]
    assert isinstance(pieces, list)
    found = pieces[number]
    assert isinstance(found, dict)
    return found


@clause("FB-1.12", "FB-8.5")
def test_fb_1_12_the_eight_ready_battlefields_are_whole() -> None:
    assert len(battlefield_ids()) == 8
    for name in battlefield_ids():
        field = battlefield_of(name)
        assert (field.id, field.size_id()) == (name, "36x36")
        assert SPEC.check_options(2, {"battlefield": name})["battlefield"] == name
    abbey = battlefield_of("ruined-abbey")
    assert [(p.id, p.size, len(p.floors), p.structure) for p in abbey.pieces if p.kind == RUIN] == [
        ("nave", 3, 2, 10),
        ("cloister", 2, 1, 8),
        ("gatehouse", 2, 1, 8),
    ]
    inn = battlefield_of("hamlet-crossroads").pieces[0]
    assert (inn.kind, inn.size, inn.defence, inn.capacity) == (GARRISON, 2, 2, 12)


def test_the_example_can_be_used() -> None:
    assert faults(example()) == []
    checked = SPEC.check_options(2, {"own_battlefield": SPEC.example()})
    assert checked["own_battlefield"] == compact(SPEC.example())
    with pytest.raises(
        BadOption, match="option own_battlefield: battlefield: not valid JSON: Expecting value in column 1"
    ):
        SPEC.check_options(2, {"own_battlefield": "hill-fort"})
    with pytest.raises(BadOption, match="option own_battlefield: battlefield: units_per_inch: expected 100"):
        SPEC.check_options(
            2, {"own_battlefield": SPEC.example().replace('"units_per_inch": 100', '"units_per_inch": 9')}
        )


@clause("FB-1.13")
def test_fb_1_13_the_battlefield_is_made_for_the_size_of_the_table() -> None:
    large = example()
    large["width"] = large["height"] = 4800
    more = [{**piece(large, 4), "id": f"field-{n}"} for n in range(3)]
    pieces = large["pieces"]
    assert isinstance(pieces, list)
    pieces += more
    assert faults(large) == []
    text = json.dumps(large)
    SPEC.check_options(2, {"own_battlefield": text, "battlefield_size": "48x48"})
    with pytest.raises(BadOption, match=r"the battlefield is 48x48, not 36x36 \(FB-1.13\)"):
        SPEC.check_options(2, {"own_battlefield": text})
    with pytest.raises(BadOption, match=r"no ready one is 72x48; bring your own \(FB-1.13\)"):
        SPEC.check_options(2, {"battlefield_size": "72x48"})
    large["width"] = 4000
    assert "a table is 36x36 or 48x48 or 72x48 inches (FB-1.13)" in faults(large)


@clause("FB-3.12")
def test_fb_3_12_outlines_have_3_to_32_edges_and_do_not_cross_themselves() -> None:
    square = ((0, 0), (10, 0), (10, 10), (0, 10))
    assert why_not_outline(square) == ""
    assert "2 corners" in why_not_outline(square[:2])
    round_one = tuple([(n, n * n) for n in range(33)])
    assert "33 corners" in why_not_outline(round_one)
    assert why_not_outline(round_one[:32]) == ""
    assert "crosses or touches itself" in why_not_outline(((0, 0), (10, 10), (10, 0), (0, 10)))
    assert "crosses or touches itself" in why_not_outline(
        ((0, 0), (10, 0), (10, 10), (5, 0), (0, 10))
    )  # a touching corner
    assert "crosses or touches itself" in why_not_outline(((0, 0), (10, 0), (5, 0), (5, 10)))  # back on the same line
    assert "crosses or touches itself" in why_not_outline(((0, 0), (0, 0), (10, 0), (5, 10)))  # a corner twice


@clause("FB-29.1")
def test_fb_29_1_corners_are_whole_hundredths_on_the_table_counter_clockwise() -> None:
    data = example()
    piece(data, 0)["polygon"] = [[842, 1869], [750, 2299], [1278, 2411], [1370, 1981]]
    assert faults(data) == ["pieces[0].polygon: the corners are not in counter-clockwise order (FB-29.1)"]
    piece(data, 0)["polygon"] = [[842, 1869.5], [1370, 1981], [1278, 3700], [750]]
    assert faults(data) == [
        "pieces[0].polygon[0][1]: expected a whole number, not 1869.5",
        "pieces[0].polygon[2][1]: 3700 is not between 0 and 3600",
        "pieces[0].polygon[3]: a corner has two coordinates",
    ]


@clause("FB-8.4", "FB-28.16")
def test_fb_8_4_the_number_of_pieces() -> None:
    assert piece_limits(3600, 3600) == (5, 8)
    assert piece_limits(4800, 4800) == (8, 14)
    assert piece_limits(7200, 4800) == (12, 20)
    data = example()
    pieces = data["pieces"]
    assert isinstance(pieces, list)
    field = pieces.pop()
    assert faults(data) == ["4 pieces, but this table needs 5 to 8 (FB-8.4)"]
    pieces += [{**field, "id": f"field-{n}"} for n in range(5)]
    assert faults(data) == ["9 pieces, but this table needs 5 to 8 (FB-8.4)"]


@clause("FB-8.6", "FB-21.25")
def test_fb_8_6_garrison_pieces_of_ready_battlefields_keep_their_distance() -> None:
    def ready(change: Data) -> list[str]:
        data = example()
        data["id"] = "hamlet-crossroads"
        piece(data, 0).update(change)
        return [str(fault) for fault in BATTLEFIELDS.read_all(json.dumps(data), "hamlet-crossroads")[1]]

    def box(x: int, y: int, wide: int, deep: int) -> Data:
        return {"polygon": [[x, y], [x + wide, y], [x + wide, y + deep], [x, y + deep]]}

    assert ready({}) == ready(box(800, 2000, 400, 600)) == []
    assert ready(box(800, 2000, 399, 500)) == ["pieces[0]: a Garrison piece is 4 to 6 inches wide (FB-8.6)"]
    assert ready(box(800, 2000, 500, 601)) == ["pieces[0]: a Garrison piece is 4 to 6 inches wide (FB-8.6)"]
    assert ready(box(599, 2000, 500, 500)) == [
        "pieces[0]: a Garrison piece must be at least 6 inches from the table edges (FB-8.6)"
    ]
    assert ready(box(1300, 1500, 400, 500)) == ["pieces[1]: Garrison pieces must be at least 6 inches apart (FB-8.6)"]
    own = example()
    piece(own, 0).update(box(0, 2000, 300, 800))
    assert faults(own) == []
    piece(own, 0).update(box(0, 2000, 299, 800))
    assert faults(own) == ["pieces[0]: a Garrison piece is 3 to 8 inches wide (FB-21.25)"]
    assert has_sides(
        ((0, 0), (400, 300), (100, 700), (-300, 400)), 500, 500
    )  # rotated: the sides count, not the bounding box


@clause("FB-20.1", "FB-20.5", "FB-21.1")
def test_fb_20_1_kinds_and_their_values() -> None:
    data = example()
    piece(data, 2)["rules"] = []
    assert faults(data) == ["pieces[2]: a Zonal piece needs at least one rule (FB-20.1)"]
    piece(data, 2)["rules"] = [{"rule": "elevated", "x": 2}, {"rule": "obscurring"}, {"rule": "water", "x": 1}]
    assert faults(data) == [
        "pieces[2].rules[0]: a piece with Elevated 2 must have that Size, not 3 (FB-20.5)",
        "pieces[2].rules[1].rule: obscurring is unknown (did you mean obscuring?)",
        "pieces[2].rules[2]: only Elevated has a number",
    ]
    data = example()
    piece(data, 0).update({"elevation": 3, "defence": 0, "rules": [{"rule": "water"}], "structure": 5})
    wrong = faults(data)
    assert "unknown field structure; known fields are id, name, kind, polygon, size" in wrong[0]
    assert wrong[1:] == [
        "pieces[0]: the Elevation of a Garrison piece is its Size (FB-21.1)",
        "pieces[0].defence: 0 is not between 1 and 6",
        "pieces[0]: only Zonal pieces have Zonal rules (FB-20.1)",
    ]
    found = battlefield_of("hamlet-crossroads").pieces
    assert found[4].has(ELEVATED)
    assert found[4].elevated == 2
    assert found[2].has(OBSCURING)


@clause("FB-22.4", "FB-22.7", "FB-28.14")
def test_fb_22_4_ruins_have_a_size_by_their_floors() -> None:
    ruin: Data = {"id": "ruin", "name": "Ruin", "kind": "ruin", "size": 2, "rules": [], "floors": 1, "structure": 5}
    ruin["polygon"] = [[1500, 200], [2000, 200], [2000, 700], [1500, 700]]
    data = example()
    pieces = data["pieces"]
    assert isinstance(pieces, list)
    pieces.append(ruin)
    assert faults(data) == []
    own = battlefield_of(compact(json.dumps(data)))
    assert own.pieces[-1].floors == (own.pieces[-1].outline,)  # without its own outlines, the whole Ruin
    ruin["floors"] = 3
    assert faults(data) == ["pieces[5]: a Ruin with 3 upper floors has Size 4 (FB-22.4)"]
    ruin.update({"floors": 1, "floor_polygons": [[[1500, 200], [2001, 200], [2000, 700]]]})
    assert faults(data) == ["pieces[5].floor_polygons[0]: the floor extends beyond the outline of the Ruin (FB-22.7)"]
    ruin["floor_polygons"] = []
    assert faults(data) == ["pieces[5].floor_polygons: 0 outlines for 1 upper floors"]


@clause("FB-6.10")
def test_fb_6_10_a_piece_stands_on_an_elevated_one() -> None:
    data = example()
    piece(data, 3).update({"size": 2, "rules": [{"rule": "elevated", "x": 2}]})
    piece(data, 2)["on"] = "wood-ne"
    assert faults(data) == []
    field = battlefield_of(compact(json.dumps(data)))
    assert field.level_of(2) == 3 + 2
    assert field.level_of(3) == 2
    piece(data, 2)["on"] = "mill"
    assert faults(data) == ["pieces[2].on: mill is not Elevated (FB-6.10)"]
    piece(data, 2)["on"] = "wood-sw"
    assert faults(data) == ["pieces[2].on: a piece cannot stand on itself"]
    piece(data, 2)["on"] = "wod-ne"
    assert faults(data) == ["pieces[2].on: wod-ne is unknown (did you mean wood-ne?)"]


def test_other_faults_are_told_with_their_lines() -> None:
    text = SPEC.example().replace('"id": "mill"', '"id": "inn"').replace('"theme": "farmland",', "")
    found = [(fault.line, str(fault)) for fault in SPEC.presentation.validate(text)]
    assert found == [(0, "theme is missing"), (22, "pieces[1]: there is already a piece inn")]
    assert str(SPEC.presentation.validate(SPEC.example().replace("my-crossroads", "hill-fort"))[0]) == (
        "id: hill-fort is the id of published content"
    )
    assert str(SPEC.presentation.validate("[]")[0]) == "expected a table"
    assert "not valid JSON" in str(SPEC.presentation.validate("{")[0])


def test_a_battlefield_of_ones_own_is_not_endless() -> None:
    data = example()
    pieces = data["pieces"]
    assert isinstance(pieces, list)
    data["pieces"] = [{**pieces[4], "id": f"field-{n}", "name": "x" * 190} for n in range(70)]
    assert len(compact(json.dumps(data))) > MAX_FILE
    assert faults(data)[-1] == "longer than 20000 characters, not counting spaces between values"


@clause("FB-20.2")
def test_fb_20_2_hills_woods_houses_and_flat_ground_have_the_usual_sizes() -> None:
    for name in battlefield_ids():
        for piece in battlefield_of(name).pieces:
            word = piece.id.partition("-")[0]
            if piece.has(ELEVATED):
                assert piece.size == 2, piece.id
            elif word in ("wood", "copse", "thicket"):
                assert piece.size == 3, piece.id
            elif piece.kind == GARRISON:
                assert piece.size in (2, 3), piece.id  # towers and fortified houses 3
            elif word in ("river", "rapids", "mire", "lava", "gully", "field", "graveyard"):
                assert piece.size == 0, piece.id
