"""Maps by users: every fault with its place, and games on them (BS-2.1 to BS-2.14, BS-4.15, BS-18.1)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable.core.engine.options import BadOption
from sandtable.core.engine.rng import seeded
from sandtable.core.registry import find_game
from tests.support import clause

GAME = find_game("bloodstones")


def example() -> Any:
    return json.loads(GAME.example())


def faults(document: object) -> list[str]:
    return [str(fault) for fault in GAME.presentation.validate(json.dumps(document))]


def test_the_example_can_be_played() -> None:
    assert faults(example()) == []


@clause("BS-2.2")
def test_adjacency_holds_both_ways() -> None:
    map_ = example()
    first, second = map_["areas"][0], map_["areas"][0]["adjacent"][0]
    first["adjacent"].remove(second)
    (fault,) = faults(map_)
    assert "but not the other way round (BS-2.2)" in fault
    map_["areas"][0]["adjacent"].append("nowhere")
    assert any("there is no area nowhere" in one for one in faults(map_))


@clause("BS-4.15", "BS-4.16")
def test_suggested_citadels_are_legal() -> None:
    map_ = example()
    sites = map_["suggested_citadels"]["2"]
    near = next(area for area in map_["areas"] if area["id"] == sites[0])["adjacent"][0]
    next(area for area in map_["areas"] if area["id"] == near)["terrain"] = "plains"
    map_["suggested_citadels"]["2"] = [sites[0], near]
    assert any("too close for citadels (BS-4.16)" in one for one in faults(map_))
    next(area for area in map_["areas"] if area["id"] == near)["terrain"] = "sea"
    assert any("no citadel can stand in" in one for one in faults(map_))
    del map_["suggested_citadels"]["2"]
    assert "suggested_citadels: no citadels are suggested for 2 players (BS-4.15)" in faults(map_)


@clause("BS-4.16")
def test_a_site_named_twice_is_not_a_second_site() -> None:
    map_ = example()
    site = map_["suggested_citadels"]["2"][0]
    for area in map_["areas"]:
        if area["id"] != site and area["terrain"] in ("plains", "forest", "hill"):
            area["terrain"] = "desert"
    map_["suggested_citadels"]["2"] = [site, site]
    (fault,) = faults(map_)
    assert fault.startswith("suggested_citadels.2: ")
    assert "too close for citadels (BS-4.16)" in fault
    with pytest.raises(BadOption, match="own_map"):
        GAME.start(2, {"own_map": json.dumps(map_)})


def test_faults_have_their_places() -> None:
    map_ = example()
    map_["areas"][2]["terrain"] = "hil"
    map_["areas"][3]["polygon"] = [[0, 0]]
    map_["areas"][4]["centre"] = [1]
    map_["players"] = [3, 2]
    map_["rivers"] = [["a"]]
    found = faults(map_)
    for start in ("areas[2].terrain: hil is unknown", "areas[3].polygon: 1 corners", "areas[4].centre: expected two"):
        assert any(one.startswith(start) for one in found), start
    assert any("minimum number of players" in one for one in found)
    assert any("rivers[0]" in one for one in found)
    with pytest.raises(BadOption, match="own_map"):
        GAME.start(2, {"own_map": json.dumps(map_)})
    with pytest.raises(BadOption, match="not valid JSON"):
        GAME.start(2, {"own_map": "sundered-vale"})


def test_every_wrong_corner_is_told_by_its_place() -> None:
    map_ = example()
    wide = map_["canvas"][0]
    for n, corner in enumerate(([wide + 1, 0], [0, -1], [True, 0], [0, 1.5], [0], [0, 0, 0], "0,0")):
        map_["areas"][n]["polygon"][1] = corner
    assert [one.rpartition(": ")[0] or one for one in faults(map_)] == [
        *("areas[0].polygon[1][0]", "areas[1].polygon[1][1]", "areas[2].polygon[1][0]", "areas[3].polygon[1][1]"),
        *("areas[4].polygon[1]", "areas[5].polygon[1]", "areas[6].polygon[1]", "areas[6].polygon[1]"),
    ]


@clause("BS-2.14")
def test_a_map_is_for_its_number_of_players() -> None:
    map_ = example()
    with pytest.raises(BadOption, match=r"BS-2\.14"):
        GAME.start(map_["players"][1] + 1, {"own_map": json.dumps(map_)})


@pytest.mark.parametrize("terrain", ["plains", "forest", "hill"])
def test_a_map_without_sea_is_played_to_its_end(terrain: str) -> None:
    """The rules require no particular terrain. A saved game contains the whole map."""
    map_ = example()
    for area in map_["areas"]:
        area["terrain"] = terrain
    st = GAME.start(2, {"own_map": json.dumps(map_), "max_rounds": 5}, seed=4)
    rng = seeded(9)
    for step in range(5000):
        if st.decision is None:
            break
        st.apply(st.decision.options[rng.below(len(st.decision.options))])
        if step == 60:
            st = GAME.load(st.dump())
    assert st.result is not None


def test_saves_of_published_maps_are_as_they_were() -> None:
    assert b"own_map" not in GAME.start(2, seed=1).dump()
