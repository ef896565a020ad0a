"""Chapter 16 of the Bloodstones ledger: the end of the game."""

from __future__ import annotations

import pytest

from sandtable.core.engine.state import Result
from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.turn import DRAW
from tests.games.bloodstones.support import Table, draws
from tests.games.bloodstones.test_refusals import absent
from tests.support import clause


def result(t: Table) -> Result:
    assert t.st.decision is None
    assert t.st.result is not None
    return t.st.result


def decided_by(t: Table) -> list[str]:
    """The clause that decided the single winner."""
    return [event[2] for event in t.st.events if event[0] == "winner"]


def captured(t: Table, seat: int, owner: int, villages: int) -> Table:
    """Villages of an owner that were captured earlier."""
    t.st.supply[owner] -= villages
    t.st.captured_villages[seat] += villages
    return t


# -- the trigger -------------------------------------------------------------------------------------------------------


@clause("BS-16.1")
@pytest.mark.parametrize(
    ("others", "markers", "ends"),
    [
        (["corsairs"], [2, 3], True),
        (["corsairs"], [2, 2], False),
        (["corsairs"], [1, 3], False),
        (["corsairs", "hill_folk"], [1, 2, 2], True),
        (["corsairs", "hill_folk"], [1, 1, 2], False),
        (["corsairs", "hill_folk", "chaos_horde", "necromancers", "horse_lords"], [1, 2, 2, 2, 2, 2], True),
        (["corsairs", "hill_folk", "chaos_horde", "necromancers", "horse_lords"], [1, 2, 2, 1, 2, 2], False),
    ],
)
def test_bs_16_1_the_end_comes_when_every_marker_is_at_the_limit(
    others: list[str], markers: list[int], ends: bool
) -> None:
    t = Table("dragon_riders", *others).bag_of(0)
    t.st.regroups = markers[:]
    t.turn(0, DRAW)
    assert (t.st.ending == 0) == ends
    assert (t.st.result is not None) == ends


@clause("BS-16.2")
def test_bs_16_2_the_last_regroup_scores_and_fills_the_hand() -> None:
    t = Table("dragon_riders", "corsairs").villages(0, "hollin", 2).hand(0, "swords").bag_of(0)
    t.st.regroups = [2, 3]
    t.turn(0, DRAW)
    assert result(t).scores == (2, 0)
    assert len(t.st.hand[0]) == 6


# -- the last battles --------------------------------------------------------------------------------------------------


def meeting(*seats: int) -> Table:
    """Four players. Those named have two units each in the same area."""
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers")
    for seat in seats:
        t.units(seat, "lament", "swords", "swords")
    return t


@clause("BS-16.3")
@pytest.mark.parametrize(
    ("seats", "trigger", "attacker"), [((0, 1), 0, 1), ((0, 1), 3, 0), ((0, 1), 1, 0), ((1, 3), 1, 3), ((1, 3), 0, 1)]
)
def test_bs_16_3_goes_start_to_the_left_of_the_trigger(seats: tuple[int, int], trigger: int, attacker: int) -> None:
    t = meeting(*seats).ending(trigger)
    battle = t.st.stack[-1]
    assert isinstance(battle, Battle)
    assert (battle.attacker, battle.defender) == (attacker, sum(seats) - attacker)
    assert t.st.active == attacker


@clause("BS-16.3")
def test_bs_16_3_the_end_begins_after_the_turn_that_triggered_it() -> None:
    t = meeting(1, 2).bag_of(0)
    t.st.regroups = [1, 2, 2, 2]
    t.turn(0, DRAW)
    assert (t.st.active, t.seat, t.kind) == (1, 2, "withdraw")
    assert t.events("end_battles") == [()]


