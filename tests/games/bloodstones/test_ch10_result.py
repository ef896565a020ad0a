"""Chapter 10, steps 4 and 5: reveal, modifiers, winner, points and losses."""

from __future__ import annotations

import pytest

from tests.games.bloodstones.fights import (
    HIGH,
    HIGH_FOUR,
    LOW,
    LOW_FOUR,
    bonus_of,
    clauses,
    fight,
    keys,
    play,
    revealed,
    strength_of,
)
from tests.games.bloodstones.support import Table, draws
from tests.support import clause

PLAINS, FOREST, HILL, MOUNTAIN, DESERT, SEA = (
    "kingsacre",
    "owlwood",
    "stagfell",
    "the-sundering",
    "bonesand",
    "coldmouth",
)


def riders_against_lords(area: str, attack: tuple[str, ...], defence: tuple[str, ...]) -> Table:
    return Table("dragon_riders", "horse_lords").units(0, area, *attack).units(1, area, *defence)


def bonus(
    faction: str, units: tuple[str, ...], area: str, defends: bool = False, foes: tuple[str, ...] = ("siege_engine",)
) -> int:
    """The modifiers of a force against units that add nothing in themselves, as the reveal shows them."""
    own = 1 if defends else 0
    foe = "horse_lords" if faction != "horse_lords" else "dragon_riders"
    t = Table(foe, faction) if defends else Table(faction, foe)
    t.units(own, area, *units).units(1 - own, area, *foes)
    return bonus_of(fight(t, area, (), ()), own)


# -- step 4: reveal and total ----------------------------------------------------------------------------------------


@clause("BS-10.24")
def test_bs_10_24_the_three_highest_tiles_count_and_a_fourth_is_ignored() -> None:
    t = riders_against_lords(PLAINS, ("siege_engine", "siege_engine"), ("siege_engine",))
    fight(t, PLAINS, (2, 5, 3, 4), (4, 2, 5))
    assert revealed(t, 0) == (5, 4, 3)
    assert strength_of(t, 0) == 12
    assert revealed(t, 1) == (5, 4, 2), "three tiles all count"


@clause("BS-10.24")
def test_bs_10_24_a_low_substitute_can_be_the_ignored_tile() -> None:
    t = riders_against_lords(PLAINS, ("siege_engine", "siege_engine"), ("siege_engine",)).hand(0, "skirmishers")
    fight(t, PLAINS, (5, 4, 3, 3), LOW).pick("3 skirmishers")
    assert revealed(t, 0) == (5, 4, 3)
    assert t.discard_of(0) == ["skirmishers"], "it is used up all the same"


@clause("BS-10.25")
def test_bs_10_25_strength_is_three_tiles_plus_modifiers() -> None:
    t = riders_against_lords(PLAINS, ("swords", "cavalry"), ("siege_engine",)).hand(0, "blank")
    fight(t, PLAINS, HIGH_FOUR, LOW).pick("4 blank")
    assert t.events("reveal") == [(0, (5, 5, 5), 15, 2, 17), (1, (3, 2, 2), 7, 0, 7)]


@clause("BS-10.25")
def test_bs_10_25_the_strength_decides_not_the_tiles() -> None:
    t = riders_against_lords(PLAINS, ("swords", "swords", "swords"), ("siege_engine",))
    fight(t, PLAINS, (4, 3, 2, 2), (5, 4, 2))
    assert (strength_of(t, 0), strength_of(t, 1)) == (12, 11)
    assert t.st.vp == [1, 0], "9 and three Swords beat 11"


@clause("BS-10.26")
def test_bs_10_26_modifiers_count_for_each_unit_and_are_added() -> None:
    assert bonus("horse_lords", ("swords",) * 3, PLAINS) == 3
    assert bonus("horse_lords", ("swords", "swords", "leader", "cavalry"), PLAINS) == 4
    assert bonus("horse_lords", ("siege_engine",) * 2, PLAINS) == 0


