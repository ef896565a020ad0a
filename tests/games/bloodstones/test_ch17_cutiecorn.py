"""Chapter 17: the Cutiecorn."""

from __future__ import annotations

import pytest

from sandtable.games.bloodstones.knowledge import check_terrain
from sandtable.games.bloodstones.setup import PLACE, Setup
from sandtable.games.bloodstones.tables.factions import FACTIONS
from sandtable.games.bloodstones.tables.units import CUTIECORN
from sandtable.games.bloodstones.turn import CONSTRUCT, DRAW, UNDEAD_MOVES
from tests.games.bloodstones.fights import HIGH, HIGH_FOUR, LOW, LOW_FOUR, bonus_of, clauses, fight, play
from tests.games.bloodstones.support import Table
from tests.support import clause


def table(*factions: str) -> Table:
    return Table(*factions, cutiecorn="on")


def controller(t: Table) -> tuple[int, str]:
    """Who controls the Cutiecorn, and where it is."""
    return t.st.cutie_seat, t.st.rules.map.area_ids[t.st.cutie_area]


def setting_up(t: Table) -> Table:
    """Start at the placing of citadels, last player first; nine tiles each are in the hands."""
    t.st.stack = [Setup(PLACE)]
    t.st.run()
    return t


# -- building --------------------------------------------------------------------------------------------------------


@clause("BS-17.1")
def test_bs_17_1_only_with_the_option() -> None:
    for option, there in (("on", True), ("off", False)):
        t = Table("dragon_riders", "horse_lords", cutiecorn=option).villages(0, "dunmere")
        t.hand(0, "swords", "shield", "blank").main(0).pick("build")
        assert ("cutiecorn dunmere" in t.options) == there


