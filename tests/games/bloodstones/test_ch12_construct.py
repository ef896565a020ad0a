"""Phase 4: Construct Villages (chapter 12)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as hyp

from sandtable.games.bloodstones.construct import village_sites
from sandtable.games.bloodstones.tables.terrain import DESERT, HILL, MOUNTAIN, PLAINS, SEA
from sandtable.games.bloodstones.tables.units import CITADEL
from sandtable.games.bloodstones.turn import CONSTRUCT
from tests.games.bloodstones.support import Table
from tests.support import clause


def sites(t: Table, seat: int = 0) -> set[str]:
    """Where the next village can be constructed."""
    return {t.st.rules.map.area_ids[area] for area in village_sites(t.st, seat)}


def near(t: Table, *areas: str) -> set[str]:
    """The plains, forests and hills beside these areas."""
    rules = t.st.rules
    found = {other for area in areas for other in rules.adjacent[t.area(area)]}
    return {rules.map.area_ids[a] for a in found if rules.terrain[a] not in (MOUNTAIN, DESERT, SEA)}


@clause("BS-12.1")
def test_bs_12_1_one_tile_and_never_a_second() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "citadel").hand(0, "lizardmen", "shield", "leader")
    t.turn(0, CONSTRUCT)
    assert t.kind == "construct_tile"
    assert set(t.options) == {"lizardmen", "shield", "leader", "none"}
    t.pick("lizardmen", "kingsacre")
    assert t.why_not("tile", "leader") == ["BS-12.1"]
    t.pick("kingsacre", "done")
    # the turn is over, the other tiles are still in the hand
    assert t.seat == 1
    assert t.st.villages_on_map(0) == 2
    assert t.st.supply[0] == 18
    assert {"shield", "leader"} <= set(t.hand_of(0))


@clause("BS-12.1")
def test_bs_12_1_the_chaos_horde_constructs_nothing() -> None:
    t = Table("chaos_horde", "horse_lords").units(0, "dunmere", "hordes").hand(0, "leader").turn(0, CONSTRUCT)
    assert t.seat == 1
    assert t.st.supply[0] == 0


@clause("BS-12.2")
@pytest.mark.parametrize("faction", ["dragon_riders", "hill_folk"])
@pytest.mark.parametrize(("area", "cost"), [("larkfield", 1), ("thornwater", 1), ("stagfell", 2), ("redbarrow", 2)])
def test_bs_12_2_one_pip_in_plains_and_forest_two_in_hills(faction: str, area: str, cost: int) -> None:
    t = Table(faction, "horse_lords").units(0, "oxmead", "citadel").units(0, "gull-deep", "ship")
    t.hand(0, "leader").turn(0, CONSTRUCT).pick("leader", area)
    assert t.decision.context == (5 - cost,)


@clause("BS-12.3")
def test_bs_12_3_the_costs_must_not_exceed_the_pips() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "citadel").hand(0, "shield").turn(0, CONSTRUCT)
    t.pick("shield", "stagfell")
    # one of three pips is left: no second hill
    assert "greywether" not in t.options
    assert t.why_not("area", "greywether") == ["BS-12.3"]
    assert "kingsacre" in t.options
    t.pick("kingsacre", "done")
    assert t.seat == 1


@clause("BS-12.3")
def test_bs_12_3_at_most_five_and_the_rest_is_lost() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "cobblethorpe", "citadel").hand(0, "blank").turn(0, CONSTRUCT)
    t.pick("blank", "kingsacre", "kingsacre", "mirefoot", "mirefoot", "barrowdown", "done")
    assert t.seat == 1
    assert t.st.villages_on_map(0) == 5
    t = Table("horse_lords", "hill_folk").units(0, "cobblethorpe", "citadel").hand(0, "blank", "ship")
    t.turn(0, CONSTRUCT).pick("blank", "kingsacre", "done")
    assert t.seat == 1
    assert t.st.villages_on_map(0) == 1


@clause("BS-12.4")
def test_bs_12_4_a_tile_only_for_at_least_one_village() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "citadel").hand(0, "shield", "leader")
    t.turn(0, CONSTRUCT).pick("shield")
    assert "done" not in t.options
    assert "done" in t.pick("kingsacre").options
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "citadel").hand(0, "shield", "leader")
    t.turn(0, CONSTRUCT).pick("none")
    assert t.discard_of(0) == []
    # without a site there is no question
    t = Table("dragon_riders", "horse_lords").units(0, "kettle-isle", "citadel").hand(0, "shield").turn(0, CONSTRUCT)
    assert t.seat == 1
    assert "shield" in t.hand_of(0)


@clause("BS-12.5")
def test_bs_12_5_each_village_may_use_those_before_it() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "alderholt", "citadel").hand(0, "blank").turn(0, CONSTRUCT)
    t.pick("blank")
    assert set(t.options) == {"whitbarrow", "harrowlea"}
    assert t.why_not("area", "mirefoot") == ["BS-12.6", "BS-12.7", "BS-12.8"]
    t.pick("harrowlea")
    assert "mirefoot" in t.options
    t.pick("mirefoot", "cobblethorpe", "owlwood", "kingsacre")
    assert t.st.villages[t.area("kingsacre")] == 1


@clause("BS-12.6")
def test_bs_12_6_beside_an_own_village() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers").villages(0, "stonewake")
    t.villages(1, "oxgate")
    assert sites(t) == near(t, "stonewake")
    # villages of others help nobody else
    assert "wainrut" not in sites(t)


@clause("BS-12.7")
def test_bs_12_7_next_to_the_own_citadel() -> None:
    t = Table("hill_folk", "corsairs", "horse_lords").units(0, "ferrybridge", "citadel").units(1, "oxhythe", "citadel")
    assert sites(t) == near(t, "ferrybridge")
    assert "brightwater" not in sites(t)
    assert "brightwater" in sites(t, 1)


@clause("BS-12.8")
@pytest.mark.parametrize(
    ("links", "beyond"),
    [
        ((("kingsacre", "swords"), ("owlwood", "siege_engine")), "millbeck"),
        ((("coldmouth", "ship"), ("gull-deep", "ship")), "thornwater"),
        ((("coldmouth", "dragon"),), "alderholt"),
        ((("stagfell", "castle"),), "larkfield"),
        ((("stagfell", "shield"), ("the-sundering", "dragon")), "briarwood"),
        (
            (("stagfell", "shield"), ("the-sundering", "dragon"), ("briarwood", "swords"), ("bonesand", "swords")),
            "sunreach",
        ),
    ],
)
def test_bs_12_8_beside_a_chain_of_units(links: tuple[tuple[str, str], ...], beyond: str) -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "citadel")
    for area, name in links:
        t.units(0, area, name)
    assert sites(t) == near(t, "dunmere", *[area for area, _ in links]) - {"dunmere"}
    assert beyond in sites(t)
    # if a link is missing, the chain ends before it
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "citadel")
    for area, name in links[:-1]:
        t.units(0, area, name)
    assert beyond not in sites(t)


@clause("BS-12.8")
def test_bs_12_8_units_among_enemy_villages_and_enemies_are_links_too() -> None:
    t = Table("horse_lords", "hill_folk").villages(0, "saltby").units(0, "estmark", "swords").villages(1, "estmark")
    t.units(0, "hollin", "swords").units(1, "hollin", "giant")
    assert sites(t) == {"saltby", "thornwater", "redbarrow", "vinehall", "briarwood"}


@clause("BS-12.8")
def test_bs_12_8_undead_and_a_chain_that_begins_on_the_village() -> None:
    t = Table("necromancers", "hill_folk").villages(0, "saltby").units(0, "saltby", "goblins")
    t.units(0, "estmark", "undead").units(0, "crowsteeth", "undead")
    assert sites(t) == near(t, "saltby", "estmark", "crowsteeth")
    assert "last-hearth" in sites(t)


@clause("BS-12.9")
def test_bs_12_9_no_piece_of_another_player() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "cobblethorpe", "citadel").units(0, "mirefoot", "swords")
    t.units(1, "kingsacre", "skirmishers").villages(1, "owlwood").units(0, "owlwood", "swords")
    t.hand(0, "leader").turn(0, CONSTRUCT).pick("leader")
    assert t.why_not("area", "kingsacre") == ["BS-12.9"]
    assert t.why_not("area", "owlwood") == ["BS-12.9"]
    assert "mirefoot" in t.options


@clause("BS-12.10")
def test_bs_12_10_a_second_village_in_plains_needs_nothing_else() -> None:
    t = Table("dragon_riders", "horse_lords").villages(0, "kettle-isle")
    assert sites(t) == {"kettle-isle"}
    # not in a forest, and not a third
    assert "alderholt" not in sites(Table("dragon_riders", "horse_lords").villages(0, "alderholt"))
    assert sites(Table("dragon_riders", "horse_lords").villages(0, "kettle-isle", 2)) == set()


@clause("BS-12.11")
def test_bs_12_11_two_in_plains_one_in_forest_and_hill() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "citadel").hand(0, "blank", "leader").turn(0, CONSTRUCT)
    t.pick("blank", "owlwood")
    assert t.why_not("area", "owlwood") == ["BS-12.11"]
    t.pick("dunmere")
    assert "dunmere" in t.options
    t.pick("dunmere")
    assert t.why_not("area", "dunmere") == ["BS-12.11"]
    t.pick("greywether", "done")
    assert t.st.villages[t.area("greywether")] == 1
    assert t.seat == 1


@clause("BS-12.12")
def test_bs_12_12_not_in_the_area_of_the_citadel() -> None:
    t = (
        Table("horse_lords", "hill_folk")
        .units(0, "kingsacre", "citadel")
        .villages(0, "dunmere")
        .units(0, "kingsacre", "swords")
    )
    t.hand(0, "blank").turn(0, CONSTRUCT).pick("blank")
    assert t.why_not("area", "kingsacre") == ["BS-12.12"]
    assert "dunmere" in t.options


@clause("BS-12.13")
@pytest.mark.parametrize("faction", ["hill_folk", "dragon_riders"])
def test_bs_12_13_not_in_desert_mountain_or_sea(faction: str) -> None:
    t = Table(faction, "horse_lords").units(0, "estmark", "citadel").units(0, "redbarrow", "swords")
    t.hand(0, "leader").turn(0, CONSTRUCT).pick("leader")
    for area in ("bonesand", "crowsteeth", "gull-deep"):
        assert t.why_not("area", area) == ["BS-12.13"], area
    assert set(t.options) == {"redbarrow", "saltby", "hollin", "oxmead", "thornwater", "vinehall"}


@clause("BS-12.14")
def test_bs_12_14_as_long_as_the_supply_lasts() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "citadel").hand(0, "blank", "leader")
    t.st.captured_villages[1] = 19
    t.st.supply[0] = 1
    t.turn(0, CONSTRUCT).pick("blank", "dunmere", "done")
    # the last one is built, four pips are left, and the phase is over
    assert t.seat == 1
    assert t.st.supply[0] == 0
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "citadel").hand(0, "blank", "leader")
    t.st.captured_villages[1] = 20
    t.st.supply[0] = 0
    assert t.turn(0, CONSTRUCT).seat == 1
    assert t.discard_of(0) == []


@clause("BS-12.15")
def test_bs_12_15_the_areas_of_the_chain_qualify_and_a_lost_unit_does_nothing() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "harrowlea", "citadel").units(0, "mirefoot", "swords")
    t.units(0, "barrowdown", "swords").units(0, "hollin", "giant", "leader").units(0, "vinehall", "shield")
    assert sites(t) == near(t, "harrowlea", "mirefoot", "barrowdown") - {"harrowlea"}
    assert {"mirefoot", "barrowdown"} <= sites(t)
    assert not {"hollin", "vinehall", "estmark"} & sites(t)


@clause("BS-12.16")
def test_bs_12_16_the_area_of_a_lost_citadel_is_an_ordinary_area() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "citadel").villages(0, "dunmere")
    assert "kingsacre" not in sites(t)
    t.st.remove_unit(0, t.area("kingsacre"), CITADEL)
    t.st.citadel[0] = -1
    assert "kingsacre" in sites(t)
    # it qualifies through the village; sites that only the citadel made near no longer do
    assert "cobblethorpe" not in sites(t)


# -- against the definition, word by word ----------------------------------------------------------------------------

AREAS = ("dunmere", "kingsacre", "stagfell", "larkfield", "the-sundering", "briarwood", "bonesand", "hollin", "estmark")
SEAS = ("coldmouth", "gull-deep", "wyrm-firth")


def sites_by_the_book(t: Table) -> set[int]:
    rules = t.st.rules
    homes = {a for a in range(rules.areas) if t.st.village_of[a] == 0 or t.st.citadel[0] == a}
    links: set[int] = set()
    for chain in unit_chains(t):
        if any(a in homes or homes & set(rules.adjacent[a]) for a in chain):
            links |= chain
    found = set()
    for area in range(rules.areas):
        villages, foreign = t.st.villages[area], bool(t.st.units[1][area]) or t.st.village_of[area] == 1
        if rules.terrain[area] in (MOUNTAIN, DESERT, SEA) or foreign or t.st.citadel[0] == area:
            continue
        if villages == 2 or (villages and rules.terrain[area] != PLAINS):
            continue
        if villages == 1 or (homes | links) & set(rules.adjacent[area]):
            found.add(area)
    return found


def unit_chains(t: Table) -> list[set[int]]:
    """The areas with own units in connected groups."""
    left = {area for area, force in enumerate(t.st.units[0]) if force}
    chains = []
    while left:
        chain = {left.pop()}
        while grown := {a for a in left if chain & set(t.st.rules.adjacent[a])}:
            chain |= grown
            left -= grown
        chains.append(chain)
    return chains


@clause("BS-12.6", "BS-12.7", "BS-12.8", "BS-12.9", "BS-12.10", "BS-12.11", "BS-12.15")
@settings(max_examples=150)
@given(
    hyp.sampled_from(AREAS),
    hyp.lists(hyp.sampled_from(AREAS), max_size=2, unique=True),
    hyp.lists(hyp.sampled_from((*AREAS, *SEAS)), max_size=6, unique=True),
    hyp.lists(hyp.sampled_from(AREAS), max_size=3, unique=True),
)
def test_bs_12_8_sites_agree_with_the_definition(
    home: str, hamlets: list[str], stands: list[str], foes: list[str]
) -> None:
    t = Table("hill_folk", "corsairs")
    closed = ("the-sundering", "bonesand")
    if home not in closed:
        t.units(0, home, "citadel")
    for area in hamlets:
        if area not in (home, *closed):
            t.villages(0, area)
    for i, area in enumerate(stands):
        t.units(0, area, "ship" if area in SEAS else ("shield", "reivers", "skirmishers")[i % 3])
    for i, area in enumerate(foes):
        if area in closed or area == home or area in hamlets or i % 2:
            continue
        t.villages(1, area)
    for area in foes[1::2]:
        if area != "the-sundering":
            t.units(1, area, "axes")
    if home in closed and not [area for area in hamlets if area not in closed]:
        # wiped out: see chapter 15
        return
    assert {t.area(name) for name in sites(t)} == sites_by_the_book(t)
    assert all(t.st.rules.terrain[a] <= HILL for a in village_sites(t.st, 0))