@clause("BS-10.27")
@pytest.mark.parametrize("defends", [False, True])
def test_bs_10_27_a_modifier_counts_in_attack_and_defence_by_the_terrain_of_the_battle(defends: bool) -> None:
    assert bonus("horse_lords", ("swords", "leader"), HILL, defends) == 2
    assert bonus("horse_lords", ("skirmishers",), FOREST, defends) == 1
    assert bonus("horse_lords", ("skirmishers",), PLAINS, defends) == 0, "that a forest is next door does not matter"


MODIFIERS = [
    ("BS-10.28", "dragon_riders", "skirmishers", {FOREST: (1, 1), PLAINS: (0, 0), HILL: (0, 0), DESERT: (0, 0)}),
    ("BS-10.29", "dragon_riders", "swords", {FOREST: (1, 1), PLAINS: (1, 1), HILL: (1, 1), DESERT: (1, 1)}),
    ("BS-10.29", "corsairs", "axes", {FOREST: (1, 1), PLAINS: (1, 1), HILL: (1, 1), DESERT: (1, 1)}),
    ("BS-10.30", "dragon_riders", "shield", {FOREST: (0, 1), PLAINS: (0, 1), HILL: (0, 1)}),
    ("BS-10.31", "dragon_riders", "cavalry", {FOREST: (0, 0), PLAINS: (1, 1), HILL: (0, 0), DESERT: (0, 0)}),
    ("BS-10.32", "dragon_riders", "lizardmen", {FOREST: (1, 0), PLAINS: (1, 0), DESERT: (1, 0)}),
    ("BS-10.32", "necromancers", "goblins", {FOREST: (1, 0), PLAINS: (1, 0), DESERT: (1, 0)}),
    ("BS-10.32", "chaos_horde", "hordes", {FOREST: (1, 0), PLAINS: (1, 0)}),
    ("BS-10.32", "hill_folk", "reivers", {FOREST: (1, 0), PLAINS: (1, 0), HILL: (1, 0)}),
    ("BS-10.35", "dragon_riders", "castle", {FOREST: (0, 3), PLAINS: (0, 3), HILL: (0, 3)}),
    ("BS-10.35", "dragon_riders", "citadel", {FOREST: (0, 5), PLAINS: (0, 5), HILL: (0, 5)}),
    ("BS-10.36", "dragon_riders", "leader", {FOREST: (1, 1), PLAINS: (1, 1)}),
    ("BS-10.36", "dragon_riders", "ship", {SEA: (1, 1)}),
    ("BS-10.36", "necromancers", "necromancer", {FOREST: (1, 1), PLAINS: (1, 1)}),
    ("BS-10.36", "necromancers", "undead", {FOREST: (1, 1), PLAINS: (1, 1), DESERT: (1, 1)}),
    ("BS-10.36", "hill_folk", "giant", {FOREST: (2, 2), PLAINS: (2, 2), HILL: (2, 2)}),
    ("BS-10.36", "dragon_riders", "dragon", {FOREST: (4, 4), PLAINS: (4, 4), DESERT: (4, 4), SEA: (4, 4)}),
    ("BS-10.37", "corsairs", "ship", {SEA: (2, 2)}),
]


@clause("BS-10.28", "BS-10.29", "BS-10.30", "BS-10.31", "BS-10.32", "BS-10.35", "BS-10.36", "BS-10.37")
@pytest.mark.parametrize(
    ("clause_id", "faction", "name", "figures"), MODIFIERS, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in MODIFIERS]
)
def test_bs_10_28_to_10_37_the_modifier_of_each_unit(
    clause_id: str, faction: str, name: str, figures: dict[str, tuple[int, int]]
) -> None:
    for area, (attack, defence) in figures.items():
        foes = ("ship",) if area == SEA else ("skirmishers",) if area != FOREST else ("cavalry",)
        assert bonus(faction, (name,), area, False, foes) == attack, f"{clause_id} attacking in {area}"
        assert bonus(faction, (name,), area, True, foes) == defence, f"{clause_id} defending in {area}"


