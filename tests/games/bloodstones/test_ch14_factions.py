"""The factions and their powers (chapter 14)."""

from __future__ import annotations

import pytest

from sandtable.games.bloodstones.ending import final_result
from sandtable.games.bloodstones.tables.factions import FACTION_IDS, FACTIONS
from sandtable.games.bloodstones.turn import CONSTRUCT, DRAW
from tests.games.bloodstones.playing import fixed, random_game
from tests.games.bloodstones.steps import FIVES, TWOS, dice, ends_from, walk
from tests.games.bloodstones.support import Table, unit
from tests.support import clause

FIVES_OF_4 = (5, 5, 4, 4)
TWOS_OF_4 = (2, 2, 3, 3)


def bonuses(t: Table) -> dict[int, int]:
    """The modifiers that each seat revealed in the last step."""
    return {seat: bonus for seat, _, _, bonus, _ in t.events("reveal")}  # type: ignore[misc]


def fight(t: Table, area: str, attack: tuple[int, ...], defence: tuple[int, ...]) -> Table:
    """Seat 0 attacks seat 1 with these battle tiles; the defender stays if asked."""
    t.battle(area, dice=dice(attack, defence))
    return t.pick("stay") if t.kind == "withdraw" else t


def tiles(faction: str, name: str) -> int:
    return dict(FACTIONS[FACTION_IDS.index(faction)].tiles).get(unit(name), 0)


def places(t: Table, tile: str) -> set[str]:
    """Where a tile may be built."""
    if t.kind == "main_action":
        t.pick("build")
    assert t.kind == "build_unit"
    return {text.split()[1] for text in t.options if text.split()[0] == tile}


# -- Dragon Riders ---------------------------------------------------------------------------------------------------


@clause("BS-14.1")
def test_bs_14_1_two_dragons_that_add_four() -> None:
    assert tiles("dragon_riders", "dragon") == 2
    assert not any(tiles(other, "dragon") for other in FACTION_IDS if other != "dragon_riders")
    t = Table("dragon_riders", "hill_folk").units(0, "dunmere", "dragon", "dragon").units(1, "dunmere", "reivers")
    fight(t, "dunmere", TWOS_OF_4, FIVES)
    assert bonuses(t) == {0: 8, 1: 0}
    t = Table("hill_folk", "dragon_riders").units(0, "dunmere", "reivers").units(1, "dunmere", "dragon")
    fight(t, "dunmere", TWOS, FIVES)
    assert bonuses(t) == {0: 1, 1: 4}


@clause("BS-14.2")
def test_bs_14_2_one_pip_everywhere_and_it_stays() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "estmark", "dragon", "swords").hand(0, "shield").main(0)
    assert walk(t, "estmark", "crowsteeth", "dragon") == 1
    assert walk(t, "crowsteeth", "bonesand", "dragon") == 1
    assert walk(t, "estmark", "bonesand", "swords") == 1
    t.pick("end")
    assert t.force(0, "bonesand") == ["dragon"]
    t = Table("dragon_riders", "hill_folk").units(0, "gull-deep", "dragon").turn(0, DRAW)
    assert t.force(0, "gull-deep") == ["dragon"]


@clause("BS-14.3")
def test_bs_14_3_victorious_attacking_dragons_leave_the_map() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "dragon", "dragon", "swords")
    t.units(0, "saltby", "shield").units(1, "dunmere", "swords")
    fight(t, "dunmere", FIVES_OF_4, TWOS)
    assert t.force(0, "dunmere") == ["swords"]
    assert t.discard_of(0) == ["dragon", "dragon"]
    # other victors stay
    t = Table("horse_lords", "dragon_riders").units(0, "dunmere", "leader", "swords").units(1, "dunmere", "swords")
    fight(t, "dunmere", FIVES_OF_4, TWOS)
    assert t.force(0, "dunmere") == ["swords", "leader"]


@clause("BS-14.3")
def test_bs_14_3_a_dragon_elsewhere_stays() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "swords", "leader").units(0, "saltby", "dragon")
    t.units(1, "dunmere", "swords")
    fight(t, "dunmere", FIVES_OF_4, TWOS)
    assert t.force(0, "saltby") == ["dragon"]


