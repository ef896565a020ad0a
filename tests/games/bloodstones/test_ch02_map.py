"""Chapter 2 of the Bloodstones ledger: map and terrain in play (for the data see test_tables.py)."""

from __future__ import annotations

import pytest

from sandtable.core.engine.options import BadOption
from sandtable.games.bloodstones.setup import citadel_options
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.tables.maps import load_map, map_drawing
from sandtable.games.bloodstones.tables.terrain import DESERT, MOUNTAIN, PLAINS, SEA
from sandtable.games.bloodstones.turn import CONSTRUCT, DRAW, UNDEAD_MOVES
from tests.games.bloodstones.playing import say, starting
from tests.games.bloodstones.support import LABELS, Table, draws
from tests.support import clause


def ends(t: Table, start: str) -> set[str]:
    """Where the units of an area may step to."""
    say(t, "move", start)
    assert t.kind == "move_to"
    return set(t.options)


@clause("BS-2.1")
@pytest.mark.parametrize(("end", "cost"), [("oathby", 1), ("whisperwood", 2), ("cairn-moor", 3)])
def test_bs_2_1_every_area_has_the_cost_of_its_terrain(end: str, cost: int) -> None:
    t = Table("horse_lords", "hill_folk", "necromancers", "corsairs").units(0, "weirford", "swords")
    t.hand(0, "blank").main()
    say(t, "move", "weirford", end)
    assert [args[4] for args in t.events("move")] == [cost]


@clause("BS-2.2")
@pytest.mark.parametrize("area", ["crownfield", "lowmark", "farhearth"])
def test_bs_2_2_a_step_goes_to_the_listed_neighbours_only(area: str) -> None:
    t = Table("dragon_riders", "hill_folk", "necromancers", "corsairs").units(0, area, "dragon").hand(0, "blank").main()
    near = t.st.rules.map.adjacent[t.area(area)]
    assert ends(t, area) == {t.st.rules.map.area_ids[end] for end in near}
    for start in near:
        assert t.area(area) in t.st.rules.map.adjacent[start]


@clause("BS-2.3", "BS-2.15", "BS-2.16")
@pytest.mark.parametrize(
    ("label", "near"),
    [("A", "BCD"), ("B", "ADE"), ("C", "AD"), ("D", "ABCEFG"), ("E", "BDF"), ("F", "DEG"), ("G", "DF")],
)
def test_bs_2_15_steps_between_the_labelled_areas_of_map_1(label: str, near: str) -> None:
    names = LABELS
    t = Table("dragon_riders", "horse_lords", map="tyrants-lament").units(0, names[label], "dragon")
    t.hand(0, "blank").main()
    found = ends(t, names[label])
    assert {letter for letter in names if names[letter] in found} == set(near)
    assert t.why_not("area", names[label]) == ["BS-9.2"]


@clause("BS-2.4")
def test_bs_2_4_a_river_costs_nothing_extra() -> None:
    map_ = load_map("broken-main")
    rivers = {frozenset(pair) for pair in map_drawing("broken-main").rivers}
    plains = [a for a, kind in enumerate(map_.terrain) if kind == PLAINS]
    pairs = [(a, b) for a in plains for b in map_.adjacent[a] if map_.terrain[b] == PLAINS]
    over = next(pair for pair in pairs if frozenset(pair) in rivers)
    dry = next(pair for pair in pairs if frozenset(pair) not in rivers)
    for start, end in (over, dry):
        t = Table("horse_lords", "hill_folk", "necromancers", "corsairs", "dragon_riders", map="broken-main")
        t.units(0, map_.area_ids[start], "swords").hand(0, "blank").main()
        say(t, "move", map_.area_ids[start], map_.area_ids[end])
        assert t.events("move") == [(0, (1,), start, end, 1)]


@clause("BS-2.5")
def test_bs_2_5_deserts_and_mountains_are_land() -> None:
    t = Table("necromancers", "hill_folk", "corsairs").units(0, "orchardine", "undead").units(0, "amber-bight", "ship")
    t.turn(0, UNDEAD_MOVES)
    found = {text.split()[2] for text in t.options if text != "done"}
    assert {"dust-hollow", "broken-anvil", "wheelwright", "hazelstrand"} <= found  # over the sea
    assert "amber-bight" not in found