@clause("BS-10.33")
@pytest.mark.parametrize("fortress", ["castle", "citadel"])
def test_bs_10_33_a_siege_engine_adds_two_against_a_fortress(fortress: str) -> None:
    assert bonus("dragon_riders", ("siege_engine",), PLAINS, foes=(fortress,)) == 2
    assert bonus("dragon_riders", ("siege_engine",), PLAINS, foes=("shield",)) == 0
    t = Table("horse_lords", "dragon_riders").units(0, PLAINS, "cavalry").units(1, PLAINS, "siege_engine", fortress)
    own = {"castle": 3, "citadel": 5}[fortress]
    assert bonus_of(fight(t, PLAINS, HIGH, LOW_FOUR), 1) == own, "an own fortress does not count"


@clause("BS-10.34")
def test_bs_10_34_each_siege_engine_adds_two_once_also_against_an_attacking_castle() -> None:
    assert bonus("dragon_riders", ("siege_engine",), PLAINS, foes=("castle", "castle", "citadel")) == 2
    assert bonus("dragon_riders", ("siege_engine", "siege_engine"), PLAINS, foes=("castle",)) == 4
    assert bonus("dragon_riders", ("siege_engine",), PLAINS, defends=True, foes=("castle", "swords")) == 2


@clause("BS-10.35")
def test_bs_10_35_castles_and_citadel_add_up_in_defence_only() -> None:
    assert bonus("horse_lords", ("castle", "castle", "citadel"), PLAINS, defends=True) == 11
    assert bonus("horse_lords", ("castle", "castle", "citadel"), PLAINS) == 0


@clause("BS-10.37")
def test_bs_10_37_corsairs_add_one_at_sea_once_per_battle() -> None:
    assert bonus("corsairs", ("ship",) * 3, SEA, foes=("ship",)) == 4
    assert bonus("corsairs", ("axes",), PLAINS) == 1, "nothing more on land"
    assert bonus("horse_lords", ("ship",) * 3, SEA, foes=("ship",)) == 3


# -- step 5: result --------------------------------------------------------------------------------------------------


@clause("BS-10.38")
def test_bs_10_38_the_higher_strength_wins() -> None:
    t = riders_against_lords(PLAINS, ("swords",), ("swords",))
    assert fight(t, PLAINS, (5, 5, 3), (5, 5, 2)).events("win") == [(0, 1)]
    t = riders_against_lords(PLAINS, ("swords",), ("swords",))
    assert fight(t, PLAINS, (5, 5, 2), (5, 5, 3)).events("win") == [(1, 1)]


@clause("BS-10.38")
def test_bs_10_38_a_tie_goes_to_a_defending_shield() -> None:
    t = riders_against_lords(PLAINS, ("swords",), ("shield",))
    fight(t, PLAINS, (5, 4, 3), (5, 4, 3))
    assert t.events("tie_shield") == [(1,)]
    assert clauses(t.st.events, "tie_shield") == ["BS-10.38"]
    assert t.events("win") == [(1, 1)]


@clause("BS-10.38", "BS-10.39")
def test_bs_10_38_an_attacking_shield_decides_no_tie() -> None:
    t = riders_against_lords(PLAINS, ("shield",), ("siege_engine",)).load(*draws(5, 4, 3), *draws(5, 4, 3))
    fight(t, PLAINS, HIGH, LOW)
    assert clauses(t.st.events, "tie_refight") == ["BS-10.39"]
    assert t.events("win") == [(0, 1)]


@clause("BS-10.38")
def test_bs_10_38_a_shield_of_a_third_player_decides_no_tie() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk").units(0, "marshend", "swords").units(1, "marshend", "swords")
    t.units(2, "marshend", "shield").load(*draws(5, 4, 3), *draws(5, 4, 3))
    assert fight(t, "marshend", HIGH, LOW).events("tie_refight") == [()]


