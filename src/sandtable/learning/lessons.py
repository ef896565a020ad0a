"""Guided games: scripts as data that let someone play a real game while a coach explains.

A game keeps them in `content/lessons`, one file each (`docs/guide/write-a-lesson.md`). A lesson begins from options, a seed and
some initial picks. Its steps follow the order of the game:

    a step of the learner   the question (`kind`), the answers that continue (`accept`), what to highlight (`light`)
    a step of another seat  the answer of that seat (`pick`); without one, its bot chooses
    a free step             everyone plays freely until the question of the next step

The progress of a lesson depends only on the picks (`after_pick`), so it can be left, resumed and taken back like the game
itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import files
from typing import Final

from sandtable.core.content.tables import ContentValue, text_file, toml_entry
from sandtable.core.engine.decision import Decision, IllegalPick, Pick
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.match.standing import NO_STANDING
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import Message, read_target
from sandtable.language.translator import LANGUAGES, Translator, package_of

FOLDER: Final = "lessons"
NEAR: Final = "near"
"""The first word of an accepted answer that stands for all points within a distance: `near X Y STEPS`."""
MAX_PICKS: Final = 2_000


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step. `where` is its place in the file, for faults. Only the learner's steps have an id and text."""

    where: str
    seat: int
    id: str = ""
    part: str = ""
    say: str = ""
    """The end of the key of the coach's text. Several steps may share it."""
    kind: str = ""
    pick: str = ""
    accept: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    free: bool = False

    def is_asked(self, asked: list[tuple[int, str]]) -> bool:
        return not self.free and (self.seat, self.kind) in asked

    def takes(self, text: str) -> bool:
        """Does this answer continue the lesson?"""
        return any(is_like(text, pattern) for pattern in self.accept)


def is_like(text: str, pattern: str) -> bool:
    """
    >>> is_like("B4 C5", "B4 *"), is_like("120 40", "near 100 40 30"), is_like("120 40", "near 100 40 10")
    (True, True, False)
    """
    words = pattern.split()
    if words[:1] != [NEAR]:
        return fnmatchcase(text, pattern)
    x, y, steps = (int(word) for word in words[1:])
    at = text.split()
    is_point = len(at) == 2 and all(part.lstrip("-").isdecimal() for part in at)
    return is_point and (int(at[0]) - x) ** 2 + (int(at[1]) - y) ** 2 <= steps**2


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game. `seat` is the learner's. The texts of its steps are `lesson-<id>-<step>`."""

    game: str
    id: str
    where: str
    players: int
    seat: int
    seed: int
    minutes: int
    options: Options
    before: tuple[str, ...]
    parts: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    tips: Mapping[str, str]
    """The kinds of questions that the coach explains in a free step, with the ends of the keys of the texts."""

    def key(self, end: str) -> str:
        return f"lesson-{self.id}-{end}"

    def wrong_words(self, step: LessonStep) -> Message:
        """The coach's reply to an answer that does not continue the lesson: the step's own text, or a general one."""
        return Message(self.key(f"{step.say}-wrong"), {}, "coach-not-that")

    def after_pick(self, at: int, seat: int, kind: str, text: str, asked: list[tuple[int, str]]) -> int:
        """The step that a pick leads to. `asked` holds the questions open after it, as seats and kinds."""
        if at == len(self.steps):
            return at
        step = self.steps[at]
        if step.free:
            return at + 1 if at + 1 == len(self.steps) or self.steps[at + 1].is_asked(asked) else at
        if (step.seat, step.kind) == (seat, kind) and (step.seat != self.seat or step.takes(text)):
            return at + 1
        if step.is_asked(asked) or all(who != self.seat for who, _ in asked):
            return at
        # The game went another way. The lesson continues where its script meets the game again.
        later = [n for n in range(at, len(self.steps)) if self.steps[n].seat == self.seat]
        return next((n for n in later if self.steps[n].is_asked(asked)), at)


# -- reading -----------------------------------------------------------------------------------------------------------


def lesson_names(spec: GameSpec[State]) -> list[str]:
    folder = files(package_of(spec)).joinpath("content", FOLDER)
    return sorted([path.name.removesuffix(".toml") for path in folder.iterdir()]) if folder.is_dir() else []


@lru_cache
def load_lesson(game: str, name: str) -> Lesson | None:
    """A lesson of a game, checked, or None if there is no such file."""
    spec = find_game(game)
    if name not in lesson_names(spec):
        return None
    file = f"{FOLDER}/{name}.toml"
    return read_lesson(spec, name, toml_entry(text_file(package_of(spec), file), file))


def read_lesson(spec: GameSpec[State], name: str, root: ContentValue) -> Lesson:
    """Read a lesson from its file. Every fault names file, step and field."""
    root.only(("minutes", "players", "seat", "seed", "options", "before", "step", "tips"))
    players = root.number("players", *spec.players)
    seat = root.number_or("seat", 0, 0, players - 1)
    given: Options = {}
    for key, value in root.need("options").entries() if root.has("options") else []:
        given[key] = value.as_number() if isinstance(value.value, int) else value.as_text()
    try:
        options = spec.check_options(players, given)
    except BadOption as error:
        raise root.need("options").wrong(str(error)) from None
    steps = tuple([read_step(spec, row, players, seat) for row in root.rows("step")])
    ids = [step.id for step in steps if step.id]
    for number, step in enumerate(steps):
        if step.id and ids.count(step.id) > 1:
            raise ContentValue(step.id, f"{step.where}, id").wrong("there are two steps of this id")
        if step.free and number + 1 < len(steps) and steps[number + 1].free:
            raise ContentValue(True, f"{step.where}, free").wrong("the next step is free too: this one would never end")
    tips = {}
    for kind, end in root.need("tips").entries() if root.has("tips") else []:
        ContentValue(kind, end.where).as_word(list(spec.kinds))
        tips[kind] = end.as_text()
    return Lesson(
        game=spec.name,
        id=name,
        where=root.where,
        players=players,
        seat=seat,
        seed=root.number("seed", 0),
        minutes=root.number("minutes", 1, 60),
        options=options,
        before=root.texts_or("before"),
        parts=tuple(dict.fromkeys([step.part for step in steps if step.part])),
        steps=steps,
        tips=tips,
    )