@clause("BS-14.4")
def test_bs_14_4_not_after_a_won_defence_or_a_lost_battle() -> None:
    t = Table("horse_lords", "dragon_riders").units(0, "dunmere", "swords").units(1, "dunmere", "dragon")
    fight(t, "dunmere", TWOS, FIVES)
    assert t.force(1, "dunmere") == ["dragon"]
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "dragon", "skirmishers")
    t.units(1, "dunmere", "swords", "shield", "leader")
    fight(t, "dunmere", TWOS, FIVES_OF_4).pick("skirmishers", "kingsacre")
    assert t.force(0, "kingsacre") == ["dragon"]


@clause("BS-14.4")
def test_bs_14_4_not_after_capturing_villages() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "dragon").villages(1, "dunmere").hand(0, "blank")
    t.turn(0).pick("blank")
    assert t.st.captured_villages[0] == 1
    assert t.force(0, "dunmere") == ["dragon"]


@clause("BS-14.5")
@pytest.mark.parametrize(("attacker", "asked"), [("dragon", False), ("swords", True)])
def test_bs_14_5_nobody_withdraws_from_a_dragon(attacker: str, asked: bool) -> None:
    t = Table("dragon_riders", "corsairs", "hill_folk").units(0, "wendle", attacker).units(1, "wendle", "axes")
    t.units(1, "hoarfrost-bay", "ship").battle("wendle")
    assert (t.kind == "withdraw") == asked


@clause("BS-14.6")
def test_bs_14_6_a_force_with_a_dragon_withdraws_whatever_the_cavalry() -> None:
    t = Table("horse_lords", "dragon_riders").units(0, "dunmere", "cavalry", "cavalry")
    t.units(1, "dunmere", "dragon", "swords").battle("dunmere")
    assert t.kind == "withdraw"
    t.pick("kingsacre")
    assert t.force(1, "kingsacre") == ["swords", "dragon"]
    # without the Dragon there is no cavalry to match
    t = Table("horse_lords", "dragon_riders").units(0, "dunmere", "cavalry").units(1, "dunmere", "swords")
    assert t.battle("dunmere").kind != "withdraw"


@clause("BS-14.6")
@pytest.mark.parametrize("fortress", ["castle", "citadel"])
def test_bs_14_6_but_not_from_a_castle_or_citadel_or_without_a_way(fortress: str) -> None:
    t = Table("horse_lords", "dragon_riders").units(0, "dunmere", "swords").units(1, "dunmere", "dragon", fortress)
    assert t.battle("dunmere").kind != "withdraw"
    t = Table("horse_lords", "dragon_riders").units(0, "kettle-isle", "swords").units(1, "kettle-isle", "dragon")
    t.units(0, "coldmouth", "ship").units(0, "gull-deep", "ship")
    assert t.battle("kettle-isle").kind != "withdraw"


@clause("BS-14.7")
def test_bs_14_7_dragons_fight_ships_at_sea() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "gull-deep", "dragon", "ship").units(1, "gull-deep", "ship")
    fight(t, "gull-deep", FIVES_OF_4, TWOS)
    assert bonuses(t) == {0: 5, 1: 1}
    assert t.st.vp == [1, 0]
    assert t.force(0, "gull-deep") == ["ship"]


@clause("BS-14.8")
def test_bs_14_8_dragons_use_ship_passage_and_retreat_by_ship() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "kettle-isle", "dragon").units(0, "gull-deep", "ship")
    t.hand(0, "blank").main(0)
    assert walk(t, "kettle-isle", "redbarrow", "dragon") == 1
    # all land and sea around the island is closed to them, except the way by ship
    t = Table("horse_lords", "dragon_riders").units(0, "kettle-isle", "swords").units(1, "kettle-isle", "dragon")
    t.units(0, "coldmouth", "ship").units(1, "gull-deep", "ship").battle("kettle-isle")
    assert t.kind == "withdraw"
    assert set(t.options) == {"stay", "gull-deep", "stagfell", "larkfield", "oxmead", "thornwater", "redbarrow"}
    t.pick("redbarrow")
    assert t.force(1, "redbarrow") == ["dragon"]


# -- Horse Lords -------------------------------------------------------------------------------------------------------


@clause("BS-14.9")
def test_bs_14_9_a_hand_of_seven() -> None:
    for faction, size in (("horse_lords", 7), ("dragon_riders", 6), ("corsairs", 6)):
        t = Table(faction, "hill_folk").turn(0, DRAW)
        assert len(t.st.hand[0]) == size