@clause("BS-17.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_bs_17_2_it_lies_beside_the_map_and_anybody_may_build_it(seat: int) -> None:
    t = table("dragon_riders", "horse_lords").villages(seat, "dunmere").hand(seat, "swords", "shield")
    assert (t.st.cutie_seat, t.st.cutie_area) == (-1, -1)
    t.main(seat).pick("build")
    assert "cutiecorn dunmere" in t.options
    t.pick("cutiecorn dunmere")
    assert controller(t) == (seat, "dunmere")


@clause("BS-17.3")
def test_bs_17_3_it_costs_two_hand_tiles() -> None:
    t = table("dragon_riders", "horse_lords").villages(0, "dunmere").hand(0, "swords", "shield", "blank")
    t.main(0).pick("build", "cutiecorn dunmere", "blank", "shield")
    assert t.hand_of(0) == ["swords"]
    assert t.discard_of(0) == ["shield", "blank"]
    t = table("dragon_riders", "horse_lords").villages(0, "dunmere").hand(0, "skirmishers").main(0).pick("build")
    assert t.kind == "main_action", "the skirmishers alone could be built"
    assert t.st.cutie_seat == -1


@clause("BS-17.3")
def test_bs_17_3_normal_placement_rules_apply() -> None:
    t = table("dragon_riders", "horse_lords").villages(0, "dunmere").units(0, "owlwood", "swords").villages(1, "hollin")
    t.units(0, "coldmouth", "ship").hand(0, "swords", "shield").main(0).pick("build")
    assert [option for option in t.options if option.startswith("cutiecorn")] == ["cutiecorn dunmere"]
    t = table("chaos_horde", "horse_lords").units(0, "owlwood", "hordes").hand(0, "hordes", "hordes").main(0)
    assert "cutiecorn owlwood" in t.pick("build").options, "the Chaos Horde builds among its units"


@clause("BS-17.3", "BS-17.4")
def test_bs_17_4_at_set_up_the_last_player_has_the_first_chance() -> None:
    t = table("dragon_riders", "horse_lords")
    t.hand(0, *["skirmishers"] * 4, *["lizardmen"] * 4, "leader").hand(1, *["skirmishers"] * 4, *["swords"] * 5)
    setting_up(t).pick("saltby")
    assert (t.kind, t.seat) == ("place_starting_unit", 1)
    assert "cutiecorn saltby" in t.options
    t.pick("cutiecorn saltby")
    assert t.decision.context[1] == 3, "two Build Points are spent"
    assert "cutiecorn saltby" not in t.options
    t.pick("done", "alderholt")
    assert (t.kind, t.seat) == ("place_starting_unit", 0)
    assert not any(option.startswith("cutiecorn") for option in t.options)


@clause("BS-17.3", "BS-17.4", "BS-4.34")
def test_bs_17_4_left_by_the_last_player_it_is_there_for_the_next() -> None:
    t = table("dragon_riders", "horse_lords")
    t.hand(0, *["cavalry"] * 2, *["lizardmen"] * 4, "leader", "dragon", "dragon").hand(1, *["swords"] * 6)
    setting_up(t).pick("saltby", "done", "alderholt")
    assert "cutiecorn alderholt" in t.options
    t.pick("cavalry alderholt", "cavalry alderholt")
    assert "cutiecorn alderholt" not in t.options, "one Build Point is left"
    assert t.why_not("tile", "cutiecorn") == ["BS-4.21"]


@clause("BS-17.5")
def test_bs_17_5_it_has_no_pips_and_never_enters_hand_bag_or_pile() -> None:
    assert all(faction.pips[CUTIECORN] == 0 for faction in FACTIONS)
    t = (
        table("dragon_riders", "horse_lords")
        .units(0, "kingsacre", "swords", "cutiecorn")
        .units(1, "kingsacre", "castle")
    )
    t.hand(0, "blank")
    fight(t, "kingsacre", LOW_FOUR, HIGH)
    assert t.options == ["keep", "2 blank", "3 blank"], "no substitute"
    t.pick("keep")
    assert controller(t) == (1, "kingsacre")
    for place in (t.st.hand, t.st.bag, t.st.discard):
        assert all(CUTIECORN not in tiles for tiles in place)


# -- a unit of its controller ----------------------------------------------------------------------------------------


@clause("BS-17.6")
@pytest.mark.parametrize(("area", "bonus"), [("kingsacre", 1), ("owlwood", 0), ("stagfell", 0)])
def test_bs_17_6_it_adds_one_in_plains(area: str, bonus: int) -> None:
    t = table("dragon_riders", "horse_lords").units(0, area, "siege_engine", "cutiecorn").units(1, area, "siege_engine")
    assert bonus_of(fight(t, area, HIGH_FOUR, LOW), 0) == bonus
    t = table("dragon_riders", "horse_lords").units(0, area, "cavalry").units(1, area, "siege_engine", "cutiecorn")
    assert bonus_of(fight(t, area, HIGH, LOW_FOUR), 1) == bonus


@clause("BS-17.6")
def test_bs_17_6_it_counts_as_cavalry_for_withdrawal_on_both_sides() -> None:
    t = (
        table("dragon_riders", "horse_lords")
        .units(0, "kingsacre", "cavalry")
        .units(1, "kingsacre", "swords", "cutiecorn")
    )
    assert t.battle("kingsacre").kind == "withdraw"
    t = (
        table("dragon_riders", "horse_lords")
        .units(0, "kingsacre", "swords", "cutiecorn")
        .units(1, "kingsacre", "swords")
    )
    t.battle("kingsacre")
    assert clauses(t.st.events, "no_withdraw_cavalry") == ["BS-10.9"]


@clause("BS-17.7")
def test_bs_17_7_it_enters_what_land_units_of_the_faction_enter() -> None:
    t = table("hill_folk", "horse_lords").units(0, "kingsacre", "swords", "cutiecorn").hand(0, "blank").main(0)
    t.pick("move", "the-sundering", "1")
    assert controller(t) == (0, "the-sundering")
    t = table("dragon_riders", "horse_lords").units(0, "kingsacre", "dragon", "cutiecorn").hand(0, "blank").main(0)
    t.pick("move", "the-sundering")
    assert t.force(0, "the-sundering") == ["dragon"], "not asked: it cannot come"
    assert controller(t) == (0, "kingsacre")


@clause("BS-17.7")
def test_bs_17_7_it_crosses_the_sea_by_ship_passage_alone() -> None:
    t = table("dragon_riders", "horse_lords").units(0, "dunmere", "dragon", "cutiecorn").units(0, "coldmouth", "ship")
    t.hand(0, "skirmishers").main(0).pick("move", "dunmere", "kettle-isle", "1")
    assert controller(t) == (0, "kettle-isle")
    t = table("dragon_riders", "horse_lords").units(0, "dunmere", "dragon", "cutiecorn").hand(0, "skirmishers").main(0)
    t.pick("move", "coldmouth")
    assert controller(t) == (0, "dunmere"), "it cannot fly out to sea with a Dragon"


@clause("BS-17.7", "BS-17.15", "BS-2.8")
def test_bs_17_7_taken_in_a_mountain_it_stays_there_and_leaves_with_the_next_unit() -> None:
    t = table("dragon_riders", "hill_folk").units(0, "the-sundering", "dragon", "dragon")
    t.units(1, "the-sundering", "swords", "cutiecorn").villages(1, "dunmere").villages(0, "owlwood")
    fight(t, "the-sundering", HIGH_FOUR, LOW_FOUR)
    while t.kind in ("casualty", "retreat", "substitute"):
        t.pick(t.options[0])
    assert controller(t) == (0, "the-sundering"), "its Dragons are gone, it is not"
    check_terrain(t.st, t.area("the-sundering"))
    t = table("dragon_riders", "hill_folk").units(0, "the-sundering", "dragon", "cutiecorn")
    t.hand(0, "blank", "blank").main(0).pick("move", "kingsacre", "1")
    assert controller(t) == (0, "kingsacre"), "it leaves with a Dragon"
    assert t.why_not("area", "the-sundering") != [], "and cannot come back"


@clause("BS-17.7", "BS-17.10", "BS-2.8")
def test_bs_17_7_alone_in_a_mountain_it_falls_to_whoever_comes() -> None:
    t = table("necromancers", "hill_folk").units(0, "kingsacre", "undead").units(1, "the-sundering", "cutiecorn")
    t.turn(0, UNDEAD_MOVES).pick(next(option for option in t.options if option.endswith("the-sundering")))
    assert controller(t) == (0, "the-sundering")
    check_terrain(t.st, t.area("the-sundering"))
    t = table("dragon_riders", "hill_folk").units(0, "kingsacre", "dragon").units(1, "the-sundering", "cutiecorn")
    t.hand(0, "blank").main(0).pick("move", "the-sundering")
    assert controller(t) == (0, "the-sundering")
    check_terrain(t.st, t.area("the-sundering"))


@clause("BS-17.7", "BS-2.6")
def test_bs_17_7_nobody_may_be_at_sea_or_in_a_mountain_otherwise() -> None:
    for area, unit in (("coldmouth", "cutiecorn"), ("the-sundering", "swords"), ("coldmouth", "swords")):
        t = table("dragon_riders", "hill_folk").units(0, area, unit)
        with pytest.raises(AssertionError, match="may not be in area"):
            check_terrain(t.st, t.area(area))


@clause("BS-17.8")
def test_bs_17_8_it_moves_with_another_unit_and_pays_nothing() -> None:
    t = (
        table("dragon_riders", "horse_lords")
        .units(0, "kingsacre", "swords", "cutiecorn")
        .hand(0, "skirmishers")
        .main(0)
    )
    t.pick("move", "owlwood", "1")
    assert t.events("move") == [(0, (1, CUTIECORN), t.area("kingsacre"), t.area("owlwood"), 2)]
    assert controller(t) == (0, "owlwood")


@clause("BS-17.8")
def test_bs_17_8_it_can_be_left_behind() -> None:
    t = (
        table("dragon_riders", "horse_lords")
        .units(0, "kingsacre", "swords", "cutiecorn")
        .hand(0, "skirmishers")
        .main(0)
    )
    t.pick("move", "owlwood", "0")
    assert t.force(0, "owlwood") == ["swords"]
    assert controller(t) == (0, "kingsacre")


@clause("BS-17.8")
@pytest.mark.parametrize("beside", [(), ("castle",)])
def test_bs_17_8_it_does_not_move_alone(beside: tuple[str, ...]) -> None:
    t = table("dragon_riders", "horse_lords").units(0, "kingsacre", "cutiecorn", *beside).units(0, "dunmere", "swords")
    t.units(0, "owlwood", "swords").hand(0, "blank").main(0).pick("move")
    assert t.options == ["dunmere", "owlwood"]
    assert t.why_not("area", "kingsacre") == ["BS-17.8"]


@clause("BS-17.8", "BS-9.21")
def test_bs_17_8_it_uses_up_no_leaders_exemption() -> None:
    t = table("dragon_riders", "horse_lords").units(0, "kingsacre", "leader", "swords", "cutiecorn")
    t.hand(0, "skirmishers").main(0).pick("move", "owlwood", "1", "1", "1")
    assert [args[4] for args in t.events("move")] == [2], "the leader pays, swords and Cutiecorn do not"


@clause("BS-17.9")
def test_bs_17_9_it_does_not_move_with_undead() -> None:
    t = table("necromancers", "horse_lords").units(0, "kingsacre", "undead", "cutiecorn").hand(0, "castle")
    t.turn(0, UNDEAD_MOVES).pick("kingsacre 2 dunmere", "done")
    assert controller(t) == (0, "kingsacre")
    assert t.force(0, "dunmere") == ["undead"]
    assert "move" not in t.options, "nor with Undead in the action"


# -- changes of control ----------------------------------------------------------------------------------------------


@clause("BS-17.10", "BS-17.11")
def test_bs_17_10_an_enemy_who_enters_takes_a_lonely_cutiecorn_without_a_battle() -> None:
    t = table("dragon_riders", "horse_lords").units(1, "kingsacre", "cutiecorn").villages(1, "kingsacre")
    t.units(0, "dunmere", "swords").hand(0, "swords").main(0).pick("move", "kingsacre")
    assert controller(t) == (0, "kingsacre")
    assert clauses(t.st.events, "cutiecorn_control") == ["BS-17.10"]
    assert t.st.vp == [0, 0]
    assert t.kind == "move_from", "three pips are left"
    assert "kingsacre" in t.options, "the unit is not stopped"
    t.pick("kingsacre", "cobblethorpe", "1")
    assert controller(t) == (0, "cobblethorpe"), "it can even be taken along"


@clause("BS-17.10")
def test_bs_17_10_beside_another_unit_it_stays() -> None:
    t = table("dragon_riders", "horse_lords").units(1, "kingsacre", "cutiecorn", "castle")
    t.units(0, "dunmere", "swords").hand(0, "skirmishers").main(0).pick("move")
    assert t.force(0, "kingsacre") == ["swords"]
    assert controller(t) == (1, "kingsacre")
    assert t.kind == "main_action"
    assert "end" not in t.options


@clause("BS-17.10")
def test_bs_17_10_villages_do_not_take_it() -> None:
    t = table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords", "cutiecorn").villages(1, "owlwood")
    t.hand(0, "swords").main(0).pick("move", "owlwood", "1", "owlwood", "cobblethorpe", "0")
    assert controller(t) == (0, "owlwood"), "left behind among villages of another"


@clause("BS-17.10", "BS-17.11")
def test_bs_17_10_undead_take_it_and_walk_on() -> None:
    t = table("necromancers", "horse_lords").units(0, "dunmere", "undead").units(1, "kingsacre", "cutiecorn")
    t.turn(0, UNDEAD_MOVES).pick("dunmere 2 kingsacre")
    assert controller(t) == (0, "kingsacre")
    t.pick("kingsacre 1 the-sundering")
    assert t.force(0, "the-sundering") == ["undead"]
    assert controller(t) == (0, "kingsacre"), "alone again, but among no enemies"


@clause("BS-17.10")
def test_bs_17_10_a_unit_built_beside_it_takes_it() -> None:
    t = table("dragon_riders", "horse_lords").units(1, "kingsacre", "cutiecorn").villages(0, "kingsacre")
    t.hand(0, "skirmishers").main(0).pick("build")
    assert controller(t) == (0, "kingsacre")


@clause("BS-17.10")
def test_bs_17_10_built_alone_among_enemies_it_is_theirs_at_once() -> None:
    t = table("dragon_riders", "horse_lords").units(1, "kingsacre", "swords").villages(0, "kingsacre")
    t.hand(0, "cavalry", "cavalry").main(0).pick("build")
    assert controller(t) == (1, "kingsacre")
    assert t.force(0, "kingsacre") == []


@clause("BS-17.10", "BS-11.5")
def test_bs_17_10_a_force_that_retreats_beside_it_takes_it() -> None:
    t = table("hill_folk", "horse_lords").units(0, "kingsacre", "reivers").units(1, "kingsacre", "swords")
    t.units(0, "dunmere", "cutiecorn").villages(1, "dunmere").battle("kingsacre").pick("dunmere")
    assert controller(t) == (1, "dunmere")
    assert "end" in t.options, "no battle follows"


@clause("BS-17.10")
def test_bs_17_10_left_alone_by_victorious_dragons_it_goes_to_the_third_player() -> None:
    t = table("dragon_riders", "horse_lords", "hill_folk").units(0, "marshend", "dragon", "cutiecorn")
    t.units(1, "marshend", "siege_engine").units(2, "marshend", "shield")
    fight(t, "marshend", HIGH_FOUR, LOW)
    assert controller(t) == (2, "marshend")
    assert clauses(t.st.events, "cutiecorn_control") == ["BS-17.10"]
    assert t.st.vp == [1, 0, 0], "no points for the change"


@clause("BS-17.11")
def test_bs_17_11_among_several_others_the_next_in_player_order_takes_it() -> None:
    t = table("horse_lords", "hill_folk", "dragon_riders", "corsairs").units(2, "dunlow", "dragon", "cutiecorn")
    t.units(0, "dunlow", "shield").units(1, "dunlow", "siege_engine").units(3, "dunlow", "shield")
    fight(t, "dunlow", HIGH_FOUR, LOW, attacker=2, defender=1)
    assert controller(t) == (3, "dunlow"), "seat 4 comes after seat 3, before seat 1"
    assert clauses(t.st.events, "cutiecorn_control") == ["BS-17.11"]


@clause("BS-17.11")
def test_bs_17_11_player_order_begins_again_after_its_end() -> None:
    t = table("horse_lords", "necromancers", "hill_folk", "dragon_riders").units(3, "dunlow", "dragon", "cutiecorn")
    t.units(0, "dunlow", "siege_engine").units(1, "dunlow", "shield").units(2, "dunlow", "shield")
    fight(t, "dunlow", HIGH_FOUR, LOW, attacker=3, defender=0)
    assert controller(t) == (1, "dunlow")


@clause("BS-17.11", "BS-17.13")
def test_bs_17_11_among_several_others_the_active_player_takes_it() -> None:
    t = table("horse_lords", "necromancers", "hill_folk").units(1, "marshend", "undead", "cutiecorn")
    t.units(0, "marshend", "shield").units(2, "marshend", "shield")
    for area in ("crossways", "tollgate-hill", "quern", "thanes-knoll"):
        t.villages(0, area)
    t.battle("marshend", 2, 1)
    assert t.options == ["stay", "broken-anvil"]
    t.pick("broken-anvil")
    assert controller(t) == (2, "marshend")


@clause("BS-17.12")
def test_bs_17_12_alone_it_stays_with_its_controller() -> None:
    t = (
        table("dragon_riders", "horse_lords")
        .units(0, "kingsacre", "swords", "cutiecorn")
        .units(1, "cobblethorpe", "swords")
    )
    t.hand(0, "skirmishers").main(0).pick("move", "owlwood", "0", "end")
    assert controller(t) == (0, "kingsacre"), "enemies next door do not matter"


@clause("BS-17.13")
def test_bs_17_13_it_withdraws_with_its_force() -> None:
    t = (
        table("dragon_riders", "horse_lords")
        .units(0, "kingsacre", "swords")
        .units(1, "kingsacre", "swords", "cutiecorn")
    )
    t.battle("kingsacre").pick("dunmere")
    assert controller(t) == (1, "dunmere")
    assert t.force(1, "dunmere") == ["swords", "cutiecorn"]


@clause("BS-17.13", "BS-17.10")
@pytest.mark.parametrize("end", ["the-sundering", "coldmouth"])
def test_bs_17_13_where_it_cannot_enter_it_is_left_behind(end: str) -> None:
    area = {"the-sundering": "kingsacre", "coldmouth": "kettle-isle"}[end]
    t = table("hill_folk", "dragon_riders").units(0, area, "reivers").units(1, area, "dragon", "swords", "cutiecorn")
    for other in ("dunmere", "stagfell", "greywether", "cobblethorpe", "owlwood"):
        t.villages(0, other)
    events = play(t.battle(area), end)
    assert controller(t) == (0, area)
    assert t.force(1, end) == ["dragon"]
    assert t.discard_of(1) == ["swords"], "it is no casualty"
    assert clauses(events, "cutiecorn_control") == ["BS-17.10"]
    assert t.st.vp == [0, 0]


@clause("BS-17.13", "BS-11.7")
def test_bs_17_13_a_place_for_the_whole_force_goes_first() -> None:
    t = (
        table("hill_folk", "dragon_riders")
        .units(0, "kingsacre", "reivers")
        .units(1, "kingsacre", "dragon", "cutiecorn")
    )
    t.battle("kingsacre")
    assert "dunmere" in t.options
    assert t.why_not("area", "the-sundering") == ["BS-11.7"]


@clause("BS-17.13", "BS-17.7")
def test_bs_17_13_with_hill_folk_it_withdraws_into_mountains() -> None:
    t = table("horse_lords", "hill_folk").units(0, "kingsacre", "swords").units(1, "kingsacre", "swords", "cutiecorn")
    t.battle("kingsacre").pick("the-sundering")
    assert controller(t) == (1, "the-sundering")


# -- in battle -------------------------------------------------------------------------------------------------------


@clause("BS-17.14")
def test_bs_17_14_it_counts_for_numbers_and_points() -> None:
    t = table("dragon_riders", "horse_lords").units(0, "kingsacre", "cavalry", "swords")
    t.units(1, "kingsacre", "swords", "siege_engine", "cutiecorn")
    fight(t, "kingsacre", HIGH, LOW_FOUR)
    assert t.events("draw_battle") == [(0, 3), (1, 4)]
    assert t.events("win") == [(0, 6)], "three units and three for the Cutiecorn"


@clause("BS-17.15")
def test_bs_17_15_the_winner_scores_three_more_and_takes_it() -> None:
    t = table("dragon_riders", "horse_lords").units(0, "kingsacre", "cavalry", "cavalry")
    t.units(1, "kingsacre", "swords", "swords", "cutiecorn")
    events = play(fight(t, "kingsacre", HIGH, LOW_FOUR), "dunmere")
    assert t.st.vp == [6, 0]
    assert controller(t) == (0, "kingsacre")
    assert clauses(events, "cutiecorn_control") == ["BS-17.15"]
    assert t.force(1, "dunmere") == ["swords"], "it did not retreat with the losers"


@clause("BS-17.15")
def test_bs_17_15_won_by_a_defender_too_and_kept_by_a_winner() -> None:
    t = (
        table("dragon_riders", "horse_lords")
        .units(0, "kingsacre", "swords", "cutiecorn")
        .units(1, "kingsacre", "castle")
    )
    fight(t, "kingsacre", LOW_FOUR, HIGH)
    assert t.st.vp == [0, 5]
    assert controller(t) == (1, "kingsacre")
    t = (
        table("dragon_riders", "horse_lords")
        .units(0, "kingsacre", "swords", "cutiecorn")
        .units(1, "kingsacre", "castle")
    )
    fight(t, "kingsacre", HIGH_FOUR, LOW)
    assert t.st.vp == [1, 0], "its controller scores nothing for it"
    assert controller(t) == (0, "kingsacre")


@clause("BS-17.15")
def test_bs_17_15_it_goes_to_the_winner_not_to_a_third_player() -> None:
    t = table("horse_lords", "hill_folk", "necromancers").units(0, "marshend", "shield")
    t.units(1, "marshend", "siege_engine", "cutiecorn").units(2, "marshend", "cavalry", "cavalry")
    fight(t, "marshend", HIGH, LOW, attacker=2, defender=1)
    assert controller(t) == (2, "marshend")


@clause("BS-17.16")
def test_bs_17_16_it_is_not_a_casualty_and_another_unit_is() -> None:
    t = table("dragon_riders", "horse_lords").units(0, "kingsacre", "cavalry", "cavalry")
    t.units(1, "kingsacre", "swords", "siege_engine", "cutiecorn")
    fight(t, "kingsacre", HIGH, LOW_FOUR)
    assert t.kind == "casualty"
    assert t.options == ["swords", "siege_engine"]
    assert t.why_not("unit", "cutiecorn") == ["BS-17.16"]
    t = table("dragon_riders", "horse_lords").units(0, "kingsacre", "cavalry", "cavalry")
    fight(t.units(1, "kingsacre", "swords", "cutiecorn"), "kingsacre", HIGH, LOW)
    assert t.discard_of(1) == ["swords"], "the only other unit must fall"


@clause("BS-17.16", "BS-14.20")
def test_bs_17_16_a_changed_cutiecorn_is_not_raised() -> None:
    t = table("necromancers", "horse_lords").units(0, "kettle-isle", "necromancer", "cavalry", "cavalry")
    t.units(1, "kettle-isle", "swords", "swords", "cutiecorn")
    fight(t, "kettle-isle", HIGH, LOW)
    assert (t.kind, t.options) == ("raise_undead", ["0", "1", "2"])


@clause("BS-17.17")
@pytest.mark.parametrize(("cavalry", "may"), [(0, False), (1, False), (2, True)])
def test_bs_17_17_corsairs_add_their_notional_cavalry(cavalry: int, may: bool) -> None:
    t = table("corsairs", "horse_lords").units(0, "dunmere", "axes", "cutiecorn").units(0, "coldmouth", "ship")
    t.units(1, "dunmere", "swords", *["cavalry"] * cavalry).hand(1, "blank").battle("dunmere")
    assert (t.kind == "withdraw") == may


# -- deserts and other uses --------------------------------------------------------------------------------------------


@clause("BS-17.18")
@pytest.mark.parametrize("beside", [(), ("lizardmen",), ("swords",)])
def test_bs_17_18_in_a_desert_it_goes_back_beside_the_map(beside: tuple[str, ...]) -> None:
    t = table("dragon_riders", "horse_lords").units(0, "bonesand", "cutiecorn", *beside)
    t.villages(1, "saltby").hand(1, "swords", "shield").turn(0, DRAW)
    assert t.st.cutie_seat == -1
    assert t.st.cutie_area == -1
    assert CUTIECORN not in t.st.discard[0]
    assert t.force(0, "bonesand") == [name for name in beside if name == "lizardmen"]
    assert t.seat == 1
    assert "cutiecorn saltby" in t.pick("build").options, "anybody may build it again"


@clause("BS-17.18")
def test_bs_17_18_not_in_the_phase_of_another_player_nor_elsewhere() -> None:
    t = table("dragon_riders", "horse_lords").units(1, "bonesand", "cutiecorn").units(0, "kingsacre", "swords")
    t.turn(0, DRAW)
    assert controller(t) == (1, "bonesand")
    t = table("dragon_riders", "horse_lords").units(0, "hollin", "cutiecorn").turn(0, DRAW)
    assert controller(t) == (0, "hollin")


@clause("BS-17.18")
def test_bs_17_18_the_event_says_where() -> None:
    t = table("dragon_riders", "horse_lords").units(0, "bonesand", "cutiecorn").turn(0, DRAW)
    assert t.events("cutiecorn_lost") == [(t.area("bonesand"),)]
    assert clauses(t.st.events, "cutiecorn_lost") == ["BS-17.18"]


@clause("BS-17.19")
def test_bs_17_19_it_captures_villages() -> None:
    t = table("dragon_riders", "horse_lords").units(0, "hollin", "cutiecorn").villages(1, "hollin").hand(0, "blank")
    t.turn(0).pick("blank")
    assert t.st.captured_villages == [1, 0]


@clause("BS-17.19")
def test_bs_17_19_it_is_a_link_of_a_unit_chain() -> None:
    for name, there in (("cutiecorn", True), (None, False)):
        t = table("dragon_riders", "horse_lords").villages(0, "saltby").hand(0, "blank")
        if name:
            t.units(0, "estmark", name)
        t.turn(0, CONSTRUCT).pick("blank")
        assert ("hollin" in t.options) == there


@clause("BS-17.19")
def test_bs_17_19_it_is_a_building_place_of_the_chaos_horde() -> None:
    t = table("chaos_horde", "horse_lords").units(0, "dunmere", "cutiecorn").hand(0, "hordes", "hordes", "ship").main(0)
    assert {"hordes dunmere", "ship coldmouth"} <= set(t.pick("build").options)


@clause("BS-17.10", "BS-17.12", "BS-17.18")
def test_bs_17_changes_keep_the_table_sound() -> None:
    """A long sequence: built, left behind, taken, lost in the desert. `pick` checks the table after each answer."""
    t = table("dragon_riders", "horse_lords").villages(0, "hollin").units(1, "estmark", "cavalry", "swords")
    t.units(0, "hollin", "swords").hand(0, "ship", "shield", "castle").hand(1, "skirmishers", "blank").main(0)
    t.pick("build", "cutiecorn hollin", "ship", "shield", "move", "vinehall", "0", "end-move", "end")
    assert controller(t) == (0, "hollin")
    assert (t.kind, t.seat) == ("main_action", 1)
    t.pick("move", "hollin", "0", "skirmishers")
    assert controller(t) == (1, "hollin")
    t.pick("hollin", "bonesand", "1", "end-move", "end")
    while t.seat == 1:
        t.pick("none")
    assert (t.st.cutie_seat, t.st.cutie_area) == (-1, -1)
