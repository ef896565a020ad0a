"""Frames: each rule procedure in progress is a frame on an explicit stack inside the state.

A frame takes one step at a time. In `advance` it either **acts** (changes the state, pushes another frame, pops itself) and
returns None, or **asks**: it returns a Decision and changes nothing. `resume` receives the answer and records where to
continue. Because asking changes nothing, an open question can be asked again: after loading, after a redeal, in a clone.

Frames hold ids, numbers, strings, lists and tuples of these, and `Secret` values. They hold no functions or piece references.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, Self, TypeVar

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, slotted

if TYPE_CHECKING:
    from sandtable.core.engine.legality import Rule
    from sandtable.core.engine.state import State

S = TypeVar("S", bound="State")


@slotted
class Secret:
    """A value that only some seats know. `knows` is a bit mask of seats. For all others the value is masked as None."""

    value: tuple[int, ...] | None
    knows: int

    def open(self) -> tuple[int, ...]:
        """The value, for rules that work on the full state."""
        assert self.value is not None, "a masked secret was opened"
        return self.value

    def clone(self) -> Secret:
        return Secret(self.value, self.knows)

    def seen_by(self, seat: int) -> Secret:
        known = self.knows == -1 or (seat >= 0 and self.knows >> seat & 1)
        return Secret(self.value if known else None, self.knows)


def copied(value: object) -> object:
    """A copy of a frame's field."""
    if isinstance(value, Secret | Frame):
        return value.clone()
    if isinstance(value, list):
        return [item if type(item) in PLAIN else copied(item) for item in value]
    return value


def masked(value: object, seat: int) -> object:
    """A copy of a frame's field with the secrets this seat does not know masked."""
    if isinstance(value, Secret):
        return value.seen_by(seat)
    if isinstance(value, Frame):
        return value.seen_by(seat)
    if isinstance(value, list):
        return [masked(item, seat) for item in value]
    return value


PLAIN: Final = frozenset((int, str, bool, tuple, type(None)))
"""The types of most fields, tested first: immutable and never secret."""


class Frame(Generic[S]):
    """One rule procedure in progress."""

    __slots__ = ()

    def advance(self, st: S) -> Decision | None:
        """Act and return None, or ask and change nothing."""
        raise NotImplementedError

    def resume(self, st: S, asked: Decision, pick: Pick) -> None:
        """Take the answer to this frame's question and record where to continue."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        """The constructor's arguments: plain values and secrets."""
        raise NotImplementedError

    def clone(self) -> Self:
        """A copy that shares no mutable parts. Frames that are copied very often override it for speed."""
        return type(self)(*[value if type(value) in PLAIN else copied(value) for value in self.fields()])

    def seen_by(self, seat: int) -> Frame[S]:
        """A copy of the frame as this seat sees it, with unknown secrets masked."""
        return type(self)(*[value if type(value) in PLAIN else masked(value, seat) for value in self.fields()])

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        """The pick as the other seats see it. A frame with secret picks returns a masked one."""
        return pick

    def stand_in(self, st: S, asked: Decision) -> Pick | None:
        """The answer for a seat that has conceded while others play on, or None if the seat is still asked.

        The answer goes to `resume` unchecked, so a frame may use an answer that it does not offer.
        """
        return None

    def break_off(self, st: S) -> None:
        """Put back what the frame holds, because the game ends now. The frame is then taken off the stack."""

    def rule(self, asked: Decision) -> Rule[S] | None:
        """What makes the answers to this question legal, if its row in the table of questions does not say it.

        A frame with a rule needs no `why_not`.
        """
        return None

    def why_not(self, st: S, asked: Decision, part: str, value: int) -> list[str]:
        """The clauses that keep (part, value) from being part of an answer. By default, the question's own clause.

        Besides the game's own parts, `part` may be a button (`kinds.WORD`), a typed number (`kinds.COUNTS`) or a seat.
        """
        return [asked.clause]