@clause("BS-14.10")
def test_bs_14_10_two_leaders_take_each_other_along() -> None:
    assert {faction: tiles(faction, "leader") for faction in FACTION_IDS} == {
        "dragon_riders": 1,
        "horse_lords": 2,
        "hill_folk": 1,
        "necromancers": 1,
        "chaos_horde": 2,
        "corsairs": 1,
    }
    t = (
        Table("horse_lords", "hill_folk")
        .units(0, "kingsacre", "leader", "leader", "siege_engine")
        .hand(0, "skirmishers")
    )
    t.main(0)
    assert walk(t, "kingsacre", "owlwood", "leader", "leader", "siege_engine") == 2


# -- Hill Folk -----------------------------------------------------------------------------------------------------------


@clause("BS-14.11")
def test_bs_14_11_hills_for_two_and_mountains_for_three() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "kingsacre", "shield", "swords").hand(0, "leader", "giant").main(0)
    assert walk(t, "kingsacre", "stagfell", "shield", pay=("leader",)) == 2
    assert walk(t, "kingsacre", "the-sundering", "swords") == 3
    t = Table("necromancers", "horse_lords").units(0, "kingsacre", "necromancer").hand(0, "leader").main(0)
    ends = ends_from(t, "kingsacre")
    assert "the-sundering" not in ends
    assert walk(t, "kingsacre", "stagfell", "necromancer") == 3


@clause("BS-14.12")
def test_bs_14_12_they_stay_fight_withdraw_and_retreat_in_mountains() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "the-sundering", "swords").turn(0, DRAW)
    assert t.force(0, "the-sundering") == ["swords"]
    for faction, offered in (("hill_folk", True), ("corsairs", False)):
        t = (
            Table("horse_lords", faction)
            .units(0, "stagfell", "swords")
            .units(1, "stagfell", "shield")
            .battle("stagfell")
        )
        assert ("the-sundering" in t.options) == offered
    t = (
        Table("horse_lords", "hill_folk")
        .units(0, "stagfell", "swords", "leader")
        .units(1, "stagfell", "shield", "swords")
    )
    fight(t, "stagfell", FIVES, TWOS).pick("shield", "the-sundering")
    assert t.force(1, "the-sundering") == ["swords"]
    t = Table("hill_folk", "dragon_riders").units(0, "the-sundering", "swords").units(1, "the-sundering", "dragon")
    fight(t, "the-sundering", FIVES, TWOS)
    assert bonuses(t) == {0: 1, 1: 4}


@clause("BS-14.13")
def test_bs_14_13_a_giant_adds_two_and_draws_four() -> None:
    assert tiles("hill_folk", "giant") == 2
    t = Table("hill_folk", "horse_lords").units(0, "dunmere", "giant").units(1, "dunmere", "swords", "shield")
    fight(t, "dunmere", FIVES_OF_4, TWOS_OF_4)
    assert t.events("draw_battle") == [(0, 4), (1, 4)]
    assert bonuses(t)[0] == 2
    # without the Giant the smaller force draws three; a Giant elsewhere does not help
    t = Table("hill_folk", "horse_lords").units(0, "dunmere", "swords").units(1, "dunmere", "swords", "shield")
    t.units(0, "kingsacre", "giant")
    t.battle("dunmere", dice=dice(FIVES, TWOS_OF_4)).pick("stay")
    assert t.events("draw_battle") == [(0, 3), (1, 4)]


@clause("BS-14.14")
def test_bs_14_14_six_castles_for_one_tile_each() -> None:
    assert tiles("hill_folk", "castle") == 6
    costs = {faction.id: faction.cost[unit("castle")] for faction in FACTIONS if faction.cost[unit("castle")] >= 0}
    assert costs == {"dragon_riders": 2, "horse_lords": 2, "hill_folk": 1, "necromancers": 2, "corsairs": 2}
    t = Table("hill_folk", "horse_lords").villages(0, "saltby").hand(0, "castle", "blank").main(0).pick("build")
    assert t.force(0, "saltby") == ["castle"]
    t = Table("horse_lords", "hill_folk").villages(0, "saltby").hand(0, "castle", "blank").main(0)
    assert "build" not in t.options


@clause("BS-14.15")
def test_bs_14_15_villages_in_hills_cost_the_hill_folk_two() -> None:
    t = Table("hill_folk", "horse_lords").villages(1, "stagfell").villages(1, "dunmere").hand(0, "shield")
    t.units(0, "stagfell", "swords").units(0, "dunmere", "swords").turn(0).pick("shield", "stagfell p2")
    assert t.decision.context == (1,)
    t = Table("hill_folk", "horse_lords").units(0, "dunmere", "citadel").hand(0, "shield").turn(0, CONSTRUCT)
    assert t.pick("shield", "stagfell").decision.context == (1,)