@clause("BS-10.39", "BS-10.42")
def test_bs_10_39_a_tie_is_fought_again_from_the_draw_until_there_is_a_winner() -> None:
    t = riders_against_lords(PLAINS, ("swords", "swords"), ("swords", "swords")).hand(0, "blank", "castle")
    t.hand(1, "leader", "castle")
    fight(t, PLAINS, (5, 4, 2), (5, 4, 3))
    t.load(*draws(2, 2, 3), *draws(2, 2, 3)).pick("2 castle", "3 castle")
    assert t.events("tie_refight") == [()]
    assert (t.kind, t.seat) == ("substitute", 0), "no withdrawal; the attacker decides anew"
    assert (t.discard_of(0), t.discard_of(1)) == (["castle"], ["castle"])
    assert t.hand_of(0) == ["blank"]
    assert t.options == ["keep", "2 blank", "3 blank"]
    t.load(*draws(5, 5, 4), *draws(2, 2, 3)).pick("keep", "keep")
    assert len(t.events("tie_refight")) == 1, "a second tie"
    assert t.pick("keep", "keep").events("win") == [(0, 2)]
    assert t.hand_of(1) == ["leader"]


@clause("BS-10.39")
def test_bs_10_39_numbers_are_counted_again_but_nobody_has_been_lost() -> None:
    t = riders_against_lords(PLAINS, ("swords", "swords"), ("cavalry", "leader", "siege_engine"))
    t.load(*draws(5, 4, 3), *draws(5, 4, 3, 2))
    fight(t, PLAINS, HIGH, LOW_FOUR)
    assert t.events("draw_battle") == [(0, 3), (1, 4), (0, 3), (1, 4)]
    assert t.events("win") == [(0, 3)]


@clause("BS-10.40")
def test_bs_10_40_a_point_for_each_unit_of_the_beaten_force_before_casualties() -> None:
    t = riders_against_lords(PLAINS, ("dragon", "dragon"), ("citadel", "castle", "swords", "shield"))
    t.units(1, "dunmere", "swords", "swords")
    assert fight(t, PLAINS, HIGH, LOW_FOUR).events("win") == [(0, 4)]
    assert t.st.vp == [4, 0]


@clause("BS-10.40")
def test_bs_10_40_a_defender_who_wins_scores_too() -> None:
    t = riders_against_lords(PLAINS, ("swords", "swords", "cavalry"), ("castle",))
    fight(t, PLAINS, LOW_FOUR, HIGH)
    assert t.st.vp == [0, 3]


@clause("BS-10.41")
@pytest.mark.parametrize("attacking", [True, False])
def test_bs_10_41_corsairs_score_one_more_for_each_victory(attacking: bool) -> None:
    t = Table("corsairs", "horse_lords").units(0, PLAINS, "axes").units(1, PLAINS, "swords", "leader")
    if attacking:
        assert fight(t, PLAINS, HIGH, LOW_FOUR).st.vp == [3, 0]
    else:
        assert fight(t, PLAINS, LOW_FOUR, HIGH, attacker=1, defender=0).st.vp == [3, 0]


@clause("BS-10.41")
def test_bs_10_41_beating_the_corsairs_gives_nothing_more() -> None:
    t = Table("corsairs", "horse_lords").units(0, PLAINS, "axes").units(1, PLAINS, "swords", "leader")
    assert fight(t, PLAINS, LOW, HIGH_FOUR).st.vp == [0, 1]


@clause("BS-10.42", "BS-10.43")
def test_bs_10_42_substitutes_are_discarded_and_not_replaced() -> None:
    t = riders_against_lords(PLAINS, ("swords",), ("swords",)).hand(0, "blank", "leader").hand(1, "castle", "ship")
    fight(t, PLAINS, HIGH, LOW)
    events = play(t, "4 blank", "2 castle")
    assert clauses(events, "discard") == ["BS-10.42", "BS-10.42"]
    assert (t.discard_of(0), t.discard_of(1)) == (["blank"], ["swords", "castle"])
    assert (t.hand_of(0), t.hand_of(1)) == (["leader"], ["ship"])


