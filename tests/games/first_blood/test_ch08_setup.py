"""Chapter 8: scenario, battlefield, edges; the Phases of a Game Turn (chapter 1)."""

from __future__ import annotations

from sandtable.core.engine.rng import seeded
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.in_force import UNTIL_CASTER_ACTS, UNTIL_NEXT_TURN, UNTIL_TURN
from sandtable.games.first_blood.state import (
    ACTIVATED,
    AIM,
    BROKEN,
    EAST,
    INSPIRED,
    NORTH,
    NOWHERE,
    RETURNED,
    SOUTH,
    WEST,
    Rules,
    State,
    fresh,
)
from sandtable.games.first_blood.tables.battlefields import battlefield_ids
from sandtable.games.first_blood.tables.scenarios import DESECRATE, PLUNDER
from sandtable.games.first_blood.turn.game_turn import PHASES, GameTurn, end_turn
from sandtable.games.first_blood.turn.setup import Setup
from tests.games.first_blood.support import answer, asked, game, load, run
from tests.support import clause


def new(**options: str | int) -> State:
    st = fresh(Rules(SPEC.check_options(2, dict(options))), seeded(3))
    st.logging = True
    return st


@clause("FB-8.1", "FB-8.2", "FB-8.7", "FB-27.2")
def test_fb_8_1_the_order_of_setting_up() -> None:
    st = new(battlefield="hill-fort")
    load(st, 2, 4, 4, 1, 6)  # scenario 1; a tied roll-off; seat 1 wins
    run(st, Setup(0))
    assert st.scenario == PLUNDER
    assert st.turn == 0
    edge = asked(st, "edge")
    assert (edge.seat, edge.options, edge.clause) == (1, [SOUTH, EAST, NORTH, WEST], "FB-8.7")
    st.apply(EAST)
    assert (st.edge_of(1), st.edge_of(0)) == (EAST, WEST)
    diagonal = asked(st, "diagonal")
    assert (diagonal.seat, diagonal.options) == (0, [0, 1])  # the loser chooses it
    load(st, *[6] * 20)
    st.apply(1)
    assert (st.diagonal, st.turn) == (1, 1)


@clause("FB-8.2", "FB-1.12", "FB-25.6")
def test_fb_8_2_what_was_agreed_is_not_rolled() -> None:
    st = new(scenario="desecrate_their_colors")
    st.rng.load([5, 3, 0])  # the sixth battlefield, then the roll-off
    run(st, Setup(0))
    assert st.scenario == DESECRATE
    assert st.field().id == battlefield_ids()[5]
    load(st, *[6] * 20)
    answer(st, "edge", NORTH)
    assert st.diagonal == NOWHERE  # no diagonal in scenario 2
    assert st.turn == 1


@clause("FB-1.2", "FB-1.3")
def test_fb_1_2_five_phases_in_order_and_again() -> None:
    names = [step.__name__ for step in PHASES]
    assert names == [
        "begin",
        "first_arrivals",
        "second_arrivals",
        "command",
        "look_at_stacks",
        "supremacy",
        "action",
        "victory",
        "score",
        "finish",
    ]
    slow = "Test\nfaction: hundred-kingdoms\nPriory Commander, Warlord\n- 5 Order of the Sword"
    st = game(slow, slow)
    st.turn = 0
    st.first = 1
    load(st, 1, 6, 1, 1, 1, 1, 1, 6)  # nobody can arrive in Turn 1; Medium ones fail in Turn 2
    run(st, GameTurn(0))
    assert st.turn >= 2


@clause("FB-1.9", "FB-14.2", "FB-16.3")
def test_fb_1_9_what_lasts_until_the_end_of_the_turn() -> None:
    st = game()
    st.marks[1] = AIM | INSPIRED | ACTIVATED | BROKEN | RETURNED
    st.marches[1] = 2
    st.events_on = [(0, 1, 0)]
    st.lasting = [(0, 1, UNTIL_TURN, 1), (0, 1, UNTIL_NEXT_TURN, 2), (0, 1, UNTIL_CASTER_ACTS, 0)]
    end_turn(st)
    assert st.marks[1] == BROKEN | RETURNED
    assert (st.marches[1], st.events_on) == (0, [])
    assert [row[2] for row in st.lasting] == [UNTIL_NEXT_TURN, UNTIL_CASTER_ACTS]
    st.turn = 2
    end_turn(st)
    assert [row[2] for row in st.lasting] == [UNTIL_CASTER_ACTS]


@clause("FB-1.8", "FB-9.6")
def test_fb_1_8_who_is_first_outside_the_action_phase() -> None:
    st = game()
    st.edge_winner = 1
    assert st.elder() == 1
    st.first = 0
    assert st.elder() == 0


@clause("FB-1.4")
def test_fb_1_4_a_player_may_concede_at_any_time() -> None:
    st = new(battlefield="hill-fort", scenario="stake_your_claim")
    run(st, Setup(0))
    st.vp = [9, 0]
    st.concede(0)
    assert st.result is not None
    assert (st.result.winners, st.result.how) == ((1,), "conceded")
