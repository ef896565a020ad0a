"""When each kind of question is asked, as a table of the game: one row for each kind.

From these rows and the frames on the stack, `core.interaction.not_asked` explains why a seat is not asked something now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from sandtable.core.engine.decision import Target
from sandtable.core.engine.frames import Frame, Sequence
from sandtable.core.engine.legality import Rule
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.core.engine.state import State

S = TypeVar("S", bound=State)
F = TypeVar("F")

WhyNot = Callable[[S, int], Refusal | Objection | None]
"""A predicate about a seat: None, or what it lacks. The facts of a bare refusal are found with the seat."""


def frame_of(st: State, kind: type[F]) -> F | None:
    """The innermost frame of this class on the stack."""
    for frame in reversed(st.stack):
        if isinstance(frame, kind):
            return frame
    return None


def during(procedure: type[Sequence[S]], *steps: int) -> Callable[[S], bool]:
    """Is a sequence at one of these steps? A sequence that has pushed another frame has already counted on."""

    def is_now(st: S) -> bool:
        frame = frame_of(st, procedure)
        if frame is None:
            return False
        return (frame.at if st.stack[-1] is frame else frame.at - 1) in steps

    return is_now


def on_stack(*kinds: type[Frame[S]]) -> Callable[[S], bool]:
    """Is one of these procedures in progress?"""

    def is_now(st: S) -> bool:
        return any(isinstance(frame, kinds) for frame in st.stack)

    return is_now


class Step(Generic[S]):
    """A step of a procedure. `name` is the key of its name, `clause` fixes the order of the steps.

    `turn` is the clause that says whose turn it is, if only the active player acts in this step. `subject` is the key of its
    name at the beginning of a sentence ("The Order phase"), if that is another.
    """

    __slots__ = ("clause", "is_now", "name", "subject", "turn")

    def __init__(self, name: str, is_now: Callable[[S], bool], clause: str, turn: str = "", subject: str = "") -> None:
        self.name = name
        self.is_now = is_now
        self.clause = clause
        self.turn = turn
        self.subject = subject or name


Steps = tuple[Step[S], ...] | Callable[[S, int], tuple[Step[S], ...]]
"""The steps that ask something; as a function if they depend on the player."""


class Question(Generic[S]):
    """When one kind of question is asked. The message `when-<kind>` says it in words.

    - `clause`: the clause that says when it is asked;
    - `steps`: the steps that ask it, or none if an event of the game brings it up;
    - `whose`: the seats that these steps ask, if it is not the active player;
    - `needs`: what the table, the faction or the player may lack, so that the question never comes;
    - `nothing`: why there is nothing to decide although the step has come;
    - `after`: the question and the answer that lead to this question;
    - `rule`: what makes an answer legal, if the frame that asks does not say it.
    """

    __slots__ = ("after", "clause", "needs", "nothing", "rule", "steps", "whose")

    def __init__(
        self,
        clause: str,
        steps: Steps[S] = (),
        *,
        whose: Callable[[S], tuple[int, ...]] | None = None,
        needs: tuple[WhyNot[S], ...] = (),
        nothing: WhyNot[S] | None = None,
        after: tuple[str, Target] | None = None,
        rule: Rule[S] | None = None,
    ) -> None:
        self.clause = clause
        self.steps = steps
        self.whose = whose
        self.needs = needs
        self.nothing = nothing
        self.after = after
        self.rule = rule

    def steps_for(self, st: S, seat: int) -> tuple[Step[S], ...]:
        return self.steps(st, seat) if callable(self.steps) else self.steps


class Questions(Generic[S]):
    """The rows of a game, the procedures whose steps they name, each in order, and why a seat is out of the game."""

    __slots__ = ("out", "procedures", "rows")

    def __init__(
        self,
        rows: Mapping[str, Question[S]],
        procedures: tuple[tuple[Step[S], ...], ...],
        out: WhyNot[S] | None = None,
    ) -> None:
        self.rows = rows
        self.procedures = procedures
        self.out = out

    def procedure_of(self, step: Step[S]) -> tuple[Step[S], ...]:
        return next(steps for steps in self.procedures if step in steps)