@clause("BS-10.43")
def test_bs_10_43_a_defender_starts_the_next_turn_with_fewer_tiles() -> None:
    t = riders_against_lords(PLAINS, ("swords",), ("swords",)).hand(1, *["swords"] * 5, "cavalry", "leader")
    t.units(1, "dunmere", "cavalry")
    fight(t, PLAINS, LOW, HIGH).pick("4 leader", "end")
    while t.seat == 0:
        t.pick("none" if "none" in t.options else "done")
    assert t.seat == 1
    assert len(t.hand_of(1)) == 6
    assert len(t.hand_of(0)) == 6, "the attacker has drawn in phase 5"


@clause("BS-10.44")
def test_bs_10_44_all_castles_and_the_citadel_of_the_loser_are_eliminated() -> None:
    t = riders_against_lords(PLAINS, ("dragon", "dragon"), ("citadel", "castle", "castle", "swords"))
    t.units(1, "dunmere", "castle")
    events = play(fight(t, PLAINS, HIGH, LOW_FOUR))
    assert clauses(events, "casualty") == ["BS-10.44"]
    assert clauses(events, "citadel_lost") == ["BS-3.7"]
    assert t.discard_of(1) == ["castle", "castle"]
    assert t.st.captured_citadels == [1, 0]
    assert t.st.citadel[1] == -1
    assert t.force(1, "dunmere") == ["castle"], "only the fortresses in the battle"


@clause("BS-10.44")
def test_bs_10_44_an_attacker_who_loses_loses_castles_too() -> None:
    t = riders_against_lords(PLAINS, ("castle", "swords"), ("cavalry", "swords"))
    fight(t, PLAINS, LOW, HIGH)
    assert t.kind == "retreat"
    assert t.discard_of(0) == ["castle"]
    assert t.force(0, PLAINS) == ["swords"]


@clause("BS-10.44")
def test_bs_10_44_the_winner_keeps_castles_and_citadel() -> None:
    t = riders_against_lords(PLAINS, ("swords",), ("citadel", "castle"))
    fight(t, PLAINS, LOW, HIGH_FOUR)
    assert t.force(1, PLAINS) == ["castle", "citadel"]
    assert t.st.captured_citadels == [0, 0]


@clause("BS-10.45")
def test_bs_10_45_the_loser_chooses_one_casualty() -> None:
    t = riders_against_lords(PLAINS, ("cavalry",), ("swords", "swords", "leader"))
    t.hand(1, "blank")
    fight(t, PLAINS, HIGH, LOW_FOUR).pick("keep")
    assert (t.kind, t.seat) == ("casualty", 1)
    assert t.options == ["swords", "leader"]
    assert t.why_not("unit", "cavalry") == ["BS-10.45"]
    events = play(t, "leader")
    assert clauses(events, "casualty") == ["BS-10.45"]
    assert t.discard_of(1) == ["leader"]
    assert t.force(1, PLAINS) == ["swords", "swords"]


@clause("BS-10.45")
def test_bs_10_45_a_lost_castle_is_the_casualty() -> None:
    t = riders_against_lords(PLAINS, ("dragon",), ("castle", "swords", "leader"))
    fight(t, PLAINS, HIGH, LOW_FOUR)
    assert t.kind == "retreat", "no further casualty is asked for"
    assert t.discard_of(1) == ["castle"]
    assert t.force(1, PLAINS) == ["swords", "leader"]


@clause("BS-10.46")
def test_bs_10_46_the_rest_must_retreat() -> None:
    t = riders_against_lords(PLAINS, ("cavalry",), ("swords", "swords", "swords"))
    fight(t, PLAINS, HIGH, LOW_FOUR)
    assert (t.kind, t.seat) == ("retreat", 1)
    assert PLAINS not in t.options
    assert clauses(play(t, "dunmere"), "retreat") == ["BS-10.46"]
    assert t.force(1, PLAINS) == []
    assert t.force(1, "dunmere") == ["swords", "swords"]


