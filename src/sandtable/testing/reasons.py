"""Promises about reasons: what is not offered has a clause, what is offered has none, and a sentence can be spoken."""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import COUNTS, SEAT, WORD
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.not_asked import when_key
from sandtable.core.interaction.why_not import target_text, why_not_asked
from sandtable.core.interaction.wording import sentence_for
from sandtable.core.scene.scene import Message
from sandtable.language.translator import LANGUAGES, MissingMessage, Translator
from sandtable.testing.trial import Trial, fingerprint

S = TypeVar("S", bound=State)

TOGETHER: Final = 12
"""How many things of one question are asked about beside one that is chosen."""


class Asker(Generic[S]):
    """Asks about one thing after another in one game; every sentence is spoken once in all languages."""

    def __init__(self, trial: Trial[S]) -> None:
        self.trial = trial
        self.spec = trial.spec
        spec = cast("GameSpec[State]", trial.spec)
        self.speakers = [Translator(spec, language, strict=True) for language in LANGUAGES]
        self.spoken: set[str] = set()

    def trouble_with_clauses(self, clauses: Sequence[str]) -> str:
        known = self.trial.clauses
        unknown = [] if known is None else [each for each in clauses if each not in known]
        return "" if clauses and not unknown else f"No clause of the ledger in {list(clauses)}"

    def trouble_with(self, sentence: Message | None) -> str:
        """A sentence that cannot be said in one of the languages."""
        if sentence is None or repr(sentence) in self.spoken:
            return ""
        self.spoken.add(repr(sentence))
        for speaker in self.speakers:
            try:
                speaker.format(sentence)
            except MissingMessage as err:
                return f"the refusal cannot be spoken: {err}"
        return ""

    def trouble_at(
        self, asked: Decision, seen: S, other: S, other_seen: S, target: Target, given: tuple[Target, ...] = ()
    ) -> str:
        """What is wrong with what is said about a target that is not offered; `other` is a redealt world, then how it looks."""
        clauses = self.spec.presentation.why_not(seen, asked.seat, target, given)
        trouble = self.trouble_with_clauses(clauses)
        if trouble:
            return trouble
        if self.spec.presentation.why_not(other, asked.seat, target, given) != clauses:
            return f"{clauses} betrays what seat {asked.seat} cannot know"
        for clause in clauses:
            sentence = sentence_for(self.spec, seen, asked.seat, target, [clause], given)
            if sentence_for(self.spec, other_seen, asked.seat, target, [clause], given) != sentence:
                return f"the refusal by {clause} betrays what seat {asked.seat} cannot know"
            trouble = self.trouble_with(sentence)
            if trouble:
                return trouble
        return ""


def offered_targets(spec: GameSpec[S], asked: Decision) -> set[Target]:
    """Everything that is part of an answer: things, buttons, numbers."""
    words = spec.kinds[asked.kind].words
    found: set[Target] = {(WORD, option) for option in asked.options if isinstance(option, int) and option in words}
    for pick in asked.candidates():
        found.update(spec.notation.targets_of(asked, pick) + spec.notation.counts_of(asked, pick))
    return found


def closed_targets(spec: GameSpec[S], st: S, asked: Decision, offered: set[Target]) -> list[Target]:
    """Everything else one can point at, press or type; of numbers those next to the ones offered."""
    there: list[Target] = [*spec.presentation.targets(st), *[(SEAT, seat) for seat in range(st.players)]]
    there += spec.notation.closed_answers(asked)
    counts = [value for part, value in offered if part in COUNTS]
    there += [(part, max(counts, default=0) + 1) for part in COUNTS if part in spec.kinds[asked.kind].parts]
    return [target for target in dict.fromkeys(there) if target not in offered]


def beside_one(
    spec: GameSpec[S], asked: Decision, offered: set[Target], closed: list[Target], rng: Rng
) -> tuple[tuple[Target, ...], list[Target]]:
    """One thing that is chosen already, and some that do not go with it: closed ones, and parts of other answers."""
    things = sorted([each for each in offered if each[0] != WORD])
    if not things or asked.region is not None:
        return (), []
    chosen = things[rng.below(len(things))]
    named = [
        len(spec.notation.targets_of(asked, pick) + spec.notation.counts_of(asked, pick)) for pick in asked.candidates()
    ]
    there = [*closed, *(things if max(named) > 1 else [])]
    apart = [target for target in there if target[0] != WORD and not spec.notation.offers(asked, target, (chosen,))]
    return (chosen,), [apart[rng.below(len(apart))] for _ in range(min(TOGETHER, len(apart)))]