# -- Necromancers --------------------------------------------------------------------------------------------------------


@clause("BS-14.16")
def test_bs_14_16_necromancers_and_undead_add_one() -> None:
    assert tiles("necromancers", "necromancer") == 4
    for role in ((0, 1), (1, 0)):
        factions = ["horse_lords", "horse_lords"]
        factions[role[0]] = "necromancers"
        t = (
            Table(*factions)
            .units(role[0], "dunmere", "necromancer", "undead", "undead")
            .units(role[1], "dunmere", "cavalry")
        )
        attack, defence = (FIVES_OF_4, TWOS) if role[0] == 0 else (FIVES, TWOS_OF_4)
        fight(t, "dunmere", attack, defence)
        assert bonuses(t)[role[0]] == 3
    assert Table("necromancers", "horse_lords").turn(0, DRAW).st.hand_size(0) == 6


@clause("BS-14.17")
def test_bs_14_17_undead_enter_mountains_and_stay_in_deserts() -> None:
    t = Table("necromancers", "horse_lords").units(0, "estmark", "undead", "undead").hand(0, "leader").turn(0)
    t.pick("estmark 2 crowsteeth", "estmark 2 bonesand", "done")
    assert "move" not in t.options
    t.pick("end", "none")
    assert t.seat == 1
    assert t.force(0, "bonesand") == ["undead"]
    assert t.force(0, "crowsteeth") == ["undead"]


@clause("BS-14.18")
def test_bs_14_18_undead_count_and_fall_like_others() -> None:
    t = Table("necromancers", "horse_lords").units(0, "dunmere", "goblins", "undead", "undead")
    t.units(1, "dunmere", "swords", "leader")
    t.battle("dunmere", dice=dice(TWOS_OF_4, FIVES)).pick("stay")
    # three against two: four tiles; goblins attacking and two Undead
    assert t.events("draw_battle") == [(0, 4), (1, 3)]
    assert bonuses(t)[0] == 3
    assert t.kind == "casualty"
    assert set(t.options) == {"goblins", "undead"}
    t.pick("undead", "kingsacre")
    assert t.st.undead == 3
    assert t.discard_of(0) == []


@clause("BS-14.19")
@pytest.mark.parametrize("attacks", [True, False])
def test_bs_14_19_a_victorious_necromancer_raises_undead(attacks: bool) -> None:
    for raiser, raised in (("necromancer", True), ("goblins", False)):
        factions = ("necromancers", "horse_lords") if attacks else ("horse_lords", "necromancers")
        own = 0 if attacks else 1
        t = Table(*factions).units(own, "dunmere", raiser, "swords").units(1 - own, "dunmere", "swords")
        fight(t, "dunmere", *((FIVES_OF_4, TWOS) if attacks else (TWOS, FIVES_OF_4)))
        assert (t.kind == "raise_undead") == raised
        if raised:
            assert t.seat == own
            assert t.options == ["0", "1"]
            assert t.pick("1").force(own, "dunmere") == ["swords", "necromancer", "undead"]
            assert t.st.undead == 3


@clause("BS-14.19")
def test_bs_14_19_a_necromancer_elsewhere_raises_nobody() -> None:
    t = Table("necromancers", "horse_lords").units(0, "dunmere", "goblins", "swords").units(1, "dunmere", "swords")
    t.units(0, "kingsacre", "necromancer")
    fight(t, "dunmere", FIVES_OF_4, TWOS)
    assert t.kind == "main_action"
    # nor does one in a beaten force
    t = Table("necromancers", "horse_lords").units(0, "dunmere", "necromancer", "swords").units(1, "dunmere", "swords")
    fight(t, "dunmere", TWOS_OF_4, FIVES)
    assert t.kind == "casualty"
    t.pick("swords", "kingsacre")
    assert t.kind == "main_action"


@clause("BS-14.20")
def test_bs_14_20_casualty_castles_citadel_and_lost_retreats_are_counted() -> None:
    t = Table("necromancers", "horse_lords").units(0, "dunmere", "necromancer", "goblins", "leader", "swords")
    t.units(1, "dunmere", "castle", "citadel", "swords")
    fight(t, "dunmere", FIVES_OF_4, TWOS).pick("kingsacre")
    assert t.options == ["0", "1", "2"]
    assert t.pick("0").st.undead == 4
    # an island without an exit: both swords are lost
    t = Table("necromancers", "horse_lords").units(0, "kettle-isle", "necromancer", "leader")
    t.units(1, "kettle-isle", "swords", "shield")
    fight(t, "kettle-isle", FIVES, TWOS)
    assert t.options == ["0", "1", "2"]


