"""Chapter 1 of the Bloodstones ledger: terms and components."""

from __future__ import annotations

import pytest

from sandtable.core.engine.options import BadOption
from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import NOBODY, NOWHERE
from sandtable.games.bloodstones.tables.factions import CHAOS_HORDE, FACTION_IDS
from sandtable.games.bloodstones.tables.units import UNDEAD, UNIT_IDS
from sandtable.games.bloodstones.turn import CONSTRUCT, DRAW
from tests.games.bloodstones.playing import fixed, random_game, say, starting
from tests.games.bloodstones.support import Table, draws, unit
from tests.support import clause


@clause("BS-1.1")
def test_bs_1_1_no_faction_is_used_twice() -> None:
    st = SPEC.start(4, {"first_player": "3"})
    assert st.decision is not None
    assert [FACTION_IDS[faction] for faction in st.decision.options if isinstance(faction, int)] == list(FACTION_IDS)
    st.apply(FACTION_IDS.index("hill_folk"))
    assert st.decision.seat == 3
    assert FACTION_IDS.index("hill_folk") not in st.decision.options
    assert len(st.decision.options) == 5
    assert SPEC.presentation.why_not(st, 3, ("faction", FACTION_IDS.index("hill_folk"))) == ["BS-1.1"]
    st.apply(FACTION_IDS.index("corsairs"))
    st.apply(FACTION_IDS.index("chaos_horde"))
    st.apply(FACTION_IDS.index("necromancers"))
    assert [FACTION_IDS[faction] for faction in st.faction] == ["chaos_horde", "necromancers", "hill_folk", "corsairs"]


@clause("BS-1.1")
def test_bs_1_1_the_table_cannot_fix_a_faction_twice() -> None:
    options: dict[str, str | int] = {"faction_assignment": "fixed", "factions": "hill_folk,hill_folk"}
    with pytest.raises(BadOption, match="2 different factions"):
        SPEC.start(2, options)
    options["factions"] = "hill_folk, horse_lords"
    assert [FACTION_IDS[faction] for faction in SPEC.start(2, options).faction] == ["hill_folk", "horse_lords"]


@clause("BS-1.2")
def test_bs_1_2_most_points_at_the_end_win() -> None:
    t = Table("dragon_riders", "necromancers", "corsairs")
    t.st.vp = [30, 31, 29]
    t.ending(0)
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.scores) == ((1,), (30, 31, 29))


@clause("BS-1.2")
def test_bs_1_2_points_from_battles_regroups_and_captures_only() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords").villages(1, "kingsacre", 2)
    t.hand(0, "blank", "blank", "swords").units(0, "dunmere", "citadel").turn(0)
    say(t, "blank", "kingsacre p2", "kingsacre p2", "build", "swords dunmere")
    assert t.force(0, "dunmere") == ["swords", "citadel"]
    assert t.st.captured_villages == [2, 0]
    assert t.st.vp == [0, 0]  # neither capturing nor building scores
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords", "swords").units(1, "kingsacre", "shield")
    t.battle("kingsacre", dice=[*draws(5, 5, 4, 2), *draws(2, 2, 3)]).pick("stay")
    assert t.st.vp == [1, 0]
    t = Table("dragon_riders", "horse_lords").villages(0, "kingsacre", 2).bag_of(0).turn(0, DRAW)
    assert t.st.vp == [2, 0]


@clause("BS-1.3", "BS-1.4")
def test_bs_1_3_and_bs_1_4_what_each_player_takes() -> None:
    st = SPEC.start(6, fixed(*FACTION_IDS))
    for seat in range(6):
        assert len(st.bag[seat]) + len(st.hand[seat]) == 36
        assert st.supply[seat] == (0 if st.faction[seat] == CHAOS_HORDE else 20)
    kinds = set()
    while st.decision is not None and st.round == 0:
        kinds.add((st.decision.kind, st.decision.seat))
        st.apply(st.decision.options[-1])
    assert [area >= 0 for area in st.citadel] == [True, True, True, True, False, True]
    assert ("place_citadel", 5) in kinds
    assert ("place_citadel", 4) not in kinds


@clause("BS-1.5")
@pytest.mark.parametrize("seed", range(3))
def test_bs_1_5_the_chaos_horde_never_gets_villages_or_a_citadel(seed: int) -> None:
    seat = 1
    captured = 0
    for st in random_game(2, seed, **fixed("corsairs", "chaos_horde"), max_rounds=25):
        assert seat not in st.village_of
        assert (st.supply[seat], st.citadel[seat]) == (0, NOWHERE)
        if st.decision is not None and st.decision.seat == seat:
            assert st.decision.kind not in ("place_citadel", "construct_tile", "construct_village")
        captured = st.captured_villages[seat]
    assert captured > 0  # it took villages, but they are not its own


