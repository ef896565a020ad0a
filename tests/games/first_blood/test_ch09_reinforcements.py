"""Chapter 9: which Regiments arrive this Turn."""

from __future__ import annotations

from sandtable.games.first_blood.state import ARRIVED, ARRIVING, FIELD, RESERVE, RETURNED, State
from sandtable.games.first_blood.tables.scenarios import AUTOMATIC, CANNOT_ARRIVE
from sandtable.games.first_blood.tables.terms import HEAVY, LIGHT, MEDIUM
from sandtable.games.first_blood.turn.reinforcements import FAIL, LEAVE, ORDINARY, PASS, Arrivals, needed, turn_back
from tests.games.first_blood.support import answer, asked, game, listed, load, regiment, run
from tests.support import clause


def arrivals(st: State, turn: int, seat: int = 0) -> State:
    st.turn = turn
    return run(st, Arrivals(0, seat, [], [], [], []))


def arriving(st: State) -> list[str]:
    return [st.plan(r).entry for r, status in enumerate(st.status) if status == ARRIVING]


@clause("FB-9.1", "FB-9.4", "FB-9.7")
def test_fb_9_1_dice_belong_to_the_class_and_the_owner_chooses() -> None:
    st = game()  # Light: Militia and Mercenary Crossbowmen
    load(st, 2, 3)
    arrivals(st, 1)
    question = asked(st, "arrives")
    light = [regiment(st, "militia"), regiment(st, "mercenary_crossbowmen")]
    assert (question.seat, question.options, question.context) == (0, light, (LIGHT, 1))
    st.apply(light[1])
    assert arriving(st) == ["mercenary_crossbowmen"]
    assert st.status[light[0]] == RESERVE
    assert st.has_mark(light[1], ARRIVED)


@clause("FB-9.2", "FB-9.3")
def test_fb_9_2_what_each_class_needs_by_turn() -> None:
    st = game()
    table = []
    for turn in range(1, 8):
        st.turn = turn
        table.append([needed(st, klass) for klass in (LIGHT, MEDIUM, HEAVY)])
    assert table[:4] == [
        [3, CANNOT_ARRIVE, CANNOT_ARRIVE],
        [3, 5, CANNOT_ARRIVE],
        [AUTOMATIC, 3, 5],
        [AUTOMATIC, AUTOMATIC, 3],
    ]
    assert table[4] == table[5] == table[6] == [AUTOMATIC] * 3
    arrivals(st, 6)
    assert len(arriving(st)) == 5  # all of seat 0, without a die
    assert not st.drawn


@clause("FB-9.1", "FB-9.5")
def test_fb_9_5_characters_arrive_by_their_class() -> None:
    st = game()
    load(st, 2, 2, 5, 4, 4)  # Light fail; Noble Lord, Men-at-Arms, Household Knights are Medium: one success
    arrivals(st, 2)
    assert regiment(st, "noble_lord") in asked(st, "arrives").options
    st.apply(regiment(st, "noble_lord"))
    assert arriving(st) == ["noble_lord"]


@clause("FB-9.8", "FB-13.18")
def test_fb_9_8_who_could_not_enter_arrives_by_itself() -> None:
    st = game()
    militia = regiment(st, "militia")
    st.status[militia] = ARRIVING
    st.set_mark(militia, ARRIVED)
    turn_back(st, militia)
    assert st.status[militia] == RESERVE
    assert st.has_mark(militia, RETURNED)
    load(st, 1)  # one die only, for the Crossbowmen
    arrivals(st, 1)
    assert arriving(st) == ["militia"]
    assert len(st.drawn) == 1
    assert not st.has_mark(militia, RETURNED)


@clause("FB-9.9", "FB-24.19", "FB-27.3")
def test_fb_9_9_flank_chooses_pass_fail_or_roll() -> None:
    hunt = "no-call-of-the-hunt"  # Call the Hunt: the whole warband of the Blooded has Flank, even off the battlefield
    for pick, dice, comes in ((PASS, 2, True), (FAIL, 2, False), (ORDINARY, 3, True)):
        st = game(hunt)
        blooded = regiment(st, "blooded")
        load(st, 6, 6, 6, 6, 6)
        arrivals(st, 1)
        question = asked(st, "flank")
        assert (question.context, question.options) == ((blooded,), [ORDINARY, PASS, FAIL])
        st.apply(pick)
        answer(st, "flank", FAIL)  # Raiders of the warband
        answer(st, "flank", FAIL)  # the Fenrbeast
        assert ("blooded" in arriving(st)) == comes
        assert len(st.drawn) == dice  # the Shaman and his Raiders, and the Blooded if it rolls
    st = game(hunt)
    arrivals(st, 3)  # Light ones are automatic now: they must arrive
    assert asked(st, "flank").context == (regiment(st, "ulfhednar"),)
    assert "blooded" in arriving(st)


@clause("FB-9.10", "FB-17.21", "FB-27.3")
def test_fb_9_10_one_die_is_rolled_again_after_all_are_on_the_table() -> None:
    wise = listed("Noble Lord", "retinue: Tactics, Tactics, Tactics", "- 6 Militia", "- 6 Militia Bowmen")
    st = game(wise)
    load(st, 1, 2)
    arrivals(st, 1)
    question = asked(st, "reroll_arrival")
    assert question.options == [LEAVE, 0, 1]  # the Character need not be on the battlefield
    load(st, 3)
    st.apply(0)
    assert asked(st, "arrives").context == (LIGHT, 1)  # no second re-roll this Turn
    st = game(wise)
    lord = st.plan(regiment(st, "noble_lord"))
    st.place[lord.first + 1] = -1  # one of the three Retinue Models is slain
    load(st, 1, 2)
    arrivals(st, 1)
    assert st.decision is None


def test_an_ability_turns_a_failure_into_a_success() -> None:
    horn = listed("Jarl", "items: Horn of the Deep Fjord", "- 6 Raiders", "- 6 Bow-Chosen", faction="nords")
    st = game(horn)
    load(st, 1, 1)
    arrivals(st, 1)
    assert asked(st, "turn_arrival").options == [LEAVE, 0]  # equal dice are one option
    st.apply(0)
    answer(st, "arrives", regiment(st, "raiders"))
    assert arriving(st) == ["raiders"]
    load(st, 1, 1)
    arrivals(st, 2)
    assert st.decision is None  # once per game


@clause("FB-9.11")
def test_fb_9_11_a_number_above_6_cannot_be_rolled() -> None:
    st = game("no-jarls-raid")
    surprise = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.effect.op == "reinforcement")
    st.lasting = [(surprise, -1, 2, 2)]
    st.turn = 1
    assert needed(st, LIGHT) == 3
    st.turn = 2
    assert (needed(st, LIGHT), needed(st, MEDIUM)) == (5, CANNOT_ARRIVE)
    st.lasting = [(surprise, -1, 2, 3)]
    st.turn = 3
    assert (needed(st, LIGHT), needed(st, MEDIUM), needed(st, HEAVY)) == (AUTOMATIC, 5, CANNOT_ARRIVE)


@clause("FB-9.6")
def test_fb_9_6_rolls_of_both_players_are_independent() -> None:
    st = game()
    st.status = [FIELD] * len(st.status)
    arrivals(st, 2, 1)
    assert st.decision is None
    assert not arriving(st)
