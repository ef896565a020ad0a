"""The tactician: honest odds, legal and repeatable picks, an answer to every question, and far better than chance."""

from __future__ import annotations

import time
from heapq import heappop, heappush

import pytest

from sandtable.bots import find_bot
from sandtable.bots.first_blood import TacticianBot
from sandtable.bots.first_blood.aims import aim_of, assign_objectives, keeper
from sandtable.bots.first_blood.answers import NAMES, TacticianAnswers
from sandtable.bots.first_blood.odds import with_morale, wounds
from sandtable.bots.first_blood.pathfinding import NEIGHBOURS, ORIGIN, Grid, along_path, towards
from sandtable.bots.first_blood.survey import Survey
from sandtable.bots.play import play_game
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.options import Options
from sandtable.core.space.paths import PathGround, keep_apart
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.combat.attack_traits import AGAIN, DEADLY, EXTRA, PRECISE, TORRENT, Group
from sandtable.games.first_blood.in_force import BY_CLASH, BY_VOLLEY, Situation
from sandtable.games.first_blood.movement.formation.reach import TURN
from sandtable.games.first_blood.movement.march.march import STAY, March
from sandtable.games.first_blood.state import BROKEN, SUPREMACY, State
from sandtable.games.first_blood.tables.scenarios import MAX_TURNS, PLUNDER
from sandtable.games.first_blood.turn.actions import (
    CHARGE,
    CLASH_ACTION,
    INSPIRE,
    MARCH_ACTION,
    RALLY_ACTION,
    TAKE_AIM,
    VOLLEY_ACTION,
)
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.command import StackPhase
from sandtable.games.first_blood.turn.supremacy import SupremacyPhase
from tests.games.first_blood.support import asked, listed, plain, put, run
from tests.support.bots import check_honest

SETS = range(0, len(SPEC.option_sets()), 3)
MAX_DECISIONS = 130
MILITIA, MEN, KNIGHTS, BOWS = 1, 2, 3, 4
JARL, RAIDERS, HUSCARLS, CHOSEN, TROLLS = 5, 6, 7, 8, 9
"""The Regiments of the table of the tests: the Lord's Muster against the Jarl's Raid."""


def pick(st: State) -> Pick:
    assert st.decision is not None
    seat = st.decision.seat
    seen = st.seen_by(seat)
    return TacticianBot().choose(seen, seen.asked(seat))


def test_it_stays_where_the_turns_that_others_named_leave_no_place() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"))
    put(st, 1, *[(2850 - 102 * at, 1800) for at in range(6)])
    put(st, 0, (300, 300))
    run(st, March(1))
    codes = [code for code in asked(st, "floor").options if code]
    st.apply(codes[0])  # up into the Ruin, 1.50" away: 2" are left of the March
    st.apply(TURN)
    st.apply(point(2800, 1800))  # and back a little
    assert asked(st, "march").region is not None
    assert asked(st, "march").options == [TURN, STAY]
    assert pick(st) == STAY


# --- odds -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "target", "group"),
    [
        (BY_VOLLEY, RAIDERS, (12, 2, 0)),
        (BY_VOLLEY, HUSCARLS, (12, 3, EXTRA)),
        (BY_VOLLEY, HUSCARLS, (9, 2, TORRENT)),
        (BY_VOLLEY, TROLLS, (6, 3, DEADLY)),
        (BY_VOLLEY, HUSCARLS, (12, 3, PRECISE)),
        (BY_CLASH, RAIDERS, (8, 3, AGAIN)),
    ],
)
def test_odds_agree_with_attacks_by_the_rules(kind: int, target: int, group: Group) -> None:
    st = plain(placement="auto")
    put(st, MEN, (400, 400))
    put(st, target, (400, 2000))
    promised = wounds(st, target, [group], Situation(kind, MEN))
    if kind == BY_CLASH:
        promised = with_morale(st, target, promised)
    suffered = [fought(st, kind, target, group, seed) for seed in range(250)]
    assert sum(suffered) / len(suffered) == pytest.approx(promised, abs=0.35)


def fought(start: State, kind: int, target: int, group: Group, seed: int) -> int:
    """The Wounds of one attack by the rules, without re-rolls of its Leaders."""
    st = start.clone()
    st.renew(seed)
    attack = Attack(0, MEN, target, kind, [group], [])
    st.push(attack)
    while True:
        st.run()
        if st.decision is None or attack not in st.stack:
            return attack.suffered
        st.step(-1)


# --- picks ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", SETS)
def test_picks_are_legal_repeatable_and_blind(number: int) -> None:
    check_honest(SPEC, "tactician", number, MAX_DECISIONS, 9, 6)