def check_why_not(trial: Trial[S]) -> None:
    """A clause says why of everything one can point at, press or type that is not a legal answer; the answer betrays nothing.

    The same holds beside something that is chosen already. What is part of an answer has no reason against it. A game's own
    sentence for a refusal can be spoken in all languages.
    """
    rng = trial.rng("why_not")
    asker = Asker(trial)
    for number, st in trial.visit():
        before = fingerprint(st)
        for asked in st.open_questions():
            seen = st.seen_by(asked.seat)
            redealt = trial.spec.redeal(seen, rng.word())
            worlds = {True: (redealt, redealt.seen_by(asked.seat)), False: (seen, seen.seen_by(asked.seat))}
            there = {*trial.spec.presentation.targets(redealt), *closed_targets(trial.spec, redealt, asked, set())}
            offered = offered_targets(trial.spec, asked)
            for target in sorted(offered):
                if trial.spec.presentation.why_not(seen, asked.seat, target):
                    text = target_text(trial.spec, asked, target)
                    raise trial.failure(number, f"{asked.kind} for seat {asked.seat}: {text} is offered and refused")
            closed = closed_targets(trial.spec, seen, asked, offered)
            given, apart = beside_one(trial.spec, asked, offered, closed, rng)
            for target, chosen in [(each, ()) for each in closed] + [(each, given) for each in apart]:
                trouble = asker.trouble_at(asked, seen, *worlds[target in there], target, chosen)
                if trouble:
                    beside = f" beside {chosen[0]!r}" if chosen else ""
                    what = f"{asked.kind} for seat {asked.seat}: why not {target!r}{beside}? {trouble}"
                    raise trial.failure(number, what)
        trial.same(number, "asking why not changed the state", fingerprint(st), before)


def trouble_with_rows(asker: Asker[S]) -> str:
    """What is wrong with the table of questions: a kind without a row, a clause that does not exist, a missing message."""
    questions = asker.spec.presentation.questions()
    if questions is None:
        return ""
    odd = sorted(set(questions.rows) ^ set(asker.spec.kinds))
    if odd:
        return f"the table of questions and the kinds differ in {odd}"
    steps = [step for procedure in questions.procedures for step in procedure]
    clauses = [*[row.clause for row in questions.rows.values()], *[step.clause for step in steps]]
    trouble = asker.trouble_with_clauses([*clauses, *[step.turn for step in steps if step.turn]])
    said = [*[Message(when_key(kind)) for kind in questions.rows], *[Message(step.name) for step in steps]]
    return trouble or next(filter(None, [asker.trouble_with(words) for words in said]), "")


def check_why_not_asked(trial: Trial[S]) -> None:
    """A seat that is not asked a kind of question gets a clause that says why, from what it knows alone."""
    rng = trial.rng("why_not_asked")
    asker = Asker(trial)
    spec = trial.spec
    strange = [kind for kind in spec.presentation.phase_asks.values() if kind not in spec.kinds]
    if strange:
        raise trial.failure(0, f"a phase is about {strange[0]!r}, which is no kind of question")
    wrong = trouble_with_rows(asker)
    if wrong:
        raise trial.failure(0, wrong)
    for number, st in trial.visit():
        before = fingerprint(st)
        for seat in range(trial.players):
            seen = st.seen_by(seat)
            redealt = spec.redeal(seen, rng.word())
            own = {asked.kind for asked in st.open_questions() if asked.seat == seat}
            for kind in [kind for kind in ("", *spec.kinds) if kind not in own and (kind or not own)]:
                reply = why_not_asked(spec, seen, seat, kind)
                trouble = asker.trouble_with_clauses(reply.clauses)
                other = why_not_asked(spec, redealt, seat, kind)
                if (other.clauses, other.sentence) != (reply.clauses, reply.sentence):
                    trouble = f"{list(reply.clauses)} betrays what the seat cannot know"
                trouble = trouble or asker.trouble_with(reply.sentence)
                if trouble:
                    raise trial.failure(number, f"why is seat {seat} not asked {kind}? {trouble}")
        trial.same(number, "asking why not changed the state", fingerprint(st), before)
