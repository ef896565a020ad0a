"""Defines the errors returned by the API: a status, a stable code, the part that is wrong, and a sentence.

A function that raises one has changed nothing.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from sandtable.core.scene.scene import Message
from sandtable.core.text.message import Arg
from sandtable.server.wire.messages import Problem

MAX_TEXT: Final = 2_000


class Refused(Exception):
    """A request that was refused."""

    def __init__(
        self,
        status: int,
        error: str,
        where: str,
        detail: str,
        seq: int = -1,
        said: Message | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.headers = headers or {}
        self.problem = Problem(error, clean(where), clean(detail), UNSET if seq < 0 else seq, said or UNSET)


def clean(text: str) -> str:
    """Make a text safe to send: cut it short and replace lone surrogates, in case it quotes the request.

    >>> clean("no \\ud800 here")
    'no ? here'
    """
    return text[:MAX_TEXT].encode("utf-8", "replace").decode()


def unknown_table(table: str) -> Refused:
    return Refused(404, "unknown_table", "table", f"there is no table {table[:40]!r}", said=Message("refused-no-table"))


UNPLAYABLE: Final = "unplayable"


class BrokenTable(Exception):
    """A stored table that cannot be played: its rules version is not supported, or its data is damaged."""

    def refusal(self) -> Refused:
        return _unplayable(str(self), Message("refused-unplayable"))


class RulesChanged(BrokenTable):
    """A table started under other rules that cannot continue under the current ones. Only the server's log gives the reason."""

    def __init__(self, begun: str, present: str, reason: object) -> None:
        self.versions = f"started under rules {begun}, the current rules are {present}"
        super().__init__(f"{self.versions}, under which it plays out differently: {reason}")
        self.begun, self.present = begun, present

    def refusal(self) -> Refused:
        args = {"recorded": Arg("text", text=clean(self.begun)), "present": Arg("text", text=self.present)}
        return _unplayable(self.versions, Message("refused-rules-changed", args))


def unplayable(why: BrokenTable | str) -> Refused:
    return (BrokenTable(why) if isinstance(why, str) else why).refusal()


def _unplayable(why: str, said: Message) -> Refused:
    return Refused(409, UNPLAYABLE, "table", f"this table can no longer be played: {why}", said=said)


def not_stored() -> Refused:
    return Refused(
        503, "not_stored", "database", "the server cannot save anything right now; nothing was changed, try again"
    )


def unsure() -> Refused:
    detail = "the connection to the database was lost while saving; send the same request again to get the answer"
    return Refused(503, "unsure", "database", detail)


def away() -> Refused:
    return Refused(503, "away", "database", "the database is not responding; nothing was changed, try again")


def no_key() -> Refused:
    return Refused(401, "no_key", "Authorization", "a seat's key is required: Authorization: Bearer KEY")


def wrong_key() -> Refused:
    return Refused(
        403,
        "wrong_key",
        "Authorization",
        "this key does not open a seat at this table; it may have been changed",
        said=Message("refused-wrong-key"),
    )


def only_invited() -> Refused:
    detail = "this is an invitation, not a key: take the seat with it, then use the key you get"
    return Refused(403, "only_invited", "Authorization", detail)


def only_watching() -> Refused:
    return Refused(403, "only_watching", "Authorization", "a spectator's key cannot do this")


def deputed() -> Refused:
    return Refused(409, "deputed", "seat", "a bot is playing this seat: take the seat back first")


def stale(seq: int, head: int) -> Refused:
    word = "is taken" if seq <= head else "is too high"
    return Refused(409, "stale", "seq", f"number {seq} {word}: the log is at {head}", head)


def not_playing(status: str) -> Refused:
    return Refused(409, "not_playing", "table", f"the game is {status}")
