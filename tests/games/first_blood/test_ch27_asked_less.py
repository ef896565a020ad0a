"""Players are asked little: Models form up by themselves, one gesture is one movement, answers that go together are a batch."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Decision, IllegalPick
from sandtable.core.engine.kinds import ORDERED, TOGETHER
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import seeded
from sandtable.core.interaction.batches import belongs, check_batch, offered_pairs, proposed_batch
from sandtable.core.interaction.gestures import Gesture, GestureSearch, plan_when_placing
from sandtable.core.interaction.offered_gestures import add_gestures
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack import FROM_HITS, Attack, falling
from sandtable.games.first_blood.combat.attack_traits import EXTRA, Group
from sandtable.games.first_blood.in_force import BY_CLASH, BY_DUEL, BY_VOLLEY
from sandtable.games.first_blood.measuring import engaged_with
from sandtable.games.first_blood.movement.march.march import ADJUST, DONE, March
from sandtable.games.first_blood.state import ARRIVED, ARRIVING, BROKEN, BY_HAND, GONE, LED_HIT, LED_INJURY, State
from sandtable.games.first_blood.turn import actions
from sandtable.games.first_blood.turn.actions import CHARGE, CLASH_ACTION, MARCH_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.command import StackPhase
from tests.games.first_blood.gesture_counts import gestures, played
from tests.games.first_blood.moving import HUSCARLS, MEN, RAIDERS, alone, rows, table
from tests.games.first_blood.support import answer, asked, load, put, run
from tests.support import clause

TYPICAL = 80
"""The most a side is asked in a typical game, on average."""


def lone_way(st: State, regiment: int, *goal: tuple[str, int]) -> tuple[str, ...]:
    """The picks of a gesture that can mean one thing only."""
    seat = st.owner(regiment)
    ways = GestureSearch(SPEC, st.seen_by(seat), seat, Gesture((("regiment", regiment),), goal)).distinct()
    assert len(ways) == 1, ways
    return ways[0].picks


def carry_out(st: State, picks: tuple[str, ...]) -> None:
    for text in picks:
        question = st.decision
        assert question is not None
        st.apply(SPEC.notation.option_of(st, question, text), question.seat)


# -- placing by hand -----------------------------------------------------------------------------------------------------


@clause("FB-12.10", "FB-27.7")
def test_fb_12_10_models_form_up_unless_the_owner_wants_to_place_them() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    run(st, March(MEN), by_hand=False)
    assert asked(st, "march").options == [ADJUST]
    st.apply(point(1000, 1300))
    assert st.decision is None  # the others have formed up
    run(st, March(MEN), by_hand=False)
    st.apply(ADJUST)
    assert ADJUST not in asked(st, "march").options
    st.apply(point(1000, 1600))
    answer(st, "arrange", DONE)
    assert not st.has_mark(MEN, BY_HAND)  # for this move only
    run(st, March(MEN), by_hand=False)
    assert asked(st, "march").options == [ADJUST]


@clause("FB-12.20", "FB-27.9")
def test_fb_12_20_chargers_find_their_places_unless_the_owner_says_so_before_the_action() -> None:
    for by_hand in (False, True):
        st = table()
        rows(st, MEN, 1000, 1000)
        put(st, HUSCARLS, (1000, 1500))
        run(st, Activation(MEN, [], 2, False), by_hand=False)
        if by_hand:
            st.apply(actions.ADJUST)
            assert actions.ADJUST not in asked(st, "action").options
        load(st, 6)
        st.apply(CHARGE)
        assert asked(st, "close_in" if by_hand else "action")


@clause("FB-12.10")
def test_the_earlier_rules_ask_for_every_formation() -> None:
    st = table()
    st.rules.asks_all = True
    rows(st, MEN, 1000, 1000)
    run(st, March(MEN), by_hand=False)
    assert ADJUST not in asked(st, "march").options
    st.apply(point(1000, 1300))
    assert asked(st, "arrange")


def test_a_saved_state_keeps_its_rules() -> None:
    for rules, asks_all in (("", False), ("4", False), ("3", True)):
        st = SPEC.start_with(2, {}, seeded(1), rules=rules)
        assert st.rules.asks_all == asks_all
        assert SPEC.load(st.dump()).rules.asks_all == asks_all
        assert SPEC.redeal(st.seen_by(0), 1).rules.asks_all == asks_all


# -- gestures ------------------------------------------------------------------------------------------------------------


@clause("FB-27.7", "FB-11.8")
def test_two_marches_are_two_gestures() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    for y in (1400, 1800):
        carry_out(st, lone_way(st, MEN, ("point", point(1000, y))))
    assert st.decision is None  # the activation has ended


@clause("FB-12.10", "FB-27.7")
def test_the_same_gesture_by_hand_asks_for_each_model() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    spot = ("point", point(1000, 1400))
    for by_hand, picks in ((False, ("march", "1000 1400")), (True, ("march", "adjust", "1000 1400"))):
        gesture = Gesture((("regiment", MEN),), (spot,), by_hand=by_hand)
        (way,) = GestureSearch(SPEC, st.seen_by(0), 0, gesture).distinct()
        assert (way.picks, way.adjusts) == (picks, True)
    carry_out(st, picks)
    assert asked(st, "arrange")
    assert not GestureSearch(SPEC, st.seen_by(0), 0, gesture).distinct()


@clause("FB-27.9", "FB-11.8")
def test_a_charge_and_a_clash_are_at_most_four_gestures() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    put(st, HUSCARLS, (1000, 1600))
    alone(st, RAIDERS, 600, 1600, 2)
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    load(st, 6)
    carry_out(st, lone_way(st, MEN, ("regiment", HUSCARLS)))  # one of two targets: one gesture
    answer(st, "charges_too", -1)
    load(st, *[1] * 40)
    answer(st, "action", CLASH_ACTION)  # the third; all hit, and all Hits are saved
    assert st.decision is None


@clause("FB-13.10", "FB-27.7")
def test_entering_is_one_gesture_whatever_the_edge() -> None:
    st = table()
    st.status[MEN] = ARRIVING
    st.set_mark(MEN, ARRIVED)
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    carry_out(st, lone_way(st, MEN, ("point", point(1800, 300))))
    assert asked(st, "action").context == (MEN, 1)


@clause("FB-21.3", "FB-27.7")
def test_a_point_in_a_garrison_means_the_garrison_and_one_beside_it_a_march() -> None:
    st = table()
    rows(st, MEN, 2500, 400)  # the tower is to the east
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    inside = lone_way(st, MEN, ("point", point(3200, 400)))
    outside = lone_way(st, MEN, ("point", point(2500, 700)))
    assert (inside[-1], len(inside)) == ("plain-tower", 2)
    assert (len(outside), outside[-1]) == (3, "2500 700")


@clause("FB-22.24")
def test_a_goal_names_the_floor() -> None:
    st = table(ruin=("", [[1000, 1200], [1800, 1200], [1800, 2000], [1000, 2000]]))
    rows(st, MEN, 1200, 1100, 3)
    for model in st.models(MEN)[3:]:
        st.place[model] = -1
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    st.apply(MARCH_ACTION)
    floors = asked(st, "floor").options
    assert len(floors) == 2
    spot = ("point", point(1250, 1260))
    seen = st.seen_by(0)
    source = (("regiment", MEN),)
    assert len(GestureSearch(SPEC, seen, 0, Gesture(source, (spot,))).distinct()) == 2  # the player chooses
    for floor in floors:
        assert isinstance(floor, int)
        picks = lone_way(st, MEN, spot, ("storey", floor))
        assert picks == (SPEC.notation.option_text(st, asked(st, "floor"), floor), "1250 1260")
    ground, upper = [f"storey:{floor}" for floor in floors]
    plan = plan_when_placing(SPEC, seen, 0, source, spot[1], (upper, ground))
    assert plan is not None
    levels = {row.target: row for row in plan.floors}
    assert (plan.places[0].floor, plan.clauses, set(levels)) == (1, (), {ground, upper})
    climbed = levels[upper]
    assert climbed.climbed == 300  # FB-22.5
    assert (climbed.length, climbed.climbed) == (plan.length, plan.climbed)
    assert 1 <= climbed.here <= climbed.all == 3
    assert (levels[ground].climbed, levels[ground].here, levels[ground].all) == (0, 3, 3)
    assert levels[ground].length == climbed.length - climbed.climbed
    lifted = GestureSearch(SPEC, seen, 0, Gesture(source)).lifted().question
    assert lifted is not None
    assert lifted.region is not None
    assert [each.floor for each in (lifted.region, *lifted.region.others)] == [0, 1]


# -- batches -------------------------------------------------------------------------------------------------------------


@clause("FB-7.13", "FB-27.11")
def test_casualties_are_chosen_together() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    run(st, falling(MEN, 3))
    question = asked(st, "casualty")
    batch = proposed_batch(SPEC, st, 0, question)
    assert batch is not None
    assert (len(batch.picks), batch.ordered) == (3, False)
    scene = add_gestures(SPEC, st.seen_by(0), 0, SPEC.presentation.scene(st.seen_by(0), 0))
    assert scene.questions[0].batch == batch
    check_batch(SPEC, st, 0, batch.picks)
    before = st.dump()
    with pytest.raises(IllegalPick):
        check_batch(SPEC, st, 0, (batch.picks[0], batch.picks[0]))  # nobody falls twice
    with pytest.raises(IllegalPick, match="answer 4 of 4"):
        check_batch(SPEC, st, 0, (*batch.picks, batch.picks[0]))
    assert st.dump() == before
    carry_out(st, batch.picks)
    automatic = table("auto")
    rows(automatic, MEN, 1000, 1000)
    run(automatic, falling(MEN, 3))
    assert automatic.place == st.place  # the proposal is what automatic placement does


@clause("FB-9.4", "FB-27.11")
def test_who_arrives_is_asked_for_one_class_after_the_other() -> None:
    light, fewer, medium = (Decision("arrives", 0, [1, 2], "FB-9.4", about) for about in ((0, 2), (0, 1), (1, 2)))
    assert belongs(fewer, light, TOGETHER)
    assert not belongs(medium, light, TOGETHER)
    assert not belongs(None, light, TOGETHER)
    assert belongs(medium, light, ORDERED), "an order goes on, whatever is left"


@clause("FB-10.1", "FB-27.4")
def test_a_whole_stack_is_laid_at_once() -> None:
    st = table()
    for number in (1, 2, 3, 4, 6):
        rows(st, number, 500, 500 * number)
    run(st, StackPhase.of(st))
    batch = proposed_batch(SPEC, st, 0, st.asked(0))
    assert batch is not None
    assert (batch.ordered, len(batch.picks)) == (True, 3)  # the last card of four is laid by itself
    for text in batch.picks[::-1]:
        st.apply(SPEC.notation.option_of(st, st.asked(0), text), 0)
    assert all(question.seat == 1 for question in st.open_questions())


def test_only_questions_of_a_batch_take_several_answers() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    with pytest.raises(IllegalPick, match="one answer at a time"):
        check_batch(SPEC, st, 0, ("march", "march"))


# -- pairs and re-rolls ----------------------------------------------------------------------------------------------------


def beside(st: State, *foes: tuple[int, int, int]) -> State:
    """Men-at-Arms in contact with these enemies: the Regiment, and where its Leader stands."""
    rows(st, MEN, 1000, 1000)
    for foe, x, y in foes:
        alone(st, foe, x, y, 2)
    return st


@clause("FB-16.2", "FB-27.6")
def test_inspire_and_clash_are_one_answer() -> None:
    st = beside(table(), (RAIDERS, 1000, 1100))
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    pairs = offered_pairs(SPEC, st, 0, asked(st, "action"))
    assert [pair.picks for pair in pairs] == [("inspire", "clash")]
    scene = add_gestures(SPEC, st.seen_by(0), 0, SPEC.presentation.scene(st.seen_by(0), 0))
    assert scene.questions[0].pairs == pairs
    check_batch(SPEC, st, 0, ("inspire", "clash"))
    with pytest.raises(IllegalPick, match="one answer at a time"):
        check_batch(SPEC, st, 0, ("inspire", "end"))
    st.set_mark(MEN, BROKEN)
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    rallied = [pair.picks for pair in offered_pairs(SPEC, st, 0, asked(st, "action"))]
    assert rallied
    assert {first for first, _ in rallied} == {"combat_rally"}
    st.status[RAIDERS] = GONE
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    assert ("rally", "march") in [pair.picks for pair in offered_pairs(SPEC, st, 0, asked(st, "action"))]


def struck(st: State, kind: int = BY_CLASH, *groups: Group, faces: tuple[int, ...] = (4, 6)) -> int | None:
    """The die that the table picks up for the Men-at-Arms, who need 2 to hit the Raiders."""
    st.marks = [marks & ~LED_HIT for marks in st.marks]
    load(st, *faces)
    run(st, Attack(0, MEN, RAIDERS, kind, list(groups) or [(2, 2, 0)], []), by_hand=False)
    pick = SPEC.presentation.sure_pick(st, asked(st, "reroll_hit"))
    assert pick is None or isinstance(pick, int)
    return pick


@clause("FB-27.16", "FB-4.8")
def test_fb_27_16_a_re_roll_that_can_only_help_is_not_asked_at_a_table() -> None:
    st = beside(table(), (RAIDERS, 1000, 1100))
    assert struck(st) == 0
    assert struck(st, BY_VOLLEY) == 0
    assert struck(st, BY_DUEL) is None  # a later round may need it more
    assert struck(st, BY_CLASH, (1, 2, 0), (1, 1, 0)) is None  # the dice differ
    assert struck(st, BY_CLASH, (2, 3, EXTRA), faces=(3, 5)) is None  # the 3 hits, but a 1 would be two Hits
    alone(st, HUSCARLS, 898, 1000, 1)
    assert engaged_with(st, MEN) == [RAIDERS, HUSCARLS]
    assert struck(st) is None  # the other Attacks may need it more
    assert struck(st, BY_VOLLEY) == 0


@clause("FB-27.16", "FB-4.9")
def test_fb_27_16_the_defender_is_not_asked_either() -> None:
    st = beside(table(), (RAIDERS, 1000, 1100))
    for kind, die in ((BY_VOLLEY, 0), (BY_DUEL, None)):
        st.marks = [marks & ~LED_INJURY for marks in st.marks]
        load(st, 6, 1)
        run(st, Attack(FROM_HITS, MEN, RAIDERS, kind, [(2, 0, 0)], []), by_hand=False)
        assert SPEC.presentation.sure_pick(st, asked(st, "reroll_injury")) == die
    assert SPEC.presentation.sure_pick(st, run(st, falling(MEN, 3)).asked(0)) is None


# -- how much is asked ---------------------------------------------------------------------------------------------------


READY = [options for _, options in SPEC.option_sets() if "points_limit" not in options]
"""Ready armies on every published battlefield; the bots play on every second one."""


@pytest.mark.parametrize("games", [READY[::2], [{}] * 3], ids=["ready", "default"])
def test_a_typical_game_asks_each_side_little(games: list[Options]) -> None:
    """Bots play: what one gesture, one batch or one pair answers counts once, what the table answers does not count."""
    counts = [len(gestures(played(options, seed))) / 2 for seed, options in enumerate(games)]
    assert sum(counts) / len(counts) <= TYPICAL, counts
