"""Stores the results of battles of the day: one row for each person, game and day.

The row is written when the person opens the battle and completed when it ends. A row without an outcome counts as lost once its
day is over.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final, Literal

from sqlalchemy import Connection, case, func, insert, select, update

from sandtable.server.storage.schema import DAILY_RESULTS

Outcome = Literal["won", "drawn", "lost"]

MAX_SHOWN: Final = 50
"""The most results on a board."""


@dataclass(frozen=True, slots=True)
class DailyRow:
    """A person who has opened a battle of the day. Only a hash of the person's key is stored."""

    day: str
    game: str
    person: bytes
    table_id: str
    name: str


@dataclass(frozen=True, slots=True)
class DailyEnd:
    """How a battle of the day ended for its person: the outcome, the own score and the best of the others."""

    outcome: Outcome
    score: int
    best_other: int
    ended_ms: int


@dataclass(frozen=True, slots=True)
class StoredBoard:
    """The results of one battle: the number of each outcome (the key "" for those without), and the best results."""

    counts: dict[str, int]
    best: list[tuple[str, str, int, int]]
    """Name, outcome, own score, best other score."""


def insert_daily(connection: Connection, row: DailyRow) -> None:
    connection.execute(insert(DAILY_RESULTS).values(**asdict(row), outcome="", score=0, best_other=0, ended_ms=0))


def end_daily(connection: Connection, table: str, end: DailyEnd) -> None:
    connection.execute(update(DAILY_RESULTS).where(DAILY_RESULTS.c.table_id == table).values(asdict(end)))


def table_of(connection: Connection, day: str, game: str, person: bytes) -> str | None:
    """Return the table at which a person plays the battle of a day."""
    c = DAILY_RESULTS.c
    found = select(c.table_id).where(c.day == day, c.game == game, c.person == person)
    return connection.execute(found).scalar_one_or_none()


def board_of(connection: Connection, day: str, game: str) -> StoredBoard:
    """Return the results of a battle, best first: by outcome, by the difference of the scores, then the earlier one."""
    c = DAILY_RESULTS.c
    of_battle = (c.day == day, c.game == game)
    counts = connection.execute(select(c.outcome, func.count()).where(*of_battle).group_by(c.outcome)).all()
    rank = case({"won": 0, "drawn": 1}, value=c.outcome, else_=2)
    best = (
        select(c.name, c.outcome, c.score, c.best_other)
        .where(*of_battle, c.outcome != "")
        .order_by(rank, (c.best_other - c.score), c.ended_ms, c.table_id)
        .limit(MAX_SHOWN)
    )
    rows = [(str(row[0]), str(row[1]), int(row[2]), int(row[3])) for row in connection.execute(best)]
    return StoredBoard({str(outcome): int(number) for outcome, number in counts}, rows)
