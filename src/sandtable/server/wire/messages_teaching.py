"""What travels for teaching: how to play, guided games, hints."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.core.scene.preview import Land, Preview
from sandtable.core.scene.scene import Option, Scene, Words
from sandtable.core.scene.static import Static


class TaughtPage(Struct, frozen=True):
    """A page of how to play. `key` is a message of the game with the attributes `title` and `caption`."""

    id: str
    key: str
    clauses: tuple[str, ...]


class LessonInfo(Struct, frozen=True):
    """A guided game that can be opened."""

    id: str
    title: Words
    about: Words
    parts: tuple[str, ...]
    """Keys of the names of its parts, in order."""
    preview: Preview
    """Where it begins, as everybody sees it, on this `land`."""
    land: Land


class Teaching(Struct, frozen=True):
    """What there is to learn a game with."""

    game: str
    pages: tuple[TaughtPage, ...]
    lessons: tuple[LessonInfo, ...]


class TaughtPicture(Struct, frozen=True):
    """The position that a page shows, as a seat sees it; `light` is what to point at."""

    id: str
    seat: int
    light: tuple[str, ...]
    hand: bool
    """Is the hand shown as well?"""
    static: Static
    scene: Scene


class Coach(Struct, frozen=True):
    """What the coach of a guided game says now, to the learner alone.

    While `is_asked` the open question is the one that he speaks of: `pick` is the answer that he would give, `light` what it
    is made of. Other answers may go on as well; those that do not are refused as `not_now`, with his words.
    """

    lesson: str
    title: str
    parts: tuple[str, ...]
    """Keys of the names of the parts."""
    part: int
    """Which of them it is about; their number when the script is at its end."""
    says: Words
    tip: Words | None = None
    """Something about the open question, in a step in which everything is free."""
    wrong: Words | None = None
    """What he says when something was tried in vain."""
    is_asked: bool = False
    pick: str = ""
    light: tuple[str, ...] = ()
    is_silent: bool = False
    """He was sent away; he can be called back."""


class Coaching(Struct, frozen=True, forbid_unknown_fields=True):
    """Send the coach away, or call him back."""

    seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    coach: Literal["away", "back"]


class Hint(Struct, frozen=True):
    """What a bot would answer, weighed from what the seat knows alone."""

    seat: int
    seq: int
    """The number that the log had reached: for another one the hint is out of date."""
    bot: str
    option: Option | None
    """With its odds and figures, as the question has it; nothing if only warnings were asked for and there are none."""
    reasons: tuple[Words, ...] = ()
    second: Option | None = None
    """The next best, if it weighed the others."""
    blunders: tuple[str, ...] = ()
    """Answers that weigh clearly less than the best."""
