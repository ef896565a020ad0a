"""A gesture as a chain of answers: what can be picked up has a destination, reveals nothing, and can be carried out."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.gestures import Gesture, GestureSearch, question_in
from sandtable.core.interaction.offered_gestures import add_gestures
from sandtable.core.interaction.why_not import NoTarget
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import read_target

GAMES: list[tuple[str, Options, int]] = [
    ("bloodstones", {"faction_assignment": "random"}, 90),
    ("battlelore", {}, 90),
    ("battlelore", {"adventure": "bl-07-stones-of-cragmoor"}, 60),
    ("warlords", {}, 150),
    ("first_blood", {"placement": "auto"}, 30),
]


def positions(spec: GameSpec[State], options: Options, picks: int) -> list[tuple[State, int]]:
    """Positions of a random game in which a gesture may answer something."""
    chance = random.Random(11)
    st = spec.start(2, options, 11)
    found: list[tuple[State, int]] = []
    for _ in range(picks):
        asked = st.decision
        if asked is None:
            break
        if spec.kinds[asked.kind].roles:
            found.append((st.clone(), asked.seat))
        st.apply(asked.draw(chance.randrange), asked.seat)
    return found


@pytest.mark.parametrize(("game", "options", "picks"), GAMES)
def test_what_can_be_taken_can_be_put_somewhere_as_it_was_found(game: str, options: Options, picks: int) -> None:
    spec = find_game(game)
    done = 0
    for st, seat in positions(spec, options, picks):
        seen = st.seen_by(seat)
        asking = question_in(add_gestures(spec, seen, seat, spec.presentation.scene(seen, seat)), seat)
        assert asking is not None
        for lifted in asking.lifts[:2]:
            source = (read_target(lifted),)
            goals = GestureSearch(spec, seen, seat, Gesture(source)).lifted().question
            for option in goals.options[:2] if goals is not None else ():
                goal = tuple(read_target(target) for target in option.targets if target != lifted)
                ways = GestureSearch(spec, seen, seat, Gesture(source, goal)).distinct()
                assert ways, (lifted, option.targets)
                for way in ways:
                    carry_out(spec, st.clone(), seat, way.picks)
                    again = GestureSearch(spec, seen, seat, Gesture(source, goal, ways=way.hows)).distinct()
                    assert way.picks in [each.picks for each in again]
                done += 1
    assert done > 10


def carry_out(spec: GameSpec[State], st: State, seat: int, picks: tuple[str, ...]) -> None:
    """Only the last step may reveal anything, so everything before it can be undone."""
    for number, text in enumerate(picks):
        st.apply(spec.notation.option_of(st, st.asked(seat), text), seat)
        assert not st.revealing or number == len(picks) - 1


@pytest.mark.parametrize(("game", "options", "picks"), GAMES)
def test_what_others_hide_changes_nothing_in_the_hand(game: str, options: Options, picks: int) -> None:
    """The same view gives the same answer, whatever is hidden."""
    spec = find_game(game)
    for st, seat in positions(spec, options, picks)[::4]:
        seen = st.seen_by(seat)
        other = spec.redeal(seen, 99).seen_by(seat)
        first = add_gestures(spec, seen, seat, spec.presentation.scene(seen, seat))
        assert add_gestures(spec, other, seat, spec.presentation.scene(other, seat)).questions == first.questions


def test_which_answers_end_the_turn_is_as_it_turns_out() -> None:
    spec = find_game("bloodstones")
    said = 0
    for st, seat in positions(spec, {"faction_assignment": "random"}, 150):
        seen = st.seen_by(seat)
        asking = question_in(add_gestures(spec, seen, seat, spec.presentation.scene(seen, seat)), seat)
        assert asking is not None
        for option in [each for each in asking.options if not each.targets]:
            then = st.clone()
            then.apply(spec.notation.option_of(then, then.asked(seat), option.text), seat)
            assert option.ends == (seat in st.active_seats() and seat not in then.active_seats())
            said += option.ends
    assert said


@pytest.mark.parametrize(("game", "options", "picks"), GAMES)
def test_anything_may_be_taken_at_any_question(game: str, options: Options, picks: int) -> None:
    """Programs may ask for what no page would: things that do not exist, or while a question asks for numbers."""
    spec = find_game(game)
    for st, seat in positions(spec, options, picks)[::3]:
        seen, asked = st.seen_by(seat), st.asked(seat)
        own = [target for pick in asked.options[:3] for target in spec.notation.targets_of(asked, pick)]
        for source in (("area", 1), ("card", 999), *own):
            for goal in ((), (("hex", 0),), tuple(own[:1])):
                for types in ((), (1, 1)):
                    tried = GestureSearch(spec, seen, seat, Gesture((source,), goal, types))
                    tried.lifted()
                    with suppress(NoTarget):
                        tried.refusal(seen)


def test_what_a_question_only_asks_the_way_of_is_in_the_hand_already() -> None:
    """A Regiment that may enter over several edges is put down at one of them; which one follows from the place."""
    spec = find_game("first_blood")
    at = [(st, seat) for st, seat in positions(spec, {"placement": "auto"}, 60) if st.decision is not None]
    carried: dict[str, bool] = {}
    for st, seat in at:
        assert st.decision is not None
        seen = st.seen_by(seat)
        asking = question_in(add_gestures(spec, seen, seat, spec.presentation.scene(seen, seat)), seat)
        assert asking is not None
        carried[asking.kind] = asking.carried
        if asking.carried:
            (source,) = asking.lifts
            goals = GestureSearch(spec, seen, seat, Gesture((read_target(source),))).lifted().question
            assert goals is not None
            assert goals.kind == "enter"
            assert goals.region is not None
            assert goals.region.others, "the other edges"
            assert not goals.carried
    assert {kind for kind, is_in_hand in carried.items() if is_in_hand} == {"entry_edge", "enabling"}
