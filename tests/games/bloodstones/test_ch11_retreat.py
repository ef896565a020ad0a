"""Chapter 11: withdrawal and retreat."""

from __future__ import annotations

import pytest

from sandtable.games.bloodstones.retreat import can_go, destinations
from tests.games.bloodstones.fights import HIGH, HIGH_FOUR, LOW, LOW_FOUR, clauses, fight, keys, play
from tests.games.bloodstones.support import Table, draws, unit
from tests.support import clause

AROUND = ["dunmere", "stagfell", "greywether", "cobblethorpe", "owlwood"]
"""The neighbours of kingsacre without its mountain, the-sundering."""


def withdrawing(faction: str, area: str, *force: str) -> Table:
    """Seat 0 (Hill Folk Reivers) is ready to attack seat 1."""
    return Table("hill_folk", faction).units(0, area, "reivers").units(1, area, *force)


def beaten(faction: str, area: str, *force: str) -> Table:
    """Seat 0, strong enough to win with any tiles, is ready to attack seat 1."""
    attack = ("leader", "giant", "giant", "reivers", "reivers", "reivers", "reivers", "cavalry")
    return Table("hill_folk", faction).units(0, area, *attack).units(1, area, *force)


def attack(t: Table, area: str) -> Table:
    """Fight the battle up to the loser's choices. The defender stays if asked."""
    return fight(t, area, HIGH_FOUR, LOW)


@clause("BS-11.1")
def test_bs_11_1_withdrawal_and_retreat_share_their_destinations_and_cost_nothing() -> None:
    t = withdrawing("horse_lords", "kingsacre", "swords", "swords").hand(1, "blank")
    t.villages(0, "dunmere").villages(1, "owlwood").battle("kingsacre")
    may = t.options[1:]
    t.pick("owlwood")
    assert (t.hand_of(1), t.discard_of(1)) == (["blank"], [])
    t = beaten("horse_lords", "kingsacre", "swords", "swords", "swords").hand(1, "blank")
    t.villages(0, "dunmere").villages(1, "owlwood")
    attack(t, "kingsacre").pick("keep")
    assert (t.kind, t.options) == ("retreat", may), "forced: staying is not offered"
    t.pick("owlwood")
    assert (t.hand_of(1), t.discard_of(1)) == (["blank"], ["swords"])


@clause("BS-11.1")
def test_bs_11_1_a_beaten_attacker_retreats_too() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords", "swords").units(1, "kingsacre", "castle")
    fight(t, "kingsacre", LOW_FOUR, HIGH)
    assert (t.kind, t.seat, t.options) == ("retreat", 0, AROUND)


@clause("BS-11.2")
def test_bs_11_2_all_units_go_to_the_same_area() -> None:
    t = beaten("horse_lords", "kingsacre", "swords", "swords", "cavalry", "leader")
    attack(t, "kingsacre").pick("swords", "dunmere")
    assert t.force(1, "dunmere") == ["swords", "cavalry", "leader"]
    assert sum(len(force) for force in t.st.units[1]) == 3
    assert t.kind == "main_action", "nobody is asked again"


@clause("BS-11.3")
def test_bs_11_3_a_destination_is_adjacent_or_reached_by_sea() -> None:
    t = withdrawing("horse_lords", "dunmere", "swords").units(1, "coldmouth", "ship").battle("dunmere")
    assert t.options == ["stay", "kettle-isle", "alderholt", "whitbarrow", "stagfell", "greywether", "kingsacre"]
    assert t.why_not("area", "larkfield") == ["BS-11.3"]
    t = withdrawing("horse_lords", "dunmere", "swords").battle("dunmere")
    assert t.options == ["stay", "stagfell", "greywether", "kingsacre"]
    assert t.why_not("area", "kettle-isle") == ["BS-11.3"]


@clause("BS-11.3")
def test_bs_11_3_a_far_place_is_too_far_whatever_is_there() -> None:
    t = withdrawing("horse_lords", "dunmere", "swords").villages(0, "hollin").units(1, "saltby", "swords")
    t.battle("dunmere")
    assert t.why_not("area", "hollin") == ["BS-11.3"]
    assert t.why_not("area", "saltby") == ["BS-11.3"]


