"""Chapter 5 of the Bloodstones ledger: turn structure."""

from __future__ import annotations

import pytest

from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.state import NOBODY
from sandtable.games.bloodstones.turn import CONSTRUCT, DRAW, UNDEAD_MOVES
from tests.games.bloodstones.playing import decline, fixed, random_game, say
from tests.games.bloodstones.support import Table, draws
from tests.support import clause

PHASES = {
    "capture_tile": 1,
    "capture_village": 1,
    "undead_step": 2,
    "main_action": 3,
    "construct_tile": 4,
    "construct_village": 4,
}


def everything(faction: str, *others: str) -> Table:
    """A position in which the first player can act in every phase."""
    t = (
        Table(faction, *others)
        .units(0, "quern", "cavalry")
        .villages(1, "quern")
        .hand(0, "leader", "leader" if faction in ("horse_lords", "chaos_horde") else "ship")
    )
    if faction != "chaos_horde":
        t.units(0, "orchardine", "citadel")
    if faction == "necromancers":
        t.units(0, "sedgeley", "undead")
    return t


@clause("BS-5.1")
@pytest.mark.parametrize("first", ["1", "3", "5"])
def test_bs_5_1_turns_go_clockwise_from_the_first_player(first: str) -> None:
    turns: list[int] = []
    for st in random_game(5, 4, first_player=first, max_rounds=3, faction_assignment="random"):
        turns += [int(str(event[1][0])) for event in st.events if event[0] == "turn"]
    start = int(first) - 1
    assert turns == [(start + k) % 5 for k in range(15)]


@clause("BS-5.2", "BS-5.5")
def test_bs_5_2_the_phases_in_their_order() -> None:
    t = everything("necromancers", "hill_folk", "corsairs").turn(0)
    asked = []
    while t.seat == 0:
        asked.append(t.kind)
        assert t.st.active == 0
        decline(t)  # phases 1, 2 and 4 may be skipped
    assert asked == ["capture_tile", "undead_step", "main_action", "construct_tile"]
    assert len(t.st.hand[0]) == 6  # phase 5
    assert t.st.active == 1


@clause("BS-5.2")
@pytest.mark.parametrize("seed", range(3))
def test_bs_5_2_no_phase_comes_back(seed: int) -> None:
    turn: tuple[int, int] = (0, 0)
    last = 0
    for st in random_game(3, seed, **fixed("necromancers", "hill_folk", "chaos_horde"), max_rounds=10):
        if st.decision is None or st.round == 0 or st.ending != NOBODY:
            continue
        if (st.round, st.active) != turn:
            turn, last = (st.round, st.active), 0
        phase = PHASES.get(st.decision.kind, last)
        if not (st.faction[st.active] == 4 and phase == 1):  # the Chaos Horde captures in phase 3 (BS-14.30)
            assert phase >= last
            last = phase


@clause("BS-5.3")
def test_bs_5_3_no_capture_and_construct_phases_for_the_chaos_horde() -> None:
    t = everything("chaos_horde", "hill_folk", "corsairs").turn(0)
    assert t.kind == "main_action"
    t.pick("end")
    assert t.seat == 1
    t = everything("horse_lords", "hill_folk", "corsairs").turn(0)
    assert t.kind == "capture_tile"


@clause("BS-5.4")
def test_bs_5_4_only_necromancers_move_undead() -> None:
    t = everything("necromancers", "hill_folk", "corsairs").turn(0, UNDEAD_MOVES)
    assert t.kind == "undead_step"
    t = everything("horse_lords", "necromancers", "corsairs").units(1, "sedgeley", "undead").turn(0, UNDEAD_MOVES)
    assert t.kind == "main_action"


@clause("BS-5.5")
def test_bs_5_5_the_draw_phase_is_mandatory() -> None:
    t = Table("horse_lords", "corsairs").hand(0, "swords").turn(0)
    assert t.options == ["end"]
    t.pick("end", "none")
    assert t.seat == 1
    assert len(t.st.hand[0]) == 7


@clause("BS-5.6")
def test_bs_5_6_the_active_player_attacks() -> None:
    def fight(active: int) -> Battle:
        t = Table("horse_lords", "corsairs").units(0, "hollin", "swords").units(1, "hollin", "axes")
        t.main(active).pick("battle")
        battle = t.st.stack[-1]
        assert isinstance(battle, Battle)
        assert t.seat == battle.defender  # asked whether to withdraw
        return battle

    assert (fight(0).attacker, fight(0).defender) == (0, 1)
    assert (fight(1).attacker, fight(1).defender) == (1, 0)


@clause("BS-5.7")
def test_bs_5_7_the_record_of_retreats_is_emptied_when_a_turn_begins() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "hollin", "swords", "swords").units(1, "hollin", "swords", "shield")
    t.battle("hollin", dice=[*draws(5, 5, 4), *draws(2, 2, 3)]).pick("stay", "shield", "estmark")
    assert t.st.retreated == [(1, t.area("hollin"))]
    t.pick("end")
    assert (t.seat, t.st.retreated) == (1, [])
    t = Table("horse_lords", "hill_folk").units(0, "estmark", "swords").units(1, "estmark", "swords")
    t.st.retreated = [(0, t.area("hollin"))]
    t.battle("estmark", attacker=1, defender=0)
    assert "hollin" in t.options  # the previous turn is forgotten


@clause("BS-5.7")
def test_bs_5_7_within_the_turn_the_record_is_kept() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "hollin", "swords", "swords").units(1, "hollin", "swords", "shield")
    t.hand(0, "leader").battle("hollin", dice=[*draws(5, 5, 4), *draws(2, 2, 3)])
    t.pick("stay", "keep", "shield", "estmark")
    say(t, "move", "hollin", "estmark", "2", "end-move", "battle")
    assert t.kind == "withdraw"
    assert "hollin" not in t.options
    assert t.why_not("area", "hollin") == ["BS-11.12"]


@clause("BS-5.8")
def test_bs_5_8_the_turn_passes_to_the_left() -> None:
    t = Table("horse_lords", "hill_folk", "corsairs", "necromancers").turn(3).pick("end")
    assert (t.st.active, t.st.round) == (0, 2)
    say(t, "none", "end", "none")
    assert (t.st.active, t.st.round) == (1, 2)


@clause("BS-5.8")
def test_bs_5_8_unless_the_end_was_triggered() -> None:
    t = Table("horse_lords", "hill_folk", "corsairs").bag_of(0)
    t.st.regroups = [1, 2, 2]
    t.turn(0, DRAW)
    assert t.st.decision is None
    assert t.st.result is not None
    t = Table("horse_lords", "hill_folk", "corsairs").bag_of(0)
    t.st.regroups = [1, 2, 1]
    t.turn(0, DRAW)
    assert t.st.active == 1


@clause("BS-5.9")
def test_bs_5_9_a_player_without_pieces_takes_turns() -> None:
    t = Table("horse_lords", "hill_folk").units(1, "hollin", "citadel").turn(0)
    assert (t.seat, t.options) == (0, ["end"])
    t = Table("horse_lords", "hill_folk").units(1, "hollin", "citadel").hand(0, "blank").turn(0, CONSTRUCT)
    assert (t.seat, t.kind) == (0, "construct_tile")
    t.pick("none")
    assert len(t.st.hand[0]) == 7
