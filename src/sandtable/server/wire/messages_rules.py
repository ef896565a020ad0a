"""Defines the messages about rules: clauses, glossary, why something is not allowed, and gestures."""

from __future__ import annotations

from msgspec import Struct

from sandtable.core.scene.plane import Plan
from sandtable.core.scene.scene import Message, Option, Question, Scene
from sandtable.core.scene.static import Static
from sandtable.server.wire.messages import GestureWay


class ClauseText(Struct, frozen=True):
    id: str
    text: str
    chapter: int
    chapter_title: str
    tags: tuple[str, ...]
    deviation: str
    language: str
    """The language of the text: the requested one, or English if there is no translation."""


class WhyNot(Struct, frozen=True):
    """Why something is not a legal answer: the clauses with their text, most specific first. If there are none, it is legal.

    `sentence` explains it with the facts of the position. `targets` lists what to highlight, such as the piece in the way or
    the enemy that is too close. For something legal, `options` holds the first of the `count` answers it is part of. `asked` is
    the seat's open question, or none while others are asked.
    """

    seat: int
    target: str
    asked: Message | None
    clauses: tuple[ClauseText, ...]
    targets: tuple[str, ...] = ()
    sentence: Message | None = None
    options: tuple[Option, ...] = ()
    count: int = 0


class GestureResult(Struct, frozen=True):
    """The result of a gesture. With `picks`, that many answers are in the log as one entry, `seq`. Otherwise nothing happened.

    In that case the player has to choose one of several `ways`, or `why` says what forbids it. With `waits`, other seats are
    asked first whether they react. The remaining answers follow on their own as entries of their own while the others pass.
    With `adjusts`, the same gesture `by_hand` would ask where each piece goes.
    """

    seq: int
    picks: int = 0
    waits: bool = False
    ways: tuple[GestureWay, ...] = ()
    why: WhyNot | None = None
    adjusts: bool = False


class Lifted(Struct, frozen=True):
    """What can be done with something that was picked up: where it can be put, in the form of the question to come.

    `anywhere`: it can be put down anywhere on the table. Without a question and without `anywhere` it cannot be picked up.
    """

    question: Question | None
    anywhere: bool


class WhyNotOption(Struct, frozen=True):
    """Why a value cannot be chosen: the clauses with their text, a sentence, and always a `detail` in English.

    If `detail` is empty, the value can be chosen.
    """

    option: str
    clauses: tuple[ClauseText, ...]
    sentence: Message | None = None
    detail: str = ""


class PointPreview(Struct, frozen=True):
    """What answering with a point would mean. None if no point is asked for any more; a preview may arrive too late."""

    plan: Plan | None


class TermText(Struct, frozen=True):
    """A glossary term: singular and plural (either may be empty), its meaning, and the clause that defines it."""

    id: str
    clause: str
    one: str
    many: str
    means: str
    language: str


class ExampleOf(Struct, frozen=True):
    """The clause that retells a worked example with a board, and the clauses the example shows, starting with that clause."""

    id: str
    clauses: tuple[str, ...]


class RulesPage(Struct, frozen=True):
    """A game's clauses in ledger order with glossary and examples, or only those that contain all words of a search.

    A search word that occurs nowhere is replaced by the closest one; `instead` maps the original to the replacement.
    """

    game: str
    title: str
    clauses: tuple[ClauseText, ...]
    terms: tuple[TermText, ...] = ()
    examples: tuple[ExampleOf, ...] = ()
    instead: dict[str, str] = {}


class ExampleShown(Struct, frozen=True):
    """A worked example on its board, as seen by the seat that is asked. `refused` lists picks the example refuses."""

    id: str
    seat: int
    refused: tuple[str, ...]
    static: Static
    scene: Scene


class WhereApplies(Struct, frozen=True):
    """Where a clause matters now: the targets it rules out as answers, and whether the open question is based on it."""

    seat: int
    clause: str
    targets: tuple[str, ...]
    asked: bool


class LanguageInfo(Struct, frozen=True):
    id: str
    name: str  # in the language itself


class Languages(Struct, frozen=True):
    """The languages of the interface and the rules, English first."""

    languages: tuple[LanguageInfo, ...]
