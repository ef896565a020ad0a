"""Every rule procedure is a frame on an explicit stack inside the state.

A frame takes one step at a time. In `advance` it either **acts** (changes the state, pushes another frame, pops itself) and
returns None, or **asks**: returns a Decision and changes nothing. The answer comes to `resume`, which notes where to go on.
Because asking is pure, an open question can be asked again: after loading, after a redeal, in a clone.

Frames hold ids, numbers, strings, lists and tuples of these, and `Secret` values; no functions, no references to pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, Self, TypeVar

from sandtable.core.engine.decision import Decision, Pick, Target

if TYPE_CHECKING:
    from sandtable.core.engine.state import State

S = TypeVar("S", bound="State")


class Secret:
    """A value that only some seats know: `knows` is a bit mask of seats. Masked for the others, its value is None."""

    __slots__ = ("knows", "value")

    def __init__(self, value: tuple[int, ...] | None, knows: int) -> None:
        self.value = value
        self.knows = knows

    def open(self) -> tuple[int, ...]:
        """The value, for rules that act on the full state."""
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
    """A copy of a frame's field in which the secrets this seat does not know are masked."""
    if isinstance(value, Secret):
        return value.seen_by(seat)
    if isinstance(value, Frame):
        return value.seen_by(seat)
    if isinstance(value, list):
        return [masked(item, seat) for item in value]
    return value


PLAIN: Final = frozenset((int, str, bool, tuple, type(None)))
"""What most fields are, so that it is told first: neither a secret nor anything that changes."""


class Frame(Generic[S]):
    """One rule procedure in progress."""

    __slots__ = ()

    def advance(self, st: S) -> Decision | None:
        """Act and return None, or ask and change nothing."""
        raise NotImplementedError

    def resume(self, st: S, asked: Decision, pick: Pick) -> None:
        """Take the answer to a question of this frame and note where to go on."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        """The constructor's arguments: plain values and secrets."""
        raise NotImplementedError

    def clone(self) -> Self:
        """A copy that shares nothing that changes; frames that are copied very often write it out for speed."""
        return type(self)(*[value if type(value) in PLAIN else copied(value) for value in self.fields()])

    def seen_by(self, seat: int) -> Frame[S]:
        """The frame as this seat sees it: a copy with the secrets it does not know masked."""
        return type(self)(*[value if type(value) in PLAIN else masked(value, seat) for value in self.fields()])

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        """What the other seats see of a pick; a frame that takes secret picks returns a veiled one."""
        return pick

    def stand_in(self, st: S, asked: Decision) -> Pick | None:
        """The answer given for a seat that gave up while others play on, or None if it is still asked.

        It goes to `resume` unchecked, so a frame may end by an answer that it does not offer.
        """
        return None

    def break_off(self, st: S) -> None:
        """The game ends while this is in progress: put back what the frame holds. It is taken off the stack then."""

    def why_not(self, st: S, asked: Decision, part: str, value: int) -> list[str]:
        """The clauses that keep (part, value) from being part of an answer; without closer reasons the question's own.

        Besides the game's own parts it is asked about a button (`spec.WORD`), a number typed (`spec.COUNTS`), a seat.
        """
        return [asked.clause]

    def why_not_with(self, st: S, asked: Decision, target: Target, given: tuple[Target, ...]) -> list[str]:
        """The same, when the answer shall name these too: why not this one by the unit that is chosen already."""
        return self.why_not(st, asked, *target)


class Parallel(Frame[S]):
    """Questions to several seats that are open together: one lane, a frame of its own, for each seat.

    A lane asks and resumes like any frame but changes only itself, draws no chance and never touches the stack; it is
    finished when its `advance` returns None. When all lanes are finished, `close` is called once with the full knowledge of
    all answers. So the order in which the answers arrive cannot matter.
    """

    __slots__ = ("lanes",)

    def __init__(self, lanes: list[Frame[S]]) -> None:
        self.lanes = lanes

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
        # lanes are secret and simultaneous: a lone option is still asked, or its absence would tell
        return first.beside(tuple(open_questions[1:]), False)

    def resume(self, st: S, asked: Decision, pick: Pick) -> None:
        self._lane(st, asked.seat).resume(st, asked, pick)

    def why_not(self, st: S, asked: Decision, part: str, value: int) -> list[str]:
        return self._lane(st, asked.seat).why_not(st, asked, part, value)

    def why_not_with(self, st: S, asked: Decision, target: Target, given: tuple[Target, ...]) -> list[str]:
        return self._lane(st, asked.seat).why_not_with(st, asked, target, given)

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
        """Carry out all answers together and pop this frame."""
        raise NotImplementedError

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()

    def fields(self) -> tuple[object, ...]:
        return (list(self.lanes),)


class Window(Frame[S]):
    """A reaction window: these are asked in this order, each may react or pass, then the window closes.

    `queue` holds who is still to be asked, as numbers that the game understands (seats, holders, Heroes). Who is asked follows
    from public facts alone: a seat that can only pass is asked all the same, and whether somebody spares it the question is
    not the engine's affair (`core.match.standing`). A reaction may push frames; the window goes on when they are done, and what
    they changed counts for those still to be asked. What differs from game to game is written in a subclass:

    - `ask` and `react`; `why_not` as in every frame;
    - `next` where a reaction does not end the turn of whoever reacted (several cards of one Hero);
    - `close` where something follows when everybody has answered.

    Where reactions answer each other, `RoundWindow` goes round until all have passed.
    """

    __slots__ = ("queue",)

    def __init__(self, queue: list[int]) -> None:
        self.queue = queue

    def ask(self, st: S, who: int) -> Decision | None:
        """The question, with its `Reaction` and the passing pick among the options; None if public facts rule it out."""
        raise NotImplementedError

    def react(self, st: S, who: int, pick: Pick) -> None:
        """Carry out an answer other than passing."""
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
        """This one has answered, or is not asked: on to the next."""
        self.queue.pop(0)

    def close(self, st: S) -> None:
        """Everybody has answered: pop this frame, and more where a game needs it."""
        st.pop()

    def fields(self) -> tuple[object, ...]:
        return (self.queue[:],)


class RoundWindow(Window[S]):
    """A window that goes round again after each reaction, until all have passed in a row.

    `passed` holds who has passed since the last reaction; whoever reacted is asked again after everybody else.
    """

    __slots__ = ("passed",)

    def __init__(self, queue: list[int], passed: list[int]) -> None:
        super().__init__(queue)
        self.passed = passed

    def next(self, who: int, reacted: bool) -> None:
        self.queue.pop(0)
        self.passed.append(who)
        if reacted:
            self.queue += self.passed
            self.passed = []

    def fields(self) -> tuple[object, ...]:
        return (self.queue[:], self.passed[:])


class Sequence(Frame[S]):
    """The numbered steps of a procedure, taken one after the other: `at` is the number of the next one.

    A step is a method of the frame. One that acts returns None, and the next step follows; to leave steps out or go back it
    sets `at` to another number. One that asks returns its question, and `resume` sets `at` to the step that goes on from the
    answer. After the last step the frame leaves the stack.
    """

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def steps(self) -> tuple[Callable[[Self, S], Decision | None], ...]:
        """The methods in their order: a table beside the class (game code)."""
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
