"""Chapter 15 of the Bloodstones ledger: being wiped out, and giving up (BS-15.14 to BS-15.16)."""

from __future__ import annotations

import pytest

from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import NOBODY, NOWHERE
from sandtable.games.bloodstones.tables.terrain import DESERT, MOUNTAIN, SEA, VILLAGE_ROOM
from sandtable.games.bloodstones.tables.units import UNIT_IDS
from sandtable.games.bloodstones.turn import CONSTRUCT, MAIN, START, Rounds
from tests.games.bloodstones.playing import decline
from tests.games.bloodstones.support import Table, draws
from tests.support import clause, is_running

LAND_UNITS = ["skirmishers"] * 4 + ["shield"] * 4 + ["cavalry"] * 4 + ["swords"] * 2


def fill(t: Table, seat: int = 0, but: tuple[str, ...] = ()) -> Table:
    """The Hill Folk of this seat occupy every empty area except some: villages, units and ships."""
    units = LAND_UNITS[:]
    for area, name in enumerate(t.st.rules.map.area_ids):
        if name in but or not t.st.is_empty(area):
            continue
        if t.st.is_sea(area):
            t.units(seat, name, "ship")
        elif VILLAGE_ROOM[t.st.rules.terrain[area]] and t.st.supply[seat]:
            t.villages(seat, name)
        else:
            t.units(seat, name, units.pop())
    return t


def terrain_of(t: Table, name: str) -> int:
    return t.st.rules.terrain[t.area(name)]


# -- everybody but the Chaos Horde -------------------------------------------------------------------------------------


@clause("BS-15.1")
def test_bs_15_1_the_first_village_goes_anywhere() -> None:
    t = Table("horse_lords", "hill_folk").hand(0, "blank").units(1, "hollin", "citadel").villages(1, "dunmere")
    t.turn(0, CONSTRUCT).pick("blank")
    free = {name for area, name in enumerate(t.st.rules.map.area_ids) if VILLAGE_ROOM[t.st.rules.terrain[area]]}
    assert set(t.options) == free - {"hollin", "dunmere"}
    assert t.why_not("area", "hollin") == t.why_not("area", "dunmere") == ["BS-15.1"]
    assert t.why_not("area", "bonesand") == t.why_not("area", "coldmouth") == ["BS-12.13"]


@clause("BS-15.1")
@pytest.mark.parametrize("left", ["citadel", "village"])
def test_bs_15_1_not_with_a_citadel_or_a_village_left(left: str) -> None:
    t = Table("horse_lords", "hill_folk").hand(0, "blank")
    if left == "citadel":
        t.units(0, "hollin", "citadel")
    else:
        t.villages(0, "hollin")
    t.turn(0, CONSTRUCT).pick("blank")
    assert set(t.options) <= {"hollin", "vinehall", "redbarrow", "briarwood", "estmark"}


@clause("BS-15.2")
def test_bs_15_2_further_villages_follow_the_normal_rules_from_there() -> None:
    t = Table("horse_lords", "hill_folk").hand(0, "blank", "swords").turn(0, CONSTRUCT).pick("blank", "hollin")
    assert t.decision.context == (4,)  # one pip of the one tile is spent
    assert set(t.options) == {"hollin", "vinehall", "redbarrow", "briarwood", "estmark", "done"}
    t.pick("redbarrow")
    assert t.decision.context == (2,)
    t.pick("done")
    assert (t.hand_of(0).count("swords") >= 1, t.discard_of(0)) == (True, ["blank"])  # one tile in all


@clause("BS-15.2")
def test_bs_15_2_the_first_village_has_its_normal_cost() -> None:
    t = Table("horse_lords", "hill_folk").hand(0, "skirmishers").turn(0, CONSTRUCT).pick("skirmishers", "stagfell")
    assert t.options == ["done"]  # two pips for the hill: nothing left
    t = Table("horse_lords", "hill_folk").hand(0, "skirmishers").turn(0, CONSTRUCT).pick("skirmishers", "dunmere")
    assert t.decision.context == (1,)


@clause("BS-15.3")
def test_bs_15_3_an_area_with_own_units_is_not_empty() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "hollin", "swords").hand(0, "blank").turn(0, CONSTRUCT).pick("blank")
    assert "hollin" not in t.options
    assert t.why_not("area", "hollin") == ["BS-15.3"]
    assert "estmark" in t.options


