"""Checks promises about knowledge: what a seat sees, what a step reveals, how far undo goes."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from sandtable.core.engine.codec import FRAME, encode, encode_frames
from sandtable.core.engine.decision import PUBLIC, Decision, IllegalPick, Pick
from sandtable.core.engine.events import Event, is_seen_by, seen_events
from sandtable.core.engine.fields import FieldTable
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.testing.playing import (
    Answer,
    any_answer,
    play_on,
)
from sandtable.testing.states import (
    check_position,
)
from sandtable.testing.trial import (
    AHEAD,
    Trial,
    Watcher,
    fingerprint,
    refuses,
    sample,
    view,
    visible_events,
)

S = TypeVar("S", bound=State)

Place = tuple[str, tuple[int, ...]]
"""A field or frame of a state, and the path to one plain value inside: the index of the part (`parts`), then of each item."""

REDEALS: Final = 2
TO_THE_END: Final = 4
"""How many redealt positions of a trial are played to the end."""
OFTEN: Final = 10
"""This many different values in redealt states cannot be luck."""
HIDDEN: Final = object()
"""Stands for a value that a view does not hold."""


def check_views(trial: Trial[S]) -> None:
    """If everything a seat cannot know is swapped, its view stays the same byte for byte.

    A view hides the generator, a view of a view is itself, and a redealt state is sound and playable.
    """
    rng = trial.rng("views")
    to_the_end = TO_THE_END
    for number, st in trial.visit():
        before = fingerprint(st)
        other_luck = st.clone()
        other_luck.rng = seeded(rng.word())
        for seat in trial.seats():
            seen = st.seen_by(seat)
            sees = fingerprint(seen)
            trial.same(number, f"seat {seat} sees the generator", fingerprint(other_luck.seen_by(seat)), sees)
            trial.same(number, f"seat {seat}'s view of its view", fingerprint(seen.seen_by(seat)), sees)
            for _ in range(REDEALS):
                redealt = trial.spec.redeal(seen, rng.word())
                check_redealt(trial, number, st, seat, redealt, sees)
                trial.same(number, f"a redeal changed the view of seat {seat}", fingerprint(seen), sees)
            try:
                play_on(redealt, rng, trial.chooser, AHEAD)
                if seat == number % (trial.players + 1) - 1 and to_the_end > 0:
                    to_the_end -= 1
                    play_on(redealt, rng, trial.chooser, trial.most)
                    check_position(trial, number, redealt, f"redealt for seat {seat} and played to the end, ")
            except Exception as err:
                raise trial.failure(
                    number, f"redealt for seat {seat} and played on: {type(err).__name__}: {err}"
                ) from err
        trial.same(number, "looking changed the state", fingerprint(st), before)


def check_redealt(trial: Trial[S], number: int, st: S, seat: int, redealt: S, sees: bytes) -> None:
    trial.same(number, f"a redealt state looks different to seat {seat}", view(redealt, seat), sees)
    check_position(trial, number, redealt, f"redealt for seat {seat}, ")
    again = redealt.clone()
    again.decision = None
    again.run()
    for asked in st.open_questions():
        if asked.seat == seat and again.asked(seat).candidates() != asked.candidates():
            raise trial.failure(number, f"the options of seat {seat} depend on what it cannot know")


def check_secrets(trial: Trial[S], everybody: bool = True) -> None:
    """For games with secrets: every seat has some, partners share them, and no one else can see them.

    With `everybody` false, the options reveal what is otherwise hidden, so a seat may have no secret.

    If a seat sees a value in the state that a spectator does not, the value must vary when the state is redealt for anyone but
    the seat and its partners. So a view that leaks a secret is found even if the redeal trusts it. A seat that has seen an
    event that reveals (`GameSpec.reveals`) may know more from then on and is no longer checked.
    """
    seen = trial.watched(Secrets)
    number = len(trial.answers)
    if everybody and len(seen.holders) != trial.players:
        raise trial.failure(number, f"only the seats {sorted(seen.holders)} ever see more than a spectator")
    # A group of partners owns the place. All others must know as little as the spectator.
    knowing: dict[Place, set[int]] = {}
    for (seat, place), times in seen.in_the_dark.items():
        if times >= OFTEN and not seen.varied_for[seat, place]:
            knowing.setdefault(place, set()).add(seat)
    end = trial.start()
    for place, seats in knowing.items():
        if not seats <= set(end.partners(min(seats))):
            raise trial.failure(number, f"the seats {sorted(seats)} always know the secret at {place}")


class Secrets(Watcher[S]):
    """Records who knows which places of the state, in the true state and in redealt ones."""

    def __init__(self, trial: Trial[S], samples: int | None = None) -> None:
        super().__init__(trial, samples)
        self.rng = trial.rng("secrets")
        self.in_the_dark: Counter[tuple[int, Place]] = Counter()
        """The number of redealt states in which a spectator did not know a place."""
        self.varied_for: Counter[tuple[int, Place]] = Counter()
        """The number of redealt states in which it was different for a seat."""
        self.holders: set[int] = set()
        self.revealed: set[int] = set()

    def look(self, number: int, st: S) -> None:
        trial = self.trial
        for event in st.events:
            if event[0] in trial.spec.reveals:
                self.revealed |= {seat for seat in range(trial.players) if is_seen_by(event, seat)}
        if number not in self.chosen:
            return
        truth = parts(st)
        views = {seat: st.seen_by(seat) for seat in trial.seats()}
        owned = private_places(views, truth)
        self.holders |= {seat for seat, places in owned.items() if places}
        check_partners(trial, number, st, owned)
        places = set().union(*owned.values())
        other = {seat: Counter[Place]() for seat in trial.seats()}
        for seat in trial.seats():
            for _ in range(3):
                world = parts(trial.spec.redeal(views[seat], self.rng.word()))
                other[seat].update(place for place in places if value_at(world, place) != value_at(truth, place))
        for seat in set(range(trial.players)) - self.revealed:
            for place in places:
                self.in_the_dark[seat, place] += other[PUBLIC][place]
                self.varied_for[seat, place] += other[seat][place]


def check_partners(trial: Trial[S], number: int, st: S, owned: dict[int, list[Place]]) -> None:
    """Partners see the same secrets, and partnership is mutual."""
    for seat, places in owned.items():
        for partner in st.partners(seat):
            if sorted(st.partners(partner)) != sorted(st.partners(seat)) or seat not in st.partners(seat):
                raise trial.failure(number, f"seats {seat} and {partner} do not agree who their partners are")
            if owned[partner] != places:
                raise trial.failure(number, f"the partners {seat} and {partner} do not see the same secrets")


def secret_places(trial: Trial[S], samples: int | None = None) -> dict[str, set[int]]:
    """Where in the state seats see more than a spectator, and which seats: the name of a field or frame.

    It looks at that many positions, or at those of the trial. A game's own tests should compare the result with what is meant
    to be secret: only they can find a mask that was forgotten for everyone.
    """
    return trial.watched(CardPlaces, samples).found


class CardPlaces(Watcher[S]):
    def __init__(self, trial: Trial[S], samples: int | None = None) -> None:
        super().__init__(trial, samples)
        self.found: dict[str, set[int]] = {}

    def look(self, number: int, st: S) -> None:
        if number not in self.chosen:
            return
        views = {seat: st.seen_by(seat) for seat in self.trial.seats()}
        for seat, places in private_places(views, parts(st)).items():
            for name, _ in places:
                self.found.setdefault(name, set()).add(seat)


def private_places(views: Mapping[int, State], truth: list[tuple[str, object]]) -> dict[int, list[Place]]:
    """For every seat, the places that it sees and a spectator does not. `truth` holds the state's own parts."""
    public = parts(views[PUBLIC])
    return {seat: places_seen(truth, parts(seen), public) for seat, seen in views.items() if seat != PUBLIC}