@clause("BS-2.6")
def test_bs_2_6_only_ships_and_dragons_enter_the_sea() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "dunmere", "swords", "leader").hand(0, "blank").main()
    assert "coldmouth" not in ends(t, "dunmere")
    assert t.why_not("area", "coldmouth") == ["BS-2.6"]
    t = Table("dragon_riders", "hill_folk").units(0, "dunmere", "dragon").hand(0, "blank").main()
    assert "coldmouth" in ends(t, "dunmere")


@clause("BS-2.6", "BS-2.7", "BS-2.8")
@pytest.mark.parametrize(
    ("unit", "area"),
    [("swords", "coldmouth"), ("undead", "coldmouth"), ("ship", "dunmere"), ("swords", "the-sundering")],
)
def test_bs_2_6_to_bs_2_8_a_unit_out_of_place_is_noticed(unit: str, area: str) -> None:
    t = Table("necromancers", "hill_folk").units(0, area, unit)
    with pytest.raises(AssertionError, match="may not be in area"):
        SPEC.check_sound(t.st)


@clause("BS-2.7")
def test_bs_2_7_ships_stay_at_sea() -> None:
    t = Table("corsairs", "hill_folk").units(0, "coldmouth", "ship").hand(0, "blank").main()
    say(t, "move", "coldmouth")
    assert t.force(0, "gull-deep") == ["ship"]  # the only one of seven neighbours it can enter
    t = Table("corsairs", "hill_folk", "horse_lords").units(0, "north-narrows", "ship").hand(0, "blank").main()
    assert ends(t, "north-narrows") == {"saltmarch-water", "south-narrows", "farrow-deep"}
    assert t.why_not("area", "gannet-rock") == ["BS-2.7"]


@clause("BS-2.8")
@pytest.mark.parametrize(
    ("faction", "unit", "enters"),
    [
        ("hill_folk", "siege_engine", True),
        ("dragon_riders", "dragon", True),
        ("horse_lords", "swords", False),
        ("chaos_horde", "hordes", False),
        ("corsairs", "axes", False),
        ("necromancers", "necromancer", False),
    ],
)
def test_bs_2_8_who_enters_mountains(faction: str, unit: str, enters: bool) -> None:
    t = Table(faction, "dragon_riders" if faction != "dragon_riders" else "corsairs")
    t.units(0, "kingsacre", unit).hand(0, "leader").main()
    assert ("the-sundering" in ends(t, "kingsacre")) == enters
    if not enters:
        assert t.why_not("area", "the-sundering") == ["BS-2.8"]


@clause("BS-2.8")
def test_bs_2_8_undead_enter_mountains_and_hill_folk_stay_there() -> None:
    t = Table("necromancers", "hill_folk").units(0, "kingsacre", "undead").turn(0, UNDEAD_MOVES)
    assert "kingsacre 2 the-sundering" in t.options
    t = Table("hill_folk", "corsairs").units(0, "the-sundering", "shield").turn(0, DRAW)
    assert t.force(0, "the-sundering") == ["shield"]


@clause("BS-2.9")
@pytest.mark.parametrize("unit", ["swords", "leader", "siege_engine", "cavalry", "lizardmen", "dragon"])
def test_bs_2_9_every_movable_land_unit_enters_deserts(unit: str) -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", unit).hand(0, "blank").main()
    assert "bonesand" in ends(t, "hollin")
    say(t, "bonesand", "end-move", "end")
    assert t.force(0, "bonesand") == (
        [unit] if unit in ("lizardmen", "dragon") else []
    )  # for those that stay see BS-13.2


@clause("BS-2.10")
def test_bs_2_10_no_citadel_or_village_in_desert_mountain_or_sea() -> None:
    t = starting(Table("dragon_riders", "hill_folk").hand(0, "swords"), 0)
    closed = {area for area, kind in enumerate(t.st.rules.terrain) if kind in (DESERT, MOUNTAIN, SEA)}
    assert closed
    assert set(citadel_options(t.st)) == set(range(t.st.rules.areas)) - closed
    assert (
        t.why_not("area", "bonesand")
        == t.why_not("area", "the-sundering")
        == t.why_not("area", "coldmouth")
        == ["BS-4.15"]
    )
    t = (
        Table("hill_folk", "dragon_riders")
        .units(0, "estmark", "citadel")
        .hand(0, "blank")
        .turn(0, CONSTRUCT)
        .pick("blank")
    )
    assert t.options == ["redbarrow", "saltby", "hollin"]
    assert t.why_not("area", "crowsteeth") == t.why_not("area", "bonesand") == ["BS-12.13"]