@clause("BS-15.4")
def test_bs_15_4_no_building_until_then_but_units_act() -> None:
    t = Table("horse_lords", "hill_folk", cutiecorn="on").units(0, "hollin", "swords")
    t.hand(0, "skirmishers", "ship", "blank").main()
    assert t.options == ["move", "end"]
    t = (
        Table("horse_lords", "hill_folk")
        .units(0, "hollin", "swords")
        .villages(0, "owlwood")
        .hand(0, "skirmishers")
        .main()
    )
    assert t.options == ["build", "move", "end"]


@clause("BS-15.4")
def test_bs_15_4_no_return_without_villages_in_the_supply() -> None:
    t = Table("horse_lords", "hill_folk").hand(0, "blank")
    t.st.supply[0], t.st.captured_villages[1] = 0, 20
    t.turn(0)
    assert t.options == ["end"]
    t.pick("end")
    assert t.seat == 1


# -- the Chaos Horde returns -------------------------------------------------------------------------------------------


@clause("BS-15.5")
def test_bs_15_5_the_chaos_horde_returns_before_anything_else() -> None:
    t = Table("chaos_horde", "hill_folk").units(1, "hollin", "citadel").villages(1, "dunmere").hand(0, "hordes").turn(0)
    assert (t.kind, t.seat) == ("chaos_reentry", 0)
    assert "hordes hollin" not in t.options
    assert "hordes dunmere" not in t.options
    assert "none" in t.options
    assert t.why_not("area", "hollin") == t.why_not("area", "dunmere") == ["BS-15.5"]
    t.pick("hordes estmark")
    assert t.force(0, "estmark") == ["hordes"]
    assert t.kind == "main_action"  # then the turn continues


@clause("BS-15.5")
def test_bs_15_5_not_with_a_unit_left_and_not_for_others() -> None:
    assert (
        Table("chaos_horde", "hill_folk").units(0, "coldmouth", "ship").hand(0, "hordes").turn(0).kind == "main_action"
    )
    assert Table("hill_folk", "chaos_horde").hand(0, "swords").turn(0).kind == "main_action"


@clause("BS-15.6")
def test_bs_15_6_the_return_is_paid_like_a_build() -> None:
    t = Table("chaos_horde", "hill_folk").hand(0, "leader", "hordes", "cavalry", "blank").turn(0).pick("leader hollin")
    assert (t.kind, t.decision.context) == ("build_pay", (2,))
    t.pick("hordes", "blank")
    assert (t.hand_of(0), t.discard_of(0)) == (["cavalry"], ["hordes", "blank"])
    assert t.kind == "main_action"


@clause("BS-15.6")
def test_bs_15_6_a_tile_that_cannot_be_paid_is_not_offered() -> None:
    t = Table("chaos_horde", "hill_folk").hand(0, "leader", "cavalry").turn(0)
    assert "cavalry hollin" in t.options
    assert "leader hollin" not in t.options
    assert t.why_not("tile", "leader") == ["BS-15.6"]


@clause("BS-15.7")
def test_bs_15_7_land_units_on_land_and_ships_at_sea() -> None:
    t = Table("chaos_horde", "hill_folk").units(1, "dunmere", "citadel").hand(0, "hordes", "ship").turn(0)
    places = {tile: {text.split()[1] for text in t.options if text.startswith(tile)} for tile in ("hordes", "ship")}
    assert {terrain_of(t, name) for name in places["ship"]} == {SEA}
    assert len(places["ship"]) == 3
    closed = {name for name in t.st.rules.map.area_ids if terrain_of(t, name) in (SEA, MOUNTAIN)}
    assert places["hordes"] == set(t.st.rules.map.area_ids) - closed - {"dunmere"}
    assert DESERT in {terrain_of(t, name) for name in places["hordes"]}
    assert "kingsacre" in places["hordes"]  # next to a citadel
    assert t.why_not("area", "the-sundering") == ["BS-15.7"]


@clause("BS-15.8", "BS-5.9")
def test_bs_15_8_without_a_unit_the_turn_goes_on_with_phase_5() -> None:
    t = Table("chaos_horde", "hill_folk").units(1, "hollin", "citadel").hand(0, "hordes").turn(0).pick("none")
    assert t.seat == 1
    assert len(t.st.hand[0]) == 6
    while t.seat == 1:
        decline(t)
    assert (t.kind, t.seat) == ("chaos_reentry", 0)  # and again in the next turn


