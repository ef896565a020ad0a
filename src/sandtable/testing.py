"""The conformance kit: what every game promises, as checks that anyone can run on a game of their own.

    from sandtable.testing import check_game

    def test_my_game() -> None:
        check_game(SPEC)

Each promise is a function of its own. It takes a `Trial`, one random game, and looks at positions along it. A broken
promise raises AssertionError with game, players, options, seed, the number of the pick and what differs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from importlib import import_module
from typing import Final, Generic, ParamSpec, Protocol, TypeVar

from sandtable.core.codec import FRAME, BadSave, encode, frames_out
from sandtable.core.decision import PUBLIC, Decision, IllegalPick, NotAsked, Pick
from sandtable.core.events import Event, seen_events
from sandtable.core.match import Match, replay
from sandtable.core.record import Record, read_record
from sandtable.core.registry import find_game, game_names
from sandtable.core.rng import Rng, seeded
from sandtable.core.seed import Seed, mix
from sandtable.core.spec import GameSpec, Options
from sandtable.core.state import State

S = TypeVar("S", bound=State)
P = ParamSpec("P")

Answer = tuple[int, Pick]
"""Who answered, and what."""
Chooser = Callable[[Decision, Rng], Pick]
Place = tuple[str, tuple[int, ...]]
"""A field or frame of a state, and the way to one plain value inside."""

MOST_DECISIONS: Final = 20_000
AHEAD: Final = 6
"""How many picks a check plays on from a position."""
REDEALS: Final = 2
TO_THE_END: Final = 4
"""How many redealt positions of a trial are played to the end."""
SOME: Final = 40
"""How many options or targets of one question a check looks at."""
OFTEN: Final = 10
"""So many different values in redealt worlds cannot be luck."""
FAR: Final = 987_654_321


# -- random play -------------------------------------------------------------------------------------------------------


def any_option(asked: Decision, rng: Rng) -> Pick:
    """Every candidate equally likely."""
    candidates = asked.candidates()
    assert candidates, f"{asked.kind} for seat {asked.seat} ({asked.clause}) has no options"
    return candidates[rng.below(len(candidates))]


def any_answer(st: State, rng: Rng, chooser: Chooser = any_option) -> Answer:
    """An answer by any of the seats that are asked at the moment."""
    first = st.decision
    assert first is not None
    asked = first if not first.also else st.open_questions()[rng.below(1 + len(first.also))]
    return asked.seat, chooser(asked, rng)


def play_on(st: State, rng: Rng, chooser: Chooser = any_option, most: int = MOST_DECISIONS) -> list[Answer]:
    """Play this state on to its end, or for `most` picks; returns the answers given."""
    answers: list[Answer] = []
    while st.decision is not None and len(answers) < most:
        seat, pick = any_answer(st, rng, chooser)
        st.apply(pick, seat)
        answers.append((seat, pick))
    return answers


def playout(
    spec: GameSpec[S],
    players: int,
    options: Options | None = None,
    seed: int = 0,
    chooser: Chooser = any_option,
    most: int = MOST_DECISIONS,
) -> tuple[S, list[Answer]]:
    """A random game from its first decision to its end: the last state and all answers."""
    st = spec.start(players, options, seed, log=False)
    return st, play_on(st, chooser_rng(seed), chooser, most)


def perft(st: State, depth: int) -> int:
    """The number of option sequences of this length, chance fixed by the state's generator.

    Of several questions that are open at once the first is answered first; a region counts by its candidates.
    """
    if st.decision is None:
        return 0
    candidates = st.decision.candidates()
    if depth <= 1:
        return len(candidates)
    count = 0
    for pick in candidates:
        twin = st.clone()
        twin.apply(pick)
        count += perft(twin, depth - 1)
    return count


def chooser_rng(seed: int, what: str = "playout") -> Rng:
    """The generator of choosers, apart from the game's own."""
    return seeded(mix(what, (str(seed),)))


# -- trials ------------------------------------------------------------------------------------------------------------


