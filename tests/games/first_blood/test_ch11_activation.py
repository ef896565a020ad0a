"""Chapter 11: cards are turned over, Regiments act; the Actions that need no move (chapters 14, 16, 24)."""

from __future__ import annotations

from sandtable.core.engine.cards import UNKNOWN
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.reform import must_reform
from sandtable.games.first_blood.knowledge import check_sound
from sandtable.games.first_blood.state import (
    ACTIVATED,
    AIM,
    BLESSED_DEFENCE,
    BLESSED_HITS,
    BROKEN,
    GONE,
    INSPIRED,
    NO_BLESSING,
    State,
)
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.actions import (
    CLASH_ACTION,
    COMBAT_RALLY,
    COMBAT_REFORM,
    END,
    INSPIRE,
    MARCH_ACTION,
    OVERCHARGE_ACTION,
    RALLY_ACTION,
    TAKE_AIM,
    WITHDRAW_ACTION,
)
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.wounds import drop_card, slay
from tests.games.first_blood.support import answer, asked, clause_of, game, keys, listed, load, put, regiment, run
from tests.support import clause


def phase(st: State, mine: list[int], theirs: list[int], first: int = 0) -> State:
    st.command = [mine, theirs]
    st.first = first
    return run(st, ActionPhase(first))


def spread(st: State, *numbers: int) -> None:
    """Regiments far apart, seat 0 in the south."""
    for at, number in enumerate(numbers):
        put(st, number, (100 + 100 * at, 300 + 300 * at))


def acting(st: State, number: int) -> State:
    return run(st, Activation(number, [], 2, must_reform(st, number)))


@clause("FB-11.1", "FB-11.3", "FB-11.18")
def test_fb_11_1_players_alternate_and_an_empty_stack_is_skipped() -> None:
    st = game()
    spread(st, 1, 2, 3, 6, 7)
    phase(st, [3, 2, 1], [6], first=1)
    order = []
    while st.decision is not None:
        order.append((st.active, asked(st, "action").context[0]))
        st.apply(END)
    assert order == [(1, 6), (0, 1), (0, 2), (0, 3)]
    assert all(st.has_mark(number, ACTIVATED) for number in (1, 2, 3, 6))
    assert st.active == -1


@clause("FB-11.3", "FB-1.6")
def test_fb_11_3_the_card_is_turned_over_for_all() -> None:
    st = game()
    spread(st, 1, 2)
    phase(st, [2, 1], [])
    assert ("card", (0, 1)) in [event[:2] for event in st.events]
    assert st.revealing
    assert st.seen_by(1).command[0] == [UNKNOWN]


@clause("FB-4.22")
def test_fb_4_22_the_owner_chooses_among_regiments_of_one_entry() -> None:
    st = game("no-call-of-the-hunt")
    spread(st, 1, 5)
    phase(st, [1, 1], [])
    question = asked(st, "activate")
    assert (question.seat, question.options) == (0, [1, 5])
    st.apply(5)
    answer(st, "action", END)
    assert asked(st, "action").context[0] == 1  # the other one, without a question


@clause("FB-4.23")
def test_fb_4_23_the_card_of_a_destroyed_regiment_leaves_the_stack() -> None:
    st = game("no-call-of-the-hunt")
    spread(st, 1, 5)
    st.command[0] = [1, 0, 1, 2]
    drop_card(st, 5)
    assert st.command[0] == [0, 1, 2]  # of identical cards the lowest
    st.set_mark(1, ACTIVATED)
    drop_card(st, 1)
    assert st.command[0] == [0, 1, 2]


@clause("FB-4.23", "FB-11.16")
def test_fb_4_23_a_regiment_that_dies_while_it_acts_takes_no_other_card_along() -> None:
    st = game("no-call-of-the-hunt")
    spread(st, 1, 5, 6)
    assert st.plan(1).card == st.plan(5).card
    phase(st, [1, 1], [])
    answer(st, "activate", 1)
    for model in st.models(1):
        slay(st, model)
    assert st.status[1] == GONE
    assert st.cards_of(0) == [1]  # the card of the other one
    st.apply(END)
    assert asked(st, "action").context[0] == 5
    check_sound(st)


