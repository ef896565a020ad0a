"""Defines the database schema: tables, their seats, and the append-only log of entries.

The primary key (table, seq) of `entries` serves as the lock. Times are integer milliseconds, ids are text and bodies are bytes,
so nothing depends on one database system. Rows of `entries` are never changed and are deleted only together with their
table. Everything else about a running table follows from them by replay.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

SCHEMA_VERSION: Final = "0012"
"""The schema version, which is that of the latest migration."""

# constraints have names because batch migrations cannot find nameless ones
METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("title", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("origin", LargeBinary),  # a what-if table starts from this state instead of from the seed
    Column("private", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # for lists only; the entries are authoritative
    Column("created_ms", BigInteger, nullable=False),
    Column("windows", String(10), nullable=False, server_default="swift"),
    Column("origin_table", String(32)),  # the table and position a what-if was copied from
    Column("origin_at", Integer),
    Column(
        "proof", SmallInteger, nullable=False, server_default="1"
    ),  # 2: the dice are bound to the table and its terms
    Column("lesson", String(40)),  # the id of a guided game
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("daily", String(10)),  # the day of a battle of the day
    Index("ix_tables_status_created_ms", "status", "created_ms"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),  # -1: the spectators' link
    Column("holder", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("key_hash", LargeBinary),  # null for bots and for seats that are not taken
    Column("invite_hash", LargeBinary),  # kept after the seat is taken
)

STANDING: Final = Table(
    "standing",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""Standing answers of seats while a game is in progress. They are hidden from others, so they are not log entries."""

TALK: Final = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("body", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)
"""The latest chat lines of a table."""

HINTS: Final = Table(
    "hints",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("seq", Integer, nullable=False),  # length of the log
    Column("at_ms", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "seq"),
)
"""Hints requested in games between people, at most one per seat and question."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)

ARCHIVES: Final = Table(
    "archives",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # keeps a finished game readable after its rules have changed
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""Analyses of finished games. They follow from the log and stay when the rules have changed, as archives do."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""Snapshots of long games, so that not all of the log has to be replayed. Derived from the log."""

THUMBNAILS: Final = Table(
    "faces",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # length of the log
    Column("body", LargeBinary, nullable=False),
)
"""Thumbnails of tables that have left memory, so that lists need not load them. Derived from the log."""

DAILY_RESULTS: Final = Table(
    "daily_results",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", LargeBinary, primary_key=True),  # the hash of a key
    Column("table_id", String(32), nullable=False),  # kept after the table is deleted
    Column("name", Text, nullable=False),
    Column("outcome", String(10), nullable=False),  # empty until the battle has ended
    Column("score", Integer, nullable=False),
    Column("best_other", Integer, nullable=False),
    Column("ended_ms", BigInteger, nullable=False),
    UniqueConstraint("table_id"),
)
"""Results of battles of the day, one for each person, game and day."""