@clause("BS-16.4")
def test_bs_16_4_a_player_fights_all_own_battles_in_any_order_and_then_draws() -> None:
    t = (
        Table("dragon_riders", "horse_lords", "hill_folk", "necromancers")
        .units(0, "lament", "dragon")
        .units(0, "oxgate", "dragon")
    )
    t.units(1, "lament", "swords").units(2, "oxgate", "swords").villages(1, "dunlow", 2).units(0, "dunlow", "swords")
    t.units(0, "vesper", "citadel").hand(0, "blank", "lizardmen").hand(3, "goblins").ending(3)
    assert (t.kind, t.seat) == ("battle", 0)
    assert t.options == ["lament p2", "oxgate p3"]
    kinds = set()
    t.load(*draws(5, 5, 4), *draws(2, 2, 3)).pick("oxgate p3")
    while t.st.decision is not None:
        kinds.add(t.kind)
        assert t.seat == 0
        t.st.apply(t.st.decision.options[0])
    assert kinds == {"substitute"}  # no capturing, moving, building or constructing
    assert [len(hand) for hand in t.st.hand] == [6, 7, 6, 6]
    assert t.st.villages_on_map(1) == 0  # captured without a tile, at the very end
    assert t.discard_of(0) == ["dragon", "dragon"]


@clause("BS-16.4")
def test_bs_16_4_each_go_counts_as_a_turn_for_retreats() -> None:
    t = (
        Table("dragon_riders", "horse_lords", "hill_folk")
        .units(0, "quern", "swords")
        .units(1, "quern", "swords", "shield")
    )
    t.villages(1, "crossways").units(2, "crossways", "swords").ending(2).pick("crossways")
    assert t.st.retreated == []  # a new go: the second player may even return to quern
    assert (t.st.active, t.kind, t.seat) == (1, "withdraw", 2)
    assert "quern" not in t.options  # held by the first player's swords
    t = (
        Table("dragon_riders", "horse_lords", "hill_folk")
        .units(0, "quern", "swords")
        .units(1, "quern", "swords", "shield")
    )
    t.st.retreated = [(1, t.area("crossways"))]
    assert "crossways" in t.ending(2).options


@clause("BS-16.5")
def test_bs_16_5_all_battle_rules_apply() -> None:
    t = (
        Table("corsairs", "necromancers")
        .units(0, "hollin", "axes", "axes")
        .units(1, "hollin", "necromancer", "goblins")
    )
    t.hand(0, "blank").hand(1, "ship").ending(1)
    assert (t.kind, t.seat) == ("withdraw", 1)  # withdrawal
    t.load(*draws(5, 5, 4), *draws(2, 2, 3)).pick("stay")
    assert (t.kind, t.seat) == ("substitute", 1)  # substitution, the Corsairs last
    t.pick("keep")
    assert (t.kind, t.seat) == ("substitute", 0)
    t.pick("keep")
    assert t.st.vp == [3, 0]  # two units and the Corsair bonus
    assert t.kind == "casualty"
    t = Table("dragon_riders", "necromancers").units(0, "hollin", "swords").units(1, "hollin", "necromancer", "goblins")
    t.ending(1).load(*draws(2, 2, 3), *draws(5, 5, 4, 4)).pick("stay")
    assert (t.kind, t.seat) == ("raise_undead", 1)


@clause("BS-16.6")
@pytest.mark.parametrize("markers", [[3, 3], [0, 1]])
def test_bs_16_6_drawing_refills_the_bag_without_points(markers: list[int]) -> None:
    t = (
        Table("dragon_riders", "corsairs")
        .villages(0, "hollin", 2)
        .villages(1, "dunmere")
        .hand(0, "swords")
        .bag_of(0)
        .bag_of(1)
    )
    t.st.regroups = markers[:]
    t.ending(1)
    assert [len(hand) for hand in t.st.hand] == [6, 6]
    assert [len(pile) for pile in t.st.discard] == [0, 0]
    assert t.st.regroups == markers
    assert result(t).scores == (0, 0)