@clause("BS-11.4")
def test_bs_11_4_a_destination_is_empty_or_holds_an_own_piece() -> None:
    t = withdrawing("horse_lords", "kingsacre", "swords").villages(1, "dunmere").units(1, "cobblethorpe", "castle")
    t.villages(0, "greywether").units(0, "stagfell", "swords").battle("kingsacre")
    assert t.options == ["stay", "dunmere", "cobblethorpe", "owlwood"]
    assert t.why_not("area", "greywether") == ["BS-11.4"], "enemy villages alone close an area"
    assert t.why_not("area", "stagfell") == ["BS-11.4"]


@clause("BS-11.5")
def test_bs_11_5_an_own_piece_opens_an_area_with_enemy_units() -> None:
    t = withdrawing("horse_lords", "kingsacre", "swords").villages(1, "dunmere").units(0, "dunmere", "castle")
    t.units(0, "stagfell", "castle").battle("kingsacre")
    assert "dunmere" in t.options
    assert "stagfell" not in t.options
    t.pick("dunmere")
    assert t.st.is_contested(t.area("dunmere"))
    assert t.pick("battle").kind == "withdraw", "the one battle left is fought at once"


@clause("BS-11.6")
def test_bs_11_6_units_that_cannot_come_along_are_eliminated() -> None:
    t = withdrawing("dragon_riders", "kettle-isle", "dragon", "swords", "lizardmen").battle("kettle-isle")
    assert t.options == ["stay", "coldmouth", "gull-deep"]
    events = play(t, "coldmouth")
    assert clauses(events, "partial_loss") == ["BS-11.6"]
    assert t.force(1, "coldmouth") == ["dragon"]
    assert t.force(1, "kettle-isle") == []
    assert t.discard_of(1) == ["swords", "lizardmen"]


@clause("BS-11.6")
def test_bs_11_6_nobody_is_lost_where_all_can_go() -> None:
    t = withdrawing("dragon_riders", "kingsacre", "dragon", "swords", "lizardmen").battle("kingsacre")
    assert "partial_loss" not in keys(play(t, "stagfell"))
    assert t.force(1, "stagfell") == ["swords", "lizardmen", "dragon"]


@clause("BS-11.6")
def test_bs_11_6_each_unit_is_judged_by_every_way_open_to_it() -> None:
    t = Table("hill_folk", "dragon_riders").units(1, "dunmere", "swords")
    seas = (t.area("coldmouth"), True, False)
    assert [can_go(t.st, 1, unit(name), seas) for name in ("ship", "dragon", "swords")] == [True, True, False]
    over_land_and_sea = (t.area("stagfell"), True, True)
    assert [can_go(t.st, 1, unit(name), over_land_and_sea) for name in ("ship", "dragon", "swords")] == [
        False,
        True,
        True,
    ]
    by_sea = (t.area("alderholt"), False, True)
    assert [can_go(t.st, 1, unit(name), by_sea) for name in ("ship", "dragon", "swords")] == [False, True, True]
    no_way = (t.area("alderholt"), False, False)
    assert not any(can_go(t.st, 1, unit(name), no_way) for name in ("ship", "dragon", "swords"))


@clause("BS-11.7")
def test_bs_11_7_a_place_for_the_whole_force_must_be_taken_if_there_is_one() -> None:
    t = withdrawing("dragon_riders", "kingsacre", "dragon", "swords").battle("kingsacre")
    assert t.options == ["stay", *AROUND]
    assert t.why_not("area", "the-sundering") == ["BS-11.7"]


@clause("BS-11.7")
def test_bs_11_7_without_one_any_place_for_some_will_do() -> None:
    t = withdrawing("dragon_riders", "kingsacre", "dragon", "swords")
    for area in AROUND:
        t.villages(0, area)
    t.battle("kingsacre")
    assert t.options == ["stay", "the-sundering"]
    t.pick("the-sundering")
    assert t.force(1, "the-sundering") == ["dragon"]
    assert t.discard_of(1) == ["swords"]


