"""Chapter 15 of the Bloodstones ledger: giving up (BS-15.14 to BS-15.16)."""

from __future__ import annotations

from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import NOBODY, NOWHERE
from sandtable.games.bloodstones.tables.terrain import VILLAGE_ROOM
from sandtable.games.bloodstones.turn import MAIN
from tests.games.bloodstones.playing import decline
from tests.games.bloodstones.support import Table, draws
from tests.support import clause, is_running


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
    t.answer_lone()
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
def test_bs_15_14_in_the_own_turn_the_turn_ends_and_all_pieces_leave() -> None:
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
def test_bs_15_14_who_gives_up_in_the_last_battles_cannot_win() -> None:
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
def test_bs_15_15_in_the_own_turn_battles_that_must_be_fought_are_fought() -> None:
    t = three()
    home = t.st.rules.map.area_ids[t.st.unit_areas(1)[0]]
    t.units(0, home, "swords").turn(0, MAIN)
    told: list[str] = []
    t.st.concede(0)
    told += [event[0] for event in t.st.events]
    while t.st.active == 0:
        decline(t)
        told += [event[0] for event in t.st.events]
    assert "battle" in told
    assert "left" in told


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