@clause("BS-10.46", "BS-11.17")
def test_bs_10_46_units_that_cannot_retreat_are_eliminated() -> None:
    t = riders_against_lords("kettle-isle", ("cavalry",), ("swords", "swords", "swords"))
    fight(t, "kettle-isle", HIGH, LOW_FOUR)
    assert t.kind == "main_action"
    assert t.discard_of(1) == ["swords"] * 3


@clause("BS-10.47")
def test_bs_10_47_villages_are_not_affected() -> None:
    t = riders_against_lords(PLAINS, ("dragon",), ("castle",)).villages(1, PLAINS, 2)
    fight(t, PLAINS, HIGH, LOW)
    assert t.force(1, PLAINS) == []
    assert t.st.villages[t.area(PLAINS)] == 2
    assert t.st.village_of[t.area(PLAINS)] == 1


@clause("BS-10.48", "BS-14.19")
def test_bs_10_48_order_points_cutiecorn_casualty_retreat_undead() -> None:
    t = Table("necromancers", "horse_lords", cutiecorn="on").units(0, PLAINS, "necromancer", "cavalry", "cavalry")
    t.units(1, PLAINS, "swords", "leader", "cutiecorn")
    fight(t, PLAINS, HIGH, LOW)
    assert t.options == ["swords", "leader"]
    assert t.st.vp == [6, 0], "points come before casualties"
    assert t.force(0, PLAINS) == ["cavalry", "cavalry", "necromancer", "cutiecorn"]
    events = play(t, "swords", "dunmere", "1")
    after = keys(events)[keys(events).index("win") :]
    assert after == ["win", "cutiecorn_control", "casualty", "retreat", "raise"]


@clause("BS-10.48")
def test_bs_10_48_order_fortresses_before_retreat_before_undead() -> None:
    t = Table("necromancers", "horse_lords").units(0, PLAINS, "necromancer", "cavalry", "cavalry")
    t.units(1, PLAINS, "citadel", "castle", "swords")
    events = play(fight(t, PLAINS, HIGH, LOW), "dunmere")
    assert t.kind == "raise_undead"
    assert t.options == ["0", "1", "2"]
    events += play(t, "2")
    order = [key for key in keys(events) if key in ("win", "casualty", "citadel_lost", "retreat", "raise")]
    assert list(dict.fromkeys(order)) == ["win", "casualty", "citadel_lost", "retreat", "raise"]


@clause("BS-10.48", "BS-14.3")
def test_bs_10_48_order_dragons_leave_last() -> None:
    t = riders_against_lords(PLAINS, ("dragon", "swords"), ("swords", "leader"))
    fight(t, PLAINS, HIGH, LOW)
    assert t.force(0, PLAINS) == ["swords", "dragon"], "the Dragon is there until the retreat is over"
    events = play(t, "leader", "dunmere")
    after = keys(events)[keys(events).index("win") :]
    assert after == ["win", "casualty", "retreat", "dragons_leave"]
    assert t.force(0, PLAINS) == ["swords"]
    assert t.discard_of(0) == ["dragon"]


@clause("BS-10.49")
def test_bs_10_49_a_victorious_attacker_stays_and_may_move_on() -> None:
    t = riders_against_lords(PLAINS, ("swords", "cavalry"), ("siege_engine",)).hand(0, "skirmishers")
    fight(t, PLAINS, HIGH_FOUR, LOW).pick("keep")
    assert t.force(0, PLAINS) == ["swords", "cavalry"]
    assert t.pick("move").kind == "move_to"


@clause("BS-10.49")
def test_bs_10_49_a_victorious_defender_stays_and_the_attacker_leaves() -> None:
    t = riders_against_lords(PLAINS, ("swords", "swords"), ("siege_engine", "shield"))
    fight(t, PLAINS, LOW, HIGH).pick("dunmere")
    assert t.force(1, PLAINS) == ["shield", "siege_engine"]
    assert t.force(0, PLAINS) == []
    assert t.force(0, "dunmere") == ["swords"]