@clause("BS-11.7")
def test_bs_11_7_the_force_is_judged_after_the_casualty() -> None:
    t = beaten("dragon_riders", "kingsacre", "dragon", "swords")
    attack(t, "kingsacre").pick("swords")
    assert t.options == [*AROUND[:3], "the-sundering", *AROUND[3:]], "the Dragon alone may go to the mountain"
    t = beaten("dragon_riders", "kingsacre", "dragon", "swords")
    assert attack(t, "kingsacre").pick("dragon").options == AROUND


@clause("BS-11.8")
def test_bs_11_8_by_sea_over_a_chain_of_own_ships() -> None:
    t = beaten("horse_lords", "dunmere", "swords", "swords").units(1, "coldmouth", "ship").units(1, "gull-deep", "ship")
    attack(t, "dunmere")
    near = ["kettle-isle", "alderholt", "whitbarrow", "stagfell"]
    assert t.options == [*near, "larkfield", "oxmead", "thornwater", "greywether", "kingsacre", "redbarrow"]
    t.pick("thornwater")
    assert t.force(1, "thornwater") == ["swords"]
    assert t.force(1, "coldmouth") == ["ship"], "the ships stay"


@clause("BS-11.8")
@pytest.mark.parametrize("ships", [("gull-deep",), ()])
def test_bs_11_8_the_chain_begins_beside_the_battle(ships: tuple[str, ...]) -> None:
    t = beaten("horse_lords", "dunmere", "swords", "swords")
    for sea in ships:
        t.units(1, sea, "ship")
    assert attack(t, "dunmere").options == ["stagfell", "greywether", "kingsacre"]


@clause("BS-11.8", "BS-14.8")
def test_bs_11_8_a_dragon_goes_by_sea_too_also_from_a_sea_battle() -> None:
    t = Table("hill_folk", "dragon_riders").units(0, "coldmouth", "ship").units(1, "coldmouth", "dragon")
    t.units(1, "gull-deep", "ship").battle("coldmouth")
    assert {"thornwater", "redbarrow", "gull-deep"} <= set(t.options)
    assert t.pick("redbarrow").force(1, "redbarrow") == ["dragon"]
    t = Table("hill_folk", "dragon_riders").units(0, "coldmouth", "ship").units(1, "coldmouth", "dragon")
    assert "redbarrow" not in t.battle("coldmouth").options


@clause("BS-11.9")
def test_bs_11_9_the_end_of_a_sea_way_is_land_and_keeps_the_other_rules() -> None:
    t = withdrawing("horse_lords", "dunmere", "swords").units(1, "coldmouth", "ship").units(1, "gull-deep", "ship")
    t.villages(0, "whitbarrow").units(0, "larkfield", "swords").villages(1, "oxmead").units(0, "oxmead", "castle")
    t.battle("dunmere")
    assert "coldmouth" not in t.options
    assert "gull-deep" not in t.options
    assert t.why_not("area", "coldmouth") == ["BS-11.14"]
    assert t.why_not("area", "gull-deep") == ["BS-11.3"]
    assert t.why_not("area", "whitbarrow") == ["BS-11.4"]
    assert t.why_not("area", "larkfield") == ["BS-11.4"]
    assert "oxmead" in t.options, "not adjacent, but with an own village"


@clause("BS-11.9", "BS-11.12")
def test_bs_11_9_no_way_back_by_sea_either() -> None:
    t = withdrawing("horse_lords", "alderholt", "swords").units(1, "coldmouth", "ship").units(0, "dunmere", "shield")
    t.villages(1, "dunmere").battle("alderholt").pick("dunmere")
    t.pick("battle")
    assert t.kind == "withdraw"
    assert "alderholt" not in t.options
    assert t.why_not("area", "alderholt") == ["BS-11.12"]


