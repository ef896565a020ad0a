"""Why a seat is not asked a kind of question now, for every game with a table of its questions (`core.engine.questions`).

The answer uses only what the seat sees: the frames on the stack, the open questions, and the row of the kind. The sentences are
the messages `not-asked-...`, which contain the game's `when-<kind>`.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from sandtable.core.engine.kinds import SEAT
from sandtable.core.engine.questions import Question, Questions, Step
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.core.engine.state import State
from sandtable.core.frozen import dataclass
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import prompt, sentence_for, told_facts
from sandtable.core.scene.scene import Arg, Message, target_id
from sandtable.core.text.message import kebab, message_arg

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Absence:
    """Why a question is not asked: the clauses, the most relevant first, and the sentence."""

    clauses: tuple[str, ...]
    sentence: Message


def not_asked(spec: GameSpec[S], questions: Questions[S], st: S, seat: int, kind: str) -> Absence:
    """Why this seat is not asked this kind of question in a seen state. "" means any question at all."""
    asker = Asker(spec, questions, st, seat)
    out = None if questions.out is None else questions.out(st, seat)
    if out is not None:
        return asker.refused(out)
    return asker.why_not(kind, questions.rows[kind]) if kind else asker.why_nothing()


def absence(clauses: tuple[str, ...], sentence: Message) -> Absence:
    return Absence(tuple(dict.fromkeys(clauses)), sentence)


class Asker(Generic[S]):
    """A seat that wants to know why it is not asked something."""

    def __init__(self, spec: GameSpec[S], questions: Questions[S], st: S, seat: int) -> None:
        self.spec = spec
        self.questions = questions
        self.st = st
        self.seat = seat
        open_now = st.open_questions()
        self.own = next((asked for asked in open_now if asked.seat == seat), None)
        self.others = [asked for asked in open_now if asked.seat != seat]

    def why_nothing(self) -> Absence:
        """Another player is asked: because it is their turn, or because the question is theirs."""
        other = self.others[0]
        turn = self.turn_clause()
        if turn and other.seat in self.st.active_seats():
            return Absence((turn,), Message("not-asked-turn", {"player": player(other.seat)}))
        said = self.when("not-asked-waits", other.kind, player=player(other.seat))
        return Absence((self.questions.rows[other.kind].clause,), said)

    def why_not(self, kind: str, row: Question[S]) -> Absence:
        st, seat = self.st, self.seat
        for why in row.needs:
            lacking = why(st, seat)
            if lacking is not None:
                return self.refused(lacking)
        steps = row.steps_for(st, seat)
        now = self.step_now(self.questions.procedure_of(steps[0])) if steps else None
        active = st.active_seats()
        if seat not in (active if row.whose is None else row.whose(st)):
            if now is not None and active and now.turn in [step.turn for step in steps if step.turn]:
                return Absence((now.turn,), self.when("not-asked-turn-when", kind, player=player(active[0])))
            if row.whose is not None:
                return self.on_occasion(kind, row)
        if now is not None and now not in steps:
            return self.out_of_step(kind, row, steps[0], now)
        return self.led_here(row) or self.lacking(row) or self.on_occasion(kind, row, now is not None)

    def step_now(self, procedure: tuple[Step[S], ...]) -> Step[S] | None:
        return next((step for step in procedure if step.is_now(self.st)), None)

    def turn_clause(self) -> str:
        """The clause that says whose turn it is, "" if no turn is in progress."""
        steps = [self.step_now(procedure) for procedure in self.questions.procedures]
        return next((step.turn for step in steps if step is not None and step.turn), "")

    # -- answers -------------------------------------------------------------------------------------------------------

    def out_of_step(self, kind: str, row: Question[S], step: Step[S], now: Step[S]) -> Absence:
        """The step that asks it is over or still to come."""
        clauses = (now.clause, step.clause)
        procedure = self.questions.procedure_of(step)
        is_over = procedure.index(now) > procedure.index(step)
        # what a later step of a turn will bring, nobody can know
        nothing = self.lacking(row) if is_over or not step.turn else None
        if nothing is None:
            return absence(
                clauses, self.when("not-asked-over" if is_over else "not-asked-later", kind, now=message_arg(now.name))
            )
        if not is_over:
            return nothing
        args = {**nothing.sentence.args, "step": message_arg(step.subject), "why": message_arg(nothing.sentence.key)}
        return absence((*nothing.clauses, *clauses), Message("not-asked-nothing", args))

    def led_here(self, row: Question[S]) -> Absence | None:
        """The answer that leads to the question is refused: the same words as for that answer."""
        if row.after is None or self.own is None or self.own.kind != row.after[0]:
            return None
        target = row.after[1]
        clauses = self.spec.presentation.why_not(self.st, self.seat, target)
        said = sentence_for(self.spec, self.st, self.seat, target, clauses)
        return None if said is None else Absence(tuple(clauses), said)

    def lacking(self, row: Question[S]) -> Absence | None:
        nothing = None if row.nothing is None else row.nothing(self.st, self.seat)
        return None if nothing is None else self.refused(nothing)

    def on_occasion(self, kind: str, row: Question[S], is_now: bool = False) -> Absence:
        """When the question is asked, and who is asked it or what is asked now instead."""
        others = [asked.seat for asked in self.others if asked.kind == kind]
        if others:
            return Absence((row.clause,), self.when("not-asked-other", kind, player=player(others[0])))
        if not is_now:
            return Absence((row.clause,), Message(when_key(kind)))
        if self.own is not None:
            asked = prompt(self.spec, self.st, self.own)
            said = self.when("not-asked-now", kind, **asked.args, prompt=message_arg(asked.key))
            return Absence((row.clause,), said)
        return Absence((row.clause,), self.when("not-asked-waits", kind, player=player(self.others[0].seat)))

    def refused(self, found: Refusal | Objection) -> Absence:
        objection = Objection(found, self.seat) if isinstance(found, Refusal) else found
        facts = told_facts(self.spec, self.st, objection.facts(self.st))
        sentence = self.spec.presentation.inflected(Message(objection.refusal.key, facts))
        return Absence((objection.clause,), sentence)

    def when(self, key: str, kind: str, **args: Arg) -> Message:
        """A message that says when the question is asked, beside its other arguments."""
        return Message(key, {**args, "when": message_arg(when_key(kind))})


def when_key(kind: str) -> str:
    return f"when-{kebab(kind)}"


def player(seat: int) -> Arg:
    return Arg("seat", (seat,), targets=(target_id((SEAT, seat)),))
