"""Chapter 13 of the Bloodstones ledger: the desert check, drawing tiles and Regroup."""

from __future__ import annotations

import pytest

from sandtable.games.bloodstones.state import NOBODY
from sandtable.games.bloodstones.turn import DRAW
from tests.games.bloodstones.playing import decline, say
from tests.games.bloodstones.support import Table
from tests.support import clause

# -- deserts -----------------------------------------------------------------------------------------------------------


@clause("BS-13.1")
def test_bs_13_1_only_the_active_players_units_are_checked() -> None:
    t = (
        Table("horse_lords", "hill_folk")
        .units(0, "bonesand", "swords")
        .units(1, "saltern-flats", "swords")
        .turn(0, DRAW)
    )
    assert t.force(0, "bonesand") == []
    assert t.force(1, "saltern-flats") == ["swords"]


@clause("BS-13.1", "BS-13.8")
def test_bs_13_1_the_check_comes_before_the_draw() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "bonesand", "swords")
    t.st.discard[0], t.st.bag[0] = [], []
    t.st.hand[0] = [0, 0, 0, 0, 1, 1]
    t.st.units[0][t.area("thistledown")] = tuple(sorted([1, 1, 1, *[3] * 4, *[4] * 6, 5, 5, 6, 6, *[8] * 4]))
    t.st.held[t.area("thistledown")] = 1
    t.st.units[0][t.area("wyrm-firth")] = (7,) * 5
    t.st.held[t.area("wyrm-firth")] = 1
    t.st.discard[0] = [16, 16, 16]
    t.load(0)  # the swords from the desert are the first tile of the refilled bag
    t.turn(0, DRAW)
    assert t.hand_of(0).count("swords") == 3  # lost and drawn again in the same phase
    assert t.discard_of(0) == []


@clause("BS-13.2", "BS-13.3")
@pytest.mark.parametrize(
    ("faction", "units", "stay"),
    [
        ("dragon_riders", ["swords", "cavalry", "leader", "lizardmen", "dragon"], ["lizardmen", "dragon"]),
        ("necromancers", ["goblins", "undead", "necromancer", "skirmishers"], ["goblins", "undead"]),
        ("hill_folk", ["reivers", "giant", "shield", "siege_engine"], []),
        ("chaos_horde", ["hordes", "cavalry"], []),
        ("corsairs", ["axes", "axes"], []),
    ],
)
def test_bs_13_2_who_stays_in_the_desert(faction: str, units: list[str], stay: list[str]) -> None:
    t = Table(faction, "horse_lords").units(0, "bonesand", *units).turn(0, DRAW)
    assert t.force(0, "bonesand") == stay
    assert sorted(t.discard_of(0)) == sorted(set(units) - set(stay)) or faction == "corsairs"
    assert len(t.discard_of(0)) == len(units) - len(stay)
    assert t.seat == 1  # nobody was asked


@clause("BS-13.2")
def test_bs_13_2_other_terrain_is_harmless() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "hollin", "swords").units(0, "the-sundering", "giant")
    t.units(0, "coldmouth", "ship").turn(0, DRAW)
    assert t.force(0, "hollin") + t.force(0, "the-sundering") + t.force(0, "coldmouth") == ["swords", "giant", "ship"]


@clause("BS-13.3")
def test_bs_13_3_the_desert_check_cannot_be_waived() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "bonesand", "swords").hand(0, "shield").main()
    t.pick("end", "none")
    assert t.force(0, "bonesand") == []
    assert t.seat == 1


@clause("BS-13.4")
def test_bs_13_4_no_points_for_units_lost_in_deserts() -> None:
    t = Table("horse_lords", "corsairs", "necromancers").units(0, "burnt-reach", *["swords"] * 4).turn(0, DRAW)
    assert len(t.discard_of(0)) == 4
    assert t.st.vp == [0, 0, 0]


# -- drawing -----------------------------------------------------------------------------------------------------------