@clause("BS-1.6")
def test_bs_1_6_undead_lie_in_the_supply() -> None:
    st = SPEC.start(2, fixed("necromancers", "hill_folk"))
    assert st.undead == 4
    assert UNDEAD not in st.hand[0] + st.bag[0] + st.discard[0]
    assert SPEC.start(2, fixed("corsairs", "hill_folk")).undead == 0


@clause("BS-1.6")
def test_bs_1_6_undead_go_from_the_supply_to_the_map_and_back() -> None:
    t = Table("necromancers", "hill_folk").units(0, "hollin", "undead", "undead").units(1, "hollin", "giant", "swords")
    assert t.st.undead == 2
    t.battle("hollin", dice=[*draws(2, 2, 3), *draws(5, 5, 4, 4)]).pick("stay")
    assert t.st.undead == 3  # no choice: one Undead is the casualty, the other retreats
    assert t.kind == "retreat"
    assert UNDEAD not in t.st.hand[0] + t.st.bag[0] + t.st.discard[0]


@clause("BS-1.7")
def test_bs_1_7_both_sides_have_a_complete_bag() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "millbeck", "swords", "swords").units(1, "millbeck", "swords")
    t.battle("millbeck", dice=[*draws(5, 5, 4, 4), *draws(5, 5, 4)]).pick("stay")
    assert [args[:2] for args in t.events("reveal")] == [(0, (5, 5, 4)), (1, (5, 5, 4))]


@clause("BS-1.7")
def test_bs_1_7_no_bag_holds_a_third_five() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "millbeck", "swords").units(1, "millbeck", "swords")
    t.battle("millbeck", dice=[7, 6, 5, 7, 6, 5]).pick("stay")  # the last tile of the bag each time
    assert [args[:2] for args in t.events("reveal")][:2] == [(0, (5, 5, 4)), (1, (5, 5, 4))]


@clause("BS-1.8")
@pytest.mark.parametrize(("tile", "cost"), [("lizardmen", 0), ("swords", 1), ("dragon", 2)])
def test_bs_1_8_the_build_cost_of_a_tile_is_paid_in_tiles(tile: str, cost: int) -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "citadel").hand(0, tile, "shield", "blank", "leader")
    t.main().pick("build", f"{tile} hollin")
    paid = 0
    while t.kind == "build_pay":
        t.pick(t.options[0])
        paid += 1
    assert (paid, len(t.st.discard[0])) == (cost, cost)


@clause("BS-1.8")
def test_bs_1_8_tiles_of_one_type_are_one_option() -> None:
    t = Table("chaos_horde", "hill_folk").units(0, "hollin", "hordes").hand(0, "hordes", "hordes", "cavalry", "cavalry")
    assert t.main().pick("build").options == ["cavalry hollin", "hordes hollin"]


@clause("BS-1.9")
def test_bs_1_9_a_tile_is_a_unit_only_on_the_map() -> None:
    def battle(*units: str) -> Table:
        t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", *units).units(1, "kingsacre", "swords")
        return t.hand(0, "dragon", "castle").discards(0, "cavalry").battle("kingsacre")

    assert battle("swords").kind == "withdraw"  # the Dragon in the hand does not prevent it
    assert battle("swords", "dragon").kind == "substitute"
    t = Table("dragon_riders", "horse_lords").hand(0, "swords").villages(1, "kingsacre").turn(0)
    assert t.kind == "main_action"  # nothing to capture with


@clause("BS-1.10")
def test_bs_1_10_blank_tiles_are_never_placed() -> None:
    t = starting(Table("dragon_riders", "hill_folk").hand(0, "blank", "swords"), 0).pick("hollin")
    assert t.options == ["swords hollin", "done"]
    assert t.why_not("tile", "blank") == ["BS-1.10"]
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "citadel").hand(0, "blank", "blank", "swords").main()
    t.pick("build")  # no choice: the swords are the only tile to build, the blank tiles the only payment
    assert t.force(0, "hollin") == ["swords", "citadel"]
    assert t.discard_of(0) == ["blank"]


