"""What travels between people at a table besides the game: what they say, and bots that play for them."""

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
"""What can be said with one press; every reader gets it in the own language (`talk-...` of the common words)."""
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)

LineKind = Literal["text", "phrase", "note"]
"""Written freely, a ready-made phrase, or a note of the table itself: `handed`, `replaced`, `returned`."""

LONGEST_LINE: Final = 300
MOST_NUMBER: Final = 1_000_000


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said at the table, to be read by everybody there, spectators included: a phrase or a text, one of both."""

    phrase: Phrase | UnsetType = UNSET
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE, pattern=PLAIN)] | UnsetType = UNSET
    after: Annotated[int, Meta(ge=0, le=MOST_NUMBER)] | UnsetType = UNSET
    """The last line that the speaker knows of. The same seat saying the same after the same line says it once."""


class Said(Struct, frozen=True):
    """It stands under this number (`TableInfo.talked`)."""

    number: int


class TalkLine(Struct, frozen=True):
    number: int
    seat: int
    """Who said it, or whom a note is about."""
    kind: LineKind
    body: str
    at: int


class Talk(Struct, frozen=True):
    """What was said, the oldest first; of a long talk only the latest lines are kept."""

    lines: tuple[TalkLine, ...]
    phrases: tuple[Phrase, ...]


class Deputy(Struct, frozen=True, forbid_unknown_fields=True):
    """Hand the own seat to a bot of the game, or without one take it back. The key opens the seat all the while."""

    seq: Seq
    bot: Name | UnsetType = UNSET


class Replace(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree that a bot plays for somebody who has been away for long while the game waits for them (`SeatInfo.gone`)."""

    seq: Seq
    seat: SeatNumber
    bot: Name