@clause("BS-14.20")
def test_bs_14_20_units_left_behind_on_a_retreat_are_counted_and_the_cutiecorn_is_not() -> None:
    t = Table("necromancers", "horse_lords", cutiecorn="on").units(0, "dunmere", "necromancer", "goblins", "leader")
    t.units(1, "dunmere", "swords", "shield", "cutiecorn")
    fight(t, "dunmere", FIVES, TWOS).pick("shield", "kingsacre")
    assert t.options == ["0", "1"]
    assert "cutiecorn" in t.force(0, "dunmere")


@clause("BS-14.21")
def test_bs_14_21_four_undead_and_no_more() -> None:
    t = Table("necromancers", "horse_lords").units(0, "kettle-isle", "necromancer", "undead", "undead", "undead")
    t.units(1, "kettle-isle", "swords", "shield")
    fight(t, "kettle-isle", FIVES_OF_4, TWOS)
    assert t.options == ["0", "1"]
    t = Table("necromancers", "horse_lords").units(0, "kettle-isle", "necromancer", *["undead"] * 4)
    t.units(1, "kettle-isle", "swords", "shield")
    fight(t, "kettle-isle", FIVES_OF_4, TWOS)
    assert t.kind == "main_action"


@clause("BS-14.22")
def test_bs_14_22_raised_undead_wait_for_the_next_turn() -> None:
    t = Table("necromancers", "horse_lords").units(0, "dunmere", "necromancer", "leader").units(1, "dunmere", "swords")
    t.hand(0, "ship", "ship").main(0)
    t.load(*dice(FIVES_OF_4, TWOS)).pick("battle", "stay", "keep", "1")
    assert t.kind == "main_action"
    assert t.force(0, "dunmere") == ["leader", "necromancer", "undead"]
    t.pick("move", "kingsacre")
    # the leader and the necromancer can be chosen, the Undead cannot
    kinds = []
    while t.kind == "move_units":
        kinds.append(t.decision.context[2])
        t.pick("1")
    assert kinds == [unit("leader"), unit("necromancer")]
    t.pick("end-move", "end", "none", "end")
    assert t.seat == 0
    assert t.kind == "undead_step"
    assert "dunmere 2 kingsacre" in t.options


# -- Chaos Horde ---------------------------------------------------------------------------------------------------------


@clause("BS-14.23")
def test_bs_14_23_it_sets_up_last_without_a_citadel_and_with_ten_points() -> None:
    game = random_game(4, 5, **fixed("horse_lords", "chaos_horde", "hill_folk", "necromancers"))
    asked: list[int] = []
    for st in game:
        if st.round:
            break
        assert st.decision is not None
        if not asked or asked[-1] != st.decision.seat:
            asked.append(st.decision.seat)
    assert asked == [3, 2, 0, 1]
    assert st.citadel[1] == -1
    assert st.vp == [0, 10, 0, 0]


def horde(**options: str | int) -> Table:
    return Table("chaos_horde", "horse_lords", "corsairs", **options).hand(0, "hordes", "ship", "blank")


@clause("BS-14.24")
def test_bs_14_24_land_units_beside_own_units() -> None:
    t = horde().units(0, "peatmoor", "leader").units(0, "quern", "hordes").units(1, "quern", "castle").main(0)
    assert places(t, "hordes") == {"peatmoor", "quern"}
    assert t.why_not("area", "crossways") == ["BS-14.24"]
    # villages that it captured or stands in do not count
    t = horde().units(0, "peatmoor", "leader").villages(1, "quern").main(0).pick("build")
    assert t.force(0, "peatmoor") == ["leader", "hordes"]


@clause("BS-14.24")
def test_bs_14_24_in_a_desert_too() -> None:
    t = horde().units(0, "dust-hollow", "hordes").units(0, "peatmoor", "leader").main(0)
    assert places(t, "hordes") == {"dust-hollow", "peatmoor"}


@clause("BS-14.25")
def test_bs_14_25_ships_beside_land_with_own_units() -> None:
    t = horde().units(0, "eastgarth", "hordes").units(0, "peatmoor", "leader").main(0)
    assert places(t, "ship") == {"north-narrows", "farrow-deep"}
    assert "BS-14.25" in t.why_not("area", "south-narrows")
    t = horde().units(0, "peatmoor", "leader").units(0, "quern", "leader").main(0)
    assert places(t, "ship") == set()
    assert t.why_not("tile", "ship") == ["BS-14.25"]