@clause("BS-15.8")
def test_bs_15_8_a_horde_that_cannot_place_draws() -> None:
    t = fill(Table("hill_folk", "chaos_horde"), but=("the-sundering",)).hand(1, "hordes").turn(1)
    assert t.st.out == 0  # an empty mountain is an empty area
    assert (t.seat, len(t.st.hand[1])) == (0, 6)


# -- and leaves --------------------------------------------------------------------------------------------------------


@clause("BS-15.9")
@pytest.mark.parametrize("but", ["the-sundering", "coldmouth", "bonesand", "hollin"])
def test_bs_15_9_any_empty_area_keeps_the_chaos_horde_in_the_game(but: str) -> None:
    t = fill(Table("hill_folk", "chaos_horde"), but=(but,)).hand(1, "hordes", "ship").turn(1)
    assert t.st.out == 0
    assert t.st.result is None


def fill_up(*factions: str) -> Table:
    """Tyrant's Lament without an empty area: the Corsairs' villages, and Hill Folk everywhere else."""
    t = Table(*factions, map="tyrants-lament")
    corsairs = factions.index("corsairs")
    for area, name in enumerate(t.st.rules.map.area_ids):
        if VILLAGE_ROOM[t.st.rules.terrain[area]] and t.st.supply[corsairs]:
            t.villages(corsairs, name)
    return fill(t, factions.index("hill_folk"))


def begin(t: Table, seat: int) -> Table:
    """Start this seat's turn in the normal order of rounds."""
    t.st.stack = [Rounds(START, t.st.order.index(seat))]
    t.st.run()
    return t


@clause("BS-15.9", "BS-15.10")
def test_bs_15_9_without_an_empty_area_the_chaos_horde_is_eliminated() -> None:
    t = begin(fill_up("hill_folk", "chaos_horde", "corsairs", "necromancers"), 1)
    assert t.st.is_out(1)
    assert t.events("chaos_out") == [(1,)]
    assert t.st.active == 2  # its turn ends before it starts
    assert t.st.ending == NOBODY
    while t.st.active != 0:
        decline(t)
    while t.st.active == 0:
        decline(t)
    assert any(t.st.is_empty(area) for area in range(t.st.rules.areas))  # units were lost in the deserts
    assert t.st.active == 2  # it takes no more turns, although there would be room again
    assert t.st.hand[1] == []


@clause("BS-15.9")
def test_bs_15_9_a_unit_on_the_map_is_enough() -> None:
    t = Table("hill_folk", "chaos_horde").units(1, "hollin", "hordes")
    assert begin(fill(t), 1).kind == "main_action"
    assert t.st.out == 0


@clause("BS-15.10")
def test_bs_15_10_the_eliminated_horde_is_ignored_at_the_end() -> None:
    t = fill_up("hill_folk", "chaos_horde", "corsairs", "necromancers")
    t.st.vp = [3, 40, 5, 4]
    t.st.captured_villages[1] = 5
    t.st.supply[2] -= 5
    t.st.regroups = [2, 0, 2, 1]
    begin(t, 1)
    assert t.st.rules.regroup_limit == 2
    t.bag_of(3)
    while t.st.decision is not None and t.st.ending == NOBODY:
        decline(t)
    assert t.st.result is not None  # three markers at the limit are enough
    assert t.st.result.winners != (1,)
    assert t.st.result.scores[1] == 40  # its captures count for nothing, and 40 points do not win


@clause("BS-15.11")
def test_bs_15_11_the_cutiecorn_cannot_be_the_unit_of_the_return() -> None:
    t = Table("chaos_horde", "hill_folk", cutiecorn="on").hand(0, "hordes", "blank", "blank").turn(0)
    assert t.kind == "chaos_reentry"
    assert not [text for text in t.options if "cutiecorn" in text]
    t = Table("chaos_horde", "hill_folk", cutiecorn="on").units(0, "hollin", "cutiecorn").hand(0, "hordes").turn(0)
    assert t.kind == "main_action"
    assert "build" in t.options


