"""What travels about rules: clauses and words, why something is no answer, what could be done with something in hand."""

from __future__ import annotations

from msgspec import Struct

from sandtable.core.scene.plane import Plan
from sandtable.core.scene.scene import Option, Question, Scene, Words
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
    """Of the text: the one asked for, or English where it is not translated."""


class WhyNot(Struct, frozen=True):
    """Why something is no answer now: the clauses with their text, the nearest first. Without any it is allowed.

    `sentence` says it in the facts of the position, `targets` are what to light up for it: the piece in the way, the enemy
    too near. Of what is allowed `options` are the answers that it is part of, the first ones of `count`. `asked` is the
    question that is open for the seat; there is none while others are asked.
    """

    seat: int
    target: str
    asked: Words | None
    clauses: tuple[ClauseText, ...]
    targets: tuple[str, ...] = ()
    sentence: Words | None = None
    options: tuple[Option, ...] = ()
    count: int = 0


class Gestured(Struct, frozen=True):
    """What became of a gesture: with `picks` it is in the log under this number, so many answers as one; else nothing happened.

    Then it needs one of several `ways`, or `why` says what forbids it. With `waits` others are asked first: the same gesture
    says the rest when they have answered.
    """

    seq: int
    picks: int = 0
    waits: bool = False
    ways: tuple[GestureWay, ...] = ()
    why: WhyNot | None = None


class Lifted(Struct, frozen=True):
    """What can be done with something that is taken in hand: where it can be put, as the question will be.

    `anywhere`: it can be put just on the table. With neither it cannot be taken.
    """

    question: Question | None
    anywhere: bool


class WhyNotOption(Struct, frozen=True):
    """Why a value cannot be chosen: the clauses with their text, the sentence, and in any case a `detail` in English.

    With nothing in `detail` it can.
    """

    option: str
    clauses: tuple[ClauseText, ...]
    sentence: Words | None = None
    detail: str = ""


class Foreseen(Struct, frozen=True):
    """What a point would mean; nothing where none is asked for any more, because a preview may come too late."""

    plan: Plan | None


class TermText(Struct, frozen=True):
    """A word of the glossary: singular and plural (either may be empty), what it means, the clause that says so."""

    id: str
    clause: str
    one: str
    many: str
    means: str
    language: str


class ExampleOf(Struct, frozen=True):
    """The clause that retells a worked example which can be seen on a board, and the clauses that it shows, itself first."""

    id: str
    clauses: tuple[str, ...]


class RulesPage(Struct, frozen=True):
    """A game's clauses in the order of its ledger with its glossary and examples, or what holds all the searched words.

    A searched word that stands nowhere is taken for the nearest one: `instead` says which for which.
    """

    game: str
    title: str
    clauses: tuple[ClauseText, ...]
    terms: tuple[TermText, ...] = ()
    examples: tuple[ExampleOf, ...] = ()
    instead: dict[str, str] = {}


class ExampleShown(Struct, frozen=True):
    """A worked example on its board, as the seat that is asked sees it. `refused` may be tried in vain."""

    id: str
    seat: int
    refused: tuple[str, ...]
    static: Static
    scene: Scene


class WhereApplies(Struct, frozen=True):
    """Where a clause matters now: targets that it keeps from being an answer, and whether the question stands under it."""

    seat: int
    clause: str
    targets: tuple[str, ...]
    asked: bool


class LanguageInfo(Struct, frozen=True):
    id: str
    name: str  # what the language calls itself


class Languages(Struct, frozen=True):
    """The languages of the words and rules, English first."""

    languages: tuple[LanguageInfo, ...]