def places_seen(
    truth: list[tuple[str, object]], own: list[tuple[str, object]], public: list[tuple[str, object]]
) -> list[Place]:
    """The places at which the seat's own view shows the truth and the public view does not."""
    found: list[Place] = []

    def walk(truth: object, own: object, public: object, name: str, path: tuple[int, ...]) -> None:
        if own == public:  # the seat sees nothing more below; true for most of a state
            return
        if not isinstance(truth, list | tuple):
            if own == truth:
                found.append((name, path))
        elif isinstance(own, list | tuple):
            name = frame_name(truth, name)
            others = public if isinstance(public, list | tuple) else ()
            for n, (item, mine) in enumerate(zip(truth, own, strict=False)):
                walk(item, mine, others[n] if n < len(others) else HIDDEN, name, (*path, n))

    for n, ((name, true), (_, mine), (_, others)) in enumerate(zip(truth, own, public, strict=True)):
        walk(true, mine, others, name, (n,))
    return found


def parts(st: State) -> list[tuple[str, object]]:
    """The fields of a state by name, and its stack, without the generator."""
    values = st.fields()
    if type(st).fields is State.fields:
        found = list(zip(names_in(st.declared()), values, strict=True))
    else:
        found = [(f"field {n}", value) for n, value in enumerate(values)]
    return [*found, ("stack", encode_frames(st.stack))]