@frame
class Parallel(Frame[S]):
    """Questions to several seats that are open at the same time, with one lane (a frame) for each seat.

    A lane asks and resumes like any frame, but it changes only itself, draws no chance and never touches the stack. It is
    finished when its `advance` returns None. When all lanes are finished, `close` is called once with full knowledge of all
    answers. So the order in which answers arrive makes no difference.
    """

    lanes: list[Frame[S]]

    def advance(self, st: S) -> Decision | None:
        open_questions: list[Decision] = []
        for lane in self.lanes:
            asked = lane.advance(st)
            if asked is not None:
                open_questions.append(asked)
        if not open_questions:
            self.close(st)
            return None
        first = open_questions[0]
        # Lanes are secret and simultaneous: a single option is still asked, because skipping it would reveal something.
        return first.beside(tuple(open_questions[1:]), False)

    def resume(self, st: S, asked: Decision, pick: Pick) -> None:
        self._lane(st, asked.seat).resume(st, asked, pick)

    def rule(self, asked: Decision) -> Rule[S] | None:
        """The rule of a lane. It depends on the question alone, so any lane that knows it will do."""
        rules = [lane.rule(asked) for lane in self.lanes]
        return next((rule for rule in rules if rule is not None), None)

    def why_not(self, st: S, asked: Decision, part: str, value: int) -> list[str]:
        return self._lane(st, asked.seat).why_not(st, asked, part, value)

    def stand_in(self, st: S, asked: Decision) -> Pick | None:
        return self._lane(st, asked.seat).stand_in(st, asked)

    def break_off(self, st: S) -> None:
        for lane in self.lanes:
            lane.break_off(st)

    def _lane(self, st: S, seat: int) -> Frame[S]:
        for lane in self.lanes:
            question = lane.advance(st)
            if question is not None and question.seat == seat:
                return lane
        raise AssertionError("no open lane for this seat")

    def close(self, st: S) -> None:
        """Carry out all answers and pop this frame."""
        raise NotImplementedError

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()


@frame
class Window(Frame[S]):
    """A reaction window: seats are asked in order, each may react or pass, then the window closes.

    `queue` holds those still to be asked, as numbers that the game interprets (seats, holders, Heroes). Public facts alone
    decide who is asked: a seat that can only pass is asked too. Passing automatically is handled outside the engine
    (`core.match.standing`). A reaction may push frames. The window continues when they are done, and their changes count for
    those still to be asked. A subclass defines:

    - `ask` and `react`, and `why_not` as in every frame;
    - `next`, if a seat may react more than once in a row (several cards of one Hero);
    - `close`, if something follows after everyone has answered.

    If reactions can answer each other, use `RoundWindow`, which goes round until all have passed.
    """

    queue: list[int]

    def ask(self, st: S, who: int) -> Decision | None:
        """The question, with its `Reaction` and the passing pick among the options. None if public facts rule it out."""
        raise NotImplementedError

    def react(self, st: S, who: int, pick: Pick) -> None:
        """Carry out an answer other than a pass."""
        raise NotImplementedError

    def advance(self, st: S) -> Decision | None:
        if not self.queue:
            self.close(st)
            return None
        who = self.queue[0]
        asked = self.ask(st, who)
        if asked is None:
            self.next(who, False)
        return asked

    def resume(self, st: S, asked: Decision, pick: Pick) -> None:
        assert asked.reaction is not None
        who = self.queue[0]
        reacts = pick != asked.reaction.passing
        self.next(who, reacts)
        if reacts:
            self.react(st, who, pick)

    def next(self, who: int, reacted: bool) -> None:
        """Move on to the next in the queue, because this one has answered or is not asked."""
        self.queue.pop(0)

    def close(self, st: S) -> None:
        """Pop this frame, because everyone has answered. A game may do more here."""
        st.pop()


@frame
class RoundWindow(Window[S]):
    """A window that goes round again after each reaction, until all have passed in a row.

    `passed` holds those who have passed since the last reaction. After reacting, a seat is asked again after all the others.
    """

    passed: list[int]

    def next(self, who: int, reacted: bool) -> None:
        self.queue.pop(0)
        self.passed.append(who)
        if reacted:
            self.queue += self.passed
            self.passed = []


class Sequence(Frame[S]):
    """The numbered steps of a procedure, taken in order. `at` is the number of the next step.

    A step is a method of the frame. A step that acts returns None, and the next step follows; to skip steps or go back, it sets
    `at`. A step that asks returns its question, and `resume` sets `at` to the step that continues from the answer. After the
    last step the frame is popped. A subclass declares `at` where it belongs among its own fields.
    """

    __slots__ = ("at",)

    at: int

    def steps(self) -> tuple[Callable[[Self, S], Decision | None], ...]:
        """The methods in order, as a table beside the class (game code)."""
        raise NotImplementedError

    def advance(self, st: S) -> Decision | None:
        at = self.at
        steps = self.steps()
        if at == len(steps):
            st.pop()
            return None
        self.at = at + 1
        asked = steps[at](self, st)
        if asked is not None:
            self.at = at
        return asked
