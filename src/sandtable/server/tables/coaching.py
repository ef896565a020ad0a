"""Runs the coach of a guided game: the progress of the lesson, what the coach says, and which answers it holds back.

All of it follows from the log entries, so the table can be dropped and rebuilt like any other.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, IllegalPick
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.scene import Message, target_id
from sandtable.core.space.points import POINT, x_of, y_of
from sandtable.learning.lessons import Lesson, LessonStep, load_lesson, open_kinds
from sandtable.server.wire.messages_teaching import Coach

AWAY: Final = b"away"
BACK: Final = b"back"


class LessonProgress:
    """A guided game at its table. `at[k]` is the lesson step reached after the first k picks that stand."""

    def __init__(self, spec: GameSpec[State], lesson: Lesson) -> None:
        self.spec = spec
        self.lesson = lesson
        self.at: list[int] = [0]
        self.is_silent = False

    def record_pick(self, seat: int, kind: str, text: str, st: State) -> None:
        self.at.append(self.lesson.after_pick(self.at[-1], seat, kind, text, open_kinds(st)))

    def cut(self, picks: int) -> None:
        del self.at[picks + 1 :]

    def record_entry(self, body: bytes) -> None:
        self.is_silent = body == AWAY

    # -- the current step ----------------------------------------------------------------------------------------------

    def step(self) -> LessonStep | None:
        return None if self.at[-1] == len(self.lesson.steps) else self.lesson.steps[self.at[-1]]

    def asked_step(self, st: State) -> LessonStep | None:
        """Return the step whose question is open, unless the coach was sent away."""
        step = self.step()
        return step if step is not None and not self.is_silent and step.is_asked(open_kinds(st)) else None

    def refusal(self, st: State, seat: int, text: str) -> Message | None:
        """Return the coach's reply to an answer that leads away from the lesson; None if the answer is fine."""
        step = self.asked_step(st)
        if step is None or seat != step.seat or step.seat != self.lesson.seat or step.takes(text):
            return None
        return self.lesson.wrong_words(step)

    def taught(self, st: State, seat: int, texts: tuple[str, ...]) -> tuple[str, ...]:
        """Return the leading answers that follow the lesson, up to the first one that leads away from it."""
        tried, at = st.clone(), self.at[-1]
        for number, text in enumerate(texts):
            step = self.lesson.steps[at] if at < len(self.lesson.steps) else None
            asked = tried.asked(seat)
            is_own = step is not None and step.seat == seat == self.lesson.seat and step.is_asked(open_kinds(tried))
            if step is not None and is_own and not self.is_silent and not step.takes(text):
                return texts[:number]
            tried.apply(self.spec.notation.option_of(tried, asked, text), seat)
            at = self.lesson.after_pick(at, seat, asked.kind, text, open_kinds(tried))
        return texts

    def holds_bots(self, st: State) -> bool:
        """Return whether the bots must wait because the learner has a step to do."""
        step = self.asked_step(st)
        return step is not None and step.seat == self.lesson.seat

    def reply(self, st: State, seat: int) -> str:
        """Return the answer the script gives for another seat, or "" if its bot should decide."""
        step = self.step()
        if step is None or step.seat != seat or not step.is_asked(open_kinds(st)):
            return ""
        try:
            self.spec.notation.option_of(st, st.asked(seat), step.pick)
        except IllegalPick:
            return ""
        return step.pick

    def message(self, st: State) -> Coach:
        """Return what the coach tells the learner, based on what the learner's seat sees."""
        lesson, step = self.lesson, self.step()
        parts = tuple([lesson.key(f"part-{part}") for part in lesson.parts])
        title = lesson.key("title")
        if step is None:
            return Coach(lesson.id, title, parts, len(parts), Message(lesson.key("end")), is_silent=self.is_silent)
        own = [asked for asked in st.open_questions() if asked.seat == lesson.seat]
        shown = step if step.id else self._before()
        tip = lesson.tips.get(own[0].kind) if own and step.free else None
        is_asked = bool(step.id) and step.is_asked(open_kinds(st))
        return Coach(
            lesson.id,
            title,
            parts,
            lesson.parts.index(shown.part),
            Message(lesson.key(shown.say)) if step.id and (step.free or is_asked) else Message("coach-waits"),
            tip=None if tip is None else Message(lesson.key(tip)),
            wrong=lesson.wrong_words(step) if is_asked else None,
            is_asked=is_asked,
            pick=step.pick if is_asked else "",
            light=self._light(st, own[0], step) if is_asked else (),
            is_silent=self.is_silent,
        )

    def _before(self) -> LessonStep:
        """Return the learner's latest step, which is shown while others answer."""
        steps = self.lesson.steps
        earlier = [step for step in steps[: self.at[-1]] if step.id]
        return earlier[-1] if earlier else next(step for step in steps if step.id)

    def _light(self, st: State, asked: Decision, step: LessonStep) -> tuple[str, ...]:
        """Return what to highlight: what the step names, or the parts of its answer."""
        if step.light:
            return step.light
        try:
            pick = self.spec.notation.option_of(st, asked, step.pick)
        except IllegalPick:
            return ()
        if asked.region is not None and isinstance(pick, int):
            return (f"{POINT}:{x_of(pick)},{y_of(pick)}",)
        return tuple([target_id(target) for target in self.spec.notation.targets_of(asked, pick)])


def lesson_at(spec: GameSpec[State], name: str | None) -> LessonProgress | None:
    """Return the coach of a table. If the lesson no longer exists, the table is an ordinary game."""
    lesson = load_lesson(spec.name, name) if name else None
    return None if lesson is None else LessonProgress(spec, lesson)