@clause("BS-14.26")
def test_bs_14_26_ships_beside_ships() -> None:
    t = horde().units(0, "hoarfrost-bay", "ship").units(0, "peatmoor", "leader").main(0)
    assert places(t, "ship") == {"hoarfrost-bay"}
    # not in the next sea area, where it has neither a ship nor a coast
    t = horde().units(0, "south-narrows", "ship").units(0, "peatmoor", "leader").main(0)
    assert places(t, "ship") == {"south-narrows"}


@clause("BS-14.27")
def test_bs_14_27_land_units_beside_own_ships_if_no_enemy_unit_is_there() -> None:
    t = horde().units(0, "hoarfrost-bay", "ship").units(1, "wendle", "swords").villages(1, "tinmarch", 2).main(0)
    assert places(t, "hordes") == {"hobs-rise", "tinmarch", "elderwick", "northwatch", "langshore"}
    assert "BS-14.27" in t.why_not("area", "wendle")
    assert t.pick("hordes tinmarch").force(0, "tinmarch") == ["hordes"]


@clause("BS-14.28")
def test_bs_14_28_enemies_matter_only_where_a_land_unit_is_built_from_a_ship() -> None:
    t = horde().units(0, "hoarfrost-bay", "ship").units(2, "hoarfrost-bay", "ship").units(0, "wendle", "hordes")
    t.units(1, "wendle", "swords").units(2, "eastgarth", "axes").main(0)
    # ships and land units among enemies, and land units off a ship among enemy ships
    assert places(t, "ship") == {"hoarfrost-bay"}
    assert {"wendle", "tinmarch", "northwatch"} <= places(t, "hordes")


@clause("BS-14.28")
def test_bs_14_28_never_in_mountain_or_sea() -> None:
    t = horde().units(0, "amber-bight", "ship").main(0)
    assert places(t, "hordes") == {"dust-hollow", "wheelwright", "orchardine", "hazelstrand"}
    assert "BS-14.28" in t.why_not("area", "broken-anvil")
    assert "amber-bight" not in places(t, "hordes")


@clause("BS-14.29")
def test_bs_14_29_cavalry_costs_one() -> None:
    costs = {faction.id: faction.cost[unit("cavalry")] for faction in FACTIONS if faction.cost[unit("cavalry")] >= 0}
    assert costs == {"dragon_riders": 2, "horse_lords": 2, "hill_folk": 2, "necromancers": 2, "chaos_horde": 1}
    t = Table("chaos_horde", "horse_lords").units(0, "saltby", "hordes").hand(0, "cavalry", "blank").main(0)
    t.pick("build")
    assert t.force(0, "saltby") == ["cavalry", "hordes"]
    assert t.discard_of(0) == ["blank"]
    t = Table("chaos_horde", "horse_lords").units(0, "saltby", "hordes").hand(0, "cavalry").main(0)
    assert "build" not in t.options
    assert t.why_not("action", "build") == ["BS-8.9"]


@clause("BS-14.30")
def test_bs_14_30_one_capture_a_turn_between_other_actions() -> None:
    t = Table("chaos_horde", "horse_lords").units(0, "oxmead", "cavalry", "hordes").villages(1, "oxmead", 2)
    t.villages(1, "larkfield", 2).hand(0, "hordes", "ship", "cavalry", "blank").main(0)
    assert walk(t, "oxmead", "larkfield", "cavalry", pay=("hordes",)) == 1
    t.pick("end-move", "capture")
    assert t.kind == "capture_tile"
    # once started it is carried out
    assert set(t.options) == {"ship", "cavalry", "blank"}
    t.pick("cavalry", "oxmead p2", "larkfield p2", "done")
    assert t.kind == "main_action"
    assert t.st.captured_villages[0] == 2
    assert "capture" not in t.options
    assert t.why_not("action", "capture") == ["BS-14.30"]
    # in the next turn it may capture again
    t.pick("end", "end")
    assert t.seat == 0
    assert "capture" in t.options