def test_every_kind_of_question_has_an_answer_of_its_own() -> None:
    names = [NAMES.get(kind, kind) for kind in SPEC.kinds]
    assert [name for name in names if not callable(getattr(TacticianAnswers, name, None))] == []


def test_a_question_it_does_not_know_gets_the_first_answer() -> None:
    st = SPEC.start(2, {}, 1, log=False)
    assert TacticianBot().choose(st.seen_by(0), Decision("unheard_of", 0, [3, 4, -1], "FB-1.1")) == 3


# --- judgement ------------------------------------------------------------------------------------------------------------


def acting(st: State, number: int) -> State:
    return run(st, Activation(number, [], 2, False))


def test_knights_charge_raiders_and_strike_inspired() -> None:
    st = plain(placement="auto")
    put(st, KNIGHTS, (1000, 1000))
    put(st, RAIDERS, (1000, 1600))
    acting(st, KNIGHTS)
    assert pick(st) == CHARGE


def test_a_few_bowmen_do_not_charge_huscarls() -> None:
    st = plain(placement="auto")
    put(st, BOWS, (1000, 1000))
    put(st, HUSCARLS, (1000, 1500))
    acting(st, BOWS)
    assert pick(st) in (VOLLEY_ACTION, TAKE_AIM)


def test_in_contact_it_inspires_before_it_strikes() -> None:
    st = plain(placement="auto")
    put(st, MEN, (1000, 1000))
    put(st, RAIDERS, (1000, 1100))
    acting(st, MEN)
    assert pick(st) == INSPIRE
    st.apply(INSPIRE)
    assert pick(st) == CLASH_ACTION


def test_the_broken_rally() -> None:
    st = plain(placement="auto")
    put(st, MEN, (1000, 1000))
    st.set_mark(MEN, BROKEN)
    acting(st, MEN)
    assert pick(st) == RALLY_ACTION


def test_the_volley_goes_where_it_hurts_most() -> None:
    weak = listed("Pheromancer", "- 8 Force-Grown Drones", "- 6 Vanguard Clones", faction="spires")
    st = plain(listed("Noble Lord", "- 9 Mercenary Crossbowmen"), weak, placement="auto")
    put(st, 1, (1000, 1000))
    put(st, 3, (1000, 1700))
    put(st, 4, (2200, 1700))
    acting(st, 1)
    st.apply(VOLLEY_ACTION)
    assert asked(st, "volley").options == [3, 4]
    table = Survey(st.seen_by(0), 0)
    values = {foe: table.volley(1, foe, table.guns(1)) for foe in (3, 4)}
    assert pick(st) == max(values, key=lambda foe: values[foe])


def test_a_march_goes_around_what_is_in_the_way() -> None:
    """The crag lies from 3000, 2300 to 3400, 2700."""
    st = plain(placement="auto")
    put(st, KNIGHTS, (3200, 2150), (2980, 2150))
    run(st, March(KNIGHTS))
    region = asked(st, "march").region
    assert region is not None
    spot = towards(region, (3200.0, 2850.0))
    assert region.contains(spot)
    assert x_of(spot) < 2900
    assert y_of(spot) > 2250
    straight = towards(region, (2200.0, 2150.0))
    assert (x_of(straight), y_of(straight)) == (2401, 2150)  # March 8


def test_markers_are_shared_out() -> None:
    st = plain(placement="auto", scenario="plunder_the_camp")
    assert st.scenario == PLUNDER
    st.diagonal = 0
    for number, x in ((MILITIA, 400), (MEN, 1200), (BOWS, 2000)):
        put(st, number, (x, 600))
    aims = assign_objectives(Survey(st, 0), [MILITIA, MEN, BOWS])
    assert len({aim.spot for aim in aims.values()}) > 1
    assert aims[MILITIA].spot == (900.0, 900.0)


def test_at_the_end_somebody_goes_to_the_centre() -> None:
    st = plain(placement="auto", scenario="desecrate_their_colors")
    put(st, MEN, (1000, 1000))
    put(st, BOWS, (1000, 2000))
    table = Survey(st, 0)
    assert keeper(table) == MEN
    st.turn = MAX_TURNS
    assert aim_of(table, MEN).spot == (1800.0, 1800.0)


def test_who_can_strike_is_high_in_the_stack() -> None:
    st = plain(placement="auto")
    put(st, MEN, (1000, 1000))
    put(st, MILITIA, (200, 200))
    put(st, RAIDERS, (1000, 1100))
    run(st, StackPhase.of(st))
    assert pick(st) == st.plan(MEN).card


