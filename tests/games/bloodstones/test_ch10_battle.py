"""Chapter 10 of the Bloodstones ledger: battle, from its choice to points and losses."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import PUBLIC, IllegalPick
from sandtable.core.engine.events import seen_events
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.games.bloodstones.battle import VEILED
from sandtable.games.bloodstones.retreat import destinations
from sandtable.games.bloodstones.spec import SPEC
from tests.games.bloodstones.fights import (
    HIGH,
    HIGH_FOUR,
    LOW,
    LOW_FOUR,
    battle_in,
    bonus_of,
    clauses,
    fight,
    keys,
    play,
    revealed,
    seen_battle,
    strength_of,
    told,
)
from tests.games.bloodstones.support import Table, draws, unit
from tests.support import clause


def riders_against_lords(area: str, attack: tuple[str, ...], defence: tuple[str, ...]) -> Table:
    return Table("dragon_riders", "horse_lords").units(0, area, *attack).units(1, area, *defence)


# -- choosing a battle -----------------------------------------------------------------------------------------------


@clause("BS-10.1")
def test_bs_10_1_a_contested_area_with_own_units_and_one_enemy_there() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk")
    t.units(0, "marshend", "swords").units(1, "marshend", "swords")
    t.units(0, "quern", "swords").units(2, "quern", "swords")
    t.units(0, "netherby", "swords").villages(1, "netherby")
    t.units(1, "wendle", "swords").units(2, "wendle", "swords")
    t.main(0).pick("battle")
    assert t.options == ["quern p3", "marshend p2"]
    assert t.why_not("area", "netherby") == ["BS-10.1"]
    assert t.why_not("area", "wendle") == ["BS-10.1"]


@clause("BS-10.1")
def test_bs_10_1_all_units_of_both_take_part() -> None:
    t = riders_against_lords("kingsacre", ("swords", "cavalry"), ("citadel", "castle", "shield"))
    t.units(0, "dunmere", "swords").units(1, "cobblethorpe", "swords", "swords")
    fight(t, "kingsacre", HIGH, LOW_FOUR)
    assert t.events("draw_battle") == [(0, 3), (1, 4)], "units in other areas are not counted"
    assert [bonus for _, _, _, bonus, _ in t.events("reveal")] == [2, 9]


@clause("BS-10.2")
def test_bs_10_2_several_enemies_are_fought_one_at_a_time() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk").units(0, "marshend", "swords", "swords")
    t.units(1, "marshend", "siege_engine").units(2, "marshend", "shield", "castle", "castle")
    t.main(0).load(*draws(*HIGH_FOUR), *draws(*LOW)).pick("battle")
    assert t.options == ["marshend p2", "marshend p3"]
    t.pick("marshend p2", "stay")
    assert t.events("draw_battle") == [(0, 4), (1, 3)], "the Hill Folk are not counted"
    assert t.st.vp == [1, 0, 0]
    assert t.force(2, "marshend") == ["shield", "castle", "castle"]
    assert t.kind == "main_action"
    assert "end" not in t.options
    assert t.why_not("action", "end") == ["BS-8.2"]


@clause("BS-10.2", "BS-10.33")
def test_bs_10_2_the_castle_of_another_enemy_gives_a_siege_engine_nothing() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk").units(0, "marshend", "siege_engine")
    t.units(1, "marshend", "swords").units(2, "marshend", "castle")
    assert [bonus for _, _, _, bonus, _ in fight(t, "marshend", HIGH, LOW).events("reveal")] == [0, 1]


@clause("BS-10.3")
def test_bs_10_3_sea_battles_follow_the_same_rules() -> None:
    t = riders_against_lords("coldmouth", ("ship", "ship", "ship"), ("ship", "ship"))
    t.battle("coldmouth", dice=draws(*HIGH_FOUR) + draws(*LOW))
    assert t.kind == "withdraw"
    t.pick("stay")
    assert t.events("draw_battle") == [(0, 4), (1, 3)]
    assert strength_of(t, 0) == 17
    assert strength_of(t, 1) == 9
    assert t.st.vp == [2, 0]
    assert t.discard_of(1) == ["ship"]
    assert t.force(1, "gull-deep") == ["ship"]
    assert t.force(1, "coldmouth") == []


@clause("BS-10.4")
def test_bs_10_4_each_side_draws_from_a_complete_bag_of_its_own() -> None:
    t = riders_against_lords("kingsacre", ("cavalry",), ("cavalry",))
    t.load(*draws(5, 5, 4), *draws(5, 5, 4), *draws(5, 5, 4), *draws(5, 4, 4))
    fight(t, "kingsacre", (), ())
    assert [tiles for _, tiles, *_ in t.events("reveal")] == [(5, 5, 4), (5, 5, 4), (5, 5, 4), (5, 4, 4)]


@clause("BS-10.5", "BS-10.19")
def test_bs_10_5_the_five_steps_in_order() -> None:
    t = riders_against_lords("kingsacre", ("cavalry", "swords"), ("cavalry", "swords"))
    t.hand(0, "blank").hand(1, "blank").battle("kingsacre", dice=draws(*HIGH) + draws(*LOW))
    asked = []
    for pick in ("stay", "keep", "keep", "swords", "dunmere"):
        asked.append((t.kind, t.seat))
        t.pick(pick)
    assert asked == [("withdraw", 1), ("substitute", 0), ("substitute", 1), ("casualty", 1), ("retreat", 1)]
    assert t.kind == "main_action"


@clause("BS-10.5")
def test_bs_10_5_nothing_is_drawn_before_the_withdrawal_is_decided() -> None:
    t = riders_against_lords("kingsacre", ("swords",), ("swords",)).battle("kingsacre")
    assert t.events("draw_battle") == []
    assert len(t.pick("stay").events("draw_battle")) >= 2


# -- step 1: withdrawal ----------------------------------------------------------------------------------------------


@clause("BS-10.6")
def test_bs_10_6_the_defender_may_withdraw_and_the_attacker_never() -> None:
    t = riders_against_lords("kingsacre", ("skirmishers",), ("swords", "leader")).battle("kingsacre")
    assert (t.kind, t.seat) == ("withdraw", 1)
    assert t.options == ["stay", "dunmere", "stagfell", "greywether", "cobblethorpe", "owlwood"]
    t = riders_against_lords("kingsacre", ("cavalry",), ("castle", "leader")).battle("kingsacre")
    assert t.kind == "main_action", "the weaker attacker was not asked"


@clause("BS-10.7")
def test_bs_10_7_nobody_withdraws_from_a_dragon() -> None:
    t = riders_against_lords("kingsacre", ("dragon",), ("cavalry", "cavalry")).hand(1, "blank").battle("kingsacre")
    assert t.kind == "substitute"
    assert clauses(t.st.events, "no_withdraw_dragon") == ["BS-10.7"]
    t = riders_against_lords("kingsacre", ("swords",), ("cavalry", "cavalry")).units(0, "dunmere", "dragon")
    assert t.battle("kingsacre").kind == "withdraw", "a Dragon next door does not count"


@clause("BS-10.8")
@pytest.mark.parametrize(
    ("faction", "force"),
    [
        ("horse_lords", ("castle", "cavalry")),
        ("horse_lords", ("citadel", "cavalry")),
        ("dragon_riders", ("castle", "dragon")),
        ("dragon_riders", ("citadel", "dragon")),
        ("corsairs", ("castle", "axes")),
        ("corsairs", ("citadel", "axes")),
    ],
)
def test_bs_10_8_a_castle_or_citadel_must_be_defended(faction: str, force: tuple[str, ...]) -> None:
    t = Table("hill_folk", faction).units(0, "dunmere", "swords").units(1, "dunmere", *force).hand(0, "blank")
    t.units(1, "coldmouth", "ship").battle("dunmere")
    assert t.kind == "substitute"
    assert clauses(t.st.events, "no_withdraw_castle") == ["BS-10.8"]
    t = Table("hill_folk", faction).units(0, "dunmere", "swords").units(1, "dunmere", force[1])
    assert t.units(1, "kingsacre", force[0]).battle("dunmere").kind == "withdraw", (
        "the fortress next door does not matter"
    )


@clause("BS-10.9")
@pytest.mark.parametrize(
    ("attack", "defence", "may"), [(0, 0, True), (1, 1, True), (1, 2, True), (1, 0, False), (2, 1, False)]
)
def test_bs_10_9_at_least_as_many_cavalry(attack: int, defence: int, may: bool) -> None:
    forces = (("swords", *["cavalry"] * attack), ("swords", *["cavalry"] * defence))
    t = riders_against_lords("kingsacre", *forces).hand(1, "blank").battle("kingsacre")
    assert (t.kind == "withdraw") == may
    assert clauses(t.st.events, "no_withdraw_cavalry") == ([] if may else ["BS-10.9"])


@clause("BS-10.10")
def test_bs_10_10_a_force_with_a_dragon_needs_no_cavalry() -> None:
    t = Table("horse_lords", "dragon_riders").units(0, "kingsacre", "cavalry", "cavalry")
    assert t.units(1, "kingsacre", "dragon", "swords").battle("kingsacre").kind == "withdraw"
    t = Table("horse_lords", "dragon_riders").units(0, "kingsacre", "cavalry", "cavalry").units(1, "dunmere", "dragon")
    assert t.units(1, "kingsacre", "swords").hand(1, "blank").battle("kingsacre").kind == "substitute"


@clause("BS-10.10", "BS-10.11")
def test_bs_10_10_a_dragon_also_frees_from_landing_corsairs() -> None:
    t = Table("corsairs", "dragon_riders").units(0, "dunmere", "axes").units(0, "coldmouth", "ship")
    assert t.units(1, "dunmere", "dragon").battle("dunmere").kind == "withdraw"


@clause("BS-10.11")
@pytest.mark.parametrize(
    ("defence", "ship_at", "may"),
    [
        (("swords",), "coldmouth", False),
        (("swords", "cavalry"), "coldmouth", True),
        (("swords",), "gull-deep", True),
        (("swords",), None, True),
    ],
)
def test_bs_10_11_landing_corsairs_count_one_cavalry(defence: tuple[str, ...], ship_at: str | None, may: bool) -> None:
    t = Table("corsairs", "horse_lords").units(0, "dunmere", "axes").units(1, "dunmere", *defence).hand(1, "blank")
    if ship_at:
        t.units(0, ship_at, "ship")
    t.battle("dunmere")
    assert (t.kind == "withdraw") == may
    assert clauses(t.st.events, "no_withdraw_cavalry") == ([] if may else ["BS-10.11"])


@clause("BS-10.11")
def test_bs_10_11_only_corsairs_count_their_ships() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "dunmere", "swords").units(1, "dunmere", "swords")
    assert t.units(0, "coldmouth", "ship").battle("dunmere").kind == "withdraw"


@clause("BS-10.11")
def test_bs_10_11_defending_corsairs_count_no_notional_cavalry() -> None:
    t = Table("horse_lords", "corsairs").units(0, "kingsacre", "cavalry").units(1, "kingsacre", "axes").hand(1, "blank")
    t.units(1, "coldmouth", "ship").battle("kingsacre")
    assert clauses(t.st.events, "no_withdraw_cavalry") == ["BS-10.9"]


@clause("BS-10.12")
def test_bs_10_12_corsairs_short_of_cavalry_withdraw_by_sea_alone() -> None:
    t = Table("horse_lords", "corsairs").units(0, "dunmere", "cavalry").units(1, "dunmere", "axes")
    t.units(1, "coldmouth", "ship").units(0, "greywether", "swords").battle("dunmere")
    assert t.options == ["stay", "kettle-isle", "alderholt", "whitbarrow", "stagfell"]
    assert t.why_not("area", "kingsacre") == ["BS-10.12"]
    assert t.why_not("area", "greywether") == ["BS-11.4"]
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "cavalry").units(1, "dunmere", "swords")
    t.units(1, "coldmouth", "ship").hand(1, "blank").battle("dunmere")
    assert t.kind == "substitute", "other factions do not withdraw by sea past cavalry"


@clause("BS-10.12", "BS-10.13")
def test_bs_10_12_corsairs_without_a_ship_beside_the_battle_stay() -> None:
    t = Table("horse_lords", "corsairs").units(0, "dunmere", "cavalry").units(1, "dunmere", "axes").hand(1, "blank")
    t.units(1, "gull-deep", "ship").battle("dunmere")
    assert t.kind == "substitute"
    assert clauses(t.st.events, "no_withdraw_cavalry") == ["BS-10.9"]


@clause("BS-10.12")
def test_bs_10_12_corsairs_with_enough_cavalry_take_any_way() -> None:
    t = Table("horse_lords", "corsairs").units(0, "dunmere", "swords").units(1, "dunmere", "axes")
    t.units(1, "coldmouth", "ship").battle("dunmere")
    assert "kingsacre" in t.options
    assert "kettle-isle" in t.options


@clause("BS-10.13")
def test_bs_10_13_without_a_destination_nobody_is_asked() -> None:
    t = riders_against_lords("kettle-isle", ("swords",), ("swords",)).hand(1, "blank").battle("kettle-isle")
    assert t.kind == "substitute"
    assert clauses(t.st.events, "no_withdraw_way") == ["BS-10.13"]
    t = riders_against_lords("kettle-isle", ("swords",), ("swords",)).units(1, "coldmouth", "ship")
    assert t.battle("kettle-isle").kind == "withdraw"


@clause("BS-10.13")
def test_bs_10_13_a_way_for_the_cutiecorn_alone_does_not_count() -> None:
    t = Table("dragon_riders", "horse_lords", cutiecorn="on").units(1, "kingsacre", "swords", "cutiecorn")
    area = t.area("kingsacre")
    assert destinations(t.st, 1, area, (unit("cutiecorn"),)) == []
    assert destinations(t.st, 1, area, (unit("swords"),)) != []


@clause("BS-10.14")
def test_bs_10_14_a_contested_sea_area_serves_the_landing() -> None:
    t = Table("corsairs", "horse_lords").units(0, "dunmere", "axes").units(1, "dunmere", "swords").hand(1, "blank")
    t.units(0, "coldmouth", "ship").units(1, "coldmouth", "ship", "ship").battle("dunmere")
    assert clauses(t.st.events, "no_withdraw_cavalry") == ["BS-10.11"]


@clause("BS-10.15")
def test_bs_10_15_a_withdrawal_ends_the_battle_without_winner() -> None:
    t = (
        Table("necromancers", "horse_lords")
        .units(0, "kingsacre", "necromancer")
        .units(1, "kingsacre", "swords", "shield")
    )
    t.hand(0, "goblins").battle("kingsacre")
    events = play(t, "greywether")
    assert clauses(events, "withdraw") == ["BS-10.15"]
    assert not {"draw_battle", "win", "casualty", "raise"} & set(keys(events))
    assert t.st.vp == [0, 0]
    assert t.discard_of(1) == []
    assert t.force(1, "greywether") == ["swords", "shield"]
    assert t.force(0, "kingsacre") == ["necromancer"]
    assert (t.kind, t.seat) == ("main_action", 0)
    assert t.pick("move").kind == "move_to", "the attacker's units may move on"


@clause("BS-10.15")
def test_bs_10_15_a_withdrawing_dragon_is_not_discarded() -> None:
    t = Table("horse_lords", "dragon_riders").units(0, "kingsacre", "swords").units(1, "kingsacre", "dragon")
    t.battle("kingsacre").pick("the-sundering")
    assert t.force(1, "the-sundering") == ["dragon"]
    assert t.discard_of(1) == []


@clause("BS-10.16")
def test_bs_10_16_the_whole_force_withdraws() -> None:
    t = riders_against_lords("kingsacre", ("swords",), ("swords", "swords", "cavalry", "leader")).battle("kingsacre")
    assert all(option == "stay" or " " not in option for option in t.options), "only the place is asked for"
    t.pick("dunmere")
    assert t.force(1, "kingsacre") == []
    assert t.force(1, "dunmere") == ["swords", "swords", "cavalry", "leader"]


# -- step 2: draw ----------------------------------------------------------------------------------------------------


@clause("BS-10.17")
@pytest.mark.parametrize(
    ("attack", "defence", "tiles"),
    [
        (("swords", "cavalry"), ("swords",), [(0, 4), (1, 3)]),
        (("cavalry",), ("swords", "swords"), [(0, 3), (1, 4)]),
        (("cavalry",), ("swords",), [(0, 3), (1, 3)]),
        (("cavalry", "swords", "swords"), ("castle", "castle", "citadel", "shield"), [(0, 3), (1, 4)]),
        (("cavalry", "swords", "swords", "swords"), ("castle", "citadel"), [(0, 4), (1, 3)]),
    ],
)
def test_bs_10_17_the_larger_force_draws_four(
    attack: tuple[str, ...], defence: tuple[str, ...], tiles: list[tuple[int, int]]
) -> None:
    t = riders_against_lords("kingsacre", attack, defence).hand(0, "blank").battle("kingsacre")
    assert t.events("draw_battle") == tiles
    assert [len(secret.open()) for secret in battle_in(t.st).drawn] == [count for _, count in tiles]


@clause("BS-10.18")
@pytest.mark.parametrize(
    ("attack", "defence", "tiles"),
    [
        (("giant",), ("swords", "swords", "shield"), [(0, 4), (1, 4)]),
        (("giant",), ("swords",), [(0, 4), (1, 3)]),
        (("giant", "giant", "swords"), ("swords",), [(0, 4), (1, 3)]),
        (("swords",), ("swords", "swords", "shield"), [(0, 3), (1, 4)]),
    ],
)
def test_bs_10_18_a_giant_draws_four(
    attack: tuple[str, ...], defence: tuple[str, ...], tiles: list[tuple[int, int]]
) -> None:
    t = Table("hill_folk", "horse_lords").units(0, "kingsacre", *attack).units(1, "kingsacre", *defence)
    assert t.battle("kingsacre").pick("stay").events("draw_battle")[:2] == tiles


@clause("BS-10.18")
def test_bs_10_18_a_defending_giant_draws_four_too_and_one_next_door_does_not() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "cavalry", "swords").units(1, "kingsacre", "giant")
    assert t.battle("kingsacre").events("draw_battle")[:2] == [(0, 4), (1, 4)]
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "cavalry", "swords").units(1, "kingsacre", "shield")
    assert t.units(1, "dunmere", "giant").battle("kingsacre").events("draw_battle")[:2] == [(0, 4), (1, 3)]


# -- step 3: substitution --------------------------------------------------------------------------------------------


def asked_to_substitute(*factions: str, attack: str = "siege_engine", defence: str = "siege_engine") -> Table:
    """Seat 0 attacks seat 1 in plains; both hold two tiles. The draws are 5 4 2 and 5 3 2."""
    t = Table(*factions).units(0, "kingsacre", attack).units(1, "kingsacre", defence)
    t.hand(0, "castle", "skirmishers").hand(1, "castle", "skirmishers")
    return fight(t, "kingsacre", (5, 4, 2), (5, 3, 2))


@clause("BS-10.19")
def test_bs_10_19_attacker_then_defender_replace_exactly_one_tile() -> None:
    t = asked_to_substitute("dragon_riders", "horse_lords")
    assert (t.kind, t.seat) == ("substitute", 0)
    t.pick("2 castle")
    assert (t.kind, t.seat) == ("substitute", 1), "no second tile for the attacker"
    t.pick("keep")
    assert [tiles for _, tiles, *_ in t.events("reveal")] == [(5, 4, 4), (5, 3, 2)]
    assert t.hand_of(0) == ["skirmishers"]
    assert t.hand_of(1) == ["skirmishers", "castle"]


@clause("BS-10.19", "BS-19.12")
def test_bs_10_19_a_tile_that_is_not_in_the_hand_cannot_be_used() -> None:
    t = asked_to_substitute("dragon_riders", "horse_lords")
    assert t.options == ["keep", *[f"{value} {tile}" for value in (2, 4, 5) for tile in ("skirmishers", "castle")]]
    assert t.why_not("tile", "leader") == ["BS-10.19"]
    with pytest.raises(IllegalPick):
        t.st.apply((2, unit("leader")))


@clause("BS-10.20")
@pytest.mark.parametrize(
    ("tile", "pips"), [("blank", 5), ("leader", 5), ("castle", 4), ("shield", 3), ("skirmishers", 2), ("ship", 4)]
)
def test_bs_10_20_a_substitute_counts_with_its_pips_and_nothing_else(tile: str, pips: int) -> None:
    t = riders_against_lords("kingsacre", ("cavalry",), ("siege_engine",)).hand(0, tile)
    fight(t, "kingsacre", (5, 4, 2), LOW).pick(f"2 {tile}")
    assert revealed(t, 0) == tuple(sorted((5, 4, pips), reverse=True))
    assert strength_of(t, 0) == 5 + 4 + pips + 1, "the cavalry adds 1, the substitute no modifier"
    assert t.discard_of(0) == [tile]


@clause("BS-10.21")
def test_bs_10_21_any_drawn_tile_may_be_replaced_also_by_a_lower_value() -> None:
    t = asked_to_substitute("dragon_riders", "horse_lords").pick("5 skirmishers", "keep")
    assert revealed(t, 0) == (4, 2, 2)
    t = asked_to_substitute("dragon_riders", "horse_lords")
    with pytest.raises(IllegalPick):
        t.pick("3 skirmishers")  # no 3 was drawn


@clause("BS-10.22", "BS-3.14", "BS-3.15")
def test_bs_10_22_the_opponent_of_attacking_corsairs_decides_and_reveals_first() -> None:
    t = asked_to_substitute("corsairs", "horse_lords")
    assert (t.kind, t.seat) == ("substitute", 1)
    assert seen_battle(t, 0).drawn[1].value is None
    t.pick("2 castle")
    assert (t.kind, t.seat) == ("substitute", 0)
    assert revealed(t, 1) == (5, 4, 3)
    assert seen_battle(t, 0).shown == [(), (5, 4, 3)]
    assert seen_battle(t, 0).sub[1].value == (unit("castle"),), "the substitute lies open among the three"
    assert seen_battle(t, 1).drawn[0].value is None, "the Corsairs have shown nothing yet"
    t.pick("keep")
    assert revealed(t, 0) == (5, 4, 2)


@clause("BS-10.22")
def test_bs_10_22_the_opponent_of_defending_corsairs_decides_and_reveals_first() -> None:
    t = asked_to_substitute("horse_lords", "corsairs")
    assert (t.kind, t.seat) == ("substitute", 0)
    t.pick("keep")
    assert (t.kind, t.seat) == ("substitute", 1)
    assert seen_battle(t, 1).shown == [(5, 4, 2), ()]
    assert t.events("reveal") == [(0, (5, 4, 2), 11, 0, 11)]


@clause("BS-10.22", "BS-3.14")
def test_bs_10_22_without_corsairs_nothing_is_revealed_before_both_have_decided() -> None:
    t = asked_to_substitute("dragon_riders", "horse_lords").pick("2 castle")
    assert t.events("reveal") == []
    assert seen_battle(t, 1).shown == [(), ()]
    assert seen_battle(t, 1).drawn[0].value is None
    assert seen_battle(t, PUBLIC).drawn[1].value is None
    assert [who for who, *_ in t.pick("keep").events("reveal")] == [0, 1]


@clause("BS-10.22")
def test_bs_10_22_corsairs_without_a_hand_still_reveal_second() -> None:
    t = Table("corsairs", "horse_lords").units(0, "kingsacre", "axes").units(1, "kingsacre", "swords").hand(1, "blank")
    fight(t, "kingsacre", HIGH, LOW)
    assert (t.kind, t.seat) == ("substitute", 1)
    assert [who for who, *_ in t.pick("keep").events("reveal")] == [1, 0]


@clause("BS-10.23")
def test_bs_10_23_an_empty_hand_is_not_asked() -> None:
    t = riders_against_lords("kingsacre", ("swords",), ("swords",)).hand(1, "blank")
    fight(t, "kingsacre", HIGH, LOW)
    assert (t.kind, t.seat) == ("substitute", 1)
    assert t.pick("keep").kind == "main_action"


@clause("BS-10.23", "BS-10.39")
def test_bs_10_23_a_tile_used_before_a_tie_is_gone_in_the_refight() -> None:
    t = riders_against_lords("kingsacre", ("swords",), ("swords",)).hand(0, "castle").hand(1, "castle")
    fight(t, "kingsacre", (5, 4, 2), (5, 4, 3)).load(*draws(*HIGH), *draws(*LOW))
    t.pick("2 castle", "3 castle")
    assert t.kind == "main_action", "nobody had a tile left for the second fight"
    assert t.discard_of(0) == ["castle"]
    assert t.st.vp == [1, 0]


# -- what is known (BS-3.14 to BS-3.16) --------------------------------------------------------------------------------


@clause("BS-3.14")
def test_bs_3_14_drawn_tiles_are_known_to_the_drawer_alone() -> None:
    t = asked_to_substitute("dragon_riders", "horse_lords")
    assert seen_battle(t, 0).drawn[0].value == (2, 4, 5)
    assert seen_battle(t, 0).drawn[1].value is None
    assert seen_battle(t, 1).drawn[0].value is None
    assert seen_battle(t, 1).drawn[1].value == (2, 3, 5)
    assert seen_battle(t, PUBLIC).drawn[0].value is None
    assert told(t, 0) == ["draw_battle", "battle_drawn_own", "draw_battle"]
    assert told(t, 1) == ["draw_battle", "draw_battle", "battle_drawn_own"]
    assert told(t, PUBLIC) == ["draw_battle", "draw_battle"]
    assert t.st.seen_by(1).asked(0).options == []


@clause("BS-3.15")
def test_bs_3_15_that_a_tile_was_replaced_is_public_but_not_which() -> None:
    t = asked_to_substitute("dragon_riders", "horse_lords").pick("2 castle")
    assert told(t, 1) == ["substitute"]
    assert told(t, 0) == ["substitute", "substitute_own"]
    assert seen_battle(t, 0).sub[0].value == (unit("castle"),)
    assert seen_battle(t, 1).sub[0].value is None, "used, but unknown"
    assert seen_battle(t, 1).sub[1].value == (), "not used"
    assert t.st.seen_by(1).hand[0] == [-1], "one tile is left, unknown"
    assert t.discard_of(0) == [], "it is not on the pile yet"


@clause("BS-3.15")
def test_bs_3_15_a_kept_draw_is_public_too() -> None:
    t = asked_to_substitute("dragon_riders", "horse_lords").pick("keep")
    assert told(t, 1) == ["no_substitute"]
    assert seen_battle(t, 1).sub[0].value == ()


@clause("BS-3.15")
def test_bs_3_15_others_see_a_veiled_pick() -> None:
    match = Match(SPEC, 2, {}, Seed(1))
    match.state = asked_to_substitute("dragon_riders", "horse_lords").st
    assert match.pick_text(0, "2 castle").shown == VEILED
    assert match.pick_text(1, "keep").shown == -1


@clause("BS-3.16")
def test_bs_3_16_a_replaced_tile_and_a_fourth_tile_are_never_shown() -> None:
    t = riders_against_lords("kingsacre", ("swords", "siege_engine"), ("swords",)).hand(0, "blank").hand(1, "blank")
    fight(t, "kingsacre", (5, 4, 3, 2), LOW)
    events = play(t, "4 blank", "keep")
    public = [event[1] for event in seen_events(events, PUBLIC) if event[0] in ("reveal", "substitute", "discard")]
    assert public == [(0,), (0, (5, 5, 3), 13, 1, 14), (1, (3, 2, 2), 7, 1, 8), (0, unit("blank"))]
    assert ("substitute_own", (4, unit("blank")), "BS-3.15", 0b01) in events, "only the owner is told of the 4"


@clause("BS-3.16", "BS-10.24")
def test_bs_3_16_the_fourth_tile_is_gone_after_the_reveal() -> None:
    t = Table("horse_lords", "corsairs").units(0, "kingsacre", "cavalry", "swords").units(1, "kingsacre", "axes")
    fight(t.hand(1, "blank"), "kingsacre", (5, 4, 3, 2), LOW)
    assert (t.kind, t.seat) == ("substitute", 1)
    assert [seen_battle(t, seat).drawn[0].value for seat in (0, 1, PUBLIC)] == [(), (), ()]


@clause("BS-3.16")
def test_bs_3_16_a_substitute_that_does_not_count_is_public_only_on_the_pile() -> None:
    t = (
        Table("horse_lords", "corsairs")
        .units(0, "kingsacre", "siege_engine", "siege_engine")
        .units(1, "kingsacre", "axes")
    )
    t.hand(0, "skirmishers", "leader").hand(1, "blank")
    fight(t, "kingsacre", (5, 4, 3, 3), LOW).pick("3 skirmishers")
    assert (t.kind, t.seat) == ("substitute", 1)
    assert seen_battle(t, 1).shown == [(5, 4, 3), ()]
    assert seen_battle(t, 1).sub[0].value is None, "the skirmishers are the fourth tile"
    t.pick("keep")
    assert t.st.seen_by(1).discard[0] == [unit("skirmishers")]


@clause("BS-3.10", "BS-3.15", "BS-10.22")
@pytest.mark.parametrize("pick", ["3 skirmishers", "3 leader", "keep"])
def test_bs_3_10_corsairs_can_think_honestly_about_a_revealed_enemy(pick: str) -> None:
    """Revealed are 5 4 3: a hidden substitute counts less than 3, and only the Horse Lords' skirmishers do."""
    t = (
        Table("horse_lords", "corsairs")
        .units(0, "kingsacre", "siege_engine", "siege_engine")
        .units(1, "kingsacre", "axes")
    )
    t.hand(0, "skirmishers", "leader").hand(1, "blank")
    fight(t, "kingsacre", (5, 4, 3, 3), LOW).pick(pick)
    seen = t.st.seen_by(1)
    for seed in range(20):
        dealt = SPEC.redeal(seen, seed)
        SPEC.check_sound(dealt)
        assert dealt.seen_by(1).dump() == seen.dump()
        used = battle_in(dealt).sub[0].open()
        assert used == {"keep": (), "3 leader": (unit("leader"),), "3 skirmishers": (unit("skirmishers"),)}[pick]
        dealt.apply(-1)
        SPEC.check_sound(dealt)


@clause("BS-3.10", "BS-3.15")
def test_bs_3_10_a_last_tile_used_as_substitute_is_known_by_subtraction() -> None:
    t = riders_against_lords("kingsacre", ("swords",), ("swords",)).hand(0, "castle").hand(1, "blank").bag_of(0)
    fight(t, "kingsacre", (5, 4, 2), LOW).pick("2 castle")
    dealt = SPEC.redeal(t.st.seen_by(1), 3)
    SPEC.check_sound(dealt)
    dealt.apply(-1)
    assert dealt.discard[0] == t.pick("keep").st.discard[0]


PLAINS, FOREST, HILL, MOUNTAIN, DESERT, SEA = (
    "kingsacre",
    "owlwood",
    "stagfell",
    "the-sundering",
    "bonesand",
    "coldmouth",
)


def bonus(
    faction: str, units: tuple[str, ...], area: str, defends: bool = False, foes: tuple[str, ...] = ("siege_engine",)
) -> int:
    """The modifiers of a force against units without modifiers, as revealed."""
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