class Trial(Generic[S]):
    """One random game along which promises are checked, at about `samples` positions where a check is costly.

    `clauses` are the ids of the game's ledger, if its clauses shall be checked.
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
        most: int = MOST_DECISIONS,
    ) -> None:
        self.spec = spec
        self.players = players
        self.options: Options = {} if options is None else options
        self.seed = seed
        self.samples = samples
        self.clauses = None if clauses is None else frozenset(clauses)
        self.chooser = chooser
        self.most = most

    def start(self, log: bool = True) -> S:
        return self.spec.start(self.players, self.options, self.seed, log)

    def rng(self, what: str) -> Rng:
        return chooser_rng(self.seed, what)

    def failure(self, number: int, what: str) -> AssertionError:
        """The error for a broken promise before pick `number` (the first pick is number 1)."""
        options = ", ".join(f"{name}={value}" for name, value in self.options.items()) or "default options"
        return AssertionError(
            f"{self.spec.name}, {self.players} players, {options}, seed {self.seed}, pick {number}: {what}"
        )

    @cached_property
    def answers(self) -> list[Answer]:
        """The answers of the game, played to its end or for `most` picks."""
        st = self.start(log=False)
        rng = chooser_rng(self.seed)
        answers: list[Answer] = []
        while st.decision is not None and len(answers) < self.most:
            seat, pick = any_answer(st, rng, self.chooser)
            self.answer(st, len(answers) + 1, (seat, pick))
            answers.append((seat, pick))
        return answers

    @cached_property
    def digests(self) -> list[str]:
        """The digest of the state after each pick."""
        st = self.start()
        return [self.play(st, number).digest() for number in range(1, len(self.answers) + 1)]

    def play(self, st: S, number: int) -> S:
        """The state itself after pick `number` of the game."""
        return self.answer(st, number, self.answers[number - 1])

    def answer(self, st: S, number: int, answer: Answer) -> S:
        """The state itself after an answer, which must be taken."""
        seat, pick = answer
        try:
            st.apply(pick, seat)
        except IllegalPick as err:
            raise self.failure(number, f"taken before, but now refused: {err}") from err
        except Exception as err:
            raise self.failure(number, f"{pick!r} of seat {seat} crashed with {type(err).__name__}: {err}") from err
        return st

    def every(self) -> Iterator[tuple[int, S]]:
        """All positions with an open question and the number of the pick that follows. Copy before playing on."""
        st = self.start()
        for number in range(1, len(self.answers) + 1):
            yield number, st
            self.play(st, number)

    def visit(self) -> Iterator[tuple[int, S]]:
        """About `samples` of these positions: the first, the last, and some in every part of the game."""
        count = len(self.answers)
        rng = self.rng("visit")
        part = max(1, count // max(1, self.samples))
        chosen = {1, count} | {start + 1 + rng.below(part) for start in range(0, count, part)}
        for number, st in self.every():
            if number in chosen:
                yield number, st

    def seats(self) -> range:
        """All seats, and the spectator (-1)."""
        return range(PUBLIC, self.players)

    def same(self, number: int, what: str, left: bytes, right: bytes) -> None:
        """Raise unless both texts are equal byte for byte."""
        if left != right:
            raise self.failure(number, f"{what}: {difference(left, right)}")


def difference(left: bytes, right: bytes) -> str:
    """Where two texts part.

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
    """All of a decision as plain values."""
    if asked is None:
        return None
    region = None if asked.region is None else asked.region.candidates()
    return (*asked.fields(), asked.lone, region, [question(other) for other in asked.also])


def whole(st: State) -> bytes:
    """Everything a state holds, its open questions included."""
    return st.dump() + b"\n" + encode(question(st.decision))


def view(st: State, seat: int) -> bytes:
    """Everything a seat sees."""
    return whole(st.seen_by(seat))


def told(events: list[Event], seat: int) -> bytes:
    """Everything a seat is told."""
    return encode(seen_events(events, seat))


def some(items: list[Pick], rng: Rng, most: int = SOME) -> list[Pick]:
    """All items, or `most` of them drawn at random."""
    if len(items) <= most:
        return items
    return [items[rng.below(len(items))] for _ in range(most)]


# -- promises about questions and answers ------------------------------------------------------------------------------


def check_ends(trial: Trial[S]) -> None:
    """Random play ends, with a result for every seat, and after the end no pick is taken."""
    st = trial.start()
    for number in range(1, len(trial.answers) + 1):
        if st.result is not None:
            raise trial.failure(number, "there is a result, yet a question is open")
        trial.play(st, number)
    number = len(trial.answers) + 1
    if st.decision is not None:
        raise trial.failure(number, f"no end after {trial.most} decisions")
    if st.result is None:
        raise trial.failure(number, "the game is over without a result")
    winners, scores, how = st.result.fields()
    if len(scores) != trial.players or not set(winners) <= set(range(trial.players)) or not how:
        raise trial.failure(number, f"the result {st.result.fields()!r} does not fit {trial.players} seats")
    before = whole(st)
    for seat in (None, *range(trial.players)):
        if not refuses(NotAsked, st.apply, 0, seat):
            raise trial.failure(number, "a pick after the end was taken")
    trial.same(number, "a refused pick after the end changed the state", whole(st), before)