@clause("BS-13.5")
@pytest.mark.parametrize(("held", "after"), [(0, 6), (4, 6), (6, 6), (8, 8)])
def test_bs_13_5_draw_up_to_the_hand_size(held: int, after: int) -> None:
    t = Table("chaos_horde", "hill_folk").hand(0, *["hordes"] * held).units(0, "hollin", "hordes").turn(0, DRAW)
    assert len(t.st.hand[0]) == after
    assert t.discard_of(0) == []


@clause("BS-13.6")
def test_bs_13_6_regroup_when_a_tile_has_to_be_drawn_from_an_empty_bag() -> None:
    t = Table("hill_folk", "horse_lords").hand(0, "swords").bag_of(0, "giant", "giant").turn(0, DRAW)
    assert t.st.regroups[0] == 1
    assert t.hand_of(0).count("giant") == 2  # first the rest of the bag, then from the refilled one
    assert len(t.st.hand[0]) == 6
    assert t.discard_of(0) == []
    assert len(t.st.bag[0]) == 30


@clause("BS-13.7")
def test_bs_13_7_an_empty_bag_alone_causes_no_regroup() -> None:
    t = Table("hill_folk", "horse_lords").hand(0, *["swords"] * 2, *["shield"] * 3).bag_of(0, "giant").turn(0, DRAW)
    assert len(t.st.hand[0]) == 6
    assert t.st.bag[0] == []
    assert t.st.regroups[0] == 0
    t.turn(0, DRAW)
    assert t.st.regroups[0] == 0  # nor does it later, as long as no tile has to be drawn
    t.st.discard_tile(0, t.st.hand[0][0])
    t.turn(0, DRAW)
    assert t.st.regroups[0] == 1


@clause("BS-13.8")
def test_bs_13_8_units_lost_in_the_desert_return_to_the_bag_at_once() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "bonesand", "giant").hand(0, "swords").bag_of(0).turn(0, DRAW)
    assert t.discard_of(0) == []
    assert "giant" in t.hand_of(0) or 14 in t.st.bag[0]


@clause("BS-13.9", "BS-13.10", "BS-13.11")
@pytest.mark.parametrize(
    ("others", "marker", "after", "vp"),
    [
        (["corsairs"], 0, 1, 3),
        (["corsairs"], 2, 3, 3),
        (["corsairs"], 3, 3, 0),
        (["corsairs", "horse_lords"], 1, 2, 3),
        (["corsairs", "horse_lords"], 2, 2, 0),
        (["corsairs", "horse_lords", "chaos_horde", "necromancers"], 1, 2, 3),
        (["corsairs", "horse_lords", "chaos_horde", "necromancers"], 2, 2, 0),
    ],
)
def test_bs_13_9_to_bs_13_11_the_marker_moves_up_to_the_limit(
    others: list[str], marker: int, after: int, vp: int
) -> None:
    t = Table("hill_folk", *others)
    plains = t.st.rules.map.area_ids[t.st.rules.terrain.index(0)]
    forest = t.st.rules.map.area_ids[t.st.rules.terrain.index(1)]
    t.villages(0, plains, 2).villages(0, forest).hand(0, "swords").bag_of(0)
    t.st.regroups[0] = marker
    t.turn(0, DRAW)
    assert (t.st.regroups[0], t.st.vp[0]) == (after, vp)
    assert len(t.st.hand[0]) == 6  # the bag is refilled anyway
    assert t.st.active == 1


@clause("BS-13.11")
def test_bs_13_11_refilling_at_the_limit_as_often_as_needed() -> None:
    t = Table("hill_folk", "corsairs").villages(0, "hollin", 2)
    t.st.regroups[0] = 3
    for _ in range(3):
        t.st.discard[0] = sorted([*t.st.discard[0], *t.st.bag[0], *t.st.hand[0]])
        t.st.bag[0], t.st.hand[0] = [], []
        t.turn(0, DRAW)
        assert len(t.st.hand[0]) == 6
    assert (t.st.regroups[0], t.st.vp[0]) == (3, 0)