def test_a_tie_is_turned_into_the_first_go() -> None:
    st = plain(placement="auto")
    seen = st.seen_by(0)
    assert TacticianBot().choose(seen, Decision("score", 0, [0, 1, 2], "FB-10.7", (3, 3))) == 1
    assert TacticianBot().choose(seen, Decision("score", 0, [0, 1, 2], "FB-10.7", (5, 2))) == 0


def test_help_is_called_for_when_it_is_needed() -> None:
    st = plain(listed("Theist Priest", "- 8 Militia", "- 6 Militia Bowmen"), placement="auto")
    for number, y in ((0, 300), (1, 600), (2, 900)):
        put(st, number, (400, y))
    st.phase, st.first = SUPREMACY, 0
    st.command = [[], []]
    run(st, SupremacyPhase(4, [5, 2], -1))
    assert asked(st, "supremacy").seat == 0
    assert pick(st) == -1
    st.set_mark(1, BROKEN)
    assert pick(st) != -1


def test_a_path_is_the_same_as_if_the_whole_table_had_been_searched() -> None:
    """Past scattered bases, also to a goal that is shut in or off the table."""
    goals = [(x + 30.0, y + 70.0) for x in range(-100, 3600, 450) for y in (100, 1700, 3500)]
    bases = [
        keep_apart(400 + 370 * (n % 8), 300 + 410 * (n // 8) + 90 * (n % 3), 150 + 20 * (n % 5), n) for n in range(64)
    ]
    shut = [keep_apart(1830 + dx, 1770 + dy, 130, 99) for dx in (-250, 0, 250) for dy in (-250, 250)]
    shut += [keep_apart(1830 + dx, 1770, 130, 99) for dx in (-250, 250)]
    for barriers in (bases, bases + shut):
        ground = PathGround(barriers, (50, 50, 3550, 3550))
        for goal in (*goals, (1830.0, 1770.0)):
            grid = Grid(ground, (220, 150), goal)
            costs, came, queue = {ORIGIN: 0.0}, {ORIGIN: ORIGIN}, [(0.0, ORIGIN)]
            while queue:
                cost, cell = heappop(queue)
                for step, far in NEIGHBOURS if cost == costs[cell] else ():
                    if grid.is_clear(cell + step) and cost + far < costs.get(cell + step, 1e9):
                        costs[cell + step], came[cell + step] = cost + far, cell
                        heappush(queue, (cost + far, cell + step))
            path = [min(costs, key=lambda cell: (grid.left(cell), costs[cell]))]
            while path[-1] != ORIGIN:
                path.append(came[path[-1]])
            near = [grid.spot(cell) for cell in path[:-1] if costs[cell] * 100 <= 600]
            assert along_path(ground, (220, 150), goal, 600) == near[:8]


def test_odds_are_passed_on_only_while_the_table_stays_the_same() -> None:
    st = plain(placement="auto")
    put(st, MEN, (1000, 1000))
    put(st, RAIDERS, (1000, 1400))
    before = Survey(st, 0)
    odds = before.melee(MEN, RAIDERS)
    assert Survey(st.seen_by(0), 0, before)._melee == {(MEN, RAIDERS): odds}
    assert Survey(st.seen_by(1), 1, before)._melee == {}
    st.set_mark(RAIDERS, BROKEN)
    assert Survey(st.seen_by(0), 0, before)._melee == {}


def test_a_march_is_made_towards_an_aim_that_is_far() -> None:
    st = plain(placement="auto")
    put(st, MEN, (1000, 300))
    acting(st, MEN)
    st.turn = 3
    assert pick(st) in (MARCH_ACTION, -1)


# --- strength -------------------------------------------------------------------------------------------------------------

GAMES: list[Options] = [
    {"scenario": "plunder_the_camp", "army_2": "sp-directorate-strike", "battlefield": "hill-fort"},
    {"scenario": "desecrate_their_colors", "army_1": "dw-hold-guard", "army_2": "no-jarls-raid"},
    {
        "scenario": "stake_your_claim",
        "army_1": "sp-fleshcrafters",
        "army_2": "sp-directorate-strike",
        "battlefield": "market-town",
    },
    {"scenario": "plunder_the_camp", "army_2": "sp-directorate-strike", "placement": "auto", "open_stacks": "on"},
]


def test_beats_random_play_and_thinks_fast() -> None:
    won = decisions = 0
    start = time.thread_time()
    for game, options in enumerate(GAMES):
        bots = [find_bot("tactician" if each == game % 2 else "random", SPEC, game) for each in range(2)]
        result, count = play_game(SPEC, bots, options, game)
        won += result.winners == (game % 2,)
        decisions += count
    assert won >= len(GAMES) - 1
    assert (time.thread_time() - start) / decisions < 0.05  # 4 ms on an idle machine, the game included