@clause("BS-2.10")
def test_bs_2_10_a_citadel_out_of_place_is_noticed() -> None:
    with pytest.raises(AssertionError, match="citadel may not be"):
        SPEC.check_sound(Table("hill_folk", "corsairs").units(0, "the-sundering", "citadel").st)
    with pytest.raises(AssertionError, match="holds 1 villages"):
        SPEC.check_sound(Table("hill_folk", "corsairs").villages(0, "the-sundering").st)


@clause("BS-2.11")
def test_bs_2_11_there_is_no_stacking_limit() -> None:
    t = Table("chaos_horde", "hill_folk").units(0, "hollin", *["hordes"] * 19, *["cavalry"] * 9).hand(0, "hordes")
    t.main().pick("build")
    assert len(t.force(0, "hollin")) == 29
    t = Table("hill_folk", "corsairs").units(0, "hollin", "citadel", *["castle"] * 4).hand(0, "castle", "castle")
    t.main().pick("build")
    assert t.force(0, "hollin").count("castle") == 5


@clause("BS-2.12")
def test_bs_2_12_two_villages_in_plains_one_in_forest_or_hill() -> None:
    def sites(plains: int, forest: int, hill: int) -> list[str]:
        t = Table("dragon_riders", "hill_folk").units(0, "kingsacre", "citadel").hand(0, "blank")
        t.villages(0, "dunmere", plains).villages(0, "owlwood", forest).villages(0, "greywether", hill)
        t.turn(0, CONSTRUCT).pick("blank")
        found: list[str] = [area for area in ("dunmere", "owlwood", "greywether") if area in t.options]
        for area in {"dunmere", "owlwood", "greywether"} - set(found):
            assert t.why_not("area", area) == ["BS-12.11"]
        return found

    assert sites(0, 0, 0) == ["dunmere", "owlwood", "greywether"]
    assert sites(1, 1, 1) == ["dunmere"]
    assert sites(2, 0, 1) == ["owlwood"]


@clause("BS-2.13")
def test_bs_2_13_no_villages_of_two_players_in_one_area() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "kingsacre", "citadel").hand(0, "blank").villages(1, "dunmere")
    t.turn(0, CONSTRUCT).pick("blank")
    assert "dunmere" not in t.options  # there is room for a second own one, but not for a foreign one
    assert t.why_not("area", "dunmere") == ["BS-12.9"]
    assert "cobblethorpe" in t.options


@clause("BS-2.14")
@pytest.mark.parametrize(
    ("map_id", "players", "fits"),
    [
        ("sundered-vale", 2, True),
        ("sundered-vale", 3, False),
        ("tyrants-lament", 4, True),
        ("tyrants-lament", 5, False),
        ("ember-crown", 3, False),
        ("broken-main", 4, False),
        ("broken-main", 6, True),
    ],
)
def test_bs_2_14_a_game_starts_only_within_the_range_of_its_map(map_id: str, players: int, fits: bool) -> None:
    if fits:
        assert SPEC.start(players, {"map": map_id}).rules.map.id == map_id
    else:
        with pytest.raises(BadOption, match=rf"{map_id} is for . to . players, not {players} \(BS-2.14\)"):
            SPEC.start(players, {"map": map_id})


@clause("BS-2.17")
@pytest.mark.parametrize("vp", [0, 49, 99, 149])
def test_bs_2_17_points_are_unbounded(vp: int) -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords", "swords")
    t.st.vp[0] = vp
    t.battle("hollin", dice=[*draws(5, 5, 4), *draws(2, 2, 3, 3)])
    assert t.st.vp == [vp + 2, 0]


@clause("BS-2.18")
@pytest.mark.parametrize(
    ("factions", "limit"),
    [
        (("hill_folk", "corsairs"), 3),
        (("hill_folk", "corsairs", "horse_lords"), 2),
        (("hill_folk", "corsairs", "horse_lords", "necromancers"), 2),
        (("hill_folk", "corsairs", "horse_lords", "necromancers", "chaos_horde", "dragon_riders"), 2),
    ],
)
def test_bs_2_18_the_regroup_track(factions: tuple[str, ...], limit: int) -> None:
    spaces = [0]
    t = Table(*factions)
    for _ in range(5):
        t.st.discard[0] += t.st.bag[0] + t.st.hand[0]
        t.st.discard[0].sort()
        t.st.bag[0], t.st.hand[0] = [], []
        t.turn(0, DRAW)
        spaces.append(t.st.regroups[0])
    assert spaces == [min(space, limit) for space in range(6)]