def check_options(trial: Trial[S]) -> None:
    """Options are plain ints or tuples of ints, unique and never empty; each open question asks another seat."""
    for number, st in trial.every():
        asked_seats = [asked.seat for asked in st.open_questions()]
        if len(set(asked_seats)) != len(asked_seats) or not set(asked_seats) <= set(range(trial.players)):
            raise trial.failure(number, f"the seats asked are {asked_seats}")
        for asked in st.open_questions():
            trouble = trouble_with(asked, trial)
            if trouble:
                raise trial.failure(number, f"{asked.kind} for seat {asked.seat} ({asked.clause}): {trouble}")


def trouble_with(asked: Decision, trial: Trial[S]) -> str:
    """What is wrong with a question, or nothing."""
    candidates = asked.candidates()
    if asked.kind not in trial.spec.kinds:
        return "the kind is not one of the game's kinds"
    if not asked.clause or (trial.clauses is not None and asked.clause not in trial.clauses):
        return "the clause is not in the ledger"
    if not is_plain(asked.context) or not isinstance(asked.context, tuple):
        return f"the context {asked.context!r} is not a tuple of ints"
    if not candidates:
        return "no options"
    if len(set(candidates)) != len(candidates):
        return "an option is offered twice"
    odd = [pick for pick in candidates if not is_plain(pick)]
    if odd:
        return f"option {odd[0]!r} is neither an int nor a tuple of ints"
    outside = [pick for pick in candidates if not asked.allows(pick)]
    if outside:
        return f"candidate {outside[0]!r} is outside of the region"
    return ""


def is_plain(pick: object) -> bool:
    """Is it an int, or a tuple of ints, and nothing that only looks like one?"""
    if isinstance(pick, tuple):
        return all(type(part) is int for part in pick)
    return type(pick) is int


def check_refusals(trial: Trial[S]) -> None:
    """A pick that is not offered, or by a seat that is not asked, is refused and changes nothing."""
    for number, st in trial.visit():
        before = whole(st)
        for asked in st.open_questions():
            for pick in foreign_picks(asked):
                if not refuses(IllegalPick, st.apply, pick, asked.seat):
                    raise trial.failure(number, f"{asked.kind} took {pick!r}, which is not offered")
        asked_seats = {asked.seat for asked in st.open_questions()}
        for seat in {*trial.seats(), trial.players} - asked_seats:
            for pick in (0, *st.open_questions()[0].candidates()[:1]):
                if not refuses(NotAsked, st.apply, pick, seat):
                    raise trial.failure(number, f"seat {seat} is not asked, but its pick was taken")
        trial.same(number, "a refused pick changed the state", whole(st), before)


def foreign_picks(asked: Decision) -> list[Pick]:
    """Picks near to the options, and far from them, that the question does not offer."""
    near: list[Pick] = [FAR, -FAR, (), (FAR,), (FAR, FAR)]
    for option in asked.candidates()[:3]:
        if isinstance(option, tuple):
            near += [(*option, 0), option[:-1], (*option[:-1], FAR)]
        else:
            near += [(option,), option + 1, option - 1]
    return [pick for pick in near if not asked.allows(pick)]


def check_asking_is_pure(trial: Trial[S]) -> None:
    """To ask again gives the same question and changes nothing."""
    for number, st in trial.every():
        before = whole(st)
        events = len(st.events)
        again = st.stack[-1].advance(st)
        asked = st.decision
        if encode(question(again)) != encode(question(asked)):
            raise trial.failure(number, f"asked again, {question(asked)!r} became {question(again)!r}")
        trial.same(number, "asking changed the state", whole(st), before)
        if len(st.events) != events:
            raise trial.failure(number, "asking wrote events")


def check_order_of_answers(trial: Trial[S]) -> None:
    """Where several seats are asked at once, the order in which they answer does not matter."""
    rng = trial.rng("order")
    for number, st in trial.every():
        if st.decision is None or not st.decision.also:
            continue
        answers = [(asked.seat, trial.chooser(asked, rng)) for asked in st.open_questions()]
        outcomes = []
        for order in (answers, answers[::-1], answers[1:] + answers[:1]):
            twin = st.clone()
            twin.loud = True
            events = []
            for seat, pick in order:
                twin.apply(pick, seat)
                events += twin.events
            outcomes.append(whole(twin) + encode(sorted(events, key=repr)))
        for outcome in outcomes[1:]:
            trial.same(number, f"the answers {answers!r} in another order lead elsewhere", outcome, outcomes[0])


# -- promises about states ---------------------------------------------------------------------------------------------


def check_soundness(trial: Trial[S]) -> None:
    """Pieces are conserved and derived numbers agree with a recount, at every decision and at the end."""
    st = trial.start()
    for number in range(1, len(trial.answers) + 1):
        sound(trial, number, st)
        trial.play(st, number)
    sound(trial, len(trial.answers) + 1, st)


