"""One random game for the checks to examine, and how a broken promise is reported."""

import marshal
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, Generic, ParamSpec, TypeVar

from sandtable.core.engine.codec import encode
from sandtable.core.engine.decision import PUBLIC, Decision, IllegalPick, Pick
from sandtable.core.engine.events import Event, seen_events
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.testing.playing import (
    MAX_DECISIONS,
    Answer,
    Chooser,
    any_answer,
    any_option,
    chooser_rng,
)

S = TypeVar("S", bound=State)
P = ParamSpec("P")
W = TypeVar("W", bound="Watcher[Any]")

AHEAD: Final = 6
"""How many picks a check plays on from a position."""
FAR: Final = 987_654_321
"""A number that no option has."""
UNREAD: Final = b"\0"
"""The first bytes of an imprint."""
PLAIN: Final = 2
"""The version of `marshal` that writes the same bytes for equal plain values, regardless of other references."""
SOME: Final = 40
"""How many options or targets of one question a check looks at."""


class Watcher(Generic[S]):
    """Looks at every position of a trial's game, or at its samples, on a walk that several watchers may share.

    It copies a position before playing on from it.
    """

    def __init__(self, trial: "Trial[S]", samples: int | None = None) -> None:
        self.trial = trial
        self.samples = samples

    @cached_property
    def chosen(self) -> set[int]:
        """The numbers of the picks before which it looks, if it is expensive."""
        return self.trial.samples_of(self.samples)

    def look(self, number: int, st: S) -> None:
        """Called with a position that has an open question, and the number of the pick that follows."""

    def close(self, st: S) -> None:
        """Called with the position after the last pick."""


Wanted = tuple[type[Watcher[Any]], int | None]
"""A kind of watcher, and how many positions it looks at, if not the trial's default."""