@clause("BS-11.10")
def test_bs_11_10_a_contested_sea_area_breaks_the_chain() -> None:
    t = withdrawing("horse_lords", "dunmere", "swords").units(1, "coldmouth", "ship").units(1, "gull-deep", "ship")
    t.units(0, "gull-deep", "ship").battle("dunmere")
    assert t.options == ["stay", "kettle-isle", "alderholt", "whitbarrow", "stagfell", "greywether", "kingsacre"]
    t = withdrawing("horse_lords", "dunmere", "swords").units(1, "coldmouth", "ship", "ship")
    t.units(0, "coldmouth", "ship").battle("dunmere")
    assert t.options == ["stay", "stagfell", "greywether", "kingsacre"]
    assert t.why_not("area", "kettle-isle") == ["BS-11.10"], "the chain is broken"
    assert t.why_not("area", "saltby") == ["BS-11.3"], "there is none"


@clause("BS-11.11")
def test_bs_11_11_ships_go_to_adjacent_sea_areas_alone() -> None:
    t = (
        Table("hill_folk", "horse_lords", "corsairs")
        .units(0, "saltmarch-water", "ship")
        .units(1, "saltmarch-water", "ship")
    )
    t.units(1, "north-narrows", "ship").battle("saltmarch-water")
    assert t.options == ["stay", "north-narrows", "south-narrows"]
    assert t.why_not("area", "farrow-deep") == ["BS-11.3"]
    assert t.why_not("area", "marshend") == ["BS-11.11"]
    assert t.why_not("area", "gannet-rock") == ["BS-11.11"], "the chain is not for ships"


@clause("BS-11.11", "BS-11.7")
def test_bs_11_11_ships_and_dragons_go_to_an_adjacent_sea_area_if_one_is_allowed() -> None:
    t = Table("hill_folk", "dragon_riders").units(0, "coldmouth", "ship").units(1, "coldmouth", "dragon", "ship")
    assert t.battle("coldmouth").options == ["stay", "gull-deep"]
    assert t.why_not("area", "dunmere") == ["BS-11.7"]
    t = Table("hill_folk", "dragon_riders").units(0, "coldmouth", "ship").units(1, "coldmouth", "dragon", "ship")
    t.units(0, "gull-deep", "ship").battle("coldmouth").pick("dunmere")
    assert t.force(1, "dunmere") == ["dragon"]
    assert t.discard_of(1) == ["ship"]


@clause("BS-11.11", "BS-11.17")
def test_bs_11_11_ships_in_a_landlocked_sea_are_lost() -> None:
    t = Table("hill_folk", "horse_lords", "corsairs").units(0, "winter-roads", "ship", "ship", "ship")
    t.units(1, "winter-roads", "ship", "ship")
    fight(t, "winter-roads", HIGH_FOUR, LOW)
    assert t.discard_of(1) == ["ship", "ship"]


@clause("BS-11.12", "BS-11.26")
def test_bs_11_12_no_return_to_an_area_left_in_the_same_turn() -> None:
    t = withdrawing("horse_lords", "kingsacre", "swords").villages(1, "dunmere").units(0, "dunmere", "shield")
    t.battle("kingsacre").pick("dunmere")
    assert t.st.retreated == [(1, t.area("kingsacre"))]
    t.villages(1, "kingsacre").pick("battle")
    assert t.options == ["stay", "stagfell", "greywether"]
    assert t.why_not("area", "kingsacre") == ["BS-11.12"], "an own village there does not help"


@clause("BS-11.12")
def test_bs_11_12_the_record_is_kept_for_each_player() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords").units(1, "kingsacre", "shield")
    t.battle("kingsacre")
    t.st.retreated = [(0, t.area("dunmere")), (1, t.area("owlwood"))]
    t.st.run()
    assert "dunmere" in t.options, "the attacker left it, not this player"
    assert "owlwood" not in t.options