@clause("BS-15.12")
@pytest.mark.parametrize(("folk", "undead", "attacks"), [(0, 2, 2), (0, 3, 3), (2, 3, 2)])
def test_bs_15_12_the_elimination_may_trigger_the_end(folk: int, undead: int, attacks: int) -> None:
    """The Chaos Horde is the second player: the third player has the first go, the first player the last."""
    names = ["corsairs", "chaos_horde", "corsairs", "corsairs"]
    names[folk], names[undead] = "hill_folk", "necromancers"
    t = fill_up(*names)
    where = t.st.rules.map.area_ids[t.st.unit_areas(folk)[0]]
    t.units(undead, where, "goblins").hand(folk, "swords" if t.st.bag[folk].count(1) else "blank")
    t.st.regroups = [2, 2, 2, 2]
    t.st.regroups[1] = 0
    begin(t, 1)
    assert t.st.is_out(1)
    assert t.st.ending == 1
    assert [args[:2] for args in t.events("battle")] == [(attacks, folk + undead - attacks)]


@clause("BS-15.12")
def test_bs_15_12_not_while_another_marker_is_below_the_limit() -> None:
    t = fill_up("hill_folk", "chaos_horde", "corsairs", "necromancers")
    t.st.regroups = [2, 0, 1, 2]
    begin(t, 1)
    assert t.st.is_out(1)
    assert (t.st.ending, t.st.active) == (NOBODY, 2)


@clause("BS-15.13")
def test_bs_15_13_a_single_player_left_wins_at_once() -> None:
    t = fill(Table("hill_folk", "chaos_horde"))
    t.st.vp = [1, 30]
    begin(t, 1)
    assert t.st.decision is None
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.how) == ((0,), "last_player")
    t = begin(fill_up("hill_folk", "corsairs", "chaos_horde", "necromancers"), 2)
    assert t.st.result is None  # with three left the game goes on


def three(**options: str | int) -> Table:
    t = Table("hill_folk", "horse_lords", "corsairs", map="saltmarch-narrows", **options)
    rules = t.st.rules
    land = [name for area, name in enumerate(rules.map.area_ids) if VILLAGE_ROOM[rules.terrain[area]]]
    for seat in range(3):
        t.units(seat, land[3 * seat], "citadel", "skirmishers").villages(seat, land[3 * seat + 1])
    return t


def gives_up(t: Table, seat: int) -> Table:
    t.st.concede(seat)
    SPEC.check_sound(t.st)
    t.answer_forced()
    return t


def finish_turn(t: Table) -> Table:
    seat = t.st.active
    while t.st.decision is not None and t.st.active == seat:
        decline(t)
    return t


@clause("BS-15.14")
def test_bs_15_14_of_two_the_other_wins_at_once() -> None:
    t = gives_up(Table("hill_folk", "horse_lords").units(0, "hollin", "swords").main(), 1)
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.how) == ((0,), "conceded")
    assert t.st.result.scores == tuple(t.st.vp)


@clause("BS-15.14")
def test_bs_15_14_in_the_players_own_turn_the_turn_ends_and_all_pieces_leave() -> None:
    t = three().turn(0, MAIN)
    gives_up(t, 0)
    st = t.st
    assert st.result is None
    assert (st.active, st.is_out(0), st.citadel[0]) == (1, True, NOWHERE)
    assert not st.unit_areas(0)
    assert 0 not in st.village_of
    assert t.events("left") == [(0,)]
    for seat in (1, 2, 1, 2):
        assert st.active == seat, "no more turns for who gave up"
        finish_turn(t)


@clause("BS-15.14")
def test_bs_15_14_in_another_players_turn_the_pieces_stay_until_it_is_over() -> None:
    t = three().turn(1, MAIN)
    gives_up(t, 2)
    assert (t.seat, t.st.is_out(2)) == (1, False)
    assert t.st.unit_areas(2)
    finish_turn(t)
    assert t.st.is_out(2)
    assert not t.st.unit_areas(2)
    assert t.st.active == 0


@clause("BS-15.14")
def test_bs_15_14_the_cutiecorn_lies_beside_the_map_again() -> None:
    t = three(cutiecorn="on")
    area = t.st.rules.map.area_ids[t.st.unit_areas(0)[0]]
    t.units(0, area, "cutiecorn").turn(0, MAIN)
    gives_up(t, 0)
    assert (t.st.cutie_seat, t.st.cutie_area) == (NOBODY, NOWHERE)