@clause("BS-16.6")
def test_bs_16_6_also_when_the_last_round_is_over() -> None:
    t = Table("dragon_riders", "corsairs", max_rounds=1).villages(0, "hollin", 2).hand(0, "swords").bag_of(0)
    t.turn(1, DRAW)
    assert t.st.ending == 1
    assert (t.st.regroups, result(t).scores) == ([0, 0], (0, 0))
    assert len(t.st.hand[0]) == 6


@clause("BS-16.7")
def test_bs_16_7_no_desert_check() -> None:
    t = Table("dragon_riders", "corsairs").units(0, "bonesand", "swords").units(1, "saltern-flats", "axes").ending(1)
    assert t.st.result is not None
    assert t.force(0, "bonesand") == ["swords"]
    assert t.force(1, "saltern-flats") == ["axes"]


def chain_of_withdrawals() -> Table:
    """Player 2 meets player 3, who withdraws to player 1, who withdraws to player 2 after both have had their go."""
    t = (
        Table("dragon_riders", "horse_lords", "hill_folk")
        .units(1, "crossways", "swords")
        .units(2, "crossways", "swords")
    )
    t.villages(2, "quern").units(0, "quern", "swords").villages(0, "wheelwright").units(1, "wheelwright", "shield")
    t.ending(2)
    assert (t.st.active, t.kind, t.seat) == (1, "withdraw", 2)
    t.pick("quern")
    assert (t.st.active, t.kind, t.seat) == (2, "withdraw", 0)
    return t


@clause("BS-16.8")
def test_bs_16_8_another_round_without_withdrawals() -> None:
    t = chain_of_withdrawals().hand(0, "blank").load(*draws(5, 5, 4), *draws(2, 2, 3))
    t.pick("wheelwright")
    assert (t.st.active, t.kind, t.seat) == (0, "substitute", 0)  # player 1 attacks player 2, who was not asked
    ending = t.st.stack[0]
    assert isinstance(ending, Ending)
    assert ending.lap == 1
    late = "Withdrawal is over. From the second round of the last battles on nobody may withdraw."
    assert absent(t, 1, "withdraw") == ("BS-16.8", late)
    t.pick("keep")
    while t.st.decision is not None:
        assert t.kind != "withdraw"
        t.st.apply(t.st.decision.options[0])
    assert not any(t.st.is_contested(area) for area in range(t.st.rules.areas))


@clause("BS-16.8")
def test_bs_16_8_no_further_round_without_a_contested_area() -> None:
    t = chain_of_withdrawals().load(*draws(5, 5, 4), *draws(2, 2, 3)).pick("stay", "keep")
    assert t.st.result is not None
    assert t.events("end_battles") == []
    assert t.force(0, "quern") == []


# -- the final count ---------------------------------------------------------------------------------------------------


@clause("BS-16.9")
def test_bs_16_9_every_player_captures_all_villages_under_own_units() -> None:
    t = Table("dragon_riders", "corsairs", "hill_folk").units(0, "quern", "swords").villages(1, "quern", 2)
    t.units(0, "thanes-knoll", "castle").villages(2, "thanes-knoll").units(1, "sedgeley", "axes").villages(
        0, "sedgeley", 2
    )
    t.villages(2, "marshend", 2).villages(0, "orchardine").units(0, "orchardine", "shield").ending(2)
    assert t.st.captured_villages == [3, 2, 0]
    assert t.st.villages_on_map(2) == 2  # no enemy unit there
    assert t.st.villages_on_map(0) == 1  # nobody captures own villages
    assert t.discard_of(0) == []  # without pips


@clause("BS-16.9")
def test_bs_16_9_without_limit() -> None:
    t = Table("dragon_riders", "chaos_horde")
    plains = [name for a, name in enumerate(t.st.rules.map.area_ids) if t.st.rules.terrain[a] == 0][:10]
    for name in plains:
        t.villages(0, name, 2).units(1, name, "hordes")
    t.ending(0)
    assert t.st.captured_villages == [0, 20]
    assert result(t).scores == (0, 10 + 40)