@clause("BS-11.12", "BS-5.7")
def test_bs_11_12_the_record_ends_with_the_turn() -> None:
    t = withdrawing("horse_lords", "kingsacre", "swords").battle("kingsacre").pick("dunmere", "end")
    assert t.seat == 1
    assert t.st.retreated == []
    t = withdrawing("horse_lords", "kingsacre", "swords").battle("kingsacre").pick("dunmere")
    assert t.st.retreated == [(1, t.area("kingsacre"))]


@clause("BS-11.12")
def test_bs_11_12_retreating_counts_like_withdrawing_also_for_the_active_player() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords", "swords").units(1, "kingsacre", "castle")
    t.units(1, "dunmere", "castle").villages(0, "dunmere")
    fight(t, "kingsacre", LOW_FOUR, HIGH).pick("dunmere")
    t.load(*draws(*LOW), *draws(*HIGH)).pick("battle")
    assert t.discard_of(0) == ["swords", "swords"], "one unit is left, so it is the casualty"
    assert t.st.retreated == [(0, t.area("kingsacre"))], "nobody left dunmere alive"


@clause("BS-11.13")
def test_bs_11_13_the_area_the_enemy_came_from_is_allowed() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "dunmere", "reivers").units(1, "kingsacre", "swords")
    t.hand(0, "skirmishers").main(0).pick("move", "kingsacre", "battle")
    assert t.kind == "withdraw"
    assert "dunmere" in t.options
    t = Table("hill_folk", "horse_lords").units(0, "dunmere", "reivers", "shield").units(1, "kingsacre", "swords")
    t.hand(0, "skirmishers").main(0).pick("move", "kingsacre", "0", "end-move")
    assert "dunmere" not in t.pick("battle").options, "somebody stayed behind there"


@clause("BS-11.14")
@pytest.mark.parametrize(
    ("faction", "force", "may"),
    [
        ("horse_lords", "swords", (True, False, False)),
        ("horse_lords", "cavalry", (True, False, False)),
        ("hill_folk", "swords", (True, True, False)),
        ("hill_folk", "siege_engine", (True, True, False)),
        ("necromancers", "goblins", (True, False, False)),
        ("necromancers", "undead", (True, True, False)),
        ("dragon_riders", "dragon", (True, True, True)),
        ("dragon_riders", "lizardmen", (True, False, False)),
    ],
)
def test_bs_11_14_deserts_mountains_and_sea(faction: str, force: str, may: tuple[bool, bool, bool]) -> None:
    t = Table("chaos_horde", faction).units(0, "thistledown", "hordes").units(1, "thistledown", force)
    t.battle("thistledown")
    assert tuple(area in t.options for area in ("bonesand", "the-sundering", "wyrm-firth")) == may
    for area, allowed in zip(("bonesand", "the-sundering", "wyrm-firth"), may, strict=True):
        assert allowed or t.why_not("area", area) == ["BS-11.14"]


@clause("BS-11.15")
def test_bs_11_15_castles_and_citadels_never_leave() -> None:
    t = Table("hill_folk", "horse_lords").units(1, "kingsacre", "castle", "citadel", "swords")
    area = t.area("kingsacre")
    assert destinations(t.st, 1, area, (unit("castle"), unit("citadel"))) == []
    assert destinations(t.st, 1, area, (unit("swords"),)) != []
    t.units(0, "kingsacre", "cavalry").units(1, "dunmere", "cavalry")
    assert t.battle("kingsacre").kind != "withdraw"


@clause("BS-11.16", "BS-11.15")
@pytest.mark.parametrize("fortress", ["castle", "citadel"])
def test_bs_11_16_survivors_retreat_from_a_lost_fortress(fortress: str) -> None:
    t = beaten("horse_lords", "kingsacre", fortress, "swords", "leader")
    attack(t, "kingsacre").pick("owlwood")
    assert t.force(1, "owlwood") == ["swords", "leader"]
    assert all(unit(fortress) not in force for force in t.st.units[1])