@clause("FB-11.2", "FB-11.8", "FB-11.14", "FB-11.15")
def test_fb_11_8_two_actions_or_fewer_then_activated() -> None:
    st = game(listed("Tempered Sorcerer", "- 6 Fireforged", "- 2 Magmaforged", faction="dweghom"))
    spread(st, 2)
    acting(st, 2)
    assert asked(st, "action").context == (2, 0)
    st.apply(OVERCHARGE_ACTION)
    assert asked(st, "action").context == (2, 1)
    assert not st.has_mark(2, ACTIVATED)
    st.apply(OVERCHARGE_ACTION)
    assert st.decision is None
    assert st.has_mark(2, ACTIVATED)
    st.drop_mark(2, ACTIVATED)
    acting(st, 2)
    st.apply(END)
    assert st.has_mark(2, ACTIVATED)  # doing nothing counts as activated


@clause("FB-11.9", "FB-24.28", "FB-24.29")
def test_fb_11_9_no_action_twice_but_overcharge() -> None:
    st = game(listed("Tempered Sorcerer", "- 6 Fireforged", "- 2 Magmaforged", faction="dweghom"))
    spread(st, 1, 2)
    acting(st, 2)
    st.apply(OVERCHARGE_ACTION)
    assert OVERCHARGE_ACTION in asked(st, "action").options
    st.apply(OVERCHARGE_ACTION)
    assert st.overcharge[2] == 2
    acting(st, 1)
    assert OVERCHARGE_ACTION not in asked(st, "action").options
    assert SPEC.presentation.why_not(st, 0, ("action", OVERCHARGE_ACTION)) == ["FB-24.28"]
    assert clause_of(Activation(1, [TAKE_AIM], 1, False).why_not_take(st, TAKE_AIM)) == "FB-11.9"


@clause("FB-14.1")
def test_fb_14_1_take_aim_sets_the_marker() -> None:
    st = game()
    put(st, 4, (400, 1000))
    acting(st, 4)
    assert SPEC.presentation.why_not(st, 0, ("action", TAKE_AIM)) == ["FB-14.1"]  # nobody to shoot at
    st.apply(END)
    st.drop_mark(4, ACTIVATED)
    put(st, 6, (400, 1700))
    acting(st, 4)
    st.apply(TAKE_AIM)
    assert st.has_mark(4, AIM)


@clause("FB-27.6", "FB-14.1", "FB-16.2")
def test_fb_27_6_actions_that_do_nothing_are_not_offered() -> None:
    st = game()
    put(st, 4, (400, 1000))
    put(st, 6, (400, 1700))
    bows = Activation(4, [], 2, False)
    assert TAKE_AIM in bows.actions(st)
    bows.taken, bows.left = [MARCH_ACTION], 1
    assert TAKE_AIM not in bows.actions(st)  # no Action is left for the Volley
    assert clause_of(bows.why_not_take(st, TAKE_AIM)) == "FB-14.1"
    assert clause_of(Activation(1, [], 2, False).why_not_take(st, TAKE_AIM)) == "FB-14.3"  # Militia have no Barrage
    melee(st, 1, 9)
    fighters = Activation(1, [], 2, False)
    assert INSPIRE in fighters.actions(st)
    fighters.taken, fighters.left = [CLASH_ACTION], 1
    assert INSPIRE not in fighters.actions(st)
    assert clause_of(fighters.why_not_take(st, INSPIRE)) == "FB-16.2"
    st.rules.asks_all = True  # the earlier rules offer them
    assert INSPIRE in fighters.actions(st)
    assert TAKE_AIM in Activation(2, [], 2, False).actions(st)


def melee(st: State, mine: int, theirs: int) -> None:
    """Two Regiments face to face, all Models in contact."""
    put(st, mine, (400, 1000))
    put(st, theirs, (400, 1100))


@clause("FB-11.10", "FB-11.11", "FB-11.12", "FB-16.2")
def test_fb_11_11_engaged_regiments_take_combat_actions_only() -> None:
    st = game()
    melee(st, 1, 6)
    acting(st, 1)
    assert asked(st, "action").options == [END, INSPIRE, CLASH_ACTION, COMBAT_REFORM, WITHDRAW_ACTION]
    assert SPEC.presentation.why_not(st, 0, ("action", MARCH_ACTION)) == ["FB-11.11"]
    st.apply(INSPIRE)
    assert st.has_mark(1, INSPIRED)
    st = game()
    spread(st, 1)
    acting(st, 1)
    assert SPEC.presentation.why_not(st, 0, ("action", INSPIRE)) == ["FB-11.12"]


