"""Defines the messages between people at a table apart from the game: chat, and bots that play for people."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from sandtable.server.wire.messages import PLAIN, Name, SeatNumber, Seq

Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "back-soon",
    "take-your-time",
    "yes",
    "no",
    "again",
    "good-game",
]
"""Phrases that can be sent with one click. Each reader sees them in their own language (`talk-...` of the common words)."""
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)

LineKind = Literal["text", "phrase", "note"]
"""Free text, a predefined phrase, or a note by the table itself: `handed`, `replaced`, `returned`."""

LONGEST_LINE: Final = 300
MAX_NUMBER: Final = 1_000_000


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """A chat message, either a phrase or a text. Everyone at the table can read it, including spectators."""

    phrase: Phrase | UnsetType = UNSET
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE, pattern=PLAIN)] | UnsetType = UNSET
    after: Annotated[int, Meta(ge=0, le=MAX_NUMBER)] | UnsetType = UNSET
    """The last line the sender knows. If a seat sends the same message again after the same line, it is stored once."""


class SayAnswer(Struct, frozen=True):
    """The line was stored under this number (`TableInfo.talked`)."""

    number: int


class TalkLine(Struct, frozen=True):
    number: int
    seat: int
    """The speaker, or the seat a note is about."""
    kind: LineKind
    body: str
    at: int


class Chat(Struct, frozen=True):
    """The chat, oldest line first. Only the latest lines are kept."""

    lines: tuple[TalkLine, ...]
    phrases: tuple[Phrase, ...]


class Deputy(Struct, frozen=True, forbid_unknown_fields=True):
    """Hand the caller's seat to a bot, or take it back if `bot` is omitted. The key keeps working throughout."""

    seq: Seq
    bot: Name | UnsetType = UNSET


class Replace(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree that a bot plays for someone who has been away for long while the game waits for them (`SeatInfo.gone`)."""

    seq: Seq
    seat: SeatNumber
    bot: Name