@clause("BS-13.12", "BS-13.13")
def test_bs_13_12_one_point_for_each_own_village_on_the_map() -> None:
    t = Table("hill_folk", "corsairs").villages(0, "hollin", 2).villages(0, "owlwood").villages(1, "vinehall", 2)
    t.st.captured_villages[0] = 3
    t.st.supply[1] -= 3
    t.st.captured_citadels[0] = 1
    t.hand(0, "swords").bag_of(0).turn(0, DRAW)
    assert t.st.vp == [3, 0]  # not five for the map, and nothing for captured tiles
    assert t.events("regroup") == [(0, 1, 3)]


@clause("BS-13.12")
def test_bs_13_12_villages_of_this_turns_phase_4_count() -> None:
    t = Table("hill_folk", "corsairs").units(0, "hollin", "citadel").hand(0, "blank").bag_of(0).main()
    say(t, "end", "blank", "estmark", "vinehall", "vinehall", "done")
    assert t.st.vp[0] == 3


@clause("BS-13.14")
def test_bs_13_14_the_chaos_horde_regroups_without_points() -> None:
    t = Table("chaos_horde", "corsairs").units(0, "hollin", "hordes").hand(0, "cavalry").bag_of(0)
    t.st.captured_villages[0] = 4
    t.st.supply[1] -= 4
    t.turn(0, DRAW)
    assert (t.st.regroups[0], t.st.vp[0]) == (1, 10)


@clause("BS-13.15")
def test_bs_13_15_one_regroup_in_a_draw_phase_and_a_short_hand() -> None:
    t = Table("chaos_horde", "corsairs").units(0, "hollin", *["hordes"] * 20, *["cavalry"] * 10, "leader", "leader")
    t.hand(0, "ship").bag_of(0).turn(0, DRAW)
    assert t.hand_of(0) == ["ship", "ship", "blank", "blank"]  # 4 tiles in total are not on the map
    assert t.st.regroups[0] == 1
    t.turn(0, DRAW)
    assert t.st.regroups[0] == 2  # the next draw phase has its own Regroup
    assert len(t.st.hand[0]) == 4


@clause("BS-13.16")
def test_bs_13_16_a_regroup_counts_with_an_empty_discard_pile() -> None:
    t = (
        Table("chaos_horde", "corsairs")
        .villages(1, "owlwood")
        .units(0, "hollin", *["hordes"] * 20, *["cavalry"] * 10, "leader", "leader")
    )
    t.hand(0, "ship", "ship", "blank", "blank").turn(0, DRAW)
    assert (t.st.bag[0], t.st.discard[0]) == ([], [])
    assert t.st.regroups[0] == 1
    t = (
        Table("corsairs", "hill_folk")
        .villages(0, "owlwood")
        .units(
            0,
            "hollin",
            *["axes"] * 12,
            *["shield"] * 4,
            *["skirmishers"] * 4,
            "castle",
            "castle",
            "leader",
            "siege_engine",
        )
    )
    t.units(0, "coldmouth", *["ship"] * 8).hand(0, *["blank"] * 4).turn(0, DRAW)
    assert (t.st.regroups[0], t.st.vp[0]) == (1, 1)


@clause("BS-13.17")
def test_bs_13_17_players_at_the_limit_take_full_turns() -> None:
    t = Table("necromancers", "corsairs", "horse_lords").units(0, "quern", "goblins", "undead").villages(1, "quern")
    t.units(0, "orchardine", "citadel").hand(0, "goblins", "ship")
    t.st.regroups = [2, 2, 1]
    t.turn(0)
    asked = []
    while t.seat == 0:
        asked.append(t.kind)
        decline(t)
    assert asked == ["capture_tile", "undead_step", "main_action", "construct_tile"]
    assert t.st.ending == NOBODY