class Trial(Generic[S]):
    """One random game along which promises are checked, at about `samples` positions if a check is expensive.

    `clauses` are the ids of the game's ledger, if clauses are to be checked.
    """

    def __init__(
        self,
        spec: GameSpec[S],
        players: int,
        options: Options | None = None,
        seed: int = 0,
        samples: int = 12,
        clauses: Iterable[str] | None = None,
        chooser: Chooser = any_option,
        most: int = MAX_DECISIONS,
    ) -> None:
        self.spec = spec
        self.players = players
        self.options: Options = {} if options is None else options
        self.seed = seed
        self.samples = samples
        self.clauses = None if clauses is None else frozenset(clauses)
        self.chooser = chooser
        self.most = most
        self.shared: Sequence[Wanted] = ()
        """The watchers that share the first walk through the game, so that each step is taken once for all."""
        self._seen: dict[Wanted, Watcher[S]] = {}
        """The watchers that have finished the walk, kept until their results are used."""
        self._quiet: list[tuple[str, list[Event]]] | None = None
        """The result of `played_quietly`, recorded while the game was played if its digests are wanted. Returned once."""

    def start(self, log: bool = True) -> S:
        return self.spec.start(self.players, self.options, self.seed, log)

    def rng(self, what: str) -> Rng:
        return chooser_rng(self.seed, what)

    def failure(self, number: int, what: str) -> AssertionError:
        """The error for a promise broken before pick `number` (the first pick is number 1)."""
        options = ", ".join(f"{name}={value}" for name, value in self.options.items()) or "default options"
        return AssertionError(
            f"{self.spec.name}, {self.players} players, {options}, seed {self.seed}, pick {number}: {what}"
        )

    @cached_property
    def answers(self) -> list[Answer]:
        """The answers of the game, played to its end or for `most` picks."""
        return self._played[0]

    def end(self) -> S:
        """A copy of the state at which the game ended or was stopped."""
        return self._played[1].clone()

    @cached_property
    def results(self) -> list[int]:
        """The picks before which there was a result although a question was open."""
        return self._played[2]

    @cached_property
    def _played(self) -> tuple[list[Answer], S, list[int]]:
        st = self.start(log=False)
        rng = chooser_rng(self.seed)
        quiet: list[tuple[str, list[Event]]] | None = [] if (Digests, None) in self.shared else None
        answers: list[Answer] = []
        results: list[int] = []
        while st.decision is not None and len(answers) < self.most:
            if st.result is not None:
                results.append(len(answers) + 1)
            seat, pick = any_answer(st, rng, self.chooser)
            self.answer(st, len(answers) + 1, (seat, pick))
            answers.append((seat, pick))
            if quiet is not None:
                quiet.append((st.digest(), st.events[:]))
        self._quiet = quiet
        return answers, st, results

    def played_quietly(self) -> Iterator[tuple[str, list[Event]]]:
        """The digest after each pick of the game played without events, and any events that were written anyway."""
        count = len(self.answers)
        if self._quiet is not None:
            found, self._quiet = self._quiet, None
            yield from found
            return
        st = self.start(log=False)
        for number in range(1, count + 1):
            yield self.play(st, number).digest(), st.events

    @cached_property
    def digests(self) -> list[str]:
        """The digest of the state after each pick."""
        return self.watched(Digests).found

    def play(self, st: S, number: int) -> S:
        """Apply pick `number` of the game to this state and return it."""
        return self.answer(st, number, self.answers[number - 1])

    def answer(self, st: S, number: int, answer: Answer) -> S:
        """Apply an answer, which must be accepted, to this state and return it."""
        seat, pick = answer
        try:
            st.apply(pick, seat)
        except IllegalPick as err:
            raise self.failure(number, f"taken before, but now refused: {err}") from err
        except Exception as err:
            raise self.failure(number, f"{pick!r} of seat {seat} crashed with {type(err).__name__}: {err}") from err
        return st

    def watched(self, kind: type[W], samples: int | None = None) -> W:
        """A watcher that has seen the whole game, on its own walk or on the trial's shared one."""
        wanted: Wanted = (kind, samples)
        if wanted in self.shared:
            self._walk_together()
        seen = self._seen.pop(wanted, None)
        if isinstance(seen, kind):
            return seen
        watcher = kind(self, samples)
        self.walk([watcher])
        return watcher

    def _walk_together(self) -> None:
        shared, self.shared = self.shared, ()
        watchers: dict[Wanted, Watcher[S]] = {(kind, samples): kind(self, samples) for kind, samples in shared}
        try:
            self.walk(list(watchers.values()))
        except Exception:  # a promise is broken: each watcher then walks alone and reports what it finds
            return
        self._seen = watchers

    def walk(self, watchers: Sequence[Watcher[S]]) -> None:
        """Replay the game and show each position to all watchers."""
        st = self.start()
        looks = [watcher.look for watcher in watchers]
        for number in range(1, len(self.answers) + 1):
            for look in looks:
                look(number, st)
            self.play(st, number)
        for watcher in watchers:
            watcher.close(st)

    def visit(self) -> Iterator[tuple[int, S]]:
        """Copies of about `samples` positions, each with the number of the pick that follows: the first, the last, and some
        in every part of the game. For all checks except those of copying itself."""
        for number, st in self._reached:
            yield number, st.clone()

    @cached_property
    def _reached(self) -> list[tuple[int, S]]:
        return self.watched(Reached).found

    def samples_of(self, samples: int | None = None) -> set[int]:
        """The numbers of the picks before which an expensive check looks."""
        count = len(self.answers)
        rng = self.rng("visit")
        part = max(1, count // max(1, self.samples if samples is None else samples))
        return {1, count} | {start + 1 + rng.below(part) for start in range(0, count, part)}

    def seats(self) -> range:
        """All seats, and the spectator (-1)."""
        return range(PUBLIC, self.players)

    def same(self, number: int, what: str, left: bytes, right: bytes) -> None:
        """Raise unless both texts, or imprints, are equal byte for byte."""
        if left == right:
            return
        left, right = fingerprint_text(left), fingerprint_text(right)
        if left != right:
            raise self.failure(number, f"{what}: {difference(left, right)}")


class Reached(Watcher[S]):
    """Keeps copies of the samples."""

    def __init__(self, trial: Trial[S], samples: int | None = None) -> None:
        super().__init__(trial, samples)
        self.found: list[tuple[int, S]] = []

    def look(self, number: int, st: S) -> None:
        if number in self.chosen:
            self.found.append((number, st.clone()))


class Digests(Watcher[S]):
    """Records the digest of the state after each pick."""

    def __init__(self, trial: Trial[S], samples: int | None = None) -> None:
        super().__init__(trial, samples)
        self.found: list[str] = []

    def look(self, number: int, st: S) -> None:
        if number > 1:
            self.close(st)

    def close(self, st: S) -> None:
        self.found.append(st.digest())


def difference(left: bytes, right: bytes) -> str:
    """Where two texts start to differ.

    >>> difference(b"(1, 2)", b"(1, 3)")
    'byte 4 of 6 and 6: (1, 2) instead of (1, 3)'
    """
    at = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    here = slice(max(0, at - 30), at + 30)
    return f"byte {at} of {len(left)} and {len(right)}: {left[here].decode()} instead of {right[here].decode()}"


def refuses(error: type[Exception], action: Callable[P, object], *args: P.args, **named: P.kwargs) -> bool:
    """Is the call refused with this error?"""
    try:
        action(*args, **named)
    except error:
        return True
    return False


def question(asked: Decision | None) -> object:
    """A decision as plain values."""
    if asked is None:
        return None
    region = None if asked.region is None else asked.region.fields()
    reaction = None if asked.reaction is None else asked.reaction.fields()
    return (*asked.fields(), asked.automatic, region, reaction, [question(other) for other in asked.also])


def whole(st: State) -> bytes:
    """Everything a state holds, including its open questions."""
    return st.dump() + b"\n" + encode(question(st.decision))


def fingerprint(st: State) -> bytes:
    """Like `whole`, but for comparing, in a fifth of the time. Types and order count as in the text (`fingerprint_text`)."""
    if type(st).dump is not State.dump:
        return whole(st)
    both: Any = (st.plain(), question(st.decision))
    try:
        return UNREAD + marshal.dumps(both, PLAIN)
    except ValueError:  # something is not a plain value: the text shows what
        return whole(st)


def fingerprint_text(made: bytes) -> bytes:
    """The text of an imprint, or the text itself."""
    if not made.startswith(UNREAD):
        return made
    state, asked = marshal.loads(made[len(UNREAD) :])
    return encode(state) + b"\n" + encode(asked)


def view(st: State, seat: int) -> bytes:
    """The imprint of everything a seat sees."""
    return fingerprint(st.seen_by(seat))


def visible_events(events: list[Event], seat: int) -> bytes:
    """All events a seat may know."""
    return encode(seen_events(events, seat))


def sample(items: list[Pick], rng: Rng, most: int = SOME) -> list[Pick]:
    """All items, or `most` of them drawn at random."""
    if len(items) <= most:
        return items
    return [items[rng.below(len(items))] for _ in range(most)]