def sound(trial: Trial[S], number: int, st: S, what: str = "") -> None:
    try:
        trial.spec.check_sound(st)
    except AssertionError as err:
        raise trial.failure(number, f"{what}not sound: {err}") from err


def check_clones(trial: Trial[S]) -> None:
    """A copy plays like the original, and neither notices what happens to the other."""
    rng = trial.rng("clones")
    for number, st in trial.visit():
        before = whole(st)
        twin = st.clone()
        trial.same(number, "a clone differs", whole(twin), before)
        play_on(twin, rng, trial.chooser, AHEAD)
        trial.same(number, "playing a clone changed the original", whole(st), before)
        left, right = st.clone(), st.clone()
        still = left.clone()
        play_both(trial, number, left, right, "a clone plays on differently")
        trial.same(number, "playing the original changed its clone", whole(still), before)


def play_both(trial: Trial[S], number: int, left: S, right: S, what: str) -> None:
    """Play two equal states on side by side."""
    for ahead in range(number, min(number + AHEAD, len(trial.answers) + 1)):
        trial.same(ahead, what, whole(trial.play(left, ahead)), whole(trial.play(right, ahead)))


def check_saving(trial: Trial[S]) -> None:
    """A state saved and loaded at any decision is the same state and plays on the same; damaged saves are refused."""
    for number, st in trial.visit():
        saved = st.dump()
        loaded = trial.spec.load(saved)
        trial.same(number, "saved and loaded", whole(loaded), whole(st))
        play_both(trial, number, loaded, st.clone(), "a loaded state plays on differently")
        for damaged in (saved[:-1], saved[: len(saved) // 2], b"", b"(" + saved):
            if not refuses(BadSave, trial.spec.load, damaged):
                raise trial.failure(
                    number, f"a damaged save of {len(damaged)} instead of {len(saved)} bytes was loaded"
                )


def check_replay(trial: Trial[S]) -> None:
    """The same picks give the same states, with events or without."""
    loud, quiet = trial.start(), trial.start(log=False)
    trial.same(0, "the first state depends on the log", whole(quiet), whole(loud))
    for number, digest in enumerate(trial.digests, 1):
        for what, st in (("played again", loud), ("played without events", quiet)):
            now = trial.play(st, number).digest()
            if now != digest:
                raise trial.failure(number, f"{what}: digest {now} instead of {digest}")
        if quiet.events:
            raise trial.failure(number, f"events were written though switched off: {quiet.events[0]!r}")


def check_other_process(trial: Trial[S]) -> None:
    """Another process, with other hash seeds, comes to the same states."""
    task = json.dumps([where_is(trial.spec), trial.players, trial.options, trial.seed, trial.answers])
    done = subprocess.run(
        [sys.executable, "-c", "from sandtable.testing import main; main()"],
        input=task,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "random", "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    if done.returncode != 0:
        raise trial.failure(0, f"another process failed: {done.stderr[-500:]}")
    for number, (there, here) in enumerate(zip(json.loads(done.stdout), trial.digests, strict=True), 1):
        if there != here:
            raise trial.failure(number, f"in another process: digest {there} instead of {here}")


def where_is(spec: GameSpec[S]) -> str:
    """`module:name` of a spec, so that another process finds it."""
    module = sys.modules[type(spec).__module__]
    for name, value in vars(module).items():
        if value is spec:
            return f"{module.__name__}:{name}"
    if spec.name in game_names() and find_game(spec.name) is spec:
        return f"{spec.name}:"
    raise AssertionError(f"{spec.name}: its spec is not a name in {module.__name__}, so another process cannot find it")


def main() -> None:
    """The other process: replay the answers from standard input and print all digests."""
    where, players, options, seed, answers = json.loads(sys.stdin.read())
    module, _, name = where.partition(":")
    spec: GameSpec[State] = getattr(import_module(module), name) if name else find_game(module)
    st = spec.start(players, options, seed, log=False)
    digests = []
    for seat, pick in answers:
        st.apply(tuple(pick) if isinstance(pick, list) else pick, seat)
        digests.append(st.digest())
    print(json.dumps(digests))


# -- promises about knowledge ------------------------------------------------------------------------------------------


def check_views(trial: Trial[S]) -> None:
    """Swap everything a seat cannot know, and what it sees stays the same byte for byte.

    A view hides the generator, a view of a view is itself, and a redealt state is sound and can be played on.
    """
    rng = trial.rng("views")
    to_the_end = TO_THE_END
    for number, st in trial.visit():
        before = whole(st)
        other_luck = st.clone()
        other_luck.rng = seeded(rng.word())
        for seat in trial.seats():
            seen = st.seen_by(seat)
            sees = whole(seen)
            trial.same(number, f"seat {seat} sees the generator", whole(other_luck.seen_by(seat)), sees)
            trial.same(number, f"seat {seat}'s view of its view", whole(seen.seen_by(seat)), sees)
            for _ in range(REDEALS):
                redealt = trial.spec.redeal(seen, rng.word())
                check_redealt(trial, number, st, seat, redealt, sees)
                trial.same(number, f"a redeal changed the view of seat {seat}", whole(seen), sees)
            try:
                play_on(redealt, rng, trial.chooser, AHEAD)
                if seat == number % (trial.players + 1) - 1 and to_the_end > 0:
                    to_the_end -= 1
                    play_on(redealt, rng, trial.chooser, trial.most)
                    sound(trial, number, redealt, f"redealt for seat {seat} and played to the end, ")
            except Exception as err:
                raise trial.failure(
                    number, f"redealt for seat {seat} and played on: {type(err).__name__}: {err}"
                ) from err
        trial.same(number, "looking changed the state", whole(st), before)


def check_redealt(trial: Trial[S], number: int, st: S, seat: int, redealt: S, sees: bytes) -> None:
    trial.same(number, f"a redealt state looks different to seat {seat}", view(redealt, seat), sees)
    sound(trial, number, redealt, f"redealt for seat {seat}, ")
    for asked in st.open_questions():
        if asked.seat == seat and redealt.asked(seat).candidates() != asked.candidates():
            raise trial.failure(number, f"the options of seat {seat} depend on what it cannot know")


def check_secrets(trial: Trial[S]) -> None:
    """For games with secrets: every seat has some, and no other seat sees through them.

    A place in the state that a seat sees and a spectator does not must take other values when the state is redealt for
    another seat. So a view that gives a secret away is found even if the redeal trusts it.
    """
    rng = trial.rng("secrets")
    varied_for: Counter[tuple[int, Place]] = Counter()  # in how many redealt worlds a secret place was different
    for _, st in trial.visit():
        truth = leaves(st)
        owners = {place: owner for owner in range(trial.players) for place in private_places(st, owner)}
        for seat in trial.seats():
            for _ in range(3):
                world = leaves(trial.spec.redeal(st.seen_by(seat), rng.word()))
                for place, owner in owners.items():
                    if seat != owner and world.get(place) != truth[place]:
                        varied_for[seat, place] += 1
    number = len(trial.answers)
    seats = set().union(*secret_places(trial).values())
    if len(seats) != trial.players:
        raise trial.failure(number, f"only the seats {sorted(seats)} ever see more than a spectator")
    for (seat, place), times in list(varied_for.items()):
        if seat == PUBLIC and times >= OFTEN:
            # one seat owns the place; all others must be as much in the dark as the spectator
            knowing = [other for other in range(trial.players) if not varied_for[other, place]]
            if len(knowing) > 1:
                raise trial.failure(number, f"the seats {knowing} always know the secret at {place}")


def secret_places(trial: Trial[S]) -> dict[str, set[int]]:
    """Where in the state seats see more than a spectator, and which seats: the number of a field, or a frame's name.

    A game's own tests should compare this with what is meant to be secret: only they can know of a mask forgotten for all.
    """
    found: dict[str, set[int]] = {}
    for _, st in trial.visit():
        for seat in range(trial.players):
            for place in private_places(st, seat):
                found.setdefault(place[0], set()).add(seat)
    return found


def private_places(st: State, seat: int) -> list[Place]:
    """The places that this seat sees and a spectator does not."""
    own, public = leaves(st.seen_by(seat)), leaves(st.seen_by(PUBLIC))
    return [place for place, value in leaves(st).items() if own.get(place) == value != public.get(place)]


def leaves(st: State) -> dict[Place, object]:
    """Every plain value of a state by its place, without the generator."""
    found: dict[Place, object] = {}

    def walk(value: object, name: str, path: tuple[int, ...]) -> None:
        if isinstance(value, list | tuple):
            if len(value) > 1 and value[0] == FRAME:
                name = str(value[1])
            for n, item in enumerate(value):
                walk(item, name, (*path, n))
        else:
            found[name, path] = value

    for n, field in enumerate(st.fields()):
        walk(field, f"field {n}", ())
    walk(frames_out(st.stack), "stack", ())
    return found


def check_steps_do_not_leak(trial: Trial[S]) -> None:
    """A step that does not pass a gate tells nobody more than the pick itself.

    Played in a world that a seat cannot tell from the true one, the same pick must look the same to that seat:
    what it sees, what it is told, and whether something was told at all.
    """
    rng = trial.rng("steps")
    for number, st in trial.visit():
        answers = [trial.answers[number - 1], *[any_answer(st, rng, trial.chooser) for _ in range(3)]]
        for seat in trial.seats():
            redealt = trial.spec.redeal(st.seen_by(seat), rng.word())
            for answer in answers:
                compare_worlds(trial, number, seat, st, redealt, [answer])


def compare_worlds(trial: Trial[S], number: int, seat: int, st: S, redealt: S, answers: list[Answer]) -> None:
    """Play answers in the true world and in a redealt one; a seat must not see which is which."""
    truth, world = st.clone(), redealt.clone()
    truth.loud = world.loud = True
    for answer in answers:
        asked = truth.asked(answer[0])
        there = [other for other in world.open_questions() if (other.seat, other.kind) == (asked.seat, asked.kind)]
        if not there:
            raise trial.failure(
                number, f"in a world redealt for seat {seat} {asked.kind} is not asked of seat {asked.seat}"
            )
        if not there[0].allows(answer[1]):
            return
        what = f"{answer[1]!r} ({asked.kind}, seat {asked.seat})"
        trial.answer(truth, number, answer)
        trial.answer(world, number, answer)
        if truth.telling != world.telling:
            raise trial.failure(
                number, f"secrets decide whether {what} is telling: seat {seat} learns, undo stays open"
            )
        if truth.telling:
            return
        trial.same(number, f"{what} shows seat {seat} a secret", view(truth, seat), view(world, seat))
        trial.same(
            number,
            f"the events of {what} tell seat {seat} a secret",
            told(truth.events, seat),
            told(world.events, seat),
        )


def check_veiled_picks(trial: Trial[S]) -> None:
    """Options that are shown alike (`shown_pick`) leave the others with the same view and the same events."""
    rng = trial.rng("veiled")
    for number, st in trial.visit():
        for asked in st.open_questions():
            picks = some(asked.candidates(), rng, AHEAD)
            compare_picks(trial, number, st, asked, list(dict.fromkeys(picks)))


def compare_picks(trial: Trial[S], number: int, st: S, asked: Decision, picks: list[Pick]) -> None:
    """Compare what follows from the first pick with what follows from the others."""
    shown = [st.stack[-1].shown_pick(asked, pick) for pick in picks]
    outcomes = [st.clone() for _ in picks]
    for outcome, pick in zip(outcomes, picks, strict=True):
        outcome.loud = True
        trial.answer(outcome, number, (asked.seat, pick))
    first = outcomes[0]
    others = [seat for seat in trial.seats() if seat != asked.seat]
    for pick, outcome, look in zip(picks[1:], outcomes[1:], shown[1:], strict=True):
        both = f"{picks[0]!r} and {pick!r} ({asked.kind}, seat {asked.seat})"
        if look != shown[0]:
            # a pick that changes only what the picker sees is a secret and must not be shown
            if not (first.telling or outcome.telling) and tells_only(first, outcome, asked.seat, others):
                raise trial.failure(number, f"nobody else can tell {both} apart, yet they are shown: veil them")
            continue
        if outcome.telling != first.telling:
            raise trial.failure(number, f"only one of {both} is telling, though they are shown alike")
        for seat in others if not first.telling else []:
            trial.same(number, f"seat {seat} can tell {both} apart", view(outcome, seat), view(first, seat))
            trial.same(
                number, f"seat {seat} is told {both} apart", told(outcome.events, seat), told(first.events, seat)
            )


def tells_only(left: State, right: State, picker: int, others: list[int]) -> bool:
    """Do two states differ for the picker but for nobody else?"""
    if view(left, picker) == view(right, picker):
        return False
    return all(
        view(left, seat) == view(right, seat) and told(left.events, seat) == told(right.events, seat) for seat in others
    )


def check_undo(trial: Trial[S]) -> None:
    """Undo takes back own picks up to the last moment at which anybody learned something, exactly, and never more."""
    rng = trial.rng("undo")
    match: Match[S] = Match(trial.spec, trial.players, trial.options, Seed(trial.seed))
    before: list[S] = []
    events: list[list[Event]] = []
    fence = 0  # picks before this one are there to stay
    chance_to_undo = max(4, len(trial.answers) // max(1, trial.samples))
    for _ in range(len(trial.answers)):
        if match.state.decision is None:
            break
        number = len(match.steps) + 1
        seat, pick = any_answer(match.state, rng, trial.chooser)
        if match.steps and match.steps[-1].seat != seat:
            fence = len(match.steps)
        before.append(match.state.clone())
        match.pick(seat, pick)
        events.append(list(match.state.events))
        if match.state.telling:
            fence = len(match.steps)
        check_undo_limit(trial, match, fence)
        mine = match.undoable(seat)
        if mine and rng.below(chance_to_undo) == 0:
            check_undo_refused(trial, match)
            picks = 1 + rng.below(mine)
            answers = [(step.seat, step.pick) for step in match.steps[-picks:]]
            start = before[-picks]
            for other in trial.seats():
                redealt = trial.spec.redeal(start.seen_by(other), rng.word())
                compare_worlds(trial, number + 1 - picks, other, start, redealt, answers)
            match.undo(seat, picks)
            trial.same(number, f"after undo of {picks} picks", whole(match.state), whole(start))
            del before[-picks:], events[-picks:]
            check_undo_limit(trial, match, fence)
    for seat in trial.seats():
        history = [seen_events(step, seat) for step in events]
        trial.same(
            len(events), f"the history of seat {seat} after undo", encode(match.history(seat)[1:]), encode(history)
        )
    replay(trial.spec, match.record(), log=False)


def check_undo_limit(trial: Trial[S], match: Match[S], fence: int) -> None:
    """Compare what may be taken back with a count of the steps since the last pick that has to stay."""
    last = match.steps[-1].seat if match.steps else None
    for seat in trial.seats():
        expected = len(match.steps) - fence if seat == last else 0
        if match.undoable(seat) != expected:
            raise trial.failure(
                len(match.steps), f"seat {seat} may take back {match.undoable(seat)} picks, but it should be {expected}"
            )


def check_undo_refused(trial: Trial[S], match: Match[S]) -> None:
    """To take back more than allowed, or for another seat, is refused and changes nothing."""
    number = len(match.steps)
    before = whole(match.state)
    for seat in trial.seats():
        for picks in (match.undoable(seat) + 1, 0, -1):
            if not refuses(IllegalPick, match.undo, seat, picks):
                raise trial.failure(number, f"seat {seat} took back {picks} picks")
    trial.same(number, "a refused undo changed the state", whole(match.state), before)
    if len(match.steps) != number:
        raise trial.failure(number, "a refused undo changed the history")


# -- promises about words ----------------------------------------------------------------------------------------------


def check_why_not(trial: Trial[S]) -> None:
    """For everything one can point at that no option touches a clause says why; the answer betrays nothing."""
    rng = trial.rng("why_not")
    for number, st in trial.visit():
        before = whole(st)
        for asked in st.open_questions():
            touched = {target for pick in asked.candidates() for target in trial.spec.targets_of(asked, pick)}
            redealt = trial.spec.redeal(st.seen_by(asked.seat), rng.word())
            there = set(trial.spec.targets(redealt))
            for target in trial.spec.targets(st):
                if target in touched:
                    continue
                clauses = st.why_not(asked.seat, target)
                unknown = [] if trial.clauses is None else [each for each in clauses if each not in trial.clauses]
                if not clauses or unknown:
                    raise trial.failure(
                        number,
                        f"{asked.kind} for seat {asked.seat}: why not {target!r}? No clause of the ledger in {clauses}",
                    )
                if target in there and redealt.why_not(asked.seat, target) != clauses:
                    raise trial.failure(
                        number, f"why not {target!r}? {clauses} betrays what seat {asked.seat} cannot know"
                    )
        trial.same(number, "asking why not changed the state", whole(st), before)


def check_notation(trial: Trial[S]) -> None:
    """Options have short ASCII texts, unique within a question, that name them; other texts are refused."""
    rng = trial.rng("notation")
    spec = trial.spec
    for number, st in trial.visit():
        for asked in st.open_questions():
            seen = st.seen_by(asked.seat)
            texts: dict[str, Pick] = {}
            for option in asked.candidates():
                text = spec.option_text(st, asked, option)
                if not (text and text.isascii() and text.isprintable() and text == " ".join(text.split())):
                    raise trial.failure(
                        number, f"{asked.kind}: the text {text!r} of {option!r} is not plain short ASCII"
                    )
                if text in texts:
                    raise trial.failure(number, f"{asked.kind}: {option!r} and {texts[text]!r} are both {text!r}")
                if spec.option_text(seen, asked, option) != text:
                    raise trial.failure(
                        number, f"{asked.kind}: seat {asked.seat} cannot read {text!r} from what it sees"
                    )
                texts[text] = option
            for option in some(asked.candidates(), rng, AHEAD):
                text = spec.option_text(st, asked, option)
                if spec.option_of(st, asked, text) != option:
                    raise trial.failure(number, f"{asked.kind}: {text!r} names {spec.option_of(st, asked, text)!r}")
            for wrong in ("", "no such option", next(iter(texts)) + " x"):
                if not refuses(IllegalPick, spec.option_of, st, asked, wrong):
                    raise trial.failure(number, f"{asked.kind}: the text {wrong!r} was taken")


def check_records(trial: Trial[S]) -> None:
    """A record is read back as it was written and replays to the same states; an altered one is refused."""
    match: Match[S] = Match(trial.spec, trial.players, trial.options, Seed(trial.seed))
    for seat, pick in trial.answers:
        match.pick(seat, pick)
    text = match.record("check_records").to_text()
    record = read_record(text)
    trial.same(0, "a record written and read", record.to_text().encode(), text.encode())
    if [line.digest for line in record.lines] != trial.digests:
        raise trial.failure(0, "a record's digests are not those of the game")
    replay(trial.spec, record, log=False)
    for what, altered, names in alterations(record, text):
        try:
            replay(trial.spec, read_record(altered), log=False)
        except ValueError as err:
            if names not in str(err):
                raise trial.failure(0, f"{what}: refused, but {str(err)!r} does not name the {names}") from err
        else:
            raise trial.failure(0, f"{what}: the record was taken")


def alterations(record: Record, text: str) -> list[tuple[str, str, str]]:
    """What was done to a record, its text then, and what the refusal must name."""
    rows = text.splitlines()
    number = min(len(record.lines), 20)  # early, so that the refusal comes soon
    row = json.loads(rows[number])
    head = json.loads(rows[0])

    def with_row(at: int, value: object) -> str:
        return "\n".join([*rows[:at], json.dumps(value), *rows[at + 1 :]])

    changes = [
        ("cut off", text[:-5], f"line {len(rows)}"),
        ("cut off in a pick", text[: text.index(rows[number]) + 5], f"line {number + 1}"),
        ("a digest altered", with_row(number, [*row[:5], "0" * 16]), f"pick {number} "),
        ("a pick altered", with_row(number, [*row[:3], "no such option", *row[4:]]), f"pick {number}:"),
        ("a question altered", with_row(number, [row[0], "NO_SUCH_KIND", *row[2:]]), f"pick {number} "),
        ("a clause altered", with_row(number, [*row[:2], "XX-0.0", *row[3:]]), f"pick {number} "),
        ("chance altered", with_row(number, [*row[:4], [*row[4], 1], row[5]]), f"pick {number} "),
        ("a seat altered", with_row(number, [row[0] + 99, *row[1:]]), f"pick {number}:"),
        ("another seed", with_row(0, {**head, "seed": {"number": head["seed"]["number"] + 1}}), "pick 1"),
        ("other rules", with_row(0, {**head, "rules": head["rules"] + "x"}), "rules"),
        ("another game", with_row(0, {**head, "game": "no such game"}), "record of"),
    ]
    if record.result is not None:
        changes.append(("the result altered", with_row(-1, {"winners": [], "scores": [], "how": "?"}), "result"))
    return changes


# -- all of them -------------------------------------------------------------------------------------------------------


class Check(Protocol):
    def __call__(self, trial: Trial[S]) -> None: ...


CHECKS: Final[dict[str, Check]] = {
    "ends": check_ends,
    "options": check_options,
    "refusals": check_refusals,
    "asking_is_pure": check_asking_is_pure,
    "order_of_answers": check_order_of_answers,
    "soundness": check_soundness,
    "clones": check_clones,
    "saving": check_saving,
    "replay": check_replay,
    "other_process": check_other_process,
    "views": check_views,
    "steps_do_not_leak": check_steps_do_not_leak,
    "veiled_picks": check_veiled_picks,
    "undo": check_undo,
    "why_not": check_why_not,
    "notation": check_notation,
    "records": check_records,
}


def trials(
    spec: GameSpec[S], seeds: Iterable[int] = (0,), samples: int = 12, clauses: Iterable[str] | None = None
) -> list[Trial[S]]:
    """One random game for each of the game's option sets and each seed."""
    known = None if clauses is None else frozenset(clauses)
    sets = spec.option_sets()
    return [Trial(spec, players, options, seed, samples, known) for seed in seeds for players, options in sets]


def check_game(
    spec: GameSpec[S],
    seeds: Iterable[int] = (0,),
    samples: int = 12,
    clauses: Iterable[str] | None = None,
    secrets: bool = True,
    checks: Iterable[str] = tuple(CHECKS),
) -> None:
    """Check all promises, or those named, with random games over all of the game's option sets.

    `clauses` are the ids of the game's ledger; without them any clause id is taken for a known one. A game without
    secrets has to say so.
    """
    for trial in trials(spec, seeds, samples, clauses):
        for name in checks:
            CHECKS[name](trial)
        if secrets:
            check_secrets(trial)