@clause("BS-14.30")
def test_bs_14_30_only_if_something_can_be_captured() -> None:
    t = (
        Table("chaos_horde", "horse_lords")
        .units(0, "oxmead", "cavalry")
        .villages(1, "larkfield")
        .hand(0, "ship")
        .main(0)
    )
    assert "capture" not in t.options
    assert t.why_not("action", "capture") == ["BS-6.2"]
    t = Table("chaos_horde", "horse_lords").units(0, "oxmead", "cavalry").villages(1, "oxmead").main(0)
    assert t.why_not("action", "capture") == ["BS-6.10"]
    t = Table("chaos_horde", "horse_lords", contested_capture="forbidden").units(0, "oxmead", "cavalry")
    t.villages(1, "oxmead").units(1, "oxmead", "swords").hand(0, "ship").main(0)
    assert "capture" not in t.options
    assert t.why_not("action", "capture") == ["BS-6.11"], "the option forbids it, not the want of a village"


@clause("BS-14.31")
def test_bs_14_31_no_phase_1_and_no_phase_4() -> None:
    t = Table("chaos_horde", "horse_lords").units(0, "oxmead", "hordes").villages(1, "oxmead").hand(0, "blank").turn(0)
    assert t.kind == "main_action"
    t.pick("end")
    assert t.seat == 1
    assert t.st.villages[t.area("oxmead")] == 1


@clause("BS-14.32")
def test_bs_14_32_two_points_for_a_village_five_for_a_citadel() -> None:
    t = Table("chaos_horde", "horse_lords")
    t.st.captured_villages = [3, 3]
    t.st.captured_citadels = [1, 1]
    final_result(t.st)
    assert t.st.vp == [10 + 6 + 5, 3 + 5]


@clause("BS-14.33")
def test_bs_14_33_two_leaders() -> None:
    t = (
        Table("chaos_horde", "horse_lords")
        .units(0, "kingsacre", "leader", "leader", "hordes", "hordes")
        .hand(0, "ship")
    )
    assert walk(t.main(0), "kingsacre", "owlwood", "leader", "leader", "hordes", "hordes") == 4


# -- Corsairs ------------------------------------------------------------------------------------------------------------


@clause("BS-14.34")
@pytest.mark.parametrize("attacks", [True, False])
def test_bs_14_34_one_more_at_sea(attacks: bool) -> None:
    own = 0 if attacks else 1
    factions = ("corsairs", "horse_lords") if attacks else ("horse_lords", "corsairs")
    t = Table(*factions).units(own, "gull-deep", "ship").units(1 - own, "gull-deep", "ship")
    fight(t, "gull-deep", FIVES, TWOS)
    # the seat that reveals first does so in the same step, without being asked
    assert bonuses(t) == {own: 2, 1 - own: 1}
    t = Table(*factions).units(own, "dunmere", "axes").units(1 - own, "dunmere", "swords")
    fight(t, "dunmere", FIVES, TWOS)
    assert bonuses(t) == {own: 1, 1 - own: 1}


@clause("BS-14.35")
@pytest.mark.parametrize("attacks", [True, False])
def test_bs_14_35_one_more_point_for_a_victory(attacks: bool) -> None:
    own = 0 if attacks else 1
    factions = ("corsairs", "horse_lords") if attacks else ("horse_lords", "corsairs")
    t = Table(*factions).units(own, "dunmere", "axes").units(1 - own, "dunmere", "swords")
    fight(t, "dunmere", *((FIVES, TWOS) if attacks else (TWOS, FIVES)))
    assert t.st.vp[own] == 2
    # an enemy that beats them scores as usual
    t = Table(*factions).units(own, "dunmere", "axes").units(1 - own, "dunmere", "swords")
    fight(t, "dunmere", *((TWOS, FIVES) if attacks else (FIVES, TWOS)))
    assert t.st.vp[1 - own] == 1


@clause("BS-14.36")
@pytest.mark.parametrize(("factions", "first"), [(("corsairs", "horse_lords"), 1), (("horse_lords", "corsairs"), 0)])
def test_bs_14_36_they_substitute_last(factions: tuple[str, str], first: int) -> None:
    t = Table(*factions).units(0, "dunmere", "shield").units(1, "dunmere", "shield").hand(0, "ship").hand(1, "ship")
    fight(t, "dunmere", FIVES, TWOS)
    assert (t.kind, t.seat) == ("substitute", first)
    t.pick("keep")
    # the opponent has revealed, now they choose
    assert [event[0] for event in t.events("reveal")] == [first]
    assert (t.kind, t.seat) == ("substitute", 1 - first)