@clause("BS-1.10")
def test_bs_1_10_blank_tiles_pay_move_capture_construct_and_substitute() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "citadel", "swords").villages(1, "hollin")
    t.hand(0, "blank", "shield").turn(0)
    assert t.kind == "capture_tile"
    assert "blank" in t.options
    say(t, "none", "move", "estmark")
    assert t.kind == "move_pay"
    assert "blank" in t.options
    say(t, "shield", "end-move", "end")
    assert t.kind == "construct_tile"
    assert "blank" in t.options
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "citadel").hand(0, "swords", "blank", "ship").main()
    assert t.pick("build").kind == "build_pay"
    assert "blank" in t.options
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords").hand(0, "blank")
    assert "2 blank" in t.battle("hollin", dice=[*draws(2, 3, 4), *draws(2, 2, 3)]).options


@clause("BS-1.11")
def test_bs_1_11_a_citadel_is_a_unit_but_no_tile() -> None:
    t = Table("dragon_riders", "necromancers").units(0, "hollin", "swords", "dragon", "siege_engine")
    t.units(1, "hollin", "citadel", "skirmishers").battle("hollin", dice=[*draws(5, 5, 4, 2), *draws(2, 2, 3)])
    assert t.kind == "retreat"
    assert t.st.vp[0] == 2  # the citadel counts as one unit
    assert t.st.captured_citadels[0] == 1
    assert unit("citadel") not in t.st.discard[1] + t.st.hand[1] + t.st.bag[1]
    assert t.discard_of(1) == []


@clause("BS-1.12", "BS-1.16")
def test_bs_1_12_and_bs_1_16_villages_are_not_units_and_make_no_area_contested() -> None:
    t = Table("corsairs", "hill_folk", "horse_lords").units(0, "quern", "axes").villages(1, "quern", 2).main()
    assert not t.st.is_contested(t.area("quern"))
    assert t.options == ["end"]
    t = Table("corsairs", "hill_folk", "horse_lords").units(0, "quern", "axes").units(1, "quern", "swords")
    t.villages(1, "quern").main()
    assert t.st.is_contested(t.area("quern"))
    assert t.options == ["battle"]
    assert t.why_not("action", "end") == ["BS-8.2"]


@clause("BS-1.13", "BS-1.15")
def test_bs_1_13_a_piece_is_a_unit_or_a_village_and_bs_1_15_an_empty_area_has_none() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "kingsacre", "swords").units(1, "kingsacre", "swords")
    t.villages(1, "dunmere").units(1, "cobblethorpe", "citadel").units(0, "stagfell", "swords").villages(0, "owlwood")
    t.battle("kingsacre")
    # own village, own citadel, empty mountain and hill; not areas that contain only a foreign unit or village
    assert t.options == ["stay", "dunmere", "greywether", "the-sundering", "cobblethorpe"]
    assert t.why_not("area", "stagfell") == ["BS-11.4"]
    assert t.why_not("area", "owlwood") == ["BS-11.4"]


@clause("BS-1.15")
def test_bs_1_15_own_pieces_keep_an_area_from_being_empty() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "kingsacre", "swords").hand(0, "blank").turn(0, CONSTRUCT)
    t.pick("blank")
    assert "kingsacre" not in t.options
    assert t.why_not("area", "kingsacre") == ["BS-15.3"]
    assert "dunmere" in t.options


@clause("BS-1.14")
def test_bs_1_14_every_other_player_is_an_enemy() -> None:
    t = Table("corsairs", "hill_folk", "horse_lords", "necromancers").units(0, "lament", "axes")
    for seat in (1, 2, 3):
        t.units(seat, "lament", "swords")
    t.main().pick("battle")
    assert t.options == ["lament p2", "lament p3", "lament p4"]


@clause("BS-1.17")
def test_bs_1_17_a_force_is_all_units_of_a_player_in_the_area() -> None:
    t = Table("horse_lords", "dragon_riders", cutiecorn="on").units(0, "hollin", "swords", "swords", "swords")
    t.units(1, "hollin", "citadel", "castle", "skirmishers", "cutiecorn").units(1, "estmark", "swords")
    t.battle("hollin", dice=[*draws(2, 3, 4), *draws(5, 5, 4, 4)])
    assert [args[:2] for args in t.events("draw_battle")] == [(0, 3), (1, 4)]
    assert t.st.vp == [0, 3]
    t = Table("horse_lords", "dragon_riders", cutiecorn="on").units(0, "hollin", *["swords"] * 6, "siege_engine")
    t.units(1, "hollin", "citadel", "castle", "skirmishers", "cutiecorn").units(1, "estmark", "swords")
    t.battle("hollin", dice=[*draws(5, 5, 4, 4), *draws(2, 3, 2)])
    assert t.st.vp == [4 + 3, 0]  # four units, and three for the Cutiecorn; the swords next door do not count


