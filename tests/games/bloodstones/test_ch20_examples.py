"""Chapter 20: the printed examples, played through the engine with the printed numbers."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import IllegalPick
from sandtable.core.engine.options import Options
from sandtable.games.bloodstones.setup import PLACE, Setup
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.turn import CONSTRUCT, DRAW
from tests.games.bloodstones.fights import HIGH_FOUR, LOW, bonus_of, fight, revealed, strength_of
from tests.games.bloodstones.support import LABELS, Table, draws
from tests.support import clause, question


@clause("BS-20.1")
def test_bs_20_1_a_swords_tile_is_built_for_one_tile_or_expended_for_four_pips() -> None:
    t = Table("dragon_riders", "horse_lords").villages(0, "dunmere").hand(0, "swords", "blank").main(0)
    t.pick("build")
    assert t.force(0, "dunmere") == ["swords"]
    assert t.discard_of(0) == ["blank"]
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "shield").hand(0, "swords").main(0)
    t.pick("move", "kingsacre")
    assert t.decision.context == (3,), "four pips less one for the plains"


@clause("BS-20.2")
def test_bs_20_2_dragon_riders_start_with_36_tiles_one_citadel_and_20_villages() -> None:
    options: Options = {"faction_assignment": "fixed", "factions": "dragon_riders, horse_lords", "first_player": "1"}
    st = SPEC.start(2, options, 7)
    tiles = sorted(st.bag[0] + st.hand[0])
    counts = {
        name: tiles.count(kind)
        for kind, name in enumerate(SPEC.notation.part_name(st, "tile", kind) for kind in range(20))
    }
    assert {name: count for name, count in counts.items() if count} == {
        "skirmishers": 4,
        "swords": 4,
        "shield": 4,
        "cavalry": 4,
        "lizardmen": 4,
        "siege_engine": 2,
        "leader": 1,
        "ship": 5,
        "castle": 4,
        "dragon": 2,
        "blank": 2,
    }
    assert len(tiles) == 36
    assert st.supply[0] == 20
    st.apply(question(st).options[0])
    while question(st).kind != "place_citadel":
        st.apply(-1)
    assert question(st).seat == 0
    st.apply(question(st).options[0])
    assert st.citadel[0] >= 0


def setting_up_second(t: Table) -> Table:
    """Seat 1 has its citadel in saltby; seat 0 is about to place its own."""
    t.units(1, "saltby", "citadel")
    t.st.stack = [Setup(PLACE, 1)]
    t.st.run()
    return t


@clause("BS-20.3")
def test_bs_20_3_hill_folk_start_with_six_units_for_exactly_five_points() -> None:
    t = Table("hill_folk", "horse_lords")
    start = ["skirmishers", "reivers", "castle", "swords", "shield", "cavalry"]
    t.hand(0, *start, "blank", "leader", "giant")
    setting_up_second(t).pick("alderholt", *[f"{name} alderholt" for name in start[:-1]])
    assert t.decision.context[1] == 2
    assert "leader alderholt" in t.options
    t.pick("cavalry alderholt")
    assert t.kind == "main_action", "all five Build Points are used: the set-up is over"
    assert sorted(t.force(0, "alderholt")) == sorted([*start, "citadel"])
    assert t.discard_of(0) == [], "nothing is discarded"
    assert t.events("draw") == [(0, 3)]
    assert len(t.hand_of(0)) == 6
    assert {"leader", "giant", "blank"} <= set(t.hand_of(0)), "the three other tiles stay"


@clause("BS-20.4")
@pytest.mark.parametrize(
    ("faction", "start", "size"),
    [
        ("dragon_riders", [*["skirmishers"] * 4, *["lizardmen"] * 4, "leader"], 6),
        ("horse_lords", [*["skirmishers"] * 4, *["swords"] * 5], 7),
    ],
)
def test_bs_20_4_all_nine_starting_tiles_may_be_placed(faction: str, start: list[str], size: int) -> None:
    t = Table(faction, "hill_folk").hand(0, *start)
    setting_up_second(t).pick("alderholt", *[f"{name} alderholt" for name in start[:-1]])
    t.pick(f"{start[-1]} alderholt")
    assert sorted(t.force(0, "alderholt")) == sorted([*start, "citadel"])
    assert len(t.hand_of(0)) == size
    assert t.events("draw") == [(0, size)]


@clause("BS-20.5")
def test_bs_20_5_two_leaders_and_one_more_unit_move_for_the_cost_of_one() -> None:
    t = (
        Table("horse_lords", "hill_folk")
        .units(0, "dunmere", "leader", "leader", "swords")
        .hand(0, "skirmishers")
        .main(0)
    )
    t.pick("move", "1", "2", "end-move")
    assert t.force(0, "kingsacre") == ["swords", "leader", "leader"]
    assert t.events("pips_lost") == [(1,)], "two pips less one"
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "leader", "leader", "swords", "shield")
    t.hand(0, "skirmishers").main(0).pick("move", "1", "1", "2")
    assert t.kind == "main_action", "a fourth unit costs the second pip"
    assert t.discard_of(0) == ["skirmishers"]


@clause("BS-20.6")
def test_bs_20_6_one_tile_of_five_pips_captures_four_villages() -> None:
    def riders() -> Table:
        t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords").villages(1, "kingsacre", 2)
        t.units(0, "owlwood", "swords").villages(1, "owlwood").units(0, "stagfell", "swords").villages(1, "stagfell")
        return t.hand(0, "leader", "swords").turn(0)

    t = riders().pick("leader", "kingsacre p2", "kingsacre p2", "owlwood p2")
    t.pick("stagfell p2")
    assert t.kind == "main_action", "1 + 1 + 1 + 2 = 5 pips"
    assert t.st.captured_villages == [4, 0]
    t = riders().pick("swords", "kingsacre p2", "kingsacre p2", "owlwood p2")
    assert t.kind == "main_action", "one pip is left, the hill costs two"
    assert t.st.captured_villages == [3, 0]


@clause("BS-20.7")
def test_bs_20_7_a_castle_for_two_tiles_and_a_ship_for_one() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "citadel").villages(0, "kingsacre")
    t.hand(0, "castle", "ship", "ship", "skirmishers", "shield", "swords", "blank").main(0)
    assert len(t.hand_of(0)) == 7
    t.pick("build", "castle kingsacre", "ship", "skirmishers")
    assert len(t.hand_of(0)) == 4
    assert t.force(0, "kingsacre") == ["castle"]
    t.pick("build", "ship coldmouth", "shield")
    assert t.force(0, "coldmouth") == ["ship"]
    assert t.hand_of(0) == ["swords", "blank"]
    assert t.discard_of(0) == ["skirmishers", "shield", "ship"]


@clause("BS-20.8")
def test_bs_20_8_skirmishers_are_placed_without_discarding() -> None:
    t = (
        Table("dragon_riders", "horse_lords")
        .villages(0, "dunmere")
        .hand(0, "skirmishers", "blank")
        .main(0)
        .pick("build")
    )
    assert t.force(0, "dunmere") == ["skirmishers"]
    assert t.hand_of(0) == ["blank"]
    assert t.discard_of(0) == []


@clause("BS-20.9")
def test_bs_20_9_eight_pips_paid_with_three_tiles_of_nine() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", *["lizardmen"] * 4)
    t.hand(0, "shield", "cavalry", "siege_engine").main(0).pick("move", "owlwood", "4")
    assert t.decision.context == (8,)
    t.pick("shield", "cavalry")
    assert t.force(0, "owlwood") == ["lizardmen"] * 4
    assert t.discard_of(0) == ["shield", "cavalry", "siege_engine"]
    assert t.kind == "move_from", "one pip is left"
    assert t.pick("end-move").events("pips_lost") == [(1,)]


@clause("BS-20.10")
def test_bs_20_10_three_units_with_a_leader_through_forest_into_plains() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "leader", "swords", "shield")
    t.hand(0, "castle", "cavalry").main(0).pick("move", "owlwood", "1", "1", "1", "castle")
    assert [args[4] for args in t.events("move")] == [4]
    t.pick("owlwood", "cobblethorpe", "1", "1", "1")
    assert [args[4] for args in t.events("move")] == [2]
    assert t.force(0, "cobblethorpe") == ["swords", "shield", "leader"]
    assert t.discard_of(0) == ["cavalry", "castle"]
    assert t.pick("end-move").events("pips_lost") == [(1,)]


@clause("BS-20.11")
def test_bs_20_11_a_ship_passage_costs_the_landing_alone() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "swords").units(0, "coldmouth", "ship")
    t.hand(0, "skirmishers").main(0).pick("move", "dunmere", "whitbarrow")
    assert t.force(0, "whitbarrow") == ["swords"]
    assert [args[4] for args in t.events("passage")] == [1]
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "swords").hand(0, "skirmishers").main(0).pick("move")
    assert t.force(0, "kingsacre") == ["swords"], "without the ship there was no choice"


@clause("BS-20.12")
def test_bs_20_12_three_units_against_two_draw_four_and_three() -> None:
    t = Table("dragon_riders", "necromancers").units(0, "kingsacre", "swords", "shield", "cavalry")
    t.units(1, "kingsacre", "goblins", "necromancer").battle("kingsacre")
    assert t.events("draw_battle")[:2] == [(0, 4), (1, 3)]


@clause("BS-20.13")
def test_bs_20_13_a_giant_among_fewer_units_both_draw_four() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "kingsacre", "giant", "swords")
    t.units(1, "kingsacre", "swords", "swords", "shield").battle("kingsacre").pick("stay")
    assert t.events("draw_battle")[:2] == [(0, 4), (1, 4)]


@clause("BS-20.14")
def test_bs_20_14_two_swords_units_add_two() -> None:
    t = (
        Table("dragon_riders", "horse_lords")
        .units(0, "stagfell", "swords", "swords")
        .units(1, "stagfell", "siege_engine")
    )
    assert bonus_of(fight(t, "stagfell", HIGH_FOUR, LOW), 0) == 2


@clause("BS-20.15")
def test_bs_20_15_fourteen_at_most_and_fifteen_with_a_substitute() -> None:
    for pick, tiles, total in (("keep", (5, 5, 4), 14), ("4 blank", (5, 5, 5), 15)):
        t = (
            Table("dragon_riders", "horse_lords")
            .units(0, "stagfell", "siege_engine")
            .units(1, "stagfell", "siege_engine")
        )
        fight(t.hand(0, "blank"), "stagfell", (5, 5, 4), LOW).pick(pick)
        assert revealed(t, 0) == tiles
        assert strength_of(t, 0) == total


@clause("BS-20.16")
def test_bs_20_16_a_full_battle() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "cavalry", "lizardmen", "lizardmen", "leader")
    t.units(1, "kingsacre", "swords", "shield").hand(0, "dragon").hand(1, "ship")
    t.villages(1, "dunmere").villages(0, "owlwood")
    t.battle("kingsacre", dice=draws(4, 3, 3, 2) + draws(5, 3, 2))
    assert t.events("no_withdraw_cavalry") == [(1,)], "no cavalry against one"
    assert t.events("draw_battle") == [(0, 4), (1, 3)]
    assert (t.kind, t.seat) == ("substitute", 0)
    t.pick("3 dragon")
    assert (t.kind, t.seat) == ("substitute", 1)
    t.pick("2 ship")
    assert t.events("reveal") == [(0, (5, 4, 3), 12, 4, 16), (1, (5, 4, 3), 12, 2, 14)]
    assert t.events("win") == [(0, 2)]
    assert t.st.vp == [2, 0]
    assert (t.kind, t.seat, t.options) == ("casualty", 1, ["swords", "shield"])
    t.pick("shield")
    assert t.options == ["dunmere", "stagfell", "greywether", "cobblethorpe"], "owlwood holds an enemy village"
    t.pick("dunmere")
    assert t.force(1, "dunmere") == ["swords"]
    assert t.force(0, "kingsacre") == ["cavalry", "leader", "lizardmen", "lizardmen"]
    assert (t.discard_of(0), t.discard_of(1)) == (["dragon"], ["shield", "ship"])


def hill_folk_at_hayward(*with_units: tuple[str, str]) -> Table:
    t = Table("hill_folk", "horse_lords", map="tyrants-lament").units(0, "hayward", "citadel").hand(0, "blank")
    for area, name in with_units:
        t.units(0, area, name)
    return t.turn(0, CONSTRUCT).pick("blank")


@clause("BS-20.17")
def test_bs_20_17_villages_next_to_citadel_ship_and_unit_chain() -> None:
    t = hill_folk_at_hayward(("sorrow-bay", "ship"), ("pike-fell", "swords"), ("weirford", "swords"))
    t.pick("eastmere", "eastmere", "hollowpine")
    assert t.decision.context == (2,)
    t.pick("cairn-moor")
    assert t.options == ["done"], "all five pips are used"
    placed = {t.st.rules.map.area_ids[area]: count for area, count in enumerate(t.st.villages) if count}
    assert placed == {"eastmere": 2, "hollowpine": 1, "cairn-moor": 1}
    assert t.st.supply[0] == 16


@clause("BS-20.17")
def test_bs_20_17_without_ship_or_chain_the_far_places_are_closed() -> None:
    t = hill_folk_at_hayward(("pike-fell", "swords"))
    assert "eastmere" in t.options
    with pytest.raises(IllegalPick):
        t.pick("hollowpine")
    with pytest.raises(IllegalPick):
        t.pick("cairn-moor")


@clause("BS-20.18")
@pytest.mark.parametrize(
    ("players", "before", "over"),
    [(2, [2, 3], True), (2, [2, 2], False), (2, [1, 3], False), (3, [1, 2, 2], True), (3, [1, 1, 2], False)],
)
def test_bs_20_18_the_last_player_to_reach_the_regroup_limit_triggers_the_end(
    players: int, before: list[int], over: bool
) -> None:
    t = Table(*("dragon_riders", "horse_lords", "hill_folk")[:players]).bag_of(0)
    t.st.regroups = before[:]
    t.turn(0, DRAW)
    assert t.st.regroups[0] == before[0] + 1
    assert (t.st.result is not None) == over
    assert t.events("end_trigger") == ([(0,)] if over else [])


@clause("BS-20.19")
@pytest.mark.parametrize(
    ("start", "ends"),
    [("A", "BCD"), ("B", "ADE"), ("C", "AD"), ("D", "ABCEFG"), ("E", "BDF"), ("F", "DEG"), ("G", "DF")],
)
def test_bs_20_19_steps_between_the_labelled_areas_of_map_1(start: str, ends: str) -> None:
    t = Table("dragon_riders", "horse_lords", map="tyrants-lament")
    names = LABELS
    t.units(0, names[start], "dragon").hand(0, "blank").main(0).pick("move")
    assert {label for label, name in names.items() if name in t.options} == set(ends)


@clause("BS-20.20")
@pytest.mark.parametrize(
    ("defence", "may"),
    [(("cavalry",), False), (("cavalry", "cavalry"), True), (("dragon",), True), (("swords",), False)],
)
def test_bs_20_20_corsairs_landing_with_the_cutiecorn(defence: tuple[str, ...], may: bool) -> None:
    t = Table("corsairs", "dragon_riders", cutiecorn="on").units(0, "dunmere", "axes", "cutiecorn")
    t.units(0, "coldmouth", "ship").units(1, "dunmere", *defence).hand(1, "blank").battle("dunmere")
    assert (t.kind == "withdraw") == may


@clause("BS-20.21")
def test_bs_20_21_a_retreat_into_another_battle() -> None:
    def table(*, pieces: bool) -> Table:
        t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "cavalry", "leader", "swords")
        t.units(1, "kingsacre", "swords", "swords").units(0, "dunmere", "swords")
        if pieces:
            t.units(1, "dunmere", "swords")
        return fight(t, "kingsacre", HIGH_FOUR, LOW)

    t = table(pieces=True)
    assert "dunmere" in t.options
    t.pick("dunmere")
    assert t.force(1, "dunmere") == ["swords", "swords"]
    assert t.options == ["battle"], "the pending battle grows"
    assert "dunmere" not in table(pieces=False).options