@clause("BS-14.37")
def test_bs_14_37_defending_corsairs_withdraw_by_sea() -> None:
    t = Table("horse_lords", "corsairs", "dragon_riders").units(0, "wendle", "cavalry").units(1, "wendle", "axes")
    t.units(1, "hoarfrost-bay", "ship").battle("wendle")
    # Harewood and Ferrybridge border on Wendle, but not by sea
    assert set(t.options) == {"stay", "hobs-rise", "tinmarch", "elderwick", "northwatch", "langshore"}
    for fortress in ("castle", "citadel"):
        t = Table("horse_lords", "corsairs", "dragon_riders").units(0, "wendle", "cavalry")
        t.units(1, "wendle", "axes", fortress).units(1, "hoarfrost-bay", "ship")
        assert t.battle("wendle").kind != "withdraw"


@clause("BS-14.37")
def test_bs_14_37_others_do_not() -> None:
    t = Table("horse_lords", "hill_folk", "dragon_riders").units(0, "wendle", "cavalry").units(1, "wendle", "swords")
    t.units(1, "hoarfrost-bay", "ship")
    assert t.battle("wendle").kind != "withdraw"


@clause("BS-14.38")
@pytest.mark.parametrize(
    ("defenders", "ship", "asked"),
    [
        (("swords",), True, False),
        (("swords",), False, True),
        (("swords", "cavalry"), True, True),
        (("dragon",), True, True),
    ],
)
def test_bs_14_38_attacking_beside_a_ship_they_deny_withdrawal(
    defenders: tuple[str, ...], ship: bool, asked: bool
) -> None:
    t = Table("corsairs", "dragon_riders", "hill_folk").units(0, "wendle", "axes").units(1, "wendle", *defenders)
    t.units(0, "hoarfrost-bay" if ship else "winter-roads", "ship").battle("wendle")
    assert (t.kind == "withdraw") == asked


@clause("BS-14.39")
def test_bs_14_39_no_cavalry_and_the_normal_rule_without_ships() -> None:
    assert tiles("corsairs", "cavalry") == 0
    for attacker, asked in (("cavalry", False), ("swords", True)):
        t = Table("horse_lords", "corsairs", "hill_folk").units(0, "wendle", attacker).units(1, "wendle", "axes")
        t.units(1, "winter-roads", "ship").battle("wendle")
        assert (t.kind == "withdraw") == asked
    # over the border then, not by sea
    assert {"harewood", "ferrybridge"} <= set(t.options)


# -- all factions --------------------------------------------------------------------------------------------------------


@clause("BS-14.40")
def test_bs_14_40_faction_powers_hold_for_the_cutiecorn() -> None:
    t = Table("hill_folk", "horse_lords", cutiecorn="on").units(0, "kingsacre", "swords", "cutiecorn").hand(0, "leader")
    assert walk(t.main(0), "kingsacre", "the-sundering", "swords", "cutiecorn") == 3
    t = Table("dragon_riders", "horse_lords", cutiecorn="on").units(0, "kingsacre", "dragon", "cutiecorn")
    walk(t.hand(0, "leader").main(0), "kingsacre", "the-sundering", "dragon")
    # the Cutiecorn does not have the Dragon's power
    assert t.force(0, "kingsacre") == ["cutiecorn"]


@clause("BS-14.40")
def test_bs_14_40_the_horde_builds_and_captures_beside_its_cutiecorn() -> None:
    t = Table("chaos_horde", "horse_lords", "corsairs", cutiecorn="on").units(0, "eastgarth", "cutiecorn")
    t.villages(1, "eastgarth").hand(0, "hordes", "ship", "blank").main(0)
    assert "capture" in t.options
    assert places(t, "hordes") == {"eastgarth"}
    assert places(t, "ship") == {"north-narrows", "farrow-deep"}


@clause("BS-14.41")
def test_bs_14_41_retreats_follow_the_common_rules() -> None:
    # a beaten defender retreats from Corsairs next to their ship, though it could not have withdrawn
    t = Table("corsairs", "horse_lords", "hill_folk").units(0, "wendle", "axes", "leader")
    t.units(0, "hoarfrost-bay", "ship").units(1, "wendle", "swords", "shield")
    fight(t, "wendle", FIVES, TWOS).pick("shield")
    assert t.kind == "retreat"
    assert set(t.options) == {"hobs-rise", "ferrybridge", "harewood", "langshore"}
    # beaten Corsairs may cross the border, not the sea alone
    t = Table("corsairs", "horse_lords", "hill_folk").units(0, "wendle", "axes", "leader")
    t.units(0, "hoarfrost-bay", "ship").units(1, "wendle", "cavalry", "cavalry")
    fight(t, "wendle", TWOS, FIVES).pick("axes")
    assert t.kind == "retreat"
    assert {"harewood", "ferrybridge", "northwatch"} <= set(t.options)
