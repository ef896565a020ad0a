"""Defines the messages for teaching: how to play, guided games, hints."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.core.interaction.dangers import Danger
from sandtable.core.scene.preview import Land, Preview
from sandtable.core.scene.scene import Message, Option, Scene
from sandtable.core.scene.static import Static


class TaughtPage(Struct, frozen=True):
    """A page of "how to play". `key` is a message of the game with the attributes `title` and `caption`."""

    id: str
    key: str
    clauses: tuple[str, ...]


class LessonInfo(Struct, frozen=True):
    """A guided game that can be opened."""

    id: str
    title: Message
    about: Message
    parts: tuple[str, ...]
    """Message keys for the names of its parts, in order."""
    preview: Preview
    """The starting position as everyone sees it, on this `land`."""
    land: Land


class Teaching(Struct, frozen=True):
    """The material for learning a game."""

    game: str
    pages: tuple[TaughtPage, ...]
    lessons: tuple[LessonInfo, ...]


class TaughtPicture(Struct, frozen=True):
    """The position shown on a page, as one seat sees it. `light` lists what to highlight."""

    id: str
    seat: int
    light: tuple[str, ...]
    hand: bool
    """Whether the hand is shown as well."""
    static: Static
    scene: Scene


class Coach(Struct, frozen=True):
    """What the coach of a guided game says now. Only the learner sees it.

    If `is_asked`, the coach refers to the open question: `pick` is the recommended answer and `light` what it consists of.
    Other answers may be accepted too. Those that are not are refused as `not_now`, with the coach's message.
    """

    lesson: str
    title: str
    parts: tuple[str, ...]
    """Message keys for the names of the parts."""
    part: int
    """The index of the current part; the number of parts at the end of the script."""
    says: Message
    tip: Message | None = None
    """A remark about the open question, in a step where every answer is allowed."""
    wrong: Message | None = None
    """What the coach says if a wrong answer was tried."""
    is_asked: bool = False
    pick: str = ""
    light: tuple[str, ...] = ()
    is_silent: bool = False
    """The coach was sent away and can be called back."""


class Coaching(Struct, frozen=True, forbid_unknown_fields=True):
    """Send the coach away, or call it back."""

    seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    coach: Literal["away", "back"]


class Hint(Struct, frozen=True):
    """What a bot would answer, computed only from what the seat knows."""

    seat: int
    seq: int
    """The last number of the log. If the log has grown since, the hint is out of date."""
    bot: str
    option: Option | None
    """With odds and figures, as in the question. None if only warnings were requested and there are none."""
    reasons: tuple[Message, ...] = ()
    second: Option | None = None
    """The second-best option, if the bot rated the others."""
    blunders: tuple[str, ...] = ()
    """Answers that rate clearly worse than the best."""


class Dangers(Struct, frozen=True):
    """The answers to the open question that can lose the game at once, by what the seat sees."""

    seat: int
    seq: int
    """The last number of the log. If the log has grown since, this is out of date."""
    answers: tuple[Danger, ...]
