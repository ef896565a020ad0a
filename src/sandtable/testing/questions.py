"""Checks promises about questions and answers."""

from typing import TypeVar

from sandtable.core.engine.codec import encode
from sandtable.core.engine.decision import Decision, IllegalPick, NotAsked, Pick
from sandtable.core.engine.state import State
from sandtable.core.space.points import POINT
from sandtable.testing.trial import (
    FAR,
    Trial,
    Watcher,
    fingerprint,
    question,
    refuses,
    whole,
)

S = TypeVar("S", bound=State)


def check_ends(trial: Trial[S]) -> None:
    """Random play ends with a result for every seat, and after the end no pick is accepted."""
    for number in trial.results:
        raise trial.failure(number, "there is a result, yet a question is open")
    st = trial.end()
    number = len(trial.answers) + 1
    if st.decision is not None:
        raise trial.failure(number, f"the game has not ended after {trial.most} decisions")
    if st.result is None:
        raise trial.failure(number, "the game is over without a result")
    winners, scores, how = st.result.fields()
    if len(scores) != trial.players or not set(winners) <= set(range(trial.players)) or not how:
        raise trial.failure(number, f"the result {st.result.fields()!r} does not fit {trial.players} seats")
    before = fingerprint(st)
    for seat in (None, *range(trial.players)):
        if not refuses(NotAsked, st.apply, 0, seat):
            raise trial.failure(number, "a pick after the end was taken")
    trial.same(number, "a refused pick after the end changed the state", fingerprint(st), before)


def check_options(trial: Trial[S]) -> None:
    """Options are plain ints or tuples of ints, unique and never empty. Each open question asks a different seat."""
    trial.watched(Options)


class Options(Watcher[S]):
    def look(self, number: int, st: S) -> None:
        trial = self.trial
        asked_seats = [asked.seat for asked in st.open_questions()]
        if len(set(asked_seats)) != len(asked_seats) or not set(asked_seats) <= set(range(trial.players)):
            raise trial.failure(number, f"the seats asked are {asked_seats}")
        for asked in st.open_questions():
            trouble = trouble_with(asked, trial)
            if trouble:
                raise trial.failure(number, f"{asked.kind} for seat {asked.seat} ({asked.clause}): {trouble}")


def trouble_with(asked: Decision, trial: Trial[S]) -> str:
    """What is wrong with a question, or ""."""
    if asked.kind not in trial.spec.kinds:
        return "the kind is not one of the game's kinds"
    if not asked.clause or (trial.clauses is not None and asked.clause not in trial.clauses):
        return "the clause is not in the ledger"
    if not is_plain(asked.context) or not isinstance(asked.context, tuple):
        return f"the context {asked.context!r} is not a tuple of ints"
    return trouble_with_options(asked) or trouble_with_window(asked, trial) or trouble_with_region(asked, trial)


def trouble_with_options(asked: Decision) -> str:
    """Options are plain ints or tuples of ints, unique and never empty."""
    candidates = asked.candidates()
    if not candidates:
        return "no options"
    if len(set(candidates)) != len(candidates):
        return "an option is offered twice"
    odd = [pick for pick in candidates if not is_plain(pick)]
    return f"option {odd[0]!r} is neither an int nor a tuple of ints" if odd else ""


def trouble_with_window(asked: Decision, trial: Trial[S]) -> str:
    """A window is one the game declares, can be passed, and opens even if passing is the only option."""
    reaction = asked.reaction
    if reaction is None:
        return ""
    if reaction.window not in trial.spec.windows:
        return f"the window {reaction.window!r} is not one of the game's windows"
    if reaction.passing not in asked.options:
        return f"a window without its pass {reaction.passing!r}"
    return "a window that is left out where nothing but passing is possible" if asked.automatic else ""


def trouble_with_region(asked: Decision, trial: Trial[S]) -> str:
    """A region allows its own candidates, and its question asks only for a point."""
    outside = [pick for pick in asked.candidates() if not asked.allows(pick)]
    if outside:
        return f"candidate {outside[0]!r} is outside of the region"
    if asked.region is not None and trial.spec.kinds[asked.kind].parts != (POINT,):
        return "a question with a region has other parts than a point"
    return ""


def is_plain(pick: object) -> bool:
    """Is it exactly an int or a tuple of ints, not a subclass?"""
    if isinstance(pick, tuple):
        return all(type(part) is int for part in pick)
    return type(pick) is int


def check_refusals(trial: Trial[S]) -> None:
    """A pick that is not offered, or by a seat that is not asked, is refused and changes nothing."""
    for number, st in trial.visit():
        before = fingerprint(st)
        for asked in st.open_questions():
            for pick in foreign_picks(asked):
                if not refuses(IllegalPick, st.apply, pick, asked.seat):
                    raise trial.failure(number, f"{asked.kind} took {pick!r}, which is not offered")
        asked_seats = {asked.seat for asked in st.open_questions()}
        for seat in {*trial.seats(), trial.players} - asked_seats:
            for pick in (0, *st.open_questions()[0].candidates()[:1]):
                if not refuses(NotAsked, st.apply, pick, seat):
                    raise trial.failure(number, f"seat {seat} is not asked, but its pick was taken")
        trial.same(number, "a refused pick changed the state", fingerprint(st), before)


def foreign_picks(asked: Decision) -> list[Pick]:
    """Picks near the options, and far from them, that the question does not offer."""
    near: list[Pick] = [FAR, -FAR, (), (FAR,), (FAR, FAR)]
    for option in asked.candidates()[:3]:
        if isinstance(option, tuple):
            near += [(*option, 0), option[:-1], (*option[:-1], FAR)]
        else:
            near += [(option,), option + 1, option - 1]
    return [pick for pick in near if not asked.allows(pick)]


def check_asking_is_pure(trial: Trial[S]) -> None:
    """Asking again gives the same question and changes nothing."""
    trial.watched(AskedAgain)


class AskedAgain(Watcher[S]):
    def look(self, number: int, st: S) -> None:
        trial = self.trial
        asked = st.decision
        before = fingerprint(st)
        text = encode(question(asked))
        events = len(st.events)
        again = st.stack[-1].advance(st)
        if encode(question(again)) != text:
            raise trial.failure(number, f"asked again, {question(asked)!r} became {question(again)!r}")
        trial.same(number, "asking changed the state", fingerprint(st), before)
        if len(st.events) != events:
            raise trial.failure(number, "asking wrote events")


def check_order_of_answers(trial: Trial[S]) -> None:
    """If several seats are asked at once, the order of their answers does not matter."""
    trial.watched(OrderOfAnswers)


class OrderOfAnswers(Watcher[S]):
    def __init__(self, trial: Trial[S], samples: int | None = None) -> None:
        super().__init__(trial, samples)
        self.rng = trial.rng("order")

    def look(self, number: int, st: S) -> None:
        trial = self.trial
        if st.decision is None or not st.decision.also:
            return
        answers = [(asked.seat, trial.chooser(asked, self.rng)) for asked in st.open_questions()]
        outcomes = []
        for order in (answers, answers[::-1], answers[1:] + answers[:1]):
            clone = st.clone()
            clone.logging = True
            events = []
            for seat, pick in order:
                clone.apply(pick, seat)
                events += clone.events
            outcomes.append(whole(clone) + encode(sorted(events, key=repr)))
        for outcome in outcomes[1:]:
            trial.same(number, f"the answers {answers!r} in another order lead elsewhere", outcome, outcomes[0])