@lru_cache(maxsize=32)
def names_in(table: FieldTable) -> list[str]:
    """The names of the parts that a state with this table saves."""
    return ["settings", *[field.name for field in table.saved]]


def value_at(st_parts: list[tuple[str, object]], place: Place) -> object:
    """The plain value at a place, or HIDDEN if these parts have none."""
    name, path = place
    own, value = st_parts[path[0]]
    for n in path[1:]:
        if not isinstance(value, list | tuple) or n >= len(value):
            return HIDDEN
        own = frame_name(value, own)
        value = value[n]
    return value if own == name else HIDDEN


def frame_name(value: Sequence[object], name: str) -> str:
    """The name for the values inside: that of the frame, or else the given one."""
    return str(value[1]) if len(value) > 1 and value[0] == FRAME else name


def leaves(st: State) -> dict[Place, object]:
    """Every plain value of a state by its place, without the generator."""
    found: dict[Place, object] = {}

    def walk(value: object, name: str, path: tuple[int, ...]) -> None:
        if isinstance(value, list | tuple):
            name = frame_name(value, name)
            for n, item in enumerate(value):
                walk(item, name, (*path, n))
        else:
            found[name, path] = value

    for n, (name, value) in enumerate(parts(st)):
        walk(value, name, (n,))
    return found


def check_steps_do_not_leak(trial: Trial[S]) -> None:
    """A step that passes no gate reveals nothing but the pick itself.

    Played in a state that a seat cannot tell from the true one, the same pick must look the same to that seat: its view, the
    events it may know, and whether anything was revealed.
    """
    rng = trial.rng("steps")
    for number, st in trial.visit():
        answers = [trial.answers[number - 1], *[any_answer(st, rng, trial.chooser) for _ in range(3)]]
        ways = [steps_in_truth(trial, number, st, [answer]) for answer in answers]
        for seat in trial.seats():
            redealt = trial.spec.redeal(st.seen_by(seat), rng.word())
            for steps in ways:
                compare_worlds(trial, number, seat, steps, redealt)


def steps_in_truth(trial: Trial[S], number: int, st: S, answers: list[Answer]) -> list[tuple[Decision, Answer, S]]:
    """Each question with its answer and the true state after it, up to the first step that reveals something."""
    steps: list[tuple[Decision, Answer, S]] = []
    for answer in answers:
        asked = st.asked(answer[0])
        st = st.clone()
        st.logging = True
        trial.answer(st, number, answer)
        steps.append((asked, answer, st))
        if st.revealing:
            break
    return steps


def compare_worlds(
    trial: Trial[S], number: int, seat: int, steps: list[tuple[Decision, Answer, S]], redealt: S
) -> None:
    """Repeat the steps of the true state in a redealt one. A seat must not see a difference."""
    world = redealt.clone()
    world.logging = True
    for asked, answer, truth in steps:
        there = [other for other in world.open_questions() if (other.seat, other.kind) == (asked.seat, asked.kind)]
        if not there:
            raise trial.failure(
                number, f"in a world redealt for seat {seat} {asked.kind} is not asked of seat {asked.seat}"
            )
        if not there[0].allows(answer[1]):
            return
        what = f"{answer[1]!r} ({asked.kind}, seat {asked.seat})"
        trial.answer(world, number, answer)
        if truth.revealing != world.revealing:
            raise trial.failure(
                number, f"secrets decide whether {what} is telling: seat {seat} learns, undo stays open"
            )
        if truth.revealing:
            return
        trial.same(number, f"{what} shows seat {seat} a secret", view(truth, seat), view(world, seat))
        trial.same(
            number,
            f"the events of {what} tell seat {seat} a secret",
            visible_events(truth.events, seat),
            visible_events(world.events, seat),
        )


def check_veiled_picks(trial: Trial[S]) -> None:
    """Options that are shown alike (`shown_pick`) leave the others with the same view and the same events."""
    rng = trial.rng("veiled")
    for number, st in trial.visit():
        for asked in st.open_questions():
            picks = sample(asked.candidates(), rng, AHEAD)
            compare_picks(trial, number, st, asked, list(dict.fromkeys(picks)))