def read_step(spec: GameSpec[State], row: ContentValue, players: int, learner: int) -> LessonStep:
    row.only(("id", "part", "say", "seat", "kind", "pick", "accept", "light", "free"))
    seat = row.number_or("seat", learner, 0, players - 1)
    is_free = row.flag_or("free", False)
    if is_free or seat == learner:
        name, part = row.text("id"), row.text("part")
    else:
        row.only(("seat", "kind", "pick"))
        name, part = "", ""
    if is_free:
        row.only(("id", "part", "say", "free"))
        return LessonStep(row.where, seat, name, part, row.text_or("say", name), free=True)
    kind = row.word("kind", list(spec.kinds))
    pick = row.text("pick")
    accept = row.texts_or("accept", (pick,))
    if not any(is_like(pick, pattern) for pattern in accept):
        raise row.need("accept").wrong(f"the pick {pick!r} is not among them")
    for item in row.need("light").items() if row.has("light") else []:
        try:
            read_target(item.as_text())
        except ValueError as error:
            raise item.wrong(str(error)) from None
    return LessonStep(
        row.where, seat, name, part, row.text_or("say", name) if name else "", kind, pick, accept, row.texts_or("light")
    )


def check_words(spec: GameSpec[State], lesson: Lesson) -> None:
    """Check that every language has the coach's texts. Only tests call this, because reading all texts is slow."""
    wanted = [(f"{step.where}, say", lesson.key(step.say)) for step in lesson.steps if step.id]
    wanted += [(f"{step.where}, part", lesson.key(f"part-{step.part}")) for step in lesson.steps if step.part]
    wanted += [(f"{lesson.where}, tips, {kind}", lesson.key(end)) for kind, end in lesson.tips.items()]
    wanted += [(lesson.where, lesson.key(end)) for end in ("title", "about", "end")]
    for language in LANGUAGES:
        words = Translator(spec, language)
        for where, key in wanted:
            if not words.has(key):
                raise ContentValue(key, where).wrong(f"no words {key} in {language}")


# -- playing -----------------------------------------------------------------------------------------------------------


def beginning(lesson: Lesson) -> State:
    """The position from which a lesson is played, after its initial picks."""
    spec = find_game(lesson.game)
    match: Match[State] = Match(spec, lesson.players, lesson.options, Seed(lesson.seed))
    for number, text in enumerate(lesson.before, 1):
        where = ContentValue(text, f"{lesson.where}, before {number}")
        pass_windows(match)
        if match.state.decision is None:
            raise where.wrong("the game is over")
        try:
            match.pick_text(match.state.decision.seat, text)
        except IllegalPick as error:
            raise where.wrong(str(error)) from None
    pass_windows(match)
    return match.state


def pass_windows(match: Match[State]) -> None:
    """Pass the windows in which there is nothing to choose, as a table does."""
    while pass_one(match):
        pass


def pass_one(match: Match[State]) -> bool:
    for each in match.state.open_questions():
        if each.reaction is not None and match.passes_automatically(each.seat, NO_STANDING):
            match.pick(each.seat, each.reaction.passing)
            return True
    return False


def open_kinds(st: State) -> list[tuple[int, str]]:
    return [(each.seat, each.kind) for each in st.open_questions()]


def rehearse(
    lesson: Lesson, choose: Callable[[State, Decision], Pick] | None = None
) -> Iterator[tuple[int, Match[State]]]:
    """Play a lesson by its script. Yields the number of the step reached after each pick, and the game.

    `choose` answers what no step says, in free steps and between steps; without it the rehearsal ends there. An illegal pick
    is a fault of the file.
    """
    start = beginning(lesson).dump().decode()
    match: Match[State] = Match(find_game(lesson.game), lesson.players, lesson.options, Seed(lesson.seed), start=start)
    at = 0
    yield at, match
    while at < len(lesson.steps) and match.state.decision is not None:
        if len(match.steps) > MAX_PICKS:
            raise ContentValue("", lesson.where).wrong(f"the script has not ended after {MAX_PICKS} picks")
        step = lesson.steps[at]
        if pass_one(match):
            pass
        elif step.is_asked(open_kinds(match.state)):
            try:
                match.pick_text(step.seat, step.pick)
            except IllegalPick as error:
                raise ContentValue(step.pick, f"{step.where}, pick").wrong(str(error)) from None
        elif choose is None:
            return
        else:
            seen = match.state.seen_by(match.state.decision.seat)
            match.pick(match.state.decision.seat, choose(seen, seen.asked(match.state.decision.seat)))
        played = match.steps[-1]
        at = lesson.after_pick(at, played.seat, played.line.kind, played.line.pick, open_kinds(match.state))
        yield at, match


def position_at(lesson: Lesson, step: str) -> State | None:
    """The position in which a step of the learner is asked, if everyone follows the script, or None."""
    for at, match in rehearse(lesson):
        if at < len(lesson.steps):
            here = lesson.steps[at]
            if here.id == step and (here.free or here.is_asked(open_kinds(match.state))):
                return match.state
    return None