@clause("BS-15.14", "BS-15.12")
def test_bs_15_14_the_end_is_triggered_when_only_players_at_the_limit_are_left() -> None:
    t = three()
    t.st.regroups = [0, 2, 2]
    gives_up(t.turn(0, MAIN), 0)
    assert (t.st.ending, t.events("end_trigger")) == (0, [(0,)])
    assert t.st.result is not None
    assert 0 not in t.st.result.winners


@clause("BS-15.14", "BS-15.10")
def test_bs_15_14_a_player_who_resigns_in_the_last_battles_cannot_win() -> None:
    t = three()
    home = t.st.rules.map.area_ids[t.st.unit_areas(1)[0]]
    t.units(2, home, "axes", "shield")
    t.st.vp = [0, 50, 1]
    t.ending(0)
    assert is_running(t.st)
    gives_up(t, 1)
    while t.st.decision is not None:
        decline(t)
    assert t.st.result is not None
    assert t.st.result.winners == (2,)
    assert t.st.is_out(1)


@clause("BS-15.15")
def test_bs_15_15_battles_are_fought_without_withdrawal_or_substitution() -> None:
    t = three()
    home = t.st.rules.map.area_ids[t.st.unit_areas(1)[0]]
    t.units(0, home, "swords").hand(1, "swords")
    t.battle(home, 0, 1, draws(5, 5, 4) + draws(2, 2, 3))
    assert t.seat == 1
    gives_up(t, 1)
    assert t.hand_of(1) == ["swords"], "no substitution"
    assert t.st.active == 0, "the attacker's turn goes on"
    assert all(question.seat == 0 for question in t.st.open_questions())


@clause("BS-15.15", "BS-8.2")
def test_bs_15_15_in_the_players_own_turn_battles_that_must_be_fought_are_fought() -> None:
    t = three()
    home = t.st.rules.map.area_ids[t.st.unit_areas(1)[0]]
    t.units(0, home, "swords").turn(0, MAIN)
    events: list[str] = []
    t.st.concede(0)
    events += [event[0] for event in t.st.events]
    while t.st.active == 0:
        decline(t)
        events += [event[0] for event in t.st.events]
    assert "battle" in events
    assert "left" in events


@clause("BS-15.15")
def test_bs_15_15_in_the_players_own_turn_nothing_is_built_or_moved() -> None:
    t = three().hand(0, "swords", "shield", "skirmishers", "blank").turn(0, MAIN)
    assert {"build", "move", "end"} <= set(t.options)
    t.st.concede(0)
    events = [event[0] for event in t.st.events]
    assert "left" in events
    assert not {"build", "discard", "expend", "move"} & set(events)


@clause("BS-15.15", "BS-8.2")
def test_bs_15_15_with_a_full_hand_too_only_the_battles_are_fought() -> None:
    t = three()
    home = t.st.rules.map.area_ids[t.st.unit_areas(1)[0]]
    t.units(0, home, "swords").hand(0, "swords", "shield", "skirmishers", "blank").turn(0, MAIN)
    assert {"build", "move", "battle"} <= set(t.options)
    t.st.concede(0)
    events = [event[0] for event in t.st.events]
    while t.st.active == 0:
        decline(t)
        events += [event[0] for event in t.st.events]
    assert {"battle", "left"} <= set(events)
    assert not {"build", "expend", "move", "substitute"} & set(events)


def gives_up_in(t: Table, *picks: str) -> list[str]:
    """The active player makes these picks and resigns. Returns the events from then to the end of the turn."""
    seat = t.st.active
    for pick in picks:
        t.pick(pick)
    t.st.concede(seat)
    SPEC.check_sound(t.st)
    return [event[0] for event in t.st.events]


@clause("BS-15.15")
def test_bs_15_15_a_move_chosen_and_not_begun_is_not_made() -> None:
    t = three().hand(0, "swords", "shield").turn(0, MAIN)
    events = gives_up_in(t, "move")
    assert "left" in events
    assert not {"expend", "move", "passage"} & set(events)
    assert t.st.active == 1