@clause("FB-7.24", "FB-16.1")
def test_fb_16_1_rally_first_without_a_roll() -> None:
    st = game()
    spread(st, 1)
    st.set_mark(1, BROKEN)
    acting(st, 1)
    assert asked(st, "action").options == [END, RALLY_ACTION]
    assert SPEC.presentation.why_not(st, 0, ("action", MARCH_ACTION)) == ["FB-7.24"]
    st.apply(RALLY_ACTION)
    assert not st.has_mark(1, BROKEN)
    assert not st.drawn
    assert MARCH_ACTION in asked(st, "action").options
    assert SPEC.presentation.why_not(st, 0, ("action", RALLY_ACTION)) == ["FB-11.9"]


@clause("FB-16.32", "FB-16.33", "FB-16.34", "FB-24.16", "FB-24.49")
def test_fb_16_32_combat_rally_against_fearsome_enemies_needs_a_roll() -> None:
    st = game()
    melee(st, 1, 6)  # Militia against Raiders: no roll
    st.set_mark(1, BROKEN)
    acting(st, 1)
    assert asked(st, "action").options == [END, COMBAT_RALLY]
    st.apply(COMBAT_RALLY)
    assert not st.has_mark(1, BROKEN)
    assert not st.drawn
    for face, broken in ((2, False), (3, True)):  # Resolve 2, unmodified
        st = game()
        melee(st, 1, 9)  # Trolls are Terrifying
        st.set_mark(1, BROKEN)
        acting(st, 1)
        load(st, face)
        st.apply(COMBAT_RALLY)
        assert st.has_mark(1, BROKEN) == broken
        assert asked(st, "action").context == (1, 1)  # the second Action is left
        assert CLASH_ACTION in asked(st, "action").options


@clause("FB-24.15")
def test_fb_24_15_the_fearless_rally_without_a_roll() -> None:
    st = game(listed("Theist Priest", "- 6 Sicarii"))
    melee(st, 1, regiment(st, "trolls", 1))
    st.set_mark(1, BROKEN)
    acting(st, 1)
    st.apply(COMBAT_RALLY)
    assert not st.drawn
    assert not st.has_mark(1, BROKEN)


@clause("FB-16.22", "FB-16.23")
def test_fb_16_22_combat_reform_must_come_first() -> None:
    st = game()
    put(st, 1, (400, 1000))
    put(st, 6, (400, 1100), (500, 1100), (600, 1100), (700, 1100), (800, 1100), (2000, 3000))
    assert not must_reform(st, 1)  # 5 of 10 are not in contact: not more than half
    st.place[st.plan(6).first] = st.place[st.plan(6).end - 1] + 200
    assert must_reform(st, 1)
    assert clause_of(Activation(1, [], 2, True).why_not_take(st, INSPIRE)) == "FB-16.22"
    st.set_mark(1, BROKEN)
    assert not must_reform(st, 1)  # Combat Rally takes precedence


@clause("FB-11.13")
def test_fb_11_13_an_arriving_regiment_must_march_on_first() -> None:
    st = game()
    st.status[1] = 1
    run(st, Activation(1, [], 2, False))
    assert asked(st, "enter").context == (1,)


@clause("FB-11.16")
def test_fb_11_16_the_activation_of_a_destroyed_regiment_ends() -> None:
    st = game()
    spread(st, 1)
    st.set_mark(1, BROKEN)
    acting(st, 1)
    st.status[1] = GONE
    st.apply(RALLY_ACTION)
    assert st.decision is None


@clause("FB-23.13")
def test_fb_23_13_a_condemned_card_is_discarded_and_the_turn_over() -> None:
    st = game()
    spread(st, 1, 2, 6)
    st.condemned = [1]
    phase(st, [2, 1], [6])
    assert asked(st, "action").context[0] == 6
    assert st.condemned == []
    assert "card" in keys(st)


@clause("FB-11.7", "FB-24.7", "FB-24.8")
def test_fb_11_7_blessed_is_declared_at_activation() -> None:
    st = game(listed("Priory Commander", "- 5 Order of the Sword", "- 2 Order of the Ashen Dawn"))
    spread(st, 1, 2)
    acting(st, 2)
    question = asked(st, "blessing")
    assert (question.options, question.context) == ([NO_BLESSING, BLESSED_HITS, BLESSED_DEFENCE], (2,))
    st.apply(BLESSED_DEFENCE)
    assert st.blessing[2] == BLESSED_DEFENCE
    assert asked(st, "action")
    acting(st, 1)
    assert asked(st, "action")  # no Blessed Model