@clause("BS-11.17")
def test_bs_11_17_without_a_destination_before_the_casualty_all_are_lost_unasked() -> None:
    t = beaten("horse_lords", "kettle-isle", "swords", "leader")
    attack(t, "kettle-isle")
    assert t.kind == "main_action", "no casualty was asked for"
    assert clauses(t.st.events, "no_retreat") == ["BS-11.17"]
    assert "casualty" not in keys(t.st.events)
    assert t.discard_of(1) == ["swords", "leader"]
    assert t.st.retreated == []


@clause("BS-11.17")
def test_bs_11_17_the_casualty_is_chosen_first_if_one_unit_could_leave() -> None:
    t = beaten("dragon_riders", "kettle-isle", "dragon", "swords", "swords")
    attack(t, "kettle-isle")
    assert (t.kind, t.options) == ("casualty", ["swords", "dragon"])
    events = play(t, "dragon")
    assert clauses(events, "no_retreat") == ["BS-11.17"], "nobody else can leave"
    assert t.discard_of(1) == ["swords", "swords", "dragon"]
    t = beaten("dragon_riders", "kettle-isle", "dragon", "swords", "swords")
    attack(t, "kettle-isle").pick("swords", "gull-deep")
    assert t.force(1, "gull-deep") == ["dragon"]
    assert t.discard_of(1) == ["swords", "swords"]


@clause("BS-11.17")
def test_bs_11_17_after_a_lost_fortress_the_rest_is_lost_without_a_way() -> None:
    t = beaten("horse_lords", "kettle-isle", "castle", "swords")
    attack(t, "kettle-isle")
    assert t.discard_of(1) == ["swords", "castle"]
    assert clauses(t.st.events, "no_retreat") == ["BS-11.17"]
    t = beaten("horse_lords", "kettle-isle", "castle", "swords").units(1, "gull-deep", "ship")
    assert attack(t, "kettle-isle").kind == "retreat"


@clause("BS-11.17")
def test_bs_11_17_surrounded_by_villages_of_others() -> None:
    t = beaten("horse_lords", "kingsacre", "swords", "leader")
    for area in AROUND:
        t.villages(0, area)
    attack(t, "kingsacre")
    assert t.discard_of(1) == ["swords", "leader"]


@clause("BS-11.18")
def test_bs_11_18_the_leaving_player_chooses() -> None:
    t = withdrawing("horse_lords", "kingsacre", "swords").battle("kingsacre")
    assert (t.kind, t.seat) == ("withdraw", 1)
    t = beaten("horse_lords", "kingsacre", "swords", "swords")
    attack(t, "kingsacre")
    assert (t.kind, t.seat, t.options) == ("retreat", 1, AROUND)


@clause("BS-11.18", "BS-19.14")
def test_bs_11_18_a_single_destination_is_not_asked_for() -> None:
    t = beaten("horse_lords", "kingsacre", "swords", "swords")
    for area in AROUND[1:]:
        t.villages(0, area)
    attack(t, "kingsacre")
    assert t.kind == "main_action"
    assert t.force(1, "dunmere") == ["swords"]


@clause("BS-11.19")
def test_bs_11_19_an_active_player_who_retreats_among_enemies_must_fight_there() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords", "swords").units(1, "kingsacre", "castle")
    t.units(0, "dunmere", "swords").units(1, "dunmere", "castle")
    fight(t, "kingsacre", LOW_FOUR, HIGH).pick("dunmere")
    assert t.kind == "main_action"
    assert t.options == ["battle"]
    assert t.why_not("action", "end") == ["BS-8.2"]
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords", "swords").units(1, "kingsacre", "castle")
    assert "end" in fight(t, "kingsacre", LOW_FOUR, HIGH).pick("dunmere").options


@clause("BS-11.20")
def test_bs_11_20_a_retreat_among_units_of_the_active_player_brings_another_battle() -> None:
    t = beaten("horse_lords", "kingsacre", "swords", "swords").villages(1, "dunmere").units(0, "dunmere", "shield")
    attack(t, "kingsacre").pick("dunmere")
    assert t.options == ["battle"]
    t = withdrawing("horse_lords", "kingsacre", "swords").villages(1, "dunmere").units(0, "dunmere", "shield")
    assert "end" not in t.battle("kingsacre").pick("dunmere").options