@clause("BS-1.18")
def test_bs_1_18_without_villages_in_the_supply_none_is_constructed() -> None:
    def with_supply(left: int) -> Table:
        t = Table("dragon_riders", "hill_folk").units(0, "hollin", "citadel").hand(0, "blank")
        t.st.supply[0] = left
        t.st.captured_villages[1] = 20 - left
        return t.turn(0, CONSTRUCT)

    assert with_supply(0).kind != "construct_tile"
    t = with_supply(1).pick("blank", "vinehall")
    assert t.st.supply[0] == 0
    assert t.options == ["done"]  # five pips, but nothing left to place


@clause("BS-1.18")
def test_bs_1_18_a_unit_is_built_only_from_a_tile_in_the_hand() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "citadel", "dragon", "dragon")
    t.hand(0, "skirmishers", "skirmishers", "castle").main().pick("build")
    assert t.options == ["skirmishers hollin", "castle hollin"]


@clause("BS-1.19")
@pytest.mark.parametrize("seed", range(2))
def test_bs_1_19_nobody_gives_up_own_pieces(seed: int) -> None:
    """The active player's pieces decrease only through a battle, a desert, or the loss of the Cutiecorn."""
    reasons = {
        "casualty",
        "no_retreat",
        "partial_loss",
        "desert",
        "dragons_leave",
        "cutiecorn_control",
        "cutiecorn_lost",
    }
    before: list[int] = []
    for st in random_game(3, seed, cutiecorn="on", max_rounds=20):
        pieces = [sum(map(len, st.units[seat])) + st.villages_on_map(seat) for seat in range(3)]
        keys = {event[0] for event in st.events}
        for seat in range(3):
            if before and pieces[seat] < before[seat] and seat == st.active:
                assert keys & reasons or st.ending != NOBODY, keys
        before = pieces


@clause("BS-1.20")
def test_bs_1_20_a_substitute_is_in_one_place_only() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords")
    t.hand(0, "blank").hand(1, "giant").battle("hollin", dice=[*draws(2, 3, 4), *draws(2, 2, 3)])
    t.pick("2 blank")
    battle = t.st.stack[-1]
    assert isinstance(battle, Battle)
    assert battle.sub[0].open() == (unit("blank"),)
    assert t.hand_of(0) == t.discard_of(0) == []
    SPEC.check_sound(t.st)
    t.pick("keep")
    assert "blank" in t.discard_of(0)


@clause("BS-1.20")
@pytest.mark.parametrize("place", ["hand", "bag", "discard"])
def test_bs_1_20_a_tile_too_many_is_noticed(place: str) -> None:
    t = Table("dragon_riders", "hill_folk").hand(0, "blank").discards(0, "ship")
    SPEC.check_sound(t.st)
    getattr(t.st, place)[0].append(len(UNIT_IDS) - 4)
    with pytest.raises(AssertionError, match="lost or gained"):
        SPEC.check_sound(t.st)


@clause("BS-1.20")
def test_bs_1_20_a_lost_tile_is_noticed_in_an_empty_bag_and_hand() -> None:
    t = Table("dragon_riders", "hill_folk").bag_of(0)
    SPEC.check_sound(t.st)
    t.st.discard[0].pop()
    with pytest.raises(AssertionError, match="lost or gained"):
        SPEC.check_sound(t.st)


@clause("BS-1.20")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_bs_1_20_tiles_are_conserved_in_play(players: int) -> None:
    for st in random_game(players, players, faction_assignment="random", cutiecorn="on", max_rounds=12):
        SPEC.check_sound(st)


@clause("BS-1.21")
def test_bs_1_21_there_is_no_solo_play() -> None:
    with pytest.raises(BadOption, match="2 to 6 players, not 1"):
        SPEC.start(1)
    with pytest.raises(BadOption, match="2 to 6 players, not 1"):
        SPEC.check_options(1, {})
    assert SPEC.start(2).players == 2


@clause("BS-1.15", "BS-1.16")
def test_bs_1_16_units_of_two_players_contest_an_area_for_everyone() -> None:
    t = Table("corsairs", "hill_folk", "horse_lords").units(1, "quern", "swords").units(2, "quern", "swords")
    t.units(0, "peatmoor", "axes")
    assert t.st.is_contested(t.area("quern"))
    assert not t.st.is_contested(t.area("peatmoor"))
    assert not t.st.is_empty(t.area("quern"))
    assert t.st.is_empty(t.area("crossways"))
    assert t.main(0).options == ["end"]  # a battle between others does not concern it
