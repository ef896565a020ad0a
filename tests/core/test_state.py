"""States: refused picks, several seats, single options, views, digests."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import sandtable
from sandtable.core.engine.decision import Decision, IllegalPick, NotAsked, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.events import ALL
from sandtable.core.engine.frames import Frame, Sequence
from sandtable.core.engine.rng import Sfc32
from sandtable.core.engine.state import Referee, Result, State
from sandtable.core.space.points import point
from sandtable.testing import whole
from tests.support.toys import ring_toss, sealed_bids


def test_a_refused_pick_changes_nothing_and_says_why() -> None:
    st = ring_toss.SPEC.start(2)
    before = whole(st)
    with pytest.raises(IllegalPick, match=r"9 is not an option of CALL_PEG for seat 0 \(RT-1\)"):
        st.apply(9)
    with pytest.raises(NotAsked, match=r"seat 1 is not asked; waiting for seat 0 \(CALL_PEG\)"):
        st.apply(0, 1)
    assert whole(st) == before


def test_a_refusal_keeps_the_events_of_the_step_before() -> None:
    st = ring_toss.SPEC.start(2)
    st.apply(0)
    st.apply(point(0, 0))
    events, drawn, telling = st.events[:], st.drawn[:], st.revealing
    with pytest.raises(IllegalPick):
        st.apply(5)
    assert (st.events, st.drawn, st.revealing) == (events, drawn, telling)
    assert [event[0] for event in events] == ["drop"]


def test_after_the_end_nobody_is_asked() -> None:
    st = Asks.start([])
    assert st.decision is None
    assert st.open_questions() == []
    with pytest.raises(NotAsked, match="the game is over"):
        st.apply(0)
    with pytest.raises(NotAsked, match="the game is over"):
        st.asked(0)


def test_any_of_several_seats_may_answer() -> None:
    st = sealed_bids.SPEC.start(3, seed=1)
    st.apply(st.asked(1).options[0], 1)
    assert st.asked(1).kind == "BOOST"
    assert st.asked(0).kind == st.asked(2).kind == "CARD"
    with pytest.raises(NotAsked):
        st.asked(3)


def test_without_a_seat_the_first_question_is_answered() -> None:
    st = sealed_bids.SPEC.start(3, seed=1)
    card = st.asked(0).options[0]
    st.apply(card)
    assert st.decision is not None
    assert (st.decision.seat, st.decision.kind) == (0, "BOOST")


class Asks(Frame["Plain"]):
    """Asks the given questions one after the other."""

    __slots__ = ("answers", "questions")

    def __init__(self, questions: list[Decision]) -> None:
        self.questions = questions
        self.answers: list[Pick] = []

    @staticmethod
    def start(questions: list[Decision]) -> Plain:
        st = Plain(2, Sfc32(1, 2, 3, 4))
        st.push(Asks(questions))
        st.run()
        return st

    def advance(self, st: Plain) -> Decision | None:
        if len(self.answers) < len(self.questions):
            return self.questions[len(self.answers)]
        st.answers = self.answers
        st.pop()
        return None

    def resume(self, st: Plain, asked: Decision, pick: Pick) -> None:
        self.answers.append(pick)

    def clone(self) -> Asks:
        return self


class Plain(State):
    __slots__ = ("answers",)

    answers: list[Pick]


def test_a_lone_option_is_answered_by_the_engine() -> None:
    st = Asks.start([Decision("A", 0, [7], "XX-1"), Decision("B", 0, [1, 2], "XX-1"), Decision("C", 0, [9], "XX-1")])
    assert st.asked(0).kind == "B"
    st.apply(2)
    assert st.decision is None
    assert st.answers == [7, 2, 9]


def test_a_question_that_would_betray_a_hand_is_asked_all_the_same() -> None:
    st = Asks.start([Decision("A", 0, [7], "XX-1", automatic=False)])
    assert st.decision is not None
    st.step(7)
    assert st.decision is None


def test_a_region_is_never_answered_by_the_engine() -> None:
    st = Asks.start([Decision("A", 0, [7], "XX-1", region=ring_toss.disc(0, []))])
    assert st.decision is not None


class Bell(Referee[Plain]):
    """Ends the game at the answer 5 and lets one question follow the end."""

    __slots__ = ()

    def settle(self, st: Plain) -> None:
        if 5 in st.answers:
            st.result = Result((0,), (1, 0), "bell")

    def goes_on(self, st: Plain) -> bool:
        if 5 not in st.answers:
            return False
        st.answers = []
        st.push(Asks([Decision("E", 1, [1, 2], "XX-2")]))
        return True


class Stirs(Asks):
    """Records its answers at once and calls the referee."""

    __slots__ = ()

    def resume(self, st: Plain, asked: Decision, pick: Pick) -> None:
        super().resume(st, asked, pick)
        st.answers = self.answers[:]
        st.stirred = True


def rung(picks: list[Pick], referee: Referee[Plain] | None) -> Plain:
    st = Plain(2, Sfc32(1, 2, 3, 4))
    st.answers = []
    st.referee = referee
    st.push(Stirs([Decision(kind, 0, [1, 5], "XX-1") for kind in "ABC"]))
    st.run()
    for pick in picks:
        st.apply(pick)
    return st


def test_the_referee_ends_the_game_after_the_step_that_decides_it() -> None:
    st = rung([1, 5], Bell())
    assert st.result is not None
    assert [asked.kind for asked in st.open_questions()] == ["E"], "no third question, but what follows the end"
    assert not st.stirred
    st.apply(2)
    assert st.decision is None
    assert st.result.how == "bell"


def test_without_a_referee_a_stirred_state_plays_on() -> None:
    st = rung([1, 5], None)
    assert [asked.kind for asked in st.open_questions()] == ["C"]
    assert st.result is None


def test_copies_and_views_keep_their_referee() -> None:
    st = rung([1], Bell())
    clone = Plain(2, Sfc32(1, 2, 3, 4))
    st.copy_base(clone)
    assert clone.referee is st.referee
    seen = Plain(2, Sfc32(0, 0, 0, 0))
    st.stack = []
    st.see_base(seen, 0)
    assert seen.referee is st.referee


def test_chance_is_recorded_with_the_pick_it_follows() -> None:
    st = ring_toss.SPEC.start(2, seed=4)
    st.rng.load([2, 0])
    st.apply(3)
    assert (st.drawn, st.revealing) == ([], False)
    st.apply(point(1, 1))
    assert (st.drawn, st.revealing) == ([2, 0], True)
    assert st.asked(0).context == (point(2, 0),)
    st.apply(0)
    assert (st.drawn, st.revealing) == ([], False)


def test_events_can_be_switched_off() -> None:
    st = sealed_bids.SPEC.start(2, log=False)
    st.emit("x", (), "SB-1")
    assert st.events == []
    st.logging = True
    st.emit("x", (1,), "SB-1")
    assert st.events == [("x", (1,), "SB-1", ALL)]


def test_each_seat_sees_its_own_question_first_and_no_others_options() -> None:
    st = sealed_bids.SPEC.start(3)
    for seat in range(3):
        seen = st.seen_by(seat)
        assert seen.decision is not None
        assert seen.decision.seat == seat
        assert seen.decision.options == st.asked(seat).options
        assert [(asked.seat, asked.options) for asked in seen.decision.also] == [
            (other, []) for other in range(3) if other != seat
        ]
    public = st.seen_by(-1)
    assert [asked.options for asked in public.open_questions()] == [[], [], []]


def test_equal_states_share_a_digest_and_others_do_not() -> None:
    st, clone = sealed_bids.SPEC.start(3, seed=5), sealed_bids.SPEC.start(3, seed=5)
    assert st.digest() == clone.digest()
    assert len(st.digest()) == 16
    clone.rng.word()
    assert st.digest() != clone.digest()


@frame
class Recipe(Sequence["Plain"]):
    """Stir, taste until someone is content, serve."""

    at: int = 0
    done: list[str] = []

    def steps(self) -> tuple[Callable[[Recipe, Plain], Decision | None], ...]:
        return (Recipe.stir, Recipe.taste, Recipe.serve)

    def stir(self, st: Plain) -> Decision | None:
        self.done.append("stir")
        return None

    def taste(self, st: Plain) -> Decision | None:
        return Decision("TASTE", 0, [0, 1], "XX-1")

    def serve(self, st: Plain) -> Decision | None:
        self.done.append("serve")
        return None

    def resume(self, st: Plain, asked: Decision, pick: Pick) -> None:
        self.at = 2 if pick else 0


def test_the_steps_of_a_sequence_follow_each_other() -> None:
    st = Plain(2, Sfc32(1, 2, 3, 4))
    recipe = Recipe()
    st.push(recipe)
    st.run()
    assert (recipe.at, recipe.done) == (1, ["stir"]), "a step that asks is not over"
    st.run()
    assert (recipe.at, recipe.done) == (1, ["stir"]), "and is asked again without a change"
    st.apply(0)
    assert (recipe.at, recipe.done) == (1, ["stir", "stir"]), "an answer may lead back"
    st.apply(1)
    assert recipe.done == ["stir", "stir", "serve"]
    assert st.stack == []
    assert st.decision is None


def test_a_step_is_made_telling_by_the_gates_alone() -> None:
    """All chance and disclosure goes through `chance`, `reveal` and `show`: no game marks a step itself."""
    games = Path(sandtable.__path__[0], "games")
    marked = re.compile(r"\.telling\b *=|\btell\(")
    assert [path.name for path in games.rglob("*.py") if marked.search(path.read_text("utf-8"))] == []