@clause("BS-11.21")
def test_bs_11_21_a_retreat_among_units_of_a_third_player_waits_for_the_next_of_the_two() -> None:
    t = Table("hill_folk", "horse_lords", "corsairs").units(0, "marshend", "reivers").units(1, "marshend", "swords")
    t.villages(1, "quern").units(2, "quern", "axes").battle("marshend").pick("quern")
    assert t.st.is_contested(t.area("quern"))
    assert "battle" not in t.options
    t.pick("end")
    assert (t.kind, t.seat) == ("main_action", 1)
    assert "end" not in t.options
    assert t.pick("battle").seat == 2, "the next active player attacks"


@clause("BS-11.21")
def test_bs_11_21_the_first_of_the_two_to_be_active_attacks() -> None:
    t = Table("horse_lords", "hill_folk", "corsairs").units(1, "marshend", "reivers").units(0, "marshend", "swords")
    t.villages(0, "quern").units(2, "quern", "axes").battle("marshend", 1, 0).pick("quern")
    t.pick("end")
    assert (t.kind, t.seat) == ("main_action", 2)
    assert t.options == ["battle"]


@clause("BS-11.22")
def test_bs_11_22_retreated_units_may_be_attacked_again_in_the_same_turn() -> None:
    t = beaten("horse_lords", "kingsacre", "swords", "swords").hand(0, "skirmishers")
    attack(t, "kingsacre").pick("keep", "dunmere")
    t.pick("move", "dunmere", "0", "0", "1", "0", "end-move", "battle")
    assert (t.kind, t.seat) == ("withdraw", 1)
    assert t.force(0, "dunmere") == ["reivers"]


@clause("BS-11.23")
def test_bs_11_23_units_lost_on_a_withdrawal_give_no_points_and_no_undead() -> None:
    t = Table("necromancers", "dragon_riders").units(0, "kettle-isle", "necromancer")
    t.units(1, "kettle-isle", "dragon", "swords", "swords").battle("kettle-isle").pick("coldmouth")
    assert t.discard_of(1) == ["swords", "swords"]
    assert t.st.vp == [0, 0]
    assert t.kind == "main_action"
    assert t.st.undead == 4


@clause("BS-11.24")
def test_bs_11_24_leaving_is_not_movement() -> None:
    t = withdrawing("horse_lords", "kingsacre", "swords").units(0, "owlwood", "swords").units(1, "owlwood", "shield")
    assert t.battle("kingsacre").pick("dunmere").force(1, "dunmere") == ["swords"]
    t = (
        Table("horse_lords", "hill_folk")
        .units(0, "kingsacre", "swords")
        .units(1, "kingsacre", "reivers")
        .hand(0, "blank")
    )
    t.main(0)
    assert t.why_not("action", "move") != []
    assert "move" not in t.options, "by movement nobody leaves the area"


@clause("BS-11.25")
def test_bs_11_25_the_battle_area_is_not_a_destination() -> None:
    t = withdrawing("horse_lords", "dunmere", "swords").villages(1, "dunmere").units(1, "coldmouth", "ship")
    t.battle("dunmere")
    assert "dunmere" not in t.options
    assert t.why_not("area", "dunmere") == ["BS-11.25"]
    t = withdrawing("horse_lords", "kingsacre", "swords").villages(1, "dunmere").units(1, "coldmouth", "ship")
    assert "dunmere" in t.battle("kingsacre").options


@clause("BS-11.26")
def test_bs_11_26_the_area_left_is_noted_at_once() -> None:
    t = beaten("horse_lords", "kingsacre", "swords", "swords")
    attack(t, "kingsacre")
    assert t.st.retreated == []
    t.pick("dunmere")
    assert t.st.retreated == [(1, t.area("kingsacre"))]
    t = fight(withdrawing("horse_lords", "kingsacre", "swords"), "kingsacre", LOW, HIGH)
    assert t.st.vp == [0, 1]
    assert t.st.retreated == [], "the only attacker fell where it stood"