@clause("BS-16.10", "BS-16.11", "BS-16.12")
def test_bs_16_10_to_bs_16_12_points_for_captures() -> None:
    t = (
        Table("dragon_riders", "chaos_horde", "corsairs", "hill_folk")
        .units(0, "lament", "swords")
        .villages(2, "lament", 2)
    )
    captured(t, 0, 2, 3)
    captured(t, 1, 2, 4)
    t.st.captured_citadels = [1, 2, 0, 0]
    t.ending(3)
    assert result(t).scores == (3 + 2 + 5, 10 + 4 * 2 + 2 * 5, 0, 0)


@clause("BS-16.13")
def test_bs_16_13_most_points_win() -> None:
    t = Table("dragon_riders", "horse_lords", "corsairs")
    t.st.vp = [7, 9, 8]
    t.villages(0, "quern", 2).ending(0)
    assert (result(t).winners, result(t).how) == ((1,), "most_vp")
    assert decided_by(t) == ["BS-16.13"]


@clause("BS-16.14")
def test_bs_16_14_a_tie_goes_to_the_most_own_villages_on_the_map() -> None:
    t = Table("dragon_riders", "horse_lords", "corsairs")
    t.st.vp = [9, 9, 8]
    t.villages(1, "quern").villages(2, "crossways", 2).ending(0)
    assert (result(t).winners, result(t).how) == ((1,), "tie_villages")
    assert decided_by(t) == ["BS-16.14"]


@clause("BS-16.14")
def test_bs_16_14_villages_are_counted_after_the_last_captures() -> None:
    t = Table("dragon_riders", "horse_lords", "corsairs")
    t.st.vp = [9, 9, 0]
    t.villages(1, "quern", 2).villages(0, "sedgeley").units(2, "quern", "axes").ending(0)
    assert (result(t).winners, result(t).scores) == ((0,), (9, 9, 2))


@clause("BS-16.15")
def test_bs_16_15_then_to_the_most_points_from_captures() -> None:
    t = captured(Table("dragon_riders", "horse_lords", "corsairs"), 0, 2, 4)
    t.st.captured_citadels = [0, 1, 0]
    t.st.vp = [6, 5, 0]
    t.villages(0, "sedgeley").villages(1, "quern").ending(0)
    assert result(t).scores == (10, 10, 0)
    assert (result(t).winners, result(t).how) == ((1,), "tie_captures")  # a citadel is worth five, four villages four
    assert decided_by(t) == ["BS-16.15"]


@clause("BS-16.15")
def test_bs_16_15_the_chaos_hordes_villages_count_twice_there() -> None:
    t = Table("dragon_riders", "horse_lords", "corsairs", "chaos_horde")
    captured(captured(t, 3, 2, 3), 0, 2, 5)
    t.st.vp = [5, 0, 0, 4]
    t.ending(0)
    assert result(t).scores == (10, 0, 0, 10)
    assert (result(t).winners, result(t).how) == ((3,), "tie_captures")  # six points against five


@clause("BS-16.16")
def test_bs_16_16_then_the_victory_is_shared() -> None:
    t = Table("dragon_riders", "horse_lords", "corsairs")
    captured(captured(t, 0, 2, 2), 1, 2, 2)
    t.st.vp = [7, 7, 8]
    t.ending(1)
    assert (result(t).winners, result(t).how) == ((0, 1), "shared")
    assert decided_by(t) == []
    t = Table("dragon_riders", "horse_lords", "corsairs")
    t.st.vp = [7, 7, 7]
    assert result(t.villages(0, "quern").villages(2, "sedgeley").ending(1)).winners == (0, 2)


@clause("BS-16.17")
def test_bs_16_17_own_villages_score_nothing_at_the_end() -> None:
    t = Table("dragon_riders", "horse_lords").villages(0, "hollin", 2).villages(0, "dunmere", 2).ending(0)
    assert result(t).scores == (0, 0)
    assert result(t).winners == (0,)  # they break the tie
