"""What a target means before it is chosen, and what a Charge, an attack or a Wound was afterwards."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision
from sandtable.core.interaction.offered_gestures import add_gestures
from sandtable.core.scene.plane import Aim
from sandtable.core.scene.scene import Conflict, Message, Question
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack import falling
from sandtable.games.first_blood.combat.charge import NO, Charge, charge_distance
from sandtable.games.first_blood.state import AIM, State
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.language.translator import LANGUAGES, Translator
from tests.games.first_blood.support import answer, load, plain, put, regiment, run
from tests.support import clause

SPEAKERS = [Translator(SPEC, language, ["Ada", "Bo"]) for language in LANGUAGES]  # type: ignore[arg-type]


def facing(*gaps: int) -> tuple[State, int, list[int]]:
    """Men-at-Arms, and enemies so far north and south of their Leader; a third Regiment stands in the corner."""
    st = plain()
    own = regiment(st, "men_at_arms")
    foes = [regiment(st, "raiders", 1), regiment(st, "huscarls", 1), regiment(st, "trolls", 1)]
    put(st, own, (1800, 1800))
    for foe, gap, up in zip(foes, gaps, (1, -1), strict=False):
        put(st, foe, (1800, 1800 + up * (st.plan(own).radius + st.plan(foe).radius + gap)))
    put(st, foes[2], (150, 3450))
    st.active = 0
    return st, own, foes


def question(st: State) -> Question:
    assert st.decision is not None
    seat = st.decision.seat
    seen = st.seen_by(seat)
    return add_gestures(SPEC, seen, seat, SPEC.presentation.scene(seen, seat)).questions[0]


def aim_at(asked: Question, foe: int) -> Aim:
    return next(aim for aim in asked.aims if aim.target == f"regiment:{foe}")


def reports(st: State, *answers: tuple[str, int]) -> list[Conflict]:
    """What the steps of these answers report."""
    found: list[Conflict] = []
    for kind, pick in answers:
        before = st.seen_by(-1)
        answer(st, kind, pick)
        found += SPEC.presentation.step_report(before, list(st.events), -1).conflicts
    return found


def said(words: Message | None) -> str:
    """The English text; every other language has one, too."""
    assert words is not None
    assert all(speaker.format(words) for speaker in SPEAKERS)
    return next(speaker for speaker in SPEAKERS if speaker.language == "en").format(words)


@clause("FB-15.3", "FB-15.6", "FB-15.7")
def test_every_target_of_a_charge_has_its_distance_the_faces_that_reach_it_and_the_chance() -> None:
    fixed = charge_distance(*facing()[:2], 0)
    st, own, (near, middle, far) = facing(300, fixed + 350)
    run(st, Charge(0, own))
    asked = question(st)
    assert asked.kind == "charges"
    assert (aim_at(asked, near).gap, aim_at(asked, near).need) == (300, 0)
    assert [one.permille for one in aim_at(asked, near).likely] == [1000]
    assert (aim_at(asked, middle).need, aim_at(asked, middle).reach) == (4, (fixed, 6))
    assert [one.permille for one in aim_at(asked, middle).likely] == [500]
    assert (aim_at(asked, far).refused, aim_at(asked, far).need) == ("no-aim-15-3", 7)
    assert all(speaker(aim_at(asked, far).refused) for speaker in SPEAKERS)


@clause("FB-11.10")
def test_the_targets_are_known_before_the_action_is_chosen_and_dice_ask_for_a_second_click() -> None:
    st, own, (near, _, far) = facing(300)
    run(st, Activation(own, [], 2, False))
    asked = question(st)
    assert asked.kind == "action"
    assert {aim.target: aim.refused for aim in asked.aims if aim.via == "action:6"} == {
        f"regiment:{near}": "",
        f"regiment:{far}": "no-aim-15-3",
    }
    throws = {option.text for option in asked.options if option.commits}
    assert "charge" in throws  # one target: the Action rolls at once
    assert "march" not in throws
    assert "end" not in throws


@clause("FB-14.18")
def test_the_targets_of_a_volley_tell_how_many_fall_on_average() -> None:
    st = plain()
    own, foe = regiment(st, "mercenary_crossbowmen"), regiment(st, "raiders", 1)
    put(st, own, (600, 300))
    put(st, foe, (600, 1300))
    st.set_mark(own, AIM)
    run(st, Activation(own, [], 2, False))
    (aim,) = [one for one in question(st).aims if one.via == "action:5"]
    assert [line.label for line in aim.lines] == ["aim-dice", "aim-need", "aim-falls"]
    assert 0 < float(aim.lines[-1].text.split()[-1]) < aim.lines[0].value


@clause("FB-15.9")
def test_a_failed_charge_says_by_how_much() -> None:
    st, own, (foe, _, _) = facing(charge_distance(*facing()[:2], 0) + 310, 200)
    run(st, Charge(0, own))
    load(st, 3)
    (told,) = reports(st, ("charges", foe), ("charge_again", NO))
    assert told.title is None
    assert told.reach is not None
    assert (told.reach.die, told.reach.need) == (3, 4)
    assert "Short by 0.1″: nobody moves" in said(told.outcome)


@clause("FB-7.1", "FB-7.20")
def test_an_attack_tells_which_dice_passed_who_fell_and_what_became_of_them() -> None:
    st, own, (foe, _, _) = facing(0)
    run(st, Activation(own, [], 2, False))
    found = reports(st, ("action", 7))
    while st.decision is not None and st.decision.kind in ("close_in", "reroll_hit", "reroll_injury", "casualty"):
        found += reports(st, (st.decision.kind, first_int(st.decision)))
    ended = [one for one in found if one.step == "ended"]
    assert len(ended) == 1
    assert all(one.title == ended[0].title for one in found)
    rolls = {step.title: step for one in found for step in one.rolls}
    hits, saves = rolls["step-to-hit"], rolls["step-injury"]
    assert [die.passed for die in hits.dice] == [die.face <= hits.need for die in hits.dice]
    assert [die.passed for die in saves.dice] == [die.face <= saves.need for die in saves.dice]
    for step in (hits, saves):  # how the number comes about: a printed value, and what changes it
        assert step.sums[0].label.startswith("stat-")
        assert sum([part.value for part in step.sums]) == step.need
    left = [one for step in ended[0].rolls for one in step.falls if not one.fallen]
    assert all(one.role for one in left), "those with a role who are left"
    assert [side.seat for side in ended[0].sides] == [0, 1]
    assert len(ended[0].sides[1].force) >= st.count(foe)
    assert said(ended[0].outcome)


def first_int(asked: Decision) -> int:
    pick = asked.options[0]
    assert isinstance(pick, int)
    return pick


@clause("FB-7.12")
def test_wounds_without_an_attack_name_their_cause() -> None:
    st, own, _ = facing(900)
    for cause in (("terrain", 1), ("collapse", 2), ("withdraw", -1), ("decay", -1), ("null", -1)):
        st.forget_step()
        before = st.seen_by(-1)
        run(st, falling(own, 1, cause=cause))
        found = list(SPEC.presentation.step_report(before, list(st.events), -1).conflicts)
        if st.decision is not None:  # which Model falls is asked
            at_hand = SPEC.presentation.scene(st.seen_by(0), 0).conflict
            assert at_hand is not None
            assert said(at_hand.cause)
            found += reports(st, ("casualty", first_int(st.decision)))
        assert found
        assert all(said(told.cause) for told in found)