@clause("BS-15.15")
def test_bs_15_15_a_step_named_and_not_yet_made_is_not_made() -> None:
    for picked in range(1, 5):
        t = three().hand(0, "swords", "shield").turn(0, MAIN).pick("move")
        for _ in range(picked):
            t.pick(t.options[-1] if t.kind == "move_units" else t.options[0])
            if t.kind == "move_pay":
                break
        assert not t.events("move"), t.kind
        events = gives_up_in(t)
        assert "left" in events, picked
        assert not {"expend", "move", "passage"} & set(events), picked


@clause("BS-15.15")
def test_bs_15_15_a_step_already_made_stays_made_until_the_turn_is_over() -> None:
    t = three().hand(0, "swords", "shield").turn(0, MAIN).pick("move")
    before = t.st.unit_areas(0)
    while not t.events("move"):
        t.pick(t.options[-1] if t.kind == "move_units" else t.options[0])
    assert t.st.unit_areas(0) != before
    events = gives_up_in(t)
    assert "left" in events
    assert "move" not in events, "no second step"


@clause("BS-15.15")
def test_bs_15_15_a_unit_chosen_and_not_yet_built_is_not_built() -> None:
    t = three().hand(0, "swords", "shield", "blank").turn(0, MAIN)
    events = gives_up_in(t, "build")
    assert "left" in events
    assert not {"build", "discard"} & set(events)


@clause("BS-15.15", "BS-8.8")
def test_bs_15_15_a_unit_already_built_is_paid_for() -> None:
    t = three().hand(0, "swords", "shield", "blank").turn(0, MAIN).pick("build")
    t.pick(next(text for text in t.options if text.startswith("swords")))
    assert t.kind == "build_pay"
    owed = t.st.decision.context[0] if t.st.decision is not None else 0
    events = gives_up_in(t)
    assert events.count("discard") == owed > 0


@clause("BS-15.15")
def test_bs_15_15_a_tile_expended_captures_and_constructs_nothing_more() -> None:
    t = three()
    areas = [area for area, owner in enumerate(t.st.village_of) if owner == 1]
    ids = t.st.rules.map.area_ids
    other = next(area for area in t.st.rules.adjacent[areas[0]] if VILLAGE_ROOM[t.st.rules.terrain[area]])
    t.villages(1, ids[other])
    t.units(0, ids[areas[0]], "swords").units(0, ids[other], "swords").hand(0, "blank").turn(0)
    t.pick("blank")
    assert t.kind == "capture_village"
    assert "capture" not in gives_up_in(t)
    assert t.st.captured_villages[0] == 0

    t = three().hand(0, "blank").turn(0, CONSTRUCT).pick("blank")
    assert t.kind == "construct_village"
    assert "construct" not in gives_up_in(t)


@clause("BS-15.15")
def test_bs_15_15_nothing_is_captured_or_constructed() -> None:
    t = three()
    t.units(0, t.st.rules.map.area_ids[t.st.village_of.index(1)], "swords").hand(0, "blank").turn(0)
    assert t.kind == "capture_tile"
    t.st.concede(0)
    assert not {"capture", "construct"} & {event[0] for event in t.st.events}
    assert t.st.captured_villages[0] == 0


@clause("BS-15.15")
def test_bs_15_15_a_casualty_that_must_be_chosen_is_the_first() -> None:
    t = three()
    home = t.st.rules.map.area_ids[t.st.unit_areas(1)[0]]
    t.units(0, home, "swords", "shield").battle(home, 0, 1, draws(2, 2, 3) + draws(5, 5, 4))
    while t.kind != "casualty":
        decline(t)
    first = t.options[0]
    t.st.concede(0)
    assert [UNIT_IDS[unit] for unit in t.events("casualty")[0][1]] == [first]  # type: ignore[attr-defined]


@clause("BS-15.16")
def test_bs_15_16_a_substitute_goes_back_when_the_game_ends_in_a_battle() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "hollin", "swords").units(1, "hollin", "citadel", "swords")
    t.hand(0, "blank").hand(1, "blank").battle("hollin", 0, 1, draws(5, 5, 4) + draws(2, 2, 3))
    while not (t.kind == "substitute" and t.seat == 0):
        decline(t)
    t.pick(next(text for text in t.options if text != "keep"))
    assert t.hand_of(0) == []
    t.st.agree_on_draw()
    SPEC.check_sound(t.st)
    assert t.hand_of(0) == ["blank"]
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.how, t.st.result.scores) == ((), "agreed", tuple(t.st.vp))
