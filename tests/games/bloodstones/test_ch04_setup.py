"""Chapter 4 of the Bloodstones ledger: set-up."""

from __future__ import annotations

import pytest

from sandtable.core.engine.options import BadOption
from sandtable.core.engine.rng import seeded
from sandtable.games.bloodstones.setup import Setup, citadel_gap
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import Rules, State, empty_table
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from sandtable.games.bloodstones.tables.figures import BATTLE_TILES
from sandtable.games.bloodstones.tables.units import UNIT_IDS
from tests.games.bloodstones.playing import factions_of, fixed, placing, random_game, say, starting
from tests.games.bloodstones.support import Table
from tests.support import clause

SIX = ("dragon_riders", "horse_lords", "hill_folk", "necromancers", "chaos_horde", "corsairs")


def draw_for_first(players: int, *rounds: list[int]) -> State:
    """Draw for first player with these tiles: two per seat in seat order, in each round."""
    st = empty_table(Rules(players, SPEC.check_options(players, {})), seeded(1))
    st.logging = True
    for tiles in rounds:
        bags = [list(BATTLE_TILES), list(BATTLE_TILES)]
        for i, tile in enumerate(tiles):
            bag = bags[(i // 2) % 2 if players > 4 else 0]
            st.rng.load([bag.index(tile)])
            bag.remove(tile)
    st.push(Setup())
    st.run()
    return st


def events(st: State, key: str) -> list[tuple[object, ...]]:
    return [event[1] for event in st.events if event[0] == key]


def nine(t: Table, seat: int, *names: str) -> Table:
    assert len(names) == 9
    return t.hand(seat, *names)


# -- first player and factions -----------------------------------------------------------------------------------------


@clause("BS-4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_bs_4_1_two_to_six_players_in_seat_order(players: int) -> None:
    st = SPEC.start(players, {"first_player": "2"})
    assert st.order == [*range(1, players), 0]


@clause("BS-4.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_bs_4_1_other_numbers_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match=f"2 to 6 players, not {players}"):
        SPEC.start(players)
    with pytest.raises(BadOption, match=f"2 to 6 players, not {players}"):
        SPEC.check_options(players, {})


@clause("BS-4.2")
def test_bs_4_2_the_table_chooses_a_fitting_map() -> None:
    assert SPEC.start(3, {"map": "tyrants-lament"}).rules.map.id == "tyrants-lament"
    assert SPEC.start(3).rules.map.id == "saltmarch-narrows"
    with pytest.raises(BadOption, match="sundered-vale is for 2 to 2 players, not 3"):
        SPEC.start(3, {"map": "sundered-vale"})


@clause("BS-4.3")
def test_bs_4_3_the_highest_sum_of_two_tiles_is_first() -> None:
    st = draw_for_first(3, [5, 2, 4, 4, 3, 3])
    assert st.order == [1, 2, 0]
    assert events(st, "first_player") == [(1, 8)]
    assert draw_for_first(3, [5, 4, 4, 2, 3, 3]).order == [0, 1, 2]


@clause("BS-4.3")
def test_bs_4_3_the_tiles_are_not_put_back_in_between() -> None:
    st = empty_table(Rules(4, SPEC.check_options(4, {})), seeded(1))
    st.rng.load([7, 6, 5, 4, 3, 2, 1, 0])  # eight tiles from one bag: 10, 8, 6, 4
    st.push(Setup())
    st.run()
    assert st.order[0] == 0
    st = empty_table(Rules(4, SPEC.check_options(4, {})), seeded(1))
    st.rng.load([7, 7])
    st.push(Setup())
    with pytest.raises(ValueError, match=r"below\(7\)"):
        st.run()


@clause("BS-4.4")
def test_bs_4_4_a_shared_highest_sum_is_drawn_again_by_all() -> None:
    st = draw_for_first(3, [5, 4, 5, 4, 3, 3], [2, 3, 2, 3, 4, 5])
    assert st.order == [2, 0, 1]  # the third player could win the second draw
    assert events(st, "first_player_tie") == [(9,)]
    assert events(st, "first_player") == [(2, 9)]


@clause("BS-4.4")
def test_bs_4_4_a_tie_below_the_highest_sum_does_not_matter() -> None:
    st = draw_for_first(3, [5, 5, 3, 4, 4, 3])
    assert st.order == [0, 1, 2]
    assert not events(st, "first_player_tie")


@clause("BS-4.5")
def test_bs_4_5_up_to_four_players_share_one_bag() -> None:
    with pytest.raises(ValueError, match="not in list"):
        draw_for_first(4, [5, 5, 5, 4, 2, 2, 3, 3])  # a bag holds two fives
    assert draw_for_first(4, [5, 4, 5, 3, 2, 2, 3, 4]).order[0] == 0


@clause("BS-4.5")
def test_bs_4_5_five_or_six_players_take_turns_with_two_bags() -> None:
    st = draw_for_first(6, [5, 4, 5, 5, 5, 3, 4, 4, 2, 2, 3, 3])
    assert st.order[0] == 1  # seat 2 has both fives of the second bag, seats 1 and 3 those of the first
    assert draw_for_first(5, [2, 2, 5, 5, 3, 3, 4, 4, 4, 4]).order[0] == 1
    with pytest.raises(ValueError, match="not in list"):
        draw_for_first(5, [5, 5, 2, 2, 5, 4, 3, 3, 4, 3])  # seats 1 and 3 share a bag


@clause("BS-4.6")
def test_bs_4_6_the_battle_bags_are_complete_again() -> None:
    st = draw_for_first(2, [5, 4, 5, 4], [5, 5, 4, 4])  # in the second draw both fives are available again
    assert st.order == [0, 1]
    t = Table("hill_folk", "horse_lords").units(0, "millbeck", "swords").units(1, "millbeck", "skirmishers")
    t.battle("millbeck", dice=[7, 6, 5, 0, 0, 0]).pick("stay")
    assert t.events("reveal")[0][1] == (5, 5, 4)


@clause("BS-4.7", "BS-4.35", "BS-5.1")
def test_bs_4_7_player_order_is_clockwise_and_never_changes() -> None:
    orders = set()
    turns: list[int] = []
    for st in random_game(3, 2, first_player="2", max_rounds=5):
        orders.add(tuple(st.order))
        turns += [int(str(event[1][0])) for event in st.events if event[0] == "turn"]
    assert orders == {(1, 2, 0)}
    assert turns == [1, 2, 0] * (len(turns) // 3)  # the first player takes the first turn
    assert len(turns) == 15


@clause("BS-4.8")
def test_bs_4_8_factions_are_chosen_in_player_order() -> None:
    st = SPEC.start(5, {"first_player": "4"})
    chosen = []
    while st.decision is not None and st.decision.kind == "choose_faction":
        chosen.append((st.decision.seat, st.decision.options[-1]))
        st.apply(st.decision.options[-1])
    assert chosen == [(3, 5), (4, 4), (0, 3), (1, 2), (2, 1)]
    assert factions_of(st) == ["necromancers", "hill_folk", "horse_lords", "corsairs", "chaos_horde"]
    assert [len(hand) + len(bag) for hand, bag in zip(st.hand, st.bag, strict=True)] == [36] * 5


@clause("BS-4.9", "BS-4.10")
@pytest.mark.parametrize(
    ("players", "corsairs", "chaos"), [(2, ["BS-4.9"], ["BS-4.10"]), (3, [], ["BS-4.10"]), (4, [], []), (6, [], [])]
)
def test_bs_4_9_and_bs_4_10_factions_for_more_players(players: int, corsairs: list[str], chaos: list[str]) -> None:
    st = SPEC.start(players, {"first_player": "1"})
    assert st.decision is not None
    for name, clauses in (("corsairs", corsairs), ("chaos_horde", chaos)):
        faction = FACTION_IDS.index(name)
        assert (faction in st.decision.options) == (not clauses)
        if clauses:
            assert SPEC.presentation.why_not(st, 0, ("faction", faction)) == clauses


# -- tiles -------------------------------------------------------------------------------------------------------------


@clause("BS-4.11", "BS-4.12", "BS-4.13", "BS-4.32", "BS-4.33")
def test_bs_4_11_to_bs_4_13_bag_hand_and_supply() -> None:
    st = SPEC.start(6, fixed(*SIX))
    assert st.decision is not None
    assert st.decision.kind == "place_citadel"
    for seat in range(6):
        owned = [tile for tile, count in st.faction_of(seat).tiles for _ in range(count)]
        assert sorted(st.bag[seat] + st.hand[seat]) == owned
        assert len(st.hand[seat]) == 9  # nine for everyone, including the Horse Lords, before the first citadel
    assert st.undead == 4
    assert st.supply == [20, 20, 20, 20, 0, 20]
    assert st.vp == [0, 0, 0, 0, 10, 0]
    assert st.regroups == [0] * 6


# -- citadels ----------------------------------------------------------------------------------------------------------


@clause("BS-4.14", "BS-4.28")
def test_bs_4_14_reverse_player_order_and_bs_4_28_the_chaos_horde_last() -> None:
    options = fixed("dragon_riders", "chaos_horde", "hill_folk", "necromancers") | {"first_player": "3"}
    st = SPEC.start(4, options)
    assert st.order == [2, 3, 0, 1]
    asked: list[tuple[int, str]] = []
    while st.decision is not None and st.round == 0:
        asked.append((st.decision.seat, st.decision.kind))
        st.apply(st.decision.options[-1])
    seats = [seat for seat, _ in asked]
    # the Chaos Horde would be first in reverse order; each player finishes before the next starts
    assert list(dict.fromkeys(seats)) == [0, 3, 2, 1]
    assert seats == sorted(seats, key=[0, 3, 2, 1].index)
    assert asked[0] == (0, "place_citadel")
    assert (1, "chaos_start_area") in asked
    assert st.order == [2, 3, 0, 1]
    assert st.decision is not None
    assert st.decision.seat == 2  # the first player begins


@clause("BS-4.15")
def test_bs_4_15_a_citadel_stands_in_plains_forest_or_hill() -> None:
    t = starting(Table("corsairs", "hill_folk", "necromancers"), 0)
    terrain = {t.st.rules.map.area_ids[a]: kind for a, kind in enumerate(t.st.rules.terrain)}
    assert t.kind == "place_citadel"
    assert set(t.options) == {name for name, kind in terrain.items() if kind <= 2}
    assert t.why_not("area", "broken-anvil") == t.why_not("area", "dust-hollow") == ["BS-4.15"]
    assert t.why_not("area", "amber-bight") == ["BS-4.15"]
    t.pick("quern")
    assert t.st.citadel[0] == t.area("quern")
    assert t.force(0, "quern") == ["citadel"]


@clause("BS-4.16")
def test_bs_4_16_at_least_two_areas_lie_between_citadels() -> None:
    t = starting(Table("dragon_riders", "hill_folk").units(1, "fenwick", "citadel"), 0)
    row = t.st.rules.map.distance[t.area("fenwick")]
    for near in (
        "fenwick",
        "mirefoot",
        "barrowdown",
        "harrowlea",
        "greywether",
        "cobblethorpe",
        "millbeck",
        "lanternhead",
    ):
        assert row[t.area(near)] <= 2
        assert near not in t.options
        assert t.why_not("area", near) == ["BS-4.16"]
    for far in ("whitbarrow", "dunmere", "kingsacre", "owlwood", "gallowgap"):
        assert row[t.area(far)] == 3
        assert far in t.options


def sites_beside(citadel: str, distance: str) -> list[str]:
    t = Table("dragon_riders", "hill_folk", citadel_distance=distance).units(1, citadel, "citadel")
    return starting(t, 0).options


@clause("BS-4.17")
def test_bs_4_17_the_distance_counts_areas_of_every_terrain() -> None:
    all_areas, land_only = sites_beside("dunmere", "all_areas"), sites_beside("dunmere", "land_only")
    assert "alderholt" not in all_areas  # two steps over the sea
    assert "alderholt" in land_only  # three by land
    assert "kettle-isle" not in all_areas
    assert "kettle-isle" in land_only  # not reachable by land: infinitely far
    assert "whitbarrow" not in land_only  # two steps by land as well
    assert "oxmead" in all_areas
    assert set(all_areas) < set(land_only)


@clause("BS-4.17")
@pytest.mark.parametrize("distance", ["all_areas", "land_only"])
def test_bs_4_17_mountains_and_deserts_count_as_land(distance: str) -> None:
    assert "thistledown" not in sites_beside("kingsacre", distance)  # two steps over the mountain
    assert "briarwood" not in sites_beside("sunreach", distance)  # two steps over the desert
    assert "hollin" in sites_beside("kingsacre", distance)


@clause("BS-4.18", "BS-4.20")
def test_bs_4_18_and_bs_4_20_only_citadels_count() -> None:
    t = (
        Table("dragon_riders", "hill_folk", "corsairs")
        .units(2, "thanes-knoll", "citadel")
        .units(2, "saltmarch-water", "ship")
    )
    plain = Table("dragon_riders", "hill_folk", "corsairs").units(2, "thanes-knoll", "citadel")
    options = starting(t, 0).options
    assert options == starting(plain, 0).options  # the ship blocks neither its neighbours nor what is behind it
    assert "hobs-rise" in options  # one of the areas between, saltmarch-water, is not empty


SHUT = ("ambermarch", "mistholm", "brindlewood", "greenbank", "mereside")
"""Five citadels on The Broken Main that leave no area three steps away from all of them."""


def shut_in(*factions: str) -> Table:
    t = Table(*factions)
    for seat, area in enumerate(SHUT):
        t.units(seat, area, "citadel")
    return starting(t.hand(5, "leader", "ship"), 5)


@clause("BS-4.19")
@pytest.mark.parametrize("last", ["corsairs", "chaos_horde"])
def test_bs_4_19_if_no_area_is_far_enough_the_farthest_are_allowed(last: str) -> None:
    t = shut_in(
        "dragon_riders",
        "horse_lords",
        "hill_folk",
        "necromancers",
        "corsairs" if last != "corsairs" else "chaos_horde",
        last,
    )
    assert t.kind == ("place_citadel" if last == "corsairs" else "chaos_start_area")
    gaps = {name: citadel_gap(t.st, t.area(name)) for name in t.options}
    assert set(gaps.values()) == {2}
    assert len(gaps) == 24
    assert "oakhythe" in gaps
    assert t.why_not("area", "thorncrest") == ["BS-4.19"]  # one step away only
    assert t.why_not("area", "the-scour") == [
        "BS-4.15" if last == "corsairs" else "BS-4.29"
    ]  # a desert, two steps away
    t.pick("oakhythe")
    assert t.kind == "place_starting_unit"


@clause("BS-4.19")
def test_bs_4_19_does_not_apply_while_one_area_is_far_enough() -> None:
    t = Table(*SIX)
    for seat, area in enumerate(SHUT[:4]):
        t.units(seat, area, "citadel")
    starting(t, 5)
    assert {citadel_gap(t.st, t.area(name)) for name in t.options} >= {3}
    assert min(citadel_gap(t.st, t.area(name)) for name in t.options) == 3
    assert t.why_not("area", "oakhythe") == ["BS-4.16"]


# -- starting units ----------------------------------------------------------------------------------------------------


@clause("BS-4.21", "BS-4.22")
def test_bs_4_21_five_build_points_and_bs_4_22_no_discards() -> None:
    t = Table("dragon_riders", "hill_folk")
    nine(t, 0, "dragon", "leader", "cavalry", "swords", "swords", "shield", "blank", "castle", "ship")
    starting(t, 0).pick("hollin", "dragon hollin", "leader hollin")
    assert t.decision.context == (t.area("hollin"), 1)
    assert t.options == ["swords hollin", "shield hollin", "done"]  # cavalry and castle cost two
    assert t.why_not("tile", "cavalry") == t.why_not("tile", "castle") == ["BS-4.21"]
    assert t.why_not("tile", "blank") == ["BS-1.10"]
    t.st.apply((UNIT_IDS.index("swords"), t.area("hollin")))
    assert t.options == ["done"]  # the points are spent
    t.st.apply(t.decision.options[0])
    assert t.st.decision is None
    assert t.force(0, "hollin") == ["swords", "leader", "dragon", "citadel"]
    assert t.discard_of(0) == []
    assert len(t.st.hand[0]) == 6


@clause("BS-4.23")
def test_bs_4_23_tiles_without_cost_use_no_points() -> None:
    t = Table("dragon_riders", "hill_folk")
    nine(t, 0, *["skirmishers"] * 4, *["lizardmen"] * 3, "swords", "blank")
    starting(t, 0).pick("hollin", *["skirmishers hollin"] * 4)
    assert t.decision.context == (t.area("hollin"), 5)
    t.pick("swords hollin", "lizardmen hollin")
    assert t.decision.context == (t.area("hollin"), 4)


@clause("BS-4.23", "BS-4.27")
@pytest.mark.parametrize(("faction", "size"), [("necromancers", 6), ("horse_lords", 7)])
def test_bs_4_23_all_nine_tiles_may_be_placed(faction: str, size: int) -> None:
    t = Table(faction, "hill_folk")
    names = ["skirmishers"] * 4 + ["swords"] * 2 + (["goblins"] * 3 if faction == "necromancers" else ["swords"] * 3)
    nine(t, 0, *names)
    starting(t, 0).pick("hollin")
    while t.st.decision is not None:
        t.st.apply(t.st.decision.options[0])
    assert len(t.force(0, "hollin")) == 1 + 9
    assert len(t.st.hand[0]) == size


@clause("BS-4.24", "BS-4.25")
def test_bs_4_24_units_beside_the_citadel_and_bs_4_25_ships_in_adjacent_sea() -> None:
    t = Table("dragon_riders", "hill_folk")
    nine(t, 0, "ship", "ship", "ship", "dragon", "castle", "swords", "blank", "shield", "leader")
    starting(t, 0).pick("stagfell")
    assert [text for text in t.options if "ship" in text] == ["ship coldmouth", "ship gull-deep"]
    assert [text for text in t.options if "dragon" in text] == ["dragon stagfell"]
    assert [text for text in t.options if "castle" in text] == ["castle stagfell"]
    assert t.why_not("area", "wyrm-firth") == ["BS-4.25"]
    assert t.why_not("area", "dunmere") == ["BS-4.24"]
    t.pick("ship gull-deep", "ship coldmouth", "ship gull-deep", "castle stagfell")
    assert t.force(0, "gull-deep") == ["ship", "ship"]
    assert t.force(0, "coldmouth") == ["ship"]


@clause("BS-4.25")
def test_bs_4_25_no_ship_without_an_adjacent_sea() -> None:
    t = Table("corsairs", "hill_folk")
    nine(t, 0, "ship", "ship", "ship", "axes", "axes", "axes", "blank", "shield", "leader")
    starting(t, 0).pick("hollin")
    assert not [text for text in t.options if "ship" in text]
    assert t.why_not("tile", "ship") == ["BS-4.25"]


@clause("BS-4.25")
def test_bs_4_25_ships_may_meet_ships_of_another_player() -> None:
    t = (
        Table("corsairs", "hill_folk", citadel_distance="land_only")
        .units(1, "dunmere", "citadel")
        .units(1, "coldmouth", "ship")
    )
    nine(t, 0, "ship", "ship", "ship", "axes", "axes", "axes", "blank", "shield", "leader")
    starting(t, 0).pick("alderholt", "ship coldmouth", "done")
    assert t.st.is_contested(t.area("coldmouth"))
    t.main(1)
    assert "end" not in t.options  # the first of the two to be active must fight there
    assert "battle" in t.options


@clause("BS-4.26")
def test_bs_4_26_points_may_be_left_over() -> None:
    t = Table("dragon_riders", "hill_folk").units(1, "fenwick", "citadel")
    nine(t, 0, "dragon", "leader", "cavalry", "swords", "swords", "shield", "blank", "castle", "ship")
    starting(t, 0).pick("hollin")
    assert "done" in t.options
    t.st.apply(-1)
    assert t.st.decision is None
    assert t.force(0, "hollin") == ["citadel"]
    t.main(0)
    t.pick("build", "swords hollin")
    assert t.kind == "build_pay"  # unspent points do not help later


@clause("BS-4.27")
@pytest.mark.parametrize(
    ("faction", "placed", "size"),
    [("hill_folk", 6, 6), ("hill_folk", 2, 7), ("hill_folk", 0, 9), ("horse_lords", 3, 7), ("horse_lords", 2, 7)],
)
def test_bs_4_27_the_hand_is_filled_up_but_never_reduced(faction: str, placed: int, size: int) -> None:
    t = Table(faction, "corsairs")
    nine(t, 0, *["skirmishers"] * 4, "swords", "swords", "shield", "shield", "castle")
    starting(t, 0).pick("hollin")
    for name in (["skirmishers"] * 4 + ["swords"] * 2)[:placed]:
        t.pick(f"{name} hollin")
    t.st.apply(-1)
    assert len(t.st.hand[0]) == size
    assert len(t.st.bag[0]) == 36 - placed - size


# -- the Chaos Horde ---------------------------------------------------------------------------------------------------


def chaos_last() -> Table:
    t = Table("chaos_horde", "hill_folk", "necromancers", "corsairs")
    nine(t, 0, "hordes", "hordes", "hordes", "ship", "ship", "leader", "leader", "cavalry", "blank")
    return t


@clause("BS-4.28", "BS-4.29")
def test_bs_4_29_the_chaos_horde_starts_in_an_empty_area_far_from_citadels() -> None:
    t = chaos_last().units(1, "saltwick", "citadel").units(2, "farhearth", "citadel").units(3, "brackenhold", "citadel")
    starting(t, 0)
    assert t.kind == "chaos_start_area"
    assert {citadel_gap(t.st, t.area(name)) >= 3 for name in t.options} == {True}
    assert "crownfield" in t.options
    assert t.why_not("area", "strandholm") == ["BS-4.29"]  # next to a citadel
    assert t.why_not("area", "saltwick") == ["BS-4.29"]  # not empty
    assert t.why_not("area", "the-iron-brow") == ["BS-4.29"]  # a mountain
    t.pick("crownfield")
    assert t.st.citadel[0] == -1
    assert t.force(0, "crownfield") == []


@clause("BS-4.30")
def test_bs_4_30_the_chaos_horde_has_five_points_too() -> None:
    t = starting(chaos_last(), 0).pick("hayward")
    assert [text for text in t.options if "ship" in text] == ["ship sorrow-bay"]
    assert "done" not in t.options
    t.pick("leader hayward", "leader hayward", "cavalry hayward")
    assert t.options == ["hordes hayward", "done"]  # five points are spent; hordes cost nothing
    t.st.apply(-1)
    assert len(t.st.hand[0]) == 6
    t = starting(chaos_last(), 0).pick(
        "hayward", "hordes hayward", "hordes hayward", "hordes hayward", "ship sorrow-bay"
    )
    t.st.apply(-1)
    assert len(t.st.hand[0]) == 6  # one drawn


@clause("BS-4.31")
def test_bs_4_31_the_chaos_horde_must_have_a_unit_in_its_start_area() -> None:
    t = starting(chaos_last(), 0).pick("hayward")
    assert "done" not in t.options
    t.pick("ship sorrow-bay", "ship sorrow-bay")
    assert "done" not in t.options  # a ship is not in the land area
    t.pick("hordes hayward")
    assert "done" in t.options
    t = starting(nine(Table("hill_folk", "corsairs"), 0, *["skirmishers"] * 4, *["shield"] * 4, "blank"), 0).pick(
        "hollin"
    )
    assert "done" in t.options  # the others need not place a unit


@clause("BS-4.32", "BS-4.33")
def test_bs_4_32_ten_points_for_the_chaos_horde() -> None:
    st = SPEC.start(2, fixed("corsairs", "chaos_horde"))
    assert (st.vp, st.regroups) == ([0, 10], [0, 0])


@clause("BS-4.34")
def test_bs_4_34_the_cutiecorn_may_be_among_the_starting_units() -> None:
    def options(**cutiecorn: str) -> list[str]:
        t = nine(Table("hill_folk", "corsairs", **cutiecorn), 0, *["skirmishers"] * 4, *["shield"] * 4, "blank")
        return starting(t, 0).pick("hollin").options

    assert "cutiecorn hollin" in options(cutiecorn="on")
    assert "cutiecorn hollin" not in options()
    t = nine(Table("hill_folk", "corsairs", cutiecorn="on"), 0, *["skirmishers"] * 4, *["shield"] * 4, "blank")
    starting(t, 0).pick("hollin", "cutiecorn hollin")
    assert t.decision.context == (t.area("hollin"), 3)
    assert t.st.cutie_seat == 0


@clause("BS-4.14", "BS-4.35")
def test_bs_4_35_after_the_set_up_the_first_player_begins() -> None:
    t = Table("hill_folk", "corsairs", "horse_lords")
    t.st.order = [1, 2, 0]
    for seat, name in enumerate(("shield", "shield", "shield")):
        t.hand(seat, name)
    placing(t)
    seats = []
    while t.st.round == 0:
        seats.append(t.seat)
        say(t, "quern", "kestrel-down", "grimholt", "done")
    assert list(dict.fromkeys(seats)) == [0, 2, 1]
    assert (t.st.round, t.st.active, t.seat) == (1, 1, 1)