def compare_picks(trial: Trial[S], number: int, st: S, asked: Decision, picks: list[Pick]) -> None:
    """Compare the consequences of the first pick with those of the others."""
    shown = [st.stack[-1].shown_pick(asked, pick) for pick in picks]
    outcomes = [st.clone() for _ in picks]
    for outcome, pick in zip(outcomes, picks, strict=True):
        outcome.logging = True
        trial.answer(outcome, number, (asked.seat, pick))
    first = outcomes[0]
    others = [seat for seat in trial.seats() if seat not in st.partners(asked.seat)]
    for pick, outcome, look in zip(picks[1:], outcomes[1:], shown[1:], strict=True):
        both = f"{picks[0]!r} and {pick!r} ({asked.kind}, seat {asked.seat})"
        if look != shown[0]:
            # A pick that changes only the picker's view is a secret and must not be shown.
            if not (first.revealing or outcome.revealing) and tells_only(first, outcome, asked.seat, others):
                raise trial.failure(number, f"nobody else can tell {both} apart, yet they are shown: veil them")
            continue
        if outcome.revealing != first.revealing:
            raise trial.failure(number, f"only one of {both} is telling, though they are shown alike")
        for seat in others if not first.revealing else []:
            trial.same(number, f"seat {seat} can tell {both} apart", view(outcome, seat), view(first, seat))
            trial.same(
                number,
                f"seat {seat} is told {both} apart",
                visible_events(outcome.events, seat),
                visible_events(first.events, seat),
            )


def tells_only(left: State, right: State, picker: int, others: list[int]) -> bool:
    """Do two states differ for the picker but for no one else?"""
    if view(left, picker) == view(right, picker):
        return False
    return all(
        view(left, seat) == view(right, seat)
        and visible_events(left.events, seat) == visible_events(right.events, seat)
        for seat in others
    )


def check_undo(trial: Trial[S]) -> None:
    """Undo takes back a seat's own picks exactly as far as the last time anyone learned something.

    Half of the passes in windows are those of seats that nobody plays in person, which do not end undo.
    """
    rng = trial.rng("undo")
    match: Match[S] = Match(trial.spec, trial.players, trial.options, Seed(trial.seed))
    before: list[S] = []
    events: list[list[Event]] = []
    own: list[int] = []  # the positions before the picks that `undoer` may undo
    undoer = -1
    chance_to_undo = max(4, len(trial.answers) // max(1, trial.samples))
    for _ in range(len(trial.answers)):
        if match.state.decision is None:
            break
        number = len(match.steps) + 1
        seat, pick = any_answer(match.state, rng, trial.chooser)
        reaction = match.state.asked(seat).reaction
        keeps_undo = reaction is not None and rng.below(2) == 0
        before.append(match.state.clone())
        match.pick(seat, pick, keeps_undo)
        events.append(list(match.state.events))
        if match.state.revealing:
            own = []
        elif not (keeps_undo and reaction is not None and pick == reaction.passing and own and undoer != seat):
            own = [*own, number - 1] if undoer == seat else [number - 1]
            undoer = seat
        check_undo_limit(trial, match, undoer, own)
        if own and match.undoable(undoer) and rng.below(chance_to_undo) == 0:
            check_undo_refused(trial, match)
            picks = 1 + rng.below(len(own))
            at = own[-picks]
            answers = [(step.seat, step.pick) for step in match.steps[at:]]
            steps = steps_in_truth(trial, at + 1, before[at], answers)
            for other in trial.seats():
                redealt = trial.spec.redeal(before[at].seen_by(other), rng.word())
                compare_worlds(trial, at + 1, other, steps, redealt)
            match.undo(undoer, picks)
            trial.same(number, f"after undo of {picks} picks", fingerprint(match.state), fingerprint(before[at]))
            del before[at:], events[at:], own[-picks:]
            check_undo_limit(trial, match, undoer, own)
    for seat in trial.seats():
        history = [seen_events(step, seat) for step in events]
        trial.same(
            len(events), f"the history of seat {seat} after undo", encode(match.history(seat)[1:]), encode(history)
        )
    Match.from_record(trial.spec, match.record(), log=False)


def check_undo_limit(trial: Trial[S], match: Match[S], undoer: int, own: list[int]) -> None:
    """Compare what may be undone with the picks since the last one that has to stay."""
    for seat in trial.seats():
        may = seat == undoer and trial.spec.takes_back(match.options) and match.state.decision is not None
        expected = len(own) if may else 0
        if match.undoable(seat) != expected:
            raise trial.failure(
                len(match.steps), f"seat {seat} may take back {match.undoable(seat)} picks, but it should be {expected}"
            )


def check_undo_refused(trial: Trial[S], match: Match[S]) -> None:
    """Undoing more than allowed, or for another seat, is refused and changes nothing."""
    number = len(match.steps)
    before = fingerprint(match.state)
    for seat in trial.seats():
        for picks in (match.undoable(seat) + 1, 0, -1):
            if not refuses(IllegalPick, match.undo, seat, picks):
                raise trial.failure(number, f"seat {seat} took back {picks} picks")
    trial.same(number, "a refused undo changed the state", fingerprint(match.state), before)
    if len(match.steps) != number:
        raise trial.failure(number, "a refused undo changed the history")