@clause("BS-10.50")
def test_bs_10_50_a_citadel_whose_owner_attacks_adds_nothing_and_can_be_lost() -> None:
    t = riders_against_lords(PLAINS, ("citadel", "siege_engine"), ("siege_engine",))
    fight(t, PLAINS, LOW_FOUR, HIGH)
    assert t.events("draw_battle") == [(0, 4), (1, 3)], "it counts as a unit"
    assert bonus_of(t, 0) == 0
    assert t.st.vp == [0, 2]
    assert t.st.captured_citadels == [0, 1]
    assert t.force(0, PLAINS) == ["siege_engine"], "it was the casualty"


@clause("BS-10.51")
def test_bs_10_51_no_notional_cavalry_in_a_sea_battle() -> None:
    t = Table("corsairs", "horse_lords").units(0, SEA, "ship", "ship").units(0, "gull-deep", "ship")
    t.units(1, SEA, "ship").units(1, "gull-deep", "ship")
    assert t.battle(SEA).kind == "withdraw"


# -- Dragons and Undead as they touch the result -------------------------------------------------------------------


@clause("BS-14.3", "BS-14.4")
def test_bs_14_3_dragons_leave_after_a_won_attack_only() -> None:
    t = riders_against_lords(PLAINS, ("dragon", "dragon"), ("siege_engine",))
    fight(t, PLAINS, HIGH_FOUR, LOW)
    assert t.discard_of(0) == ["dragon", "dragon"]
    t = Table("horse_lords", "dragon_riders").units(0, PLAINS, "siege_engine").units(1, PLAINS, "dragon")
    fight(t, PLAINS, LOW, HIGH)
    assert t.force(1, PLAINS) == ["dragon"], "not after a won defence"
    t = riders_against_lords(PLAINS, ("dragon", "swords"), ("castle", "castle", "castle"))
    fight(t, PLAINS, LOW, HIGH_FOUR).pick("swords", "the-sundering")
    assert t.force(0, "the-sundering") == ["dragon"], "not after a lost attack"


@clause("BS-14.20", "BS-14.21")
@pytest.mark.parametrize(
    ("area", "defence", "raised"),
    [
        (PLAINS, ("swords", "swords"), ["0", "1"]),
        (PLAINS, ("castle", "castle", "citadel"), ["0", "1", "2", "3"]),
        ("kettle-isle", ("swords", "swords", "shield"), ["0", "1", "2", "3"]),
        ("kettle-isle", ("swords",) * 5, ["0", "1", "2", "3", "4"]),
    ],
)
def test_bs_14_20_one_undead_for_each_eliminated_unit(area: str, defence: tuple[str, ...], raised: list[str]) -> None:
    t = Table("necromancers", "horse_lords").units(0, area, "necromancer", "cavalry", "siege_engine", "siege_engine")
    t.units(1, area, *defence)
    if len(defence) > 4:
        fight(t, area, HIGH, LOW_FOUR)
    else:
        fight(t, area, HIGH_FOUR, LOW)
    if t.kind == "retreat":
        t.pick("dunmere")
    assert t.kind == "raise_undead"
    assert t.options == raised


@clause("BS-14.20", "BS-11.6")
def test_bs_14_20_units_lost_on_the_retreat_are_raised_too() -> None:
    t = Table("necromancers", "dragon_riders").units(0, "kettle-isle", "necromancer", "cavalry")
    t.units(1, "kettle-isle", "dragon", "swords", "swords")
    fight(t, "kettle-isle", HIGH, LOW_FOUR).pick("swords", "coldmouth")
    assert t.force(1, "coldmouth") == ["dragon"]
    assert t.options == ["0", "1", "2"]


@clause("BS-14.19")
def test_bs_14_19_without_a_necromancer_in_the_winning_force_nothing_rises() -> None:
    t = Table("necromancers", "horse_lords").units(0, PLAINS, "cavalry", "undead").units(1, PLAINS, "swords")
    t.units(0, "dunmere", "necromancer")
    assert fight(t, PLAINS, HIGH_FOUR, LOW).kind == "main_action"
    assert t.st.undead == 3
