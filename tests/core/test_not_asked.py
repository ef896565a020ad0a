"""Why a question is not asked, from the table of a game's questions and the frames on the stack."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.core.engine.questions import during, frame_of
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.core.interaction.why_not import why_not_asked
from sandtable.language.translator import Translator
from sandtable.testing import CHECKS
from sandtable.testing.trial import Trial
from tests.support import any_game
from tests.support.toys import skirmish
from tests.support.toys.skirmish import questions
from tests.support.toys.skirmish.measuring import contact_place
from tests.support.toys.skirmish.state import Battle
from tests.support.toys.skirmish.turn import Turn

CLAUSES = [f"SK-1.{number}" for number in range(1, 14)]
ENGLISH, GERMAN = (Translator(any_game(skirmish.SPEC), language, ("Ada", "Bo")) for language in ("en", "de"))


def fight() -> Battle:
    return skirmish.SPEC.start(2, {}, seed=5)


def acting() -> Battle:
    """A model has been chosen, and is asked what it does."""
    st = fight()
    assert st.decision is not None
    st.apply(st.decision.options[0])
    return st


def told(st: Battle, seat: int, kind: str) -> tuple[tuple[str, ...], str, str]:
    reply = why_not_asked(skirmish.SPEC, st.seen_by(seat), seat, kind)
    assert reply.sentence is not None
    return reply.clauses, ENGLISH.format(reply.sentence), GERMAN.format(reply.sentence)


def test_it_is_the_turn_of_another() -> None:
    st = fight()
    other = 1 - st.active
    name = ("Ada", "Bo")[st.active]
    assert told(st, other, "") == (("SK-1.2",), f"It is {name}'s turn.", f"Am Zug ist {name}.")
    assert told(st, other, "march")[1] == (f"It is {name}'s turn. You choose where to go when your model marches.")
    reply = why_not_asked(skirmish.SPEC, st.seen_by(other), other, "march")
    assert reply.targets == (f"seat:{st.active}",), "the player is lit up"


def test_something_else_is_asked_now_in_its_own_words() -> None:
    st = acting()
    assert told(st, st.active, "activate")[1].startswith("You choose a model in your turn. Now you are asked: ")
    assert told(st, st.active, "activate")[1].endswith(": what does it do?")


def test_an_answer_that_is_refused_leads_to_no_question() -> None:
    """The sentence is that of the button that cannot be pressed."""
    st = acting()
    turn = frame_of(st, Turn)
    assert turn is not None
    enemy = st.standing(1 - st.active)[0]
    st.at[turn.model] = contact_place(st, turn.model, enemy)
    st.run()
    assert told(st, st.active, "march")[0] == ("SK-1.5",)
    assert "is in contact with an enemy and cannot march away" in told(st, st.active, "march")[1]


def test_what_a_player_lacks_comes_first_with_its_facts() -> None:
    st = fight()
    st.again = [0, 0]
    for seat in (0, 1):
        assert told(st, seat, "again")[:2] == (
            ("SK-1.11",),
            "It is round 1, and you have rolled misses again already in this game.",
        )


def test_an_objection_finds_its_facts_with_the_arguments_of_its_predicate() -> None:
    def of_both(st: Battle, model: int, enemy: int) -> Facts:
        return {"m": ("model", model), "t": ("model", enemy)}

    objection = Objection(Refusal("SK-1.7", "refused-sk-1-7", of_both), 1, 4)
    assert objection.clause == "SK-1.7"
    assert objection.facts(fight()) == {"m": ("model", 1), "t": ("model", 4)}


@frame
class Two(Sequence[Battle]):
    at: int


def test_a_sequence_that_waits_has_counted_on() -> None:
    st = fight()
    st.stack = [Two(1)]
    assert during(Two, 1)(st)
    assert not during(Two, 0)(st)
    st.stack = [Two(1), *fight().stack]
    assert during(Two, 0)(st)
    assert not during(Two, 1, 2)(st)
    assert not during(Two, 0)(fight())


# -- what the conformance kit finds --------------------------------------------------------------------------------------


def wrong_with_rows() -> str:
    with pytest.raises(AssertionError) as found:
        CHECKS["why_not_asked"](Trial(skirmish.SPEC, 2, {}, 0, 5, CLAUSES))
    return str(found.value)


def test_a_kind_without_a_row_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {kind: row for kind, row in questions.QUESTIONS.rows.items() if kind != "again"}
    monkeypatch.setattr(questions.QUESTIONS, "rows", rows)
    assert "differ in ['again']" in wrong_with_rows()


def test_a_clause_that_does_not_exist_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions.QUESTIONS.rows["again"], "clause", "SK-9.9")
    assert "No clause of the ledger" in wrong_with_rows()


def test_a_step_without_a_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions.FIGHT, "name", "phase-nowhere")
    assert "no message phase-nowhere" in wrong_with_rows()


def test_a_fact_that_betrays_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The goal of the other side is hidden."""

    def goal(st: Battle, seat: int) -> Facts:
        return {"n": ("count", st.goals[1 - seat][0])}

    lacking = Refusal("SK-1.11", "refused-sk-1-11", goal)
    monkeypatch.setattr(questions.QUESTIONS.rows["again"], "needs", (lambda st, seat: lacking,))
    assert "betrays what the seat cannot know" in wrong_with_rows()


SAYS = count()


@pytest.mark.parametrize(
    ("lacks", "message"),
    [
        (lambda st, seat: Refusal("", "phase-fight"), "No clause of the ledger in"),
        (lambda st, seat: Refusal("SK-9.9", "phase-fight"), "SK-9.9"),
        (lambda st, seat: Refusal("SK-1.1", "refused-nowhere"), "the refusal cannot be spoken"),
        (lambda st, seat: Refusal(f"SK-1.{1 + next(SAYS) % 2}", "phase-fight"), "betrays what the seat cannot know"),
    ],
)
def test_a_wrong_refusal_is_found(
    lacks: Callable[[Battle, int], Refusal], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions.QUESTIONS, "out", lacks)
    assert message in wrong_with_rows()
