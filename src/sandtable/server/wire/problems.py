"""Refusals: a status, a stable word, where it is wrong, and a sentence. Whoever raises one has changed nothing."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from sandtable.core.scene.scene import Words
from sandtable.core.text.message import Arg
from sandtable.server.wire.messages import Problem

MOST_TOLD: Final = 2_000


class Refused(Exception):
    """A request that cannot be granted."""

    def __init__(
        self,
        status: int,
        error: str,
        where: str,
        detail: str,
        seq: int = -1,
        said: Words | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.headers = headers or {}
        self.problem = Problem(error, told(where), told(detail), UNSET if seq < 0 else seq, said or UNSET)


def told(text: str) -> str:
    """A text as it can be sent, whatever of a request it quotes: cut short, without lone surrogates.

    >>> told("no \\ud800 here")
    'no ? here'
    """
    return text[:MOST_TOLD].encode("utf-8", "replace").decode()


def unknown_table(table: str) -> Refused:
    return Refused(404, "unknown_table", "table", f"there is no table {table[:40]!r}", said=Words("refused-no-table"))


UNPLAYABLE: Final = "unplayable"


class BrokenTable(Exception):
    """A stored table that these rules cannot play: another rules version, or damage."""

    def refusal(self) -> Refused:
        return _unplayable(str(self), Words("refused-unplayable"))


class RulesChanged(BrokenTable):
    """A table that was begun under other rules and cannot go on under these. Only the server's log says where and why."""

    def __init__(self, begun: str, present: str, reason: object) -> None:
        self.versions = f"begun under rules {begun}, these are rules {present}"
        super().__init__(f"{self.versions}, under which it would have gone otherwise: {reason}")
        self.begun, self.present = begun, present

    def refusal(self) -> Refused:
        args = {"recorded": Arg("text", text=told(self.begun)), "present": Arg("text", text=self.present)}
        return _unplayable(self.versions, Words("refused-rules-changed", args))


def unplayable(why: BrokenTable | str) -> Refused:
    return (BrokenTable(why) if isinstance(why, str) else why).refusal()


def _unplayable(why: str, said: Words) -> Refused:
    return Refused(409, UNPLAYABLE, "table", f"this table cannot be played any more: {why}", said=said)


def not_stored() -> Refused:
    return Refused(
        503, "not_stored", "database", "the server cannot store anything now; nothing was changed, try again"
    )


def unsure() -> Refused:
    detail = "the database was lost while it stored this; the same request again gets the answer"
    return Refused(503, "unsure", "database", detail)


def away() -> Refused:
    return Refused(503, "away", "database", "the database does not answer now; nothing was changed, try again")


def no_key() -> Refused:
    return Refused(401, "no_key", "Authorization", "this needs the key of a seat: Authorization: Bearer KEY")


def wrong_key() -> Refused:
    return Refused(
        403,
        "wrong_key",
        "Authorization",
        "this key opens no seat of this table; its holder may have changed it",
        said=Words("refused-wrong-key"),
    )


def only_invited() -> Refused:
    detail = "this is an invitation, not a key: sit down with it, and go on with the key that you get"
    return Refused(403, "only_invited", "Authorization", detail)


def only_watching() -> Refused:
    return Refused(403, "only_watching", "Authorization", "a spectator's key cannot do this")


def deputed() -> Refused:
    return Refused(409, "deputed", "seat", "a bot plays for this seat: take the seat back first")


def stale(seq: int, head: int) -> Refused:
    word = "is taken" if seq <= head else "comes too early"
    return Refused(409, "stale", "seq", f"number {seq} {word}: the log has reached {head}", head)


def not_playing(status: str) -> Refused:
    return Refused(409, "not_playing", "table", f"the game is {status}")
